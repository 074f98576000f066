// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/own_rating.h"
#include "profile/own_results.h"
#include "style/panel.h"

#include <vector>

class QComboBox;

namespace hilltop {

class LineChart;

/// How a person has come on in one game at a time: the rating after each match, or the accuracy of those that were
/// judged, each with a curve.
class CoursePanel : public Panel {
    Q_OBJECT
public:
    enum Course { Rating, Accuracy };
    explicit CoursePanel(QWidget* parent = nullptr);

    void setCourses(std::vector<OwnRating> ratings, std::vector<OwnAccuracy> accuracies);
    bool any() const { return !m_ratings.empty() || !m_accuracies.empty(); }
    Course course() const { return m_which->current() == 0 ? Rating : Accuracy; }
    QComboBox* games() const { return m_games; }
    QString sentence() const { return m_text->text(); }
    LineChart* chart() const { return m_chart; }

private:
    /// Those of the course that is shown.
    void listGames();
    void refresh();
    void showRating(const OwnRating& rating);
    void showAccuracy(const OwnAccuracy& accuracy);

    std::vector<OwnRating> m_ratings;
    std::vector<OwnAccuracy> m_accuracies;
    Segmented* m_which;
    QComboBox* m_games;
    TextLabel* m_text;
    LineChart* m_chart;
};

/// "1,612 ± 85": half of a 95 % interval.
QString ratingText(const Glicko& rating);

} // namespace hilltop
