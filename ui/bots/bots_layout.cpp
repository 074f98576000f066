// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_list_view.h"
#include "bots/bot_pill.h"
#include "bots/bot_report_view.h"
#include "bots/bots_page.h"
#include "choose/report_words.h"
#include "style/icons.h"
#include "style/panel.h"

#include <QAction>
#include <QEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace hilltop {

namespace {

constexpr int kBotsLeft = 312, kHeadGap = 8;
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

QWidget* BotsPage::makeLeft() {
    auto* left = new QWidget;
    left->setObjectName(QStringLiteral("botsLeft"));
    left->setFixedWidth(kBotsLeft);
    left->setAutoFillBackground(true);
    left->setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 12, 0, 12);
    column->setSpacing(12);
    m_find = new QLineEdit;
    m_find->setPlaceholderText(tr("Find a bot"));
    m_find->setAccessibleName(tr("Find a bot"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition)->setText(tr("Find a bot"));
    auto* findRow = new QHBoxLayout;
    findRow->setContentsMargins(16, 0, 16, 0);
    findRow->addWidget(m_find);
    column->addLayout(findRow);
    m_list = new BotListView(m_model);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    column->addWidget(m_list, 1);
    auto* drop = new QPushButton(icon(QStringLiteral("file")), tr("Drop a bot here,\nor choose a file"));
    drop->setObjectName(QStringLiteral("dropPlace"));
    drop->setMinimumHeight(64);
    connect(drop, &QPushButton::clicked, this, &BotsPage::askForFiles);
    auto* dropRow = new QHBoxLayout;
    dropRow->setContentsMargins(16, 0, 16, 0);
    dropRow->addWidget(drop);
    column->addLayout(dropRow);
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_model.setFilter(words);
        m_list->choose(m_game, m_bot);
    });
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        QMenu menu(this);
        menu.addActions({m_check, m_edit, m_compare, m_log, m_folder});
        menu.addSeparator();
        menu.addAction(m_remove);
        menu.exec(m_list->viewport()->mapToGlobal(place));
    });
    m_find->installEventFilter(this);
    return left;
}

QWidget* BotsPage::makeHead() {
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
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
    row->addWidget(button(m_check, tr("Check again"), "replay"));
    row->addWidget(button(m_compare, tr("Compare…"), nullptr));
    row->addWidget(button(m_folder, tr("Folder"), "folder"));
    row->addWidget(button(m_log, tr("Log"), nullptr));
    m_editButton = new QPushButton(tr("Edit…"));
    connect(m_editButton, &QPushButton::clicked, m_edit, &QAction::trigger);
    row->addWidget(m_editButton);
    row->addStretch(1);
    column->addWidget(new BotsHead(title, buttons));
    m_about = new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet);
    m_about->setElided(true);
    column->addWidget(m_about);
    return head;
}

QWidget* BotsPage::makeRight() {
    auto* sheet = new QWidget;
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(24, 16, 24, 24);
    column->setSpacing(14);
    column->addWidget(makeHead());
    m_noteRow = new QWidget;
    auto* note = new QHBoxLayout(m_noteRow);
    note->setContentsMargins(0, 0, 0, 0);
    note->setSpacing(12);
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
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(sheet);

    auto* empty = new QWidget;
    auto* middle = new QVBoxLayout(empty);
    middle->setContentsMargins(48, 24, 48, 24);
    middle->setSpacing(12);
    auto* words =
        new TextLabel(tr("Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop "
                         "recognises it, checks it in 200 matches, and lets it play wherever built-in bots do."),
                      TextSize::Text, false, TextLabel::Ink::Quiet);
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    words->setMaximumWidth(520);
    auto* choose = primaryButton(tr("Add a bot…"));
    auto* fromTemplate = new QPushButton(tr("New bot from template"));
    fromTemplate->setMenu(m_template->menu());
    connect(choose, &QPushButton::clicked, this, &BotsPage::askForFiles);
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
    auto* right = new QWidget;
    m_sheet = new QStackedLayout(right);
    m_sheet->addWidget(empty);
    m_sheet->addWidget(scroll);
    connect(m_cancelCheck, &QPushButton::clicked, this, [this] {
        if (const OwnBot* bot = current()) m_checks.cancel(OwnBot(*bot));
    });
    connect(m_report, &BotReportView::limitsRequested, this, &BotsPage::edit);
    connect(m_report, &BotReportView::faultRequested, this, &BotsPage::openFault);
    return right;
}

void BotsPage::connectLists() {
    m_model.waits = [this](const OwnBot& bot) { return m_checks.waits(bot); };
    connect(m_list, &BotListView::chosen, this, &BotsPage::showBot);
    connect(&m_own, &OwnBotList::changed, this, [this] {
        m_model.refresh();
        refresh();
    });
    connect(&m_own, &OwnBotList::contentChanged, this, [this](const QString& game, const QString& bot) {
        m_model.refresh();
        refresh();
        noteChange(game, bot);
    });
    connect(&m_own, &OwnBotList::failed, this, &BotsPage::told);
    connect(&m_checks, &BotChecks::progressed, this, [this](const OwnBot& bot) {
        m_model.setChecking(QString::fromStdString(bot.game), QString::fromStdString(bot.spec), checkWords());
        refreshChecking();
    });
    connect(&m_checks, &BotChecks::changed, this, [this] {
        const auto& bot = m_checks.current();
        m_model.setChecking(bot ? QString::fromStdString(bot->game) : QString(),
                            bot ? QString::fromStdString(bot->spec) : QString(), checkWords());
        refresh();
    });
    connect(&m_checks, &BotChecks::checked, this, [this](const OwnBot& bot, const BotReport& report) {
        m_own.keepReport(bot, report);
        const QString name = QString::fromStdString(bot.name);
        emit told(!report.usable() ? tr("%1 can’t play: %2").arg(name, whyNot(report))
                  : report.remarks() > 0
                      ? tr("%1 can play. Its report has %n remarks.", nullptr, report.remarks()).arg(name)
                      : tr("%1 can play.").arg(name));
    });
    connect(&m_checks, &BotChecks::failed, this, [this](const OwnBot& bot, const QString& sentence) {
        emit told(tr("%1 can’t be checked: %2").arg(QString::fromStdString(bot.name), sentence));
    });
}

} // namespace hilltop
