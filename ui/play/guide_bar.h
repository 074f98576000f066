// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QPushButton;

namespace hilltop {

class Settings;
class TextLabel;

/// The guide above the table in a person's first match of a game: a few steps, one at a time, each left once it
/// has been read. The step reached is kept; a guide that is finished or skipped never comes again.
class GuideBar : public QWidget {
    Q_OBJECT
public:
    explicit GuideBar(Settings& settings, QWidget* parent = nullptr);

    /// Shows the current step in the guide of that game; empty: no guide.
    void follow(const QString& game);
    /// From 0; the number of steps once the guide is finished.
    int step() const;
    QString sentence() const;
    QPushButton* next() const { return m_next; }
    QPushButton* skip() const { return m_skip; }

signals:
    /// Left by a press: the focus belongs to the table again.
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void leave(int step);
    void refresh();

    Settings& m_settings;
    QString m_game;
    QStringList m_steps;
    TextLabel *m_number, *m_text;
    QPushButton *m_next, *m_skip;
};

} // namespace hilltop
