// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/standings.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace hilltop {

/// What the cross table says of an entrant beside its own line.
struct EntrantRating {
    int first = 0; ///< the places it may have with 95 % certainty; 0: not known
    int last = 0;
    std::optional<double> rating; ///< Elo
    Interval interval{0, 0};      ///< 95 %, its ends infinite where they are not known
};

/// What is left of a result once the luck is taken out of it.
struct EntrantLuck {
    QString adjusted; ///< "73.7 ± 3.1"
    QString worth;    ///< "3.5 ×": as good as that many times the matches; may be empty
    double times = 0; ///< the same; 0: not known
    QString sentence;
};

/// The standings, best first. Rows move with their entrant, so that what is selected stays selected.
class StandingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// What a column shows; those from the second score on are there when there is something to show.
    enum Column { Place, Bot, Won, Share, Bar, Second, Rating, Adjusted, Worth };
    enum Role {
        EntrantRole = Qt::UserRole, ///< index into the plan's bots
        ShareRole,                  ///< percent
        LowRole,                    ///< of the 95 % interval, percent
        HighRole,
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// A new tournament. The game may count no second score; its column is then missing.
    void begin(const Plan& plan, const QStringList& names);
    void assign(const Standings& standings);
    /// By entrant; empty: none are known. begin() forgets them. A place becomes a range, "2–4", and a rating gets a
    /// column of its own.
    void setRatings(const std::vector<EntrantRating>& ratings);
    /// By entrant; empty: nothing is known, and there are no columns for it. begin() forgets it. `counts` says how many
    /// matches it is from: "100 of 600".
    void setLuck(const std::vector<EntrantLuck>& luck, const QString& counts);

    /// Some place is a range.
    bool hasRanges() const { return m_ranges; }
    Column kind(int column) const { return m_columns[static_cast<std::size_t>(column)]; }
    /// The column of a kind, -1: none.
    int columnOf(Column kind) const;
    /// The contest's order rests on the second score.
    /// The second number is a mean with its error, where fewer points are better.
    bool secondIsMean() const { return m_game != nullptr && m_game->second == nullptr && m_game->low_points; }
    bool secondDecides() const { return m_game != nullptr && m_game->counting == Counting::Points; }

    /// What the bars span, percent: multiples of ten around all intervals.
    int axisLow() const { return m_low; }
    int axisHigh() const { return m_high; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void axisChanged();
    void rangesChanged();

private:
    void fitAxis();
    void showColumn(Column kind, bool shown);
    const EntrantLuck& luck(const StandingsRow& row) const;
    QString sentence(const StandingsRow& row) const;
    QString secondText(const StandingsRow& row) const;
    QString nameText(const StandingsRow& row) const;
    QString placeText(const StandingsRow& row) const;
    QString ratingText(const StandingsRow& row) const;
    const EntrantRating& rating(const StandingsRow& row) const;

    QStringList m_names;    ///< by entrant
    QStringList m_programs; ///< by entrant: "Java, /bots/Nestor.java"; empty for built-in bots
    QString m_second;       ///< "hands won"; empty: not counted
    const Info* m_game = nullptr;
    std::vector<StandingsRow> m_rows;
    std::vector<EntrantRating> m_ratings; ///< by entrant; empty: none
    std::vector<EntrantLuck> m_luck;      ///< the same
    QString m_luckCounts;
    std::vector<Column> m_columns{Place, Bot, Won, Share, Bar};
    bool m_ranges = false;
    int m_low = 0;
    int m_high = 100;
};

} // namespace hilltop
