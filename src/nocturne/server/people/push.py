"""Web push: a notice for a browser that is closed, by way of its maker's server, which cannot read it.

The message is encrypted for the browser (RFC 8291, aes128gcm of RFC 8188), and the call says by a signature
which server it comes from (VAPID, RFC 8292).
"""

from __future__ import annotations

import base64
import os
import time
from binascii import Error as Unreadable
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from nocturne.kernel.errors import NocturneError

#: A message is one record: its size stands in the head, and this much of it may be text.
_RECORD = 4096
LONGEST = 3000
_SECRET = 16
#: A signature holds for so long, and a notice is kept so long for a browser that is off, in seconds.
_HOLDS = 12 * 3600
_KEPT = 3 * 86_400


def encoded(octets: bytes) -> str:
    """Octets as text, as the protocol writes them."""
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """And back; refuses what is no such text."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (Unreadable, ValueError) as error:
        raise NocturneError("server-push-wrong") from error


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse what are not the keys of a browser."""
    if len(decoded(auth)) != _SECRET:
        raise NocturneError("server-push-wrong")
    _point(decoded(p256dh))


def _point(octets: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), octets)
    except ValueError as error:
        raise NocturneError("server-push-wrong") from error


def _octets(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def encrypt(
    message: bytes,
    p256dh: bytes,
    auth: bytes,
    *,
    salt: bytes | None = None,
    private: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message that only the browser with these keys can read."""
    salt = salt or os.urandom(16)
    private = private or ec.generate_private_key(ec.SECP256R1())
    own = _octets(private.public_key())
    shared = private.exchange(ec.ECDH(), _point(p256dh))
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + own, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Signer:
    """The key by which push services know this server. ``contact``: whom they can ask about it."""

    def __init__(self, written: str, contact: str) -> None:
        loaded = serialization.load_pem_private_key(written.encode(), None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey)
        self._key = loaded
        self._contact = contact
        self.public = encoded(_octets(loaded.public_key()))
        """What a browser is told, so that it lets nobody else send."""

    @staticmethod
    def new() -> str:
        """A new key, as it is kept."""
        key = ec.generate_private_key(ec.SECP256R1())
        form = serialization.PrivateFormat.PKCS8
        return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()

    def headers(self, endpoint: str) -> dict[str, str]:
        """What a call to a push service carries."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _HOLDS,
            "sub": self._contact,
        }
        signed = ".".join(
            encoded(msgspec.json.encode(one)) for one in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT),
            "Topic": "turn",  # a later notice takes the place of one that was not fetched
            "Urgency": "normal",
        }
