// SPDX-License-Identifier: GPL-3.0-or-later
// What the table shows of advice: the hint, what answers are worth, and an answer that is thought over.
#include "table/table_scene.h"

namespace hilltop {

void TableScene::setHint(const QString& word, const QString& adviser) {
    m_menu.setBest(word);
    m_menu.setWorths({});
    m_hintText.clear();
    if (!word.isEmpty()) m_hintText = tr("%1 would: %2.").arg(adviser, tableTexts(m_gameId).choiceTitle(word));
    if (m_table != nullptr && m_queue.empty()) refreshMenu();
    if (!m_hintText.isEmpty()) announce(m_hintText);
    emit hintChanged();
}

void TableScene::setThinking(const QString& words) {
    if (!m_menu.best().isEmpty() || words == m_hintText) return;
    m_hintText = words;
    emit hintChanged();
}

void TableScene::setWorths(const QVariantMap& worths, const QString& best) {
    m_menu.setWorths(worths);
    m_menu.setBest(best);
    if (m_table != nullptr && m_queue.empty()) refreshMenu();
    emit hintChanged();
}

void TableScene::setPondered(const QString& word) {
    if (word == m_pondered) return;
    m_pondered = word;
    m_ponderedRow = -1;
    for (const MenuModel::Item& item : m_menu.items())
        if (!word.isEmpty() && item.word() == word) m_ponderedRow = item.cardRow;
    emit ponderedChanged();
}

void TableScene::dropHint() {
    m_menu.setBest({});
    m_menu.setWorths({});
    m_hintText.clear();
    setPondered({});
    emit hintChanged();
}

} // namespace hilltop
