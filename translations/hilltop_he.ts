<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he">
<context>
    <name>ActionBar</name>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>לחיצה או מקש כדי להמשיך</translation>
    </message>
    <message>
        <source>Choose what it is aimed at. Esc starts again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakActions</name>
    <message>
        <source>over 20, at %1</source>
        <translation>מעל 20, ב־%1</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>שוויון ב־%1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>ב־%1</translation>
    </message>
    <message>
        <source>%1 and stand</source>
        <translation>‎%1 ועצירה</translation>
    </message>
    <message>
        <source>%1, end turn</source>
        <translation>‎%1, סוף התור</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>סוף התור</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>מ־%1</translation>
    </message>
    <message>
        <source>one more card, from %1</source>
        <translation>עוד קלף, מ־%1</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>לחיצה או מקש כדי להמשיך</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakBars</name>
    <message>
        <source>Chance, in %, that a card drawn makes exactly 20 from:</source>
        <translation>הסיכוי, ב־%, שקלף שיימשך ישלים בדיוק 20 מ־:</translation>
    </message>
    <message>
        <source>From %1: %2 %</source>
        <translation>מ־%1: %2%</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakCards</name>
    <message>
        <source>house card %1</source>
        <translation>קלף בית ‎%1</translation>
    </message>
    <message>
        <source>house card %1, flipped: %2</source>
        <translation>קלף בית ‎%1, הפוך: ‎%2</translation>
    </message>
    <message>
        <source>house card %1, doubled: %2</source>
        <translation>קלף בית ‎%1, מוכפל: ‎%2</translation>
    </message>
    <message>
        <source>side card, flipped: %1</source>
        <translation>קלף צד, הפוך: ‎%1</translation>
    </message>
    <message>
        <source>side card that flips 2 and 4</source>
        <translation>קלף צד שהופך 2 ו־4</translation>
    </message>
    <message>
        <source>side card that flips 3 and 6</source>
        <translation>קלף צד שהופך 3 ו־6</translation>
    </message>
    <message>
        <source>side card that doubles</source>
        <translation>קלף צד שמכפיל</translation>
    </message>
    <message>
        <source>tie card, ±1</source>
        <translation>קלף תיקו, ‎±1</translation>
    </message>
    <message>
        <source>tie card, %1</source>
        <translation>קלף תיקו, ‎%1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>קלף צד ‎%1</translation>
    </message>
    <message>
        <source>±1 or ±2, your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flips your 2s and 4s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flips your 3s and 6s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubles your last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>±1, and a tie is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts +1, −1, +2 or −2, as you choose when you play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 2 and 4 in your row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 3 and 6 in your row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts nothing itself, and your last card counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts +1 or −1, and you win the set if it is tied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts plus or minus, as you choose when you play it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDeck</name>
    <message>
        <source>Plus</source>
        <translation>פלוס</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>מינוס</translation>
    </message>
    <message>
        <source>Either sign</source>
        <translation>שני הסימנים</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>at most so many of a kind</comment>
        <translation>
            <numerusform>%n מכל סוג</numerusform>
            <numerusform>%n מכל סוג</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side deck: %1 of %2.</source>
        <translation>חפיסת הצד שלכם: %1 מתוך %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are drawn for the match.</source>
        <translation>
            <numerusform>%n מהם יימשך למשחק.</numerusform>
            <numerusform>%n מהם יימשכו למשחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>זו החפיסה שלי</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>עוד %n</numerusform>
            <numerusform>עוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול מהלך</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>ניקוי</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards are needed.</source>
        <translation>
            <numerusform>חסר עוד קלף אחד.</numerusform>
            <numerusform>חסרים עוד %n קלפים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDecks</name>
    <message>
        <source>Both ways</source>
        <translation>שני הכיוונים</translation>
    </message>
    <message>
        <source>Safety net</source>
        <translation>רשת ביטחון</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>סולם</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>תחבולות</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>חפיסות מוכנות</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>החפיסות שלכם</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>בחרו קודם קלפים.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>שמירה בשם…</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>שם החפיסה</translation>
    </message>
    <message>
        <source>Type a name, then press Enter</source>
        <translation>שם, ואז Enter</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakFirst</name>
    <message>
        <source>Your side deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are a good start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build my own deck…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakKind</name>
    <message>
        <source>Side card %1</source>
        <translation>קלף צד ‎%1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>‎%1: %2 מתוך %3</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>אחד יותר: ‎%1</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>אחד פחות: ‎%1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlace</name>
    <message>
        <source>Side card %1</source>
        <translation>קלף צד ‎%1</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>החזרה: ‎%1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlan</name>
    <message>
        <source>Not allowed by these rules.</source>
        <translation>הכללים האלה לא מתירים את הסוג הזה.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n of this card.</source>
        <translation>
            <numerusform>מותר ממנו לכל היותר %n.</numerusform>
            <numerusform>מותרים ממנו לכל היותר %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side deck is full. Put a card back first.</source>
        <translation>חפיסת הצד מלאה: החזירו קודם קלף.</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>ניצחונות: %1, הפסדים: %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakRow</name>
    <message>
        <source>doubled</source>
        <translation>מוכפל</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>הפוך</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakScore</name>
    <message>
        <source>over</source>
        <translation>מעל</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>סיים</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>עצר</translation>
    </message>
    <message>
        <source>nine cards</source>
        <translation>תשעה קלפים</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, מעל</translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation>%1 הכריז</translation>
    </message>
    <message>
        <source>Playing for</source>
        <translation>משחקים על</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>הימור</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>מערכות</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>מערכה</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>הזוכה</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>אף אחד</translation>
    </message>
    <message>
        <source>Last set</source>
        <translation>מערכה אחרונה</translation>
    </message>
    <message>
        <source>This set</source>
        <translation>המערכה הזו</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>מי</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>קלף</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>סכום</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakSigns</name>
    <message>
        <source>Play it as %1</source>
        <translation>לשחק כ־‎%1</translation>
    </message>
    <message>
        <source>Turn the card over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStake</name>
    <message>
        <source>Stake: %1. %2</source>
        <translation>הימור: %1. %2</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>הימור</translation>
    </message>
    <message>
        <source>named: %1 and %2</source>
        <translation>הוכרזו: %1 ו־%2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStakes</name>
    <message>
        <source>Your stake, 1 to %1. The lower stake counts.</source>
        <translation>ההימור שלכם, 1 עד %1: משחקים על הנמוך מהשניים.</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>הימור %1</translation>
    </message>
    <message>
        <source>Add a chip of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a chip first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTable</name>
    <message>
        <source>%1 of %2 sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 sets won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>מעל 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>עצר</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set tied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTag</name>
    <message>
        <source>to %1</source>
        <translation>ל־%1</translation>
    </message>
    <message>
        <source>Play it as %1, to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTexts</name>
    <message>
        <source>Side deck: %1</source>
        <translation>חפיסת צד: ‎%1</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>הימור %1</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>סוף התור</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>לשחק ‎%1 ולעצור</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>לשחק ‎%1, סוף התור</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>עוד קלף בסיבוב הבא</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>ב־%1</translation>
    </message>
    <message>
        <source>at %1, one more card next round</source>
        <translation>ב־%1, עוד קלף בסיבוב הבא</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>ל־%1</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards for your side deck.</source>
        <translation>
            <numerusform>בחרו קלף אחד לחפיסת הצד שלכם.</numerusform>
            <numerusform>בחרו %n קלפים לחפיסת הצד שלכם.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a stake from 1 to %1. The lower one counts.</source>
        <translation>הכריזו על הימור מ־1 עד %1; משחקים על הנמוך.</translation>
    </message>
    <message>
        <source>You have %1, over 20. A side card may save you.</source>
        <translation>יש לכם %1, וזה מעל 20: קלף צד עוד יכול להציל.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>יש לכם %1, %2 עצר ב־%3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>יש לכם %1, ל־%2 יש %3.</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>בוחר</translation>
    </message>
    <message>
        <source>names a stake</source>
        <translation>מכריז על הימור</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>עצר</translation>
    </message>
    <message>
        <source>began the set</source>
        <translation>פתח את המערכה</translation>
    </message>
    <message>
        <source>Both stand at %1: set %2 is tied.</source>
        <translation>שניכם עצרתם ב־%1 במערכה %2: אין בה זוכה.</translation>
    </message>
    <message>
        <source>You went over 20 in set %2, with %3 against %4.</source>
        <translation>עברתם את 20 במערכה %2, עם %3 מול %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in set %2, with %3 against %4.</source>
        <translation>%1 עבר את 20 במערכה %2, עם %3 מול %4.</translation>
    </message>
    <message>
        <source>You won set %2 with nine cards.</source>
        <translation>זכיתם במערכה %2 עם תשעה קלפים.</translation>
    </message>
    <message>
        <source>%1 won set %2 with nine cards.</source>
        <translation>%1 זכה במערכה %2 עם תשעה קלפים.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and your tie card won it.</source>
        <translation>במערכה %2 היה שוויון ב־%3, וקלף התיקו שלכם הכריע.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and the tie card of %1 won it.</source>
        <translation>במערכה %2 היה שוויון ב־%3, וקלף התיקו של %1 הכריע.</translation>
    </message>
    <message>
        <source>You won set %2, with %3 against %4.</source>
        <translation>זכיתם במערכה %2, עם %3 מול %4.</translation>
    </message>
    <message>
        <source>%1 won set %2, with %3 against %4.</source>
        <translation>%1 זכה במערכה %2, עם %3 מול %4.</translation>
    </message>
    <message>
        <source>name a stake of %1</source>
        <translation>מכריזים על הימור של %1</translation>
    </message>
    <message>
        <source>names a stake of %1</source>
        <translation>מכריז על הימור של %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>מסיימים את התור ב־%1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>מסיים את התור ב־%1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>עוצרים ב־%1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>עוצר ב־%1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>מגיעים לבדיוק %1 ועוצרים</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>מגיע לבדיוק %1 ועוצר</translation>
    </message>
    <message>
        <source>are over 20, at %1</source>
        <translation>מעל 20, ב־%1</translation>
    </message>
    <message>
        <source>is over 20, at %1</source>
        <translation>מעל 20, ב־%1</translation>
    </message>
    <message>
        <source>have nine cards, at %1</source>
        <translation>עם תשעה קלפים, ב־%1</translation>
    </message>
    <message>
        <source>has nine cards, at %1</source>
        <translation>עם תשעה קלפים, ב־%1</translation>
    </message>
    <message>
        <source>stand at %1, the house deck is empty</source>
        <translation>עוצרים ב־%1, חפיסת הבית ריקה</translation>
    </message>
    <message>
        <source>stands at %1, the house deck is empty</source>
        <translation>עוצר ב־%1, חפיסת הבית ריקה</translation>
    </message>
    <message>
        <source>Both choose their side decks</source>
        <translation>שניהם בוחרים חפיסת צד</translation>
    </message>
    <message>
        <source>Both name their stakes</source>
        <translation>שניהם מכריזים על הימור</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>מערכה %1</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>במערכה %1 אין זוכה</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>אתם פותחים</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 פותח</translation>
    </message>
    <message>
        <source>You win the set</source>
        <translation>זכיתם במערכה</translation>
    </message>
    <message>
        <source>%1 wins the set</source>
        <translation>%1 זכה במערכה</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>ניצחתם במשחק</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ניצח במשחק</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>משחקים ‎%1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>משחק ‎%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>מושכים ‎%1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>מושך ‎%1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>תקלה, נחשבת לעצירה</translation>
    </message>
    <message>
        <source>You have nine cards</source>
        <translation>יש לכם תשעה קלפים</translation>
    </message>
    <message>
        <source>%1 has nine cards</source>
        <translation>ל־%1 יש תשעה קלפים</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>אתם מעל 20, ב־%1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 מעל 20, ב־%2</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>משחקים על %1</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Chance to win, %</source>
        <translation>סיכוי לנצח, %</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>נקודות צפויות</translation>
    </message>
    <message>
        <source>Expected cards left</source>
        <translation>יתרת קלפים צפויה</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 נקודות</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 קלפים</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>דיוק %1%</translation>
    </message>
    <message>
        <source>Accuracy %1 %, %2 %3 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>שתיקה</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>לשחק קלף</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>לשמור קלף</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>להשליך קלף</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>להכריז שליט</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>משאלה</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>מפוקפק</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>טעות</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>טעות חמורה</translation>
    </message>
    <message>
        <source>Judge version %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like the bot %1 and all undrawn cards are drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like a quick player who sees all cards and all undrawn cards are drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss: the value of the best answer minus the value of the answer given, averaged over all hands the others could hold, from what the player knew. Unforced: a decision with at least one clearly worse answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks: ?! for a loss of %1 or more, ? of %2, ?? of %3, if the loss is more than twice its error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy: the share of what was at stake that the player kept, from the worst answer (0 %) to the best (100 %).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: skill is %2 because every answer is also the judge’s choice. A mark shows where another answer is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: skill is %2 because gains and losses even out with the cards as they lay. A mark shows what an answer costs given what the seat knew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat, the mean of two ways to finish the hand: perfectly, seeing all cards, and sensibly, without seeing them. Later hands are dealt at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck: what drawn cards change. Skill: what answers change, seeing all cards. Start + luck + skill + others’ skill = result. Where fewer is better, a minus helps. Luck-adjusted: the same strength with less noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not significant: a change of no more than twice its error. It can be nothing.</source>
        <translation>לא מובהק: שינוי שאינו גדול מפי שניים מהטעות שלו. ייתכן שאין שינוי כלל.</translation>
    </message>
</context>
<context>
    <name>BotTrust</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could read your files and use the network. Run it anyway?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These bots could read your files and use the network. Run them anyway?

%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Table</source>
        <translation>שולחן</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Nice.</source>
        <translation>יפה.</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>נו טוב.</translation>
    </message>
    <message>
        <source>Lovely!</source>
        <translation>נהדר!</translation>
    </message>
    <message>
        <source>Oh dear!</source>
        <translation>אוי ואבוי!</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>ראו זה פלא.</translation>
    </message>
    <message>
        <source>Typical.</source>
        <translation>טיפוסי.</translation>
    </message>
    <message>
        <source>Ha!</source>
        <translation>הא!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>אאוץ&apos;!</translation>
    </message>
    <message>
        <source>Leo</source>
        <extracomment>Name of a character. The same in every language of the Latin alphabet, else as it sounds.</extracomment>
        <translation>ליאו</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>מינה</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>אמיל</translation>
    </message>
    <message>
        <source>Amara</source>
        <translation>אמארה</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>הוגו</translation>
    </message>
    <message>
        <source>Samira</source>
        <translation>סמירה</translation>
    </message>
    <message>
        <source>Nico</source>
        <translation>ניקו</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>רוזה</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>דורה</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>ברונו</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>איריס</translation>
    </message>
    <message>
        <source>Kiran</source>
        <translation>קיראן</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Decision %1: %2 answers “%3”, %4 answers “%5”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContestNames</name>
    <message>
        <source>The hill needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name contains an invisible character, which a file name can’t have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file name can’t contain “%1”. Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name can’t begin or end with a full stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is too long for a file. Use a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hill called “%1” already exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tournament called “%1” already exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>טורניר</translation>
    </message>
</context>
<context>
    <name>ContinueTexts</name>
    <message>
        <source>%1 matches: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches: queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>%1 matches: stopped at %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Count line</source>
        <translation>סרגל ספירה</translation>
    </message>
    <message>
        <source>over</source>
        <translation>יותר מדי</translation>
    </message>
</context>
<context>
    <name>CountMiddle</name>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation>
            <numerusform>נותר %n</numerusform>
            <numerusform>נותרו %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSeat</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 מתוך %2 ידיים</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>זכייה ב־%1 מתוך %2 ידיים</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>נותר %n</numerusform>
            <numerusform>נותרו %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Side cards: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my cards</source>
        <translation>הצגת הקלפים שלי</translation>
    </message>
</context>
<context>
    <name>DecisionKind</name>
    <message>
        <source>Above 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind a player who stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level with a player who stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead of a player who stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 10, no card can bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On 11 to 14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On 15 to 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On 18 to 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the side deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up as the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>להכריז שליט</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead without trump in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead with trump in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump in or throw off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw off without trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First pick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a pair in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a pair in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last three games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a jump back in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards still due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn may be ended</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Durations</name>
    <message>
        <source>%1 h</source>
        <translation>%1 שע׳</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 דק׳</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 מ״ש</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 שנ׳</translation>
    </message>
</context>
<context>
    <name>EuchreBowers</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>באוור שמאלי</translation>
    </message>
</context>
<context>
    <name>EuchreBubble</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You say: %1</source>
        <translation>אתם אומרים: %1</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 אומר: %2</translation>
    </message>
</context>
<context>
    <name>EuchreLast</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last trick: yours</source>
        <translation>לקיחה אחרונה: שלכם</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>לקיחה אחרונה: %1</translation>
    </message>
</context>
<context>
    <name>EuchrePicked</name>
    <message>
        <source>%1 picked up the %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EuchreRest</name>
    <message>
        <source>%1 %2 – %3 %4</source>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>לחיצה או מקש כדי להמשיך</translation>
    </message>
</context>
<context>
    <name>EuchreScore</name>
    <message>
        <source>To %1</source>
        <translation>עד %1</translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation>נקודות עד %1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>לקיחות</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>נקודה אחת</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>לקיחה אחת</numerusform>
            <numerusform>%n לקיחות</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>תלתן</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>יהלום</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>לב</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>עלה</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ידיים</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>יד</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>שליט</translation>
    </message>
    <message>
        <source>We</source>
        <translation>אנחנו</translation>
    </message>
    <message>
        <source>They</source>
        <translation>הם</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>%1 by a euchre</source>
        <translation>%1 על כישלון</translation>
    </message>
    <message>
        <source>Tricks of hand %1</source>
        <translation>הלקיחות ביד %1</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>לקיחה</translation>
    </message>
    <message>
        <source>A line marks the card that won, › the card that was led.</source>
        <translation>קו מסמן את הקלף שזכה, › את הקלף שהוביל.</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>הוביל %1</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>הכרזות</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>מי</translation>
    </message>
    <message>
        <source>What</source>
        <translation>מה</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>EuchreSeat</name>
    <message>
        <source>%1 made trump</source>
        <translation>קבע שליט: %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>מחלק: %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>מ</translation>
    </message>
</context>
<context>
    <name>EuchreTexts</name>
    <message>
        <source>clubs</source>
        <translation>תלתן</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>יהלום</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>לב</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>עלה</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>נסיך</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>מלכה</translation>
    </message>
    <message>
        <source>king</source>
        <translation>מלך</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>אס</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>פאס</translation>
    </message>
    <message>
        <source>Order it up</source>
        <translation>להורות להרים</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>להכריז %1</translation>
    </message>
    <message>
        <source>With my partner</source>
        <translation>עם השותף שלי</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>לבד</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>להשליך %1</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>לשחק %1</translation>
    </message>
    <message>
        <source>its suit is trump</source>
        <translation>הסדרה שלו שליטה</translation>
    </message>
    <message>
        <source>my partner sits out</source>
        <translation>השותף שלי בחוץ</translation>
    </message>
    <message>
        <source>You lead. %1 are trump.</source>
        <translation>אתם מובילים. השליט: %1.</translation>
    </message>
    <message>
        <source>%1 were led: follow suit.</source>
        <translation>הובילו %1: יש לשרת.</translation>
    </message>
    <message>
        <source>%1 were led and you have none: play any card.</source>
        <translation>הובילו %1 ואין לכם: שחקו כל קלף.</translation>
    </message>
    <message>
        <source>%1 is turned up. You’re the dealer and would pick it up.</source>
        <translation>%1 גלוי. אתם מחלקים ותרימו אותו.</translation>
    </message>
    <message>
        <source>%1 is turned up. Your partner is the dealer and would pick it up.</source>
        <translation>%1 גלוי. השותף שלכם מחלק וירים אותו.</translation>
    </message>
    <message>
        <source>%1 is turned up. %2 is the dealer and would pick it up.</source>
        <translation>%1 גלוי. %2 מחלק וירים אותו.</translation>
    </message>
    <message>
        <source>You picked up the %1. Discard a card face down.</source>
        <translation>הרמתם %1. השליכו קלף, פניו למטה.</translation>
    </message>
    <message>
        <source>No one ordered it up. You must name a suit.</source>
        <translation>איש לא הורה להרים. עליכם להכריז סדרה.</translation>
    </message>
    <message>
        <source>No one ordered it up. Name a suit or pass.</source>
        <translation>איש לא הורה להרים. הכריזו סדרה או פאס.</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>בחוץ</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>לבד</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>מחלק</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>אתם ושותפכם</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>האחרים</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ו%2</translation>
    </message>
    <message>
        <source>No one named trump: hand %1 doesn’t count.</source>
        <translation>איש לא הכריז שליט: יד %1 לא נספרת.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>נקודה אחת</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>לקיחה אחת</numerusform>
            <numerusform>%n לקיחות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made %2 and took %3: %4.</source>
        <translation>%1 השיגו %3 בשליט %2: %4.</translation>
    </message>
    <message>
        <source>%1 took only %2 in %3: %4 for %5.</source>
        <translation>%1 השיגו רק %2 בשליט %3: %5 מקבלים %4.</translation>
    </message>
    <message>
        <source>You take the trick with the %1.</source>
        <translation>הלקיחה שלכם, עם %1.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2.</source>
        <translation>%1 זוכה בלקיחה עם %2.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>אומרים פאס</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>אומר פאס</translation>
    </message>
    <message>
        <source>order it up</source>
        <translation>מורים להרים</translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation>מורה להרים</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>מכריזים %1</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>מכריז %1</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>משחקים לבד</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>משחק לבד</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>יד %1</translation>
    </message>
    <message>
        <source>%1 are turned down</source>
        <translation>%1 נדחה</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>השליט: %1</translation>
    </message>
    <message>
        <source>Hand %1 is void</source>
        <translation>יד %1 בטלה</translation>
    </message>
    <message>
        <source>%1 made it</source>
        <translation>%1 הצליחו</translation>
    </message>
    <message>
        <source>%1 are euchred</source>
        <translation>%1 נכשלו</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <translation>%1 ניצחו במשחק</translation>
    </message>
    <message>
        <source>No one wins the match</source>
        <translation>אין מנצח במשחק</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>הלקיחה שלכם</translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation>%1 זוכה בלקיחה</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>מחלק: %1</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2, who plays alone</source>
        <translation>שליט: %1, קבע %2, משחק לבד</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2</source>
        <translation>שליט: %1, קבע %2</translation>
    </message>
    <message>
        <source>Tricks: %1 %2, %3 %4</source>
        <translation>לקיחות: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>לקיחה %1, הוביל %2</translation>
    </message>
    <message>
        <source>play the %1</source>
        <translation>משחקים %1</translation>
    </message>
    <message>
        <source>plays the %1</source>
        <translation>משחק %1</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>%1 גלוי</translation>
    </message>
    <message>
        <source>pick up the card</source>
        <translation>מרימים את הקלף</translation>
    </message>
    <message>
        <source>picks up the card</source>
        <translation>מרים את הקלף</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>משליכים קלף</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>משליך קלף</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>משליכים %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>משליך %1</translation>
    </message>
    <message>
        <source>discard the %1</source>
        <translation>משליכים %1</translation>
    </message>
    <message>
        <source>discards the %1</source>
        <translation>משליך %1</translation>
    </message>
    <message>
        <source>had a fault, so the default answer counts</source>
        <translation>תקלה, התשובה הרגילה תקפה</translation>
    </message>
    <message>
        <source>%1 took all tricks</source>
        <translation>%1 לקח את כל הלקיחות</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>תרים</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>הגנה לבד</translation>
    </message>
    <message>
        <source>4 points for all five tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are trump. Play with your partner, or alone (%2)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner made %1 trump. Play together, or alone (%2)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays alone. Defend with your partner, or alone (%2)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made %2 trump. Defend with your partner, or alone (%3)?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EuchreTray</name>
    <message>
        <source>You sit out this hand.</source>
        <translation>אתם בחוץ ביד הזו.</translation>
    </message>
    <message>
        <source>%1 sits out this hand.</source>
        <translation>%1 בחוץ ביד הזו.</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>באוור שמאלי</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>חזרה ללקיחה</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>לקיחה אחרונה</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>זכה: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EuchreTrick</name>
    <message>
        <source>your card</source>
        <translation>הקלף שלכם</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>מוביל</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>זוכה</translation>
    </message>
</context>
<context>
    <name>EuchreTrump</name>
    <message>
        <source>Trump: %1</source>
        <translation>שליט: %1</translation>
    </message>
    <message>
        <source>Trump: %1, %2</source>
        <translation>שליט: %1, %2</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>שליט</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>אין עוד שליט</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>טרם הוכרז</translation>
    </message>
</context>
<context>
    <name>EuchreTurned</name>
    <message>
        <source>discard here</source>
        <translation>להשליך כאן</translation>
    </message>
</context>
<context>
    <name>EuchreWhy</name>
    <message>
        <source>No card left can beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It draws trumps from the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s your only card of this suit, so you can trump it later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s your lowest card, so it risks least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner’s card could still be beaten. This one can’t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play last, and it’s your lowest card that takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It trumps the suit that was led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s ahead, and the others have to beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner is ahead, so keep your better cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps your better cards for a later trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t win this trick, and then you can trump its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t win this trick, so give your lowest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t win this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would have no trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your trumps: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your trumps would be: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other aces: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner gets the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side would get the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even your best suit is weak: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves you without %1, so you can trump them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s your lowest card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Clubs</source>
        <translation>תלתן</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>יהלום</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>לב</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>עלה</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>נסיך</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>מלכה</translation>
    </message>
    <message>
        <source>king</source>
        <translation>מלך</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>אס</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>תלתן</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>יהלום</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>לב</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>עלה</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>card</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>אנחנו</translation>
    </message>
    <message>
        <source>They</source>
        <translation>הם</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ו%2</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>אתם מחלקים</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>מחלק: %1</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>אתם משחקים לבד</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 משחק לבד</translation>
    </message>
    <message>
        <source>you ordered it up</source>
        <translation>הוריתם להרים</translation>
    </message>
    <message>
        <source>ordered up by %1</source>
        <translation>הורה להרים: %1</translation>
    </message>
    <message>
        <source>you named it</source>
        <translation>אתם הכרזתם</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>הכריז: %1</translation>
    </message>
    <message>
        <source>Pick it up, alone!</source>
        <translation>להרים, ולבד!</translation>
    </message>
    <message>
        <source>I’m picking it up</source>
        <translation>אני מרים</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>תרים</translation>
    </message>
    <message>
        <source>%1, alone!</source>
        <translation>%1, לבד!</translation>
    </message>
    <message>
        <source>Alone!</source>
        <translation>לבד!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>פאס</translation>
    </message>
    <message>
        <source>you picked it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked up by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I’m picking it up, alone!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick it up, with %1 as trump?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as trump?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which suit is trump?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>להשליך קלף</translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone or together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took all five alone!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took all five alone!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>March!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euchre, alone!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euchre!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We are euchred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are euchred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The makers are euchred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks we need: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks they need: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks the makers need: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made. All five are a march.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>not allowed</source>
        <translation>אסור</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>לא הובן</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>תם הזמן</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>קריסה</translation>
    </message>
    <message>
        <source>did not start</source>
        <translation>לא עלה</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>נעלם</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too much output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as Stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is given the default answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It forfeits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as silence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>אין תקלות</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as Stand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each given the default answer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a forfeit</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a lost match</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as silence</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FewWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>files</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatPicker</name>
    <message>
        <source>Round-robin, every pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One table with everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gauntlet, first against all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knockout, losers are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss, equal scores meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cup, best of seven sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round-robin</source>
        <comment>after the game&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <comment>after the game&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gauntlet</source>
        <comment>after the game&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knockout</source>
        <comment>after the game&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>after the game&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup</source>
        <comment>after the game&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random tables</source>
        <comment>after the game&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each entrant plays every other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All entrants sit at one table. Seats are drawn for every deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first entrant plays every other one. The others do not meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The losers of a round are out. The best seeds meet last. Drawn pairings get extra matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each round entrants with equal scores meet, if possible never twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners meet winners and losers meet losers until every place is decided. The first to win four sets wins the pairing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every match, the players are drawn at random from all entrants.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>Advanced Pazaak</source>
        <translation>Advanced Pazaak</translation>
    </message>
    <message>
        <source>Choose your own side deck: signs, flips, doubles, ties and stakes.</source>
        <translation>בחרו חפיסת צד משלכם: סימנים, היפוך, הכפלה, תיקו והימור.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>אקראי</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>זהיר</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>נועז</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>מהמר</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>חשבונאי</translation>
    </message>
    <message>
        <source>any legal move</source>
        <translation>כל מהלך מותר</translation>
    </message>
    <message>
        <source>stands from 15</source>
        <translation>עוצר מ־15</translation>
    </message>
    <message>
        <source>stands from 18</source>
        <translation>עוצר מ־18</translation>
    </message>
    <message>
        <source>high stakes and tricks</source>
        <translation>הימור גבוה ותחבולות</translation>
    </message>
    <message>
        <source>saves its side cards</source>
        <translation>חוסך בקלפי צד</translation>
    </message>
    <message>
        <source>counts unseen cards</source>
        <translation>שוקל כל קלף שלא נראה</translation>
    </message>
    <message>
        <source>ends its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <translation>עצר</translation>
    </message>
    <message>
        <source>plays a side card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saves hands that are over 20</source>
        <translation>מציל סכום שעבר את 20</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>מעל 20</translation>
    </message>
    <message>
        <source>House deck copies</source>
        <translation>עותקים בחפיסת הבית</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 10 are in the house deck.</source>
        <translation>כמה עותקים של הקלפים 1 עד 10 יש בחפיסת הבית.</translation>
    </message>
    <message>
        <source>Side cards to choose from</source>
        <translation>קלפי צד לבחירה</translation>
    </message>
    <message>
        <source>Which side cards a deck may contain.</source>
        <translation>אילו סוגים מותרים בחפיסת צד.</translation>
    </message>
    <message>
        <source>plus only</source>
        <translation>רק פלוס</translation>
    </message>
    <message>
        <source>plus, minus, either sign</source>
        <translation>פלוס, מינוס, שני הסימנים</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>כל הסוגים</translation>
    </message>
    <message>
        <source>Cards in a side deck</source>
        <translation>קלפים בחפיסת צד</translation>
    </message>
    <message>
        <source>Number of cards chosen before the first set.</source>
        <translation>כמה קלפים נבחרים לפני המערכה הראשונה.</translation>
    </message>
    <message>
        <source>Side cards drawn</source>
        <translation>קלפי צד שנמשכים</translation>
    </message>
    <message>
        <source>Drawn at random from the side deck. They must last the whole match.</source>
        <translation>נמשכים באקראי מחפיסת הצד; צריכים להספיק לכל המשחק.</translation>
    </message>
    <message>
        <source>Copies of a card</source>
        <translation>עותקים מסוג</translation>
    </message>
    <message>
        <source>Maximum copies of a card in a side deck. Special cards at most once.</source>
        <translation>כמה קלפים מסוג אחד מותרים בחפיסת צד; מכל קלף מיוחד רק אחד.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>מערכות לניצחון</translation>
    </message>
    <message>
        <source>The first to win this many sets wins the match. Tied sets don’t count.</source>
        <translation>מי שזוכה ראשון במספר כזה של מערכות מנצח; מערכות בשוויון לא נספרות.</translation>
    </message>
    <message>
        <source>Stand at 20</source>
        <translation>עצירה ב־20</translation>
    </message>
    <message>
        <source>A player with exactly 20 stands automatically, also after a side card.</source>
        <translation>מי שיש לו בדיוק 20 עוצר מעצמו, גם אחרי קלף צד.</translation>
    </message>
    <message>
        <source>Nine cards win</source>
        <translation>תשעה קלפים זוכים</translation>
    </message>
    <message>
        <source>Nine cards that are not over 20 win the set at once.</source>
        <translation>שולחן של תשעה קלפים שאינו מעל 20 זוכה במערכה מיד.</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>מי פותח</translation>
    </message>
    <message>
        <source>Who moves first in the first set and in the later ones.</source>
        <translation>את המערכה הראשונה ואת הבאות.</translation>
    </message>
    <message>
        <source>random, then in turn</source>
        <translation>הגרלה, ואז לסירוגין</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>תמיד המושב הראשון</translation>
    </message>
    <message>
        <source>random, then the loser</source>
        <translation>הגרלה, ואז המפסיד</translation>
    </message>
    <message>
        <source>Highest stake</source>
        <translation>הימור מרבי</translation>
    </message>
    <message>
        <source>Both players name a stake, and the lower one counts. 0 = no stakes.</source>
        <translation>שניהם מכריזים על הימור, ומשחקים על הנמוך; 0: בלי הימורים.</translation>
    </message>
    <message>
        <source>sets won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side deck, not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used side cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t answer that now.</source>
        <translation>אי אפשר לענות כך עכשיו.</translation>
    </message>
    <message>
        <source>The side deck doesn’t have the right number of cards.</source>
        <translation>בחפיסת הצד אין המספר הנכון של קלפים.</translation>
    </message>
    <message>
        <source>The side deck has a card that these rules don’t allow.</source>
        <translation>בחפיסת הצד יש סוג שהכללים האלה לא מתירים.</translation>
    </message>
    <message>
        <source>The side deck has too many copies of one card.</source>
        <translation>בחפיסת הצד יש יותר מדי קלפים מסוג אחד.</translation>
    </message>
    <message>
        <source>A stake is a number from 1 to the highest stake.</source>
        <translation>הימור הוא מ־1 עד המרבי שהכללים מתירים.</translation>
    </message>
    <message>
        <source>You don’t have that side card.</source>
        <translation>אין לכם את קלף הצד הזה.</translation>
    </message>
    <message>
        <source>That side card can’t count that much.</source>
        <translation>קלף הצד הזה לא יכול להיספר כך.</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Name trump with your partner, then take three of five tricks.</source>
        <translation>קבעו שליט עם השותף, ואז קחו שלוש מחמש לקיחות.</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>קלף ראשון</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>בודד</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>יציב</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>חריף</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>מומחה</translation>
    </message>
    <message>
        <source>orders up, plays its first card</source>
        <translation>מורה להרים, משחק קלף ראשון</translation>
    </message>
    <message>
        <source>orders up and plays alone</source>
        <translation>מורה להרים ומשחק לבד</translation>
    </message>
    <message>
        <source>calls with good hands only</source>
        <translation>מכריז רק עם יד טובה</translation>
    </message>
    <message>
        <source>counts the cards played</source>
        <translation>סופר את הקלפים ששוחקו</translation>
    </message>
    <message>
        <source>simulates hidden hands</source>
        <translation>מדמיין ידיים ומשחק אותן</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infers hidden cards, solves the play</source>
        <translation>מסיק קלפים נסתרים, פותר את היד</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>נקודות לניצחון</translation>
    </message>
    <message>
        <source>The first side to reach them wins the match.</source>
        <translation>הצד שמגיע אליהן ראשון מנצח במשחק.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>המחלק חייב</translation>
    </message>
    <message>
        <source>If everyone else passes twice, the dealer must name a suit. Otherwise the hand is void.</source>
        <translation>אם כל השאר אמרו פאס פעמיים, המחלק חייב להכריז סדרה. אחרת היד בטלה.</translation>
    </message>
    <message>
        <source>Suit turned down</source>
        <translation>הסדרה שנדחתה</translation>
    </message>
    <message>
        <source>May the suit that was turned down be named in the second round?</source>
        <translation>האם מותר בכל זאת להכריז את הסדרה שאיש לא הורה להרים?</translation>
    </message>
    <message>
        <source>may be named</source>
        <translation>מותר להכריז</translation>
    </message>
    <message>
        <source>may not be named</source>
        <translation>אסור להכריז</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>הגנה לבד</translation>
    </message>
    <message>
        <source>May a player on the side that did not make trump play alone?</source>
        <translation>האם שחקן מהצד שלא קבע את השליט רשאי לשחק לבד?</translation>
    </message>
    <message>
        <source>Left bower</source>
        <translation>באוור שמאלי</translation>
    </message>
    <message>
        <source>Which suit the other jack of trump’s colour follows. It is the second-highest trump either way.</source>
        <translation>איזו סדרה משרת הנסיך השני בצבע של השליט. כך או כך הוא השליט השני בגובהו.</translation>
    </message>
    <message>
        <source>follows trump</source>
        <translation>משרת לשליט</translation>
    </message>
    <message>
        <source>follows its printed suit</source>
        <translation>משרת לסדרה שעליו</translation>
    </message>
    <message>
        <source>Maximum hands</source>
        <translation>מספר ידיים מרבי</translation>
    </message>
    <message>
        <source>After this many hands the match is a draw. Void hands count.</source>
        <translation>אחרי מספר כזה של ידיים המשחק בתיקו. גם ידיים בטלות נספרות.</translation>
    </message>
    <message>
        <source>Stick the dealer, no defending alone</source>
        <translation>המחלק חייב, אין הגנה לבד</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>כמו בתחרות המקורית</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer’s discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the suit that was led and must follow it.</source>
        <translation>יש לכם מהסדרה שהובילה, ועליכם לשרת.</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>אין לכם את הקלף הזה.</translation>
    </message>
    <message>
        <source>You must keep the card you picked up.</source>
        <translation>את הקלף שהרמתם צריך להשאיר.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>הסדרה הזו נדחתה.</translation>
    </message>
    <message>
        <source>There is no such suit.</source>
        <translation>אין סדרה כזו.</translation>
    </message>
    <message>
        <source>Everyone else passed: the dealer must name a suit.</source>
        <translation>כולם אמרו פאס: המחלק חייב להכריז סדרה.</translation>
    </message>
    <message>
        <source>You can’t do that now.</source>
        <translation>לא זו השאלה עכשיו.</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Pazaak</translation>
    </message>
    <message>
        <source>Get close to 20, but not over. Your few side cards must last.</source>
        <translation>הכי קרוב ל־20, לא מעבר. מעט קלפי צד לכל המשחק.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>קפדן</translation>
    </message>
    <message>
        <source>draws below 20</source>
        <translation>מושך מתחת ל־20</translation>
    </message>
    <message>
        <source>draws below 15</source>
        <translation>מושך מתחת ל־15</translation>
    </message>
    <message>
        <source>plays the solved match</source>
        <translation>משחק לפי הפתרון המלא</translation>
    </message>
    <message>
        <source>Side pool copies</source>
        <translation>עותקים במאגר</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 5 a player’s side cards are drawn from.</source>
        <translation>כמה עותקים של הקלפים 1 עד 5 יש במאגר שממנו נמשכים קלפי הצד של כל שחקן.</translation>
    </message>
    <message>
        <source>Side cards per player</source>
        <translation>קלפי צד לשחקן</translation>
    </message>
    <message>
        <source>Dealt once for the whole match. At most 5 times the copies in the pool.</source>
        <translation>מחולקים פעם אחת לכל המשחק; לכל היותר פי 5 ממספר העותקים במאגר.</translation>
    </message>
    <message>
        <source>Hands to win</source>
        <translation>ידיים לניצחון</translation>
    </message>
    <message>
        <source>The first to win this many hands wins the match. Tied hands don’t count.</source>
        <translation>מי שזוכה ראשון במספר כזה של ידיים מנצח; ידיים בתיקו לא נספרות.</translation>
    </message>
    <message>
        <source>A player with exactly 20 after a house card stands automatically.</source>
        <translation>מי שיש לו בדיוק 20 אחרי קלף בית עוצר בלי שיישאל.</translation>
    </message>
    <message>
        <source>Single hand</source>
        <translation>יד אחת בלבד</translation>
    </message>
    <message>
        <source>hands won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such side card.</source>
        <translation>אין קלף צד כזה.</translation>
    </message>
    <message>
        <source>RPS Poker</source>
        <translation>RPS Poker</translation>
    </message>
    <message>
        <source>Keep one card, give one away. Then pair the base card or play high.</source>
        <translation>שמרו קלף ותנו קלף. ואז: זוג עם קלף הבסיס, או קלף גבוה.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>מינימלי</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>פשוט</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>חסכן</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>חלוץ</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>סיכויים</translation>
    </message>
    <message>
        <source>always takes the first card</source>
        <translation>תמיד לוקח את הקלף הראשון</translation>
    </message>
    <message>
        <source>keeps high cards</source>
        <translation>שומר קלפים גבוהים</translation>
    </message>
    <message>
        <source>plays a pair, else its lowest card</source>
        <translation>משחק זוג, או את הנמוך ביותר</translation>
    </message>
    <message>
        <source>plays a pair, else its highest card</source>
        <translation>משחק זוג, או את הגבוה ביותר</translation>
    </message>
    <message>
        <source>plays the best chance in this game</source>
        <translation>בוחר את הסיכוי הטוב במשחקון</translation>
    </message>
    <message>
        <source>weighs the chance now against the card’s later use</source>
        <translation>שוקל את הסיכוי מול שימוש בקלף בהמשך</translation>
    </message>
    <message>
        <source>models the opponent, simulates hidden hands</source>
        <translation>מפענח את היריב, ממשיך ידיים מדומיינות</translation>
    </message>
    <message>
        <source>gives the lower card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays its highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cards to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drafted cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>הקלף הזה לא ביד הזו.</translation>
    </message>
    <message>
        <source>That is not one of the two cards dealt.</source>
        <translation>זה לא אחד משני הקלפים שחולקו.</translation>
    </message>
    <message>
        <source>That gives up the match.</source>
        <translation>זה ויתור על המשחק.</translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>Play 98 cards together. All you may say is a wish.</source>
        <translation>ביחד מול 98 קלפים, וכל מה שמותר לומר הוא משאלה.</translation>
    </message>
    <message>
        <source>Simple Tom</source>
        <translation>Simple Tom</translation>
    </message>
    <message>
        <source>Smallest Gap</source>
        <translation>הפער הקטן</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>מקשיב</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>מתכנן</translation>
    </message>
    <message>
        <source>plays the first card that fits</source>
        <translation>משחק את הקלף המתאים הראשון</translation>
    </message>
    <message>
        <source>always plays the smallest gap</source>
        <translation>תמיד הפער הקטן ביותר</translation>
    </message>
    <message>
        <source>plans its turn, respects wishes</source>
        <translation>מתכנן תור, מכבד משאלות</translation>
    </message>
    <message>
        <source>plans, listens and wishes</source>
        <translation>מתכנן, מקשיב ומביע משאלות</translation>
    </message>
    <message>
        <source>simulates its plans to the end</source>
        <translation>בודק את תוכניותיו עד הסוף</translation>
    </message>
    <message>
        <source>simulates its turns in possible hands</source>
        <translation>מדמיין ידיים ובודק בהן את תוריו</translation>
    </message>
    <message>
        <source>jumps back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays more than the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes wishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>קלפים ביד</translation>
    </message>
    <message>
        <source>Cards dealt to each player, and refilled after each turn. All hands together have at most 98.</source>
        <translation>מחולקים לכל אחד, והיד מושלמת אליהם אחרי כל תור; כל הידיים יחד לכל היותר 98.</translation>
    </message>
    <message>
        <source>Cards per turn</source>
        <translation>קלפים בתור</translation>
    </message>
    <message>
        <source>Minimum cards per turn, at most the cards in hand.</source>
        <translation>כמה קלפים חייבים לשחק לפני סוף התור; לכל היותר מספר הקלפים ביד.</translation>
    </message>
    <message>
        <source>Cards per turn, empty stack</source>
        <translation>קלפים בתור, קופה ריקה</translation>
    </message>
    <message>
        <source>Minimum cards per turn once the stack is empty. 0 = as before.</source>
        <translation>כמה קלפים מספיקים לתור כשכבר אין מה למשוך; 0: כמו קודם.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>כמו קודם</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>כמו במקור</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile 1, rising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile 2, rising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile 3, falling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile 4, falling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>הקלף הזה לא ביד.</translation>
    </message>
    <message>
        <source>The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower one, and each takes a card exactly ten back.</source>
        <translation>לא מתאים: ערימה עולה מקבלת קלף גבוה יותר, ערימה יורדת קלף נמוך יותר, ושתיהן מקבלות קלף שנמצא בדיוק עשר אחורה.</translation>
    </message>
    <message>
        <source>There are four piles.</source>
        <translation>יש ארבע ערימות.</translation>
    </message>
    <message>
        <source>A wish is a number from 0 to 5.</source>
        <translation>משאלה היא מספר מ־0 עד 5.</translation>
    </message>
    <message>
        <source>You can’t answer this.</source>
        <translation>אי אפשר לענות כך.</translation>
    </message>
    <message>
        <source>Zip Deck</source>
        <translation>Zip Deck</translation>
    </message>
    <message>
        <source>One card each. Is yours the highest? Call, and share out the points.</source>
        <translation>קלף אחד לכל אחד. שלכם הגבוה? קראו, וחלקו את הנקודות.</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>קורא</translation>
    </message>
    <message>
        <source>Rando</source>
        <translation>רנדו</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>שתקן</translation>
    </message>
    <message>
        <source>Serpentine</source>
        <translation>סרפנטין</translation>
    </message>
    <message>
        <source>Orion</source>
        <translation>אוריון</translation>
    </message>
    <message>
        <source>Leaderhit</source>
        <translation>מכה במוביל</translation>
    </message>
    <message>
        <source>Lightning rod</source>
        <translation>כליא ברק</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>מפענח</translation>
    </message>
    <message>
        <source>calls with any card</source>
        <translation>קורא עם כל קלף</translation>
    </message>
    <message>
        <source>tosses a coin</source>
        <translation>מטיל מטבע</translation>
    </message>
    <message>
        <source>never calls</source>
        <translation>אף פעם לא קורא</translation>
    </message>
    <message>
        <source>calls in turn, gives to everyone in turn</source>
        <translation>קורא לסירוגין, פוגע בכולם בתורם</translation>
    </message>
    <message>
        <source>calls with high cards</source>
        <translation>קורא עם קלפים גבוהים</translation>
    </message>
    <message>
        <source>weighs the odds, gives to the leader</source>
        <translation>שוקל סיכויים, פוגע במוביל</translation>
    </message>
    <message>
        <source>lets others feed the leader</source>
        <translation>חס על המוביל, שמושך מתנות</translation>
    </message>
    <message>
        <source>models the others, looks ahead</source>
        <translation>מפענח את האחרים, מביט קדימה</translation>
    </message>
    <message>
        <source>models the others, simulates the end</source>
        <translation>מפענח את האחרים, מדמיין את הסוף</translation>
    </message>
    <message>
        <source>calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives to the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>splits the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>סיבובים</translation>
    </message>
    <message>
        <source>Number of rounds in a match. 0 = players × players.</source>
        <translation>כמה סיבובים במשחק; 0 הוא מספר השחקנים כפול עצמו.</translation>
    </message>
    <message>
        <source>players × players</source>
        <translation>שחקנים × שחקנים</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>קצר</translation>
    </message>
    <message>
        <source>deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>That’s not an answer. Call or say nothing.</source>
        <translation>זו לא תשובה: קראו או שתקו.</translation>
    </message>
    <message>
        <source>No one sits there.</source>
        <translation>איש לא יושב שם לקבל חלק.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>לא</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>כן</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>מתחיל</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>מזדמן</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>מיומן</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>חזק</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>אלוף</translation>
    </message>
    <message>
        <source>program</source>
        <translation>תוכנית</translation>
    </message>
    <message>
        <source>Hilltop protocol</source>
        <translation>פרוטוקול Hilltop</translation>
    </message>
    <message>
        <source>level %1 of 5</source>
        <translation>רמה %1 מתוך 5</translation>
    </message>
    <message>
        <source>Discard the card picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May the dealer discard the card just picked up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest rules as its controller played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HillActions</name>
    <message>
        <source>&amp;New hill…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open hill…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run with b&amp;udget…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;השהיה</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;bots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;version…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;tire…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Disqualify…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End season…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge the &amp;king…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scheduled matches are played. Use a budget to play more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the missing matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>ה&amp;משך</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Let back in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps everything played so far. The next run continues from there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HillWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 v%2</source>
        <comment>bot, its version</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, bots</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 matches per bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bots yet. Add some, or drop their files here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the only bot. Add another one to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches have been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 share the lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. More matches would not make the order clearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>file, author</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The order is certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The order of %2 and %3 is still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairings, %3 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>what has been played, a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: matches to play</source>
        <comment>a hill&apos;s game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sealed deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a contest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let back in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads. %2</source>
        <comment>a bot, a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches to play, a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tables, %3 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 matches per table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>today %1</source>
        <translation>היום %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>אתמול</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>לבד</translation>
    </message>
    <message>
        <source>at one screen</source>
        <translation>מול מסך אחד</translation>
    </message>
    <message numerus="yes">
        <source>with %n others</source>
        <translation>
            <numerusform>עם אחד נוסף</numerusform>
            <numerusform>עם %n אחרים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n others</source>
        <translation>
            <numerusform>מול אחד נוסף</numerusform>
            <numerusform>מול %n אחרים</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>עם %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>מול %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>מושב אחד</numerusform>
            <numerusform>%n מושבים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>%1 עד %2 מושבים</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>ניצחון %Ln</numerusform>
            <numerusform>%Ln ניצחונות</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <comment>a rating</comment>
        <translation>חדש</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>לא קריא</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>נעזב</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>לא גמור</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>חלוקת היום, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The clock says %1, but the deal of %2 has already been played. Later days count when they have come.</source>
        <translation>השעון אומר %1, אבל החלוקה של %2 כבר שוחקה. ימים מאוחרים ייספרו שוב כשיגיעו.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals of the day played</source>
        <translation>
            <numerusform>חלוקת יום אחת שוחקה</numerusform>
            <numerusform>%Ln חלוקות יום שוחקו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>יום אחד ברצף</numerusform>
            <numerusform>%Ln ימים ברצף</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>נצפה</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player and the level: &quot;Wes (Strong)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>%1 (partly translated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (no font for it)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LikeAnswer</name>
    <message>
        <source>Name the suit turned down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the suit of the same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a suit of the other colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the only card of a suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard from a longer suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the right bower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the left bower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead another trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead a lower card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump in, ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit, ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit, not ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump in, not ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the higher card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the lower card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the rock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the scissors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the middle card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the lowest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a pile back by ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of 3 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of 6 to 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of more than 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wish nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest wish: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest wish: 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest wish: 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest wish: 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest wish: hands off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call, points to the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call, points to another player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call, points to several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call, points to no one else</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>%1. Esc: show the actual cards</source>
        <translation>%1. Esc: הקלפים האמיתיים</translation>
    </message>
    <message>
        <source>%1. %2: back to the match</source>
        <translation>%1. %2: חזרה למשחק</translation>
    </message>
</context>
<context>
    <name>ManualLink</name>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Deal %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page steps through a match. Please allow it to run its own script; it loads nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation>שולחן</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This page needs a newer browser (2023 or later).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>%1 is no longer one of your bots. A built-in bot takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are no longer among your bots. Built-in bots take their places.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>משותף</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>הפסד</translation>
    </message>
</context>
<context>
    <name>PassButtons</name>
    <message>
        <source>Done</source>
        <translation>סיום</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>פאס</translation>
    </message>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass the screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PazaakScore</name>
    <message>
        <source>over</source>
        <translation>מעל</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>סיים</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>עצר</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, מעל</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ידיים</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>יד</translation>
    </message>
    <message>
        <source>Your +</source>
        <translation>הפלוס שלכם</translation>
    </message>
    <message>
        <source>Your side card</source>
        <translation>קלף הצד שלכם</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>הזוכה</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>אף אחד</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>היד האחרונה</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>היד הזו</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>מי</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>קלף</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>סכום</translation>
    </message>
</context>
<context>
    <name>PazaakTable</name>
    <message>
        <source>played +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>מעל 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>עצר</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand tied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PazaakTexts</name>
    <message>
        <source>End turn</source>
        <translation>סוף התור</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>לשחק %1</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>עוד קלף בסיבוב הבא</translation>
    </message>
    <message>
        <source>stay at %1</source>
        <translation>להישאר ב־%1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>עוצרים ב־%1</translation>
    </message>
    <message>
        <source>over, at %1</source>
        <translation>מעל, ב־%1</translation>
    </message>
    <message>
        <source>You have %1, which is over 20.</source>
        <translation>יש לכם %1, וזה מעל 20.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>יש לכם %1, %2 עצר ב־%3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>יש לכם %1, ל־%2 יש %3.</translation>
    </message>
    <message>
        <source>moves first</source>
        <translation>ראשון בתור</translation>
    </message>
    <message>
        <source>moves second</source>
        <translation>שני בתור</translation>
    </message>
    <message>
        <source>Both went over 20: hand %1 is tied.</source>
        <translation>שניכם עברתם את 20 ביד %1: אין בה זוכה.</translation>
    </message>
    <message>
        <source>Both stand at %1: hand %2 is tied.</source>
        <translation>שניכם עצרתם ב־%1 ביד %2: אין בה זוכה.</translation>
    </message>
    <message>
        <source>You went over 20 in hand %2, with %3 against %4.</source>
        <translation>עברתם את 20 ביד %2, עם %3 מול %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in hand %2, with %3 against %4.</source>
        <translation>%1 עבר את 20 ביד %2, עם %3 מול %4.</translation>
    </message>
    <message>
        <source>You won hand %2, with %3 against %4.</source>
        <translation>זכיתם ביד %2, עם %3 מול %4.</translation>
    </message>
    <message>
        <source>%1 won hand %2, with %3 against %4.</source>
        <translation>%1 זכה ביד %2, עם %3 מול %4.</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>קלף צד ‎%1</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>קלף בית ‎%1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>מסיימים את התור ב־%1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>מסיים את התור ב־%1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>עוצר ב־%1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>מגיעים לבדיוק %1 ועוצרים</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>מגיע לבדיוק %1 ועוצר</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>יד %1</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>ביד %1 אין זוכה</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>זכיתם ביד</translation>
    </message>
    <message>
        <source>%1 wins the hand</source>
        <translation>%1 זכה ביד</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>ניצחתם במשחק</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ניצח במשחק</translation>
    </message>
    <message>
        <source>play +%1</source>
        <translation>משחקים ‎+%1</translation>
    </message>
    <message>
        <source>plays +%1</source>
        <translation>משחק ‎+%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>מושכים ‎%1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>מושך ‎%1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>תקלה, נחשבת לעצירה</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>אתם מעל 20, ב־%1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 מעל 20, ב־%2</translation>
    </message>
</context>
<context>
    <name>QCoreApplication::HillWords</name>
    <message>
        <source>Elo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>a fault</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatedBadge</name>
    <message>
        <source>Rated</source>
        <translation>מדורג</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>nothing measurable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no %2</source>
        <comment>a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no one holds: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can beat: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can pair the base card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone has a higher card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone else calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next card takes you above %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next card takes %1 above %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next card takes you to %1 or more without a bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next card takes %1 to %2 or more without a bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card you receive is %1 or higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone else holds a card that %1 passes over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone else holds %1, which sets a pile back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If %1 (%2 % of possible deals), “%3” costs %4, otherwise %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you hold: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you hold no %1</source>
        <comment>a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you can beat: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you can pair the base card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No single hidden card or draw explains the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unplayed cards passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unseen cards beaten: %1 by “%2”, %3 by “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” sets its pile back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After “%1” your own %2 can set that pile back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After “%1”, %2 can set that pile back with their %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” keeps the higher card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after “%1” %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” continues from %2: %3 of %4 unseen cards go over 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is over 20 with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stops at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” ties at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” wins with %2 against %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” loses with %2 against %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” spends a side card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is good for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is weak for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps in hand: %1 after “%2”, %3 after “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sure tricks in trumps: %1 after “%2”, %3 after “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other aces: %1 after “%2”, %3 after “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” throws a bower away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” throws a trump away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” throws an ace away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After “%1” there are no %2 left in hand, so a trump can take such a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side can’t beat “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” takes the lead in the trick, “%2” does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which wins anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which was ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” leads into a void: you have shown no %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” leads into a void: %2 has shown no %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” draws trumps. Unseen trumps: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” leads a trump. Unseen trumps: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” saves a trump. Trumps in hand: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” saves a bower. Trumps in hand: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unseen cards that beat it: %1 after “%2”, %3 after “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is as good now and keeps the higher card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unseen cards of the same number, which it may pair: %1 of “%2”, %3 of “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” pairs the base card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” keeps the card that pairs the base card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” before the minimum loses the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After “%1” no card in hand fits, and one is still due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” wastes card %2 in hand, which would set that pile back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With card %1 played before it, card %2 would set the pile back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” ignores a wish: You want others to stay off pile %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” ignores a wish: %2 wants others to stay off pile %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” ends the turn too early: “%2” passes over no unplayed card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” keeps a card that fits now, and next turn more are due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn may end. Unplayed cards passed over by “%1”: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unplayed cards passed over with the next card due: %1 after “%2”, %3 after “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unplayed cards that the pile then still takes: %1 after “%2”, %3 after “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 is the highest of the deck. Without a call it costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 can’t be the highest. The call costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Then “%3” costs %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Otherwise “%3” costs %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points given away: %1 by “%2”, %3 by “%4”. The caller pays the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” wins the match whatever the cards are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points so far: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” gives to the one ahead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonTip</name>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1.&lt;/b&gt; %2</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Deal %1, position %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>תורו של %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ו%2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>אנחנו</translation>
    </message>
    <message>
        <source>They</source>
        <translation>הם</translation>
    </message>
    <message>
        <source>Decisions %1–%2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decisions %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The same cards until decision %1. This match: %2. With %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played on the cards of an earlier match, at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down choose the branch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From decision %1: %2. The match itself: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of two matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down choose the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln branches, Up and Down choose</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>marked by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they differ from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branch %1 leaves here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played on from decision %1 of another match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spoilers hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have not seen yet is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>does not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no allowed answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no match ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match ended within the time of the check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>no allowed answer in %n decisions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, its fault</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RestNote</name>
    <message>
        <source>Click or press any key to continue</source>
        <translation>מקש כלשהו או לחיצה כדי להמשיך</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Place</source>
        <translation>מקום</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Row won against column, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± is the 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
</context>
<context>
    <name>RpsDraft</name>
    <message>
        <source>Pick %1 of 5</source>
        <translation>בחירה %1 מתוך 5</translation>
    </message>
    <message>
        <source>Keep one card. The other goes to %1.</source>
        <translation>שמרו קלף אחד. השני עובר אל %1.</translation>
    </message>
    <message>
        <source>One card is kept, the other goes to %1.</source>
        <translation>קלף אחד נשמר, השני עובר אל %1.</translation>
    </message>
    <message>
        <source>you gave</source>
        <translation>נתתם</translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1 נתן</translation>
    </message>
    <message>
        <source>you received</source>
        <translation>קיבלתם</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 קיבל</translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message>
        <source>wins with a pair</source>
        <translation>זוכה עם זוג</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>זוכה במשחקון</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>הבחירה נעשתה</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>לבחור</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>בוחר</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) make a pair</source>
        <translation>
            <numerusform>קלף אחד שלא נראה ישלים זוג</numerusform>
            <numerusform>%n קלפים שלא נראו ישלימו זוג</numerusform>
        </translation>
    </message>
    <message>
        <source>no pair possible</source>
        <translation>אין קלף שיכול להשלים זוג</translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n למשיכה</numerusform>
            <numerusform>%n למשיכה</numerusform>
        </translation>
    </message>
    <message>
        <source>you gave %1</source>
        <translation>נתתם אל %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>מתנה מאת %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>ביד</translation>
    </message>
    <message>
        <source>played</source>
        <translation>שוחק</translation>
    </message>
    <message>
        <source>play a card here</source>
        <translation>לשחק קלף לכאן</translation>
    </message>
    <message>
        <source>Base %1 of 10</source>
        <translation>בסיס %1 מתוך 10</translation>
    </message>
</context>
<context>
    <name>RpsMini</name>
    <message>
        <source>Rock %1</source>
        <translation>אבן %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>נייר %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>מספריים %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RpsPiles</name>
    <message>
        <source>from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsPlace</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RpsScore</name>
    <message>
        <source>nothing yet</source>
        <translation>עדיין אין</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>משחקונים</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>בסיס</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>זוג</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>אבן</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>נייר</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>מספריים</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>כל הקלפים</translation>
    </message>
    <message>
        <source>Bold: not seen yet. Filled: yours. Framed: given away. Struck through: played.</source>
        <translation>מודגש: טרם נראה. מלא: שלכם. ממוסגר: ניתן. מחוק: שוחק.</translation>
    </message>
    <message>
        <source>%1 yours</source>
        <translation>%1 שלכם</translation>
    </message>
    <message>
        <source>%1 given away</source>
        <translation>%1 ניתן</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 שוחק</translation>
    </message>
    <message>
        <source>%1 not seen</source>
        <translation>%1 טרם נראה</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>בחירה</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>בחירה</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>נשמר</translation>
    </message>
    <message>
        <source>Gave</source>
        <translation>ניתן</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>התקבל</translation>
    </message>
</context>
<context>
    <name>RpsStrip</name>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Game %1: not played</source>
        <translation>משחקון %1: לא שוחק</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>משחקון %1: %2</translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n לא חולק</numerusform>
            <numerusform>%n לא חולקו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation>
            <numerusform>נותר קלף בסיס אחד</numerusform>
            <numerusform>נותרו %n קלפי בסיס</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTexts</name>
    <message>
        <source>Rock %1</source>
        <translation>אבן %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>נייר %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>מספריים %1</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>ויתור על המשחק</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>לשמור %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>לשחק %1</translation>
    </message>
    <message>
        <source>Keep %1 or %2. The other one is given away.</source>
        <translation>שמרו %1 או %2; הקלף השני ניתן ליריב.</translation>
    </message>
    <message>
        <source>Game %1: choose a card against the base card %2.</source>
        <translation>משחקון %1: בחרו קלף מול קלף הבסיס %2.</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>ויתר</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>עד כה קלף אחד</numerusform>
            <numerusform>עד כה %n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>זכייה במשחקון אחד</numerusform>
            <numerusform>זכייה ב־%n משחקונים</numerusform>
        </translation>
    </message>
    <message>
        <source>Rock beats Scissors</source>
        <translation>אבן גוברת על מספריים</translation>
    </message>
    <message>
        <source>Paper beats Rock</source>
        <translation>נייר גובר על אבן</translation>
    </message>
    <message>
        <source>Scissors beats Paper</source>
        <translation>מספריים גוברים על נייר</translation>
    </message>
    <message>
        <source>%1 is a pair with the base card</source>
        <translation>%1 זוג עם קלף הבסיס</translation>
    </message>
    <message>
        <source>%1 is higher than %2</source>
        <translation>%1 גבוה מ־%2</translation>
    </message>
    <message>
        <source>You win game %1: %2.</source>
        <translation>זכיתם במשחקון %1: %2.</translation>
    </message>
    <message>
        <source>%1 wins game %2: %3.</source>
        <translation>%1 זכה במשחקון %2: %3.</translation>
    </message>
    <message>
        <source>Both gave up: no one wins a game.</source>
        <translation>שניכם ויתרתם: לאיש אין משחקון.</translation>
    </message>
    <message>
        <source>%1 gave up the match, which counts as ten games lost.</source>
        <translation>%1 ויתר על המשחק, וזה נחשב לעשרה משחקונים אבודים.</translation>
    </message>
    <message>
        <source>Each has won five of the ten games.</source>
        <translation>אחרי עשרה משחקונים לכל אחד חמישה.</translation>
    </message>
    <message>
        <source>You won %1 of the ten games.</source>
        <translation>זכיתם ב־%1 מעשרת המשחקונים.</translation>
    </message>
    <message>
        <source>%1 won %2 of the ten games.</source>
        <translation>%1 זכה ב־%2 מעשרת המשחקונים.</translation>
    </message>
    <message>
        <source>You gave %1 and received %2 from %3.</source>
        <translation>נתתם %1 וקיבלתם %2 מאת %3.</translation>
    </message>
    <message>
        <source>%1 gave %2 and received %3.</source>
        <translation>%1 נתן %2 וקיבל %3.</translation>
    </message>
    <message>
        <source>have a pair of %1s</source>
        <translation>עם זוג של %1</translation>
    </message>
    <message>
        <source>has a pair of %1s</source>
        <translation>עם זוג של %1</translation>
    </message>
    <message>
        <source>give up the match</source>
        <translation>מוותרים על המשחק</translation>
    </message>
    <message>
        <source>gives up the match</source>
        <translation>מוותר על המשחק</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation>בחירה %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>משחקון %1</translation>
    </message>
    <message>
        <source>The match is drawn, %1 – %1</source>
        <translation>המשחק בתיקו, %1 – %1</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>זכיתם במשחקון</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 זכה במשחקון</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>ניצחתם במשחק</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ניצח במשחק</translation>
    </message>
    <message>
        <source>Base card %1</source>
        <translation>קלף הבסיס %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>משחקים ‎%1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>משחק ‎%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>מושכים ‎%1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>מושך ‎%1</translation>
    </message>
    <message>
        <source>receive %1</source>
        <translation>מקבלים %1</translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation>מקבל %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>שומרים %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>שומר %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as giving up</source>
        <translation>תקלה, נחשבת לוויתור</translation>
    </message>
</context>
<context>
    <name>RpsTray</name>
    <message>
        <source>Rock</source>
        <translation>אבן</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>נייר</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>מספריים</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>to draw, shuffled</source>
        <translation>למשיכה, מעורבב</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <translation>לא נותר מה למשוך</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>עוד למשיכה</translation>
    </message>
</context>
<context>
    <name>RpsWins</name>
    <message>
        <source>What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock</source>
        <translation>מה זוכה: קודם זוג עם קלף הבסיס, אחר כך המספר הגבוה, ואז אבן גוברת על מספריים, מספריים על נייר, נייר על אבן</translation>
    </message>
    <message>
        <source>What wins a game</source>
        <translation>מה זוכה במשחקון</translation>
    </message>
    <message>
        <source>1  a pair with the base card</source>
        <translation>1  זוג עם קלף הבסיס</translation>
    </message>
    <message>
        <source>2  the higher number</source>
        <translation>2  המספר הגבוה</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>גובר על</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>%1 The match was open until then.</source>
        <translation>%1 עד אז הכול היה פתוח.</translation>
    </message>
    <message>
        <source>%1 You stayed ahead from there.</source>
        <translation>%1 מכאן ואילך הובלתם.</translation>
    </message>
    <message>
        <source>%1 From there %2 stayed ahead.</source>
        <translation>%1 מכאן ואילך %2 הוביל.</translation>
    </message>
    <message>
        <source>%1, which won</source>
        <translation>%1, שזכה</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>SealTexts</name>
    <message>
        <source>The cards of this match were not sealed, because someone chose the deal or the match was not played at this program’s table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown before the match, SHA-256:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is computed from the seed of the cards and a salt. Both are shown here after the match, so that anyone can check that the cards were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your phrase: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They match: these are the cards that were sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They don’t match: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To check it yourself:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 digits of the second number are the seed of the cards in hexadecimal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SecondTry</name>
    <message>
        <source>“%1”</source>
        <translation>”%1”</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an answer and its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” %2 ± %3</source>
        <comment>an answer, its value and the error of that</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scale and values on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Try this decision again. In the match: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try this decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same answer as in the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result now: %1. In the match: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this hand: %1. In the match: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideTray</name>
    <message>
        <source>Your side cards</source>
        <translation>קלפי הצד שלכם</translation>
    </message>
    <message>
        <source>Side cards of %1</source>
        <translation>קלפי הצד של %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>נותר %n</numerusform>
            <numerusform>נותרו %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>לא נותרו</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>played earlier</source>
        <translation>כבר שוחק</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>%1 came in version %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has retired: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won after %2 matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is disqualified: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the only bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 (95 %: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with 95 % intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link opens the match to step through. Its best and worst matches are among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All randomness comes from the seed: with the same bots and plan.json, which is among the downloads, anyone can replay the same matches and get the same tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bot with its interval. The table above has the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Habit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ידיים</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In per cent, row against column. A number leads to what these two played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match %1 of part %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches from its best to its worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bots yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occasions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result in these matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysed matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row ahead of column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>מערכות</translation>
    </message>
    <message>
        <source>The season %1 ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These commands play it again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To step through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by row against column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Budget of %n more match(es) between neighbours in the standings.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of its chances taken, counted in its %n match(es) with a page here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2 per unforced decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost least so far: %2 per unforced decision. There are too few matches to tell who plays best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost least: %2 per unforced decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 matches are analysed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link opens the match at that decision and shows what came before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link opens the match to step through with its analysis. Results are on its last moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loss is the value of the best answer less that of the answer given, for the player who gave it. ± is one standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is analysed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged by %1 with at least %2 simulations of a position that cannot be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss by kind of decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match here had a decision with several answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation>שוחק</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>מי יושב שם</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>The average loss is per unforced decision, which has several answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This command analyses them again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was analysed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pair of versions meets once, and their matches are kept. Extra matches are played where the order of neighbours is unclear. A place shows what a bot can expect against all others, each counting the same. Ranges hold at every look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays again: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair, all pairs on the same deals, each deal with all seatings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All deals come from the seed %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1. The key of season %2 is %3. The hash of each key is the key before it, and the hash of the first one is that SHA-256: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches follow from the deals and the log alone. You can add the same bots to a hill with the same deals and rules and compare the results: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same answers as</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, in all %n matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rose from place %2 to %3.</source>
        <translation>%1 עלה ממקום %2 למקום %3.</translation>
    </message>
    <message>
        <source>%1 took the lead.</source>
        <translation>%1 עלה לראש הטבלה.</translation>
    </message>
    <message>
        <source>%1 won the season %2.</source>
        <translation>%1 ניצח בעונה %2.</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>מחברים</translation>
    </message>
    <message>
        <source>Best place</source>
        <translation>המקום הטוב ביותר</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>בוטים</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>שינויים מאז %1</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>מובילים</translation>
    </message>
    <message>
        <source>What is new here, for a feed reader: %1.</source>
        <translation>מה חדש כאן, לקורא הזנות: %1.</translation>
    </message>
    <message>
        <source>Final %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match %1 of part %2 of final %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair. It is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger than next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final %1 began: %2 bots, %3 matches for each pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table, all tables of a number on the same deals, each deal with many seatings. Each bot brings %4 tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table. Each bot brings %4 tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How bots treat each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others at a table are drawn at random from all that play. A place shows what a bot can expect at such a table. Extra matches are played where the order of neighbours is unclear. Ranges hold at every look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a bot won or paid in a match where another bot sat at its table, beside what it usually does there. What is beyond chance may be help, or a style that suits another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worse</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StrandedContest</name>
    <message>
        <source>%1. Everything played so far is in memory. Save a copy to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file is gone. The matches played so far are only in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StrongerWords</name>
    <message>
        <source>more than 99.9 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability that %1 is stronger than %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ו%2</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draws made no measurable difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky draws saved %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlucky draws cost %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards made no measurable difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gained %2 from the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lost %2 to the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards helped %1 most (%2) and hurt %3 most (%4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No one made a clear mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others made no clear mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what was done</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>a hand, what was done</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The costliest (%2): %1. Better: “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not significant)</source>
        <translation>‎%1 (לא מובהק)</translation>
    </message>
    <message>
        <source>The cards gave you %1.</source>
        <translation>הקלפים נתנו לך %1.</translation>
    </message>
    <message>
        <source>The cards cost you %1.</source>
        <translation>הקלפים עלו לך %1.</translation>
    </message>
    <message>
        <source>Your decisions made no measurable difference.</source>
        <translation>ההחלטות שלך לא שינו דבר שאפשר למדוד.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1.</source>
        <translation>ההחלטות שלך עלו לך %1.</translation>
    </message>
    <message>
        <source>Your decisions saved %1.</source>
        <translation>ההחלטות שלך חסכו %1.</translation>
    </message>
    <message>
        <source>Your decisions gained you %1.</source>
        <translation>ההחלטות שלך הוסיפו לך %1.</translation>
    </message>
    <message>
        <source>The decisions of %1 made no measurable difference.</source>
        <translation>ההחלטות של %1 לא שינו דבר שאפשר למדוד.</translation>
    </message>
    <message>
        <source>The decisions of %1 gained you %2.</source>
        <translation>ההחלטות של %1 הוסיפו לך %2.</translation>
    </message>
    <message>
        <source>The decisions of %1 cost you %2.</source>
        <translation>ההחלטות של %1 עלו לך %2.</translation>
    </message>
    <message>
        <source>The others’ decisions made no measurable difference.</source>
        <translation>ההחלטות של האחרים לא שינו דבר שאפשר למדוד.</translation>
    </message>
    <message>
        <source>The others’ decisions cost you %1.</source>
        <translation>ההחלטות של האחרים עלו לך %1.</translation>
    </message>
    <message>
        <source>The others’ decisions saved %1.</source>
        <translation>ההחלטות של האחרים חסכו %1.</translation>
    </message>
    <message>
        <source>The others’ decisions gained you %1.</source>
        <translation>ההחלטות של האחרים הוסיפו לך %1.</translation>
    </message>
    <message>
        <source>%1, not significant</source>
        <translation>‎%1, לא מובהק</translation>
    </message>
    <message numerus="yes">
        <source>You made %Ln mistakes</source>
        <translation>
            <numerusform>עשית טעות אחת (%Ln)</numerusform>
            <numerusform>עשית %Ln טעויות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %Ln mistakes</source>
        <translation>
            <numerusform>%1: טעות אחת (%Ln)</numerusform>
            <numerusform>%1: %Ln טעויות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others made mistakes, too</source>
        <translation>
            <numerusform>גם שחקן אחר (%Ln) טעה</numerusform>
            <numerusform>גם %Ln אחרים טעו</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>שחקן %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1 ו%2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who does what</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>end of a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ו%2</translation>
    </message>
    <message>
        <source>%1 %2, place %3 of %4</source>
        <translation>%1 %2, מקום %3 מתוך %4</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1 with %2</source>
        <translation>מוביל: %1 עם %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>אנחנו</translation>
    </message>
    <message>
        <source>They</source>
        <translation>הם</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>ניצחתם יחד</translation>
    </message>
    <message>
        <source>A draw, %1 – %2</source>
        <translation>תיקו, %1 – %2</translation>
    </message>
    <message>
        <source>No one won</source>
        <translation>אין מנצח</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>%1 ניצחו, %2</translation>
    </message>
    <message>
        <source>You and your partner won, %1</source>
        <translation>אתם ושותפכם ניצחתם, %1</translation>
    </message>
    <message>
        <source>You and your partner lost, %1 – %2</source>
        <translation>אתם ושותפכם הפסדתם, %1 – %2</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>ניצחון משותף לכם</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>שחקן אחד ניצח</numerusform>
            <numerusform>%n שחקנים חולקים בניצחון</numerusform>
        </translation>
    </message>
    <message>
        <source>You won%1</source>
        <translation>ניצחתם%1</translation>
    </message>
    <message>
        <source>%1 won%2</source>
        <translation>%1 ניצח%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>%1 is a bot: &quot;partner, Skilled&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partner, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>deal</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameCheer</name>
    <message>
        <source>Ten back!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegamePage</name>
    <message>
        <source>stay off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mine soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rather not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no wish</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegamePile</name>
    <message>
        <source>Pile %1, rising, at %2</source>
        <translation>ערימה %1, עולה, ב־%2</translation>
    </message>
    <message>
        <source>Pile %1, falling, at %2</source>
        <translation>ערימה %1, יורדת, ב־%2</translation>
    </message>
    <message>
        <source>%1 wishes %2</source>
        <translation>%1: משאלה %2</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>עולה</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>יורדת</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, worth %1</source>
        <translation>, שווה %1</translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation>%1 לא מתאים</translation>
    </message>
    <message>
        <source>%1: jump back 10</source>
        <translation>%1: 10 אחורה</translation>
    </message>
    <message>
        <source>%1: back 10!</source>
        <translation>%1: 10 אחורה!</translation>
    </message>
    <message>
        <source>rising, room: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falling, room: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameRidge</name>
    <message>
        <source>Perfect: all 98 cards are played.</source>
        <translation>מושלם: כל 98 הקלפים שוחקו.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>מושלם</translation>
    </message>
    <message>
        <source>All 98 cards. Nothing left in hand, nothing in the stack.</source>
        <translation>כל 98 הקלפים. היד ריקה והקופה ריקה.</translation>
    </message>
</context>
<context>
    <name>ThegameScore</name>
    <message>
        <source>jump back</source>
        <translation>קפיצה אחורה</translation>
    </message>
    <message>
        <source>Piles, latest on top</source>
        <translation>ערימות, האחרון למעלה</translation>
    </message>
    <message>
        <source>pile %1, rising</source>
        <translation>ערימה %1, עולה</translation>
    </message>
    <message>
        <source>pile %1, falling</source>
        <translation>ערימה %1, יורדת</translation>
    </message>
    <message>
        <source>Cards played, latest first</source>
        <translation>קלפים ששוחקו, מהאחרון</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>מי</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>קלף</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>ערימה</translation>
    </message>
    <message>
        <source>Turn %1: you jumped ten back to %2 on pile %3, the last jump of the match.</source>
        <translation>תור %1: קפצתם עשר אחורה אל %2 בערימה %3, הקפיצה האחרונה במשחק.</translation>
    </message>
    <message>
        <source>Turn %1: %2 jumped ten back to %3 on pile %4, the last jump of the match.</source>
        <translation>תור %1: %2 קפץ עשר אחורה אל %3 בערימה %4, הקפיצה האחרונה במשחק.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>מספר אחד</numerusform>
            <numerusform>%n מספרים</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: your %2 on pile %3 left out %4, the widest gap of the match.</source>
        <translation>תור %1: ה־%2 שלכם בערימה %3 דילג על %4, הפער הגדול במשחק.</translation>
    </message>
    <message>
        <source>Turn %1: %2 put %3 on pile %4 and left out %5, the widest gap of the match.</source>
        <translation>תור %1: %2 הניח %3 בערימה %4 ודילג על %5, הפער הגדול במשחק.</translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation>
            <numerusform>%n שוחק</numerusform>
            <numerusform>%n שוחקו</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>שוחקו %1 מתוך %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards played</comment>
        <translation>%1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>ThegameStack</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <translation>
            <numerusform>%n בקופה</numerusform>
            <numerusform>%n בקופה</numerusform>
        </translation>
    </message>
    <message>
        <source>stack empty</source>
        <translation>הקופה ריקה</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the stack</comment>
        <translation>ריקה</translation>
    </message>
    <message>
        <source>%1 of 98 played</source>
        <translation>שוחקו %1 מתוך 98</translation>
    </message>
    <message>
        <source>%1 of 98</source>
        <comment>cards played</comment>
        <translation>%1 מתוך 98</translation>
    </message>
    <message>
        <source>only %1 in the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 98 to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>קלף אחד</numerusform>
            <numerusform>%n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left.</source>
        <translation>
            <numerusform>נותר קלף אחד.</numerusform>
            <numerusform>נותרו %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <translation>%1 בערימה %2</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>סוף התור</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>משאלה %1</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>הפסד במשחק</translation>
    </message>
    <message>
        <source>jump back %1</source>
        <translation>%1 אחורה</translation>
    </message>
    <message>
        <source>jumps back %1</source>
        <translation>%1 אחורה</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 הלאה</translation>
    </message>
    <message>
        <source>Any wishes for the piles?</source>
        <translation>יש לכם משאלה לערימות?</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards, then you may end your turn.</source>
        <translation>
            <numerusform>עוד קלף אחד, ואז מותר לסיים את התור.</numerusform>
            <numerusform>עוד %n קלפים, ואז מותר לסיים את התור.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play another card or end your turn.</source>
        <translation>המשיכו לשחק או סיימו את התור.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>אין קלפים</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles: a perfect match.</source>
        <translation>כל 98 הקלפים מונחים בערימות: משחק מושלם.</translation>
    </message>
    <message>
        <source>You still had to play, but none of your cards fitted.</source>
        <translation>עוד הייתם חייבים לשחק, ואף קלף שלכם לא התאים.</translation>
    </message>
    <message>
        <source>%1 still had to play, but no card fitted.</source>
        <translation>%1 עוד היה חייב לשחק, ואף קלף לא התאים.</translation>
    </message>
    <message>
        <source>You ended your turn too early and gave up.</source>
        <translation>סיימתם את התור מוקדם מדי, ובכך ויתרתם.</translation>
    </message>
    <message>
        <source>%1 ended the turn too early and gave up.</source>
        <translation>%1 סיים את התור מוקדם מדי, ובכך ויתר.</translation>
    </message>
    <message>
        <source>You had a fault, which loses the match.</source>
        <translation>קרתה לכם תקלה, והמשחק אבוד.</translation>
    </message>
    <message>
        <source>%1 had a fault, which loses the match.</source>
        <translation>קרתה תקלה אצל %1, והמשחק אבוד.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>קלף %1</translation>
    </message>
    <message>
        <source>stay off pile %1</source>
        <translation>לא לגעת בערימה %1</translation>
    </message>
    <message>
        <source>want others to stay off pile %1</source>
        <translation>מבקשים לא לגעת בערימה %1</translation>
    </message>
    <message>
        <source>wants others to stay off pile %1</source>
        <translation>מבקש לא לגעת בערימה %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>תורכם</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>תורו של %1</translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation>כל הקלפים שוחקו</translation>
    </message>
    <message>
        <source>No card fits. %1</source>
        <translation>אין קלף מתאים. %1</translation>
    </message>
    <message>
        <source>Given up. %1</source>
        <translation>ויתור. %1</translation>
    </message>
    <message>
        <source>Lost by a fault. %1</source>
        <translation>הפסד בגלל תקלה. %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>מושכים ‎%1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>מושך ‎%1</translation>
    </message>
    <message>
        <source>play %1 on pile %2</source>
        <translation>שמים %1 בערימה %2</translation>
    </message>
    <message>
        <source>plays %1 on pile %2</source>
        <translation>שם %1 בערימה %2</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>מסיימים את התור</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>מסיים את התור</translation>
    </message>
    <message>
        <source>had a fault</source>
        <translation>תקלה</translation>
    </message>
    <message>
        <source>%1 jumps ten back to %2</source>
        <translation>%1 קופץ עשר אחורה אל %2</translation>
    </message>
    <message>
        <source>The stack is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is running out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your next card would move a pile by %1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It sets the pile ten back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then your %1 can set the pile ten back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s the smallest step you have.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message>
        <source>Where do you want to put the %1? Click a pile or press 1 to 4.</source>
        <translation>לאן לשים את %1? לחצו על ערימה או הקישו 1 עד 4.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>סוף התור</translation>
    </message>
    <message>
        <source>refill your hand</source>
        <translation>להשלים את היד</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>הקופה ריקה</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>ויתור…</translation>
    </message>
    <message>
        <source>one more card to play</source>
        <translation>חסר עוד קלף אחד</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards to play</source>
        <translation>
            <numerusform>חסר עוד קלף אחד</numerusform>
            <numerusform>חסרים עוד %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>להמשיך לשחק</translation>
    </message>
    <message>
        <source>your turn continues</source>
        <translation>התור נמשך</translation>
    </message>
    <message>
        <source>Give up now</source>
        <translation>לוותר עכשיו</translation>
    </message>
    <message>
        <source>everyone loses the match</source>
        <translation>המשחק אבוד לכולם</translation>
    </message>
    <message>
        <source>Wishes: 1 %1, 3 %2, 5 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers over a card: how far it moves piles 1 to 4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameWish</name>
    <message>
        <source>Your wish for pile %1: %2</source>
        <translation>המשאלה שלכם לערימה %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a wish and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: after the next card</source>
        <comment>a wish</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: no wish, 3: mine soon, 5: stay off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TournamentCost</name>
    <message>
        <source>about %1 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sets, %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>With so few matches the intervals stay wider than that, so all matches will be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last deal is not played from all seats, because %1 is not a multiple of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 remembers earlier matches. Its matches against the same opponents run one after another on one thread, so more threads don’t make them faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File size: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This takes more than a day. You can stop and resume at any time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TournamentFiles</name>
    <message>
        <source>%1 (%2)</source>
        <comment>the name of a tournament, its file</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TournamentNotes</name>
    <message>
        <source>Order: round reached. ± is the 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order: fixtures won, then opponents’ score. ± is the 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest order: matches won. ± is the 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest order: matches won, then %1. ± is the 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest order: points. ± is the 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest order: %1. ± is the 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest order: matches won, including shared wins. ± is the 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest order: mean points. ± is the 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPRT of Elo %1 against %2: LLR %3 between %4 and %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at least Elo %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at most Elo %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Not decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A circle: %1. The unbeatable mix: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate deals saved %1 matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are equally likely to be stronger.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TournamentTemplates</name>
    <message>
        <source>Last settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is mine better? (SPRT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings of the last tournament of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few hundred matches on duplicate deals: takes seconds, gives a first ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format, matches and rules of the contest this game comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ladder that decides every place. Each pairing is best of seven sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequential test of the first two selected bots. It stops as soon as the result is clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 played, waiting for an earlier match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by its stop rule after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>finishing %n running matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bot is solving these rules: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved, lost when the window closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved, safe to close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved %1 ago, safe to close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Everything saved before is kept, and nothing else has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results can’t be saved: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the sealed seed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slow match is still running. Later matches are shown, but the stop rule does not count them yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches per second on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, bots of one language together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sealed seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is first after %2 matches.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WinMarks</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 מתוך %2 ידיים</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>זכייה ב־%1 מתוך %2 ידיים</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
</context>
<context>
    <name>ZipdeckBadge</name>
    <message>
        <source>+%1</source>
        <translation>‎+%1</translation>
    </message>
</context>
<context>
    <name>ZipdeckPlan</name>
    <message>
        <source>Of %1 points %2 are given.</source>
        <translation>מתוך %1 נקודות חולקו %2.</translation>
    </message>
    <message>
        <source>%1 gets %2. %3</source>
        <translation>%1 מקבל %2. %3</translation>
    </message>
</context>
<context>
    <name>ZipdeckRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>סיבוב %1 מתוך %2</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>לחיצה או מקש כדי להמשיך</translation>
    </message>
</context>
<context>
    <name>ZipdeckScore</name>
    <message>
        <source>Points, fewest first</source>
        <translation>נקודות, המעט קודם</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>מקום</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>מי</translation>
    </message>
    <message>
        <source>points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>שגויה</translation>
    </message>
    <message>
        <source>wrong calls</source>
        <translation>קריאות שגויות</translation>
    </message>
    <message>
        <source>Calls, latest first</source>
        <translation>קריאות, מהאחרונה</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>סיבוב</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>קלף</translation>
    </message>
    <message>
        <source>right</source>
        <translation>נכונה</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, ‎+%2</translation>
    </message>
    <message>
        <source>silent, +%1</source>
        <translation>שתיקה, ‎+%1</translation>
    </message>
</context>
<context>
    <name>ZipdeckSeat</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>, gets %1 from you</source>
        <translation>, מקבל מכם %1</translation>
    </message>
    <message>
        <source>▼ fewest</source>
        <translation>▼ הכי מעט</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>▲ highest</source>
        <translation>▲ הגבוה</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>points now and after</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckShares</name>
    <message>
        <source>Your card has no points to share out</source>
        <translation>לקלף שלכם אין נקודות לחלק</translation>
    </message>
    <message numerus="yes">
        <source>A correct call gives away %n point(s)</source>
        <translation>
            <numerusform>קריאה נכונה מחלקת נקודה אחת</numerusform>
            <numerusform>קריאה נכונה מחלקת %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>אתם %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You pay what you don’t give away: %1.</source>
        <translation>מה שלא תחלקו תשלמו בעצמכם: %1.</translation>
    </message>
    <message>
        <source>Click a player to give everything. Use + and − for single points.</source>
        <translation>לחיצה על שחקן נותנת לו הכול; + ו־− נותנים ולוקחים נקודה בודדת.</translation>
    </message>
    <message>
        <source>All to the leader</source>
        <translation>הכול למוביל</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>שווה בשווה</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>ניקוי</translation>
    </message>
</context>
<context>
    <name>ZipdeckSpeech</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck!‎</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>שתיקה</translation>
    </message>
</context>
<context>
    <name>ZipdeckStepper</name>
    <message>
        <source>%1: one point less</source>
        <translation>%1: נקודה פחות</translation>
    </message>
    <message>
        <source>%1: one point more</source>
        <translation>%1: נקודה יותר</translation>
    </message>
</context>
<context>
    <name>ZipdeckTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>נקודה אחת</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipdeckTexts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>נקודה אחת</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>קריאה</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>שתיקה</translation>
    </message>
    <message>
        <source>costs nothing unless your card is the highest</source>
        <translation>לא עולה כלום, אלא אם הקלף שלכם הגבוה</translation>
    </message>
    <message>
        <source>if right: gives away %1</source>
        <translation>אם נכון: מחלק %1</translation>
    </message>
    <message>
        <source>if right: you pay all of it</source>
        <translation>אם נכון: תשלמו הכול</translation>
    </message>
    <message>
        <source>You have %1, worth %2. Call or say nothing.</source>
        <translation>יש לכם %1, שווה %2. קריאה או שתיקה?</translation>
    </message>
    <message>
        <source>You have %1, worth nothing. Call or say nothing.</source>
        <translation>יש לכם %1, לא שווה כלום. קריאה או שתיקה?</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ו%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to you</source>
        <translation>%1 אליכם</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 אל %2</translation>
    </message>
    <message>
        <source>Call, keep all points</source>
        <translation>קריאה, בלי לתת לאיש</translation>
    </message>
    <message>
        <source>Call: %1</source>
        <translation>קריאה: %1</translation>
    </message>
    <message>
        <source>Your %1 was the highest and you said nothing: %2.</source>
        <translation>ה־%1 שלכם הגבוה ושתקתם: %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and pay %2 yourself.</source>
        <translation>קראתם עם הקלף הגבוה, %1, ותשלמו %2 בעצמכם.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and give %2.</source>
        <translation>קראתם עם הקלף הגבוה, %1, ונתתם %2.</translation>
    </message>
    <message>
        <source>%1 had the highest card, %2, and said nothing: %3.</source>
        <translation>ל־%1 הקלף הגבוה, %2, ובכל זאת שתק: %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and pays %3.</source>
        <translation>%1 קרא עם הקלף הגבוה, %2, ומשלם %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and gives %3.</source>
        <translation>%1 קרא עם הקלף הגבוה, %2, ונותן %3.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>you</source>
        <translation>אתם</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lowest score after %n round(s): %2.</source>
        <translation>
            <numerusform>%1 חולקים אחרי סיבוב אחד את המעט בנקודות: %2.</numerusform>
            <numerusform>%1 חולקים אחרי %n סיבובים את המעט בנקודות: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest score after %n round(s): %1. The next has %2.</source>
        <translation>
            <numerusform>הכי מעט נקודות אחרי סיבוב אחד: %1; הבא אחריו עם %2.</numerusform>
            <numerusform>הכי מעט נקודות אחרי %n סיבובים: %1; הבא אחריו עם %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>קלף %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>סיבוב %1</translation>
    </message>
    <message>
        <source>Your card is the highest</source>
        <translation>הקלף שלכם הגבוה</translation>
    </message>
    <message>
        <source>%1 has the highest card</source>
        <translation>הקלף הגבוה: %1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>המשחק נגמר</translation>
    </message>
    <message>
        <source>call “Zip Deck!”</source>
        <translation>קוראים ”Zip Deck!‎”</translation>
    </message>
    <message>
        <source>calls “Zip Deck!”</source>
        <translation>קורא ”Zip Deck!‎”</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>מקבלים %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>מקבל %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>ל־%1 יש %2</translation>
    </message>
    <message>
        <source>now have %1</source>
        <translation>עם %1 כעת</translation>
    </message>
    <message>
        <source>now has %1</source>
        <translation>עם %1 כעת</translation>
    </message>
    <message>
        <source>had a fault, which counts as saying nothing</source>
        <translation>תקלה, נחשבת לשתיקה</translation>
    </message>
    <message>
        <source>%1 called with the highest card</source>
        <translation>%1 קרא עם הקלף הגבוה</translation>
    </message>
    <message>
        <source>%1 called, and the card was not the highest</source>
        <translation>%1 קרא, והקלף לא היה הגבוה</translation>
    </message>
    <message>
        <source>Everyone answers on the count of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your %1 can’t be the highest: you say nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 had the highest card and said nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckTray</name>
    <message>
        <source>A wrong call costs you %1.</source>
        <translation>קריאה שגויה עולה %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>סיבוב %1 מתוך %2</translation>
    </message>
    <message>
        <source>Cards 0 to %1</source>
        <translation>קלפים 0 עד %1</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck!‎</translation>
    </message>
    <message>
        <source>if right: costs nothing</source>
        <translation>אם נכון: לא עולה כלום</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay %2</source>
        <translation>אם נכון: נותן %1, עולה %2</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay nothing</source>
        <translation>אם נכון: נותן %1, לא עולה</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>שתיקה</translation>
    </message>
    <message>
        <source>costs %1 if %2 is the highest</source>
        <translation>עולה %1 אם %2 הגבוה</translation>
    </message>
    <message>
        <source>%1 is the highest with a probability of %2 %.</source>
        <translation>%1 הגבוה בסיכוי של %2%.</translation>
    </message>
</context>
<context>
    <name>ZipdeckWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, fewest</source>
        <translation>%1, הכי מעט</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, מקום %2</translation>
    </message>
    <message>
        <source>called, gave %1</source>
        <translation>קריאה, חולקו %1</translation>
    </message>
    <message>
        <source>called, paid %1</source>
        <translation>קריאה, שולמו %1</translation>
    </message>
    <message>
        <source>silent, paid %1</source>
        <translation>שתיקה, שולמו %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>שתיקה</translation>
    </message>
    <message>
        <source>&lt;b&gt;▲ %1&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;▲ %1&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>last round %1, %2</source>
        <translation>סיבוב קודם %1, %2</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>חולקו %1</translation>
    </message>
    <message>
        <source>called</source>
        <translation>קריאה</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 אל %2</translation>
    </message>
    <message>
        <source>%1 Give %2.</source>
        <translation>%1 חלקו %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This round: %1, %2.</source>
        <translation>הסיבוב: %1, %2.</translation>
    </message>
    <message>
        <source>Last round: %1, %2.</source>
        <translation>סיבוב קודם: %1, %2.</translation>
    </message>
</context>
<context>
    <name>advanced-pazaak</name>
    <message>
        <source>rule deck_size is {}, but with same {} and pool {} it must be from 1 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule hand_size is {}, but with deck_size {} it must be from 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side card must follow a house card, and each turn may have only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no set is over yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules have no stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat 0 must begin by these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the set is over with these cards, so no one has to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a card; write for example 7, -2 or +-3=+3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a side card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} appears {} times, but the rules allow only {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn with {} cards of seat 1 and {} of seat 2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Hilltop cannot find similar positions of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has no decision {}; its last one is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>analysis.decisions[{}].{}: the numbers do not add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>analysis.decisions[{}]: the match has another answer here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>analysis.positions[{}].{}: the numbers do not add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>analysis.seats[{}].result: the numbers do not add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>analysis.seats[{}].{}: the numbers do not add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>analysis: this analysis belongs to another match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list of three numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this analysis was made by a newer version of Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} and {} have different lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches of {} cannot be analysed yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>{} is a folder, not a tournament file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {}: this is not JSON, see character {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON, see character {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it contains a number that is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be locked ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be removed ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is too large for the memory of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is {}, but it must be a whole number from 0 to 2^64-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is {}, but it must be from {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ended unexpectedly ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path {} could lead out of its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system cannot start more threads; close other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory to continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a hard link to another file; replace it with a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has more than {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has more than {} files, too many for a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has more than {} folders one inside the other, too many for a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a link that leads out of its folder; replace it with the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a link; replace it with the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is neither a regular file nor a folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>botlab</name>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: all seats play together, so bots can only be compared by their answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record {} is a match of {}, not of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} begins with _ and is therefore left out; name it as {} to let it play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is the base of {} and is therefore left out; name it as {} to let it play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no method {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is abstract, so it is not a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a program of the Hilltop protocol; name it as {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a bot of {}, not of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no kind of bots of its own to look for in a folder; name each of your bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} contains no bot of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} (left out: {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} contains {} bots; name one of them, for example {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} contains no {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no decision {}; the record has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decision {} was made by a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the random numbers of its bots come from the sealed seed of the tournament, so no answer can be reproduced before the tournament ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bot was not asked for decision {}: it had stopped before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} already at decision {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {}, but no {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} contains {} bots; each needs a name without spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is C or C++ source code; compile it and add the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the first line must name the program that runs it, such as #!/usr/bin/env {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that extends Player, nor an executable program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is neither text nor a program for this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: a folder is a bot if it contains Java files, and this one contains none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this name cannot be used for a bot; rename the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no template of a bot of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no template of a bot of {} in {}, only in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: a Java file must have the name of its class, such as MyBot.java</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: no class in it has a main method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} uses the Hilltop protocol, but there is no {}.class beside it; compile it with javac</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is Java, but no class in it extends any of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in no package; it must be in one of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in the package {}; it must be in one of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} must be public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is an archive of sources. Unpack it to use its bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({}): {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot ({}){}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} answers were faults ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs {} ms per answer, so its {} matches in the contest will take about {} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bots could not be tested, for a reason outside the bots: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this number is larger than &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a report on a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format is {}, but this program reads {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is built in; only your own bots can be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a number of matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} bytes, too large for a bot’s source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>there is no match of this game to ask about</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>contests</name>
    <message>
        <source>A hill of this name already exists. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tournament of this name already exists. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this file cannot be deleted: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this file cannot be renamed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; the analysis is kept in {} instead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be one of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be a whole number from {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; this game has no rules to set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; the rules are {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a rule; write KEY=VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not allowed ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not an answer of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} has nothing to decide now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list has {} entries, but it must have {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value must be one of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list of whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value must be {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no field of this name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>the phases of a deal must be EUCHRE_BIDDING and TRICK_PLAY, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilltop does not support exchanging cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilltop’s Euchre does not have this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call that Hilltop knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card that Hilltop knows; all cards must be given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a field of the notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a defender goes alone, but defend_alone is not true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lone defender takes three or four tricks, which is 4 points in the notation and 2 in Hilltop’s Euchre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match of Hilltop begins at 0 to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone has called twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is neither a winning_score nor num_deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no fileType, so this is not Euchre Game Notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} cards, but {} seats play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has {} deals, but a file holds at most {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in deal {} the partner of the maker goes alone, which the notation does not support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilltop cannot read a file of the type &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version is &quot;{}&quot;, but Hilltop reads 1.2 to 1.4; convert older files with egn-upgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is not finished; only whole matches can be written in this notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this deal is not played to its end, but another one follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is compressed; unpack it with egn-convert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is {}, but in Hilltop’s Euchre it is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer is {}, but it must be {}, to the left of the dealer before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the left bower follows its printed suit in this match, but in the notation it belongs to trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a whole number from {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no one has made trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no one has picked a card up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} does not have {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} goes alone and the player to its left leads, but in Hilltop’s Euchre the player to the left of the dealer does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} has a card of the suit led, so {} is a revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} is not a defender, seat {} made trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} was dealt five other cards, so it cannot have {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of this format holds one match, but there are {}; choose one with --match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer must name a suit, as the rule std has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is over before this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {} deals, too many for a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are only five tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} hands, but only four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} players, but there must be four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>num_deals and winning_score cannot be used together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no bower before trump is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this answer is not possible here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump has been made already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is already in another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score is {}, but the deals add up to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} cannot hold these cards after what was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are cards here before trump is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} numbers, but there must be 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the suit must be c, d, h or s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a card; write for example jh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no deal is possible here: the others cannot hold the cards that are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no one has to decide here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} cannot answer {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} has more than five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} has {} cards with those it has played, not five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} plays where seat {} is on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a card; write for example jh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>&quot;{}&quot; names no file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {} has no bots of the kind &quot;{}&quot;; its kinds are {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no bot &quot;{}&quot;; {} has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} seats, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} to {} seats, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions of {} cannot be set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file &quot;{}&quot;, and {} has no bot of that name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hill</name>
    <message>
        <source>{}: there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hill has more than two entrants, so use stop=fixed or stop=interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its log was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every answer was a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their faults were changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are of another hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hill needs an even number of seats, as two versions share them, but {} is odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} bots play here, and there is no room for more; retire one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be made executable ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has more than {} MiB, which a hill does not keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no printable name; give it one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has played, but the log does not say that it joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not the same bot in this version of Hilltop as the one that has played; add it again as a new version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a copy of {} with the same log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is already the name of another bot here, {}; give this one another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} was disqualified in this version: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: no bot called {} plays here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the matches of {} have other results than in another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match {} of this pairing was not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} matches are too few: one pairing takes {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this match was forfeited and not played, because a bot had dropped out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match {} of this pairing had another result when it was played again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is the bot that was disqualified as {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a reason why {} is disqualified; it is shown in the log and on the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the files of {} ({}) have changed since it joined; restore them, or add it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} looks like a version of another bot; choose a name that does not end in v and a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; must be text in quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: two bots have the name {}; name {} or {} v{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the SHA-256 of a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of its bots has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its plan was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the files of {} are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the files of {} have changed since it joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table of a season was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they do not fit this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} belongs to another user; remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has left, but the log does not say that it joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has more files than a hill keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is built in and cannot have files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is built in, but there are files for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {} with two different contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a file of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this name is too long for a report beside it; rename the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sealed hill has a key for each season, and no salt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key of a season has 64 hexadecimal digits in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sealed hill has at most {} seasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>season is {}, but it must be a whole number from 1 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key of a season is not the one that was sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are of a season that has not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two versions of {} have dropped out; name {} or {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has neither dropped out nor been disqualified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this version of {} has dropped out ({}); fix it, or let it play again with hill back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} plays in another version; retire that first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} would not be isolated and could read the sealed deals: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this computer does not have the keys of season {} and later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this is not the key that was sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no match {}; its last match is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no matches yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot remembers earlier matches or does not always answer alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has added the daily maximum of versions on {} (UTC), {}; {} can join from {} on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} already has {} on this hill, and an author may have {} at a time; {} can join when one has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches of {}: they are of another hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a season needs at least one character, and all of them must be printable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a season called {} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the season ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of its finals has no bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a final needs at least one character, and all of them must be printable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hill has at most {} finals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a final called {} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in a final, but the log does not say that it joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} matches of a pairing are too many for a final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: a final needs two bots that have played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the final begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a final, but a hill with random tables has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches is {}, but a random table plays at most {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two sides meet in {} with {} seats, so there are no random tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no random number for its tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} matches are too few: one table takes {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} plays at random tables, and such a hill cannot have finals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hills</name>
    <message>
        <source>two of these bots are called {}; rename the file of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has changed while it was checked; add it again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::AboutDialog</name>
    <message>
        <source>About Hilltop</source>
        <translation>על אודות Hilltop</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>with Qt %1</source>
        <translation>עם Qt %1</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>גרסה %1, עם Qt %2</translation>
    </message>
    <message>
        <source>Play card games against bots, analyse every decision, and run tournaments that show which bot is better.</source>
        <translation>משחקי קלפים מול בוטים, מבט לאחור על כל החלטה, ובוטים שמשחקים זה בזה עד שברור מי טוב יותר.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>תוכנה חופשית ברישיון הציבורי הכללי של GNU, גרסה 3 ומעלה. ללא אחריות כלשהי.</translation>
    </message>
</context>
<context>
    <name>hilltop::AddBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hill keeps a copy of each bot’s files. A bot whose files have changed joins as its next version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::AfterMatch</name>
    <message>
        <source>Compare with others…</source>
        <translation>מה אחרים עשו מזה…</translation>
    </message>
    <message>
        <source>Play again, same team</source>
        <translation>שוב, אותו צוות</translation>
    </message>
    <message>
        <source>Rematch, seats swapped</source>
        <translation>משחק גומלין, במושבים הפוכים</translation>
    </message>
    <message>
        <source>This was the first of two matches with the same cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both matches are one result: %1 of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated rematch</source>
        <translation>משחק חוזר מדורג</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>אין ניתוח למשחק הזה.</translation>
    </message>
    <message>
        <source>A bot finished this match, so your play isn’t analysed.</source>
        <translation>בוט סיים את המשחק הזה, לכן המשחק שלך לא מנותח.</translation>
    </message>
    <message>
        <source>Only bots played. Replay can analyse their match.</source>
        <translation>רק בוטים שיחקו. אפשר לנתח את המשחק בשידור החוזר.</translation>
    </message>
    <message>
        <source>Several people played. Replay can analyse the match.</source>
        <translation>כמה אנשים שיחקו. אפשר לנתח את המשחק בשידור החוזר.</translation>
    </message>
    <message>
        <source>Second rated match</source>
        <translation>המשחק המדורג השני</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisGraph</name>
    <message>
        <source>Course of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start %1, now %2, end %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what is shown of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>luck of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start %1, now %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisPanel</name>
    <message>
        <source>%1: start %2, luck %3, skill %4, others’ skill %5, result %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1 ± %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average loss per unforced decision: %1 ± %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the analysis says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More in the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>ניתוח</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>לצד השולחן</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>The match by seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse the whole match again with %1 times the samples, in the background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysing every decision and every card…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All parts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every step from start to result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see the sums at the end of the match, because spoilers are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisViews</name>
    <message>
        <source>&amp;What may they hold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where hidden cards may be, as this seat sees it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::AnswerLog</name>
    <message>
        <source>wrote: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything the bot wrote to its log at this decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the bot wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>hilltop::BarChart</name>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 אל %2</translation>
    </message>
    <message>
        <source>%1 in total, most often %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BeforeDialog</name>
    <message>
        <source>The same position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers given before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches with this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the chosen match at that moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Searching your matches and tournaments…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches with these rules searched.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The same position (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similar positions (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Mean result of these matches for the player, ± one standard error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>%1 (played here)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>אחרים</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsDialog</name>
    <message>
        <source>What may they hold?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsGrid</name>
    <message>
        <source>Where each hidden card may be, in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may they hold? As you see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may they hold? As %1 sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>המשחק נגמר.</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows: change since the last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame: where the card is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsModel</name>
    <message>
        <source>next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a place for cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The card that is drawn next</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln hidden cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln hidden cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>%1, up %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, down %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, it is there</source>
        <comment>a chance in percent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>card, place, chance</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation>קלף</translation>
    </message>
    <message>
        <source>Counted exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, ± %1 at most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a card and its chance in percent</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BotAdding</name>
    <message>
        <source>Add bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the files: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is needed but not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>language, file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots in %1 (*.%2)</source>
        <comment>language, suffix</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is C source code, and no compiler is installed (package gcc). Compile it, then add the resulting program:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is C source code, and a file called %2 already exists. Compile it under another name, then add the resulting program:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled by %1. Compile it again after each change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be compiled: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BotAxis</name>
    <message>
        <source>Time for a decision: half within %1 ms, 99 % within %2 ms, worst %3 ms, limit %4 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 מ״ש</translation>
    </message>
    <message>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>99 % %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BotListModel</name>
    <message>
        <source>checked today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built in, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, waiting for its check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, checked today</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide built-in bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n built in</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>bot, game, state</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, why it cannot play</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotListView</name>
    <message>
        <source>Bots</source>
        <translation>בוטים</translation>
    </message>
</context>
<context>
    <name>hilltop::BotLogDialog</name>
    <message>
        <source>&amp;Only decisions with output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At your tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output at this decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No output at this decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No log of its check is kept. Check it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bot has not played at your tables, or its matches have been deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tournament has a match of this bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bot wrote nothing to standard error. Its output would be shown beside the decision. Below is what it was asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <comment>in a log</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BotMatches</name>
    <message>
        <source>The match of this fault was not stored, because the first ones are enough to find the problem.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BotPicker</name>
    <message>
        <source>Find a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deselect all that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the bot up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the bot down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the bot up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the bot down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the bot of the current row again (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the bot again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, חוזק %3 מתוך 5</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, bot</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotReportLines</name>
    <message>
        <source>%1: %2</source>
        <comment>what was checked, what was found</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation>לא</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 מ״ש</translation>
    </message>
    <message>
        <source>%1, compiled once in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, one process per decision</source>
        <comment>in so many ms</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same seed, same answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, it is deterministic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, it differs from run to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembers matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation>כן</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1, limit %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no network, no home folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its engine gives it neither files nor network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: it could read your files and use the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decisions in %2</source>
        <comment>%2: so many matches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, out of time before %n matches</source>
        <comment>decisions in so many matches</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>show the fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>stopped %n times</source>
        <comment>one that hangs</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off %n times</source>
        <comment>one that floods</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-outs and excess output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; limits %2 and %3</source>
        <comment>how often; a time, a size</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BotReportView</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 מ״ש</translation>
    </message>
    <message>
        <source>The bot’s file has changed. This report is about the old file. Check the bot again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Click a fault to open its question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot may answer the same question differently. Its matches can’t be reproduced, but every answer is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots can be isolated from your files and the network if bubblewrap is installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bot can’t play</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What the remarks mean</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 שנ׳</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms, without Hilltop’s own load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bar: this bot, line: the strongest built-in bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit name and limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation>מה</translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log of one match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none besides its check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, best place %2 of %3</source>
        <comment>%1: how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2, in the last tournament</source>
        <comment>of a bot in its last tournament</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>faults in so many matches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the last tournament</source>
        <comment>Elo of a bot</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BotSheet</name>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop recognises it, checks it in 200 matches, and lets it play wherever built-in bots do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a bot talks to Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bot %1. Strength %2 of 5, version %3.</source>
        <comment>how it plays</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>usable, %n remarks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>changed, check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>isolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>what is being done</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the previous check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing match %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing match %1 of %2 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>testing its memory, match %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing its style, match %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BotStyleView</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1: %2, field %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::BotWait</name>
    <message>
        <source>%1 (%2) is starting, which can take up to %3.</source>
        <translation>%1 (%2) עולה עכשיו, וזה עשוי לקחת %3.</translation>
    </message>
    <message>
        <source>%1 is thinking, up to %2.</source>
        <translation>%1 חושב, לכל היותר %2.</translation>
    </message>
    <message>
        <source>Let a built-in bot take over</source>
        <translation>בוט מובנה ימשיך</translation>
    </message>
    <message>
        <source>Let a built-in bot take over for %1</source>
        <translation>בוט מובנה ימשיך במקום %1</translation>
    </message>
    <message>
        <source>A built-in bot takes over for %1.</source>
        <translation>בוט מובנה ממשיך במקום %1.</translation>
    </message>
    <message>
        <source>%1: %2. It can’t play in this match any more.</source>
        <translation>%1: %2. הוא לא ישחק עוד במשחק הזה.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>הוא כתב: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotsPage</name>
    <message>
        <source>Find a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a bot here,
or choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 can play. Its report has %n remarks.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a &amp;bot…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in f&amp;older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New bot from te&amp;mplate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check bots again when their files c&amp;hange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its file was kept. Undo restores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a bot’s file on the window to add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can play. Its report has remarks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since its check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not been checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>בוטים</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::CardMoves</name>
    <message>
        <source>Cards of %1</source>
        <comment>a field of a position</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to %1</source>
        <comment>a field of a position</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move towards the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move towards the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>כך ייראו הקלפים</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>כך זה ייראה</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsDialog</name>
    <message>
        <source>Reading the results on these cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results on these cards: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards at seat %1, and the result of each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results on these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open both matches in Replay where they begin to differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>No one else has a result on these cards yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both matches have the same answers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsModel</name>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>שוחק</translation>
    </message>
</context>
<context>
    <name>hilltop::ChooseBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilltop can’t tell which game this bot plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files may contain several bots. Which ones do you want to add, and under which name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>for which game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>program, started for each decision</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::Coach</name>
    <message>
        <source>Thinking…</source>
        <translation>חושב…</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>הכי טוב: %1, %2.</translation>
    </message>
    <message>
        <source>The tutor is off. You can turn it on in the Match menu.</source>
        <translation>המורה שותק. תפריט המשחק מחזיר אותו.</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking both bots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches were played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 % ± %3 of %4.</source>
        <comment>bot, share, error, so many matches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the same cards on both sides</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No question was asked of both bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed answers: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>אין ניתוח למשחק הזה.</translation>
    </message>
    <message>
        <source>analysed %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;matches:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both bots get every question of these matches and play each other with the same cards on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers that differ</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::CompareSourceBox</name>
    <message>
        <source>Questions of your matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of the first bot’s check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of files or a tournament…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of the questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches to ask about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches and tournaments (*.hmatch *.htour);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ContestDetails</name>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Matches of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a match or press Enter to open it in Replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ContestExports</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>תמונות (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ContestHead</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker threads. You can change this at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread</source>
        <comment>after a number in a box</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads</source>
        <comment>after a number in a box</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ContestList</name>
    <message>
        <source>Tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let bots play each other thousands of times to see which is better, and how certain that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hill is a contest that stays open: add bots and better versions at any time, and see who is king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hill…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results of %1 matches will be deleted. This can’t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file will be deleted. This can’t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestListModel</name>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can’t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>אתמול</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day of this year, as QDate has it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as QDate has it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>בוטים</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation>שוחק</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestView</name>
    <message>
        <source>Row won against column, %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::Continuing</name>
    <message numerus="yes">
        <source>%1, %n decisions</source>
        <translation>
            <numerusform>%1, החלטה אחת</numerusform>
            <numerusform>%1, %n החלטות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second of two rated matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, unfinished rated match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, unfinished match</source>
        <translation>%1, משחק לא גמור</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>%1, watched last</source>
        <translation>%1, נצפה לאחרונה</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, החלטה %2</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <translation>%1, חלוקה %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>שחזור</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions due</source>
        <translation>
            <numerusform>עמדה אחת לחזרה</numerusform>
            <numerusform>%Ln עמדות לחזרה</numerusform>
        </translation>
    </message>
    <message>
        <source>You answered them wrong before.</source>
        <translation>כבר טעיתם בהן.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>חידון</translation>
    </message>
    <message>
        <source>The match is no longer in its file.</source>
        <translation>המשחק כבר לא נמצא בקובץ שלו.</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>החלטה %n</numerusform>
            <numerusform>%n החלטות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>opponents, score, when it was left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2 played today</source>
        <translation>%1 מתוך %2 שוחקו היום</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>חלוקת היום: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln days in a row</source>
        <translation>
            <numerusform>%1, יום %Ln ברצף</numerusform>
            <numerusform>%1, %Ln ימים ברצף</numerusform>
        </translation>
    </message>
    <message>
        <source>Play deal</source>
        <translation>לשחק</translation>
    </message>
    <message>
        <source>%1, next rival: %2</source>
        <comment>game, bot</comment>
        <translation>%1, היריב הבא: %2</translation>
    </message>
    <message>
        <source>Rated %1, you %2</source>
        <translation>דירוג %1, שלך %2</translation>
    </message>
    <message>
        <source>Rated match…</source>
        <translation>משחק מדורג…</translation>
    </message>
    <message>
        <source>%1, practise: %2</source>
        <comment>game, kind of decision</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of decision costs you most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, rated match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, first rated match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bot is rated higher than you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shows how strong you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deals tomorrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All deals of today played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All days…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An analysis shows what costs you most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::CoursePanel</name>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its error</comment>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>דירוג</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>rated matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating after each match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rating appears here from the second rated match on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 % in the latest of %Ln analysed match(es), mean of ten at a time</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>analysed matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy after each match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your accuracy appears here from the second analysed match on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln rated match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: perhaps about as strong as %2. A few more matches will tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: about as strong as %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableModel</name>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2 – %3 (won, drawn, lost)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % ± %2 of %3 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: no matches yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 drawn, %5 lost.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableView</name>
    <message>
        <source>Crosstable, row against column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click for the matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDeals</name>
    <message>
        <source>Play</source>
        <translation>לשחק</translation>
    </message>
    <message>
        <source>Play the deal of %1</source>
        <translation>לשחק את חלוקת היום של %1</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>כל הימים…</translation>
    </message>
    <message>
        <source>Deals of all days</source>
        <translation>החלוקות של כל הימים</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>לשחק</translation>
    </message>
    <message>
        <source>%1. %2, played %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doesn’t count, because that day was over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played. You can still play it, but it no longer counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::DailyModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a result that does not count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::DealBox</name>
    <message>
        <source>random, or enter an ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same ID and rules give the same cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random deal ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional, mixed into the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a deal ID. Enter one like %2, or leave it empty for a new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed, SHA-256: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal with an ID you choose is not sealed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::DesktopNotifications</name>
    <message>
        <source>Show</source>
        <comment>a button of a desktop notification</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::DocumentSaving</name>
    <message>
        <source>The match was not saved</source>
        <translation>המשחק לא נשמר</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved with the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>שמירת המשחק</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>משחקי Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>Saving the match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Save this match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed, and it has no file yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed and are not saved. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::EditBotDialog</name>
    <message>
        <source>by Node.js</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One process per decision, about 500 per match, as in its contest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting a process takes %1 ms here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one process per decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python starts once and forks for every decision, which is at least ten times faster. The script and its imports are read only once, so later changes to the files have no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First decision within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other &amp;decisions within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> KiB</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log of one match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to %1%2</source>
        <comment>number and unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilltop’s engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs no other program. Supports JavaScript up to ECMAScript 2016, in a process of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supports the newest syntax, in a process of its own that takes about 50 ms to start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::EntrantTrial</name>
    <message>
        <source>Trying the bots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying the bots: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::FacePicker</name>
    <message>
        <source>No face</source>
        <translation>ללא פנים</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>הפנים שלכם</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>השם שלכם</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultListModel</name>
    <message>
        <source>match %1, start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output:
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation>סכום</translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::FaultTable</name>
    <message>
        <source>Output: %1</source>
        <translation>הוא כתב: %1</translation>
    </message>
    <message>
        <source>Double-click a fault to open that decision in Replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fault is an answer that is late, illegal or missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::FieldChips</name>
    <message>
        <source>Drag a card to another field, or press the menu key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::FileOpening</name>
    <message>
        <source>The name of the file %1 is not UTF-8, so the file can’t be opened. Rename it, then open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 נפתח…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>קובץ אחד נפתח…</numerusform>
            <numerusform>%n קבצים נפתחים…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>דבר לא השתנה. השיגו עותק שלם של הקובץ, או בחרו אחר דרך ”קובץ”, ”פתיחה”.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>לא נפתח</translation>
    </message>
    <message numerus="yes">
        <source>%n files can’t be opened.</source>
        <translation>
            <numerusform>אי אפשר לפתוח קובץ אחד.</numerusform>
            <numerusform>אי אפשר לפתוח %n קבצים.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>אי אפשר לפתוח את הקובץ הזה.</translation>
    </message>
    <message>
        <source>Not opened, because Replay shows one file at a time: %1</source>
        <translation>לא נפתח, כי השחזור מציג קובץ אחד בכל פעם: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::FormatPicker</name>
    <message>
        <source>seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>סיבובים</translation>
    </message>
    <message>
        <source>0 = automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranked as in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranked by a round-robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays whom first, and who has a bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::GameCard</name>
    <message>
        <source>Play</source>
        <translation>לשחק</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>טורניר</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>לשחק %1</translation>
    </message>
    <message>
        <source>%1 tournament</source>
        <translation>טורניר %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GuideBar</name>
    <message>
        <source>Skip the guide</source>
        <translation>דילוג על ההיכרות</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of the guide</comment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>הבנתי</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>הבא</translation>
    </message>
    <message>
        <source>Guide, step %1 of %2</source>
        <translation>היכרות, שלב %1 מתוך %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the guide</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HillAdding</name>
    <message>
        <source>Nothing was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the bots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds several bots. Choose the file of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New version?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another bot of this hill has the name of %1. Is this its next version?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If so, the earlier version stops playing and its matches stay. If not, rename the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already playing in this version: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the bots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots joined: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the same bot as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hill is busy. Wait until it is done, then add the bots.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HillChanges</name>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Retire %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stops playing. Its matches stay. Reason (optional):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualify %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stops playing, and this version can’t come back. Its matches stay. Reason:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is disqualified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the season:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standings of %1 are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra matches where the order is unclear:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot that is out or disqualified plays again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HillCharts</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratings of the leaders over time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This chart compares the versions of a bot. Select one in the standings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the leaders</source>
        <comment>Elo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won against %1, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This chart shows how the others do against the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots don’t meet in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 v%2</source>
        <comment>bot, its version</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game everyone at a table plays together.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HillDetails</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click a bot in the standings for its matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two have not met yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>bot, bot, number of matches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bot, number of matches</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Replaying the match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <comment>hill, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hill has other answers, because a bot remembers earlier matches or does not play the same twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HillExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Web site…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the web site</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HillLogModel</name>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HillRuns</name>
    <message>
        <source>Hills (*.%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this hill?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the hill</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HillStandingsModel</name>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>place, range</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of the column, cell</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The 95 % interval of its place is in brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the contest’s own score, in the matches that all bots have played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From all matches of the bots that play, with half its 95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation>מקום</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
</context>
<context>
    <name>hilltop::HillView</name>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hill can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or open another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HillsPage</name>
    <message>
        <source>Open hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hills (*.hhill);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a hill of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move through standings and crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the hills…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hills yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln hills</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t rename a hill while it is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t delete a hill while it is being played. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HintModel</name>
    <message>
        <source>loses %1</source>
        <translation>מפסיד %1</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, הכי טוב</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
</context>
<context>
    <name>hilltop::HintNumbers</name>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>Values of the answers</source>
        <translation>כמה שווה כל תשובה</translation>
    </message>
    <message>
        <source>Hide the numbers</source>
        <translation>הסתרת המספרים</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>חושב…</translation>
    </message>
    <message>
        <source>%1 Still thinking…</source>
        <translation>%1 ממשיך לחשוב…</translation>
    </message>
    <message>
        <source>Analysis: exact, given what you know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Analysis of %Ln possible deals, ± one standard error.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1: exact, given what you know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values from %1, ± one standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values estimated by %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HintSource</name>
    <message>
        <source>H&amp;ints from</source>
        <translation>&amp;נותן הרמזים</translation>
    </message>
    <message>
        <source>The strongest bot (%1)</source>
        <translation>החזק ביותר (%1)</translation>
    </message>
    <message>
        <source>Hints now come from %1.</source>
        <translation>הרמזים מגיעים עכשיו מאת %1.</translation>
    </message>
    <message>
        <source>%1 has no hint: %2.</source>
        <comment>bot, fault</comment>
        <translation>ל־%1 אין רמז: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>הוא כתב: %1</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint.</source>
        <translation>%1 חושב על רמז.</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint, up to %2.</source>
        <translation>%1 חושב על רמז, לכל היותר %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::HomePage</name>
    <message>
        <source>Open…</source>
        <translation>פתיחה…</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>כל המשחקים…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>ניתוח</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>ביטול המחיקה</translation>
    </message>
    <message>
        <source>Analyse the recent matches in the background</source>
        <translation>שופט ברקע כל החלטה במשחקים האחרונים</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>חלוקת היום</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>התוצאות שלכם</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>משחקים אחרונים</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>מה מוצג למטה</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Your ratings</source>
        <translation>הדירוגים שלכם</translation>
    </message>
    <message>
        <source>Matches you leave are kept here. They are saved after every decision.</source>
        <translation>משחק שתעזבו ימתין כאן. הוא נשמר אחרי כל החלטה.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>דף הבית</translation>
    </message>
    <message>
        <source>Ready. Press Play to sit down at a table.</source>
        <translation>הכול מוכן. ”לשחק” פותח שולחן מיד.</translation>
    </message>
    <message>
        <source>All unfinished (%1)…</source>
        <translation>כל הלא גמורים (%1)…</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>מחיקת המשחק הזה</translation>
    </message>
</context>
<context>
    <name>hilltop::HomeResults</name>
    <message>
        <source>Rated matches show your strength in each game. Choose Rated when you start a new match.</source>
        <translation>משחקים מדורגים מראים כאן כמה אתם חזקים, משחק אחר משחק. בחרו ”מדורג” בחלון של משחק חדש.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>משחק חדש…</translation>
    </message>
    <message>
        <source>All results…</source>
        <translation>כל התוצאות…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>ברצף</translation>
    </message>
    <message>
        <source>last 100 rated matches</source>
        <translation>100 המשחקים המדורגים האחרונים</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>דירוג</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 יום</translation>
    </message>
    <message>
        <source>%1: rating %2 ± %3</source>
        <translation>%1: דירוג ‎%2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::KeptMatches</name>
    <message>
        <source>The match was deleted. Undo restores it.</source>
        <translation>המשחק נמחק. ביטול המחיקה מחזיר אותו.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches were deleted. Undo restores them.</source>
        <translation>
            <numerusform>משחק אחד נמחק. ביטול המחיקה מחזיר אותו.</numerusform>
            <numerusform>%Ln משחקים נמחקו. ביטול המחיקה מחזיר אותם.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::KeptSplitter</name>
    <message>
        <source>Drag to resize, double-click to reset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::KeyButton</name>
    <message>
        <source>Key %1</source>
        <translation>מקש %1</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyEditor</name>
    <message>
        <source>No key</source>
        <translation>ללא מקש</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>מקש רגיל</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>פעולה</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>מקש</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>פעולות והמקשים שלהן</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>מקש חדש</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>בכל מקום</translation>
    </message>
    <message>
        <source>“%2” already uses %1. Give it another key first.</source>
        <translation>%1 הוא כבר המקש של ”%2”. תנו לו קודם מקש אחר.</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window and can’t be used.</source>
        <translation>מקש Tab עובר בין חלקי החלון ואינו זמין.</translation>
    </message>
</context>
<context>
    <name>hilltop::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>שינוי מקשים…</translation>
    </message>
</context>
<context>
    <name>hilltop::KindTable</name>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions with at least one clearly worse answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>Average loss per unforced decision, ± one standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average loss of all others in decisions of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss in the later half of the deals minus that in the earlier half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level of bots whose average loss in decisions of this kind is nearest. Where levels are not measured, the nearest bot of these matches.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::LevelChoice</name>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::LineChart</name>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s), up to %1 of %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlighted: %1, %2, number %3 from above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::LogModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::LuckTable</name>
    <message>
        <source>Place</source>
        <translation>מקום</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck-adjusted result, ± one standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>Per decision, given what the seat knew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>דיוק, %</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MainDialogs</name>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>כל הקבצים (*)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>בכל מקום</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>החלונית הבאה</translation>
    </message>
</context>
<context>
    <name>hilltop::MainWindow</name>
    <message>
        <source>Next pane</source>
        <translation>החלונית הבאה</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;פתיחה…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;הגדרות…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;יציאה</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>מסך &amp;מלא</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;מדריך</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>מ&amp;קשים</translation>
    </message>
    <message>
        <source>For authors of &amp;bots</source>
        <translation>למחברי &amp;בוטים</translation>
    </message>
    <message>
        <source>The Hilltop &amp;protocol</source>
        <translation>&amp;פרוטוקול Hilltop</translation>
    </message>
    <message>
        <source>A &amp;contest in an evening</source>
        <translation>&amp;תחרות בערב אחד</translation>
    </message>
    <message>
        <source>What &amp;records and views hold</source>
        <translation>מה יש ב&amp;רשומות ובתצוגות</translation>
    </message>
    <message>
        <source>&amp;About Hilltop</source>
        <translation>&amp;אודות Hilltop</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;קובץ</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;שחזור</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;טורניר</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;עזרה</translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anal&amp;yses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hi&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ManualDialog</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page and its places</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules for this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchAnalysis</name>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>אין ניתוח למשחק הזה.</translation>
    </message>
    <message>
        <source>This match is already analysed as deeply as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quick player who sees all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, lost %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double dummy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchDocument</name>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis is not saved yet, because the match has no file. It is saved with the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis saved beside the tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The analysis can’t be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis saved with the record.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchExport</name>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>תמונות (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1.</source>
        <translation>התמונה נשמרה בשם %1.</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>התמונה לא נשמרה</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web pages (*.html);;Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files in the format %1 (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was exported as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was not exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page was not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchKeeping</name>
    <message>
        <source>Saved</source>
        <translation>נשמר</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on and save the match with File, Save match as.</source>
        <translation>לא נשמר: %1. המשיכו לשחק, ושמרו דרך ”קובץ”, ”שמירת המשחק בשם”.</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>שמירת המשחק</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>משחקי Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>The match was saved as %1.</source>
        <translation>המשחק נשמר בשם %1.</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>המשחק לא נשמר</translation>
    </message>
    <message>
        <source>Save the match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n matches are not saved.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Save to another place to keep your match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the rated match?</source>
        <translation>לעזוב את המשחק המדורג?</translation>
    </message>
    <message>
        <source>The match counts as lost. To continue it later, go to another page instead.</source>
        <translation>הוא ייחשב להפסד. כדי להמשיך בו אחר כך, עברו רק לדף אחר.</translation>
    </message>
    <message>
        <source>The match counts as lost, and so does the second one with the same cards. To continue later, go to another page instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the second of two matches. It counts as lost, the first keeps its result. To continue later, go to another page instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave and lose</source>
        <translation>לעזוב ולהפסיד</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>להמשיך לשחק</translation>
    </message>
    <message>
        <source>You can find the unfinished match on the start page.</source>
        <translation>המשחק הלא גמור נמצא בין המשחקים האחרונים בדף הבית.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchListModel</name>
    <message>
        <source>lost</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 ניצחונות</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Counted from 1 over the whole tournament. The file counts from 0</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchOpening</name>
    <message>
        <source>The text contains %1 matches. This is the first one. To see all of them, save the text as a file that ends in .hmatch and open it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPanel</name>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>הארנק שלכם</translation>
    </message>
    <message>
        <source>Hide the scoresheet</source>
        <translation>הסתרת דף הניקוד</translation>
    </message>
    <message>
        <source>Show the scoresheet</source>
        <translation>הצגת דף הניקוד</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>חלוקה %1</translation>
    </message>
    <message>
        <source>Copy the deal ID %1</source>
        <translation>העתקת מזהה החלוקה %1</translation>
    </message>
    <message>
        <source>Sealed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed cards, SHA-256: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPlay</name>
    <message>
        <source>This match can’t be continued</source>
        <translation>אי אפשר להמשיך במשחק הזה</translation>
    </message>
    <message>
        <source>The second match has the same cards. You can see everything when both are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t look back in a rated match until it is over.</source>
        <translation>במשחק מדורג אין מבט לאחור; הכול ייפתח כשייגמר.</translation>
    </message>
    <message>
        <source>Looking back, at decision %1</source>
        <translation>מבט לאחור, בהחלטה %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>מבט לאחור</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchTabs</name>
    <message>
        <source>Scoresheet</source>
        <translation>דף ניקוד</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>לצד השולחן</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchesDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול מהלך</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: opponent or game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>מושבים</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>שוחק</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>לא גמור</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>גמורים</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No matches yet. Every match you play is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;פתיחה בשחזור</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>ה&amp;משך</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>מ&amp;חיקה</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentAnalysis</name>
    <message>
        <source>Analyse the match first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one decides here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no other choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These values are exact. More simulations would not change them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This decision is already simulated as deeply as possible</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MomentDepth</name>
    <message>
        <source>Simulating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating possible hands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hidden information: all cards of the others were known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MomentList</name>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>%1, decision %2: “%3”, better “%4”, cost %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the analysis at this decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Cards: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, better %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MomentOpening</name>
    <message>
        <source>Opening match %1…</source>
        <translation>משחק %1 נפתח…</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentPane</name>
    <message>
        <source>Answers at this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one decides here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played automatically after a fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among the best answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: ± %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>an error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact. ◇ seeing all cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MovesPane</name>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers, see the move list</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::NewHillDialog</name>
    <message>
        <source>Seats</source>
        <translation>מושבים</translation>
    </message>
    <message>
        <source>All pairs play the same deals, in all seatings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>כללים</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Create hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches per bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches per pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots per author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many bots of an author may play at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many bots and versions an author may add per day (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches per table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::NewMatchDialog</name>
    <message>
        <source>Random</source>
        <translation>בהגרלה</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>אימון</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>מדורג</translation>
    </message>
    <message>
        <source>Matching opponents</source>
        <translation>יריבים מתאימים</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>התחלה</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>מושבים</translation>
    </message>
    <message>
        <source>player</source>
        <translation>מי יושב שם</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>מי פותח</translation>
    </message>
    <message>
        <source>If off, the bottom seat starts</source>
        <translation>אחרת המושב התחתון פותח, או מקבל קלפים ראשון</translation>
    </message>
    <message>
        <source>Seats bots that are about as strong as you</source>
        <translation>מושיב בוטים חזקים בערך כמוכם</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation>מי יושב שם?</translation>
    </message>
    <message>
        <source>strength, 1 to 5</source>
        <translation>חוזק, 1 עד 5</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>כללים</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>רגילים</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>השותף שלכם</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>מול המסך הזה</translation>
    </message>
    <message>
        <source>You’re watching, and see all cards.</source>
        <translation>איש מול המסך הזה לא משחק: אתם צופים, ורואים את כל הקלפים.</translation>
    </message>
    <message>
        <source>Several people at one screen: players pass the screen and see only their own cards.</source>
        <translation>כמה אנשים מול מסך אחד: כל אחד רואה את קלפיו ומעביר את המסך הלאה.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>אימון: רמזים וביטול מהלך מותרים.</translation>
    </message>
    <message numerus="yes">
        <source>Short: %n round(s)</source>
        <translation>
            <numerusform>קצר: סיבוב אחד</numerusform>
            <numerusform>קצר: %n סיבובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), about %1.</source>
        <translation>
            <numerusform>סיבוב אחד, בערך %1.</numerusform>
            <numerusform>%n סיבובים, בערך %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated: a new deal, no hints, no undo. The match counts even if you leave it.</source>
        <translation>מדורג: קלפים חדשים, בלי רמז ובלי ביטול. נספר בתוצאות שלכם, גם אם תעזבו.</translation>
    </message>
    <message>
        <source>%1 Your rating doesn’t change, because the strength of your own bots is unknown.</source>
        <translation>%1 הדירוג שלכם לא ישתנה: איש לא מדד כמה חזק בוט משלכם.</translation>
    </message>
    <message>
        <source>%1 Your rating: %2.</source>
        <translation>%1 הדירוג שלכם: %2.</translation>
    </message>
    <message>
        <source>Twice, seats swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two matches with the same cards count as one result, which reduces luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>Rated: two matches with the same new cards are one result, even if you leave them. No hints, no undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed, see More.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Start rated match</source>
        <translation>התחלת משחק מדורג</translation>
    </message>
</context>
<context>
    <name>hilltop::NewTournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>רגילים</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer among your bots and left out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select at least two bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many rounds. At most %1 can be played without meeting twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last tournament had the same plan and seed. Built-in bots would play the same matches again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::OpponentList</name>
    <message>
        <source>Player</source>
        <translation>מי יושב שם</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>another person at this screen</source>
        <translation>מישהו מול המסך הזה</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, חוזק %3 מתוך 5</translation>
    </message>
</context>
<context>
    <name>hilltop::OptionModel</name>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · best, played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer’s value, seeing all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>%1 · among the best, played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · among the best</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::OwnBotList</name>
    <message>
        <source>%1, not checked yet</source>
        <comment>language</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <comment>language</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, why it cannot play</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>hilltop::PersonCard</name>
    <message>
        <source>Done</source>
        <translation>סיום</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>לא עכשיו</translation>
    </message>
    <message>
        <source>Your name and face at the table</source>
        <translation>השם והפנים שלכם ליד השולחן</translation>
    </message>
    <message>
        <source>You can change both in Settings.</source>
        <translation>אפשר לשנות את שניהם בהגדרות.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayActions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;משחק חדש…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>אותם &amp;קלפים שוב</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>&amp;Ask before costly moves</source>
        <translation>&amp;וידוא לפני מהלך יקר</translation>
    </message>
    <message>
        <source>The tutor asks before you play a costly move. Never in rated matches.</source>
        <translation>המורה: שואל לפני מהלך שעולה הרבה; אף פעם לא במשחק מדורג</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול מהלך</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;דיבור</translation>
    </message>
    <message>
        <source>Speak the state of the match</source>
        <translation>אומר מה מצב המשחק</translation>
    </message>
    <message>
        <source>Let a &amp;bot take over</source>
        <translation>בו&amp;ט ימשיך במקומי</translation>
    </message>
    <message>
        <source>S&amp;wap seats</source>
        <translation>החל&amp;פת מושבים</translation>
    </message>
    <message>
        <source>Take the next player’s seat, who takes yours</source>
        <translation>לשבת במקום השחקן הבא, שעובר למושב שלכם</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;סקירה</translation>
    </message>
    <message>
        <source>Ru&amp;les of this game</source>
        <translation>&amp;כללי המשחק הזה</translation>
    </message>
    <message>
        <source>Your resul&amp;ts…</source>
        <translation>ה&amp;תוצאות שלכם…</translation>
    </message>
    <message>
        <source>Sealed &amp;cards…</source>
        <translation>קלפים &amp;חתומים…</translation>
    </message>
    <message>
        <source>The proof that no one changes the cards while you play</source>
        <translation>מה מוכיח שאיש לא משנה את הקלפים בזמן המשחק</translation>
    </message>
    <message>
        <source>Save match &amp;as…</source>
        <translation>שמירת המשחק ב&amp;שם…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;השהיה</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>צעד &amp;אחד</translation>
    </message>
    <message>
        <source>Slow&amp;er</source>
        <translation>&amp;לאט יותר</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>מהר &amp;יותר</translation>
    </message>
    <message>
        <source>Take over &amp;yourself</source>
        <translation>להמשיך &amp;עצמאית</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;המשך</translation>
    </message>
    <message>
        <source>Speed × %1</source>
        <translation>מהירות × %1</translation>
    </message>
    <message>
        <source>What &amp;may they hold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where each hidden card may be, from what you know. Never in rated matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <translation>המשך משחק…</translation>
    </message>
    <message>
        <source>Shows the matches you have left</source>
        <translation>מציג את המשחקים שעזבת</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayCourse</name>
    <message>
        <source>The match is over.</source>
        <translation>המשחק נגמר.</translation>
    </message>
    <message>
        <source>A branch of another match: hints and undo are free.</source>
        <translation>הסתעפות ממשחק אחר: רמזים וביטול מותרים.</translation>
    </message>
    <message>
        <source>Bots play, and you watch.</source>
        <translation>הבוטים משחקים, ואתם צופים.</translation>
    </message>
    <message>
        <source>Practice: the tutor is on.</source>
        <translation>אימון: המורה צופה.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>אימון: רמזים וביטול מותרים.</translation>
    </message>
    <message>
        <source>Rated, match %1 of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated: no hints, no undo.</source>
        <translation>מדורג: בלי רמז ובלי ביטול.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayDealDialog</name>
    <message>
        <source>%1 takes your old seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the seat of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation>לשחק</translation>
    </message>
    <message>
        <source>Play this deal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which seat do you want? You get its cards and the same opponents. Afterwards you can compare the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation>מי יושב שם</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>מושבים</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayPage</name>
    <message>
        <source>play the action or use the place of that key</source>
        <translation>הפעולה או המקום של המקש הזה</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>כל מקש</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>סיום התנועה, המשך אחרי יד</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer and why it is not allowed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>עכשיו</translation>
    </message>
    <message>
        <source>Legal:</source>
        <translation>מותר לכם:</translation>
    </message>
    <message>
        <source>Illegal:</source>
        <translation>אסור לכם:</translation>
    </message>
    <message>
        <source>Loading the match…</source>
        <translation>חוזרים למשחק…</translation>
    </message>
    <message>
        <source>%1. %2 or %3 returns to the match.</source>
        <translation>%1. %2 או %3 מחזיר למשחק.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 מקש כלשהו או לחיצה כדי להמשיך.</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>אין עדיין משחק.</translation>
    </message>
    <message>
        <source>You have an unfinished match.</source>
        <translation>יש משחק שמחכה להמשך.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>לשחק</translation>
    </message>
    <message>
        <source>No match yet. Choose New match or press Enter.</source>
        <translation>אין משחק על השולחן. לחצו על ”משחק חדש” או על Enter.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>משחק חדש…</translation>
    </message>
    <message>
        <source>You have an unfinished match of %1.</source>
        <translation>המשחק שלכם מיום %1 מחכה להמשך.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
</context>
<context>
    <name>hilltop::PointsChart</name>
    <message>
        <source>This chart shows how matches end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>%1: %2, by matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::PositionEditor</name>
    <message>
        <source>Show in Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the text made by Copy, or a position as a bot gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact values</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Simulated %n times</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Go to field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This can’t be read. Write cards as the menu beside the field does, with commas between them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::PositionForm</name>
    <message>
        <source>Seen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used side cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own side cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>שליט</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>לבד</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>לקיחות</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>קלפים ביד</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation>סיבוב</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>קלף</translation>
    </message>
    <message>
        <source>Highest last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>הימור</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>Cards this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::QuizPage</name>
    <message>
        <source>No mistakes to repeat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow or try new questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more mistakes in your analysed matches. Analyse more matches on the page Analyses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more mistakes in this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such position was found. Try again or choose another difficulty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer can’t be evaluated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position from a match. Choose one answer, then see what every answer was worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes to repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes from a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress by week</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln to repeat</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes come back tomorrow, then at growing intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln due today</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of the file can’t be read. They are kept unchanged.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a question…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating your answer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, the best answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 loses %2 ± %3. Better: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>חידון</translation>
    </message>
    <message>
        <source>Values from the analysis: exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Values from the analysis of %Ln possible deals.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Width of the answers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::QuizTable</name>
    <message>
        <source>%1 · best, yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizWeeksTable</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation>ימין</translation>
    </message>
</context>
<context>
    <name>hilltop::RatedChangeWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Your rating stays as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating: %1 → %2 (%3)</source>
        <comment>before, after, difference</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strength of your own bots is unknown, so the match doesn’t count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a team of bots with the same cards, %1 was expected of you. You scored %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a rating of %1, %2 was expected of you. You scored %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 A new rating moves quickly.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::RecentMatches</name>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>דיוק, %</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>שוחק</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>משחקים אחרונים</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>פתיחת רשומה…</translation>
    </message>
    <message>
        <source>Finished matches are kept here. Open one to step through it card by card.</source>
        <translation>כל משחק שתסיימו נשמר כאן, למבט לאחור קלף אחר קלף.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;פתיחה בשחזור</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>מ&amp;חיקה</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message>
        <source>Analyse these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the background. Each analysis is saved with its match</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::RecordListModel</name>
    <message>
        <source>unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>מושבים</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayActions</name>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;השהיה</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>מהר &amp;יותר</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next decisi&amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next seat’s view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ll cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse every decision and the luck of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show possible hands with which the better answer wins more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop simulating, or return to the actual cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mark this decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over the selected seat, as a branch. The original match stays unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bra&amp;nch above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch &amp;below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this &amp;deal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a seat with the same cards and opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Res&amp;ults on these cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How everyone did with the cards of the selected seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;what was copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the analysis of this match as a web page or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this match in the format of another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quiz from these mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this match with its notes and branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop simulating and keep the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Simulate this decision with many more samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;ge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this match as a page to step through in a browser, as you see it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide spoilers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show scores, moves and the analysis only up to the moment you have seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer this decision yourself with the same cards and opponents, and compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the position, %1 characters. Ctrl+V opens it here again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen &amp;before…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you and others answered here and in similar positions, and with what result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up any position, or paste one as text, and see what each answer is worth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayHead</name>
    <message>
        <source>reproduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different at decision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked, another version of the bot played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked, because answers of your own bots are stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked, a person played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked, the bot is not available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the matches in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the bots again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the digest doesn’t match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result doesn’t match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs at decision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bot to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reproduced, %1 of %2 seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>כל הקלפים</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayPage</name>
    <message>
        <source>Up and Down in the move list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move through it, elsewhere they choose the branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clicking the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>סיום התנועה, המשך אחרי יד</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match opened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible hands: “%1” is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of the match can’t be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can step through any match card by card. Open a record or drop one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>פתיחה…</translation>
    </message>
    <message>
        <source>Only the beginning of the match is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>שחזור</translation>
    </message>
    <message>
        <source>Width of the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the analysis</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ResultBars</name>
    <message>
        <source>Others</source>
        <translation>אחרים</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>מזל</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 ± %3</source>
        <translation>%1: ‎%2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultReview</name>
    <message>
        <source>Luck and skill</source>
        <translation>מזל ומשחק</translation>
    </message>
    <message>
        <source>The match is being analysed</source>
        <translation>המשחק נשפט</translation>
    </message>
    <message>
        <source>Analysing the match…</source>
        <translation>המשחק נשפט…</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultSheet</name>
    <message>
        <source>won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>Latest matches: %1</source>
        <translation>המשחקים האחרונים: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>מזל ומשחק</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>החלטות</translation>
    </message>
    <message>
        <source>History</source>
        <translation>מאזן</translation>
    </message>
    <message>
        <source>What is shown of the match</source>
        <translation>מה מוצג מהמשחק</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>סקירה</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>אותם קלפים שוב</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>משחק חדש…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>שמירת תמונה…</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>נקודת המפנה</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>חלוקה %1</translation>
    </message>
    <message>
        <source>Only your matches</source>
        <translation>משחקים שלכם לבד</translation>
    </message>
    <message>
        <source>At a table with %1</source>
        <translation>בשולחן עם %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>מול %1</translation>
    </message>
    <message>
        <source>%1 perfect of %2, %3 cards left on average</source>
        <translation>%1 מושלמים מתוך %2, %3 קלפים נותרו בממוצע</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 ניצחונות</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 הפסדים</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 תיקו</translation>
    </message>
    <message>
        <source>purse %1</source>
        <translation>ארנק %1</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>ניצחון אחד ברצף</numerusform>
            <numerusform>%n ניצחונות ברצף</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>הפסד אחד ברצף</numerusform>
            <numerusform>%n הפסדים ברצף</numerusform>
        </translation>
    </message>
    <message>
        <source>The turning point: %1</source>
        <translation>נקודת המפנה: %1</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proof that no one changed the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown after the second match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rating changes after the second match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewNotice</name>
    <message>
        <source>Analyse again</source>
        <translation>ניתוח מחדש</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Analysing the match again</source>
        <translation>המשחק מנותח שוב</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewQueue</name>
    <message>
        <source>The list of analyses can’t be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>משחקים אחרונים</translation>
    </message>
    <message>
        <source>All my matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewTable</name>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a bot: its loss</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewsPage</name>
    <message>
        <source>What could not be analysed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse my matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the analysis. Finished analyses are kept with their matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiz from these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiz about the listed decisions, the costliest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse whole folders and tournaments: who plays best without luck, and who makes which mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation>מי יושב שם</translation>
    </message>
    <message>
        <source>Analyse the matches of a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for new matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of them new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a state and a remark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge. “Look for new matches” renews them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is being analysed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln seats</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches were analysed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the analyses…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mistakes beyond chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has been analysed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone’s mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No position of this kind has a clear best answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiz with %1 positions of the selected kind, from these matches and from new ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::RoundListModel</name>
    <message>
        <source>Ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>סיבוב %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts as won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 ניצחונות</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>סיבוב</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
</context>
<context>
    <name>hilltop::RulesEditor</name>
    <message>
        <source>Reset</source>
        <translation>איפוס</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>איפוס %1</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>רגיל: %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>רגיל</translation>
    </message>
    <message>
        <source>%1 is %2. Write a number from %3 to %4.</source>
        <translation>%1 הוא %2. כתבו מספר מ־%3 עד %4.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>”%1”</translation>
    </message>
    <message>
        <source>These rules can’t be combined: %1.</source>
        <translation>הכללים לא מתאימים זה לזה: %1.</translation>
    </message>
    <message>
        <source>this game has no rules to choose</source>
        <translation>במשחק הזה אין מה לבחור</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>הכול כרגיל</translation>
    </message>
    <message>
        <source>one differs from the defaults</source>
        <translation>אחד שונה מהרגיל</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation>
            <numerusform>%n שונה מהרגיל</numerusform>
            <numerusform>%n שונים מהרגיל</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreModel</name>
    <message>
        <source>none</source>
        <comment>nothing stands under this heading yet</comment>
        <translation>אין</translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreView</name>
    <message>
        <source>Scoresheet</source>
        <translation>דף ניקוד</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatPicture</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>מושב %1: %2, %3</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>מושבים</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatReviewModel</name>
    <message>
        <source>Average loss per decision, given what the seat knew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average loss per unforced decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>מזל</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
</context>
<context>
    <name>hilltop::SecondTryBar</name>
    <message>
        <source>Back to replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::Settings</name>
    <message>
        <source>The settings in %1 can’t be read, so defaults are used. Remove the file to start afresh.</source>
        <translation>אי אפשר לקרוא את ההגדרות ב־%1, ולכן חלות הגדרות ברירת המחדל; מחקו את הקובץ כדי להתחיל מחדש.</translation>
    </message>
    <message>
        <source>The settings in %1 are from a newer version of Hilltop, so defaults are used and changes are not saved.</source>
        <translation>ההגדרות ב־%1 באות מ־Hilltop חדש יותר, ולכן חלות הגדרות ברירת המחדל ושינויים לא יישמרו.</translation>
    </message>
    <message>
        <source>The settings can’t be saved: %1.</source>
        <translation>אי אפשר לשמור את ההגדרות: %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message>
        <source>No matching settings</source>
        <translation>אין הגדרה שמכילה את זה.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>דפי ההגדרות</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>חיפוש הגדרה</translation>
    </message>
    <message>
        <source>General</source>
        <translation>כללי</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>שולחן</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>ניתוח</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>ברירות מחדל</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not applied</source>
        <translation>
            <numerusform>שינוי אחד לא הוחל</numerusform>
            <numerusform>%n שינויים לא הוחלו</numerusform>
        </translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>ערכת צבעים</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>כמו המערכת</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>ארבעה צבעים</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>סדרות</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>תלתן ירוק, יהלום כחול.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>סדר היד</translation>
    </message>
    <message>
        <source>By suit and rank, trump first</source>
        <translation>לפי סדרה וערך, השליט קודם</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>לפי סדר ההגעה</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>תנועה</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> שנ׳</translation>
    </message>
    <message>
        <source>Finished trick</source>
        <translation>לקיחה גמורה</translation>
    </message>
    <message>
        <source>or until a click</source>
        <translation>או עד לחיצה</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>איטי</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>רגיל</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>מהיר</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>כבוי</translation>
    </message>
    <message>
        <source>Card speed</source>
        <translation>תנועת קלפים</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>תנועה מופחתת</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>אף פעם</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>תמיד</translation>
    </message>
    <message>
        <source>now: no card animations</source>
        <translation>עכשיו: הקלפים לא עפים</translation>
    </message>
    <message>
        <source>now: full motion</source>
        <translation>עכשיו: תנועה מלאה</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>צליל</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>קלפים ונקודות</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>צלילים</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>עוצמת קול</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>ניסיון</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>After a hand or round</source>
        <translation>אחרי יד או סיבוב</translation>
    </message>
    <message>
        <source>Wait for a key or a click</source>
        <translation>להמתין למקש או ללחיצה</translation>
    </message>
    <message>
        <source>Continue after 2 seconds</source>
        <translation>להמשיך אחרי 2 שניות</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>להמשיך אחרי 5 שניות</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>רק מהלך אחד</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>לבצע אותו לבד</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>מורה</translation>
    </message>
    <message>
        <source>Before a costly move</source>
        <translation>לפני מהלך יקר</translation>
    </message>
    <message>
        <source>Ask for confirmation</source>
        <translation>לשאול אם הוא בכוונה</translation>
    </message>
    <message>
        <source>Ask when a move costs at least %1</source>
        <translation>שואל מהפסד של: %1</translation>
    </message>
    <message>
        <source>Ask when a move costs at least</source>
        <translation>שואל מהפסד של</translation>
    </message>
    <message>
        <source>of the chance to win</source>
        <translation>מהסיכוי לנצח</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>games, in games that count them</source>
        <translation>משחקונים, כשסופרים אותם</translation>
    </message>
    <message>
        <source>cards left, in cooperative games</source>
        <translation>קלפים שנותרו, כשכולם יחד</translation>
    </message>
    <message>
        <source>Only in practice, and given what you can know. Never in rated matches.</source>
        <translation>רק באימון, ורק לפי מה שאתם יכולים לדעת. אף פעם לא במשחק מדורג.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>סימנים</translation>
    </message>
    <message>
        <source>%1, marked %2 from</source>
        <translation>%1, מסומן %2 החל מ־</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>סיכוי לנצח</translation>
    </message>
    <message>
        <source>Games or points</source>
        <translation>משחקונים או נקודות</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>קלפים שנותרו</translation>
    </message>
    <message>
        <source>A loss of at least this size is marked if it is more than twice its error. Analysed matches are marked again.</source>
        <translation>הפסד מערכים אלה ומעלה מסומן, אם הוא יותר מכפול מהשגיאה שלו. משחקים שכבר נותחו יסומנו מחדש.</translation>
    </message>
    <message>
        <source>Changes when the window restarts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you may answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for an answer or Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass after 1 second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass after 3 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass after 10 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass after 30 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>פנים</translation>
    </message>
    <message>
        <source>Bots think</source>
        <translation>זמן החשיבה של הבוטים</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>כלל לא</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>לזמן קצר</translation>
    </message>
    <message>
        <source>Like people</source>
        <translation>כמו אנשים</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>פנים</translation>
    </message>
    <message>
        <source>Show glances and reactions</source>
        <translation>הצגת מבטים ותגובות</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card decks of KDE’s games can be chosen here once they are installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In games with French cards. Very small cards stay Hilltop’s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My turn, in the background</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::SolvingNote</name>
    <message>
        <source>%1 is solving these rules. It plays this match without the solution.</source>
        <translation>%1 פותר את הכללים האלה; את המשחק הזה הוא משחק בלי הפתרון.</translation>
    </message>
    <message>
        <source>Progress of solving the rules</source>
        <translation>התקדמות פתרון הכללים</translation>
    </message>
    <message>
        <source>The rules are solved: %1 uses the solution from the next match on.</source>
        <translation>הכללים פתורים: %1 משחק לפי הפתרון מהמשחק הבא.</translation>
    </message>
</context>
<context>
    <name>hilltop::StandingsModel</name>
    <message>
        <source>%1, %2</source>
        <comment>language, file</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>places</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1 to %2: %3, %4 won, %5 percent, between %6 and %7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1: %2, %3 won, %4 percent, between %5 and %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation>מקום</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>מושלם</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>%1 (disqualified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck-adjusted result with its 95 % interval, from %1 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (faults in every match)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::StandingsTable</name>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>in a row</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>in a row</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in the first ten, %3 in the latest ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your purse at %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone</source>
        <translation>לבד</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>מדורג</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>התוצאות שלכם</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Against or with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches yet. Start one with New match and choose Rated to see it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row at best</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them left early</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>★ Perfect matches of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::StopPicker</name>
    <message>
        <source>fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPRT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends when every entrant’s 95 % interval is narrow enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequential test: ends as soon as it is clear which of the two is stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until narrower than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo 0, the hypothesis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo 1, the alternative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha: the risk of accepting a bot that is not stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beta: the risk of rejecting a bot that is stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds that depend on results are always played to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPRT needs a round-robin of exactly two entrants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo 0 must be below Elo 1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::StrandedTournaments</name>
    <message>
        <source>Tournaments (*.%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this tournament?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::StyleTable</name>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::SumDialog</name>
    <message>
        <source>All parts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>מזל</translation>
    </message>
    <message>
        <source>All parts of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Every part that changed it: start + luck + skill + others’ skill = result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the moment of the chosen row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>hilltop::TableAnswers</name>
    <message>
        <source>%1 suggests: %2.</source>
        <translation>%1 מציע: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableKeys</name>
    <message>
        <source>Card to the left, before the first one a look back</source>
        <translation>הקלף משמאל, לפני הראשון מבט לאחור</translation>
    </message>
    <message>
        <source>Card to the right, or forward after a look back</source>
        <translation>הקלף מימין, או קדימה אחרי מבט לאחור</translation>
    </message>
    <message>
        <source>Card or button above</source>
        <translation>הקלף או הכפתור שמעל</translation>
    </message>
    <message>
        <source>Card or button below</source>
        <translation>הקלף או הכפתור שמתחת</translation>
    </message>
    <message>
        <source>Play the card or press the button</source>
        <translation>לשחק את הקלף או ללחוץ על הכפתור</translation>
    </message>
    <message>
        <source>Return to the match after looking back, or think again about a move</source>
        <translation>חזרה למשחק אחרי מבט לאחור; לשקול מהלך שוב</translation>
    </message>
    <message>
        <source>Action or place %1</source>
        <translation>פעולה או מקום %1</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>לקיחה אחרונה</translation>
    </message>
    <message>
        <source>Play a costly move anyway</source>
        <translation>לשחק מהלך יקר בכל זאת</translation>
    </message>
    <message>
        <source>Play a costly move and turn the tutor off</source>
        <translation>לשחק מהלך יקר ולכבות את המורה</translation>
    </message>
    <message>
        <source>More of a wish, a share, a stake or a side card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less of a wish, a share, a stake or a side card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass where you may answer but need not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the turn, or of the choice of a side deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a match: replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a match: rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a match: same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a match: new match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a match: save picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TablePosition</name>
    <message>
        <source>Your turn. %1</source>
        <translation>תורכם. %1</translation>
    </message>
    <message>
        <source>Everyone may speak now.</source>
        <translation>עכשיו כולם רשאים לדבר.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are on turn.</source>
        <translation>
            <numerusform>תורו של שחקן אחד.</numerusform>
            <numerusform>תורם של %n שחקנים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are on turn.</source>
        <translation>תורם של %1 ו%2.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are on turn.</source>
        <translation>תורם של %1, %2 ו%3.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>תורו של %1.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>תורכם לשחק.</translation>
    </message>
    <message>
        <source>A bot is playing for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>ניצחון במשחק</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>בתור</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>חושב</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>הבחירה נעשתה</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableScene</name>
    <message>
        <source>%1’s turn. Pass the screen.</source>
        <translation>תורו של %1. העבירו את המסך.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 מקש כלשהו או לחיצה כדי להמשיך.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The rules don’t allow this answer.</source>
        <translation>הכללים לא מתירים את התשובה הזו.</translation>
    </message>
    <message>
        <source>Dealing.</source>
        <translation>מחלקים.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>You can’t play that card there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 You can pass with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It was the only move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have only one move: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TableView</name>
    <message>
        <source>Table</source>
        <translation>שולחן</translation>
    </message>
</context>
<context>
    <name>hilltop::TemplateMenu</name>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in templates and your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>template, game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Rename template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A template called “%1” already exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version can’t read the template “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the template “%1”? This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCharts</name>
    <message>
        <source>Over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This chart shows how each bot’s share settles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This chart compares the bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by matches played per bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, compared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCost</name>
    <message>
        <source>No matches yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, depends on your bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, measuring the speed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About %1 with records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected interval: ± %1 points per bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected interval: ± %1 % per bot.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentDetails</name>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>סיבובים</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is part %1 of a tournament. Merge the parts to see its matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: %3 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture of the result…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy result as te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of the result was copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentForm</name>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>כללים</translation>
    </message>
    <message>
        <source>Duplicate deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair plays the same cards from all sides. This cancels the luck of the deal, so fewer matches are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1. The window stays responsive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches with faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults, and a sample of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which matches are stored with all answers. Matches of built-in bots can always be replayed from their seed. Storing all matches needs about a hundred times the space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep matches</source>
        <translation>מאזן</translation>
    </message>
    <message>
        <source>The seed is an integer from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 entrants can’t share a table of %1 seats evenly. Use random tables, or change one of the two numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules can’t be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one seat, nothing to swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each deal twice, sides swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, in all seatings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, once for every seat</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws a seed that no one can see until all matches have been played. Its SHA-256 is shown from the start, so that anyone can check it afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots that are not isolated could read a secret seed. Install bubblewrap, or turn off Keep it secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>game, then format in the middle of a name</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentJob</name>
    <message>
        <source>%1 round-robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gauntlet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 knockout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Swiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at random tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gauntlet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knockout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random tables</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentLuck</name>
    <message>
        <source>%1 ± %2</source>
        <translation>‎%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches: %2 adjusted for luck, %3 unadjusted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the matches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth %1 times the matches: saves %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjust for luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyses matches in the background and shows luck-adjusted results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;100 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,&amp;000 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;השהיה</translation>
    </message>
    <message>
        <source>&amp;Costliest decisions and style</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge and don’t count.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;המשך</translation>
    </message>
    <message>
        <source>This is worth %1 times the matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is worth %1 to %2 times the matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Analysed: %1 matches. Luck-adjusted results appear once a bot has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck-adjusted over %1 matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results are not adjusted, because a luck-adjusted match would be worth only %1 plain matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More matches are needed to tell whether adjusting makes the results more exact.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;השהיה</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishes running matches, then waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop after current matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after current matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishes running matches, then stops. You can resume at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>ה&amp;משך</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the newest match in Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another tournament is running. This one is queued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t rename a tournament while it is running or queued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A running tournament can’t be deleted. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from &amp;queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 נפתח…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a tournament of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename it, delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move through the crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the tournaments…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tournaments yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln tournaments</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the tournament</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentView</name>
    <message>
        <source>Replaying the match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament has other answers, because a bot has changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tournament can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualified after a fault, so all later matches are lost: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out after three matches in a row with crashes, hangs or late answers, so they forfeit their remaining matches: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TrialDialog</name>
    <message>
        <source>Entrants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All bots can play. Some had faults in their trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each bot has been tried. %n cannot play and will be left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays, with remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TutorSheet</name>
    <message>
        <source>Rethink</source>
        <translation>לשקול שוב</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>לשחק בכל זאת</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>Turn tutor off</source>
        <translation>לא לשאול עוד</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>זה עולה %1.</translation>
    </message>
    <message>
        <source>± %1. Rethink?</source>
        <translation>‎± %1. לשקול שוב?</translation>
    </message>
    <message>
        <source>Rethink?</source>
        <translation>לשקול שוב?</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals.</source>
        <translation>
            <numerusform>נשפט בעולם אפשרי אחד.</numerusform>
            <numerusform>נשפט ב־%Ln עולמות אפשריים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, given what you know.</source>
        <translation>מדויק, ככל שאתם יכולים לדעת.</translation>
    </message>
    <message>
        <source>%1 after “%2”: %3; after the best answer: %4. %5</source>
        <translation>%1 אחרי ”%2”: %3; אחרי התשובה הטובה ביותר: %4. %5</translation>
    </message>
    <message>
        <source>The tutor asks when a move costs %1 or more. You can change this in the settings.</source>
        <translation>נשאל החל מהפסד של %1. אפשר לשנות זאת בהגדרות.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, played on by %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::VariantPicker</name>
    <message>
        <source>Variant of the rules</source>
        <translation>גרסת הכללים</translation>
    </message>
    <message>
        <source>Save these rules under a name, or delete saved ones</source>
        <translation>לשמור את הכללים האלה בשם, או לשכוח כמה</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>שמירת הכללים בשם…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>לשכוח את ”%1”</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>שמירת הכללים</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>שם הגרסה</translation>
    </message>
    <message>
        <source>The rules were not saved</source>
        <translation>הכללים לא נשמרו</translation>
    </message>
    <message>
        <source>Enter a name for the variant.</source>
        <translation>לגרסה דרוש שם.</translation>
    </message>
    <message>
        <source>Name too long (%1 of %2 characters).</source>
        <translation>השם ארוך מדי: %1 אותיות, ולכל היותר מותרות %2.</translation>
    </message>
    <message>
        <source>“%1” is a built-in variant. Choose another name.</source>
        <translation>”%1” היא גרסה של המשחק עצמו. בחרו שם אחר.</translation>
    </message>
</context>
<context>
    <name>hilltop::ViewMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>ערכת &amp;צבעים</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>כמו ה&amp;מערכת</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;בהיר</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;כהה</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>מהירות ה&amp;נפשה</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;איטי</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;רגיל</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;מהיר</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;כבוי</translation>
    </message>
</context>
<context>
    <name>hilltop::WaitNote</name>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>ביטול: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::Window</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>הפתיחה בוטלה.</translation>
    </message>
    <message>
        <source>The unfinished match can’t be continued: %1</source>
        <translation>אי אפשר להמשיך במשחק הלא גמור: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this, so it was stopped. Close other programs or use a smaller file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart the window to change the language?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches, tournaments, hills, logs and bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your page, your match and the match in Replay stay as they are. Running tournaments and hills continue.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::WorstTable</name>
    <message>
        <source>Bot</source>
        <translation>בוט</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>שוחק</translation>
    </message>
    <message>
        <source>Better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>Given what the seat knew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss if all cards had been known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, החלטה %2</translation>
    </message>
</context>
<context>
    <name>hilltop::WorthBar</name>
    <message>
        <source>%1 is better in %2, equal in %3, worse in %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within two standard errors counts as equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 better in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 worse in %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hosting</name>
    <message>
        <source>bots cannot be started: {} ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bots cannot be started: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bots of the kind &apos;{}&apos; do not run inside Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubblewrap is not installed (package bubblewrap)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hilltop: must be followed by a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>java is not installed (package default-jdk-headless)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pipe can be created ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node is not installed (package nodejs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>python3 is not installed (package python3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no bots of the kind &apos;{}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilltop cannot find its own program file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not report the path of its program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not work ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be copied ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a folder, not a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not executable (use chmod +x)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the check of this file gave no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the check of this file was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: its first line asks for {}, which is not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: line {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a bot in JavaScript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: no folder for bots can be created there ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} takes longer than {} ms to load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the folder cannot be emptied ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the folder cannot be created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: there is no such program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this program was built without JavaScript; as js+node:FILE it runs by Node.js (package nodejs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} has no bots in JavaScript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of these bots can be started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} (js+node:{} runs newer JavaScript)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be read as JavaScript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: nothing can be written there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file can be created in memory ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the filter of system calls cannot be created ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the process in which {} plays together with others sent impossible results; these matches are played again, and from now on each of their bots runs in a process of its own: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the message does not hold {} matches, as it says</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>{} is not in this process</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message>
        <source>There is not enough memory to write this file. Close other programs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Qt can’t read SVG drawings here, so there would be no cards. The plugin imageformats/libqsvg.so is missing. Please install the package qt6-svg-plugins (Debian 13) or libqt6svg6 (Debian 12).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play and analyse six card games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a match of GAME.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Hilltop window does not respond. Whichever saves last keeps the unfinished match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an option has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match, tournament, hill, log or bot to open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{} contains other files, but no site of Hilltop; choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a file, not a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not the list of files of a Hilltop site; choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is writing the site {}; try again when it has finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a match of {}, but this site has matches of {}; make a site for each game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not the web address of a folder, such as https://example.org/contest/</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pazaak</name>
    <message>
        <source>&quot;{}&quot; sometimes stands although another card could not hurt; no best response is computed for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be written ({}), so the table is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: waiting for another program that is computing this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules are too large to solve: it would take about {} hours on one core and {} MB of memory; the champion plays like the expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be created ({}), so the table is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}; the table is computed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a table of Pazaak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is of another version of Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is for other rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged at byte {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of such a log cannot contain the name &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {} house cards of value {} have been dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has nothing to choose here by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be dealt a card here by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this player has nothing to choose here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not clear who wins here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not {}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a log of the original controller: it has no line &quot;New Game!&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no side card can be hidden in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule side_cards is {}, but with side_copies {} it must be from 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a log of the original controller supports only the default rules and its own, but this match has others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the previous hand has no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand ends before both have moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand continues after its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand is over, so &quot;New Game!&quot; must come next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log says that the hand is over, but by the rules it continues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log says that the hand is tied, but {} wins it with {} against {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log ends before the second player is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log shows cards that the decks do not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match before is not finished and has the same players, so a log could not tell the two apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the hands before, the standings are {} to {}, not {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the standings may only come after &quot;New Game!&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this hand shows cards that the decks do not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be the side card {} played; side cards are 1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} chooses before a card is dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has not begun a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has not chosen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has played all side cards of value {} a side deck can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} stood but was dealt another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has stood, so END cannot be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {}, which is bombed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {}, which is not bombed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is dealt a card out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a player of this match; its players are {} and {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a house card; house cards are 1 to 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log says that {} wins with {} against {}, which is not so by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} stands at exactly 20, so END cannot be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}’s hand has grown by {} without a new card or STAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}’s hand is not empty at the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}’s hand is not what it was in the turn before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}’s new hand is not the old one with one more card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card follows the side card, but a side card ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} cannot hold that many side cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} has side card {} more often than the {} times the rules allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand is over with these cards, so no one has to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn after {} house cards of seat 1 and {} of seat 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a line of the original controller’s log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>&quot;{}&quot; is not an outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note on the cards of this match cannot be read: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match claims to have the cards of another deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match says that a person played these cards in seat {}, but no person did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, who sat there, is no longer available: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: no match of this file was played on these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this match has not been played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: match {} of the file cannot be read: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these numbers cannot be those of a rated match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this field is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: line {} is of a newer Hilltop; the rating shown here leaves out this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the list of your bots cannot be read ({}). Repair this file or move it away; Hilltop does not overwrite it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a list of bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was written by another version of Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a content ID of a bot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ratings</name>
    <message>
        <source>alpha and beta of sprt must lie between 0 and 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first Elo of sprt must be below the second</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>this must be a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record has no seal: its cards were not sealed before the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards are written into the record, so they do not come from the sealed seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the salt is missing, so the seal cannot be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed {} and salt {} have the SHA-256 {}, but {} was shown before the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but seed {}, deal 0 was sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but the sealed seed {} and the word &quot;{}&quot; give seed {}, deal 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bots have other faults when they play the match again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branches[{}]: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards.{}: there is a card that the deck does not have, or not so often, or there are more cards than are dealt (step {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digest: the record says {}, but by its answers it is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faults: a fault is listed twice, or its seat has nothing to decide at that step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there must be one entry per seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} cards, more than in any deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {} of version {}, cannot play again, as it is now version {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {}, is not a built-in bot that could play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this field is missing, so this is not a Hilltop record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format is {}, but this Hilltop reads up to {}; use a newer one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match {}: the match is of {}, but {} is a format of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result: the record says {}, but played again it is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules.{}: this rule is missing; its default, {}, is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} has to answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fault of seat {} is not answered as the rules require</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has no such part; its parts are 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file contains no record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no format &quot;{}&quot;; the formats are {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs tables that have not been computed here for these rules; run hilltop-cli solve {} with the same --rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is neither a Hilltop record nor a log Hilltop can read ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a Hilltop record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: line {} is no longer the match that was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {} answers, but needs {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is of {}, but {} is a format of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answers are missing, and {} of version {} cannot be played again, as it is now version {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version is {}, but this Hilltop plays {} {}; use a newer one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has no such part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match was played by version {} of {}, but this is version {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match that begins with a position has no cards of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match begins with a position, but {} supports only whole matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position has other rules than the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position has {} seats, but the match has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start: the position has {} seats, but the match has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not JSON: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no match and no position in the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>there is no game &quot;{}&quot;; the games are {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>A rated match is being played with these cards. You can see them when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {}, {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no decision is due at this position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>review_files</name>
    <message>
        <source>{} was written by a newer version of Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the folder cannot be read ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the folder contains no .hmatch file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has become shorter while it was read; try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: match {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match has no such seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is only one answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat has nothing to decide here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is a log of another program, which cannot store analyses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match already has a deeper analysis, which is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match already has an analysis by a newer version of Hilltop, which is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a file of analyses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; analyses are kept in {} instead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rps</name>
    <message>
        <source>there are more than {} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no base card, but all cards are drafted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} has played more than the {} cards it can have kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a card; write for example R3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} was not drafted by this seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>{} is not a file of settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card deck {} can’t be used: {}. Hilltop’s own cards are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card deck {} isn’t installed any more. Hilltop’s own cards are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no usable card {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its drawing has too many parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its drawing is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its drawing is larger than 64 MB when unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its drawing is no SVG file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its index.desktop names no drawing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>thegame</name>
    <message>
        <source>rule hand is {}, but with {} seats it must be from 1 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule minimum is {}, but with hand {} it must be from 1 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule minimum_empty is {}, but with hand {} it must be from 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wish comes before the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after these moves it is seat {}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cards are played, so the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card {} does not fit on pile {}, which shows {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card {} is played twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card {} appears twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card {} is already on a pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the cards fits, so the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {} plays on seat {}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no card {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no pile {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wish is only possible after a card was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wish must be from 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a move; write the seat and its move, such as 0 42&gt;1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>SPRT compares two entrants in a round-robin, but there are {} in a {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; in &quot;{}&quot; is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a stop rule; write fixed, interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {} or {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a shard; 3/8 is the fourth of eight, counted from 0, of at most {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only knockout and cup have a ranking; leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stop rule looks at all results in order, so it cannot be played in shards; use stop=fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {} is always played to its end; use stop=fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use one-table or random-tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use random-tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game: this field is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use {1} seats or random-tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only swiss has a number of rounds; leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Elos of sprt must lie between -1000 and 1000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rounds of a {} depend on results, so it cannot be played in shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the width of the interval must be above 0, such as interval=0.02</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no entrants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} entrants, but at most {} can play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not take part, so it has no limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} entrants with {} matches per pairing and stop={} make {} series, but at most {} are possible; use fewer matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has limits of its own but does not take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is built in and has no limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there is only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: all seats play together, so there is no best response to a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use random-tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} remembers earlier matches, and all pairings share the duplicate deals, so this cannot be played in shards; use the limit remembers=match, or no duplicate deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} rounds are too many for {} entrants; at most {} can be played without meeting twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there must be a name for each entrant, but there are {} names for {} entrants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seal: give both the seed and the salt, or neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seal: {} is not the SHA-256 of seed {} and salt {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together: bots that play with the engine could read the sealed seed; leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plan does not have this field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be all, faults, sample or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be given or round-robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;decision&quot;: &quot;1s&quot;}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be text such as &quot;250ms&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a hill has {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tournament_files</name>
    <message>
        <source>{}: this match has not been played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of its results is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its results were changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its results are in a format this program does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its results have the wrong size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no match {}; its plan ends with {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: match {} was not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot has changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: its plan cannot be read: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: its plan cannot be played: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: its plan has {} bots, but {} entrants, so the file is damaged; try a copy of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: series {} does not follow from the results before it. Either {} broke ties by other rules, then play this tournament anew, or the file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: series {} does not belong to its plan, so the file is damaged; try a copy of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} was played by {}, which split tournaments of your own bots differently; open it with that version or play it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} and {} meet in series {}, but the file may hold another pairing: {} may have broken a tie before it by other rules; play this tournament anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the file of {} was changed or removed, so the results would be of two different bots; restore the file that has played so far, or begin a new tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} has changed (version {} has played so far, now it is version {}), so the results would be of two different bots; keep the results as they are, or begin a new tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: match {} was forfeited and not played, because a bot had dropped out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the record of match {} cannot be read: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no home folder in which the sealed seed could be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seal: {} is not a SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its seed is sealed, and only the computer that began it knows the seed; open it there, wait until it is over, or copy {} from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: its seed is not the one that was sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match cannot be shown before the tournament ends and its sealed seed is published: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: series {} arrived, but series {} was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its plan or entrants were changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}{} belongs to another file; remove it or choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is being changed by another Hilltop; wait until that is done, or stop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is empty; it was cut off when it was created or copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is of format {}, made by a newer Hilltop; this one reads format {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: its folder is read-only; copy it and continue with the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is read-only; copy it and continue with the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} was replaced by another file while the tournament was running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} was deleted or moved while the tournament was running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} was changed by another program; open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such column: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its table {} has other columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its {} {} does not belong there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such table: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} and {} are of different plans; merge shards of one plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a shard of {}, {} one of {}; merge shards of one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} and {} have different entrants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} and {} were played with different programs of entrant {} (versions {} and {}); play one of the shards again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a whole tournament, not a shard of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to merge; name all shards of a tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} and {} are both shard {} of {}; name each shard once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shard {} of {} is missing; name all {} shards, finished or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is damaged (series {} is missing); use a copy of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be merged here: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the recovered data could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some faults belong to no series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>malformed database schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>access permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not authorized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locking protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constraint failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>datatype mismatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large file support is disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be opened (there is not enough memory)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be read without {0}{1}, and its folder is read-only; copy both files into a folder of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is in use by another program; close it there or wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the disk is full. Everything saved until now is kept; free some space and continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is read-only; copy it to a folder of your own and continue with the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be read or written ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} cannot be used ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is damaged ({}); nothing was changed in it, use a copy of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fault was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of series {} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its last series is numbered {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its processor times were changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series {} has the results of another series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series {} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the faults of series {} were changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the matches of series {} were changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a tournament file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tournaments</name>
    <message>
        <source>{}: opening it was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>wires</name>
    <message>
        <source>limit {}: &quot;{}&quot; is not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no limit &quot;{}&quot;; the limits are start, first, decision, reply, stderr, memory, processes, total, remembers and ponder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} seats answer at once, but there are only {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer is not in the list, or all answers together are too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no answer for a fault of seat {} in step {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no answer for a note on decision {} of seat {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are matches of another series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data has {} matches, but only {} are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match {} of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data has another length than it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this program cannot run bots of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {}: {} seats answer, but {} have to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest of the data does not fit its {} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {}: seat {} cannot have given this answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>zipdeck</name>
    <message>
        <source>a table of two can be solved for up to {} rounds, but not for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more entries here than seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
