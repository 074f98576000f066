// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/table_store.h"

#include "base/file_lock.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "base/user_folders.h"
#include "games/pazaak/solver/match_solver.h"
#include "games/pazaak/solver/table_file.h"
#include "system/files.h"

#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <thread>

namespace hilltop::pazaak {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr double kAtOnce = 0.03; ///< of the work of the default rules
constexpr double kMinutes = 1;   ///< that those take on one core, about

void tell(const SolveOrder& order, const Error& error) {
    if (order.remark) order.remark(error);
}

/// Where solved pieces go as they come; once it fails, nowhere.
class Journal {
public:
    Journal(std::string path, const SolveOrder& order)
        : m_path(std::move(path))
        , m_order(order) {}
    ~Journal() { close(); }
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    /// Goes on behind the `good` first bytes, or begins with a head.
    void open(std::size_t good, const std::string& head) {
        std::error_code problem;
        if (good > 0) fs::resize_file(m_path, good, problem);
        if (problem) good = 0;
        m_file = open_stream(m_path, good > 0 ? "ab" : "wb");
        if (m_file == nullptr)
            fail();
        else if (good == 0)
            write(head);
    }
    void write(const std::string& bytes) {
        if (m_file == nullptr) return;
        if (std::fwrite(bytes.data(), 1, bytes.size(), m_file) != bytes.size() || std::fflush(m_file) != 0) fail();
    }
    void close() {
        if (m_file == nullptr) return;
        sync_stream(m_file);
        std::fclose(std::exchange(m_file, nullptr));
    }
    bool kept() const { return m_file != nullptr; }

private:
    void fail() {
        tell(m_order,
             failure("pazaak", "{} cannot be written ({}), so the table is not saved", m_path, system_reason(errno)));
        if (m_file != nullptr) std::fclose(std::exchange(m_file, nullptr));
    }

    std::string m_path;
    const SolveOrder& m_order;
    std::FILE* m_file = nullptr;
};

/// The lock for making a table; waits for another program. Without a lock if locks are impossible, nothing if
/// stopped.
std::optional<FileLock> lock_of(const std::string& path, const SolveOrder& order) {
    bool told = false;
    for (;;) {
        auto lock = FileLock::take(path + ".lock");
        if (!lock) {
            tell(order, lock.error());
            return FileLock();
        }
        if (*lock) return std::move(**lock);
        if (!told) tell(order, failure("pazaak", "{}: waiting for another program that is computing this table", path));
        told = true;
        if (order.stop()) return {};
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
}

/// Solves what is missing; false if stopped.
Result<bool> solve_rest(PartialTable& partial, Journal* journal, const SolveOrder& order) {
    SolveWatch watch;
    watch.stop = order.stop;
    watch.solved = [&](int state, double done) {
        if (journal != nullptr && journal->kept()) journal->write(table_piece(partial, state));
        if (order.progress) order.progress(done);
    };
    return solve_match(*partial.table, partial.done, order.threads, watch);
}

std::shared_ptr<const MatchTable> cached_table(const TableRules& rules) {
    const std::string path = table_path(rules);
    std::error_code error;
    if (path.empty() || !fs::is_regular_file(path, error)) return nullptr;
    const auto bytes = load_text(path);
    if (!bytes) return nullptr;
    std::size_t good = 0;
    const auto partial = read_table(*bytes, rules, good);
    return partial && partial->whole() ? partial->table : nullptr;
}

/// Tables that bots share, the latest last.
class ReadyTables {
public:
    static ReadyTables& all() {
        static ReadyTables tables;
        return tables;
    }

    std::shared_ptr<const MatchTable> of(const TableRules& wanted) {
        TableRules carried = wanted;
        carried.hands_to_win = Pazaak::Rules().hands_to_win;
        const std::lock_guard lock(m_mutex);
        for (const auto& table : m_tables) {
            if (table->rules() == wanted || table->rules() == carried) return table;
        }
        auto table = carried_table(carried);
        if (table == nullptr) table = cached_table(wanted);
        if (table == nullptr && solve_cost(wanted).work <= kAtOnce) table = solve_match(wanted);
        if (table != nullptr) keep(table);
        return table;
    }
    /// It was made just now; bots have it even where it could not be written.
    void made(std::shared_ptr<const MatchTable> table) {
        const std::lock_guard lock(m_mutex);
        keep(std::move(table));
    }

private:
    void keep(std::shared_ptr<const MatchTable> table) {
        constexpr std::size_t kKept = 4;
        std::erase_if(m_tables, [&](const auto& other) { return other->rules() == table->rules(); });
        if (m_tables.size() == kKept) m_tables.erase(m_tables.begin());
        m_tables.push_back(std::move(table));
    }

    std::mutex m_mutex;
    std::vector<std::shared_ptr<const MatchTable>> m_tables;
};

} // namespace

std::string table_path(const TableRules& rules) {
    std::string name = "pazaak";
    for (const int part : {+rules.side_copies, +rules.side_cards, +rules.hands_to_win, rules.auto_stand ? 1 : 0})
        name += '-' + std::to_string(part);
    return user_cache("solved/" + name + ".table");
}

std::array<int, 2> near_needs(const MatchTable& table, std::array<int, 2> needs) {
    const int away = std::max(0, std::max(needs[0], needs[1]) - table.rules().hands_to_win);
    return {std::max(1, needs[0] - away), std::max(1, needs[1] - away)};
}

std::shared_ptr<const MatchTable> ready_table(const Pazaak::Rules& rules) {
    return ReadyTables::all().of(TableRules(rules));
}

Result<std::optional<KeptTable>> make_table(const TableRules& rules, const SolveOrder& order) {
    if (!order.anew) {
        if (auto carried = carried_table(rules))
            return std::optional(KeptTable{
                carried,
                {.value = carried->value(), .path = {}, .bytes = static_cast<std::int64_t>(carried_bytes().size())}});
    }
    const SolveCost cost = solve_cost(rules);
    if (!can_solve(rules))
        return failure("pazaak",
                       "these rules are too large to solve: it would take about {} hours on one core and {} MB of "
                       "memory; the champion plays like the expert",
                       static_cast<std::int64_t>(std::ceil(cost.work * kMinutes / 60)),
                       static_cast<std::int64_t>(std::ceil(cost.memory / 1e6)));
    const auto begun = Clock::now();
    const auto finished = [&](const PartialTable& partial, bool made, std::string path) {
        KeptTable kept{partial.table, {.value = partial.table->value(), .made = made, .path = {}}};
        if (made && !order.anew) ReadyTables::all().made(partial.table);
        if (made) kept.solution.seconds = std::chrono::duration<double>(Clock::now() - begun).count();
        std::error_code error;
        const auto size = path.empty() ? 0 : fs::file_size(path, error);
        if (!error) kept.solution.bytes = static_cast<std::int64_t>(size);
        kept.solution.path = std::move(path);
        return std::optional(std::move(kept));
    };
    PartialTable partial(rules);
    const std::string path = order.anew ? std::string() : table_path(rules);
    std::error_code error;
    if (!path.empty()) fs::create_directories(fs::path(path).parent_path(), error);
    if (error)
        tell(order, failure("pazaak", "{} cannot be created ({}), so the table is not saved",
                            fs::path(path).parent_path().string(), system_reason(error)));
    if (path.empty() || error) {
        if (!TRY(solve_rest(partial, nullptr, order))) return std::optional<KeptTable>();
        return finished(partial, true, {});
    }

    const auto lock = lock_of(path, order);
    if (!lock) return std::optional<KeptTable>();
    std::size_t good = 0;
    if (fs::exists(path, error)) {
        const auto bytes = load_text(path);
        auto read = bytes ? read_table(*bytes, rules, good) : Result<PartialTable>(bytes.error());
        if (read) {
            partial = std::move(*read);
        } else {
            good = 0;
            tell(order, failure("pazaak", "{}: {}; the table is computed again", path, read.error()));
        }
    }
    if (partial.whole()) return finished(partial, false, path);
    Journal journal(path, order);
    journal.open(good, table_head(rules));
    if (!TRY(solve_rest(partial, &journal, order))) return std::optional<KeptTable>();
    const bool kept = journal.kept();
    journal.close();
    return finished(partial, true, kept ? path : std::string());
}

} // namespace hilltop::pazaak
