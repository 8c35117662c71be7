"""Bots that send what is no request, or none that anybody could mean."""

from __future__ import annotations

import json
import socket
from contextlib import closing
from functools import partial

from tests.faults.hostile.calling import break_off, request
from tests.faults.hostile.rogue import Behaviour, Rogue

MOVES = "/v1/matches/m_aaaaaaaaaaaaaaaa/moves"
CHUNKED = "Transfer-Encoding: chunked"
JSON = "Content-Type: application/json"
FULL = 16_384
"""The largest body that the server takes."""


def post(body: bytes, *more: str) -> bytes:
    """A request that would open a match if the body made sense."""
    return request("POST", "/v1/matches", None, body, *more)


def framed(rest: bytes, *more: str) -> bytes:
    """A request whose framing is its own."""
    return request("POST", "/v1/matches", None, None, JSON, *more) + rest


def get(target: bytes, *heads: bytes) -> bytes:
    """A request to read, in bytes of any kind."""
    return b"\r\n".join([b"GET " + target + b" HTTP/1.1", b"Host: localhost", *heads, b"", b""])


BODIES = {
    "nothing": b"",
    "no JSON": b"{'game': showdown}",
    "half of it": b'{"game":"showdo',
    "two": b"{}{}",
    "a number": b"1",
    "a long number": b"9" * FULL,
    "no number": b'{"game":NaN}',
    "deep lists": b"[" * FULL,
    "deep objects": b'{"a":' * (FULL // 5),
    "many keys": json.dumps({str(number): 0 for number in range(1_500)}).encode(),
    "the same key again": b'{"game":"showdown","game":"showdown"}',
    "NUL bytes": bytes(100),
    "NUL in a string": b'{"game":"\\u0000"}',
    "half a character": b'{"game":"\\ud800"}',
    "no UTF-8": b'{"game":"\xff\xfe"}',
    "UTF-16": '{"game":"showdown"}'.encode("utf-16"),
    "UTF-32": '{"game":"showdown"}'.encode("utf-32"),
    "a byte order mark": b'\xef\xbb\xbf{"game":"showdown"}',
    "compressed": b"\x1f\x8b\x08\x00" + bytes(50),
    "as much as goes": b'"' + b"x" * (FULL - 2) + b'"',
    "more than goes": b'"' + b"x" * FULL + b'"',
}

FRAMING = {
    "no length": framed(b"{}", "Content-Length: many"),
    "a negative length": framed(b"{}", "Content-Length: -2"),
    "a length with a sign": framed(b"{}", "Content-Length: +2"),
    "a list of lengths": framed(b"{}", "Content-Length: 2, 2"),
    "two lengths": framed(b"{}", "Content-Length: 2", "Content-Length: 1"),
    "a length beyond all": framed(b"{}", f"Content-Length: {'9' * 4_000}"),
    "a length that is too large": framed(b"{}", "Content-Length: 999999999999"),
    "length and chunks": framed(b"0\r\n\r\nGET / HTTP/1.1\r\n\r\n", "Content-Length: 5", CHUNKED),
    "chunks twice": framed(b"0\r\n\r\n", CHUNKED, CHUNKED),
    "chunks in disguise": framed(b"0\r\n\r\n", "Transfer-Encoding: xchunked"),
    "chunks, not at the end": framed(b"0\r\n\r\n", "Transfer-Encoding: chunked, identity"),
    "a header with a space": framed(b"0\r\n\r\n", "Transfer-Encoding : chunked"),
    "a folded header": framed(b"{}", "Content-Length: 2\r\n X: 1"),
    "lines without CR": b"POST /v1/matches HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}",
    "no size of a chunk": framed(b"zz\r\n{}\r\n0\r\n\r\n", CHUNKED),
    "a chunk without end": framed(b"2\r\n{}xx\r\n0\r\n\r\n", CHUNKED),
    "a chunk beyond all": framed(b"f" * 400 + b"\r\n{}\r\n", CHUNKED),
    "many small chunks": framed(b"1\r\n \r\n" * 30_000, CHUNKED),
    "trailers that must not be": framed(b"2\r\n{}\r\n0\r\nHost: x\r\n\r\n", CHUNKED),
    "many trailers": framed(b"2\r\n{}\r\n0\r\n" + b"X: y\r\n" * 500 + b"\r\n", CHUNKED),
    "another request behind": post(b"{}") + get(b"/v1/nothing") + b"\x00\x01garbage\r\n\r\n",
    "two hosts": get(b"/v1/games", b"Host: other"),
    "an unknown expectation": framed(b"{}", "Expect: nothing", "Content-Length: 2"),
    "HTTP/0.9": b"GET /v1/games\r\n\r\n",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "HTTP/9.9": b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    "TLS": bytes.fromhex("16030100c8010000c40303") + bytes(range(14, 200)),
    "a giant header": get(b"/v1/games", b"X: " + b"y" * 70_000),
    "giant headers": get(b"/v1/games", *(b"X-%d: %s" % (number, b"y" * 8_000) for number in range(60))),
    "a thousand headers": get(b"/v1/games", *(b"X-%d: y" % number for number in range(1_000))),
    "a giant address": get(b"/v1/" + b"x" * 100_000),
}

HEADS = {
    "no UTF-8 in the path": get(b"/v1/matches/%ff%fe"),
    "bytes in the path": get(b"/v1/matches/\xff\xfe"),
    "NUL in the path": get(b"/v1/matches/%00"),
    "lines in the path": get(b"/v1/matches/%0d%0aX:%201"),
    "up and up": get(b"/docs/..%2f..%2f..%2f..%2fetc%2fpasswd"),
    "up and up again": get(b"/../../../../etc/passwd"),
    "another host": get(b"http://elsewhere.example/v1/games"),
    "no host": get(b"http://[bad/v1/games"),
    "no UTF-8 in the query": get(b"/v1/matches?game=%ff%00&cursor=%ff"),
    "a cursor of somebody else": get(b"/v1/matches?cursor=" + b"A" * 3_000),
    "digits of elsewhere": get(b"/v1/matches?limit=%D9%A3"),
    "a limit beyond all": get(b"/v1/matches?limit=" + b"9" * 4_000),
    "many parameters": get(b"/v1/matches?" + b"&".join(b"a%d=1" % number for number in range(500))),
    "bytes for a token": get(b"/v1/me", b"Authorization: Bearer \xff\xfe"),
    "a long token": get(b"/v1/me", b"Authorization: Bearer plr_" + b"a" * 8_000),
    "no scheme": get(b"/v1/me", b"Authorization:"),
    "bytes for a language": get(b"/v1/games", b"Accept-Language: \xff;q=nan, *;q=-1, en;q=1e999"),
    "bytes for a type": get(b"/v1/games", b"Accept: \xff/\xfe;q=\xfd, */*;q=inf"),
    "a tag without end": get(b"/v1/matches", b'If-None-Match: "' + b'x", "' * 1_500),
    "bytes for a tag": get(b"/v1/matches", b"If-None-Match: \xff\xfe"),
    "a range": get(b"/openapi.json", b"Range: bytes=0-0,1-1,5-\xff", b"If-Range: \xff"),
    "an event that cannot be": get(
        MOVES[:-5].encode() + b"events", b"Last-Event-ID: \xb2", b"Accept: text/event-stream"
    ),
    "a chain of proxies": get(b"/v1/games", b"X-Forwarded-For: \xff,,;,127.0.0.1", b"Forwarded: for=\xff"),
    "a cookie": get(b"/docs/", b"Cookie: \xff=\xfe; ;;="),
    "an id of its own": get(b"/v1/games", b"Request-Id: \xff" + b"x" * 500),
    "a charset that nobody knows": request("POST", MOVES, None, None, "Content-Type: application/json; charset=\xff"),
    "a form": request("POST", MOVES, None, None, "Content-Type: multipart/form-data; boundary=x", "Content-Length: 0"),
    "a method in small letters": b"get /v1/games HTTP/1.1\r\nHost: x\r\n\r\n",
    "a method that nobody knows": b"FROBNICATE /v1/games HTTP/1.1\r\nHost: x\r\n\r\n",
    "TRACE": b"TRACE /v1/games HTTP/1.1\r\nHost: x\r\n\r\n",
    "CONNECT": b"CONNECT 127.0.0.1:6379 HTTP/1.1\r\nHost: x\r\n\r\n",
    "OPTIONS of everything": b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    "a change of protocol": get(b"/v1/games", b"Connection: Upgrade", b"Upgrade: h2c", b"HTTP2-Settings: AAAA"),
}


def send_all(sent: dict[str, bytes], rogue: Rogue) -> None:
    """Send each, over a connection of its own; none makes the server fail, and what is answered is answered soon."""
    for name, one in sent.items():
        with closing(rogue.caller.line()) as line:
            rogue.met[_answered(line, one, name)] += 1


def send_noise(rogue: Rogue) -> None:
    """Send bytes of all kinds, and requests in which some bytes are others."""
    meant = [post(b'{"game":"showdown"}'), *FRAMING.values(), *HEADS.values()]
    for number in range(60 * rogue.size):
        if number % 2:
            noise = rogue.random.randbytes(rogue.random.randint(1, 2_000)) + b"\r\n\r\n"
        else:
            changed = bytearray(rogue.random.choice(meant)[:8_000])
            for _ in range(rogue.random.randint(1, 9)):
                changed[rogue.random.randrange(len(changed))] = rogue.random.randrange(256)
            noise = bytes(changed)
        line = rogue.caller.line()
        rogue.met[_answered(line, noise, repr(noise), seconds=0.05)] += 1
        break_off(line)


def send_without_end(rogue: Rogue) -> None:
    """Send a body that does not end, as chunks and as what its length promised, for as long as the server takes it."""
    for sent in (framed(b"", CHUNKED), framed(b"", "Content-Length: 99999999999"), b"GET /" + b"x" * 99):
        with closing(rogue.caller.line(sent)) as line:
            piece = b"10000\r\n" + bytes(65_536) + b"\r\n" if CHUNKED.encode() in sent else bytes(65_536)
            taken = 0
            try:
                while taken < 200_000_000:
                    line.sendall(piece)
                    taken += len(piece)
            except OSError:
                pass
            assert taken < 200_000_000, "the server takes everything"
            rogue.met["endless ones cut off"] += 1


def _answered(line: socket.socket, sent: bytes, name: str, seconds: float = 15.0) -> str:
    """The status that something gets, or that it gets none."""
    line.settimeout(seconds)
    try:
        line.sendall(sent)
        begun = line.recv(12)
    except TimeoutError:
        assert seconds < 1, f"nothing becomes of {name}"
        return "not answered yet"
    except OSError:
        return "closed"
    assert not begun.startswith(b"HTTP/1.1 5") or begun.endswith(b"501"), f"{name}: {begun!r}"
    return begun[-3:].decode() or "closed"


GARBAGE: dict[str, Behaviour] = {
    "sends bodies that are none": partial(send_all, {name: post(body) for name, body in BODIES.items()}),
    "sends frames that do not fit": partial(send_all, FRAMING),
    "sends heads that mean nothing": partial(send_all, HEADS),
    "sends noise": send_noise,
    "sends without end": send_without_end,
}
