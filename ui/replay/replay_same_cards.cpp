// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that several had: the match shown beside another one on them, and where the two part.
#include "documents/record_names.h"
#include "replay/replay_page.h"
#include "store/same_cards.h"
#include "text/error_texts.h"
#include "text/number_from_1.h"

#include <QAction>

namespace hilltop {

/// The chosen one, or else the person's own.
int ReplayPage::proposedSeat() const {
    return m_view >= 0 ? m_view : std::max(0, m_names.me);
}

void ReplayPage::refreshSameCards(bool any) {
    m_playOn->setEnabled(any && !m_replay->table(m_position).over());
    m_deal->setEnabled(any);
    m_cardsResults->setEnabled(any && m_document->record().result.has_value());
}

QStringList ReplayPage::sameCardsLine() const {
    const auto cards = same_cards(m_document->record());
    if (!cards) return {sentence(cards.error())};
    if (!*cards) return {};
    return {tr("played on the cards of an earlier match, at seat %1").arg((*cards)->seat + 1)};
}

/// Empty where no other match is shown beside this one.
QString ReplayPage::partingLine() const {
    if (!m_paths || m_paths->document.lock() != m_document) return {};
    const int decision = m_replay->decisions().first_of(m_paths->step);
    return tr("The same cards until decision %1. This match: %2. With %3: %4.")
        .arg(numberFrom1(decision), m_paths->here, m_paths->name, m_paths->there);
}

Result<> ReplayPage::compare(Record match, const Record& other, const QString& name) {
    const auto step = parting_of(match, other);
    if (!step) return open(std::move(match), MatchOrigin()); // nothing to compare
    auto document =
        std::make_shared<MatchDocument>(side_by_side(on_own_cards(std::move(match)), other, *step), MatchOrigin());
    const auto theirs = document->replay(0);
    if (!theirs) return theirs.error();
    clearList();
    if (auto taken = take(document); !taken) return taken;
    if (m_document != document) return {}; // somebody first wants to save what is there
    m_paths = Paths{document, *step, name, m_result, scoreLine(theirs->last(), m_names)};
    showComparison();
    showMarks();
    const auto part = [this, step = *step] { goTo(m_replay->position_of_step(step)); };
    if (!later(part)) part();
    return {};
}

} // namespace hilltop
