// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "home/home_page.h"
#include "style/panel.h"

class QBoxLayout;
class QPushButton;

namespace hilltop {

/// One game on the start page: its picture, what it is, Play and Tournament. Tall beside others, wide when it is the
/// only one.
class GameCard : public Panel {
    Q_OBJECT
public:
    explicit GameCard(const HomeGame& game, QWidget* parent = nullptr);

    void setWide(bool wide);
    QString gameId() const { return m_id; }
    QPushButton* playButton() const { return m_play; }

signals:
    void playRequested(const QString& gameId);
    void tournamentRequested(const QString& gameId);
    void rulesRequested(const QString& gameId);

private:
    QString m_id;
    QBoxLayout* m_layout;
    QBoxLayout* m_words;
    GamePicture* m_picture;
    TextLabel* m_line;
    QPushButton *m_play, *m_tournament;
    QPushButton* m_rules; // only where there is room: F1 does the same
};

} // namespace hilltop
