// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite_rows.h"

#include <sqlite3.h>

#include <memory>

namespace hilltop::fuzz {
namespace {

constexpr int kMostChanges = 12;
constexpr std::size_t kCheckBytes = 4;

struct RowsCloser {
    void operator()(sqlite3* data) const { sqlite3_close_v2(data); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Rows = std::unique_ptr<sqlite3, RowsCloser>;
using RowStatement = std::unique_ptr<sqlite3_stmt, RowsCloser>;

Rows open_rows(const std::string& path) {
    sqlite3* data = nullptr;
    sqlite3_open_v2(path.c_str(), &data, SQLITE_OPEN_READWRITE, nullptr);
    Rows rows(data);
    sqlite3_exec(data, "PRAGMA synchronous=OFF; PRAGMA journal_mode=OFF", nullptr, nullptr, nullptr);
    return rows;
}

RowStatement prepare_row(const Rows& data, const std::string& sql) {
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(data.get(), sql.c_str(), -1, &statement, nullptr);
    return RowStatement(statement);
}

/// The value at an offset of a column, as bytes.
std::string value_at(const Rows& data, const Column& column, int row) {
    const auto found = prepare_row(data, std::string("SELECT ") + column.name + " FROM " + column.table +
                                             " LIMIT 1 OFFSET " + std::to_string(row));
    if (!found || sqlite3_step(found.get()) != SQLITE_ROW) return {};
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(found.get(), 0));
    return bytes == nullptr ? std::string()
                            : std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(found.get(), 0)));
}

void bind_value(sqlite3_stmt* statement, const std::string& old, Bytes& input) {
    const auto bind_text = [&](std::string_view text) {
        sqlite3_bind_text64(statement, 1, text.empty() ? "" : text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    };
    const auto bind_blob = [&](const std::string& bytes) {
        sqlite3_bind_blob64(statement, 1, bytes.empty() ? "" : bytes.data(), bytes.size(), SQLITE_TRANSIENT);
    };
    const auto with_byte = [&] {
        std::string bytes = old;
        const auto at = static_cast<std::size_t>(input.next()), more = static_cast<std::size_t>(input.next() % 4);
        if (!bytes.empty()) bytes[(at + 256 * more) % bytes.size()] = static_cast<char>(input.next());
        return bytes;
    };
    switch (input.next() % 8) {
    case 0:
        sqlite3_bind_int64(statement, 1, input.number());
        return;
    case 1:
        return bind_text(input.text());
    case 2:
        return bind_blob(std::string(input.text()));
    case 3:
    case 4:
        return bind_blob(with_check(with_byte(), kCheckBytes));
    case 5:
        return bind_text(with_byte());
    case 6: {
        const std::string text =
            old.substr(0, old.size() - std::min<std::size_t>(old.size(), static_cast<std::size_t>(input.next())));
        return input.next() % 2 == 0 ? bind_text(text) : bind_blob(with_check(text, kCheckBytes));
    }
    default:
        sqlite3_bind_null(statement, 1);
    }
}

} // namespace

void run_sql(const std::string& path, const std::string& sql) {
    const Rows data = open_rows(path);
    sqlite3_exec(data.get(), sql.c_str(), nullptr, nullptr, nullptr);
}

std::string with_small_pages(const std::string& path) {
    run_sql(path, "PRAGMA page_size=512; VACUUM");
    return bytes_of(path);
}

void change_rows(const std::string& path, std::span<const Column> columns, Bytes& input) {
    const Rows data = open_rows(path);
    for (int i = 0; i < kMostChanges && !input.empty(); ++i) {
        const Column& column = columns[static_cast<std::size_t>(input.next()) % columns.size()];
        const int row = input.next() % 8;
        const std::string old = value_at(data, column, row);
        const std::string where = std::string(" WHERE ") + column.name + " IS (SELECT " + column.name + " FROM " +
                                  column.table + " LIMIT 1 OFFSET " + std::to_string(row) + ")";
        if (input.next() % 16 == 15) {
            sqlite3_exec(data.get(), ("DELETE FROM " + std::string(column.table) + where).c_str(), nullptr, nullptr,
                         nullptr);
            continue;
        }
        const auto change =
            prepare_row(data, "UPDATE " + std::string(column.table) + " SET " + column.name + " = ?1" + where);
        if (!change) continue;
        bind_value(change.get(), old, input);
        sqlite3_step(change.get()); // refused where the value would stand twice
    }
}

} // namespace hilltop::fuzz
