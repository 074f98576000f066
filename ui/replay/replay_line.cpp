// SPDX-License-Identifier: GPL-3.0-or-later
// The line that ReplayPage shows: the match or a branch of it; long ones are prepared in the background.
#include "documents/record_list.h"
#include "documents/record_names.h"
#include "jobs/wait_note.h"
#include "replay/replay_head.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "table/table_view.h"
#include "text/error_texts.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QSignalBlocker>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

/// Whoever lets go of more moments does so in the background.
constexpr int kManyMoments = 1000;

} // namespace

void ReplayPage::dropPreparing() {
    m_preparing.cancel();
    m_then.clear();
    m_wait->end();
}

/// True if that is to be done when the whole match is there.
bool ReplayPage::later(std::function<void()> deed) {
    if (!m_preparing.running()) return false;
    m_then.push_back(std::move(deed));
    return true;
}

/// Plays a long match again in the background; what is shown stays until then. No position: where the page is by then.
void ReplayPage::prepare(int branch, std::optional<int> position) {
    struct Line {
        std::shared_ptr<Replay> replay;
        ReplayOutline outline;
    };
    dropPreparing();
    m_wait->begin(tr("Preparing the match…"));
    m_preparing = Job::start(
        [record = m_document->record(), branch, names = m_names, fork = forkOf(branch)](JobControl&) -> Result<Line> {
            auto replay = MatchDocument::replayOf(record, branch);
            if (!replay) return replay.error();
            auto outline = outlineOf(*replay, names, fork);
            return Line{std::make_shared<Replay>(std::move(*replay)), std::move(outline)};
        },
        [this, branch, position](Result<Line> line) {
            const auto then = std::exchange(m_then, {});
            dropPreparing();
            if (!line) {
                QMessageBox::warning(this, tr("The rest of the match can’t be shown"), sentence(line.error()));
                return;
            }
            dropDepth();
            m_whole = true;
            m_document->cursor().branch = branch;
            if (branch == MatchDocument::kMatch) m_result = scoreLine(line->replay->last(), m_names);
            m_position = std::clamp(position.value_or(m_position), 0, line->replay->positions() - 1);
            showReplay(std::move(line->replay), std::move(line->outline));
            if (m_checks.empty() && !m_check.running()) check();
            for (const auto& deed : then)
                deed();
        },
        Job::Urgency::WaitedFor);
}

void ReplayPage::showLine(int branch, int position) {
    if (isLong(m_document->record())) return prepare(branch, position);
    auto replay = m_document->replay(branch);
    if (!replay) { // cannot be: branches were played when the record was opened, or at the table
        emit statusChanged(sentence(replay.error()));
        return;
    }
    dropDepth();
    m_document->cursor().branch = branch;
    m_position = std::clamp(position, 0, replay->positions() - 1);
    auto outline = outlineOf(*replay, m_names, forkOf(branch));
    showReplay(std::make_shared<Replay>(std::move(*replay)), std::move(outline));
}

void ReplayPage::showReplay(std::shared_ptr<Replay> replay, ReplayOutline outline) {
    setRunning(false);
    m_scene.finishNow();
    auto old = std::exchange(m_replay, std::move(replay)); // until nothing shows its tables
    dropReviewing();
    m_review.reset();
    if (branch() == MatchDocument::kMatch) m_replay->take_checks(m_checks);
    m_scene.begin(m_replay->table(0), m_names, {}, false);
    {
        const QSignalBlocker quiet(m_timeline);
        m_timeline->setOutline(std::move(outline));
        m_timeline->setValue(m_position);
    }
    m_head->setMatch(*m_replay, m_names, m_view, m_records->model().rowCount() > 1);
    for (QAbstractButton* button : m_head->findChildren<QAbstractButton*>())
        button->installEventFilter(this);
    showComparison();
    showMarks();
    showSaved();
    showAnalysis();
    const bool came = m_stack->currentIndex() != 2;
    m_stack->setCurrentIndex(2);
    setView(m_view);
    if (came || isVisible()) m_table->setFocus();
    if (old && old->positions() > kManyMoments) letGo(std::move(old));
    emit actionsChanged();
}

} // namespace hilltop
