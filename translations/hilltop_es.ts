<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>ActionBar</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Clic o tecla para continuar</translation>
    </message>
    <message>
        <source>Choose what it is aimed at. Esc starts again.</source>
        <translation>Elige el objetivo. Esc empieza de nuevo.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakActions</name>
    <message>
        <source>over 20, at %1</source>
        <translation>más de 20, con %1</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>empate a %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>%1 and stand</source>
        <translation>%1 y plantarse</translation>
    </message>
    <message>
        <source>%1, end turn</source>
        <translation>%1, acabar turno</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Acabar turno</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>one more card, from %1</source>
        <translation>otra carta, desde %1</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Clic o tecla para continuar</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Devolver la carta</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakBars</name>
    <message>
        <source>Chance, in %, that a card drawn makes exactly 20 from:</source>
        <translation>Probabilidad, en %, de que la carta robada dé 20 justo desde:</translation>
    </message>
    <message>
        <source>From %1: %2 %</source>
        <translation>Desde %1: %2 %</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakCards</name>
    <message>
        <source>house card %1</source>
        <translation>carta común %1</translation>
    </message>
    <message>
        <source>house card %1, flipped: %2</source>
        <translation>carta común %1, invertida: %2</translation>
    </message>
    <message>
        <source>house card %1, doubled: %2</source>
        <translation>carta común %1, doblada: %2</translation>
    </message>
    <message>
        <source>side card, flipped: %1</source>
        <translation>carta lateral, invertida: %1</translation>
    </message>
    <message>
        <source>side card that flips 2 and 4</source>
        <translation>carta lateral que invierte 2 y 4</translation>
    </message>
    <message>
        <source>side card that flips 3 and 6</source>
        <translation>carta lateral que invierte 3 y 6</translation>
    </message>
    <message>
        <source>side card that doubles</source>
        <translation>carta lateral que dobla</translation>
    </message>
    <message>
        <source>tie card, ±1</source>
        <translation>carta de desempate, ±1</translation>
    </message>
    <message>
        <source>tie card, %1</source>
        <translation>carta de desempate, %1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>carta lateral %1</translation>
    </message>
    <message>
        <source>±1 or ±2, your choice</source>
        <translation>±1 o ±2, a elegir</translation>
    </message>
    <message>
        <source>flips your 2s and 4s</source>
        <translation>invierte tus 2 y 4</translation>
    </message>
    <message>
        <source>flips your 3s and 6s</source>
        <translation>invierte tus 3 y 6</translation>
    </message>
    <message>
        <source>doubles your last card</source>
        <translation>dobla tu última carta</translation>
    </message>
    <message>
        <source>±1, and a tie is yours</source>
        <translation>±1, y el empate es tuyo</translation>
    </message>
    <message>
        <source>Counts +1, −1, +2 or −2, as you choose when you play it.</source>
        <translation>Cuenta +1, −1, +2 o −2, lo que elijas al jugarla.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 2 and 4 in your row.</source>
        <translation>No cuenta nada por sí misma y cambia el signo de cada 2 y 4 de tu fila.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 3 and 6 in your row.</source>
        <translation>No cuenta nada por sí misma y cambia el signo de cada 3 y 6 de tu fila.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and your last card counts twice.</source>
        <translation>No cuenta nada por sí misma, y tu última carta cuenta el doble.</translation>
    </message>
    <message>
        <source>Counts +1 or −1, and you win the set if it is tied.</source>
        <translation>Cuenta +1 o −1, y ganas el set si acaba en empate.</translation>
    </message>
    <message>
        <source>Counts plus or minus, as you choose when you play it.</source>
        <translation>Suma o resta, lo que elijas al jugarla.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDeck</name>
    <message>
        <source>Plus</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Either sign</source>
        <translation>Ambos signos</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>at most so many of a kind</comment>
        <translation>
            <numerusform>máx. %n</numerusform>
            <numerusform>máx. %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side deck: %1 of %2.</source>
        <translation>Tu mazo lateral: %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are drawn for the match.</source>
        <translation>
            <numerusform>Se roba %n de ellas para la partida.</numerusform>
            <numerusform>Se roban %n de ellas para la partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>Usar este mazo</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards are needed.</source>
        <translation>
            <numerusform>Falta %n carta.</numerusform>
            <numerusform>Faltan %n cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDecks</name>
    <message>
        <source>Both ways</source>
        <translation>Más y menos</translation>
    </message>
    <message>
        <source>Safety net</source>
        <translation>Con red</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Trucos</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>Mazos preparados</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Tus mazos</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>Elige cartas primero.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Nombre del mazo</translation>
    </message>
    <message>
        <source>Type a name, then press Enter</source>
        <translation>Escribe un nombre y pulsa Intro</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakFirst</name>
    <message>
        <source>Your side deck</source>
        <translation>Tu mazo lateral</translation>
    </message>
    <message>
        <source>These cards are a good start.</source>
        <translation>Estas cartas son un buen comienzo.</translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation>Jugar con este mazo</translation>
    </message>
    <message>
        <source>Build my own deck…</source>
        <translation>Crear mi propio mazo…</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakKind</name>
    <message>
        <source>Side card %1</source>
        <translation>Carta lateral %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Una más: %1</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>Una menos: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlace</name>
    <message>
        <source>Side card %1</source>
        <translation>Carta lateral %1</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Devolver: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlan</name>
    <message>
        <source>Not allowed by these rules.</source>
        <translation>Estas reglas no la permiten.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n of this card.</source>
        <translation>
            <numerusform>Como mucho %n de esta carta.</numerusform>
            <numerusform>Como mucho %n de esta carta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side deck is full. Put a card back first.</source>
        <translation>El mazo lateral está lleno. Devuelve antes una carta.</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>ganadas: %1, perdidas: %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakRow</name>
    <message>
        <source>doubled</source>
        <translation>doblada</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>invertida</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakScore</name>
    <message>
        <source>over</source>
        <translation>pasado</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>acabado</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>plantado</translation>
    </message>
    <message>
        <source>nine cards</source>
        <translation>nueve cartas</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, pasado</translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation>%1 propone</translation>
    </message>
    <message>
        <source>Playing for</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Last set</source>
        <translation>Último set</translation>
    </message>
    <message>
        <source>This set</source>
        <translation>Este set</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
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
        <translation>Jugarla como %1</translation>
    </message>
    <message>
        <source>Turn the card over</source>
        <translation>Dar la vuelta a la carta</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStake</name>
    <message>
        <source>Stake: %1. %2</source>
        <translation>Apuesta: %1. %2</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>named: %1 and %2</source>
        <translation>propuestas: %1 y %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStakes</name>
    <message>
        <source>Your stake, 1 to %1. The lower stake counts.</source>
        <translation>Tu apuesta, de 1 a %1. Cuenta la menor.</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Apuesta %1</translation>
    </message>
    <message>
        <source>Add a chip of %1</source>
        <translation>Añadir una ficha de %1</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Como máximo %1.</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>Quitar una ficha</translation>
    </message>
    <message>
        <source>Add a chip first.</source>
        <translation>Primero añade una ficha.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTable</name>
    <message>
        <source>%1 of %2 sets</source>
        <translation>%1 de %2 sets</translation>
    </message>
    <message>
        <source>%1 of %2 sets won</source>
        <translation>%1 de %2 sets ganados</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>más de 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>plantado</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>fin de turno</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>set ganado</translation>
    </message>
    <message>
        <source>set tied</source>
        <translation>set empatado</translation>
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
        <translation>Jugarla como %1, a %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTexts</name>
    <message>
        <source>Side deck: %1</source>
        <translation>Mazo lateral: %1</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Apuesta %1</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Acabar turno</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>Jugar %1 y plantarse</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>Jugar %1, acabar turno</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>otra carta en la próxima ronda</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>at %1, one more card next round</source>
        <translation>con %1, otra carta en la próxima ronda</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards for your side deck.</source>
        <translation>
            <numerusform>Elige %n carta para tu mazo lateral.</numerusform>
            <numerusform>Elige %n cartas para tu mazo lateral.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a stake from 1 to %1. The lower one counts.</source>
        <translation>Propón una apuesta de 1 a %1. Cuenta la menor.</translation>
    </message>
    <message>
        <source>You have %1, over 20. A side card may save you.</source>
        <translation>Tienes %1, más de 20. Una carta lateral puede salvarte.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Tienes %1, %2 se planta con %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Tienes %1, %2 tiene %3.</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>elige</translation>
    </message>
    <message>
        <source>names a stake</source>
        <translation>propone apuesta</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>plantado</translation>
    </message>
    <message>
        <source>began the set</source>
        <translation>primer turno</translation>
    </message>
    <message>
        <source>Both stand at %1: set %2 is tied.</source>
        <translation>Ambos se plantan con %1: el set %2 queda empatado.</translation>
    </message>
    <message>
        <source>You went over 20 in set %2, with %3 against %4.</source>
        <translation>Te pasaste de 20 en el set %2, con %3 contra %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in set %2, with %3 against %4.</source>
        <translation>%1 se pasó de 20 en el set %2, con %3 contra %4.</translation>
    </message>
    <message>
        <source>You won set %2 with nine cards.</source>
        <translation>Ganaste el set %2 con nueve cartas.</translation>
    </message>
    <message>
        <source>%1 won set %2 with nine cards.</source>
        <translation>%1 ganó el set %2 con nueve cartas.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and your tie card won it.</source>
        <translation>El set %2 iba empatado a %3 y lo decidió tu carta de desempate.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and the tie card of %1 won it.</source>
        <translation>El set %2 iba empatado a %3 y lo decidió la carta de desempate de %1.</translation>
    </message>
    <message>
        <source>You won set %2, with %3 against %4.</source>
        <translation>Ganaste el set %2, con %3 contra %4.</translation>
    </message>
    <message>
        <source>%1 won set %2, with %3 against %4.</source>
        <translation>%1 ganó el set %2, con %3 contra %4.</translation>
    </message>
    <message>
        <source>name a stake of %1</source>
        <translation>propones apostar %1</translation>
    </message>
    <message>
        <source>names a stake of %1</source>
        <translation>propone apostar %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>acabas turno con %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>acaba turno con %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>te plantas con %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>se planta con %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>tienes justo %1 y te plantas</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>tiene justo %1 y se planta</translation>
    </message>
    <message>
        <source>are over 20, at %1</source>
        <translation>te pasas de 20, con %1</translation>
    </message>
    <message>
        <source>is over 20, at %1</source>
        <translation>se pasa de 20, con %1</translation>
    </message>
    <message>
        <source>have nine cards, at %1</source>
        <translation>tienes nueve cartas, con %1</translation>
    </message>
    <message>
        <source>has nine cards, at %1</source>
        <translation>tiene nueve cartas, con %1</translation>
    </message>
    <message>
        <source>stand at %1, the house deck is empty</source>
        <translation>te plantas con %1, el mazo común está vacío</translation>
    </message>
    <message>
        <source>stands at %1, the house deck is empty</source>
        <translation>se planta con %1, el mazo común está vacío</translation>
    </message>
    <message>
        <source>Both choose their side decks</source>
        <translation>Ambos eligen su mazo lateral</translation>
    </message>
    <message>
        <source>Both name their stakes</source>
        <translation>Ambos proponen su apuesta</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Set %1</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>El set %1 queda empatado</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>Empieza %1</translation>
    </message>
    <message>
        <source>You win the set</source>
        <translation>Ganas el set</translation>
    </message>
    <message>
        <source>%1 wins the set</source>
        <translation>%1 gana el set</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Ganas la partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gana la partida</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>juegas %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>juega %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>robas %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>roba %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>comete un fallo, que cuenta como plantarse</translation>
    </message>
    <message>
        <source>You have nine cards</source>
        <translation>Tienes nueve cartas</translation>
    </message>
    <message>
        <source>%1 has nine cards</source>
        <translation>%1 tiene nueve cartas</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Te pasas de 20, con %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 se pasa de 20, con %2</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>En juego: %1</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Chance to win, %</source>
        <translation>Prob. de ganar, %</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Puntos esperados</translation>
    </message>
    <message>
        <source>Expected cards left</source>
        <translation>Restantes previstas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartas</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Precisión %1 %</translation>
    </message>
    <message>
        <source>Accuracy %1 %, %2 %3 %</source>
        <translation>Precisión %1 %, %2 %3 %</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jugar una carta</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Conservar una carta</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descartar una carta</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Declarar triunfo</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Deseo</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>una imprecisión</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>un error</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>un error grave</translation>
    </message>
    <message>
        <source>Judge version %1.</source>
        <translation>Versión %1 del juez.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like the bot %1 and all undrawn cards are drawn at random.</source>
        <translation>Valor: lo que vale una posición para un asiento si todos siguen como el bot %1 y las cartas aún sin robar se roban al azar.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like a quick player who sees all cards and all undrawn cards are drawn at random.</source>
        <translation>Valor: lo que vale una posición para un asiento si todos siguen como un jugador rápido que ve todas las cartas y las cartas aún sin robar se roban al azar.</translation>
    </message>
    <message>
        <source>Loss: the value of the best answer minus the value of the answer given, averaged over all hands the others could hold, from what the player knew. Unforced: a decision with at least one clearly worse answer.</source>
        <translation>Pérdida: el valor de la mejor respuesta menos el de la respuesta dada, en promedio sobre todas las manos que los demás podían tener según lo que sabía el jugador. No forzada: una decisión con al menos una respuesta claramente peor.</translation>
    </message>
    <message>
        <source>Marks: ?! for a loss of %1 or more, ? of %2, ?? of %3, if the loss is more than twice its error.</source>
        <translation>Signos: ?! para una pérdida de %1 o más, ? de %2, ?? de %3, si la pérdida supera el doble de su error.</translation>
    </message>
    <message>
        <source>Accuracy: the share of what was at stake that the player kept, from the worst answer (0 %) to the best (100 %).</source>
        <translation>Precisión: cuánto de lo que había en juego en sus decisiones conservó un asiento, de la peor respuesta (0 %) a la mejor (100 %).</translation>
    </message>
    <message>
        <source>%1: skill is %2 because every answer is also the judge’s choice. A mark shows where another answer is better.</source>
        <translation>%1: la habilidad es %2 porque cada respuesta coincide con la del juez. Un signo indica dónde hay una respuesta mejor.</translation>
    </message>
    <message numerus="yes">
        <source>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</source>
        <translation>
            <numerusform>Exacto: calculado sin error. Simulado: la media de hasta %Ln simulación, ± un error estándar. Heurístico: calculado con un modelo simplificado, ± su precisión.</numerusform>
            <numerusform>Exacto: calculado sin error. Simulado: la media de hasta %Ln simulaciones, ± un error estándar. Heurístico: calculado con un modelo simplificado, ± su precisión.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: skill is %2 because gains and losses even out with the cards as they lay. A mark shows what an answer costs given what the seat knew.</source>
        <translation>%1: la habilidad es %2 porque ganancias y pérdidas se compensan con las cartas tal como estaban. Un signo indica lo que cuesta una respuesta según lo que sabía el asiento.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat, the mean of two ways to finish the hand: perfectly, seeing all cards, and sensibly, without seeing them. Later hands are dealt at random.</source>
        <translation>Valor: lo que vale una posición para un asiento, la media de dos formas de acabar la mano: a la perfección, viendo todas las cartas, y con sensatez, sin verlas. Las manos posteriores se reparten al azar.</translation>
    </message>
    <message>
        <source>Luck: what drawn cards change. Skill: what answers change, seeing all cards. Start + luck + skill + others’ skill = result. Where fewer is better, a minus helps. Luck-adjusted: the same strength with less noise.</source>
        <translation>Suerte: lo que cambian las cartas robadas. Habilidad: lo que cambian las respuestas, viendo todas las cartas. Inicio + suerte + habilidad + habilidad de los demás = resultado. Donde menos es mejor, un signo menos ayuda. Ajustado por suerte: la misma fuerza con menos azar.</translation>
    </message>
    <message>
        <source>Not significant: a change of no more than twice its error. It can be nothing.</source>
        <translation>No significativo: un cambio que no supera el doble de su error. Puede no ser nada.</translation>
    </message>
</context>
<context>
    <name>BotTrust</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation>No aislado</translation>
    </message>
    <message>
        <source>%1 could read your files and use the network. Run it anyway?</source>
        <translation>%1 podría leer tus archivos y usar la red. ¿Ejecutarlo de todos modos?</translation>
    </message>
    <message>
        <source>These bots could read your files and use the network. Run them anyway?

%1</source>
        <translation>Estos bots podrían leer tus archivos y usar la red. ¿Ejecutarlos de todos modos?

%1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Ejecutarlo</translation>
    </message>
    <message>
        <source>Run them</source>
        <translation>Ejecutarlos</translation>
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
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Nice.</source>
        <translation>Bien.</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>En fin.</translation>
    </message>
    <message>
        <source>Lovely!</source>
        <translation>¡Genial!</translation>
    </message>
    <message>
        <source>Oh dear!</source>
        <translation>¡Ay, ay!</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>Vaya, vaya.</translation>
    </message>
    <message>
        <source>Typical.</source>
        <translation>Típico.</translation>
    </message>
    <message>
        <source>Ha!</source>
        <translation>¡Ja!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>¡Ay!</translation>
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
        <translation>Decisión %1: %2 responde «%3», %4 responde «%5».</translation>
    </message>
</context>
<context>
    <name>ContestNames</name>
    <message>
        <source>The hill needs a name.</source>
        <translation>La colina necesita un nombre.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>El torneo necesita un nombre.</translation>
    </message>
    <message>
        <source>The name contains an invisible character, which a file name can’t have.</source>
        <translation>El nombre contiene un carácter invisible, que un nombre de archivo no puede tener.</translation>
    </message>
    <message>
        <source>A file name can’t contain “%1”. Leave it out.</source>
        <translation>Un nombre de archivo no puede contener «%1». Quítalo.</translation>
    </message>
    <message>
        <source>The name can’t begin or end with a full stop.</source>
        <translation>El nombre no puede empezar ni acabar con un punto.</translation>
    </message>
    <message>
        <source>The name is too long for a file. Use a shorter one.</source>
        <translation>El nombre es demasiado largo para un archivo. Usa uno más corto.</translation>
    </message>
    <message>
        <source>A hill called “%1” already exists.</source>
        <translation>Ya existe una colina llamada «%1».</translation>
    </message>
    <message>
        <source>A tournament called “%1” already exists.</source>
        <translation>Ya existe un torneo llamado «%1».</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colina</translation>
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
        <translation>%1 partidas: %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>%1 matches: queued</source>
        <translation>%1 partidas: en cola</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>%1 matches: stopped at %2 %</source>
        <translation>%1 partidas: parado al %2 %</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Count line</source>
        <translation>Línea de suma</translation>
    </message>
    <message>
        <source>over</source>
        <translation>pasado</translation>
    </message>
</context>
<context>
    <name>CountMiddle</name>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation>
            <numerusform>mazo común, queda %n</numerusform>
            <numerusform>mazo común, quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSeat</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 de %2 manos</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%1 de %2 manos ganadas</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Side cards: %1</source>
        <translation>Cartas laterales: %1</translation>
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
        <translation>Ver mis cartas</translation>
    </message>
</context>
<context>
    <name>DecisionKind</name>
    <message>
        <source>Above 20</source>
        <translation>Más de 20</translation>
    </message>
    <message>
        <source>Behind a player who stands</source>
        <translation>Por detrás, rival plantado</translation>
    </message>
    <message>
        <source>Level with a player who stands</source>
        <translation>Igualado, rival plantado</translation>
    </message>
    <message>
        <source>Ahead of a player who stands</source>
        <translation>Por delante, rival plantado</translation>
    </message>
    <message>
        <source>Up to 10, no card can bust</source>
        <translation>Hasta 10, imposible pasarse</translation>
    </message>
    <message>
        <source>On 11 to 14</source>
        <translation>Con 11 a 14</translation>
    </message>
    <message>
        <source>On 15 to 17</source>
        <translation>Con 15 a 17</translation>
    </message>
    <message>
        <source>On 18 to 20</source>
        <translation>Con 18 a 20</translation>
    </message>
    <message>
        <source>Choose the side deck</source>
        <translation>Elegir mazo lateral</translation>
    </message>
    <message>
        <source>Name a stake</source>
        <translation>Proponer apuesta</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Mandar tomar</translation>
    </message>
    <message>
        <source>Pick up as the dealer</source>
        <translation>Tomar como repartidor</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Declarar triunfo</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jugar a solas</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Lead without trump in hand</source>
        <translation>Salir sin triunfo en mano</translation>
    </message>
    <message>
        <source>Lead with trump in hand</source>
        <translation>Salir con triunfo en mano</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Asistir</translation>
    </message>
    <message>
        <source>Trump in or throw off</source>
        <translation>Triunfar o descartar</translation>
    </message>
    <message>
        <source>Throw off without trump</source>
        <translation>Descartar sin triunfo</translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation>Últimas dos bazas</translation>
    </message>
    <message>
        <source>First pick</source>
        <translation>Primera elección</translation>
    </message>
    <message>
        <source>Later picks</source>
        <translation>Elecciones siguientes</translation>
    </message>
    <message>
        <source>With a pair in hand</source>
        <translation>Con pareja en mano</translation>
    </message>
    <message>
        <source>Without a pair in hand</source>
        <translation>Sin pareja en mano</translation>
    </message>
    <message>
        <source>Last three games</source>
        <translation>Últimos tres juegos</translation>
    </message>
    <message>
        <source>Low card</source>
        <translation>Carta baja</translation>
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
        <translation>Últimas rondas</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Deseos</translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation>Mazo vacío</translation>
    </message>
    <message>
        <source>With a jump back in hand</source>
        <translation>Con salto atrás en mano</translation>
    </message>
    <message>
        <source>Cards still due</source>
        <translation>Cartas aún por jugar</translation>
    </message>
    <message>
        <source>Turn may be ended</source>
        <translation>El turno puede acabar</translation>
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
        <translation>bower derecho</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower izquierdo</translation>
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
        <translation>Tú dices: %1</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 dice: %2</translation>
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
        <translation>Última baza: tuya</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>Última baza: %1</translation>
    </message>
</context>
<context>
    <name>EuchrePicked</name>
    <message>
        <source>%1 picked up the %2</source>
        <translation>%1 tomó %2</translation>
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
        <translation>Clic o tecla para continuar</translation>
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
        <translation>Puntos hasta %1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nos</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>%1 by a euchre</source>
        <translation>%1 por un euchre</translation>
    </message>
    <message>
        <source>Tricks of hand %1</source>
        <translation>Bazas de la mano %1</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>A line marks the card that won, › the card that was led.</source>
        <translation>Una línea marca la carta que ganó; ›, la carta de salida.</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>salió con %1</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Voces</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>la tomas</translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation>la toma</translation>
    </message>
    <message>
        <source>Rules of your own.</source>
        <translation>Reglas propias.</translation>
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
        <translation>Declarante: %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Reparte: %1</translation>
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
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
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
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Order it up</source>
        <translation>Mandar tomarla</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Declarar %1</translation>
    </message>
    <message>
        <source>With my partner</source>
        <translation>Con mi compañero</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>A solas</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>its suit is trump</source>
        <translation>su palo es triunfo</translation>
    </message>
    <message>
        <source>my partner sits out</source>
        <translation>mi compañero no juega</translation>
    </message>
    <message>
        <source>You lead. %1 are trump.</source>
        <translation>Sales tú. %1 de triunfo.</translation>
    </message>
    <message>
        <source>%1 were led: follow suit.</source>
        <translation>%1 de salida: asiste al palo.</translation>
    </message>
    <message>
        <source>%1 were led and you have none: play any card.</source>
        <translation>%1 de salida y no tienes: juega cualquier carta.</translation>
    </message>
    <message>
        <source>%1 is turned up. You’re the dealer and would pick it up.</source>
        <translation>%1 a la vista. Repartes tú y la tomarías.</translation>
    </message>
    <message>
        <source>%1 is turned up. Your partner is the dealer and would pick it up.</source>
        <translation>%1 a la vista. Reparte tu compañero y la tomaría.</translation>
    </message>
    <message>
        <source>%1 is turned up. %2 is the dealer and would pick it up.</source>
        <translation>%1 a la vista. Reparte %2 y la tomaría.</translation>
    </message>
    <message>
        <source>You picked up the %1. Discard a card face down.</source>
        <translation>Tomaste %1. Descarta una carta boca abajo.</translation>
    </message>
    <message>
        <source>No one ordered it up. You must name a suit.</source>
        <translation>Nadie la mandó tomar. Tienes que declarar un palo.</translation>
    </message>
    <message>
        <source>No one ordered it up. Name a suit or pass.</source>
        <translation>Nadie la mandó tomar. Declara un palo o pasa.</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>no juega</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>a solas</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>repartidor</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>tú y tu compañero</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>los otros</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>No one named trump: hand %1 doesn’t count.</source>
        <translation>Nadie declaró triunfo: la mano %1 no cuenta.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made %2 and took %3: %4.</source>
        <translation>%1: %3 con triunfo %2, %4.</translation>
    </message>
    <message>
        <source>%1 took only %2 in %3: %4 for %5.</source>
        <translation>%1: solo %2 con triunfo %3; %4 para %5.</translation>
    </message>
    <message>
        <source>You take the trick with the %1.</source>
        <translation>Ganas la baza con %1.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2.</source>
        <translation>%1 gana la baza con %2.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasas</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>order it up</source>
        <translation>la mandas tomar</translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation>la manda tomar</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>declaras %1</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>declara %1</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>juegas a solas</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>juega a solas</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>%1 are turned down</source>
        <translation>%1: palo rechazado</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1: triunfo</translation>
    </message>
    <message>
        <source>Hand %1 is void</source>
        <translation>La mano %1 es nula</translation>
    </message>
    <message>
        <source>%1 made it</source>
        <translation>%1: mano cumplida</translation>
    </message>
    <message>
        <source>%1 are euchred</source>
        <translation>%1: euchre en contra</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <translation>%1: partida ganada</translation>
    </message>
    <message>
        <source>No one wins the match</source>
        <translation>Nadie gana la partida</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Ganas la baza</translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation>%1 gana la baza</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Repartidor: %1</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2, who plays alone</source>
        <translation>Triunfo: %1, declarado por %2, que juega a solas</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2</source>
        <translation>Triunfo: %1, declarado por %2</translation>
    </message>
    <message>
        <source>Tricks: %1 %2, %3 %4</source>
        <translation>Bazas: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>Baza %1, salió %2</translation>
    </message>
    <message>
        <source>play the %1</source>
        <translation>juegas %1</translation>
    </message>
    <message>
        <source>plays the %1</source>
        <translation>juega %1</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>%1 a la vista</translation>
    </message>
    <message>
        <source>pick up the card</source>
        <translation>tomas la carta</translation>
    </message>
    <message>
        <source>picks up the card</source>
        <translation>toma la carta</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>descartas una carta</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>descarta una carta</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>descartas %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>descarta %1</translation>
    </message>
    <message>
        <source>discard the %1</source>
        <translation>descartas %1</translation>
    </message>
    <message>
        <source>discards the %1</source>
        <translation>descarta %1</translation>
    </message>
    <message>
        <source>had a fault, so the default answer counts</source>
        <translation>comete un fallo y cuenta la respuesta por defecto</translation>
    </message>
    <message>
        <source>%1 took all tricks</source>
        <translation>%1: todas las bazas</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Tómala</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Defensa a solas</translation>
    </message>
    <message>
        <source>4 points for all five tricks</source>
        <translation>4 puntos por las cinco bazas</translation>
    </message>
    <message>
        <source>%1 are trump. Play with your partner, or alone (%2)?</source>
        <translation>%1 de triunfo. ¿Juegas con tu compañero o a solas (%2)?</translation>
    </message>
    <message>
        <source>Your partner made %1 trump. Play together, or alone (%2)?</source>
        <translation>Tu compañero declaró %1 como triunfo. ¿Juegas con él o a solas (%2)?</translation>
    </message>
    <message>
        <source>%1 plays alone. Defend with your partner, or alone (%2)?</source>
        <translation>%1 juega a solas. ¿Defiendes con tu compañero o a solas (%2)?</translation>
    </message>
    <message>
        <source>%1 made %2 trump. Defend with your partner, or alone (%3)?</source>
        <translation>%1 declaró %2 como triunfo. ¿Defiendes con tu compañero o a solas (%3)?</translation>
    </message>
</context>
<context>
    <name>EuchreTray</name>
    <message>
        <source>You sit out this hand.</source>
        <translation>No juegas esta mano.</translation>
    </message>
    <message>
        <source>%1 sits out this hand.</source>
        <translation>%1 no juega esta mano.</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower izquierdo</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>Volver a la baza</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>ganada: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
</context>
<context>
    <name>EuchreTrick</name>
    <message>
        <source>your card</source>
        <translation>tu carta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>se la lleva</translation>
    </message>
</context>
<context>
    <name>EuchreTrump</name>
    <message>
        <source>Trump: %1</source>
        <translation>Triunfo: %1</translation>
    </message>
    <message>
        <source>Trump: %1, %2</source>
        <translation>Triunfo: %1, %2</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>aún sin triunfo</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>sin declarar</translation>
    </message>
</context>
<context>
    <name>EuchreTurned</name>
    <message>
        <source>discard here</source>
        <translation>descarta aquí</translation>
    </message>
</context>
<context>
    <name>EuchreWhy</name>
    <message>
        <source>No card left can beat it.</source>
        <translation>Ninguna carta que queda la gana.</translation>
    </message>
    <message>
        <source>It draws trumps from the other side.</source>
        <translation>Quita triunfos al otro bando.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Solo un triunfo la gana.</translation>
    </message>
    <message>
        <source>It’s your only card of this suit, so you can trump it later.</source>
        <translation>Es tu única carta de este palo: después podrás fallarlo.</translation>
    </message>
    <message>
        <source>It’s your lowest card, so it risks least.</source>
        <translation>Es tu carta más baja y arriesga menos.</translation>
    </message>
    <message>
        <source>Your partner’s card could still be beaten. This one can’t.</source>
        <translation>La carta de tu compañero aún puede perder. Esta no.</translation>
    </message>
    <message>
        <source>You play last, and it’s your lowest card that takes the trick.</source>
        <translation>Juegas el último y es tu carta más baja que gana la baza.</translation>
    </message>
    <message>
        <source>It takes the trick for certain.</source>
        <translation>Gana la baza con seguridad.</translation>
    </message>
    <message>
        <source>It trumps the suit that was led.</source>
        <translation>Falla el palo de salida.</translation>
    </message>
    <message>
        <source>It’s ahead, and the others have to beat it.</source>
        <translation>Va ganando; los demás tienen que superarla.</translation>
    </message>
    <message>
        <source>Your partner is ahead, so keep your better cards.</source>
        <translation>Tu compañero va ganando: guarda tus mejores cartas.</translation>
    </message>
    <message>
        <source>It keeps your better cards for a later trick.</source>
        <translation>Guarda tus mejores cartas para después.</translation>
    </message>
    <message>
        <source>You can’t win this trick, and then you can trump its suit.</source>
        <translation>No puedes ganar esta baza, y después podrás fallar ese palo.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so give your lowest card.</source>
        <translation>No puedes ganar esta baza: da tu carta más baja.</translation>
    </message>
    <message>
        <source>You can’t win this trick.</source>
        <translation>No puedes ganar esta baza.</translation>
    </message>
    <message>
        <source>You have no trump.</source>
        <translation>No tienes triunfos.</translation>
    </message>
    <message>
        <source>You would have no trump.</source>
        <translation>No tendrías triunfos.</translation>
    </message>
    <message>
        <source>Your trumps: %1.</source>
        <translation>Tus triunfos: %1.</translation>
    </message>
    <message>
        <source>Your trumps would be: %1.</source>
        <translation>Tus triunfos serían: %1.</translation>
    </message>
    <message>
        <source>Other aces: %1.</source>
        <translation>Otros ases: %1.</translation>
    </message>
    <message>
        <source>Your partner gets the %1.</source>
        <translation>Tu compañero recibe %1.</translation>
    </message>
    <message>
        <source>The other side would get the %1.</source>
        <translation>El otro bando recibiría %1.</translation>
    </message>
    <message>
        <source>Even your best suit is weak: %1.</source>
        <translation>Hasta tu mejor palo es débil: %1.</translation>
    </message>
    <message>
        <source>It leaves you without %1, so you can trump them.</source>
        <translation>Te quedas sin %1 y podrás fallar.</translation>
    </message>
    <message>
        <source>It’s your lowest card.</source>
        <translation>Es tu carta más baja.</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>card</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nos</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>repartes tú</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Reparte: %1</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>juegas a solas</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 juega a solas</translation>
    </message>
    <message>
        <source>you ordered it up</source>
        <translation>la mandaste tomar</translation>
    </message>
    <message>
        <source>ordered up by %1</source>
        <translation>la mandó tomar %1</translation>
    </message>
    <message>
        <source>you named it</source>
        <translation>declaraste tú</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>declarado por %1</translation>
    </message>
    <message>
        <source>Pick it up, alone!</source>
        <translation>¡Tómala, voy a solas!</translation>
    </message>
    <message>
        <source>I’m picking it up</source>
        <translation>La tomo yo</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Tómala</translation>
    </message>
    <message>
        <source>%1, alone!</source>
        <translation>¡%1, a solas!</translation>
    </message>
    <message>
        <source>Alone!</source>
        <translation>¡A solas!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>you picked it up</source>
        <translation>la tomaste tú</translation>
    </message>
    <message>
        <source>picked up by %1</source>
        <translation>la tomó %1</translation>
    </message>
    <message>
        <source>I’m picking it up, alone!</source>
        <translation>¡La tomo, voy a solas!</translation>
    </message>
    <message>
        <source>Pick it up, with %1 as trump?</source>
        <translation>¿La tomas, con %1 como triunfo?</translation>
    </message>
    <message>
        <source>%1 as trump?</source>
        <translation>¿%1 como triunfo?</translation>
    </message>
    <message>
        <source>Which suit is trump?</source>
        <translation>¿Qué palo es triunfo?</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descartar una carta</translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 descarta una carta</translation>
    </message>
    <message>
        <source>Alone or together?</source>
        <translation>¿Solo o en pareja?</translation>
    </message>
    <message>
        <source>You took all five alone!</source>
        <translation>¡Las cinco a solas!</translation>
    </message>
    <message>
        <source>%1 took all five alone!</source>
        <translation>¡%1: las cinco a solas!</translation>
    </message>
    <message>
        <source>March!</source>
        <translation>¡Todas las bazas!</translation>
    </message>
    <message>
        <source>Euchre, alone!</source>
        <translation>¡Euchre a solas!</translation>
    </message>
    <message>
        <source>Euchre!</source>
        <translation>¡Euchre!</translation>
    </message>
    <message>
        <source>We are euchred</source>
        <translation>Euchre en contra</translation>
    </message>
    <message>
        <source>They are euchred</source>
        <translation>Euchre de ellos</translation>
    </message>
    <message>
        <source>The makers are euchred</source>
        <translation>Euchre del declarante</translation>
    </message>
    <message>
        <source>Tricks we need: %1</source>
        <translation>Bazas que necesitamos: %1</translation>
    </message>
    <message>
        <source>Tricks they need: %1</source>
        <translation>Bazas que necesitan: %1</translation>
    </message>
    <message>
        <source>Tricks the makers need: %1</source>
        <translation>Bazas que necesita el declarante: %1</translation>
    </message>
    <message>
        <source>Made. All five are a march.</source>
        <translation>Cumplida. Las cinco dan más puntos.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplida</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>not allowed</source>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>no entendido</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>tiempo agotado</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>cierre inesperado</translation>
    </message>
    <message>
        <source>did not start</source>
        <translation>no arrancó</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>desaparecido</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>too much output</source>
        <translation>demasiada salida</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>demasiada memoria</translation>
    </message>
    <message>
        <source>too many processes</source>
        <translation>demasiados procesos</translation>
    </message>
    <message>
        <source>It counts as Stand.</source>
        <translation>Cuenta como plantarse.</translation>
    </message>
    <message>
        <source>It is given the default answer.</source>
        <translation>Se le asigna la respuesta por defecto.</translation>
    </message>
    <message>
        <source>It forfeits.</source>
        <translation>Cuenta como abandono.</translation>
    </message>
    <message>
        <source>The match is lost.</source>
        <translation>La partida está perdida.</translation>
    </message>
    <message>
        <source>It counts as silence.</source>
        <translation>Cuenta como callar.</translation>
    </message>
    <message>
        <source>It counts as %1.</source>
        <translation>Cuenta como %1.</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Sin fallos</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as Stand</source>
        <translation>
            <numerusform>%n fallo, cuenta como plantarse</numerusform>
            <numerusform>%n fallos, cada uno cuenta como plantarse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each given the default answer</source>
        <translation>
            <numerusform>%n fallo, con la respuesta por defecto</numerusform>
            <numerusform>%n fallos, cada uno con la respuesta por defecto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a forfeit</source>
        <translation>
            <numerusform>%n fallo, cuenta como abandono</numerusform>
            <numerusform>%n fallos, cada uno un abandono</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a lost match</source>
        <translation>
            <numerusform>%n fallo, una partida perdida</numerusform>
            <numerusform>%n fallos, cada uno una partida perdida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as silence</source>
        <translation>
            <numerusform>%n fallo, cuenta como callar</numerusform>
            <numerusform>%n fallos, cada uno cuenta como callar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as %1</source>
        <translation>
            <numerusform>%n fallo, cuenta como %1</numerusform>
            <numerusform>%n fallos, cada uno cuenta como %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FewWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>files</comment>
        <translation>
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatPicker</name>
    <message>
        <source>Round-robin, every pair</source>
        <translation>Liga, todos contra todos</translation>
    </message>
    <message>
        <source>One table with everyone</source>
        <translation>Una mesa con todos</translation>
    </message>
    <message>
        <source>Random tables</source>
        <translation>Mesas al azar</translation>
    </message>
    <message>
        <source>Gauntlet, first against all</source>
        <translation>El primero contra todos</translation>
    </message>
    <message>
        <source>Knockout, losers are out</source>
        <translation>Eliminatoria, quien pierde sale</translation>
    </message>
    <message>
        <source>Swiss, equal scores meet</source>
        <translation>Suizo, por puntuación</translation>
    </message>
    <message>
        <source>Cup, best of seven sets</source>
        <translation>Copa, al mejor de siete sets</translation>
    </message>
    <message>
        <source>round-robin</source>
        <comment>after the game&apos;s name</comment>
        <translation>liga</translation>
    </message>
    <message>
        <source>table</source>
        <comment>after the game&apos;s name</comment>
        <translation>mesa</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <comment>after the game&apos;s name</comment>
        <translation>uno contra todos</translation>
    </message>
    <message>
        <source>knockout</source>
        <comment>after the game&apos;s name</comment>
        <translation>eliminatoria</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>after the game&apos;s name</comment>
        <translation>suizo</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>after the game&apos;s name</comment>
        <translation>copa</translation>
    </message>
    <message>
        <source>random tables</source>
        <comment>after the game&apos;s name</comment>
        <translation>mesas al azar</translation>
    </message>
    <message>
        <source>Each entrant plays every other one.</source>
        <translation>Cada participante juega contra todos los demás.</translation>
    </message>
    <message>
        <source>All entrants sit at one table. Seats are drawn for every deal.</source>
        <translation>Todos los participantes se sientan a una mesa. Los asientos se sortean en cada reparto.</translation>
    </message>
    <message>
        <source>The first entrant plays every other one. The others do not meet.</source>
        <translation>El primer participante juega contra todos los demás, que no se enfrentan entre sí.</translation>
    </message>
    <message>
        <source>The losers of a round are out. The best seeds meet last. Drawn pairings get extra matches.</source>
        <translation>Los perdedores de una ronda quedan fuera. Los mejores cabezas de serie se cruzan al final. Los emparejamientos empatados se deciden con más partidas.</translation>
    </message>
    <message>
        <source>In each round entrants with equal scores meet, if possible never twice.</source>
        <translation>En cada ronda se enfrentan participantes con igual puntuación, a ser posible nunca dos veces.</translation>
    </message>
    <message>
        <source>Winners meet winners and losers meet losers until every place is decided. The first to win four sets wins the pairing.</source>
        <translation>Los ganadores se enfrentan entre sí y los perdedores también, hasta decidir todos los puestos. Gana el emparejamiento quien antes gana cuatro sets.</translation>
    </message>
    <message>
        <source>For every match, the players are drawn at random from all entrants.</source>
        <translation>En cada partida, los jugadores se sortean entre todos los participantes.</translation>
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
        <translation>Elige tu mazo lateral: signos, inversiones, dobles, empates y apuestas.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Atrevido</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Apostador</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Contador</translation>
    </message>
    <message>
        <source>any legal move</source>
        <translation>juega al azar</translation>
    </message>
    <message>
        <source>stands from 15</source>
        <translation>se planta desde 15</translation>
    </message>
    <message>
        <source>stands from 18</source>
        <translation>se planta desde 18</translation>
    </message>
    <message>
        <source>high stakes and tricks</source>
        <translation>apuesta alto y usa trucos</translation>
    </message>
    <message>
        <source>saves its side cards</source>
        <translation>ahorra cartas laterales</translation>
    </message>
    <message>
        <source>counts unseen cards</source>
        <translation>cuenta todas las cartas no vistas</translation>
    </message>
    <message>
        <source>ends its turn</source>
        <translation>acaba el turno</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>se planta</translation>
    </message>
    <message>
        <source>plays a side card</source>
        <translation>juega carta lateral</translation>
    </message>
    <message>
        <source>saves hands that are over 20</source>
        <translation>salva manos pasadas de 20</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>más de 20</translation>
    </message>
    <message>
        <source>House deck copies</source>
        <translation>Copias en mazo común</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 10 are in the house deck.</source>
        <translation>Cuántas copias de cada carta del 1 al 10 tiene el mazo común.</translation>
    </message>
    <message>
        <source>Side cards to choose from</source>
        <translation>Cartas laterales a elegir</translation>
    </message>
    <message>
        <source>Which side cards a deck may contain.</source>
        <translation>Qué cartas puede tener un mazo lateral.</translation>
    </message>
    <message>
        <source>plus only</source>
        <translation>solo más</translation>
    </message>
    <message>
        <source>plus, minus, either sign</source>
        <translation>más, menos, ambos signos</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>todos los tipos</translation>
    </message>
    <message>
        <source>Cards in a side deck</source>
        <translation>Cartas del mazo lateral</translation>
    </message>
    <message>
        <source>Number of cards chosen before the first set.</source>
        <translation>Número de cartas que se eligen antes del primer set.</translation>
    </message>
    <message>
        <source>Side cards drawn</source>
        <translation>Cartas laterales robadas</translation>
    </message>
    <message>
        <source>Drawn at random from the side deck. They must last the whole match.</source>
        <translation>Se roban al azar del mazo lateral. Deben durar toda la partida.</translation>
    </message>
    <message>
        <source>Copies of a card</source>
        <translation>Copias de una carta</translation>
    </message>
    <message>
        <source>Maximum copies of a card in a side deck. Special cards at most once.</source>
        <translation>Máximo de copias de una carta en el mazo lateral. Cada carta especial, una como mucho.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Sets para ganar</translation>
    </message>
    <message>
        <source>The first to win this many sets wins the match. Tied sets don’t count.</source>
        <translation>Gana la partida quien antes gana tantos sets. Los sets empatados no cuentan.</translation>
    </message>
    <message>
        <source>Stand at 20</source>
        <translation>Plantarse con 20</translation>
    </message>
    <message>
        <source>A player with exactly 20 stands automatically, also after a side card.</source>
        <translation>Quien tiene justo 20 se planta automáticamente, también tras una carta lateral.</translation>
    </message>
    <message>
        <source>Nine cards win</source>
        <translation>Nueve cartas ganan</translation>
    </message>
    <message>
        <source>Nine cards that are not over 20 win the set at once.</source>
        <translation>Nueve cartas que no pasan de 20 ganan el set al instante.</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Who moves first in the first set and in the later ones.</source>
        <translation>Quién empieza el primer set y los siguientes.</translation>
    </message>
    <message>
        <source>random, then in turn</source>
        <translation>al azar, luego por turnos</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>siempre el primero</translation>
    </message>
    <message>
        <source>random, then the loser</source>
        <translation>al azar, luego quien pierde</translation>
    </message>
    <message>
        <source>Highest stake</source>
        <translation>Apuesta máxima</translation>
    </message>
    <message>
        <source>Both players name a stake, and the lower one counts. 0 = no stakes.</source>
        <translation>Ambos proponen una apuesta y cuenta la menor. 0 = sin apuestas.</translation>
    </message>
    <message>
        <source>sets won</source>
        <translation>sets ganados</translation>
    </message>
    <message>
        <source>house deck</source>
        <translation>mazo común</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>cartas en la mesa</translation>
    </message>
    <message>
        <source>side cards</source>
        <translation>cartas laterales</translation>
    </message>
    <message>
        <source>side deck, not drawn</source>
        <translation>mazo lateral, sin robar</translation>
    </message>
    <message>
        <source>used side cards</source>
        <translation>cartas laterales usadas</translation>
    </message>
    <message>
        <source>You can’t answer that now.</source>
        <translation>Ahora no puedes responder eso.</translation>
    </message>
    <message>
        <source>The side deck doesn’t have the right number of cards.</source>
        <translation>El mazo lateral no tiene el número correcto de cartas.</translation>
    </message>
    <message>
        <source>The side deck has a card that these rules don’t allow.</source>
        <translation>El mazo lateral tiene una carta que estas reglas no permiten.</translation>
    </message>
    <message>
        <source>The side deck has too many copies of one card.</source>
        <translation>El mazo lateral tiene demasiadas copias de una carta.</translation>
    </message>
    <message>
        <source>A stake is a number from 1 to the highest stake.</source>
        <translation>Una apuesta es un número de 1 a la apuesta máxima.</translation>
    </message>
    <message>
        <source>You don’t have that side card.</source>
        <translation>No tienes esa carta lateral.</translation>
    </message>
    <message>
        <source>That side card can’t count that much.</source>
        <translation>Esa carta lateral no puede valer tanto.</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Name trump with your partner, then take three of five tricks.</source>
        <translation>Declara triunfo con tu compañero y gana tres de cinco bazas.</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Primera carta</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>Solitario</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Astuto</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>orders up, plays its first card</source>
        <translation>manda tomar, juega la primera carta</translation>
    </message>
    <message>
        <source>orders up and plays alone</source>
        <translation>manda tomar y juega a solas</translation>
    </message>
    <message>
        <source>calls with good hands only</source>
        <translation>solo declara con buenas manos</translation>
    </message>
    <message>
        <source>counts the cards played</source>
        <translation>cuenta las cartas jugadas</translation>
    </message>
    <message>
        <source>simulates hidden hands</source>
        <translation>simula manos ocultas</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation>manda tomar</translation>
    </message>
    <message>
        <source>names trump</source>
        <translation>declara triunfo</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>juega a solas</translation>
    </message>
    <message>
        <source>wins a trick</source>
        <translation>gana una baza</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>sufre euchre al declarar</translation>
    </message>
    <message>
        <source>infers hidden cards, solves the play</source>
        <translation>deduce lo oculto y resuelve el juego</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>The first side to reach them wins the match.</source>
        <translation>El primer bando que los alcanza gana la partida.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>Repartidor obligado</translation>
    </message>
    <message>
        <source>If everyone else passes twice, the dealer must name a suit. Otherwise the hand is void.</source>
        <translation>Si los demás pasan dos veces, el repartidor debe declarar un palo. Si no, la mano es nula.</translation>
    </message>
    <message>
        <source>Suit turned down</source>
        <translation>Palo rechazado</translation>
    </message>
    <message>
        <source>May the suit that was turned down be named in the second round?</source>
        <translation>¿Puede declararse en la segunda ronda el palo rechazado?</translation>
    </message>
    <message>
        <source>may be named</source>
        <translation>declarable</translation>
    </message>
    <message>
        <source>may not be named</source>
        <translation>no declarable</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Defensa a solas</translation>
    </message>
    <message>
        <source>May a player on the side that did not make trump play alone?</source>
        <translation>¿Puede jugar a solas un jugador del bando que no declaró triunfo?</translation>
    </message>
    <message>
        <source>Left bower</source>
        <translation>Bower izquierdo</translation>
    </message>
    <message>
        <source>Which suit the other jack of trump’s colour follows. It is the second-highest trump either way.</source>
        <translation>A qué palo asiste la otra jota del color del triunfo. En ambos casos es el segundo triunfo más alto.</translation>
    </message>
    <message>
        <source>follows trump</source>
        <translation>asiste al triunfo</translation>
    </message>
    <message>
        <source>follows its printed suit</source>
        <translation>asiste a su propio palo</translation>
    </message>
    <message>
        <source>Maximum hands</source>
        <translation>Máximo de manos</translation>
    </message>
    <message>
        <source>After this many hands the match is a draw. Void hands count.</source>
        <translation>Tras este número de manos la partida acaba en empate. Las manos nulas cuentan.</translation>
    </message>
    <message>
        <source>Stick the dealer, no defending alone</source>
        <translation>Repartidor obligado, sin defensa a solas</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>Como en el concurso</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation>cartas sobrantes</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>card turned up</source>
        <translation>carta descubierta</translation>
    </message>
    <message>
        <source>the dealer’s discard</source>
        <translation>descarte del repartidor</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>baza</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>bazas ganadas</translation>
    </message>
    <message>
        <source>You have the suit that was led and must follow it.</source>
        <translation>Tienes el palo de salida y debes asistir.</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>No tienes esa carta.</translation>
    </message>
    <message>
        <source>You must keep the card you picked up.</source>
        <translation>Debes conservar la carta que tomaste.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>Ese palo fue rechazado.</translation>
    </message>
    <message>
        <source>There is no such suit.</source>
        <translation>No existe ese palo.</translation>
    </message>
    <message>
        <source>Everyone else passed: the dealer must name a suit.</source>
        <translation>Todos los demás pasaron: el repartidor debe declarar un palo.</translation>
    </message>
    <message>
        <source>You can’t do that now.</source>
        <translation>Ahora no puedes hacer eso.</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Pazaak</translation>
    </message>
    <message>
        <source>Get close to 20, but not over. Your few side cards must last.</source>
        <translation>Acércate a 20 sin pasarte. Pocas cartas laterales por partida.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Cuidadoso</translation>
    </message>
    <message>
        <source>draws below 20</source>
        <translation>roba hasta 19</translation>
    </message>
    <message>
        <source>draws below 15</source>
        <translation>roba hasta 14</translation>
    </message>
    <message>
        <source>plays the solved match</source>
        <translation>juega la partida resuelta</translation>
    </message>
    <message>
        <source>Side pool copies</source>
        <translation>Copias en reserva</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 5 a player’s side cards are drawn from.</source>
        <translation>De cuántas copias de cada carta del 1 al 5 salen las cartas laterales de un jugador.</translation>
    </message>
    <message>
        <source>Side cards per player</source>
        <translation>Cartas laterales por jugador</translation>
    </message>
    <message>
        <source>Dealt once for the whole match. At most 5 times the copies in the pool.</source>
        <translation>Se reparten una vez para toda la partida. Como mucho 5 veces las copias de la reserva.</translation>
    </message>
    <message>
        <source>Hands to win</source>
        <translation>Manos para ganar</translation>
    </message>
    <message>
        <source>The first to win this many hands wins the match. Tied hands don’t count.</source>
        <translation>Gana la partida quien antes gana tantas manos. Las manos empatadas no cuentan.</translation>
    </message>
    <message>
        <source>A player with exactly 20 after a house card stands automatically.</source>
        <translation>Quien tiene justo 20 tras una carta común se planta automáticamente.</translation>
    </message>
    <message>
        <source>Single hand</source>
        <translation>Una sola mano</translation>
    </message>
    <message>
        <source>hands won</source>
        <translation>manos ganadas</translation>
    </message>
    <message>
        <source>There is no such side card.</source>
        <translation>No existe esa carta lateral.</translation>
    </message>
    <message>
        <source>RPS Poker</source>
        <translation>RPS Poker</translation>
    </message>
    <message>
        <source>Keep one card, give one away. Then pair the base card or play high.</source>
        <translation>Conserva una, da otra. Luego haz pareja con la carta base o juega alto.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>Ahorrador</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>always takes the first card</source>
        <translation>siempre toma la primera carta</translation>
    </message>
    <message>
        <source>keeps high cards</source>
        <translation>conserva cartas altas</translation>
    </message>
    <message>
        <source>plays a pair, else its lowest card</source>
        <translation>juega pareja, si no la más baja</translation>
    </message>
    <message>
        <source>plays a pair, else its highest card</source>
        <translation>juega pareja, si no la más alta</translation>
    </message>
    <message>
        <source>plays the best chance in this game</source>
        <translation>juega la mejor opción de este juego</translation>
    </message>
    <message>
        <source>weighs the chance now against the card’s later use</source>
        <translation>sopesa la opción y el uso posterior de la carta</translation>
    </message>
    <message>
        <source>models the opponent, simulates hidden hands</source>
        <translation>modela al rival, simula manos ocultas</translation>
    </message>
    <message>
        <source>gives the lower card</source>
        <translation>da la carta más baja</translation>
    </message>
    <message>
        <source>plays a pair</source>
        <translation>juega una pareja</translation>
    </message>
    <message>
        <source>plays its highest</source>
        <translation>juega la más alta</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>juegos ganados</translation>
    </message>
    <message>
        <source>base deck</source>
        <translation>mazo base</translation>
    </message>
    <message>
        <source>two cards to choose from</source>
        <translation>dos cartas a elegir</translation>
    </message>
    <message>
        <source>drafted cards</source>
        <translation>cartas elegidas</translation>
    </message>
    <message>
        <source>cards to draw</source>
        <translation>cartas por robar</translation>
    </message>
    <message>
        <source>card played</source>
        <translation>carta jugada</translation>
    </message>
    <message>
        <source>base card</source>
        <translation>carta base</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>juegos jugados</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Esa carta no está en esta mano.</translation>
    </message>
    <message>
        <source>That is not one of the two cards dealt.</source>
        <translation>No es ninguna de las dos cartas repartidas.</translation>
    </message>
    <message>
        <source>That gives up the match.</source>
        <translation>Con eso se abandona la partida.</translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>Play 98 cards together. All you may say is a wish.</source>
        <translation>Jugad 98 cartas entre todos. Solo podéis expresar deseos.</translation>
    </message>
    <message>
        <source>Simple Tom</source>
        <translation>Simple Tom</translation>
    </message>
    <message>
        <source>Smallest Gap</source>
        <translation>Hueco mínimo</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>Oyente</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Estratega</translation>
    </message>
    <message>
        <source>plays the first card that fits</source>
        <translation>juega la primera carta que encaja</translation>
    </message>
    <message>
        <source>always plays the smallest gap</source>
        <translation>juega siempre el hueco mínimo</translation>
    </message>
    <message>
        <source>plans its turn, respects wishes</source>
        <translation>planea su turno, respeta deseos</translation>
    </message>
    <message>
        <source>plans, listens and wishes</source>
        <translation>planea, escucha y desea</translation>
    </message>
    <message>
        <source>simulates its plans to the end</source>
        <translation>simula sus planes hasta el final</translation>
    </message>
    <message>
        <source>simulates its turns in possible hands</source>
        <translation>simula sus turnos en manos posibles</translation>
    </message>
    <message>
        <source>jumps back</source>
        <translation>salta atrás</translation>
    </message>
    <message>
        <source>plays more than the minimum</source>
        <translation>juega más del mínimo</translation>
    </message>
    <message>
        <source>makes wishes</source>
        <translation>expresa deseos</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en mano</translation>
    </message>
    <message>
        <source>Cards dealt to each player, and refilled after each turn. All hands together have at most 98.</source>
        <translation>Cartas que recibe cada jugador y que se completan tras cada turno. Entre todas las manos, 98 como mucho.</translation>
    </message>
    <message>
        <source>Cards per turn</source>
        <translation>Cartas por turno</translation>
    </message>
    <message>
        <source>Minimum cards per turn, at most the cards in hand.</source>
        <translation>Mínimo de cartas por turno, como mucho las cartas en mano.</translation>
    </message>
    <message>
        <source>Cards per turn, empty stack</source>
        <translation>Cartas por turno, mazo vacío</translation>
    </message>
    <message>
        <source>Minimum cards per turn once the stack is empty. 0 = as before.</source>
        <translation>Mínimo de cartas por turno con el mazo vacío. 0 = como antes.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Como se publicó</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>quedan</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>pile 1, rising</source>
        <translation>pila 1, ascendente</translation>
    </message>
    <message>
        <source>pile 2, rising</source>
        <translation>pila 2, ascendente</translation>
    </message>
    <message>
        <source>pile 3, falling</source>
        <translation>pila 3, descendente</translation>
    </message>
    <message>
        <source>pile 4, falling</source>
        <translation>pila 4, descendente</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Esa carta no está en tu mano.</translation>
    </message>
    <message>
        <source>The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower one, and each takes a card exactly ten back.</source>
        <translation>La carta no encaja. Una pila ascendente acepta una carta mayor, una descendente una menor, y ambas la que está exactamente diez atrás.</translation>
    </message>
    <message>
        <source>There are four piles.</source>
        <translation>Hay cuatro pilas.</translation>
    </message>
    <message>
        <source>A wish is a number from 0 to 5.</source>
        <translation>Un deseo es un número de 0 a 5.</translation>
    </message>
    <message>
        <source>You can’t answer this.</source>
        <translation>No puedes responder esto.</translation>
    </message>
    <message>
        <source>Zip Deck</source>
        <translation>Zip Deck</translation>
    </message>
    <message>
        <source>One card each. Is yours the highest? Call, and share out the points.</source>
        <translation>Una carta cada uno. ¿La más alta? Canta y reparte los puntos.</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Cantor</translation>
    </message>
    <message>
        <source>Rando</source>
        <translation>Rando</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Callado</translation>
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
        <translation>Pararrayos</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lector</translation>
    </message>
    <message>
        <source>calls with any card</source>
        <translation>canta siempre</translation>
    </message>
    <message>
        <source>tosses a coin</source>
        <translation>lanza una moneda</translation>
    </message>
    <message>
        <source>never calls</source>
        <translation>nunca canta</translation>
    </message>
    <message>
        <source>calls in turn, gives to everyone in turn</source>
        <translation>canta por turnos, da a todos por orden</translation>
    </message>
    <message>
        <source>calls with high cards</source>
        <translation>canta con cartas altas</translation>
    </message>
    <message>
        <source>weighs the odds, gives to the leader</source>
        <translation>calcula y da al líder</translation>
    </message>
    <message>
        <source>lets others feed the leader</source>
        <translation>perdona al líder, que atrae regalos</translation>
    </message>
    <message>
        <source>models the others, looks ahead</source>
        <translation>modela a los demás, mira adelante</translation>
    </message>
    <message>
        <source>models the others, simulates the end</source>
        <translation>modela a los demás, simula el final</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>canta</translation>
    </message>
    <message>
        <source>gives to the leader</source>
        <translation>da al líder</translation>
    </message>
    <message>
        <source>splits the points</source>
        <translation>reparte los puntos</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Number of rounds in a match. 0 = players × players.</source>
        <translation>Número de rondas de una partida. 0 = jugadores × jugadores.</translation>
    </message>
    <message>
        <source>players × players</source>
        <translation>jugadores × jugadores</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corta</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>That’s not an answer. Call or say nothing.</source>
        <translation>Eso no es una respuesta. Canta o calla.</translation>
    </message>
    <message>
        <source>No one sits there.</source>
        <translation>Ahí no hay nadie.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campeón</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>Hilltop protocol</source>
        <translation>protocolo Hilltop</translation>
    </message>
    <message>
        <source>level %1 of 5</source>
        <translation>nivel %1 de 5</translation>
    </message>
    <message>
        <source>Discard the card picked up</source>
        <translation>Descartar la carta tomada</translation>
    </message>
    <message>
        <source>May the dealer discard the card just picked up?</source>
        <translation>¿Puede el repartidor descartar la carta que acaba de tomar?</translation>
    </message>
    <message>
        <source>Contest rules</source>
        <translation>Reglas del concurso</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Reglas de mesa</translation>
    </message>
    <message>
        <source>Contest rules as its controller played</source>
        <translation>Reglas del concurso como en el programa original</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>Reglas por defecto</translation>
    </message>
</context>
<context>
    <name>HillActions</name>
    <message>
        <source>&amp;New hill…</source>
        <translation>&amp;Nueva colina…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nueva colina…</translation>
    </message>
    <message>
        <source>&amp;Open hill…</source>
        <translation>&amp;Abrir colina…</translation>
    </message>
    <message>
        <source>&amp;All hills</source>
        <translation>Todas las co&amp;linas</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Run with b&amp;udget…</source>
        <translation>Jugar con pres&amp;upuesto…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Add &amp;bots…</source>
        <translation>Añadir &amp;bots…</translation>
    </message>
    <message>
        <source>New &amp;version…</source>
        <translation>Nueva &amp;versión…</translation>
    </message>
    <message>
        <source>Re&amp;tire…</source>
        <translation>&amp;Retirar…</translation>
    </message>
    <message>
        <source>&amp;Disqualify…</source>
        <translation>&amp;Descalificar…</translation>
    </message>
    <message>
        <source>&amp;End season…</source>
        <translation>Acabar te&amp;mporada…</translation>
    </message>
    <message>
        <source>Challenge the &amp;king…</source>
        <translation>Desafiar al re&amp;y…</translation>
    </message>
    <message>
        <source>All scheduled matches are played. Use a budget to play more.</source>
        <translation>Todas las partidas pendientes están jugadas. Un presupuesto añade más.</translation>
    </message>
    <message>
        <source>Play the missing matches</source>
        <translation>Juega lo que falta por jugar</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>&amp;Let back in…</source>
        <translation>R&amp;eadmitir…</translation>
    </message>
    <message>
        <source>Keeps everything played so far. The next run continues from there.</source>
        <translation>Conserva todo lo jugado hasta ahora. La próxima vez sigue desde ahí.</translation>
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
            <numerusform>%Ln bots</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 partidas por pareja</translation>
    </message>
    <message>
        <source>%1, %2 matches per bot</source>
        <translation>%1, %2 partidas por bot</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, repartos duplicados</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Semilla: %1</translation>
    </message>
    <message>
        <source>No bots yet. Add some, or drop their files here.</source>
        <translation>Aún no hay bots. Añade algunos o suelta aquí sus archivos.</translation>
    </message>
    <message>
        <source>%1 is the only bot. Add another one to play.</source>
        <translation>%1 es el único bot. Añade otro para jugar.</translation>
    </message>
    <message>
        <source>No matches have been played yet.</source>
        <translation>Aún no se ha jugado ninguna partida.</translation>
    </message>
    <message>
        <source>%1 and %2 share the lead.</source>
        <translation>%1 y %2 comparten el liderato.</translation>
    </message>
    <message>
        <source>%1 matches to play</source>
        <translation>%1 partidas por jugar</translation>
    </message>
    <message>
        <source>%1 matches played</source>
        <translation>%1 partidas jugadas</translation>
    </message>
    <message>
        <source>%1. More matches would not make the order clearer.</source>
        <translation>%1. Más partidas no aclararían el orden.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>new version</source>
        <translation>versión nueva</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>descalificado</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>presupuesto</translation>
    </message>
    <message>
        <source>season</source>
        <translation>temporada</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>file, author</comment>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1. The order is certain.</source>
        <translation>%1. El orden está decidido.</translation>
    </message>
    <message>
        <source>%1. The order of %2 and %3 is still open.</source>
        <translation>%1. El orden de %2 y %3 sigue abierto.</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>parando…</translation>
    </message>
    <message>
        <source>%1 of %2 pairings, %3 matches</source>
        <translation>%1 de %2 emparejamientos, %3 partidas</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pausa: %1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>what has been played, a time</comment>
        <translation>%1, quedan cerca de %2</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Abriendo el archivo…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>%1: matches to play</source>
        <comment>a hill&apos;s game</comment>
        <translation>%1: partidas por jugar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>%1, sealed deals</source>
        <translation>%1, repartos sellados</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a contest</comment>
        <translation>excluido</translation>
    </message>
    <message>
        <source>let back in</source>
        <translation>readmitido</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, parando</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>en pausa al %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
    <message>
        <source>%1 leads. %2</source>
        <comment>a bot, a sentence</comment>
        <translation>%1 va en cabeza. %2</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches to play, a time</comment>
        <translation>%1, unos %2</translation>
    </message>
    <message>
        <source>final</source>
        <translation>final</translation>
    </message>
    <message>
        <source>%1 of %2 tables, %3 matches</source>
        <translation>%1 de %2 mesas, %3 partidas</translation>
    </message>
    <message>
        <source>%1, %2 matches per table</source>
        <translation>%1, %2 partidas por mesa</translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>today %1</source>
        <translation>hoy %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>a solas</translation>
    </message>
    <message>
        <source>at one screen</source>
        <translation>en una pantalla</translation>
    </message>
    <message numerus="yes">
        <source>with %n others</source>
        <translation>
            <numerusform>con %n más</numerusform>
            <numerusform>con otros %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n others</source>
        <translation>
            <numerusform>contra %n más</numerusform>
            <numerusform>contra otros %n</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contra %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n asiento</numerusform>
            <numerusform>%n asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>%1 a %2 asientos</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%Ln ganada</numerusform>
            <numerusform>%Ln ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <comment>a rating</comment>
        <translation>nueva</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>No legible</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin acabar</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>Reparto del día, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The clock says %1, but the deal of %2 has already been played. Later days count when they have come.</source>
        <translation>El reloj dice %1, pero el reparto del %2 ya se ha jugado. Los días posteriores contarán cuando lleguen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals of the day played</source>
        <translation>
            <numerusform>%Ln reparto del día jugado</numerusform>
            <numerusform>%Ln repartos del día jugados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln día seguido</numerusform>
            <numerusform>%Ln días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation>con %1 contra %2</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Vista</translation>
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
        <translation>%1 (traducción parcial)</translation>
    </message>
    <message>
        <source>%1 (no font for it)</source>
        <translation>%1 (sin fuente que lo muestre)</translation>
    </message>
</context>
<context>
    <name>LikeAnswer</name>
    <message>
        <source>Name the suit turned down</source>
        <translation>Declarar el palo rechazado</translation>
    </message>
    <message>
        <source>Name the suit of the same colour</source>
        <translation>Declarar el palo del mismo color</translation>
    </message>
    <message>
        <source>Name a suit of the other colour</source>
        <translation>Declarar un palo del otro color</translation>
    </message>
    <message>
        <source>Discard a trump</source>
        <translation>Descartar un triunfo</translation>
    </message>
    <message>
        <source>Discard an ace</source>
        <translation>Descartar un as</translation>
    </message>
    <message>
        <source>Discard the only card of a suit</source>
        <translation>Descartar la única carta de un palo</translation>
    </message>
    <message>
        <source>Discard from a longer suit</source>
        <translation>Descartar de un palo más largo</translation>
    </message>
    <message>
        <source>Lead the right bower</source>
        <translation>Salir del bower derecho</translation>
    </message>
    <message>
        <source>Lead the left bower</source>
        <translation>Salir del bower izquierdo</translation>
    </message>
    <message>
        <source>Lead another trump</source>
        <translation>Salir de otro triunfo</translation>
    </message>
    <message>
        <source>Lead an ace</source>
        <translation>Salir de as</translation>
    </message>
    <message>
        <source>Lead a lower card</source>
        <translation>Salir de carta más baja</translation>
    </message>
    <message>
        <source>Trump in, ahead</source>
        <translation>Triunfar, en cabeza</translation>
    </message>
    <message>
        <source>Follow suit, ahead</source>
        <translation>Asistir, en cabeza</translation>
    </message>
    <message>
        <source>Follow suit, not ahead</source>
        <translation>Asistir, no en cabeza</translation>
    </message>
    <message>
        <source>Trump in, not ahead</source>
        <translation>Triunfar, no en cabeza</translation>
    </message>
    <message>
        <source>Throw off</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Keep the higher card</source>
        <translation>Conservar la carta más alta</translation>
    </message>
    <message>
        <source>Keep the lower card</source>
        <translation>Conservar la carta más baja</translation>
    </message>
    <message>
        <source>Keep the rock</source>
        <translation>Conservar Piedra</translation>
    </message>
    <message>
        <source>Keep the paper</source>
        <translation>Conservar Papel</translation>
    </message>
    <message>
        <source>Keep the scissors</source>
        <translation>Conservar Tijera</translation>
    </message>
    <message>
        <source>Play a pair</source>
        <translation>Jugar una pareja</translation>
    </message>
    <message>
        <source>Play the highest card</source>
        <translation>Jugar la carta más alta</translation>
    </message>
    <message>
        <source>Play the middle card</source>
        <translation>Jugar la carta intermedia</translation>
    </message>
    <message>
        <source>Play the lowest card</source>
        <translation>Jugar la carta más baja</translation>
    </message>
    <message>
        <source>Set a pile back by ten</source>
        <translation>Salto atrás de diez</translation>
    </message>
    <message>
        <source>A step of 1</source>
        <translation>Paso de 1</translation>
    </message>
    <message>
        <source>A step of 2</source>
        <translation>Paso de 2</translation>
    </message>
    <message>
        <source>A step of 3 to 5</source>
        <translation>Paso de 3 a 5</translation>
    </message>
    <message>
        <source>A step of 6 to 10</source>
        <translation>Paso de 6 a 10</translation>
    </message>
    <message>
        <source>A step of more than 10</source>
        <translation>Paso de más de 10</translation>
    </message>
    <message>
        <source>Wish nothing</source>
        <translation>Sin deseo</translation>
    </message>
    <message>
        <source>Strongest wish: 1</source>
        <translation>Deseo más fuerte: 1</translation>
    </message>
    <message>
        <source>Strongest wish: 2</source>
        <translation>Deseo más fuerte: 2</translation>
    </message>
    <message>
        <source>Strongest wish: 3</source>
        <translation>Deseo más fuerte: 3</translation>
    </message>
    <message>
        <source>Strongest wish: 4</source>
        <translation>Deseo más fuerte: 4</translation>
    </message>
    <message>
        <source>Strongest wish: hands off</source>
        <translation>Deseo más fuerte: no tocar</translation>
    </message>
    <message>
        <source>Call, points to the leader</source>
        <translation>Cantar, puntos al líder</translation>
    </message>
    <message>
        <source>Call, points to another player</source>
        <translation>Cantar, puntos a otro jugador</translation>
    </message>
    <message>
        <source>Call, points to several</source>
        <translation>Cantar, puntos a varios</translation>
    </message>
    <message>
        <source>Call, points to no one else</source>
        <translation>Cantar, ningún punto a otros</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>%1. Esc: show the actual cards</source>
        <translation>%1. Esc: ver las cartas reales</translation>
    </message>
    <message>
        <source>%1. %2: back to the match</source>
        <translation>%1. %2: volver a la partida</translation>
    </message>
</context>
<context>
    <name>ManualLink</name>
    <message>
        <source>What is this?</source>
        <translation>¿Qué es esto?</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Deal %1.</source>
        <translation>Reparto %1.</translation>
    </message>
    <message>
        <source>View: %1.</source>
        <translation>Vista: %1.</translation>
    </message>
    <message>
        <source>This page steps through a match. Please allow it to run its own script; it loads nothing.</source>
        <translation>Esta página recorre una partida. Permita que ejecute su propio script; no carga nada.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>una carta boca abajo</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>todas las cartas</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>como se jugó</translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation>rama %1</translation>
    </message>
    <message>
        <source>Show what comes later</source>
        <translation>Mostrar lo que viene después</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Respuestas: %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, jugada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This page needs a newer browser (2023 or later).</source>
        <translation>Esta página necesita un navegador más reciente (de 2023 o posterior).</translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>%1 is no longer one of your bots. A built-in bot takes its place.</source>
        <translation>%1 ya no está entre tus bots. Lo sustituye un bot integrado.</translation>
    </message>
    <message>
        <source>%1 are no longer among your bots. Built-in bots take their places.</source>
        <translation>%1 ya no están entre tus bots. Los sustituyen bots integrados.</translation>
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
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatada</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartida</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
</context>
<context>
    <name>PassButtons</name>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation>
            <numerusform>en %n segundo</numerusform>
            <numerusform>en %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 responde</translation>
    </message>
    <message>
        <source>pass the screen</source>
        <translation>pasa la pantalla</translation>
    </message>
</context>
<context>
    <name>PazaakScore</name>
    <message>
        <source>over</source>
        <translation>pasado</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>acabado</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>plantado</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, pasado</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Your +</source>
        <translation>Tu +</translation>
    </message>
    <message>
        <source>Your side card</source>
        <translation>Tu carta lateral</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Última mano</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta mano</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
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
        <translation>+%1 jugada</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>más de 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>plantado</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>fin de turno</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>mano ganada</translation>
    </message>
    <message>
        <source>hand tied</source>
        <translation>mano empatada</translation>
    </message>
</context>
<context>
    <name>PazaakTexts</name>
    <message>
        <source>End turn</source>
        <translation>Acabar turno</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>otra carta en la próxima ronda</translation>
    </message>
    <message>
        <source>stay at %1</source>
        <translation>quedarse en %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>te plantas con %1</translation>
    </message>
    <message>
        <source>over, at %1</source>
        <translation>se pasa, con %1</translation>
    </message>
    <message>
        <source>You have %1, which is over 20.</source>
        <translation>Tienes %1, más de 20.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Tienes %1, %2 se planta con %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Tienes %1, %2 tiene %3.</translation>
    </message>
    <message>
        <source>moves first</source>
        <translation>primero en jugar</translation>
    </message>
    <message>
        <source>moves second</source>
        <translation>segundo en jugar</translation>
    </message>
    <message>
        <source>Both went over 20: hand %1 is tied.</source>
        <translation>Ambos se pasaron de 20: la mano %1 queda empatada.</translation>
    </message>
    <message>
        <source>Both stand at %1: hand %2 is tied.</source>
        <translation>Ambos se plantan con %1: la mano %2 queda empatada.</translation>
    </message>
    <message>
        <source>You went over 20 in hand %2, with %3 against %4.</source>
        <translation>Te pasaste de 20 en la mano %2, con %3 contra %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in hand %2, with %3 against %4.</source>
        <translation>%1 se pasó de 20 en la mano %2, con %3 contra %4.</translation>
    </message>
    <message>
        <source>You won hand %2, with %3 against %4.</source>
        <translation>Ganaste la mano %2, con %3 contra %4.</translation>
    </message>
    <message>
        <source>%1 won hand %2, with %3 against %4.</source>
        <translation>%1 ganó la mano %2, con %3 contra %4.</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>carta lateral %1</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>carta común %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>acabas turno con %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>acaba turno con %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>se planta con %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>tienes justo %1 y te plantas</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>tiene justo %1 y se planta</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>La mano %1 queda empatada</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Ganas la mano</translation>
    </message>
    <message>
        <source>%1 wins the hand</source>
        <translation>%1 gana la mano</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Ganas la partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gana la partida</translation>
    </message>
    <message>
        <source>play +%1</source>
        <translation>juegas +%1</translation>
    </message>
    <message>
        <source>plays +%1</source>
        <translation>juega +%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>robas %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>roba %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>comete un fallo, que cuenta como plantarse</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Te pasas de 20, con %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 se pasa de 20, con %2</translation>
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
        <translation>Valorada</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>nothing measurable</source>
        <translation>nada medible</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation>%1 tiene esta carta: %2</translation>
    </message>
    <message>
        <source>%1 holds no %2</source>
        <comment>a suit</comment>
        <translation>%1 no tiene %2</translation>
    </message>
    <message>
        <source>no one holds: %1</source>
        <translation>nadie tiene esta carta: %1</translation>
    </message>
    <message>
        <source>%1 can beat: %2</source>
        <translation>%1 puede ganar a esta carta: %2</translation>
    </message>
    <message>
        <source>%1 can pair the base card</source>
        <translation>%1 puede hacer pareja con la carta base</translation>
    </message>
    <message>
        <source>someone has a higher card</source>
        <translation>alguien tiene una carta más alta</translation>
    </message>
    <message>
        <source>someone else calls</source>
        <translation>otro jugador canta</translation>
    </message>
    <message>
        <source>the next card takes you above %1</source>
        <translation>la próxima carta te lleva por encima de %1</translation>
    </message>
    <message>
        <source>the next card takes %1 above %2</source>
        <translation>la próxima carta lleva a %1 por encima de %2</translation>
    </message>
    <message>
        <source>the next card takes you to %1 or more without a bust</source>
        <translation>la próxima carta te lleva a %1 o más sin pasarte</translation>
    </message>
    <message>
        <source>the next card takes %1 to %2 or more without a bust</source>
        <translation>la próxima carta lleva a %1 a %2 o más sin pasarse</translation>
    </message>
    <message>
        <source>the card you receive is %1 or higher</source>
        <translation>la carta que recibes es %1 o más alta</translation>
    </message>
    <message>
        <source>someone else holds a card that %1 passes over</source>
        <translation>otro jugador tiene una carta que la %1 se salta</translation>
    </message>
    <message>
        <source>someone else holds %1, which sets a pile back</source>
        <translation>otro jugador tiene la %1, que hace retroceder una pila</translation>
    </message>
    <message>
        <source>If %1 (%2 % of possible deals), “%3” costs %4, otherwise %5.</source>
        <translation>Cuando %1 (%2 % de los repartos posibles), coste de «%3»: %4. En los demás: %5.</translation>
    </message>
    <message>
        <source>you hold: %1</source>
        <translation>tienes esta carta: %1</translation>
    </message>
    <message>
        <source>you hold no %1</source>
        <comment>a suit</comment>
        <translation>no tienes %1</translation>
    </message>
    <message>
        <source>you can beat: %1</source>
        <translation>puedes ganar a esta carta: %1</translation>
    </message>
    <message>
        <source>you can pair the base card</source>
        <translation>puedes hacer pareja con la carta base</translation>
    </message>
    <message>
        <source>No single hidden card or draw explains the difference.</source>
        <translation>Ninguna carta oculta ni robada explica por sí sola la diferencia.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Cartas sin jugar que se saltan: %1 con «%2», %3 con «%4».</translation>
    </message>
    <message>
        <source>Unseen cards beaten: %1 by “%2”, %3 by “%4”.</source>
        <translation>Cartas no vistas que se ganan: %1 con «%2», %3 con «%4».</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>Te has plantado con %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Tienes %1.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 se ha plantado con %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 tiene %2.</translation>
    </message>
    <message>
        <source>“%1” sets its pile back.</source>
        <translation>«%1» hace retroceder su pila.</translation>
    </message>
    <message>
        <source>After “%1” your own %2 can set that pile back.</source>
        <translation>Tras «%1», tu propio %2 puede hacer retroceder esa pila.</translation>
    </message>
    <message>
        <source>After “%1”, %2 can set that pile back with their %3.</source>
        <translation>Tras «%1», %2 puede hacer retroceder esa pila con su propio %3.</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>casi nada</translation>
    </message>
    <message>
        <source>“%1” keeps the higher card.</source>
        <translation>«%1» conserva la carta más alta.</translation>
    </message>
    <message>
        <source>after “%1” %2</source>
        <translation>tras «%1» %2</translation>
    </message>
    <message>
        <source>“%1” continues from %2: %3 of %4 unseen cards go over 20.</source>
        <translation>«%1» sigue desde %2: %3 de %4 cartas no vistas pasan de 20.</translation>
    </message>
    <message>
        <source>“%1” is over 20 with %2.</source>
        <translation>«%1» se pasa de 20 con %2.</translation>
    </message>
    <message>
        <source>“%1” stops at %2.</source>
        <translation>«%1» se detiene en %2.</translation>
    </message>
    <message>
        <source>“%1” ties at %2.</source>
        <translation>«%1» empata con %2.</translation>
    </message>
    <message>
        <source>“%1” wins with %2 against %3.</source>
        <translation>«%1» gana con %2 contra %3.</translation>
    </message>
    <message>
        <source>“%1” loses with %2 against %3.</source>
        <translation>«%1» pierde con %2 contra %3.</translation>
    </message>
    <message>
        <source>“%1” spends a side card.</source>
        <translation>«%1» gasta una carta lateral.</translation>
    </message>
    <message>
        <source>You get the %1.</source>
        <translation>Recibes: %1.</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 recibe: %2.</translation>
    </message>
    <message>
        <source>The hand is good for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>La mano es buena para «%1»: triunfos %2, de ellos bazas seguras %3, otros ases %4.</translation>
    </message>
    <message>
        <source>The hand is weak for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>La mano es floja para «%1»: triunfos %2, de ellos bazas seguras %3, otros ases %4.</translation>
    </message>
    <message>
        <source>Trumps in hand: %1 after “%2”, %3 after “%4”.</source>
        <translation>Triunfos en la mano: %1 tras «%2», %3 tras «%4».</translation>
    </message>
    <message>
        <source>Sure tricks in trumps: %1 after “%2”, %3 after “%4”.</source>
        <translation>Bazas de triunfo seguras: %1 tras «%2», %3 tras «%4».</translation>
    </message>
    <message>
        <source>Other aces: %1 after “%2”, %3 after “%4”.</source>
        <translation>Otros ases: %1 tras «%2», %3 tras «%4».</translation>
    </message>
    <message>
        <source>“%1” throws a bower away.</source>
        <translation>«%1» tira un bower.</translation>
    </message>
    <message>
        <source>“%1” throws a trump away.</source>
        <translation>«%1» tira un triunfo.</translation>
    </message>
    <message>
        <source>“%1” throws an ace away.</source>
        <translation>«%1» tira un as.</translation>
    </message>
    <message>
        <source>After “%1” there are no %2 left in hand, so a trump can take such a trick.</source>
        <translation>Tras «%1» no quedan %2 en la mano, así que un triunfo puede ganar esa baza.</translation>
    </message>
    <message>
        <source>The other side can’t beat “%1”.</source>
        <translation>El otro bando no puede superar «%1».</translation>
    </message>
    <message>
        <source>“%1” takes the lead in the trick, “%2” does not.</source>
        <translation>«%1» pasa a ganar la baza, «%2» no.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which wins anyway.</source>
        <translation>«%1» tapa la carta del compañero, que gana de todos modos.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which was ahead.</source>
        <translation>«%1» tapa la carta del compañero, que iba ganando.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: you have shown no %2.</source>
        <translation>«%1» sale a un fallo: has mostrado que no tienes %2.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: %2 has shown no %3.</source>
        <translation>«%1» sale a un fallo: %2 ha mostrado que no tiene %3.</translation>
    </message>
    <message>
        <source>“%1” draws trumps. Unseen trumps: %2.</source>
        <translation>«%1» saca triunfos. Triunfos no vistos: %2.</translation>
    </message>
    <message>
        <source>“%1” leads a trump. Unseen trumps: %2.</source>
        <translation>«%1» sale de triunfo. Triunfos no vistos: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a trump. Trumps in hand: %2.</source>
        <translation>«%1» guarda un triunfo. Triunfos en la mano: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a bower. Trumps in hand: %2.</source>
        <translation>«%1» guarda un bower. Triunfos en la mano: %2.</translation>
    </message>
    <message>
        <source>Unseen cards that beat it: %1 after “%2”, %3 after “%4”.</source>
        <translation>Cartas no vistas que la superan: %1 tras «%2», %3 tras «%4».</translation>
    </message>
    <message>
        <source>“%1” is as good now and keeps the higher card.</source>
        <translation>«%1» vale lo mismo ahora y conserva la carta más alta.</translation>
    </message>
    <message>
        <source>Unseen cards of the same number, which it may pair: %1 of “%2”, %3 of “%4”.</source>
        <translation>Cartas no vistas del mismo número con las que puede formar pareja: %1 con «%2», %3 con «%4».</translation>
    </message>
    <message>
        <source>“%1” pairs the base card.</source>
        <translation>«%1» forma pareja con la carta base.</translation>
    </message>
    <message>
        <source>“%1” keeps the card that pairs the base card.</source>
        <translation>«%1» guarda la carta que forma pareja con la carta base.</translation>
    </message>
    <message>
        <source>“%1” before the minimum loses the match.</source>
        <translation>«%1» antes del mínimo pierde la partida.</translation>
    </message>
    <message>
        <source>After “%1” no card in hand fits, and one is still due.</source>
        <translation>Tras «%1» no encaja ninguna carta de la mano, y aún hay que jugar una.</translation>
    </message>
    <message>
        <source>“%1” wastes card %2 in hand, which would set that pile back.</source>
        <translation>«%1» desperdicia la carta %2 de la mano, que haría retroceder esa pila.</translation>
    </message>
    <message>
        <source>With card %1 played before it, card %2 would set the pile back.</source>
        <translation>Jugando antes la carta %1, la carta %2 haría retroceder la pila.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: You want others to stay off pile %2.</source>
        <translation>«%1» ignora un deseo: pides no tocar la pila %2.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: %2 wants others to stay off pile %3.</source>
        <translation>«%1» ignora un deseo: %2 pide no tocar la pila %3.</translation>
    </message>
    <message>
        <source>Cards in hand passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Cartas de la mano que se saltan: %1 con «%2», %3 con «%4».</translation>
    </message>
    <message>
        <source>“%1” ends the turn too early: “%2” passes over no unplayed card.</source>
        <translation>«%1» acaba el turno demasiado pronto: «%2» no se salta ninguna carta sin jugar.</translation>
    </message>
    <message>
        <source>“%1” keeps a card that fits now, and next turn more are due.</source>
        <translation>«%1» guarda una carta que ahora encaja, y el próximo turno hay que jugar más.</translation>
    </message>
    <message>
        <source>The turn may end. Unplayed cards passed over by “%1”: %2.</source>
        <translation>El turno puede acabar. Cartas sin jugar que se saltan con «%1»: %2.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over with the next card due: %1 after “%2”, %3 after “%4”.</source>
        <translation>Cartas sin jugar que se saltan con la siguiente carta obligada: %1 tras «%2», %3 tras «%4».</translation>
    </message>
    <message>
        <source>Unplayed cards that the pile then still takes: %1 after “%2”, %3 after “%4”.</source>
        <translation>Cartas sin jugar que la pila aún admite: %1 tras «%2», %3 tras «%4».</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>Card %1 is the highest of the deck. Without a call it costs %2.</source>
        <translation>La carta %1 es la más alta de la baraja. Sin cantar cuesta %2.</translation>
    </message>
    <message>
        <source>Card %1 can’t be the highest. The call costs %2.</source>
        <translation>La carta %1 no puede ser la más alta. Cantar cuesta %2.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Then “%3” costs %4.</source>
        <translation>La carta %1 es la más alta en el %2 % de los repartos. Entonces «%3» cuesta %4.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Otherwise “%3” costs %4.</source>
        <translation>La carta %1 es la más alta en el %2 % de los repartos. Si no, «%3» cuesta %4.</translation>
    </message>
    <message>
        <source>Points given away: %1 by “%2”, %3 by “%4”. The caller pays the rest.</source>
        <translation>Puntos regalados: %1 con «%2», %3 con «%4». El resto lo paga quien canta.</translation>
    </message>
    <message>
        <source>“%1” wins the match whatever the cards are.</source>
        <translation>«%1» gana la partida sean cuales sean las cartas.</translation>
    </message>
    <message>
        <source>Points so far: %1, %2.</source>
        <translation>Puntos hasta ahora: %1, %2.</translation>
    </message>
    <message>
        <source>“%1” gives to the one ahead.</source>
        <translation>«%1» da a quien va por delante.</translation>
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
        <translation>Reparto %1, posición %2 de %3</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 ocultas</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nos</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>Decisions %1–%2 of %3</source>
        <translation>Decisiones %1–%2 de %3</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Decisión %1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decisions %1–%2</source>
        <translation>Decisiones %1–%2</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>Decisión %1</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The same cards until decision %1. This match: %2. With %3: %4.</source>
        <translation>Las mismas cartas hasta la decisión %1. Esta partida: %2. Con %3: %4.</translation>
    </message>
    <message>
        <source>played on the cards of an earlier match, at seat %1</source>
        <translation>jugada con las cartas de una partida anterior, en el asiento %1</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, sin acabar</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>rama %1 de %2</translation>
    </message>
    <message>
        <source>Up and Down choose the branch.</source>
        <translation>Arriba y abajo eligen la rama.</translation>
    </message>
    <message>
        <source>From decision %1: %2. The match itself: %3.</source>
        <translation>Desde la decisión %1: %2. La propia partida: %3.</translation>
    </message>
    <message>
        <source>one of two matches</source>
        <translation>una de dos partidas</translation>
    </message>
    <message>
        <source>Up and Down choose the match.</source>
        <translation>Arriba y abajo eligen la partida.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branches, Up and Down choose</source>
        <translation>
            <numerusform>%Ln rama, arriba y abajo eligen</numerusform>
            <numerusform>%Ln ramas, arriba y abajo eligen</numerusform>
        </translation>
    </message>
    <message>
        <source>marked by you</source>
        <translation>marcado por ti</translation>
    </message>
    <message>
        <source>they differ from here</source>
        <translation>difieren desde aquí</translation>
    </message>
    <message>
        <source>branch %1 leaves here</source>
        <translation>aquí sale la rama %1</translation>
    </message>
    <message>
        <source>Played on from decision %1 of another match.</source>
        <translation>Continuada desde la decisión %1 de otra partida.</translation>
    </message>
    <message>
        <source>spoilers hidden</source>
        <translation>spoilers ocultos</translation>
    </message>
    <message>
        <source>What you have not seen yet is hidden.</source>
        <translation>Lo que aún no has visto está oculto.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>does not start</source>
        <translation>no arranca</translation>
    </message>
    <message>
        <source>no allowed answer</source>
        <translation>ninguna respuesta permitida</translation>
    </message>
    <message>
        <source>no match ended</source>
        <translation>ninguna partida terminada</translation>
    </message>
    <message>
        <source>No match ended within the time of the check.</source>
        <translation>Ninguna partida terminó en el tiempo de la comprobación.</translation>
    </message>
    <message numerus="yes">
        <source>no allowed answer in %n decisions</source>
        <translation>
            <numerusform>ninguna respuesta permitida en %n decisión</numerusform>
            <numerusform>ninguna respuesta permitida en %n decisiones</numerusform>
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
        <translation>Clic o cualquier tecla para continuar</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Row won against column, %</source>
        <translation>Victorias, fila contra columna, %</translation>
    </message>
    <message>
        <source>± is the 95 % interval.</source>
        <translation>± es el intervalo al 95 %.</translation>
    </message>
    <message>
        <source>Deals: %1</source>
        <translation>Repartos: %1</translation>
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
        <translation>Elección %1 de 5</translation>
    </message>
    <message>
        <source>Keep one card. The other goes to %1.</source>
        <translation>Conserva una carta. La otra va para %1.</translation>
    </message>
    <message>
        <source>One card is kept, the other goes to %1.</source>
        <translation>Una carta se conserva, la otra va para %1.</translation>
    </message>
    <message>
        <source>you gave</source>
        <translation>diste</translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1 dio</translation>
    </message>
    <message>
        <source>you received</source>
        <translation>recibiste</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 recibió</translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message>
        <source>wins with a pair</source>
        <translation>victoria con pareja</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>juego ganado</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>elección hecha</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>elige</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>elige</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) make a pair</source>
        <translation>
            <numerusform>%n carta no vista hace pareja</numerusform>
            <numerusform>%n cartas no vistas hacen pareja</numerusform>
        </translation>
    </message>
    <message>
        <source>no pair possible</source>
        <translation>no hay pareja posible</translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n por robar</numerusform>
            <numerusform>%n por robar</numerusform>
        </translation>
    </message>
    <message>
        <source>you gave %1</source>
        <translation>diste a %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>dada por %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>play a card here</source>
        <translation>juega aquí una carta</translation>
    </message>
    <message>
        <source>Base %1 of 10</source>
        <translation>Base %1 de 10</translation>
    </message>
</context>
<context>
    <name>RpsMini</name>
    <message>
        <source>Rock %1</source>
        <translation>Piedra %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Papel %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Tijera %1</translation>
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
        <translation>de ti</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>guardadas por ti</translation>
    </message>
    <message>
        <source>kept by %1</source>
        <translation>guardadas por %1</translation>
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
        <translation>nada aún</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Piedra</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Tijera</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Bold: not seen yet. Filled: yours. Framed: given away. Struck through: played.</source>
        <translation>Negrita: aún no vista. Rellena: tuya. Con marco: regalada. Tachada: jugada.</translation>
    </message>
    <message>
        <source>%1 yours</source>
        <translation>%1 tuya</translation>
    </message>
    <message>
        <source>%1 given away</source>
        <translation>%1 regalada</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 jugada</translation>
    </message>
    <message>
        <source>%1 not seen</source>
        <translation>%1 no vista</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservada</translation>
    </message>
    <message>
        <source>Gave</source>
        <translation>Dada</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibida</translation>
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
        <translation>Juego %1: sin jugar</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Juego %1: %2</translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n sin repartir</numerusform>
            <numerusform>%n sin repartir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation>
            <numerusform>queda %n carta base</numerusform>
            <numerusform>quedan %n cartas base</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTexts</name>
    <message>
        <source>Rock %1</source>
        <translation>Piedra %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Papel %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Tijera %1</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Conservar %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>Keep %1 or %2. The other one is given away.</source>
        <translation>Conserva %1 o %2. La otra se regala.</translation>
    </message>
    <message>
        <source>Game %1: choose a card against the base card %2.</source>
        <translation>Juego %1: elige una carta contra la carta base %2.</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>abandonó</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>lleva %n carta</numerusform>
            <numerusform>lleva %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n juego ganado</numerusform>
            <numerusform>%n juegos ganados</numerusform>
        </translation>
    </message>
    <message>
        <source>Rock beats Scissors</source>
        <translation>Piedra gana a Tijera</translation>
    </message>
    <message>
        <source>Paper beats Rock</source>
        <translation>Papel gana a Piedra</translation>
    </message>
    <message>
        <source>Scissors beats Paper</source>
        <translation>Tijera gana a Papel</translation>
    </message>
    <message>
        <source>%1 is a pair with the base card</source>
        <translation>%1 hace pareja con la carta base</translation>
    </message>
    <message>
        <source>%1 is higher than %2</source>
        <translation>%1 es más alta que %2</translation>
    </message>
    <message>
        <source>You win game %1: %2.</source>
        <translation>Ganas el juego %1: %2.</translation>
    </message>
    <message>
        <source>%1 wins game %2: %3.</source>
        <translation>%1 gana el juego %2: %3.</translation>
    </message>
    <message>
        <source>Both gave up: no one wins a game.</source>
        <translation>Ambos abandonaron: nadie gana ningún juego.</translation>
    </message>
    <message>
        <source>%1 gave up the match, which counts as ten games lost.</source>
        <translation>%1 abandonó la partida, que cuenta como diez juegos perdidos.</translation>
    </message>
    <message>
        <source>Each has won five of the ten games.</source>
        <translation>Cada uno ha ganado cinco de los diez juegos.</translation>
    </message>
    <message>
        <source>You won %1 of the ten games.</source>
        <translation>Ganaste %1 de los diez juegos.</translation>
    </message>
    <message>
        <source>%1 won %2 of the ten games.</source>
        <translation>%1 ganó %2 de los diez juegos.</translation>
    </message>
    <message>
        <source>You gave %1 and received %2 from %3.</source>
        <translation>Diste %1 y recibiste %2 de %3.</translation>
    </message>
    <message>
        <source>%1 gave %2 and received %3.</source>
        <translation>%1 dio %2 y recibió %3.</translation>
    </message>
    <message>
        <source>have a pair of %1s</source>
        <translation>tienes pareja de %1</translation>
    </message>
    <message>
        <source>has a pair of %1s</source>
        <translation>tiene pareja de %1</translation>
    </message>
    <message>
        <source>give up the match</source>
        <translation>abandonas la partida</translation>
    </message>
    <message>
        <source>gives up the match</source>
        <translation>abandona la partida</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation>Elección %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Juego %1</translation>
    </message>
    <message>
        <source>The match is drawn, %1 – %1</source>
        <translation>La partida acaba en empate, %1 – %1</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Ganas el juego</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 gana el juego</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Ganas la partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gana la partida</translation>
    </message>
    <message>
        <source>Base card %1</source>
        <translation>Carta base %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>juegas %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>juega %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>robas %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>roba %1</translation>
    </message>
    <message>
        <source>receive %1</source>
        <translation>recibes %1</translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation>recibe %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>conservas %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>conserva %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as giving up</source>
        <translation>comete un fallo, que cuenta como abandono</translation>
    </message>
</context>
<context>
    <name>RpsTray</name>
    <message>
        <source>Rock</source>
        <translation>Piedra</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Tijera</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>to draw, shuffled</source>
        <translation>por robar, barajadas</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <translation>no quedan cartas por robar</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>por robar</translation>
    </message>
</context>
<context>
    <name>RpsWins</name>
    <message>
        <source>What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock</source>
        <translation>Qué gana: primero una pareja con la carta base, luego el número más alto, luego Piedra gana a Tijera, Tijera gana a Papel, Papel gana a Piedra</translation>
    </message>
    <message>
        <source>What wins a game</source>
        <translation>Qué gana un juego</translation>
    </message>
    <message>
        <source>1  a pair with the base card</source>
        <translation>1  una pareja con la carta base</translation>
    </message>
    <message>
        <source>2  the higher number</source>
        <translation>2  el número más alto</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>gana a</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1 The match was open until then.</source>
        <translation>%1 Hasta ahí la partida estaba abierta.</translation>
    </message>
    <message>
        <source>%1 You stayed ahead from there.</source>
        <translation>%1 Desde ahí siempre fuiste por delante.</translation>
    </message>
    <message>
        <source>%1 From there %2 stayed ahead.</source>
        <translation>%1 Desde ahí %2 siempre fue por delante.</translation>
    </message>
    <message>
        <source>%1, which won</source>
        <translation>%1, que ganó</translation>
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
        <translation>Las cartas de esta partida no se sellaron, porque alguien eligió el reparto o la partida no se jugó en la mesa de este programa.</translation>
    </message>
    <message>
        <source>Shown before the match, SHA-256:</source>
        <translation>Mostrado antes de la partida, SHA-256:</translation>
    </message>
    <message>
        <source>It is computed from the seed of the cards and a salt. Both are shown here after the match, so that anyone can check that the cards were not changed.</source>
        <translation>Se calcula a partir de la semilla de las cartas y una sal. Ambas se muestran aquí después de la partida, para que cualquiera pueda comprobar que las cartas no se cambiaron.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Semilla: %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sal: %1</translation>
    </message>
    <message>
        <source>Your phrase: %1</source>
        <translation>Tu frase: %1</translation>
    </message>
    <message>
        <source>They match: these are the cards that were sealed.</source>
        <translation>Coinciden: estas son las cartas que se sellaron.</translation>
    </message>
    <message>
        <source>They don’t match: %1.</source>
        <translation>No coinciden: %1.</translation>
    </message>
    <message>
        <source>To check it yourself:</source>
        <translation>Para comprobarlo tú:</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Cartas selladas</translation>
    </message>
    <message>
        <source>The first %1 digits of the second number are the seed of the cards in hexadecimal.</source>
        <translation>Los primeros %1 dígitos del segundo número son la semilla de las cartas en hexadecimal.</translation>
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
        <translation>Vuelve a tomar esta decisión. En la partida: %1.</translation>
    </message>
    <message>
        <source>Try this decision.</source>
        <translation>Toma esta decisión.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>in the match %1</source>
        <translation>en la partida %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>lo mejor %1</translation>
    </message>
    <message>
        <source>The same answer as in the match.</source>
        <translation>La misma respuesta que en la partida.</translation>
    </message>
    <message>
        <source>Result now: %1. In the match: %2.</source>
        <translation>Resultado ahora: %1. En la partida: %2.</translation>
    </message>
    <message>
        <source>After this hand: %1. In the match: %2.</source>
        <translation>Tras esta mano: %1. En la partida: %2.</translation>
    </message>
</context>
<context>
    <name>SideTray</name>
    <message>
        <source>Your side cards</source>
        <translation>Tus cartas laterales</translation>
    </message>
    <message>
        <source>Side cards of %1</source>
        <translation>Cartas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>no quedan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>played earlier</source>
        <translation>ya jugada</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>%1 came in version %2.</source>
        <translation>%1 llegó en la versión %2.</translation>
    </message>
    <message>
        <source>%1 has retired: %2</source>
        <translation>%1 se ha retirado: %2</translation>
    </message>
    <message>
        <source>%1 has won after %2 matches.</source>
        <translation>%1 ha ganado tras %2 partidas.</translation>
    </message>
    <message>
        <source>%1 is disqualified: %2</source>
        <translation>%1 queda descalificado: %2</translation>
    </message>
    <message>
        <source>%1 is the only bot.</source>
        <translation>%1 es el único bot.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <translation>%1 se ha añadido.</translation>
    </message>
    <message>
        <source>%1 of %2 (95 %: %3)</source>
        <translation>%1 de %2 (95 %: %3)</translation>
    </message>
    <message>
        <source>%1 with 95 % intervals</source>
        <translation>%1 con intervalos al 95 %</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 bytes</translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <translation>%1, desde el %2</translation>
    </message>
    <message>
        <source>A link opens the match to step through. Its best and worst matches are among them.</source>
        <translation>Un enlace abre la partida para recorrerla. Sus mejores y peores partidas están entre ellas.</translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation>Contra cada uno de los demás</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Todos los demás</translation>
    </message>
    <message>
        <source>All randomness comes from the seed: with the same bots and plan.json, which is among the downloads, anyone can replay the same matches and get the same tables.</source>
        <translation>Todo el azar sale de la semilla: con los mismos bots y plan.json, que está entre las descargas, cualquiera juega las mismas partidas y obtiene las mismas tablas.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Each bot with its interval. The table above has the numbers.</source>
        <translation>Cada bot con su intervalo. Los números están en la tabla de arriba.</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versiones anteriores</translation>
    </message>
    <message>
        <source>Habit</source>
        <translation>Hábito</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>In per cent, row against column. A number leads to what these two played.</source>
        <translation>En tanto por ciento, fila contra columna. Un número lleva a lo que jugaron los dos.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>Suerte por partida</translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation>Hecho con %1.</translation>
    </message>
    <message>
        <source>Match %1 of part %2</source>
        <translation>Partida %1 de la parte %2</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>Partida %1</translation>
    </message>
    <message>
        <source>Matches from its best to its worst</source>
        <translation>Partidas, de la mejor a la peor</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>No bots yet.</source>
        <translation>Aún no hay bots.</translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation>Sin fallos.</translation>
    </message>
    <message>
        <source>Occasions</source>
        <translation>Ocasiones</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Plays as</source>
        <translation>Juega como</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Publicado en</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Result in these matches</source>
        <translation>Resultado en estas</translation>
    </message>
    <message>
        <source>Analysed matches</source>
        <translation>Partidas analizadas</translation>
    </message>
    <message>
        <source>Row ahead of column</source>
        <translation>Fila por delante de columna</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>The season %1 ended.</source>
        <translation>La temporada %1 ha terminado.</translation>
    </message>
    <message>
        <source>These commands play it again:</source>
        <translation>Estas órdenes lo juegan de nuevo:</translation>
    </message>
    <message>
        <source>To step through</source>
        <translation>Para recorrer</translation>
    </message>
    <message>
        <source>Won by row against column</source>
        <translation>Ganado por la fila contra la columna</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sí mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n fallo.</numerusform>
            <numerusform>%n fallos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Budget of %n more match(es) between neighbours in the standings.</source>
        <translation>
            <numerusform>Presupuesto de %n partida más entre vecinos de la tabla.</numerusform>
            <numerusform>Presupuesto de %n partidas más entre vecinos de la tabla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of its chances taken, counted in its %n match(es) with a page here.</source>
        <translation>
            <numerusform>Con qué frecuencia lo hace cuando puede, en su %n partida con página aquí.</numerusform>
            <numerusform>Con qué frecuencia lo hace cuando puede, en sus %n partidas con página aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2 per unforced decision.</source>
        <translation>%1 perdió %2 por decisión no forzada.</translation>
    </message>
    <message>
        <source>%1 lost least so far: %2 per unforced decision. There are too few matches to tell who plays best.</source>
        <translation>%1 ha perdido menos hasta ahora: %2 por decisión no forzada. Hay muy pocas partidas para decir quién juega mejor.</translation>
    </message>
    <message>
        <source>%1 lost least: %2 per unforced decision.</source>
        <translation>%1 perdió menos: %2 por decisión no forzada.</translation>
    </message>
    <message>
        <source>%1 of %2 matches are analysed.</source>
        <translation>%1 de %2 partidas están analizadas.</translation>
    </message>
    <message>
        <source>A link opens the match at that decision and shows what came before it.</source>
        <translation>Un enlace abre la partida en esa decisión y muestra lo anterior.</translation>
    </message>
    <message>
        <source>A link opens the match to step through with its analysis. Results are on its last moment.</source>
        <translation>Un enlace abre la partida con su análisis para recorrerla paso a paso. El resultado está en su último momento.</translation>
    </message>
    <message>
        <source>A loss is the value of the best answer less that of the answer given, for the player who gave it. ± is one standard error.</source>
        <translation>Una pérdida es el valor de la mejor respuesta menos el de la respuesta dada, para quien la dio. ± es un error estándar.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>Pérdida media</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>How it is analysed</source>
        <translation>Cómo se analiza</translation>
    </message>
    <message>
        <source>Judged by %1 with at least %2 simulations of a position that cannot be computed.</source>
        <translation>Evaluado por %1 con al menos %2 simulaciones de cada posición que no se puede calcular.</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo de decisión</translation>
    </message>
    <message>
        <source>Loss by kind of decision</source>
        <translation>Pérdida por tipo de decisión</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Pérdida total</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>No match here had a decision with several answers.</source>
        <translation>Ninguna partida tuvo aquí una decisión con varias respuestas.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>The average loss is per unforced decision, which has several answers.</source>
        <translation>La pérdida media es por decisión no forzada, la que tiene varias respuestas.</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Las decisiones más costosas</translation>
    </message>
    <message>
        <source>This command analyses them again:</source>
        <translation>Este comando las vuelve a analizar:</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>No forzada</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>Dónde se guarda</translation>
    </message>
    <message>
        <source>Who was analysed</source>
        <translation>Quién se ha analizado</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>Each pair of versions meets once, and their matches are kept. Extra matches are played where the order of neighbours is unclear. A place shows what a bot can expect against all others, each counting the same. Ranges hold at every look.</source>
        <translation>Cada pareja de versiones se enfrenta una vez y sus partidas se conservan. Las demás partidas se juegan donde sirven para distinguir a los vecinos de la tabla. El puesto indica lo que un bot puede esperar contra todos los demás, y cada uno de ellos cuenta igual. Los rangos valen en cualquier momento en que se miren.</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1 queda excluido: %2</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 vuelve a jugar.</translation>
    </message>
    <message>
        <source>%1 plays again: %2</source>
        <translation>%1 vuelve a jugar: %2</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair, all pairs on the same deals, each deal with all seatings.</source>
        <translation>%1, %2 asientos, %3 partidas por pareja, todas las parejas con los mismos repartos, cada reparto en todos los órdenes.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair.</source>
        <translation>%1, %2 asientos, %3 partidas por pareja.</translation>
    </message>
    <message>
        <source>All deals come from the seed %1.</source>
        <translation>Todos los repartos salen de la semilla %1.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1. The key of season %2 is %3. The hash of each key is the key before it, and the hash of the first one is that SHA-256: %4.</source>
        <translation>Los repartos de cada temporada son secretos hasta que acaba. Quedaron fijados al empezar el concurso, con el SHA-256 %1. La clave de la temporada %2 es %3. El hash de cada clave es la clave anterior, y el de la primera es ese SHA-256: %4.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1.</source>
        <translation>Los repartos de cada temporada son secretos hasta que acaba. Quedaron fijados al empezar el concurso, con el SHA-256 %1.</translation>
    </message>
    <message>
        <source>The matches follow from the deals and the log alone. You can add the same bots to a hill with the same deals and rules and compare the results: %1.</source>
        <translation>Qué partidas se juegan depende solo de los repartos y del registro. Puedes añadir los mismos bots a una colina con los mismos repartos y reglas y comparar los resultados: %1.</translation>
    </message>
    <message>
        <source>Same answers as</source>
        <translation>Mismas respuestas que</translation>
    </message>
    <message numerus="yes">
        <source>%1, in all %n matches</source>
        <translation>
            <numerusform>%1, en %n partida</numerusform>
            <numerusform>%1, en las %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rose from place %2 to %3.</source>
        <translation>%1 subió del puesto %2 al %3.</translation>
    </message>
    <message>
        <source>%1 took the lead.</source>
        <translation>%1 se puso en cabeza.</translation>
    </message>
    <message>
        <source>%1 won the season %2.</source>
        <translation>%1 ganó la temporada %2.</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Best place</source>
        <translation>Mejor puesto</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>Cambios desde %1</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>What is new here, for a feed reader: %1.</source>
        <translation>Las novedades, para un lector de fuentes: %1.</translation>
    </message>
    <message>
        <source>Final %1</source>
        <translation>Final %1</translation>
    </message>
    <message>
        <source>Match %1 of part %2 of final %3</source>
        <translation>Partida %1 de la parte %2 de la final %3</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair. It is not over.</source>
        <translation>Desde el %1, con repartos propios: %2 partidas por pareja. No ha terminado.</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair.</source>
        <translation>Desde el %1, con repartos propios: %2 partidas por pareja.</translation>
    </message>
    <message>
        <source>Stronger than next</source>
        <translation>Más fuerte que el siguiente</translation>
    </message>
    <message>
        <source>The final %1 began: %2 bots, %3 matches for each pair.</source>
        <translation>Ha empezado la final %1: %2 bots, %3 partidas por pareja.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table, all tables of a number on the same deals, each deal with many seatings. Each bot brings %4 tables.</source>
        <translation>%1, %2 asientos, %3 partidas en cada mesa, todas las mesas de un número con los mismos repartos, cada reparto con muchas disposiciones. Cada bot aporta %4 mesas.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table. Each bot brings %4 tables.</source>
        <translation>%1, %2 asientos, %3 partidas en cada mesa. Cada bot aporta %4 mesas.</translation>
    </message>
    <message>
        <source>Beyond chance</source>
        <translation>Más que azar</translation>
    </message>
    <message>
        <source>How bots treat each other</source>
        <translation>Cómo se tratan los bots</translation>
    </message>
    <message>
        <source>The others at a table are drawn at random from all that play. A place shows what a bot can expect at such a table. Extra matches are played where the order of neighbours is unclear. Ranges hold at every look.</source>
        <translation>Los demás de una mesa se sortean entre los que juegan. Un puesto dice lo que un bot puede esperar en una mesa así. Las demás partidas van adonde distinguen a vecinos en el orden. Los márgenes valen en cada consulta.</translation>
    </message>
    <message>
        <source>What a bot won or paid in a match where another bot sat at its table, beside what it usually does there. What is beyond chance may be help, or a style that suits another.</source>
        <translation>Lo que un bot ganó o pagó en una partida en la que otro bot estaba en su mesa, comparado con lo habitual. Lo que es más que azar puede ser ayuda, o un estilo que conviene a otro.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
</context>
<context>
    <name>StrandedContest</name>
    <message>
        <source>%1. Everything played so far is in memory. Save a copy to keep it.</source>
        <translation>%1. Todo lo jugado hasta ahora está en la memoria. Guarda una copia para conservarlo.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>¿Guardar %1?</translation>
    </message>
    <message>
        <source>Its file is gone. The matches played so far are only in memory.</source>
        <translation>Su archivo ya no existe. Las partidas jugadas hasta ahora solo están en la memoria.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
</context>
<context>
    <name>StrongerWords</name>
    <message>
        <source>more than 99.9 %</source>
        <translation>más del 99,9 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Probability that %1 is stronger than %2: %3.</source>
        <translation>Probabilidad de que %1 sea más fuerte que %2: %3.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>No cometiste ningún error claro.</translation>
    </message>
    <message>
        <source>The draws made no measurable difference.</source>
        <translation>Los robos no marcaron una diferencia medible.</translation>
    </message>
    <message>
        <source>Lucky draws saved %1.</source>
        <translation>La suerte al robar ahorró %1.</translation>
    </message>
    <message>
        <source>Unlucky draws cost %1.</source>
        <translation>La mala suerte al robar costó %1.</translation>
    </message>
    <message>
        <source>The cards made no measurable difference.</source>
        <translation>Las cartas no marcaron una diferencia medible.</translation>
    </message>
    <message>
        <source>%1 gained %2 from the cards.</source>
        <translation>Las cartas dieron %2 a %1.</translation>
    </message>
    <message>
        <source>%1 lost %2 to the cards.</source>
        <translation>Las cartas quitaron %2 a %1.</translation>
    </message>
    <message>
        <source>The cards helped %1 most (%2) and hurt %3 most (%4).</source>
        <translation>Las cartas ayudaron más a %1 (%2) y perjudicaron más a %3 (%4).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No one made a clear mistake.</source>
        <translation>Nadie cometió un error claro.</translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation>%1 no cometió ningún error claro.</translation>
    </message>
    <message>
        <source>The others made no clear mistake.</source>
        <translation>Los demás no cometieron ningún error claro.</translation>
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
        <translation>La más costosa (%2): %1. Mejor: «%3».</translation>
    </message>
    <message>
        <source>%1 (not significant)</source>
        <translation>%1 (no significativo)</translation>
    </message>
    <message>
        <source>The cards gave you %1.</source>
        <translation>Las cartas te dieron %1.</translation>
    </message>
    <message>
        <source>The cards cost you %1.</source>
        <translation>Las cartas te costaron %1.</translation>
    </message>
    <message>
        <source>Your decisions made no measurable difference.</source>
        <translation>Tus decisiones no marcaron una diferencia medible.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1.</source>
        <translation>Tus decisiones te costaron %1.</translation>
    </message>
    <message>
        <source>Your decisions saved %1.</source>
        <translation>Tus decisiones ahorraron %1.</translation>
    </message>
    <message>
        <source>Your decisions gained you %1.</source>
        <translation>Tus decisiones te dieron %1.</translation>
    </message>
    <message>
        <source>The decisions of %1 made no measurable difference.</source>
        <translation>Las decisiones de %1 no marcaron una diferencia medible.</translation>
    </message>
    <message>
        <source>The decisions of %1 gained you %2.</source>
        <translation>Las decisiones de %1 te dieron %2.</translation>
    </message>
    <message>
        <source>The decisions of %1 cost you %2.</source>
        <translation>Las decisiones de %1 te costaron %2.</translation>
    </message>
    <message>
        <source>The others’ decisions made no measurable difference.</source>
        <translation>Las decisiones de los demás no marcaron una diferencia medible.</translation>
    </message>
    <message>
        <source>The others’ decisions cost you %1.</source>
        <translation>Las decisiones de los demás te costaron %1.</translation>
    </message>
    <message>
        <source>The others’ decisions saved %1.</source>
        <translation>Las decisiones de los demás ahorraron %1.</translation>
    </message>
    <message>
        <source>The others’ decisions gained you %1.</source>
        <translation>Las decisiones de los demás te dieron %1.</translation>
    </message>
    <message>
        <source>%1, not significant</source>
        <translation>%1, no significativo</translation>
    </message>
    <message numerus="yes">
        <source>You made %Ln mistakes</source>
        <translation>
            <numerusform>Cometiste %Ln error</numerusform>
            <numerusform>Cometiste %Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %Ln mistakes</source>
        <translation>
            <numerusform>%1 cometió %Ln error</numerusform>
            <numerusform>%1 cometió %Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others made mistakes, too</source>
        <translation>
            <numerusform>%Ln más también cometió errores</numerusform>
            <numerusform>%Ln más también cometieron errores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1 y %2</translation>
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
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 %2, place %3 of %4</source>
        <translation>%1 %2, puesto %3 de %4</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1 with %2</source>
        <translation>Primero: %1 con %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nos</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Victoria conjunta</translation>
    </message>
    <message>
        <source>A draw, %1 – %2</source>
        <translation>Empate, %1 – %2</translation>
    </message>
    <message>
        <source>No one won</source>
        <translation>No ganó nadie</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>Ganan %1, %2</translation>
    </message>
    <message>
        <source>You and your partner won, %1</source>
        <translation>Tú y tu compañero ganáis, %1</translation>
    </message>
    <message>
        <source>You and your partner lost, %1 – %2</source>
        <translation>Tú y tu compañero perdéis, %1 – %2</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Compartes la victoria</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>%n jugador tiene la victoria</numerusform>
            <numerusform>%n jugadores comparten la victoria</numerusform>
        </translation>
    </message>
    <message>
        <source>You won%1</source>
        <translation>Ganaste%1</translation>
    </message>
    <message>
        <source>%1 won%2</source>
        <translation>%1 ganó%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>%1 is a bot: &quot;partner, Skilled&quot;</extracomment>
        <translation>compañero</translation>
    </message>
    <message>
        <source>partner, %1</source>
        <translation>compañero, %1</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>deal</comment>
        <translation>sellado</translation>
    </message>
</context>
<context>
    <name>ThegameCheer</name>
    <message>
        <source>Ten back!</source>
        <translation>¡10 atrás!</translation>
    </message>
</context>
<context>
    <name>ThegamePage</name>
    <message>
        <source>stay off</source>
        <translation>no tocar</translation>
    </message>
    <message>
        <source>mine soon</source>
        <translation>pronto mía</translation>
    </message>
    <message>
        <source>rather not</source>
        <translation>mejor no</translation>
    </message>
    <message>
        <source>no wish</source>
        <translation>sin deseo</translation>
    </message>
</context>
<context>
    <name>ThegamePile</name>
    <message>
        <source>Pile %1, rising, at %2</source>
        <translation>Pila %1, ascendente, en %2</translation>
    </message>
    <message>
        <source>Pile %1, falling, at %2</source>
        <translation>Pila %1, descendente, en %2</translation>
    </message>
    <message>
        <source>%1 wishes %2</source>
        <translation>%1 desea %2</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>ascendente</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>descendente</translation>
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
        <translation>%1 no encaja</translation>
    </message>
    <message>
        <source>%1: jump back 10</source>
        <translation>%1: 10 atrás</translation>
    </message>
    <message>
        <source>%1: back 10!</source>
        <translation>%1: ¡10 atrás!</translation>
    </message>
    <message>
        <source>rising, room: %1</source>
        <translation>ascendente, quedan: %1</translation>
    </message>
    <message>
        <source>falling, room: %1</source>
        <translation>descendente, quedan: %1</translation>
    </message>
</context>
<context>
    <name>ThegameRidge</name>
    <message>
        <source>Perfect: all 98 cards are played.</source>
        <translation>Perfecta: las 98 cartas jugadas.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>All 98 cards. Nothing left in hand, nothing in the stack.</source>
        <translation>Las 98 cartas. Nada en la mano, nada en el mazo.</translation>
    </message>
</context>
<context>
    <name>ThegameScore</name>
    <message>
        <source>jump back</source>
        <translation>salto atrás</translation>
    </message>
    <message>
        <source>Piles, latest on top</source>
        <translation>Pilas, la última encima</translation>
    </message>
    <message>
        <source>pile %1, rising</source>
        <translation>pila %1, ascendente</translation>
    </message>
    <message>
        <source>pile %1, falling</source>
        <translation>pila %1, descendente</translation>
    </message>
    <message>
        <source>Cards played, latest first</source>
        <translation>Cartas jugadas, última primero</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
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
        <translation>Turno %1: saltaste diez atrás a %2 en la pila %3, el último salto de la partida.</translation>
    </message>
    <message>
        <source>Turn %1: %2 jumped ten back to %3 on pile %4, the last jump of the match.</source>
        <translation>Turno %1: %2 saltó diez atrás a %3 en la pila %4, el último salto de la partida.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n número</numerusform>
            <numerusform>%n números</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: your %2 on pile %3 left out %4, the widest gap of the match.</source>
        <translation>Turno %1: tu %2 en la pila %3 dejó fuera %4, el hueco más ancho de la partida.</translation>
    </message>
    <message>
        <source>Turn %1: %2 put %3 on pile %4 and left out %5, the widest gap of the match.</source>
        <translation>Turno %1: %2 puso %3 en la pila %4 y dejó fuera %5, el hueco más ancho de la partida.</translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 de %2 jugadas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards played</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>ThegameStack</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <translation>
            <numerusform>%n en el mazo</numerusform>
            <numerusform>%n en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>stack empty</source>
        <translation>mazo vacío</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the stack</comment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>%1 of 98 played</source>
        <translation>%1 de 98 jugadas</translation>
    </message>
    <message>
        <source>%1 of 98</source>
        <comment>cards played</comment>
        <translation>%1 de 98</translation>
    </message>
    <message>
        <source>only %1 in the stack</source>
        <translation>solo %1 en el mazo</translation>
    </message>
    <message>
        <source>%1 of 98 to go</source>
        <translation>faltan %1 de 98</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>faltan %1</translation>
    </message>
</context>
<context>
    <name>ThegameTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left.</source>
        <translation>
            <numerusform>Queda %n carta.</numerusform>
            <numerusform>Quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <translation>%1 en la pila %2</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Acabar turno</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>Deseo %1</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Perder la partida</translation>
    </message>
    <message>
        <source>jump back %1</source>
        <translation>%1 atrás</translation>
    </message>
    <message>
        <source>jumps back %1</source>
        <translation>%1 atrás</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 adelante</translation>
    </message>
    <message>
        <source>Any wishes for the piles?</source>
        <translation>¿Algún deseo para las pilas?</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards, then you may end your turn.</source>
        <translation>
            <numerusform>%n carta más y podrás acabar el turno.</numerusform>
            <numerusform>%n cartas más y podrás acabar el turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play another card or end your turn.</source>
        <translation>Juega otra carta o acaba tu turno.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>sin cartas</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles: a perfect match.</source>
        <translation>Las 98 cartas están en las pilas: una partida perfecta.</translation>
    </message>
    <message>
        <source>You still had to play, but none of your cards fitted.</source>
        <translation>Aún tenías que jugar, pero no encajaba ninguna de tus cartas.</translation>
    </message>
    <message>
        <source>%1 still had to play, but no card fitted.</source>
        <translation>%1 aún tenía que jugar, pero no encajaba ninguna carta.</translation>
    </message>
    <message>
        <source>You ended your turn too early and gave up.</source>
        <translation>Acabaste tu turno demasiado pronto, lo que cuenta como abandono.</translation>
    </message>
    <message>
        <source>%1 ended the turn too early and gave up.</source>
        <translation>%1 acabó su turno demasiado pronto, lo que cuenta como abandono.</translation>
    </message>
    <message>
        <source>You had a fault, which loses the match.</source>
        <translation>Cometiste un fallo y la partida está perdida.</translation>
    </message>
    <message>
        <source>%1 had a fault, which loses the match.</source>
        <translation>%1 cometió un fallo y la partida está perdida.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>stay off pile %1</source>
        <translation>no tocar la pila %1</translation>
    </message>
    <message>
        <source>want others to stay off pile %1</source>
        <translation>pides no tocar la pila %1</translation>
    </message>
    <message>
        <source>wants others to stay off pile %1</source>
        <translation>pide no tocar la pila %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Turno de %1</translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation>Todas las cartas jugadas</translation>
    </message>
    <message>
        <source>No card fits. %1</source>
        <translation>Ninguna encaja. %1</translation>
    </message>
    <message>
        <source>Given up. %1</source>
        <translation>Abandono. %1</translation>
    </message>
    <message>
        <source>Lost by a fault. %1</source>
        <translation>Perdida por fallo. %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>robas %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>roba %1</translation>
    </message>
    <message>
        <source>play %1 on pile %2</source>
        <translation>juegas %1 en la pila %2</translation>
    </message>
    <message>
        <source>plays %1 on pile %2</source>
        <translation>juega %1 en la pila %2</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>acabas tu turno</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>acaba el turno</translation>
    </message>
    <message>
        <source>had a fault</source>
        <translation>comete un fallo</translation>
    </message>
    <message>
        <source>%1 jumps ten back to %2</source>
        <translation>%1 salta diez atrás a %2</translation>
    </message>
    <message>
        <source>The stack is empty</source>
        <translation>El mazo está vacío</translation>
    </message>
    <message>
        <source>The stack is running out</source>
        <translation>El mazo se acaba</translation>
    </message>
    <message>
        <source>Your next card would move a pile by %1 or more.</source>
        <translation>Tu próxima carta movería una pila %1 o más.</translation>
    </message>
    <message>
        <source>It sets the pile ten back.</source>
        <translation>Hace retroceder la pila diez.</translation>
    </message>
    <message>
        <source>Then your %1 can set the pile ten back.</source>
        <translation>Después tu %1 puede hacer retroceder la pila diez.</translation>
    </message>
    <message>
        <source>It’s the smallest step you have.</source>
        <translation>Es tu paso más pequeño.</translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message>
        <source>Where do you want to put the %1? Click a pile or press 1 to 4.</source>
        <translation>¿Dónde quieres poner %1? Haz clic en una pila o pulsa de 1 a 4.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Acabar turno</translation>
    </message>
    <message>
        <source>refill your hand</source>
        <translation>completar la mano</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>el mazo está vacío</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Abandonar…</translation>
    </message>
    <message>
        <source>one more card to play</source>
        <translation>una carta más por jugar</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards to play</source>
        <translation>
            <numerusform>%n carta más por jugar</numerusform>
            <numerusform>%n cartas más por jugar</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>your turn continues</source>
        <translation>tu turno continúa</translation>
    </message>
    <message>
        <source>Give up now</source>
        <translation>Abandonar ya</translation>
    </message>
    <message>
        <source>everyone loses the match</source>
        <translation>todos pierden la partida</translation>
    </message>
    <message>
        <source>Wishes: 1 %1, 3 %2, 5 %3</source>
        <translation>Deseos: 1 %1, 3 %2, 5 %3</translation>
    </message>
    <message>
        <source>Numbers over a card: how far it moves piles 1 to 4.</source>
        <translation>Números sobre una carta: cuánto mueve las pilas 1 a 4.</translation>
    </message>
</context>
<context>
    <name>ThegameWish</name>
    <message>
        <source>Your wish for pile %1: %2</source>
        <translation>Tu deseo para la pila %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a wish and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: after the next card</source>
        <comment>a wish</comment>
        <translation>%1: tras la próxima carta</translation>
    </message>
    <message>
        <source>0: no wish, 3: mine soon, 5: stay off</source>
        <translation>0: sin deseo, 3: pronto mía, 5: no tocar</translation>
    </message>
</context>
<context>
    <name>TournamentCost</name>
    <message>
        <source>about %1 matches</source>
        <translation>unas %1 partidas</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>como mucho %1 partidas</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partida</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n sets, %1</source>
        <translation>
            <numerusform>%n set, %1</numerusform>
            <numerusform>%n sets, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n ronda, %1</numerusform>
            <numerusform>%n rondas, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1</source>
        <translation>
            <numerusform>%n pareja, %1</numerusform>
            <numerusform>%n parejas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few matches the intervals stay wider than that, so all matches will be played.</source>
        <translation>Con tan pocas partidas los intervalos quedan más anchos, así que se jugarán todas.</translation>
    </message>
    <message>
        <source>The last deal is not played from all seats, because %1 is not a multiple of %2.</source>
        <translation>El último reparto no se juega desde todos los asientos, porque %1 no es múltiplo de %2.</translation>
    </message>
    <message>
        <source>%1 remembers earlier matches. Its matches against the same opponents run one after another on one thread, so more threads don’t make them faster.</source>
        <translation>%1 recuerda partidas anteriores. Sus partidas contra los mismos rivales se juegan una tras otra en un hilo, así que más hilos no las aceleran.</translation>
    </message>
    <message>
        <source>File size: %1.</source>
        <translation>Tamaño del archivo: %1.</translation>
    </message>
    <message>
        <source>This takes more than a day. You can stop and resume at any time.</source>
        <translation>Tarda más de un día. Puedes parar y reanudar en cualquier momento.</translation>
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
        <translation>Orden: ronda alcanzada. ± es el intervalo al 95 %.</translation>
    </message>
    <message>
        <source>Order: fixtures won, then opponents’ score. ± is the 95 % interval.</source>
        <translation>Orden: encuentros ganados, luego puntos de los rivales. ± es el intervalo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: matches won. ± is the 95 % interval.</source>
        <translation>Orden del concurso: partidas ganadas. ± es el intervalo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: matches won, then %1. ± is the 95 % interval.</source>
        <translation>Orden del concurso: partidas ganadas, luego %1. ± es el intervalo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: points. ± is the 95 % interval.</source>
        <translation>Orden del concurso: puntos. ± es el intervalo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: %1. ± is the 95 % interval.</source>
        <translation>Orden del concurso: %1. ± es el intervalo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: matches won, including shared wins. ± is the 95 % interval.</source>
        <translation>Orden del concurso: partidas ganadas, también las compartidas. ± es el intervalo al 95 %.</translation>
    </message>
    <message>
        <source>Contest order: mean points. ± is the 95 % interval.</source>
        <translation>Orden del concurso: media de puntos. ± es el intervalo al 95 %.</translation>
    </message>
    <message>
        <source>SPRT of Elo %1 against %2: LLR %3 between %4 and %5</source>
        <translation>SPRT de Elo %1 contra %2: LLR %3 entre %4 y %5</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at least Elo %3.</source>
        <translation>%1. Aceptado: %2 es al menos Elo %3 más fuerte.</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at most Elo %3.</source>
        <translation>%1. Aceptado: %2 es como mucho Elo %3 más fuerte.</translation>
    </message>
    <message>
        <source>%1. Not decided yet.</source>
        <translation>%1. Aún sin decidir.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>A circle: %1. The unbeatable mix: %2.</source>
        <translation>Un círculo: %1. La mezcla imbatible: %2.</translation>
    </message>
    <message>
        <source>Duplicate deals saved %1 matches.</source>
        <translation>Los repartos duplicados ahorraron %1 partidas.</translation>
    </message>
    <message>
        <source>Both are equally likely to be stronger.</source>
        <translation>Ambos tienen la misma probabilidad de ser el más fuerte.</translation>
    </message>
</context>
<context>
    <name>TournamentTemplates</name>
    <message>
        <source>Last settings</source>
        <translation>Últimos ajustes</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Vistazo rápido</translation>
    </message>
    <message>
        <source>Contest settings</source>
        <translation>Ajustes del concurso</translation>
    </message>
    <message>
        <source>Contest cup</source>
        <translation>Copa del concurso</translation>
    </message>
    <message>
        <source>Is mine better? (SPRT)</source>
        <translation>¿Es mejor el mío? (SPRT)</translation>
    </message>
    <message>
        <source>The settings of the last tournament of this game</source>
        <translation>Los ajustes del último torneo de este juego</translation>
    </message>
    <message>
        <source>A few hundred matches on duplicate deals: takes seconds, gives a first ranking</source>
        <translation>Unos cientos de partidas con repartos duplicados: tarda segundos y da una primera clasificación</translation>
    </message>
    <message>
        <source>Format, matches and rules of the contest this game comes from</source>
        <translation>Formato, partidas y reglas del concurso del que viene este juego</translation>
    </message>
    <message>
        <source>A ladder that decides every place. Each pairing is best of seven sets</source>
        <translation>Una escalera que decide todos los puestos. Cada emparejamiento, al mejor de siete sets</translation>
    </message>
    <message>
        <source>A sequential test of the first two selected bots. It stops as soon as the result is clear</source>
        <translation>Una prueba secuencial de los dos primeros bots seleccionados. Para en cuanto el resultado está claro</translation>
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
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>%1, %2 played, waiting for an earlier match</source>
        <translation>%1, %2 jugadas, a la espera de una anterior</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en cola</translation>
    </message>
    <message>
        <source>opening the file…</source>
        <translation>abriendo el archivo…</translation>
    </message>
    <message>
        <source>stopped by its stop rule after %1</source>
        <translation>parado por su regla de fin tras %1</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>acabado en %1</translation>
    </message>
    <message>
        <source>stopped after %1</source>
        <translation>parado tras %1</translation>
    </message>
    <message numerus="yes">
        <source>finishing %n running matches</source>
        <translation>
            <numerusform>acabando %n partida en curso</numerusform>
            <numerusform>acabando %n partidas en curso</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>parando…</translation>
    </message>
    <message>
        <source>a bot is solving these rules: %1 %</source>
        <translation>un bot está resolviendo estas reglas: %1 %</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>recién empezado</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>quedan unos %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>not saved, lost when the window closes</source>
        <translation>sin guardar, se pierde al cerrar la ventana</translation>
    </message>
    <message>
        <source>saved, safe to close</source>
        <translation>guardado, puedes cerrar</translation>
    </message>
    <message>
        <source>saved %1 ago, safe to close</source>
        <translation>guardado hace %1, puedes cerrar</translation>
    </message>
    <message>
        <source>%1. Everything saved before is kept, and nothing else has changed.</source>
        <translation>%1. Todo lo guardado antes se conserva y nada más ha cambiado.</translation>
    </message>
    <message>
        <source>The results can’t be saved: %1.</source>
        <translation>Los resultados no se pueden guardar: %1.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Abriendo el archivo…</translation>
    </message>
    <message>
        <source>SHA-256 of the sealed seed: %1</source>
        <translation>SHA-256 de la semilla sellada: %1</translation>
    </message>
    <message>
        <source>A slow match is still running. Later matches are shown, but the stop rule does not count them yet.</source>
        <translation>Aún se juega una partida lenta. Las posteriores se muestran, pero la regla de fin todavía no las cuenta.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>con</translation>
    </message>
    <message>
        <source>%1 matches per second on</source>
        <translation>%1 partidas por segundo con</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>acabado</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>parado al %1</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, parando</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>en pausa al %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per set</source>
        <translation>%1, %2 partidas por set</translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 partidas por pareja</translation>
    </message>
    <message>
        <source>%1, %2 matches</source>
        <translation>%1, %2 partidas</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, repartos duplicados</translation>
    </message>
    <message>
        <source>%1, bots of one language together</source>
        <translation>%1, bots del mismo lenguaje juntos</translation>
    </message>
    <message>
        <source>%1, sealed seed</source>
        <translation>%1, semilla sellada</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Semilla: %1</translation>
    </message>
    <message>
        <source>%1 has ended</source>
        <translation>%1 ha acabado</translation>
    </message>
    <message>
        <source>%1 has stopped</source>
        <translation>%1 se ha parado</translation>
    </message>
    <message>
        <source>%1 is first after %2 matches.</source>
        <translation>%1 es primero tras %2 partidas.</translation>
    </message>
</context>
<context>
    <name>WinMarks</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 de %2 manos</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%1 de %2 manos ganadas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
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
        <translation>De %1 puntos se dan %2.</translation>
    </message>
    <message>
        <source>%1 gets %2. %3</source>
        <translation>%2 para %1. %3</translation>
    </message>
</context>
<context>
    <name>ZipdeckRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Clic o tecla para continuar</translation>
    </message>
</context>
<context>
    <name>ZipdeckScore</name>
    <message>
        <source>Points, fewest first</source>
        <translation>Puntos, de menos a más</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>error</translation>
    </message>
    <message>
        <source>wrong calls</source>
        <translation>cantos errados</translation>
    </message>
    <message>
        <source>Calls, latest first</source>
        <translation>Cantos, últimos primero</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>acierto</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>silent, +%1</source>
        <translation>silencio, +%1</translation>
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
        <translation>, recibe %1 de ti</translation>
    </message>
    <message>
        <source>▼ fewest</source>
        <translation>▼ menos</translation>
    </message>
    <message>
        <source>won</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>▲ highest</source>
        <translation>▲ más alta</translation>
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
        <translation>Tu carta no tiene puntos que repartir</translation>
    </message>
    <message numerus="yes">
        <source>A correct call gives away %n point(s)</source>
        <translation>
            <numerusform>Un canto acertado reparte %n punto</numerusform>
            <numerusform>Un canto acertado reparte %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>tú %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You pay what you don’t give away: %1.</source>
        <translation>Pagas lo que no repartes: %1.</translation>
    </message>
    <message>
        <source>Click a player to give everything. Use + and − for single points.</source>
        <translation>Haz clic en un jugador para darle todo. Usa + y − para puntos sueltos.</translation>
    </message>
    <message>
        <source>All to the leader</source>
        <translation>Todo al líder</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>Por igual</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
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
        <translation>¡Zip Deck!</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>silencio</translation>
    </message>
</context>
<context>
    <name>ZipdeckStepper</name>
    <message>
        <source>%1: one point less</source>
        <translation>%1: un punto menos</translation>
    </message>
    <message>
        <source>%1: one point more</source>
        <translation>%1: un punto más</translation>
    </message>
</context>
<context>
    <name>ZipdeckTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipdeckTexts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Cantar</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Callar</translation>
    </message>
    <message>
        <source>costs nothing unless your card is the highest</source>
        <translation>solo cuesta si tu carta es la más alta</translation>
    </message>
    <message>
        <source>if right: gives away %1</source>
        <translation>si aciertas: da %1</translation>
    </message>
    <message>
        <source>if right: you pay all of it</source>
        <translation>si aciertas: lo pagas todo</translation>
    </message>
    <message>
        <source>You have %1, worth %2. Call or say nothing.</source>
        <translation>Tienes %1, que vale %2. Canta o calla.</translation>
    </message>
    <message>
        <source>You have %1, worth nothing. Call or say nothing.</source>
        <translation>Tienes %1, que no vale nada. Canta o calla.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to you</source>
        <translation>%1 para ti</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>Call, keep all points</source>
        <translation>Cantar, nada para nadie</translation>
    </message>
    <message>
        <source>Call: %1</source>
        <translation>Cantar: %1</translation>
    </message>
    <message>
        <source>Your %1 was the highest and you said nothing: %2.</source>
        <translation>Tu %1 era la más alta y callaste: %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and pay %2 yourself.</source>
        <translation>Cantaste con la carta más alta, %1, y pagas %2 tú.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and give %2.</source>
        <translation>Cantaste con la carta más alta, %1, y das %2.</translation>
    </message>
    <message>
        <source>%1 had the highest card, %2, and said nothing: %3.</source>
        <translation>%1 tenía la carta más alta, %2, y calló: %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and pays %3.</source>
        <translation>%1 cantó con la carta más alta, %2, y paga %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and gives %3.</source>
        <translation>%1 cantó con la carta más alta, %2, y da %3.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lowest score after %n round(s): %2.</source>
        <translation>
            <numerusform>%1 comparten la puntuación más baja tras %n ronda: %2.</numerusform>
            <numerusform>%1 comparten la puntuación más baja tras %n rondas: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest score after %n round(s): %1. The next has %2.</source>
        <translation>
            <numerusform>Puntuación más baja tras %n ronda: %1. El siguiente tiene %2.</numerusform>
            <numerusform>Puntuación más baja tras %n rondas: %1. El siguiente tiene %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Your card is the highest</source>
        <translation>Tu carta es la más alta</translation>
    </message>
    <message>
        <source>%1 has the highest card</source>
        <translation>%1 tiene la carta más alta</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>call “Zip Deck!”</source>
        <translation>cantas «¡Zip Deck!»</translation>
    </message>
    <message>
        <source>calls “Zip Deck!”</source>
        <translation>canta «¡Zip Deck!»</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>recibes %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>recibe %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 tiene %2</translation>
    </message>
    <message>
        <source>now have %1</source>
        <translation>ahora tienes %1</translation>
    </message>
    <message>
        <source>now has %1</source>
        <translation>ahora tiene %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as saying nothing</source>
        <translation>comete un fallo, que cuenta como callar</translation>
    </message>
    <message>
        <source>%1 called with the highest card</source>
        <translation>%1 cantó con la carta más alta</translation>
    </message>
    <message>
        <source>%1 called, and the card was not the highest</source>
        <translation>%1 cantó y la carta no era la más alta</translation>
    </message>
    <message>
        <source>Everyone answers on the count of three.</source>
        <translation>A la de tres responden todos.</translation>
    </message>
    <message>
        <source>Your %1 can’t be the highest: you say nothing</source>
        <translation>Tu %1 no puede ser la más alta: callas</translation>
    </message>
    <message>
        <source>%1 had the highest card and said nothing</source>
        <translation>%1 tenía la carta más alta y calló</translation>
    </message>
</context>
<context>
    <name>ZipdeckTray</name>
    <message>
        <source>A wrong call costs you %1.</source>
        <translation>Un canto errado te cuesta %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>Cards 0 to %1</source>
        <translation>Cartas 0 a %1</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>¡Zip Deck!</translation>
    </message>
    <message>
        <source>if right: costs nothing</source>
        <translation>si aciertas: no cuesta</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay %2</source>
        <translation>si aciertas: da %1, pagas %2</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay nothing</source>
        <translation>si aciertas: da %1, no pagas nada</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Callar</translation>
    </message>
    <message>
        <source>costs %1 if %2 is the highest</source>
        <translation>cuesta %1 si %2 es la más alta</translation>
    </message>
    <message>
        <source>%1 is the highest with a probability of %2 %.</source>
        <translation>%1 es la más alta con una probabilidad del %2 %.</translation>
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
        <translation>%1, menos</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, puesto %2</translation>
    </message>
    <message>
        <source>called, gave %1</source>
        <translation>canto, entrega de %1</translation>
    </message>
    <message>
        <source>called, paid %1</source>
        <translation>canto, pago de %1</translation>
    </message>
    <message>
        <source>silent, paid %1</source>
        <translation>silencio, pago de %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>silencio</translation>
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
        <translation>ronda previa %1, %2</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>entrega de %1</translation>
    </message>
    <message>
        <source>called</source>
        <translation>canto</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>%1 Give %2.</source>
        <translation>%1 Da %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This round: %1, %2.</source>
        <translation>Esta ronda: %1, %2.</translation>
    </message>
    <message>
        <source>Last round: %1, %2.</source>
        <translation>Ronda previa: %1, %2.</translation>
    </message>
</context>
<context>
    <name>advanced-pazaak</name>
    <message>
        <source>rule deck_size is {}, but with same {} and pool {} it must be from 1 to {}</source>
        <translation>la regla deck_size es {}, con same {} y pool {} debe ser de 1 a {}</translation>
    </message>
    <message>
        <source>rule hand_size is {}, but with deck_size {} it must be from 0 to {}</source>
        <translation>la regla hand_size es {}, con deck_size {} debe ser de 0 a {}</translation>
    </message>
    <message>
        <source>a side card must follow a house card, and each turn may have only one</source>
        <translation>una carta lateral sigue a una carta común, una por turno</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>hay demasiadas cartas</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>hay {} cartas, pero debe haber {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>la carta común {} está {} veces en la mesa, hay {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>más cartas laterales que las {} de las reglas</translation>
    </message>
    <message>
        <source>no set is over yet</source>
        <translation>aún no ha terminado ningún set</translation>
    </message>
    <message>
        <source>these rules have no stakes</source>
        <translation>con estas reglas no se nombran apuestas</translation>
    </message>
    <message>
        <source>seat 0 must begin by these rules</source>
        <translation>con estas reglas empieza el asiento 0</translation>
    </message>
    <message>
        <source>the set is over with these cards, so no one has to act</source>
        <translation>el set ha terminado con estas cartas, así que no le toca a nadie</translation>
    </message>
    <message>
        <source>{} is not a card; write for example 7, -2 or +-3=+3</source>
        <translation>{} no es una carta como 7, -2 o +-3=+3</translation>
    </message>
    <message>
        <source>{} is not a side card</source>
        <translation>{} no es una carta lateral</translation>
    </message>
    <message>
        <source>{} appears {} times, but the rules allow only {}</source>
        <translation>{} está {} veces, las reglas permiten {}</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn with {} cards of seat 1 and {} of seat 2</source>
        <translation>no puede ser el turno del asiento {} con {} cartas del asiento 1 y {} del asiento 2</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Hilltop cannot find similar positions of {}</source>
        <translation>{} no indica qué posiciones se parecen</translation>
    </message>
    <message>
        <source>the match has no decision {}; its last one is {}</source>
        <translation>la partida no tiene la decisión {}, la última es {}</translation>
    </message>
    <message>
        <source>analysis.decisions[{}].{}: the numbers do not add up</source>
        <translation>analysis.decisions[{}].{}: no cuadra</translation>
    </message>
    <message>
        <source>analysis.decisions[{}]: the match has another answer here</source>
        <translation>analysis.decisions[{}]: no es lo que se jugó</translation>
    </message>
    <message>
        <source>analysis.positions[{}].{}: the numbers do not add up</source>
        <translation>analysis.positions[{}].{}: no cuadra</translation>
    </message>
    <message>
        <source>analysis.seats[{}].result: the numbers do not add up</source>
        <translation>analysis.seats[{}].result: no cuadra</translation>
    </message>
    <message>
        <source>analysis.seats[{}].{}: the numbers do not add up</source>
        <translation>analysis.seats[{}].{}: no cuadra</translation>
    </message>
    <message>
        <source>analysis: this analysis belongs to another match</source>
        <translation>analysis: pertenece a otra partida</translation>
    </message>
    <message>
        <source>this must be a list of three numbers</source>
        <translation>deben ser tres números</translation>
    </message>
    <message>
        <source>this analysis was made by a newer version of Hilltop</source>
        <translation>lo hizo una versión más nueva de Hilltop</translation>
    </message>
    <message>
        <source>{} and {} have different lengths</source>
        <translation>{} y {} tienen distinta longitud</translation>
    </message>
    <message>
        <source>matches of {} cannot be analysed yet</source>
        <translation>las partidas de {} aún no se pueden analizar</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>{} is a folder, not a tournament file</source>
        <translation>{} es una carpeta, no un archivo de torneo</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>lista de argumentos demasiado larga</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>descriptor de archivo erróneo</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>conexión interrumpida</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>tiempo de conexión agotado</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>dispositivo o archivo en uso</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>la carpeta no está vacía</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>cuota de disco superada</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>no es un programa ejecutable</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nombre demasiado largo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>archivo muy grande</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>función no disponible</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>equipo inaccesible</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de entrada/salida</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>argumento no válido</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>está en otro dispositivo</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation>no hay bloqueos libres</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>no existe el dispositivo o dirección</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>no existe el dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>operación no admitida</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>no disponible por ahora</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>el archivo ya no está en el servidor</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>programa en ejecución</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>demasiados enlaces seguidos</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>demasiados enlaces</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>demasiados archivos abiertos en el sistema</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>está cortado</translation>
    </message>
    <message>
        <source>line {}: this is not JSON, see character {}</source>
        <translation>línea {}: no es JSON, mira el carácter {}</translation>
    </message>
    <message>
        <source>this is not JSON, see character {}</source>
        <translation>no es JSON, mira el carácter {}</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>hay demasiados corchetes anidados</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>el sistema no da ningún motivo</translation>
    </message>
    <message>
        <source>it contains a number that is too large</source>
        <translation>contiene un número demasiado grande</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be locked ({})</source>
        <translation>{} no se puede bloquear ({})</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} no se puede abrir ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} no se puede leer ({})</translation>
    </message>
    <message>
        <source>{} cannot be removed ({})</source>
        <translation>{} no se puede borrar ({})</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} no se puede escribir ({})</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} no es un archivo normal</translation>
    </message>
    <message>
        <source>{} is too large for the memory of this computer</source>
        <translation>{} es demasiado grande para la memoria de este equipo</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: no se puede crear la carpeta ({})</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>falta este campo</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>esto debe ser true o false</translation>
    </message>
    <message>
        <source>this must be a list of {}</source>
        <translation>no es una lista de {} valores</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>esto debe ser una lista</translation>
    </message>
    <message>
        <source>this must be a number</source>
        <translation>esto debe ser un número</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>esto debe ser un número entero</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>esto debe ser un objeto JSON</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>esto debe ser texto entre comillas</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>este número es demasiado grande</translation>
    </message>
    <message>
        <source>the value is {}, but it must be a whole number from 0 to 2^64-1</source>
        <translation>es {}, debe ser un número entero de 0 a 2^64-1</translation>
    </message>
    <message>
        <source>the value is {}, but it must be from {} to {}</source>
        <translation>el valor es {}, pero debe estar entre {} y {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>it ended unexpectedly ({})</source>
        <translation>terminó de forma inesperada ({})</translation>
    </message>
    <message>
        <source>the path {} could lead out of its folder</source>
        <translation>la ruta {} podría salir de su carpeta</translation>
    </message>
    <message>
        <source>the system cannot start more threads; close other programs</source>
        <translation>el sistema no inicia más hilos; cierra otros programas</translation>
    </message>
    <message>
        <source>there is not enough memory to continue</source>
        <translation>no hay memoria suficiente para continuar</translation>
    </message>
    <message>
        <source>{} is a hard link to another file; replace it with a copy</source>
        <translation>{} tiene otro nombre en otro sitio (un enlace físico); pon ahí una copia</translation>
    </message>
    <message>
        <source>{} has more than {} bytes</source>
        <translation>{} tiene más de {} bytes</translation>
    </message>
    <message>
        <source>{} has more than {} files, too many for a bot</source>
        <translation>{} tiene más de {} archivos, demasiados para un bot</translation>
    </message>
    <message>
        <source>{} has more than {} folders one inside the other, too many for a bot</source>
        <translation>{} tiene más de {} carpetas una dentro de otra, que ningún bot necesita</translation>
    </message>
    <message>
        <source>{} is a link that leads out of its folder; replace it with the file</source>
        <translation>{} es un enlace que sale de su carpeta; pon ahí el archivo</translation>
    </message>
    <message>
        <source>{} is a link; replace it with the file</source>
        <translation>{} es un enlace; pon ahí el archivo mismo</translation>
    </message>
    <message>
        <source>{} is neither a regular file nor a folder</source>
        <translation>{} no es ni un archivo normal ni una carpeta</translation>
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
        <translation>{}: no existe ese archivo</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>este programa se compiló sin {}</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: línea {}, columna {}: {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} no arranca ({})</translation>
    </message>
    <message>
        <source>record {}: {}</source>
        <translation>grabación {}: {}</translation>
    </message>
    <message>
        <source>{}: all seats play together, so bots can only be compared by their answers</source>
        <translation>{}: todos los asientos juegan juntos, así que dos bots se comparan solo por sus respuestas</translation>
    </message>
    <message>
        <source>record {} is a match of {}, not of {}</source>
        <translation>grabación {}: es una partida de {}, no de {}</translation>
    </message>
    <message>
        <source>{} begins with _ and is therefore left out; name it as {} to let it play</source>
        <translation>{} empieza por _, así que no es participante; con {} puede jugar</translation>
    </message>
    <message>
        <source>{} is the base of {} and is therefore left out; name it as {} to let it play</source>
        <translation>{} es lo que {} extiende, así que no es participante; con {} puede jugar</translation>
    </message>
    <message>
        <source>{} has no method {}</source>
        <translation>{} no tiene el método {}</translation>
    </message>
    <message>
        <source>{} is abstract, so it is not a bot</source>
        <translation>{} es abstracta, así que no es un bot</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: este nombre no es UTF-8; renombra el archivo</translation>
    </message>
    <message>
        <source>{} is a program of the Hilltop protocol; name it as {}</source>
        <translation>{} es un programa del protocolo Hilltop, que participa como {}</translation>
    </message>
    <message>
        <source>{} is a bot of {}, not of {}</source>
        <translation>{} es un bot de {}, no de {}</translation>
    </message>
    <message>
        <source>{} has no kind of bots of its own to look for in a folder; name each of your bots</source>
        <translation>el concurso de {} no tiene bots de un tipo propio, nombra cada uno de tus bots</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} no se puede leer ({})</translation>
    </message>
    <message>
        <source>{} contains no bot of {}</source>
        <translation>{}: no contiene ningún bot de {}</translation>
    </message>
    <message>
        <source>{} (left out: {})</source>
        <translation>{} (omitido: {})</translation>
    </message>
    <message>
        <source>{} contains {} bots; name one of them, for example {}</source>
        <translation>{}: contiene {} bots; indica cuál, por ejemplo {}</translation>
    </message>
    <message>
        <source>{} contains no {}</source>
        <translation>{}: no contiene ningún {}</translation>
    </message>
    <message>
        <source>there is no decision {}; the record has {}</source>
        <translation>no hay decisión {}, la grabación tiene {}</translation>
    </message>
    <message>
        <source>decision {} was made by a person</source>
        <translation>la decisión {} fue de una persona</translation>
    </message>
    <message>
        <source>the random numbers of its bots come from the sealed seed of the tournament, so no answer can be reproduced before the tournament ends</source>
        <translation>el azar de sus bots sale de la semilla sellada de su torneo, así que no se puede volver a pedir ninguna respuesta antes del final</translation>
    </message>
    <message>
        <source>{}: {}: {}</source>
        <translation>{}: {}: {}</translation>
    </message>
    <message>
        <source>the bot was not asked for decision {}: it had stopped before</source>
        <translation>la decisión {} no se preguntó: el bot había acabado antes</translation>
    </message>
    <message>
        <source>{}: {} already at decision {}: {}</source>
        <translation>{}: {} ya en la decisión {}: {}</translation>
    </message>
    <message>
        <source>it has {}, but no {}</source>
        <translation>tiene {}, pero no {}</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} no tiene {}</translation>
    </message>
    <message>
        <source>{} contains {} bots; each needs a name without spaces</source>
        <translation>{}: contiene {} bots; cada uno necesita un nombre sin espacios</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} está vacío</translation>
    </message>
    <message>
        <source>{} is C or C++ source code; compile it and add the program</source>
        <translation>{} es código fuente en C o C++; compílalo y añade el programa</translation>
    </message>
    <message>
        <source>{}: the first line must name the program that runs it, such as #!/usr/bin/env {}</source>
        <translation>{}: su primera línea no dice qué lo ejecuta, por ejemplo #!/usr/bin/env {}</translation>
    </message>
    <message>
        <source>{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that extends Player, nor an executable program</source>
        <translation>{} no es un bot: ni JavaScript con los métodos {}, ni Python o Java con una clase que extienda Player, ni un programa ejecutable</translation>
    </message>
    <message>
        <source>{} is neither text nor a program for this computer</source>
        <translation>{} no es ni texto ni un programa para este equipo</translation>
    </message>
    <message>
        <source>{}: a folder is a bot if it contains Java files, and this one contains none</source>
        <translation>{}: una carpeta es un bot si contiene archivos de Java, y esta no contiene ninguno</translation>
    </message>
    <message>
        <source>{}: this name cannot be used for a bot; rename the file</source>
        <translation>{}: su nombre no se puede usar para un bot, cámbialo</translation>
    </message>
    <message>
        <source>there is no template of a bot of {}</source>
        <translation>no hay plantilla de {}</translation>
    </message>
    <message>
        <source>there is no template of a bot of {} in {}, only in {}</source>
        <translation>no hay plantilla de {} en {}, solo en {}</translation>
    </message>
    <message>
        <source>{}: a Java file must have the name of its class, such as MyBot.java</source>
        <translation>{}: un archivo de Java debe llamarse como su clase, por ejemplo MyBot.java</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: ya existe; elige otro nombre</translation>
    </message>
    <message>
        <source>{}: no class in it has a main method</source>
        <translation>{}: ninguna clase tiene un método main</translation>
    </message>
    <message>
        <source>{} uses the Hilltop protocol, but there is no {}.class beside it; compile it with javac</source>
        <translation>{}: habla el protocolo Hilltop, pero no hay {}.class a su lado; javac la crea</translation>
    </message>
    <message>
        <source>{} is Java, but no class in it extends any of {}</source>
        <translation>{} es Java, pero ninguna de sus clases extiende una de estas: {}</translation>
    </message>
    <message>
        <source>{} is in no package; it must be in one of {}</source>
        <translation>{} no está en ningún paquete; debe estar en uno de estos: {}</translation>
    </message>
    <message>
        <source>{} is in the package {}; it must be in one of {}</source>
        <translation>{} está en el paquete {}; debe estar en uno de estos: {}</translation>
    </message>
    <message>
        <source>{} must be public</source>
        <translation>{} debe ser public</translation>
    </message>
    <message>
        <source>{} is an archive of sources. Unpack it to use its bots</source>
        <translation>{} es un archivo comprimido con código fuente; descomprímelo y cada uno de sus bots podrá jugar</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({})</source>
        <translation>ninguna de sus {} respuestas contó ({})</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({}): {}</source>
        <translation>ninguna de sus {} respuestas contó ({}): {}</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot ({}){}</source>
        <translation>cometió un fallo en cada partida, y el primero descalifica ({}){}</translation>
    </message>
    <message>
        <source>{} of {} answers were faults ({})</source>
        <translation>{} de {} respuestas fueron fallos ({})</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>ninguna de sus partidas acabó en {} s</translation>
    </message>
    <message>
        <source>it needs {} ms per answer, so its {} matches in the contest will take about {} minutes</source>
        <translation>tarda {} ms en responder, así que sus {} partidas del concurso durarán unos {} minutos</translation>
    </message>
    <message>
        <source>the bots could not be tested, for a reason outside the bots: {}</source>
        <translation>no se han podido probar los bots, y no es culpa suya: {}</translation>
    </message>
    <message>
        <source>this number is larger than &quot;{}&quot;</source>
        <translation>es más que «{}»</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a report on a bot</source>
        <translation>«{}» no es el informe de un bot</translation>
    </message>
    <message>
        <source>the format is {}, but this program reads {}</source>
        <translation>es {}, este programa lee {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is built in; only your own bots can be checked</source>
        <translation>«{}» está integrado, solo se pueden comprobar tus propios bots</translation>
    </message>
    <message>
        <source>{} is not a number of matches</source>
        <translation>{} no es un número de partidas</translation>
    </message>
    <message>
        <source>{} has {} bytes, too large for a bot’s source</source>
        <translation>{} tiene {} bytes, demasiado para el código de un bot</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>there is no match of this game to ask about</source>
        <translation>no hay ninguna partida de este juego por la que preguntar</translation>
    </message>
</context>
<context>
    <name>contests</name>
    <message>
        <source>A hill of this name already exists. Choose another name.</source>
        <translation>Ya existe una colina con este nombre. Elige otro nombre.</translation>
    </message>
    <message>
        <source>A tournament of this name already exists. Choose another name.</source>
        <translation>Ya existe un torneo con este nombre. Elige otro nombre.</translation>
    </message>
    <message>
        <source>{}: this file cannot be deleted: {}</source>
        <translation>{}: este archivo no se puede eliminar: {}</translation>
    </message>
    <message>
        <source>{}: this file cannot be renamed</source>
        <translation>{}: este archivo no se puede renombrar</translation>
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
        <translation>{}; los análisis se guardan en {}</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be one of {}</source>
        <translation>la regla {} es «{}», debe ser una de {}</translation>
    </message>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be a whole number from {} to {}</source>
        <translation>la regla {} es «{}», debe ser un número entero de {} a {}</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; this game has no rules to set</source>
        <translation>regla desconocida «{}», este juego no tiene reglas que ajustar</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; the rules are {}</source>
        <translation>regla desconocida «{}», las reglas son {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a rule; write KEY=VALUE</source>
        <translation>«{}» no es una regla, escribe REGLA=VALOR</translation>
    </message>
    <message>
        <source>rules must be a JSON object</source>
        <translation>rules no es un objeto</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a fault</source>
        <translation>«{}» no es un fallo</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not allowed ({})</source>
        <translation>el asiento {} respondió «{}», que no está permitido ({})</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not an answer of this game</source>
        <translation>el asiento {} respondió «{}», que no es una respuesta de este juego</translation>
    </message>
    <message>
        <source>seat {} has nothing to decide now</source>
        <translation>al asiento {} no se le pregunta ahora</translation>
    </message>
    <message>
        <source>the list has {} entries, but it must have {}</source>
        <translation>la lista tiene {} elementos, pero debe tener {}</translation>
    </message>
    <message>
        <source>the value must be one of {}</source>
        <translation>el valor debe ser uno de estos: {}</translation>
    </message>
    <message>
        <source>this must be a list of texts</source>
        <translation>no es una lista de textos</translation>
    </message>
    <message>
        <source>this must be a list of whole numbers</source>
        <translation>no es una lista de números enteros</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>esto debe ser una lista</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>esto debe ser un número entero</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>esto debe ser un objeto JSON</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>el valor es {}, pero del resto resulta {}</translation>
    </message>
    <message>
        <source>the value must be {}</source>
        <translation>debe ser {}</translation>
    </message>
    <message>
        <source>there is no field of this name</source>
        <translation>este campo no existe</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>the phases of a deal must be EUCHRE_BIDDING and TRICK_PLAY, in this order</source>
        <translation>EUCHRE_BIDDING debe ir primero, TRICK_PLAY después, y nada más</translation>
    </message>
    <message>
        <source>Hilltop does not support exchanging cards</source>
        <translation>Hilltop no admite el intercambio de cartas</translation>
    </message>
    <message>
        <source>Hilltop’s Euchre does not have this rule</source>
        <translation>el Euchre de Hilltop no tiene esta regla</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>falta «{}»</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call of this round</source>
        <translation>«{}» no es una voz de esta ronda</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call that Hilltop knows</source>
        <translation>«{}» no es una voz que Hilltop conozca</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card that Hilltop knows; all cards must be given</source>
        <translation>«{}» no es una carta que Hilltop conozca; hay que indicar todas las cartas</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card</source>
        <translation>«{}» no es una carta</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a field of the notation</source>
        <translation>«{}» no es un campo de la notación</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be the leader</source>
        <translation>«{}» no puede salir</translation>
    </message>
    <message>
        <source>a defender goes alone, but defend_alone is not true</source>
        <translation>un defensor juega a solas, pero defend_alone no es true</translation>
    </message>
    <message>
        <source>a lone defender takes three or four tricks, which is 4 points in the notation and 2 in Hilltop’s Euchre</source>
        <translation>un defensor a solas gana tres o cuatro bazas, que son 4 puntos en la notación y 2 en el Euchre de Hilltop</translation>
    </message>
    <message>
        <source>a match of Hilltop begins at 0 to 0</source>
        <translation>una partida de Hilltop empieza 0 a 0</translation>
    </message>
    <message>
        <source>everyone has called twice</source>
        <translation>todos han hablado dos veces</translation>
    </message>
    <message>
        <source>there is neither a winning_score nor num_deals</source>
        <translation>no tiene winning_score ni num_deals</translation>
    </message>
    <message>
        <source>there is no fileType, so this is not Euchre Game Notation</source>
        <translation>no tiene fileType, así que no es Euchre Game Notation</translation>
    </message>
    <message>
        <source>there are {} cards, but {} seats play</source>
        <translation>tiene {} cartas, juegan {} asientos</translation>
    </message>
    <message>
        <source>the match has {} deals, but a file holds at most {}</source>
        <translation>tiene {} repartos, un archivo así admite {}</translation>
    </message>
    <message>
        <source>in deal {} the partner of the maker goes alone, which the notation does not support</source>
        <translation>en el reparto {} el compañero del declarante juega a solas, lo que la notación no puede decir</translation>
    </message>
    <message>
        <source>Hilltop cannot read a file of the type &quot;{}&quot;</source>
        <translation>Hilltop no lee archivos del tipo «{}»</translation>
    </message>
    <message>
        <source>the version is &quot;{}&quot;, but Hilltop reads 1.2 to 1.4; convert older files with egn-upgrade</source>
        <translation>es «{}», se conocen de 1.2 a 1.4; egn-upgrade renueva archivos antiguos</translation>
    </message>
    <message>
        <source>the match is not finished; only whole matches can be written in this notation</source>
        <translation>no está terminada; en esta notación solo se pueden escribir partidas enteras</translation>
    </message>
    <message>
        <source>this deal is not played to its end, but another one follows</source>
        <translation>no se jugó hasta el final, pero sigue otro reparto</translation>
    </message>
    <message>
        <source>the file is compressed; unpack it with egn-convert</source>
        <translation>está comprimido; descomprime el archivo con egn-convert</translation>
    </message>
    <message>
        <source>the value is {}, but in Hilltop’s Euchre it is {}</source>
        <translation>es {}, en el Euchre de Hilltop es {}</translation>
    </message>
    <message>
        <source>the dealer is {}, but it must be {}, to the left of the dealer before</source>
        <translation>es {}, debe ser {}, a la izquierda del repartidor anterior</translation>
    </message>
    <message>
        <source>the left bower follows its printed suit in this match, but in the notation it belongs to trump</source>
        <translation>su bower izquierdo asiste a su propio palo, en la notación pertenece al triunfo</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>esto debe ser una lista</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>esto debe ser texto entre comillas</translation>
    </message>
    <message>
        <source>this must be a whole number from {} to {}</source>
        <translation>debe ser un número entero de {} a {}</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>esto debe ser un objeto JSON</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>esto debe ser true o false</translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation>deben ser dos números</translation>
    </message>
    <message>
        <source>no one has made trump</source>
        <translation>nadie ha declarado triunfo</translation>
    </message>
    <message>
        <source>no one has picked a card up</source>
        <translation>nadie ha tomado una carta</translation>
    </message>
    <message>
        <source>seat {} does not have {}</source>
        <translation>el asiento {} no tiene {}</translation>
    </message>
    <message>
        <source>seat {} goes alone and the player to its left leads, but in Hilltop’s Euchre the player to the left of the dealer does</source>
        <translation>el asiento {} juega a solas y sale su izquierda, en el Euchre de Hilltop sale la del repartidor</translation>
    </message>
    <message>
        <source>seat {} has a card of the suit led, so {} is a revoke</source>
        <translation>el asiento {} tiene una carta del palo de salida, así que {} es un renuncio</translation>
    </message>
    <message>
        <source>seat {} is not a defender, seat {} made trump</source>
        <translation>el asiento {} no es defensor, declaró triunfo el asiento {}</translation>
    </message>
    <message>
        <source>seat {} was dealt five other cards, so it cannot have {}</source>
        <translation>el asiento {} recibió otras cinco cartas, así que no puede tener {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>paso {}: la respuesta no encaja</translation>
    </message>
    <message>
        <source>a file of this format holds one match, but there are {}; choose one with --match</source>
        <translation>un archivo así contiene una partida, hay {}; elige una con --match</translation>
    </message>
    <message>
        <source>the dealer must name a suit, as the rule std has it</source>
        <translation>el repartidor debe declarar un palo, como manda la regla std</translation>
    </message>
    <message>
        <source>the match is over before this deal</source>
        <translation>la partida acaba antes</translation>
    </message>
    <message>
        <source>there are more than {} deals, too many for a match</source>
        <translation>hay más de {}</translation>
    </message>
    <message>
        <source>there are only five tricks</source>
        <translation>solo hay cinco bazas</translation>
    </message>
    <message>
        <source>there are {} hands, but only four players</source>
        <translation>hay {} manos</translation>
    </message>
    <message>
        <source>there are {} players, but there must be four</source>
        <translation>hay {}, no cuatro</translation>
    </message>
    <message>
        <source>num_deals and winning_score cannot be used together</source>
        <translation>también hay un winning_score</translation>
    </message>
    <message>
        <source>there is no bower before trump is made</source>
        <translation>no hay bower antes de declararse triunfo</translation>
    </message>
    <message>
        <source>there are no deals</source>
        <translation>no hay ninguno</translation>
    </message>
    <message>
        <source>this answer is not possible here</source>
        <translation>aquí no se pide esta respuesta</translation>
    </message>
    <message>
        <source>trump has been made already</source>
        <translation>el triunfo ya está declarado</translation>
    </message>
    <message>
        <source>{} is already in another place</source>
        <translation>{} ya está en otra parte</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>the score is {}, but the deals add up to {}</source>
        <translation>es {}, las manos suman {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>línea {}: {}</translation>
    </message>
    <message>
        <source>seat {} cannot hold these cards after what was played</source>
        <translation>no son las que el asiento {} tiene tras lo jugado</translation>
    </message>
    <message>
        <source>there are cards here before trump is made</source>
        <translation>tiene cartas antes de declararse triunfo</translation>
    </message>
    <message>
        <source>there are {} numbers, but there must be 2</source>
        <translation>tiene {} números, no 2</translation>
    </message>
    <message>
        <source>the suit must be c, d, h or s</source>
        <translation>no es ninguno de c, d, h, s</translation>
    </message>
    <message>
        <source>this is not a card; write for example jh</source>
        <translation>no es una carta como jh</translation>
    </message>
    <message>
        <source>no deal is possible here: the others cannot hold the cards that are left</source>
        <translation>ningún reparto encaja: los demás no pueden tener las cartas que quedan</translation>
    </message>
    <message>
        <source>no one has to decide here</source>
        <translation>aquí nadie decide</translation>
    </message>
    <message>
        <source>seat {} cannot answer {}</source>
        <translation>el asiento {} no puede responder «{}»</translation>
    </message>
    <message>
        <source>seat {} has more than five cards</source>
        <translation>el asiento {} tiene más de cinco cartas</translation>
    </message>
    <message>
        <source>seat {} has {} cards with those it has played, not five</source>
        <translation>el asiento {} tiene {} cartas contando las jugadas, no cinco</translation>
    </message>
    <message>
        <source>seat {} plays where seat {} is on turn</source>
        <translation>juega el asiento {} cuando le toca al asiento {}</translation>
    </message>
    <message>
        <source>{} is not a card; write for example jh</source>
        <translation>{} no es una carta como jh</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} aparece dos veces</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>&quot;{}&quot; names no file</source>
        <translation>«{}»: no nombra ningún archivo</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {} has no bots of the kind &quot;{}&quot;; its kinds are {}</source>
        <translation>«{}»: {} no tiene bots del tipo «{}», tiene {}</translation>
    </message>
    <message>
        <source>there is no bot &quot;{}&quot;; {} has {}</source>
        <translation>bot desconocido «{}», {} tiene {}</translation>
    </message>
    <message>
        <source>{} has {} seats, not {}</source>
        <translation>{} tiene {} asientos, no {}</translation>
    </message>
    <message>
        <source>{} has {} to {} seats, not {}</source>
        <translation>{} tiene de {} a {} asientos, no {}</translation>
    </message>
    <message>
        <source>positions of {} cannot be set up</source>
        <translation>no se pueden montar posiciones de {}</translation>
    </message>
    <message>
        <source>there is no file &quot;{}&quot;, and {} has no bot of that name</source>
        <translation>no existe el archivo «{}», y {} no tiene ningún bot con ese nombre</translation>
    </message>
</context>
<context>
    <name>hill</name>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: no existe ese archivo</translation>
    </message>
    <message>
        <source>a hill has more than two entrants, so use stop=fixed or stop=interval</source>
        <translation>una colina tiene más de dos participantes; usa stop=fixed o stop=interval</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>no terminó ninguna partida en {} s</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>no tiene plan</translation>
    </message>
    <message>
        <source>its log was changed</source>
        <translation>su registro fue modificado</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches es {}, debe ser un número entero de 1 a {}</translation>
    </message>
    <message>
        <source>matches of {}: {}</source>
        <translation>partidas de {}: {}</translation>
    </message>
    <message>
        <source>every answer was a fault</source>
        <translation>ninguna de sus respuestas contó</translation>
    </message>
    <message>
        <source>their faults were changed</source>
        <translation>sus faltas fueron modificadas</translation>
    </message>
    <message>
        <source>they are of another hill</source>
        <translation>son de otra colina</translation>
    </message>
    <message>
        <source>a hill needs an even number of seats, as two versions share them, but {} is odd</source>
        <translation>en una colina dos versiones comparten la mesa por igual y {} asientos no se pueden repartir: usa un número par</translation>
    </message>
    <message>
        <source>{} bots play here, and there is no room for more; retire one first</source>
        <translation>aquí juegan {} bots y no caben más; retira uno antes</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} no se puede crear ({})</translation>
    </message>
    <message>
        <source>{} cannot be made executable ({})</source>
        <translation>{} no se puede hacer ejecutable ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} no se puede leer ({})</translation>
    </message>
    <message>
        <source>{} has more than {} MiB, which a hill does not keep</source>
        <translation>{} tiene más de {} MiB, que una colina no guarda</translation>
    </message>
    <message>
        <source>{} has no printable name; give it one</source>
        <translation>{} no tiene un nombre que se pueda mostrar; ponle uno</translation>
    </message>
    <message>
        <source>{} has played, but the log does not say that it joined</source>
        <translation>{} ha jugado sin haberse unido</translation>
    </message>
    <message>
        <source>{} is not the same bot in this version of Hilltop as the one that has played; add it again as a new version</source>
        <translation>{} es otro en esta versión de Hilltop que el que ha jugado; añádelo de nuevo como versión nueva</translation>
    </message>
    <message>
        <source>{} is not a copy of {} with the same log</source>
        <translation>{} no es una copia de {} con el mismo registro</translation>
    </message>
    <message>
        <source>{} is already the name of another bot here, {}; give this one another name</source>
        <translation>{} es aquí el nombre de otro bot, {}; dale otro nombre a este</translation>
    </message>
    <message>
        <source>{} was disqualified in this version: {}</source>
        <translation>{} fue descalificado en esta versión: {}</translation>
    </message>
    <message>
        <source>{}: no bot called {} plays here</source>
        <translation>{}: aquí no juega ningún bot llamado {}</translation>
    </message>
    <message>
        <source>{}: the matches of {} have other results than in another copy</source>
        <translation>{}: las partidas de {} acabaron de otra forma que en otra copia</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: este nombre no es UTF-8; renombra el archivo</translation>
    </message>
    <message>
        <source>match {} of this pairing was not kept</source>
        <translation>la partida {} de este emparejamiento no se guardó</translation>
    </message>
    <message>
        <source>{} is not a hill</source>
        <translation>{} no es una colina</translation>
    </message>
    <message>
        <source>{} matches are too few: one pairing takes {}</source>
        <translation>{} partidas son menos que las {} de un emparejamiento</translation>
    </message>
    <message>
        <source>{}: this match was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: esta partida cuenta como abandono y no se jugó, porque un bot ya estaba excluido</translation>
    </message>
    <message>
        <source>match {} of this pairing had another result when it was played again</source>
        <translation>la partida {} de este emparejamiento acabó de otra forma</translation>
    </message>
    <message>
        <source>{} is the bot that was disqualified as {}: {}</source>
        <translation>{} es el bot que fue descalificado como {}: {}</translation>
    </message>
    <message>
        <source>give a reason why {} is disqualified; it is shown in the log and on the site</source>
        <translation>di por qué se descalifica a {}; el registro y el sitio lo muestran</translation>
    </message>
    <message>
        <source>the files of {} ({}) have changed since it joined; restore them, or add it again</source>
        <translation>los archivos de {} ({}) no son aquellos con los que entró; restáuralos o añádelo de nuevo</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} no se puede leer: {}</translation>
    </message>
    <message>
        <source>{} looks like a version of another bot; choose a name that does not end in v and a number</source>
        <translation>{} parece una versión de otro bot; elige un nombre que no termine en v y un número</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; must be text in quotation marks</source>
        <translation>{}: «{}» debe ser texto entre comillas</translation>
    </message>
    <message>
        <source>{}: two bots have the name {}; name {} or {} v{}</source>
        <translation>{}: dos bots se muestran como {}; indica {} o {} v{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the SHA-256 of a bot</source>
        <translation>«{}» no es el SHA-256 de un bot</translation>
    </message>
    <message>
        <source>one of its bots has no name</source>
        <translation>un bot que contiene no tiene nombre</translation>
    </message>
    <message>
        <source>its plan was changed</source>
        <translation>su plan fue modificado</translation>
    </message>
    <message>
        <source>the files of {} are missing</source>
        <translation>faltan los archivos de {}</translation>
    </message>
    <message>
        <source>the files of {} have changed since it joined</source>
        <translation>los archivos de {} no son aquellos con los que entró</translation>
    </message>
    <message>
        <source>the table of a season was changed</source>
        <translation>la tabla de una temporada fue modificada</translation>
    </message>
    <message>
        <source>they do not fit this game</source>
        <translation>no son de este juego</translation>
    </message>
    <message>
        <source>{} belongs to another user; remove it</source>
        <translation>{} pertenece a otro usuario; bórralo</translation>
    </message>
    <message>
        <source>{} has left, but the log does not say that it joined</source>
        <translation>{} se ha ido sin haberse unido</translation>
    </message>
    <message>
        <source>{} has more files than a hill keeps</source>
        <translation>{} tiene más archivos de los que guarda una colina</translation>
    </message>
    <message>
        <source>{} is built in and cannot have files</source>
        <translation>{} está integrado y tiene archivos</translation>
    </message>
    <message>
        <source>{} is built in, but there are files for it</source>
        <translation>{} está integrado y aun así hay archivos suyos</translation>
    </message>
    <message>
        <source>it has {} with two different contents</source>
        <translation>{} figura con dos contenidos</translation>
    </message>
    <message>
        <source>{} is not a file of {}</source>
        <translation>{} no es un archivo de {}</translation>
    </message>
    <message>
        <source>{} is not a JSON object</source>
        <translation>{} no es un objeto JSON</translation>
    </message>
    <message>
        <source>{}: this name is too long for a report beside it; rename the file</source>
        <translation>{}: este nombre es demasiado largo para un informe a su lado; renombra el archivo</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>a sealed hill has a key for each season, and no salt</source>
        <translation>una colina tiene claves para sus temporadas, y no llevan sal</translation>
    </message>
    <message>
        <source>a key of a season has 64 hexadecimal digits in lower case</source>
        <translation>la clave de una temporada tiene 64 dígitos hexadecimales en minúsculas</translation>
    </message>
    <message>
        <source>a sealed hill has at most {} seasons</source>
        <translation>una colina sellada tiene como máximo {} temporadas</translation>
    </message>
    <message>
        <source>season is {}, but it must be a whole number from 1 to {}</source>
        <translation>season es {}, debe ser un número entero de 1 a {}</translation>
    </message>
    <message>
        <source>the key of a season is not the one that was sealed</source>
        <translation>la clave de una temporada no es la que se selló</translation>
    </message>
    <message>
        <source>they are of a season that has not begun</source>
        <translation>son de una temporada que no ha empezado</translation>
    </message>
    <message>
        <source>two versions of {} have dropped out; name {} or {}</source>
        <translation>dos versiones de {} están excluidas; indica {} o {}</translation>
    </message>
    <message>
        <source>{} has neither dropped out nor been disqualified</source>
        <translation>{} no está excluido ni descalificado</translation>
    </message>
    <message>
        <source>this version of {} has dropped out ({}); fix it, or let it play again with hill back</source>
        <translation>{} está excluido en esta versión ({}); corrígelo o deja que vuelva a jugar con hill back</translation>
    </message>
    <message>
        <source>{} plays in another version; retire that first</source>
        <translation>{} juega en otra versión; retira esa antes</translation>
    </message>
    <message>
        <source>{} would not be isolated and could read the sealed deals: {}</source>
        <translation>{} no estaría aislado y podría leer los repartos sellados: {}</translation>
    </message>
    <message>
        <source>{}: this computer does not have the keys of season {} and later</source>
        <translation>{}: este ordenador no conoce las claves de la temporada {} y posteriores</translation>
    </message>
    <message>
        <source>{}: this is not the key that was sealed</source>
        <translation>{}: esta no es la clave que se selló</translation>
    </message>
    <message>
        <source>{} has no match {}; its last match is {}</source>
        <translation>{} no tiene partida {}, la última es {}</translation>
    </message>
    <message>
        <source>{} has no matches yet</source>
        <translation>{} aún no tiene partidas</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot remembers earlier matches or does not always answer alike</source>
        <translation>{}: la partida {} era otra: jugada de nuevo con su semilla dio otras respuestas, así que un bot recuerda partidas anteriores o no juega dos veces igual</translation>
    </message>
    <message>
        <source>{} has added the daily maximum of versions on {} (UTC), {}; {} can join from {} on</source>
        <translation>{} ya añadió el {} tantas versiones como un autor puede en un día (UTC), {}; {} puede entrar a partir del {}</translation>
    </message>
    <message>
        <source>{} already has {} on this hill, and an author may have {} at a time; {} can join when one has left</source>
        <translation>{} juega aquí con {}, y un autor puede tener {} a la vez; {} puede entrar cuando uno se haya retirado</translation>
    </message>
    <message>
        <source>matches of {}: they are of another hill</source>
        <translation>partidas de {}: son de otra colina</translation>
    </message>
    <message>
        <source>the name of a season needs at least one character, and all of them must be printable</source>
        <translation>una temporada necesita un nombre de caracteres que se puedan mostrar</translation>
    </message>
    <message>
        <source>{} has a season called {} already</source>
        <translation>{} ya tiene una temporada llamada {}</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the season ends</source>
        <translation>{}: hay partidas pendientes; juéguelas con hilltop-cli hill run antes de que termine la temporada</translation>
    </message>
    <message>
        <source>one of its finals has no bots</source>
        <translation>una final que contiene no tiene bots</translation>
    </message>
    <message>
        <source>the name of a final needs at least one character, and all of them must be printable</source>
        <translation>una final necesita un nombre de caracteres que se puedan mostrar</translation>
    </message>
    <message>
        <source>a hill has at most {} finals</source>
        <translation>una colina tiene como máximo {} finales</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot</source>
        <translation>tuvo una falta en cada partida, y la primera descalifica</translation>
    </message>
    <message>
        <source>{} has a final called {} already</source>
        <translation>{} ya tiene una final llamada {}</translation>
    </message>
    <message>
        <source>{} is in a final, but the log does not say that it joined</source>
        <translation>{} está en una final y nunca vino</translation>
    </message>
    <message>
        <source>{} matches of a pairing are too many for a final</source>
        <translation>{} partidas de un emparejamiento son demasiadas para una final</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: a final needs two bots that have played</source>
        <translation>{}: una final necesita dos bots que hayan jugado</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the final begins</source>
        <translation>{}: hay partidas pendientes; juéguelas con hilltop-cli hill run antes de que empiece la final</translation>
    </message>
    <message>
        <source>it has a final, but a hill with random tables has none</source>
        <translation>tiene una final y mesas por sorteo</translation>
    </message>
    <message>
        <source>matches is {}, but a random table plays at most {}</source>
        <translation>matches es {}, y en una mesa por sorteo se juegan como máximo {}</translation>
    </message>
    <message>
        <source>two sides meet in {} with {} seats, so there are no random tables</source>
        <translation>en {} con {} asientos se enfrentan dos bandos, así que no hay mesas por sorteo</translation>
    </message>
    <message>
        <source>{} has no random number for its tables</source>
        <translation>{} no tiene sorteo para sus mesas</translation>
    </message>
    <message>
        <source>{} matches are too few: one table takes {}</source>
        <translation>{} partidas son menos que las {} de una mesa</translation>
    </message>
    <message>
        <source>{} plays at random tables, and such a hill cannot have finals</source>
        <translation>{} juega en mesas por sorteo, y solo una colina sin ellas tiene finales</translation>
    </message>
</context>
<context>
    <name>hills</name>
    <message>
        <source>two of these bots are called {}; rename the file of one</source>
        <translation>dos de estos bots se llaman {}; renombra el archivo de uno</translation>
    </message>
    <message>
        <source>{} has changed while it was checked; add it again</source>
        <translation>{} cambió durante la comprobación; añádelo de nuevo</translation>
    </message>
</context>
<context>
    <name>hilltop::AboutDialog</name>
    <message>
        <source>About Hilltop</source>
        <translation>Acerca de Hilltop</translation>
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
        <translation>Versión %1, con Qt %2</translation>
    </message>
    <message>
        <source>Play card games against bots, analyse every decision, and run tournaments that show which bot is better.</source>
        <translation>Juega a las cartas contra bots, analiza cada decisión y organiza torneos que muestran qué bot es mejor.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Sin garantía alguna.</translation>
    </message>
</context>
<context>
    <name>hilltop::AddBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Añadir bots</translation>
    </message>
    <message>
        <source>The hill keeps a copy of each bot’s files. A bot whose files have changed joins as its next version.</source>
        <translation>La colina guarda una copia de los archivos de cada bot. Un bot cuyos archivos han cambiado entra como su siguiente versión.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Elegir archivos…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Selecciona al menos un bot.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
</context>
<context>
    <name>hilltop::AfterMatch</name>
    <message>
        <source>Compare with others…</source>
        <translation>Comparar con otros…</translation>
    </message>
    <message>
        <source>Play again, same team</source>
        <translation>Otra vez, mismo equipo</translation>
    </message>
    <message>
        <source>Rematch, seats swapped</source>
        <translation>Revancha, asientos cambiados</translation>
    </message>
    <message>
        <source>This was the first of two matches with the same cards.</source>
        <translation>Era la primera de dos partidas con las mismas cartas.</translation>
    </message>
    <message>
        <source>Both matches are one result: %1 of 2.</source>
        <translation>Ambas partidas son un resultado: %1 de 2.</translation>
    </message>
    <message>
        <source>Rated rematch</source>
        <translation>Revancha valorada</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>El análisis no está disponible para este juego.</translation>
    </message>
    <message>
        <source>A bot finished this match, so your play isn’t analysed.</source>
        <translation>Un bot terminó esta partida, así que tu juego no se analiza.</translation>
    </message>
    <message>
        <source>Only bots played. Replay can analyse their match.</source>
        <translation>Solo jugaron bots. La repetición puede analizar su partida.</translation>
    </message>
    <message>
        <source>Several people played. Replay can analyse the match.</source>
        <translation>Jugaron varias personas. La repetición puede analizar la partida.</translation>
    </message>
    <message>
        <source>Second rated match</source>
        <translation>Segunda partida valorada</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisGraph</name>
    <message>
        <source>Course of the match</source>
        <translation>Curso de la partida</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>suerte %1</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>suerte</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>habilidad</translation>
    </message>
    <message>
        <source>start %1, now %2, end %3</source>
        <translation>inicio %1, ahora %2, fin %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what is shown of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>luck of the deal</source>
        <translation>suerte del reparto</translation>
    </message>
    <message>
        <source>start %1, now %2</source>
        <translation>inicio %1, ahora %2</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisPanel</name>
    <message>
        <source>%1: start %2, luck %3, skill %4, others’ skill %5, result %6</source>
        <translation>%1: inicio %2, suerte %3, habilidad %4, habilidad de los demás %5, resultado %6</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1 ± %2.</source>
        <translation>Resultado ajustado por suerte: %1 ± %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1.</source>
        <translation>Resultado ajustado por suerte: %1.</translation>
    </message>
    <message>
        <source>Average loss per unforced decision: %1 ± %2.</source>
        <translation>Pérdida media por decisión no forzada: %1 ± %2.</translation>
    </message>
    <message>
        <source>What the analysis says</source>
        <translation>Qué dice el análisis</translation>
    </message>
    <message>
        <source>&amp;More in the manual</source>
        <translation>&amp;Más en el manual</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Junto a la mesa</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>Analizando la partida</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>Anali&amp;zar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The match by seat</source>
        <translation>La partida por asiento</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>¿Qué es esto?</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>A fondo</translation>
    </message>
    <message>
        <source>Analyse the whole match again with %1 times the samples, in the background</source>
        <translation>Volver a analizar toda la partida con %1 veces más muestras, en segundo plano</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Analysing every decision and every card…</source>
        <translation>Analizando cada decisión y cada carta…</translation>
    </message>
    <message>
        <source>All parts…</source>
        <translation>Todas las partes…</translation>
    </message>
    <message>
        <source>Show every step from start to result</source>
        <translation>Mostrar lo que se sumó, del inicio al resultado</translation>
    </message>
    <message>
        <source>You see the sums at the end of the match, because spoilers are hidden.</source>
        <translation>Verás las sumas al final de la partida, porque los spoilers están ocultos.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisViews</name>
    <message>
        <source>&amp;What may they hold?</source>
        <translation>¿Qué pueden &amp;tener?</translation>
    </message>
    <message>
        <source>Show where hidden cards may be, as this seat sees it</source>
        <translation>Mostrar dónde pueden estar las cartas ocultas, desde este asiento</translation>
    </message>
</context>
<context>
    <name>hilltop::AnswerLog</name>
    <message>
        <source>wrote: %1</source>
        <translation>escribió: %1</translation>
    </message>
    <message>
        <source>Output…</source>
        <translation>Salida…</translation>
    </message>
    <message>
        <source>Everything the bot wrote to its log at this decision</source>
        <translation>Todo lo que el bot escribió en su registro en esta decisión</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the bot wrote</source>
        <translation>Qué escribió el bot</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 in total, most often %2: %3.</source>
        <translation>%1 en total, lo más frecuente %2: %3.</translation>
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
        <translation>La misma posición</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Posiciones parecidas</translation>
    </message>
    <message>
        <source>Answers given before</source>
        <translation>Respuestas anteriores</translation>
    </message>
    <message>
        <source>Matches with this position</source>
        <translation>Partidas con esta posición</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Ver el momento</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <translation>Antes en esta posición: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Open the chosen match at that moment</source>
        <translation>Abrir la partida elegida en ese momento</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Searching your matches and tournaments…</source>
        <translation>Buscando en tus partidas y torneos…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches with these rules searched.</source>
        <translation>
            <numerusform>%Ln partida con estas reglas revisada.</numerusform>
            <numerusform>%Ln partidas con estas reglas revisadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position (%1)</source>
        <translation>La misma posición (%1)</translation>
    </message>
    <message>
        <source>Similar positions (%1)</source>
        <translation>Posiciones parecidas (%1)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Mean result of these matches for the player, ± one standard error: %1</source>
        <translation>Resultado medio de estas partidas para el jugador, ± un error estándar: %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jugado por</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 (played here)</source>
        <translation>%1 (jugada aquí)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partida %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsDialog</name>
    <message>
        <source>What may they hold?</source>
        <translation>¿Qué pueden tener?</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsGrid</name>
    <message>
        <source>Where each hidden card may be, in percent</source>
        <translation>Dónde puede estar cada carta oculta, en porcentaje</translation>
    </message>
    <message>
        <source>What may they hold? As you see it</source>
        <translation>¿Qué pueden tener? Según lo ves tú</translation>
    </message>
    <message>
        <source>What may they hold? As %1 sees it</source>
        <translation>¿Qué pueden tener? Según lo ve %1</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Aquí no hay nada oculto.</translation>
    </message>
    <message>
        <source>Arrows: change since the last move.</source>
        <translation>Flechas: cambio desde la última jugada.</translation>
    </message>
    <message>
        <source>Frame: where the card is.</source>
        <translation>Marcos: dónde está la carta en realidad.</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsModel</name>
    <message>
        <source>next card</source>
        <translation>próxima carta</translation>
    </message>
    <message>
        <source>your next card</source>
        <translation>tu próxima carta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a place for cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The card that is drawn next</source>
        <translation>La próxima carta que se roba</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %Ln carta oculta</numerusform>
            <numerusform>%1, %Ln cartas ocultas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %2, %Ln carta oculta</numerusform>
            <numerusform>%1, %2, %Ln cartas ocultas</numerusform>
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
        <translation>%1, sube %2</translation>
    </message>
    <message>
        <source>%1, down %2</source>
        <translation>%1, baja %2</translation>
    </message>
    <message>
        <source>%1, it is there</source>
        <comment>a chance in percent</comment>
        <translation>%1, está ahí</translation>
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
        <translation>Recuento exacto.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, ± %1 at most.</source>
        <translation>
            <numerusform>A partir de %Ln reparto posible, ± %1 como mucho.</numerusform>
            <numerusform>A partir de %Ln repartos posibles, ± %1 como mucho.</numerusform>
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
        <translation>Añadir bots</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bots (*.js *.py *.java);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>Reading the files: %1 of %2</source>
        <translation>Leyendo los archivos: %1 de %2</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>No añadido</translation>
    </message>
    <message>
        <source>%1 is needed but not installed.</source>
        <translation>Hace falta %1, que no está instalado.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>language, file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Nuevo bot de plantilla</translation>
    </message>
    <message>
        <source>Bots in %1 (*.%2)</source>
        <comment>language, suffix</comment>
        <translation>Bots en %1 (*.%2)</translation>
    </message>
    <message>
        <source>Compile it first</source>
        <translation>Compílalo primero</translation>
    </message>
    <message>
        <source>%1 is C source code, and no compiler is installed (package gcc). Compile it, then add the resulting program:</source>
        <translation>%1 es código fuente en C y no hay ningún compilador instalado (paquete gcc). Compílalo y añade después el programa resultante:</translation>
    </message>
    <message>
        <source>%1 is C source code, and a file called %2 already exists. Compile it under another name, then add the resulting program:</source>
        <translation>%1 es código fuente en C y ya existe un archivo llamado %2. Compílalo con otro nombre y añade después el programa resultante:</translation>
    </message>
    <message>
        <source>Compiled by %1. Compile it again after each change.</source>
        <translation>Compilado con %1. Vuelve a compilarlo tras cada cambio.</translation>
    </message>
    <message>
        <source>It could not be compiled: %1</source>
        <translation>No se pudo compilar: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAxis</name>
    <message>
        <source>Time for a decision: half within %1 ms, 99 % within %2 ms, worst %3 ms, limit %4 ms</source>
        <translation>Tiempo por decisión: la mitad en %1 ms, el 99 % en %2 ms, la peor %3 ms, límite %4 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>límite</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>peor %1</translation>
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
        <translation>comprobado hoy</translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation>comprobado %1</translation>
    </message>
    <message>
        <source>built in, %1</source>
        <translation>integrado, %1</translation>
    </message>
    <message>
        <source>%1, waiting for its check</source>
        <translation>%1, esperando su comprobación</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <translation>%1, cambiado tras comprobarlo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, checked today</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not checked</source>
        <translation>%1, sin comprobar</translation>
    </message>
    <message>
        <source>Hide built-in bots</source>
        <translation>Ocultar bots integrados</translation>
    </message>
    <message numerus="yes">
        <source>%n built in</source>
        <translation>
            <numerusform>%n integrado</numerusform>
            <numerusform>%n integrados</numerusform>
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
        <translation>&amp;Solo decisiones con salida</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>Abrir en &amp;Repetición</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Registro de %1</translation>
    </message>
    <message>
        <source>In its check</source>
        <translation>En su comprobación</translation>
    </message>
    <message>
        <source>At your tables</source>
        <translation>En tus mesas</translation>
    </message>
    <message>
        <source>In tournaments</source>
        <translation>En torneos</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Output at this decision</source>
        <translation>Salida en esta decisión</translation>
    </message>
    <message>
        <source>No output at this decision.</source>
        <translation>Sin salida en esta decisión.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>No log of its check is kept. Check it again.</source>
        <translation>No hay nada guardado de su comprobación. Vuelve a comprobarlo.</translation>
    </message>
    <message>
        <source>This bot has not played at your tables, or its matches have been deleted.</source>
        <translation>Este bot no ha jugado en tus mesas, o sus partidas se han eliminado.</translation>
    </message>
    <message>
        <source>No tournament has a match of this bot.</source>
        <translation>Ningún torneo tiene una partida de este bot.</translation>
    </message>
    <message>
        <source>This bot wrote nothing to standard error. Its output would be shown beside the decision. Below is what it was asked.</source>
        <translation>Este bot no escribió nada en la salida de error. Su salida aparecería junto a la decisión. Abajo está lo que se le preguntó.</translation>
    </message>
    <message>
        <source>notified</source>
        <translation>notificado</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <comment>in a log</comment>
        <translation>partida %1, decisión %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotMatches</name>
    <message>
        <source>The match of this fault was not stored, because the first ones are enough to find the problem.</source>
        <translation>La partida de este fallo no se guardó, porque las primeras bastan para encontrar el problema.</translation>
    </message>
</context>
<context>
    <name>hilltop::BotPicker</name>
    <message>
        <source>Find a bot</source>
        <translation>Buscar un bot</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Select all that are shown</source>
        <translation>Seleccionar todos los visibles</translation>
    </message>
    <message>
        <source>Deselect all that are shown</source>
        <translation>Deseleccionar todos los visibles</translation>
    </message>
    <message>
        <source>Move the bot up (Alt+Up)</source>
        <translation>Subir el bot (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move the bot down (Alt+Down)</source>
        <translation>Bajar el bot (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Move the bot up</source>
        <translation>Subir el bot</translation>
    </message>
    <message>
        <source>Move the bot down</source>
        <translation>Bajar el bot</translation>
    </message>
    <message>
        <source>Enter the bot of the current row again (Ctrl+D)</source>
        <translation>Inscribir otra vez el bot de la fila actual (Ctrl+D)</translation>
    </message>
    <message>
        <source>Enter the bot again</source>
        <translation>Inscribir el bot otra vez</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a bot</source>
        <translation>Alt+Arriba y Alt+Abajo mueven un bot</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, fuerza %3 de 5</translation>
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
        <translation>Arranca</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, compiled once in %2</source>
        <translation>%1, compilado una vez en %2</translation>
    </message>
    <message>
        <source>%1, one process per decision</source>
        <comment>in so many ms</comment>
        <translation>%1, un proceso por decisión</translation>
    </message>
    <message>
        <source>Same seed, same answers</source>
        <translation>Misma semilla, misma respuesta</translation>
    </message>
    <message>
        <source>yes, it is deterministic</source>
        <translation>sí, es determinista</translation>
    </message>
    <message>
        <source>no, it differs from run to run</source>
        <translation>no, varía de una vez a otra</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Remembers matches</source>
        <translation>Recuerda partidas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>at most %1, limit %2</source>
        <translation>como mucho %1, límite %2</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Aislamiento</translation>
    </message>
    <message>
        <source>no network, no home folder</source>
        <translation>sin red, sin carpeta personal</translation>
    </message>
    <message>
        <source>its engine gives it neither files nor network</source>
        <translation>su motor no le da archivos ni red</translation>
    </message>
    <message>
        <source>none: it could read your files and use the network</source>
        <translation>ninguno: podría leer tus archivos y usar la red</translation>
    </message>
    <message>
        <source>%1 decisions in %2</source>
        <comment>%2: so many matches</comment>
        <translation>%1 decisiones en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, out of time before %n matches</source>
        <comment>decisions in so many matches</comment>
        <translation>
            <numerusform>%1, se agotó el tiempo antes de %n partida</numerusform>
            <numerusform>%1, se agotó el tiempo antes de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Responde</translation>
    </message>
    <message>
        <source>Allowed answers</source>
        <translation>Respuestas permitidas</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>show the fault</source>
        <translation>ver el fallo</translation>
    </message>
    <message numerus="yes">
        <source>stopped %n times</source>
        <comment>one that hangs</comment>
        <translation>
            <numerusform>detenido %n vez</numerusform>
            <numerusform>detenido %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off %n times</source>
        <comment>one that floods</comment>
        <translation>
            <numerusform>cortado %n vez</numerusform>
            <numerusform>cortado %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Time-outs and excess output</source>
        <translation>Bloqueos y excesos</translation>
    </message>
    <message>
        <source>%1; limits %2 and %3</source>
        <comment>how often; a time, a size</comment>
        <translation>%1; límites %2 y %3</translation>
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
        <translation>El archivo del bot ha cambiado. Este informe se refiere al archivo anterior. Vuelve a comprobar el bot.</translation>
    </message>
    <message>
        <source>%1. Click a fault to open its question.</source>
        <translation>%1. Haz clic en un fallo para abrir su pregunta.</translation>
    </message>
    <message>
        <source>The bot may answer the same question differently. Its matches can’t be reproduced, but every answer is kept.</source>
        <translation>El bot puede responder de otra forma a la misma pregunta. Sus partidas no se pueden reproducir, pero se guarda cada respuesta.</translation>
    </message>
    <message>
        <source>Bots can be isolated from your files and the network if bubblewrap is installed.</source>
        <translation>Los bots se pueden aislar de tus archivos y de la red si bubblewrap está instalado.</translation>
    </message>
    <message>
        <source>This bot can’t play</source>
        <translation>Este bot no puede jugar</translation>
    </message>
    <message numerus="yes">
        <source>What the remarks mean</source>
        <translation>
            <numerusform>Qué significa la observación</numerusform>
            <numerusform>Qué significan las observaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
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
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>ms, without Hilltop’s own load</source>
        <translation>ms, sin la carga propia de Hilltop</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Tiempo por decisión</translation>
    </message>
    <message>
        <source>bar: this bot, line: the strongest built-in bot</source>
        <translation>barra: este bot, línea: el bot integrado más fuerte</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Edit name and limits</source>
        <translation>Editar nombre y límites</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>Resultados hasta ahora</translation>
    </message>
    <message>
        <source>Open in Replay</source>
        <translation>Abrir en Repetición</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1, tardó %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>arranque</translation>
    </message>
    <message>
        <source>first decision</source>
        <translation>primera decisión</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>una respuesta</translation>
    </message>
    <message>
        <source>log of one match</source>
        <translation>registro de una partida</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>procesos</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>none besides its check</source>
        <translation>solo las de su comprobación</translation>
    </message>
    <message>
        <source>tournaments</source>
        <translation>torneos</translation>
    </message>
    <message>
        <source>%1, best place %2 of %3</source>
        <comment>%1: how many</comment>
        <translation>%1, mejor puesto %2 de %3</translation>
    </message>
    <message>
        <source>%1 ± %2, in the last tournament</source>
        <comment>of a bot in its last tournament</comment>
        <translation>%1 ± %2, en el último torneo</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>fallos</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>faults in so many matches</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>at tables</source>
        <translation>en mesas</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>última partida</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>%1, in the last tournament</source>
        <comment>Elo of a bot</comment>
        <translation>%1, en el último torneo</translation>
    </message>
</context>
<context>
    <name>hilltop::BotSheet</name>
    <message>
        <source>Check again</source>
        <translation>Volver a comprobar</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>Cancelar la comprobación</translation>
    </message>
    <message>
        <source>Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop recognises it, checks it in 200 matches, and lets it play wherever built-in bots do.</source>
        <translation>Suelta aquí el archivo de tu bot, sin modificarlo. JavaScript, Python, Java o cualquier programa: Hilltop lo reconoce, lo prueba en 200 partidas y le deja jugar donde juegan los bots integrados.</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Añadir un bot…</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Nuevo bot de plantilla</translation>
    </message>
    <message>
        <source>How a bot talks to Hilltop</source>
        <translation>Cómo se comunica un bot con Hilltop</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Aún sin comprobar.</translation>
    </message>
    <message>
        <source>This bot %1. Strength %2 of 5, version %3.</source>
        <comment>how it plays</comment>
        <translation>Este bot %1. Fuerza %2 de 5, versión %3.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>utilizable</translation>
    </message>
    <message numerus="yes">
        <source>usable, %n remarks</source>
        <translation>
            <numerusform>utilizable, %n observación</numerusform>
            <numerusform>utilizable, %n observaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>changed, check again</source>
        <translation>cambiado, compruébalo</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>aislado</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>no aislado</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>clase %1</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>contenido %1</translation>
    </message>
    <message>
        <source>made %1</source>
        <translation>hecho %1</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>what is being done</comment>
        <translation>Comprobación: %1</translation>
    </message>
    <message>
        <source>Waiting for the previous check</source>
        <translation>Esperando a la comprobación anterior</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>arrancando</translation>
    </message>
    <message>
        <source>playing match %1 of %2</source>
        <translation>jugando la partida %1 de %2</translation>
    </message>
    <message>
        <source>playing match %1 of %2 again</source>
        <translation>jugando otra vez la partida %1 de %2</translation>
    </message>
    <message>
        <source>testing its memory, match %1 of %2</source>
        <translation>probando su memoria, partida %1 de %2</translation>
    </message>
    <message>
        <source>comparing its style, match %1 of %2</source>
        <translation>comparando su estilo, partida %1 de %2</translation>
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
        <translation>%1: %2, los demás %3</translation>
    </message>
</context>
<context>
    <name>hilltop::BotWait</name>
    <message>
        <source>%1 (%2) is starting, which can take up to %3.</source>
        <translation>%1 (%2) está arrancando, puede tardar hasta %3.</translation>
    </message>
    <message>
        <source>%1 is thinking, up to %2.</source>
        <translation>%1 está pensando, %2 como mucho.</translation>
    </message>
    <message>
        <source>Let a built-in bot take over</source>
        <translation>Que siga un bot integrado</translation>
    </message>
    <message>
        <source>Let a built-in bot take over for %1</source>
        <translation>Que siga un bot integrado por %1</translation>
    </message>
    <message>
        <source>A built-in bot takes over for %1.</source>
        <translation>Un bot integrado sigue por %1.</translation>
    </message>
    <message>
        <source>%1: %2. It can’t play in this match any more.</source>
        <translation>%1: %2. Ya no puede jugar en esta partida.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Salida: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotsPage</name>
    <message>
        <source>Find a bot</source>
        <translation>Buscar un bot</translation>
    </message>
    <message>
        <source>Drop a bot here,
or choose a file</source>
        <translation>Suelta aquí un bot
o elige un archivo</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 no puede jugar: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can play. Its report has %n remarks.</source>
        <translation>
            <numerusform>%1 puede jugar. %n observación en su informe.</numerusform>
            <numerusform>%1 puede jugar. %n observaciones en su informe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can play.</source>
        <translation>%1 puede jugar.</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 no se puede comprobar: %2</translation>
    </message>
    <message>
        <source>Add a &amp;bot…</source>
        <translation>Añadir un &amp;bot…</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>&amp;Volver a comprobar</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>&amp;Registro…</translation>
    </message>
    <message>
        <source>Show in f&amp;older</source>
        <translation>&amp;Mostrar en carpeta</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>&amp;Undo remove</source>
        <translation>&amp;Deshacer: quitar</translation>
    </message>
    <message>
        <source>New bot from te&amp;mplate</source>
        <translation>&amp;Nuevo bot de plantilla</translation>
    </message>
    <message>
        <source>Check bots again when their files c&amp;hange</source>
        <translation>Volver a comprobar bots si cambian sus arc&amp;hivos</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its file was kept. Undo restores it.</source>
        <translation>%1 se quitó de la lista. Su archivo se conserva. Deshacer lo recupera.</translation>
    </message>
    <message>
        <source>Drop a bot’s file on the window to add it.</source>
        <translation>Suelta el archivo de un bot en la ventana para añadirlo.</translation>
    </message>
    <message>
        <source>%1 can play. Its report has remarks.</source>
        <translation>%1 puede jugar. Su informe tiene observaciones.</translation>
    </message>
    <message>
        <source>%1 has changed since its check.</source>
        <translation>%1 ha cambiado desde su comprobación.</translation>
    </message>
    <message>
        <source>%1 has not been checked.</source>
        <translation>%1 no se ha comprobado.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Ancho de la lista</translation>
    </message>
</context>
<context>
    <name>hilltop::CardMoves</name>
    <message>
        <source>Cards of %1</source>
        <comment>a field of a position</comment>
        <translation>Cartas de: %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <comment>a field of a position</comment>
        <translation>Mover a: %1</translation>
    </message>
    <message>
        <source>Move towards the first</source>
        <translation>Mover hacia el principio</translation>
    </message>
    <message>
        <source>Move towards the last</source>
        <translation>Mover hacia el final</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>hilltop::CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>Vista previa de las cartas</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>vista previa</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsDialog</name>
    <message>
        <source>Reading the results on these cards…</source>
        <translation>Leyendo los resultados con estas cartas…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Results on these cards: %1</source>
        <translation>Resultados con estas cartas: %1</translation>
    </message>
    <message>
        <source>The same cards at seat %1, and the result of each player.</source>
        <translation>Las mismas cartas en el asiento %1 y el resultado de cada jugador.</translation>
    </message>
    <message>
        <source>Results on these cards</source>
        <translation>Resultados con estas cartas</translation>
    </message>
    <message>
        <source>Open both matches in Replay where they begin to differ</source>
        <translation>Abrir ambas partidas en Repetición donde empiezan a diferir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No one else has a result on these cards yet.</source>
        <translation>Nadie más tiene aún un resultado con estas cartas.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Leyendo la partida…</translation>
    </message>
    <message>
        <source>Both matches have the same answers.</source>
        <translation>Ambas partidas tienen las mismas respuestas.</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsModel</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>esta partida</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>partida %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jugado por</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
</context>
<context>
    <name>hilltop::ChooseBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Añadir bots</translation>
    </message>
    <message>
        <source>Hilltop can’t tell which game this bot plays.</source>
        <translation>Hilltop no puede saber a qué juego juega este bot.</translation>
    </message>
    <message>
        <source>These files may contain several bots. Which ones do you want to add, and under which name?</source>
        <translation>Estos archivos pueden contener varios bots. ¿Cuáles quieres añadir y con qué nombre?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>for which game?</source>
        <translation>¿para qué juego?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>program, started for each decision</source>
        <translation>programa, arrancado en cada decisión</translation>
    </message>
</context>
<context>
    <name>hilltop::Coach</name>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>Lo mejor: %1, %2.</translation>
    </message>
    <message>
        <source>The tutor is off. You can turn it on in the Match menu.</source>
        <translation>El tutor está desactivado. Puedes activarlo en el menú Partida.</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Asking both bots…</source>
        <translation>Preguntando a ambos bots…</translation>
    </message>
    <message>
        <source>No matches were played.</source>
        <translation>No se jugó ninguna partida.</translation>
    </message>
    <message>
        <source>%1 takes %2 % ± %3 of %4.</source>
        <comment>bot, share, error, so many matches</comment>
        <translation>%1 logra un %2 % ± %3 de %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the same cards on both sides</source>
        <translation>
            <numerusform>%n partida con las mismas cartas en ambos lados</numerusform>
            <numerusform>%n partidas con las mismas cartas en ambos lados</numerusform>
        </translation>
    </message>
    <message>
        <source>No question was asked of both bots.</source>
        <translation>Ninguna pregunta se hizo a ambos bots.</translation>
    </message>
    <message>
        <source>Changed answers: %1 of %2</source>
        <translation>Respuestas cambiadas: %1 de %2</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>El análisis no está disponible para este juego.</translation>
    </message>
    <message>
        <source>analysed %1 of %2</source>
        <translation>analizadas %1 de %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>Abrir en &amp;Repetición</translation>
    </message>
    <message>
        <source>Compare two bots</source>
        <translation>Comparar dos bots</translation>
    </message>
    <message>
        <source>First bot</source>
        <translation>Primer bot</translation>
    </message>
    <message>
        <source>Second bot</source>
        <translation>Segundo bot</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
    <message>
        <source>&amp;matches:</source>
        <translation>&amp;partidas:</translation>
    </message>
    <message>
        <source>Both bots get every question of these matches and play each other with the same cards on both sides.</source>
        <translation>Ambos bots reciben todas las preguntas de estas partidas y juegan entre sí con las mismas cartas en ambos lados.</translation>
    </message>
    <message>
        <source>Answers that differ</source>
        <translation>Respuestas distintas</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareSourceBox</name>
    <message>
        <source>Questions of your matches</source>
        <translation>Preguntas de tus partidas</translation>
    </message>
    <message>
        <source>Questions of the first bot’s check</source>
        <translation>Preguntas de la comprobación del primer bot</translation>
    </message>
    <message>
        <source>Questions of files or a tournament…</source>
        <translation>Preguntas de archivos o un torneo…</translation>
    </message>
    <message>
        <source>Source of the questions</source>
        <translation>Origen de las preguntas</translation>
    </message>
    <message>
        <source>Matches to ask about</source>
        <translation>Partidas por las que preguntar</translation>
    </message>
    <message>
        <source>Matches and tournaments (*.hmatch *.htour);;All files (*)</source>
        <translation>Partidas y torneos (*.hmatch *.htour);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Questions of %1</source>
        <translation>Preguntas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ContestDetails</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Matches of the pair</source>
        <translation>Partidas de la pareja</translation>
    </message>
    <message>
        <source>Click a match or press Enter to open it in Replay.</source>
        <translation>Haz clic en una partida o pulsa Intro para abrirla en Repetición.</translation>
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
        <translation>Tablas (*.csv)</translation>
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
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Escribiendo %1…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito en %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestHead</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Worker threads. You can change this at any time</source>
        <translation>Hilos de trabajo. Puedes cambiarlos en cualquier momento</translation>
    </message>
    <message>
        <source>thread</source>
        <comment>after a number in a box</comment>
        <translation>hilo</translation>
    </message>
    <message>
        <source>threads</source>
        <comment>after a number in a box</comment>
        <translation>hilos</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestList</name>
    <message>
        <source>Tournaments</source>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>Let bots play each other thousands of times to see which is better, and how certain that is.</source>
        <translation>Deja que los bots jueguen entre sí miles de veces para ver cuál es mejor y con qué certeza.</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nuevo torneo…</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>Delete tournament</source>
        <translation>Eliminar torneo</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>A hill is a contest that stays open: add bots and better versions at any time, and see who is king.</source>
        <translation>Una colina es un concurso que queda abierto: añade bots y versiones mejores cuando quieras y mira quién es el rey.</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nueva colina…</translation>
    </message>
    <message>
        <source>Open hill…</source>
        <translation>Abrir colina…</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Delete hill</source>
        <translation>Eliminar colina</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Reno&amp;mbrar</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en &amp;carpeta</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>¿Eliminar «%1»?</translation>
    </message>
    <message>
        <source>The results of %1 matches will be deleted. This can’t be undone.</source>
        <translation>Se eliminarán los resultados de %1 partidas. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Its file will be deleted. This can’t be undone.</source>
        <translation>Se eliminará su archivo. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestListModel</name>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en cola</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>matches to play</source>
        <translation>partidas por jugar</translation>
    </message>
    <message>
        <source>all played</source>
        <translation>todo jugado</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>acabado</translation>
    </message>
    <message>
        <source>no bots</source>
        <translation>sin bots</translation>
    </message>
    <message>
        <source>can’t be read</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>damaged file</source>
        <translation>archivo dañado</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificada</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestView</name>
    <message>
        <source>Row won against column, %</source>
        <translation>Victorias, fila contra columna, %</translation>
    </message>
</context>
<context>
    <name>hilltop::Continuing</name>
    <message numerus="yes">
        <source>%1, %n decisions</source>
        <translation>
            <numerusform>%1, %n decisión</numerusform>
            <numerusform>%1, %n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second of two rated matches</source>
        <translation>%1, segunda de dos partidas valoradas</translation>
    </message>
    <message>
        <source>%1, unfinished rated match</source>
        <translation>%1, partida valorada sin acabar</translation>
    </message>
    <message>
        <source>%1, unfinished match</source>
        <translation>%1, partida sin acabar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1, watched last</source>
        <translation>%1, vista por última vez</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, decisión %2</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <translation>%1, reparto %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions due</source>
        <translation>
            <numerusform>%Ln posición por repasar</numerusform>
            <numerusform>%Ln posiciones por repasar</numerusform>
        </translation>
    </message>
    <message>
        <source>You answered them wrong before.</source>
        <translation>Las respondiste mal antes.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>The match is no longer in its file.</source>
        <translation>La partida ya no está en su archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>opponents, score, when it was left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2 played today</source>
        <translation>%1 de %2 jugados hoy</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>Reparto del día: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln days in a row</source>
        <translation>
            <numerusform>%1, %Ln día seguido</numerusform>
            <numerusform>%1, %Ln días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Play deal</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>%1, next rival: %2</source>
        <comment>game, bot</comment>
        <translation>%1, próximo rival: %2</translation>
    </message>
    <message>
        <source>Rated %1, you %2</source>
        <translation>Puntuación %1, tú %2</translation>
    </message>
    <message>
        <source>Rated match…</source>
        <translation>Partida valorada…</translation>
    </message>
    <message>
        <source>%1, practise: %2</source>
        <comment>game, kind of decision</comment>
        <translation>%1, practicar: %2</translation>
    </message>
    <message>
        <source>This kind of decision costs you most.</source>
        <translation>Este tipo de decisión es el que más te cuesta.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>%1, rated match</source>
        <translation>%1, partida valorada</translation>
    </message>
    <message>
        <source>%1, first rated match</source>
        <translation>%1, primera partida valorada</translation>
    </message>
    <message>
        <source>No bot is rated higher than you.</source>
        <translation>Ningún bot tiene más puntuación que tú.</translation>
    </message>
    <message>
        <source>It shows how strong you are.</source>
        <translation>Muestra tu fuerza de juego.</translation>
    </message>
    <message>
        <source>New deals tomorrow</source>
        <translation>Mañana hay nuevos repartos</translation>
    </message>
    <message>
        <source>All deals of today played</source>
        <translation>Todos los repartos de hoy jugados</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Todos los días…</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>Practica tus errores</translation>
    </message>
    <message>
        <source>An analysis shows what costs you most.</source>
        <translation>Un análisis muestra lo que más te cuesta.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
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
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>Qué muestra la curva</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>rated matches</source>
        <translation>partidas valoradas</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>valoración</translation>
    </message>
    <message>
        <source>Rating after each match</source>
        <translation>Valoración tras cada partida</translation>
    </message>
    <message>
        <source>Your rating appears here from the second rated match on.</source>
        <translation>Tu valoración aparece aquí desde la segunda partida valorada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 % in the latest of %Ln analysed match(es), mean of ten at a time</source>
        <translation>
            <numerusform>%1 % en la única partida analizada</numerusform>
            <numerusform>%1 % en las últimas de %Ln partidas analizadas, media de diez en diez</numerusform>
        </translation>
    </message>
    <message>
        <source>analysed matches</source>
        <translation>partidas analizadas</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>precisión, %</translation>
    </message>
    <message>
        <source>Accuracy after each match</source>
        <translation>Precisión tras cada partida</translation>
    </message>
    <message>
        <source>Your accuracy appears here from the second analysed match on.</source>
        <translation>Tu precisión aparece aquí desde la segunda partida analizada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln rated match(es)</source>
        <translation>
            <numerusform>%1 tras %Ln partida valorada</numerusform>
            <numerusform>%1 tras %Ln partidas valoradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: perhaps about as strong as %2. A few more matches will tell.</source>
        <translation>%1: quizá tan fuerte como %2. Unas partidas más lo dirán.</translation>
    </message>
    <message>
        <source>%1: about as strong as %2.</source>
        <translation>%1: tan fuerte como %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableModel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 – %2 – %3 (won, drawn, lost)</source>
        <translation>%1 – %2 – %3 (ganadas, empatadas, perdidas)</translation>
    </message>
    <message>
        <source>%1 % ± %2 of %3 matches</source>
        <translation>%1 % ± %2 de %3 partidas</translation>
    </message>
    <message>
        <source>%1 against %2: no matches yet.</source>
        <translation>%1 contra %2: aún sin partidas.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 drawn, %5 lost.</source>
        <translation>%1 contra %2: %3 ganadas, %4 empatadas, %5 perdidas.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableView</name>
    <message>
        <source>Crosstable, row against column</source>
        <translation>Tabla cruzada, fila contra columna</translation>
    </message>
    <message>
        <source>Click for the matches</source>
        <translation>Clic para ver las partidas</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDeals</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play the deal of %1</source>
        <translation>Jugar el reparto del día de %1</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Todos los días…</translation>
    </message>
    <message>
        <source>Deals of all days</source>
        <translation>Repartos de todos los días</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Leyendo tus partidas…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Repartos del día</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>%1. %2, played %3.</source>
        <translation>%1. %2, jugada %3.</translation>
    </message>
    <message>
        <source>Doesn’t count, because that day was over.</source>
        <translation>No cuenta, porque ese día ya había pasado.</translation>
    </message>
    <message>
        <source>Not played. You can still play it, but it no longer counts.</source>
        <translation>Sin jugar. Aún puedes jugarlo, pero ya no cuenta.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Aún sin jugar.</translation>
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
        <translation>%1, %2: sin jugar</translation>
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
        <translation>Día</translation>
    </message>
</context>
<context>
    <name>hilltop::DealBox</name>
    <message>
        <source>random, or enter an ID</source>
        <translation>al azar, o escribe un ID</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>The same ID and rules give the same cards</source>
        <translation>Un mismo ID y reglas dan las mismas cartas</translation>
    </message>
    <message>
        <source>Random deal ID</source>
        <translation>ID de reparto al azar</translation>
    </message>
    <message>
        <source>Your phrase</source>
        <translation>Tu frase</translation>
    </message>
    <message>
        <source>optional, mixed into the cards</source>
        <translation>opcional, se mezcla en las cartas</translation>
    </message>
    <message>
        <source>“%1” is not a deal ID. Enter one like %2, or leave it empty for a new deal.</source>
        <translation>«%1» no es un ID de reparto. Escribe uno como %2, o déjalo vacío para un reparto nuevo.</translation>
    </message>
    <message>
        <source>Sealed, SHA-256: %1</source>
        <translation>Sellado, SHA-256: %1</translation>
    </message>
    <message>
        <source>A deal with an ID you choose is not sealed.</source>
        <translation>Un reparto con un ID elegido por ti no se sella.</translation>
    </message>
</context>
<context>
    <name>hilltop::DesktopNotifications</name>
    <message>
        <source>Show</source>
        <comment>a button of a desktop notification</comment>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>hilltop::DocumentSaving</name>
    <message>
        <source>The match was not saved</source>
        <translation>La partida no se guardó</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>guardando…</translation>
    </message>
    <message>
        <source>saved with the record</source>
        <translation>guardado con la grabación</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Partidas de Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>Saving the match…</source>
        <translation>Guardando la partida…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save this match?</source>
        <translation>¿Guardar esta partida?</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed, and it has no file yet.</source>
        <translation>Sus notas, marcas o ramas han cambiado y aún no tiene archivo.</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed and are not saved. %1</source>
        <translation>Sus notas, marcas o ramas han cambiado y no están guardadas. %1</translation>
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
        <translation>Un proceso por decisión, unos 500 por partida, como en su concurso.</translation>
    </message>
    <message>
        <source>Starting a process takes %1 ms here.</source>
        <translation>Arrancar un proceso tarda aquí %1 ms.</translation>
    </message>
    <message>
        <source>one process per decision</source>
        <translation>un proceso por decisión</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>precargado</translation>
    </message>
    <message>
        <source>Python starts once and forks for every decision, which is at least ten times faster. The script and its imports are read only once, so later changes to the files have no effect.</source>
        <translation>Python arranca una vez y se bifurca en cada decisión, lo que es al menos diez veces más rápido. El script y lo que importa se leen solo una vez, así que los cambios posteriores en los archivos no tienen efecto.</translation>
    </message>
    <message>
        <source>Edit a bot</source>
        <translation>Editar un bot</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>after a number</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>&amp;Start within</source>
        <translation>&amp;Arranque en</translation>
    </message>
    <message>
        <source>&amp;First decision within</source>
        <translation>&amp;Primera decisión en</translation>
    </message>
    <message>
        <source>Other &amp;decisions within</source>
        <translation>Otras &amp;decisiones en</translation>
    </message>
    <message>
        <source>One &amp;answer</source>
        <translation>Una re&amp;spuesta</translation>
    </message>
    <message>
        <source> KiB</source>
        <comment>after a number</comment>
        <translation> KiB</translation>
    </message>
    <message>
        <source>&amp;Log of one match</source>
        <translation>Re&amp;gistro de una partida</translation>
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
        <translation>P&amp;rocesos</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Ejecución</translation>
    </message>
    <message>
        <source>Back to %1%2</source>
        <comment>number and unit</comment>
        <translation>Volver a %1%2</translation>
    </message>
    <message>
        <source>Hilltop’s engine</source>
        <translation>Motor de Hilltop</translation>
    </message>
    <message>
        <source>Needs no other program. Supports JavaScript up to ECMAScript 2016, in a process of its own.</source>
        <translation>No necesita ningún otro programa. Admite JavaScript hasta ECMAScript 2016, en un proceso propio.</translation>
    </message>
    <message>
        <source>Supports the newest syntax, in a process of its own that takes about 50 ms to start.</source>
        <translation>Admite la sintaxis más reciente, en un proceso propio que tarda unos 50 ms en arrancar.</translation>
    </message>
</context>
<context>
    <name>hilltop::EntrantTrial</name>
    <message>
        <source>Trying the bots…</source>
        <translation>Probando los bots…</translation>
    </message>
    <message>
        <source>Trying the bots: %1 of %2</source>
        <translation>Probando los bots: %1 de %2</translation>
    </message>
</context>
<context>
    <name>hilltop::FacePicker</name>
    <message>
        <source>No face</source>
        <translation>Sin rostro</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Tu rostro</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultListModel</name>
    <message>
        <source>match %1, start</source>
        <translation>partida %1, inicio</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <translation>partida %1, decisión %2</translation>
    </message>
    <message>
        <source>Output:
%1</source>
        <translation>Salida:
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
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultTable</name>
    <message>
        <source>Output: %1</source>
        <translation>Salida: %1</translation>
    </message>
    <message>
        <source>Double-click a fault to open that decision in Replay.</source>
        <translation>Haz doble clic en un fallo para abrir esa decisión en Repetición.</translation>
    </message>
    <message>
        <source>A fault is an answer that is late, illegal or missing.</source>
        <translation>Un fallo es una respuesta que llega tarde, es ilegal o falta.</translation>
    </message>
</context>
<context>
    <name>hilltop::FieldChips</name>
    <message>
        <source>Drag a card to another field, or press the menu key</source>
        <translation>Arrastra una carta a otro campo o pulsa la tecla de menú</translation>
    </message>
</context>
<context>
    <name>hilltop::FileOpening</name>
    <message>
        <source>The name of the file %1 is not UTF-8, so the file can’t be opened. Rename it, then open it again.</source>
        <translation>El nombre del archivo %1 no es UTF-8, así que no se puede abrir. Renómbralo y ábrelo de nuevo.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Abriendo %n archivo…</numerusform>
            <numerusform>Abriendo %n archivos…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Nada ha cambiado. Usa una copia intacta del archivo o elige otro con Archivo, Abrir.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>No abierto</translation>
    </message>
    <message numerus="yes">
        <source>%n files can’t be opened.</source>
        <translation>
            <numerusform>%n archivo no se puede abrir.</numerusform>
            <numerusform>%n archivos no se pueden abrir.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Este archivo no se puede abrir.</translation>
    </message>
    <message>
        <source>Not opened, because Replay shows one file at a time: %1</source>
        <translation>No abierto, porque Repetición muestra un archivo a la vez: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::FormatPicker</name>
    <message>
        <source>seats</source>
        <translation>asientos</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondas</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>Asientos por mesa</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>0 = automatic</source>
        <translation>0 = automático, tantas como necesita este número de participantes</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Ranked as in the list</source>
        <translation>Orden según la lista</translation>
    </message>
    <message>
        <source>Ranked by a round-robin</source>
        <translation>Orden según una liga</translation>
    </message>
    <message>
        <source>Who plays whom first, and who has a bye</source>
        <translation>Quién se cruza con quién primero, y quién queda exento</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automático: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GameCard</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>%1 tournament</source>
        <translation>Torneo de %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GuideBar</name>
    <message>
        <source>Skip the guide</source>
        <translation>Saltar la guía</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of the guide</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Guide, step %1 of %2</source>
        <translation>Guía, paso %1 de %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the guide</comment>
        <translation>Omitir</translation>
    </message>
</context>
<context>
    <name>hilltop::HillAdding</name>
    <message>
        <source>Nothing was added.</source>
        <translation>No se ha añadido nada.</translation>
    </message>
    <message>
        <source>Reading the bots…</source>
        <translation>Leyendo los bots…</translation>
    </message>
    <message>
        <source>%1 holds several bots. Choose the file of one.</source>
        <translation>%1 contiene varios bots. Elige el archivo de uno.</translation>
    </message>
    <message>
        <source>New version?</source>
        <translation>¿Versión nueva?</translation>
    </message>
    <message>
        <source>Another bot of this hill has the name of %1. Is this its next version?</source>
        <translation>Otro bot de esta colina se llama como %1. ¿Es esta su siguiente versión?</translation>
    </message>
    <message>
        <source>If so, the earlier version stops playing and its matches stay. If not, rename the file.</source>
        <translation>La versión anterior ya no jugará y sus partidas se conservan. Si es otro bot, renombra su archivo.</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Versión nueva</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>No añadirlo</translation>
    </message>
    <message>
        <source>Already playing in this version: %1.</source>
        <translation>Ya juega en esta versión: %1.</translation>
    </message>
    <message>
        <source>Checking the bots…</source>
        <translation>Comprobando los bots…</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Comprobando %1…</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 no se puede comprobar: %2</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 no puede jugar: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots joined: %1.</source>
        <translation>
            <numerusform>Se ha añadido %Ln bot: %1.</numerusform>
            <numerusform>Se han añadido %Ln bots: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>No añadido</translation>
    </message>
    <message>
        <source>%1 is the same bot as %2.</source>
        <translation>%1 es el mismo bot que %2.</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bots (*.js *.py *.java);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add bots</source>
        <translation>Añadir bots</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>Nueva versión de %1</translation>
    </message>
    <message>
        <source>This hill is busy. Wait until it is done, then add the bots.</source>
        <translation>En esta colina hay un trabajo en curso. Espera a que termine y añade entonces los bots.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillChanges</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Retire %1</source>
        <translation>Retirar %1</translation>
    </message>
    <message>
        <source>It stops playing. Its matches stay. Reason (optional):</source>
        <translation>Ya no jugará y sus partidas se conservan. Motivo, si lo hay:</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Disqualify %1</source>
        <translation>Descalificar %1</translation>
    </message>
    <message>
        <source>It stops playing, and this version can’t come back. Its matches stay. Reason:</source>
        <translation>Ya no jugará y esta versión no puede volver. Sus partidas se conservan. Motivo:</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Descalificar</translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation>%1 se ha retirado.</translation>
    </message>
    <message>
        <source>%1 is disqualified.</source>
        <translation>%1 está descalificado.</translation>
    </message>
    <message>
        <source>End season</source>
        <translation>Acabar temporada</translation>
    </message>
    <message>
        <source>Name of the season:</source>
        <translation>La clasificación de hoy se guarda con este nombre:</translation>
    </message>
    <message>
        <source>The standings of %1 are kept.</source>
        <translation>La clasificación de %1 está guardada.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Extra matches where the order is unclear:</source>
        <translation>Partidas además de las que juegan todos, donde sirven para distinguir a los vecinos:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>Readmitir</translation>
    </message>
    <message>
        <source>A bot that is out or disqualified plays again:</source>
        <translation>Este bot quedó excluido o fue descalificado. Vuelve a jugar:</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 vuelve a jugar.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillCharts</name>
    <message>
        <source>History</source>
        <translation>Evolución</translation>
    </message>
    <message>
        <source>Against the king</source>
        <translation>Contra el rey</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Ratings of the leaders over time.</source>
        <translation>Este gráfico muestra cómo cambió la valoración de los mejores al llegar y salir bots.</translation>
    </message>
    <message>
        <source>This chart compares the versions of a bot. Select one in the standings.</source>
        <translation>Este gráfico compara las versiones de un bot. Elige uno en la clasificación.</translation>
    </message>
    <message>
        <source>%1 of the leaders</source>
        <comment>Elo</comment>
        <translation>%1 de los mejores</translation>
    </message>
    <message>
        <source>Won against %1, %</source>
        <translation>Ganado contra %1, %</translation>
    </message>
    <message>
        <source>Versions of %1</source>
        <translation>Versiones de %1</translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation>Entrada del registro</translation>
    </message>
    <message>
        <source>This chart shows how the others do against the king.</source>
        <translation>Este gráfico muestra cómo les va a los demás contra el rey.</translation>
    </message>
    <message>
        <source>Bots don’t meet in this game.</source>
        <translation>En este juego los bots no se enfrentan.</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Ganado, %</translation>
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
        <translation>En este juego todos los de una mesa juegan juntos.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillDetails</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log of the hill</source>
        <translation>Registro de la colina</translation>
    </message>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Haz clic en una celda de la tabla cruzada para ver sus partidas.</translation>
    </message>
    <message>
        <source>Double-click a bot in the standings for its matches.</source>
        <translation>Haz doble clic en un bot de la clasificación para ver sus partidas.</translation>
    </message>
    <message>
        <source>These two have not met yet.</source>
        <translation>Estos dos aún no se han enfrentado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>bot, bot, number of matches</comment>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bot, number of matches</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Replaying the match…</source>
        <translation>Volviendo a jugar la partida…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <comment>hill, number</comment>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>The hill has other answers, because a bot remembers earlier matches or does not play the same twice.</source>
        <translation>La colina tiene otras respuestas, porque un bot recuerda partidas anteriores o no juega dos veces igual.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tabla (CSV)…</translation>
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
        <translation>&amp;Sitio web…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Folder of the web site</source>
        <translation>Carpeta del sitio web</translation>
    </message>
</context>
<context>
    <name>hilltop::HillLogModel</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Suceso</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>hilltop::HillRuns</name>
    <message>
        <source>Hills (*.%1)</source>
        <translation>Colinas (*.%1)</translation>
    </message>
    <message>
        <source>Save this hill?</source>
        <translation>¿Guardar esta colina?</translation>
    </message>
    <message>
        <source>Go to the hill</source>
        <translation>Ir a la colina</translation>
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
        <translation>Entre paréntesis, el intervalo al 95 % del puesto</translation>
    </message>
    <message>
        <source>By the contest’s own score, in the matches that all bots have played</source>
        <translation>Según la puntuación del concurso, en las partidas que han jugado todos los bots</translation>
    </message>
    <message>
        <source>From all matches of the bots that play, with half its 95 % interval</source>
        <translation>De todas las partidas de los bots que juegan, con la mitad de su intervalo al 95 %</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Contest place</source>
        <translation>Puesto del concurso</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Perfecto, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Puntos, %</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Ganado, %</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>hilltop::HillView</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>This hill can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or open another one.</source>
        <translation>Esta colina no se puede abrir: %1.

Nada ha cambiado. Usa una copia intacta del archivo o abre otro.</translation>
    </message>
    <message>
        <source>Progress of the hill</source>
        <translation>Progreso de la colina</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>hilltop::HillsPage</name>
    <message>
        <source>Open hill</source>
        <translation>Abrir colina</translation>
    </message>
    <message>
        <source>Hills (*.hhill);;All files (*)</source>
        <translation>Colinas (*.hhill);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>open a hill of the list</source>
        <translation>abre una colina de la lista</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>move through standings and crosstable</source>
        <translation>recorren la clasificación y la tabla cruzada</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>partidas de una celda, repetición de una partida</translation>
    </message>
    <message>
        <source>Reading the hills…</source>
        <translation>Leyendo las colinas…</translation>
    </message>
    <message>
        <source>No hills yet.</source>
        <translation>Aún no hay colinas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hills</source>
        <translation>
            <numerusform>%Ln colina</numerusform>
            <numerusform>%Ln colinas</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t rename a hill while it is being played.</source>
        <translation>No puedes renombrar una colina en curso.</translation>
    </message>
    <message>
        <source>You can’t delete a hill while it is being played. Stop it first.</source>
        <translation>No puedes eliminar una colina en curso. Detenla primero.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintModel</name>
    <message>
        <source>loses %1</source>
        <translation>pierde %1</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, la mejor</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
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
        <translation>Valores de las respuestas</translation>
    </message>
    <message>
        <source>Hide the numbers</source>
        <translation>Ocultar los números</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>%1 Still thinking…</source>
        <translation>%1 Sigue pensando…</translation>
    </message>
    <message>
        <source>Analysis: exact, given what you know.</source>
        <translation>Análisis: exacto, según lo que sabes.</translation>
    </message>
    <message numerus="yes">
        <source>Analysis of %Ln possible deals, ± one standard error.</source>
        <translation>
            <numerusform>Análisis de %Ln reparto posible, ± un error estándar.</numerusform>
            <numerusform>Análisis de %Ln repartos posibles, ± un error estándar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1: exact, given what you know.</source>
        <translation>Valores de %1: exactos, según lo que sabes.</translation>
    </message>
    <message>
        <source>Values from %1, ± one standard error.</source>
        <translation>Valores de %1, ± un error estándar.</translation>
    </message>
    <message>
        <source>Values estimated by %1.</source>
        <translation>Valores estimados por %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintSource</name>
    <message>
        <source>H&amp;ints from</source>
        <translation>Pistas &amp;de</translation>
    </message>
    <message>
        <source>The strongest bot (%1)</source>
        <translation>El bot más fuerte (%1)</translation>
    </message>
    <message>
        <source>Hints now come from %1.</source>
        <translation>Ahora las pistas son de %1.</translation>
    </message>
    <message>
        <source>%1 has no hint: %2.</source>
        <comment>bot, fault</comment>
        <translation>%1 no tiene pista: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Salida: %1</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint.</source>
        <translation>%1 está pensando una pista.</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint, up to %2.</source>
        <translation>%1 está pensando una pista, %2 como mucho.</translation>
    </message>
</context>
<context>
    <name>hilltop::HomePage</name>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>Ver todas…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Deshacer: eliminar</translation>
    </message>
    <message>
        <source>Analyse the recent matches in the background</source>
        <translation>Analizar en segundo plano las partidas recientes</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Tus resultados</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Últimas partidas</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Qué se muestra abajo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Your ratings</source>
        <translation>Tus valoraciones</translation>
    </message>
    <message>
        <source>Matches you leave are kept here. They are saved after every decision.</source>
        <translation>Aquí quedan las partidas que dejas. Se guardan tras cada decisión.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Ready. Press Play to sit down at a table.</source>
        <translation>Listo. Pulsa Jugar para sentarte a una mesa.</translation>
    </message>
    <message>
        <source>All unfinished (%1)…</source>
        <translation>Todas las inacabadas (%1)…</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>Eliminar esta partida</translation>
    </message>
</context>
<context>
    <name>hilltop::HomeResults</name>
    <message>
        <source>Rated matches show your strength in each game. Choose Rated when you start a new match.</source>
        <translation>Las partidas valoradas muestran tu fuerza en cada juego. Elige Valorada al empezar una partida.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>All results…</source>
        <translation>Resultados…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Racha</translation>
    </message>
    <message>
        <source>last 100 rated matches</source>
        <translation>últimas 100 partidas valoradas</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>%1: rating %2 ± %3</source>
        <translation>%1: valoración %2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::KeptMatches</name>
    <message>
        <source>The match was deleted. Undo restores it.</source>
        <translation>La partida se ha eliminado. Deshacer la recupera.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches were deleted. Undo restores them.</source>
        <translation>
            <numerusform>%Ln partida se ha eliminado. Deshacer la recupera.</numerusform>
            <numerusform>%Ln partidas se han eliminado. Deshacer las recupera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::KeptSplitter</name>
    <message>
        <source>Drag to resize, double-click to reset</source>
        <translation>Arrastrar para cambiar el tamaño, doble clic para restablecerlo</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyButton</name>
    <message>
        <source>Key %1</source>
        <translation>Tecla %1</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyEditor</name>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>Tecla estándar</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>“%2” already uses %1. Give it another key first.</source>
        <translation>«%2» ya usa %1. Dale antes otra tecla.</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window and can’t be used.</source>
        <translation>Tab sirve para moverse entre las partes de la ventana y no se puede usar.</translation>
    </message>
</context>
<context>
    <name>hilltop::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambiar teclas…</translation>
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
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>No forzada</translation>
    </message>
    <message>
        <source>Decisions with at least one clearly worse answer</source>
        <translation>Decisiones con al menos una respuesta claramente peor</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Average loss per unforced decision, ± one standard error</source>
        <translation>Pérdida media por decisión no forzada, ± un error estándar</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Average loss of all others in decisions of this kind</source>
        <translation>Pérdida media de todos los demás en decisiones de este tipo</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendencia</translation>
    </message>
    <message>
        <source>Loss in the later half of the deals minus that in the earlier half</source>
        <translation>Pérdida en la segunda mitad de los repartos menos la de la primera</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Pérdida total</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Juega como</translation>
    </message>
    <message>
        <source>The level of bots whose average loss in decisions of this kind is nearest. Where levels are not measured, the nearest bot of these matches.</source>
        <translation>El nivel de bots cuya pérdida media en decisiones de este tipo es la más cercana. Donde los niveles no están medidos, el bot más cercano de estas partidas.</translation>
    </message>
</context>
<context>
    <name>hilltop::LevelChoice</name>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Elección propia</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>Nivel de los bots</translation>
    </message>
</context>
<context>
    <name>hilltop::LineChart</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 ± %2 at %3</source>
        <translation>%1 ± %2 en %3</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s), up to %1 of %2.</source>
        <translation>
            <numerusform>%n curva, hasta %1 de %2.</numerusform>
            <numerusform>%n curvas, hasta %1 de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>La más alta: %1.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>La más baja: %1.</translation>
    </message>
    <message>
        <source>Highlighted: %1, %2, number %3 from above.</source>
        <translation>Resaltado: %1, %2, número %3 desde arriba.</translation>
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
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Ajustado por suerte</translation>
    </message>
    <message>
        <source>Luck-adjusted result, ± one standard error</source>
        <translation>El resultado sin la suerte de las cartas, ± un error estándar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Equivale a</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>Partidas sin ajustar que vale una ajustada</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Per decision, given what the seat knew</source>
        <translation>Por decisión, según lo que sabía el asiento</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Precisión, %</translation>
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
        <translation>Abrir</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
</context>
<context>
    <name>hilltop::MainWindow</name>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>For authors of &amp;bots</source>
        <translation>Para autores de &amp;bots</translation>
    </message>
    <message>
        <source>The Hilltop &amp;protocol</source>
        <translation>El &amp;protocolo de Hilltop</translation>
    </message>
    <message>
        <source>A &amp;contest in an evening</source>
        <translation>Un &amp;concurso en una tarde</translation>
    </message>
    <message>
        <source>What &amp;records and views hold</source>
        <translation>Qué contienen &amp;grabaciones y vistas</translation>
    </message>
    <message>
        <source>&amp;About Hilltop</source>
        <translation>&amp;Acerca de Hilltop</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Torneo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation>&amp;Bots</translation>
    </message>
    <message>
        <source>Anal&amp;yses</source>
        <translation>Análi&amp;sis</translation>
    </message>
    <message>
        <source>Hi&amp;ll</source>
        <translation>&amp;Colina</translation>
    </message>
</context>
<context>
    <name>hilltop::ManualDialog</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
    <message>
        <source>Games and manual</source>
        <translation>Juegos y manual</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <translation>%1 (inglés)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page and its places</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>There are no rules for this game.</source>
        <translation>No hay reglas de este juego.</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manual: %1</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Todas las páginas</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchAnalysis</name>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>El análisis no está disponible para este juego.</translation>
    </message>
    <message>
        <source>This match is already analysed as deeply as possible.</source>
        <translation>Esta partida ya está analizada lo más a fondo posible.</translation>
    </message>
    <message>
        <source>The analysis was cancelled.</source>
        <translation>El análisis se canceló.</translation>
    </message>
    <message>
        <source>a quick player who sees all cards</source>
        <translation>un jugador rápido que ve todas las cartas</translation>
    </message>
    <message>
        <source>Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be compared.</source>
        <translation>Analizado con otra versión (%1, %2). La actual es %3, %4. Sus números no se pueden comparar.</translation>
    </message>
    <message>
        <source>%1, lost %2</source>
        <translation>%1, perdió %2</translation>
    </message>
    <message>
        <source>Mistakes of this match</source>
        <translation>Errores de esta partida</translation>
    </message>
    <message>
        <source>double dummy</source>
        <translation>con todas las cartas a la vista</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchDocument</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>The analysis is not saved yet, because the match has no file. It is saved with the match.</source>
        <translation>El análisis aún no está guardado, porque la partida no tiene archivo. Se guarda con la partida.</translation>
    </message>
    <message>
        <source>Analysis saved beside the tournament.</source>
        <translation>Análisis guardado junto al torneo.</translation>
    </message>
    <message>
        <source>The analysis can’t be saved: %1</source>
        <translation>El análisis no se puede guardar: %1</translation>
    </message>
    <message>
        <source>Analysis saved with the record.</source>
        <translation>Análisis guardado con la grabación.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchExport</name>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1.</source>
        <translation>La imagen se guardó como %1.</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>La imagen no se guardó</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Text (*.txt)</source>
        <translation>Páginas web (*.html);;Texto (*.txt)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>El informe se guardó como %1.</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>El informe no se guardó</translation>
    </message>
    <message>
        <source>Export match</source>
        <translation>Exportar partida</translation>
    </message>
    <message>
        <source>Files in the format %1 (*.%2)</source>
        <translation>Archivos en formato %1 (*.%2)</translation>
    </message>
    <message>
        <source>The match was exported as %1.</source>
        <translation>La partida se exportó como %1.</translation>
    </message>
    <message>
        <source>The match was not exported</source>
        <translation>La partida no se exportó</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Guardar página</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>The page was saved as %1.</source>
        <translation>La página se guardó como %1.</translation>
    </message>
    <message>
        <source>The page was not saved</source>
        <translation>La página no se guardó</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchKeeping</name>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on and save the match with File, Save match as.</source>
        <translation>No guardada: %1. Puedes seguir jugando y guardar la partida con Archivo, Guardar partida como.</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Partidas de Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>The match was saved as %1.</source>
        <translation>La partida se guardó como %1.</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>La partida no se guardó</translation>
    </message>
    <message>
        <source>Save the match?</source>
        <translation>¿Guardar la partida?</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are not saved.</source>
        <translation>
            <numerusform>%n partida no está guardada.</numerusform>
            <numerusform>%n partidas no están guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Save to another place to keep your match.</source>
        <translation>%1. Guarda en otro lugar para conservar tu partida.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro lugar…</translation>
    </message>
    <message>
        <source>Leave the rated match?</source>
        <translation>¿Dejar la partida valorada?</translation>
    </message>
    <message>
        <source>The match counts as lost. To continue it later, go to another page instead.</source>
        <translation>La partida cuenta como perdida. Para continuarla más tarde, ve a otra página.</translation>
    </message>
    <message>
        <source>The match counts as lost, and so does the second one with the same cards. To continue later, go to another page instead.</source>
        <translation>La partida cuenta como perdida, y también la segunda con las mismas cartas. Para continuar más tarde, ve a otra página.</translation>
    </message>
    <message>
        <source>This is the second of two matches. It counts as lost, the first keeps its result. To continue later, go to another page instead.</source>
        <translation>Es la segunda de dos partidas. Cuenta como perdida; la primera conserva su resultado. Para continuar más tarde, ve a otra página.</translation>
    </message>
    <message>
        <source>Leave and lose</source>
        <translation>Dejar y perder</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>You can find the unfinished match on the start page.</source>
        <translation>Encontrarás la partida sin acabar en la página de inicio.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>No guardado</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchListModel</name>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfecta</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empatada</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>ganó %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Counted from 1 over the whole tournament. The file counts from 0</source>
        <translation>Se cuentan desde 1 en todo el torneo. El archivo cuenta desde 0</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchOpening</name>
    <message>
        <source>The text contains %1 matches. This is the first one. To see all of them, save the text as a file that ends in .hmatch and open it.</source>
        <translation>El texto contiene %1 partidas. Esta es la primera. Para verlas todas, guarda el texto como archivo terminado en .hmatch y ábrelo.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPanel</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Tu bolsa</translation>
    </message>
    <message>
        <source>Hide the scoresheet</source>
        <translation>Ocultar la hoja de tanteo</translation>
    </message>
    <message>
        <source>Show the scoresheet</source>
        <translation>Ver la hoja de tanteo</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Reparto %1</translation>
    </message>
    <message>
        <source>Copy the deal ID %1</source>
        <translation>Copiar el ID de reparto %1</translation>
    </message>
    <message>
        <source>Sealed: %1</source>
        <translation>Sello: %1</translation>
    </message>
    <message>
        <source>Sealed cards, SHA-256: %1</source>
        <translation>Cartas selladas, SHA-256: %1</translation>
    </message>
    <message>
        <source>Sealed cards…</source>
        <translation>Cartas selladas…</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>Sobre esta partida</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPlay</name>
    <message>
        <source>This match can’t be continued</source>
        <translation>Esta partida no se puede continuar</translation>
    </message>
    <message>
        <source>The second match has the same cards. You can see everything when both are over.</source>
        <translation>La segunda partida tiene las mismas cartas. Podrás verlo todo cuando acaben ambas.</translation>
    </message>
    <message>
        <source>You can’t look back in a rated match until it is over.</source>
        <translation>En una partida valorada no puedes mirar atrás hasta que acabe.</translation>
    </message>
    <message>
        <source>Looking back, at decision %1</source>
        <translation>Mirando atrás, en la decisión %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Mirando atrás</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchTabs</name>
    <message>
        <source>Scoresheet</source>
        <translation>Hoja de tanteo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Junto a la mesa</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchesDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Leyendo tus partidas…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Search: opponent or game</source>
        <translation>Buscar: rival o juego</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin acabar</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Acabadas</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n partida eliminada.</numerusform>
            <numerusform>%n partidas eliminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches yet. Every match you play is kept here.</source>
        <translation>Aún no hay partidas. Todas las que juegues se guardan aquí.</translation>
    </message>
    <message>
        <source>No matching matches.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Abrir en Repetición</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentAnalysis</name>
    <message>
        <source>Analyse the match first</source>
        <translation>Analiza antes la partida</translation>
    </message>
    <message>
        <source>No one decides here</source>
        <translation>Aquí no decide nadie</translation>
    </message>
    <message>
        <source>There was no other choice</source>
        <translation>No había otra opción</translation>
    </message>
    <message>
        <source>No answer here yet</source>
        <translation>Aquí aún no hay respuesta</translation>
    </message>
    <message>
        <source>These values are exact. More simulations would not change them</source>
        <translation>Estos valores son exactos. Más simulaciones no los cambiarían</translation>
    </message>
    <message>
        <source>This decision is already simulated as deeply as possible</source>
        <translation>Esta decisión ya está simulada lo más a fondo posible</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentDepth</name>
    <message>
        <source>Simulating</source>
        <translation>Simulando</translation>
    </message>
    <message>
        <source>Simulating possible hands…</source>
        <translation>Simulando manos posibles…</translation>
    </message>
    <message>
        <source>No hidden information: all cards of the others were known.</source>
        <translation>Sin información oculta: se conocían todas las cartas de los demás.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</source>
        <translation>
            <numerusform>«%1» es mejor que «%2» en el %3 % de %Ln mano posible, peor en el %4 %.</numerusform>
            <numerusform>«%1» es mejor que «%2» en el %3 % de %Ln manos posibles, peor en el %4 %.</numerusform>
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
        <translation>%1, decisión %2: «%3», mejor «%4», costó %5</translation>
    </message>
    <message>
        <source>Open the analysis at this decision</source>
        <translation>Abrir el análisis en esta decisión</translation>
    </message>
    <message>
        <source>%1. Cards: %2</source>
        <translation>%1. Cartas: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Mejor: %1</translation>
    </message>
    <message>
        <source>%1, better %2</source>
        <translation>%1, mejor %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisiones más costosas</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Ninguna de tus decisiones tuvo un coste seguro.</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentOpening</name>
    <message>
        <source>Opening match %1…</source>
        <translation>Abriendo la partida %1…</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentPane</name>
    <message>
        <source>Answers at this moment</source>
        <translation>Respuestas en este momento</translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation>Según lo que sabías</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>Viendo todas las cartas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one decides here.</source>
        <translation>Aquí no decide nadie.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>No había otra opción.</translation>
    </message>
    <message>
        <source>Played automatically after a fault.</source>
        <translation>Jugado automáticamente tras un fallo.</translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation>ningún error</translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation>la mejor respuesta</translation>
    </message>
    <message>
        <source>among the best answers</source>
        <translation>entre las mejores respuestas</translation>
    </message>
    <message>
        <source>exact, %1</source>
        <translation>exacto, %1</translation>
    </message>
    <message>
        <source>± %1, %2</source>
        <translation>± %1, %2</translation>
    </message>
    <message>
        <source>%1: exact</source>
        <translation>%1: exacto</translation>
    </message>
    <message>
        <source>%2: ± %1</source>
        <translation>%2: ± %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>an error</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Exact. ◇ seeing all cards.</source>
        <translation>Exacto. ◇ viendo todas las cartas.</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exacto.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</source>
        <translation>
            <numerusform>Hasta %Ln simulación. Líneas: ± 2 errores. ◇ viendo todas las cartas.</numerusform>
            <numerusform>Hasta %Ln simulaciones. Líneas: ± 2 errores. ◇ viendo todas las cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations.</source>
        <translation>
            <numerusform>Hasta %Ln simulación.</numerusform>
            <numerusform>Hasta %Ln simulaciones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MovesPane</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes on this match</source>
        <translation>Notas sobre esta partida</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Tus notas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers, see the move list</source>
        <translation>
            <numerusform>%Ln respuesta, mira las jugadas</numerusform>
            <numerusform>%Ln respuestas, mira las jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::NewHillDialog</name>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>All pairs play the same deals, in all seatings</source>
        <translation>Todas las parejas juegan los mismos repartos, en todos los órdenes</translation>
    </message>
    <message>
        <source>New hill</source>
        <translation>Nueva colina</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicado</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create hill</source>
        <translation>Crear colina</translation>
    </message>
    <message>
        <source>Matches per bot</source>
        <translation>Partidas por bot</translation>
    </message>
    <message>
        <source>Matches per pair</source>
        <translation>Partidas por pareja</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Bots per author</source>
        <translation>Bots por autor</translation>
    </message>
    <message>
        <source>How many bots of an author may play at the same time</source>
        <translation>Cuántos bots de un autor juegan al mismo tiempo</translation>
    </message>
    <message>
        <source>Versions per day</source>
        <translation>Versiones al día</translation>
    </message>
    <message>
        <source>How many bots and versions an author may add per day (UTC)</source>
        <translation>Cuántos bots y versiones añade un autor en un día (UTC)</translation>
    </message>
    <message>
        <source>Matches per table</source>
        <translation>Partidas por mesa</translation>
    </message>
</context>
<context>
    <name>hilltop::NewMatchDialog</name>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Valorada</translation>
    </message>
    <message>
        <source>Matching opponents</source>
        <translation>Rivales a tu nivel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>If off, the bottom seat starts</source>
        <translation>Si no, el asiento de abajo empieza o recibe la primera carta</translation>
    </message>
    <message>
        <source>Seats bots that are about as strong as you</source>
        <translation>Sienta bots más o menos tan fuertes como tú</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation>¿Quién se sienta?</translation>
    </message>
    <message>
        <source>strength, 1 to 5</source>
        <translation>fuerza, 1 a 5</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu compañero</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>en esta pantalla</translation>
    </message>
    <message>
        <source>You’re watching, and see all cards.</source>
        <translation>Miras la partida y ves todas las cartas.</translation>
    </message>
    <message>
        <source>Several people at one screen: players pass the screen and see only their own cards.</source>
        <translation>Varias personas en una pantalla: los jugadores pasan la pantalla y ven solo sus cartas.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Práctica: con pistas y deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>Short: %n round(s)</source>
        <translation>
            <numerusform>Corta: %n ronda</numerusform>
            <numerusform>Corta: %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), about %1.</source>
        <translation>
            <numerusform>%n ronda, unos %1.</numerusform>
            <numerusform>%n rondas, unos %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated: a new deal, no hints, no undo. The match counts even if you leave it.</source>
        <translation>Valorada: reparto nuevo, sin pistas ni deshacer. La partida cuenta aunque la dejes.</translation>
    </message>
    <message>
        <source>%1 Your rating doesn’t change, because the strength of your own bots is unknown.</source>
        <translation>%1 Tu valoración no cambia, porque no se conoce la fuerza de tus propios bots.</translation>
    </message>
    <message>
        <source>%1 Your rating: %2.</source>
        <translation>%1 Tu valoración: %2.</translation>
    </message>
    <message>
        <source>Twice, seats swapped</source>
        <translation>Doble, cambiando asientos</translation>
    </message>
    <message>
        <source>Two matches with the same cards count as one result, which reduces luck</source>
        <translation>Dos partidas con las mismas cartas cuentan como un resultado, lo que reduce la suerte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Rated: two matches with the same new cards are one result, even if you leave them. No hints, no undo.</source>
        <translation>Valorada: dos partidas con las mismas cartas nuevas son un resultado, aunque las dejes. Sin pistas ni deshacer.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed, see More.</source>
        <translation>
            <numerusform>%n regla cambiada, véase Más.</numerusform>
            <numerusform>%n reglas cambiadas, véase Más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start rated match</source>
        <translation>Partida valorada</translation>
    </message>
</context>
<context>
    <name>hilltop::NewTournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Nuevo torneo</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Empezar torneo</translation>
    </message>
    <message>
        <source>No longer among your bots and left out: %1.</source>
        <translation>Ya no están entre tus bots y se omiten: %1.</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Selecciona al menos un bot.</translation>
    </message>
    <message>
        <source>Select at least two bots.</source>
        <translation>Selecciona al menos dos bots.</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 de %2 seleccionados</translation>
    </message>
    <message>
        <source>Too many rounds. At most %1 can be played without meeting twice.</source>
        <translation>Demasiadas rondas. Como mucho se pueden jugar %1 sin enfrentarse dos veces.</translation>
    </message>
    <message>
        <source>The last tournament had the same plan and seed. Built-in bots would play the same matches again.</source>
        <translation>El último torneo tenía el mismo plan y la misma semilla. Los bots integrados volverían a jugar las mismas partidas.</translation>
    </message>
</context>
<context>
    <name>hilltop::OpponentList</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>another person at this screen</source>
        <translation>otra persona en esta pantalla</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, fuerza %3 de 5</translation>
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
        <translation>exacto</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulado</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>heurístico</translation>
    </message>
    <message>
        <source>%1 · best, played</source>
        <translation>%1 · mejor, jugada</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · mejor</translation>
    </message>
    <message>
        <source>%1 · played</source>
        <translation>%1 · jugada</translation>
    </message>
    <message>
        <source>The answer’s value, seeing all cards</source>
        <translation>El valor de la respuesta, viendo todas las cartas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Viendo todo</translation>
    </message>
    <message>
        <source>%1 · among the best, played</source>
        <translation>%1 · entre las mejores, jugada</translation>
    </message>
    <message>
        <source>%1 · among the best</source>
        <translation>%1 · entre las mejores</translation>
    </message>
</context>
<context>
    <name>hilltop::OwnBotList</name>
    <message>
        <source>%1, not checked yet</source>
        <comment>language</comment>
        <translation>%1, aún sin comprobar</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <comment>language</comment>
        <translation>%1, cambiado tras comprobarlo</translation>
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
        <translation>Listo</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Your name and face at the table</source>
        <translation>Tu nombre y tu rostro en la mesa</translation>
    </message>
    <message>
        <source>You can change both in Settings.</source>
        <translation>Puedes cambiar ambos en los ajustes.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayActions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Mismas cartas</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Ask before costly moves</source>
        <translation>Con&amp;firmar jugadas costosas</translation>
    </message>
    <message>
        <source>The tutor asks before you play a costly move. Never in rated matches.</source>
        <translation>El tutor pregunta antes de una jugada costosa. Nunca en partidas valoradas.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Anunciar</translation>
    </message>
    <message>
        <source>Speak the state of the match</source>
        <translation>Anunciar cómo va la partida</translation>
    </message>
    <message>
        <source>Let a &amp;bot take over</source>
        <translation>Que siga un &amp;bot</translation>
    </message>
    <message>
        <source>S&amp;wap seats</source>
        <translation>&amp;Cambiar asientos</translation>
    </message>
    <message>
        <source>Take the next player’s seat, who takes yours</source>
        <translation>Tomar el asiento del siguiente jugador, que toma el tuyo</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Repet&amp;ición</translation>
    </message>
    <message>
        <source>Ru&amp;les of this game</source>
        <translation>Reglas de este &amp;juego</translation>
    </message>
    <message>
        <source>Your resul&amp;ts…</source>
        <translation>Tus r&amp;esultados…</translation>
    </message>
    <message>
        <source>Sealed &amp;cards…</source>
        <translation>Cartas &amp;selladas…</translation>
    </message>
    <message>
        <source>The proof that no one changes the cards while you play</source>
        <translation>La prueba de que nadie cambia las cartas mientras juegas</translation>
    </message>
    <message>
        <source>Save match &amp;as…</source>
        <translation>&amp;Guardar partida como…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Un pas&amp;o</translation>
    </message>
    <message>
        <source>Slow&amp;er</source>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Más &amp;rápido</translation>
    </message>
    <message>
        <source>Take over &amp;yourself</source>
        <translation>Jugar &amp;tú</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Rean&amp;udar</translation>
    </message>
    <message>
        <source>Speed × %1</source>
        <translation>Ritmo × %1</translation>
    </message>
    <message>
        <source>What &amp;may they hold?</source>
        <translation>¿Qué pueden tener?</translation>
    </message>
    <message>
        <source>Where each hidden card may be, from what you know. Never in rated matches.</source>
        <translation>Dónde puede estar cada carta oculta, según lo que sabes. Nunca en partidas valoradas.</translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <translation>Continuar una partida…</translation>
    </message>
    <message>
        <source>Shows the matches you have left</source>
        <translation>Muestra las partidas que dejaste</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayCourse</name>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>A branch of another match: hints and undo are free.</source>
        <translation>Una rama de otra partida: con pistas y deshacer.</translation>
    </message>
    <message>
        <source>Bots play, and you watch.</source>
        <translation>Juegan bots y tú miras.</translation>
    </message>
    <message>
        <source>Practice: the tutor is on.</source>
        <translation>Práctica: el tutor está activado.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Práctica: con pistas y deshacer.</translation>
    </message>
    <message>
        <source>Rated, match %1 of 2.</source>
        <translation>Valorada, partida %1 de 2.</translation>
    </message>
    <message>
        <source>Rated: no hints, no undo.</source>
        <translation>Valorada: sin pistas ni deshacer.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayDealDialog</name>
    <message>
        <source>%1 takes your old seat.</source>
        <translation>%1 toma el asiento que era tuyo.</translation>
    </message>
    <message>
        <source>%1 takes the seat of %2.</source>
        <translation>%1 toma el asiento de %2.</translation>
    </message>
    <message>
        <source>%1 has changed since then.</source>
        <translation>%1 ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play this deal: %1</source>
        <translation>Jugar este reparto: %1</translation>
    </message>
    <message>
        <source>Which seat do you want? You get its cards and the same opponents. Afterwards you can compare the results.</source>
        <translation>¿Qué asiento quieres? Recibes sus cartas y los mismos rivales. Después puedes comparar los resultados.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayPage</name>
    <message>
        <source>play the action or use the place of that key</source>
        <translation>juegan la acción o usan el lugar de esa tecla</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Cualquier tecla</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>acaba la animación, continúa tras una mano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer and why it is not allowed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Legal:</source>
        <translation>Puedes:</translation>
    </message>
    <message>
        <source>Illegal:</source>
        <translation>No puedes:</translation>
    </message>
    <message>
        <source>Loading the match…</source>
        <translation>Cargando la partida…</translation>
    </message>
    <message>
        <source>%1. %2 or %3 returns to the match.</source>
        <translation>%1. %2 o %3 vuelve a la partida.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Clic o cualquier tecla para continuar.</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>Aún no hay partida.</translation>
    </message>
    <message>
        <source>You have an unfinished match.</source>
        <translation>Tienes una partida sin acabar.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>No match yet. Choose New match or press Enter.</source>
        <translation>Aún no hay partida. Elige Nueva partida o pulsa Intro.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>You have an unfinished match of %1.</source>
        <translation>Tienes una partida de %1 sin acabar.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>hilltop::PointsChart</name>
    <message>
        <source>This chart shows how matches end.</source>
        <translation>Este gráfico muestra cómo acaban las partidas.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>%1: %2, by matches</source>
        <translation>%1: %2, por partidas</translation>
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
        <translation>Mostrar en Repetición</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Componer una posición</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Posición como texto</translation>
    </message>
    <message>
        <source>Paste the text made by Copy, or a position as a bot gets it.</source>
        <translation>Pegue el texto hecho con Copiar o una posición tal como la recibe un bot.</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Como texto</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Respuestas y sus valores</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Simulando…</translation>
    </message>
    <message>
        <source>Exact values</source>
        <translation>Valores exactos</translation>
    </message>
    <message numerus="yes">
        <source>Simulated %n times</source>
        <translation>
            <numerusform>Simulado %n vez</numerusform>
            <numerusform>Simulado %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to field</source>
        <translation>Ir al campo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This can’t be read. Write cards as the menu beside the field does, with commas between them.</source>
        <translation>Esto no se puede leer. Escribe las cartas como el menú junto al campo, separadas por comas.</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionForm</name>
    <message>
        <source>Seen by</source>
        <translation>Vista de</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Hand number</source>
        <translation>Número de mano</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Se planta</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Used side cards</source>
        <translation>Cartas laterales usadas</translation>
    </message>
    <message>
        <source>Side cards left</source>
        <translation>Cartas laterales restantes</translation>
    </message>
    <message>
        <source>Own side cards</source>
        <translation>Cartas laterales propias</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Repartidor</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Descubierta</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primera ronda</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>Segunda ronda</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>A solas</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en mano</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartada</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <translation>Cartas conservadas</translation>
    </message>
    <message>
        <source>Received cards</source>
        <translation>Cartas recibidas</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Cartas entregadas</translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation>Para elegir</translation>
    </message>
    <message>
        <source>Base cards</source>
        <translation>Cartas base</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Highest last round</source>
        <translation>La más alta de la última ronda</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Set number</source>
        <translation>Número de set</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Empezó</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>Sin robar</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Cards this turn</source>
        <translation>Cartas de este turno</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Asiento %1, %2</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Añadir una carta</translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation>Cartas jugadas</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizPage</name>
    <message>
        <source>No mistakes to repeat.</source>
        <translation>No hay errores que repasar.</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow or try new questions.</source>
        <translation>Hoy no toca nada. Vuelve mañana o prueba preguntas nuevas.</translation>
    </message>
    <message>
        <source>No more mistakes in your analysed matches. Analyse more matches on the page Analyses.</source>
        <translation>No quedan errores en tus partidas analizadas. Analiza más partidas en la página Análisis.</translation>
    </message>
    <message>
        <source>No more mistakes in this list.</source>
        <translation>No quedan errores en esta lista.</translation>
    </message>
    <message>
        <source>No such position was found. Try again or choose another difficulty.</source>
        <translation>No se encontró ninguna posición así. Prueba otra vez o elige otra dificultad.</translation>
    </message>
    <message>
        <source>This answer can’t be evaluated.</source>
        <translation>Esta respuesta no se puede evaluar.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Siguiente pregunta</translation>
    </message>
    <message>
        <source>A position from a match. Choose one answer, then see what every answer was worth.</source>
        <translation>Una posición de una partida. Elige una respuesta y mira después lo que valía cada una.</translation>
    </message>
    <message>
        <source>Source of questions</source>
        <translation>Origen de las preguntas</translation>
    </message>
    <message>
        <source>Mistakes to repeat</source>
        <translation>Errores por repasar</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Mis errores</translation>
    </message>
    <message>
        <source>Mistakes from a list</source>
        <translation>Errores de una lista</translation>
    </message>
    <message>
        <source>New: easy</source>
        <translation>Nueva: fácil</translation>
    </message>
    <message>
        <source>New: medium</source>
        <translation>Nueva: media</translation>
    </message>
    <message>
        <source>New: hard</source>
        <translation>Nueva: difícil</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Respuestas y sus valores</translation>
    </message>
    <message>
        <source>Progress by week</source>
        <translation>Progreso por semanas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to repeat</source>
        <translation>
            <numerusform>%Ln por repasar</numerusform>
            <numerusform>%Ln por repasar</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes come back tomorrow, then at growing intervals.</source>
        <translation>Los errores vuelven mañana y luego a intervalos crecientes.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln due today</source>
        <translation>
            <numerusform>%Ln para hoy</numerusform>
            <numerusform>%Ln para hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of the file can’t be read. They are kept unchanged.</source>
        <translation>
            <numerusform>%Ln línea del archivo no se puede leer. Se conserva sin cambios.</numerusform>
            <numerusform>%Ln líneas del archivo no se pueden leer. Se conservan sin cambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a question…</source>
        <translation>Buscando una pregunta…</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>¿Qué jugarías?</translation>
    </message>
    <message>
        <source>Evaluating your answer…</source>
        <translation>Evaluando tu respuesta…</translation>
    </message>
    <message>
        <source>Right, the best answer</source>
        <translation>Bien, la mejor respuesta</translation>
    </message>
    <message>
        <source>Good enough</source>
        <translation>Bastante bien</translation>
    </message>
    <message>
        <source>This is %1</source>
        <translation>Es %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 loses %2 ± %3. Better: %4.</source>
        <translation>%1 pierde %2 ± %3. Mejor: %4.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>La pregunta volverá mañana.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Values from the analysis: exact.</source>
        <translation>Valores del análisis: exactos.</translation>
    </message>
    <message numerus="yes">
        <source>Values from the analysis of %Ln possible deals.</source>
        <translation>
            <numerusform>Valores del análisis de %Ln reparto posible.</numerusform>
            <numerusform>Valores del análisis de %Ln repartos posibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Width of the answers</source>
        <translation>Ancho de las respuestas</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizTable</name>
    <message>
        <source>%1 · best, yours</source>
        <translation>%1 · mejor, tuya</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · mejor</translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <translation>%1 · tuya</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
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
        <translation>Semana del</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Aciertos</translation>
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
        <translation>Tu valoración no cambia</translation>
    </message>
    <message>
        <source>Rating: %1 → %2 (%3)</source>
        <comment>before, after, difference</comment>
        <translation>Valoración: %1 → %2 (%3)</translation>
    </message>
    <message>
        <source>The strength of your own bots is unknown, so the match doesn’t count.</source>
        <translation>No se conoce la fuerza de tus propios bots, así que la partida no cuenta.</translation>
    </message>
    <message>
        <source>Against a team of bots with the same cards, %1 was expected of you. You scored %2.</source>
        <translation>Contra un equipo de bots con las mismas cartas se esperaba de ti un %1. Lograste un %2.</translation>
    </message>
    <message>
        <source>Against a rating of %1, %2 was expected of you. You scored %3.</source>
        <translation>Contra una valoración de %1 se esperaba de ti un %2. Lograste un %3.</translation>
    </message>
    <message>
        <source>%1 A new rating moves quickly.</source>
        <translation>%1 Una valoración nueva cambia rápido.</translation>
    </message>
</context>
<context>
    <name>hilltop::RecentMatches</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Precisión, %</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Últimas partidas</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Abrir una grabación…</translation>
    </message>
    <message>
        <source>Finished matches are kept here. Open one to step through it card by card.</source>
        <translation>Las partidas acabadas se guardan aquí. Abre una para recorrerla carta a carta.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Abrir en Repetición</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message>
        <source>Analyse these</source>
        <translation>Analizar estas</translation>
    </message>
    <message>
        <source>Matches in the file</source>
        <translation>Partidas del archivo</translation>
    </message>
    <message>
        <source>In the background. Each analysis is saved with its match</source>
        <translation>En segundo plano. Cada análisis se guarda con su partida</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordListModel</name>
    <message>
        <source>unfinished</source>
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
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
        <translation>Re&amp;producir</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Más &amp;rápido</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Al comien&amp;zo</translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation>Decisión &amp;anterior</translation>
    </message>
    <message>
        <source>Next decisi&amp;on</source>
        <translation>Decisión sig&amp;uiente</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Al &amp;final</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Ronda anterior</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Mano anterior</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>Next seat’s view</source>
        <translation>&amp;Vista del siguiente asiento</translation>
    </message>
    <message>
        <source>A&amp;ll cards</source>
        <translation>&amp;Todas las cartas</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>A&amp;nálisis</translation>
    </message>
    <message>
        <source>Analyse every decision and the luck of the cards</source>
        <translation>Analizar cada decisión y la suerte de las cartas</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Simulate from here</source>
        <translation>Simular desde aquí</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>Mostrar un ejemplo</translation>
    </message>
    <message>
        <source>Show possible hands with which the better answer wins more</source>
        <translation>Mostrar manos posibles con las que la mejor respuesta gana más</translation>
    </message>
    <message>
        <source>Stop simulating, or return to the actual cards</source>
        <translation>Parar la simulación o volver a las cartas reales</translation>
    </message>
    <message>
        <source>&amp;Mark this decision</source>
        <translation>&amp;Marcar esta decisión</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>Seguir desde a&amp;quí</translation>
    </message>
    <message>
        <source>Take over the selected seat, as a branch. The original match stays unchanged.</source>
        <translation>Tomar el asiento elegido, como rama. La partida original no cambia.</translation>
    </message>
    <message>
        <source>Bra&amp;nch above</source>
        <translation>Rama de &amp;encima</translation>
    </message>
    <message>
        <source>Branch &amp;below</source>
        <translation>Rama de &amp;debajo</translation>
    </message>
    <message>
        <source>Play this &amp;deal…</source>
        <translation>&amp;Jugar este reparto…</translation>
    </message>
    <message>
        <source>Take a seat with the same cards and opponents</source>
        <translation>Tomar un asiento con las mismas cartas y los mismos rivales</translation>
    </message>
    <message>
        <source>Res&amp;ults on these cards…</source>
        <translation>Estas cartas &amp;y sus resultados…</translation>
    </message>
    <message>
        <source>How everyone did with the cards of the selected seat</source>
        <translation>Qué hicieron todos con las cartas del asiento elegido</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Open &amp;what was copied</source>
        <translation>A&amp;brir lo copiado</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Imagen…</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Guardar la mesa como imagen</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Save the analysis of this match as a web page or text</source>
        <translation>Guardar el análisis de esta partida como página web o texto</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Save this match in the format of another program</source>
        <translation>Guardar esta partida en el formato de otro programa</translation>
    </message>
    <message>
        <source>&amp;Quiz from these mistakes</source>
        <translation>&amp;Hacer test de estos errores</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save this match with its notes and branches</source>
        <translation>Guardar esta partida con sus notas y ramas</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Re&amp;glas de este juego</translation>
    </message>
    <message>
        <source>Stop simulating and keep the result</source>
        <translation>Parar la simulación y conservar el resultado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Simulate this decision with many more samples</source>
        <translation>Simular esta decisión con muchas más muestras</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Cartas visibles</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulación</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Abrir texto</translation>
    </message>
    <message>
        <source>Save and export</source>
        <translation>Guardar y exportar</translation>
    </message>
    <message>
        <source>Pa&amp;ge…</source>
        <translation>Página…</translation>
    </message>
    <message>
        <source>Save this match as a page to step through in a browser, as you see it here</source>
        <translation>Guardar esta partida como página para recorrerla en un navegador, tal como la ve aquí</translation>
    </message>
    <message>
        <source>Hide spoilers</source>
        <translation>Ocultar spoilers</translation>
    </message>
    <message>
        <source>Show scores, moves and the analysis only up to the moment you have seen</source>
        <translation>Mostrar marcador, jugadas y análisis solo hasta el momento que has visto</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Partida anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Partida siguiente</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Volver a intentar</translation>
    </message>
    <message>
        <source>Answer this decision yourself with the same cards and opponents, and compare</source>
        <translation>Toma tú esta decisión con las mismas cartas y rivales, y compara</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Copiar la posición como texto</translation>
    </message>
    <message>
        <source>Copied the position, %1 characters. Ctrl+V opens it here again.</source>
        <translation>Se copió la posición, %1 caracteres. Ctrl+V la vuelve a abrir aquí.</translation>
    </message>
    <message>
        <source>Seen &amp;before…</source>
        <translation>&amp;Antes en esta posición…</translation>
    </message>
    <message>
        <source>What you and others answered here and in similar positions, and with what result</source>
        <translation>Qué respondisteis tú y otros aquí y en posiciones parecidas, y con qué resultado</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>&amp;Componer una posición…</translation>
    </message>
    <message>
        <source>Set up any position, or paste one as text, and see what each answer is worth</source>
        <translation>Componer cualquier posición, o pegarla como texto, y ver cuánto vale cada respuesta</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayHead</name>
    <message>
        <source>reproduced</source>
        <translation>reproducida</translation>
    </message>
    <message>
        <source>different at decision %1</source>
        <translation>distinta en la decisión %1</translation>
    </message>
    <message>
        <source>not checked, another version of the bot played</source>
        <translation>sin comprobar, jugó otra versión del bot</translation>
    </message>
    <message>
        <source>not checked, because answers of your own bots are stored</source>
        <translation>sin comprobar, se guardan las respuestas de tus propios bots</translation>
    </message>
    <message>
        <source>not checked, a person played</source>
        <translation>sin comprobar, jugó una persona</translation>
    </message>
    <message>
        <source>not checked, the bot is not available</source>
        <translation>sin comprobar, el bot no está disponible</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Back to the matches in the file</source>
        <translation>Volver a las partidas del archivo</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>comprobando…</translation>
    </message>
    <message>
        <source>Asking the bots again…</source>
        <translation>Volviendo a preguntar a los bots…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the digest doesn’t match</source>
        <translation>la huella no coincide</translation>
    </message>
    <message>
        <source>the result doesn’t match</source>
        <translation>el resultado no coincide</translation>
    </message>
    <message>
        <source>differs at decision %1</source>
        <translation>difiere en la decisión %1</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>no bot to check</source>
        <translation>ningún bot que comprobar</translation>
    </message>
    <message>
        <source>reproduced, %1 of %2 seats</source>
        <translation>reproducida, %1 de %2 asientos</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayPage</name>
    <message>
        <source>Up and Down in the move list</source>
        <translation>Arriba y abajo en la lista de jugadas</translation>
    </message>
    <message>
        <source>move through it, elsewhere they choose the branch</source>
        <translation>la recorren; fuera de ella eligen la rama</translation>
    </message>
    <message>
        <source>Clicking the table</source>
        <translation>Un clic en la mesa</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>acaba la animación, continúa tras una mano</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Elige una partida.</translation>
    </message>
    <message>
        <source>No match opened yet.</source>
        <translation>Aún no hay partida abierta.</translation>
    </message>
    <message>
        <source>Possible hands: “%1” is better</source>
        <translation>Manos posibles: «%1» es mejor</translation>
    </message>
    <message>
        <source>Preparing the match…</source>
        <translation>Preparando la partida…</translation>
    </message>
    <message>
        <source>The rest of the match can’t be shown</source>
        <translation>El resto de la partida no se puede mostrar</translation>
    </message>
    <message>
        <source>You can step through any match card by card. Open a record or drop one here.</source>
        <translation>Puedes recorrer cualquier partida carta a carta. Abre una grabación o suéltala aquí.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Only the beginning of the match is shown.</source>
        <translation>Solo se muestra el principio de la partida.</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>ritmo normal</translation>
    </message>
    <message>
        <source>speed × %1</source>
        <translation>ritmo × %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Width of the moves</source>
        <translation>Ancho de las jugadas</translation>
    </message>
    <message>
        <source>Width of the analysis</source>
        <translation>Ancho del análisis</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultBars</name>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
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
        <translation>Suerte y habilidad</translation>
    </message>
    <message>
        <source>The match is being analysed</source>
        <translation>Se está analizando la partida</translation>
    </message>
    <message>
        <source>Analysing the match…</source>
        <translation>Analizando la partida…</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultSheet</name>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empatada</translation>
    </message>
    <message>
        <source>Latest matches: %1</source>
        <translation>Últimas partidas: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Suerte y habilidad</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>What is shown of the match</source>
        <translation>Qué se muestra de la partida</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mismas cartas otra vez</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Punto de inflexión</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Reparto %1</translation>
    </message>
    <message>
        <source>Only your matches</source>
        <translation>Solo tus partidas</translation>
    </message>
    <message>
        <source>At a table with %1</source>
        <translation>En una mesa con %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contra %1</translation>
    </message>
    <message>
        <source>%1 perfect of %2, %3 cards left on average</source>
        <translation>%1 perfectas de %2, %3 cartas restantes de media</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>ganadas: %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>perdidas: %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>empatadas: %1</translation>
    </message>
    <message>
        <source>purse %1</source>
        <translation>bolsa %1</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n ganada seguida</numerusform>
            <numerusform>%n ganadas seguidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n perdida seguida</numerusform>
            <numerusform>%n perdidas seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The turning point: %1</source>
        <translation>Punto de inflexión: %1</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>Sello…</translation>
    </message>
    <message>
        <source>The proof that no one changed the cards</source>
        <translation>La prueba de que nadie cambió las cartas</translation>
    </message>
    <message>
        <source>Shown after the second match.</source>
        <translation>Se muestra cuando acabe también la segunda partida.</translation>
    </message>
    <message>
        <source>Your rating changes after the second match.</source>
        <translation>Tu valoración llega tras la segunda partida.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewNotice</name>
    <message>
        <source>Analyse again</source>
        <translation>Volver a analizar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Analysing the match again</source>
        <translation>Volviendo a analizar la partida</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewQueue</name>
    <message>
        <source>The list of analyses can’t be saved: %1</source>
        <translation>La lista de análisis no se puede guardar: %1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en cola</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>empieza</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>en pausa al %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
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
            <numerusform>%Ln problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Últimas partidas</translation>
    </message>
    <message>
        <source>All my matches</source>
        <translation>Todas mis partidas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analizadas</translation>
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
        <translation>Tú</translation>
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
        <translation>Lo que no se pudo analizar</translation>
    </message>
    <message>
        <source>Analyse my matches</source>
        <translation>Analizar mis partidas</translation>
    </message>
    <message>
        <source>Analyse a folder…</source>
        <translation>Analizar una carpeta…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Stops the analysis. Finished analyses are kept with their matches</source>
        <translation>Detiene el análisis. Los análisis acabados se conservan con sus partidas</translation>
    </message>
    <message>
        <source>Quiz from these</source>
        <translation>Test con estas</translation>
    </message>
    <message>
        <source>Quiz about the listed decisions, the costliest first</source>
        <translation>Test de las decisiones de la lista, primero las más costosas</translation>
    </message>
    <message>
        <source>Analyse whole folders and tournaments: who plays best without luck, and who makes which mistakes.</source>
        <translation>Analiza carpetas y torneos enteros: quién juega mejor sin contar la suerte y quién comete qué errores.</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisiones más costosas</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Juego y reglas</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Analyse the matches of a folder</source>
        <translation>Analizar las partidas de una carpeta</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Look for new matches</source>
        <translation>Buscar partidas nuevas</translation>
    </message>
    <message>
        <source>%1, %2 of them new</source>
        <translation>%1, %2 de ellas nuevas</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a state and a remark</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge. “Look for new matches” renews them</source>
        <translation>
            <numerusform>%Ln análisis es de otra versión del juez. «Buscar partidas nuevas» lo renueva</numerusform>
            <numerusform>%Ln análisis son de otra versión del juez. «Buscar partidas nuevas» los renueva</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is being analysed.</source>
        <translation>No se está analizando nada.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln seats</source>
        <translation>
            <numerusform>%1, %Ln asiento</numerusform>
            <numerusform>%1, %Ln asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other rules</source>
        <translation>%1, otras reglas</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All matches were analysed.</source>
        <translation>Se analizaron todas las partidas.</translation>
    </message>
    <message>
        <source>Reading the analyses…</source>
        <translation>Leyendo los análisis…</translation>
    </message>
    <message>
        <source>No mistakes beyond chance.</source>
        <translation>Ningún error que se distinga del azar.</translation>
    </message>
    <message>
        <source>No match has been analysed yet.</source>
        <translation>Aún no hay partidas analizadas.</translation>
    </message>
    <message>
        <source>Mistakes of %1</source>
        <translation>Errores de %1</translation>
    </message>
    <message>
        <source>Everyone’s mistakes</source>
        <translation>Errores de todos</translation>
    </message>
    <message>
        <source>Kinds of decisions</source>
        <translation>Tipos de decisión</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Practicar esto</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Práctica: %1</translation>
    </message>
    <message>
        <source>No position of this kind has a clear best answer.</source>
        <translation>Ninguna posición de este tipo tiene una mejor respuesta clara.</translation>
    </message>
    <message>
        <source>Quiz with %1 positions of the selected kind, from these matches and from new ones</source>
        <translation>Test con %1 posiciones del tipo elegido, de estas partidas y de otras nuevas</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Ancho de la lista</translation>
    </message>
</context>
<context>
    <name>hilltop::RoundListModel</name>
    <message>
        <source>Ranking</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exento</translation>
    </message>
    <message>
        <source>counts as won</source>
        <translation>cuenta como ganada</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>pasa de ronda</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>por jugar</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>ganó %1</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>hilltop::RulesEditor</name>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>por defecto: %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>por defecto</translation>
    </message>
    <message>
        <source>%1 is %2. Write a number from %3 to %4.</source>
        <translation>%1 es %2. Escribe un número de %3 a %4.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>These rules can’t be combined: %1.</source>
        <translation>Estas reglas no se pueden combinar: %1.</translation>
    </message>
    <message>
        <source>this game has no rules to choose</source>
        <translation>este juego no tiene reglas a elegir</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>todas por defecto</translation>
    </message>
    <message>
        <source>one differs from the defaults</source>
        <translation>una regla cambiada</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation>
            <numerusform>%n regla cambiada</numerusform>
            <numerusform>%n reglas cambiadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreModel</name>
    <message>
        <source>none</source>
        <comment>nothing stands under this heading yet</comment>
        <translation>nada aún</translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreView</name>
    <message>
        <source>Scoresheet</source>
        <translation>Hoja de tanteo</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatPicture</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Asiento %1: %2, %3</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatReviewModel</name>
    <message>
        <source>Average loss per decision, given what the seat knew</source>
        <translation>Pérdida media por decisión, según lo que sabía el asiento</translation>
    </message>
    <message>
        <source>Average loss per unforced decision</source>
        <translation>Lo mismo en decisiones con una segunda respuesta que es peor</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>El resultado sin la suerte</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>No forzada</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Ajustado por suerte</translation>
    </message>
</context>
<context>
    <name>hilltop::SecondTryBar</name>
    <message>
        <source>Back to replay</source>
        <translation>Volver a la repetición</translation>
    </message>
</context>
<context>
    <name>hilltop::Settings</name>
    <message>
        <source>The settings in %1 can’t be read, so defaults are used. Remove the file to start afresh.</source>
        <translation>Las preferencias de %1 no se pueden leer, así que se usan los valores por defecto. Borra el archivo para empezar de nuevo.</translation>
    </message>
    <message>
        <source>The settings in %1 are from a newer version of Hilltop, so defaults are used and changes are not saved.</source>
        <translation>Las preferencias de %1 son de una versión más nueva de Hilltop, así que se usan los valores por defecto y los cambios no se guardan.</translation>
    </message>
    <message>
        <source>The settings can’t be saved: %1.</source>
        <translation>Las preferencias no se pueden guardar: %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message>
        <source>No matching settings</source>
        <translation>Ninguna preferencia coincide</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Páginas de preferencias</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Buscar preferencia</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Restablecer esta página</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not applied</source>
        <translation>
            <numerusform>%n cambio sin aplicar</numerusform>
            <numerusform>%n cambios sin aplicar</numerusform>
        </translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>Trébol verde, diamante azul.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Orden de la mano</translation>
    </message>
    <message>
        <source>By suit and rank, trump first</source>
        <translation>Por palo y valor, triunfo primero</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Como se repartieron</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Finished trick</source>
        <translation>Baza acabada</translation>
    </message>
    <message>
        <source>or until a click</source>
        <translation>o hasta un clic</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Card speed</source>
        <translation>Velocidad de cartas</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>now: no card animations</source>
        <translation>ahora: sin animación</translation>
    </message>
    <message>
        <source>now: full motion</source>
        <translation>ahora: con animación</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>Cartas y puntos</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>After a hand or round</source>
        <translation>Tras una mano o ronda</translation>
    </message>
    <message>
        <source>Wait for a key or a click</source>
        <translation>Esperar una tecla o un clic</translation>
    </message>
    <message>
        <source>Continue after 2 seconds</source>
        <translation>Continuar tras 2 segundos</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Continuar tras 5 segundos</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Jugadas forzadas</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Jugar automáticamente</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Before a costly move</source>
        <translation>Antes de una jugada costosa</translation>
    </message>
    <message>
        <source>Ask for confirmation</source>
        <translation>Pedir confirmación</translation>
    </message>
    <message>
        <source>Ask when a move costs at least %1</source>
        <translation>Preguntar si una jugada cuesta al menos: %1</translation>
    </message>
    <message>
        <source>Ask when a move costs at least</source>
        <translation>Preguntar si una jugada cuesta al menos</translation>
    </message>
    <message>
        <source>of the chance to win</source>
        <translation>de prob. de ganar</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>games, in games that count them</source>
        <translation>juegos, donde se cuentan juegos</translation>
    </message>
    <message>
        <source>cards left, in cooperative games</source>
        <translation>cartas restantes, en juegos cooperativos</translation>
    </message>
    <message>
        <source>Only in practice, and given what you can know. Never in rated matches.</source>
        <translation>Solo en práctica y según lo que puedes saber. Nunca en partidas valoradas.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signos</translation>
    </message>
    <message>
        <source>%1, marked %2 from</source>
        <translation>%1, signo %2 desde</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Prob. de ganar</translation>
    </message>
    <message>
        <source>Games or points</source>
        <translation>Juegos o puntos</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartas restantes</translation>
    </message>
    <message>
        <source>A loss of at least this size is marked if it is more than twice its error. Analysed matches are marked again.</source>
        <translation>Una pérdida de al menos este tamaño recibe un signo si supera el doble de su error. Las partidas analizadas se marcan de nuevo.</translation>
    </message>
    <message>
        <source>Changes when the window restarts.</source>
        <translation>Cambia al reiniciar la ventana.</translation>
    </message>
    <message>
        <source>When you may answer</source>
        <translation>Cuando puedes responder</translation>
    </message>
    <message>
        <source>Wait for an answer or Pass</source>
        <translation>Esperar una respuesta o «Pasar»</translation>
    </message>
    <message>
        <source>Pass after 1 second</source>
        <translation>Pasar tras 1 segundo</translation>
    </message>
    <message>
        <source>Pass after 3 seconds</source>
        <translation>Pasar tras 3 segundos</translation>
    </message>
    <message>
        <source>Pass after 10 seconds</source>
        <translation>Pasar tras 10 segundos</translation>
    </message>
    <message>
        <source>Pass after 30 seconds</source>
        <translation>Pasar tras 30 segundos</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Rostro</translation>
    </message>
    <message>
        <source>Bots think</source>
        <translation>Los bots piensan</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Poco</translation>
    </message>
    <message>
        <source>Like people</source>
        <translation>Como personas</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Rostros</translation>
    </message>
    <message>
        <source>Show glances and reactions</source>
        <translation>Mostrar miradas y reacciones</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (no instalada)</translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Card decks of KDE’s games can be chosen here once they are installed.</source>
        <translation>Aquí puede elegir las barajas de los juegos de KDE cuando estén instaladas.</translation>
    </message>
    <message>
        <source>In games with French cards. Very small cards stay Hilltop’s own.</source>
        <translation>En juegos con naipes franceses. Las cartas muy pequeñas siguen siendo las de Hilltop.</translation>
    </message>
    <message>
        <source>My turn, in the background</source>
        <translation>Mi turno, en segundo plano</translation>
    </message>
</context>
<context>
    <name>hilltop::SolvingNote</name>
    <message>
        <source>%1 is solving these rules. It plays this match without the solution.</source>
        <translation>%1 está resolviendo estas reglas. Juega esta partida sin la solución.</translation>
    </message>
    <message>
        <source>Progress of solving the rules</source>
        <translation>Progreso al resolver las reglas</translation>
    </message>
    <message>
        <source>The rules are solved: %1 uses the solution from the next match on.</source>
        <translation>Reglas resueltas: %1 usa la solución desde la próxima partida.</translation>
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
        <translation>Puesto %1 a %2: %3, %4 ganadas, %5 por ciento, entre %6 y %7</translation>
    </message>
    <message>
        <source>Place %1: %2, %3 won, %4 percent, between %5 and %6</source>
        <translation>Puesto %1: %2, %3 ganadas, %4 por ciento, entre %5 y %6</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo al 95 %</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>Partidas sin ajustar que vale una ajustada</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Ganado, %</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Perfecto, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Puntos, %</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Ajustado por suerte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Equivale a</translation>
    </message>
    <message>
        <source>%1 (disqualified)</source>
        <translation>%1 (descalificado)</translation>
    </message>
    <message>
        <source>Luck-adjusted result with its 95 % interval, from %1 matches</source>
        <translation>El resultado sin la suerte de las cartas, con su intervalo al 95 %. De %1 partidas.</translation>
    </message>
    <message>
        <source>%1 (faults in every match)</source>
        <translation>%1 (fallos en cada partida)</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (excluido)</translation>
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
        <translation>Clasificación</translation>
    </message>
</context>
<context>
    <name>hilltop::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n ganada</numerusform>
            <numerusform>%n ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n perdida</numerusform>
            <numerusform>%n perdidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches</source>
        <translation>
            <numerusform>%1 en %Ln partida analizada</numerusform>
            <numerusform>%1 en %Ln partidas analizadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in the first ten, %3 in the latest ten</source>
        <translation>%1: %2 en las diez primeras, %3 en las diez últimas</translation>
    </message>
    <message>
        <source>Your purse at %1: %2</source>
        <translation>Tu bolsa en %1: %2</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>a solas</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Valoradas</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Tus resultados</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Against or with</source>
        <translation>Contra o con</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>Puntos, media</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Racha actual</translation>
    </message>
    <message>
        <source>No matches yet. Start one with New match and choose Rated to see it here.</source>
        <translation>Aún no hay partidas. Empieza una con Nueva partida y elige Valorada para verla aquí.</translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation>Leyendo tus partidas…</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row at best</source>
        <translation>
            <numerusform>Mejor racha: %n victoria</numerusform>
            <numerusform>Mejor racha: %n victorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them left early</source>
        <translation>
            <numerusform>%n de ellas dejada antes del final</numerusform>
            <numerusform>%n de ellas dejadas antes del final</numerusform>
        </translation>
    </message>
    <message>
        <source>★ Perfect matches of %1: %2</source>
        <translation>★ Partidas perfectas de %1: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::StopPicker</name>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>SPRT</source>
        <translation>SPRT</translation>
    </message>
    <message>
        <source>All matches are played</source>
        <translation>Se juegan todas las partidas</translation>
    </message>
    <message>
        <source>Ends when every entrant’s 95 % interval is narrow enough</source>
        <translation>Acaba cuando el intervalo al 95 % de cada participante es bastante estrecho</translation>
    </message>
    <message>
        <source>A sequential test: ends as soon as it is clear which of the two is stronger</source>
        <translation>Una prueba secuencial: acaba en cuanto está claro cuál de los dos es más fuerte</translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation>Anchura de los intervalos</translation>
    </message>
    <message>
        <source>until narrower than</source>
        <translation>hasta menos de</translation>
    </message>
    <message>
        <source>Elo 0, the hypothesis</source>
        <translation>Elo 0, la hipótesis</translation>
    </message>
    <message>
        <source>Elo 1, the alternative</source>
        <translation>Elo 1, la alternativa</translation>
    </message>
    <message>
        <source>Alpha: the risk of accepting a bot that is not stronger</source>
        <translation>Alfa: el riesgo de aceptar un bot que no es más fuerte</translation>
    </message>
    <message>
        <source>Beta: the risk of rejecting a bot that is stronger</source>
        <translation>Beta: el riesgo de rechazar un bot que es más fuerte</translation>
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
        <translation>puntos</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Rounds that depend on results are always played to the end.</source>
        <translation>Las rondas que dependen de resultados siempre se juegan hasta el final.</translation>
    </message>
    <message>
        <source>SPRT needs a round-robin of exactly two entrants.</source>
        <translation>SPRT necesita una liga de exactamente dos participantes.</translation>
    </message>
    <message>
        <source>Elo 0 must be below Elo 1.</source>
        <translation>Elo 0 debe ser menor que Elo 1.</translation>
    </message>
</context>
<context>
    <name>hilltop::StrandedTournaments</name>
    <message>
        <source>Tournaments (*.%1)</source>
        <translation>Torneos (*.%1)</translation>
    </message>
    <message>
        <source>Save this tournament?</source>
        <translation>¿Guardar este torneo?</translation>
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
        <translation>Comportamiento</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
</context>
<context>
    <name>hilltop::SumDialog</name>
    <message>
        <source>All parts: %1</source>
        <translation>Todas las partes: %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>All parts of the result</source>
        <translation>Todas las partes del resultado</translation>
    </message>
    <message>
        <source>%1. Every part that changed it: start + luck + skill + others’ skill = result.</source>
        <translation>%1. Todo lo que cambió el valor: inicio + suerte + habilidad + habilidad de los demás = resultado.</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Ver el momento</translation>
    </message>
    <message>
        <source>Go to the moment of the chosen row</source>
        <translation>Ir al momento de la fila elegida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>hilltop::TableAnswers</name>
    <message>
        <source>%1 suggests: %2.</source>
        <translation>%1 sugiere: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableKeys</name>
    <message>
        <source>Card to the left, before the first one a look back</source>
        <translation>Carta de la izquierda; antes de la primera, mirar atrás</translation>
    </message>
    <message>
        <source>Card to the right, or forward after a look back</source>
        <translation>Carta de la derecha, o adelante tras mirar atrás</translation>
    </message>
    <message>
        <source>Card or button above</source>
        <translation>Carta o botón de arriba</translation>
    </message>
    <message>
        <source>Card or button below</source>
        <translation>Carta o botón de abajo</translation>
    </message>
    <message>
        <source>Play the card or press the button</source>
        <translation>Jugar la carta o pulsar el botón</translation>
    </message>
    <message>
        <source>Return to the match after looking back, or think again about a move</source>
        <translation>Volver a la partida tras mirar atrás, o repensar una jugada</translation>
    </message>
    <message>
        <source>Action or place %1</source>
        <translation>Acción o lugar %1</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Play a costly move anyway</source>
        <translation>Jugar de todos modos una jugada costosa</translation>
    </message>
    <message>
        <source>Play a costly move and turn the tutor off</source>
        <translation>Jugar una jugada costosa y desactivar el tutor</translation>
    </message>
    <message>
        <source>More of a wish, a share, a stake or a side card</source>
        <translation>Más de un deseo, una parte, una apuesta o una carta lateral</translation>
    </message>
    <message>
        <source>Less of a wish, a share, a stake or a side card</source>
        <translation>Menos de un deseo, una parte, una apuesta o una carta lateral</translation>
    </message>
    <message>
        <source>Pass where you may answer but need not</source>
        <translation>Pasar cuando responder es opcional</translation>
    </message>
    <message>
        <source>End of the turn, or of the choice of a side deck</source>
        <translation>Acabar el turno o la elección del mazo lateral</translation>
    </message>
    <message>
        <source>After a match: replay</source>
        <translation>Tras una partida: repetición</translation>
    </message>
    <message>
        <source>After a match: rematch</source>
        <translation>Tras una partida: revancha</translation>
    </message>
    <message>
        <source>After a match: same deal again</source>
        <translation>Tras una partida: mismas cartas otra vez</translation>
    </message>
    <message>
        <source>After a match: new match</source>
        <translation>Tras una partida: nueva partida</translation>
    </message>
    <message>
        <source>After a match: save picture</source>
        <translation>Tras una partida: guardar imagen</translation>
    </message>
</context>
<context>
    <name>hilltop::TablePosition</name>
    <message>
        <source>Your turn. %1</source>
        <translation>Tu turno. %1</translation>
    </message>
    <message>
        <source>Everyone may speak now.</source>
        <translation>Ahora todos pueden hablar.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are on turn.</source>
        <translation>
            <numerusform>Le toca a %n.</numerusform>
            <numerusform>Les toca a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are on turn.</source>
        <translation>Les toca a %1 y %2.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are on turn.</source>
        <translation>Les toca a %1, %2 y %3.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Un bot juega por usted.</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>partida ganada</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>en turno</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>piensa</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>elección hecha</translation>
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
        <translation>Le toca a %1. Pasa la pantalla.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Clic o cualquier tecla para continuar.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The rules don’t allow this answer.</source>
        <translation>Las reglas no permiten esta respuesta.</translation>
    </message>
    <message>
        <source>Dealing.</source>
        <translation>Repartiendo.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>You can’t play that card there.</source>
        <translation>No puedes jugar esa carta ahí.</translation>
    </message>
    <message>
        <source>%1 You can pass with %2.</source>
        <translation>%1 Puedes pasar con %2.</translation>
    </message>
    <message>
        <source>%1 It was the only move.</source>
        <translation>%1 Era la única jugada.</translation>
    </message>
    <message>
        <source>You have only one move: %1</source>
        <translation>Solo tienes una jugada: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::TableView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>hilltop::TemplateMenu</name>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Built-in templates and your own</source>
        <translation>Plantillas integradas y las tuyas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>template, game</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>Guardar plantilla…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Guardar plantilla</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Rename template</source>
        <translation>Renombrar plantilla</translation>
    </message>
    <message>
        <source>A template called “%1” already exists.</source>
        <translation>Ya existe una plantilla llamada «%1».</translation>
    </message>
    <message>
        <source>This version can’t read the template “%1”.</source>
        <translation>Esta versión no puede leer la plantilla «%1».</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Nombre de la plantilla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>Eliminar plantilla</translation>
    </message>
    <message>
        <source>Delete the template “%1”? This cannot be undone.</source>
        <translation>¿Eliminar la plantilla «%1»? No se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>hilltop::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Sin puntos</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Puntos para %1</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Sin decidir</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCharts</name>
    <message>
        <source>Over time</source>
        <translation>Evolución</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>This chart shows how each bot’s share settles.</source>
        <translation>Este gráfico muestra cómo se estabiliza el porcentaje de cada bot.</translation>
    </message>
    <message>
        <source>This chart compares the bots.</source>
        <translation>Este gráfico compara los bots.</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Media de puntos</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Ganado, %</translation>
    </message>
    <message>
        <source>%1, by matches played per bot</source>
        <translation>%1, por partidas del bot</translation>
    </message>
    <message>
        <source>%1, compared</source>
        <translation>%1, comparado</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCost</name>
    <message>
        <source>No matches yet</source>
        <translation>Aún sin partidas</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches, time</comment>
        <translation>%1, unos %2</translation>
    </message>
    <message>
        <source>%1, depends on your bots</source>
        <translation>%1, depende de tus bots</translation>
    </message>
    <message>
        <source>%1, measuring the speed…</source>
        <translation>%1, midiendo la velocidad…</translation>
    </message>
    <message>
        <source>About %1 with records.</source>
        <translation>Unos %1 con grabaciones.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Unos %1.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 points per bot.</source>
        <translation>Intervalo esperado: ± %1 puntos por bot.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 % per bot.</source>
        <translation>Intervalo esperado: ± %1 % por bot.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentDetails</name>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Haz clic en una celda de la tabla cruzada para ver sus partidas.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>This file is part %1 of a tournament. Merge the parts to see its matches.</source>
        <translation>Este archivo es la parte %1 de un torneo. Une las partes para ver sus partidas.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 matches</source>
        <translation>%1 contra %2: %3 partidas</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partidas</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tabla (CSV)…</translation>
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
        <translation>&amp;Imagen del resultado…</translation>
    </message>
    <message>
        <source>Copy result as te&amp;xt</source>
        <translation>Copiar resultado como te&amp;xto</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>El resultado se copió como texto.</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
        <source>The picture of the result was copied.</source>
        <translation>La imagen del resultado se copió.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentForm</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicado</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Regla de fin</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambiar las reglas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Duplicate deals</source>
        <translation>Repartos duplicados</translation>
    </message>
    <message>
        <source>Every pair plays the same cards from all sides. This cancels the luck of the deal, so fewer matches are needed.</source>
        <translation>Todas las parejas juegan las mismas cartas desde todos los asientos. Así se anula la suerte del reparto y hacen falta menos partidas.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Otra semilla</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>of %1. The window stays responsive.</source>
        <translation>de %1. La ventana sigue respondiendo.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Matches with faults</source>
        <translation>Partidas con fallos</translation>
    </message>
    <message>
        <source>Faults, and a sample of %1</source>
        <translation>Fallos y una muestra de %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Which matches are stored with all answers. Matches of built-in bots can always be replayed from their seed. Storing all matches needs about a hundred times the space.</source>
        <translation>Qué partidas se guardan con todas las respuestas. Las de bots integrados siempre se pueden repetir con su semilla. Guardarlas todas ocupa unas cien veces más.</translation>
    </message>
    <message>
        <source>Keep matches</source>
        <translation>Guardar partidas</translation>
    </message>
    <message>
        <source>The seed is an integer from 0 to %1.</source>
        <translation>La semilla es un número entero de 0 a %1.</translation>
    </message>
    <message>
        <source>%2 entrants can’t share a table of %1 seats evenly. Use random tables, or change one of the two numbers.</source>
        <translation>%2 participantes no se pueden repartir por igual en una mesa de %1 asientos. Usa mesas al azar o cambia uno de los dos números.</translation>
    </message>
    <message>
        <source>These rules can’t be played.</source>
        <translation>Con estas reglas no se puede jugar.</translation>
    </message>
    <message>
        <source>per set</source>
        <translation>por set</translation>
    </message>
    <message>
        <source>per pair</source>
        <translation>por pareja</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>one seat, nothing to swap</source>
        <translation>un asiento, nada que cambiar</translation>
    </message>
    <message>
        <source>each deal twice, sides swapped</source>
        <translation>cada reparto dos veces, lados cambiados</translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, in all seatings</source>
        <translation>
            <numerusform>cada reparto %n vez, en todos los órdenes</numerusform>
            <numerusform>cada reparto %n veces, en todos los órdenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, once for every seat</source>
        <translation>
            <numerusform>cada reparto %n vez, una por asiento</numerusform>
            <numerusform>cada reparto %n veces, una por asiento</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>Mantenerla en secreto</translation>
    </message>
    <message>
        <source>Draws a seed that no one can see until all matches have been played. Its SHA-256 is shown from the start, so that anyone can check it afterwards.</source>
        <translation>Sortea una semilla que nadie puede ver hasta que se hayan jugado todas las partidas. Su SHA-256 se muestra desde el principio, para que cualquiera pueda comprobarla después.</translation>
    </message>
    <message>
        <source>Bots that are not isolated could read a secret seed. Install bubblewrap, or turn off Keep it secret.</source>
        <translation>Los bots no aislados podrían leer una semilla secreta. Instala bubblewrap o desactiva «Mantenerla en secreto».</translation>
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
        <translation>%1, liga</translation>
    </message>
    <message>
        <source>%1 at one table</source>
        <translation>%1 en una mesa</translation>
    </message>
    <message>
        <source>%1 gauntlet</source>
        <translation>%1, contra todos</translation>
    </message>
    <message>
        <source>%1 knockout</source>
        <translation>%1, eliminatoria</translation>
    </message>
    <message>
        <source>%1 Swiss</source>
        <translation>%1, suizo</translation>
    </message>
    <message>
        <source>%1 Cup</source>
        <translation>Copa de %1</translation>
    </message>
    <message>
        <source>%1 at random tables</source>
        <translation>%1, mesas al azar</translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation>liga</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>una mesa</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <translation>contra todos</translation>
    </message>
    <message>
        <source>knockout</source>
        <translation>eliminatoria</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>suizo</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>copa</translation>
    </message>
    <message>
        <source>random tables</source>
        <translation>mesas al azar</translation>
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
            <numerusform>%1 en %Ln partida analizada: %2 con ajuste por suerte, %3 sin él.</numerusform>
            <numerusform>%1 en %Ln partidas analizadas: %2 con ajuste por suerte, %3 sin él.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the matches</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Worth %1 times the matches: saves %2.</source>
        <translation>Equivale a %1 veces las partidas: ahorra %2.</translation>
    </message>
    <message>
        <source>Adjust for luck</source>
        <translation>Ajustar por suerte</translation>
    </message>
    <message>
        <source>Analyses matches in the background and shows luck-adjusted results</source>
        <translation>Analiza partidas en segundo plano y muestra resultados ajustados por suerte</translation>
    </message>
    <message>
        <source>&amp;100 matches</source>
        <translation>&amp;100 partidas</translation>
    </message>
    <message>
        <source>1,&amp;000 matches</source>
        <translation>1&amp;000 partidas</translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation>&amp;Todas</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>&amp;Costliest decisions and style</source>
        <translation>Decisiones más &amp;costosas y estilo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge and don’t count.</source>
        <translation>
            <numerusform>%Ln análisis es de otra versión del juez y no cuenta.</numerusform>
            <numerusform>%Ln análisis son de otra versión del juez y no cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>This is worth %1 times the matches.</source>
        <translation>Equivale a %1 veces las partidas.</translation>
    </message>
    <message>
        <source>This is worth %1 to %2 times the matches.</source>
        <translation>Equivale a entre %1 y %2 veces las partidas.</translation>
    </message>
    <message>
        <source>Analysis: %1.</source>
        <translation>Análisis: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Analysed: %1 matches. Luck-adjusted results appear once a bot has %2.</source>
        <translation>Analizadas: %1 partidas. Los resultados ajustados por suerte aparecen cuando un bot tiene %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted over %1 matches.</source>
        <translation>Ajustado por suerte en %1 partidas.</translation>
    </message>
    <message>
        <source>The results are not adjusted, because a luck-adjusted match would be worth only %1 plain matches.</source>
        <translation>Los resultados no se ajustan, porque una partida ajustada por suerte solo equivaldría a %1 partidas normales.</translation>
    </message>
    <message>
        <source>More matches are needed to tell whether adjusting makes the results more exact.</source>
        <translation>Hacen falta más partidas para saber si el ajuste hace más exactos los resultados.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Nuevo torneo…</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nuevo torneo…</translation>
    </message>
    <message>
        <source>&amp;All tournaments</source>
        <translation>&amp;Todos los torneos</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Finishes running matches, then waits</source>
        <translation>Acaba las partidas en curso y luego espera</translation>
    </message>
    <message>
        <source>&amp;Stop after current matches</source>
        <translation>P&amp;arar tras las partidas en curso</translation>
    </message>
    <message>
        <source>Stop after current matches</source>
        <translation>Parar tras las actuales</translation>
    </message>
    <message>
        <source>Finishes running matches, then stops. You can resume at any time</source>
        <translation>Acaba las partidas en curso y luego para. Puedes reanudar en cualquier momento</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>&amp;Mirar partida</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Shows the newest match in Replay</source>
        <translation>Muestra la partida más reciente en Repetición</translation>
    </message>
    <message>
        <source>Another tournament is running. This one is queued.</source>
        <translation>Hay otro torneo en curso. Este está en cola.</translation>
    </message>
    <message>
        <source>You can’t rename a tournament while it is running or queued.</source>
        <translation>No puedes renombrar un torneo en curso o en cola.</translation>
    </message>
    <message>
        <source>A running tournament can’t be deleted. Stop it first.</source>
        <translation>Un torneo en curso no se puede eliminar. Páralo antes.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Remove from &amp;queue</source>
        <translation>&amp;Quitar de la cola</translation>
    </message>
    <message>
        <source>Remove from queue</source>
        <translation>Quitar de la cola</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>open a tournament of the list</source>
        <translation>abre un torneo de la lista</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Supr</translation>
    </message>
    <message>
        <source>rename it, delete it</source>
        <translation>lo renombra, lo elimina</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>move through the crosstable</source>
        <translation>recorren la tabla cruzada</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>partidas de una celda, repetición de una partida</translation>
    </message>
    <message>
        <source>Reading the tournaments…</source>
        <translation>Leyendo los torneos…</translation>
    </message>
    <message>
        <source>No tournaments yet.</source>
        <translation>Aún no hay torneos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tournaments</source>
        <translation>
            <numerusform>%Ln torneo</numerusform>
            <numerusform>%Ln torneos</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the tournament</source>
        <translation>Ir al torneo</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentView</name>
    <message>
        <source>Replaying the match…</source>
        <translation>Volviendo a jugar la partida…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>The tournament has other answers, because a bot has changed since.</source>
        <translation>El torneo tiene otras respuestas, porque un bot ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>This tournament can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Este torneo no se puede abrir: %1.

Nada ha cambiado. Usa una copia intacta del archivo o elige otro con Archivo, Abrir.</translation>
    </message>
    <message>
        <source>Disqualified after a fault, so all later matches are lost: %1.</source>
        <translation>Descalificado tras un fallo, así que pierde todas las partidas posteriores: %1.</translation>
    </message>
    <message>
        <source>Out after three matches in a row with crashes, hangs or late answers, so they forfeit their remaining matches: %1.</source>
        <translation>Excluido tras tres partidas seguidas con cierres inesperados, bloqueos o respuestas tardías, así que las partidas restantes cuentan como abandono: %1.</translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation>Progreso del torneo</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
</context>
<context>
    <name>hilltop::TrialDialog</name>
    <message>
        <source>Entrants</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>All bots can play. Some had faults in their trial.</source>
        <translation>Todos los bots pueden jugar. Algunos cometieron fallos en la prueba.</translation>
    </message>
    <message numerus="yes">
        <source>Each bot has been tried. %n cannot play and will be left out.</source>
        <translation>
            <numerusform>Se ha probado cada bot. %n no puede jugar y se omitirá.</numerusform>
            <numerusform>Se ha probado cada bot. %n no pueden jugar y se omitirán.</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>Plays, with remarks</source>
        <translation>Juega, con observaciones</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Empezar torneo</translation>
    </message>
</context>
<context>
    <name>hilltop::TutorSheet</name>
    <message>
        <source>Rethink</source>
        <translation>Repensar</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Jugar igualmente</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Turn tutor off</source>
        <translation>Desactivar tutor</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>Esto cuesta %1.</translation>
    </message>
    <message>
        <source>± %1. Rethink?</source>
        <translation>± %1. ¿Lo repiensas?</translation>
    </message>
    <message>
        <source>Rethink?</source>
        <translation>¿Lo repiensas?</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals.</source>
        <translation>
            <numerusform>Según %Ln reparto posible.</numerusform>
            <numerusform>Según %Ln repartos posibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, given what you know.</source>
        <translation>Exacto, según lo que sabes.</translation>
    </message>
    <message>
        <source>%1 after “%2”: %3; after the best answer: %4. %5</source>
        <translation>%1 tras «%2»: %3; tras la mejor respuesta: %4. %5</translation>
    </message>
    <message>
        <source>The tutor asks when a move costs %1 or more. You can change this in the settings.</source>
        <translation>Pregunta desde una pérdida de %1. Puedes cambiarlo en las preferencias.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, played on by %1.</source>
        <translation>
            <numerusform>Según %Ln reparto posible, continuado por %1.</numerusform>
            <numerusform>Según %Ln repartos posibles, continuados por %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::VariantPicker</name>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante de las reglas</translation>
    </message>
    <message>
        <source>Save these rules under a name, or delete saved ones</source>
        <translation>Guardar estas reglas con un nombre o eliminar las guardadas</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>Guardar estas reglas como…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Eliminar «%1»</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Guardar estas reglas</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>Nombre de la variante</translation>
    </message>
    <message>
        <source>The rules were not saved</source>
        <translation>Las reglas no se guardaron</translation>
    </message>
    <message>
        <source>Enter a name for the variant.</source>
        <translation>Escribe un nombre para la variante.</translation>
    </message>
    <message>
        <source>Name too long (%1 of %2 characters).</source>
        <translation>Nombre demasiado largo (%1 de %2 caracteres).</translation>
    </message>
    <message>
        <source>“%1” is a built-in variant. Choose another name.</source>
        <translation>«%1» es una variante integrada. Elige otro nombre.</translation>
    </message>
</context>
<context>
    <name>hilltop::ViewMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Velocidad de animación</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>Nin&amp;guna</translation>
    </message>
</context>
<context>
    <name>hilltop::WaitNote</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Cancelar: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::Window</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>Se canceló la apertura.</translation>
    </message>
    <message>
        <source>The unfinished match can’t be continued: %1</source>
        <translation>La partida sin acabar no se puede continuar: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this, so it was stopped. Close other programs or use a smaller file.</source>
        <translation>No hay memoria suficiente para esto, así que se detuvo. Cierra otros programas o usa un archivo más pequeño.</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>Cambiar el idioma</translation>
    </message>
    <message>
        <source>Restart the window to change the language?</source>
        <translation>¿Reiniciar la ventana para cambiar el idioma?</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Matches, tournaments, hills, logs and bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;All files (*)</source>
        <translation>Partidas, torneos, colinas, registros y bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Your page, your match and the match in Replay stay as they are. Running tournaments and hills continue.</source>
        <translation>Tu página, tu partida y la partida de Repetición quedan como están. Los torneos y las colinas en curso continúan.</translation>
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
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Given what the seat knew</source>
        <translation>Según lo que sabía el asiento</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>Viendo todas las cartas</translation>
    </message>
    <message>
        <source>The loss if all cards had been known</source>
        <translation>La pérdida si se hubieran conocido todas las cartas</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>asiento %1</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, decisión %2</translation>
    </message>
</context>
<context>
    <name>hilltop::WorthBar</name>
    <message>
        <source>%1 is better in %2, equal in %3, worse in %4</source>
        <translation>%1 es mejor en %2, igual en %3, peor en %4</translation>
    </message>
    <message>
        <source>Within two standard errors counts as equal.</source>
        <translation>Lo que está dentro de dos errores estándar cuenta como igual.</translation>
    </message>
    <message>
        <source>%1 better in %2</source>
        <translation>%1 mejor en %2</translation>
    </message>
    <message>
        <source>equal in %1</source>
        <translation>igual en %1</translation>
    </message>
    <message>
        <source>%1 worse in %2</source>
        <translation>%1 peor en %2</translation>
    </message>
</context>
<context>
    <name>hosting</name>
    <message>
        <source>bots cannot be started: {} ({})</source>
        <translation>no se pueden arrancar bots: {} ({})</translation>
    </message>
    <message>
        <source>bots cannot be started: {}</source>
        <translation>no se pueden arrancar bots: {}</translation>
    </message>
    <message>
        <source>bots of the kind &apos;{}&apos; do not run inside Hilltop</source>
        <translation>los bots del tipo «{}» no se ejecutan dentro de Hilltop</translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({})</source>
        <translation>bubblewrap no funciona aquí ({})</translation>
    </message>
    <message>
        <source>bubblewrap is not installed (package bubblewrap)</source>
        <translation>bubblewrap no está instalado (paquete bubblewrap)</translation>
    </message>
    <message>
        <source>hilltop: must be followed by a command</source>
        <translation>hilltop: necesita una orden</translation>
    </message>
    <message>
        <source>java is not installed (package default-jdk-headless)</source>
        <translation>java no está instalado (paquete default-jdk-headless)</translation>
    </message>
    <message>
        <source>no pipe can be created ({})</source>
        <translation>no se puede crear una tubería ({})</translation>
    </message>
    <message>
        <source>node is not installed (package nodejs)</source>
        <translation>node no está instalado (paquete nodejs)</translation>
    </message>
    <message>
        <source>python3 is not installed (package python3)</source>
        <translation>python3 no está instalado (paquete python3)</translation>
    </message>
    <message>
        <source>there are no bots of the kind &apos;{}&apos;</source>
        <translation>no hay bots del tipo «{}»</translation>
    </message>
    <message>
        <source>Hilltop cannot find its own program file</source>
        <translation>este programa no se encuentra a sí mismo</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>este programa se compiló sin {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} no se puede arrancar ({})</translation>
    </message>
    <message>
        <source>{} does not answer</source>
        <translation>{} no responde</translation>
    </message>
    <message>
        <source>{} does not report the path of its program</source>
        <translation>{} no dice dónde está</translation>
    </message>
    <message>
        <source>{} does not work ({})</source>
        <translation>{} no funciona ({})</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be copied ({})</source>
        <translation>{} no se puede copiar ({})</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} no se puede leer</translation>
    </message>
    <message>
        <source>{} cannot be started</source>
        <translation>{} no se puede arrancar</translation>
    </message>
    <message>
        <source>{} is a folder, not a program</source>
        <translation>{} es una carpeta, no un programa</translation>
    </message>
    <message>
        <source>{} is not executable (use chmod +x)</source>
        <translation>{} no es ejecutable (usa chmod +x)</translation>
    </message>
    <message>
        <source>{}: the check of this file gave no answer</source>
        <translation>{}: su comprobación no dio respuesta</translation>
    </message>
    <message>
        <source>{}: the check of this file was cancelled</source>
        <translation>{}: su comprobación se canceló</translation>
    </message>
    <message>
        <source>{}: its first line asks for {}, which is not installed</source>
        <translation>{}: su primera línea pide {}, que no está instalado</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: línea {}, columna {}: {}</translation>
    </message>
    <message>
        <source>{}: line {}: {}</source>
        <translation>{}: línea {}: {}</translation>
    </message>
    <message>
        <source>{} is not a bot in JavaScript</source>
        <translation>{} no es un bot en JavaScript</translation>
    </message>
    <message>
        <source>{}: no folder for bots can be created there ({})</source>
        <translation>{}: ahí no se puede crear una carpeta para bots ({})</translation>
    </message>
    <message>
        <source>{} takes longer than {} ms to load</source>
        <translation>{} tarda más de {} ms en cargarse</translation>
    </message>
    <message>
        <source>{}: the folder cannot be emptied ({})</source>
        <translation>{}: la carpeta no se puede vaciar ({})</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created</source>
        <translation>{}: la carpeta no se puede crear</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: no existe ese archivo</translation>
    </message>
    <message>
        <source>{}: there is no such program</source>
        <translation>{}: no existe ese programa</translation>
    </message>
    <message>
        <source>{}: this program was built without JavaScript; as js+node:FILE it runs by Node.js (package nodejs)</source>
        <translation>{}: este programa se compiló sin JavaScript; como js+node:ARCHIVO se ejecuta con Node.js (paquete nodejs)</translation>
    </message>
    <message>
        <source>{}: {} has no bots in JavaScript</source>
        <translation>{}: {} no tiene bots en JavaScript</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>none of these bots can be started</source>
        <translation>ninguno de estos bots puede arrancar</translation>
    </message>
    <message>
        <source>{} (js+node:{} runs newer JavaScript)</source>
        <translation>{} (js+node:{} ejecuta JavaScript más reciente)</translation>
    </message>
    <message>
        <source>{} cannot be read as JavaScript</source>
        <translation>{} no se puede leer como JavaScript</translation>
    </message>
    <message>
        <source>{}: nothing can be written there</source>
        <translation>{}: ahí no se puede escribir nada</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: no se puede crear la carpeta ({})</translation>
    </message>
    <message>
        <source>this is not a result</source>
        <translation>no es un resultado</translation>
    </message>
    <message>
        <source>no file can be created in memory ({})</source>
        <translation>no se puede crear un archivo en memoria ({})</translation>
    </message>
    <message>
        <source>the filter of system calls cannot be created ({})</source>
        <translation>no se puede crear el filtro de llamadas al sistema ({})</translation>
    </message>
    <message>
        <source>the process in which {} plays together with others sent impossible results; these matches are played again, and from now on each of their bots runs in a process of its own: {}</source>
        <translation>el proceso en el que {} juega junto con otros ha enviado resultados imposibles, así que estas partidas se juegan de nuevo, y desde ahora cada uno de sus bots en un proceso propio: {}</translation>
    </message>
    <message>
        <source>the message does not hold {} matches, as it says</source>
        <translation>{} partidas no son tantas como indica</translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>{} is not in this process</source>
        <translation>{} no está aquí</translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message>
        <source>There is not enough memory to write this file. Close other programs.</source>
        <translation>No hay memoria suficiente para escribir este archivo. Cierra otros programas.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Qt can’t read SVG drawings here, so there would be no cards. The plugin imageformats/libqsvg.so is missing. Please install the package qt6-svg-plugins (Debian 13) or libqt6svg6 (Debian 12).</source>
        <translation>Qt no puede leer aquí dibujos SVG, así que no habría cartas. Falta el complemento imageformats/libqsvg.so. Instala el paquete qt6-svg-plugins (Debian 13) o libqt6svg6 (Debian 12).</translation>
    </message>
    <message>
        <source>Play and analyse six card games.</source>
        <translation>Jugar y analizar seis juegos de cartas.</translation>
    </message>
    <message>
        <source>Start a match of GAME.</source>
        <translation>Empezar una partida de GAME.</translation>
    </message>
    <message>
        <source>Another Hilltop window does not respond. Whichever saves last keeps the unfinished match.</source>
        <translation>Otra ventana de Hilltop no responde. La última en guardar conserva la partida sin acabar.</translation>
    </message>
    <message>
        <source>an option has no value</source>
        <translation>a una opción le falta el valor</translation>
    </message>
    <message>
        <source>A match, tournament, hill, log or bot to open.</source>
        <translation>Una partida, un torneo, una colina, un registro o un bot que abrir.</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{} contains other files, but no site of Hilltop; choose another folder</source>
        <translation>{} contiene otros archivos y ningún sitio de Hilltop; indica otra carpeta</translation>
    </message>
    <message>
        <source>{} is a file, not a folder</source>
        <translation>{} es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>{} is not the list of files of a Hilltop site; choose another folder</source>
        <translation>{} no es la lista de un sitio de Hilltop; indica otra carpeta</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} no se puede escribir ({})</translation>
    </message>
    <message>
        <source>another program is writing the site {}; try again when it has finished</source>
        <translation>otro programa está escribiendo el sitio {}; inténtalo de nuevo cuando termine</translation>
    </message>
    <message>
        <source>{} is a match of {}, but this site has matches of {}; make a site for each game</source>
        <translation>{} es una partida de {}, y este sitio tiene partidas de {}: analiza cada juego por separado</translation>
    </message>
    <message>
        <source>{} is not the web address of a folder, such as https://example.org/contest/</source>
        <translation>{} no es la dirección web de una carpeta, como https://example.org/contest/</translation>
    </message>
</context>
<context>
    <name>pazaak</name>
    <message>
        <source>&quot;{}&quot; sometimes stands although another card could not hurt; no best response is computed for it</source>
        <translation>«{}» se planta donde la próxima carta no puede perjudicar; no se calcula su mejor réplica</translation>
    </message>
    <message>
        <source>{} cannot be written ({}), so the table is not saved</source>
        <translation>{} no se puede escribir ({}), así que la tabla no se guarda</translation>
    </message>
    <message>
        <source>{}: waiting for another program that is computing this table</source>
        <translation>{}: otro programa está creando esta tabla, se espera a que acabe</translation>
    </message>
    <message>
        <source>these rules are too large to solve: it would take about {} hours on one core and {} MB of memory; the champion plays like the expert</source>
        <translation>estas reglas son demasiado grandes para resolverlas: unas {} horas en un núcleo y {} MB de memoria; el campeón las juega como el experto</translation>
    </message>
    <message>
        <source>{} cannot be created ({}), so the table is not saved</source>
        <translation>{} no se puede crear ({}), así que la tabla no se guarda</translation>
    </message>
    <message>
        <source>{}: {}; the table is computed again</source>
        <translation>{}: {}; se hace de nuevo</translation>
    </message>
    <message>
        <source>this is not a table of Pazaak</source>
        <translation>no es una tabla de Pazaak</translation>
    </message>
    <message>
        <source>the table is of another version of Hilltop</source>
        <translation>es de otra versión</translation>
    </message>
    <message>
        <source>the table is for other rules</source>
        <translation>es para otras reglas</translation>
    </message>
    <message>
        <source>the file is damaged at byte {}</source>
        <translation>está dañada en el byte {}</translation>
    </message>
    <message>
        <source>a line of such a log cannot contain the name &quot;{}&quot;</source>
        <translation>una línea de un registro así no puede contener el nombre «{}»</translation>
    </message>
    <message>
        <source>all {} house cards of value {} have been dealt</source>
        <translation>las {} cartas comunes de valor {} ya se han repartido</translation>
    </message>
    <message>
        <source>{} has nothing to choose here by the rules</source>
        <translation>según las reglas, {} no tiene aquí nada que elegir</translation>
    </message>
    <message>
        <source>{} cannot be dealt a card here by the rules</source>
        <translation>según las reglas, {} no recibe aquí ninguna carta</translation>
    </message>
    <message>
        <source>this player has nothing to choose here</source>
        <translation>aquí este jugador no tiene nada que elegir</translation>
    </message>
    <message>
        <source>it is not clear who wins here</source>
        <translation>no está claro quién gana aquí</translation>
    </message>
    <message>
        <source>it is not {}’s turn</source>
        <translation>no es el turno de {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>línea {}: {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partida {}: {}</translation>
    </message>
    <message>
        <source>this is not a log of the original controller: it has no line &quot;New Game!&quot;</source>
        <translation>ninguna línea dice «New Game!», así que no es un registro del programa original</translation>
    </message>
    <message>
        <source>no side card can be hidden in this hand</source>
        <translation>en esta mano no puede haber ninguna carta lateral oculta</translation>
    </message>
    <message>
        <source>rule side_cards is {}, but with side_copies {} it must be from 0 to {}</source>
        <translation>la regla side_cards es {}, con side_copies {} debe ser de 0 a {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>paso {}: la respuesta no encaja</translation>
    </message>
    <message>
        <source>a log of the original controller supports only the default rules and its own, but this match has others</source>
        <translation>un registro así solo admite las reglas por defecto y las del programa original, esta partida tiene otras</translation>
    </message>
    <message>
        <source>the previous hand has no cards</source>
        <translation>la mano anterior no tiene cartas</translation>
    </message>
    <message>
        <source>the hand ends before both have moved</source>
        <translation>la mano acaba antes de que ambos hayan jugado</translation>
    </message>
    <message>
        <source>the hand continues after its end</source>
        <translation>la mano sigue, pero según las reglas había acabado</translation>
    </message>
    <message>
        <source>the hand is over, so &quot;New Game!&quot; must come next</source>
        <translation>la mano ha acabado, así que debe seguir «New Game!»</translation>
    </message>
    <message>
        <source>the log says that the hand is over, but by the rules it continues</source>
        <translation>se dice que la mano ha acabado, pero según las reglas sigue</translation>
    </message>
    <message>
        <source>the log says that the hand is tied, but {} wins it with {} against {}</source>
        <translation>se dice que la mano está empatada, pero {} la gana con {} contra {}</translation>
    </message>
    <message>
        <source>the log ends before the second player is named</source>
        <translation>el registro acaba antes de nombrar al segundo jugador</translation>
    </message>
    <message>
        <source>the log shows cards that the decks do not have</source>
        <translation>el registro muestra cartas que los mazos no tienen</translation>
    </message>
    <message>
        <source>the match before is not finished and has the same players, so a log could not tell the two apart</source>
        <translation>la anterior no está acabada y tiene los mismos jugadores, así que un registro no podría distinguirlas</translation>
    </message>
    <message>
        <source>after the hands before, the standings are {} to {}, not {} to {}</source>
        <translation>según las manos anteriores van {} a {}, no {} a {}</translation>
    </message>
    <message>
        <source>the standings may only come after &quot;New Game!&quot;</source>
        <translation>el marcador va después de «New Game!», y solo ahí</translation>
    </message>
    <message>
        <source>this hand shows cards that the decks do not have</source>
        <translation>esta mano muestra cartas que los mazos no tienen</translation>
    </message>
    <message>
        <source>{} cannot be the side card {} played; side cards are 1 to 5</source>
        <translation>{} no puede ser la carta lateral que jugó {}, son de 1 a 5</translation>
    </message>
    <message>
        <source>{} chooses before a card is dealt</source>
        <translation>{} elige antes de que se reparta una carta</translation>
    </message>
    <message>
        <source>{} has not begun a turn</source>
        <translation>{} no ha empezado un turno</translation>
    </message>
    <message>
        <source>{} has not chosen yet</source>
        <translation>{} aún no ha elegido</translation>
    </message>
    <message>
        <source>{} has played all side cards of value {} a side deck can have</source>
        <translation>{} ha jugado todas las cartas laterales de valor {} que puede tener un mazo lateral</translation>
    </message>
    <message>
        <source>{} stood but was dealt another card</source>
        <translation>{} se ha plantado y aun así recibe una carta</translation>
    </message>
    <message>
        <source>{} has stood, so END cannot be chosen</source>
        <translation>{} se ha plantado, así que no se puede elegir END</translation>
    </message>
    <message>
        <source>{} has {}, which is bombed out</source>
        <translation>{} tiene {}, así que se ha pasado</translation>
    </message>
    <message>
        <source>{} has {}, which is not bombed out</source>
        <translation>{} tiene {}, así que no se ha pasado</translation>
    </message>
    <message>
        <source>{} is dealt a card out of turn</source>
        <translation>{} recibe una carta fuera de turno</translation>
    </message>
    <message>
        <source>{} is not a player of this match; its players are {} and {}</source>
        <translation>{} no es ni {} ni {}</translation>
    </message>
    <message>
        <source>{} is not a house card; house cards are 1 to 10</source>
        <translation>{} no es una carta común, son de 1 a 10</translation>
    </message>
    <message>
        <source>the log says that {} wins with {} against {}, which is not so by the rules</source>
        <translation>se dice que {} gana con {} contra {}, lo que las reglas no dan</translation>
    </message>
    <message>
        <source>{} stands at exactly 20, so END cannot be chosen</source>
        <translation>{} se planta con 20 justos, así que no se puede elegir END</translation>
    </message>
    <message>
        <source>{}’s hand has grown by {} without a new card or STAND</source>
        <translation>la mano de {} ha crecido en {} sin carta nueva ni STAND</translation>
    </message>
    <message>
        <source>{}’s hand is not empty at the beginning</source>
        <translation>la mano de {} no está vacía al principio</translation>
    </message>
    <message>
        <source>{}’s hand is not what it was in the turn before</source>
        <translation>la mano de {} no es la que era en el turno anterior</translation>
    </message>
    <message>
        <source>{}’s new hand is not the old one with one more card</source>
        <translation>la nueva mano de {} no es la antigua y una carta</translation>
    </message>
    <message>
        <source>a card follows the side card, but a side card ends the turn</source>
        <translation>tiene una carta después de la carta lateral, que acaba el turno</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>hay demasiadas cartas</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>hay {} cartas, pero debe haber {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>la carta común {} está {} veces en la mesa, hay {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>más cartas laterales que las {} de las reglas</translation>
    </message>
    <message>
        <source>seat {} cannot hold that many side cards</source>
        <translation>el asiento {} no puede tener tantas cartas laterales</translation>
    </message>
    <message>
        <source>seat {} has side card {} more often than the {} times the rules allow</source>
        <translation>el asiento {} tiene la carta lateral {} más de las {} veces que prevén las reglas</translation>
    </message>
    <message>
        <source>the hand is over with these cards, so no one has to act</source>
        <translation>con estas cartas la mano ha acabado, así que a nadie le toca</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn after {} house cards of seat 1 and {} of seat 2</source>
        <translation>no puede ser el turno del asiento {} tras {} cartas comunes del asiento 1 y {} del asiento 2</translation>
    </message>
    <message>
        <source>this is not a line of the original controller’s log</source>
        <translation>no es una línea del registro del programa original</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>&quot;{}&quot; is not an outcome</source>
        <translation>«{}» no es un resultado</translation>
    </message>
    <message>
        <source>The note on the cards of this match cannot be read: {}.</source>
        <translation>Lo que esta partida dice de las cartas con que se jugó no se puede leer: {}.</translation>
    </message>
    <message>
        <source>This match claims to have the cards of another deal.</source>
        <translation>Esta partida dice que se jugó con las cartas de otro reparto que el que tiene.</translation>
    </message>
    <message>
        <source>This match says that a person played these cards in seat {}, but no person did.</source>
        <translation>Esta partida dice que una persona tomó el asiento {} con estas cartas, pero ahí no se sentó ninguna.</translation>
    </message>
    <message>
        <source>{}, who sat there, is no longer available: {}</source>
        <translation>{}, que se sentaba ahí, ya no está disponible: {}</translation>
    </message>
    <message>
        <source>{}: no match of this file was played on these cards</source>
        <translation>{}: ninguna partida de este archivo se jugó con estas cartas</translation>
    </message>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: esta partida no se ha jugado</translation>
    </message>
    <message>
        <source>{}: match {} of the file cannot be read: {}</source>
        <translation>{}: la partida {} del archivo no se puede leer: {}</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} no se puede escribir: {}</translation>
    </message>
    <message>
        <source>these numbers cannot be those of a rated match</source>
        <translation>no puede ser una partida valorada</translation>
    </message>
    <message>
        <source>this field is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>{}: line {} is of a newer Hilltop; the rating shown here leaves out this match</source>
        <translation>{}: la línea {} es de un Hilltop más nuevo; la valoración de esta versión omite una partida</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match</source>
        <translation>{}: la línea {} no es una partida valorada</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match ({})</source>
        <translation>{}: la línea {} no es una partida valorada ({})</translation>
    </message>
    <message>
        <source>{}: the list of your bots cannot be read ({}). Repair this file or move it away; Hilltop does not overwrite it</source>
        <translation>{}: la lista de tus bots no se puede leer ({}); repara este archivo o apártalo, Hilltop no lo sobrescribe</translation>
    </message>
    <message>
        <source>it is not a list of bots</source>
        <translation>no es una lista de bots</translation>
    </message>
    <message>
        <source>it was written by another version of Hilltop</source>
        <translation>lo ha escrito otra versión de Hilltop</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a content ID of a bot</source>
        <translation>«{}» no es como se llama el contenido de un bot</translation>
    </message>
</context>
<context>
    <name>ratings</name>
    <message>
        <source>alpha and beta of sprt must lie between 0 and 0.5</source>
        <translation>alpha y beta de sprt deben estar entre 0 y 0,5</translation>
    </message>
    <message>
        <source>the first Elo of sprt must be below the second</source>
        <translation>el primer Elo de sprt debe ser menor que el segundo</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>this must be a JSON object</source>
        <translation>esto debe ser un objeto JSON</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>falta este campo</translation>
    </message>
    <message>
        <source>the record has no seal: its cards were not sealed before the match</source>
        <translation>la grabación no tiene sello: sus cartas no se sellaron antes de la partida</translation>
    </message>
    <message>
        <source>the cards are written into the record, so they do not come from the sealed seed</source>
        <translation>las cartas están escritas en la grabación, así que no vienen de la semilla sellada</translation>
    </message>
    <message>
        <source>the salt is missing, so the seal cannot be checked</source>
        <translation>falta la sal, así que el sello no se puede comprobar</translation>
    </message>
    <message>
        <source>seed {} and salt {} have the SHA-256 {}, but {} was shown before the match</source>
        <translation>la semilla {} y la sal {} tienen el SHA-256 {}, pero antes de la partida se mostró {}</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but seed {}, deal 0 was sealed</source>
        <translation>las cartas son de la semilla {}, reparto {}, pero se selló la semilla {}, reparto 0</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but the sealed seed {} and the word &quot;{}&quot; give seed {}, deal 0</source>
        <translation>las cartas son de la semilla {}, reparto {}, pero la semilla sellada {} y la frase «{}» dan la semilla {}, reparto 0</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>una grabación es un objeto JSON</translation>
    </message>
    <message>
        <source>the bots have other faults when they play the match again</source>
        <translation>son distintas de las que dan los bots que vuelven a jugar la partida</translation>
    </message>
    <message>
        <source>as {}: {}</source>
        <translation>como {}: {}</translation>
    </message>
    <message>
        <source>branches[{}]: {}</source>
        <translation>branches[{}]: {}</translation>
    </message>
    <message>
        <source>cards.{}: there is a card that the deck does not have, or not so often, or there are more cards than are dealt (step {})</source>
        <translation>cards.{}: contiene una carta que no está en el mazo, o no tantas veces, o más cartas de las que se reparten (paso {})</translation>
    </message>
    <message>
        <source>digest: the record says {}, but by its answers it is {}</source>
        <translation>digest: la grabación dice {}; de sus respuestas sale {}</translation>
    </message>
    <message>
        <source>faults: a fault is listed twice, or its seat has nothing to decide at that step</source>
        <translation>faults: hay uno repetido, o de un asiento al que no se pregunta en su paso</translation>
    </message>
    <message>
        <source>there must be one entry per seat</source>
        <translation>debe tener una entrada por asiento</translation>
    </message>
    <message>
        <source>there are {} cards, more than in any deck</source>
        <translation>contiene {} cartas, más que ningún mazo</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {} of version {}, cannot play again, as it is now version {}</source>
        <translation>falta, y el asiento {}, {} de la versión {}, no puede volver a jugar, pues ya es de la versión {}</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {}, is not a built-in bot that could play again</source>
        <translation>falta, y el asiento {}, {}, no es un bot integrado que pueda volver a jugar</translation>
    </message>
    <message>
        <source>this field is missing, so this is not a Hilltop record</source>
        <translation>falta, así que no es una grabación de Hilltop</translation>
    </message>
    <message>
        <source>the format is {}, but this Hilltop reads up to {}; use a newer one</source>
        <translation>es {}, esta versión lee hasta {}; hace falta un Hilltop más nuevo</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>línea {}: {}</translation>
    </message>
    <message>
        <source>match {}: the match is of {}, but {} is a format of {}</source>
        <translation>partida {}: es de {}, {} es un formato de {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partida {}: {}</translation>
    </message>
    <message>
        <source>result: the record says {}, but played again it is {}</source>
        <translation>result: la grabación dice {}; jugada de nuevo es {}</translation>
    </message>
    <message>
        <source>rules.{}: this rule is missing; its default, {}, is used</source>
        <translation>rules.{}: falta, se usa {} por defecto</translation>
    </message>
    <message>
        <source>seat {} has to answer</source>
        <translation>debe responder el asiento {}</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>paso {}: la partida ya ha acabado</translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation>paso {}: {}</translation>
    </message>
    <message>
        <source>the fault of seat {} is not answered as the rules require</source>
        <translation>el fallo del asiento {} no se responde como exigen las reglas</translation>
    </message>
    <message>
        <source>the match has no such part; its parts are 0 to {}</source>
        <translation>la partida no tiene esa parte; sus partes son de 0 a {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {} to {}</source>
        <translation>hay {}, {} tiene de {} a {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {}</source>
        <translation>hay {}, {} tiene {}</translation>
    </message>
    <message>
        <source>the file contains no record</source>
        <translation>no contiene ninguna grabación</translation>
    </message>
    <message>
        <source>there is no format &quot;{}&quot;; the formats are {}</source>
        <translation>formato desconocido «{}», se conocen {}</translation>
    </message>
    <message>
        <source>{} needs tables that have not been computed here for these rules; run hilltop-cli solve {} with the same --rules</source>
        <translation>{} necesita tablas que aquí no se han creado para estas reglas; créalas con hilltop-cli solve {}, con las mismas --rules</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} no se puede escribir: {}</translation>
    </message>
    <message>
        <source>{} is neither a Hilltop record nor a log Hilltop can read ({})</source>
        <translation>{} no es una grabación de Hilltop ni un registro que Hilltop pueda leer ({})</translation>
    </message>
    <message>
        <source>{} is not a Hilltop record</source>
        <translation>{} no es una grabación de Hilltop</translation>
    </message>
    <message>
        <source>{}: line {} is no longer the match that was opened</source>
        <translation>{}: la línea {} ya no es la partida que se abrió</translation>
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
        <translation>respuestas: {}, asientos a los que se pregunta: {}</translation>
    </message>
    <message>
        <source>the match is of {}, but {} is a format of {}</source>
        <translation>es una partida de {}, {} es un formato de {}</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} está vacío</translation>
    </message>
    <message>
        <source>the answers are missing, and {} of version {} cannot be played again, as it is now version {}</source>
        <translation>falta, y {} de la versión {} no se puede volver a jugar, pues ya es la versión {}</translation>
    </message>
    <message>
        <source>the version is {}, but this Hilltop plays {} {}; use a newer one</source>
        <translation>es {}, esta versión juega {} {}; hace falta un Hilltop más nuevo</translation>
    </message>
    <message>
        <source>the match has no such part</source>
        <translation>la partida no tiene esa parte</translation>
    </message>
    <message>
        <source>the match was played by version {} of {}, but this is version {}: {}</source>
        <translation>la partida se jugó con la versión {} de {}, y esta es la versión {}: {}</translation>
    </message>
    <message>
        <source>a match that begins with a position has no cards of its own</source>
        <translation>una partida que empieza con una posición no las tiene</translation>
    </message>
    <message>
        <source>the match begins with a position, but {} supports only whole matches</source>
        <translation>empieza con una posición, y {} solo admite partidas enteras</translation>
    </message>
    <message>
        <source>the position has other rules than the match</source>
        <translation>tiene otras reglas que la partida</translation>
    </message>
    <message>
        <source>the position has {} seats, but the match has {}</source>
        <translation>tiene {} asientos, la partida tiene {}</translation>
    </message>
    <message>
        <source>start: the position has {} seats, but the match has {}</source>
        <translation>start: tiene {} asientos, la partida tiene {}</translation>
    </message>
    <message>
        <source>the text is not JSON: {}</source>
        <translation>el texto no es JSON: {}</translation>
    </message>
    <message>
        <source>there is no match and no position in the text</source>
        <translation>en el texto no hay ni partida ni posición</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>there is no game &quot;{}&quot;; the games are {}</source>
        <translation>juego desconocido «{}», los juegos son {}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>A rated match is being played with these cards. You can see them when it is over.</source>
        <translation>Se está jugando una partida valorada con estas cartas. Podrás verlas cuando acabe.</translation>
    </message>
    <message>
        <source>Match {}, {}</source>
        <translation>Partida {}, {}</translation>
    </message>
    <message>
        <source>There is no match in this file.</source>
        <translation>No hay partidas en este archivo.</translation>
    </message>
    <message>
        <source>no decision is due at this position</source>
        <translation>en esta posición no hay ninguna decisión que tomar</translation>
    </message>
</context>
<context>
    <name>review_files</name>
    <message>
        <source>{} was written by a newer version of Hilltop</source>
        <translation>{} lo escribió una versión más nueva de Hilltop</translation>
    </message>
    <message>
        <source>{}: the folder cannot be read ({})</source>
        <translation>{}: la carpeta no se puede leer ({})</translation>
    </message>
    <message>
        <source>{}: the folder contains no .hmatch file</source>
        <translation>{}: la carpeta no contiene ningún archivo .hmatch</translation>
    </message>
    <message>
        <source>{} has become shorter while it was read; try again</source>
        <translation>{} entretanto se ha acortado</translation>
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
        <translation>{}: partida {}: {}</translation>
    </message>
    <message>
        <source>the match has no such seat</source>
        <translation>no es de la partida</translation>
    </message>
    <message>
        <source>there is only one answer</source>
        <translation>no deja elección</translation>
    </message>
    <message>
        <source>the seat has nothing to decide here</source>
        <translation>no espera respuesta</translation>
    </message>
    <message>
        <source>the file is a log of another program, which cannot store analyses</source>
        <translation>es un registro de otro programa, que no guarda análisis</translation>
    </message>
    <message>
        <source>the match already has a deeper analysis, which is kept</source>
        <translation>tiene un análisis más a fondo, que se conserva</translation>
    </message>
    <message>
        <source>the match already has an analysis by a newer version of Hilltop, which is kept</source>
        <translation>tiene un análisis de una versión más nueva de Hilltop, que se conserva</translation>
    </message>
    <message>
        <source>{} is not a file of analyses</source>
        <translation>{} no es un archivo de análisis</translation>
    </message>
    <message>
        <source>{}; analyses are kept in {} instead</source>
        <translation>{}; los análisis se guardan en {}</translation>
    </message>
</context>
<context>
    <name>rps</name>
    <message>
        <source>there are more than {} cards</source>
        <translation>tiene más de {} cartas</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>hay {} cartas, pero debe haber {}</translation>
    </message>
    <message>
        <source>there is no base card, but all cards are drafted</source>
        <translation>está vacío, pero ya se han elegido todas las cartas</translation>
    </message>
    <message>
        <source>seat {} has played more than the {} cards it can have kept</source>
        <translation>el asiento {} ha jugado más de las {} cartas que puede haber conservado</translation>
    </message>
    <message>
        <source>{} is not a card; write for example R3</source>
        <translation>{} no es una carta como R3</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} aparece dos veces</translation>
    </message>
    <message>
        <source>{} was not drafted by this seat</source>
        <translation>{} no la eligió este asiento</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>{} is not a file of settings</source>
        <translation>{} no es un archivo de preferencias</translation>
    </message>
    <message>
        <source>The card deck {} can’t be used: {}. Hilltop’s own cards are shown.</source>
        <translation>No se puede usar la baraja {}: {}. Se muestran las cartas de Hilltop.</translation>
    </message>
    <message>
        <source>The card deck {} isn’t installed any more. Hilltop’s own cards are shown.</source>
        <translation>La baraja {} ya no está instalada. Se muestran las cartas de Hilltop.</translation>
    </message>
    <message>
        <source>it has no usable card {}</source>
        <translation>falta la carta {} o no se puede usar</translation>
    </message>
    <message>
        <source>its drawing has too many parts</source>
        <translation>el dibujo tiene demasiadas partes</translation>
    </message>
    <message>
        <source>its drawing is damaged</source>
        <translation>el dibujo está dañado</translation>
    </message>
    <message>
        <source>its drawing is larger than 64 MB when unpacked</source>
        <translation>el dibujo descomprimido ocupa más de 64 MB</translation>
    </message>
    <message>
        <source>its drawing is no SVG file</source>
        <translation>el dibujo no es un archivo SVG</translation>
    </message>
    <message>
        <source>its index.desktop names no drawing</source>
        <translation>index.desktop no nombra ningún dibujo</translation>
    </message>
</context>
<context>
    <name>thegame</name>
    <message>
        <source>rule hand is {}, but with {} seats it must be from 1 to {}</source>
        <translation>la regla hand es {}, con {} asientos debe ser de 1 a {}</translation>
    </message>
    <message>
        <source>rule minimum is {}, but with hand {} it must be from 1 to {}</source>
        <translation>la regla minimum es {}, con hand {} debe ser de 1 a {}</translation>
    </message>
    <message>
        <source>rule minimum_empty is {}, but with hand {} it must be from 0 to {}</source>
        <translation>la regla minimum_empty es {}, con hand {} debe ser de 0 a {}</translation>
    </message>
    <message>
        <source>a wish comes before the first card</source>
        <translation>hay un deseo antes de la primera carta</translation>
    </message>
    <message>
        <source>all cards are played, so the match is over</source>
        <translation>se han jugado todas las cartas, así que la partida ha terminado</translation>
    </message>
    <message>
        <source>card {} does not fit on pile {}, which shows {}</source>
        <translation>la carta {} no encaja en la pila {}, que muestra {}</translation>
    </message>
    <message>
        <source>card {} is played twice</source>
        <translation>la carta {} se juega dos veces</translation>
    </message>
    <message>
        <source>card {} appears twice</source>
        <translation>la carta {} está dos veces</translation>
    </message>
    <message>
        <source>card {} is already on a pile</source>
        <translation>la carta {} está en una pila</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>hay demasiadas cartas</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>hay {} cartas, pero debe haber {}</translation>
    </message>
    <message>
        <source>after these moves it is seat {}’s turn</source>
        <translation>tras estas jugadas es el turno del asiento {}</translation>
    </message>
    <message>
        <source>none of the cards fits, so the match is over</source>
        <translation>ninguna de sus cartas encaja, así que la partida ha terminado</translation>
    </message>
    <message>
        <source>seat {} plays on seat {}’s turn</source>
        <translation>juega el asiento {}, pero es el turno del asiento {}</translation>
    </message>
    <message>
        <source>there is no card {}</source>
        <translation>no existe la carta {}</translation>
    </message>
    <message>
        <source>there is no pile {}</source>
        <translation>no existe la pila {}</translation>
    </message>
    <message>
        <source>a wish is only possible after a card was played</source>
        <translation>los deseos se piden después de una carta</translation>
    </message>
    <message>
        <source>a wish must be from 0 to {}</source>
        <translation>los deseos van de 0 a {}</translation>
    </message>
    <message>
        <source>{} is not a move; write the seat and its move, such as 0 42&gt;1</source>
        <translation>{} no es un asiento con su jugada, como 0 42&gt;1</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>el valor es {}, pero del resto resulta {}</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>SPRT compares two entrants in a round-robin, but there are {} in a {}</source>
        <translation>SPRT compara dos participantes en una liga, aquí hay {} en el formato {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in &quot;{}&quot; is not a number</source>
        <translation>«{}» en «{}» no es un número</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a stop rule; write fixed, interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA]</source>
        <translation>«{}» no es fixed ni interval=ANCHURA ni sprt=ELO0,ELO1, con o sin ,ALPHA,BETA</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {} or {}</source>
        <translation>«{}» no es ni {} ni {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a shard; 3/8 is the fourth of eight, counted from 0, of at most {}</source>
        <translation>«{}» no es una parte; 3/8 es la cuarta de ocho, contando desde 0, de {} como mucho</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>un plan es un objeto JSON</translation>
    </message>
    <message>
        <source>only knockout and cup have a ranking; leave it out</source>
        <translation>un orden es cosa de eliminatoria y copa, quítalo</translation>
    </message>
    <message>
        <source>a stop rule looks at all results in order, so it cannot be played in shards; use stop=fixed</source>
        <translation>una regla de fin mira todos los resultados en orden, así que no se puede jugar por partes; usa stop=fixed</translation>
    </message>
    <message>
        <source>a {} is always played to its end; use stop=fixed</source>
        <translation>el formato {} se juega hasta el final, solo le vale stop=fixed</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use one-table or random-tables</source>
        <translation>el formato {} necesita dos lados, {} con {} asientos tiene otros: usa one-table o random-tables</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use random-tables</source>
        <translation>el formato {} necesita dos lados, {} con {} asientos tiene otros: usa random-tables</translation>
    </message>
    <message>
        <source>game: this field is missing</source>
        <translation>game: falta</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches es {}, debe ser un número entero de 1 a {}</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use {1} seats or random-tables</source>
        <translation>una mesa de {0} asientos no se reparte por igual entre {1} participantes: usa {1} asientos o random-tables</translation>
    </message>
    <message>
        <source>only swiss has a number of rounds; leave it out</source>
        <translation>rounds es solo para swiss, quítalo</translation>
    </message>
    <message>
        <source>the Elos of sprt must lie between -1000 and 1000</source>
        <translation>los Elos de sprt deben estar entre -1000 y 1000</translation>
    </message>
    <message>
        <source>the rounds of a {} depend on results, so it cannot be played in shards</source>
        <translation>las rondas del formato {} dependen de resultados, así que no se puede jugar por partes</translation>
    </message>
    <message>
        <source>the width of the interval must be above 0, such as interval=0.02</source>
        <translation>la anchura del intervalo debe ser mayor que 0, por ejemplo interval=0.02</translation>
    </message>
    <message>
        <source>there are no entrants</source>
        <translation>no hay participantes</translation>
    </message>
    <message>
        <source>there are {} entrants, but at most {} can play</source>
        <translation>hay {} participantes, pueden jugar {} como mucho</translation>
    </message>
    <message>
        <source>{} does not take part, so it has no limits</source>
        <translation>{} no participa, así que no tiene límites</translation>
    </message>
    <message>
        <source>{} entrants with {} matches per pairing and stop={} make {} series, but at most {} are possible; use fewer matches</source>
        <translation>{} participantes con {} partidas por emparejamiento y stop={} dan {} series, como mucho son posibles {}; usa menos partidas</translation>
    </message>
    <message>
        <source>{} has limits of its own but does not take part</source>
        <translation>{} tiene límites propios pero no participa</translation>
    </message>
    <message>
        <source>{} is built in and has no limits</source>
        <translation>{} está integrado y no tiene límites</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there are none</source>
        <translation>{} necesita al menos dos participantes, no hay ninguno</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there is only one</source>
        <translation>{} necesita al menos dos participantes, hay uno</translation>
    </message>
    <message>
        <source>{}: all seats play together, so there is no best response to a bot</source>
        <translation>{}: todos los asientos juegan juntos, así que no hay nada que ganarle a un bot</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use random-tables</source>
        <translation>una mesa de {0} asientos no se reparte por igual entre {1} participantes: usa random-tables</translation>
    </message>
    <message>
        <source>{} remembers earlier matches, and all pairings share the duplicate deals, so this cannot be played in shards; use the limit remembers=match, or no duplicate deals</source>
        <translation>{} recuerda partidas anteriores, y todos los emparejamientos comparten los repartos duplicados, así que esto no se puede jugar por partes; usa el límite remembers=match o no uses repartos duplicados</translation>
    </message>
    <message>
        <source>{} rounds are too many for {} entrants; at most {} can be played without meeting twice</source>
        <translation>{} rondas son demasiadas para {} participantes, como mucho se pueden jugar {} sin enfrentarse dos veces</translation>
    </message>
    <message>
        <source>there must be a name for each entrant, but there are {} names for {} entrants</source>
        <translation>hay {} nombres para {} participantes</translation>
    </message>
    <message>
        <source>seal: give both the seed and the salt, or neither</source>
        <translation>seal: la semilla y la sal deben darse ambas o ser ambas secretas</translation>
    </message>
    <message>
        <source>seal: {} is not the SHA-256 of seed {} and salt {}</source>
        <translation>seal: {} no es el SHA-256 de la semilla {} y la sal {}</translation>
    </message>
    <message>
        <source>together: bots that play with the engine could read the sealed seed; leave it out</source>
        <translation>together: los bots que se ejecutan junto al motor podrían leer la semilla sellada; quita esta opción</translation>
    </message>
    <message>
        <source>a plan does not have this field</source>
        <translation>un plan no tiene ese campo</translation>
    </message>
    <message>
        <source>this must be all, faults, sample or none</source>
        <translation>no es all, faults, sample ni none</translation>
    </message>
    <message>
        <source>this must be given or round-robin</source>
        <translation>no es given ni round-robin</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;decision&quot;: &quot;1s&quot;}}</source>
        <translation>debe ser un objeto, por ejemplo {{&quot;decision&quot;: &quot;1s&quot;}}</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</source>
        <translation>debe ser un objeto, por ejemplo {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</translation>
    </message>
    <message>
        <source>this must be text such as &quot;250ms&quot;</source>
        <translation>debe ser un texto, por ejemplo «250ms»</translation>
    </message>
    <message>
        <source>only a hill has {}</source>
        <translation>solo una colina tiene {}</translation>
    </message>
</context>
<context>
    <name>tournament_files</name>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: esta partida no se ha jugado</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} no se puede escribir: {}</translation>
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
        <translation>sus resultados están cortados</translation>
    </message>
    <message>
        <source>its results were changed</source>
        <translation>se cambiaron sus resultados</translation>
    </message>
    <message>
        <source>its results are in a format this program does not know</source>
        <translation>sus resultados están en un formato que este programa no conoce</translation>
    </message>
    <message>
        <source>its results have the wrong size</source>
        <translation>sus resultados no tienen el tamaño correcto</translation>
    </message>
    <message>
        <source>{} has no match {}; its plan ends with {}</source>
        <translation>{} no tiene partida {}, su plan termina con la {}</translation>
    </message>
    <message>
        <source>{}: match {} was not kept</source>
        <translation>{}: la partida {} no se guardó</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot has changed since</source>
        <translation>{}: la partida {} era otra: jugada de nuevo con su semilla dio otras respuestas, un bot ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>{}: its plan cannot be read: {}</source>
        <translation>{}: su plan no se puede leer: {}</translation>
    </message>
    <message>
        <source>{}: its plan cannot be played: {}</source>
        <translation>{}: su plan no se puede jugar: {}</translation>
    </message>
    <message>
        <source>{}: its plan has {} bots, but {} entrants, so the file is damaged; try a copy of it</source>
        <translation>{}: su plan tiene {} bots, pero {} participantes; el archivo está dañado, quizá ayude una copia</translation>
    </message>
    <message>
        <source>{}: series {} does not follow from the results before it. Either {} broke ties by other rules, then play this tournament anew, or the file is damaged</source>
        <translation>{}: la serie {} no se sigue de los resultados anteriores; o {} decidió un empate con otras reglas, y entonces vuelve a jugar este torneo, o el archivo está dañado</translation>
    </message>
    <message>
        <source>{}: series {} does not belong to its plan, so the file is damaged; try a copy of it</source>
        <translation>{}: la serie {} no pertenece a su plan; el archivo está dañado, quizá ayude una copia</translation>
    </message>
    <message>
        <source>{} was played by {}, which split tournaments of your own bots differently; open it with that version or play it again</source>
        <translation>{} lo jugó {}, que dividía de otra forma los torneos de tus propios bots; ábrelo con esa versión o vuelve a jugarlo</translation>
    </message>
    <message>
        <source>{}: {} and {} meet in series {}, but the file may hold another pairing: {} may have broken a tie before it by other rules; play this tournament anew</source>
        <translation>{}: {} y {} se cruzan en la serie {}, pero no se puede saber que la jugaron: quizá {} decidió antes un empate con otras reglas; vuelve a jugar este torneo</translation>
    </message>
    <message>
        <source>{}: the file of {} was changed or removed, so the results would be of two different bots; restore the file that has played so far, or begin a new tournament</source>
        <translation>{}: el archivo de {} ha cambiado o ya no está, así que los resultados serían de dos bots distintos; devuelve el que ha jugado hasta ahora o empieza un torneo nuevo</translation>
    </message>
    <message>
        <source>{}: {} has changed (version {} has played so far, now it is version {}), so the results would be of two different bots; keep the results as they are, or begin a new tournament</source>
        <translation>{}: {} ha cambiado desde entonces (hasta ahora jugó la versión {}, ahora es la {}), así que los resultados serían de dos bots distintos; míralos o empieza un torneo nuevo</translation>
    </message>
    <message>
        <source>{}: match {} was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: la partida {} cuenta como abandono y no se jugó, porque un bot ya estaba excluido</translation>
    </message>
    <message>
        <source>{}: the record of match {} cannot be read: {}</source>
        <translation>{}: la grabación de la partida {} no se puede leer: {}</translation>
    </message>
    <message>
        <source>there is no home folder in which the sealed seed could be kept</source>
        <translation>no hay carpeta personal en la que guardar la semilla sellada</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} no se puede crear ({})</translation>
    </message>
    <message>
        <source>seal: {} is not a SHA-256</source>
        <translation>seal: {} no es un SHA-256</translation>
    </message>
    <message>
        <source>its seed is sealed, and only the computer that began it knows the seed; open it there, wait until it is over, or copy {} from there</source>
        <translation>su semilla está sellada y solo la conoce el ordenador que empezó el torneo; míralo allí, espera a que acabe o copia {} desde allí</translation>
    </message>
    <message>
        <source>{}: its seed is not the one that was sealed</source>
        <translation>{}: esta no es la semilla que se selló</translation>
    </message>
    <message>
        <source>the match cannot be shown before the tournament ends and its sealed seed is published: {}</source>
        <translation>la partida no se puede mostrar antes del final, cuando se revela la semilla sellada: {}</translation>
    </message>
    <message>
        <source>{}: series {} arrived, but series {} was expected</source>
        <translation>{}: llegó la serie {} en lugar de la {}</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>no tiene {}</translation>
    </message>
    <message>
        <source>its plan or entrants were changed</source>
        <translation>se cambiaron su plan o sus participantes</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: ya existe; elige otro nombre</translation>
    </message>
    <message>
        <source>{}{} belongs to another file; remove it or choose another name</source>
        <translation>{}{}: pertenece a otro archivo; bórralo o elige otro nombre</translation>
    </message>
    <message>
        <source>{} is being changed by another Hilltop; wait until that is done, or stop it</source>
        <translation>otro Hilltop está cambiando {}; espera a que termine o detenlo</translation>
    </message>
    <message>
        <source>{} is empty; it was cut off when it was created or copied</source>
        <translation>{} está vacío; se cortó al crearlo o copiarlo</translation>
    </message>
    <message>
        <source>{} is of format {}, made by a newer Hilltop; this one reads format {}</source>
        <translation>{} es del formato {}, hecho por un Hilltop más nuevo; este lee el formato {}</translation>
    </message>
    <message>
        <source>it has no format</source>
        <translation>no tiene formato</translation>
    </message>
    <message>
        <source>{}: its folder is read-only; copy it and continue with the copy</source>
        <translation>{}: su carpeta es de solo lectura; cópialo y continúa con la copia</translation>
    </message>
    <message>
        <source>{} is read-only; copy it and continue with the copy</source>
        <translation>{} es de solo lectura; cópialo y continúa con la copia</translation>
    </message>
    <message>
        <source>{} was replaced by another file while the tournament was running</source>
        <translation>{}: otro archivo ha tomado su nombre mientras se jugaba</translation>
    </message>
    <message>
        <source>{} was deleted or moved while the tournament was running</source>
        <translation>{} se eliminó o se movió mientras se jugaba</translation>
    </message>
    <message>
        <source>{} was changed by another program; open it again</source>
        <translation>{}: otro programa lo ha cambiado; ábrelo de nuevo</translation>
    </message>
    <message>
        <source>no such column: {}</source>
        <translation>falta la columna: {}</translation>
    </message>
    <message>
        <source>its table {} has other columns</source>
        <translation>su tabla {} tiene otras columnas</translation>
    </message>
    <message>
        <source>its {} {} does not belong there</source>
        <translation>{} {} no debería estar ahí</translation>
    </message>
    <message>
        <source>no such table: {}</source>
        <translation>falta la tabla: {}</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>contenido de la base de datos dañado</translation>
    </message>
    <message>
        <source>{} and {} are of different plans; merge shards of one plan</source>
        <translation>{} y {} son de planes distintos; une partes de un mismo plan</translation>
    </message>
    <message>
        <source>{} is a shard of {}, {} one of {}; merge shards of one run</source>
        <translation>{} es una parte de {}, {} una de {}; une partes de una misma ejecución</translation>
    </message>
    <message>
        <source>{} and {} have different entrants</source>
        <translation>{} y {} tienen participantes distintos</translation>
    </message>
    <message>
        <source>{} and {} were played with different programs of entrant {} (versions {} and {}); play one of the shards again</source>
        <translation>{} y {} se jugaron con programas distintos del participante {} (versiones {} y {}); vuelve a jugar una de las partes</translation>
    </message>
    <message>
        <source>{} is a whole tournament, not a shard of one</source>
        <translation>{} es un torneo entero, no una parte</translation>
    </message>
    <message>
        <source>there is nothing to merge; name all shards of a tournament</source>
        <translation>no hay nada que unir; nombra todas las partes de un torneo</translation>
    </message>
    <message>
        <source>{} and {} are both shard {} of {}; name each shard once</source>
        <translation>{} y {} son ambos la parte {} de {}; nombra cada parte una vez</translation>
    </message>
    <message>
        <source>shard {} of {} is missing; name all {} shards, finished or not</source>
        <translation>falta la parte {} de {}; nombra las {} partes, acabadas o no</translation>
    </message>
    <message>
        <source>{} is damaged (series {} is missing); use a copy of it</source>
        <translation>{} está dañado (falta la serie {}); usa una copia</translation>
    </message>
    <message>
        <source>{} cannot be merged here: {}</source>
        <translation>{} no se puede unir aquí: {}</translation>
    </message>
    <message>
        <source>{}: the recovered data could not be written</source>
        <translation>{}: los datos recuperados no se pudieron escribir</translation>
    </message>
    <message>
        <source>some faults belong to no series</source>
        <translation>hay fallos que no son de ninguna serie</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: no existe ese archivo</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} no se puede abrir ({})</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} no es un archivo normal</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} no se puede escribir ({})</translation>
    </message>
    <message>
        <source>malformed database schema</source>
        <translation>esquema de la base de datos dañado</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>la base de datos no se puede abrir</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>error de lectura o escritura del disco</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>access permission denied</source>
        <translation>permiso de acceso denegado</translation>
    </message>
    <message>
        <source>not authorized</source>
        <translation>no autorizado</translation>
    </message>
    <message>
        <source>locking protocol</source>
        <translation>bloqueo imposible</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>contenido demasiado grande</translation>
    </message>
    <message>
        <source>constraint failed</source>
        <translation>restricción incumplida</translation>
    </message>
    <message>
        <source>datatype mismatch</source>
        <translation>valor de tipo erróneo</translation>
    </message>
    <message>
        <source>large file support is disabled</source>
        <translation>aquí no se admiten archivos grandes</translation>
    </message>
    <message>
        <source>{} cannot be opened (there is not enough memory)</source>
        <translation>{} no se puede abrir (sin memoria)</translation>
    </message>
    <message>
        <source>{0} cannot be read without {0}{1}, and its folder is read-only; copy both files into a folder of your own</source>
        <translation>{0} no se puede leer sin {0}{1}, y no se puede escribir en su carpeta; copia ambos archivos a una carpeta tuya</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>acaba demasiado pronto</translation>
    </message>
    <message>
        <source>{} is in use by another program; close it there or wait</source>
        <translation>{}: otro programa lo está usando; ciérralo allí o espera</translation>
    </message>
    <message>
        <source>{}: the disk is full. Everything saved until now is kept; free some space and continue</source>
        <translation>{}: el disco está lleno; todo lo guardado hasta ahora se conserva, libera espacio y continúa</translation>
    </message>
    <message>
        <source>{} is read-only; copy it to a folder of your own and continue with the copy</source>
        <translation>{} es de solo lectura; cópialo a una carpeta tuya y continúa con la copia</translation>
    </message>
    <message>
        <source>{} cannot be read or written ({})</source>
        <translation>{} no se puede leer o escribir ({})</translation>
    </message>
    <message>
        <source>{} cannot be used ({})</source>
        <translation>{} no se puede usar ({})</translation>
    </message>
    <message>
        <source>{} is damaged ({}); nothing was changed in it, use a copy of it</source>
        <translation>{} está dañado ({}); no se cambió nada en él, usa una copia</translation>
    </message>
    <message>
        <source>a fault was changed</source>
        <translation>se cambió un fallo</translation>
    </message>
    <message>
        <source>a part of series {} is missing</source>
        <translation>falta una parte de la serie {}</translation>
    </message>
    <message>
        <source>its last series is numbered {}</source>
        <translation>su última serie lleva el número {}</translation>
    </message>
    <message>
        <source>its processor times were changed</source>
        <translation>se cambiaron sus tiempos de procesador</translation>
    </message>
    <message>
        <source>series {} has the results of another series</source>
        <translation>la serie {} tiene los resultados de otra</translation>
    </message>
    <message>
        <source>series {} is missing</source>
        <translation>falta la serie {}</translation>
    </message>
    <message>
        <source>series {}: {}</source>
        <translation>serie {}: {}</translation>
    </message>
    <message>
        <source>the faults of series {} were changed</source>
        <translation>se cambiaron los fallos de la serie {}</translation>
    </message>
    <message>
        <source>the matches of series {} were changed</source>
        <translation>se cambiaron las partidas de la serie {}</translation>
    </message>
    <message>
        <source>{} is not a tournament file</source>
        <translation>{} no es un archivo de torneo</translation>
    </message>
</context>
<context>
    <name>tournaments</name>
    <message>
        <source>{}: opening it was cancelled</source>
        <translation>{}: se canceló la apertura</translation>
    </message>
</context>
<context>
    <name>wires</name>
    <message>
        <source>limit {}: &quot;{}&quot; is not {}</source>
        <translation>límite {}: «{}» no es {}</translation>
    </message>
    <message>
        <source>there is no limit &quot;{}&quot;; the limits are start, first, decision, reply, stderr, memory, processes, total, remembers and ponder</source>
        <translation>no existe el límite «{}»: start, first, decision, reply, stderr, memory, processes, total, remembers, ponder</translation>
    </message>
    <message>
        <source>{} seats answer at once, but there are only {}</source>
        <translation>{} asientos responden a la vez, de {}</translation>
    </message>
    <message>
        <source>an answer is not in the list, or all answers together are too long</source>
        <translation>una respuesta no es ninguna de las que contiene, o en total son demasiado largas</translation>
    </message>
    <message>
        <source>there is no answer for a fault of seat {} in step {}</source>
        <translation>no hay respuesta para un fallo del asiento {} en el paso {}</translation>
    </message>
    <message>
        <source>there is no answer for a note on decision {} of seat {}</source>
        <translation>no hay respuesta para una nota sobre la decisión {} del asiento {}</translation>
    </message>
    <message>
        <source>these are matches of another series</source>
        <translation>son partidas de otra serie</translation>
    </message>
    <message>
        <source>the data has {} matches, but only {} are left</source>
        <translation>{} partidas son más que las {} que quedan</translation>
    </message>
    <message>
        <source>match {} of {}: {}</source>
        <translation>partida {} de {}: {}</translation>
    </message>
    <message>
        <source>the data has another length than it says</source>
        <translation>contiene más o menos de lo que indica</translation>
    </message>
    <message>
        <source>{}: this program cannot run bots of your own</source>
        <translation>{}: este programa no puede ejecutar bots propios</translation>
    </message>
    <message>
        <source>step {}: {} seats answer, but {} have to</source>
        <translation>paso {}: responden {} asientos, se pregunta a {}</translation>
    </message>
    <message>
        <source>the rest of the data does not fit its {} steps</source>
        <translation>el resto no encaja con sus {} pasos</translation>
    </message>
    <message>
        <source>step {}: seat {} cannot have given this answer</source>
        <translation>paso {}: el asiento {} no puede haber respondido así</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>paso {}: la partida ya ha acabado</translation>
    </message>
</context>
<context>
    <name>zipdeck</name>
    <message>
        <source>a table of two can be solved for up to {} rounds, but not for {}</source>
        <translation>una mesa de dos está resuelta hasta {} rondas, no para {}</translation>
    </message>
    <message>
        <source>there are more entries here than seats</source>
        <translation>nombra más asientos de los que hay</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} aparece dos veces</translation>
    </message>
</context>
</TS>
