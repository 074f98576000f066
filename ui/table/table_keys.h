// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QObject>
#include <QString>
#include <QVariantMap>

namespace hilltop {

/// The keys of a table: arrows, the key that plays, digits and letters on buttons, more and less, those of the tutor's
/// question and those of the sheet at the end of a match. They are actions, so that the key editor knows them and their
/// conflicts, but no shortcuts: the table asks what a key means when it has the focus.
class TableKeys : public QObject {
    Q_OBJECT
public:
    /// The number of actions with keys of their own: the first ones that can be chosen; the tenth has the key 0.
    static constexpr int kChoices = 10;

    explicit TableKeys(QObject* parent = nullptr);

    const QList<QAction*>& actions() const { return m_actions; }
    /// What the key means: "left", "right", "up", "down", "play", "back", "choice1" to "choice10", "last", "end",
    /// "pass", "review", "rematch", "again", "new", "picture", "more", "less", "anyway", "stop"; empty: nothing.
    QString meaning(int key, Qt::KeyboardModifiers modifiers) const;
    /// By meaning, the key as people read it on a button; empty without a key.
    const QVariantMap& labels() const { return m_labels; }

signals:
    void changed();

private:
    void make(const char* meaning, const QString& text, const QList<QKeySequence>& keys);
    void relabel();

    QList<QAction*> m_actions;
    QVariantMap m_labels;
};

} // namespace hilltop
