// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/answer_forms.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

namespace {

struct TriedAnswer {
    enum class Kind : std::uint8_t { End, Lay, Name };
    Kind kind = Kind::End;
    std::uint8_t card = 0, pile = 0;
    friend bool operator==(const TriedAnswer&, const TriedAnswer&) = default;
};

std::string tried_suit(int number) {
    return number == 0 ? "clubs" : number == 2 ? "hearts" : "?";
}

AnswerForms<TriedAnswer> tried_answers() {
    using Action = TriedAnswer;
    AnswerForms<Action> all;
    all.form("end", "end the turn", "e", {Action::Kind::End});
    all.form("C>P now", "lay C onto pile P", nullptr, {Action::Kind::Lay},
             {answer_part("C", "[0-9]{1,2}", &Action::card, 0, 99), answer_part("P", "[1-4]", &Action::pile, 1, 4)});
    all.form("name S", "", nullptr, {Action::Kind::Name},
             {answer_part("S", "[a-z]+", &Action::card, 0, 2, tried_suit)});
    return all;
}

} // namespace

class AnswerFormsTest : public QObject {
    Q_OBJECT
    using Action = TriedAnswer;
private slots:
    void answersAreReadAsTheyAreWritten() {
        const std::pair<Action, const char*> all[] = {{{}, "end"},
                                                      {{Action::Kind::Lay, 7, 1}, "7>1 now"},
                                                      {{Action::Kind::Lay, 99, 4}, "99>4 now"},
                                                      {{Action::Kind::Name, 2}, "name hearts"}};
        for (const auto& [action, text] : all) {
            QCOMPARE(tried_answers().spell(action), std::string(text));
            QVERIFY2(tried_answers().read(text) == action, text);
        }
    }
    void noOtherTextIsRead() {
        for (const char* text :
             {"", "en", "end ", " end", "07>1 now", "7>5 now", "7>0 now", "100>1 now", "7>1", "7>1 nowx", ">1 now",
              "7> now", "-7>1 now", "name ", "name ?", "name diamonds", "name hearts "})
            QVERIFY2(!tried_answers().read(text), text);
    }
    void whatIsNoAnswerIsWritten() {
        QCOMPARE(tried_answers().spell({Action::Kind::Lay, 200, 9}), std::string("200>9 now"));
        QCOMPARE(tried_answers().spell({Action::Kind::Name, 1}), std::string("name ?"));
        QCOMPARE(tried_answers().spell({static_cast<Action::Kind>(3)}), std::string("?"));
    }
    void formsAreDescribed() {
        const auto forms = tried_answers().forms();
        QCOMPARE(forms.size(), std::size_t{3});
        QCOMPARE(forms[0].pattern, std::string("^end$"));
        QCOMPARE(forms[1].pattern, std::string("^[0-9]{1,2}>[1-4] now$"));
        QCOMPARE(forms[2].pattern, std::string("^name [a-z]+$"));
        QCOMPARE(std::string(forms[1].form), std::string("C>P now"));
    }
};

HILLTOP_TEST(AnswerFormsTest)
#include "answer_forms_test.moc"
