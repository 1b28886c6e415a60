# SPDX-License-Identifier: Apache-2.0
"""Several servers, a PostgreSQL of their own and HAProxy on this machine: for scripts/cluster and tests/cluster/faults.py.

Everything is in one temporary folder and listens on loopback, or in network namespaces of its own where lines are to be cut.
PostgreSQL does not run as root: started by root, it runs as the user `postgres`.
"""

import glob
import os
import pwd
import re
import secrets
import shutil
import signal
import socket
import subprocess
import time

LIMITS = ["messages-per-second", "message-burst", "requests-per-second", "request-burst", "guests-per-minute",
          "tables-per-person", "tables-per-address", "rows-per-hour", "sockets-per-address"]

HOSTING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/hosting.md")


def proxy_settings(listen, servers, balance=None):
    """What docs/hosting.md tells whoever runs several servers, with these in the place of its own, so that what is copied from
    there is what is tried. `balance`: another way to choose a server."""
    with open(HOSTING) as file:
        settings = re.search(r"^```\n(defaults\n.*?)^```", file.read(), re.M | re.S)[1]
    settings = re.sub(r"^    bind .*$", f"    bind {listen}", settings, flags=re.M)
    settings = re.sub(r"^    server .*\n", "", settings, flags=re.M)
    if balance:
        settings = re.sub(r"^    balance .*\n(    hash-type .*\n)?", f"    balance {balance}\n", settings, flags=re.M)
    lines = [f"    server s{i} {server.host}:{server.port}\n" for i, server in enumerate(servers)]
    return "global\n    maxconn 4000\n" + settings + "".join(lines)


class Missing(Exception):
    """Something that is needed is not installed."""


def tool(name, *places):
    """A program, also where Debian hides it."""
    found = shutil.which(name) or next((p for place in places for p in sorted(glob.glob(place), reverse=True)), None)
    if found is None:
        raise Missing(f"{name} is not installed")
    return found


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_until(is_so, seconds, what):
    deadline = time.time() + seconds
    while not is_so():
        if time.time() > deadline:
            raise RuntimeError(what)
        time.sleep(0.02)


def answers(host, port):
    try:
        socket.create_connection((host, port), timeout=1).close()
        return True
    except OSError:
        return False


class Postgres:
    def __init__(self, folder, host="127.0.0.1", network=None):
        self.data, self.host, self.port = os.path.join(folder, "postgresql"), host, free_port()
        self.user = "postgres" if os.geteuid() == 0 else None
        self.initdb = tool("initdb", "/usr/lib/postgresql/*/bin/initdb")
        self.postgres = tool("postgres", "/usr/lib/postgresql/*/bin/postgres")
        self.isready = tool("pg_isready", "/usr/lib/postgresql/*/bin/pg_isready")
        self.password, self.process = secrets.token_urlsafe(24), None
        self._make(folder, network)

    def _as_owner(self, command):
        return ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"] + command if self.user else command

    def _make(self, folder, network):
        os.mkdir(self.data, 0o700)
        secret = os.path.join(folder, "password")
        with open(secret, "w") as file:
            file.write(self.password + "\n")
        if self.user:
            owner = pwd.getpwnam(self.user)
            os.chmod(folder, 0o711)
            for path in (self.data, secret):
                os.chown(path, owner.pw_uid, owner.pw_gid)
        subprocess.run(self._as_owner([self.initdb, "-D", self.data, "-U", "fairground", "-A", "scram-sha-256",
                                       f"--pwfile={secret}", "-E", "UTF8", "--locale=C"]),
                       check=True, stdout=subprocess.DEVNULL)
        os.remove(secret)
        if network:
            with open(os.path.join(self.data, "pg_hba.conf"), "a") as file:
                file.write(f"host all all {network} scram-sha-256\n")

    def start(self):
        settings = {"listen_addresses": self.host, "port": self.port, "unix_socket_directories": "",
                    "max_connections": 100, "log_min_messages": "panic"}
        command = [self.postgres, "-D", self.data]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        self.process = subprocess.Popen(self._as_owner(command), stderr=subprocess.DEVNULL, start_new_session=True)
        wait_until(self.is_ready, 60, "PostgreSQL did not start")

    def is_ready(self):
        asked = subprocess.run([self.isready, "-q", "-h", self.host, "-p", str(self.port), "-U", "fairground"])
        return asked.returncode == 0

    def stop(self, how=signal.SIGINT):
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def restart_immediately(self):
        """As `pg_ctl restart -m immediate`: every process ends where it stands, and the log is read again."""
        self.stop(signal.SIGQUIT)
        self.start()

    def address(self):
        return f"postgresql://fairground:{self.password}@{self.host}:{self.port}/postgres"


class Server:
    def __init__(self, program, database, host="127.0.0.1", inside=None, web="/nowhere"):
        self.program, self.database, self.host, self.inside, self.web = program, database, host, inside, web
        self.port, self.inner, self.process = free_port(), free_port(), None

    def start(self):
        command = [self.program, "serve", "--listen", f"{self.host}:{self.port}", "--inner", f"{self.host}:{self.inner}",
                   "--database", self.database, "--web", self.web, "--trust-proxy", "yes"]
        for limit in LIMITS:
            command += [f"--{limit}", "100000"]
        inside = ["nsenter", "-t", str(self.inside), "-n"] if self.inside else []
        self.process = subprocess.Popen(inside + command, stdout=subprocess.PIPE, text=True, start_new_session=True)

    def wait(self):
        """Until it is up; false if it could not start."""
        return ":" in (self.process.stdout.readline() if self.process else "")

    def tell(self, which):
        if self.process is not None:
            self.process.send_signal(which)

    def stop(self, which=signal.SIGTERM):
        if self.process is not None:
            self.process.send_signal(which)
            self.process.send_signal(signal.SIGCONT)
            self.process.wait()
            self.process.stdout.close()
            self.process = None


class Proxy:
    def __init__(self, folder, servers, listen, balance):
        self.program, self.process = tool("haproxy", "/usr/sbin/haproxy"), None
        self.file = os.path.join(folder, "haproxy.cfg")
        with open(self.file, "w") as file:
            file.write(proxy_settings(listen, servers, balance))

    def start(self):
        self.process = subprocess.Popen([self.program, "-db", "-q", "-f", self.file], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, start_new_session=True)

    def stop(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


class Cluster:
    """PostgreSQL, so many servers, a proxy. `rooms` are the namespaces of servers, if they have any."""

    def __init__(self, program, folder, count=3, port=0, rooms=None, web="/nowhere", balance=None):
        self.postgres = Postgres(folder, rooms.database, rooms.network) if rooms else Postgres(folder)
        self.port = port or free_port()
        self.servers = []
        for i in range(count):
            place = {"host": rooms.hosts[i], "inside": rooms.pids[i]} if rooms else {}
            self.servers.append(Server(program, self.postgres.address(), web=web, **place))
        self.proxy = Proxy(folder, self.servers, f"127.0.0.1:{self.port}", balance)

    def start(self):
        self.postgres.start()
        for server in self.servers:
            server.start()
            if not server.wait():
                raise RuntimeError("a server did not start")
        self.proxy.start()
        wait_until(lambda: answers("127.0.0.1", self.port), 10, "HAProxy did not start")

    def stop(self):
        self.proxy.stop()
        for server in self.servers:
            server.stop(signal.SIGKILL)
        self.postgres.stop()


class Rooms:
    """A network namespace for each server, on one bridge with the rest. Only in a namespace of one's own, see `enter`."""

    # The database has an address of its own, so that it can be out of a server's reach while the proxy is not.
    host, database, network = "10.77.0.1", "10.77.0.2", "10.77.0.0/24"

    def __init__(self, count):
        self.pids, self.hosts, self.processes = [], [], []
        self.run("ip link set lo up")
        self.run("ip link add br0 type bridge")
        self.run(f"ip addr add {self.host}/24 dev br0")
        self.run(f"ip addr add {self.database}/24 dev br0")
        self.run("ip link set br0 up")
        for i in range(count):
            self.add(i)

    @staticmethod
    def run(command):
        subprocess.run(command.split(), check=True)

    def add(self, i):
        process = subprocess.Popen(["unshare", "-n", "sleep", "infinity"])
        self.processes.append(process)
        wait_until(lambda: os.readlink(f"/proc/{process.pid}/ns/net") != os.readlink("/proc/self/ns/net"), 5,
                   "no namespace")
        host = f"10.77.0.{11 + i}"
        self.run(f"ip link add s{i} type veth peer name eth0 netns {process.pid}")
        self.run(f"ip link set s{i} master br0")
        self.run(f"ip link set s{i} up")
        for command in ("ip link set lo up", f"ip addr add {host}/24 dev eth0", "ip link set eth0 up"):
            self.run(f"nsenter -t {process.pid} -n {command}")
        self.pids.append(process.pid)
        self.hosts.append(host)

    def cut(self, i, is_cut):
        """Server i from everything."""
        self.run(f"ip link set s{i} {'down' if is_cut else 'up'}")

    def cut_from(self, i, host, is_cut):
        """Server i from one other, or from the database, and nothing else."""
        self.run(f"nsenter -t {self.pids[i]} -n ip route {'add' if is_cut else 'del'} blackhole {host}/32")

    def close(self):
        for process in self.processes:
            process.kill()
            process.wait()


INSIDE = "FAIRGROUND_IN_NAMESPACE"


def enter(argv):
    """Runs this program again in a network namespace of its own, where the system allows that; returns if it does not."""
    if os.environ.get(INSIDE):
        return
    how = ["-n"] if os.geteuid() == 0 else ["--map-current-user", "--keep-caps", "-n"]
    try:
        trial = subprocess.run(["unshare"] + how + ["ip", "link", "add", "br0", "type", "bridge"], stderr=subprocess.DEVNULL)
    except FileNotFoundError:
        return
    if trial.returncode == 0:
        os.environ[INSIDE] = "yes"
        os.execvp("unshare", ["unshare"] + how + argv)
