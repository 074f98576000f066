// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_file.h"

#include "base/safe_path.h"
#include "base/sha256.h"
#include "hill/lot_tables.h"
#include "hill/season_keys.h"
#include "tournament/series_parts.h"
#include "tournament_files/fault_text.h"
#include "tournament_files/result_blob.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

constexpr const char* kForgetBegun = "DELETE FROM records WHERE (one, one_version, two, two_version, part) NOT IN "
                                     "(SELECT one, one_version, two, two_version, part FROM bouts); "
                                     "DELETE FROM begun;";

/// What the numbers of a bout's results count.
Series series_as_kept(const Plan& plan, const Bout& bout) {
    Series series;
    for (std::uint16_t side = 0; side < bout.sides.size(); ++side)
        series.entrants.push_back(side);
    series.matches = static_cast<int>(plan.matches);
    series.seats = plan.seats;
    return series;
}

} // namespace

Result<HillFile> HillFile::create(const std::string& path, const Plan& plan) {
    TRY(check_hill_plan(plan));
    Plan own = plan;
    own.bots.clear();
    own.names.clear();
    return read(ContestFile::create(new_hill_kind(plan), path, Journal::Shared,
                                    [&](Database& data) { return write_hill_plan(data, plan_to_json(own).dump()); }));
}

Result<HillFile> HillFile::open(const std::string& path) {
    return read(ContestFile::open(hill_kind(), path));
}

Result<HillFile> HillFile::open_to_change(const std::string& path) {
    return read(ContestFile::open_to_change(hill_kind(), path));
}

Result<HillFile> HillFile::read(Result<ContestFile> opened) {
    HillFile file(TRY(std::move(opened)));
    TRY(file.in_one_view([&] { return file.read(); }));
    return file;
}

Result<> HillFile::read() {
    m_chain.format = m_format;
    const std::string text = TRY(read_hill_plan(m_database, m_chain));
    auto plan = read_plan(text);
    if (!plan) return m_database.damaged(plan.error());
    m_plan = plan.take();
    if (const auto fits = check_hill_plan(m_plan); !fits) return m_database.damaged(fits.error());
    TRY(read_hill_log(m_database, m_chain, m_plan, m_log, m_field));
    auto pace = TRY(m_database.prepare("SELECT value FROM meta WHERE key = 'pace'"));
    if (TRY(pace.step())) m_pace = read_pace(pace.text(0));
    pace.reset();
    return each_played([this](const PlayedBout& played) {
        count(played);
        return true;
    });
}

void HillFile::count(const PlayedBout& played) {
    BoutScore score = score_of_bout(plan_by_specs(played.bout), played.result);
    score.season = played.season;
    if (m_scores.emplace(played.bout, std::move(score)).second)
        m_matches += static_cast<std::int64_t>(played.result.lines.size());
}

Plan HillFile::plan_by_specs(const Bout& bout) const {
    std::vector<std::string> bots;
    for (const HillKey& side : bout.sides)
        bots.push_back(m_field.versions().at(side).spec);
    return plan_of_bout(m_plan, bout, std::move(bots));
}

int HillFile::season_of(const Bout& bout) const {
    if (!m_plan.seal) return 0;
    const auto played = m_scores.find(bout);
    return played != m_scores.end() ? played->second.season : open_season(m_log);
}

bool HillFile::is_secret(const Bout& bout) const {
    return deals_again(m_plan) && season_of(bout) == open_season(m_log);
}

Result<std::string> HillFile::key_of(const Bout& bout) const {
    const int season = season_of(bout);
    if (season == 0) return std::string();
    int ended = 0;
    for (const HillEvent& event : m_log)
        if (event.kind == HillEvent::Kind::Season && ++ended == season) return event.key;
    return find_season_key(*m_plan.seal, season);
}

/// After a look at all that the chain covers.
Result<> HillFile::upgrade() {
    std::vector<std::string> holds;
    std::size_t season = 0;
    const auto tables = TRY(seasons());
    for (const HillEvent& event : m_log) {
        holds.emplace_back();
        if (event.kind == HillEvent::Kind::Added) holds.back() = runs_hash(TRY(content(event.version)));
        if (event.kind == HillEvent::Kind::Season) holds.back() = sha256(tables[season++].table);
    }
    return upgrade_hill(m_database, m_chain, m_log, holds);
}

Result<> HillFile::write_log(const std::function<Result<>()>& write) {
    const HillChain before = m_chain;
    const auto written = in_transaction([&]() -> Result<> {
        if (!is_newest(m_chain)) {
            TRY(upgrade());
        }
        return write();
    });
    if (!written) m_chain = before;
    return written;
}

/// Those of versions that join a sealed hill with tables by lot.
Result<> HillFile::draw_lots(std::vector<HillEvent>& events) const {
    if (!m_plan.seal || m_plan.tables == 0) return {};
    for (HillEvent& event : events) {
        if (event.kind != HillEvent::Kind::Added) continue;
        event.key = m_field.lot(event.version.key);
        if (event.key.empty())
            event.key = lot_of_version(TRY(find_season_key(*m_plan.seal, open_season(m_log))), event.version);
    }
    return {};
}

Result<> HillFile::append(std::span<const HillEvent> given, std::span<const BotContent> contents,
                          const HillSubmission* from) {
    std::vector<HillEvent> events(given.begin(), given.end());
    TRY(draw_lots(events));
    const auto written = write_log([&]() -> Result<> {
        auto files =
            TRY(m_database.prepare("INSERT OR REPLACE INTO files(content, path, bytes, runs) VALUES(?1, ?2, ?3, ?4)"));
        std::map<std::string, std::string> runs;
        for (const BotContent& content : contents) {
            if (m_chain.runs.contains(content.hash) || !runs.emplace(content.hash, runs_hash(content)).second) continue;
            for (const BotContent::File& file : content.files) {
                files.bind(1, content.hash)
                    .bind(2, file.path)
                    .bind_bytes(3, file.bytes)
                    .bind(4, std::int64_t{file.runs});
                TRY(files.run());
            }
        }
        auto number = static_cast<std::int64_t>(m_log.size());
        for (const HillEvent& event : events) {
            const auto known = m_chain.runs.find(event.version.content);
            const bool added = event.kind == HillEvent::Kind::Added;
            TRY(write_hill_event(m_database, m_chain, event, number++,
                                 !added                        ? std::string()
                                 : known != m_chain.runs.end() ? std::string(known->second)
                                                               : runs[event.version.content]));
        }
        return from != nullptr ? write_submission(*from) : Result<>();
    });
    if (!written) return written;
    for (HillEvent& event : events) {
        m_field.add(event);
        m_log.push_back(std::move(event));
    }
    return {};
}

Result<> HillFile::remember(const HillSubmission& submission) {
    return write_log([&] { return write_submission(submission); });
}

Result<> HillFile::write_submission(const HillSubmission& submission) {
    auto row = TRY(m_database.prepare("INSERT OR REPLACE INTO submissions(source, verdict) VALUES(?1, ?2)"));
    return row.bind(1, submission.source).bind(2, submission.verdict).run();
}

Result<std::string> HillFile::verdict(const std::string& source) {
    if (m_chain.format == 1) return std::string();
    auto row = TRY(m_database.prepare("SELECT verdict FROM submissions WHERE source = ?1"));
    return TRY(row.bind(1, source).step()) ? row.text(0) : std::string();
}

Result<std::string> HillFile::bytes_for_others() {
    if (m_chain.format == 1) return m_database.bytes();
    std::string changes = "DELETE FROM submissions; DELETE FROM meta WHERE key = 'pace';";
    if (has_begun(m_chain)) changes += kForgetBegun;
    if (deals_again(m_plan)) { // what a bot writes may be its cards
        changes += fmt::format("DELETE FROM records WHERE (one, one_version, two, two_version, part) IN (SELECT one, "
                               "one_version, two, two_version, part FROM bouts WHERE season = {});",
                               open_season(m_log));
        changes += fmt::format("UPDATE bouts SET faults = (SELECT json_group_array(json_set(value, '{}', '')) "
                               "FROM json_each(faults)) WHERE season = {} AND faults != '[]';",
                               kErrorsInFault, open_season(m_log));
    }
    return m_database.bytes((changes + "VACUUM").c_str());
}

Result<> HillFile::keep(std::span<const PlayedBout> bouts, std::span<const BegunBout> begun) {
    if (bouts.empty() && begun.empty() && !displaced()) return {};
    const auto written = write_log([&] { return write_bouts(bouts, begun); });
    if (auto gone = written ? std::nullopt : displaced()) {
        settle();
        m_unkept.insert(m_unkept.end(), bouts.begin(), bouts.end());
        m_unkept_begun.insert(m_unkept_begun.end(), begun.begin(), begun.end());
        return *gone;
    }
    if (!written) return written;
    for (const PlayedBout& played : bouts)
        count(played);
    return {};
}

/// Within a transaction. A bout that is over takes the place of what was kept of it.
Result<> HillFile::write_bouts(std::span<const PlayedBout> bouts, std::span<const BegunBout> begun) {
    TRY(write_begun(m_database, begun));
    for (const BegunBout& one : begun)
        TRY(write_records(one.bout, one.records));
    auto row = TRY(m_database.prepare(
        fmt::format("INSERT INTO bouts({}) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)", bout_columns(m_chain)).c_str()));
    for (const PlayedBout& played : bouts) {
        if (m_scores.contains(played.bout)) continue;
        TRY(remove_begun({&played.bout, 1}));
        const KeptSeries kept{.first_match = 0, .seats = m_plan.seats, .result = played.result};
        bind_bout(row, played.bout).bind_bytes(6, encode_results(kept)).bind(7, faults_text(kept.result.faults));
        TRY(row.bind(8, std::int64_t{played.season}).run());
        TRY(write_records(played.bout, played.records));
    }
    return {};
}

Result<> HillFile::write_records(const Bout& bout, const std::map<int, std::string>& records) {
    if (records.empty()) return {};
    auto row = TRY(m_database.prepare("INSERT OR REPLACE INTO records(one, one_version, two, two_version, part, match, "
                                      "record) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)"));
    for (const auto& [match, text] : records)
        TRY(bind_bout(row, bout).bind(6, std::int64_t{match}).bind(7, text).run());
    return {};
}

/// Within a transaction. Records of bouts that are over stay.
Result<> HillFile::remove_begun(std::span<const Bout> bouts) {
    for (const Bout& bout : bouts) {
        for (const char* table : {"begun", "records"}) {
            if (table == std::string_view("records") && m_scores.contains(bout)) continue;
            auto rows = TRY(m_database.prepare(fmt::format("DELETE FROM {} WHERE one = ?1 AND one_version = ?2 AND "
                                                           "two = ?3 AND two_version = ?4 AND part = ?5",
                                                           table)
                                                   .c_str()));
            TRY(bind_bout(rows, bout).run());
        }
    }
    return {};
}

Result<std::vector<BegunBout>> HillFile::begun() {
    if (!has_begun(m_chain)) return std::vector<BegunBout>();
    auto found = TRY(read_begun(m_database, m_plan, m_field, open_season(m_log)));
    for (BegunBout& one : found)
        one.records = TRY(records(one.bout));
    return found;
}

Result<> HillFile::forget(std::span<const Bout> begun) {
    return begun.empty() ? Result<>() : write_log([&] { return remove_begun(begun); });
}

Result<> HillFile::keep_pace(HillPace pace) {
    const auto written = write_log([&]() -> Result<> {
        auto row = TRY(m_database.prepare("INSERT OR REPLACE INTO meta(key, value) VALUES('pace', ?1)"));
        return row.bind(1, pace_text(pace)).run();
    });
    if (written) m_pace = std::move(pace);
    return written;
}

Result<> HillFile::copy_to(const std::string& path) {
    return ContestFile::copy_to(path, [&](const std::string& part) -> Result<> {
        auto copy = TRY(open_to_change(part));
        return copy.keep(m_unkept, m_unkept_begun);
    });
}

Result<> HillFile::each_bout(const std::function<bool(const Bout& bout, SeriesResult&& result)>& take) {
    return each_played([&](PlayedBout&& played) { return take(played.bout, std::move(played.result)); });
}

Result<> HillFile::each_played(const std::function<bool(PlayedBout&& played)>& take) {
    auto rows = TRY(m_database.prepare(
        fmt::format("SELECT {} FROM bouts ORDER BY one, one_version, two, two_version, part", bout_columns(m_chain))
            .c_str()));
    const int seasons = open_season(m_log);
    while (TRY(rows.step())) {
        const auto known = bout_of(rows, m_plan, m_field);
        if (!known) return m_database.damaged(known.error());
        const Bout& bout = *known;
        const auto damaged = [&](const Error& why) {
            return m_database.damaged(failure("hill", "matches of {}: {}", bout.sides[0].name, why));
        };
        const auto blob = ResultBlob::read(rows.bytes(5));
        if (!blob) return damaged(blob.error());
        SeriesResult result = blob->decode();
        if (blob->seats() != m_plan.seats || blob->matches() != m_plan.matches)
            return damaged(failure("hill", "they are of another hill"));
        if (!read_faults(rows.text(6), bout.sides.size(), result.faults) || !blob->has_faults(result.faults))
            return damaged(failure("hill", "their faults were changed"));
        if (!fits(series_as_kept(m_plan, bout), result)) return damaged(failure("hill", "they do not fit this game"));
        const std::int64_t season = rows.number(7);
        if (!can_be_of_season(m_plan, season, seasons))
            return damaged(failure("hill", "they are of a season that has not begun"));
        if (!take({.bout = bout, .result = std::move(result), .season = static_cast<int>(season)})) return {};
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
    auto rows = TRY(m_database.prepare("SELECT path, bytes, runs FROM files WHERE content = ?1"));
    rows.bind(1, version.content);
    while (TRY(rows.step())) {
        const auto bytes = rows.bytes(1);
        content.files.push_back({rows.text(0), std::string(bytes.begin(), bytes.end()), rows.number(2) != 0});
    }
    std::ranges::sort(content.files, comes_before, &BotContent::File::path);
    auto fits = check_content(m_plan.entry(), content);
    if (fits && m_chain.format > 1 && m_chain.runs[version.content] != runs_hash(content))
        fits = failure("hill", "the files of {} have changed since it joined", version.spec);
    if (!fits) return m_database.damaged(failure("hill", "{}: {}", shown_key(version.key), fits.error()));
    return content;
}

Result<> HillFile::keep_season(const HillSeason& season) {
    HillEvent event;
    event.kind = HillEvent::Kind::Season;
    event.why = season.name;
    event.date = season.date;
    if (m_plan.seal) event.key = TRY(find_season_key(*m_plan.seal, open_season(m_log)));
    const auto written = write_log([&]() -> Result<> {
        TRY(m_database.run(kForgetBegun)); // their deals become public now
        auto row = TRY(m_database.prepare("INSERT INTO seasons(name, date, tables) VALUES(?1, ?2, ?3)"));
        TRY(row.bind(1, season.name).bind(2, season.date).bind(3, season.table).run());
        return write_hill_event(m_database, m_chain, event, static_cast<std::int64_t>(m_log.size()),
                                sha256(season.table));
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
    std::size_t number = 0;
    bool same = true;
    for (const HillEvent& event : m_log) {
        if (event.kind != HillEvent::Kind::Season) continue;
        if (number < found.size()) found[number].key = event.key;
        same = same && number < found.size() && found[number].name == event.why && found[number].date == event.date;
        if (same && m_chain.format > 1) same = m_chain.tables[number] == sha256(found[number].table);
        ++number;
    }
    if (!same || number != found.size())
        return m_database.damaged(failure("hill", "the table of a season was changed"));
    return found;
}

} // namespace hilltop
