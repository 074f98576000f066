// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_tables.h"

#include "base/file_names.h"
#include "base/json_text.h"
#include "base/safe_path.h"
#include "base/sha256.h"
#include "hill/hill_chain.h"
#include "hill/hill_final.h"
#include "hill/season_keys.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <limits>

namespace hilltop {
namespace {

constexpr const char* kTables = R"(
CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE log(number INTEGER PRIMARY KEY, event TEXT, name TEXT, version INTEGER, spec TEXT, content TEXT,
                 author TEXT, link TEXT, licence TEXT, why TEXT, matches INTEGER, date INTEGER, digest INTEGER,
                 chain TEXT, holds TEXT, source TEXT, key TEXT);
CREATE TABLE files(content TEXT, path TEXT, bytes BLOB, runs INTEGER, PRIMARY KEY(content, path)) WITHOUT ROWID;
CREATE TABLE bouts(one TEXT, one_version INTEGER, two TEXT, two_version INTEGER, part INTEGER, results BLOB,
                   faults TEXT, season INTEGER, PRIMARY KEY(one, one_version, two, two_version, part));
CREATE TABLE records(one TEXT, one_version INTEGER, two TEXT, two_version INTEGER, part INTEGER, match INTEGER,
                     record TEXT, PRIMARY KEY(one, one_version, two, two_version, part, match)) WITHOUT ROWID;
CREATE TABLE seasons(number INTEGER PRIMARY KEY, name TEXT, date INTEGER, tables TEXT);
CREATE TABLE submissions(source TEXT PRIMARY KEY, verdict TEXT) WITHOUT ROWID;
)";
constexpr const char* kBegunTable = R"(
CREATE TABLE begun(one TEXT, one_version INTEGER, two TEXT, two_version INTEGER, part INTEGER, number INTEGER,
                   first_match INTEGER, seats INTEGER, results BLOB, faults TEXT, season INTEGER, absent INTEGER,
                   one_spent INTEGER, two_spent INTEGER,
                   PRIMARY KEY(one, one_version, two, two_version, part, number, first_match));
)";
/// What earlier formats lack, the newest first. Format 1 had a digest in each line of the log in place of a chain.
constexpr std::array<std::string_view, 7> kLacking{"begun",     "log.key",    "bouts.season", "log.chain",
                                                   "log.holds", "log.source", "submissions"};
/// Of these, what a file of each format lacks, from format 1 on.
constexpr std::array<std::size_t, 5> kLackingInFormat{7, 3, 1, 0, 0};
constexpr std::int64_t kOfPairs = 4, kOfTables = 5; ///< formats of new files
constexpr std::int64_t kMoreThanTwo = -1;           ///< in place of the second side's version
constexpr const char* kToFormat2 = R"(
ALTER TABLE log ADD COLUMN chain TEXT;
ALTER TABLE log ADD COLUMN holds TEXT;
ALTER TABLE log ADD COLUMN source TEXT;
CREATE TABLE submissions(source TEXT PRIMARY KEY, verdict TEXT) WITHOUT ROWID;
)";
constexpr const char* kToFormat3 = R"(
ALTER TABLE log ADD COLUMN key TEXT;
ALTER TABLE bouts ADD COLUMN season INTEGER;
)";

/// Of a version or a part.
bool is_count(std::int64_t number) {
    return number >= 0 && number <= std::numeric_limits<int>::max();
}

/// Why an event cannot be one of a log with this field, as half a sentence.
Result<> check_event(const Plan& hill, const HillField& field, const HillEvent& event) {
    const HillVersion& version = event.version;
    const bool is_known = field.versions().contains(version.key);
    switch (event.kind) {
    case HillEvent::Kind::Added:
        if (version.key.version < 1 || !is_utf8(version.key.name) || version.key.name.empty())
            return failure("hill", "one of its bots has no name");
        if (!is_sha256(version.content)) return failure("hill", "\"{}\" is not the SHA-256 of a bot", version.content);
        if (is_known && field.versions().at(version.key).content != version.content)
            return failure("hill", "it has {} with two different contents", shown_key(version.key));
        return {};
    case HillEvent::Kind::Retired:
    case HillEvent::Kind::Disqualified:
    case HillEvent::Kind::Out:
    case HillEvent::Kind::Back:
        if (!is_known) return failure("hill", "{} has left, but the log does not say that it joined", version.key.name);
        return {};
    case HillEvent::Kind::Final: {
        if (hill.tables > 0) return failure("hill", "it has a final, but a hill with random tables has none");
        const auto finalists = finalists_of(event);
        if (finalists.empty()) return failure("hill", "one of its finals has no bots");
        for (const HillKey& key : finalists)
            if (!field.versions().contains(key))
                return failure("hill", "{} is in a final, but the log does not say that it joined", key.name);
        return {};
    }
    case HillEvent::Kind::Budget:
    case HillEvent::Kind::Season:
        return {};
    }
    return {};
}

/// Of a file of format 1, which lacks it.
Result<> write_chain(Database& data, HillChain& chain, const HillLog& log, std::span<const std::string> holds) {
    auto meta = TRY(data.prepare("INSERT INTO meta(key, value) VALUES('digest', ?1)"));
    TRY(meta.bind(1, chain.plan).run());
    auto row = TRY(data.prepare("UPDATE log SET chain = ?2, holds = ?3, source = '' WHERE number = ?1"));
    for (std::size_t i = 0; i < log.size(); ++i) {
        row.bind(1, static_cast<std::int64_t>(i)).bind(2, chain.take(log[i], holds[i])).bind(3, holds[i]);
        TRY(row.run());
    }
    return {};
}

} // namespace

const std::string& HillChain::take(const HillEvent& event, const std::string& holds) {
    if (event.kind == HillEvent::Kind::Added) runs[event.version.content] = holds;
    if (event.kind == HillEvent::Kind::Season) tables.push_back(holds);
    return last = chained(last, event, holds);
}

const FileKind& hill_kind() {
    static const FileKind kind{
        .application = 0x4848494c, // "HHIL"
        .format = kOfTables,
        .tables = kTables + std::string(kBegunTable),
        .more_tables = {},
        .may_lack =
            [](std::int64_t format) {
                return std::span(kLacking).first(kLackingInFormat.at(static_cast<std::size_t>(format - 1)));
            },
        .not_one = [](const std::string& path) { return failure("hill", "{} is not a hill", path); }};
    return kind;
}

FileKind new_hill_kind(const Plan& plan) {
    FileKind kind = hill_kind();
    if (plan.tables == 0) kind.format = kOfPairs;
    return kind;
}

Result<> write_hill_plan(Database& data, const std::string& plan) {
    auto meta = TRY(data.prepare("INSERT INTO meta(key, value) VALUES('plan', ?1), ('digest', ?2)"));
    return meta.bind(1, plan).bind(2, sha256(plan)).run();
}

Result<std::string> read_hill_plan(Database& data, HillChain& chain) {
    auto meta = TRY(data.prepare("SELECT value FROM meta WHERE key = ?1"));
    if (!TRY(meta.bind(1, "plan").step())) return data.damaged(failure("hill", "it has no plan"));
    const std::string plan = meta.text(0);
    meta.reset();
    chain.plan = sha256(plan);
    chain.last = begin_chain(plan);
    if (chain.format > 1 && (!TRY(meta.bind(1, "digest").step()) || meta.text(0) != chain.plan))
        return data.damaged(failure("hill", "its plan was changed"));
    return plan;
}

Statement& bind_bout(Statement& statement, const Bout& bout) {
    const std::size_t sides = bout.sides.size();
    Json others = Json::array(); // the name and version of each
    for (std::size_t side = 1; side < sides; ++side) {
        others.push_back(bout.sides[side].name);
        others.push_back(bout.sides[side].version);
    }
    const std::string list = sides > 2 ? others.dump() : std::string();
    return statement.bind(1, bout.sides[0].name)
        .bind(2, std::int64_t{bout.sides[0].version})
        .bind(3, sides == 2 ? std::string_view(bout.sides[1].name) : std::string_view(list))
        .bind(4, sides == 1   ? 0
                 : sides == 2 ? std::int64_t{bout.sides[1].version}
                              : kMoreThanTwo)
        .bind(5, std::int64_t{bout.part});
}

Result<Bout> bout_of(const Statement& row, const Plan& hill, const HillField& field) {
    const Error another = failure("hill", "matches of {}: they are of another hill", row.text(0));
    const std::int64_t second = row.number(3);
    Bout bout{{}, static_cast<int>(row.number(4))};
    bool ours = is_count(row.number(4));
    const auto add = [&](std::string name, std::int64_t version) {
        ours = ours && is_count(version);
        bout.sides.push_back({std::move(name), static_cast<int>(version)});
    };
    add(row.text(0), row.number(1));
    if (second > 0) add(row.text(2), second);
    if (second == kMoreThanTwo) {
        const auto others = parse_json(row.text(2));
        if (!others || !others->is_array() || others->size() < 4 || others->size() % 2 != 0) return another;
        for (std::size_t i = 0; i < others->size(); i += 2) {
            if (!(*others)[i].is_string() || !(*others)[i + 1].is_number_unsigned()) return another;
            add((*others)[i].get<std::string>(), (*others)[i + 1].get<std::int64_t>());
        }
    }
    for (const HillKey& side : bout.sides)
        if (!field.versions().contains(side))
            return failure("hill", "{} has played, but the log does not say that it joined", side.name);
    if (!ours || !are_sides(hill, bout.sides)) return another;
    return bout;
}

std::string bout_columns(const HillChain& chain) {
    return fmt::format("one, one_version, two, two_version, part, results, faults, {}",
                       chain.format < 3 ? "0" : "season");
}

Result<> read_hill_log(Database& data, HillChain& chain, const Plan& hill, HillLog& log, HillField& field) {
    const bool old = chain.format == 1;
    const auto& seal = hill.seal;
    std::string last_key = seal ? seal->sha256 : std::string(); // of the last season that has ended, or the seal
    auto rows =
        TRY(data.prepare(fmt::format("SELECT number, event, name, version, spec, content, author, link, licence, "
                                     "why, matches, date, {} FROM log ORDER BY number",
                                     old                ? "digest"
                                     : chain.format < 3 ? "source, holds, chain, ''"
                                                        : "source, holds, chain, key")
                             .c_str()));
    std::int64_t digest = 0;
    while (TRY(rows.step())) {
        HillEvent event;
        const auto kind = read_event_word(rows.text(1));
        event.version = {{rows.text(2), static_cast<int>(rows.number(3))},
                         rows.text(4),
                         rows.text(5),
                         rows.text(6),
                         rows.text(7),
                         rows.text(8)};
        event.why = rows.text(9);
        event.matches = rows.number(10);
        event.date = rows.number(11);
        if (kind) event.kind = *kind;
        bool same = kind && rows.number(0) == static_cast<std::int64_t>(log.size());
        if (old) {
            digest = chained_as_of_old(digest, event);
            same = same && digest == rows.number(12);
        } else {
            event.source = rows.text(12);
            event.key = rows.text(15);
            same = same && chain.take(event, rows.text(13)) == rows.text(14);
        }
        if (!same) return data.damaged(failure("hill", "its log was changed"));
        const bool has_key = seal && event.kind == HillEvent::Kind::Season;
        const bool has_lot = seal && hill.tables > 0 && event.kind == HillEvent::Kind::Added;
        if (has_lot && !is_sha256(event.key))
            return data.damaged(failure("hill", "{} has no random number for its tables", event.version.key.name));
        if (has_key ? key_before(event.key) != last_key : !has_lot && !event.key.empty())
            return data.damaged(failure("hill", "the key of a season is not the one that was sealed"));
        if (has_key) last_key = event.key;
        if (const auto fits = check_event(hill, field, event); !fits) return data.damaged(fits.error());
        field.add(event);
        log.push_back(std::move(event));
    }
    return {};
}

Result<> write_hill_event(Database& data, HillChain& chain, const HillEvent& event, std::int64_t number,
                          const std::string& holds) {
    auto row = TRY(data.prepare("INSERT INTO log(number, event, name, version, spec, content, author, link, "
                                "licence, why, matches, date, chain, holds, source, key) "
                                "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)"));
    const HillVersion& version = event.version;
    row.bind(1, number).bind(2, event_word(event.kind)).bind(3, version.key.name);
    row.bind(4, std::int64_t{version.key.version}).bind(5, version.spec).bind(6, version.content);
    row.bind(7, version.author).bind(8, version.link).bind(9, version.licence).bind(10, event.why);
    row.bind(11, event.matches).bind(12, event.date).bind(13, chain.take(event, holds));
    row.bind(14, holds).bind(15, event.source).bind(16, event.key);
    return row.run();
}

bool has_begun(const HillChain& chain) {
    return chain.format > 3;
}

bool is_newest(const HillChain& chain) {
    return chain.format >= kOfPairs;
}

Result<> upgrade_hill(Database& data, HillChain& chain, const HillLog& log, std::span<const std::string> holds) {
    TRY(data.run(fmt::format("PRAGMA user_version={}", kOfPairs).c_str()));
    if (chain.format == 1) {
        TRY(data.run(kToFormat2));
        TRY(write_chain(data, chain, log, holds));
    }
    if (chain.format < 3) {
        TRY(data.run(kToFormat3));
    }
    chain.format = kOfPairs;
    return data.run(kBegunTable);
}

} // namespace hilltop
