// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rule_spec.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace hilltop {

class TextLabel;

/// The rules of a game, a row each: name, field, and "default" or the default with a button that goes back to it. Where
/// there is no room for all that in one row, they are placed below each other.
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
    /// "all defaults", "one differs from the defaults": for the title over the rows.
    QString summary() const;
    /// Width of the names, so that a form around it can line up; 0 is as wide as they need.
    void setNameWidth(int width);
    /// For tests and for putting the focus on what is wrong.
    QWidget* field(const QString& ruleId) const;

    QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        RuleInfo rule;
        QLabel* name;
        QSpinBox* number; // one of the two
        QComboBox* words;
        TextLabel* mark;
        QToolButton* reset;
    };
    void addRow(const RuleInfo& rule);
    void set(Row& row, int value);
    void show(const Row& row);
    QWidget* fieldOf(const Row& row) const;
    void arrange();
    QString valueText(const RuleInfo& rule, int value) const;

    std::string m_game;
    RuleValues m_values;
    std::vector<Row> m_rows;
    /// Where there is room for what is said of a field: beside it, none (below it, if it differs), or not even for the
    /// name, which is over it then.
    enum class Room : std::uint8_t { Beside, None, OverFields };
    Room m_room = Room::Beside;
};

} // namespace hilltop
