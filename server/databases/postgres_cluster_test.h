// SPDX-License-Identifier: Apache-2.0
// The PostgreSQL of a test program: started when first asked for, and stopped when the program ends.
#pragma once

#include <gtest/gtest.h>

#include "server/databases/temporary_postgres.h"
#include "server/postgres.h"

namespace fg::server {

class PostgresCluster : public TemporaryPostgres {
  public:
    static PostgresCluster& the() {
        static PostgresCluster cluster;
        return cluster;
    }
    void sql(const std::string& script, const std::string& database = "postgres") {
        ASSERT_EQ(fault(), "");
        Or<postgres::Session> session = postgres::Session::open(address(database), "hand");
        ASSERT_TRUE(session) << session.refusal().message;
        const Or<Done> done = session->run_script(script);
        ASSERT_TRUE(done) << done.refusal().message;
    }
    // As if it had just been made.
    void clear() { sql("DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public;"); }

  private:
    // Its power does not go, and syncing takes long.
    PostgresCluster() : TemporaryPostgres(testing::TempDir(), "-c fsync=off") {}
};

}  // namespace fg::server
