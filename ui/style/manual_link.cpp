// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/manual_link.h"

#include <QCoreApplication>
#include <QToolButton>
#include <QVariant>
#include <QWhatsThisClickedEvent>

namespace hilltop {
namespace {

constexpr auto kManual = "manual"; ///< the property

} // namespace

void setManual(QWidget& part, const char* place) {
    part.setProperty(kManual, QString::fromLatin1(place));
}

QString manualAt(const QWidget* part) {
    for (; part != nullptr; part = part->isWindow() ? nullptr : part->parentWidget())
        if (const QString place = part->property(kManual).toString(); !place.isEmpty()) return place;
    return {};
}

void askManual(QWidget& part, const QString& place) {
    QWhatsThisClickedEvent event(place);
    QCoreApplication::sendEvent(&part, &event);
}

QToolButton* manualLink(const char* place, QWidget* parent) {
    auto* link = new QToolButton(parent);
    link->setObjectName(QStringLiteral("whatIsThis"));
    link->setAutoRaise(true);
    link->setText(QCoreApplication::translate("ManualLink", "What is this?"));
    QObject::connect(link, &QToolButton::clicked, link, [link] { askManual(*link, manualAt(link)); });
    setManual(*link, place);
    return link;
}

} // namespace hilltop
