// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QListWidget;
class QTextBrowser;

namespace hilltop {

/// The rules of a game for people, from ":/<id>/rules.md" or its translation ":/<id>/rules_<language>.md", beside the
/// table rather than over it: the window stays usable. Below them stand the
/// glossary and what authors of bots read, from ":/manual".
class RulesDialog : public QDialog {
    Q_OBJECT
public:
    explicit RulesDialog(const QStringList& gameIds, QWidget* parent = nullptr);

    void showGame(const QString& gameId);
    /// What stands between title and rules of that game: Markdown about a match that is being played; empty: nothing.
    void setNow(const QString& gameId, const QString& markdown);

protected:
    void changeEvent(QEvent* event) override;

private:
    void load();

    QStringList m_ids;
    QString m_current;
    QString m_nowOf, m_now;
    QListWidget* m_list;
    QTextBrowser* m_text;
};

} // namespace hilltop
