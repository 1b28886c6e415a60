// SPDX-License-Identifier: Apache-2.0
#include "cli/welcome.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace fg::cli {
namespace {

namespace fs = std::filesystem;

server::Config listening_on(const std::string& address) {
    server::Config config;
    config.address = address;
    return config;
}

TEST(Welcome, names_the_network_only_to_who_listens_on_it) {
    server::Config config;
    EXPECT_EQ(home_address(config, 8081), "http://127.0.0.1:8081/");
    EXPECT_EQ(welcome(config, 8081, {"192.168.1.7"}).find("192.168"), std::string::npos);
    config.address = "0.0.0.0";
    const std::string text = welcome(config, 8081, {"192.168.1.7", "10.0.0.3"});
    for (const char* line : {"open at http://localhost:8081/\n", " at http://192.168.1.7:8081/\n",
                             " at http://10.0.0.3:8081/\n", "kept in /"})
        EXPECT_NE(text.find(line), std::string::npos) << line << " in\n" << text;
}

TEST(Welcome, prefers_the_public_address) {
    server::Config config = listening_on("0.0.0.0");
    config.public_url = "https://faire.example";
    const std::string text = welcome(config, 8080, {"192.168.1.7"});
    EXPECT_TRUE(text.starts_with("Hear ye! The faire is open at https://faire.example/\n")) << text;
    EXPECT_EQ(text.find("192.168"), std::string::npos) << text;
}

TEST(Welcome, puts_brackets_around_ipv6) {
    EXPECT_EQ(home_address(listening_on("::1"), 80), "http://[::1]:80/");
    EXPECT_EQ(home_address(listening_on("::"), 80), "http://localhost:80/");
}

class DatabaseKeys : public testing::Test {
  protected:
    void SetUp() override {
        std::string name = fs::temp_directory_path() / "fairground_key_XXXXXX";
        folder = ::mkdtemp(name.data());
    }
    void TearDown() override { fs::remove_all(folder); }
    static std::string complaint(const fs::path& database) {
        const Or<DatabaseKey> key = DatabaseKey::take(database);
        return key ? "" : key.refusal().message;
    }

    fs::path folder;
};

TEST_F(DatabaseKeys, are_had_by_one_and_by_the_next_once_they_are_given_back) {
    const fs::path database = folder / "games.db";
    {
        const Or<DatabaseKey> first = DatabaseKey::take(database);
        ASSERT_TRUE(bool(first));
        first->note("http://localhost:8080/");
        EXPECT_TRUE(complaint(database).ends_with("is open already, at http://localhost:8080/"))
            << complaint(database);
        EXPECT_EQ(complaint(folder / "others.db"), "");
    }
    EXPECT_EQ(complaint(database), "");
}

TEST_F(DatabaseKeys, are_the_same_under_every_name_of_the_file) {
    fs::create_directory(folder / "kept");
    fs::create_symlink(folder / "kept" / "games.db", folder / "games.db");
    fs::create_directory_symlink(folder / "kept", folder / "shelf");
    const Or<DatabaseKey> first = DatabaseKey::take(folder / "games.db");
    ASSERT_TRUE(bool(first));
    fs::create_hard_link(folder / "kept" / "games.db", folder / "twin.db");
    for (const fs::path& name : {folder / "kept" / "games.db", folder / "shelf" / "games.db",
                                 folder / "kept" / ".." / "games.db", folder / "twin.db"})
        EXPECT_NE(complaint(name).find("is open already"), std::string::npos) << name;
    fs::remove(folder / "twin.db");
    fs::rename(folder / "kept" / "games.db", folder / "moved.db");
    EXPECT_NE(complaint(folder / "moved.db").find("is open already"), std::string::npos);
}

// What was written last lies in a file beside the database, found by its name.
TEST_F(DatabaseKeys, are_not_given_for_a_file_with_two_names) {
    EXPECT_EQ(complaint(folder / "games.db"), "");
    fs::create_hard_link(folder / "games.db", folder / "twin.db");
    for (const char* name : {"games.db", "twin.db"})
        EXPECT_NE(complaint(folder / name).find("second name"), std::string::npos) << name;
    fs::remove(folder / "twin.db");
    EXPECT_EQ(complaint(folder / "games.db"), "");
}

}  // namespace
}  // namespace fg::cli
