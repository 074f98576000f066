// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/continue_item.h"
#include "style/panel.h"

#include <QColor>

#include <vector>

class QGridLayout;
class QLayout;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace hilltop {

/// The deal of the day of one game: the same for everybody on that day.
struct DailyDeal {
    QString game; ///< comes back in DailyDeals::playRequested
    QString title;
    QColor hue;
    QString result; ///< "Won, 3 – 1"; empty: not played yet
};

/// What the person has reached in a game.
struct HomeResult {
    QString title;
    QColor hue;
    QString matches; ///< "12"
    QString won;     ///< "7"
    QString share;   ///< "58 %"
    QString streak;  ///< "3 won"
};

/// The person's rating in a game.
struct HomeRating {
    QString title;
    QColor hue;
    std::vector<double> course; ///< after each of the latest matches, oldest first
    QString rating, error;      ///< "1,612", "85"
    QString month;              ///< "+18", "new"
    int change = 0;             ///< its sign
};

/// Object name of the title of such a part.
inline const QString kPartTitle = QStringLiteral("part title");
/// A list below the games with its title, and perhaps a way to more of it.
QWidget* titledPart(const QString& title, QWidget* list, QToolButton* more = nullptr);

/// Empties a layout; one of its buttons may have brought us here.
void clearHomeRows(QLayout* layout);
/// A quiet sentence and, if given, a button, in the middle of a panel.
QWidget* homeEmptyState(const QString& iconName, const QString& sentence, QPushButton* button = nullptr);

/// A line of what waits to be gone on with.
QWidget* continueRow(const ContinueItem& item, QPushButton*& button);
/// What changes in that line while it stays.
void fillContinueRow(QWidget* row, const ContinueItem& item);

/// A bar in the hue of a game, before its name.
class HueBar : public QWidget {
    Q_OBJECT
public:
    explicit HueBar(const QColor& hue, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor m_hue;
};

/// The deals of the day with what came of them, or a button each, what there is to say of all days and a way to them.
class DailyDeals : public Panel {
    Q_OBJECT
public:
    explicit DailyDeals(QWidget* parent = nullptr);
    void setDeals(const std::vector<DailyDeal>& deals, const QString& note);
    /// At most: fewer where names would be cut.
    void setColumns(int most);
    int heightIn(int width) const;

signals:
    void playRequested(const QString& game);
    void allRequested();
    void filled(); ///< with other buttons

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int fitting(int width) const;
    void fit();
    void fill();
    void addDeal(const DailyDeal& deal, int row, int column);

    std::vector<DailyDeal> m_deals;
    QString m_note;
    int m_most = 1, m_columns = 1;
    int m_widestName = 0, m_widestEnd = 0; ///< of a result or its button
    QGridLayout* m_grid;
};

/// The person's ratings, a row a game; before there is one, the results.
class HomeResults : public Panel {
    Q_OBJECT
public:
    explicit HomeResults(QWidget* parent = nullptr);
    void setResults(const std::vector<HomeResult>& results, const std::vector<HomeRating>& ratings);

signals:
    void allRequested();
    void newMatchRequested();

private:
    void addResults(QGridLayout* grid, const std::vector<HomeResult>& results);
    void addRatings(QGridLayout* grid, const std::vector<HomeRating>& ratings);

    QVBoxLayout* m_column;
};

} // namespace hilltop
