// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/bot_report.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace hilltop {

/// How often a bot does what distinguishes styles: a bar for the bot, a line for the strongest built-in one.
class BotStyleView : public QWidget {
    Q_OBJECT
public:
    explicit BotStyleView(QWidget* parent = nullptr);
    void set(const QString& game, const std::vector<StyleShare>& style, const std::vector<StyleShare>& field);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line {
        QString words;
        double share, field; ///< 0 to 1, below 0: nothing to tell
    };
    int rowHeight() const;

    std::vector<Line> m_lines;
};

} // namespace hilltop
