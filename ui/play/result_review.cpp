// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/result_review.h"

#include "documents/analysis_words.h"
#include "play/result_bars.h"
#include "registry/registry.h"
#include "style/layouts.h"
#include "text/error_texts.h"

#include <QProgressBar>

namespace hilltop {
namespace {

TextLabel* reviewWords(TextSize size, bool strong, TextLabel::Ink ink = TextLabel::Ink::Normal) {
    auto* label = new TextLabel({}, size, strong, ink);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// What takes the match played again.
struct Told {
    std::vector<CostlyMoment> moments;
    std::vector<SummaryText> summary;
};
Told told(const Record& match, const Review& review, int me, const TableNames& names) {
    Told told{costliest(match, review, me, names), {}};
    const auto replay = Replay::make(match, Replay::Asking::Later);
    if (replay) told.summary = summaryTexts(*replay, outlineOf(*replay, names), review, names, Seat(me));
    return told;
}

} // namespace

ResultReview::ResultReview(QWidget* parent)
    : QWidget(parent)
    , m_title(reviewWords(TextSize::Text, true))
    , m_accuracy(reviewWords(TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_sentence(reviewWords(TextSize::Small, false))
    , m_progress(new QProgressBar)
    , m_bars(new ResultBars)
    , m_list(new MomentList) {
    m_title->setText(tr("Luck and skill"));
    m_accuracy->setWordWrap(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::RichText);
    m_sentence->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_sentence, &QLabel::linkActivated, this,
            [this](const QString& link) { emit momentChosen(decisionOfLink(link)); });
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("The match is being analysed"));
    auto* column = columnIn(this, 6, {16, 12, 16, 12});
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addWidget(m_progress);
    column->addWidget(m_bars);
    column->addWidget(m_accuracy);
    column->addStretch(1);
    connect(m_list, &MomentList::momentChosen, this, &ResultReview::momentChosen);
}

bool ResultReview::waiting() const {
    return !m_progress->isHidden();
}

void ResultReview::setReview(std::shared_ptr<MatchReview> judged, const TableNames& names, int me) {
    if (m_judged) m_judged->disconnect(this);
    m_judged = std::move(judged);
    m_names = names;
    m_me = me;
    m_looking.cancel();
    m_list->setMoments({}, false);
    if (m_judged) {
        connect(m_judged.get(), &MatchReview::progressed, this,
                [this](double share) { m_progress->setValue(static_cast<int>(1000 * share)); });
        connect(m_judged.get(), &MatchReview::ended, this, &ResultReview::follow);
    }
    follow();
}

void ResultReview::keepClosed(const QString& why) {
    setReview({}, m_names, m_me);
    say(why);
}

void ResultReview::setTitled(bool titled) {
    m_title->setVisible(titled);
    layout()->setContentsMargins(16, titled ? 12 : 6, 16, titled ? 12 : 6);
    m_list->setTitled(titled);
}

void ResultReview::follow() {
    const bool waits = m_judged && m_judged->running() && !m_judged->review();
    const bool judged = m_judged && m_judged->review();
    m_progress->setVisible(waits);
    m_bars->setVisible(judged);
    m_accuracy->clear();
    m_accuracy->setVisible(judged);
    m_looking.cancel();
    if (!m_judged) return say({});
    if (m_judged->error()) return say(hilltop::sentence(*m_judged->error()));
    if (waits) {
        m_progress->setValue(static_cast<int>(1000 * m_judged->share()));
        return say(tr("Analysing the match…"));
    }
    if (!judged) return say({});
    const Review& review = *m_judged->review();
    const Info& info = find_game(m_judged->match().game)->info();
    const QString why = zeroSkillText(info, review, m_names, m_me);
    m_bars->setRows(info, review, m_names, m_me);
    m_accuracy->setText(accuracyText(info, review, m_names, m_me));
    emit accuracyChanged();
    m_looking = Job::start([match = m_judged->match(), review = m_judged->review(), me = m_me,
                            names = m_names](JobControl&) { return told(match, *review, me, names); },
                           [this, why](const Told& told) {
                               m_list->setMoments(told.moments, true);
                               tell(told.summary, why);
                           },
                           Job::Urgency::WaitedFor);
}

void ResultReview::say(const QString& plain) {
    m_said = plain;
    m_sentence->setText(plain.toHtmlEscaped());
}

void ResultReview::tell(const std::vector<SummaryText>& summary, const QString& more) {
    QStringList sentences;
    for (const SummaryText& text : summary)
        sentences << QString::fromStdString(text.whole());
    if (!more.isEmpty()) sentences << more;
    m_said = sentences.join(QLatin1Char(' '));
    m_sentence->setText((summaryParagraph(summary) + QLatin1Char(' ') + more.toHtmlEscaped()).trimmed());
}

} // namespace hilltop
