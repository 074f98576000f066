// SPDX-License-Identifier: GPL-3.0-or-later
// Where the analysis that ReplayPage shows comes from and goes to: what is kept of it and by whom it was made, a deeper
// one in its place, and the report of it.
#include "analysis/review_html.h"
#include "analysis/review_report.h"
#include "analysis/review_text.h"
#include "base/text_file.h"
#include "documents/analysis_words.h"
#include "documents/kept_review.h"
#include "documents/marking.h"
#include "documents/match_text.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_panel.h"
#include "replay/replay_page.h"
#include "rng/deal_id.h"
#include "store/library.h"
#include "table/table_view.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QMessageBox>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kDeeperBy = 4, kDeepestTimes = 64; ///< the samples of a review, at once and at most
constexpr int kReportMoments = 5;
constexpr int kReportPictureWide = 960; ///< pixels; a page for the screen needs no more

} // namespace

Marking ReplayPage::marking() const {
    return markingOf(m_settings);
}

/// What is kept of the match, else a new one is begun. Branches are analysed anew each time.
void ReplayPage::showAnalysis() {
    if (!m_analysing || !m_replay || !m_whole) return;
    if (m_review) return takeReview(m_review);
    if (branch() != MatchDocument::kMatch || (expects(*m_replay) && m_expected->review())) return startAnalysis();
    const MatchOrigin& origin = m_document->origin();
    const bool mayBeKept =
        keeps_review(m_document->record()) || m_spare.able() || origin.kind == MatchOrigin::Kind::Tournament;
    if (!mayBeKept) return startAnalysis();
    m_graph->hide();
    m_panel->setReading();
    m_readingReview =
        Job::start([record = m_document->record(), origin,
                    spare = m_spare](JobControl&) { return keptReview(record, origin, spare); },
                   [this](Result<std::optional<Review>> kept) { takeKept(std::move(kept)); }, Job::Urgency::WaitedFor);
}

void ReplayPage::takeKept(Result<std::optional<Review>> kept) {
    if (!kept) return m_panel->setWaiting(sentence(kept.error()));
    if (!*kept) return startAnalysis();
    m_review = std::make_shared<const Review>(std::move(**kept));
    remark();
}

/// The same losses, marked as the person wants them.
void ReplayPage::remark() {
    if (!m_review || !m_replay) return;
    if (m_review->limits == marking().of(m_replay->game().info(), m_replay->record().rules))
        return takeReview(m_review);
    auto marked = std::make_shared<Review>(*m_review);
    sum_up(*marked, marking().of(m_replay->game().info(), m_replay->record().rules));
    takeReview(std::move(marked));
}

/// Numbers by another version of the judge cannot stand beside today's; a review may be where nobody looks for it; and
/// marks can stand beside play of 0.0.
void ReplayPage::noticeReview() {
    const QString why = m_review ? likeJudgeText(m_replay->game().info(), *m_review, m_names, reviewSeat()) : QString();
    const auto withWhy = [&](const QString& text) { return (text + QLatin1Char(' ') + why).trimmed(); };
    const auto judge = m_replay->game().judge_traits();
    if (m_review && judge && !is_todays(*m_review, m_replay->game())) {
        const char* game = m_replay->game().info().id;
        const auto name = [&](const std::string& reference) {
            return m_replay->game().find_bot(reference) != nullptr ? botName(game, reference)
                                                                   : tr("a quick player who sees all cards");
        };
        return m_panel->setNotice(
            withWhy(
                tr("Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be compared.")
                    .arg(name(m_review->reference))
                    .arg(m_review->version)
                    .arg(name(judge->reference))
                    .arg(judge->version)),
            true);
    }
    m_panel->setNotice(withWhy(m_keptWhere));
}

void ReplayPage::tellKept(const QString& sentence, bool usual) {
    m_keptWhere = usual ? QString() : sentence;
    emit statusChanged(sentence);
    if (m_review) noticeReview();
}

/// The whole match with more samples, while what is known is shown.
void ReplayPage::goDeeper() {
    if (!m_review || m_deeper || !m_replay->game().judge_traits()) return;
    const int samples = m_review->samples * kDeeperBy;
    if (samples > m_replay->game().judge_traits()->samples * kDeepestTimes) {
        emit statusChanged(tr("This match is already analysed as deeply as possible."));
        return;
    }
    stopRollOut();
    m_deeper = std::make_shared<MatchReview>(m_replay, marking(), samples);
    m_panel->setDeeper(0.0);
    connect(m_deeper.get(), &MatchReview::progressed, m_panel, [this](double share) { m_panel->setDeeper(share); });
    connect(m_deeper.get(), &MatchReview::ended, this, [this, match = branch() == MatchDocument::kMatch] {
        const auto judged = m_deeper;
        stopDeeper();
        if (judged->error()) emit statusChanged(sentence(*judged->error()));
        if (!judged->review()) return;
        if (match) m_document->keepReview(*judged->review());
        m_review = judged->review();
        remark();
    });
}

void ReplayPage::stopDeeper() {
    if (!m_deeper) return;
    m_deeper->disconnect(this);
    m_deeper->disconnect(m_panel);
    m_deeper.reset();
    m_panel->setDeeper({});
}

/// The table before each of the costliest decisions, as it is seen now: PNG files, by position.
std::map<int, std::string> ReplayPage::momentPictures() {
    std::map<int, std::string> pictures;
    auto costliest = marked(*m_review);
    std::stable_sort(costliest.begin(), costliest.end(),
                     [](const auto* one, const auto* other) { return one->loss->value > other->loss->value; });
    const int here = m_position;
    for (const ReviewedDecision* decision : costliest) {
        if (static_cast<int>(pictures.size()) >= kReportMoments) break;
        goTo(decision->position);
        QImage picture = m_table->grabImage();
        if (picture.isNull()) continue;
        if (picture.width() > kReportPictureWide)
            picture = picture.scaledToWidth(kReportPictureWide, Qt::SmoothTransformation);
        pictures[decision->position] = pngOf(picture);
    }
    goTo(here);
    return pictures;
}

void ReplayPage::exportReport() {
    if (!m_review || !m_replay) return;
    setRunning(false);
    leaveWorld();
    const QString path = askWhereToSave(this, tr("Save report"), matchFileName(m_replay->record()),
                                        QStringLiteral("html"), tr("Web pages (*.html);;Text (*.txt)"));
    if (path.isEmpty()) return;
    const bool text = path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive);
    m_writer.start(
        [to = path.toStdString(), text, record = m_replay->record(), review = *m_review,
         pictures = text ? std::map<int, std::string>() : momentPictures()]() -> Result<> {
            const auto replay = Replay::make(record, Replay::Asking::Later);
            if (!replay) return replay.error();
            if (text) return save_text(to, review_report(*replay, review));
            ReportExtras extras;
            extras.deal = to_text(DealId{record.source.seed, record.source.deal});
            extras.played = played_at(record);
            extras.moments = kReportMoments;
            extras.picture = [&](int position) {
                const auto found = pictures.find(position);
                return found == pictures.end() ? std::string() : found->second;
            };
            return save_text(to, review_html(*replay, review, extras));
        },
        [this, path](const Result<>& done) {
            if (done)
                emit statusChanged(tr("The report was saved as %1.").arg(path));
            else
                QMessageBox::warning(this, tr("The report was not saved"), sentence(done.error()));
        });
}

} // namespace hilltop
