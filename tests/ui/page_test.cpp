// SPDX-License-Identifier: GPL-3.0-or-later
// A match saved from Replay as a page for a browser, by its menu: in the language of the window, and of a seat's view
// only what that seat saw.
#include "base/text_file.h"
#include "dialogs.h"
#include "german.h"
#include "replay/replay_page.h"
#include "rng/deal_id.h"
#include "shell.h"
#include "support/page_data.h"
#include "support/test.h"
#include "table/log_model.h"
#include "text/game_texts.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>

#include <set>

using namespace hilltop;

class PageTest : public ShellTests {
    Q_OBJECT
private slots:
    void init() { ShellTests::init(); }
    void cleanup() { ShellTests::cleanup(); }

    void hasTheNamesAndMovesOfTheTable() {
        open(MatchCursor::kAllCards);
        const Json data = saved("Save and export", "Page…", "all.html");
        const MatchCursor& cursor = m_shell->window.replay().cursor();
        QCOMPARE(data["names"].size(), static_cast<std::size_t>(cursor.names().bySeat.size()));
        for (std::size_t seat = 0; seat < data["names"].size(); ++seat)
            QCOMPARE(text(data["names"][seat]), cursor.names().of(static_cast<int>(seat)));
        QCOMPARE(static_cast<int>(data["moments"].size()), cursor.positions());
        const auto rows = LogModel::rowsOf(tables(), cursor.names(), cursor.viewers());
        QVERIFY(rows.size() > 10);
        for (const LogRow& row : rows)
            QVERIFY2(has(data["lines"], row.section ? row.what : row.sentence), qPrintable(row.sentence));
        QCOMPARE(text(data["result"]), resultTitle(replay().last(), cursor.names()));
        QVERIFY(m_html.contains("<html lang=\"en\"") && m_html.contains(dealOf(replay().record())));
    }

    void speaksGerman() {
        const German german;
        QVERIFY(german.found());
        restart();
        open(MatchCursor::kAllCards);
        const Json data = saved(nullptr, nullptr, "german.html");
        QVERIFY(m_html.contains("<html lang=\"de\""));
        for (std::size_t zone = 0; zone < data["zones"].size(); ++zone)
            QCOMPARE(text(data["zones"][zone]), tableWord("euchre", replay().game().info().zones[zone].id));
        QCOMPARE(text(data["words"]["point"]), QStringLiteral(","));
        const auto& lines = data["lines"];
        QVERIFY(std::any_of(lines.begin(), lines.end(),
                            [](const Json& line) { return text(line).contains(QStringLiteral(" spielt ")); }));
    }

    /// Position by position as many faces as the seat saw, and no sentence that it was not told.
    void aSeatsViewHidesTheRest() {
        const Seat seat(1);
        open(seat.index());
        const Json data = saved("Save and export", "Page…", "seat.html");
        const MatchCursor& cursor = m_shell->window.replay().cursor();
        QCOMPARE(data["seat"].get<int>(), seat.index());
        std::map<std::string, int> faces; // by zone
        for (int position = 0; position < cursor.positions(); ++position) {
            for (const auto& [key, zone] : data["moments"][static_cast<std::size_t>(position)]["z"].items())
                faces[key] = zone.is_array()
                                 ? static_cast<int>(std::count_if(zone.begin(), zone.end(),
                                                                  [](const Json& card) { return card != 0; }))
                                 : 0;
            int shown = 0, seen = 0;
            for (const auto& [key, count] : faces)
                shown += count;
            for (const ShownCard& card : replay().table(position).shown(SeatSet(seat)))
                seen += card.face == kHidden ? 0 : 1;
            QCOMPARE(shown, seen);
        }
        std::set<QString> told;
        for (const LogRow& row : LogModel::rowsOf(tables(), cursor.names(), SeatSet(seat)))
            told.insert(row.section ? row.what : row.sentence);
        for (const Json& moment : data["moments"])
            for (const Json& line : moment["t"])
                QVERIFY(told.contains(text(data["lines"][line.get<std::size_t>()])));
        // The deal would tell all cards, also in the file's name.
        QVERIFY(!m_html.contains(dealOf(replay().record())));
        QVERIFY2(!m_proposed.contains(dealOf(replay().record())), qPrintable(m_proposed));
    }

private:
    void open(int view) {
        ReplayPage& page = m_shell->window.replay();
        QVERIFY(page.opening().open({matchOf(*find_game("euchre"), 1)}, {}, 0));
        m_shell->window.main().showPage(&page);
        QTRY_VERIFY(page.cursor().whole());
        page.cursor().setView(view);
    }
    const Replay& replay() const { return *m_shell->window.replay().cursor().replay(); }
    std::vector<const Table*> tables() const {
        std::vector<const Table*> all;
        for (int position = 0; position < replay().positions(); ++position)
            all.push_back(&replay().table(position));
        return all;
    }
    static QString dealOf(const Record& record) {
        return QString::fromStdString(to_text(DealId{record.source.seed, record.source.deal}));
    }
    static QString text(const Json& json) { return QString::fromStdString(json.get<std::string>()); }
    static bool has(const Json& list, const QString& wanted) {
        return std::any_of(list.begin(), list.end(), [&](const Json& one) { return text(one) == wanted; });
    }
    static QString plain(QString title) { return title.remove(u'&'); }

    /// Chooses the entry by the mouse, types the file's name, and reads the data of the page.
    Json saved(const char* submenu, const char* entry, const QString& name) {
        const QString path = m_saved.filePath(name);
        bool asked = false;
        withDialog<QFileDialog>(asked, [&](QFileDialog& dialog) {
            auto* line = dialog.findChild<QLineEdit*>();
            m_proposed = line->text();
            line->setText(path);
            QTest::keyClick(line, Qt::Key_Return);
        });
        QAction* wanted = m_shell->window.main().findChild<QAction*>("replay.page");
        if (submenu != nullptr) {
            const QList<QAction*> entries = m_shell->window.main().menu(MenuId::Replay)->actions();
            for (const QAction* one : entries) {
                if (plain(one->text()) != QLatin1String(submenu)) continue;
                QMenu& menu = *one->menu();
                menu.popup(m_shell->window.main().mapToGlobal(QPoint(100, 100)));
                const QList<QAction*> parts = menu.actions();
                const auto found = std::find_if(parts.begin(), parts.end(), [&](const QAction* part) {
                    return plain(part->text()) == QString::fromUtf8(entry);
                });
                if (found == parts.end() || *found != wanted) return {};
                QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(*found).center());
            }
        } else {
            wanted->trigger();
        }
        if (!QTest::qWaitFor([&] { return asked && QFile::exists(path); }, kPatienceMs)) return {};
        m_html = QString::fromStdString(load_text(path.toStdString()).value());
        return Json::parse(page_data(m_html).toStdString());
    }

    QTemporaryDir m_saved;
    QString m_html, m_proposed;
};

HILLTOP_TEST(PageTest)
#include "page_test.moc"
