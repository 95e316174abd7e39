"""What is at ``/``: the built page, compressed and cached by browsers, or plain words where there is none.

The build puts ``name.br`` and ``name.gz`` beside its files, so that nothing is compressed while people play.
Files under ``assets`` have a digest in their names and never change; the rest is asked for again each time,
so that neither the page nor its service worker (``worker.js``) is ever an old one.
"""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path

from anyio import to_thread
from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.types import Scope

from nocturne.kernel.words import words
from nocturne.server.routes.guards import language

#: Where the page lies once it is built into the package.
PAGE = Path(__file__).parent.with_name("page")
# Not every system's table of types knows it.
mimetypes.add_type("application/manifest+json", ".webmanifest")
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


def add_front(app: FastAPI) -> None:
    """Serve the page, or say that it is not built."""
    if (PAGE / "index.html").is_file():
        app.mount("/", Front(directory=PAGE, html=True))
    else:
        app.get("/", include_in_schema=False)(_not_built)


class Front(StaticFiles):
    """The files of the page, in the smallest form the browser takes."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file; what the browser accepts is said in the call's headers."""
        if path.endswith(tuple(suffix for _, suffix in _ENCODINGS)):
            raise HTTPException(404)  # another form of a file, not a file of its own
        name = "index.html" if path == "." else path
        response = await self._compressed(name, scope) or await super().get_response(path, scope)
        forever = name.startswith("assets/") and response.status_code < 400
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response

    async def _compressed(self, name: str, scope: Scope) -> Response | None:
        if scope["method"] not in ("GET", "HEAD"):
            return None
        headers = Headers(scope=scope)
        taken = {part.split(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
        for encoding, suffix in _ENCODINGS:
            if encoding not in taken:
                continue
            found, about = await to_thread.run_sync(self.lookup_path, name + suffix)
            if about is None:
                continue
            kind = FileResponse(self.lookup_path(name)[0]).media_type
            response = FileResponse(found, media_type=kind, stat_result=about)
            response.headers["content-encoding"] = encoding
            response.headers["vary"] = "accept-encoding"
            if self.is_not_modified(response.headers, headers):
                return Response(status_code=304, headers={"etag": response.headers["etag"]})
            return response
        return None


async def _not_built(request: Request) -> HTMLResponse:
    lang = language(request)
    say = words(lang)
    title, text = (html.escape(say(name)) for name in ("server-no-page-title", "server-no-page"))
    page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    return HTMLResponse(f"{page}<h1>{title}</h1><p>{text}</p></html>", 503)
