// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/choose_bots_dialog.h"

#include "hosting/languages/language.h"
#include "registry/registry.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kMostHeight = 320;

} // namespace

OwnBot ownBotOf(const RecognisedBot& found, const std::string& game, const std::string& name) {
    OwnBot bot;
    bot.spec = bot_spec_text(found.spec);
    bot.game = game;
    bot.name = name;
    bot.added = QDateTime::currentSecsSinceEpoch();
    return bot;
}

/// How a bot talks: one program may be meant in two ways.
QString ChooseBotsDialog::speech(const RecognisedBot& bot) {
    if (bot.language != "executable") return QString::fromStdString(bot.language);
    return bot_kind(bot.spec.kind).per_decision ? tr("program, started for each decision")
                                                : hostedLanguage(bot_spec_text(bot.spec));
}

bool ChooseBotsDialog::needed(const std::vector<RecognisedBot>& found) {
    return found.size() != 1 || found.front().game.empty();
}

ChooseBotsDialog::ChooseBotsDialog(const std::vector<RecognisedBot>& found, QWidget* parent)
    : QDialog(parent) {
    setManual(*this, "own_bots");
    setWindowTitle(tr("Add bots"));
    auto* column = columnIn(this, 12, {20, 20, 20, 16});
    auto* words = new TextLabel(
        found.size() == 1
            ? tr("Hilltop can’t tell which game this bot plays.")
            : tr("These files may contain several bots. Which ones do you want to add, and under which name?"));
    words->setWordWrap(true);
    column->addWidget(words);
    auto* list = new QWidget;
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 4, 0);
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(1, 1);
    for (const RecognisedBot& bot : found) {
        Row row{bot, new QCheckBox(speech(bot)), new QLineEdit(QString::fromStdString(bot.name)), nullptr};
        const int line = grid->rowCount();
        row.take->setChecked(!bot.game.empty() || found.size() == 1);
        row.take->setToolTip(plainTip(QString::fromStdString(bot_spec_text(bot.spec))));
        row.name->setAccessibleName(tr("Name"));
        row.name->setMaxLength(60);
        grid->addWidget(row.take, line, 0);
        grid->addWidget(row.name, line, 1);
        if (bot.game.empty()) {
            row.game = new QComboBox;
            row.game->setAccessibleName(tr("Game"));
            row.game->addItem(tr("for which game?"));
            for (const GameEntry* game : games())
                if (game->find_kind(bot.spec.kind) != nullptr)
                    row.game->addItem(gameTitle(game->info().id), QString::fromUtf8(game->info().id));
            connect(row.game, &QComboBox::currentIndexChanged, this, [this, take = row.take](int index) {
                if (index > 0) take->setChecked(true);
                check();
            });
            grid->addWidget(row.game, line, 2);
        } else {
            grid->addWidget(new TextLabel(gameTitle(bot.game), TextSize::Text, false, TextLabel::Ink::Quiet), line, 2);
        }
        connect(row.take, &QCheckBox::toggled, this, &ChooseBotsDialog::check);
        connect(row.name, &QLineEdit::textChanged, this, &ChooseBotsDialog::check);
        m_rows.push_back(row);
    }
    auto* scroll = new QScrollArea; // a folder may hold hundreds
    scrolledDown(list, scroll);
    scroll->setMinimumSize(list->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width(),
                           std::min(list->sizeHint().height(), kMostHeight));
    column->addWidget(scroll, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_add = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    check();
}

std::vector<OwnBot> ChooseBotsDialog::chosen() const {
    std::vector<OwnBot> bots;
    for (const Row& row : m_rows) {
        const std::string game = row.game != nullptr ? row.game->currentData().toString().toStdString() : row.bot.game;
        if (row.take->isChecked()) bots.push_back(ownBotOf(row.bot, game, row.name->text().trimmed().toStdString()));
    }
    return bots;
}

void ChooseBotsDialog::check() {
    const auto bots = chosen();
    m_add->setEnabled(!bots.empty() && std::none_of(bots.begin(), bots.end(), [](const OwnBot& bot) {
        return bot.game.empty() || bot.name.empty();
    }));
}

} // namespace hilltop
