// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings_dialog.h"

#include "settings/key_editor.h"
#include "settings/settings.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kListWidth = 192;

/// A page that scrolls when a translation needs more room than there is.
QWidget* scrolling(QWidget* content) {
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    return area;
}

bool saysSo(const QWidget& widget, const QString& words) {
    const auto has = [&](const QString& text) { return text.contains(words, Qt::CaseInsensitive); };
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return has(label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return has(button->text());
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        for (int i = 0; i < box->count(); ++i)
            if (has(box->itemText(i))) return true;
    }
    return has(widget.accessibleName());
}

/// Everything in a row of a form, layouts in it too.
QList<QWidget*> widgetsOf(QLayoutItem* item) {
    QList<QWidget*> all;
    if (item == nullptr) return all;
    if (QWidget* widget = item->widget()) all = widget->findChildren<QWidget*>() << widget;
    if (QLayout* layout = item->layout())
        for (int i = 0; i < layout->count(); ++i)
            all << widgetsOf(layout->itemAt(i));
    return all;
}

} // namespace

SettingsDialog::SettingsDialog(Settings& settings, Shortcuts& shortcuts, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_sounds(settings)
    , m_find(new QLineEdit)
    , m_list(new QListWidget)
    , m_pages(new QStackedWidget)
    , m_keys(new KeyEditor(shortcuts))
    , m_nothing(new TextLabel(tr("No matching settings"), TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_pending(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Warn)) {
    setManual(*this, "keys#settings");
    m_pending->setObjectName(QStringLiteral("pending"));
    setWindowTitle(tr("Settings"));
    m_list->setAccessibleName(tr("Pages of settings"));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find a setting"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString& text) { find(text.trimmed()); });
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_list->setFrameShape(QFrame::NoFrame);
    addPage(tr("General"), scrolling(makeGeneral()));
    addPage(tr("Table"), scrolling(makeTable()));
    addPage(tr("Playing"), scrolling(makePlaying()));
    addPage(tr("Analysis"), scrolling(makeAnalysis()));
    addPage(tr("Keys"), m_keys);
    connect(&m_desktop, &Desktop::changed, this, &SettingsDialog::tellMotion);
    tellMotion();
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(0);

    auto* across = rowPart(0);
    auto* side = new QWidget;
    side->setFixedWidth(kListWidth);
    side->setBackgroundRole(QPalette::Base);
    side->setAutoFillBackground(true);
    auto* below = columnIn(side, 0);
    auto* room = columnPart(kUsualGap, {12, 12, 12, 12});
    room->addWidget(m_find);
    room->addWidget(m_nothing);
    below->addLayout(room);
    below->addWidget(m_list, 1);
    across->addWidget(side);
    across->addWidget(new Hairline(Qt::Vertical));
    across->addWidget(m_pages, 1);
    auto* standard = new QPushButton(tr("Reset this page"));
    standard->setObjectName(QStringLiteral("defaults"));
    standard->setAutoDefault(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Apply);
    auto* foot = rowPart(12, {20, 12, 20, 12});
    foot->addWidget(standard);
    foot->addStretch(1);
    foot->addWidget(m_pending);
    foot->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (apply()) accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this, &SettingsDialog::apply);
    connect(standard, &QPushButton::clicked, this, &SettingsDialog::restorePage);
    auto* column = columnIn(this, 0);
    column->addLayout(across, 1);
    column->addWidget(new Hairline);
    column->addLayout(foot);
    resize(880, 632);
    tellPending();
}

void SettingsDialog::addPage(const QString& title, QWidget* page) {
    auto* item = new QListWidgetItem(title, m_list);
    item->setSizeHint(QSize(0, 36));
    m_pages->addWidget(page);
}

void SettingsDialog::showKeys() {
    m_find->clear();
    m_list->setCurrentRow(m_list->count() - 1);
}

void SettingsDialog::find(const QString& words) {
    int first = -1;
    for (int page = 0; page < m_list->count(); ++page) {
        const bool named = m_list->item(page)->text().contains(words, Qt::CaseInsensitive);
        const bool keys = page == static_cast<int>(m_forms.size());
        const QString within = named ? QString() : words; // all of a page that is called so
        const bool found = keys ? m_keys->find(within) : findOn(m_forms[static_cast<std::size_t>(page)], within);
        m_list->item(page)->setHidden(!found && !named);
        if (first < 0 && (found || named)) first = page;
    }
    m_nothing->setVisible(first < 0);
    const QListWidgetItem* now = m_list->currentItem();
    if (first >= 0 && (now == nullptr || now->isHidden())) m_list->setCurrentRow(first);
}

/// A group goes with its title: one that says so is shown whole.
bool SettingsDialog::findOn(QFormLayout* form, const QString& words) {
    bool any = false, whole = false, some = false;
    int from = 0;
    const auto close = [&](int to) { // title and line of the group that ends here
        for (int row = from; row < to && !some; ++row)
            form->setRowVisible(row, false);
        any |= some;
        some = false;
        from = to;
    };
    for (int row = 0; row < form->rowCount(); ++row) {
        QLayoutItem* across = form->itemAt(row, QFormLayout::SpanningRole);
        QWidget* title = across != nullptr ? across->widget() : nullptr;
        if (qobject_cast<Hairline*>(title) != nullptr) {
            close(row);
            whole = false;
            form->setRowVisible(row, true);
            continue;
        }
        if (qobject_cast<TextLabel*>(title) != nullptr) {
            whole = saysSo(*title, words);
            form->setRowVisible(row, true);
            continue;
        }
        const QList<QWidget*> parts = widgetsOf(across) + widgetsOf(form->itemAt(row, QFormLayout::LabelRole)) +
                                      widgetsOf(form->itemAt(row, QFormLayout::FieldRole));
        const bool fits = whole || words.isEmpty() || std::any_of(parts.begin(), parts.end(), [&](const QWidget* part) {
                              return saysSo(*part, words);
                          });
        form->setRowVisible(row, fits);
        some |= fits;
    }
    close(form->rowCount());
    return any;
}

void SettingsDialog::tellPending() {
    const auto pending = std::count_if(m_choices.begin(), m_choices.end(),
                                       [](const Choice& choice) { return choice.shown() != choice.kept(); });
    m_pending->setText(pending == 0 ? QString() : tr("%n change(s) not applied", nullptr, static_cast<int>(pending)));
}

bool SettingsDialog::apply() {
    if (!m_keys->finish()) {
        showKeys();
        return false;
    }
    for (const Choice& choice : m_choices)
        choice.keep();
    m_keys->apply();
    tellPending();
    return true;
}

void SettingsDialog::restorePage() {
    for (const Choice& choice : m_choices) {
        if (choice.page == m_list->currentRow()) choice.standard();
    }
    if (m_list->currentRow() == m_list->count() - 1) m_keys->restoreAll();
}

} // namespace hilltop
