// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QWidget>

class QButtonGroup;
class QDoubleSpinBox;

namespace hilltop {

class TextLabel;

/// When a tournament ends: fixed, when all intervals are narrow enough, or by a sequential test. What does not fit the
/// plan is disabled, with the reason below.
class StopPicker : public QWidget {
    Q_OBJECT
public:
    explicit StopPicker(QWidget* parent = nullptr);

    void set(const StopRule& rule);
    StopRule rule() const;
    /// Enables what fits this plan.
    void fit(const Plan& plan);
    /// Why the rule cannot be used for the plan, one sentence; empty if it can.
    static QString problem(const Plan& plan);

signals:
    void changed();

private:
    void refresh();
    StopRule::Kind kind() const;
    QDoubleSpinBox* number(const char* name, const QString& label, double least, double most, int decimals,
                           double step);

    QButtonGroup* m_kinds;
    QWidget *m_interval, *m_sprt;
    QDoubleSpinBox *m_width, *m_elo0, *m_elo1, *m_alpha, *m_beta;
    TextLabel *m_unit, *m_reason;
    bool m_cards = false; ///< the width is in points, not in per cent
};

} // namespace hilltop
