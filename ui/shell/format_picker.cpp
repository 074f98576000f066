// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/format_picker.h"

#include "shell/panel.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace hilltop {

namespace {

bool makesSense(const Info& game, Format format) {
    if (is_paired(format)) return has_two_sides(game, game.default_seats);
    return game.max_seats > 2; // one table of two is a round-robin already
}

} // namespace

QString formatName(Format format) {
    switch (format) {
    case Format::RoundRobin:
        return QCoreApplication::translate("FormatPicker", "Round-robin, every pair");
    case Format::OneTable:
        return QCoreApplication::translate("FormatPicker", "One table of all");
    case Format::Gauntlet:
        return QCoreApplication::translate("FormatPicker", "Gauntlet, the first against all");
    case Format::Knockout:
        return QCoreApplication::translate("FormatPicker", "Knockout");
    case Format::Swiss:
        return QCoreApplication::translate("FormatPicker", "Swiss system");
    case Format::Cup:
        return QCoreApplication::translate("FormatPicker", "Cup, places for all");
    case Format::RandomTables:
        break;
    }
    return QCoreApplication::translate("FormatPicker", "Tables drawn by lot");
}

FormatPicker::FormatPicker(const Info& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_formats(new QComboBox)
    , m_seats(new QSpinBox)
    , m_seatsLabel(new TextLabel(tr("seats"), TextSize::Small, false, TextLabel::Ink::Quiet)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_formats);
    row->addWidget(m_seats);
    row->addWidget(m_seatsLabel);
    row->addStretch(1);
    m_formats->setObjectName(QStringLiteral("format"));
    m_formats->setAccessibleName(tr("Format"));
    m_seats->setObjectName(QStringLiteral("seats"));
    m_seats->setAccessibleName(tr("Seats of a table"));
    m_seats->setRange(game.min_seats, game.max_seats);
    setFocusProxy(m_formats);
    for (const Format format : kFormats)
        if (makesSense(game, format)) m_formats->addItem(formatName(format), static_cast<int>(format));
    set(game.format, game.default_seats);
    connect(m_formats, &QComboBox::currentIndexChanged, this, [this] {
        if (format() == Format::OneTable) setEntrants(m_entrants);
        refresh();
        emit changed();
    });
    connect(m_seats, &QSpinBox::valueChanged, this, &FormatPicker::changed);
}

Format FormatPicker::format() const {
    return static_cast<Format>(m_formats->currentData().toInt());
}

void FormatPicker::set(Format format, int seats) {
    const QSignalBlocker formats(m_formats), spin(m_seats);
    m_formats->setCurrentIndex(std::max(0, m_formats->findData(static_cast<int>(format))));
    m_seats->setValue(seats);
    refresh();
}

void FormatPicker::setEntrants(int entrants) {
    const int copies = m_entrants > 0 && m_seats->value() % m_entrants == 0 ? m_seats->value() / m_entrants : 1;
    m_entrants = entrants;
    if (format() != Format::OneTable || entrants == 0) return;
    const QSignalBlocker blocker(m_seats);
    m_seats->setValue(entrants * copies > m_game.max_seats ? entrants : entrants * copies);
}

void FormatPicker::refresh() {
    const bool seats = m_game.min_seats < m_game.max_seats;
    m_seats->setVisible(seats);
    m_seatsLabel->setVisible(seats);
}

} // namespace hilltop
