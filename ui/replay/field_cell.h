// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace hilltop {

class TextLabel;

/// An editor and, below it, what is wrong with what it holds. The editor is marked then, and says so to screen readers.
/// The wheel changes a number or choice only where it has the focus, else it scrolls.
class FieldCell : public QWidget {
    Q_OBJECT
public:
    /// `placed` has the editor in it, or is the editor.
    FieldCell(QWidget& editor, QWidget* placed, QWidget* parent = nullptr);

    QWidget& editor() const { return m_editor; }
    /// Empty: nothing is wrong.
    void setProblem(const QString& sentence);
    QString problem() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_editor;
    TextLabel* m_problem;
};

} // namespace hilltop
