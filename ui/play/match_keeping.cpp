// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/match_keeping.h"

#include "documents/match_document.h"
#include "documents/save_file.h"
#include "profile/rated_ledger.h"
#include "profile/rated_pair.h"
#include "records/record_text.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"

#include <QDateTime>
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
        },
        [folder = paths.matches.toStdString()](const Record& match) { return Library(folder).take_back(match); });
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

void MatchKeeping::takeUp(const Record& match, const Record& given) {
    if (m_autosave) isBranch(match) ? m_autosave->save(match) : m_autosave->take_up(match, given);
}

void MatchKeeping::dropWaiting() {
    if (m_autosave) m_autosave->drop();
}

void MatchKeeping::keep(Record match, std::optional<Record> next) {
    if (m_autosave) m_autosave->keep(std::move(match), QDateTime::currentSecsSinceEpoch(), std::move(next));
}

/// `then` gets no path if the person wants none.
void MatchKeeping::askWhere(const Record& match, std::function<void(const QString& path)> then,
                            std::function<void()> otherwise) {
    askWhereToSave(&m_page, tr("Save match"), matchFileName(match), QStringLiteral("hmatch"),
                   tr("Hilltop matches (*.hmatch)"), this, std::move(then), std::move(otherwise));
}

void MatchKeeping::saveAs(const Record& match) {
    askWhere(match, [this, match](const QString& path) {
        m_writer.add(
            [to = path.toStdString(), match] {
                return save_records(to, {&match, 1});
            },
            [this, path](const Result<>& done) {
                if (done)
                    emit written(tr("The match was saved as %1.").arg(path));
                else
                    warn(&m_page, tr("The match was not saved"), sentence(done.error()));
            });
    });
}

void MatchKeeping::leave(Answered then) {
    if (!m_autosave) return then(true);
    const Autosave::Unsaved unsaved = m_autosave->unsaved();
    if (unsaved.matches.empty()) return then(true);
    const auto count = static_cast<int>(unsaved.matches.size());
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Save the match?"),
                                tr("%n matches are not saved.", nullptr, count), QMessageBox::NoButton, &m_page);
    box->setInformativeText(tr("%1. Save to another place to keep your match.").arg(sentence(*unsaved.reason)));
    QPushButton* save = box->addButton(tr("Save elsewhere…"), QMessageBox::AcceptRole);
    const QPushButton* discard = box->addButton(QMessageBox::Discard);
    box->setEscapeButton(box->addButton(QMessageBox::Cancel));
    box->setDefaultButton(save);
    openBox(box, this, [this, save, discard, matches = unsaved.matches, then](const QAbstractButton* pressed) {
        if (pressed == save)
            saveElsewhere(matches, then);
        else
            then(pressed == discard);
    });
}

void MatchKeeping::saveElsewhere(const std::vector<Record>& matches, Answered then) {
    const auto save = [this, matches, then](const QString& path) {
        m_writer.add([to = path.toStdString(), matches] { return save_records(to, matches); },
                     [this, then](const Result<>& done) {
                         if (!done) warn(&m_page, tr("The match was not saved"), sentence(done.error()));
                         then(static_cast<bool>(done));
                     });
    };
    askWhere(matches.front(), save, [then] { then(false); });
}

Record MatchKeeping::waiting() const {
    auto draft = unfinished_match(m_paths.autosave.toStdString());
    if (draft) return *draft ? ownMatch(std::move(**draft)) : Record{};
    // It cannot be read now, but keep it for a repair.
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QFile::rename(m_paths.autosave, m_paths.autosave + QStringLiteral(".unreadable-") + stamp);
    return {};
}

void MatchKeeping::letGo(Record left, const Record& next, Answered then) {
    const bool same = left.source == next.source && left.seats == next.seats && left.steps == next.steps;
    if (left.game.empty() || same || (left.steps.empty() && !left.rated)) return then(true);
    if (!left.rated) {
        emit told(tr("You can find the unfinished match on the start page."));
        keep(std::move(left));
        return then(true);
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Leave the rated match?"), tr("Leave the rated match?"),
                                QMessageBox::NoButton, &m_page);
    const auto pair = rated_pair(left);
    box->setInformativeText(!pair ? tr("The match counts as lost. To continue it later, go to another page instead.")
                            : pair->part == 1
                                ? tr("The match counts as lost, and so does the second one with the same cards. To "
                                     "continue later, go to another page instead.")
                                : tr("This is the second of two matches. It counts as lost, the first keeps its "
                                     "result. To continue later, go to another page instead."));
    const QPushButton* leave = box->addButton(tr("Leave and lose"), QMessageBox::DestructiveRole);
    QPushButton* stay = box->addButton(tr("Keep playing"), QMessageBox::RejectRole);
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    m_question = box;
    openBox(box, this, [this, leave, left, then = std::move(then)](const QAbstractButton* pressed) {
        m_question.clear(); // it lives on for a moment, and is not to be answered twice
        if (pressed == leave) keep(left);
        then(pressed == leave);
    });
}

void MatchKeeping::dropQuestion() {
    if (m_question) m_question->reject();
}

} // namespace hilltop
