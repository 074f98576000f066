// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/kept_matches.h"

#include "analysis/review_text.h"
#include "base/sha256.h"
#include "documents/match_document.h"
#include "documents/record_names.h"
#include "home/daily_dialog.h"
#include "home/home_page.h"
#include "home/matches_dialog.h"
#include "profile/own_results.h"
#include "profile/rated_ledger.h"
#include "records/record_file.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "review_files/quiz_deck.h"
#include "reviews/quiz_page.h"
#include "shell/home_words.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr std::size_t kRecent = 40; ///< matches on the start page of a high screen
constexpr std::size_t kScored = 20; ///< left ones whose score is told, which takes playing them again

LeftMatch leftMatch(Library::Entry entry, bool scored) {
    LeftMatch left{{}, QString::fromStdString(sha256(unreviewed_text(entry.record))), {}};
    if (scored && !isLong(entry.record))
        if (const auto replay = Replay::make(entry.record, Replay::Asking::Later))
            left.score = scoreLine(replay->table(replay->positions() - 1), recordNames(entry.record));
    left.entry = std::move(entry);
    return left;
}

} // namespace

std::string bareText(Record match) {
    return unreviewed_text(undated(std::move(match)));
}

KeptMatches::KeptMatches(HomePage& home, const DataPaths& paths, const QString& quiz, QWidget& window)
    : m_home(home)
    , m_paths(paths)
    , m_quiz(quiz)
    , m_window(window)
    , m_finished(std::make_shared<FinishedMatches>(paths.matches.toStdString())) {
    connect(&home, &HomePage::deleteRequested, this, qOverload<const QString&>(&KeptMatches::remove));
    connect(&home, &HomePage::undoRequested, this, &KeptMatches::undo);
    connect(&home, &HomePage::recordRequested, this, &KeptMatches::open);
    connect(&home, &HomePage::matchesRequested, this, &KeptMatches::showAll);
    connect(&home, &HomePage::dailyDaysRequested, this, &KeptMatches::showDailyDays);
    connect(&m_clock, &DailyClock::dayChanged, this, &KeptMatches::read);
}

/// For any thread.
KeptMatches::Contents KeptMatches::contents(const DataPaths& paths, FinishedMatches& finished, const QString& quiz) {
    const std::string folder = paths.matches.toStdString();
    Contents found{unfinished_match(paths.autosave.toStdString()), {}, {}, {}, 0, finished.read(), {}};
    std::vector<Library::Entry> left = finished.left();
    found.recent = Library(folder).recent(static_cast<int>(kRecent + left.size()));
    std::erase_if(found.recent, [](const Library::Entry& entry) { return !entry.problem && can_go_on(entry.record); });
    for (Library::Entry& entry : left)
        found.left.push_back(leftMatch(std::move(entry), found.left.size() < kScored));
    if (const auto deck = QuizDeck::load(quiz.toStdString()))
        found.due = static_cast<int>(deck->due(QuizPage::currentDay()).size());
    const RatedLedger ledger(folder);
    const auto begun = ledger.begin();
    RatedLedger::Contents rated = ledger.read();
    if (!begun) rated.problems.push_back(begun.error());
    found.ratings = own_ratings(rated.matches);
    if (!rated.problems.empty()) found.unrated = rated.problems.front();
    for (const Library::Entry& entry : found.recent)
        found.accuracies.push_back(kept_accuracy(entry.record, own_seat(entry.record)));
    found.costliest = costliestKind(found.recent);
    return found;
}

void KeptMatches::read() {
    struct Read {
        Contents contents;
        std::vector<HomeResult> results;
        DailyHistory daily;
    };
    m_reading = Job::start(
        [paths = m_paths, finished = m_finished, quiz = m_quiz, now = m_clock.seconds()](JobControl&) {
            Read read{contents(paths, *finished, quiz), {}, {}};
            read.results = homeResults(read.contents.matches);
            read.daily = daily_history(read.contents.matches, now);
            return read;
        },
        [this, today = m_clock.today()](Read read) {
            m_home.setRecentMatches(recentMatches(read.contents.recent, read.contents.accuracies));
            m_home.setResults(read.results, homeRatings(read.contents.ratings));
            m_home.setDailyDeals(dailyTitle(today), dailyDeals(read.daily), dailyNote(read.daily, today));
            m_daily = std::move(read.daily);
            take(std::move(read.contents));
        },
        Job::Urgency::WaitedFor);
}

void KeptMatches::take(Contents contents) {
    m_recent = std::move(contents.recent);
    m_left = std::move(contents.left);
    m_due = contents.due;
    m_costliest = std::move(contents.costliest);
    m_ratings = std::move(contents.ratings);
    m_home.setUndo(!m_gone.empty());
    const QString unrated = contents.unrated ? sentence(*contents.unrated) : QString();
    if (unrated != std::exchange(m_unrated, unrated) && !unrated.isEmpty()) emit failed(unrated);
    m_unfinished.reset();
    if (contents.unfinished)
        m_unfinished = std::move(*contents.unfinished);
    else
        emit unfinishedLost(sentence(contents.unfinished.error()));
    emit changed();
}

const GameEntry& KeptMatches::lastGame() const {
    for (const Library::Entry& entry : m_recent)
        if (const GameEntry* game = entry.problem ? nullptr : find_game(entry.record.game)) return *game;
    return *games().front();
}

void KeptMatches::setUnfinished(std::optional<Record> match) {
    if (!m_unfinished) m_unfinished = std::move(match);
}

void KeptMatches::removeUnfinished() {
    if (!m_unfinished) return;
    const std::int64_t now = QDateTime::currentSecsSinceEpoch();
    m_gone.push_back({{{}, 0, dated(*std::exchange(m_unfinished, {}), now), now}});
    m_home.setUndo(true);
    tellGone(1);
    emit changed();
}

const Library::Entry* KeptMatches::find(const Record& match) const {
    const std::string text = bareText(match);
    for (const Library::Entry& entry : m_recent)
        if (!entry.problem && bareText(entry.record) == text) return &entry;
    return nullptr;
}

const LeftMatch* KeptMatches::findLeft(const QString& id) const {
    const auto found =
        std::find_if(m_left.begin(), m_left.end(), [&id](const LeftMatch& match) { return match.id == id; });
    return found == m_left.end() ? nullptr : &*found;
}

void KeptMatches::goOn(const QString& left) {
    if (const LeftMatch* match = findLeft(left)) emit chosen(Library::Entry(match->entry));
}

void KeptMatches::removeLeft(const QString& left) {
    const LeftMatch* match = findLeft(left);
    if (match != nullptr && !m_writer.writing()) remove(std::vector{match->entry});
}

void KeptMatches::open(const QString& number) {
    const auto index = static_cast<std::size_t>(number.toInt());
    if (index >= m_recent.size()) return;
    if (m_recent[index].problem)
        emit failed(sentence(*m_recent[index].problem));
    else
        emit chosen(Library::Entry(m_recent[index]));
}

/// What was deleted there leaves its file in the background, once the list has closed, and can still be had back.
void KeptMatches::showAll() {
    auto* dialog = new MatchesDialog(m_paths.matches, &m_window);
    connect(dialog, &MatchesDialog::openRequested, this, &KeptMatches::chosen);
    openThen(dialog, this, [this](const MatchesDialog& closed) {
        if (auto gone = closed.deleted(); !gone.empty()) remove(std::move(gone));
    });
}

void KeptMatches::showDailyDays() {
    auto* dialog = new DailyDialog(m_paths.matches, m_clock.seconds(), &m_window);
    connect(dialog, &DailyDialog::openRequested, this, &KeptMatches::chosen);
    connect(dialog, &DailyDialog::playRequested, this, &KeptMatches::dailyChosen);
    openDialog(dialog);
}

/// On the start page a match leaves its file at once, and comes back into one as it was.
void KeptMatches::remove(const QString& number) {
    const auto index = static_cast<std::size_t>(number.toInt());
    if (m_writer.writing() || index >= m_recent.size() || m_recent[index].problem) return;
    remove(std::vector{m_recent[index]});
}

void KeptMatches::remove(std::vector<Library::Entry> wanted) {
    change(std::move(wanted), &Library::remove, [this](std::vector<Library::Entry> gone) {
        m_gone.push_back(std::move(gone));
        tellGone(static_cast<int>(m_gone.back().size()));
    });
}

void KeptMatches::tellGone(int count) {
    emit told(count == 1 ? tr("The match was deleted. Undo restores it.")
                         : tr("%Ln matches were deleted. Undo restores them.", nullptr, count));
}

/// What cannot be had back now can be had back later.
void KeptMatches::undo() {
    if (m_writer.writing() || m_gone.empty()) return;
    const auto add = [](const Library& library, const Library::Entry& match) {
        return library.add(undated(match.record), match.played);
    };
    change(m_gone.back(), add, [this](const std::vector<Library::Entry>& back) {
        auto& last = m_gone.back();
        std::erase_if(last, [&](const Library::Entry& match) {
            return std::any_of(back.begin(), back.end(), [&](const Library::Entry& one) {
                return one.played == match.played && bareText(one.record) == bareText(match.record);
            });
        });
        if (last.empty()) m_gone.pop_back();
    });
}

/// `then` gets those of the matches for which it succeeded, if there are any.
void KeptMatches::change(std::vector<Library::Entry> matches,
                         std::function<Result<>(const Library&, const Library::Entry&)> change,
                         std::function<void(std::vector<Library::Entry>)> then) {
    auto done = std::make_shared<std::vector<Library::Entry>>(); // of the writer's thread until it has told
    m_writer.add(
        [matches = std::move(matches), change = std::move(change), done, folder = m_paths.matches.toStdString()] {
            const Library library(folder);
            Result<> all;
            for (const Library::Entry& match : matches)
                if (auto one = change(library, match); one)
                    done->push_back(match);
                else
                    all = std::move(one);
            return all;
        },
        [this, done, then = std::move(then)](const Result<>& all) {
            if (!done->empty()) then(std::move(*done));
            if (!all) emit failed(sentence(all.error()));
            read();
        });
}

} // namespace hilltop
