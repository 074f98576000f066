// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match.h"
#include "games/euchre/euchre_table.h"

#include <QtTest>

namespace hilltop::euchre {

inline Card card(const QString& text) {
    const auto action = Euchre::read("play " + text.toStdString());
    return action ? action->what : kNoCard;
}

inline std::vector<Card> cards(const QString& text) {
    std::vector<Card> list;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts))
        list.push_back(card(word));
    return list;
}

inline Cards set_of(const QString& text) {
    Cards set = 0;
    for (const Card held : cards(text))
        set |= bit(held);
    return set;
}

template <class List>
QString text_of(const List& held) {
    QStringList words;
    for (const Card one : held)
        words << QString::fromStdString(Euchre::spell(Euchre::play(one))).mid(5);
    return words.join(' ');
}

/// The hands of the first deal by seat, each in the order received, the card turned up, and who deals.
struct Hands {
    std::array<const char*, Euchre::kSeats> hands;
    const char* turned;
    int dealer = 3;
};

inline Script script_of(const Hands& deal) {
    Script script;
    script.parts[0] = {static_cast<std::uint8_t>(deal.dealer)};
    auto& order = script.parts[Euchre::kFirstHandPart];
    std::array<std::size_t, Euchre::kSeats> dealt{};
    for (std::size_t packet = 0; packet < 2 * Euchre::kSeats; ++packet) {
        const std::size_t seat = (static_cast<std::size_t>(deal.dealer) + 1 + packet) % Euchre::kSeats;
        const auto hand = cards(deal.hands[seat]);
        const std::size_t size = (packet % 2 == 0) == (packet < Euchre::kSeats) ? 3 : 2;
        for (std::size_t i = 0; i < size; ++i)
            order.push_back(hand[dealt[seat]++]);
    }
    order.push_back(card(deal.turned));
    return script;
}

/// Hands without surprises: clubs at seat 0, diamonds at 1, hearts at 2, spades at 3, one card each is short.
inline constexpr Hands kSuitEach{{"9c tc qc kc ac", "9d td qd kd ad", "9h th qh kh ah", "9s ts qs ks as"}, "jh", 3};

/// A scripted match that is answered in words, a step each; "|" passes a rest.
class Scripted {
public:
    explicit Scripted(const Hands& deal, const Euchre::Rules& rules = {})
        : m_script(script_of(deal))
        , match(rules, Euchre::kSeats, Chance(1, 1, &m_script)) {}

    void answer(const QString& words) {
        for (const QString& word : words.split(", ", Qt::SkipEmptyParts)) {
            if (word != "|") {
                const auto action = Euchre::read(word.toStdString());
                QVERIFY2(action.has_value(), qPrintable(word));
                QVERIFY2(!match.resting(), qPrintable(word));
                const char* reason = match.answer(*match.asked().begin(), *action);
                QVERIFY2(reason == nullptr, qPrintable(word + ": " + reason));
            }
            match.step();
        }
        QVERIFY(!match.state().chance.script_failed());
    }
    /// The same answer as often as that.
    void answer(const QString& word, int times) { answer(QStringList(QList<QString>(times, word)).join(", ")); }

    const Euchre::Open& open() const { return match.state().open; }
    int turn() const { return !match.resting() ? (*match.asked().begin()).index() : -1; }
    QString hand(int seat) const { return text_of(match.state().seats[Seat(seat)].hand); }
    /// "allowed", or why the seat on turn may not answer so.
    QString objection(const char* word) const {
        const auto view = match.view(*match.asked().begin());
        const char* reason = Euchre::objection(view, *Euchre::read(word));
        return reason == nullptr ? "allowed" : reason;
    }
    QString menu() const {
        Euchre::Menu menu;
        Euchre::legal_menu(match.view(*match.asked().begin()), menu);
        QStringList words;
        for (const auto& action : menu)
            words << QString::fromStdString(Euchre::spell(action));
        return words.join(", ");
    }
    QString penalty() const {
        const auto view = match.view(*match.asked().begin());
        return QString::fromStdString(Euchre::spell(Euchre::penalty(view, Fault::TimeOut)));
    }

private:
    Script m_script;

public:
    Match<Euchre> match;
};

} // namespace hilltop::euchre
