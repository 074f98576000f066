// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/moment_beliefs.h"
#include "jobs/job.h"
#include "style/read_table.h"
#include "text/table_texts.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QTableView;

namespace hilltop {

class BeliefMarks;
class TableView;
class TextLabel;

/// A moment of a match as one seat sees it.
struct BelievedMoment {
    /// `before`: null at the first moment; `now`: null where the match cannot be played again.
    struct Tables {
        std::shared_ptr<const Table> before, now;
    };
    std::function<Tables()> tables; ///< asked in another thread
    Seat seat;
    bool open = false; ///< all cards are seen: what really lies where is framed
    TableNames names;
};

/// How likely each hidden card lies where, as a seat may believe at a moment. Counts in the background, and only while
/// it can be seen.
class BeliefsGrid : public QWidget {
    Q_OBJECT
public:
    /// `source` tells the moment whenever it is counted; nothing: there is none.
    using Source = std::function<std::optional<BelievedMoment>()>;
    explicit BeliefsGrid(Source source, QWidget* parent = nullptr);
    ~BeliefsGrid() override;
    QTableView* grid() const { return m_grid; }
    /// Puts what is likeliest on the hidden cards of that table as well, while it is that of the moment and can be
    /// seen.
    void markOn(TableView& table);
    /// None before markOn().
    const BeliefMarks* marks() const;
    /// The moment may be another one.
    void follow();

signals:
    /// What stands there is that of the moment.
    void counted();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void count();
    void tell(const MomentBeliefs& beliefs, const BelievedMoment& moment, const Table& table);

    Source m_source;
    ReadTable m_model;
    QStringList m_titles; ///< of its columns
    TextLabel *m_title, *m_nothing, *m_foot;
    QTableView* m_grid;
    QTimer m_soon;
    QPointer<BeliefMarks> m_marks; ///< belong to their table
    Job m_counting;
};

} // namespace hilltop
