// SPDX-License-Identifier: GPL-3.0-or-later
// Where the count line says that side cards lead is what the rules say of the answers.
#include "games/pazaak/pazaak_view.h"
#include "ui/seen_views.h"

using namespace hilltop;

class PazaakViewTest : public QObject {
    Q_OBJECT
private slots:
    void leadsAreFiguresOfTheMenu();
    void totalsBeforeTheSideCard();
};

void PazaakViewTest::leadsAreFiguresOfTheMenu() {
    int seen = 0;
    for (std::uint64_t number = 1; number < 6; ++number) {
        const auto replay = matchOfBots("pazaak", number);
        for (int position = 0; position < replay->positions(); ++position) {
            const Table& table = replay->table(position);
            for (Seat seat : table.deciding()) {
                const PazaakView view = seenBy<PazaakView>(table, seat.index());
                if (view.seats[seat.index()].over) continue; // then none is offered
                QMap<int, int> figures, leads;               // by card
                for (const Choice& choice : table.menu(seat))
                    if (choice.card)
                        figures[QString::fromStdString(choice.word).section(' ', 1).toInt()] = *choice.figure;
                for (const PazaakLeadView& lead : view.leads()) {
                    QVERIFY(!leads.contains(lead.card));
                    leads[lead.card] = lead.total;
                }
                QCOMPARE(leads, figures);
                seen += static_cast<int>(leads.size());
            }
        }
    }
    QVERIFY(seen > 50);
}

void PazaakViewTest::totalsBeforeTheSideCard() {
    PazaakSeatView seat;
    seat.total = 18;
    QCOMPARE(seat.before(), 18);
    seat.played_side = 4;
    QCOMPARE(seat.before(), 14);
    QCOMPARE(PazaakView().goal(), 20);
}

HILLTOP_TEST(PazaakViewTest)
#include "view_test.moc"
