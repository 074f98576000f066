<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>ActionBar</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Weiter mit Klick oder Taste</translation>
    </message>
    <message>
        <source>Choose what it is aimed at. Esc starts again.</source>
        <translation>Das Ziel wählen. Esc beginnt von vorn.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakActions</name>
    <message>
        <source>over 20, at %1</source>
        <translation>über 20, bei %1</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>gleichauf bei %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>%1 and stand</source>
        <translation>%1 und halten</translation>
    </message>
    <message>
        <source>%1, end turn</source>
        <translation>%1, Zug beenden</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>one more card, from %1</source>
        <translation>noch eine Karte, von %1</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Weiter mit Klick oder Taste</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Karte zurücknehmen</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakBars</name>
    <message>
        <source>Chance, in %, that a card drawn makes exactly 20 from:</source>
        <translation>Chance in %, dass eine gezogene Karte genau 20 ergibt, von:</translation>
    </message>
    <message>
        <source>From %1: %2 %</source>
        <translation>Von %1: %2 %</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakCards</name>
    <message>
        <source>house card %1</source>
        <translation>Hauskarte %1</translation>
    </message>
    <message>
        <source>house card %1, flipped: %2</source>
        <translation>Hauskarte %1, umgedreht: %2</translation>
    </message>
    <message>
        <source>house card %1, doubled: %2</source>
        <translation>Hauskarte %1, verdoppelt: %2</translation>
    </message>
    <message>
        <source>side card, flipped: %1</source>
        <translation>Nebenkarte, umgedreht: %1</translation>
    </message>
    <message>
        <source>side card that flips 2 and 4</source>
        <translation>Nebenkarte, die 2 und 4 umdreht</translation>
    </message>
    <message>
        <source>side card that flips 3 and 6</source>
        <translation>Nebenkarte, die 3 und 6 umdreht</translation>
    </message>
    <message>
        <source>side card that doubles</source>
        <translation>Nebenkarte, die verdoppelt</translation>
    </message>
    <message>
        <source>tie card, ±1</source>
        <translation>Gleichstandskarte, ±1</translation>
    </message>
    <message>
        <source>tie card, %1</source>
        <translation>Gleichstandskarte, %1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>Nebenkarte %1</translation>
    </message>
    <message>
        <source>±1 or ±2, your choice</source>
        <translation>±1 oder ±2, Ihre Wahl</translation>
    </message>
    <message>
        <source>flips your 2s and 4s</source>
        <translation>dreht Ihre 2er und 4er um</translation>
    </message>
    <message>
        <source>flips your 3s and 6s</source>
        <translation>dreht Ihre 3er und 6er um</translation>
    </message>
    <message>
        <source>doubles your last card</source>
        <translation>verdoppelt Ihre letzte Karte</translation>
    </message>
    <message>
        <source>±1, and a tie is yours</source>
        <translation>±1, Gleichstand geht an Sie</translation>
    </message>
    <message>
        <source>Counts +1, −1, +2 or −2, as you choose when you play it.</source>
        <translation>Zählt +1, −1, +2 oder −2. Sie wählen beim Ausspielen.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 2 and 4 in your row.</source>
        <translation>Zählt selbst nichts und wechselt das Vorzeichen jeder 2 und 4 in Ihrer Reihe.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 3 and 6 in your row.</source>
        <translation>Zählt selbst nichts und wechselt das Vorzeichen jeder 3 und 6 in Ihrer Reihe.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and your last card counts twice.</source>
        <translation>Zählt selbst nichts, und Ihre letzte Karte zählt doppelt.</translation>
    </message>
    <message>
        <source>Counts +1 or −1, and you win the set if it is tied.</source>
        <translation>Zählt +1 oder −1, und bei Gleichstand gewinnen Sie den Satz.</translation>
    </message>
    <message>
        <source>Counts plus or minus, as you choose when you play it.</source>
        <translation>Zählt plus oder minus. Sie wählen beim Ausspielen.</translation>
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
        <translation>Beides</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>at most so many of a kind</comment>
        <translation>
            <numerusform>je %n</numerusform>
            <numerusform>je %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side deck: %1 of %2.</source>
        <translation>Ihr Nebenstapel: %1 von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are drawn for the match.</source>
        <translation>
            <numerusform>%n davon wird für die Partie gezogen.</numerusform>
            <numerusform>%n davon werden für die Partie gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>Dieses Deck nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards are needed.</source>
        <translation>
            <numerusform>Es fehlt noch %n Karte.</numerusform>
            <numerusform>Es fehlen noch %n Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDecks</name>
    <message>
        <source>Both ways</source>
        <translation>Plus und Minus</translation>
    </message>
    <message>
        <source>Safety net</source>
        <translation>Sicherheitsnetz</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Kniffe</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>Fertige Decks</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Ihre Decks</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>Wählen Sie erst Karten.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Type a name, then press Enter</source>
        <translation>Namen eingeben, dann Enter</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakFirst</name>
    <message>
        <source>Your side deck</source>
        <translation>Ihr Nebenstapel</translation>
    </message>
    <message>
        <source>These cards are a good start.</source>
        <translation>Mit diesen Karten fängt es sich gut an.</translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation>Mit diesem Deck spielen</translation>
    </message>
    <message>
        <source>Build my own deck…</source>
        <translation>Eigenes Deck bauen…</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakKind</name>
    <message>
        <source>Side card %1</source>
        <translation>Nebenkarte %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Eine mehr: %1</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>Eine weniger: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlace</name>
    <message>
        <source>Side card %1</source>
        <translation>Nebenkarte %1</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Zurücklegen: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlan</name>
    <message>
        <source>Not allowed by these rules.</source>
        <translation>Nach diesen Regeln nicht erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n of this card.</source>
        <translation>
            <numerusform>Von dieser Karte höchstens %n.</numerusform>
            <numerusform>Von dieser Karte höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side deck is full. Put a card back first.</source>
        <translation>Der Nebenstapel ist voll. Legen Sie zuerst eine Karte zurück.</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>%1 gewonnen, %2 verloren</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakRow</name>
    <message>
        <source>doubled</source>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>umgedreht</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakScore</name>
    <message>
        <source>over</source>
        <translation>überkauft</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>nine cards</source>
        <translation>neun Karten</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, überkauft</translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation>%1 nannte</translation>
    </message>
    <message>
        <source>Playing for</source>
        <translation>Gespielt um</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Last set</source>
        <translation>Letzter Satz</translation>
    </message>
    <message>
        <source>This set</source>
        <translation>Dieser Satz</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakSigns</name>
    <message>
        <source>Play it as %1</source>
        <translation>Als %1 spielen</translation>
    </message>
    <message>
        <source>Turn the card over</source>
        <translation>Karte umdrehen</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStake</name>
    <message>
        <source>Stake: %1. %2</source>
        <translation>Einsatz: %1. %2</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>named: %1 and %2</source>
        <translation>genannt: %1 und %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStakes</name>
    <message>
        <source>Your stake, 1 to %1. The lower stake counts.</source>
        <translation>Ihr Einsatz, 1 bis %1. Der niedrigere gilt.</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Einsatz %1</translation>
    </message>
    <message>
        <source>Add a chip of %1</source>
        <translation>Einen Chip zu %1 dazulegen</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Höchstens %1.</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>Einen Chip zurücknehmen</translation>
    </message>
    <message>
        <source>Add a chip first.</source>
        <translation>Legen Sie erst einen Chip.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTable</name>
    <message>
        <source>%1 of %2 sets</source>
        <translation>%1 von %2 Sätzen</translation>
    </message>
    <message>
        <source>%1 of %2 sets won</source>
        <translation>%1 von %2 Sätzen gewonnen</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>über 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>Zug beendet</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>Satz gewonnen</translation>
    </message>
    <message>
        <source>set tied</source>
        <translation>unentschieden</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTag</name>
    <message>
        <source>to %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>Play it as %1, to %2</source>
        <translation>Als %1 spielen, auf %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTexts</name>
    <message>
        <source>Side deck: %1</source>
        <translation>Nebenstapel: %1</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Einsatz %1</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>%1 spielen und halten</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>%1 spielen, Zug beenden</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>nächste Runde noch eine Karte</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>at %1, one more card next round</source>
        <translation>bei %1, nächste Runde noch eine Karte</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>auf %1</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards for your side deck.</source>
        <translation>
            <numerusform>Wählen Sie %n Karte für Ihren Nebenstapel.</numerusform>
            <numerusform>Wählen Sie %n Karten für Ihren Nebenstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a stake from 1 to %1. The lower one counts.</source>
        <translation>Nennen Sie einen Einsatz von 1 bis %1. Der niedrigere gilt.</translation>
    </message>
    <message>
        <source>You have %1, over 20. A side card may save you.</source>
        <translation>Sie haben %1, also über 20. Eine Nebenkarte kann Sie retten.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Sie haben %1, %2 hält bei %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Sie haben %1, %2 hat %3.</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>names a stake</source>
        <translation>nennt einen Einsatz</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>began the set</source>
        <translation>zuerst am Zug</translation>
    </message>
    <message>
        <source>Both stand at %1: set %2 is tied.</source>
        <translation>Beide halten bei %1: Satz %2 ist unentschieden.</translation>
    </message>
    <message>
        <source>You went over 20 in set %2, with %3 against %4.</source>
        <translation>Sie kamen in Satz %2 über 20, mit %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in set %2, with %3 against %4.</source>
        <translation>%1 kam in Satz %2 über 20, mit %3 gegen %4.</translation>
    </message>
    <message>
        <source>You won set %2 with nine cards.</source>
        <translation>Sie haben Satz %2 mit neun Karten gewonnen.</translation>
    </message>
    <message>
        <source>%1 won set %2 with nine cards.</source>
        <translation>%1 hat Satz %2 mit neun Karten gewonnen.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and your tie card won it.</source>
        <translation>Satz %2 war bei %3 ausgeglichen, Ihre Gleichstandskarte hat ihn entschieden.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and the tie card of %1 won it.</source>
        <translation>Satz %2 war bei %3 ausgeglichen, die Gleichstandskarte von %1 hat ihn entschieden.</translation>
    </message>
    <message>
        <source>You won set %2, with %3 against %4.</source>
        <translation>Sie haben Satz %2 mit %3 gegen %4 gewonnen.</translation>
    </message>
    <message>
        <source>%1 won set %2, with %3 against %4.</source>
        <translation>%1 hat Satz %2 mit %3 gegen %4 gewonnen.</translation>
    </message>
    <message>
        <source>name a stake of %1</source>
        <translation>nennen als Einsatz %1</translation>
    </message>
    <message>
        <source>names a stake of %1</source>
        <translation>nennt als Einsatz %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>beenden Zug bei %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>beendet Zug bei %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>halten bei %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>hält bei %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>haben genau %1 und halten</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>hat genau %1 und hält</translation>
    </message>
    <message>
        <source>are over 20, at %1</source>
        <translation>sind über 20, bei %1</translation>
    </message>
    <message>
        <source>is over 20, at %1</source>
        <translation>ist über 20, bei %1</translation>
    </message>
    <message>
        <source>have nine cards, at %1</source>
        <translation>haben neun Karten, bei %1</translation>
    </message>
    <message>
        <source>has nine cards, at %1</source>
        <translation>hat neun Karten, bei %1</translation>
    </message>
    <message>
        <source>stand at %1, the house deck is empty</source>
        <translation>halten bei %1, der Hausstapel ist leer</translation>
    </message>
    <message>
        <source>stands at %1, the house deck is empty</source>
        <translation>hält bei %1, der Hausstapel ist leer</translation>
    </message>
    <message>
        <source>Both choose their side decks</source>
        <translation>Beide wählen ihren Nebenstapel</translation>
    </message>
    <message>
        <source>Both name their stakes</source>
        <translation>Beide nennen ihren Einsatz</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>Satz %1 ist unentschieden</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Sie beginnen</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>You win the set</source>
        <translation>Sie gewinnen den Satz</translation>
    </message>
    <message>
        <source>%1 wins the set</source>
        <translation>%1 gewinnt den Satz</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Sie gewinnen die Partie</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>Verstoß, zählt als Halten</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>spielen %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>spielt %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>ziehen %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>zieht %1</translation>
    </message>
    <message>
        <source>You have nine cards</source>
        <translation>Sie haben neun Karten</translation>
    </message>
    <message>
        <source>%1 has nine cards</source>
        <translation>%1 hat neun Karten</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Sie sind über 20, bei %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 ist über 20, bei %2</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>Gespielt um %1</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Chance to win, %</source>
        <translation>Gewinnchance, %</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Erwartete Punkte</translation>
    </message>
    <message>
        <source>Expected cards left</source>
        <translation>Erwartete Restkarten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>eine Ungenauigkeit</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>ein grober Fehler</translation>
    </message>
    <message>
        <source>Marks: ?! for a loss of %1 or more, ? of %2, ?? of %3, if the loss is more than twice its error.</source>
        <translation>Zeichen: ?! ab einem Verlust von %1, ? ab %2, ?? ab %3, wenn der Verlust mehr als doppelt so groß ist wie sein Standardfehler.</translation>
    </message>
    <message>
        <source>Accuracy: the share of what was at stake that the player kept, from the worst answer (0 %) to the best (100 %).</source>
        <translation>Genauigkeit: wie viel ein Spieler von dem erreicht hat, worum es bei seinen Entscheidungen ging, von der schlechtesten Antwort (0 %) bis zur besten (100 %).</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Genauigkeit %1 %</translation>
    </message>
    <message>
        <source>Accuracy %1 %, %2 %3 %</source>
        <translation>Genauigkeit %1 %, %2 %3 %</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Eine Karte spielen</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Eine Karte behalten</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Eine Karte ablegen</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Trumpf ansagen</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>Judge version %1.</source>
        <translation>Version %1 des Richters.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like the bot %1 and all undrawn cards are drawn at random.</source>
        <translation>Wert: was eine Stellung einem Spieler wert ist, wenn alle so weiterspielen wie der Bot %1 und alle noch nicht gezogenen Karten zufällig gezogen werden.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like a quick player who sees all cards and all undrawn cards are drawn at random.</source>
        <translation>Wert: was eine Stellung einem Spieler wert ist, wenn alle so weiterspielen wie ein schneller Spieler, der alle Karten sieht, und alle noch nicht gezogenen Karten zufällig gezogen werden.</translation>
    </message>
    <message>
        <source>Loss: the value of the best answer minus the value of the answer given, averaged over all hands the others could hold, from what the player knew. Unforced: a decision with at least one clearly worse answer.</source>
        <translation>Verlust: der Wert der besten Antwort minus der Wert der gegebenen, gemittelt über alle Blätter, die die anderen nach dem Wissen des Spielers haben konnten. Unerzwungen: eine Entscheidung mit mindestens einer deutlich schlechteren Antwort.</translation>
    </message>
    <message>
        <source>%1: skill is %2 because every answer is also the judge’s choice. A mark shows where another answer is better.</source>
        <translation>%1: Das Können ist %2, weil der Richter jede Antwort genauso gewählt hätte. Ein Zeichen zeigt, wo eine andere Antwort besser ist.</translation>
    </message>
    <message numerus="yes">
        <source>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</source>
        <translation>
            <numerusform>Exakt: berechnet, ohne Standardfehler. Simuliert: aus %Ln Simulation, ± ein Standardfehler. Heuristisch: mit einem vereinfachten Modell berechnet, ± dessen Genauigkeit.</numerusform>
            <numerusform>Exakt: berechnet, ohne Standardfehler. Simuliert: das Mittel aus bis zu %Ln Simulationen, ± ein Standardfehler. Heuristisch: mit einem vereinfachten Modell berechnet, ± dessen Genauigkeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: skill is %2 because gains and losses even out with the cards as they lay. A mark shows what an answer costs given what the seat knew.</source>
        <translation>%1: Das Können ist %2, weil sich Gewinne und Verluste mit den tatsächlichen Karten ausgleichen. Ein Zeichen zeigt, was eine Antwort nach dem Wissen des Spielers kostet.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat, the mean of two ways to finish the hand: perfectly, seeing all cards, and sensibly, without seeing them. Later hands are dealt at random.</source>
        <translation>Wert: was eine Stellung einem Spieler wert ist, das Mittel aus zwei Arten, die Hand zu beenden: perfekt, bei offenen Karten, und vernünftig, ohne sie zu sehen. Spätere Hände werden zufällig gegeben.</translation>
    </message>
    <message>
        <source>Luck: what drawn cards change. Skill: what answers change, seeing all cards. Start + luck + skill + others’ skill = result. Where fewer is better, a minus helps. Luck-adjusted: the same strength with less noise.</source>
        <translation>Glück: was gezogene Karten ändern. Können: was Antworten ändern, bei offenen Karten. Beginn + Glück + Können + Können der anderen = Ergebnis. Wo weniger besser ist, nützt ein Minus. Ohne Glück: dieselbe Stärke mit weniger Zufall.</translation>
    </message>
    <message>
        <source>Not significant: a change of no more than twice its error. It can be nothing.</source>
        <translation>Nicht signifikant: eine Änderung, die höchstens doppelt so groß ist wie ihr Fehler. Sie kann auch nichts sein.</translation>
    </message>
</context>
<context>
    <name>BotTrust</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation>Nicht abgeschottet</translation>
    </message>
    <message>
        <source>%1 could read your files and use the network. Run it anyway?</source>
        <translation>%1 könnte Ihre Dateien lesen und das Netz nutzen. Trotzdem ausführen?</translation>
    </message>
    <message>
        <source>These bots could read your files and use the network. Run them anyway?

%1</source>
        <translation>Diese Bots könnten Ihre Dateien lesen und das Netz nutzen. Trotzdem ausführen?

%1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run them</source>
        <translation>Ausführen</translation>
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
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Nice.</source>
        <translation>Schön.</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>Na gut.</translation>
    </message>
    <message>
        <source>Lovely!</source>
        <translation>Herrlich!</translation>
    </message>
    <message>
        <source>Oh dear!</source>
        <translation>Oje!</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>Sieh an.</translation>
    </message>
    <message>
        <source>Typical.</source>
        <translation>Typisch.</translation>
    </message>
    <message>
        <source>Ha!</source>
        <translation>Ha!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Autsch!</translation>
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
        <translation>Entscheidung %1: %2 antwortet „%3“, %4 antwortet „%5“.</translation>
    </message>
</context>
<context>
    <name>ContestNames</name>
    <message>
        <source>The hill needs a name.</source>
        <translation>Der Hügel braucht einen Namen.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Das Turnier braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name contains an invisible character, which a file name can’t have.</source>
        <translation>Der Name enthält ein unsichtbares Zeichen, das in Dateinamen nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>A file name can’t contain “%1”. Leave it out.</source>
        <translation>Ein Dateiname darf „%1“ nicht enthalten. Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>The name can’t begin or end with a full stop.</source>
        <translation>Der Name darf nicht mit einem Punkt beginnen oder enden.</translation>
    </message>
    <message>
        <source>The name is too long for a file. Use a shorter one.</source>
        <translation>Der Name ist zu lang für eine Datei. Wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>A hill called “%1” already exists.</source>
        <translation>Einen Hügel namens „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>A tournament called “%1” already exists.</source>
        <translation>Ein Turnier namens „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
</context>
<context>
    <name>ContinueTexts</name>
    <message>
        <source>%1 matches: %2</source>
        <translation>%1 Partien: %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>%1 matches: queued</source>
        <translation>%1 Partien: in der Warteschlange</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1 matches: stopped at %2 %</source>
        <translation>%1 Partien: bei %2 % beendet</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Count line</source>
        <translation>Zählleiste</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu viel</translation>
    </message>
</context>
<context>
    <name>CountMiddle</name>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation>
            <numerusform>Hausstapel, noch %n</numerusform>
            <numerusform>Hausstapel, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSeat</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 von %2 Händen</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%1 von %2 Händen gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Side cards: %1</source>
        <translation>Nebenkarten: %1</translation>
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
        <translation>Meine Karten zeigen</translation>
    </message>
</context>
<context>
    <name>DecisionKind</name>
    <message>
        <source>Above 20</source>
        <translation>Über 20</translation>
    </message>
    <message>
        <source>Behind a player who stands</source>
        <translation>Hinten, Gegner hält</translation>
    </message>
    <message>
        <source>Level with a player who stands</source>
        <translation>Gleichauf, Gegner hält</translation>
    </message>
    <message>
        <source>Ahead of a player who stands</source>
        <translation>Vorn, Gegner hält</translation>
    </message>
    <message>
        <source>Up to 10, no card can bust</source>
        <translation>Bis 10, Überkaufen unmöglich</translation>
    </message>
    <message>
        <source>On 11 to 14</source>
        <translation>Bei 11 bis 14</translation>
    </message>
    <message>
        <source>On 15 to 17</source>
        <translation>Bei 15 bis 17</translation>
    </message>
    <message>
        <source>On 18 to 20</source>
        <translation>Bei 18 bis 20</translation>
    </message>
    <message>
        <source>Choose the side deck</source>
        <translation>Nebenstapel wählen</translation>
    </message>
    <message>
        <source>Name a stake</source>
        <translation>Einsatz nennen</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Aufnehmen lassen</translation>
    </message>
    <message>
        <source>Pick up as the dealer</source>
        <translation>Als Geber aufnehmen</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Trumpf ansagen</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Lead without trump in hand</source>
        <translation>Ausspielen, kein Trumpf auf der Hand</translation>
    </message>
    <message>
        <source>Lead with trump in hand</source>
        <translation>Ausspielen, Trumpf auf der Hand</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Farbe bedienen</translation>
    </message>
    <message>
        <source>Trump in or throw off</source>
        <translation>Stechen oder abwerfen</translation>
    </message>
    <message>
        <source>Throw off without trump</source>
        <translation>Abwerfen ohne Trumpf</translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation>Letzte zwei Stiche</translation>
    </message>
    <message>
        <source>First pick</source>
        <translation>Erste Wahl</translation>
    </message>
    <message>
        <source>Later picks</source>
        <translation>Weitere Wahlen</translation>
    </message>
    <message>
        <source>With a pair in hand</source>
        <translation>Mit Paar auf der Hand</translation>
    </message>
    <message>
        <source>Without a pair in hand</source>
        <translation>Ohne Paar auf der Hand</translation>
    </message>
    <message>
        <source>Last three games</source>
        <translation>Letzte drei Spiele</translation>
    </message>
    <message>
        <source>Low card</source>
        <translation>Niedrige Karte</translation>
    </message>
    <message>
        <source>Middle card</source>
        <translation>Mittlere Karte</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Hohe Karte</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>Letzte Runden</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation>Leerer Nachziehstapel</translation>
    </message>
    <message>
        <source>With a jump back in hand</source>
        <translation>Mit Rücksprung auf der Hand</translation>
    </message>
    <message>
        <source>Cards still due</source>
        <translation>Noch Karten zu legen</translation>
    </message>
    <message>
        <source>Turn may be ended</source>
        <translation>Zug darf enden</translation>
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
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
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
        <translation>rechter Bauer</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>linker Bauer</translation>
    </message>
</context>
<context>
    <name>EuchreBubble</name>
    <message>
        <source>%1 says: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You say: %1</source>
        <translation>Sie sagen: %1</translation>
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
        <translation>Letzter Stich: Ihrer</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>Letzter Stich: %1</translation>
    </message>
</context>
<context>
    <name>EuchrePicked</name>
    <message>
        <source>%1 picked up the %2</source>
        <translation>%1 hat %2 aufgenommen</translation>
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
        <translation>Weiter mit Klick oder Taste</translation>
    </message>
</context>
<context>
    <name>EuchreScore</name>
    <message>
        <source>To %1</source>
        <translation>Bis %1</translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation>Punkte bis %1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>%1 by a euchre</source>
        <translation>%1 durch einen Euchre</translation>
    </message>
    <message>
        <source>Tricks of hand %1</source>
        <translation>Stiche der Hand %1</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>A line marks the card that won, › the card that was led.</source>
        <translation>Ein Strich steht unter der Karte, die gewann, › vor der ausgespielten.</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>spielte %1 aus</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>nehmen auf</translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation>nimmt auf</translation>
    </message>
    <message>
        <source>Rules of your own.</source>
        <translation>Eigene Regeln.</translation>
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
        <translation>Ansager: %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Geber: %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>EuchreTexts</name>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-%1</translation>
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
        <translation>Passen</translation>
    </message>
    <message>
        <source>Order it up</source>
        <translation>Aufnehmen lassen</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>%1 ansagen</translation>
    </message>
    <message>
        <source>With my partner</source>
        <translation>Mit Partner</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>my partner sits out</source>
        <translation>mein Partner setzt aus</translation>
    </message>
    <message>
        <source>You lead. %1 are trump.</source>
        <translation>Sie spielen aus. %1 ist Trumpf.</translation>
    </message>
    <message>
        <source>%1 were led: follow suit.</source>
        <translation>%1 ausgespielt: Farbe bedienen.</translation>
    </message>
    <message>
        <source>%1 were led and you have none: play any card.</source>
        <translation>%1 ausgespielt, Sie haben keins: beliebige Karte spielen.</translation>
    </message>
    <message>
        <source>%1 is turned up. You’re the dealer and would pick it up.</source>
        <translation>%1 ist aufgedeckt. Sie sind Geber und würden die Karte aufnehmen.</translation>
    </message>
    <message>
        <source>%1 is turned up. Your partner is the dealer and would pick it up.</source>
        <translation>%1 ist aufgedeckt. Ihr Partner ist Geber und würde die Karte aufnehmen.</translation>
    </message>
    <message>
        <source>%1 is turned up. %2 is the dealer and would pick it up.</source>
        <translation>%1 ist aufgedeckt. %2 ist Geber und würde die Karte aufnehmen.</translation>
    </message>
    <message>
        <source>You picked up the %1. Discard a card face down.</source>
        <translation>%1 aufgenommen. Eine Karte verdeckt ablegen.</translation>
    </message>
    <message>
        <source>No one ordered it up. You must name a suit.</source>
        <translation>Niemand ließ aufnehmen. Sie müssen eine Farbe ansagen.</translation>
    </message>
    <message>
        <source>No one ordered it up. Name a suit or pass.</source>
        <translation>Niemand ließ aufnehmen. Eine Farbe ansagen oder passen.</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>nicht dabei</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>No one named trump: hand %1 doesn’t count.</source>
        <translation>Niemand hat Trumpf angesagt: Hand %1 zählt nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made %2 and took %3: %4.</source>
        <translation>%1 holen mit Trumpf %2 %3: %4.</translation>
    </message>
    <message>
        <source>%1 took only %2 in %3: %4 for %5.</source>
        <translation>%1 holen mit Trumpf %3 nur %2: %4 für %5.</translation>
    </message>
    <message>
        <source>You take the trick with the %1.</source>
        <translation>Sie gewinnen den Stich mit %1.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2.</source>
        <translation>%1 gewinnt den Stich mit %2.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>order it up</source>
        <translation>lassen aufnehmen</translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation>lässt aufnehmen</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>sagen %1 an</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>sagt %1 an</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>spielen allein</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>spielt allein</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>%1 are turned down</source>
        <translation>%1 ist abgelehnt</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1 ist Trumpf</translation>
    </message>
    <message>
        <source>Hand %1 is void</source>
        <translation>Hand %1 ist ungültig</translation>
    </message>
    <message>
        <source>%1 made it</source>
        <translation>%1 haben es geschafft</translation>
    </message>
    <message>
        <source>%1 are euchred</source>
        <translation>%1 sind gescheitert</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <translation>%1 gewinnen die Partie</translation>
    </message>
    <message>
        <source>No one wins the match</source>
        <translation>Niemand gewinnt die Partie</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Sie gewinnen den Stich</translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation>%1 gewinnt den Stich</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>%1 ist aufgedeckt</translation>
    </message>
    <message>
        <source>pick up the card</source>
        <translation>nehmen die Karte auf</translation>
    </message>
    <message>
        <source>picks up the card</source>
        <translation>nimmt die Karte auf</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>legen eine Karte ab</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>legt eine Karte ab</translation>
    </message>
    <message>
        <source>discard the %1</source>
        <translation>legen %1 ab</translation>
    </message>
    <message>
        <source>discards the %1</source>
        <translation>legt %1 ab</translation>
    </message>
    <message>
        <source>had a fault, so the default answer counts</source>
        <translation>Verstoß, die Standardantwort zählt</translation>
    </message>
    <message>
        <source>%1 took all tricks</source>
        <translation>%1 machte alle Stiche</translation>
    </message>
    <message>
        <source>its suit is trump</source>
        <translation>ihre Farbe ist Trumpf</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>Sie und Ihr Partner</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Geber: %1</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2, who plays alone</source>
        <translation>Trumpf: %1, bestimmt von %2, allein gespielt</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2</source>
        <translation>Trumpf: %1, bestimmt von %2</translation>
    </message>
    <message>
        <source>Tricks: %1 %2, %3 %4</source>
        <translation>Stiche: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>Stich %1, ausgespielt von %2</translation>
    </message>
    <message>
        <source>play the %1</source>
        <translation>spielen %1</translation>
    </message>
    <message>
        <source>plays the %1</source>
        <translation>spielt %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>legen %1 ab</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>legt %1 ab</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Allein verteidigen</translation>
    </message>
    <message>
        <source>4 points for all five tricks</source>
        <translation>4 Punkte für alle fünf Stiche</translation>
    </message>
    <message>
        <source>%1 are trump. Play with your partner, or alone (%2)?</source>
        <translation>%1 ist Trumpf. Mit Partner spielen oder allein (%2)?</translation>
    </message>
    <message>
        <source>Your partner made %1 trump. Play together, or alone (%2)?</source>
        <translation>Ihr Partner hat %1 zum Trumpf gemacht. Zusammen spielen oder allein (%2)?</translation>
    </message>
    <message>
        <source>%1 plays alone. Defend with your partner, or alone (%2)?</source>
        <translation>%1 spielt allein. Mit Partner verteidigen oder allein (%2)?</translation>
    </message>
    <message>
        <source>%1 made %2 trump. Defend with your partner, or alone (%3)?</source>
        <translation>%1 hat %2 zum Trumpf gemacht. Mit Partner verteidigen oder allein (%3)?</translation>
    </message>
</context>
<context>
    <name>EuchreTray</name>
    <message>
        <source>You sit out this hand.</source>
        <translation>Sie setzen diese Hand aus.</translation>
    </message>
    <message>
        <source>%1 sits out this hand.</source>
        <translation>%1: diese Hand nicht dabei.</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>linker Bauer</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>Zurück zum Stich</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>gewonnen: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>EuchreTrick</name>
    <message>
        <source>your card</source>
        <translation>Ihre Karte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>gewinnt</translation>
    </message>
</context>
<context>
    <name>EuchreTrump</name>
    <message>
        <source>Trump: %1</source>
        <translation>Trumpf: %1</translation>
    </message>
    <message>
        <source>Trump: %1, %2</source>
        <translation>Trumpf: %1, %2</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>noch kein Trumpf</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>noch offen</translation>
    </message>
</context>
<context>
    <name>EuchreTurned</name>
    <message>
        <source>discard here</source>
        <translation>hier ablegen</translation>
    </message>
</context>
<context>
    <name>EuchreWhy</name>
    <message>
        <source>No card left can beat it.</source>
        <translation>Keine Karte schlägt sie mehr.</translation>
    </message>
    <message>
        <source>It draws trumps from the other side.</source>
        <translation>Sie zieht der anderen Seite Trümpfe.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Nur ein Trumpf schlägt sie.</translation>
    </message>
    <message>
        <source>It’s your only card of this suit, so you can trump it later.</source>
        <translation>Es ist Ihre einzige Karte dieser Farbe; später können Sie trumpfen.</translation>
    </message>
    <message>
        <source>It’s your lowest card, so it risks least.</source>
        <translation>Es ist Ihre niedrigste Karte und riskiert am wenigsten.</translation>
    </message>
    <message>
        <source>Your partner’s card could still be beaten. This one can’t.</source>
        <translation>Die Karte Ihres Partners kann noch geschlagen werden, diese nicht.</translation>
    </message>
    <message>
        <source>You play last, and it’s your lowest card that takes the trick.</source>
        <translation>Sie spielen zuletzt, und es ist Ihre niedrigste Karte, die sticht.</translation>
    </message>
    <message>
        <source>It takes the trick for certain.</source>
        <translation>Sie gewinnt den Stich sicher.</translation>
    </message>
    <message>
        <source>It trumps the suit that was led.</source>
        <translation>Sie übertrumpft die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>It’s ahead, and the others have to beat it.</source>
        <translation>Sie liegt vorn; die anderen müssen sie schlagen.</translation>
    </message>
    <message>
        <source>Your partner is ahead, so keep your better cards.</source>
        <translation>Ihr Partner liegt vorn: Behalten Sie die besseren Karten.</translation>
    </message>
    <message>
        <source>It keeps your better cards for a later trick.</source>
        <translation>So bleiben bessere Karten für später.</translation>
    </message>
    <message>
        <source>You can’t win this trick, and then you can trump its suit.</source>
        <translation>Diesen Stich gewinnen Sie nicht, danach können Sie diese Farbe trumpfen.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so give your lowest card.</source>
        <translation>Diesen Stich gewinnen Sie nicht: Geben Sie die niedrigste Karte.</translation>
    </message>
    <message>
        <source>You can’t win this trick.</source>
        <translation>Diesen Stich gewinnen Sie nicht.</translation>
    </message>
    <message>
        <source>You have no trump.</source>
        <translation>Sie haben keinen Trumpf.</translation>
    </message>
    <message>
        <source>You would have no trump.</source>
        <translation>Sie hätten keinen Trumpf.</translation>
    </message>
    <message>
        <source>Your trumps: %1.</source>
        <translation>Ihre Trümpfe: %1.</translation>
    </message>
    <message>
        <source>Your trumps would be: %1.</source>
        <translation>Ihre Trümpfe wären: %1.</translation>
    </message>
    <message>
        <source>Other aces: %1.</source>
        <translation>Andere Asse: %1.</translation>
    </message>
    <message>
        <source>Your partner gets the %1.</source>
        <translation>Ihr Partner bekommt %1.</translation>
    </message>
    <message>
        <source>The other side would get the %1.</source>
        <translation>Die andere Seite bekäme %1.</translation>
    </message>
    <message>
        <source>Even your best suit is weak: %1.</source>
        <translation>Selbst Ihre beste Farbe ist schwach: %1.</translation>
    </message>
    <message>
        <source>It leaves you without %1, so you can trump them.</source>
        <translation>Danach sind Sie frei von %1 und können trumpfen.</translation>
    </message>
    <message>
        <source>It’s your lowest card.</source>
        <translation>Es ist Ihre niedrigste Karte.</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>card</comment>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>Sie geben</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Geber: %1</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>Sie spielen allein</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 spielt allein</translation>
    </message>
    <message>
        <source>you ordered it up</source>
        <translation>Sie ließen aufnehmen</translation>
    </message>
    <message>
        <source>ordered up by %1</source>
        <translation>%1 ließ aufnehmen</translation>
    </message>
    <message>
        <source>you named it</source>
        <translation>Sie sagten an</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>%1 sagte an</translation>
    </message>
    <message>
        <source>Pick it up, alone!</source>
        <translation>Aufnehmen, allein!</translation>
    </message>
    <message>
        <source>I’m picking it up</source>
        <translation>Ich nehme auf</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>%1, alone!</source>
        <translation>%1, allein!</translation>
    </message>
    <message>
        <source>Alone!</source>
        <translation>Allein!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>you picked it up</source>
        <translation>Sie nahmen auf</translation>
    </message>
    <message>
        <source>picked up by %1</source>
        <translation>%1 nahm auf</translation>
    </message>
    <message>
        <source>I’m picking it up, alone!</source>
        <translation>Ich nehme auf, allein!</translation>
    </message>
    <message>
        <source>Pick it up, with %1 as trump?</source>
        <translation>Aufnehmen, mit %1 als Trumpf?</translation>
    </message>
    <message>
        <source>%1 as trump?</source>
        <translation>%1 als Trumpf?</translation>
    </message>
    <message>
        <source>Which suit is trump?</source>
        <translation>Welche Farbe ist Trumpf?</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Eine Karte ablegen</translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 legt eine Karte ab</translation>
    </message>
    <message>
        <source>Alone or together?</source>
        <translation>Allein oder zusammen?</translation>
    </message>
    <message>
        <source>You took all five alone!</source>
        <translation>Alle fünf allein geholt!</translation>
    </message>
    <message>
        <source>%1 took all five alone!</source>
        <translation>%1 holt alle fünf allein!</translation>
    </message>
    <message>
        <source>March!</source>
        <translation>Durchmarsch!</translation>
    </message>
    <message>
        <source>Euchre, alone!</source>
        <translation>Gescheitert, allein besiegt!</translation>
    </message>
    <message>
        <source>Euchre!</source>
        <translation>Gescheitert!</translation>
    </message>
    <message>
        <source>We are euchred</source>
        <translation>Wir sind gescheitert</translation>
    </message>
    <message>
        <source>They are euchred</source>
        <translation>Die Gegner sind gescheitert</translation>
    </message>
    <message>
        <source>The makers are euchred</source>
        <translation>Die Ansager sind gescheitert</translation>
    </message>
    <message>
        <source>Tricks we need: %1</source>
        <translation>Stiche, die wir brauchen: %1</translation>
    </message>
    <message>
        <source>Tricks they need: %1</source>
        <translation>Stiche, die sie brauchen: %1</translation>
    </message>
    <message>
        <source>Tricks the makers need: %1</source>
        <translation>Stiche, die die Ansager brauchen: %1</translation>
    </message>
    <message>
        <source>Made. All five are a march.</source>
        <translation>Geschafft. Alle fünf sind ein Durchmarsch.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Geschafft</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>Absturz</translation>
    </message>
    <message>
        <source>did not start</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Keine Verstöße</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as Stand</source>
        <translation>
            <numerusform>%n Verstoß, zählt als Halten</numerusform>
            <numerusform>%n Verstöße, jeder zählt als Halten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each given the default answer</source>
        <translation>
            <numerusform>%n Verstoß, die Standardantwort zählt</numerusform>
            <numerusform>%n Verstöße, jedes Mal zählt die Standardantwort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a forfeit</source>
        <translation>
            <numerusform>%n Verstoß, zählt als Aufgeben</numerusform>
            <numerusform>%n Verstöße, jeder zählt als Aufgeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a lost match</source>
        <translation>
            <numerusform>%n Verstoß, eine verlorene Partie</numerusform>
            <numerusform>%n Verstöße, jeder eine verlorene Partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as silence</source>
        <translation>
            <numerusform>%n Verstoß, zählt als Schweigen</numerusform>
            <numerusform>%n Verstöße, jeder zählt als Schweigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as %1</source>
        <translation>
            <numerusform>%n Verstoß, zählt als %1</numerusform>
            <numerusform>%n Verstöße, jeder zählt als %1</numerusform>
        </translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>steht still</translation>
    </message>
    <message>
        <source>too much output</source>
        <translation>zu viel Ausgabe</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>zu viel Speicher</translation>
    </message>
    <message>
        <source>too many processes</source>
        <translation>zu viele Prozesse</translation>
    </message>
    <message>
        <source>It counts as Stand.</source>
        <translation>Das zählt als Halten.</translation>
    </message>
    <message>
        <source>It is given the default answer.</source>
        <translation>Es zählt die Standardantwort.</translation>
    </message>
    <message>
        <source>It forfeits.</source>
        <translation>Er gibt die Partie auf.</translation>
    </message>
    <message>
        <source>The match is lost.</source>
        <translation>Die Partie ist verloren.</translation>
    </message>
    <message>
        <source>It counts as silence.</source>
        <translation>Das zählt als Schweigen.</translation>
    </message>
    <message>
        <source>It counts as %1.</source>
        <translation>Das zählt als %1.</translation>
    </message>
</context>
<context>
    <name>FewWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>files</comment>
        <translation>
            <numerusform>Und %n weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatPicker</name>
    <message>
        <source>One table with everyone</source>
        <translation>Ein Tisch für alle</translation>
    </message>
    <message>
        <source>Random tables</source>
        <translation>Zufallstische</translation>
    </message>
    <message>
        <source>Round-robin, every pair</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Gauntlet, first against all</source>
        <translation>Gauntlet, der Erste gegen alle</translation>
    </message>
    <message>
        <source>Knockout, losers are out</source>
        <translation>K.-o., wer verliert, ist raus</translation>
    </message>
    <message>
        <source>Swiss, equal scores meet</source>
        <translation>Schweizer System, punktgleiche Gegner</translation>
    </message>
    <message>
        <source>Cup, best of seven sets</source>
        <translation>Pokal, auf vier Gewinnsätze</translation>
    </message>
    <message>
        <source>round-robin</source>
        <comment>after the game&apos;s name</comment>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>table</source>
        <comment>after the game&apos;s name</comment>
        <translation>Tischrunde</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <comment>after the game&apos;s name</comment>
        <translation>Gauntlet</translation>
    </message>
    <message>
        <source>knockout</source>
        <comment>after the game&apos;s name</comment>
        <translation>K.-o.-Turnier</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>after the game&apos;s name</comment>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>after the game&apos;s name</comment>
        <translation>Pokal</translation>
    </message>
    <message>
        <source>random tables</source>
        <comment>after the game&apos;s name</comment>
        <translation>Zufallstische</translation>
    </message>
    <message>
        <source>Each entrant plays every other one.</source>
        <translation>Jeder Teilnehmer spielt gegen jeden anderen.</translation>
    </message>
    <message>
        <source>All entrants sit at one table. Seats are drawn for every deal.</source>
        <translation>Alle Teilnehmer sitzen an einem Tisch. Die Plätze werden für jede Verteilung ausgelost.</translation>
    </message>
    <message>
        <source>The first entrant plays every other one. The others do not meet.</source>
        <translation>Der erste Teilnehmer spielt gegen jeden anderen. Die anderen spielen nicht gegeneinander.</translation>
    </message>
    <message>
        <source>In each round entrants with equal scores meet, if possible never twice.</source>
        <translation>In jeder Runde treffen punktgleiche Teilnehmer aufeinander, möglichst nie zweimal.</translation>
    </message>
    <message>
        <source>Winners meet winners and losers meet losers until every place is decided. The first to win four sets wins the pairing.</source>
        <translation>Sieger treffen auf Sieger und Verlierer auf Verlierer, bis jeder Rang vergeben ist. Eine Paarung gewinnt, wer zuerst vier Sätze gewinnt.</translation>
    </message>
    <message>
        <source>For every match, the players are drawn at random from all entrants.</source>
        <translation>Für jede Partie werden die Spieler aus allen Teilnehmern ausgelost.</translation>
    </message>
    <message>
        <source>The losers of a round are out. The best seeds meet last. Drawn pairings get extra matches.</source>
        <translation>Die Verlierer einer Runde scheiden aus. Die am besten Gesetzten treffen zuletzt aufeinander. Steht es in einer Paarung gleich, folgen weitere Partien.</translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Name trump with your partner, then take three of five tricks.</source>
        <translation>Mit dem Partner Trumpf bestimmen, dann drei von fünf Stichen holen.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Erste Karte</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>Solist</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Gewieft</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>any legal move</source>
        <translation>spielt irgendeinen Zug</translation>
    </message>
    <message>
        <source>orders up, plays its first card</source>
        <translation>lässt aufnehmen, spielt erste Karte</translation>
    </message>
    <message>
        <source>orders up and plays alone</source>
        <translation>lässt aufnehmen, spielt allein</translation>
    </message>
    <message>
        <source>calls with good hands only</source>
        <translation>sagt nur gute Blätter an</translation>
    </message>
    <message>
        <source>counts the cards played</source>
        <translation>zählt gespielte Karten</translation>
    </message>
    <message>
        <source>simulates hidden hands</source>
        <translation>simuliert verdeckte Blätter</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>The first side to reach them wins the match.</source>
        <translation>Die Seite, die sie zuerst erreicht, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>Geber sagt an</translation>
    </message>
    <message>
        <source>If everyone else passes twice, the dealer must name a suit. Otherwise the hand is void.</source>
        <translation>Passen alle anderen zweimal, muss der Geber eine Farbe ansagen. Sonst zählt die Hand nicht.</translation>
    </message>
    <message>
        <source>Suit turned down</source>
        <translation>Abgelehnte Farbe</translation>
    </message>
    <message>
        <source>May the suit that was turned down be named in the second round?</source>
        <translation>Darf die abgelehnte Farbe in der zweiten Runde doch angesagt werden?</translation>
    </message>
    <message>
        <source>may be named</source>
        <translation>ansagbar</translation>
    </message>
    <message>
        <source>may not be named</source>
        <translation>nicht ansagbar</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Allein verteidigen</translation>
    </message>
    <message>
        <source>May a player on the side that did not make trump play alone?</source>
        <translation>Darf jemand von der Seite, die nicht Trumpf gemacht hat, allein spielen?</translation>
    </message>
    <message>
        <source>Left bower</source>
        <translation>Linker Bauer</translation>
    </message>
    <message>
        <source>Which suit the other jack of trump’s colour follows. It is the second-highest trump either way.</source>
        <translation>Welche Farbe der zweite rote Bube bei rotem, der zweite schwarze bei schwarzem Trumpf bedient. Er ist immer der zweithöchste Trumpf.</translation>
    </message>
    <message>
        <source>follows trump</source>
        <translation>bedient Trumpf</translation>
    </message>
    <message>
        <source>follows its printed suit</source>
        <translation>bedient die eigene Farbe</translation>
    </message>
    <message>
        <source>Maximum hands</source>
        <translation>Höchstzahl Hände</translation>
    </message>
    <message>
        <source>After this many hands the match is a draw. Void hands count.</source>
        <translation>Nach so vielen Händen ist die Partie unentschieden. Ungültige Hände zählen mit.</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation>übrige Karten</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>card turned up</source>
        <translation>aufgedeckte Karte</translation>
    </message>
    <message>
        <source>the dealer’s discard</source>
        <translation>Ablage des Gebers</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>gewonnene Stiche</translation>
    </message>
    <message>
        <source>You have the suit that was led and must follow it.</source>
        <translation>Sie haben die ausgespielte Farbe und müssen sie bedienen.</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>Diese Karte haben Sie nicht.</translation>
    </message>
    <message>
        <source>You must keep the card you picked up.</source>
        <translation>Die aufgenommene Karte müssen Sie behalten.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>Diese Farbe wurde abgelehnt.</translation>
    </message>
    <message>
        <source>There is no such suit.</source>
        <translation>Diese Farbe gibt es nicht.</translation>
    </message>
    <message>
        <source>Everyone else passed: the dealer must name a suit.</source>
        <translation>Alle anderen haben gepasst: Der Geber muss eine Farbe ansagen.</translation>
    </message>
    <message>
        <source>You can’t do that now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Pazaak</translation>
    </message>
    <message>
        <source>Get close to 20, but not over. Your few side cards must last.</source>
        <translation>Nah an 20, nie darüber. Die Nebenkarten müssen für die Partie reichen.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Mutig</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Sorgsam</translation>
    </message>
    <message>
        <source>draws below 20</source>
        <translation>zieht unter 20</translation>
    </message>
    <message>
        <source>draws below 15</source>
        <translation>zieht unter 15</translation>
    </message>
    <message>
        <source>saves its side cards</source>
        <translation>spart Nebenkarten</translation>
    </message>
    <message>
        <source>counts unseen cards</source>
        <translation>zählt alle ungesehenen Karten</translation>
    </message>
    <message>
        <source>House deck copies</source>
        <translation>Hausstapel-Sätze</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 10 are in the house deck.</source>
        <translation>Wie oft der Hausstapel jede der Karten 1 bis 10 enthält.</translation>
    </message>
    <message>
        <source>Side pool copies</source>
        <translation>Vorrats-Sätze</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 5 a player’s side cards are drawn from.</source>
        <translation>Wie oft jede der Karten 1 bis 5 in dem Vorrat ist, aus dem die Nebenkarten eines Spielers gezogen werden.</translation>
    </message>
    <message>
        <source>Side cards per player</source>
        <translation>Nebenkarten je Spieler</translation>
    </message>
    <message>
        <source>Dealt once for the whole match. At most 5 times the copies in the pool.</source>
        <translation>Einmal für die ganze Partie gegeben. Höchstens 5-mal so viele wie Sätze im Vorrat.</translation>
    </message>
    <message>
        <source>Hands to win</source>
        <translation>Hände zum Sieg</translation>
    </message>
    <message>
        <source>The first to win this many hands wins the match. Tied hands don’t count.</source>
        <translation>Wer zuerst so viele Hände gewinnt, gewinnt die Partie. Unentschiedene Hände zählen nicht.</translation>
    </message>
    <message>
        <source>Stand at 20</source>
        <translation>Halten bei 20</translation>
    </message>
    <message>
        <source>A player with exactly 20 after a house card stands automatically.</source>
        <translation>Wer nach einer Hauskarte genau 20 hat, hält automatisch.</translation>
    </message>
    <message>
        <source>hands won</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>house deck</source>
        <translation>Hausstapel</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>side cards</source>
        <translation>Nebenkarten</translation>
    </message>
    <message>
        <source>used side cards</source>
        <translation>verbrauchte Nebenkarten</translation>
    </message>
    <message>
        <source>There is no such side card.</source>
        <translation>Diese Nebenkarte gibt es nicht.</translation>
    </message>
    <message>
        <source>RPS Poker</source>
        <translation>RPS Poker</translation>
    </message>
    <message>
        <source>Keep one card, give one away. Then pair the base card or play high.</source>
        <translation>Eine Karte behalten, eine weggeben. Dann Paare bilden oder hoch spielen.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>Sparer</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Stürmer</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>always takes the first card</source>
        <translation>nimmt stets die erste Karte</translation>
    </message>
    <message>
        <source>keeps high cards</source>
        <translation>behält hohe Karten</translation>
    </message>
    <message>
        <source>plays a pair, else its lowest card</source>
        <translation>spielt ein Paar, sonst die niedrigste</translation>
    </message>
    <message>
        <source>plays a pair, else its highest card</source>
        <translation>spielt ein Paar, sonst die höchste</translation>
    </message>
    <message>
        <source>plays the best chance in this game</source>
        <translation>nutzt die beste Chance in diesem Spiel</translation>
    </message>
    <message>
        <source>weighs the chance now against the card’s later use</source>
        <translation>wägt Chance und späteren Nutzen der Karte ab</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>base deck</source>
        <translation>Grundstapel</translation>
    </message>
    <message>
        <source>two cards to choose from</source>
        <translation>zwei Karten zur Wahl</translation>
    </message>
    <message>
        <source>drafted cards</source>
        <translation>Karten im Deck</translation>
    </message>
    <message>
        <source>cards to draw</source>
        <translation>Karten zum Ziehen</translation>
    </message>
    <message>
        <source>card played</source>
        <translation>gespielte Karte</translation>
    </message>
    <message>
        <source>base card</source>
        <translation>Grundkarte</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>gespielte Spiele</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Diese Karte ist nicht in diesem Blatt.</translation>
    </message>
    <message>
        <source>That is not one of the two cards dealt.</source>
        <translation>Das ist keine der zwei gegebenen Karten.</translation>
    </message>
    <message>
        <source>That gives up the match.</source>
        <translation>Damit wäre die Partie aufgegeben.</translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>Simple Tom</source>
        <translation>Simple Tom</translation>
    </message>
    <message>
        <source>Smallest Gap</source>
        <translation>Kleinste Lücke</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>Zuhörer</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>plays the first card that fits</source>
        <translation>spielt die erste passende Karte</translation>
    </message>
    <message>
        <source>always plays the smallest gap</source>
        <translation>spielt immer die kleinste Lücke</translation>
    </message>
    <message>
        <source>plans its turn, respects wishes</source>
        <translation>plant den Zug, achtet auf Wünsche</translation>
    </message>
    <message>
        <source>plans, listens and wishes</source>
        <translation>plant, hört zu und wünscht</translation>
    </message>
    <message>
        <source>simulates its plans to the end</source>
        <translation>simuliert seine Pläne bis zum Ende</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Cards dealt to each player, and refilled after each turn. All hands together have at most 98.</source>
        <translation>So viele Karten bekommt jeder, und auf so viele wird nach jedem Zug aufgefüllt. Alle Blätter zusammen höchstens 98.</translation>
    </message>
    <message>
        <source>Cards per turn</source>
        <translation>Karten je Zug</translation>
    </message>
    <message>
        <source>Minimum cards per turn, at most the cards in hand.</source>
        <translation>Mindestzahl Karten je Zug, höchstens so viele wie Handkarten.</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>Karten übrig</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>pile 1, rising</source>
        <translation>Stapel 1, steigend</translation>
    </message>
    <message>
        <source>pile 2, rising</source>
        <translation>Stapel 2, steigend</translation>
    </message>
    <message>
        <source>pile 3, falling</source>
        <translation>Stapel 3, fallend</translation>
    </message>
    <message>
        <source>pile 4, falling</source>
        <translation>Stapel 4, fallend</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Diese Karte haben Sie nicht auf der Hand.</translation>
    </message>
    <message>
        <source>The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower one, and each takes a card exactly ten back.</source>
        <translation>Die Karte passt nicht. Ein steigender Stapel nimmt eine höhere Karte, ein fallender eine niedrigere, und jeder nimmt eine, die genau zehn zurückliegt.</translation>
    </message>
    <message>
        <source>There are four piles.</source>
        <translation>Es gibt vier Stapel.</translation>
    </message>
    <message>
        <source>A wish is a number from 0 to 5.</source>
        <translation>Ein Wunsch ist eine Zahl von 0 bis 5.</translation>
    </message>
    <message>
        <source>You can’t answer this.</source>
        <translation>Darauf können Sie nicht antworten.</translation>
    </message>
    <message>
        <source>Zip Deck</source>
        <translation>Zip Deck</translation>
    </message>
    <message>
        <source>One card each. Is yours the highest? Call, and share out the points.</source>
        <translation>Jeder eine Karte. Ist Ihre die höchste? Dann ansagen und Punkte verteilen.</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Ansager</translation>
    </message>
    <message>
        <source>Rando</source>
        <translation>Rando</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Schweiger</translation>
    </message>
    <message>
        <source>Serpentine</source>
        <translation>Serpentine</translation>
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
        <translation>Blitzableiter</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>calls with any card</source>
        <translation>sagt mit jeder Karte an</translation>
    </message>
    <message>
        <source>tosses a coin</source>
        <translation>wirft eine Münze</translation>
    </message>
    <message>
        <source>never calls</source>
        <translation>sagt nie an</translation>
    </message>
    <message>
        <source>calls in turn, gives to everyone in turn</source>
        <translation>sagt abwechselnd an, gibt reihum allen</translation>
    </message>
    <message>
        <source>calls with high cards</source>
        <translation>sagt mit hohen Karten an</translation>
    </message>
    <message>
        <source>weighs the odds, gives to the leader</source>
        <translation>wägt ab, gibt dem Führenden</translation>
    </message>
    <message>
        <source>lets others feed the leader</source>
        <translation>schont den Führenden, auf den alle zielen</translation>
    </message>
    <message>
        <source>models the others, looks ahead</source>
        <translation>schätzt die anderen ein, schaut voraus</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Number of rounds in a match. 0 = players × players.</source>
        <translation>Zahl der Runden einer Partie. 0 = Spieler × Spieler.</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>That’s not an answer. Call or say nothing.</source>
        <translation>Das ist keine Antwort. Ansagen oder schweigen.</translation>
    </message>
    <message>
        <source>No one sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>Play 98 cards together. All you may say is a wish.</source>
        <translation>Gemeinsam 98 Karten spielen. Sagen darf man nur Wünsche.</translation>
    </message>
    <message>
        <source>players × players</source>
        <translation>Spieler × Spieler</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation>lässt aufnehmen</translation>
    </message>
    <message>
        <source>names trump</source>
        <translation>sagt Trumpf an</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>spielt allein</translation>
    </message>
    <message>
        <source>wins a trick</source>
        <translation>gewinnt einen Stich</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>scheitert als Ansager</translation>
    </message>
    <message>
        <source>infers hidden cards, solves the play</source>
        <translation>erschließt Karten, löst das Spiel</translation>
    </message>
    <message>
        <source>ends its turn</source>
        <translation>beendet den Zug</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>plays a side card</source>
        <translation>spielt Nebenkarte</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>über 20</translation>
    </message>
    <message>
        <source>plays the solved match</source>
        <translation>spielt nach der Lösung</translation>
    </message>
    <message>
        <source>gives the lower card</source>
        <translation>gibt die niedrigere Karte</translation>
    </message>
    <message>
        <source>plays a pair</source>
        <translation>spielt ein Paar</translation>
    </message>
    <message>
        <source>plays its highest</source>
        <translation>spielt seine höchste</translation>
    </message>
    <message>
        <source>jumps back</source>
        <translation>springt zurück</translation>
    </message>
    <message>
        <source>plays more than the minimum</source>
        <translation>spielt mehr als nötig</translation>
    </message>
    <message>
        <source>makes wishes</source>
        <translation>äußert Wünsche</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>sagt an</translation>
    </message>
    <message>
        <source>gives to the leader</source>
        <translation>gibt dem Führenden</translation>
    </message>
    <message>
        <source>splits the points</source>
        <translation>teilt die Punkte auf</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Hilltop protocol</source>
        <translation>Hilltop-Protokoll</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>level %1 of 5</source>
        <translation>Stufe %1 von 5</translation>
    </message>
    <message>
        <source>Stick the dealer, no defending alone</source>
        <translation>Geber sagt an, nicht allein verteidigen</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>Wie im Wettbewerb</translation>
    </message>
    <message>
        <source>Single hand</source>
        <translation>Eine Hand</translation>
    </message>
    <message>
        <source>Cards per turn, empty stack</source>
        <translation>Karten je Zug, Stapel leer</translation>
    </message>
    <message>
        <source>Minimum cards per turn once the stack is empty. 0 = as before.</source>
        <translation>Mindestzahl Karten je Zug, sobald der Stapel leer ist. 0 = wie vorher.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>wie vorher</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Wie im Handel</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>models the opponent, simulates hidden hands</source>
        <translation>schätzt den Gegner ein, simuliert Blätter</translation>
    </message>
    <message>
        <source>simulates its turns in possible hands</source>
        <translation>simuliert seine Züge mit möglichen Blättern</translation>
    </message>
    <message>
        <source>models the others, simulates the end</source>
        <translation>schätzt die anderen ein, simuliert das Ende</translation>
    </message>
    <message>
        <source>Advanced Pazaak</source>
        <translation>Advanced Pazaak</translation>
    </message>
    <message>
        <source>Choose your own side deck: signs, flips, doubles, ties and stakes.</source>
        <translation>Eigener Nebenstapel: Vorzeichen, Umdrehen, Verdoppeln, Einsätze.</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Spielernatur</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>stands from 15</source>
        <translation>hält ab 15</translation>
    </message>
    <message>
        <source>stands from 18</source>
        <translation>hält ab 18</translation>
    </message>
    <message>
        <source>high stakes and tricks</source>
        <translation>spielt mit hohen Einsätzen und Kniffen</translation>
    </message>
    <message>
        <source>saves hands that are over 20</source>
        <translation>rettet Summen über 20</translation>
    </message>
    <message>
        <source>Side cards to choose from</source>
        <translation>Wählbare Nebenkarten</translation>
    </message>
    <message>
        <source>Which side cards a deck may contain.</source>
        <translation>Welche Nebenkarten ein Nebenstapel enthalten darf.</translation>
    </message>
    <message>
        <source>plus only</source>
        <translation>nur Plus</translation>
    </message>
    <message>
        <source>plus, minus, either sign</source>
        <translation>Plus, Minus, beides</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>alle Sorten</translation>
    </message>
    <message>
        <source>Cards in a side deck</source>
        <translation>Karten im Nebenstapel</translation>
    </message>
    <message>
        <source>Number of cards chosen before the first set.</source>
        <translation>Zahl der Karten, die vor dem ersten Satz gewählt werden.</translation>
    </message>
    <message>
        <source>Side cards drawn</source>
        <translation>Gezogene Nebenkarten</translation>
    </message>
    <message>
        <source>Drawn at random from the side deck. They must last the whole match.</source>
        <translation>Zufällig aus dem Nebenstapel gezogen. Sie müssen für die ganze Partie reichen.</translation>
    </message>
    <message>
        <source>Copies of a card</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>Maximum copies of a card in a side deck. Special cards at most once.</source>
        <translation>Höchstzahl gleicher Karten in einem Nebenstapel. Jede Sonderkarte höchstens einmal.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Sätze zum Sieg</translation>
    </message>
    <message>
        <source>The first to win this many sets wins the match. Tied sets don’t count.</source>
        <translation>Wer zuerst so viele Sätze gewinnt, gewinnt die Partie. Unentschiedene Sätze zählen nicht.</translation>
    </message>
    <message>
        <source>A player with exactly 20 stands automatically, also after a side card.</source>
        <translation>Wer genau 20 hat, hält automatisch, auch nach einer Nebenkarte.</translation>
    </message>
    <message>
        <source>Nine cards win</source>
        <translation>Neun Karten gewinnen</translation>
    </message>
    <message>
        <source>Nine cards that are not over 20 win the set at once.</source>
        <translation>Neun Karten, die nicht über 20 sind, gewinnen den Satz sofort.</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Who moves first in the first set and in the later ones.</source>
        <translation>Wer den ersten Satz beginnt und wer die späteren.</translation>
    </message>
    <message>
        <source>random, then in turn</source>
        <translation>ausgelost, dann abwechselnd</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>immer der erste Platz</translation>
    </message>
    <message>
        <source>random, then the loser</source>
        <translation>ausgelost, dann der Verlierer</translation>
    </message>
    <message>
        <source>Highest stake</source>
        <translation>Höchster Einsatz</translation>
    </message>
    <message>
        <source>Both players name a stake, and the lower one counts. 0 = no stakes.</source>
        <translation>Beide nennen einen Einsatz, der niedrigere gilt. 0 = keine Einsätze.</translation>
    </message>
    <message>
        <source>sets won</source>
        <translation>gewonnene Sätze</translation>
    </message>
    <message>
        <source>side deck, not drawn</source>
        <translation>Nebenstapel, nicht gezogen</translation>
    </message>
    <message>
        <source>You can’t answer that now.</source>
        <translation>Diese Antwort geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The side deck doesn’t have the right number of cards.</source>
        <translation>Der Nebenstapel hat nicht die richtige Zahl von Karten.</translation>
    </message>
    <message>
        <source>The side deck has a card that these rules don’t allow.</source>
        <translation>Der Nebenstapel enthält eine Karte, die diese Regeln nicht erlauben.</translation>
    </message>
    <message>
        <source>The side deck has too many copies of one card.</source>
        <translation>Der Nebenstapel enthält eine Karte zu oft.</translation>
    </message>
    <message>
        <source>A stake is a number from 1 to the highest stake.</source>
        <translation>Ein Einsatz ist eine Zahl von 1 bis zum höchsten Einsatz.</translation>
    </message>
    <message>
        <source>You don’t have that side card.</source>
        <translation>Diese Nebenkarte haben Sie nicht.</translation>
    </message>
    <message>
        <source>That side card can’t count that much.</source>
        <translation>So viel kann diese Nebenkarte nicht zählen.</translation>
    </message>
    <message>
        <source>Discard the card picked up</source>
        <translation>Aufgenommene Karte ablegen</translation>
    </message>
    <message>
        <source>May the dealer discard the card just picked up?</source>
        <translation>Darf der Geber die gerade aufgenommene Karte ablegen?</translation>
    </message>
    <message>
        <source>Contest rules</source>
        <translation>Wettbewerbsregeln</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Tischregeln</translation>
    </message>
    <message>
        <source>Contest rules as its controller played</source>
        <translation>Wettbewerbsregeln wie im ursprünglichen Programm</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>Standardregeln</translation>
    </message>
</context>
<context>
    <name>HillActions</name>
    <message>
        <source>&amp;New hill…</source>
        <translation>&amp;Neuer Hügel…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Neuer Hügel…</translation>
    </message>
    <message>
        <source>&amp;Open hill…</source>
        <translation>Hügel ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;All hills</source>
        <translation>&amp;Alle Hügel</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Run with b&amp;udget…</source>
        <translation>Mit &amp;Budget spielen…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Add &amp;bots…</source>
        <translation>B&amp;ots hinzufügen…</translation>
    </message>
    <message>
        <source>New &amp;version…</source>
        <translation>Neue &amp;Version…</translation>
    </message>
    <message>
        <source>Re&amp;tire…</source>
        <translation>&amp;Zurückziehen…</translation>
    </message>
    <message>
        <source>&amp;Disqualify…</source>
        <translation>&amp;Disqualifizieren…</translation>
    </message>
    <message>
        <source>&amp;End season…</source>
        <translation>Saison be&amp;enden…</translation>
    </message>
    <message>
        <source>Challenge the &amp;king…</source>
        <translation>&amp;König herausfordern…</translation>
    </message>
    <message>
        <source>All scheduled matches are played. Use a budget to play more.</source>
        <translation>Alle fälligen Partien sind gespielt. Ein Budget erlaubt weitere.</translation>
    </message>
    <message>
        <source>Play the missing matches</source>
        <translation>Spielt, was noch nicht gespielt ist</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>&amp;Let back in…</source>
        <translation>Wieder z&amp;ulassen…</translation>
    </message>
    <message>
        <source>Keeps everything played so far. The next run continues from there.</source>
        <translation>Alles bisher Gespielte bleibt erhalten. Der nächste Lauf geht dort weiter.</translation>
    </message>
</context>
<context>
    <name>HillWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
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
            <numerusform>%Ln Bot</numerusform>
            <numerusform>%Ln Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 Partien je Paar</translation>
    </message>
    <message>
        <source>%1, %2 matches per bot</source>
        <translation>%1, %2 Partien je Bot</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, Duplikat-Verteilung</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>No bots yet. Add some, or drop their files here.</source>
        <translation>Noch keine Bots. Fügen Sie welche hinzu, oder ziehen Sie ihre Dateien hierher.</translation>
    </message>
    <message>
        <source>%1 is the only bot. Add another one to play.</source>
        <translation>%1 ist der einzige Bot. Fügen Sie einen zweiten hinzu, um zu spielen.</translation>
    </message>
    <message>
        <source>No matches have been played yet.</source>
        <translation>Es sind noch keine Partien gespielt.</translation>
    </message>
    <message>
        <source>%1 and %2 share the lead.</source>
        <translation>%1 und %2 führen gemeinsam.</translation>
    </message>
    <message>
        <source>%1 matches to play</source>
        <translation>%1 Partien zu spielen</translation>
    </message>
    <message>
        <source>%1 matches played</source>
        <translation>%1 Partien gespielt</translation>
    </message>
    <message>
        <source>%1. More matches would not make the order clearer.</source>
        <translation>%1. Mehr Partien würden die Reihenfolge nicht klarer machen.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>new version</source>
        <translation>neue Version</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>dazugekommen</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>disqualifiziert</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>file, author</comment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>%1. The order is certain.</source>
        <translation>%1. Die Reihenfolge steht fest.</translation>
    </message>
    <message>
        <source>%1. The order of %2 and %3 is still open.</source>
        <translation>%1. Die Reihenfolge von %2 und %3 ist noch offen.</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>wird beendet…</translation>
    </message>
    <message>
        <source>%1 of %2 pairings, %3 matches</source>
        <translation>%1 von %2 Paarungen, %3 Partien</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>what has been played, a time</comment>
        <translation>%1, noch etwa %2</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Die Datei wird geöffnet…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>%1: matches to play</source>
        <comment>a hill&apos;s game</comment>
        <translation>%1: Partien zu spielen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>%1, sealed deals</source>
        <translation>%1, versiegelte Verteilungen</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a contest</comment>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>let back in</source>
        <translation>wieder zugelassen</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, hört auf</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>angehalten bei %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>%1 leads. %2</source>
        <comment>a bot, a sentence</comment>
        <translation>%1 führt. %2</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches to play, a time</comment>
        <translation>%1, etwa %2</translation>
    </message>
    <message>
        <source>final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>%1 of %2 tables, %3 matches</source>
        <translation>%1 von %2 Tischen, %3 Partien</translation>
    </message>
    <message>
        <source>%1, %2 matches per table</source>
        <translation>%1, %2 Partien je Tisch</translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>at one screen</source>
        <translation>an einem Bildschirm</translation>
    </message>
    <message numerus="yes">
        <source>with %n others</source>
        <translation>
            <numerusform>mit %n anderen</numerusform>
            <numerusform>mit %n anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n others</source>
        <translation>
            <numerusform>gegen %n anderen</numerusform>
            <numerusform>gegen %n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>%1 bis %2 Plätze</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%Ln Sieg</numerusform>
            <numerusform>%Ln Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <comment>a rating</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>Partie des Tages, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The clock says %1, but the deal of %2 has already been played. Later days count when they have come.</source>
        <translation>Die Uhr sagt %1, aber die Partie vom %2 ist schon gespielt. Spätere Tage zählen, wenn sie gekommen sind.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals of the day played</source>
        <translation>
            <numerusform>%Ln Partie des Tages gespielt</numerusform>
            <numerusform>%Ln Partien des Tages gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln Tag in Folge</numerusform>
            <numerusform>%Ln Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation>mit %1 gegen %2</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Zugesehen</translation>
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
        <translation>%1 (teilweise übersetzt)</translation>
    </message>
    <message>
        <source>%1 (no font for it)</source>
        <translation>%1 (keine Schrift dafür)</translation>
    </message>
</context>
<context>
    <name>LikeAnswer</name>
    <message>
        <source>Name the suit turned down</source>
        <translation>Abgelehnte Farbe ansagen</translation>
    </message>
    <message>
        <source>Name the suit of the same colour</source>
        <translation>Gleichfarbige Farbe ansagen</translation>
    </message>
    <message>
        <source>Name a suit of the other colour</source>
        <translation>Andersfarbige Farbe ansagen</translation>
    </message>
    <message>
        <source>Discard a trump</source>
        <translation>Trumpf ablegen</translation>
    </message>
    <message>
        <source>Discard an ace</source>
        <translation>Ass ablegen</translation>
    </message>
    <message>
        <source>Discard the only card of a suit</source>
        <translation>Einzige Karte einer Farbe ablegen</translation>
    </message>
    <message>
        <source>Discard from a longer suit</source>
        <translation>Aus längerer Farbe ablegen</translation>
    </message>
    <message>
        <source>Lead the right bower</source>
        <translation>Rechten Bauern ausspielen</translation>
    </message>
    <message>
        <source>Lead the left bower</source>
        <translation>Linken Bauern ausspielen</translation>
    </message>
    <message>
        <source>Lead another trump</source>
        <translation>Anderen Trumpf ausspielen</translation>
    </message>
    <message>
        <source>Lead an ace</source>
        <translation>Ass ausspielen</translation>
    </message>
    <message>
        <source>Lead a lower card</source>
        <translation>Niedrigere Karte ausspielen</translation>
    </message>
    <message>
        <source>Trump in, ahead</source>
        <translation>Stechen, vorn</translation>
    </message>
    <message>
        <source>Follow suit, ahead</source>
        <translation>Farbe bedienen, vorn</translation>
    </message>
    <message>
        <source>Follow suit, not ahead</source>
        <translation>Farbe bedienen, nicht vorn</translation>
    </message>
    <message>
        <source>Trump in, not ahead</source>
        <translation>Stechen, nicht vorn</translation>
    </message>
    <message>
        <source>Throw off</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Keep the higher card</source>
        <translation>Höhere Karte behalten</translation>
    </message>
    <message>
        <source>Keep the lower card</source>
        <translation>Niedrigere Karte behalten</translation>
    </message>
    <message>
        <source>Keep the rock</source>
        <translation>Stein behalten</translation>
    </message>
    <message>
        <source>Keep the paper</source>
        <translation>Papier behalten</translation>
    </message>
    <message>
        <source>Keep the scissors</source>
        <translation>Schere behalten</translation>
    </message>
    <message>
        <source>Play a pair</source>
        <translation>Paar spielen</translation>
    </message>
    <message>
        <source>Play the highest card</source>
        <translation>Höchste Karte spielen</translation>
    </message>
    <message>
        <source>Play the middle card</source>
        <translation>Mittlere Karte spielen</translation>
    </message>
    <message>
        <source>Play the lowest card</source>
        <translation>Niedrigste Karte spielen</translation>
    </message>
    <message>
        <source>Set a pile back by ten</source>
        <translation>Rücksprung um zehn</translation>
    </message>
    <message>
        <source>A step of 1</source>
        <translation>Schritt von 1</translation>
    </message>
    <message>
        <source>A step of 2</source>
        <translation>Schritt von 2</translation>
    </message>
    <message>
        <source>A step of 3 to 5</source>
        <translation>Schritt von 3 bis 5</translation>
    </message>
    <message>
        <source>A step of 6 to 10</source>
        <translation>Schritt von 6 bis 10</translation>
    </message>
    <message>
        <source>A step of more than 10</source>
        <translation>Schritt von mehr als 10</translation>
    </message>
    <message>
        <source>Wish nothing</source>
        <translation>Kein Wunsch</translation>
    </message>
    <message>
        <source>Strongest wish: 1</source>
        <translation>Stärkster Wunsch: 1</translation>
    </message>
    <message>
        <source>Strongest wish: 2</source>
        <translation>Stärkster Wunsch: 2</translation>
    </message>
    <message>
        <source>Strongest wish: 3</source>
        <translation>Stärkster Wunsch: 3</translation>
    </message>
    <message>
        <source>Strongest wish: 4</source>
        <translation>Stärkster Wunsch: 4</translation>
    </message>
    <message>
        <source>Strongest wish: hands off</source>
        <translation>Stärkster Wunsch: Finger weg</translation>
    </message>
    <message>
        <source>Call, points to the leader</source>
        <translation>Ansagen, Punkte an den Ersten</translation>
    </message>
    <message>
        <source>Call, points to another player</source>
        <translation>Ansagen, Punkte an einen anderen</translation>
    </message>
    <message>
        <source>Call, points to several</source>
        <translation>Ansagen, Punkte an mehrere</translation>
    </message>
    <message>
        <source>Call, points to no one else</source>
        <translation>Ansagen, keine Punkte für andere</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>%1. Esc: show the actual cards</source>
        <translation>%1. Esc: die tatsächlichen Karten</translation>
    </message>
    <message>
        <source>%1. %2: back to the match</source>
        <translation>%1. %2: zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>ManualLink</name>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Deal %1.</source>
        <translation>Verteilung %1.</translation>
    </message>
    <message>
        <source>View: %1.</source>
        <translation>Sicht: %1.</translation>
    </message>
    <message>
        <source>This page steps through a match. Please allow it to run its own script; it loads nothing.</source>
        <translation>Diese Seite geht durch eine Partie. Bitte erlauben Sie ihr eigenes Skript; sie lädt nichts nach.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Zeitpunkt der Partie</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>alle Karten</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>wie gespielt</translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation>Zweig %1</translation>
    </message>
    <message>
        <source>Show what comes later</source>
        <translation>Zeigen, was später kommt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Antworten: %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, gespielt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This page needs a newer browser (2023 or later).</source>
        <translation>Diese Seite braucht einen neueren Browser (ab 2023).</translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>%1 is no longer one of your bots. A built-in bot takes its place.</source>
        <translation>%1 ist nicht mehr unter Ihren Bots. Ein eingebauter Bot nimmt den Platz ein.</translation>
    </message>
    <message>
        <source>%1 are no longer among your bots. Built-in bots take their places.</source>
        <translation>%1 sind nicht mehr unter Ihren Bots. Eingebaute Bots nehmen die Plätze ein.</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>PassButtons</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation>
            <numerusform>in %n Sekunde</numerusform>
            <numerusform>in %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 antwortet</translation>
    </message>
    <message>
        <source>pass the screen</source>
        <translation>Bildschirm weitergeben</translation>
    </message>
</context>
<context>
    <name>PazaakScore</name>
    <message>
        <source>over</source>
        <translation>überkauft</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, überkauft</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Your +</source>
        <translation>Ihr +</translation>
    </message>
    <message>
        <source>Your side card</source>
        <translation>Ihre Nebenkarte</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Letzte Hand</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Diese Hand</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>PazaakTable</name>
    <message>
        <source>played +%1</source>
        <translation>+%1 gespielt</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>über 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>Zug beendet</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>Hand gewonnen</translation>
    </message>
    <message>
        <source>hand tied</source>
        <translation>unentschieden</translation>
    </message>
</context>
<context>
    <name>PazaakTexts</name>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>nächste Runde noch eine Karte</translation>
    </message>
    <message>
        <source>stay at %1</source>
        <translation>bei %1 bleiben</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>halten bei %1</translation>
    </message>
    <message>
        <source>You have %1, which is over 20.</source>
        <translation>Sie haben %1, das ist über 20.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Sie haben %1, %2 hält bei %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Sie haben %1, %2 hat %3.</translation>
    </message>
    <message>
        <source>moves first</source>
        <translation>zuerst am Zug</translation>
    </message>
    <message>
        <source>moves second</source>
        <translation>danach am Zug</translation>
    </message>
    <message>
        <source>Both went over 20: hand %1 is tied.</source>
        <translation>Beide kamen über 20: Hand %1 ist unentschieden.</translation>
    </message>
    <message>
        <source>Both stand at %1: hand %2 is tied.</source>
        <translation>Beide halten bei %1: Hand %2 ist unentschieden.</translation>
    </message>
    <message>
        <source>You went over 20 in hand %2, with %3 against %4.</source>
        <translation>Sie kamen in Hand %2 über 20, mit %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in hand %2, with %3 against %4.</source>
        <translation>%1 kam in Hand %2 über 20, mit %3 gegen %4.</translation>
    </message>
    <message>
        <source>You won hand %2, with %3 against %4.</source>
        <translation>Sie haben Hand %2 mit %3 gegen %4 gewonnen.</translation>
    </message>
    <message>
        <source>%1 won hand %2, with %3 against %4.</source>
        <translation>%1 hat Hand %2 mit %3 gegen %4 gewonnen.</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>Nebenkarte %1</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>Hauskarte %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>beenden Zug bei %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>beendet Zug bei %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>hält bei %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>haben genau %1 und halten</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>hat genau %1 und hält</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>Hand %1 ist unentschieden</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Sie gewinnen die Hand</translation>
    </message>
    <message>
        <source>%1 wins the hand</source>
        <translation>%1 gewinnt die Hand</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Sie gewinnen die Partie</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>Verstoß, zählt als Halten</translation>
    </message>
    <message>
        <source>play +%1</source>
        <translation>spielen +%1</translation>
    </message>
    <message>
        <source>plays +%1</source>
        <translation>spielt +%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>ziehen %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>zieht %1</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Sie sind über 20, bei %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 ist über 20, bei %2</translation>
    </message>
    <message>
        <source>over, at %1</source>
        <translation>überkauft, mit %1</translation>
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
        <translation>ein Verstoß</translation>
    </message>
</context>
<context>
    <name>RatedBadge</name>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>nothing measurable</source>
        <translation>nichts Messbares</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation>%1 %2 hat</translation>
    </message>
    <message>
        <source>%1 holds no %2</source>
        <comment>a suit</comment>
        <translation>%1 kein %2 hat</translation>
    </message>
    <message>
        <source>no one holds: %1</source>
        <translation>niemand %1 hat</translation>
    </message>
    <message>
        <source>%1 can beat: %2</source>
        <translation>%1 %2 schlagen kann</translation>
    </message>
    <message>
        <source>%1 can pair the base card</source>
        <translation>%1 mit der Grundkarte ein Paar bilden kann</translation>
    </message>
    <message>
        <source>someone has a higher card</source>
        <translation>jemand eine höhere Karte hat</translation>
    </message>
    <message>
        <source>someone else calls</source>
        <translation>jemand anderes sagt an</translation>
    </message>
    <message>
        <source>the next card takes you above %1</source>
        <translation>Sie mit der nächsten Karte über %1 kommen</translation>
    </message>
    <message>
        <source>the next card takes %1 above %2</source>
        <translation>%1 mit der nächsten Karte über %2 kommt</translation>
    </message>
    <message>
        <source>the next card takes you to %1 or more without a bust</source>
        <translation>Sie mit der nächsten Karte auf %1 oder mehr kommen, ohne sich zu überkaufen</translation>
    </message>
    <message>
        <source>the next card takes %1 to %2 or more without a bust</source>
        <translation>%1 mit der nächsten Karte auf %2 oder mehr kommt, ohne sich zu überkaufen</translation>
    </message>
    <message>
        <source>the card you receive is %1 or higher</source>
        <translation>die Karte, die Sie erhalten, %1 oder höher ist</translation>
    </message>
    <message>
        <source>someone else holds a card that %1 passes over</source>
        <translation>jemand anderes eine Karte hat, die durch %1 übersprungen wird</translation>
    </message>
    <message>
        <source>someone else holds %1, which sets a pile back</source>
        <translation>jemand anderes %1 hat, die einen Stapel zurücksetzt</translation>
    </message>
    <message>
        <source>If %1 (%2 % of possible deals), “%3” costs %4, otherwise %5.</source>
        <translation>Wenn %1 (%2 % der möglichen Verteilungen), kostet „%3“ %4. Sonst kostet es %5.</translation>
    </message>
    <message>
        <source>you hold: %1</source>
        <translation>Sie %1 haben</translation>
    </message>
    <message>
        <source>you hold no %1</source>
        <comment>a suit</comment>
        <translation>Sie kein %1 haben</translation>
    </message>
    <message>
        <source>you can beat: %1</source>
        <translation>Sie %1 schlagen können</translation>
    </message>
    <message>
        <source>you can pair the base card</source>
        <translation>Sie mit der Grundkarte ein Paar bilden können</translation>
    </message>
    <message>
        <source>No single hidden card or draw explains the difference.</source>
        <translation>Keine einzelne verdeckte oder gezogene Karte erklärt den Unterschied.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Übersprungene, noch nicht gespielte Karten: %1 durch „%2“, %3 durch „%4“.</translation>
    </message>
    <message>
        <source>Unseen cards beaten: %1 by “%2”, %3 by “%4”.</source>
        <translation>Geschlagene ungesehene Karten: %1 durch „%2“, %3 durch „%4“.</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>Sie halten bei %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Sie haben %1.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 hält bei %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 hat %2.</translation>
    </message>
    <message>
        <source>“%1” sets its pile back.</source>
        <translation>„%1“ setzt den Stapel zurück.</translation>
    </message>
    <message>
        <source>After “%1” your own %2 can set that pile back.</source>
        <translation>Nach „%1“ kann Ihre eigene %2 diesen Stapel zurücksetzen.</translation>
    </message>
    <message>
        <source>After “%1”, %2 can set that pile back with their %3.</source>
        <translation>Nach „%1“ kann %2 diesen Stapel mit der eigenen %3 zurücksetzen.</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>fast nichts</translation>
    </message>
    <message>
        <source>“%1” keeps the higher card.</source>
        <translation>„%1“ behält die höhere Karte.</translation>
    </message>
    <message>
        <source>after “%1” %2</source>
        <translation>nach „%1“ %2</translation>
    </message>
    <message>
        <source>“%1” continues from %2: %3 of %4 unseen cards go over 20.</source>
        <translation>„%1“ macht bei %2 weiter: %3 von %4 ungesehenen Karten führen über 20.</translation>
    </message>
    <message>
        <source>“%1” is over 20 with %2.</source>
        <translation>„%1“ ist mit %2 über 20.</translation>
    </message>
    <message>
        <source>“%1” stops at %2.</source>
        <translation>„%1“ hört bei %2 auf.</translation>
    </message>
    <message>
        <source>“%1” ties at %2.</source>
        <translation>„%1“ steht gleich mit %2.</translation>
    </message>
    <message>
        <source>“%1” wins with %2 against %3.</source>
        <translation>„%1“ gewinnt mit %2 gegen %3.</translation>
    </message>
    <message>
        <source>“%1” loses with %2 against %3.</source>
        <translation>„%1“ verliert mit %2 gegen %3.</translation>
    </message>
    <message>
        <source>“%1” spends a side card.</source>
        <translation>„%1“ verbraucht eine Nebenkarte.</translation>
    </message>
    <message>
        <source>You get the %1.</source>
        <translation>Sie bekommen: %1.</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 bekommt: %2.</translation>
    </message>
    <message>
        <source>The hand is good for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>Das Blatt ist gut für „%1“: Trümpfe %2, davon sichere Stiche %3, andere Asse %4.</translation>
    </message>
    <message>
        <source>The hand is weak for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>Das Blatt ist schwach für „%1“: Trümpfe %2, davon sichere Stiche %3, andere Asse %4.</translation>
    </message>
    <message>
        <source>Trumps in hand: %1 after “%2”, %3 after “%4”.</source>
        <translation>Trümpfe auf der Hand: %1 nach „%2“, %3 nach „%4“.</translation>
    </message>
    <message>
        <source>Sure tricks in trumps: %1 after “%2”, %3 after “%4”.</source>
        <translation>Sichere Trumpfstiche: %1 nach „%2“, %3 nach „%4“.</translation>
    </message>
    <message>
        <source>Other aces: %1 after “%2”, %3 after “%4”.</source>
        <translation>Andere Asse: %1 nach „%2“, %3 nach „%4“.</translation>
    </message>
    <message>
        <source>“%1” throws a bower away.</source>
        <translation>„%1“ wirft einen Bauern weg.</translation>
    </message>
    <message>
        <source>“%1” throws a trump away.</source>
        <translation>„%1“ wirft einen Trumpf weg.</translation>
    </message>
    <message>
        <source>“%1” throws an ace away.</source>
        <translation>„%1“ wirft ein Ass weg.</translation>
    </message>
    <message>
        <source>After “%1” there are no %2 left in hand, so a trump can take such a trick.</source>
        <translation>Nach „%1“ ist kein %2 mehr auf der Hand, so kann ein Trumpf einen solchen Stich nehmen.</translation>
    </message>
    <message>
        <source>The other side can’t beat “%1”.</source>
        <translation>Die andere Seite kann „%1“ nicht schlagen.</translation>
    </message>
    <message>
        <source>“%1” takes the lead in the trick, “%2” does not.</source>
        <translation>„%1“ liegt im Stich vorn, „%2“ nicht.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which wins anyway.</source>
        <translation>„%1“ überbietet die Karte des Partners, die ohnehin gewinnt.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which was ahead.</source>
        <translation>„%1“ überbietet die Karte des Partners, die vorn lag.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: you have shown no %2.</source>
        <translation>„%1“ spielt in eine Blöße: Sie haben kein %2 gezeigt.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: %2 has shown no %3.</source>
        <translation>„%1“ spielt in eine Blöße: %2 hat kein %3 gezeigt.</translation>
    </message>
    <message>
        <source>“%1” draws trumps. Unseen trumps: %2.</source>
        <translation>„%1“ zieht Trümpfe. Ungesehene Trümpfe: %2.</translation>
    </message>
    <message>
        <source>“%1” leads a trump. Unseen trumps: %2.</source>
        <translation>„%1“ spielt einen Trumpf aus. Ungesehene Trümpfe: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a trump. Trumps in hand: %2.</source>
        <translation>„%1“ spart einen Trumpf. Trümpfe auf der Hand: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a bower. Trumps in hand: %2.</source>
        <translation>„%1“ spart einen Bauern. Trümpfe auf der Hand: %2.</translation>
    </message>
    <message>
        <source>Unseen cards that beat it: %1 after “%2”, %3 after “%4”.</source>
        <translation>Ungesehene Karten, die sie schlagen: %1 nach „%2“, %3 nach „%4“.</translation>
    </message>
    <message>
        <source>“%1” is as good now and keeps the higher card.</source>
        <translation>„%1“ ist jetzt genauso gut und behält die höhere Karte.</translation>
    </message>
    <message>
        <source>Unseen cards of the same number, which it may pair: %1 of “%2”, %3 of “%4”.</source>
        <translation>Ungesehene Karten derselben Zahl, mit denen sie ein Paar bilden kann: %1 bei „%2“, %3 bei „%4“.</translation>
    </message>
    <message>
        <source>“%1” pairs the base card.</source>
        <translation>„%1“ bildet mit der Grundkarte ein Paar.</translation>
    </message>
    <message>
        <source>“%1” keeps the card that pairs the base card.</source>
        <translation>„%1“ behält die Karte, die mit der Grundkarte ein Paar bildet.</translation>
    </message>
    <message>
        <source>“%1” before the minimum loses the match.</source>
        <translation>„%1“ vor der Mindestzahl verliert die Partie.</translation>
    </message>
    <message>
        <source>After “%1” no card in hand fits, and one is still due.</source>
        <translation>Nach „%1“ passt keine Karte der Hand mehr, und eine ist noch fällig.</translation>
    </message>
    <message>
        <source>“%1” wastes card %2 in hand, which would set that pile back.</source>
        <translation>„%1“ vergeudet Karte %2 der Hand, die diesen Stapel zurücksetzen würde.</translation>
    </message>
    <message>
        <source>With card %1 played before it, card %2 would set the pile back.</source>
        <translation>Nach Karte %1 würde Karte %2 den Stapel zurücksetzen.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: You want others to stay off pile %2.</source>
        <translation>„%1“ übergeht einen Wunsch: Sie wollen Stapel %2 geschont sehen.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: %2 wants others to stay off pile %3.</source>
        <translation>„%1“ übergeht einen Wunsch: %2 will Stapel %3 geschont sehen.</translation>
    </message>
    <message>
        <source>Cards in hand passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Übersprungene Karten der Hand: %1 durch „%2“, %3 durch „%4“.</translation>
    </message>
    <message>
        <source>“%1” ends the turn too early: “%2” passes over no unplayed card.</source>
        <translation>„%1“ beendet den Zug zu früh: „%2“ überspringt keine noch nicht gespielte Karte.</translation>
    </message>
    <message>
        <source>“%1” keeps a card that fits now, and next turn more are due.</source>
        <translation>„%1“ behält eine Karte, die jetzt passt, und im nächsten Zug sind wieder welche fällig.</translation>
    </message>
    <message>
        <source>The turn may end. Unplayed cards passed over by “%1”: %2.</source>
        <translation>Der Zug darf enden. Durch „%1“ übersprungene, noch nicht gespielte Karten: %2.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over with the next card due: %1 after “%2”, %3 after “%4”.</source>
        <translation>Mit der nächsten fälligen Karte übersprungene, noch nicht gespielte Karten: %1 nach „%2“, %3 nach „%4“.</translation>
    </message>
    <message>
        <source>Unplayed cards that the pile then still takes: %1 after “%2”, %3 after “%4”.</source>
        <translation>Noch nicht gespielte Karten, die der Stapel danach noch nimmt: %1 nach „%2“, %3 nach „%4“.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Card %1 is the highest of the deck. Without a call it costs %2.</source>
        <translation>Karte %1 ist die höchste im Spiel. Ohne Ansage kostet sie %2.</translation>
    </message>
    <message>
        <source>Card %1 can’t be the highest. The call costs %2.</source>
        <translation>Karte %1 kann nicht die höchste sein. Die Ansage kostet %2.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Then “%3” costs %4.</source>
        <translation>Karte %1 ist in %2 % der Verteilungen die höchste. Dann kostet „%3“ %4.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Otherwise “%3” costs %4.</source>
        <translation>Karte %1 ist in %2 % der Verteilungen die höchste. Sonst kostet „%3“ %4.</translation>
    </message>
    <message>
        <source>Points given away: %1 by “%2”, %3 by “%4”. The caller pays the rest.</source>
        <translation>Verteilte Punkte: %1 durch „%2“, %3 durch „%4“. Den Rest zahlt der Ansager.</translation>
    </message>
    <message>
        <source>“%1” wins the match whatever the cards are.</source>
        <translation>„%1“ gewinnt die Partie, wie auch immer die Karten liegen.</translation>
    </message>
    <message>
        <source>Points so far: %1, %2.</source>
        <translation>Punkte bisher: %1, %2.</translation>
    </message>
    <message>
        <source>“%1” gives to the one ahead.</source>
        <translation>„%1“ gibt dem, der vorn liegt.</translation>
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
        <translation>Verteilung %1, Stellung %2 von %3</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 verdeckt</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Decisions %1–%2 of %3</source>
        <translation>Entscheidungen %1–%2 von %3</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Entscheidung %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decisions %1–%2</source>
        <translation>Entscheidungen %1–%2</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>Entscheidung %1</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The same cards until decision %1. This match: %2. With %3: %4.</source>
        <translation>Dieselben Karten bis Entscheidung %1. Diese Partie: %2. Mit %3: %4.</translation>
    </message>
    <message>
        <source>played on the cards of an earlier match, at seat %1</source>
        <translation>mit den Karten einer früheren Partie gespielt, an Platz %1</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, unbeendet</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>Zweig %1 von %2</translation>
    </message>
    <message>
        <source>Up and Down choose the branch.</source>
        <translation>Auf und Ab wählen den Zweig.</translation>
    </message>
    <message>
        <source>From decision %1: %2. The match itself: %3.</source>
        <translation>Ab Entscheidung %1: %2. Die Partie selbst: %3.</translation>
    </message>
    <message>
        <source>one of two matches</source>
        <translation>eine von zwei Partien</translation>
    </message>
    <message>
        <source>Up and Down choose the match.</source>
        <translation>Auf und Ab wählen die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branches, Up and Down choose</source>
        <translation>
            <numerusform>%Ln Zweig, Auf und Ab wählen</numerusform>
            <numerusform>%Ln Zweige, Auf und Ab wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>marked by you</source>
        <translation>von Ihnen markiert</translation>
    </message>
    <message>
        <source>they differ from here</source>
        <translation>ab hier verschieden</translation>
    </message>
    <message>
        <source>branch %1 leaves here</source>
        <translation>hier beginnt Zweig %1</translation>
    </message>
    <message>
        <source>Played on from decision %1 of another match.</source>
        <translation>Weitergespielt ab Entscheidung %1 einer anderen Partie.</translation>
    </message>
    <message>
        <source>spoilers hidden</source>
        <translation>Spoiler verborgen</translation>
    </message>
    <message>
        <source>What you have not seen yet is hidden.</source>
        <translation>Was Sie noch nicht gesehen haben, ist verborgen.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>does not start</source>
        <translation>startet nicht</translation>
    </message>
    <message>
        <source>no allowed answer</source>
        <translation>keine erlaubte Antwort</translation>
    </message>
    <message>
        <source>no match ended</source>
        <translation>keine Partie beendet</translation>
    </message>
    <message>
        <source>No match ended within the time of the check.</source>
        <translation>In der Zeit der Prüfung ging keine Partie zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>no allowed answer in %n decisions</source>
        <translation>
            <numerusform>keine erlaubte Antwort in %n Entscheidung</numerusform>
            <numerusform>keine erlaubte Antwort in %n Entscheidungen</numerusform>
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
        <translation>Weiter mit Klick oder Taste</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Row won against column, %</source>
        <translation>Zeile gegen Spalte gewonnen, %</translation>
    </message>
    <message>
        <source>± is the 95 % interval.</source>
        <translation>± ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Deals: %1</source>
        <translation>Verteilung: %1</translation>
    </message>
</context>
<context>
    <name>RpsDraft</name>
    <message>
        <source>Pick %1 of 5</source>
        <translation>Wahl %1 von 5</translation>
    </message>
    <message>
        <source>Keep one card. The other goes to %1.</source>
        <translation>Eine Karte behalten. Die andere geht an %1.</translation>
    </message>
    <message>
        <source>One card is kept, the other goes to %1.</source>
        <translation>Eine Karte bleibt, die andere geht an %1.</translation>
    </message>
    <message>
        <source>you gave</source>
        <translation>Sie gaben</translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1 gab</translation>
    </message>
    <message>
        <source>you received</source>
        <translation>Sie bekamen</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 bekam</translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message>
        <source>wins with a pair</source>
        <translation>Sieg mit Paar</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>Spiel gewonnen</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>Wahl getroffen</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>wählt</translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n zu ziehen</numerusform>
            <numerusform>%n zu ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>you gave %1</source>
        <translation>an %1 gegeben</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>gegeben von %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>play a card here</source>
        <translation>Karte hierher spielen</translation>
    </message>
    <message>
        <source>Base %1 of 10</source>
        <translation>Grundkarte %1 von 10</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) make a pair</source>
        <translation>
            <numerusform>%n ungesehene Karte zum Paar</numerusform>
            <numerusform>%n ungesehene Karten zum Paar</numerusform>
        </translation>
    </message>
    <message>
        <source>no pair possible</source>
        <translation>kein Paar möglich</translation>
    </message>
</context>
<context>
    <name>RpsMini</name>
    <message>
        <source>Rock %1</source>
        <translation>Stein %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Papier %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Schere %1</translation>
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
        <translation>von Ihnen</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>von Ihnen behalten</translation>
    </message>
    <message>
        <source>kept by %1</source>
        <translation>von %1 behalten</translation>
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
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Schere</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Bold: not seen yet. Filled: yours. Framed: given away. Struck through: played.</source>
        <translation>Fett: noch nicht gesehen. Gefüllt: Ihre. Umrahmt: verschenkt. Durchgestrichen: gespielt.</translation>
    </message>
    <message>
        <source>%1 yours</source>
        <translation>%1 Ihre</translation>
    </message>
    <message>
        <source>%1 given away</source>
        <translation>%1 verschenkt</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 gespielt</translation>
    </message>
    <message>
        <source>%1 not seen</source>
        <translation>%1 nicht gesehen</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Gave</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Bekommen</translation>
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
        <translation>Spiel %1: nicht gespielt</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Spiel %1: %2</translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n nicht gegeben</numerusform>
            <numerusform>%n nicht gegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation>
            <numerusform>noch %n Grundkarte</numerusform>
            <numerusform>noch %n Grundkarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTexts</name>
    <message>
        <source>Rock %1</source>
        <translation>Stein %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Papier %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Schere %1</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Partie aufgeben</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Keep %1 or %2. The other one is given away.</source>
        <translation>%1 oder %2 behalten. Die andere Karte wird weggegeben.</translation>
    </message>
    <message>
        <source>Game %1: choose a card against the base card %2.</source>
        <translation>Spiel %1: eine Karte gegen die Grundkarte %2 wählen.</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>aufgegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>bisher %n Karte</numerusform>
            <numerusform>bisher %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n Spiel gewonnen</numerusform>
            <numerusform>%n Spiele gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rock beats Scissors</source>
        <translation>Stein schlägt Schere</translation>
    </message>
    <message>
        <source>Paper beats Rock</source>
        <translation>Papier schlägt Stein</translation>
    </message>
    <message>
        <source>Scissors beats Paper</source>
        <translation>Schere schlägt Papier</translation>
    </message>
    <message>
        <source>%1 is a pair with the base card</source>
        <translation>%1 bildet ein Paar mit der Grundkarte</translation>
    </message>
    <message>
        <source>%1 is higher than %2</source>
        <translation>%1 ist höher als %2</translation>
    </message>
    <message>
        <source>You win game %1: %2.</source>
        <translation>Sie gewinnen Spiel %1: %2.</translation>
    </message>
    <message>
        <source>%1 wins game %2: %3.</source>
        <translation>%1 gewinnt Spiel %2: %3.</translation>
    </message>
    <message>
        <source>Both gave up: no one wins a game.</source>
        <translation>Beide haben aufgegeben: Niemand gewinnt ein Spiel.</translation>
    </message>
    <message>
        <source>%1 gave up the match, which counts as ten games lost.</source>
        <translation>Partie aufgegeben (%1), das zählt als zehn verlorene Spiele.</translation>
    </message>
    <message>
        <source>Each has won five of the ten games.</source>
        <translation>Jeder hat fünf der zehn Spiele gewonnen.</translation>
    </message>
    <message>
        <source>You won %1 of the ten games.</source>
        <translation>Sie haben %1 der zehn Spiele gewonnen.</translation>
    </message>
    <message>
        <source>%1 won %2 of the ten games.</source>
        <translation>%1 hat %2 der zehn Spiele gewonnen.</translation>
    </message>
    <message>
        <source>You gave %1 and received %2 from %3.</source>
        <translation>Sie haben %1 gegeben und %2 von %3 bekommen.</translation>
    </message>
    <message>
        <source>%1 gave %2 and received %3.</source>
        <translation>%1 hat %2 gegeben und %3 bekommen.</translation>
    </message>
    <message>
        <source>have a pair of %1s</source>
        <translation>haben ein %1er-Paar</translation>
    </message>
    <message>
        <source>has a pair of %1s</source>
        <translation>hat ein %1er-Paar</translation>
    </message>
    <message>
        <source>give up the match</source>
        <translation>geben die Partie auf</translation>
    </message>
    <message>
        <source>gives up the match</source>
        <translation>gibt die Partie auf</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation>Wahl %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>The match is drawn, %1 – %1</source>
        <translation>Die Partie ist unentschieden, %1 – %1</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Sie gewinnen das Spiel</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 gewinnt das Spiel</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Sie gewinnen die Partie</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>had a fault, which counts as giving up</source>
        <translation>Verstoß, zählt als Aufgeben</translation>
    </message>
    <message>
        <source>Base card %1</source>
        <translation>Grundkarte %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>spielen %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>spielt %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>ziehen %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>zieht %1</translation>
    </message>
    <message>
        <source>receive %1</source>
        <translation>bekommen %1</translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation>bekommt %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>behalten %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>behält %1</translation>
    </message>
</context>
<context>
    <name>RpsTray</name>
    <message>
        <source>Rock</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Schere</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <translation>nichts mehr zu ziehen</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>noch zu ziehen</translation>
    </message>
    <message>
        <source>to draw, shuffled</source>
        <translation>zu ziehen, gemischt</translation>
    </message>
</context>
<context>
    <name>RpsWins</name>
    <message>
        <source>What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock</source>
        <translation>Was gewinnt: zuerst ein Paar mit der Grundkarte, dann die höhere Zahl, dann Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein</translation>
    </message>
    <message>
        <source>What wins a game</source>
        <translation>Was ein Spiel gewinnt</translation>
    </message>
    <message>
        <source>1  a pair with the base card</source>
        <translation>1  ein Paar mit der Grundkarte</translation>
    </message>
    <message>
        <source>2  the higher number</source>
        <translation>2  die höhere Zahl</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>schlägt</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 The match was open until then.</source>
        <translation>%1 Bis dahin war die Partie offen.</translation>
    </message>
    <message>
        <source>%1 You stayed ahead from there.</source>
        <translation>%1 Von da an blieben Sie vorn.</translation>
    </message>
    <message>
        <source>%1 From there %2 stayed ahead.</source>
        <translation>%1 Von da an blieb %2 vorn.</translation>
    </message>
    <message>
        <source>%1, which won</source>
        <translation>%1, die gewann</translation>
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
        <translation>Die Karten dieser Partie waren nicht versiegelt, weil jemand die Verteilung gewählt hat oder die Partie nicht an einem Tisch dieses Programms gespielt wurde.</translation>
    </message>
    <message>
        <source>Shown before the match, SHA-256:</source>
        <translation>Vor der Partie gezeigt, SHA-256:</translation>
    </message>
    <message>
        <source>It is computed from the seed of the cards and a salt. Both are shown here after the match, so that anyone can check that the cards were not changed.</source>
        <translation>Er wird aus dem Startwert der Karten und einem Salz berechnet. Beide werden nach der Partie hier gezeigt, damit jeder prüfen kann, dass die Karten nicht geändert wurden.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Salz: %1</translation>
    </message>
    <message>
        <source>Your phrase: %1</source>
        <translation>Eigener Text: %1</translation>
    </message>
    <message>
        <source>They match: these are the cards that were sealed.</source>
        <translation>Sie stimmen überein: Das sind die versiegelten Karten.</translation>
    </message>
    <message>
        <source>They don’t match: %1.</source>
        <translation>Sie stimmen nicht überein: %1.</translation>
    </message>
    <message>
        <source>To check it yourself:</source>
        <translation>So prüfen Sie es selbst:</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Versiegelte Karten</translation>
    </message>
    <message>
        <source>The first %1 digits of the second number are the seed of the cards in hexadecimal.</source>
        <translation>Die ersten %1 Ziffern der zweiten Zahl sind der Startwert der Karten, hexadezimal.</translation>
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
        <translation>„%1“</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an answer and its value</comment>
        <translation>„%1“ %2</translation>
    </message>
    <message>
        <source>“%1” %2 ± %3</source>
        <comment>an answer, its value and the error of that</comment>
        <translation>„%1“ %2 ± %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scale and values on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Try this decision again. In the match: %1.</source>
        <translation>Treffen Sie diese Entscheidung noch einmal. In der Partie: %1.</translation>
    </message>
    <message>
        <source>Try this decision.</source>
        <translation>Treffen Sie diese Entscheidung.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>in the match %1</source>
        <translation>in der Partie %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>am besten %1</translation>
    </message>
    <message>
        <source>The same answer as in the match.</source>
        <translation>Dieselbe Antwort wie in der Partie.</translation>
    </message>
    <message>
        <source>Result now: %1. In the match: %2.</source>
        <translation>Ergebnis jetzt: %1. In der Partie: %2.</translation>
    </message>
    <message>
        <source>After this hand: %1. In the match: %2.</source>
        <translation>Nach dieser Hand: %1. In der Partie: %2.</translation>
    </message>
</context>
<context>
    <name>SideTray</name>
    <message>
        <source>Your side cards</source>
        <translation>Ihre Nebenkarten</translation>
    </message>
    <message>
        <source>Side cards of %1</source>
        <translation>Nebenkarten von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine mehr</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>played earlier</source>
        <translation>früher gespielt</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>%1 came in version %2.</source>
        <translation>%1 kam in Version %2.</translation>
    </message>
    <message>
        <source>%1 has retired: %2</source>
        <translation>%1 ist zurückgezogen: %2</translation>
    </message>
    <message>
        <source>%1 has won after %2 matches.</source>
        <translation>%1 hat nach %2 Partien gewonnen.</translation>
    </message>
    <message>
        <source>%1 is disqualified: %2</source>
        <translation>%1 ist disqualifiziert: %2</translation>
    </message>
    <message>
        <source>%1 is the only bot.</source>
        <translation>%1 ist der einzige Bot.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <translation>%1 ist dazugekommen.</translation>
    </message>
    <message>
        <source>%1 of %2 (95 %: %3)</source>
        <translation>%1 von %2 (95 %: %3)</translation>
    </message>
    <message>
        <source>%1 with 95 % intervals</source>
        <translation>%1 mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 Byte</translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <translation>%1, seit %2</translation>
    </message>
    <message>
        <source>A link opens the match to step through. Its best and worst matches are among them.</source>
        <translation>Ein Klick öffnet die Partie zum Durchgehen. Seine besten und schlechtesten Partien sind dabei.</translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation>Gegen jeden anderen</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>All randomness comes from the seed: with the same bots and plan.json, which is among the downloads, anyone can replay the same matches and get the same tables.</source>
        <translation>Aller Zufall folgt aus dem Startwert: Mit den gleichen Bots und plan.json, einem der Downloads, spielt jeder die gleichen Partien und erhält die gleichen Tabellen.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Each bot with its interval. The table above has the numbers.</source>
        <translation>Jeder Bot mit seinem Intervall. Die Zahlen stehen in der Tabelle darüber.</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Frühere Versionen</translation>
    </message>
    <message>
        <source>Habit</source>
        <translation>Gewohnheit</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>In per cent, row against column. A number leads to what these two played.</source>
        <translation>In Prozent, Zeile gegen Spalte. Eine Zahl führt zu den Partien der beiden.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>Glück je Partie</translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation>Erstellt mit %1.</translation>
    </message>
    <message>
        <source>Match %1 of part %2</source>
        <translation>Partie %1 aus Teil %2</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Matches from its best to its worst</source>
        <translation>Partien von der besten bis zur schlechtesten</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>No bots yet.</source>
        <translation>Noch keine Bots.</translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation>Keine Verstöße.</translation>
    </message>
    <message>
        <source>Occasions</source>
        <translation>Gelegenheiten</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Plays as</source>
        <translation>Spielt als</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Veröffentlicht unter</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Result in these matches</source>
        <translation>Ergebnis darin</translation>
    </message>
    <message>
        <source>Analysed matches</source>
        <translation>Analysierte Partien</translation>
    </message>
    <message>
        <source>Row ahead of column</source>
        <translation>Zeile vor Spalte</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>The season %1 ended.</source>
        <translation>Die Saison %1 endete.</translation>
    </message>
    <message>
        <source>These commands play it again:</source>
        <translation>Diese Befehle spielen alles noch einmal:</translation>
    </message>
    <message>
        <source>To step through</source>
        <translation>Zum Durchgehen</translation>
    </message>
    <message>
        <source>Won by row against column</source>
        <translation>Von der Zeile gegen die Spalte gewonnen</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sich selbst</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n Verstoß.</numerusform>
            <numerusform>%n Verstöße.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Budget of %n more match(es) between neighbours in the standings.</source>
        <translation>
            <numerusform>Budget von %n weiteren Partie zwischen Nachbarn in der Tabelle.</numerusform>
            <numerusform>Budget von %n weiteren Partien zwischen Nachbarn in der Tabelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of its chances taken, counted in its %n match(es) with a page here.</source>
        <translation>
            <numerusform>Wie oft er es tut, wo er es könnte, in seiner %n Partie mit einer Seite hier.</numerusform>
            <numerusform>Wie oft er es tut, wo er es könnte, in seinen %n Partien mit einer Seite hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2 per unforced decision.</source>
        <translation>%1 verlor %2 je ungezwungener Entscheidung.</translation>
    </message>
    <message>
        <source>%1 lost least so far: %2 per unforced decision. There are too few matches to tell who plays best.</source>
        <translation>%1 verlor bisher am wenigsten: %2 je ungezwungener Entscheidung. Es sind zu wenige Partien, um zu sagen, wer am besten spielt.</translation>
    </message>
    <message>
        <source>%1 lost least: %2 per unforced decision.</source>
        <translation>%1 verlor am wenigsten: %2 je ungezwungener Entscheidung.</translation>
    </message>
    <message>
        <source>%1 of %2 matches are analysed.</source>
        <translation>%1 von %2 Partien sind analysiert.</translation>
    </message>
    <message>
        <source>A link opens the match at that decision and shows what came before it.</source>
        <translation>Ein Link öffnet die Partie bei dieser Entscheidung und zeigt, was vorher geschah.</translation>
    </message>
    <message>
        <source>A link opens the match to step through with its analysis. Results are on its last moment.</source>
        <translation>Ein Link öffnet die Partie mit ihrer Analyse zum Durchblättern. Das Ergebnis steht im letzten Moment.</translation>
    </message>
    <message>
        <source>A loss is the value of the best answer less that of the answer given, for the player who gave it. ± is one standard error.</source>
        <translation>Ein Verlust ist der Wert der besten Antwort minus der Wert der gegebenen, für den Spieler, der sie gab. ± ist ein Standardfehler.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>Mittlerer Verlust</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>How it is analysed</source>
        <translation>Wie analysiert wird</translation>
    </message>
    <message>
        <source>Judged by %1 with at least %2 simulations of a position that cannot be computed.</source>
        <translation>Bewertet von %1 mit mindestens %2 Simulationen je Stellung, die sich nicht berechnen lässt.</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Art der Entscheidung</translation>
    </message>
    <message>
        <source>Loss by kind of decision</source>
        <translation>Verlust nach Art der Entscheidung</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Verlust gesamt</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>No match here had a decision with several answers.</source>
        <translation>Keine Partie hier hatte eine Entscheidung mit mehreren Antworten.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The average loss is per unforced decision, which has several answers.</source>
        <translation>Der mittlere Verlust gilt je ungezwungener Entscheidung, also einer mit mehreren Antworten.</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Die teuersten Entscheidungen</translation>
    </message>
    <message>
        <source>This command analyses them again:</source>
        <translation>Dieser Befehl analysiert sie noch einmal:</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Unerzwungen</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>Wo sie liegt</translation>
    </message>
    <message>
        <source>Who was analysed</source>
        <translation>Wer analysiert wurde</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>Each pair of versions meets once, and their matches are kept. Extra matches are played where the order of neighbours is unclear. A place shows what a bot can expect against all others, each counting the same. Ranges hold at every look.</source>
        <translation>Jedes Paar von Versionen trifft einmal aufeinander, und ihre Partien bleiben erhalten. Weitere Partien werden dort gespielt, wo sie Nachbarn in der Tabelle unterscheiden. Der Rang sagt, was ein Bot gegen alle anderen erwarten kann, wobei jeder von ihnen gleich zählt. Die Bereiche gelten, wann immer man hinsieht.</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1 ist ausgeschieden: %2</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 spielt wieder.</translation>
    </message>
    <message>
        <source>%1 plays again: %2</source>
        <translation>%1 spielt wieder: %2</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair, all pairs on the same deals, each deal with all seatings.</source>
        <translation>%1, %2 Plätze, %3 Partien je Paar, alle Paare mit den gleichen Verteilungen, jede Verteilung in allen Sitzordnungen.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair.</source>
        <translation>%1, %2 Plätze, %3 Partien je Paar.</translation>
    </message>
    <message>
        <source>All deals come from the seed %1.</source>
        <translation>Alle Verteilungen stammen vom Startwert %1.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1. The key of season %2 is %3. The hash of each key is the key before it, and the hash of the first one is that SHA-256: %4.</source>
        <translation>Die Verteilungen jeder Saison sind bis zu deren Ende geheim. Sie wurden zu Beginn des Wettbewerbs mit dem SHA-256 %1 festgelegt. Der Schlüssel der Saison %2 ist %3. Der Hash jedes Schlüssels ist der Schlüssel davor, der Hash des ersten ist dieser SHA-256: %4.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1.</source>
        <translation>Die Verteilungen jeder Saison sind bis zu deren Ende geheim. Sie wurden zu Beginn des Wettbewerbs mit dem SHA-256 %1 festgelegt.</translation>
    </message>
    <message>
        <source>The matches follow from the deals and the log alone. You can add the same bots to a hill with the same deals and rules and compare the results: %1.</source>
        <translation>Welche Partien gespielt werden, folgt allein aus den Verteilungen und dem Protokoll. Sie können die gleichen Bots einem Hügel mit den gleichen Verteilungen und Regeln hinzufügen und die Ergebnisse vergleichen: %1.</translation>
    </message>
    <message>
        <source>Same answers as</source>
        <translation>Gleiche Antworten wie</translation>
    </message>
    <message numerus="yes">
        <source>%1, in all %n matches</source>
        <translation>
            <numerusform>%1, in %n Partie</numerusform>
            <numerusform>%1, in allen %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rose from place %2 to %3.</source>
        <translation>%1 ist von Rang %2 auf Rang %3 gestiegen.</translation>
    </message>
    <message>
        <source>%1 took the lead.</source>
        <translation>%1 hat die Führung übernommen.</translation>
    </message>
    <message>
        <source>%1 won the season %2.</source>
        <translation>%1 hat die Saison %2 gewonnen.</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Best place</source>
        <translation>Bester Rang</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>Geändert seit %1</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Führende</translation>
    </message>
    <message>
        <source>What is new here, for a feed reader: %1.</source>
        <translation>Was hier neu ist, für einen Feedreader: %1.</translation>
    </message>
    <message>
        <source>Final %1</source>
        <translation>Finale %1</translation>
    </message>
    <message>
        <source>Match %1 of part %2 of final %3</source>
        <translation>Partie %1 aus Teil %2 des Finales %3</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair. It is not over.</source>
        <translation>Seit %1, mit eigenen Verteilungen: %2 Partien je Paar. Es ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair.</source>
        <translation>Seit %1, mit eigenen Verteilungen: %2 Partien je Paar.</translation>
    </message>
    <message>
        <source>Stronger than next</source>
        <translation>Stärker als nächster</translation>
    </message>
    <message>
        <source>The final %1 began: %2 bots, %3 matches for each pair.</source>
        <translation>Das Finale %1 begann: %2 Bots, %3 Partien je Paar.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table, all tables of a number on the same deals, each deal with many seatings. Each bot brings %4 tables.</source>
        <translation>%1, %2 Plätze, %3 Partien an jedem Tisch, alle Tische einer Nummer mit denselben Verteilungen, jede Verteilung in vielen Sitzordnungen. Jeder Bot bringt %4 Tische mit.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table. Each bot brings %4 tables.</source>
        <translation>%1, %2 Plätze, %3 Partien an jedem Tisch. Jeder Bot bringt %4 Tische mit.</translation>
    </message>
    <message>
        <source>Beyond chance</source>
        <translation>Mehr als Zufall</translation>
    </message>
    <message>
        <source>How bots treat each other</source>
        <translation>Wie Bots miteinander umgehen</translation>
    </message>
    <message>
        <source>The others at a table are drawn at random from all that play. A place shows what a bot can expect at such a table. Extra matches are played where the order of neighbours is unclear. Ranges hold at every look.</source>
        <translation>Die anderen an einem Tisch werden unter denen ausgelost, die spielen. Ein Rang sagt, was ein Bot an einem solchen Tisch erwarten kann. Weitere Partien gehen dorthin, wo sie Nachbarn in der Reihenfolge unterscheiden. Die Bereiche gelten bei jedem Blick.</translation>
    </message>
    <message>
        <source>What a bot won or paid in a match where another bot sat at its table, beside what it usually does there. What is beyond chance may be help, or a style that suits another.</source>
        <translation>Was ein Bot in einer Partie gewann oder zahlte, in der ein anderer Bot mit am Tisch saß, verglichen mit dem, was dort üblich ist. Was mehr als Zufall ist, kann Hilfe sein oder eine Spielweise, die einem anderen liegt.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
</context>
<context>
    <name>StrandedContest</name>
    <message>
        <source>%1. Everything played so far is in memory. Save a copy to keep it.</source>
        <translation>%1. Alles bisher Gespielte ist im Arbeitsspeicher. Speichern Sie eine Kopie, um es zu behalten.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>%1 speichern?</translation>
    </message>
    <message>
        <source>Its file is gone. The matches played so far are only in memory.</source>
        <translation>Die Datei ist verschwunden. Die bisher gespielten Partien sind nur noch im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
</context>
<context>
    <name>StrongerWords</name>
    <message>
        <source>more than 99.9 %</source>
        <translation>mehr als 99,9 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Probability that %1 is stronger than %2: %3.</source>
        <translation>Wahrscheinlichkeit, dass %1 stärker ist als %2: %3.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>Sie haben keinen klaren Fehler gemacht.</translation>
    </message>
    <message>
        <source>The draws made no measurable difference.</source>
        <translation>Die gezogenen Karten machten keinen messbaren Unterschied.</translation>
    </message>
    <message>
        <source>Lucky draws saved %1.</source>
        <translation>Glück beim Ziehen hat %1 gespart.</translation>
    </message>
    <message>
        <source>Unlucky draws cost %1.</source>
        <translation>Pech beim Ziehen hat %1 gekostet.</translation>
    </message>
    <message>
        <source>The cards made no measurable difference.</source>
        <translation>Die Karten machten keinen messbaren Unterschied.</translation>
    </message>
    <message>
        <source>%1 gained %2 from the cards.</source>
        <translation>Die Karten brachten %1 %2.</translation>
    </message>
    <message>
        <source>%1 lost %2 to the cards.</source>
        <translation>Die Karten kosteten %1 %2.</translation>
    </message>
    <message>
        <source>The cards helped %1 most (%2) and hurt %3 most (%4).</source>
        <translation>Am meisten halfen die Karten %1 (%2), am meisten schadeten sie %3 (%4).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No one made a clear mistake.</source>
        <translation>Niemand hat einen klaren Fehler gemacht.</translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation>%1 hat keinen klaren Fehler gemacht.</translation>
    </message>
    <message>
        <source>The others made no clear mistake.</source>
        <translation>Die anderen haben keinen klaren Fehler gemacht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what was done</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>a hand, what was done</comment>
        <translation>%1, „%2“</translation>
    </message>
    <message>
        <source>The costliest (%2): %1. Better: “%3”.</source>
        <translation>Am teuersten (%2): %1. Besser: „%3“.</translation>
    </message>
    <message>
        <source>%1 (not significant)</source>
        <translation>%1 (nicht signifikant)</translation>
    </message>
    <message>
        <source>The cards gave you %1.</source>
        <translation>Die Karten haben Ihnen %1 gebracht.</translation>
    </message>
    <message>
        <source>The cards cost you %1.</source>
        <translation>Die Karten haben Sie %1 gekostet.</translation>
    </message>
    <message>
        <source>Your decisions made no measurable difference.</source>
        <translation>Ihre Entscheidungen machten keinen messbaren Unterschied.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1.</source>
        <translation>Ihre Entscheidungen haben Sie %1 gekostet.</translation>
    </message>
    <message>
        <source>Your decisions saved %1.</source>
        <translation>Ihre Entscheidungen haben %1 gespart.</translation>
    </message>
    <message>
        <source>Your decisions gained you %1.</source>
        <translation>Ihre Entscheidungen haben Ihnen %1 gebracht.</translation>
    </message>
    <message>
        <source>The decisions of %1 made no measurable difference.</source>
        <translation>Die Entscheidungen von %1 machten keinen messbaren Unterschied.</translation>
    </message>
    <message>
        <source>The decisions of %1 gained you %2.</source>
        <translation>Die Entscheidungen von %1 haben Ihnen %2 gebracht.</translation>
    </message>
    <message>
        <source>The decisions of %1 cost you %2.</source>
        <translation>Die Entscheidungen von %1 haben Sie %2 gekostet.</translation>
    </message>
    <message>
        <source>The others’ decisions made no measurable difference.</source>
        <translation>Die Entscheidungen der anderen machten keinen messbaren Unterschied.</translation>
    </message>
    <message>
        <source>The others’ decisions cost you %1.</source>
        <translation>Die Entscheidungen der anderen haben Sie %1 gekostet.</translation>
    </message>
    <message>
        <source>The others’ decisions saved %1.</source>
        <translation>Die Entscheidungen der anderen haben %1 gespart.</translation>
    </message>
    <message>
        <source>The others’ decisions gained you %1.</source>
        <translation>Die Entscheidungen der anderen haben Ihnen %1 gebracht.</translation>
    </message>
    <message>
        <source>%1, not significant</source>
        <translation>%1, nicht signifikant</translation>
    </message>
    <message numerus="yes">
        <source>You made %Ln mistakes</source>
        <translation>
            <numerusform>Sie haben %Ln Fehler gemacht</numerusform>
            <numerusform>Sie haben %Ln Fehler gemacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %Ln mistakes</source>
        <translation>
            <numerusform>%1 hat %Ln Fehler gemacht</numerusform>
            <numerusform>%1 hat %Ln Fehler gemacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others made mistakes, too</source>
        <translation>
            <numerusform>auch %Ln anderer hat Fehler gemacht</numerusform>
            <numerusform>auch %Ln andere haben Fehler gemacht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 %2, place %3 of %4</source>
        <translation>%1 %2, Rang %3 von %4</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1 with %2</source>
        <translation>Vorn: %1 mit %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>A draw, %1 – %2</source>
        <translation>Unentschieden, %1 – %2</translation>
    </message>
    <message>
        <source>No one won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>%1 haben gewonnen, %2</translation>
    </message>
    <message>
        <source>You and your partner won, %1</source>
        <translation>Sie und Ihr Partner haben gewonnen, %1</translation>
    </message>
    <message>
        <source>You and your partner lost, %1 – %2</source>
        <translation>Sie und Ihr Partner haben verloren, %1 – %2</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Sie teilen sich den Sieg</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>%n Spieler hat den Sieg</numerusform>
            <numerusform>%n Spieler teilen sich den Sieg</numerusform>
        </translation>
    </message>
    <message>
        <source>You won%1</source>
        <translation>Sie haben gewonnen%1</translation>
    </message>
    <message>
        <source>%1 won%2</source>
        <translation>%1 hat gewonnen%2</translation>
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
        <comment>partners</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>%1 is a bot: &quot;partner, Skilled&quot;</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>partner, %1</source>
        <translation>Partner, %1</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>deal</comment>
        <translation>versiegelt</translation>
    </message>
</context>
<context>
    <name>ThegameCheer</name>
    <message>
        <source>Ten back!</source>
        <translation>10 zurück!</translation>
    </message>
</context>
<context>
    <name>ThegamePage</name>
    <message>
        <source>stay off</source>
        <translation>Finger weg</translation>
    </message>
    <message>
        <source>mine soon</source>
        <translation>bald meiner</translation>
    </message>
    <message>
        <source>rather not</source>
        <translation>lieber nicht</translation>
    </message>
    <message>
        <source>no wish</source>
        <translation>kein Wunsch</translation>
    </message>
</context>
<context>
    <name>ThegamePile</name>
    <message>
        <source>Pile %1, rising, at %2</source>
        <translation>Stapel %1, steigend, bei %2</translation>
    </message>
    <message>
        <source>Pile %1, falling, at %2</source>
        <translation>Stapel %1, fallend, bei %2</translation>
    </message>
    <message>
        <source>%1 wishes %2</source>
        <translation>%1: Wunsch %2</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>steigend</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>fallend</translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation>%1 passt nicht</translation>
    </message>
    <message>
        <source>%1: jump back 10</source>
        <translation>%1: 10 zurück</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: back 10!</source>
        <translation>%1: 10 zurück!</translation>
    </message>
    <message>
        <source>, worth %1</source>
        <translation>, wert %1</translation>
    </message>
    <message>
        <source>rising, room: %1</source>
        <translation>steigend, Platz: %1</translation>
    </message>
    <message>
        <source>falling, room: %1</source>
        <translation>fallend, Platz: %1</translation>
    </message>
</context>
<context>
    <name>ThegameRidge</name>
    <message>
        <source>Perfect: all 98 cards are played.</source>
        <translation>Perfekt: Alle 98 Karten sind gespielt.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>All 98 cards. Nothing left in hand, nothing in the stack.</source>
        <translation>Alle 98 Karten. Nichts mehr auf der Hand, nichts im Stapel.</translation>
    </message>
</context>
<context>
    <name>ThegameScore</name>
    <message>
        <source>jump back</source>
        <translation>Rücksprung</translation>
    </message>
    <message>
        <source>Piles, latest on top</source>
        <translation>Stapel, neueste oben</translation>
    </message>
    <message>
        <source>pile %1, rising</source>
        <translation>Stapel %1, steigend</translation>
    </message>
    <message>
        <source>pile %1, falling</source>
        <translation>Stapel %1, fallend</translation>
    </message>
    <message>
        <source>Cards played, latest first</source>
        <translation>Gespielte Karten, neueste zuerst</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Turn %1: you jumped ten back to %2 on pile %3, the last jump of the match.</source>
        <translation>Zug %1: Sie sprangen zehn zurück auf %2 (Stapel %3), der letzte Sprung der Partie.</translation>
    </message>
    <message>
        <source>Turn %1: %2 jumped ten back to %3 on pile %4, the last jump of the match.</source>
        <translation>Zug %1: %2 sprang zehn zurück auf %3 (Stapel %4), der letzte Sprung der Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: your %2 on pile %3 left out %4, the widest gap of the match.</source>
        <translation>Zug %1: Ihre %2 auf Stapel %3 ließ %4 aus, die größte Lücke der Partie.</translation>
    </message>
    <message>
        <source>Turn %1: %2 put %3 on pile %4 and left out %5, the widest gap of the match.</source>
        <translation>Zug %1: %2 legte %3 auf Stapel %4 und ließ %5 aus, die größte Lücke der Partie.</translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation>
            <numerusform>%n gespielt</numerusform>
            <numerusform>%n gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 von %2 gespielt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards played</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ThegameStack</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <translation>
            <numerusform>%n im Stapel</numerusform>
            <numerusform>%n im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>stack empty</source>
        <translation>Stapel leer</translation>
    </message>
    <message>
        <source>%1 of 98 played</source>
        <translation>%1 von 98 gespielt</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the stack</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 of 98</source>
        <comment>cards played</comment>
        <translation>%1 von 98</translation>
    </message>
    <message>
        <source>only %1 in the stack</source>
        <translation>nur noch %1 im Stapel</translation>
    </message>
    <message>
        <source>%1 of 98 to go</source>
        <translation>noch %1 von 98</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>ThegameTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left.</source>
        <translation>
            <numerusform>%n Karte ist übrig.</numerusform>
            <numerusform>%n Karten sind übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cards, then you may end your turn.</source>
        <translation>
            <numerusform>Noch %n Karte, dann dürfen Sie den Zug beenden.</numerusform>
            <numerusform>Noch %n Karten, dann dürfen Sie den Zug beenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <translation>%1 auf Stapel %2</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>Wunsch %1</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Partie verlieren</translation>
    </message>
    <message>
        <source>jump back %1</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>jumps back %1</source>
        <translation>%1 zurück</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 weiter</translation>
    </message>
    <message>
        <source>Any wishes for the piles?</source>
        <translation>Haben Sie Wünsche für die Stapel?</translation>
    </message>
    <message>
        <source>Play another card or end your turn.</source>
        <translation>Noch eine Karte spielen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles: a perfect match.</source>
        <translation>Alle 98 Karten liegen auf den Stapeln: eine perfekte Partie.</translation>
    </message>
    <message>
        <source>You still had to play, but none of your cards fitted.</source>
        <translation>Sie mussten noch spielen, aber keine Ihrer Karten passte.</translation>
    </message>
    <message>
        <source>%1 still had to play, but no card fitted.</source>
        <translation>%1 musste noch spielen, aber keine Karte passte.</translation>
    </message>
    <message>
        <source>You ended your turn too early and gave up.</source>
        <translation>Sie haben den Zug zu früh beendet und damit aufgegeben.</translation>
    </message>
    <message>
        <source>%1 ended the turn too early and gave up.</source>
        <translation>%1 hat den Zug zu früh beendet und damit aufgegeben.</translation>
    </message>
    <message>
        <source>You had a fault, which loses the match.</source>
        <translation>Verstoß von Ihnen, damit ist die Partie verloren.</translation>
    </message>
    <message>
        <source>%1 had a fault, which loses the match.</source>
        <translation>Verstoß von %1, damit ist die Partie verloren.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>stay off pile %1</source>
        <translation>Finger weg von %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Zug von %1</translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation>Alle Karten sind gespielt</translation>
    </message>
    <message>
        <source>No card fits. %1</source>
        <translation>Keine Karte passt. %1</translation>
    </message>
    <message>
        <source>Given up. %1</source>
        <translation>Aufgegeben. %1</translation>
    </message>
    <message>
        <source>Lost by a fault. %1</source>
        <translation>Durch Verstoß verloren. %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>ziehen %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>zieht %1</translation>
    </message>
    <message>
        <source>play %1 on pile %2</source>
        <translation>%1 auf Stapel %2</translation>
    </message>
    <message>
        <source>plays %1 on pile %2</source>
        <translation>%1 auf Stapel %2</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>beenden den Zug</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>beendet den Zug</translation>
    </message>
    <message>
        <source>had a fault</source>
        <translation>Verstoß</translation>
    </message>
    <message>
        <source>%1 jumps ten back to %2</source>
        <translation>%1 springt um zehn zurück auf %2</translation>
    </message>
    <message>
        <source>want others to stay off pile %1</source>
        <translation>wollen Stapel %1 geschont sehen</translation>
    </message>
    <message>
        <source>wants others to stay off pile %1</source>
        <translation>will Stapel %1 geschont sehen</translation>
    </message>
    <message>
        <source>The stack is empty</source>
        <translation>Der Stapel ist leer</translation>
    </message>
    <message>
        <source>The stack is running out</source>
        <translation>Der Stapel geht zur Neige</translation>
    </message>
    <message>
        <source>Your next card would move a pile by %1 or more.</source>
        <translation>Die nächste Karte bewegt einen Stapel um mindestens %1.</translation>
    </message>
    <message>
        <source>It sets the pile ten back.</source>
        <translation>Sie setzt den Stapel um zehn zurück.</translation>
    </message>
    <message>
        <source>Then your %1 can set the pile ten back.</source>
        <translation>Danach kann Ihre %1 den Stapel um zehn zurücksetzen.</translation>
    </message>
    <message>
        <source>It’s the smallest step you have.</source>
        <translation>Es ist Ihr kleinster Schritt.</translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message>
        <source>Where do you want to put the %1? Click a pile or press 1 to 4.</source>
        <translation>Wohin mit der %1? Stapel anklicken oder 1 bis 4 drücken.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>refill your hand</source>
        <translation>Handkarten auffüllen</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>Nachziehstapel ist leer</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Aufgeben…</translation>
    </message>
    <message>
        <source>one more card to play</source>
        <translation>noch eine Karte spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards to play</source>
        <translation>
            <numerusform>noch %n Karte spielen</numerusform>
            <numerusform>noch %n Karten spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>your turn continues</source>
        <translation>der Zug geht weiter</translation>
    </message>
    <message>
        <source>Give up now</source>
        <translation>Jetzt aufgeben</translation>
    </message>
    <message>
        <source>everyone loses the match</source>
        <translation>die Partie ist für alle verloren</translation>
    </message>
    <message>
        <source>Wishes: 1 %1, 3 %2, 5 %3</source>
        <translation>Wünsche: 1 %1, 3 %2, 5 %3</translation>
    </message>
    <message>
        <source>Numbers over a card: how far it moves piles 1 to 4.</source>
        <translation>Zahlen über einer Karte: So weit bewegt sie die Stapel 1 bis 4.</translation>
    </message>
</context>
<context>
    <name>ThegameWish</name>
    <message>
        <source>Your wish for pile %1: %2</source>
        <translation>Ihr Wunsch für Stapel %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a wish and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: after the next card</source>
        <comment>a wish</comment>
        <translation>%1: nach der nächsten Karte</translation>
    </message>
    <message>
        <source>0: no wish, 3: mine soon, 5: stay off</source>
        <translation>0: kein Wunsch, 3: bald meiner, 5: Finger weg</translation>
    </message>
</context>
<context>
    <name>TournamentCost</name>
    <message>
        <source>about %1 matches</source>
        <translation>etwa %1 Partien</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>höchstens %1 Partien</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n sets, %1</source>
        <translation>
            <numerusform>%n Satz, %1</numerusform>
            <numerusform>%n Sätze, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n Runde, %1</numerusform>
            <numerusform>%n Runden, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1</source>
        <translation>
            <numerusform>%n Paarung, %1</numerusform>
            <numerusform>%n Paarungen, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few matches the intervals stay wider than that, so all matches will be played.</source>
        <translation>Bei so wenigen Partien bleiben die Intervalle breiter, daher werden alle gespielt.</translation>
    </message>
    <message>
        <source>The last deal is not played from all seats, because %1 is not a multiple of %2.</source>
        <translation>Die letzte Verteilung wird nicht von allen Plätzen aus gespielt, weil %1 kein Vielfaches von %2 ist.</translation>
    </message>
    <message>
        <source>File size: %1.</source>
        <translation>Dateigröße: %1.</translation>
    </message>
    <message>
        <source>This takes more than a day. You can stop and resume at any time.</source>
        <translation>Das dauert mehr als einen Tag. Sie können jederzeit anhalten und fortsetzen.</translation>
    </message>
    <message>
        <source>%1 remembers earlier matches. Its matches against the same opponents run one after another on one thread, so more threads don’t make them faster.</source>
        <translation>%1 erinnert sich an frühere Partien. Seine Partien gegen dieselben Gegner laufen nacheinander in einem Thread, mehr Threads machen sie nicht schneller.</translation>
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
        <translation>Reihenfolge: erreichte Runde. ± ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Contest order: matches won. ± is the 95 % interval.</source>
        <translation>Reihenfolge des Wettbewerbs: gewonnene Partien. ± ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Contest order: matches won, then %1. ± is the 95 % interval.</source>
        <translation>Reihenfolge des Wettbewerbs: gewonnene Partien, dann %1. ± ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Contest order: points. ± is the 95 % interval.</source>
        <translation>Reihenfolge des Wettbewerbs: Punkte. ± ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Contest order: %1. ± is the 95 % interval.</source>
        <translation>Reihenfolge des Wettbewerbs: %1. ± ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Contest order: matches won, including shared wins. ± is the 95 % interval.</source>
        <translation>Reihenfolge des Wettbewerbs: gewonnene Partien, auch geteilte. ± ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Contest order: mean points. ± is the 95 % interval.</source>
        <translation>Reihenfolge des Wettbewerbs: mittlere Punkte. ± ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>SPRT of Elo %1 against %2: LLR %3 between %4 and %5</source>
        <translation>SPRT von Elo %1 gegen %2: LLR %3 zwischen %4 und %5</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at least Elo %3.</source>
        <translation>%1. Angenommen: %2 ist mindestens %3 Elo stärker.</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at most Elo %3.</source>
        <translation>%1. Angenommen: %2 ist höchstens %3 Elo stärker.</translation>
    </message>
    <message>
        <source>%1. Not decided yet.</source>
        <translation>%1. Noch nicht entschieden.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>A circle: %1. The unbeatable mix: %2.</source>
        <translation>Ein Kreis: %1. Die unschlagbare Mischung: %2.</translation>
    </message>
    <message>
        <source>Duplicate deals saved %1 matches.</source>
        <translation>Duplikat-Verteilung hat %1 Partien gespart.</translation>
    </message>
    <message>
        <source>Order: fixtures won, then opponents’ score. ± is the 95 % interval.</source>
        <translation>Reihenfolge: gewonnene Begegnungen, dann Punkte der Gegner. ± ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Both are equally likely to be stronger.</source>
        <translation>Beide sind mit gleicher Wahrscheinlichkeit der stärkere.</translation>
    </message>
</context>
<context>
    <name>TournamentTemplates</name>
    <message>
        <source>Last settings</source>
        <translation>Letzte Einstellungen</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Schneller Blick</translation>
    </message>
    <message>
        <source>Contest settings</source>
        <translation>Wie im Wettbewerb</translation>
    </message>
    <message>
        <source>Contest cup</source>
        <translation>Pokal des Wettbewerbs</translation>
    </message>
    <message>
        <source>Is mine better? (SPRT)</source>
        <translation>Ist meiner besser? (SPRT)</translation>
    </message>
    <message>
        <source>The settings of the last tournament of this game</source>
        <translation>Die Einstellungen des letzten Turniers in diesem Spiel</translation>
    </message>
    <message>
        <source>A few hundred matches on duplicate deals: takes seconds, gives a first ranking</source>
        <translation>Einige hundert Partien mit Duplikat-Verteilung: dauert Sekunden, gibt eine erste Reihenfolge</translation>
    </message>
    <message>
        <source>Format, matches and rules of the contest this game comes from</source>
        <translation>Format, Partien und Regeln des Wettbewerbs, aus dem dieses Spiel stammt</translation>
    </message>
    <message>
        <source>A ladder that decides every place. Each pairing is best of seven sets</source>
        <translation>Eine Leiter, die über jeden Rang entscheidet. Jede Paarung auf vier Gewinnsätze</translation>
    </message>
    <message>
        <source>A sequential test of the first two selected bots. It stops as soon as the result is clear</source>
        <translation>Ein sequenzieller Test der ersten beiden gewählten Bots. Er endet, sobald das Ergebnis klar ist</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>%1, %2 played, waiting for an earlier match</source>
        <translation>%1, weitere %2 gespielt, warten auf eine frühere Partie</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>opening the file…</source>
        <translation>die Datei wird geöffnet…</translation>
    </message>
    <message>
        <source>stopped by its stop rule after %1</source>
        <translation>nach %1 durch die Stoppregel beendet</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>fertig in %1</translation>
    </message>
    <message>
        <source>stopped after %1</source>
        <translation>beendet nach %1</translation>
    </message>
    <message numerus="yes">
        <source>finishing %n running matches</source>
        <translation>
            <numerusform>%n laufende Partie wird zu Ende gespielt</numerusform>
            <numerusform>%n laufende Partien werden zu Ende gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>wird beendet…</translation>
    </message>
    <message>
        <source>a bot is solving these rules: %1 %</source>
        <translation>ein Bot löst diese Regeln: %1 %</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>gerade begonnen</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>not saved, lost when the window closes</source>
        <translation>nicht gespeichert, geht beim Schließen verloren</translation>
    </message>
    <message>
        <source>saved, safe to close</source>
        <translation>gespeichert, jederzeit zu schließen</translation>
    </message>
    <message>
        <source>saved %1 ago, safe to close</source>
        <translation>vor %1 gespeichert, jederzeit zu schließen</translation>
    </message>
    <message>
        <source>%1. Everything saved before is kept, and nothing else has changed.</source>
        <translation>%1. Alles zuvor Gespeicherte ist erhalten, sonst hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>The results can’t be saved: %1.</source>
        <translation>Die Ergebnisse können nicht gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Die Datei wird geöffnet…</translation>
    </message>
    <message>
        <source>SHA-256 of the sealed seed: %1</source>
        <translation>SHA-256 des versiegelten Startwerts: %1</translation>
    </message>
    <message>
        <source>A slow match is still running. Later matches are shown, but the stop rule does not count them yet.</source>
        <translation>Eine langsame Partie läuft noch. Spätere Partien werden gezeigt, aber die Stoppregel zählt sie noch nicht.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>%1 matches per second on</source>
        <translation>%1 Partien je Sekunde mit</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>beendet bei %1</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, wird beendet</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>angehalten bei %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n Bot</numerusform>
            <numerusform>%n Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per set</source>
        <translation>%1, %2 Partien je Satz</translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 Partien je Paar</translation>
    </message>
    <message>
        <source>%1, %2 matches</source>
        <translation>%1, %2 Partien</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, Duplikat-Verteilung</translation>
    </message>
    <message>
        <source>%1, bots of one language together</source>
        <translation>%1, Bots gleicher Sprache zusammen</translation>
    </message>
    <message>
        <source>%1, sealed seed</source>
        <translation>%1, versiegelter Startwert</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>%1 has ended</source>
        <translation>%1 ist zu Ende</translation>
    </message>
    <message>
        <source>%1 has stopped</source>
        <translation>%1 ist beendet</translation>
    </message>
    <message>
        <source>%1 is first after %2 matches.</source>
        <translation>%1 ist nach %2 Partien Erster.</translation>
    </message>
</context>
<context>
    <name>WinMarks</name>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%1 von %2 Händen gewonnen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 von %2 Händen</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
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
        <translation>Von %1 Punkten sind %2 vergeben.</translation>
    </message>
    <message>
        <source>%1 gets %2. %3</source>
        <translation>%2 an %1. %3</translation>
    </message>
</context>
<context>
    <name>ZipdeckRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Weiter mit Klick oder Taste</translation>
    </message>
</context>
<context>
    <name>ZipdeckScore</name>
    <message>
        <source>Points, fewest first</source>
        <translation>Punkte, wenigste zuerst</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Calls, latest first</source>
        <translation>Ansagen, neueste zuerst</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>silent, +%1</source>
        <translation>schweigt, +%1</translation>
    </message>
    <message>
        <source>wrong calls</source>
        <translation>falsche Ansagen</translation>
    </message>
</context>
<context>
    <name>ZipdeckSeat</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>, gets %1 from you</source>
        <translation>, bekommt %1 von Ihnen</translation>
    </message>
    <message>
        <source>▼ fewest</source>
        <translation>▼ wenigste</translation>
    </message>
    <message>
        <source>won</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>▲ highest</source>
        <translation>▲ höchste</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <translation>Ihre Karte hat keine Punkte zu verteilen</translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>Sie %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You pay what you don’t give away: %1.</source>
        <translation>Was Sie nicht verteilen, zahlen Sie selbst: %1.</translation>
    </message>
    <message>
        <source>Click a player to give everything. Use + and − for single points.</source>
        <translation>Ein Klick auf einen Spieler gibt ihm alles. + und − für einzelne Punkte.</translation>
    </message>
    <message>
        <source>All to the leader</source>
        <translation>Alle an den Ersten</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message numerus="yes">
        <source>A correct call gives away %n point(s)</source>
        <translation>
            <numerusform>Eine richtige Ansage verteilt %n Punkt</numerusform>
            <numerusform>Eine richtige Ansage verteilt %n Punkte</numerusform>
        </translation>
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
        <translation>schweigt</translation>
    </message>
</context>
<context>
    <name>ZipdeckStepper</name>
    <message>
        <source>%1: one point less</source>
        <translation>%1: ein Punkt weniger</translation>
    </message>
    <message>
        <source>%1: one point more</source>
        <translation>%1: ein Punkt mehr</translation>
    </message>
</context>
<context>
    <name>ZipdeckTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipdeckTexts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <source>costs nothing unless your card is the highest</source>
        <translation>kostet nur, wenn Ihre Karte die höchste ist</translation>
    </message>
    <message>
        <source>if right: gives away %1</source>
        <translation>richtig: vergibt %1</translation>
    </message>
    <message>
        <source>if right: you pay all of it</source>
        <translation>richtig: Sie zahlen alles</translation>
    </message>
    <message>
        <source>You have %1, worth %2. Call or say nothing.</source>
        <translation>Sie haben %1, wert: %2. Ansagen oder schweigen.</translation>
    </message>
    <message>
        <source>You have %1, worth nothing. Call or say nothing.</source>
        <translation>Sie haben %1, nichts wert. Ansagen oder schweigen.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to you</source>
        <translation>%1 an Sie</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>Your %1 was the highest and you said nothing: %2.</source>
        <translation>Ihre %1 war die höchste, und Sie haben geschwiegen: %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and pay %2 yourself.</source>
        <translation>Sie haben mit der höchsten Karte, %1, angesagt und zahlen selbst %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and give %2.</source>
        <translation>Sie haben mit der höchsten Karte, %1, angesagt und geben %2.</translation>
    </message>
    <message>
        <source>%1 had the highest card, %2, and said nothing: %3.</source>
        <translation>%1 hatte mit %2 die höchste Karte und hat geschwiegen: %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and pays %3.</source>
        <translation>%1 hat mit der höchsten Karte, %2, angesagt und zahlt %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and gives %3.</source>
        <translation>%1 hat mit der höchsten Karte, %2, angesagt und gibt %3.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lowest score after %n round(s): %2.</source>
        <translation>
            <numerusform>%1 teilen sich nach %n Runde die wenigsten Punkte: %2.</numerusform>
            <numerusform>%1 teilen sich nach %n Runden die wenigsten Punkte: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest score after %n round(s): %1. The next has %2.</source>
        <translation>
            <numerusform>Wenigste Punkte nach %n Runde: %1. Der Nächste hat %2.</numerusform>
            <numerusform>Wenigste Punkte nach %n Runden: %1. Der Nächste hat %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Your card is the highest</source>
        <translation>Ihre Karte ist die höchste</translation>
    </message>
    <message>
        <source>%1 has the highest card</source>
        <translation>Höchste Karte: %1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>call “Zip Deck!”</source>
        <translation>sagen „Zip Deck!“ an</translation>
    </message>
    <message>
        <source>calls “Zip Deck!”</source>
        <translation>sagt „Zip Deck!“ an</translation>
    </message>
    <message>
        <source>had a fault, which counts as saying nothing</source>
        <translation>Verstoß, zählt als Schweigen</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>bekommen %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>bekommt %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>now have %1</source>
        <translation>haben jetzt %1</translation>
    </message>
    <message>
        <source>now has %1</source>
        <translation>hat jetzt %1</translation>
    </message>
    <message>
        <source>%1 called with the highest card</source>
        <translation>%1 sagte mit der höchsten Karte an</translation>
    </message>
    <message>
        <source>%1 called, and the card was not the highest</source>
        <translation>%1 sagte an, und die Karte war nicht die höchste</translation>
    </message>
    <message>
        <source>Call, keep all points</source>
        <translation>Ansagen, alle Punkte behalten</translation>
    </message>
    <message>
        <source>Call: %1</source>
        <translation>Ansagen: %1</translation>
    </message>
    <message>
        <source>Everyone answers on the count of three.</source>
        <translation>Auf drei antworten alle.</translation>
    </message>
    <message>
        <source>Your %1 can’t be the highest: you say nothing</source>
        <translation>Ihre %1 kann nicht die höchste sein: Sie schweigen</translation>
    </message>
    <message>
        <source>%1 had the highest card and said nothing</source>
        <translation>%1 hatte die höchste Karte und schwieg</translation>
    </message>
</context>
<context>
    <name>ZipdeckTray</name>
    <message>
        <source>A wrong call costs you %1.</source>
        <translation>Eine falsche Ansage kostet %1.</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck!</translation>
    </message>
    <message>
        <source>if right: costs nothing</source>
        <translation>richtig: kostet nichts</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay %2</source>
        <translation>richtig: gibt %1, Sie zahlen %2</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay nothing</source>
        <translation>richtig: gibt %1, kostet nichts</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <source>costs %1 if %2 is the highest</source>
        <translation>kostet %1, wenn %2 die höchste ist</translation>
    </message>
    <message>
        <source>%1 is the highest with a probability of %2 %.</source>
        <translation>%1 ist zu %2 % die höchste.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Cards 0 to %1</source>
        <translation>Karten 0 bis %1</translation>
    </message>
</context>
<context>
    <name>ZipdeckWords</name>
    <message>
        <source>called, gave %1</source>
        <translation>angesagt, %1 vergeben</translation>
    </message>
    <message>
        <source>called, paid %1</source>
        <translation>angesagt, %1 bezahlt</translation>
    </message>
    <message>
        <source>silent, paid %1</source>
        <translation>schweigt, zahlt %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>still</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>last round %1, %2</source>
        <translation>zuletzt %1, %2</translation>
    </message>
    <message>
        <source>This round: %1, %2.</source>
        <translation>Jetzt: %1, %2.</translation>
    </message>
    <message>
        <source>Last round: %1, %2.</source>
        <translation>Zuletzt: %1, %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;▲ %1&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;▲ %1&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>%1 Give %2.</source>
        <translation>%1 Dabei %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, fewest</source>
        <translation>%1, wenigste</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, Rang %2</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>%1 vergeben</translation>
    </message>
    <message>
        <source>called</source>
        <translation>sagt an</translation>
    </message>
</context>
<context>
    <name>advanced-pazaak</name>
    <message>
        <source>rule deck_size is {}, but with same {} and pool {} it must be from 1 to {}</source>
        <translation>Regel deck_size ist {}, mit same {} und pool {} muss sie von 1 bis {} sein</translation>
    </message>
    <message>
        <source>rule hand_size is {}, but with deck_size {} it must be from 0 to {}</source>
        <translation>Regel hand_size ist {}, mit deck_size {} muss sie von 0 bis {} sein</translation>
    </message>
    <message>
        <source>a side card must follow a house card, and each turn may have only one</source>
        <translation>eine Nebenkarte folgt auf eine Hauskarte, eine je Zug</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>das sind zu viele Karten</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>es sind {} Karten, es müssen {} sein</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>Hauskarte {} liegt {}-mal auf dem Tisch, es gibt sie aber {}-mal</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>mehr Nebenkarten als die {} der Regeln</translation>
    </message>
    <message>
        <source>no set is over yet</source>
        <translation>noch kein Satz ist zu Ende</translation>
    </message>
    <message>
        <source>these rules have no stakes</source>
        <translation>nach diesen Regeln wird kein Einsatz genannt</translation>
    </message>
    <message>
        <source>seat 0 must begin by these rules</source>
        <translation>nach diesen Regeln fängt Platz 0 an</translation>
    </message>
    <message>
        <source>the set is over with these cards, so no one has to act</source>
        <translation>der Satz ist mit diesen Karten zu Ende, niemand ist am Zug</translation>
    </message>
    <message>
        <source>{} is not a card; write for example 7, -2 or +-3=+3</source>
        <translation>{} ist keine Karte wie 7, -2 oder +-3=+3</translation>
    </message>
    <message>
        <source>{} is not a side card</source>
        <translation>{} ist keine Nebenkarte</translation>
    </message>
    <message>
        <source>{} appears {} times, but the rules allow only {}</source>
        <translation>{} ist {}-mal da, die Regeln erlauben {}</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn with {} cards of seat 1 and {} of seat 2</source>
        <translation>Platz {} kann bei {} Karten von Platz 1 und {} von Platz 2 nicht am Zug sein</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Hilltop cannot find similar positions of {}</source>
        <translation>{} gibt nicht an, welche Stellungen sich ähneln</translation>
    </message>
    <message>
        <source>the match has no decision {}; its last one is {}</source>
        <translation>die Partie hat keine Entscheidung {}, ihre letzte ist {}</translation>
    </message>
    <message>
        <source>analysis.decisions[{}]: the match has another answer here</source>
        <translation>analysis.decisions[{}]: die Partie hat hier eine andere Antwort</translation>
    </message>
    <message>
        <source>analysis.positions[{}].{}: the numbers do not add up</source>
        <translation>analysis.positions[{}].{}: geht nicht auf</translation>
    </message>
    <message>
        <source>analysis.seats[{}].result: the numbers do not add up</source>
        <translation>analysis.seats[{}].result: geht nicht auf</translation>
    </message>
    <message>
        <source>analysis: this analysis belongs to another match</source>
        <translation>analysis: diese Analyse gehört zu einer anderen Partie</translation>
    </message>
    <message>
        <source>analysis.decisions[{}].{}: the numbers do not add up</source>
        <translation>analysis.decisions[{}].{}: geht nicht auf</translation>
    </message>
    <message>
        <source>analysis.seats[{}].{}: the numbers do not add up</source>
        <translation>analysis.seats[{}].{}: geht nicht auf</translation>
    </message>
    <message>
        <source>this must be a list of three numbers</source>
        <translation>hier muss eine Liste von drei Zahlen stehen</translation>
    </message>
    <message>
        <source>this analysis was made by a newer version of Hilltop</source>
        <translation>stammt von einer neueren Version von Hilltop</translation>
    </message>
    <message>
        <source>{} and {} have different lengths</source>
        <translation>{} und {} sind verschieden lang</translation>
    </message>
    <message>
        <source>matches of {} cannot be analysed yet</source>
        <translation>Partien von {} lassen sich noch nicht analysieren</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>{} is a folder, not a tournament file</source>
        <translation>{} ist ein Ordner, keine Turnierdatei</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>sie ist abgeschnitten</translation>
    </message>
    <message>
        <source>line {}: this is not JSON, see character {}</source>
        <translation>Zeile {}: dies ist kein JSON, siehe Zeichen {}</translation>
    </message>
    <message>
        <source>this is not JSON, see character {}</source>
        <translation>dies ist kein JSON, siehe Zeichen {}</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>die Klammern sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it contains a number that is too large</source>
        <translation>eine Zahl darin ist zu groß</translation>
    </message>
    <message>
        <source>{} cannot be locked ({})</source>
        <translation>{} kann nicht gesperrt werden ({})</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} kann nicht geöffnet werden ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} kann nicht gelesen werden ({})</translation>
    </message>
    <message>
        <source>{} cannot be removed ({})</source>
        <translation>{} kann nicht gelöscht werden ({})</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} kann nicht geschrieben werden ({})</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>Liste der Argumente zu lang</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>ungültiger Dateizugriff</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>Verbindung abgebrochen</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>nicht genug Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Zeitüberschreitung der Verbindung</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Datei in Gebrauch</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Ordner nicht leer</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>zugeteilter Speicherplatz aufgebraucht</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>kein ausführbares Programm</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei existiert schon</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Datei zu groß</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>Funktion nicht vorhanden</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>Rechner nicht erreichbar</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>ungültiges Argument</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>liegt auf einem anderen Datenträger</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation>keine Sperren verfügbar</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Gerät oder Adresse nicht gefunden</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Gerät nicht gefunden</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Vorgang nicht unterstützt</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>gerade nicht verfügbar</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Datei auf dem Server nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Programm wird gerade ausgeführt</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>zu viele Verweise hintereinander</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>zu viele Verweise</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>zu viele offene Dateien im System</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>das System nennt keinen Grund</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>{} is too large for the memory of this computer</source>
        <translation>{} ist zu groß für den Speicher dieses Rechners</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: der Ordner kann nicht angelegt werden ({})</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>dieses Feld fehlt</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>hier muss true oder false stehen</translation>
    </message>
    <message>
        <source>this must be a list of {}</source>
        <translation>hier muss eine Liste mit {} Werten stehen</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>hier muss eine Liste stehen</translation>
    </message>
    <message>
        <source>this must be a number</source>
        <translation>hier muss eine Zahl stehen</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>hier muss eine ganze Zahl stehen</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>hier muss ein JSON-Objekt stehen</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>hier muss Text in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>diese Zahl ist zu groß</translation>
    </message>
    <message>
        <source>the value is {}, but it must be a whole number from 0 to 2^64-1</source>
        <translation>der Wert ist {}, er muss aber eine ganze Zahl von 0 bis 2^64-1 sein</translation>
    </message>
    <message>
        <source>the value is {}, but it must be from {} to {}</source>
        <translation>der Wert ist {}, erlaubt ist {} bis {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>it ended unexpectedly ({})</source>
        <translation>es endete unerwartet ({})</translation>
    </message>
    <message>
        <source>the path {} could lead out of its folder</source>
        <translation>der Pfad {} könnte aus seinem Ordner hinausführen</translation>
    </message>
    <message>
        <source>the system cannot start more threads; close other programs</source>
        <translation>das System startet keine weiteren Threads; bitte andere Programme schließen</translation>
    </message>
    <message>
        <source>there is not enough memory to continue</source>
        <translation>der Arbeitsspeicher reicht nicht, um fortzufahren</translation>
    </message>
    <message>
        <source>{} is a hard link to another file; replace it with a copy</source>
        <translation>{} hat anderswo noch einen Namen (ein Hardlink); bitte durch eine Kopie ersetzen</translation>
    </message>
    <message>
        <source>{} has more than {} bytes</source>
        <translation>{} hat mehr als {} Bytes</translation>
    </message>
    <message>
        <source>{} has more than {} files, too many for a bot</source>
        <translation>{} hat mehr als {} Dateien, zu viele für einen Bot</translation>
    </message>
    <message>
        <source>{} has more than {} folders one inside the other, too many for a bot</source>
        <translation>{} hat mehr als {} ineinander liegende Ordner, so viele braucht kein Bot</translation>
    </message>
    <message>
        <source>{} is a link that leads out of its folder; replace it with the file</source>
        <translation>{} ist ein Verweis, der aus seinem Ordner hinausführt; bitte durch die Datei ersetzen</translation>
    </message>
    <message>
        <source>{} is a link; replace it with the file</source>
        <translation>{} ist ein Verweis; bitte durch die Datei selbst ersetzen</translation>
    </message>
    <message>
        <source>{} is neither a regular file nor a folder</source>
        <translation>{} ist weder eine reguläre Datei noch ein Ordner</translation>
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
        <translation>{}: diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>dieses Programm wurde ohne {} gebaut</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: Zeile {}, Spalte {}: {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} startet nicht ({})</translation>
    </message>
    <message>
        <source>record {}: {}</source>
        <translation>Aufzeichnung {}: {}</translation>
    </message>
    <message>
        <source>{}: all seats play together, so bots can only be compared by their answers</source>
        <translation>{}: hier spielen alle zusammen, zwei Bots werden deshalb nur an ihren Antworten verglichen</translation>
    </message>
    <message>
        <source>record {} is a match of {}, not of {}</source>
        <translation>Aufzeichnung {}: Die Partie ist eine von {}, nicht von {}</translation>
    </message>
    <message>
        <source>{} begins with _ and is therefore left out; name it as {} to let it play</source>
        <translation>{} beginnt mit _ und ist daher kein Teilnehmer; mit {} kann er spielen</translation>
    </message>
    <message>
        <source>{} is the base of {} and is therefore left out; name it as {} to let it play</source>
        <translation>{} wird von {} erweitert und ist daher kein Teilnehmer; mit {} kann er spielen</translation>
    </message>
    <message>
        <source>{} has no method {}</source>
        <translation>{} hat keine Methode {}</translation>
    </message>
    <message>
        <source>{} is abstract, so it is not a bot</source>
        <translation>{} ist abstrakt, also kein Bot</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: dieser Name ist nicht UTF-8; bitte die Datei umbenennen</translation>
    </message>
    <message>
        <source>{} is a program of the Hilltop protocol; name it as {}</source>
        <translation>{} ist ein Programm des Hilltop-Protokolls und nimmt teil als {}</translation>
    </message>
    <message>
        <source>{} is a bot of {}, not of {}</source>
        <translation>{} ist ein Bot von {}, nicht von {}</translation>
    </message>
    <message>
        <source>{} has no kind of bots of its own to look for in a folder; name each of your bots</source>
        <translation>der Wettbewerb von {} hat keine Bots eigener Art, bitte jeden einzeln nennen</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} lässt sich nicht lesen ({})</translation>
    </message>
    <message>
        <source>{} contains no bot of {}</source>
        <translation>{} enthält keinen Bot für {}</translation>
    </message>
    <message>
        <source>{} (left out: {})</source>
        <translation>{} (weggelassen: {})</translation>
    </message>
    <message>
        <source>{} contains {} bots; name one of them, for example {}</source>
        <translation>{} enthält {} Bots; bitte einen davon nennen, etwa {}</translation>
    </message>
    <message>
        <source>{} contains no {}</source>
        <translation>{}: darin gibt es kein {}</translation>
    </message>
    <message>
        <source>there is no decision {}; the record has {}</source>
        <translation>eine Entscheidung {} gibt es nicht, die Aufzeichnung hat {}</translation>
    </message>
    <message>
        <source>decision {} was made by a person</source>
        <translation>Entscheidung {} traf ein Mensch</translation>
    </message>
    <message>
        <source>the random numbers of its bots come from the sealed seed of the tournament, so no answer can be reproduced before the tournament ends</source>
        <translation>die Zufallszahlen ihrer Bots stammen aus dem versiegelten Startwert des Turniers, vor dem Ende lässt sich also keine Antwort noch einmal abfragen</translation>
    </message>
    <message>
        <source>{}: {}: {}</source>
        <translation>{}: {}: {}</translation>
    </message>
    <message>
        <source>the bot was not asked for decision {}: it had stopped before</source>
        <translation>Entscheidung {} wurde nicht vorgelegt: der Bot war vorher beendet</translation>
    </message>
    <message>
        <source>{}: {} already at decision {}: {}</source>
        <translation>{}: {} schon bei Entscheidung {}: {}</translation>
    </message>
    <message>
        <source>it has {}, but no {}</source>
        <translation>er hat {}, aber kein {}</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} hat kein {}</translation>
    </message>
    <message>
        <source>{} contains {} bots; each needs a name without spaces</source>
        <translation>{} enthält {} Bots; jeder braucht einen Namen ohne Leerzeichen</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} ist leer</translation>
    </message>
    <message>
        <source>{} is C or C++ source code; compile it and add the program</source>
        <translation>{} ist ein Quelltext in C oder C++; bitte kompilieren und das Programm hinzufügen</translation>
    </message>
    <message>
        <source>{}: the first line must name the program that runs it, such as #!/usr/bin/env {}</source>
        <translation>{}: seine erste Zeile sagt nicht, was ihn ausführt, etwa #!/usr/bin/env {}</translation>
    </message>
    <message>
        <source>{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that extends Player, nor an executable program</source>
        <translation>{} ist kein Bot: weder JavaScript mit den Methoden {}, noch Python oder Java mit einer Klasse, die Player erweitert, noch ein ausführbares Programm</translation>
    </message>
    <message>
        <source>{} is neither text nor a program for this computer</source>
        <translation>{} ist weder Text noch ein Programm für diesen Rechner</translation>
    </message>
    <message>
        <source>{}: a folder is a bot if it contains Java files, and this one contains none</source>
        <translation>{}: ein Ordner ist ein Bot, wenn er Java-Dateien enthält, und dieser enthält keine</translation>
    </message>
    <message>
        <source>{}: this name cannot be used for a bot; rename the file</source>
        <translation>{}: sein Name ist für einen Bot nicht verwendbar, bitte umbenennen</translation>
    </message>
    <message>
        <source>there is no template of a bot of {}</source>
        <translation>von {} gibt es keine Vorlage</translation>
    </message>
    <message>
        <source>there is no template of a bot of {} in {}, only in {}</source>
        <translation>von {} gibt es keine Vorlage in {}, nur in {}</translation>
    </message>
    <message>
        <source>{}: a Java file must have the name of its class, such as MyBot.java</source>
        <translation>{}: eine Java-Datei muss heißen wie ihre Klasse, etwa MyBot.java</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{} gibt es schon; bitte einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>{}: no class in it has a main method</source>
        <translation>{}: keine Klasse darin hat eine main-Methode</translation>
    </message>
    <message>
        <source>{} uses the Hilltop protocol, but there is no {}.class beside it; compile it with javac</source>
        <translation>{}: spricht das Hilltop-Protokoll, aber daneben liegt keine {}.class; javac macht eine</translation>
    </message>
    <message>
        <source>{} is Java, but no class in it extends any of {}</source>
        <translation>{} ist Java, aber keine Klasse darin erweitert eine von diesen: {}</translation>
    </message>
    <message>
        <source>{} is in no package; it must be in one of {}</source>
        <translation>{} liegt in keinem Paket; es muss eines von diesen sein: {}</translation>
    </message>
    <message>
        <source>{} is in the package {}; it must be in one of {}</source>
        <translation>{} liegt im Paket {}; es muss eines von diesen sein: {}</translation>
    </message>
    <message>
        <source>{} must be public</source>
        <translation>{} muss public sein</translation>
    </message>
    <message>
        <source>{} is an archive of sources. Unpack it to use its bots</source>
        <translation>{} ist ein Archiv mit Quelltexten; bitte entpacken, dann kann jeder Bot darin spielen</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({})</source>
        <translation>keine seiner {} Antworten zählte ({})</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({}): {}</source>
        <translation>keine seiner {} Antworten zählte ({}): {}</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot ({}){}</source>
        <translation>er hatte in jeder Partie einen Verstoß, und schon der erste disqualifiziert ({}){}</translation>
    </message>
    <message>
        <source>{} of {} answers were faults ({})</source>
        <translation>{} von {} Antworten waren Verstöße ({})</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>keine seiner Partien endete innerhalb von {} s</translation>
    </message>
    <message>
        <source>it needs {} ms per answer, so its {} matches in the contest will take about {} minutes</source>
        <translation>er braucht {} ms für eine Antwort, seine {} Partien des Wettbewerbs dauern also etwa {} Minuten</translation>
    </message>
    <message>
        <source>the bots could not be tested, for a reason outside the bots: {}</source>
        <translation>die Bots konnten nicht ausprobiert werden, was nicht an ihnen liegt: {}</translation>
    </message>
    <message>
        <source>this number is larger than &quot;{}&quot;</source>
        <translation>diese Zahl ist größer als „{}“</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a report on a bot</source>
        <translation>„{}“ ist kein Bericht über einen Bot</translation>
    </message>
    <message>
        <source>the format is {}, but this program reads {}</source>
        <translation>das Format ist {}, dieses Programm liest aber {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is built in; only your own bots can be checked</source>
        <translation>„{}“ ist eingebaut, nur eigene Bots können geprüft werden</translation>
    </message>
    <message>
        <source>{} is not a number of matches</source>
        <translation>{} ist keine Zahl von Partien</translation>
    </message>
    <message>
        <source>{} has {} bytes, too large for a bot’s source</source>
        <translation>{} hat {} Bytes, zu groß für den Quelltext eines Bots</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>there is no match of this game to ask about</source>
        <translation>es gibt keine Partie dieses Spiels, nach der gefragt werden könnte</translation>
    </message>
</context>
<context>
    <name>contests</name>
    <message>
        <source>A hill of this name already exists. Choose another name.</source>
        <translation>Einen Hügel dieses Namens gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>A tournament of this name already exists. Choose another name.</source>
        <translation>Ein Turnier dieses Namens gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{}: this file cannot be deleted: {}</source>
        <translation>{}: Diese Datei kann nicht gelöscht werden: {}</translation>
    </message>
    <message>
        <source>{}: this file cannot be renamed</source>
        <translation>{}: Diese Datei kann nicht umbenannt werden</translation>
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
        <translation>{}; Analysen liegen stattdessen in {}</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be one of {}</source>
        <translation>Regel {} ist „{}“, sie muss eines von {} sein</translation>
    </message>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be a whole number from {} to {}</source>
        <translation>Regel {} ist „{}“, sie muss eine ganze Zahl von {} bis {} sein</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; this game has no rules to set</source>
        <translation>es gibt keine Regel „{}“; dieses Spiel hat keine einstellbaren Regeln</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; the rules are {}</source>
        <translation>es gibt keine Regel „{}“; die Regeln sind {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a rule; write KEY=VALUE</source>
        <translation>„{}“ ist keine Regel, bitte REGEL=WERT schreiben</translation>
    </message>
    <message>
        <source>rules must be a JSON object</source>
        <translation>rules ist kein Objekt</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a fault</source>
        <translation>„{}“ ist kein Verstoß</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not allowed ({})</source>
        <translation>Platz {} antwortete „{}“, das ist nicht erlaubt ({})</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not an answer of this game</source>
        <translation>Platz {} antwortete „{}“, das ist keine Antwort dieses Spiels</translation>
    </message>
    <message>
        <source>seat {} has nothing to decide now</source>
        <translation>Platz {} ist jetzt nicht gefragt</translation>
    </message>
    <message>
        <source>the list has {} entries, but it must have {}</source>
        <translation>die Liste hat {} Einträge, sie muss {} haben</translation>
    </message>
    <message>
        <source>the value must be one of {}</source>
        <translation>der Wert muss eines von {} sein</translation>
    </message>
    <message>
        <source>this must be a list of texts</source>
        <translation>hier muss eine Liste von Texten stehen</translation>
    </message>
    <message>
        <source>this must be a list of whole numbers</source>
        <translation>hier muss eine Liste ganzer Zahlen stehen</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>hier muss eine Liste stehen</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>hier muss eine ganze Zahl stehen</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>hier muss ein JSON-Objekt stehen</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>der Wert ist {}, aus dem Rest folgt aber {}</translation>
    </message>
    <message>
        <source>the value must be {}</source>
        <translation>der Wert muss {} sein</translation>
    </message>
    <message>
        <source>there is no field of this name</source>
        <translation>dieses Feld gibt es nicht</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>the phases of a deal must be EUCHRE_BIDDING and TRICK_PLAY, in this order</source>
        <translation>die Phasen einer Hand müssen EUCHRE_BIDDING und TRICK_PLAY sein, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Hilltop does not support exchanging cards</source>
        <translation>Hilltop unterstützt keinen Kartentausch</translation>
    </message>
    <message>
        <source>Hilltop’s Euchre does not have this rule</source>
        <translation>diese Regel hat Hilltops Euchre nicht</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>„{}“ fehlt</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call of this round</source>
        <translation>„{}“ ist keine Ansage dieser Runde</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call that Hilltop knows</source>
        <translation>„{}“ ist keine Ansage, die Hilltop kennt</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card that Hilltop knows; all cards must be given</source>
        <translation>„{}“ ist keine Karte, die Hilltop kennt; alle Karten müssen angegeben sein</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card</source>
        <translation>„{}“ ist keine Karte</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a field of the notation</source>
        <translation>„{}“ ist kein Feld der Notation</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be the leader</source>
        <translation>„{}“ kann nicht ausspielen</translation>
    </message>
    <message>
        <source>a defender goes alone, but defend_alone is not true</source>
        <translation>ein Verteidiger spielt allein, aber defend_alone ist nicht true</translation>
    </message>
    <message>
        <source>a lone defender takes three or four tricks, which is 4 points in the notation and 2 in Hilltop’s Euchre</source>
        <translation>ein Verteidiger macht allein drei oder vier Stiche; das sind in der Notation 4 Punkte, in Hilltops Euchre 2</translation>
    </message>
    <message>
        <source>a match of Hilltop begins at 0 to 0</source>
        <translation>eine Partie beginnt in Hilltop bei 0 zu 0</translation>
    </message>
    <message>
        <source>everyone has called twice</source>
        <translation>alle haben schon zweimal angesagt</translation>
    </message>
    <message>
        <source>there is neither a winning_score nor num_deals</source>
        <translation>es fehlen winning_score und num_deals; eines von beiden muss da sein</translation>
    </message>
    <message>
        <source>there is no fileType, so this is not Euchre Game Notation</source>
        <translation>fileType fehlt, also ist dies keine Euchre Game Notation</translation>
    </message>
    <message>
        <source>there are {} cards, but {} seats play</source>
        <translation>hier sind {} Karten, aber {} Plätze spielen</translation>
    </message>
    <message>
        <source>the match has {} deals, but a file holds at most {}</source>
        <translation>die Partie hat {} Hände, eine Datei fasst aber höchstens {}</translation>
    </message>
    <message>
        <source>in deal {} the partner of the maker goes alone, which the notation does not support</source>
        <translation>in Hand {} spielt der Partner des Ansagers allein, was die Notation nicht kennt</translation>
    </message>
    <message>
        <source>Hilltop cannot read a file of the type &quot;{}&quot;</source>
        <translation>Hilltop liest keine Dateien der Art „{}“</translation>
    </message>
    <message>
        <source>the version is &quot;{}&quot;, but Hilltop reads 1.2 to 1.4; convert older files with egn-upgrade</source>
        <translation>die Version ist „{}“, Hilltop liest aber 1.2 bis 1.4; egn-upgrade wandelt ältere Dateien um</translation>
    </message>
    <message>
        <source>the match is not finished; only whole matches can be written in this notation</source>
        <translation>die Partie ist nicht beendet; nur ganze Partien lassen sich in dieser Notation schreiben</translation>
    </message>
    <message>
        <source>this deal is not played to its end, but another one follows</source>
        <translation>diese Hand ist nicht zu Ende gespielt, aber es folgt eine weitere</translation>
    </message>
    <message>
        <source>the file is compressed; unpack it with egn-convert</source>
        <translation>die Datei ist komprimiert; bitte mit egn-convert entpacken</translation>
    </message>
    <message>
        <source>the value is {}, but in Hilltop’s Euchre it is {}</source>
        <translation>der Wert ist {}, in Hilltops Euchre ist er aber {}</translation>
    </message>
    <message>
        <source>the dealer is {}, but it must be {}, to the left of the dealer before</source>
        <translation>der Geber ist {}, er muss aber {} sein, links vom vorigen Geber</translation>
    </message>
    <message>
        <source>the left bower follows its printed suit in this match, but in the notation it belongs to trump</source>
        <translation>der linke Bauer bedient die eigene Farbe, in der Notation gehört er zum Trumpf</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>hier muss eine Liste stehen</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>hier muss Text in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>this must be a whole number from {} to {}</source>
        <translation>hier muss eine ganze Zahl von {} bis {} stehen</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>hier muss ein JSON-Objekt stehen</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>hier muss true oder false stehen</translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation>hier muss eine Liste von zwei Zahlen stehen</translation>
    </message>
    <message>
        <source>no one has made trump</source>
        <translation>niemand hat Trumpf bestimmt</translation>
    </message>
    <message>
        <source>no one has picked a card up</source>
        <translation>niemand hat eine Karte aufgenommen</translation>
    </message>
    <message>
        <source>seat {} does not have {}</source>
        <translation>Platz {} hat {} nicht</translation>
    </message>
    <message>
        <source>seat {} goes alone and the player to its left leads, but in Hilltop’s Euchre the player to the left of the dealer does</source>
        <translation>Platz {} spielt allein und links von ihm wird ausgespielt, in Hilltops Euchre links vom Geber</translation>
    </message>
    <message>
        <source>seat {} has a card of the suit led, so {} is a revoke</source>
        <translation>Platz {} hat eine Karte der ausgespielten Farbe, mit {} bedient er falsch</translation>
    </message>
    <message>
        <source>seat {} is not a defender, seat {} made trump</source>
        <translation>Platz {} ist kein Verteidiger, Platz {} hat Trumpf bestimmt</translation>
    </message>
    <message>
        <source>seat {} was dealt five other cards, so it cannot have {}</source>
        <translation>Platz {} bekam fünf andere Karten und kann {} nicht haben</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>Schritt {}: die Antwort passt nicht</translation>
    </message>
    <message>
        <source>a file of this format holds one match, but there are {}; choose one with --match</source>
        <translation>eine Datei dieses Formats enthält eine Partie, hier sind es {}; bitte eine mit --match wählen</translation>
    </message>
    <message>
        <source>the dealer must name a suit, as the rule std has it</source>
        <translation>der Geber muss eine Farbe ansagen, wie es die Regel std will</translation>
    </message>
    <message>
        <source>the match is over before this deal</source>
        <translation>die Partie ist vor dieser Hand zu Ende</translation>
    </message>
    <message>
        <source>there are more than {} deals, too many for a match</source>
        <translation>es sind mehr als {} Hände, zu viele für eine Partie</translation>
    </message>
    <message>
        <source>there are only five tricks</source>
        <translation>es gibt nur fünf Stiche</translation>
    </message>
    <message>
        <source>there are {} hands, but only four players</source>
        <translation>es sind {} Blätter, aber nur vier Spieler</translation>
    </message>
    <message>
        <source>there are {} players, but there must be four</source>
        <translation>es sind {} Spieler, es müssen aber vier sein</translation>
    </message>
    <message>
        <source>num_deals and winning_score cannot be used together</source>
        <translation>num_deals und winning_score schließen einander aus</translation>
    </message>
    <message>
        <source>there is no bower before trump is made</source>
        <translation>vor der Trumpfansage gibt es keinen Bauern</translation>
    </message>
    <message>
        <source>there are no deals</source>
        <translation>es gibt keine Hände</translation>
    </message>
    <message>
        <source>this answer is not possible here</source>
        <translation>diese Antwort ist hier nicht möglich</translation>
    </message>
    <message>
        <source>trump has been made already</source>
        <translation>der Trumpf steht schon fest</translation>
    </message>
    <message>
        <source>{} is already in another place</source>
        <translation>{} liegt schon woanders</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>the score is {}, but the deals add up to {}</source>
        <translation>der Stand ist {}, die Hände ergeben aber {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>seat {} cannot hold these cards after what was played</source>
        <translation>Platz {} kann nach dem bisherigen Spiel nicht diese Karten haben</translation>
    </message>
    <message>
        <source>there are cards here before trump is made</source>
        <translation>hier liegen Karten, bevor der Trumpf feststeht</translation>
    </message>
    <message>
        <source>there are {} numbers, but there must be 2</source>
        <translation>es sind {} Zahlen, es müssen aber 2 sein</translation>
    </message>
    <message>
        <source>the suit must be c, d, h or s</source>
        <translation>die Farbe muss c, d, h oder s sein</translation>
    </message>
    <message>
        <source>this is not a card; write for example jh</source>
        <translation>dies ist keine Karte; eine Karte heißt zum Beispiel jh</translation>
    </message>
    <message>
        <source>no deal is possible here: the others cannot hold the cards that are left</source>
        <translation>hier ist keine Verteilung möglich: die anderen können die übrigen Karten nicht haben</translation>
    </message>
    <message>
        <source>no one has to decide here</source>
        <translation>hier entscheidet niemand</translation>
    </message>
    <message>
        <source>seat {} cannot answer {}</source>
        <translation>Platz {} kann nicht „{}“ antworten</translation>
    </message>
    <message>
        <source>seat {} has more than five cards</source>
        <translation>Platz {} hat mehr als fünf Karten</translation>
    </message>
    <message>
        <source>seat {} has {} cards with those it has played, not five</source>
        <translation>Platz {} hat mit den gespielten {} Karten, nicht fünf</translation>
    </message>
    <message>
        <source>seat {} plays where seat {} is on turn</source>
        <translation>Platz {} spielt, obwohl Platz {} am Zug ist</translation>
    </message>
    <message>
        <source>{} is not a card; write for example jh</source>
        <translation>{} ist keine Karte; eine Karte heißt zum Beispiel jh</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} kommt zweimal vor</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>there is no bot &quot;{}&quot;; {} has {}</source>
        <translation>es gibt keinen Bot „{}“; {} hat {}</translation>
    </message>
    <message>
        <source>{} has {} seats, not {}</source>
        <translation>{} hat {} Plätze, nicht {}</translation>
    </message>
    <message>
        <source>{} has {} to {} seats, not {}</source>
        <translation>{} hat {} bis {} Plätze, nicht {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; names no file</source>
        <translation>„{}“: nennt keine Datei</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {} has no bots of the kind &quot;{}&quot;; its kinds are {}</source>
        <translation>„{}“: {} hat keine Bots der Art „{}“, es hat {}</translation>
    </message>
    <message>
        <source>positions of {} cannot be set up</source>
        <translation>Stellungen von {} lassen sich nicht aufbauen</translation>
    </message>
    <message>
        <source>there is no file &quot;{}&quot;, and {} has no bot of that name</source>
        <translation>Eine Datei „{}“ gibt es nicht, und {} hat keinen Bot dieses Namens</translation>
    </message>
</context>
<context>
    <name>hill</name>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>a hill has more than two entrants, so use stop=fixed or stop=interval</source>
        <translation>ein Hügel hat mehr als zwei Teilnehmer, also stop=fixed oder stop=interval verwenden</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>keine seiner Partien endete innerhalb von {} s</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>er hat keinen Plan</translation>
    </message>
    <message>
        <source>its log was changed</source>
        <translation>sein Protokoll wurde geändert</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches ist {}, es muss eine ganze Zahl von 1 bis {} sein</translation>
    </message>
    <message>
        <source>matches of {}: {}</source>
        <translation>Partien von {}: {}</translation>
    </message>
    <message>
        <source>every answer was a fault</source>
        <translation>keine seiner Antworten zählte</translation>
    </message>
    <message>
        <source>their faults were changed</source>
        <translation>ihre Fehler wurden geändert</translation>
    </message>
    <message>
        <source>they are of another hill</source>
        <translation>sie gehören zu einem anderen Hügel</translation>
    </message>
    <message>
        <source>a hill needs an even number of seats, as two versions share them, but {} is odd</source>
        <translation>auf einem Hügel teilen sich zwei Versionen einen Tisch zu gleichen Teilen, und {} Plätze lassen sich nicht teilen: eine gerade Zahl verwenden</translation>
    </message>
    <message>
        <source>{} bots play here, and there is no room for more; retire one first</source>
        <translation>{} Bots spielen hier, und mehr können es nicht; zuerst einen zurückziehen</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} kann nicht angelegt werden ({})</translation>
    </message>
    <message>
        <source>{} cannot be made executable ({})</source>
        <translation>{} kann nicht ausführbar gemacht werden ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} lässt sich nicht lesen ({})</translation>
    </message>
    <message>
        <source>{} has more than {} MiB, which a hill does not keep</source>
        <translation>{} hat mehr als {} MiB, so viel bewahrt ein Hügel nicht auf</translation>
    </message>
    <message>
        <source>{} has no printable name; give it one</source>
        <translation>{} hat keinen Namen, der sich zeigen lässt; einen geben</translation>
    </message>
    <message>
        <source>{} has played, but the log does not say that it joined</source>
        <translation>{} hat gespielt und kam nie dazu</translation>
    </message>
    <message>
        <source>{} is not the same bot in this version of Hilltop as the one that has played; add it again as a new version</source>
        <translation>{} ist in dieser Version von Hilltop ein anderer als der, der gespielt hat; als neue Version noch einmal hinzufügen</translation>
    </message>
    <message>
        <source>{} is not a copy of {} with the same log</source>
        <translation>{} ist keine Kopie von {} mit demselben Protokoll</translation>
    </message>
    <message>
        <source>{} is already the name of another bot here, {}; give this one another name</source>
        <translation>{} heißt hier schon ein anderer Bot, {}; diesem einen anderen Namen geben</translation>
    </message>
    <message>
        <source>{} was disqualified in this version: {}</source>
        <translation>{} wurde in dieser Version disqualifiziert: {}</translation>
    </message>
    <message>
        <source>{}: no bot called {} plays here</source>
        <translation>{}: hier spielt kein Bot namens {}</translation>
    </message>
    <message>
        <source>{}: the matches of {} have other results than in another copy</source>
        <translation>{}: die Partien von {} sind anders ausgegangen als in einer anderen Kopie</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: dieser Name ist nicht UTF-8; bitte die Datei umbenennen</translation>
    </message>
    <message>
        <source>match {} of this pairing was not kept</source>
        <translation>Partie {} dieser Paarung wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>{} is not a hill</source>
        <translation>{} ist kein Hügel</translation>
    </message>
    <message>
        <source>{} matches are too few: one pairing takes {}</source>
        <translation>{} Partien sind weniger als die {} einer Paarung</translation>
    </message>
    <message>
        <source>{}: this match was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: diese Partie gilt als aufgegeben und wurde nicht gespielt, weil ein Bot da schon ausgeschieden war</translation>
    </message>
    <message>
        <source>match {} of this pairing had another result when it was played again</source>
        <translation>Partie {} dieser Paarung ging anders aus</translation>
    </message>
    <message>
        <source>{} is the bot that was disqualified as {}: {}</source>
        <translation>{} ist der Bot, der als {} ausgeschlossen wurde: {}</translation>
    </message>
    <message>
        <source>give a reason why {} is disqualified; it is shown in the log and on the site</source>
        <translation>sagen Sie, warum {} disqualifiziert wird; Protokoll und Website nennen den Grund</translation>
    </message>
    <message>
        <source>the files of {} ({}) have changed since it joined; restore them, or add it again</source>
        <translation>die Dateien von {} ({}) sind nicht die, mit denen er dazukam; stellen Sie sie wieder her, oder fügen Sie ihn noch einmal hinzu</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>{} looks like a version of another bot; choose a name that does not end in v and a number</source>
        <translation>{} sieht wie die Version eines anderen Bots aus; wählen Sie einen Namen, der nicht mit v und einer Zahl endet</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; must be text in quotation marks</source>
        <translation>{}: „{}“ muss Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>{}: two bots have the name {}; name {} or {} v{}</source>
        <translation>{}: Zwei Bots werden als {} angezeigt; nennen Sie {} oder {} v{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the SHA-256 of a bot</source>
        <translation>„{}“ ist kein SHA-256 eines Bots</translation>
    </message>
    <message>
        <source>one of its bots has no name</source>
        <translation>ein Bot darin hat keinen Namen</translation>
    </message>
    <message>
        <source>its plan was changed</source>
        <translation>sein Plan wurde geändert</translation>
    </message>
    <message>
        <source>the files of {} are missing</source>
        <translation>die Dateien von {} fehlen</translation>
    </message>
    <message>
        <source>the files of {} have changed since it joined</source>
        <translation>die Dateien von {} sind nicht die, mit denen er dazukam</translation>
    </message>
    <message>
        <source>the table of a season was changed</source>
        <translation>die Tabelle einer Saison wurde geändert</translation>
    </message>
    <message>
        <source>they do not fit this game</source>
        <translation>sie gehören nicht zu diesem Spiel</translation>
    </message>
    <message>
        <source>{} belongs to another user; remove it</source>
        <translation>{} gehört einem anderen Benutzer; bitte löschen</translation>
    </message>
    <message>
        <source>{} has left, but the log does not say that it joined</source>
        <translation>{} ist ausgeschieden und kam nie dazu</translation>
    </message>
    <message>
        <source>{} has more files than a hill keeps</source>
        <translation>{} hat mehr Dateien, als ein Hügel aufbewahrt</translation>
    </message>
    <message>
        <source>{} is built in and cannot have files</source>
        <translation>{} ist eingebaut und hat Dateien</translation>
    </message>
    <message>
        <source>{} is built in, but there are files for it</source>
        <translation>{} ist eingebaut, und doch gibt es Dateien dazu</translation>
    </message>
    <message>
        <source>it has {} with two different contents</source>
        <translation>{} steht mit zwei Inhalten darin</translation>
    </message>
    <message>
        <source>{} is not a file of {}</source>
        <translation>{} ist keine Datei von {}</translation>
    </message>
    <message>
        <source>{} is not a JSON object</source>
        <translation>{} ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>{}: this name is too long for a report beside it; rename the file</source>
        <translation>{}: dieser Name ist zu lang für einen Bericht daneben; bitte die Datei umbenennen</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>a sealed hill has a key for each season, and no salt</source>
        <translation>ein Hügel hat Schlüssel für seine Saisons, und die haben kein Salz</translation>
    </message>
    <message>
        <source>a key of a season has 64 hexadecimal digits in lower case</source>
        <translation>der Schlüssel einer Saison hat 64 hexadezimale Ziffern in Kleinschreibung</translation>
    </message>
    <message>
        <source>a sealed hill has at most {} seasons</source>
        <translation>ein versiegelter Hügel hat höchstens {} Saisons</translation>
    </message>
    <message>
        <source>season is {}, but it must be a whole number from 1 to {}</source>
        <translation>season ist {}, es muss eine ganze Zahl von 1 bis {} sein</translation>
    </message>
    <message>
        <source>the key of a season is not the one that was sealed</source>
        <translation>der Schlüssel einer Saison ist nicht der, der versiegelt wurde</translation>
    </message>
    <message>
        <source>they are of a season that has not begun</source>
        <translation>sie gehören zu einer Saison, die noch nicht begonnen hat</translation>
    </message>
    <message>
        <source>two versions of {} have dropped out; name {} or {}</source>
        <translation>zwei Versionen von {} sind ausgeschieden; {} oder {} nennen</translation>
    </message>
    <message>
        <source>{} has neither dropped out nor been disqualified</source>
        <translation>{} ist weder ausgeschieden noch disqualifiziert</translation>
    </message>
    <message>
        <source>this version of {} has dropped out ({}); fix it, or let it play again with hill back</source>
        <translation>{} ist in dieser Version ausgeschieden ({}); den Bot reparieren oder mit hill back wieder spielen lassen</translation>
    </message>
    <message>
        <source>{} plays in another version; retire that first</source>
        <translation>{} spielt in einer anderen Version; diese zuerst zurückziehen</translation>
    </message>
    <message>
        <source>{} would not be isolated and could read the sealed deals: {}</source>
        <translation>{} wäre nicht abgeschottet und könnte die versiegelten Verteilungen lesen: {}</translation>
    </message>
    <message>
        <source>{}: this computer does not have the keys of season {} and later</source>
        <translation>{}: die Schlüssel ab Saison {} sind diesem Computer nicht bekannt</translation>
    </message>
    <message>
        <source>{}: this is not the key that was sealed</source>
        <translation>{}: das ist nicht der Schlüssel, der versiegelt wurde</translation>
    </message>
    <message>
        <source>{} has no match {}; its last match is {}</source>
        <translation>{} hat keine Partie {}, die letzte ist {}</translation>
    </message>
    <message>
        <source>{} has no matches yet</source>
        <translation>{} hat noch keine Partien</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot remembers earlier matches or does not always answer alike</source>
        <translation>{}: Partie {} war eine andere: mit ihrem Startwert noch einmal gespielt ergab sie andere Antworten, ein Bot erinnert sich also an frühere Partien oder spielt nicht zweimal gleich</translation>
    </message>
    <message>
        <source>{} has added the daily maximum of versions on {} (UTC), {}; {} can join from {} on</source>
        <translation>{} hat am {} schon so viele Versionen hinzugefügt, wie ein Autor an einem Tag (UTC) darf, {}; {} kann ab {} mitspielen</translation>
    </message>
    <message>
        <source>{} already has {} on this hill, and an author may have {} at a time; {} can join when one has left</source>
        <translation>{} spielt hier mit {}, und ein Autor darf {} gleichzeitig haben; {} kann mitspielen, wenn einer davon ausgeschieden ist</translation>
    </message>
    <message>
        <source>matches of {}: they are of another hill</source>
        <translation>Partien von {}: sie gehören zu einem anderen Hügel</translation>
    </message>
    <message>
        <source>the name of a season needs at least one character, and all of them must be printable</source>
        <translation>eine Saison braucht einen Namen aus Zeichen, die angezeigt werden können</translation>
    </message>
    <message>
        <source>{} has a season called {} already</source>
        <translation>{} hat schon eine Saison namens {}</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the season ends</source>
        <translation>{}: es stehen Partien aus; spielen Sie sie mit hilltop-cli hill run, bevor die Saison endet</translation>
    </message>
    <message>
        <source>one of its finals has no bots</source>
        <translation>ein Finale darin hat keine Bots</translation>
    </message>
    <message>
        <source>the name of a final needs at least one character, and all of them must be printable</source>
        <translation>ein Finale braucht einen Namen aus Zeichen, die angezeigt werden können</translation>
    </message>
    <message>
        <source>a hill has at most {} finals</source>
        <translation>ein Hügel hat höchstens {} Finale</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot</source>
        <translation>er hatte in jeder Partie einen Verstoß, und schon der erste disqualifiziert</translation>
    </message>
    <message>
        <source>{} has a final called {} already</source>
        <translation>{} hat schon ein Finale namens {}</translation>
    </message>
    <message>
        <source>{} is in a final, but the log does not say that it joined</source>
        <translation>{} steht in einem Finale und war nie hier</translation>
    </message>
    <message>
        <source>{} matches of a pairing are too many for a final</source>
        <translation>{} Partien einer Paarung sind zu viele für ein Finale</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: a final needs two bots that have played</source>
        <translation>{}: ein Finale braucht zwei Bots, die gespielt haben</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the final begins</source>
        <translation>{}: es stehen Partien aus; spielen Sie sie mit hilltop-cli hill run, bevor das Finale beginnt</translation>
    </message>
    <message>
        <source>it has a final, but a hill with random tables has none</source>
        <translation>er hat ein Finale und ausgeloste Tische</translation>
    </message>
    <message>
        <source>matches is {}, but a random table plays at most {}</source>
        <translation>matches ist {}, und an einem ausgelosten Tisch werden höchstens {} gespielt</translation>
    </message>
    <message>
        <source>two sides meet in {} with {} seats, so there are no random tables</source>
        <translation>in {} mit {} Plätzen treffen zwei Seiten aufeinander, also gibt es keine ausgelosten Tische</translation>
    </message>
    <message>
        <source>{} has no random number for its tables</source>
        <translation>{} hat kein Los für seine Tische</translation>
    </message>
    <message>
        <source>{} matches are too few: one table takes {}</source>
        <translation>{} Partien sind weniger als die {} eines Tisches</translation>
    </message>
    <message>
        <source>{} plays at random tables, and such a hill cannot have finals</source>
        <translation>{} spielt an ausgelosten Tischen, und nur ein Hügel ohne sie hat Finale</translation>
    </message>
</context>
<context>
    <name>hills</name>
    <message>
        <source>two of these bots are called {}; rename the file of one</source>
        <translation>zwei dieser Bots heißen {}; die Datei von einem umbenennen</translation>
    </message>
    <message>
        <source>{} has changed while it was checked; add it again</source>
        <translation>{} hat sich während der Prüfung geändert; noch einmal hinzufügen</translation>
    </message>
</context>
<context>
    <name>hilltop::AboutDialog</name>
    <message>
        <source>About Hilltop</source>
        <translation>Über Hilltop</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>with Qt %1</source>
        <translation>mit Qt %1</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, mit Qt %2</translation>
    </message>
    <message>
        <source>Play card games against bots, analyse every decision, and run tournaments that show which bot is better.</source>
        <translation>Spielen Sie Kartenspiele gegen Bots, analysieren Sie jede Entscheidung und finden Sie in Turnieren heraus, welcher Bot besser ist.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung.</translation>
    </message>
</context>
<context>
    <name>hilltop::AddBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Bots hinzufügen</translation>
    </message>
    <message>
        <source>The hill keeps a copy of each bot’s files. A bot whose files have changed joins as its next version.</source>
        <translation>Der Hügel speichert eine Kopie der Dateien jedes Bots. Ein Bot, dessen Dateien sich geändert haben, kommt als nächste Version dazu.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Dateien wählen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Wählen Sie mindestens einen Bot.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Freiwillig</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
</context>
<context>
    <name>hilltop::AfterMatch</name>
    <message>
        <source>Compare with others…</source>
        <translation>Mit anderen vergleichen…</translation>
    </message>
    <message>
        <source>Play again, same team</source>
        <translation>Noch einmal, gleiches Team</translation>
    </message>
    <message>
        <source>Rematch, seats swapped</source>
        <translation>Revanche, Plätze getauscht</translation>
    </message>
    <message>
        <source>This was the first of two matches with the same cards.</source>
        <translation>Das war die erste von zwei Partien mit denselben Karten.</translation>
    </message>
    <message>
        <source>Both matches are one result: %1 of 2.</source>
        <translation>Beide Partien sind ein Ergebnis: %1 von 2.</translation>
    </message>
    <message>
        <source>Rated rematch</source>
        <translation>Gewertete Revanche</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>Für dieses Spiel gibt es keine Analyse.</translation>
    </message>
    <message>
        <source>A bot finished this match, so your play isn’t analysed.</source>
        <translation>Ein Bot hat diese Partie beendet, daher wird Ihr Spiel nicht analysiert.</translation>
    </message>
    <message>
        <source>Only bots played. Replay can analyse their match.</source>
        <translation>Nur Bots haben gespielt. Die Wiedergabe kann ihre Partie analysieren.</translation>
    </message>
    <message>
        <source>Several people played. Replay can analyse the match.</source>
        <translation>Mehrere Personen haben gespielt. Die Wiedergabe kann die Partie analysieren.</translation>
    </message>
    <message>
        <source>Second rated match</source>
        <translation>Zweite gewertete Partie</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisGraph</name>
    <message>
        <source>Course of the match</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>Glück %1</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>start %1, now %2, end %3</source>
        <translation>Beginn %1, jetzt %2, Ende %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what is shown of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>luck of the deal</source>
        <translation>Glück der Karten</translation>
    </message>
    <message>
        <source>start %1, now %2</source>
        <translation>Beginn %1, jetzt %2</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>Die Partie wird analysiert</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>Anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The match by seat</source>
        <translation>Die Partie nach Plätzen</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Analysing every decision and every card…</source>
        <translation>Jede Entscheidung und jede Karte wird analysiert…</translation>
    </message>
    <message>
        <source>%1: start %2, luck %3, skill %4, others’ skill %5, result %6</source>
        <translation>%1: Beginn %2, Glück %3, Können %4, Können der anderen %5, Ergebnis %6</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1 ± %2.</source>
        <translation>Ergebnis ohne Glück: %1 ± %2.</translation>
    </message>
    <message>
        <source>What the analysis says</source>
        <translation>Was die Analyse sagt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Neben dem Tisch</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>Tiefer</translation>
    </message>
    <message>
        <source>Analyse the whole match again with %1 times the samples, in the background</source>
        <translation>Die ganze Partie im Hintergrund noch einmal mit %1-mal so vielen Simulationen analysieren</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1.</source>
        <translation>Ergebnis ohne Glück: %1.</translation>
    </message>
    <message>
        <source>Average loss per unforced decision: %1 ± %2.</source>
        <translation>Mittlerer Verlust je unerzwungener Entscheidung: %1 ± %2.</translation>
    </message>
    <message>
        <source>&amp;More in the manual</source>
        <translation>&amp;Mehr im Handbuch</translation>
    </message>
    <message>
        <source>All parts…</source>
        <translation>Alle Teile…</translation>
    </message>
    <message>
        <source>Show every step from start to result</source>
        <translation>Auflisten, was zusammengezählt wurde, vom Beginn bis zum Ergebnis</translation>
    </message>
    <message>
        <source>You see the sums at the end of the match, because spoilers are hidden.</source>
        <translation>Sie sehen die Summen am Ende der Partie, weil Spoiler verborgen sind.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisViews</name>
    <message>
        <source>&amp;What may they hold?</source>
        <translation>Was ha&amp;lten sie wohl?</translation>
    </message>
    <message>
        <source>Show where hidden cards may be, as this seat sees it</source>
        <translation>Zeigen, wo verdeckte Karten sein können, aus Sicht dieses Platzes</translation>
    </message>
</context>
<context>
    <name>hilltop::AnswerLog</name>
    <message>
        <source>wrote: %1</source>
        <translation>schrieb: %1</translation>
    </message>
    <message>
        <source>Output…</source>
        <translation>Ausgabe…</translation>
    </message>
    <message>
        <source>Everything the bot wrote to its log at this decision</source>
        <translation>Alles, was der Bot bei dieser Entscheidung in sein Protokoll schrieb</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the bot wrote</source>
        <translation>Was der Bot schrieb</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 in total, most often %2: %3.</source>
        <translation>%1 insgesamt, am häufigsten %2: %3.</translation>
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
        <translation>Dieselbe Stellung</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Ähnliche Stellungen</translation>
    </message>
    <message>
        <source>Answers given before</source>
        <translation>Frühere Antworten</translation>
    </message>
    <message>
        <source>Matches with this position</source>
        <translation>Partien mit dieser Stellung</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Moment zeigen</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <translation>Bisher in dieser Stellung: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Open the chosen match at that moment</source>
        <translation>Die gewählte Partie in diesem Moment öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Searching your matches and tournaments…</source>
        <translation>Ihre Partien und Turniere werden durchsucht…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches with these rules searched.</source>
        <translation>
            <numerusform>%Ln Partie mit diesen Regeln durchsucht.</numerusform>
            <numerusform>%Ln Partien mit diesen Regeln durchsucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position (%1)</source>
        <translation>Dieselbe Stellung (%1)</translation>
    </message>
    <message>
        <source>Similar positions (%1)</source>
        <translation>Ähnliche Stellungen (%1)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Mean result of these matches for the player, ± one standard error: %1</source>
        <translation>Mittleres Ergebnis dieser Partien für den Spieler, ± ein Standardfehler: %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 (played here)</source>
        <translation>%1 (hier gespielt)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, Partie %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsDialog</name>
    <message>
        <source>What may they hold?</source>
        <translation>Was halten sie wohl?</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsGrid</name>
    <message>
        <source>Where each hidden card may be, in percent</source>
        <translation>Wo jede verdeckte Karte sein kann, in Prozent</translation>
    </message>
    <message>
        <source>What may they hold? As you see it</source>
        <translation>Was halten sie wohl? Aus Ihrer Sicht</translation>
    </message>
    <message>
        <source>What may they hold? As %1 sees it</source>
        <translation>Was halten sie wohl? Aus Sicht von %1</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Hier ist nichts verdeckt.</translation>
    </message>
    <message>
        <source>Arrows: change since the last move.</source>
        <translation>Pfeile: Änderung seit dem letzten Zug.</translation>
    </message>
    <message>
        <source>Frame: where the card is.</source>
        <translation>Rahmen: wo die Karte wirklich liegt.</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsModel</name>
    <message>
        <source>next card</source>
        <translation>nächste Karte</translation>
    </message>
    <message>
        <source>your next card</source>
        <translation>Ihre nächste Karte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a place for cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The card that is drawn next</source>
        <translation>Die Karte, die als Nächstes gezogen wird</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %Ln verdeckte Karte</numerusform>
            <numerusform>%1, %Ln verdeckte Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %2, %Ln verdeckte Karte</numerusform>
            <numerusform>%1, %2, %Ln verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, up %2</source>
        <translation>%1, um %2 gestiegen</translation>
    </message>
    <message>
        <source>%1, down %2</source>
        <translation>%1, um %2 gefallen</translation>
    </message>
    <message>
        <source>%1, it is there</source>
        <comment>a chance in percent</comment>
        <translation>%1, sie liegt dort</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>card, place, chance</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Counted exactly.</source>
        <translation>Exakt gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, ± %1 at most.</source>
        <translation>
            <numerusform>Aus %Ln möglichen Verteilung, höchstens ± %1.</numerusform>
            <numerusform>Aus %Ln möglichen Verteilungen, höchstens ± %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a card and its chance in percent</comment>
        <translation>%1 %2 %</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAdding</name>
    <message>
        <source>Add bots</source>
        <translation>Bots hinzufügen</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bots (*.js *.py *.java);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Die Datei wird gelesen…</translation>
    </message>
    <message>
        <source>Reading the files: %1 of %2</source>
        <translation>Die Dateien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Nicht hinzugefügt</translation>
    </message>
    <message>
        <source>%1 is needed but not installed.</source>
        <translation>%1 wird benötigt, ist aber nicht installiert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>language, file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Neuer Bot aus Vorlage</translation>
    </message>
    <message>
        <source>Bots in %1 (*.%2)</source>
        <comment>language, suffix</comment>
        <translation>Bots in %1 (*.%2)</translation>
    </message>
    <message>
        <source>Compile it first</source>
        <translation>Erst kompilieren</translation>
    </message>
    <message>
        <source>%1 is C source code, and no compiler is installed (package gcc). Compile it, then add the resulting program:</source>
        <translation>%1 ist ein C-Quelltext, und es ist kein Compiler installiert (Paket gcc). Kompilieren Sie ihn, und fügen Sie dann das entstandene Programm hinzu:</translation>
    </message>
    <message>
        <source>%1 is C source code, and a file called %2 already exists. Compile it under another name, then add the resulting program:</source>
        <translation>%1 ist ein C-Quelltext, und eine Datei namens %2 gibt es schon. Kompilieren Sie ihn unter einem anderen Namen, und fügen Sie dann das entstandene Programm hinzu:</translation>
    </message>
    <message>
        <source>Compiled by %1. Compile it again after each change.</source>
        <translation>Kompiliert mit %1. Kompilieren Sie ihn nach jeder Änderung erneut.</translation>
    </message>
    <message>
        <source>It could not be compiled: %1</source>
        <translation>Es ließ sich nicht kompilieren: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAxis</name>
    <message>
        <source>Time for a decision: half within %1 ms, 99 % within %2 ms, worst %3 ms, limit %4 ms</source>
        <translation>Zeit für eine Entscheidung: die Hälfte in %1 ms, 99 % in %2 ms, längste %3 ms, Grenze %4 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>längste %1</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>99 % %1</source>
        <translation>99 % %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotListModel</name>
    <message>
        <source>checked today</source>
        <translation>heute geprüft</translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation>geprüft %1</translation>
    </message>
    <message>
        <source>built in, %1</source>
        <translation>eingebaut, %1</translation>
    </message>
    <message>
        <source>%1, waiting for its check</source>
        <translation>%1, wartet auf die Prüfung</translation>
    </message>
    <message>
        <source>%1, not checked</source>
        <translation>%1, nicht geprüft</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <translation>%1, seit der Prüfung geändert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, checked today</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Hide built-in bots</source>
        <translation>Eingebaute ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>%n built in</source>
        <translation>
            <numerusform>%n eingebauter</numerusform>
            <numerusform>%n eingebaute</numerusform>
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
        <translation>Bots</translation>
    </message>
</context>
<context>
    <name>hilltop::BotLogDialog</name>
    <message>
        <source>&amp;Only decisions with output</source>
        <translation>&amp;Nur Entscheidungen mit Ausgabe</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>&amp;Wiedergabe öffnen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Protokoll von %1</translation>
    </message>
    <message>
        <source>In its check</source>
        <translation>In seiner Prüfung</translation>
    </message>
    <message>
        <source>At your tables</source>
        <translation>An Ihren Tischen</translation>
    </message>
    <message>
        <source>In tournaments</source>
        <translation>In Turnieren</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Output at this decision</source>
        <translation>Ausgabe bei dieser Entscheidung</translation>
    </message>
    <message>
        <source>No output at this decision.</source>
        <translation>Keine Ausgabe bei dieser Entscheidung.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>No log of its check is kept. Check it again.</source>
        <translation>Von der Prüfung ist nichts gespeichert. Prüfen Sie den Bot erneut.</translation>
    </message>
    <message>
        <source>This bot has not played at your tables, or its matches have been deleted.</source>
        <translation>Dieser Bot hat nicht an Ihren Tischen gespielt, oder seine Partien wurden gelöscht.</translation>
    </message>
    <message>
        <source>No tournament has a match of this bot.</source>
        <translation>Kein Turnier enthält eine Partie dieses Bots.</translation>
    </message>
    <message>
        <source>This bot wrote nothing to standard error. Its output would be shown beside the decision. Below is what it was asked.</source>
        <translation>Dieser Bot hat nichts auf die Standardfehlerausgabe geschrieben. Seine Ausgabe würde neben der Entscheidung stehen. Unten steht, was er gefragt wurde.</translation>
    </message>
    <message>
        <source>notified</source>
        <translation>Mitteilung</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <comment>in a log</comment>
        <translation>Partie %1, Entscheidung %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotMatches</name>
    <message>
        <source>The match of this fault was not stored, because the first ones are enough to find the problem.</source>
        <translation>Die Partie dieses Verstoßes wurde nicht gespeichert, weil die ersten genügen, um das Problem zu finden.</translation>
    </message>
</context>
<context>
    <name>hilltop::BotPicker</name>
    <message>
        <source>Find a bot</source>
        <translation>Bot suchen</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, Stärke %3 von 5</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Select all that are shown</source>
        <translation>Alle gezeigten auswählen</translation>
    </message>
    <message>
        <source>Deselect all that are shown</source>
        <translation>Alle gezeigten abwählen</translation>
    </message>
    <message>
        <source>Move the bot up (Alt+Up)</source>
        <translation>Den Bot nach oben schieben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Move the bot down (Alt+Down)</source>
        <translation>Den Bot nach unten schieben (Alt+Ab)</translation>
    </message>
    <message>
        <source>Move the bot up</source>
        <translation>Den Bot nach oben schieben</translation>
    </message>
    <message>
        <source>Move the bot down</source>
        <translation>Den Bot nach unten schieben</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a bot</source>
        <translation>Alt+Auf und Alt+Ab verschieben einen Bot</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, bot</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Enter the bot of the current row again (Ctrl+D)</source>
        <translation>Den Bot der aktuellen Zeile noch einmal aufnehmen (Strg+D)</translation>
    </message>
    <message>
        <source>Enter the bot again</source>
        <translation>Den Bot noch einmal aufnehmen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1, %2</translation>
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
        <translation>Startet</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, compiled once in %2</source>
        <translation>%1, einmal kompiliert in %2</translation>
    </message>
    <message>
        <source>%1, one process per decision</source>
        <comment>in so many ms</comment>
        <translation>%1, ein Prozess je Entscheidung</translation>
    </message>
    <message>
        <source>Same seed, same answers</source>
        <translation>Gleich bei gleichem Startwert</translation>
    </message>
    <message>
        <source>yes, it is deterministic</source>
        <translation>ja, er ist deterministisch</translation>
    </message>
    <message>
        <source>no, it differs from run to run</source>
        <translation>nein, von Lauf zu Lauf anders</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Remembers matches</source>
        <translation>Erinnert sich an Partien</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>at most %1, limit %2</source>
        <translation>höchstens %1, Grenze %2</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Abschottung</translation>
    </message>
    <message>
        <source>no network, no home folder</source>
        <translation>kein Netz, kein Home-Ordner</translation>
    </message>
    <message>
        <source>its engine gives it neither files nor network</source>
        <translation>seine Engine bietet weder Dateien noch Netz</translation>
    </message>
    <message>
        <source>none: it could read your files and use the network</source>
        <translation>keine: Er könnte Ihre Dateien lesen und das Netz nutzen</translation>
    </message>
    <message>
        <source>%1 decisions in %2</source>
        <comment>%2: so many matches</comment>
        <translation>%1 Entscheidungen in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, out of time before %n matches</source>
        <comment>decisions in so many matches</comment>
        <translation>
            <numerusform>%1, vor %n Partie war die Zeit um</numerusform>
            <numerusform>%1, vor %n Partien war die Zeit um</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antwortet</translation>
    </message>
    <message>
        <source>Allowed answers</source>
        <translation>Erlaubte Antworten</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>show the fault</source>
        <translation>Verstoß zeigen</translation>
    </message>
    <message numerus="yes">
        <source>stopped %n times</source>
        <comment>one that hangs</comment>
        <translation>
            <numerusform>%n-mal abgebrochen</numerusform>
            <numerusform>%n-mal abgebrochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off %n times</source>
        <comment>one that floods</comment>
        <translation>
            <numerusform>%n-mal abgeschnitten</numerusform>
            <numerusform>%n-mal abgeschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Time-outs and excess output</source>
        <translation>Hängen und Überlaufen</translation>
    </message>
    <message>
        <source>%1; limits %2 and %3</source>
        <comment>how often; a time, a size</comment>
        <translation>%1; Grenzen %2 und %3</translation>
    </message>
</context>
<context>
    <name>hilltop::BotReportView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
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
        <translation>Prüfbericht</translation>
    </message>
    <message>
        <source>ms, without Hilltop’s own load</source>
        <translation>ms, ohne die Last von Hilltop</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Zeit für eine Entscheidung</translation>
    </message>
    <message>
        <source>bar: this bot, line: the strongest built-in bot</source>
        <translation>Balken: dieser Bot, Strich: der stärkste eingebaute</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Edit name and limits</source>
        <translation>Name und Grenzen bearbeiten</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Open in Replay</source>
        <translation>In der Wiedergabe öffnen</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Verstöße</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>The bot’s file has changed. This report is about the old file. Check the bot again.</source>
        <translation>Die Datei des Bots wurde geändert. Dieser Bericht gilt für die alte Datei. Prüfen Sie den Bot erneut.</translation>
    </message>
    <message>
        <source>%1. Click a fault to open its question.</source>
        <translation>%1. Ein Klick auf einen Verstoß öffnet die Frage dazu.</translation>
    </message>
    <message>
        <source>The bot may answer the same question differently. Its matches can’t be reproduced, but every answer is kept.</source>
        <translation>Der Bot kann auf dieselbe Frage anders antworten. Seine Partien lassen sich nicht reproduzieren, aber jede Antwort wird gespeichert.</translation>
    </message>
    <message>
        <source>Bots can be isolated from your files and the network if bubblewrap is installed.</source>
        <translation>Wenn bubblewrap installiert ist, können Bots von Ihren Dateien und dem Netz abgeschottet werden.</translation>
    </message>
    <message>
        <source>This bot can’t play</source>
        <translation>Dieser Bot kann nicht spielen</translation>
    </message>
    <message numerus="yes">
        <source>What the remarks mean</source>
        <translation>
            <numerusform>Was die Anmerkung bedeutet</numerusform>
            <numerusform>Was die Anmerkungen bedeuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1, dauerte %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>first decision</source>
        <translation>erste Entscheidung</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>Prozesse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>Bisherige Ergebnisse</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>none besides its check</source>
        <translation>noch keine außer in der Prüfung</translation>
    </message>
    <message>
        <source>tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>%1, best place %2 of %3</source>
        <comment>%1: how many</comment>
        <translation>%1, bester Rang %2 von %3</translation>
    </message>
    <message>
        <source>%1 ± %2, in the last tournament</source>
        <comment>of a bot in its last tournament</comment>
        <translation>%1 ± %2, im letzten Turnier</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>Verstöße</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>faults in so many matches</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>at tables</source>
        <translation>am Tisch</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>zuletzt gespielt</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>log of one match</source>
        <translation>Protokoll einer Partie</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>%1, in the last tournament</source>
        <comment>Elo of a bot</comment>
        <translation>%1, im letzten Turnier</translation>
    </message>
</context>
<context>
    <name>hilltop::BotSheet</name>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>Die Prüfung abbrechen</translation>
    </message>
    <message>
        <source>Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop recognises it, checks it in 200 matches, and lets it play wherever built-in bots do.</source>
        <translation>Legen Sie die Datei Ihres Bots hier unverändert ab. JavaScript, Python, Java oder ein beliebiges Programm: Hilltop erkennt den Bot, prüft ihn in 200 Partien und lässt ihn überall mitspielen, wo eingebaute Bots spielen.</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Bot hinzufügen…</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Neuer Bot aus Vorlage</translation>
    </message>
    <message>
        <source>How a bot talks to Hilltop</source>
        <translation>Wie ein Bot mit Hilltop spricht</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>This bot %1. Strength %2 of 5, version %3.</source>
        <comment>how it plays</comment>
        <translation>Dieser Bot %1. Stärke %2 von 5, Version %3.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>brauchbar</translation>
    </message>
    <message numerus="yes">
        <source>usable, %n remarks</source>
        <translation>
            <numerusform>brauchbar, %n Anmerkung</numerusform>
            <numerusform>brauchbar, %n Anmerkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>changed, check again</source>
        <translation>geändert, erneut prüfen</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>abgeschottet</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>nicht abgeschottet</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>Klasse %1</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>Inhalt %1</translation>
    </message>
    <message>
        <source>made %1</source>
        <translation>vom %1</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>what is being done</comment>
        <translation>Prüfung: %1</translation>
    </message>
    <message>
        <source>Waiting for the previous check</source>
        <translation>Wartet auf die vorige Prüfung</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>playing match %1 of %2</source>
        <translation>spielt Partie %1 von %2</translation>
    </message>
    <message>
        <source>playing match %1 of %2 again</source>
        <translation>spielt Partie %1 von %2 noch einmal</translation>
    </message>
    <message>
        <source>testing its memory, match %1 of %2</source>
        <translation>prüft das Gedächtnis, Partie %1 von %2</translation>
    </message>
    <message>
        <source>comparing its style, match %1 of %2</source>
        <translation>vergleicht den Stil, Partie %1 von %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotStyleView</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2, field %3</source>
        <translation>%1: %2, Feld %3</translation>
    </message>
</context>
<context>
    <name>hilltop::BotWait</name>
    <message>
        <source>%1 (%2) is starting, which can take up to %3.</source>
        <translation>%1 (%2) startet, das kann bis zu %3 dauern.</translation>
    </message>
    <message>
        <source>%1 is thinking, up to %2.</source>
        <translation>%1 denkt nach, höchstens %2.</translation>
    </message>
    <message>
        <source>Let a built-in bot take over</source>
        <translation>Eingebauten Bot übernehmen lassen</translation>
    </message>
    <message>
        <source>Let a built-in bot take over for %1</source>
        <translation>Eingebauten Bot für %1 übernehmen lassen</translation>
    </message>
    <message>
        <source>A built-in bot takes over for %1.</source>
        <translation>Ein eingebauter Bot übernimmt für %1.</translation>
    </message>
    <message>
        <source>%1: %2. It can’t play in this match any more.</source>
        <translation>%1: %2. Er kann in dieser Partie nicht mehr spielen.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Ausgabe: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotsPage</name>
    <message>
        <source>Find a bot</source>
        <translation>Bot suchen</translation>
    </message>
    <message>
        <source>Drop a bot here,
or choose a file</source>
        <translation>Bot hier ablegen
oder Datei wählen</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 kann nicht spielen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can play. Its report has %n remarks.</source>
        <translation>
            <numerusform>%1 kann spielen. Der Bericht enthält %n Anmerkung.</numerusform>
            <numerusform>%1 kann spielen. Der Bericht enthält %n Anmerkungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can play.</source>
        <translation>%1 kann spielen.</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 kann nicht geprüft werden: %2</translation>
    </message>
    <message>
        <source>Add a &amp;bot…</source>
        <translation>Bot hin&amp;zufügen…</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Show in f&amp;older</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>Aus &amp;Liste entfernen</translation>
    </message>
    <message>
        <source>&amp;Undo remove</source>
        <translation>Entfernen &amp;rückgängig</translation>
    </message>
    <message>
        <source>New bot from te&amp;mplate</source>
        <translation>Neuer Bot aus Vorla&amp;ge</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its file was kept. Undo restores it.</source>
        <translation>%1 wurde aus der Liste entfernt. Die Datei bleibt. „Rückgängig“ holt ihn zurück.</translation>
    </message>
    <message>
        <source>Drop a bot’s file on the window to add it.</source>
        <translation>Legen Sie die Datei eines Bots auf dem Fenster ab, um ihn hinzuzufügen.</translation>
    </message>
    <message>
        <source>%1 can play. Its report has remarks.</source>
        <translation>%1 kann spielen. Der Bericht enthält Anmerkungen.</translation>
    </message>
    <message>
        <source>%1 has changed since its check.</source>
        <translation>%1 wurde seit der Prüfung geändert.</translation>
    </message>
    <message>
        <source>%1 has not been checked.</source>
        <translation>%1 wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>&amp;Protokoll…</translation>
    </message>
    <message>
        <source>Check bots again when their files c&amp;hange</source>
        <translation>Bots erneut prüfen, wenn sich ihre &amp;Dateien ändern</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Breite der Liste</translation>
    </message>
</context>
<context>
    <name>hilltop::CardMoves</name>
    <message>
        <source>Cards of %1</source>
        <comment>a field of a position</comment>
        <translation>Karten von: %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <comment>a field of a position</comment>
        <translation>Verschieben nach: %1</translation>
    </message>
    <message>
        <source>Move towards the first</source>
        <translation>Zum Anfang hin verschieben</translation>
    </message>
    <message>
        <source>Move towards the last</source>
        <translation>Zum Ende hin verschieben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>hilltop::CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>Kartenvorschau</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsDialog</name>
    <message>
        <source>Reading the results on these cards…</source>
        <translation>Ergebnisse mit diesen Karten werden gelesen…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Results on these cards: %1</source>
        <translation>Ergebnisse mit diesen Karten: %1</translation>
    </message>
    <message>
        <source>The same cards at seat %1, and the result of each player.</source>
        <translation>Dieselben Karten an Platz %1 und das Ergebnis jedes Spielers.</translation>
    </message>
    <message>
        <source>Results on these cards</source>
        <translation>Ergebnisse mit diesen Karten</translation>
    </message>
    <message>
        <source>Open both matches in Replay where they begin to differ</source>
        <translation>Beide Partien in der Wiedergabe öffnen, wo sie voneinander abweichen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No one else has a result on these cards yet.</source>
        <translation>Mit diesen Karten hat sonst noch niemand ein Ergebnis.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Die Partie wird gelesen…</translation>
    </message>
    <message>
        <source>Both matches have the same answers.</source>
        <translation>Beide Partien haben dieselben Antworten.</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsModel</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>diese Partie</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
</context>
<context>
    <name>hilltop::ChooseBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Bots hinzufügen</translation>
    </message>
    <message>
        <source>Hilltop can’t tell which game this bot plays.</source>
        <translation>Hilltop kann nicht erkennen, welches Spiel dieser Bot spielt.</translation>
    </message>
    <message>
        <source>These files may contain several bots. Which ones do you want to add, and under which name?</source>
        <translation>Diese Dateien enthalten vielleicht mehrere Bots. Welche möchten Sie hinzufügen, und unter welchem Namen?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>for which game?</source>
        <translation>für welches Spiel?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>program, started for each decision</source>
        <translation>Programm, für jede Entscheidung gestartet</translation>
    </message>
</context>
<context>
    <name>hilltop::Coach</name>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>Am besten: %1, %2.</translation>
    </message>
    <message>
        <source>The tutor is off. You can turn it on in the Match menu.</source>
        <translation>Der Tutor ist aus. Sie können ihn im Menü „Partie“ einschalten.</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>&amp;Wiedergabe öffnen</translation>
    </message>
    <message>
        <source>Compare two bots</source>
        <translation>Zwei Bots vergleichen</translation>
    </message>
    <message>
        <source>First bot</source>
        <translation>Erster Bot</translation>
    </message>
    <message>
        <source>Second bot</source>
        <translation>Zweiter Bot</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>&amp;matches:</source>
        <translation>&amp;Partien:</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Answers that differ</source>
        <translation>Abweichende Antworten</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Asking both bots…</source>
        <translation>Beide Bots werden gefragt…</translation>
    </message>
    <message>
        <source>No matches were played.</source>
        <translation>Es wurden keine Partien gespielt.</translation>
    </message>
    <message>
        <source>%1 takes %2 % ± %3 of %4.</source>
        <comment>bot, share, error, so many matches</comment>
        <translation>%1 holt %2 % ± %3 aus %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the same cards on both sides</source>
        <translation>
            <numerusform>%n Partie mit gleichen Karten auf beiden Seiten</numerusform>
            <numerusform>%n Partien mit gleichen Karten auf beiden Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>No question was asked of both bots.</source>
        <translation>Keine Frage wurde beiden Bots gestellt.</translation>
    </message>
    <message>
        <source>Changed answers: %1 of %2</source>
        <translation>Andere Antworten: %1 von %2</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>Für dieses Spiel gibt es keine Analyse.</translation>
    </message>
    <message>
        <source>analysed %1 of %2</source>
        <translation>%1 von %2 analysiert</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Both bots get every question of these matches and play each other with the same cards on both sides.</source>
        <translation>Beide Bots bekommen jede Frage dieser Partien und spielen mit denselben Karten auf beiden Seiten gegeneinander.</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareSourceBox</name>
    <message>
        <source>Questions of your matches</source>
        <translation>Fragen aus Ihren Partien</translation>
    </message>
    <message>
        <source>Questions of the first bot’s check</source>
        <translation>Fragen aus der Prüfung des ersten Bots</translation>
    </message>
    <message>
        <source>Questions of files or a tournament…</source>
        <translation>Fragen aus Dateien oder einem Turnier…</translation>
    </message>
    <message>
        <source>Source of the questions</source>
        <translation>Quelle der Fragen</translation>
    </message>
    <message>
        <source>Matches to ask about</source>
        <translation>Partien, nach denen gefragt wird</translation>
    </message>
    <message>
        <source>Matches and tournaments (*.hmatch *.htour);;All files (*)</source>
        <translation>Partien und Turniere (*.hmatch *.htour);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Questions of %1</source>
        <translation>Fragen aus %1</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ContestDetails</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Matches of the pair</source>
        <translation>Partien des Paares</translation>
    </message>
    <message>
        <source>Click a match or press Enter to open it in Replay.</source>
        <translation>Ein Klick oder Enter öffnet eine Partie in der Wiedergabe.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestExports</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
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
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestHead</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Worker threads. You can change this at any time</source>
        <translation>Arbeitsthreads. Sie können die Zahl jederzeit ändern</translation>
    </message>
    <message>
        <source>thread</source>
        <comment>after a number in a box</comment>
        <translation>Thread</translation>
    </message>
    <message>
        <source>threads</source>
        <comment>after a number in a box</comment>
        <translation>Threads</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestList</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Let bots play each other thousands of times to see which is better, and how certain that is.</source>
        <translation>Lassen Sie Bots tausende Male gegeneinander spielen, um zu sehen, welcher besser ist und wie sicher das ist.</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Neues Turnier…</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>Delete tournament</source>
        <translation>Turnier löschen</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>A hill is a contest that stays open: add bots and better versions at any time, and see who is king.</source>
        <translation>Ein Hügel ist ein Wettbewerb, der offen bleibt: Fügen Sie jederzeit Bots und bessere Versionen hinzu, und sehen Sie, wer König ist.</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Neuer Hügel…</translation>
    </message>
    <message>
        <source>Open hill…</source>
        <translation>Hügel öffnen…</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>Spie&amp;len</translation>
    </message>
    <message>
        <source>Delete hill</source>
        <translation>Hügel löschen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>Aus der Liste &amp;entfernen</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>The results of %1 matches will be deleted. This can’t be undone.</source>
        <translation>Die Ergebnisse von %1 Partien werden gelöscht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Its file will be deleted. This can’t be undone.</source>
        <translation>Die Datei wird gelöscht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestListModel</name>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>matches to play</source>
        <translation>offene Partien</translation>
    </message>
    <message>
        <source>all played</source>
        <translation>alles gespielt</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>no bots</source>
        <translation>keine Bots</translation>
    </message>
    <message>
        <source>can’t be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>damaged file</source>
        <translation>Datei beschädigt</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day of this year, as QDate has it</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as QDate has it</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Führt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestView</name>
    <message>
        <source>Row won against column, %</source>
        <translation>Zeile gewann gegen Spalte, %</translation>
    </message>
</context>
<context>
    <name>hilltop::Continuing</name>
    <message numerus="yes">
        <source>%1, %n decisions</source>
        <translation>
            <numerusform>%1, %n Entscheidung</numerusform>
            <numerusform>%1, %n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second of two rated matches</source>
        <translation>%1, zweite von zwei gewerteten Partien</translation>
    </message>
    <message>
        <source>%1, unfinished rated match</source>
        <translation>%1, unbeendete gewertete Partie</translation>
    </message>
    <message>
        <source>%1, unfinished match</source>
        <translation>%1, unbeendete Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>%1, watched last</source>
        <translation>%1, zuletzt angesehen</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, Entscheidung %2</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <translation>%1, Karten %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions due</source>
        <translation>
            <numerusform>%Ln Stellung fällig</numerusform>
            <numerusform>%Ln Stellungen fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>You answered them wrong before.</source>
        <translation>Sie lagen dort schon einmal falsch.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>The match is no longer in its file.</source>
        <translation>Die Partie steht nicht mehr in ihrer Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>opponents, score, when it was left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2 played today</source>
        <translation>%1 von %2 heute gespielt</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>Partie des Tages: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln days in a row</source>
        <translation>
            <numerusform>%1, %Ln Tag in Folge</numerusform>
            <numerusform>%1, %Ln Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Play deal</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>%1, next rival: %2</source>
        <comment>game, bot</comment>
        <translation>%1, nächster Gegner: %2</translation>
    </message>
    <message>
        <source>Rated %1, you %2</source>
        <translation>Wertung %1, Sie %2</translation>
    </message>
    <message>
        <source>Rated match…</source>
        <translation>Gewertete Partie…</translation>
    </message>
    <message>
        <source>%1, practise: %2</source>
        <comment>game, kind of decision</comment>
        <translation>%1, üben: %2</translation>
    </message>
    <message>
        <source>This kind of decision costs you most.</source>
        <translation>Diese Art Entscheidung kostet Sie am meisten.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>%1, rated match</source>
        <translation>%1, gewertete Partie</translation>
    </message>
    <message>
        <source>%1, first rated match</source>
        <translation>%1, erste gewertete Partie</translation>
    </message>
    <message>
        <source>No bot is rated higher than you.</source>
        <translation>Kein Bot ist höher gewertet als Sie.</translation>
    </message>
    <message>
        <source>It shows how strong you are.</source>
        <translation>Sie zeigt, wie stark Sie spielen.</translation>
    </message>
    <message>
        <source>New deals tomorrow</source>
        <translation>Morgen gibt es neue Partien</translation>
    </message>
    <message>
        <source>All deals of today played</source>
        <translation>Alle Partien des Tages gespielt</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Alle Tage…</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>Fehler üben</translation>
    </message>
    <message>
        <source>An analysis shows what costs you most.</source>
        <translation>Eine Analyse zeigt, was Sie am meisten kostet.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
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
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>Was die Kurve zeigt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>rated matches</source>
        <translation>gewertete Partien</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rating after each match</source>
        <translation>Wertung nach jeder Partie</translation>
    </message>
    <message>
        <source>Your rating appears here from the second rated match on.</source>
        <translation>Ihre Wertung erscheint hier ab der zweiten gewerteten Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 % in the latest of %Ln analysed match(es), mean of ten at a time</source>
        <translation>
            <numerusform>%1 % in der einzigen analysierten Partie</numerusform>
            <numerusform>%1 % in den letzten von %Ln analysierten Partien, Mittel aus je zehn</numerusform>
        </translation>
    </message>
    <message>
        <source>analysed matches</source>
        <translation>analysierte Partien</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>Genauigkeit, %</translation>
    </message>
    <message>
        <source>Accuracy after each match</source>
        <translation>Genauigkeit nach jeder Partie</translation>
    </message>
    <message>
        <source>Your accuracy appears here from the second analysed match on.</source>
        <translation>Ihre Genauigkeit erscheint hier ab der zweiten analysierten Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln rated match(es)</source>
        <translation>
            <numerusform>%1 nach %Ln gewerteten Partie</numerusform>
            <numerusform>%1 nach %Ln gewerteten Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: perhaps about as strong as %2. A few more matches will tell.</source>
        <translation>%1: vielleicht etwa so stark wie %2. Ein paar weitere Partien werden es zeigen.</translation>
    </message>
    <message>
        <source>%1: about as strong as %2.</source>
        <translation>%1: etwa so stark wie %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableModel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 – %2 – %3 (won, drawn, lost)</source>
        <translation>%1 – %2 – %3 (gewonnen, unentschieden, verloren)</translation>
    </message>
    <message>
        <source>%1 % ± %2 of %3 matches</source>
        <translation>%1 % ± %2 aus %3 Partien</translation>
    </message>
    <message>
        <source>%1 against %2: no matches yet.</source>
        <translation>%1 gegen %2: noch keine Partien.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 drawn, %5 lost.</source>
        <translation>%1 gegen %2: %3 gewonnen, %4 unentschieden, %5 verloren.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableView</name>
    <message>
        <source>Crosstable, row against column</source>
        <translation>Kreuztabelle, Zeile gegen Spalte</translation>
    </message>
    <message>
        <source>Click for the matches</source>
        <translation>Klick zeigt die Partien</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDeals</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play the deal of %1</source>
        <translation>Die Partie des Tages von %1 spielen</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Alle Tage…</translation>
    </message>
    <message>
        <source>Deals of all days</source>
        <translation>Die Partien aller Tage</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Ihre Partien werden gelesen…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Partien des Tages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Doesn’t count, because that day was over.</source>
        <translation>Zählt nicht, weil der Tag vorbei war.</translation>
    </message>
    <message>
        <source>Not played. You can still play it, but it no longer counts.</source>
        <translation>Nicht gespielt. Sie können sie noch spielen, aber sie zählt nicht mehr.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>%1. %2, played %3.</source>
        <translation>%1. %2, gespielt am %3.</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyModel</name>
    <message>
        <source>%1, %2: not played</source>
        <translation>%1, %2: nicht gespielt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a result that does not count</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
</context>
<context>
    <name>hilltop::DealBox</name>
    <message>
        <source>random, or enter an ID</source>
        <translation>zufällig, oder ID eingeben</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>The same ID and rules give the same cards</source>
        <translation>Gleiche ID und Regeln ergeben gleiche Karten</translation>
    </message>
    <message>
        <source>Random deal ID</source>
        <translation>Zufällige Verteilungs-ID</translation>
    </message>
    <message>
        <source>Your phrase</source>
        <translation>Eigener Text</translation>
    </message>
    <message>
        <source>optional, mixed into the cards</source>
        <translation>optional, wird eingemischt</translation>
    </message>
    <message>
        <source>“%1” is not a deal ID. Enter one like %2, or leave it empty for a new deal.</source>
        <translation>„%1“ ist keine Verteilungs-ID. Geben Sie eine wie %2 ein, oder lassen Sie das Feld für eine neue Verteilung leer.</translation>
    </message>
    <message>
        <source>Sealed, SHA-256: %1</source>
        <translation>Versiegelt, SHA-256: %1</translation>
    </message>
    <message>
        <source>A deal with an ID you choose is not sealed.</source>
        <translation>Eine Verteilung mit selbst gewählter ID ist nicht versiegelt.</translation>
    </message>
</context>
<context>
    <name>hilltop::DesktopNotifications</name>
    <message>
        <source>Show</source>
        <comment>a button of a desktop notification</comment>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>hilltop::DocumentSaving</name>
    <message>
        <source>The match was not saved</source>
        <translation>Die Partie wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>wird gespeichert…</translation>
    </message>
    <message>
        <source>saved with the record</source>
        <translation>mit der Partie gespeichert</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Hilltop-Partien (*.hmatch)</translation>
    </message>
    <message>
        <source>Saving the match…</source>
        <translation>Die Partie wird gespeichert…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save this match?</source>
        <translation>Diese Partie speichern?</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed, and it has no file yet.</source>
        <translation>Ihre Notizen, Marken oder Zweige haben sich geändert, und sie hat noch keine Datei.</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed and are not saved. %1</source>
        <translation>Ihre Notizen, Marken oder Zweige haben sich geändert und sind nicht gespeichert. %1</translation>
    </message>
</context>
<context>
    <name>hilltop::EditBotDialog</name>
    <message>
        <source>Edit a bot</source>
        <translation>Bot bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>after a number</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>&amp;Start within</source>
        <translation>&amp;Start innerhalb von</translation>
    </message>
    <message>
        <source>&amp;First decision within</source>
        <translation>&amp;Erste Entscheidung innerhalb von</translation>
    </message>
    <message>
        <source>Other &amp;decisions within</source>
        <translation>&amp;Andere Entscheidungen innerhalb von</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>S&amp;peicher</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Processes</source>
        <translation>P&amp;rozesse</translation>
    </message>
    <message>
        <source>Back to %1%2</source>
        <comment>number and unit</comment>
        <translation>Zurück auf %1%2</translation>
    </message>
    <message>
        <source>by Node.js</source>
        <translation>mit Node.js</translation>
    </message>
    <message>
        <source>One process per decision, about 500 per match, as in its contest.</source>
        <translation>Ein Prozess je Entscheidung, etwa 500 je Partie, wie im Wettbewerb.</translation>
    </message>
    <message>
        <source>Starting a process takes %1 ms here.</source>
        <translation>Einen Prozess zu starten dauert hier %1 ms.</translation>
    </message>
    <message>
        <source>one process per decision</source>
        <translation>ein Prozess je Entscheidung</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>warm</translation>
    </message>
    <message>
        <source>Python starts once and forks for every decision, which is at least ten times faster. The script and its imports are read only once, so later changes to the files have no effect.</source>
        <translation>Python startet einmal und verzweigt sich für jede Entscheidung (fork), das ist mindestens zehnmal so schnell. Das Skript und was es importiert wird nur einmal gelesen, spätere Änderungen an den Dateien bleiben ohne Wirkung.</translation>
    </message>
    <message>
        <source>One &amp;answer</source>
        <translation>Eine &amp;Antwort</translation>
    </message>
    <message>
        <source> KiB</source>
        <comment>after a number</comment>
        <translation> KiB</translation>
    </message>
    <message>
        <source>&amp;Log of one match</source>
        <translation>Proto&amp;koll einer Partie</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Läuft</translation>
    </message>
    <message>
        <source>Hilltop’s engine</source>
        <translation>Engine von Hilltop</translation>
    </message>
    <message>
        <source>Needs no other program. Supports JavaScript up to ECMAScript 2016, in a process of its own.</source>
        <translation>Braucht kein anderes Programm. Unterstützt JavaScript bis ECMAScript 2016, in einem eigenen Prozess.</translation>
    </message>
    <message>
        <source>Supports the newest syntax, in a process of its own that takes about 50 ms to start.</source>
        <translation>Unterstützt die neueste Syntax, in einem eigenen Prozess, dessen Start etwa 50 ms dauert.</translation>
    </message>
</context>
<context>
    <name>hilltop::EntrantTrial</name>
    <message>
        <source>Trying the bots…</source>
        <translation>Bots werden ausprobiert…</translation>
    </message>
    <message>
        <source>Trying the bots: %1 of %2</source>
        <translation>Bots werden ausprobiert: %1 von %2</translation>
    </message>
</context>
<context>
    <name>hilltop::FacePicker</name>
    <message>
        <source>No face</source>
        <translation>Kein Gesicht</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Ihr Gesicht</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultListModel</name>
    <message>
        <source>match %1, start</source>
        <translation>Partie %1, Beginn</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <translation>Partie %1, Entscheidung %2</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Verstoß</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Output:
%1</source>
        <translation>Ausgabe:
%1</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultTable</name>
    <message>
        <source>Double-click a fault to open that decision in Replay.</source>
        <translation>Ein Doppelklick auf einen Verstoß öffnet die Entscheidung in der Wiedergabe.</translation>
    </message>
    <message>
        <source>A fault is an answer that is late, illegal or missing.</source>
        <translation>Ein Verstoß ist eine Antwort, die zu spät kommt, nicht erlaubt ist oder fehlt.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Ausgabe: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::FieldChips</name>
    <message>
        <source>Drag a card to another field, or press the menu key</source>
        <translation>Eine Karte in ein anderes Feld ziehen oder die Menütaste drücken</translation>
    </message>
</context>
<context>
    <name>hilltop::FileOpening</name>
    <message>
        <source>The name of the file %1 is not UTF-8, so the file can’t be opened. Rename it, then open it again.</source>
        <translation>Der Name der Datei %1 ist nicht UTF-8, daher kann sie nicht geöffnet werden. Benennen Sie die Datei um, und öffnen Sie sie dann erneut.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>%n Datei wird geöffnet…</numerusform>
            <numerusform>%n Dateien werden geöffnet…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Nichts wurde geändert. Verwenden Sie eine unbeschädigte Kopie der Datei, oder wählen Sie mit „Datei“, „Öffnen“ eine andere.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>%n files can’t be opened.</source>
        <translation>
            <numerusform>%n Datei lässt sich nicht öffnen.</numerusform>
            <numerusform>%n Dateien lassen sich nicht öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Not opened, because Replay shows one file at a time: %1</source>
        <translation>Nicht geöffnet, weil die Wiedergabe immer nur eine Datei zeigt: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::FormatPicker</name>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>Plätze je Tisch</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>0 = automatic</source>
        <translation>0 = automatisch, so viele, wie bei dieser Zahl von Teilnehmern nötig sind</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Setzliste</translation>
    </message>
    <message>
        <source>Ranked as in the list</source>
        <translation>Gesetzt wie in der Liste</translation>
    </message>
    <message>
        <source>Ranked by a round-robin</source>
        <translation>Gesetzt nach einem Rundenturnier</translation>
    </message>
    <message>
        <source>Who plays whom first, and who has a bye</source>
        <translation>Wer zuerst gegen wen spielt und wer ein Freilos hat</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatisch: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GameCard</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>%1 tournament</source>
        <translation>Turnier in %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GuideBar</name>
    <message>
        <source>Skip the guide</source>
        <translation>Einführung überspringen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of the guide</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Guide, step %1 of %2</source>
        <translation>Einführung, Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the guide</comment>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>hilltop::HillAdding</name>
    <message>
        <source>Nothing was added.</source>
        <translation>Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Reading the bots…</source>
        <translation>Die Bots werden gelesen…</translation>
    </message>
    <message>
        <source>%1 holds several bots. Choose the file of one.</source>
        <translation>%1 enthält mehrere Bots. Wählen Sie die Datei eines einzelnen.</translation>
    </message>
    <message>
        <source>New version?</source>
        <translation>Neue Version?</translation>
    </message>
    <message>
        <source>Another bot of this hill has the name of %1. Is this its next version?</source>
        <translation>Auf diesem Hügel heißt schon ein anderer Bot so wie %1. Ist dies seine nächste Version?</translation>
    </message>
    <message>
        <source>If so, the earlier version stops playing and its matches stay. If not, rename the file.</source>
        <translation>Die frühere Version spielt dann nicht mehr, ihre Partien bleiben. Ist es ein anderer Bot, benennen Sie seine Datei um.</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Neue Version</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Already playing in this version: %1.</source>
        <translation>Spielt schon in dieser Version: %1.</translation>
    </message>
    <message>
        <source>Checking the bots…</source>
        <translation>Die Bots werden geprüft…</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>%1 wird geprüft…</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 kann nicht geprüft werden: %2</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 kann nicht spielen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots joined: %1.</source>
        <translation>
            <numerusform>%Ln Bot ist dazugekommen: %1.</numerusform>
            <numerusform>%Ln Bots sind dazugekommen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Nicht hinzugefügt</translation>
    </message>
    <message>
        <source>%1 is the same bot as %2.</source>
        <translation>%1 ist derselbe Bot wie %2.</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bots (*.js *.py *.java);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add bots</source>
        <translation>Bots hinzufügen</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>Neue Version von %1</translation>
    </message>
    <message>
        <source>This hill is busy. Wait until it is done, then add the bots.</source>
        <translation>Auf diesem Hügel läuft noch etwas. Warten Sie, bis es fertig ist, und fügen Sie die Bots dann hinzu.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillChanges</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Retire %1</source>
        <translation>%1 zurückziehen</translation>
    </message>
    <message>
        <source>It stops playing. Its matches stay. Reason (optional):</source>
        <translation>Er spielt nicht mehr, seine Partien bleiben. Grund, falls es einen gibt:</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Disqualify %1</source>
        <translation>%1 disqualifizieren</translation>
    </message>
    <message>
        <source>It stops playing, and this version can’t come back. Its matches stay. Reason:</source>
        <translation>Er spielt nicht mehr, und diese Version kann nicht zurückkommen. Seine Partien bleiben. Grund:</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Disqualifizieren</translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation>%1 ist zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 is disqualified.</source>
        <translation>%1 ist disqualifiziert.</translation>
    </message>
    <message>
        <source>End season</source>
        <translation>Saison beenden</translation>
    </message>
    <message>
        <source>Name of the season:</source>
        <translation>Die heutige Tabelle wird unter diesem Namen gespeichert:</translation>
    </message>
    <message>
        <source>The standings of %1 are kept.</source>
        <translation>Die Tabelle von %1 ist gespeichert.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Extra matches where the order is unclear:</source>
        <translation>Zusätzliche Partien dort, wo sie Nachbarn in der Tabelle unterscheiden:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>Wieder zulassen</translation>
    </message>
    <message>
        <source>A bot that is out or disqualified plays again:</source>
        <translation>Dieser Bot ist ausgeschieden oder wurde disqualifiziert. Er spielt wieder:</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 spielt wieder.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillCharts</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Against the king</source>
        <translation>Gegen den König</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Ratings of the leaders over time.</source>
        <translation>Dieses Diagramm zeigt, wie sich die Wertungen der Besten änderten, während Bots kamen und gingen.</translation>
    </message>
    <message>
        <source>This chart compares the versions of a bot. Select one in the standings.</source>
        <translation>Dieses Diagramm vergleicht die Versionen eines Bots. Wählen Sie einen in der Tabelle.</translation>
    </message>
    <message>
        <source>%1 of the leaders</source>
        <comment>Elo</comment>
        <translation>%1 der Besten</translation>
    </message>
    <message>
        <source>Won against %1, %</source>
        <translation>Siege gegen %1, %</translation>
    </message>
    <message>
        <source>Versions of %1</source>
        <translation>Versionen von %1</translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation>Eintrag im Protokoll</translation>
    </message>
    <message>
        <source>This chart shows how the others do against the king.</source>
        <translation>Dieses Diagramm zeigt, wie die anderen gegen den König abschneiden.</translation>
    </message>
    <message>
        <source>Bots don’t meet in this game.</source>
        <translation>In diesem Spiel treffen Bots nicht aufeinander.</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gewonnen, %</translation>
    </message>
    <message>
        <source>%1 v%2</source>
        <comment>bot, its version</comment>
        <translation>%1 v%2</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50 %</translation>
    </message>
    <message>
        <source>In this game everyone at a table plays together.</source>
        <translation>In diesem Spiel spielen alle am Tisch zusammen.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillDetails</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log of the hill</source>
        <translation>Protokoll des Hügels</translation>
    </message>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Ein Klick in die Kreuztabelle zeigt die Partien der Zelle.</translation>
    </message>
    <message>
        <source>Double-click a bot in the standings for its matches.</source>
        <translation>Ein Doppelklick auf einen Bot in der Tabelle zeigt seine Partien.</translation>
    </message>
    <message>
        <source>These two have not met yet.</source>
        <translation>Diese beiden haben noch nicht gegeneinander gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>bot, bot, number of matches</comment>
        <translation>%1 gegen %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bot, number of matches</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Replaying the match…</source>
        <translation>Die Partie wird noch einmal gespielt…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <comment>hill, number</comment>
        <translation>%1, Partie %2</translation>
    </message>
    <message>
        <source>The hill has other answers, because a bot remembers earlier matches or does not play the same twice.</source>
        <translation>Auf dem Hügel stehen andere Antworten, weil ein Bot sich an frühere Partien erinnert oder nicht zweimal gleich spielt.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tabelle (CSV)…</translation>
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
        <translation>&amp;Webseiten…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>Folder of the web site</source>
        <translation>Ordner der Webseiten</translation>
    </message>
</context>
<context>
    <name>hilltop::HillLogModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>hilltop::HillRuns</name>
    <message>
        <source>Hills (*.%1)</source>
        <translation>Hügel (*.%1)</translation>
    </message>
    <message>
        <source>Save this hill?</source>
        <translation>Diesen Hügel speichern?</translation>
    </message>
    <message>
        <source>Go to the hill</source>
        <translation>Zum Hügel gehen</translation>
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
        <translation>In Klammern steht das 95-%-Intervall des Rangs</translation>
    </message>
    <message>
        <source>By the contest’s own score, in the matches that all bots have played</source>
        <translation>Nach der Zählung des Wettbewerbs, in den Partien, die alle Bots gespielt haben</translation>
    </message>
    <message>
        <source>From all matches of the bots that play, with half its 95 % interval</source>
        <translation>Aus allen Partien der Bots, die noch spielen, mit dem halben 95-%-Intervall</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Contest place</source>
        <translation>Wettbewerbsrang</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Perfekt, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Punkte, %</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gewonnen, %</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>hilltop::HillView</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>This hill can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or open another one.</source>
        <translation>Dieser Hügel kann nicht geöffnet werden: %1.

Nichts wurde geändert. Verwenden Sie eine unbeschädigte Kopie der Datei, oder öffnen Sie eine andere.</translation>
    </message>
    <message>
        <source>Progress of the hill</source>
        <translation>Fortschritt des Hügels</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>hilltop::HillsPage</name>
    <message>
        <source>Open hill</source>
        <translation>Hügel öffnen</translation>
    </message>
    <message>
        <source>Hills (*.hhill);;All files (*)</source>
        <translation>Hügel (*.hhill);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>open a hill of the list</source>
        <translation>einen Hügel der Liste öffnen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move through standings and crosstable</source>
        <translation>durch Tabelle und Kreuztabelle gehen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter oder Leertaste</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>Partien eines Feldes, Wiedergabe einer Partie</translation>
    </message>
    <message>
        <source>Reading the hills…</source>
        <translation>Die Hügel werden gelesen…</translation>
    </message>
    <message>
        <source>No hills yet.</source>
        <translation>Noch keine Hügel.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hills</source>
        <translation>
            <numerusform>%Ln Hügel</numerusform>
            <numerusform>%Ln Hügel</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t rename a hill while it is being played.</source>
        <translation>Ein Hügel kann nicht umbenannt werden, während er gespielt wird.</translation>
    </message>
    <message>
        <source>You can’t delete a hill while it is being played. Stop it first.</source>
        <translation>Ein Hügel kann nicht gelöscht werden, während er gespielt wird. Stoppen Sie ihn zuerst.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintModel</name>
    <message>
        <source>loses %1</source>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, am besten</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
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
        <translation>Werte der Antworten</translation>
    </message>
    <message>
        <source>Hide the numbers</source>
        <translation>Zahlen ausblenden</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>%1 Still thinking…</source>
        <translation>%1 Denkt weiter nach…</translation>
    </message>
    <message>
        <source>Analysis: exact, given what you know.</source>
        <translation>Analyse: exakt, soweit Sie es wissen können.</translation>
    </message>
    <message numerus="yes">
        <source>Analysis of %Ln possible deals, ± one standard error.</source>
        <translation>
            <numerusform>Analyse von %Ln möglichen Verteilung, ± ein Standardfehler.</numerusform>
            <numerusform>Analyse von %Ln möglichen Verteilungen, ± ein Standardfehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1: exact, given what you know.</source>
        <translation>Werte von %1: exakt, soweit Sie es wissen können.</translation>
    </message>
    <message>
        <source>Values from %1, ± one standard error.</source>
        <translation>Werte von %1, ± ein Standardfehler.</translation>
    </message>
    <message>
        <source>Values estimated by %1.</source>
        <translation>Von %1 geschätzte Werte.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintSource</name>
    <message>
        <source>H&amp;ints from</source>
        <translation>Tipps v&amp;on</translation>
    </message>
    <message>
        <source>The strongest bot (%1)</source>
        <translation>Der stärkste Bot (%1)</translation>
    </message>
    <message>
        <source>Hints now come from %1.</source>
        <translation>Tipps kommen jetzt von %1.</translation>
    </message>
    <message>
        <source>%1 has no hint: %2.</source>
        <comment>bot, fault</comment>
        <translation>%1 hat keinen Tipp: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Ausgabe: %1</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint.</source>
        <translation>%1 denkt über einen Tipp nach.</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint, up to %2.</source>
        <translation>%1 denkt über einen Tipp nach, höchstens %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::HomePage</name>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Matches you leave are kept here. They are saved after every decision.</source>
        <translation>Verlassene Partien bleiben hier. Sie werden nach jeder Entscheidung gespeichert.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Ready. Press Play to sit down at a table.</source>
        <translation>Bereit. „Spielen“ setzt Sie an einen Tisch.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Ihre Ergebnisse</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Was unten gezeigt wird</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>Alle Partien…</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Löschen rückgängig</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Analyse the recent matches in the background</source>
        <translation>Die letzten Partien im Hintergrund analysieren</translation>
    </message>
    <message>
        <source>Your ratings</source>
        <translation>Ihre Wertungen</translation>
    </message>
    <message>
        <source>All unfinished (%1)…</source>
        <translation>Alle unbeendeten (%1)…</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>Diese Partie löschen</translation>
    </message>
</context>
<context>
    <name>hilltop::HomeResults</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In Folge</translation>
    </message>
    <message>
        <source>All results…</source>
        <translation>Alle Ergebnisse…</translation>
    </message>
    <message>
        <source>Rated matches show your strength in each game. Choose Rated when you start a new match.</source>
        <translation>Gewertete Partien zeigen, wie stark Sie in jedem Spiel sind. Wählen Sie „Gewertet“, wenn Sie eine neue Partie beginnen.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>last 100 rated matches</source>
        <translation>letzte 100 gewertete Partien</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>%1: rating %2 ± %3</source>
        <translation>%1: Wertung %2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::KeptMatches</name>
    <message>
        <source>The match was deleted. Undo restores it.</source>
        <translation>Die Partie wurde gelöscht. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches were deleted. Undo restores them.</source>
        <translation>
            <numerusform>%Ln Partie wurde gelöscht. „Rückgängig“ holt sie zurück.</numerusform>
            <numerusform>%Ln Partien wurden gelöscht. „Rückgängig“ holt sie zurück.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::KeptSplitter</name>
    <message>
        <source>Drag to resize, double-click to reset</source>
        <translation>Ziehen ändert die Breite, Doppelklick setzt sie zurück</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyButton</name>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyEditor</name>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>Standardtaste</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window and can’t be used.</source>
        <translation>Tab wechselt zwischen den Teilen des Fensters und ist nicht verwendbar.</translation>
    </message>
    <message>
        <source>“%2” already uses %1. Give it another key first.</source>
        <translation>„%2“ hat schon die Taste %1. Vergeben Sie dort zuerst eine andere.</translation>
    </message>
</context>
<context>
    <name>hilltop::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tasten ändern…</translation>
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
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Unerzwungen</translation>
    </message>
    <message>
        <source>Decisions with at least one clearly worse answer</source>
        <translation>Entscheidungen mit mindestens einer deutlich schlechteren Antwort</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Average loss per unforced decision, ± one standard error</source>
        <translation>Mittlerer Verlust je unerzwungener Entscheidung, ± ein Standardfehler</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Average loss of all others in decisions of this kind</source>
        <translation>Mittlerer Verlust aller anderen bei Entscheidungen dieser Art</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Trend</translation>
    </message>
    <message>
        <source>Loss in the later half of the deals minus that in the earlier half</source>
        <translation>Verlust in der späteren Hälfte der Verteilungen minus dem in der früheren</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Verlust gesamt</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Spielt wie</translation>
    </message>
    <message>
        <source>The level of bots whose average loss in decisions of this kind is nearest. Where levels are not measured, the nearest bot of these matches.</source>
        <translation>Die Stufe der Bots, deren mittlerer Verlust bei Entscheidungen dieser Art am nächsten liegt. Wo Stufen nicht gemessen sind, der nächste Bot aus diesen Partien.</translation>
    </message>
</context>
<context>
    <name>hilltop::LevelChoice</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>Stufe der Bots</translation>
    </message>
</context>
<context>
    <name>hilltop::LineChart</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 ± %2 at %3</source>
        <translation>%1 ± %2 bei %3</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s), up to %1 of %2.</source>
        <translation>
            <numerusform>%n Kurve, bis %1 von %2.</numerusform>
            <numerusform>%n Kurven, bis %1 von %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Am höchsten: %1.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>Am niedrigsten: %1.</translation>
    </message>
    <message>
        <source>Highlighted: %1, %2, number %3 from above.</source>
        <translation>Hervorgehoben: %1, %2, Nummer %3 von oben.</translation>
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
        <translation>Rang</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Ohne Glück</translation>
    </message>
    <message>
        <source>Luck-adjusted result, ± one standard error</source>
        <translation>Das Ergebnis ohne das Glück der Karten, ± ein Standardfehler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>So gut wie</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>So viele Partien mit Glück wie eine Partie ohne Glück wert ist</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Per decision, given what the seat knew</source>
        <translation>Je Entscheidung, nach dem Wissen des Spielers</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Genauigkeit, %</translation>
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
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
</context>
<context>
    <name>hilltop::MainWindow</name>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Hilltop</source>
        <translation>Ü&amp;ber Hilltop</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>For authors of &amp;bots</source>
        <translation>Für &amp;Autoren von Bots</translation>
    </message>
    <message>
        <source>The Hilltop &amp;protocol</source>
        <translation>Das Hilltop-&amp;Protokoll</translation>
    </message>
    <message>
        <source>A &amp;contest in an evening</source>
        <translation>Ein &amp;Wettbewerb an einem Abend</translation>
    </message>
    <message>
        <source>What &amp;records and views hold</source>
        <translation>Was in &amp;Aufzeichnungen und Sichten steht</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation>&amp;Bots</translation>
    </message>
    <message>
        <source>Anal&amp;yses</source>
        <translation>Ana&amp;lysen</translation>
    </message>
    <message>
        <source>Hi&amp;ll</source>
        <translation>Hü&amp;gel</translation>
    </message>
</context>
<context>
    <name>hilltop::ManualDialog</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Games and manual</source>
        <translation>Spiele und Handbuch</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <translation>%1 (englisch)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page and its places</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>There are no rules for this game.</source>
        <translation>Für dieses Spiel gibt es keinen Regeltext.</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Handbuch: %1</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchAnalysis</name>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>Für dieses Spiel gibt es keine Analyse.</translation>
    </message>
    <message>
        <source>This match is already analysed as deeply as possible.</source>
        <translation>Diese Partie ist schon so tief wie möglich analysiert.</translation>
    </message>
    <message>
        <source>The analysis was cancelled.</source>
        <translation>Die Analyse wurde abgebrochen.</translation>
    </message>
    <message>
        <source>a quick player who sees all cards</source>
        <translation>ein schneller Spieler, der alle Karten sieht</translation>
    </message>
    <message>
        <source>Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be compared.</source>
        <translation>Von einer anderen Version analysiert (%1, %2). Die aktuelle ist %3, %4. Die Zahlen sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>%1, lost %2</source>
        <translation>%1, kostete %2</translation>
    </message>
    <message>
        <source>Mistakes of this match</source>
        <translation>Fehler dieser Partie</translation>
    </message>
    <message>
        <source>double dummy</source>
        <translation>bei offenen Karten</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchDocument</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, Partie %2</translation>
    </message>
    <message>
        <source>The analysis is not saved yet, because the match has no file. It is saved with the match.</source>
        <translation>Die Analyse ist noch nicht gespeichert, weil die Partie keine Datei hat. Sie wird mit der Partie gespeichert.</translation>
    </message>
    <message>
        <source>Analysis saved beside the tournament.</source>
        <translation>Analyse neben dem Turnier gespeichert.</translation>
    </message>
    <message>
        <source>The analysis can’t be saved: %1</source>
        <translation>Die Analyse kann nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Analysis saved with the record.</source>
        <translation>Die Analyse ist mit der Aufzeichnung gespeichert.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchExport</name>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1.</source>
        <translation>Das Bild wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>Das Bild wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Text (*.txt)</source>
        <translation>Webseiten (*.html);;Text (*.txt)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>Der Bericht wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>Der Bericht wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Export match</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Files in the format %1 (*.%2)</source>
        <translation>Dateien im Format %1 (*.%2)</translation>
    </message>
    <message>
        <source>The match was exported as %1.</source>
        <translation>Die Partie wurde als %1 exportiert.</translation>
    </message>
    <message>
        <source>The match was not exported</source>
        <translation>Die Partie wurde nicht exportiert</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>The page was saved as %1.</source>
        <translation>Die Seite wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The page was not saved</source>
        <translation>Die Seite wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchKeeping</name>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on and save the match with File, Save match as.</source>
        <translation>Nicht gespeichert: %1. Sie können weiterspielen und die Partie mit „Datei“, „Partie speichern unter“ speichern.</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Hilltop-Partien (*.hmatch)</translation>
    </message>
    <message>
        <source>The match was saved as %1.</source>
        <translation>Die Partie wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>Die Partie wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Save the match?</source>
        <translation>Partie speichern?</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are not saved.</source>
        <translation>
            <numerusform>%n Partie ist nicht gespeichert.</numerusform>
            <numerusform>%n Partien sind nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Save to another place to keep your match.</source>
        <translation>%1. Speichern Sie an einem anderen Ort, um die Partie zu behalten.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>Leave the rated match?</source>
        <translation>Gewertete Partie verlassen?</translation>
    </message>
    <message>
        <source>The match counts as lost. To continue it later, go to another page instead.</source>
        <translation>Die Partie zählt als verloren. Um sie später fortzusetzen, wechseln Sie stattdessen auf eine andere Seite.</translation>
    </message>
    <message>
        <source>The match counts as lost, and so does the second one with the same cards. To continue later, go to another page instead.</source>
        <translation>Die Partie zählt als verloren und die zweite mit denselben Karten ebenso. Um sie später fortzusetzen, wechseln Sie stattdessen auf eine andere Seite.</translation>
    </message>
    <message>
        <source>This is the second of two matches. It counts as lost, the first keeps its result. To continue later, go to another page instead.</source>
        <translation>Dies ist die zweite von zwei Partien. Sie zählt als verloren, die erste behält ihr Ergebnis. Um sie später fortzusetzen, wechseln Sie stattdessen auf eine andere Seite.</translation>
    </message>
    <message>
        <source>Leave and lose</source>
        <translation>Verlassen und verlieren</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>You can find the unfinished match on the start page.</source>
        <translation>Die unbeendete Partie finden Sie auf der Startseite.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchListModel</name>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfekt</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Counted from 1 over the whole tournament. The file counts from 0</source>
        <translation>Ab 1 über das ganze Turnier gezählt. Die Datei zählt ab 0</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchOpening</name>
    <message>
        <source>The text contains %1 matches. This is the first one. To see all of them, save the text as a file that ends in .hmatch and open it.</source>
        <translation>Der Text enthält %1 Partien. Dies ist die erste. Um alle zu sehen, speichern Sie den Text als Datei mit der Endung .hmatch und öffnen Sie diese.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Verteilung %1</translation>
    </message>
    <message>
        <source>Copy the deal ID %1</source>
        <translation>Verteilungs-ID %1 kopieren</translation>
    </message>
    <message>
        <source>Hide the scoresheet</source>
        <translation>Spielzettel ausblenden</translation>
    </message>
    <message>
        <source>Show the scoresheet</source>
        <translation>Spielzettel zeigen</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Ihre Börse</translation>
    </message>
    <message>
        <source>Sealed: %1</source>
        <translation>Versiegelt: %1</translation>
    </message>
    <message>
        <source>Sealed cards, SHA-256: %1</source>
        <translation>Versiegelte Karten, SHA-256: %1</translation>
    </message>
    <message>
        <source>Sealed cards…</source>
        <translation>Versiegelte Karten…</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>Über diese Partie</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPlay</name>
    <message>
        <source>This match can’t be continued</source>
        <translation>Diese Partie kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>The second match has the same cards. You can see everything when both are over.</source>
        <translation>Die zweite Partie hat dieselben Karten. Sie sehen alles, sobald beide zu Ende sind.</translation>
    </message>
    <message>
        <source>You can’t look back in a rated match until it is over.</source>
        <translation>In einer gewerteten Partie können Sie erst zurückblicken, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>Looking back, at decision %1</source>
        <translation>Blick zurück, bei Entscheidung %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Blick zurück</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchTabs</name>
    <message>
        <source>Scoresheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Neben dem Tisch</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchesDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Ihre Partien werden gelesen…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Search: opponent or game</source>
        <translation>Suche: Gegner oder Spiel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches yet. Every match you play is kept here.</source>
        <translation>Noch keine Partien. Jede Partie, die Sie spielen, bleibt hier.</translation>
    </message>
    <message>
        <source>No matching matches.</source>
        <translation>Keine passenden Partien.</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>In der Wiedergabe ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentAnalysis</name>
    <message>
        <source>Analyse the match first</source>
        <translation>Analysieren Sie zuerst die Partie</translation>
    </message>
    <message>
        <source>No one decides here</source>
        <translation>Hier entscheidet niemand</translation>
    </message>
    <message>
        <source>There was no other choice</source>
        <translation>Es gab keine andere Wahl</translation>
    </message>
    <message>
        <source>No answer here yet</source>
        <translation>Hier noch keine Antwort</translation>
    </message>
    <message>
        <source>These values are exact. More simulations would not change them</source>
        <translation>Diese Werte sind exakt. Weitere Simulationen würden sie nicht ändern</translation>
    </message>
    <message>
        <source>This decision is already simulated as deeply as possible</source>
        <translation>Diese Entscheidung ist schon so tief wie möglich simuliert</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentDepth</name>
    <message>
        <source>Simulating</source>
        <translation>Wird simuliert</translation>
    </message>
    <message>
        <source>Simulating possible hands…</source>
        <translation>Mögliche Verteilungen werden simuliert…</translation>
    </message>
    <message>
        <source>No hidden information: all cards of the others were known.</source>
        <translation>Nichts war verborgen: Alle Karten der anderen waren bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</source>
        <translation>
            <numerusform>„%1“ ist in %3 % von %Ln möglichen Verteilung besser als „%2“, in %4 % schlechter.</numerusform>
            <numerusform>„%1“ ist in %3 % von %Ln möglichen Verteilungen besser als „%2“, in %4 % schlechter.</numerusform>
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
        <translation>%1, Entscheidung %2: „%3“, besser „%4“, gekostet %5</translation>
    </message>
    <message>
        <source>Open the analysis at this decision</source>
        <translation>Die Analyse bei dieser Entscheidung öffnen</translation>
    </message>
    <message>
        <source>%1. Cards: %2</source>
        <translation>%1. Karten: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>%1, better %2</source>
        <translation>%1, besser %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Teuerste Entscheidungen</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Keine Ihrer Entscheidungen hat sicher etwas gekostet.</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentOpening</name>
    <message>
        <source>Opening match %1…</source>
        <translation>Partie %1 wird geöffnet…</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentPane</name>
    <message>
        <source>Answers at this moment</source>
        <translation>Antworten in diesem Moment</translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation>Mit Ihrem Wissen</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>Bei offenen Karten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one decides here.</source>
        <translation>Hier entscheidet niemand.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Es gab keine andere Wahl.</translation>
    </message>
    <message>
        <source>Played automatically after a fault.</source>
        <translation>Nach einem Verstoß automatisch gespielt.</translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation>kein Fehler</translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation>die beste Antwort</translation>
    </message>
    <message>
        <source>among the best answers</source>
        <translation>unter den besten Antworten</translation>
    </message>
    <message>
        <source>exact, %1</source>
        <translation>exakt, %1</translation>
    </message>
    <message>
        <source>± %1, %2</source>
        <translation>± %1, %2</translation>
    </message>
    <message>
        <source>%1: exact</source>
        <translation>%1: exakt</translation>
    </message>
    <message>
        <source>%2: ± %1</source>
        <translation>%2, ± %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>an error</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Exact. ◇ seeing all cards.</source>
        <translation>Exakt. ◇ bei offenen Karten.</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exakt.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</source>
        <translation>
            <numerusform>%Ln Simulation. Linien: ± 2 Standardfehler. ◇ bei offenen Karten.</numerusform>
            <numerusform>Bis zu %Ln Simulationen. Linien: ± 2 Standardfehler. ◇ bei offenen Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations.</source>
        <translation>
            <numerusform>%Ln Simulation.</numerusform>
            <numerusform>Bis zu %Ln Simulationen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MovesPane</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes on this match</source>
        <translation>Notizen zu dieser Partie</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Ihre Notizen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers, see the move list</source>
        <translation>
            <numerusform>%Ln Antwort, siehe Züge</numerusform>
            <numerusform>%Ln Antworten, siehe Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::NewHillDialog</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>All pairs play the same deals, in all seatings</source>
        <translation>Alle Paare spielen gleiche Verteilungen, in allen Sitzordnungen</translation>
    </message>
    <message>
        <source>New hill</source>
        <translation>Neuer Hügel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create hill</source>
        <translation>Hügel anlegen</translation>
    </message>
    <message>
        <source>Matches per bot</source>
        <translation>Partien je Bot</translation>
    </message>
    <message>
        <source>Matches per pair</source>
        <translation>Partien je Paar</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message>
        <source>Bots per author</source>
        <translation>Bots je Autor</translation>
    </message>
    <message>
        <source>How many bots of an author may play at the same time</source>
        <translation>Wie viele Bots eines Autors gleichzeitig spielen</translation>
    </message>
    <message>
        <source>Versions per day</source>
        <translation>Versionen am Tag</translation>
    </message>
    <message>
        <source>How many bots and versions an author may add per day (UTC)</source>
        <translation>Wie viele Bots und Versionen ein Autor an einem Tag (UTC) hinzufügt</translation>
    </message>
    <message>
        <source>Matches per table</source>
        <translation>Partien je Tisch</translation>
    </message>
</context>
<context>
    <name>hilltop::NewMatchDialog</name>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>If off, the bottom seat starts</source>
        <translation>Sonst beginnt der untere Platz oder bekommt die erste Karte</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation>Wer sitzt dort?</translation>
    </message>
    <message>
        <source>strength, 1 to 5</source>
        <translation>Stärke, 1 bis 5</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>an diesem Bildschirm</translation>
    </message>
    <message>
        <source>You’re watching, and see all cards.</source>
        <translation>Sie sehen zu, und alle Karten sind offen.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Übung: Tipps und Zurücknehmen sind frei.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>Ihr Partner</translation>
    </message>
    <message>
        <source>Several people at one screen: players pass the screen and see only their own cards.</source>
        <translation>Mehrere Personen an einem Bildschirm: Die Spieler geben den Bildschirm weiter und sehen nur ihre eigenen Karten.</translation>
    </message>
    <message>
        <source>Rated: a new deal, no hints, no undo. The match counts even if you leave it.</source>
        <translation>Gewertet: neue Karten, keine Tipps, kein Zurücknehmen. Die Partie zählt, auch wenn Sie sie verlassen.</translation>
    </message>
    <message numerus="yes">
        <source>Short: %n round(s)</source>
        <translation>
            <numerusform>Kurz: %n Runde</numerusform>
            <numerusform>Kurz: %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), about %1.</source>
        <translation>
            <numerusform>%n Runde, etwa %1.</numerusform>
            <numerusform>%n Runden, etwa %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matching opponents</source>
        <translation>Passende Gegner</translation>
    </message>
    <message>
        <source>Seats bots that are about as strong as you</source>
        <translation>Setzt Bots hin, die etwa so stark sind wie Sie</translation>
    </message>
    <message>
        <source>%1 Your rating: %2.</source>
        <translation>%1 Ihre Wertung: %2.</translation>
    </message>
    <message>
        <source>%1 Your rating doesn’t change, because the strength of your own bots is unknown.</source>
        <translation>%1 Ihre Wertung ändert sich nicht, weil die Stärke eigener Bots unbekannt ist.</translation>
    </message>
    <message>
        <source>Twice, seats swapped</source>
        <translation>Zweimal, Plätze getauscht</translation>
    </message>
    <message>
        <source>Two matches with the same cards count as one result, which reduces luck</source>
        <translation>Zwei Partien mit denselben Karten zählen als ein Ergebnis, so zählt das Glück weniger</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Rated: two matches with the same new cards are one result, even if you leave them. No hints, no undo.</source>
        <translation>Gewertet: Zwei Partien mit denselben neuen Karten sind ein Ergebnis, auch wenn Sie sie verlassen. Keine Tipps, kein Zurücknehmen.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed, see More.</source>
        <translation>
            <numerusform>%n Regel geändert, siehe Mehr.</numerusform>
            <numerusform>%n Regeln geändert, siehe Mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start rated match</source>
        <translation>Gewertete Partie</translation>
    </message>
</context>
<context>
    <name>hilltop::NewTournamentDialog</name>
    <message>
        <source>Entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Turnier starten</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Wählen Sie mindestens einen Bot.</translation>
    </message>
    <message>
        <source>Select at least two bots.</source>
        <translation>Wählen Sie mindestens zwei Bots.</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 von %2 gewählt</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>No longer among your bots and left out: %1.</source>
        <translation>Nicht mehr unter Ihren Bots und weggelassen: %1.</translation>
    </message>
    <message>
        <source>Too many rounds. At most %1 can be played without meeting twice.</source>
        <translation>Zu viele Runden. Ohne eine zweite Begegnung sind höchstens %1 möglich.</translation>
    </message>
    <message>
        <source>The last tournament had the same plan and seed. Built-in bots would play the same matches again.</source>
        <translation>Das letzte Turnier hatte denselben Plan und denselben Startwert. Eingebaute Bots würden dieselben Partien noch einmal spielen.</translation>
    </message>
</context>
<context>
    <name>hilltop::OpponentList</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>another person at this screen</source>
        <translation>jemand anders an diesem Bildschirm</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, Stärke %3 von 5</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>hilltop::OptionModel</name>
    <message>
        <source>%1 · best, played</source>
        <translation>%1 · beste, gespielt</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · beste</translation>
    </message>
    <message>
        <source>%1 · played</source>
        <translation>%1 · gespielt</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>heuristisch</translation>
    </message>
    <message>
        <source>The answer’s value, seeing all cards</source>
        <translation>Wert der Antwort bei offenen Karten</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>%1 · among the best, played</source>
        <translation>%1 · unter den besten, gespielt</translation>
    </message>
    <message>
        <source>%1 · among the best</source>
        <translation>%1 · unter den besten</translation>
    </message>
</context>
<context>
    <name>hilltop::OwnBotList</name>
    <message>
        <source>%1, not checked yet</source>
        <comment>language</comment>
        <translation>%1, noch nicht geprüft</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <comment>language</comment>
        <translation>%1, seit der Prüfung geändert</translation>
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
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Your name and face at the table</source>
        <translation>Ihr Name und Gesicht am Tisch</translation>
    </message>
    <message>
        <source>You can change both in Settings.</source>
        <translation>Beides lässt sich in den Einstellungen ändern.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayActions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Gleiche Karten</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Ask before costly moves</source>
        <translation>Vor teuren Zügen &amp;fragen</translation>
    </message>
    <message>
        <source>The tutor asks before you play a costly move. Never in rated matches.</source>
        <translation>Der Tutor fragt nach, bevor Sie einen teuren Zug spielen. Nie in gewerteten Partien.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Speak the state of the match</source>
        <translation>Den Stand der Partie vorlesen</translation>
    </message>
    <message>
        <source>Let a &amp;bot take over</source>
        <translation>&amp;Bot übernehmen lassen</translation>
    </message>
    <message>
        <source>S&amp;wap seats</source>
        <translation>&amp;Plätze tauschen</translation>
    </message>
    <message>
        <source>Take the next player’s seat, who takes yours</source>
        <translation>Den Platz mit dem des nächsten Spielers tauschen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Wi&amp;edergabe</translation>
    </message>
    <message>
        <source>Ru&amp;les of this game</source>
        <translation>Regeln &amp;dieses Spiels</translation>
    </message>
    <message>
        <source>Your resul&amp;ts…</source>
        <translation>Ihre E&amp;rgebnisse…</translation>
    </message>
    <message>
        <source>Sealed &amp;cards…</source>
        <translation>&amp;Versiegelte Karten…</translation>
    </message>
    <message>
        <source>The proof that no one changes the cards while you play</source>
        <translation>Der Beweis, dass niemand während der Partie die Karten ändert</translation>
    </message>
    <message>
        <source>Save match &amp;as…</source>
        <translation>Partie &amp;speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Ein Schr&amp;itt</translation>
    </message>
    <message>
        <source>Slow&amp;er</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>Take over &amp;yourself</source>
        <translation>Sel&amp;bst übernehmen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Speed × %1</source>
        <translation>Tempo × %1</translation>
    </message>
    <message>
        <source>What &amp;may they hold?</source>
        <translation>Was halten sie wohl?</translation>
    </message>
    <message>
        <source>Where each hidden card may be, from what you know. Never in rated matches.</source>
        <translation>Wo jede verdeckte Karte sein kann, nach Ihrem Wissen. Nie in gewerteten Partien.</translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <translation>Partie fortsetzen…</translation>
    </message>
    <message>
        <source>Shows the matches you have left</source>
        <translation>Zeigt die Partien, die Sie verlassen haben</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayCourse</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>A branch of another match: hints and undo are free.</source>
        <translation>Ein Zweig einer anderen Partie: Tipps und Zurücknehmen sind frei.</translation>
    </message>
    <message>
        <source>Bots play, and you watch.</source>
        <translation>Bots spielen, Sie sehen zu.</translation>
    </message>
    <message>
        <source>Practice: the tutor is on.</source>
        <translation>Übung: Der Tutor ist an.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Übung: Tipps, Zurücknehmen frei.</translation>
    </message>
    <message>
        <source>Rated, match %1 of 2.</source>
        <translation>Gewertet, Partie %1 von 2.</translation>
    </message>
    <message>
        <source>Rated: no hints, no undo.</source>
        <translation>Gewertet: ohne Tipps und Zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayDealDialog</name>
    <message>
        <source>%1 takes your old seat.</source>
        <translation>%1 nimmt Ihren damaligen Platz ein.</translation>
    </message>
    <message>
        <source>%1 takes the seat of %2.</source>
        <translation>%1 nimmt den Platz von %2 ein.</translation>
    </message>
    <message>
        <source>%1 has changed since then.</source>
        <translation>%1 hat sich seither geändert.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play this deal: %1</source>
        <translation>Diese Karten spielen: %1</translation>
    </message>
    <message>
        <source>Which seat do you want? You get its cards and the same opponents. Afterwards you can compare the results.</source>
        <translation>Welchen Platz möchten Sie? Sie bekommen seine Karten und dieselben Gegner. Danach können Sie die Ergebnisse vergleichen.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayPage</name>
    <message>
        <source>Any key</source>
        <translation>Beliebige Taste</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>Animation abschließen, nach einer Hand weitermachen</translation>
    </message>
    <message>
        <source>No match yet. Choose New match or press Enter.</source>
        <translation>Noch keine Partie. Wählen Sie „Neue Partie“, oder drücken Sie Enter.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>Noch keine Partie.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>play the action or use the place of that key</source>
        <translation>wählen die Aktion oder den Platz dieser Taste</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Weiter mit Klick oder Taste.</translation>
    </message>
    <message>
        <source>You have an unfinished match.</source>
        <translation>Sie haben eine unbeendete Partie.</translation>
    </message>
    <message>
        <source>You have an unfinished match of %1.</source>
        <translation>Sie haben eine unbeendete Partie %1.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer and why it is not allowed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Legal:</source>
        <translation>Erlaubt:</translation>
    </message>
    <message>
        <source>Illegal:</source>
        <translation>Nicht erlaubt:</translation>
    </message>
    <message>
        <source>Loading the match…</source>
        <translation>Die Partie wird geladen…</translation>
    </message>
    <message>
        <source>%1. %2 or %3 returns to the match.</source>
        <translation>%1. %2 oder %3 führt zurück zur Partie.</translation>
    </message>
</context>
<context>
    <name>hilltop::PointsChart</name>
    <message>
        <source>This chart shows how matches end.</source>
        <translation>Dieses Diagramm zeigt, wie Partien enden.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1: %2, by matches</source>
        <translation>%1: %2, nach Partien</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionEditor</name>
    <message>
        <source>Show in Replay</source>
        <translation>In Wiedergabe zeigen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>Paste the text made by Copy, or a position as a bot gets it.</source>
        <translation>Fügen Sie einen mit Kopieren erzeugten Text ein oder eine Stellung, wie ein Bot sie bekommt.</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Antworten und ihre Werte</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Simuliert…</translation>
    </message>
    <message>
        <source>Exact values</source>
        <translation>Exakte Werte</translation>
    </message>
    <message numerus="yes">
        <source>Simulated %n times</source>
        <translation>
            <numerusform>%n-mal simuliert</numerusform>
            <numerusform>%n-mal simuliert</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to field</source>
        <translation>Zum Feld</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This can’t be read. Write cards as the menu beside the field does, with commas between them.</source>
        <translation>Das ist nicht lesbar. Karten so schreiben wie im Menü neben dem Feld, mit Kommas dazwischen.</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionForm</name>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Hand number</source>
        <translation>Nummer des Spiels</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Bleibt stehen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Used side cards</source>
        <translation>Verbrauchte Nebenkarten</translation>
    </message>
    <message>
        <source>Side cards left</source>
        <translation>Übrige Nebenkarten</translation>
    </message>
    <message>
        <source>Own side cards</source>
        <translation>Eigene Nebenkarten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>Zweite Runde</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <translation>Behaltene Karten</translation>
    </message>
    <message>
        <source>Received cards</source>
        <translation>Erhaltene Karten</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Abgegebene Karten</translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation>Zur Wahl</translation>
    </message>
    <message>
        <source>Base cards</source>
        <translation>Grundkarten</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Highest last round</source>
        <translation>Höchste der letzten Runde</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Set number</source>
        <translation>Satz Nr.</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Fing an</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>Nicht gezogen</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Cards this turn</source>
        <translation>Karten in diesem Zug</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Platz %1, %2</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation>Gespielte Karten</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizPage</name>
    <message>
        <source>No mistakes to repeat.</source>
        <translation>Keine Fehler zu wiederholen.</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow or try new questions.</source>
        <translation>Heute ist nichts fällig. Kommen Sie morgen wieder, oder versuchen Sie neue Fragen.</translation>
    </message>
    <message>
        <source>No more mistakes in your analysed matches. Analyse more matches on the page Analyses.</source>
        <translation>In Ihren analysierten Partien sind keine Fehler mehr. Analysieren Sie weitere auf der Seite „Analysen“.</translation>
    </message>
    <message>
        <source>No more mistakes in this list.</source>
        <translation>In dieser Liste sind keine Fehler mehr.</translation>
    </message>
    <message>
        <source>No such position was found. Try again or choose another difficulty.</source>
        <translation>Es fand sich keine solche Stellung. Versuchen Sie es noch einmal, oder wählen Sie eine andere Schwierigkeit.</translation>
    </message>
    <message>
        <source>This answer can’t be evaluated.</source>
        <translation>Diese Antwort lässt sich nicht bewerten.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Source of questions</source>
        <translation>Quelle der Fragen</translation>
    </message>
    <message>
        <source>Mistakes to repeat</source>
        <translation>Fehler wiederholen</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Eigene Fehler</translation>
    </message>
    <message>
        <source>Mistakes from a list</source>
        <translation>Fehler aus einer Liste</translation>
    </message>
    <message>
        <source>New: easy</source>
        <translation>Neu: leicht</translation>
    </message>
    <message>
        <source>New: medium</source>
        <translation>Neu: mittel</translation>
    </message>
    <message>
        <source>New: hard</source>
        <translation>Neu: schwer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Antworten und ihre Werte</translation>
    </message>
    <message>
        <source>Progress by week</source>
        <translation>Fortschritt nach Wochen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to repeat</source>
        <translation>
            <numerusform>%Ln zu wiederholen</numerusform>
            <numerusform>%Ln zu wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes come back tomorrow, then at growing intervals.</source>
        <translation>Fehler kommen morgen wieder, dann in wachsenden Abständen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln due today</source>
        <translation>
            <numerusform>%Ln heute fällig</numerusform>
            <numerusform>%Ln heute fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of the file can’t be read. They are kept unchanged.</source>
        <translation>
            <numerusform>%Ln Zeile der Datei ist nicht lesbar. Sie bleibt unverändert.</numerusform>
            <numerusform>%Ln Zeilen der Datei sind nicht lesbar. Sie bleiben unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a question…</source>
        <translation>Eine Frage wird gesucht…</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Was würden Sie spielen?</translation>
    </message>
    <message>
        <source>A position from a match. Choose one answer, then see what every answer was worth.</source>
        <translation>Eine Stellung aus einer Partie. Wählen Sie eine Antwort, dann sehen Sie, was jede Antwort wert war.</translation>
    </message>
    <message>
        <source>Evaluating your answer…</source>
        <translation>Ihre Antwort wird bewertet…</translation>
    </message>
    <message>
        <source>Right, the best answer</source>
        <translation>Richtig, die beste Antwort</translation>
    </message>
    <message>
        <source>Good enough</source>
        <translation>Gut genug</translation>
    </message>
    <message>
        <source>This is %1</source>
        <translation>Das ist %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 loses %2 ± %3. Better: %4.</source>
        <translation>%1 kostet %2 ± %3. Besser: %4.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Die Frage kommt morgen wieder.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Values from the analysis: exact.</source>
        <translation>Werte aus der Analyse: exakt.</translation>
    </message>
    <message numerus="yes">
        <source>Values from the analysis of %Ln possible deals.</source>
        <translation>
            <numerusform>Werte aus der Analyse von %Ln möglichen Verteilung.</numerusform>
            <numerusform>Werte aus der Analyse von %Ln möglichen Verteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Width of the answers</source>
        <translation>Breite der Antworten</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizTable</name>
    <message>
        <source>%1 · best, yours</source>
        <translation>%1 · am besten, gewählt</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · am besten</translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <translation>%1 · gewählt</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizWeeksTable</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Woche ab</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
</context>
<context>
    <name>hilltop::RatedChangeWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Your rating stays as it was</source>
        <translation>Ihre Wertung bleibt unverändert</translation>
    </message>
    <message>
        <source>Rating: %1 → %2 (%3)</source>
        <comment>before, after, difference</comment>
        <translation>Wertung: %1 → %2 (%3)</translation>
    </message>
    <message>
        <source>The strength of your own bots is unknown, so the match doesn’t count.</source>
        <translation>Die Stärke eigener Bots ist unbekannt, daher zählt die Partie nicht.</translation>
    </message>
    <message>
        <source>Against a team of bots with the same cards, %1 was expected of you. You scored %2.</source>
        <translation>Gegen ein Team von Bots mit denselben Karten waren von Ihnen %1 zu erwarten. Sie kamen auf %2.</translation>
    </message>
    <message>
        <source>Against a rating of %1, %2 was expected of you. You scored %3.</source>
        <translation>Gegen eine Wertung von %1 waren von Ihnen %2 zu erwarten. Sie kamen auf %3.</translation>
    </message>
    <message>
        <source>%1 A new rating moves quickly.</source>
        <translation>%1 Eine neue Wertung ändert sich schnell.</translation>
    </message>
</context>
<context>
    <name>hilltop::RecentMatches</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Genauigkeit, %</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Aufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Finished matches are kept here. Open one to step through it card by card.</source>
        <translation>Beendete Partien bleiben hier. Öffnen Sie eine, um sie Karte für Karte durchzugehen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>In der Wiedergabe &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message>
        <source>Matches in the file</source>
        <translation>Partien in der Datei</translation>
    </message>
    <message>
        <source>Analyse these</source>
        <translation>Diese analysieren</translation>
    </message>
    <message>
        <source>In the background. Each analysis is saved with its match</source>
        <translation>Im Hintergrund. Jede Analyse wird mit ihrer Partie gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordListModel</name>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
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
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Zum A&amp;nfang</translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation>&amp;Vorige Entscheidung</translation>
    </message>
    <message>
        <source>Next decisi&amp;on</source>
        <translation>N&amp;ächste Entscheidung</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Vorige Hand</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Hand</translation>
    </message>
    <message>
        <source>Next seat’s view</source>
        <translation>S&amp;icht des nächsten Platzes</translation>
    </message>
    <message>
        <source>A&amp;ll cards</source>
        <translation>Alle &amp;Karten</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Analyse every decision and the luck of the cards</source>
        <translation>Jede Entscheidung und das Glück der Karten analysieren</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Simulate from here</source>
        <translation>Ab hier simulieren</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>Beispiel zeigen</translation>
    </message>
    <message>
        <source>Show possible hands with which the better answer wins more</source>
        <translation>Eine mögliche Verteilung zeigen, mit der die bessere Antwort mehr gewinnt</translation>
    </message>
    <message>
        <source>Stop simulating, or return to the actual cards</source>
        <translation>Simulation stoppen oder zurück zu den tatsächlichen Karten</translation>
    </message>
    <message>
        <source>&amp;Mark this decision</source>
        <translation>Diese Entscheidung &amp;markieren</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>Ab hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Take over the selected seat, as a branch. The original match stays unchanged.</source>
        <translation>Den gewählten Platz als Zweig übernehmen. Die ursprüngliche Partie bleibt unverändert.</translation>
    </message>
    <message>
        <source>Bra&amp;nch above</source>
        <translation>Zweig &amp;darüber</translation>
    </message>
    <message>
        <source>Branch &amp;below</source>
        <translation>Zweig dar&amp;unter</translation>
    </message>
    <message>
        <source>Play this &amp;deal…</source>
        <translation>Diese Karten nac&amp;hspielen…</translation>
    </message>
    <message>
        <source>Take a seat with the same cards and opponents</source>
        <translation>Einen Platz mit denselben Karten und Gegnern nehmen</translation>
    </message>
    <message>
        <source>Res&amp;ults on these cards…</source>
        <translation>Er&amp;gebnisse mit diesen Karten…</translation>
    </message>
    <message>
        <source>How everyone did with the cards of the selected seat</source>
        <translation>Was alle aus den Karten des gewählten Platzes gemacht haben</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Open &amp;what was copied</source>
        <translation>Kopiertes ö&amp;ffnen</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Bild…</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Den Tisch als Bild speichern</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Save the analysis of this match as a web page or text</source>
        <translation>Die Analyse dieser Partie als Webseite oder Text speichern</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Save this match in the format of another program</source>
        <translation>Diese Partie im Format eines anderen Programms speichern</translation>
    </message>
    <message>
        <source>&amp;Quiz from these mistakes</source>
        <translation>&amp;Quiz aus diesen Fehlern</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>Spei&amp;chern unter…</translation>
    </message>
    <message>
        <source>Save this match with its notes and branches</source>
        <translation>Diese Partie mit Notizen und Zweigen speichern</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Stop simulating and keep the result</source>
        <translation>Simulation stoppen und das Ergebnis behalten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Simulate this decision with many more samples</source>
        <translation>Diese Entscheidung viel öfter simulieren</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Sichtbare Karten</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Text öffnen</translation>
    </message>
    <message>
        <source>Save and export</source>
        <translation>Speichern und exportieren</translation>
    </message>
    <message>
        <source>Pa&amp;ge…</source>
        <translation>Seite…</translation>
    </message>
    <message>
        <source>Save this match as a page to step through in a browser, as you see it here</source>
        <translation>Diese Partie als Seite speichern, die man im Browser durchgeht, so wie Sie sie hier sehen</translation>
    </message>
    <message>
        <source>Hide spoilers</source>
        <translation>Spoiler verbergen</translation>
    </message>
    <message>
        <source>Show scores, moves and the analysis only up to the moment you have seen</source>
        <translation>Spielstand, Züge und Analyse nur bis zu dem Moment zeigen, den Sie gesehen haben</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige Partie</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Answer this decision yourself with the same cards and opponents, and compare</source>
        <translation>Diese Entscheidung mit denselben Karten und Gegnern selbst treffen und vergleichen</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Die Stellung als Text kopieren</translation>
    </message>
    <message>
        <source>Copied the position, %1 characters. Ctrl+V opens it here again.</source>
        <translation>Die Stellung wurde kopiert, %1 Zeichen. Strg+V öffnet sie hier wieder.</translation>
    </message>
    <message>
        <source>Seen &amp;before…</source>
        <translation>Bisher in dieser S&amp;tellung…</translation>
    </message>
    <message>
        <source>What you and others answered here and in similar positions, and with what result</source>
        <translation>Was Sie und andere hier und in ähnlichen Stellungen geantwortet haben, und mit welchem Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>Stellung auf&amp;bauen…</translation>
    </message>
    <message>
        <source>Set up any position, or paste one as text, and see what each answer is worth</source>
        <translation>Eine beliebige Stellung aufbauen oder als Text einfügen und sehen, was jede Antwort wert ist</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayHead</name>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Back to the matches in the file</source>
        <translation>Zurück zu den Partien der Datei</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>differs at decision %1</source>
        <translation>abweichend ab Entscheidung %1</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation>reproduziert</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>different at decision %1</source>
        <translation>anders ab Entscheidung %1</translation>
    </message>
    <message>
        <source>not checked, another version of the bot played</source>
        <translation>nicht geprüft, eine andere Version des Bots spielte</translation>
    </message>
    <message>
        <source>not checked, a person played</source>
        <translation>nicht geprüft, ein Mensch spielte</translation>
    </message>
    <message>
        <source>not checked, the bot is not available</source>
        <translation>nicht geprüft, der Bot ist nicht verfügbar</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>wird geprüft…</translation>
    </message>
    <message>
        <source>Asking the bots again…</source>
        <translation>Die Bots werden noch einmal gefragt…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the digest doesn’t match</source>
        <translation>Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>the result doesn’t match</source>
        <translation>Ergebnis stimmt nicht</translation>
    </message>
    <message>
        <source>no bot to check</source>
        <translation>kein Bot zu prüfen</translation>
    </message>
    <message>
        <source>reproduced, %1 of %2 seats</source>
        <translation>reproduziert, %1 von %2 Plätzen</translation>
    </message>
    <message>
        <source>not checked, because answers of your own bots are stored</source>
        <translation>nicht geprüft, weil Antworten eigener Bots gespeichert sind</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayPage</name>
    <message>
        <source>Clicking the table</source>
        <translation>Klick auf den Tisch</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>Animation abschließen, nach einer Hand weitermachen</translation>
    </message>
    <message>
        <source>You can step through any match card by card. Open a record or drop one here.</source>
        <translation>Sie können jede Partie Karte für Karte durchgehen. Öffnen Sie eine Aufzeichnung, oder legen Sie eine hier ab.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>normales Tempo</translation>
    </message>
    <message>
        <source>speed × %1</source>
        <translation>Tempo × %1</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Eine Partie wählen.</translation>
    </message>
    <message>
        <source>No match opened yet.</source>
        <translation>Noch keine Partie geöffnet.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Up and Down in the move list</source>
        <translation>Auf und Ab in der Zugliste</translation>
    </message>
    <message>
        <source>move through it, elsewhere they choose the branch</source>
        <translation>gehen durch sie, sonst wählen sie den Zweig</translation>
    </message>
    <message>
        <source>Possible hands: “%1” is better</source>
        <translation>Mögliche Verteilung: „%1“ ist besser</translation>
    </message>
    <message>
        <source>Preparing the match…</source>
        <translation>Die Partie wird vorbereitet…</translation>
    </message>
    <message>
        <source>The rest of the match can’t be shown</source>
        <translation>Der Rest der Partie kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Only the beginning of the match is shown.</source>
        <translation>Nur der Anfang der Partie wird gezeigt.</translation>
    </message>
    <message>
        <source>Width of the moves</source>
        <translation>Breite der Züge</translation>
    </message>
    <message>
        <source>Width of the analysis</source>
        <translation>Breite der Analyse</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultBars</name>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
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
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>The match is being analysed</source>
        <translation>Die Partie wird analysiert</translation>
    </message>
    <message>
        <source>Analysing the match…</source>
        <translation>Die Partie wird analysiert…</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultSheet</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Latest matches: %1</source>
        <translation>Die letzten Partien: %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Karten noch einmal</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Der Wendepunkt</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Karten %1</translation>
    </message>
    <message>
        <source>Only your matches</source>
        <translation>Nur Ihre Partien</translation>
    </message>
    <message>
        <source>At a table with %1</source>
        <translation>An einem Tisch mit %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegen %1</translation>
    </message>
    <message>
        <source>%1 perfect of %2, %3 cards left on average</source>
        <translation>%1 von %2 perfekt, im Mittel %3 Karten übrig</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n Sieg in Folge</numerusform>
            <numerusform>%n Siege in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n Niederlage in Folge</numerusform>
            <numerusform>%n Niederlagen in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>What is shown of the match</source>
        <translation>Was von der Partie gezeigt wird</translation>
    </message>
    <message>
        <source>purse %1</source>
        <translation>Börse %1</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>The turning point: %1</source>
        <translation>Der Wendepunkt: %1</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>Siegel…</translation>
    </message>
    <message>
        <source>The proof that no one changed the cards</source>
        <translation>Der Beweis, dass niemand die Karten geändert hat</translation>
    </message>
    <message>
        <source>Shown after the second match.</source>
        <translation>Wird gezeigt, wenn auch die zweite Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>Your rating changes after the second match.</source>
        <translation>Ihre Wertung folgt nach der zweiten Partie.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewNotice</name>
    <message>
        <source>Analyse again</source>
        <translation>Noch einmal analysieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Analysing the match again</source>
        <translation>Die Partie wird noch einmal analysiert</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewQueue</name>
    <message>
        <source>The list of analyses can’t be saved: %1</source>
        <translation>Die Liste der Analysen kann nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>angehalten bei %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analysiert</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>All my matches</source>
        <translation>Alle eigenen Partien</translation>
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
        <translation>%1 %</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
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
        <translation>Was sich nicht analysieren ließ</translation>
    </message>
    <message>
        <source>Analyse my matches</source>
        <translation>Eigene Partien analysieren</translation>
    </message>
    <message>
        <source>Analyse a folder…</source>
        <translation>Einen Ordner analysieren…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus Liste entfernen</translation>
    </message>
    <message>
        <source>Stops the analysis. Finished analyses are kept with their matches</source>
        <translation>Stoppt die Analyse. Fertige Analysen bleiben bei ihren Partien</translation>
    </message>
    <message>
        <source>Quiz from these</source>
        <translation>Quiz aus diesen</translation>
    </message>
    <message>
        <source>Quiz about the listed decisions, the costliest first</source>
        <translation>Quiz über die aufgeführten Entscheidungen, die teuersten zuerst</translation>
    </message>
    <message>
        <source>Analyse whole folders and tournaments: who plays best without luck, and who makes which mistakes.</source>
        <translation>Analysieren Sie ganze Ordner und Turniere: wer ohne Glück am besten spielt und wer welche Fehler macht.</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>Analysen</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Teuerste Fehler</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Spiel und Regeln</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Analyse the matches of a folder</source>
        <translation>Die Partien eines Ordners analysieren</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Look for new matches</source>
        <translation>Neue Partien suchen</translation>
    </message>
    <message>
        <source>%1, %2 of them new</source>
        <translation>%1, %2 davon neu</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln seats</source>
        <translation>
            <numerusform>%1, %Ln Platz</numerusform>
            <numerusform>%1, %Ln Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other rules</source>
        <translation>%1, andere Regeln</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All matches were analysed.</source>
        <translation>Alle Partien wurden analysiert.</translation>
    </message>
    <message>
        <source>Reading the analyses…</source>
        <translation>Die Analysen werden gelesen…</translation>
    </message>
    <message>
        <source>No mistakes beyond chance.</source>
        <translation>Keine Fehler, die sich vom Zufall unterscheiden lassen.</translation>
    </message>
    <message>
        <source>No match has been analysed yet.</source>
        <translation>Noch ist keine Partie analysiert.</translation>
    </message>
    <message>
        <source>Mistakes of %1</source>
        <translation>Fehler von %1</translation>
    </message>
    <message>
        <source>Everyone’s mistakes</source>
        <translation>Fehler aller</translation>
    </message>
    <message>
        <source>Nothing is being analysed.</source>
        <translation>Gerade wird nichts analysiert.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a state and a remark</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge. “Look for new matches” renews them</source>
        <translation>
            <numerusform>%Ln Analyse stammt von einer anderen Version des Richters. „Neue Partien suchen“ erneuert sie</numerusform>
            <numerusform>%Ln Analysen stammen von einer anderen Version des Richters. „Neue Partien suchen“ erneuert sie</numerusform>
        </translation>
    </message>
    <message>
        <source>Kinds of decisions</source>
        <translation>Entscheidungsarten</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Diese Art üben</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Übung: %1</translation>
    </message>
    <message>
        <source>No position of this kind has a clear best answer.</source>
        <translation>Keine Stellung dieser Art hat eine klar beste Antwort.</translation>
    </message>
    <message>
        <source>Quiz with %1 positions of the selected kind, from these matches and from new ones</source>
        <translation>Quiz mit %1 Stellungen der gewählten Art, aus diesen Partien und aus neuen</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Breite der Liste</translation>
    </message>
</context>
<context>
    <name>hilltop::RoundListModel</name>
    <message>
        <source>Ranking</source>
        <translation>Setzrunde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>counts as won</source>
        <translation>gilt als gewonnen</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>kommt weiter</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>wird noch gespielt</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gewann</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>hilltop::RulesEditor</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>%1 is %2. Write a number from %3 to %4.</source>
        <translation>%1 ist %2. Eine Zahl von %3 bis %4 eingeben.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>These rules can’t be combined: %1.</source>
        <translation>Diese Regeln lassen sich nicht kombinieren: %1.</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>alle wie im Standard</translation>
    </message>
    <message>
        <source>one differs from the defaults</source>
        <translation>eine weicht vom Standard ab</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation>
            <numerusform>%n weicht vom Standard ab</numerusform>
            <numerusform>%n weichen vom Standard ab</numerusform>
        </translation>
    </message>
    <message>
        <source>this game has no rules to choose</source>
        <translation>keine Regeln zur Wahl</translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreModel</name>
    <message>
        <source>none</source>
        <comment>nothing stands under this heading yet</comment>
        <translation>noch nichts</translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreView</name>
    <message>
        <source>Scoresheet</source>
        <translation>Spielzettel</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatPicture</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Platz %1: %2, %3</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatReviewModel</name>
    <message>
        <source>Average loss per decision, given what the seat knew</source>
        <translation>Mittlerer Verlust je Entscheidung, nach dem Wissen des Spielers</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Average loss per unforced decision</source>
        <translation>Dasselbe für Entscheidungen mit einer zweiten Antwort, die schlechter ist</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>Das Ergebnis ohne das Glück</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Unerzwungen</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Ohne Glück</translation>
    </message>
</context>
<context>
    <name>hilltop::SecondTryBar</name>
    <message>
        <source>Back to replay</source>
        <translation>Zur Wiedergabe</translation>
    </message>
</context>
<context>
    <name>hilltop::Settings</name>
    <message>
        <source>The settings in %1 can’t be read, so defaults are used. Remove the file to start afresh.</source>
        <translation>Die Einstellungen in %1 sind nicht lesbar, daher gelten Standardwerte. Entfernen Sie die Datei, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>The settings in %1 are from a newer version of Hilltop, so defaults are used and changes are not saved.</source>
        <translation>Die Einstellungen in %1 stammen von einer neueren Version von Hilltop, daher gelten Standardwerte, und Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The settings can’t be saved: %1.</source>
        <translation>Die Einstellungen können nicht gespeichert werden: %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Card speed</source>
        <translation>Kartentempo</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>After a hand or round</source>
        <translation>Nach einer Hand oder Runde</translation>
    </message>
    <message>
        <source>Wait for a key or a click</source>
        <translation>Auf eine Taste oder einen Klick warten</translation>
    </message>
    <message>
        <source>Continue after 2 seconds</source>
        <translation>Nach 2 Sekunden weiter</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Nach 5 Sekunden weiter</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>Kreuz grün, Karo blau.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Blatt sortieren</translation>
    </message>
    <message>
        <source>By suit and rank, trump first</source>
        <translation>Nach Farbe und Wert, Trumpf zuerst</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Wie gegeben</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Finished trick</source>
        <translation>Fertiger Stich</translation>
    </message>
    <message>
        <source>or until a click</source>
        <translation>oder bis zu einem Klick</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Erzwungene Züge</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Automatisch spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not applied</source>
        <translation>
            <numerusform>%n Änderung nicht übernommen</numerusform>
            <numerusform>%n Änderungen nicht übernommen</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching settings</source>
        <translation>Keine passenden Einstellungen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>now: no card animations</source>
        <translation>jetzt: ohne Animation</translation>
    </message>
    <message>
        <source>now: full motion</source>
        <translation>jetzt: volle Bewegung</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>Karten und Punkte</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Before a costly move</source>
        <translation>Vor einem teuren Zug</translation>
    </message>
    <message>
        <source>Ask for confirmation</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Ask when a move costs at least %1</source>
        <translation>Fragen, wenn ein Zug mindestens so viel kostet: %1</translation>
    </message>
    <message>
        <source>Ask when a move costs at least</source>
        <translation>Fragen, wenn ein Zug kostet:</translation>
    </message>
    <message>
        <source>of the chance to win</source>
        <translation>der Gewinnchance</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>games, in games that count them</source>
        <translation>Spielen, wo Spiele zählen</translation>
    </message>
    <message>
        <source>cards left, in cooperative games</source>
        <translation>übrigen Karten, in kooperativen Spielen</translation>
    </message>
    <message>
        <source>Only in practice, and given what you can know. Never in rated matches.</source>
        <translation>Nur zur Übung, und nur mit dem, was Sie wissen können. Nie in gewerteten Partien.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>%1, marked %2 from</source>
        <translation>%1, Zeichen %2 ab</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Games or points</source>
        <translation>Spiele oder Punkte</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Übrige Karten</translation>
    </message>
    <message>
        <source>A loss of at least this size is marked if it is more than twice its error. Analysed matches are marked again.</source>
        <translation>Ein Verlust ab dieser Größe bekommt ein Zeichen, wenn er mehr als doppelt so groß ist wie sein Standardfehler. Analysierte Partien bekommen neue Zeichen.</translation>
    </message>
    <message>
        <source>Changes when the window restarts.</source>
        <translation>Ändert sich beim Neustart des Fensters.</translation>
    </message>
    <message>
        <source>When you may answer</source>
        <translation>Wenn Sie antworten dürfen</translation>
    </message>
    <message>
        <source>Wait for an answer or Pass</source>
        <translation>Auf Antwort oder „Passen“ warten</translation>
    </message>
    <message>
        <source>Pass after 1 second</source>
        <translation>Nach 1 Sekunde passen</translation>
    </message>
    <message>
        <source>Pass after 3 seconds</source>
        <translation>Nach 3 Sekunden passen</translation>
    </message>
    <message>
        <source>Pass after 10 seconds</source>
        <translation>Nach 10 Sekunden passen</translation>
    </message>
    <message>
        <source>Pass after 30 seconds</source>
        <translation>Nach 30 Sekunden passen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Gesicht</translation>
    </message>
    <message>
        <source>Bots think</source>
        <translation>Bots denken nach</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Like people</source>
        <translation>Wie Menschen</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Gesichter</translation>
    </message>
    <message>
        <source>Show glances and reactions</source>
        <translation>Blicke und Reaktionen zeigen</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (nicht installiert)</translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>Card decks of KDE’s games can be chosen here once they are installed.</source>
        <translation>Kartenblätter der KDE-Spiele stehen hier zur Wahl, sobald sie installiert sind.</translation>
    </message>
    <message>
        <source>In games with French cards. Very small cards stay Hilltop’s own.</source>
        <translation>In Spielen mit französischen Karten. Sehr kleine Karten bleiben die von Hilltop.</translation>
    </message>
    <message>
        <source>My turn, in the background</source>
        <translation>Ich bin am Zug, im Hintergrund</translation>
    </message>
</context>
<context>
    <name>hilltop::SolvingNote</name>
    <message>
        <source>Progress of solving the rules</source>
        <translation>Fortschritt beim Lösen der Regeln</translation>
    </message>
    <message>
        <source>%1 is solving these rules. It plays this match without the solution.</source>
        <translation>%1 löst diese Regeln. Diese Partie spielt er noch ohne die Lösung.</translation>
    </message>
    <message>
        <source>The rules are solved: %1 uses the solution from the next match on.</source>
        <translation>Die Regeln sind gelöst: %1 nutzt die Lösung ab der nächsten Partie.</translation>
    </message>
</context>
<context>
    <name>hilltop::StandingsModel</name>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Place %1: %2, %3 won, %4 percent, between %5 and %6</source>
        <translation>Rang %1: %2, %3 gewonnen, %4 Prozent, zwischen %5 und %6</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Siege, %</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Perfekt, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Punkte, %</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>places</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Place %1 to %2: %3, %4 won, %5 percent, between %6 and %7</source>
        <translation>Rang %1 bis %2: %3, %4 gewonnen, %5 Prozent, zwischen %6 und %7</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, file</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>So viele Partien mit Glück wie eine Partie ohne Glück wert ist</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Ohne Glück</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>So gut wie</translation>
    </message>
    <message>
        <source>%1 (disqualified)</source>
        <translation>%1 (disqualifiziert)</translation>
    </message>
    <message>
        <source>Luck-adjusted result with its 95 % interval, from %1 matches</source>
        <translation>Das Ergebnis ohne das Glück der Karten, mit seinem 95-%-Intervall. Aus %1 Partien.</translation>
    </message>
    <message>
        <source>%1 (faults in every match)</source>
        <translation>%1 (Verstöße in jeder Partie)</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (ausgeschieden)</translation>
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
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>hilltop::StatisticsDialog</name>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Ihre Ergebnisse</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Against or with</source>
        <translation>Gegen oder mit</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentsch.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>Punkte, Mittel</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Aktuelle Serie</translation>
    </message>
    <message>
        <source>No matches yet. Start one with New match and choose Rated to see it here.</source>
        <translation>Noch keine Partien. Beginnen Sie eine mit „Neue Partie“, und wählen Sie „Gewertet“, um sie hier zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row at best</source>
        <translation>
            <numerusform>Längste Serie: %n Sieg</numerusform>
            <numerusform>Längste Serie: %n Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation>Ihre Partien werden gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n of them left early</source>
        <translation>
            <numerusform>%n davon vorzeitig verlassen</numerusform>
            <numerusform>%n davon vorzeitig verlassen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches</source>
        <translation>
            <numerusform>%1 über %Ln analysierte Partie</numerusform>
            <numerusform>%1 über %Ln analysierte Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in the first ten, %3 in the latest ten</source>
        <translation>%1: %2 in den ersten zehn, %3 in den letzten zehn</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Your purse at %1: %2</source>
        <translation>Ihre Börse bei %1: %2</translation>
    </message>
    <message>
        <source>★ Perfect matches of %1: %2</source>
        <translation>★ Perfekte Partien %1: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::StopPicker</name>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>SPRT</source>
        <translation>SPRT</translation>
    </message>
    <message>
        <source>All matches are played</source>
        <translation>Alle Partien werden gespielt</translation>
    </message>
    <message>
        <source>Ends when every entrant’s 95 % interval is narrow enough</source>
        <translation>Endet, wenn das 95-%-Intervall jedes Teilnehmers schmal genug ist</translation>
    </message>
    <message>
        <source>A sequential test: ends as soon as it is clear which of the two is stronger</source>
        <translation>Ein sequenzieller Test: endet, sobald klar ist, welcher der beiden stärker ist</translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation>Breite der Intervalle</translation>
    </message>
    <message>
        <source>until narrower than</source>
        <translation>bis schmaler als</translation>
    </message>
    <message>
        <source>Elo 0, the hypothesis</source>
        <translation>Elo 0, die Hypothese</translation>
    </message>
    <message>
        <source>Elo 1, the alternative</source>
        <translation>Elo 1, die Alternative</translation>
    </message>
    <message>
        <source>Alpha: the risk of accepting a bot that is not stronger</source>
        <translation>Alpha: das Risiko, einen Bot anzunehmen, der nicht stärker ist</translation>
    </message>
    <message>
        <source>Beta: the risk of rejecting a bot that is stronger</source>
        <translation>Beta: das Risiko, einen Bot abzulehnen, der stärker ist</translation>
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
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Beta</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Rounds that depend on results are always played to the end.</source>
        <translation>Runden, die von Ergebnissen abhängen, werden immer zu Ende gespielt.</translation>
    </message>
    <message>
        <source>SPRT needs a round-robin of exactly two entrants.</source>
        <translation>SPRT braucht ein Rundenturnier mit genau zwei Teilnehmern.</translation>
    </message>
    <message>
        <source>Elo 0 must be below Elo 1.</source>
        <translation>Elo 0 muss unter Elo 1 liegen.</translation>
    </message>
</context>
<context>
    <name>hilltop::StrandedTournaments</name>
    <message>
        <source>Tournaments (*.%1)</source>
        <translation>Turniere (*.%1)</translation>
    </message>
    <message>
        <source>Save this tournament?</source>
        <translation>Dieses Turnier speichern?</translation>
    </message>
</context>
<context>
    <name>hilltop::StyleTable</name>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Verhalten</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
</context>
<context>
    <name>hilltop::SumDialog</name>
    <message>
        <source>All parts: %1</source>
        <translation>Alle Teile: %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>All parts of the result</source>
        <translation>Alle Teile des Ergebnisses</translation>
    </message>
    <message>
        <source>%1. Every part that changed it: start + luck + skill + others’ skill = result.</source>
        <translation>%1. Alles, was den Wert geändert hat: Beginn + Glück + Können + Können der anderen = Ergebnis.</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Moment zeigen</translation>
    </message>
    <message>
        <source>Go to the moment of the chosen row</source>
        <translation>Zum Moment der gewählten Zeile gehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>hilltop::TableAnswers</name>
    <message>
        <source>%1 suggests: %2.</source>
        <translation>%1 rät: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableKeys</name>
    <message>
        <source>Card to the left, before the first one a look back</source>
        <translation>Karte links, vor der ersten ein Blick zurück</translation>
    </message>
    <message>
        <source>Card to the right, or forward after a look back</source>
        <translation>Karte rechts, nach einem Blick zurück vorwärts</translation>
    </message>
    <message>
        <source>Card or button above</source>
        <translation>Karte oder Knopf darüber</translation>
    </message>
    <message>
        <source>Card or button below</source>
        <translation>Karte oder Knopf darunter</translation>
    </message>
    <message>
        <source>Play the card or press the button</source>
        <translation>Die Karte spielen oder den Knopf drücken</translation>
    </message>
    <message>
        <source>Action or place %1</source>
        <translation>Aktion oder Platz %1</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Return to the match after looking back, or think again about a move</source>
        <translation>Nach einem Rückblick zurück zur Partie, oder einen Zug überdenken</translation>
    </message>
    <message>
        <source>Play a costly move anyway</source>
        <translation>Einen teuren Zug trotzdem spielen</translation>
    </message>
    <message>
        <source>Play a costly move and turn the tutor off</source>
        <translation>Einen teuren Zug spielen und den Tutor ausschalten</translation>
    </message>
    <message>
        <source>More of a wish, a share, a stake or a side card</source>
        <translation>Mehr: ein Wunsch, ein Anteil, ein Einsatz oder eine Nebenkarte</translation>
    </message>
    <message>
        <source>Less of a wish, a share, a stake or a side card</source>
        <translation>Weniger: ein Wunsch, ein Anteil, ein Einsatz oder eine Nebenkarte</translation>
    </message>
    <message>
        <source>Pass where you may answer but need not</source>
        <translation>Passen, wo Sie antworten dürfen, aber nicht müssen</translation>
    </message>
    <message>
        <source>End of the turn, or of the choice of a side deck</source>
        <translation>Zug oder Auswahl des Nebenstapels beenden</translation>
    </message>
    <message>
        <source>After a match: replay</source>
        <translation>Nach einer Partie: Wiedergabe</translation>
    </message>
    <message>
        <source>After a match: rematch</source>
        <translation>Nach einer Partie: Revanche</translation>
    </message>
    <message>
        <source>After a match: same deal again</source>
        <translation>Nach einer Partie: gleiche Karten noch einmal</translation>
    </message>
    <message>
        <source>After a match: new match</source>
        <translation>Nach einer Partie: neue Partie</translation>
    </message>
    <message>
        <source>After a match: save picture</source>
        <translation>Nach einer Partie: Bild speichern</translation>
    </message>
</context>
<context>
    <name>hilltop::TablePosition</name>
    <message>
        <source>Your turn. %1</source>
        <translation>Ihr Zug. %1</translation>
    </message>
    <message>
        <source>Everyone may speak now.</source>
        <translation>Jetzt dürfen alle sprechen.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are on turn.</source>
        <translation>
            <numerusform>%n ist am Zug.</numerusform>
            <numerusform>%n sind am Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are on turn.</source>
        <translation>%1 und %2 sind am Zug.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are on turn.</source>
        <translation>%1, %2 und %3 sind am Zug.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Sie sind am Zug.</translation>
    </message>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Ein Bot spielt für Sie.</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>Partie gewonnen</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>Wahl getroffen</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableScene</name>
    <message>
        <source>The rules don’t allow this answer.</source>
        <translation>Die Regeln erlauben diese Antwort nicht.</translation>
    </message>
    <message>
        <source>Dealing.</source>
        <translation>Es wird gegeben.</translation>
    </message>
    <message>
        <source>%1’s turn. Pass the screen.</source>
        <translation>%1 ist am Zug. Bitte den Bildschirm weitergeben.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Weiter mit Klick oder Taste.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>You can’t play that card there.</source>
        <translation>Diese Karte können Sie dort nicht spielen.</translation>
    </message>
    <message>
        <source>%1 You can pass with %2.</source>
        <translation>%1 Mit %2 können Sie passen.</translation>
    </message>
    <message>
        <source>%1 It was the only move.</source>
        <translation>%1 Es war der einzige Zug.</translation>
    </message>
    <message>
        <source>You have only one move: %1</source>
        <translation>Sie haben nur einen Zug: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>hilltop::TemplateMenu</name>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Built-in templates and your own</source>
        <translation>Eingebaute und eigene Vorlagen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>template, game</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>Vorlage speichern…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Rename template</source>
        <translation>Vorlage umbenennen</translation>
    </message>
    <message>
        <source>A template called “%1” already exists.</source>
        <translation>Eine Vorlage namens „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>This version can’t read the template “%1”.</source>
        <translation>Diese Version kann die Vorlage „%1“ nicht lesen.</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Delete the template “%1”? This cannot be undone.</source>
        <translation>Die Vorlage „%1“ löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>hilltop::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Keine Punkte</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Nicht entschieden</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCharts</name>
    <message>
        <source>Over time</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>This chart shows how each bot’s share settles.</source>
        <translation>Dieses Diagramm zeigt, wie sich der Anteil jedes Bots einpendelt.</translation>
    </message>
    <message>
        <source>This chart compares the bots.</source>
        <translation>Dieses Diagramm vergleicht die Bots.</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Mittlere Punkte</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gewonnen, %</translation>
    </message>
    <message>
        <source>%1, by matches played per bot</source>
        <translation>%1, nach Partien je Bot</translation>
    </message>
    <message>
        <source>%1, compared</source>
        <translation>%1, verglichen</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCost</name>
    <message>
        <source>No matches yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>%1, measuring the speed…</source>
        <translation>%1, Tempo wird gemessen…</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches, time</comment>
        <translation>%1, etwa %2</translation>
    </message>
    <message>
        <source>About %1 with records.</source>
        <translation>Etwa %1 mit Aufzeichnungen.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Etwa %1.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 points per bot.</source>
        <translation>Erwartetes Intervall: ± %1 Punkte je Bot.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 % per bot.</source>
        <translation>Erwartetes Intervall: ± %1 % je Bot.</translation>
    </message>
    <message>
        <source>%1, depends on your bots</source>
        <translation>%1, hängt von Ihren Bots ab</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentDetails</name>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Ein Klick in die Kreuztabelle zeigt die Partien der Zelle.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Verstöße</translation>
    </message>
    <message>
        <source>This file is part %1 of a tournament. Merge the parts to see its matches.</source>
        <translation>Diese Datei ist Teil %1 eines Turniers. Führen Sie die Teile zusammen, um die Partien zu sehen.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 matches</source>
        <translation>%1 gegen %2: %3 Partien</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tabelle (CSV)…</translation>
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
        <translation>&amp;Bild des Ergebnisses…</translation>
    </message>
    <message>
        <source>Copy result as te&amp;xt</source>
        <translation>Ergebnis als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>Das Ergebnis wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>The picture of the result was copied.</source>
        <translation>Das Bild des Ergebnisses wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentForm</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Die Regeln ändern</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Duplicate deals</source>
        <translation>Duplikat-Verteilung</translation>
    </message>
    <message>
        <source>Every pair plays the same cards from all sides. This cancels the luck of the deal, so fewer matches are needed.</source>
        <translation>Alle Paarungen spielen dieselben Karten von allen Seiten. So hebt sich das Kartenglück auf, und es sind weniger Partien nötig.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Ein anderer Startwert</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>of %1. The window stays responsive.</source>
        <translation>von %1. Das Fenster bleibt bedienbar.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Matches with faults</source>
        <translation>Partien mit Verstößen</translation>
    </message>
    <message>
        <source>Faults, and a sample of %1</source>
        <translation>Verstöße und %1 als Stichprobe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Which matches are stored with all answers. Matches of built-in bots can always be replayed from their seed. Storing all matches needs about a hundred times the space.</source>
        <translation>Welche Partien mit allen Antworten gespeichert werden. Partien eingebauter Bots lassen sich immer aus ihrem Startwert neu spielen. Alle Partien zu speichern braucht etwa hundertmal so viel Platz.</translation>
    </message>
    <message>
        <source>Keep matches</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The seed is an integer from 0 to %1.</source>
        <translation>Der Startwert ist eine ganze Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>%2 entrants can’t share a table of %1 seats evenly. Use random tables, or change one of the two numbers.</source>
        <translation>Ein Tisch mit %1 Plätzen lässt sich nicht gleichmäßig auf %2 Teilnehmer verteilen. Wählen Sie Zufallstische, oder ändern Sie eine der beiden Zahlen.</translation>
    </message>
    <message>
        <source>These rules can’t be played.</source>
        <translation>Diese Regeln sind nicht spielbar.</translation>
    </message>
    <message>
        <source>per set</source>
        <translation>je Satz</translation>
    </message>
    <message>
        <source>per pair</source>
        <translation>je Paarung</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>one seat, nothing to swap</source>
        <translation>ein Platz: nichts zu tauschen</translation>
    </message>
    <message>
        <source>each deal twice, sides swapped</source>
        <translation>jede Verteilung zweimal, Seiten getauscht</translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, in all seatings</source>
        <translation>
            <numerusform>jede Verteilung %n-mal, in allen Sitzordnungen</numerusform>
            <numerusform>jede Verteilung %n-mal, in allen Sitzordnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, once for every seat</source>
        <translation>
            <numerusform>jede Verteilung %n-mal, einmal je Platz</numerusform>
            <numerusform>jede Verteilung %n-mal, einmal je Platz</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>Geheim halten</translation>
    </message>
    <message>
        <source>Draws a seed that no one can see until all matches have been played. Its SHA-256 is shown from the start, so that anyone can check it afterwards.</source>
        <translation>Lost einen Startwert aus, den niemand sehen kann, bis alle Partien gespielt sind. Sein SHA-256 wird von Anfang an gezeigt, damit ihn danach jeder prüfen kann.</translation>
    </message>
    <message>
        <source>Bots that are not isolated could read a secret seed. Install bubblewrap, or turn off Keep it secret.</source>
        <translation>Bots, die nicht abgeschottet sind, könnten einen geheimen Startwert lesen. Installieren Sie bubblewrap, oder schalten Sie „Geheim halten“ aus.</translation>
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
        <translation>%1, jeder gegen jeden</translation>
    </message>
    <message>
        <source>%1 at one table</source>
        <translation>%1 an einem Tisch</translation>
    </message>
    <message>
        <source>%1 at random tables</source>
        <translation>%1 an Zufallstischen</translation>
    </message>
    <message>
        <source>%1 gauntlet</source>
        <translation>%1: Gauntlet</translation>
    </message>
    <message>
        <source>%1 knockout</source>
        <translation>%1: K.-o.-Turnier</translation>
    </message>
    <message>
        <source>%1 Swiss</source>
        <translation>%1: Schweizer System</translation>
    </message>
    <message>
        <source>%1 Cup</source>
        <translation>%1-Pokal</translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation>jeder gegen jeden</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>ein Tisch</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <translation>Gauntlet</translation>
    </message>
    <message>
        <source>knockout</source>
        <translation>K.-o.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>Pokal</translation>
    </message>
    <message>
        <source>random tables</source>
        <translation>Zufallstische</translation>
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
            <numerusform>%1 über %Ln analysierte Partie: %2 ohne Glück, %3 mit.</numerusform>
            <numerusform>%1 über %Ln analysierte Partien: %2 ohne Glück, %3 mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the matches</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Worth %1 times the matches: saves %2.</source>
        <translation>So gut wie %1-mal so viele Partien: spart %2.</translation>
    </message>
    <message>
        <source>Adjust for luck</source>
        <translation>Glück herausrechnen</translation>
    </message>
    <message>
        <source>Analyses matches in the background and shows luck-adjusted results</source>
        <translation>Analysiert Partien im Hintergrund und zeigt Ergebnisse ohne Glück</translation>
    </message>
    <message>
        <source>&amp;100 matches</source>
        <translation>&amp;100 Partien</translation>
    </message>
    <message>
        <source>1,&amp;000 matches</source>
        <translation>1.&amp;000 Partien</translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation>&amp;Alle Partien</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Costliest decisions and style</source>
        <translation>&amp;Teuerste Fehler und Stil</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Analysis: %1.</source>
        <translation>Analyse: %1.</translation>
    </message>
    <message>
        <source>This is worth %1 times the matches.</source>
        <translation>Das ist so gut wie %1-mal so viele Partien.</translation>
    </message>
    <message>
        <source>This is worth %1 to %2 times the matches.</source>
        <translation>Das ist so gut wie %1- bis %2-mal so viele Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge and don’t count.</source>
        <translation>
            <numerusform>%Ln Analyse stammt von einer anderen Version des Richters und zählt nicht.</numerusform>
            <numerusform>%Ln Analysen stammen von einer anderen Version des Richters und zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Analysed: %1 matches. Luck-adjusted results appear once a bot has %2.</source>
        <translation>Analysiert: %1 Partien. Ergebnisse ohne Glück erscheinen, sobald ein Bot %2 hat.</translation>
    </message>
    <message>
        <source>Luck-adjusted over %1 matches.</source>
        <translation>Ohne Glück, aus %1 Partien.</translation>
    </message>
    <message>
        <source>The results are not adjusted, because a luck-adjusted match would be worth only %1 plain matches.</source>
        <translation>Das Glück wird nicht herausgerechnet, weil eine Partie ohne Glück nur so viel wert wäre wie %1 gewöhnliche Partien.</translation>
    </message>
    <message>
        <source>More matches are needed to tell whether adjusting makes the results more exact.</source>
        <translation>Es sind mehr Partien nötig, um zu erkennen, ob das die Ergebnisse genauer macht.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Neues Turnier…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move through the crosstable</source>
        <translation>durch die Kreuztabelle gehen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter oder Leertaste</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>Partien eines Feldes, Wiedergabe einer Partie</translation>
    </message>
    <message>
        <source>No tournaments yet.</source>
        <translation>Noch keine Turniere.</translation>
    </message>
    <message>
        <source>&amp;All tournaments</source>
        <translation>&amp;Alle Turniere</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Finishes running matches, then waits</source>
        <translation>Spielt laufende Partien zu Ende und wartet dann</translation>
    </message>
    <message>
        <source>&amp;Stop after current matches</source>
        <translation>Nach laufenden Partien &amp;beenden</translation>
    </message>
    <message>
        <source>Stop after current matches</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Finishes running matches, then stops. You can resume at any time</source>
        <translation>Spielt laufende Partien zu Ende und hört dann auf. Sie können jederzeit fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>Partie &amp;zusehen</translation>
    </message>
    <message>
        <source>Shows the newest match in Replay</source>
        <translation>Zeigt die neueste Partie in der Wiedergabe</translation>
    </message>
    <message>
        <source>Another tournament is running. This one is queued.</source>
        <translation>Ein anderes Turnier läuft. Dieses ist in der Warteschlange.</translation>
    </message>
    <message>
        <source>You can’t rename a tournament while it is running or queued.</source>
        <translation>Ein laufendes oder wartendes Turnier können Sie nicht umbenennen.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Remove from &amp;queue</source>
        <translation>Aus der Wartes&amp;chlange nehmen</translation>
    </message>
    <message>
        <source>Remove from queue</source>
        <translation>Nicht mehr warten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>open a tournament of the list</source>
        <translation>ein Turnier der Liste öffnen</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Entf</translation>
    </message>
    <message>
        <source>rename it, delete it</source>
        <translation>es umbenennen, es löschen</translation>
    </message>
    <message>
        <source>Reading the tournaments…</source>
        <translation>Die Turniere werden gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tournaments</source>
        <translation>
            <numerusform>%Ln Turnier</numerusform>
            <numerusform>%Ln Turniere</numerusform>
        </translation>
    </message>
    <message>
        <source>A running tournament can’t be deleted. Stop it first.</source>
        <translation>Ein laufendes Turnier kann nicht gelöscht werden. Beenden Sie es zuerst.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>Go to the tournament</source>
        <translation>Zum Turnier gehen</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentView</name>
    <message>
        <source>Replaying the match…</source>
        <translation>Die Partie wird noch einmal gespielt…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, Partie %2</translation>
    </message>
    <message>
        <source>The tournament has other answers, because a bot has changed since.</source>
        <translation>Das Turnier hat andere Antworten, weil sich ein Bot seither geändert hat.</translation>
    </message>
    <message>
        <source>This tournament can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Dieses Turnier kann nicht geöffnet werden: %1.

Nichts wurde geändert. Verwenden Sie eine unbeschädigte Kopie der Datei, oder wählen Sie mit „Datei“, „Öffnen“ eine andere.</translation>
    </message>
    <message>
        <source>Disqualified after a fault, so all later matches are lost: %1.</source>
        <translation>Nach einem Verstoß disqualifiziert, daher sind alle späteren Partien verloren: %1.</translation>
    </message>
    <message>
        <source>Out after three matches in a row with crashes, hangs or late answers, so they forfeit their remaining matches: %1.</source>
        <translation>Ausgeschieden nach drei Partien in Folge mit Absturz, Stillstand oder verspäteter Antwort, daher gelten die übrigen Partien als aufgegeben: %1.</translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation>Fortschritt des Turniers</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
</context>
<context>
    <name>hilltop::TrialDialog</name>
    <message>
        <source>Entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>All bots can play. Some had faults in their trial.</source>
        <translation>Alle Bots können spielen. Einige hatten im Probelauf Verstöße.</translation>
    </message>
    <message numerus="yes">
        <source>Each bot has been tried. %n cannot play and will be left out.</source>
        <translation>
            <numerusform>Jeder Bot wurde ausprobiert. %n kann nicht spielen und wird weggelassen.</numerusform>
            <numerusform>Jeder Bot wurde ausprobiert. %n können nicht spielen und werden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Plays, with remarks</source>
        <translation>Spielt, mit Anmerkungen</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Turnier starten</translation>
    </message>
</context>
<context>
    <name>hilltop::TutorSheet</name>
    <message>
        <source>Rethink</source>
        <translation>Überdenken</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Turn tutor off</source>
        <translation>Tutor ausschalten</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>Das kostet %1.</translation>
    </message>
    <message>
        <source>± %1. Rethink?</source>
        <translation>± %1. Noch einmal überlegen?</translation>
    </message>
    <message>
        <source>Rethink?</source>
        <translation>Noch einmal überlegen?</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals.</source>
        <translation>
            <numerusform>Aus %Ln möglichen Verteilung.</numerusform>
            <numerusform>Aus %Ln möglichen Verteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, given what you know.</source>
        <translation>Exakt, soweit Sie es wissen können.</translation>
    </message>
    <message>
        <source>%1 after “%2”: %3; after the best answer: %4. %5</source>
        <translation>%1 nach „%2“: %3; nach der besten Antwort: %4. %5</translation>
    </message>
    <message>
        <source>The tutor asks when a move costs %1 or more. You can change this in the settings.</source>
        <translation>Gefragt wird ab einem Verlust von %1. Das können Sie in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, played on by %1.</source>
        <translation>
            <numerusform>Aus %Ln möglichen Verteilung, weitergespielt von %1.</numerusform>
            <numerusform>Aus %Ln möglichen Verteilungen, weitergespielt von %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::VariantPicker</name>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante der Regeln</translation>
    </message>
    <message>
        <source>Save these rules under a name, or delete saved ones</source>
        <translation>Diese Regeln unter einem Namen speichern oder gespeicherte löschen</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>Regeln speichern als…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>„%1“ löschen</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>Name der Variante</translation>
    </message>
    <message>
        <source>The rules were not saved</source>
        <translation>Die Regeln wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>Enter a name for the variant.</source>
        <translation>Geben Sie einen Namen für die Variante ein.</translation>
    </message>
    <message>
        <source>Name too long (%1 of %2 characters).</source>
        <translation>Name zu lang (%1 von %2 Zeichen).</translation>
    </message>
    <message>
        <source>“%1” is a built-in variant. Choose another name.</source>
        <translation>„%1“ ist eine eingebaute Variante. Wählen Sie einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>hilltop::ViewMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Animationstempo</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
</context>
<context>
    <name>hilltop::WaitNote</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::Window</name>
    <message>
        <source>The unfinished match can’t be continued: %1</source>
        <translation>Die unbeendete Partie kann nicht fortgesetzt werden: %1</translation>
    </message>
    <message>
        <source>Opening was cancelled.</source>
        <translation>Das Öffnen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>There is not enough memory for this, so it was stopped. Close other programs or use a smaller file.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht, daher wurde es abgebrochen. Schließen Sie andere Programme, oder verwenden Sie eine kleinere Datei.</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>Sprache ändern</translation>
    </message>
    <message>
        <source>Restart the window to change the language?</source>
        <translation>Das Fenster neu starten, um die Sprache zu ändern?</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Matches, tournaments, hills, logs and bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;All files (*)</source>
        <translation>Partien, Turniere, Hügel, Protokolle und Bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Your page, your match and the match in Replay stay as they are. Running tournaments and hills continue.</source>
        <translation>Ihre Seite, Ihre Partie und die Partie in der Wiedergabe bleiben, wie sie sind. Laufende Turniere und Hügel gehen weiter.</translation>
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
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Given what the seat knew</source>
        <translation>Nach dem Wissen des Spielers</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>Karten offen</translation>
    </message>
    <message>
        <source>The loss if all cards had been known</source>
        <translation>Der Verlust, wenn alle Karten bekannt gewesen wären</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, Entscheidung %2</translation>
    </message>
</context>
<context>
    <name>hilltop::WorthBar</name>
    <message>
        <source>%1 is better in %2, equal in %3, worse in %4</source>
        <translation>%1 ist in %2 besser, in %3 gleich, in %4 schlechter</translation>
    </message>
    <message>
        <source>Within two standard errors counts as equal.</source>
        <translation>Was innerhalb zweier Standardfehler liegt, gilt als gleich.</translation>
    </message>
    <message>
        <source>%1 better in %2</source>
        <translation>%1 besser in %2</translation>
    </message>
    <message>
        <source>equal in %1</source>
        <translation>gleich in %1</translation>
    </message>
    <message>
        <source>%1 worse in %2</source>
        <translation>%1 schlechter in %2</translation>
    </message>
</context>
<context>
    <name>hosting</name>
    <message>
        <source>bots cannot be started: {} ({})</source>
        <translation>Bots können nicht gestartet werden: {} ({})</translation>
    </message>
    <message>
        <source>bots cannot be started: {}</source>
        <translation>Bots können nicht gestartet werden: {}</translation>
    </message>
    <message>
        <source>bots of the kind &apos;{}&apos; do not run inside Hilltop</source>
        <translation>Bots der Art „{}“ laufen nicht in Hilltop</translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({})</source>
        <translation>bubblewrap funktioniert hier nicht ({})</translation>
    </message>
    <message>
        <source>bubblewrap is not installed (package bubblewrap)</source>
        <translation>bubblewrap ist nicht installiert (Paket bubblewrap)</translation>
    </message>
    <message>
        <source>hilltop: must be followed by a command</source>
        <translation>nach hilltop: muss ein Befehl stehen</translation>
    </message>
    <message>
        <source>java is not installed (package default-jdk-headless)</source>
        <translation>java ist nicht installiert (Paket default-jdk-headless)</translation>
    </message>
    <message>
        <source>no pipe can be created ({})</source>
        <translation>es kann keine Pipe angelegt werden ({})</translation>
    </message>
    <message>
        <source>node is not installed (package nodejs)</source>
        <translation>node ist nicht installiert (Paket nodejs)</translation>
    </message>
    <message>
        <source>python3 is not installed (package python3)</source>
        <translation>python3 ist nicht installiert (Paket python3)</translation>
    </message>
    <message>
        <source>there are no bots of the kind &apos;{}&apos;</source>
        <translation>es gibt keine Bots der Art „{}“</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>dieses Programm wurde ohne {} gebaut</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} kann nicht gestartet werden ({})</translation>
    </message>
    <message>
        <source>{} does not answer</source>
        <translation>{} antwortet nicht</translation>
    </message>
    <message>
        <source>{} does not report the path of its program</source>
        <translation>{} sagt nicht, wo es liegt</translation>
    </message>
    <message>
        <source>{} does not work ({})</source>
        <translation>{} funktioniert nicht ({})</translation>
    </message>
    <message>
        <source>{} cannot be copied ({})</source>
        <translation>{} kann nicht kopiert werden ({})</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>{} cannot be started</source>
        <translation>{} kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>{} is a folder, not a program</source>
        <translation>{} ist ein Ordner, kein Programm</translation>
    </message>
    <message>
        <source>{} is not executable (use chmod +x)</source>
        <translation>{} ist nicht ausführbar (chmod +x verwenden)</translation>
    </message>
    <message>
        <source>{}: its first line asks for {}, which is not installed</source>
        <translation>{}: die erste Zeile verlangt {}, das nicht installiert ist</translation>
    </message>
    <message>
        <source>{}: line {}: {}</source>
        <translation>{}: Zeile {}: {}</translation>
    </message>
    <message>
        <source>{}: no folder for bots can be created there ({})</source>
        <translation>{}: dort kann kein Ordner für Bots angelegt werden ({})</translation>
    </message>
    <message>
        <source>{} takes longer than {} ms to load</source>
        <translation>{} braucht länger als {} ms zum Laden</translation>
    </message>
    <message>
        <source>{}: the folder cannot be emptied ({})</source>
        <translation>{}: der Ordner kann nicht geleert werden ({})</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created</source>
        <translation>{}: der Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>{}: there is no such program</source>
        <translation>{}: dieses Programm gibt es nicht</translation>
    </message>
    <message>
        <source>{}: {} has no bots in JavaScript</source>
        <translation>{}: {} hat keine Bots in JavaScript</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>Hilltop cannot find its own program file</source>
        <translation>dieses Programm findet sich selbst nicht</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: the check of this file gave no answer</source>
        <translation>{}: seine Prüfung gab keine Antwort</translation>
    </message>
    <message>
        <source>{}: the check of this file was cancelled</source>
        <translation>{}: seine Prüfung wurde abgebrochen</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: Zeile {}, Spalte {}: {}</translation>
    </message>
    <message>
        <source>{} is not a bot in JavaScript</source>
        <translation>{} ist kein Bot in JavaScript</translation>
    </message>
    <message>
        <source>{}: this program was built without JavaScript; as js+node:FILE it runs by Node.js (package nodejs)</source>
        <translation>{}: Dieses Programm wurde ohne JavaScript gebaut; als js+node:DATEI läuft der Bot mit Node.js (Paket nodejs)</translation>
    </message>
    <message>
        <source>none of these bots can be started</source>
        <translation>keiner dieser Bots kann starten</translation>
    </message>
    <message>
        <source>{} (js+node:{} runs newer JavaScript)</source>
        <translation>{} (js+node:{} führt neueres JavaScript aus)</translation>
    </message>
    <message>
        <source>{} cannot be read as JavaScript</source>
        <translation>{} kann nicht als JavaScript gelesen werden</translation>
    </message>
    <message>
        <source>{}: nothing can be written there</source>
        <translation>{}: dort kann nichts geschrieben werden</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: der Ordner kann nicht angelegt werden ({})</translation>
    </message>
    <message>
        <source>this is not a result</source>
        <translation>es ist kein Ergebnis</translation>
    </message>
    <message>
        <source>no file can be created in memory ({})</source>
        <translation>im Arbeitsspeicher kann keine Datei angelegt werden ({})</translation>
    </message>
    <message>
        <source>the filter of system calls cannot be created ({})</source>
        <translation>der Filter für Systemaufrufe kann nicht angelegt werden ({})</translation>
    </message>
    <message>
        <source>the process in which {} plays together with others sent impossible results; these matches are played again, and from now on each of their bots runs in a process of its own: {}</source>
        <translation>der Prozess, in dem {} zusammen mit anderen spielt, hat unmögliche Ergebnisse gesendet; diese Partien werden noch einmal gespielt, und jeder ihrer Bots läuft von jetzt an in einem eigenen Prozess: {}</translation>
    </message>
    <message>
        <source>the message does not hold {} matches, as it says</source>
        <translation>{} Partien sind nicht so viele wie angegeben</translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>{} is not in this process</source>
        <translation>{} ist hier nicht vorhanden</translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message>
        <source>There is not enough memory to write this file. Close other programs.</source>
        <translation>Der Arbeitsspeicher reicht nicht, um diese Datei zu schreiben. Schließen Sie andere Programme.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play and analyse six card games.</source>
        <translation>Sechs Kartenspiele spielen und analysieren.</translation>
    </message>
    <message>
        <source>Start a match of GAME.</source>
        <translation>Eine Partie von GAME beginnen.</translation>
    </message>
    <message>
        <source>Another Hilltop window does not respond. Whichever saves last keeps the unfinished match.</source>
        <translation>Ein anderes Hilltop-Fenster antwortet nicht. Das Fenster, das zuletzt speichert, behält die unbeendete Partie.</translation>
    </message>
    <message>
        <source>Qt can’t read SVG drawings here, so there would be no cards. The plugin imageformats/libqsvg.so is missing. Please install the package qt6-svg-plugins (Debian 13) or libqt6svg6 (Debian 12).</source>
        <translation>Qt kann hier keine SVG-Zeichnungen lesen, es gäbe also keine Karten. Das Plugin imageformats/libqsvg.so fehlt. Bitte das Paket qt6-svg-plugins (Debian 13) oder libqt6svg6 (Debian 12) installieren.</translation>
    </message>
    <message>
        <source>an option has no value</source>
        <translation>einer Option fehlt ihr Wert</translation>
    </message>
    <message>
        <source>A match, tournament, hill, log or bot to open.</source>
        <translation>Partie, Turnier, Hügel, Protokoll oder Bot, der geöffnet wird.</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{} contains other files, but no site of Hilltop; choose another folder</source>
        <translation>{} enthält andere Dateien und keine Website von Hilltop; einen anderen Ordner angeben</translation>
    </message>
    <message>
        <source>{} is a file, not a folder</source>
        <translation>{} ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>{} is not the list of files of a Hilltop site; choose another folder</source>
        <translation>{} ist nicht die Liste einer Website von Hilltop; einen anderen Ordner angeben</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} kann nicht geschrieben werden ({})</translation>
    </message>
    <message>
        <source>another program is writing the site {}; try again when it has finished</source>
        <translation>ein anderes Programm schreibt die Website {}; versuchen Sie es noch einmal, wenn es fertig ist</translation>
    </message>
    <message>
        <source>{} is a match of {}, but this site has matches of {}; make a site for each game</source>
        <translation>{} ist eine Partie von {}, und diese Website hat Partien von {}: jedes Spiel für sich analysieren</translation>
    </message>
    <message>
        <source>{} is not the web address of a folder, such as https://example.org/contest/</source>
        <translation>{} ist nicht die Webadresse eines Ordners wie https://example.org/contest/</translation>
    </message>
</context>
<context>
    <name>pazaak</name>
    <message>
        <source>&quot;{}&quot; sometimes stands although another card could not hurt; no best response is computed for it</source>
        <translation>„{}“ hält, wo die nächste Karte nicht schaden kann; die beste Antwort darauf wird nicht berechnet</translation>
    </message>
    <message>
        <source>{} cannot be written ({}), so the table is not saved</source>
        <translation>{} kann nicht geschrieben werden ({}), die Tabelle wird daher nicht gespeichert</translation>
    </message>
    <message>
        <source>{}: waiting for another program that is computing this table</source>
        <translation>{}: ein anderes Programm erstellt diese Tabelle, darauf wird gewartet</translation>
    </message>
    <message>
        <source>these rules are too large to solve: it would take about {} hours on one core and {} MB of memory; the champion plays like the expert</source>
        <translation>diese Regeln sind zu groß, um sie zu lösen: etwa {} Stunden auf einem Kern und {} MB Speicher; der Meister spielt sie wie der Experte</translation>
    </message>
    <message>
        <source>{} cannot be created ({}), so the table is not saved</source>
        <translation>{} kann nicht angelegt werden ({}), die Tabelle wird daher nicht gespeichert</translation>
    </message>
    <message>
        <source>{}: {}; the table is computed again</source>
        <translation>{}: {}; sie wird neu gemacht</translation>
    </message>
    <message>
        <source>this is not a table of Pazaak</source>
        <translation>dies ist keine Tabelle von Pazaak</translation>
    </message>
    <message>
        <source>the table is of another version of Hilltop</source>
        <translation>die Tabelle ist von einer anderen Version von Hilltop</translation>
    </message>
    <message>
        <source>the table is for other rules</source>
        <translation>gilt für andere Regeln</translation>
    </message>
    <message>
        <source>the file is damaged at byte {}</source>
        <translation>die Datei ist bei Byte {} beschädigt</translation>
    </message>
    <message>
        <source>all {} house cards of value {} have been dealt</source>
        <translation>alle {} Hauskarten vom Wert {} sind schon gegeben</translation>
    </message>
    <message>
        <source>{} has nothing to choose here by the rules</source>
        <translation>nach den Regeln hat {} hier nichts zu wählen</translation>
    </message>
    <message>
        <source>{} cannot be dealt a card here by the rules</source>
        <translation>nach den Regeln bekommt {} hier keine Karte</translation>
    </message>
    <message>
        <source>it is not clear who wins here</source>
        <translation>es ist nicht klar, wer hier gewinnt</translation>
    </message>
    <message>
        <source>it is not {}’s turn</source>
        <translation>{} ist nicht am Zug</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>this is not a log of the original controller: it has no line &quot;New Game!&quot;</source>
        <translation>in keiner Zeile steht „New Game!“, also ist dies kein Protokoll des ursprünglichen Programms</translation>
    </message>
    <message>
        <source>rule side_cards is {}, but with side_copies {} it must be from 0 to {}</source>
        <translation>Regel side_cards ist {}, mit side_copies {} muss sie von 0 bis {} sein</translation>
    </message>
    <message>
        <source>the previous hand has no cards</source>
        <translation>die Hand davor hat keine Karten</translation>
    </message>
    <message>
        <source>the hand ends before both have moved</source>
        <translation>die Hand endet, bevor beide gezogen haben</translation>
    </message>
    <message>
        <source>the hand continues after its end</source>
        <translation>die Hand geht weiter, war aber nach den Regeln zu Ende</translation>
    </message>
    <message>
        <source>the hand is over, so &quot;New Game!&quot; must come next</source>
        <translation>die Hand ist zu Ende, also muss „New Game!“ folgen</translation>
    </message>
    <message>
        <source>the log says that the hand is over, but by the rules it continues</source>
        <translation>die Hand soll zu Ende sein, geht aber nach den Regeln weiter</translation>
    </message>
    <message>
        <source>the log says that the hand is tied, but {} wins it with {} against {}</source>
        <translation>die Hand soll unentschieden sein, aber {} gewinnt sie mit {} gegen {}</translation>
    </message>
    <message>
        <source>the log ends before the second player is named</source>
        <translation>das Protokoll endet, bevor der zweite Spieler genannt wird</translation>
    </message>
    <message>
        <source>after the hands before, the standings are {} to {}, not {} to {}</source>
        <translation>nach den Händen davor steht es {} zu {}, nicht {} zu {}</translation>
    </message>
    <message>
        <source>the standings may only come after &quot;New Game!&quot;</source>
        <translation>der Stand steht nach „New Game!“ und nur dort</translation>
    </message>
    <message>
        <source>{} cannot be the side card {} played; side cards are 1 to 5</source>
        <translation>{} kann nicht die Nebenkarte sein, die {} spielte; es gibt 1 bis 5</translation>
    </message>
    <message>
        <source>{} chooses before a card is dealt</source>
        <translation>{} wählt, bevor eine Karte gegeben ist</translation>
    </message>
    <message>
        <source>{} has not begun a turn</source>
        <translation>{} hat keinen Zug begonnen</translation>
    </message>
    <message>
        <source>{} has not chosen yet</source>
        <translation>{} hat noch nicht gewählt</translation>
    </message>
    <message>
        <source>{} has played all side cards of value {} a side deck can have</source>
        <translation>{} hat alle Nebenkarten vom Wert {} gespielt, die ein Nebenstapel haben kann</translation>
    </message>
    <message>
        <source>{} stood but was dealt another card</source>
        <translation>{} hält schon und bekommt trotzdem eine Karte</translation>
    </message>
    <message>
        <source>{} has stood, so END cannot be chosen</source>
        <translation>{} hält schon, kann also nicht END wählen</translation>
    </message>
    <message>
        <source>{} has {}, which is bombed out</source>
        <translation>{} hat {}, hat sich also überkauft</translation>
    </message>
    <message>
        <source>{} has {}, which is not bombed out</source>
        <translation>{} hat {}, hat sich also nicht überkauft</translation>
    </message>
    <message>
        <source>{} is dealt a card out of turn</source>
        <translation>{} bekommt eine Karte, ohne am Zug zu sein</translation>
    </message>
    <message>
        <source>{} is not a player of this match; its players are {} and {}</source>
        <translation>{} ist weder {} noch {}</translation>
    </message>
    <message>
        <source>{} is not a house card; house cards are 1 to 10</source>
        <translation>{} ist keine Hauskarte; es gibt 1 bis 10</translation>
    </message>
    <message>
        <source>the log says that {} wins with {} against {}, which is not so by the rules</source>
        <translation>{} soll mit {} gegen {} gewinnen, was die Regeln nicht hergeben</translation>
    </message>
    <message>
        <source>{} stands at exactly 20, so END cannot be chosen</source>
        <translation>{} hält bei genau 20, kann also nicht END wählen</translation>
    </message>
    <message>
        <source>{}’s hand has grown by {} without a new card or STAND</source>
        <translation>die Reihe von {} ist um {} gewachsen, ohne neue Karte oder STAND</translation>
    </message>
    <message>
        <source>{}’s hand is not empty at the beginning</source>
        <translation>die Reihe von {} ist am Anfang nicht leer</translation>
    </message>
    <message>
        <source>{}’s hand is not what it was in the turn before</source>
        <translation>die Reihe von {} ist nicht mehr die vom Zug davor</translation>
    </message>
    <message>
        <source>{}’s new hand is not the old one with one more card</source>
        <translation>die neue Reihe von {} ist nicht die alte und eine Karte</translation>
    </message>
    <message>
        <source>a line of such a log cannot contain the name &quot;{}&quot;</source>
        <translation>eine Zeile eines solchen Protokolls kann den Namen „{}“ nicht enthalten</translation>
    </message>
    <message>
        <source>this player has nothing to choose here</source>
        <translation>dieser Spieler hat hier nichts zu wählen</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>Partie {}: {}</translation>
    </message>
    <message>
        <source>no side card can be hidden in this hand</source>
        <translation>in dieser Hand kann keine Nebenkarte verborgen sein</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>Schritt {}: die Antwort passt nicht</translation>
    </message>
    <message>
        <source>a log of the original controller supports only the default rules and its own, but this match has others</source>
        <translation>ein solches Protokoll unterstützt nur die Standardregeln und die des ursprünglichen Programms, diese Partie hat andere</translation>
    </message>
    <message>
        <source>the log shows cards that the decks do not have</source>
        <translation>das Protokoll zeigt Karten, die die Stapel nicht haben</translation>
    </message>
    <message>
        <source>the match before is not finished and has the same players, so a log could not tell the two apart</source>
        <translation>die vorige ist nicht beendet und hat dieselben Spieler, sodass ein Protokoll beide nicht trennen könnte</translation>
    </message>
    <message>
        <source>this hand shows cards that the decks do not have</source>
        <translation>diese Hand zeigt Karten, die die Stapel nicht haben</translation>
    </message>
    <message>
        <source>a card follows the side card, but a side card ends the turn</source>
        <translation>auf die Nebenkarte folgt eine Karte, aber eine Nebenkarte beendet den Zug</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>das sind zu viele Karten</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>es sind {} Karten, es müssen {} sein</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>Hauskarte {} liegt {}-mal auf dem Tisch, es gibt sie aber {}-mal</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>mehr Nebenkarten als die {} der Regeln</translation>
    </message>
    <message>
        <source>seat {} cannot hold that many side cards</source>
        <translation>Platz {} kann nicht so viele Nebenkarten haben</translation>
    </message>
    <message>
        <source>seat {} has side card {} more often than the {} times the rules allow</source>
        <translation>Platz {} hat Nebenkarte {} öfter als die {}-mal, die die Regeln vorsehen</translation>
    </message>
    <message>
        <source>the hand is over with these cards, so no one has to act</source>
        <translation>mit diesen Karten ist die Hand zu Ende, also ist niemand am Zug</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn after {} house cards of seat 1 and {} of seat 2</source>
        <translation>Platz {} kann nach {} Hauskarten von Platz 1 und {} von Platz 2 nicht am Zug sein</translation>
    </message>
    <message>
        <source>this is not a line of the original controller’s log</source>
        <translation>dies ist keine Zeile aus dem Protokoll des ursprünglichen Programms</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>&quot;{}&quot; is not an outcome</source>
        <translation>„{}“ ist kein Ergebnis</translation>
    </message>
    <message>
        <source>The note on the cards of this match cannot be read: {}.</source>
        <translation>Was diese Partie über die Karten sagt, mit denen sie gespielt wurde, ist nicht lesbar: {}.</translation>
    </message>
    <message>
        <source>This match claims to have the cards of another deal.</source>
        <translation>Diese Partie sagt, sie sei mit den Karten einer anderen Verteilung gespielt, als sie hat.</translation>
    </message>
    <message>
        <source>This match says that a person played these cards in seat {}, but no person did.</source>
        <translation>Diese Partie sagt, ein Mensch habe mit diesen Karten Platz {} genommen, aber dort saß keiner.</translation>
    </message>
    <message>
        <source>{}, who sat there, is no longer available: {}</source>
        <translation>{}, der dort saß, ist nicht mehr verfügbar: {}</translation>
    </message>
    <message>
        <source>{}: no match of this file was played on these cards</source>
        <translation>{}: Keine Partie dieser Datei wurde mit diesen Karten gespielt</translation>
    </message>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: diese Partie ist nicht gespielt</translation>
    </message>
    <message>
        <source>{}: match {} of the file cannot be read: {}</source>
        <translation>{}: Partie {} der Datei ist nicht lesbar: {}</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>these numbers cannot be those of a rated match</source>
        <translation>diese Zahlen können nicht die einer gewerteten Partie sein</translation>
    </message>
    <message>
        <source>this field is empty</source>
        <translation>dieses Feld ist leer</translation>
    </message>
    <message>
        <source>{}: line {} is of a newer Hilltop; the rating shown here leaves out this match</source>
        <translation>{}: Zeile {} stammt von einem neueren Hilltop; die Wertung dieser Version lässt eine Partie aus</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match</source>
        <translation>{}: Zeile {} ist keine gewertete Partie</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match ({})</source>
        <translation>{}: Zeile {} ist keine gewertete Partie ({})</translation>
    </message>
    <message>
        <source>{}: the list of your bots cannot be read ({}). Repair this file or move it away; Hilltop does not overwrite it</source>
        <translation>{}: die Liste Ihrer Bots ist nicht lesbar ({}); bitte diese Datei reparieren oder beiseitelegen, Hilltop überschreibt sie nicht</translation>
    </message>
    <message>
        <source>it is not a list of bots</source>
        <translation>sie ist keine Liste von Bots</translation>
    </message>
    <message>
        <source>it was written by another version of Hilltop</source>
        <translation>eine andere Version von Hilltop hat sie geschrieben</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a content ID of a bot</source>
        <translation>„{}“ ist nicht, wie der Inhalt eines Bots heißt</translation>
    </message>
</context>
<context>
    <name>ratings</name>
    <message>
        <source>alpha and beta of sprt must lie between 0 and 0.5</source>
        <translation>alpha und beta von sprt müssen zwischen 0 und 0,5 liegen</translation>
    </message>
    <message>
        <source>the first Elo of sprt must be below the second</source>
        <translation>die erste Elo-Zahl von sprt muss unter der zweiten liegen</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>this must be a JSON object</source>
        <translation>hier muss ein JSON-Objekt stehen</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>dieses Feld fehlt</translation>
    </message>
    <message>
        <source>the record has no seal: its cards were not sealed before the match</source>
        <translation>die Aufzeichnung hat kein Siegel: ihre Karten wurden vor der Partie nicht versiegelt</translation>
    </message>
    <message>
        <source>the cards are written into the record, so they do not come from the sealed seed</source>
        <translation>die Karten stehen in der Aufzeichnung selbst, stammen also nicht vom versiegelten Startwert</translation>
    </message>
    <message>
        <source>the salt is missing, so the seal cannot be checked</source>
        <translation>das Salz fehlt, das Siegel kann also nicht geprüft werden</translation>
    </message>
    <message>
        <source>seed {} and salt {} have the SHA-256 {}, but {} was shown before the match</source>
        <translation>Startwert {} und Salz {} haben den SHA-256 {}, vor der Partie wurde aber {} gezeigt</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but seed {}, deal 0 was sealed</source>
        <translation>die Karten sind die von Startwert {}, Verteilung {}, versiegelt war aber Startwert {}, Verteilung 0</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but the sealed seed {} and the word &quot;{}&quot; give seed {}, deal 0</source>
        <translation>die Karten sind die von Startwert {}, Verteilung {}, der versiegelte Startwert {} und der Text „{}“ ergeben aber Startwert {}, Verteilung 0</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>eine Aufzeichnung ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>the bots have other faults when they play the match again</source>
        <translation>die Bots haben andere Verstöße, wenn sie die Partie noch einmal spielen</translation>
    </message>
    <message>
        <source>as {}: {}</source>
        <translation>als {}: {}</translation>
    </message>
    <message>
        <source>branches[{}]: {}</source>
        <translation>branches[{}]: {}</translation>
    </message>
    <message>
        <source>cards.{}: there is a card that the deck does not have, or not so often, or there are more cards than are dealt (step {})</source>
        <translation>cards.{}: hier steht eine Karte, die nicht oder nicht so oft im Stapel ist, oder es sind mehr Karten, als gegeben werden (Schritt {})</translation>
    </message>
    <message>
        <source>digest: the record says {}, but by its answers it is {}</source>
        <translation>digest: in der Aufzeichnung steht {}, aus ihren Antworten ergibt sich aber {}</translation>
    </message>
    <message>
        <source>faults: a fault is listed twice, or its seat has nothing to decide at that step</source>
        <translation>faults: ein Verstoß steht doppelt, oder sein Platz hat bei diesem Schritt nichts zu entscheiden</translation>
    </message>
    <message>
        <source>there must be one entry per seat</source>
        <translation>für jeden Platz muss es einen Eintrag geben</translation>
    </message>
    <message>
        <source>there are {} cards, more than in any deck</source>
        <translation>es sind {} Karten, mehr als in jedem Stapel</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {} of version {}, cannot play again, as it is now version {}</source>
        <translation>die Antworten fehlen, und Platz {}, {} in Version {}, kann nicht noch einmal spielen, denn inzwischen ist es Version {}</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {}, is not a built-in bot that could play again</source>
        <translation>die Antworten fehlen, und Platz {}, {}, ist kein eingebauter Bot, der noch einmal spielen könnte</translation>
    </message>
    <message>
        <source>this field is missing, so this is not a Hilltop record</source>
        <translation>dieses Feld fehlt, also ist dies keine Aufzeichnung von Hilltop</translation>
    </message>
    <message>
        <source>the format is {}, but this Hilltop reads up to {}; use a newer one</source>
        <translation>das Format ist {}, dieses Hilltop liest aber nur bis {}; bitte ein neueres verwenden</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>Zeile {}: {}</translation>
    </message>
    <message>
        <source>result: the record says {}, but played again it is {}</source>
        <translation>result: in der Aufzeichnung steht {}, noch einmal gespielt ist es aber {}</translation>
    </message>
    <message>
        <source>rules.{}: this rule is missing; its default, {}, is used</source>
        <translation>rules.{}: diese Regel fehlt; ihr Standard {} gilt</translation>
    </message>
    <message>
        <source>seat {} has to answer</source>
        <translation>Platz {} muss antworten</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>Schritt {}: die Partie ist schon zu Ende</translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation>Schritt {}: {}</translation>
    </message>
    <message>
        <source>the fault of seat {} is not answered as the rules require</source>
        <translation>der Verstoß von Platz {} ist nicht so beantwortet, wie es die Regeln verlangen</translation>
    </message>
    <message>
        <source>the match has no such part; its parts are 0 to {}</source>
        <translation>diesen Teil hat die Partie nicht; ihre Teile sind 0 bis {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {} to {}</source>
        <translation>es sind {} Plätze, aber {} hat {} bis {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {}</source>
        <translation>es sind {} Plätze, aber {} hat {}</translation>
    </message>
    <message>
        <source>the file contains no record</source>
        <translation>die Datei enthält keine Aufzeichnung</translation>
    </message>
    <message>
        <source>there is no format &quot;{}&quot;; the formats are {}</source>
        <translation>es gibt kein Format „{}“; die Formate sind {}</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>{} is neither a Hilltop record nor a log Hilltop can read ({})</source>
        <translation>{} ist weder eine Aufzeichnung von Hilltop noch ein Protokoll, das Hilltop lesen kann ({})</translation>
    </message>
    <message>
        <source>{} is not a Hilltop record</source>
        <translation>{} ist keine Aufzeichnung von Hilltop</translation>
    </message>
    <message>
        <source>{}: line {} is no longer the match that was opened</source>
        <translation>{}: Zeile {} ist nicht mehr die Partie, die geöffnet wurde</translation>
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
        <source>match {}: the match is of {}, but {} is a format of {}</source>
        <translation>Partie {}: die Partie ist eine von {}, aber {} ist ein Format von {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>Partie {}: {}</translation>
    </message>
    <message>
        <source>{} needs tables that have not been computed here for these rules; run hilltop-cli solve {} with the same --rules</source>
        <translation>{} braucht Tabellen, die hier für diese Regeln noch nicht erstellt wurden; hilltop-cli solve {} erstellt sie, mit denselben --rules</translation>
    </message>
    <message>
        <source>it has {} answers, but needs {}</source>
        <translation>er hat {} Antworten, braucht aber {}</translation>
    </message>
    <message>
        <source>the match is of {}, but {} is a format of {}</source>
        <translation>die Partie ist eine von {}, aber {} ist ein Format von {}</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} ist leer</translation>
    </message>
    <message>
        <source>the answers are missing, and {} of version {} cannot be played again, as it is now version {}</source>
        <translation>die Antworten fehlen, und {} in Version {} kann nicht noch einmal gespielt werden, denn inzwischen ist es Version {}</translation>
    </message>
    <message>
        <source>the version is {}, but this Hilltop plays {} {}; use a newer one</source>
        <translation>die Version ist {}, dieses Hilltop spielt aber {} {}; bitte ein neueres verwenden</translation>
    </message>
    <message>
        <source>the match has no such part</source>
        <translation>diesen Teil hat die Partie nicht</translation>
    </message>
    <message>
        <source>the match was played by version {} of {}, but this is version {}: {}</source>
        <translation>die Partie wurde mit Version {} von {} gespielt, und dies ist Version {}: {}</translation>
    </message>
    <message>
        <source>a match that begins with a position has no cards of its own</source>
        <translation>eine Partie, die mit einer Stellung beginnt, hat keine eigenen Karten</translation>
    </message>
    <message>
        <source>the match begins with a position, but {} supports only whole matches</source>
        <translation>die Partie beginnt mit einer Stellung, aber {} kennt nur ganze Partien</translation>
    </message>
    <message>
        <source>the position has other rules than the match</source>
        <translation>die Stellung hat andere Regeln als die Partie</translation>
    </message>
    <message>
        <source>the position has {} seats, but the match has {}</source>
        <translation>die Stellung hat {} Plätze, die Partie aber {}</translation>
    </message>
    <message>
        <source>start: the position has {} seats, but the match has {}</source>
        <translation>start: die Stellung hat {} Plätze, die Partie aber {}</translation>
    </message>
    <message>
        <source>the text is not JSON: {}</source>
        <translation>der Text ist kein JSON: {}</translation>
    </message>
    <message>
        <source>there is no match and no position in the text</source>
        <translation>im Text steht weder eine Partie noch eine Stellung</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>there is no game &quot;{}&quot;; the games are {}</source>
        <translation>es gibt kein Spiel „{}“; die Spiele sind {}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Match {}, {}</source>
        <translation>Partie {}, {}</translation>
    </message>
    <message>
        <source>There is no match in this file.</source>
        <translation>In dieser Datei ist keine Partie.</translation>
    </message>
    <message>
        <source>A rated match is being played with these cards. You can see them when it is over.</source>
        <translation>Mit diesen Karten läuft eine gewertete Partie. Sie sind zu sehen, sobald sie zu Ende ist.</translation>
    </message>
    <message>
        <source>no decision is due at this position</source>
        <translation>in dieser Stellung steht keine Entscheidung an</translation>
    </message>
</context>
<context>
    <name>review_files</name>
    <message>
        <source>{} was written by a newer version of Hilltop</source>
        <translation>{} stammt von einer neueren Version von Hilltop</translation>
    </message>
    <message>
        <source>{}: the folder cannot be read ({})</source>
        <translation>{}: der Ordner ist nicht lesbar ({})</translation>
    </message>
    <message>
        <source>{}: the folder contains no .hmatch file</source>
        <translation>{}: der Ordner enthält keine .hmatch-Datei</translation>
    </message>
    <message>
        <source>{} has become shorter while it was read; try again</source>
        <translation>{} ist inzwischen kürzer geworden</translation>
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
        <translation>{}: Partie {}: {}</translation>
    </message>
    <message>
        <source>the match has no such seat</source>
        <translation>die Partie hat keinen solchen Platz</translation>
    </message>
    <message>
        <source>there is only one answer</source>
        <translation>lässt keine Wahl</translation>
    </message>
    <message>
        <source>the seat has nothing to decide here</source>
        <translation>der Platz hat hier nichts zu entscheiden</translation>
    </message>
    <message>
        <source>the file is a log of another program, which cannot store analyses</source>
        <translation>die Datei ist ein Protokoll eines anderen Programms, das keine Analysen aufnimmt</translation>
    </message>
    <message>
        <source>the match already has a deeper analysis, which is kept</source>
        <translation>die Partie hat schon eine tiefere Analyse, die bleibt</translation>
    </message>
    <message>
        <source>the match already has an analysis by a newer version of Hilltop, which is kept</source>
        <translation>die Partie hat eine Analyse einer neueren Version von Hilltop, die bleibt</translation>
    </message>
    <message>
        <source>{} is not a file of analyses</source>
        <translation>{} ist keine Datei mit Analysen</translation>
    </message>
    <message>
        <source>{}; analyses are kept in {} instead</source>
        <translation>{}; Analysen liegen stattdessen in {}</translation>
    </message>
</context>
<context>
    <name>rps</name>
    <message>
        <source>there are more than {} cards</source>
        <translation>es sind mehr als {} Karten</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>es sind {} Karten, es müssen {} sein</translation>
    </message>
    <message>
        <source>there is no base card, but all cards are drafted</source>
        <translation>es gibt keine Grundkarte, aber alle Karten sind schon gewählt</translation>
    </message>
    <message>
        <source>seat {} has played more than the {} cards it can have kept</source>
        <translation>Platz {} hat mehr gespielt als die {} Karten, die er behalten haben kann</translation>
    </message>
    <message>
        <source>{} is not a card; write for example R3</source>
        <translation>{} ist keine Karte wie R3</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} kommt zweimal vor</translation>
    </message>
    <message>
        <source>{} was not drafted by this seat</source>
        <translation>{} wurde von diesem Platz nicht gewählt</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>{} is not a file of settings</source>
        <translation>{} ist keine Datei mit Einstellungen</translation>
    </message>
    <message>
        <source>The card deck {} can’t be used: {}. Hilltop’s own cards are shown.</source>
        <translation>Das Kartenblatt {} lässt sich nicht verwenden: {}. Hilltop zeigt seine eigenen Karten.</translation>
    </message>
    <message>
        <source>The card deck {} isn’t installed any more. Hilltop’s own cards are shown.</source>
        <translation>Das Kartenblatt {} ist nicht mehr installiert. Hilltop zeigt seine eigenen Karten.</translation>
    </message>
    <message>
        <source>it has no usable card {}</source>
        <translation>Die Karte {} fehlt oder ist unbrauchbar</translation>
    </message>
    <message>
        <source>its drawing has too many parts</source>
        <translation>Die Zeichnung hat zu viele Teile</translation>
    </message>
    <message>
        <source>its drawing is damaged</source>
        <translation>Die Zeichnung ist beschädigt</translation>
    </message>
    <message>
        <source>its drawing is larger than 64 MB when unpacked</source>
        <translation>Die Zeichnung ist entpackt größer als 64 MB</translation>
    </message>
    <message>
        <source>its drawing is no SVG file</source>
        <translation>Die Zeichnung ist keine SVG-Datei</translation>
    </message>
    <message>
        <source>its index.desktop names no drawing</source>
        <translation>index.desktop nennt keine Zeichnung</translation>
    </message>
</context>
<context>
    <name>thegame</name>
    <message>
        <source>rule hand is {}, but with {} seats it must be from 1 to {}</source>
        <translation>Regel hand ist {}, mit {} Plätzen muss sie von 1 bis {} sein</translation>
    </message>
    <message>
        <source>rule minimum is {}, but with hand {} it must be from 1 to {}</source>
        <translation>Regel minimum ist {}, mit hand {} muss sie von 1 bis {} sein</translation>
    </message>
    <message>
        <source>rule minimum_empty is {}, but with hand {} it must be from 0 to {}</source>
        <translation>Regel minimum_empty ist {}, mit hand {} muss sie von 0 bis {} sein</translation>
    </message>
    <message>
        <source>a wish comes before the first card</source>
        <translation>ein Wunsch steht vor der ersten Karte</translation>
    </message>
    <message>
        <source>all cards are played, so the match is over</source>
        <translation>alle Karten sind gespielt, die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>card {} does not fit on pile {}, which shows {}</source>
        <translation>Karte {} passt nicht auf Stapel {}, auf dem {} liegt</translation>
    </message>
    <message>
        <source>card {} is played twice</source>
        <translation>Karte {} ist zweimal gespielt</translation>
    </message>
    <message>
        <source>card {} appears twice</source>
        <translation>Karte {} ist zweimal da</translation>
    </message>
    <message>
        <source>card {} is already on a pile</source>
        <translation>Karte {} liegt auf einem Stapel</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>das sind zu viele Karten</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>es sind {} Karten, es müssen {} sein</translation>
    </message>
    <message>
        <source>after these moves it is seat {}’s turn</source>
        <translation>nach diesen Zügen ist Platz {} am Zug</translation>
    </message>
    <message>
        <source>none of the cards fits, so the match is over</source>
        <translation>keine Karte davon passt, die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>seat {} plays on seat {}’s turn</source>
        <translation>Platz {} spielt, am Zug ist aber Platz {}</translation>
    </message>
    <message>
        <source>there is no card {}</source>
        <translation>es gibt keine Karte {}</translation>
    </message>
    <message>
        <source>there is no pile {}</source>
        <translation>es gibt keinen Stapel {}</translation>
    </message>
    <message>
        <source>a wish is only possible after a card was played</source>
        <translation>nach Wünschen wird erst nach einer Karte gefragt</translation>
    </message>
    <message>
        <source>a wish must be from 0 to {}</source>
        <translation>Wünsche gehen von 0 bis {}</translation>
    </message>
    <message>
        <source>{} is not a move; write the seat and its move, such as 0 42&gt;1</source>
        <translation>{} ist kein Platz mit seinem Zug, wie 0 42&gt;1</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>der Wert ist {}, aus dem Rest folgt aber {}</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>SPRT compares two entrants in a round-robin, but there are {} in a {}</source>
        <translation>SPRT vergleicht zwei Teilnehmer in einem Rundenturnier, hier sind es {} im Modus {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in &quot;{}&quot; is not a number</source>
        <translation>„{}“ in „{}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a stop rule; write fixed, interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA]</source>
        <translation>„{}“ ist weder fixed noch interval=BREITE noch sprt=ELO0,ELO1 mit oder ohne ,ALPHA,BETA</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {} or {}</source>
        <translation>„{}“ ist weder {} noch {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a shard; 3/8 is the fourth of eight, counted from 0, of at most {}</source>
        <translation>„{}“ ist kein Teil; 3/8 ist der vierte von acht, von 0 an gezählt, von höchstens {}</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>ein Plan ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>only knockout and cup have a ranking; leave it out</source>
        <translation>eine Setzliste gehört zu K.-o. und Pokal, bitte weglassen</translation>
    </message>
    <message>
        <source>a stop rule looks at all results in order, so it cannot be played in shards; use stop=fixed</source>
        <translation>eine Stoppregel sieht alle Ergebnisse der Reihe nach an, lässt sich also nicht in Teilen spielen; bitte stop=fixed verwenden</translation>
    </message>
    <message>
        <source>a {} is always played to its end; use stop=fixed</source>
        <translation>der Modus {} wird bis zum Ende gespielt, dazu passt nur stop=fixed</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use one-table or random-tables</source>
        <translation>der Modus {} braucht zwei Seiten, {} mit {} Plätzen hat andere: bitte one-table oder random-tables verwenden</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use random-tables</source>
        <translation>der Modus {} braucht zwei Seiten, {} mit {} Plätzen hat andere: bitte random-tables verwenden</translation>
    </message>
    <message>
        <source>game: this field is missing</source>
        <translation>game: dieses Feld fehlt</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches ist {}, es muss eine ganze Zahl von 1 bis {} sein</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use {1} seats or random-tables</source>
        <translation>ein Tisch mit {0} Plätzen lässt sich unter {1} Teilnehmern nicht gleich aufteilen: bitte {1} Plätze oder random-tables verwenden</translation>
    </message>
    <message>
        <source>only swiss has a number of rounds; leave it out</source>
        <translation>rounds gibt es nur bei swiss, bitte weglassen</translation>
    </message>
    <message>
        <source>the Elos of sprt must lie between -1000 and 1000</source>
        <translation>die Elo-Zahlen von sprt müssen zwischen -1000 und 1000 liegen</translation>
    </message>
    <message>
        <source>the rounds of a {} depend on results, so it cannot be played in shards</source>
        <translation>die Runden im Modus {} hängen von Ergebnissen ab, er lässt sich also nicht in Teilen spielen</translation>
    </message>
    <message>
        <source>the width of the interval must be above 0, such as interval=0.02</source>
        <translation>die Breite des Intervalls muss über 0 liegen, etwa interval=0.02</translation>
    </message>
    <message>
        <source>there are no entrants</source>
        <translation>es gibt keine Teilnehmer</translation>
    </message>
    <message>
        <source>there are {} entrants, but at most {} can play</source>
        <translation>es sind {} Teilnehmer, höchstens {} können spielen</translation>
    </message>
    <message>
        <source>{} entrants with {} matches per pairing and stop={} make {} series, but at most {} are possible; use fewer matches</source>
        <translation>{} Teilnehmer mit {} Partien je Paarung und stop={} ergeben {} Serien, höchstens {} sind möglich; bitte weniger Partien verwenden</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there are none</source>
        <translation>{} braucht mindestens zwei Teilnehmer, es gibt keine</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there is only one</source>
        <translation>{} braucht mindestens zwei Teilnehmer, es gibt einen</translation>
    </message>
    <message>
        <source>{} does not take part, so it has no limits</source>
        <translation>{} nimmt nicht teil, hat also keine Grenzen</translation>
    </message>
    <message>
        <source>{} has limits of its own but does not take part</source>
        <translation>{} hat eigene Grenzen, nimmt aber nicht teil</translation>
    </message>
    <message>
        <source>{} is built in and has no limits</source>
        <translation>{} ist eingebaut und hat keine Grenzen</translation>
    </message>
    <message>
        <source>{}: all seats play together, so there is no best response to a bot</source>
        <translation>{}: alle Plätze spielen zusammen, gegen einen Bot ist also nichts zu gewinnen</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use random-tables</source>
        <translation>ein Tisch mit {0} Plätzen lässt sich unter {1} Teilnehmern nicht gleich aufteilen: bitte random-tables verwenden</translation>
    </message>
    <message>
        <source>{} remembers earlier matches, and all pairings share the duplicate deals, so this cannot be played in shards; use the limit remembers=match, or no duplicate deals</source>
        <translation>{} erinnert sich an frühere Partien, und bei Duplikat-Verteilung spielen alle Paarungen dieselben Karten, das lässt sich also nicht in Teilen spielen; bitte die Grenze remembers=match verwenden oder keine Duplikat-Verteilung</translation>
    </message>
    <message>
        <source>{} rounds are too many for {} entrants; at most {} can be played without meeting twice</source>
        <translation>{} Runden sind zu viele für {} Teilnehmer, ohne eine zweite Begegnung sind höchstens {} möglich</translation>
    </message>
    <message>
        <source>there must be a name for each entrant, but there are {} names for {} entrants</source>
        <translation>es sind {} Namen für {} Teilnehmer</translation>
    </message>
    <message>
        <source>seal: give both the seed and the salt, or neither</source>
        <translation>seal: Startwert und Salz müssen entweder beide angegeben oder beide geheim sein</translation>
    </message>
    <message>
        <source>seal: {} is not the SHA-256 of seed {} and salt {}</source>
        <translation>seal: {} ist nicht der SHA-256 von Startwert {} und Salz {}</translation>
    </message>
    <message>
        <source>together: bots that play with the engine could read the sealed seed; leave it out</source>
        <translation>together: Bots, die zusammen mit der Engine laufen, könnten den versiegelten Startwert lesen; bitte weglassen</translation>
    </message>
    <message>
        <source>a plan does not have this field</source>
        <translation>dieses Feld hat ein Plan nicht</translation>
    </message>
    <message>
        <source>this must be all, faults, sample or none</source>
        <translation>hier muss all, faults, sample oder none stehen</translation>
    </message>
    <message>
        <source>this must be given or round-robin</source>
        <translation>hier muss given oder round-robin stehen</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;decision&quot;: &quot;1s&quot;}}</source>
        <translation>hier muss ein Objekt stehen, etwa {{&quot;decision&quot;: &quot;1s&quot;}}</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</source>
        <translation>hier muss ein Objekt stehen, etwa {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</translation>
    </message>
    <message>
        <source>this must be text such as &quot;250ms&quot;</source>
        <translation>hier muss ein Text stehen, etwa „250ms“</translation>
    </message>
    <message>
        <source>only a hill has {}</source>
        <translation>nur ein Hügel hat {}</translation>
    </message>
</context>
<context>
    <name>tournament_files</name>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: diese Partie ist nicht gespielt</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} kann nicht geschrieben werden: {}</translation>
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
        <translation>ihre Ergebnisse brechen ab</translation>
    </message>
    <message>
        <source>its results were changed</source>
        <translation>ihre Ergebnisse wurden verändert</translation>
    </message>
    <message>
        <source>its results are in a format this program does not know</source>
        <translation>ihre Ergebnisse haben ein Format, das dieses Programm nicht kennt</translation>
    </message>
    <message>
        <source>its results have the wrong size</source>
        <translation>ihre Ergebnisse haben nicht die richtige Größe</translation>
    </message>
    <message>
        <source>{} has no match {}; its plan ends with {}</source>
        <translation>{} hat keine Partie {}, der Plan endet mit {}</translation>
    </message>
    <message>
        <source>{}: match {} was not kept</source>
        <translation>{}: Partie {} wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot has changed since</source>
        <translation>{}: Partie {} war eine andere: noch einmal gespielt ergab sie andere Antworten, ein Bot hat sich seither geändert</translation>
    </message>
    <message>
        <source>{}: its plan cannot be read: {}</source>
        <translation>{}: ihr Plan ist nicht lesbar: {}</translation>
    </message>
    <message>
        <source>{}: its plan cannot be played: {}</source>
        <translation>{}: ihr Plan ist nicht spielbar: {}</translation>
    </message>
    <message>
        <source>{}: its plan has {} bots, but {} entrants, so the file is damaged; try a copy of it</source>
        <translation>{}: ihr Plan hat {} Bots, aber {} Teilnehmer; die Datei ist beschädigt, eine Kopie hilft vielleicht</translation>
    </message>
    <message>
        <source>{}: series {} does not follow from the results before it. Either {} broke ties by other rules, then play this tournament anew, or the file is damaged</source>
        <translation>{}: Serie {} folgt nicht aus den Ergebnissen davor; entweder hat {} ein Unentschieden nach anderen Regeln entschieden, dann bitte dieses Turnier neu spielen, oder die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>{}: series {} does not belong to its plan, so the file is damaged; try a copy of it</source>
        <translation>{}: Serie {} gehört nicht zu ihrem Plan; die Datei ist beschädigt, eine Kopie hilft vielleicht</translation>
    </message>
    <message>
        <source>{} was played by {}, which split tournaments of your own bots differently; open it with that version or play it again</source>
        <translation>{} wurde von {} gespielt, das Turniere eigener Bots anders aufteilte; bitte mit jener Version öffnen oder neu spielen</translation>
    </message>
    <message>
        <source>{}: {} and {} meet in series {}, but the file may hold another pairing: {} may have broken a tie before it by other rules; play this tournament anew</source>
        <translation>{}: {} und {} treffen sich in Serie {}, aber es lässt sich nicht sagen, dass sie sie gespielt haben: {} hat ein Unentschieden davor vielleicht nach anderen Regeln entschieden; bitte dieses Turnier neu spielen</translation>
    </message>
    <message>
        <source>{}: the file of {} was changed or removed, so the results would be of two different bots; restore the file that has played so far, or begin a new tournament</source>
        <translation>{}: die Datei von {} wurde seither geändert oder fehlt, die Ergebnisse wären von zwei verschiedenen Bots; legen Sie zurück, was bisher gespielt hat, oder beginnen Sie ein neues Turnier</translation>
    </message>
    <message>
        <source>{}: {} has changed (version {} has played so far, now it is version {}), so the results would be of two different bots; keep the results as they are, or begin a new tournament</source>
        <translation>{}: {} hat sich seither geändert (bisher spielte Version {}, jetzt ist es Version {}), die Ergebnisse wären also von zwei verschiedenen Bots; bitte nur ansehen oder ein neues Turnier beginnen</translation>
    </message>
    <message>
        <source>{}: match {} was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: Partie {} gilt als aufgegeben und wurde nicht gespielt, weil ein Bot da schon ausgeschieden war</translation>
    </message>
    <message>
        <source>{}: the record of match {} cannot be read: {}</source>
        <translation>{}: die Aufzeichnung der Partie {} ist nicht lesbar: {}</translation>
    </message>
    <message>
        <source>there is no home folder in which the sealed seed could be kept</source>
        <translation>es gibt keinen Home-Ordner, in dem der versiegelte Startwert gespeichert werden könnte</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} kann nicht angelegt werden ({})</translation>
    </message>
    <message>
        <source>seal: {} is not a SHA-256</source>
        <translation>seal: {} ist kein SHA-256</translation>
    </message>
    <message>
        <source>its seed is sealed, and only the computer that began it knows the seed; open it there, wait until it is over, or copy {} from there</source>
        <translation>der Startwert ist versiegelt und nur dem Computer bekannt, auf dem das Turnier begann; bitte dort ansehen, das Ende abwarten oder {} von dort kopieren</translation>
    </message>
    <message>
        <source>{}: its seed is not the one that was sealed</source>
        <translation>{}: das ist nicht der Startwert, der versiegelt wurde</translation>
    </message>
    <message>
        <source>the match cannot be shown before the tournament ends and its sealed seed is published: {}</source>
        <translation>die Partie lässt sich erst am Ende zeigen, wenn der versiegelte Startwert bekannt wird: {}</translation>
    </message>
    <message>
        <source>{}: series {} arrived, but series {} was expected</source>
        <translation>{}: Serie {} kam anstelle von {}</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>sie hat kein {}</translation>
    </message>
    <message>
        <source>its plan or entrants were changed</source>
        <translation>ihr Plan oder ihre Teilnehmer wurden verändert</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{} gibt es schon; bitte einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>{}{} belongs to another file; remove it or choose another name</source>
        <translation>{}{} gehört zu einer anderen Datei; bitte löschen oder einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>{} is being changed by another Hilltop; wait until that is done, or stop it</source>
        <translation>{} wird gerade von einem anderen Hilltop geändert; warten, bis es fertig ist, oder es anhalten</translation>
    </message>
    <message>
        <source>{} is empty; it was cut off when it was created or copied</source>
        <translation>{} ist leer; sie wurde beim Anlegen oder Kopieren abgebrochen</translation>
    </message>
    <message>
        <source>{} is of format {}, made by a newer Hilltop; this one reads format {}</source>
        <translation>{} hat Format {}, von einem neueren Hilltop; dieses liest Format {}</translation>
    </message>
    <message>
        <source>it has no format</source>
        <translation>sie hat kein Format</translation>
    </message>
    <message>
        <source>{}: its folder is read-only; copy it and continue with the copy</source>
        <translation>{}: der Ordner ist schreibgeschützt; bitte kopieren und mit der Kopie fortfahren</translation>
    </message>
    <message>
        <source>{} is read-only; copy it and continue with the copy</source>
        <translation>{} ist schreibgeschützt; bitte kopieren und mit der Kopie fortfahren</translation>
    </message>
    <message>
        <source>{} was replaced by another file while the tournament was running</source>
        <translation>{}: eine andere Datei hat ihren Namen bekommen, während sie gespielt wurde</translation>
    </message>
    <message>
        <source>{} was deleted or moved while the tournament was running</source>
        <translation>{} wurde gelöscht oder verschoben, während sie gespielt wurde</translation>
    </message>
    <message>
        <source>{} was changed by another program; open it again</source>
        <translation>{}: ein anderes Programm hat sie geändert; bitte neu öffnen</translation>
    </message>
    <message>
        <source>no such column: {}</source>
        <translation>Spalte fehlt: {}</translation>
    </message>
    <message>
        <source>its table {} has other columns</source>
        <translation>ihre Tabelle {} hat andere Spalten</translation>
    </message>
    <message>
        <source>its {} {} does not belong there</source>
        <translation>{} {} gehört nicht hinein</translation>
    </message>
    <message>
        <source>no such table: {}</source>
        <translation>Tabelle fehlt: {}</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>Inhalt der Datenbank beschädigt</translation>
    </message>
    <message>
        <source>{} and {} are of different plans; merge shards of one plan</source>
        <translation>{} und {} gehören zu verschiedenen Plänen; nur Teile eines Plans lassen sich zusammenführen</translation>
    </message>
    <message>
        <source>{} is a shard of {}, {} one of {}; merge shards of one run</source>
        <translation>{} ist ein Teil von {}, {} einer von {}; nur Teile eines Laufs lassen sich zusammenführen</translation>
    </message>
    <message>
        <source>{} and {} have different entrants</source>
        <translation>{} und {} haben verschiedene Teilnehmer</translation>
    </message>
    <message>
        <source>{} and {} were played with different programs of entrant {} (versions {} and {}); play one of the shards again</source>
        <translation>{} und {} wurden mit verschiedenen Programmen des Teilnehmers {} gespielt (Versionen {} und {}); bitte einen der Teile noch einmal spielen</translation>
    </message>
    <message>
        <source>{} is a whole tournament, not a shard of one</source>
        <translation>{} ist ein ganzes Turnier, nicht ein Teil davon</translation>
    </message>
    <message>
        <source>there is nothing to merge; name all shards of a tournament</source>
        <translation>es gibt nichts zusammenzuführen; bitte alle Teile eines Turniers nennen</translation>
    </message>
    <message>
        <source>{} and {} are both shard {} of {}; name each shard once</source>
        <translation>{} und {} sind beide Teil {} von {}; bitte jeden Teil nur einmal nennen</translation>
    </message>
    <message>
        <source>shard {} of {} is missing; name all {} shards, finished or not</source>
        <translation>Teil {} von {} fehlt; bitte alle {} Teile nennen, fertig oder nicht</translation>
    </message>
    <message>
        <source>{} is damaged (series {} is missing); use a copy of it</source>
        <translation>{} ist beschädigt (Serie {} fehlt); bitte eine Kopie verwenden</translation>
    </message>
    <message>
        <source>{} cannot be merged here: {}</source>
        <translation>{} kann hier nicht zusammengeführt werden: {}</translation>
    </message>
    <message>
        <source>{}: the recovered data could not be written</source>
        <translation>{}: die geretteten Daten konnten nicht geschrieben werden</translation>
    </message>
    <message>
        <source>some faults belong to no series</source>
        <translation>Verstöße gehören zu keiner Serie</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} kann nicht geöffnet werden ({})</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} kann nicht geschrieben werden ({})</translation>
    </message>
    <message>
        <source>malformed database schema</source>
        <translation>Aufbau der Datenbank beschädigt</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>Datenbank lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>Lese- oder Schreibfehler des Datenträgers</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>nicht genug Arbeitsspeicher</translation>
    </message>
    <message>
        <source>access permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>not authorized</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>locking protocol</source>
        <translation>Sperre nicht möglich</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>Inhalt zu groß</translation>
    </message>
    <message>
        <source>constraint failed</source>
        <translation>Bedingung der Datenbank verletzt</translation>
    </message>
    <message>
        <source>datatype mismatch</source>
        <translation>Wert von falscher Art</translation>
    </message>
    <message>
        <source>large file support is disabled</source>
        <translation>große Dateien werden hier nicht unterstützt</translation>
    </message>
    <message>
        <source>{} cannot be opened (there is not enough memory)</source>
        <translation>{} kann nicht geöffnet werden (kein Speicher)</translation>
    </message>
    <message>
        <source>{0} cannot be read without {0}{1}, and its folder is read-only; copy both files into a folder of your own</source>
        <translation>{0} ist ohne {0}{1} nicht lesbar, und der Ordner darf nicht beschrieben werden; bitte beide Dateien in einen eigenen Ordner kopieren</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>sie hört zu früh auf</translation>
    </message>
    <message>
        <source>{} is in use by another program; close it there or wait</source>
        <translation>{}: ein anderes Programm benutzt sie; bitte dort schließen oder warten</translation>
    </message>
    <message>
        <source>{}: the disk is full. Everything saved until now is kept; free some space and continue</source>
        <translation>{}: der Datenträger ist voll; alles bis jetzt Gespeicherte bleibt erhalten, bitte Platz schaffen und fortfahren</translation>
    </message>
    <message>
        <source>{} is read-only; copy it to a folder of your own and continue with the copy</source>
        <translation>{} ist schreibgeschützt; bitte in einen eigenen Ordner kopieren und mit der Kopie fortfahren</translation>
    </message>
    <message>
        <source>{} cannot be read or written ({})</source>
        <translation>{} kann nicht gelesen oder geschrieben werden ({})</translation>
    </message>
    <message>
        <source>{} cannot be used ({})</source>
        <translation>{} ist nicht verwendbar ({})</translation>
    </message>
    <message>
        <source>{} is damaged ({}); nothing was changed in it, use a copy of it</source>
        <translation>{} ist beschädigt ({}); nichts daran wurde verändert, bitte eine Kopie verwenden</translation>
    </message>
    <message>
        <source>a fault was changed</source>
        <translation>ein Verstoß wurde verändert</translation>
    </message>
    <message>
        <source>a part of series {} is missing</source>
        <translation>ein Teil der Serie {} fehlt</translation>
    </message>
    <message>
        <source>its last series is numbered {}</source>
        <translation>ihre letzte Serie trägt die Nummer {}</translation>
    </message>
    <message>
        <source>its processor times were changed</source>
        <translation>ihre Prozessorzeiten wurden verändert</translation>
    </message>
    <message>
        <source>series {} has the results of another series</source>
        <translation>Serie {} hat die Ergebnisse einer anderen</translation>
    </message>
    <message>
        <source>series {} is missing</source>
        <translation>Serie {} fehlt</translation>
    </message>
    <message>
        <source>series {}: {}</source>
        <translation>Serie {}: {}</translation>
    </message>
    <message>
        <source>the faults of series {} were changed</source>
        <translation>die Verstöße von Serie {} wurden verändert</translation>
    </message>
    <message>
        <source>the matches of series {} were changed</source>
        <translation>die Partien von Serie {} wurden verändert</translation>
    </message>
    <message>
        <source>{} is not a tournament file</source>
        <translation>{} ist keine Turnierdatei</translation>
    </message>
</context>
<context>
    <name>tournaments</name>
    <message>
        <source>{}: opening it was cancelled</source>
        <translation>{}: Das Öffnen wurde abgebrochen</translation>
    </message>
</context>
<context>
    <name>wires</name>
    <message>
        <source>limit {}: &quot;{}&quot; is not {}</source>
        <translation>Grenze {}: „{}“ ist nicht {}</translation>
    </message>
    <message>
        <source>there is no limit &quot;{}&quot;; the limits are start, first, decision, reply, stderr, memory, processes, total, remembers and ponder</source>
        <translation>eine Grenze „{}“ gibt es nicht: start, first, decision, reply, stderr, memory, processes, total, remembers, ponder</translation>
    </message>
    <message>
        <source>{} seats answer at once, but there are only {}</source>
        <translation>{} Plätze antworten zugleich, von {}</translation>
    </message>
    <message>
        <source>an answer is not in the list, or all answers together are too long</source>
        <translation>eine Antwort ist keine der darin enthaltenen, oder alle zusammen sind zu lang</translation>
    </message>
    <message>
        <source>there is no answer for a fault of seat {} in step {}</source>
        <translation>zu einem Verstoß von Platz {} in Schritt {} gibt es keine Antwort</translation>
    </message>
    <message>
        <source>there is no answer for a note on decision {} of seat {}</source>
        <translation>zu einer Notiz über Entscheidung {} von Platz {} gibt es keine Antwort</translation>
    </message>
    <message>
        <source>these are matches of another series</source>
        <translation>das sind Partien einer anderen Serie</translation>
    </message>
    <message>
        <source>the data has {} matches, but only {} are left</source>
        <translation>{} Partien sind mehr als die {}, die noch fehlen</translation>
    </message>
    <message>
        <source>match {} of {}: {}</source>
        <translation>Partie {} von {}: {}</translation>
    </message>
    <message>
        <source>the data has another length than it says</source>
        <translation>darin steht mehr oder weniger als angegeben</translation>
    </message>
    <message>
        <source>{}: this program cannot run bots of your own</source>
        <translation>{}: dieses Programm kann keine eigenen Bots ausführen</translation>
    </message>
    <message>
        <source>step {}: {} seats answer, but {} have to</source>
        <translation>Schritt {}: {} Plätze antworten, {} sind gefragt</translation>
    </message>
    <message>
        <source>the rest of the data does not fit its {} steps</source>
        <translation>der Rest passt nicht zu den {} Schritten</translation>
    </message>
    <message>
        <source>step {}: seat {} cannot have given this answer</source>
        <translation>Schritt {}: Platz {} kann nicht so geantwortet haben</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>Schritt {}: die Partie ist schon zu Ende</translation>
    </message>
</context>
<context>
    <name>zipdeck</name>
    <message>
        <source>a table of two can be solved for up to {} rounds, but not for {}</source>
        <translation>ein Tisch zu zweit ist bis zu {} Runden gelöst, nicht für {}</translation>
    </message>
    <message>
        <source>there are more entries here than seats</source>
        <translation>nennt mehr Plätze, als es gibt</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} kommt zweimal vor</translation>
    </message>
</context>
</TS>
