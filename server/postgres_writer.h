// SPDX-License-Identifier: Apache-2.0
// What is written to PostgreSQL: whatever has queued up while the last commit was under way goes into one transaction, the appends
// of many tables into one statement. If the connection breaks before the answer has come, the log itself is asked what came
// of it before anybody is told.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <unordered_set>

#include "server/postgres_line.h"
#include "server/storage.h"

namespace fg::server::postgres {

class Writer {
  public:
    struct Job {
        std::string table{};  // if it is about one
        std::optional<Append> append{};
        std::vector<Query> queries{};
        bool can_be_fenced = false;  // the last of them tells whether it was done
        std::function<void(Or<Done>)> stored{};
    };

    Writer(const std::string& address, const std::string& name);
    // Does what waits, unless the database is away.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    Or<Done> open();
    void add(Job job);

  private:
    // Appends to one table that follow one another.
    struct Chain {
        std::vector<const Append*> parts;

        const std::string& table() const { return parts[0]->table; }
        std::uint64_t epoch() const { return parts[0]->epoch; }
        std::uint64_t had() const { return parts[0]->expected + parts[0]->replaces - 1; }
        std::uint64_t gets() const { return parts.back()->expected + parts.back()->rows.size() - 1; }
        bool is_new() const { return had() == 0; }
        bool is_plain() const { return !is_new() && parts[0]->replaces == 0; }
        bool takes(const Append& next) const {
            return parts[0]->replaces == 0 && next.replaces == 0 && next.epoch == epoch() &&
                   next.expected == gets() + 1;
        }
    };
    struct Group {
        static constexpr std::size_t no_chain = SIZE_MAX;
        std::deque<Job> jobs;
        std::vector<Chain> chains;                              // refer to them
        std::unordered_map<std::string, std::size_t> by_table;  // its chain

        bool admits(const Job& job) const;
        void add(Job job);
    };
    // What is stored of a table besides its log, as far as this server knows.
    struct Known {
        std::uint64_t epoch = 0;
        std::shared_ptr<const Summary> summary;
        Millis updated = 0;
    };
    using Answers = std::unordered_map<std::string, Or<Done>>;

    void work();
    bool wait_for_jobs();
    // Takes from what waits as much as can go together, in the order of each table.
    Group take_group();
    void store(Group group);
    void store_singly(Group group, const Refusal& why);
    std::vector<Query> queries_for(const Group& group);
    static Query begin(const Chain& chain);
    static Query replace(const Chain& chain);
    void add_summary(std::vector<Query>& queries, const Chain& chain);
    Known known_of(const Chain& chain) const;
    static Millis time_of(const Append& append);
    Answers answers_from(const Group& group, const std::vector<Rows>& rows);
    static void add_answers_of_jobs(Answers& answers, const Group& group, const std::vector<Rows>& rows);
    Answers ask_why(const std::vector<const Chain*>& refused);
    void remember(const Chain& chain);
    void settle_doubt();
    Or<Answers> look_up(const Group& group);
    static void answer(const Group& group, const Answers& answers, const Or<Done>& otherwise);
    static void refuse(const Group& group, const Refusal& why);

    Line line_;
    std::unordered_map<std::string, Known> known_;
    std::optional<Group> in_doubt_;
    std::string doubtful_session_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> waiting_;
    bool is_closing_ = false;
    std::thread thread_;
};

}  // namespace fg::server::postgres
