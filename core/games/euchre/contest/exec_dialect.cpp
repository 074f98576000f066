// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/contest/exec_dialect.h"

#include "base/percent.h"

#include <fmt/format.h>

namespace hilltop::euchre {
namespace {

using Action = Euchre::Action;
using Call = Euchre::Call;
using Phase = Euchre::Phase;
using Calls = PerSeat<Call, Euchre::kSeats>;
using Requests = Dialect<Euchre>::Requests;

std::string text_of(Card card) {
    const Face face = Euchre::face(card);
    return card_text(Euchre::info(), face.kind, face.value);
}
/// Empty before trump is made.
std::string suit_text(int suit) {
    return suit == kNoSuit ? "" : card_text(Euchre::info(), suit, -1);
}

void append(std::string& list, std::string_view item) {
    if (!list.empty()) list += ',';
    list += item;
}

/// The hand as the contest had it: the dealer got the turned card only after the discard, and a seat that sat out lost
/// its first card with every trick.
std::string hand_text(const View<Euchre>& view) {
    const auto& hand = view.open.hand;
    Euchre::Held held = view.own.hand;
    if (view.open.phase == Phase::Discard) held.remove_at(held.find(hand.turned));
    if (view.open.phase == Phase::TrickRest && !hand.playing.contains(view.me)) {
        for (int trick = 0; trick <= hand.trick; ++trick)
            held.remove_at(0);
    }
    std::string list;
    for (const Card card : held)
        append(list, text_of(card));
    return list;
}

/// The first four lines.
std::string head(const View<Euchre>& view, const char* phase) {
    const std::size_t side = Euchre::side_of(view.me);
    return fmt::format("{}\n{}\n{}\n{}\n", hand_text(view), view.open.points[side],
                       Euchre::tricks_of(view.open.hand, side), phase);
}

/// What those before me have answered; after a call everything is no. On each side only the first `yes` counts.
std::string earlier(const View<Euchre>& view, const Calls& calls, const std::string& yes, const char* no,
                    bool one_a_side) {
    std::string list;
    std::array<bool, 2> said{};
    for (Seat seat = Euchre::left_of(view.open.dealer); seat != view.me; seat = Euchre::left_of(seat)) {
        bool& before = said[Euchre::side_of(seat)];
        const bool counts = calls[seat] == Call::Yes && !(one_a_side && before);
        before = before || counts;
        append(list, counts ? yes : no);
    }
    return list;
}

std::string order_text(const View<Euchre>& view) {
    const auto& hand = view.open.hand;
    return head(view, "ordering") + text_of(hand.turned) + '\n' + earlier(view, hand.order, "o", "p", false);
}
std::string name_text(const View<Euchre>& view) {
    const auto& hand = view.open.hand;
    return head(view, "naming") + earlier(view, hand.name, suit_text(hand.trump), "p", false);
}

/// The cards of this trick from its leader on, up to `end`, who may be the leader again.
std::string trick_text(const View<Euchre>& view, Seat end, bool whole) {
    const auto& hand = view.open.hand;
    const auto& trick = hand.tricks[hand.trick];
    std::string list;
    Seat seat = trick.leader;
    for (bool first = whole; first || seat != end; seat = Euchre::left_of(seat), first = false)
        append(list, hand.playing.contains(seat) ? text_of(trick.cards[seat]) : "p");
    return list;
}

/// The question that the contest still asked me after an earlier seat had called, if there is one.
std::optional<std::string> late_question(const View<Euchre>& view) {
    const auto& hand = view.open.hand;
    if (hand.maker == Euchre::kNobody) return {};
    if (hand.taken_up) return hand.order[view.me] == Call::None ? std::optional(order_text(view)) : std::nullopt;
    return hand.name[view.me] == Call::None ? std::optional(name_text(view)) : std::nullopt;
}

std::string question(const View<Euchre>& view) {
    const auto& hand = view.open.hand;
    switch (view.open.phase) {
    case Phase::Order:
        return order_text(view);
    case Phase::Name:
        return name_text(view);
    case Phase::Discard:
        return head(view, "discard") + text_of(hand.turned);
    case Phase::Alone:
        return head(view, "alone") + suit_text(hand.trump) + '\n' + earlier(view, hand.alone, "y", "n", true);
    case Phase::Play:
        return head(view, "turn") + suit_text(hand.trump) + '\n' + trick_text(view, view.me, false);
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    return {};
}

std::string_view stripped(std::string_view text) {
    constexpr std::string_view kSpace = " \t\n\v\f\r";
    const auto first = text.find_first_not_of(kSpace);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(kSpace) + 1 - first);
}

Reply<Action> understood(const std::optional<Action>& action) {
    return action ? Reply<Action>(*action) : Reply<Action>(Fault::NotUnderstood);
}

/// The words that count, as the contest spells them.
std::string allowed_words(const View<Euchre>& view) {
    Euchre::Menu menu;
    Euchre::legal_menu(view, menu);
    std::string words;
    for (const Action& action : menu) {
        if (Euchre::objection(view, action) != nullptr) continue;
        const std::string spelt = Euchre::spell(action);
        const bool passes = action == Euchre::pass(), yes = action == Euchre::alone();
        const std::string word = passes                         ? "p"
                                 : action == Euchre::order_up() ? "o"
                                 : yes                          ? "y"
                                 : action == Euchre::together() ? "n"
                                                                : spelt.substr(spelt.find(' ') + 1);
        words += (words.empty() ? "" : ", ") + word;
    }
    return words;
}

/// The text of a line that encoded() has made, or of an answer that the host has.
std::string decoded(std::string_view line) {
    if (line.starts_with("r ")) line.remove_prefix(2);
    return percent_decoded(line);
}

/// For a request of one line.
std::string encoded(std::string_view text) {
    return "r " + percent_encoded(text, [](char byte) { return byte != '\n' && byte != '\r' && byte != '%'; });
}
Requests encoded(const Requests& texts) {
    Requests lines;
    for (const std::string& text : texts)
        lines.push_back(encoded(text));
    return lines;
}

} // namespace

Requests ExecDialect::start(const Seating&, const Euchre::Rules&) {
    m_asked_late = -1;
    return {};
}

Requests ExecDialect::ask(const View<Euchre>& view, Need) {
    Requests requests;
    if (m_asked_late != view.open.hands) {
        if (auto late = late_question(view)) {
            requests.push_back(std::move(*late));
            m_asked_late = view.open.hands;
        }
    }
    requests.push_back(question(view));
    return requests;
}

Requests ExecDialect::notice(const View<Euchre>& view) {
    if (view.open.phase != Phase::TrickRest) return {};
    const auto& hand = view.open.hand;
    const Seat leader = hand.tricks[hand.trick].leader;
    const int index = (view.me.index() - leader.index() + Euchre::kSeats) % Euchre::kSeats;
    return {
        fmt::format("{}{}\n{}\n{}", head(view, "trick"), index, suit_text(hand.trump), trick_text(view, leader, true))};
}

Reply<Action> ExecDialect::read(std::string_view answer, const View<Euchre>& view) {
    const std::string text(stripped(answer));
    switch (view.open.phase) {
    case Phase::Order:
        if (text == "p") return Euchre::pass();
        if (text == "o") return Euchre::order_up();
        break;
    case Phase::Name:
        if (text == "p") return Euchre::pass();
        return understood(Euchre::read("name " + text));
    case Phase::Discard:
        return understood(Euchre::read("discard " + text));
    case Phase::Alone:
        if (text == "n") return Euchre::together();
        if (text == "y") return Euchre::alone();
        break;
    case Phase::Play:
        return understood(Euchre::read("play " + text));
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    return Fault::NotUnderstood;
}

std::string ExecDialect::expected(const View<Euchre>& view, std::string_view answer) const {
    const std::string words = "one of " + allowed_words(view);
    if (!stripped(answer).empty()) return words;
    // As the contest's own template does.
    return words + ". Every line but the last one ends in a line break: where a bot has read \"turn\\n\" and compares "
                   "it with \"turn\" it finds nothing to answer";
}

std::optional<std::string> WarmDialect::plain(std::string_view text) const {
    return decoded(text);
}

Requests WarmDialect::ask(const View<Euchre>& view, Need need) {
    return encoded(ExecDialect::ask(view, need));
}

Requests WarmDialect::notice(const View<Euchre>& view) {
    return encoded(ExecDialect::notice(view));
}

Reply<Action> WarmDialect::read(std::string_view answer, const View<Euchre>& view) {
    // Of what may be encoded only line ends around an answer leave it one.
    std::string text;
    for (std::size_t at = 0; at < answer.size(); ++at) {
        const std::string_view code = answer.substr(at, 3);
        const bool space = code == "%0A" || code == "%0D";
        text += space ? '\n' : answer[at];
        if (space) at += 2;
    }
    return ExecDialect::read(text, view);
}

} // namespace hilltop::euchre
