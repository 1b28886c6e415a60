// SPDX-License-Identifier: Apache-2.0
#include "server/inner_port.h"

#include <array>
#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <deque>

namespace fg::server {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using Executor = asio::io_context::executor_type;
using Tcp = asio::ip::tcp;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Resolver = asio::ip::basic_resolver<Tcp, Executor>;

constexpr std::size_t head_size = 4;
constexpr std::size_t longest_frame = 32 * 1024 * 1024;
// Until both have said who they are a frame is short.
constexpr std::size_t longest_first = 256;
constexpr int first_frames = 2;
constexpr std::size_t most_queued = 128 * 1024 * 1024;
constexpr auto connecting_time = std::chrono::seconds(2);

class TcpPipe final : public Pipe, public std::enable_shared_from_this<TcpPipe> {
  public:
    explicit TcpPipe(TcpSocket socket) : socket_(std::move(socket)) {
        error_code ignored;
        socket_.set_option(Tcp::no_delay(true), ignored);
    }
    void listen(Listener listener) override {
        listener_ = std::move(listener);
        read_head();
    }
    void send(std::string frame) override {
        if (is_closed_) return;
        queued_ += frame.size();
        // Told later: whoever sends is in the middle of something.
        if (queued_ > most_queued)
            return asio::post(socket_.get_executor(), [self = shared_from_this()] { self->broken(); });
        std::string head;
        for (std::size_t i = 0; i < head_size; ++i) head += static_cast<char>(frame.size() >> (8 * i));
        queue_.push_back(std::move(head));
        queue_.push_back(std::move(frame));
        if (!std::exchange(is_writing_, true)) write();
    }
    void close() override {
        if (std::exchange(is_closed_, true)) return;
        error_code ignored;
        socket_.close(ignored);
    }

  private:
    void broken() {
        if (is_closed_) return;
        close();
        if (listener_.closed) listener_.closed();
    }
    void read_head() {
        asio::async_read(socket_, asio::buffer(head_),
                         [self = shared_from_this()](error_code error, std::size_t) {
                             if (error) return self->broken();
                             self->read_body();
                         });
    }
    void read_body() {
        std::size_t size = 0;
        for (std::size_t i = 0; i < head_size; ++i)
            size |= static_cast<std::size_t>(static_cast<unsigned char>(head_[i])) << (8 * i);
        if (is_closed_ || size > (read_ < first_frames ? longest_first : longest_frame)) return broken();
        body_.resize(size);
        asio::async_read(socket_, asio::buffer(body_),
                         [self = shared_from_this()](error_code error, std::size_t) {
                             if (error) return self->broken();
                             self->take_body();
                         });
    }
    void take_body() {
        if (is_closed_) return;
        if (read_ < first_frames) ++read_;
        listener_.frame(std::exchange(body_, {}));
        if (!is_closed_) read_head();
    }
    // Everything that waits, in one go.
    void write() {
        writing_.swap(queue_);
        queued_ = 0;
        std::vector<asio::const_buffer> buffers;
        for (const std::string& piece : writing_) buffers.emplace_back(asio::buffer(piece));
        asio::async_write(socket_, buffers, [self = shared_from_this()](error_code error, std::size_t) {
            if (error) return self->broken();
            self->writing_.clear();
            self->is_writing_ = !self->queue_.empty();
            if (self->is_writing_) self->write();
        });
    }

    TcpSocket socket_;
    Listener listener_;
    std::array<char, head_size> head_{};
    std::string body_;
    std::deque<std::string> queue_, writing_;
    std::size_t queued_ = 0;
    int read_ = 0;
    bool is_closed_ = false, is_writing_ = false;
};

// One attempt to reach somebody, given up after a while.
class Attempt : public std::enable_shared_from_this<Attempt> {
  public:
    Attempt(asio::io_context& context, std::function<void(PipePtr)> connected)
        : resolver_(context), socket_(context), timer_(context), connected_(std::move(connected)) {}
    void begin(const std::string& host, const std::string& port) {
        timer_.expires_after(connecting_time);
        timer_.async_wait([self = shared_from_this()](error_code error) {
            if (!error) self->end({});
        });
        resolver_.async_resolve(
            host, port, [self = shared_from_this()](error_code error, const Resolver::results_type& found) {
                if (error) return self->end({});
                asio::async_connect(self->socket_, found, [self](error_code refused, const Tcp::endpoint&) {
                    self->end(refused ? PipePtr{} : self->made());
                });
            });
    }

  private:
    PipePtr made() { return connected_ ? std::make_shared<TcpPipe>(std::move(socket_)) : PipePtr{}; }
    void end(PipePtr pipe) {
        timer_.cancel();
        resolver_.cancel();
        error_code ignored;
        if (!pipe) socket_.close(ignored);
        if (const auto connected = std::exchange(connected_, {})) connected(std::move(pipe));
    }

    Resolver resolver_;
    TcpSocket socket_;
    asio::steady_timer timer_;
    std::function<void(PipePtr)> connected_;
};

std::pair<std::string, std::string> parts_of(const std::string& address) {
    const std::size_t mark = std::min(address.rfind(':'), address.size());
    std::string host = address.substr(0, mark);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    return {host, address.substr(std::min(mark + 1, address.size()))};
}

class AsioInnerPort final : public InnerPort {
  public:
    explicit AsioInnerPort(AsioLoop& loop) : loop_(loop), acceptor_(loop.context()) {}

    Or<Done> bind(const std::string& wanted) {
        const auto [host, port] = parts_of(wanted);
        error_code error;
        Resolver resolver(loop_.context());
        const auto found = resolver.resolve(host, port, Resolver::passive, error);
        if (!error && found.empty()) error = asio::error::host_not_found;
        if (!error) acceptor_.open(found.begin()->endpoint().protocol(), error);
        if (!error) acceptor_.set_option(Acceptor::reuse_address(true), error);
        if (!error) acceptor_.bind(found.begin()->endpoint(), error);
        if (!error) acceptor_.listen(64, error);
        if (error)
            return Refusal{"bad_config",
                           "cannot listen for other servers on " + wanted + ": " + error.message(), ""};
        const bool is_v6 = host.find(':') != std::string::npos;
        address_ =
            (is_v6 ? '[' + host + ']' : host) + ':' + std::to_string(acceptor_.local_endpoint().port());
        return Done{};
    }
    std::string address() const override { return address_; }

    void connect(const std::string& address, std::function<void(PipePtr)> connected) override {
        const auto [host, port] = parts_of(address);
        std::make_shared<Attempt>(loop_.context(), std::move(connected))->begin(host, port);
    }
    void accept(std::function<void(PipePtr)> accepted) override {
        accepted_ = std::move(accepted);
        accept_next();
    }

  private:
    void accept_next() {
        acceptor_.async_accept([this](error_code error, TcpSocket socket) {
            if (error == asio::error::operation_aborted) return;
            if (!error) accepted_(std::make_shared<TcpPipe>(std::move(socket)));
            if (!error) return accept_next();
            // Out of file descriptors, most likely: trying again at once would only spin.
            loop_.wake(loop_.now() + 100, [this] { accept_next(); });
        });
    }

    AsioLoop& loop_;
    Acceptor acceptor_;
    std::string address_;
    std::function<void(PipePtr)> accepted_;
};

}  // namespace

Or<std::unique_ptr<InnerPort>> InnerPort::open(AsioLoop& loop, const std::string& address) {
    auto port = std::make_unique<AsioInnerPort>(loop);
    if (const Or<Done> bound = port->bind(address); !bound) return bound.refusal();
    return std::unique_ptr<InnerPort>(std::move(port));
}

}  // namespace fg::server
