// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_text.h"

#include "cli/output.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

namespace hilltop::cli {
namespace {

std::string capital(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

/// Tells what events and layouts hold in the words of the game's Info; knows no game.
class Teller {
public:
    Teller(const Replay& replay, SeatSet viewers)
        : m_replay(replay)
        , m_info(replay.game().info())
        , m_viewers(viewers) {}

    std::string head() const;
    std::string step(int position) const;
    std::string result() const;
    std::string table(int position) const;

private:
    std::string name(Seat seat) const {
        return seat_name(m_replay.record().seats[static_cast<std::size_t>(seat.index())]);
    }
    std::string name(int seat) const { return seat == kCommon ? std::string() : name(Seat(seat)); }
    std::string face(const Face& face) const {
        if (face == kHidden) return "a card";
        return fmt::format("{} {}", m_info.card_kinds[face.kind], face.value);
    }
    std::string zone(const Spot& spot, int teller) const {
        const char* id = m_info.zones[spot.zone].id;
        if (spot.seat == kCommon || spot.seat == teller) return id;
        return fmt::format("{} of {}", id, name(spot.seat));
    }
    std::string phase(const Event& event) const;
    /// Who acts and what he does; an empty text for what nobody needs to hear.
    std::pair<std::string, std::string> told(const Event& event) const;

    const Replay& m_replay;
    const Info& m_info;
    SeatSet m_viewers;
};

std::string Teller::head() const {
    const Record& record = m_replay.record();
    std::vector<std::string> players;
    for (const RecordSeat& seat : record.seats)
        players.push_back(seat_name(seat));
    std::string text = fmt::format("{}: {}\n", m_info.title, fmt::join(players, " against "));
    text += fmt::format("Deal {}, match {}\n", to_text(DealId{record.source.seed, record.source.deal}),
                        record.source.match);
    for (const RuleInfo& rule : m_replay.game().rules()) {
        const auto value = record.rules.find(rule.id);
        if (value != record.rules.end() && value->second != rule.fallback)
            text += fmt::format("Rule {} = {}\n", rule.id, rule_text(rule, value->second));
    }
    if (!record.notes.empty()) text += record.notes + '\n';
    return text;
}

/// "hand" 2 is the second hand; "hand-won" names the seat that won it, "hand-tied" the hand.
std::string Teller::phase(const Event& event) const {
    const std::string word = event.word;
    const auto dash = word.rfind('-');
    if (dash == std::string::npos)
        return event.value == 0 ? capital(word) : fmt::format("{} {}", capital(word), event.value);
    const std::string thing = capital(word.substr(0, dash));
    const std::string what = word.substr(dash + 1);
    if (what == "won") return fmt::format("{} won by {}", thing, name(event.value));
    return fmt::format("{} {} {}", thing, event.value, what);
}

std::pair<std::string, std::string> Teller::told(const Event& event) const {
    switch (event.kind) {
    case Event::Kind::Move: {
        const int actor = event.to.seat != kCommon ? event.to.seat : event.from.seat;
        const Face seen = event.seen_by.meets(m_viewers) ? event.face : kHidden;
        return {name(actor), fmt::format("{}, {} to {}", face(seen), zone(event.from, actor), zone(event.to, actor))};
    }
    case Event::Kind::Gather: {
        if (event.to.zone == 0) return {}; // back to where all cards come from
        const int actor = event.to.seat != kCommon ? event.to.seat : event.from.seat;
        return {name(actor), fmt::format("all of {} to {}", zone(event.from, actor), zone(event.to, actor))};
    }
    case Event::Kind::Show: {
        const Face seen = event.seen_by.meets(m_viewers) ? event.face : kHidden;
        return {name(event.from.seat), fmt::format("shows {} in {}", face(seen), zone(event.from, event.from.seat))};
    }
    case Event::Kind::Say:
        return {name(event.seat), event.value == 0 ? event.word : fmt::format("{} ({})", event.word, event.value)};
    case Event::Kind::Score:
        return {name(event.seat), fmt::format("{}: {}", event.word, event.value)};
    case Event::Kind::Phase:
        return {{}, phase(event)};
    case Event::Kind::Fault:
        return {name(event.seat), fmt::format("fault: {}", fault_word(static_cast<Fault>(event.value)))};
    }
    return {};
}

std::string Teller::step(int position) const {
    // The number of the step that led here; a deal and a rest have none.
    std::string number;
    if (position > 0 && m_replay.table(position - 1).need() != Need::Told)
        number = std::to_string(m_replay.table(position - 1).steps());
    std::size_t width = 0;
    for (const RecordSeat& seat : m_replay.record().seats)
        width = std::max(width, seat_name(seat).size());
    std::string text;
    for (const Event& event : m_replay.table(position).events()) {
        const auto [who, what] = told(event);
        if (what.empty()) continue;
        const bool begins =
            event.kind == Event::Kind::Phase && std::string_view(event.word).find('-') == std::string_view::npos;
        if (begins) {
            text += fmt::format("\n{}\n", what);
            continue;
        }
        text += who.empty() ? fmt::format("{:>4}  {}\n", number, what)
                            : fmt::format("{:>4}  {:<{}}  {}\n", number, who, width, what);
        number.clear();
    }
    return text;
}

std::string Teller::result() const {
    if (!m_replay.finished()) return "The match is not finished.\n";
    const Table& end = m_replay.table(m_replay.positions() - 1);
    const MatchResult result = end.result();
    std::vector<std::string> winners;
    for (Seat seat : result.winners)
        winners.push_back(name(seat));
    std::string text = "Result: ";
    text += winners.empty() ? "nobody wins"
                            : fmt::format("{} {}", fmt::join(winners, ", "), winners.size() == 1 ? "wins" : "win");
    text += "; ";
    std::vector<std::string> lines;
    for (Seat seat : SeatSet::all(end.seats())) {
        const int points = result.points[seat];
        std::string line = fmt::format("{} {} {}", name(seat), points, points == 1 ? "point" : "points");
        if (m_info.second != nullptr) line += fmt::format(" ({} {})", m_info.second, result.second[seat]);
        lines.push_back(std::move(line));
    }
    return text + fmt::format("{}\n", fmt::join(lines, ", "));
}

std::string Teller::table(int position) const {
    const Table& table = m_replay.table(position);
    std::string text = fmt::format("\nStep {}\n", table.steps());
    TextTable rows(3);
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
        rows.add({"   " + name(card->spot.seat), m_info.zones[card->spot.zone].id,
                  fmt::format("{}", fmt::join(faces, ", "))});
        card = end;
    }
    text += rows.text();
    if (table.over()) return text + result();
    for (Seat seat : table.asked()) {
        if (table.need() == Need::Told) {
            text += fmt::format("{} looks on\n", name(seat));
            continue;
        }
        if (!m_viewers.contains(seat)) {
            text += fmt::format("{} is asked\n", name(seat));
            continue;
        }
        std::vector<std::string> words;
        for (const Choice& choice : table.menu(seat))
            words.push_back(choice.reason.empty() ? choice.word
                                                  : fmt::format("{} (not allowed: {})", choice.word, choice.reason));
        text += fmt::format("{} is asked: {}\n", name(seat), fmt::join(words, ", "));
    }
    return text;
}

} // namespace

std::string match_text(const Replay& replay, SeatSet viewers) {
    const Teller teller(replay, viewers);
    std::string text = teller.head();
    for (int position = 0; position < replay.positions(); ++position)
        text += teller.step(position);
    return text + '\n' + teller.result();
}

std::string position_text(const Replay& replay, int position, SeatSet viewers) {
    const Teller teller(replay, viewers);
    return teller.head() + teller.table(position);
}

} // namespace hilltop::cli
