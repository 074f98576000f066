// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QToolButton;
class QWidget;

namespace hilltop {

/// Says which place of the manual is about this part of the window, "statistics#elo": F1 in it opens that. The heading
/// is named as in the English page.
void setManual(QWidget& part, const char* place);

/// That of the nearest part around it, itself among them, up to its window; empty: none has one.
QString manualAt(const QWidget* part);

/// Asks the window to open that place; it hears of it by QEvent::WhatsThisClicked.
void askManual(QWidget& part, const QString& place);

/// "What is this?": a quiet button that opens that place.
QToolButton* manualLink(const char* place, QWidget* parent = nullptr);

} // namespace hilltop
