"""The description of the API (``/openapi.json``) tells the truth: whatever is sent, fitting it or not, the
server answers in the described way and never with a fault of its own."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, cast

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from nocturne.server.api import create_app

from .conftest import lift_limits

#: Calls of each kind in one run of the tests.
EXAMPLES = 20


@pytest.mark.slow
@pytest.mark.usefixtures("_loaded")
def test_whatever_is_sent_is_answered_as_described(tmp_path: Path, cannot_run: Callable[[str], NoReturn]):
    if importlib.util.find_spec("schemathesis") is None:
        cannot_run("schemathesis is not installed (./test installs it)")
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.result import Err
    from schemathesis.python import asgi
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    app = create_app(f"sqlite:///{tmp_path}/nocturne.db", warm=False)
    told = (
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    )
    with asgi.get_client(cast(Any, app)) as client:  # its type for an application is narrower than ASGI
        lift_limits(app)
        entered = client.post("/api/guest", json={"nickname": "Mina"}, headers={"x-nocturne": "1"})
        headers = {"x-nocturne": "1", "cookie": f"nocturne={entered.cookies['nocturne']}"}
        schema = schemathesis.openapi.from_asgi("/openapi.json", app)
        called = 0
        for found in schema.get_all_operations():
            assert not isinstance(found, Err)
            operation = found.ok()

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def call(case: Any) -> None:
                nonlocal called
                called += 1
                answer = case.call(session=client, headers=headers)
                case.validate_response(answer, checks=told)

            call()
        assert called > 15 * EXAMPLES / 2
