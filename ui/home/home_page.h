// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choose/game_picture.h"
#include "documents/continue_item.h"
#include "home/home_rows.h"
#include "style/page.h"
#include "style/theme.h"

#include <optional>
#include <vector>

class QAbstractItemDelegate;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QStackedLayout;
class QTableWidget;
class QVBoxLayout;

namespace hilltop {

class ContinueList;
class GameCard;

/// A game on the start page. All texts come translated.
struct HomeGame {
    QString id;
    QString title;
    QString seats; // "2 seats"
    QString line;  // the rules in one breath
    TableColours colours;
    std::vector<PictureCard> picture;
};

/// A finished match.
struct RecentMatch {
    QString path; // comes back in recordRequested()
    QString game;
    QString against; // "against Careful"
    QString result;  // "3 – 1"
    QString outcome; // "Won"
    bool won = false;
    QString played;          // "today 18:40"
    bool whole = false;      // it can be read
    bool goesOn = false;     // a person can play it on
    QColor hue{};            // of the game
    QString accuracy{};      // "84.2"; empty: not analysed
    bool unfinished = false; // it is listed in a group of its own
};

/// The start page: the games, what was left unfinished, and the last matches.
class HomePage : public Page {
    Q_OBJECT
public:
    explicit HomePage(QWidget* parent = nullptr);

    void setGames(const std::vector<HomeGame>& games);
    void setContinueItems(const std::vector<ContinueItem>& items);
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
    /// The match that was deleted last shall come back.
    void undoRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeRecent();
    static QAbstractItemDelegate* recentDelegate(QObject* parent);
    /// Nothing has been played yet, as far as is known.
    bool fresh() const;
    void placeParts();
    void placeCards();
    void fitCompactCards(int width);
    void orderFocus();
    void tintRecent();
    void fitRecent();
    void fitContinue();
    void addRecentGroup(const QString& title, bool unfinished, int most);
    void setRecentRow(int row, const RecentMatch& match);
    const RecentMatch* matchAt(int row) const;
    void openRow(int row);
    void deleteRow(int row);
    void showRecentMenu();

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
    DailyDeals* m_daily = nullptr;
    HomeResults* m_results = nullptr;
    ContinueList* m_continue = nullptr;
    QStackedLayout* m_recentStack = nullptr;
    QTableWidget* m_recent = nullptr;
    std::vector<RecentMatch> m_matches;
    bool m_read = false;           ///< whether there are any is known
    bool m_judged = false;         ///< some of them
    std::vector<int> m_recentRows; ///< the match of each row; -1: the title of a group
    QAction *m_open, *m_all, *m_analyse, *m_undo;
};

} // namespace hilltop
