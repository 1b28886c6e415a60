// SPDX-License-Identifier: Apache-2.0
#include "server/http.h"

#include <unistd.h>

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <ctime>
#include <optional>

#include "common/complaint.h"
#include "common/text.h"
#include "server/address.h"
#include "server/socket.h"

namespace fg::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;
using Wire = http::request<http::string_body>;
template <class T>
using Task = asio::awaitable<T, Executor>;
using TcpSocket = asio::basic_stream_socket<tcp, Executor>;
using Pause = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
constexpr asio::use_awaitable_t<Executor> use_task;

constexpr auto patience = std::chrono::seconds(30);
constexpr std::size_t longest_body = 64 * 1024;
constexpr std::size_t longest_frame = 64 * 1024;
constexpr std::size_t kept_buffer = 4096;

constexpr std::string_view policy =
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' "
    "data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

// Only a page on which people perform before each other may ask for a camera.
constexpr std::string_view nothing_seen = "camera=(), microphone=(), geolocation=()";
constexpr std::string_view on_stage = "camera=(self), microphone=(self), geolocation=()";

std::string decoded(std::string_view text) {
    const auto digit = [](char c) {
        if (c >= '0' && c <= '9') return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
    };
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_code =
            text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0;
        out += is_code ? static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2])) : text[i];
        if (is_code) i += 2;
    }
    return out;
}

void split_target(std::string_view target, HttpRequest& request) {
    const std::size_t mark = std::min(target.find('?'), target.size());
    request.path = decoded(target.substr(0, mark));
    std::string_view rest = target.substr(std::min(mark + 1, target.size()));
    while (!rest.empty() && request.query.size() < 16) {
        const std::size_t end = std::min(rest.find('&'), rest.size());
        const std::string_view pair = rest.substr(0, end);
        const std::size_t equals = std::min(pair.find('='), pair.size());
        request.query[decoded(pair.substr(0, equals))] =
            decoded(pair.substr(std::min(equals + 1, pair.size())));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

std::string our_cookie(std::string_view header, std::string_view cookie_name) {
    const std::string name = std::string(cookie_name) + '=';
    while (!header.empty()) {
        const std::size_t end = std::min(header.find(';'), header.size());
        const std::string_view cookie = trimmed(header.substr(0, end), " ");
        if (cookie.starts_with(name)) return std::string(cookie.substr(name.size()));
        header.remove_prefix(std::min(end + 1, header.size()));
    }
    return {};
}

// The page that sends this must be one of ours.
bool is_own_origin(const Config& config, const Wire& wire) {
    const std::string_view origin = wire[http::field::origin];
    if (!config.public_url.empty()) return origin == config.public_url;
    const std::size_t mark = origin.find("://");
    return mark != std::string_view::npos && origin.substr(mark + 3) == wire[http::field::host];
}

std::string address_of(const Config& config, const Wire& wire, const std::string& peer) {
    if (!config.trusts_proxy) return peer;
    // Whatever the visitor sent comes first, in the same line or in one of its own.
    std::string visitor;
    const auto lines = wire.equal_range("X-Forwarded-For");
    for (auto line = lines.first; line != lines.second; ++line) visitor = last_forwarded(line->value());
    return visitor.empty() ? peer : visitor;
}

// The other end of a connection.
struct Peer {
    std::string visitor;
    bool is_here = false;  // this machine
};

HttpRequest request_of(const Front& front, const Wire& wire, const Peer& peer) {
    HttpRequest request{.is_post = wire.method() == http::verb::post};
    split_target(wire.target(), request);
    request.cookie =
        our_cookie(wire[http::field::cookie], cookie_name(front.config.public_url.starts_with("https://")));
    request.is_local = peer.is_here && wire["X-Forwarded-For"].empty() && wire["Forwarded"].empty();
    request.body = wire.body();
    request.address = address_of(front.config, wire, peer.visitor);
    request.is_own_origin = is_own_origin(front.config, wire);
    request.is_json = std::string_view(wire[http::field::content_type]).starts_with("application/json");
    return request;
}

// By which a client whose own clock is wrong knows how long a deadline is away.
std::string date_of(std::time_t now) {
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[40];
    return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

template <class Body>
void add_headers(const Front& front, http::response<Body>& response) {
    response.set(http::field::date, date_of(static_cast<std::time_t>(front.hub.now() / 1000)));
    response.set("Content-Security-Policy", policy);
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "same-origin");
    response.set("X-Frame-Options", "DENY");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    response.set("Permissions-Policy", nothing_seen);
    if (front.config.public_url.starts_with("https://"))
        response.set("Strict-Transport-Security", "max-age=31536000");
}

using Reply = http::response<http::string_body>;

bool takes_gzip(const Wire& wire) {
    return std::string_view(wire[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
}
// `gzip` is empty where it would not be smaller.
void set_body(Reply& reply, const Wire& wire, std::string plain, std::string gzip) {
    const bool is_packed = takes_gzip(wire) && !gzip.empty();
    if (is_packed) reply.set(http::field::content_encoding, "gzip");
    reply.body() = std::move(is_packed ? gzip : plain);
}
// The list of games is 13 KB, a third of that packed. What is much larger would keep others waiting for a thread.
std::string packed_answer(const std::string& body) {
    return body.size() >= 1024 && body.size() <= 64 * 1024 ? gzipped(body) : std::string();
}

Reply reply_of(const Front& front, const Wire& wire, HttpResponse answer) {
    Reply reply{static_cast<http::status>(answer.status), wire.version()};
    add_headers(front, reply);
    reply.set(http::field::content_type, answer.type);
    reply.set(http::field::cache_control, "no-store");
    if (!answer.set_cookie.empty()) reply.set(http::field::set_cookie, answer.set_cookie);
    if (!answer.file_name.empty())
        reply.set(http::field::content_disposition, "attachment; filename=\"" + answer.file_name + '"');
    reply.set(http::field::vary, "Accept-Encoding");
    std::string gzip = takes_gzip(wire) ? packed_answer(answer.body) : std::string();
    set_body(reply, wire, std::move(answer.body), std::move(gzip));
    return reply;
}

Reply file_reply(const Front& front, const Wire& wire, const File& file) {
    Reply reply{http::status::ok, wire.version()};
    add_headers(front, reply);
    reply.set(http::field::etag, file.etag);
    reply.set(http::field::vary, "Accept-Encoding");
    reply.set(http::field::cache_control,
              file.is_hashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (wire[http::field::if_none_match] == file.etag) {
        reply.result(http::status::not_modified);
        return reply;
    }
    reply.set(http::field::content_type, file.type);
    set_body(reply, wire, file.body, file.gzip);
    return reply;
}

// What people type to come here; empty if the Host they sent is none.
std::string own_address(const Config& config, const Wire& wire) {
    if (!config.public_url.empty()) return config.public_url;
    constexpr std::string_view allowed =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]";
    const std::string_view host = wire[http::field::host];
    if (host.empty() || host.find_first_not_of(allowed) != std::string_view::npos) return {};
    const bool is_secure = config.trusts_proxy && wire["X-Forwarded-Proto"] == "https";
    return (is_secure ? "https://" : "http://") + std::string(host);
}
// For the head: what the page would otherwise ask for only when it has come and run (web/tools/ahead.mjs).
std::string tags_of_files_ahead(const Files& files, const Preview& preview) {
    std::string tags;
    for (const std::string& name : {preview.page, preview.board})
        if (const File* file = files.find("/ahead/" + name + ".html")) tags += file->body;
    return tags;
}
// A page of the client's, which says what it is to whoever shows a link to it.
Reply page_reply(const Front& front, const Wire& wire, const Preview& preview) {
    std::string picture = "/previews/" + preview.game + ".png";
    if (front.files.find(picture) == nullptr) picture = "/previews/faire.png";
    const std::string address = own_address(front.config, wire);
    const bool has_picture = !address.empty() && front.files.find(picture) != nullptr;
    const std::string tags = preview_tags(preview, has_picture ? address + picture : "");
    Reply reply =
        file_reply(front, wire, front.files.page_with(tags + tags_of_files_ahead(front.files, preview)));
    if (preview.has_stage) reply.set("Permissions-Policy", on_stage);
    return reply;
}

// Waits for an answer that may come from any thread, and goes on here. In these coroutines nothing with a
// destructor is made inside a co_await expression: g++ 12 destroys such temporaries twice.
Task<HttpResponse> ask(Api& api, const HttpRequest& request) {
    const auto executor = co_await asio::this_coro::executor;
    auto begin = [&api, &executor, &request](auto handler) {
        const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        api.answer(request, [shared, executor = executor](HttpResponse response) {
            asio::post(executor, [shared, response = std::move(response)]() mutable {
                (*shared)(std::move(response));
            });
        });
    };
    HttpResponse response =
        co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(HttpResponse)>(begin,
                                                                                                 use_task);
    co_return response;
}
Task<Preview> preview_of(Api& api, const HttpRequest& request) {
    const auto executor = co_await asio::this_coro::executor;
    auto begin = [&api, &executor, &request](auto handler) {
        const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        api.preview(request, [shared, executor = executor](Preview preview) {
            asio::post(executor,
                       [shared, preview = std::move(preview)]() mutable { (*shared)(std::move(preview)); });
        });
    };
    Preview preview =
        co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Preview)>(begin, use_task);
    co_return preview;
}
Task<GuestPtr> guest_of(People& people, const std::string& cookie) {
    const auto executor = co_await asio::this_coro::executor;
    auto begin = [&people, &executor, &cookie](auto handler) {
        const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        people.find(cookie, [shared, executor = executor](Or<GuestPtr> guest) {
            asio::post(executor, [shared, guest = guest ? *guest : GuestPtr{}]() mutable {
                (*shared)(std::move(guest));
            });
        });
    };
    GuestPtr guest =
        co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(GuestPtr)>(begin, use_task);
    co_return guest;
}

Task<void> read_messages(Hub& hub, const std::shared_ptr<Socket>& socket) {
    beast::flat_buffer buffer;
    auto& stream = socket->stream();
    error_code error;
    auto token = asio::redirect_error(use_task, error);
    stream.control_callback(
        [&hub, weak = socket->weak_from_this()](websocket::frame_type, beast::string_view) {
            if (const auto self = weak.lock()) hub.note_control_frame(self);
        });
    while (true) {
        co_await stream.async_read(buffer, token);
        if (error || socket->is_closed()) co_return;  // who was cut off may have sent more
        if (stream.got_text())
            hub.receive(socket, {static_cast<const char*>(buffer.cdata().data()), buffer.size()});
        else
            hub.receive_binary(socket);
        buffer.clear();
        if (buffer.capacity() > kept_buffer) buffer.shrink_to_fit();
    }
}

// A request that turns a connection into a socket.
struct Upgrade {
    Wire wire;
    GuestPtr guest;
    std::string table;  // what it is for, if the client said so
    std::string address;
    Doorkeeper::Visit visit{};  // behind a proxy, the visitor's own
};

std::shared_ptr<Socket> make_socket(Front& front, AsioLoop& loop, TcpSocket connection,
                                    const Upgrade& upgrade) {
    auto socket = std::make_shared<Socket>(loop, TcpStream(std::move(connection)), upgrade.guest,
                                           upgrade.address, front.hub.limits(), front.hub.metrics());
    websocket::stream_base::timeout limits{};
    limits.handshake_timeout = std::chrono::seconds(10);
    limits.idle_timeout = std::chrono::seconds(60);
    limits.keep_alive_pings = true;  // a half-open connection is found within a minute
    socket->stream().set_option(limits);
    socket->stream().read_message_max(longest_frame);
    socket->stream().text(true);
    socket->stream().auto_fragment(false);
    return socket;
}

Task<void> serve_socket(Front& front, AsioLoop& loop, TcpSocket connection, Upgrade upgrade,
                        Doorkeeper::Visit) {
    const std::shared_ptr<Socket> socket = make_socket(front, loop, std::move(connection), upgrade);
    error_code error;
    auto token = asio::redirect_error(use_task, error);
    co_await socket->stream().async_accept(upgrade.wire, token);
    if (error) co_return;
    upgrade = {};
    ++front.hub.metrics().sockets;
    front.hub.came(socket);
    co_await read_messages(front.hub, socket);
    socket->closed();
    front.hub.gone(socket);
    --front.hub.metrics().sockets;
}

// A connection on its way from one loop to another. Only the loop that uses it may register it with its
// reactor, so it travels as a bare handle.
class DetachedSocket {
  public:
    explicit DetachedSocket(TcpSocket connection) {
        error_code error;
        protocol_ = connection.local_endpoint(error).protocol();
        if (!error) handle_ = connection.release(error);
    }
    ~DetachedSocket() {
        if (handle_ >= 0) ::close(handle_);
    }
    DetachedSocket(const DetachedSocket&) = delete;
    DetachedSocket& operator=(const DetachedSocket&) = delete;

    // Once, on the loop it was sent to; closed if something was wrong.
    TcpSocket attach(AsioLoop& loop) {
        TcpSocket connection(loop.context());
        error_code error;
        if (handle_ >= 0) connection.assign(protocol_, handle_, error);
        if (!error) handle_ = -1;
        return connection;
    }

  private:
    tcp protocol_ = tcp::v4();
    int handle_ = -1;
};

// A socket lives where its table does, so that what is said at the table crosses no threads.
void move_home(Front& front, AsioLoop& loop, TcpStream& stream, Upgrade upgrade, Doorkeeper::Visit visit) {
    struct Handover {
        DetachedSocket detached;
        Upgrade upgrade;
        Doorkeeper::Visit visit;
    };
    AsioLoop& home = upgrade.table.empty() ? loop : *front.loops[front.hub.place_of(upgrade.table)];
    stream.expires_never();
    const std::shared_ptr<Handover> handover(
        new Handover{DetachedSocket(stream.release_socket()), std::move(upgrade), std::move(visit)});
    home.post([&front, &home, handover] {
        TcpSocket connection = handover->detached.attach(home);
        if (!connection.is_open() || front.hub.is_closed()) return;
        asio::co_spawn(home.context(),
                       serve_socket(front, home, std::move(connection), std::move(handover->upgrade),
                                    std::move(handover->visit)),
                       asio::detached);
    });
}

// Who may open a socket: a page of ours with a guest's cookie.
HttpResponse why_no_socket(const HttpRequest& request, const GuestPtr& guest) {
    if (request.path != "/api/socket")
        return error_response(refused(Code::not_found, "there is nothing here"));
    if (!request.is_own_origin)
        return error_response(refused(Code::bad_origin, "this must come from the server's own pages"));
    if (!guest) return error_response(refused(Code::not_signed_in, "please load the page first"));
    return {};
}

bool is_read(const Wire& wire) {
    return wire.method() == http::verb::get || wire.method() == http::verb::head;
}
bool is_for_api(const Wire& wire, const HttpRequest& request) {
    return (is_read(wire) || request.is_post) &&
           (request.path == "/api" || request.path.starts_with("/api/"));
}
bool is_for_page(const Front& front, const Wire& wire, const HttpRequest& request) {
    return is_read(wire) && request.path != "/healthz" && request.path != "/metrics" &&
           front.files.is_page(request.path);
}
// Everything but the API and the pages.
Reply answer_here(const Front& front, const Wire& wire, const HttpRequest& request) {
    if (!is_read(wire)) {
        Reply reply =
            reply_of(front, wire, {.status = 405, .type = "text/plain", .body = "GET or POST, please\n"});
        reply.set(http::field::allow, "GET, HEAD, POST");
        return reply;
    }
    if (request.path == "/healthz") {
        const std::string complaint = front.hub.complaint();
        if (complaint.empty()) return reply_of(front, wire, {.type = "text/plain", .body = "ok\n"});
        return reply_of(front, wire, {.status = 503, .type = "text/plain", .body = complaint + '\n'});
    }
    // Its counts would tell strangers that somebody has answered.
    const bool is_counts = request.path == "/metrics";
    if (is_counts && request.is_local)
        return reply_of(front, wire,
                        {.type = "text/plain; version=0.0.4",
                         .body = front.hub.metrics().text(front.hub.is_in_charge())});
    if (const File* file = is_counts ? nullptr : front.files.find(request.path))
        return file_reply(front, wire, *file);
    return reply_of(front, wire, {.status = 404, .type = "text/plain", .body = "not found\n"});
}

Task<void> write_reply(TcpStream& stream, const Wire& wire, Reply& reply, error_code& error) {
    reply.keep_alive(wire.keep_alive());
    reply.prepare_payload();
    stream.expires_after(patience);
    http::response_serializer<http::string_body> serializer(reply);
    auto token = asio::redirect_error(use_task, error);
    if (wire.method() == http::verb::head)
        co_await http::async_write_header(stream, serializer, token);
    else
        co_await http::async_write(stream, serializer, token);
}

// What to say to a request that cannot be read; nothing to somebody who has gone, or let the time run out.
HttpResponse complaint(const error_code& error) {
    if (error == http::error::body_limit) return error_response(refused(Code::too_big, "that is too long"));
    if (error == http::error::header_limit)
        return error_response(431, refused(Code::too_big, "the headers are too long"));
    if (error == http::error::end_of_stream || error == http::error::partial_message ||
        error.category() != http::make_error_code(http::error::end_of_stream).category())
        return {};
    return error_response(refused(Code::bad_message, "that is no request"));
}

// Closed with something unread, the line would be cut before the answer is through.
Task<void> hang_up(TcpStream& stream) {
    error_code error;
    auto token = asio::redirect_error(use_task, error);
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
    stream.expires_after(std::chrono::seconds(2));
    std::array<char, 4096> waste;
    for (std::size_t read = 0; !error && read < 4 * longest_body;)
        read += co_await stream.async_read_some(asio::buffer(waste), token);
}

// Answers requests until the connection ends or asks to become a socket.
Task<void> serve(Front& front, TcpStream& stream, const Peer& peer, std::optional<Upgrade>& upgrade) {
    beast::flat_buffer buffer;
    error_code error;
    auto token = asio::redirect_error(use_task, error);
    while (true) {
        http::request_parser<http::string_body> parser;
        parser.body_limit(longest_body);
        stream.expires_after(patience);
        co_await http::async_read(stream, buffer, parser, token);
        HttpResponse response;
        if (error) response = complaint(error);
        const bool is_bad = static_cast<bool>(error);
        if ((is_bad && response.body.empty()) || front.hub.is_closed()) co_return;
        Wire wire;
        if (!is_bad) wire = parser.release();
        if (is_bad) wire.keep_alive(false);
        HttpRequest request = request_of(front, wire, peer);
        Reply reply;
        if (is_bad) {
            reply = reply_of(front, wire, response);
        } else if (websocket::is_upgrade(wire)) {
            GuestPtr guest;
            const bool is_in_time = front.api.may_ask(request.address);
            if (is_in_time) guest = co_await guest_of(front.hub.people(), request.cookie);
            response = is_in_time ? why_no_socket(request, guest)
                                  : error_response(refused(Code::too_fast, "that is too much at once"));
            Doorkeeper::Visit visit;
            if (response.body.empty() && front.config.trusts_proxy) {
                visit = front.door.let_in(request.address);
                if (!visit)
                    response =
                        error_response(refused(Code::too_fast, "too many connections from one address"));
            }
            if (response.body.empty()) {
                upgrade.emplace(Upgrade{std::move(wire), std::move(guest), request.query["table"],
                                        request.address, std::move(visit)});
                co_return;
            }
            if (response.status == 429) wire.keep_alive(false);
            reply = reply_of(front, wire, response);
        } else if (is_for_api(wire, request)) {
            response = co_await ask(front.api, request);
            // Who asks too much has to knock again.
            if (response.status == 429) wire.keep_alive(false);
            reply = reply_of(front, wire, response);
        } else if (is_for_page(front, wire, request)) {
            Preview preview = co_await preview_of(front.api, request);
            reply = page_reply(front, wire, preview);
        } else {
            reply = answer_here(front, wire, request);
        }
        co_await write_reply(stream, wire, reply, error);
        if (is_bad && !error) co_await hang_up(stream);
        if (error || !wire.keep_alive()) co_return;
    }
}

Task<void> welcome(Front& front, AsioLoop& loop, TcpSocket connection) {
    error_code error;
    const auto remote = connection.remote_endpoint(error);
    if (error) co_return;
    const auto local = connection.local_endpoint(error);
    if (error) co_return;
    const std::string address = remote.address().to_string();
    const Peer peer{.visitor = visitor_of(address),
                    .is_here = is_from_here(address, local.address().to_string())};
    // Behind a proxy every connection has its address; there each socket counts, when it says whose it is.
    const bool is_proxy = front.config.trusts_proxy;
    Doorkeeper::Visit visit = front.door.let_in(is_proxy ? "" : peer.visitor);
    if (!visit) co_return;
    connection.set_option(tcp::no_delay(true), error);
    TcpStream stream(std::move(connection));
    std::optional<Upgrade> upgrade;
    try {
        co_await serve(front, stream, peer, upgrade);
    } catch (const std::exception& fault) {
        complain(std::string("a connection ended: ") + fault.what());
    }
    if (upgrade && upgrade->visit) visit = std::move(upgrade->visit);
    if (upgrade) move_home(front, loop, stream, std::move(*upgrade), std::move(visit));
}

void show_in(Front& front, AsioLoop& loop, TcpSocket connection) {
    const auto detached = std::make_shared<DetachedSocket>(std::move(connection));
    loop.post([&front, &loop, detached] {
        TcpSocket here = detached->attach(loop);
        if (!here.is_open() || front.hub.is_closed()) return;
        asio::co_spawn(loop.context(), welcome(front, loop, std::move(here)), asio::detached);
    });
}

Task<void> accept(Front& front, Acceptor& acceptor) {
    std::size_t next = 0;
    error_code error;
    auto token = asio::redirect_error(use_task, error);
    while (true) {
        TcpSocket connection = co_await acceptor.async_accept(token);
        if (error == asio::error::operation_aborted) co_return;
        if (error) {
            // Out of file descriptors, most likely: trying again at once would only spin.
            Pause pause(acceptor.get_executor(), std::chrono::milliseconds(100));
            co_await pause.async_wait(token);
            continue;
        }
        show_in(front, *front.loops[next++ % front.loops.size()], std::move(connection));
    }
}

}  // namespace

Doorkeeper::Visit Doorkeeper::let_in(const std::string& address) {
    const std::lock_guard lock(mutex_);
    if (inside_ >= limits_.sockets) return {};
    int& count = by_address_[address];
    if (!address.empty() && count >= limits_.sockets_per_address) return {};
    ++count;
    ++inside_;
    return Visit(this, [address](Doorkeeper* door) { door->let_out(address); });
}
void Doorkeeper::let_out(const std::string& address) {
    const std::lock_guard lock(mutex_);
    --inside_;
    if (--by_address_[address] <= 0) by_address_.erase(address);
}

void listen(Front& front, Acceptor& acceptor) {
    asio::co_spawn(acceptor.get_executor(), accept(front, acceptor), asio::detached);
}

}  // namespace fg::server
