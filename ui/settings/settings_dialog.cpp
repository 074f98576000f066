// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings_dialog.h"

#include "settings/key_editor.h"
#include "settings/languages.h"
#include "settings/settings.h"
#include "style/panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace hilltop {
namespace {

enum PageNumber { Look, Playing, Keys };

/// A page that scrolls when a translation needs more room than there is.
QWidget* scrolling(QWidget* content) {
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    return area;
}

} // namespace

SettingsDialog::SettingsDialog(Settings& settings, Shortcuts& shortcuts, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_list(new QListWidget)
    , m_pages(new QStackedWidget)
    , m_keys(new KeyEditor(shortcuts)) {
    setWindowTitle(tr("Settings"));
    m_list->setAccessibleName(tr("Pages of settings"));
    m_list->setFixedWidth(160);
    m_list->setFrameShape(QFrame::NoFrame);
    addPage(tr("Look"), scrolling(makeLook()));
    addPage(tr("Playing"), scrolling(makeTable()));
    addPage(tr("Keys"), m_keys);
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(Look);

    auto* across = new QHBoxLayout;
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    across->addWidget(m_list);
    across->addWidget(new Hairline(Qt::Vertical));
    across->addWidget(m_pages, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Apply |
                                             QDialogButtonBox::RestoreDefaults,
                                         this);
    buttons->setContentsMargins(20, 14, 20, 14);
    auto* standard = buttons->button(QDialogButtonBox::RestoreDefaults);
    standard->setText(tr("Restore defaults"));
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (apply()) accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this, &SettingsDialog::apply);
    connect(standard, &QPushButton::clicked, this, &SettingsDialog::restorePage);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(across, 1);
    column->addWidget(new Hairline);
    column->addWidget(buttons);
    resize(720, 480);
}

void SettingsDialog::addPage(const QString& title, QWidget* page) {
    auto* item = new QListWidgetItem(title, m_list);
    item->setSizeHint(QSize(0, 36));
    m_pages->addWidget(page);
}

void SettingsDialog::showKeys() {
    m_list->setCurrentRow(Keys);
}

QWidget* SettingsDialog::makeLook() {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(24, 20, 24, 20);
    form->setVerticalSpacing(14);
    form->addRow(tr("Appearance"), words(Look, tr("Appearance"), {tr("As the system"), tr("Light"), tr("Dark")},
                                         static_cast<int>(m_settings.appearance()), 0,
                                         [this](int now) { m_settings.setAppearance(static_cast<Appearance>(now)); }));
    form->addRow(tr("Cards move"),
                 words(Look, tr("Cards move"), {tr("Slowly"), tr("At normal speed"), tr("Fast"), tr("Not at all")},
                       static_cast<int>(m_settings.animationSpeed()), 1,
                       [this](int now) { m_settings.setAnimationSpeed(static_cast<AnimationSpeed>(now)); }));
    const QStringList codes = languageCodes();
    QStringList names = {tr("As the system")};
    for (const QString& code : codes)
        names << languageName(code);
    const QString now = m_settings.get<QString>(kLanguageKey, {});
    form->addRow(tr("Language"),
                 words(Look, tr("Language"), names, static_cast<int>(codes.indexOf(now)) + 1, 0,
                       [this, codes](int chosen) { m_settings.set<QString>(kLanguageKey, codes.value(chosen - 1)); }));
    auto* note = new TextLabel(tr("Another language is spoken from the next start on."), TextSize::Small, false,
                               TextLabel::Ink::Quiet);
    note->setWordWrap(true);
    form->addRow(QString(), note);
    form->addRow(QString(), tick(Look, tr("Four colours for the suits"), kFourColoursKey, false));
    return page;
}

QWidget* SettingsDialog::makeTable() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(14);
    column->addWidget(
        tick(Playing, tr("Make moves by themselves where there is only one"), kForcedKey, kForcedDefault));
    column->addWidget(tick(Playing, tr("Sounds"), kSoundKey, true));
    static constexpr int kSeconds[] = {0, 2, 5};
    const int seconds = m_settings.get<int>(kRestKey, 0);
    const auto now = std::find(std::begin(kSeconds), std::end(kSeconds), seconds) - std::begin(kSeconds);
    auto* rest = new QFormLayout;
    rest->addRow(tr("After a hand or round"),
                 words(Playing, tr("After a hand or round"),
                       {tr("Wait for a key or a click"), tr("Go on after 2 seconds"), tr("Go on after 5 seconds")},
                       now < std::ssize(kSeconds) ? static_cast<int>(now) : 0, 0,
                       [this](int chosen) { m_settings.set<int>(kRestKey, kSeconds[chosen]); }));
    column->addLayout(rest);
    column->addStretch(1);
    return page;
}

QWidget* SettingsDialog::words(int page, const QString& name, const QStringList& list, int now, int standard,
                               std::function<void(int)> keep) {
    auto* box = new QComboBox;
    box->addItems(list);
    box->setCurrentIndex(now);
    box->setAccessibleName(name);
    m_choices.push_back({page, [box, keep = std::move(keep)] { keep(box->currentIndex()); },
                         [box, standard] { box->setCurrentIndex(standard); }});
    return box;
}

QWidget* SettingsDialog::tick(int page, const QString& text, const char* key, bool standard) {
    auto* box = new QCheckBox(text);
    box->setChecked(m_settings.get<bool>(QLatin1String(key), standard));
    m_choices.push_back({page, [this, box, key] { m_settings.set<bool>(QLatin1String(key), box->isChecked()); },
                         [box, standard] { box->setChecked(standard); }});
    return box;
}

bool SettingsDialog::apply() {
    if (!m_keys->finish()) {
        showKeys();
        return false;
    }
    for (const Choice& choice : m_choices)
        choice.keep();
    m_keys->apply();
    return true;
}

void SettingsDialog::restorePage() {
    for (const Choice& choice : m_choices) {
        if (choice.page == m_list->currentRow()) choice.standard();
    }
    if (m_list->currentRow() == Keys) m_keys->restoreAll();
}

} // namespace hilltop
