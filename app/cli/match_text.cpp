// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_text.h"

#include "analysis/report_parts.h"
#include "base/numbers.h"
#include "cli/output.h"
#include "cli/view_text.h"
#include "engine/fault_policy.h"
#include "registry/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

namespace hilltop::cli {
namespace {

/// Tells what events, layouts and views hold in the words of the game's Info; knows no game.
class Teller {
public:
    Teller(const Replay& replay, const Telling& telling)
        : m_replay(replay)
        , m_info(replay.game().info())
        , m_telling(telling)
        , m_viewers(telling.viewers(replay.last().seats()))
        , m_words(words_of(m_info))
        , m_names{report_names(replay.record())} {}

    std::string head() const;
    std::string step(int position) const;
    std::string result() const;
    std::string table(int position) const;

private:
    /// With the number of the seat where several have the same name.
    const std::string& name(Seat seat) const { return m_names.of(seat.index()); }
    std::string name(int seat) const { return seat == kCommon ? std::string() : name(Seat(seat)); }
    std::string face(const Face& face) const {
        if (face == kHidden) return "a card";
        return card_sign(m_info, face.kind, face.value).text();
    }
    /// What the seat answered to the question at `position`, if it was one and it spoke.
    std::optional<std::string> answer(int position, Seat seat) const;
    std::string fault(const Event& event) const;
    /// What the event was; empty: the game does not say it.
    std::string told(const Event& event, int position) const;
    std::string zones(const Table& table) const;
    std::string asked(const Table& table) const;

    const Replay& m_replay;
    const Info& m_info;
    Telling m_telling;
    SeatSet m_viewers;
    const GameWords& m_words;
    SeatNames m_names;
};

std::string Teller::head() const {
    const Record& record = m_replay.record();
    std::vector<std::string> sides;
    std::vector<std::string> seats;
    const std::size_t side_count = m_info.teams ? 2 : record.seats.size();
    for (const RecordSeat& seat : record.seats) {
        const std::string player = seat_name(seat);
        if (seats.size() < side_count)
            sides.push_back(player);
        else
            sides[seats.size() % side_count] += " and " + player;
        seats.push_back(fmt::format("{} {}", seats.size() + 1, player));
    }
    std::string text =
        fmt::format("{}: {}\n", m_info.title, fmt::join(sides, m_info.cooperative ? " with " : " against "));
    // The seed would give all cards away.
    if (!m_telling.seat) text += fmt::format("Deal {}, match {}\n", deal_text(record), record.source.match + 1);
    text += fmt::format("Seats: {}\n", fmt::join(seats, ", "));
    for (const RuleInfo& rule : m_replay.game().rules()) {
        const auto value = record.rules.find(rule.id);
        if (value != record.rules.end() && value->second != rule.fallback)
            text += fmt::format("Rule {} = {}\n", rule.id, rule_text(rule, value->second));
    }
    if (!m_telling.seat && !record.notes.empty()) text += record.notes + '\n';
    return text;
}

std::optional<std::string> Teller::answer(int position, Seat seat) const {
    const Table& table = m_replay.table(position);
    if (table.resting() || !table.asked().contains(seat)) return {};
    const int place = m_replay.decisions().number(table.steps(), seat) - m_replay.decisions().first_of(table.steps());
    const auto& steps = m_replay.record().steps;
    return steps[at(table.steps())][at(place)];
}

/// One that has ended before has that fault's word again.
std::string Teller::fault(const Event& event) const {
    const auto met = static_cast<Fault>(event.value);
    for (const RecordFault& one : m_replay.record().faults)
        if (met == Fault::Dead && one.seat.index() == event.seat && is_death(one.fault))
            return fmt::format("fault: {}, it had ended before", fault_word(one.fault));
    return fmt::format("fault: {}", fault_word(met));
}

std::string Teller::told(const Event& event, int position) const {
    if (event.kind == Event::Kind::Fault) return fault(event);
    // Some answers say more than their event, such as a share for every seat: the whole answer is printed.
    if (event.kind == Event::Kind::Say && position > 0) {
        const auto whole = answer(position - 1, Seat(event.seat));
        if (whole && whole->starts_with(std::string(event.word) + ' ') && !later_words(later_words(*whole)).empty())
            return answer_words(m_info, whole, m_names).text();
    }
    return event_words(m_words, event, event.seen_by.meets(m_viewers) ? event.face : kHidden, m_names).text();
}

std::string Teller::step(int position) const {
    // The number of the step that led here; a deal and a rest have none.
    std::string number;
    if (position > 0 && !m_replay.table(position - 1).resting())
        number = std::to_string(m_replay.table(position - 1).steps() + 1);
    std::size_t width = 0;
    for (const std::string& seat : m_names.by_seat)
        width = std::max(width, seat.size());
    std::string text;
    const auto add = [&](const std::string& who, const std::string& what) {
        text += who.empty() ? fmt::format("{:>4}  {}\n", number, what)
                            : fmt::format("{:>4}  {:<{}}  {}\n", number, who, width, what);
        number.clear();
    };
    std::map<int, std::vector<std::string>> dealt; // by seat the cards that the game does not tell
    const auto add_dealt = [&] {
        for (const auto& [seat, cards] : dealt)
            add(name(seat), fmt::format("gets {}", fmt::join(cards, " ")));
        dealt.clear();
    };
    for (const Event& event : m_replay.table(position).events()) {
        const std::string what = told(event, position);
        if (what.empty() && event.kind == Event::Kind::Move && event.from.zone == 0 && event.to.seat != kCommon &&
            event.seen_by.meets(m_viewers))
            dealt[event.to.seat].push_back(face(event.face));
        if (what.empty()) continue;
        add_dealt();
        if (begins_section(m_words, event))
            text += fmt::format("\n{}\n", what);
        else
            add(name(doer(event)), what);
    }
    add_dealt();
    const Table& table = m_replay.table(position);
    if (m_telling.rests && !table.over() && table.resting()) text += fmt::format("{:>4}  {}", "", asked(table));
    return text;
}

std::string Teller::result() const {
    if (!m_replay.finished()) return "The match is not finished.\n";
    const Table& end = m_replay.last();
    const MatchResult result = end.result();
    const auto points_of = [&](Seat seat) {
        const int points = result.points[seat];
        std::string text = fmt::format("{} {}", points, points == 1 ? "point" : "points");
        if (m_info.second != nullptr) text += fmt::format(" ({} {})", m_info.second, result.second[seat]);
        return text;
    };
    const char* const better = m_info.low_points ? "; fewer are better" : "";
    if (m_info.cooperative)
        return fmt::format("Result: {}; {}{}\n", result.winners.empty() ? "not won" : "won together",
                           points_of(Seat(0)), better);
    std::vector<std::string> winners;
    for (Seat seat : result.winners)
        winners.push_back(name(seat));
    std::vector<std::string> lines;
    for (Seat seat : SeatSet::all(end.seats()))
        lines.push_back(fmt::format("{} {}", name(seat), points_of(seat)));
    const std::string won = winners.empty()
                                ? "no one wins"
                                : fmt::format("{} {}", fmt::join(winners, ", "), winners.size() == 1 ? "wins" : "win");
    return fmt::format("Result: {}; {}{}\n", won, fmt::join(lines, ", "), better);
}

std::string Teller::zones(const Table& table) const {
    TextTable rows{3};
    const auto shown = table.shown(m_viewers);
    for (auto card = shown.begin(); card != shown.end();) {
        const auto end =
            std::find_if(card, shown.end(), [&](const ShownCard& other) { return !other.spot.same_zone(card->spot); });
        std::vector<std::string> faces;
        const auto hidden = std::count_if(card, end, [](const ShownCard& one) { return one.face == kHidden; });
        for (auto one = card; one != end; ++one) {
            if (one->face != kHidden) faces.push_back(face(one->face));
        }
        if (hidden > 0) faces.push_back(fmt::format("{} face down", hidden));
        rows.add({"   " + name(card->spot.seat), word_of(m_info, Word::Table, m_info.zones[card->spot.zone].id).text(),
                  fmt::format("{}", fmt::join(faces, ", "))});
        card = end;
    }
    return rows.text();
}

std::string Teller::asked(const Table& table) const {
    if (table.resting()) {
        std::vector<std::string> names;
        for (Seat seat : table.asked())
            names.push_back(name(seat));
        return fmt::format("Rest: {} look{} on\n", fmt::join(names, ", "), names.size() == 1 ? "s" : "");
    }
    std::string text;
    for (Seat seat : table.asked()) {
        text += fmt::format("Decision {}: {} is asked", table.decision_of(seat) + 1, name(seat));
        if (m_viewers.contains(seat)) {
            std::vector<std::string> words;
            for (const Choice& choice : table.menu(seat)) {
                const std::string what = answer_words(m_info, choice.word, m_names).text();
                words.push_back(choice.reason.empty()
                                    ? what
                                    : fmt::format("{} (not allowed: {})", what,
                                                  word_of(m_info, Word::Objection, choice.reason).text()));
            }
            text += fmt::format(": {}", fmt::join(words, ", "));
        }
        text += '\n';
    }
    return text;
}

std::string Teller::table(int position) const {
    const Table& table = m_replay.table(position);
    const std::string text =
        fmt::format("\nStep {}\n", table.steps() + 1) + zones(table) + view_text(m_replay, table, m_viewers, m_names);
    return text + (table.over() ? result() : asked(table));
}

} // namespace

std::string match_text(const Replay& replay, const Telling& telling) {
    const Teller teller(replay, telling);
    std::string text = teller.head();
    for (int position = 0; position < replay.positions(); ++position)
        text += teller.step(position);
    return text + '\n' + teller.result();
}

std::string head_text(const Replay& replay, const Telling& telling) {
    return Teller(replay, telling).head();
}

std::string position_text(const Replay& replay, int position, const Telling& telling) {
    return Teller(replay, telling).table(position);
}

} // namespace hilltop::cli
