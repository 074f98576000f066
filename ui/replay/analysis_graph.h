// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/analysis_words.h"
#include "documents/replay_outline.h"

#include <QWidget>

#include <memory>

namespace hilltop {

/// How the match went for one seat: a line that moves with what was played, a hatched bar wherever cards were drawn,
/// and below, in a column a hand, the score and what luck and play made of it. A click goes to the moment.
class AnalysisGraph : public QWidget {
    Q_OBJECT
public:
    explicit AnalysisGraph(QWidget* parent = nullptr);

    /// Nothing is shown without a review. It may cover more than the outline: that is left out.
    void setReview(std::shared_ptr<const Review> review, const ReplayOutline& outline, const Info& info, int seat,
                   const QString& name);
    void setPosition(int position);
    /// Where a moment lies, before and after what was drawn on the way to it.
    QPointF pointOf(int position, bool drawn = true) const;
    /// Whose line it is, and of what: "Ann: Chance to win, %".
    QString title() const;
    /// What the moment says, as read out.
    QString momentText(int position) const;
    /// What each section of the outline brought, as shown: of a whole match they add up to its luck and skill.
    struct Brought {
        double luck = 0, skill = 0;
    };
    const std::vector<Brought>& brought() const { return m_brought; }
    /// The moment nearest to this place.
    int positionAt(int x) const;

    QSize sizeHint() const override { return {480, 190}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

signals:
    void chosen(int position);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    bool shows(const ReviewedDecision& decision) const;
    double value(int position) const;  ///< as shown
    double before(int position) const; ///< what was drawn on the way there left out
    QRectF plot() const;
    QRectF column(int section) const;
    double yOf(double shown) const;
    void fitAxis();
    void addUp(const Info& info);
    void paintAxis(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintColumns(QPainter& painter) const;
    void paintHead(QPainter& painter) const;

    std::shared_ptr<const Review> m_review;
    ReplayOutline m_outline;
    std::unique_ptr<ReviewUnits> m_units;
    MarkLimits m_limits;
    std::vector<Brought> m_brought;
    int m_seat = 0;
    QString m_name; ///< of that seat
    int m_position = 0;
    int m_left = 56;                             ///< room for the numbers of the axis and the words below it
    double m_low = 0, m_high = 100, m_tick = 25; ///< of the axis, as shown
};

} // namespace hilltop
