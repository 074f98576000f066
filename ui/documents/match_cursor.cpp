// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/match_cursor.h"

#include "documents/record_names.h"

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

/// Steps of a long match that are shown at once.
constexpr int kFirstSteps = 40;
/// More moments than this are freed in the background.
constexpr int kManyMoments = 1000;

/// The step at which a branch leaves the match; -1: it is the match.
int forkOf(const Record& record, int branch) {
    return branch < 0 ? -1 : record.branches[static_cast<std::size_t>(branch)].step;
}

} // namespace

Result<MatchCursor::Line> MatchCursor::beginningOf(const MatchDocument& document) {
    const bool takesLong = isLong(document.record());
    auto replay = TRY(takesLong ? Replay::make(cut_before(document.record(), kFirstSteps), Replay::Asking::Later)
                                : document.replay(MatchDocument::kMatch));
    auto outline = outlineOf(replay, recordNames(document.record()));
    return Line{std::make_shared<Replay>(std::move(replay)), std::move(outline), !takesLong};
}

void MatchCursor::take(std::shared_ptr<MatchDocument> document, Line beginning) {
    dropPreparing();
    emit leaving(Leaving::Line);
    m_check.cancel();
    m_checks.clear();
    m_parting.reset();
    const auto before = std::exchange(m_document, std::move(document));
    m_names = recordNames(m_document->record());
    m_result = scoreLine(beginning.replay->last(), m_names);
    m_view = m_names.me >= 0 ? m_names.me : kAllCards;
    m_document->cursor() = {};
    emit documentTaken(before);
    const bool whole = beginning.whole;
    take(MatchDocument::kMatch, 0, std::move(beginning));
    if (whole)
        check();
    else
        prepare(MatchDocument::kMatch, {});
}

void MatchCursor::take(int branch, int position, Line line) {
    m_document->cursor().branch = branch;
    m_position = std::clamp(position, 0, line.replay->positions() - 1);
    auto before = std::exchange(m_line, std::move(line)).replay; // until nothing shows its tables
    if (branch == MatchDocument::kMatch) replay()->take_checks(m_checks);
    m_horizon = -1;
    tell();
    emit lineChanged();
    setView(m_view);
    if (before && before->positions() > kManyMoments) letGo(std::move(before));
}

/// The bots are asked again in the background: it takes as long as they thought.
void MatchCursor::check() {
    m_check = Job::start(
        [record = m_document->record()](JobControl& job) {
            auto replay = Replay::make(record, Replay::Asking::Later);
            if (!replay) return std::vector<SeatCheck>();
            replay->ask_again(job.stop());
            return replay->checks();
        },
        [this](std::vector<SeatCheck> checks) {
            m_checks = std::move(checks);
            if (branch() != MatchDocument::kMatch) return;
            replay()->take_checks(m_checks);
            emit checked();
        },
        Job::Urgency::WaitedFor);
}

void MatchCursor::show(int branch, int position) {
    if (isLong(m_document->record())) return prepare(branch, position);
    auto replay = m_document->replay(branch);
    if (!replay) { // cannot be: branches were played when the record was opened, or at the table
        emit failed(replay.error());
        return;
    }
    emit leaving(Leaving::Line);
    auto outline = outlineOf(*replay, m_names, forkOf(m_document->record(), branch));
    take(branch, position, {std::make_shared<Replay>(std::move(*replay)), std::move(outline), true});
}

/// Plays a long match again in the background; what is shown stays until then. No position: where somebody is by then.
void MatchCursor::prepare(int branch, std::optional<int> position) {
    dropPreparing();
    m_preparing = Job::start(
        [record = m_document->record(), branch, names = m_names](JobControl&) -> Result<Line> {
            auto replay = TRY(MatchDocument::replayOf(record, branch));
            auto outline = outlineOf(replay, names, forkOf(record, branch));
            return Line{std::make_shared<Replay>(std::move(replay)), std::move(outline), true};
        },
        [this, branch, position](Result<Line> line) {
            const auto then = std::exchange(m_then, {});
            dropPreparing();
            if (!line) {
                emit failed(line.error());
                return;
            }
            emit leaving(Leaving::Line);
            if (branch == MatchDocument::kMatch) m_result = scoreLine(line->replay->last(), m_names);
            take(branch, position.value_or(m_position), std::move(*line));
            if (m_checks.empty() && !m_check.running()) check();
            for (const auto& deed : then)
                deed();
        },
        Job::Urgency::WaitedFor);
    emit preparingChanged();
}

void MatchCursor::dropPreparing() {
    m_preparing.cancel();
    m_then.clear();
    emit preparingChanged();
}

bool MatchCursor::later(std::function<void()> deed) {
    if (!m_preparing.running()) return false;
    m_then.push_back(std::move(deed));
    return true;
}

void MatchCursor::goTo(int position) {
    if (!replay()) return;
    if (position >= positions() && later([this, position] { goTo(position); })) return;
    leaveMoment();
    m_position = std::clamp(position, 0, positions() - 1);
    m_document->cursor().position = m_position;
    tell();
    emit moved(Motion::Jump);
}

void MatchCursor::setSpoilerFree(bool spoilerFree) {
    if (spoilerFree == m_spoilerFree) return;
    m_spoilerFree = spoilerFree;
    m_horizon = -1;
    tell();
    emit spoilersChanged();
}

void MatchCursor::tell() {
    if (!m_spoilerFree || !replay() || m_position <= m_horizon) return;
    m_horizon = m_position;
    m_told = outline().upTo(m_horizon);
}

void MatchCursor::goToDecision(int decision) {
    if (later([this, decision] { goToDecision(decision); })) return;
    if (replay()) goTo(outline().positionOf(decision));
}

void MatchCursor::step() {
    leaveMoment();
    m_document->cursor().position = ++m_position;
    tell();
    emit moved(Motion::Step);
}

void MatchCursor::stepBranch(int by) {
    const int next = branch() + by;
    if (preparing() || !m_document || next < MatchDocument::kMatch || next >= m_document->branches()) return;
    // The same moment where both lines have it, else the one where they part.
    int position = m_position;
    for (const int number : {branch(), next}) {
        if (number >= 0)
            position = std::min(position, replay()->position_of_step(forkOf(m_document->record(), number)));
    }
    show(next, position);
}

void MatchCursor::setView(int view) {
    if (!replay()) return;
    m_view = view;
    emit viewChanged();
    goTo(m_position);
}

SeatSet MatchCursor::viewers() const {
    return m_view == kAllCards ? SeatSet::all(static_cast<int>(m_names.bySeat.size())) : SeatSet(Seat(m_view));
}

} // namespace hilltop
