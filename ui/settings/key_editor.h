// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/shortcuts.h"

#include <QWidget>

class QKeySequenceEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hilltop {

class TextLabel;

/// All actions with their keys, by where they hold; one is changed at a time. Two actions never get one key.
class KeyEditor : public QWidget {
    Q_OBJECT
public:
    explicit KeyEditor(Shortcuts& shortcuts, QWidget* parent = nullptr);

    /// Takes what is being typed, which the field reports only after a second. False if that, or the last key typed, is
    /// refused: the reason is shown, once.
    bool finish();
    void apply();
    void restoreAll();
    /// Shows only actions that have those words in their name, group or key; false if there are none.
    bool find(const QString& words);
    /// Puts the cursor on the action of that object name.
    void choose(const QString& action);

private:
    void fill();
    void show(QTreeWidgetItem* item);
    void take(const QKeySequence& key);
    void refuse(const QString& why);
    void set(std::size_t entry, const Shortcuts::Keys& keys);
    int current() const;
    /// That the key means something else already, as a sentence; empty if it does not.
    QString clash(std::size_t entry, const QKeySequence& key) const;

    Shortcuts& m_shortcuts;
    std::vector<Shortcuts::Keys> m_keys; // being edited, by entry
    std::vector<QTreeWidgetItem*> m_items;
    QTreeWidget* m_tree;
    QKeySequenceEdit* m_edit;
    QPushButton *m_clear, *m_standard;
    TextLabel* m_problem;
    bool m_refused = false; ///< the last key typed, and nothing has been done since
};

} // namespace hilltop
