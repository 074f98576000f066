// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_view.h"

#include "settings/card_decks.h"
#include "settings/settings.h"
#include "style/layouts.h"
#include "style/theme.h"
#include "table/deck_images.h"
#include "table/score_view.h"
#include "table/table_scene.h"

#include <QAccessible>
#include <QFocusEvent>
#include <QLoggingCategory>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>

#include <functional>

#include <malloc.h>

void qml_register_types_Hilltop(); // made by qt_add_qml_module

namespace hilltop {
namespace {

Q_LOGGING_CATEGORY(tableLog, "hilltop.table")

QString problems(const QList<QQmlError>& errors) {
    QStringList lines;
    for (const QQmlError& error : errors)
        lines << error.toString();
    return lines.join(QStringLiteral("; "));
}

/// Newer Qt (6.8) takes Tab before the items hear of it, and finds none that it could go to; and it forgets which item
/// had the focus when the widget loses it, so that no key reached the table when it came back.
class FocusedQuick : public QQuickWidget {
public:
    using QQuickWidget::QQuickWidget;

protected:
    bool focusNextPrevChild(bool next) override {
        QVariant went;
        if (QQuickItem* const to = stops())
            QMetaObject::invokeMethod(to, "tab", Q_RETURN_ARG(QVariant, went), Q_ARG(QVariant, next ? 1 : -1));
        return went.toBool() || QQuickWidget::focusNextPrevChild(next);
    }
    void focusInEvent(QFocusEvent* event) override {
        QQuickWidget::focusInEvent(event);
        hold(event->reason());
    }
    /// A menu that closes under the mouse leaves the focus here, but with none of the items (Qt 6.4 under X11).
    void keyPressEvent(QKeyEvent* event) override {
        hold(Qt::OtherFocusReason);
        QQuickWidget::keyPressEvent(event);
    }

private:
    /// Some item has the focus.
    void hold(Qt::FocusReason reason) const {
        const QQuickItem* const focused = quickWindow()->activeFocusItem();
        if (focused != nullptr && focused != quickWindow()->contentItem()) return;
        if (QQuickItem* const to = stops()) to->forceActiveFocus(reason);
    }
    QQuickItem* stops() const {
        return rootObject() != nullptr ? rootObject()->property("stops").value<QQuickItem*>() : nullptr;
    }
};

void polishAll(QQuickItem& item) {
    item.ensurePolished();
    const auto children = item.childItems();
    for (QQuickItem* child : children)
        polishAll(*child);
}

} // namespace

TableView::TableView(TableScene& scene, const Theme& theme, const Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_scene(scene)
    , m_theme(theme)
    , m_settings(settings)
    , m_quick(new FocusedQuick(this))
    , m_deck(new DeckImages) {
    static const bool registered = (qml_register_types_Hilltop(), true);
    Q_UNUSED(registered)
    m_quick->engine()->setOutputWarningsToStandardError(false);
    m_quick->engine()->addImageProvider(QStringLiteral("deck"), m_deck);
    m_quick->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    connect(m_quick->engine(), &QQmlEngine::warnings, this,
            [](const QList<QQmlError>& errors) { qCWarning(tableLog).noquote() << problems(errors); });
    m_quick->rootContext()->setContextProperty(QStringLiteral("scene"), &m_scene);
    m_quick->setResizeMode(QQuickWidget::SizeRootObjectToView);
    m_quick->setFocusPolicy(Qt::StrongFocus);
    m_quick->setAcceptDrops(false); // QQuickWidget takes every drag; files are for the window
    setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(m_quick);
    m_quick->setAccessibleName(tr("Table"));
    auto* fill = columnIn(this, kUsualGap);
    fill->addWidget(m_quick);

    m_release.setSingleShot(true);
    m_release.setInterval(kKeepMs);
    connect(&m_release, &QTimer::timeout, this, &TableView::release);
    connect(&m_theme, &Theme::changed, this, [this] {
        colour();
        hurry(); // the desktop may have asked for less motion
    });
    connect(&m_settings, &Settings::changed, this, [this](const QString& key) {
        if (key == QLatin1String(kFourColoursKey)) colour();
        if (key == QLatin1String(kDeckKey)) dress();
        if (key == QLatin1String(kMotionKey)) hurry();
        if (key == QLatin1String(kHandSortedKey)) m_scene.setHandSorted(m_settings.get<bool>(key, true));
    });
    connect(&CardDecks::instance(), &CardDecks::ready, this, &TableView::dress);
    connect(&CardDecks::instance(), &CardDecks::refused, this, &TableView::dress);
    connect(&m_settings, &Settings::animationSpeedChanged, this, &TableView::hurry);
    connect(&m_scene, &TableScene::gameChanged, this, &TableView::colour);
    connect(m_scene.motion(), &TableMotion::announced, this, &TableView::speak);
    m_scene.setHandSorted(m_settings.get<bool>(QLatin1String(kHandSortedKey), true));
    colour();
    dress();
    hurry();
}

TableView::~TableView() {
    release(); // while the scene is still whole for the bindings that end
}

bool TableView::loaded() const {
    return m_quick->rootObject() != nullptr;
}

void TableView::load() {
    m_release.stop();
    if (loaded()) return;
    m_quick->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Hilltop/CardTable.qml")));
    if (QQuickItem* root = m_quick->rootObject())
        root->setProperty("scene", QVariant::fromValue(&m_scene));
    else
        qCWarning(tableLog).noquote() << "The table cannot be drawn:" << problems(m_quick->errors());
}

void TableView::release() {
    if (!loaded()) return;
    m_quick->setSource({});
    m_scene.motion()->setMoving(false); // whatever the last of its cards said
    malloc_trim(0);                     // the items lie between what stays, and glibc would keep their pages
}

void TableView::showEvent(QShowEvent* event) {
    load();
    QWidget::showEvent(event);
}

void TableView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_release.start();
}

void TableView::colour() {
    const bool dark = m_theme.dark();
    const TableColours colours = tableColours(m_scene.drawing()->gameId());
    m_quick->setClearColor(colours.edge(dark));
    m_scene.drawing()->setColours(dark, colours.centre(dark), colours.edge(dark));
    const bool four = m_settings.get<bool>(QLatin1String(kFourColoursKey), false);
    m_scene.drawing()->setFourColours(four);
    ScoreView::setFourColours(four);
}

/// The cards stay as they are until those of another deck have been read.
void TableView::dress() {
    CardDecks& decks = CardDecks::instance();
    const QString id = m_settings.get<QString>(QLatin1String(kDeckKey), {});
    const auto deck = decks.pictures(id);
    if (deck == m_deck->shown() || (!deck && !id.isEmpty() && decks.problem(id).isEmpty())) return;
    m_scene.drawing()->setDeck(m_deck->show(deck));
}

void TableView::hurry() {
    m_scene.setSpeed(motionFactor(m_settings.animationSpeed(), m_settings.reduceMotion(m_theme.reduceMotion())) /
                     m_pace);
}

/// A new sentence is the voice's new name, which is announced by itself; one that is said once more changes nothing.
void TableView::speak(bool again) {
    auto* voice = loaded() ? m_quick->rootObject()->findChild<QQuickItem*>(QStringLiteral("voice")) : nullptr;
    if (voice == nullptr || !QAccessible::isActive()) return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    Q_UNUSED(again)
    QAccessibleAnnouncementEvent said(voice, m_scene.motion()->live());
    QAccessible::updateAccessibility(&said);
#else
    if (!again) return;
    QAccessibleEvent said(voice, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&said);
#endif
}

void TableView::setPace(double pace) {
    m_pace = pace;
    hurry();
}

QRect TableView::handArea() const {
    QVariant area;
    if (loaded()) QMetaObject::invokeMethod(m_quick->rootObject(), "handArea", Q_RETURN_ARG(QVariant, area));
    return area.toRectF().toAlignedRect();
}

QRect TableView::cardArea(int row) const {
    QVariant area;
    if (loaded() && row >= 0)
        QMetaObject::invokeMethod(m_quick->rootObject(), "cardArea", Q_RETURN_ARG(QVariant, area), Q_ARG(int, row));
    return area.toRectF().toAlignedRect();
}

QList<QRect> TableView::placesOf(const QString& name) const {
    QList<QRect> places;
    if (!loaded()) return places;
    const QString zone = name.section(QLatin1Char('+'), 0, 0);
    const int seats = m_scene.position()->seatCount(), after = name.section(QLatin1Char('+'), 1).toInt();
    const int own = seats > 0 ? (m_scene.position()->viewSeat() + after) % seats : 0;
    const bool words = zone == QLatin1String("words"), button = name.startsWith(QLatin1String("stop "));
    const std::function<void(const QQuickItem&)> look = [&](const QQuickItem& item) {
        if (!item.isVisible() || item.opacity() == 0) return;
        const QString stop = item.property("stopId").toString();
        const bool card = item.objectName() == QLatin1String("card");
        const QString at = card ? item.property("zone").toString() : QString();
        const int seat = card ? item.property("seat").toInt() : -1;
        const bool pile = item.property("takesDrops").toBool() && item.property("held").toInt() == 0;
        const bool named =
            button  ? !card && stop.startsWith(name.mid(5))
            : words ? !card && !stop.isEmpty() && !item.property("title").toString().isEmpty()
            : card  ? at.startsWith(zone) && (seat < 0 || seat == own)
                    : pile && item.property("name").toString().startsWith(zone) && item.property("seat").toInt() < 0;
        if (named && item.width() > 0)
            places << (item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).toAlignedRect() & rect());
        const auto children = item.childItems();
        for (const QQuickItem* child : children)
            look(*child);
    };
    look(*m_quick->rootObject());
    return places;
}

QList<QRect> TableView::hiddenCards(const QString& zone, int seat) const {
    QList<QRect> places;
    if (!loaded()) return places;
    const auto* overlay = m_quick->rootObject()->property("overlay").value<QQuickItem*>();
    const auto cards = overlay == nullptr ? QList<QQuickItem*>() : overlay->parentItem()->childItems();
    for (const QQuickItem* card : cards)
        if (card->objectName() == QLatin1String("card") && card->isVisible() &&
            card->property("kind").toString().isEmpty() && card->property("zone").toString() == zone &&
            card->property("seat").toInt() == seat)
            places << (card->mapRectToScene(QRectF(0, 0, card->width(), card->height())).toAlignedRect() & rect());
    return places;
}

/// Texts and positioners follow the scene when they are polished, which can move a place and the cards in it.
void TableView::finishNow() {
    constexpr int kMostTurns = 4;
    m_scene.finishNow();
    QQuickItem* const root = m_quick->rootObject();
    for (int turn = 0; root != nullptr && turn < kMostTurns; ++turn) {
        polishAll(*root);
        if (turn > 0 && root->property("atRest").toBool()) return;
        QMetaObject::invokeMethod(root, "arrive");
    }
}

/// Without a graphics card grab() would give what was painted last.
QImage TableView::grabImage() {
    load();
    finishNow();
    return m_quick->grabFramebuffer();
}

} // namespace hilltop
