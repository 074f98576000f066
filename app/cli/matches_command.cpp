// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/matches_command.h"

#include "cli/output.h"
#include "cli/saved_match.h"
#include "tournament/export.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop::cli {
namespace {

/// Of a long list as text; other formats have all.
constexpr std::size_t kMostListed = 100;

class MatchList {
public:
    MatchList(const MatchesOptions& options, const ContestMatches& contest)
        : m_options(options)
        , m_contest(contest)
        , m_hill(is_hill_file(options.file)) {
        const Info& info = contest.plan().entry().info();
        std::vector<std::string> head{"match"};
        if (m_hill) head.emplace_back("part");
        for (const char* word : {"deal", "seats", info.cooperative ? "points" : "points by seat", "won by"})
            head.emplace_back(word);
        m_table.left = head.size();
        m_table.add(std::move(head));
        if (options.csv) print_out("match,part,deal,seat,bot,spec,points,second,won,forfeit\n");
        if (options.json) print_out("[");
    }

    void add(const ContestMatch& match) {
        ++m_count;
        if (m_options.json) {
            print_out("{}\n{}", m_count == 1 ? "" : ",",
                      json_of(match).dump(2, ' ', false, Json::error_handler_t::replace));
        } else if (m_options.csv) {
            add_csv(match);
        } else if (m_count <= kMostListed) {
            add_row(match);
        }
    }

    void finish() {
        if (m_options.json) print_out("\n]\n");
        if (m_options.json || m_options.csv) return;
        const bool filtered = m_options.bot || m_options.against;
        if (m_count == 0) return print_out("There are no matches{}.\n", filtered ? " of these" : " yet");
        if (m_hill) print_out("Matches are numbered in order of the names of their bots, their versions and parts.\n");
        print_out("{}", m_table.text());
        if (m_count > kMostListed)
            print_out("... and {} more. --json and --csv list all of them, --bot and --against fewer.\n",
                      grouped(static_cast<std::int64_t>(m_count - kMostListed)));
    }

private:
    const std::string& name(const ContestMatch& match, int seat) const {
        return m_contest.names()[match.played.by_seat[seat]];
    }

    Json json_of(const ContestMatch& match) const {
        Json seats = Json::array();
        for (int seat = 0; seat < match.played.by_seat.size(); ++seat) {
            const auto place = static_cast<std::size_t>(seat);
            seats.push_back({{"bot", name(match, seat)},
                             {"spec", m_contest.bots()[match.played.by_seat[seat]]},
                             {"points", match.played.points[place]},
                             {"second", match.played.second[place]},
                             {"won", match.played.winners.contains(Seat(seat))}});
        }
        return {{"match", match.number},
                {"part", match.part ? Json(*match.part) : Json(nullptr)},
                {"deal", match.played.deal},
                {"forfeit", match.forfeit},
                {"seats", std::move(seats)}};
    }

    void add_csv(const ContestMatch& match) const {
        for (int seat = 0; seat < match.played.by_seat.size(); ++seat) {
            const auto place = static_cast<std::size_t>(seat);
            print_out("{},{},{},{},{},{},{},{},{},{}\n", match.number, match.part ? std::to_string(*match.part) : "",
                      match.played.deal, seat, csv_field(name(match, seat)),
                      csv_field(m_contest.bots()[match.played.by_seat[seat]]), match.played.points[place],
                      match.played.second[place], match.played.winners.contains(Seat(seat)) ? 1 : 0,
                      match.forfeit ? 1 : 0);
        }
    }

    void add_row(const ContestMatch& match) {
        std::vector<std::string> names, winners;
        for (int seat = 0; seat < match.played.by_seat.size(); ++seat) {
            names.push_back(name(match, seat));
            const bool won = match.played.winners.contains(Seat(seat));
            if (won && std::find(winners.begin(), winners.end(), names.back()) == winners.end())
                winners.push_back(names.back());
        }
        std::vector<std::string> row{std::to_string(match.number + 1)};
        if (match.part) row.push_back(std::to_string(*match.part + 1));
        row.push_back(std::to_string(match.played.deal));
        row.push_back(fmt::format("{}", fmt::join(names, ", ")));
        row.push_back(m_contest.plan().entry().info().cooperative
                          ? std::to_string(match.played.points.front())
                          : fmt::format("{}", fmt::join(match.played.points, " : ")));
        row.push_back(fmt::format("{}{}", winners.empty() ? "-" : fmt::format("{}", fmt::join(winners, ", ")),
                                  match.forfeit ? " (forfeit)" : ""));
        m_table.add(std::move(row));
    }

    const MatchesOptions& m_options;
    const ContestMatches& m_contest;
    const bool m_hill;
    TextTable m_table;
    std::size_t m_count = 0;
};

} // namespace

Result<> list_matches(const MatchesOptions& options) {
    const auto contest = TRY(open_contest(options.file));
    const auto bot = TRY(entrants_called(*contest, "--bot", options.bot));
    const auto against = TRY(entrants_called(*contest, "--against", options.against));
    const auto sits = [](const ContestMatch& match, const std::optional<std::vector<bool>>& wanted) {
        return !wanted || std::any_of(match.played.by_seat.begin(), match.played.by_seat.end(),
                                      [&](std::uint16_t entrant) { return (*wanted)[entrant]; });
    };
    MatchList list(options, *contest);
    while (auto match = contest->next()) {
        if (!sits(*match, bot) || !sits(*match, against)) continue;
        TRY(contest->read_results(*match));
        list.add(*match);
    }
    list.finish();
    return {};
}

} // namespace hilltop::cli
