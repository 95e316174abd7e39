"""The calls of operators and their machines: is it well, is it ready, what does it count."""

from __future__ import annotations

import ipaddress
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response

from nocturne.server.errors import Missing
from nocturne.server.metrics import exposition
from nocturne.server.routes.bodies import reply
from nocturne.server.routes.health import WELL
from nocturne.server.routes.services import Services, ServicesHere
from nocturne.server.wire import calls
from nocturne.version import __version__

_BUSY: dict[int | str, dict[str, Any]] = {
    503: {"description": "not now", "content": {"application/json": {}}}
}


def add_operators(app: FastAPI) -> None:
    """The routes."""

    @app.get("/healthz", responses=_BUSY)
    async def healthz(services: ServicesHere) -> Response:
        found = await services.health.look()
        well = all(one == WELL for one in found.values())
        response = reply(calls.Health(well=well, version=__version__, checks=found))
        response.status_code = 200 if well else 503
        return response

    @app.get("/readyz", responses=_BUSY)
    async def readyz(services: ServicesHere) -> Response:
        ready = services.loaded.is_set() and services.listed.is_set() and services.registry.is_in_time()
        response = reply(calls.Readiness(ready))
        response.status_code = 200 if ready else 503
        return response

    @app.get("/metrics", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
    async def metrics(request: Request, services: ServicesHere) -> Response:
        # How many play is nobody else's concern.
        if request.client is None or not _is_here(request.client.host):
            raise Missing("server-no-such-page")
        return Response(exposition(_gauges(services)), media_type="text/plain; version=0.0.4; charset=utf-8")


def _is_here(address: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(address).is_loopback
    return False


def _gauges(services: Services) -> list[tuple[str, str, float]]:
    registry = services.registry
    found = [
        ("nocturne_tables_live", "Tables in memory.", float(registry.live_tables())),
        ("nocturne_connections", "Connections to tables.", float(registry.connections())),
        ("nocturne_leases", "Tables this server owns.", float(len(registry.leases.held))),
        ("nocturne_store_waiting", "Jobs that wait to be written.", float(services.store.waiting())),
        ("nocturne_loop_lag_seconds", "How late the loop was lately.", services.health.lag),
        ("nocturne_ready", "Whether the games are loaded.", float(services.listed.is_set())),
        ("process_cpu_seconds_total", "Processor time of this process.", time.process_time()),
    ]
    with suppress(OSError):  # only Linux tells it so
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        found.append(("process_resident_memory_bytes", "Memory of this process.", pages * 4096.0))
    return found
