// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/key_sheet.h"

#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/paint.h"
#include "style/panel.h"
#include "style/theme.h"
#include "text/shown_name.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>

namespace hilltop {

namespace {

/// A key as it looks on the keyboard.
class KeyCap : public QLabel {
public:
    explicit KeyCap(const QString& keys, QWidget* parent)
        : QLabel(keys, parent) {
        setFont(textFont(TextSize::Small, true));
        setContentsMargins(7, 2, 7, 2);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAlignment(Qt::AlignCenter);
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        paint::box(painter, rect(), paint::kCellRadius, palette().color(QPalette::Base), shades(palette()).controlLine);
        painter.end();
        QLabel::paintEvent(event);
    }
};

} // namespace

KeyGroup keysOfMenu(const QMenu& menu) {
    KeyGroup group{withoutMnemonic(menu.title()), {}};
    for (const QAction* action : menu.actions()) {
        if (const QMenu* deeper = action->menu()) {
            group.keys += keysOfMenu(*deeper).keys;
        } else if (!action->shortcut().isEmpty()) {
            QStringList keys;
            for (const QKeySequence& sequence : action->shortcuts())
                keys.append(sequence.toString(QKeySequence::NativeText));
            group.keys.append({keys.join(QStringLiteral(", ")), withoutMnemonic(action->text())});
        }
    }
    return group;
}

KeySheet::KeySheet(const QList<KeyGroup>& groups, QWidget* parent)
    : QDialog(parent) {
    setManual(*this, "keys");
    setWindowTitle(tr("Keys"));
    constexpr int columns = 2;
    auto* sheet = new QWidget;
    auto* across = rowIn(sheet, 40, {24, 20, 24, 20});
    QVBoxLayout* columnLayout[columns];
    qsizetype filled[columns] = {};
    for (auto& layout : columnLayout) {
        layout = columnPart(20);
        across->addLayout(layout, 1);
    }
    for (const KeyGroup& group : groups) {
        if (group.keys.isEmpty()) continue;
        const int column = filled[0] <= filled[1] ? 0 : 1;
        filled[column] += group.keys.size() + 2;
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(16);
        grid->setVerticalSpacing(6);
        grid->addWidget(new TextLabel(group.title, TextSize::Text, true), 0, 0, 1, 2);
        int row = 1;
        for (const KeyHint& hint : group.keys) {
            auto* what = new TextLabel(hint.what);
            what->setWordWrap(true);
            grid->addWidget(what, row, 0);
            grid->addWidget(new KeyCap(hint.keys, sheet), row++, 1, Qt::AlignRight | Qt::AlignVCenter);
        }
        grid->setColumnStretch(0, 1);
        columnLayout[column]->addLayout(grid);
    }
    for (auto* layout : columnLayout)
        layout->addStretch(1);

    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(sheet);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->setContentsMargins(20, 14, 20, 14);
    connect(buttons->addButton(tr("Change keys…"), QDialogButtonBox::ActionRole), &QPushButton::clicked, this, [this] {
        accept();
        emit changeRequested();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = columnIn(this, 0);
    column->addWidget(area, 1);
    column->addWidget(new Hairline);
    column->addWidget(buttons);
    resize(760, qMin(640, sheet->sizeHint().height() + 70));
}

} // namespace hilltop
