// SPDX-License-Identifier: Apache-2.0
// A PostgreSQL and its synchronous standby, as docs/hosting.md has them: whatever was acknowledged is on both.
#include <filesystem>

#include "server/databases/storage_fixture_test.h"

namespace fg::server {
namespace {

class StandbyThreads : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(first_.fault() + second_.fault(), "");
        point_to(first_);
        auto opened = open_storage("postgresql:///postgres?user=faire&host=" + address_);
        ASSERT_TRUE(opened) << opened.refusal().message;
        storage_ = std::move(*opened);
    }
    ~StandbyThreads() override {
        storage_.reset();
        std::filesystem::remove(address_);
    }
    // What a manager does with the address that servers know.
    void point_to(const TemporaryPostgres& postgres) const {
        std::filesystem::remove(address_);
        std::filesystem::create_directory_symlink(postgres.folder(), address_);
    }
    std::future<Or<Done>> append(std::uint64_t expected, const std::string& row) {
        const auto told = std::make_shared<std::promise<Or<Done>>>();
        storage_->append({.table = "t1",
                          .expected = expected,
                          .rows = {{.at = 5, .json = row}},
                          .summary = {},
                          .stored = [told](Or<Done> done) { told->set_value(std::move(done)); }});
        return told->get_future();
    }
    std::string rows() {
        const auto log =
            StorageFixture::answer_of<std::vector<LogRow>>([&](auto told) { storage_->load("t1", told); });
        if (!log) return log.refusal().message;
        std::string all;
        for (const LogRow& row : *log) all += row.json;
        return all;
    }
    static bool is_told_soon(const std::future<Or<Done>>& answer) {
        return answer.wait_for(std::chrono::milliseconds(500)) == std::future_status::ready;
    }

    TemporaryPostgres first_{testing::TempDir(), "-c fsync=off -c synchronous_standby_names=second"};
    TemporaryPostgres second_{testing::TempDir(), first_, "-c fsync=off -c cluster_name=second"};
    std::unique_ptr<Storage> storage_;

  private:
    const std::string address_ = testing::TempDir() + "/fairground_first_" + std::to_string(getpid());
};

TEST_F(StandbyThreads, NothingIsAcknowledgedThatTheStandbyDoesNotHave) {
    ASSERT_TRUE(append(1, "a").get());
    second_.stop();
    std::future<Or<Done>> waits = append(2, "b");
    EXPECT_FALSE(is_told_soon(waits));
    second_.start();
    EXPECT_TRUE(waits.get());
    EXPECT_EQ(rows(), "ab");
}

TEST_F(StandbyThreads, WhatWasAcknowledgedIsThereWhenTheFirstDies) {
    ASSERT_TRUE(append(1, "a").get());
    ASSERT_TRUE(append(2, "b").get());
    second_.stop();
    std::future<Or<Done>> waits = append(3, "c");
    EXPECT_FALSE(is_told_soon(waits));
    first_.stop();
    second_.start();
    second_.promote();
    point_to(second_);
    const Or<Done> lost = waits.get();
    ASSERT_FALSE(lost) << "the standby never had it";
    EXPECT_EQ(lost.refusal().code, "not_stored");
    EXPECT_EQ(rows(), "ab");
    EXPECT_TRUE(append(3, "d").get());
    EXPECT_EQ(rows(), "abd");
    first_.start();  // so that it can be stopped
}

}  // namespace
}  // namespace fg::server
