// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/continue_item.h"
#include "hills/hills_page.h"
#include "home/home_page.h"
#include "play/play_page.h"
#include "replay/replay_page.h"
#include "reviews/quiz_page.h"
#include "tournaments/view/tournament_page.h"

namespace hilltop {

class KeptMatches;
class MomentOpening;

/// What the start page offers to go on with: matches, a tournament, a hill, the quiz, the match looked at last, which
/// is remembered from session to session, today's next deal, a drill of what costs most and the next stronger bot.
/// Lives in the GUI thread.
class Continuing : public QObject {
    Q_OBJECT
public:
    struct Pages {
        HomePage& home;
        PlayPage& play;
        ReplayPage& replay;
        TournamentPage& tournaments;
        HillsPage& hills;
        QuizPage& quiz;
    };
    Continuing(const Pages& pages, KeptMatches& kept, MomentOpening& moments, Settings& settings);

    /// Also every second while a tournament or a hill runs: it touches no file.
    void refresh();
    /// The match that Replay shows, where a file has it, so that it is there tomorrow, too.
    void remember();
    /// One of what is offered.
    void goOn(const QString& id);
    /// The match at the table, or the one that waits.
    void goOnPlaying();

signals:
    void frontRequested(hilltop::Page* page);
    void told(const QString& sentence);
    void dailyRequested(const QString& game);
    /// A match that can still be chosen otherwise.
    void proposed(const hilltop::MatchSetup& setup);

private:
    std::optional<ContinueItem> unfinished() const;
    std::vector<ContinueItem> leftOnes() const;
    Record atTheTable() const;
    void remove(const QString& id);
    std::optional<ContinueItem> lastReplay() const;
    std::optional<ContinueItem> dueQuiz() const;
    std::optional<ContinueItem> nextDaily() const;
    std::optional<ContinueItem> drill() const;
    std::optional<ContinueItem> nextRival() const;
    /// Today's, never fewer than three once a match was played: what takes the place of one that there is none of.
    std::vector<ContinueItem> goals() const;
    ContinueItem anyRival() const;
    const OwnRating* lastRated() const;
    void goOnReplaying();

    Pages m_pages;
    KeptMatches& m_kept;
    MomentOpening& m_moments;
    Settings& m_settings;
};

} // namespace hilltop
