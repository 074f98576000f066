// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "judging/any_judge.h"

#include <QWidget>

#include <optional>

class QAction;
class QBoxLayout;
class QProgressBar;

namespace hilltop {

class ShareBar;
class TextLabel;

/// Below the answers of a moment: in how many of the worlds the better answer does better, with a bar and a way to see
/// one of them, and what that depends on; and the way to judge the moment more deeply, with its progress.
class MomentDepth : public QWidget {
    Q_OBJECT
public:
    /// The actions are the page's, a button each.
    explicit MomentDepth(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// Nothing to compare: nothing is said of worlds.
    void setNoQuestion();
    /// The worlds are being looked at.
    void setAsked();
    /// What they say of two answers, as people call them.
    void setWhy(const Why& why, const QString& better, const QString& worse);
    /// What the better answer depends on; empty: nothing is said.
    void setReason(const QString& sentences);
    /// Nothing: nothing is rolled out.
    void setProgress(std::optional<double> share);
    QString whyText() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitWords();
    void fitButtons();

    TextLabel *m_words, *m_reason;
    ShareBar* m_bar;
    QProgressBar* m_progress;
    QBoxLayout* m_buttons;
};

} // namespace hilltop
