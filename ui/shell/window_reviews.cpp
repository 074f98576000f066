// SPDX-License-Identifier: GPL-3.0-or-later
// The window and its analyses of many matches: asked for on several pages, shown on one, their moments in Replay.
#include "shell/window.h"
#include "text/error_texts.h"
#include "text/number_from_1.h"

#include <QFileInfo>

namespace hilltop {
namespace {

constexpr qint64 kRecentReviewed = 12; ///< about as many as the start page shows

} // namespace

void Window::connectReviews() {
    MainWindow* main = m_main.get();
    m_tournaments->setReviews(&m_queue);
    connect(m_tournaments, &TournamentPage::reviewsRequested, this, [this](int row) {
        m_main->showPage(m_reviews);
        m_reviews->showTask(row);
        m_reviews->showPart(ReviewsPage::Worst);
    });
    connect(m_home, &HomePage::analyseRequested, this,
            [this] { analyse({.paths = {m_paths.matches}, .most = kRecentReviewed, .latest = true}); });
    connect(m_reviews, &ReviewsPage::ownRequested, this, [this] { analyse({.paths = {m_paths.matches}}); });
    connect(m_replay, &ReplayPage::analyseRequested, this, [this](const QString& path) {
        analyse({.title = QFileInfo(path).fileName(), .paths = {QFileInfo(path).absoluteFilePath()}});
    });
    const auto quiz = [this](const QuizSource& source) {
        m_main->showPage(m_quiz);
        m_quiz->ask(source);
    };
    connect(m_reviews, &ReviewsPage::quizRequested, this, quiz);
    connect(m_replay, &ReplayPage::quizRequested, this, quiz);
    connect(m_reviews, &ReviewsPage::momentRequested, this, &Window::openMoment);
    connect(&m_queue, &ReviewQueue::failed, main, [main](const QString& text) { main->showNotice(text, 15000); });
    connect(&m_queue, &ReviewQueue::reviewed, this, [this](const QStringList& paths) {
        if (paths.contains(m_paths.matches)) readMatches(); // those on the start page have their reviews now
    });
}

void Window::analyse(ReviewTask task) {
    m_reviews->showTask(m_queue.add(std::move(task)));
    m_main->showPage(m_reviews);
}

void Window::openMoment(const MatchPlace& place, int decision) {
    m_wait->begin(tr("Opening match %1…").arg(numberFrom1(static_cast<qint64>(place.match))));
    m_looking = Job::start([place, spare = m_queue.spare()](JobControl&) { return reviewed_match(place, spare); },
                           [this, place, decision](Result<Record> found) {
                               m_wait->end();
                               if (!found) return m_main->showNotice(sentence(found.error()), 15000);
                               showAt(std::move(*found), place, [this, decision] {
                                   m_replay->setAnalysing(true);
                                   m_replay->cursor().goToDecision(decision);
                               });
                           },
                           Job::Urgency::WaitedFor);
}

/// A match that was found at that place, in Replay; then what leads to its moment.
void Window::showAt(Record match, const MatchPlace& place, const std::function<void()>& go) {
    const QString path = QString::fromStdString(place.file);
    const MatchOrigin origin = place.tournament ? MatchOrigin::ofTournament(path, static_cast<int>(place.match))
                               : match.line > 0 ? MatchOrigin::ofFile(path, match.line)
                                                : MatchOrigin{};
    if (const auto shown = m_replay->opening().open(std::move(match), origin); !shown)
        return m_main->showNotice(sentence(shown.error()), 15000);
    m_main->showPage(m_replay);
    go();
}

} // namespace hilltop
