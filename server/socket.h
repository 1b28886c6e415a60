// SPDX-License-Identifier: Apache-2.0
// One WebSocket: everything but `send` happens on its own loop.
#pragma once

#include <algorithm>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/asio_loop.h"
#include "server/client.h"
#include "server/metrics.h"

namespace fg::server {

// With the loop's own executor by name: Asio's any-executor costs an indirect call and a count at every turn.
using Executor = boost::asio::io_context::executor_type;
using TcpStream =
    boost::beast::basic_stream<boost::asio::ip::tcp, Executor, boost::beast::unlimited_rate_policy>;

class Socket final : public Client, public std::enable_shared_from_this<Socket> {
  public:
    using Stream = boost::beast::websocket::stream<TcpStream, false>;  // nothing is deflated

    Socket(AsioLoop& loop, TcpStream stream, GuestPtr guest, std::string address, const Limits& limits,
           Metrics& metrics)
        : Client(std::move(guest), std::move(address)),
          loop_(loop),
          stream_(std::move(stream)),
          limits_(limits),
          metrics_(metrics) {}
    ~Socket() override { metrics_.queued_bytes -= queued_; }

    Stream& stream() { return stream_; }

    void send(Message message) override {
        if (loop_.is_here()) return enqueue(std::move(message));
        loop_.post([self = shared_from_this(), message = std::move(message)]() mutable {
            self->enqueue(std::move(message));
        });
    }

    void drop() override {
        if (std::exchange(is_closed_, true)) return;
        boost::beast::get_lowest_layer(stream_).close();
    }
    void hang_up() override {
        loop_.post([self = shared_from_this()] { self->drop(); });
    }
    void closed() { is_closed_ = true; }
    bool is_closed() const { return is_closed_; }

  private:
    void enqueue(Message message) {
        if (is_closed_) return;
        // A client that does not read is let go before it costs memory; one long message alone is no crime.
        // When all together cost too much, whoever has more than their part of it goes.
        const std::size_t queued = queued_ + message->size();
        if (!queue_.empty() && (queued > limits_.queue_bytes || (is_house_full() && queued > fair_part()))) {
            ++metrics_.dropped;
            return drop();
        }
        queued_ = queued;
        metrics_.queued_bytes += message->size();
        queue_.push_back(std::move(message));
        if (queue_.size() == 1) write();
    }
    bool is_house_full() const {
        return metrics_.queued_bytes.load() > static_cast<std::int64_t>(limits_.all_queues_bytes);
    }
    std::size_t fair_part() const {
        return limits_.all_queues_bytes /
               static_cast<std::size_t>(std::max<std::int64_t>(1, metrics_.sockets.load()));
    }
    void write() {
        stream_.async_write(boost::asio::buffer(*queue_.front()),
                            [self = shared_from_this()](boost::system::error_code error, std::size_t) {
                                self->written(error);
                            });
    }
    void written(boost::system::error_code error) {
        if (error) {
            queue_.clear();
            return drop();
        }
        ++metrics_.sent;
        metrics_.sent_bytes += queue_.front()->size();
        queued_ -= queue_.front()->size();
        metrics_.queued_bytes -= queue_.front()->size();
        queue_.pop_front();
        if (!queue_.empty()) write();
    }

    AsioLoop& loop_;
    Stream stream_;
    const Limits& limits_;
    Metrics& metrics_;
    std::deque<Message> queue_;
    std::size_t queued_ = 0;
    bool is_closed_ = false;
};

}  // namespace fg::server
