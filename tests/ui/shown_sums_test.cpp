// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown of a result adds up, to the last shown digit, and is the same in all places: on the sheet after the
// match, in its sentences, in Replay, on the page and on the terminal.
#include "analysis/review_html.h"
#include "analysis/review_report.h"
#include "analysis/review_sum.h"
#include "analysis/summary.h"
#include "documents/record_names.h"
#include "documents/summary_words.h"
#include "play/result_bars.h"
#include "registry/registry.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_models.h"
#include "replay/sum_dialog.h"
#include "support/test.h"

#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <QXmlStreamReader>

#include <map>
#include <set>

using namespace hilltop;

namespace {

using RowKind = ResultRow::Kind;

/// Without the commas between thousands.
QString ungrouped(QString text) {
    static const QRegularExpression comma(QStringLiteral("(?<=[0-9]),(?=[0-9]{3})"));
    return text.remove(comma);
}

/// A number as it is shown, with its error, in units of its last digit. "+35.4 ± 18.4" is 354 and 184.
struct ShownNumber {
    qint64 value = 0, error = 0;
    friend bool operator==(const ShownNumber&, const ShownNumber&) = default;
};
std::optional<ShownNumber> shownNumber(QString text) {
    text = ungrouped(text);
    text.replace(QChar(0x2212), u'-').replace(QStringLiteral("+-"), QStringLiteral("±"));
    static const QRegularExpression form(QStringLiteral("^([-+]?[0-9]+\\.[0-9]+)(?: ± ([0-9]+\\.[0-9]+))?$"));
    const auto found = form.match(text);
    if (!found.hasMatch()) return {};
    const auto digits = [&](int group) { return found.captured(group).remove(u'.').toLongLong(); };
    return ShownNumber{digits(1), digits(2)};
}

/// The rows of one seat in one place.
using ShownRows = std::map<RowKind, ShownNumber>;

const std::map<QString, RowKind>& kindsByTitle() {
    static const std::map<QString, RowKind> kinds{{"Start", RowKind::Start},
                                                  {"Luck", RowKind::Luck},
                                                  {"Skill", RowKind::Own},
                                                  {"Others’ skill", RowKind::Others},
                                                  {"Result", RowKind::Result}};
    return kinds;
}

bool addsUp(const ShownRows& rows) {
    qint64 sum = 0;
    for (const auto& [kind, number] : rows)
        if (kind != RowKind::Result) sum += number.value;
    return rows.size() >= 4 && sum == rows.at(RowKind::Result).value;
}

ShownRows onSheet(const ResultBars& bars) {
    ShownRows rows;
    for (const ResultBars::Row& row : bars.rows())
        rows[row.kind] =
            shownNumber(row.error.isEmpty() ? row.value : row.value + " ± " + row.error).value_or(ShownNumber{});
    return rows;
}

/// Tables of text: a head, and a line for each seat.
std::vector<ShownRows> inTable(const std::vector<QStringList>& lines, std::vector<qint64>* adjusted) {
    std::vector<ShownRows> seats;
    for (std::size_t line = 1; line < lines.size(); ++line) {
        ShownRows rows;
        for (int column = 0; column < lines[line].size() && column < lines[0].size(); ++column) {
            QString title = lines[0][column];
            title.replace(u'\'', QChar(0x2019)).replace(0, 1, title.left(1).toUpper());
            const auto number = shownNumber(lines[line][column]);
            if (const auto kind = kindsByTitle().find(title); kind != kindsByTitle().end() && number)
                rows[kind->second] = *number;
            if (title == "Luck-adjusted" && number) adjusted->push_back(number->value);
        }
        seats.push_back(rows);
    }
    return seats;
}

std::vector<QStringList> firstHtmlTable(const QString& page) {
    QXmlStreamReader reader(page);
    std::vector<QStringList> lines;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isEndElement() && reader.name() == QStringLiteral("table")) break;
        if (!reader.isStartElement()) continue;
        if (reader.name() == QStringLiteral("tr")) lines.emplace_back();
        if (reader.name() == QStringLiteral("th") || reader.name() == QStringLiteral("td"))
            lines.back() << reader.readElementText();
    }
    return lines;
}

std::vector<QStringList> seatsOnTerminal(const QString& report) {
    static const QRegularExpression gap(QStringLiteral(" {2,}"));
    std::vector<QStringList> lines;
    for (const QString& line : report.mid(report.indexOf(QStringLiteral("\nseat  bot ")) + 1).split(u'\n')) {
        if (line.isEmpty()) break;
        lines.push_back(line.split(gap));
    }
    return lines;
}

/// Whether a sentence says of a row what its bar does: the number, its sign in words, and whether it can be nothing.
bool saysTheRow(const QString& sentence, const ShownNumber& number, bool fewerIsBetter) {
    if (number.value == 0) return sentence.contains("no measurable difference");
    const bool gain = (number.value > 0) != fewerIsBetter;
    static const QRegularExpression gains(QStringLiteral("\\b(gave|gained|saved|fewer)\\b"));
    static const QRegularExpression losses(QStringLiteral("\\b(cost|lost|more)\\b"));
    static const QRegularExpression digits(QStringLiteral("[0-9]+\\.[0-9]+"));
    return digits.match(ungrouped(sentence)).captured().remove(u'.').toLongLong() == std::abs(number.value) &&
           sentence.contains(gains) == gain && sentence.contains(losses) != gain && !sentence.contains("no measurable");
}

Replay playedBy(const GameEntry& game, int seats, std::uint64_t match) {
    std::vector<std::string> bots;
    for (int seat = 0; seat < seats; ++seat)
        bots.push_back(game.bots()[(match + static_cast<std::uint64_t>(seat)) % 2].id);
    return std::move(*Replay::make(*play_record(game, default_values(game.rules()), {8, match, match}, bots)));
}

} // namespace

class ShownSumsTest : public QObject {
    Q_OBJECT

private slots:
    void partsAddUpToTheirTotal() {
        using Whole = std::vector<std::int64_t>;
        QVERIFY((adding_up({46.8, 62.5, -9.3}, 100) == Whole{47, 62, -9}));
        QVERIFY((adding_up({0.4, 0.4, 0.4}, 1) == Whole{1, 0, 0})); // one by one they would be 0
        QVERIFY((adding_up({0.6, 0.6, 0.6}, 2) == Whole{1, 1, 0})); // and 3 here
        QVERIFY((adding_up({-0.5, 0, 0.5}, 0) == Whole{0, 0, 0}));
        QVERIFY((adding_up({3 - 1e-12, 2 + 1e-12}, 5) == Whole{3, 2})); // whole but for rounding
    }

    void everyPlaceShowsTheSameSum_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("seats");
        for (const GameEntry* game : games()) {
            const Info& info = game->info();
            if (!game->judge_traits()) continue;
            for (const int seats : std::set<int>{info.min_seats, info.default_seats, info.max_seats})
                QTest::addRow("%s, %d seats", info.id, seats) << QString::fromUtf8(info.id) << seats;
        }
    }
    void everyPlaceShowsTheSameSum() {
        QFETCH(QString, id);
        QFETCH(int, seats);
        const GameEntry& game = *find_game(id.toStdString());
        const Info& info = game.info();
        const bool fewerIsBetter = info.counting == Counting::Mean;
        for (std::uint64_t match = 0; match < 3; ++match) {
            const Replay replay = playedBy(game, seats, match);
            const auto judged = review(replay, {.samples = 2, .seed = match});
            QVERIFY(judged && *judged);
            const Review& found = **judged;
            std::vector<qint64> adjustedOnPage, adjustedOnTerminal;
            const auto page =
                inTable(firstHtmlTable(QString::fromStdString(review_html(replay, found, {}))), &adjustedOnPage);
            const QString report = QString::fromStdString(review_report(replay, found));
            const auto terminal = inTable(seatsOnTerminal(report), &adjustedOnTerminal);
            QCOMPARE(page.size(), found.seats.size());
            QCOMPARE(terminal.size(), found.seats.size());
            TableNames names = recordNames(replay.record());
            const TableContent inReplay = SeatReviewModel::of(found, names, info);
            for (int seat = 0; seat < seats; ++seat) {
                const auto at = static_cast<std::size_t>(seat);
                names.me = seat;
                ResultBars bars;
                bars.setRows(info, found, names, seat);
                const ShownRows sheet = onSheet(bars);
                QVERIFY2(addsUp(sheet), qPrintable(bars.accessibleName()));
                double end = 0; // each bar begins where the one above it ends
                for (const ResultBars::Row& row : bars.rows()) {
                    QVERIFY(bars.accessibleName().contains(row.value));
                    if (row.kind != RowKind::Result) QCOMPARE(row.from, end);
                    end = row.to;
                }
                const double won = worth_of_result(info, replay.last().result(), Seat(seat), seats);
                QCOMPARE(bars.rows().back().value, ReviewUnits(info).value(won));
                QCOMPARE(sheet.size(), std::size_t(seats > 1 ? 5 : 4));
                QVERIFY2(page[at] == sheet, qPrintable(bars.accessibleName()));
                QVERIFY2(terminal[at] == sheet, qPrintable(report));
                const qint64 adjusted = sheet.at(RowKind::Result).value - sheet.at(RowKind::Luck).value;
                QCOMPARE(adjustedOnPage[at], adjusted);
                QCOMPARE(adjustedOnTerminal[at], adjusted);
                const auto cell = [&](int column) {
                    return shownNumber(inReplay.rows[at][static_cast<std::size_t>(column)].text);
                };
                QVERIFY(cell(SeatReviewModel::Luck) == sheet.at(RowKind::Luck));
                QCOMPARE(cell(SeatReviewModel::Apart)->value, adjusted);
                sentencesFit(replay, found, names, sheet, fewerIsBetter);
                partsFit(replay, found, names, sheet);
                handsFit(replay, std::make_shared<Review>(found), names, sheet);
                if (QTest::currentTestFailed()) return;
            }
            names.me = -1;
            luckFits(summaryTexts(replay, outlineOf(replay, names), found, names, {}).front(), terminal);
            luckFits(summary_texts(replay, found, {}).front(), terminal);
            if (QTest::currentTestFailed()) return;
        }
    }

private:
    /// The sheet's sentences, and those in English with the names of the record.
    static void sentencesFit(const Replay& replay, const Review& found, const TableNames& names, const ShownRows& sheet,
                             bool fewerIsBetter) {
        const Info& info = replay.game().info();
        const Seat me(names.me);
        const auto window = summaryTexts(replay, outlineOf(replay, names), found, names, SeatSet{me});
        const auto english = summary_texts(replay, found, me);
        const auto kinds = summary_of(info, found, me);
        QCOMPARE(window.size(), kinds.size());
        QCOMPARE(english.size(), kinds.size());
        std::size_t rows = 0;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (kinds[i].kind != SummarySentence::Kind::Row) continue;
            ++rows;
            const ResultRow& row = kinds[i].parts.front().row;
            const ShownNumber& number = sheet.at(row.kind);
            for (const SummaryText& text : {window[i], english[i]}) {
                const QString sentence = QString::fromStdString(text.whole());
                QVERIFY2(saysTheRow(sentence, number, fewerIsBetter), qPrintable(sentence));
                QCOMPARE(sentence.contains("not significant"), row.direction() != 0 && !row.significant());
            }
        }
        QCOMPARE(rows, sheet.size() - 2); // start and result have none
    }

    /// All parts, each line from the one above, from the sheet's start to its result.
    static void partsFit(const Replay& replay, const Review& found, const TableNames& names, const ShownRows& sheet) {
        const SumDialog dialog(found, Seat(names.me), names, replay.game().info());
        const QAbstractItemModel& model = *dialog.table()->model();
        const auto number = [&](int row, int column) {
            return shownNumber(model.index(row, column).data().toString())->value;
        };
        qint64 now = number(0, SumDialog::Value);
        QCOMPARE(now, sheet.at(RowKind::Start).value);
        for (int row = 1; row < model.rowCount(); ++row) {
            now += number(row, SumDialog::Change);
            QCOMPARE(number(row, SumDialog::Value), now);
        }
        QCOMPARE(now, sheet.at(RowKind::Result).value);
        const QString text = QString::fromStdString(sum_text(replay, found, Seat(names.me)));
        const QString last = text.trimmed().section(u'\n', -1);
        static const QRegularExpression numbers(QStringLiteral("[-+]?[0-9]+\\.[0-9]+"));
        auto each = numbers.globalMatch(last);
        for (const auto& [kind, one] : sheet) {
            QVERIFY2(each.hasNext(), qPrintable(last));
            QCOMPARE(shownNumber(each.next().captured())->value, one.value);
        }
        QVERIFY(!each.hasNext());
    }

    /// The numbers below the hands of the graph.
    static void handsFit(const Replay& replay, const std::shared_ptr<const Review>& found, const TableNames& names,
                         const ShownRows& sheet) {
        const Info& info = replay.game().info();
        const ReviewUnits units(info);
        AnalysisGraph graph;
        graph.setReview(found, outlineOf(replay, names), info, names.me, names.of(names.me));
        if (graph.brought().empty()) return; // no hands
        qint64 luck = 0, skill = 0;
        for (const auto& hand : graph.brought()) {
            luck += shownNumber(units.change(hand.luck))->value;
            skill += shownNumber(units.change(hand.skill))->value;
        }
        QCOMPARE(luck, sheet.at(RowKind::Luck).value);
        QCOMPARE(skill,
                 sheet.at(RowKind::Result).value - sheet.at(RowKind::Luck).value - sheet.at(RowKind::Start).value);
    }

    /// Each number in it is the luck of a seat, as the table has it.
    static void luckFits(const SummaryText& text, const std::vector<ShownRows>& seats) {
        static const QRegularExpression digits(QStringLiteral("[0-9]+\\.[0-9]+"));
        const QString sentence = QString::fromStdString(text.whole());
        auto each = digits.globalMatch(sentence);
        const bool any =
            std::any_of(seats.begin(), seats.end(), [](const auto& one) { return one.at(RowKind::Luck).value; });
        QVERIFY2(any == each.hasNext(), qPrintable(sentence));
        while (each.hasNext()) {
            const qint64 number = each.next().captured().remove(u'.').toLongLong();
            QVERIFY2(std::any_of(seats.begin(), seats.end(),
                                 [&](const auto& one) { return std::abs(one.at(RowKind::Luck).value) == number; }),
                     qPrintable(sentence));
        }
    }
};

HILLTOP_TEST(ShownSumsTest)
#include "shown_sums_test.moc"
