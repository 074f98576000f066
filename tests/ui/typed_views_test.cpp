// SPDX-License-Identifier: GPL-3.0-or-later
// What QML reads of a match as a value: qmllint knows the fields of that, and this test that the view has them.
#include "text/typed_view.h"
#include "ui/seen_views.h"

#include <QMetaProperty>
#include <QSequentialIterable>

using namespace hilltop;

namespace {

/// The gadgets in a property, if it has some.
const QMetaObject* gadgetIn(const QMetaProperty& property) {
    const QMetaType type = property.metaType();
    if (type.flags().testFlag(QMetaType::IsGadget)) return type.metaObject();
    QVariant list(type);
    if (!list.canView<QSequentialIterable>()) return nullptr;
    return list.view<QSequentialIterable>().metaContainer().valueMetaType().metaObject();
}

/// Notes "Type.field" for each field that is there.
void note(const QMetaObject& type, const QVariantMap& fields, QSet<QString>& found) {
    for (int i = 0; i < type.propertyCount(); ++i) {
        const QMetaProperty property = type.property(i);
        const QVariant field = fields.value(property.name());
        if (field.isNull()) continue;
        found << QStringLiteral("%1.%2").arg(type.className(), property.name());
        const QMetaObject* inner = gadgetIn(property);
        if (inner == nullptr) continue;
        const QVariantList items = field.typeId() == QMetaType::QVariantList ? field.toList() : QVariantList{field};
        for (const QVariant& item : items)
            note(*inner, item.typeId() == QMetaType::QString ? QVariantMap{{"word", item}} : item.toMap(), found);
    }
}

/// All there should be. `none` is what QML has where there is nothing; what cannot be written follows from the rest.
void expect(const QMetaObject& type, QSet<QString>& wanted) {
    for (int i = 0; i < type.propertyCount(); ++i) {
        const QMetaProperty property = type.property(i);
        if (qstrcmp(property.name(), "none") == 0 || !property.isWritable()) continue;
        wanted << QStringLiteral("%1.%2").arg(type.className(), property.name());
        if (const QMetaObject* inner = gadgetIn(property)) expect(*inner, wanted);
    }
}

/// Every second match has what is off by default.
Result<Replay> someMatch(const GameEntry& game, std::uint64_t number) {
    RuleValues rules;
    for (const RuleInfo& rule : game.rules())
        if (number % 2 == 0 && rule.fallback == 0) rules[rule.id] = 1;
    return matchOfBots(game.info().id, number, 0, rules);
}

} // namespace

class TypedViewsTest : public QObject {
    Q_OBJECT
private slots:
    void everyFieldIsInTheView_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : games())
            if (tableTexts(QString::fromUtf8(game->info().id)).typed != nullptr)
                QTest::newRow(game->info().id) << game->info().id;
    }

    void everyFieldIsInTheView() {
        QFETCH(const QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        const auto typed = tableTexts(id).typed;
        const QMetaObject& type = *typed({}).metaType().metaObject();
        QSet<QString> found, wanted;
        expect(type, wanted);
        QVERIFY(wanted.size() > 5);
        for (std::uint64_t number = 1; number < 20 && found != wanted; ++number) {
            const auto replay = someMatch(game, number);
            for (int position = 0; position < replay->positions(); ++position)
                note(type, viewOf(replay->table(position), 0), found);
        }
        QVERIFY2(found == wanted, qPrintable("not in the view: " + (wanted - found).values().join(", ")));
    }

    /// What is read is what is there, also in lists of lists.
    void valuesAreThoseOfTheView() {
        const auto replay = someMatch(*find_game("thegame"), 1);
        const QVariantMap view = viewOf(replay->last(), 0);
        const QVariant typed = tableTexts(u"thegame").typed(view);
        const QMetaObject& type = *typed.metaType().metaObject();
        const auto of = [&](const char* name) {
            return type.property(type.indexOfProperty(name)).readOnGadget(typed.constData());
        };
        QCOMPARE(of("left"), view["left"]);
        QCOMPARE(of("phase"), view["phase"]);
        QVariant shown = of("piles");
        const auto piles = shown.view<QSequentialIterable>();
        QCOMPARE(piles.size(), 4);
        const QVariant first = piles.at(0);
        const QMetaObject& pile = *first.metaType().metaObject();
        const auto ofPile = [&](const char* name) {
            return pile.property(pile.indexOfProperty(name)).readOnGadget(first.constData());
        };
        const QVariantMap told = view["piles"].toList().front().toMap();
        QCOMPARE(ofPile("top"), told["top"]);
        QCOMPARE(ofPile("cards").toList(), told["cards"].toList());
        QVERIFY(told["cards"].toList().size() > 1);
    }
};

HILLTOP_TEST(TypedViewsTest)
#include "typed_views_test.moc"
