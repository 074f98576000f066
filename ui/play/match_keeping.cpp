// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/match_keeping.h"

#include "documents/match_document.h"
#include "documents/save_file.h"
#include "profile/rated_ledger.h"
#include "profile/rated_pair.h"
#include "records/record_text.h"
#include "text/error_texts.h"

#include <QDateTime>
#include <QEventLoop>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>

namespace hilltop {

MatchKeeping::MatchKeeping(const DataPaths& paths, QWidget& page)
    : QObject(&page)
    , m_paths(paths)
    , m_page(page)
    , m_library(paths.matches.toStdString()) {
    m_autosave = std::make_unique<Autosave>(
        paths.autosave.toStdString(),
        [folder = paths.matches.toStdString()](const Record& match, std::int64_t played) {
            return isBranch(match) ? Result<>() : keep_match(folder, match, played); // its document keeps it
        },
        [this, post = m_mailbox.post()](Autosave::What what, const Result<>& result) {
            post([this, what, result] {
                emit savedChanged(stateOf(result));
                if (what == Autosave::What::Match) emit matchesChanged();
            });
        });
}

SaveState MatchKeeping::stateOf(const Result<>& written) {
    if (written) return {true, tr("Saved"), tr("Saved")};
    return {false, tr("Not saved"),
            tr("Not saved: %1. You can play on and save the match with File, Save match as.")
                .arg(sentence(written.error()))};
}

void MatchKeeping::flush() {
    m_autosave.reset(); // waits for the last write
}

void MatchKeeping::save(const Record& match) {
    if (m_autosave) m_autosave->save(match);
}

void MatchKeeping::keep(Record match, std::optional<Record> next) {
    if (m_autosave) m_autosave->keep(std::move(match), QDateTime::currentSecsSinceEpoch(), std::move(next));
}

QString MatchKeeping::askWhere(const Record& match) const {
    return askWhereToSave(&m_page, tr("Save match"), matchFileName(match), QStringLiteral("hmatch"),
                          tr("Hilltop matches (*.hmatch)"));
}

void MatchKeeping::saveAs(const Record& match) {
    const QString path = askWhere(match);
    if (path.isEmpty()) return;
    m_writer.add(
        [to = path.toStdString(), match] {
            return save_records(to, {&match, 1});
        },
        [this, path](const Result<>& done) {
            if (done)
                emit written(tr("The match was saved as %1.").arg(path));
            else
                QMessageBox::warning(&m_page, tr("The match was not saved"), sentence(done.error()));
        });
}

bool MatchKeeping::mayLeave() {
    if (!m_autosave) return true;
    const Autosave::Unsaved unsaved = m_autosave->unsaved();
    if (unsaved.matches.empty()) return true;
    const auto count = static_cast<int>(unsaved.matches.size());
    QMessageBox box(QMessageBox::Warning, tr("Save the match?"), tr("%n matches are not saved.", nullptr, count),
                    QMessageBox::NoButton, &m_page);
    box.setInformativeText(tr("%1. Save to another place to keep your match.").arg(sentence(*unsaved.reason)));
    QPushButton* save = box.addButton(tr("Save elsewhere…"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(QMessageBox::Discard);
    box.setEscapeButton(box.addButton(QMessageBox::Cancel));
    box.setDefaultButton(save);
    box.exec();
    return box.clickedButton() == save ? saveElsewhere(unsaved.matches) : box.clickedButton() == discard;
}

bool MatchKeeping::saveElsewhere(const std::vector<Record>& matches) {
    const QString path = askWhere(matches.front());
    if (path.isEmpty()) return false;
    bool saved = false;
    QEventLoop loop;
    m_writer.add([to = path.toStdString(), matches] { return save_records(to, matches); },
                 [this, &saved, &loop](const Result<>& done) {
                     saved = static_cast<bool>(done);
                     if (!done) QMessageBox::warning(&m_page, tr("The match was not saved"), sentence(done.error()));
                     loop.quit();
                 });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return saved;
}

Record MatchKeeping::waiting() const {
    auto draft = unfinished_match(m_paths.autosave.toStdString());
    if (draft) return *draft ? ownMatch(std::move(**draft)) : Record{};
    // It cannot be read now, but keep it for a repair.
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QFile::rename(m_paths.autosave, m_paths.autosave + QStringLiteral(".unreadable-") + stamp);
    return {};
}

bool MatchKeeping::letGo(Record left, const Record& next) {
    const bool same = left.source == next.source && left.seats == next.seats && left.steps == next.steps;
    if (left.game.empty() || same || (left.steps.empty() && !left.rated)) return true;
    if (left.rated) {
        QMessageBox box(QMessageBox::Question, tr("Leave the rated match?"), tr("Leave the rated match?"),
                        QMessageBox::NoButton, &m_page);
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
    keep(std::move(left));
    return true;
}

} // namespace hilltop
