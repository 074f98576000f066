// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/card_moves.h"

#include "replay/field_chips.h"
#include "replay/field_text.h"
#include "style/control_paint.h"

#include <QCursor>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kScrollEdge = 28; ///< of the fields, where a card that is dragged scrolls them

using Items = std::vector<FieldItem>;

FieldItem takeItem(Items& items, int index) {
    const auto at = items.begin() + index;
    FieldItem taken = *at;
    const auto next = items.erase(at);
    if (taken.begins && next != items.end()) next->begins = true; // of the same trick
    return taken;
}

void putItem(Items& items, int at, const FieldItem& item) {
    items.insert(items.begin() + at, item);
    items.front().begins = false;
}

void markLine(QWidget& line, bool over) {
    line.setProperty(role::kDropTarget, over);
    line.update();
}

QScrollArea* scrollAreaOf(QWidget& widget) {
    for (QWidget* up = widget.parentWidget(); up != nullptr; up = up->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(up)) return area;
    return nullptr;
}

/// Behind the last card where the pointer is not over cards.
int placeUnder(const FieldChips& chips, const QPoint& global) {
    const QPoint within = chips.viewport()->mapFromGlobal(global);
    return chips.isVisible() && within.y() >= 0 ? chips.placeAt(within) : chips.count();
}

bool isOver(const QWidget& widget, const QPoint& global) {
    return widget.isVisible() && widget.rect().contains(widget.mapFromGlobal(global));
}

} // namespace

CardMoves::CardMoves(Form form, QObject* parent)
    : QObject(parent)
    , m_form(std::move(form)) {}

CardMoves::~CardMoves() {
    delete m_ghost;
    if (m_menu != nullptr) m_menu->deleteLater(); // it may be what calls
}

void CardMoves::add(Place place) {
    m_places.push_back(std::make_unique<Place>(std::move(place)));
    const Place& made = *m_places.back();
    const auto show = [&made](const QString& text) {
        QStringList texts;
        for (const FieldItem& item : FieldItems::of(text, *made.schema))
            texts << item.text;
        made.chips->setTexts(texts);
    };
    show(made.line->text());
    made.chips->setAccessibleName(tr("Cards of %1", "a field of a position").arg(made.name));
    connect(made.line, &QLineEdit::textChanged, this, show);
    connect(made.chips, &FieldChips::dragged, this,
            [this, &made](int index, const QPoint& global) { follow(made, index, global); });
    connect(made.chips, &FieldChips::dropped, this,
            [this, &made](int index, const QPoint& global) { drop(made, index, global); });
    connect(made.chips, &FieldChips::dragGivenUp, this, &CardMoves::endDrag);
    connect(made.chips, &FieldChips::moveWanted, this, [this, &made](int index, int by) {
        const int to = index + by;
        if (to < 0 || to >= made.chips->count()) return;
        move(made, index, made, by > 0 ? to + 1 : to, QCursor::pos());
        made.chips->setCurrentRow(to);
    });
    connect(made.chips, &FieldChips::removeWanted, this, [this, &made](int index) { remove(made, index); });
    connect(made.chips, &FieldChips::menuWanted, this,
            [this, &made](int index, const QPoint& global) { showMenu(made, index, global); });
}

/// All ways to put a card there. A field of one card gives its own back.
std::vector<CardMoves::Way> CardMoves::ways(const Place& from, int index, const Place& to, int at) const {
    const Items here = FieldItems::of(from.line->text(), *from.schema);
    const Items there = FieldItems::of(to.line->text(), *to.schema);
    const bool same = &from == &to, list = FieldText::isList(*to.schema);
    std::vector<Way> found;
    if (index < 0 || index >= static_cast<int>(here.size())) return found;
    const QString card = here[static_cast<std::size_t>(index)].text;
    for (const QString& name : FieldItems::as(card, *from.schema, *to.schema)) {
        Items left = here;
        const FieldItem taken = takeItem(left, index);
        if (!list && !same && !there.empty()) {
            const QStringList back = FieldItems::as(there.front().text, *to.schema, *from.schema);
            if (back.isEmpty()) continue;
            putItem(left, index, {back.front(), taken.begins});
        }
        for (const bool begins : {false, true}) {
            if (begins && !FieldText::isNested(*to.schema)) continue;
            Items filled = same ? left : list ? there : Items{};
            const int place = same && at > index ? at - 1 : at;
            putItem(filled, std::clamp(place, 0, static_cast<int>(filled.size())), {name, begins});
            Texts texts{{to.line, FieldItems::joined(filled)}};
            if (!same) texts.insert(texts.begin(), {from.line, FieldItems::joined(left)});
            const bool known =
                std::any_of(found.begin(), found.end(), [&](const Way& way) { return way.texts == texts; });
            if (!known) found.push_back({name, std::move(texts)});
        }
    }
    return found;
}

void CardMoves::move(const Place& from, int index, const Place& to, int at, const QPoint& global) {
    std::vector<Way> all = ways(from, index, to, at), allowed;
    if (all.empty()) return;
    std::copy_if(all.begin(), all.end(), std::back_inserter(allowed),
                 [this](const Way& way) { return m_form.possible(way.texts); });
    // What no rule allows is put there nevertheless: the field says what is wrong, and more may follow.
    if (allowed.empty()) allowed = std::move(all);
    if (allowed.size() == 1) return put(allowed.front(), to, at);
    if (m_menu != nullptr) m_menu->deleteLater(); // it may be what calls
    m_menu = new QMenu(from.chips);
    for (const Way& way : allowed) {
        const auto named =
            std::count_if(allowed.begin(), allowed.end(), [&](const Way& other) { return other.name == way.name; });
        m_menu->addAction(named == 1 ? way.name : way.texts.back().second, this,
                          [this, way, &to, at] { put(way, to, at); });
    }
    m_menu->popup(global);
}

/// The focus goes along.
void CardMoves::put(const Way& way, const Place& to, int at) {
    m_form.put(way.texts);
    to.chips->setFocus(Qt::OtherFocusReason);
    to.chips->setCurrentRow(std::min(at, to.chips->count() - 1));
}

void CardMoves::remove(const Place& from, int index) {
    Items left = FieldItems::of(from.line->text(), *from.schema);
    if (index >= static_cast<int>(left.size())) return;
    takeItem(left, index);
    if (!left.empty()) left.front().begins = false;
    m_form.put({{from.line, FieldItems::joined(left)}});
    if (left.empty()) from.line->setFocus(Qt::OtherFocusReason);
}

bool CardMoves::belongs(const Place& from, int index, const Place& to) const {
    return !ways(from, index, to, 0).empty();
}

const CardMoves::Place* CardMoves::target(const Place& from, int index, const QPoint& global) const {
    for (const auto& place : m_places) {
        const QScrollArea* area = scrollAreaOf(*place->cell);
        if (isOver(*place->cell, global) && (area == nullptr || isOver(*area->viewport(), global)))
            return belongs(from, index, *place) ? place.get() : nullptr;
    }
    return nullptr;
}

void CardMoves::follow(const Place& from, int index, const QPoint& global) {
    QWidget& window = *from.chips->window();
    if (m_ghost == nullptr) {
        m_ghost = new QLabel(&window);
        m_ghost->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_ghost->setPixmap(from.chips->picture(index));
        m_ghost->adjustSize();
        m_ghost->show();
    }
    if (QScrollArea* area = scrollAreaOf(*from.chips)) {
        const QPoint within = area->widget()->mapFromGlobal(global);
        area->ensureVisible(area->widget()->width() / 2, within.y(), 0, kScrollEdge);
    }
    const Place* to = target(from, index, global);
    m_ghost->move(window.mapFromGlobal(global) - m_ghost->rect().center());
    from.chips->viewport()->setCursor(to != nullptr ? Qt::ClosedHandCursor : Qt::ForbiddenCursor);
    for (const auto& place : m_places) {
        const bool over = place.get() == to;
        place->chips->mark(over ? placeUnder(*place->chips, global) : -1);
        markLine(*place->line, over);
    }
}

void CardMoves::drop(const Place& from, int index, const QPoint& global) {
    const Place* to = target(from, index, global);
    const int at = to == nullptr ? 0 : placeUnder(*to->chips, global);
    endDrag();
    if (to != nullptr && (to != &from || (at != index && at != index + 1))) move(from, index, *to, at, global);
}

void CardMoves::endDrag() {
    delete m_ghost;
    for (const auto& place : m_places) {
        place->chips->viewport()->setCursor(Qt::OpenHandCursor);
        place->chips->mark(-1);
        markLine(*place->line, false);
    }
}

/// The same for the keyboard, and for who would rather not drag.
void CardMoves::showMenu(const Place& from, int index, const QPoint& global) {
    if (m_menu != nullptr) m_menu->deleteLater(); // it may be what calls
    m_menu = new QMenu(from.chips);
    for (const auto& place : m_places)
        if (place.get() != &from && belongs(from, index, *place))
            m_menu->addAction(
                tr("Move to %1", "a field of a position").arg(place->name), this,
                [this, &from, index, to = place.get(), global] { move(from, index, *to, to->chips->count(), global); });
    m_menu->addSeparator();
    const auto step = [&](const QString& text, int by, bool able) {
        m_menu->addAction(text, from.chips, [chips = from.chips, index, by] { emit chips->moveWanted(index, by); })
            ->setEnabled(able);
    };
    step(tr("Move towards the first"), -1, index > 0);
    step(tr("Move towards the last"), 1, index + 1 < from.chips->count());
    m_menu->addAction(tr("Remove"), this, [this, &from, index] { remove(from, index); });
    m_menu->popup(global);
}

} // namespace hilltop
