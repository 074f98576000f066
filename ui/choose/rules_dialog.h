// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QListWidget;
class QTextBrowser;

namespace hilltop {

/// The rules of a game for people, from ":/<id>/rules.md" or its translation ":/<id>/rules_<language>.md", beside the
/// table rather than over it: the window stays usable.
class RulesDialog : public QDialog {
    Q_OBJECT
public:
    explicit RulesDialog(const QStringList& gameIds, QWidget* parent = nullptr);

    void showGame(const QString& gameId);

protected:
    void changeEvent(QEvent* event) override;

private:
    void load();

    QStringList m_ids;
    QString m_current;
    QListWidget* m_list;
    QTextBrowser* m_text;
};

} // namespace hilltop
