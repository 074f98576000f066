// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/own_rating.h"
#include "style/panel.h"

#include <vector>

class QComboBox;

namespace hilltop {

class LineChart;

/// A person's rating in one game at a time, and the curve of the latest matches.
class RatingPanel : public Panel {
    Q_OBJECT
public:
    explicit RatingPanel(QWidget* parent = nullptr);

    void setRatings(std::vector<OwnRating> ratings);
    bool any() const { return !m_ratings.empty(); }
    QComboBox* games() const { return m_games; }
    QString sentence() const;
    LineChart* chart() const { return m_chart; }

private:
    void refresh();

    std::vector<OwnRating> m_ratings;
    QComboBox* m_games;
    TextLabel* m_text;
    LineChart* m_chart;
};

/// "1,612 ± 85": half of a 95 % interval.
QString ratingText(const Glicko& rating);

} // namespace hilltop
