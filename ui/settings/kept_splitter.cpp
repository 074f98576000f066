// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/kept_splitter.h"

#include "settings/settings.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kHandleStep = 16;    ///< of an arrow key
constexpr int kWidestKept = 10000; ///< what is beyond was not dragged

/// As a splitter has it: a minimum that was set counts before that of what is in it.
int leastOf(const QWidget& part) {
    return part.minimumWidth() > 0 ? part.minimumWidth() : part.minimumSizeHint().width();
}

/// Qt's handle knows neither keys nor focus.
class KeptHandle : public QSplitterHandle {
public:
    explicit KeptHandle(KeptSplitter& splitter)
        : QSplitterHandle(splitter.orientation(), &splitter)
        , m_splitter(splitter) {
        setFocusPolicy(Qt::TabFocus);
    }
    KeptSplitter& keptSplitter() const { return m_splitter; }

protected:
    bool event(QEvent* event) override {
        // Pages have the same keys for actions.
        if (event->type() == QEvent::ShortcutOverride && takes(*static_cast<QKeyEvent*>(event))) event->accept();
        return QSplitterHandle::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (!takes(*event)) return QSplitterHandle::keyPressEvent(event);
        if (event->key() != Qt::Key_Left && event->key() != Qt::Key_Right) return m_splitter.restoreDefault(*this);
        m_splitter.moveHandle(*this, event->key() == Qt::Key_Right ? kHandleStep : -kHandleStep);
        m_splitter.keep(*this);
    }
    void mousePressEvent(QMouseEvent* event) override {
        QSplitterHandle::mousePressEvent(event);
        m_grip = event->position().toPoint().x();
    }
    void mouseReleaseEvent(QMouseEvent* event) override {
        QSplitterHandle::mouseReleaseEvent(event);
        if (std::exchange(m_dragged, false)) m_splitter.keep(*this);
    }
    void mouseMoveEvent(QMouseEvent* event) override {
        const int by = event->position().toPoint().x() - m_grip;
        if (by == 0 || !(event->buttons() & Qt::LeftButton)) return;
        m_dragged = true;
        m_splitter.moveHandle(*this, by);
    }
    void mouseDoubleClickEvent(QMouseEvent*) override { m_splitter.restoreDefault(*this); }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        QStyleOption option;
        option.initFrom(this);
        option.state.setFlag(QStyle::State_Horizontal);
        style()->drawControl(QStyle::CE_Splitter, &option, &painter, this);
    }

private:
    static bool takes(const QKeyEvent& event) {
        const int key = event.key();
        const bool alone = event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::KeypadModifier;
        return alone && (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Return || key == Qt::Key_Enter);
    }

    KeptSplitter& m_splitter;
    int m_grip = 0; ///< where the mouse holds it
    bool m_dragged = false;
};

/// A handle to screen readers: the width of its side is a value that can be set.
class HandleReader : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    HandleReader(KeptHandle& handle, KeptSplitter& splitter)
        : QAccessibleWidget(&handle, QAccessible::Splitter)
        , m_handle(handle)
        , m_splitter(splitter) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? currentValue().toString() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return m_splitter.widthOf(m_handle).now; }
    void setCurrentValue(const QVariant& width) override {
        m_splitter.setWidthOf(m_handle, width.toInt());
        m_splitter.keep(m_handle);
    }
    QVariant minimumValue() const override { return m_splitter.widthOf(m_handle).least; }
    QVariant maximumValue() const override { return m_splitter.widthOf(m_handle).most; }
    QVariant minimumStepSize() const override { return kHandleStep; }

private:
    const KeptHandle& m_handle;
    KeptSplitter& m_splitter;
};

QAccessibleInterface* readerOf(const QString&, QObject* object) {
    auto* handle = dynamic_cast<KeptHandle*>(object);
    return handle == nullptr ? nullptr : new HandleReader(*handle, handle->keptSplitter());
}

} // namespace

KeptSplitter::KeptSplitter(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent) {
    [[maybe_unused]] static const bool read = (QAccessible::installFactory(readerOf), true);
    setChildrenCollapsible(false);
}

void KeptSplitter::addMain(QWidget* part, int least) {
    part->setMinimumWidth(least);
    addWidget(part);
    setStretchFactor(count() - 1, 1);
    nameHandles();
}

void KeptSplitter::addSide(QWidget* part, Side side) {
    if (side.least > 0) part->setMinimumWidth(side.least);
    addWidget(part);
    setStretchFactor(count() - 1, 0);
    m_sides.push_back({std::move(side), part});
    nameHandles();
}

void KeptSplitter::keepIn(Settings& settings) {
    m_settings = &settings;
    for (Kept& kept : m_sides) {
        const int width = settings.get<int>(QLatin1String(kept.side.key), 0);
        kept.chosen = width > 0 && width < kWidestKept ? width : 0;
    }
    arrange();
}

QSplitterHandle* KeptSplitter::createHandle() {
    return new KeptHandle(*this);
}

void KeptSplitter::resizeEvent(QResizeEvent* event) {
    arrange();
    QSplitter::resizeEvent(event);
}

const KeptSplitter::Kept* KeptSplitter::sideOf(const QSplitterHandle& handle) const {
    const int right = indexOf(const_cast<QSplitterHandle*>(&handle));
    for (const int index : {right, right - 1})
        for (const Kept& kept : m_sides)
            if (indexOf(kept.part) == index) return &kept;
    return nullptr;
}

void KeptSplitter::restoreDefault(const QSplitterHandle& handle) {
    if (Kept* kept = sideOf(handle)) choose(*kept, 0);
    arrange();
    tellWidth(handle);
}

void KeptSplitter::keep(const QSplitterHandle& handle) {
    if (Kept* kept = sideOf(handle)) choose(*kept, kept->part->width());
}

void KeptSplitter::moveHandle(const QSplitterHandle& handle, int by) {
    const Kept* kept = sideOf(handle);
    if (kept == nullptr) return;
    const bool before = indexOf(kept->part) < indexOf(const_cast<QSplitterHandle*>(&handle));
    setWidthOf(handle, kept->part->width() + (before == isRightToLeft() ? -by : by));
}

void KeptSplitter::setWidthOf(const QSplitterHandle& handle, int width) {
    Kept* kept = sideOf(handle);
    if (kept == nullptr) return;
    kept->chosen = std::max(1, width);
    arrange();
    tellWidth(handle);
}

KeptSplitter::Width KeptSplitter::widthOf(const QSplitterHandle& handle) const {
    const Kept* kept = sideOf(handle);
    if (kept == nullptr) return {};
    int most = width();
    for (int index = 0; index < count(); ++index)
        if (const QWidget* part = widget(index); part != kept->part && part->isVisible())
            most -= handleWidth() + leastOf(*part);
    const int least = leastOf(*kept->part);
    return {least, kept->part->width(), std::max(least, most)};
}

void KeptSplitter::tellWidth(const QSplitterHandle& handle) const {
    QAccessibleValueChangeEvent changed(const_cast<QSplitterHandle*>(&handle), widthOf(handle).now);
    QAccessible::updateAccessibility(&changed);
}

void KeptSplitter::choose(Kept& kept, int width) {
    kept.chosen = width;
    if (m_settings != nullptr) m_settings->set<int>(QLatin1String(kept.side.key), width);
}

void KeptSplitter::nameHandles() {
    for (int index = 1; index < count(); ++index) {
        const Kept* kept = sideOf(*handle(index));
        if (kept == nullptr) continue;
        handle(index)->setAccessibleName(kept->side.handle);
        handle(index)->setToolTip(tr("Drag to resize, double-click to reset"));
    }
}

/// A side that a narrow window makes narrower gets its width back with the room.
void KeptSplitter::arrange() {
    QList<int> widths(count(), std::max(1, width()));
    for (const Kept& kept : m_sides)
        widths[indexOf(kept.part)] = kept.chosen > 0 ? kept.chosen : kept.side.width(width()) - handleWidth();
    setSizes(widths);
}

} // namespace hilltop
