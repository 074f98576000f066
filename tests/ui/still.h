// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/test.h"

#include <QAbstractAnimation>
#include <QCoreApplication>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTest>

#include <vector>

namespace hilltop {

inline void collectItems(QQuickItem* item, QList<QQuickItem*>& all) {
    all << item;
    const auto children = item->childItems();
    for (QQuickItem* child : children)
        collectItems(child, all);
}

/// Whether an item of a table is a card of the match.
inline bool isCard(const QQuickItem& item) {
    return item.objectName() == QLatin1String("card");
}

inline QPoint middle(const QQuickItem* item) {
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
}

/// Counts what the clock of animations has done: one clock moves all animations of a thread, in Qt Quick and out of it.
class AnimationClock : public QAbstractAnimation {
public:
    AnimationClock() { start(); }
    int duration() const override { return -1; }
    int ticks() const { return m_ticks; }

protected:
    void updateCurrentTime(int) override { ++m_ticks; }

private:
    int m_ticks = 0;
};

/// The place of everything in a window, as numbers to compare: its widgets, and the items of its tables once
/// positioners and texts have taken in what has changed.
struct Standing {
    std::vector<double> numbers;
    bool moving = false; ///< cards are flying or have yet to go where they belong
    friend bool operator==(const Standing&, const Standing&) = default;

    void add(QQuickItem& root) {
        QList<QQuickItem*> items;
        collectItems(&root, items);
        for (QQuickItem* item : std::as_const(items))
            item->ensurePolished();
        for (const QQuickItem* item : std::as_const(items)) {
            const QPointF at = item->mapToScene({});
            const QVariant ink = item->property("contentWidth"); // of a text
            numbers.insert(numbers.end(), {at.x(), at.y(), item->width(), item->height(), item->opacity(),
                                           item->rotation(), item->scale(), double(item->isVisible()), ink.toDouble()});
        }
        const QVariant rests = root.property("atRest"); // of a table
        moving |= rests.isValid() && !rests.toBool();
    }
    void add(QWidget& widget) {
        if (!widget.isVisible()) return;
        const QRect at(widget.mapToGlobal(QPoint()), widget.size());
        numbers.insert(numbers.end(), {double(at.x()), double(at.y()), double(at.width()), double(at.height())});
        if (auto* quick = qobject_cast<QQuickWidget*>(&widget); quick != nullptr && quick->rootObject() != nullptr)
            add(*quick->rootObject());
    }
    /// A text that has come with the last turn has already asked for room, and gets it before anybody looks.
    static Standing of(QWidget& top) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        Standing now;
        now.add(top);
        const auto all = top.findChildren<QWidget*>();
        for (QWidget* widget : all)
            now.add(*widget);
        return now;
    }
};

/// Waits until all in the window is where it belongs: two looks, each after a turn of the event loop, see the same.
/// What moves by an animation may still be on its way; see standsStill().
inline bool layOut(QWidget& top) {
    Standing before;
    const auto same = [&] {
        Standing now = Standing::of(top);
        const bool done = now == before && !now.moving;
        before = std::move(now);
        return done;
    };
    for (int turn = 0; turn < 5; ++turn) { // most often two are enough, without any sleep
        QCoreApplication::processEvents();
        if (same()) return true;
    }
    return QTest::qWaitFor(same, kPatienceMs);
}

/// Waits until nothing in the window moves, animations included: two looks between which their clock has gone on.
inline bool standsStill(QWidget& top) {
    const AnimationClock clock;
    Standing before;
    int next = 2;
    return layOut(top) && QTest::qWaitFor(
                              [&] {
                                  if (clock.ticks() < next) return false;
                                  next = clock.ticks() + 2;
                                  Standing now = Standing::of(top);
                                  const bool done = now == before && !now.moving;
                                  before = std::move(now);
                                  return done;
                              },
                              kPatienceMs);
}

} // namespace hilltop
