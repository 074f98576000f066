// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk.h"

#include <algorithm>

namespace hilltop {

/// A person against a bot, with cards that do not fly; `special` rules beside the usual ones. Without `deck` one is
/// about to be built, or (`first`) it is as before the first match.
struct AdvancedDesk : Desk {
    explicit AdvancedDesk(const RuleValues& special = {}, const QSize& size = {1280, 700}, const QString& deck = {},
                          bool first = false)
        : Desk("advanced-pazaak", AnimationSpeed::Off, {}, size) {
        MatchSetup setup;
        setup.game = QStringLiteral("advanced-pazaak");
        setup.rules = default_values(game.rules());
        for (const auto& [rule, value] : special)
            setup.rules[rule] = value;
        setup.seats = {QString::fromUtf8(kPerson), QStringLiteral("counter")};
        setup.drawn = false;
        setup.deal = DealId{77, 3};
        page->start(setup);
        [&] {
            QVERIFY(QTest::qWaitForWindowActive(page.get()));
            QTRY_VERIFY(page->view()->loaded());
        }();
        waitForMe();
        if (!deck.isEmpty()) page->scene().answer(QStringLiteral("deck ") + deck);
        waitForMe();
        if (!deck.isEmpty() || first) return;
        click(stop("build"));
        [&] { QTRY_VERIFY(stop("place 0") != nullptr); }();
    }
    QString phase() const { return view()["phase"].toString(); }
    /// Whether a seat gave that answer, according to the record.
    bool answered(const std::string& word) const {
        for (const RecordStep& step : page->record().steps) {
            if (std::find(step.begin(), step.end(), std::optional(word)) != step.end()) return true;
        }
        return false;
    }
    /// What is chosen for the side deck.
    QStringList chosen() const {
        QStringList words;
        for (int i = 0; i < 20; ++i) {
            const QQuickItem* place = stop(QStringLiteral("place %1").arg(i));
            if (place != nullptr && !place->property("word").toString().isEmpty())
                words << place->property("word").toString();
        }
        return words;
    }
    QQuickItem* kind(const QString& word) const { return stop(QStringLiteral("kind ") + word); }
    QQuickItem* sideCard(const QString& kind, int value) const {
        return item([&](QQuickItem& item) {
            return item.property("zone").toString() == QStringLiteral("hand") && item.property("seat").toInt() == 0 &&
                   item.property("kind").toString() == kind && item.property("value").toInt() == value &&
                   item.property("playable").toBool() && isCard(item);
        });
    }
};

inline const RuleValues kDecksOfFour{
    {"deck_size", 4}, {"hand_size", 4}, {"first", 1}}; // all of the deck is drawn, I begin

} // namespace hilltop
