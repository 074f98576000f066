// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/score_model.h"

#include <QListView>

namespace hilltop {

/// A scoresheet to look at, walk by keys and listen to. Lines that tell of a moment can be chosen.
class ScoreView : public QListView {
    Q_OBJECT
public:
    explicit ScoreView(ScoreModel& sheet, QWidget* parent = nullptr);

    /// Whether each suit has a colour of its own, in all scoresheets.
    static void setFourColours(bool on);
    /// Keeps the newest line of the first table in sight.
    void showNewest();

signals:
    /// The first moment of a line that was clicked or entered.
    void chosen(int position);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    ScoreModel& m_sheet;
};

} // namespace hilltop
