// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_answers.h"

#include "table/table_keys.h"
#include "table/table_position.h"
#include "text/game_texts.h"

#include <algorithm>

namespace hilltop {

TableAnswers::TableAnswers(const TablePosition& position, CardModel& cards, QObject* parent)
    : Stepwise(parent)
    , m_position(position)
    , m_cards(cards) {}

void TableAnswers::setKeys(const QVariantMap& labels) {
    QStringList keys;
    for (int choice = 1; choice <= TableKeys::kChoices; ++choice)
        keys << labels.value(QStringLiteral("choice%1").arg(choice)).toString();
    m_menu.setKeys(keys);
}

void TableAnswers::clear() {
    m_menu.assign({});
    m_cards.setMarks({});
}

/// Choices that play cards follow each other as the cards lie from left to right, so that their digits do.
std::vector<Choice> TableAnswers::inHandOrder(std::vector<Choice> menu) const {
    std::vector<std::size_t> at;
    std::vector<Choice> played;
    for (std::size_t i = 0; i < menu.size(); ++i) {
        if (!menu[i].card || m_cards.rowAt(*menu[i].card) < 0) continue;
        at.push_back(i);
        played.push_back(menu[i]);
    }
    const auto place = [this](const Choice& choice) { return m_cards.at(m_cards.rowAt(*choice.card)).place; };
    std::stable_sort(played.begin(), played.end(),
                     [&](const Choice& one, const Choice& other) { return place(one) < place(other); });
    for (std::size_t i = 0; i < at.size(); ++i)
        menu[at[i]] = std::move(played[i]);
    return menu;
}

void TableAnswers::refresh() {
    std::vector<MenuModel::Item> items;
    std::vector<CardModel::Mark> marks(static_cast<std::size_t>(m_cards.rowCount()));
    const Table& table = *m_position.table();
    const SeatSet asked = m_position.askedHere();
    if (!asked.empty() && table.pending().contains(*asked.begin())) {
        const TableTexts& texts = tableTexts(m_position.gameId());
        auto menu = inHandOrder(table.menu(*asked.begin()));
        if (texts.first != nullptr)
            std::stable_partition(menu.begin(), menu.end(), [&](const Choice& one) { return one.word == texts.first; });
        for (const Choice& choice : menu) {
            const QString word = QString::fromStdString(choice.word);
            const QString reason = choice.reason.empty() ? QString() : objection(table.info().id, choice.reason);
            const int touched = choice.card ? m_cards.rowAt(*choice.card) : -1;
            const QString key = m_menu.key(static_cast<int>(items.size()));
            const bool first = std::none_of(items.begin(), items.end(), [&](const auto& item) {
                return item.cardRow == touched && (item.allowed() || !choice.reason.empty());
            });
            items.push_back({choice, choiceTitle(table.info(), word, m_position.view()),
                             texts.choiceDetail(word, choice.figure), reason, touched, first ? touched : -1,
                             first ? m_cards.twinsOf(touched) : QList<int>()});
            const CardModel::Mark mark{choice.reason.empty(), word == m_menu.best(), reason, key,
                                       texts.cardLead(choice.figure)};
            if (touched >= 0) markCards(*choice.card, touched, mark, marks);
            for (const Spot& spot : choice.more)
                if (const int row = m_cards.rowAt(spot); row >= 0) markCards(spot, row, mark, marks);
        }
    }
    m_menu.assign(std::move(items));
    m_cards.setMarks(std::move(marks));
}

/// Equal cards of a zone mean the same action. Several actions may touch one card: it is playable if one of them is
/// allowed, and leads somewhere only if there is but one.
void TableAnswers::markCards(const Spot& spot, int touched, const CardModel::Mark& mark,
                             std::vector<CardModel::Mark>& marks) const {
    for (int row = 0; row < m_cards.rowCount(); ++row) {
        if (!m_cards.at(row).spot.same_zone(spot) || m_cards.at(row).face != m_cards.at(touched).face) continue;
        if (row != touched && m_cards.at(row).face == kHidden) continue; // one card, not any
        CardModel::Mark& now = marks[static_cast<std::size_t>(row)];
        const bool again = now.playable;
        if (again && !mark.playable) continue;
        const bool best = row == touched && (mark.best || now.best);
        if (again)
            now.lead.clear();
        else
            now = mark;
        now.best = best;
    }
}

bool TableAnswers::touches(const MenuModel::Item& item, int cardRow) const {
    if (cardRow < 0 || cardRow >= m_cards.rowCount() || item.cardRow < 0 || !item.allowed()) return false;
    const CardModel::Row& card = m_cards.at(cardRow);
    return m_cards.at(item.cardRow).spot.same_zone(card.spot) && m_cards.at(item.cardRow).face == card.face;
}

int TableAnswers::rowOf(const QString& word) const {
    const auto& items = m_menu.items();
    const auto at = std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.word() == word; });
    return at == items.end() ? -1 : static_cast<int>(at - items.begin());
}

int TableAnswers::rowOfCard(int cardRow) const {
    const auto& items = m_menu.items();
    const auto at = std::find_if(items.begin(), items.end(), [&](const auto& item) { return touches(item, cardRow); });
    return at == items.end() ? -1 : static_cast<int>(at - items.begin());
}

int TableAnswers::rowOfDrop(int cardRow, const QString& zone, int seat) const {
    const auto& items = m_menu.items();
    const auto at = std::find_if(items.begin(), items.end(), [&](const MenuModel::Item& item) {
        if (!touches(item, cardRow) || !item.choice.target) return false;
        const Spot& target = *item.choice.target;
        return zone == QString::fromUtf8(m_position.table()->info().zones[target.zone].id) &&
               seat == (target.seat == kCommon ? -1 : target.seat);
    });
    return at == items.end() ? -1 : static_cast<int>(at - items.begin());
}

void TableAnswers::setHint(const QString& word, const QString& adviser) {
    m_menu.setBest(word);
    m_menu.setWorths({});
    m_hintText.clear();
    if (!word.isEmpty()) {
        const auto why = tableTexts(m_position.gameId()).why;
        const SeatSet asked = m_position.askedHere();
        m_hintText =
            tr("%1 suggests: %2.").arg(adviser, choiceTitle(m_position.table()->info(), word, m_position.view()));
        if (why != nullptr && !asked.empty())
            m_hintText = QStringLiteral("%1 %2")
                             .arg(m_hintText, why(*m_position.table(), (*asked.begin()).index(), word))
                             .trimmed();
    }
    touch();
    if (!m_hintText.isEmpty()) emit advised();
}

void TableAnswers::dropHint() {
    if (m_menu.best().isEmpty() && m_menu.worths().isEmpty() && m_hintText.isEmpty() && m_pondered.isEmpty()) return;
    const Step step(*this);
    m_menu.setBest({});
    m_menu.setWorths({});
    m_hintText.clear();
    setPondered({});
    touch();
}

void TableAnswers::setThinking(const QString& words) {
    if (!m_menu.best().isEmpty() || words == m_hintText) return;
    m_hintText = words;
    touch();
    if (!words.isEmpty()) emit advised();
}

void TableAnswers::setWorths(const QVariantMap& worths, const QString& best) {
    m_menu.setWorths(worths);
    m_menu.setBest(best);
    touch();
    if (!m_hintText.isEmpty()) emit advised();
}

void TableAnswers::setPondered(const QString& word) {
    if (word == m_pondered) return;
    m_pondered = word;
    m_ponderedRow = -1;
    for (const MenuModel::Item& item : m_menu.items())
        if (!word.isEmpty() && item.word() == word) m_ponderedRow = item.cardRow;
    touch();
}

bool TableAnswers::setSilence(int milliseconds) {
    const bool opens = milliseconds >= 0 && !mayPass();
    if (milliseconds < 0 && !mayPass()) return false;
    m_silenceMs = milliseconds;
    ++m_silences;
    touch();
    return opens;
}

} // namespace hilltop
