// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_page.h"
#include "store/rated_pair.h"

#include <QDateTime>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>

namespace hilltop {

void PlayPage::flush() {
    m_autosave.reset(); // waits for the last write
}

/// The match on the table, or the one that waits in its file; empty if there is none.
Record PlayPage::unfinished() const {
    if (m_session) return playing() ? record() : between() ? second_of_pair(record()) : Record{};
    auto draft = unfinished_match(m_paths.autosave.toStdString());
    if (draft) return *draft ? ownMatch(std::move(**draft)) : Record{};
    // It cannot be read now, but whoever mends it may want it.
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QFile::rename(m_paths.autosave, m_paths.autosave + QStringLiteral(".unreadable-") + stamp);
    return {};
}

/// A match that is left for another one goes to the others, unfinished as it is; not if `next` is the same match. A
/// rated one counts as lost from then on, so it is asked about. False: the person stays.
bool PlayPage::letGo(const Record& next) {
    Record left = unfinished();
    const bool same = left.source == next.source && left.seats == next.seats && left.steps == next.steps;
    if (left.game.empty() || same || (left.steps.empty() && !left.rated)) return true;
    if (left.rated) {
        QMessageBox box(QMessageBox::Question, tr("Leave the rated match?"), tr("Leave the rated match?"),
                        QMessageBox::NoButton, this);
        const auto pair = rated_pair(left);
        box.setInformativeText(
            !pair             ? tr("It counts as lost. To play it on later, go to another page instead.")
            : pair->part == 1 ? tr("It counts as lost, and so does the second one with the same cards. To play it on "
                                   "later, go to another page instead.")
                              : tr("It is the second of two and counts as lost, the first as it ended. To play it on "
                                   "later, go to another page instead."));
        QPushButton* leave = box.addButton(tr("Leave and lose it"), QMessageBox::DestructiveRole);
        QPushButton* stay = box.addButton(tr("Play it on"), QMessageBox::RejectRole);
        box.setDefaultButton(stay);
        box.setEscapeButton(stay);
        box.exec();
        if (box.clickedButton() != leave) return false;
    } else {
        emit told(tr("The unfinished match is among the last matches of the start page."));
    }
    if (m_autosave) m_autosave->keep(std::move(left), QDateTime::currentSecsSinceEpoch());
    return true;
}

} // namespace hilltop
