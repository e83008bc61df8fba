"""
The page: the files of the built client, kept in memory with the headers they go out with.

What has its content's hash in its name never changes, so it may be kept for ever; what has not is asked for
again each time and answered with "not modified" where it is. A path is looked up and never opened, so none
leads outside.

Knows       the built folder. Tested in tests/server/test_pages.py
"""

import gzip
import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

import pakli

__all__ = ["CONTENT_SECURITY", "Page", "Pages"]

_SOURCES: Final = {
    "default-src": "'self'",
    "base-uri": "'none'",
    "connect-src": "'self'",
    "font-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "img-src": "'self' data: blob:",
    "media-src": "'self' data: blob:",
    "object-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    # Positions and lengths stand in style attributes: they cannot run anything.
    "style-src-attr": "'unsafe-inline'",
}
CONTENT_SECURITY: Final = "; ".join(f"{kind} {sources}" for kind, sources in _SOURCES.items())
"""What the page may load and where it may be shown: everything from here, nothing inline that could run."""

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
_PACKED: Final = (".html", ".js", ".css", ".json", ".map", ".webmanifest", ".txt", ".md", ".ftl", ".svg")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_HASHED: Final = "/assets/"
"""Where the build puts what it names by its content."""


class Page:
    """One file, ready to be sent."""

    def __init__(self, path: str, body: bytes) -> None:
        """
        Keep the file found at `path`.

        Raises:
            KeyError: files like it are not served.
        """
        suffix = Path(path).suffix
        self.body = body
        self.type = _TYPES[suffix]
        self.cache = _FOR_EVER if path.startswith(_HASHED) else _ASK_AGAIN
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self._packs = suffix in _PACKED

    @cached_property
    def packed(self) -> bytes | None:
        """The body by gzip; None where that would not help."""
        packed = gzip.compress(self.body, 9, mtime=0) if self._packs else self.body
        return packed if len(packed) < len(self.body) else None

    def is_known(self, if_none_match: str) -> bool:
        """Whether the reader, who sends this header, has it already."""
        return any(tag.strip().removeprefix("W/") in (self.tag, "*") for tag in if_none_match.split(","))


class Pages:
    """Every file of the client by its path, `/` among them."""

    def __init__(self, found: Mapping[str, Page]) -> None:
        """Serve these."""
        self._found = dict(found)
        if "/index.html" in self._found:
            self._found["/"] = self._found["/index.html"]

    @classmethod
    def read(cls, folder: Path | None = None) -> "Pages":
        """Read what was built into `folder`, by default into the package; nothing, if it was not built."""
        root = folder or _built()
        paths = sorted(root.rglob("*")) if root.is_dir() else []
        served = {path: path.relative_to(root) for path in paths if path.is_file() and path.suffix in _TYPES}
        shown = {
            path: name for path, name in served.items() if not any(part[0] == "." for part in name.parts)
        }
        named = {f"/{name.as_posix()}": path for path, name in shown.items()}
        return cls({name: Page(name, path.read_bytes()) for name, path in named.items()})

    def __contains__(self, path: str) -> bool:
        return path in self._found

    def find(self, path: str) -> Page | None:
        """The file at this path of an address; None: there is none."""
        return self._found.get(path)


def _built() -> Path:
    """Where the client was built: an editable install keeps it in another of the package's folders."""
    folders = [Path(folder) / "static" for folder in pakli.__path__]
    return next((folder for folder in folders if folder.is_dir()), folders[0])
