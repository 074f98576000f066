// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/before_dialog.h"

#include "documents/analysis_words.h"
#include "registry/registry.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"
#include "text/shown_name.h"

#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace hilltop {
namespace {

/// The latest ones are looked through, a person's own last of all.
constexpr std::uint64_t kMostSearched = 5000;
constexpr std::size_t kMostListed = 500;

std::vector<std::string> filesOf(const BeforeDialog::Places& places) {
    std::vector<std::string> files;
    const auto add = [&files](const QString& folder, const char* pattern) {
        const QDir dir(folder);
        for (const QFileInfo& file :
             dir.entryInfoList({QString::fromLatin1(pattern)}, QDir::Files, QDir::Time | QDir::Reversed))
            files.push_back(file.filePath().toStdString());
    };
    if (!places.tournaments.isEmpty()) add(places.tournaments, "*.htour");
    if (!places.file.isEmpty() && QFileInfo(places.file).isFile()) files.push_back(places.file.toStdString());
    if (!places.matches.isEmpty()) add(places.matches, "*.hmatch");
    return files;
}

QTableView* precedentTable(ReadTable& model, const QString& name) {
    auto* table = new QTableView;
    table->setModel(&model);
    table->setAccessibleName(name);
    dressTable(table);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setResizeContentsPrecision(100);
    return table;
}

} // namespace

int decisionAt(const MatchCursor& cursor) {
    const Table& table = cursor.table();
    int number = cursor.replay()->decisions().first_of(table.steps());
    for (const Seat seat : table.asked()) {
        if (seat.index() == cursor.view()) return number;
        ++number;
    }
    return cursor.replay()->decisions().first_of(table.steps());
}

BeforeDialog::BeforeDialog(const Record& match, int decision, const Places& places, QWidget* parent)
    : QDialog(parent)
    , m_info(find_game(match.game)->info())
    , m_seats(static_cast<int>(match.seats.size()))
    , m_which(new Segmented({tr("The same position"), tr("Similar positions")}))
    , m_answers(precedentTable(m_answerModel, tr("Answers given before")))
    , m_list(precedentTable(m_listModel, tr("Matches with this position")))
    , m_note(new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_progress(new QProgressBar)
    , m_show(primaryButton(tr("Show moment"))) {
    setManual(*this, "positions#seen-before");
    setWindowTitle(tr("Seen before: %1").arg(gameTitle(match.game)));
    m_note->setWordWrap(true);
    m_progress->setAccessibleName(tr("Searching…"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_show->setToolTip(tr("Open the chosen match at that moment"));
    auto* head = new QHBoxLayout;
    head->addWidget(m_which);
    head->addStretch(1);
    auto* foot = rowPart(8);
    foot->addWidget(m_note, 1);
    foot->addWidget(m_progress);
    foot->addWidget(dismissButton(tr("Close"), *this));
    foot->addWidget(m_show);
    auto* column = columnIn(this, 12, {20, 16, 20, 14});
    column->addLayout(head);
    column->addWidget(inPanel(m_answers, 1), 2);
    column->addWidget(inPanel(m_list, 1), 3);
    column->addLayout(foot);
    connect(m_which, &Segmented::currentChanged, this, &BeforeDialog::fill);
    connect(m_show, &QPushButton::clicked, this, &BeforeDialog::choose);
    connect(m_list, &QTableView::doubleClicked, this, &BeforeDialog::choose);
    resize(760, 560);
    fill();
    search(match, decision, places);
}

void BeforeDialog::search(const Record& match, int decision, const Places& places) {
    m_note->setText(tr("Searching your matches and tournaments…"));
    m_search = Job::start(
        [this, match, decision, files = filesOf(places),
         draft = places.draft.toStdString()](JobControl& control) -> Result<Found> {
            const Replay replay = TRY(Replay::make(match, Replay::Asking::Later));
            const auto question = TRY(PositionQuestion::make(replay, decision));
            PrecedentSearch search;
            search.matches = {files, kMostSearched, GivenMatches::Which::Latest, SpareReviews(), draft};
            search.stop = control.stop();
            search.progress = [this, &control](double share) {
                control.report([this, share] { m_progress->setValue(static_cast<int>(1000 * share)); });
            };
            Found found{find_precedents(question, search), {}, {}};
            const auto act = question.act();
            if (!act || act->fault) return found;
            found.word = act->word.value_or("silence");
            found.like = question.like_of(act->word);
            return found;
        },
        [this](Result<Found> found) { take(std::move(found)); }, Job::Urgency::WaitedFor);
}

QString BeforeDialog::note() const {
    return m_note->text();
}

void BeforeDialog::take(Result<Found> found) {
    m_progress->hide();
    if (!found) {
        m_note->setInk(TextLabel::Ink::Bad);
        return m_note->setText(sentence(found.error()));
    }
    m_found = std::move(*found);
    const FoundPrecedents& precedents = m_found->precedents;
    QStringList notes{tr("%Ln matches with these rules searched.", nullptr, static_cast<int>(precedents.searched))};
    if (!precedents.problems.empty()) {
        m_note->setInk(TextLabel::Ink::Bad);
        notes << sentence(precedents.problems.front());
    }
    m_note->setText(notes.join(QLatin1Char(' ')));
    const auto count = [&](bool same) {
        return QLocale().toString(static_cast<qlonglong>(precedents.precedents.times(same)));
    };
    m_which->setWord(Same, tr("The same position (%1)").arg(count(true)));
    m_which->setWord(Alike, tr("Similar positions (%1)").arg(count(false)));
    if (precedents.precedents.times(true) == 0) m_which->setCurrent(Alike);
    fill();
    m_list->setFocus();
}

QString BeforeDialog::titleOf(const std::string& answer, bool same) const {
    if (!same)
        if (const auto title = known_word(m_info.id, Word::Like, answer)) return said(*title);
    TableNames names;
    for (int seat = 0; seat < m_seats; ++seat)
        names.bySeat << tr("Seat %1").arg(seat + 1);
    return answerTitle(m_info, answer == "silence" ? std::nullopt : std::optional(answer), names);
}

std::vector<const Precedent*> BeforeDialog::listed() const {
    std::vector<const Precedent*> list;
    if (!m_found) return list;
    for (const Precedent& one : m_found->precedents.precedents.all())
        if ((one.same || m_which->current() == Alike) && list.size() < kMostListed) list.push_back(&one);
    return list;
}

void BeforeDialog::fill() {
    const ReviewUnits units(m_info);
    const QLocale locale;
    TableContent answers{
        {{tr("Answer"), false},
         {tr("Played by"), false},
         {tr("Times")},
         {tr("Share")},
         {tr("Matches")},
         {tr("Result"), true,
          tr("Mean result of these matches for the player, ± one standard error: %1").arg(units.title())}},
        {}};
    TableContent list{{{tr("Played by"), false}, {tr("Answer"), false}, {tr("Result")}, {tr("Match"), false}}, {}};
    if (m_found) {
        const bool same = m_which->current() == Same;
        const std::string& here = same ? m_found->word : m_found->like;
        for (const PrecedentAnswer& answer : m_found->precedents.precedents.answers(same)) {
            const QString title = titleOf(answer.answer, same);
            const auto add = [&](const QString& who, const PrecedentShare& share) {
                if (share.times == 0) return;
                QString result = QStringLiteral("–");
                if (share.finished > 0) result = units.value(share.result.value);
                if (share.finished > 0 && share.result.error)
                    result = tr("%1 ± %2").arg(result, units.error(*share.result.error));
                const double part = 100 * static_cast<double>(share.times) / static_cast<double>(share.of);
                answers.rows.push_back({answer.answer == here ? tr("%1 (played here)").arg(title) : title, who,
                                        locale.toString(static_cast<qlonglong>(share.times)),
                                        tr("%1 %").arg(locale.toString(part, 'f', 1)), locale.toString(share.matches),
                                        result});
            };
            add(tr("You"), answer.own);
            add(tr("Others"), answer.others);
        }
        for (const Precedent* one : listed()) {
            const MatchPlace& place = m_found->precedents.places[one->match];
            list.rows.push_back({one->own ? tr("You") : botName(m_info.id, one->name),
                                 same ? titleOf(one->word.value_or("silence"), true) : titleOf(one->like, false),
                                 one->result ? units.value(*one->result) : QStringLiteral("–"),
                                 tr("%1, match %2")
                                     .arg(shownStem(QString::fromStdString(place.file)),
                                          numberFrom1(static_cast<qint64>(place.match)))});
        }
    }
    m_answerModel.set(std::move(answers));
    m_listModel.set(std::move(list));
    m_answers->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->setCurrentIndex(m_listModel.index(0, 0));
    m_show->setEnabled(m_listModel.rowCount() > 0);
}

void BeforeDialog::choose() {
    const int row = m_list->currentIndex().row();
    const auto list = listed();
    if (row < 0 || row >= static_cast<int>(list.size())) return;
    const Precedent& one = *list[static_cast<std::size_t>(row)];
    m_chosen = Chosen{m_found->precedents.places[one.match], one.number};
    accept();
}

void BeforeDialog::done(int result) {
    m_search.cancel();
    QDialog::done(result);
}

} // namespace hilltop
