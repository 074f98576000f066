// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/add_bots_dialog.h"

#include "choose/bot_picker.h"
#include "choose/own_bot_list.h"
#include "game/entry.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

namespace hilltop {
namespace {

constexpr QSize kAddBotsSize(640, 640), kAddBotsSmallest(640, 460);
constexpr int kAddBotsMargin = 20;

} // namespace

AddBotsDialog::AddBotsDialog(const GameEntry& game, const OwnBotList* own, QWidget* parent)
    : QDialog(parent)
    , m_bots(new BotPicker)
    , m_author(new QLineEdit)
    , m_link(new QLineEdit)
    , m_licence(new QLineEdit)
    , m_add(primaryButton(tr("Add bots"))) {
    setManual(*this, "hills#who-takes-part");
    setWindowTitle(tr("Add bots"));
    setMinimumSize(kAddBotsSmallest);
    auto* column = columnIn(this, 0);
    auto* sheet = columnPart(12, {kAddBotsMargin, 16, kAddBotsMargin, 16});
    auto* words = new TextLabel(tr("The hill keeps a copy of each bot’s files. A bot whose files have changed joins as "
                                   "its next version."),
                                TextSize::Small, false, TextLabel::Ink::Quiet);
    words->setWordWrap(true);
    sheet->addWidget(words);
    const QString id = QString::fromUtf8(game.info().id);
    m_bots->setBots(id, game.bots(), own);
    sheet->addWidget(m_bots, 1);
    sheet->addWidget(makeFields());
    column->addLayout(sheet, 1);
    column->addWidget(new Hairline);
    auto* footer = rowPart(8, {kAddBotsMargin, 12, kAddBotsMargin, 12});
    auto* files = new QPushButton(tr("Choose files…"));
    files->setAutoDefault(false);
    m_add->setObjectName(QStringLiteral("add"));
    m_add->setDefault(true);
    footer->addWidget(files);
    footer->addStretch(1);
    footer->addWidget(dismissButton(tr("Cancel"), *this));
    footer->addWidget(m_add);
    column->addLayout(footer);
    resize(kAddBotsSize);
    connect(m_bots, &BotPicker::changed, this, &AddBotsDialog::refresh);
    connect(m_add, &QPushButton::clicked, this, &QDialog::accept);
    connect(files, &QPushButton::clicked, this, [this] {
        reject();
        emit filesRequested(this->words());
    });
    if (own != nullptr)
        connect(own, &OwnBotList::changed, this, [this, id, &game, own] {
            const auto ticked = m_bots->ticked();
            m_bots->setBots(id, game.bots(), own);
            m_bots->setTicked(ticked);
            refresh();
        });
    refresh();
}

std::vector<std::string> AddBotsDialog::bots() const {
    return m_bots->ticked();
}

EntryWords AddBotsDialog::words() const {
    const auto entered = [](const QLineEdit& field) { return field.text().trimmed().toStdString(); };
    return {.author = entered(*m_author), .link = entered(*m_link), .licence = entered(*m_licence)};
}

QWidget* AddBotsDialog::makeFields() {
    auto* fields = new QWidget;
    auto* grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    const auto row = [grid](const QString& name, QLineEdit* field, const char* id) {
        auto* label = new TextLabel(name);
        label->setBuddy(field);
        field->setObjectName(QString::fromLatin1(id));
        field->setAccessibleName(name);
        field->setPlaceholderText(tr("Optional"));
        const int line = grid->rowCount();
        grid->addWidget(label, line, 0);
        grid->addWidget(field, line, 1);
    };
    row(tr("Author"), m_author, "author");
    row(tr("Link"), m_link, "link");
    row(tr("Licence"), m_licence, "licence");
    return fields;
}

void AddBotsDialog::refresh() {
    const bool any = !m_bots->ticked().empty();
    const QString reason = any ? QString() : tr("Select at least one bot.");
    m_add->setEnabled(any);
    m_add->setToolTip(reason);
    m_add->setAccessibleDescription(reason);
}

} // namespace hilltop
