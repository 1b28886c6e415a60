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

TEST(DatabaseKey, is_had_by_one_and_by_the_next_once_it_is_given_back) {
    std::string name = fs::temp_directory_path() / "fairground_key_XXXXXX";
    const fs::path folder = ::mkdtemp(name.data());
    const std::string database = folder / "games.db";
    {
        const Or<DatabaseKey> first = DatabaseKey::take(database);
        ASSERT_TRUE(bool(first));
        first->note("http://localhost:8080/");
        const Or<DatabaseKey> second = DatabaseKey::take(database);
        ASSERT_FALSE(bool(second));
        EXPECT_TRUE(second.refusal().message.ends_with("is open already, at http://localhost:8080/"))
            << second.refusal().message;
        EXPECT_TRUE(bool(DatabaseKey::take(folder / "others.db")));
    }
    EXPECT_TRUE(bool(DatabaseKey::take(database)));
    fs::remove_all(folder);
}

TEST(DatabaseKey, is_the_same_under_every_name_of_the_file) {
    std::string name = fs::temp_directory_path() / "fairground_key_XXXXXX";
    const fs::path folder = ::mkdtemp(name.data());
    fs::create_directory(folder / "kept");
    fs::create_symlink(folder / "kept" / "games.db", folder / "games.db");
    fs::create_directory_symlink(folder / "kept", folder / "shelf");
    {
        const Or<DatabaseKey> first = DatabaseKey::take(folder / "games.db");
        ASSERT_TRUE(bool(first));
        EXPECT_FALSE(bool(DatabaseKey::take(folder / "kept" / "games.db")));
        EXPECT_FALSE(bool(DatabaseKey::take(folder / "shelf" / "games.db")));
        EXPECT_FALSE(bool(DatabaseKey::take((folder / "kept" / ".." / "games.db").string())));
    }
    fs::remove_all(folder);
}

}  // namespace
}  // namespace fg::cli
