// SPDX-License-Identifier: GPL-3.0-or-later
#include "reviews/quiz_page.h"

#include "documents/analysis_words.h"
#include "documents/marking.h"
#include "registry/registry.h"
#include "settings/kept_splitter.h"
#include "style/empty_state.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "table/table_view.h"
#include "text/game_texts.h"

#include <QAction>
#include <QComboBox>
#include <QDate>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

namespace hilltop {
namespace {

constexpr int kSideWide = 340, kLeastSide = 280, kLeastQuestion = 440, kSideMargin = 16, kQuizRow = 30;

const QDate kFirstDay(1970, 1, 1);

QTableView* quizTable(QAbstractItemModel& model, const QString& name) {
    auto* table = new QTableView;
    table->setModel(&model);
    dressTable(table, kQuizRow);
    table->setAccessibleName(name);
    table->setWordWrap(true);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    QObject::connect(&model, &QAbstractItemModel::modelReset, table, [header] {
        if (header->count() > 0) header->setSectionResizeMode(0, QHeaderView::Stretch);
    });
    return table;
}

} // namespace

TableContent QuizTable::of(const ReviewedDecision& decision, const Info& info, const TableNames& names) {
    const ReviewUnits units(info);
    std::vector<TableContent::Row> rows;
    for (const auto& option : decision.options) {
        const QString said = answerTitle(info, option.word, names);
        const bool best = rows.empty(), given = option.word == decision.played;
        rows.push_back({best && given ? tr("%1 · best, yours").arg(said)
                        : best        ? tr("%1 · best").arg(said)
                        : given       ? tr("%1 · yours").arg(said)
                                      : said,
                        option.worth.how == How::Exact
                            ? units.value(option.worth.value)
                            : tr("%1 ± %2").arg(units.value(option.worth.value), units.error(option.worth.error)),
                        units.size(option.behind.value)});
    }
    return {{{tr("Answer"), false}, {tr("Value")}, {tr("Loss")}}, std::move(rows)};
}

TableContent QuizWeeksTable::of(const std::vector<QuizWeek>& weeks) {
    const QLocale locale;
    std::vector<TableContent::Row> rows;
    for (auto week = weeks.rbegin(); week != weeks.rend(); ++week)
        rows.push_back({locale.toString(kFirstDay.addDays(week->monday), QLocale::ShortFormat),
                        locale.toString(week->tries),
                        tr("%1 %").arg(locale.toString(100 * week->right / week->tries))});
    return {{{tr("Week from"), false}, {tr("Tries")}, {tr("Right")}}, std::move(rows)};
}

QuizPage::QuizPage(const Settings& settings, const Theme& theme, const QString& deck, const QString& matches,
                   QWidget* parent)
    : Page(parent)
    , m_path(deck)
    , m_matches(matches)
    , m_settings(settings)
    , m_table(new TableView(m_scene, theme, settings)) {
    setManual(*this, "practice#the-quiz");
    m_next = makeAction("quiz.next", tr("Next question"), QStringLiteral("next"), Qt::Key_N, [this] { next(); });
    auto* empty = new EmptyState(
        QStringLiteral("quiz"), tr("A position from a match. Choose one answer, then see what every answer was worth."),
        tr("Next question"));
    connect(empty, &EmptyState::pressed, m_next, &QAction::trigger);
    auto* question = new QWidget;
    auto* column = columnIn(question, 0);
    column->addWidget(empty);
    column->addWidget(m_table);
    m_table->hide(); // there is nothing on it yet
    connect(&m_scene, &TableScene::gameChanged, this, [this, empty] {
        empty->hide();
        m_table->show();
    });
    auto* across = new KeptSplitter;
    rowIn(this, 0)->addWidget(across);
    across->addMain(question, kLeastQuestion);
    across->addSide(makeSide(),
                    {"quiz/answers_width", tr("Width of the answers"), [](int) { return kSideWide; }, kLeastSide});
    connect(&m_scene, &TableScene::chosen, this, [this](int seat, const QString& word) {
        if (m_puzzle && seat == m_puzzle->decision.seat.index()) answer(word.toStdString());
    });
    connect(&m_scene, &TableScene::passRequested, this, [this] {
        if (m_puzzle && !m_verdict) answer({});
    });
    refresh();
}

QuizPage::~QuizPage() {
    delete m_table; // before the scene it shows
}

QWidget* QuizPage::makeSide() {
    m_source = new QComboBox;
    m_source->setAccessibleName(tr("Source of questions"));
    m_source->addItems({tr("Mistakes to repeat"), tr("My own mistakes"), tr("Mistakes from a list"), tr("New: easy"),
                        tr("New: medium"), tr("New: hard")});
    m_source->setCurrentIndex(Easy);
    m_game = new QComboBox;
    m_game->setAccessibleName(tr("Game"));
    for (const GameEntry* game : games())
        if (game->judge_traits()) m_game->addItem(gameTitle(game->info().id), QString::fromUtf8(game->info().id));
    m_title = new TextLabel({}, TextSize::Title, true);
    m_title->setWordWrap(true);
    m_words = new TextLabel;
    m_words->setWordWrap(true);
    m_boxes = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_boxes->setWordWrap(true);
    m_button = primaryButton(tr("Next question"));
    m_button->setMinimumHeight(40);
    m_button->setAutoDefault(true); // Enter presses it, too
    connect(m_button, &QPushButton::clicked, m_next, &QAction::trigger);
    m_optionView = quizTable(m_options, tr("Answers and their values"));
    m_optionView->verticalHeader()->setMinimumSectionSize(kQuizRow);
    m_optionView->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_weekView = quizTable(m_weeks, tr("Progress by week"));
    m_weekView->setMaximumHeight(5 * kQuizRow);
    connect(m_source, &QComboBox::currentIndexChanged, this, [this] {
        m_note.clear();
        refresh();
    });
    auto* side = new QWidget;
    auto* column = columnIn(side, 8, {kSideMargin, kSideMargin, kSideMargin, kSideMargin});
    auto* choose = rowPart(8);
    choose->addWidget(m_source, 1);
    choose->addWidget(m_game, 1);
    column->addLayout(choose);
    column->addWidget(m_button);
    column->addSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_words);
    column->addWidget(inPanel(m_optionView), 1);
    column->addWidget(m_boxes);
    column->addWidget(inPanel(m_weekView));
    return side;
}

int QuizPage::today() const {
    return m_day ? *m_day : currentDay();
}

int QuizPage::currentDay() {
    return static_cast<int>(kFirstDay.daysTo(QDate::currentDate()));
}

std::optional<int> QuizPage::due() const {
    return m_loaded ? std::optional(static_cast<int>(m_deck.due(today()).size())) : std::nullopt;
}

void QuizPage::repeat() {
    setSource(Again);
    next();
}

QuizPage::Source QuizPage::source() const {
    return static_cast<Source>(m_source->currentIndex());
}

void QuizPage::setSource(Source source) {
    m_source->setCurrentIndex(source);
}

void QuizPage::ask(QuizSource source) {
    m_finding.cancel();
    m_judging.cancel();
    m_given = std::move(source);
    m_source->setItemText(Given, m_given.title);
    setSource(Given);
    next();
}

void QuizPage::refresh() {
    m_game->setVisible(source() >= Easy);
    m_optionView->setVisible(m_verdict.has_value());
    m_weeks.set(QuizWeeksTable::of(m_deck.weeks()));
    m_weekView->parentWidget()->setVisible(m_weeks.rowCount() > 0);
    const int due = static_cast<int>(m_deck.due(today()).size());
    const QString waiting = tr("%Ln to repeat", nullptr, static_cast<int>(m_deck.cards().size()));
    QString boxes = m_deck.cards().empty() ? tr("Mistakes come back tomorrow, then at growing intervals.")
                                           : tr("%1, %2").arg(tr("%Ln due today", nullptr, due), waiting);
    if (m_deck.unread() > 0)
        boxes += QLatin1Char(' ') +
                 tr("%Ln lines of the file can’t be read. They are kept unchanged.", nullptr, m_deck.unread());
    m_boxes->setText(boxes);
    if (m_finding.running()) {
        m_title->setText(tr("Finding a question…"));
        m_words->setText({});
    } else if (!m_puzzle) {
        m_title->setText(tr("What would you play?"));
        m_words->setText(m_note.isEmpty()
                             ? tr("A position from a match. Choose one answer, then see what every answer was worth.")
                             : m_note);
    } else if (!m_verdict) {
        m_title->setText(m_judging.running() ? tr("Evaluating your answer…") : tr("What would you play?"));
        m_words->setText(m_note.isEmpty() ? m_from : m_note);
    } else {
        tell(m_verdict->played);
    }
    emit statusChanged(statusText());
}

QString QuizPage::words() const {
    return m_title->text() + QLatin1Char('\n') + m_words->text();
}

/// The verdict: the mark and the loss, and the better answer.
void QuizPage::tell(const std::optional<std::string>& word) {
    const Info& info = m_replay->game().info();
    const ReviewUnits units(info);
    const Mark mark = mark_of(*m_verdict, markingOf(m_settings).of(info, m_replay->record().rules));
    const auto& best = m_verdict->options.front();
    const QString yours = answerTitle(info, word, m_names), better = answerTitle(info, best.word, m_names);
    if (best.word == word)
        m_title->setText(tr("Right, the best answer"));
    else if (mark == Mark::None)
        m_title->setText(tr("Good enough"));
    else
        m_title->setText(tr("This is %1").arg(markText(mark)));
    QString words = best.word == word ? tr("%1.").arg(yours)
                                      : tr("%1 loses %2 ± %3. Better: %4.")
                                            .arg(yours, units.sizeWithUnit(m_verdict->loss->value),
                                                 units.error(m_verdict->loss->error), better);
    // Whose numbers these are: a hint at a table shows those of its bot.
    words += QLatin1Char(' ') + (all_exact(m_verdict->options) ? tr("Values from the analysis: exact.")
                                                               : tr("Values from the analysis of %Ln possible deals.",
                                                                    nullptr, m_verdict->samples));
    if (mark != Mark::None) words += QLatin1Char(' ') + tr("It comes back tomorrow.");
    m_words->setText(words);
}

QList<QAction*> QuizPage::menuActions(MenuId menu) const {
    if (menu == MenuId::Reviews) return {m_next};
    return {};
}

QString QuizPage::statusText() const {
    return m_puzzle && !m_verdict ? m_scene.position()->prompt() : QString();
}

QString QuizPage::rulesId() const {
    return m_puzzle ? QString::fromStdString(m_puzzle->record.game) : QString();
}

QList<QWidget*> QuizPage::panes() const {
    if (m_question) return {m_table, m_source};
    return {m_source};
}

void QuizPage::takeFocus() {
    if (m_puzzle && !m_verdict)
        m_table->setFocus(Qt::OtherFocusReason);
    else
        m_button->setFocus(Qt::OtherFocusReason);
}

void QuizPage::shown() {
    load();
    refresh();
}

} // namespace hilltop
