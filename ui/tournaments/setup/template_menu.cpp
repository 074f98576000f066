// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/template_menu.h"

#include "settings/settings.h"
#include "style/open_dialog.h"
#include "text/game_texts.h"
#include "text/shown_name.h"
#include "tournaments/setup/tournament_templates.h"

#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>

namespace hilltop {
TemplateMenu::TemplateMenu(Settings& settings, std::function<Plan()> current, QWidget* parent)
    : QPushButton(tr("Templates"), parent)
    , m_settings(settings)
    , m_current(std::move(current))
    , m_menu(new QMenu(this)) {
    setAutoDefault(false);
    setObjectName(QStringLiteral("templates"));
    setToolTip(tr("Built-in templates and your own"));
    m_menu->setToolTipsVisible(true);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &TemplateMenu::fill);
}

void TemplateMenu::fill() {
    qDeleteAll(m_menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    m_menu->clear();
    const Plan current = m_current();
    for (const Template kind : kTemplates) {
        if (!hasTemplate(current.entry(), kind)) continue;
        auto* action = m_menu->addAction(templateName(kind));
        action->setToolTip(templateTip(kind));
        connect(action, &QAction::triggered, this,
                [this, kind] { emit chosen(fromTemplate(m_settings, kind, m_current())); });
    }
    m_menu->addSeparator();
    const auto own = ownTemplates(m_settings);
    for (const OwnTemplate& one : own) {
        const auto plan = planOf(one);
        const bool here = !plan || plan->game == current.game;
        auto* action =
            m_menu->addAction(here ? withoutKey(shownName(one.name))
                                   : tr("%1 (%2)", "template, game")
                                         .arg(withoutKey(shownName(one.name)), withoutKey(gameTitle(plan->game))));
        connect(action, &QAction::triggered, this, [this, name = one.name] { choose(name); });
    }
    if (!own.empty()) m_menu->addSeparator();
    auto* save = m_menu->addAction(tr("Save as template…"));
    save->setObjectName(QStringLiteral("save_template"));
    connect(save, &QAction::triggered, this, [this] {
        askName(tr("Save as template"), {},
                [this](const QString& name) { saveTemplate(m_settings, name, m_current()); });
    });
    if (own.empty()) return;
    auto* rename = m_menu->addMenu(tr("Rename"));
    auto* remove = m_menu->addMenu(tr("Delete"));
    for (const OwnTemplate& one : own) {
        connect(rename->addAction(withoutKey(shownName(one.name))), &QAction::triggered, this, [this, name = one.name] {
            askName(tr("Rename template"), name, [this, name](const QString& wanted) {
                if (!renameTemplate(m_settings, name, wanted))
                    emit failed(tr("A template called “%1” already exists.").arg(wanted));
            });
        });
        connect(remove->addAction(withoutKey(shownName(one.name))), &QAction::triggered, this,
                [this, name = one.name] { askRemove(name); });
    }
}

void TemplateMenu::choose(const QString& name) {
    for (const OwnTemplate& one : ownTemplates(m_settings)) {
        if (one.name != name) continue;
        const auto plan = planOf(one);
        if (plan)
            emit chosen(*plan);
        else
            emit failed(tr("This version can’t read the template “%1”.").arg(name));
    }
}

void TemplateMenu::askName(const QString& title, const QString& text, const std::function<void(const QString&)>& use) {
    auto* dialog = new QInputDialog(this);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Template name"));
    dialog->setOkButtonText(tr("Save"));
    dialog->setCancelButtonText(tr("Cancel"));
    dialog->setTextValue(text);
    connect(dialog, &QInputDialog::textValueSelected, this, [use](const QString& name) {
        if (const QString wanted = name.simplified(); !wanted.isEmpty()) use(wanted);
    });
    openDialog(dialog);
}

void TemplateMenu::askRemove(const QString& name) {
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Delete template"),
                        tr("Delete the template “%1”? This cannot be undone.").arg(name), QMessageBox::Cancel, this);
    box->setTextFormat(Qt::PlainText);
    box->button(QMessageBox::Cancel)->setText(tr("Cancel"));
    auto* remove = box->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    connect(remove, &QPushButton::clicked, this, [this, name] { removeTemplate(m_settings, name); });
    openDialog(box);
}

} // namespace hilltop
