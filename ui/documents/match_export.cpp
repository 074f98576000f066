// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/match_export.h"

#include "analysis/review_html.h"
#include "analysis/review_report.h"
#include "analysis/review_text.h"
#include "base/text_file.h"
#include "documents/kept_review.h"
#include "documents/page_words.h"
#include "documents/record_names.h"
#include "documents/save_file.h"
#include "documents/summary_words.h"
#include "profile/library.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"

#include <QImage>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kReportMoments = 5;

/// Positions of the decisions that cost most.
std::vector<int> costliestOf(const Review& review) {
    auto costliest = marked(review);
    std::stable_sort(costliest.begin(), costliest.end(),
                     [](const auto* one, const auto* other) { return one->loss->value > other->loss->value; });
    std::vector<int> positions;
    for (const ReviewedDecision* decision : costliest) {
        if (positions.size() == kReportMoments) break;
        if (std::find(positions.begin(), positions.end(), decision->position) == positions.end())
            positions.push_back(decision->position);
    }
    return positions;
}

} // namespace

MatchExport::MatchExport(QWidget& page)
    : QObject(&page)
    , m_page(page) {}

void MatchExport::write(std::function<Result<>()> work, const QString& done, const QString& failed) {
    m_writer.add(std::move(work), [this, done, failed](const Result<>& result) {
        if (result)
            emit told(done);
        else
            warn(&m_page, failed, sentence(result.error()));
    });
}

void MatchExport::picture(const Record& match, const std::function<QImage()>& take) {
    const auto save = [this, take](const QString& path) {
        write([to = path.toStdString(), picture = take()] { return save_text(to, pngOf(picture)); },
              tr("The picture was saved as %1.").arg(path), tr("The picture was not saved"));
    };
    askWhereToSave(&m_page, tr("Save picture"), matchFileName(match), QStringLiteral("png"), tr("Pictures (*.png)"),
                   this, save);
}

void MatchExport::report(const Record& match, const Review& review,
                         const std::function<Pictures(const std::vector<int>& positions)>& take) {
    const auto save = [this, match, review, take](const QString& path) {
        const bool text = path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive);
        write(
            [to = path.toStdString(), text, match, review,
             pictures = text ? Pictures() : take(costliestOf(review))]() -> Result<> {
                const auto replay = TRY(Replay::make(match, Replay::Asking::Later));
                if (text) return save_text(to, review_report(replay, review));
                ReportExtras extras;
                extras.deal = dealText(match).toStdString();
                extras.played = played_at(match);
                extras.moments = kReportMoments;
                extras.picture = [&](int position) {
                    const auto found = pictures.find(position);
                    return found == pictures.end() ? std::string() : found->second;
                };
                return save_text(to, review_html(replay, review, extras));
            },
            tr("The report was saved as %1.").arg(path), tr("The report was not saved"));
    };
    askWhereToSave(&m_page, tr("Save report"), matchFileName(match), QStringLiteral("html"),
                   tr("Web pages (*.html);;Text (*.txt)"), this, save);
}

void MatchExport::page(const MatchCursor& cursor, const std::shared_ptr<const Review>& review) {
    const MatchDocument& document = *cursor.document();
    const Record& match = document.record();
    std::optional<Seat> seat;
    if (cursor.view() != MatchCursor::kAllCards) seat = Seat(cursor.view());
    MatchPage page = pageInWords(cursor.info(), cursor.names(), seat);
    if (!seat) page.deal = dealText(match).toStdString();
    const auto save = [this, match, page, seat, names = cursor.names(), review, origin = document.origin(),
                       spare = document.spare()](const QString& path) {
        write(
            [to = path.toStdString(), match, page, seat, names, review, origin, spare]() mutable -> Result<> {
                const auto replay = TRY(Replay::make(match, Replay::Asking::Later));
                std::optional<Review> kept;
                if (!review) kept = TRY(keptReview(match, origin, spare));
                page.review = review ? review.get() : kept ? &*kept : nullptr;
                const bool told = !seat || seat->index() == names.me; // others' names are not "you"
                if (page.review != nullptr && told)
                    page.summary = summaryTexts(replay, outlineOf(replay, names), *page.review, names,
                                                seat ? SeatSet(*seat) : SeatSet::all(replay.last().seats()));
                return save_text(to, match_page(replay, page));
            },
            tr("The page was saved as %1.").arg(path), tr("The page was not saved"));
    };
    askWhereToSave(&m_page, tr("Save page"), matchFileName(match, !seat), QStringLiteral("html"),
                   tr("Web pages (*.html)"), this, save);
}

bool MatchExport::able(const Replay& replay) {
    return !replay.game().exporters().empty();
}

void MatchExport::otherFormat(const Replay& replay) {
    if (!able(replay)) return;
    const char* format = replay.game().exporters().front().format; // no game has two
    const QString name = QString::fromUtf8(format);
    const QString suffix = name.section(QLatin1Char('-'), -1); // "egn" ends so, "simplepazaak-log" in "log"
    const auto save = [this, format, match = replay.record()](const QString& path) {
        write(
            [to = path.toStdString(), format, match]() -> Result<> {
                const auto text = TRY(export_records(format, {&match, 1}));
                return save_text(to, text);
            },
            tr("The match was exported as %1.").arg(path), tr("The match was not exported"));
    };
    askWhereToSave(&m_page, tr("Export match"), matchFileName(replay.record()), suffix,
                   tr("Files in the format %1 (*.%2)").arg(name, suffix), this, save);
}

} // namespace hilltop
