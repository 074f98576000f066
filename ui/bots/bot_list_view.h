// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace hilltop {

class BotListModel;

/// The list of bots: headings are passed over by keys, the row that unfolds answers to a click and to Enter.
class BotListView : public QListView {
    Q_OBJECT
public:
    explicit BotListView(BotListModel& model, QWidget* parent = nullptr);

    /// False if it is not shown.
    bool choose(const QString& game, const QString& bot);

signals:
    /// A bot has become the current row; both empty for none.
    void chosen(const QString& game, const QString& bot);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void press(const QModelIndex& index);

    BotListModel& m_bots;
};

} // namespace hilltop
