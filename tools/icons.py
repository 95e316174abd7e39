"""The icons of the installed page, drawn from web/public/icon.svg by Chromium.

Run with ``python -m tools.icons`` after the drawing has changed; the pictures are committed beside it."""

from __future__ import annotations

from pathlib import Path

from tools.browser import chromium

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
#: Name, size in pixels, and whether the drawing fills the square and keeps clear of its edges (``maskable``).
ICONS = (
    ("icon-180.png", 180, True),
    ("icon-192.png", 192, False),
    ("icon-512.png", 512, False),
    ("icon-maskable-512.png", 512, True),
)
_GROUND = "#0b0d16"


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        page = browser.new_page()
        for name, size, filled in ICONS:
            page.set_viewport_size({"width": size, "height": size})
            inner = round(size * 0.8) if filled else size
            ground = _GROUND if filled else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; display: grid; place-items: center; height: {size}px;"
                f" background: {ground} }} svg {{ width: {inner}px; height: {inner}px }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=not filled)
            print(f"{name}  {(PUBLIC / name).stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
