// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/match_analysis.h"

#include "analysis/report_parts.h"
#include "analysis/review_text.h"
#include "documents/analysis_words.h"
#include "documents/kept_review.h"
#include "documents/marking.h"
#include "settings/settings.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kDeeperBy = 4, kDeepestTimes = 64; ///< the samples of a review, at once and at most

} // namespace

MatchAnalysis::MatchAnalysis(MatchCursor& cursor, const Settings& settings, QObject* parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_settings(settings) {
    connect(&settings, &Settings::changed, this, [this](const QString& key) {
        if (isMarkingKey(key)) mark();
    });
    connect(&cursor, &MatchCursor::documentTaken, this, [this](const std::shared_ptr<MatchDocument>& before) {
        if (before) before->disconnect(this);
        m_cursor.document()->setSpare(m_spare);
        m_keptWhere.clear();
        connect(m_cursor.document().get(), &MatchDocument::reviewKept, this, &MatchAnalysis::tellKept);
    });
}

void MatchAnalysis::setWanted(bool wanted) {
    if (wanted == m_wanted) return;
    m_wanted = wanted;
    emit changed(Change::Wanted);
    if (wanted) look();
}

void MatchAnalysis::follow() {
    drop();
    m_review.reset();
    become(State::None);
    look();
}

void MatchAnalysis::become(State state, const QString& problem) {
    m_state = state;
    m_problem = problem;
    emit changed({Change::State, Change::Progress, Change::Notice});
}

/// What is kept of the match, else a new one is begun.
void MatchAnalysis::look() {
    if (!m_wanted || !m_cursor.replay() || !m_cursor.whole()) return;
    if (m_making || m_reading.running()) return;
    if (m_review) return take(m_review);
    if (m_cursor.branch() != MatchDocument::kMatch || (expects() && m_expected->review())) return start();
    const Record& record = m_cursor.document()->record();
    const MatchOrigin& origin = m_cursor.document()->origin();
    if (!keeps_review(record) && !m_spare.able() && origin.kind != MatchOrigin::Kind::Tournament) return start();
    m_reading =
        Job::start([record, origin, spare = m_spare](JobControl&) { return keptReview(record, origin, spare); },
                   [this](Result<std::optional<Review>> kept) { takeKept(std::move(kept)); }, Job::Urgency::WaitedFor);
    become(State::Reading);
}

void MatchAnalysis::takeKept(Result<std::optional<Review>> kept) {
    if (!kept) return become(State::Failed, sentence(kept.error()));
    if (!*kept) return start();
    m_review = std::make_shared<const Review>(std::move(**kept));
    mark();
}

void MatchAnalysis::start() {
    drop();
    if (!m_cursor.replay()->game().judge_traits())
        return become(State::Failed, tr("Analysis isn’t available for this game."));
    if (!m_cursor.whole()) return become(State::Judging); // begun when it is there
    const bool expected = m_cursor.branch() == MatchDocument::kMatch && expects();
    make(State::Judging, expected ? m_expected : std::make_shared<MatchReview>(m_cursor.replay(), marking()));
}

void MatchAnalysis::deepen() {
    const auto judge = m_review ? m_cursor.replay()->game().judge_traits() : std::nullopt;
    if (m_state != State::Ready || !judge) return;
    const int samples = m_review->samples * kDeeperBy;
    if (samples > judge->samples * kDeepestTimes) {
        emit told(tr("This match is already analysed as deeply as possible."));
        return;
    }
    make(State::Deepening, std::make_shared<MatchReview>(m_cursor.replay(), marking(), samples));
}

void MatchAnalysis::make(State state, std::shared_ptr<MatchReview> making) {
    m_making = std::move(making);
    become(state);
    const bool match = m_cursor.branch() == MatchDocument::kMatch;
    if (!m_making->running()) return taken(state, match);
    connect(m_making.get(), &MatchReview::progressed, this, [this] { emit changed(Change::Progress); });
    connect(m_making.get(), &MatchReview::ended, this, [this, state, match] { taken(state, match); });
}

/// What is made has ended. What goes deeper leaves the review that there is if it fails.
void MatchAnalysis::taken(State state, bool match) {
    const auto judged = m_making;
    drop();
    if (judged->review()) {
        if (match) m_cursor.document()->keepReview(*judged->review());
        m_review = judged->review();
        return mark();
    }
    const QString why = judged->error() ? sentence(*judged->error()) : QString();
    if (state == State::Judging) return become(State::Failed, why);
    become(State::Ready);
    if (!why.isEmpty()) emit told(why);
}

void MatchAnalysis::cancel() {
    drop();
    become(State::Failed, tr("The analysis was cancelled."));
}

void MatchAnalysis::stopDeepening() {
    if (m_state != State::Deepening) return;
    drop();
    become(State::Ready);
}

/// Stops reading what is no longer needed.
void MatchAnalysis::drop() {
    m_reading.cancel();
    if (m_making) m_making->disconnect(this);
    m_making.reset();
}

void MatchAnalysis::take(std::shared_ptr<const Review> review) {
    m_review = std::move(review);
    become(m_making ? m_state : State::Ready);
}

void MatchAnalysis::replace(const ReviewedDecision& decision) {
    auto review = std::make_shared<Review>(*m_review);
    replace_decision(*review, decision);
    take(std::move(review));
}

/// The same losses, marked as the person wants them.
void MatchAnalysis::mark() {
    if (!m_review || !m_cursor.replay()) return;
    if (m_review->limits == limits()) return take(m_review);
    auto marked = std::make_shared<Review>(*m_review);
    sum_up(*marked, limits());
    take(std::move(marked));
}

Marking MatchAnalysis::marking() const {
    return markingOf(m_settings);
}

MarkLimits MatchAnalysis::limits() const {
    return marking().of(m_cursor.info(), m_cursor.replay()->record().rules);
}

/// Somebody else judges this match, or has.
bool MatchAnalysis::expects() const {
    const Record& record = m_cursor.replay()->record();
    return m_expected && m_expected->match().source == record.source && m_expected->match().seats == record.seats &&
           m_expected->match().steps == record.steps;
}

void MatchAnalysis::tellKept(const QString& sentence, bool usual) {
    m_keptWhere = usual ? QString() : sentence;
    emit told(sentence);
    if (m_review) emit changed(Change::Notice);
}

/// Numbers of another version of the judge can't be compared with today's; a review may be in an unexpected place; and
/// a decision can have a mark although its skill is 0.0.
MatchAnalysis::Notice MatchAnalysis::notice() const {
    if (!m_review) return {};
    const GameEntry& game = m_cursor.replay()->game();
    const QString why = zeroSkillText(game.info(), *m_review, m_cursor.names(), m_cursor.seat());
    const auto withWhy = [&](const QString& text) { return (text + QLatin1Char(' ') + why).trimmed(); };
    const auto judge = game.judge_traits();
    if (!judge || is_todays(*m_review, game)) return {withWhy(m_keptWhere), false};
    const auto name = [&](const std::string& reference) {
        return game.find_bot(reference) != nullptr ? botName(game.info().id, reference)
               : reference == kDoubleDummy         ? tr("double dummy")
                                                   : tr("a quick player who sees all cards");
    };
    return {withWhy(tr("Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be "
                       "compared.")
                        .arg(name(m_review->reference))
                        .arg(m_review->version)
                        .arg(name(judge->reference))
                        .arg(judge->version)),
            true};
}

std::vector<int> MatchAnalysis::mistakes() const {
    std::vector<int> list;
    if (shown() == nullptr) return list;
    for (const ReviewedDecision* decision : marked(*m_review)) {
        if (list.empty() || list.back() != decision->position) list.push_back(decision->position);
    }
    return list;
}

void MatchAnalysis::goToMistake(int by) {
    const std::vector<int> list = mistakes();
    const auto found = by > 0 ? std::upper_bound(list.begin(), list.end(), m_cursor.position())
                              : std::lower_bound(list.begin(), list.end(), m_cursor.position());
    if (by > 0 && found != list.end()) m_cursor.goTo(*found);
    if (by < 0 && found != list.begin()) m_cursor.goTo(*std::prev(found));
}

std::vector<LogMark> MatchAnalysis::marks() const {
    std::vector<LogMark> marks;
    if (shown() == nullptr) return marks;
    const ReviewUnits units(m_cursor.info());
    const MarkLimits& limits = m_review->limits;
    for (const ReviewedDecision* decision : marked(*m_review, limits)) {
        const Mark mark = mark_of(*decision, limits);
        marks.push_back({decision->position, decision->seat.index(), markShape(mark),
                         tr("%1, lost %2").arg(markText(mark), units.sizeWithUnit(decision->loss->value))});
    }
    return marks;
}

QuizSource MatchAnalysis::quiz() const {
    QuizSource source{tr("Mistakes of this match"), {}, {}};
    if (!m_review) return source;
    const int seat = m_cursor.view() >= 0 ? m_cursor.view() : m_cursor.names().me;
    for (const ReviewedDecision* decision : marked(*m_review)) {
        if (seat >= 0 && decision->seat.index() != seat) continue;
        if (auto puzzle = puzzle_of(*m_cursor.replay(), *m_review, decision->number))
            source.puzzles.push_back(std::move(*puzzle));
    }
    return source;
}

} // namespace hilltop
