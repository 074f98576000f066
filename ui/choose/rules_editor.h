// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "game/rule_spec.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace hilltop {

class TextLabel;

/// The rules of a game, a row each: name, field, and "default" or the default with a button that goes back to it.
/// What is typed may be out of range or not fit together: ask GameEntry::check() after changed(), and problem() for
/// words.
class RulesEditor : public QWidget {
    Q_OBJECT
public:
    RulesEditor(const QString& gameId, std::span<const RuleInfo> rules, QWidget* parent = nullptr);

    const RuleValues& values() const { return m_values; }
    /// Absent, unknown and out-of-range ones become the default.
    void setValues(const RuleValues& values);
    /// All to their defaults.
    void reset();
    /// Why these rules cannot be played, in the words of the rows; `checked` is what GameEntry::check() said.
    QString problem(const Result<>& checked) const;
    /// How many rules differ from their default.
    int changedCount() const;
    /// "all as by default", "one differs from the defaults": for the title over the rows.
    QString summary() const;
    /// Width of the names, so that a form around it can line up; 0 is as wide as they need.
    void setNameWidth(int width);
    /// For tests and for putting the focus on what is wrong.
    QWidget* field(const QString& ruleId) const;

signals:
    void changed();

private:
    struct Row {
        RuleInfo rule;
        QLabel* name;
        QSpinBox* number; // one of the two
        QComboBox* words;
        TextLabel* mark;
        QToolButton* reset;
    };
    void addRow(const RuleInfo& rule, int line);
    void set(Row& row, int value);
    void show(const Row& row);
    QString valueText(const RuleInfo& rule, int value) const;

    std::string m_game;
    RuleValues m_values;
    std::vector<Row> m_rows;
};

} // namespace hilltop
