// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/contest/original_log.h"

#include "games/pazaak/contest/log_matches.h"
#include "games/pazaak/contest/logged_hand.h"
#include "games/pazaak/contest/match_reader.h"
#include "games/pazaak/pazaak_table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop::pazaak {
namespace {

/// Prints a match as it happens. A player who stands has turns, too, for which there is no event.
class LogWriter {
public:
    LogWriter(std::string& out, std::array<std::string, 2> names)
        : m_out(out)
        , m_names(std::move(names)) {}

    void tell(const std::vector<Event>& events) {
        for (const Event& event : events)
            tell(event);
    }

private:
    void tell(const Event& event) {
        const std::string_view word = event.word;
        switch (event.kind) {
        case Event::Kind::Phase:
            if (word == "hand") begin_hand();
            if (word == "hand-won" || word == "hand-tied") end_hand(word == "hand-won" ? event.value : -1);
            break;
        case Event::Kind::Move:
            if (event.to.zone == Pazaak::kRow) take_card(event);
            break;
        case Event::Kind::Say:
            if (word == "end") choose(event.seat, "END");
            if (word == "stand" || word == "auto-stand") choose(event.seat, "STAND");
            break;
        case Event::Kind::Gather:
        case Event::Kind::Show:
        case Event::Kind::Score:
        case Event::Kind::Fault:
            break;
        }
    }

    void begin_hand() {
        m_rows = {};
        m_due = 0;
        m_out += fmt::format("New Game!\nThe standings are {} to {}\n", m_wins[0], m_wins[1]);
    }
    void take_card(const Event& event) {
        const std::size_t seat = event.to.seat;
        if (event.from.zone == Pazaak::kDeck) {
            if (m_due != seat) stand_on();
            print_hand(seat, "Hand");
        }
        m_rows[seat].push_back(event.face.value);
        if (event.from.zone == Pazaak::kDeck) print_hand(seat, "new Hand");
    }
    void choose(std::size_t seat, std::string_view choice) {
        m_out += fmt::format("{} has chosen to {}\n", m_names[seat], choice);
        m_due = 1 - seat;
    }
    /// A turn of a player who has stood.
    void stand_on() {
        print_hand(m_due, "Hand");
        choose(m_due, "STAND");
    }
    void end_hand(int winner) {
        if (m_due == 1) stand_on();
        const bool bombed[] = {total(0) > Pazaak::kGoal, total(1) > Pazaak::kGoal};
        if (bombed[0] && bombed[1]) m_out += "Both players have bombed out! Tie!\n";
        if (winner < 0) return;
        const auto loser = static_cast<std::size_t>(1 - winner);
        if (bombed[loser]) m_out += m_names[loser] + " has bombed out! ";
        m_out += m_names[static_cast<std::size_t>(winner)] + " wins!\n";
        ++m_wins[static_cast<std::size_t>(winner)];
    }
    void print_hand(std::size_t seat, std::string_view which) {
        m_out += fmt::format("{}'s {}: [{}]\n", m_names[seat], which, fmt::join(m_rows[seat], ", "));
    }
    int total(std::size_t seat) const {
        int sum = 0;
        for (const int card : m_rows[seat])
            sum += card;
        return sum;
    }

    std::string& m_out;
    std::array<std::string, 2> m_names;
    std::array<std::vector<int>, 2> m_rows;
    std::array<int, 2> m_wins{};
    std::size_t m_due = 0; // whose turn the next line is about
};

/// Lines that hold the name are read as what they are, with that name.
bool can_be_told(const std::string& name) {
    const std::pair<LogLine::Kind, const char*> endings[] = {{LogLine::Kind::Hand, "'s Hand: []"},
                                                             {LogLine::Kind::NewHand, "'s new Hand: [1]"},
                                                             {LogLine::Kind::End, " has chosen to END"},
                                                             {LogLine::Kind::Stand, " has chosen to STAND"},
                                                             {LogLine::Kind::Wins, " wins!"}};
    return name.find('\n') == std::string::npos &&
           std::all_of(std::begin(endings), std::end(endings), [&](const auto& ending) {
               const std::string text = name + ending.second;
               const LogLine line = read_log_line(text);
               return line.kind == ending.first && line.name == name;
           });
}

/// The names of both; a bot that plays itself gets numbers.
Result<std::array<std::string, 2>> names_of(const ExportedMatch& match) {
    std::array<std::string, 2> names = {match.names[0], match.names[1]};
    if (names[0] == names[1]) {
        names[0] += " 1";
        names[1] += " 2";
    }
    for (const std::string& name : names) {
        if (!can_be_told(name)) return failure("pazaak", "a line of such a log cannot contain the name \"{}\"", name);
    }
    return names;
}

/// Prints one match to `out`; whether it is finished.
Result<bool> write_match(const ExportedMatch& played, const std::array<std::string, 2>& names, std::string& out) {
    const auto rules = TRY(make_rules<Pazaak::Rules>(Pazaak::rules(), played.rules));
    if (!(rules == Pazaak::Rules{} || rules == original_rules()))
        return failure(
            "pazaak",
            "a log of the original controller supports only the default rules and its own, but this match has others");
    LogWriter writer(out, names);
    std::vector<Event> events;
    Match<Pazaak> match(rules, Pazaak::kSeats, Chance(played.source.seed, played.source.deal, played.cards),
                        Events(&events));
    writer.tell(events);
    const auto go_on = [&] {
        events.clear();
        match.step(Events(&events));
        writer.tell(events);
    };
    for (const auto& step : played.answers) {
        while (match.resting() && !match.over())
            go_on();
        const auto action = step.size() == 1 && step[0] ? Pazaak::read(*step[0]) : std::nullopt;
        if (!action || match.over() || match.answer(*match.asked().begin(), *action) != nullptr)
            return failure("pazaak", "step {}: the answer does not fit", match.steps() + 1);
        go_on();
    }
    return match.over();
}

} // namespace

Result<std::vector<ImportedMatch>> read_original_log(std::string_view text) {
    std::vector<ImportedMatch> imported;
    for (const auto& lines : log_matches(text)) {
        auto match = read_match(lines, Pazaak::Rules{});
        if (!match) match = read_match(lines, original_rules());
        if (!match) return match.error();
        imported.push_back(std::move(*match));
    }
    if (imported.empty())
        return failure("pazaak", "this is not a log of the original controller: it has no line \"New Game!\"");
    return imported;
}

Result<std::string> write_original_log(std::span<const ExportedMatch> matches) {
    std::string text;
    std::array<std::string, 2> before;
    bool open = false; // the match before is not finished
    int number = 0;
    for (const ExportedMatch& match : matches) {
        const auto told = [&](const Error& error) { return failure("pazaak", "match {}: {}", number + 1, error); };
        const auto names = names_of(match);
        if (!names) return told(names.error());
        if (open && *names == before)
            return told(failure(
                "pazaak",
                "the match before is not finished and has the same players, so a log could not tell the two apart"));
        const auto over = write_match(match, *names, text);
        if (!over) return told(over.error());
        open = !*over;
        before = *names;
        ++number;
    }
    return text;
}

} // namespace hilltop::pazaak
