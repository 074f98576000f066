// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/manual_link.h"

#include <QCoreApplication>
#include <QToolButton>
#include <QVariant>
#include <QWhatsThisClickedEvent>

namespace hilltop {
namespace {

constexpr auto kManual = "manual"; ///< the property

struct LinkTexts {
    Q_DECLARE_TR_FUNCTIONS(ManualLink)
};

/// Its words follow the language.
class ManualLink : public QToolButton {
public:
    explicit ManualLink(QWidget* parent)
        : QToolButton(parent) {
        setObjectName(QStringLiteral("whatIsThis"));
        setAutoRaise(true);
        setText(LinkTexts::tr("What is this?"));
        connect(this, &QToolButton::clicked, this, [this] { askManual(*this, manualAt(this)); });
    }

protected:
    void changeEvent(QEvent* event) override {
        QToolButton::changeEvent(event);
        if (event->type() == QEvent::LanguageChange) setText(LinkTexts::tr("What is this?"));
    }
};

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
    auto* link = new ManualLink(parent);
    setManual(*link, place);
    return link;
}

} // namespace hilltop
