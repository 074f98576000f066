<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>ActionBar</name>
    <message>
        <source>Hint</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Clicca o premi un tasto</translation>
    </message>
    <message>
        <source>Choose what it is aimed at. Esc starts again.</source>
        <translation>Scegli il bersaglio. Esc per ricominciare.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakActions</name>
    <message>
        <source>over 20, at %1</source>
        <translation>oltre 20, a %1</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>pari a %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>%1 and stand</source>
        <translation>%1 e stai</translation>
    </message>
    <message>
        <source>%1, end turn</source>
        <translation>%1, fine turno</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stai</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>da %1</translation>
    </message>
    <message>
        <source>one more card, from %1</source>
        <translation>un’altra carta, da %1</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Clicca o premi un tasto</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Riprendi la carta</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakBars</name>
    <message>
        <source>Chance, in %, that a card drawn makes exactly 20 from:</source>
        <translation>Probabilità, in %, che una carta pescata faccia esattamente 20 da:</translation>
    </message>
    <message>
        <source>From %1: %2 %</source>
        <translation>Da %1: %2 %</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakCards</name>
    <message>
        <source>house card %1</source>
        <translation>carta del banco %1</translation>
    </message>
    <message>
        <source>house card %1, flipped: %2</source>
        <translation>carta del banco %1, invertita: %2</translation>
    </message>
    <message>
        <source>house card %1, doubled: %2</source>
        <translation>carta del banco %1, raddoppiata: %2</translation>
    </message>
    <message>
        <source>side card, flipped: %1</source>
        <translation>carta laterale, invertita: %1</translation>
    </message>
    <message>
        <source>side card that flips 2 and 4</source>
        <translation>carta laterale che inverte 2 e 4</translation>
    </message>
    <message>
        <source>side card that flips 3 and 6</source>
        <translation>carta laterale che inverte 3 e 6</translation>
    </message>
    <message>
        <source>side card that doubles</source>
        <translation>carta laterale che raddoppia</translation>
    </message>
    <message>
        <source>tie card, ±1</source>
        <translation>carta spareggio, ±1</translation>
    </message>
    <message>
        <source>tie card, %1</source>
        <translation>carta spareggio, %1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>carta laterale %1</translation>
    </message>
    <message>
        <source>±1 or ±2, your choice</source>
        <translation>±1 o ±2, a scelta</translation>
    </message>
    <message>
        <source>flips your 2s and 4s</source>
        <translation>inverte i tuoi 2 e 4</translation>
    </message>
    <message>
        <source>flips your 3s and 6s</source>
        <translation>inverte i tuoi 3 e 6</translation>
    </message>
    <message>
        <source>doubles your last card</source>
        <translation>raddoppia la tua ultima carta</translation>
    </message>
    <message>
        <source>±1, and a tie is yours</source>
        <translation>±1, e il pareggio è tuo</translation>
    </message>
    <message>
        <source>Counts +1, −1, +2 or −2, as you choose when you play it.</source>
        <translation>Vale +1, −1, +2 o −2, a tua scelta quando la giochi.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 2 and 4 in your row.</source>
        <translation>In sé non vale nulla e cambia il segno di ogni 2 e 4 della tua fila.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 3 and 6 in your row.</source>
        <translation>In sé non vale nulla e cambia il segno di ogni 3 e 6 della tua fila.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and your last card counts twice.</source>
        <translation>In sé non vale nulla, e la tua ultima carta vale doppio.</translation>
    </message>
    <message>
        <source>Counts +1 or −1, and you win the set if it is tied.</source>
        <translation>Vale +1 o −1, e vinci il set se finisce pari.</translation>
    </message>
    <message>
        <source>Counts plus or minus, as you choose when you play it.</source>
        <translation>Aggiunge o toglie, a tua scelta quando la giochi.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDeck</name>
    <message>
        <source>Plus</source>
        <translation>Più</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Either sign</source>
        <translation>A scelta</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>at most so many of a kind</comment>
        <translation>
            <numerusform>%n per tipo</numerusform>
            <numerusform>%n per tipo</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side deck: %1 of %2.</source>
        <translation>Tuo mazzo laterale: %1 di %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are drawn for the match.</source>
        <translation>
            <numerusform>Ne viene pescata %n per la partita.</numerusform>
            <numerusform>Ne vengono pescate %n per la partita.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>Usa questo mazzo</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>ancora %n</numerusform>
            <numerusform>ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards are needed.</source>
        <translation>
            <numerusform>Manca ancora %n carta.</numerusform>
            <numerusform>Mancano ancora %n carte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDecks</name>
    <message>
        <source>Both ways</source>
        <translation>Più e meno</translation>
    </message>
    <message>
        <source>Safety net</source>
        <translation>Rete di sicurezza</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Trucchi</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>Mazzi pronti</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>I tuoi mazzi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>Prima scegli le carte.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva come…</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Nome del mazzo</translation>
    </message>
    <message>
        <source>Type a name, then press Enter</source>
        <translation>Digita un nome e premi Invio</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakFirst</name>
    <message>
        <source>Your side deck</source>
        <translation>Il tuo mazzo laterale</translation>
    </message>
    <message>
        <source>These cards are a good start.</source>
        <translation>Queste carte vanno bene per iniziare.</translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation>Gioca con questo mazzo</translation>
    </message>
    <message>
        <source>Build my own deck…</source>
        <translation>Crea il mio mazzo…</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakKind</name>
    <message>
        <source>Side card %1</source>
        <translation>Carta laterale %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 di %3</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Una in più: %1</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>Una in meno: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlace</name>
    <message>
        <source>Side card %1</source>
        <translation>Carta laterale %1</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Rimetti via: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlan</name>
    <message>
        <source>Not allowed by these rules.</source>
        <translation>Queste regole non la ammettono.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n of this card.</source>
        <translation>
            <numerusform>Al massimo %n di questa carta.</numerusform>
            <numerusform>Al massimo %n di questa carta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side deck is full. Put a card back first.</source>
        <translation>Il mazzo laterale è pieno. Prima rimetti via una carta.</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>vinte: %1, perse: %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakRow</name>
    <message>
        <source>doubled</source>
        <translation>doppia</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>invertita</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakScore</name>
    <message>
        <source>over</source>
        <translation>sballato</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>finito</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>fermo</translation>
    </message>
    <message>
        <source>nine cards</source>
        <translation>nove carte</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, sballato</translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation>%1 punta</translation>
    </message>
    <message>
        <source>Playing for</source>
        <translation>In palio</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vince</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Last set</source>
        <translation>Ultimo set</translation>
    </message>
    <message>
        <source>This set</source>
        <translation>Questo set</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakSigns</name>
    <message>
        <source>Play it as %1</source>
        <translation>Gioca come %1</translation>
    </message>
    <message>
        <source>Turn the card over</source>
        <translation>Gira la carta</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStake</name>
    <message>
        <source>Stake: %1. %2</source>
        <translation>Puntata: %1. %2</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>named: %1 and %2</source>
        <translation>puntate: %1 e %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStakes</name>
    <message>
        <source>Your stake, 1 to %1. The lower stake counts.</source>
        <translation>La tua puntata, da 1 a %1. Vale la più bassa.</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Puntata %1</translation>
    </message>
    <message>
        <source>Add a chip of %1</source>
        <translation>Aggiungi una fiche da %1</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Al massimo %1.</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>Riprendi una fiche</translation>
    </message>
    <message>
        <source>Add a chip first.</source>
        <translation>Prima aggiungi una fiche.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTable</name>
    <message>
        <source>%1 of %2 sets</source>
        <translation>%1 di %2 set</translation>
    </message>
    <message>
        <source>%1 of %2 sets won</source>
        <translation>%1 di %2 set vinti</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>oltre 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>fermo</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>turno finito</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>set vinto</translation>
    </message>
    <message>
        <source>set tied</source>
        <translation>set pari</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTag</name>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Play it as %1, to %2</source>
        <translation>Gioca come %1, a %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTexts</name>
    <message>
        <source>Side deck: %1</source>
        <translation>Mazzo laterale: %1</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Puntata %1</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stai</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>Gioca %1 e stai</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>Gioca %1, fine turno</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>un’altra carta al prossimo turno</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>at %1, one more card next round</source>
        <translation>a %1, un’altra carta al prossimo turno</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards for your side deck.</source>
        <translation>
            <numerusform>Scegli %n carta per il tuo mazzo laterale.</numerusform>
            <numerusform>Scegli %n carte per il tuo mazzo laterale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a stake from 1 to %1. The lower one counts.</source>
        <translation>Punta da 1 a %1. Vale la puntata più bassa.</translation>
    </message>
    <message>
        <source>You have %1, over 20. A side card may save you.</source>
        <translation>Hai %1, oltre 20. Una carta laterale può salvarti.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Hai %1, %2 sta a %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Hai %1, %2 ha %3.</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>sceglie</translation>
    </message>
    <message>
        <source>names a stake</source>
        <translation>punta</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>fermo</translation>
    </message>
    <message>
        <source>began the set</source>
        <translation>primo a giocare</translation>
    </message>
    <message>
        <source>Both stand at %1: set %2 is tied.</source>
        <translation>Entrambi stanno a %1: il set %2 è pari.</translation>
    </message>
    <message>
        <source>You went over 20 in set %2, with %3 against %4.</source>
        <translation>Hai sballato nel set %2, con %3 contro %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in set %2, with %3 against %4.</source>
        <translation>%1 ha sballato nel set %2, con %3 contro %4.</translation>
    </message>
    <message>
        <source>You won set %2 with nine cards.</source>
        <translation>Hai vinto il set %2 con nove carte.</translation>
    </message>
    <message>
        <source>%1 won set %2 with nine cards.</source>
        <translation>%1 ha vinto il set %2 con nove carte.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and your tie card won it.</source>
        <translation>Il set %2 era pari a %3 e l’ha deciso la tua carta spareggio.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and the tie card of %1 won it.</source>
        <translation>Il set %2 era pari a %3 e l’ha deciso la carta spareggio di %1.</translation>
    </message>
    <message>
        <source>You won set %2, with %3 against %4.</source>
        <translation>Hai vinto il set %2, con %3 contro %4.</translation>
    </message>
    <message>
        <source>%1 won set %2, with %3 against %4.</source>
        <translation>%1 ha vinto il set %2, con %3 contro %4.</translation>
    </message>
    <message>
        <source>name a stake of %1</source>
        <translation>punti %1</translation>
    </message>
    <message>
        <source>names a stake of %1</source>
        <translation>punta %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>finisci il turno a %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>finisce il turno a %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>stai a %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>sta a %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>hai esattamente %1 e stai</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>ha esattamente %1 e sta</translation>
    </message>
    <message>
        <source>are over 20, at %1</source>
        <translation>sballi, a %1</translation>
    </message>
    <message>
        <source>is over 20, at %1</source>
        <translation>sballa, a %1</translation>
    </message>
    <message>
        <source>have nine cards, at %1</source>
        <translation>hai nove carte, a %1</translation>
    </message>
    <message>
        <source>has nine cards, at %1</source>
        <translation>ha nove carte, a %1</translation>
    </message>
    <message>
        <source>stand at %1, the house deck is empty</source>
        <translation>stai a %1, il mazzo del banco è vuoto</translation>
    </message>
    <message>
        <source>stands at %1, the house deck is empty</source>
        <translation>sta a %1, il mazzo del banco è vuoto</translation>
    </message>
    <message>
        <source>Both choose their side decks</source>
        <translation>I due scelgono il mazzo laterale</translation>
    </message>
    <message>
        <source>Both name their stakes</source>
        <translation>I due fanno la puntata</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Set %1</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>Il set %1 è pari</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Inizi tu</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>Inizia %1</translation>
    </message>
    <message>
        <source>You win the set</source>
        <translation>Vinci il set</translation>
    </message>
    <message>
        <source>%1 wins the set</source>
        <translation>%1 vince il set</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vinci la partita</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vince la partita</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>giochi %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>gioca %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>peschi %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pesca %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>fallo, vale come «Stai»</translation>
    </message>
    <message>
        <source>You have nine cards</source>
        <translation>Hai nove carte</translation>
    </message>
    <message>
        <source>%1 has nine cards</source>
        <translation>%1 ha nove carte</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Hai sballato, a %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 ha sballato, a %2</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>In palio %1</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Chance to win, %</source>
        <translation>Prob. vittoria, %</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Punti attesi</translation>
    </message>
    <message>
        <source>Expected cards left</source>
        <translation>Carte residue attese</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 carte</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Precisione %1 %</translation>
    </message>
    <message>
        <source>Accuracy %1 %, %2 %3 %</source>
        <translation>Precisione %1 %, %2 %3 %</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silenzio</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Gioca una carta</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Tieni una carta</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Scarta una carta</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Chiama briscola</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Richiesta</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>un’imprecisione</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>un errore</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>un errore grave</translation>
    </message>
    <message>
        <source>Judge version %1.</source>
        <translation>Versione del giudice: %1.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like the bot %1 and all undrawn cards are drawn at random.</source>
        <translation>Valore: quanto vale una posizione per un posto se tutti proseguono come il bot %1 e le carte non ancora pescate si pescano a caso.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like a quick player who sees all cards and all undrawn cards are drawn at random.</source>
        <translation>Valore: quanto vale una posizione per un posto se tutti proseguono come un giocatore rapido che vede tutte le carte e le carte non ancora pescate si pescano a caso.</translation>
    </message>
    <message>
        <source>Loss: the value of the best answer minus the value of the answer given, averaged over all hands the others could hold, from what the player knew. Unforced: a decision with at least one clearly worse answer.</source>
        <translation>Perdita: il valore della risposta migliore meno quello della risposta data, in media su tutte le mani che gli altri potevano avere secondo ciò che sapeva il giocatore. Non forzata: una decisione con almeno una risposta nettamente peggiore.</translation>
    </message>
    <message>
        <source>Marks: ?! for a loss of %1 or more, ? of %2, ?? of %3, if the loss is more than twice its error.</source>
        <translation>Segni: ?! per una perdita di almeno %1, ? di %2, ?? di %3, se la perdita supera il doppio del suo errore.</translation>
    </message>
    <message>
        <source>Accuracy: the share of what was at stake that the player kept, from the worst answer (0 %) to the best (100 %).</source>
        <translation>Precisione: quanto un posto ha conservato di ciò che era in gioco nelle sue decisioni, dalla risposta peggiore (0 %) alla migliore (100 %).</translation>
    </message>
    <message>
        <source>%1: skill is %2 because every answer is also the judge’s choice. A mark shows where another answer is better.</source>
        <translation>%1: l’abilità è %2 perché ogni risposta è anche quella del giudice. Un segno indica dove un’altra risposta è migliore.</translation>
    </message>
    <message numerus="yes">
        <source>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</source>
        <translation>
            <numerusform>Esatta: calcolata senza errore. Simulata: la media di %Ln simulazione, ± un errore standard. Euristica: calcolata con un modello semplificato, ± la sua precisione.</numerusform>
            <numerusform>Esatta: calcolata senza errore. Simulata: la media di un massimo di %Ln simulazioni, ± un errore standard. Euristica: calcolata con un modello semplificato, ± la sua precisione.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: skill is %2 because gains and losses even out with the cards as they lay. A mark shows what an answer costs given what the seat knew.</source>
        <translation>%1: l’abilità è %2 perché guadagni e perdite si compensano con le carte com’erano. Un segno indica quanto costa una risposta, dato ciò che il posto sapeva.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat, the mean of two ways to finish the hand: perfectly, seeing all cards, and sensibly, without seeing them. Later hands are dealt at random.</source>
        <translation>Valore: quanto vale una posizione per un posto, la media di due modi di finire la mano: alla perfezione, a carte scoperte, e in modo sensato, senza vederle. Le mani successive si danno a caso.</translation>
    </message>
    <message>
        <source>Luck: what drawn cards change. Skill: what answers change, seeing all cards. Start + luck + skill + others’ skill = result. Where fewer is better, a minus helps. Luck-adjusted: the same strength with less noise.</source>
        <translation>Fortuna: ciò che cambiano le carte pescate. Abilità: ciò che cambiano le risposte, a carte scoperte. Inizio + fortuna + abilità + abilità degli altri = risultato. Dove meno è meglio, un segno meno aiuta. Al netto della fortuna: la stessa forza con meno caso.</translation>
    </message>
    <message>
        <source>Not significant: a change of no more than twice its error. It can be nothing.</source>
        <translation>Non significativo: un cambiamento non maggiore del doppio del suo errore. Può essere nullo.</translation>
    </message>
</context>
<context>
    <name>BotTrust</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>e %n altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation>Non isolato</translation>
    </message>
    <message>
        <source>%1 could read your files and use the network. Run it anyway?</source>
        <translation>%1 potrebbe leggere i tuoi file e usare la rete. Eseguirlo comunque?</translation>
    </message>
    <message>
        <source>These bots could read your files and use the network. Run them anyway?

%1</source>
        <translation>Questi bot potrebbero leggere i tuoi file e usare la rete. Eseguirli comunque?

%1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Run them</source>
        <translation>Esegui</translation>
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
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Nice.</source>
        <translation>Bene.</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>Pazienza.</translation>
    </message>
    <message>
        <source>Lovely!</source>
        <translation>Che bello!</translation>
    </message>
    <message>
        <source>Oh dear!</source>
        <translation>Oh no!</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>Guarda, guarda.</translation>
    </message>
    <message>
        <source>Typical.</source>
        <translation>Tipico.</translation>
    </message>
    <message>
        <source>Ha!</source>
        <translation>Ah!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Ahi!</translation>
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
        <translation>Decisione %1: %2 risponde «%3», %4 risponde «%5».</translation>
    </message>
</context>
<context>
    <name>ContestNames</name>
    <message>
        <source>The hill needs a name.</source>
        <translation>Alla collina serve un nome.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Al torneo serve un nome.</translation>
    </message>
    <message>
        <source>The name contains an invisible character, which a file name can’t have.</source>
        <translation>Il nome contiene un carattere invisibile, che un nome di file non può avere.</translation>
    </message>
    <message>
        <source>A file name can’t contain “%1”. Leave it out.</source>
        <translation>Un nome di file non può contenere «%1». Toglilo.</translation>
    </message>
    <message>
        <source>The name can’t begin or end with a full stop.</source>
        <translation>Il nome non può iniziare né finire con un punto.</translation>
    </message>
    <message>
        <source>The name is too long for a file. Use a shorter one.</source>
        <translation>Il nome è troppo lungo per un file. Usane uno più corto.</translation>
    </message>
    <message>
        <source>A hill called “%1” already exists.</source>
        <translation>Esiste già una collina chiamata «%1».</translation>
    </message>
    <message>
        <source>A tournament called “%1” already exists.</source>
        <translation>Esiste già un torneo chiamato «%1».</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Collina</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
</context>
<context>
    <name>ContinueTexts</name>
    <message>
        <source>%1 matches: %2</source>
        <translation>%1 partite: %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>%1 matches: queued</source>
        <translation>%1 partite: in coda</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>%1 matches: stopped at %2 %</source>
        <translation>%1 partite: fermato al %2 %</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Count line</source>
        <translation>Riga totali</translation>
    </message>
    <message>
        <source>over</source>
        <translation>oltre</translation>
    </message>
</context>
<context>
    <name>CountMiddle</name>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation>
            <numerusform>mazzo del banco, %n</numerusform>
            <numerusform>mazzo del banco, %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restano %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSeat</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 di %2 mani</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%1 di %2 mani vinte</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Side cards: %1</source>
        <translation>Carte laterali: %1</translation>
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
        <translation>Mostra le mie carte</translation>
    </message>
</context>
<context>
    <name>DecisionKind</name>
    <message>
        <source>Above 20</source>
        <translation>Oltre 20</translation>
    </message>
    <message>
        <source>Behind a player who stands</source>
        <translation>Sotto, avversario fermo</translation>
    </message>
    <message>
        <source>Level with a player who stands</source>
        <translation>Alla pari, avversario fermo</translation>
    </message>
    <message>
        <source>Ahead of a player who stands</source>
        <translation>Sopra, avversario fermo</translation>
    </message>
    <message>
        <source>Up to 10, no card can bust</source>
        <translation>Fino a 10, impossibile sballare</translation>
    </message>
    <message>
        <source>On 11 to 14</source>
        <translation>Da 11 a 14</translation>
    </message>
    <message>
        <source>On 15 to 17</source>
        <translation>Da 15 a 17</translation>
    </message>
    <message>
        <source>On 18 to 20</source>
        <translation>Da 18 a 20</translation>
    </message>
    <message>
        <source>Choose the side deck</source>
        <translation>Scegli il mazzo laterale</translation>
    </message>
    <message>
        <source>Name a stake</source>
        <translation>Fai la puntata</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Fai prendere</translation>
    </message>
    <message>
        <source>Pick up as the dealer</source>
        <translation>Prendi da mazziere</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Chiama briscola</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Gioca da solo</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Lead without trump in hand</source>
        <translation>Apri senza briscole in mano</translation>
    </message>
    <message>
        <source>Lead with trump in hand</source>
        <translation>Apri con briscole in mano</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Rispondi al seme</translation>
    </message>
    <message>
        <source>Trump in or throw off</source>
        <translation>Taglia o scarta</translation>
    </message>
    <message>
        <source>Throw off without trump</source>
        <translation>Scarta senza briscole</translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation>Ultime due prese</translation>
    </message>
    <message>
        <source>First pick</source>
        <translation>Prima scelta</translation>
    </message>
    <message>
        <source>Later picks</source>
        <translation>Scelte successive</translation>
    </message>
    <message>
        <source>With a pair in hand</source>
        <translation>Con una coppia in mano</translation>
    </message>
    <message>
        <source>Without a pair in hand</source>
        <translation>Senza coppia in mano</translation>
    </message>
    <message>
        <source>Last three games</source>
        <translation>Ultimi tre giochi</translation>
    </message>
    <message>
        <source>Low card</source>
        <translation>Carta bassa</translation>
    </message>
    <message>
        <source>Middle card</source>
        <translation>Carta media</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carta alta</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>Ultimi turni</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Richieste</translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation>Mazzo vuoto</translation>
    </message>
    <message>
        <source>With a jump back in hand</source>
        <translation>Con un salto indietro in mano</translation>
    </message>
    <message>
        <source>Cards still due</source>
        <translation>Carte ancora da giocare</translation>
    </message>
    <message>
        <source>Turn may be ended</source>
        <translation>Il turno può finire</translation>
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
        <translation>bower destro</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower sinistro</translation>
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
        <translation>Tu: %1</translation>
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
        <translation>Ultima presa: tua</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>Ultima presa: %1</translation>
    </message>
</context>
<context>
    <name>EuchrePicked</name>
    <message>
        <source>%1 picked up the %2</source>
        <translation>%1 ha preso %2</translation>
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
        <translation>Clicca o premi un tasto</translation>
    </message>
</context>
<context>
    <name>EuchreScore</name>
    <message>
        <source>To %1</source>
        <translation>A %1</translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation>Punti fino a %1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>%1 by a euchre</source>
        <translation>%1 per euchre</translation>
    </message>
    <message>
        <source>Tricks of hand %1</source>
        <translation>Prese della mano %1</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Presa</translation>
    </message>
    <message>
        <source>A line marks the card that won, › the card that was led.</source>
        <translation>Una linea segna la carta vincente, › quella di apertura.</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>ha aperto %1</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Chiamate</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Cosa</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>la prendi</translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation>la prende</translation>
    </message>
    <message>
        <source>Rules of your own.</source>
        <translation>Le tue regole.</translation>
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
        <translation>Chiamante: %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Mazziere: %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>EuchreTexts</name>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
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
        <translation>Passa</translation>
    </message>
    <message>
        <source>Order it up</source>
        <translation>Fai prendere</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Chiama %1</translation>
    </message>
    <message>
        <source>With my partner</source>
        <translation>Con il mio partner</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Da solo</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>Scarta %1</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>Gioca %1</translation>
    </message>
    <message>
        <source>its suit is trump</source>
        <translation>il suo seme è briscola</translation>
    </message>
    <message>
        <source>my partner sits out</source>
        <translation>il mio partner sta fuori</translation>
    </message>
    <message>
        <source>You lead. %1 are trump.</source>
        <translation>Apri tu. Briscola: %1.</translation>
    </message>
    <message>
        <source>%1 were led: follow suit.</source>
        <translation>Apertura: %1. Rispondi al seme.</translation>
    </message>
    <message>
        <source>%1 were led and you have none: play any card.</source>
        <translation>Apertura: %1, e non ne hai: gioca una carta qualsiasi.</translation>
    </message>
    <message>
        <source>%1 is turned up. You’re the dealer and would pick it up.</source>
        <translation>Scoperta: %1. Dai tu le carte e la prenderesti.</translation>
    </message>
    <message>
        <source>%1 is turned up. Your partner is the dealer and would pick it up.</source>
        <translation>Scoperta: %1. Dà le carte il tuo partner e la prenderebbe.</translation>
    </message>
    <message>
        <source>%1 is turned up. %2 is the dealer and would pick it up.</source>
        <translation>Scoperta: %1. Dà le carte %2 e la prenderebbe.</translation>
    </message>
    <message>
        <source>You picked up the %1. Discard a card face down.</source>
        <translation>Hai preso: %1. Scarta una carta coperta.</translation>
    </message>
    <message>
        <source>No one ordered it up. You must name a suit.</source>
        <translation>Nessuno ha fatto prendere. Devi chiamare un seme.</translation>
    </message>
    <message>
        <source>No one ordered it up. Name a suit or pass.</source>
        <translation>Nessuno ha fatto prendere. Chiama un seme o passa.</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>sta fuori</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>da solo</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>tu e il tuo partner</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>gli altri</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>No one named trump: hand %1 doesn’t count.</source>
        <translation>Nessuno ha chiamato briscola: la mano %1 non conta.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made %2 and took %3: %4.</source>
        <translation>%1: %3 con briscola %2, %4.</translation>
    </message>
    <message>
        <source>%1 took only %2 in %3: %4 for %5.</source>
        <translation>%1: solo %2 con briscola %3; %5: %4.</translation>
    </message>
    <message>
        <source>You take the trick with the %1.</source>
        <translation>Vinci la presa con %1.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2.</source>
        <translation>%1 vince la presa con %2.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>order it up</source>
        <translation>fai prendere</translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation>fa prendere</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>chiami %1</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>chiama %1</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>giochi da solo</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>gioca da solo</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>%1 are turned down</source>
        <translation>Seme rifiutato: %1</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Briscola: %1</translation>
    </message>
    <message>
        <source>Hand %1 is void</source>
        <translation>La mano %1 è nulla</translation>
    </message>
    <message>
        <source>%1 made it</source>
        <translation>%1: mano riuscita</translation>
    </message>
    <message>
        <source>%1 are euchred</source>
        <translation>%1: euchre subito</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <translation>Partita vinta: %1</translation>
    </message>
    <message>
        <source>No one wins the match</source>
        <translation>Nessuno vince la partita</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Vinci la presa</translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation>%1 vince la presa</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Mazziere: %1</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2, who plays alone</source>
        <translation>Briscola: %1, chiamata da %2, che gioca da solo</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2</source>
        <translation>Briscola: %1, chiamata da %2</translation>
    </message>
    <message>
        <source>Tricks: %1 %2, %3 %4</source>
        <translation>Prese: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>Presa %1, aperta da %2</translation>
    </message>
    <message>
        <source>play the %1</source>
        <translation>giochi %1</translation>
    </message>
    <message>
        <source>plays the %1</source>
        <translation>gioca %1</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>Scoperta: %1</translation>
    </message>
    <message>
        <source>pick up the card</source>
        <translation>prendi la carta</translation>
    </message>
    <message>
        <source>picks up the card</source>
        <translation>prende la carta</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>scarti una carta</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>scarta una carta</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>scarti %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>scarta %1</translation>
    </message>
    <message>
        <source>discard the %1</source>
        <translation>scarti %1</translation>
    </message>
    <message>
        <source>discards the %1</source>
        <translation>scarta %1</translation>
    </message>
    <message>
        <source>had a fault, so the default answer counts</source>
        <translation>fallo, vale la risposta predefinita</translation>
    </message>
    <message>
        <source>%1 took all tricks</source>
        <translation>%1 ha fatto tutte le prese</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Prendila</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Difesa da solo</translation>
    </message>
    <message>
        <source>4 points for all five tricks</source>
        <translation>4 punti per tutte e cinque le prese</translation>
    </message>
    <message>
        <source>%1 are trump. Play with your partner, or alone (%2)?</source>
        <translation>Briscola: %1. Giochi con il tuo partner o da solo (%2)?</translation>
    </message>
    <message>
        <source>Your partner made %1 trump. Play together, or alone (%2)?</source>
        <translation>Il tuo partner ha chiamato %1. Giochi in coppia o da solo (%2)?</translation>
    </message>
    <message>
        <source>%1 plays alone. Defend with your partner, or alone (%2)?</source>
        <translation>%1 gioca da solo. Difendi con il tuo partner o da solo (%2)?</translation>
    </message>
    <message>
        <source>%1 made %2 trump. Defend with your partner, or alone (%3)?</source>
        <translation>%1 ha chiamato %2. Difendi con il tuo partner o da solo (%3)?</translation>
    </message>
</context>
<context>
    <name>EuchreTray</name>
    <message>
        <source>You sit out this hand.</source>
        <translation>In questa mano stai fuori.</translation>
    </message>
    <message>
        <source>%1 sits out this hand.</source>
        <translation>In questa mano %1 sta fuori.</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower sinistro</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>Torna alla presa</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>vinta da %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consigli</translation>
    </message>
</context>
<context>
    <name>EuchreTrick</name>
    <message>
        <source>your card</source>
        <translation>la tua carta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>in testa</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>vince</translation>
    </message>
</context>
<context>
    <name>EuchreTrump</name>
    <message>
        <source>Trump: %1</source>
        <translation>Briscola: %1</translation>
    </message>
    <message>
        <source>Trump: %1, %2</source>
        <translation>Briscola: %1, %2</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>senza briscola</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>da chiamare</translation>
    </message>
</context>
<context>
    <name>EuchreTurned</name>
    <message>
        <source>discard here</source>
        <translation>scarta qui</translation>
    </message>
</context>
<context>
    <name>EuchreWhy</name>
    <message>
        <source>No card left can beat it.</source>
        <translation>Nessuna carta rimasta la batte.</translation>
    </message>
    <message>
        <source>It draws trumps from the other side.</source>
        <translation>Toglie briscole agli avversari.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Solo una briscola la batte.</translation>
    </message>
    <message>
        <source>It’s your only card of this suit, so you can trump it later.</source>
        <translation>È la tua unica carta di questo seme: poi potrai tagliare.</translation>
    </message>
    <message>
        <source>It’s your lowest card, so it risks least.</source>
        <translation>È la tua carta più bassa: rischia meno.</translation>
    </message>
    <message>
        <source>Your partner’s card could still be beaten. This one can’t.</source>
        <translation>La carta del compagno può essere battuta, questa no.</translation>
    </message>
    <message>
        <source>You play last, and it’s your lowest card that takes the trick.</source>
        <translation>Giochi per ultimo: è la tua carta più bassa che prende.</translation>
    </message>
    <message>
        <source>It takes the trick for certain.</source>
        <translation>Prende di sicuro.</translation>
    </message>
    <message>
        <source>It trumps the suit that was led.</source>
        <translation>Taglia il seme di uscita.</translation>
    </message>
    <message>
        <source>It’s ahead, and the others have to beat it.</source>
        <translation>È in testa: gli altri devono batterla.</translation>
    </message>
    <message>
        <source>Your partner is ahead, so keep your better cards.</source>
        <translation>Il compagno è in testa: conserva le carte migliori.</translation>
    </message>
    <message>
        <source>It keeps your better cards for a later trick.</source>
        <translation>Conserva le carte migliori per dopo.</translation>
    </message>
    <message>
        <source>You can’t win this trick, and then you can trump its suit.</source>
        <translation>Questa presa è persa, poi potrai tagliare quel seme.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so give your lowest card.</source>
        <translation>Questa presa è persa: dai la carta più bassa.</translation>
    </message>
    <message>
        <source>You can’t win this trick.</source>
        <translation>Questa presa è persa.</translation>
    </message>
    <message>
        <source>You have no trump.</source>
        <translation>Non hai briscole.</translation>
    </message>
    <message>
        <source>You would have no trump.</source>
        <translation>Non avresti briscole.</translation>
    </message>
    <message>
        <source>Your trumps: %1.</source>
        <translation>Le tue briscole: %1.</translation>
    </message>
    <message>
        <source>Your trumps would be: %1.</source>
        <translation>Le tue briscole sarebbero: %1.</translation>
    </message>
    <message>
        <source>Other aces: %1.</source>
        <translation>Altri assi: %1.</translation>
    </message>
    <message>
        <source>Your partner gets the %1.</source>
        <translation>Il compagno riceve %1.</translation>
    </message>
    <message>
        <source>The other side would get the %1.</source>
        <translation>Gli avversari riceverebbero %1.</translation>
    </message>
    <message>
        <source>Even your best suit is weak: %1.</source>
        <translation>Anche il tuo seme migliore è debole: %1.</translation>
    </message>
    <message>
        <source>It leaves you without %1, so you can trump them.</source>
        <translation>Resti senza %1 e potrai tagliare.</translation>
    </message>
    <message>
        <source>It’s your lowest card.</source>
        <translation>È la tua carta più bassa.</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Clubs</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cuori</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>card</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>dai tu</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Mazziere: %1</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>giochi da solo</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 gioca da solo</translation>
    </message>
    <message>
        <source>you ordered it up</source>
        <translation>hai fatto prendere</translation>
    </message>
    <message>
        <source>ordered up by %1</source>
        <translation>fatta prendere da %1</translation>
    </message>
    <message>
        <source>you named it</source>
        <translation>chiamata da te</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>chiamata da %1</translation>
    </message>
    <message>
        <source>Pick it up, alone!</source>
        <translation>Prendila, vado da solo!</translation>
    </message>
    <message>
        <source>I’m picking it up</source>
        <translation>La prendo io</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Prendila</translation>
    </message>
    <message>
        <source>%1, alone!</source>
        <translation>%1, da solo!</translation>
    </message>
    <message>
        <source>Alone!</source>
        <translation>Da solo!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>you picked it up</source>
        <translation>presa da te</translation>
    </message>
    <message>
        <source>picked up by %1</source>
        <translation>presa da %1</translation>
    </message>
    <message>
        <source>I’m picking it up, alone!</source>
        <translation>La prendo, vado da solo!</translation>
    </message>
    <message>
        <source>Pick it up, with %1 as trump?</source>
        <translation>Prenderla, con %1 come briscola?</translation>
    </message>
    <message>
        <source>%1 as trump?</source>
        <translation>%1 come briscola?</translation>
    </message>
    <message>
        <source>Which suit is trump?</source>
        <translation>Quale seme è briscola?</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Scarta una carta</translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 scarta una carta</translation>
    </message>
    <message>
        <source>Alone or together?</source>
        <translation>Da solo o insieme?</translation>
    </message>
    <message>
        <source>You took all five alone!</source>
        <translation>Tutte e cinque da solo!</translation>
    </message>
    <message>
        <source>%1 took all five alone!</source>
        <translation>%1: tutte e cinque da solo!</translation>
    </message>
    <message>
        <source>March!</source>
        <translation>Tutte le prese!</translation>
    </message>
    <message>
        <source>Euchre, alone!</source>
        <translation>Euchre, da solo!</translation>
    </message>
    <message>
        <source>Euchre!</source>
        <translation>Euchre!</translation>
    </message>
    <message>
        <source>We are euchred</source>
        <translation>Euchre subito</translation>
    </message>
    <message>
        <source>They are euchred</source>
        <translation>Euchre per loro</translation>
    </message>
    <message>
        <source>The makers are euchred</source>
        <translation>Euchre del chiamante</translation>
    </message>
    <message>
        <source>Tricks we need: %1</source>
        <translation>Prese che ci servono: %1</translation>
    </message>
    <message>
        <source>Tricks they need: %1</source>
        <translation>Prese che servono a loro: %1</translation>
    </message>
    <message>
        <source>Tricks the makers need: %1</source>
        <translation>Prese che servono al chiamante: %1</translation>
    </message>
    <message>
        <source>Made. All five are a march.</source>
        <translation>Riuscita. Tutte e cinque valgono di più.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Riuscita</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>not allowed</source>
        <translation>non permesso</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non capito</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>crash</translation>
    </message>
    <message>
        <source>did not start</source>
        <translation>non avviato</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>sparito</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>bloccato</translation>
    </message>
    <message>
        <source>too much output</source>
        <translation>troppo output</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>troppa memoria</translation>
    </message>
    <message>
        <source>too many processes</source>
        <translation>troppi processi</translation>
    </message>
    <message>
        <source>It counts as Stand.</source>
        <translation>Vale come «Stai».</translation>
    </message>
    <message>
        <source>It is given the default answer.</source>
        <translation>Riceve la risposta predefinita.</translation>
    </message>
    <message>
        <source>It forfeits.</source>
        <translation>Perde per resa.</translation>
    </message>
    <message>
        <source>The match is lost.</source>
        <translation>La partita è persa.</translation>
    </message>
    <message>
        <source>It counts as silence.</source>
        <translation>Vale come silenzio.</translation>
    </message>
    <message>
        <source>It counts as %1.</source>
        <translation>Vale come %1.</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Nessun fallo</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as Stand</source>
        <translation>
            <numerusform>%n fallo, vale come «Stai»</numerusform>
            <numerusform>%n falli, ognuno vale come «Stai»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each given the default answer</source>
        <translation>
            <numerusform>%n fallo, vale la risposta predefinita</numerusform>
            <numerusform>%n falli, ogni volta vale la risposta predefinita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a forfeit</source>
        <translation>
            <numerusform>%n fallo, vale come resa</numerusform>
            <numerusform>%n falli, ognuno vale come resa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a lost match</source>
        <translation>
            <numerusform>%n fallo, una partita persa</numerusform>
            <numerusform>%n falli, ognuno una partita persa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as silence</source>
        <translation>
            <numerusform>%n fallo, vale come silenzio</numerusform>
            <numerusform>%n falli, ognuno vale come silenzio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as %1</source>
        <translation>
            <numerusform>%n fallo, vale come %1</numerusform>
            <numerusform>%n falli, ognuno vale come %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FewWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>files</comment>
        <translation>
            <numerusform>E %n altro.</numerusform>
            <numerusform>E altri %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatPicker</name>
    <message>
        <source>Round-robin, every pair</source>
        <translation>Girone, tutti contro tutti</translation>
    </message>
    <message>
        <source>One table with everyone</source>
        <translation>Un tavolo con tutti</translation>
    </message>
    <message>
        <source>Random tables</source>
        <translation>Tavoli casuali</translation>
    </message>
    <message>
        <source>Gauntlet, first against all</source>
        <translation>Uno contro tutti, il primo</translation>
    </message>
    <message>
        <source>Knockout, losers are out</source>
        <translation>Eliminazione diretta</translation>
    </message>
    <message>
        <source>Swiss, equal scores meet</source>
        <translation>Svizzero, pari contro pari</translation>
    </message>
    <message>
        <source>Cup, best of seven sets</source>
        <translation>Coppa, al meglio di sette set</translation>
    </message>
    <message>
        <source>round-robin</source>
        <comment>after the game&apos;s name</comment>
        <translation>girone</translation>
    </message>
    <message>
        <source>table</source>
        <comment>after the game&apos;s name</comment>
        <translation>tavolo unico</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <comment>after the game&apos;s name</comment>
        <translation>uno contro tutti</translation>
    </message>
    <message>
        <source>knockout</source>
        <comment>after the game&apos;s name</comment>
        <translation>eliminazione</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>after the game&apos;s name</comment>
        <translation>svizzero</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>after the game&apos;s name</comment>
        <translation>coppa</translation>
    </message>
    <message>
        <source>random tables</source>
        <comment>after the game&apos;s name</comment>
        <translation>tavoli casuali</translation>
    </message>
    <message>
        <source>Each entrant plays every other one.</source>
        <translation>Ogni partecipante gioca contro tutti gli altri.</translation>
    </message>
    <message>
        <source>All entrants sit at one table. Seats are drawn for every deal.</source>
        <translation>Tutti i partecipanti siedono a un tavolo. I posti sono sorteggiati a ogni smazzata.</translation>
    </message>
    <message>
        <source>The first entrant plays every other one. The others do not meet.</source>
        <translation>Il primo partecipante gioca contro tutti gli altri. Gli altri non si incontrano.</translation>
    </message>
    <message>
        <source>The losers of a round are out. The best seeds meet last. Drawn pairings get extra matches.</source>
        <translation>Chi perde un turno è fuori. Le migliori teste di serie si incontrano per ultime. Gli incontri pari proseguono con altre partite.</translation>
    </message>
    <message>
        <source>In each round entrants with equal scores meet, if possible never twice.</source>
        <translation>In ogni turno si incontrano partecipanti con punteggio uguale, se possibile mai due volte.</translation>
    </message>
    <message>
        <source>Winners meet winners and losers meet losers until every place is decided. The first to win four sets wins the pairing.</source>
        <translation>I vincenti incontrano i vincenti e i perdenti i perdenti, finché ogni posto è deciso. Vince l’incontro chi vince per primo quattro set.</translation>
    </message>
    <message>
        <source>For every match, the players are drawn at random from all entrants.</source>
        <translation>Per ogni partita i giocatori sono sorteggiati fra tutti i partecipanti.</translation>
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
        <translation>Il tuo mazzo laterale: segni, inversioni, raddoppi, spareggi, puntate.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Cauto</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audace</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Azzardo</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Calcolo</translation>
    </message>
    <message>
        <source>any legal move</source>
        <translation>mossa qualsiasi</translation>
    </message>
    <message>
        <source>stands from 15</source>
        <translation>sta da 15 in su</translation>
    </message>
    <message>
        <source>stands from 18</source>
        <translation>sta da 18 in su</translation>
    </message>
    <message>
        <source>high stakes and tricks</source>
        <translation>puntate alte e trucchi</translation>
    </message>
    <message>
        <source>saves its side cards</source>
        <translation>risparmia le carte laterali</translation>
    </message>
    <message>
        <source>counts unseen cards</source>
        <translation>conta le carte non viste</translation>
    </message>
    <message>
        <source>ends its turn</source>
        <translation>finisce il turno</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>sta</translation>
    </message>
    <message>
        <source>plays a side card</source>
        <translation>gioca carta laterale</translation>
    </message>
    <message>
        <source>saves hands that are over 20</source>
        <translation>salva mani oltre 20</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>oltre 20</translation>
    </message>
    <message>
        <source>House deck copies</source>
        <translation>Copie nel banco</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 10 are in the house deck.</source>
        <translation>Quante copie di ogni carta da 1 a 10 contiene il mazzo del banco.</translation>
    </message>
    <message>
        <source>Side cards to choose from</source>
        <translation>Carte laterali fra cui scegliere</translation>
    </message>
    <message>
        <source>Which side cards a deck may contain.</source>
        <translation>Quali carte può contenere un mazzo laterale.</translation>
    </message>
    <message>
        <source>plus only</source>
        <translation>solo più</translation>
    </message>
    <message>
        <source>plus, minus, either sign</source>
        <translation>più, meno, a scelta</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>tutti i tipi</translation>
    </message>
    <message>
        <source>Cards in a side deck</source>
        <translation>Carte laterali</translation>
    </message>
    <message>
        <source>Number of cards chosen before the first set.</source>
        <translation>Numero di carte scelte prima del primo set.</translation>
    </message>
    <message>
        <source>Side cards drawn</source>
        <translation>Carte laterali pescate</translation>
    </message>
    <message>
        <source>Drawn at random from the side deck. They must last the whole match.</source>
        <translation>Pescate a caso dal mazzo laterale. Devono bastare per tutta la partita.</translation>
    </message>
    <message>
        <source>Copies of a card</source>
        <translation>Copie di una carta</translation>
    </message>
    <message>
        <source>Maximum copies of a card in a side deck. Special cards at most once.</source>
        <translation>Massimo di copie di una carta nel mazzo laterale. Carte speciali al massimo una volta.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Set per vincere</translation>
    </message>
    <message>
        <source>The first to win this many sets wins the match. Tied sets don’t count.</source>
        <translation>Vince la partita chi arriva per primo a questo numero di set. I set pari non contano.</translation>
    </message>
    <message>
        <source>Stand at 20</source>
        <translation>Stare a 20</translation>
    </message>
    <message>
        <source>A player with exactly 20 stands automatically, also after a side card.</source>
        <translation>Chi ha esattamente 20 sta automaticamente, anche dopo una carta laterale.</translation>
    </message>
    <message>
        <source>Nine cards win</source>
        <translation>Nove carte vincono</translation>
    </message>
    <message>
        <source>Nine cards that are not over 20 win the set at once.</source>
        <translation>Nove carte che non superano 20 vincono subito il set.</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Chi inizia</translation>
    </message>
    <message>
        <source>Who moves first in the first set and in the later ones.</source>
        <translation>Chi inizia il primo set e i successivi.</translation>
    </message>
    <message>
        <source>random, then in turn</source>
        <translation>a caso, poi a turno</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>sempre il primo posto</translation>
    </message>
    <message>
        <source>random, then the loser</source>
        <translation>a caso, poi chi perde</translation>
    </message>
    <message>
        <source>Highest stake</source>
        <translation>Puntata massima</translation>
    </message>
    <message>
        <source>Both players name a stake, and the lower one counts. 0 = no stakes.</source>
        <translation>Entrambi puntano, e vale la puntata più bassa. 0 = nessuna puntata.</translation>
    </message>
    <message>
        <source>sets won</source>
        <translation>set vinti</translation>
    </message>
    <message>
        <source>house deck</source>
        <translation>mazzo del banco</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>carte in tavola</translation>
    </message>
    <message>
        <source>side cards</source>
        <translation>carte laterali</translation>
    </message>
    <message>
        <source>side deck, not drawn</source>
        <translation>mazzo laterale, non pescate</translation>
    </message>
    <message>
        <source>used side cards</source>
        <translation>carte laterali usate</translation>
    </message>
    <message>
        <source>You can’t answer that now.</source>
        <translation>Ora non puoi rispondere così.</translation>
    </message>
    <message>
        <source>The side deck doesn’t have the right number of cards.</source>
        <translation>Il mazzo laterale non ha il numero giusto di carte.</translation>
    </message>
    <message>
        <source>The side deck has a card that these rules don’t allow.</source>
        <translation>Il mazzo laterale ha una carta che queste regole non ammettono.</translation>
    </message>
    <message>
        <source>The side deck has too many copies of one card.</source>
        <translation>Il mazzo laterale ha troppe copie di una carta.</translation>
    </message>
    <message>
        <source>A stake is a number from 1 to the highest stake.</source>
        <translation>Una puntata è un numero da 1 alla puntata massima.</translation>
    </message>
    <message>
        <source>You don’t have that side card.</source>
        <translation>Non hai quella carta laterale.</translation>
    </message>
    <message>
        <source>That side card can’t count that much.</source>
        <translation>Quella carta laterale non può valere tanto.</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Name trump with your partner, then take three of five tricks.</source>
        <translation>Chiama la briscola con il partner, poi fai tre prese su cinque.</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Prima carta</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>Solista</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solido</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Astuto</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>orders up, plays its first card</source>
        <translation>fa prendere, gioca la prima carta</translation>
    </message>
    <message>
        <source>orders up and plays alone</source>
        <translation>fa prendere e gioca da solo</translation>
    </message>
    <message>
        <source>calls with good hands only</source>
        <translation>chiama solo con mani buone</translation>
    </message>
    <message>
        <source>counts the cards played</source>
        <translation>conta le carte giocate</translation>
    </message>
    <message>
        <source>simulates hidden hands</source>
        <translation>simula le mani nascoste</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation>fa prendere</translation>
    </message>
    <message>
        <source>names trump</source>
        <translation>chiama briscola</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>gioca da solo</translation>
    </message>
    <message>
        <source>wins a trick</source>
        <translation>vince una presa</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>euchre da chiamante</translation>
    </message>
    <message>
        <source>infers hidden cards, solves the play</source>
        <translation>deduce le carte coperte, risolve il gioco</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punti per vincere</translation>
    </message>
    <message>
        <source>The first side to reach them wins the match.</source>
        <translation>La prima parte che li raggiunge vince la partita.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>Mazziere obbligato</translation>
    </message>
    <message>
        <source>If everyone else passes twice, the dealer must name a suit. Otherwise the hand is void.</source>
        <translation>Se tutti gli altri passano due volte, il mazziere deve chiamare un seme. Altrimenti la mano è nulla.</translation>
    </message>
    <message>
        <source>Suit turned down</source>
        <translation>Seme rifiutato</translation>
    </message>
    <message>
        <source>May the suit that was turned down be named in the second round?</source>
        <translation>Il seme rifiutato può essere chiamato nel secondo giro?</translation>
    </message>
    <message>
        <source>may be named</source>
        <translation>chiamabile</translation>
    </message>
    <message>
        <source>may not be named</source>
        <translation>non chiamabile</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Difesa da solo</translation>
    </message>
    <message>
        <source>May a player on the side that did not make trump play alone?</source>
        <translation>Un giocatore della parte che non ha chiamato briscola può giocare da solo?</translation>
    </message>
    <message>
        <source>Left bower</source>
        <translation>Bower sinistro</translation>
    </message>
    <message>
        <source>Which suit the other jack of trump’s colour follows. It is the second-highest trump either way.</source>
        <translation>Il seme a cui risponde l’altro fante del colore della briscola. È comunque la seconda briscola più alta.</translation>
    </message>
    <message>
        <source>follows trump</source>
        <translation>segue la briscola</translation>
    </message>
    <message>
        <source>follows its printed suit</source>
        <translation>segue il seme stampato</translation>
    </message>
    <message>
        <source>Maximum hands</source>
        <translation>Massimo di mani</translation>
    </message>
    <message>
        <source>After this many hands the match is a draw. Void hands count.</source>
        <translation>Dopo questo numero di mani la partita è pari. Le mani nulle contano.</translation>
    </message>
    <message>
        <source>Stick the dealer, no defending alone</source>
        <translation>Mazziere obbligato, difesa mai da solo</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>Come nella gara</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation>carte avanzate</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>card turned up</source>
        <translation>carta scoperta</translation>
    </message>
    <message>
        <source>the dealer’s discard</source>
        <translation>lo scarto del mazziere</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>presa</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>prese vinte</translation>
    </message>
    <message>
        <source>You have the suit that was led and must follow it.</source>
        <translation>Hai il seme di apertura e devi rispondere.</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>Non hai quella carta.</translation>
    </message>
    <message>
        <source>You must keep the card you picked up.</source>
        <translation>Devi tenere la carta presa.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>Quel seme è stato rifiutato.</translation>
    </message>
    <message>
        <source>There is no such suit.</source>
        <translation>Non esiste un seme così.</translation>
    </message>
    <message>
        <source>Everyone else passed: the dealer must name a suit.</source>
        <translation>Tutti gli altri hanno passato: il mazziere deve chiamare un seme.</translation>
    </message>
    <message>
        <source>You can’t do that now.</source>
        <translation>Ora non puoi farlo.</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Pazaak</translation>
    </message>
    <message>
        <source>Get close to 20, but not over. Your few side cards must last.</source>
        <translation>Avvicinati a 20 senza superarlo. Le carte laterali sono poche.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Attento</translation>
    </message>
    <message>
        <source>draws below 20</source>
        <translation>pesca sotto 20</translation>
    </message>
    <message>
        <source>draws below 15</source>
        <translation>pesca sotto 15</translation>
    </message>
    <message>
        <source>plays the solved match</source>
        <translation>gioca la partita risolta</translation>
    </message>
    <message>
        <source>Side pool copies</source>
        <translation>Copie in riserva</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 5 a player’s side cards are drawn from.</source>
        <translation>Da quante copie di ogni carta da 1 a 5 si pescano le carte laterali di un giocatore.</translation>
    </message>
    <message>
        <source>Side cards per player</source>
        <translation>Carte laterali a testa</translation>
    </message>
    <message>
        <source>Dealt once for the whole match. At most 5 times the copies in the pool.</source>
        <translation>Date una volta per tutta la partita. Al massimo 5 volte le copie in riserva.</translation>
    </message>
    <message>
        <source>Hands to win</source>
        <translation>Mani per vincere</translation>
    </message>
    <message>
        <source>The first to win this many hands wins the match. Tied hands don’t count.</source>
        <translation>Vince la partita chi arriva per primo a questo numero di mani. Le mani pari non contano.</translation>
    </message>
    <message>
        <source>A player with exactly 20 after a house card stands automatically.</source>
        <translation>Chi ha esattamente 20 dopo una carta del banco sta automaticamente.</translation>
    </message>
    <message>
        <source>Single hand</source>
        <translation>Una sola mano</translation>
    </message>
    <message>
        <source>hands won</source>
        <translation>mani vinte</translation>
    </message>
    <message>
        <source>There is no such side card.</source>
        <translation>Non c’è una carta laterale così.</translation>
    </message>
    <message>
        <source>RPS Poker</source>
        <translation>RPS Poker</translation>
    </message>
    <message>
        <source>Keep one card, give one away. Then pair the base card or play high.</source>
        <translation>Tieni una carta, danne via una. Poi fai coppia con la carta base o gioca alto.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimale</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>Risparmio</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>always takes the first card</source>
        <translation>prende sempre la prima carta</translation>
    </message>
    <message>
        <source>keeps high cards</source>
        <translation>tiene le carte alte</translation>
    </message>
    <message>
        <source>plays a pair, else its lowest card</source>
        <translation>gioca una coppia, o la più bassa</translation>
    </message>
    <message>
        <source>plays a pair, else its highest card</source>
        <translation>gioca una coppia, o la più alta</translation>
    </message>
    <message>
        <source>plays the best chance in this game</source>
        <translation>sceglie la migliore occasione</translation>
    </message>
    <message>
        <source>weighs the chance now against the card’s later use</source>
        <translation>pesa la probabilità e l’uso futuro della carta</translation>
    </message>
    <message>
        <source>models the opponent, simulates hidden hands</source>
        <translation>modella l’avversario, simula le mani nascoste</translation>
    </message>
    <message>
        <source>gives the lower card</source>
        <translation>dà la carta più bassa</translation>
    </message>
    <message>
        <source>plays a pair</source>
        <translation>gioca una coppia</translation>
    </message>
    <message>
        <source>plays its highest</source>
        <translation>gioca la più alta</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>giochi vinti</translation>
    </message>
    <message>
        <source>base deck</source>
        <translation>mazzo base</translation>
    </message>
    <message>
        <source>two cards to choose from</source>
        <translation>due carte fra cui scegliere</translation>
    </message>
    <message>
        <source>drafted cards</source>
        <translation>carte nel mazzo</translation>
    </message>
    <message>
        <source>cards to draw</source>
        <translation>carte da pescare</translation>
    </message>
    <message>
        <source>card played</source>
        <translation>carta giocata</translation>
    </message>
    <message>
        <source>base card</source>
        <translation>carta base</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>giochi giocati</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Quella carta non è in questa mano.</translation>
    </message>
    <message>
        <source>That is not one of the two cards dealt.</source>
        <translation>Non è una delle due carte date.</translation>
    </message>
    <message>
        <source>That gives up the match.</source>
        <translation>Così ti arrendi.</translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>Play 98 cards together. All you may say is a wish.</source>
        <translation>Giocate insieme 98 carte. Potete parlare solo con le richieste.</translation>
    </message>
    <message>
        <source>Simple Tom</source>
        <translation>Simple Tom</translation>
    </message>
    <message>
        <source>Smallest Gap</source>
        <translation>Divario min.</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>In ascolto</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Stratega</translation>
    </message>
    <message>
        <source>plays the first card that fits</source>
        <translation>gioca la prima carta adatta</translation>
    </message>
    <message>
        <source>always plays the smallest gap</source>
        <translation>gioca sempre il divario minore</translation>
    </message>
    <message>
        <source>plans its turn, respects wishes</source>
        <translation>pianifica, rispetta le richieste</translation>
    </message>
    <message>
        <source>plans, listens and wishes</source>
        <translation>pianifica, ascolta e chiede</translation>
    </message>
    <message>
        <source>simulates its plans to the end</source>
        <translation>simula i piani fino in fondo</translation>
    </message>
    <message>
        <source>simulates its turns in possible hands</source>
        <translation>simula i suoi turni in mani possibili</translation>
    </message>
    <message>
        <source>jumps back</source>
        <translation>salta indietro</translation>
    </message>
    <message>
        <source>plays more than the minimum</source>
        <translation>gioca più del minimo</translation>
    </message>
    <message>
        <source>makes wishes</source>
        <translation>fa richieste</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Cards dealt to each player, and refilled after each turn. All hands together have at most 98.</source>
        <translation>Carte date a ogni giocatore e reintegrate dopo ogni turno. Tutte le mani insieme al massimo 98.</translation>
    </message>
    <message>
        <source>Cards per turn</source>
        <translation>Carte a turno</translation>
    </message>
    <message>
        <source>Minimum cards per turn, at most the cards in hand.</source>
        <translation>Minimo di carte a turno, al massimo le carte in mano.</translation>
    </message>
    <message>
        <source>Cards per turn, empty stack</source>
        <translation>Carte a turno, mazzo vuoto</translation>
    </message>
    <message>
        <source>Minimum cards per turn once the stack is empty. 0 = as before.</source>
        <translation>Minimo di carte a turno a mazzo vuoto. 0 = come prima.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>come prima</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Come in commercio</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>rimaste</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>pile 1, rising</source>
        <translation>pila 1, crescente</translation>
    </message>
    <message>
        <source>pile 2, rising</source>
        <translation>pila 2, crescente</translation>
    </message>
    <message>
        <source>pile 3, falling</source>
        <translation>pila 3, calante</translation>
    </message>
    <message>
        <source>pile 4, falling</source>
        <translation>pila 4, calante</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Quella carta non è nella tua mano.</translation>
    </message>
    <message>
        <source>The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower one, and each takes a card exactly ten back.</source>
        <translation>La carta non va bene. Una pila crescente prende una carta più alta, una calante una più bassa, ed entrambe quella esattamente dieci indietro.</translation>
    </message>
    <message>
        <source>There are four piles.</source>
        <translation>Le pile sono quattro.</translation>
    </message>
    <message>
        <source>A wish is a number from 0 to 5.</source>
        <translation>Una richiesta è un numero da 0 a 5.</translation>
    </message>
    <message>
        <source>You can’t answer this.</source>
        <translation>Non puoi rispondere così.</translation>
    </message>
    <message>
        <source>Zip Deck</source>
        <translation>Zip Deck</translation>
    </message>
    <message>
        <source>One card each. Is yours the highest? Call, and share out the points.</source>
        <translation>Una carta a testa. La tua è la più alta? Chiama e distribuisci i punti.</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Chiamante</translation>
    </message>
    <message>
        <source>Rando</source>
        <translation>Rando</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Muto</translation>
    </message>
    <message>
        <source>Serpentine</source>
        <translation>Serpentina</translation>
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
        <translation>Parafulmine</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lettore</translation>
    </message>
    <message>
        <source>calls with any card</source>
        <translation>chiama con ogni carta</translation>
    </message>
    <message>
        <source>tosses a coin</source>
        <translation>lancia una moneta</translation>
    </message>
    <message>
        <source>never calls</source>
        <translation>non chiama mai</translation>
    </message>
    <message>
        <source>calls in turn, gives to everyone in turn</source>
        <translation>chiama a turni, dà a tutti a turno</translation>
    </message>
    <message>
        <source>calls with high cards</source>
        <translation>chiama con carte alte</translation>
    </message>
    <message>
        <source>weighs the odds, gives to the leader</source>
        <translation>valuta, dà a chi è in testa</translation>
    </message>
    <message>
        <source>lets others feed the leader</source>
        <translation>risparmia chi è in testa e attira doni</translation>
    </message>
    <message>
        <source>models the others, looks ahead</source>
        <translation>modella gli altri, guarda avanti</translation>
    </message>
    <message>
        <source>models the others, simulates the end</source>
        <translation>modella gli altri, simula il finale</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>chiama</translation>
    </message>
    <message>
        <source>gives to the leader</source>
        <translation>dà a chi è in testa</translation>
    </message>
    <message>
        <source>splits the points</source>
        <translation>divide i punti</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Number of rounds in a match. 0 = players × players.</source>
        <translation>Numero di turni di una partita. 0 = giocatori × giocatori.</translation>
    </message>
    <message>
        <source>players × players</source>
        <translation>giocatori × giocatori</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corta</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>That’s not an answer. Call or say nothing.</source>
        <translation>Non è una risposta. Chiama o taci.</translation>
    </message>
    <message>
        <source>No one sits there.</source>
        <translation>Lì non siede nessuno.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novizio</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amatore</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Abile</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message>
        <source>Hilltop protocol</source>
        <translation>protocollo Hilltop</translation>
    </message>
    <message>
        <source>level %1 of 5</source>
        <translation>livello %1 di 5</translation>
    </message>
    <message>
        <source>Discard the card picked up</source>
        <translation>Scarto della carta presa</translation>
    </message>
    <message>
        <source>May the dealer discard the card just picked up?</source>
        <translation>Il mazziere può scartare la carta appena presa?</translation>
    </message>
    <message>
        <source>Contest rules</source>
        <translation>Regole della gara</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Regole da tavolo</translation>
    </message>
    <message>
        <source>Contest rules as its controller played</source>
        <translation>Regole della gara come nel controller originale</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>Regole predefinite</translation>
    </message>
</context>
<context>
    <name>HillActions</name>
    <message>
        <source>&amp;New hill…</source>
        <translation>&amp;Nuova collina…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nuova collina…</translation>
    </message>
    <message>
        <source>&amp;Open hill…</source>
        <translation>&amp;Apri collina…</translation>
    </message>
    <message>
        <source>&amp;All hills</source>
        <translation>&amp;Tutte le colline</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Run with b&amp;udget…</source>
        <translation>Gioca con b&amp;udget…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Add &amp;bots…</source>
        <translation>Aggiungi &amp;bot…</translation>
    </message>
    <message>
        <source>New &amp;version…</source>
        <translation>Nuova &amp;versione…</translation>
    </message>
    <message>
        <source>Re&amp;tire…</source>
        <translation>&amp;Ritira…</translation>
    </message>
    <message>
        <source>&amp;Disqualify…</source>
        <translation>&amp;Squalifica…</translation>
    </message>
    <message>
        <source>&amp;End season…</source>
        <translation>Chiudi stagion&amp;e…</translation>
    </message>
    <message>
        <source>Challenge the &amp;king…</source>
        <translation>Sfi&amp;da il re…</translation>
    </message>
    <message>
        <source>All scheduled matches are played. Use a budget to play more.</source>
        <translation>Tutte le partite previste sono giocate. Un budget ne aggiunge altre.</translation>
    </message>
    <message>
        <source>Play the missing matches</source>
        <translation>Gioca ciò che non è stato ancora giocato</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>R&amp;iprendi</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>&amp;Let back in…</source>
        <translation>Ria&amp;mmetti…</translation>
    </message>
    <message>
        <source>Keeps everything played so far. The next run continues from there.</source>
        <translation>Conserva tutto ciò che è stato giocato. La prossima volta riprende da lì.</translation>
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
            <numerusform>%Ln bot</numerusform>
            <numerusform>%Ln bot</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 partite a coppia</translation>
    </message>
    <message>
        <source>%1, %2 matches per bot</source>
        <translation>%1, %2 partite a bot</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, smazzate duplicate</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Seed: %1</translation>
    </message>
    <message>
        <source>No bots yet. Add some, or drop their files here.</source>
        <translation>Ancora nessun bot. Aggiungine, o trascina qui i loro file.</translation>
    </message>
    <message>
        <source>%1 is the only bot. Add another one to play.</source>
        <translation>%1 è l’unico bot. Aggiungine un altro per giocare.</translation>
    </message>
    <message>
        <source>No matches have been played yet.</source>
        <translation>Non è stata ancora giocata nessuna partita.</translation>
    </message>
    <message>
        <source>%1 and %2 share the lead.</source>
        <translation>%1 e %2 sono in testa a pari merito.</translation>
    </message>
    <message>
        <source>%1 matches to play</source>
        <translation>%1 partite da giocare</translation>
    </message>
    <message>
        <source>%1 matches played</source>
        <translation>%1 partite giocate</translation>
    </message>
    <message>
        <source>%1. More matches would not make the order clearer.</source>
        <translation>%1. Altre partite non renderebbero l’ordine più chiaro.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>new version</source>
        <translation>nuova versione</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>aggiunto</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>ritirato</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>squalificato</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>budget</translation>
    </message>
    <message>
        <source>season</source>
        <translation>stagione</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partite</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrato</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>file, author</comment>
        <translation>%1, di %2</translation>
    </message>
    <message>
        <source>%1. The order is certain.</source>
        <translation>%1. L’ordine è certo.</translation>
    </message>
    <message>
        <source>%1. The order of %2 and %3 is still open.</source>
        <translation>%1. L’ordine di %2 e %3 è ancora aperto.</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arresto in corso…</translation>
    </message>
    <message>
        <source>%1 of %2 pairings, %3 matches</source>
        <translation>%1 di %2 incontri, %3 partite</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>In pausa: %1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>what has been played, a time</comment>
        <translation>%1, restano circa %2</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Apertura del file…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Scrittura…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>%1: matches to play</source>
        <comment>a hill&apos;s game</comment>
        <translation>%1: partite da giocare</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>%1, sealed deals</source>
        <translation>%1, smazzate sigillate</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a contest</comment>
        <translation>escluso</translation>
    </message>
    <message>
        <source>let back in</source>
        <translation>riammesso</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, si ferma</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>in pausa al %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, restano %2</translation>
    </message>
    <message>
        <source>%1 leads. %2</source>
        <comment>a bot, a sentence</comment>
        <translation>%1 è in testa. %2</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches to play, a time</comment>
        <translation>%1, circa %2</translation>
    </message>
    <message>
        <source>final</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>%1 of %2 tables, %3 matches</source>
        <translation>%1 tavoli su %2, %3 partite</translation>
    </message>
    <message>
        <source>%1, %2 matches per table</source>
        <translation>%1, %2 partite a tavolo</translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>today %1</source>
        <translation>oggi %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>da solo</translation>
    </message>
    <message>
        <source>at one screen</source>
        <translation>a uno schermo</translation>
    </message>
    <message numerus="yes">
        <source>with %n others</source>
        <translation>
            <numerusform>con %n altro</numerusform>
            <numerusform>con %n altri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n others</source>
        <translation>
            <numerusform>contro %n altro</numerusform>
            <numerusform>contro %n altri</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n posto</numerusform>
            <numerusform>%n posti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>da %1 a %2 posti</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%Ln vinta</numerusform>
            <numerusform>%Ln vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <comment>a rating</comment>
        <translation>nuovo</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Illeggibile</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lasciata</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>In sospeso</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>Partita del giorno, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The clock says %1, but the deal of %2 has already been played. Later days count when they have come.</source>
        <translation>L’orologio dice %1, ma la partita del %2 è già stata giocata. I giorni successivi conteranno quando arriveranno.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals of the day played</source>
        <translation>
            <numerusform>%Ln partita del giorno giocata</numerusform>
            <numerusform>%Ln partite del giorno giocate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln giorno di fila</numerusform>
            <numerusform>%Ln giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation>con %1 contro %2</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Guardata</translation>
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
        <translation>%1 (traduzione parziale)</translation>
    </message>
    <message>
        <source>%1 (no font for it)</source>
        <translation>%1 (nessun carattere disponibile)</translation>
    </message>
</context>
<context>
    <name>LikeAnswer</name>
    <message>
        <source>Name the suit turned down</source>
        <translation>Chiama il seme rifiutato</translation>
    </message>
    <message>
        <source>Name the suit of the same colour</source>
        <translation>Chiama il seme dello stesso colore</translation>
    </message>
    <message>
        <source>Name a suit of the other colour</source>
        <translation>Chiama un seme dell’altro colore</translation>
    </message>
    <message>
        <source>Discard a trump</source>
        <translation>Scarta una briscola</translation>
    </message>
    <message>
        <source>Discard an ace</source>
        <translation>Scarta un asso</translation>
    </message>
    <message>
        <source>Discard the only card of a suit</source>
        <translation>Scarta l’unica carta di un seme</translation>
    </message>
    <message>
        <source>Discard from a longer suit</source>
        <translation>Scarta da un seme più lungo</translation>
    </message>
    <message>
        <source>Lead the right bower</source>
        <translation>Apri con il bower destro</translation>
    </message>
    <message>
        <source>Lead the left bower</source>
        <translation>Apri con il bower sinistro</translation>
    </message>
    <message>
        <source>Lead another trump</source>
        <translation>Apri con un’altra briscola</translation>
    </message>
    <message>
        <source>Lead an ace</source>
        <translation>Apri con un asso</translation>
    </message>
    <message>
        <source>Lead a lower card</source>
        <translation>Apri con una carta più bassa</translation>
    </message>
    <message>
        <source>Trump in, ahead</source>
        <translation>Taglia, in testa</translation>
    </message>
    <message>
        <source>Follow suit, ahead</source>
        <translation>Rispondi al seme, in testa</translation>
    </message>
    <message>
        <source>Follow suit, not ahead</source>
        <translation>Rispondi al seme, non in testa</translation>
    </message>
    <message>
        <source>Trump in, not ahead</source>
        <translation>Taglia, non in testa</translation>
    </message>
    <message>
        <source>Throw off</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Keep the higher card</source>
        <translation>Tieni la carta più alta</translation>
    </message>
    <message>
        <source>Keep the lower card</source>
        <translation>Tieni la carta più bassa</translation>
    </message>
    <message>
        <source>Keep the rock</source>
        <translation>Tieni Sasso</translation>
    </message>
    <message>
        <source>Keep the paper</source>
        <translation>Tieni Carta</translation>
    </message>
    <message>
        <source>Keep the scissors</source>
        <translation>Tieni Forbici</translation>
    </message>
    <message>
        <source>Play a pair</source>
        <translation>Gioca una coppia</translation>
    </message>
    <message>
        <source>Play the highest card</source>
        <translation>Gioca la carta più alta</translation>
    </message>
    <message>
        <source>Play the middle card</source>
        <translation>Gioca la carta di mezzo</translation>
    </message>
    <message>
        <source>Play the lowest card</source>
        <translation>Gioca la carta più bassa</translation>
    </message>
    <message>
        <source>Set a pile back by ten</source>
        <translation>Salto indietro di dieci</translation>
    </message>
    <message>
        <source>A step of 1</source>
        <translation>Passo di 1</translation>
    </message>
    <message>
        <source>A step of 2</source>
        <translation>Passo di 2</translation>
    </message>
    <message>
        <source>A step of 3 to 5</source>
        <translation>Passo da 3 a 5</translation>
    </message>
    <message>
        <source>A step of 6 to 10</source>
        <translation>Passo da 6 a 10</translation>
    </message>
    <message>
        <source>A step of more than 10</source>
        <translation>Passo di oltre 10</translation>
    </message>
    <message>
        <source>Wish nothing</source>
        <translation>Nessuna richiesta</translation>
    </message>
    <message>
        <source>Strongest wish: 1</source>
        <translation>Richiesta più forte: 1</translation>
    </message>
    <message>
        <source>Strongest wish: 2</source>
        <translation>Richiesta più forte: 2</translation>
    </message>
    <message>
        <source>Strongest wish: 3</source>
        <translation>Richiesta più forte: 3</translation>
    </message>
    <message>
        <source>Strongest wish: 4</source>
        <translation>Richiesta più forte: 4</translation>
    </message>
    <message>
        <source>Strongest wish: hands off</source>
        <translation>Richiesta più forte: giù le mani</translation>
    </message>
    <message>
        <source>Call, points to the leader</source>
        <translation>Chiama, punti a chi è in testa</translation>
    </message>
    <message>
        <source>Call, points to another player</source>
        <translation>Chiama, punti a un altro giocatore</translation>
    </message>
    <message>
        <source>Call, points to several</source>
        <translation>Chiama, punti a più giocatori</translation>
    </message>
    <message>
        <source>Call, points to no one else</source>
        <translation>Chiama, nessun punto agli altri</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>%1. Esc: show the actual cards</source>
        <translation>%1. Esc: mostra le carte vere</translation>
    </message>
    <message>
        <source>%1. %2: back to the match</source>
        <translation>%1. %2: torna alla partita</translation>
    </message>
</context>
<context>
    <name>ManualLink</name>
    <message>
        <source>What is this?</source>
        <translation>Che cos’è?</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Deal %1.</source>
        <translation>Smazzata %1.</translation>
    </message>
    <message>
        <source>View: %1.</source>
        <translation>Vista: %1.</translation>
    </message>
    <message>
        <source>This page steps through a match. Please allow it to run its own script; it loads nothing.</source>
        <translation>Questa pagina percorre una partita. Consentile di eseguire il proprio script; non carica nulla.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Momento della partita</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Successivo</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Errore dopo</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>tutte le carte</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>come giocata</translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation>ramo %1</translation>
    </message>
    <message>
        <source>Show what comes later</source>
        <translation>Mostra il seguito</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Risposte: %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, giocata</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This page needs a newer browser (2023 or later).</source>
        <translation>Questa pagina richiede un browser più recente (dal 2023).</translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>%1 is no longer one of your bots. A built-in bot takes its place.</source>
        <translation>%1 non è più fra i tuoi bot. Lo sostituisce un bot integrato.</translation>
    </message>
    <message>
        <source>%1 are no longer among your bots. Built-in bots take their places.</source>
        <translation>%1 non sono più fra i tuoi bot. Li sostituiscono bot integrati.</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Condivisa</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
</context>
<context>
    <name>PassButtons</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation>
            <numerusform>tra %n secondo</numerusform>
            <numerusform>tra %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 risponde</translation>
    </message>
    <message>
        <source>pass the screen</source>
        <translation>passa lo schermo</translation>
    </message>
</context>
<context>
    <name>PazaakScore</name>
    <message>
        <source>over</source>
        <translation>sballato</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>finito</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>fermo</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, sballato</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Your +</source>
        <translation>Il tuo +</translation>
    </message>
    <message>
        <source>Your side card</source>
        <translation>La tua carta laterale</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vince</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Ultima mano</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Questa mano</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>PazaakTable</name>
    <message>
        <source>played +%1</source>
        <translation>giocata +%1</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>oltre 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>fermo</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>turno finito</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>mano vinta</translation>
    </message>
    <message>
        <source>hand tied</source>
        <translation>mano pari</translation>
    </message>
</context>
<context>
    <name>PazaakTexts</name>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stai</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Gioca %1</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>un’altra carta al prossimo turno</translation>
    </message>
    <message>
        <source>stay at %1</source>
        <translation>stai a %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>stai a %1</translation>
    </message>
    <message>
        <source>over, at %1</source>
        <translation>sballato, a %1</translation>
    </message>
    <message>
        <source>You have %1, which is over 20.</source>
        <translation>Hai %1, che è oltre 20.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Hai %1, %2 sta a %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Hai %1, %2 ha %3.</translation>
    </message>
    <message>
        <source>moves first</source>
        <translation>primo a giocare</translation>
    </message>
    <message>
        <source>moves second</source>
        <translation>secondo a giocare</translation>
    </message>
    <message>
        <source>Both went over 20: hand %1 is tied.</source>
        <translation>Entrambi hanno sballato: la mano %1 è pari.</translation>
    </message>
    <message>
        <source>Both stand at %1: hand %2 is tied.</source>
        <translation>Entrambi stanno a %1: la mano %2 è pari.</translation>
    </message>
    <message>
        <source>You went over 20 in hand %2, with %3 against %4.</source>
        <translation>Hai sballato nella mano %2, con %3 contro %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in hand %2, with %3 against %4.</source>
        <translation>%1 ha sballato nella mano %2, con %3 contro %4.</translation>
    </message>
    <message>
        <source>You won hand %2, with %3 against %4.</source>
        <translation>Hai vinto la mano %2, con %3 contro %4.</translation>
    </message>
    <message>
        <source>%1 won hand %2, with %3 against %4.</source>
        <translation>%1 ha vinto la mano %2, con %3 contro %4.</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>carta laterale %1</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>carta del banco %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>finisci il turno a %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>finisce il turno a %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>sta a %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>hai esattamente %1 e stai</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>ha esattamente %1 e sta</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>La mano %1 è pari</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Vinci la mano</translation>
    </message>
    <message>
        <source>%1 wins the hand</source>
        <translation>%1 vince la mano</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vinci la partita</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vince la partita</translation>
    </message>
    <message>
        <source>play +%1</source>
        <translation>giochi +%1</translation>
    </message>
    <message>
        <source>plays +%1</source>
        <translation>gioca +%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>peschi %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pesca %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>fallo, vale come «Stai»</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Hai sballato, a %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 ha sballato, a %2</translation>
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
        <translation>un fallo</translation>
    </message>
</context>
<context>
    <name>RatedBadge</name>
    <message>
        <source>Rated</source>
        <translation>Classificata</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>nothing measurable</source>
        <translation>nulla di misurabile</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation>%1 ha questa carta: %2</translation>
    </message>
    <message>
        <source>%1 holds no %2</source>
        <comment>a suit</comment>
        <translation>%1 non ha %2</translation>
    </message>
    <message>
        <source>no one holds: %1</source>
        <translation>nessuno ha questa carta: %1</translation>
    </message>
    <message>
        <source>%1 can beat: %2</source>
        <translation>%1 può battere questa carta: %2</translation>
    </message>
    <message>
        <source>%1 can pair the base card</source>
        <translation>%1 può fare coppia con la carta base</translation>
    </message>
    <message>
        <source>someone has a higher card</source>
        <translation>qualcuno ha una carta più alta</translation>
    </message>
    <message>
        <source>someone else calls</source>
        <translation>qualcun altro chiama</translation>
    </message>
    <message>
        <source>the next card takes you above %1</source>
        <translation>la prossima carta ti porta oltre %1</translation>
    </message>
    <message>
        <source>the next card takes %1 above %2</source>
        <translation>la prossima carta porta %1 oltre %2</translation>
    </message>
    <message>
        <source>the next card takes you to %1 or more without a bust</source>
        <translation>la prossima carta ti porta a %1 o più senza sballare</translation>
    </message>
    <message>
        <source>the next card takes %1 to %2 or more without a bust</source>
        <translation>la prossima carta porta %1 a %2 o più senza sballare</translation>
    </message>
    <message>
        <source>the card you receive is %1 or higher</source>
        <translation>la carta che ricevi è %1 o più alta</translation>
    </message>
    <message>
        <source>someone else holds a card that %1 passes over</source>
        <translation>qualcun altro ha una carta che la %1 scavalca</translation>
    </message>
    <message>
        <source>someone else holds %1, which sets a pile back</source>
        <translation>qualcun altro ha la %1, che riporta indietro una pila</translation>
    </message>
    <message>
        <source>If %1 (%2 % of possible deals), “%3” costs %4, otherwise %5.</source>
        <translation>Quando %1 (%2 % delle smazzate possibili), costo di «%3»: %4. Altrimenti: %5.</translation>
    </message>
    <message>
        <source>you hold: %1</source>
        <translation>hai questa carta: %1</translation>
    </message>
    <message>
        <source>you hold no %1</source>
        <comment>a suit</comment>
        <translation>non hai %1</translation>
    </message>
    <message>
        <source>you can beat: %1</source>
        <translation>puoi battere questa carta: %1</translation>
    </message>
    <message>
        <source>you can pair the base card</source>
        <translation>puoi fare coppia con la carta base</translation>
    </message>
    <message>
        <source>No single hidden card or draw explains the difference.</source>
        <translation>Nessuna singola carta coperta o pescata spiega la differenza.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Carte non giocate scavalcate: %1 con «%2», %3 con «%4».</translation>
    </message>
    <message>
        <source>Unseen cards beaten: %1 by “%2”, %3 by “%4”.</source>
        <translation>Carte non viste battute: %1 con «%2», %3 con «%4».</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>Ti sei fermato a %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Hai %1.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 si è fermato a %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 ha %2.</translation>
    </message>
    <message>
        <source>“%1” sets its pile back.</source>
        <translation>«%1» fa tornare indietro la sua pila.</translation>
    </message>
    <message>
        <source>After “%1” your own %2 can set that pile back.</source>
        <translation>Dopo «%1» il tuo %2 può far tornare indietro quella pila.</translation>
    </message>
    <message>
        <source>After “%1”, %2 can set that pile back with their %3.</source>
        <translation>Dopo «%1» %2 può far tornare indietro quella pila con il proprio %3.</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>quasi nulla</translation>
    </message>
    <message>
        <source>“%1” keeps the higher card.</source>
        <translation>«%1» conserva la carta più alta.</translation>
    </message>
    <message>
        <source>after “%1” %2</source>
        <translation>dopo «%1» %2</translation>
    </message>
    <message>
        <source>“%1” continues from %2: %3 of %4 unseen cards go over 20.</source>
        <translation>«%1» va avanti da %2: %3 delle %4 carte non viste superano 20.</translation>
    </message>
    <message>
        <source>“%1” is over 20 with %2.</source>
        <translation>«%1» sballa con %2.</translation>
    </message>
    <message>
        <source>“%1” stops at %2.</source>
        <translation>«%1» si ferma a %2.</translation>
    </message>
    <message>
        <source>“%1” ties at %2.</source>
        <translation>«%1» pareggia a %2.</translation>
    </message>
    <message>
        <source>“%1” wins with %2 against %3.</source>
        <translation>«%1» vince con %2 contro %3.</translation>
    </message>
    <message>
        <source>“%1” loses with %2 against %3.</source>
        <translation>«%1» perde con %2 contro %3.</translation>
    </message>
    <message>
        <source>“%1” spends a side card.</source>
        <translation>«%1» spende una carta laterale.</translation>
    </message>
    <message>
        <source>You get the %1.</source>
        <translation>Ricevi: %1.</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 riceve: %2.</translation>
    </message>
    <message>
        <source>The hand is good for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>La mano è buona per «%1»: briscole %2, di cui prese sicure %3, altri assi %4.</translation>
    </message>
    <message>
        <source>The hand is weak for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>La mano è debole per «%1»: briscole %2, di cui prese sicure %3, altri assi %4.</translation>
    </message>
    <message>
        <source>Trumps in hand: %1 after “%2”, %3 after “%4”.</source>
        <translation>Briscole in mano: %1 dopo «%2», %3 dopo «%4».</translation>
    </message>
    <message>
        <source>Sure tricks in trumps: %1 after “%2”, %3 after “%4”.</source>
        <translation>Prese di briscola sicure: %1 dopo «%2», %3 dopo «%4».</translation>
    </message>
    <message>
        <source>Other aces: %1 after “%2”, %3 after “%4”.</source>
        <translation>Altri assi: %1 dopo «%2», %3 dopo «%4».</translation>
    </message>
    <message>
        <source>“%1” throws a bower away.</source>
        <translation>«%1» butta via un bower.</translation>
    </message>
    <message>
        <source>“%1” throws a trump away.</source>
        <translation>«%1» butta via una briscola.</translation>
    </message>
    <message>
        <source>“%1” throws an ace away.</source>
        <translation>«%1» butta via un asso.</translation>
    </message>
    <message>
        <source>After “%1” there are no %2 left in hand, so a trump can take such a trick.</source>
        <translation>Dopo «%1» non restano %2 in mano, così una briscola può prendere quella presa.</translation>
    </message>
    <message>
        <source>The other side can’t beat “%1”.</source>
        <translation>L’altra coppia non può battere «%1».</translation>
    </message>
    <message>
        <source>“%1” takes the lead in the trick, “%2” does not.</source>
        <translation>«%1» passa in testa nella presa, «%2» no.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which wins anyway.</source>
        <translation>«%1» copre la carta del partner, che vince comunque.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which was ahead.</source>
        <translation>«%1» copre la carta del partner, che era in testa.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: you have shown no %2.</source>
        <translation>«%1» attacca in un vuoto: hai mostrato di non avere %2.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: %2 has shown no %3.</source>
        <translation>«%1» attacca in un vuoto: %2 ha mostrato di non avere %3.</translation>
    </message>
    <message>
        <source>“%1” draws trumps. Unseen trumps: %2.</source>
        <translation>«%1» fa uscire le briscole. Briscole non viste: %2.</translation>
    </message>
    <message>
        <source>“%1” leads a trump. Unseen trumps: %2.</source>
        <translation>«%1» attacca di briscola. Briscole non viste: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a trump. Trumps in hand: %2.</source>
        <translation>«%1» risparmia una briscola. Briscole in mano: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a bower. Trumps in hand: %2.</source>
        <translation>«%1» risparmia un bower. Briscole in mano: %2.</translation>
    </message>
    <message>
        <source>Unseen cards that beat it: %1 after “%2”, %3 after “%4”.</source>
        <translation>Carte non viste che la battono: %1 dopo «%2», %3 dopo «%4».</translation>
    </message>
    <message>
        <source>“%1” is as good now and keeps the higher card.</source>
        <translation>«%1» ora vale lo stesso e tiene la carta più alta.</translation>
    </message>
    <message>
        <source>Unseen cards of the same number, which it may pair: %1 of “%2”, %3 of “%4”.</source>
        <translation>Carte non viste dello stesso numero con cui può fare coppia: %1 con «%2», %3 con «%4».</translation>
    </message>
    <message>
        <source>“%1” pairs the base card.</source>
        <translation>«%1» fa coppia con la carta base.</translation>
    </message>
    <message>
        <source>“%1” keeps the card that pairs the base card.</source>
        <translation>«%1» tiene la carta che fa coppia con la carta base.</translation>
    </message>
    <message>
        <source>“%1” before the minimum loses the match.</source>
        <translation>«%1» prima del minimo perde la partita.</translation>
    </message>
    <message>
        <source>After “%1” no card in hand fits, and one is still due.</source>
        <translation>Dopo «%1» nessuna carta in mano va bene, e una è ancora dovuta.</translation>
    </message>
    <message>
        <source>“%1” wastes card %2 in hand, which would set that pile back.</source>
        <translation>«%1» spreca la carta %2 in mano, che farebbe tornare indietro quella pila.</translation>
    </message>
    <message>
        <source>With card %1 played before it, card %2 would set the pile back.</source>
        <translation>Giocando prima la carta %1, la carta %2 farebbe tornare indietro la pila.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: You want others to stay off pile %2.</source>
        <translation>«%1» ignora un desiderio: vuoi intatta la pila %2.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: %2 wants others to stay off pile %3.</source>
        <translation>«%1» ignora un desiderio: %2 vuole intatta la pila %3.</translation>
    </message>
    <message>
        <source>Cards in hand passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Carte in mano scavalcate: %1 con «%2», %3 con «%4».</translation>
    </message>
    <message>
        <source>“%1” ends the turn too early: “%2” passes over no unplayed card.</source>
        <translation>«%1» finisce il turno troppo presto: «%2» non scavalca nessuna carta non giocata.</translation>
    </message>
    <message>
        <source>“%1” keeps a card that fits now, and next turn more are due.</source>
        <translation>«%1» tiene una carta che ora va bene, e al prossimo turno ne sono dovute altre.</translation>
    </message>
    <message>
        <source>The turn may end. Unplayed cards passed over by “%1”: %2.</source>
        <translation>Il turno può finire. Carte non giocate scavalcate con «%1»: %2.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over with the next card due: %1 after “%2”, %3 after “%4”.</source>
        <translation>Carte non giocate scavalcate con la prossima carta dovuta: %1 dopo «%2», %3 dopo «%4».</translation>
    </message>
    <message>
        <source>Unplayed cards that the pile then still takes: %1 after “%2”, %3 after “%4”.</source>
        <translation>Carte non giocate che la pila prende ancora: %1 dopo «%2», %3 dopo «%4».</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>Card %1 is the highest of the deck. Without a call it costs %2.</source>
        <translation>La carta %1 è la più alta del mazzo. Senza chiamata costa %2.</translation>
    </message>
    <message>
        <source>Card %1 can’t be the highest. The call costs %2.</source>
        <translation>La carta %1 non può essere la più alta. La chiamata costa %2.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Then “%3” costs %4.</source>
        <translation>La carta %1 è la più alta nel %2 % delle distribuzioni. Allora «%3» costa %4.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Otherwise “%3” costs %4.</source>
        <translation>La carta %1 è la più alta nel %2 % delle distribuzioni. Altrimenti «%3» costa %4.</translation>
    </message>
    <message>
        <source>Points given away: %1 by “%2”, %3 by “%4”. The caller pays the rest.</source>
        <translation>Punti ceduti: %1 con «%2», %3 con «%4». Il resto lo paga chi chiama.</translation>
    </message>
    <message>
        <source>“%1” wins the match whatever the cards are.</source>
        <translation>«%1» vince la partita qualunque siano le carte.</translation>
    </message>
    <message>
        <source>Points so far: %1, %2.</source>
        <translation>Punti finora: %1, %2.</translation>
    </message>
    <message>
        <source>“%1” gives to the one ahead.</source>
        <translation>«%1» dà a chi è davanti.</translation>
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
        <translation>Smazzata %1, posizione %2 di %3</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 coperte</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>Decisions %1–%2 of %3</source>
        <translation>Decisioni %1–%2 di %3</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Decisione %1 di %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decisions %1–%2</source>
        <translation>Decisioni %1–%2</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>Decisione %1</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The same cards until decision %1. This match: %2. With %3: %4.</source>
        <translation>Le stesse carte fino alla decisione %1. Questa partita: %2. Con %3: %4.</translation>
    </message>
    <message>
        <source>played on the cards of an earlier match, at seat %1</source>
        <translation>giocata con le carte di una partita precedente, al posto %1</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, in sospeso</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>ramo %1 di %2</translation>
    </message>
    <message>
        <source>Up and Down choose the branch.</source>
        <translation>Su e Giù scelgono il ramo.</translation>
    </message>
    <message>
        <source>From decision %1: %2. The match itself: %3.</source>
        <translation>Dalla decisione %1: %2. La partita stessa: %3.</translation>
    </message>
    <message>
        <source>one of two matches</source>
        <translation>una di due partite</translation>
    </message>
    <message>
        <source>Up and Down choose the match.</source>
        <translation>Su e Giù scelgono la partita.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branches, Up and Down choose</source>
        <translation>
            <numerusform>%Ln ramo, scegli con Su e Giù</numerusform>
            <numerusform>%Ln rami, scegli con Su e Giù</numerusform>
        </translation>
    </message>
    <message>
        <source>marked by you</source>
        <translation>segnato da te</translation>
    </message>
    <message>
        <source>they differ from here</source>
        <translation>divergono da qui</translation>
    </message>
    <message>
        <source>branch %1 leaves here</source>
        <translation>qui parte il ramo %1</translation>
    </message>
    <message>
        <source>Played on from decision %1 of another match.</source>
        <translation>Continuata dalla decisione %1 di un’altra partita.</translation>
    </message>
    <message>
        <source>spoilers hidden</source>
        <translation>spoiler nascosti</translation>
    </message>
    <message>
        <source>What you have not seen yet is hidden.</source>
        <translation>Ciò che non hai ancora visto è nascosto.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>does not start</source>
        <translation>non si avvia</translation>
    </message>
    <message>
        <source>no allowed answer</source>
        <translation>nessuna risposta ammessa</translation>
    </message>
    <message>
        <source>no match ended</source>
        <translation>nessuna partita conclusa</translation>
    </message>
    <message>
        <source>No match ended within the time of the check.</source>
        <translation>Nessuna partita è finita nel tempo della verifica.</translation>
    </message>
    <message numerus="yes">
        <source>no allowed answer in %n decisions</source>
        <translation>
            <numerusform>nessuna risposta ammessa in %n decisione</numerusform>
            <numerusform>nessuna risposta ammessa in %n decisioni</numerusform>
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
        <translation>Clicca o premi un tasto per continuare</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Place</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>e %n altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Row won against column, %</source>
        <translation>Riga contro colonna, vinte in %</translation>
    </message>
    <message>
        <source>± is the 95 % interval.</source>
        <translation>± è l’intervallo al 95 %.</translation>
    </message>
    <message>
        <source>Deals: %1</source>
        <translation>Smazzate: %1</translation>
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
        <translation>Scelta %1 di 5</translation>
    </message>
    <message>
        <source>Keep one card. The other goes to %1.</source>
        <translation>Tieni una carta. L’altra va a %1.</translation>
    </message>
    <message>
        <source>One card is kept, the other goes to %1.</source>
        <translation>Una carta resta, l’altra va a %1.</translation>
    </message>
    <message>
        <source>you gave</source>
        <translation>hai dato</translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1 ha dato</translation>
    </message>
    <message>
        <source>you received</source>
        <translation>hai ricevuto</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 riceve</translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message>
        <source>wins with a pair</source>
        <translation>vinto con coppia</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gioco vinto</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>scelta fatta</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>scegli</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>sceglie</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) make a pair</source>
        <translation>
            <numerusform>%n non vista fa coppia</numerusform>
            <numerusform>%n non viste fanno coppia</numerusform>
        </translation>
    </message>
    <message>
        <source>no pair possible</source>
        <translation>nessuna coppia possibile</translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n da pescare</numerusform>
            <numerusform>%n da pescare</numerusform>
        </translation>
    </message>
    <message>
        <source>you gave %1</source>
        <translation>data a %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>data da %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>play a card here</source>
        <translation>gioca qui una carta</translation>
    </message>
    <message>
        <source>Base %1 of 10</source>
        <translation>Base %1 di 10</translation>
    </message>
</context>
<context>
    <name>RpsMini</name>
    <message>
        <source>Rock %1</source>
        <translation>Sasso %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Carta %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Forbici %1</translation>
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
        <translation>da te</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>da %1</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>tenute da te</translation>
    </message>
    <message>
        <source>kept by %1</source>
        <translation>tenute da %1</translation>
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
        <translation>ancora nulla</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Sasso</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Forbici</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Tutte le carte</translation>
    </message>
    <message>
        <source>Bold: not seen yet. Filled: yours. Framed: given away. Struck through: played.</source>
        <translation>Grassetto: non ancora vista. Piena: tua. Bordata: data via. Barrata: giocata.</translation>
    </message>
    <message>
        <source>%1 yours</source>
        <translation>%1 tua</translation>
    </message>
    <message>
        <source>%1 given away</source>
        <translation>%1 data via</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 giocata</translation>
    </message>
    <message>
        <source>%1 not seen</source>
        <translation>%1 non vista</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Tenuta</translation>
    </message>
    <message>
        <source>Gave</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Ricevuta</translation>
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
        <translation>Gioco %1: non giocato</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Gioco %1: %2</translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n non data</numerusform>
            <numerusform>%n non date</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation>
            <numerusform>resta %n carta base</numerusform>
            <numerusform>restano %n carte base</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTexts</name>
    <message>
        <source>Rock %1</source>
        <translation>Sasso %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Carta %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Forbici %1</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Arrenditi</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Tieni %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Gioca %1</translation>
    </message>
    <message>
        <source>Keep %1 or %2. The other one is given away.</source>
        <translation>Tieni %1 o %2. L’altra viene data via.</translation>
    </message>
    <message>
        <source>Game %1: choose a card against the base card %2.</source>
        <translation>Gioco %1: scegli una carta contro la carta base %2.</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>resa</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>%n carta finora</numerusform>
            <numerusform>%n carte finora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n gioco vinto</numerusform>
            <numerusform>%n giochi vinti</numerusform>
        </translation>
    </message>
    <message>
        <source>Rock beats Scissors</source>
        <translation>Sasso batte Forbici</translation>
    </message>
    <message>
        <source>Paper beats Rock</source>
        <translation>Carta batte Sasso</translation>
    </message>
    <message>
        <source>Scissors beats Paper</source>
        <translation>Forbici batte Carta</translation>
    </message>
    <message>
        <source>%1 is a pair with the base card</source>
        <translation>%1 fa coppia con la carta base</translation>
    </message>
    <message>
        <source>%1 is higher than %2</source>
        <translation>%1 è più alta di %2</translation>
    </message>
    <message>
        <source>You win game %1: %2.</source>
        <translation>Vinci il gioco %1: %2.</translation>
    </message>
    <message>
        <source>%1 wins game %2: %3.</source>
        <translation>%1 vince il gioco %2: %3.</translation>
    </message>
    <message>
        <source>Both gave up: no one wins a game.</source>
        <translation>Entrambi si sono arresi: nessuno vince un gioco.</translation>
    </message>
    <message>
        <source>%1 gave up the match, which counts as ten games lost.</source>
        <translation>Resa di %1, che vale come dieci giochi persi.</translation>
    </message>
    <message>
        <source>Each has won five of the ten games.</source>
        <translation>Ognuno ha vinto cinque dei dieci giochi.</translation>
    </message>
    <message>
        <source>You won %1 of the ten games.</source>
        <translation>Hai vinto %1 dei dieci giochi.</translation>
    </message>
    <message>
        <source>%1 won %2 of the ten games.</source>
        <translation>%1 ha vinto %2 dei dieci giochi.</translation>
    </message>
    <message>
        <source>You gave %1 and received %2 from %3.</source>
        <translation>Hai dato %1 e ricevuto %2 da %3.</translation>
    </message>
    <message>
        <source>%1 gave %2 and received %3.</source>
        <translation>%1 ha dato %2 e ricevuto %3.</translation>
    </message>
    <message>
        <source>have a pair of %1s</source>
        <translation>hai una coppia di %1</translation>
    </message>
    <message>
        <source>has a pair of %1s</source>
        <translation>ha una coppia di %1</translation>
    </message>
    <message>
        <source>give up the match</source>
        <translation>ti arrendi</translation>
    </message>
    <message>
        <source>gives up the match</source>
        <translation>si arrende</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation>Scelta %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Gioco %1</translation>
    </message>
    <message>
        <source>The match is drawn, %1 – %1</source>
        <translation>La partita è pari, %1 – %1</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Vinci il gioco</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 vince il gioco</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vinci la partita</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vince la partita</translation>
    </message>
    <message>
        <source>Base card %1</source>
        <translation>Carta base %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>giochi %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>gioca %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>peschi %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pesca %1</translation>
    </message>
    <message>
        <source>receive %1</source>
        <translation>ricevi %1</translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation>riceve %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>tieni %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>tiene %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as giving up</source>
        <translation>fallo, vale come resa</translation>
    </message>
</context>
<context>
    <name>RpsTray</name>
    <message>
        <source>Rock</source>
        <translation>Sasso</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Forbici</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>to draw, shuffled</source>
        <translation>da pescare, mescolate</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <translation>nessuna carta da pescare</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>ancora da pescare</translation>
    </message>
</context>
<context>
    <name>RpsWins</name>
    <message>
        <source>What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock</source>
        <translation>Cosa vince: prima una coppia con la carta base, poi il numero più alto, poi Sasso batte Forbici, Forbici batte Carta, Carta batte Sasso</translation>
    </message>
    <message>
        <source>What wins a game</source>
        <translation>Cosa vince un gioco</translation>
    </message>
    <message>
        <source>1  a pair with the base card</source>
        <translation>1  una coppia con la carta base</translation>
    </message>
    <message>
        <source>2  the higher number</source>
        <translation>2  il numero più alto</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>batte</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>%1 The match was open until then.</source>
        <translation>%1 Fino ad allora la partita era aperta.</translation>
    </message>
    <message>
        <source>%1 You stayed ahead from there.</source>
        <translation>%1 Da lì in poi hai sempre condotto.</translation>
    </message>
    <message>
        <source>%1 From there %2 stayed ahead.</source>
        <translation>%1 Da lì in poi ha sempre condotto %2.</translation>
    </message>
    <message>
        <source>%1, which won</source>
        <translation>%1, che ha vinto</translation>
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
        <translation>Le carte di questa partita non erano sigillate, perché qualcuno ha scelto la smazzata o la partita non è stata giocata al tavolo di questo programma.</translation>
    </message>
    <message>
        <source>Shown before the match, SHA-256:</source>
        <translation>Mostrato prima della partita, SHA-256:</translation>
    </message>
    <message>
        <source>It is computed from the seed of the cards and a salt. Both are shown here after the match, so that anyone can check that the cards were not changed.</source>
        <translation>È calcolato dal seed delle carte e da un sale. Entrambi compaiono qui dopo la partita, così chiunque può verificare che le carte non siano state cambiate.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Seed: %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sale: %1</translation>
    </message>
    <message>
        <source>Your phrase: %1</source>
        <translation>La tua frase: %1</translation>
    </message>
    <message>
        <source>They match: these are the cards that were sealed.</source>
        <translation>Corrispondono: sono le carte che erano state sigillate.</translation>
    </message>
    <message>
        <source>They don’t match: %1.</source>
        <translation>Non corrispondono: %1.</translation>
    </message>
    <message>
        <source>To check it yourself:</source>
        <translation>Per verificarlo da te:</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Carte sigillate</translation>
    </message>
    <message>
        <source>The first %1 digits of the second number are the seed of the cards in hexadecimal.</source>
        <translation>Le prime %1 cifre del secondo numero sono il seed delle carte in esadecimale.</translation>
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
        <translation>«%1»</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an answer and its value</comment>
        <translation>«%1» %2</translation>
    </message>
    <message>
        <source>“%1” %2 ± %3</source>
        <comment>an answer, its value and the error of that</comment>
        <translation>«%1» %2 ± %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scale and values on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Try this decision again. In the match: %1.</source>
        <translation>Riprova questa decisione. Nella partita: %1.</translation>
    </message>
    <message>
        <source>Try this decision.</source>
        <translation>Prova questa decisione.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ora %1</translation>
    </message>
    <message>
        <source>in the match %1</source>
        <translation>nella partita %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>il meglio %1</translation>
    </message>
    <message>
        <source>The same answer as in the match.</source>
        <translation>La stessa risposta della partita.</translation>
    </message>
    <message>
        <source>Result now: %1. In the match: %2.</source>
        <translation>Risultato ora: %1. Nella partita: %2.</translation>
    </message>
    <message>
        <source>After this hand: %1. In the match: %2.</source>
        <translation>Dopo questa mano: %1. Nella partita: %2.</translation>
    </message>
</context>
<context>
    <name>SideTray</name>
    <message>
        <source>Your side cards</source>
        <translation>Le tue carte laterali</translation>
    </message>
    <message>
        <source>Side cards of %1</source>
        <translation>Carte laterali di %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>finite</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>played earlier</source>
        <translation>giocata prima</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>%1 came in version %2.</source>
        <translation>%1 è arrivato nella versione %2.</translation>
    </message>
    <message>
        <source>%1 has retired: %2</source>
        <translation>%1 è stato ritirato: %2</translation>
    </message>
    <message>
        <source>%1 has won after %2 matches.</source>
        <translation>%1 ha vinto dopo %2 partite.</translation>
    </message>
    <message>
        <source>%1 is disqualified: %2</source>
        <translation>%1 è squalificato: %2</translation>
    </message>
    <message>
        <source>%1 is the only bot.</source>
        <translation>%1 è l’unico bot.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <translation>%1 si è aggiunto.</translation>
    </message>
    <message>
        <source>%1 of %2 (95 %: %3)</source>
        <translation>%1 di %2 (95 %: %3)</translation>
    </message>
    <message>
        <source>%1 with 95 % intervals</source>
        <translation>%1 con intervalli al 95 %</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 byte</translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <translation>%1, dal %2</translation>
    </message>
    <message>
        <source>A link opens the match to step through. Its best and worst matches are among them.</source>
        <translation>Un link apre la partita da ripercorrere. Le sue partite migliori e peggiori sono comprese.</translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation>Contro ciascuno degli altri</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Tutti gli altri</translation>
    </message>
    <message>
        <source>All randomness comes from the seed: with the same bots and plan.json, which is among the downloads, anyone can replay the same matches and get the same tables.</source>
        <translation>Tutta la casualità viene dal seed: con gli stessi bot e plan.json, che è tra i download, chiunque gioca le stesse partite e ottiene le stesse tabelle.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>Each bot with its interval. The table above has the numbers.</source>
        <translation>Ogni bot con il suo intervallo. I numeri sono nella tabella qui sopra.</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versioni precedenti</translation>
    </message>
    <message>
        <source>Habit</source>
        <translation>Abitudine</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>In per cent, row against column. A number leads to what these two played.</source>
        <translation>In percentuale, riga contro colonna. Un numero porta alle partite dei due.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>Fortuna per partita</translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation>Creato con %1.</translation>
    </message>
    <message>
        <source>Match %1 of part %2</source>
        <translation>Partita %1 della parte %2</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>Partita %1</translation>
    </message>
    <message>
        <source>Matches from its best to its worst</source>
        <translation>Partite dalla migliore alla peggiore</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Miscela</translation>
    </message>
    <message>
        <source>No bots yet.</source>
        <translation>Ancora nessun bot.</translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation>Nessun fallo.</translation>
    </message>
    <message>
        <source>Occasions</source>
        <translation>Occasioni</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>Plays as</source>
        <translation>Gioca come</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Pubblicato su</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervallo</translation>
    </message>
    <message>
        <source>Result in these matches</source>
        <translation>Risultato in queste</translation>
    </message>
    <message>
        <source>Analysed matches</source>
        <translation>Partite analizzate</translation>
    </message>
    <message>
        <source>Row ahead of column</source>
        <translation>Riga davanti a colonna</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>The season %1 ended.</source>
        <translation>La stagione %1 è finita.</translation>
    </message>
    <message>
        <source>These commands play it again:</source>
        <translation>Questi comandi rigiocano tutto:</translation>
    </message>
    <message>
        <source>To step through</source>
        <translation>Da ripercorrere</translation>
    </message>
    <message>
        <source>Won by row against column</source>
        <translation>Vinto dalla riga contro la colonna</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sé stesso</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n fallo.</numerusform>
            <numerusform>%n falli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Budget of %n more match(es) between neighbours in the standings.</source>
        <translation>
            <numerusform>Budget di %n altra partita tra vicini in classifica.</numerusform>
            <numerusform>Budget di altre %n partite tra vicini in classifica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of its chances taken, counted in its %n match(es) with a page here.</source>
        <translation>
            <numerusform>Quanto spesso lo fa quando può, nella sua %n partita che ha una pagina qui.</numerusform>
            <numerusform>Quanto spesso lo fa quando può, nelle sue %n partite che hanno una pagina qui.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2 per unforced decision.</source>
        <translation>%1 ha perso %2 per decisione non forzata.</translation>
    </message>
    <message>
        <source>%1 lost least so far: %2 per unforced decision. There are too few matches to tell who plays best.</source>
        <translation>%1 finora ha perso meno di tutti: %2 per decisione non forzata. Le partite sono troppo poche per dire chi gioca meglio.</translation>
    </message>
    <message>
        <source>%1 lost least: %2 per unforced decision.</source>
        <translation>%1 ha perso meno di tutti: %2 per decisione non forzata.</translation>
    </message>
    <message>
        <source>%1 of %2 matches are analysed.</source>
        <translation>%1 partite su %2 sono analizzate.</translation>
    </message>
    <message>
        <source>A link opens the match at that decision and shows what came before it.</source>
        <translation>Un link apre la partita a quella decisione e mostra ciò che la precede.</translation>
    </message>
    <message>
        <source>A link opens the match to step through with its analysis. Results are on its last moment.</source>
        <translation>Un link apre la partita con la sua analisi, da scorrere passo per passo. Il risultato è nell’ultimo momento.</translation>
    </message>
    <message>
        <source>A loss is the value of the best answer less that of the answer given, for the player who gave it. ± is one standard error.</source>
        <translation>Una perdita è il valore della risposta migliore meno quello della risposta data, per chi l’ha data. ± è un errore standard.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>Perdita media</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>How it is analysed</source>
        <translation>Come si analizza</translation>
    </message>
    <message>
        <source>Judged by %1 with at least %2 simulations of a position that cannot be computed.</source>
        <translation>Valutato da %1 con almeno %2 simulazioni di ogni posizione che non si può calcolare.</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo di decisione</translation>
    </message>
    <message>
        <source>Loss by kind of decision</source>
        <translation>Perdita per tipo di decisione</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Perdita totale</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Segno</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>No match here had a decision with several answers.</source>
        <translation>Nessuna partita aveva qui una decisione con più risposte.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>The average loss is per unforced decision, which has several answers.</source>
        <translation>La perdita media è per decisione non forzata, che ha più risposte.</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Le decisioni più costose</translation>
    </message>
    <message>
        <source>This command analyses them again:</source>
        <translation>Questo comando le analizza di nuovo:</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Non forzata</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>Dove si conserva</translation>
    </message>
    <message>
        <source>Who was analysed</source>
        <translation>Chi è stato analizzato</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>nessuna risposta</translation>
    </message>
    <message>
        <source>Each pair of versions meets once, and their matches are kept. Extra matches are played where the order of neighbours is unclear. A place shows what a bot can expect against all others, each counting the same. Ranges hold at every look.</source>
        <translation>Ogni coppia di versioni si incontra una volta e le sue partite restano. Altre partite si giocano dove servono a distinguere i vicini in classifica. Il posto dice che cosa un bot può aspettarsi contro tutti gli altri, ciascuno con lo stesso peso. Gli intervalli valgono in qualsiasi momento li si guardi.</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1 è escluso: %2</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 gioca di nuovo.</translation>
    </message>
    <message>
        <source>%1 plays again: %2</source>
        <translation>%1 gioca di nuovo: %2</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair, all pairs on the same deals, each deal with all seatings.</source>
        <translation>%1, %2 posti, %3 partite per ogni coppia, tutte le coppie sulle stesse smazzate, ogni smazzata in tutte le disposizioni.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair.</source>
        <translation>%1, %2 posti, %3 partite per ogni coppia.</translation>
    </message>
    <message>
        <source>All deals come from the seed %1.</source>
        <translation>Tutte le smazzate vengono dal seed %1.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1. The key of season %2 is %3. The hash of each key is the key before it, and the hash of the first one is that SHA-256: %4.</source>
        <translation>Le smazzate di ogni stagione sono segrete finché la stagione non finisce. Sono state fissate all’inizio della gara, con lo SHA-256 %1. La chiave della stagione %2 è %3. L’hash di ogni chiave è la chiave precedente, quello della prima è lo SHA-256 indicato: %4.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1.</source>
        <translation>Le smazzate di ogni stagione sono segrete finché la stagione non finisce. Sono state fissate all’inizio della gara, con lo SHA-256 %1.</translation>
    </message>
    <message>
        <source>The matches follow from the deals and the log alone. You can add the same bots to a hill with the same deals and rules and compare the results: %1.</source>
        <translation>Quali partite si giocano dipende solo dalle smazzate e dal log. Puoi aggiungere gli stessi bot a una collina con le stesse smazzate e regole e confrontare i risultati: %1.</translation>
    </message>
    <message>
        <source>Same answers as</source>
        <translation>Stesse risposte di</translation>
    </message>
    <message numerus="yes">
        <source>%1, in all %n matches</source>
        <translation>
            <numerusform>%1, in %n partita</numerusform>
            <numerusform>%1, in tutte le %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rose from place %2 to %3.</source>
        <translation>%1 è salito dal posto %2 al %3.</translation>
    </message>
    <message>
        <source>%1 took the lead.</source>
        <translation>%1 è passato in testa.</translation>
    </message>
    <message>
        <source>%1 won the season %2.</source>
        <translation>%1 ha vinto la stagione %2.</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autori</translation>
    </message>
    <message>
        <source>Best place</source>
        <translation>Miglior posto</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>Cambiamenti dal %1</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>In testa</translation>
    </message>
    <message>
        <source>What is new here, for a feed reader: %1.</source>
        <translation>Le novità, per un lettore di feed: %1.</translation>
    </message>
    <message>
        <source>Final %1</source>
        <translation>Finale %1</translation>
    </message>
    <message>
        <source>Match %1 of part %2 of final %3</source>
        <translation>Partita %1 della parte %2 della finale %3</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair. It is not over.</source>
        <translation>Dal %1, con smazzate proprie: %2 partite a coppia. Non è finita.</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair.</source>
        <translation>Dal %1, con smazzate proprie: %2 partite a coppia.</translation>
    </message>
    <message>
        <source>Stronger than next</source>
        <translation>Più forte del successivo</translation>
    </message>
    <message>
        <source>The final %1 began: %2 bots, %3 matches for each pair.</source>
        <translation>È cominciata la finale %1: %2 bot, %3 partite a coppia.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table, all tables of a number on the same deals, each deal with many seatings. Each bot brings %4 tables.</source>
        <translation>%1, %2 posti, %3 partite a ogni tavolo, tutti i tavoli di un numero con le stesse smazzate, ogni smazzata con molte disposizioni. Ogni bot porta %4 tavoli.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table. Each bot brings %4 tables.</source>
        <translation>%1, %2 posti, %3 partite a ogni tavolo. Ogni bot porta %4 tavoli.</translation>
    </message>
    <message>
        <source>Beyond chance</source>
        <translation>Oltre il caso</translation>
    </message>
    <message>
        <source>How bots treat each other</source>
        <translation>Come si trattano i bot</translation>
    </message>
    <message>
        <source>The others at a table are drawn at random from all that play. A place shows what a bot can expect at such a table. Extra matches are played where the order of neighbours is unclear. Ranges hold at every look.</source>
        <translation>Gli altri a un tavolo sono estratti a sorte tra quelli che giocano. Un posto dice che cosa un bot può aspettarsi a un tavolo così. Le altre partite vanno dove distinguono i vicini nell’ordine. Gli intervalli valgono a ogni sguardo.</translation>
    </message>
    <message>
        <source>What a bot won or paid in a match where another bot sat at its table, beside what it usually does there. What is beyond chance may be help, or a style that suits another.</source>
        <translation>Che cosa un bot ha vinto o pagato in una partita in cui un altro bot era al suo tavolo, rispetto al solito. Ciò che va oltre il caso può essere aiuto, o uno stile che si adatta a un altro.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meglio</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peggio</translation>
    </message>
</context>
<context>
    <name>StrandedContest</name>
    <message>
        <source>%1. Everything played so far is in memory. Save a copy to keep it.</source>
        <translation>%1. Tutto ciò che è stato giocato finora è in memoria. Salva una copia per non perderlo.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>Salvare %1?</translation>
    </message>
    <message>
        <source>Its file is gone. The matches played so far are only in memory.</source>
        <translation>Il suo file non c’è più. Le partite giocate finora sono solo in memoria.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
</context>
<context>
    <name>StrongerWords</name>
    <message>
        <source>more than 99.9 %</source>
        <translation>più del 99,9 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Probability that %1 is stronger than %2: %3.</source>
        <translation>Probabilità che %1 sia più forte di %2: %3.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>Non hai commesso errori evidenti.</translation>
    </message>
    <message>
        <source>The draws made no measurable difference.</source>
        <translation>Le pescate non hanno fatto una differenza misurabile.</translation>
    </message>
    <message>
        <source>Lucky draws saved %1.</source>
        <translation>La fortuna nel pescare ha risparmiato %1.</translation>
    </message>
    <message>
        <source>Unlucky draws cost %1.</source>
        <translation>La sfortuna nel pescare è costata %1.</translation>
    </message>
    <message>
        <source>The cards made no measurable difference.</source>
        <translation>Le carte non hanno fatto una differenza misurabile.</translation>
    </message>
    <message>
        <source>%1 gained %2 from the cards.</source>
        <translation>Le carte hanno dato %2 a %1.</translation>
    </message>
    <message>
        <source>%1 lost %2 to the cards.</source>
        <translation>Le carte hanno tolto %2 a %1.</translation>
    </message>
    <message>
        <source>The cards helped %1 most (%2) and hurt %3 most (%4).</source>
        <translation>Le carte hanno aiutato di più %1 (%2) e danneggiato di più %3 (%4).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No one made a clear mistake.</source>
        <translation>Nessuno ha commesso errori evidenti.</translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation>%1 non ha commesso errori evidenti.</translation>
    </message>
    <message>
        <source>The others made no clear mistake.</source>
        <translation>Gli altri non hanno commesso errori evidenti.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what was done</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>a hand, what was done</comment>
        <translation>%1, «%2»</translation>
    </message>
    <message>
        <source>The costliest (%2): %1. Better: “%3”.</source>
        <translation>La più costosa (%2): %1. Meglio: «%3».</translation>
    </message>
    <message>
        <source>%1 (not significant)</source>
        <translation>%1 (non significativo)</translation>
    </message>
    <message>
        <source>The cards gave you %1.</source>
        <translation>Le carte ti hanno dato %1.</translation>
    </message>
    <message>
        <source>The cards cost you %1.</source>
        <translation>Le carte ti sono costate %1.</translation>
    </message>
    <message>
        <source>Your decisions made no measurable difference.</source>
        <translation>Le tue decisioni non hanno fatto una differenza misurabile.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1.</source>
        <translation>Le tue decisioni ti sono costate %1.</translation>
    </message>
    <message>
        <source>Your decisions saved %1.</source>
        <translation>Le tue decisioni hanno risparmiato %1.</translation>
    </message>
    <message>
        <source>Your decisions gained you %1.</source>
        <translation>Le tue decisioni ti hanno fatto guadagnare %1.</translation>
    </message>
    <message>
        <source>The decisions of %1 made no measurable difference.</source>
        <translation>Le decisioni di %1 non hanno fatto una differenza misurabile.</translation>
    </message>
    <message>
        <source>The decisions of %1 gained you %2.</source>
        <translation>Le decisioni di %1 ti hanno fatto guadagnare %2.</translation>
    </message>
    <message>
        <source>The decisions of %1 cost you %2.</source>
        <translation>Le decisioni di %1 ti sono costate %2.</translation>
    </message>
    <message>
        <source>The others’ decisions made no measurable difference.</source>
        <translation>Le decisioni degli altri non hanno fatto una differenza misurabile.</translation>
    </message>
    <message>
        <source>The others’ decisions cost you %1.</source>
        <translation>Le decisioni degli altri ti sono costate %1.</translation>
    </message>
    <message>
        <source>The others’ decisions saved %1.</source>
        <translation>Le decisioni degli altri hanno risparmiato %1.</translation>
    </message>
    <message>
        <source>The others’ decisions gained you %1.</source>
        <translation>Le decisioni degli altri ti hanno fatto guadagnare %1.</translation>
    </message>
    <message>
        <source>%1, not significant</source>
        <translation>%1, non significativo</translation>
    </message>
    <message numerus="yes">
        <source>You made %Ln mistakes</source>
        <translation>
            <numerusform>Hai fatto %Ln errore</numerusform>
            <numerusform>Hai fatto %Ln errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %Ln mistakes</source>
        <translation>
            <numerusform>%1 ha fatto %Ln errore</numerusform>
            <numerusform>%1 ha fatto %Ln errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others made mistakes, too</source>
        <translation>
            <numerusform>anche %Ln altro ha fatto errori</numerusform>
            <numerusform>anche altri %Ln hanno fatto errori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1 e %2</translation>
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
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 %2, place %3 of %4</source>
        <translation>%1 %2, posto %3 di %4</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1 with %2</source>
        <translation>Primo: %1 con %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Vittoria comune</translation>
    </message>
    <message>
        <source>A draw, %1 – %2</source>
        <translation>Pareggio, %1 – %2</translation>
    </message>
    <message>
        <source>No one won</source>
        <translation>Non vince nessuno</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>Vincono %1, %2</translation>
    </message>
    <message>
        <source>You and your partner won, %1</source>
        <translation>Tu e il tuo partner avete vinto, %1</translation>
    </message>
    <message>
        <source>You and your partner lost, %1 – %2</source>
        <translation>Tu e il tuo partner avete perso, %1 – %2</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Condividi la vittoria</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>%n giocatore ha la vittoria</numerusform>
            <numerusform>%n giocatori si dividono la vittoria</numerusform>
        </translation>
    </message>
    <message>
        <source>You won%1</source>
        <translation>Hai vinto%1</translation>
    </message>
    <message>
        <source>%1 won%2</source>
        <translation>%1 ha vinto%2</translation>
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
        <translation>sigillata</translation>
    </message>
</context>
<context>
    <name>ThegameCheer</name>
    <message>
        <source>Ten back!</source>
        <translation>10 indietro!</translation>
    </message>
</context>
<context>
    <name>ThegamePage</name>
    <message>
        <source>stay off</source>
        <translation>giù le mani</translation>
    </message>
    <message>
        <source>mine soon</source>
        <translation>presto mia</translation>
    </message>
    <message>
        <source>rather not</source>
        <translation>meglio di no</translation>
    </message>
    <message>
        <source>no wish</source>
        <translation>indifferente</translation>
    </message>
</context>
<context>
    <name>ThegamePile</name>
    <message>
        <source>Pile %1, rising, at %2</source>
        <translation>Pila %1, crescente, a %2</translation>
    </message>
    <message>
        <source>Pile %1, falling, at %2</source>
        <translation>Pila %1, calante, a %2</translation>
    </message>
    <message>
        <source>%1 wishes %2</source>
        <translation>%1 chiede %2</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>crescente</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>calante</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, worth %1</source>
        <translation>, vale %1</translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation>%1 non va bene</translation>
    </message>
    <message>
        <source>%1: jump back 10</source>
        <translation>%1: salto di 10</translation>
    </message>
    <message>
        <source>%1: back 10!</source>
        <translation>%1: 10 indietro!</translation>
    </message>
    <message>
        <source>rising, room: %1</source>
        <translation>crescente, spazio: %1</translation>
    </message>
    <message>
        <source>falling, room: %1</source>
        <translation>calante, spazio: %1</translation>
    </message>
</context>
<context>
    <name>ThegameRidge</name>
    <message>
        <source>Perfect: all 98 cards are played.</source>
        <translation>Perfetto: tutte le 98 carte sono giocate.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfetto</translation>
    </message>
    <message>
        <source>All 98 cards. Nothing left in hand, nothing in the stack.</source>
        <translation>Tutte le 98 carte. Niente più in mano, niente nel mazzo.</translation>
    </message>
</context>
<context>
    <name>ThegameScore</name>
    <message>
        <source>jump back</source>
        <translation>salto indietro</translation>
    </message>
    <message>
        <source>Piles, latest on top</source>
        <translation>Pile, le ultime in alto</translation>
    </message>
    <message>
        <source>pile %1, rising</source>
        <translation>pila %1, crescente</translation>
    </message>
    <message>
        <source>pile %1, falling</source>
        <translation>pila %1, calante</translation>
    </message>
    <message>
        <source>Cards played, latest first</source>
        <translation>Carte giocate, le ultime prima</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Turn %1: you jumped ten back to %2 on pile %3, the last jump of the match.</source>
        <translation>Turno %1: salti indietro di dieci a %2 sulla pila %3, l’ultimo salto della partita.</translation>
    </message>
    <message>
        <source>Turn %1: %2 jumped ten back to %3 on pile %4, the last jump of the match.</source>
        <translation>Turno %1: %2 salta indietro di dieci a %3 sulla pila %4, l’ultimo salto della partita.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n numero</numerusform>
            <numerusform>%n numeri</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: your %2 on pile %3 left out %4, the widest gap of the match.</source>
        <translation>Turno %1: il tuo %2 sulla pila %3 ha saltato %4, il divario più ampio della partita.</translation>
    </message>
    <message>
        <source>Turn %1: %2 put %3 on pile %4 and left out %5, the widest gap of the match.</source>
        <translation>Turno %1: %2 ha messo %3 sulla pila %4 e ha saltato %5, il divario più ampio della partita.</translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation>
            <numerusform>%n giocata</numerusform>
            <numerusform>%n giocate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 di %2 giocate</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards played</comment>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>ThegameStack</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <translation>
            <numerusform>%n nel mazzo</numerusform>
            <numerusform>%n nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>stack empty</source>
        <translation>mazzo vuoto</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the stack</comment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>%1 of 98 played</source>
        <translation>%1 di 98 giocate</translation>
    </message>
    <message>
        <source>%1 of 98</source>
        <comment>cards played</comment>
        <translation>%1 di 98</translation>
    </message>
    <message>
        <source>only %1 in the stack</source>
        <translation>solo %1 nel mazzo</translation>
    </message>
    <message>
        <source>%1 of 98 to go</source>
        <translation>ne mancano %1 su 98</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>mancano %1</translation>
    </message>
</context>
<context>
    <name>ThegameTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left.</source>
        <translation>
            <numerusform>Resta %n carta.</numerusform>
            <numerusform>Restano %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <translation>%1 su pila %2</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>Richiesta %1</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Perdi la partita</translation>
    </message>
    <message>
        <source>jump back %1</source>
        <translation>salto di %1</translation>
    </message>
    <message>
        <source>jumps back %1</source>
        <translation>salto di %1</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 avanti</translation>
    </message>
    <message>
        <source>Any wishes for the piles?</source>
        <translation>Richieste per le pile?</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards, then you may end your turn.</source>
        <translation>
            <numerusform>Ancora %n carta, poi puoi finire il turno.</numerusform>
            <numerusform>Ancora %n carte, poi puoi finire il turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play another card or end your turn.</source>
        <translation>Gioca un’altra carta o finisci il turno.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>senza carte</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles: a perfect match.</source>
        <translation>Tutte le 98 carte sono sulle pile: una partita perfetta.</translation>
    </message>
    <message>
        <source>You still had to play, but none of your cards fitted.</source>
        <translation>Dovevi ancora giocare, ma nessuna delle tue carte andava bene.</translation>
    </message>
    <message>
        <source>%1 still had to play, but no card fitted.</source>
        <translation>%1 doveva ancora giocare, ma nessuna carta andava bene.</translation>
    </message>
    <message>
        <source>You ended your turn too early and gave up.</source>
        <translation>Hai finito il turno troppo presto: è una resa.</translation>
    </message>
    <message>
        <source>%1 ended the turn too early and gave up.</source>
        <translation>%1 ha finito il turno troppo presto: è una resa.</translation>
    </message>
    <message>
        <source>You had a fault, which loses the match.</source>
        <translation>Un tuo fallo fa perdere la partita.</translation>
    </message>
    <message>
        <source>%1 had a fault, which loses the match.</source>
        <translation>Un fallo di %1 fa perdere la partita.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>stay off pile %1</source>
        <translation>giù le mani da %1</translation>
    </message>
    <message>
        <source>want others to stay off pile %1</source>
        <translation>vuoi intatta la pila %1</translation>
    </message>
    <message>
        <source>wants others to stay off pile %1</source>
        <translation>vuole intatta la pila %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Tocca a %1</translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation>Tutte le carte sono giocate</translation>
    </message>
    <message>
        <source>No card fits. %1</source>
        <translation>Nessuna carta va bene. %1</translation>
    </message>
    <message>
        <source>Given up. %1</source>
        <translation>Resa. %1</translation>
    </message>
    <message>
        <source>Lost by a fault. %1</source>
        <translation>Persa per un fallo. %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>peschi %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pesca %1</translation>
    </message>
    <message>
        <source>play %1 on pile %2</source>
        <translation>giochi %1 su pila %2</translation>
    </message>
    <message>
        <source>plays %1 on pile %2</source>
        <translation>gioca %1 su pila %2</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>finisci il turno</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>finisce il turno</translation>
    </message>
    <message>
        <source>had a fault</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>%1 jumps ten back to %2</source>
        <translation>%1 salta indietro di dieci a %2</translation>
    </message>
    <message>
        <source>The stack is empty</source>
        <translation>Il mazzo è vuoto</translation>
    </message>
    <message>
        <source>The stack is running out</source>
        <translation>Il mazzo sta finendo</translation>
    </message>
    <message>
        <source>Your next card would move a pile by %1 or more.</source>
        <translation>La prossima carta sposterebbe una pila di %1 o più.</translation>
    </message>
    <message>
        <source>It sets the pile ten back.</source>
        <translation>Riporta la pila indietro di dieci.</translation>
    </message>
    <message>
        <source>Then your %1 can set the pile ten back.</source>
        <translation>Poi il tuo %1 può riportare la pila indietro di dieci.</translation>
    </message>
    <message>
        <source>It’s the smallest step you have.</source>
        <translation>È il tuo passo più piccolo.</translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message>
        <source>Where do you want to put the %1? Click a pile or press 1 to 4.</source>
        <translation>Dove vuoi mettere il %1? Clicca una pila o premi da 1 a 4.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>refill your hand</source>
        <translation>e reintegra la mano</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>il mazzo è vuoto</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Arrenditi…</translation>
    </message>
    <message>
        <source>one more card to play</source>
        <translation>ancora una carta da giocare</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards to play</source>
        <translation>
            <numerusform>ancora %n carta da giocare</numerusform>
            <numerusform>ancora %n carte da giocare</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>your turn continues</source>
        <translation>il tuo turno continua</translation>
    </message>
    <message>
        <source>Give up now</source>
        <translation>Arrenditi ora</translation>
    </message>
    <message>
        <source>everyone loses the match</source>
        <translation>tutti perdono la partita</translation>
    </message>
    <message>
        <source>Wishes: 1 %1, 3 %2, 5 %3</source>
        <translation>Richieste: 1 %1, 3 %2, 5 %3</translation>
    </message>
    <message>
        <source>Numbers over a card: how far it moves piles 1 to 4.</source>
        <translation>Numeri sopra una carta: di quanto sposta le pile 1–4.</translation>
    </message>
</context>
<context>
    <name>ThegameWish</name>
    <message>
        <source>Your wish for pile %1: %2</source>
        <translation>Richiesta per la pila %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a wish and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: after the next card</source>
        <comment>a wish</comment>
        <translation>%1: dopo la prossima carta</translation>
    </message>
    <message>
        <source>0: no wish, 3: mine soon, 5: stay off</source>
        <translation>0: indifferente, 3: presto mia, 5: giù le mani</translation>
    </message>
</context>
<context>
    <name>TournamentCost</name>
    <message>
        <source>about %1 matches</source>
        <translation>circa %1 partite</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>al massimo %1 partite</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partita</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partite</translation>
    </message>
    <message numerus="yes">
        <source>%n sets, %1</source>
        <translation>
            <numerusform>%n set, %1</numerusform>
            <numerusform>%n set, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n turno, %1</numerusform>
            <numerusform>%n turni, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1</source>
        <translation>
            <numerusform>%n coppia, %1</numerusform>
            <numerusform>%n coppie, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few matches the intervals stay wider than that, so all matches will be played.</source>
        <translation>Con così poche partite gli intervalli restano più larghi, quindi saranno giocate tutte.</translation>
    </message>
    <message>
        <source>The last deal is not played from all seats, because %1 is not a multiple of %2.</source>
        <translation>L’ultima smazzata non è giocata da tutti i posti, perché %1 non è multiplo di %2.</translation>
    </message>
    <message>
        <source>%1 remembers earlier matches. Its matches against the same opponents run one after another on one thread, so more threads don’t make them faster.</source>
        <translation>%1 ricorda le partite precedenti. Le sue partite contro gli stessi avversari si giocano una dopo l’altra su un thread, quindi più thread non le accelerano.</translation>
    </message>
    <message>
        <source>File size: %1.</source>
        <translation>Dimensione del file: %1.</translation>
    </message>
    <message>
        <source>This takes more than a day. You can stop and resume at any time.</source>
        <translation>Richiede più di un giorno. Puoi fermare e riprendere in ogni momento.</translation>
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
        <translation>Ordine: turno raggiunto. ± è l’intervallo al 95 %.</translation>
    </message>
    <message>
        <source>Order: fixtures won, then opponents’ score. ± is the 95 % interval.</source>
        <translation>Ordine: incontri vinti, poi punti degli avversari. ± è l’intervallo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: matches won. ± is the 95 % interval.</source>
        <translation>Ordine della gara: partite vinte. ± è l’intervallo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: matches won, then %1. ± is the 95 % interval.</source>
        <translation>Ordine della gara: partite vinte, poi %1. ± è l’intervallo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: points. ± is the 95 % interval.</source>
        <translation>Ordine della gara: punti. ± è l’intervallo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: %1. ± is the 95 % interval.</source>
        <translation>Ordine della gara: %1. ± è l’intervallo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: matches won, including shared wins. ± is the 95 % interval.</source>
        <translation>Ordine della gara: partite vinte, anche condivise. ± è l’intervallo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: mean points. ± is the 95 % interval.</source>
        <translation>Ordine della gara: punti medi. ± è l’intervallo al 95 %.</translation>
    </message>
    <message>
        <source>SPRT of Elo %1 against %2: LLR %3 between %4 and %5</source>
        <translation>SPRT di Elo %1 contro %2: LLR %3 tra %4 e %5</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at least Elo %3.</source>
        <translation>%1. Accettato: %2 è più forte di almeno Elo %3.</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at most Elo %3.</source>
        <translation>%1. Accettato: %2 è più forte di al massimo Elo %3.</translation>
    </message>
    <message>
        <source>%1. Not decided yet.</source>
        <translation>%1. Non ancora deciso.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>A circle: %1. The unbeatable mix: %2.</source>
        <translation>Un ciclo: %1. La miscela imbattibile: %2.</translation>
    </message>
    <message>
        <source>Duplicate deals saved %1 matches.</source>
        <translation>Le smazzate duplicate hanno risparmiato %1 partite.</translation>
    </message>
    <message>
        <source>Both are equally likely to be stronger.</source>
        <translation>Entrambi hanno la stessa probabilità di essere il più forte.</translation>
    </message>
</context>
<context>
    <name>TournamentTemplates</name>
    <message>
        <source>Last settings</source>
        <translation>Ultime impostazioni</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Occhiata rapida</translation>
    </message>
    <message>
        <source>Contest settings</source>
        <translation>Impostazioni della gara</translation>
    </message>
    <message>
        <source>Contest cup</source>
        <translation>Coppa della gara</translation>
    </message>
    <message>
        <source>Is mine better? (SPRT)</source>
        <translation>È meglio il mio? (SPRT)</translation>
    </message>
    <message>
        <source>The settings of the last tournament of this game</source>
        <translation>Le impostazioni dell’ultimo torneo di questo gioco</translation>
    </message>
    <message>
        <source>A few hundred matches on duplicate deals: takes seconds, gives a first ranking</source>
        <translation>Qualche centinaio di partite su smazzate duplicate: dura secondi, dà una prima classifica</translation>
    </message>
    <message>
        <source>Format, matches and rules of the contest this game comes from</source>
        <translation>Formula, partite e regole della gara da cui viene questo gioco</translation>
    </message>
    <message>
        <source>A ladder that decides every place. Each pairing is best of seven sets</source>
        <translation>Un tabellone che decide tutti i posti. Ogni incontro è al meglio di sette set</translation>
    </message>
    <message>
        <source>A sequential test of the first two selected bots. It stops as soon as the result is clear</source>
        <translation>Un test sequenziale dei primi due bot selezionati. Si ferma appena il risultato è chiaro</translation>
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
        <translation>%1 di %2 partite</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partite</translation>
    </message>
    <message>
        <source>%1, %2 played, waiting for an earlier match</source>
        <translation>%1, %2 giocate, in attesa di una precedente</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>in coda</translation>
    </message>
    <message>
        <source>opening the file…</source>
        <translation>apertura del file…</translation>
    </message>
    <message>
        <source>stopped by its stop rule after %1</source>
        <translation>fermato dalla regola di arresto dopo %1</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>finito in %1</translation>
    </message>
    <message>
        <source>stopped after %1</source>
        <translation>fermato dopo %1</translation>
    </message>
    <message numerus="yes">
        <source>finishing %n running matches</source>
        <translation>
            <numerusform>ancora %n partita in corso da finire</numerusform>
            <numerusform>ancora %n partite in corso da finire</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arresto in corso…</translation>
    </message>
    <message>
        <source>a bot is solving these rules: %1 %</source>
        <translation>un bot sta risolvendo queste regole: %1 %</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>appena iniziato</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>restano circa %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvato</translation>
    </message>
    <message>
        <source>not saved, lost when the window closes</source>
        <translation>non salvato, si perde chiudendo la finestra</translation>
    </message>
    <message>
        <source>saved, safe to close</source>
        <translation>salvato, puoi chiudere</translation>
    </message>
    <message>
        <source>saved %1 ago, safe to close</source>
        <translation>salvato %1 fa, puoi chiudere</translation>
    </message>
    <message>
        <source>%1. Everything saved before is kept, and nothing else has changed.</source>
        <translation>%1. Tutto ciò che era già salvato resta, e nient’altro è cambiato.</translation>
    </message>
    <message>
        <source>The results can’t be saved: %1.</source>
        <translation>Impossibile salvare i risultati: %1.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Apertura del file…</translation>
    </message>
    <message>
        <source>SHA-256 of the sealed seed: %1</source>
        <translation>SHA-256 del seed sigillato: %1</translation>
    </message>
    <message>
        <source>A slow match is still running. Later matches are shown, but the stop rule does not count them yet.</source>
        <translation>Una partita lenta è ancora in corso. Le successive si mostrano, ma la regola di arresto non le conta ancora.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>su</translation>
    </message>
    <message>
        <source>%1 matches per second on</source>
        <translation>%1 partite al secondo su</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finito</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>fermato al %1</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, arresto in corso</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>in pausa al %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, restano %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bot</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per set</source>
        <translation>%1, %2 partite a set</translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 partite a coppia</translation>
    </message>
    <message>
        <source>%1, %2 matches</source>
        <translation>%1, %2 partite</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, smazzate duplicate</translation>
    </message>
    <message>
        <source>%1, bots of one language together</source>
        <translation>%1, bot dello stesso linguaggio insieme</translation>
    </message>
    <message>
        <source>%1, sealed seed</source>
        <translation>%1, seed sigillato</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Seed: %1</translation>
    </message>
    <message>
        <source>%1 has ended</source>
        <translation>%1 è finito</translation>
    </message>
    <message>
        <source>%1 has stopped</source>
        <translation>%1 si è fermato</translation>
    </message>
    <message>
        <source>%1 is first after %2 matches.</source>
        <translation>%1 è primo dopo %2 partite.</translation>
    </message>
</context>
<context>
    <name>WinMarks</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 di %2 mani</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%1 di %2 mani vinte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>Hint</source>
        <translation>Consigli</translation>
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
        <translation>Di %1 punti ne sono dati %2.</translation>
    </message>
    <message>
        <source>%1 gets %2. %3</source>
        <translation>%2 a %1. %3</translation>
    </message>
</context>
<context>
    <name>ZipdeckRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Clicca o premi un tasto</translation>
    </message>
</context>
<context>
    <name>ZipdeckScore</name>
    <message>
        <source>Points, fewest first</source>
        <translation>Punti, prima chi ha meno</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errata</translation>
    </message>
    <message>
        <source>wrong calls</source>
        <translation>chiamate errate</translation>
    </message>
    <message>
        <source>Calls, latest first</source>
        <translation>Chiamate recenti</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>giusta</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>silent, +%1</source>
        <translation>silenzio, +%1</translation>
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
        <translation>, riceve %1 da te</translation>
    </message>
    <message>
        <source>▼ fewest</source>
        <translation>▼ meno</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vittoria</translation>
    </message>
    <message>
        <source>▲ highest</source>
        <translation>▲ più alta</translation>
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
        <translation>La tua carta non ha punti da distribuire</translation>
    </message>
    <message numerus="yes">
        <source>A correct call gives away %n point(s)</source>
        <translation>
            <numerusform>Se è giusta, distribuisci %n punto</numerusform>
            <numerusform>Se è giusta, distribuisci %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>tu %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You pay what you don’t give away: %1.</source>
        <translation>Paghi ciò che non distribuisci: %1.</translation>
    </message>
    <message>
        <source>Click a player to give everything. Use + and − for single points.</source>
        <translation>Clicca un giocatore per dargli tutto. Usa + e − per singoli punti.</translation>
    </message>
    <message>
        <source>All to the leader</source>
        <translation>Tutto a chi è in testa</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>Equamente</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
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
        <translation>silenzio</translation>
    </message>
</context>
<context>
    <name>ZipdeckStepper</name>
    <message>
        <source>%1: one point less</source>
        <translation>%1: un punto in meno</translation>
    </message>
    <message>
        <source>%1: one point more</source>
        <translation>%1: un punto in più</translation>
    </message>
</context>
<context>
    <name>ZipdeckTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipdeckTexts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Chiama</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Taci</translation>
    </message>
    <message>
        <source>costs nothing unless your card is the highest</source>
        <translation>costa solo se la tua carta è la più alta</translation>
    </message>
    <message>
        <source>if right: gives away %1</source>
        <translation>se giusta: dà via %1</translation>
    </message>
    <message>
        <source>if right: you pay all of it</source>
        <translation>se giusta: paghi tutto tu</translation>
    </message>
    <message>
        <source>You have %1, worth %2. Call or say nothing.</source>
        <translation>Hai %1, che vale %2. Chiama o taci.</translation>
    </message>
    <message>
        <source>You have %1, worth nothing. Call or say nothing.</source>
        <translation>Hai %1, che non vale nulla. Chiama o taci.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to you</source>
        <translation>%1 a te</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Call, keep all points</source>
        <translation>Chiama, niente agli altri</translation>
    </message>
    <message>
        <source>Call: %1</source>
        <translation>Chiama: %1</translation>
    </message>
    <message>
        <source>Your %1 was the highest and you said nothing: %2.</source>
        <translation>La tua carta %1 era la più alta e hai taciuto: %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and pay %2 yourself.</source>
        <translation>Hai chiamato con la carta più alta, %1, e paghi %2 di tasca tua.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and give %2.</source>
        <translation>Hai chiamato con la carta più alta, %1, e dai %2.</translation>
    </message>
    <message>
        <source>%1 had the highest card, %2, and said nothing: %3.</source>
        <translation>%1 aveva la carta più alta, %2, e ha taciuto: %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and pays %3.</source>
        <translation>%1 ha chiamato con la carta più alta, %2, e paga %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and gives %3.</source>
        <translation>%1 ha chiamato con la carta più alta, %2, e dà %3.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lowest score after %n round(s): %2.</source>
        <translation>
            <numerusform>%1 a pari merito con il punteggio più basso dopo %n turno: %2.</numerusform>
            <numerusform>%1 a pari merito con il punteggio più basso dopo %n turni: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest score after %n round(s): %1. The next has %2.</source>
        <translation>
            <numerusform>Punteggio più basso dopo %n turno: %1. Il secondo ha %2.</numerusform>
            <numerusform>Punteggio più basso dopo %n turni: %1. Il secondo ha %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Your card is the highest</source>
        <translation>La tua carta è la più alta</translation>
    </message>
    <message>
        <source>%1 has the highest card</source>
        <translation>%1 ha la più alta</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>call “Zip Deck!”</source>
        <translation>chiami «Zip Deck!»</translation>
    </message>
    <message>
        <source>calls “Zip Deck!”</source>
        <translation>chiama «Zip Deck!»</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>ricevi %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>riceve %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 ha %2</translation>
    </message>
    <message>
        <source>now have %1</source>
        <translation>ora hai %1</translation>
    </message>
    <message>
        <source>now has %1</source>
        <translation>ora ha %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as saying nothing</source>
        <translation>fallo, vale come silenzio</translation>
    </message>
    <message>
        <source>%1 called with the highest card</source>
        <translation>%1 ha chiamato con la carta più alta</translation>
    </message>
    <message>
        <source>%1 called, and the card was not the highest</source>
        <translation>%1 ha chiamato, e la carta non era la più alta</translation>
    </message>
    <message>
        <source>Everyone answers on the count of three.</source>
        <translation>Al tre rispondono tutti.</translation>
    </message>
    <message>
        <source>Your %1 can’t be the highest: you say nothing</source>
        <translation>La tua %1 non può essere la più alta: taci</translation>
    </message>
    <message>
        <source>%1 had the highest card and said nothing</source>
        <translation>%1 aveva la carta più alta e ha taciuto</translation>
    </message>
</context>
<context>
    <name>ZipdeckTray</name>
    <message>
        <source>A wrong call costs you %1.</source>
        <translation>Sbagliare ti costa %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Cards 0 to %1</source>
        <translation>Carte da 0 a %1</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck!</translation>
    </message>
    <message>
        <source>if right: costs nothing</source>
        <translation>se giusta: non costa nulla</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay %2</source>
        <translation>se giusta: dai %1, paghi %2</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay nothing</source>
        <translation>se giusta: dai %1, non paghi nulla</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Taci</translation>
    </message>
    <message>
        <source>costs %1 if %2 is the highest</source>
        <translation>costa %1 se %2 è la più alta</translation>
    </message>
    <message>
        <source>%1 is the highest with a probability of %2 %.</source>
        <translation>%1 è la più alta con una probabilità del %2 %.</translation>
    </message>
</context>
<context>
    <name>ZipdeckWords</name>
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
        <translation>%1, il minimo</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, posto %2</translation>
    </message>
    <message>
        <source>called, gave %1</source>
        <translation>chiamata, dati %1</translation>
    </message>
    <message>
        <source>called, paid %1</source>
        <translation>chiamata, pagati %1</translation>
    </message>
    <message>
        <source>silent, paid %1</source>
        <translation>silenzio, pagati %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>silenzio</translation>
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
        <translation>ultimo turno %1, %2</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>dati %1</translation>
    </message>
    <message>
        <source>called</source>
        <translation>chiamata</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 Give %2.</source>
        <translation>%1 Dai %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This round: %1, %2.</source>
        <translation>Turno: %1, %2.</translation>
    </message>
    <message>
        <source>Last round: %1, %2.</source>
        <translation>Ultimo: %1, %2.</translation>
    </message>
</context>
<context>
    <name>advanced-pazaak</name>
    <message>
        <source>rule deck_size is {}, but with same {} and pool {} it must be from 1 to {}</source>
        <translation>la regola deck_size è {}, con same {} e pool {} dev’essere da 1 a {}</translation>
    </message>
    <message>
        <source>rule hand_size is {}, but with deck_size {} it must be from 0 to {}</source>
        <translation>la regola hand_size è {}, con deck_size {} dev’essere da 0 a {}</translation>
    </message>
    <message>
        <source>a side card must follow a house card, and each turn may have only one</source>
        <translation>una carta laterale segue una carta del banco, una per turno</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>ci sono troppe carte</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>ci sono {} carte, ma devono essere {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>la carta del banco {} è sul tavolo {} volte, ce ne sono {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>più carte laterali delle {} previste dalle regole</translation>
    </message>
    <message>
        <source>no set is over yet</source>
        <translation>nessun set è ancora finito</translation>
    </message>
    <message>
        <source>these rules have no stakes</source>
        <translation>con queste regole non si fanno puntate</translation>
    </message>
    <message>
        <source>seat 0 must begin by these rules</source>
        <translation>con queste regole inizia il posto 0</translation>
    </message>
    <message>
        <source>the set is over with these cards, so no one has to act</source>
        <translation>il set è finito con queste carte, quindi non tocca a nessuno</translation>
    </message>
    <message>
        <source>{} is not a card; write for example 7, -2 or +-3=+3</source>
        <translation>{} non è una carta come 7, -2 o +-3=+3</translation>
    </message>
    <message>
        <source>{} is not a side card</source>
        <translation>{} non è una carta laterale</translation>
    </message>
    <message>
        <source>{} appears {} times, but the rules allow only {}</source>
        <translation>{} c’è {} volte, le regole ne permettono {}</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn with {} cards of seat 1 and {} of seat 2</source>
        <translation>non può toccare al posto {} con {} carte del posto 1 e {} del posto 2</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Hilltop cannot find similar positions of {}</source>
        <translation>{} non indica quali posizioni sono simili</translation>
    </message>
    <message>
        <source>the match has no decision {}; its last one is {}</source>
        <translation>la partita non ha la decisione {}, l’ultima è {}</translation>
    </message>
    <message>
        <source>analysis.decisions[{}].{}: the numbers do not add up</source>
        <translation>analysis.decisions[{}].{}: i conti non tornano</translation>
    </message>
    <message>
        <source>analysis.decisions[{}]: the match has another answer here</source>
        <translation>analysis.decisions[{}]: non è ciò che è stato giocato</translation>
    </message>
    <message>
        <source>analysis.positions[{}].{}: the numbers do not add up</source>
        <translation>analysis.positions[{}].{}: i conti non tornano</translation>
    </message>
    <message>
        <source>analysis.seats[{}].result: the numbers do not add up</source>
        <translation>analysis.seats[{}].result: i conti non tornano</translation>
    </message>
    <message>
        <source>analysis.seats[{}].{}: the numbers do not add up</source>
        <translation>analysis.seats[{}].{}: i conti non tornano</translation>
    </message>
    <message>
        <source>analysis: this analysis belongs to another match</source>
        <translation>analysis: appartiene a un’altra partita</translation>
    </message>
    <message>
        <source>this must be a list of three numbers</source>
        <translation>devono essere tre numeri</translation>
    </message>
    <message>
        <source>this analysis was made by a newer version of Hilltop</source>
        <translation>è di una versione più recente di Hilltop</translation>
    </message>
    <message>
        <source>{} and {} have different lengths</source>
        <translation>{} e {} hanno lunghezza diversa</translation>
    </message>
    <message>
        <source>matches of {} cannot be analysed yet</source>
        <translation>le partite di {} non si possono ancora analizzare</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>{} is a folder, not a tournament file</source>
        <translation>{}: è una cartella, non un file di torneo</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>elenco degli argomenti troppo lungo</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>descrittore di file non valido</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>connessione interrotta</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>memoria insufficiente</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>tempo di connessione scaduto</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>dispositivo o risorsa occupati</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>cartella non vuota</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota disco superata</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>programma non eseguibile</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>il file esiste già</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nome file troppo lungo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>file troppo grande</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>funzione non implementata</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>host non raggiungibile</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>errore di input/output</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>argomento non valido</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>si trova su un altro dispositivo</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation>nessun blocco disponibile</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>spazio esaurito sul dispositivo</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>dispositivo o indirizzo inesistente</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>dispositivo inesistente</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>file o cartella inesistente</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operazione non permessa</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>operazione non supportata</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>file system di sola lettura</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>risorsa al momento non disponibile</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>il file non è più sul server</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>programma in esecuzione</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>troppi livelli di collegamenti simbolici</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>troppi collegamenti</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>troppi file aperti nel sistema</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>troppi file aperti</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>nessuna connessione</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>è troncato</translation>
    </message>
    <message>
        <source>line {}: this is not JSON, see character {}</source>
        <translation>riga {}: non è JSON, vedi il carattere {}</translation>
    </message>
    <message>
        <source>this is not JSON, see character {}</source>
        <translation>non è JSON, vedi il carattere {}</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>le parentesi sono annidate troppo a fondo</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>il sistema non dà alcun motivo</translation>
    </message>
    <message>
        <source>it contains a number that is too large</source>
        <translation>contiene un numero troppo grande</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be locked ({})</source>
        <translation>Impossibile bloccare {} ({})</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>Impossibile aprire {} ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>Impossibile leggere {} ({})</translation>
    </message>
    <message>
        <source>{} cannot be removed ({})</source>
        <translation>Impossibile eliminare {} ({})</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>Impossibile scrivere {} ({})</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{}: è una cartella, non un file</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} non è un file regolare</translation>
    </message>
    <message>
        <source>{} is too large for the memory of this computer</source>
        <translation>{}: è troppo grande per la memoria di questo computer</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: impossibile creare la cartella ({})</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>questo campo manca</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>qui serve true o false</translation>
    </message>
    <message>
        <source>this must be a list of {}</source>
        <translation>non è un elenco di {} valori</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>qui serve una lista</translation>
    </message>
    <message>
        <source>this must be a number</source>
        <translation>qui serve un numero</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>qui serve un numero intero</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>qui serve un oggetto JSON</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>qui serve un testo tra virgolette</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>questo numero è troppo grande</translation>
    </message>
    <message>
        <source>the value is {}, but it must be a whole number from 0 to 2^64-1</source>
        <translation>è {}, dev’essere un numero intero da 0 a 2^64-1</translation>
    </message>
    <message>
        <source>the value is {}, but it must be from {} to {}</source>
        <translation>il valore è {}, ma deve essere da {} a {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>it ended unexpectedly ({})</source>
        <translation>è terminato in modo imprevisto ({})</translation>
    </message>
    <message>
        <source>the path {} could lead out of its folder</source>
        <translation>il percorso {} potrebbe portare fuori dalla sua cartella</translation>
    </message>
    <message>
        <source>the system cannot start more threads; close other programs</source>
        <translation>il sistema non avvia altri thread; chiudi altri programmi</translation>
    </message>
    <message>
        <source>there is not enough memory to continue</source>
        <translation>memoria insufficiente per continuare</translation>
    </message>
    <message>
        <source>{} is a hard link to another file; replace it with a copy</source>
        <translation>{} ha un altro nome altrove (un collegamento fisico); mettici una copia</translation>
    </message>
    <message>
        <source>{} has more than {} bytes</source>
        <translation>{} ha più di {} byte</translation>
    </message>
    <message>
        <source>{} has more than {} files, too many for a bot</source>
        <translation>{} ha più di {} file, troppi per un bot</translation>
    </message>
    <message>
        <source>{} has more than {} folders one inside the other, too many for a bot</source>
        <translation>{} ha più di {} cartelle una dentro l’altra, che a nessun bot servono</translation>
    </message>
    <message>
        <source>{} is a link that leads out of its folder; replace it with the file</source>
        <translation>{} è un collegamento che porta fuori dalla sua cartella; mettici il file</translation>
    </message>
    <message>
        <source>{} is a link; replace it with the file</source>
        <translation>{} è un collegamento; mettici il file stesso</translation>
    </message>
    <message>
        <source>{} is neither a regular file nor a folder</source>
        <translation>{} non è né un file regolare né una cartella</translation>
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
        <translation>{}: questo file non esiste</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>questo programma è stato compilato senza {}</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: riga {}, colonna {}: {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} non si avvia ({})</translation>
    </message>
    <message>
        <source>record {}: {}</source>
        <translation>registrazione {}: {}</translation>
    </message>
    <message>
        <source>{}: all seats play together, so bots can only be compared by their answers</source>
        <translation>{}: tutti i posti giocano insieme, quindi due bot si confrontano solo in base alle risposte</translation>
    </message>
    <message>
        <source>record {} is a match of {}, not of {}</source>
        <translation>registrazione {}: è una partita di {}, non di {}</translation>
    </message>
    <message>
        <source>{} begins with _ and is therefore left out; name it as {} to let it play</source>
        <translation>{} inizia con _, quindi non è un partecipante; con {} può giocare</translation>
    </message>
    <message>
        <source>{} is the base of {} and is therefore left out; name it as {} to let it play</source>
        <translation>{} è esteso da {}, quindi non è un partecipante; con {} può giocare</translation>
    </message>
    <message>
        <source>{} has no method {}</source>
        <translation>{} non ha il metodo {}</translation>
    </message>
    <message>
        <source>{} is abstract, so it is not a bot</source>
        <translation>{} è astratta, quindi non è un bot</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: questo nome non è UTF-8; rinomina il file</translation>
    </message>
    <message>
        <source>{} is a program of the Hilltop protocol; name it as {}</source>
        <translation>{}: è un programma del protocollo Hilltop, che partecipa come {}</translation>
    </message>
    <message>
        <source>{} is a bot of {}, not of {}</source>
        <translation>{}: è un bot di {}, non di {}</translation>
    </message>
    <message>
        <source>{} has no kind of bots of its own to look for in a folder; name each of your bots</source>
        <translation>la gara di {} non ha bot di un tipo suo, indica ciascuno dei tuoi</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>Impossibile leggere {} ({})</translation>
    </message>
    <message>
        <source>{} contains no bot of {}</source>
        <translation>{}: non contiene bot di {}</translation>
    </message>
    <message>
        <source>{} (left out: {})</source>
        <translation>{} (tralasciato: {})</translation>
    </message>
    <message>
        <source>{} contains {} bots; name one of them, for example {}</source>
        <translation>{}: contiene {} bot; indica quale, ad esempio {}</translation>
    </message>
    <message>
        <source>{} contains no {}</source>
        <translation>{}: non contiene {}</translation>
    </message>
    <message>
        <source>there is no decision {}; the record has {}</source>
        <translation>la decisione {} non esiste, la registrazione ne ha {}</translation>
    </message>
    <message>
        <source>decision {} was made by a person</source>
        <translation>la decisione {} era di una persona</translation>
    </message>
    <message>
        <source>the random numbers of its bots come from the sealed seed of the tournament, so no answer can be reproduced before the tournament ends</source>
        <translation>la casualità dei suoi bot viene dal seed sigillato del suo torneo, quindi prima della fine non si può richiedere di nuovo nessuna risposta</translation>
    </message>
    <message>
        <source>{}: {}: {}</source>
        <translation>{}: {}: {}</translation>
    </message>
    <message>
        <source>the bot was not asked for decision {}: it had stopped before</source>
        <translation>la decisione {} non è stata chiesta: il bot era già terminato</translation>
    </message>
    <message>
        <source>{}: {} already at decision {}: {}</source>
        <translation>{}: {} già alla decisione {}: {}</translation>
    </message>
    <message>
        <source>it has {}, but no {}</source>
        <translation>ha {}, ma non {}</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} non ha {}</translation>
    </message>
    <message>
        <source>{} contains {} bots; each needs a name without spaces</source>
        <translation>{}: contiene {} bot; a ognuno serve un nome senza spazi</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{}: è vuoto</translation>
    </message>
    <message>
        <source>{} is C or C++ source code; compile it and add the program</source>
        <translation>{}: è codice sorgente C o C++; compilalo e aggiungi il programma</translation>
    </message>
    <message>
        <source>{}: the first line must name the program that runs it, such as #!/usr/bin/env {}</source>
        <translation>{}: la sua prima riga non dice cosa lo esegue, ad esempio #!/usr/bin/env {}</translation>
    </message>
    <message>
        <source>{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that extends Player, nor an executable program</source>
        <translation>{} non è un bot: né JavaScript con i metodi {}, né Python o Java con una classe che estende Player, né un programma eseguibile</translation>
    </message>
    <message>
        <source>{} is neither text nor a program for this computer</source>
        <translation>{} non è né testo né un programma per questo computer</translation>
    </message>
    <message>
        <source>{}: a folder is a bot if it contains Java files, and this one contains none</source>
        <translation>{}: una cartella è un bot se contiene file Java, e questa non ne contiene</translation>
    </message>
    <message>
        <source>{}: this name cannot be used for a bot; rename the file</source>
        <translation>{}: il suo nome non si può usare per un bot, rinominalo</translation>
    </message>
    <message>
        <source>there is no template of a bot of {}</source>
        <translation>di {} non c’è un modello</translation>
    </message>
    <message>
        <source>there is no template of a bot of {} in {}, only in {}</source>
        <translation>di {} non c’è un modello in {}, solo in {}</translation>
    </message>
    <message>
        <source>{}: a Java file must have the name of its class, such as MyBot.java</source>
        <translation>{}: un file Java deve chiamarsi come la sua classe, ad esempio MyBot.java</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: esiste già; scegli un altro nome</translation>
    </message>
    <message>
        <source>{}: no class in it has a main method</source>
        <translation>{}: nessuna sua classe ha un metodo main</translation>
    </message>
    <message>
        <source>{} uses the Hilltop protocol, but there is no {}.class beside it; compile it with javac</source>
        <translation>{}: parla il protocollo Hilltop, ma accanto non c’è {}.class; la fa javac</translation>
    </message>
    <message>
        <source>{} is Java, but no class in it extends any of {}</source>
        <translation>{} è Java, ma nessuna sua classe estende una di queste: {}</translation>
    </message>
    <message>
        <source>{} is in no package; it must be in one of {}</source>
        <translation>{} non è in alcun pacchetto; deve essere in uno di questi: {}</translation>
    </message>
    <message>
        <source>{} is in the package {}; it must be in one of {}</source>
        <translation>{} è nel pacchetto {}; deve essere in uno di questi: {}</translation>
    </message>
    <message>
        <source>{} must be public</source>
        <translation>{} dev’essere public</translation>
    </message>
    <message>
        <source>{} is an archive of sources. Unpack it to use its bots</source>
        <translation>{}: è un archivio di sorgenti; estrailo e ogni suo bot potrà giocare</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({})</source>
        <translation>nessuna delle sue {} risposte è stata valida ({})</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({}): {}</source>
        <translation>nessuna delle sue {} risposte è stata valida ({}): {}</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot ({}){}</source>
        <translation>ha commesso un fallo in ogni partita, e già il primo squalifica ({}){}</translation>
    </message>
    <message>
        <source>{} of {} answers were faults ({})</source>
        <translation>{} di {} risposte erano falli ({})</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>nessuna sua partita è finita entro {} s</translation>
    </message>
    <message>
        <source>it needs {} ms per answer, so its {} matches in the contest will take about {} minutes</source>
        <translation>impiega {} ms per una risposta, quindi le sue {} partite della gara dureranno circa {} minuti</translation>
    </message>
    <message>
        <source>the bots could not be tested, for a reason outside the bots: {}</source>
        <translation>non è stato possibile provare i bot, e non per colpa loro: {}</translation>
    </message>
    <message>
        <source>this number is larger than &quot;{}&quot;</source>
        <translation>è più di «{}»</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a report on a bot</source>
        <translation>«{}» non è un rapporto su un bot</translation>
    </message>
    <message>
        <source>the format is {}, but this program reads {}</source>
        <translation>è {}, questo programma legge {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is built in; only your own bots can be checked</source>
        <translation>«{}» è integrato, si possono verificare solo i tuoi bot</translation>
    </message>
    <message>
        <source>{} is not a number of matches</source>
        <translation>{} non è un numero di partite</translation>
    </message>
    <message>
        <source>{} has {} bytes, too large for a bot’s source</source>
        <translation>{} ha {} byte, troppi per il sorgente di un bot</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>there is no match of this game to ask about</source>
        <translation>non c’è una partita di questo gioco su cui fare domande</translation>
    </message>
</context>
<context>
    <name>contests</name>
    <message>
        <source>A hill of this name already exists. Choose another name.</source>
        <translation>Esiste già una collina con questo nome. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>A tournament of this name already exists. Choose another name.</source>
        <translation>Esiste già un torneo con questo nome. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>{}: this file cannot be deleted: {}</source>
        <translation>{}: impossibile eliminare questo file: {}</translation>
    </message>
    <message>
        <source>{}: this file cannot be renamed</source>
        <translation>{}: impossibile rinominare questo file</translation>
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
        <translation>{}; le analisi si salvano invece in {}</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be one of {}</source>
        <translation>la regola {} è «{}», dev’essere una di {}</translation>
    </message>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be a whole number from {} to {}</source>
        <translation>la regola {} è «{}», dev’essere un numero intero da {} a {}</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; this game has no rules to set</source>
        <translation>regola sconosciuta «{}», questo gioco non ha regole da impostare</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; the rules are {}</source>
        <translation>regola sconosciuta «{}», le regole sono {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a rule; write KEY=VALUE</source>
        <translation>«{}» non è una regola, scrivi CHIAVE=VALORE</translation>
    </message>
    <message>
        <source>rules must be a JSON object</source>
        <translation>rules non è un oggetto</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a fault</source>
        <translation>«{}» non è un fallo</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not allowed ({})</source>
        <translation>il posto {} ha risposto «{}», che non è permesso ({})</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not an answer of this game</source>
        <translation>il posto {} ha risposto «{}», che non è una risposta di questo gioco</translation>
    </message>
    <message>
        <source>seat {} has nothing to decide now</source>
        <translation>il posto {} ora non deve rispondere</translation>
    </message>
    <message>
        <source>the list has {} entries, but it must have {}</source>
        <translation>la lista ha {} voci, ma deve averne {}</translation>
    </message>
    <message>
        <source>the value must be one of {}</source>
        <translation>il valore deve essere uno di questi: {}</translation>
    </message>
    <message>
        <source>this must be a list of texts</source>
        <translation>non è un elenco di testi</translation>
    </message>
    <message>
        <source>this must be a list of whole numbers</source>
        <translation>non è un elenco di numeri interi</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>qui serve una lista</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>qui serve un numero intero</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>qui serve un oggetto JSON</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>il valore è {}, ma dal resto risulta {}</translation>
    </message>
    <message>
        <source>the value must be {}</source>
        <translation>dev’essere {}</translation>
    </message>
    <message>
        <source>there is no field of this name</source>
        <translation>questo campo non esiste</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>the phases of a deal must be EUCHRE_BIDDING and TRICK_PLAY, in this order</source>
        <translation>EUCHRE_BIDDING dev’essere primo, TRICK_PLAY secondo, e nient’altro</translation>
    </message>
    <message>
        <source>Hilltop does not support exchanging cards</source>
        <translation>Hilltop non supporta lo scambio di carte</translation>
    </message>
    <message>
        <source>Hilltop’s Euchre does not have this rule</source>
        <translation>l’Euchre di Hilltop non ha questa regola</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>manca «{}»</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call of this round</source>
        <translation>«{}» non è una chiamata di questo giro</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call that Hilltop knows</source>
        <translation>«{}» non è una chiamata nota a Hilltop</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card that Hilltop knows; all cards must be given</source>
        <translation>«{}» non è una carta nota a Hilltop; vanno indicate tutte le carte</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card</source>
        <translation>«{}» non è una carta</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a field of the notation</source>
        <translation>«{}» non è un campo della notazione</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be the leader</source>
        <translation>«{}» non può aprire</translation>
    </message>
    <message>
        <source>a defender goes alone, but defend_alone is not true</source>
        <translation>un difensore gioca da solo, ma defend_alone non è true</translation>
    </message>
    <message>
        <source>a lone defender takes three or four tricks, which is 4 points in the notation and 2 in Hilltop’s Euchre</source>
        <translation>un difensore da solo fa tre o quattro prese: 4 punti nella notazione, 2 nell’Euchre di Hilltop</translation>
    </message>
    <message>
        <source>a match of Hilltop begins at 0 to 0</source>
        <translation>una partita di Hilltop inizia da 0 a 0</translation>
    </message>
    <message>
        <source>everyone has called twice</source>
        <translation>tutti hanno già parlato due volte</translation>
    </message>
    <message>
        <source>there is neither a winning_score nor num_deals</source>
        <translation>non ha né winning_score né num_deals</translation>
    </message>
    <message>
        <source>there is no fileType, so this is not Euchre Game Notation</source>
        <translation>non ha fileType, quindi non è Euchre Game Notation</translation>
    </message>
    <message>
        <source>there are {} cards, but {} seats play</source>
        <translation>ha {} carte, giocano {} posti</translation>
    </message>
    <message>
        <source>the match has {} deals, but a file holds at most {}</source>
        <translation>ha {} smazzate, un file così ne contiene {}</translation>
    </message>
    <message>
        <source>in deal {} the partner of the maker goes alone, which the notation does not support</source>
        <translation>nella smazzata {} gioca da solo il partner del chiamante, cosa che la notazione non può esprimere</translation>
    </message>
    <message>
        <source>Hilltop cannot read a file of the type &quot;{}&quot;</source>
        <translation>Hilltop non legge file del tipo «{}»</translation>
    </message>
    <message>
        <source>the version is &quot;{}&quot;, but Hilltop reads 1.2 to 1.4; convert older files with egn-upgrade</source>
        <translation>è «{}», note sono da 1.2 a 1.4; egn-upgrade rinnova i file più vecchi</translation>
    </message>
    <message>
        <source>the match is not finished; only whole matches can be written in this notation</source>
        <translation>non è finita; in questa notazione si possono scrivere solo partite intere</translation>
    </message>
    <message>
        <source>this deal is not played to its end, but another one follows</source>
        <translation>non è giocata fino in fondo, ma segue un’altra smazzata</translation>
    </message>
    <message>
        <source>the file is compressed; unpack it with egn-convert</source>
        <translation>è compresso; estrai il file con egn-convert</translation>
    </message>
    <message>
        <source>the value is {}, but in Hilltop’s Euchre it is {}</source>
        <translation>è {}, nell’Euchre di Hilltop è {}</translation>
    </message>
    <message>
        <source>the dealer is {}, but it must be {}, to the left of the dealer before</source>
        <translation>è {}, dev’essere {}, a sinistra del mazziere precedente</translation>
    </message>
    <message>
        <source>the left bower follows its printed suit in this match, but in the notation it belongs to trump</source>
        <translation>il suo bower sinistro segue il seme stampato, nella notazione è briscola</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>qui serve una lista</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>qui serve un testo tra virgolette</translation>
    </message>
    <message>
        <source>this must be a whole number from {} to {}</source>
        <translation>dev’essere un numero intero da {} a {}</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>qui serve un oggetto JSON</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>qui serve true o false</translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation>devono essere due numeri</translation>
    </message>
    <message>
        <source>no one has made trump</source>
        <translation>nessuno ha chiamato briscola</translation>
    </message>
    <message>
        <source>no one has picked a card up</source>
        <translation>nessuno ha preso una carta</translation>
    </message>
    <message>
        <source>seat {} does not have {}</source>
        <translation>il posto {} non ha {}</translation>
    </message>
    <message>
        <source>seat {} goes alone and the player to its left leads, but in Hilltop’s Euchre the player to the left of the dealer does</source>
        <translation>il posto {} gioca da solo e apre chi gli sta a sinistra, nell’Euchre di Hilltop chi sta a sinistra del mazziere</translation>
    </message>
    <message>
        <source>seat {} has a card of the suit led, so {} is a revoke</source>
        <translation>il posto {} ha una carta del seme di apertura, quindi {} è una mancata risposta</translation>
    </message>
    <message>
        <source>seat {} is not a defender, seat {} made trump</source>
        <translation>il posto {} non è difensore, il posto {} ha chiamato briscola</translation>
    </message>
    <message>
        <source>seat {} was dealt five other cards, so it cannot have {}</source>
        <translation>il posto {} ha ricevuto altre cinque carte, quindi non può avere {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>passo {}: la risposta non va bene</translation>
    </message>
    <message>
        <source>a file of this format holds one match, but there are {}; choose one with --match</source>
        <translation>un file così contiene una partita, ce ne sono {}; scegline una con --match</translation>
    </message>
    <message>
        <source>the dealer must name a suit, as the rule std has it</source>
        <translation>il mazziere deve chiamare un seme, come vuole la regola std</translation>
    </message>
    <message>
        <source>the match is over before this deal</source>
        <translation>la partita finisce prima</translation>
    </message>
    <message>
        <source>there are more than {} deals, too many for a match</source>
        <translation>sono più di {}</translation>
    </message>
    <message>
        <source>there are only five tricks</source>
        <translation>le prese sono solo cinque</translation>
    </message>
    <message>
        <source>there are {} hands, but only four players</source>
        <translation>ci sono {} mani</translation>
    </message>
    <message>
        <source>there are {} players, but there must be four</source>
        <translation>sono {}, non quattro</translation>
    </message>
    <message>
        <source>num_deals and winning_score cannot be used together</source>
        <translation>c’è anche winning_score</translation>
    </message>
    <message>
        <source>there is no bower before trump is made</source>
        <translation>non c’è bower prima che sia chiamata la briscola</translation>
    </message>
    <message>
        <source>there are no deals</source>
        <translation>non ce n’è</translation>
    </message>
    <message>
        <source>this answer is not possible here</source>
        <translation>questa risposta qui non è richiesta</translation>
    </message>
    <message>
        <source>trump has been made already</source>
        <translation>la briscola è già chiamata</translation>
    </message>
    <message>
        <source>{} is already in another place</source>
        <translation>{} sta già altrove</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>the score is {}, but the deals add up to {}</source>
        <translation>è {}, le mani danno {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>riga {}: {}</translation>
    </message>
    <message>
        <source>seat {} cannot hold these cards after what was played</source>
        <translation>non sono quelle che il posto {} ha dopo quanto è stato giocato</translation>
    </message>
    <message>
        <source>there are cards here before trump is made</source>
        <translation>ha carte prima che sia chiamata la briscola</translation>
    </message>
    <message>
        <source>there are {} numbers, but there must be 2</source>
        <translation>ha {} numeri, non 2</translation>
    </message>
    <message>
        <source>the suit must be c, d, h or s</source>
        <translation>non è nessuno di c, d, h, s</translation>
    </message>
    <message>
        <source>this is not a card; write for example jh</source>
        <translation>non è una carta come jh</translation>
    </message>
    <message>
        <source>no deal is possible here: the others cannot hold the cards that are left</source>
        <translation>nessuna smazzata va bene: gli altri non possono avere le carte rimaste</translation>
    </message>
    <message>
        <source>no one has to decide here</source>
        <translation>qui nessuno decide</translation>
    </message>
    <message>
        <source>seat {} cannot answer {}</source>
        <translation>il posto {} non può rispondere «{}»</translation>
    </message>
    <message>
        <source>seat {} has more than five cards</source>
        <translation>il posto {} ha più di cinque carte</translation>
    </message>
    <message>
        <source>seat {} has {} cards with those it has played, not five</source>
        <translation>il posto {} ha {} carte contando quelle giocate, non cinque</translation>
    </message>
    <message>
        <source>seat {} plays where seat {} is on turn</source>
        <translation>gioca il posto {} quando tocca al posto {}</translation>
    </message>
    <message>
        <source>{} is not a card; write for example jh</source>
        <translation>{} non è una carta come jh</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} compare due volte</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>&quot;{}&quot; names no file</source>
        <translation>«{}»: non indica un file</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {} has no bots of the kind &quot;{}&quot;; its kinds are {}</source>
        <translation>«{}»: {} non ha bot del tipo «{}», ha {}</translation>
    </message>
    <message>
        <source>there is no bot &quot;{}&quot;; {} has {}</source>
        <translation>bot sconosciuto «{}», {} ha {}</translation>
    </message>
    <message>
        <source>{} has {} seats, not {}</source>
        <translation>{} ha {} posti, non {}</translation>
    </message>
    <message>
        <source>{} has {} to {} seats, not {}</source>
        <translation>{} ha da {} a {} posti, non {}</translation>
    </message>
    <message>
        <source>positions of {} cannot be set up</source>
        <translation>le posizioni di {} non si possono impostare</translation>
    </message>
    <message>
        <source>there is no file &quot;{}&quot;, and {} has no bot of that name</source>
        <translation>non esiste il file «{}», e {} non ha un bot con questo nome</translation>
    </message>
</context>
<context>
    <name>hill</name>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: questo file non esiste</translation>
    </message>
    <message>
        <source>a hill has more than two entrants, so use stop=fixed or stop=interval</source>
        <translation>una collina ha più di due partecipanti; usa stop=fixed o stop=interval</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>non ha finito una partita in {} s</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>non ha un piano</translation>
    </message>
    <message>
        <source>its log was changed</source>
        <translation>il suo registro è stato modificato</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches è {}, dev’essere un numero intero da 1 a {}</translation>
    </message>
    <message>
        <source>matches of {}: {}</source>
        <translation>partite di {}: {}</translation>
    </message>
    <message>
        <source>every answer was a fault</source>
        <translation>nessuna delle sue risposte è valsa</translation>
    </message>
    <message>
        <source>their faults were changed</source>
        <translation>i loro errori sono stati modificati</translation>
    </message>
    <message>
        <source>they are of another hill</source>
        <translation>sono di un’altra collina</translation>
    </message>
    <message>
        <source>a hill needs an even number of seats, as two versions share them, but {} is odd</source>
        <translation>in una collina due versioni si dividono un tavolo in parti uguali e {} posti non si possono dividere: usa un numero pari</translation>
    </message>
    <message>
        <source>{} bots play here, and there is no room for more; retire one first</source>
        <translation>qui giocano {} bot e non di più; ritirane prima uno</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>Impossibile creare {} ({})</translation>
    </message>
    <message>
        <source>{} cannot be made executable ({})</source>
        <translation>{} non può essere reso eseguibile ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>Impossibile leggere {} ({})</translation>
    </message>
    <message>
        <source>{} has more than {} MiB, which a hill does not keep</source>
        <translation>{} ha più di {} MiB, che una collina non conserva</translation>
    </message>
    <message>
        <source>{} has no printable name; give it one</source>
        <translation>{} non ha un nome che si possa mostrare; dagliene uno</translation>
    </message>
    <message>
        <source>{} has played, but the log does not say that it joined</source>
        <translation>{} ha giocato senza essersi mai unito</translation>
    </message>
    <message>
        <source>{} is not the same bot in this version of Hilltop as the one that has played; add it again as a new version</source>
        <translation>{} in questa versione di Hilltop è diverso da quello che ha giocato; aggiungilo di nuovo come nuova versione</translation>
    </message>
    <message>
        <source>{} is not a copy of {} with the same log</source>
        <translation>{} non è una copia di {} con lo stesso registro</translation>
    </message>
    <message>
        <source>{} is already the name of another bot here, {}; give this one another name</source>
        <translation>{} è qui il nome di un altro bot, {}; dai un altro nome a questo</translation>
    </message>
    <message>
        <source>{} was disqualified in this version: {}</source>
        <translation>{} è stato squalificato in questa versione: {}</translation>
    </message>
    <message>
        <source>{}: no bot called {} plays here</source>
        <translation>{}: qui non gioca nessun bot di nome {}</translation>
    </message>
    <message>
        <source>{}: the matches of {} have other results than in another copy</source>
        <translation>{}: le partite di {} sono finite in modo diverso che in un’altra copia</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: questo nome non è UTF-8; rinomina il file</translation>
    </message>
    <message>
        <source>match {} of this pairing was not kept</source>
        <translation>la partita {} di questo incontro non è stata salvata</translation>
    </message>
    <message>
        <source>{} is not a hill</source>
        <translation>{} non è una collina</translation>
    </message>
    <message>
        <source>{} matches are too few: one pairing takes {}</source>
        <translation>{} partite sono meno delle {} di un incontro</translation>
    </message>
    <message>
        <source>{}: this match was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: questa partita è persa per resa e non è stata giocata, perché un bot era già escluso</translation>
    </message>
    <message>
        <source>match {} of this pairing had another result when it was played again</source>
        <translation>la partita {} di questo abbinamento è finita in modo diverso</translation>
    </message>
    <message>
        <source>{} is the bot that was disqualified as {}: {}</source>
        <translation>{} è il bot squalificato come {}: {}</translation>
    </message>
    <message>
        <source>give a reason why {} is disqualified; it is shown in the log and on the site</source>
        <translation>di’ perché {} viene squalificato; il registro e il sito lo mostrano</translation>
    </message>
    <message>
        <source>the files of {} ({}) have changed since it joined; restore them, or add it again</source>
        <translation>i file di {} ({}) non sono quelli con cui è entrato; ripristinali o aggiungilo di nuovo</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>Impossibile leggere {}: {}</translation>
    </message>
    <message>
        <source>{} looks like a version of another bot; choose a name that does not end in v and a number</source>
        <translation>{} sembra una versione di un altro bot; scegli un nome che non finisca con v e un numero</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; must be text in quotation marks</source>
        <translation>{}: «{}» deve essere testo tra virgolette</translation>
    </message>
    <message>
        <source>{}: two bots have the name {}; name {} or {} v{}</source>
        <translation>{}: due bot sono mostrati come {}; indica {} o {} v{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the SHA-256 of a bot</source>
        <translation>«{}» non è lo SHA-256 di un bot</translation>
    </message>
    <message>
        <source>one of its bots has no name</source>
        <translation>un suo bot non ha nome</translation>
    </message>
    <message>
        <source>its plan was changed</source>
        <translation>il suo piano è stato modificato</translation>
    </message>
    <message>
        <source>the files of {} are missing</source>
        <translation>mancano i file di {}</translation>
    </message>
    <message>
        <source>the files of {} have changed since it joined</source>
        <translation>i file di {} non sono quelli con cui è entrato</translation>
    </message>
    <message>
        <source>the table of a season was changed</source>
        <translation>la tabella di una stagione è stata modificata</translation>
    </message>
    <message>
        <source>they do not fit this game</source>
        <translation>non sono di questo gioco</translation>
    </message>
    <message>
        <source>{} belongs to another user; remove it</source>
        <translation>{} appartiene a un altro utente; eliminalo</translation>
    </message>
    <message>
        <source>{} has left, but the log does not say that it joined</source>
        <translation>{} è uscito senza essersi mai unito</translation>
    </message>
    <message>
        <source>{} has more files than a hill keeps</source>
        <translation>{} ha più file di quanti ne conserva una collina</translation>
    </message>
    <message>
        <source>{} is built in and cannot have files</source>
        <translation>{} è integrato e ha dei file</translation>
    </message>
    <message>
        <source>{} is built in, but there are files for it</source>
        <translation>{} è integrato, eppure ci sono suoi file</translation>
    </message>
    <message>
        <source>it has {} with two different contents</source>
        <translation>{} vi compare con due contenuti</translation>
    </message>
    <message>
        <source>{} is not a file of {}</source>
        <translation>{} non è un file di {}</translation>
    </message>
    <message>
        <source>{} is not a JSON object</source>
        <translation>{} non è un oggetto JSON</translation>
    </message>
    <message>
        <source>{}: this name is too long for a report beside it; rename the file</source>
        <translation>{}: questo nome è troppo lungo per un rapporto accanto; rinomina il file</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>a sealed hill has a key for each season, and no salt</source>
        <translation>una collina ha chiavi per le sue stagioni, e queste non hanno sale</translation>
    </message>
    <message>
        <source>a key of a season has 64 hexadecimal digits in lower case</source>
        <translation>la chiave di una stagione ha 64 cifre esadecimali, in minuscolo</translation>
    </message>
    <message>
        <source>a sealed hill has at most {} seasons</source>
        <translation>una collina sigillata ha al massimo {} stagioni</translation>
    </message>
    <message>
        <source>season is {}, but it must be a whole number from 1 to {}</source>
        <translation>la stagione è {}, dev’essere un numero intero da 1 a {}</translation>
    </message>
    <message>
        <source>the key of a season is not the one that was sealed</source>
        <translation>la chiave di una stagione non è quella sigillata</translation>
    </message>
    <message>
        <source>they are of a season that has not begun</source>
        <translation>sono di una stagione non ancora iniziata</translation>
    </message>
    <message>
        <source>two versions of {} have dropped out; name {} or {}</source>
        <translation>due versioni di {} sono escluse; indica {} o {}</translation>
    </message>
    <message>
        <source>{} has neither dropped out nor been disqualified</source>
        <translation>{} non è né escluso né squalificato</translation>
    </message>
    <message>
        <source>this version of {} has dropped out ({}); fix it, or let it play again with hill back</source>
        <translation>{} è escluso in questa versione ({}); correggilo o fallo giocare di nuovo con hill back</translation>
    </message>
    <message>
        <source>{} plays in another version; retire that first</source>
        <translation>{} gioca in un’altra versione; prima ritira quella</translation>
    </message>
    <message>
        <source>{} would not be isolated and could read the sealed deals: {}</source>
        <translation>{} non sarebbe isolato e potrebbe leggere le smazzate sigillate: {}</translation>
    </message>
    <message>
        <source>{}: this computer does not have the keys of season {} and later</source>
        <translation>{}: questo computer non conosce le chiavi dalla stagione {} in poi</translation>
    </message>
    <message>
        <source>{}: this is not the key that was sealed</source>
        <translation>{}: questa non è la chiave sigillata</translation>
    </message>
    <message>
        <source>{} has no match {}; its last match is {}</source>
        <translation>{} non ha la partita {}, l’ultima è la {}</translation>
    </message>
    <message>
        <source>{} has no matches yet</source>
        <translation>{} non ha ancora partite</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot remembers earlier matches or does not always answer alike</source>
        <translation>{}: la partita {} era un’altra: rigiocata dal suo seed ha dato altre risposte, quindi un bot ricorda le partite precedenti o non gioca due volte allo stesso modo</translation>
    </message>
    <message>
        <source>{} has added the daily maximum of versions on {} (UTC), {}; {} can join from {} on</source>
        <translation>{} ha già aggiunto il {} tante versioni quante un autore può in un giorno (UTC), {}; {} può entrare dal {}</translation>
    </message>
    <message>
        <source>{} already has {} on this hill, and an author may have {} at a time; {} can join when one has left</source>
        <translation>{} gioca qui con {}, e un autore può averne {} alla volta; {} può entrare quando uno si è ritirato</translation>
    </message>
    <message>
        <source>matches of {}: they are of another hill</source>
        <translation>partite di {}: sono di un’altra collina</translation>
    </message>
    <message>
        <source>the name of a season needs at least one character, and all of them must be printable</source>
        <translation>una stagione ha bisogno di un nome di caratteri che si possano mostrare</translation>
    </message>
    <message>
        <source>{} has a season called {} already</source>
        <translation>{} ha già una stagione chiamata {}</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the season ends</source>
        <translation>{}: ci sono partite da giocare; giocale con hilltop-cli hill run prima che la stagione finisca</translation>
    </message>
    <message>
        <source>one of its finals has no bots</source>
        <translation>una finale che contiene non ha bot</translation>
    </message>
    <message>
        <source>the name of a final needs at least one character, and all of them must be printable</source>
        <translation>una finale ha bisogno di un nome di caratteri che si possano mostrare</translation>
    </message>
    <message>
        <source>a hill has at most {} finals</source>
        <translation>una collina ha al massimo {} finali</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot</source>
        <translation>ha commesso un errore in ogni partita, e il primo squalifica</translation>
    </message>
    <message>
        <source>{} has a final called {} already</source>
        <translation>{} ha già una finale chiamata {}</translation>
    </message>
    <message>
        <source>{} is in a final, but the log does not say that it joined</source>
        <translation>{} è in una finale e non è mai arrivato</translation>
    </message>
    <message>
        <source>{} matches of a pairing are too many for a final</source>
        <translation>{} partite di un incontro sono troppe per una finale</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: a final needs two bots that have played</source>
        <translation>{}: una finale ha bisogno di due bot che abbiano giocato</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the final begins</source>
        <translation>{}: ci sono partite da giocare; giocale con hilltop-cli hill run prima che la finale cominci</translation>
    </message>
    <message>
        <source>it has a final, but a hill with random tables has none</source>
        <translation>ha una finale e tavoli estratti a sorte</translation>
    </message>
    <message>
        <source>matches is {}, but a random table plays at most {}</source>
        <translation>matches è {}, e a un tavolo estratto a sorte se ne giocano al massimo {}</translation>
    </message>
    <message>
        <source>two sides meet in {} with {} seats, so there are no random tables</source>
        <translation>in {} con {} posti si affrontano due parti, quindi non ci sono tavoli estratti a sorte</translation>
    </message>
    <message>
        <source>{} has no random number for its tables</source>
        <translation>{} non ha un sorteggio per i suoi tavoli</translation>
    </message>
    <message>
        <source>{} matches are too few: one table takes {}</source>
        <translation>{} partite sono meno delle {} di un tavolo</translation>
    </message>
    <message>
        <source>{} plays at random tables, and such a hill cannot have finals</source>
        <translation>{} gioca a tavoli estratti a sorte, e solo una collina senza ha finali</translation>
    </message>
</context>
<context>
    <name>hills</name>
    <message>
        <source>two of these bots are called {}; rename the file of one</source>
        <translation>due di questi bot si chiamano {}; rinomina il file di uno</translation>
    </message>
    <message>
        <source>{} has changed while it was checked; add it again</source>
        <translation>{} è cambiato durante la verifica; aggiungilo di nuovo</translation>
    </message>
</context>
<context>
    <name>hilltop::AboutDialog</name>
    <message>
        <source>About Hilltop</source>
        <translation>Info su Hilltop</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>with Qt %1</source>
        <translation>con Qt %1</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Versione %1, con Qt %2</translation>
    </message>
    <message>
        <source>Play card games against bots, analyse every decision, and run tournaments that show which bot is better.</source>
        <translation>Gioca a carte contro i bot, analizza ogni decisione e organizza tornei che mostrano quale bot è migliore.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libero sotto la GNU General Public License, versione 3 o successiva. Senza alcuna garanzia.</translation>
    </message>
</context>
<context>
    <name>hilltop::AddBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Aggiungi bot</translation>
    </message>
    <message>
        <source>The hill keeps a copy of each bot’s files. A bot whose files have changed joins as its next version.</source>
        <translation>La collina salva una copia dei file di ogni bot. Un bot i cui file sono cambiati entra come versione successiva.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Scegli file…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Seleziona almeno un bot.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facoltativo</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
</context>
<context>
    <name>hilltop::AfterMatch</name>
    <message>
        <source>Compare with others…</source>
        <translation>Confronta con altri…</translation>
    </message>
    <message>
        <source>Play again, same team</source>
        <translation>Ancora, stessa squadra</translation>
    </message>
    <message>
        <source>Rematch, seats swapped</source>
        <translation>Rivincita, posti scambiati</translation>
    </message>
    <message>
        <source>This was the first of two matches with the same cards.</source>
        <translation>Era la prima di due partite con le stesse carte.</translation>
    </message>
    <message>
        <source>Both matches are one result: %1 of 2.</source>
        <translation>Le due partite sono un risultato: %1 su 2.</translation>
    </message>
    <message>
        <source>Rated rematch</source>
        <translation>Rivincita classificata</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>L’analisi non è disponibile per questo gioco.</translation>
    </message>
    <message>
        <source>A bot finished this match, so your play isn’t analysed.</source>
        <translation>Un bot ha finito questa partita, quindi il tuo gioco non viene analizzato.</translation>
    </message>
    <message>
        <source>Only bots played. Replay can analyse their match.</source>
        <translation>Hanno giocato solo bot. Il replay può analizzare la loro partita.</translation>
    </message>
    <message>
        <source>Several people played. Replay can analyse the match.</source>
        <translation>Hanno giocato più persone. Il replay può analizzare la partita.</translation>
    </message>
    <message>
        <source>Second rated match</source>
        <translation>Seconda partita classificata</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisGraph</name>
    <message>
        <source>Course of the match</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>fortuna %1</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>fortuna</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>abilità</translation>
    </message>
    <message>
        <source>start %1, now %2, end %3</source>
        <translation>inizio %1, ora %2, fine %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what is shown of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>luck of the deal</source>
        <translation>fortuna delle carte</translation>
    </message>
    <message>
        <source>start %1, now %2</source>
        <translation>inizio %1, ora %2</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisPanel</name>
    <message>
        <source>%1: start %2, luck %3, skill %4, others’ skill %5, result %6</source>
        <translation>%1: inizio %2, fortuna %3, abilità %4, abilità degli altri %5, risultato %6</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1 ± %2.</source>
        <translation>Risultato al netto della fortuna: %1 ± %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1.</source>
        <translation>Risultato al netto della fortuna: %1.</translation>
    </message>
    <message>
        <source>Average loss per unforced decision: %1 ± %2.</source>
        <translation>Perdita media per decisione non forzata: %1 ± %2.</translation>
    </message>
    <message>
        <source>What the analysis says</source>
        <translation>Cosa dice l’analisi</translation>
    </message>
    <message>
        <source>&amp;More in the manual</source>
        <translation>&amp;Altro nel manuale</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Accanto al tavolo</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>Analisi della partita</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>Anali&amp;zza</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The match by seat</source>
        <translation>La partita per posto</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Che cos’è?</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>A fondo</translation>
    </message>
    <message>
        <source>Analyse the whole match again with %1 times the samples, in the background</source>
        <translation>Analizza di nuovo tutta la partita con %1 volte i campioni, in background</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Analysing every decision and every card…</source>
        <translation>Analisi di ogni decisione e di ogni carta…</translation>
    </message>
    <message>
        <source>All parts…</source>
        <translation>Tutte le parti…</translation>
    </message>
    <message>
        <source>Show every step from start to result</source>
        <translation>Elenca ciò che è stato sommato, dall’inizio al risultato</translation>
    </message>
    <message>
        <source>You see the sums at the end of the match, because spoilers are hidden.</source>
        <translation>Vedrai le somme alla fine della partita, perché gli spoiler sono nascosti.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisViews</name>
    <message>
        <source>&amp;What may they hold?</source>
        <translation>Che carte &amp;hanno?</translation>
    </message>
    <message>
        <source>Show where hidden cards may be, as this seat sees it</source>
        <translation>Mostra dove possono essere le carte coperte, visto da questo posto</translation>
    </message>
</context>
<context>
    <name>hilltop::AnswerLog</name>
    <message>
        <source>wrote: %1</source>
        <translation>ha scritto: %1</translation>
    </message>
    <message>
        <source>Output…</source>
        <translation>Output…</translation>
    </message>
    <message>
        <source>Everything the bot wrote to its log at this decision</source>
        <translation>Tutto ciò che il bot ha scritto nel log in questa decisione</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the bot wrote</source>
        <translation>Cosa ha scritto il bot</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
            <numerusform>e %n altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1 in total, most often %2: %3.</source>
        <translation>%1 in tutto, più spesso %2: %3.</translation>
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
        <translation>La stessa posizione</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Posizioni simili</translation>
    </message>
    <message>
        <source>Answers given before</source>
        <translation>Risposte precedenti</translation>
    </message>
    <message>
        <source>Matches with this position</source>
        <translation>Partite con questa posizione</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Mostra momento</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <translation>In questa posizione prima: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Ricerca…</translation>
    </message>
    <message>
        <source>Open the chosen match at that moment</source>
        <translation>Apri la partita scelta in quel momento</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Searching your matches and tournaments…</source>
        <translation>Ricerca nelle tue partite e nei tuoi tornei…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches with these rules searched.</source>
        <translation>
            <numerusform>%Ln partita con queste regole esaminata.</numerusform>
            <numerusform>%Ln partite con queste regole esaminate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position (%1)</source>
        <translation>La stessa posizione (%1)</translation>
    </message>
    <message>
        <source>Similar positions (%1)</source>
        <translation>Posizioni simili (%1)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Volte</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Mean result of these matches for the player, ± one standard error: %1</source>
        <translation>Risultato medio di queste partite per il giocatore, ± un errore standard: %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Giocata da</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 (played here)</source>
        <translation>%1 (giocata qui)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Altri</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partita %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsDialog</name>
    <message>
        <source>What may they hold?</source>
        <translation>Che carte hanno?</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsGrid</name>
    <message>
        <source>Where each hidden card may be, in percent</source>
        <translation>Dove può essere ogni carta coperta, in percentuale</translation>
    </message>
    <message>
        <source>What may they hold? As you see it</source>
        <translation>Che carte hanno? Dal tuo punto di vista</translation>
    </message>
    <message>
        <source>What may they hold? As %1 sees it</source>
        <translation>Che carte hanno? Dal punto di vista di %1</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Qui non c’è nulla di coperto.</translation>
    </message>
    <message>
        <source>Arrows: change since the last move.</source>
        <translation>Frecce: variazione dall’ultima mossa.</translation>
    </message>
    <message>
        <source>Frame: where the card is.</source>
        <translation>Riquadri: dove si trova davvero la carta.</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsModel</name>
    <message>
        <source>next card</source>
        <translation>prossima carta</translation>
    </message>
    <message>
        <source>your next card</source>
        <translation>tua prossima carta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a place for cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The card that is drawn next</source>
        <translation>La prossima carta pescata</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %Ln carta coperta</numerusform>
            <numerusform>%1, %Ln carte coperte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %2, %Ln carta coperta</numerusform>
            <numerusform>%1, %2, %Ln carte coperte</numerusform>
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
        <translation>%1, in aumento di %2</translation>
    </message>
    <message>
        <source>%1, down %2</source>
        <translation>%1, in calo di %2</translation>
    </message>
    <message>
        <source>%1, it is there</source>
        <comment>a chance in percent</comment>
        <translation>%1, si trova lì</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>card, place, chance</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Counted exactly.</source>
        <translation>Conteggio esatto.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, ± %1 at most.</source>
        <translation>
            <numerusform>Da %Ln smazzata possibile, al massimo ± %1.</numerusform>
            <numerusform>Da %Ln smazzate possibili, al massimo ± %1.</numerusform>
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
        <translation>Aggiungi bot</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bot (*.js *.py *.java);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lettura del file…</translation>
    </message>
    <message>
        <source>Reading the files: %1 of %2</source>
        <translation>Lettura dei file: %1 di %2</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Non aggiunto</translation>
    </message>
    <message>
        <source>%1 is needed but not installed.</source>
        <translation>Serve %1, che non è installato.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>language, file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Nuovo bot da modello</translation>
    </message>
    <message>
        <source>Bots in %1 (*.%2)</source>
        <comment>language, suffix</comment>
        <translation>Bot in %1 (*.%2)</translation>
    </message>
    <message>
        <source>Compile it first</source>
        <translation>Prima compilalo</translation>
    </message>
    <message>
        <source>%1 is C source code, and no compiler is installed (package gcc). Compile it, then add the resulting program:</source>
        <translation>%1 è codice sorgente C e non è installato alcun compilatore (pacchetto gcc). Compilalo, poi aggiungi il programma ottenuto:</translation>
    </message>
    <message>
        <source>%1 is C source code, and a file called %2 already exists. Compile it under another name, then add the resulting program:</source>
        <translation>%1 è codice sorgente C ed esiste già un file chiamato %2. Compilalo con un altro nome, poi aggiungi il programma ottenuto:</translation>
    </message>
    <message>
        <source>Compiled by %1. Compile it again after each change.</source>
        <translation>Compilato con %1. Ricompilalo dopo ogni modifica.</translation>
    </message>
    <message>
        <source>It could not be compiled: %1</source>
        <translation>Impossibile compilarlo: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAxis</name>
    <message>
        <source>Time for a decision: half within %1 ms, 99 % within %2 ms, worst %3 ms, limit %4 ms</source>
        <translation>Tempo per una decisione: metà entro %1 ms, 99 % entro %2 ms, massimo %3 ms, limite %4 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>limite</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>max %1</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
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
        <translation>verificato oggi</translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation>verificato %1</translation>
    </message>
    <message>
        <source>built in, %1</source>
        <translation>integrato, %1</translation>
    </message>
    <message>
        <source>%1, waiting for its check</source>
        <translation>%1, in attesa di verifica</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <translation>%1, cambiato dopo la verifica</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, checked today</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not checked</source>
        <translation>%1, non verificato</translation>
    </message>
    <message>
        <source>Hide built-in bots</source>
        <translation>Nascondi i bot integrati</translation>
    </message>
    <message numerus="yes">
        <source>%n built in</source>
        <translation>
            <numerusform>%n integrato</numerusform>
            <numerusform>%n integrati</numerusform>
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
        <translation>Bot</translation>
    </message>
</context>
<context>
    <name>hilltop::BotLogDialog</name>
    <message>
        <source>&amp;Only decisions with output</source>
        <translation>&amp;Solo decisioni con output</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>Apri nel &amp;replay</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Log di %1</translation>
    </message>
    <message>
        <source>In its check</source>
        <translation>Nella verifica</translation>
    </message>
    <message>
        <source>At your tables</source>
        <translation>Ai tuoi tavoli</translation>
    </message>
    <message>
        <source>In tournaments</source>
        <translation>Nei tornei</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Chiesto</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Output</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Output at this decision</source>
        <translation>Output in questa decisione</translation>
    </message>
    <message>
        <source>No output at this decision.</source>
        <translation>Nessun output in questa decisione.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lettura…</translation>
    </message>
    <message>
        <source>No log of its check is kept. Check it again.</source>
        <translation>Della sua verifica non è salvato nulla. Riverificalo.</translation>
    </message>
    <message>
        <source>This bot has not played at your tables, or its matches have been deleted.</source>
        <translation>Questo bot non ha giocato ai tuoi tavoli, o le sue partite sono state eliminate.</translation>
    </message>
    <message>
        <source>No tournament has a match of this bot.</source>
        <translation>Nessun torneo ha una partita di questo bot.</translation>
    </message>
    <message>
        <source>This bot wrote nothing to standard error. Its output would be shown beside the decision. Below is what it was asked.</source>
        <translation>Questo bot non ha scritto nulla sullo standard error. Il suo output comparirebbe accanto alla decisione. Sotto c’è ciò che gli è stato chiesto.</translation>
    </message>
    <message>
        <source>notified</source>
        <translation>informato</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <comment>in a log</comment>
        <translation>partita %1, decisione %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotMatches</name>
    <message>
        <source>The match of this fault was not stored, because the first ones are enough to find the problem.</source>
        <translation>La partita di questo fallo non è stata salvata, perché le prime bastano per trovare il problema.</translation>
    </message>
</context>
<context>
    <name>hilltop::BotPicker</name>
    <message>
        <source>Find a bot</source>
        <translation>Trova un bot</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Partecipanti</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Select all that are shown</source>
        <translation>Seleziona tutti quelli mostrati</translation>
    </message>
    <message>
        <source>Deselect all that are shown</source>
        <translation>Deseleziona tutti quelli mostrati</translation>
    </message>
    <message>
        <source>Move the bot up (Alt+Up)</source>
        <translation>Sposta su il bot (Alt+Su)</translation>
    </message>
    <message>
        <source>Move the bot down (Alt+Down)</source>
        <translation>Sposta giù il bot (Alt+Giù)</translation>
    </message>
    <message>
        <source>Move the bot up</source>
        <translation>Sposta su il bot</translation>
    </message>
    <message>
        <source>Move the bot down</source>
        <translation>Sposta giù il bot</translation>
    </message>
    <message>
        <source>Enter the bot of the current row again (Ctrl+D)</source>
        <translation>Iscrivi di nuovo il bot della riga attuale (Ctrl+D)</translation>
    </message>
    <message>
        <source>Enter the bot again</source>
        <translation>Iscrivi di nuovo il bot</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a bot</source>
        <translation>Alt+Su e Alt+Giù spostano un bot</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, forza %3 di 5</translation>
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
        <translation>Si avvia</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
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
        <translation>%1, compilato una volta in %2</translation>
    </message>
    <message>
        <source>%1, one process per decision</source>
        <comment>in so many ms</comment>
        <translation>%1, un processo per decisione</translation>
    </message>
    <message>
        <source>Same seed, same answers</source>
        <translation>Stesso seed, stesse risposte</translation>
    </message>
    <message>
        <source>yes, it is deterministic</source>
        <translation>sì, è deterministico</translation>
    </message>
    <message>
        <source>no, it differs from run to run</source>
        <translation>no, cambia a ogni esecuzione</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>Remembers matches</source>
        <translation>Ricorda le partite</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>at most %1, limit %2</source>
        <translation>al massimo %1, limite %2</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Isolamento</translation>
    </message>
    <message>
        <source>no network, no home folder</source>
        <translation>niente rete, niente cartella home</translation>
    </message>
    <message>
        <source>its engine gives it neither files nor network</source>
        <translation>il suo motore non gli dà né file né rete</translation>
    </message>
    <message>
        <source>none: it could read your files and use the network</source>
        <translation>nessuno: potrebbe leggere i tuoi file e usare la rete</translation>
    </message>
    <message>
        <source>%1 decisions in %2</source>
        <comment>%2: so many matches</comment>
        <translation>%1 decisioni in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, out of time before %n matches</source>
        <comment>decisions in so many matches</comment>
        <translation>
            <numerusform>%1, tempo finito prima di %n partita</numerusform>
            <numerusform>%1, tempo finito prima di %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risponde</translation>
    </message>
    <message>
        <source>Allowed answers</source>
        <translation>Risposte ammesse</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>show the fault</source>
        <translation>mostra il fallo</translation>
    </message>
    <message numerus="yes">
        <source>stopped %n times</source>
        <comment>one that hangs</comment>
        <translation>
            <numerusform>fermato %n volta</numerusform>
            <numerusform>fermato %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off %n times</source>
        <comment>one that floods</comment>
        <translation>
            <numerusform>troncato %n volta</numerusform>
            <numerusform>troncato %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>Time-outs and excess output</source>
        <translation>Blocchi ed eccessi</translation>
    </message>
    <message>
        <source>%1; limits %2 and %3</source>
        <comment>how often; a time, a size</comment>
        <translation>%1; limiti %2 e %3</translation>
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
        <translation>Il file del bot è cambiato. Questo rapporto riguarda il vecchio file. Riverifica il bot.</translation>
    </message>
    <message>
        <source>%1. Click a fault to open its question.</source>
        <translation>%1. Clicca un fallo per aprirne la domanda.</translation>
    </message>
    <message>
        <source>The bot may answer the same question differently. Its matches can’t be reproduced, but every answer is kept.</source>
        <translation>Alla stessa domanda il bot può rispondere in modo diverso. Le sue partite non si possono riprodurre, ma ogni risposta viene salvata.</translation>
    </message>
    <message>
        <source>Bots can be isolated from your files and the network if bubblewrap is installed.</source>
        <translation>I bot si possono isolare dai tuoi file e dalla rete se è installato bubblewrap.</translation>
    </message>
    <message>
        <source>This bot can’t play</source>
        <translation>Questo bot non può giocare</translation>
    </message>
    <message numerus="yes">
        <source>What the remarks mean</source>
        <translation>
            <numerusform>Significato dell’osservazione</numerusform>
            <numerusform>Significato delle osservazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
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
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>ms, without Hilltop’s own load</source>
        <translation>ms, senza il carico di Hilltop</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Tempo per decisione</translation>
    </message>
    <message>
        <source>bar: this bot, line: the strongest built-in bot</source>
        <translation>barra: questo bot, linea: il bot integrato più forte</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Edit name and limits</source>
        <translation>Modifica nome e limiti</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>Risultati finora</translation>
    </message>
    <message>
        <source>Open in Replay</source>
        <translation>Apri nel replay</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Falli</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Cosa</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Output</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1, durata %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>avvio</translation>
    </message>
    <message>
        <source>first decision</source>
        <translation>prima decisione</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisione</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>una risposta</translation>
    </message>
    <message>
        <source>log of one match</source>
        <translation>log di una partita</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>processi</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>none besides its check</source>
        <translation>nessuna oltre alla verifica</translation>
    </message>
    <message>
        <source>tournaments</source>
        <translation>tornei</translation>
    </message>
    <message>
        <source>%1, best place %2 of %3</source>
        <comment>%1: how many</comment>
        <translation>%1, miglior posto %2 di %3</translation>
    </message>
    <message>
        <source>%1 ± %2, in the last tournament</source>
        <comment>of a bot in its last tournament</comment>
        <translation>%1 ± %2, nell’ultimo torneo</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>falli</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>faults in so many matches</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>at tables</source>
        <translation>ai tavoli</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>ultima partita</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>%1, in the last tournament</source>
        <comment>Elo of a bot</comment>
        <translation>%1, nell’ultimo torneo</translation>
    </message>
</context>
<context>
    <name>hilltop::BotSheet</name>
    <message>
        <source>Check again</source>
        <translation>Riverifica</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Confronta…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>Annulla la verifica</translation>
    </message>
    <message>
        <source>Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop recognises it, checks it in 200 matches, and lets it play wherever built-in bots do.</source>
        <translation>Trascina qui il file del tuo bot, senza modificarlo. JavaScript, Python, Java o qualsiasi programma: Hilltop lo riconosce, lo verifica in 200 partite e lo fa giocare ovunque giochino i bot integrati.</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Aggiungi un bot…</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Nuovo bot da modello</translation>
    </message>
    <message>
        <source>How a bot talks to Hilltop</source>
        <translation>Come un bot comunica con Hilltop</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Non ancora verificato.</translation>
    </message>
    <message>
        <source>This bot %1. Strength %2 of 5, version %3.</source>
        <comment>how it plays</comment>
        <translation>Stile: %1. Forza %2 di 5, versione %3.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non verificato</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>usabile</translation>
    </message>
    <message numerus="yes">
        <source>usable, %n remarks</source>
        <translation>
            <numerusform>usabile, %n nota</numerusform>
            <numerusform>usabile, %n note</numerusform>
        </translation>
    </message>
    <message>
        <source>changed, check again</source>
        <translation>cambiato, riverifica</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>isolato</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>non isolato</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrato</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>classe %1</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>contenuto %1</translation>
    </message>
    <message>
        <source>made %1</source>
        <translation>del %1</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>what is being done</comment>
        <translation>Verifica: %1</translation>
    </message>
    <message>
        <source>Waiting for the previous check</source>
        <translation>In attesa della verifica precedente</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>si avvia</translation>
    </message>
    <message>
        <source>playing match %1 of %2</source>
        <translation>gioca la partita %1 di %2</translation>
    </message>
    <message>
        <source>playing match %1 of %2 again</source>
        <translation>rigioca la partita %1 di %2</translation>
    </message>
    <message>
        <source>testing its memory, match %1 of %2</source>
        <translation>prova la memoria, partita %1 di %2</translation>
    </message>
    <message>
        <source>comparing its style, match %1 of %2</source>
        <translation>confronta lo stile, partita %1 di %2</translation>
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
        <translation>%1: %2, altri %3</translation>
    </message>
</context>
<context>
    <name>hilltop::BotWait</name>
    <message>
        <source>%1 (%2) is starting, which can take up to %3.</source>
        <translation>Avvio di %1 (%2), può richiedere fino a %3.</translation>
    </message>
    <message>
        <source>%1 is thinking, up to %2.</source>
        <translation>%1 sta pensando, al massimo per %2.</translation>
    </message>
    <message>
        <source>Let a built-in bot take over</source>
        <translation>Fai continuare un bot integrato</translation>
    </message>
    <message>
        <source>Let a built-in bot take over for %1</source>
        <translation>Fai continuare un bot integrato per %1</translation>
    </message>
    <message>
        <source>A built-in bot takes over for %1.</source>
        <translation>Un bot integrato continua per %1.</translation>
    </message>
    <message>
        <source>%1: %2. It can’t play in this match any more.</source>
        <translation>%1: %2. Non può più giocare in questa partita.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Output: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotsPage</name>
    <message>
        <source>Find a bot</source>
        <translation>Trova un bot</translation>
    </message>
    <message>
        <source>Drop a bot here,
or choose a file</source>
        <translation>Trascina qui un bot
o scegli un file</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 non può giocare: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can play. Its report has %n remarks.</source>
        <translation>
            <numerusform>%1 può giocare. Il suo rapporto contiene %n osservazione.</numerusform>
            <numerusform>%1 può giocare. Il suo rapporto contiene %n osservazioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can play.</source>
        <translation>%1 può giocare.</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 non si può verificare: %2</translation>
    </message>
    <message>
        <source>Add a &amp;bot…</source>
        <translation>Aggiungi un &amp;bot…</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>Ri&amp;verifica</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifica…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Confronta…</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>&amp;Log…</translation>
    </message>
    <message>
        <source>Show in f&amp;older</source>
        <translation>Mostra in car&amp;tella</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>&amp;Rimuovi dalla lista</translation>
    </message>
    <message>
        <source>&amp;Undo remove</source>
        <translation>&amp;Annulla rimozione</translation>
    </message>
    <message>
        <source>New bot from te&amp;mplate</source>
        <translation>&amp;Nuovo bot da modello</translation>
    </message>
    <message>
        <source>Check bots again when their files c&amp;hange</source>
        <translation>Riverifica i bot se cambiano i loro &amp;file</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its file was kept. Undo restores it.</source>
        <translation>%1 è stato rimosso dalla lista. Il suo file resta. Annulla lo ripristina.</translation>
    </message>
    <message>
        <source>Drop a bot’s file on the window to add it.</source>
        <translation>Trascina sulla finestra il file di un bot per aggiungerlo.</translation>
    </message>
    <message>
        <source>%1 can play. Its report has remarks.</source>
        <translation>%1 può giocare. Il suo rapporto contiene osservazioni.</translation>
    </message>
    <message>
        <source>%1 has changed since its check.</source>
        <translation>%1 è cambiato dopo la verifica.</translation>
    </message>
    <message>
        <source>%1 has not been checked.</source>
        <translation>%1 non è stato verificato.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Larghezza dell’elenco</translation>
    </message>
</context>
<context>
    <name>hilltop::CardMoves</name>
    <message>
        <source>Cards of %1</source>
        <comment>a field of a position</comment>
        <translation>Carte di: %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <comment>a field of a position</comment>
        <translation>Sposta in: %1</translation>
    </message>
    <message>
        <source>Move towards the first</source>
        <translation>Sposta verso l’inizio</translation>
    </message>
    <message>
        <source>Move towards the last</source>
        <translation>Sposta verso la fine</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
</context>
<context>
    <name>hilltop::CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>Anteprima delle carte</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>anteprima</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsDialog</name>
    <message>
        <source>Reading the results on these cards…</source>
        <translation>Lettura dei risultati su queste carte…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Results on these cards: %1</source>
        <translation>Risultati su queste carte: %1</translation>
    </message>
    <message>
        <source>The same cards at seat %1, and the result of each player.</source>
        <translation>Le stesse carte al posto %1 e il risultato di ogni giocatore.</translation>
    </message>
    <message>
        <source>Results on these cards</source>
        <translation>Risultati su queste carte</translation>
    </message>
    <message>
        <source>Open both matches in Replay where they begin to differ</source>
        <translation>Apri entrambe le partite nel replay dove iniziano a divergere</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>No one else has a result on these cards yet.</source>
        <translation>Nessun altro ha ancora un risultato su queste carte.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Lettura della partita…</translation>
    </message>
    <message>
        <source>Both matches have the same answers.</source>
        <translation>Le due partite hanno le stesse risposte.</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsModel</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>questa partita</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>partita %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Giocata da</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
</context>
<context>
    <name>hilltop::ChooseBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Aggiungi bot</translation>
    </message>
    <message>
        <source>Hilltop can’t tell which game this bot plays.</source>
        <translation>Hilltop non può sapere a quale gioco giochi questo bot.</translation>
    </message>
    <message>
        <source>These files may contain several bots. Which ones do you want to add, and under which name?</source>
        <translation>Questi file possono contenere più bot. Quali vuoi aggiungere, e con quale nome?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>for which game?</source>
        <translation>per quale gioco?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>program, started for each decision</source>
        <translation>programma, avviato a ogni decisione</translation>
    </message>
</context>
<context>
    <name>hilltop::Coach</name>
    <message>
        <source>Thinking…</source>
        <translation>Sta pensando…</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>Migliore: %1, %2.</translation>
    </message>
    <message>
        <source>The tutor is off. You can turn it on in the Match menu.</source>
        <translation>Il tutor è disattivato. Puoi attivarlo nel menu Partita.</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Confronta</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Asking both bots…</source>
        <translation>Domande a entrambi i bot…</translation>
    </message>
    <message>
        <source>No matches were played.</source>
        <translation>Non si è giocata alcuna partita.</translation>
    </message>
    <message>
        <source>%1 takes %2 % ± %3 of %4.</source>
        <comment>bot, share, error, so many matches</comment>
        <translation>%1 ottiene il %2 % ± %3 di %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the same cards on both sides</source>
        <translation>
            <numerusform>%n partita con le stesse carte da entrambe le parti</numerusform>
            <numerusform>%n partite con le stesse carte da entrambe le parti</numerusform>
        </translation>
    </message>
    <message>
        <source>No question was asked of both bots.</source>
        <translation>Nessuna domanda è stata fatta a entrambi i bot.</translation>
    </message>
    <message>
        <source>Changed answers: %1 of %2</source>
        <translation>Risposte cambiate: %1 di %2</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>L’analisi non è disponibile per questo gioco.</translation>
    </message>
    <message>
        <source>analysed %1 of %2</source>
        <translation>analizzate %1 di %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primo</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Secondo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>Apri nel &amp;replay</translation>
    </message>
    <message>
        <source>Compare two bots</source>
        <translation>Confronta due bot</translation>
    </message>
    <message>
        <source>First bot</source>
        <translation>Primo bot</translation>
    </message>
    <message>
        <source>Second bot</source>
        <translation>Secondo bot</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
    <message>
        <source>&amp;matches:</source>
        <translation>&amp;partite:</translation>
    </message>
    <message>
        <source>Both bots get every question of these matches and play each other with the same cards on both sides.</source>
        <translation>A entrambi i bot si fanno tutte le domande di queste partite, e giocano l’uno contro l’altro con le stesse carte da entrambe le parti.</translation>
    </message>
    <message>
        <source>Answers that differ</source>
        <translation>Risposte diverse</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareSourceBox</name>
    <message>
        <source>Questions of your matches</source>
        <translation>Domande delle tue partite</translation>
    </message>
    <message>
        <source>Questions of the first bot’s check</source>
        <translation>Domande della verifica del primo bot</translation>
    </message>
    <message>
        <source>Questions of files or a tournament…</source>
        <translation>Domande da file o da un torneo…</translation>
    </message>
    <message>
        <source>Source of the questions</source>
        <translation>Origine delle domande</translation>
    </message>
    <message>
        <source>Matches to ask about</source>
        <translation>Partite su cui fare domande</translation>
    </message>
    <message>
        <source>Matches and tournaments (*.hmatch *.htour);;All files (*)</source>
        <translation>Partite e tornei (*.hmatch *.htour);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Questions of %1</source>
        <translation>Domande di %1</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ContestDetails</name>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Matches of the pair</source>
        <translation>Partite della coppia</translation>
    </message>
    <message>
        <source>Click a match or press Enter to open it in Replay.</source>
        <translation>Clicca una partita o premi Invio per aprirla nel replay.</translation>
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
        <translation>Tabelle (*.csv)</translation>
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
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Scrittura di %1…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Scritto in %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestHead</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Worker threads. You can change this at any time</source>
        <translation>Thread di lavoro. Puoi cambiarli in ogni momento</translation>
    </message>
    <message>
        <source>thread</source>
        <comment>after a number in a box</comment>
        <translation>thread</translation>
    </message>
    <message>
        <source>threads</source>
        <comment>after a number in a box</comment>
        <translation>thread</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestList</name>
    <message>
        <source>Tournaments</source>
        <translation>Tornei</translation>
    </message>
    <message>
        <source>Let bots play each other thousands of times to see which is better, and how certain that is.</source>
        <translation>Fai giocare i bot fra loro migliaia di volte per vedere qual è il migliore e quanto è certo.</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nuovo torneo…</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>Delete tournament</source>
        <translation>Elimina torneo</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colline</translation>
    </message>
    <message>
        <source>A hill is a contest that stays open: add bots and better versions at any time, and see who is king.</source>
        <translation>Una collina è una gara che resta aperta: aggiungi bot e versioni migliori quando vuoi e guarda chi è il re.</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nuova collina…</translation>
    </message>
    <message>
        <source>Open hill…</source>
        <translation>Apri collina…</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Delete hill</source>
        <translation>Elimina collina</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Ri&amp;nomina</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostra in &amp;cartella</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>Ri&amp;muovi dalla lista</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Eliminare «%1»?</translation>
    </message>
    <message>
        <source>The results of %1 matches will be deleted. This can’t be undone.</source>
        <translation>I risultati di %1 partite saranno eliminati. Non si può annullare.</translation>
    </message>
    <message>
        <source>Its file will be deleted. This can’t be undone.</source>
        <translation>Il suo file sarà eliminato. Non si può annullare.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestListModel</name>
    <message>
        <source>running</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>in coda</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>fermato</translation>
    </message>
    <message>
        <source>matches to play</source>
        <translation>partite da giocare</translation>
    </message>
    <message>
        <source>all played</source>
        <translation>tutto giocato</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finito</translation>
    </message>
    <message>
        <source>no bots</source>
        <translation>nessun bot</translation>
    </message>
    <message>
        <source>can’t be read</source>
        <translation>illeggibile</translation>
    </message>
    <message>
        <source>damaged file</source>
        <translation>file danneggiato</translation>
    </message>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
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
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>In testa</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificata</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestView</name>
    <message>
        <source>Row won against column, %</source>
        <translation>Riga contro colonna, vinte in %</translation>
    </message>
</context>
<context>
    <name>hilltop::Continuing</name>
    <message numerus="yes">
        <source>%1, %n decisions</source>
        <translation>
            <numerusform>%1, %n decisione</numerusform>
            <numerusform>%1, %n decisioni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second of two rated matches</source>
        <translation>%1, seconda di due partite classificate</translation>
    </message>
    <message>
        <source>%1, unfinished rated match</source>
        <translation>%1, partita classificata in sospeso</translation>
    </message>
    <message>
        <source>%1, unfinished match</source>
        <translation>%1, partita in sospeso</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>%1, watched last</source>
        <translation>%1, guardata per ultima</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, decisione %2</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <translation>%1, smazzata %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions due</source>
        <translation>
            <numerusform>%Ln posizione da ripassare</numerusform>
            <numerusform>%Ln posizioni da ripassare</numerusform>
        </translation>
    </message>
    <message>
        <source>You answered them wrong before.</source>
        <translation>Prima le avevi sbagliate.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>The match is no longer in its file.</source>
        <translation>La partita non è più nel suo file.</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisione</numerusform>
            <numerusform>%n decisioni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>opponents, score, when it was left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2 played today</source>
        <translation>%1 di %2 giocati oggi</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>Partita del giorno: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln days in a row</source>
        <translation>
            <numerusform>%1, %Ln giorno di fila</numerusform>
            <numerusform>%1, %Ln giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Play deal</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>%1, next rival: %2</source>
        <comment>game, bot</comment>
        <translation>%1, prossimo rivale: %2</translation>
    </message>
    <message>
        <source>Rated %1, you %2</source>
        <translation>Punteggio %1, tu %2</translation>
    </message>
    <message>
        <source>Rated match…</source>
        <translation>Partita classificata…</translation>
    </message>
    <message>
        <source>%1, practise: %2</source>
        <comment>game, kind of decision</comment>
        <translation>%1, da allenare: %2</translation>
    </message>
    <message>
        <source>This kind of decision costs you most.</source>
        <translation>Questo tipo di decisione ti costa di più.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Allenati</translation>
    </message>
    <message>
        <source>%1, rated match</source>
        <translation>%1, partita classificata</translation>
    </message>
    <message>
        <source>%1, first rated match</source>
        <translation>%1, prima partita classificata</translation>
    </message>
    <message>
        <source>No bot is rated higher than you.</source>
        <translation>Nessun bot è classificato meglio di te.</translation>
    </message>
    <message>
        <source>It shows how strong you are.</source>
        <translation>Mostra quanto sei forte.</translation>
    </message>
    <message>
        <source>New deals tomorrow</source>
        <translation>Domani nuove partite</translation>
    </message>
    <message>
        <source>All deals of today played</source>
        <translation>Tutte le partite del giorno giocate</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Ogni giorno…</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>Allenati sui tuoi errori</translation>
    </message>
    <message>
        <source>An analysis shows what costs you most.</source>
        <translation>Un’analisi mostra che cosa ti costa di più.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizza</translation>
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
        <translation>Rating</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>Cosa mostra la curva</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>rated matches</source>
        <translation>partite classificate</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>rating</translation>
    </message>
    <message>
        <source>Rating after each match</source>
        <translation>Rating dopo ogni partita</translation>
    </message>
    <message>
        <source>Your rating appears here from the second rated match on.</source>
        <translation>Il tuo rating compare qui dalla seconda partita classificata in poi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 % in the latest of %Ln analysed match(es), mean of ten at a time</source>
        <translation>
            <numerusform>%1 % nell’unica partita analizzata</numerusform>
            <numerusform>%1 % nelle ultime di %Ln partite analizzate, media di dieci alla volta</numerusform>
        </translation>
    </message>
    <message>
        <source>analysed matches</source>
        <translation>partite analizzate</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>precisione, %</translation>
    </message>
    <message>
        <source>Accuracy after each match</source>
        <translation>Precisione dopo ogni partita</translation>
    </message>
    <message>
        <source>Your accuracy appears here from the second analysed match on.</source>
        <translation>La tua precisione compare qui dalla seconda partita analizzata in poi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln rated match(es)</source>
        <translation>
            <numerusform>%1 dopo %Ln partita classificata</numerusform>
            <numerusform>%1 dopo %Ln partite classificate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: perhaps about as strong as %2. A few more matches will tell.</source>
        <translation>%1: forse più o meno forte come %2. Lo diranno altre partite.</translation>
    </message>
    <message>
        <source>%1: about as strong as %2.</source>
        <translation>%1: più o meno forte come %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableModel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>%1 – %2 – %3 (won, drawn, lost)</source>
        <translation>%1 – %2 – %3 (vinte, pari, perse)</translation>
    </message>
    <message>
        <source>%1 % ± %2 of %3 matches</source>
        <translation>%1 % ± %2 di %3 partite</translation>
    </message>
    <message>
        <source>%1 against %2: no matches yet.</source>
        <translation>%1 contro %2: ancora nessuna partita.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 drawn, %5 lost.</source>
        <translation>%1 contro %2: %3 vinte, %4 pari, %5 perse.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableView</name>
    <message>
        <source>Crosstable, row against column</source>
        <translation>Tabella incrociata, riga contro colonna</translation>
    </message>
    <message>
        <source>Click for the matches</source>
        <translation>Clicca per le partite</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDeals</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play the deal of %1</source>
        <translation>Gioca la partita del giorno di %1</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Ogni giorno…</translation>
    </message>
    <message>
        <source>Deals of all days</source>
        <translation>Le partite di ogni giorno</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Lettura delle tue partite…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Partite del giorno</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>%1. %2, played %3.</source>
        <translation>%1. %2, giocata il %3.</translation>
    </message>
    <message>
        <source>Doesn’t count, because that day was over.</source>
        <translation>Non conta, perché quel giorno era passato.</translation>
    </message>
    <message>
        <source>Not played. You can still play it, but it no longer counts.</source>
        <translation>Non giocata. Puoi ancora giocarla, ma non conta più.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Non ancora giocata.</translation>
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
        <translation>%1, %2: non giocata</translation>
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
        <translation>Giorno</translation>
    </message>
</context>
<context>
    <name>hilltop::DealBox</name>
    <message>
        <source>random, or enter an ID</source>
        <translation>a caso, o scrivi un ID</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>The same ID and rules give the same cards</source>
        <translation>Stesso ID e stesse regole danno le stesse carte</translation>
    </message>
    <message>
        <source>Random deal ID</source>
        <translation>ID smazzata a caso</translation>
    </message>
    <message>
        <source>Your phrase</source>
        <translation>La tua frase</translation>
    </message>
    <message>
        <source>optional, mixed into the cards</source>
        <translation>facoltativa, mescolata alle carte</translation>
    </message>
    <message>
        <source>“%1” is not a deal ID. Enter one like %2, or leave it empty for a new deal.</source>
        <translation>«%1» non è un ID smazzata. Scrivine uno come %2, o lascia vuoto per una nuova smazzata.</translation>
    </message>
    <message>
        <source>Sealed, SHA-256: %1</source>
        <translation>Sigillato, SHA-256: %1</translation>
    </message>
    <message>
        <source>A deal with an ID you choose is not sealed.</source>
        <translation>Una smazzata con un ID scelto da te non è sigillata.</translation>
    </message>
</context>
<context>
    <name>hilltop::DesktopNotifications</name>
    <message>
        <source>Show</source>
        <comment>a button of a desktop notification</comment>
        <translation>Mostra</translation>
    </message>
</context>
<context>
    <name>hilltop::DocumentSaving</name>
    <message>
        <source>The match was not saved</source>
        <translation>La partita non è stata salvata</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non salvata</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>salvataggio…</translation>
    </message>
    <message>
        <source>saved with the record</source>
        <translation>salvata con la registrazione</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Salva partita</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Partite di Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>Saving the match…</source>
        <translation>Salvataggio della partita…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save this match?</source>
        <translation>Salvare questa partita?</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed, and it has no file yet.</source>
        <translation>Note, segni o rami sono cambiati, e non ha ancora un file.</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed and are not saved. %1</source>
        <translation>Note, segni o rami sono cambiati e non sono salvati. %1</translation>
    </message>
</context>
<context>
    <name>hilltop::EditBotDialog</name>
    <message>
        <source>by Node.js</source>
        <translation>con Node.js</translation>
    </message>
    <message>
        <source>One process per decision, about 500 per match, as in its contest.</source>
        <translation>Un processo per decisione, circa 500 a partita, come nella sua gara.</translation>
    </message>
    <message>
        <source>Starting a process takes %1 ms here.</source>
        <translation>Qui avviare un processo richiede %1 ms.</translation>
    </message>
    <message>
        <source>one process per decision</source>
        <translation>un processo per decisione</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>precaricato</translation>
    </message>
    <message>
        <source>Python starts once and forks for every decision, which is at least ten times faster. The script and its imports are read only once, so later changes to the files have no effect.</source>
        <translation>Python si avvia una volta e fa un fork a ogni decisione, il che è almeno dieci volte più veloce. Lo script e ciò che importa vengono letti una volta sola, quindi le modifiche successive ai file non hanno effetto.</translation>
    </message>
    <message>
        <source>Edit a bot</source>
        <translation>Modifica bot</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>after a number</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>&amp;Start within</source>
        <translation>&amp;Avvio entro</translation>
    </message>
    <message>
        <source>&amp;First decision within</source>
        <translation>&amp;Prima decisione entro</translation>
    </message>
    <message>
        <source>Other &amp;decisions within</source>
        <translation>Altre &amp;decisioni entro</translation>
    </message>
    <message>
        <source>One &amp;answer</source>
        <translation>Una &amp;risposta</translation>
    </message>
    <message>
        <source> KiB</source>
        <comment>after a number</comment>
        <translation> KiB</translation>
    </message>
    <message>
        <source>&amp;Log of one match</source>
        <translation>&amp;Log di una partita</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Memoria</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Processes</source>
        <translation>Pr&amp;ocessi</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Esecuzione</translation>
    </message>
    <message>
        <source>Back to %1%2</source>
        <comment>number and unit</comment>
        <translation>Torna a %1%2</translation>
    </message>
    <message>
        <source>Hilltop’s engine</source>
        <translation>Motore di Hilltop</translation>
    </message>
    <message>
        <source>Needs no other program. Supports JavaScript up to ECMAScript 2016, in a process of its own.</source>
        <translation>Non richiede altri programmi. Supporta JavaScript fino a ECMAScript 2016, in un processo a parte.</translation>
    </message>
    <message>
        <source>Supports the newest syntax, in a process of its own that takes about 50 ms to start.</source>
        <translation>Supporta la sintassi più recente, in un processo a parte che si avvia in circa 50 ms.</translation>
    </message>
</context>
<context>
    <name>hilltop::EntrantTrial</name>
    <message>
        <source>Trying the bots…</source>
        <translation>Prova dei bot…</translation>
    </message>
    <message>
        <source>Trying the bots: %1 of %2</source>
        <translation>Prova dei bot: %1 di %2</translation>
    </message>
</context>
<context>
    <name>hilltop::FacePicker</name>
    <message>
        <source>No face</source>
        <translation>Nessun volto</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Il tuo volto</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultListModel</name>
    <message>
        <source>match %1, start</source>
        <translation>partita %1, avvio</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <translation>partita %1, decisione %2</translation>
    </message>
    <message>
        <source>Output:
%1</source>
        <translation>Output:
%1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ultimo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultTable</name>
    <message>
        <source>Output: %1</source>
        <translation>Output: %1</translation>
    </message>
    <message>
        <source>Double-click a fault to open that decision in Replay.</source>
        <translation>Doppio clic su un fallo apre quella decisione nel replay.</translation>
    </message>
    <message>
        <source>A fault is an answer that is late, illegal or missing.</source>
        <translation>Un fallo è una risposta in ritardo, non permessa o mancante.</translation>
    </message>
</context>
<context>
    <name>hilltop::FieldChips</name>
    <message>
        <source>Drag a card to another field, or press the menu key</source>
        <translation>Trascina una carta in un altro campo o premi il tasto menu</translation>
    </message>
</context>
<context>
    <name>hilltop::FileOpening</name>
    <message>
        <source>The name of the file %1 is not UTF-8, so the file can’t be opened. Rename it, then open it again.</source>
        <translation>Il nome del file %1 non è UTF-8, quindi il file non si può aprire. Rinominalo, poi riaprilo.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Apertura di %1…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Apertura di %n file…</numerusform>
            <numerusform>Apertura di %n file…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Nulla è cambiato. Usa una copia integra del file, o scegline un altro con File, Apri.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Non aperto</translation>
    </message>
    <message numerus="yes">
        <source>%n files can’t be opened.</source>
        <translation>
            <numerusform>%n file non si può aprire.</numerusform>
            <numerusform>%n file non si possono aprire.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Questo file non si può aprire.</translation>
    </message>
    <message>
        <source>Not opened, because Replay shows one file at a time: %1</source>
        <translation>Non aperto, perché Replay mostra un file alla volta: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::FormatPicker</name>
    <message>
        <source>seats</source>
        <translation>posti</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>turni</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>Posti a tavolo</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>0 = automatic</source>
        <translation>0 = automatico, quanti ne servono a questo numero di partecipanti</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Ranked as in the list</source>
        <translation>Ordine della lista</translation>
    </message>
    <message>
        <source>Ranked by a round-robin</source>
        <translation>Ordine da un girone</translation>
    </message>
    <message>
        <source>Who plays whom first, and who has a bye</source>
        <translation>Chi incontra chi per primo, e chi riposa</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatico: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GameCard</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Gioca %1</translation>
    </message>
    <message>
        <source>%1 tournament</source>
        <translation>Torneo di %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GuideBar</name>
    <message>
        <source>Skip the guide</source>
        <translation>Salta la guida</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of the guide</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Guide, step %1 of %2</source>
        <translation>Guida, passo %1 di %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the guide</comment>
        <translation>Salta</translation>
    </message>
</context>
<context>
    <name>hilltop::HillAdding</name>
    <message>
        <source>Nothing was added.</source>
        <translation>Non è stato aggiunto nulla.</translation>
    </message>
    <message>
        <source>Reading the bots…</source>
        <translation>Lettura dei bot…</translation>
    </message>
    <message>
        <source>%1 holds several bots. Choose the file of one.</source>
        <translation>%1 contiene più bot. Scegli il file di uno solo.</translation>
    </message>
    <message>
        <source>New version?</source>
        <translation>Nuova versione?</translation>
    </message>
    <message>
        <source>Another bot of this hill has the name of %1. Is this its next version?</source>
        <translation>Un altro bot di questa collina ha il nome di %1. È la sua versione successiva?</translation>
    </message>
    <message>
        <source>If so, the earlier version stops playing and its matches stay. If not, rename the file.</source>
        <translation>La versione precedente non gioca più e le sue partite restano. Se è un altro bot, rinomina il suo file.</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Nuova versione</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Non aggiungerlo</translation>
    </message>
    <message>
        <source>Already playing in this version: %1.</source>
        <translation>Gioca già in questa versione: %1.</translation>
    </message>
    <message>
        <source>Checking the bots…</source>
        <translation>Verifica dei bot…</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Verifica di %1…</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 non si può verificare: %2</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 non può giocare: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots joined: %1.</source>
        <translation>
            <numerusform>%Ln bot aggiunto: %1.</numerusform>
            <numerusform>%Ln bot aggiunti: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Non aggiunto</translation>
    </message>
    <message>
        <source>%1 is the same bot as %2.</source>
        <translation>%1 è lo stesso bot di %2.</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bot (*.js *.py *.java);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Add bots</source>
        <translation>Aggiungi bot</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>Nuova versione di %1</translation>
    </message>
    <message>
        <source>This hill is busy. Wait until it is done, then add the bots.</source>
        <translation>Su questa collina c’è un lavoro in corso. Aspetta che finisca, poi aggiungi i bot.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillChanges</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Retire %1</source>
        <translation>Ritira %1</translation>
    </message>
    <message>
        <source>It stops playing. Its matches stay. Reason (optional):</source>
        <translation>Non gioca più e le sue partite restano. Motivo, se c’è:</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Disqualify %1</source>
        <translation>Squalifica %1</translation>
    </message>
    <message>
        <source>It stops playing, and this version can’t come back. Its matches stay. Reason:</source>
        <translation>Non gioca più e questa versione non può tornare. Le sue partite restano. Motivo:</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Squalifica</translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation>%1 è stato ritirato.</translation>
    </message>
    <message>
        <source>%1 is disqualified.</source>
        <translation>%1 è squalificato.</translation>
    </message>
    <message>
        <source>End season</source>
        <translation>Chiudi stagione</translation>
    </message>
    <message>
        <source>Name of the season:</source>
        <translation>La classifica di oggi viene salvata con questo nome:</translation>
    </message>
    <message>
        <source>The standings of %1 are kept.</source>
        <translation>La classifica di %1 è salvata.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Extra matches where the order is unclear:</source>
        <translation>Partite oltre a quelle che giocano tutti, dove servono a distinguere i vicini:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>Riammetti</translation>
    </message>
    <message>
        <source>A bot that is out or disqualified plays again:</source>
        <translation>Questo bot è stato escluso o squalificato. Gioca di nuovo:</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 gioca di nuovo.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillCharts</name>
    <message>
        <source>History</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>Against the king</source>
        <translation>Contro il re</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Ratings of the leaders over time.</source>
        <translation>Questo grafico mostra come è cambiato il rating dei migliori con l’arrivo e l’uscita dei bot.</translation>
    </message>
    <message>
        <source>This chart compares the versions of a bot. Select one in the standings.</source>
        <translation>Questo grafico confronta le versioni di un bot. Scegline uno nella classifica.</translation>
    </message>
    <message>
        <source>%1 of the leaders</source>
        <comment>Elo</comment>
        <translation>%1 dei migliori</translation>
    </message>
    <message>
        <source>Won against %1, %</source>
        <translation>Vinte contro %1, %</translation>
    </message>
    <message>
        <source>Versions of %1</source>
        <translation>Versioni di %1</translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation>Voce del log</translation>
    </message>
    <message>
        <source>This chart shows how the others do against the king.</source>
        <translation>Questo grafico mostra come vanno gli altri contro il re.</translation>
    </message>
    <message>
        <source>Bots don’t meet in this game.</source>
        <translation>In questo gioco i bot non si incontrano.</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Vinte, %</translation>
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
        <translation>In questo gioco tutti a un tavolo giocano insieme.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillDetails</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Log of the hill</source>
        <translation>Log della collina</translation>
    </message>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Clicca una cella della tabella incrociata per le sue partite.</translation>
    </message>
    <message>
        <source>Double-click a bot in the standings for its matches.</source>
        <translation>Doppio clic su un bot della classifica per le sue partite.</translation>
    </message>
    <message>
        <source>These two have not met yet.</source>
        <translation>Questi due non si sono ancora incontrati.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>bot, bot, number of matches</comment>
        <translation>%1 contro %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bot, number of matches</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Replaying the match…</source>
        <translation>La partita viene rigiocata…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <comment>hill, number</comment>
        <translation>%1, partita %2</translation>
    </message>
    <message>
        <source>The hill has other answers, because a bot remembers earlier matches or does not play the same twice.</source>
        <translation>La collina ha altre risposte, perché un bot ricorda le partite precedenti o non gioca due volte allo stesso modo.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tabella (CSV)…</translation>
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
        <translation>Sito &amp;web…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Esp&amp;orta</translation>
    </message>
    <message>
        <source>Folder of the web site</source>
        <translation>Cartella del sito web</translation>
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
        <translation>Evento</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
</context>
<context>
    <name>hilltop::HillRuns</name>
    <message>
        <source>Hills (*.%1)</source>
        <translation>Colline (*.%1)</translation>
    </message>
    <message>
        <source>Save this hill?</source>
        <translation>Salvare questa collina?</translation>
    </message>
    <message>
        <source>Go to the hill</source>
        <translation>Vai alla collina</translation>
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
        <translation>Tra parentesi l’intervallo al 95 % del posto</translation>
    </message>
    <message>
        <source>By the contest’s own score, in the matches that all bots have played</source>
        <translation>Secondo il punteggio della gara, nelle partite giocate da tutti i bot</translation>
    </message>
    <message>
        <source>From all matches of the bots that play, with half its 95 % interval</source>
        <translation>Da tutte le partite dei bot che giocano, con metà del suo intervallo al 95 %</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Contest place</source>
        <translation>Posto in gara</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Perfette, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Punti, %</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Vinte, %</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>hilltop::HillView</name>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>This hill can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or open another one.</source>
        <translation>Questa collina non si può aprire: %1.

Nulla è cambiato. Usa una copia integra del file, o aprine un altro.</translation>
    </message>
    <message>
        <source>Progress of the hill</source>
        <translation>Avanzamento della collina</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
</context>
<context>
    <name>hilltop::HillsPage</name>
    <message>
        <source>Open hill</source>
        <translation>Apri collina</translation>
    </message>
    <message>
        <source>Hills (*.hhill);;All files (*)</source>
        <translation>Colline (*.hhill);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colline</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>open a hill of the list</source>
        <translation>apre una collina della lista</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>move through standings and crosstable</source>
        <translation>percorrono la classifica e la tabella incrociata</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>partite di una cella, replay di una partita</translation>
    </message>
    <message>
        <source>Reading the hills…</source>
        <translation>Lettura delle colline…</translation>
    </message>
    <message>
        <source>No hills yet.</source>
        <translation>Ancora nessuna collina.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hills</source>
        <translation>
            <numerusform>%Ln collina</numerusform>
            <numerusform>%Ln colline</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t rename a hill while it is being played.</source>
        <translation>Non puoi rinominare una collina mentre è in corso.</translation>
    </message>
    <message>
        <source>You can’t delete a hill while it is being played. Stop it first.</source>
        <translation>Non puoi eliminare una collina mentre è in corso. Prima fermala.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintModel</name>
    <message>
        <source>loses %1</source>
        <translation>perde %1</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, migliore</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
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
        <translation>Valori delle risposte</translation>
    </message>
    <message>
        <source>Hide the numbers</source>
        <translation>Nascondi i numeri</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Sta pensando…</translation>
    </message>
    <message>
        <source>%1 Still thinking…</source>
        <translation>%1 Sta ancora pensando…</translation>
    </message>
    <message>
        <source>Analysis: exact, given what you know.</source>
        <translation>Analisi: esatto, dato ciò che sai.</translation>
    </message>
    <message numerus="yes">
        <source>Analysis of %Ln possible deals, ± one standard error.</source>
        <translation>
            <numerusform>Analisi di %Ln smazzata possibile, ± un errore standard.</numerusform>
            <numerusform>Analisi di %Ln smazzate possibili, ± un errore standard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1: exact, given what you know.</source>
        <translation>Valori di %1: esatti, dato ciò che sai.</translation>
    </message>
    <message>
        <source>Values from %1, ± one standard error.</source>
        <translation>Valori di %1, ± un errore standard.</translation>
    </message>
    <message>
        <source>Values estimated by %1.</source>
        <translation>Valori stimati da %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintSource</name>
    <message>
        <source>H&amp;ints from</source>
        <translation>Consigli &amp;da</translation>
    </message>
    <message>
        <source>The strongest bot (%1)</source>
        <translation>Il bot più forte (%1)</translation>
    </message>
    <message>
        <source>Hints now come from %1.</source>
        <translation>Ora i consigli vengono da %1.</translation>
    </message>
    <message>
        <source>%1 has no hint: %2.</source>
        <comment>bot, fault</comment>
        <translation>%1 non ha consigli: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Output: %1</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint.</source>
        <translation>%1 sta pensando a un consiglio.</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint, up to %2.</source>
        <translation>%1 sta pensando a un consiglio, al massimo per %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::HomePage</name>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>Tutte le partite…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Annulla eliminazione</translation>
    </message>
    <message>
        <source>Analyse the recent matches in the background</source>
        <translation>Analizza in background le ultime partite</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partita del giorno</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>I tuoi risultati</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Ultime partite</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Cosa si mostra sotto</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Your ratings</source>
        <translation>I tuoi rating</translation>
    </message>
    <message>
        <source>Matches you leave are kept here. They are saved after every decision.</source>
        <translation>Le partite lasciate restano qui. Vengono salvate dopo ogni decisione.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Ready. Press Play to sit down at a table.</source>
        <translation>Pronto. Premi Gioca per sederti a un tavolo.</translation>
    </message>
    <message>
        <source>All unfinished (%1)…</source>
        <translation>Tutte le incompiute (%1)…</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>Elimina questa partita</translation>
    </message>
</context>
<context>
    <name>hilltop::HomeResults</name>
    <message>
        <source>Rated matches show your strength in each game. Choose Rated when you start a new match.</source>
        <translation>Le partite classificate mostrano la tua forza in ogni gioco. Scegli Classificata quando inizi una nuova partita.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>All results…</source>
        <translation>Tutti i risultati…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Di fila</translation>
    </message>
    <message>
        <source>last 100 rated matches</source>
        <translation>ultime 100 partite classificate</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 giorni</translation>
    </message>
    <message>
        <source>%1: rating %2 ± %3</source>
        <translation>%1: rating %2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::KeptMatches</name>
    <message>
        <source>The match was deleted. Undo restores it.</source>
        <translation>La partita è stata eliminata. Annulla la ripristina.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches were deleted. Undo restores them.</source>
        <translation>
            <numerusform>%Ln partita è stata eliminata. Annulla la ripristina.</numerusform>
            <numerusform>%Ln partite sono state eliminate. Annulla le ripristina.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::KeptSplitter</name>
    <message>
        <source>Drag to resize, double-click to reset</source>
        <translation>Trascina per ridimensionare, doppio clic per ripristinare</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyButton</name>
    <message>
        <source>Key %1</source>
        <translation>Tasto %1</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyEditor</name>
    <message>
        <source>No key</source>
        <translation>Nessun tasto</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>Tasto standard</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Azioni e loro tasti</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuovo tasto</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>“%2” already uses %1. Give it another key first.</source>
        <translation>«%2» usa già %1. Prima assegnale un altro tasto.</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window and can’t be used.</source>
        <translation>Tab serve a spostarsi fra le parti della finestra e non si può usare.</translation>
    </message>
</context>
<context>
    <name>hilltop::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambia tasti…</translation>
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
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Non forzata</translation>
    </message>
    <message>
        <source>Decisions with at least one clearly worse answer</source>
        <translation>Decisioni con almeno una risposta nettamente peggiore</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Average loss per unforced decision, ± one standard error</source>
        <translation>Perdita media per decisione non forzata, ± un errore standard</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>Average loss of all others in decisions of this kind</source>
        <translation>Perdita media di tutti gli altri nelle decisioni di questo tipo</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendenza</translation>
    </message>
    <message>
        <source>Loss in the later half of the deals minus that in the earlier half</source>
        <translation>Perdita nella seconda metà delle smazzate meno quella nella prima</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Perdita totale</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Gioca come</translation>
    </message>
    <message>
        <source>The level of bots whose average loss in decisions of this kind is nearest. Where levels are not measured, the nearest bot of these matches.</source>
        <translation>Il livello di bot con la perdita media più vicina nelle decisioni di questo tipo. Dove i livelli non sono misurati, il bot più vicino di queste partite.</translation>
    </message>
</context>
<context>
    <name>hilltop::LevelChoice</name>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Scelta libera</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>Livello dei bot</translation>
    </message>
</context>
<context>
    <name>hilltop::LineChart</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 ± %2 at %3</source>
        <translation>%1 ± %2 a %3</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s), up to %1 of %2.</source>
        <translation>
            <numerusform>%n curva, fino a %1 di %2.</numerusform>
            <numerusform>%n curve, fino a %1 di %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Massimo: %1.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>Minimo: %1.</translation>
    </message>
    <message>
        <source>Highlighted: %1, %2, number %3 from above.</source>
        <translation>Evidenziata: %1, %2, la numero %3 dall’alto.</translation>
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
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Al netto della fortuna</translation>
    </message>
    <message>
        <source>Luck-adjusted result, ± one standard error</source>
        <translation>Il risultato senza la fortuna delle carte, ± un errore standard</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Vale come</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>Partite non corrette che valgono quanto una corretta</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Per decision, given what the seat knew</source>
        <translation>Per decisione, dato ciò che il posto sapeva</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Precisione, %</translation>
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
        <translation>Apri</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Riquadro successivo</translation>
    </message>
</context>
<context>
    <name>hilltop::MainWindow</name>
    <message>
        <source>Next pane</source>
        <translation>Riquadro successivo</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>For authors of &amp;bots</source>
        <translation>Per &amp;autori di bot</translation>
    </message>
    <message>
        <source>The Hilltop &amp;protocol</source>
        <translation>Il &amp;protocollo Hilltop</translation>
    </message>
    <message>
        <source>A &amp;contest in an evening</source>
        <translation>Una &amp;gara in una serata</translation>
    </message>
    <message>
        <source>What &amp;records and views hold</source>
        <translation>Contenuto di &amp;registrazioni e viste</translation>
    </message>
    <message>
        <source>&amp;About Hilltop</source>
        <translation>&amp;Info su Hilltop</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Torneo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation>&amp;Bot</translation>
    </message>
    <message>
        <source>Anal&amp;yses</source>
        <translation>Ana&amp;lisi</translation>
    </message>
    <message>
        <source>Hi&amp;ll</source>
        <translation>&amp;Collina</translation>
    </message>
</context>
<context>
    <name>hilltop::ManualDialog</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina del manuale</translation>
    </message>
    <message>
        <source>Games and manual</source>
        <translation>Giochi e manuale</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <translation>%1 (inglese)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page and its places</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>There are no rules for this game.</source>
        <translation>Per questo gioco non ci sono regole.</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manuale: %1</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Tutte le pagine</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchAnalysis</name>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>L’analisi non è disponibile per questo gioco.</translation>
    </message>
    <message>
        <source>This match is already analysed as deeply as possible.</source>
        <translation>Questa partita è già analizzata il più a fondo possibile.</translation>
    </message>
    <message>
        <source>The analysis was cancelled.</source>
        <translation>L’analisi è stata annullata.</translation>
    </message>
    <message>
        <source>a quick player who sees all cards</source>
        <translation>un giocatore rapido che vede tutte le carte</translation>
    </message>
    <message>
        <source>Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be compared.</source>
        <translation>Analizzata con un’altra versione (%1, %2). Quella attuale è %3, %4. I loro numeri non sono confrontabili.</translation>
    </message>
    <message>
        <source>%1, lost %2</source>
        <translation>%1, ha perso %2</translation>
    </message>
    <message>
        <source>Mistakes of this match</source>
        <translation>Errori di questa partita</translation>
    </message>
    <message>
        <source>double dummy</source>
        <translation>a carte scoperte</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchDocument</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, riga %2</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partita %2</translation>
    </message>
    <message>
        <source>The analysis is not saved yet, because the match has no file. It is saved with the match.</source>
        <translation>L’analisi non è ancora salvata, perché la partita non ha un file. Viene salvata con la partita.</translation>
    </message>
    <message>
        <source>Analysis saved beside the tournament.</source>
        <translation>Analisi salvata accanto al torneo.</translation>
    </message>
    <message>
        <source>The analysis can’t be saved: %1</source>
        <translation>Impossibile salvare l’analisi: %1</translation>
    </message>
    <message>
        <source>Analysis saved with the record.</source>
        <translation>Analisi salvata con la registrazione.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchExport</name>
    <message>
        <source>Save picture</source>
        <translation>Salva immagine</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1.</source>
        <translation>L’immagine è stata salvata come %1.</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>L’immagine non è stata salvata</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Salva rapporto</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Text (*.txt)</source>
        <translation>Pagine web (*.html);;Testo (*.txt)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>Il rapporto è stato salvato come %1.</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>Il rapporto non è stato salvato</translation>
    </message>
    <message>
        <source>Export match</source>
        <translation>Esporta partita</translation>
    </message>
    <message>
        <source>Files in the format %1 (*.%2)</source>
        <translation>File nel formato %1 (*.%2)</translation>
    </message>
    <message>
        <source>The match was exported as %1.</source>
        <translation>La partita è stata esportata come %1.</translation>
    </message>
    <message>
        <source>The match was not exported</source>
        <translation>La partita non è stata esportata</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Salva pagina</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pagine web (*.html)</translation>
    </message>
    <message>
        <source>The page was saved as %1.</source>
        <translation>La pagina è stata salvata come %1.</translation>
    </message>
    <message>
        <source>The page was not saved</source>
        <translation>La pagina non è stata salvata</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchKeeping</name>
    <message>
        <source>Saved</source>
        <translation>Salvata</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on and save the match with File, Save match as.</source>
        <translation>Non salvata: %1. Puoi continuare a giocare e salvare la partita con File, Salva partita come.</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Salva partita</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Partite di Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>The match was saved as %1.</source>
        <translation>La partita è stata salvata come %1.</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>La partita non è stata salvata</translation>
    </message>
    <message>
        <source>Save the match?</source>
        <translation>Salvare la partita?</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are not saved.</source>
        <translation>
            <numerusform>%n partita non è salvata.</numerusform>
            <numerusform>%n partite non sono salvate.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Save to another place to keep your match.</source>
        <translation>%1. Salva in un altro posto per non perdere la partita.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salva altrove…</translation>
    </message>
    <message>
        <source>Leave the rated match?</source>
        <translation>Lasciare la partita?</translation>
    </message>
    <message>
        <source>The match counts as lost. To continue it later, go to another page instead.</source>
        <translation>La partita conta come persa. Per continuarla più tardi, vai invece a un’altra pagina.</translation>
    </message>
    <message>
        <source>The match counts as lost, and so does the second one with the same cards. To continue later, go to another page instead.</source>
        <translation>La partita conta come persa, e così la seconda con le stesse carte. Per continuare più tardi, vai invece a un’altra pagina.</translation>
    </message>
    <message>
        <source>This is the second of two matches. It counts as lost, the first keeps its result. To continue later, go to another page instead.</source>
        <translation>È la seconda di due partite. Conta come persa, la prima mantiene il suo risultato. Per continuare più tardi, vai invece a un’altra pagina.</translation>
    </message>
    <message>
        <source>Leave and lose</source>
        <translation>Lascia e perdi</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>You can find the unfinished match on the start page.</source>
        <translation>La partita in sospeso è nella pagina iniziale.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non salvato</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchListModel</name>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfetta</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>vince %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Counted from 1 over the whole tournament. The file counts from 0</source>
        <translation>Contate da 1 in tutto il torneo. Il file conta da 0</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchOpening</name>
    <message>
        <source>The text contains %1 matches. This is the first one. To see all of them, save the text as a file that ends in .hmatch and open it.</source>
        <translation>Il testo contiene %1 partite. Questa è la prima. Per vederle tutte, salva il testo come file che finisce in .hmatch e aprilo.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPanel</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>La tua borsa</translation>
    </message>
    <message>
        <source>Hide the scoresheet</source>
        <translation>Nascondi segnapunti</translation>
    </message>
    <message>
        <source>Show the scoresheet</source>
        <translation>Mostra segnapunti</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>Copy the deal ID %1</source>
        <translation>Copia l’ID smazzata %1</translation>
    </message>
    <message>
        <source>Sealed: %1</source>
        <translation>Sigillo: %1</translation>
    </message>
    <message>
        <source>Sealed cards, SHA-256: %1</source>
        <translation>Carte sigillate, SHA-256: %1</translation>
    </message>
    <message>
        <source>Sealed cards…</source>
        <translation>Carte sigillate…</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>Su questa partita</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPlay</name>
    <message>
        <source>This match can’t be continued</source>
        <translation>Questa partita non si può continuare</translation>
    </message>
    <message>
        <source>The second match has the same cards. You can see everything when both are over.</source>
        <translation>La seconda partita ha le stesse carte. Potrai vedere tutto quando saranno finite entrambe.</translation>
    </message>
    <message>
        <source>You can’t look back in a rated match until it is over.</source>
        <translation>In una partita classificata non puoi guardare indietro finché non è finita.</translation>
    </message>
    <message>
        <source>Looking back, at decision %1</source>
        <translation>Sguardo indietro, alla decisione %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Sguardo indietro</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchTabs</name>
    <message>
        <source>Scoresheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Accanto al tavolo</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchesDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Lettura delle tue partite…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Search: opponent or game</source>
        <translation>Cerca: avversario o gioco</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>In sospeso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n partita eliminata.</numerusform>
            <numerusform>%n partite eliminate.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches yet. Every match you play is kept here.</source>
        <translation>Ancora nessuna partita. Ogni partita giocata resta qui.</translation>
    </message>
    <message>
        <source>No matching matches.</source>
        <translation>Nessuna partita trovata.</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Apri nel replay</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentAnalysis</name>
    <message>
        <source>Analyse the match first</source>
        <translation>Prima analizza la partita</translation>
    </message>
    <message>
        <source>No one decides here</source>
        <translation>Qui nessuno decide</translation>
    </message>
    <message>
        <source>There was no other choice</source>
        <translation>Non c’era altra scelta</translation>
    </message>
    <message>
        <source>No answer here yet</source>
        <translation>Qui non c’è ancora una risposta</translation>
    </message>
    <message>
        <source>These values are exact. More simulations would not change them</source>
        <translation>Questi valori sono esatti. Altre simulazioni non li cambierebbero</translation>
    </message>
    <message>
        <source>This decision is already simulated as deeply as possible</source>
        <translation>Questa decisione è già simulata il più a fondo possibile</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentDepth</name>
    <message>
        <source>Simulating</source>
        <translation>Simulazione</translation>
    </message>
    <message>
        <source>Simulating possible hands…</source>
        <translation>Simulazione di mani possibili…</translation>
    </message>
    <message>
        <source>No hidden information: all cards of the others were known.</source>
        <translation>Nessuna informazione nascosta: tutte le carte degli altri erano note.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</source>
        <translation>
            <numerusform>«%1» è meglio di «%2» nel %3 % di %Ln mano possibile, peggio nel %4 %.</numerusform>
            <numerusform>«%1» è meglio di «%2» nel %3 % di %Ln mani possibili, peggio nel %4 %.</numerusform>
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
        <translation>%1, decisione %2: «%3», meglio «%4», costo %5</translation>
    </message>
    <message>
        <source>Open the analysis at this decision</source>
        <translation>Apri l’analisi a questa decisione</translation>
    </message>
    <message>
        <source>%1. Cards: %2</source>
        <translation>%1. Carte: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Meglio: %1</translation>
    </message>
    <message>
        <source>%1, better %2</source>
        <translation>%1, meglio %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Risposta: %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisioni più costose</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Nessuna tua decisione è costata di certo qualcosa.</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentOpening</name>
    <message>
        <source>Opening match %1…</source>
        <translation>Apertura della partita %1…</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentPane</name>
    <message>
        <source>Answers at this moment</source>
        <translation>Risposte in questo momento</translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation>Dato ciò che sapevi</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>A carte scoperte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one decides here.</source>
        <translation>Qui nessuno decide.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Non c’era altra scelta.</translation>
    </message>
    <message>
        <source>Played automatically after a fault.</source>
        <translation>Giocata automaticamente dopo un fallo.</translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation>nessun errore</translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation>la risposta migliore</translation>
    </message>
    <message>
        <source>among the best answers</source>
        <translation>tra le risposte migliori</translation>
    </message>
    <message>
        <source>exact, %1</source>
        <translation>esatta, %1</translation>
    </message>
    <message>
        <source>± %1, %2</source>
        <translation>± %1, %2</translation>
    </message>
    <message>
        <source>%1: exact</source>
        <translation>%1: esatta</translation>
    </message>
    <message>
        <source>%2: ± %1</source>
        <translation>%2: ± %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>esatta</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>an error</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Exact. ◇ seeing all cards.</source>
        <translation>Esatto. ◇ a carte scoperte.</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Esatto.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</source>
        <translation>
            <numerusform>%Ln simulazione. Linee: ± 2 errori. ◇ a carte scoperte.</numerusform>
            <numerusform>Fino a %Ln simulazioni. Linee: ± 2 errori. ◇ a carte scoperte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations.</source>
        <translation>
            <numerusform>%Ln simulazione.</numerusform>
            <numerusform>Fino a %Ln simulazioni.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MovesPane</name>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Notes on this match</source>
        <translation>Note su questa partita</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Le tue note</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers, see the move list</source>
        <translation>
            <numerusform>%Ln risposta, vedi le mosse</numerusform>
            <numerusform>%Ln risposte, vedi le mosse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::NewHillDialog</name>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>All pairs play the same deals, in all seatings</source>
        <translation>Tutte le coppie giocano le stesse smazzate, in tutte le disposizioni</translation>
    </message>
    <message>
        <source>New hill</source>
        <translation>Nuova collina</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Create hill</source>
        <translation>Crea collina</translation>
    </message>
    <message>
        <source>Matches per bot</source>
        <translation>Partite a bot</translation>
    </message>
    <message>
        <source>Matches per pair</source>
        <translation>Partite a coppia</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Nessun limite</translation>
    </message>
    <message>
        <source>Bots per author</source>
        <translation>Bot per autore</translation>
    </message>
    <message>
        <source>How many bots of an author may play at the same time</source>
        <translation>Quanti bot di un autore giocano nello stesso momento</translation>
    </message>
    <message>
        <source>Versions per day</source>
        <translation>Versioni al giorno</translation>
    </message>
    <message>
        <source>How many bots and versions an author may add per day (UTC)</source>
        <translation>Quanti bot e versioni aggiunge un autore in un giorno (UTC)</translation>
    </message>
    <message>
        <source>Matches per table</source>
        <translation>Partite a tavolo</translation>
    </message>
</context>
<context>
    <name>hilltop::NewMatchDialog</name>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classificata</translation>
    </message>
    <message>
        <source>Matching opponents</source>
        <translation>Avversari adatti</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Chi inizia</translation>
    </message>
    <message>
        <source>If off, the bottom seat starts</source>
        <translation>Altrimenti inizia il posto in basso, o riceve la prima carta</translation>
    </message>
    <message>
        <source>Seats bots that are about as strong as you</source>
        <translation>Fa sedere bot forti all’incirca come te</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation>Chi siede lì?</translation>
    </message>
    <message>
        <source>strength, 1 to 5</source>
        <translation>forza, da 1 a 5</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Predefiniti</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>il tuo partner</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>a questo schermo</translation>
    </message>
    <message>
        <source>You’re watching, and see all cards.</source>
        <translation>Guardi la partita e vedi tutte le carte.</translation>
    </message>
    <message>
        <source>Several people at one screen: players pass the screen and see only their own cards.</source>
        <translation>Più persone a uno schermo: i giocatori si passano lo schermo e vedono solo le proprie carte.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Allenamento: consigli e annulla liberi.</translation>
    </message>
    <message numerus="yes">
        <source>Short: %n round(s)</source>
        <translation>
            <numerusform>Corta: %n turno</numerusform>
            <numerusform>Corta: %n turni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), about %1.</source>
        <translation>
            <numerusform>%n turno, circa %1.</numerusform>
            <numerusform>%n turni, circa %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated: a new deal, no hints, no undo. The match counts even if you leave it.</source>
        <translation>Classificata: nuova smazzata, niente consigli né annulla. La partita conta anche se la lasci.</translation>
    </message>
    <message>
        <source>%1 Your rating doesn’t change, because the strength of your own bots is unknown.</source>
        <translation>%1 Il tuo rating non cambia, perché la forza dei tuoi bot non è nota.</translation>
    </message>
    <message>
        <source>%1 Your rating: %2.</source>
        <translation>%1 Il tuo rating: %2.</translation>
    </message>
    <message>
        <source>Twice, seats swapped</source>
        <translation>Due volte, posti scambiati</translation>
    </message>
    <message>
        <source>Two matches with the same cards count as one result, which reduces luck</source>
        <translation>Due partite con le stesse carte contano come un risultato, il che riduce la fortuna</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Rated: two matches with the same new cards are one result, even if you leave them. No hints, no undo.</source>
        <translation>Classificata: due partite con le stesse carte nuove sono un risultato, anche se le lasci. Niente consigli né annulla.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed, see More.</source>
        <translation>
            <numerusform>%n regola cambiata, vedi Altro.</numerusform>
            <numerusform>%n regole cambiate, vedi Altro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start rated match</source>
        <translation>Partita classificata</translation>
    </message>
</context>
<context>
    <name>hilltop::NewTournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Partecipanti</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Predefiniti</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Avvia torneo</translation>
    </message>
    <message>
        <source>No longer among your bots and left out: %1.</source>
        <translation>Non più fra i tuoi bot, e tralasciati: %1.</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Seleziona almeno un bot.</translation>
    </message>
    <message>
        <source>Select at least two bots.</source>
        <translation>Seleziona almeno due bot.</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 di %2 selezionati</translation>
    </message>
    <message>
        <source>Too many rounds. At most %1 can be played without meeting twice.</source>
        <translation>Troppi turni. Se ne possono giocare al massimo %1 senza incontrarsi due volte.</translation>
    </message>
    <message>
        <source>The last tournament had the same plan and seed. Built-in bots would play the same matches again.</source>
        <translation>L’ultimo torneo aveva lo stesso piano e lo stesso seed. I bot integrati rigiocherebbero le stesse partite.</translation>
    </message>
</context>
<context>
    <name>hilltop::OpponentList</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>another person at this screen</source>
        <translation>un’altra persona a questo schermo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, forza %3 di 5</translation>
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
        <translation>esatta</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulata</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>euristica</translation>
    </message>
    <message>
        <source>%1 · best, played</source>
        <translation>%1 · migliore, giocata</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · migliore</translation>
    </message>
    <message>
        <source>%1 · played</source>
        <translation>%1 · giocata</translation>
    </message>
    <message>
        <source>The answer’s value, seeing all cards</source>
        <translation>Il valore della risposta, a carte scoperte</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Scoperte</translation>
    </message>
    <message>
        <source>%1 · among the best, played</source>
        <translation>%1 · tra le migliori, giocata</translation>
    </message>
    <message>
        <source>%1 · among the best</source>
        <translation>%1 · tra le migliori</translation>
    </message>
</context>
<context>
    <name>hilltop::OwnBotList</name>
    <message>
        <source>%1, not checked yet</source>
        <comment>language</comment>
        <translation>%1, non ancora verificato</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <comment>language</comment>
        <translation>%1, cambiato dopo la verifica</translation>
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
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Your name and face at the table</source>
        <translation>Il tuo nome e il tuo volto al tavolo</translation>
    </message>
    <message>
        <source>You can change both in Settings.</source>
        <translation>Puoi cambiare entrambi nelle impostazioni.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayActions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Stesse carte</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consigli</translation>
    </message>
    <message>
        <source>&amp;Ask before costly moves</source>
        <translation>C&amp;hiedi per mosse costose</translation>
    </message>
    <message>
        <source>The tutor asks before you play a costly move. Never in rated matches.</source>
        <translation>Il tutor chiede prima di una mossa costosa. Mai nelle partite classificate.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Leggi</translation>
    </message>
    <message>
        <source>Speak the state of the match</source>
        <translation>Dice a che punto è la partita</translation>
    </message>
    <message>
        <source>Let a &amp;bot take over</source>
        <translation>&amp;Fai continuare un bot</translation>
    </message>
    <message>
        <source>S&amp;wap seats</source>
        <translation>Scam&amp;bia i posti</translation>
    </message>
    <message>
        <source>Take the next player’s seat, who takes yours</source>
        <translation>Prendi il posto del prossimo giocatore, che prende il tuo</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
    </message>
    <message>
        <source>Ru&amp;les of this game</source>
        <translation>Reg&amp;ole del gioco</translation>
    </message>
    <message>
        <source>Your resul&amp;ts…</source>
        <translation>&amp;I tuoi risultati…</translation>
    </message>
    <message>
        <source>Sealed &amp;cards…</source>
        <translation>Carte si&amp;gillate…</translation>
    </message>
    <message>
        <source>The proof that no one changes the cards while you play</source>
        <translation>La prova che nessuno cambia le carte mentre giochi</translation>
    </message>
    <message>
        <source>Save match &amp;as…</source>
        <translation>Sa&amp;lva partita come…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Un passo</translation>
    </message>
    <message>
        <source>Slow&amp;er</source>
        <translation>Più l&amp;ento</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Più &amp;veloce</translation>
    </message>
    <message>
        <source>Take over &amp;yourself</source>
        <translation>Continua &amp;tu</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Ri&amp;prendi</translation>
    </message>
    <message>
        <source>Speed × %1</source>
        <translation>Velocità × %1</translation>
    </message>
    <message>
        <source>What &amp;may they hold?</source>
        <translation>Che carte hanno?</translation>
    </message>
    <message>
        <source>Where each hidden card may be, from what you know. Never in rated matches.</source>
        <translation>Dove può essere ogni carta coperta, da ciò che sai. Mai nelle partite classificate.</translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <translation>Continua una partita…</translation>
    </message>
    <message>
        <source>Shows the matches you have left</source>
        <translation>Mostra le partite che hai lasciato</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayCourse</name>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>A branch of another match: hints and undo are free.</source>
        <translation>Un ramo di un’altra partita: consigli e annulla liberi.</translation>
    </message>
    <message>
        <source>Bots play, and you watch.</source>
        <translation>I bot giocano e tu guardi.</translation>
    </message>
    <message>
        <source>Practice: the tutor is on.</source>
        <translation>Allenamento: il tutor è attivo.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Allenamento: consigli e annulla.</translation>
    </message>
    <message>
        <source>Rated, match %1 of 2.</source>
        <translation>Classificata, partita %1 di 2.</translation>
    </message>
    <message>
        <source>Rated: no hints, no undo.</source>
        <translation>Classificata: niente consigli né annulla.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayDealDialog</name>
    <message>
        <source>%1 takes your old seat.</source>
        <translation>%1 prende il posto che era tuo.</translation>
    </message>
    <message>
        <source>%1 takes the seat of %2.</source>
        <translation>%1 prende il posto di %2.</translation>
    </message>
    <message>
        <source>%1 has changed since then.</source>
        <translation>%1 nel frattempo è cambiato.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play this deal: %1</source>
        <translation>Gioca queste carte: %1</translation>
    </message>
    <message>
        <source>Which seat do you want? You get its cards and the same opponents. Afterwards you can compare the results.</source>
        <translation>Quale posto vuoi? Ricevi le sue carte e gli stessi avversari. Dopo puoi confrontare i risultati.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>non finita</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayPage</name>
    <message>
        <source>play the action or use the place of that key</source>
        <translation>giocano l’azione o usano il posto di quel tasto</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Un tasto</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>finisce l’animazione, continua dopo una mano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer and why it is not allowed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Legal:</source>
        <translation>Puoi:</translation>
    </message>
    <message>
        <source>Illegal:</source>
        <translation>Non puoi:</translation>
    </message>
    <message>
        <source>Loading the match…</source>
        <translation>Caricamento della partita…</translation>
    </message>
    <message>
        <source>%1. %2 or %3 returns to the match.</source>
        <translation>%1. %2 o %3 riporta alla partita.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Clicca o premi un tasto per continuare.</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>Ancora nessuna partita.</translation>
    </message>
    <message>
        <source>You have an unfinished match.</source>
        <translation>Hai una partita in sospeso.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>No match yet. Choose New match or press Enter.</source>
        <translation>Ancora nessuna partita. Scegli Nuova partita o premi Invio.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>You have an unfinished match of %1.</source>
        <translation>Hai una partita di %1 in sospeso.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>hilltop::PointsChart</name>
    <message>
        <source>This chart shows how matches end.</source>
        <translation>Questo grafico mostra come finiscono le partite.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>%1: %2, by matches</source>
        <translation>%1: %2, per partite</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>media %1</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionEditor</name>
    <message>
        <source>Show in Replay</source>
        <translation>Mostra in Replay</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Componi una posizione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Posizione come testo</translation>
    </message>
    <message>
        <source>Paste the text made by Copy, or a position as a bot gets it.</source>
        <translation>Incolli il testo fatto con Copia o una posizione come la riceve un bot.</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Come testo</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Risposte e loro valori</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Simulazione in corso…</translation>
    </message>
    <message>
        <source>Exact values</source>
        <translation>Valori esatti</translation>
    </message>
    <message numerus="yes">
        <source>Simulated %n times</source>
        <translation>
            <numerusform>Simulato %n volta</numerusform>
            <numerusform>Simulato %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to field</source>
        <translation>Vai al campo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This can’t be read. Write cards as the menu beside the field does, with commas between them.</source>
        <translation>Non si può leggere. Scrivi le carte come nel menu accanto al campo, separate da virgole.</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionForm</name>
    <message>
        <source>Seen by</source>
        <translation>Vista da</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Tocca a</translation>
    </message>
    <message>
        <source>Hand number</source>
        <translation>Numero della mano</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Sta</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Used side cards</source>
        <translation>Carte laterali usate</translation>
    </message>
    <message>
        <source>Side cards left</source>
        <translation>Carte laterali rimaste</translation>
    </message>
    <message>
        <source>Own side cards</source>
        <translation>Proprie carte laterali</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primo giro</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>Secondo giro</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Da solo</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Scartata</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <translation>Carte tenute</translation>
    </message>
    <message>
        <source>Received cards</source>
        <translation>Carte ricevute</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Carte cedute</translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation>Da scegliere</translation>
    </message>
    <message>
        <source>Base cards</source>
        <translation>Carte base</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Highest last round</source>
        <translation>La più alta dell’ultimo giro</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ultimo giro</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Set number</source>
        <translation>Numero del set</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Ha iniziato</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>Non pescate</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Cards this turn</source>
        <translation>Carte di questo turno</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Posto %1, %2</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Aggiungi una carta</translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation>Carte giocate</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizPage</name>
    <message>
        <source>No mistakes to repeat.</source>
        <translation>Nessun errore da ripassare.</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow or try new questions.</source>
        <translation>Oggi non c’è nulla da ripassare. Torna domani o prova domande nuove.</translation>
    </message>
    <message>
        <source>No more mistakes in your analysed matches. Analyse more matches on the page Analyses.</source>
        <translation>Nelle tue partite analizzate non ci sono più errori. Analizza altre partite nella pagina Analisi.</translation>
    </message>
    <message>
        <source>No more mistakes in this list.</source>
        <translation>In questa lista non ci sono più errori.</translation>
    </message>
    <message>
        <source>No such position was found. Try again or choose another difficulty.</source>
        <translation>Nessuna posizione trovata. Riprova o scegli un’altra difficoltà.</translation>
    </message>
    <message>
        <source>This answer can’t be evaluated.</source>
        <translation>Questa risposta non si può valutare.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Altra domanda</translation>
    </message>
    <message>
        <source>A position from a match. Choose one answer, then see what every answer was worth.</source>
        <translation>Una posizione di una partita. Scegli una risposta, poi vedi quanto valeva ognuna.</translation>
    </message>
    <message>
        <source>Source of questions</source>
        <translation>Origine delle domande</translation>
    </message>
    <message>
        <source>Mistakes to repeat</source>
        <translation>Errori da ripassare</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>I miei errori</translation>
    </message>
    <message>
        <source>Mistakes from a list</source>
        <translation>Errori di una lista</translation>
    </message>
    <message>
        <source>New: easy</source>
        <translation>Nuove: facili</translation>
    </message>
    <message>
        <source>New: medium</source>
        <translation>Nuove: medie</translation>
    </message>
    <message>
        <source>New: hard</source>
        <translation>Nuove: difficili</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Risposte e loro valori</translation>
    </message>
    <message>
        <source>Progress by week</source>
        <translation>Progressi per settimana</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to repeat</source>
        <translation>
            <numerusform>%Ln da ripassare</numerusform>
            <numerusform>%Ln da ripassare</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes come back tomorrow, then at growing intervals.</source>
        <translation>Gli errori tornano domani, poi a intervalli crescenti.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln due today</source>
        <translation>
            <numerusform>%Ln per oggi</numerusform>
            <numerusform>%Ln per oggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of the file can’t be read. They are kept unchanged.</source>
        <translation>
            <numerusform>%Ln riga del file non è leggibile. Resta com’è.</numerusform>
            <numerusform>%Ln righe del file non sono leggibili. Restano come sono.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a question…</source>
        <translation>Ricerca di una domanda…</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Tu cosa giocheresti?</translation>
    </message>
    <message>
        <source>Evaluating your answer…</source>
        <translation>Valutazione della risposta…</translation>
    </message>
    <message>
        <source>Right, the best answer</source>
        <translation>Giusto, la risposta migliore</translation>
    </message>
    <message>
        <source>Good enough</source>
        <translation>Va bene</translation>
    </message>
    <message>
        <source>This is %1</source>
        <translation>È %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 loses %2 ± %3. Better: %4.</source>
        <translation>%1 perde %2 ± %3. Meglio: %4.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>La domanda torna domani.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Values from the analysis: exact.</source>
        <translation>Valori dell’analisi: esatti.</translation>
    </message>
    <message numerus="yes">
        <source>Values from the analysis of %Ln possible deals.</source>
        <translation>
            <numerusform>Valori dall’analisi di %Ln smazzata possibile.</numerusform>
            <numerusform>Valori dall’analisi di %Ln smazzate possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>Width of the answers</source>
        <translation>Larghezza delle risposte</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizTable</name>
    <message>
        <source>%1 · best, yours</source>
        <translation>%1 · migliore, tua</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · migliore</translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <translation>%1 · tua</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
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
        <translation>Settimana dal</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Prove</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Giuste</translation>
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
        <translation>Il tuo rating non cambia</translation>
    </message>
    <message>
        <source>Rating: %1 → %2 (%3)</source>
        <comment>before, after, difference</comment>
        <translation>Rating: %1 → %2 (%3)</translation>
    </message>
    <message>
        <source>The strength of your own bots is unknown, so the match doesn’t count.</source>
        <translation>La forza dei tuoi bot non è nota, quindi la partita non conta.</translation>
    </message>
    <message>
        <source>Against a team of bots with the same cards, %1 was expected of you. You scored %2.</source>
        <translation>Contro una squadra di bot con le stesse carte il tuo risultato atteso era %1. Hai ottenuto %2.</translation>
    </message>
    <message>
        <source>Against a rating of %1, %2 was expected of you. You scored %3.</source>
        <translation>Contro un rating di %1 il tuo risultato atteso era %2. Hai ottenuto %3.</translation>
    </message>
    <message>
        <source>%1 A new rating moves quickly.</source>
        <translation>%1 Un rating nuovo cambia in fretta.</translation>
    </message>
</context>
<context>
    <name>hilltop::RecentMatches</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Precisione, %</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Ultime partite</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Apri registrazione…</translation>
    </message>
    <message>
        <source>Finished matches are kept here. Open one to step through it card by card.</source>
        <translation>Le partite finite restano qui. Aprine una per ripercorrerla carta per carta.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Apri nel replay</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message>
        <source>Analyse these</source>
        <translation>Analizza queste</translation>
    </message>
    <message>
        <source>Matches in the file</source>
        <translation>Partite del file</translation>
    </message>
    <message>
        <source>In the background. Each analysis is saved with its match</source>
        <translation>In background. Ogni analisi viene salvata con la sua partita</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
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
        <translation>in sospeso</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
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
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Ri&amp;produci</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Più &amp;veloce</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Pi&amp;ù lento</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>All’inizio del repla&amp;y</translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation>&amp;Decisione precedente</translation>
    </message>
    <message>
        <source>Next decisi&amp;on</source>
        <translation>Dec&amp;isione successiva</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Alla &amp;fine del replay</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Turno successivo</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Mano precedente</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mano successiva</translation>
    </message>
    <message>
        <source>Next seat’s view</source>
        <translation>Vis&amp;ta del prossimo posto</translation>
    </message>
    <message>
        <source>A&amp;ll cards</source>
        <translation>T&amp;utte le carte</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>&amp;Analisi</translation>
    </message>
    <message>
        <source>Analyse every decision and the luck of the cards</source>
        <translation>Analizza ogni decisione e la fortuna delle carte</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Errore prima</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Errore dopo</translation>
    </message>
    <message>
        <source>Simulate from here</source>
        <translation>Simula da qui</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>Mostra un esempio</translation>
    </message>
    <message>
        <source>Show possible hands with which the better answer wins more</source>
        <translation>Mostra mani possibili con cui la risposta migliore vince di più</translation>
    </message>
    <message>
        <source>Stop simulating, or return to the actual cards</source>
        <translation>Ferma la simulazione o torna alle carte vere</translation>
    </message>
    <message>
        <source>&amp;Mark this decision</source>
        <translation>Segna questa decisi&amp;one</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>&amp;Gioca da qui</translation>
    </message>
    <message>
        <source>Take over the selected seat, as a branch. The original match stays unchanged.</source>
        <translation>Prendi il posto scelto, come ramo. La partita originale non cambia.</translation>
    </message>
    <message>
        <source>Bra&amp;nch above</source>
        <translation>Ra&amp;mo in alto</translation>
    </message>
    <message>
        <source>Branch &amp;below</source>
        <translation>Ramo in &amp;basso</translation>
    </message>
    <message>
        <source>Play this &amp;deal…</source>
        <translation>Gioca la smaz&amp;zata…</translation>
    </message>
    <message>
        <source>Take a seat with the same cards and opponents</source>
        <translation>Prendi un posto con le stesse carte e gli stessi avversari</translation>
    </message>
    <message>
        <source>Res&amp;ults on these cards…</source>
        <translation>Ri&amp;sultati su queste carte…</translation>
    </message>
    <message>
        <source>How everyone did with the cards of the selected seat</source>
        <translation>Cosa hanno fatto tutti con le carte del posto scelto</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Open &amp;what was copied</source>
        <translation>Apri ci&amp;ò che è copiato</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>Sc&amp;hermata…</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Salva il tavolo come immagine</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapporto…</translation>
    </message>
    <message>
        <source>Save the analysis of this match as a web page or text</source>
        <translation>Salva l’analisi di questa partita come pagina web o testo</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>Save this match in the format of another program</source>
        <translation>Salva questa partita nel formato di un altro programma</translation>
    </message>
    <message>
        <source>&amp;Quiz from these mistakes</source>
        <translation>&amp;Quiz da questi errori</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>Sa&amp;lva come…</translation>
    </message>
    <message>
        <source>Save this match with its notes and branches</source>
        <translation>Salva questa partita con note e rami</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regole del gioco</translation>
    </message>
    <message>
        <source>Stop simulating and keep the result</source>
        <translation>Ferma la simulazione e tieni il risultato</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Simulate this decision with many more samples</source>
        <translation>Simula questa decisione con molti più campioni</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Vai a</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Carte visibili</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulazione</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Apri testo</translation>
    </message>
    <message>
        <source>Save and export</source>
        <translation>Salva ed esporta</translation>
    </message>
    <message>
        <source>Pa&amp;ge…</source>
        <translation>Pagina…</translation>
    </message>
    <message>
        <source>Save this match as a page to step through in a browser, as you see it here</source>
        <translation>Salva questa partita come pagina da percorrere in un browser, così come la vedi qui</translation>
    </message>
    <message>
        <source>Hide spoilers</source>
        <translation>Nascondi spoiler</translation>
    </message>
    <message>
        <source>Show scores, moves and the analysis only up to the moment you have seen</source>
        <translation>Mostra punteggi, mosse e analisi solo fino al momento che hai visto</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Partita precedente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Partita successiva</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>R&amp;iprova</translation>
    </message>
    <message>
        <source>Answer this decision yourself with the same cards and opponents, and compare</source>
        <translation>Prendi tu questa decisione con le stesse carte e gli stessi avversari, e confronta</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Copia la posizione come testo</translation>
    </message>
    <message>
        <source>Copied the position, %1 characters. Ctrl+V opens it here again.</source>
        <translation>Copiata la posizione, %1 caratteri. Ctrl+V la riapre qui.</translation>
    </message>
    <message>
        <source>Seen &amp;before…</source>
        <translation>In &amp;questa posizione prima…</translation>
    </message>
    <message>
        <source>What you and others answered here and in similar positions, and with what result</source>
        <translation>Che cosa avete risposto tu e altri qui e in posizioni simili, e con quale risultato</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>&amp;Componi una posizione…</translation>
    </message>
    <message>
        <source>Set up any position, or paste one as text, and see what each answer is worth</source>
        <translation>Componi una posizione qualsiasi, o incollala come testo, e vedi quanto vale ogni risposta</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayHead</name>
    <message>
        <source>reproduced</source>
        <translation>riprodotta</translation>
    </message>
    <message>
        <source>different at decision %1</source>
        <translation>diversa alla decisione %1</translation>
    </message>
    <message>
        <source>not checked, another version of the bot played</source>
        <translation>non verificato, ha giocato un’altra versione del bot</translation>
    </message>
    <message>
        <source>not checked, because answers of your own bots are stored</source>
        <translation>non verificato, le risposte dei tuoi bot sono salvate</translation>
    </message>
    <message>
        <source>not checked, a person played</source>
        <translation>non verificato, ha giocato una persona</translation>
    </message>
    <message>
        <source>not checked, the bot is not available</source>
        <translation>non verificato, il bot non è disponibile</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Back to the matches in the file</source>
        <translation>Torna alle partite del file</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>verifica…</translation>
    </message>
    <message>
        <source>Asking the bots again…</source>
        <translation>Nuove domande ai bot…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the digest doesn’t match</source>
        <translation>il digest non coincide</translation>
    </message>
    <message>
        <source>the result doesn’t match</source>
        <translation>il risultato non coincide</translation>
    </message>
    <message>
        <source>differs at decision %1</source>
        <translation>diverge alla decisione %1</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>in sospeso</translation>
    </message>
    <message>
        <source>no bot to check</source>
        <translation>nessun bot da verificare</translation>
    </message>
    <message>
        <source>reproduced, %1 of %2 seats</source>
        <translation>riprodotta, %1 di %2 posti</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Tutte le carte</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayPage</name>
    <message>
        <source>Up and Down in the move list</source>
        <translation>Su e Giù nella lista delle mosse</translation>
    </message>
    <message>
        <source>move through it, elsewhere they choose the branch</source>
        <translation>la percorrono; altrove scelgono il ramo</translation>
    </message>
    <message>
        <source>Clicking the table</source>
        <translation>Un clic sul tavolo</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>finisce l’animazione, continua dopo una mano</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Scegli una partita.</translation>
    </message>
    <message>
        <source>No match opened yet.</source>
        <translation>Ancora nessuna partita aperta.</translation>
    </message>
    <message>
        <source>Possible hands: “%1” is better</source>
        <translation>Mani possibili: «%1» è meglio</translation>
    </message>
    <message>
        <source>Preparing the match…</source>
        <translation>Preparazione della partita…</translation>
    </message>
    <message>
        <source>The rest of the match can’t be shown</source>
        <translation>Il resto della partita non si può mostrare</translation>
    </message>
    <message>
        <source>You can step through any match card by card. Open a record or drop one here.</source>
        <translation>Puoi ripercorrere ogni partita carta per carta. Apri una registrazione o trascinala qui.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Only the beginning of the match is shown.</source>
        <translation>Si mostra solo l’inizio della partita.</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>velocità normale</translation>
    </message>
    <message>
        <source>speed × %1</source>
        <translation>velocità × %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Width of the moves</source>
        <translation>Larghezza delle mosse</translation>
    </message>
    <message>
        <source>Width of the analysis</source>
        <translation>Larghezza dell’analisi</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultBars</name>
    <message>
        <source>Others</source>
        <translation>Altri</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
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
        <translation>Fortuna e abilità</translation>
    </message>
    <message>
        <source>The match is being analysed</source>
        <translation>Analisi della partita in corso</translation>
    </message>
    <message>
        <source>Analysing the match…</source>
        <translation>Analisi della partita…</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultSheet</name>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>Latest matches: %1</source>
        <translation>Ultime partite: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Fortuna e abilità</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Bilancio</translation>
    </message>
    <message>
        <source>What is shown of the match</source>
        <translation>Cosa si mostra della partita</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Stesse carte, di nuovo</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Salva immagine…</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>La svolta</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>Only your matches</source>
        <translation>Solo le tue partite</translation>
    </message>
    <message>
        <source>At a table with %1</source>
        <translation>Al tavolo con %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contro %1</translation>
    </message>
    <message>
        <source>%1 perfect of %2, %3 cards left on average</source>
        <translation>%1 perfette di %2, in media %3 carte rimaste</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>vinte: %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>perse: %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>pari: %1</translation>
    </message>
    <message>
        <source>purse %1</source>
        <translation>borsa %1</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n vinta di fila</numerusform>
            <numerusform>%n vinte di fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n persa di fila</numerusform>
            <numerusform>%n perse di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>The turning point: %1</source>
        <translation>La svolta: %1</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>Sigillo…</translation>
    </message>
    <message>
        <source>The proof that no one changed the cards</source>
        <translation>La prova che nessuno ha cambiato le carte</translation>
    </message>
    <message>
        <source>Shown after the second match.</source>
        <translation>Si vede quando è finita anche la seconda partita.</translation>
    </message>
    <message>
        <source>Your rating changes after the second match.</source>
        <translation>Il tuo rating arriva dopo la seconda partita.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewNotice</name>
    <message>
        <source>Analyse again</source>
        <translation>Analizza di nuovo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Analysing the match again</source>
        <translation>Nuova analisi della partita</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewQueue</name>
    <message>
        <source>The list of analyses can’t be saved: %1</source>
        <translation>Impossibile salvare la lista delle analisi: %1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 di %2 partite</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>in coda</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>inizia</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>in pausa al %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problema</numerusform>
            <numerusform>%Ln problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Ultime partite</translation>
    </message>
    <message>
        <source>All my matches</source>
        <translation>Tutte le mie partite</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analizzate</translation>
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
        <translation>Tu</translation>
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
        <translation>Cosa non si è potuto analizzare</translation>
    </message>
    <message>
        <source>Analyse my matches</source>
        <translation>Analizza le mie partite</translation>
    </message>
    <message>
        <source>Analyse a folder…</source>
        <translation>Analizza una cartella…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Rimuovi dalla lista</translation>
    </message>
    <message>
        <source>Stops the analysis. Finished analyses are kept with their matches</source>
        <translation>Ferma l’analisi. Le analisi finite restano con le loro partite</translation>
    </message>
    <message>
        <source>Quiz from these</source>
        <translation>Quiz da queste</translation>
    </message>
    <message>
        <source>Quiz about the listed decisions, the costliest first</source>
        <translation>Quiz sulle decisioni elencate, prima le più costose</translation>
    </message>
    <message>
        <source>Analyse whole folders and tournaments: who plays best without luck, and who makes which mistakes.</source>
        <translation>Analizza intere cartelle e tornei: chi gioca meglio al netto della fortuna, e chi fa quali errori.</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Avanzamento dell’analisi</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisioni più costose</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Cosa si mostra</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Gioco e regole</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Analyse the matches of a folder</source>
        <translation>Analizza le partite di una cartella</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Look for new matches</source>
        <translation>Cerca nuove partite</translation>
    </message>
    <message>
        <source>%1, %2 of them new</source>
        <translation>%1, di cui %2 nuove</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a state and a remark</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge. “Look for new matches” renews them</source>
        <translation>
            <numerusform>%Ln analisi è di un’altra versione del giudice. «Cerca nuove partite» la rinnova</numerusform>
            <numerusform>%Ln analisi sono di un’altra versione del giudice. «Cerca nuove partite» le rinnova</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is being analysed.</source>
        <translation>Nessuna analisi in corso.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln seats</source>
        <translation>
            <numerusform>%1, %Ln posto</numerusform>
            <numerusform>%1, %Ln posti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other rules</source>
        <translation>%1, altre regole</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>All matches were analysed.</source>
        <translation>Tutte le partite sono state analizzate.</translation>
    </message>
    <message>
        <source>Reading the analyses…</source>
        <translation>Lettura delle analisi…</translation>
    </message>
    <message>
        <source>No mistakes beyond chance.</source>
        <translation>Nessun errore che si distingua dal caso.</translation>
    </message>
    <message>
        <source>No match has been analysed yet.</source>
        <translation>Ancora nessuna partita analizzata.</translation>
    </message>
    <message>
        <source>Mistakes of %1</source>
        <translation>Errori di %1</translation>
    </message>
    <message>
        <source>Everyone’s mistakes</source>
        <translation>Errori di tutti</translation>
    </message>
    <message>
        <source>Kinds of decisions</source>
        <translation>Tipi di decisione</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Allenati su questo</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Allenamento: %1</translation>
    </message>
    <message>
        <source>No position of this kind has a clear best answer.</source>
        <translation>Nessuna posizione di questo tipo ha una risposta migliore evidente.</translation>
    </message>
    <message>
        <source>Quiz with %1 positions of the selected kind, from these matches and from new ones</source>
        <translation>Quiz con %1 posizioni del tipo scelto, da queste partite e da partite nuove</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Larghezza dell’elenco</translation>
    </message>
</context>
<context>
    <name>hilltop::RoundListModel</name>
    <message>
        <source>Ranking</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>riposo</translation>
    </message>
    <message>
        <source>counts as won</source>
        <translation>vale come vinto</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>avanza</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>da giocare</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>non deciso</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>vince %1</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>hilltop::RulesEditor</name>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Ripristina %1</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>predefinito: %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predefinito</translation>
    </message>
    <message>
        <source>%1 is %2. Write a number from %3 to %4.</source>
        <translation>%1 è %2. Scrivi un numero da %3 a %4.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>These rules can’t be combined: %1.</source>
        <translation>Queste regole non si possono combinare: %1.</translation>
    </message>
    <message>
        <source>this game has no rules to choose</source>
        <translation>nessuna regola da scegliere</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>tutte predefinite</translation>
    </message>
    <message>
        <source>one differs from the defaults</source>
        <translation>una diversa dalle predefinite</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation>
            <numerusform>%n diversa dalle predefinite</numerusform>
            <numerusform>%n diverse dalle predefinite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreModel</name>
    <message>
        <source>none</source>
        <comment>nothing stands under this heading yet</comment>
        <translation>ancora niente</translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreView</name>
    <message>
        <source>Scoresheet</source>
        <translation>Segnapunti</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatPicture</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Posto %1: %2, %3</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatReviewModel</name>
    <message>
        <source>Average loss per decision, given what the seat knew</source>
        <translation>Perdita media per decisione, dato ciò che il posto sapeva</translation>
    </message>
    <message>
        <source>Average loss per unforced decision</source>
        <translation>Lo stesso per decisioni con una seconda risposta peggiore</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>Il risultato senza la fortuna</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Non forzata</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Al netto della fortuna</translation>
    </message>
</context>
<context>
    <name>hilltop::SecondTryBar</name>
    <message>
        <source>Back to replay</source>
        <translation>Torna al replay</translation>
    </message>
</context>
<context>
    <name>hilltop::Settings</name>
    <message>
        <source>The settings in %1 can’t be read, so defaults are used. Remove the file to start afresh.</source>
        <translation>Le impostazioni in %1 non sono leggibili, quindi valgono quelle predefinite. Elimina il file per ricominciare da capo.</translation>
    </message>
    <message>
        <source>The settings in %1 are from a newer version of Hilltop, so defaults are used and changes are not saved.</source>
        <translation>Le impostazioni in %1 sono di una versione più recente di Hilltop, quindi valgono quelle predefinite e le modifiche non vengono salvate.</translation>
    </message>
    <message>
        <source>The settings can’t be saved: %1.</source>
        <translation>Impossibile salvare le impostazioni: %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message>
        <source>No matching settings</source>
        <translation>Nessuna impostazione trovata</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Pagine delle impostazioni</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Cerca impostazione</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Ripristina questa pagina</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not applied</source>
        <translation>
            <numerusform>%n modifica non applicata</numerusform>
            <numerusform>%n modifiche non applicate</numerusform>
        </translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>Fiori verdi, quadri blu.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordine della mano</translation>
    </message>
    <message>
        <source>By suit and rank, trump first</source>
        <translation>Per seme e valore, prima la briscola</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Come sono arrivate</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Finished trick</source>
        <translation>Presa finita</translation>
    </message>
    <message>
        <source>or until a click</source>
        <translation>o fino a un clic</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Card speed</source>
        <translation>Velocità carte</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>now: no card animations</source>
        <translation>ora: senza animazioni</translation>
    </message>
    <message>
        <source>now: full motion</source>
        <translation>ora: movimento pieno</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>Carte e punti</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>After a hand or round</source>
        <translation>Dopo una mano o un turno</translation>
    </message>
    <message>
        <source>Wait for a key or a click</source>
        <translation>Attendi un tasto o un clic</translation>
    </message>
    <message>
        <source>Continue after 2 seconds</source>
        <translation>Continua dopo 2 secondi</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Continua dopo 5 secondi</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Mosse obbligate</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Gioca automaticamente</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Before a costly move</source>
        <translation>Prima di mosse costose</translation>
    </message>
    <message>
        <source>Ask for confirmation</source>
        <translation>Chiedi conferma</translation>
    </message>
    <message>
        <source>Ask when a move costs at least %1</source>
        <translation>Chiedi se una mossa costa almeno: %1</translation>
    </message>
    <message>
        <source>Ask when a move costs at least</source>
        <translation>Chiedi se una mossa costa almeno</translation>
    </message>
    <message>
        <source>of the chance to win</source>
        <translation>di prob. vittoria</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>games, in games that count them</source>
        <translation>giochi, dove si contano i giochi</translation>
    </message>
    <message>
        <source>cards left, in cooperative games</source>
        <translation>carte rimaste, nei giochi cooperativi</translation>
    </message>
    <message>
        <source>Only in practice, and given what you can know. Never in rated matches.</source>
        <translation>Solo in allenamento, e dato ciò che puoi sapere. Mai nelle partite classificate.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Segni</translation>
    </message>
    <message>
        <source>%1, marked %2 from</source>
        <translation>%1, segno %2 da</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Prob. vittoria</translation>
    </message>
    <message>
        <source>Games or points</source>
        <translation>Giochi o punti</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>A loss of at least this size is marked if it is more than twice its error. Analysed matches are marked again.</source>
        <translation>Una perdita di almeno questa entità viene segnata se supera il doppio del suo errore. Le partite analizzate vengono segnate di nuovo.</translation>
    </message>
    <message>
        <source>Changes when the window restarts.</source>
        <translation>Cambia al riavvio della finestra.</translation>
    </message>
    <message>
        <source>When you may answer</source>
        <translation>Quando puoi rispondere</translation>
    </message>
    <message>
        <source>Wait for an answer or Pass</source>
        <translation>Attendi una risposta o «Passa»</translation>
    </message>
    <message>
        <source>Pass after 1 second</source>
        <translation>Passa dopo 1 secondo</translation>
    </message>
    <message>
        <source>Pass after 3 seconds</source>
        <translation>Passa dopo 3 secondi</translation>
    </message>
    <message>
        <source>Pass after 10 seconds</source>
        <translation>Passa dopo 10 secondi</translation>
    </message>
    <message>
        <source>Pass after 30 seconds</source>
        <translation>Passa dopo 30 secondi</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Volto</translation>
    </message>
    <message>
        <source>Bots think</source>
        <translation>I bot pensano</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Per niente</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Poco</translation>
    </message>
    <message>
        <source>Like people</source>
        <translation>Come persone</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Volti</translation>
    </message>
    <message>
        <source>Show glances and reactions</source>
        <translation>Mostra sguardi e reazioni</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (non installato)</translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation>Mazzo di carte</translation>
    </message>
    <message>
        <source>Card decks of KDE’s games can be chosen here once they are installed.</source>
        <translation>I mazzi dei giochi di KDE si possono scegliere qui una volta installati.</translation>
    </message>
    <message>
        <source>In games with French cards. Very small cards stay Hilltop’s own.</source>
        <translation>Nei giochi con carte francesi. Le carte molto piccole restano quelle di Hilltop.</translation>
    </message>
    <message>
        <source>My turn, in the background</source>
        <translation>Il mio turno, in background</translation>
    </message>
</context>
<context>
    <name>hilltop::SolvingNote</name>
    <message>
        <source>%1 is solving these rules. It plays this match without the solution.</source>
        <translation>%1 sta risolvendo queste regole. Gioca questa partita senza la soluzione.</translation>
    </message>
    <message>
        <source>Progress of solving the rules</source>
        <translation>Soluzione delle regole in corso</translation>
    </message>
    <message>
        <source>The rules are solved: %1 uses the solution from the next match on.</source>
        <translation>Le regole sono risolte: %1 usa la soluzione dalla prossima partita in poi.</translation>
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
        <translation>Posto da %1 a %2: %3, %4 vinte, %5 per cento, tra %6 e %7</translation>
    </message>
    <message>
        <source>Place %1: %2, %3 won, %4 percent, between %5 and %6</source>
        <translation>Posto %1: %2, %3 vinte, %4 per cento, tra %5 e %6</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervallo 95 %</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>Partite non corrette che valgono quanto una corretta</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfette</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Vinte, %</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Perfette, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Punti, %</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Al netto della fortuna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Vale come</translation>
    </message>
    <message>
        <source>%1 (disqualified)</source>
        <translation>%1 (squalificato)</translation>
    </message>
    <message>
        <source>Luck-adjusted result with its 95 % interval, from %1 matches</source>
        <translation>Il risultato senza la fortuna delle carte, con il suo intervallo al 95 %. Da %1 partite.</translation>
    </message>
    <message>
        <source>%1 (faults in every match)</source>
        <translation>%1 (falli in ogni partita)</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (escluso)</translation>
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
        <translation>Classifica</translation>
    </message>
</context>
<context>
    <name>hilltop::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n vinta</numerusform>
            <numerusform>%n vinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n persa</numerusform>
            <numerusform>%n perse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches</source>
        <translation>
            <numerusform>%1 su %Ln partita analizzata</numerusform>
            <numerusform>%1 su %Ln partite analizzate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in the first ten, %3 in the latest ten</source>
        <translation>%1: %2 nelle prime dieci, %3 nelle ultime dieci</translation>
    </message>
    <message>
        <source>Your purse at %1: %2</source>
        <translation>La tua borsa a %1: %2</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>da solo</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classificate</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>I tuoi risultati</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quali partite</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Against or with</source>
        <translation>Contro o con</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>Punti, media</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Serie attuale</translation>
    </message>
    <message>
        <source>No matches yet. Start one with New match and choose Rated to see it here.</source>
        <translation>Ancora nessuna partita. Iniziane una con Nuova partita e scegli Classificata per vederla qui.</translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation>Lettura delle tue partite…</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row at best</source>
        <translation>
            <numerusform>Al massimo %n vittoria di fila</numerusform>
            <numerusform>Al massimo %n vittorie di fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them left early</source>
        <translation>
            <numerusform>%n lasciata prima della fine</numerusform>
            <numerusform>%n lasciate prima della fine</numerusform>
        </translation>
    </message>
    <message>
        <source>★ Perfect matches of %1: %2</source>
        <translation>★ Partite perfette a %1: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::StopPicker</name>
    <message>
        <source>fixed</source>
        <translation>fisso</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervallo</translation>
    </message>
    <message>
        <source>SPRT</source>
        <translation>SPRT</translation>
    </message>
    <message>
        <source>All matches are played</source>
        <translation>Si giocano tutte le partite</translation>
    </message>
    <message>
        <source>Ends when every entrant’s 95 % interval is narrow enough</source>
        <translation>Finisce quando l’intervallo al 95 % di ogni partecipante è abbastanza stretto</translation>
    </message>
    <message>
        <source>A sequential test: ends as soon as it is clear which of the two is stronger</source>
        <translation>Un test sequenziale: finisce appena è chiaro quale dei due è più forte</translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation>Ampiezza degli intervalli</translation>
    </message>
    <message>
        <source>until narrower than</source>
        <translation>finché non è sotto</translation>
    </message>
    <message>
        <source>Elo 0, the hypothesis</source>
        <translation>Elo 0, l’ipotesi</translation>
    </message>
    <message>
        <source>Elo 1, the alternative</source>
        <translation>Elo 1, l’alternativa</translation>
    </message>
    <message>
        <source>Alpha: the risk of accepting a bot that is not stronger</source>
        <translation>Alfa: il rischio di accettare un bot che non è più forte</translation>
    </message>
    <message>
        <source>Beta: the risk of rejecting a bot that is stronger</source>
        <translation>Beta: il rischio di rifiutare un bot che è più forte</translation>
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
        <translation>punti</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Rounds that depend on results are always played to the end.</source>
        <translation>I turni che dipendono dai risultati si giocano sempre fino alla fine.</translation>
    </message>
    <message>
        <source>SPRT needs a round-robin of exactly two entrants.</source>
        <translation>SPRT richiede un girone di esattamente due partecipanti.</translation>
    </message>
    <message>
        <source>Elo 0 must be below Elo 1.</source>
        <translation>Elo 0 dev’essere sotto Elo 1.</translation>
    </message>
</context>
<context>
    <name>hilltop::StrandedTournaments</name>
    <message>
        <source>Tournaments (*.%1)</source>
        <translation>Tornei (*.%1)</translation>
    </message>
    <message>
        <source>Save this tournament?</source>
        <translation>Salvare questo torneo?</translation>
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
        <translation>Comportamento</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Volte</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
</context>
<context>
    <name>hilltop::SumDialog</name>
    <message>
        <source>All parts: %1</source>
        <translation>Tutte le parti: %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variazione</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>All parts of the result</source>
        <translation>Tutte le parti del risultato</translation>
    </message>
    <message>
        <source>%1. Every part that changed it: start + luck + skill + others’ skill = result.</source>
        <translation>%1. Tutto ciò che ha cambiato il valore: inizio + fortuna + abilità + abilità degli altri = risultato.</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Mostra momento</translation>
    </message>
    <message>
        <source>Go to the moment of the chosen row</source>
        <translation>Vai al momento della riga scelta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>hilltop::TableAnswers</name>
    <message>
        <source>%1 suggests: %2.</source>
        <translation>%1 suggerisce: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableKeys</name>
    <message>
        <source>Card to the left, before the first one a look back</source>
        <translation>Carta a sinistra, prima della prima uno sguardo indietro</translation>
    </message>
    <message>
        <source>Card to the right, or forward after a look back</source>
        <translation>Carta a destra, o avanti dopo uno sguardo indietro</translation>
    </message>
    <message>
        <source>Card or button above</source>
        <translation>Carta o pulsante sopra</translation>
    </message>
    <message>
        <source>Card or button below</source>
        <translation>Carta o pulsante sotto</translation>
    </message>
    <message>
        <source>Play the card or press the button</source>
        <translation>Gioca la carta o premi il pulsante</translation>
    </message>
    <message>
        <source>Return to the match after looking back, or think again about a move</source>
        <translation>Torna alla partita dopo uno sguardo indietro, o ripensa una mossa</translation>
    </message>
    <message>
        <source>Action or place %1</source>
        <translation>Azione o posto %1</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>Play a costly move anyway</source>
        <translation>Gioca comunque una mossa costosa</translation>
    </message>
    <message>
        <source>Play a costly move and turn the tutor off</source>
        <translation>Gioca una mossa costosa e disattiva il tutor</translation>
    </message>
    <message>
        <source>More of a wish, a share, a stake or a side card</source>
        <translation>Più: richiesta, punti dati, puntata o carta laterale</translation>
    </message>
    <message>
        <source>Less of a wish, a share, a stake or a side card</source>
        <translation>Meno: richiesta, punti dati, puntata o carta laterale</translation>
    </message>
    <message>
        <source>Pass where you may answer but need not</source>
        <translation>Passa quando rispondere è facoltativo</translation>
    </message>
    <message>
        <source>End of the turn, or of the choice of a side deck</source>
        <translation>Finisci il turno o la scelta del mazzo laterale</translation>
    </message>
    <message>
        <source>After a match: replay</source>
        <translation>Dopo una partita: replay</translation>
    </message>
    <message>
        <source>After a match: rematch</source>
        <translation>Dopo una partita: rivincita</translation>
    </message>
    <message>
        <source>After a match: same deal again</source>
        <translation>Dopo una partita: stesse carte, di nuovo</translation>
    </message>
    <message>
        <source>After a match: new match</source>
        <translation>Dopo una partita: nuova partita</translation>
    </message>
    <message>
        <source>After a match: save picture</source>
        <translation>Dopo una partita: salva immagine</translation>
    </message>
</context>
<context>
    <name>hilltop::TablePosition</name>
    <message>
        <source>Your turn. %1</source>
        <translation>Tocca a te. %1</translation>
    </message>
    <message>
        <source>Everyone may speak now.</source>
        <translation>Ora possono parlare tutti.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are on turn.</source>
        <translation>
            <numerusform>Tocca a %n giocatore.</numerusform>
            <numerusform>Tocca a %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are on turn.</source>
        <translation>Tocca a %1 e %2.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are on turn.</source>
        <translation>Tocca a %1, %2 e %3.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Un bot sta giocando per te.</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>partita vinta</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>scelta fatta</translation>
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
        <translation>Tocca a %1. Passa lo schermo.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Clicca o premi un tasto per continuare.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The rules don’t allow this answer.</source>
        <translation>Le regole non permettono questa risposta.</translation>
    </message>
    <message>
        <source>Dealing.</source>
        <translation>Si danno le carte.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>You can’t play that card there.</source>
        <translation>Non puoi giocare quella carta lì.</translation>
    </message>
    <message>
        <source>%1 You can pass with %2.</source>
        <translation>%1 Puoi passare con %2.</translation>
    </message>
    <message>
        <source>%1 It was the only move.</source>
        <translation>%1 Era la sola mossa possibile.</translation>
    </message>
    <message>
        <source>You have only one move: %1</source>
        <translation>Hai una sola mossa: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::TableView</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>hilltop::TemplateMenu</name>
    <message>
        <source>Templates</source>
        <translation>Modelli</translation>
    </message>
    <message>
        <source>Built-in templates and your own</source>
        <translation>Modelli integrati e i tuoi</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>template, game</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>Salva come modello…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Salva come modello</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Rename template</source>
        <translation>Rinomina modello</translation>
    </message>
    <message>
        <source>A template called “%1” already exists.</source>
        <translation>Esiste già un modello chiamato «%1».</translation>
    </message>
    <message>
        <source>This version can’t read the template “%1”.</source>
        <translation>Questa versione non può leggere il modello «%1».</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Nome del modello</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>Elimina modello</translation>
    </message>
    <message>
        <source>Delete the template “%1”? This cannot be undone.</source>
        <translation>Eliminare il modello «%1»? Non si può annullare.</translation>
    </message>
</context>
<context>
    <name>hilltop::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Nessun punto</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Punti per %1</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Non deciso</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCharts</name>
    <message>
        <source>Over time</source>
        <translation>Nel tempo</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>This chart shows how each bot’s share settles.</source>
        <translation>Questo grafico mostra come si assesta la quota di ogni bot.</translation>
    </message>
    <message>
        <source>This chart compares the bots.</source>
        <translation>Questo grafico confronta i bot.</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Punti medi</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Vinte, %</translation>
    </message>
    <message>
        <source>%1, by matches played per bot</source>
        <translation>%1, per partite di ogni bot</translation>
    </message>
    <message>
        <source>%1, compared</source>
        <translation>%1, a confronto</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCost</name>
    <message>
        <source>No matches yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches, time</comment>
        <translation>%1, circa %2</translation>
    </message>
    <message>
        <source>%1, depends on your bots</source>
        <translation>%1, dipende dai tuoi bot</translation>
    </message>
    <message>
        <source>%1, measuring the speed…</source>
        <translation>%1, misura della velocità…</translation>
    </message>
    <message>
        <source>About %1 with records.</source>
        <translation>Circa %1 con registrazioni.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Circa %1.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 points per bot.</source>
        <translation>Intervallo atteso: ± %1 punti a bot.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 % per bot.</source>
        <translation>Intervallo atteso: ± %1 % a bot.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentDetails</name>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Clicca una cella della tabella incrociata per le sue partite.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Falli</translation>
    </message>
    <message>
        <source>This file is part %1 of a tournament. Merge the parts to see its matches.</source>
        <translation>Questo file è la parte %1 di un torneo. Unisci le parti per vederne le partite.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 matches</source>
        <translation>%1 contro %2: %3 partite</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partite</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tabella (CSV)…</translation>
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
        <translation>&amp;Immagine del risultato…</translation>
    </message>
    <message>
        <source>Copy result as te&amp;xt</source>
        <translation>Copia risultato come te&amp;sto</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>Il risultato è stato copiato come testo.</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copia immagine</translation>
    </message>
    <message>
        <source>The picture of the result was copied.</source>
        <translation>L’immagine del risultato è stata copiata.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentForm</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambia…</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Svolgimento</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Arresto</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambia le regole</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Duplicate deals</source>
        <translation>Smazzate duplicate</translation>
    </message>
    <message>
        <source>Every pair plays the same cards from all sides. This cancels the luck of the deal, so fewer matches are needed.</source>
        <translation>Ogni coppia gioca le stesse carte da tutte le parti. Così la fortuna delle carte si annulla e servono meno partite.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Un altro seed</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>of %1. The window stays responsive.</source>
        <translation>di %1. La finestra resta reattiva.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Matches with faults</source>
        <translation>Partite con falli</translation>
    </message>
    <message>
        <source>Faults, and a sample of %1</source>
        <translation>Falli, e un campione di %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Which matches are stored with all answers. Matches of built-in bots can always be replayed from their seed. Storing all matches needs about a hundred times the space.</source>
        <translation>Quali partite si salvano con tutte le risposte. Le partite dei bot integrati si possono sempre rigiocare dal loro seed. Salvarle tutte richiede circa cento volte lo spazio.</translation>
    </message>
    <message>
        <source>Keep matches</source>
        <translation>Salva le partite</translation>
    </message>
    <message>
        <source>The seed is an integer from 0 to %1.</source>
        <translation>Il seed è un numero intero da 0 a %1.</translation>
    </message>
    <message>
        <source>%2 entrants can’t share a table of %1 seats evenly. Use random tables, or change one of the two numbers.</source>
        <translation>%2 partecipanti non possono dividersi equamente un tavolo di %1 posti. Usa tavoli casuali, o cambia uno dei due numeri.</translation>
    </message>
    <message>
        <source>These rules can’t be played.</source>
        <translation>Con queste regole non si può giocare.</translation>
    </message>
    <message>
        <source>per set</source>
        <translation>per set</translation>
    </message>
    <message>
        <source>per pair</source>
        <translation>per coppia</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>in tutto</translation>
    </message>
    <message>
        <source>one seat, nothing to swap</source>
        <translation>un posto, nulla da scambiare</translation>
    </message>
    <message>
        <source>each deal twice, sides swapped</source>
        <translation>ogni smazzata due volte, parti scambiate</translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, in all seatings</source>
        <translation>
            <numerusform>ogni smazzata %n volta, in tutte le disposizioni</numerusform>
            <numerusform>ogni smazzata %n volte, in tutte le disposizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, once for every seat</source>
        <translation>
            <numerusform>ogni smazzata %n volta, una per posto</numerusform>
            <numerusform>ogni smazzata %n volte, una per posto</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>Mantienilo segreto</translation>
    </message>
    <message>
        <source>Draws a seed that no one can see until all matches have been played. Its SHA-256 is shown from the start, so that anyone can check it afterwards.</source>
        <translation>Sorteggia un seed che nessuno può vedere finché non sono state giocate tutte le partite. Il suo SHA-256 è mostrato fin dall’inizio, così chiunque può verificarlo alla fine.</translation>
    </message>
    <message>
        <source>Bots that are not isolated could read a secret seed. Install bubblewrap, or turn off Keep it secret.</source>
        <translation>I bot non isolati potrebbero leggere un seed segreto. Installa bubblewrap o disattiva «Mantienilo segreto».</translation>
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
        <translation>%1, girone</translation>
    </message>
    <message>
        <source>%1 at one table</source>
        <translation>%1 a un tavolo</translation>
    </message>
    <message>
        <source>%1 gauntlet</source>
        <translation>%1, contro tutti</translation>
    </message>
    <message>
        <source>%1 knockout</source>
        <translation>%1, eliminazione</translation>
    </message>
    <message>
        <source>%1 Swiss</source>
        <translation>%1, svizzero</translation>
    </message>
    <message>
        <source>%1 Cup</source>
        <translation>Coppa %1</translation>
    </message>
    <message>
        <source>%1 at random tables</source>
        <translation>%1, tavoli casuali</translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation>girone</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>un tavolo</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <translation>contro tutti</translation>
    </message>
    <message>
        <source>knockout</source>
        <translation>eliminazione</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>svizzero</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>coppa</translation>
    </message>
    <message>
        <source>random tables</source>
        <translation>tavoli casuali</translation>
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
            <numerusform>%1 su %Ln partita analizzata: %2 al netto della fortuna, %3 con la fortuna.</numerusform>
            <numerusform>%1 su %Ln partite analizzate: %2 al netto della fortuna, %3 con la fortuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the matches</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Worth %1 times the matches: saves %2.</source>
        <translation>Vale %1 volte le partite giocate: ne risparmia %2.</translation>
    </message>
    <message>
        <source>Adjust for luck</source>
        <translation>Escludi la fortuna</translation>
    </message>
    <message>
        <source>Analyses matches in the background and shows luck-adjusted results</source>
        <translation>Analizza le partite in background e mostra i risultati al netto della fortuna</translation>
    </message>
    <message>
        <source>&amp;100 matches</source>
        <translation>&amp;100 partite</translation>
    </message>
    <message>
        <source>1,&amp;000 matches</source>
        <translation>1.&amp;000 partite</translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation>&amp;Tutte le partite</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Costliest decisions and style</source>
        <translation>&amp;Decisioni più costose e stile</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge and don’t count.</source>
        <translation>
            <numerusform>%Ln analisi è di un’altra versione del giudice e non conta.</numerusform>
            <numerusform>%Ln analisi sono di un’altra versione del giudice e non contano.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>This is worth %1 times the matches.</source>
        <translation>Vale %1 volte le partite giocate.</translation>
    </message>
    <message>
        <source>This is worth %1 to %2 times the matches.</source>
        <translation>Vale da %1 a %2 volte le partite giocate.</translation>
    </message>
    <message>
        <source>Analysis: %1.</source>
        <translation>Analisi: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Analysed: %1 matches. Luck-adjusted results appear once a bot has %2.</source>
        <translation>Analizzate: %1 partite. I risultati al netto della fortuna compaiono quando un bot ne ha %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted over %1 matches.</source>
        <translation>Al netto della fortuna su %1 partite.</translation>
    </message>
    <message>
        <source>The results are not adjusted, because a luck-adjusted match would be worth only %1 plain matches.</source>
        <translation>La fortuna non viene esclusa, perché una partita al netto della fortuna varrebbe solo %1 partite normali.</translation>
    </message>
    <message>
        <source>More matches are needed to tell whether adjusting makes the results more exact.</source>
        <translation>Servono più partite per capire se escludere la fortuna rende i risultati più esatti.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Nuovo torneo…</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nuovo torneo…</translation>
    </message>
    <message>
        <source>&amp;All tournaments</source>
        <translation>&amp;Tutti i tornei</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Finishes running matches, then waits</source>
        <translation>Finisce le partite in corso, poi attende</translation>
    </message>
    <message>
        <source>&amp;Stop after current matches</source>
        <translation>&amp;Ferma dopo le partite in corso</translation>
    </message>
    <message>
        <source>Stop after current matches</source>
        <translation>Ferma dopo le attuali</translation>
    </message>
    <message>
        <source>Finishes running matches, then stops. You can resume at any time</source>
        <translation>Finisce le partite in corso, poi si ferma. Puoi riprendere in ogni momento</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>&amp;Guarda una partita</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Shows the newest match in Replay</source>
        <translation>Mostra nel replay la partita più recente</translation>
    </message>
    <message>
        <source>Another tournament is running. This one is queued.</source>
        <translation>È in corso un altro torneo. Questo è in coda.</translation>
    </message>
    <message>
        <source>You can’t rename a tournament while it is running or queued.</source>
        <translation>Non puoi rinominare un torneo in corso o in coda.</translation>
    </message>
    <message>
        <source>A running tournament can’t be deleted. Stop it first.</source>
        <translation>Un torneo in corso non si può eliminare. Prima fermalo.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Remove from &amp;queue</source>
        <translation>Rimuovi &amp;dalla coda</translation>
    </message>
    <message>
        <source>Remove from queue</source>
        <translation>Rimuovi dalla coda</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Apertura di %1…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tornei</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>open a tournament of the list</source>
        <translation>apre un torneo della lista</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Canc</translation>
    </message>
    <message>
        <source>rename it, delete it</source>
        <translation>lo rinomina, lo elimina</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>move through the crosstable</source>
        <translation>percorrono la tabella incrociata</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>partite di una cella, replay di una partita</translation>
    </message>
    <message>
        <source>Reading the tournaments…</source>
        <translation>Lettura dei tornei…</translation>
    </message>
    <message>
        <source>No tournaments yet.</source>
        <translation>Ancora nessun torneo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tournaments</source>
        <translation>
            <numerusform>%Ln torneo</numerusform>
            <numerusform>%Ln tornei</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the tournament</source>
        <translation>Vai al torneo</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentView</name>
    <message>
        <source>Replaying the match…</source>
        <translation>La partita viene rigiocata…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partita %2</translation>
    </message>
    <message>
        <source>The tournament has other answers, because a bot has changed since.</source>
        <translation>Il torneo ha altre risposte, perché nel frattempo un bot è cambiato.</translation>
    </message>
    <message>
        <source>This tournament can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Questo torneo non si può aprire: %1.

Nulla è cambiato. Usa una copia integra del file, o scegline un altro con File, Apri.</translation>
    </message>
    <message>
        <source>Disqualified after a fault, so all later matches are lost: %1.</source>
        <translation>Squalificato dopo un fallo, quindi perde tutte le partite successive: %1.</translation>
    </message>
    <message>
        <source>Out after three matches in a row with crashes, hangs or late answers, so they forfeit their remaining matches: %1.</source>
        <translation>Escluso dopo tre partite di fila con crash, blocchi o risposte in ritardo, quindi le partite restanti sono perse per resa: %1.</translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation>Avanzamento del torneo</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
</context>
<context>
    <name>hilltop::TrialDialog</name>
    <message>
        <source>Entrants</source>
        <translation>Partecipanti</translation>
    </message>
    <message>
        <source>All bots can play. Some had faults in their trial.</source>
        <translation>Tutti i bot possono giocare. Alcuni hanno commesso falli nella prova.</translation>
    </message>
    <message numerus="yes">
        <source>Each bot has been tried. %n cannot play and will be left out.</source>
        <translation>
            <numerusform>Ogni bot è stato provato. %n non può giocare e sarà tralasciato.</numerusform>
            <numerusform>Ogni bot è stato provato. %n non possono giocare e saranno tralasciati.</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Cosa è successo</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Tralasciato</translation>
    </message>
    <message>
        <source>Plays, with remarks</source>
        <translation>Gioca, con osservazioni</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Avvia torneo</translation>
    </message>
</context>
<context>
    <name>hilltop::TutorSheet</name>
    <message>
        <source>Rethink</source>
        <translation>Ripensaci</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Gioca comunque</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Turn tutor off</source>
        <translation>Disattiva tutor</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>Costa %1.</translation>
    </message>
    <message>
        <source>± %1. Rethink?</source>
        <translation>± %1. Ci ripensi?</translation>
    </message>
    <message>
        <source>Rethink?</source>
        <translation>Ci ripensi?</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals.</source>
        <translation>
            <numerusform>Basato su %Ln smazzata possibile.</numerusform>
            <numerusform>Basato su %Ln smazzate possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, given what you know.</source>
        <translation>Esatto, dato ciò che sai.</translation>
    </message>
    <message>
        <source>%1 after “%2”: %3; after the best answer: %4. %5</source>
        <translation>%1 dopo «%2»: %3; dopo la risposta migliore: %4. %5</translation>
    </message>
    <message>
        <source>The tutor asks when a move costs %1 or more. You can change this in the settings.</source>
        <translation>Chiede da una perdita di %1. Puoi cambiarlo nelle impostazioni.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, played on by %1.</source>
        <translation>
            <numerusform>Basato su %Ln smazzata possibile, proseguita da %1.</numerusform>
            <numerusform>Basato su %Ln smazzate possibili, proseguite da %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::VariantPicker</name>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante delle regole</translation>
    </message>
    <message>
        <source>Save these rules under a name, or delete saved ones</source>
        <translation>Salva queste regole con un nome, o elimina quelle salvate</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>Salva regole come…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Elimina «%1»</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Salva queste regole</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>Nome della variante</translation>
    </message>
    <message>
        <source>The rules were not saved</source>
        <translation>Le regole non sono state salvate</translation>
    </message>
    <message>
        <source>Enter a name for the variant.</source>
        <translation>Inserisci un nome per la variante.</translation>
    </message>
    <message>
        <source>Name too long (%1 of %2 characters).</source>
        <translation>Nome troppo lungo (%1 di %2 caratteri).</translation>
    </message>
    <message>
        <source>“%1” is a built-in variant. Choose another name.</source>
        <translation>«%1» è una variante integrata. Scegli un altro nome.</translation>
    </message>
</context>
<context>
    <name>hilltop::ViewMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Velocità animazioni</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normali</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloci</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Spente</translation>
    </message>
</context>
<context>
    <name>hilltop::WaitNote</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Annulla: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::Window</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>L’apertura è stata annullata.</translation>
    </message>
    <message>
        <source>The unfinished match can’t be continued: %1</source>
        <translation>La partita in sospeso non si può continuare: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this, so it was stopped. Close other programs or use a smaller file.</source>
        <translation>Memoria insufficiente, quindi l’operazione è stata fermata. Chiudi altri programmi o usa un file più piccolo.</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>Cambia la lingua</translation>
    </message>
    <message>
        <source>Restart the window to change the language?</source>
        <translation>Riavviare la finestra per cambiare la lingua?</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Riavvia</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>Matches, tournaments, hills, logs and bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;All files (*)</source>
        <translation>Partite, tornei, colline, log e bot (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Your page, your match and the match in Replay stay as they are. Running tournaments and hills continue.</source>
        <translation>La tua pagina, la tua partita e la partita nel replay restano come sono. I tornei e le colline in corso continuano.</translation>
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
        <translation>Giocato</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Given what the seat knew</source>
        <translation>Dato ciò che il posto sapeva</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>A carte scoperte</translation>
    </message>
    <message>
        <source>The loss if all cards had been known</source>
        <translation>La perdita se tutte le carte fossero state note</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>posto %1</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, decisione %2</translation>
    </message>
</context>
<context>
    <name>hilltop::WorthBar</name>
    <message>
        <source>%1 is better in %2, equal in %3, worse in %4</source>
        <translation>%1 è meglio in %2, uguale in %3, peggio in %4</translation>
    </message>
    <message>
        <source>Within two standard errors counts as equal.</source>
        <translation>Ciò che sta entro due errori standard conta come uguale.</translation>
    </message>
    <message>
        <source>%1 better in %2</source>
        <translation>%1 meglio in %2</translation>
    </message>
    <message>
        <source>equal in %1</source>
        <translation>uguale in %1</translation>
    </message>
    <message>
        <source>%1 worse in %2</source>
        <translation>%1 peggio in %2</translation>
    </message>
</context>
<context>
    <name>hosting</name>
    <message>
        <source>bots cannot be started: {} ({})</source>
        <translation>impossibile avviare i bot: {} ({})</translation>
    </message>
    <message>
        <source>bots cannot be started: {}</source>
        <translation>impossibile avviare i bot: {}</translation>
    </message>
    <message>
        <source>bots of the kind &apos;{}&apos; do not run inside Hilltop</source>
        <translation>i bot del tipo «{}» non vengono eseguiti dentro Hilltop</translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({})</source>
        <translation>bubblewrap qui non funziona ({})</translation>
    </message>
    <message>
        <source>bubblewrap is not installed (package bubblewrap)</source>
        <translation>bubblewrap non è installato (pacchetto bubblewrap)</translation>
    </message>
    <message>
        <source>hilltop: must be followed by a command</source>
        <translation>hilltop: serve un comando</translation>
    </message>
    <message>
        <source>java is not installed (package default-jdk-headless)</source>
        <translation>java non è installato (pacchetto default-jdk-headless)</translation>
    </message>
    <message>
        <source>no pipe can be created ({})</source>
        <translation>impossibile creare una pipe ({})</translation>
    </message>
    <message>
        <source>node is not installed (package nodejs)</source>
        <translation>node non è installato (pacchetto nodejs)</translation>
    </message>
    <message>
        <source>python3 is not installed (package python3)</source>
        <translation>python3 non è installato (pacchetto python3)</translation>
    </message>
    <message>
        <source>there are no bots of the kind &apos;{}&apos;</source>
        <translation>non ci sono bot del tipo «{}»</translation>
    </message>
    <message>
        <source>Hilltop cannot find its own program file</source>
        <translation>questo programma non trova se stesso</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>questo programma è stato compilato senza {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>impossibile avviare {} ({})</translation>
    </message>
    <message>
        <source>{} does not answer</source>
        <translation>{} non risponde</translation>
    </message>
    <message>
        <source>{} does not report the path of its program</source>
        <translation>{} non dice dove si trova</translation>
    </message>
    <message>
        <source>{} does not work ({})</source>
        <translation>{} non funziona ({})</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be copied ({})</source>
        <translation>Impossibile copiare {} ({})</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>Impossibile leggere {}</translation>
    </message>
    <message>
        <source>{} cannot be started</source>
        <translation>Impossibile avviare {}</translation>
    </message>
    <message>
        <source>{} is a folder, not a program</source>
        <translation>{}: è una cartella, non un programma</translation>
    </message>
    <message>
        <source>{} is not executable (use chmod +x)</source>
        <translation>{} non è eseguibile (usa chmod +x)</translation>
    </message>
    <message>
        <source>{}: the check of this file gave no answer</source>
        <translation>{}: la sua verifica non ha dato risposta</translation>
    </message>
    <message>
        <source>{}: the check of this file was cancelled</source>
        <translation>{}: la sua verifica è stata annullata</translation>
    </message>
    <message>
        <source>{}: its first line asks for {}, which is not installed</source>
        <translation>{}: la sua prima riga chiede {}, che non è installato</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: riga {}, colonna {}: {}</translation>
    </message>
    <message>
        <source>{}: line {}: {}</source>
        <translation>{}: riga {}: {}</translation>
    </message>
    <message>
        <source>{} is not a bot in JavaScript</source>
        <translation>{} non è un bot in JavaScript</translation>
    </message>
    <message>
        <source>{}: no folder for bots can be created there ({})</source>
        <translation>{}: lì non si può creare una cartella per i bot ({})</translation>
    </message>
    <message>
        <source>{} takes longer than {} ms to load</source>
        <translation>{} impiega più di {} ms a caricarsi</translation>
    </message>
    <message>
        <source>{}: the folder cannot be emptied ({})</source>
        <translation>{}: impossibile svuotare la cartella ({})</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created</source>
        <translation>{}: impossibile creare la cartella</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: questo file non esiste</translation>
    </message>
    <message>
        <source>{}: there is no such program</source>
        <translation>{}: questo programma non esiste</translation>
    </message>
    <message>
        <source>{}: this program was built without JavaScript; as js+node:FILE it runs by Node.js (package nodejs)</source>
        <translation>{}: questo programma è stato compilato senza JavaScript; come js+node:FILE gira con Node.js (pacchetto nodejs)</translation>
    </message>
    <message>
        <source>{}: {} has no bots in JavaScript</source>
        <translation>{}: {} non ha bot in JavaScript</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>none of these bots can be started</source>
        <translation>nessuno di questi bot può avviarsi</translation>
    </message>
    <message>
        <source>{} (js+node:{} runs newer JavaScript)</source>
        <translation>{} (js+node:{} esegue JavaScript più recente)</translation>
    </message>
    <message>
        <source>{} cannot be read as JavaScript</source>
        <translation>Impossibile leggere {} come JavaScript</translation>
    </message>
    <message>
        <source>{}: nothing can be written there</source>
        <translation>{}: lì non si può scrivere nulla</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: impossibile creare la cartella ({})</translation>
    </message>
    <message>
        <source>this is not a result</source>
        <translation>non è un risultato</translation>
    </message>
    <message>
        <source>no file can be created in memory ({})</source>
        <translation>impossibile creare un file in memoria ({})</translation>
    </message>
    <message>
        <source>the filter of system calls cannot be created ({})</source>
        <translation>impossibile creare il filtro delle chiamate di sistema ({})</translation>
    </message>
    <message>
        <source>the process in which {} plays together with others sent impossible results; these matches are played again, and from now on each of their bots runs in a process of its own: {}</source>
        <translation>il processo in cui {} gioca insieme ad altri ha inviato risultati impossibili, quindi queste partite si rigiocano, e d’ora in poi ogni loro bot in un processo a parte: {}</translation>
    </message>
    <message>
        <source>the message does not hold {} matches, as it says</source>
        <translation>{} partite non sono quante ne indica</translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>{} is not in this process</source>
        <translation>{} non è qui</translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message>
        <source>There is not enough memory to write this file. Close other programs.</source>
        <translation>Memoria insufficiente per scrivere questo file. Chiudi altri programmi.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Qt can’t read SVG drawings here, so there would be no cards. The plugin imageformats/libqsvg.so is missing. Please install the package qt6-svg-plugins (Debian 13) or libqt6svg6 (Debian 12).</source>
        <translation>Qt qui non può leggere disegni SVG, quindi non ci sarebbero carte. Manca il plugin imageformats/libqsvg.so. Installa il pacchetto qt6-svg-plugins (Debian 13) o libqt6svg6 (Debian 12).</translation>
    </message>
    <message>
        <source>Play and analyse six card games.</source>
        <translation>Gioca e analizza sei giochi di carte.</translation>
    </message>
    <message>
        <source>Start a match of GAME.</source>
        <translation>Inizia una partita di GAME.</translation>
    </message>
    <message>
        <source>Another Hilltop window does not respond. Whichever saves last keeps the unfinished match.</source>
        <translation>Un’altra finestra di Hilltop non risponde. L’ultima che salva tiene la partita in sospeso.</translation>
    </message>
    <message>
        <source>an option has no value</source>
        <translation>a un’opzione manca il valore</translation>
    </message>
    <message>
        <source>A match, tournament, hill, log or bot to open.</source>
        <translation>Una partita, un torneo, una collina, un log o un bot da aprire.</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{} contains other files, but no site of Hilltop; choose another folder</source>
        <translation>{} contiene altri file e nessun sito di Hilltop; indica un’altra cartella</translation>
    </message>
    <message>
        <source>{} is a file, not a folder</source>
        <translation>{} è un file, non una cartella</translation>
    </message>
    <message>
        <source>{} is not the list of files of a Hilltop site; choose another folder</source>
        <translation>{} non è l’elenco di un sito di Hilltop; indica un’altra cartella</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>Impossibile scrivere {} ({})</translation>
    </message>
    <message>
        <source>another program is writing the site {}; try again when it has finished</source>
        <translation>un altro programma sta scrivendo il sito {}; riprova quando ha finito</translation>
    </message>
    <message>
        <source>{} is a match of {}, but this site has matches of {}; make a site for each game</source>
        <translation>{} è una partita di {}, e questo sito ha partite di {}: analizza ogni gioco separatamente</translation>
    </message>
    <message>
        <source>{} is not the web address of a folder, such as https://example.org/contest/</source>
        <translation>{} non è l’indirizzo web di una cartella, come https://example.org/contest/</translation>
    </message>
</context>
<context>
    <name>pazaak</name>
    <message>
        <source>&quot;{}&quot; sometimes stands although another card could not hurt; no best response is computed for it</source>
        <translation>«{}» sta dove la prossima carta non può nuocere; la risposta migliore non è calcolata</translation>
    </message>
    <message>
        <source>{} cannot be written ({}), so the table is not saved</source>
        <translation>Impossibile scrivere {} ({}), quindi la tabella non viene salvata</translation>
    </message>
    <message>
        <source>{}: waiting for another program that is computing this table</source>
        <translation>{}: un altro programma sta creando questa tabella, lo si attende</translation>
    </message>
    <message>
        <source>these rules are too large to solve: it would take about {} hours on one core and {} MB of memory; the champion plays like the expert</source>
        <translation>queste regole sono troppo grandi da risolvere: circa {} ore su un core e {} MB di memoria; il campione le gioca come l’esperto</translation>
    </message>
    <message>
        <source>{} cannot be created ({}), so the table is not saved</source>
        <translation>Impossibile creare {} ({}), quindi la tabella non viene salvata</translation>
    </message>
    <message>
        <source>{}: {}; the table is computed again</source>
        <translation>{}: {}; viene rifatta</translation>
    </message>
    <message>
        <source>this is not a table of Pazaak</source>
        <translation>non è una tabella di Pazaak</translation>
    </message>
    <message>
        <source>the table is of another version of Hilltop</source>
        <translation>è di un’altra versione</translation>
    </message>
    <message>
        <source>the table is for other rules</source>
        <translation>è per altre regole</translation>
    </message>
    <message>
        <source>the file is damaged at byte {}</source>
        <translation>è danneggiato al byte {}</translation>
    </message>
    <message>
        <source>a line of such a log cannot contain the name &quot;{}&quot;</source>
        <translation>una riga di un log così non può contenere il nome «{}»</translation>
    </message>
    <message>
        <source>all {} house cards of value {} have been dealt</source>
        <translation>tutte le {} carte del banco di valore {} sono già state date</translation>
    </message>
    <message>
        <source>{} has nothing to choose here by the rules</source>
        <translation>secondo le regole qui {} non ha da scegliere</translation>
    </message>
    <message>
        <source>{} cannot be dealt a card here by the rules</source>
        <translation>secondo le regole qui {} non riceve carte</translation>
    </message>
    <message>
        <source>this player has nothing to choose here</source>
        <translation>qui questo giocatore non ha nulla da scegliere</translation>
    </message>
    <message>
        <source>it is not clear who wins here</source>
        <translation>non è chiaro chi vince qui</translation>
    </message>
    <message>
        <source>it is not {}’s turn</source>
        <translation>non tocca a {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>riga {}: {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partita {}: {}</translation>
    </message>
    <message>
        <source>this is not a log of the original controller: it has no line &quot;New Game!&quot;</source>
        <translation>nessuna riga dice «New Game!», quindi non è un log del controller originale</translation>
    </message>
    <message>
        <source>no side card can be hidden in this hand</source>
        <translation>in questa mano non può essere nascosta una carta laterale</translation>
    </message>
    <message>
        <source>rule side_cards is {}, but with side_copies {} it must be from 0 to {}</source>
        <translation>la regola side_cards è {}, con side_copies {} dev’essere da 0 a {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>passo {}: la risposta non va bene</translation>
    </message>
    <message>
        <source>a log of the original controller supports only the default rules and its own, but this match has others</source>
        <translation>un log così supporta solo le regole predefinite e quelle del controller originale, questa partita ne ha altre</translation>
    </message>
    <message>
        <source>the previous hand has no cards</source>
        <translation>la mano precedente non ha carte</translation>
    </message>
    <message>
        <source>the hand ends before both have moved</source>
        <translation>la mano finisce prima che entrambi abbiano giocato</translation>
    </message>
    <message>
        <source>the hand continues after its end</source>
        <translation>la mano prosegue, ma secondo le regole era finita</translation>
    </message>
    <message>
        <source>the hand is over, so &quot;New Game!&quot; must come next</source>
        <translation>la mano è finita, quindi deve seguire «New Game!»</translation>
    </message>
    <message>
        <source>the log says that the hand is over, but by the rules it continues</source>
        <translation>la mano è data per finita, ma secondo le regole prosegue</translation>
    </message>
    <message>
        <source>the log says that the hand is tied, but {} wins it with {} against {}</source>
        <translation>la mano è data per pari, ma {} la vince con {} contro {}</translation>
    </message>
    <message>
        <source>the log ends before the second player is named</source>
        <translation>il log finisce prima che sia nominato il secondo giocatore</translation>
    </message>
    <message>
        <source>the log shows cards that the decks do not have</source>
        <translation>il log mostra carte che i mazzi non hanno</translation>
    </message>
    <message>
        <source>the match before is not finished and has the same players, so a log could not tell the two apart</source>
        <translation>la precedente non è finita e ha gli stessi giocatori, quindi un log non potrebbe distinguerle</translation>
    </message>
    <message>
        <source>after the hands before, the standings are {} to {}, not {} to {}</source>
        <translation>secondo le mani precedenti il punteggio è {} a {}, non {} a {}</translation>
    </message>
    <message>
        <source>the standings may only come after &quot;New Game!&quot;</source>
        <translation>il punteggio viene dopo «New Game!», e solo lì</translation>
    </message>
    <message>
        <source>this hand shows cards that the decks do not have</source>
        <translation>questa mano mostra carte che i mazzi non hanno</translation>
    </message>
    <message>
        <source>{} cannot be the side card {} played; side cards are 1 to 5</source>
        <translation>{} non può essere la carta laterale giocata da {}, quelle vanno da 1 a 5</translation>
    </message>
    <message>
        <source>{} chooses before a card is dealt</source>
        <translation>{} sceglie prima che sia data una carta</translation>
    </message>
    <message>
        <source>{} has not begun a turn</source>
        <translation>{} non ha iniziato un turno</translation>
    </message>
    <message>
        <source>{} has not chosen yet</source>
        <translation>{} non ha ancora scelto</translation>
    </message>
    <message>
        <source>{} has played all side cards of value {} a side deck can have</source>
        <translation>{} ha giocato tutte le carte laterali di valore {} che un mazzo laterale può avere</translation>
    </message>
    <message>
        <source>{} stood but was dealt another card</source>
        <translation>{} ha scelto STAND e riceve lo stesso una carta</translation>
    </message>
    <message>
        <source>{} has stood, so END cannot be chosen</source>
        <translation>{} ha scelto STAND, quindi non può scegliere END</translation>
    </message>
    <message>
        <source>{} has {}, which is bombed out</source>
        <translation>{} ha {}, quindi ha sballato</translation>
    </message>
    <message>
        <source>{} has {}, which is not bombed out</source>
        <translation>{} ha {}, quindi non ha sballato</translation>
    </message>
    <message>
        <source>{} is dealt a card out of turn</source>
        <translation>{} riceve una carta fuori turno</translation>
    </message>
    <message>
        <source>{} is not a player of this match; its players are {} and {}</source>
        <translation>{} non è né {} né {}</translation>
    </message>
    <message>
        <source>{} is not a house card; house cards are 1 to 10</source>
        <translation>{} non è una carta del banco, quelle vanno da 1 a 10</translation>
    </message>
    <message>
        <source>the log says that {} wins with {} against {}, which is not so by the rules</source>
        <translation>{} è dato per vincente con {} contro {}, cosa che le regole non prevedono</translation>
    </message>
    <message>
        <source>{} stands at exactly 20, so END cannot be chosen</source>
        <translation>{} sta a esattamente 20, quindi non può scegliere END</translation>
    </message>
    <message>
        <source>{}’s hand has grown by {} without a new card or STAND</source>
        <translation>la mano di {} è cresciuta di {} senza una nuova carta o STAND</translation>
    </message>
    <message>
        <source>{}’s hand is not empty at the beginning</source>
        <translation>la mano di {} all’inizio non è vuota</translation>
    </message>
    <message>
        <source>{}’s hand is not what it was in the turn before</source>
        <translation>la mano di {} non è quella del turno precedente</translation>
    </message>
    <message>
        <source>{}’s new hand is not the old one with one more card</source>
        <translation>la nuova mano di {} non è la vecchia più una carta</translation>
    </message>
    <message>
        <source>a card follows the side card, but a side card ends the turn</source>
        <translation>ha una carta dopo la carta laterale, che finisce il turno</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>ci sono troppe carte</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>ci sono {} carte, ma devono essere {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>la carta del banco {} è sul tavolo {} volte, ce ne sono {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>più carte laterali delle {} previste dalle regole</translation>
    </message>
    <message>
        <source>seat {} cannot hold that many side cards</source>
        <translation>il posto {} non può avere tante carte laterali</translation>
    </message>
    <message>
        <source>seat {} has side card {} more often than the {} times the rules allow</source>
        <translation>il posto {} ha la carta laterale {} più delle {} volte previste dalle regole</translation>
    </message>
    <message>
        <source>the hand is over with these cards, so no one has to act</source>
        <translation>con queste carte la mano è finita, quindi non tocca a nessuno</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn after {} house cards of seat 1 and {} of seat 2</source>
        <translation>non può toccare al posto {} dopo {} carte del banco del posto 1 e {} del posto 2</translation>
    </message>
    <message>
        <source>this is not a line of the original controller’s log</source>
        <translation>questa non è una riga del log del controller originale</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>&quot;{}&quot; is not an outcome</source>
        <translation>«{}» non è un risultato</translation>
    </message>
    <message>
        <source>The note on the cards of this match cannot be read: {}.</source>
        <translation>Ciò che questa partita dice delle carte con cui è stata giocata non è leggibile: {}.</translation>
    </message>
    <message>
        <source>This match claims to have the cards of another deal.</source>
        <translation>Questa partita dice di essere stata giocata con le carte di una smazzata diversa dalla sua.</translation>
    </message>
    <message>
        <source>This match says that a person played these cards in seat {}, but no person did.</source>
        <translation>Questa partita dice che con queste carte una persona ha preso il posto {}, ma lì non sedeva nessuna.</translation>
    </message>
    <message>
        <source>{}, who sat there, is no longer available: {}</source>
        <translation>{}, che sedeva lì, non è più disponibile: {}</translation>
    </message>
    <message>
        <source>{}: no match of this file was played on these cards</source>
        <translation>{}: nessuna partita di questo file è stata giocata con queste carte</translation>
    </message>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: questa partita non è stata giocata</translation>
    </message>
    <message>
        <source>{}: match {} of the file cannot be read: {}</source>
        <translation>{}: la partita {} del file non è leggibile: {}</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>Impossibile scrivere {}: {}</translation>
    </message>
    <message>
        <source>these numbers cannot be those of a rated match</source>
        <translation>non può essere una partita classificata</translation>
    </message>
    <message>
        <source>this field is empty</source>
        <translation>è vuoto</translation>
    </message>
    <message>
        <source>{}: line {} is of a newer Hilltop; the rating shown here leaves out this match</source>
        <translation>{}: la riga {} è di un Hilltop più recente; il rating di questa versione tralascia una partita</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match</source>
        <translation>{}: la riga {} non è una partita classificata</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match ({})</source>
        <translation>{}: la riga {} non è una partita classificata ({})</translation>
    </message>
    <message>
        <source>{}: the list of your bots cannot be read ({}). Repair this file or move it away; Hilltop does not overwrite it</source>
        <translation>{}: la lista dei tuoi bot non è leggibile ({}); correggi questo file o spostalo, Hilltop non lo sovrascrive</translation>
    </message>
    <message>
        <source>it is not a list of bots</source>
        <translation>non è un elenco di bot</translation>
    </message>
    <message>
        <source>it was written by another version of Hilltop</source>
        <translation>l’ha scritto un’altra versione di Hilltop</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a content ID of a bot</source>
        <translation>«{}» non è il nome del contenuto di un bot</translation>
    </message>
</context>
<context>
    <name>ratings</name>
    <message>
        <source>alpha and beta of sprt must lie between 0 and 0.5</source>
        <translation>alpha e beta di sprt devono stare fra 0 e 0,5</translation>
    </message>
    <message>
        <source>the first Elo of sprt must be below the second</source>
        <translation>il primo Elo di sprt dev’essere sotto il secondo</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>this must be a JSON object</source>
        <translation>qui serve un oggetto JSON</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>questo campo manca</translation>
    </message>
    <message>
        <source>the record has no seal: its cards were not sealed before the match</source>
        <translation>la registrazione non ha sigillo: le sue carte non erano sigillate prima della partita</translation>
    </message>
    <message>
        <source>the cards are written into the record, so they do not come from the sealed seed</source>
        <translation>le carte sono scritte nella registrazione, quindi non vengono dal seed sigillato</translation>
    </message>
    <message>
        <source>the salt is missing, so the seal cannot be checked</source>
        <translation>manca il sale, quindi il sigillo non si può verificare</translation>
    </message>
    <message>
        <source>seed {} and salt {} have the SHA-256 {}, but {} was shown before the match</source>
        <translation>seed {} e sale {} hanno lo SHA-256 {}, ma prima della partita era mostrato {}</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but seed {}, deal 0 was sealed</source>
        <translation>le carte sono del seed {}, smazzata {}, ma era sigillato il seed {}, smazzata 0</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but the sealed seed {} and the word &quot;{}&quot; give seed {}, deal 0</source>
        <translation>le carte sono del seed {}, smazzata {}, ma il seed sigillato {} e la frase «{}» danno il seed {}, smazzata 0</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>una registrazione è un oggetto JSON</translation>
    </message>
    <message>
        <source>the bots have other faults when they play the match again</source>
        <translation>sono diverse da quelle che danno i bot rigiocando la partita</translation>
    </message>
    <message>
        <source>as {}: {}</source>
        <translation>come {}: {}</translation>
    </message>
    <message>
        <source>branches[{}]: {}</source>
        <translation>branches[{}]: {}</translation>
    </message>
    <message>
        <source>cards.{}: there is a card that the deck does not have, or not so often, or there are more cards than are dealt (step {})</source>
        <translation>cards.{}: contiene una carta che nel mazzo non c’è, o non tante volte, o più carte di quante se ne danno (passo {})</translation>
    </message>
    <message>
        <source>digest: the record says {}, but by its answers it is {}</source>
        <translation>digest: la registrazione dice {}; dalle sue risposte risulta {}</translation>
    </message>
    <message>
        <source>faults: a fault is listed twice, or its seat has nothing to decide at that step</source>
        <translation>faults: ce n’è uno due volte, o di un posto che a quel passo non è interrogato</translation>
    </message>
    <message>
        <source>there must be one entry per seat</source>
        <translation>deve avere una voce per posto</translation>
    </message>
    <message>
        <source>there are {} cards, more than in any deck</source>
        <translation>contiene {} carte, più di qualsiasi mazzo</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {} of version {}, cannot play again, as it is now version {}</source>
        <translation>manca, e il posto {}, {} in versione {}, non può rigiocare, perché ora è alla versione {}</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {}, is not a built-in bot that could play again</source>
        <translation>manca, e il posto {}, {}, non è un bot integrato che possa rigiocare</translation>
    </message>
    <message>
        <source>this field is missing, so this is not a Hilltop record</source>
        <translation>manca, quindi non è una registrazione di Hilltop</translation>
    </message>
    <message>
        <source>the format is {}, but this Hilltop reads up to {}; use a newer one</source>
        <translation>è {}, questa versione legge fino a {}; serve un Hilltop più recente</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>riga {}: {}</translation>
    </message>
    <message>
        <source>match {}: the match is of {}, but {} is a format of {}</source>
        <translation>partita {}: è di {}, {} è un formato di {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partita {}: {}</translation>
    </message>
    <message>
        <source>result: the record says {}, but played again it is {}</source>
        <translation>result: la registrazione dice {}; rigiocata risulta {}</translation>
    </message>
    <message>
        <source>rules.{}: this rule is missing; its default, {}, is used</source>
        <translation>rules.{}: manca, vale il valore predefinito {}</translation>
    </message>
    <message>
        <source>seat {} has to answer</source>
        <translation>il posto {} deve rispondere</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>passo {}: la partita è già finita</translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation>passo {}: {}</translation>
    </message>
    <message>
        <source>the fault of seat {} is not answered as the rules require</source>
        <translation>al fallo del posto {} non si è risposto come richiedono le regole</translation>
    </message>
    <message>
        <source>the match has no such part; its parts are 0 to {}</source>
        <translation>la partita non ha questa parte; le sue parti vanno da 0 a {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {} to {}</source>
        <translation>sono {}, {} ne ha da {} a {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {}</source>
        <translation>sono {}, {} ne ha {}</translation>
    </message>
    <message>
        <source>the file contains no record</source>
        <translation>non contiene registrazioni</translation>
    </message>
    <message>
        <source>there is no format &quot;{}&quot;; the formats are {}</source>
        <translation>formato sconosciuto «{}», noti sono {}</translation>
    </message>
    <message>
        <source>{} needs tables that have not been computed here for these rules; run hilltop-cli solve {} with the same --rules</source>
        <translation>{} ha bisogno di tabelle che qui non sono state create per queste regole; creale con hilltop-cli solve {}, con le stesse --rules</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>Impossibile scrivere {}: {}</translation>
    </message>
    <message>
        <source>{} is neither a Hilltop record nor a log Hilltop can read ({})</source>
        <translation>{} non è né una registrazione di Hilltop né un log che Hilltop possa leggere ({})</translation>
    </message>
    <message>
        <source>{} is not a Hilltop record</source>
        <translation>{} non è una registrazione di Hilltop</translation>
    </message>
    <message>
        <source>{}: line {} is no longer the match that was opened</source>
        <translation>{}: la riga {} non è più la partita che era stata aperta</translation>
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
        <translation>risposte: {}, posti interrogati: {}</translation>
    </message>
    <message>
        <source>the match is of {}, but {} is a format of {}</source>
        <translation>è una partita di {}, {} è un formato di {}</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{}: è vuoto</translation>
    </message>
    <message>
        <source>the answers are missing, and {} of version {} cannot be played again, as it is now version {}</source>
        <translation>manca, e {} in versione {} non si può rigiocare, perché ora è alla versione {}</translation>
    </message>
    <message>
        <source>the version is {}, but this Hilltop plays {} {}; use a newer one</source>
        <translation>è {}, questa versione gioca {} {}; serve un Hilltop più recente</translation>
    </message>
    <message>
        <source>the match has no such part</source>
        <translation>la partita non ha questa parte</translation>
    </message>
    <message>
        <source>the match was played by version {} of {}, but this is version {}: {}</source>
        <translation>la partita è stata giocata con la versione {} di {}, e questa è la versione {}: {}</translation>
    </message>
    <message>
        <source>a match that begins with a position has no cards of its own</source>
        <translation>una partita che inizia da una posizione non ne ha</translation>
    </message>
    <message>
        <source>the match begins with a position, but {} supports only whole matches</source>
        <translation>inizia da una posizione, e {} ammette solo partite intere</translation>
    </message>
    <message>
        <source>the position has other rules than the match</source>
        <translation>ha regole diverse dalla partita</translation>
    </message>
    <message>
        <source>the position has {} seats, but the match has {}</source>
        <translation>ha {} posti, la partita ne ha {}</translation>
    </message>
    <message>
        <source>start: the position has {} seats, but the match has {}</source>
        <translation>start: ha {} posti, la partita ne ha {}</translation>
    </message>
    <message>
        <source>the text is not JSON: {}</source>
        <translation>il testo non è JSON: {}</translation>
    </message>
    <message>
        <source>there is no match and no position in the text</source>
        <translation>nel testo non c’è né una partita né una posizione</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>there is no game &quot;{}&quot;; the games are {}</source>
        <translation>gioco sconosciuto «{}», i giochi sono {}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>A rated match is being played with these cards. You can see them when it is over.</source>
        <translation>Con queste carte è in corso una partita classificata. Potrai vederle quando sarà finita.</translation>
    </message>
    <message>
        <source>Match {}, {}</source>
        <translation>Partita {}, {}</translation>
    </message>
    <message>
        <source>There is no match in this file.</source>
        <translation>In questo file non c’è una partita.</translation>
    </message>
    <message>
        <source>no decision is due at this position</source>
        <translation>in questa posizione non c’è nessuna decisione da prendere</translation>
    </message>
</context>
<context>
    <name>review_files</name>
    <message>
        <source>{} was written by a newer version of Hilltop</source>
        <translation>{}: è di una versione più recente di Hilltop</translation>
    </message>
    <message>
        <source>{}: the folder cannot be read ({})</source>
        <translation>{}: la cartella non è leggibile ({})</translation>
    </message>
    <message>
        <source>{}: the folder contains no .hmatch file</source>
        <translation>{}: la cartella non contiene file .hmatch</translation>
    </message>
    <message>
        <source>{} has become shorter while it was read; try again</source>
        <translation>{} nel frattempo si è accorciato</translation>
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
        <translation>{}: partita {}: {}</translation>
    </message>
    <message>
        <source>the match has no such seat</source>
        <translation>non è della partita</translation>
    </message>
    <message>
        <source>there is only one answer</source>
        <translation>non lascia scelta</translation>
    </message>
    <message>
        <source>the seat has nothing to decide here</source>
        <translation>non attende risposta</translation>
    </message>
    <message>
        <source>the file is a log of another program, which cannot store analyses</source>
        <translation>è un log di un altro programma, che non contiene analisi</translation>
    </message>
    <message>
        <source>the match already has a deeper analysis, which is kept</source>
        <translation>ha un’analisi più approfondita, che resta</translation>
    </message>
    <message>
        <source>the match already has an analysis by a newer version of Hilltop, which is kept</source>
        <translation>ha un’analisi di una versione più recente di Hilltop, che resta</translation>
    </message>
    <message>
        <source>{} is not a file of analyses</source>
        <translation>{} non è un file di analisi</translation>
    </message>
    <message>
        <source>{}; analyses are kept in {} instead</source>
        <translation>{}; le analisi si salvano invece in {}</translation>
    </message>
</context>
<context>
    <name>rps</name>
    <message>
        <source>there are more than {} cards</source>
        <translation>ha più di {} carte</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>ci sono {} carte, ma devono essere {}</translation>
    </message>
    <message>
        <source>there is no base card, but all cards are drafted</source>
        <translation>è vuoto, ma tutte le carte sono già state scelte</translation>
    </message>
    <message>
        <source>seat {} has played more than the {} cards it can have kept</source>
        <translation>il posto {} ha giocato più delle {} carte che può aver tenuto</translation>
    </message>
    <message>
        <source>{} is not a card; write for example R3</source>
        <translation>{} non è una carta come R3</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} compare due volte</translation>
    </message>
    <message>
        <source>{} was not drafted by this seat</source>
        <translation>{} non è stata scelta da questo posto</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>{} is not a file of settings</source>
        <translation>{} non è un file di impostazioni</translation>
    </message>
    <message>
        <source>The card deck {} can’t be used: {}. Hilltop’s own cards are shown.</source>
        <translation>Il mazzo {} non si può usare: {}. Hilltop mostra le proprie carte.</translation>
    </message>
    <message>
        <source>The card deck {} isn’t installed any more. Hilltop’s own cards are shown.</source>
        <translation>Il mazzo {} non è più installato. Hilltop mostra le proprie carte.</translation>
    </message>
    <message>
        <source>it has no usable card {}</source>
        <translation>la carta {} manca o è inutilizzabile</translation>
    </message>
    <message>
        <source>its drawing has too many parts</source>
        <translation>il disegno ha troppe parti</translation>
    </message>
    <message>
        <source>its drawing is damaged</source>
        <translation>il disegno è danneggiato</translation>
    </message>
    <message>
        <source>its drawing is larger than 64 MB when unpacked</source>
        <translation>il disegno decompresso supera 64 MB</translation>
    </message>
    <message>
        <source>its drawing is no SVG file</source>
        <translation>il disegno non è un file SVG</translation>
    </message>
    <message>
        <source>its index.desktop names no drawing</source>
        <translation>index.desktop non indica alcun disegno</translation>
    </message>
</context>
<context>
    <name>thegame</name>
    <message>
        <source>rule hand is {}, but with {} seats it must be from 1 to {}</source>
        <translation>la regola hand è {}, con {} posti dev’essere da 1 a {}</translation>
    </message>
    <message>
        <source>rule minimum is {}, but with hand {} it must be from 1 to {}</source>
        <translation>la regola minimum è {}, con hand {} dev’essere da 1 a {}</translation>
    </message>
    <message>
        <source>rule minimum_empty is {}, but with hand {} it must be from 0 to {}</source>
        <translation>la regola minimum_empty è {}, con hand {} dev’essere da 0 a {}</translation>
    </message>
    <message>
        <source>a wish comes before the first card</source>
        <translation>una richiesta precede la prima carta</translation>
    </message>
    <message>
        <source>all cards are played, so the match is over</source>
        <translation>tutte le carte sono giocate, quindi la partita è finita</translation>
    </message>
    <message>
        <source>card {} does not fit on pile {}, which shows {}</source>
        <translation>la carta {} non sta sulla pila {}, che mostra {}</translation>
    </message>
    <message>
        <source>card {} is played twice</source>
        <translation>la carta {} è giocata due volte</translation>
    </message>
    <message>
        <source>card {} appears twice</source>
        <translation>la carta {} c’è due volte</translation>
    </message>
    <message>
        <source>card {} is already on a pile</source>
        <translation>la carta {} è su una pila</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>ci sono troppe carte</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>ci sono {} carte, ma devono essere {}</translation>
    </message>
    <message>
        <source>after these moves it is seat {}’s turn</source>
        <translation>dopo queste mosse tocca al posto {}</translation>
    </message>
    <message>
        <source>none of the cards fits, so the match is over</source>
        <translation>nessuna sua carta ci sta, quindi la partita è finita</translation>
    </message>
    <message>
        <source>seat {} plays on seat {}’s turn</source>
        <translation>gioca il posto {}, ma tocca al posto {}</translation>
    </message>
    <message>
        <source>there is no card {}</source>
        <translation>non c’è nessuna carta {}</translation>
    </message>
    <message>
        <source>there is no pile {}</source>
        <translation>non c’è nessuna pila {}</translation>
    </message>
    <message>
        <source>a wish is only possible after a card was played</source>
        <translation>le richieste si fanno dopo una carta</translation>
    </message>
    <message>
        <source>a wish must be from 0 to {}</source>
        <translation>le richieste vanno da 0 a {}</translation>
    </message>
    <message>
        <source>{} is not a move; write the seat and its move, such as 0 42&gt;1</source>
        <translation>{} non è un posto con la sua mossa, come 0 42&gt;1</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>il valore è {}, ma dal resto risulta {}</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>SPRT compares two entrants in a round-robin, but there are {} in a {}</source>
        <translation>SPRT confronta due partecipanti in un girone, qui sono {} in formula {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in &quot;{}&quot; is not a number</source>
        <translation>«{}» in «{}» non è un numero</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a stop rule; write fixed, interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA]</source>
        <translation>«{}» non è né fixed, né interval=AMPIEZZA, né sprt=ELO0,ELO1 con o senza ,ALPHA,BETA</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {} or {}</source>
        <translation>«{}» non è né {} né {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a shard; 3/8 is the fourth of eight, counted from 0, of at most {}</source>
        <translation>«{}» non è una parte; 3/8 è la quarta di otto, contate da 0, al massimo {}</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>un piano è un oggetto JSON</translation>
    </message>
    <message>
        <source>only knockout and cup have a ranking; leave it out</source>
        <translation>un ordine va con eliminazione e coppa, toglilo</translation>
    </message>
    <message>
        <source>a stop rule looks at all results in order, so it cannot be played in shards; use stop=fixed</source>
        <translation>una regola di arresto guarda tutti i risultati in ordine, quindi non si può giocare in parti; usa stop=fixed</translation>
    </message>
    <message>
        <source>a {} is always played to its end; use stop=fixed</source>
        <translation>la formula {} si gioca fino alla fine, le si addice solo stop=fixed</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use one-table or random-tables</source>
        <translation>la formula {} richiede due parti, {} con {} posti ne ha altre: usa one-table o random-tables</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use random-tables</source>
        <translation>la formula {} richiede due parti, {} con {} posti ne ha altre: usa random-tables</translation>
    </message>
    <message>
        <source>game: this field is missing</source>
        <translation>game: manca</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches è {}, dev’essere un numero intero da 1 a {}</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use {1} seats or random-tables</source>
        <translation>un tavolo di {0} posti non si divide equamente fra {1} partecipanti: usa {1} posti o random-tables</translation>
    </message>
    <message>
        <source>only swiss has a number of rounds; leave it out</source>
        <translation>rounds vale solo per swiss, toglilo</translation>
    </message>
    <message>
        <source>the Elos of sprt must lie between -1000 and 1000</source>
        <translation>gli Elo di sprt devono stare fra -1000 e 1000</translation>
    </message>
    <message>
        <source>the rounds of a {} depend on results, so it cannot be played in shards</source>
        <translation>i turni della formula {} dipendono dai risultati, quindi non si può giocare in parti</translation>
    </message>
    <message>
        <source>the width of the interval must be above 0, such as interval=0.02</source>
        <translation>l’ampiezza dell’intervallo dev’essere sopra 0, ad esempio interval=0.02</translation>
    </message>
    <message>
        <source>there are no entrants</source>
        <translation>non ci sono partecipanti</translation>
    </message>
    <message>
        <source>there are {} entrants, but at most {} can play</source>
        <translation>ci sono {} partecipanti, ne possono giocare al massimo {}</translation>
    </message>
    <message>
        <source>{} does not take part, so it has no limits</source>
        <translation>{} non partecipa, quindi non ha limiti</translation>
    </message>
    <message>
        <source>{} entrants with {} matches per pairing and stop={} make {} series, but at most {} are possible; use fewer matches</source>
        <translation>{} partecipanti con {} partite per coppia e stop={} fanno {} serie, ne sono possibili al massimo {}; riduci le partite</translation>
    </message>
    <message>
        <source>{} has limits of its own but does not take part</source>
        <translation>{} ha limiti propri ma non partecipa</translation>
    </message>
    <message>
        <source>{} is built in and has no limits</source>
        <translation>{} è integrato e non ha limiti</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there are none</source>
        <translation>{} richiede almeno due partecipanti, non ce n’è nessuno</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there is only one</source>
        <translation>{} richiede almeno due partecipanti, ce n’è uno</translation>
    </message>
    <message>
        <source>{}: all seats play together, so there is no best response to a bot</source>
        <translation>{}: tutti i posti giocano insieme, quindi non c’è nulla da guadagnare contro un bot</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use random-tables</source>
        <translation>un tavolo di {0} posti non si divide equamente fra {1} partecipanti: usa random-tables</translation>
    </message>
    <message>
        <source>{} remembers earlier matches, and all pairings share the duplicate deals, so this cannot be played in shards; use the limit remembers=match, or no duplicate deals</source>
        <translation>{} ricorda le partite precedenti, e le smazzate duplicate sono condivise da tutti gli incontri, quindi non si può giocare in parti; usa il limite remembers=match, o niente smazzate duplicate</translation>
    </message>
    <message>
        <source>{} rounds are too many for {} entrants; at most {} can be played without meeting twice</source>
        <translation>{} turni sono troppi per {} partecipanti, se ne possono giocare al massimo {} senza incontrarsi due volte</translation>
    </message>
    <message>
        <source>there must be a name for each entrant, but there are {} names for {} entrants</source>
        <translation>ci sono {} nomi per {} partecipanti</translation>
    </message>
    <message>
        <source>seal: give both the seed and the salt, or neither</source>
        <translation>seal: seed e sale devono essere o entrambi indicati o entrambi segreti</translation>
    </message>
    <message>
        <source>seal: {} is not the SHA-256 of seed {} and salt {}</source>
        <translation>seal: {} non è lo SHA-256 del seed {} e del sale {}</translation>
    </message>
    <message>
        <source>together: bots that play with the engine could read the sealed seed; leave it out</source>
        <translation>together: i bot che girano insieme al motore potrebbero leggere il seed sigillato; togli questa opzione</translation>
    </message>
    <message>
        <source>a plan does not have this field</source>
        <translation>un piano non ha questo campo</translation>
    </message>
    <message>
        <source>this must be all, faults, sample or none</source>
        <translation>non è né all, né faults, né sample, né none</translation>
    </message>
    <message>
        <source>this must be given or round-robin</source>
        <translation>non è né given né round-robin</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;decision&quot;: &quot;1s&quot;}}</source>
        <translation>dev’essere un oggetto, ad esempio {{&quot;decision&quot;: &quot;1s&quot;}}</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</source>
        <translation>dev’essere un oggetto, ad esempio {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</translation>
    </message>
    <message>
        <source>this must be text such as &quot;250ms&quot;</source>
        <translation>dev’essere un testo, ad esempio «250ms»</translation>
    </message>
    <message>
        <source>only a hill has {}</source>
        <translation>solo una collina ha {}</translation>
    </message>
</context>
<context>
    <name>tournament_files</name>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: questa partita non è stata giocata</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>Impossibile scrivere {}: {}</translation>
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
        <translation>i suoi risultati sono troncati</translation>
    </message>
    <message>
        <source>its results were changed</source>
        <translation>i suoi risultati sono stati modificati</translation>
    </message>
    <message>
        <source>its results are in a format this program does not know</source>
        <translation>i suoi risultati hanno un formato che questo programma non conosce</translation>
    </message>
    <message>
        <source>its results have the wrong size</source>
        <translation>i suoi risultati non hanno la dimensione giusta</translation>
    </message>
    <message>
        <source>{} has no match {}; its plan ends with {}</source>
        <translation>{} non ha la partita {}, il suo piano finisce con la {}</translation>
    </message>
    <message>
        <source>{}: match {} was not kept</source>
        <translation>{}: la partita {} non è stata salvata</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot has changed since</source>
        <translation>{}: la partita {} era un’altra: rigiocata dal suo seed ha dato altre risposte, un bot è cambiato nel frattempo</translation>
    </message>
    <message>
        <source>{}: its plan cannot be read: {}</source>
        <translation>{}: il suo piano non è leggibile: {}</translation>
    </message>
    <message>
        <source>{}: its plan cannot be played: {}</source>
        <translation>{}: il suo piano non si può giocare: {}</translation>
    </message>
    <message>
        <source>{}: its plan has {} bots, but {} entrants, so the file is damaged; try a copy of it</source>
        <translation>{}: il suo piano ha {} bot, ma {} partecipanti; il file è danneggiato, forse aiuta una copia</translation>
    </message>
    <message>
        <source>{}: series {} does not follow from the results before it. Either {} broke ties by other rules, then play this tournament anew, or the file is damaged</source>
        <translation>{}: la serie {} non segue dai risultati precedenti; o {} ha deciso un pareggio con altre regole, e allora rigioca questo torneo, o il file è danneggiato</translation>
    </message>
    <message>
        <source>{}: series {} does not belong to its plan, so the file is damaged; try a copy of it</source>
        <translation>{}: la serie {} non appartiene al suo piano; il file è danneggiato, forse aiuta una copia</translation>
    </message>
    <message>
        <source>{} was played by {}, which split tournaments of your own bots differently; open it with that version or play it again</source>
        <translation>{}: è stato giocato da {}, che divideva diversamente i tornei dei tuoi bot; aprilo con quella versione o rigiocalo</translation>
    </message>
    <message>
        <source>{}: {} and {} meet in series {}, but the file may hold another pairing: {} may have broken a tie before it by other rules; play this tournament anew</source>
        <translation>{}: {} e {} si incontrano nella serie {}, ma non si può dire che l’abbiano giocata: forse {} ha deciso un pareggio precedente con altre regole; rigioca questo torneo</translation>
    </message>
    <message>
        <source>{}: the file of {} was changed or removed, so the results would be of two different bots; restore the file that has played so far, or begin a new tournament</source>
        <translation>{}: il file di {} nel frattempo è cambiato o sparito, quindi i risultati sarebbero di due bot diversi; rimetti ciò che ha giocato finora, o inizia un nuovo torneo</translation>
    </message>
    <message>
        <source>{}: {} has changed (version {} has played so far, now it is version {}), so the results would be of two different bots; keep the results as they are, or begin a new tournament</source>
        <translation>{}: {} nel frattempo è cambiato (finora ha giocato la versione {}, ora è la versione {}), quindi i risultati sarebbero di due bot diversi; guardali soltanto, o inizia un nuovo torneo</translation>
    </message>
    <message>
        <source>{}: match {} was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: la partita {} è persa per resa e non è stata giocata, perché un bot era già escluso</translation>
    </message>
    <message>
        <source>{}: the record of match {} cannot be read: {}</source>
        <translation>{}: la registrazione della partita {} non è leggibile: {}</translation>
    </message>
    <message>
        <source>there is no home folder in which the sealed seed could be kept</source>
        <translation>non c’è una cartella home in cui salvare il seed sigillato</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>Impossibile creare {} ({})</translation>
    </message>
    <message>
        <source>seal: {} is not a SHA-256</source>
        <translation>seal: {} non è uno SHA-256</translation>
    </message>
    <message>
        <source>its seed is sealed, and only the computer that began it knows the seed; open it there, wait until it is over, or copy {} from there</source>
        <translation>il suo seed è sigillato e lo conosce solo il computer che ha iniziato il torneo; guardalo lì, aspetta che finisca o copia {} da lì</translation>
    </message>
    <message>
        <source>{}: its seed is not the one that was sealed</source>
        <translation>{}: questo non è il seed che era stato sigillato</translation>
    </message>
    <message>
        <source>the match cannot be shown before the tournament ends and its sealed seed is published: {}</source>
        <translation>la partita non si può mostrare prima della fine, quando viene rivelato il seed sigillato: {}</translation>
    </message>
    <message>
        <source>{}: series {} arrived, but series {} was expected</source>
        <translation>{}: è arrivata la serie {} invece della {}</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>non ha {}</translation>
    </message>
    <message>
        <source>its plan or entrants were changed</source>
        <translation>il suo piano o i partecipanti sono stati modificati</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: esiste già; scegli un altro nome</translation>
    </message>
    <message>
        <source>{}{} belongs to another file; remove it or choose another name</source>
        <translation>{}{}: appartiene a un altro file; eliminalo o scegli un altro nome</translation>
    </message>
    <message>
        <source>{} is being changed by another Hilltop; wait until that is done, or stop it</source>
        <translation>{} è in modifica da parte di un altro Hilltop; attendi che finisca o fermalo</translation>
    </message>
    <message>
        <source>{} is empty; it was cut off when it was created or copied</source>
        <translation>{}: è vuoto; è stato troncato quando fu creato o copiato</translation>
    </message>
    <message>
        <source>{} is of format {}, made by a newer Hilltop; this one reads format {}</source>
        <translation>{}: è del formato {}, di un Hilltop più recente; questo legge il formato {}</translation>
    </message>
    <message>
        <source>it has no format</source>
        <translation>non ha un formato</translation>
    </message>
    <message>
        <source>{}: its folder is read-only; copy it and continue with the copy</source>
        <translation>{}: la sua cartella è di sola lettura; copialo e continua con la copia</translation>
    </message>
    <message>
        <source>{} is read-only; copy it and continue with the copy</source>
        <translation>{}: è di sola lettura; copialo e continua con la copia</translation>
    </message>
    <message>
        <source>{} was replaced by another file while the tournament was running</source>
        <translation>{}: un altro file ha preso il suo nome mentre veniva giocato</translation>
    </message>
    <message>
        <source>{} was deleted or moved while the tournament was running</source>
        <translation>{}: è stato eliminato o spostato mentre veniva giocato</translation>
    </message>
    <message>
        <source>{} was changed by another program; open it again</source>
        <translation>{}: un altro programma lo ha modificato; riaprilo</translation>
    </message>
    <message>
        <source>no such column: {}</source>
        <translation>manca la colonna: {}</translation>
    </message>
    <message>
        <source>its table {} has other columns</source>
        <translation>la sua tabella {} ha altre colonne</translation>
    </message>
    <message>
        <source>its {} {} does not belong there</source>
        <translation>{} {} non dovrebbe esserci</translation>
    </message>
    <message>
        <source>no such table: {}</source>
        <translation>manca la tabella: {}</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>il contenuto del database è danneggiato</translation>
    </message>
    <message>
        <source>{} and {} are of different plans; merge shards of one plan</source>
        <translation>{} e {} sono di piani diversi; unisci parti di uno stesso piano</translation>
    </message>
    <message>
        <source>{} is a shard of {}, {} one of {}; merge shards of one run</source>
        <translation>{} è una parte di {}, {} una di {}; unisci parti di una stessa esecuzione</translation>
    </message>
    <message>
        <source>{} and {} have different entrants</source>
        <translation>{} e {} hanno partecipanti diversi</translation>
    </message>
    <message>
        <source>{} and {} were played with different programs of entrant {} (versions {} and {}); play one of the shards again</source>
        <translation>{} e {} sono stati giocati con programmi diversi del partecipante {} (versioni {} e {}); rigioca una delle parti</translation>
    </message>
    <message>
        <source>{} is a whole tournament, not a shard of one</source>
        <translation>{}: è un torneo intero, non una sua parte</translation>
    </message>
    <message>
        <source>there is nothing to merge; name all shards of a tournament</source>
        <translation>non c’è nulla da unire; indica tutte le parti di un torneo</translation>
    </message>
    <message>
        <source>{} and {} are both shard {} of {}; name each shard once</source>
        <translation>{} e {} sono entrambi la parte {} di {}; indica ogni parte una volta sola</translation>
    </message>
    <message>
        <source>shard {} of {} is missing; name all {} shards, finished or not</source>
        <translation>manca la parte {} di {}; indica tutte le {} parti, finite o no</translation>
    </message>
    <message>
        <source>{} is damaged (series {} is missing); use a copy of it</source>
        <translation>{}: è danneggiato (manca la serie {}); usane una copia</translation>
    </message>
    <message>
        <source>{} cannot be merged here: {}</source>
        <translation>{} qui non si può unire: {}</translation>
    </message>
    <message>
        <source>{}: the recovered data could not be written</source>
        <translation>{}: impossibile scrivere i dati recuperati</translation>
    </message>
    <message>
        <source>some faults belong to no series</source>
        <translation>falli senza alcuna serie</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: questo file non esiste</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{}: è una cartella, non un file</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>Impossibile aprire {} ({})</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} non è un file regolare</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>Impossibile scrivere {} ({})</translation>
    </message>
    <message>
        <source>malformed database schema</source>
        <translation>struttura del database danneggiata</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>impossibile aprire il database</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>errore di lettura o scrittura del disco</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria esaurita</translation>
    </message>
    <message>
        <source>access permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>not authorized</source>
        <translation>non autorizzato</translation>
    </message>
    <message>
        <source>locking protocol</source>
        <translation>blocco impossibile</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>contenuto troppo grande</translation>
    </message>
    <message>
        <source>constraint failed</source>
        <translation>vincolo non rispettato</translation>
    </message>
    <message>
        <source>datatype mismatch</source>
        <translation>tipo di dato errato</translation>
    </message>
    <message>
        <source>large file support is disabled</source>
        <translation>i file grandi non sono supportati</translation>
    </message>
    <message>
        <source>{} cannot be opened (there is not enough memory)</source>
        <translation>Impossibile aprire {} (memoria insufficiente)</translation>
    </message>
    <message>
        <source>{0} cannot be read without {0}{1}, and its folder is read-only; copy both files into a folder of your own</source>
        <translation>{0} illeggibile senza {0}{1}, e nella sua cartella non si può scrivere; copia entrambi i file in una cartella tua</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>finisce troppo presto</translation>
    </message>
    <message>
        <source>{} is in use by another program; close it there or wait</source>
        <translation>{}: è in uso da un altro programma; chiudilo lì o attendi</translation>
    </message>
    <message>
        <source>{}: the disk is full. Everything saved until now is kept; free some space and continue</source>
        <translation>{}: il disco è pieno; tutto ciò che è salvato finora resta, libera spazio e continua</translation>
    </message>
    <message>
        <source>{} is read-only; copy it to a folder of your own and continue with the copy</source>
        <translation>{}: è di sola lettura; copialo in una tua cartella e continua con la copia</translation>
    </message>
    <message>
        <source>{} cannot be read or written ({})</source>
        <translation>Impossibile leggere {} o scriverlo ({})</translation>
    </message>
    <message>
        <source>{} cannot be used ({})</source>
        <translation>{} non utilizzabile ({})</translation>
    </message>
    <message>
        <source>{} is damaged ({}); nothing was changed in it, use a copy of it</source>
        <translation>{}: è danneggiato ({}); nulla vi è stato modificato, usane una copia</translation>
    </message>
    <message>
        <source>a fault was changed</source>
        <translation>un fallo è stato modificato</translation>
    </message>
    <message>
        <source>a part of series {} is missing</source>
        <translation>manca una parte della serie {}</translation>
    </message>
    <message>
        <source>its last series is numbered {}</source>
        <translation>la sua ultima serie ha il numero {}</translation>
    </message>
    <message>
        <source>its processor times were changed</source>
        <translation>i suoi tempi di processore sono stati modificati</translation>
    </message>
    <message>
        <source>series {} has the results of another series</source>
        <translation>la serie {} ha i risultati di un’altra</translation>
    </message>
    <message>
        <source>series {} is missing</source>
        <translation>manca la serie {}</translation>
    </message>
    <message>
        <source>series {}: {}</source>
        <translation>serie {}: {}</translation>
    </message>
    <message>
        <source>the faults of series {} were changed</source>
        <translation>i falli della serie {} sono stati modificati</translation>
    </message>
    <message>
        <source>the matches of series {} were changed</source>
        <translation>le partite della serie {} sono state modificate</translation>
    </message>
    <message>
        <source>{} is not a tournament file</source>
        <translation>{} non è un file di torneo</translation>
    </message>
</context>
<context>
    <name>tournaments</name>
    <message>
        <source>{}: opening it was cancelled</source>
        <translation>{}: l’apertura è stata annullata</translation>
    </message>
</context>
<context>
    <name>wires</name>
    <message>
        <source>limit {}: &quot;{}&quot; is not {}</source>
        <translation>limite {}: «{}» non è {}</translation>
    </message>
    <message>
        <source>there is no limit &quot;{}&quot;; the limits are start, first, decision, reply, stderr, memory, processes, total, remembers and ponder</source>
        <translation>il limite «{}» non esiste: start, first, decision, reply, stderr, memory, processes, total, remembers, ponder</translation>
    </message>
    <message>
        <source>{} seats answer at once, but there are only {}</source>
        <translation>{} posti rispondono insieme, su {}</translation>
    </message>
    <message>
        <source>an answer is not in the list, or all answers together are too long</source>
        <translation>una risposta non è tra quelle che contiene, o in tutto sono troppo lunghe</translation>
    </message>
    <message>
        <source>there is no answer for a fault of seat {} in step {}</source>
        <translation>non c’è risposta per un fallo del posto {} al passo {}</translation>
    </message>
    <message>
        <source>there is no answer for a note on decision {} of seat {}</source>
        <translation>non c’è risposta per una nota sulla decisione {} del posto {}</translation>
    </message>
    <message>
        <source>these are matches of another series</source>
        <translation>sono partite di un’altra serie</translation>
    </message>
    <message>
        <source>the data has {} matches, but only {} are left</source>
        <translation>{} partite sono più delle {} che restano</translation>
    </message>
    <message>
        <source>match {} of {}: {}</source>
        <translation>partita {} di {}: {}</translation>
    </message>
    <message>
        <source>the data has another length than it says</source>
        <translation>contiene più o meno di quanto indica</translation>
    </message>
    <message>
        <source>{}: this program cannot run bots of your own</source>
        <translation>{}: questo programma non può eseguire i tuoi bot</translation>
    </message>
    <message>
        <source>step {}: {} seats answer, but {} have to</source>
        <translation>passo {}: rispondono {} posti, devono rispondere in {}</translation>
    </message>
    <message>
        <source>the rest of the data does not fit its {} steps</source>
        <translation>il resto non corrisponde ai suoi {} passi</translation>
    </message>
    <message>
        <source>step {}: seat {} cannot have given this answer</source>
        <translation>passo {}: il posto {} non può aver risposto così</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>passo {}: la partita è già finita</translation>
    </message>
</context>
<context>
    <name>zipdeck</name>
    <message>
        <source>a table of two can be solved for up to {} rounds, but not for {}</source>
        <translation>un tavolo a due è risolto fino a {} turni, non per {}</translation>
    </message>
    <message>
        <source>there are more entries here than seats</source>
        <translation>nomina più posti di quanti ce ne siano</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} compare due volte</translation>
    </message>
</context>
</TS>
