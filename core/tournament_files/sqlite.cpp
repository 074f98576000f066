// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/sqlite.h"

#include "base/system_error.h"
#include "system/files.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <cctype>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

constexpr int kPause = 2; // milliseconds between two tries for a lock
// How complaints of SQLite begin; what is missing follows.
constexpr std::string_view kNoTable = "no such table: ";
constexpr std::string_view kNoColumn = "no such column: ";
constexpr std::string_view kBrokenSchema = "malformed database schema";
constexpr int kFlags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;

bool holds_something(const std::string& path) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    return !error && size > 0;
}

/// The path as a URI that declares the file immutable.
std::string immutable_uri(const std::string& path) {
    std::string uri = "file:";
    for (const char c : std::filesystem::absolute(path).string()) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '/' || c == '.' || c == '-' || c == '_')
            uri += c;
        else
            uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri + "?immutable=1";
}

Result<> check_path(const std::string& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        return failure("tournament_files", "{}: there is no such file", path);
    if (status.type() == std::filesystem::file_type::directory)
        return failure("tournament_files", "{} is a folder, not a file", path);
    if (error) return failure("tournament_files", "{} cannot be opened ({})", path, system_reason(error));
    if (status.type() != std::filesystem::file_type::regular)
        return failure("tournament_files", "{} is not a regular file", path);
    return {};
}

/// Why there cannot be a new file; of a folder that may not be written SQLite says that the file is not there.
Result<> check_new(const std::string& path) {
    std::error_code error;
    const std::string folder = std::filesystem::absolute(path, error).parent_path().string();
    if (std::filesystem::exists(path, error) || !std::filesystem::is_directory(folder, error) || may_write(folder))
        return {};
    return unwritten(failure("tournament_files", "{} cannot be written ({})", path, system_reason(errno)));
}

/// What SQLite complains of, in its own English: what is usual as an id that can be translated.
Error complaint(sqlite3* handle) {
    const std::string_view said = sqlite3_errmsg(handle);
    const auto rest = [&](std::string_view begin) { return said.substr(begin.size()); };
    if (said.starts_with(kNoTable)) return failure("tournament_files", "no such table: {}", rest(kNoTable));
    if (said.starts_with(kNoColumn)) return failure("tournament_files", "no such column: {}", rest(kNoColumn));
    if (said.starts_with(kBrokenSchema)) return failure("tournament_files", "malformed database schema");
    switch (sqlite3_errcode(handle) & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return failure("tournament_files", "database disk image is malformed");
    case SQLITE_CANTOPEN:
        return failure("tournament_files", "unable to open database file");
    case SQLITE_IOERR:
        return failure("tournament_files", "disk I/O error");
    case SQLITE_NOMEM:
        return failure("tournament_files", "out of memory");
    case SQLITE_PERM:
        return failure("tournament_files", "access permission denied");
    case SQLITE_AUTH:
        return failure("tournament_files", "not authorized");
    case SQLITE_PROTOCOL:
        return failure("tournament_files", "locking protocol");
    case SQLITE_TOOBIG:
        return failure("tournament_files", "string or blob too big");
    case SQLITE_CONSTRAINT:
        return failure("tournament_files", "constraint failed");
    case SQLITE_MISMATCH:
        return failure("tournament_files", "datatype mismatch");
    case SQLITE_NOLFS:
        return failure("tournament_files", "large file support is disabled");
    default:
        return failure("tournament_files", "{}", said);
    }
}

} // namespace

void Database::Close::operator()(sqlite3* handle) const {
    if (leaves_journal) {
        if (sqlite3_get_autocommit(handle) == 0) sqlite3_exec(handle, "ROLLBACK", nullptr, nullptr, nullptr);
        sqlite3_exec(handle, "PRAGMA journal_mode=DELETE", nullptr, nullptr, nullptr);
    }
    sqlite3_close_v2(handle);
}

void Statement::Finalize::operator()(sqlite3_stmt* handle) const {
    sqlite3_finalize(handle);
}

Result<Database> Database::open(const std::string& path, Mode mode) {
    TRY(mode == Mode::Create ? check_new(path) : check_path(path));
    const auto connect = [&](const std::string& name, int flags) -> Result<Database> {
        sqlite3* handle = nullptr;
        const int code = sqlite3_open_v2(name.c_str(), &handle, flags | kFlags, nullptr);
        Database database;
        database.m_path = path;
        database.m_handle.reset(handle);
        if (handle == nullptr)
            return failure("tournament_files", "{} cannot be opened (there is not enough memory)", path);
        if (code != SQLITE_OK) return database.error();
        // Files may come from anywhere: a schema may call nothing and cells are checked as they are read.
        sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
        sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
        sqlite3_exec(handle, "PRAGMA cell_size_check=ON", nullptr, nullptr, nullptr);
        return database;
    };
    auto database =
        connect(path, mode == Mode::Create ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE);
    if (!database || mode != Mode::Read) return database;
    if (const auto probe = database->number("PRAGMA schema_version"); !probe) {
        // SQLite keeps an index of a write-ahead log beside the file and gives up where it may not make one.
        const int code = sqlite3_errcode(database->m_handle.get()) & 0xff;
        if (code != SQLITE_CANTOPEN && code != SQLITE_READONLY) return database;
        for (const char* beside : {"-wal", "-journal"}) {
            if (holds_something(path + beside))
                return failure("tournament_files",
                               "{0} cannot be read without {0}{1}, and its folder is read-only; copy both files into a "
                               "folder of your own",
                               path, beside);
        }
        database = connect(immutable_uri(path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
        if (!database) return database;
    }
    TRY(database->run("PRAGMA query_only=ON"));
    return database;
}

Result<> Database::run(const char* sql) {
    if (sqlite3_exec(m_handle.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return error();
    return {};
}

Result<Statement> Database::prepare(const char* sql) {
    sqlite3_stmt* handle = nullptr;
    if (sqlite3_prepare_v2(m_handle.get(), sql, -1, &handle, nullptr) != SQLITE_OK) return error();
    Statement statement;
    statement.m_handle.reset(handle);
    statement.m_database = this;
    return statement;
}

Result<std::optional<std::int64_t>> Database::number(const char* sql) {
    auto statement = TRY(prepare(sql));
    const auto row = TRY(statement.step());
    if (!row || statement.null(0)) return std::optional<std::int64_t>();
    return std::optional(statement.number(0));
}

void Database::wait_for_locks(int milliseconds) {
    // SQLite's own waiting sleeps longer and longer, and a reader never meets the moments between a busy writer's
    // commits.
    const auto wait = [](void* most, int times) -> int {
        if (times * kPause >= static_cast<int>(reinterpret_cast<std::intptr_t>(most))) return 0;
        sqlite3_sleep(kPause);
        return 1;
    };
    sqlite3_busy_handler(m_handle.get(), wait, reinterpret_cast<void*>(static_cast<std::intptr_t>(milliseconds)));
}

Result<> Database::use_short_journal() {
    TRY(run("PRAGMA journal_mode=TRUNCATE"));
    m_handle.get_deleter().leaves_journal = true;
    return {};
}

bool Database::has_moved() const {
    int moved = 0; // systems that cannot tell leave it as it is
    sqlite3_file_control(m_handle.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

Result<> Database::copy_into(const std::string& empty) {
    auto copy = TRY(prepare("VACUUM INTO ?1"));
    return copy.bind(1, std::string_view(empty)).run();
}

Result<std::string> Database::bytes(const char* changes) {
    const bool own = !in_transaction();
    if (own) {
        TRY(run("BEGIN"));
        TRY(number("SELECT count(*) FROM sqlite_master")); // a view of the file begins with the first thing read
    }
    sqlite3_int64 size = 0;
    unsigned char* copy = sqlite3_serialize(m_handle.get(), "main", &size, 0);
    if (copy == nullptr) return error();
    if (own) {
        TRY(run("COMMIT"));
    }
    if (*changes != '\0') {
        sqlite3* memory = nullptr;
        sqlite3_open_v2(":memory:", &memory, SQLITE_OPEN_READWRITE | kFlags, nullptr);
        Database changed;
        changed.m_path = m_path;
        changed.m_handle.reset(memory);
        constexpr unsigned kOwned = SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE;
        if (sqlite3_deserialize(memory, "main", copy, size, size, kOwned) != SQLITE_OK) return changed.error();
        TRY(changed.run(changes));
        copy = sqlite3_serialize(memory, "main", &size, 0);
        if (copy == nullptr) return changed.error();
    }
    const std::string text(copy, copy + size);
    sqlite3_free(copy);
    return text;
}

bool Database::in_transaction() const {
    return sqlite3_get_autocommit(m_handle.get()) == 0;
}

bool Database::read_only() const {
    return sqlite3_db_readonly(m_handle.get(), "main") != 0;
}

bool Database::ends_early() const {
    return sqlite3_extended_errcode(m_handle.get()) == SQLITE_IOERR_SHORT_READ;
}

bool Database::is_no_database() const {
    return sqlite3_errcode(m_handle.get()) == SQLITE_NOTADB;
}

Error Database::error() const {
    if (ends_early()) return damaged(failure("tournament_files", "it ends too early"));
    sqlite3* const handle = m_handle.get();
    const int code = sqlite3_errcode(handle) & 0xff;
    const int number = sqlite3_system_errno(handle);
    const auto reason = [&] { return number != 0 ? system_reason(number) : complaint(handle); };
    const bool full = code == SQLITE_FULL || (code == SQLITE_IOERR && (number == ENOSPC || number == EDQUOT));
    switch (full ? SQLITE_FULL : code) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return failure("tournament_files", "{} is in use by another program; close it there or wait", m_path);
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
    case SQLITE_ERROR: // a table or a column that is not there
    case SQLITE_FORMAT:
        return damaged(complaint(handle));
    case SQLITE_FULL:
        return failure("tournament_files",
                       "{}: the disk is full. Everything saved until now is kept; free some space and continue",
                       m_path);
    case SQLITE_READONLY:
        return failure("tournament_files",
                       "{} is read-only; copy it to a folder of your own and continue with the copy", m_path);
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_CANTOPEN:
        return failure("tournament_files", "{} cannot be opened ({})", m_path, reason());
    case SQLITE_IOERR:
        return failure("tournament_files", "{} cannot be read or written ({})", m_path, reason());
    default:
        return failure("tournament_files", "{} cannot be used ({})", m_path, complaint(handle));
    }
}

Error Database::damaged(Error what) const {
    return failure("tournament_files", "{} is damaged ({}); nothing was changed in it, use a copy of it", m_path,
                   std::move(what));
}

Statement& Statement::bind(int parameter, std::int64_t value) {
    sqlite3_bind_int64(m_handle.get(), parameter, value);
    return *this;
}

Statement& Statement::bind(int parameter, std::string_view text) {
    sqlite3_bind_text64(m_handle.get(), parameter, text.data() == nullptr ? "" : text.data(), text.size(),
                        SQLITE_TRANSIENT, SQLITE_UTF8);
    return *this;
}

Statement& Statement::bind_bytes(int parameter, std::string_view bytes) {
    sqlite3_bind_blob64(m_handle.get(), parameter, bytes.data() == nullptr ? "" : bytes.data(), bytes.size(),
                        SQLITE_TRANSIENT);
    return *this;
}

Statement& Statement::bind_null(int parameter) {
    sqlite3_bind_null(m_handle.get(), parameter);
    return *this;
}

Statement& Statement::bind_real(int parameter, double value) {
    sqlite3_bind_double(m_handle.get(), parameter, value);
    return *this;
}

Result<bool> Statement::step() {
    const int code = sqlite3_step(m_handle.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    return m_database->error();
}

Result<> Statement::run() {
    const auto done = step();
    reset();
    if (!done) return done.error();
    return {};
}

void Statement::reset() {
    sqlite3_reset(m_handle.get());
}

bool Statement::null(int column) const {
    return sqlite3_column_type(m_handle.get(), column) == SQLITE_NULL;
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(m_handle.get(), column);
}

double Statement::real(int column) const {
    return sqlite3_column_double(m_handle.get(), column);
}

std::string Statement::text(int column) const {
    const auto* const begin = sqlite3_column_text(m_handle.get(), column);
    if (begin == nullptr) return {};
    return {reinterpret_cast<const char*>(begin),
            static_cast<std::size_t>(sqlite3_column_bytes(m_handle.get(), column))};
}

std::span<const unsigned char> Statement::bytes(int column) const {
    const void* const begin = sqlite3_column_blob(m_handle.get(), column);
    return {static_cast<const unsigned char*>(begin),
            static_cast<std::size_t>(sqlite3_column_bytes(m_handle.get(), column))};
}

} // namespace hilltop
