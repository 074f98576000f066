// SPDX-License-Identifier: GPL-3.0-or-later
// What the table shows of advice: the hint, what answers are worth, and an answer that is thought over; and of
// questions that may be left unanswered.
#include "table/table_scene.h"

namespace hilltop {

void TableScene::setHint(const QString& word, const QString& adviser) {
    m_menu.setBest(word);
    m_menu.setWorths({});
    m_hintText.clear();
    if (!word.isEmpty()) m_hintText = tr("%1 would: %2.").arg(adviser, tableTexts(m_gameId).titleOf(word, m_view));
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

void TableScene::setSilence(int milliseconds) {
    const bool opens = milliseconds >= 0 && !mayPass();
    if (milliseconds < 0 && !mayPass()) return;
    m_silenceMs = milliseconds;
    emit silenceChanged();
    if (opens)
        announce(
            tr("%1 You can pass with %2.").arg(m_prompt, m_keys.labels()[QStringLiteral("pass")].toString()).trimmed());
}

void TableScene::refreshSpeakers() {
    m_speakers.clear();
    if (!m_interactive || m_table->resting()) return;
    const auto away = m_persons.bits() & ~m_viewers.bits() & ~m_table->deciding().bits();
    for (Seat seat : SeatSet::from_bits(m_table->pending().bits() & away))
        m_speakers << QVariantMap{{QStringLiteral("seat"), seat.index()},
                                  {QStringLiteral("name"), m_names.of(seat.index())}};
}

void TableScene::dropHint() {
    m_menu.setBest({});
    m_menu.setWorths({});
    m_hintText.clear();
    setPondered({});
    emit hintChanged();
}

} // namespace hilltop
