// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/summary_words.h"

#include "documents/analysis_words.h"
#include "table/log_model.h"

#include <QCoreApplication>
#include <QStringList>

namespace hilltop {
namespace {

const QLatin1String kDecisionLink("decision:");

struct SummaryTr {
    Q_DECLARE_TR_FUNCTIONS(Summary)
};

/// The sentences of one match.
class SummarySentences {
public:
    SummarySentences(const Replay& replay, const ReplayOutline& outline, const TableNames& names, SeatSet viewers)
        : m_replay(replay)
        , m_outline(outline)
        , m_info(replay.game().info())
        , m_names(names)
        , m_viewers(viewers)
        , m_units(m_info) {}

    SummaryText of(const SummarySentence& sentence) const {
        switch (sentence.kind) {
        case SummarySentence::Kind::Row:
            return plain(row(sentence.parts.front()));
        case SummarySentence::Kind::Luck:
            return plain(luck(sentence.parts));
        case SummarySentence::Kind::Mistakes:
            return plain(mistakes(sentence));
        case SummarySentence::Kind::Clean:
            return plain(clean(sentence.parts));
        case SummarySentence::Kind::Costliest:
            break;
        }
        return costliest(*sentence.decision);
    }

private:
    static SummaryText plain(const QString& text) { return {text.toStdString(), {}, {}}; }
    /// The number of the row, as its bar and its cells have it.
    QString amount(const ResultRow& row) const {
        const QString size = m_units.sizeWithUnit(row.value);
        return row.significant() ? size : SummaryTr::tr("%1 (not significant)").arg(size);
    }
    const QString& name(Seat seat) const { return m_names.of(seat.index()); }
    QString side(Seat seat) const {
        if (!m_info.teams) return name(seat);
        return SummaryTr::tr("%1 and %2").arg(name(seat), m_names.of((seat.index() + 2) % 4));
    }

    QString row(const SummarySentence::Part& part) const {
        const ResultRow& row = part.row;
        const bool gain = row.value > 0;
        if (row.kind == ResultRow::Kind::Luck) {
            if (m_info.cooperative || row.direction() == 0) return drawn(row);
            return (gain ? SummaryTr::tr("The cards gave you %1.") : SummaryTr::tr("The cards cost you %1."))
                .arg(amount(row));
        }
        if (row.kind == ResultRow::Kind::Own) {
            if (row.direction() == 0) return SummaryTr::tr("Your decisions made no measurable difference.");
            return (!gain                ? SummaryTr::tr("Your decisions cost you %1.")
                    : m_info.cooperative ? SummaryTr::tr("Your decisions saved %1.")
                                         : SummaryTr::tr("Your decisions gained you %1."))
                .arg(amount(row));
        }
        if (m_names.bySeat.size() == 2 && !m_info.cooperative) {
            const QString& rival = m_names.of(1 - part.seat.index());
            if (row.direction() == 0)
                return SummaryTr::tr("The decisions of %1 made no measurable difference.").arg(rival);
            return (gain ? SummaryTr::tr("The decisions of %1 gained you %2.")
                         : SummaryTr::tr("The decisions of %1 cost you %2."))
                .arg(rival, amount(row));
        }
        if (row.direction() == 0) return SummaryTr::tr("The others’ decisions made no measurable difference.");
        return (!gain                ? SummaryTr::tr("The others’ decisions cost you %1.")
                : m_info.cooperative ? SummaryTr::tr("The others’ decisions saved %1.")
                                     : SummaryTr::tr("The others’ decisions gained you %1."))
            .arg(amount(row));
    }
    /// Where all want few cards to be left.
    QString drawn(const ResultRow& row) const {
        if (!m_info.cooperative) return SummaryTr::tr("The cards made no measurable difference.");
        if (row.direction() == 0) return SummaryTr::tr("The draws made no measurable difference.");
        return (row.value > 0 ? SummaryTr::tr("Lucky draws saved %1.") : SummaryTr::tr("Unlucky draws cost %1."))
            .arg(amount(row));
    }
    QString luck(const std::vector<SummarySentence::Part>& parts) const {
        if (parts.empty() || m_info.cooperative) return drawn(parts.empty() ? ResultRow() : parts.front().row);
        const auto one = [&](const SummarySentence::Part& part) {
            return (part.row.value > 0 ? SummaryTr::tr("%1 gained %2 from the cards.")
                                       : SummaryTr::tr("%1 lost %2 to the cards."))
                .arg(side(part.seat), amount(part.row));
        };
        if (parts.size() == 1) return one(parts[0]);
        const auto change = [&](const ResultRow& row) {
            const QString changed = m_units.changeWithUnit(row.value);
            return row.significant() ? changed : SummaryTr::tr("%1, not significant").arg(changed);
        };
        return SummaryTr::tr("The cards helped %1 most (%2) and hurt %3 most (%4).")
            .arg(name(parts[0].seat), change(parts[0].row), name(parts[1].seat), change(parts[1].row));
    }
    QString mistakes(const SummarySentence& sentence) const {
        QStringList told;
        for (const auto& part : sentence.parts)
            told << (part.seat.index() == m_names.me
                         ? SummaryTr::tr("You made %Ln mistakes", nullptr, part.mistakes)
                         : SummaryTr::tr("%1 made %Ln mistakes", nullptr, part.mistakes).arg(name(part.seat)));
        if (sentence.more > 0) told << SummaryTr::tr("%Ln others made mistakes, too", nullptr, sentence.more);
        return SummaryTr::tr("%1.").arg(told.join(QStringLiteral(", ")));
    }
    QString clean(const std::vector<SummarySentence::Part>& parts) const {
        if (parts.empty()) return SummaryTr::tr("No one made a clear mistake.");
        if (parts.size() > 1) return SummaryTr::tr("The others made no clear mistake.");
        return parts.front().seat.index() == m_names.me
                   ? SummaryTr::tr("You made no clear mistake.")
                   : SummaryTr::tr("%1 made no clear mistake.").arg(name(parts.front().seat));
    }

    /// What the list of moves says of the answer; where that says nothing, the answer itself.
    QString done(const ReviewedDecision& decision) const {
        const int next = decision.position + 1;
        if (next < m_replay.positions()) {
            for (const LogRow& row : LogModel::rowsOf({&m_replay.table(next)}, m_names, m_viewers))
                if (!row.section && row.seat == decision.seat.index()) return row.sentence;
        }
        return SummaryTr::tr("%1: %2").arg(name(decision.seat), answerTitle(m_info, decision.played, m_names));
    }
    SummaryText costliest(const ReviewedDecision& decision) const {
        const QString section = m_outline.sectionAt(decision.position).title;
        QString what = done(decision);
        while (what.endsWith(QLatin1Char('.')))
            what.chop(1);
        const QString link = section.isEmpty() ? SummaryTr::tr("“%1”", "what was done").arg(what)
                                               : SummaryTr::tr("%1, “%2”", "a hand, what was done").arg(section, what);
        const QString better = answerTitle(m_info, decision.options.front().word, m_names);
        const QString whole = SummaryTr::tr("The costliest (%2): %1. Better: “%3”.")
                                  .arg(QStringLiteral("\n"), m_units.sizeWithUnit(decision.loss->value), better);
        const auto at = whole.indexOf(QLatin1Char('\n'));
        return {whole.left(at).toStdString(), link.toStdString(), whole.mid(at + 1).toStdString(), decision.number,
                decision.position};
    }

    const Replay& m_replay;
    const ReplayOutline& m_outline;
    const Info& m_info;
    const TableNames& m_names;
    SeatSet m_viewers;
    ReviewUnits m_units;
};

} // namespace

std::vector<SummaryText> summaryTexts(const Replay& replay, const ReplayOutline& outline, const Review& review,
                                      const TableNames& names, SeatSet viewers) {
    std::optional<Seat> me;
    if (names.me >= 0) me = Seat(names.me);
    const SummarySentences words(replay, outline, names, viewers);
    std::vector<SummaryText> texts;
    for (const SummarySentence& sentence : summary_of(replay.game().info(), review, me))
        texts.push_back(words.of(sentence));
    return texts;
}

QString summaryParagraph(const std::vector<SummaryText>& texts) {
    QStringList sentences;
    for (const SummaryText& text : texts) {
        const auto escaped = [](const std::string& part) { return QString::fromStdString(part).toHtmlEscaped(); };
        sentences << escaped(text.before) +
                         (text.decision < 0 ? QString()
                                            : QStringLiteral("<a href=\"%1%2\">%3</a>")
                                                  .arg(kDecisionLink)
                                                  .arg(text.decision)
                                                  .arg(escaped(text.link))) +
                         escaped(text.after);
    }
    return sentences.join(QLatin1Char(' '));
}

int decisionOfLink(const QString& link) {
    bool read = false;
    const int decision = link.startsWith(kDecisionLink) ? link.mid(kDecisionLink.size()).toInt(&read) : -1;
    return read ? decision : -1;
}

} // namespace hilltop
