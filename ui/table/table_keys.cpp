// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_keys.h"

#include "style/page.h"

namespace hilltop {
namespace {

constexpr QLatin1String kKeyPrefix("table.");

/// A sign that some keyboards need Shift for: a digit, "+".
bool isSign(int key) {
    return key > Qt::Key_Space && key < Qt::Key_Escape && !QChar(key).isLetter();
}

} // namespace

TableKeys::TableKeys(QObject* parent)
    : QObject(parent) {
    make("left", tr("Card to the left, before the first one a look back"), {Qt::Key_Left});
    make("right", tr("Card to the right, or forward after a look back"), {Qt::Key_Right});
    make("up", tr("Card or button above"), {Qt::Key_Up});
    make("down", tr("Card or button below"), {Qt::Key_Down});
    make("play", tr("Play the card or press the button"), {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space});
    make("back", tr("Return to the match after looking back, or think again about a move"), {Qt::Key_Escape});
    for (int choice = 1; choice <= kChoices; ++choice)
        make(qPrintable(QStringLiteral("choice%1").arg(choice)), tr("Action or place %1").arg(choice),
             {static_cast<Qt::Key>(Qt::Key_0 + choice % 10)});
    make("last", tr("Last trick"), {Qt::Key_L});
    make("end", tr("End of the turn, or of the choice of a side deck"), {Qt::Key_E});
    make("pass", tr("Pass where you may answer but need not"), {Qt::Key_K});
    make("review", tr("After a match: replay"), {Qt::Key_V});
    make("rematch", tr("After a match: rematch"), {Qt::Key_M});
    make("again", tr("After a match: same deal again"), {Qt::Key_D});
    make("new", tr("After a match: new match"), {Qt::Key_N});
    make("picture", tr("After a match: save picture"), {Qt::Key_C});
    make("more", tr("More of a wish, a share, a stake or a side card"), {Qt::Key_Plus, Qt::Key_Equal});
    make("less", tr("Less of a wish, a share, a stake or a side card"),
         {Qt::Key_Minus, Qt::Key_Backspace, Qt::Key_Delete});
    make("anyway", tr("Play a costly move anyway"), {Qt::Key_P});
    make("stop", tr("Play a costly move and turn the tutor off"), {Qt::Key_T});
    for (QAction* action : m_actions.last(4))
        setKeyHolds(*action, KeyHolds::Playing);
    relabel();
}

void TableKeys::make(const char* meaning, const QString& text, const QList<QKeySequence>& keys) {
    auto* action = new QAction(text, this);
    action->setObjectName(kKeyPrefix + QLatin1String(meaning));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut); // of no widget
    connect(action, &QAction::changed, this, &TableKeys::relabel);
    m_actions.append(action);
}

QString TableKeys::meaning(int key, Qt::KeyboardModifiers modifiers) const {
    if (key == 0 || key == Qt::Key_unknown) return {};
    if (isSign(key)) modifiers &= ~Qt::ShiftModifier;
    const QKeySequence pressed(QKeyCombination(modifiers & ~Qt::KeypadModifier, static_cast<Qt::Key>(key)));
    for (const QAction* action : m_actions) {
        if (action->shortcuts().contains(pressed)) return action->objectName().mid(kKeyPrefix.size());
    }
    return {};
}

void TableKeys::relabel() {
    QVariantMap labels;
    for (const QAction* action : std::as_const(m_actions))
        labels[action->objectName().mid(kKeyPrefix.size())] = action->shortcut().toString(QKeySequence::NativeText);
    if (labels == m_labels) return;
    m_labels = std::move(labels);
    emit changed();
}

} // namespace hilltop
