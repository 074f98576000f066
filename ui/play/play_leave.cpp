// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/save_file.h"
#include "play/play_page.h"
#include "records/record_text.h"
#include "store/rated_pair.h"
#include "text/error_texts.h"

#include <QDateTime>
#include <QEventLoop>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>

namespace hilltop {

void PlayPage::flush() {
    m_autosave.reset(); // waits for the last write
}

/// What could not be saved while it was played would be lost with the window.
bool PlayPage::mayLeave() {
    if (!m_autosave) return true;
    const Autosave::Unsaved unsaved = m_autosave->unsaved();
    if (unsaved.matches.empty()) return true;
    const auto count = static_cast<int>(unsaved.matches.size());
    QMessageBox box(QMessageBox::Warning, tr("Save the match?"), tr("%n matches are not saved.", nullptr, count),
                    QMessageBox::NoButton, this);
    box.setInformativeText(tr("%1. Save to another place to keep your match.").arg(sentence(*unsaved.reason)));
    QPushButton* save = box.addButton(tr("Save elsewhere…"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(QMessageBox::Discard);
    box.setEscapeButton(box.addButton(QMessageBox::Cancel));
    box.setDefaultButton(save);
    box.exec();
    if (box.clickedButton() != save) return box.clickedButton() == discard;
    const QString path = askWhereToSave(this, tr("Save match"), matchFileName(unsaved.matches.front()),
                                        QStringLiteral("hmatch"), tr("Hilltop matches (*.hmatch)"));
    if (path.isEmpty()) return false;
    bool saved = false;
    QEventLoop loop;
    m_writer.start([to = path.toStdString(), matches = unsaved.matches] { return save_records(to, matches); },
                   [this, &saved, &loop](const Result<>& done) {
                       saved = static_cast<bool>(done);
                       if (!done) QMessageBox::warning(this, tr("The match was not saved"), sentence(done.error()));
                       loop.quit();
                   });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return saved;
}

/// The match on the table, or the one that waits in its file; empty if there is none.
Record PlayPage::unfinished() const {
    if (m_session) return playing() ? record() : between() ? second_of_pair(record()) : Record{};
    auto draft = unfinished_match(m_paths.autosave.toStdString());
    if (draft) return *draft ? ownMatch(std::move(**draft)) : Record{};
    // It cannot be read now, but keep it for a repair.
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
        box.setInformativeText(!pair ? tr("The match counts as lost. To continue it later, go to another page instead.")
                               : pair->part == 1
                                   ? tr("The match counts as lost, and so does the second one with the same cards. To "
                                        "continue later, go to another page instead.")
                                   : tr("This is the second of two matches. It counts as lost, the first keeps its "
                                        "result. To continue later, go to another page instead."));
        QPushButton* leave = box.addButton(tr("Leave and lose"), QMessageBox::DestructiveRole);
        QPushButton* stay = box.addButton(tr("Keep playing"), QMessageBox::RejectRole);
        box.setDefaultButton(stay);
        box.setEscapeButton(stay);
        box.exec();
        if (box.clickedButton() != leave) return false;
    } else {
        emit told(tr("You can find the unfinished match on the start page."));
    }
    if (m_autosave) m_autosave->keep(std::move(left), QDateTime::currentSecsSinceEpoch());
    return true;
}

} // namespace hilltop
