// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"
#include "replay/field_items.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;
class QWidget;

namespace hilltop {

class FieldChips;

/// Cards that go from one field of a form to another: dragged as chips, or by menu and keys. A card gets the name it
/// has there. Of several names the one that the rules allow is taken; where that is not one, a menu asks.
class CardMoves : public QObject {
    Q_OBJECT
public:
    struct Place {
        QString name;
        QLineEdit* line;
        FieldChips* chips;
        QWidget* cell; ///< what a card can be dropped on
        const Json* schema;
    };
    /// New texts of some fields.
    using Texts = std::vector<std::pair<QLineEdit*, QString>>;
    struct Form {
        std::function<bool(const Texts&)> possible; ///< whether the rules allow the position with them
        std::function<void(const Texts&)> put;
    };
    explicit CardMoves(Form form, QObject* parent = nullptr);
    ~CardMoves() override;

    /// Its chips show what its line has from now on.
    void add(Place place);

private:
    struct Way {
        QString name; ///< of the card in its new field
        Texts texts;
    };
    std::vector<Way> ways(const Place& from, int index, const Place& to, int at) const;
    void move(const Place& from, int index, const Place& to, int at, const QPoint& global);
    void put(const Way& way, const Place& to, int at);
    void remove(const Place& from, int index);
    void follow(const Place& from, int index, const QPoint& global);
    void drop(const Place& from, int index, const QPoint& global);
    void endDrag();
    void showMenu(const Place& from, int index, const QPoint& global);
    /// Under the pointer, if the card can be there; null: there is none.
    const Place* target(const Place& from, int index, const QPoint& global) const;
    bool belongs(const Place& from, int index, const Place& to) const;

    Form m_form;
    std::vector<std::unique_ptr<Place>> m_places;
    QPointer<QLabel> m_ghost; ///< the card that is dragged
    QPointer<QMenu> m_menu;
};

} // namespace hilltop
