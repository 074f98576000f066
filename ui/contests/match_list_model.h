// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_list_model.h"
#include "tournament/schedule.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace hilltop {

/// Matches of a pair, in order: who sat where, the result, and the score if one is counted. Which ones they are and
/// where they come from is for the kinds of contests to say.
class MatchListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Deal, FirstSeat }; ///< then the other seats, the result, and the score if one is counted

    /// Whether nothing is listed.
    bool isEmpty() const { return m_game == nullptr; }
    int resultColumn() const { return FirstSeat + m_seats; }

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    MatchListModel(KindOfContest kind, QObject* parent)
        : QAbstractTableModel(parent)
        , m_kind(kind) {}

    /// Within a reset: what is listed from now on is of that plan, by entrants of these names.
    void list(const Plan& plan, const QStringList& names);
    /// Within a reset: nothing is.
    void listNone();
    /// Null while it is not known.
    virtual const PlayedMatch* matchAt(int row) const = 0;
    virtual QString number(int row) const = 0;
    virtual QString deal(const PlayedMatch& match) const = 0;
    /// What a cell shows meanwhile.
    virtual QString unknown(int row) const = 0;

private:
    QString text(const PlayedMatch& match, int column) const;
    QString score(const PlayedMatch& match) const;

    const KindOfContest m_kind;
    const Info* m_game = nullptr;
    int m_seats = 0;
    QStringList m_names; ///< of the entrants
    QString m_score;     ///< what is counted; empty: nothing
};

} // namespace hilltop
