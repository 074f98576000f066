// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace hilltop {

class Statement;

/// A connection to one SQLite file, for one thread at a time. All errors are sentences that begin with the path.
class Database {
public:
    enum class Mode {
        Read,   ///< changes nothing; works in folders without write permission
        Write,  ///< an existing file
        Create, ///< a new file at a path where nothing is
    };
    /// Refuses what is not an ordinary file. What is in it shows when it is read.
    static Result<Database> open(const std::string& path, Mode mode);

    const std::string& path() const { return m_path; }
    Result<> run(const char* sql);
    Result<Statement> prepare(const char* sql);
    /// The first column of the first row; nothing if there is no row or it is NULL.
    Result<std::optional<std::int64_t>> number(const char* sql);
    /// How long a call waits for others' locks.
    void wait_for_locks(int milliseconds);
    /// A rollback journal that is emptied after each commit and goes away when the connection is closed.
    Result<> use_short_journal();
    bool in_transaction() const;
    /// The file that is open no longer has its name: it was deleted, moved or replaced. What is written still reaches
    /// that file, but logs and journals belong to the name.
    bool has_moved() const;
    /// Closing leaves everything beside the file alone.
    void leave_journal() { m_handle.get_deleter().leaves_journal = false; }
    /// Writes a whole copy into an empty file. A copy has a rollback journal.
    Result<> copy_into(const std::string& empty);
    /// A whole copy of one state of the file, in which `changes` were made.
    Result<std::string> bytes(const char* changes = "");
    bool read_only() const;
    /// The last call wanted bytes behind the end of the file, which newer SQLite does not take for zeros.
    bool ends_early() const;
    /// The last call found no database of SQLite in the file.
    bool is_no_database() const;
    /// The last error as a sentence.
    Error error() const;
    /// `what` is half a sentence.
    Error damaged(Error what) const;

private:
    struct Close {
        Close()
            : leaves_journal(false) {}
        bool leaves_journal;
        void operator()(sqlite3* handle) const;
    };
    std::string m_path;
    std::unique_ptr<sqlite3, Close> m_handle;
};

/// A prepared statement; parameters count from 1, columns from 0.
class Statement {
public:
    Statement& bind(int parameter, std::int64_t value);
    Statement& bind(int parameter, std::string_view text);
    Statement& bind_bytes(int parameter, std::string_view bytes);
    Statement& bind_null(int parameter);
    Statement& bind_real(int parameter, double value);
    /// True: there is a row; false: done.
    Result<bool> step();
    /// Steps to the end and is ready for the next parameters.
    Result<> run();
    void reset();

    bool null(int column) const;
    std::int64_t number(int column) const;
    double real(int column) const;
    std::string text(int column) const;
    /// Valid until the next step.
    std::span<const unsigned char> bytes(int column) const;

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt* handle) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> m_handle;
    const Database* m_database = nullptr;
};

} // namespace hilltop
