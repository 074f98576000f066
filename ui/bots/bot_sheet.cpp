// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_sheet.h"

#include "bots/bot_list_model.h"
#include "bots/bot_pill.h"
#include "bots/bot_report_view.h"
#include "choose/opponent_list.h"
#include "choose/report_words.h"
#include "game/bot_spec.h"
#include "registry/registry.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <QAction>
#include <QDateTime>
#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kHeadGap = 8;
constexpr int kHeadLetters = 18; // larger ones leave no room for icons beside words

/// Two parts side by side, or the second one below the first where there is no room.
class BotsHead final : public QWidget {
public:
    BotsHead(QWidget* first, QWidget* second)
        : m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
        , m_first(first)
        , m_second(second) {
        m_parts->setContentsMargins(0, 0, 0, 0);
        m_parts->setSpacing(kHeadGap);
        m_parts->addWidget(first, 1);
        m_parts->addWidget(second);
    }
    QSize minimumSizeHint() const override {
        return {std::max(m_first->minimumSizeHint().width(), m_second->minimumSizeHint().width()),
                QWidget::minimumSizeHint().height()};
    }

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
            const bool fits = width() >= m_first->sizeHint().width() + kHeadGap + m_second->sizeHint().width();
            m_parts->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        }
        return QWidget::event(event);
    }

private:
    QBoxLayout* m_parts;
    QWidget *m_first, *m_second;
};

} // namespace

bool isBuiltIn(const QString& game, const QString& bot) {
    const GameEntry* entry = find_game(game.toStdString());
    return entry != nullptr && entry->find_bot(bot.toStdString()) != nullptr;
}

BotSheet::BotSheet(OwnBotList& own, BotChecks& checks, const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_own(own)
    , m_checks(checks)
    , m_actions(actions)
    , m_stack(new QStackedLayout(this)) {
    m_stack->addWidget(makeEmpty());
    m_stack->addWidget(makeSheet());
    connect(m_cancelCheck, &QPushButton::clicked, this, &BotSheet::cancelRequested);
    connect(m_report, &BotReportView::limitsRequested, this, &BotSheet::editRequested);
    connect(m_report, &BotReportView::faultRequested, this, &BotSheet::faultRequested);
}

QWidget* BotSheet::makeHead() {
    auto* head = new QWidget;
    auto* column = columnIn(head, 6);
    auto* title = new QWidget;
    auto* named = new QHBoxLayout(title);
    auto* buttons = new QWidget;
    auto* row = new QHBoxLayout(buttons);
    for (QHBoxLayout* part : {named, row}) {
        part->setContentsMargins(0, 0, 0, 0);
        part->setSpacing(kHeadGap);
    }
    m_name = new TextLabel(QString(), TextSize::Title, true);
    m_name->setElided(true);
    m_isolation = new BotPill;
    m_state = new BotPill;
    const auto button = [&](QAction* action, const QString& text, const char* iconName) {
        const bool pictured = iconName != nullptr && textFont(TextSize::Text).pixelSize() <= kHeadLetters;
        auto* made = new QPushButton(pictured ? icon(QLatin1String(iconName)) : QIcon(), text);
        connect(made, &QPushButton::clicked, action, &QAction::trigger);
        const auto follow = [made, action] {
            made->setEnabled(action->isEnabled());
            made->setVisible(action->isVisible());
        };
        connect(action, &QAction::changed, made, follow);
        return made;
    };
    named->addWidget(m_name);
    named->addSpacing(kHeadGap);
    named->addWidget(m_isolation);
    named->addWidget(m_state);
    named->addStretch(1);
    row->addWidget(button(m_actions.check, tr("Check again"), "replay"));
    row->addWidget(button(m_actions.compare, tr("Compare…"), nullptr));
    row->addWidget(button(m_actions.folder, tr("Folder"), "folder"));
    row->addWidget(button(m_actions.log, tr("Log"), nullptr));
    m_editButton = new QPushButton(tr("Edit…"));
    connect(m_editButton, &QPushButton::clicked, m_actions.edit, &QAction::trigger);
    row->addWidget(m_editButton);
    row->addStretch(1);
    column->addWidget(new BotsHead(title, buttons));
    m_about = new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet);
    m_about->setElided(true);
    column->addWidget(m_about);
    return head;
}

QWidget* BotSheet::makeSheet() {
    auto* sheet = new QWidget;
    auto* column = columnIn(sheet, 14, {24, 16, 24, 24});
    column->addWidget(makeHead());
    m_noteRow = new QWidget;
    auto* note = rowIn(m_noteRow, 12);
    m_note = new TextLabel;
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(8);
    m_cancelCheck = new QPushButton(tr("Cancel"));
    m_cancelCheck->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_cancelCheck->setAccessibleName(tr("Cancel the check"));
    note->addWidget(m_note);
    m_progress->setMinimumWidth(120);
    note->addWidget(m_progress, 1);
    note->addWidget(m_cancelCheck);
    note->addStretch(0);
    column->addWidget(m_noteRow);
    m_builtIn = new TextLabel;
    m_builtIn->setWordWrap(true);
    column->addWidget(m_builtIn);
    m_report = new BotReportView;
    column->addWidget(m_report);
    column->addStretch(1);
    return scrolledDown(sheet);
}

QWidget* BotSheet::makeEmpty() {
    auto* empty = new QWidget;
    auto* middle = columnIn(empty, 12, {48, 24, 48, 24});
    auto* words =
        new TextLabel(tr("Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop "
                         "recognises it, checks it in 200 matches, and lets it play wherever built-in bots do."),
                      TextSize::Text, false, TextLabel::Ink::Quiet);
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    words->setMaximumWidth(520);
    auto* choose = primaryButton(tr("Add a bot…"));
    auto* fromTemplate = new QPushButton(tr("New bot from template"));
    fromTemplate->setMenu(m_actions.templates);
    connect(choose, &QPushButton::clicked, this, &BotSheet::addRequested);
    auto* protocol = new QPushButton(icon(QStringLiteral("book")), tr("How a bot talks to Hilltop"));
    protocol->setFlat(true);
    connect(protocol, &QPushButton::clicked, this, [this] { emit manualRequested(QStringLiteral("protocol")); });
    middle->addStretch(1);
    middle->addWidget(new IconLabel(QStringLiteral("robot"), 40), 0, Qt::AlignHCenter);
    auto* across = new QHBoxLayout; // in the middle; with an alignment it would have too few lines
    across->addStretch(1);
    across->addWidget(words, 1000);
    across->addStretch(1);
    middle->addLayout(across);
    middle->addWidget(choose, 0, Qt::AlignHCenter);
    middle->addWidget(fromTemplate, 0, Qt::AlignHCenter);
    middle->addWidget(protocol, 0, Qt::AlignHCenter);
    middle->addStretch(1);
    return empty;
}

QString BotSheet::name() const {
    return m_name->text();
}

void BotSheet::showBot(const QString& game, const QString& shown) {
    m_game = game;
    m_bot = shown;
    m_stack->setCurrentIndex(m_bot.isEmpty() ? 0 : 1);
    showHead();
    refreshChecking();
    const OwnBot* bot = current();
    const BotReport* const report = bot != nullptr ? m_own.report(*bot) : nullptr;
    m_editButton->setVisible(bot != nullptr && report == nullptr);
    m_actions.log->setVisible(report != nullptr); // the row has room for four
    m_report->setVisible(report != nullptr);
    if (report != nullptr) m_report->showReport(*bot, *report, BotListModel::markOf(m_own, *bot));
    if (report != nullptr) m_report->showCareer(m_careers != nullptr ? m_careers->of(m_game, m_bot) : nullptr);
    m_builtIn->setVisible(report == nullptr && !m_noteRow->isVisibleTo(this));
    m_builtIn->setText(bot != nullptr ? tr("Not checked yet.") : QString());
    if (bot != nullptr || m_bot.isEmpty()) return;
    const BotTraits& traits = *find_game(m_game.toStdString())->find_bot(m_bot.toStdString());
    m_builtIn->setText(tr("This bot %1. Strength %2 of 5, version %3.", "how it plays")
                           .arg(botStyle(m_game.toStdString(), traits),
                                QLocale().toString(OpponentList::dotsOf(traits)), QLocale().toString(traits.version)));
}

void BotSheet::showState(const OwnBot& bot, const BotReport* report) {
    switch (BotListModel::markOf(m_own, bot)) {
    case BotMark::BuiltIn:
    case BotMark::NotChecked:
        m_state->set(QStringLiteral("info"), tr("not checked"), TextLabel::Ink::Quiet);
        break;
    case BotMark::Good:
        m_state->set(QStringLiteral("check"), tr("usable"), TextLabel::Ink::Good);
        break;
    case BotMark::Remarks:
        m_state->set(QStringLiteral("warning"), tr("usable, %n remarks", nullptr, report->remarks()),
                     TextLabel::Ink::Warn);
        break;
    case BotMark::Outdated:
        m_state->set(QStringLiteral("replay"), tr("changed, check again"), TextLabel::Ink::Warn);
        break;
    case BotMark::Fails:
        m_state->set(QStringLiteral("cross"), whyNotShort(*report), TextLabel::Ink::Bad);
        break;
    }
}

void BotSheet::showHead() {
    m_name->setText(m_bot.isEmpty() ? QString() : m_own.nameOf(m_game, m_bot));
    const OwnBot* bot = current();
    const BotReport* const report = bot != nullptr ? m_own.report(*bot) : nullptr;
    m_isolation->setVisible(report != nullptr && report->problem.empty());
    if (report) {
        const bool kept = report->isolation != "none";
        m_isolation->set(kept ? QStringLiteral("lock") : QStringLiteral("warning"),
                         kept ? tr("isolated") : tr("not isolated"),
                         kept ? TextLabel::Ink::Quiet : TextLabel::Ink::Warn);
    }
    m_state->setVisible(bot != nullptr);
    QStringList about{m_bot.isEmpty() ? QString() : gameTitle(m_game.toStdString())};
    if (bot == nullptr) {
        about << tr("built in");
        m_about->setText(about.join(QStringLiteral("   ")));
        return;
    }
    showState(*bot, report);
    const auto spec = read_bot_spec(bot->spec);
    if (report && !report->runs_on.empty()) about << QString::fromStdString(report->runs_on);
    if (spec && !spec->name.empty()) about << tr("class %1").arg(QString::fromStdString(spec->name));
    if (report && !report->content.empty())
        about << tr("content %1").arg(QString::fromStdString(report->content.substr(0, 8)));
    if (const QDateTime made = m_own.madeAt(*bot); made.isValid())
        about << tr("made %1").arg(QLocale().toString(made.date(), QLocale::ShortFormat));
    if (spec) about << QString::fromStdString(spec->target);
    m_about->setText(about.join(QStringLiteral("   ")));
}

void BotSheet::refreshChecking() {
    const OwnBot* bot = current();
    const auto& checked = m_checks.current();
    const bool now = bot != nullptr && checked && checked->spec == bot->spec && checked->game == bot->game;
    const bool waits = bot != nullptr && m_checks.waits(*bot);
    m_noteRow->setVisible(now || waits);
    m_progress->setVisible(now);
    const auto& progress = m_checks.progress();
    if (now) m_progress->setRange(0, progress ? 1000 : 0);
    if (now && progress) m_progress->setValue(static_cast<int>(1000 * progress->share));
    m_note->setText(now ? tr("Check: %1", "what is being done").arg(checkWords())
                        : tr("Waiting for the previous check"));
    m_actions.check->setEnabled(bot != nullptr && !now && !waits);
}

QString BotSheet::checkWords() const {
    const auto& progress = m_checks.progress();
    if (!progress) return tr("starting");
    const auto words = [&](const QString& text) {
        return text.arg(QLocale().toString(std::min(progress->done + 1, progress->of)),
                        QLocale().toString(progress->of));
    };
    switch (progress->stage) {
    case CheckProgress::Stage::Plays:
        return words(tr("playing match %1 of %2"));
    case CheckProgress::Stage::Again:
        return words(tr("playing match %1 of %2 again"));
    case CheckProgress::Stage::Memory:
        return words(tr("testing its memory, match %1 of %2"));
    case CheckProgress::Stage::Field:
        break;
    }
    return words(tr("comparing its style, match %1 of %2"));
}

} // namespace hilltop
