// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/compare_dialog.h"

#include "bots/worth_bar.h"
#include "choose/own_bot_list.h"
#include "registry/registry.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace hilltop {
namespace {

constexpr QSize kCompareSize{880, 580};
constexpr int kCompareColumns = 6;

} // namespace

CompareDialog::CompareDialog(const OwnBotList& own, const QString& game, const QString& bot, const QString& matches,
                             QWidget* parent)
    : QDialog(parent)
    , m_own(own)
    , m_game(*find_game(game.toStdString()))
    , m_folder(matches)
    , m_first(new QComboBox)
    , m_second(new QComboBox)
    , m_source(new QComboBox)
    , m_matches(new QSpinBox)
    , m_compare(primaryButton(tr("&Compare")))
    , m_open(new QPushButton(tr("Open in &Replay")))
    , m_progress(new QProgressBar)
    , m_result(new TextLabel)
    , m_same(new TextLabel(QString(), TextSize::Text, true))
    , m_judgeNote(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_bar(new WorthBar)
    , m_answers(new QTableWidget(0, kCompareColumns)) {
    setManual(*this, "own_bots#the-check");
    setWindowTitle(tr("Compare two bots"));
    setModal(false);
    resize(kCompareSize);
    makeLayout(bot);
    connect(m_source, &QComboBox::activated, this, &CompareDialog::chooseSource);
    connect(m_compare, &QPushButton::clicked, this, [this] { running() ? stop() : compare(); });
    connect(m_open, &QPushButton::clicked, this, &CompareDialog::openCurrent);
    connect(m_answers, &QTableWidget::activated, this, &CompareDialog::openCurrent);
    connect(m_answers->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        m_by = column == kCompareColumns - 1 ? Order::Worth : Order::Match;
        sortRows();
    });
    m_compare->setFocus(Qt::OtherFocusReason);
}

void CompareDialog::fillBots(QComboBox* box, const QString& chosen) {
    for (const OwnBot& one : m_own.of(QString::fromUtf8(m_game.info().id)))
        box->addItem(QString::fromStdString(one.name), QString::fromStdString(one.spec));
    for (const BotTraits* one : inPlayingOrder(m_game.bots()))
        box->addItem(botName(m_game.info().id, one->id), QString::fromUtf8(one->id));
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
}

void CompareDialog::makeLayout(const QString& bot) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 16);
    column->setSpacing(10);
    fillBots(m_first, bot);
    fillBots(m_second, {});
    if (m_second->currentIndex() == m_first->currentIndex() && m_second->count() > 1)
        m_second->setCurrentIndex(m_first->currentIndex() == 0 ? 1 : 0);
    m_first->setAccessibleName(tr("First bot"));
    m_second->setAccessibleName(tr("Second bot"));
    auto* bots = new QHBoxLayout;
    bots->setSpacing(8);
    bots->addWidget(m_first, 1);
    bots->addWidget(new QLabel(tr("with")));
    bots->addWidget(m_second, 1);
    column->addLayout(bots);
    m_source->addItem(tr("Questions of your matches"));
    m_source->addItem(tr("Questions of the first bot’s check"));
    m_source->addItem(tr("Questions of files or a tournament…"));
    m_source->setAccessibleName(tr("Source of the questions"));
    m_matches->setRange(0, 1'000'000);
    m_matches->setSingleStep(100);
    m_matches->setGroupSeparatorShown(true);
    m_matches->setValue(200);
    auto* what = new QHBoxLayout;
    what->setSpacing(8);
    what->addWidget(m_source, 1);
    auto* label = new QLabel(tr("&matches:"));
    label->setBuddy(m_matches);
    what->addWidget(label);
    what->addWidget(m_matches);
    what->addWidget(m_compare);
    column->addLayout(what);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(8);
    m_progress->hide();
    column->addWidget(m_progress);
    m_result->setText(
        tr("Both bots get every question of these matches and play each other with the same cards on both sides."));
    m_result->setWordWrap(true);
    column->addWidget(m_result);
    auto* counted = new QHBoxLayout;
    counted->addWidget(m_same);
    counted->addStretch(1);
    counted->addWidget(m_judgeNote);
    column->addLayout(counted);
    m_bar->hide();
    column->addWidget(m_bar);
    auto* panel = new Panel;
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_answers);
    dressTable(m_answers);
    m_answers->setHorizontalHeaderLabels(
        {tr("Match"), tr("Decision"), tr("Question"), tr("First"), tr("Second"), tr("Value")});
    for (int i = 0; i < kCompareColumns; ++i) {
        const bool number = i < 2 || i == kCompareColumns - 1;
        m_answers->horizontalHeaderItem(i)->setTextAlignment(Qt::AlignVCenter |
                                                             (number ? Qt::AlignRight : Qt::AlignLeft));
    }
    for (int i = 0; i < kCompareColumns; ++i)
        m_answers->horizontalHeader()->setSectionResizeMode(i, i == 2 ? QHeaderView::Stretch
                                                                      : QHeaderView::ResizeToContents);
    m_answers->horizontalHeader()->setSectionsClickable(true);
    m_answers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_answers->setAccessibleName(tr("Answers that differ"));
    column->addWidget(panel, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    m_open->setEnabled(false);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void CompareDialog::chooseSource(int index) {
    if (index < 2) {
        m_lastSource = index;
        return;
    }
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Matches to ask about"), m_folder, tr("Matches and tournaments (*.hmatch *.htour);;All files (*)"));
    if (paths.isEmpty())
        m_source->setCurrentIndex(m_lastSource);
    else
        takeFiles(paths);
}

void CompareDialog::takeFiles(const QStringList& paths) {
    m_files = paths;
    m_lastSource = 2;
    m_source->setItemText(2, tr("Questions of %1")
                                 .arg(paths.size() == 1 ? QFileInfo(paths[0]).fileName()
                                                        : tr("%n files", nullptr, static_cast<int>(paths.size()))));
    m_source->setCurrentIndex(2);
}

CompareSource CompareDialog::chosenSource() const {
    CompareSource source;
    source.folder = m_folder;
    source.files = m_files;
    if (m_source->currentIndex() == 1) {
        source.kind = CompareSource::Kind::Check;
        const OwnBot* bot = m_own.find(QString::fromUtf8(m_game.info().id), m_first->currentData().toString());
        if (const BotReport* report = bot != nullptr ? m_own.report(*bot) : nullptr) source.lines = report->records;
    } else if (m_source->currentIndex() == 2) {
        source.kind = CompareSource::Kind::Files;
    }
    return source;
}

} // namespace hilltop
