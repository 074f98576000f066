// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <vector>

namespace hilltop {

/// One row a physical card, a fixed number in a match, so that a delegate follows its card from pile to hand. A hidden
/// card's face never gets in here.
class CardModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
public:
    enum Role {
        RowRole = Qt::UserRole,
        ZoneRole,
        SeatRole,
        PlaceRole,
        CountRole,
        KindRole,
        ValueRole,
        HiddenRole,
        PlayableRole,
        ReasonRole,
        LabelRole,
        BestRole,
        KeyRole,
        LeadRole,
    };

    /// What a person can do with a card now.
    struct Mark {
        bool playable = false;
        bool best = false;
        QString reason;
        QString key;
        QString lead;
        friend bool operator==(const Mark&, const Mark&) = default;
    };

    explicit CardModel(QObject* parent = nullptr);

    /// For a new match: zones and printed kinds of its game.
    void setGame(const Info& info);
    /// The table as its viewers see it. Resets only if the number of cards is another.
    void assign(const std::vector<ShownCard>& cards);
    /// One event of it, with the face as the viewers see it (kHidden if they do not).
    void apply(const Event& event, Face face);
    /// Shows the card face down at that spot, until it is moved there or all are taken up.
    void layDown(int row, const Spot& spot);
    void takeUp();
    /// A player has chosen a card of that zone, unseen by the viewers: one of its hidden cards is laid down.
    void layOneOf(const Spot& zone, const Spot& spot);
    /// Whether hands of games that sort them are sorted, or lie as the cards came.
    void setSorts(bool sorts);
    /// By row; an empty list clears all marks.
    void setMarks(std::vector<Mark> marks);

    struct Row {
        Spot spot;
        Face face;
        int order = 0;
        int place = 0; ///< on screen
        int count = 0;
        friend bool operator==(const Row&, const Row&) = default;
    };
    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The row of the card at that spot, or -1.
    int rowAt(const Spot& spot) const;
    /// The rows of the other cards of its zone with its face; none for a hidden card.
    QList<int> twinsOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    void place(std::vector<Row> rows);
    QString label(std::size_t row) const;
    int laidFor(int moved, const Event& event) const;

    const Info* m_info = nullptr;
    bool m_sorts = true;
    std::vector<Row> m_rows;
    std::vector<Mark> m_marks;
    std::map<int, Spot> m_laid; // by row
};

} // namespace hilltop
