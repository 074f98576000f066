// SPDX-License-Identifier: GPL-3.0-or-later
// The document that ReplayPage shows: opened, checked, noted in, branched and written back.
#include "documents/match_text.h"
#include "documents/record_list.h"
#include "documents/record_names.h"
#include "jobs/wait_note.h"
#include "replay/replay_head.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "replay/type_position.h"
#include "style/panel.h"
#include "table/table_view.h"
#include "text/error_texts.h"
#include "text/number_from_1.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QEventLoop>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressDialog>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

/// Records of a file have lines; what was read from a log has none, and no place to go back to.
MatchOrigin originIn(const QString& where, const Record& record) {
    return where.isEmpty() || record.line == 0 ? MatchOrigin{} : MatchOrigin::ofFile(where, record.line);
}

/// Of a long match so many steps are shown at once.
constexpr int kFirstSteps = 40;

/// Most files are written before anybody sees that they are, in milliseconds.
constexpr int kShownWaitMs = 500;

} // namespace

Result<> ReplayPage::open(std::vector<Record> records, const QString& where, int index) {
    if (records.empty()) return failure("replay", "There is no match in this file.");
    if (records.size() == 1) {
        const MatchOrigin origin = originIn(where, records.front());
        auto document = std::make_shared<MatchDocument>(records.front(), origin);
        if (auto taken = take(std::move(document)); !taken) return taken;
        clearList();
        return {};
    }
    for (const Record& record : records) // what is over is refused when it is chosen
        if (auto open = mayBeSeen(record); !open && !record.result) return open;
    if (!mayLeave()) return {};
    setRunning(false);
    m_where = where;
    const QString file = QFileInfo(where).fileName();
    const QString title = tr("%Ln matches", nullptr, static_cast<int>(records.size()));
    m_records->setRecords(std::move(records), file.isEmpty() ? title : tr("%1 in %2").arg(title, file),
                          std::max(0, index));
    m_stack->setCurrentIndex(1);
    m_records->setFocus();
    refresh();
    return {};
}

Result<> ReplayPage::open(Record record, const MatchOrigin& origin) {
    clearList();
    return take(std::make_shared<MatchDocument>(std::move(record), origin));
}

Result<> ReplayPage::choose(int index) {
    const Record& record = m_records->model().records()[static_cast<std::size_t>(index)];
    if (m_document && m_document->hasPlace() && m_document->origin().path == m_where &&
        m_document->origin().line == record.line) { // it may have been noted in since the file was read
        showLine(branch(), m_position);
        return {};
    }
    if (m_document) keepInList();
    const auto shown = take(std::make_shared<MatchDocument>(record, originIn(m_where, record)));
    if (!shown) return failure("replay", "Match {}, {}", index, shown.error());
    return {};
}

/// What was changed in a match of the list is there when it is chosen again.
void ReplayPage::keepInList() {
    if (m_document->origin().path != m_where) return;
    const std::vector<Record>& list = m_records->model().records();
    for (std::size_t row = 0; row < list.size(); ++row) {
        if (list[row].line > 0 && m_document->origin().line == list[row].line)
            m_records->model().replace(row, m_document->record());
    }
}

void ReplayPage::clearList() {
    m_records->setRecords({}, {}, 0);
    m_where.clear();
}

Result<> ReplayPage::mayBeSeen(const Record& record) const {
    if (!m_sealed || !m_sealed(record)) return {};
    return failure("replay", "A rated match is being played with these cards. You can see them when it is over.");
}

/// Shows a document if it can be played, and if the one before may go.
Result<> ReplayPage::take(std::shared_ptr<MatchDocument> document) {
    if (auto open = mayBeSeen(document->record()); !open) return open;
    const bool takesLong = isLong(document->record());
    auto replay = takesLong ? Replay::make(cut_before(document->record(), kFirstSteps), Replay::Asking::Later)
                            : document->replay(MatchDocument::kMatch);
    if (!replay) return replay.error();
    if (!mayLeave()) return {};
    dropPreparing();
    dropDepth();
    m_check.cancel();
    if (m_document) m_document->disconnect(this);
    m_document = std::move(document);
    m_document->setSpare(m_spare);
    m_keptWhere.clear();
    connect(m_document.get(), &MatchDocument::reviewKept, this, &ReplayPage::tellKept);
    m_checks.clear();
    m_names = recordNames(m_document->record());
    m_result = scoreLine(replay->last(), m_names);
    m_view = m_names.me >= 0 ? m_names.me : kAllCards;
    m_position = 0;
    m_document->cursor() = {};
    connect(m_document.get(), &MatchDocument::changed, this, &ReplayPage::documentChanged);
    connect(m_document.get(), &MatchDocument::saveFailed, this, [this](const Error& error) {
        if (!m_asksAnyway) QMessageBox::warning(this, tr("The match was not saved"), sentence(error));
    });
    {
        const QSignalBlocker quiet(m_notes);
        m_notes->setPlainText(m_document->notes());
    }
    auto outline = outlineOf(*replay, m_names);
    m_whole = !takesLong;
    showReplay(std::make_shared<Replay>(std::move(*replay)), std::move(outline));
    if (takesLong)
        prepare(MatchDocument::kMatch, {});
    else
        check();
    return {};
}

void ReplayPage::showDocument(std::shared_ptr<MatchDocument> document, int branch) {
    if (document != m_document) {
        clearList();
        if (!take(document) || m_document != document) return;
    }
    const int position = m_document->cursor().branch == branch ? m_position : positions();
    showLine(branch, position);
}

/// The bots are asked again in the background: it takes as long as they thought.
void ReplayPage::check() {
    m_check = Job::start(
        [record = m_document->record()](JobControl& job) {
            auto replay = Replay::make(record, Replay::Asking::Later);
            if (!replay) return std::vector<SeatCheck>();
            replay->ask_again(&job.cancelFlag());
            return replay->checks();
        },
        [this](std::vector<SeatCheck> checks) {
            m_checks = std::move(checks);
            if (!m_replay || branch() != MatchDocument::kMatch) return;
            m_replay->take_checks(m_checks);
            m_head->setChecks(*m_replay, m_names);
        },
        Job::Urgency::WaitedFor);
}

/// The step at which a branch leaves the match; -1: it is the match.
int ReplayPage::forkOf(int branch) const {
    return branch < 0 ? -1 : m_document->branch(branch).step;
}

bool ReplayPage::branched(int position) const {
    return m_timeline->outline().at(position).branched;
}

/// The result of the branch beside the original's, or that there are branches, or where the match came from.
void ReplayPage::showComparison() {
    const int branch = this->branch(), count = m_document->branches();
    if (const QString parting = partingLine(); !parting.isEmpty()) {
        m_head->setBadge(branch < 0 ? tr("one of two matches") : m_paths->name, tr("Up and Down choose the match."));
        m_head->setLine(parting);
        return;
    }
    if (branch >= 0) {
        const int decision = m_replay->decisions().first_of(m_document->branch(branch).step);
        const QString result = scoreLine(m_replay->last(), m_names);
        const QString there = m_replay->finished() ? result : tr("%1, unfinished").arg(result);
        m_head->setBadge(tr("branch %1 of %2").arg(branch + 1).arg(count), tr("Up and Down choose the branch."));
        m_head->setLine(tr("From decision %1: %2. The match itself: %3.").arg(numberFrom1(decision), there, m_result));
        return;
    }
    QStringList list;
    if (const QString from = m_document->originText(); !from.isEmpty()) list << from;
    if (count > 0) list << tr("%Ln branches, Up and Down choose", nullptr, count);
    list << sameCardsLine();
    for (const Error& told : m_document->record().remarks)
        list << sentence(told);
    m_head->setLine(list.join(QStringLiteral(" · ")));
}

void ReplayPage::showMarks() {
    const ReplayOutline& outline = m_timeline->outline();
    std::vector<ReplayOutline::Mark> marks;
    for (const int decision : m_document->marks()) {
        const int position = outline.positionOf(decision);
        const bool end = decision >= outline.decisions;
        if (outline.at(position).branched || (end && (branch() >= 0 || !m_whole))) continue;
        marks.push_back({position, KeyMark::Shape::Own, tr("marked by you")});
    }
    if (!partingLine().isEmpty())
        marks.push_back({m_replay->position_of_step(m_paths->step), KeyMark::Shape::Own, tr("they differ from here")});
    const auto judged = reviewMarks();
    for (const LogMark& mark : judged)
        marks.push_back({mark.position, mark.shape, mark.text});
    m_log.setMarks(judged);
    m_timeline->setMarks(std::move(marks));
    std::vector<Timeline::Fork> forks;
    for (int number = 0; number < m_document->branches(); ++number) {
        if (!m_whole && m_document->branch(number).step > m_replay->last().steps()) continue;
        const int position = m_replay->position_of_step(m_document->branch(number).step);
        if (outline.at(position).branched && number != branch()) continue;
        forks.push_back({position, number == branch(), tr("branch %1 leaves here").arg(number + 1)});
    }
    m_timeline->setForks(std::move(forks));
}

/// Names of places, and all sentences, in the language that is spoken now.
void ReplayPage::changeEvent(QEvent* event) {
    Page::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_document || !m_replay) return;
    m_names = recordNames(m_document->record());
    m_result = scoreLine(m_replay->last(), m_names);
    if (!m_keptWhere.isEmpty())
        tellKept(m_document->origin().kind == MatchOrigin::Kind::Here ? MatchDocument::notSavedYet() : QString(),
                 false);
    showLine(branch(), m_position);
}

void ReplayPage::showSaved() {
    const bool asks = !m_document->hasPlace() && m_document->modified();
    m_save->setEnabled(true);
    m_save->setVisible(asks);
    m_export->setVisible(canExport());
    m_saved->setText(asks                     ? tr("not saved")
                     : m_document->modified() ? tr("saving…")
                     : m_document->hasPlace() ? tr("saved with the record")
                                              : QString());
}

void ReplayPage::documentChanged() {
    if (m_stack->currentIndex() != 2) return;
    if (!isVisible()) m_stale = true;
    showSaved();
    if (m_stale) return;
    showComparison();
    showMarks();
    refresh();
}

void ReplayPage::stepBranch(int by) {
    const int next = branch() + by;
    if (preparing() || !m_document || next < MatchDocument::kMatch || next >= m_document->branches()) return;
    // The same moment where both lines have it, else the one where they part.
    int position = m_position;
    for (const int number : {branch(), next}) {
        if (number < 0) continue;
        const int fork = m_replay->position_of_step(m_document->branch(number).step);
        position = std::min(position, fork);
    }
    showLine(next, position);
    emit statusChanged(next < 0 ? tr("The match as it was played.") : m_head->line());
}

void ReplayPage::toggleMark() {
    m_document->toggleMark(m_replay->decisions().first_of(m_replay->table(m_position).steps()));
}

/// What Copy has made is shown, and judged.
Result<> ReplayPage::openText(const QString& text) {
    auto copied = copiedMatch(text);
    if (!copied) return copied.error();
    const int position = copied->position;
    if (copied->others > 0)
        emit told(tr("The text contains %1 matches. This is the first one. To see all of them, save the text as a file "
                     "that ends in .hmatch and open it.")
                      .arg(QLocale().toString(copied->others + 1)));
    const auto before = m_document;
    const auto shown = open(std::move(copied->record), MatchOrigin{});
    if (!shown || m_document == before) return shown;
    setAnalysing(true);
    goTo(position);
    emit frontRequested();
    return {};
}

void ReplayPage::paste() {
    const auto shown = openText(QGuiApplication::clipboard()->text());
    if (!shown) emit told(sentence(shown.error())); // whichever page is in front
}

void ReplayPage::typePosition() {
    auto* dialog = new TypePosition(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TypePosition::typed, this, [this, dialog](const QString& text) {
        if (const auto shown = openText(text); shown)
            dialog->accept();
        else
            dialog->setProblem(sentence(shown.error()));
    });
    dialog->open();
}

void ReplayPage::playOn() {
    if (!m_replay || m_replay->table(m_position).over()) return;
    const int step = branched(m_position) ? m_document->branch(branch()).step : m_replay->table(m_position).steps();
    emit playOnRequested(playedOn(), {m_document, step, MatchDocument::kMatch});
}

bool ReplayPage::saveAs() {
    const QString path = askWhereToSave(this, tr("Save match"), matchFileName(m_document->record()),
                                        QStringLiteral("hmatch"), tr("Hilltop matches (*.hmatch)"));
    if (!path.isEmpty()) m_document->saveAs(path);
    return !path.isEmpty();
}

/// True once all that has changed is written where the match came from.
bool ReplayPage::saveInPlace() {
    const QScopedValueRollback asks(m_asksAnyway, true);
    QProgressDialog wait(tr("Saving the match…"), tr("Cancel"), 0, 0, this);
    wait.setWindowModality(Qt::WindowModal);
    wait.setMinimumDuration(kShownWaitMs);
    QEventLoop loop;
    connect(m_document.get(), &MatchDocument::changed, &loop, [&] {
        if (!m_document->modified()) loop.quit();
    });
    connect(m_document.get(), &MatchDocument::saveFailed, &loop, &QEventLoop::quit);
    connect(&wait, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    m_document->save();
    loop.exec();
    return !m_document->modified();
}

/// What follows lets go of the document: people wait, and may call it off.
bool ReplayPage::saveAndWait() {
    if (!saveAs()) return false;
    QProgressDialog wait(tr("Saving the match…"), tr("Cancel"), 0, 0, this);
    wait.setWindowModality(Qt::WindowModal);
    wait.setMinimumDuration(kShownWaitMs);
    bool written = false;
    QEventLoop loop;
    connect(m_document.get(), &MatchDocument::saved, &loop, [&] {
        written = true;
        loop.quit();
    });
    connect(m_document.get(), &MatchDocument::saveFailed, &loop, &QEventLoop::quit);
    connect(&wait, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    loop.exec();
    return written;
}

bool ReplayPage::mayLeave() {
    if (!m_document || !m_document->modified()) return true;
    if (m_leaving) return false;
    const QScopedValueRollback leaving(m_leaving, true);
    const bool hasPlace = m_document->hasPlace();
    if (hasPlace && saveInPlace()) return true;
    const QString why = m_document->problem() ? sentence(*m_document->problem()) : QString();
    QMessageBox box(QMessageBox::Question, tr("Save this match?"),
                    !hasPlace ? tr("Its notes, marks or branches have changed, and it has no file yet.")
                              : tr("Its notes, marks or branches have changed and are not saved. %1").arg(why),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    const int answer = box.exec();
    if (answer == QMessageBox::Save) return saveAndWait();
    return answer == QMessageBox::Discard;
}

} // namespace hilltop
