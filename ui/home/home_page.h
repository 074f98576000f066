// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choose/game_picture.h"
#include "documents/continue_item.h"
#include "home/home_rows.h"
#include "home/recent_matches.h"
#include "style/page.h"
#include "style/theme.h"

#include <optional>
#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace hilltop {

class ContinueList;
class GameCard;
class GoalRow;
class PersonCard;
class Settings;

/// A game on the start page. All texts come translated.
struct HomeGame {
    QString id;
    QString title;
    QString seats; // "2 seats"
    QString line;  // the rules in one breath
    TableColours colours;
    std::vector<PictureCard> picture;
};

/// The start page: the games, what was left unfinished, and the last matches.
class HomePage : public Page {
    Q_OBJECT
public:
    /// With settings, a person who starts for the first time is asked for name and face.
    explicit HomePage(Settings* settings = nullptr, QWidget* parent = nullptr);

    void setGames(const std::vector<HomeGame>& games);
    void setContinueItems(const std::vector<ContinueItem>& items);
    /// What to do today. Where there is room they have a row of their own, and are not among the others.
    void setGoals(const std::vector<ContinueItem>& goals);
    /// How many matches wait in the list of all matches.
    void setLeft(int matches);
    void setRecentMatches(const std::vector<RecentMatch>& matches);
    /// Whether a match that was deleted here can be had back.
    void setUndo(bool possible);
    /// `title` has the day in it.
    void setDailyDeals(const QString& title, const std::vector<DailyDeal>& deals, const QString& note);
    /// Ratings are shown in their stead where there are any.
    void setResults(const std::vector<HomeResult>& results, const std::vector<HomeRating>& ratings);

    QString title() const override;
    QString iconName() const override;
    QList<QAction*> barActions() const override;
    QString statusText() const override;
    QList<QWidget*> panes() const override;
    void takeFocus() override;
    void shown() override { emit appeared(); }

signals:
    /// The page has become visible: what it shows of other pages may be out of date.
    void appeared();
    void playRequested(const QString& gameId);
    void tournamentRequested(const QString& gameId);
    void openRequested();
    void dailyRequested(const QString& gameId);
    /// The list of the deals of all days is wanted.
    void dailyDaysRequested();
    void resultsRequested();
    /// The sheet of a new match is wanted.
    void newMatchRequested();
    /// The recent matches shall be analysed.
    void analyseRequested();
    /// The list of all matches is wanted.
    void matchesRequested();
    void continueRequested(const QString& id);
    void recordRequested(const QString& path);
    void deleteRequested(const QString& path);
    /// A match that was left for another one, by its id among those to go on with.
    void deleteLeftRequested(const QString& id);
    /// The match that was deleted last shall come back.
    void undoRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Nothing has been played yet, as far as is known.
    bool fresh() const;
    void placeParts();
    void placeCards();
    void fitCompactCards(int width, int rows);
    void orderFocus();
    int goalsHeight() const;
    bool goalsFit() const;
    void fillContinue();
    void fitContinue();

    QWidget* m_gamesArea;
    QGridLayout* m_gamesGrid;
    std::vector<GameCard*> m_cards;
    int m_columns = 0;
    bool m_compact = false;
    QVBoxLayout* m_column = nullptr;
    QHBoxLayout* m_below = nullptr;
    QVBoxLayout* m_left = nullptr;   ///< Continue and, where there is room, the deals of the day
    QVBoxLayout* m_tabbed = nullptr; ///< what else is below the games: tabs over one part
    Segmented* m_tabs = nullptr;     ///< where there is no room for all
    std::vector<QWidget*> m_parts;   ///< recent matches, deals of the day, results: each with its title on top
    std::optional<bool> m_roomy;     ///< all parts beside each other
    bool m_dailyBeside = false;      ///< the deals of the day are where Continue would be empty
    PersonCard* m_person = nullptr;
    DailyDeals* m_daily = nullptr;
    HomeResults* m_results = nullptr;
    GoalRow* m_goals = nullptr;
    std::vector<ContinueItem> m_items; ///< all that can be gone on with
    ContinueList* m_continue = nullptr;
    QToolButton* m_allLeft = nullptr; ///< to all matches that wait, where there are several
    RecentMatches* m_recent = nullptr;
    bool m_read = false; ///< whether there are any matches is known
    QAction *m_open, *m_all, *m_analyse, *m_undo;
};

} // namespace hilltop
