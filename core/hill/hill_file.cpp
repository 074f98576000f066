// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_file.h"

#include "base/digest.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "system/files.h"
#include "system/processes.h"
#include "tournament_files/fault_text.h"
#include "tournament_files/result_blob.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

constexpr std::int64_t kApplication = 0x4848494c; // "HHIL"
constexpr std::int64_t kFormat = 1;
constexpr int kLockMilliseconds = 5000; // for a reader while another program commits

constexpr const char* kTables = R"(
CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE log(number INTEGER PRIMARY KEY, event TEXT, name TEXT, version INTEGER, spec TEXT, content TEXT,
                 author TEXT, link TEXT, licence TEXT, why TEXT, matches INTEGER, date INTEGER, digest INTEGER);
CREATE TABLE files(content TEXT, path TEXT, bytes BLOB, runs INTEGER, PRIMARY KEY(content, path)) WITHOUT ROWID;
CREATE TABLE bouts(one TEXT, one_version INTEGER, two TEXT, two_version INTEGER, part INTEGER, results BLOB,
                   faults TEXT, PRIMARY KEY(one, one_version, two, two_version, part));
CREATE TABLE records(one TEXT, one_version INTEGER, two TEXT, two_version INTEGER, part INTEGER, match INTEGER,
                     record TEXT, PRIMARY KEY(one, one_version, two, two_version, part, match)) WITHOUT ROWID;
CREATE TABLE seasons(number INTEGER PRIMARY KEY, name TEXT, date INTEGER, tables TEXT);
)";

std::string hill_lock(const std::string& path) {
    std::error_code problem;
    auto file = std::filesystem::canonical(path, problem);
    if (problem) file = path;
    return (file.parent_path() / fmt::format(".{}.lock", file.filename().string())).string();
}

/// Of an event and all before it, so that a log that was changed is seen.
std::int64_t chained(std::int64_t before, const HillEvent& event) {
    Digest digest;
    digest.add(static_cast<std::uint64_t>(before));
    digest.add(event_word(event.kind));
    const HillVersion& version = event.version;
    for (const std::string& text :
         {version.key.name, version.spec, version.content, version.author, version.link, version.licence, event.why})
        digest.add(text);
    digest.add(static_cast<std::uint64_t>(version.key.version));
    digest.add(static_cast<std::uint64_t>(event.matches));
    digest.add(static_cast<std::uint64_t>(event.date));
    return std::int64_t{digest.folded()};
}

Error in_use(const std::string& path) {
    return failure("hill", "{} is being changed by another Hilltop; wait until that is done, or stop it", path);
}

Statement& bind_bout(Statement& statement, const Bout& bout) {
    const bool pair = bout.sides.size() == 2;
    return statement.bind(1, bout.sides[0].name)
        .bind(2, std::int64_t{bout.sides[0].version})
        .bind(3, pair ? std::string_view(bout.sides[1].name) : std::string_view())
        .bind(4, std::int64_t{pair ? bout.sides[1].version : 0})
        .bind(5, std::int64_t{bout.part});
}

std::string in_quotes(const std::string& word) {
    return Json(word).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Bout bout_of(const Statement& row) {
    Bout bout{{{row.text(0), static_cast<int>(row.number(1))}}, static_cast<int>(row.number(4))};
    if (row.number(3) > 0) bout.sides.push_back({row.text(2), static_cast<int>(row.number(3))});
    return bout;
}

} // namespace

Result<HillFile> HillFile::create(const std::string& path, const Plan& plan) {
    TRY(check_hill_plan(plan));
    std::error_code problem;
    if (std::filesystem::symlink_status(path, problem).type() != std::filesystem::file_type::not_found)
        return failure("hill", "{} already exists; choose another name", path);
    const std::string part = fmt::format("{}.{}.part", path, own_process());
    const auto written = [&]() -> Result<> {
        if (const int code = create_file(part); code != 0)
            return unwritten(failure("hill", "{} cannot be created ({})", path, system_reason(code)));
        auto data = TRY(Database::open(part, Database::Mode::Create));
        for (const char* sql : {"PRAGMA page_size=4096", "PRAGMA synchronous=FULL", "BEGIN", kTables}) {
            TRY(data.run(sql));
        }
        TRY(data.run(fmt::format("PRAGMA application_id={}; PRAGMA user_version={}", kApplication, kFormat).c_str()));
        Plan own = plan;
        own.bots.clear();
        own.names.clear();
        auto meta = TRY(data.prepare("INSERT INTO meta(key, value) VALUES('plan', ?1)"));
        TRY(meta.bind(1, plan_to_json(own).dump()).run());
        meta = Statement();
        return data.run("COMMIT");
    }();
    const int code = written ? rename_to_new(part, path) : 0;
    std::error_code ignored;
    std::filesystem::remove(part, ignored);
    if (!written) return written.error();
    if (code == EEXIST) return failure("hill", "{} already exists; choose another name", path);
    if (code != 0) return unwritten(failure("hill", "{} cannot be created ({})", path, system_reason(code)));
    TRY(sync_folder_of(path));
    return open_to_change(path);
}

Result<HillFile> HillFile::connect(const std::string& path, Database::Mode mode) {
    std::error_code problem;
    if (std::filesystem::is_directory(path, problem)) return failure("hill", "{} is a folder, not a hill", path);
    HillFile file(TRY(Database::open(path, mode)));
    file.m_database.wait_for_locks(kLockMilliseconds);
    const auto application = file.m_database.number("PRAGMA application_id");
    if (!application || application->value_or(0) != kApplication) return failure("hill", "{} is not a hill", path);
    const auto format = TRY(file.m_database.number("PRAGMA user_version"));
    if (format.value_or(0) > kFormat)
        return failure("hill", "{} is of format {}, made by a newer Hilltop; this one reads format {}", path, *format,
                       kFormat);
    return file;
}

Result<HillFile> HillFile::open(const std::string& path) {
    HillFile file = TRY(connect(path, Database::Mode::Read));
    TRY(file.read());
    return file;
}

Result<HillFile> HillFile::open_to_change(const std::string& path) {
    HillFile file = TRY(connect(path, Database::Mode::Write));
    if (file.m_database.read_only())
        return unwritten(failure("hill", "{} is read-only; copy it and continue with the copy", path));
    auto lock = FileLock::take(hill_lock(path));
    if (!lock) return failure("hill", "{} cannot be changed there: {}", path, lock.error());
    if (!*lock) return in_use(path);
    file.m_lock = std::move(**lock);
    TRY(file.m_database.run("PRAGMA synchronous=FULL"));
    TRY(file.m_database.use_short_journal());
    TRY(file.read());
    return file;
}

Result<> HillFile::read() {
    auto meta = TRY(m_database.prepare("SELECT value FROM meta WHERE key = 'plan'"));
    if (!TRY(meta.step())) return m_database.damaged(failure("hill", "it has no plan"));
    auto plan = read_plan(meta.text(0));
    if (!plan) return m_database.damaged(plan.error());
    m_plan = plan.take();
    if (const auto fits = check_hill_plan(m_plan); !fits) return m_database.damaged(fits.error());
    TRY(read_log());
    const auto take = [this](const Bout& bout, const SeriesResult& result) {
        std::vector<std::string> bots;
        for (const HillKey& side : bout.sides)
            bots.push_back(m_field.versions().at(side).spec);
        m_scores.emplace(bout, score_of_bout(plan_of_bout(m_plan, bout, bots), result));
        m_matches += static_cast<std::int64_t>(result.lines.size());
        return true;
    };
    return each_bout(take);
}

Result<> HillFile::read_log() {
    auto rows = TRY(m_database.prepare("SELECT event, name, version, spec, content, author, link, licence, why, "
                                       "matches, date, digest FROM log ORDER BY number"));
    std::int64_t digest = 0;
    while (TRY(rows.step())) {
        HillEvent event;
        const auto kind = read_event_word(rows.text(0));
        event.version = {{rows.text(1), static_cast<int>(rows.number(2))},
                         rows.text(3),
                         rows.text(4),
                         rows.text(5),
                         rows.text(6),
                         rows.text(7)};
        event.why = rows.text(8);
        event.matches = rows.number(9);
        event.date = rows.number(10);
        if (kind) event.kind = *kind;
        digest = chained(digest, event);
        if (!kind || digest != rows.number(11)) return m_database.damaged(failure("hill", "its log was changed"));
        m_field.add(event);
        m_log.push_back(std::move(event));
    }
    return {};
}

Result<> HillFile::in_transaction(const std::function<Result<>()>& write) {
    TRY(m_database.run("BEGIN IMMEDIATE"));
    auto done = write();
    if (done) done = m_database.run("COMMIT");
    if (!done && m_database.in_transaction()) static_cast<void>(m_database.run("ROLLBACK"));
    if (!done) return unwritten(done.error());
    return {};
}

Result<> HillFile::write_event(const HillEvent& event, std::int64_t number) {
    const auto before = TRY(m_database.number("SELECT digest FROM log ORDER BY number DESC LIMIT 1"));
    auto row = TRY(m_database.prepare("INSERT INTO log(number, event, name, version, spec, content, author, link, "
                                      "licence, why, matches, date, digest) "
                                      "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"));
    const HillVersion& version = event.version;
    row.bind(1, number).bind(2, event_word(event.kind)).bind(3, version.key.name);
    row.bind(4, std::int64_t{version.key.version}).bind(5, version.spec).bind(6, version.content);
    row.bind(7, version.author).bind(8, version.link).bind(9, version.licence).bind(10, event.why);
    row.bind(11, event.matches).bind(12, event.date).bind(13, chained(before.value_or(0), event));
    return row.run();
}

Result<> HillFile::append(std::span<const HillEvent> events, std::span<const BotContent> contents) {
    const auto written = in_transaction([&]() -> Result<> {
        auto number = static_cast<std::int64_t>(m_log.size());
        for (const HillEvent& event : events) {
            TRY(write_event(event, number++));
        }
        auto files =
            TRY(m_database.prepare("INSERT OR IGNORE INTO files(content, path, bytes, runs) VALUES(?1, ?2, ?3, ?4)"));
        for (const BotContent& content : contents) {
            for (const BotContent::File& file : content.files) {
                files.bind(1, content.hash)
                    .bind(2, file.path)
                    .bind_bytes(3, file.bytes)
                    .bind(4, std::int64_t{file.runs});
                TRY(files.run());
            }
        }
        return {};
    });
    if (!written) return written;
    for (const HillEvent& event : events) {
        m_log.push_back(event);
        m_field.add(event);
    }
    return {};
}

Result<> HillFile::keep(std::span<const PlayedBout> bouts) {
    const auto written = in_transaction([&]() -> Result<> {
        auto row =
            TRY(m_database.prepare("INSERT INTO bouts(one, one_version, two, two_version, part, results, faults) "
                                   "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)"));
        auto records = TRY(m_database.prepare("INSERT INTO records(one, one_version, two, two_version, part, match, "
                                              "record) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)"));
        for (const PlayedBout& played : bouts) {
            if (m_scores.contains(played.bout)) continue;
            const KeptSeries kept{.first_match = 0, .seats = m_plan.seats, .result = played.result};
            bind_bout(row, played.bout).bind_bytes(6, encode_results(kept)).bind(7, faults_text(kept.result.faults));
            TRY(row.run());
            for (const auto& [match, text] : played.records) {
                bind_bout(records, played.bout).bind(6, std::int64_t{match}).bind(7, text);
                TRY(records.run());
            }
        }
        return {};
    });
    if (!written) return written;
    for (const PlayedBout& played : bouts) {
        std::vector<std::string> bots;
        for (const HillKey& side : played.bout.sides)
            bots.push_back(m_field.versions().at(side).spec);
        const auto score = score_of_bout(plan_of_bout(m_plan, played.bout, bots), played.result);
        if (m_scores.emplace(played.bout, score).second)
            m_matches += static_cast<std::int64_t>(played.result.lines.size());
    }
    return {};
}

Result<> HillFile::each_bout(const std::function<bool(const Bout& bout, SeriesResult&& result)>& take) {
    auto rows = TRY(m_database.prepare("SELECT one, one_version, two, two_version, part, results, faults FROM bouts "
                                       "ORDER BY one, one_version, two, two_version, part"));
    while (TRY(rows.step())) {
        const Bout bout = bout_of(rows);
        for (const HillKey& side : bout.sides)
            if (!m_field.versions().contains(side))
                return m_database.damaged(failure("hill", "{} has played and never came", side.name));
        const auto damaged = [&](const Error& why) {
            return m_database.damaged(failure("hill", "matches of {}: {}", bout.sides[0].name, why));
        };
        const auto blob = ResultBlob::read(rows.bytes(5));
        if (!blob) return damaged(blob.error());
        SeriesResult result = blob->decode();
        if (blob->seats() != m_plan.seats || blob->matches() != m_plan.matches || bout.sides.size() != sides_of(m_plan))
            return damaged(failure("hill", "they are of another hill"));
        if (!read_faults(rows.text(6), bout.sides.size(), result.faults) || !blob->has_faults(result.faults))
            return damaged(failure("hill", "their faults were changed"));
        if (!take(bout, std::move(result))) return {};
    }
    return {};
}

Result<std::map<int, std::string>> HillFile::records(const Bout& bout) {
    auto rows = TRY(m_database.prepare("SELECT match, record FROM records WHERE one = ?1 AND one_version = ?2 AND "
                                       "two = ?3 AND two_version = ?4 AND part = ?5"));
    bind_bout(rows, bout);
    std::map<int, std::string> found;
    while (TRY(rows.step()))
        found.emplace(static_cast<int>(rows.number(0)), rows.text(1));
    return found;
}

Result<BotContent> HillFile::content(const HillVersion& version) {
    BotContent content{.spec = version.spec, .hash = version.content, .files = {}};
    auto rows = TRY(m_database.prepare("SELECT path, bytes, runs FROM files WHERE content = ?1 ORDER BY path"));
    rows.bind(1, version.content);
    while (TRY(rows.step())) {
        const auto bytes = rows.bytes(1);
        content.files.push_back({rows.text(0), std::string(bytes.begin(), bytes.end()), rows.number(2) != 0});
    }
    return content;
}

Result<> HillFile::keep_season(const HillSeason& season) {
    HillEvent event;
    event.kind = HillEvent::Kind::Season;
    event.why = season.name;
    event.date = season.date;
    const auto written = in_transaction([&]() -> Result<> {
        auto row = TRY(m_database.prepare("INSERT INTO seasons(name, date, tables) VALUES(?1, ?2, ?3)"));
        TRY(row.bind(1, season.name).bind(2, season.date).bind(3, season.table).run());
        return write_event(event, static_cast<std::int64_t>(m_log.size()));
    });
    if (!written) return written;
    m_field.add(event);
    m_log.push_back(std::move(event));
    return {};
}

Result<std::vector<HillSeason>> HillFile::seasons() {
    std::vector<HillSeason> found;
    auto rows = TRY(m_database.prepare("SELECT name, date, tables FROM seasons ORDER BY number"));
    while (TRY(rows.step()))
        found.push_back({rows.text(0), rows.number(1), rows.text(2)});
    return found;
}

Result<> HillFile::limit_pages(int pages) {
    return m_database.run(fmt::format("PRAGMA max_page_count={}", pages).c_str());
}

std::string log_text(const HillFile& hill) {
    std::string text = fmt::format("hill 1\nplan {}\n", plan_to_json(hill.plan()).dump());
    for (const HillEvent& event : canonical(hill.log())) {
        const HillVersion& version = event.version;
        text += event_word(event.kind);
        if (!version.key.name.empty()) text += fmt::format(" {} {}", in_quotes(version.key.name), version.key.version);
        for (const std::string& word :
             {version.spec, version.content, version.author, version.link, version.licence, event.why})
            if (!word.empty()) text += ' ' + in_quotes(word);
        if (event.kind == HillEvent::Kind::Budget) text += fmt::format(" {}", event.matches);
        text += '\n';
    }
    return text;
}

Result<std::string> dump_of(HillFile& hill) {
    std::string text = log_text(hill);
    const auto seats = static_cast<std::size_t>(hill.plan().seats);
    TRY(hill.each_bout([&](const Bout& bout, SeriesResult&& result) {
        text += "bout";
        for (const HillKey& side : bout.sides)
            text += fmt::format(" {} {}", in_quotes(side.name), side.version);
        text += fmt::format(" part {}\n", bout.part);
        for (std::size_t match = 0; match < result.lines.size(); ++match) {
            text += fmt::format("{:08x} {}", result.lines[match].digest, result.lines[match].winners);
            for (std::size_t seat = match * seats; seat < (match + 1) * seats; ++seat)
                text += fmt::format(" {}/{}", result.points[seat], result.second[seat]);
            text += '\n';
        }
        for (const SeriesFault& fault : result.faults)
            text += fmt::format("fault {} {} {} {} {}\n", fault.match, fault.entrant, fault.seat, fault.decision,
                                fault_word(fault.fault));
        return true;
    }));
    return text;
}

} // namespace hilltop
