// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/rated_ledger.h"

#include "base/fields.h"
#include "base/file_lock.h"
#include "base/json_text.h"
#include "base/sha256.h"
#include "base/text_file.h"
#include "profile/library.h"
#include "profile/rated_pair.h"
#include "records/record_file.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>

namespace hilltop {
namespace {

/// Lines without one are of format 1.
constexpr int kLedgerFormat = 2;

FieldTable<GlickoGame> game_fields() {
    return FieldTable<GlickoGame>()
        .required("rating", &GlickoGame::rating, form::number())
        .required("score", &GlickoGame::score, form::number())
        .required("slope", &GlickoGame::slope, form::number())
        .required("weight", &GlickoGame::weight, form::number())
        .check([](const GlickoGame& game, const Path& at) -> Result<> {
            const bool sound = std::abs(game.rating) < 1e5 && game.score >= 0 && game.score <= 1 && game.slope > 0 &&
                               game.slope <= 1 && game.weight > 0 && game.weight <= 1;
            return sound ? Result<>() : at.error(failure("profile", "these numbers cannot be those of a rated match"));
        });
}

/// A line by itself, or one of a pair: "games" would make a whole result of that for a program that knows no pairs.
FieldTable<RatedMatch> match_fields(bool paired) {
    const auto games = form::list(game_fields().form());
    FieldTable<RatedMatch> fields;
    fields.required("match", &RatedMatch::match, form::text())
        .required("game", &RatedMatch::game, form::text())
        .required("played", &RatedMatch::played, form::whole<std::int64_t>(std::numeric_limits<std::int64_t>::min()),
                  "seconds since 1970");
    if (paired)
        fields.constant("format", kLedgerFormat, form::whole())
            .required("pair", &RatedMatch::pair, form::text())
            .required("half", &RatedMatch::games, games);
    else
        fields.required("games", &RatedMatch::games, games);
    fields.optional("rules", &RatedMatch::rules, form::text(), "the name of the rules");
    return fields.check([paired](const RatedMatch& match, const Path& at) -> Result<> {
        if (paired && match.pair.empty()) return at.field("pair").error(failure("profile", "this field is empty"));
        if (!match.games.empty()) return {};
        return at.field(paired ? "half" : "games").error(failure("profile", "this field is empty"));
    });
}

const FieldTable<RatedMatch>& fields_of_match(bool paired) {
    static const auto alone = match_fields(false), half = match_fields(true);
    return paired ? half : alone;
}

std::string ledger_line(const RatedMatch& match) {
    return fields_of_match(!match.pair.empty()).write(match).dump() + '\n';
}

/// The format of a line, which a later version may have written; 0: the line is damaged.
int format_of(const Result<Json>& line) {
    if (!line || !line->is_object()) return 0;
    const auto format = line->find("format");
    if (format == line->end()) return 1;
    return format->is_number_unsigned() ? static_cast<int>(std::min<std::uint64_t>(format->get<std::uint64_t>(), 1000))
                                        : 0;
}

/// Nothing if it has no rating information about its person. A match is identified by all of it but later findings.
std::optional<RatedMatch> rated_match_of(const Record& match, std::int64_t played) {
    if (!match.rated) return {};
    auto games = rated_games(match);
    if (games.empty()) return {};
    const auto pair = rated_pair(match);
    // Leaving the first loses both: a half would make leaving cheap.
    const bool half = pair && (pair->part == 2 || match.result);
    return RatedMatch{sha256(unreviewed_text(dated(match, played))),
                      match.game,
                      played,
                      std::move(games),
                      half ? pair->id : std::string(),
                      match.variant};
}

std::vector<RatedMatch> each_rated(std::span<const Record> matches) {
    std::vector<RatedMatch> rated;
    for (const Record& match : matches)
        if (auto one = rated_match_of(match, played_at(match).value_or(0))) rated.push_back(std::move(*one));
    return rated;
}

/// Of the time before there was a ledger, oldest first.
std::vector<RatedMatch> earlier_matches(const std::string& folder) {
    std::vector<Record> matches;
    for (Library::Entry& entry : Library(folder).recent(std::numeric_limits<int>::max()))
        if (!entry.problem && entry.record.rated) matches.push_back(std::move(entry.record));
    std::reverse(matches.begin(), matches.end());
    return each_rated(matches);
}

} // namespace

std::vector<RatedMatch> rated_matches(std::span<const Record> matches) {
    return pairs_as_one(each_rated(matches));
}

bool RatedLedger::begun() const {
    std::error_code ignored;
    return std::filesystem::exists(path(), ignored);
}

/// The matches of earlier times come first.
Result<> RatedLedger::change(const std::function<std::string(const std::string& text)>& lines) const {
    const auto lock = FileLock::wait(m_folder + "/.rated.lock");
    if (!lock) return unwritten(failure("profile", "{} cannot be written: {}", path(), lock.error()));
    std::string text;
    const bool known = begun();
    if (known) {
        text = TRY(load_text(path()));
        if (!text.empty() && text.back() != '\n') text += '\n'; // a line that was cut off stays its own
    } else {
        for (const RatedMatch& earlier : earlier_matches(m_folder))
            text += ledger_line(earlier);
    }
    const std::string more = lines(text);
    return known && more.empty() ? sync_folder_of(path()) : save_text(path(), text + more);
}

Result<> RatedLedger::begin() const {
    if (std::error_code ignored; begun() || !std::filesystem::exists(m_folder, ignored)) return {};
    return change([](const std::string&) { return std::string(); });
}

Result<> RatedLedger::add(const Record& match, std::int64_t played) const {
    const auto rated = rated_match_of(match, played);
    if (!rated) return {};
    TRY(make_folder(m_folder));
    // Recognised by its name alone: what it was worth may have been computed by another version.
    return change([&rated](const std::string& text) {
        return text.find(rated->match) != std::string::npos ? std::string() : ledger_line(*rated);
    });
}

RatedLedger::Contents RatedLedger::read() const {
    if (!begun()) return {pairs_as_one(earlier_matches(m_folder)), {}};
    const auto text = load_text(path());
    if (!text) return {{}, {text.error()}};
    Contents contents;
    int number = 0;
    for (std::size_t begin = 0; begin < text->size();) {
        const std::size_t end = std::min(text->find('\n', begin), text->size());
        const std::string line = text->substr(begin, end - begin);
        begin = end + 1;
        ++number;
        if (line.empty()) continue;
        const auto json = parse_json(line);
        const int format = format_of(json);
        auto match = json ? fields_of_match(format > 1).read(*json) : Result<RatedMatch>(json.error());
        if (format >= 1 && format <= kLedgerFormat && match)
            contents.matches.push_back(std::move(*match));
        else if (format > kLedgerFormat)
            contents.problems.push_back(
                failure("profile", "{}: line {} is of a newer Hilltop; the rating shown here leaves out this match",
                        path(), number));
        else
            contents.problems.push_back(
                match ? failure("profile", "{}: line {} is not a rated match", path(), number)
                      : failure("profile", "{}: line {} is not a rated match ({})", path(), number, match.error()));
    }
    contents.matches = pairs_as_one(std::move(contents.matches));
    return contents;
}

RatedLedger::Contents RatedLedger::read(std::span<const Record> all) const {
    return begun() ? read() : Contents{rated_matches(all), {}};
}

Result<> keep_match(const std::string& folder, const Record& match, std::int64_t played) {
    TRY(RatedLedger(folder).add(match, played));
    return Library(folder).add(match, played);
}

} // namespace hilltop
