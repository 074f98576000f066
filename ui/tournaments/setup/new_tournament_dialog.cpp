// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/new_tournament_dialog.h"

#include "base/parallel.h"
#include "choose/bot_picker.h"
#include "choose/game_row.h"
#include "choose/own_bot_list.h"
#include "settings/settings.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "tournaments/setup/match_timer.h"
#include "tournaments/setup/template_menu.h"
#include "tournaments/setup/tournament_cost.h"
#include "tournaments/setup/tournament_form.h"
#include "tournaments/setup/tournament_templates.h"

#include <nlohmann/json.hpp>

#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace hilltop {

namespace {

constexpr QSize kSize(920, 680), kSmallest(720, 480);
constexpr int kMargin = 20, kColumnGap = 28;
constexpr int kSettle = 200; // ms
constexpr auto kThreadsKey = "tournament/threads";

/// Scrolls down alone: it is never narrower than what is in it.
class FormColumn : public QScrollArea {
public:
    QSize minimumSizeHint() const override {
        const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 4;
        return {widget() != nullptr ? widget()->minimumSizeHint().width() + bar : 0, 0};
    }
    bool eventFilter(QObject* object, QEvent* event) override {
        if (object == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(object, event);
    }
};

/// What was played with that seed would be played again.
Plan withoutSeed(Plan plan) {
    plan.seed = Plan().seed;
    plan.seal.reset();
    return plan;
}

} // namespace

NewTournamentDialog::NewTournamentDialog(const GameEntry& game, Settings& settings, QWidget* parent,
                                         const OwnBotList* own)
    : QDialog(parent)
    , m_game(&game)
    , m_own(own)
    , m_settings(settings)
    , m_timer(new MatchTimer(this))
    , m_settle(new QTimer(this))
    , m_games(new GameRow) {
    setManual(*this, "tournaments#a-new-tournament");
    setWindowTitle(tr("New tournament"));
    setMinimumSize(kSmallest);
    auto* column = columnIn(this, 0);
    auto* sheet = columnPart(16, {kMargin, 16, kMargin, 16});
    sheet->addWidget(m_games);
    auto* body = rowPart(kColumnGap);
    body->addWidget(makeEntrants(), 8);
    auto* right = columnPart(12);
    right->addWidget(makeForm(), 1);
    m_cost = new TournamentCost;
    right->addWidget(m_cost);
    body->addLayout(right, 9);
    sheet->addLayout(body, 1);
    column->addLayout(sheet, 1);
    column->addWidget(new Hairline);
    column->addWidget(makeFooter());
    resize(kSize);

    m_form->setThreads(usualThreads(m_settings));
    m_settle->setSingleShot(true);
    connect(m_settle, &QTimer::timeout, this, [this] {
        if (obstacle().isEmpty()) m_timer->measure(plan());
    });
    connect(m_timer, &MatchTimer::measured, this, &NewTournamentDialog::showCost);
    connect(m_games, &GameRow::chosen, this, &NewTournamentDialog::setGame);
    connect(m_bots, &BotPicker::changed, this, &NewTournamentDialog::refresh);
    connect(m_form, &TournamentForm::changed, this, &NewTournamentDialog::refresh);
    connect(this, &QDialog::accepted, this, &NewTournamentDialog::save);
    setPlan(withoutSeed(rememberedPlan(m_settings, game)));
    if (m_own != nullptr) connect(m_own, &OwnBotList::changed, this, &NewTournamentDialog::listBots);
    m_start->setFocus();
}

NewTournamentDialog::~NewTournamentDialog() = default;

QWidget* NewTournamentDialog::makeEntrants() {
    auto* part = new QWidget;
    auto* column = columnIn(part, 12);
    auto* head = new QHBoxLayout;
    m_ticked = new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet);
    head->addWidget(new TextLabel(tr("Entrants"), TextSize::Text, true));
    head->addStretch(1);
    head->addWidget(m_ticked);
    m_bots = new BotPicker;
    column->addLayout(head);
    column->addWidget(m_bots, 1);
    return part;
}

QWidget* NewTournamentDialog::makeForm() {
    m_form = new TournamentForm;
    return scrolledDown(m_form, new FormColumn);
}

QWidget* NewTournamentDialog::makeFooter() {
    auto* footer = new QWidget;
    auto* row = rowIn(footer, 8, {kMargin, 12, kMargin, 12});
    auto* defaults = new QPushButton(tr("Defaults"));
    defaults->setObjectName(QStringLiteral("defaults"));
    defaults->setAutoDefault(false);
    auto* templates = new TemplateMenu(m_settings, [this] { return plan(); });
    auto* cancel = dismissButton(tr("Cancel"), *this);
    cancel->setMinimumWidth(96);
    m_start = primaryButton(tr("Start tournament"));
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setMinimumWidth(160);
    m_start->setDefault(true);
    row->addWidget(defaults);
    row->addWidget(templates);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_start);
    connect(defaults, &QPushButton::clicked, this, &NewTournamentDialog::setDefaults);
    connect(templates, &TemplateMenu::chosen, this, &NewTournamentDialog::setPlan);
    connect(templates, &TemplateMenu::failed, this, [this](const QString& sentence) {
        m_failure = sentence;
        showCost();
    });
    connect(m_start, &QPushButton::clicked, this, &QDialog::accept);
    return footer;
}

void NewTournamentDialog::setDefaults() {
    setPlan(sensiblePlan(*m_game));
    m_form->setThreads(processors());
    m_form->rollSeed();
}

void NewTournamentDialog::setGame(const QString& id) {
    const GameEntry* game = find_game(id.toStdString());
    if (game == nullptr || game == m_game) return;
    m_drafts[m_game->info().id] = plan();
    const auto draft = m_drafts.find(id.toStdString());
    setPlan(draft != m_drafts.end() ? draft->second : withoutSeed(rememberedPlan(m_settings, *game)));
}

void NewTournamentDialog::setPlan(const Plan& plan) {
    {
        const QScopedValueRollback filling(m_filling, true);
        m_game = &plan.entry();
        const QString id = QString::fromUtf8(m_game->info().id);
        m_games->setGame(id);
        m_bots->setBots(id, m_game->bots(), m_own);
        tick(plan.bots);
        m_form->setPlan(plan);
        // A plan that has not been started yet has the default seed.
        if (plan.seed == Plan().seed) m_form->rollSeed();
    }
    refresh();
}

void NewTournamentDialog::tick(const std::vector<std::string>& bots) {
    QStringList gone;
    const auto unknown = m_bots->setTicked(bots);
    const bool early = m_own != nullptr && !m_own->isRead();
    m_waited = early ? unknown : std::vector<std::string>();
    for (const std::string& bot : early ? std::vector<std::string>() : unknown)
        gone << botName(m_game->info().id, bot);
    gone.removeDuplicates();
    m_gone = gone.isEmpty() ? QString()
                            : tr("No longer among your bots and left out: %1.").arg(gone.join(QStringLiteral(", ")));
}

/// The person's own bots have changed while the dialog is open; until they are read for the first time none is gone.
void NewTournamentDialog::listBots() {
    {
        const QScopedValueRollback filling(m_filling, true);
        std::vector<std::string> wanted = m_bots->ticked();
        wanted.insert(wanted.end(), m_waited.begin(), m_waited.end());
        m_waited.clear();
        m_bots->setBots(QString::fromUtf8(m_game->info().id), m_game->bots(), m_own);
        tick(wanted);
    }
    refresh();
}

void NewTournamentDialog::save() const {
    rememberPlan(m_settings, plan());
    m_settings.set(QLatin1String(kThreadsKey), threads());
}

Plan NewTournamentDialog::plan() const {
    Plan plan = m_form->plan(m_bots->ticked());
    if (m_own == nullptr) return plan;
    for (const std::string& bot : plan.bots) {
        const OwnBot* own = m_own->find(QString::fromStdString(plan.game), QString::fromStdString(bot));
        if (own != nullptr && own->limits != plan.limits) plan.own_limits.insert_or_assign(bot, own->limits);
    }
    return plan;
}

QString NewTournamentDialog::name() const {
    return m_form->name();
}

int NewTournamentDialog::usualThreads(const Settings& settings) {
    return settings.get(QLatin1String(kThreadsKey), processors());
}

int NewTournamentDialog::threads() const {
    return m_form->threads();
}

void NewTournamentDialog::setTaken(const QStringList& names) {
    m_form->setTaken(names);
}

QString NewTournamentDialog::obstacle() const {
    const bool alone = m_game->info().cooperative; // one bot may play with itself
    const auto bots = m_bots->ticked();
    if (bots.size() < (alone ? 1 : 2)) return alone ? tr("Select at least one bot.") : tr("Select at least two bots.");
    if (const QString problem = m_form->problem(bots); !problem.isEmpty()) return problem;
    const Plan wanted = plan();
    const int most = most_swiss_rounds(static_cast<int>(wanted.bots.size()));
    if (wanted.format == Format::Swiss && wanted.rounds > most)
        return tr("Too many rounds. At most %1 can be played without meeting twice.").arg(QLocale().toString(most));
    const auto fits = check_plan(wanted);
    return fits ? QString() : sentence(fits.error());
}

void NewTournamentDialog::setWarning(const QString& sentence) {
    m_warning = sentence;
    refresh();
}

void NewTournamentDialog::refresh() {
    if (m_filling) return;
    m_failure.clear();
    const auto bots = m_bots->ticked();
    m_ticked->setText(tr("%1 of %2 selected")
                          .arg(QLocale().toString(static_cast<int>(bots.size())), QLocale().toString(m_bots->count())));
    m_form->refresh(bots);
    m_bots->setOrdered(m_form->ordered());
    const QString reason = obstacle();
    m_start->setEnabled(reason.isEmpty());
    m_start->setToolTip(reason);
    m_start->setAccessibleDescription(reason);
    showCost();
    m_settle->start(kSettle);
}

void NewTournamentDialog::showCost() {
    const QString reason = obstacle();
    const Plan wanted = plan();
    const Plan last = rememberedPlan(m_settings, *m_game);
    const bool again = plan_to_json(last) == plan_to_json(wanted);
    if (!m_failure.isEmpty() || !reason.isEmpty())
        m_cost->showObstacle(wanted, m_failure.isEmpty() ? reason : m_failure);
    else
        m_cost->showPlan(wanted, m_timer->cost(wanted), std::min(threads(), processors()),
                         QStringList{m_gone, m_warning,
                                     again ? tr("The last tournament had the same plan and seed. Built-in bots would "
                                                "play the same matches again.")
                                           : QString()}
                             .join(QLatin1Char(' '))
                             .trimmed());
}

} // namespace hilltop
