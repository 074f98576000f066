// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QPlainTextEdit;
class QPushButton;

namespace hilltop {

class TextLabel;

/// Takes a match as text, as Copy makes it or typed by hand.
class TypePosition : public QDialog {
    Q_OBJECT
public:
    explicit TypePosition(QWidget* parent = nullptr);

    QPlainTextEdit* text() const { return m_text; }
    QPushButton* showButton() const { return m_show; }
    /// Why the text cannot be shown.
    void setProblem(const QString& sentence);
    QString problem() const;

signals:
    /// The position shall be shown; the dialog stays until the person closes it.
    void typed(const QString& text);

private:
    QPlainTextEdit* m_text;
    TextLabel* m_problem;
    QPushButton* m_show;
};

} // namespace hilltop
