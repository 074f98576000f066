// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QStringList>

class QDialog;

namespace hilltop {

class MainWindow;
class ManualDialog;
class Settings;
class Shortcuts;

/// The dialogs that belong to the window as a whole (files, keys, settings, the manual), and what holds for all dialogs
/// and menus. Lives in the GUI thread.
class MainDialogs : public QObject {
    Q_OBJECT
public:
    MainDialogs(MainWindow& window, Settings& settings, Shortcuts& shortcuts);

    /// Games that have rules to show, in the order of the program.
    void setRules(const QStringList& gameIds) { m_gameIds = gameIds; }
    void setOpenFilter(const QString& filter) { m_openFilter = filter; }
    void askForFiles();
    /// The page or rules of that name; it belongs to the dialog that is in front, or else to the window.
    void showManual(const QString& place);
    /// What belongs to the part that has the focus, the game that is shown, or the page.
    QString manualHere() const;
    /// Rules that are open beside the table follow it.
    void tellRules();
    void showKeys();
    void showAbout();
    /// `keys`: those of the keys.
    void showSettings(bool keys);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void showManual(const QString& place, bool beside);
    void giveManualKey(QDialog& dialog);

    MainWindow& m_window;
    Settings& m_settings;
    Shortcuts& m_shortcuts;
    QPointer<ManualDialog> m_manual;
    QStringList m_gameIds;
    QString m_openFilter;
};

/// Name, version and licence.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace hilltop
