// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_view.h"

#include "games/advanced-pazaak/deck_odds.h"
#include "games/advanced-pazaak/ready_decks.h"
#include "text/table_texts.h"

#include <algorithm>
#include <cstdlib>

namespace hilltop {
namespace {

using Rules = AdvancedPazaak::Rules;

std::optional<SideCard> sideCard(const QString& word) {
    return side_card_named(word.toStdString());
}

AdvancedPazaakSideView sideView(SideCard card) {
    return {QString::fromUtf8(kSideCardNames[card].data(), static_cast<qsizetype>(kSideCardNames[card].size()))};
}

/// Those there are.
std::vector<SideCard> sideCards(const QStringList& words) {
    std::vector<SideCard> cards;
    for (const QString& word : words)
        if (const auto card = sideCard(word)) cards.push_back(*card);
    return cards;
}

/// Without those beyond the largest deck.
AdvancedPazaak::Deck deckOf(const QStringList& words) {
    AdvancedPazaak::Deck deck;
    for (const SideCard card : sideCards(words))
        if (!deck.full()) deck.push_back(card);
    return deck;
}

QStringList words(const AdvancedPazaak::Deck& deck) {
    QStringList words;
    for (const SideCard card : deck)
        words << sideView(card).word;
    return words;
}

Rules rulesOf(const AdvancedPazaakRulesView& view) {
    RuleValues values{{"same", view.same}, {"deck_size", view.deck_size}, {"auto_stand", view.auto_stand}};
    [[maybe_unused]] const auto known =
        set_rule(rule_infos(AdvancedPazaak::rules()), "pool", view.pool.toStdString(), values);
    const auto rules = make_rules(AdvancedPazaak::rules(), values);
    return rules ? *rules : Rules();
}

AdvancedPazaak::Player playerOf(const AdvancedPazaakSeatView& view) {
    AdvancedPazaak::Player player;
    player.total = static_cast<std::int16_t>(view.total);
    for (const AdvancedPazaakCardView& card : view.row)
        player.row.push_back({static_cast<std::uint8_t>(card.number), sideCard(card.side).value_or(0),
                              static_cast<std::int8_t>(card.counts)});
    return player;
}

} // namespace

QString AdvancedPazaakSideView::kind() const {
    const auto card = sideCard(word);
    return card ? cardKind(AdvancedPazaak::info(), AdvancedPazaak::face(*card)) : QString();
}

QString AdvancedPazaakSideView::text() const {
    const auto card = sideCard(word);
    return card ? cardText(AdvancedPazaak::info(), AdvancedPazaak::face(*card)) : QString();
}

QString AdvancedPazaakSideView::drawing() const {
    return special() ? kind() : QStringLiteral("%1-%2").arg(kind()).arg(number_of(sideCard(word).value_or(0)));
}

bool AdvancedPazaakSideView::special() const {
    const auto card = sideCard(word);
    return !card || is_special(*card);
}

QList<int> AdvancedPazaakSideView::values() const {
    const auto card = sideCard(word);
    if (!card) return {};
    QList<int> values(kCardValues[*card].begin(), kCardValues[*card].end());
    std::sort(values.begin(), values.end(),
              [](int a, int b) { return std::pair(a < 0, std::abs(a)) < std::pair(b < 0, std::abs(b)); });
    return values;
}

QList<AdvancedPazaakChangeView> AdvancedPazaakSeatView::changes() const {
    QList<AdvancedPazaakChangeView> changes;
    const AdvancedPazaak::Player player = playerOf(*this);
    for (int place = 0; place < player.row.size(); ++place) {
        const auto changed = AdvancedPazaak::changed_by(player, place);
        if (changed.empty()) continue;
        changes.append({place, {changed.begin(), changed.end()}, player.row[place].side == kDouble});
    }
    return changes;
}

int AdvancedPazaakSeatView::totalWith(const QString& card, int value) const {
    const auto played = sideCard(card);
    return played ? AdvancedPazaak::total_with(playerOf(*this), *played, value) : total;
}

int AdvancedPazaakSeatView::bestValue(const AdvancedPazaakSideView& card) const {
    const QList<int> values = card.values();
    if (values.isEmpty()) return 0;
    const auto rank = [&](int value) {
        const int reached = totalWith(card.word, value);
        return reached > AdvancedPazaak::kGoal ? std::pair(0, -value) : std::pair(1, reached);
    };
    return *std::max_element(values.begin(), values.end(), [&](int a, int b) { return rank(a) < rank(b); });
}

QString AdvancedPazaakDeckView::answer() const {
    return spelled<AdvancedPazaak>(AdvancedPazaak::choose(deckOf(cards)));
}

QList<AdvancedPazaakSideView> AdvancedPazaakView::pool() const {
    QList<AdvancedPazaakSideView> cards;
    const Rules known = rulesOf(rules);
    for (SideCard card = 0; card < kSideCards; ++card)
        if (const int most = AdvancedPazaak::copies_allowed(known, card); most > 0) {
            cards.append(sideView(card));
            cards.back().most = most;
        }
    return cards;
}

AdvancedPazaakSideView AdvancedPazaakView::sideOf(const QString& kind, int value) const {
    for (SideCard card = 0; card < kSideCards; ++card)
        if (const Face face = AdvancedPazaak::face(card);
            face.value == value && kind == cardKind(AdvancedPazaak::info(), face))
            return sideView(card);
    return {};
}

QStringList AdvancedPazaakView::asAllowed(const QStringList& cards) const {
    AdvancedPazaak::Deck deck;
    advanced_pazaak::add_allowed(deck, sideCards(cards), rulesOf(rules));
    std::sort(deck.begin(), deck.end());
    return words(deck);
}

QString AdvancedPazaakView::deckAnswer(const QStringList& cards) const {
    AdvancedPazaak::Deck deck = deckOf(cards);
    std::sort(deck.begin(), deck.end());
    return spelled<AdvancedPazaak>(AdvancedPazaak::choose(deck));
}

QStringList AdvancedPazaakView::deckIn(const QString& answer) const {
    const auto read = answerIn<AdvancedPazaak>(answer);
    return read ? words(read->deck) : QStringList();
}

double AdvancedPazaakView::chance(const QStringList& cards, int total) const {
    return advanced_pazaak::chance_of_goal(deckOf(cards), rules.hand_size, total);
}

QList<AdvancedPazaakTurnView> AdvancedPazaakView::turns(int seat, const QString& card, int value) const {
    QList<AdvancedPazaakTurnView> turns;
    const AdvancedPazaakSeatView& rival = seats[1 - seat];
    const Rules known = rulesOf(rules);
    const auto add = [&](AdvancedPazaak::Action action, int total) {
        for (const bool stands : {false, true}) {
            if (!stands && !AdvancedPazaak::may_end(known, total)) continue;
            action.stands = stands;
            turns.append({spelled<AdvancedPazaak>(action), action.plays, stands, total, total > AdvancedPazaak::kGoal,
                          rival.stood && rival.total == total});
        }
    };
    if (const auto side = sideCard(card))
        add(AdvancedPazaak::play(*side, value, true), seats[seat].totalWith(card, value));
    else
        add(AdvancedPazaak::turn(true), seats[seat].total);
    return turns;
}

} // namespace hilltop
