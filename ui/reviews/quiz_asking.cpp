// SPDX-License-Identifier: GPL-3.0-or-later
// What QuizPage asks, where it looks for it, and what becomes of the answer.
#include "analysis/review_text.h"
#include "documents/marking.h"
#include "documents/record_names.h"
#include "registry/registry.h"
#include "reviews/quiz_page.h"
#include "table/table_view.h"
#include "text/error_texts.h"

#include <QComboBox>
#include <QPushButton>
#include <QRandomGenerator>

#include <utility>

namespace hilltop {
namespace {

constexpr int kFreshMatches = 40; ///< that are looked through for a fresh question

/// The first of the moments that is one to ask; those before it are used up.
std::optional<Puzzle> firstOf(std::vector<QuizMoment>& moments, bool own, const SpareReviews& spare,
                              const JobControl& job) {
    while (!moments.empty() && !job.cancelled()) {
        const QuizMoment moment = moments.front();
        moments.erase(moments.begin());
        auto record = reviewed_match(moment.place, spare);
        if (!record) continue;
        if (own && record->seats[static_cast<std::size_t>(moment.seat.index())].bot != kPerson) continue;
        const auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
        if (!replay) continue;
        const auto review = kept_review(*replay);
        if (!review || !*review) continue;
        if (auto puzzle = puzzle_of(*replay, **review, moment.number)) return puzzle;
    }
    return {};
}

/// Out of new matches of the kind that is practised; where many have none, there are no more.
std::optional<Puzzle> freshOf(QuizSource& source, const Stop& stop) {
    if (source.fresh_left <= 0) return {};
    --source.fresh_left;
    for (int i = 0; i < kFreshMatches && !stop(); ++i)
        if (auto puzzle = fresh_puzzle(source.fresh, source.fresh_seed++, stop)) return puzzle;
    if (!stop()) source.fresh_left = 0;
    return {};
}

struct QuizFound {
    std::optional<Puzzle> puzzle;
    QuizSource rest;
};

} // namespace

void QuizPage::load() {
    if (m_loaded || m_loading.running()) return;
    m_loading = Job::start([path = m_path.toStdString()](JobControl&) { return QuizDeck::load(path); },
                           [this](Result<QuizDeck> deck) {
                               m_loaded = true;
                               if (deck)
                                   m_deck = std::move(*deck);
                               else
                                   m_note = sentence(deck.error());
                               if (!m_puzzle && source() == Easy && !m_deck.due(today()).empty()) setSource(Again);
                               refresh();
                               if (std::exchange(m_again, false)) next();
                           },
                           Job::Urgency::WaitedFor);
}

void QuizPage::save() {
    m_writer.replace([deck = m_deck, path = m_path.toStdString()] { return deck.save(path); },
                     [this](const Result<>& saved) {
                         if (!saved) emit statusChanged(sentence(saved.error()));
                     });
}

void QuizPage::next() {
    if (m_finding.running() || m_judging.running()) return;
    if (!m_loaded) {
        m_again = true;
        load();
        refresh();
        return;
    }
    m_note.clear();
    if (source() == Again) {
        const auto due = m_deck.due(today());
        if (!due.empty()) return showPuzzle(Puzzle(due.front()->puzzle), QString::fromStdString(due.front()->source));
        return showNone(m_deck.cards().empty() ? tr("No mistakes to repeat.")
                                               : tr("Nothing is due today. Come back tomorrow or try new questions."));
    }
    find();
}

/// In the background: matches are read or played.
void QuizPage::find() {
    const Source from = source();
    const QString game = m_game->currentData().toString();
    QuizSource rest = from == Own ? m_own : m_given;
    const bool read = from == Own && !m_ownRead;
    m_ownRead = m_ownRead || from == Own;
    const std::uint64_t seed = QRandomGenerator::global()->generate64() >> 16;
    m_finding = Job::start(
        [=, reading = ReviewReading{markingOf(m_settings), m_spare}, rest = std::move(rest),
         matches = m_matches.toStdString()](JobControl& job) mutable {
            QuizFound found;
            const Stop stop = job.stop();
            if (from >= Easy) {
                const GameEntry* entry = find_game(game.toStdString());
                const auto wanted = static_cast<Difficulty>(from - Easy);
                for (int i = 0; entry != nullptr && i < kFreshMatches && !found.puzzle && !stop(); ++i)
                    found.puzzle = fresh_puzzle(*entry, wanted, seed + static_cast<std::uint64_t>(i), stop);
                return found;
            }
            if (read) {
                const auto reviewed = read_reviews({matches}, stop, {}, reading);
                for (const ManyReviews& group : reviewed.groups)
                    for (const MarkedMoment& moment : group.moments())
                        rest.moments.push_back({reviewed.places[moment.match], moment.number, moment.seat});
            }
            if (!rest.puzzles.empty()) {
                found.puzzle = std::move(rest.puzzles.front());
                rest.puzzles.erase(rest.puzzles.begin());
            } else {
                found.puzzle = firstOf(rest.moments, from == Own, reading.spare, job);
            }
            if (!found.puzzle) found.puzzle = freshOf(rest, stop);
            found.rest = std::move(rest);
            return found;
        },
        [this, from](QuizFound found) {
            if (from < Easy) (from == Own ? m_own : m_given) = std::move(found.rest);
            if (found.puzzle && from < Easy && m_deck.has(*found.puzzle)) return find(); // it comes again by itself
            if (found.puzzle) return showPuzzle(std::move(*found.puzzle), m_source->itemText(from));
            const QString why =
                from == Own
                    ? tr("No more mistakes in your analysed matches. Analyse more matches on the page Analyses.")
                : from == Given ? tr("No more mistakes in this list.")
                                : tr("No such position was found. Try again or choose another difficulty.");
            m_ownRead = m_ownRead && from != Own; // more may have been analysed by the next time
            showNone(why);
        },
        Job::Urgency::WaitedFor);
    refresh();
}

void QuizPage::showNone(const QString& why) {
    m_puzzle.reset();
    m_verdict.reset();
    m_note = why;
    if (m_question) m_scene.setInteractive(false);
    refresh();
}

void QuizPage::showPuzzle(Puzzle puzzle, const QString& source) {
    Record record = puzzle.record;
    record.seats[static_cast<std::size_t>(puzzle.decision.seat.index())] = {kPerson, 0, {}};
    auto replay = Replay::make(std::move(record), Replay::Asking::Later);
    if (!replay) {
        m_note = sentence(replay.error());
        refresh();
        return;
    }
    m_scene.finishNow();
    const std::optional<Replay> old = std::exchange(m_replay, std::move(*replay)); // until nothing shows its tables
    const auto shown = std::exchange(m_question, question_of(*m_replay));          // the same
    m_puzzle = std::move(puzzle);
    m_verdict.reset();
    m_note.clear();
    m_from = source;
    lay();
    refresh();
    if (isVisible()) takeFocus();
}

QuizPage::State QuizPage::state() const {
    return {source(), m_game->currentData().toString(), m_given, m_puzzle, m_verdict, m_from};
}

void QuizPage::restore(State state) {
    m_given = std::move(state.given);
    if (!m_given.title.isEmpty()) m_source->setItemText(Given, m_given.title);
    m_game->setCurrentIndex(qMax(0, m_game->findData(state.game)));
    setSource(state.source);
    if (!state.puzzle) return;
    showPuzzle(std::move(*state.puzzle), state.source == Again ? state.from : m_source->itemText(state.source));
    if (!m_puzzle || !state.verdict) return;
    m_verdict = std::move(state.verdict);
    lay();
    refresh();
}

/// The question on the table, and what has come of it beside that.
void QuizPage::lay() {
    m_names = recordNames(m_replay->record());
    const Seat seat = m_puzzle->decision.seat;
    m_scene.begin(m_replay->table(0), m_names, SeatSet(seat), true);
    m_scene.setViewers(SeatSet(seat), seat.index());
    m_scene.setInteractive(!m_verdict);
    m_scene.jumpTo(*m_question);
    const bool may = !m_verdict && m_question->pending().contains(seat) && m_question->need(seat) == Need::May;
    m_scene.setSilence(may ? 0 : TableAnswers::kNotSilent);
    m_options.set(QuizTable::of(m_verdict.value_or(ReviewedDecision()), m_replay->game().info(), m_names));
}

void QuizPage::answer(const std::optional<std::string>& word) {
    if (!m_puzzle || m_verdict || m_judging.running()) return;
    const auto& options = m_puzzle->decision.options;
    const bool judged =
        std::any_of(options.begin(), options.end(), [&](const auto& option) { return option.word == word; });
    if (!judged && word) return judgeOther(*word);
    m_verdict = m_deck.answer(*m_puzzle, m_from.toStdString(), word, today(), markingOf(m_settings));
    m_scene.setInteractive(false);
    m_scene.setSilence(TableAnswers::kNotSilent);
    m_scene.jumpTo(*m_question); // nothing can be answered any more
    m_options.set(QuizTable::of(*m_verdict, m_replay->game().info(), m_names));
    save();
    refresh();
    m_button->setFocus(Qt::OtherFocusReason);
}

/// Answers may be many; one that the review does not have is judged beside the others now.
void QuizPage::judgeOther(const std::string& word) {
    m_judging = Job::start(
        [puzzle = *m_puzzle, word](JobControl& job) -> std::optional<ReviewedDecision> {
            const auto replay = Replay::make(puzzle.record, Replay::Asking::Later);
            if (!replay) return {};
            const auto judge = replay->game().make_judge();
            const auto found = judge->compare(*question_of(*replay), puzzle.decision.seat, false, word,
                                              {puzzle.decision.samples, 0}, job.stop());
            if (!found) return {};
            ReviewedDecision decision = puzzle.decision;
            decision.options = found->options;
            return decision;
        },
        [this, word](std::optional<ReviewedDecision> decision) {
            if (!decision || !m_puzzle) return;
            const bool judged = std::any_of(decision->options.begin(), decision->options.end(),
                                            [&](const auto& option) { return option.word == word; });
            if (!judged) {
                m_note = tr("This answer can’t be evaluated.");
                return refresh();
            }
            m_puzzle->decision = std::move(*decision);
            answer(word);
        },
        Job::Urgency::WaitedFor);
    refresh();
}

} // namespace hilltop
