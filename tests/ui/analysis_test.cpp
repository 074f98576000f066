// SPDX-License-Identifier: GPL-3.0-or-later
#include "../core/store/hindrances.h"
#include "analysis/report_parts.h"
#include "analysis/review_text.h"
#include "base/text_file.h"
#include "dialogs.h"
#include "records/record_file.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_panel.h"
#include "replay/analysis_views.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "settings/settings.h"
#include "still.h"
#include "style/desktop.h"
#include "support/rounds.h"
#include "support/test.h"
#include "table/table_view.h"

#include <nlohmann/json.hpp>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <numeric>

using namespace hilltop;

namespace {

Record matchOfBots(const char* id, std::vector<std::string> bots, std::uint64_t match) {
    const GameEntry& game = *find_game(id);
    bots.resize(static_cast<std::size_t>(game.info().default_seats), bots.back());
    return std::move(*play_record(game, default_values(game.rules()), {42, match, match}, bots));
}

/// A match in which a bot stands much too early, so that there are mistakes.
Record badMatch() {
    return matchOfBots("pazaak", {"cautious", "champion"}, 1);
}

Record readBack(const QString& path) {
    return std::move(open_records(path.toStdString())->front());
}

QPushButton* button(const QWidget& in, const QString& text) {
    for (QPushButton* one : in.findChildren<QPushButton*>())
        if (QString(one->text()).remove(u'&') == text) return one;
    return nullptr;
}

} // namespace

class AnalysisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        m_settings = std::make_unique<Settings>(m_folder.filePath("hilltop.ini"));
        m_settings->setAnimationSpeed(AnimationSpeed::Off);
        m_theme = std::make_unique<Theme>(*qApp, m_desktop);
    }
    void init() {
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->resize(1280, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    /// By keys alone: A analyses, N goes to what is marked, the numbers are those of the review.
    void isMadeAndWalked() {
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        QVERIFY(!m_page->views()->panel()->isVisible());
        press(Qt::Key_A);
        QVERIFY(m_page->analysis().wanted());
        QTRY_VERIFY(m_page->analysis().review());
        QVERIFY(m_page->views()->panel()->isVisible());
        QVERIFY(m_page->views()->graph()->isVisible());
        const Review& review = *m_page->analysis().review();
        const MarkLimits limits = mark_limits(find_game("pazaak")->info());
        const auto mistakes = marked(review, limits);
        QVERIFY(mistakes.size() >= 2);
        m_page->cursor().goTo(0);
        for (const ReviewedDecision* decision : mistakes) {
            press(Qt::Key_N);
            QCOMPARE(m_page->cursor().position(), decision->position);
            QCOMPARE(m_page->views()->panel()->decision(), decision);
            const QAbstractItemModel& options = *m_page->views()->panel()->options()->model();
            QCOMPARE(options.rowCount(), static_cast<int>(decision->options.size()));
            QVERIFY(options.index(0, 0).data().toString().contains("best"));
            bool named = false;
            for (int row = 0; row < options.rowCount(); ++row)
                named = named || options.index(row, 0).data().toString().contains("played");
            QVERIFY(named);
            QVERIFY(says(*m_page->views()->panel(),
                         ReviewUnits(find_game("pazaak")->info()).sizeWithUnit(decision->loss->value)));
            const auto marks = m_page->timeline()->marksAt(decision->position);
            QVERIFY(!marks.empty());
            QCOMPARE(marks.back().shape, markShape(mark_of(*decision, limits)));
        }
        press(Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(m_page->cursor().position(), mistakes[mistakes.size() - 2]->position);
        press(Qt::Key_A);
        QVERIFY(!m_page->views()->panel()->isVisible());
        for (int i = 0; i < m_page->cursor().positions(); ++i)
            for (const auto& mark : m_page->timeline()->marksAt(i))
                QVERIFY(mark.shape < KeyMark::Shape::Dubious);
    }

    /// Large letters in a low window: nothing lies over anything else, the best two answers are whole, and the rest is
    /// found by scrolling down, never sideways.
    void largeLettersAreScrolled_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"pazaak", "thegame", "zipdeck"})
            QTest::newRow(game) << game;
    }
    void largeLettersAreScrolled() {
        QFETCH(QString, game);
        const GameEntry& entry = *find_game(game.toStdString());
        const Record record = matchOfBots(entry.info().id, {entry.bots().front().id, entry.bots()[1].id}, 1);
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        QFont large = usual;
        large.setPixelSize(28);
        QApplication::setFont(large);
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->resize(960, 560);
        m_page->show();
        QVERIFY(m_page->opening().open({record}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        auto* options = m_page->views()->panel()->options();
        auto* part = options->parentWidget();
        auto* area = qobject_cast<QScrollArea*>(part->parentWidget()->parentWidget());
        QVERIFY(area != nullptr);
        const auto apart = [&] {
            int below = 0;
            for (int i = 0; i < part->layout()->count(); ++i) {
                const QLayoutItem* item = part->layout()->itemAt(i);
                if (item->isEmpty()) continue;
                if (item->geometry().top() < below) return false;
                below = item->geometry().bottom() + 1;
            }
            return below <= part->height();
        };
        for (const ReviewedDecision* decision : marked(*m_page->analysis().review(), mark_limits(entry.info()))) {
            m_page->cursor().goTo(decision->position);
            QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
            QTRY_VERIFY(part->width() <= area->viewport()->width());
            QTRY_VERIFY(options->viewport()->height() >= options->rowHeight(0) + options->rowHeight(1));
            QTRY_VERIFY(apart());
        }
        const QList<QToolButton*> buttons = area->findChildren<QToolButton*>();
        QVERIFY(!buttons.isEmpty());
        for (QToolButton* button : buttons) {
            if (button->isHidden()) continue;
            area->ensureWidgetVisible(button);
            const QRect seen(button->mapTo(area->viewport(), QPoint()), button->size());
            QVERIFY(area->viewport()->rect().contains(seen));
            QVERIFY(button->width() >= button->fontMetrics().horizontalAdvance(button->text()));
        }
    }

    void isKeptWithTheRecord() {
        const QString path = m_folder.filePath("kept.hmatch");
        const std::vector<Record> records{badMatch()};
        QVERIFY(save_records(path.toStdString(), records));
        QVERIFY(m_page->opening().open({readBack(path)}, path, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        QTRY_VERIFY(!m_page->cursor().document()->modified());
        const Record kept = readBack(path);
        const Json made = review_to_json(*m_page->analysis().review(), kept);
        // Another time it is there at once, and is the same.
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->show();
        QVERIFY(m_page->opening().open({kept}, path, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        QVERIFY(review_to_json(*m_page->analysis().review(), kept) == made);
    }

    void tamperedIsSaidAndMadeAnew() {
        Record record = badMatch();
        const auto replay = Replay::make(record, Replay::Asking::Later);
        ReviewOrder order;
        order.samples = 3;
        Json json = review_to_json(**review(*replay, order), record);
        json["positions"][2]["luck"][0] = 0.75;
        record.extra = {{"analysis", json.dump()}};
        const QString path = m_folder.filePath("tampered.hmatch");
        QVERIFY(save_records(path.toStdString(), std::vector<Record>{badMatch(), record}));
        record.line = 2;
        QVERIFY(m_page->opening().open(record, MatchOrigin::ofFile(path, 2)));
        m_page->setAnalysing(true);
        QTRY_VERIFY(says(*m_page->views()->panel(), "positions[2]"));
        QVERIFY(says(*m_page->views()->panel(), "tampered.hmatch: line 2: "));
        QVERIFY(!m_page->analysis().review());
        QPushButton* start = button(*m_page->views()->panel(), "Analyse");
        QVERIFY(start != nullptr && start->isVisible());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_VERIFY(m_page->analysis().review());
    }

    /// Numbers by an earlier version of the judge are shown, but as such; a click judges again.
    void anotherVersionIsSaid() {
        Record record = badMatch();
        const auto replay = Replay::make(record, Replay::Asking::Later);
        ReviewOrder order;
        order.samples = 3;
        Json json = review_to_json(**review(*replay, order), record);
        json["version"] = 1;
        record.extra = {{"analysis", json.dump()}};
        QVERIFY(m_page->opening().open({record}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        QCOMPARE(m_page->analysis().review()->version, 1);
        QVERIFY(says(*m_page->views()->panel(), "another version"));
        QPushButton* again = m_page->views()->panel()->findChild<QPushButton*>("again");
        QVERIFY(again->isVisible());
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_VERIFY(m_page->analysis().review() && m_page->analysis().review()->version > 1);
        QVERIFY(!says(*m_page->views()->panel(), "another version"));
        QVERIFY(!again->isVisible());
    }

    /// The whole match with more samples, while what is known stays in sight; the deeper one is kept.
    void goesDeeper() {
        Record record = badMatch();
        const auto replay = Replay::make(record, Replay::Asking::Later);
        ReviewOrder order;
        order.samples = 3;
        QVERIFY(keep_review(record, **review(*replay, order)));
        const QString path = m_folder.filePath("deeper.hmatch");
        QVERIFY(save_records(path.toStdString(), std::vector<Record>{record}));
        QVERIFY(m_page->opening().open({readBack(path)}, path, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        QCOMPARE(m_page->analysis().review()->samples, 3);
        auto* deeper = m_page->views()->panel()->findChild<QToolButton*>("deeper");
        QTest::mouseClick(deeper, Qt::LeftButton);
        QVERIFY(!deeper->isEnabled());
        QVERIFY(m_page->views()->panel()->options()->model() != nullptr && m_page->analysis().review() != nullptr);
        QTRY_COMPARE(m_page->analysis().review()->samples, 12);
        QVERIFY(deeper->isEnabled());
        QTRY_VERIFY(!m_page->cursor().document()->modified());
        const auto kept = kept_review(*Replay::make(readBack(path), Replay::Asking::Later));
        QVERIFY(kept && *kept);
        QCOMPARE((*kept)->samples, 12);
    }

    /// Losses are kept, marks follow the viewer's settings: another limit changes them at once.
    void marksFollowTheSettings() {
        const auto reset = qScopeGuard([&] {
            const double usual[] = {2, 5, 10};
            for (int mark = 1; mark < kMarks; ++mark)
                m_settings->set<double>(QLatin1String(kMarksChanceKey) + QString::number(mark), usual[mark - 1]);
        });
        for (const char* mark : {"1", "2", "3"})
            m_settings->set<double>(QLatin1String(kMarksChanceKey) + mark, 99);
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        m_page->cursor().goTo(0);
        press(Qt::Key_N);
        QCOMPARE(m_page->cursor().position(), 0); // no mistake is marked
        m_settings->set<double>(QLatin1String(kMarksChanceKey) + "1", 2);
        press(Qt::Key_N);
        QVERIFY(m_page->cursor().position() > 0);
        int marks = 0;
        for (const SeatReview& seat : m_page->analysis().review()->seats)
            marks += seat.marks[1];
        QCOMPARE(marks, static_cast<int>(marked(*m_page->analysis().review()).size()));
        QVERIFY(marks >= 2);
    }

    /// A file that cannot be written: the analysis is in the program's own folder, which is said, and found again.
    void isKeptElsewhereWhereItMust() {
        QVERIFY(QDir(m_folder.path()).mkpath("locked") && QDir(m_folder.path()).mkpath("own"));
        const QString path = m_folder.filePath("locked/m.hmatch");
        QVERIFY(save_records(path.toStdString(), std::vector<Record>{badMatch()}));
        for (const char* folder : {"", "own"})
            QVERIFY(QFile::setPermissions(m_folder.filePath(folder), QFile::Permissions(0x7777)));
        QVERIFY(QFile::setPermissions(path, QFile::Permissions(0x4444)));
        QVERIFY(QFile::setPermissions(m_folder.filePath("locked"), QFile::Permissions(0x5555)));
        const auto unlock =
            qScopeGuard([&] { QFile::setPermissions(m_folder.filePath("locked"), QFile::Permissions(0x7777)); });
        const AsNobody nobody;
        const SpareReviews spare(m_folder.filePath("own/reviews").toStdString());
        m_page->analysis().setSpare(spare);
        QVERIFY(m_page->opening().open({readBack(path)}, path, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        QTRY_VERIFY(says(*m_page->views()->panel(), m_folder.filePath("own/reviews")));
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        const Json made = review_to_json(*m_page->analysis().review(), badMatch());
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->analysis().setSpare(spare);
        m_page->show();
        Record again = readBack(path);
        QVERIFY(!keeps_review(again));
        QVERIFY(m_page->opening().open({again}, path, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        QVERIFY(review_to_json(*m_page->analysis().review(), again) == made);
    }

    /// What has no file yet says so, and takes its analysis along when it is saved.
    void unsavedIsSaid() {
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        QVERIFY(says(*m_page->views()->panel(), "not saved yet"));
        const QString path = m_folder.filePath("saved.hmatch");
        m_page->cursor().document()->saveAs(path);
        QTRY_VERIFY(QFile::exists(path));
        QVERIFY(keeps_review(readBack(path)));
        QTRY_VERIFY(!says(*m_page->views()->panel(), "not saved yet"));
    }

    /// The report as a page with pictures of the costliest moments, and as text.
    void reports() {
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        const int here = m_page->cursor().position();
        const QString page = m_folder.filePath("report.html"), text = m_folder.filePath("report.txt");
        writeReport(page);
        QTRY_VERIFY(QFile::exists(page));
        QCOMPARE(m_page->cursor().position(), here);
        const auto html = load_text(page.toStdString());
        QVERIFY(html && html->find("src=\"data:image/png;base64,iVBORw0KGgo") != std::string::npos);
        QVERIFY(html->find("<script") == std::string::npos && html->find("</html>") != std::string::npos);
        writeReport(text);
        QTRY_VERIFY(QFile::exists(text));
        const auto plain = load_text(text.toStdString());
        QVERIFY(plain && plain->starts_with("Pazaak, "));
        QVERIFY(plain->find("luck-adjusted") != std::string::npos);
    }

    /// Each picture of a report shows the cards of its own decision, as the seat that is asked sees them.
    void reportPicturesShowTheirDecisions() {
        m_settings->setAnimationSpeed(AnimationSpeed::Normal); // so that cards could be on their way
        const auto off = qScopeGuard([this] { m_settings->setAnimationSpeed(AnimationSpeed::Off); });
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        m_page->cursor().goTo(m_page->cursor().positions() - 1);
        QVERIFY(standsStill(*m_page));
        const QString path = m_folder.filePath("pictures.html");
        writeReport(path);
        QTRY_VERIFY(QFile::exists(path));
        const QList<QImage> pictures = picturesIn(path);
        auto costliest = marked(*m_page->analysis().review());
        std::stable_sort(costliest.begin(), costliest.end(),
                         [](const auto* one, const auto* other) { return one->loss->value > other->loss->value; });
        QVERIFY(pictures.size() >= 2 && pictures.size() <= static_cast<qsizetype>(costliest.size()));
        for (qsizetype i = 0; i < pictures.size(); ++i) {
            m_page->cursor().goTo(costliest[static_cast<std::size_t>(i)]->position);
            QVERIFY(standsStill(*m_page));
            QCOMPARE(facesDrawn(), facesOfScene());
            const QImage seen = m_page->table()->grabImage();
            QCOMPARE(pictures[i].size(), seen.size());
            QVERIFY2(pictures[i].convertToFormat(QImage::Format_RGB32) == seen.convertToFormat(QImage::Format_RGB32),
                     qPrintable(QString::number(i)));
            for (qsizetype other = 0; other < i; ++other)
                QVERIFY(pictures[i] != pictures[other]);
        }
    }

    /// Every answer says how its worth was found and what it was worth with all cards open; the one played is lit.
    void answersSayHow() {
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        int exact = 0, sampled = 0;
        for (const ReviewedDecision& decision : m_page->analysis().review()->decisions) {
            if (decision.options.empty()) continue;
            m_page->cursor().goTo(decision.position);
            const QAbstractItemModel& options = *m_page->views()->panel()->options()->model();
            int lit = 0;
            for (int row = 0; row < options.rowCount(); ++row) {
                const bool known = decision.options[static_cast<std::size_t>(row)].worth.how == How::Exact;
                ++(known ? exact : sampled);
                QCOMPARE(options.index(row, OptionModel::How).data().toString(), known ? "exact" : "simulated");
                const QString value = options.index(row, OptionModel::Value).data().toString();
                QCOMPARE(value.contains("±"), !known);
                // To the shown digit the loss is what lies between the best and this one, so both have one order.
                const auto tenths = [&](int of, int column) {
                    const QString text = options.index(of, column).data().toString();
                    return qRound(10 * QLocale().toDouble(text.section(' ', 0, 0)));
                };
                if (!known)
                    QCOMPARE(tenths(0, OptionModel::Value) - tenths(row, OptionModel::Loss),
                             tenths(row, OptionModel::Value));
                // No answer is called the best alone if others equal it within their errors.
                const Estimate& behind = decision.options[static_cast<std::size_t>(row)].behind;
                const QString label = options.index(row, OptionModel::Answer).data().toString();
                QCOMPARE(label.contains("best"), row == 0 || behind.value <= behind.error);
                QVERIFY(!options.index(row, OptionModel::Open).data().toString().isEmpty());
                lit += options.index(row, 0).data(OptionModel::kPlayedRole).toBool() ? 1 : 0;
            }
            QCOMPARE(lit, 1);
        }
        QVERIFY(sampled > 0);
    }

    /// Where marks stand beside play of 0.0, a sentence says why, for the seat that is looked at.
    void marksOfTheJudgesOwnAnswersAreExplained() {
        const auto found = std::find_if(games().begin(), games().end(),
                                        [](const GameEntry* one) { return one->info().stake_rule != nullptr; });
        QVERIFY(found != games().end());
        const GameEntry& game = **found;
        ReviewOrder order;
        order.samples = 40;
        Record record;
        std::vector<bool> explained;
        for (std::uint64_t match = 1; match < 10; ++match) {
            record = matchOfBots(game.info().id, {game.judge_traits()->bot}, match);
            const auto replay = Replay::make(record, Replay::Asking::Later);
            const Review judged = **review(*replay, order);
            explained.clear();
            for (const Seat seat : SeatSet::all(2))
                explained.push_back(zero_skill(game.info(), judged, seat) == ZeroSkill::LikeJudge);
            QVERIFY(keep_review(record, judged));
            if (explained[0] != explained[1]) break;
        }
        QVERIFY(explained[0] != explained[1]);
        QVERIFY(m_page->opening().open({record}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        for (const int seat : {0, 1, 0}) {
            m_page->cursor().setView(seat);
            QCOMPARE(says(*m_page->views()->panel(), "skill is 0.00 because every answer is also the judge’s choice"),
                     explained[static_cast<std::size_t>(seat)]);
        }
        QVERIFY(layOut(*m_page));
    }

    /// The sum of the seat that is looked at, as it is shown.
    void theSumAddsUpAsShown_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : games())
            if (game->judge_traits()) QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void theSumAddsUpAsShown() {
        QFETCH(QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        Record record = matchOfBots(game.info().id, {game.bots().front().id}, 3);
        const auto replay = Replay::make(record, Replay::Asking::Later);
        QVERIFY(keep_review(record, **review(*replay, {.samples = 4})));
        QVERIFY(m_page->opening().open({record}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        const QRegularExpression digits(QStringLiteral("[-+]?[0-9]+\\.([0-9]+)"));
        for (int seat = 0; seat < game.info().default_seats; ++seat) {
            m_page->cursor().setView(seat);
            QStringList sums;
            for (const QLabel* label : m_page->views()->panel()->findChildren<QLabel*>())
                if (label->text().contains("others’ skill ")) sums << label->text();
            QCOMPARE(sums.size(), 1);
            QList<qint64> numbers;
            auto each = digits.globalMatch(sums[0].replace(QChar(0x2212), u'-').section(u':', 1));
            while (each.hasNext())
                numbers << each.next().captured().remove(u'.').toLongLong();
            QCOMPARE(numbers.size(), 5);
            const qint64 result = numbers.takeLast();
            QCOMPARE(std::accumulate(numbers.begin(), numbers.end(), qint64{0}), result);
        }
    }

    void anErrorIsNeverShownAsNone() {
        const ReviewUnits chance(find_game("pazaak")->info());
        QCOMPARE(chance.error(0), QString("0.0"));
        QCOMPARE(chance.error(0.0123), QString("1.2"));
        QCOMPARE(chance.error(0.0003), QString("0.03"));
        QCOMPARE(chance.error(0.00004), QString("0.004"));
    }

    /// Cards left are worth less the more they are, so a gain is shown with a minus.
    void aGainIsOneInEveryUnit() {
        for (const GameEntry* game : games()) {
            const ReviewUnits units(game->info());
            QCOMPARE(units.direction(0.5), 1);
            QCOMPARE(units.direction(-0.5), -1);
            QCOMPARE(units.direction(1e-6), 0);
            QCOMPARE(units.change(0.5).startsWith(QChar(0x2212)), game->info().counting == Counting::Mean);
        }
    }

    /// Without a decision the message is below its heading, and nothing is spread over the height.
    void nobodyDecidesAtTheTop() {
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        m_page->cursor().goTo(m_page->cursor().positions() - 1);
        QVERIFY(m_page->views()->panel()->decision() == nullptr);
        const auto topOf = [&](const QString& words) {
            for (const QLabel* label : m_page->views()->panel()->findChildren<QLabel*>())
                if (label->isVisible() && label->text() == words)
                    return label->mapTo(m_page->views()->panel(), QPoint()).y();
            return -1;
        };
        QTRY_VERIFY(topOf("No one decides here.") >= 0);
        QTRY_VERIFY2(topOf("No one decides here.") < 120, qPrintable(QString::number(topOf("No one decides here."))));
    }

    /// Whose chance it is, too.
    void theGraphNamesItsSeat() {
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        m_page->cursor().setView(1);
        const QString second = m_page->views()->graph()->title();
        m_page->cursor().setView(0);
        const QString first = m_page->views()->graph()->title();
        QVERIFY2(first.endsWith(": Chance to win, %") && second.endsWith(": Chance to win, %"), qPrintable(first));
        QVERIFY(first != second);
        QVERIFY(m_page->views()->graph()->accessibleDescription().startsWith(first));
    }

    void canBeCalledOff() {
        QVERIFY(m_page->opening().open({matchOfBots("zipdeck", {"rod", "orion"}, 2)}, {}, 0));
        m_page->setAnalysing(true);
        QPushButton* cancel = button(*m_page->views()->panel(), "Cancel");
        QVERIFY(cancel != nullptr && cancel->isVisible());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(button(*m_page->views()->panel(), "Analyse")->isVisible());
        QVERIFY(says(*m_page->views()->panel(), "cancelled"));
        QVERIFY(!m_page->analysis().review());
    }

    void aClickOnTheGraphGoesThere() {
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        AnalysisGraph* graph = m_page->views()->graph();
        for (const int position : {5, 0, m_page->cursor().positions() - 1, 11}) {
            const QPoint at(qRound(graph->pointOf(position).x()), graph->height() / 2);
            QTest::mouseClick(graph, Qt::LeftButton, {}, at);
            QCOMPARE(m_page->cursor().position(), position);
            QVERIFY(graph->accessibleDescription().contains(QLocale().decimalPoint()));
        }
        // The line begins and ends where the match does.
        QVERIFY(graph->pointOf(m_page->cursor().positions() - 1).y() > graph->pointOf(0).y());
    }

    void modelsAreSound() {
        const Record record = badMatch();
        const auto replay = Replay::make(record, Replay::Asking::Later);
        ReviewOrder order;
        order.samples = 20;
        const auto found = std::make_shared<Review>(std::move(**review(*replay, order)));
        const Info& info = find_game("pazaak")->info();
        ReadTable options, seats;
        const QAbstractItemModelTester first(&options, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(&seats, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TableNames names;
        names.bySeat = {"Ann", "Bob"};
        seats.set(SeatReviewModel::of(*found, names, info));
        QCOMPARE(seats.rowCount(), 2);
        QCOMPARE(seats.index(1, SeatReviewModel::Name).data().toString(), "Bob");
        for (const ReviewedDecision& decision : found->decisions) {
            options.set(OptionModel::of(&decision, info, {}));
            for (int row = 0; row < options.rowCount(); ++row) {
                const QRectF range = options.index(row, OptionModel::Range).data(OptionModel::kRangeRole).toRectF();
                QVERIFY(range.left() >= -1e-9 && range.right() <= 1 + 1e-9);
                QVERIFY(range.top() >= range.left() && range.top() <= range.right());
            }
        }
        options.set(OptionModel::of(nullptr, info, {}));
        QCOMPARE(options.rowCount(), 0);
    }

    /// In a low window the moment and the match take turns, and nothing lies over anything else.
    void aLowWindowHasTabs() {
        m_page->resize(960, 540);
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        AnalysisPanel* panel = m_page->views()->panel();
        QVERIFY(panel->options()->isVisible() || says(*panel, "nothing else"));
        QVERIFY(!panel->seats()->isVisible());
        auto* tabs = panel->findChild<Segmented*>();
        QVERIFY(tabs != nullptr && tabs->isVisible());
        tabs->setCurrent(1);
        QVERIFY(panel->seats()->isVisible());
        QVERIFY(!panel->options()->isVisible());
        m_page->resize(1280, 760);
        QVERIFY(!tabs->isVisible());
        QVERIFY(panel->seats()->isVisible());
    }

    void saysWhatItsWordsMean() {
        QVERIFY(m_page->opening().open({badMatch()}, {}, 0));
        m_page->setAnalysing(true);
        QTRY_VERIFY(m_page->analysis().review());
        QString told;
        bool asked = false;
        withDialog<QMessageBox>(asked, [&](QMessageBox& box) {
            told = box.text();
            box.accept();
        });
        QTest::mouseClick(m_page->views()->panel()->findChild<QToolButton*>("whatIsThis"), Qt::LeftButton);
        QTRY_VERIFY(asked);
        for (const char* word : {"version", "Value:", "Exact:", "Simulated:", "Heuristic:", "Luck:", "Skill:",
                                 "Luck-adjusted:", "Not significant:", "Loss:", "Unforced:", "?!", "Accuracy:"})
            QVERIFY2(told.contains(word), word);
    }

private:
    /// Writes the report by its action and dialog.
    void writeReport(const QString& path) {
        auto* action = m_page->findChild<QAction*>("replay.report");
        QVERIFY(action != nullptr && action->isEnabled());
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !dialog->isVisible()) return;
            timer.stop();
            auto* name = dialog->findChild<QLineEdit*>();
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        timer.start(5);
        action->trigger();
        QTRY_VERIFY(!timer.isActive());
    }
    static QList<QImage> picturesIn(const QString& path) {
        const std::string html = load_text(path.toStdString()).value();
        constexpr std::string_view kBegins = "data:image/png;base64,";
        QList<QImage> pictures;
        for (std::size_t at = html.find(kBegins); at != std::string::npos; at = html.find(kBegins, at)) {
            at += kBegins.size();
            const std::size_t end = html.find('"', at);
            const QByteArray bytes(html.data() + at, static_cast<qsizetype>(end - at));
            pictures << QImage::fromData(QByteArray::fromBase64(bytes));
        }
        return pictures;
    }
    /// By card: where it lies and what its drawing shows; empty for a back.
    QStringList facesDrawn() const {
        QList<QQuickItem*> items;
        collectItems(m_page->table()->findChild<QQuickWidget*>()->rootObject(), items);
        QStringList faces;
        for (QQuickItem* item : std::as_const(items)) {
            if (!item->property("shownKind").isValid()) continue; // the body of a card
            const QQuickItem& card = *item->parentItem();
            const QString kind = item->property("shownKind").toString();
            faces << QStringLiteral("%1 %2 %3 %4 %5")
                         .arg(card.property("row").toInt(), 3)
                         .arg(card.property("zone").toString())
                         .arg(card.property("seat").toInt())
                         .arg(kind)
                         .arg(kind.isEmpty() ? 0 : item->property("shownValue").toInt());
        }
        faces.sort();
        return faces;
    }
    /// The same as the scene has it.
    QStringList facesOfScene() const {
        CardModel& cards = *m_page->scene().cards();
        QStringList faces;
        for (int row = 0; row < cards.rowCount(); ++row) {
            const QModelIndex card = cards.index(row);
            const bool hidden = card.data(CardModel::HiddenRole).toBool();
            faces << QStringLiteral("%1 %2 %3 %4 %5")
                         .arg(row, 3)
                         .arg(card.data(CardModel::ZoneRole).toString())
                         .arg(card.data(CardModel::SeatRole).toInt())
                         .arg(hidden ? QString() : card.data(CardModel::KindRole).toString())
                         .arg(hidden ? 0 : card.data(CardModel::ValueRole).toInt());
        }
        faces.sort();
        return faces;
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        m_page->takeFocus();
        QTest::keyClick(qApp->focusWidget(), key, modifiers);
    }

    QTemporaryDir m_folder;
    Desktop m_desktop;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ReplayPage> m_page;
};

HILLTOP_TEST(AnalysisTest)
#include "analysis_test.moc"
