// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace hilltop {

class MatchPlay;
class TableScene;
class TextLabel;

/// Above the table while a person answers a decision of a match once more: both answers, what each is worth and what
/// came of it, and the way back to the match. Hidden otherwise.
class SecondTryBar : public QWidget {
    Q_OBJECT
public:
    SecondTryBar(const MatchPlay& play, const TableScene& scene, QWidget* parent = nullptr);

    /// What is on the table has changed.
    void follow();
    QString text() const;
    QPushButton* back() const { return m_back; }

signals:
    /// Both lines shall be shown in Replay.
    void backRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const MatchPlay& m_play;
    const TableScene& m_scene;
    TextLabel* m_text;
    QPushButton* m_back;
};

} // namespace hilltop
