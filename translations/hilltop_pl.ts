<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>ActionBar</name>
    <message>
        <source>Hint</source>
        <translation>Porada</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Dalej: kliknij lub naciśnij klawisz</translation>
    </message>
    <message>
        <source>Choose what it is aimed at. Esc starts again.</source>
        <translation>Wybierz cel. Esc zaczyna od nowa.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakActions</name>
    <message>
        <source>over 20, at %1</source>
        <translation>ponad 20, przy %1</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>remis przy %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>przy %1</translation>
    </message>
    <message>
        <source>%1 and stand</source>
        <translation>%1 i pas</translation>
    </message>
    <message>
        <source>%1, end turn</source>
        <translation>%1, koniec tury</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>od: %1</translation>
    </message>
    <message>
        <source>one more card, from %1</source>
        <translation>jeszcze karta, od %1</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Dalej: kliknij lub naciśnij klawisz</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Cofnij kartę</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakBars</name>
    <message>
        <source>Chance, in %, that a card drawn makes exactly 20 from:</source>
        <translation>Szansa w %, że dobrana karta da dokładnie 20 od:</translation>
    </message>
    <message>
        <source>From %1: %2 %</source>
        <translation>Od %1: %2%</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakCards</name>
    <message>
        <source>house card %1</source>
        <translation>karta główna %1</translation>
    </message>
    <message>
        <source>house card %1, flipped: %2</source>
        <translation>karta główna %1, odwrócona: %2</translation>
    </message>
    <message>
        <source>house card %1, doubled: %2</source>
        <translation>karta główna %1, podwojona: %2</translation>
    </message>
    <message>
        <source>side card, flipped: %1</source>
        <translation>karta boczna, odwrócona: %1</translation>
    </message>
    <message>
        <source>side card that flips 2 and 4</source>
        <translation>karta boczna, która odwraca 2 i 4</translation>
    </message>
    <message>
        <source>side card that flips 3 and 6</source>
        <translation>karta boczna, która odwraca 3 i 6</translation>
    </message>
    <message>
        <source>side card that doubles</source>
        <translation>karta boczna, która podwaja</translation>
    </message>
    <message>
        <source>tie card, ±1</source>
        <translation>karta remisu, ±1</translation>
    </message>
    <message>
        <source>tie card, %1</source>
        <translation>karta remisu, %1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>karta boczna %1</translation>
    </message>
    <message>
        <source>±1 or ±2, your choice</source>
        <translation>±1 lub ±2, do wyboru</translation>
    </message>
    <message>
        <source>flips your 2s and 4s</source>
        <translation>odwraca twoje 2 i 4</translation>
    </message>
    <message>
        <source>flips your 3s and 6s</source>
        <translation>odwraca twoje 3 i 6</translation>
    </message>
    <message>
        <source>doubles your last card</source>
        <translation>podwaja twoją ostatnią kartę</translation>
    </message>
    <message>
        <source>±1, and a tie is yours</source>
        <translation>±1, a remis jest twój</translation>
    </message>
    <message>
        <source>Counts +1, −1, +2 or −2, as you choose when you play it.</source>
        <translation>Liczy +1, −1, +2 lub −2, zależnie od wyboru przy zagraniu.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 2 and 4 in your row.</source>
        <translation>Sama nic nie liczy i zmienia znak wszystkich 2 i 4 w twoim rzędzie.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 3 and 6 in your row.</source>
        <translation>Sama nic nie liczy i zmienia znak wszystkich 3 i 6 w twoim rzędzie.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and your last card counts twice.</source>
        <translation>Sama nic nie liczy, a twoja ostatnia karta liczy się podwójnie.</translation>
    </message>
    <message>
        <source>Counts +1 or −1, and you win the set if it is tied.</source>
        <translation>Liczy +1 lub −1, a przy remisie wygrywasz set.</translation>
    </message>
    <message>
        <source>Counts plus or minus, as you choose when you play it.</source>
        <translation>Dodaje lub odejmuje, zależnie od wyboru przy zagraniu.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDeck</name>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Either sign</source>
        <translation>Oba znaki</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>at most so many of a kind</comment>
        <translation>
            <numerusform>po %n</numerusform>
            <numerusform>po %n</numerusform>
            <numerusform>po %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side deck: %1 of %2.</source>
        <translation>Twoja talia boczna: %1 z %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are drawn for the match.</source>
        <translation>
            <numerusform>Do partii losuje się z nich %n.</numerusform>
            <numerusform>Do partii losuje się z nich %n.</numerusform>
            <numerusform>Do partii losuje się z nich %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>Użyj tej talii</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards are needed.</source>
        <translation>
            <numerusform>Brakuje jeszcze %n karty.</numerusform>
            <numerusform>Brakuje jeszcze %n kart.</numerusform>
            <numerusform>Brakuje jeszcze %n kart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDecks</name>
    <message>
        <source>Both ways</source>
        <translation>W obie strony</translation>
    </message>
    <message>
        <source>Safety net</source>
        <translation>Asekuracja</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Drabina</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Sztuczki</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>Gotowe talie</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Twoje talie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>Najpierw wybierz karty.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Nazwa talii</translation>
    </message>
    <message>
        <source>Type a name, then press Enter</source>
        <translation>Wpisz nazwę i naciśnij Enter</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakFirst</name>
    <message>
        <source>Your side deck</source>
        <translation>Twoja talia boczna</translation>
    </message>
    <message>
        <source>These cards are a good start.</source>
        <translation>Te karty są dobre na początek.</translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation>Graj tą talią</translation>
    </message>
    <message>
        <source>Build my own deck…</source>
        <translation>Ułóż własną talię…</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakKind</name>
    <message>
        <source>Side card %1</source>
        <translation>Karta boczna %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 z %3</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Jedna więcej: %1</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>Jedna mniej: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlace</name>
    <message>
        <source>Side card %1</source>
        <translation>Karta boczna %1</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Odłóż: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlan</name>
    <message>
        <source>Not allowed by these rules.</source>
        <translation>Te zasady jej nie dopuszczają.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n of this card.</source>
        <translation>
            <numerusform>Najwyżej %n taka karta.</numerusform>
            <numerusform>Najwyżej %n takie karty.</numerusform>
            <numerusform>Najwyżej %n takich kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side deck is full. Put a card back first.</source>
        <translation>Talia boczna jest pełna. Najpierw odłóż kartę.</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>wygrane: %1, przegrane: %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakRow</name>
    <message>
        <source>doubled</source>
        <translation>podwojona</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>odwrócona</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakScore</name>
    <message>
        <source>over</source>
        <translation>za dużo</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>koniec</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>nine cards</source>
        <translation>dziewięć kart</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, za dużo</translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation>stawka: %1</translation>
    </message>
    <message>
        <source>Playing for</source>
        <translation>Gra o</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sety</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Last set</source>
        <translation>Ostatni set</translation>
    </message>
    <message>
        <source>This set</source>
        <translation>Ten set</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Suma</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakSigns</name>
    <message>
        <source>Play it as %1</source>
        <translation>Zagraj jako %1</translation>
    </message>
    <message>
        <source>Turn the card over</source>
        <translation>Odwróć kartę</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStake</name>
    <message>
        <source>Stake: %1. %2</source>
        <translation>Stawka: %1. %2</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>named: %1 and %2</source>
        <translation>podano: %1 i %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStakes</name>
    <message>
        <source>Your stake, 1 to %1. The lower stake counts.</source>
        <translation>Twoja stawka, od 1 do %1. Liczy się niższa.</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Stawka %1</translation>
    </message>
    <message>
        <source>Add a chip of %1</source>
        <translation>Dołóż żeton %1</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Najwyżej %1.</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>Cofnij żeton</translation>
    </message>
    <message>
        <source>Add a chip first.</source>
        <translation>Najpierw dołóż żeton.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTable</name>
    <message>
        <source>%1 of %2 sets</source>
        <translation>%1 z %2 setów</translation>
    </message>
    <message>
        <source>%1 of %2 sets won</source>
        <translation>wygrane sety: %1 z %2</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>ponad 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>koniec tury</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>wygrany set</translation>
    </message>
    <message>
        <source>set tied</source>
        <translation>set remisowy</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTag</name>
    <message>
        <source>to %1</source>
        <translation>do %1</translation>
    </message>
    <message>
        <source>Play it as %1, to %2</source>
        <translation>Zagraj jako %1, do %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTexts</name>
    <message>
        <source>Side deck: %1</source>
        <translation>Talia boczna: %1</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Stawka %1</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>Zagraj %1 i pas</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>Zagraj %1, koniec tury</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>karta w następnej rundzie</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>przy %1</translation>
    </message>
    <message>
        <source>at %1, one more card next round</source>
        <translation>przy %1, karta w następnej rundzie</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>do %1</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards for your side deck.</source>
        <translation>
            <numerusform>Wybierz %n kartę do talii bocznej.</numerusform>
            <numerusform>Wybierz %n karty do talii bocznej.</numerusform>
            <numerusform>Wybierz %n kart do talii bocznej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a stake from 1 to %1. The lower one counts.</source>
        <translation>Podaj stawkę od 1 do %1. Liczy się niższa.</translation>
    </message>
    <message>
        <source>You have %1, over 20. A side card may save you.</source>
        <translation>Masz %1, czyli ponad 20. Może cię uratować karta boczna.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Masz %1, %2 pasuje przy %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Masz %1, %2 ma %3.</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>names a stake</source>
        <translation>podaje stawkę</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>began the set</source>
        <translation>pierwszy ruch</translation>
    </message>
    <message>
        <source>Both stand at %1: set %2 is tied.</source>
        <translation>Oboje pasują przy %1: remis w secie %2.</translation>
    </message>
    <message>
        <source>You went over 20 in set %2, with %3 against %4.</source>
        <translation>Przekraczasz 20 w secie %2: %3 przeciw %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in set %2, with %3 against %4.</source>
        <translation>%1 przekracza 20 w secie %2: %3 przeciw %4.</translation>
    </message>
    <message>
        <source>You won set %2 with nine cards.</source>
        <translation>Wygrywasz set %2 dziewięcioma kartami.</translation>
    </message>
    <message>
        <source>%1 won set %2 with nine cards.</source>
        <translation>%1 wygrywa set %2 dziewięcioma kartami.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and your tie card won it.</source>
        <translation>W secie %2 był remis przy %3, rozstrzyga twoja karta remisu.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and the tie card of %1 won it.</source>
        <translation>W secie %2 był remis przy %3, rozstrzyga karta remisu gracza %1.</translation>
    </message>
    <message>
        <source>You won set %2, with %3 against %4.</source>
        <translation>Wygrywasz set %2: %3 przeciw %4.</translation>
    </message>
    <message>
        <source>%1 won set %2, with %3 against %4.</source>
        <translation>%1 wygrywa set %2: %3 przeciw %4.</translation>
    </message>
    <message>
        <source>name a stake of %1</source>
        <translation>podajesz stawkę %1</translation>
    </message>
    <message>
        <source>names a stake of %1</source>
        <translation>podaje stawkę %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>kończysz turę przy %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>kończy turę przy %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>pasujesz przy %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>pasuje przy %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>masz dokładnie %1 i pasujesz</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>ma dokładnie %1 i pasuje</translation>
    </message>
    <message>
        <source>are over 20, at %1</source>
        <translation>masz ponad 20, razem %1</translation>
    </message>
    <message>
        <source>is over 20, at %1</source>
        <translation>ma ponad 20, razem %1</translation>
    </message>
    <message>
        <source>have nine cards, at %1</source>
        <translation>masz dziewięć kart, razem %1</translation>
    </message>
    <message>
        <source>has nine cards, at %1</source>
        <translation>ma dziewięć kart, razem %1</translation>
    </message>
    <message>
        <source>stand at %1, the house deck is empty</source>
        <translation>pasujesz przy %1, talia główna jest pusta</translation>
    </message>
    <message>
        <source>stands at %1, the house deck is empty</source>
        <translation>pasuje przy %1, talia główna jest pusta</translation>
    </message>
    <message>
        <source>Both choose their side decks</source>
        <translation>Oboje wybierają talie boczne</translation>
    </message>
    <message>
        <source>Both name their stakes</source>
        <translation>Oboje podają stawki</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Set %1</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>Remis w secie %1</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Zaczynasz</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>Zaczyna %1</translation>
    </message>
    <message>
        <source>You win the set</source>
        <translation>Wygrywasz set</translation>
    </message>
    <message>
        <source>%1 wins the set</source>
        <translation>%1 wygrywa set</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Wygrywasz partię</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wygrywa partię</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>zagrywasz: %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>zagrywa: %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>dobierasz: %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>dobiera: %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>usterka, liczy się jako pas</translation>
    </message>
    <message>
        <source>You have nine cards</source>
        <translation>Masz dziewięć kart</translation>
    </message>
    <message>
        <source>%1 has nine cards</source>
        <translation>%1 ma dziewięć kart</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Masz ponad 20, razem %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 ma ponad 20, razem %2</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>Gra o %1</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Chance to win, %</source>
        <translation>Szansa wygranej, %</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Oczekiwane punkty</translation>
    </message>
    <message>
        <source>Expected cards left</source>
        <translation>Oczekiwana reszta kart</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 pkt</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 karty</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Dokładność %1%</translation>
    </message>
    <message>
        <source>Accuracy %1 %, %2 %3 %</source>
        <translation>Dokładność %1%, %2 %3%</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Milczenie</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Zagranie karty</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Zatrzymanie karty</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Odrzucenie karty</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Ogłoszenie atu</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Życzenie</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>niedokładność</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>poważny błąd</translation>
    </message>
    <message>
        <source>Judge version %1.</source>
        <translation>Sędzia w wersji %1.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like the bot %1 and all undrawn cards are drawn at random.</source>
        <translation>Wartość: ile pozycja jest warta dla miejsca, jeśli wszyscy grają dalej jak bot %1, a niedobrane karty się losuje.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like a quick player who sees all cards and all undrawn cards are drawn at random.</source>
        <translation>Wartość: ile pozycja jest warta dla miejsca, jeśli wszyscy grają dalej jak szybki gracz, który widzi wszystkie karty, a niedobrane karty się losuje.</translation>
    </message>
    <message>
        <source>Loss: the value of the best answer minus the value of the answer given, averaged over all hands the others could hold, from what the player knew. Unforced: a decision with at least one clearly worse answer.</source>
        <translation>Strata: wartość najlepszej odpowiedzi minus wartość udzielonej, uśredniona po wszystkich rękach, które według wiedzy gracza mogli mieć inni. Niewymuszona: decyzja z co najmniej jedną wyraźnie gorszą odpowiedzią.</translation>
    </message>
    <message>
        <source>Marks: ?! for a loss of %1 or more, ? of %2, ?? of %3, if the loss is more than twice its error.</source>
        <translation>Znaki: ?! przy stracie %1 lub większej, ? przy %2, ?? przy %3, jeśli strata przekracza dwukrotność swojego błędu.</translation>
    </message>
    <message>
        <source>Accuracy: the share of what was at stake that the player kept, from the worst answer (0 %) to the best (100 %).</source>
        <translation>Dokładność: ile z tego, o co szła gra w jego decyzjach, zachował gracz, od najgorszej odpowiedzi (0%) do najlepszej (100%).</translation>
    </message>
    <message>
        <source>%1: skill is %2 because every answer is also the judge’s choice. A mark shows where another answer is better.</source>
        <translation>%1: umiejętności to %2, bo każda odpowiedź jest też wyborem sędziego. Znak pokazuje, gdzie lepsza jest inna odpowiedź.</translation>
    </message>
    <message numerus="yes">
        <source>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</source>
        <translation>
            <numerusform>Ściśle: obliczone bez błędu. Symulacja: średnia z najwyżej %Ln symulacji, ± jeden błąd standardowy. Heurystyka: obliczone uproszczonym modelem, ± jego dokładność.</numerusform>
            <numerusform>Ściśle: obliczone bez błędu. Symulacja: średnia z najwyżej %Ln symulacji, ± jeden błąd standardowy. Heurystyka: obliczone uproszczonym modelem, ± jego dokładność.</numerusform>
            <numerusform>Ściśle: obliczone bez błędu. Symulacja: średnia z najwyżej %Ln symulacji, ± jeden błąd standardowy. Heurystyka: obliczone uproszczonym modelem, ± jego dokładność.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: skill is %2 because gains and losses even out with the cards as they lay. A mark shows what an answer costs given what the seat knew.</source>
        <translation>%1: umiejętności to %2, bo przy kartach, które naprawdę leżały, zyski i straty się wyrównują. Znak pokazuje, ile odpowiedź kosztuje według wiedzy gracza.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat, the mean of two ways to finish the hand: perfectly, seeing all cards, and sensibly, without seeing them. Later hands are dealt at random.</source>
        <translation>Wartość: ile pozycja jest warta dla miejsca, średnia z dwóch sposobów dokończenia rozdania: doskonale, przy odkrytych kartach, i rozsądnie, bez ich oglądania. Karty dalszych rozdań się losuje.</translation>
    </message>
    <message>
        <source>Luck: what drawn cards change. Skill: what answers change, seeing all cards. Start + luck + skill + others’ skill = result. Where fewer is better, a minus helps. Luck-adjusted: the same strength with less noise.</source>
        <translation>Szczęście: co zmieniają dobrane karty. Umiejętności: co zmieniają odpowiedzi, przy odkrytych kartach. Początek + szczęście + umiejętności + umiejętności pozostałych = wynik. Gdzie mniej znaczy lepiej, minus pomaga. Bez szczęścia: ta sama siła z mniejszym udziałem przypadku.</translation>
    </message>
    <message>
        <source>Not significant: a change of no more than twice its error. It can be nothing.</source>
        <translation>Nieistotne statystycznie: zmiana nie większa niż dwukrotność jej błędu. Może jej nie być wcale.</translation>
    </message>
</context>
<context>
    <name>BotTrust</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation>Nieodizolowany</translation>
    </message>
    <message>
        <source>%1 could read your files and use the network. Run it anyway?</source>
        <translation>%1 mógłby czytać twoje pliki i używać sieci. Uruchomić go mimo to?</translation>
    </message>
    <message>
        <source>These bots could read your files and use the network. Run them anyway?

%1</source>
        <translation>Te boty mogłyby czytać twoje pliki i używać sieci. Uruchomić je mimo to?

%1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>Run them</source>
        <translation>Uruchom</translation>
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
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Nice.</source>
        <translation>Ładnie.</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>No cóż.</translation>
    </message>
    <message>
        <source>Lovely!</source>
        <translation>Super!</translation>
    </message>
    <message>
        <source>Oh dear!</source>
        <translation>Ojej!</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>No proszę.</translation>
    </message>
    <message>
        <source>Typical.</source>
        <translation>Typowe.</translation>
    </message>
    <message>
        <source>Ha!</source>
        <translation>Ha!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Auć!</translation>
    </message>
    <message>
        <source>Leo</source>
        <extracomment>Name of a character. The same in every language of the Latin alphabet, else as it sounds.</extracomment>
        <translation>Leo</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>Mina</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>Emil</translation>
    </message>
    <message>
        <source>Amara</source>
        <translation>Amara</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Samira</source>
        <translation>Samira</translation>
    </message>
    <message>
        <source>Nico</source>
        <translation>Nico</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>Iris</translation>
    </message>
    <message>
        <source>Kiran</source>
        <translation>Kiran</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Decision %1: %2 answers “%3”, %4 answers “%5”.</source>
        <translation>Decyzja %1: %2 odpowiada „%3”, %4 odpowiada „%5”.</translation>
    </message>
</context>
<context>
    <name>ContestNames</name>
    <message>
        <source>The hill needs a name.</source>
        <translation>Wzgórze musi mieć nazwę.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Turniej musi mieć nazwę.</translation>
    </message>
    <message>
        <source>The name contains an invisible character, which a file name can’t have.</source>
        <translation>Nazwa zawiera niewidoczny znak, którego nie może być w nazwie pliku.</translation>
    </message>
    <message>
        <source>A file name can’t contain “%1”. Leave it out.</source>
        <translation>Nazwa pliku nie może zawierać „%1”. Usuń to.</translation>
    </message>
    <message>
        <source>The name can’t begin or end with a full stop.</source>
        <translation>Nazwa nie może zaczynać się ani kończyć kropką.</translation>
    </message>
    <message>
        <source>The name is too long for a file. Use a shorter one.</source>
        <translation>Nazwa jest za długa dla pliku. Użyj krótszej.</translation>
    </message>
    <message>
        <source>A hill called “%1” already exists.</source>
        <translation>Wzgórze „%1” już istnieje.</translation>
    </message>
    <message>
        <source>A tournament called “%1” already exists.</source>
        <translation>Turniej „%1” już istnieje.</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Wzgórze</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
</context>
<context>
    <name>ContinueTexts</name>
    <message>
        <source>%1 matches: %2</source>
        <translation>%1 partii: %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>%1 matches: queued</source>
        <translation>%1 partii: w kolejce</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1 matches: stopped at %2 %</source>
        <translation>%1 partii: przerwany przy %2%</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Count line</source>
        <translation>Linia sumy</translation>
    </message>
    <message>
        <source>over</source>
        <translation>za dużo</translation>
    </message>
</context>
<context>
    <name>CountMiddle</name>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation>
            <numerusform>w talii głównej: %n</numerusform>
            <numerusform>w talii głównej: %n</numerusform>
            <numerusform>w talii głównej: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSeat</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 z %2 rozdań</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>wygrane rozdania: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Side cards: %1</source>
        <translation>Karty boczne: %1</translation>
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
        <translation>Pokaż moje karty</translation>
    </message>
</context>
<context>
    <name>DecisionKind</name>
    <message>
        <source>Above 20</source>
        <translation>Ponad 20</translation>
    </message>
    <message>
        <source>Behind a player who stands</source>
        <translation>Mniej od pasującego</translation>
    </message>
    <message>
        <source>Level with a player who stands</source>
        <translation>Tyle co pasujący</translation>
    </message>
    <message>
        <source>Ahead of a player who stands</source>
        <translation>Więcej od pasującego</translation>
    </message>
    <message>
        <source>Up to 10, no card can bust</source>
        <translation>Do 10, bez ryzyka przekroczenia</translation>
    </message>
    <message>
        <source>On 11 to 14</source>
        <translation>Od 11 do 14</translation>
    </message>
    <message>
        <source>On 15 to 17</source>
        <translation>Od 15 do 17</translation>
    </message>
    <message>
        <source>On 18 to 20</source>
        <translation>Od 18 do 20</translation>
    </message>
    <message>
        <source>Choose the side deck</source>
        <translation>Wybrać talię boczną</translation>
    </message>
    <message>
        <source>Name a stake</source>
        <translation>Podać stawkę</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Kazać wziąć</translation>
    </message>
    <message>
        <source>Pick up as the dealer</source>
        <translation>Wziąć jako rozdający</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Ogłosić atu</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Grać solo</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzucić</translation>
    </message>
    <message>
        <source>Lead without trump in hand</source>
        <translation>Wyjść, nie mając atu</translation>
    </message>
    <message>
        <source>Lead with trump in hand</source>
        <translation>Wyjść, mając atu</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Dołożyć do koloru</translation>
    </message>
    <message>
        <source>Trump in or throw off</source>
        <translation>Przebić atu lub zrzucić</translation>
    </message>
    <message>
        <source>Throw off without trump</source>
        <translation>Zrzucić, nie mając atu</translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation>Dwie ostatnie lewy</translation>
    </message>
    <message>
        <source>First pick</source>
        <translation>Pierwszy wybór</translation>
    </message>
    <message>
        <source>Later picks</source>
        <translation>Dalsze wybory</translation>
    </message>
    <message>
        <source>With a pair in hand</source>
        <translation>Z parą na ręce</translation>
    </message>
    <message>
        <source>Without a pair in hand</source>
        <translation>Bez pary na ręce</translation>
    </message>
    <message>
        <source>Last three games</source>
        <translation>Trzy ostatnie gry</translation>
    </message>
    <message>
        <source>Low card</source>
        <translation>Niska karta</translation>
    </message>
    <message>
        <source>Middle card</source>
        <translation>Średnia karta</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Wysoka karta</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>Ostatnie rundy</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Życzenia</translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation>Pusta talia</translation>
    </message>
    <message>
        <source>With a jump back in hand</source>
        <translation>Ze skokiem wstecz na ręce</translation>
    </message>
    <message>
        <source>Cards still due</source>
        <translation>Karty jeszcze do zagrania</translation>
    </message>
    <message>
        <source>Turn may be ended</source>
        <translation>Turę można zakończyć</translation>
    </message>
</context>
<context>
    <name>Durations</name>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
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
        <translation>prawy walet</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>lewy walet</translation>
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
        <translation>Mówisz: %1</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1: %2</translation>
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
        <translation>Ostatnia lewa: twoja</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>Ostatnia lewa: %1</translation>
    </message>
</context>
<context>
    <name>EuchrePicked</name>
    <message>
        <source>%1 picked up the %2</source>
        <translation>%1 bierze: %2</translation>
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
        <translation>Dalej: kliknij lub naciśnij klawisz</translation>
    </message>
</context>
<context>
    <name>EuchreScore</name>
    <message>
        <source>To %1</source>
        <translation>Do %1</translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation>Punkty do %1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n lewa</numerusform>
            <numerusform>%n lewy</numerusform>
            <numerusform>%n lew</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>We</source>
        <translation>My</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Oni</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>%1 by a euchre</source>
        <translation>%1 za wpadkę</translation>
    </message>
    <message>
        <source>Tricks of hand %1</source>
        <translation>Lewy rozdania %1</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Lewa</translation>
    </message>
    <message>
        <source>A line marks the card that won, › the card that was led.</source>
        <translation>Kreska pod kartą: wzięła lewę, › przed kartą: wyjście.</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>wyjście: %1</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Odzywki</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>bierzesz kartę</translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation>bierze kartę</translation>
    </message>
    <message>
        <source>Rules of your own.</source>
        <translation>Własne zasady.</translation>
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
        <translation>Rozgrywa: %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Rozdaje: %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>EuchreTexts</name>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
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
        <translation>Pas</translation>
    </message>
    <message>
        <source>Order it up</source>
        <translation>Każ wziąć</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Ogłoś %1</translation>
    </message>
    <message>
        <source>With my partner</source>
        <translation>Z partnerem</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>Odrzuć: %1</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>Zagraj: %1</translation>
    </message>
    <message>
        <source>its suit is trump</source>
        <translation>jej kolor to atu</translation>
    </message>
    <message>
        <source>my partner sits out</source>
        <translation>partner pauzuje</translation>
    </message>
    <message>
        <source>You lead. %1 are trump.</source>
        <translation>Wychodzisz. Atu: %1.</translation>
    </message>
    <message>
        <source>%1 were led: follow suit.</source>
        <translation>Wyjście: %1. Dołóż do koloru.</translation>
    </message>
    <message>
        <source>%1 were led and you have none: play any card.</source>
        <translation>Wyjście: %1, nie masz tego koloru: zagraj dowolną kartę.</translation>
    </message>
    <message>
        <source>%1 is turned up. You’re the dealer and would pick it up.</source>
        <translation>Odkryta karta: %1. Rozdajesz i to ty ją weźmiesz.</translation>
    </message>
    <message>
        <source>%1 is turned up. Your partner is the dealer and would pick it up.</source>
        <translation>Odkryta karta: %1. Rozdaje twój partner i to on ją weźmie.</translation>
    </message>
    <message>
        <source>%1 is turned up. %2 is the dealer and would pick it up.</source>
        <translation>Odkryta karta: %1. Weźmie ją rozdający: %2.</translation>
    </message>
    <message>
        <source>You picked up the %1. Discard a card face down.</source>
        <translation>Bierzesz: %1. Odrzuć zakrytą kartę.</translation>
    </message>
    <message>
        <source>No one ordered it up. You must name a suit.</source>
        <translation>Nikt nie kazał wziąć karty. Musisz ogłosić kolor.</translation>
    </message>
    <message>
        <source>No one ordered it up. Name a suit or pass.</source>
        <translation>Nikt nie kazał wziąć karty. Ogłoś kolor lub spasuj.</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>ty i partner</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>przeciwnicy</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>No one named trump: hand %1 doesn’t count.</source>
        <translation>Nikt nie ogłosił atu: rozdanie %1 się nie liczy.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n lewa</numerusform>
            <numerusform>%n lewy</numerusform>
            <numerusform>%n lew</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made %2 and took %3: %4.</source>
        <translation>%1, atu %2: %3, czyli %4.</translation>
    </message>
    <message>
        <source>%1 took only %2 in %3: %4 for %5.</source>
        <translation>%1, atu %3: tylko %2. Zysk: %4 (%5).</translation>
    </message>
    <message>
        <source>You take the trick with the %1.</source>
        <translation>Bierzesz lewę: %1.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2.</source>
        <translation>%1 bierze lewę: %2.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasujesz</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasuje</translation>
    </message>
    <message>
        <source>order it up</source>
        <translation>każesz wziąć</translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation>każe wziąć</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>ogłaszasz %1</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>ogłasza %1</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>grasz solo</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>gra solo</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Rozdanie %1</translation>
    </message>
    <message>
        <source>%1 are turned down</source>
        <translation>Odrzucony kolor: %1</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Atu: %1</translation>
    </message>
    <message>
        <source>Hand %1 is void</source>
        <translation>Rozdanie %1 nieważne</translation>
    </message>
    <message>
        <source>%1 made it</source>
        <translation>%1: ugrane</translation>
    </message>
    <message>
        <source>%1 are euchred</source>
        <translation>%1: wpadka</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <translation>Wygrana partia: %1</translation>
    </message>
    <message>
        <source>No one wins the match</source>
        <translation>Nikt nie wygrywa partii</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Bierzesz lewę</translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation>%1 bierze lewę</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Rozdaje: %1</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2, who plays alone</source>
        <translation>Atu: %1, rozgrywa solo: %2</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2</source>
        <translation>Atu: %1, rozgrywa: %2</translation>
    </message>
    <message>
        <source>Tricks: %1 %2, %3 %4</source>
        <translation>Lewy: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>Lewa %1, wychodzi %2</translation>
    </message>
    <message>
        <source>play the %1</source>
        <translation>zagrywasz: %1</translation>
    </message>
    <message>
        <source>plays the %1</source>
        <translation>zagrywa: %1</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>Odkryta karta: %1</translation>
    </message>
    <message>
        <source>pick up the card</source>
        <translation>bierzesz kartę</translation>
    </message>
    <message>
        <source>picks up the card</source>
        <translation>bierze kartę</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>odrzucasz kartę</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>odrzuca kartę</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>odrzucasz: %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>odrzuca: %1</translation>
    </message>
    <message>
        <source>discard the %1</source>
        <translation>odrzucasz: %1</translation>
    </message>
    <message>
        <source>discards the %1</source>
        <translation>odrzuca: %1</translation>
    </message>
    <message>
        <source>had a fault, so the default answer counts</source>
        <translation>usterka, liczy się odpowiedź domyślna</translation>
    </message>
    <message>
        <source>%1 took all tricks</source>
        <translation>%1: wszystkie lewy</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Bierz</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Obrona solo</translation>
    </message>
    <message>
        <source>4 points for all five tricks</source>
        <translation>4 punkty za wszystkie pięć lew</translation>
    </message>
    <message>
        <source>%1 are trump. Play with your partner, or alone (%2)?</source>
        <translation>Atu: %1. Grasz z partnerem czy solo (%2)?</translation>
    </message>
    <message>
        <source>Your partner made %1 trump. Play together, or alone (%2)?</source>
        <translation>Twój partner ogłasza atu: %1. Grasz z partnerem czy solo (%2)?</translation>
    </message>
    <message>
        <source>%1 plays alone. Defend with your partner, or alone (%2)?</source>
        <translation>%1 gra solo. Bronisz się z partnerem czy solo (%2)?</translation>
    </message>
    <message>
        <source>%1 made %2 trump. Defend with your partner, or alone (%3)?</source>
        <translation>%1 ogłasza atu: %2. Bronisz się z partnerem czy solo (%3)?</translation>
    </message>
</context>
<context>
    <name>EuchreTray</name>
    <message>
        <source>You sit out this hand.</source>
        <translation>Pauzujesz w tym rozdaniu.</translation>
    </message>
    <message>
        <source>%1 sits out this hand.</source>
        <translation>%1 pauzuje w tym rozdaniu.</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>lewy walet</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>Wróć do lewy</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ostatnia lewa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>bierze: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Porada</translation>
    </message>
</context>
<context>
    <name>EuchreTrick</name>
    <message>
        <source>your card</source>
        <translation>twoja karta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>prowadzi</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>bierze</translation>
    </message>
</context>
<context>
    <name>EuchreTrump</name>
    <message>
        <source>Trump: %1</source>
        <translation>Atu: %1</translation>
    </message>
    <message>
        <source>Trump: %1, %2</source>
        <translation>Atu: %1, %2</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>jeszcze bez atu</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>jeszcze brak</translation>
    </message>
</context>
<context>
    <name>EuchreTurned</name>
    <message>
        <source>discard here</source>
        <translation>tu odrzuć</translation>
    </message>
</context>
<context>
    <name>EuchreWhy</name>
    <message>
        <source>No card left can beat it.</source>
        <translation>Żadna pozostała karta jej nie bije.</translation>
    </message>
    <message>
        <source>It draws trumps from the other side.</source>
        <translation>Ściąga atu drugiej strony.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Bije ją tylko atu.</translation>
    </message>
    <message>
        <source>It’s your only card of this suit, so you can trump it later.</source>
        <translation>To twoja jedyna karta w tym kolorze, potem możesz przebijać.</translation>
    </message>
    <message>
        <source>It’s your lowest card, so it risks least.</source>
        <translation>To twoja najniższa karta, ryzykuje najmniej.</translation>
    </message>
    <message>
        <source>Your partner’s card could still be beaten. This one can’t.</source>
        <translation>Kartę partnera można jeszcze przebić, tej nie.</translation>
    </message>
    <message>
        <source>You play last, and it’s your lowest card that takes the trick.</source>
        <translation>Grasz ostatni, a to najniższa karta, która bierze lewę.</translation>
    </message>
    <message>
        <source>It takes the trick for certain.</source>
        <translation>Na pewno bierze lewę.</translation>
    </message>
    <message>
        <source>It trumps the suit that was led.</source>
        <translation>Przebija zagrany kolor.</translation>
    </message>
    <message>
        <source>It’s ahead, and the others have to beat it.</source>
        <translation>Prowadzi, inni muszą ją przebić.</translation>
    </message>
    <message>
        <source>Your partner is ahead, so keep your better cards.</source>
        <translation>Prowadzi partner, zachowaj lepsze karty.</translation>
    </message>
    <message>
        <source>It keeps your better cards for a later trick.</source>
        <translation>Lepsze karty zostają na później.</translation>
    </message>
    <message>
        <source>You can’t win this trick, and then you can trump its suit.</source>
        <translation>Tej lewy nie weźmiesz, ale potem możesz przebijać ten kolor.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so give your lowest card.</source>
        <translation>Tej lewy nie weźmiesz, daj najniższą kartę.</translation>
    </message>
    <message>
        <source>You can’t win this trick.</source>
        <translation>Tej lewy nie weźmiesz.</translation>
    </message>
    <message>
        <source>You have no trump.</source>
        <translation>Nie masz atu.</translation>
    </message>
    <message>
        <source>You would have no trump.</source>
        <translation>Nie masz w nim atu.</translation>
    </message>
    <message>
        <source>Your trumps: %1.</source>
        <translation>Twoje atu: %1.</translation>
    </message>
    <message>
        <source>Your trumps would be: %1.</source>
        <translation>Twoje atu to: %1.</translation>
    </message>
    <message>
        <source>Other aces: %1.</source>
        <translation>Inne asy: %1.</translation>
    </message>
    <message>
        <source>Your partner gets the %1.</source>
        <translation>Partner dostaje %1.</translation>
    </message>
    <message>
        <source>The other side would get the %1.</source>
        <translation>Druga strona dostałaby %1.</translation>
    </message>
    <message>
        <source>Even your best suit is weak: %1.</source>
        <translation>Nawet najlepszy kolor jest słaby: %1.</translation>
    </message>
    <message>
        <source>It leaves you without %1, so you can trump them.</source>
        <translation>Zostajesz bez koloru %1 i możesz przebijać.</translation>
    </message>
    <message>
        <source>It’s your lowest card.</source>
        <translation>To twoja najniższa karta.</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Clubs</source>
        <translation>Trefl</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kier</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>card</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>My</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Oni</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>rozdajesz</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Rozdaje: %1</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>grasz solo</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 gra solo</translation>
    </message>
    <message>
        <source>you ordered it up</source>
        <translation>każesz wziąć</translation>
    </message>
    <message>
        <source>ordered up by %1</source>
        <translation>%1 każe wziąć</translation>
    </message>
    <message>
        <source>you named it</source>
        <translation>ty ogłaszasz</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>%1 ogłasza</translation>
    </message>
    <message>
        <source>Pick it up, alone!</source>
        <translation>Bierz, gram solo!</translation>
    </message>
    <message>
        <source>I’m picking it up</source>
        <translation>Biorę</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Bierz</translation>
    </message>
    <message>
        <source>%1, alone!</source>
        <translation>%1, solo!</translation>
    </message>
    <message>
        <source>Alone!</source>
        <translation>Solo!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>you picked it up</source>
        <translation>bierzesz kartę</translation>
    </message>
    <message>
        <source>picked up by %1</source>
        <translation>%1 bierze kartę</translation>
    </message>
    <message>
        <source>I’m picking it up, alone!</source>
        <translation>Biorę, gram solo!</translation>
    </message>
    <message>
        <source>Pick it up, with %1 as trump?</source>
        <translation>Wziąć ją, z atutem %1?</translation>
    </message>
    <message>
        <source>%1 as trump?</source>
        <translation>%1 jako atut?</translation>
    </message>
    <message>
        <source>Which suit is trump?</source>
        <translation>Który kolor jest atutem?</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Odrzucenie karty</translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 odrzuca kartę</translation>
    </message>
    <message>
        <source>Alone or together?</source>
        <translation>Sam czy razem?</translation>
    </message>
    <message>
        <source>You took all five alone!</source>
        <translation>Wszystkie pięć solo!</translation>
    </message>
    <message>
        <source>%1 took all five alone!</source>
        <translation>%1: wszystkie pięć solo!</translation>
    </message>
    <message>
        <source>March!</source>
        <translation>Wszystkie lewy!</translation>
    </message>
    <message>
        <source>Euchre, alone!</source>
        <translation>Wpadka, solo!</translation>
    </message>
    <message>
        <source>Euchre!</source>
        <translation>Wpadka!</translation>
    </message>
    <message>
        <source>We are euchred</source>
        <translation>Mamy wpadkę</translation>
    </message>
    <message>
        <source>They are euchred</source>
        <translation>Oni mają wpadkę</translation>
    </message>
    <message>
        <source>The makers are euchred</source>
        <translation>Rozgrywający mają wpadkę</translation>
    </message>
    <message>
        <source>Tricks we need: %1</source>
        <translation>Potrzebne nam lewy: %1</translation>
    </message>
    <message>
        <source>Tricks they need: %1</source>
        <translation>Potrzebne im lewy: %1</translation>
    </message>
    <message>
        <source>Tricks the makers need: %1</source>
        <translation>Lewy potrzebne rozgrywającym: %1</translation>
    </message>
    <message>
        <source>Made. All five are a march.</source>
        <translation>Ugrane. Wszystkie pięć to więcej punktów.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Ugrane</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>not allowed</source>
        <translation>niedozwolone</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>niezrozumiałe</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>przekroczony czas</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>awaria</translation>
    </message>
    <message>
        <source>did not start</source>
        <translation>nie uruchomił się</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>zniknął</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>zawieszenie</translation>
    </message>
    <message>
        <source>too much output</source>
        <translation>nadmiar wyjścia</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>za dużo pamięci</translation>
    </message>
    <message>
        <source>too many processes</source>
        <translation>za dużo procesów</translation>
    </message>
    <message>
        <source>It counts as Stand.</source>
        <translation>Liczy się jako pas.</translation>
    </message>
    <message>
        <source>It is given the default answer.</source>
        <translation>Liczy się odpowiedź domyślna.</translation>
    </message>
    <message>
        <source>It forfeits.</source>
        <translation>Poddaje partię.</translation>
    </message>
    <message>
        <source>The match is lost.</source>
        <translation>Partia jest przegrana.</translation>
    </message>
    <message>
        <source>It counts as silence.</source>
        <translation>Liczy się jako milczenie.</translation>
    </message>
    <message>
        <source>It counts as %1.</source>
        <translation>Liczy się jako %1.</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Bez usterek</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as Stand</source>
        <translation>
            <numerusform>%n usterka, liczy się jako pas</numerusform>
            <numerusform>%n usterki, każda to pas</numerusform>
            <numerusform>%n usterek, każda to pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each given the default answer</source>
        <translation>
            <numerusform>%n usterka, liczy się odpowiedź domyślna</numerusform>
            <numerusform>%n usterki, za każdą liczy się odpowiedź domyślna</numerusform>
            <numerusform>%n usterek, za każdą liczy się odpowiedź domyślna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a forfeit</source>
        <translation>
            <numerusform>%n usterka, liczy się jako poddanie</numerusform>
            <numerusform>%n usterki, każda to poddanie</numerusform>
            <numerusform>%n usterek, każda to poddanie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a lost match</source>
        <translation>
            <numerusform>%n usterka, przegrana partia</numerusform>
            <numerusform>%n usterki, za każdą przegrana partia</numerusform>
            <numerusform>%n usterek, za każdą przegrana partia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as silence</source>
        <translation>
            <numerusform>%n usterka, liczy się jako milczenie</numerusform>
            <numerusform>%n usterki, każda to milczenie</numerusform>
            <numerusform>%n usterek, każda to milczenie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as %1</source>
        <translation>
            <numerusform>%n usterka, liczy się jako %1</numerusform>
            <numerusform>%n usterki, każda to %1</numerusform>
            <numerusform>%n usterek, każda to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FewWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>files</comment>
        <translation>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatPicker</name>
    <message>
        <source>Round-robin, every pair</source>
        <translation>Każdy z każdym</translation>
    </message>
    <message>
        <source>One table with everyone</source>
        <translation>Jeden wspólny stół</translation>
    </message>
    <message>
        <source>Random tables</source>
        <translation>Losowane stoły</translation>
    </message>
    <message>
        <source>Gauntlet, first against all</source>
        <translation>Gauntlet, pierwszy kontra wszyscy</translation>
    </message>
    <message>
        <source>Knockout, losers are out</source>
        <translation>Eliminacje, przegrany odpada</translation>
    </message>
    <message>
        <source>Swiss, equal scores meet</source>
        <translation>Szwajcarski, równi z równymi</translation>
    </message>
    <message>
        <source>Cup, best of seven sets</source>
        <translation>Puchar, do 4 z 7 setów</translation>
    </message>
    <message>
        <source>round-robin</source>
        <comment>after the game&apos;s name</comment>
        <translation>każdy z każdym</translation>
    </message>
    <message>
        <source>table</source>
        <comment>after the game&apos;s name</comment>
        <translation>stół</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <comment>after the game&apos;s name</comment>
        <translation>gauntlet</translation>
    </message>
    <message>
        <source>knockout</source>
        <comment>after the game&apos;s name</comment>
        <translation>eliminacje</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>after the game&apos;s name</comment>
        <translation>szwajcarski</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>after the game&apos;s name</comment>
        <translation>puchar</translation>
    </message>
    <message>
        <source>random tables</source>
        <comment>after the game&apos;s name</comment>
        <translation>losowane stoły</translation>
    </message>
    <message>
        <source>Each entrant plays every other one.</source>
        <translation>Każdy uczestnik gra z każdym innym.</translation>
    </message>
    <message>
        <source>All entrants sit at one table. Seats are drawn for every deal.</source>
        <translation>Wszyscy uczestnicy siedzą przy jednym stole. Miejsca losuje się dla każdego układu.</translation>
    </message>
    <message>
        <source>The first entrant plays every other one. The others do not meet.</source>
        <translation>Pierwszy uczestnik gra z każdym innym. Pozostali nie grają ze sobą.</translation>
    </message>
    <message>
        <source>The losers of a round are out. The best seeds meet last. Drawn pairings get extra matches.</source>
        <translation>Przegrani rundy odpadają. Najwyżej rozstawieni spotykają się najpóźniej. Przy remisie para rozgrywa dodatkowe partie.</translation>
    </message>
    <message>
        <source>In each round entrants with equal scores meet, if possible never twice.</source>
        <translation>W każdej rundzie spotykają się uczestnicy o równym wyniku, w miarę możliwości nigdy dwa razy.</translation>
    </message>
    <message>
        <source>Winners meet winners and losers meet losers until every place is decided. The first to win four sets wins the pairing.</source>
        <translation>Zwycięzcy grają ze zwycięzcami, a przegrani z przegranymi, aż rozstrzygną się wszystkie lokaty. Parę wygrywa ten, kto pierwszy wygra cztery sety.</translation>
    </message>
    <message>
        <source>For every match, the players are drawn at random from all entrants.</source>
        <translation>Do każdej partii graczy losuje się spośród wszystkich uczestników.</translation>
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
        <translation>Własna talia boczna: znaki, odwracanie, podwajanie, stawki.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowy</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Ostrożny</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Śmiały</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Hazardzista</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Rachmistrz</translation>
    </message>
    <message>
        <source>any legal move</source>
        <translation>dowolny dozwolony ruch</translation>
    </message>
    <message>
        <source>stands from 15</source>
        <translation>pasuje od 15</translation>
    </message>
    <message>
        <source>stands from 18</source>
        <translation>pasuje od 18</translation>
    </message>
    <message>
        <source>high stakes and tricks</source>
        <translation>lubi wysokie stawki i sztuczki</translation>
    </message>
    <message>
        <source>saves its side cards</source>
        <translation>oszczędza karty boczne</translation>
    </message>
    <message>
        <source>counts unseen cards</source>
        <translation>liczy każdą niewidzianą kartę</translation>
    </message>
    <message>
        <source>ends its turn</source>
        <translation>kończy turę</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>pasuje</translation>
    </message>
    <message>
        <source>plays a side card</source>
        <translation>gra kartę boczną</translation>
    </message>
    <message>
        <source>saves hands that are over 20</source>
        <translation>ratuje się, mając ponad 20</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>ponad 20</translation>
    </message>
    <message>
        <source>House deck copies</source>
        <translation>Komplety talii</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 10 are in the house deck.</source>
        <translation>Ile kompletów kart od 1 do 10 jest w talii głównej.</translation>
    </message>
    <message>
        <source>Side cards to choose from</source>
        <translation>Karty boczne do wyboru</translation>
    </message>
    <message>
        <source>Which side cards a deck may contain.</source>
        <translation>Jakie karty boczne może zawierać talia.</translation>
    </message>
    <message>
        <source>plus only</source>
        <translation>tylko plus</translation>
    </message>
    <message>
        <source>plus, minus, either sign</source>
        <translation>plus, minus, oba znaki</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>każdy rodzaj</translation>
    </message>
    <message>
        <source>Cards in a side deck</source>
        <translation>Karty w talii bocznej</translation>
    </message>
    <message>
        <source>Number of cards chosen before the first set.</source>
        <translation>Liczba kart wybieranych przed pierwszym setem.</translation>
    </message>
    <message>
        <source>Side cards drawn</source>
        <translation>Losowane karty boczne</translation>
    </message>
    <message>
        <source>Drawn at random from the side deck. They must last the whole match.</source>
        <translation>Losowane z talii bocznej. Muszą starczyć na całą partię.</translation>
    </message>
    <message>
        <source>Copies of a card</source>
        <translation>Kopie jednej karty</translation>
    </message>
    <message>
        <source>Maximum copies of a card in a side deck. Special cards at most once.</source>
        <translation>Najwięcej kopii jednej karty w talii bocznej. Karty specjalne najwyżej raz.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Do ilu setów</translation>
    </message>
    <message>
        <source>The first to win this many sets wins the match. Tied sets don’t count.</source>
        <translation>Kto pierwszy wygra tyle setów, wygrywa partię. Sety remisowe się nie liczą.</translation>
    </message>
    <message>
        <source>Stand at 20</source>
        <translation>Pas przy 20</translation>
    </message>
    <message>
        <source>A player with exactly 20 stands automatically, also after a side card.</source>
        <translation>Gracz, który ma dokładnie 20, pasuje automatycznie, także po karcie bocznej.</translation>
    </message>
    <message>
        <source>Nine cards win</source>
        <translation>Dziewięć kart wygrywa</translation>
    </message>
    <message>
        <source>Nine cards that are not over 20 win the set at once.</source>
        <translation>Dziewięć kart bez przekroczenia 20 od razu wygrywa set.</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Who moves first in the first set and in the later ones.</source>
        <translation>Kto zaczyna pierwszy set i następne.</translation>
    </message>
    <message>
        <source>random, then in turn</source>
        <translation>losowo, potem na zmianę</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>zawsze pierwsze miejsce</translation>
    </message>
    <message>
        <source>random, then the loser</source>
        <translation>losowo, potem przegrany</translation>
    </message>
    <message>
        <source>Highest stake</source>
        <translation>Najwyższa stawka</translation>
    </message>
    <message>
        <source>Both players name a stake, and the lower one counts. 0 = no stakes.</source>
        <translation>Oboje podają stawkę i liczy się niższa. 0 = bez stawek.</translation>
    </message>
    <message>
        <source>sets won</source>
        <translation>wygrane sety</translation>
    </message>
    <message>
        <source>house deck</source>
        <translation>talia główna</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>karty na stole</translation>
    </message>
    <message>
        <source>side cards</source>
        <translation>karty boczne</translation>
    </message>
    <message>
        <source>side deck, not drawn</source>
        <translation>talia boczna, niewylosowana</translation>
    </message>
    <message>
        <source>used side cards</source>
        <translation>zużyte karty boczne</translation>
    </message>
    <message>
        <source>You can’t answer that now.</source>
        <translation>Teraz nie możesz tak odpowiedzieć.</translation>
    </message>
    <message>
        <source>The side deck doesn’t have the right number of cards.</source>
        <translation>Talia boczna ma złą liczbę kart.</translation>
    </message>
    <message>
        <source>The side deck has a card that these rules don’t allow.</source>
        <translation>W talii bocznej jest karta, której te zasady nie dopuszczają.</translation>
    </message>
    <message>
        <source>The side deck has too many copies of one card.</source>
        <translation>W talii bocznej jest za dużo kopii jednej karty.</translation>
    </message>
    <message>
        <source>A stake is a number from 1 to the highest stake.</source>
        <translation>Stawka to liczba od 1 do najwyższej stawki.</translation>
    </message>
    <message>
        <source>You don’t have that side card.</source>
        <translation>Nie masz tej karty bocznej.</translation>
    </message>
    <message>
        <source>That side card can’t count that much.</source>
        <translation>Ta karta boczna nie może mieć takiej wartości.</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Name trump with your partner, then take three of five tricks.</source>
        <translation>Ogłoś z partnerem atu i weź trzy z pięciu lew.</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Pierwsza karta</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>Solista</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solidny</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Sprytny</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>orders up, plays its first card</source>
        <translation>każe wziąć, gra pierwszą kartę</translation>
    </message>
    <message>
        <source>orders up and plays alone</source>
        <translation>każe wziąć i gra solo</translation>
    </message>
    <message>
        <source>calls with good hands only</source>
        <translation>licytuje tylko dobre ręce</translation>
    </message>
    <message>
        <source>counts the cards played</source>
        <translation>liczy zagrane karty</translation>
    </message>
    <message>
        <source>simulates hidden hands</source>
        <translation>symuluje zakryte ręce</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation>każe wziąć</translation>
    </message>
    <message>
        <source>names trump</source>
        <translation>ogłasza atu</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>gra solo</translation>
    </message>
    <message>
        <source>wins a trick</source>
        <translation>bierze lewę</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>wpadka rozgrywającego</translation>
    </message>
    <message>
        <source>infers hidden cards, solves the play</source>
        <translation>odgaduje zakryte karty, rozwiązuje grę</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Do ilu punktów</translation>
    </message>
    <message>
        <source>The first side to reach them wins the match.</source>
        <translation>Partię wygrywa strona, która zdobędzie je pierwsza.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>Rozdający musi</translation>
    </message>
    <message>
        <source>If everyone else passes twice, the dealer must name a suit. Otherwise the hand is void.</source>
        <translation>Jeśli wszyscy inni spasują dwa razy, rozdający musi ogłosić kolor. Inaczej rozdanie jest nieważne.</translation>
    </message>
    <message>
        <source>Suit turned down</source>
        <translation>Odrzucony kolor</translation>
    </message>
    <message>
        <source>May the suit that was turned down be named in the second round?</source>
        <translation>Czy odrzucony kolor można ogłosić w drugiej rundzie?</translation>
    </message>
    <message>
        <source>may be named</source>
        <translation>można ogłosić</translation>
    </message>
    <message>
        <source>may not be named</source>
        <translation>nie można ogłosić</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Obrona solo</translation>
    </message>
    <message>
        <source>May a player on the side that did not make trump play alone?</source>
        <translation>Czy gracz strony, która nie ogłosiła atu, może grać solo?</translation>
    </message>
    <message>
        <source>Left bower</source>
        <translation>Lewy walet</translation>
    </message>
    <message>
        <source>Which suit the other jack of trump’s colour follows. It is the second-highest trump either way.</source>
        <translation>Do którego koloru należy drugi walet tej samej barwy co atu. Tak czy inaczej jest drugim najwyższym atutem.</translation>
    </message>
    <message>
        <source>follows trump</source>
        <translation>należy do atu</translation>
    </message>
    <message>
        <source>follows its printed suit</source>
        <translation>należy do swojego koloru</translation>
    </message>
    <message>
        <source>Maximum hands</source>
        <translation>Maksimum rozdań</translation>
    </message>
    <message>
        <source>After this many hands the match is a draw. Void hands count.</source>
        <translation>Po tylu rozdaniach partia kończy się remisem. Nieważne rozdania też się liczą.</translation>
    </message>
    <message>
        <source>Stick the dealer, no defending alone</source>
        <translation>Rozdający musi, bez obrony solo</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>Tak jak w konkursie</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation>reszta kart</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>card turned up</source>
        <translation>odkryta karta</translation>
    </message>
    <message>
        <source>the dealer’s discard</source>
        <translation>odrzut rozdającego</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>lewa</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>wzięte lewy</translation>
    </message>
    <message>
        <source>You have the suit that was led and must follow it.</source>
        <translation>Masz kolor wyjścia i musisz do niego dołożyć.</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>Nie masz tej karty.</translation>
    </message>
    <message>
        <source>You must keep the card you picked up.</source>
        <translation>Wziętą kartę musisz zatrzymać.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>Ten kolor został odrzucony.</translation>
    </message>
    <message>
        <source>There is no such suit.</source>
        <translation>Nie ma takiego koloru.</translation>
    </message>
    <message>
        <source>Everyone else passed: the dealer must name a suit.</source>
        <translation>Wszyscy inni spasowali: rozdający musi ogłosić kolor.</translation>
    </message>
    <message>
        <source>You can’t do that now.</source>
        <translation>Teraz nie możesz tego zrobić.</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Pazaak</translation>
    </message>
    <message>
        <source>Get close to 20, but not over. Your few side cards must last.</source>
        <translation>Jak najbliżej 20, ale nie więcej. Oszczędzaj karty boczne.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Uważny</translation>
    </message>
    <message>
        <source>draws below 20</source>
        <translation>dobiera poniżej 20</translation>
    </message>
    <message>
        <source>draws below 15</source>
        <translation>dobiera poniżej 15</translation>
    </message>
    <message>
        <source>plays the solved match</source>
        <translation>gra według rozwiązania</translation>
    </message>
    <message>
        <source>Side pool copies</source>
        <translation>Komplety puli</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 5 a player’s side cards are drawn from.</source>
        <translation>Z ilu kompletów kart od 1 do 5 losuje się karty boczne każdego gracza.</translation>
    </message>
    <message>
        <source>Side cards per player</source>
        <translation>Karty boczne na gracza</translation>
    </message>
    <message>
        <source>Dealt once for the whole match. At most 5 times the copies in the pool.</source>
        <translation>Rozdawane raz na całą partię. Najwyżej 5 razy tyle, ile kompletów w puli.</translation>
    </message>
    <message>
        <source>Hands to win</source>
        <translation>Do ilu rozdań</translation>
    </message>
    <message>
        <source>The first to win this many hands wins the match. Tied hands don’t count.</source>
        <translation>Kto pierwszy wygra tyle rozdań, wygrywa partię. Remisy się nie liczą.</translation>
    </message>
    <message>
        <source>A player with exactly 20 after a house card stands automatically.</source>
        <translation>Gracz, który po karcie głównej ma dokładnie 20, pasuje automatycznie.</translation>
    </message>
    <message>
        <source>Single hand</source>
        <translation>Jedno rozdanie</translation>
    </message>
    <message>
        <source>hands won</source>
        <translation>rozdania</translation>
    </message>
    <message>
        <source>There is no such side card.</source>
        <translation>Nie ma takiej karty bocznej.</translation>
    </message>
    <message>
        <source>RPS Poker</source>
        <translation>RPS Poker</translation>
    </message>
    <message>
        <source>Keep one card, give one away. Then pair the base card or play high.</source>
        <translation>Jedną kartę zatrzymaj, drugą oddaj. Twórz pary lub graj wysoko.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimalny</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Prosty</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>Oszczędny</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Napastnik</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Szanse</translation>
    </message>
    <message>
        <source>always takes the first card</source>
        <translation>zawsze bierze pierwszą kartę</translation>
    </message>
    <message>
        <source>keeps high cards</source>
        <translation>trzyma wysokie karty</translation>
    </message>
    <message>
        <source>plays a pair, else its lowest card</source>
        <translation>gra parę, inaczej najniższą kartę</translation>
    </message>
    <message>
        <source>plays a pair, else its highest card</source>
        <translation>gra parę, inaczej najwyższą kartę</translation>
    </message>
    <message>
        <source>plays the best chance in this game</source>
        <translation>wybiera najlepszą szansę w tej grze</translation>
    </message>
    <message>
        <source>weighs the chance now against the card’s later use</source>
        <translation>waży obecną szansę i późniejszy pożytek z karty</translation>
    </message>
    <message>
        <source>models the opponent, simulates hidden hands</source>
        <translation>modeluje rywala, symuluje zakryte ręce</translation>
    </message>
    <message>
        <source>gives the lower card</source>
        <translation>oddaje niższą kartę</translation>
    </message>
    <message>
        <source>plays a pair</source>
        <translation>gra parę</translation>
    </message>
    <message>
        <source>plays its highest</source>
        <translation>gra najwyższą kartę</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>wygrane gry</translation>
    </message>
    <message>
        <source>base deck</source>
        <translation>talia bazowa</translation>
    </message>
    <message>
        <source>two cards to choose from</source>
        <translation>dwie karty do wyboru</translation>
    </message>
    <message>
        <source>drafted cards</source>
        <translation>dobrane karty</translation>
    </message>
    <message>
        <source>cards to draw</source>
        <translation>karty do dobrania</translation>
    </message>
    <message>
        <source>card played</source>
        <translation>zagrana karta</translation>
    </message>
    <message>
        <source>base card</source>
        <translation>karta bazowa</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>rozegrane gry</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Tej karty nie ma na tej ręce.</translation>
    </message>
    <message>
        <source>That is not one of the two cards dealt.</source>
        <translation>To nie jest żadna z dwóch rozdanych kart.</translation>
    </message>
    <message>
        <source>That gives up the match.</source>
        <translation>To oznacza poddanie partii.</translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>Play 98 cards together. All you may say is a wish.</source>
        <translation>Zagrajcie razem 98 kart. Powiedzieć wolno tylko życzenie.</translation>
    </message>
    <message>
        <source>Simple Tom</source>
        <translation>Simple Tom</translation>
    </message>
    <message>
        <source>Smallest Gap</source>
        <translation>Najmniejsza luka</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>Słuchacz</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planista</translation>
    </message>
    <message>
        <source>plays the first card that fits</source>
        <translation>gra pierwszą pasującą kartę</translation>
    </message>
    <message>
        <source>always plays the smallest gap</source>
        <translation>zawsze wybiera najmniejszą lukę</translation>
    </message>
    <message>
        <source>plans its turn, respects wishes</source>
        <translation>planuje turę, szanuje życzenia</translation>
    </message>
    <message>
        <source>plans, listens and wishes</source>
        <translation>planuje, słucha, wyraża życzenia</translation>
    </message>
    <message>
        <source>simulates its plans to the end</source>
        <translation>symuluje plany aż do końca</translation>
    </message>
    <message>
        <source>simulates its turns in possible hands</source>
        <translation>symuluje swoje tury w możliwych rękach</translation>
    </message>
    <message>
        <source>jumps back</source>
        <translation>skacze wstecz</translation>
    </message>
    <message>
        <source>plays more than the minimum</source>
        <translation>gra więcej niż minimum</translation>
    </message>
    <message>
        <source>makes wishes</source>
        <translation>wyraża życzenia</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karty na ręce</translation>
    </message>
    <message>
        <source>Cards dealt to each player, and refilled after each turn. All hands together have at most 98.</source>
        <translation>Tyle kart dostaje każdy gracz i do tylu dobiera po każdej turze. Wszystkie ręce razem mają najwyżej 98.</translation>
    </message>
    <message>
        <source>Cards per turn</source>
        <translation>Karty na turę</translation>
    </message>
    <message>
        <source>Minimum cards per turn, at most the cards in hand.</source>
        <translation>Najmniejsza liczba kart na turę, nie większa niż liczba kart na ręce.</translation>
    </message>
    <message>
        <source>Cards per turn, empty stack</source>
        <translation>Karty na turę, pusta talia</translation>
    </message>
    <message>
        <source>Minimum cards per turn once the stack is empty. 0 = as before.</source>
        <translation>Najmniejsza liczba kart na turę, gdy talia jest pusta. 0 = jak przedtem.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>jak przedtem</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Jak w wydaniu</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>karty zostały</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>talia</translation>
    </message>
    <message>
        <source>pile 1, rising</source>
        <translation>stos 1, rosnący</translation>
    </message>
    <message>
        <source>pile 2, rising</source>
        <translation>stos 2, rosnący</translation>
    </message>
    <message>
        <source>pile 3, falling</source>
        <translation>stos 3, malejący</translation>
    </message>
    <message>
        <source>pile 4, falling</source>
        <translation>stos 4, malejący</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Nie masz tej karty na ręce.</translation>
    </message>
    <message>
        <source>The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower one, and each takes a card exactly ten back.</source>
        <translation>Karta nie pasuje. Stos rosnący przyjmuje kartę wyższą, malejący niższą, a każdy także kartę dokładnie o dziesięć wstecz.</translation>
    </message>
    <message>
        <source>There are four piles.</source>
        <translation>Są cztery stosy.</translation>
    </message>
    <message>
        <source>A wish is a number from 0 to 5.</source>
        <translation>Życzenie to liczba od 0 do 5.</translation>
    </message>
    <message>
        <source>You can’t answer this.</source>
        <translation>Nie możesz tak odpowiedzieć.</translation>
    </message>
    <message>
        <source>Zip Deck</source>
        <translation>Zip Deck</translation>
    </message>
    <message>
        <source>One card each. Is yours the highest? Call, and share out the points.</source>
        <translation>Po jednej karcie. Najwyższa? Zgłoś i rozdziel punkty.</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Krzykacz</translation>
    </message>
    <message>
        <source>Rando</source>
        <translation>Rando</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Milczek</translation>
    </message>
    <message>
        <source>Serpentine</source>
        <translation>Serpentyna</translation>
    </message>
    <message>
        <source>Orion</source>
        <translation>Orion</translation>
    </message>
    <message>
        <source>Leaderhit</source>
        <translation>Leaderhit</translation>
    </message>
    <message>
        <source>Lightning rod</source>
        <translation>Piorunochron</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Czytelnik</translation>
    </message>
    <message>
        <source>calls with any card</source>
        <translation>zgłasza każdą kartę</translation>
    </message>
    <message>
        <source>tosses a coin</source>
        <translation>rzuca monetą</translation>
    </message>
    <message>
        <source>never calls</source>
        <translation>nie zgłasza</translation>
    </message>
    <message>
        <source>calls in turn, gives to everyone in turn</source>
        <translation>zgłasza co drugi raz, daje po kolei</translation>
    </message>
    <message>
        <source>calls with high cards</source>
        <translation>zgłasza wysokie karty</translation>
    </message>
    <message>
        <source>weighs the odds, gives to the leader</source>
        <translation>waży szanse, daje liderowi</translation>
    </message>
    <message>
        <source>lets others feed the leader</source>
        <translation>oszczędza lidera, który ściąga punkty</translation>
    </message>
    <message>
        <source>models the others, looks ahead</source>
        <translation>modeluje innych, patrzy w przód</translation>
    </message>
    <message>
        <source>models the others, simulates the end</source>
        <translation>modeluje innych, symuluje koniec</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>zgłasza</translation>
    </message>
    <message>
        <source>gives to the leader</source>
        <translation>daje liderowi</translation>
    </message>
    <message>
        <source>splits the points</source>
        <translation>dzieli punkty</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Number of rounds in a match. 0 = players × players.</source>
        <translation>Liczba rund w partii. 0 = gracze × gracze.</translation>
    </message>
    <message>
        <source>players × players</source>
        <translation>gracze × gracze</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Krótka</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>talia</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>That’s not an answer. Call or say nothing.</source>
        <translation>To nie jest odpowiedź. Zgłoś lub nic nie mów.</translation>
    </message>
    <message>
        <source>No one sits there.</source>
        <translation>Nikt tam nie siedzi.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Wprawny</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silny</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>Hilltop protocol</source>
        <translation>protokół Hilltop</translation>
    </message>
    <message>
        <source>level %1 of 5</source>
        <translation>poziom %1 z 5</translation>
    </message>
    <message>
        <source>Discard the card picked up</source>
        <translation>Odrzucenie wziętej karty</translation>
    </message>
    <message>
        <source>May the dealer discard the card just picked up?</source>
        <translation>Czy rozdający może odrzucić właśnie wziętą kartę?</translation>
    </message>
    <message>
        <source>Contest rules</source>
        <translation>Zasady konkursu</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Zasady stołowe</translation>
    </message>
    <message>
        <source>Contest rules as its controller played</source>
        <translation>Zasady konkursu jak w oryginalnym kontrolerze</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>Domyślne zasady</translation>
    </message>
</context>
<context>
    <name>HillActions</name>
    <message>
        <source>&amp;New hill…</source>
        <translation>&amp;Nowe wzgórze…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nowe wzgórze…</translation>
    </message>
    <message>
        <source>&amp;Open hill…</source>
        <translation>&amp;Otwórz wzgórze…</translation>
    </message>
    <message>
        <source>&amp;All hills</source>
        <translation>Wszys&amp;tkie wzgórza</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Uruchom</translation>
    </message>
    <message>
        <source>Run with b&amp;udget…</source>
        <translation>Uruchom z &amp;budżetem…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Wstrzymaj</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
        <source>Add &amp;bots…</source>
        <translation>&amp;Dodaj boty…</translation>
    </message>
    <message>
        <source>New &amp;version…</source>
        <translation>Nowa w&amp;ersja…</translation>
    </message>
    <message>
        <source>Re&amp;tire…</source>
        <translation>W&amp;ycofaj…</translation>
    </message>
    <message>
        <source>&amp;Disqualify…</source>
        <translation>Zdyskwali&amp;fikuj…</translation>
    </message>
    <message>
        <source>&amp;End season…</source>
        <translation>Zakończ &amp;sezon…</translation>
    </message>
    <message>
        <source>Challenge the &amp;king…</source>
        <translation>Wyzwij kró&amp;la…</translation>
    </message>
    <message>
        <source>All scheduled matches are played. Use a budget to play more.</source>
        <translation>Wszystko, co należało, jest rozegrane. Z budżetem rozegra się więcej.</translation>
    </message>
    <message>
        <source>Play the missing matches</source>
        <translation>Rozgrywa to, czego jeszcze nie rozegrano</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>&amp;Let back in…</source>
        <translation>&amp;Przywróć…</translation>
    </message>
    <message>
        <source>Keeps everything played so far. The next run continues from there.</source>
        <translation>Zachowuje wszystko, co rozegrano. Następnym razem gra toczy się dalej od tego miejsca.</translation>
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
        <translation>%1 v%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, bots</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots</source>
        <translation>
            <numerusform>%Ln bot</numerusform>
            <numerusform>%Ln boty</numerusform>
            <numerusform>%Ln botów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 partii na parę</translation>
    </message>
    <message>
        <source>%1, %2 matches per bot</source>
        <translation>%1, %2 partii na bota</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, zdublowane układy</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Ziarno: %1</translation>
    </message>
    <message>
        <source>No bots yet. Add some, or drop their files here.</source>
        <translation>Jeszcze nie ma botów. Dodaj je lub upuść tutaj ich pliki.</translation>
    </message>
    <message>
        <source>%1 is the only bot. Add another one to play.</source>
        <translation>Jedyny bot to %1. Aby grać, dodaj drugiego.</translation>
    </message>
    <message>
        <source>No matches have been played yet.</source>
        <translation>Nie rozegrano jeszcze żadnej partii.</translation>
    </message>
    <message>
        <source>%1 and %2 share the lead.</source>
        <translation>Wspólnie prowadzą %1 i %2.</translation>
    </message>
    <message>
        <source>%1 matches to play</source>
        <translation>Partie do rozegrania: %1</translation>
    </message>
    <message>
        <source>%1 matches played</source>
        <translation>Rozegrane partie: %1</translation>
    </message>
    <message>
        <source>%1. More matches would not make the order clearer.</source>
        <translation>%1. Więcej partii nie wyjaśniłoby kolejności.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>new version</source>
        <translation>nowa wersja</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>dołączenie</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>wycofanie</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>dyskwalifikacja</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>budżet</translation>
    </message>
    <message>
        <source>season</source>
        <translation>sezon</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partii</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>wbudowany</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>file, author</comment>
        <translation>%1, autor: %2</translation>
    </message>
    <message>
        <source>%1. The order is certain.</source>
        <translation>%1. Kolejność jest pewna.</translation>
    </message>
    <message>
        <source>%1. The order of %2 and %3 is still open.</source>
        <translation>%1. Kolejność wciąż nierozstrzygnięta: %2 i %3.</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>zatrzymywanie…</translation>
    </message>
    <message>
        <source>%1 of %2 pairings, %3 matches</source>
        <translation>%1 z %2 par, %3 partii</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Wstrzymano: %1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>what has been played, a time</comment>
        <translation>%1, zostało ok. %2</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Otwieranie pliku…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Zapisywanie…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>%1: matches to play</source>
        <comment>a hill&apos;s game</comment>
        <translation>%1: partie do rozegrania</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>%1, sealed deals</source>
        <translation>%1, zapieczętowane układy</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a contest</comment>
        <translation>wykluczenie</translation>
    </message>
    <message>
        <source>let back in</source>
        <translation>przywrócenie</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, zatrzymywanie</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>wstrzymano przy %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, zostało %2</translation>
    </message>
    <message>
        <source>%1 leads. %2</source>
        <comment>a bot, a sentence</comment>
        <translation>Prowadzi %1. %2</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches to play, a time</comment>
        <translation>%1, około %2</translation>
    </message>
    <message>
        <source>final</source>
        <translation>finał</translation>
    </message>
    <message>
        <source>%1 of %2 tables, %3 matches</source>
        <translation>Stoły: %1 z %2, partie: %3</translation>
    </message>
    <message>
        <source>%1, %2 matches per table</source>
        <translation>%1, partie na stół: %2</translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>today %1</source>
        <translation>dziś %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>at one screen</source>
        <translation>przy jednym ekranie</translation>
    </message>
    <message numerus="yes">
        <source>with %n others</source>
        <translation>
            <numerusform>z %n graczem</numerusform>
            <numerusform>z %n graczami</numerusform>
            <numerusform>z %n graczami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n others</source>
        <translation>
            <numerusform>przeciw %n graczowi</numerusform>
            <numerusform>przeciw %n graczom</numerusform>
            <numerusform>przeciw %n graczom</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>razem: %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>kontra %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>od %1 do %2 miejsc</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%Ln wygrana</numerusform>
            <numerusform>%Ln wygrane</numerusform>
            <numerusform>%Ln wygranych</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <comment>a rating</comment>
        <translation>nowy</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nieczytelne</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Porzucona</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nieukończona</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>Partia dnia, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The clock says %1, but the deal of %2 has already been played. Later days count when they have come.</source>
        <translation>Zegar pokazuje %1, ale partia z %2 jest już rozegrana. Późniejsze dni liczą się, gdy nadejdą.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals of the day played</source>
        <translation>
            <numerusform>Rozegrano %Ln partię dnia</numerusform>
            <numerusform>Rozegrano %Ln partie dnia</numerusform>
            <numerusform>Rozegrano %Ln partii dnia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln dzień z rzędu</numerusform>
            <numerusform>%Ln dni z rzędu</numerusform>
            <numerusform>%Ln dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation>z %1 przeciw %2</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Obejrzana</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player and the level: &quot;Wes (Strong)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>%1 (partly translated)</source>
        <translation>%1 (częściowo)</translation>
    </message>
    <message>
        <source>%1 (no font for it)</source>
        <translation>%1 (brak odpowiedniej czcionki)</translation>
    </message>
</context>
<context>
    <name>LikeAnswer</name>
    <message>
        <source>Name the suit turned down</source>
        <translation>Ogłoś odrzucony kolor</translation>
    </message>
    <message>
        <source>Name the suit of the same colour</source>
        <translation>Ogłoś kolor tej samej barwy</translation>
    </message>
    <message>
        <source>Name a suit of the other colour</source>
        <translation>Ogłoś kolor innej barwy</translation>
    </message>
    <message>
        <source>Discard a trump</source>
        <translation>Odrzuć atu</translation>
    </message>
    <message>
        <source>Discard an ace</source>
        <translation>Odrzuć asa</translation>
    </message>
    <message>
        <source>Discard the only card of a suit</source>
        <translation>Odrzuć jedyną kartę koloru</translation>
    </message>
    <message>
        <source>Discard from a longer suit</source>
        <translation>Odrzuć z dłuższego koloru</translation>
    </message>
    <message>
        <source>Lead the right bower</source>
        <translation>Wyjdź prawym waletem</translation>
    </message>
    <message>
        <source>Lead the left bower</source>
        <translation>Wyjdź lewym waletem</translation>
    </message>
    <message>
        <source>Lead another trump</source>
        <translation>Wyjdź innym atu</translation>
    </message>
    <message>
        <source>Lead an ace</source>
        <translation>Wyjdź asem</translation>
    </message>
    <message>
        <source>Lead a lower card</source>
        <translation>Wyjdź niższą kartą</translation>
    </message>
    <message>
        <source>Trump in, ahead</source>
        <translation>Daj atu, na czele</translation>
    </message>
    <message>
        <source>Follow suit, ahead</source>
        <translation>Dołóż do koloru, na czele</translation>
    </message>
    <message>
        <source>Follow suit, not ahead</source>
        <translation>Dołóż do koloru, nie na czele</translation>
    </message>
    <message>
        <source>Trump in, not ahead</source>
        <translation>Daj atu, nie na czele</translation>
    </message>
    <message>
        <source>Throw off</source>
        <translation>Zrzuć inny kolor</translation>
    </message>
    <message>
        <source>Keep the higher card</source>
        <translation>Zatrzymaj wyższą kartę</translation>
    </message>
    <message>
        <source>Keep the lower card</source>
        <translation>Zatrzymaj niższą kartę</translation>
    </message>
    <message>
        <source>Keep the rock</source>
        <translation>Zatrzymaj kamień</translation>
    </message>
    <message>
        <source>Keep the paper</source>
        <translation>Zatrzymaj papier</translation>
    </message>
    <message>
        <source>Keep the scissors</source>
        <translation>Zatrzymaj nożyce</translation>
    </message>
    <message>
        <source>Play a pair</source>
        <translation>Zagraj parę</translation>
    </message>
    <message>
        <source>Play the highest card</source>
        <translation>Zagraj najwyższą kartę</translation>
    </message>
    <message>
        <source>Play the middle card</source>
        <translation>Zagraj środkową kartę</translation>
    </message>
    <message>
        <source>Play the lowest card</source>
        <translation>Zagraj najniższą kartę</translation>
    </message>
    <message>
        <source>Set a pile back by ten</source>
        <translation>Cofnij stos o dziesięć</translation>
    </message>
    <message>
        <source>A step of 1</source>
        <translation>Krok o 1</translation>
    </message>
    <message>
        <source>A step of 2</source>
        <translation>Krok o 2</translation>
    </message>
    <message>
        <source>A step of 3 to 5</source>
        <translation>Krok od 3 do 5</translation>
    </message>
    <message>
        <source>A step of 6 to 10</source>
        <translation>Krok od 6 do 10</translation>
    </message>
    <message>
        <source>A step of more than 10</source>
        <translation>Krok o więcej niż 10</translation>
    </message>
    <message>
        <source>Wish nothing</source>
        <translation>Bez życzenia</translation>
    </message>
    <message>
        <source>Strongest wish: 1</source>
        <translation>Najsilniejsze życzenie: 1</translation>
    </message>
    <message>
        <source>Strongest wish: 2</source>
        <translation>Najsilniejsze życzenie: 2</translation>
    </message>
    <message>
        <source>Strongest wish: 3</source>
        <translation>Najsilniejsze życzenie: 3</translation>
    </message>
    <message>
        <source>Strongest wish: 4</source>
        <translation>Najsilniejsze życzenie: 4</translation>
    </message>
    <message>
        <source>Strongest wish: hands off</source>
        <translation>Najsilniejsze życzenie: nie ruszać</translation>
    </message>
    <message>
        <source>Call, points to the leader</source>
        <translation>Zgłoś, punkty dla lidera</translation>
    </message>
    <message>
        <source>Call, points to another player</source>
        <translation>Zgłoś, punkty dla innego gracza</translation>
    </message>
    <message>
        <source>Call, points to several</source>
        <translation>Zgłoś, punkty dla kilku graczy</translation>
    </message>
    <message>
        <source>Call, points to no one else</source>
        <translation>Zgłoś, dla nikogo innego</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>%1. Esc: show the actual cards</source>
        <translation>%1. Esc: pokaż prawdziwe karty</translation>
    </message>
    <message>
        <source>%1. %2: back to the match</source>
        <translation>%1. %2: wróć do partii</translation>
    </message>
</context>
<context>
    <name>ManualLink</name>
    <message>
        <source>What is this?</source>
        <translation>Co to jest?</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Deal %1.</source>
        <translation>Układ %1.</translation>
    </message>
    <message>
        <source>View: %1.</source>
        <translation>Widok: %1.</translation>
    </message>
    <message>
        <source>This page steps through a match. Please allow it to run its own script; it loads nothing.</source>
        <translation>Ta strona pokazuje partię krok po kroku. Zezwól na jej własny skrypt; strona niczego nie pobiera.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Moment partii</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Poprzedni</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Następny</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Następny błąd</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>wszystkie karty</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Wariant</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>jak zagrano</translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation>gałąź %1</translation>
    </message>
    <message>
        <source>Show what comes later</source>
        <translation>Pokaż dalszy ciąg</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Odpowiedzi: %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, zagrane</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This page needs a newer browser (2023 or later).</source>
        <translation>Ta strona wymaga nowszej przeglądarki (z 2023 roku lub późniejszej).</translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>%1 is no longer one of your bots. A built-in bot takes its place.</source>
        <translation>Bota %1 nie ma już wśród twoich. Jego miejsce zajmuje wbudowany.</translation>
    </message>
    <message>
        <source>%1 are no longer among your bots. Built-in bots take their places.</source>
        <translation>Botów %1 nie ma już wśród twoich. Ich miejsca zajmują wbudowane.</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Dzielona</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
</context>
<context>
    <name>PassButtons</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation>
            <numerusform>za %n sekundę</numerusform>
            <numerusform>za %n sekundy</numerusform>
            <numerusform>za %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 odpowiada</translation>
    </message>
    <message>
        <source>pass the screen</source>
        <translation>przekaż ekran</translation>
    </message>
</context>
<context>
    <name>PazaakScore</name>
    <message>
        <source>over</source>
        <translation>za dużo</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>koniec</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, za dużo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Your +</source>
        <translation>Twój +</translation>
    </message>
    <message>
        <source>Your side card</source>
        <translation>Twoja karta boczna</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Poprzednie</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>To rozdanie</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Suma</translation>
    </message>
</context>
<context>
    <name>PazaakTable</name>
    <message>
        <source>played +%1</source>
        <translation>zagrano +%1</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>ponad 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>koniec tury</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>wygrane rozdanie</translation>
    </message>
    <message>
        <source>hand tied</source>
        <translation>rozdanie remisowe</translation>
    </message>
</context>
<context>
    <name>PazaakTexts</name>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Zagraj %1</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>karta w następnej rundzie</translation>
    </message>
    <message>
        <source>stay at %1</source>
        <translation>zostań przy %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>pasujesz przy %1</translation>
    </message>
    <message>
        <source>over, at %1</source>
        <translation>za dużo, razem %1</translation>
    </message>
    <message>
        <source>You have %1, which is over 20.</source>
        <translation>Masz %1, czyli ponad 20.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Masz %1, %2 pasuje przy %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Masz %1, %2 ma %3.</translation>
    </message>
    <message>
        <source>moves first</source>
        <translation>pierwszy ruch</translation>
    </message>
    <message>
        <source>moves second</source>
        <translation>drugi ruch</translation>
    </message>
    <message>
        <source>Both went over 20: hand %1 is tied.</source>
        <translation>Oboje mają ponad 20: remis w rozdaniu %1.</translation>
    </message>
    <message>
        <source>Both stand at %1: hand %2 is tied.</source>
        <translation>Oboje pasują przy %1: remis w rozdaniu %2.</translation>
    </message>
    <message>
        <source>You went over 20 in hand %2, with %3 against %4.</source>
        <translation>Przekraczasz 20 w rozdaniu %2: %3 przeciw %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in hand %2, with %3 against %4.</source>
        <translation>%1 przekracza 20 w rozdaniu %2: %3 przeciw %4.</translation>
    </message>
    <message>
        <source>You won hand %2, with %3 against %4.</source>
        <translation>Wygrywasz rozdanie %2: %3 przeciw %4.</translation>
    </message>
    <message>
        <source>%1 won hand %2, with %3 against %4.</source>
        <translation>%1 wygrywa rozdanie %2: %3 przeciw %4.</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>karta boczna %1</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>karta główna %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>kończysz turę przy %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>kończy turę przy %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>pasuje przy %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>masz dokładnie %1 i pasujesz</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>ma dokładnie %1 i pasuje</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Rozdanie %1</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>Remis w rozdaniu %1</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Wygrywasz rozdanie</translation>
    </message>
    <message>
        <source>%1 wins the hand</source>
        <translation>%1 wygrywa rozdanie</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Wygrywasz partię</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wygrywa partię</translation>
    </message>
    <message>
        <source>play +%1</source>
        <translation>zagrywasz +%1</translation>
    </message>
    <message>
        <source>plays +%1</source>
        <translation>zagrywa +%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>dobierasz: %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>dobiera: %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>usterka, liczy się jako pas</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Masz ponad 20, razem %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 ma ponad 20, razem %2</translation>
    </message>
</context>
<context>
    <name>QCoreApplication::HillWords</name>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>a fault</source>
        <translation>usterka</translation>
    </message>
</context>
<context>
    <name>RatedBadge</name>
    <message>
        <source>Rated</source>
        <translation>O ranking</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>nothing measurable</source>
        <translation>niemierzalny</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation>%1 ma kartę: %2</translation>
    </message>
    <message>
        <source>%1 holds no %2</source>
        <comment>a suit</comment>
        <translation>%1 nie ma koloru %2</translation>
    </message>
    <message>
        <source>no one holds: %1</source>
        <translation>nikt nie ma karty: %1</translation>
    </message>
    <message>
        <source>%1 can beat: %2</source>
        <translation>%1 może pobić kartę: %2</translation>
    </message>
    <message>
        <source>%1 can pair the base card</source>
        <translation>%1 może utworzyć parę z kartą bazową</translation>
    </message>
    <message>
        <source>someone has a higher card</source>
        <translation>ktoś ma wyższą kartę</translation>
    </message>
    <message>
        <source>someone else calls</source>
        <translation>ktoś inny zgłasza</translation>
    </message>
    <message>
        <source>the next card takes you above %1</source>
        <translation>następna karta daje ci ponad %1</translation>
    </message>
    <message>
        <source>the next card takes %1 above %2</source>
        <translation>%1 po następnej karcie ma ponad %2</translation>
    </message>
    <message>
        <source>the next card takes you to %1 or more without a bust</source>
        <translation>następna karta daje ci %1 lub więcej bez przekroczenia 20</translation>
    </message>
    <message>
        <source>the next card takes %1 to %2 or more without a bust</source>
        <translation>%1 po następnej karcie ma %2 lub więcej bez przekroczenia 20</translation>
    </message>
    <message>
        <source>the card you receive is %1 or higher</source>
        <translation>otrzymana karta to %1 lub wyższa</translation>
    </message>
    <message>
        <source>someone else holds a card that %1 passes over</source>
        <translation>ktoś inny ma kartę, którą pomija %1</translation>
    </message>
    <message>
        <source>someone else holds %1, which sets a pile back</source>
        <translation>ktoś inny ma kartę cofającą stos: %1</translation>
    </message>
    <message>
        <source>If %1 (%2 % of possible deals), “%3” costs %4, otherwise %5.</source>
        <translation>Gdy %1 (%2% możliwych układów), koszt odpowiedzi „%3”: %4. W pozostałych: %5.</translation>
    </message>
    <message>
        <source>you hold: %1</source>
        <translation>masz kartę: %1</translation>
    </message>
    <message>
        <source>you hold no %1</source>
        <comment>a suit</comment>
        <translation>nie masz koloru %1</translation>
    </message>
    <message>
        <source>you can beat: %1</source>
        <translation>możesz pobić kartę: %1</translation>
    </message>
    <message>
        <source>you can pair the base card</source>
        <translation>możesz utworzyć parę z kartą bazową</translation>
    </message>
    <message>
        <source>No single hidden card or draw explains the difference.</source>
        <translation>Żadna pojedyncza zakryta ani dobrana karta nie wyjaśnia różnicy.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Pominięte karty, które nie były zagrane: %1 przez „%2”, %3 przez „%4”.</translation>
    </message>
    <message>
        <source>Unseen cards beaten: %1 by “%2”, %3 by “%4”.</source>
        <translation>Niewidziane karty, które są bite: %1 przez „%2”, %3 przez „%4”.</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>Stoisz na %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Masz %1.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 stoi na %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 ma %2.</translation>
    </message>
    <message>
        <source>“%1” sets its pile back.</source>
        <translation>„%1” cofa swój stos.</translation>
    </message>
    <message>
        <source>After “%1” your own %2 can set that pile back.</source>
        <translation>Po „%1” własna karta %2 może cofnąć ten stos.</translation>
    </message>
    <message>
        <source>After “%1”, %2 can set that pile back with their %3.</source>
        <translation>Po „%1” %2 może cofnąć ten stos własną kartą %3.</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>znikomy</translation>
    </message>
    <message>
        <source>“%1” keeps the higher card.</source>
        <translation>„%1” zachowuje wyższą kartę.</translation>
    </message>
    <message>
        <source>after “%1” %2</source>
        <translation>po „%1” %2</translation>
    </message>
    <message>
        <source>“%1” continues from %2: %3 of %4 unseen cards go over 20.</source>
        <translation>„%1” gra dalej od %2: %3 z %4 niewidzianych kart daje ponad 20.</translation>
    </message>
    <message>
        <source>“%1” is over 20 with %2.</source>
        <translation>„%1” daje %2, czyli ponad 20.</translation>
    </message>
    <message>
        <source>“%1” stops at %2.</source>
        <translation>„%1” zatrzymuje się na %2.</translation>
    </message>
    <message>
        <source>“%1” ties at %2.</source>
        <translation>„%1” remisuje przy %2.</translation>
    </message>
    <message>
        <source>“%1” wins with %2 against %3.</source>
        <translation>„%1” wygrywa %2 do %3.</translation>
    </message>
    <message>
        <source>“%1” loses with %2 against %3.</source>
        <translation>„%1” przegrywa %2 do %3.</translation>
    </message>
    <message>
        <source>“%1” spends a side card.</source>
        <translation>„%1” zużywa kartę boczną.</translation>
    </message>
    <message>
        <source>You get the %1.</source>
        <translation>Dostajesz: %1.</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 dostaje: %2.</translation>
    </message>
    <message>
        <source>The hand is good for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>Ręka jest dobra na „%1”: atuty %2, w tym pewne lewy %3, inne asy %4.</translation>
    </message>
    <message>
        <source>The hand is weak for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>Ręka jest słaba na „%1”: atuty %2, w tym pewne lewy %3, inne asy %4.</translation>
    </message>
    <message>
        <source>Trumps in hand: %1 after “%2”, %3 after “%4”.</source>
        <translation>Atuty w ręce: %1 po „%2”, %3 po „%4”.</translation>
    </message>
    <message>
        <source>Sure tricks in trumps: %1 after “%2”, %3 after “%4”.</source>
        <translation>Pewne lewy atutowe: %1 po „%2”, %3 po „%4”.</translation>
    </message>
    <message>
        <source>Other aces: %1 after “%2”, %3 after “%4”.</source>
        <translation>Inne asy: %1 po „%2”, %3 po „%4”.</translation>
    </message>
    <message>
        <source>“%1” throws a bower away.</source>
        <translation>„%1” wyrzuca waleta atutowego.</translation>
    </message>
    <message>
        <source>“%1” throws a trump away.</source>
        <translation>„%1” wyrzuca atut.</translation>
    </message>
    <message>
        <source>“%1” throws an ace away.</source>
        <translation>„%1” wyrzuca asa.</translation>
    </message>
    <message>
        <source>After “%1” there are no %2 left in hand, so a trump can take such a trick.</source>
        <translation>Po „%1” w ręce nie ma już koloru %2, więc taką lewę może wziąć atut.</translation>
    </message>
    <message>
        <source>The other side can’t beat “%1”.</source>
        <translation>Druga strona nie może przebić „%1”.</translation>
    </message>
    <message>
        <source>“%1” takes the lead in the trick, “%2” does not.</source>
        <translation>„%1” obejmuje prowadzenie w lewie, „%2” nie.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which wins anyway.</source>
        <translation>„%1” przebija kartę partnera, która i tak wygrywa.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which was ahead.</source>
        <translation>„%1” przebija kartę partnera, która prowadziła.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: you have shown no %2.</source>
        <translation>„%1” wychodzi w brak koloru: nie masz koloru %2.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: %2 has shown no %3.</source>
        <translation>„%1” wychodzi w brak koloru: %2 nie ma koloru %3.</translation>
    </message>
    <message>
        <source>“%1” draws trumps. Unseen trumps: %2.</source>
        <translation>„%1” ściąga atuty. Niewidziane atuty: %2.</translation>
    </message>
    <message>
        <source>“%1” leads a trump. Unseen trumps: %2.</source>
        <translation>„%1” wychodzi w atut. Niewidziane atuty: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a trump. Trumps in hand: %2.</source>
        <translation>„%1” oszczędza atut. Atuty w ręce: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a bower. Trumps in hand: %2.</source>
        <translation>„%1” oszczędza waleta atutowego. Atuty w ręce: %2.</translation>
    </message>
    <message>
        <source>Unseen cards that beat it: %1 after “%2”, %3 after “%4”.</source>
        <translation>Niewidziane karty, które ją przebijają: %1 po „%2”, %3 po „%4”.</translation>
    </message>
    <message>
        <source>“%1” is as good now and keeps the higher card.</source>
        <translation>„%1” jest teraz tak samo dobre i zachowuje wyższą kartę.</translation>
    </message>
    <message>
        <source>Unseen cards of the same number, which it may pair: %1 of “%2”, %3 of “%4”.</source>
        <translation>Niewidziane karty o tej samej liczbie, z którymi może być para: %1 przy „%2”, %3 przy „%4”.</translation>
    </message>
    <message>
        <source>“%1” pairs the base card.</source>
        <translation>„%1” tworzy parę z kartą bazową.</translation>
    </message>
    <message>
        <source>“%1” keeps the card that pairs the base card.</source>
        <translation>„%1” zachowuje kartę, która tworzy parę z kartą bazową.</translation>
    </message>
    <message>
        <source>“%1” before the minimum loses the match.</source>
        <translation>„%1” przed minimum przegrywa mecz.</translation>
    </message>
    <message>
        <source>After “%1” no card in hand fits, and one is still due.</source>
        <translation>Po „%1” nie pasuje żadna karta z ręki, a jedną trzeba jeszcze zagrać.</translation>
    </message>
    <message>
        <source>“%1” wastes card %2 in hand, which would set that pile back.</source>
        <translation>„%1” marnuje kartę %2 z ręki, która cofnęłaby ten stos.</translation>
    </message>
    <message>
        <source>With card %1 played before it, card %2 would set the pile back.</source>
        <translation>Gdy wcześniej zagrać kartę %1, karta %2 cofnie stos.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: You want others to stay off pile %2.</source>
        <translation>„%1” pomija życzenie: chcesz, by nie ruszano stosu %2.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: %2 wants others to stay off pile %3.</source>
        <translation>„%1” pomija życzenie: %2 chce, by nie ruszano stosu %3.</translation>
    </message>
    <message>
        <source>Cards in hand passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Pominięte karty z ręki: %1 przez „%2”, %3 przez „%4”.</translation>
    </message>
    <message>
        <source>“%1” ends the turn too early: “%2” passes over no unplayed card.</source>
        <translation>„%1” kończy turę za wcześnie: „%2” nie pomija żadnej niezagranej karty.</translation>
    </message>
    <message>
        <source>“%1” keeps a card that fits now, and next turn more are due.</source>
        <translation>„%1” zostawia kartę, która teraz pasuje, a w następnej turze znów trzeba grać.</translation>
    </message>
    <message>
        <source>The turn may end. Unplayed cards passed over by “%1”: %2.</source>
        <translation>Turę można skończyć. Niezagrane karty pominięte przez „%1”: %2.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over with the next card due: %1 after “%2”, %3 after “%4”.</source>
        <translation>Niezagrane karty pominięte wraz z następną wymaganą kartą: %1 po „%2”, %3 po „%4”.</translation>
    </message>
    <message>
        <source>Unplayed cards that the pile then still takes: %1 after “%2”, %3 after “%4”.</source>
        <translation>Niezagrane karty, które stos jeszcze przyjmie: %1 po „%2”, %3 po „%4”.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ty</translation>
    </message>
    <message>
        <source>Card %1 is the highest of the deck. Without a call it costs %2.</source>
        <translation>Karta %1 jest najwyższa w talii. Bez zgłoszenia kosztuje: %2.</translation>
    </message>
    <message>
        <source>Card %1 can’t be the highest. The call costs %2.</source>
        <translation>Karta %1 nie może być najwyższa. Zgłoszenie kosztuje: %2.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Then “%3” costs %4.</source>
        <translation>Karta %1 jest najwyższa w %2% rozdań. Wtedy „%3” kosztuje: %4.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Otherwise “%3” costs %4.</source>
        <translation>Karta %1 jest najwyższa w %2% rozdań. W pozostałych „%3” kosztuje: %4.</translation>
    </message>
    <message>
        <source>Points given away: %1 by “%2”, %3 by “%4”. The caller pays the rest.</source>
        <translation>Oddane punkty: %1 przez „%2”, %3 przez „%4”. Resztę płaci zgłaszający.</translation>
    </message>
    <message>
        <source>“%1” wins the match whatever the cards are.</source>
        <translation>„%1” wygrywa mecz niezależnie od kart.</translation>
    </message>
    <message>
        <source>Points so far: %1, %2.</source>
        <translation>Punkty dotąd: %1, %2.</translation>
    </message>
    <message>
        <source>“%1” gives to the one ahead.</source>
        <translation>„%1” daje temu, kto prowadzi.</translation>
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
        <translation>Układ %1, pozycja %2 z %3</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>zakryte: %1</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Ruch ma %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>My</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Oni</translation>
    </message>
    <message>
        <source>Decisions %1–%2 of %3</source>
        <translation>Decyzje %1–%2 z %3</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Decyzja %1 z %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decisions %1–%2</source>
        <translation>Decyzje %1–%2</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>Decyzja %1</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The same cards until decision %1. This match: %2. With %3: %4.</source>
        <translation>Te same karty do decyzji %1. Ta partia: %2. Druga (%3): %4.</translation>
    </message>
    <message>
        <source>played on the cards of an earlier match, at seat %1</source>
        <translation>rozegrana na kartach wcześniejszej partii, na miejscu %1</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, nieukończona</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>gałąź %1 z %2</translation>
    </message>
    <message>
        <source>Up and Down choose the branch.</source>
        <translation>Góra i Dół wybierają gałąź.</translation>
    </message>
    <message>
        <source>From decision %1: %2. The match itself: %3.</source>
        <translation>Od decyzji %1: %2. Sama partia: %3.</translation>
    </message>
    <message>
        <source>one of two matches</source>
        <translation>jedna z dwóch partii</translation>
    </message>
    <message>
        <source>Up and Down choose the match.</source>
        <translation>Góra i Dół wybierają partię.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branches, Up and Down choose</source>
        <translation>
            <numerusform>%Ln gałąź, Góra i Dół wybierają</numerusform>
            <numerusform>%Ln gałęzie, Góra i Dół wybierają</numerusform>
            <numerusform>%Ln gałęzi, Góra i Dół wybierają</numerusform>
        </translation>
    </message>
    <message>
        <source>marked by you</source>
        <translation>twój znacznik</translation>
    </message>
    <message>
        <source>they differ from here</source>
        <translation>odtąd się różnią</translation>
    </message>
    <message>
        <source>branch %1 leaves here</source>
        <translation>tu zaczyna się gałąź %1</translation>
    </message>
    <message>
        <source>Played on from decision %1 of another match.</source>
        <translation>Grane dalej od decyzji %1 innej partii.</translation>
    </message>
    <message>
        <source>spoilers hidden</source>
        <translation>spoilery ukryte</translation>
    </message>
    <message>
        <source>What you have not seen yet is hidden.</source>
        <translation>To, czego jeszcze nie znasz, jest ukryte.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>does not start</source>
        <translation>nie startuje</translation>
    </message>
    <message>
        <source>no allowed answer</source>
        <translation>brak dozwolonej odpowiedzi</translation>
    </message>
    <message>
        <source>no match ended</source>
        <translation>żadna partia nie skończona</translation>
    </message>
    <message>
        <source>No match ended within the time of the check.</source>
        <translation>Żadna partia nie skończyła się w czasie testu.</translation>
    </message>
    <message numerus="yes">
        <source>no allowed answer in %n decisions</source>
        <translation>
            <numerusform>brak dozwolonej odpowiedzi w %n decyzji</numerusform>
            <numerusform>brak dozwolonej odpowiedzi w %n decyzjach</numerusform>
            <numerusform>brak dozwolonej odpowiedzi w %n decyzjach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, its fault</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>RestNote</name>
    <message>
        <source>Click or press any key to continue</source>
        <translation>Dalej: kliknij lub naciśnij klawisz</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Place</source>
        <translation>Lokata</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Row won against column, %</source>
        <translation>Wygrane wiersza z kolumną, %</translation>
    </message>
    <message>
        <source>± is the 95 % interval.</source>
        <translation>± to przedział 95%.</translation>
    </message>
    <message>
        <source>Deals: %1</source>
        <translation>Układy: %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
</context>
<context>
    <name>RpsDraft</name>
    <message>
        <source>Pick %1 of 5</source>
        <translation>Wybór %1 z 5</translation>
    </message>
    <message>
        <source>Keep one card. The other goes to %1.</source>
        <translation>Zatrzymaj jedną kartę. Drugą dostaje %1.</translation>
    </message>
    <message>
        <source>One card is kept, the other goes to %1.</source>
        <translation>Jedna karta zostaje, drugą dostaje %1.</translation>
    </message>
    <message>
        <source>you gave</source>
        <translation>oddajesz</translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1 oddaje</translation>
    </message>
    <message>
        <source>you received</source>
        <translation>dostajesz</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 dostaje</translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message>
        <source>wins with a pair</source>
        <translation>wygrana parą</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>wygrana gra</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>już wybrano</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wybierz</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>wybiera</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) make a pair</source>
        <translation>
            <numerusform>%n niewidziana karta tworzy parę</numerusform>
            <numerusform>%n niewidziane karty tworzą parę</numerusform>
            <numerusform>%n niewidzianych kart tworzy parę</numerusform>
        </translation>
    </message>
    <message>
        <source>no pair possible</source>
        <translation>para niemożliwa</translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n do dobrania</numerusform>
            <numerusform>%n do dobrania</numerusform>
            <numerusform>%n do dobrania</numerusform>
        </translation>
    </message>
    <message>
        <source>you gave %1</source>
        <translation>dla gracza %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>od gracza %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>played</source>
        <translation>zagrana</translation>
    </message>
    <message>
        <source>play a card here</source>
        <translation>tu zagraj kartę</translation>
    </message>
    <message>
        <source>Base %1 of 10</source>
        <translation>Baza %1 z 10</translation>
    </message>
</context>
<context>
    <name>RpsMini</name>
    <message>
        <source>Rock %1</source>
        <translation>Kamień %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Papier %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Nożyce %1</translation>
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
        <translation>od ciebie</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>od: %1</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>twoje zatrzymane</translation>
    </message>
    <message>
        <source>kept by %1</source>
        <translation>zatrzymane: %1</translation>
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
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>para</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Kamień</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Nożyce</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
    <message>
        <source>Bold: not seen yet. Filled: yours. Framed: given away. Struck through: played.</source>
        <translation>Pogrubione: jeszcze niewidziane. Wypełnione: twoje. W ramce: oddane. Przekreślone: zagrane.</translation>
    </message>
    <message>
        <source>%1 yours</source>
        <translation>twoje: %1</translation>
    </message>
    <message>
        <source>%1 given away</source>
        <translation>oddane: %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>zagrane: %1</translation>
    </message>
    <message>
        <source>%1 not seen</source>
        <translation>niewidziane: %1</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Dobór</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Zostaje</translation>
    </message>
    <message>
        <source>Gave</source>
        <translation>Oddana</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Otrzymana</translation>
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
        <translation>Gra %1: nierozegrana</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Gra %1: %2</translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation>
            <numerusform>nierozdane: %n</numerusform>
            <numerusform>nierozdane: %n</numerusform>
            <numerusform>nierozdane: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation>
            <numerusform>karty bazowe: %n</numerusform>
            <numerusform>karty bazowe: %n</numerusform>
            <numerusform>karty bazowe: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTexts</name>
    <message>
        <source>Rock %1</source>
        <translation>Kamień %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Papier %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Nożyce %1</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Poddaj partię</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Zatrzymaj: %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Zagraj %1</translation>
    </message>
    <message>
        <source>Keep %1 or %2. The other one is given away.</source>
        <translation>Zatrzymaj %1 lub %2. Drugą kartę oddajesz.</translation>
    </message>
    <message>
        <source>Game %1: choose a card against the base card %2.</source>
        <translation>Gra %1: wybierz kartę przeciw karcie bazowej %2.</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>poddanie</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>dotąd %n karta</numerusform>
            <numerusform>dotąd %n karty</numerusform>
            <numerusform>dotąd %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n wygrana gra</numerusform>
            <numerusform>%n wygrane gry</numerusform>
            <numerusform>%n wygranych gier</numerusform>
        </translation>
    </message>
    <message>
        <source>Rock beats Scissors</source>
        <translation>Kamień bije Nożyce</translation>
    </message>
    <message>
        <source>Paper beats Rock</source>
        <translation>Papier bije Kamień</translation>
    </message>
    <message>
        <source>Scissors beats Paper</source>
        <translation>Nożyce biją Papier</translation>
    </message>
    <message>
        <source>%1 is a pair with the base card</source>
        <translation>%1 tworzy parę z kartą bazową</translation>
    </message>
    <message>
        <source>%1 is higher than %2</source>
        <translation>%1 jest wyżej niż %2</translation>
    </message>
    <message>
        <source>You win game %1: %2.</source>
        <translation>Wygrywasz grę %1: %2.</translation>
    </message>
    <message>
        <source>%1 wins game %2: %3.</source>
        <translation>%1 wygrywa grę %2: %3.</translation>
    </message>
    <message>
        <source>Both gave up: no one wins a game.</source>
        <translation>Oboje się poddają: nikt nie wygrywa gry.</translation>
    </message>
    <message>
        <source>%1 gave up the match, which counts as ten games lost.</source>
        <translation>Partię poddaje %1, co liczy się jako dziesięć przegranych gier.</translation>
    </message>
    <message>
        <source>Each has won five of the ten games.</source>
        <translation>Każdy ma pięć z dziesięciu gier.</translation>
    </message>
    <message>
        <source>You won %1 of the ten games.</source>
        <translation>Wygrywasz %1 z dziesięciu gier.</translation>
    </message>
    <message>
        <source>%1 won %2 of the ten games.</source>
        <translation>%1 wygrywa %2 z dziesięciu gier.</translation>
    </message>
    <message>
        <source>You gave %1 and received %2 from %3.</source>
        <translation>Oddajesz %1 i dostajesz %2 od gracza %3.</translation>
    </message>
    <message>
        <source>%1 gave %2 and received %3.</source>
        <translation>%1 oddaje %2 i dostaje %3.</translation>
    </message>
    <message>
        <source>have a pair of %1s</source>
        <translation>masz parę: %1</translation>
    </message>
    <message>
        <source>has a pair of %1s</source>
        <translation>ma parę: %1</translation>
    </message>
    <message>
        <source>give up the match</source>
        <translation>poddajesz partię</translation>
    </message>
    <message>
        <source>gives up the match</source>
        <translation>poddaje partię</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation>Wybór %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Gra %1</translation>
    </message>
    <message>
        <source>The match is drawn, %1 – %1</source>
        <translation>Partia kończy się remisem, %1 – %1</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Wygrywasz grę</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 wygrywa grę</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Wygrywasz partię</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wygrywa partię</translation>
    </message>
    <message>
        <source>Base card %1</source>
        <translation>Karta bazowa %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>zagrywasz: %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>zagrywa: %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>dobierasz: %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>dobiera: %1</translation>
    </message>
    <message>
        <source>receive %1</source>
        <translation>dostajesz: %1</translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation>dostaje: %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>zatrzymujesz: %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>zatrzymuje: %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as giving up</source>
        <translation>usterka, liczy się jako poddanie</translation>
    </message>
</context>
<context>
    <name>RpsTray</name>
    <message>
        <source>Rock</source>
        <translation>Kamień</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Nożyce</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>to draw, shuffled</source>
        <translation>do dobrania, potasowane</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <translation>nie ma już kart do dobrania</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>do dobrania</translation>
    </message>
</context>
<context>
    <name>RpsWins</name>
    <message>
        <source>What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock</source>
        <translation>Co wygrywa: najpierw para z kartą bazową, potem wyższa liczba, potem Kamień bije Nożyce, Nożyce biją Papier, Papier bije Kamień</translation>
    </message>
    <message>
        <source>What wins a game</source>
        <translation>Co wygrywa grę</translation>
    </message>
    <message>
        <source>1  a pair with the base card</source>
        <translation>1  para z kartą bazową</translation>
    </message>
    <message>
        <source>2  the higher number</source>
        <translation>2  wyższa liczba</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>bije</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>%1 The match was open until then.</source>
        <translation>%1 Dotąd wynik był otwarty.</translation>
    </message>
    <message>
        <source>%1 You stayed ahead from there.</source>
        <translation>%1 Odtąd prowadzisz do końca.</translation>
    </message>
    <message>
        <source>%1 From there %2 stayed ahead.</source>
        <translation>%1 Odtąd %2 prowadzi do końca.</translation>
    </message>
    <message>
        <source>%1, which won</source>
        <translation>%1, wygrywa</translation>
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
        <translation>Karty tej partii nie były zapieczętowane, bo ktoś wybrał układ albo partii nie rozegrano przy stole tego programu.</translation>
    </message>
    <message>
        <source>Shown before the match, SHA-256:</source>
        <translation>Pokazane przed partią, SHA-256:</translation>
    </message>
    <message>
        <source>It is computed from the seed of the cards and a salt. Both are shown here after the match, so that anyone can check that the cards were not changed.</source>
        <translation>Oblicza się to z ziarna kart i soli. Po partii widać tu jedno i drugie, więc każdy może sprawdzić, że kart nie zmieniono.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Ziarno: %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sól: %1</translation>
    </message>
    <message>
        <source>Your phrase: %1</source>
        <translation>Twoja fraza: %1</translation>
    </message>
    <message>
        <source>They match: these are the cards that were sealed.</source>
        <translation>Zgadza się: to są karty, które zapieczętowano.</translation>
    </message>
    <message>
        <source>They don’t match: %1.</source>
        <translation>Nie zgadza się: %1.</translation>
    </message>
    <message>
        <source>To check it yourself:</source>
        <translation>Aby sprawdzić samodzielnie:</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Zapieczętowane karty</translation>
    </message>
    <message>
        <source>The first %1 digits of the second number are the seed of the cards in hexadecimal.</source>
        <translation>Pierwsze cyfry drugiej liczby (%1) to ziarno kart w zapisie szesnastkowym.</translation>
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
        <translation>„%1”</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an answer and its value</comment>
        <translation>„%1” %2</translation>
    </message>
    <message>
        <source>“%1” %2 ± %3</source>
        <comment>an answer, its value and the error of that</comment>
        <translation>„%1” %2 ± %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scale and values on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Try this decision again. In the match: %1.</source>
        <translation>Podejmij tę decyzję jeszcze raz. W partii: %1.</translation>
    </message>
    <message>
        <source>Try this decision.</source>
        <translation>Podejmij tę decyzję.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>teraz %1</translation>
    </message>
    <message>
        <source>in the match %1</source>
        <translation>w partii %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>najlepiej %1</translation>
    </message>
    <message>
        <source>The same answer as in the match.</source>
        <translation>Ta sama odpowiedź co w partii.</translation>
    </message>
    <message>
        <source>Result now: %1. In the match: %2.</source>
        <translation>Wynik teraz: %1. W partii: %2.</translation>
    </message>
    <message>
        <source>After this hand: %1. In the match: %2.</source>
        <translation>Po tym rozdaniu: %1. W partii: %2.</translation>
    </message>
</context>
<context>
    <name>SideTray</name>
    <message>
        <source>Your side cards</source>
        <translation>Twoje karty boczne</translation>
    </message>
    <message>
        <source>Side cards of %1</source>
        <translation>Karty boczne: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>już żadnej</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>played earlier</source>
        <translation>zagrane wcześniej</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>%1 came in version %2.</source>
        <translation>%1: dołączyła wersja %2.</translation>
    </message>
    <message>
        <source>%1 has retired: %2</source>
        <translation>%1: wycofany, powód: %2</translation>
    </message>
    <message>
        <source>%1 has won after %2 matches.</source>
        <translation>%1 wygrywa po %2 partiach.</translation>
    </message>
    <message>
        <source>%1 is disqualified: %2</source>
        <translation>%1: dyskwalifikacja, powód: %2</translation>
    </message>
    <message>
        <source>%1 is the only bot.</source>
        <translation>Jedyny bot to %1.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <translation>Nowy bot: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 (95 %: %3)</source>
        <translation>%1 z %2 (95%: %3)</translation>
    </message>
    <message>
        <source>%1 with 95 % intervals</source>
        <translation>%1 z przedziałami 95%</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, bajty: %2</translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <translation>%1, od %2</translation>
    </message>
    <message>
        <source>A link opens the match to step through. Its best and worst matches are among them.</source>
        <translation>Odnośnik otwiera partię do przejrzenia. Są wśród nich najlepsze i najgorsze partie bota.</translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation>Przeciw każdemu z pozostałych</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Wszyscy inni</translation>
    </message>
    <message>
        <source>All randomness comes from the seed: with the same bots and plan.json, which is among the downloads, anyone can replay the same matches and get the same tables.</source>
        <translation>Cała losowość pochodzi z ziarna: z tymi samymi botami i plikiem plan.json, który jest wśród plików do pobrania, każdy rozegra te same partie i otrzyma te same tabele.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Do pobrania</translation>
    </message>
    <message>
        <source>Each bot with its interval. The table above has the numbers.</source>
        <translation>Każdy bot ze swoim przedziałem. Liczby są w tabeli powyżej.</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Wcześniejsze wersje</translation>
    </message>
    <message>
        <source>Habit</source>
        <translation>Nawyk</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Jak się gra</translation>
    </message>
    <message>
        <source>In per cent, row against column. A number leads to what these two played.</source>
        <translation>W procentach, wiersz z kolumną. Liczba prowadzi do partii tych dwóch botów.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>Szczęście na partię</translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation>Utworzono w programie %1.</translation>
    </message>
    <message>
        <source>Match %1 of part %2</source>
        <translation>Partia %1 z części %2</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>Partia %1</translation>
    </message>
    <message>
        <source>Matches from its best to its worst</source>
        <translation>Partie od najlepszej do najgorszej</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mieszanka</translation>
    </message>
    <message>
        <source>No bots yet.</source>
        <translation>Jeszcze nie ma botów.</translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation>Brak usterek.</translation>
    </message>
    <message>
        <source>Occasions</source>
        <translation>Okazje</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Plays as</source>
        <translation>Gra jako</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Opublikowany pod adresem</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Zakres</translation>
    </message>
    <message>
        <source>Result in these matches</source>
        <translation>Wynik w nich</translation>
    </message>
    <message>
        <source>Analysed matches</source>
        <translation>Przeanalizowane partie</translation>
    </message>
    <message>
        <source>Row ahead of column</source>
        <translation>Wiersz przed kolumną</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sety</translation>
    </message>
    <message>
        <source>The season %1 ended.</source>
        <translation>Sezon %1 się zakończył.</translation>
    </message>
    <message>
        <source>These commands play it again:</source>
        <translation>Te polecenia rozgrywają to ponownie:</translation>
    </message>
    <message>
        <source>To step through</source>
        <translation>Do przejrzenia</translation>
    </message>
    <message>
        <source>Won by row against column</source>
        <translation>Wygrane wiersza z kolumną</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>on sam</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n usterka.</numerusform>
            <numerusform>%n usterki.</numerusform>
            <numerusform>%n usterek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Budget of %n more match(es) between neighbours in the standings.</source>
        <translation>
            <numerusform>Budżet: jeszcze %n partia między sąsiadami w tabeli.</numerusform>
            <numerusform>Budżet: jeszcze %n partie między sąsiadami w tabeli.</numerusform>
            <numerusform>Budżet: jeszcze %n partii między sąsiadami w tabeli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of its chances taken, counted in its %n match(es) with a page here.</source>
        <translation>
            <numerusform>Jak często tak gra, gdy może, w %n partii, która ma tu stronę.</numerusform>
            <numerusform>Jak często tak gra, gdy może, w %n partiach, które mają tu stronę.</numerusform>
            <numerusform>Jak często tak gra, gdy może, w %n partiach, które mają tu stronę.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2 per unforced decision.</source>
        <translation>%1: strata %2 na niewymuszoną decyzję.</translation>
    </message>
    <message>
        <source>%1 lost least so far: %2 per unforced decision. There are too few matches to tell who plays best.</source>
        <translation>Na razie najmniejsza strata: %1, %2 na niewymuszoną decyzję. Partii jest za mało, by powiedzieć, kto gra najlepiej.</translation>
    </message>
    <message>
        <source>%1 lost least: %2 per unforced decision.</source>
        <translation>Najmniejsza strata: %1, %2 na niewymuszoną decyzję.</translation>
    </message>
    <message>
        <source>%1 of %2 matches are analysed.</source>
        <translation>Przeanalizowano partii: %1 z %2.</translation>
    </message>
    <message>
        <source>A link opens the match at that decision and shows what came before it.</source>
        <translation>Odnośnik otwiera partię przy tej decyzji i pokazuje, co było wcześniej.</translation>
    </message>
    <message>
        <source>A link opens the match to step through with its analysis. Results are on its last moment.</source>
        <translation>Odnośnik otwiera partię z analizą do przejrzenia krok po kroku. Wynik jest w jej ostatnim momencie.</translation>
    </message>
    <message>
        <source>A loss is the value of the best answer less that of the answer given, for the player who gave it. ± is one standard error.</source>
        <translation>Strata to wartość najlepszej odpowiedzi minus wartość udzielonej, dla gracza, który jej udzielił. ± to jeden błąd standardowy.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>Średnia strata</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Lepiej</translation>
    </message>
    <message>
        <source>How it is analysed</source>
        <translation>Jak się analizuje</translation>
    </message>
    <message>
        <source>Judged by %1 with at least %2 simulations of a position that cannot be computed.</source>
        <translation>Ocenia %1, co najmniej %2 symulacji każdej pozycji, której nie da się obliczyć.</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Rodzaj decyzji</translation>
    </message>
    <message>
        <source>Loss by kind of decision</source>
        <translation>Strata według rodzaju decyzji</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Strata łącznie</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Znak</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>No match here had a decision with several answers.</source>
        <translation>Żadna partia nie miała tu decyzji z kilkoma odpowiedziami.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Zagrano</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>The average loss is per unforced decision, which has several answers.</source>
        <translation>Średnia strata jest na niewymuszoną decyzję, czyli taką z kilkoma odpowiedziami.</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Najdroższe decyzje</translation>
    </message>
    <message>
        <source>This command analyses them again:</source>
        <translation>To polecenie analizuje je ponownie:</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Niewymuszone</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>Gdzie jest przechowywana</translation>
    </message>
    <message>
        <source>Who was analysed</source>
        <translation>Kogo przeanalizowano</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>brak odpowiedzi</translation>
    </message>
    <message>
        <source>Each pair of versions meets once, and their matches are kept. Extra matches are played where the order of neighbours is unclear. A place shows what a bot can expect against all others, each counting the same. Ranges hold at every look.</source>
        <translation>Każda para wersji spotyka się raz, a rozegrane partie zostają. Dalsze partie gra się tam, gdzie rozróżniają sąsiadów w tabeli. Lokata mówi, czego bot może oczekiwać w grze ze wszystkimi innymi, z których każdy liczy się tak samo. Zakresy pozostają ważne przy każdym spojrzeniu.</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1: wykluczenie, powód: %2</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 znów gra.</translation>
    </message>
    <message>
        <source>%1 plays again: %2</source>
        <translation>%1 znów gra, powód: %2</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair, all pairs on the same deals, each deal with all seatings.</source>
        <translation>%1, miejsca: %2, %3 partii na parę, wszystkie pary na tych samych układach, każdy układ w każdym ustawieniu.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair.</source>
        <translation>%1, miejsca: %2, %3 partii na parę.</translation>
    </message>
    <message>
        <source>All deals come from the seed %1.</source>
        <translation>Wszystkie układy pochodzą z ziarna %1.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1. The key of season %2 is %3. The hash of each key is the key before it, and the hash of the first one is that SHA-256: %4.</source>
        <translation>Układy każdego sezonu są tajne, dopóki się on nie skończy. Ustalono je na początku konkursu, z SHA-256 %1. Klucz sezonu %2 to %3. Skrót każdego klucza to klucz poprzedni, a skrót pierwszego to podane SHA-256: %4.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1.</source>
        <translation>Układy każdego sezonu są tajne, dopóki się on nie skończy. Ustalono je na początku konkursu, z SHA-256 %1.</translation>
    </message>
    <message>
        <source>The matches follow from the deals and the log alone. You can add the same bots to a hill with the same deals and rules and compare the results: %1.</source>
        <translation>To, które partie są grane, wynika wyłącznie z układów i dziennika. Możesz dodać te same boty do wzgórza z tymi samymi układami i zasadami i porównać wyniki: %1.</translation>
    </message>
    <message>
        <source>Same answers as</source>
        <translation>Te same odpowiedzi co</translation>
    </message>
    <message numerus="yes">
        <source>%1, in all %n matches</source>
        <translation>
            <numerusform>%1, w %n partii</numerusform>
            <numerusform>%1, we wszystkich %n partiach</numerusform>
            <numerusform>%1, we wszystkich %n partiach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rose from place %2 to %3.</source>
        <translation>%1: awans z lokaty %2 na %3.</translation>
    </message>
    <message>
        <source>%1 took the lead.</source>
        <translation>%1 obejmuje prowadzenie.</translation>
    </message>
    <message>
        <source>%1 won the season %2.</source>
        <translation>%1 wygrywa sezon %2.</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autorzy</translation>
    </message>
    <message>
        <source>Best place</source>
        <translation>Najlepsze miejsce</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Boty</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>Zmiany od %1</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Liderzy</translation>
    </message>
    <message>
        <source>What is new here, for a feed reader: %1.</source>
        <translation>Nowości dla czytnika kanałów: %1.</translation>
    </message>
    <message>
        <source>Final %1</source>
        <translation>Finał %1</translation>
    </message>
    <message>
        <source>Match %1 of part %2 of final %3</source>
        <translation>Partia %1 z części %2 finału %3</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair. It is not over.</source>
        <translation>Od %1, na własnych rozdaniach: %2 partii na parę. Jeszcze trwa.</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair.</source>
        <translation>Od %1, na własnych rozdaniach: %2 partii na parę.</translation>
    </message>
    <message>
        <source>Stronger than next</source>
        <translation>Silniejszy od następnego</translation>
    </message>
    <message>
        <source>The final %1 began: %2 bots, %3 matches for each pair.</source>
        <translation>Rozpoczął się finał %1: boty: %2, partie na parę: %3.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table, all tables of a number on the same deals, each deal with many seatings. Each bot brings %4 tables.</source>
        <translation>%1, miejsca: %2, przy każdym stole partii: %3, wszystkie stoły o tym samym numerze na tych samych rozdaniach, każde rozdanie w wielu ustawieniach. Każdy bot wnosi stoły: %4.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table. Each bot brings %4 tables.</source>
        <translation>%1, miejsca: %2, przy każdym stole partii: %3. Każdy bot wnosi stoły: %4.</translation>
    </message>
    <message>
        <source>Beyond chance</source>
        <translation>Więcej niż przypadek</translation>
    </message>
    <message>
        <source>How bots treat each other</source>
        <translation>Jak boty traktują się nawzajem</translation>
    </message>
    <message>
        <source>The others at a table are drawn at random from all that play. A place shows what a bot can expect at such a table. Extra matches are played where the order of neighbours is unclear. Ranges hold at every look.</source>
        <translation>Pozostali przy stole są losowani spośród grających. Lokata mówi, czego bot może oczekiwać przy takim stole. Dalsze partie trafiają tam, gdzie rozróżniają sąsiadów w kolejności. Zakresy obowiązują przy każdym spojrzeniu.</translation>
    </message>
    <message>
        <source>What a bot won or paid in a match where another bot sat at its table, beside what it usually does there. What is beyond chance may be help, or a style that suits another.</source>
        <translation>Co bot wygrał lub zapłacił w partii, w której inny bot siedział przy jego stole, w porównaniu z tym, co tam zwykłe. To, co jest więcej niż przypadkiem, może być pomocą albo stylem, który komuś odpowiada.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Z kim</translation>
    </message>
    <message>
        <source>better</source>
        <translation>lepiej</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>gorzej</translation>
    </message>
</context>
<context>
    <name>StrandedContest</name>
    <message>
        <source>%1. Everything played so far is in memory. Save a copy to keep it.</source>
        <translation>%1. Wszystko, co dotąd rozegrano, jest w pamięci. Zapisz kopię, aby tego nie stracić.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>Zapisać %1?</translation>
    </message>
    <message>
        <source>Its file is gone. The matches played so far are only in memory.</source>
        <translation>Pliku już nie ma. Rozegrane dotąd partie są tylko w pamięci.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Zapisz kopię…</translation>
    </message>
</context>
<context>
    <name>StrongerWords</name>
    <message>
        <source>more than 99.9 %</source>
        <translation>ponad 99,9%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Probability that %1 is stronger than %2: %3.</source>
        <translation>Prawdopodobieństwo, że %1 jest silniejszy niż %2: %3.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>Wyraźnych błędów brak.</translation>
    </message>
    <message>
        <source>The draws made no measurable difference.</source>
        <translation>Dobrane karty nie zrobiły mierzalnej różnicy.</translation>
    </message>
    <message>
        <source>Lucky draws saved %1.</source>
        <translation>Szczęście w dobieraniu oszczędziło %1.</translation>
    </message>
    <message>
        <source>Unlucky draws cost %1.</source>
        <translation>Pech w dobieraniu kosztował %1.</translation>
    </message>
    <message>
        <source>The cards made no measurable difference.</source>
        <translation>Karty nie zrobiły mierzalnej różnicy.</translation>
    </message>
    <message>
        <source>%1 gained %2 from the cards.</source>
        <translation>%1: zysk z kart %2.</translation>
    </message>
    <message>
        <source>%1 lost %2 to the cards.</source>
        <translation>%1: strata na kartach %2.</translation>
    </message>
    <message>
        <source>The cards helped %1 most (%2) and hurt %3 most (%4).</source>
        <translation>Karty pomogły najbardziej: %1 (%2), zaszkodziły najbardziej: %3 (%4).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No one made a clear mistake.</source>
        <translation>Nikt nie popełnił wyraźnego błędu.</translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation>%1: wyraźnych błędów brak.</translation>
    </message>
    <message>
        <source>The others made no clear mistake.</source>
        <translation>Pozostali nie popełnili wyraźnych błędów.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what was done</comment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>a hand, what was done</comment>
        <translation>%1, „%2”</translation>
    </message>
    <message>
        <source>The costliest (%2): %1. Better: “%3”.</source>
        <translation>Najdroższa (%2): %1. Lepiej: „%3”.</translation>
    </message>
    <message>
        <source>%1 (not significant)</source>
        <translation>%1 (nieistotne statystycznie)</translation>
    </message>
    <message>
        <source>The cards gave you %1.</source>
        <translation>Karty dały ci %1.</translation>
    </message>
    <message>
        <source>The cards cost you %1.</source>
        <translation>Karty kosztowały cię %1.</translation>
    </message>
    <message>
        <source>Your decisions made no measurable difference.</source>
        <translation>Twoje decyzje nie zrobiły mierzalnej różnicy.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1.</source>
        <translation>Twoje decyzje kosztowały cię %1.</translation>
    </message>
    <message>
        <source>Your decisions saved %1.</source>
        <translation>Twoje decyzje zaoszczędziły %1.</translation>
    </message>
    <message>
        <source>Your decisions gained you %1.</source>
        <translation>Twoje decyzje dały ci %1.</translation>
    </message>
    <message>
        <source>The decisions of %1 made no measurable difference.</source>
        <translation>Decyzje gracza %1 nie zrobiły mierzalnej różnicy.</translation>
    </message>
    <message>
        <source>The decisions of %1 gained you %2.</source>
        <translation>Decyzje gracza %1 dały ci %2.</translation>
    </message>
    <message>
        <source>The decisions of %1 cost you %2.</source>
        <translation>Decyzje gracza %1 kosztowały cię %2.</translation>
    </message>
    <message>
        <source>The others’ decisions made no measurable difference.</source>
        <translation>Decyzje pozostałych nie zrobiły mierzalnej różnicy.</translation>
    </message>
    <message>
        <source>The others’ decisions cost you %1.</source>
        <translation>Decyzje pozostałych kosztowały cię %1.</translation>
    </message>
    <message>
        <source>The others’ decisions saved %1.</source>
        <translation>Decyzje pozostałych zaoszczędziły %1.</translation>
    </message>
    <message>
        <source>The others’ decisions gained you %1.</source>
        <translation>Decyzje pozostałych dały ci %1.</translation>
    </message>
    <message>
        <source>%1, not significant</source>
        <translation>%1, nieistotne statystycznie</translation>
    </message>
    <message numerus="yes">
        <source>You made %Ln mistakes</source>
        <translation>
            <numerusform>Twój %Ln błąd</numerusform>
            <numerusform>Twoje %Ln błędy</numerusform>
            <numerusform>Twoich błędów: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %Ln mistakes</source>
        <translation>
            <numerusform>%1: %Ln błąd</numerusform>
            <numerusform>%1: %Ln błędy</numerusform>
            <numerusform>%1: %Ln błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others made mistakes, too</source>
        <translation>
            <numerusform>błędy popełnił też %Ln inny gracz</numerusform>
            <numerusform>błędy popełnili też %Ln inni gracze</numerusform>
            <numerusform>błędy popełniło też %Ln innych graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1 i %2</translation>
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
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 %2, place %3 of %4</source>
        <translation>%1 %2, lokata %3 z %4</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1 with %2</source>
        <translation>Na czele: %1 (%2)</translation>
    </message>
    <message>
        <source>We</source>
        <translation>My</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Oni</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Wspólna wygrana</translation>
    </message>
    <message>
        <source>A draw, %1 – %2</source>
        <translation>Remis, %1 – %2</translation>
    </message>
    <message>
        <source>No one won</source>
        <translation>Nikt nie wygrywa</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>Wygrana: %1, %2</translation>
    </message>
    <message>
        <source>You and your partner won, %1</source>
        <translation>Ty i partner: wygrana, %1</translation>
    </message>
    <message>
        <source>You and your partner lost, %1 – %2</source>
        <translation>Ty i partner: przegrana, %1 – %2</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Dzielisz wygraną</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>%n gracz ma wygraną</numerusform>
            <numerusform>%n gracze dzielą wygraną</numerusform>
            <numerusform>%n graczy dzieli wygraną</numerusform>
        </translation>
    </message>
    <message>
        <source>You won%1</source>
        <translation>Wygrywasz%1</translation>
    </message>
    <message>
        <source>%1 won%2</source>
        <translation>%1 wygrywa%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>%1 is a bot: &quot;partner, Skilled&quot;</extracomment>
        <translation>partner</translation>
    </message>
    <message>
        <source>partner, %1</source>
        <translation>partner, %1</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>deal</comment>
        <translation>zapieczętowane</translation>
    </message>
</context>
<context>
    <name>ThegameCheer</name>
    <message>
        <source>Ten back!</source>
        <translation>10 wstecz!</translation>
    </message>
</context>
<context>
    <name>ThegamePage</name>
    <message>
        <source>stay off</source>
        <translation>nie ruszać</translation>
    </message>
    <message>
        <source>mine soon</source>
        <translation>wkrótce mój</translation>
    </message>
    <message>
        <source>rather not</source>
        <translation>raczej nie</translation>
    </message>
    <message>
        <source>no wish</source>
        <translation>bez życzenia</translation>
    </message>
</context>
<context>
    <name>ThegamePile</name>
    <message>
        <source>Pile %1, rising, at %2</source>
        <translation>Stos %1, rosnący, na %2</translation>
    </message>
    <message>
        <source>Pile %1, falling, at %2</source>
        <translation>Stos %1, malejący, na %2</translation>
    </message>
    <message>
        <source>%1 wishes %2</source>
        <translation>%1: życzenie %2</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>rosnący</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>malejący</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, worth %1</source>
        <translation>, warte %1</translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation>%1 nie pasuje</translation>
    </message>
    <message>
        <source>%1: jump back 10</source>
        <translation>%1: 10 wstecz</translation>
    </message>
    <message>
        <source>%1: back 10!</source>
        <translation>%1: 10 wstecz!</translation>
    </message>
    <message>
        <source>rising, room: %1</source>
        <translation>rosnący, miejsce: %1</translation>
    </message>
    <message>
        <source>falling, room: %1</source>
        <translation>malejący, miejsce: %1</translation>
    </message>
</context>
<context>
    <name>ThegameRidge</name>
    <message>
        <source>Perfect: all 98 cards are played.</source>
        <translation>Idealnie: wszystkie 98 kart zagrane.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Idealnie</translation>
    </message>
    <message>
        <source>All 98 cards. Nothing left in hand, nothing in the stack.</source>
        <translation>Wszystkie 98 kart. Nic na ręce, nic w talii.</translation>
    </message>
</context>
<context>
    <name>ThegameScore</name>
    <message>
        <source>jump back</source>
        <translation>skok wstecz</translation>
    </message>
    <message>
        <source>Piles, latest on top</source>
        <translation>Stosy, nowe na górze</translation>
    </message>
    <message>
        <source>pile %1, rising</source>
        <translation>stos %1, rosnący</translation>
    </message>
    <message>
        <source>pile %1, falling</source>
        <translation>stos %1, malejący</translation>
    </message>
    <message>
        <source>Cards played, latest first</source>
        <translation>Zagrane karty, od najnowszych</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>Turn %1: you jumped ten back to %2 on pile %3, the last jump of the match.</source>
        <translation>Tura %1: skaczesz dziesięć wstecz na %2 (stos %3), ostatni skok partii.</translation>
    </message>
    <message>
        <source>Turn %1: %2 jumped ten back to %3 on pile %4, the last jump of the match.</source>
        <translation>Tura %1: %2 skacze dziesięć wstecz na %3 (stos %4), ostatni skok partii.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n liczbę</numerusform>
            <numerusform>%n liczby</numerusform>
            <numerusform>%n liczb</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: your %2 on pile %3 left out %4, the widest gap of the match.</source>
        <translation>Tura %1: twoja karta %2 na stosie %3 pomija %4, największa luka partii.</translation>
    </message>
    <message>
        <source>Turn %1: %2 put %3 on pile %4 and left out %5, the widest gap of the match.</source>
        <translation>Tura %1: %2 kładzie %3 na stos %4 i pomija %5, największa luka partii.</translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation>
            <numerusform>zagrano %n</numerusform>
            <numerusform>zagrano %n</numerusform>
            <numerusform>zagrano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>zagrano %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards played</comment>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>ThegameStack</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <translation>
            <numerusform>w talii: %n</numerusform>
            <numerusform>w talii: %n</numerusform>
            <numerusform>w talii: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>stack empty</source>
        <translation>talia pusta</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the stack</comment>
        <translation>pusta</translation>
    </message>
    <message>
        <source>%1 of 98 played</source>
        <translation>zagrano %1 z 98</translation>
    </message>
    <message>
        <source>%1 of 98</source>
        <comment>cards played</comment>
        <translation>%1 z 98</translation>
    </message>
    <message>
        <source>only %1 in the stack</source>
        <translation>w talii już tylko %1</translation>
    </message>
    <message>
        <source>%1 of 98 to go</source>
        <translation>zostało %1 z 98</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>zostało %1</translation>
    </message>
</context>
<context>
    <name>ThegameTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left.</source>
        <translation>
            <numerusform>Została %n karta.</numerusform>
            <numerusform>Zostały %n karty.</numerusform>
            <numerusform>Zostało %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <translation>%1 na stos %2</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>Życzenie %1</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Przegraj partię</translation>
    </message>
    <message>
        <source>jump back %1</source>
        <translation>%1 wstecz</translation>
    </message>
    <message>
        <source>jumps back %1</source>
        <translation>%1 wstecz</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 dalej</translation>
    </message>
    <message>
        <source>Any wishes for the piles?</source>
        <translation>Jakieś życzenia co do stosów?</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards, then you may end your turn.</source>
        <translation>
            <numerusform>Jeszcze %n karta, potem możesz skończyć turę.</numerusform>
            <numerusform>Jeszcze %n karty, potem możesz skończyć turę.</numerusform>
            <numerusform>Jeszcze %n kart, potem możesz skończyć turę.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play another card or end your turn.</source>
        <translation>Zagraj następną kartę lub skończ turę.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>brak kart</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles: a perfect match.</source>
        <translation>Wszystkie 98 kart leży na stosach: idealna partia.</translation>
    </message>
    <message>
        <source>You still had to play, but none of your cards fitted.</source>
        <translation>Trzeba było jeszcze grać, ale żadna twoja karta nie pasowała.</translation>
    </message>
    <message>
        <source>%1 still had to play, but no card fitted.</source>
        <translation>%1: trzeba było jeszcze grać, ale żadna karta nie pasowała.</translation>
    </message>
    <message>
        <source>You ended your turn too early and gave up.</source>
        <translation>Tura skończona za wcześnie: to poddanie partii.</translation>
    </message>
    <message>
        <source>%1 ended the turn too early and gave up.</source>
        <translation>%1 kończy turę za wcześnie, czyli poddaje partię.</translation>
    </message>
    <message>
        <source>You had a fault, which loses the match.</source>
        <translation>Twoja usterka: partia jest przegrana.</translation>
    </message>
    <message>
        <source>%1 had a fault, which loses the match.</source>
        <translation>Usterka gracza %1: partia jest przegrana.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>karta %1</translation>
    </message>
    <message>
        <source>stay off pile %1</source>
        <translation>nie ruszać stosu %1</translation>
    </message>
    <message>
        <source>want others to stay off pile %1</source>
        <translation>chcesz, by nie ruszano stosu %1</translation>
    </message>
    <message>
        <source>wants others to stay off pile %1</source>
        <translation>chce, by nie ruszano stosu %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation>Wszystkie karty zagrane</translation>
    </message>
    <message>
        <source>No card fits. %1</source>
        <translation>Nic nie pasuje. %1</translation>
    </message>
    <message>
        <source>Given up. %1</source>
        <translation>Poddane. %1</translation>
    </message>
    <message>
        <source>Lost by a fault. %1</source>
        <translation>Usterka, przegrana. %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>dobierasz: %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>dobiera: %1</translation>
    </message>
    <message>
        <source>play %1 on pile %2</source>
        <translation>zagrywasz %1 na stos %2</translation>
    </message>
    <message>
        <source>plays %1 on pile %2</source>
        <translation>zagrywa %1 na stos %2</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>kończysz turę</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>kończy turę</translation>
    </message>
    <message>
        <source>had a fault</source>
        <translation>usterka</translation>
    </message>
    <message>
        <source>%1 jumps ten back to %2</source>
        <translation>%1 skacze dziesięć wstecz na %2</translation>
    </message>
    <message>
        <source>The stack is empty</source>
        <translation>Talia jest pusta</translation>
    </message>
    <message>
        <source>The stack is running out</source>
        <translation>Talia się kończy</translation>
    </message>
    <message>
        <source>Your next card would move a pile by %1 or more.</source>
        <translation>Następna karta przesunie stos o co najmniej %1.</translation>
    </message>
    <message>
        <source>It sets the pile ten back.</source>
        <translation>Cofa stos o dziesięć.</translation>
    </message>
    <message>
        <source>Then your %1 can set the pile ten back.</source>
        <translation>Potem twoja %1 może cofnąć stos o dziesięć.</translation>
    </message>
    <message>
        <source>It’s the smallest step you have.</source>
        <translation>To twój najmniejszy krok.</translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message>
        <source>Where do you want to put the %1? Click a pile or press 1 to 4.</source>
        <translation>Gdzie położyć %1? Kliknij stos lub naciśnij od 1 do 4.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>refill your hand</source>
        <translation>uzupełnia rękę</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>talia jest pusta</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Poddaj się…</translation>
    </message>
    <message>
        <source>one more card to play</source>
        <translation>jeszcze jedna karta</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards to play</source>
        <translation>
            <numerusform>jeszcze %n karta</numerusform>
            <numerusform>jeszcze %n karty</numerusform>
            <numerusform>jeszcze %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>your turn continues</source>
        <translation>twoja tura trwa</translation>
    </message>
    <message>
        <source>Give up now</source>
        <translation>Poddaj teraz</translation>
    </message>
    <message>
        <source>everyone loses the match</source>
        <translation>wszyscy przegrywają partię</translation>
    </message>
    <message>
        <source>Wishes: 1 %1, 3 %2, 5 %3</source>
        <translation>Życzenia: 1 %1, 3 %2, 5 %3</translation>
    </message>
    <message>
        <source>Numbers over a card: how far it moves piles 1 to 4.</source>
        <translation>Liczby nad kartą: o ile przesunie stosy 1–4.</translation>
    </message>
</context>
<context>
    <name>ThegameWish</name>
    <message>
        <source>Your wish for pile %1: %2</source>
        <translation>Życzenie dla stosu %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a wish and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: after the next card</source>
        <comment>a wish</comment>
        <translation>%1: po następnej karcie</translation>
    </message>
    <message>
        <source>0: no wish, 3: mine soon, 5: stay off</source>
        <translation>0: bez życzenia, 3: wkrótce mój, 5: nie ruszać</translation>
    </message>
</context>
<context>
    <name>TournamentCost</name>
    <message>
        <source>about %1 matches</source>
        <translation>około %1 partii</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>najwyżej %1 partii</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partia</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partii</translation>
    </message>
    <message numerus="yes">
        <source>%n sets, %1</source>
        <translation>
            <numerusform>%n set, %1</numerusform>
            <numerusform>%n sety, %1</numerusform>
            <numerusform>%n setów, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n runda, %1</numerusform>
            <numerusform>%n rundy, %1</numerusform>
            <numerusform>%n rund, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1</source>
        <translation>
            <numerusform>%n para, %1</numerusform>
            <numerusform>%n pary, %1</numerusform>
            <numerusform>%n par, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few matches the intervals stay wider than that, so all matches will be played.</source>
        <translation>Przy tak niewielu partiach przedziały będą szersze, więc rozegra się wszystkie.</translation>
    </message>
    <message>
        <source>The last deal is not played from all seats, because %1 is not a multiple of %2.</source>
        <translation>Ostatni układ nie jest grany ze wszystkich miejsc, bo %1 nie jest wielokrotnością %2.</translation>
    </message>
    <message>
        <source>%1 remembers earlier matches. Its matches against the same opponents run one after another on one thread, so more threads don’t make them faster.</source>
        <translation>%1 pamięta wcześniejsze partie. Partie z tymi samymi rywalami gra po kolei w jednym wątku, więc więcej wątków ich nie przyspieszy.</translation>
    </message>
    <message>
        <source>File size: %1.</source>
        <translation>Rozmiar pliku: %1.</translation>
    </message>
    <message>
        <source>This takes more than a day. You can stop and resume at any time.</source>
        <translation>To potrwa ponad dobę. W każdej chwili możesz zatrzymać i wznowić.</translation>
    </message>
</context>
<context>
    <name>TournamentFiles</name>
    <message>
        <source>%1 (%2)</source>
        <comment>the name of a tournament, its file</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TournamentNotes</name>
    <message>
        <source>Order: round reached. ± is the 95 % interval.</source>
        <translation>Kolejność: osiągnięta runda. ± to przedział 95%.</translation>
    </message>
    <message>
        <source>Order: fixtures won, then opponents’ score. ± is the 95 % interval.</source>
        <translation>Kolejność: wygrane spotkania, potem wynik przeciwników. ± to przedział 95%.</translation>
    </message>
    <message>
        <source>Contest order: matches won. ± is the 95 % interval.</source>
        <translation>Kolejność konkursu: wygrane partie. ± to przedział 95%.</translation>
    </message>
    <message>
        <source>Contest order: matches won, then %1. ± is the 95 % interval.</source>
        <translation>Kolejność konkursu: wygrane partie, potem %1. ± to przedział 95%.</translation>
    </message>
    <message>
        <source>Contest order: points. ± is the 95 % interval.</source>
        <translation>Kolejność konkursu: punkty. ± to przedział 95%.</translation>
    </message>
    <message>
        <source>Contest order: %1. ± is the 95 % interval.</source>
        <translation>Kolejność konkursu: %1. ± to przedział 95%.</translation>
    </message>
    <message>
        <source>Contest order: matches won, including shared wins. ± is the 95 % interval.</source>
        <translation>Kolejność konkursu: wygrane partie, także wspólne. ± to przedział 95%.</translation>
    </message>
    <message>
        <source>Contest order: mean points. ± is the 95 % interval.</source>
        <translation>Kolejność konkursu: średnia punktów. ± to przedział 95%.</translation>
    </message>
    <message>
        <source>SPRT of Elo %1 against %2: LLR %3 between %4 and %5</source>
        <translation>SPRT Elo %1 przeciw %2: LLR %3 między %4 a %5</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at least Elo %3.</source>
        <translation>%1. Przyjęto: %2 jest silniejszy o co najmniej %3 Elo.</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at most Elo %3.</source>
        <translation>%1. Przyjęto: %2 jest silniejszy o najwyżej %3 Elo.</translation>
    </message>
    <message>
        <source>%1. Not decided yet.</source>
        <translation>%1. Jeszcze bez decyzji.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>A circle: %1. The unbeatable mix: %2.</source>
        <translation>Krąg: %1. Niepokonana mieszanka: %2.</translation>
    </message>
    <message>
        <source>Duplicate deals saved %1 matches.</source>
        <translation>Zdublowane układy oszczędziły %1 partii.</translation>
    </message>
    <message>
        <source>Both are equally likely to be stronger.</source>
        <translation>Jednakowo prawdopodobne jest, że silniejszy jest jeden lub drugi.</translation>
    </message>
</context>
<context>
    <name>TournamentTemplates</name>
    <message>
        <source>Last settings</source>
        <translation>Ostatnie ustawienia</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Szybki rzut oka</translation>
    </message>
    <message>
        <source>Contest settings</source>
        <translation>Ustawienia konkursu</translation>
    </message>
    <message>
        <source>Contest cup</source>
        <translation>Puchar konkursu</translation>
    </message>
    <message>
        <source>Is mine better? (SPRT)</source>
        <translation>Czy mój jest lepszy? (SPRT)</translation>
    </message>
    <message>
        <source>The settings of the last tournament of this game</source>
        <translation>Ustawienia ostatniego turnieju tej gry</translation>
    </message>
    <message>
        <source>A few hundred matches on duplicate deals: takes seconds, gives a first ranking</source>
        <translation>Kilkaset partii na zdublowanych układach: trwa sekundy i daje pierwszą kolejność</translation>
    </message>
    <message>
        <source>Format, matches and rules of the contest this game comes from</source>
        <translation>Format, partie i zasady konkursu, z którego pochodzi gra</translation>
    </message>
    <message>
        <source>A ladder that decides every place. Each pairing is best of seven sets</source>
        <translation>Drabina, która rozstrzyga wszystkie lokaty. Każda para gra do 4 z 7 setów</translation>
    </message>
    <message>
        <source>A sequential test of the first two selected bots. It stops as soon as the result is clear</source>
        <translation>Test sekwencyjny dwóch pierwszych zaznaczonych botów. Kończy się, gdy tylko wynik jest jasny</translation>
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
        <translation>%1 z %2 partii</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partii</translation>
    </message>
    <message>
        <source>%1, %2 played, waiting for an earlier match</source>
        <translation>%1, a %2 czeka na wcześniejszą partię</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>w kolejce</translation>
    </message>
    <message>
        <source>opening the file…</source>
        <translation>otwieranie pliku…</translation>
    </message>
    <message>
        <source>stopped by its stop rule after %1</source>
        <translation>zatrzymany regułą stopu po %1</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>ukończono w %1</translation>
    </message>
    <message>
        <source>stopped after %1</source>
        <translation>zatrzymano po %1</translation>
    </message>
    <message numerus="yes">
        <source>finishing %n running matches</source>
        <translation>
            <numerusform>kończenie %n trwającej partii</numerusform>
            <numerusform>kończenie %n trwających partii</numerusform>
            <numerusform>kończenie %n trwających partii</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>zatrzymywanie…</translation>
    </message>
    <message>
        <source>a bot is solving these rules: %1 %</source>
        <translation>bot rozwiązuje te zasady: %1%</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>wstrzymano</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>dopiero zaczęto</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>zostało ok. %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zapisany</translation>
    </message>
    <message>
        <source>not saved, lost when the window closes</source>
        <translation>niezapisany, zniknie po zamknięciu okna</translation>
    </message>
    <message>
        <source>saved, safe to close</source>
        <translation>zapisany, można zamknąć</translation>
    </message>
    <message>
        <source>saved %1 ago, safe to close</source>
        <translation>zapisany %1 temu, można zamknąć</translation>
    </message>
    <message>
        <source>%1. Everything saved before is kept, and nothing else has changed.</source>
        <translation>%1. Wszystko, co zapisano wcześniej, zostaje i nic więcej się nie zmieniło.</translation>
    </message>
    <message>
        <source>The results can’t be saved: %1.</source>
        <translation>Nie można zapisać wyników: %1.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Otwieranie pliku…</translation>
    </message>
    <message>
        <source>SHA-256 of the sealed seed: %1</source>
        <translation>SHA-256 zapieczętowanego ziarna: %1</translation>
    </message>
    <message>
        <source>A slow match is still running. Later matches are shown, but the stop rule does not count them yet.</source>
        <translation>Powolna partia jeszcze trwa. Późniejsze są pokazane, ale reguła stopu jeszcze ich nie liczy.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>na</translation>
    </message>
    <message>
        <source>%1 matches per second on</source>
        <translation>%1 partii na sekundę na</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ukończono</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>zatrzymano przy %1</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, zatrzymywanie</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>wstrzymano przy %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, zostało %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n boty</numerusform>
            <numerusform>%n botów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per set</source>
        <translation>%1, %2 partii na set</translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 partii na parę</translation>
    </message>
    <message>
        <source>%1, %2 matches</source>
        <translation>%1, %2 partii</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, zdublowane układy</translation>
    </message>
    <message>
        <source>%1, bots of one language together</source>
        <translation>%1, boty jednego języka razem</translation>
    </message>
    <message>
        <source>%1, sealed seed</source>
        <translation>%1, zapieczętowane ziarno</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Ziarno: %1</translation>
    </message>
    <message>
        <source>%1 has ended</source>
        <translation>Koniec: %1</translation>
    </message>
    <message>
        <source>%1 has stopped</source>
        <translation>Zatrzymano: %1</translation>
    </message>
    <message>
        <source>%1 is first after %2 matches.</source>
        <translation>%1 jest na czele po %2 partiach.</translation>
    </message>
</context>
<context>
    <name>WinMarks</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 z %2 rozdań</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>wygrane rozdania: %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>Hint</source>
        <translation>Porada</translation>
    </message>
</context>
<context>
    <name>ZipdeckBadge</name>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>ZipdeckPlan</name>
    <message>
        <source>Of %1 points %2 are given.</source>
        <translation>Z %1 punktów rozdano %2.</translation>
    </message>
    <message>
        <source>%1 gets %2. %3</source>
        <translation>%1 dostaje %2. %3</translation>
    </message>
</context>
<context>
    <name>ZipdeckRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Dalej: kliknij lub naciśnij klawisz</translation>
    </message>
</context>
<context>
    <name>ZipdeckScore</name>
    <message>
        <source>Points, fewest first</source>
        <translation>Punkty, od najmniejszych</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lokata</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>błędne</translation>
    </message>
    <message>
        <source>wrong calls</source>
        <translation>błędne zgłoszenia</translation>
    </message>
    <message>
        <source>Calls, latest first</source>
        <translation>Zgłoszenia, od nowych</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>trafne</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>silent, +%1</source>
        <translation>milczenie, +%1</translation>
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
        <translation>, dostaje od ciebie %1</translation>
    </message>
    <message>
        <source>▼ fewest</source>
        <translation>▼ najmniej</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>▲ highest</source>
        <translation>▲ najwyższa</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>points now and after</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>ZipdeckShares</name>
    <message>
        <source>Your card has no points to share out</source>
        <translation>Twoja karta nie ma punktów do rozdzielenia</translation>
    </message>
    <message numerus="yes">
        <source>A correct call gives away %n point(s)</source>
        <translation>
            <numerusform>Trafne zgłoszenie rozdziela %n punkt</numerusform>
            <numerusform>Trafne zgłoszenie rozdziela %n punkty</numerusform>
            <numerusform>Trafne zgłoszenie rozdziela %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>ty %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You pay what you don’t give away: %1.</source>
        <translation>Za to, czego nie rozdasz, płacisz: %1.</translation>
    </message>
    <message>
        <source>Click a player to give everything. Use + and − for single points.</source>
        <translation>Kliknij gracza, by dać mu wszystko. Pojedyncze punkty: + i −.</translation>
    </message>
    <message>
        <source>All to the leader</source>
        <translation>Wszystko liderowi</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>Równo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
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
        <translation>Zip Deck!</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>milczenie</translation>
    </message>
</context>
<context>
    <name>ZipdeckStepper</name>
    <message>
        <source>%1: one point less</source>
        <translation>%1: o punkt mniej</translation>
    </message>
    <message>
        <source>%1: one point more</source>
        <translation>%1: o punkt więcej</translation>
    </message>
</context>
<context>
    <name>ZipdeckTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipdeckTexts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Zgłoś</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nic nie mów</translation>
    </message>
    <message>
        <source>costs nothing unless your card is the highest</source>
        <translation>kosztuje tylko, gdy twoja karta jest najwyższa</translation>
    </message>
    <message>
        <source>if right: gives away %1</source>
        <translation>trafne: oddaje %1</translation>
    </message>
    <message>
        <source>if right: you pay all of it</source>
        <translation>trafne: płacisz wszystko</translation>
    </message>
    <message>
        <source>You have %1, worth %2. Call or say nothing.</source>
        <translation>Masz %1, wartość %2. Zgłoś lub nic nie mów.</translation>
    </message>
    <message>
        <source>You have %1, worth nothing. Call or say nothing.</source>
        <translation>Masz %1, bez wartości. Zgłoś lub nic nie mów.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to you</source>
        <translation>%1 → ty</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Call, keep all points</source>
        <translation>Zgłoś, nikomu nic</translation>
    </message>
    <message>
        <source>Call: %1</source>
        <translation>Zgłoś: %1</translation>
    </message>
    <message>
        <source>Your %1 was the highest and you said nothing: %2.</source>
        <translation>Twoja karta %1 jest najwyższa, a milczysz: %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and pay %2 yourself.</source>
        <translation>Zgłaszasz z najwyższą kartą, %1, i płacisz %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and give %2.</source>
        <translation>Zgłaszasz z najwyższą kartą, %1, i dajesz %2.</translation>
    </message>
    <message>
        <source>%1 had the highest card, %2, and said nothing: %3.</source>
        <translation>%1 ma najwyższą kartę, %2, i milczy: %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and pays %3.</source>
        <translation>%1 zgłasza z najwyższą kartą, %2, i płaci %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and gives %3.</source>
        <translation>%1 zgłasza z najwyższą kartą, %2, i daje %3.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ty</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lowest score after %n round(s): %2.</source>
        <translation>
            <numerusform>Najmniej punktów po %n rundzie dzielą %1: %2.</numerusform>
            <numerusform>Najmniej punktów po %n rundach dzielą %1: %2.</numerusform>
            <numerusform>Najmniej punktów po %n rundach dzielą %1: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest score after %n round(s): %1. The next has %2.</source>
        <translation>
            <numerusform>Najmniej punktów po %n rundzie: %1. Następny ma %2.</numerusform>
            <numerusform>Najmniej punktów po %n rundach: %1. Następny ma %2.</numerusform>
            <numerusform>Najmniej punktów po %n rundach: %1. Następny ma %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>karta %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Your card is the highest</source>
        <translation>Twoja karta jest najwyższa</translation>
    </message>
    <message>
        <source>%1 has the highest card</source>
        <translation>Najwyższą kartę ma %1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Partia skończona</translation>
    </message>
    <message>
        <source>call “Zip Deck!”</source>
        <translation>zgłaszasz „Zip Deck!”</translation>
    </message>
    <message>
        <source>calls “Zip Deck!”</source>
        <translation>zgłasza „Zip Deck!”</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>dostajesz %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>dostaje %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 ma %2</translation>
    </message>
    <message>
        <source>now have %1</source>
        <translation>masz teraz %1</translation>
    </message>
    <message>
        <source>now has %1</source>
        <translation>ma teraz %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as saying nothing</source>
        <translation>usterka, liczy się jako milczenie</translation>
    </message>
    <message>
        <source>%1 called with the highest card</source>
        <translation>%1 zgłasza z najwyższą kartą</translation>
    </message>
    <message>
        <source>%1 called, and the card was not the highest</source>
        <translation>%1 zgłasza, a karta nie jest najwyższa</translation>
    </message>
    <message>
        <source>Everyone answers on the count of three.</source>
        <translation>Na trzy odpowiadają wszyscy.</translation>
    </message>
    <message>
        <source>Your %1 can’t be the highest: you say nothing</source>
        <translation>Twoja %1 nie może być najwyższa: milczysz</translation>
    </message>
    <message>
        <source>%1 had the highest card and said nothing</source>
        <translation>%1 ma najwyższą kartę i milczy</translation>
    </message>
</context>
<context>
    <name>ZipdeckTray</name>
    <message>
        <source>A wrong call costs you %1.</source>
        <translation>Błędne kosztuje cię %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>Cards 0 to %1</source>
        <translation>Karty 0–%1</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck!</translation>
    </message>
    <message>
        <source>if right: costs nothing</source>
        <translation>trafne: nic nie kosztuje</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay %2</source>
        <translation>trafne: daje %1, płacisz %2</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay nothing</source>
        <translation>trafne: daje %1, nie płacisz nic</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nic nie mów</translation>
    </message>
    <message>
        <source>costs %1 if %2 is the highest</source>
        <translation>kosztuje %1, jeśli %2 jest najwyższa</translation>
    </message>
    <message>
        <source>%1 is the highest with a probability of %2 %.</source>
        <translation>%1 jest najwyższa z prawdopodobieństwem %2%.</translation>
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
        <translation>%1, najmniej</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, lokata %2</translation>
    </message>
    <message>
        <source>called, gave %1</source>
        <translation>zgłoszenie, oddane %1</translation>
    </message>
    <message>
        <source>called, paid %1</source>
        <translation>zgłoszenie, zapłacone %1</translation>
    </message>
    <message>
        <source>silent, paid %1</source>
        <translation>milczenie, zapłacone %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>milczenie</translation>
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
        <translation>ostatnio %1, %2</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>oddane %1</translation>
    </message>
    <message>
        <source>called</source>
        <translation>zgłoszenie</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 Give %2.</source>
        <translation>%1 Daj %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This round: %1, %2.</source>
        <translation>Teraz: %1, %2.</translation>
    </message>
    <message>
        <source>Last round: %1, %2.</source>
        <translation>Ostatnio: %1, %2.</translation>
    </message>
</context>
<context>
    <name>advanced-pazaak</name>
    <message>
        <source>rule deck_size is {}, but with same {} and pool {} it must be from 1 to {}</source>
        <translation>reguła deck_size to {}, przy same {} i pool {} musi wynosić od 1 do {}</translation>
    </message>
    <message>
        <source>rule hand_size is {}, but with deck_size {} it must be from 0 to {}</source>
        <translation>reguła hand_size to {}, przy deck_size {} musi wynosić od 0 do {}</translation>
    </message>
    <message>
        <source>a side card must follow a house card, and each turn may have only one</source>
        <translation>karta boczna idzie po karcie głównej, jedna na turę</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>jest za dużo kart</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>kart jest {}, a musi być {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>karta główna {} leży na stole tyle razy: {}, a wszystkich jest {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>więcej kart bocznych, niż przewidują zasady ({})</translation>
    </message>
    <message>
        <source>no set is over yet</source>
        <translation>żaden set jeszcze się nie skończył</translation>
    </message>
    <message>
        <source>these rules have no stakes</source>
        <translation>w tych zasadach nie ma stawek</translation>
    </message>
    <message>
        <source>seat 0 must begin by these rules</source>
        <translation>według tych zasad zaczyna miejsce 0</translation>
    </message>
    <message>
        <source>the set is over with these cards, so no one has to act</source>
        <translation>set jest skończony z tymi kartami, więc nikt nie jest na ruchu</translation>
    </message>
    <message>
        <source>{} is not a card; write for example 7, -2 or +-3=+3</source>
        <translation>{} to nie karta taka jak 7, -2 lub +-3=+3</translation>
    </message>
    <message>
        <source>{} is not a side card</source>
        <translation>{} to nie karta boczna</translation>
    </message>
    <message>
        <source>{} appears {} times, but the rules allow only {}</source>
        <translation>{} jest {} razy, zasady pozwalają na {}</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn with {} cards of seat 1 and {} of seat 2</source>
        <translation>to nie może być tura miejsca {} przy {} kartach miejsca 1 i {} miejsca 2</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Hilltop cannot find similar positions of {}</source>
        <translation>{} nie określa, które pozycje są podobne</translation>
    </message>
    <message>
        <source>the match has no decision {}; its last one is {}</source>
        <translation>partia nie ma decyzji {}, ostatnia to {}</translation>
    </message>
    <message>
        <source>analysis.decisions[{}].{}: the numbers do not add up</source>
        <translation>analysis.decisions[{}].{}: nie sumuje się</translation>
    </message>
    <message>
        <source>analysis.decisions[{}]: the match has another answer here</source>
        <translation>analysis.decisions[{}]: to nie to, co zagrano</translation>
    </message>
    <message>
        <source>analysis.positions[{}].{}: the numbers do not add up</source>
        <translation>analysis.positions[{}].{}: nie sumuje się</translation>
    </message>
    <message>
        <source>analysis.seats[{}].result: the numbers do not add up</source>
        <translation>analysis.seats[{}].result: nie sumuje się</translation>
    </message>
    <message>
        <source>analysis.seats[{}].{}: the numbers do not add up</source>
        <translation>analysis.seats[{}].{}: nie sumuje się</translation>
    </message>
    <message>
        <source>analysis: this analysis belongs to another match</source>
        <translation>analysis: należy do innej partii</translation>
    </message>
    <message>
        <source>this must be a list of three numbers</source>
        <translation>muszą to być trzy liczby</translation>
    </message>
    <message>
        <source>this analysis was made by a newer version of Hilltop</source>
        <translation>pochodzi z nowszej wersji Hilltop</translation>
    </message>
    <message>
        <source>{} and {} have different lengths</source>
        <translation>{} i {} mają różną długość</translation>
    </message>
    <message>
        <source>matches of {} cannot be analysed yet</source>
        <translation>partii gry {} nie można jeszcze analizować</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>{} is a folder, not a tournament file</source>
        <translation>{} to folder, a nie plik turnieju</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>za długa lista argumentów</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>błędny deskryptor pliku</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>przerwany potok</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>nie można przydzielić pamięci</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>upłynął czas połączenia</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>urządzenie lub zasób zajęte</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>folder nie jest pusty</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>przekroczony przydział dysku</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>to nie jest plik wykonywalny</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>plik już istnieje</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>za długa nazwa pliku</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>plik za duży</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>funkcja niedostępna</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>komputer nie odpowiada</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>błąd wejścia/wyjścia</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>błędny argument</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>leży na innym urządzeniu</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>to jest folder</translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation>brak dostępnych blokad</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>brak miejsca na urządzeniu</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>nie ma takiego urządzenia ani adresu</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>nie ma takiego urządzenia</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>to nie jest folder</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operacja niedozwolona</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>operacja nieobsługiwana</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>system plików tylko do odczytu</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>zasób chwilowo niedostępny</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>nieaktualny uchwyt pliku</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>program jest właśnie wykonywany</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>za wiele poziomów dowiązań</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>za wiele dowiązań</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>za wiele otwartych plików w systemie</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>za wiele otwartych plików</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>brak połączenia</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>urywa się</translation>
    </message>
    <message>
        <source>line {}: this is not JSON, see character {}</source>
        <translation>wiersz {}: to nie JSON, patrz znak {}</translation>
    </message>
    <message>
        <source>this is not JSON, see character {}</source>
        <translation>to nie JSON, patrz znak {}</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>nawiasy są zagnieżdżone za głęboko</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>system nie podaje przyczyny</translation>
    </message>
    <message>
        <source>it contains a number that is too large</source>
        <translation>zawiera za dużą liczbę</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be locked ({})</source>
        <translation>{} nie można zablokować ({})</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} nie można otworzyć ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} nie można odczytać ({})</translation>
    </message>
    <message>
        <source>{} cannot be removed ({})</source>
        <translation>{} nie można usunąć ({})</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} nie można zapisać ({})</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} to folder, nie plik</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} to nie zwykły plik</translation>
    </message>
    <message>
        <source>{} is too large for the memory of this computer</source>
        <translation>{} jest za duży dla pamięci tego komputera</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: nie można utworzyć folderu ({})</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>brakuje tego pola</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>tu musi być true lub false</translation>
    </message>
    <message>
        <source>this must be a list of {}</source>
        <translation>nie jest listą o długości {}</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>tu musi być lista</translation>
    </message>
    <message>
        <source>this must be a number</source>
        <translation>tu musi być liczba</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>tu musi być liczba całkowita</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>tu musi być obiekt JSON</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>tu musi być tekst w cudzysłowie</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>ta liczba jest za duża</translation>
    </message>
    <message>
        <source>the value is {}, but it must be a whole number from 0 to 2^64-1</source>
        <translation>jest {}, a musi być liczba całkowita od 0 do 2^64-1</translation>
    </message>
    <message>
        <source>the value is {}, but it must be from {} to {}</source>
        <translation>wartość to {}, a musi być od {} do {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>it ended unexpectedly ({})</source>
        <translation>nieoczekiwane zakończenie ({})</translation>
    </message>
    <message>
        <source>the path {} could lead out of its folder</source>
        <translation>ścieżka {} może wychodzić poza swój folder</translation>
    </message>
    <message>
        <source>the system cannot start more threads; close other programs</source>
        <translation>system nie uruchamia więcej wątków; zamknij inne programy</translation>
    </message>
    <message>
        <source>there is not enough memory to continue</source>
        <translation>za mało pamięci, by kontynuować</translation>
    </message>
    <message>
        <source>{} is a hard link to another file; replace it with a copy</source>
        <translation>{} ma też inną nazwę gdzie indziej (twarde dowiązanie); zastąp go kopią</translation>
    </message>
    <message>
        <source>{} has more than {} bytes</source>
        <translation>{} ma więcej niż {} bajtów</translation>
    </message>
    <message>
        <source>{} has more than {} files, too many for a bot</source>
        <translation>{} ma więcej niż {} plików, za dużo jak na bota</translation>
    </message>
    <message>
        <source>{} has more than {} folders one inside the other, too many for a bot</source>
        <translation>{} ma więcej niż {} folderów jeden w drugim, a tylu nie potrzebuje żaden bot</translation>
    </message>
    <message>
        <source>{} is a link that leads out of its folder; replace it with the file</source>
        <translation>{} to dowiązanie prowadzące poza swój folder; zastąp je plikiem</translation>
    </message>
    <message>
        <source>{} is a link; replace it with the file</source>
        <translation>{} to dowiązanie; zastąp je samym plikiem</translation>
    </message>
    <message>
        <source>{} is neither a regular file nor a folder</source>
        <translation>{} to ani zwykły plik, ani folder</translation>
    </message>
</context>
<context>
    <name>botlab</name>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: nie ma takiego pliku</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>ten program zbudowano bez {}</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: wiersz {}, kolumna {}: {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} nie startuje ({})</translation>
    </message>
    <message>
        <source>record {}: {}</source>
        <translation>zapis {}: {}</translation>
    </message>
    <message>
        <source>{}: all seats play together, so bots can only be compared by their answers</source>
        <translation>{}: wszystkie miejsca grają razem, więc dwa boty porównuje się tylko po odpowiedziach</translation>
    </message>
    <message>
        <source>record {} is a match of {}, not of {}</source>
        <translation>zapis {}: to partia gry {}, a nie {}</translation>
    </message>
    <message>
        <source>{} begins with _ and is therefore left out; name it as {} to let it play</source>
        <translation>{} zaczyna się od _, więc nie jest uczestnikiem; {} pozwala mu grać</translation>
    </message>
    <message>
        <source>{} is the base of {} and is therefore left out; name it as {} to let it play</source>
        <translation>{} to klasa, którą rozszerza {}, więc nie jest uczestnikiem; {} pozwala mu grać</translation>
    </message>
    <message>
        <source>{} has no method {}</source>
        <translation>{} nie ma metody {}</translation>
    </message>
    <message>
        <source>{} is abstract, so it is not a bot</source>
        <translation>{} jest abstrakcyjna, więc to nie bot</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: ta nazwa nie jest w UTF-8; zmień nazwę pliku</translation>
    </message>
    <message>
        <source>{} is a program of the Hilltop protocol; name it as {}</source>
        <translation>{} to program protokołu Hilltop, który bierze udział jako {}</translation>
    </message>
    <message>
        <source>{} is a bot of {}, not of {}</source>
        <translation>{} to bot gry {}, a nie {}</translation>
    </message>
    <message>
        <source>{} has no kind of bots of its own to look for in a folder; name each of your bots</source>
        <translation>konkurs gry {} nie ma botów własnego rodzaju, podaj każdego ze swoich botów</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} nie można odczytać ({})</translation>
    </message>
    <message>
        <source>{} contains no bot of {}</source>
        <translation>{}: nie zawiera bota dla {}</translation>
    </message>
    <message>
        <source>{} (left out: {})</source>
        <translation>{} (pominięto: {})</translation>
    </message>
    <message>
        <source>{} contains {} bots; name one of them, for example {}</source>
        <translation>{}: zawiera boty ({}), więc podaj który, na przykład {}</translation>
    </message>
    <message>
        <source>{} contains no {}</source>
        <translation>{}: nie zawiera {}</translation>
    </message>
    <message>
        <source>there is no decision {}; the record has {}</source>
        <translation>nie ma decyzji {}, zapis ma ich {}</translation>
    </message>
    <message>
        <source>decision {} was made by a person</source>
        <translation>decyzję {} podjął człowiek</translation>
    </message>
    <message>
        <source>the random numbers of its bots come from the sealed seed of the tournament, so no answer can be reproduced before the tournament ends</source>
        <translation>losowość jego botów pochodzi z zapieczętowanego ziarna turnieju, więc przed końcem nie można ponownie zapytać o żadną odpowiedź</translation>
    </message>
    <message>
        <source>{}: {}: {}</source>
        <translation>{}: {}: {}</translation>
    </message>
    <message>
        <source>the bot was not asked for decision {}: it had stopped before</source>
        <translation>o decyzję {} nie zapytano: bot skończył wcześniej</translation>
    </message>
    <message>
        <source>{}: {} already at decision {}: {}</source>
        <translation>{}: {} już przy decyzji {}: {}</translation>
    </message>
    <message>
        <source>it has {}, but no {}</source>
        <translation>ma {}, ale nie ma {}</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} nie ma {}</translation>
    </message>
    <message>
        <source>{} contains {} bots; each needs a name without spaces</source>
        <translation>{}: zawiera boty ({}); każdy musi mieć nazwę bez spacji</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} jest pusty</translation>
    </message>
    <message>
        <source>{} is C or C++ source code; compile it and add the program</source>
        <translation>{} to kod źródłowy w C lub C++; skompiluj go i dodaj program</translation>
    </message>
    <message>
        <source>{}: the first line must name the program that runs it, such as #!/usr/bin/env {}</source>
        <translation>{}: pierwszy wiersz nie mówi, co go uruchamia, na przykład #!/usr/bin/env {}</translation>
    </message>
    <message>
        <source>{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that extends Player, nor an executable program</source>
        <translation>{} nie jest botem: to ani JavaScript z metodami {}, ani Python lub Java z klasą rozszerzającą Player, ani program wykonywalny</translation>
    </message>
    <message>
        <source>{} is neither text nor a program for this computer</source>
        <translation>{} to ani tekst, ani program dla tego komputera</translation>
    </message>
    <message>
        <source>{}: a folder is a bot if it contains Java files, and this one contains none</source>
        <translation>{}: folder jest botem, jeśli zawiera pliki Java, a ten nie zawiera żadnego</translation>
    </message>
    <message>
        <source>{}: this name cannot be used for a bot; rename the file</source>
        <translation>{}: tej nazwy nie można użyć dla bota, zmień ją</translation>
    </message>
    <message>
        <source>there is no template of a bot of {}</source>
        <translation>dla {} nie ma szablonu</translation>
    </message>
    <message>
        <source>there is no template of a bot of {} in {}, only in {}</source>
        <translation>dla {} nie ma szablonu w {}, tylko w {}</translation>
    </message>
    <message>
        <source>{}: a Java file must have the name of its class, such as MyBot.java</source>
        <translation>{}: plik Java musi nazywać się jak jego klasa, na przykład MyBot.java</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: już istnieje; wybierz inną nazwę</translation>
    </message>
    <message>
        <source>{}: no class in it has a main method</source>
        <translation>{}: żadna klasa nie ma metody main</translation>
    </message>
    <message>
        <source>{} uses the Hilltop protocol, but there is no {}.class beside it; compile it with javac</source>
        <translation>{}: mówi protokołem Hilltop, ale nie ma obok pliku {}.class; zrobi go javac</translation>
    </message>
    <message>
        <source>{} is Java, but no class in it extends any of {}</source>
        <translation>{} to Java, ale żadna klasa w nim nie rozszerza żadnej z tych: {}</translation>
    </message>
    <message>
        <source>{} is in no package; it must be in one of {}</source>
        <translation>{} nie jest w żadnym pakiecie; musi być w jednym z tych: {}</translation>
    </message>
    <message>
        <source>{} is in the package {}; it must be in one of {}</source>
        <translation>{} jest w pakiecie {}; musi być w jednym z tych: {}</translation>
    </message>
    <message>
        <source>{} must be public</source>
        <translation>{} musi być public</translation>
    </message>
    <message>
        <source>{} is an archive of sources. Unpack it to use its bots</source>
        <translation>{} to archiwum źródeł; rozpakuj je, a każdy bot z niego będzie mógł grać</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({})</source>
        <translation>żadna z jego odpowiedzi ({}) się nie liczyła ({})</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({}): {}</source>
        <translation>żadna z jego odpowiedzi ({}) się nie liczyła ({}): {}</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot ({}){}</source>
        <translation>miał usterkę w każdej partii, a już pierwsza dyskwalifikuje ({}){}</translation>
    </message>
    <message>
        <source>{} of {} answers were faults ({})</source>
        <translation>{} z {} odpowiedzi to usterki ({})</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>żadna jego partia nie skończyła się w ciągu {} s</translation>
    </message>
    <message>
        <source>it needs {} ms per answer, so its {} matches in the contest will take about {} minutes</source>
        <translation>odpowiedź zajmuje mu {} ms, więc jego {} partii w konkursie potrwa około {} minut</translation>
    </message>
    <message>
        <source>the bots could not be tested, for a reason outside the bots: {}</source>
        <translation>nie udało się przetestować botów i to nie ich wina: {}</translation>
    </message>
    <message>
        <source>this number is larger than &quot;{}&quot;</source>
        <translation>jest większe niż „{}”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a report on a bot</source>
        <translation>„{}” nie jest raportem o bocie</translation>
    </message>
    <message>
        <source>the format is {}, but this program reads {}</source>
        <translation>jest {}, ten program czyta {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is built in; only your own bots can be checked</source>
        <translation>„{}” jest wbudowany, a testować można tylko własne boty</translation>
    </message>
    <message>
        <source>{} is not a number of matches</source>
        <translation>{} to nie liczba partii</translation>
    </message>
    <message>
        <source>{} has {} bytes, too large for a bot’s source</source>
        <translation>{} ma {} bajtów, za dużo jak na kod źródłowy bota</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>there is no match of this game to ask about</source>
        <translation>nie ma partii tej gry, o którą można by zapytać</translation>
    </message>
</context>
<context>
    <name>contests</name>
    <message>
        <source>A hill of this name already exists. Choose another name.</source>
        <translation>Wzgórze o tej nazwie już istnieje. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>A tournament of this name already exists. Choose another name.</source>
        <translation>Turniej o tej nazwie już istnieje. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>{}: this file cannot be deleted: {}</source>
        <translation>{}: nie można usunąć tego pliku: {}</translation>
    </message>
    <message>
        <source>{}: this file cannot be renamed</source>
        <translation>{}: nie można zmienić nazwy tego pliku</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}; the analysis is kept in {} instead</source>
        <translation>{}; analizy są zamiast tego w {}</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be one of {}</source>
        <translation>reguła {} to „{}”, musi być jedną z {}</translation>
    </message>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be a whole number from {} to {}</source>
        <translation>reguła {} to „{}”, musi być liczbą całkowitą od {} do {}</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; this game has no rules to set</source>
        <translation>nieznana reguła „{}”, ta gra nie ma reguł do ustawienia</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; the rules are {}</source>
        <translation>nieznana reguła „{}”, reguły to {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a rule; write KEY=VALUE</source>
        <translation>„{}” nie jest regułą, napisz KLUCZ=WARTOŚĆ</translation>
    </message>
    <message>
        <source>rules must be a JSON object</source>
        <translation>rules nie jest obiektem</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a fault</source>
        <translation>„{}” nie oznacza usterki</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not allowed ({})</source>
        <translation>miejsce {} odpowiada „{}”, co jest niedozwolone ({})</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not an answer of this game</source>
        <translation>miejsce {} odpowiada „{}”, a to nie jest odpowiedź tej gry</translation>
    </message>
    <message>
        <source>seat {} has nothing to decide now</source>
        <translation>miejsce {} nie jest teraz pytane</translation>
    </message>
    <message>
        <source>the list has {} entries, but it must have {}</source>
        <translation>lista ma {} pozycji, a musi mieć {}</translation>
    </message>
    <message>
        <source>the value must be one of {}</source>
        <translation>wartość musi być jedną z: {}</translation>
    </message>
    <message>
        <source>this must be a list of texts</source>
        <translation>nie jest listą tekstów</translation>
    </message>
    <message>
        <source>this must be a list of whole numbers</source>
        <translation>nie jest listą liczb całkowitych</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>tu musi być lista</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>tu musi być liczba całkowita</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>tu musi być obiekt JSON</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>wartość to {}, a z reszty wynika {}</translation>
    </message>
    <message>
        <source>the value must be {}</source>
        <translation>musi mieć wartość {}</translation>
    </message>
    <message>
        <source>there is no field of this name</source>
        <translation>nie ma takiego pola</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>the phases of a deal must be EUCHRE_BIDDING and TRICK_PLAY, in this order</source>
        <translation>EUCHRE_BIDDING musi być pierwsze, TRICK_PLAY drugie i nic więcej</translation>
    </message>
    <message>
        <source>Hilltop does not support exchanging cards</source>
        <translation>Hilltop nie obsługuje wymiany kart</translation>
    </message>
    <message>
        <source>Hilltop’s Euchre does not have this rule</source>
        <translation>Euchre w Hilltop nie ma tej reguły</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>brakuje „{}”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call of this round</source>
        <translation>„{}” nie jest odzywką tej rundy</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call that Hilltop knows</source>
        <translation>„{}” nie jest odzywką znaną Hilltop</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card that Hilltop knows; all cards must be given</source>
        <translation>„{}” nie jest kartą znaną Hilltop; trzeba podać wszystkie karty</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card</source>
        <translation>„{}” nie jest kartą</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a field of the notation</source>
        <translation>„{}” nie jest polem notacji</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be the leader</source>
        <translation>„{}” nie może wychodzić</translation>
    </message>
    <message>
        <source>a defender goes alone, but defend_alone is not true</source>
        <translation>obrońca gra solo, ale defend_alone nie ma wartości true</translation>
    </message>
    <message>
        <source>a lone defender takes three or four tricks, which is 4 points in the notation and 2 in Hilltop’s Euchre</source>
        <translation>obrońca solo bierze trzy lub cztery lewy, co w notacji daje 4 punkty, a w Euchre w Hilltop 2</translation>
    </message>
    <message>
        <source>a match of Hilltop begins at 0 to 0</source>
        <translation>partia Hilltop zaczyna się od 0 do 0</translation>
    </message>
    <message>
        <source>everyone has called twice</source>
        <translation>wszyscy licytowali już dwa razy</translation>
    </message>
    <message>
        <source>there is neither a winning_score nor num_deals</source>
        <translation>nie ma ani winning_score, ani num_deals</translation>
    </message>
    <message>
        <source>there is no fileType, so this is not Euchre Game Notation</source>
        <translation>nie ma fileType, więc to nie Euchre Game Notation</translation>
    </message>
    <message>
        <source>there are {} cards, but {} seats play</source>
        <translation>liczba kart: {}, liczba grających miejsc: {}</translation>
    </message>
    <message>
        <source>the match has {} deals, but a file holds at most {}</source>
        <translation>liczba rozdań: {}, taki plik mieści {}</translation>
    </message>
    <message>
        <source>in deal {} the partner of the maker goes alone, which the notation does not support</source>
        <translation>w rozdaniu {} solo gra partner rozgrywającego, czego notacja nie wyraża</translation>
    </message>
    <message>
        <source>Hilltop cannot read a file of the type &quot;{}&quot;</source>
        <translation>Hilltop nie czyta plików typu „{}”</translation>
    </message>
    <message>
        <source>the version is &quot;{}&quot;, but Hilltop reads 1.2 to 1.4; convert older files with egn-upgrade</source>
        <translation>jest „{}”, znane są od 1.2 do 1.4; egn-upgrade odnawia starsze pliki</translation>
    </message>
    <message>
        <source>the match is not finished; only whole matches can be written in this notation</source>
        <translation>nieukończona; w tej notacji można zapisać tylko całe partie</translation>
    </message>
    <message>
        <source>this deal is not played to its end, but another one follows</source>
        <translation>nierozegrane do końca, a następuje kolejne rozdanie</translation>
    </message>
    <message>
        <source>the file is compressed; unpack it with egn-convert</source>
        <translation>jest skompresowane; rozpakuj plik za pomocą egn-convert</translation>
    </message>
    <message>
        <source>the value is {}, but in Hilltop’s Euchre it is {}</source>
        <translation>jest {}, w Euchre w Hilltop jest {}</translation>
    </message>
    <message>
        <source>the dealer is {}, but it must be {}, to the left of the dealer before</source>
        <translation>jest {}, a musi być {}, na lewo od poprzedniego rozdającego</translation>
    </message>
    <message>
        <source>the left bower follows its printed suit in this match, but in the notation it belongs to trump</source>
        <translation>lewy walet należy tu do swojego koloru, w notacji należy do atu</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>tu musi być lista</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>tu musi być tekst w cudzysłowie</translation>
    </message>
    <message>
        <source>this must be a whole number from {} to {}</source>
        <translation>musi być liczbą całkowitą od {} do {}</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>tu musi być obiekt JSON</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>tu musi być true lub false</translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation>muszą to być dwie liczby</translation>
    </message>
    <message>
        <source>no one has made trump</source>
        <translation>nikt nie ogłosił atu</translation>
    </message>
    <message>
        <source>no one has picked a card up</source>
        <translation>nikt nie wziął karty</translation>
    </message>
    <message>
        <source>seat {} does not have {}</source>
        <translation>miejsce {} nie ma {}</translation>
    </message>
    <message>
        <source>seat {} goes alone and the player to its left leads, but in Hilltop’s Euchre the player to the left of the dealer does</source>
        <translation>miejsce {} gra solo i wychodzi jego lewy sąsiad, w Euchre w Hilltop wychodzi lewy sąsiad rozdającego</translation>
    </message>
    <message>
        <source>seat {} has a card of the suit led, so {} is a revoke</source>
        <translation>miejsce {} ma kartę koloru wyjścia, więc {} to fałszywy renons</translation>
    </message>
    <message>
        <source>seat {} is not a defender, seat {} made trump</source>
        <translation>miejsce {} nie jest obrońcą, atu ogłosiło miejsce {}</translation>
    </message>
    <message>
        <source>seat {} was dealt five other cards, so it cannot have {}</source>
        <translation>miejscu {} rozdano pięć innych, więc nie może mieć {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>krok {}: odpowiedź nie pasuje</translation>
    </message>
    <message>
        <source>a file of this format holds one match, but there are {}; choose one with --match</source>
        <translation>taki plik mieści jedną partię, a jest ich {}; wybierz jedną przez --match</translation>
    </message>
    <message>
        <source>the dealer must name a suit, as the rule std has it</source>
        <translation>rozdający musi ogłosić kolor, jak chce reguła std</translation>
    </message>
    <message>
        <source>the match is over before this deal</source>
        <translation>partia kończy się wcześniej</translation>
    </message>
    <message>
        <source>there are more than {} deals, too many for a match</source>
        <translation>jest ich więcej niż {}</translation>
    </message>
    <message>
        <source>there are only five tricks</source>
        <translation>jest tylko pięć lew</translation>
    </message>
    <message>
        <source>there are {} hands, but only four players</source>
        <translation>rąk jest {}</translation>
    </message>
    <message>
        <source>there are {} players, but there must be four</source>
        <translation>jest ich {}, a nie cztery</translation>
    </message>
    <message>
        <source>num_deals and winning_score cannot be used together</source>
        <translation>jest też winning_score</translation>
    </message>
    <message>
        <source>there is no bower before trump is made</source>
        <translation>nie ma waletów atu, zanim atu nie jest ogłoszone</translation>
    </message>
    <message>
        <source>there are no deals</source>
        <translation>nie ma żadnego</translation>
    </message>
    <message>
        <source>this answer is not possible here</source>
        <translation>o tę odpowiedź tu się nie pyta</translation>
    </message>
    <message>
        <source>trump has been made already</source>
        <translation>atu jest już ogłoszone</translation>
    </message>
    <message>
        <source>{} is already in another place</source>
        <translation>{} jest już gdzie indziej</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>the score is {}, but the deals add up to {}</source>
        <translation>jest {}, z rozdań wychodzi {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>wiersz {}: {}</translation>
    </message>
    <message>
        <source>seat {} cannot hold these cards after what was played</source>
        <translation>to nie karty, które po zagranych ma miejsce {}</translation>
    </message>
    <message>
        <source>there are cards here before trump is made</source>
        <translation>są karty, zanim ogłoszono atu</translation>
    </message>
    <message>
        <source>there are {} numbers, but there must be 2</source>
        <translation>liczb jest {}, a powinny być 2</translation>
    </message>
    <message>
        <source>the suit must be c, d, h or s</source>
        <translation>nie jest żadną z wartości c, d, h, s</translation>
    </message>
    <message>
        <source>this is not a card; write for example jh</source>
        <translation>nie jest kartą taką jak jh</translation>
    </message>
    <message>
        <source>no deal is possible here: the others cannot hold the cards that are left</source>
        <translation>żaden układ nie pasuje: pozostali nie mogą mieć kart, które zostały</translation>
    </message>
    <message>
        <source>no one has to decide here</source>
        <translation>nikt tu nie decyduje</translation>
    </message>
    <message>
        <source>seat {} cannot answer {}</source>
        <translation>miejsce {} nie może odpowiedzieć {}</translation>
    </message>
    <message>
        <source>seat {} has more than five cards</source>
        <translation>miejsce {} ma więcej niż pięć kart</translation>
    </message>
    <message>
        <source>seat {} has {} cards with those it has played, not five</source>
        <translation>karty miejsca {} razem z zagranymi: {}, a powinno być pięć</translation>
    </message>
    <message>
        <source>seat {} plays where seat {} is on turn</source>
        <translation>gra miejsce {}, a ruch ma miejsce {}</translation>
    </message>
    <message>
        <source>{} is not a card; write for example jh</source>
        <translation>{} nie jest kartą taką jak jh</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} jest dwa razy</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>&quot;{}&quot; names no file</source>
        <translation>„{}”: nie wskazuje pliku</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {} has no bots of the kind &quot;{}&quot;; its kinds are {}</source>
        <translation>„{}”: {} nie ma botów rodzaju „{}”, ma {}</translation>
    </message>
    <message>
        <source>there is no bot &quot;{}&quot;; {} has {}</source>
        <translation>nieznany bot „{}”, {} ma {}</translation>
    </message>
    <message>
        <source>{} has {} seats, not {}</source>
        <translation>{}: miejsc jest {}, nie {}</translation>
    </message>
    <message>
        <source>{} has {} to {} seats, not {}</source>
        <translation>{}: miejsc jest od {} do {}, nie {}</translation>
    </message>
    <message>
        <source>positions of {} cannot be set up</source>
        <translation>nie można ustawić pozycji gry {}</translation>
    </message>
    <message>
        <source>there is no file &quot;{}&quot;, and {} has no bot of that name</source>
        <translation>nie ma pliku „{}”, a {} nie ma bota o tej nazwie</translation>
    </message>
</context>
<context>
    <name>hill</name>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: nie ma takiego pliku</translation>
    </message>
    <message>
        <source>a hill has more than two entrants, so use stop=fixed or stop=interval</source>
        <translation>wzgórze ma więcej niż dwóch uczestników; użyj stop=fixed lub stop=interval</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>nie zakończył partii w {} s</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>nie ma planu</translation>
    </message>
    <message>
        <source>its log was changed</source>
        <translation>jego dziennik został zmieniony</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches to {}, a musi być liczbą całkowitą od 1 do {}</translation>
    </message>
    <message>
        <source>matches of {}: {}</source>
        <translation>partie {}: {}</translation>
    </message>
    <message>
        <source>every answer was a fault</source>
        <translation>żadna jego odpowiedź się nie liczyła</translation>
    </message>
    <message>
        <source>their faults were changed</source>
        <translation>ich usterki zostały zmienione</translation>
    </message>
    <message>
        <source>they are of another hill</source>
        <translation>należą do innego wzgórza</translation>
    </message>
    <message>
        <source>a hill needs an even number of seats, as two versions share them, but {} is odd</source>
        <translation>na wzgórzu dwie wersje dzielą stół po równo, a {} miejsc nie da się podzielić: użyj liczby parzystej</translation>
    </message>
    <message>
        <source>{} bots play here, and there is no room for more; retire one first</source>
        <translation>gra tu {} botów i więcej nie może; najpierw wycofaj jednego</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} nie można utworzyć ({})</translation>
    </message>
    <message>
        <source>{} cannot be made executable ({})</source>
        <translation>{} nie można uczynić wykonywalnym ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} nie można odczytać ({})</translation>
    </message>
    <message>
        <source>{} has more than {} MiB, which a hill does not keep</source>
        <translation>{} ma więcej niż {} MiB, a tyle wzgórze nie przechowuje</translation>
    </message>
    <message>
        <source>{} has no printable name; give it one</source>
        <translation>{} nie ma nazwy, którą można pokazać; nadaj mu ją</translation>
    </message>
    <message>
        <source>{} has played, but the log does not say that it joined</source>
        <translation>{} grał, choć nigdy nie dołączył</translation>
    </message>
    <message>
        <source>{} is not the same bot in this version of Hilltop as the one that has played; add it again as a new version</source>
        <translation>{} w tej wersji Hilltop to inny bot niż ten, który grał; dodaj go ponownie jako nową wersję</translation>
    </message>
    <message>
        <source>{} is not a copy of {} with the same log</source>
        <translation>{} nie jest kopią {} z tym samym dziennikiem</translation>
    </message>
    <message>
        <source>{} is already the name of another bot here, {}; give this one another name</source>
        <translation>{} to tutaj nazwa innego bota, {}; nadaj temu inną nazwę</translation>
    </message>
    <message>
        <source>{} was disqualified in this version: {}</source>
        <translation>{} został zdyskwalifikowany w tej wersji: {}</translation>
    </message>
    <message>
        <source>{}: no bot called {} plays here</source>
        <translation>{}: nie gra tu żaden bot o nazwie {}</translation>
    </message>
    <message>
        <source>{}: the matches of {} have other results than in another copy</source>
        <translation>{}: partie {} skończyły się inaczej niż w innej kopii</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: ta nazwa nie jest w UTF-8; zmień nazwę pliku</translation>
    </message>
    <message>
        <source>match {} of this pairing was not kept</source>
        <translation>partia {} tej pary nie została zachowana</translation>
    </message>
    <message>
        <source>{} is not a hill</source>
        <translation>{} to nie wzgórze</translation>
    </message>
    <message>
        <source>{} matches are too few: one pairing takes {}</source>
        <translation>{} to mniej partii niż {}, które gra jedna para</translation>
    </message>
    <message>
        <source>{}: this match was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: ta partia liczy się jako poddana i nie została rozegrana, bo bot był już wykluczony</translation>
    </message>
    <message>
        <source>match {} of this pairing had another result when it was played again</source>
        <translation>partia {} tej pary skończyła się inaczej</translation>
    </message>
    <message>
        <source>{} is the bot that was disqualified as {}: {}</source>
        <translation>{} to bot zdyskwalifikowany jako {}: {}</translation>
    </message>
    <message>
        <source>give a reason why {} is disqualified; it is shown in the log and on the site</source>
        <translation>podaj, dlaczego {} zostaje zdyskwalifikowany; dziennik i strona to pokazują</translation>
    </message>
    <message>
        <source>the files of {} ({}) have changed since it joined; restore them, or add it again</source>
        <translation>pliki bota {} ({}) nie są tymi, z którymi dołączył; przywróć je albo dodaj go ponownie</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} nie można odczytać: {}</translation>
    </message>
    <message>
        <source>{} looks like a version of another bot; choose a name that does not end in v and a number</source>
        <translation>{} wygląda jak wersja innego bota; wybierz nazwę, która nie kończy się na v i liczbę</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; must be text in quotation marks</source>
        <translation>{}: „{}” musi być tekstem w cudzysłowie</translation>
    </message>
    <message>
        <source>{}: two bots have the name {}; name {} or {} v{}</source>
        <translation>{}: dwa boty są pokazywane jako {}; podaj {} lub {} v{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the SHA-256 of a bot</source>
        <translation>„{}” to nie SHA-256 bota</translation>
    </message>
    <message>
        <source>one of its bots has no name</source>
        <translation>jeden z jego botów nie ma nazwy</translation>
    </message>
    <message>
        <source>its plan was changed</source>
        <translation>jego plan został zmieniony</translation>
    </message>
    <message>
        <source>the files of {} are missing</source>
        <translation>brakuje plików bota {}</translation>
    </message>
    <message>
        <source>the files of {} have changed since it joined</source>
        <translation>pliki bota {} nie są tymi, z którymi dołączył</translation>
    </message>
    <message>
        <source>the table of a season was changed</source>
        <translation>tabela jednego z sezonów została zmieniona</translation>
    </message>
    <message>
        <source>they do not fit this game</source>
        <translation>to nie partie tej gry</translation>
    </message>
    <message>
        <source>{} belongs to another user; remove it</source>
        <translation>{} należy do innego użytkownika; usuń go</translation>
    </message>
    <message>
        <source>{} has left, but the log does not say that it joined</source>
        <translation>{} odszedł, choć nigdy nie dołączył</translation>
    </message>
    <message>
        <source>{} has more files than a hill keeps</source>
        <translation>{} ma więcej plików, niż wzgórze przechowuje</translation>
    </message>
    <message>
        <source>{} is built in and cannot have files</source>
        <translation>{} jest wbudowany, a ma pliki</translation>
    </message>
    <message>
        <source>{} is built in, but there are files for it</source>
        <translation>{} jest wbudowany, a mimo to są dla niego pliki</translation>
    </message>
    <message>
        <source>it has {} with two different contents</source>
        <translation>{} ma w nim dwie różne zawartości</translation>
    </message>
    <message>
        <source>{} is not a file of {}</source>
        <translation>{} to nie plik bota {}</translation>
    </message>
    <message>
        <source>{} is not a JSON object</source>
        <translation>{} to nie obiekt JSON</translation>
    </message>
    <message>
        <source>{}: this name is too long for a report beside it; rename the file</source>
        <translation>{}: ta nazwa jest za długa, by zapisać obok raport; zmień nazwę pliku</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>a sealed hill has a key for each season, and no salt</source>
        <translation>wzgórze ma klucze sezonów, a te nie mają soli</translation>
    </message>
    <message>
        <source>a key of a season has 64 hexadecimal digits in lower case</source>
        <translation>klucz sezonu ma 64 cyfry szesnastkowe, zapisane małymi literami</translation>
    </message>
    <message>
        <source>a sealed hill has at most {} seasons</source>
        <translation>zapieczętowane wzgórze ma najwyżej {} sezonów</translation>
    </message>
    <message>
        <source>season is {}, but it must be a whole number from 1 to {}</source>
        <translation>sezon to {}, a musi być liczbą całkowitą od 1 do {}</translation>
    </message>
    <message>
        <source>the key of a season is not the one that was sealed</source>
        <translation>klucz jednego z sezonów nie jest tym, który zapieczętowano</translation>
    </message>
    <message>
        <source>they are of a season that has not begun</source>
        <translation>należą do sezonu, który się nie zaczął</translation>
    </message>
    <message>
        <source>two versions of {} have dropped out; name {} or {}</source>
        <translation>dwie wersje bota {} są wykluczone; podaj {} lub {}</translation>
    </message>
    <message>
        <source>{} has neither dropped out nor been disqualified</source>
        <translation>{} nie jest ani wykluczony, ani zdyskwalifikowany</translation>
    </message>
    <message>
        <source>this version of {} has dropped out ({}); fix it, or let it play again with hill back</source>
        <translation>{} jest wykluczony w tej wersji ({}); popraw go albo pozwól mu znów grać poleceniem hill back</translation>
    </message>
    <message>
        <source>{} plays in another version; retire that first</source>
        <translation>{} gra w innej wersji; najpierw ją wycofaj</translation>
    </message>
    <message>
        <source>{} would not be isolated and could read the sealed deals: {}</source>
        <translation>{} nie byłby odizolowany i mógłby odczytać zapieczętowane układy: {}</translation>
    </message>
    <message>
        <source>{}: this computer does not have the keys of season {} and later</source>
        <translation>{}: ten komputer nie zna kluczy sezonu {} i późniejszych</translation>
    </message>
    <message>
        <source>{}: this is not the key that was sealed</source>
        <translation>{}: to nie ten klucz, który zapieczętowano</translation>
    </message>
    <message>
        <source>{} has no match {}; its last match is {}</source>
        <translation>{} nie ma partii {}, ostatnia to {}</translation>
    </message>
    <message>
        <source>{} has no matches yet</source>
        <translation>{} nie ma jeszcze partii</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot remembers earlier matches or does not always answer alike</source>
        <translation>{}: partia {} była inna: rozegrana znów z ziarna dała inne odpowiedzi, więc bot pamięta wcześniejsze partie lub nie gra dwa razy tak samo</translation>
    </message>
    <message>
        <source>{} has added the daily maximum of versions on {} (UTC), {}; {} can join from {} on</source>
        <translation>{} ma już dodane w dniu {} tyle wersji, ile autor może dodać w ciągu dnia (UTC), {}; {} może dołączyć od {}</translation>
    </message>
    <message>
        <source>{} already has {} on this hill, and an author may have {} at a time; {} can join when one has left</source>
        <translation>{} gra tutaj botami: {}, a autor może mieć {} jednocześnie; {} może dołączyć, gdy któryś odejdzie</translation>
    </message>
    <message>
        <source>matches of {}: they are of another hill</source>
        <translation>partie {}: są z innego wzgórza</translation>
    </message>
    <message>
        <source>the name of a season needs at least one character, and all of them must be printable</source>
        <translation>sezon potrzebuje nazwy ze znaków, które da się wyświetlić</translation>
    </message>
    <message>
        <source>{} has a season called {} already</source>
        <translation>{} ma już sezon o nazwie {}</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the season ends</source>
        <translation>{}: są partie do rozegrania; rozegraj je poleceniem hilltop-cli hill run, zanim sezon się skończy</translation>
    </message>
    <message>
        <source>one of its finals has no bots</source>
        <translation>finał w nim nie ma botów</translation>
    </message>
    <message>
        <source>the name of a final needs at least one character, and all of them must be printable</source>
        <translation>finał potrzebuje nazwy ze znaków, które da się wyświetlić</translation>
    </message>
    <message>
        <source>a hill has at most {} finals</source>
        <translation>wzgórze ma najwyżej tyle finałów: {}</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot</source>
        <translation>w każdej partii popełnił błąd, a pierwszy dyskwalifikuje</translation>
    </message>
    <message>
        <source>{} has a final called {} already</source>
        <translation>{} ma już finał o nazwie {}</translation>
    </message>
    <message>
        <source>{} is in a final, but the log does not say that it joined</source>
        <translation>{} jest w finale, a nigdy nie dołączył</translation>
    </message>
    <message>
        <source>{} matches of a pairing are too many for a final</source>
        <translation>{} partii jednej pary to za dużo na finał</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: a final needs two bots that have played</source>
        <translation>{}: finał potrzebuje dwóch botów, które grały</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the final begins</source>
        <translation>{}: są partie do rozegrania; rozegraj je poleceniem hilltop-cli hill run, zanim zacznie się finał</translation>
    </message>
    <message>
        <source>it has a final, but a hill with random tables has none</source>
        <translation>ma finał i losowane stoły</translation>
    </message>
    <message>
        <source>matches is {}, but a random table plays at most {}</source>
        <translation>matches to {}, a przy losowanym stole gra się najwyżej {}</translation>
    </message>
    <message>
        <source>two sides meet in {} with {} seats, so there are no random tables</source>
        <translation>w {} przy {} miejscach spotykają się dwie strony, więc nie ma losowanych stołów</translation>
    </message>
    <message>
        <source>{} has no random number for its tables</source>
        <translation>{} nie ma losu dla swoich stołów</translation>
    </message>
    <message>
        <source>{} matches are too few: one table takes {}</source>
        <translation>{} to mniej partii niż {}, które gra jeden stół</translation>
    </message>
    <message>
        <source>{} plays at random tables, and such a hill cannot have finals</source>
        <translation>{} gra przy losowanych stołach, a finały ma tylko wzgórze bez nich</translation>
    </message>
</context>
<context>
    <name>hills</name>
    <message>
        <source>two of these bots are called {}; rename the file of one</source>
        <translation>dwa z tych botów mają nazwę {}; zmień nazwę pliku jednego z nich</translation>
    </message>
    <message>
        <source>{} has changed while it was checked; add it again</source>
        <translation>{} zmienił się podczas testu; dodaj go ponownie</translation>
    </message>
</context>
<context>
    <name>hilltop::AboutDialog</name>
    <message>
        <source>About Hilltop</source>
        <translation>O Hilltop</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>with Qt %1</source>
        <translation>z Qt %1</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Wersja %1, z Qt %2</translation>
    </message>
    <message>
        <source>Play card games against bots, analyse every decision, and run tournaments that show which bot is better.</source>
        <translation>Graj w karty z botami, analizuj każdą decyzję i urządzaj turnieje, które pokażą, który bot jest lepszy.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Wolne oprogramowanie na licencji GNU General Public License, wersja 3 lub nowsza. Bez żadnej gwarancji.</translation>
    </message>
</context>
<context>
    <name>hilltop::AddBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Dodaj boty</translation>
    </message>
    <message>
        <source>The hill keeps a copy of each bot’s files. A bot whose files have changed joins as its next version.</source>
        <translation>Wzgórze przechowuje kopię plików każdego bota. Bot, którego pliki się zmieniły, dołącza jako następna wersja.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Wybierz pliki…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Zaznacz co najmniej jednego bota.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcjonalne</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Odnośnik</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
</context>
<context>
    <name>hilltop::AfterMatch</name>
    <message>
        <source>Compare with others…</source>
        <translation>Porównaj z innymi…</translation>
    </message>
    <message>
        <source>Play again, same team</source>
        <translation>Jeszcze raz, ta sama drużyna</translation>
    </message>
    <message>
        <source>Rematch, seats swapped</source>
        <translation>Rewanż, zamiana miejsc</translation>
    </message>
    <message>
        <source>This was the first of two matches with the same cards.</source>
        <translation>To była pierwsza z dwóch partii tymi samymi kartami.</translation>
    </message>
    <message>
        <source>Both matches are one result: %1 of 2.</source>
        <translation>Obie partie to jeden wynik: %1 z 2.</translation>
    </message>
    <message>
        <source>Rated rematch</source>
        <translation>Rewanż o ranking</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>Analiza nie jest dostępna dla tej gry.</translation>
    </message>
    <message>
        <source>A bot finished this match, so your play isn’t analysed.</source>
        <translation>Tę partię dokończył bot, więc Twoja gra nie jest analizowana.</translation>
    </message>
    <message>
        <source>Only bots played. Replay can analyse their match.</source>
        <translation>Grały tylko boty. Ich partię można przeanalizować w powtórce.</translation>
    </message>
    <message>
        <source>Several people played. Replay can analyse the match.</source>
        <translation>Grało kilka osób. Partię można przeanalizować w powtórce.</translation>
    </message>
    <message>
        <source>Second rated match</source>
        <translation>Druga partia o ranking</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisGraph</name>
    <message>
        <source>Course of the match</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>szczęście %1</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>szczęście</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>umiejętności</translation>
    </message>
    <message>
        <source>start %1, now %2, end %3</source>
        <translation>początek %1, teraz %2, koniec %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what is shown of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>luck of the deal</source>
        <translation>szczęście w układzie</translation>
    </message>
    <message>
        <source>start %1, now %2</source>
        <translation>początek %1, teraz %2</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisPanel</name>
    <message>
        <source>%1: start %2, luck %3, skill %4, others’ skill %5, result %6</source>
        <translation>%1: początek %2, szczęście %3, umiejętności %4, umiejętności pozostałych %5, wynik %6</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1 ± %2.</source>
        <translation>Wynik po odliczeniu szczęścia: %1 ± %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1.</source>
        <translation>Wynik po odliczeniu szczęścia: %1.</translation>
    </message>
    <message>
        <source>Average loss per unforced decision: %1 ± %2.</source>
        <translation>Średnia strata na niewymuszoną decyzję: %1 ± %2.</translation>
    </message>
    <message>
        <source>What the analysis says</source>
        <translation>Co mówi analiza</translation>
    </message>
    <message>
        <source>&amp;More in the manual</source>
        <translation>&amp;Więcej w podręczniku</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Obok stołu</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>Analizowanie partii</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>&amp;Analizuj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The match by seat</source>
        <translation>Partia według miejsc</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Co to jest?</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>Głębiej</translation>
    </message>
    <message>
        <source>Analyse the whole match again with %1 times the samples, in the background</source>
        <translation>Analizuj w tle całą partię jeszcze raz z %1 razy większą liczbą prób</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Analysing every decision and every card…</source>
        <translation>Analizowanie każdej decyzji i każdej karty…</translation>
    </message>
    <message>
        <source>All parts…</source>
        <translation>Wszystkie składniki…</translation>
    </message>
    <message>
        <source>Show every step from start to result</source>
        <translation>Pokaż, co zsumowano, od początku do wyniku</translation>
    </message>
    <message>
        <source>You see the sums at the end of the match, because spoilers are hidden.</source>
        <translation>Sumy zobaczysz na końcu partii, bo spoilery są ukryte.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisViews</name>
    <message>
        <source>&amp;What may they hold?</source>
        <translation>Co &amp;mogą mieć?</translation>
    </message>
    <message>
        <source>Show where hidden cards may be, as this seat sees it</source>
        <translation>Pokaż, gdzie mogą być zakryte karty, z punktu widzenia tego miejsca</translation>
    </message>
</context>
<context>
    <name>hilltop::AnswerLog</name>
    <message>
        <source>wrote: %1</source>
        <translation>napisał: %1</translation>
    </message>
    <message>
        <source>Output…</source>
        <translation>Wyjście…</translation>
    </message>
    <message>
        <source>Everything the bot wrote to its log at this decision</source>
        <translation>Wszystko, co bot przy tej decyzji napisał do dziennika</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the bot wrote</source>
        <translation>Co napisał bot</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>hilltop::BarChart</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>%1 in total, most often %2: %3.</source>
        <translation>Razem %1, najczęściej %2: %3.</translation>
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
        <translation>Ta sama pozycja</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Podobne pozycje</translation>
    </message>
    <message>
        <source>Answers given before</source>
        <translation>Wcześniejsze odpowiedzi</translation>
    </message>
    <message>
        <source>Matches with this position</source>
        <translation>Partie z tą pozycją</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Pokaż moment</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <translation>W tej pozycji wcześniej: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wyszukiwanie…</translation>
    </message>
    <message>
        <source>Open the chosen match at that moment</source>
        <translation>Otwórz wybraną partię w tym momencie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Searching your matches and tournaments…</source>
        <translation>Przeszukiwanie twoich partii i turniejów…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches with these rules searched.</source>
        <translation>
            <numerusform>Przeszukano %Ln partię z tymi zasadami.</numerusform>
            <numerusform>Przeszukano %Ln partie z tymi zasadami.</numerusform>
            <numerusform>Przeszukano %Ln partii z tymi zasadami.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position (%1)</source>
        <translation>Ta sama pozycja (%1)</translation>
    </message>
    <message>
        <source>Similar positions (%1)</source>
        <translation>Podobne pozycje (%1)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Razy</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Mean result of these matches for the player, ± one standard error: %1</source>
        <translation>Średni wynik tych partii dla gracza, ± jeden błąd standardowy: %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Kto grał</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 (played here)</source>
        <translation>%1 (zagrane tutaj)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Inni</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partia %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsDialog</name>
    <message>
        <source>What may they hold?</source>
        <translation>Co mogą mieć?</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsGrid</name>
    <message>
        <source>Where each hidden card may be, in percent</source>
        <translation>Gdzie może być każda zakryta karta, w procentach</translation>
    </message>
    <message>
        <source>What may they hold? As you see it</source>
        <translation>Co mogą mieć? Z twojego punktu widzenia</translation>
    </message>
    <message>
        <source>What may they hold? As %1 sees it</source>
        <translation>Co mogą mieć? Z punktu widzenia gracza %1</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partia skończona.</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Nic tu nie jest zakryte.</translation>
    </message>
    <message>
        <source>Arrows: change since the last move.</source>
        <translation>Strzałki: zmiana od ostatniego ruchu.</translation>
    </message>
    <message>
        <source>Frame: where the card is.</source>
        <translation>Ramki: gdzie karta naprawdę leży.</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsModel</name>
    <message>
        <source>next card</source>
        <translation>następna karta</translation>
    </message>
    <message>
        <source>your next card</source>
        <translation>twoja następna karta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a place for cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The card that is drawn next</source>
        <translation>Karta, która zostanie dobrana jako następna</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %Ln zakryta karta</numerusform>
            <numerusform>%1, %Ln zakryte karty</numerusform>
            <numerusform>%1, %Ln zakrytych kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %2, %Ln zakryta karta</numerusform>
            <numerusform>%1, %2, %Ln zakryte karty</numerusform>
            <numerusform>%1, %2, %Ln zakrytych kart</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, up %2</source>
        <translation>%1, wzrost o %2</translation>
    </message>
    <message>
        <source>%1, down %2</source>
        <translation>%1, spadek o %2</translation>
    </message>
    <message>
        <source>%1, it is there</source>
        <comment>a chance in percent</comment>
        <translation>%1, karta leży tutaj</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>card, place, chance</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Counted exactly.</source>
        <translation>Policzono ściśle.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, ± %1 at most.</source>
        <translation>
            <numerusform>Na podstawie %Ln możliwego układu, najwyżej ± %1.</numerusform>
            <numerusform>Na podstawie %Ln możliwych układów, najwyżej ± %1.</numerusform>
            <numerusform>Na podstawie %Ln możliwych układów, najwyżej ± %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a card and its chance in percent</comment>
        <translation>%1 %2%</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAdding</name>
    <message>
        <source>Add bots</source>
        <translation>Dodaj boty</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Boty (*.js *.py *.java);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Odczytywanie pliku…</translation>
    </message>
    <message>
        <source>Reading the files: %1 of %2</source>
        <translation>Odczytywanie plików: %1 z %2</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Nie dodano</translation>
    </message>
    <message>
        <source>%1 is needed but not installed.</source>
        <translation>Wymagany program %1 nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>language, file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Nowy bot z szablonu</translation>
    </message>
    <message>
        <source>Bots in %1 (*.%2)</source>
        <comment>language, suffix</comment>
        <translation>Boty w %1 (*.%2)</translation>
    </message>
    <message>
        <source>Compile it first</source>
        <translation>Najpierw skompiluj</translation>
    </message>
    <message>
        <source>%1 is C source code, and no compiler is installed (package gcc). Compile it, then add the resulting program:</source>
        <translation>%1 to kod źródłowy w C, a nie zainstalowano kompilatora (pakiet gcc). Skompiluj go i dodaj powstały program:</translation>
    </message>
    <message>
        <source>%1 is C source code, and a file called %2 already exists. Compile it under another name, then add the resulting program:</source>
        <translation>%1 to kod źródłowy w C, a plik o nazwie %2 już istnieje. Skompiluj go pod inną nazwą i dodaj powstały program:</translation>
    </message>
    <message>
        <source>Compiled by %1. Compile it again after each change.</source>
        <translation>Skompilowano: %1. Po każdej zmianie skompiluj ponownie.</translation>
    </message>
    <message>
        <source>It could not be compiled: %1</source>
        <translation>Nie udało się skompilować: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAxis</name>
    <message>
        <source>Time for a decision: half within %1 ms, 99 % within %2 ms, worst %3 ms, limit %4 ms</source>
        <translation>Czas na decyzję: połowa w %1 ms, 99% w %2 ms, najdłużej %3 ms, limit %4 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>limit</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>maks. %1</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>99 % %1</source>
        <translation>99% %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotListModel</name>
    <message>
        <source>checked today</source>
        <translation>test: dziś</translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation>test: %1</translation>
    </message>
    <message>
        <source>built in, %1</source>
        <translation>wbudowany, %1</translation>
    </message>
    <message>
        <source>%1, waiting for its check</source>
        <translation>%1, czeka na test</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <translation>%1, zmieniony od testu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, checked today</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not checked</source>
        <translation>%1, bez testu</translation>
    </message>
    <message>
        <source>Hide built-in bots</source>
        <translation>Ukryj wbudowane boty</translation>
    </message>
    <message numerus="yes">
        <source>%n built in</source>
        <translation>
            <numerusform>%n wbudowany</numerusform>
            <numerusform>%n wbudowane</numerusform>
            <numerusform>%n wbudowanych</numerusform>
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
        <translation>Boty</translation>
    </message>
</context>
<context>
    <name>hilltop::BotLogDialog</name>
    <message>
        <source>&amp;Only decisions with output</source>
        <translation>&amp;Tylko decyzje z wyjściem</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>Otwórz w &amp;Powtórce</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Dziennik bota %1</translation>
    </message>
    <message>
        <source>In its check</source>
        <translation>W jego teście</translation>
    </message>
    <message>
        <source>At your tables</source>
        <translation>Przy twoich stołach</translation>
    </message>
    <message>
        <source>In tournaments</source>
        <translation>W turniejach</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Wyjście</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Output at this decision</source>
        <translation>Wyjście przy tej decyzji</translation>
    </message>
    <message>
        <source>No output at this decision.</source>
        <translation>Brak wyjścia przy tej decyzji.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Odczytywanie…</translation>
    </message>
    <message>
        <source>No log of its check is kept. Check it again.</source>
        <translation>Z jego testu nic nie zachowano. Przetestuj go ponownie.</translation>
    </message>
    <message>
        <source>This bot has not played at your tables, or its matches have been deleted.</source>
        <translation>Ten bot nie grał przy twoich stołach albo jego partie usunięto.</translation>
    </message>
    <message>
        <source>No tournament has a match of this bot.</source>
        <translation>W żadnym turnieju nie ma partii tego bota.</translation>
    </message>
    <message>
        <source>This bot wrote nothing to standard error. Its output would be shown beside the decision. Below is what it was asked.</source>
        <translation>Ten bot nic nie napisał na standardowe wyjście błędów. Jego wyjście byłoby widać obok decyzji. Poniżej jest to, o co go pytano.</translation>
    </message>
    <message>
        <source>notified</source>
        <translation>powiadomiony</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <comment>in a log</comment>
        <translation>partia %1, decyzja %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotMatches</name>
    <message>
        <source>The match of this fault was not stored, because the first ones are enough to find the problem.</source>
        <translation>Partii z tą usterką nie zachowano, bo pierwsze wystarczą, by znaleźć problem.</translation>
    </message>
</context>
<context>
    <name>hilltop::BotPicker</name>
    <message>
        <source>Find a bot</source>
        <translation>Znajdź bota</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadne</translation>
    </message>
    <message>
        <source>Select all that are shown</source>
        <translation>Zaznacz wszystkie widoczne</translation>
    </message>
    <message>
        <source>Deselect all that are shown</source>
        <translation>Odznacz wszystkie widoczne</translation>
    </message>
    <message>
        <source>Move the bot up (Alt+Up)</source>
        <translation>Przesuń bota w górę (Alt+Góra)</translation>
    </message>
    <message>
        <source>Move the bot down (Alt+Down)</source>
        <translation>Przesuń bota w dół (Alt+Dół)</translation>
    </message>
    <message>
        <source>Move the bot up</source>
        <translation>Przesuń bota w górę</translation>
    </message>
    <message>
        <source>Move the bot down</source>
        <translation>Przesuń bota w dół</translation>
    </message>
    <message>
        <source>Enter the bot of the current row again (Ctrl+D)</source>
        <translation>Dodaj bota z bieżącego wiersza jeszcze raz (Ctrl+D)</translation>
    </message>
    <message>
        <source>Enter the bot again</source>
        <translation>Dodaj bota jeszcze raz</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a bot</source>
        <translation>Alt+Góra i Alt+Dół przesuwają bota</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, siła %3 z 5</translation>
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
        <translation>Start</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>w %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, compiled once in %2</source>
        <translation>%1, raz skompilowany w %2</translation>
    </message>
    <message>
        <source>%1, one process per decision</source>
        <comment>in so many ms</comment>
        <translation>%1, jeden proces na decyzję</translation>
    </message>
    <message>
        <source>Same seed, same answers</source>
        <translation>To samo ziarno, te same odpowiedzi</translation>
    </message>
    <message>
        <source>yes, it is deterministic</source>
        <translation>tak, jest deterministyczny</translation>
    </message>
    <message>
        <source>no, it differs from run to run</source>
        <translation>nie, za każdym razem inaczej</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nie wiadomo</translation>
    </message>
    <message>
        <source>Remembers matches</source>
        <translation>Pamięta partie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>at most %1, limit %2</source>
        <translation>najwyżej %1, limit %2</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Izolacja</translation>
    </message>
    <message>
        <source>no network, no home folder</source>
        <translation>bez sieci i folderu domowego</translation>
    </message>
    <message>
        <source>its engine gives it neither files nor network</source>
        <translation>silnik nie daje mu ani plików, ani sieci</translation>
    </message>
    <message>
        <source>none: it could read your files and use the network</source>
        <translation>brak: mógłby czytać twoje pliki i używać sieci</translation>
    </message>
    <message>
        <source>%1 decisions in %2</source>
        <comment>%2: so many matches</comment>
        <translation>%1 decyzji (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, out of time before %n matches</source>
        <comment>decisions in so many matches</comment>
        <translation>
            <numerusform>%1, czas minął przed %n partią</numerusform>
            <numerusform>%1, czas minął przed %n partiami</numerusform>
            <numerusform>%1, czas minął przed %n partiami</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Odpowiedzi</translation>
    </message>
    <message>
        <source>Allowed answers</source>
        <translation>Dozwolone odpowiedzi</translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>show the fault</source>
        <translation>pokaż usterkę</translation>
    </message>
    <message numerus="yes">
        <source>stopped %n times</source>
        <comment>one that hangs</comment>
        <translation>
            <numerusform>zatrzymany %n raz</numerusform>
            <numerusform>zatrzymany %n razy</numerusform>
            <numerusform>zatrzymany %n razy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off %n times</source>
        <comment>one that floods</comment>
        <translation>
            <numerusform>ucięty %n raz</numerusform>
            <numerusform>ucięty %n razy</numerusform>
            <numerusform>ucięty %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>Time-outs and excess output</source>
        <translation>Zawieszenie i zalew</translation>
    </message>
    <message>
        <source>%1; limits %2 and %3</source>
        <comment>how often; a time, a size</comment>
        <translation>%1; limity %2 i %3</translation>
    </message>
</context>
<context>
    <name>hilltop::BotReportView</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>The bot’s file has changed. This report is about the old file. Check the bot again.</source>
        <translation>Plik bota się zmienił. Ten raport dotyczy starego pliku. Przetestuj bota ponownie.</translation>
    </message>
    <message>
        <source>%1. Click a fault to open its question.</source>
        <translation>%1. Kliknij usterkę, by otworzyć jej pytanie.</translation>
    </message>
    <message>
        <source>The bot may answer the same question differently. Its matches can’t be reproduced, but every answer is kept.</source>
        <translation>Na to samo pytanie bot może odpowiedzieć inaczej. Jego partii nie da się odtworzyć, ale każda odpowiedź jest zachowana.</translation>
    </message>
    <message>
        <source>Bots can be isolated from your files and the network if bubblewrap is installed.</source>
        <translation>Jeśli zainstalowano bubblewrap, boty można odizolować od twoich plików i sieci.</translation>
    </message>
    <message>
        <source>This bot can’t play</source>
        <translation>Ten bot nie może grać</translation>
    </message>
    <message numerus="yes">
        <source>What the remarks mean</source>
        <translation>
            <numerusform>Co znaczy uwaga</numerusform>
            <numerusform>Co znaczą uwagi</numerusform>
            <numerusform>Co znaczą uwagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>Check report</source>
        <translation>Raport testu</translation>
    </message>
    <message>
        <source>ms, without Hilltop’s own load</source>
        <translation>ms, bez obciążenia samego Hilltop</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Czas na decyzję</translation>
    </message>
    <message>
        <source>bar: this bot, line: the strongest built-in bot</source>
        <translation>słupek: ten bot, kreska: najsilniejszy wbudowany bot</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Styl</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Edytuj…</translation>
    </message>
    <message>
        <source>Edit name and limits</source>
        <translation>Edytuj nazwę i limity</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limity</translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>Dotychczasowe wyniki</translation>
    </message>
    <message>
        <source>Open in Replay</source>
        <translation>Otwórz w Powtórce</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Usterki</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Wyjście</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1, trwało %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>first decision</source>
        <translation>pierwsza decyzja</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decyzja</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>jedna odpowiedź</translation>
    </message>
    <message>
        <source>log of one match</source>
        <translation>dziennik jednej partii</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>pamięć</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>procesy</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>none besides its check</source>
        <translation>żadnych poza partiami testu</translation>
    </message>
    <message>
        <source>tournaments</source>
        <translation>turnieje</translation>
    </message>
    <message>
        <source>%1, best place %2 of %3</source>
        <comment>%1: how many</comment>
        <translation>%1, najlepsza lokata %2 z %3</translation>
    </message>
    <message>
        <source>%1 ± %2, in the last tournament</source>
        <comment>of a bot in its last tournament</comment>
        <translation>%1 ± %2, w ostatnim turnieju</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>usterki</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>faults in so many matches</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>at tables</source>
        <translation>przy stole</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>ostatnio grał</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>%1, in the last tournament</source>
        <comment>Elo of a bot</comment>
        <translation>%1, w ostatnim turnieju</translation>
    </message>
</context>
<context>
    <name>hilltop::BotSheet</name>
    <message>
        <source>Check again</source>
        <translation>Testuj ponownie</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Edytuj…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>Anuluj test</translation>
    </message>
    <message>
        <source>Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop recognises it, checks it in 200 matches, and lets it play wherever built-in bots do.</source>
        <translation>Upuść tu plik swojego bota, bez żadnych zmian. JavaScript, Python, Java lub dowolny program: Hilltop rozpozna go, sprawdzi w 200 partiach i pozwoli mu grać wszędzie tam, gdzie grają wbudowane boty.</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Dodaj bota…</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Nowy bot z szablonu</translation>
    </message>
    <message>
        <source>How a bot talks to Hilltop</source>
        <translation>Jak bot porozumiewa się z Hilltop</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Jeszcze bez testu.</translation>
    </message>
    <message>
        <source>This bot %1. Strength %2 of 5, version %3.</source>
        <comment>how it plays</comment>
        <translation>Ten bot %1. Siła %2 z 5, wersja %3.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>bez testu</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>może grać</translation>
    </message>
    <message numerus="yes">
        <source>usable, %n remarks</source>
        <translation>
            <numerusform>może grać, %n uwaga</numerusform>
            <numerusform>może grać, %n uwagi</numerusform>
            <numerusform>może grać, %n uwag</numerusform>
        </translation>
    </message>
    <message>
        <source>changed, check again</source>
        <translation>zmieniony, testuj ponownie</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>odizolowany</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>nieodizolowany</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>wbudowany</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>klasa %1</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>treść %1</translation>
    </message>
    <message>
        <source>made %1</source>
        <translation>z %1</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>what is being done</comment>
        <translation>Test: %1</translation>
    </message>
    <message>
        <source>Waiting for the previous check</source>
        <translation>Czeka na poprzedni test</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startuje</translation>
    </message>
    <message>
        <source>playing match %1 of %2</source>
        <translation>gra partię %1 z %2</translation>
    </message>
    <message>
        <source>playing match %1 of %2 again</source>
        <translation>gra ponownie partię %1 z %2</translation>
    </message>
    <message>
        <source>testing its memory, match %1 of %2</source>
        <translation>sprawdza pamięć, partia %1 z %2</translation>
    </message>
    <message>
        <source>comparing its style, match %1 of %2</source>
        <translation>porównuje styl, partia %1 z %2</translation>
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
        <translation>%1: %2, dla porównania %3</translation>
    </message>
</context>
<context>
    <name>hilltop::BotWait</name>
    <message>
        <source>%1 (%2) is starting, which can take up to %3.</source>
        <translation>%1 (%2) uruchamia się, co może potrwać do %3.</translation>
    </message>
    <message>
        <source>%1 is thinking, up to %2.</source>
        <translation>%1 myśli, najwyżej %2.</translation>
    </message>
    <message>
        <source>Let a built-in bot take over</source>
        <translation>Niech dalej gra wbudowany bot</translation>
    </message>
    <message>
        <source>Let a built-in bot take over for %1</source>
        <translation>Niech wbudowany bot zagra za: %1</translation>
    </message>
    <message>
        <source>A built-in bot takes over for %1.</source>
        <translation>Za gracza %1 gra dalej wbudowany bot.</translation>
    </message>
    <message>
        <source>%1: %2. It can’t play in this match any more.</source>
        <translation>%1: %2. W tej partii już nie zagra.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Wyjście: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotsPage</name>
    <message>
        <source>Find a bot</source>
        <translation>Znajdź bota</translation>
    </message>
    <message>
        <source>Drop a bot here,
or choose a file</source>
        <translation>Upuść tu bota
lub wybierz plik</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 nie może grać: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can play. Its report has %n remarks.</source>
        <translation>
            <numerusform>%1 może grać. W raporcie %n uwaga.</numerusform>
            <numerusform>%1 może grać. W raporcie %n uwagi.</numerusform>
            <numerusform>%1 może grać. W raporcie %n uwag.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can play.</source>
        <translation>%1 może grać.</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>Nie można przetestować %1: %2</translation>
    </message>
    <message>
        <source>Add a &amp;bot…</source>
        <translation>&amp;Dodaj bota…</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>&amp;Testuj ponownie</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Edytuj…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Porównaj…</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>Dzien&amp;nik…</translation>
    </message>
    <message>
        <source>Show in f&amp;older</source>
        <translation>Pokaż w &amp;folderze</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>&amp;Usuń z listy</translation>
    </message>
    <message>
        <source>&amp;Undo remove</source>
        <translation>&amp;Cofnij usunięcie</translation>
    </message>
    <message>
        <source>New bot from te&amp;mplate</source>
        <translation>Nowy bot z &amp;szablonu</translation>
    </message>
    <message>
        <source>Check bots again when their files c&amp;hange</source>
        <translation>Testuj boty ponownie po z&amp;mianie ich plików</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its file was kept. Undo restores it.</source>
        <translation>Bota %1 usunięto z listy. Jego plik pozostał. Cofnij przywraca go na listę.</translation>
    </message>
    <message>
        <source>Drop a bot’s file on the window to add it.</source>
        <translation>Upuść plik bota na okno, aby go dodać.</translation>
    </message>
    <message>
        <source>%1 can play. Its report has remarks.</source>
        <translation>%1 może grać. W raporcie są uwagi.</translation>
    </message>
    <message>
        <source>%1 has changed since its check.</source>
        <translation>%1 zmienił się od testu.</translation>
    </message>
    <message>
        <source>%1 has not been checked.</source>
        <translation>%1 nie przeszedł testu.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Boty</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Szerokość listy</translation>
    </message>
</context>
<context>
    <name>hilltop::CardMoves</name>
    <message>
        <source>Cards of %1</source>
        <comment>a field of a position</comment>
        <translation>Karty pola: %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <comment>a field of a position</comment>
        <translation>Przenieś do: %1</translation>
    </message>
    <message>
        <source>Move towards the first</source>
        <translation>Przesuń w stronę początku</translation>
    </message>
    <message>
        <source>Move towards the last</source>
        <translation>Przesuń w stronę końca</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>hilltop::CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>Podgląd kart</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>podgląd</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsDialog</name>
    <message>
        <source>Reading the results on these cards…</source>
        <translation>Odczytywanie wyników na tych kartach…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message>
        <source>Results on these cards: %1</source>
        <translation>Wyniki na tych kartach: %1</translation>
    </message>
    <message>
        <source>The same cards at seat %1, and the result of each player.</source>
        <translation>Te same karty na miejscu %1 i wynik każdego gracza.</translation>
    </message>
    <message>
        <source>Results on these cards</source>
        <translation>Wyniki na tych kartach</translation>
    </message>
    <message>
        <source>Open both matches in Replay where they begin to differ</source>
        <translation>Otwórz obie partie w Powtórce tam, gdzie zaczynają się różnić</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>No one else has a result on these cards yet.</source>
        <translation>Nikt inny nie ma jeszcze wyniku na tych kartach.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Odczytywanie partii…</translation>
    </message>
    <message>
        <source>Both matches have the same answers.</source>
        <translation>Obie partie mają te same odpowiedzi.</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsModel</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>ta partia</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>partia %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Lokata</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Kto grał</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Pozostali</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrano</translation>
    </message>
</context>
<context>
    <name>hilltop::ChooseBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Dodaj boty</translation>
    </message>
    <message>
        <source>Hilltop can’t tell which game this bot plays.</source>
        <translation>Hilltop nie potrafi rozpoznać, w którą grę gra ten bot.</translation>
    </message>
    <message>
        <source>These files may contain several bots. Which ones do you want to add, and under which name?</source>
        <translation>Te pliki mogą zawierać kilka botów. Które chcesz dodać i pod jaką nazwą?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>for which game?</source>
        <translation>do której gry?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>program, started for each decision</source>
        <translation>program, startowany przy każdej decyzji</translation>
    </message>
</context>
<context>
    <name>hilltop::Coach</name>
    <message>
        <source>Thinking…</source>
        <translation>Myśli…</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>Najlepiej: %1, %2.</translation>
    </message>
    <message>
        <source>The tutor is off. You can turn it on in the Match menu.</source>
        <translation>Tutor jest wyłączony. Możesz go włączyć w menu Partia.</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>Po&amp;równaj</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
        <source>Asking both bots…</source>
        <translation>Pytanie obu botów…</translation>
    </message>
    <message>
        <source>No matches were played.</source>
        <translation>Nie rozegrano żadnej partii.</translation>
    </message>
    <message>
        <source>%1 takes %2 % ± %3 of %4.</source>
        <comment>bot, share, error, so many matches</comment>
        <translation>%1 bierze %2% ± %3 z: %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the same cards on both sides</source>
        <translation>
            <numerusform>%n partia z tymi samymi kartami po obu stronach</numerusform>
            <numerusform>%n partie z tymi samymi kartami po obu stronach</numerusform>
            <numerusform>%n partii z tymi samymi kartami po obu stronach</numerusform>
        </translation>
    </message>
    <message>
        <source>No question was asked of both bots.</source>
        <translation>Żadnego pytania nie zadano obu botom.</translation>
    </message>
    <message>
        <source>Changed answers: %1 of %2</source>
        <translation>Zmienione odpowiedzi: %1 z %2</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>Analiza nie jest dostępna dla tej gry.</translation>
    </message>
    <message>
        <source>analysed %1 of %2</source>
        <translation>przeanalizowano %1 z %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwszy</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Drugi</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>Otwórz w &amp;Powtórce</translation>
    </message>
    <message>
        <source>Compare two bots</source>
        <translation>Porównaj dwa boty</translation>
    </message>
    <message>
        <source>First bot</source>
        <translation>Pierwszy bot</translation>
    </message>
    <message>
        <source>Second bot</source>
        <translation>Drugi bot</translation>
    </message>
    <message>
        <source>with</source>
        <translation>z</translation>
    </message>
    <message>
        <source>&amp;matches:</source>
        <translation>P&amp;artie:</translation>
    </message>
    <message>
        <source>Both bots get every question of these matches and play each other with the same cards on both sides.</source>
        <translation>Oba boty dostają każde pytanie z tych partii i grają ze sobą z tymi samymi kartami po obu stronach.</translation>
    </message>
    <message>
        <source>Answers that differ</source>
        <translation>Różne odpowiedzi</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareSourceBox</name>
    <message>
        <source>Questions of your matches</source>
        <translation>Pytania z twoich partii</translation>
    </message>
    <message>
        <source>Questions of the first bot’s check</source>
        <translation>Pytania z testu pierwszego bota</translation>
    </message>
    <message>
        <source>Questions of files or a tournament…</source>
        <translation>Pytania z plików lub turnieju…</translation>
    </message>
    <message>
        <source>Source of the questions</source>
        <translation>Źródło pytań</translation>
    </message>
    <message>
        <source>Matches to ask about</source>
        <translation>Partie, o które pytać</translation>
    </message>
    <message>
        <source>Matches and tournaments (*.hmatch *.htour);;All files (*)</source>
        <translation>Partie i turnieje (*.hmatch *.htour);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Questions of %1</source>
        <translation>Pytania z %1</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n plik</numerusform>
            <numerusform>%n pliki</numerusform>
            <numerusform>%n plików</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ContestDetails</name>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Matches of the pair</source>
        <translation>Partie pary</translation>
    </message>
    <message>
        <source>Click a match or press Enter to open it in Replay.</source>
        <translation>Kliknij partię lub naciśnij Enter, by otworzyć ją w Powtórce.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestExports</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Zapisywanie %1…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Zapisano do %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestHead</name>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Zapisz kopię…</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Wątki</translation>
    </message>
    <message>
        <source>Worker threads. You can change this at any time</source>
        <translation>Wątki, które grają. Możesz to zmienić w każdej chwili</translation>
    </message>
    <message>
        <source>thread</source>
        <comment>after a number in a box</comment>
        <translation>wątku</translation>
    </message>
    <message>
        <source>threads</source>
        <comment>after a number in a box</comment>
        <translation>wątkach</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestList</name>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Let bots play each other thousands of times to see which is better, and how certain that is.</source>
        <translation>Niech boty zagrają ze sobą tysiące razy: zobaczysz, który jest lepszy i jak bardzo to pewne.</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nowy turniej…</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>&amp;Wznów</translation>
    </message>
    <message>
        <source>Delete tournament</source>
        <translation>Usuń turniej</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Wzgórza</translation>
    </message>
    <message>
        <source>A hill is a contest that stays open: add bots and better versions at any time, and see who is king.</source>
        <translation>Wzgórze to konkurs bez końca: w każdej chwili dodawaj boty i ich lepsze wersje i sprawdzaj, kto jest królem.</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nowe wzgórze…</translation>
    </message>
    <message>
        <source>Open hill…</source>
        <translation>Otwórz wzgórze…</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>U&amp;ruchom</translation>
    </message>
    <message>
        <source>Delete hill</source>
        <translation>Usuń wzgórze</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Pokaż w &amp;folderze</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>Usuń z &amp;listy</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Usunąć „%1”?</translation>
    </message>
    <message>
        <source>The results of %1 matches will be deleted. This can’t be undone.</source>
        <translation>Wyniki %1 partii zostaną usunięte. Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>Its file will be deleted. This can’t be undone.</source>
        <translation>Jego plik zostanie usunięty. Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestListModel</name>
    <message>
        <source>running</source>
        <translation>trwa</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>w kolejce</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>wstrzymano</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>przerwany</translation>
    </message>
    <message>
        <source>matches to play</source>
        <translation>partie do rozegrania</translation>
    </message>
    <message>
        <source>all played</source>
        <translation>wszystko rozegrane</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ukończony</translation>
    </message>
    <message>
        <source>no bots</source>
        <translation>bez botów</translation>
    </message>
    <message>
        <source>can’t be read</source>
        <translation>nie można odczytać</translation>
    </message>
    <message>
        <source>damaged file</source>
        <translation>uszkodzony plik</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dziś</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day of this year, as QDate has it</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as QDate has it</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Boty</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Lider</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Zmieniono</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrano</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestView</name>
    <message>
        <source>Row won against column, %</source>
        <translation>Wygrane wiersza z kolumną, %</translation>
    </message>
</context>
<context>
    <name>hilltop::Continuing</name>
    <message numerus="yes">
        <source>%1, %n decisions</source>
        <translation>
            <numerusform>%1, %n decyzja</numerusform>
            <numerusform>%1, %n decyzje</numerusform>
            <numerusform>%1, %n decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second of two rated matches</source>
        <translation>%1, druga z dwóch partii rankingowych</translation>
    </message>
    <message>
        <source>%1, unfinished rated match</source>
        <translation>%1, nieukończona partia rankingowa</translation>
    </message>
    <message>
        <source>%1, unfinished match</source>
        <translation>%1, nieukończona partia</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>%1, watched last</source>
        <translation>%1, ostatnio oglądany</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, decyzja %2</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <translation>%1, układ %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions due</source>
        <translation>
            <numerusform>%Ln pozycja do powtórki</numerusform>
            <numerusform>%Ln pozycje do powtórki</numerusform>
            <numerusform>%Ln pozycji do powtórki</numerusform>
        </translation>
    </message>
    <message>
        <source>You answered them wrong before.</source>
        <translation>Wcześniejsze odpowiedzi były błędne.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>The match is no longer in its file.</source>
        <translation>Tej partii nie ma już w jej pliku.</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decyzja</numerusform>
            <numerusform>%n decyzje</numerusform>
            <numerusform>%n decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>opponents, score, when it was left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2 played today</source>
        <translation>dzisiaj zagrano %1 z %2</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>Partia dnia: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln days in a row</source>
        <translation>
            <numerusform>%1, %Ln dzień z rzędu</numerusform>
            <numerusform>%1, %Ln dni z rzędu</numerusform>
            <numerusform>%1, %Ln dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>Play deal</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>%1, next rival: %2</source>
        <comment>game, bot</comment>
        <translation>%1, następny rywal: %2</translation>
    </message>
    <message>
        <source>Rated %1, you %2</source>
        <translation>Ranking %1, Ty %2</translation>
    </message>
    <message>
        <source>Rated match…</source>
        <translation>Partia o ranking…</translation>
    </message>
    <message>
        <source>%1, practise: %2</source>
        <comment>game, kind of decision</comment>
        <translation>%1, ćwicz: %2</translation>
    </message>
    <message>
        <source>This kind of decision costs you most.</source>
        <translation>Ten rodzaj decyzji kosztuje Cię najwięcej.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Ćwicz</translation>
    </message>
    <message>
        <source>%1, rated match</source>
        <translation>%1, partia rankingowa</translation>
    </message>
    <message>
        <source>%1, first rated match</source>
        <translation>%1, pierwsza partia rankingowa</translation>
    </message>
    <message>
        <source>No bot is rated higher than you.</source>
        <translation>Żaden bot nie ma wyższego rankingu niż Ty.</translation>
    </message>
    <message>
        <source>It shows how strong you are.</source>
        <translation>Pokaże, jak silnie grasz.</translation>
    </message>
    <message>
        <source>New deals tomorrow</source>
        <translation>Jutro nowe partie</translation>
    </message>
    <message>
        <source>All deals of today played</source>
        <translation>Wszystkie partie dnia rozegrane</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Lista dni…</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>Ćwicz swoje błędy</translation>
    </message>
    <message>
        <source>An analysis shows what costs you most.</source>
        <translation>Analiza pokaże, co kosztuje Cię najwięcej.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
</context>
<context>
    <name>hilltop::CoursePanel</name>
    <message>
        <source>%1 ± %2</source>
        <comment>rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>Co pokazuje krzywa</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>rated matches</source>
        <translation>partie rankingowe</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>ranking</translation>
    </message>
    <message>
        <source>Rating after each match</source>
        <translation>Ranking po każdej partii</translation>
    </message>
    <message>
        <source>Your rating appears here from the second rated match on.</source>
        <translation>Twój ranking pojawi się tu od drugiej partii rankingowej.</translation>
    </message>
    <message numerus="yes">
        <source>%1 % in the latest of %Ln analysed match(es), mean of ten at a time</source>
        <translation>
            <numerusform>%1% w jedynej analizowanej partii</numerusform>
            <numerusform>%1% w ostatnich z %Ln analizowanych partii, średnia z dziesięciu</numerusform>
            <numerusform>%1% w ostatnich z %Ln analizowanych partii, średnia z dziesięciu</numerusform>
        </translation>
    </message>
    <message>
        <source>analysed matches</source>
        <translation>analizowane partie</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>dokładność, %</translation>
    </message>
    <message>
        <source>Accuracy after each match</source>
        <translation>Dokładność po każdej partii</translation>
    </message>
    <message>
        <source>Your accuracy appears here from the second analysed match on.</source>
        <translation>Twoja dokładność pojawi się tu od drugiej analizowanej partii.</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln rated match(es)</source>
        <translation>
            <numerusform>%1 po %Ln partii rankingowej</numerusform>
            <numerusform>%1 po %Ln partiach rankingowych</numerusform>
            <numerusform>%1 po %Ln partiach rankingowych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: perhaps about as strong as %2. A few more matches will tell.</source>
        <translation>%1: być może mniej więcej tak silny jak %2. Pokaże to jeszcze kilka partii.</translation>
    </message>
    <message>
        <source>%1: about as strong as %2.</source>
        <translation>%1: mniej więcej tak silny jak %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableModel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 kontra %2</translation>
    </message>
    <message>
        <source>%1 – %2 – %3 (won, drawn, lost)</source>
        <translation>%1 – %2 – %3 (wygrane, remisy, przegrane)</translation>
    </message>
    <message>
        <source>%1 % ± %2 of %3 matches</source>
        <translation>%1% ± %2 z %3 partii</translation>
    </message>
    <message>
        <source>%1 against %2: no matches yet.</source>
        <translation>%1 kontra %2: jeszcze bez partii.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 drawn, %5 lost.</source>
        <translation>%1 kontra %2: wygrane %3, remisy %4, przegrane %5.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableView</name>
    <message>
        <source>Crosstable, row against column</source>
        <translation>Tabela krzyżowa, wiersz z kolumną</translation>
    </message>
    <message>
        <source>Click for the matches</source>
        <translation>Kliknij, by zobaczyć partie</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDeals</name>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play the deal of %1</source>
        <translation>Zagraj partię dnia: %1</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Lista dni…</translation>
    </message>
    <message>
        <source>Deals of all days</source>
        <translation>Partie wszystkich dni</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Odczytywanie twoich partii…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Partie dnia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>%1. %2, played %3.</source>
        <translation>%1. %2, rozegrano %3.</translation>
    </message>
    <message>
        <source>Doesn’t count, because that day was over.</source>
        <translation>Nie liczy się, bo ten dzień już minął.</translation>
    </message>
    <message>
        <source>Not played. You can still play it, but it no longer counts.</source>
        <translation>Nierozegrana. Możesz ją jeszcze rozegrać, ale już się nie liczy.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Jeszcze nierozegrana.</translation>
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
        <translation>%1, %2: nierozegrana</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a result that does not count</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
</context>
<context>
    <name>hilltop::DealBox</name>
    <message>
        <source>random, or enter an ID</source>
        <translation>losowy lub wpisz ID</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Układ</translation>
    </message>
    <message>
        <source>The same ID and rules give the same cards</source>
        <translation>To samo ID i te same zasady dają te same karty</translation>
    </message>
    <message>
        <source>Random deal ID</source>
        <translation>Wylosuj ID układu</translation>
    </message>
    <message>
        <source>Your phrase</source>
        <translation>Twoja fraza</translation>
    </message>
    <message>
        <source>optional, mixed into the cards</source>
        <translation>opcjonalna, wmieszana w karty</translation>
    </message>
    <message>
        <source>“%1” is not a deal ID. Enter one like %2, or leave it empty for a new deal.</source>
        <translation>„%1” nie jest ID układu. Wpisz takie jak %2 albo zostaw puste, by dostać nowy układ.</translation>
    </message>
    <message>
        <source>Sealed, SHA-256: %1</source>
        <translation>Zapieczętowano, SHA-256: %1</translation>
    </message>
    <message>
        <source>A deal with an ID you choose is not sealed.</source>
        <translation>Układ z wybranym przez ciebie ID nie jest zapieczętowany.</translation>
    </message>
</context>
<context>
    <name>hilltop::DesktopNotifications</name>
    <message>
        <source>Show</source>
        <comment>a button of a desktop notification</comment>
        <translation>Pokaż</translation>
    </message>
</context>
<context>
    <name>hilltop::DocumentSaving</name>
    <message>
        <source>The match was not saved</source>
        <translation>Nie zapisano partii</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>niezapisane</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>zapisywanie…</translation>
    </message>
    <message>
        <source>saved with the record</source>
        <translation>zapisane w pliku partii</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Zapis partii</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Partie Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>Saving the match…</source>
        <translation>Zapisywanie partii…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save this match?</source>
        <translation>Zapisać tę partię?</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed, and it has no file yet.</source>
        <translation>Zmieniły się jej notatki, znaczniki lub gałęzie, a nie ma jeszcze pliku.</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed and are not saved. %1</source>
        <translation>Jej notatki, znaczniki lub gałęzie zmieniły się i nie są zapisane. %1</translation>
    </message>
</context>
<context>
    <name>hilltop::EditBotDialog</name>
    <message>
        <source>by Node.js</source>
        <translation>przez Node.js</translation>
    </message>
    <message>
        <source>One process per decision, about 500 per match, as in its contest.</source>
        <translation>Jeden proces na decyzję, około 500 na partię, jak w jego konkursie.</translation>
    </message>
    <message>
        <source>Starting a process takes %1 ms here.</source>
        <translation>Start procesu trwa tu %1 ms.</translation>
    </message>
    <message>
        <source>one process per decision</source>
        <translation>jeden proces na decyzję</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>wczytany z góry</translation>
    </message>
    <message>
        <source>Python starts once and forks for every decision, which is at least ten times faster. The script and its imports are read only once, so later changes to the files have no effect.</source>
        <translation>Python startuje raz i rozwidla się przy każdej decyzji, co jest co najmniej dziesięć razy szybsze. Skrypt i jego importy są czytane tylko raz, więc późniejsze zmiany plików nie mają wpływu.</translation>
    </message>
    <message>
        <source>Edit a bot</source>
        <translation>Edycja bota</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>after a number</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>&amp;Start within</source>
        <translation>&amp;Start w ciągu</translation>
    </message>
    <message>
        <source>&amp;First decision within</source>
        <translation>&amp;Pierwsza decyzja w ciągu</translation>
    </message>
    <message>
        <source>Other &amp;decisions within</source>
        <translation>Inne &amp;decyzje w ciągu</translation>
    </message>
    <message>
        <source>One &amp;answer</source>
        <translation>Jedna &amp;odpowiedź</translation>
    </message>
    <message>
        <source> KiB</source>
        <comment>after a number</comment>
        <translation> KiB</translation>
    </message>
    <message>
        <source>&amp;Log of one match</source>
        <translation>Dziennik jednej par&amp;tii</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>Pa&amp;mięć</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Processes</source>
        <translation>P&amp;rocesy</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>Dzi&amp;ała</translation>
    </message>
    <message>
        <source>Back to %1%2</source>
        <comment>number and unit</comment>
        <translation>Przywróć %1%2</translation>
    </message>
    <message>
        <source>Hilltop’s engine</source>
        <translation>Silnik Hilltop</translation>
    </message>
    <message>
        <source>Needs no other program. Supports JavaScript up to ECMAScript 2016, in a process of its own.</source>
        <translation>Nie wymaga innego programu. Obsługuje JavaScript do ECMAScript 2016, w osobnym procesie.</translation>
    </message>
    <message>
        <source>Supports the newest syntax, in a process of its own that takes about 50 ms to start.</source>
        <translation>Obsługuje najnowszą składnię, w osobnym procesie, który uruchamia się około 50 ms.</translation>
    </message>
</context>
<context>
    <name>hilltop::EntrantTrial</name>
    <message>
        <source>Trying the bots…</source>
        <translation>Wypróbowywanie botów…</translation>
    </message>
    <message>
        <source>Trying the bots: %1 of %2</source>
        <translation>Wypróbowywanie botów: %1 z %2</translation>
    </message>
</context>
<context>
    <name>hilltop::FacePicker</name>
    <message>
        <source>No face</source>
        <translation>Bez twarzy</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Twoja twarz</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultListModel</name>
    <message>
        <source>match %1, start</source>
        <translation>partia %1, początek</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <translation>partia %1, decyzja %2</translation>
    </message>
    <message>
        <source>Output:
%1</source>
        <translation>Wyjście:
%1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Usterka</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ostatnia</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultTable</name>
    <message>
        <source>Output: %1</source>
        <translation>Wyjście: %1</translation>
    </message>
    <message>
        <source>Double-click a fault to open that decision in Replay.</source>
        <translation>Podwójny klik w usterkę otwiera tę decyzję w Powtórce.</translation>
    </message>
    <message>
        <source>A fault is an answer that is late, illegal or missing.</source>
        <translation>Usterka to odpowiedź spóźniona, niedozwolona lub brak odpowiedzi.</translation>
    </message>
</context>
<context>
    <name>hilltop::FieldChips</name>
    <message>
        <source>Drag a card to another field, or press the menu key</source>
        <translation>Przeciągnij kartę do innego pola albo naciśnij klawisz menu</translation>
    </message>
</context>
<context>
    <name>hilltop::FileOpening</name>
    <message>
        <source>The name of the file %1 is not UTF-8, so the file can’t be opened. Rename it, then open it again.</source>
        <translation>Nazwa pliku %1 nie jest w UTF-8, więc pliku nie można otworzyć. Zmień nazwę i otwórz go ponownie.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Otwieranie %1…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Otwieranie %n pliku…</numerusform>
            <numerusform>Otwieranie %n plików…</numerusform>
            <numerusform>Otwieranie %n plików…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Nic się nie zmieniło. Użyj nieuszkodzonej kopii pliku albo wybierz inny przez Plik, Otwórz.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nie otwarto</translation>
    </message>
    <message numerus="yes">
        <source>%n files can’t be opened.</source>
        <translation>
            <numerusform>Nie można otworzyć %n pliku.</numerusform>
            <numerusform>Nie można otworzyć %n plików.</numerusform>
            <numerusform>Nie można otworzyć %n plików.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Nie można otworzyć tego pliku.</translation>
    </message>
    <message>
        <source>Not opened, because Replay shows one file at a time: %1</source>
        <translation>Nie otwarto, bo Powtórka pokazuje naraz jeden plik: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::FormatPicker</name>
    <message>
        <source>seats</source>
        <translation>miejsca</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rundy</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>Miejsca przy stole</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>0 = automatic</source>
        <translation>0 = automatycznie, zależnie od liczby uczestników</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Ranked as in the list</source>
        <translation>Kolejność jak na liście</translation>
    </message>
    <message>
        <source>Ranked by a round-robin</source>
        <translation>Kolejność: każdy z każdym</translation>
    </message>
    <message>
        <source>Who plays whom first, and who has a bye</source>
        <translation>Kto gra z kim najpierw i kto ma wolny los</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatycznie: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GameCard</name>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Zagraj %1</translation>
    </message>
    <message>
        <source>%1 tournament</source>
        <translation>Turniej %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GuideBar</name>
    <message>
        <source>Skip the guide</source>
        <translation>Pomiń samouczek</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of the guide</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Guide, step %1 of %2</source>
        <translation>Samouczek, krok %1 z %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the guide</comment>
        <translation>Pomiń</translation>
    </message>
</context>
<context>
    <name>hilltop::HillAdding</name>
    <message>
        <source>Nothing was added.</source>
        <translation>Nic nie dodano.</translation>
    </message>
    <message>
        <source>Reading the bots…</source>
        <translation>Odczytywanie botów…</translation>
    </message>
    <message>
        <source>%1 holds several bots. Choose the file of one.</source>
        <translation>%1 zawiera kilka botów. Wybierz plik jednego z nich.</translation>
    </message>
    <message>
        <source>New version?</source>
        <translation>Nowa wersja?</translation>
    </message>
    <message>
        <source>Another bot of this hill has the name of %1. Is this its next version?</source>
        <translation>Inny bot na tym wzgórzu ma tę samą nazwę: %1. Czy to jego następna wersja?</translation>
    </message>
    <message>
        <source>If so, the earlier version stops playing and its matches stay. If not, rename the file.</source>
        <translation>Wtedy wcześniejsza wersja już nie gra, a jej partie zostają. Jeśli to inny bot, zmień nazwę jego pliku.</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Nowa wersja</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Already playing in this version: %1.</source>
        <translation>W tej wersji już gra: %1.</translation>
    </message>
    <message>
        <source>Checking the bots…</source>
        <translation>Testowanie botów…</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Testowanie: %1…</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>Nie można przetestować %1: %2</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 nie może grać: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots joined: %1.</source>
        <translation>
            <numerusform>Dołączył %Ln bot: %1.</numerusform>
            <numerusform>Dołączyły %Ln boty: %1.</numerusform>
            <numerusform>Dołączyło %Ln botów: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Nie dodano</translation>
    </message>
    <message>
        <source>%1 is the same bot as %2.</source>
        <translation>%1 to ten sam bot co %2.</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Boty (*.js *.py *.java);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Add bots</source>
        <translation>Dodaj boty</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>Nowa wersja bota %1</translation>
    </message>
    <message>
        <source>This hill is busy. Wait until it is done, then add the bots.</source>
        <translation>Na tym wzgórzu coś jeszcze trwa. Zaczekaj, aż się skończy, potem dodaj boty.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillChanges</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Retire %1</source>
        <translation>Wycofaj: %1</translation>
    </message>
    <message>
        <source>It stops playing. Its matches stay. Reason (optional):</source>
        <translation>Bot już nie gra, a jego partie zostają. Powód, jeśli jest:</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Disqualify %1</source>
        <translation>Zdyskwalifikuj: %1</translation>
    </message>
    <message>
        <source>It stops playing, and this version can’t come back. Its matches stay. Reason:</source>
        <translation>Bot już nie gra, a ta wersja nie może wrócić. Jego partie zostają. Powód:</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Zdyskwalifikuj</translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation>Wycofano: %1.</translation>
    </message>
    <message>
        <source>%1 is disqualified.</source>
        <translation>Zdyskwalifikowano: %1.</translation>
    </message>
    <message>
        <source>End season</source>
        <translation>Zakończ sezon</translation>
    </message>
    <message>
        <source>Name of the season:</source>
        <translation>Dzisiejsza tabela zostanie zachowana pod tą nazwą:</translation>
    </message>
    <message>
        <source>The standings of %1 are kept.</source>
        <translation>Zachowano tabelę: %1.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budżet</translation>
    </message>
    <message>
        <source>Extra matches where the order is unclear:</source>
        <translation>Partie do rozegrania ponad te, które grają wszyscy, tam, gdzie rozróżniają sąsiadów w tabeli:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>A bot that is out or disqualified plays again:</source>
        <translation>Ten bot został wykluczony lub zdyskwalifikowany. Znów gra:</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 znów gra.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillCharts</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Against the king</source>
        <translation>Przeciw królowi</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Wersje</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Ratings of the leaders over time.</source>
        <translation>Ten wykres pokazuje, jak zmieniały się rankingi czołówki, gdy boty dołączały i odchodziły.</translation>
    </message>
    <message>
        <source>This chart compares the versions of a bot. Select one in the standings.</source>
        <translation>Ten wykres porównuje wersje bota. Wybierz bota w tabeli.</translation>
    </message>
    <message>
        <source>%1 of the leaders</source>
        <comment>Elo</comment>
        <translation>%1 czołówki</translation>
    </message>
    <message>
        <source>Won against %1, %</source>
        <translation>Wygrane kontra %1, %</translation>
    </message>
    <message>
        <source>Versions of %1</source>
        <translation>Wersje bota %1</translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation>Wpis w dzienniku</translation>
    </message>
    <message>
        <source>This chart shows how the others do against the king.</source>
        <translation>Ten wykres pokazuje, jak inni radzą sobie przeciw królowi.</translation>
    </message>
    <message>
        <source>Bots don’t meet in this game.</source>
        <translation>W tej grze boty się nie spotykają.</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Wygrane, %</translation>
    </message>
    <message>
        <source>%1 v%2</source>
        <comment>bot, its version</comment>
        <translation>%1 v%2</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50%</translation>
    </message>
    <message>
        <source>In this game everyone at a table plays together.</source>
        <translation>W tej grze wszyscy przy stole grają razem.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillDetails</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Log of the hill</source>
        <translation>Dziennik wzgórza</translation>
    </message>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Kliknij pole tabeli krzyżowej, by zobaczyć jego partie.</translation>
    </message>
    <message>
        <source>Double-click a bot in the standings for its matches.</source>
        <translation>Podwójny klik w bota w tabeli pokazuje jego partie.</translation>
    </message>
    <message>
        <source>These two have not met yet.</source>
        <translation>Te dwa boty jeszcze się nie spotkały.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>bot, bot, number of matches</comment>
        <translation>%1 kontra %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bot, number of matches</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Replaying the match…</source>
        <translation>Odtwarzanie partii…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <comment>hill, number</comment>
        <translation>%1, partia %2</translation>
    </message>
    <message>
        <source>The hill has other answers, because a bot remembers earlier matches or does not play the same twice.</source>
        <translation>Na wzgórzu są inne odpowiedzi, bo bot pamięta wcześniejsze partie lub nie gra dwa razy tak samo.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tabela (CSV)…</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>&amp;Markdown…</translation>
    </message>
    <message>
        <source>&amp;Web site…</source>
        <translation>&amp;Witryna…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Ekspo&amp;rt</translation>
    </message>
    <message>
        <source>Folder of the web site</source>
        <translation>Folder witryny</translation>
    </message>
</context>
<context>
    <name>hilltop::HillLogModel</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
</context>
<context>
    <name>hilltop::HillRuns</name>
    <message>
        <source>Hills (*.%1)</source>
        <translation>Wzgórza (*.%1)</translation>
    </message>
    <message>
        <source>Save this hill?</source>
        <translation>Zapisać to wzgórze?</translation>
    </message>
    <message>
        <source>Go to the hill</source>
        <translation>Przejdź do wzgórza</translation>
    </message>
</context>
<context>
    <name>hilltop::HillStandingsModel</name>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>place, range</comment>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of the column, cell</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The 95 % interval of its place is in brackets</source>
        <translation>W nawiasie jest przedział 95% lokaty</translation>
    </message>
    <message>
        <source>By the contest’s own score, in the matches that all bots have played</source>
        <translation>Według punktacji konkursu, w partiach, które rozegrały wszystkie boty</translation>
    </message>
    <message>
        <source>From all matches of the bots that play, with half its 95 % interval</source>
        <translation>Na podstawie wszystkich partii grających botów, z połową przedziału 95%</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lokata</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Contest place</source>
        <translation>Lokata w konkursie</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Idealne, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Punkty, %</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Wygrane, %</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>hilltop::HillView</name>
    <message>
        <source>Standings</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>This hill can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or open another one.</source>
        <translation>Nie można otworzyć tego wzgórza: %1.

Nic się nie zmieniło. Użyj nieuszkodzonej kopii pliku albo otwórz inny.</translation>
    </message>
    <message>
        <source>Progress of the hill</source>
        <translation>Postęp wzgórza</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>hilltop::HillsPage</name>
    <message>
        <source>Open hill</source>
        <translation>Otwórz wzgórze</translation>
    </message>
    <message>
        <source>Hills (*.hhill);;All files (*)</source>
        <translation>Wzgórza (*.hhill);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Wzgórza</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>open a hill of the list</source>
        <translation>otwiera wzgórze z listy</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>move through standings and crosstable</source>
        <translation>przechodzą po tabeli i tabeli krzyżowej</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter lub Spacja</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>partie pola, powtórka partii</translation>
    </message>
    <message>
        <source>Reading the hills…</source>
        <translation>Odczytywanie wzgórz…</translation>
    </message>
    <message>
        <source>No hills yet.</source>
        <translation>Jeszcze nie ma wzgórz.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hills</source>
        <translation>
            <numerusform>%Ln wzgórze</numerusform>
            <numerusform>%Ln wzgórza</numerusform>
            <numerusform>%Ln wzgórz</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t rename a hill while it is being played.</source>
        <translation>Nie można zmienić nazwy wzgórza, gdy trwa gra.</translation>
    </message>
    <message>
        <source>You can’t delete a hill while it is being played. Stop it first.</source>
        <translation>Nie można usunąć wzgórza, gdy trwa gra. Najpierw je zatrzymaj.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintModel</name>
    <message>
        <source>loses %1</source>
        <translation>traci %1</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, najlepsza</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Strata</translation>
    </message>
</context>
<context>
    <name>hilltop::HintNumbers</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Values of the answers</source>
        <translation>Wartości odpowiedzi</translation>
    </message>
    <message>
        <source>Hide the numbers</source>
        <translation>Ukryj liczby</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Myśli…</translation>
    </message>
    <message>
        <source>%1 Still thinking…</source>
        <translation>%1 Nadal myśli…</translation>
    </message>
    <message>
        <source>Analysis: exact, given what you know.</source>
        <translation>Analiza: ściśle, według twojej wiedzy.</translation>
    </message>
    <message numerus="yes">
        <source>Analysis of %Ln possible deals, ± one standard error.</source>
        <translation>
            <numerusform>Analiza %Ln możliwego układu, ± jeden błąd standardowy.</numerusform>
            <numerusform>Analiza %Ln możliwych układów, ± jeden błąd standardowy.</numerusform>
            <numerusform>Analiza %Ln możliwych układów, ± jeden błąd standardowy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1: exact, given what you know.</source>
        <translation>Wartości od %1: ścisłe, według twojej wiedzy.</translation>
    </message>
    <message>
        <source>Values from %1, ± one standard error.</source>
        <translation>Wartości od %1, ± jeden błąd standardowy.</translation>
    </message>
    <message>
        <source>Values estimated by %1.</source>
        <translation>Wartości oszacowane przez %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintSource</name>
    <message>
        <source>H&amp;ints from</source>
        <translation>Porady o&amp;d</translation>
    </message>
    <message>
        <source>The strongest bot (%1)</source>
        <translation>Najsilniejszy bot (%1)</translation>
    </message>
    <message>
        <source>Hints now come from %1.</source>
        <translation>Porad udziela teraz %1.</translation>
    </message>
    <message>
        <source>%1 has no hint: %2.</source>
        <comment>bot, fault</comment>
        <translation>%1 nie ma porady: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Wyjście: %1</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint.</source>
        <translation>%1 myśli nad poradą.</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint, up to %2.</source>
        <translation>%1 myśli nad poradą, najwyżej %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::HomePage</name>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>Wszystkie partie…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Cofnij usunięcie</translation>
    </message>
    <message>
        <source>Analyse the recent matches in the background</source>
        <translation>Analizuj w tle ostatnie partie</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partia dnia</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Twoje wyniki</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Ostatnie partie</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Co pokazać poniżej</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Your ratings</source>
        <translation>Twoje rankingi</translation>
    </message>
    <message>
        <source>Matches you leave are kept here. They are saved after every decision.</source>
        <translation>Tu czekają opuszczone partie. Są zapisywane po każdej decyzji.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Ready. Press Play to sit down at a table.</source>
        <translation>Gotowe. Naciśnij „Graj”, by usiąść do stołu.</translation>
    </message>
    <message>
        <source>All unfinished (%1)…</source>
        <translation>Wszystkie niedokończone (%1)…</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>Usuń tę partię</translation>
    </message>
</context>
<context>
    <name>hilltop::HomeResults</name>
    <message>
        <source>Rated matches show your strength in each game. Choose Rated when you start a new match.</source>
        <translation>Partie rankingowe pokazują twoją siłę w każdej grze. Wybierz „O ranking” przy nowej partii.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nowa partia…</translation>
    </message>
    <message>
        <source>All results…</source>
        <translation>Wszystkie wyniki…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Z rzędu</translation>
    </message>
    <message>
        <source>last 100 rated matches</source>
        <translation>ostatnie 100 rankingowych</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dni</translation>
    </message>
    <message>
        <source>%1: rating %2 ± %3</source>
        <translation>%1: ranking %2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::KeptMatches</name>
    <message>
        <source>The match was deleted. Undo restores it.</source>
        <translation>Partię usunięto. Cofnij ją przywraca.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches were deleted. Undo restores them.</source>
        <translation>
            <numerusform>Usunięto %Ln partię. Cofnij ją przywraca.</numerusform>
            <numerusform>Usunięto %Ln partie. Cofnij je przywraca.</numerusform>
            <numerusform>Usunięto %Ln partii. Cofnij je przywraca.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::KeptSplitter</name>
    <message>
        <source>Drag to resize, double-click to reset</source>
        <translation>Przeciągnij, aby zmienić szerokość; kliknij dwukrotnie, aby przywrócić</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyButton</name>
    <message>
        <source>Key %1</source>
        <translation>Klawisz %1</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyEditor</name>
    <message>
        <source>No key</source>
        <translation>Bez klawisza</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>Standardowy</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Działania i ich klawisze</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nowy klawisz</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>“%2” already uses %1. Give it another key first.</source>
        <translation>„%2” używa już %1. Najpierw nadaj tam inny klawisz.</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window and can’t be used.</source>
        <translation>Tab przechodzi między częściami okna i nie można go użyć.</translation>
    </message>
</context>
<context>
    <name>hilltop::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Zmień klawisze…</translation>
    </message>
</context>
<context>
    <name>hilltop::KindTable</name>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Niewymuszone</translation>
    </message>
    <message>
        <source>Decisions with at least one clearly worse answer</source>
        <translation>Decyzje z co najmniej jedną wyraźnie gorszą odpowiedzią</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Average loss per unforced decision, ± one standard error</source>
        <translation>Średnia strata na niewymuszoną decyzję, ± jeden błąd standardowy</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Pozostali</translation>
    </message>
    <message>
        <source>Average loss of all others in decisions of this kind</source>
        <translation>Średnia strata wszystkich pozostałych w decyzjach tego rodzaju</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Trend</translation>
    </message>
    <message>
        <source>Loss in the later half of the deals minus that in the earlier half</source>
        <translation>Strata w drugiej połowie układów minus strata w pierwszej</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Strata łącznie</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Gra jak</translation>
    </message>
    <message>
        <source>The level of bots whose average loss in decisions of this kind is nearest. Where levels are not measured, the nearest bot of these matches.</source>
        <translation>Poziom botów o najbliższej średniej stracie w decyzjach tego rodzaju. Gdzie poziomów nie zmierzono, najbliższy bot z tych partii.</translation>
    </message>
</context>
<context>
    <name>hilltop::LevelChoice</name>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Własny wybór</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>Poziom botów</translation>
    </message>
</context>
<context>
    <name>hilltop::LineChart</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 przy %2</translation>
    </message>
    <message>
        <source>%1 ± %2 at %3</source>
        <translation>%1 ± %2 przy %3</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s), up to %1 of %2.</source>
        <translation>
            <numerusform>%n krzywa, do %1 z %2.</numerusform>
            <numerusform>%n krzywe, do %1 z %2.</numerusform>
            <numerusform>%n krzywych, do %1 z %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Najwyżej: %1.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>Najniżej: %1.</translation>
    </message>
    <message>
        <source>Highlighted: %1, %2, number %3 from above.</source>
        <translation>Wyróżniono: %1, %2, numer %3 od góry.</translation>
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
        <translation>Lokata</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Bez szczęścia</translation>
    </message>
    <message>
        <source>Luck-adjusted result, ± one standard error</source>
        <translation>Wynik bez szczęścia w kartach, ± jeden błąd standardowy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Tyle co</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>Ile zwykłych partii jest warta jedna bez szczęścia</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Per decision, given what the seat knew</source>
        <translation>Na decyzję, według wiedzy gracza</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Dokładność, %</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times</comment>
        <translation>%1 ×</translation>
    </message>
</context>
<context>
    <name>hilltop::MainDialogs</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Następny panel</translation>
    </message>
</context>
<context>
    <name>hilltop::MainWindow</name>
    <message>
        <source>Next pane</source>
        <translation>Następny panel</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Podręcznik</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>For authors of &amp;bots</source>
        <translation>Dla &amp;autorów botów</translation>
    </message>
    <message>
        <source>The Hilltop &amp;protocol</source>
        <translation>&amp;Protokół Hilltop</translation>
    </message>
    <message>
        <source>A &amp;contest in an evening</source>
        <translation>&amp;Konkurs w jeden wieczór</translation>
    </message>
    <message>
        <source>What &amp;records and views hold</source>
        <translation>Co zawierają &amp;zapisy i widoki</translation>
    </message>
    <message>
        <source>&amp;About Hilltop</source>
        <translation>&amp;O Hilltop</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>P&amp;artia</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Powtó&amp;rka</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turniej</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation>&amp;Boty</translation>
    </message>
    <message>
        <source>Anal&amp;yses</source>
        <translation>Analiz&amp;y</translation>
    </message>
    <message>
        <source>Hi&amp;ll</source>
        <translation>W&amp;zgórze</translation>
    </message>
</context>
<context>
    <name>hilltop::ManualDialog</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Naprzód</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Znajdź</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Znajdź w podręczniku</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Brak wyników</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Strona podręcznika</translation>
    </message>
    <message>
        <source>Games and manual</source>
        <translation>Gry i podręcznik</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <translation>%1 (angielski)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page and its places</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>There are no rules for this game.</source>
        <translation>Dla tej gry nie ma zasad.</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Podręcznik: %1</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Wszystkie strony</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchAnalysis</name>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>Analiza nie jest dostępna dla tej gry.</translation>
    </message>
    <message>
        <source>This match is already analysed as deeply as possible.</source>
        <translation>Tej partii nie da się przeanalizować głębiej.</translation>
    </message>
    <message>
        <source>The analysis was cancelled.</source>
        <translation>Analizę anulowano.</translation>
    </message>
    <message>
        <source>a quick player who sees all cards</source>
        <translation>szybki gracz, który widzi wszystkie karty</translation>
    </message>
    <message>
        <source>Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be compared.</source>
        <translation>Analiza innej wersji (%1, %2). Obecna to %3, %4. Ich liczb nie można porównywać.</translation>
    </message>
    <message>
        <source>%1, lost %2</source>
        <translation>%1, strata %2</translation>
    </message>
    <message>
        <source>Mistakes of this match</source>
        <translation>Błędy tej partii</translation>
    </message>
    <message>
        <source>double dummy</source>
        <translation>przy odkrytych kartach</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchDocument</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, wiersz %2</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partia %2</translation>
    </message>
    <message>
        <source>The analysis is not saved yet, because the match has no file. It is saved with the match.</source>
        <translation>Analiza nie jest jeszcze zapisana, bo partia nie ma pliku. Zapisze się razem z partią.</translation>
    </message>
    <message>
        <source>Analysis saved beside the tournament.</source>
        <translation>Analizę zapisano obok turnieju.</translation>
    </message>
    <message>
        <source>The analysis can’t be saved: %1</source>
        <translation>Nie można zapisać analizy: %1</translation>
    </message>
    <message>
        <source>Analysis saved with the record.</source>
        <translation>Analizę zapisano razem z partią.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchExport</name>
    <message>
        <source>Save picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1.</source>
        <translation>Obraz zapisano jako %1.</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>Nie zapisano obrazu</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Text (*.txt)</source>
        <translation>Strony WWW (*.html);;Tekst (*.txt)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>Raport zapisano jako %1.</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>Nie zapisano raportu</translation>
    </message>
    <message>
        <source>Export match</source>
        <translation>Eksport partii</translation>
    </message>
    <message>
        <source>Files in the format %1 (*.%2)</source>
        <translation>Pliki w formacie %1 (*.%2)</translation>
    </message>
    <message>
        <source>The match was exported as %1.</source>
        <translation>Partię wyeksportowano jako %1.</translation>
    </message>
    <message>
        <source>The match was not exported</source>
        <translation>Nie wyeksportowano partii</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Zapisz stronę</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Strony internetowe (*.html)</translation>
    </message>
    <message>
        <source>The page was saved as %1.</source>
        <translation>Stronę zapisano jako %1.</translation>
    </message>
    <message>
        <source>The page was not saved</source>
        <translation>Nie zapisano strony</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchKeeping</name>
    <message>
        <source>Saved</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on and save the match with File, Save match as.</source>
        <translation>Nie zapisano: %1. Możesz grać dalej i zapisać partię przez Plik, Zapisz partię jako.</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Zapis partii</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Partie Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>The match was saved as %1.</source>
        <translation>Partię zapisano jako %1.</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>Nie zapisano partii</translation>
    </message>
    <message>
        <source>Save the match?</source>
        <translation>Zapisać partię?</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are not saved.</source>
        <translation>
            <numerusform>%n partia nie jest zapisana.</numerusform>
            <numerusform>%n partie nie są zapisane.</numerusform>
            <numerusform>%n partii nie jest zapisanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Save to another place to keep your match.</source>
        <translation>%1. Zapisz w innym miejscu, by zachować partię.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Leave the rated match?</source>
        <translation>Opuścić partię rankingową?</translation>
    </message>
    <message>
        <source>The match counts as lost. To continue it later, go to another page instead.</source>
        <translation>Partia liczy się jako przegrana. Aby dokończyć ją później, przejdź zamiast tego na inną stronę.</translation>
    </message>
    <message>
        <source>The match counts as lost, and so does the second one with the same cards. To continue later, go to another page instead.</source>
        <translation>Partia liczy się jako przegrana, tak samo druga tymi samymi kartami. Aby dokończyć później, przejdź zamiast tego na inną stronę.</translation>
    </message>
    <message>
        <source>This is the second of two matches. It counts as lost, the first keeps its result. To continue later, go to another page instead.</source>
        <translation>To druga z dwóch partii. Liczy się jako przegrana, a pierwsza zachowuje swój wynik. Aby dokończyć później, przejdź zamiast tego na inną stronę.</translation>
    </message>
    <message>
        <source>Leave and lose</source>
        <translation>Opuść i przegraj</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>You can find the unfinished match on the start page.</source>
        <translation>Nieukończoną partię znajdziesz na stronie Start.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niezapisane</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchListModel</name>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>idealna</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>wygrana: %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Układ</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Counted from 1 over the whole tournament. The file counts from 0</source>
        <translation>Liczone od 1 w całym turnieju. Plik liczy od 0</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchOpening</name>
    <message>
        <source>The text contains %1 matches. This is the first one. To see all of them, save the text as a file that ends in .hmatch and open it.</source>
        <translation>Liczba partii w tekście: %1. To jest pierwsza. Aby zobaczyć wszystkie, zapisz tekst jako plik z końcówką .hmatch i otwórz go.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPanel</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Twoja sakiewka</translation>
    </message>
    <message>
        <source>Hide the scoresheet</source>
        <translation>Ukryj punktację</translation>
    </message>
    <message>
        <source>Show the scoresheet</source>
        <translation>Pokaż punktację</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Układ %1</translation>
    </message>
    <message>
        <source>Copy the deal ID %1</source>
        <translation>Kopiuj ID układu %1</translation>
    </message>
    <message>
        <source>Sealed: %1</source>
        <translation>Pieczęć: %1</translation>
    </message>
    <message>
        <source>Sealed cards, SHA-256: %1</source>
        <translation>Zapieczętowane karty, SHA-256: %1</translation>
    </message>
    <message>
        <source>Sealed cards…</source>
        <translation>Zapieczętowane karty…</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>O tej partii</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPlay</name>
    <message>
        <source>This match can’t be continued</source>
        <translation>Nie można kontynuować tej partii</translation>
    </message>
    <message>
        <source>The second match has the same cards. You can see everything when both are over.</source>
        <translation>Druga partia ma te same karty. Wszystko zobaczysz, gdy skończą się obie.</translation>
    </message>
    <message>
        <source>You can’t look back in a rated match until it is over.</source>
        <translation>W partii rankingowej można spojrzeć wstecz dopiero po jej końcu.</translation>
    </message>
    <message>
        <source>Looking back, at decision %1</source>
        <translation>Wstecz, decyzja %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchTabs</name>
    <message>
        <source>Scoresheet</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Obok stołu</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchesDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Odczytywanie twoich partii…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>Search: opponent or game</source>
        <translation>Szukaj: przeciwnik lub gra</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrano</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nieukończone</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Ukończone</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>Usunięto %n partię.</numerusform>
            <numerusform>Usunięto %n partie.</numerusform>
            <numerusform>Usunięto %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches yet. Every match you play is kept here.</source>
        <translation>Jeszcze nie ma partii. Tu znajdziesz każdą rozegraną.</translation>
    </message>
    <message>
        <source>No matching matches.</source>
        <translation>Brak pasujących partii.</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Otwórz w Powtórce</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentAnalysis</name>
    <message>
        <source>Analyse the match first</source>
        <translation>Najpierw przeanalizuj partię</translation>
    </message>
    <message>
        <source>No one decides here</source>
        <translation>Tu nikt nie decyduje</translation>
    </message>
    <message>
        <source>There was no other choice</source>
        <translation>Nie było innego wyboru</translation>
    </message>
    <message>
        <source>No answer here yet</source>
        <translation>Jeszcze nie ma tu odpowiedzi</translation>
    </message>
    <message>
        <source>These values are exact. More simulations would not change them</source>
        <translation>Te wartości są ścisłe. Więcej symulacji by ich nie zmieniło</translation>
    </message>
    <message>
        <source>This decision is already simulated as deeply as possible</source>
        <translation>Tej decyzji nie da się symulować głębiej</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentDepth</name>
    <message>
        <source>Simulating</source>
        <translation>Symulowanie</translation>
    </message>
    <message>
        <source>Simulating possible hands…</source>
        <translation>Symulowanie możliwych rąk…</translation>
    </message>
    <message>
        <source>No hidden information: all cards of the others were known.</source>
        <translation>Nic nie było ukryte: wszystkie karty innych były znane.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</source>
        <translation>
            <numerusform>„%1” jest lepsze niż „%2” w %3% z %Ln możliwej ręki, gorsze w %4%.</numerusform>
            <numerusform>„%1” jest lepsze niż „%2” w %3% z %Ln możliwych rąk, gorsze w %4%.</numerusform>
            <numerusform>„%1” jest lepsze niż „%2” w %3% z %Ln możliwych rąk, gorsze w %4%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MomentList</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, decision %2: “%3”, better “%4”, cost %5</source>
        <translation>%1, decyzja %2: „%3”, lepiej „%4”, koszt %5</translation>
    </message>
    <message>
        <source>Open the analysis at this decision</source>
        <translation>Otwórz analizę przy tej decyzji</translation>
    </message>
    <message>
        <source>%1. Cards: %2</source>
        <translation>%1. Karty: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Lepiej: %1</translation>
    </message>
    <message>
        <source>%1, better %2</source>
        <translation>%1, lepiej %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Odpowiedź: %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Najdroższe decyzje</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Żadna twoja decyzja nic na pewno nie kosztowała.</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentOpening</name>
    <message>
        <source>Opening match %1…</source>
        <translation>Otwieranie partii %1…</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentPane</name>
    <message>
        <source>Answers at this moment</source>
        <translation>Odpowiedzi w tym momencie</translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation>Według twojej wiedzy</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>Przy odkrytych kartach</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one decides here.</source>
        <translation>Tu nikt nie decyduje.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Nie było innego wyboru.</translation>
    </message>
    <message>
        <source>Played automatically after a fault.</source>
        <translation>Zagrane automatycznie po usterce.</translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation>bez błędu</translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation>najlepsza odpowiedź</translation>
    </message>
    <message>
        <source>among the best answers</source>
        <translation>wśród najlepszych odpowiedzi</translation>
    </message>
    <message>
        <source>exact, %1</source>
        <translation>ściśle, %1</translation>
    </message>
    <message>
        <source>± %1, %2</source>
        <translation>± %1, %2</translation>
    </message>
    <message>
        <source>%1: exact</source>
        <translation>%1: ściśle</translation>
    </message>
    <message>
        <source>%2: ± %1</source>
        <translation>%2: ± %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>ściśle</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>an error</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Exact. ◇ seeing all cards.</source>
        <translation>Ściśle. ◇ przy odkrytych kartach.</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Ściśle.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</source>
        <translation>
            <numerusform>Do %Ln symulacji. Linie: ± 2 błędy. ◇ przy odkrytych kartach.</numerusform>
            <numerusform>Do %Ln symulacji. Linie: ± 2 błędy. ◇ przy odkrytych kartach.</numerusform>
            <numerusform>Do %Ln symulacji. Linie: ± 2 błędy. ◇ przy odkrytych kartach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations.</source>
        <translation>
            <numerusform>Do %Ln symulacji.</numerusform>
            <numerusform>Do %Ln symulacji.</numerusform>
            <numerusform>Do %Ln symulacji.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MovesPane</name>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Notes on this match</source>
        <translation>Notatki do tej partii</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Twoje notatki</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers, see the move list</source>
        <translation>
            <numerusform>%Ln odpowiedź, patrz ruchy</numerusform>
            <numerusform>%Ln odpowiedzi, patrz ruchy</numerusform>
            <numerusform>%Ln odpowiedzi, patrz ruchy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::NewHillDialog</name>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>All pairs play the same deals, in all seatings</source>
        <translation>Wszystkie pary grają te same układy, w każdym ustawieniu</translation>
    </message>
    <message>
        <source>New hill</source>
        <translation>Nowe wzgórze</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikaty</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Create hill</source>
        <translation>Utwórz wzgórze</translation>
    </message>
    <message>
        <source>Matches per bot</source>
        <translation>Partie na bota</translation>
    </message>
    <message>
        <source>Matches per pair</source>
        <translation>Partie na parę</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <source>Bots per author</source>
        <translation>Boty na autora</translation>
    </message>
    <message>
        <source>How many bots of an author may play at the same time</source>
        <translation>Ile botów jednego autora gra w tym samym czasie</translation>
    </message>
    <message>
        <source>Versions per day</source>
        <translation>Wersje na dzień</translation>
    </message>
    <message>
        <source>How many bots and versions an author may add per day (UTC)</source>
        <translation>Ile botów i wersji dodaje jeden autor w ciągu dnia (UTC)</translation>
    </message>
    <message>
        <source>Matches per table</source>
        <translation>Partie na stół</translation>
    </message>
</context>
<context>
    <name>hilltop::NewMatchDialog</name>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>O ranking</translation>
    </message>
    <message>
        <source>Matching opponents</source>
        <translation>Dobierz rywali</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>player</source>
        <translation>gracz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>If off, the bottom seat starts</source>
        <translation>Inaczej zaczyna dolne miejsce albo dostaje pierwszą kartę</translation>
    </message>
    <message>
        <source>Seats bots that are about as strong as you</source>
        <translation>Dobiera boty mniej więcej tak silne jak ty</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation>Kto tam siedzi?</translation>
    </message>
    <message>
        <source>strength, 1 to 5</source>
        <translation>siła, od 1 do 5</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Domyślne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>twój partner</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>przy tym ekranie</translation>
    </message>
    <message>
        <source>You’re watching, and see all cards.</source>
        <translation>Oglądasz i widzisz wszystkie karty.</translation>
    </message>
    <message>
        <source>Several people at one screen: players pass the screen and see only their own cards.</source>
        <translation>Kilka osób przy jednym ekranie: gracze przekazują sobie ekran i widzą tylko swoje karty.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Trening: porady i cofanie bez ograniczeń.</translation>
    </message>
    <message numerus="yes">
        <source>Short: %n round(s)</source>
        <translation>
            <numerusform>Krótka: %n runda</numerusform>
            <numerusform>Krótka: %n rundy</numerusform>
            <numerusform>Krótka: %n rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), about %1.</source>
        <translation>
            <numerusform>%n runda, około %1.</numerusform>
            <numerusform>%n rundy, około %1.</numerusform>
            <numerusform>%n rund, około %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated: a new deal, no hints, no undo. The match counts even if you leave it.</source>
        <translation>O ranking: nowy układ, bez porad i cofania. Partia liczy się nawet po opuszczeniu.</translation>
    </message>
    <message>
        <source>%1 Your rating doesn’t change, because the strength of your own bots is unknown.</source>
        <translation>%1 Twój ranking się nie zmieni, bo siła własnych botów jest nieznana.</translation>
    </message>
    <message>
        <source>%1 Your rating: %2.</source>
        <translation>%1 Twój ranking: %2.</translation>
    </message>
    <message>
        <source>Twice, seats swapped</source>
        <translation>Dwa razy, z zamianą</translation>
    </message>
    <message>
        <source>Two matches with the same cards count as one result, which reduces luck</source>
        <translation>Dwie partie tymi samymi kartami liczą się jako jeden wynik, co zmniejsza wpływ szczęścia</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Rated: two matches with the same new cards are one result, even if you leave them. No hints, no undo.</source>
        <translation>O ranking: dwie partie tymi samymi nowymi kartami to jeden wynik, nawet po opuszczeniu. Bez porad i cofania.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed, see More.</source>
        <translation>
            <numerusform>Zmieniono %n regułę, zobacz Więcej.</numerusform>
            <numerusform>Zmieniono %n reguły, zobacz Więcej.</numerusform>
            <numerusform>Zmieniono %n reguł, zobacz Więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start rated match</source>
        <translation>Partia o ranking</translation>
    </message>
</context>
<context>
    <name>hilltop::NewTournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Domyślne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Zacznij turniej</translation>
    </message>
    <message>
        <source>No longer among your bots and left out: %1.</source>
        <translation>Nie ma ich już wśród twoich botów i zostały pominięte: %1.</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Zaznacz co najmniej jednego bota.</translation>
    </message>
    <message>
        <source>Select at least two bots.</source>
        <translation>Zaznacz co najmniej dwa boty.</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>zaznaczono %1 z %2</translation>
    </message>
    <message>
        <source>Too many rounds. At most %1 can be played without meeting twice.</source>
        <translation>Za dużo rund. Bez powtarzania spotkań można rozegrać najwyżej %1.</translation>
    </message>
    <message>
        <source>The last tournament had the same plan and seed. Built-in bots would play the same matches again.</source>
        <translation>Ostatni turniej miał ten sam plan i to samo ziarno. Wbudowane boty rozegrałyby te same partie.</translation>
    </message>
</context>
<context>
    <name>hilltop::OpponentList</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>another person at this screen</source>
        <translation>inna osoba przy tym ekranie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, siła %3 z 5</translation>
    </message>
</context>
<context>
    <name>hilltop::OptionModel</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>ściśle</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>symulacja</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>heurystyka</translation>
    </message>
    <message>
        <source>%1 · best, played</source>
        <translation>%1 · najlepsza, zagrana</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · najlepsza</translation>
    </message>
    <message>
        <source>%1 · played</source>
        <translation>%1 · zagrana</translation>
    </message>
    <message>
        <source>The answer’s value, seeing all cards</source>
        <translation>Wartość odpowiedzi przy odkrytych kartach</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Jak</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>%1 · among the best, played</source>
        <translation>%1 · wśród najlepszych, zagrana</translation>
    </message>
    <message>
        <source>%1 · among the best</source>
        <translation>%1 · wśród najlepszych</translation>
    </message>
</context>
<context>
    <name>hilltop::OwnBotList</name>
    <message>
        <source>%1, not checked yet</source>
        <comment>language</comment>
        <translation>%1, jeszcze bez testu</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <comment>language</comment>
        <translation>%1, zmieniony od testu</translation>
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
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Your name and face at the table</source>
        <translation>Twoje imię i twarz przy stole</translation>
    </message>
    <message>
        <source>You can change both in Settings.</source>
        <translation>Jedno i drugie można zmienić w ustawieniach.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayActions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nowa partia…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Ten &amp;sam układ</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Porada</translation>
    </message>
    <message>
        <source>&amp;Ask before costly moves</source>
        <translation>Py&amp;taj przed kosztownym ruchem</translation>
    </message>
    <message>
        <source>The tutor asks before you play a costly move. Never in rated matches.</source>
        <translation>Tutor pyta przed kosztownym ruchem. Nigdy w partiach rankingowych.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>Po&amp;wiedz</translation>
    </message>
    <message>
        <source>Speak the state of the match</source>
        <translation>Mówi, jaki jest stan partii</translation>
    </message>
    <message>
        <source>Let a &amp;bot take over</source>
        <translation>Niech dalej gra &amp;bot</translation>
    </message>
    <message>
        <source>S&amp;wap seats</source>
        <translation>Za&amp;mień miejsca</translation>
    </message>
    <message>
        <source>Take the next player’s seat, who takes yours</source>
        <translation>Zajmij miejsce następnego gracza, a on zajmie twoje</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Powtó&amp;rka</translation>
    </message>
    <message>
        <source>Ru&amp;les of this game</source>
        <translation>Zasady tej &amp;gry</translation>
    </message>
    <message>
        <source>Your resul&amp;ts…</source>
        <translation>Twoje wyn&amp;iki…</translation>
    </message>
    <message>
        <source>Sealed &amp;cards…</source>
        <translation>&amp;Karty zapieczętowane…</translation>
    </message>
    <message>
        <source>The proof that no one changes the cards while you play</source>
        <translation>Dowód, że nikt nie zmienia kart podczas gry</translation>
    </message>
    <message>
        <source>Save match &amp;as…</source>
        <translation>&amp;Zapisz partię jako…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Wstrz&amp;ymaj</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Jeden kr&amp;ok</translation>
    </message>
    <message>
        <source>Slow&amp;er</source>
        <translation>Wo&amp;lniej</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>Take over &amp;yourself</source>
        <translation>Przejmi&amp;j grę</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Speed × %1</source>
        <translation>Tempo × %1</translation>
    </message>
    <message>
        <source>What &amp;may they hold?</source>
        <translation>Co mogą mieć?</translation>
    </message>
    <message>
        <source>Where each hidden card may be, from what you know. Never in rated matches.</source>
        <translation>Gdzie może być każda zakryta karta, według twojej wiedzy. Nigdy w partiach rankingowych.</translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <translation>Kontynuuj partię…</translation>
    </message>
    <message>
        <source>Shows the matches you have left</source>
        <translation>Pokazuje partie, od których odszedłeś</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayCourse</name>
    <message>
        <source>The match is over.</source>
        <translation>Partia skończona.</translation>
    </message>
    <message>
        <source>A branch of another match: hints and undo are free.</source>
        <translation>Gałąź innej partii: porady i cofanie bez ograniczeń.</translation>
    </message>
    <message>
        <source>Bots play, and you watch.</source>
        <translation>Boty grają, ty oglądasz.</translation>
    </message>
    <message>
        <source>Practice: the tutor is on.</source>
        <translation>Trening: tutor jest włączony.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Trening: porady i cofanie wolne.</translation>
    </message>
    <message>
        <source>Rated, match %1 of 2.</source>
        <translation>O ranking, partia %1 z 2.</translation>
    </message>
    <message>
        <source>Rated: no hints, no undo.</source>
        <translation>O ranking: bez porad i cofania.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayDealDialog</name>
    <message>
        <source>%1 takes your old seat.</source>
        <translation>%1 zajmuje twoje dawne miejsce.</translation>
    </message>
    <message>
        <source>%1 takes the seat of %2.</source>
        <translation>%1 zajmuje miejsce gracza %2.</translation>
    </message>
    <message>
        <source>%1 has changed since then.</source>
        <translation>%1 zmienił się od tego czasu.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play this deal: %1</source>
        <translation>Zagraj ten układ: %1</translation>
    </message>
    <message>
        <source>Which seat do you want? You get its cards and the same opponents. Afterwards you can compare the results.</source>
        <translation>Które miejsce wybierasz? Dostaniesz jego karty i tych samych przeciwników. Potem możesz porównać wyniki.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nieukończona</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayPage</name>
    <message>
        <source>play the action or use the place of that key</source>
        <translation>wybierają działanie lub miejsce tego klawisza</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Dowolny klawisz</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>kończy animację, przechodzi dalej po rozdaniu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer and why it is not allowed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>Legal:</source>
        <translation>Dozwolone:</translation>
    </message>
    <message>
        <source>Illegal:</source>
        <translation>Niedozwolone:</translation>
    </message>
    <message>
        <source>Loading the match…</source>
        <translation>Wczytywanie partii…</translation>
    </message>
    <message>
        <source>%1. %2 or %3 returns to the match.</source>
        <translation>%1. %2 lub %3 wraca do partii.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Dalej: kliknij lub naciśnij dowolny klawisz.</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>Jeszcze bez partii.</translation>
    </message>
    <message>
        <source>You have an unfinished match.</source>
        <translation>Masz nieukończoną partię.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>No match yet. Choose New match or press Enter.</source>
        <translation>Jeszcze nie ma partii. Wybierz „Nowa partia” lub naciśnij Enter.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nowa partia…</translation>
    </message>
    <message>
        <source>You have an unfinished match of %1.</source>
        <translation>Masz nieukończoną partię %1.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Wznów</translation>
    </message>
</context>
<context>
    <name>hilltop::PointsChart</name>
    <message>
        <source>This chart shows how matches end.</source>
        <translation>Ten wykres pokazuje, jak kończą się partie.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>%1: %2, by matches</source>
        <translation>%1: %2, według partii</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>średnia %1</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionEditor</name>
    <message>
        <source>Show in Replay</source>
        <translation>Pokaż w odtwarzaniu</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj od tego miejsca</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Pozycja jako tekst</translation>
    </message>
    <message>
        <source>Paste the text made by Copy, or a position as a bot gets it.</source>
        <translation>Wklej tekst zrobiony przez Kopiuj albo pozycję w postaci, w jakiej dostaje ją bot.</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Jako tekst</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Odpowiedzi i ich wartości</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Symulacja…</translation>
    </message>
    <message>
        <source>Exact values</source>
        <translation>Dokładne wartości</translation>
    </message>
    <message numerus="yes">
        <source>Simulated %n times</source>
        <translation>
            <numerusform>Symulacja: %n raz</numerusform>
            <numerusform>Symulacja: %n razy</numerusform>
            <numerusform>Symulacja: %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to field</source>
        <translation>Przejdź do pola</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This can’t be read. Write cards as the menu beside the field does, with commas between them.</source>
        <translation>Nie można tego odczytać. Zapisz karty tak jak w menu obok pola, oddzielone przecinkami.</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionForm</name>
    <message>
        <source>Seen by</source>
        <translation>Widziana przez</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na ruchu</translation>
    </message>
    <message>
        <source>Hand number</source>
        <translation>Numer rozdania</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Stoi</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rząd</translation>
    </message>
    <message>
        <source>Used side cards</source>
        <translation>Użyte karty boczne</translation>
    </message>
    <message>
        <source>Side cards left</source>
        <translation>Pozostałe karty boczne</translation>
    </message>
    <message>
        <source>Own side cards</source>
        <translation>Własne karty boczne</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdający</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Odkryta</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Pierwsza kolejka</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>Druga kolejka</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karty na ręce</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Odrzucona</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <translation>Zatrzymane karty</translation>
    </message>
    <message>
        <source>Received cards</source>
        <translation>Otrzymane karty</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Oddane karty</translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation>Do wyboru</translation>
    </message>
    <message>
        <source>Base cards</source>
        <translation>Karty bazowe</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Highest last round</source>
        <translation>Najwyższa w ostatniej rundzie</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Set number</source>
        <translation>Numer seta</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Zaczynał</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>Niedobrane</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Cards this turn</source>
        <translation>Karty w tej turze</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Miejsce %1, %2</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Dodaj kartę</translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation>Zagrane karty</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizPage</name>
    <message>
        <source>No mistakes to repeat.</source>
        <translation>Brak błędów do powtórki.</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow or try new questions.</source>
        <translation>Na dziś nic nie ma. Wróć jutro albo spróbuj nowych pytań.</translation>
    </message>
    <message>
        <source>No more mistakes in your analysed matches. Analyse more matches on the page Analyses.</source>
        <translation>W twoich analizowanych partiach nie ma już błędów. Analizuj więcej partii na stronie Analizy.</translation>
    </message>
    <message>
        <source>No more mistakes in this list.</source>
        <translation>Na tej liście nie ma już błędów.</translation>
    </message>
    <message>
        <source>No such position was found. Try again or choose another difficulty.</source>
        <translation>Nie znaleziono takiej pozycji. Spróbuj ponownie albo wybierz inną trudność.</translation>
    </message>
    <message>
        <source>This answer can’t be evaluated.</source>
        <translation>Tej odpowiedzi nie da się ocenić.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Następne pytanie</translation>
    </message>
    <message>
        <source>A position from a match. Choose one answer, then see what every answer was worth.</source>
        <translation>Pozycja z partii. Wybierz jedną odpowiedź, a zobaczysz, ile warta była każda.</translation>
    </message>
    <message>
        <source>Source of questions</source>
        <translation>Źródło pytań</translation>
    </message>
    <message>
        <source>Mistakes to repeat</source>
        <translation>Błędy do powtórki</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Moje błędy</translation>
    </message>
    <message>
        <source>Mistakes from a list</source>
        <translation>Błędy z listy</translation>
    </message>
    <message>
        <source>New: easy</source>
        <translation>Nowe: łatwe</translation>
    </message>
    <message>
        <source>New: medium</source>
        <translation>Nowe: średnie</translation>
    </message>
    <message>
        <source>New: hard</source>
        <translation>Nowe: trudne</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Odpowiedzi i ich wartości</translation>
    </message>
    <message>
        <source>Progress by week</source>
        <translation>Postęp według tygodni</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to repeat</source>
        <translation>
            <numerusform>%Ln do powtórki</numerusform>
            <numerusform>%Ln do powtórki</numerusform>
            <numerusform>%Ln do powtórki</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes come back tomorrow, then at growing intervals.</source>
        <translation>Błędy wracają jutro, potem w coraz dłuższych odstępach.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln due today</source>
        <translation>
            <numerusform>%Ln na dziś</numerusform>
            <numerusform>%Ln na dziś</numerusform>
            <numerusform>%Ln na dziś</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of the file can’t be read. They are kept unchanged.</source>
        <translation>
            <numerusform>Nie można odczytać %Ln wiersza pliku. Pozostaje bez zmian.</numerusform>
            <numerusform>Nie można odczytać %Ln wierszy pliku. Pozostają bez zmian.</numerusform>
            <numerusform>Nie można odczytać %Ln wierszy pliku. Pozostają bez zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a question…</source>
        <translation>Szukanie pytania…</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Co tu zagrać?</translation>
    </message>
    <message>
        <source>Evaluating your answer…</source>
        <translation>Ocenianie odpowiedzi…</translation>
    </message>
    <message>
        <source>Right, the best answer</source>
        <translation>Dobrze, najlepsza odpowiedź</translation>
    </message>
    <message>
        <source>Good enough</source>
        <translation>Wystarczy</translation>
    </message>
    <message>
        <source>This is %1</source>
        <translation>To %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 loses %2 ± %3. Better: %4.</source>
        <translation>%1 traci %2 ± %3. Lepiej: %4.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Pytanie wróci jutro.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Values from the analysis: exact.</source>
        <translation>Wartości z analizy: ścisłe.</translation>
    </message>
    <message numerus="yes">
        <source>Values from the analysis of %Ln possible deals.</source>
        <translation>
            <numerusform>Wartości z analizy %Ln możliwego układu.</numerusform>
            <numerusform>Wartości z analizy %Ln możliwych układów.</numerusform>
            <numerusform>Wartości z analizy %Ln możliwych układów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Width of the answers</source>
        <translation>Szerokość odpowiedzi</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizTable</name>
    <message>
        <source>%1 · best, yours</source>
        <translation>%1 · najlepsza, twoja</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · najlepsza</translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <translation>%1 · twoja</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Strata</translation>
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
        <translation>Tydzień od</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Próby</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
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
        <translation>Twój ranking się nie zmienia</translation>
    </message>
    <message>
        <source>Rating: %1 → %2 (%3)</source>
        <comment>before, after, difference</comment>
        <translation>Ranking: %1 → %2 (%3)</translation>
    </message>
    <message>
        <source>The strength of your own bots is unknown, so the match doesn’t count.</source>
        <translation>Siła własnych botów jest nieznana, więc partia się nie liczy.</translation>
    </message>
    <message>
        <source>Against a team of bots with the same cards, %1 was expected of you. You scored %2.</source>
        <translation>Przeciw drużynie botów z tymi samymi kartami oczekiwany wynik to %1. Twój wynik: %2.</translation>
    </message>
    <message>
        <source>Against a rating of %1, %2 was expected of you. You scored %3.</source>
        <translation>Przeciw rankingowi %1 oczekiwany wynik to %2. Twój wynik: %3.</translation>
    </message>
    <message>
        <source>%1 A new rating moves quickly.</source>
        <translation>%1 Nowy ranking szybko się zmienia.</translation>
    </message>
</context>
<context>
    <name>hilltop::RecentMatches</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Dokładność, %</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrano</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Ostatnie partie</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Otwórz zapis…</translation>
    </message>
    <message>
        <source>Finished matches are kept here. Open one to step through it card by card.</source>
        <translation>Tu są ukończone partie. Otwórz którąś, by przejrzeć ją karta po karcie.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Otwórz w Powtórce</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message>
        <source>Analyse these</source>
        <translation>Analizuj te</translation>
    </message>
    <message>
        <source>Matches in the file</source>
        <translation>Partie w pliku</translation>
    </message>
    <message>
        <source>In the background. Each analysis is saved with its match</source>
        <translation>W tle. Każda analiza jest zapisywana ze swoją partią</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 w %2</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordListModel</name>
    <message>
        <source>unfinished</source>
        <translation>nieukończona</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
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
        <translation>Wstrzyma&amp;j</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Odtwarza&amp;j</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Wo&amp;lniej</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Na &amp;początek</translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation>Decyzja &amp;wstecz</translation>
    </message>
    <message>
        <source>Next decisi&amp;on</source>
        <translation>Decyzja w p&amp;rzód</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Na &amp;koniec</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Runda wstecz</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Runda w przód</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Rozdanie wstecz</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Rozdanie w przód</translation>
    </message>
    <message>
        <source>Next seat’s view</source>
        <translation>Widok następnego &amp;miejsca</translation>
    </message>
    <message>
        <source>A&amp;ll cards</source>
        <translation>W&amp;szystkie karty</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>A&amp;naliza</translation>
    </message>
    <message>
        <source>Analyse every decision and the luck of the cards</source>
        <translation>Analizuj każdą decyzję i szczęście w kartach</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Poprzedni błąd</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Następny błąd</translation>
    </message>
    <message>
        <source>Simulate from here</source>
        <translation>Symuluj stąd</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>Pokaż przykład</translation>
    </message>
    <message>
        <source>Show possible hands with which the better answer wins more</source>
        <translation>Pokaż możliwe ręce, z którymi lepsza odpowiedź zyskuje więcej</translation>
    </message>
    <message>
        <source>Stop simulating, or return to the actual cards</source>
        <translation>Zatrzymaj symulację lub wróć do prawdziwych kart</translation>
    </message>
    <message>
        <source>&amp;Mark this decision</source>
        <translation>Oznacz tę de&amp;cyzję</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>Graj &amp;dalej stąd</translation>
    </message>
    <message>
        <source>Take over the selected seat, as a branch. The original match stays unchanged.</source>
        <translation>Przejmij wybrane miejsce jako gałąź. Oryginalna partia się nie zmieni.</translation>
    </message>
    <message>
        <source>Bra&amp;nch above</source>
        <translation>G&amp;ałąź wyżej</translation>
    </message>
    <message>
        <source>Branch &amp;below</source>
        <translation>Gałąź niżej</translation>
    </message>
    <message>
        <source>Play this &amp;deal…</source>
        <translation>Zagraj ten &amp;układ…</translation>
    </message>
    <message>
        <source>Take a seat with the same cards and opponents</source>
        <translation>Zajmij miejsce z tymi samymi kartami i przeciwnikami</translation>
    </message>
    <message>
        <source>Res&amp;ults on these cards…</source>
        <translation>Wyniki na t&amp;ych kartach…</translation>
    </message>
    <message>
        <source>How everyone did with the cards of the selected seat</source>
        <translation>Co wszyscy zrobili z kartami wybranego miejsca</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Kop&amp;iuj</translation>
    </message>
    <message>
        <source>Open &amp;what was copied</source>
        <translation>&amp;Otwórz skopiowane</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>O&amp;braz…</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Zapisz stół jako obraz</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Raport…</translation>
    </message>
    <message>
        <source>Save the analysis of this match as a web page or text</source>
        <translation>Zapisz analizę tej partii jako stronę WWW lub tekst</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>Save this match in the format of another program</source>
        <translation>Zapisz tę partię w formacie innego programu</translation>
    </message>
    <message>
        <source>&amp;Quiz from these mistakes</source>
        <translation>&amp;Quiz z tych błędów</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>&amp;Zapisz jako…</translation>
    </message>
    <message>
        <source>Save this match with its notes and branches</source>
        <translation>Zapisz tę partię z notatkami i gałęziami</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Zasady tej &amp;gry</translation>
    </message>
    <message>
        <source>Stop simulating and keep the result</source>
        <translation>Zatrzymaj symulację i zachowaj wynik</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Simulate this decision with many more samples</source>
        <translation>Symuluj tę decyzję z dużo większą liczbą prób</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Przejdź do</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Widoczne karty</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Symulacja</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Otwórz tekst</translation>
    </message>
    <message>
        <source>Save and export</source>
        <translation>Zapisz i eksportuj</translation>
    </message>
    <message>
        <source>Pa&amp;ge…</source>
        <translation>Strona…</translation>
    </message>
    <message>
        <source>Save this match as a page to step through in a browser, as you see it here</source>
        <translation>Zapisz tę partię jako stronę do przeglądania krok po kroku w przeglądarce, tak jak ją tu widzisz</translation>
    </message>
    <message>
        <source>Hide spoilers</source>
        <translation>Ukryj spoilery</translation>
    </message>
    <message>
        <source>Show scores, moves and the analysis only up to the moment you have seen</source>
        <translation>Pokaż wynik, ruchy i analizę tylko do momentu, który już znasz</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Poprzednia partia</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Następna partia</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Answer this decision yourself with the same cards and opponents, and compare</source>
        <translation>Podejmij tę decyzję samodzielnie, z tymi samymi kartami i przeciwnikami, i porównaj</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Kopiuj pozycję jako tekst</translation>
    </message>
    <message>
        <source>Copied the position, %1 characters. Ctrl+V opens it here again.</source>
        <translation>Skopiowano pozycję, liczba znaków: %1. Ctrl+V otwiera ją tu ponownie.</translation>
    </message>
    <message>
        <source>Seen &amp;before…</source>
        <translation>&amp;W tej pozycji wcześniej…</translation>
    </message>
    <message>
        <source>What you and others answered here and in similar positions, and with what result</source>
        <translation>Jak ty i inni odpowiadaliście tutaj i w podobnych pozycjach i z jakim wynikiem</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>&amp;Ustaw pozycję…</translation>
    </message>
    <message>
        <source>Set up any position, or paste one as text, and see what each answer is worth</source>
        <translation>Ustaw dowolną pozycję albo wklej ją jako tekst i zobacz, ile warta jest każda odpowiedź</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayHead</name>
    <message>
        <source>reproduced</source>
        <translation>odtworzono</translation>
    </message>
    <message>
        <source>different at decision %1</source>
        <translation>inaczej od decyzji %1</translation>
    </message>
    <message>
        <source>not checked, another version of the bot played</source>
        <translation>niesprawdzone, grała inna wersja bota</translation>
    </message>
    <message>
        <source>not checked, because answers of your own bots are stored</source>
        <translation>niesprawdzone, bo odpowiedzi twoich botów są zachowane</translation>
    </message>
    <message>
        <source>not checked, a person played</source>
        <translation>niesprawdzone, grał człowiek</translation>
    </message>
    <message>
        <source>not checked, the bot is not available</source>
        <translation>niesprawdzone, bot jest niedostępny</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>Back to the matches in the file</source>
        <translation>Wróć do partii z pliku</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>sprawdzanie…</translation>
    </message>
    <message>
        <source>Asking the bots again…</source>
        <translation>Ponowne pytanie botów…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the digest doesn’t match</source>
        <translation>suma nie pasuje</translation>
    </message>
    <message>
        <source>the result doesn’t match</source>
        <translation>wynik nie pasuje</translation>
    </message>
    <message>
        <source>differs at decision %1</source>
        <translation>inaczej od decyzji %1</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nieukończona</translation>
    </message>
    <message>
        <source>no bot to check</source>
        <translation>brak bota do sprawdzenia</translation>
    </message>
    <message>
        <source>reproduced, %1 of %2 seats</source>
        <translation>odtworzono, %1 z %2 miejsc</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayPage</name>
    <message>
        <source>Up and Down in the move list</source>
        <translation>Góra i Dół na liście ruchów</translation>
    </message>
    <message>
        <source>move through it, elsewhere they choose the branch</source>
        <translation>przechodzą po niej, gdzie indziej wybierają gałąź</translation>
    </message>
    <message>
        <source>Clicking the table</source>
        <translation>Kliknięcie stołu</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>kończy animację, przechodzi dalej po rozdaniu</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Wybierz partię.</translation>
    </message>
    <message>
        <source>No match opened yet.</source>
        <translation>Nie otwarto jeszcze partii.</translation>
    </message>
    <message>
        <source>Possible hands: “%1” is better</source>
        <translation>Możliwe ręce: „%1” jest lepsze</translation>
    </message>
    <message>
        <source>Preparing the match…</source>
        <translation>Przygotowywanie partii…</translation>
    </message>
    <message>
        <source>The rest of the match can’t be shown</source>
        <translation>Reszty partii nie można pokazać</translation>
    </message>
    <message>
        <source>You can step through any match card by card. Open a record or drop one here.</source>
        <translation>Każdą partię można przejść karta po karcie. Otwórz zapis lub upuść go tutaj.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Only the beginning of the match is shown.</source>
        <translation>Pokazano tylko początek partii.</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>zwykłe tempo</translation>
    </message>
    <message>
        <source>speed × %1</source>
        <translation>tempo × %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Width of the moves</source>
        <translation>Szerokość ruchów</translation>
    </message>
    <message>
        <source>Width of the analysis</source>
        <translation>Szerokość analizy</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultBars</name>
    <message>
        <source>Others</source>
        <translation>Inni</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 ± %3</source>
        <translation>%1: %2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultReview</name>
    <message>
        <source>Luck and skill</source>
        <translation>Szczęście i umiejętności</translation>
    </message>
    <message>
        <source>The match is being analysed</source>
        <translation>Analizowanie partii</translation>
    </message>
    <message>
        <source>Analysing the match…</source>
        <translation>Analizowanie partii…</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultSheet</name>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>Latest matches: %1</source>
        <translation>Ostatnie partie: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Szczęście i umiejętności</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Bilans</translation>
    </message>
    <message>
        <source>What is shown of the match</source>
        <translation>Co pokazać z partii</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Ten sam układ</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nowa partia…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Zapisz obraz…</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Punkt zwrotny</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Układ %1</translation>
    </message>
    <message>
        <source>Only your matches</source>
        <translation>Tylko twoje partie</translation>
    </message>
    <message>
        <source>At a table with %1</source>
        <translation>Przy stole: %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Kontra %1</translation>
    </message>
    <message>
        <source>%1 perfect of %2, %3 cards left on average</source>
        <translation>idealne %1 z %2, średnio zostaje %3 kart</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>wygrane: %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>przegrane: %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>remisy: %1</translation>
    </message>
    <message>
        <source>purse %1</source>
        <translation>sakiewka %1</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n wygrana z rzędu</numerusform>
            <numerusform>%n wygrane z rzędu</numerusform>
            <numerusform>%n wygranych z rzędu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n przegrana z rzędu</numerusform>
            <numerusform>%n przegrane z rzędu</numerusform>
            <numerusform>%n przegranych z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>The turning point: %1</source>
        <translation>Punkt zwrotny: %1</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>Pieczęć…</translation>
    </message>
    <message>
        <source>The proof that no one changed the cards</source>
        <translation>Dowód, że nikt nie zmienił kart</translation>
    </message>
    <message>
        <source>Shown after the second match.</source>
        <translation>Widoczne, gdy skończy się także druga partia.</translation>
    </message>
    <message>
        <source>Your rating changes after the second match.</source>
        <translation>Twój ranking pojawi się po drugiej partii.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewNotice</name>
    <message>
        <source>Analyse again</source>
        <translation>Analizuj ponownie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Analysing the match again</source>
        <translation>Ponowne analizowanie partii</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewQueue</name>
    <message>
        <source>The list of analyses can’t be saved: %1</source>
        <translation>Nie można zapisać listy analiz: %1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 z %2 partii</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>w kolejce</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startuje</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>wstrzymano przy %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>wstrzymano</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problemy</numerusform>
            <numerusform>%Ln problemów</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Ostatnie partie</translation>
    </message>
    <message>
        <source>All my matches</source>
        <translation>Wszystkie moje partie</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewTable</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
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
        <translation>Czego nie udało się przeanalizować</translation>
    </message>
    <message>
        <source>Analyse my matches</source>
        <translation>Analizuj moje partie</translation>
    </message>
    <message>
        <source>Analyse a folder…</source>
        <translation>Analizuj folder…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Usuń z listy</translation>
    </message>
    <message>
        <source>Stops the analysis. Finished analyses are kept with their matches</source>
        <translation>Zatrzymuje analizę. Gotowe analizy zostają przy swoich partiach</translation>
    </message>
    <message>
        <source>Quiz from these</source>
        <translation>Quiz z tych</translation>
    </message>
    <message>
        <source>Quiz about the listed decisions, the costliest first</source>
        <translation>Quiz o decyzjach z listy, najpierw najdroższe</translation>
    </message>
    <message>
        <source>Analyse whole folders and tournaments: who plays best without luck, and who makes which mistakes.</source>
        <translation>Analizuj całe foldery i turnieje: kto gra najlepiej bez szczęścia i kto popełnia jakie błędy.</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>Analizy</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Postęp analizy</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Najdroższe decyzje</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Styl</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Co pokazać</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Gra i zasady</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Analyse the matches of a folder</source>
        <translation>Analizuj partie z folderu</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Look for new matches</source>
        <translation>Szukaj nowych partii</translation>
    </message>
    <message>
        <source>%1, %2 of them new</source>
        <translation>%1, w tym nowe: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a state and a remark</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge. “Look for new matches” renews them</source>
        <translation>
            <numerusform>%Ln analiza pochodzi od innej wersji sędziego. „Szukaj nowych partii” ją odnowi</numerusform>
            <numerusform>%Ln analizy pochodzą od innej wersji sędziego. „Szukaj nowych partii” je odnowi</numerusform>
            <numerusform>%Ln analiz pochodzi od innej wersji sędziego. „Szukaj nowych partii” je odnowi</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is being analysed.</source>
        <translation>Nic nie jest analizowane.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln seats</source>
        <translation>
            <numerusform>%1, %Ln miejsce</numerusform>
            <numerusform>%1, %Ln miejsca</numerusform>
            <numerusform>%1, %Ln miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other rules</source>
        <translation>%1, inne zasady</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>All matches were analysed.</source>
        <translation>Przeanalizowano wszystkie partie.</translation>
    </message>
    <message>
        <source>Reading the analyses…</source>
        <translation>Odczytywanie analiz…</translation>
    </message>
    <message>
        <source>No mistakes beyond chance.</source>
        <translation>Brak błędów, które dałoby się odróżnić od przypadku.</translation>
    </message>
    <message>
        <source>No match has been analysed yet.</source>
        <translation>Nie ma jeszcze żadnej analizy.</translation>
    </message>
    <message>
        <source>Mistakes of %1</source>
        <translation>Błędy: %1</translation>
    </message>
    <message>
        <source>Everyone’s mistakes</source>
        <translation>Błędy wszystkich</translation>
    </message>
    <message>
        <source>Kinds of decisions</source>
        <translation>Rodzaje decyzji</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Poćwicz to</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Trening: %1</translation>
    </message>
    <message>
        <source>No position of this kind has a clear best answer.</source>
        <translation>Żadna pozycja tego rodzaju nie ma wyraźnie najlepszej odpowiedzi.</translation>
    </message>
    <message>
        <source>Quiz with %1 positions of the selected kind, from these matches and from new ones</source>
        <translation>Quiz z pozycjami wybranego rodzaju, z tych partii i z nowych (liczba pozycji: %1)</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Szerokość listy</translation>
    </message>
</context>
<context>
    <name>hilltop::RoundListModel</name>
    <message>
        <source>Ranking</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>wolny los</translation>
    </message>
    <message>
        <source>counts as won</source>
        <translation>jak wygrana</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>gra dalej</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>do rozegrania</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nierozstrzygnięte</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>wygrywa %1</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciw</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>hilltop::RulesEditor</name>
    <message>
        <source>Reset</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Przywróć: %1</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>domyślnie: %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>domyślnie</translation>
    </message>
    <message>
        <source>%1 is %2. Write a number from %3 to %4.</source>
        <translation>%1 to %2. Wpisz liczbę od %3 do %4.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>These rules can’t be combined: %1.</source>
        <translation>Tych zasad nie można połączyć: %1.</translation>
    </message>
    <message>
        <source>this game has no rules to choose</source>
        <translation>ta gra nie ma zasad do wyboru</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>wszystko domyślnie</translation>
    </message>
    <message>
        <source>one differs from the defaults</source>
        <translation>jedna inna niż domyślnie</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation>
            <numerusform>%n inna niż domyślnie</numerusform>
            <numerusform>%n inne niż domyślnie</numerusform>
            <numerusform>%n innych niż domyślnie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreModel</name>
    <message>
        <source>none</source>
        <comment>nothing stands under this heading yet</comment>
        <translation>jeszcze nic</translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreView</name>
    <message>
        <source>Scoresheet</source>
        <translation>Punktacja</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatPicture</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Miejsce %1: %2, %3</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatReviewModel</name>
    <message>
        <source>Average loss per decision, given what the seat knew</source>
        <translation>Średnia strata na decyzję, według wiedzy gracza</translation>
    </message>
    <message>
        <source>Average loss per unforced decision</source>
        <translation>To samo dla decyzji z gorszą drugą odpowiedzią</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>Wynik bez szczęścia</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Niewymuszone</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Bez szczęścia</translation>
    </message>
</context>
<context>
    <name>hilltop::SecondTryBar</name>
    <message>
        <source>Back to replay</source>
        <translation>Wróć do powtórki</translation>
    </message>
</context>
<context>
    <name>hilltop::Settings</name>
    <message>
        <source>The settings in %1 can’t be read, so defaults are used. Remove the file to start afresh.</source>
        <translation>Nie można odczytać ustawień w %1, więc użyto domyślnych. Usuń plik, by zacząć od nowa.</translation>
    </message>
    <message>
        <source>The settings in %1 are from a newer version of Hilltop, so defaults are used and changes are not saved.</source>
        <translation>Ustawienia w %1 pochodzą z nowszej wersji Hilltop, więc użyto domyślnych, a zmiany nie będą zapisane.</translation>
    </message>
    <message>
        <source>The settings can’t be saved: %1.</source>
        <translation>Nie można zapisać ustawień: %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message>
        <source>No matching settings</source>
        <translation>Brak pasujących ustawień</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Strony ustawień</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Znajdź</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Znajdź ustawienie</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Ogólne</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Przywróć tę stronę</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not applied</source>
        <translation>
            <numerusform>%n zmiana niezastosowana</numerusform>
            <numerusform>%n zmiany niezastosowane</numerusform>
            <numerusform>%n zmian niezastosowanych</numerusform>
        </translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cztery barwy</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>Trefle zielone, kara niebieskie.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Porządek kart</translation>
    </message>
    <message>
        <source>By suit and rank, trump first</source>
        <translation>Według koloru i wysokości, atu najpierw</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Jak rozdano</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Finished trick</source>
        <translation>Skończona lewa</translation>
    </message>
    <message>
        <source>or until a click</source>
        <translation>lub do kliknięcia</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>Card speed</source>
        <translation>Szybkość kart</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message>
        <source>now: no card animations</source>
        <translation>teraz: bez animacji kart</translation>
    </message>
    <message>
        <source>now: full motion</source>
        <translation>teraz: pełny ruch</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>Karty i punkty</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>After a hand or round</source>
        <translation>Po rozdaniu lub rundzie</translation>
    </message>
    <message>
        <source>Wait for a key or a click</source>
        <translation>Czekaj na klawisz lub klik</translation>
    </message>
    <message>
        <source>Continue after 2 seconds</source>
        <translation>Dalej po 2 sekundach</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Dalej po 5 sekundach</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Wymuszone ruchy</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Wykonuj automatycznie</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Before a costly move</source>
        <translation>Przed kosztownym ruchem</translation>
    </message>
    <message>
        <source>Ask for confirmation</source>
        <translation>Pytaj o potwierdzenie</translation>
    </message>
    <message>
        <source>Ask when a move costs at least %1</source>
        <translation>Pytaj, gdy ruch kosztuje co najmniej: %1</translation>
    </message>
    <message>
        <source>Ask when a move costs at least</source>
        <translation>Pytaj, gdy ruch kosztuje co najmniej</translation>
    </message>
    <message>
        <source>of the chance to win</source>
        <translation>szansy wygranej</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>games, in games that count them</source>
        <translation>gier, w grach, które je liczą</translation>
    </message>
    <message>
        <source>cards left, in cooperative games</source>
        <translation>kart na koniec, w grach zespołowych</translation>
    </message>
    <message>
        <source>Only in practice, and given what you can know. Never in rated matches.</source>
        <translation>Tylko w treningu i według tego, co możesz wiedzieć. Nigdy w partiach rankingowych.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>%1, marked %2 from</source>
        <translation>%1, znak %2 od</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Szansa wygranej</translation>
    </message>
    <message>
        <source>Games or points</source>
        <translation>Gry lub punkty</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Reszta kart</translation>
    </message>
    <message>
        <source>A loss of at least this size is marked if it is more than twice its error. Analysed matches are marked again.</source>
        <translation>Strata co najmniej tej wielkości dostaje znak, jeśli przekracza dwukrotność swojego błędu. Przeanalizowane partie są oznaczane od nowa.</translation>
    </message>
    <message>
        <source>Changes when the window restarts.</source>
        <translation>Zmienia się po ponownym uruchomieniu okna.</translation>
    </message>
    <message>
        <source>When you may answer</source>
        <translation>Gdy możesz odpowiedzieć</translation>
    </message>
    <message>
        <source>Wait for an answer or Pass</source>
        <translation>Czekaj na odpowiedź lub pas</translation>
    </message>
    <message>
        <source>Pass after 1 second</source>
        <translation>Pas po 1 sekundzie</translation>
    </message>
    <message>
        <source>Pass after 3 seconds</source>
        <translation>Pas po 3 sekundach</translation>
    </message>
    <message>
        <source>Pass after 10 seconds</source>
        <translation>Pas po 10 sekundach</translation>
    </message>
    <message>
        <source>Pass after 30 seconds</source>
        <translation>Pas po 30 sekundach</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Twarz</translation>
    </message>
    <message>
        <source>Bots think</source>
        <translation>Boty myślą</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Wcale</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Krótko</translation>
    </message>
    <message>
        <source>Like people</source>
        <translation>Jak ludzie</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Twarze</translation>
    </message>
    <message>
        <source>Show glances and reactions</source>
        <translation>Pokazuj spojrzenia i reakcje</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (niezainstalowana)</translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation>Talia kart</translation>
    </message>
    <message>
        <source>Card decks of KDE’s games can be chosen here once they are installed.</source>
        <translation>Talie z gier KDE można tu wybrać, gdy są zainstalowane.</translation>
    </message>
    <message>
        <source>In games with French cards. Very small cards stay Hilltop’s own.</source>
        <translation>W grach z kartami francuskimi. Bardzo małe karty pozostają kartami Hilltopa.</translation>
    </message>
    <message>
        <source>My turn, in the background</source>
        <translation>Moja kolej, gdy okno jest w tle</translation>
    </message>
</context>
<context>
    <name>hilltop::SolvingNote</name>
    <message>
        <source>%1 is solving these rules. It plays this match without the solution.</source>
        <translation>%1 rozwiązuje te zasady. Tę partię gra jeszcze bez rozwiązania.</translation>
    </message>
    <message>
        <source>Progress of solving the rules</source>
        <translation>Postęp rozwiązywania zasad</translation>
    </message>
    <message>
        <source>The rules are solved: %1 uses the solution from the next match on.</source>
        <translation>Zasady są rozwiązane: od następnej partii %1 używa rozwiązania.</translation>
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
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>places</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Place %1 to %2: %3, %4 won, %5 percent, between %6 and %7</source>
        <translation>Lokata od %1 do %2: %3, wygrane %4, %5 procent, między %6 a %7</translation>
    </message>
    <message>
        <source>Place %1: %2, %3 won, %4 percent, between %5 and %6</source>
        <translation>Lokata %1: %2, wygrane %3, %4 procent, między %5 a %6</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>przedział 95%</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>Ile zwykłych partii jest warta jedna bez szczęścia</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lokata</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Idealnie</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Wygrane, %</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Idealne, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Punkty, %</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Bez szczęścia</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Tyle co</translation>
    </message>
    <message>
        <source>%1 (disqualified)</source>
        <translation>%1 (dyskwalifikacja)</translation>
    </message>
    <message>
        <source>Luck-adjusted result with its 95 % interval, from %1 matches</source>
        <translation>Wynik bez szczęścia w kartach, z przedziałem 95%. Na podstawie %1 partii.</translation>
    </message>
    <message>
        <source>%1 (faults in every match)</source>
        <translation>%1 (usterki w każdej partii)</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (wykluczenie)</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
</context>
<context>
    <name>hilltop::StandingsTable</name>
    <message>
        <source>Standings</source>
        <translation>Tabela</translation>
    </message>
</context>
<context>
    <name>hilltop::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n wygrana</numerusform>
            <numerusform>%n wygrane</numerusform>
            <numerusform>%n wygranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n przegrana</numerusform>
            <numerusform>%n przegrane</numerusform>
            <numerusform>%n przegranych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches</source>
        <translation>
            <numerusform>%1 w %Ln analizowanej partii</numerusform>
            <numerusform>%1 w %Ln analizowanych partiach</numerusform>
            <numerusform>%1 w %Ln analizowanych partiach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in the first ten, %3 in the latest ten</source>
        <translation>%1: %2 w pierwszych 10, %3 w ostatnich 10</translation>
    </message>
    <message>
        <source>Your purse at %1: %2</source>
        <translation>Twoja sakiewka, %1: %2</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>O ranking</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Twoje wyniki</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Które partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Against or with</source>
        <translation>Przeciw lub z</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>Punkty, średnia</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Obecna seria</translation>
    </message>
    <message>
        <source>No matches yet. Start one with New match and choose Rated to see it here.</source>
        <translation>Jeszcze nie ma partii. Zacznij przez „Nowa partia” i wybierz „O ranking”, by zobaczyć ją tutaj.</translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation>Odczytywanie twoich partii…</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row at best</source>
        <translation>
            <numerusform>Najwięcej z rzędu: %n</numerusform>
            <numerusform>Najwięcej z rzędu: %n</numerusform>
            <numerusform>Najwięcej z rzędu: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them left early</source>
        <translation>
            <numerusform>w tym %n opuszczona przed końcem</numerusform>
            <numerusform>w tym %n opuszczone przed końcem</numerusform>
            <numerusform>w tym %n opuszczonych przed końcem</numerusform>
        </translation>
    </message>
    <message>
        <source>★ Perfect matches of %1: %2</source>
        <translation>★ Idealne partie, %1: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::StopPicker</name>
    <message>
        <source>fixed</source>
        <translation>stałe</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>przedział</translation>
    </message>
    <message>
        <source>SPRT</source>
        <translation>SPRT</translation>
    </message>
    <message>
        <source>All matches are played</source>
        <translation>Rozgrywa się wszystkie partie</translation>
    </message>
    <message>
        <source>Ends when every entrant’s 95 % interval is narrow enough</source>
        <translation>Kończy się, gdy przedział 95% każdego uczestnika jest dość wąski</translation>
    </message>
    <message>
        <source>A sequential test: ends as soon as it is clear which of the two is stronger</source>
        <translation>Test sekwencyjny: kończy się, gdy tylko wiadomo, który z dwóch jest silniejszy</translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation>Szerokość przedziałów</translation>
    </message>
    <message>
        <source>until narrower than</source>
        <translation>aż węższy niż</translation>
    </message>
    <message>
        <source>Elo 0, the hypothesis</source>
        <translation>Elo 0, hipoteza</translation>
    </message>
    <message>
        <source>Elo 1, the alternative</source>
        <translation>Elo 1, alternatywa</translation>
    </message>
    <message>
        <source>Alpha: the risk of accepting a bot that is not stronger</source>
        <translation>Alfa: ryzyko przyjęcia bota, który nie jest silniejszy</translation>
    </message>
    <message>
        <source>Beta: the risk of rejecting a bot that is stronger</source>
        <translation>Beta: ryzyko odrzucenia bota, który jest silniejszy</translation>
    </message>
    <message>
        <source>Elo 0</source>
        <translation>Elo 0</translation>
    </message>
    <message>
        <source>Elo 1</source>
        <translation>Elo 1</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Beta</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Rounds that depend on results are always played to the end.</source>
        <translation>Rundy zależne od wyników zawsze gra się do końca.</translation>
    </message>
    <message>
        <source>SPRT needs a round-robin of exactly two entrants.</source>
        <translation>SPRT wymaga turnieju każdy z każdym dla dokładnie dwóch uczestników.</translation>
    </message>
    <message>
        <source>Elo 0 must be below Elo 1.</source>
        <translation>Elo 0 musi być poniżej Elo 1.</translation>
    </message>
</context>
<context>
    <name>hilltop::StrandedTournaments</name>
    <message>
        <source>Tournaments (*.%1)</source>
        <translation>Turnieje (*.%1)</translation>
    </message>
    <message>
        <source>Save this tournament?</source>
        <translation>Zapisać ten turniej?</translation>
    </message>
</context>
<context>
    <name>hilltop::StyleTable</name>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Zachowanie</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Razy</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Pozostali</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
</context>
<context>
    <name>hilltop::SumDialog</name>
    <message>
        <source>All parts: %1</source>
        <translation>Wszystkie składniki: %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Składnik</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>All parts of the result</source>
        <translation>Wszystkie składniki wyniku</translation>
    </message>
    <message>
        <source>%1. Every part that changed it: start + luck + skill + others’ skill = result.</source>
        <translation>%1. Wszystko, co zmieniło wartość: początek + szczęście + umiejętności + umiejętności pozostałych = wynik.</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Pokaż moment</translation>
    </message>
    <message>
        <source>Go to the moment of the chosen row</source>
        <translation>Przejdź do momentu z wybranego wiersza</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>hilltop::TableAnswers</name>
    <message>
        <source>%1 suggests: %2.</source>
        <translation>%1 radzi: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableKeys</name>
    <message>
        <source>Card to the left, before the first one a look back</source>
        <translation>Karta na lewo, przed pierwszą spojrzenie wstecz</translation>
    </message>
    <message>
        <source>Card to the right, or forward after a look back</source>
        <translation>Karta na prawo, po spojrzeniu wstecz naprzód</translation>
    </message>
    <message>
        <source>Card or button above</source>
        <translation>Karta lub przycisk wyżej</translation>
    </message>
    <message>
        <source>Card or button below</source>
        <translation>Karta lub przycisk niżej</translation>
    </message>
    <message>
        <source>Play the card or press the button</source>
        <translation>Zagraj kartę lub naciśnij przycisk</translation>
    </message>
    <message>
        <source>Return to the match after looking back, or think again about a move</source>
        <translation>Wróć do partii po spojrzeniu wstecz albo przemyśl ruch</translation>
    </message>
    <message>
        <source>Action or place %1</source>
        <translation>Działanie lub miejsce %1</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ostatnia lewa</translation>
    </message>
    <message>
        <source>Play a costly move anyway</source>
        <translation>Mimo to zagraj kosztowny ruch</translation>
    </message>
    <message>
        <source>Play a costly move and turn the tutor off</source>
        <translation>Zagraj kosztowny ruch i wyłącz tutora</translation>
    </message>
    <message>
        <source>More of a wish, a share, a stake or a side card</source>
        <translation>Więcej: życzenie, udział, stawka lub karta boczna</translation>
    </message>
    <message>
        <source>Less of a wish, a share, a stake or a side card</source>
        <translation>Mniej: życzenie, udział, stawka lub karta boczna</translation>
    </message>
    <message>
        <source>Pass where you may answer but need not</source>
        <translation>Pas, gdy można odpowiedzieć, ale nie trzeba</translation>
    </message>
    <message>
        <source>End of the turn, or of the choice of a side deck</source>
        <translation>Zakończ turę lub wybór talii bocznej</translation>
    </message>
    <message>
        <source>After a match: replay</source>
        <translation>Po partii: powtórka</translation>
    </message>
    <message>
        <source>After a match: rematch</source>
        <translation>Po partii: rewanż</translation>
    </message>
    <message>
        <source>After a match: same deal again</source>
        <translation>Po partii: ten sam układ</translation>
    </message>
    <message>
        <source>After a match: new match</source>
        <translation>Po partii: nowa partia</translation>
    </message>
    <message>
        <source>After a match: save picture</source>
        <translation>Po partii: zapisz obraz</translation>
    </message>
</context>
<context>
    <name>hilltop::TablePosition</name>
    <message>
        <source>Your turn. %1</source>
        <translation>Twoja tura. %1</translation>
    </message>
    <message>
        <source>Everyone may speak now.</source>
        <translation>Teraz mogą mówić wszyscy.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are on turn.</source>
        <translation>
            <numerusform>%n gracz ma ruch.</numerusform>
            <numerusform>%n gracze mają ruch.</numerusform>
            <numerusform>%n graczy ma ruch.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are on turn.</source>
        <translation>Ruch mają %1 i %2.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are on turn.</source>
        <translation>Ruch mają %1, %2 i %3.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Ruch ma %1.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Twój ruch.</translation>
    </message>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Bot gra za Ciebie.</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>wygrana partia</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>kolej na ruch</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>myśli</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>już wybrano</translation>
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
        <translation>Ruch ma %1. Przekaż ekran.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Dalej: kliknij lub naciśnij dowolny klawisz.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The rules don’t allow this answer.</source>
        <translation>Zasady nie pozwalają na tę odpowiedź.</translation>
    </message>
    <message>
        <source>Dealing.</source>
        <translation>Rozdawanie.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>You can’t play that card there.</source>
        <translation>Nie możesz tam zagrać tej karty.</translation>
    </message>
    <message>
        <source>%1 You can pass with %2.</source>
        <translation>%1 Możesz spasować klawiszem %2.</translation>
    </message>
    <message>
        <source>%1 It was the only move.</source>
        <translation>%1 To był jedyny ruch.</translation>
    </message>
    <message>
        <source>You have only one move: %1</source>
        <translation>Masz tylko jeden ruch: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::TableView</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>hilltop::TemplateMenu</name>
    <message>
        <source>Templates</source>
        <translation>Szablony</translation>
    </message>
    <message>
        <source>Built-in templates and your own</source>
        <translation>Szablony wbudowane i własne</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>template, game</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>Zapisz jako szablon…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Zapisz jako szablon</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Rename template</source>
        <translation>Zmień nazwę szablonu</translation>
    </message>
    <message>
        <source>A template called “%1” already exists.</source>
        <translation>Szablon „%1” już istnieje.</translation>
    </message>
    <message>
        <source>This version can’t read the template “%1”.</source>
        <translation>Ta wersja nie może odczytać szablonu „%1”.</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Nazwa szablonu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>Usuń szablon</translation>
    </message>
    <message>
        <source>Delete the template “%1”? This cannot be undone.</source>
        <translation>Usunąć szablon „%1”? Tego nie można cofnąć.</translation>
    </message>
</context>
<context>
    <name>hilltop::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Bez punktów</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Punkty: %1</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Nierozstrzygnięte</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCharts</name>
    <message>
        <source>Over time</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>This chart shows how each bot’s share settles.</source>
        <translation>Ten wykres pokazuje, jak ustala się udział każdego bota.</translation>
    </message>
    <message>
        <source>This chart compares the bots.</source>
        <translation>Ten wykres porównuje boty.</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Średnia punktów</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Wygrane, %</translation>
    </message>
    <message>
        <source>%1, by matches played per bot</source>
        <translation>%1, według partii na bota</translation>
    </message>
    <message>
        <source>%1, compared</source>
        <translation>%1, porównanie</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCost</name>
    <message>
        <source>No matches yet</source>
        <translation>Jeszcze bez partii</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches, time</comment>
        <translation>%1, około %2</translation>
    </message>
    <message>
        <source>%1, depends on your bots</source>
        <translation>%1, zależy od twoich botów</translation>
    </message>
    <message>
        <source>%1, measuring the speed…</source>
        <translation>%1, mierzenie szybkości…</translation>
    </message>
    <message>
        <source>About %1 with records.</source>
        <translation>Około %1 z zapisami.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Około %1.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 points per bot.</source>
        <translation>Oczekiwany przedział: ± %1 pkt na bota.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 % per bot.</source>
        <translation>Oczekiwany przedział: ± %1% na bota.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentDetails</name>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Kliknij pole tabeli krzyżowej, by zobaczyć jego partie.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Usterki</translation>
    </message>
    <message>
        <source>This file is part %1 of a tournament. Merge the parts to see its matches.</source>
        <translation>Ten plik to część %1 turnieju. Połącz części, by zobaczyć partie.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 matches</source>
        <translation>%1 kontra %2: %3 partii</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partii</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tabela (CSV)…</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>&amp;Markdown…</translation>
    </message>
    <message>
        <source>&amp;Picture of the result…</source>
        <translation>&amp;Obraz wyniku…</translation>
    </message>
    <message>
        <source>Copy result as te&amp;xt</source>
        <translation>Kopiuj wynik jako te&amp;kst</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>Wynik skopiowano jako tekst.</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Kopiuj o&amp;braz</translation>
    </message>
    <message>
        <source>The picture of the result was copied.</source>
        <translation>Obraz wyniku skopiowano.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentForm</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplikaty</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Zmień…</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Zmień zasady</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Duplicate deals</source>
        <translation>Zdublowane układy</translation>
    </message>
    <message>
        <source>Every pair plays the same cards from all sides. This cancels the luck of the deal, so fewer matches are needed.</source>
        <translation>Każda para gra tymi samymi kartami ze wszystkich stron. Szczęście w kartach się znosi i wystarczy mniej partii.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Układy</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Inne ziarno</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Wątki</translation>
    </message>
    <message>
        <source>of %1. The window stays responsive.</source>
        <translation>z %1. Okno nadal działa płynnie.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>Matches with faults</source>
        <translation>Partie z usterkami</translation>
    </message>
    <message>
        <source>Faults, and a sample of %1</source>
        <translation>Usterki i próbka: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadne</translation>
    </message>
    <message>
        <source>Which matches are stored with all answers. Matches of built-in bots can always be replayed from their seed. Storing all matches needs about a hundred times the space.</source>
        <translation>Które partie zachować ze wszystkimi odpowiedziami. Partie wbudowanych botów zawsze można odtworzyć z ziarna. Zachowanie wszystkich zajmuje około sto razy więcej miejsca.</translation>
    </message>
    <message>
        <source>Keep matches</source>
        <translation>Zachowaj partie</translation>
    </message>
    <message>
        <source>The seed is an integer from 0 to %1.</source>
        <translation>Ziarno to liczba całkowita od 0 do %1.</translation>
    </message>
    <message>
        <source>%2 entrants can’t share a table of %1 seats evenly. Use random tables, or change one of the two numbers.</source>
        <translation>%2 uczestników nie może po równo dzielić stołu o %1 miejscach. Użyj losowanych stołów albo zmień jedną z dwóch liczb.</translation>
    </message>
    <message>
        <source>These rules can’t be played.</source>
        <translation>Tych zasad nie da się grać.</translation>
    </message>
    <message>
        <source>per set</source>
        <translation>na set</translation>
    </message>
    <message>
        <source>per pair</source>
        <translation>na parę</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>łącznie</translation>
    </message>
    <message>
        <source>one seat, nothing to swap</source>
        <translation>jedno miejsce, bez zamiany</translation>
    </message>
    <message>
        <source>each deal twice, sides swapped</source>
        <translation>każdy układ dwa razy, zamiana stron</translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, in all seatings</source>
        <translation>
            <numerusform>każdy układ %n raz, w każdym ustawieniu</numerusform>
            <numerusform>każdy układ %n razy, w każdym ustawieniu</numerusform>
            <numerusform>każdy układ %n razy, w każdym ustawieniu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, once for every seat</source>
        <translation>
            <numerusform>każdy układ %n raz, raz na miejsce</numerusform>
            <numerusform>każdy układ %n razy, raz na miejsce</numerusform>
            <numerusform>każdy układ %n razy, raz na miejsce</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>Utrzymaj w tajemnicy</translation>
    </message>
    <message>
        <source>Draws a seed that no one can see until all matches have been played. Its SHA-256 is shown from the start, so that anyone can check it afterwards.</source>
        <translation>Losuje ziarno, którego nikt nie zobaczy, dopóki nie zostaną rozegrane wszystkie partie. Jego SHA-256 widać od początku, więc każdy może je potem sprawdzić.</translation>
    </message>
    <message>
        <source>Bots that are not isolated could read a secret seed. Install bubblewrap, or turn off Keep it secret.</source>
        <translation>Nieodizolowane boty mogłyby odczytać tajne ziarno. Zainstaluj bubblewrap lub wyłącz „Utrzymaj w tajemnicy”.</translation>
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
        <translation>%1, każdy z każdym</translation>
    </message>
    <message>
        <source>%1 at one table</source>
        <translation>%1 przy jednym stole</translation>
    </message>
    <message>
        <source>%1 gauntlet</source>
        <translation>%1: gauntlet</translation>
    </message>
    <message>
        <source>%1 knockout</source>
        <translation>%1: eliminacje</translation>
    </message>
    <message>
        <source>%1 Swiss</source>
        <translation>%1: szwajcarski</translation>
    </message>
    <message>
        <source>%1 Cup</source>
        <translation>%1: puchar</translation>
    </message>
    <message>
        <source>%1 at random tables</source>
        <translation>%1 przy losowanych stołach</translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation>każdy z każdym</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>jeden stół</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <translation>gauntlet</translation>
    </message>
    <message>
        <source>knockout</source>
        <translation>eliminacje</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>szwajcarski</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>puchar</translation>
    </message>
    <message>
        <source>random tables</source>
        <translation>losowane stoły</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentLuck</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches: %2 adjusted for luck, %3 unadjusted.</source>
        <translation>
            <numerusform>%1 w %Ln analizowanej partii: %2 bez szczęścia, %3 z nim.</numerusform>
            <numerusform>%1 w %Ln analizowanych partiach: %2 bez szczęścia, %3 z nim.</numerusform>
            <numerusform>%1 w %Ln analizowanych partiach: %2 bez szczęścia, %3 z nim.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the matches</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Worth %1 times the matches: saves %2.</source>
        <translation>Tyle co %1 razy więcej partii: oszczędza %2.</translation>
    </message>
    <message>
        <source>Adjust for luck</source>
        <translation>Odlicz szczęście</translation>
    </message>
    <message>
        <source>Analyses matches in the background and shows luck-adjusted results</source>
        <translation>Analizuje partie w tle i pokazuje wyniki bez szczęścia w kartach</translation>
    </message>
    <message>
        <source>&amp;100 matches</source>
        <translation>&amp;100 partii</translation>
    </message>
    <message>
        <source>1,&amp;000 matches</source>
        <translation>1&amp;000 partii</translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation>W&amp;szystkie partie</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Wstrzymaj</translation>
    </message>
    <message>
        <source>&amp;Costliest decisions and style</source>
        <translation>&amp;Najdroższe decyzje i styl</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge and don’t count.</source>
        <translation>
            <numerusform>%Ln analiza pochodzi od innej wersji sędziego i się nie liczy.</numerusform>
            <numerusform>%Ln analizy pochodzą od innej wersji sędziego i się nie liczą.</numerusform>
            <numerusform>%Ln analiz pochodzi od innej wersji sędziego i się nie liczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>W&amp;znów</translation>
    </message>
    <message>
        <source>This is worth %1 times the matches.</source>
        <translation>To tyle co %1 razy więcej partii.</translation>
    </message>
    <message>
        <source>This is worth %1 to %2 times the matches.</source>
        <translation>To tyle co od %1 do %2 razy więcej partii.</translation>
    </message>
    <message>
        <source>Analysis: %1.</source>
        <translation>Analiza: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Analysed: %1 matches. Luck-adjusted results appear once a bot has %2.</source>
        <translation>Przeanalizowano: %1 partii. Wyniki bez szczęścia pojawią się, gdy bot będzie miał %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted over %1 matches.</source>
        <translation>Szczęście odliczone w %1 partiach.</translation>
    </message>
    <message>
        <source>The results are not adjusted, because a luck-adjusted match would be worth only %1 plain matches.</source>
        <translation>Szczęścia się nie odlicza, bo partia bez szczęścia byłaby warta tylko tyle co %1 zwykłej partii.</translation>
    </message>
    <message>
        <source>More matches are needed to tell whether adjusting makes the results more exact.</source>
        <translation>Potrzeba więcej partii, by stwierdzić, czy odliczanie szczęścia daje dokładniejsze wyniki.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Nowy turniej…</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nowy turniej…</translation>
    </message>
    <message>
        <source>&amp;All tournaments</source>
        <translation>W&amp;szystkie turnieje</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Wstrzymaj</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Finishes running matches, then waits</source>
        <translation>Kończy trwające partie, potem czeka</translation>
    </message>
    <message>
        <source>&amp;Stop after current matches</source>
        <translation>&amp;Dokończ bieżące i zatrzymaj</translation>
    </message>
    <message>
        <source>Stop after current matches</source>
        <translation>Dokończ i stop</translation>
    </message>
    <message>
        <source>Finishes running matches, then stops. You can resume at any time</source>
        <translation>Kończy trwające partie, potem się zatrzymuje. Możesz wznowić w każdej chwili</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>W&amp;znów</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>&amp;Oglądaj partię</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>Shows the newest match in Replay</source>
        <translation>Pokazuje najnowszą partię w Powtórce</translation>
    </message>
    <message>
        <source>Another tournament is running. This one is queued.</source>
        <translation>Trwa inny turniej. Ten jest w kolejce.</translation>
    </message>
    <message>
        <source>You can’t rename a tournament while it is running or queued.</source>
        <translation>Nie można zmienić nazwy turnieju, który trwa lub jest w kolejce.</translation>
    </message>
    <message>
        <source>A running tournament can’t be deleted. Stop it first.</source>
        <translation>Trwającego turnieju nie można usunąć. Najpierw go zatrzymaj.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Remove from &amp;queue</source>
        <translation>&amp;Usuń z kolejki</translation>
    </message>
    <message>
        <source>Remove from queue</source>
        <translation>Usuń z kolejki</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Otwieranie %1…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>open a tournament of the list</source>
        <translation>otwiera turniej z listy</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Del</translation>
    </message>
    <message>
        <source>rename it, delete it</source>
        <translation>zmienia nazwę, usuwa</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>move through the crosstable</source>
        <translation>przechodzą po tabeli krzyżowej</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter lub Spacja</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>partie pola, powtórka partii</translation>
    </message>
    <message>
        <source>Reading the tournaments…</source>
        <translation>Odczytywanie turniejów…</translation>
    </message>
    <message>
        <source>No tournaments yet.</source>
        <translation>Jeszcze bez turniejów.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tournaments</source>
        <translation>
            <numerusform>%Ln turniej</numerusform>
            <numerusform>%Ln turnieje</numerusform>
            <numerusform>%Ln turniejów</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the tournament</source>
        <translation>Przejdź do turnieju</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentView</name>
    <message>
        <source>Replaying the match…</source>
        <translation>Odtwarzanie partii…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partia %2</translation>
    </message>
    <message>
        <source>The tournament has other answers, because a bot has changed since.</source>
        <translation>Turniej ma inne odpowiedzi, bo od tego czasu zmienił się bot.</translation>
    </message>
    <message>
        <source>This tournament can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Nie można otworzyć tego turnieju: %1.

Nic się nie zmieniło. Użyj nieuszkodzonej kopii pliku albo wybierz inny przez Plik, Otwórz.</translation>
    </message>
    <message>
        <source>Disqualified after a fault, so all later matches are lost: %1.</source>
        <translation>Dyskwalifikacja po usterce, więc wszystkie późniejsze partie są przegrane: %1.</translation>
    </message>
    <message>
        <source>Out after three matches in a row with crashes, hangs or late answers, so they forfeit their remaining matches: %1.</source>
        <translation>Wykluczenie po trzech partiach z rzędu z awarią, zawieszeniem lub spóźnioną odpowiedzią, więc pozostałe partie liczą się jako poddane: %1.</translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation>Postęp turnieju</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
</context>
<context>
    <name>hilltop::TrialDialog</name>
    <message>
        <source>Entrants</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>All bots can play. Some had faults in their trial.</source>
        <translation>Wszystkie boty mogą grać. Niektóre miały usterki podczas próby.</translation>
    </message>
    <message numerus="yes">
        <source>Each bot has been tried. %n cannot play and will be left out.</source>
        <translation>
            <numerusform>Wypróbowano każdego bota. %n nie może grać i zostanie pominięty.</numerusform>
            <numerusform>Wypróbowano każdego bota. %n nie mogą grać i zostaną pominięte.</numerusform>
            <numerusform>Wypróbowano każdego bota. %n nie może grać i zostanie pominiętych.</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Pominięty</translation>
    </message>
    <message>
        <source>Plays, with remarks</source>
        <translation>Gra, z uwagami</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Zacznij turniej</translation>
    </message>
</context>
<context>
    <name>hilltop::TutorSheet</name>
    <message>
        <source>Rethink</source>
        <translation>Przemyśl</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Zagraj mimo to</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Porada</translation>
    </message>
    <message>
        <source>Turn tutor off</source>
        <translation>Wyłącz tutora</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>To kosztuje %1.</translation>
    </message>
    <message>
        <source>± %1. Rethink?</source>
        <translation>± %1. Przemyśleć?</translation>
    </message>
    <message>
        <source>Rethink?</source>
        <translation>Przemyśleć?</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals.</source>
        <translation>
            <numerusform>Na podstawie %Ln możliwego układu.</numerusform>
            <numerusform>Na podstawie %Ln możliwych układów.</numerusform>
            <numerusform>Na podstawie %Ln możliwych układów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, given what you know.</source>
        <translation>Ściśle, według twojej wiedzy.</translation>
    </message>
    <message>
        <source>%1 after “%2”: %3; after the best answer: %4. %5</source>
        <translation>%1 po „%2”: %3; po najlepszej odpowiedzi: %4. %5</translation>
    </message>
    <message>
        <source>The tutor asks when a move costs %1 or more. You can change this in the settings.</source>
        <translation>Pyta od straty %1. Możesz to zmienić w ustawieniach.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, played on by %1.</source>
        <translation>
            <numerusform>Na podstawie %Ln możliwego układu, dokończonego przez bota %1.</numerusform>
            <numerusform>Na podstawie %Ln możliwych układów, dokończonych przez bota %1.</numerusform>
            <numerusform>Na podstawie %Ln możliwych układów, dokończonych przez bota %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::VariantPicker</name>
    <message>
        <source>Variant of the rules</source>
        <translation>Wariant zasad</translation>
    </message>
    <message>
        <source>Save these rules under a name, or delete saved ones</source>
        <translation>Zapisz te zasady pod nazwą albo usuń zapisane</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>Zapisz te zasady jako…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Usuń „%1”</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Zapisz te zasady</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>Nazwa wariantu</translation>
    </message>
    <message>
        <source>The rules were not saved</source>
        <translation>Nie zapisano zasad</translation>
    </message>
    <message>
        <source>Enter a name for the variant.</source>
        <translation>Podaj nazwę wariantu.</translation>
    </message>
    <message>
        <source>Name too long (%1 of %2 characters).</source>
        <translation>Nazwa za długa (znaki: %1 z %2).</translation>
    </message>
    <message>
        <source>“%1” is a built-in variant. Choose another name.</source>
        <translation>„%1” to wbudowany wariant. Wybierz inną nazwę.</translation>
    </message>
</context>
<context>
    <name>hilltop::ViewMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Wygląd</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Tempo animacji</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Wolno</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>Ś&amp;rednio</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Szybko</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>W&amp;yłącz</translation>
    </message>
</context>
<context>
    <name>hilltop::WaitNote</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Anuluj: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::Window</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>Otwieranie anulowano.</translation>
    </message>
    <message>
        <source>The unfinished match can’t be continued: %1</source>
        <translation>Nie można kontynuować nieukończonej partii: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this, so it was stopped. Close other programs or use a smaller file.</source>
        <translation>Zabrakło na to pamięci, więc działanie przerwano. Zamknij inne programy lub użyj mniejszego pliku.</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>Zmiana języka</translation>
    </message>
    <message>
        <source>Restart the window to change the language?</source>
        <translation>Uruchomić okno ponownie, by zmienić język?</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Uruchom ponownie</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Matches, tournaments, hills, logs and bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;All files (*)</source>
        <translation>Partie, turnieje, wzgórza, dzienniki i boty (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Your page, your match and the match in Replay stay as they are. Running tournaments and hills continue.</source>
        <translation>Twoja strona, twoja partia i partia w Powtórce pozostają bez zmian. Trwające turnieje i wzgórza grają dalej.</translation>
    </message>
</context>
<context>
    <name>hilltop::WorstTable</name>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Zagrano</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Lepiej</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Given what the seat knew</source>
        <translation>Według wiedzy gracza</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>Karty odkryte</translation>
    </message>
    <message>
        <source>The loss if all cards had been known</source>
        <translation>Strata, gdyby znano wszystkie karty</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, decyzja %2</translation>
    </message>
</context>
<context>
    <name>hilltop::WorthBar</name>
    <message>
        <source>%1 is better in %2, equal in %3, worse in %4</source>
        <translation>%1 jest lepsze w %2, równe w %3, gorsze w %4</translation>
    </message>
    <message>
        <source>Within two standard errors counts as equal.</source>
        <translation>W granicach dwóch błędów standardowych liczy się jako równe.</translation>
    </message>
    <message>
        <source>%1 better in %2</source>
        <translation>%1 lepsze w %2</translation>
    </message>
    <message>
        <source>equal in %1</source>
        <translation>równe w %1</translation>
    </message>
    <message>
        <source>%1 worse in %2</source>
        <translation>%1 gorsze w %2</translation>
    </message>
</context>
<context>
    <name>hosting</name>
    <message>
        <source>bots cannot be started: {} ({})</source>
        <translation>nie można uruchamiać botów: {} ({})</translation>
    </message>
    <message>
        <source>bots cannot be started: {}</source>
        <translation>nie można uruchamiać botów: {}</translation>
    </message>
    <message>
        <source>bots of the kind &apos;{}&apos; do not run inside Hilltop</source>
        <translation>boty rodzaju „{}” nie działają wewnątrz Hilltop</translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({})</source>
        <translation>bubblewrap tu nie działa ({})</translation>
    </message>
    <message>
        <source>bubblewrap is not installed (package bubblewrap)</source>
        <translation>bubblewrap nie jest zainstalowany (pakiet bubblewrap)</translation>
    </message>
    <message>
        <source>hilltop: must be followed by a command</source>
        <translation>hilltop: potrzebne polecenie</translation>
    </message>
    <message>
        <source>java is not installed (package default-jdk-headless)</source>
        <translation>java nie jest zainstalowana (pakiet default-jdk-headless)</translation>
    </message>
    <message>
        <source>no pipe can be created ({})</source>
        <translation>nie można utworzyć potoku ({})</translation>
    </message>
    <message>
        <source>node is not installed (package nodejs)</source>
        <translation>node nie jest zainstalowany (pakiet nodejs)</translation>
    </message>
    <message>
        <source>python3 is not installed (package python3)</source>
        <translation>python3 nie jest zainstalowany (pakiet python3)</translation>
    </message>
    <message>
        <source>there are no bots of the kind &apos;{}&apos;</source>
        <translation>nie ma botów rodzaju „{}”</translation>
    </message>
    <message>
        <source>Hilltop cannot find its own program file</source>
        <translation>ten program nie może znaleźć siebie</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>ten program zbudowano bez {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>nie można uruchomić {} ({})</translation>
    </message>
    <message>
        <source>{} does not answer</source>
        <translation>{} nie odpowiada</translation>
    </message>
    <message>
        <source>{} does not report the path of its program</source>
        <translation>{} nie mówi, gdzie leży</translation>
    </message>
    <message>
        <source>{} does not work ({})</source>
        <translation>{} nie działa ({})</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be copied ({})</source>
        <translation>{} nie można skopiować ({})</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} nie można odczytać</translation>
    </message>
    <message>
        <source>{} cannot be started</source>
        <translation>{} nie można uruchomić</translation>
    </message>
    <message>
        <source>{} is a folder, not a program</source>
        <translation>{} to folder, nie program</translation>
    </message>
    <message>
        <source>{} is not executable (use chmod +x)</source>
        <translation>{} nie jest wykonywalny (użyj chmod +x)</translation>
    </message>
    <message>
        <source>{}: the check of this file gave no answer</source>
        <translation>{}: jego test nie dał odpowiedzi</translation>
    </message>
    <message>
        <source>{}: the check of this file was cancelled</source>
        <translation>{}: jego test anulowano</translation>
    </message>
    <message>
        <source>{}: its first line asks for {}, which is not installed</source>
        <translation>{}: pierwszy wiersz wymaga {}, a tego nie zainstalowano</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: wiersz {}, kolumna {}: {}</translation>
    </message>
    <message>
        <source>{}: line {}: {}</source>
        <translation>{}: wiersz {}: {}</translation>
    </message>
    <message>
        <source>{} is not a bot in JavaScript</source>
        <translation>{} to nie bot w JavaScript</translation>
    </message>
    <message>
        <source>{}: no folder for bots can be created there ({})</source>
        <translation>{}: nie można tam utworzyć folderu dla botów ({})</translation>
    </message>
    <message>
        <source>{} takes longer than {} ms to load</source>
        <translation>{} ładuje się dłużej niż {} ms</translation>
    </message>
    <message>
        <source>{}: the folder cannot be emptied ({})</source>
        <translation>{}: nie można opróżnić folderu ({})</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created</source>
        <translation>{}: nie można utworzyć folderu</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: nie ma takiego pliku</translation>
    </message>
    <message>
        <source>{}: there is no such program</source>
        <translation>{}: nie ma takiego programu</translation>
    </message>
    <message>
        <source>{}: this program was built without JavaScript; as js+node:FILE it runs by Node.js (package nodejs)</source>
        <translation>{}: ten program zbudowano bez JavaScript; jako js+node:PLIK bot działa przez Node.js (pakiet nodejs)</translation>
    </message>
    <message>
        <source>{}: {} has no bots in JavaScript</source>
        <translation>{}: {} nie ma botów w JavaScript</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>none of these bots can be started</source>
        <translation>żaden z tych botów nie może się uruchomić</translation>
    </message>
    <message>
        <source>{} (js+node:{} runs newer JavaScript)</source>
        <translation>{} (js+node:{} obsługuje nowszy JavaScript)</translation>
    </message>
    <message>
        <source>{} cannot be read as JavaScript</source>
        <translation>{} nie można odczytać jako JavaScript</translation>
    </message>
    <message>
        <source>{}: nothing can be written there</source>
        <translation>{}: nie można tam nic zapisać</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: nie można utworzyć folderu ({})</translation>
    </message>
    <message>
        <source>this is not a result</source>
        <translation>to nie wynik</translation>
    </message>
    <message>
        <source>no file can be created in memory ({})</source>
        <translation>nie można utworzyć pliku w pamięci ({})</translation>
    </message>
    <message>
        <source>the filter of system calls cannot be created ({})</source>
        <translation>nie można utworzyć filtra wywołań systemowych ({})</translation>
    </message>
    <message>
        <source>the process in which {} plays together with others sent impossible results; these matches are played again, and from now on each of their bots runs in a process of its own: {}</source>
        <translation>proces, w którym {} gra razem z innymi, przysłał niemożliwe wyniki, więc te partie są grane ponownie, a odtąd każdy z ich botów gra w osobnym procesie: {}</translation>
    </message>
    <message>
        <source>the message does not hold {} matches, as it says</source>
        <translation>partii jest {}, a to nie tyle, ile podaje</translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>{} is not in this process</source>
        <translation>{}: tutaj go nie ma</translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message>
        <source>There is not enough memory to write this file. Close other programs.</source>
        <translation>Za mało pamięci, by zapisać ten plik. Zamknij inne programy.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Qt can’t read SVG drawings here, so there would be no cards. The plugin imageformats/libqsvg.so is missing. Please install the package qt6-svg-plugins (Debian 13) or libqt6svg6 (Debian 12).</source>
        <translation>Qt nie może tu czytać rysunków SVG, więc nie byłoby kart. Brakuje wtyczki imageformats/libqsvg.so. Zainstaluj pakiet qt6-svg-plugins (Debian 13) lub libqt6svg6 (Debian 12).</translation>
    </message>
    <message>
        <source>Play and analyse six card games.</source>
        <translation>Granie i analiza sześciu gier karcianych.</translation>
    </message>
    <message>
        <source>Start a match of GAME.</source>
        <translation>Zacznij partię gry GAME.</translation>
    </message>
    <message>
        <source>Another Hilltop window does not respond. Whichever saves last keeps the unfinished match.</source>
        <translation>Inne okno Hilltop nie odpowiada. Nieukończoną partię zachowa to, które zapisze ostatnie.</translation>
    </message>
    <message>
        <source>an option has no value</source>
        <translation>opcji brakuje wartości</translation>
    </message>
    <message>
        <source>A match, tournament, hill, log or bot to open.</source>
        <translation>Partia, turniej, wzgórze, dziennik lub bot do otwarcia.</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{} contains other files, but no site of Hilltop; choose another folder</source>
        <translation>{} zawiera inne pliki, a nie witrynę Hilltop; podaj inny folder</translation>
    </message>
    <message>
        <source>{} is a file, not a folder</source>
        <translation>{} to plik, a nie folder</translation>
    </message>
    <message>
        <source>{} is not the list of files of a Hilltop site; choose another folder</source>
        <translation>{} nie jest listą witryny Hilltop; podaj inny folder</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} nie można zapisać ({})</translation>
    </message>
    <message>
        <source>another program is writing the site {}; try again when it has finished</source>
        <translation>inny program zapisuje witrynę {}; spróbuj ponownie, gdy skończy</translation>
    </message>
    <message>
        <source>{} is a match of {}, but this site has matches of {}; make a site for each game</source>
        <translation>{} to partia gry {}, a ta witryna ma partie gry {}: analizuj każdą grę osobno</translation>
    </message>
    <message>
        <source>{} is not the web address of a folder, such as https://example.org/contest/</source>
        <translation>{} nie jest adresem internetowym folderu, takim jak https://example.org/contest/</translation>
    </message>
</context>
<context>
    <name>pazaak</name>
    <message>
        <source>&quot;{}&quot; sometimes stands although another card could not hurt; no best response is computed for it</source>
        <translation>„{}” pasuje tam, gdzie następna karta nie może zaszkodzić; jego najlepszej riposty się nie oblicza</translation>
    </message>
    <message>
        <source>{} cannot be written ({}), so the table is not saved</source>
        <translation>{} nie można zapisać ({}), więc tabela nie zostanie zachowana</translation>
    </message>
    <message>
        <source>{}: waiting for another program that is computing this table</source>
        <translation>{}: tabelę tworzy inny program, trwa czekanie</translation>
    </message>
    <message>
        <source>these rules are too large to solve: it would take about {} hours on one core and {} MB of memory; the champion plays like the expert</source>
        <translation>te reguły są za duże, by je rozwiązać: około {} godz. na jednym rdzeniu i {} MB pamięci; mistrz gra je tak jak ekspert</translation>
    </message>
    <message>
        <source>{} cannot be created ({}), so the table is not saved</source>
        <translation>{} nie można utworzyć ({}), więc tabela nie zostanie zachowana</translation>
    </message>
    <message>
        <source>{}: {}; the table is computed again</source>
        <translation>{}: {}; powstaje od nowa</translation>
    </message>
    <message>
        <source>this is not a table of Pazaak</source>
        <translation>to nie jest tabela gry Pazaak</translation>
    </message>
    <message>
        <source>the table is of another version of Hilltop</source>
        <translation>z innej wersji</translation>
    </message>
    <message>
        <source>the table is for other rules</source>
        <translation>dla innych reguł</translation>
    </message>
    <message>
        <source>the file is damaged at byte {}</source>
        <translation>uszkodzone przy bajcie {}</translation>
    </message>
    <message>
        <source>a line of such a log cannot contain the name &quot;{}&quot;</source>
        <translation>wiersz takiego dziennika nie może zawierać nazwy „{}”</translation>
    </message>
    <message>
        <source>all {} house cards of value {} have been dealt</source>
        <translation>rozdano już wszystkie karty główne ({}) o wartości {}</translation>
    </message>
    <message>
        <source>{} has nothing to choose here by the rules</source>
        <translation>według zasad {} nie ma tu nic do wyboru</translation>
    </message>
    <message>
        <source>{} cannot be dealt a card here by the rules</source>
        <translation>według zasad {} nie dostaje tu karty</translation>
    </message>
    <message>
        <source>this player has nothing to choose here</source>
        <translation>ten gracz nie ma tu nic do wyboru</translation>
    </message>
    <message>
        <source>it is not clear who wins here</source>
        <translation>nie jest jasne, kto tu wygrywa</translation>
    </message>
    <message>
        <source>it is not {}’s turn</source>
        <translation>{} nie ma teraz ruchu</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>wiersz {}: {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partia {}: {}</translation>
    </message>
    <message>
        <source>this is not a log of the original controller: it has no line &quot;New Game!&quot;</source>
        <translation>w żadnym wierszu nie ma „New Game!”, więc to nie dziennik oryginalnego kontrolera</translation>
    </message>
    <message>
        <source>no side card can be hidden in this hand</source>
        <translation>w tym rozdaniu żadna karta boczna nie może być ukryta</translation>
    </message>
    <message>
        <source>rule side_cards is {}, but with side_copies {} it must be from 0 to {}</source>
        <translation>reguła side_cards to {}, przy side_copies {} musi wynosić od 0 do {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>krok {}: odpowiedź nie pasuje</translation>
    </message>
    <message>
        <source>a log of the original controller supports only the default rules and its own, but this match has others</source>
        <translation>taki dziennik obsługuje tylko domyślne zasady i zasady oryginalnego kontrolera, a ta partia ma inne</translation>
    </message>
    <message>
        <source>the previous hand has no cards</source>
        <translation>poprzednie rozdanie nie ma kart</translation>
    </message>
    <message>
        <source>the hand ends before both have moved</source>
        <translation>rozdanie kończy się, zanim oboje wykonali ruch</translation>
    </message>
    <message>
        <source>the hand continues after its end</source>
        <translation>rozdanie trwa, ale według zasad było skończone</translation>
    </message>
    <message>
        <source>the hand is over, so &quot;New Game!&quot; must come next</source>
        <translation>rozdanie jest skończone, więc musi następować „New Game!”</translation>
    </message>
    <message>
        <source>the log says that the hand is over, but by the rules it continues</source>
        <translation>rozdanie ma być skończone, ale według zasad trwa</translation>
    </message>
    <message>
        <source>the log says that the hand is tied, but {} wins it with {} against {}</source>
        <translation>rozdanie ma być remisem, ale wygrywa je {}: {} przeciw {}</translation>
    </message>
    <message>
        <source>the log ends before the second player is named</source>
        <translation>dziennik kończy się, zanim padnie nazwa drugiego gracza</translation>
    </message>
    <message>
        <source>the log shows cards that the decks do not have</source>
        <translation>dziennik pokazuje karty, których nie ma w taliach</translation>
    </message>
    <message>
        <source>the match before is not finished and has the same players, so a log could not tell the two apart</source>
        <translation>poprzednia nie jest ukończona i ma tych samych graczy, więc dziennik nie mógłby ich rozróżnić</translation>
    </message>
    <message>
        <source>after the hands before, the standings are {} to {}, not {} to {}</source>
        <translation>po poprzednich rozdaniach stan to {} do {}, a nie {} do {}</translation>
    </message>
    <message>
        <source>the standings may only come after &quot;New Game!&quot;</source>
        <translation>stan następuje po „New Game!” i tylko tam</translation>
    </message>
    <message>
        <source>this hand shows cards that the decks do not have</source>
        <translation>to rozdanie pokazuje karty, których nie ma w taliach</translation>
    </message>
    <message>
        <source>{} cannot be the side card {} played; side cards are 1 to 5</source>
        <translation>{} nie może być kartą boczną, którą zagrywa {}; są od 1 do 5</translation>
    </message>
    <message>
        <source>{} chooses before a card is dealt</source>
        <translation>{} wybiera, zanim rozdano kartę</translation>
    </message>
    <message>
        <source>{} has not begun a turn</source>
        <translation>{} nie ma rozpoczętej tury</translation>
    </message>
    <message>
        <source>{} has not chosen yet</source>
        <translation>{} jeszcze nie wybiera</translation>
    </message>
    <message>
        <source>{} has played all side cards of value {} a side deck can have</source>
        <translation>{} ma już zagrane wszystkie karty boczne o wartości {}, jakie może mieć talia boczna</translation>
    </message>
    <message>
        <source>{} stood but was dealt another card</source>
        <translation>{} już spasował, a mimo to dostaje kartę</translation>
    </message>
    <message>
        <source>{} has stood, so END cannot be chosen</source>
        <translation>{} już spasował, więc nie można wybrać END</translation>
    </message>
    <message>
        <source>{} has {}, which is bombed out</source>
        <translation>{} ma {}, więc przekracza 20</translation>
    </message>
    <message>
        <source>{} has {}, which is not bombed out</source>
        <translation>{} ma {}, więc nie przekracza 20</translation>
    </message>
    <message>
        <source>{} is dealt a card out of turn</source>
        <translation>{} dostaje kartę poza kolejnością</translation>
    </message>
    <message>
        <source>{} is not a player of this match; its players are {} and {}</source>
        <translation>{} to ani {}, ani {}</translation>
    </message>
    <message>
        <source>{} is not a house card; house cards are 1 to 10</source>
        <translation>{} nie jest kartą główną; są od 1 do 10</translation>
    </message>
    <message>
        <source>the log says that {} wins with {} against {}, which is not so by the rules</source>
        <translation>{} ma wygrywać {} przeciw {}, co nie wynika z zasad</translation>
    </message>
    <message>
        <source>{} stands at exactly 20, so END cannot be chosen</source>
        <translation>{} pasuje przy dokładnie 20, więc nie można wybrać END</translation>
    </message>
    <message>
        <source>{}’s hand has grown by {} without a new card or STAND</source>
        <translation>ręka gracza {} urosła o {} bez nowej karty lub STAND</translation>
    </message>
    <message>
        <source>{}’s hand is not empty at the beginning</source>
        <translation>ręka gracza {} nie jest na początku pusta</translation>
    </message>
    <message>
        <source>{}’s hand is not what it was in the turn before</source>
        <translation>ręka gracza {} nie jest taka jak w poprzedniej turze</translation>
    </message>
    <message>
        <source>{}’s new hand is not the old one with one more card</source>
        <translation>nowa ręka gracza {} to nie stara i jedna karta</translation>
    </message>
    <message>
        <source>a card follows the side card, but a side card ends the turn</source>
        <translation>po karcie bocznej, która kończy turę, jest jeszcze karta</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>jest za dużo kart</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>kart jest {}, a musi być {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>karta główna {} leży na stole tyle razy: {}, a wszystkich jest {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>więcej kart bocznych, niż przewidują zasady ({})</translation>
    </message>
    <message>
        <source>seat {} cannot hold that many side cards</source>
        <translation>miejsce {} nie może mieć tylu kart bocznych</translation>
    </message>
    <message>
        <source>seat {} has side card {} more often than the {} times the rules allow</source>
        <translation>miejsce {} ma kartę boczną {} więcej razy, niż przewidują zasady ({})</translation>
    </message>
    <message>
        <source>the hand is over with these cards, so no one has to act</source>
        <translation>z tymi kartami rozdanie jest skończone, więc nikt nie ma ruchu</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn after {} house cards of seat 1 and {} of seat 2</source>
        <translation>to nie może być tura miejsca {} po {} kartach głównych miejsca 1 i {} miejsca 2</translation>
    </message>
    <message>
        <source>this is not a line of the original controller’s log</source>
        <translation>to nie jest wiersz dziennika oryginalnego kontrolera</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>&quot;{}&quot; is not an outcome</source>
        <translation>„{}” to nie wynik</translation>
    </message>
    <message>
        <source>The note on the cards of this match cannot be read: {}.</source>
        <translation>Nie można odczytać, co ta partia mówi o kartach, na których ją rozegrano: {}.</translation>
    </message>
    <message>
        <source>This match claims to have the cards of another deal.</source>
        <translation>Ta partia mówi, że rozegrano ją na kartach innego układu, niż ma.</translation>
    </message>
    <message>
        <source>This match says that a person played these cards in seat {}, but no person did.</source>
        <translation>Ta partia mówi, że miejsce {} zajął z tymi kartami człowiek, ale żaden tam nie siedział.</translation>
    </message>
    <message>
        <source>{}, who sat there, is no longer available: {}</source>
        <translation>{}, który tam siedział, nie jest już dostępny: {}</translation>
    </message>
    <message>
        <source>{}: no match of this file was played on these cards</source>
        <translation>{}: żadnej partii z tego pliku nie rozegrano na tych kartach</translation>
    </message>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: tej partii nie rozegrano</translation>
    </message>
    <message>
        <source>{}: match {} of the file cannot be read: {}</source>
        <translation>{}: partii {} z pliku nie można odczytać: {}</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} nie można zapisać: {}</translation>
    </message>
    <message>
        <source>these numbers cannot be those of a rated match</source>
        <translation>nie może być partią rankingową</translation>
    </message>
    <message>
        <source>this field is empty</source>
        <translation>jest puste</translation>
    </message>
    <message>
        <source>{}: line {} is of a newer Hilltop; the rating shown here leaves out this match</source>
        <translation>{}: wiersz {} pochodzi z nowszego Hilltop; bez niego ranking tej wersji pomija jedną partię</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match</source>
        <translation>{}: wiersz {} nie jest partią rankingową</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match ({})</source>
        <translation>{}: wiersz {} nie jest partią rankingową ({})</translation>
    </message>
    <message>
        <source>{}: the list of your bots cannot be read ({}). Repair this file or move it away; Hilltop does not overwrite it</source>
        <translation>{}: nie można odczytać listy twoich botów ({}); napraw ten plik lub przenieś go, Hilltop go nie nadpisze</translation>
    </message>
    <message>
        <source>it is not a list of bots</source>
        <translation>to nie lista botów</translation>
    </message>
    <message>
        <source>it was written by another version of Hilltop</source>
        <translation>zapisała go inna wersja Hilltop</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a content ID of a bot</source>
        <translation>„{}” nie jest nazwą zawartości bota</translation>
    </message>
</context>
<context>
    <name>ratings</name>
    <message>
        <source>alpha and beta of sprt must lie between 0 and 0.5</source>
        <translation>alpha i beta w sprt muszą leżeć między 0 a 0,5</translation>
    </message>
    <message>
        <source>the first Elo of sprt must be below the second</source>
        <translation>pierwsze Elo w sprt musi być niższe od drugiego</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>this must be a JSON object</source>
        <translation>tu musi być obiekt JSON</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>brakuje tego pola</translation>
    </message>
    <message>
        <source>the record has no seal: its cards were not sealed before the match</source>
        <translation>zapis nie ma pieczęci: jego kart nie zapieczętowano przed partią</translation>
    </message>
    <message>
        <source>the cards are written into the record, so they do not come from the sealed seed</source>
        <translation>karty są wpisane do zapisu, więc nie pochodzą z zapieczętowanego ziarna</translation>
    </message>
    <message>
        <source>the salt is missing, so the seal cannot be checked</source>
        <translation>brakuje soli, więc nie można sprawdzić pieczęci</translation>
    </message>
    <message>
        <source>seed {} and salt {} have the SHA-256 {}, but {} was shown before the match</source>
        <translation>ziarno {} i sól {} mają SHA-256 {}, a przed partią pokazano {}</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but seed {}, deal 0 was sealed</source>
        <translation>karty są z ziarna {}, układ {}, a zapieczętowano ziarno {}, układ 0</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but the sealed seed {} and the word &quot;{}&quot; give seed {}, deal 0</source>
        <translation>karty są z ziarna {}, układ {}, a zapieczętowane ziarno {} i fraza „{}” dają ziarno {}, układ 0</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>zapis to obiekt JSON</translation>
    </message>
    <message>
        <source>the bots have other faults when they play the match again</source>
        <translation>są inne niż odpowiedzi botów, które grają partię jeszcze raz</translation>
    </message>
    <message>
        <source>as {}: {}</source>
        <translation>jako {}: {}</translation>
    </message>
    <message>
        <source>branches[{}]: {}</source>
        <translation>branches[{}]: {}</translation>
    </message>
    <message>
        <source>cards.{}: there is a card that the deck does not have, or not so often, or there are more cards than are dealt (step {})</source>
        <translation>cards.{}: zawiera kartę, której nie ma w talii lub nie tyle razy, albo więcej kart, niż się rozdaje (krok {})</translation>
    </message>
    <message>
        <source>digest: the record says {}, but by its answers it is {}</source>
        <translation>digest: zapis mówi {}; z jego odpowiedzi wychodzi {}</translation>
    </message>
    <message>
        <source>faults: a fault is listed twice, or its seat has nothing to decide at that step</source>
        <translation>faults: jedna jest dwa razy albo dotyczy miejsca niepytanego w jej kroku</translation>
    </message>
    <message>
        <source>there must be one entry per seat</source>
        <translation>musi mieć po jednym wpisie na miejsce</translation>
    </message>
    <message>
        <source>there are {} cards, more than in any deck</source>
        <translation>zawiera {} kart, więcej niż jakakolwiek talia</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {} of version {}, cannot play again, as it is now version {}</source>
        <translation>brakuje, a miejsce {}, {} w wersji {}, nie może zagrać jeszcze raz, bo teraz to wersja {}</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {}, is not a built-in bot that could play again</source>
        <translation>brakuje, a miejsce {}, {}, nie jest wbudowanym botem, który mógłby zagrać jeszcze raz</translation>
    </message>
    <message>
        <source>this field is missing, so this is not a Hilltop record</source>
        <translation>brakuje, więc to nie zapis Hilltop</translation>
    </message>
    <message>
        <source>the format is {}, but this Hilltop reads up to {}; use a newer one</source>
        <translation>jest {}, ta wersja czyta do {}; potrzeba nowszego Hilltop</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>wiersz {}: {}</translation>
    </message>
    <message>
        <source>match {}: the match is of {}, but {} is a format of {}</source>
        <translation>partia {}: to partia gry {}, {} to format gry {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partia {}: {}</translation>
    </message>
    <message>
        <source>result: the record says {}, but played again it is {}</source>
        <translation>result: zapis mówi {}; po ponownym rozegraniu jest {}</translation>
    </message>
    <message>
        <source>rules.{}: this rule is missing; its default, {}, is used</source>
        <translation>rules.{}: brakuje, przyjęto domyślne {}</translation>
    </message>
    <message>
        <source>seat {} has to answer</source>
        <translation>miejsce {} musi odpowiedzieć</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>krok {}: partia jest już skończona</translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation>krok {}: {}</translation>
    </message>
    <message>
        <source>the fault of seat {} is not answered as the rules require</source>
        <translation>na usterkę miejsca {} nie odpowiedziano tak, jak wymagają zasady</translation>
    </message>
    <message>
        <source>the match has no such part; its parts are 0 to {}</source>
        <translation>partia nie ma takiej części; jej części to od 0 do {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {} to {}</source>
        <translation>jest ich {}, {} ma od {} do {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {}</source>
        <translation>jest ich {}, {} ma {}</translation>
    </message>
    <message>
        <source>the file contains no record</source>
        <translation>nie ma w tym zapisu</translation>
    </message>
    <message>
        <source>there is no format &quot;{}&quot;; the formats are {}</source>
        <translation>nieznany format „{}”, znane są {}</translation>
    </message>
    <message>
        <source>{} needs tables that have not been computed here for these rules; run hilltop-cli solve {} with the same --rules</source>
        <translation>{} potrzebuje tabel, których dla tych zasad jeszcze tu nie ma; utwórz je przez hilltop-cli solve {}, z tymi samymi --rules</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} nie można zapisać: {}</translation>
    </message>
    <message>
        <source>{} is neither a Hilltop record nor a log Hilltop can read ({})</source>
        <translation>{} to ani zapis Hilltop, ani dziennik, który Hilltop umie czytać ({})</translation>
    </message>
    <message>
        <source>{} is not a Hilltop record</source>
        <translation>{} to nie zapis Hilltop</translation>
    </message>
    <message>
        <source>{}: line {} is no longer the match that was opened</source>
        <translation>{}: wiersz {} nie jest już partią, którą otwarto</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>it has {} answers, but needs {}</source>
        <translation>odpowiedzi: {}, pytane miejsca: {}</translation>
    </message>
    <message>
        <source>the match is of {}, but {} is a format of {}</source>
        <translation>to partia gry {}, {} to format gry {}</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} jest pusty</translation>
    </message>
    <message>
        <source>the answers are missing, and {} of version {} cannot be played again, as it is now version {}</source>
        <translation>brakuje, a gry {} w wersji {} nie można rozegrać jeszcze raz, bo teraz to wersja {}</translation>
    </message>
    <message>
        <source>the version is {}, but this Hilltop plays {} {}; use a newer one</source>
        <translation>jest {}, ta wersja gra w {} {}; potrzeba nowszego Hilltop</translation>
    </message>
    <message>
        <source>the match has no such part</source>
        <translation>partia nie ma takiej części</translation>
    </message>
    <message>
        <source>the match was played by version {} of {}, but this is version {}: {}</source>
        <translation>partię rozegrano w wersji {} gry {}, a to jest wersja {}: {}</translation>
    </message>
    <message>
        <source>a match that begins with a position has no cards of its own</source>
        <translation>partia, która zaczyna się od pozycji, ich nie ma</translation>
    </message>
    <message>
        <source>the match begins with a position, but {} supports only whole matches</source>
        <translation>zaczyna się od pozycji, a {} zawiera tylko całe partie</translation>
    </message>
    <message>
        <source>the position has other rules than the match</source>
        <translation>zasady są inne niż w partii</translation>
    </message>
    <message>
        <source>the position has {} seats, but the match has {}</source>
        <translation>liczba miejsc: {}, w partii: {}</translation>
    </message>
    <message>
        <source>start: the position has {} seats, but the match has {}</source>
        <translation>start: liczba miejsc: {}, w partii: {}</translation>
    </message>
    <message>
        <source>the text is not JSON: {}</source>
        <translation>tekst nie jest w formacie JSON: {}</translation>
    </message>
    <message>
        <source>there is no match and no position in the text</source>
        <translation>w tekście nie ma ani partii, ani pozycji</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>there is no game &quot;{}&quot;; the games are {}</source>
        <translation>nieznana gra „{}”, gry to {}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>A rated match is being played with these cards. You can see them when it is over.</source>
        <translation>Z tymi kartami trwa partia rankingowa. Zobaczysz je po jej końcu.</translation>
    </message>
    <message>
        <source>Match {}, {}</source>
        <translation>Partia {}, {}</translation>
    </message>
    <message>
        <source>There is no match in this file.</source>
        <translation>W tym pliku nie ma partii.</translation>
    </message>
    <message>
        <source>no decision is due at this position</source>
        <translation>w tej pozycji nie ma żadnej decyzji do podjęcia</translation>
    </message>
</context>
<context>
    <name>review_files</name>
    <message>
        <source>{} was written by a newer version of Hilltop</source>
        <translation>{}: zapisała go nowsza wersja Hilltop</translation>
    </message>
    <message>
        <source>{}: the folder cannot be read ({})</source>
        <translation>{}: nie można odczytać folderu ({})</translation>
    </message>
    <message>
        <source>{}: the folder contains no .hmatch file</source>
        <translation>{}: w folderze nie ma pliku .hmatch</translation>
    </message>
    <message>
        <source>{} has become shorter while it was read; try again</source>
        <translation>{} stał się w tym czasie krótszy</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: match {}: {}</source>
        <translation>{}: partia {}: {}</translation>
    </message>
    <message>
        <source>the match has no such seat</source>
        <translation>nie należy do partii</translation>
    </message>
    <message>
        <source>there is only one answer</source>
        <translation>nie daje wyboru</translation>
    </message>
    <message>
        <source>the seat has nothing to decide here</source>
        <translation>nie czeka na odpowiedź</translation>
    </message>
    <message>
        <source>the file is a log of another program, which cannot store analyses</source>
        <translation>to dziennik innego programu, który nie przechowuje analiz</translation>
    </message>
    <message>
        <source>the match already has a deeper analysis, which is kept</source>
        <translation>ma już głębszą analizę, która zostaje</translation>
    </message>
    <message>
        <source>the match already has an analysis by a newer version of Hilltop, which is kept</source>
        <translation>ma analizę z nowszej wersji Hilltop, która zostaje</translation>
    </message>
    <message>
        <source>{} is not a file of analyses</source>
        <translation>{} to nie plik analiz</translation>
    </message>
    <message>
        <source>{}; analyses are kept in {} instead</source>
        <translation>{}; analizy są zamiast tego w {}</translation>
    </message>
</context>
<context>
    <name>rps</name>
    <message>
        <source>there are more than {} cards</source>
        <translation>więcej kart niż {}</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>kart jest {}, a musi być {}</translation>
    </message>
    <message>
        <source>there is no base card, but all cards are drafted</source>
        <translation>brak wpisów, a wszystkie karty są już dobrane</translation>
    </message>
    <message>
        <source>seat {} has played more than the {} cards it can have kept</source>
        <translation>miejsce {} ma więcej zagranych kart, niż mogło zatrzymać ({})</translation>
    </message>
    <message>
        <source>{} is not a card; write for example R3</source>
        <translation>{} nie jest kartą taką jak R3</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} jest dwa razy</translation>
    </message>
    <message>
        <source>{} was not drafted by this seat</source>
        <translation>{} nie należy do kart dobranych przez to miejsce</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>{} is not a file of settings</source>
        <translation>{} to nie plik ustawień</translation>
    </message>
    <message>
        <source>The card deck {} can’t be used: {}. Hilltop’s own cards are shown.</source>
        <translation>Nie można użyć talii {}: {}. Hilltop pokazuje własne karty.</translation>
    </message>
    <message>
        <source>The card deck {} isn’t installed any more. Hilltop’s own cards are shown.</source>
        <translation>Talia {} nie jest już zainstalowana. Hilltop pokazuje własne karty.</translation>
    </message>
    <message>
        <source>it has no usable card {}</source>
        <translation>brakuje karty {} lub jest niezdatna</translation>
    </message>
    <message>
        <source>its drawing has too many parts</source>
        <translation>rysunek ma za dużo części</translation>
    </message>
    <message>
        <source>its drawing is damaged</source>
        <translation>rysunek jest uszkodzony</translation>
    </message>
    <message>
        <source>its drawing is larger than 64 MB when unpacked</source>
        <translation>rysunek po rozpakowaniu przekracza 64 MB</translation>
    </message>
    <message>
        <source>its drawing is no SVG file</source>
        <translation>rysunek nie jest plikiem SVG</translation>
    </message>
    <message>
        <source>its index.desktop names no drawing</source>
        <translation>index.desktop nie podaje rysunku</translation>
    </message>
</context>
<context>
    <name>thegame</name>
    <message>
        <source>rule hand is {}, but with {} seats it must be from 1 to {}</source>
        <translation>reguła hand to {}, przy {} miejscach musi wynosić od 1 do {}</translation>
    </message>
    <message>
        <source>rule minimum is {}, but with hand {} it must be from 1 to {}</source>
        <translation>reguła minimum to {}, przy hand {} musi wynosić od 1 do {}</translation>
    </message>
    <message>
        <source>rule minimum_empty is {}, but with hand {} it must be from 0 to {}</source>
        <translation>reguła minimum_empty to {}, przy hand {} musi wynosić od 0 do {}</translation>
    </message>
    <message>
        <source>a wish comes before the first card</source>
        <translation>życzenie stoi przed pierwszą kartą</translation>
    </message>
    <message>
        <source>all cards are played, so the match is over</source>
        <translation>zagrano wszystkie karty, więc partia jest skończona</translation>
    </message>
    <message>
        <source>card {} does not fit on pile {}, which shows {}</source>
        <translation>karta {} nie pasuje na stos {}, na którym leży {}</translation>
    </message>
    <message>
        <source>card {} is played twice</source>
        <translation>karta {} jest zagrana dwa razy</translation>
    </message>
    <message>
        <source>card {} appears twice</source>
        <translation>karta {} jest dwa razy</translation>
    </message>
    <message>
        <source>card {} is already on a pile</source>
        <translation>karta {} leży na stosie</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>jest za dużo kart</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>kart jest {}, a musi być {}</translation>
    </message>
    <message>
        <source>after these moves it is seat {}’s turn</source>
        <translation>po tych ruchach jest tura miejsca {}</translation>
    </message>
    <message>
        <source>none of the cards fits, so the match is over</source>
        <translation>żadna z tych kart nie pasuje, więc partia jest skończona</translation>
    </message>
    <message>
        <source>seat {} plays on seat {}’s turn</source>
        <translation>gra miejsce {}, a to tura miejsca {}</translation>
    </message>
    <message>
        <source>there is no card {}</source>
        <translation>nie ma karty {}</translation>
    </message>
    <message>
        <source>there is no pile {}</source>
        <translation>nie ma stosu {}</translation>
    </message>
    <message>
        <source>a wish is only possible after a card was played</source>
        <translation>o życzenia pyta się po zagraniu karty</translation>
    </message>
    <message>
        <source>a wish must be from 0 to {}</source>
        <translation>życzenia są od 0 do {}</translation>
    </message>
    <message>
        <source>{} is not a move; write the seat and its move, such as 0 42&gt;1</source>
        <translation>{} to nie miejsce i jego ruch, np. 0 42&gt;1</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>wartość to {}, a z reszty wynika {}</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>SPRT compares two entrants in a round-robin, but there are {} in a {}</source>
        <translation>SPRT porównuje dwóch uczestników każdy z każdym, a jest ich {} w trybie {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in &quot;{}&quot; is not a number</source>
        <translation>„{}” w „{}” nie jest liczbą</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a stop rule; write fixed, interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA]</source>
        <translation>„{}” to ani fixed, ani interval=SZEROKOŚĆ, ani sprt=ELO0,ELO1 z ,ALPHA,BETA lub bez</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {} or {}</source>
        <translation>„{}” to ani {}, ani {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a shard; 3/8 is the fourth of eight, counted from 0, of at most {}</source>
        <translation>„{}” to nie część; 3/8 to czwarta z ośmiu, licząc od 0, z najwyżej {}</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>plan to obiekt JSON</translation>
    </message>
    <message>
        <source>only knockout and cup have a ranking; leave it out</source>
        <translation>ranking należy do eliminacji i pucharu, pomiń go</translation>
    </message>
    <message>
        <source>a stop rule looks at all results in order, so it cannot be played in shards; use stop=fixed</source>
        <translation>reguła stopu patrzy na wszystkie wyniki po kolei, więc nie można grać w częściach; użyj stop=fixed</translation>
    </message>
    <message>
        <source>a {} is always played to its end; use stop=fixed</source>
        <translation>tryb {} gra się do końca, pasuje tylko stop=fixed</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use one-table or random-tables</source>
        <translation>tryb {} wymaga dwóch stron, {} przy {} miejscach ma inne: użyj one-table lub random-tables</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use random-tables</source>
        <translation>tryb {} wymaga dwóch stron, {} przy {} miejscach ma inne: użyj random-tables</translation>
    </message>
    <message>
        <source>game: this field is missing</source>
        <translation>game: brakuje</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches to {}, a musi być liczbą całkowitą od 1 do {}</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use {1} seats or random-tables</source>
        <translation>stołu o {0} miejscach nie da się równo podzielić między {1} uczestników: użyj {1} miejsc lub random-tables</translation>
    </message>
    <message>
        <source>only swiss has a number of rounds; leave it out</source>
        <translation>rounds dotyczy tylko swiss, pomiń je</translation>
    </message>
    <message>
        <source>the Elos of sprt must lie between -1000 and 1000</source>
        <translation>Elo w sprt muszą leżeć między -1000 a 1000</translation>
    </message>
    <message>
        <source>the rounds of a {} depend on results, so it cannot be played in shards</source>
        <translation>rundy w trybie {} zależą od wyników, więc nie można grać go w częściach</translation>
    </message>
    <message>
        <source>the width of the interval must be above 0, such as interval=0.02</source>
        <translation>szerokość przedziału musi być większa od 0, na przykład interval=0.02</translation>
    </message>
    <message>
        <source>there are no entrants</source>
        <translation>nie ma uczestników</translation>
    </message>
    <message>
        <source>there are {} entrants, but at most {} can play</source>
        <translation>uczestników jest {}, grać może najwyżej {}</translation>
    </message>
    <message>
        <source>{} does not take part, so it has no limits</source>
        <translation>{} nie bierze udziału, więc nie ma limitów</translation>
    </message>
    <message>
        <source>{} entrants with {} matches per pairing and stop={} make {} series, but at most {} are possible; use fewer matches</source>
        <translation>{} uczestników, {} partii na parę i stop={} dają {} serii, a możliwych jest najwyżej {}; zmniejsz liczbę partii</translation>
    </message>
    <message>
        <source>{} has limits of its own but does not take part</source>
        <translation>{} ma własne limity, ale nie bierze udziału</translation>
    </message>
    <message>
        <source>{} is built in and has no limits</source>
        <translation>{} jest wbudowany i nie ma limitów</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there are none</source>
        <translation>{} wymaga co najmniej dwóch uczestników, a nie ma żadnego</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there is only one</source>
        <translation>{} wymaga co najmniej dwóch uczestników, a jest jeden</translation>
    </message>
    <message>
        <source>{}: all seats play together, so there is no best response to a bot</source>
        <translation>{}: wszystkie miejsca grają razem, więc na bocie nie można nic zyskać</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use random-tables</source>
        <translation>stołu o {0} miejscach nie da się równo podzielić między {1} uczestników: użyj random-tables</translation>
    </message>
    <message>
        <source>{} remembers earlier matches, and all pairings share the duplicate deals, so this cannot be played in shards; use the limit remembers=match, or no duplicate deals</source>
        <translation>{} pamięta wcześniejsze partie, a zdublowane układy są wspólne dla wszystkich par, więc nie można grać w częściach; użyj limitu remembers=match albo wyłącz zdublowane układy</translation>
    </message>
    <message>
        <source>{} rounds are too many for {} entrants; at most {} can be played without meeting twice</source>
        <translation>{} rund to za dużo na {} uczestników, bez powtarzania spotkań można rozegrać najwyżej {}</translation>
    </message>
    <message>
        <source>there must be a name for each entrant, but there are {} names for {} entrants</source>
        <translation>nazw jest {}, a uczestników {}</translation>
    </message>
    <message>
        <source>seal: give both the seed and the salt, or neither</source>
        <translation>seal: ziarno i sól trzeba albo razem podać, albo razem utajnić</translation>
    </message>
    <message>
        <source>seal: {} is not the SHA-256 of seed {} and salt {}</source>
        <translation>seal: {} to nie SHA-256 ziarna {} i soli {}</translation>
    </message>
    <message>
        <source>together: bots that play with the engine could read the sealed seed; leave it out</source>
        <translation>together: boty działające razem z silnikiem mogłyby odczytać zapieczętowane ziarno; usuń tę opcję</translation>
    </message>
    <message>
        <source>a plan does not have this field</source>
        <translation>plan nie ma takiego pola</translation>
    </message>
    <message>
        <source>this must be all, faults, sample or none</source>
        <translation>to ani all, ani faults, ani sample, ani none</translation>
    </message>
    <message>
        <source>this must be given or round-robin</source>
        <translation>to ani given, ani round-robin</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;decision&quot;: &quot;1s&quot;}}</source>
        <translation>musi być obiektem, na przykład {{&quot;decision&quot;: &quot;1s&quot;}}</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</source>
        <translation>musi być obiektem, na przykład {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</translation>
    </message>
    <message>
        <source>this must be text such as &quot;250ms&quot;</source>
        <translation>musi być tekstem, na przykład „250ms”</translation>
    </message>
    <message>
        <source>only a hill has {}</source>
        <translation>{} ma tylko wzgórze</translation>
    </message>
</context>
<context>
    <name>tournament_files</name>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: tej partii nie rozegrano</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} nie można zapisać: {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>the end of its results is missing</source>
        <translation>jego wyniki się urywają</translation>
    </message>
    <message>
        <source>its results were changed</source>
        <translation>zmieniono jego wyniki</translation>
    </message>
    <message>
        <source>its results are in a format this program does not know</source>
        <translation>jego wyniki mają format nieznany temu programowi</translation>
    </message>
    <message>
        <source>its results have the wrong size</source>
        <translation>jego wyniki mają zły rozmiar</translation>
    </message>
    <message>
        <source>{} has no match {}; its plan ends with {}</source>
        <translation>{} nie ma partii {}, jego plan kończy się na {}</translation>
    </message>
    <message>
        <source>{}: match {} was not kept</source>
        <translation>{}: partia {} nie została zachowana</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot has changed since</source>
        <translation>{}: partia {} była inna: rozegrana znów z ziarna dała inne odpowiedzi, od tego czasu zmienił się bot</translation>
    </message>
    <message>
        <source>{}: its plan cannot be read: {}</source>
        <translation>{}: jego planu nie można odczytać: {}</translation>
    </message>
    <message>
        <source>{}: its plan cannot be played: {}</source>
        <translation>{}: jego planu nie da się rozegrać: {}</translation>
    </message>
    <message>
        <source>{}: its plan has {} bots, but {} entrants, so the file is damaged; try a copy of it</source>
        <translation>{}: w jego planie botów jest {}, a uczestników {}; plik jest uszkodzony, może pomoże kopia</translation>
    </message>
    <message>
        <source>{}: series {} does not follow from the results before it. Either {} broke ties by other rules, then play this tournament anew, or the file is damaged</source>
        <translation>{}: seria {} nie wynika z wcześniejszych wyników; albo {} rozstrzygał remis innymi zasadami, wtedy rozegraj ten turniej od nowa, albo plik jest uszkodzony</translation>
    </message>
    <message>
        <source>{}: series {} does not belong to its plan, so the file is damaged; try a copy of it</source>
        <translation>{}: seria {} nie należy do jego planu; plik jest uszkodzony, może pomoże kopia</translation>
    </message>
    <message>
        <source>{} was played by {}, which split tournaments of your own bots differently; open it with that version or play it again</source>
        <translation>{} rozegrano przez {}, gdzie turnieje własnych botów dzielono inaczej; otwórz go w tamtej wersji lub rozegraj ponownie</translation>
    </message>
    <message>
        <source>{}: {} and {} meet in series {}, but the file may hold another pairing: {} may have broken a tie before it by other rules; play this tournament anew</source>
        <translation>{}: {} i {} spotykają się w serii {}, ale nie wiadomo, czy ją rozegrali: {} mógł wcześniej rozstrzygnąć remis innymi zasadami; rozegraj ten turniej od nowa</translation>
    </message>
    <message>
        <source>{}: the file of {} was changed or removed, so the results would be of two different bots; restore the file that has played so far, or begin a new tournament</source>
        <translation>{}: plik bota {} zmienił się lub zniknął, więc wyniki byłyby od dwóch różnych botów; przywróć to, co dotąd grało, albo zacznij nowy turniej</translation>
    </message>
    <message>
        <source>{}: {} has changed (version {} has played so far, now it is version {}), so the results would be of two different bots; keep the results as they are, or begin a new tournament</source>
        <translation>{}: od tego czasu zmienił się {} (dotąd grała wersja {}, teraz to wersja {}), więc wyniki byłyby od dwóch różnych botów; obejrzyj je albo zacznij nowy turniej</translation>
    </message>
    <message>
        <source>{}: match {} was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: partia {} liczy się jako poddana i nie została rozegrana, bo bot był już wykluczony</translation>
    </message>
    <message>
        <source>{}: the record of match {} cannot be read: {}</source>
        <translation>{}: zapisu partii {} nie można odczytać: {}</translation>
    </message>
    <message>
        <source>there is no home folder in which the sealed seed could be kept</source>
        <translation>nie ma folderu domowego, w którym można by zapisać zapieczętowane ziarno</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} nie można utworzyć ({})</translation>
    </message>
    <message>
        <source>seal: {} is not a SHA-256</source>
        <translation>seal: {} to nie SHA-256</translation>
    </message>
    <message>
        <source>its seed is sealed, and only the computer that began it knows the seed; open it there, wait until it is over, or copy {} from there</source>
        <translation>jego ziarno jest zapieczętowane i zna je tylko komputer, na którym zaczęto turniej; obejrzyj go tam, poczekaj do końca lub skopiuj stamtąd {}</translation>
    </message>
    <message>
        <source>{}: its seed is not the one that was sealed</source>
        <translation>{}: to nie jest ziarno, które zapieczętowano</translation>
    </message>
    <message>
        <source>the match cannot be shown before the tournament ends and its sealed seed is published: {}</source>
        <translation>partii nie można pokazać przed końcem, gdy zostanie ujawnione zapieczętowane ziarno: {}</translation>
    </message>
    <message>
        <source>{}: series {} arrived, but series {} was expected</source>
        <translation>{}: przyszła seria {} zamiast {}</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>nie ma {}</translation>
    </message>
    <message>
        <source>its plan or entrants were changed</source>
        <translation>zmieniono jego plan lub uczestników</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: już istnieje; wybierz inną nazwę</translation>
    </message>
    <message>
        <source>{}{} belongs to another file; remove it or choose another name</source>
        <translation>{}{}: należy do innego pliku; usuń go lub wybierz inną nazwę</translation>
    </message>
    <message>
        <source>{} is being changed by another Hilltop; wait until that is done, or stop it</source>
        <translation>{} jest zmieniane przez inny Hilltop; zaczekaj, aż skończy, albo go zatrzymaj</translation>
    </message>
    <message>
        <source>{} is empty; it was cut off when it was created or copied</source>
        <translation>{} jest pusty; ucięto go przy tworzeniu lub kopiowaniu</translation>
    </message>
    <message>
        <source>{} is of format {}, made by a newer Hilltop; this one reads format {}</source>
        <translation>{} ma format {}, z nowszego Hilltop; ten czyta format {}</translation>
    </message>
    <message>
        <source>it has no format</source>
        <translation>nie ma formatu</translation>
    </message>
    <message>
        <source>{}: its folder is read-only; copy it and continue with the copy</source>
        <translation>{}: jego folder jest tylko do odczytu; skopiuj plik i kontynuuj na kopii</translation>
    </message>
    <message>
        <source>{} is read-only; copy it and continue with the copy</source>
        <translation>{} jest tylko do odczytu; skopiuj go i kontynuuj na kopii</translation>
    </message>
    <message>
        <source>{} was replaced by another file while the tournament was running</source>
        <translation>{}: inny plik przejął jego nazwę w trakcie gry</translation>
    </message>
    <message>
        <source>{} was deleted or moved while the tournament was running</source>
        <translation>{}: usunięto go lub przeniesiono w trakcie gry</translation>
    </message>
    <message>
        <source>{} was changed by another program; open it again</source>
        <translation>{}: zmienił go inny program; otwórz go ponownie</translation>
    </message>
    <message>
        <source>no such column: {}</source>
        <translation>brakuje kolumny: {}</translation>
    </message>
    <message>
        <source>its table {} has other columns</source>
        <translation>jego tabela {} ma inne kolumny</translation>
    </message>
    <message>
        <source>its {} {} does not belong there</source>
        <translation>zawiera {} {}, a nie powinien</translation>
    </message>
    <message>
        <source>no such table: {}</source>
        <translation>brakuje tabeli: {}</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>zawartość bazy danych jest uszkodzona</translation>
    </message>
    <message>
        <source>{} and {} are of different plans; merge shards of one plan</source>
        <translation>{} i {} należą do różnych planów; łącz części jednego planu</translation>
    </message>
    <message>
        <source>{} is a shard of {}, {} one of {}; merge shards of one run</source>
        <translation>{} to część {}, {} to część {}; łącz części jednego przebiegu</translation>
    </message>
    <message>
        <source>{} and {} have different entrants</source>
        <translation>{} i {} mają różnych uczestników</translation>
    </message>
    <message>
        <source>{} and {} were played with different programs of entrant {} (versions {} and {}); play one of the shards again</source>
        <translation>{} i {} rozegrano z różnymi programami uczestnika {} (wersje {} i {}); rozegraj jedną z części jeszcze raz</translation>
    </message>
    <message>
        <source>{} is a whole tournament, not a shard of one</source>
        <translation>{} to cały turniej, a nie jego część</translation>
    </message>
    <message>
        <source>there is nothing to merge; name all shards of a tournament</source>
        <translation>nie ma czego łączyć; podaj wszystkie części turnieju</translation>
    </message>
    <message>
        <source>{} and {} are both shard {} of {}; name each shard once</source>
        <translation>{} i {} to obie część {} z {}; podaj każdą część raz</translation>
    </message>
    <message>
        <source>shard {} of {} is missing; name all {} shards, finished or not</source>
        <translation>brakuje części {} z {}; podaj wszystkie części ({}), ukończone lub nie</translation>
    </message>
    <message>
        <source>{} is damaged (series {} is missing); use a copy of it</source>
        <translation>{} jest uszkodzony (brakuje serii {}); użyj jego kopii</translation>
    </message>
    <message>
        <source>{} cannot be merged here: {}</source>
        <translation>{} nie można tu połączyć: {}</translation>
    </message>
    <message>
        <source>{}: the recovered data could not be written</source>
        <translation>{}: nie udało się zapisać odzyskanych danych</translation>
    </message>
    <message>
        <source>some faults belong to no series</source>
        <translation>usterki nie należą do żadnej serii</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: nie ma takiego pliku</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} to folder, nie plik</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} nie można otworzyć ({})</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} to nie zwykły plik</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} nie można zapisać ({})</translation>
    </message>
    <message>
        <source>malformed database schema</source>
        <translation>struktura bazy danych jest uszkodzona</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>nie można otworzyć bazy danych</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>błąd wejścia/wyjścia dysku</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>za mało pamięci</translation>
    </message>
    <message>
        <source>access permission denied</source>
        <translation>brak uprawnień dostępu</translation>
    </message>
    <message>
        <source>not authorized</source>
        <translation>brak zezwolenia</translation>
    </message>
    <message>
        <source>locking protocol</source>
        <translation>nie można założyć blokady</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>zawartość za duża</translation>
    </message>
    <message>
        <source>constraint failed</source>
        <translation>naruszono warunek bazy danych</translation>
    </message>
    <message>
        <source>datatype mismatch</source>
        <translation>wartość złego typu</translation>
    </message>
    <message>
        <source>large file support is disabled</source>
        <translation>duże pliki nie są tu obsługiwane</translation>
    </message>
    <message>
        <source>{} cannot be opened (there is not enough memory)</source>
        <translation>{} nie można otworzyć (brak pamięci)</translation>
    </message>
    <message>
        <source>{0} cannot be read without {0}{1}, and its folder is read-only; copy both files into a folder of your own</source>
        <translation>{0} nie można odczytać bez {0}{1}, a w folderze nie wolno zapisywać; skopiuj oba pliki do własnego folderu</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>kończy się za wcześnie</translation>
    </message>
    <message>
        <source>{} is in use by another program; close it there or wait</source>
        <translation>{}: używa go inny program; zamknij go tam lub poczekaj</translation>
    </message>
    <message>
        <source>{}: the disk is full. Everything saved until now is kept; free some space and continue</source>
        <translation>{}: dysk jest pełny; wszystko, co dotąd zapisano, zostaje; zwolnij miejsce i kontynuuj</translation>
    </message>
    <message>
        <source>{} is read-only; copy it to a folder of your own and continue with the copy</source>
        <translation>{} jest tylko do odczytu; skopiuj go do własnego folderu i kontynuuj na kopii</translation>
    </message>
    <message>
        <source>{} cannot be read or written ({})</source>
        <translation>{} nie można odczytać lub zapisać ({})</translation>
    </message>
    <message>
        <source>{} cannot be used ({})</source>
        <translation>{} nie można użyć ({})</translation>
    </message>
    <message>
        <source>{} is damaged ({}); nothing was changed in it, use a copy of it</source>
        <translation>{} jest uszkodzony ({}); nic w nim nie zmieniono, użyj jego kopii</translation>
    </message>
    <message>
        <source>a fault was changed</source>
        <translation>usterka została zmieniona</translation>
    </message>
    <message>
        <source>a part of series {} is missing</source>
        <translation>brakuje fragmentu serii {}</translation>
    </message>
    <message>
        <source>its last series is numbered {}</source>
        <translation>jego ostatnia seria ma numer {}</translation>
    </message>
    <message>
        <source>its processor times were changed</source>
        <translation>zmieniono jego czasy procesora</translation>
    </message>
    <message>
        <source>series {} has the results of another series</source>
        <translation>seria {} ma wyniki innej</translation>
    </message>
    <message>
        <source>series {} is missing</source>
        <translation>brakuje serii {}</translation>
    </message>
    <message>
        <source>series {}: {}</source>
        <translation>seria {}: {}</translation>
    </message>
    <message>
        <source>the faults of series {} were changed</source>
        <translation>zmieniono usterki serii {}</translation>
    </message>
    <message>
        <source>the matches of series {} were changed</source>
        <translation>zmieniono partie serii {}</translation>
    </message>
    <message>
        <source>{} is not a tournament file</source>
        <translation>{} to nie plik turnieju</translation>
    </message>
</context>
<context>
    <name>tournaments</name>
    <message>
        <source>{}: opening it was cancelled</source>
        <translation>{}: otwieranie anulowano</translation>
    </message>
</context>
<context>
    <name>wires</name>
    <message>
        <source>limit {}: &quot;{}&quot; is not {}</source>
        <translation>limit {}: „{}” to nie {}</translation>
    </message>
    <message>
        <source>there is no limit &quot;{}&quot;; the limits are start, first, decision, reply, stderr, memory, processes, total, remembers and ponder</source>
        <translation>nie ma limitu „{}”: start, first, decision, reply, stderr, memory, processes, total, remembers, ponder</translation>
    </message>
    <message>
        <source>{} seats answer at once, but there are only {}</source>
        <translation>naraz odpowiada miejsc: {}, a wszystkich jest {}</translation>
    </message>
    <message>
        <source>an answer is not in the list, or all answers together are too long</source>
        <translation>jakiejś odpowiedzi nie ma wśród zawartych albo razem są za długie</translation>
    </message>
    <message>
        <source>there is no answer for a fault of seat {} in step {}</source>
        <translation>nie ma odpowiedzi do usterki miejsca {} w kroku {}</translation>
    </message>
    <message>
        <source>there is no answer for a note on decision {} of seat {}</source>
        <translation>nie ma odpowiedzi do notatki o decyzji {} miejsca {}</translation>
    </message>
    <message>
        <source>these are matches of another series</source>
        <translation>to partie innej serii</translation>
    </message>
    <message>
        <source>the data has {} matches, but only {} are left</source>
        <translation>{} to więcej partii niż {}, które zostały</translation>
    </message>
    <message>
        <source>match {} of {}: {}</source>
        <translation>partia {} z {}: {}</translation>
    </message>
    <message>
        <source>the data has another length than it says</source>
        <translation>zawiera więcej lub mniej, niż podaje</translation>
    </message>
    <message>
        <source>{}: this program cannot run bots of your own</source>
        <translation>{}: ten program nie może uruchamiać twoich botów</translation>
    </message>
    <message>
        <source>step {}: {} seats answer, but {} have to</source>
        <translation>krok {}: odpowiadające miejsca: {}, pytane: {}</translation>
    </message>
    <message>
        <source>the rest of the data does not fit its {} steps</source>
        <translation>reszta nie pasuje do liczby kroków ({})</translation>
    </message>
    <message>
        <source>step {}: seat {} cannot have given this answer</source>
        <translation>krok {}: miejsce {} nie mogło tak odpowiedzieć</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>krok {}: partia jest już skończona</translation>
    </message>
</context>
<context>
    <name>zipdeck</name>
    <message>
        <source>a table of two can be solved for up to {} rounds, but not for {}</source>
        <translation>stół dla dwojga jest rozwiązany do {} rund, nie dla {}</translation>
    </message>
    <message>
        <source>there are more entries here than seats</source>
        <translation>wymienia więcej miejsc, niż ich jest</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} jest dwa razy</translation>
    </message>
</context>
</TS>
