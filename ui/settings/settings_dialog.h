// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/sounds.h"
#include "style/desktop.h"

#include <QDialog>
#include <QVariant>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace hilltop {

class CardPreview;
class KeyEditor;
class Settings;
class Shortcuts;
class TextLabel;

/// What can be chosen once and for all. Nothing is changed before OK or Apply; Cancel leaves everything as it was.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    SettingsDialog(Settings& settings, Shortcuts& shortcuts, QWidget* parent = nullptr);

    /// The page of keys.
    void showKeys();
    /// Leaves of all pages what has those words in it, and shows the first page that has any; empty: everything.
    void find(const QString& words);

private:
    /// One thing to choose: as its control shows it, as it is kept, and what a fresh program has.
    struct Choice {
        int page;
        std::function<QVariant()> shown;
        std::function<QVariant()> kept;
        std::function<void()> keep;
        std::function<void()> standard;
    };

    QWidget* makeGeneral();
    QWidget* makeTable();
    QWidget* makePlaying();
    QWidget* makeAnalysis();
    void addPerson(QFormLayout* form);
    void addDeck(QFormLayout* form, CardPreview& preview);
    void addMotion(QFormLayout* form);
    void addSpeed(QFormLayout* form);
    void addReducedMotion(QFormLayout* form);
    void addSound(QFormLayout* form);
    void addCharacters(QFormLayout* form);
    void addTutor(QFormLayout* form);
    QDoubleSpinBox* number(int page, const QString& name, const QString& key, double standard, double step,
                           double most);
    void addPage(const QString& title, QWidget* page);
    QComboBox* words(int page, const QString& name, const QStringList& list, int standard, std::function<int()> kept,
                     std::function<void(int)> keep);
    QCheckBox* tick(int page, const QString& text, const char* key, bool standard);
    void tellPending();
    void tellMotion();
    bool findOn(QFormLayout* form, const QString& words);
    /// False if a key just typed is refused; nothing is kept then.
    bool apply();
    void restorePage();

    Settings& m_settings;
    Sounds m_sounds;   ///< to try how loud they are
    Desktop m_desktop; ///< what it asks for
    QLineEdit* m_find;
    QListWidget* m_list;
    QStackedWidget* m_pages;
    KeyEditor* m_keys;
    TextLabel* m_nothing; ///< no page has what is looked for
    TextLabel* m_motionNow = nullptr;
    QComboBox* m_motion = nullptr;
    std::vector<QFormLayout*> m_forms; ///< by page; the keys have none
    TextLabel* m_pending;              ///< how many choices are not kept yet
    std::vector<Choice> m_choices;
};

} // namespace hilltop
