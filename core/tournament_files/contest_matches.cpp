// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/contest_matches.h"

#include "base/file_names.h"
#include "game/bot_spec.h"
#include "tournament/outcome.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <tuple>

namespace hilltop {
namespace {

constexpr std::int64_t kFaultsAtOnce = 10'000;

void name_by_entrants(Record& record, const std::vector<std::string>& names, const PlayedMatch& match) {
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        const std::string& name = names[match.by_seat[static_cast<int>(seat)]];
        if (seat_name(record.seats[seat]) != name) record.seats[seat].name = name;
    }
}

class TournamentMatches : public ContestMatches {
public:
    explicit TournamentMatches(SavedTournament saved)
        : ContestMatches(saved.file.path())
        , m_saved(std::move(saved)) {
        m_names = entrant_names(plan());
        m_bots = plan().bots;
    }

    const Plan& plan() const override { return m_saved.course.plan(); }
    std::uint64_t count() const override { return static_cast<std::uint64_t>(m_saved.course.matches()); }

    std::optional<ContestMatch> next() override {
        const Course& course = m_saved.course;
        while (m_series < course.folded() && m_match >= course.series(m_series).matches) {
            ++m_series;
            m_match = 0;
        }
        if (m_series >= course.folded()) return {};
        return place(course.series(m_series), m_match++);
    }

    Result<> read_results(ContestMatch& match) override {
        const auto stored = TRY(m_saved.file.match(match.series, match.match));
        if (!stored) return failure("tournament_files", "{}: this match has not been played", path());
        match.played.points.assign(stored->points.begin(), stored->points.end());
        match.played.second.assign(stored->second.begin(), stored->second.end());
        match.played.winners = stored->winners;
        match.forfeit = is_forfeit(stored->digest) && has_hosted(plan());
        return {};
    }

    Result<ContestMatch> numbered(std::uint64_t number) override {
        const Schedule& schedule = m_saved.course.schedule();
        const auto found = place_of(schedule, number);
        if (!found)
            return misuse("tournament_files", "{} has no match {}; its plan ends with {}", path(), number + 1,
                          schedule.match_count());
        return place(schedule.series(found->series), found->match);
    }

    Result<std::optional<Record>> kept_record(const ContestMatch& match) override {
        const auto text = TRY(m_saved.file.record(match.number));
        if (!text) return std::optional<Record>();
        return std::optional(TRY(kept_match(plan(), *text)));
    }

    Result<FoundMatch> find(const ContestMatch& match, WhenNotKept otherwise) override {
        if (otherwise == WhenNotKept::Fail && is_hosted(match) && !TRY(m_saved.file.record(match.number)))
            return failure("tournament_files", "{}: match {} was not kept", path(), match.number + 1);
        return find_match(m_saved.file, m_saved.course, {match.series, match.match});
    }

    Error not_reproduced(const ContestMatch& match) const override {
        return hilltop::not_reproduced(path(), match.number);
    }

    Result<std::vector<SeriesFault>> faults() override {
        std::vector<SeriesFault> faults;
        for (std::int64_t from = 0;; from += kFaultsAtOnce) {
            const auto some = TRY(m_saved.file.faults(from, kFaultsAtOnce));
            for (const StoredFault& one : some)
                faults.push_back(one.fault);
            if (static_cast<std::int64_t>(some.size()) < kFaultsAtOnce) break;
        }
        for (const SeriesResult& result : m_saved.ahead)
            faults.insert(faults.end(), result.faults.begin(), result.faults.end());
        std::stable_sort(faults.begin(), faults.end(), [](const SeriesFault& a, const SeriesFault& b) {
            return std::tie(a.match, a.decision, a.seat) < std::tie(b.match, b.decision, b.seat);
        });
        return faults;
    }

private:
    static ContestMatch place(const Series& series, int match) {
        ContestMatch found{.series = series.number, .match = match, .played = place_of_match(series, match)};
        found.number = found.played.number;
        return found;
    }

    SavedTournament m_saved;
    std::uint32_t m_series = 0; ///< of those that are folded, whose turn it is
    int m_match = 0;            ///< in it
};

} // namespace

bool ContestMatches::is_called(std::size_t entrant, const std::string& words) const {
    const auto spec = read_bot_spec(m_bots[entrant]);
    return m_names[entrant] == words || m_bots[entrant] == words ||
           (spec && (spec->target == words || spec->target.ends_with('/' + words)));
}

bool ContestMatches::is_hosted(const ContestMatch& match) const {
    return std::any_of(match.played.by_seat.begin(), match.played.by_seat.end(),
                       [&](std::uint16_t entrant) { return hilltop::is_hosted(plan(), m_bots[entrant]); });
}

Result<std::optional<ContestMatch>> ContestMatches::with_review_key(std::uint64_t key) {
    auto match = numbered(key);
    return match ? std::optional(std::move(*match)) : std::nullopt;
}

void ContestMatches::name_seats(Record& record, const ContestMatch& match) const {
    name_by_entrants(record, m_names, match.played);
}

Result<std::unique_ptr<ContestMatches>> open_tournament_matches(const std::string& path) {
    return std::unique_ptr<ContestMatches>(std::make_unique<TournamentMatches>(TRY(open_tournament(path))));
}

bool is_tournament_file(const std::string& path) {
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    return has_ending(path, ".htour") || first_bytes(path, kMagic.size()) == kMagic;
}

std::string first_bytes(const std::string& path, std::size_t count) {
    if (std::error_code ignored; !std::filesystem::is_regular_file(path, ignored)) return {};
    std::string bytes(count, '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(bytes.data(), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, file.gcount())));
    return bytes;
}

Error not_reproduced(const std::string& path, std::uint64_t number) {
    return failure("tournament_files",
                   "{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot has "
                   "changed since",
                   path, number + 1);
}

void name_entrants(Record& record, const Plan& plan, const PlayedMatch& match) {
    name_by_entrants(record, entrant_names(plan), match);
}

} // namespace hilltop
