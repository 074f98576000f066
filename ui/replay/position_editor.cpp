// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/position_editor.h"

#include "base/field_error.h"
#include "documents/analysis_words.h"
#include "documents/match_cursor.h"
#include "documents/record_names.h"
#include "records/moment_text.h"
#include "registry/registry.h"
#include "replay/analysis_models.h"
#include "replay/analysis_parts.h"
#include "replay/field_cell.h"
#include "replay/match_opening.h"
#include "replay/position_form.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "table/table_view.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <nlohmann/json.hpp>

#include <QAccessible>
#include <QComboBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>

#include <algorithm>

namespace hilltop {
namespace {

constexpr QLatin1String kPosition("position."); ///< the field of the text that has the others
constexpr int kReadAfterMs = 200;               ///< while somebody types, nothing is read
constexpr int kLeftWidth = 372, kTextHeight = 92, kOptionsHeight = 150;

/// The person if they have to decide, else the first seat that has to. Nothing where no decision is due.
std::optional<Seat> decidingSeat(const Replay& replay, const Table& table) {
    if (table.over() || table.resting()) return {};
    const auto& seats = replay.record().seats;
    for (const Seat seat : table.asked())
        if (seats[static_cast<std::size_t>(seat.index())].bot == kPerson) return seat;
    return *table.asked().begin();
}

/// Whose view a position is, also where the next answer is that of others; `deciding` where it is no position.
Seat viewerOf(const Record& record, Seat deciding) {
    if (record.start.empty()) return deciding;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        if (record.seats[seat].bot == kPerson) return Seat(static_cast<int>(seat));
    return deciding;
}

/// Whether who decides sees a card: before that, as where decks are chosen, there is nothing to set up.
bool anyCardSeen(const Table& table) {
    const auto cards = table.shown(*table.asked().begin());
    return std::any_of(cards.begin(), cards.end(), [](const ShownCard& card) { return card.face != kHidden; });
}

void answerFirst(Table& table) {
    for (const Seat seat : table.deciding()) {
        const auto menu = table.menu(seat);
        const auto allowed =
            std::find_if(menu.begin(), menu.end(), [](const Choice& one) { return one.reason.empty(); });
        if (allowed != menu.end()) (void)table.answer(seat, allowed->word);
    }
    for (const Seat seat : table.pending())
        table.silence(seat);
    table.step();
}

} // namespace

PositionEditor::PositionEditor(const Settings& settings, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_games(new QComboBox)
    , m_fields(new QScrollArea)
    , m_text(new QPlainTextEdit)
    , m_textCell(new FieldCell(*m_text, m_text))
    , m_table(new TableView(m_scene, theme, settings))
    , m_how(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_problem(new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Bad))
    , m_toField(new QPushButton(tr("Go to field")))
    , m_show(new QPushButton(tr("Show in Replay")))
    , m_play(primaryButton(tr("Play from here"))) {
    setManual(*this, "positions#set-up-a-position");
    setWindowTitle(tr("Set up a position"));
    m_problem->setWordWrap(true);
    for (QPushButton* button : {m_toField, m_show, m_play})
        button->setAutoDefault(false);
    auto* foot = rowPart(8);
    foot->addWidget(m_problem, 1);
    foot->addWidget(m_toField);
    foot->addWidget(dismissButton(tr("Cancel"), *this));
    foot->addWidget(m_show);
    foot->addWidget(m_play);
    auto* across = rowPart(14);
    across->addWidget(makeLeft());
    across->addWidget(makeRight(), 1);
    auto* column = columnIn(this, 10, {16, 14, 16, 12});
    column->addLayout(across, 1);
    column->addLayout(foot);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &PositionEditor::take);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_byForm = false;
        m_soon.start(kReadAfterMs);
    });
    connect(m_games, &QComboBox::activated, this,
            [this] { setGame(*find_game(m_games->currentData().toString().toStdString())); });
    connect(&m_judge, &MomentJudge::deepened, this, &PositionEditor::showValues);
    connect(m_toField, &QPushButton::clicked, this, &PositionEditor::goToProblem);
    connect(m_show, &QPushButton::clicked, this, [this] { emit typed(m_text->toPlainText(), false); });
    connect(m_play, &QPushButton::clicked, this, [this] { emit typed(m_text->toPlainText(), true); });
    resize(940, 600);
    setProblem({}, {});
    m_show->setEnabled(false);
    m_play->setEnabled(false);
}

PositionEditor::~PositionEditor() {
    delete m_table; // before the scene it shows
}

void PositionEditor::open(const Settings& settings, const Theme& theme, const MatchCursor& cursor,
                          MatchOpening& opening, QWidget& page, const std::function<void()>& play) {
    auto* editor = new PositionEditor(settings, theme, page.window());
    connect(editor, &PositionEditor::typed, &opening, [editor, &opening, play](const QString& text, bool playOn) {
        const auto close = [dialog = QPointer<PositionEditor>(editor)] {
            if (dialog && dialog->isVisible()) dialog->accept();
        };
        // A person may be asked first what becomes of the match that is shown, when the editor has closed.
        const auto shown = opening.openText(text, [close, play, playOn] {
            close();
            if (playOn) play();
        });
        shown ? close() : editor->setProblem(shown.error());
    });
    editor->setMoment(cursor);
    openDialog(editor);
}

QWidget* PositionEditor::makeLeft() {
    for (const GameEntry* game : games())
        if (!game->set_fields().empty())
            m_games->addItem(gameTitle(game->info().id), QString::fromLatin1(game->info().id));
    m_games->setAccessibleName(tr("Game"));
    m_fields->setWidgetResizable(true);
    m_fields->setFrameShape(QFrame::NoFrame);
    m_fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setAccessibleName(tr("Position as text"));
    m_text->setPlaceholderText(tr("Paste the text made by Copy, or a position as a bot gets it."));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(kTextHeight);
    auto* left = new QWidget;
    left->setFixedWidth(kLeftWidth);
    auto* column = columnIn(left, 8);
    column->addWidget(m_games);
    column->addWidget(m_fields, 1);
    column->addWidget(new TextLabel(tr("As text"), TextSize::Small, true));
    column->addWidget(m_textCell);
    return left;
}

QWidget* PositionEditor::makeRight() {
    m_optionModel.set({OptionModel::columns(), {}});
    m_options = analysisTable(m_optionModel, tr("Answers and their values"), new AnswerTable);
    m_options->setItemDelegate(new OptionDelegate(m_options));
    m_options->setFixedHeight(kOptionsHeight);
    m_options->setColumnHidden(OptionModel::Open, true);
    m_how->setElided(true);
    auto* right = new QWidget;
    auto* column = columnIn(right, 6);
    column->addWidget(m_table, 1);
    column->addWidget(m_options);
    column->addWidget(m_how);
    return right;
}

void PositionEditor::setPosition(const QString& text) {
    m_text->setPlainText(text);
    take();
}

void PositionEditor::setMoment(const MatchCursor& cursor) {
    if (!cursor.replay()) return setGame(*games().front());
    const Table& table = cursor.table();
    const GameEntry& game = cursor.replay()->game();
    if (table.over() || table.resting() || game.set_fields().empty()) return setGame(game);
    const SeatSet asked = table.asked();
    const bool viewed = cursor.view() >= 0 && asked.contains(Seat(cursor.view()));
    setPosition(QString::fromStdString(write_position(table, viewed ? Seat(cursor.view()) : *asked.begin())));
}

void PositionEditor::setGame(const GameEntry& wanted) {
    const auto offered = m_games->findData(QString::fromLatin1(wanted.info().id));
    const GameEntry& game = *find_game(m_games->itemData(std::max(0, offered)).toString().toStdString());
    auto made = game.make_table(default_values(game.rules()), game.info().default_seats,
                                {QRandomGenerator::global()->generate64(), 0, 0});
    if (!made) return setProblem(made.error());
    Table& table = **made;
    while (!table.over() && (table.resting() || !anyCardSeen(table)))
        answerFirst(table);
    if (!table.over()) setPosition(QString::fromStdString(write_position(table, *table.asked().begin())));
}

QString PositionEditor::problem() const {
    return m_problem->text();
}

/// It stands at the field it is about, as long as what is wrong was done in the fields; else at the text.
void PositionEditor::setProblem(const QString& path, const QString& sentence) {
    if (m_form != nullptr) m_form->setProblem(path, m_byForm ? sentence : QString());
    const auto inForm = m_form == nullptr ? std::nullopt : m_form->problem();
    m_textCell->setProblem(inForm ? QString() : sentence);
    const QString whole = inForm ? tr("%1: %2").arg(inForm->name, sentence) : sentence;
    const bool fresh = !whole.isEmpty() && whole != problem();
    m_problem->setText(whole);
    m_toField->setVisible(!whole.isEmpty());
    for (QPushButton* button : {m_show, m_play}) {
        button->setEnabled(whole.isEmpty());
        button->setAccessibleDescription(whole);
    }
    if (!fresh) return;
    QAccessibleEvent said(m_problem, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

void PositionEditor::setProblem(const Error& error) {
    const FieldProblem part = field_problem(error);
    QString path = QString::fromStdString(part.path);
    if (path.startsWith(kPosition)) path.remove(0, kPosition.size());
    // The fields have their names beside them; the text has paths.
    setProblem(path, sentence(m_byForm ? part.problem : error));
}

void PositionEditor::goToProblem() {
    const auto inForm = m_form == nullptr ? std::nullopt : m_form->problem();
    QWidget* editor = inForm ? inForm->editor : m_text;
    if (inForm) m_fields->ensureWidgetVisible(editor);
    editor->setFocus(Qt::OtherFocusReason);
}

/// An edit goes before the numbers that follow from it: who has won twice is no longer in the first hand.
void PositionEditor::formChanged() {
    m_soon.stop(); // what is typed in the fields is newer than the text
    m_byForm = true;
    if (const QString path = m_form->unreadable(); !path.isEmpty())
        return setProblem(path, tr("This can’t be read. Write cards as the menu beside the field does, with commas "
                                   "between them."));
    auto allowed = m_form->allowed();
    Json view = allowed ? std::move(*allowed) : m_form->view();
    const Json position{{"game", m_form->game().info().id}, {"position", std::move(view)}};
    m_text->setPlainText(QString::fromStdString(position.dump()));
    m_byForm = true;            // the text only followed
    m_soon.start(kReadAfterMs); // also where the text is the same again
}

void PositionEditor::take() {
    m_soon.stop();
    const auto done = read(m_text->toPlainText());
    m_judge.clear();
    m_optionModel.set({OptionModel::columns(), {}});
    m_how->clear();
    if (!done) return setProblem(done.error());
    setProblem({}, {});
    showTable();
    Record match = cut_before(m_replay->record(), m_replay->table(m_position).steps());
    m_judge.judge(match, m_seat, {}, 1);
    if (MomentJudge::able(match.game)) m_how->setText(tr("Simulating…"));
}

/// What stays shown is the last position that could be read.
Result<> PositionEditor::read(const QString& text) {
    auto moment = TRY(read_moment(text.toStdString()));
    auto replay = TRY(Replay::make(std::move(moment.record), Replay::Asking::Later));
    const int position = std::clamp(moment.position, 0, replay.positions() - 1);
    const auto seat = decidingSeat(replay, replay.table(position));
    if (!seat) return failure("replay", "no decision is due at this position");
    auto kept = std::make_unique<Replay>(std::move(replay));
    std::swap(m_replay, kept);
    m_position = position;
    m_seat = *seat;
    m_viewer = viewerOf(m_replay->record(), m_seat);
    const GameEntry& game = m_replay->game();
    m_games->setCurrentIndex(m_games->findData(QString::fromLatin1(game.info().id)));
    m_scene.begin(m_replay->table(position), recordNames(m_replay->record()), {}, false); // before `kept` goes
    if (game.set_fields().empty()) return {};
    if (m_form == nullptr || &m_form->game() != &game) {
        m_form = new PositionForm(game);
        m_fields->setWidget(m_form);
        connect(m_form, &PositionForm::changed, this, &PositionEditor::formChanged);
    }
    m_form->setView(m_replay->table(position).described(m_viewer));
    return {};
}

void PositionEditor::showTable() {
    m_scene.setViewers(m_viewer, m_viewer.index());
    m_scene.jumpTo(m_replay->table(m_position));
}

void PositionEditor::showValues() {
    const Compared* found = m_judge.found();
    if (found == nullptr || !m_replay) return;
    ReviewedDecision decision;
    decision.seat = m_seat;
    decision.played = std::string();
    decision.samples = m_judge.samples();
    decision.options = found->options;
    m_optionModel.renew(OptionModel::of(&decision, m_replay->game().info(), recordNames(m_replay->record())));
    m_how->setText(all_exact(found->options) ? tr("Exact values")
                                             : tr("Simulated %n times", nullptr, m_judge.samples()));
}

} // namespace hilltop
