// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "home/home_page.h"
#include "style/panel.h"

class QBoxLayout;
class QPushButton;

namespace hilltop {

/// One game on the start page: its picture, what it is, Play and Tournament. Its picture is above the words, or beside
/// them where there is little room; then a line that would be cut is left out.
class GameCard : public Panel {
    Q_OBJECT
public:
    explicit GameCard(const HomeGame& game, QWidget* parent = nullptr);

    void setCompact(bool compact);
    /// Of a card that is not compact.
    void setPictureHeight(int height);
    /// What the words and buttons below a picture need at this width.
    int wordsHeight(int width) const;
    /// What the words and buttons need of a compact card's width or of any other's.
    int leastWords(bool compact) const;
    /// The same with the smallest picture at their side.
    int leastWidth(bool compact) const;
    /// Of a compact card. The height leaves room for the words at that width, but for a line that is far too long.
    void setPictureWidth(int width);
    int compactHeight(int width) const;
    void setCompactHeight(int height);
    /// The rules in one breath.
    const TextLabel* line() const { return m_line; }
    QString gameId() const { return m_id; }
    QPushButton* playButton() const { return m_play; }

signals:
    void playRequested(const QString& gameId);
    void tournamentRequested(const QString& gameId);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitLine();
    int buttonWidth(const QPushButton& button, bool compact) const;
    int othersHeight(bool compact) const;
    int lineHeight(bool compact, int width) const;

    QString m_id;
    bool m_compact = false;
    QBoxLayout* m_layout;
    QBoxLayout* m_words;
    GamePicture* m_picture;
    TextLabel *m_line, *m_title, *m_seats;
    QPushButton *m_play, *m_tournament;
};

} // namespace hilltop
