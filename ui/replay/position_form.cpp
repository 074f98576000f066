// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/position_form.h"

#include "engine/schema.h"

#include "replay/card_moves.h"
#include "replay/field_cell.h"
#include "replay/field_chips.h"
#include "replay/field_text.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

constexpr int kMostNumber = 9999;
constexpr std::string_view kOfSeats = "seats.";

} // namespace

/// A field with its editor.
struct PositionForm::Row {
    std::string name;
    int seat = -1; ///< -1: of the whole position
    const Json* schema = nullptr;
    QWidget* editor = nullptr;
    FieldCell* cell = nullptr;
    FieldChips* chips = nullptr; ///< of a field with cards
    std::function<void(const Json&)> show;
    bool good = true; ///< what is typed can be read
};

PositionForm::PositionForm(const GameEntry& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_schema(std::make_unique<Json>(game.schema().view))
    , m_view(std::make_unique<Json>(Json::object())) {
    columnIn(this, kUsualGap);
}

PositionForm::~PositionForm() = default;

Json& PositionForm::place(const Row& row) const {
    return row.seat < 0 ? (*m_view)[row.name] : (*m_view)["seats"][static_cast<std::size_t>(row.seat)][row.name];
}

/// Whether its items may be cards: those of a list, or one of them.
bool PositionForm::hasCards(const Json& schema) const {
    const Json& kind = FieldText::schemaOf(schema);
    if (FieldText::isList(schema))
        return !FieldText::items(schema).isEmpty() || FieldText::schemaOf(kind["items"]).value("type", "") == "string";
    const QStringList choices = FieldText::choices(schema);
    if (choices.isEmpty()) return false;
    const auto isSame = [&choices](const Json& other) {
        return FieldText::isList(other) && FieldText::items(other) == choices;
    };
    const Json& fields = (*m_schema)["properties"];
    return std::any_of(m_game.set_fields().begin(), m_game.set_fields().end(), [&](const char* path) {
        const std::string_view name = path;
        return name != "rules" && !name.starts_with(kOfSeats) && isSame(fields[path]);
    });
}

void PositionForm::addRow(QFormLayout& form, const std::string& name, const Json& schema, int seat) {
    auto row = std::make_unique<Row>();
    Row& made = *row;
    made.name = name;
    made.seat = seat;
    made.schema = &schema;
    const auto set = [this, &made](std::optional<Json> value) {
        if (m_showing) return;
        made.good = value.has_value();
        m_edited = &made;
        if (value) place(made) = std::move(*value);
        emit changed();
    };
    const Json& kind = FieldText::schemaOf(schema);
    const bool open = schema.contains("oneOf");
    QWidget* placed = nullptr;
    const bool ofSeat = name == "me" || meaning_of(m_game.info(), name) == Means::Seat;
    if (ofSeat || kind.contains("enum")) {
        auto* box = new QComboBox;
        if (open) box->addItem(QStringLiteral("–"));
        if (ofSeat) {
            for (int other = 0; other < m_seats; ++other)
                box->addItem(tr("Seat %1").arg(other + 1), other);
        } else {
            for (const Json& word : kind["enum"])
                box->addItem(readable(word.get<std::string>()), QString::fromStdString(word.get<std::string>()));
        }
        connect(box, &QComboBox::currentIndexChanged, this, [box, set] {
            const QVariant value = box->currentData();
            set(!value.isValid()                         ? Json()
                : value.typeId() == QMetaType::Type::Int ? Json(value.toInt())
                                                         : Json(value.toString().toStdString()));
        });
        made.show = [box](const Json& value) {
            const QVariant held = value.is_string() ? QVariant(QString::fromStdString(value.get<std::string>()))
                                  : value.is_number_integer() ? QVariant(value.get<int>())
                                                              : QVariant();
            box->setCurrentIndex(std::max(0, box->findData(held)));
        };
        placed = made.editor = box;
    } else if (kind.value("type", "") == "boolean") {
        auto* box = new QCheckBox;
        connect(box, &QCheckBox::toggled, this, [set](bool on) { set(Json(on)); });
        made.show = [box](const Json& value) { box->setChecked(value.is_boolean() && value.get<bool>()); };
        placed = made.editor = box;
    } else if (kind.value("type", "") == "integer" && !open) {
        auto* box = new QSpinBox;
        box->setRange(kind.value("minimum", 0), kind.value("maximum", kMostNumber));
        connect(box, &QSpinBox::valueChanged, this, [set](int number) { set(Json(number)); });
        made.show = [box](const Json& value) { box->setValue(value.is_number_integer() ? value.get<int>() : 0); };
        placed = made.editor = box;
    } else {
        auto* line = new QLineEdit;
        connect(line, &QLineEdit::textChanged, this,
                [set, &schema](const QString& text) { set(FieldText::read(text, schema)); });
        made.show = [line, &schema](const Json& value) { // what says the same stays as it was typed
            if (FieldText::read(line->text(), schema) != value) line->setText(FieldText::of(value, schema));
        };
        placed = made.editor = line;
        if (const QStringList items = FieldText::items(schema); !items.isEmpty()) {
            placed = new QWidget;
            auto* beside = rowIn(placed, 4);
            beside->addWidget(line, 1);
            beside->addWidget(itemPicker(*line, items));
        }
        if (hasCards(schema)) placed = withChips(made, placed);
    }
    made.editor->setAccessibleName(fieldName(m_game.info().id, name));
    made.cell = new FieldCell(*made.editor, placed);
    form.addRow(fieldName(m_game.info().id, name), made.cell);
    m_rows.push_back(std::move(row));
}

/// All rows, those of the whole position first.
void PositionForm::build() {
    m_moves.reset();
    m_rows.clear();
    m_edited = nullptr;
    delete m_rowsIn;
    m_rowsIn = new QWidget;
    auto* form = new QFormLayout(m_rowsIn);
    form->setContentsMargins(0, 0, 8, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const Json& fields = (*m_schema)["properties"];
    for (const char* path : m_game.set_fields()) {
        const std::string name = path;
        if (name != "rules" && !name.starts_with(kOfSeats)) addRow(*form, name, fields[name], -1);
    }
    for (int seat = 0; seat < m_seats; ++seat) {
        bool named = false;
        for (const char* path : m_game.set_fields()) {
            if (!std::string_view(path).starts_with(kOfSeats)) continue;
            if (!std::exchange(named, true))
                form->addRow(new TextLabel(tr("Seat %1").arg(seat + 1), TextSize::Text, true));
            const std::string name = path + kOfSeats.size();
            addRow(*form, name, fields["seats"]["items"]["properties"][name], seat);
        }
    }
    layout()->addWidget(m_rowsIn);
    makeMoves();
}

QToolButton* PositionForm::itemPicker(QLineEdit& line, const QStringList& items) {
    auto* button = new QToolButton;
    button->setText(QStringLiteral("+"));
    button->setAccessibleName(tr("Add a card"));
    button->setToolTip(button->accessibleName());
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    auto* grid = new QWidget;
    auto* cells = new QGridLayout(grid);
    cells->setSpacing(2);
    const int columns = std::max(1, static_cast<int>(std::ceil(std::sqrt(static_cast<double>(items.size())))));
    for (int i = 0; i < items.size(); ++i) {
        auto* cell = new QToolButton;
        cell->setText(items[i]);
        cell->setAutoRaise(true);
        QObject::connect(cell, &QToolButton::clicked, &line, [&line, word = items[i]] {
            const QString before = line.text().trimmed();
            line.setText(before.isEmpty() ? word : before + QStringLiteral(", ") + word);
        });
        cells->addWidget(cell, i / columns, i % columns);
    }
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(grid);
    menu->addAction(action);
    button->setMenu(menu);
    return button;
}

QWidget* PositionForm::withChips(Row& row, QWidget* placed) {
    row.chips = new FieldChips;
    auto* both = new QWidget;
    auto* column = columnIn(both, 2);
    column->addWidget(placed);
    column->addWidget(row.chips);
    return both;
}

/// Cards go from a field with chips to another. All rows are there.
void PositionForm::makeMoves() {
    const auto rowOf = [this](const QLineEdit* line) -> Row& {
        return **std::find_if(m_rows.begin(), m_rows.end(), [line](const auto& row) { return row->editor == line; });
    };
    const auto read = [rowOf](const CardMoves::Texts& texts) {
        std::vector<std::optional<Json>> values;
        for (const auto& [line, text] : texts)
            values.push_back(FieldText::read(text, *rowOf(line).schema));
        return values;
    };
    const auto possible = [this, rowOf, read](const CardMoves::Texts& texts) {
        auto values = read(texts);
        if (!std::all_of(values.begin(), values.end(), [](const auto& value) { return value.has_value(); }))
            return false;
        Json before = *m_view;
        for (std::size_t i = 0; i < texts.size(); ++i)
            place(rowOf(texts[i].first)) = std::move(*values[i]);
        const Row* edited = std::exchange(m_edited, &rowOf(texts.back().first));
        const bool allows = allowed().has_value();
        m_edited = edited;
        *m_view = std::move(before);
        return allows;
    };
    const auto put = [this, rowOf, read](const CardMoves::Texts& texts) {
        auto values = read(texts);
        m_showing = true;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            Row& row = rowOf(texts[i].first);
            texts[i].first->setText(texts[i].second);
            row.good = values[i].has_value();
            if (values[i]) place(row) = std::move(*values[i]);
            m_edited = &row;
        }
        m_showing = false;
        emit changed();
    };
    m_moves = std::make_unique<CardMoves>(CardMoves::Form{possible, put});
    for (const auto& row : m_rows)
        if (row->chips != nullptr)
            m_moves->add({nameOf(*row), qobject_cast<QLineEdit*>(row->editor), row->chips, row->cell, row->schema});
}

void PositionForm::setView(const Json& view) {
    m_showing = true;
    Json kept = Json::object();
    const int seats = static_cast<int>(view["seats"].size());
    Json all = Json::array();
    for (int seat = 0; seat < seats; ++seat)
        all.push_back(Json::object());
    kept["seats"] = std::move(all);
    for (const char* path : m_game.set_fields()) {
        const std::string_view name = path;
        if (!name.starts_with(kOfSeats)) {
            kept[path] = view.value(path, Json());
            continue;
        }
        const char* field = path + kOfSeats.size();
        for (std::size_t seat = 0; seat < view["seats"].size(); ++seat)
            kept["seats"][seat][field] = view["seats"][seat].value(field, Json());
    }
    *m_view = std::move(kept);
    if (std::exchange(m_seats, seats) != seats) build();
    for (const auto& row : m_rows) {
        row->good = true;
        row->show(place(*row));
    }
    m_showing = false;
}

Json PositionForm::view() const {
    return *m_view;
}

std::optional<Json> PositionForm::allowed() const {
    if (m_game.set_up(*m_view, {})) return *m_view;
    for (const auto& row : m_rows) {
        Json& value = place(*row);
        if (row.get() == m_edited || !(value.is_number() || value.is_boolean())) continue;
        Json held = std::exchange(value, Json());
        std::optional<Json> looser;
        if (m_game.set_up(*m_view, {})) looser = *m_view;
        value = std::move(held);
        if (looser) return looser;
    }
    return {};
}

QString PositionForm::pathOf(const Row& row) {
    const QString name = QString::fromStdString(row.name);
    return row.seat < 0 ? name : QStringLiteral("seats[%1].%2").arg(row.seat).arg(name);
}

QString PositionForm::nameOf(const Row& row) const {
    const QString name = fieldName(m_game.info().id, row.name);
    return row.seat < 0 ? name : tr("Seat %1, %2").arg(row.seat + 1).arg(name);
}

QString PositionForm::unreadable() const {
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [](const auto& one) { return !one->good; });
    return row == m_rows.end() ? QString() : pathOf(**row);
}

QWidget* PositionForm::field(const QString& path) const {
    for (const auto& row : m_rows)
        if (pathOf(*row) == path) return row->editor;
    return nullptr;
}

bool PositionForm::setProblem(const QString& path, const QString& sentence) {
    bool shown = false;
    for (const auto& row : m_rows) {
        const QString own = pathOf(*row);
        const QChar next = path.size() > own.size() ? path[own.size()] : QChar();
        const bool about =
            path.startsWith(own) && (next.isNull() || next == QLatin1Char('.') || next == QLatin1Char('['));
        row->cell->setProblem(about ? sentence : QString());
        shown = shown || about;
    }
    return shown;
}

std::optional<PositionForm::Problem> PositionForm::problem() const {
    for (const auto& row : m_rows) {
        if (row->cell->problem().isEmpty()) continue;
        return Problem{nameOf(*row), row->editor};
    }
    return {};
}

} // namespace hilltop
