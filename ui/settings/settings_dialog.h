// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QListWidget;
class QStackedWidget;

namespace hilltop {

class KeyEditor;
class Settings;
class Shortcuts;

/// What can be chosen once and for all. Nothing is changed before OK or Apply; Cancel leaves everything as it was.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    SettingsDialog(Settings& settings, Shortcuts& shortcuts, QWidget* parent = nullptr);

    /// The page of keys.
    void showKeys();

private:
    /// One thing to choose: how it is kept, and how its control goes back to what a fresh program has.
    struct Choice {
        int page;
        std::function<void()> keep;
        std::function<void()> standard;
    };

    QWidget* makeLook();
    QWidget* makeTable();
    void addPage(const QString& title, QWidget* page);
    QWidget* words(int page, const QString& name, const QStringList& list, int now, int standard,
                   std::function<void(int)> keep);
    QWidget* tick(int page, const QString& text, const char* key, bool standard);
    /// False if a key just typed is refused; nothing is kept then.
    bool apply();
    void restorePage();

    Settings& m_settings;
    QListWidget* m_list;
    QStackedWidget* m_pages;
    KeyEditor* m_keys;
    std::vector<Choice> m_choices;
};

} // namespace hilltop
