"""What leaves the server for other hosts: web push as its standards say, and the guard before addresses."""

from __future__ import annotations

import asyncio
import json
import socket

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from nocturne.kernel.errors import NocturneError
from nocturne.server.people.outgoing import NotPublic, Outgoing, is_public
from nocturne.server.people.push import Signer, check_keys, decoded, encoded, encrypt

# The example of RFC 8291, section 5: keys, salt and what comes of them.
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
WRITTEN = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_the_standard_shows_it():
    private = ec.derive_private_key(int.from_bytes(decoded(SENDER), "big"), ec.SECP256R1())
    message = b"When I grow up, I want to be a watermelon"
    written = encrypt(message, decoded(BROWSER), decoded(AUTH), salt=decoded(SALT), private=private)
    assert encoded(written) == WRITTEN


def test_a_call_is_signed_for_the_service_it_goes_to():
    signer = Signer(Signer.new(), "mailto:nocturne@example.org")
    headers = signer.headers("https://push.example/a/b?c")
    scheme, token, key = headers["Authorization"].replace(",", "").split()
    assert (scheme, key) == ("vapid", f"k={signer.public}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decoded(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example", "mailto:nocturne@example.org")
    octets = decoded(signature)
    both = encode_dss_signature(int.from_bytes(octets[:32], "big"), int.from_bytes(octets[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(signer.public))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(("p256dh", "auth"), [("", AUTH), (BROWSER, ""), (BROWSER[:-4], AUTH), ("é", AUTH)])
def test_keys_of_no_browser_are_refused(p256dh: str, auth: str):
    check_keys(BROWSER, AUTH)
    with pytest.raises(NocturneError):
        check_keys(p256dh, auth)


@pytest.mark.parametrize(
    "address",
    [
        "http://hooks.example.org/",  # not encrypted
        "https://hooks.example.org:22/",
        "https://hooks.example.org.evil.example/",
        "https://evil.example/?hooks.example.org",
        "https://hooks.example.org@evil.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest",
        "file:///etc/passwd",
        "https://hooks.example.org/a b",
        "https://hooks.example.org/\r\nX-Evil: 1",
        "https://example.net/",  # the host itself is not one of "*.example.net"
        "https://[",
        "",
    ],
)
def test_an_address_the_operator_does_not_allow_is_refused(address: str):
    guard = Outgoing(["hooks.example.org", "*.example.net"])
    guard.check("https://hooks.example.org/a?b=c")
    guard.check("https://a.example.net:443/")
    with pytest.raises(NocturneError):
        guard.check(address)
    guard.close()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1",
        "64:ff9b::a00:1", "2002:7f00:1::",
    ],
)  # fmt: skip
def test_an_address_inside_is_never_public(address: str):
    assert not is_public(address)
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")


def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch):
    """Given a name the operator allows, that leads to a public address and to one inside: nothing is sent."""
    inside = socket.create_server(("127.0.0.1", 0))
    inside.setblocking(False)
    led = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("9.9.9.9", "127.0.0.1")]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_args, **_named: led)
    monkeypatch.setattr(
        "socket.create_connection", lambda *_args, **_named: pytest.fail("it was called all the same")
    )
    guard = Outgoing(["hooks.example.org"])
    with pytest.raises(NotPublic):
        asyncio.run(guard.post("https://hooks.example.org/", b"{}", {}))
    guard.close()
    inside.close()
