// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/phrases.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMetaProperty>
#include <QQmlEngine>
#include <QQuickWidget>
#include <QSet>
#include <QTabBar>
#include <QTableWidget>
#include <QTreeWidget>

#include <algorithm>
#include <tuple>
#include <utility>

namespace hilltop {
namespace {

constexpr auto kPhraseFile = "hilltop";

/// In this order: what is made of another text follows it. What people type is `text` of an edit, and stays.
constexpr const char* kWordProperties[] = {"text",
                                           "iconText",
                                           "title",
                                           "toolTip",
                                           "windowTitle",
                                           "accessibleName",
                                           "whatsThis",
                                           "accessibleDescription",
                                           "placeholderText",
                                           "suffix",
                                           "prefix",
                                           "specialValueText"};

/// Qt's own classes, which say "Home" of a key.
bool isForeign(const QByteArray& context) {
    return context.size() > 1 && context[0] == 'Q' && context[1] >= 'A' && context[1] <= 'Z';
}

/// The names of the object's class, of those it is made of, and of all it lies in, are contexts of its texts. What none
/// of these says is rather the program's than Qt's.
int distance(const QObject* object, const QByteArray& context) {
    int steps = 0;
    for (; object != nullptr; object = object->parent())
        for (const QMetaObject* meta = object->metaObject(); meta != nullptr; meta = meta->superClass(), ++steps)
            if (context == meta->className()) return steps;
    return steps + static_cast<int>(isForeign(context));
}

class Retranslation {
public:
    explicit Retranslation(const Phrases& said)
        : m_said(said) {}

    /// Empty if the text is not a translated phrase: a name, a number, a sentence with one.
    QString anew(const QObject* where, const QString& text) const {
        const QList<Phrase> meant = text.isEmpty() ? QList<Phrase>() : m_said.values(text);
        if (meant.isEmpty()) return {};
        const Phrase& nearest = *std::min_element(meant.begin(), meant.end(), [&](const Phrase& a, const Phrase& b) {
            return distance(where, a.context) < distance(where, b.context);
        });
        const char* comment = nearest.comment.isEmpty() ? nullptr : nearest.comment.constData();
        return QCoreApplication::translate(nearest.context.constData(), nearest.source.constData(), comment);
    }

    void object(QObject& object) const {
        for (const char* name : kWordProperties) {
            const int index = object.metaObject()->indexOfProperty(name);
            if (index < 0) continue;
            const QMetaProperty property = object.metaObject()->property(index);
            if (!property.isWritable() || property.metaType() != QMetaType::fromType<QString>()) continue;
            if (qstrcmp(name, "text") == 0 && qobject_cast<QLineEdit*>(&object) != nullptr) continue;
            const QString words = anew(&object, property.read(&object).toString());
            if (!words.isEmpty()) property.write(&object, words);
        }
    }

    void action(QAction& action) const {
        const QString before = action.text();
        const QString tip = action.toolTip(), icon = action.iconText();
        const QString text = anew(&action, before);
        if (!text.isEmpty()) action.setText(text);
        // Those of an action are derived from its text unless they were set: then they stay what they were.
        if (const QString words = anew(&action, icon); action.iconText() == icon && !words.isEmpty())
            action.setIconText(words);
        if (const QString words = anew(&action, tip); action.toolTip() == tip && !words.isEmpty())
            action.setToolTip(words);
    }

    void widget(QWidget& widget) const {
        object(widget);
        if (auto* box = qobject_cast<QComboBox*>(&widget)) {
            for (int i = 0; i < box->count(); ++i)
                item(*box, box->itemText(i), [&](const QString& words) { box->setItemText(i, words); });
        } else if (auto* bar = qobject_cast<QTabBar*>(&widget)) {
            for (int i = 0; i < bar->count(); ++i)
                item(*bar, bar->tabText(i), [&](const QString& words) { bar->setTabText(i, words); });
        } else if (auto* list = qobject_cast<QListWidget*>(&widget)) {
            for (int i = 0; i < list->count(); ++i)
                item(*list, list->item(i)->text(), [&](const QString& words) { list->item(i)->setText(words); });
        } else if (auto* table = qobject_cast<QTableWidget*>(&widget)) {
            for (int i = 0; i < table->columnCount(); ++i)
                if (QTableWidgetItem* head = table->horizontalHeaderItem(i))
                    item(*table, head->text(), [&](const QString& words) { head->setText(words); });
        } else if (auto* tree = qobject_cast<QTreeWidget*>(&widget)) {
            for (int i = 0; i < tree->columnCount(); ++i)
                item(*tree, tree->headerItem()->text(i),
                     [&](const QString& words) { tree->headerItem()->setText(i, words); });
        } else if (auto* view = qobject_cast<QAbstractItemView*>(&widget);
                   view != nullptr && view->model() != nullptr) {
            asked(*view->model());
        }
        if (auto* quick = qobject_cast<QQuickWidget*>(&widget)) quick->engine()->retranslate();
    }

private:
    template <class Set>
    void item(const QObject& where, const QString& text, Set&& set) const {
        if (const QString words = anew(&where, text); !words.isEmpty()) set(words);
    }

    /// Models translate when they are asked; the views have to ask again.
    static void asked(QAbstractItemModel& model) {
        const int rows = model.rowCount(), columns = model.columnCount();
        if (columns > 0) emit model.headerDataChanged(Qt::Horizontal, 0, columns - 1);
        if (rows == 0 || columns == 0) return;
        emit model.headerDataChanged(Qt::Vertical, 0, rows - 1);
        emit model.dataChanged(model.index(0, 0), model.index(rows - 1, columns - 1));
    }

    const Phrases& m_said;
};

} // namespace

Phrases PhraseBook::speak(const QLocale& locale, const QString& folder) {
    const QMutexLocker lock(&m_mutex);
    if (m_english.isEmpty())
        std::ignore =
            m_english.load(QLocale(QStringLiteral("en")), QLatin1String(kPhraseFile), QStringLiteral("_"), folder);
    std::ignore = m_chosen.load(locale, QLatin1String(kPhraseFile), QStringLiteral("_"), folder); // or it is empty
    return std::exchange(m_said, {});
}

QString PhraseBook::translate(const char* context, const char* source, const char* comment, int n) const {
    const QMutexLocker lock(&m_mutex);
    QString text = m_chosen.translate(context, source, comment, n);
    if (text.isEmpty()) text = m_english.translate(context, source, comment, n);
    if (n < 0) {
        const QString shown = text.isEmpty() ? QString::fromUtf8(source) : text;
        const Phrase phrase{context, source, comment};
        if (!m_said.contains(shown, phrase)) m_said.insert(shown, phrase);
    }
    return text.isEmpty() ? QString() : text; // empty would be an answer, nothing is none
}

void retranslateWindow(const Phrases& said) {
    const Retranslation words(said);
    QSet<QAction*> actions;
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* widget : widgets) {
        for (QAction* action : widget->actions() + widget->findChildren<QAction*>(Qt::FindDirectChildrenOnly))
            actions.insert(action);
    }
    for (QAction* action : std::as_const(actions))
        words.action(*action);
    for (QWidget* widget : widgets)
        words.widget(*widget);
}

} // namespace hilltop
