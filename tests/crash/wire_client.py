# SPDX-License-Identifier: Apache-2.0
"""A small client of the server's wire (docs/wire.md), with nothing but the standard library."""

import base64
import http.client
import json
import os
import socket
import struct


PATIENCE = 20  # seconds, then a line is given up


class WireError(Exception):
    pass


class Person:
    """A guest: their cookie, and requests in their name."""

    def __init__(self, port, cookie=None):
        self.port = port
        self.cookie = cookie
        answer = self.get("/api/me")
        self.id = answer["person"]["id"]

    def request(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            given = {"Origin": f"http://127.0.0.1:{self.port}"}
            if self.cookie:
                given["Cookie"] = f"fairground={self.cookie}"
            if body is not None:
                given["Content-Type"] = "application/json"
            given.update(headers or {})
            connection.request(method, path, body if isinstance(body, (str, bytes, type(None))) else json.dumps(body), given)
            response = connection.getresponse()
            text = response.read().decode()
            for name, value in response.getheaders():
                if name.lower() == "set-cookie" and value.startswith("fairground="):
                    self.cookie = value.split(";")[0].split("=", 1)[1]
            return response.status, text
        finally:
            connection.close()

    def get(self, path):
        status, text = self.request("GET", path)
        if status != 200:
            raise WireError(f"GET {path}: {status} {text}")
        return json.loads(text)

    def post(self, path, body):
        status, text = self.request("POST", path, body)
        if status != 200:
            raise WireError(f"POST {path}: {status} {text}")
        return json.loads(text)

    def connect(self, table=None):
        """`table` is what the socket is for, which a proxy may go by."""
        return Socket(self, table=table)


class Socket:
    """A WebSocket: text frames of JSON both ways."""

    def __init__(self, person, origin=None, cookie=None, table=None):
        self.raw = socket.create_connection(("127.0.0.1", person.port), timeout=PATIENCE)
        self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""
        self.pushes = []
        self.ref = 0
        key = base64.b64encode(os.urandom(16)).decode()
        host = f"127.0.0.1:{person.port}"
        cookie = person.cookie if cookie is None else cookie
        head = [
            f"GET /api/socket{'?table=' + table if table else ''} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Origin: {origin or 'http://' + host}",
        ]
        if cookie:
            head.append(f"Cookie: fairground={cookie}")
        self.raw.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        answer, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(answer.split()[1])
        if self.status != 101:
            raise WireError(f"no socket: {self.status}")

    def _more(self):
        data = self.raw.recv(65536)
        if not data:
            raise WireError("the server closed the socket")
        self.buffer += data

    def send_frame(self, payload, opcode=1, fin=True, mask=True):
        head = bytes([(0x80 if fin else 0) | opcode])
        size, bit = len(payload), 0x80 if mask else 0
        if size < 126:
            head += bytes([bit | size])
        elif size < 65536:
            head += bytes([bit | 126]) + struct.pack("!H", size)
        else:
            head += bytes([bit | 127]) + struct.pack("!Q", size)
        if mask:
            key = os.urandom(4)
            whole = int.from_bytes((key * (size // 4 + 1))[:size], "big") if size else 0
            payload = (int.from_bytes(payload, "big") ^ whole).to_bytes(size, "big") if size else b""
            head += key
        self.raw.sendall(head + payload)

    def send(self, message):
        self.send_frame(json.dumps(message).encode())

    def receive(self):
        """The next message, as text."""
        while True:
            opcode, payload = self._frame()
            if opcode == 1:
                return payload.decode()
            if opcode == 9:
                self.send_frame(payload, opcode=10)
            if opcode == 8:
                raise WireError("the server said goodbye")

    def _frame(self):
        while len(self.buffer) < 2:
            self._more()
        size, start = self.buffer[1] & 0x7F, 2
        if size == 126:
            while len(self.buffer) < 4:
                self._more()
            size, start = struct.unpack("!H", self.buffer[2:4])[0], 4
        elif size == 127:
            while len(self.buffer) < 10:
                self._more()
            size, start = struct.unpack("!Q", self.buffer[2:10])[0], 10
        while len(self.buffer) < start + size:
            self._more()
        opcode = self.buffer[0] & 15
        payload, self.buffer = self.buffer[start : start + size], self.buffer[start + size :]
        return opcode, payload

    def ask(self, **message):
        """Sends a message and waits for its answer; pushes that come first are kept."""
        self.ref += 1
        self.send({**message, "ref": self.ref})
        while True:
            answer = json.loads(self.receive())
            if answer.get("ref") == self.ref:
                return answer
            self.pushes.append(answer)

    def next_push(self):
        if self.pushes:
            return self.pushes.pop(0)
        while True:
            message = json.loads(self.receive())
            if "push" in message:
                return message

    def close(self):
        self.raw.close()
