// SPDX-License-Identifier: Apache-2.0
// A plain client of the wire for tests: blocking sockets, so that it can also send what no browser would.
#pragma once

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

namespace fg::server {

class RawConnection {
  public:
    explicit RawConnection(int port) : handle_(socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        timeval patience{.tv_sec = 20, .tv_usec = 0};
        setsockopt(handle_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        if (connect(handle_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
            throw std::runtime_error("cannot connect");
    }
    ~RawConnection() { ::close(handle_); }
    RawConnection(const RawConnection&) = delete;
    RawConnection& operator=(const RawConnection&) = delete;

    void send(std::string_view text) {
        while (!text.empty()) {
            const ssize_t sent = ::send(handle_, text.data(), text.size(), MSG_NOSIGNAL);
            if (sent <= 0) return;  // the other side may close on nonsense
            text.remove_prefix(static_cast<std::size_t>(sent));
        }
    }
    // Everything up to and with `end`; less if the other side closed first.
    std::string read_until(std::string_view end) {
        while (buffer_.find(end) == std::string::npos && more()) {
        }
        return take(buffer_.find(end) == std::string::npos ? buffer_.size() : buffer_.find(end) + end.size());
    }
    std::string read_bytes(std::size_t count) {
        while (buffer_.size() < count && more()) {
        }
        return take(std::min(count, buffer_.size()));
    }
    // Whether the other side has closed by now, without waiting for it.
    bool is_cut() const {
        char byte = 0;
        return recv(handle_, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
    }
    bool is_closed() { return buffer_.empty() && !more(); }

  private:
    bool more() {
        char bytes[16384];
        const ssize_t n = recv(handle_, bytes, sizeof bytes, 0);
        if (n > 0) buffer_.append(bytes, static_cast<std::size_t>(n));
        return n > 0;
    }
    std::string take(std::size_t count) {
        std::string taken = buffer_.substr(0, count);
        buffer_.erase(0, count);
        return taken;
    }
    int handle_;
    std::string buffer_;
};

struct HttpAnswer {
    int status = 0;
    std::string head, body;
    boost::json::value json() const { return boost::json::parse(body); }
};

// Where tables are made for those who come to a port, if elsewhere: on another server of the same house.
inline std::map<int, int>& makers_of_ports() {
    static std::map<int, int> makers;
    return makers;
}

// A guest of the server.
class Visitor {
  public:
    explicit Visitor(int port) : port_(port) {
        const HttpAnswer answer = get("/api/me");
        const std::size_t at = answer.head.find("fairground=");
        cookie_ = answer.head.substr(at + 11, answer.head.find(';', at) - at - 11);
        id_ = answer.json().at("person").at("id").as_string();
    }
    // The same guest at another server of the same house.
    Visitor at(int port) const {
        Visitor there(*this);
        there.port_ = port;
        return there;
    }
    const std::string& cookie() const { return cookie_; }
    const std::string& id() const { return id_; }
    int port() const { return port_; }
    std::string host() const { return "127.0.0.1:" + std::to_string(port_); }

    HttpAnswer get(const std::string& path) { return request("GET", path, "", ""); }
    HttpAnswer post(const std::string& path, const std::string& body) {
        return request("POST", path, "Content-Type: application/json\r\nOrigin: http://" + host() + "\r\n",
                       body);
    }
    HttpAnswer request(const std::string& method, const std::string& path, const std::string& more,
                       const std::string& body) {
        const auto maker = makers_of_ports().find(port_);
        const bool is_made_elsewhere = path == "/api/tables" && method == "POST";
        RawConnection connection(is_made_elsewhere && maker != makers_of_ports().end() ? maker->second
                                                                                       : port_);
        connection.send(method + ' ' + path + " HTTP/1.1\r\nHost: " + host() + "\r\nConnection: close\r\n" +
                        (cookie_.empty() ? "" : "Cookie: fairground=" + cookie_ + "\r\n") + more +
                        "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
        HttpAnswer answer;
        answer.head = connection.read_until("\r\n\r\n");
        answer.status = answer.head.size() > 12 ? std::stoi(answer.head.substr(9, 3)) : 0;
        answer.body = connection.read_until("\n\nnever\n\n");
        return answer;
    }
    std::string make_table(const std::string& form) {
        return std::string(post("/api/tables", form).json().at("table").as_string());
    }

  private:
    int port_;
    std::string cookie_, id_;
};

class WireSocket {
  public:
    explicit WireSocket(const Visitor& visitor)
        : WireSocket(visitor, "http://" + visitor.host(), visitor.cookie()) {}
    WireSocket(const Visitor& visitor, const std::string& origin, const std::string& cookie)
        : connection_(visitor.port()) {
        connection_.send("GET /api/socket HTTP/1.1\r\nHost: " + visitor.host() + "\r\nOrigin: " + origin +
                         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                         "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: fairground=" +
                         cookie + "\r\n\r\n");
        const std::string head = connection_.read_until("\r\n\r\n");
        status_ = head.size() > 12 ? std::stoi(head.substr(9, 3)) : 0;
    }
    int status() const { return status_; }
    RawConnection& raw() { return connection_; }

    void send_frame(std::string_view payload, int first_byte = 0x81) {
        std::string frame(1, static_cast<char>(first_byte));
        if (payload.size() < 126) {
            frame += static_cast<char>(0x80 | payload.size());
        } else if (payload.size() < 65536) {
            frame += static_cast<char>(0x80 | 126);
            frame += static_cast<char>(payload.size() >> 8);
            frame += static_cast<char>(payload.size() & 255);
        } else {
            frame += static_cast<char>(0x80 | 127);
            for (int i = 7; i >= 0; --i) frame += static_cast<char>(payload.size() >> (8 * i) & 255);
        }
        frame.append(4, '\0');  // a mask of zeros
        frame += payload;
        connection_.send(frame);
    }
    void send(std::string_view text) { send_frame(text); }

    // The next message; empty when the server has closed.
    std::string receive() {
        while (true) {
            const std::string head = connection_.read_bytes(2);
            if (head.size() < 2) return {};
            std::size_t size = static_cast<unsigned char>(head[1]) & 127;
            const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
            if (more > 0) size = 0;
            for (const char c : connection_.read_bytes(more))
                size = size << 8 | static_cast<unsigned char>(c);
            const std::string payload = connection_.read_bytes(size);
            const int opcode = head[0] & 15;
            if (opcode == 1) return payload;
            if (opcode == 8) return {};
            if (opcode == 9) send_frame(payload, 0x8a);
        }
    }
    // Sends a message with a number and waits for its answer.
    boost::json::object ask(boost::json::object message) {
        message["ref"] = ++ref_;
        send(boost::json::serialize(message));
        while (true) {
            const std::string text = receive();
            if (text.empty()) throw std::runtime_error("the server closed the socket");
            boost::json::object answer = boost::json::parse(text).as_object();
            if (const auto* ref = answer.if_contains("ref"); ref != nullptr && ref->as_int64() == ref_)
                return answer;
        }
    }
    std::string code_of(const boost::json::object& message) {
        const boost::json::object answer = ask(message);
        return answer.at("ok").as_bool() ? "" : std::string(answer.at("error").at("code").as_string());
    }
    // The next push of a play, or null at the end.
    boost::json::value next_play() {
        while (true) {
            const std::string text = receive();
            if (text.empty()) return nullptr;
            boost::json::value message = boost::json::parse(text);
            if (message.as_object().contains("push") && message.at("push") == "play") return message;
        }
    }

  private:
    RawConnection connection_;
    int status_ = 0;
    std::int64_t ref_ = 0;
};

}  // namespace fg::server
