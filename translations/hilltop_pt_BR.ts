<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>ActionBar</name>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Clique ou tecle para continuar</translation>
    </message>
    <message>
        <source>Choose what it is aimed at. Esc starts again.</source>
        <translation>Escolha o alvo. Esc recomeça.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakActions</name>
    <message>
        <source>over 20, at %1</source>
        <translation>passa de 20: %1</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>empate em %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>com %1</translation>
    </message>
    <message>
        <source>%1 and stand</source>
        <translation>%1 e parar</translation>
    </message>
    <message>
        <source>%1, end turn</source>
        <translation>%1, passar a vez</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Passar a vez</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>one more card, from %1</source>
        <translation>mais uma carta, de %1</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Clique ou tecle para continuar</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Devolver a carta</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakBars</name>
    <message>
        <source>Chance, in %, that a card drawn makes exactly 20 from:</source>
        <translation>Chance, em %, de uma carta comprada dar exatos 20 a partir de:</translation>
    </message>
    <message>
        <source>From %1: %2 %</source>
        <translation>De %1: %2%</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakCards</name>
    <message>
        <source>house card %1</source>
        <translation>carta da casa %1</translation>
    </message>
    <message>
        <source>house card %1, flipped: %2</source>
        <translation>carta da casa %1, invertida: %2</translation>
    </message>
    <message>
        <source>house card %1, doubled: %2</source>
        <translation>carta da casa %1, dobrada: %2</translation>
    </message>
    <message>
        <source>side card, flipped: %1</source>
        <translation>carta lateral, invertida: %1</translation>
    </message>
    <message>
        <source>side card that flips 2 and 4</source>
        <translation>carta lateral que inverte 2 e 4</translation>
    </message>
    <message>
        <source>side card that flips 3 and 6</source>
        <translation>carta lateral que inverte 3 e 6</translation>
    </message>
    <message>
        <source>side card that doubles</source>
        <translation>carta lateral que dobra</translation>
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
        <translation>±1 ou ±2, à escolha</translation>
    </message>
    <message>
        <source>flips your 2s and 4s</source>
        <translation>inverte seus 2 e 4</translation>
    </message>
    <message>
        <source>flips your 3s and 6s</source>
        <translation>inverte seus 3 e 6</translation>
    </message>
    <message>
        <source>doubles your last card</source>
        <translation>dobra sua última carta</translation>
    </message>
    <message>
        <source>±1, and a tie is yours</source>
        <translation>±1, e o empate é seu</translation>
    </message>
    <message>
        <source>Counts +1, −1, +2 or −2, as you choose when you play it.</source>
        <translation>Conta +1, −1, +2 ou −2, como você escolher ao jogá-la.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 2 and 4 in your row.</source>
        <translation>Não conta nada por si só e muda o sinal de cada 2 e 4 da sua fileira.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 3 and 6 in your row.</source>
        <translation>Não conta nada por si só e muda o sinal de cada 3 e 6 da sua fileira.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and your last card counts twice.</source>
        <translation>Não conta nada por si só, e sua última carta conta em dobro.</translation>
    </message>
    <message>
        <source>Counts +1 or −1, and you win the set if it is tied.</source>
        <translation>Conta +1 ou −1, e você vence o set se ele terminar empatado.</translation>
    </message>
    <message>
        <source>Counts plus or minus, as you choose when you play it.</source>
        <translation>Soma ou subtrai, como você escolher ao jogá-la.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDeck</name>
    <message>
        <source>Plus</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Either sign</source>
        <translation>Qualquer sinal</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>at most so many of a kind</comment>
        <translation>
            <numerusform>%n cada</numerusform>
            <numerusform>%n cada</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side deck: %1 of %2.</source>
        <translation>Baralho lateral: %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are drawn for the match.</source>
        <translation>
            <numerusform>%n delas é sorteada para a partida.</numerusform>
            <numerusform>%n delas são sorteadas para a partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>Usar este baralho</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards are needed.</source>
        <translation>
            <numerusform>Falta %n carta.</numerusform>
            <numerusform>Faltam %n cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDecks</name>
    <message>
        <source>Both ways</source>
        <translation>Mais e menos</translation>
    </message>
    <message>
        <source>Safety net</source>
        <translation>Salva-vidas</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escada</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Truques</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>Baralhos prontos</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Seus baralhos</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>Escolha cartas antes.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Nome do baralho</translation>
    </message>
    <message>
        <source>Type a name, then press Enter</source>
        <translation>Digite um nome e tecle Enter</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakFirst</name>
    <message>
        <source>Your side deck</source>
        <translation>Seu baralho lateral</translation>
    </message>
    <message>
        <source>These cards are a good start.</source>
        <translation>Estas cartas são um bom começo.</translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation>Jogar com este baralho</translation>
    </message>
    <message>
        <source>Build my own deck…</source>
        <translation>Montar meu baralho…</translation>
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
        <translation>Uma a mais: %1</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>Uma a menos: %1</translation>
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
        <translation>Não permitida por estas regras.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n of this card.</source>
        <translation>
            <numerusform>No máximo %n cópia desta carta.</numerusform>
            <numerusform>No máximo %n cópias desta carta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side deck is full. Put a card back first.</source>
        <translation>O baralho lateral está cheio. Devolva uma carta primeiro.</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>vitórias: %1, derrotas: %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakRow</name>
    <message>
        <source>doubled</source>
        <translation>dobrada</translation>
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
        <translation>estourou</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>parou</translation>
    </message>
    <message>
        <source>nine cards</source>
        <translation>nove cartas</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, estourou</translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation>%1 apostou</translation>
    </message>
    <message>
        <source>Playing for</source>
        <translation>Em jogo</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
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
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>ninguém</translation>
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
        <translation>Quem</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Soma</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakSigns</name>
    <message>
        <source>Play it as %1</source>
        <translation>Jogar como %1</translation>
    </message>
    <message>
        <source>Turn the card over</source>
        <translation>Virar a carta</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStake</name>
    <message>
        <source>Stake: %1. %2</source>
        <translation>Aposta: %1. %2</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>named: %1 and %2</source>
        <translation>apostas: %1 e %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStakes</name>
    <message>
        <source>Your stake, 1 to %1. The lower stake counts.</source>
        <translation>Sua aposta, de 1 a %1. Vale a menor das duas.</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Aposta %1</translation>
    </message>
    <message>
        <source>Add a chip of %1</source>
        <translation>Adicionar uma ficha de %1</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>No máximo %1.</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>Retirar uma ficha</translation>
    </message>
    <message>
        <source>Add a chip first.</source>
        <translation>Primeiro adicione uma ficha.</translation>
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
        <translation>%1 de %2 sets vencidos</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>estourou</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>parou</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>passou a vez</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>venceu o set</translation>
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
        <translation>para %1</translation>
    </message>
    <message>
        <source>Play it as %1, to %2</source>
        <translation>Jogar como %1, para %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTexts</name>
    <message>
        <source>Side deck: %1</source>
        <translation>Baralho lateral: %1</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Aposta %1</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Passar a vez</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>Jogar %1 e parar</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>Jogar %1, passar a vez</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>mais uma carta na próxima rodada</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>com %1</translation>
    </message>
    <message>
        <source>at %1, one more card next round</source>
        <translation>com %1, mais uma carta na próxima rodada</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>para %1</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards for your side deck.</source>
        <translation>
            <numerusform>Escolha %n carta para o seu baralho lateral.</numerusform>
            <numerusform>Escolha %n cartas para o seu baralho lateral.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a stake from 1 to %1. The lower one counts.</source>
        <translation>Faça uma aposta de 1 a %1. Vale a menor.</translation>
    </message>
    <message>
        <source>You have %1, over 20. A side card may save you.</source>
        <translation>Você tem %1, mais que 20. Uma carta lateral pode salvar você.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Você tem %1, %2 parou em %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Você tem %1, %2 tem %3.</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>escolhe</translation>
    </message>
    <message>
        <source>names a stake</source>
        <translation>faz uma aposta</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>parou</translation>
    </message>
    <message>
        <source>began the set</source>
        <translation>começou o set</translation>
    </message>
    <message>
        <source>Both stand at %1: set %2 is tied.</source>
        <translation>Os dois param em %1: set %2 empatado.</translation>
    </message>
    <message>
        <source>You went over 20 in set %2, with %3 against %4.</source>
        <translation>Você passou de 20 no set %2, com %3 contra %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in set %2, with %3 against %4.</source>
        <translation>%1 passou de 20 no set %2, com %3 contra %4.</translation>
    </message>
    <message>
        <source>You won set %2 with nine cards.</source>
        <translation>Você venceu o set %2 com nove cartas.</translation>
    </message>
    <message>
        <source>%1 won set %2 with nine cards.</source>
        <translation>%1 venceu o set %2 com nove cartas.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and your tie card won it.</source>
        <translation>O set %2 empatou em %3, e sua carta de desempate o decidiu.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and the tie card of %1 won it.</source>
        <translation>O set %2 empatou em %3, e a carta de desempate de %1 o decidiu.</translation>
    </message>
    <message>
        <source>You won set %2, with %3 against %4.</source>
        <translation>Você venceu o set %2, com %3 contra %4.</translation>
    </message>
    <message>
        <source>%1 won set %2, with %3 against %4.</source>
        <translation>%1 venceu o set %2, com %3 contra %4.</translation>
    </message>
    <message>
        <source>name a stake of %1</source>
        <translation>aposta %1</translation>
    </message>
    <message>
        <source>names a stake of %1</source>
        <translation>aposta %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>passa a vez com %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>passa a vez com %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>para em %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>para em %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>tem exatos %1 e para</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>tem exatos %1 e para</translation>
    </message>
    <message>
        <source>are over 20, at %1</source>
        <translation>passa de 20, com %1</translation>
    </message>
    <message>
        <source>is over 20, at %1</source>
        <translation>passa de 20, com %1</translation>
    </message>
    <message>
        <source>have nine cards, at %1</source>
        <translation>tem nove cartas, com %1</translation>
    </message>
    <message>
        <source>has nine cards, at %1</source>
        <translation>tem nove cartas, com %1</translation>
    </message>
    <message>
        <source>stand at %1, the house deck is empty</source>
        <translation>para em %1, o baralho da casa acabou</translation>
    </message>
    <message>
        <source>stands at %1, the house deck is empty</source>
        <translation>para em %1, o baralho da casa acabou</translation>
    </message>
    <message>
        <source>Both choose their side decks</source>
        <translation>Ambos escolhem o baralho lateral</translation>
    </message>
    <message>
        <source>Both name their stakes</source>
        <translation>Ambos fazem sua aposta</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Set %1</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>Set %1 empatado</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Você começa</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 começa</translation>
    </message>
    <message>
        <source>You win the set</source>
        <translation>Você vence o set</translation>
    </message>
    <message>
        <source>%1 wins the set</source>
        <translation>%1 vence o set</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Você vence a partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vence a partida</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>joga %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>joga %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>cometeu uma falha, que conta como Parar</translation>
    </message>
    <message>
        <source>You have nine cards</source>
        <translation>Você tem nove cartas</translation>
    </message>
    <message>
        <source>%1 has nine cards</source>
        <translation>%1 tem nove cartas</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Você passa de 20, com %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 passa de 20, com %2</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>Em jogo: %1</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Chance to win, %</source>
        <translation>Chance de vitória, %</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Pontos esperados</translation>
    </message>
    <message>
        <source>Expected cards left</source>
        <translation>Sobra esperada</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 pontos</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartas</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Precisão %1%</translation>
    </message>
    <message>
        <source>Accuracy %1 %, %2 %3 %</source>
        <translation>Precisão %1%, %2 %3%</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silêncio</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jogar uma carta</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Ficar com uma carta</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descartar uma carta</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Declarar o trunfo</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>uma imprecisão</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>um erro</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>um erro grave</translation>
    </message>
    <message>
        <source>Judge version %1.</source>
        <translation>Versão %1 do avaliador.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like the bot %1 and all undrawn cards are drawn at random.</source>
        <translation>Valor: quanto vale uma posição para um assento se todos continuarem como o bot %1 e as cartas que faltam forem compradas ao acaso.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like a quick player who sees all cards and all undrawn cards are drawn at random.</source>
        <translation>Valor: quanto vale uma posição para um assento se todos continuarem como um jogador rápido que vê todas as cartas e as cartas que faltam forem compradas ao acaso.</translation>
    </message>
    <message>
        <source>Loss: the value of the best answer minus the value of the answer given, averaged over all hands the others could hold, from what the player knew. Unforced: a decision with at least one clearly worse answer.</source>
        <translation>Perda: o valor da melhor resposta menos o da resposta dada, em média sobre todas as mãos que os outros podiam ter pelo que o jogador sabia. Não forçada: uma decisão com pelo menos uma resposta claramente pior.</translation>
    </message>
    <message>
        <source>Marks: ?! for a loss of %1 or more, ? of %2, ?? of %3, if the loss is more than twice its error.</source>
        <translation>Sinais: ?! para uma perda de %1 ou mais, ? de %2, ?? de %3, se a perda for maior que o dobro do seu erro.</translation>
    </message>
    <message>
        <source>Accuracy: the share of what was at stake that the player kept, from the worst answer (0 %) to the best (100 %).</source>
        <translation>Precisão: quanto um assento conservou do que estava em jogo nas suas decisões, da pior resposta (0%) à melhor (100%).</translation>
    </message>
    <message>
        <source>%1: skill is %2 because every answer is also the judge’s choice. A mark shows where another answer is better.</source>
        <translation>%1: a habilidade é %2 porque cada resposta é também a escolha do avaliador. Um sinal mostra onde outra resposta é melhor.</translation>
    </message>
    <message numerus="yes">
        <source>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</source>
        <translation>
            <numerusform>Exato: calculado sem erro. Simulado: a média de até %Ln simulação, ± um erro padrão. Heurístico: calculado por um modelo simplificado, ± a precisão dele.</numerusform>
            <numerusform>Exato: calculado sem erro. Simulado: a média de até %Ln simulações, ± um erro padrão. Heurístico: calculado por um modelo simplificado, ± a precisão dele.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: skill is %2 because gains and losses even out with the cards as they lay. A mark shows what an answer costs given what the seat knew.</source>
        <translation>%1: a habilidade é %2 porque ganhos e perdas se compensam com as cartas como estavam. Um sinal mostra quanto custa uma resposta, pelo que o assento sabia.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat, the mean of two ways to finish the hand: perfectly, seeing all cards, and sensibly, without seeing them. Later hands are dealt at random.</source>
        <translation>Valor: quanto vale uma posição para um assento, a média de duas formas de terminar a mão: com perfeição, vendo todas as cartas, e com bom senso, sem vê-las. As mãos seguintes são distribuídas ao acaso.</translation>
    </message>
    <message>
        <source>Luck: what drawn cards change. Skill: what answers change, seeing all cards. Start + luck + skill + others’ skill = result. Where fewer is better, a minus helps. Luck-adjusted: the same strength with less noise.</source>
        <translation>Sorte: o que as cartas compradas mudam. Habilidade: o que as respostas mudam, vendo todas as cartas. Início + sorte + habilidade + habilidade dos outros = resultado. Onde menos é melhor, um sinal de menos ajuda. Sem a sorte: a mesma força com menos acaso.</translation>
    </message>
    <message>
        <source>Not significant: a change of no more than twice its error. It can be nothing.</source>
        <translation>Não significativo: uma mudança de no máximo o dobro do seu erro. Pode não ser nada.</translation>
    </message>
</context>
<context>
    <name>BotTrust</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation>Sem isolamento</translation>
    </message>
    <message>
        <source>%1 could read your files and use the network. Run it anyway?</source>
        <translation>%1 poderia ler seus arquivos e usar a rede. Executar mesmo assim?</translation>
    </message>
    <message>
        <source>These bots could read your files and use the network. Run them anyway?

%1</source>
        <translation>Estes bots poderiam ler seus arquivos e usar a rede. Executar mesmo assim?

%1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Run them</source>
        <translation>Executar</translation>
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
        <translation>Legal.</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>Paciência.</translation>
    </message>
    <message>
        <source>Lovely!</source>
        <translation>Que beleza!</translation>
    </message>
    <message>
        <source>Oh dear!</source>
        <translation>Puxa!</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>Ora, ora.</translation>
    </message>
    <message>
        <source>Typical.</source>
        <translation>Típico.</translation>
    </message>
    <message>
        <source>Ha!</source>
        <translation>Ha!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Ai!</translation>
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
        <translation>Decisão %1: %2 responde “%3”, %4 responde “%5”.</translation>
    </message>
</context>
<context>
    <name>ContestNames</name>
    <message>
        <source>The hill needs a name.</source>
        <translation>A colina precisa de um nome.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>O torneio precisa de um nome.</translation>
    </message>
    <message>
        <source>The name contains an invisible character, which a file name can’t have.</source>
        <translation>O nome contém um caractere invisível, que um nome de arquivo não pode ter.</translation>
    </message>
    <message>
        <source>A file name can’t contain “%1”. Leave it out.</source>
        <translation>Um nome de arquivo não pode conter “%1”. Retire-o.</translation>
    </message>
    <message>
        <source>The name can’t begin or end with a full stop.</source>
        <translation>O nome não pode começar nem terminar com um ponto.</translation>
    </message>
    <message>
        <source>The name is too long for a file. Use a shorter one.</source>
        <translation>O nome é longo demais para um arquivo. Use um mais curto.</translation>
    </message>
    <message>
        <source>A hill called “%1” already exists.</source>
        <translation>Já existe uma colina chamada “%1”.</translation>
    </message>
    <message>
        <source>A tournament called “%1” already exists.</source>
        <translation>Já existe um torneio chamado “%1”.</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colina</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
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
        <translation>Assistir</translation>
    </message>
    <message>
        <source>%1 matches: queued</source>
        <translation>%1 partidas: na fila</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>%1 matches: stopped at %2 %</source>
        <translation>%1 partidas: parado em %2%</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Count line</source>
        <translation>Linha da soma</translation>
    </message>
    <message>
        <source>over</source>
        <translation>demais</translation>
    </message>
</context>
<context>
    <name>CountMiddle</name>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation>
            <numerusform>baralho da casa: %n</numerusform>
            <numerusform>baralho da casa: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restam %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSeat</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 de %2 mãos</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%1 de %2 mãos vencidas</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Side cards: %1</source>
        <translation>Laterais: %1</translation>
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
        <translation>Mostrar minhas cartas</translation>
    </message>
</context>
<context>
    <name>DecisionKind</name>
    <message>
        <source>Above 20</source>
        <translation>Acima de 20</translation>
    </message>
    <message>
        <source>Behind a player who stands</source>
        <translation>Atrás de quem parou</translation>
    </message>
    <message>
        <source>Level with a player who stands</source>
        <translation>Empatado com quem parou</translation>
    </message>
    <message>
        <source>Ahead of a player who stands</source>
        <translation>À frente de quem parou</translation>
    </message>
    <message>
        <source>Up to 10, no card can bust</source>
        <translation>Até 10, sem risco de estourar</translation>
    </message>
    <message>
        <source>On 11 to 14</source>
        <translation>De 11 a 14</translation>
    </message>
    <message>
        <source>On 15 to 17</source>
        <translation>De 15 a 17</translation>
    </message>
    <message>
        <source>On 18 to 20</source>
        <translation>De 18 a 20</translation>
    </message>
    <message>
        <source>Choose the side deck</source>
        <translation>Escolher o baralho lateral</translation>
    </message>
    <message>
        <source>Name a stake</source>
        <translation>Fazer a aposta</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Mandar pegar</translation>
    </message>
    <message>
        <source>Pick up as the dealer</source>
        <translation>Pegar como carteador</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Declarar o trunfo</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jogar sozinho</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Lead without trump in hand</source>
        <translation>Sair sem trunfo na mão</translation>
    </message>
    <message>
        <source>Lead with trump in hand</source>
        <translation>Sair com trunfo na mão</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Seguir o naipe</translation>
    </message>
    <message>
        <source>Trump in or throw off</source>
        <translation>Cortar ou descartar</translation>
    </message>
    <message>
        <source>Throw off without trump</source>
        <translation>Descartar sem trunfo</translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation>Últimas duas vazas</translation>
    </message>
    <message>
        <source>First pick</source>
        <translation>Primeira escolha</translation>
    </message>
    <message>
        <source>Later picks</source>
        <translation>Escolhas seguintes</translation>
    </message>
    <message>
        <source>With a pair in hand</source>
        <translation>Com par na mão</translation>
    </message>
    <message>
        <source>Without a pair in hand</source>
        <translation>Sem par na mão</translation>
    </message>
    <message>
        <source>Last three games</source>
        <translation>Últimos três jogos</translation>
    </message>
    <message>
        <source>Low card</source>
        <translation>Carta baixa</translation>
    </message>
    <message>
        <source>Middle card</source>
        <translation>Carta média</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carta alta</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>Últimas rodadas</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation>Monte vazio</translation>
    </message>
    <message>
        <source>With a jump back in hand</source>
        <translation>Com recuo na mão</translation>
    </message>
    <message>
        <source>Cards still due</source>
        <translation>Cartas ainda a jogar</translation>
    </message>
    <message>
        <source>Turn may be ended</source>
        <translation>Já pode passar a vez</translation>
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
        <translation>valete direito</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>valete esquerdo</translation>
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
        <translation>Você diz: %1</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 diz: %2</translation>
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
        <translation>Última vaza: sua</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>Última vaza: %1</translation>
    </message>
</context>
<context>
    <name>EuchrePicked</name>
    <message>
        <source>%1 picked up the %2</source>
        <translation>%1 pegou %2</translation>
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
        <translation>Clique ou tecle para continuar</translation>
    </message>
</context>
<context>
    <name>EuchreScore</name>
    <message>
        <source>To %1</source>
        <translation>Até %1</translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation>Pontos até %1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n vaza</numerusform>
            <numerusform>%n vazas</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eles</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>%1 by a euchre</source>
        <translation>%1 por um euchre</translation>
    </message>
    <message>
        <source>Tricks of hand %1</source>
        <translation>Vazas da mão %1</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Vaza</translation>
    </message>
    <message>
        <source>A line marks the card that won, › the card that was led.</source>
        <translation>Um traço marca a carta que venceu, › a carta de saída.</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>saiu com %1</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Declarações</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>pega a carta</translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation>pega a carta</translation>
    </message>
    <message>
        <source>Rules of your own.</source>
        <translation>Regras próprias.</translation>
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
        <translation>Carteador: %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>C</translation>
    </message>
</context>
<context>
    <name>EuchreTexts</name>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
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
        <translation>Passar</translation>
    </message>
    <message>
        <source>Order it up</source>
        <translation>Mandar pegar</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Declarar %1</translation>
    </message>
    <message>
        <source>With my partner</source>
        <translation>Com meu parceiro</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sozinho</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>Jogar %1</translation>
    </message>
    <message>
        <source>its suit is trump</source>
        <translation>seu naipe é trunfo</translation>
    </message>
    <message>
        <source>my partner sits out</source>
        <translation>meu parceiro fica de fora</translation>
    </message>
    <message>
        <source>You lead. %1 are trump.</source>
        <translation>Você sai. %1 é trunfo.</translation>
    </message>
    <message>
        <source>%1 were led: follow suit.</source>
        <translation>Saída: %1. Siga o naipe.</translation>
    </message>
    <message>
        <source>%1 were led and you have none: play any card.</source>
        <translation>Saída: %1, e você não tem: jogue qualquer carta.</translation>
    </message>
    <message>
        <source>%1 is turned up. You’re the dealer and would pick it up.</source>
        <translation>Carta virada: %1. Você deu as cartas e a pegaria.</translation>
    </message>
    <message>
        <source>%1 is turned up. Your partner is the dealer and would pick it up.</source>
        <translation>Carta virada: %1. Seu parceiro deu as cartas e a pegaria.</translation>
    </message>
    <message>
        <source>%1 is turned up. %2 is the dealer and would pick it up.</source>
        <translation>Carta virada: %1. %2 deu as cartas e a pegaria.</translation>
    </message>
    <message>
        <source>You picked up the %1. Discard a card face down.</source>
        <translation>Você pegou %1. Descarte uma carta, virada para baixo.</translation>
    </message>
    <message>
        <source>No one ordered it up. You must name a suit.</source>
        <translation>Ninguém mandou pegar. Você tem de declarar um naipe.</translation>
    </message>
    <message>
        <source>No one ordered it up. Name a suit or pass.</source>
        <translation>Ninguém mandou pegar. Declare um naipe ou passe.</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>fora desta</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>sozinho</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>carteador</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>você e seu parceiro</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>os outros</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>No one named trump: hand %1 doesn’t count.</source>
        <translation>Ninguém declarou trunfo: a mão %1 não conta.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n vaza</numerusform>
            <numerusform>%n vazas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made %2 and took %3: %4.</source>
        <translation>%1 fizeram %3 com trunfo %2: %4.</translation>
    </message>
    <message>
        <source>%1 took only %2 in %3: %4 for %5.</source>
        <translation>%1 fizeram só %2 com trunfo %3: %4 para %5.</translation>
    </message>
    <message>
        <source>You take the trick with the %1.</source>
        <translation>Você leva a vaza com %1.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2.</source>
        <translation>%1 leva a vaza com %2.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>order it up</source>
        <translation>manda pegar</translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation>manda pegar</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>declara %1</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>declara %1</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>joga sozinho</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>joga sozinho</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mão %1</translation>
    </message>
    <message>
        <source>%1 are turned down</source>
        <translation>%1: naipe recusado</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1 é trunfo</translation>
    </message>
    <message>
        <source>Hand %1 is void</source>
        <translation>Mão %1 anulada</translation>
    </message>
    <message>
        <source>%1 made it</source>
        <translation>%1 conseguiram</translation>
    </message>
    <message>
        <source>%1 are euchred</source>
        <translation>%1 levaram euchre</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <translation>%1 vencem a partida</translation>
    </message>
    <message>
        <source>No one wins the match</source>
        <translation>Ninguém vence a partida</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Você leva a vaza</translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation>%1 leva a vaza</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Carteador: %1</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2, who plays alone</source>
        <translation>Trunfo: %1, declarado por %2, que joga sozinho</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2</source>
        <translation>Trunfo: %1, declarado por %2</translation>
    </message>
    <message>
        <source>Tricks: %1 %2, %3 %4</source>
        <translation>Vazas: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>Vaza %1, saída de %2</translation>
    </message>
    <message>
        <source>play the %1</source>
        <translation>joga %1</translation>
    </message>
    <message>
        <source>plays the %1</source>
        <translation>joga %1</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>Carta virada: %1</translation>
    </message>
    <message>
        <source>pick up the card</source>
        <translation>pega a carta</translation>
    </message>
    <message>
        <source>picks up the card</source>
        <translation>pega a carta</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>descarta uma carta</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>descarta uma carta</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>descarta %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>descarta %1</translation>
    </message>
    <message>
        <source>discard the %1</source>
        <translation>descarta %1</translation>
    </message>
    <message>
        <source>discards the %1</source>
        <translation>descarta %1</translation>
    </message>
    <message>
        <source>had a fault, so the default answer counts</source>
        <translation>cometeu uma falha, e vale a resposta padrão</translation>
    </message>
    <message>
        <source>%1 took all tricks</source>
        <translation>%1 levou todas as vazas</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Pegue</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Defender sozinho</translation>
    </message>
    <message>
        <source>4 points for all five tricks</source>
        <translation>4 pontos pelas cinco vazas</translation>
    </message>
    <message>
        <source>%1 are trump. Play with your partner, or alone (%2)?</source>
        <translation>%1 é trunfo. Jogar com seu parceiro ou sozinho (%2)?</translation>
    </message>
    <message>
        <source>Your partner made %1 trump. Play together, or alone (%2)?</source>
        <translation>Seu parceiro declarou %1 como trunfo. Jogar com ele ou sozinho (%2)?</translation>
    </message>
    <message>
        <source>%1 plays alone. Defend with your partner, or alone (%2)?</source>
        <translation>%1 joga sozinho. Defender com seu parceiro ou sozinho (%2)?</translation>
    </message>
    <message>
        <source>%1 made %2 trump. Defend with your partner, or alone (%3)?</source>
        <translation>%1 declarou %2 como trunfo. Defender com seu parceiro ou sozinho (%3)?</translation>
    </message>
</context>
<context>
    <name>EuchreTray</name>
    <message>
        <source>You sit out this hand.</source>
        <translation>Você fica fora desta mão.</translation>
    </message>
    <message>
        <source>%1 sits out this hand.</source>
        <translation>%1 fica fora desta mão.</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>valete esquerdo</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>Voltar à vaza</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>levada por %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
</context>
<context>
    <name>EuchreTrick</name>
    <message>
        <source>your card</source>
        <translation>sua carta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>vencendo</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>leva</translation>
    </message>
</context>
<context>
    <name>EuchreTrump</name>
    <message>
        <source>Trump: %1</source>
        <translation>Trunfo: %1</translation>
    </message>
    <message>
        <source>Trump: %1, %2</source>
        <translation>Trunfo: %1, %2</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>ainda sem trunfo</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>a declarar</translation>
    </message>
</context>
<context>
    <name>EuchreTurned</name>
    <message>
        <source>discard here</source>
        <translation>descarte aqui</translation>
    </message>
</context>
<context>
    <name>EuchreWhy</name>
    <message>
        <source>No card left can beat it.</source>
        <translation>Nenhuma carta restante ganha dela.</translation>
    </message>
    <message>
        <source>It draws trumps from the other side.</source>
        <translation>Tira trunfos do outro lado.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Só um trunfo ganha dela.</translation>
    </message>
    <message>
        <source>It’s your only card of this suit, so you can trump it later.</source>
        <translation>É sua única carta deste naipe: depois você pode cortar.</translation>
    </message>
    <message>
        <source>It’s your lowest card, so it risks least.</source>
        <translation>É sua carta mais baixa e arrisca menos.</translation>
    </message>
    <message>
        <source>Your partner’s card could still be beaten. This one can’t.</source>
        <translation>A carta do parceiro ainda pode perder. Esta não.</translation>
    </message>
    <message>
        <source>You play last, and it’s your lowest card that takes the trick.</source>
        <translation>Você joga por último, e é sua carta mais baixa que leva a vaza.</translation>
    </message>
    <message>
        <source>It takes the trick for certain.</source>
        <translation>Leva a vaza com certeza.</translation>
    </message>
    <message>
        <source>It trumps the suit that was led.</source>
        <translation>Corta o naipe de saída.</translation>
    </message>
    <message>
        <source>It’s ahead, and the others have to beat it.</source>
        <translation>Está na frente; os outros precisam ganhar dela.</translation>
    </message>
    <message>
        <source>Your partner is ahead, so keep your better cards.</source>
        <translation>Seu parceiro está na frente: guarde as cartas melhores.</translation>
    </message>
    <message>
        <source>It keeps your better cards for a later trick.</source>
        <translation>Guarda as cartas melhores para depois.</translation>
    </message>
    <message>
        <source>You can’t win this trick, and then you can trump its suit.</source>
        <translation>Esta vaza está perdida, e depois você pode cortar esse naipe.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so give your lowest card.</source>
        <translation>Esta vaza está perdida: dê sua carta mais baixa.</translation>
    </message>
    <message>
        <source>You can’t win this trick.</source>
        <translation>Esta vaza está perdida.</translation>
    </message>
    <message>
        <source>You have no trump.</source>
        <translation>Você não tem trunfo.</translation>
    </message>
    <message>
        <source>You would have no trump.</source>
        <translation>Você não teria trunfo.</translation>
    </message>
    <message>
        <source>Your trumps: %1.</source>
        <translation>Seus trunfos: %1.</translation>
    </message>
    <message>
        <source>Your trumps would be: %1.</source>
        <translation>Seus trunfos seriam: %1.</translation>
    </message>
    <message>
        <source>Other aces: %1.</source>
        <translation>Outros ases: %1.</translation>
    </message>
    <message>
        <source>Your partner gets the %1.</source>
        <translation>Seu parceiro recebe %1.</translation>
    </message>
    <message>
        <source>The other side would get the %1.</source>
        <translation>O outro lado receberia %1.</translation>
    </message>
    <message>
        <source>Even your best suit is weak: %1.</source>
        <translation>Mesmo seu melhor naipe é fraco: %1.</translation>
    </message>
    <message>
        <source>It leaves you without %1, so you can trump them.</source>
        <translation>Você fica sem %1 e pode cortar.</translation>
    </message>
    <message>
        <source>It’s your lowest card.</source>
        <translation>É sua carta mais baixa.</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Clubs</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>card</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eles</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>você carteia</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Carteador: %1</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>você joga sozinho</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 joga sozinho</translation>
    </message>
    <message>
        <source>you ordered it up</source>
        <translation>você mandou pegar</translation>
    </message>
    <message>
        <source>ordered up by %1</source>
        <translation>%1 mandou pegar</translation>
    </message>
    <message>
        <source>you named it</source>
        <translation>você declarou</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>%1 declarou</translation>
    </message>
    <message>
        <source>Pick it up, alone!</source>
        <translation>Pegue, e sozinho!</translation>
    </message>
    <message>
        <source>I’m picking it up</source>
        <translation>Eu pego</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Pegue</translation>
    </message>
    <message>
        <source>%1, alone!</source>
        <translation>%1, sozinho!</translation>
    </message>
    <message>
        <source>Alone!</source>
        <translation>Sozinho!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>you picked it up</source>
        <translation>você pegou a carta</translation>
    </message>
    <message>
        <source>picked up by %1</source>
        <translation>%1 pegou a carta</translation>
    </message>
    <message>
        <source>I’m picking it up, alone!</source>
        <translation>Eu pego, e sozinho!</translation>
    </message>
    <message>
        <source>Pick it up, with %1 as trump?</source>
        <translation>Pegar, com %1 como trunfo?</translation>
    </message>
    <message>
        <source>%1 as trump?</source>
        <translation>%1 como trunfo?</translation>
    </message>
    <message>
        <source>Which suit is trump?</source>
        <translation>Qual naipe é trunfo?</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descartar uma carta</translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 descarta uma carta</translation>
    </message>
    <message>
        <source>Alone or together?</source>
        <translation>Sozinho ou em dupla?</translation>
    </message>
    <message>
        <source>You took all five alone!</source>
        <translation>As cinco sozinho!</translation>
    </message>
    <message>
        <source>%1 took all five alone!</source>
        <translation>%1: as cinco sozinho!</translation>
    </message>
    <message>
        <source>March!</source>
        <translation>Todas as vazas!</translation>
    </message>
    <message>
        <source>Euchre, alone!</source>
        <translation>Euchre, sozinho!</translation>
    </message>
    <message>
        <source>Euchre!</source>
        <translation>Euchre!</translation>
    </message>
    <message>
        <source>We are euchred</source>
        <translation>Levamos euchre</translation>
    </message>
    <message>
        <source>They are euchred</source>
        <translation>Eles levaram euchre</translation>
    </message>
    <message>
        <source>The makers are euchred</source>
        <translation>Euchre do declarante</translation>
    </message>
    <message>
        <source>Tricks we need: %1</source>
        <translation>Vazas de que precisamos: %1</translation>
    </message>
    <message>
        <source>Tricks they need: %1</source>
        <translation>Vazas de que precisam: %1</translation>
    </message>
    <message>
        <source>Tricks the makers need: %1</source>
        <translation>Vazas de que o declarante precisa: %1</translation>
    </message>
    <message>
        <source>Made. All five are a march.</source>
        <translation>Cumprida. As cinco valem mais.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumprida</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>not allowed</source>
        <translation>não permitido</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>não entendido</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>tempo esgotado</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>caiu</translation>
    </message>
    <message>
        <source>did not start</source>
        <translation>não iniciou</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>sumiu</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>travou</translation>
    </message>
    <message>
        <source>too much output</source>
        <translation>saída demais</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>memória demais</translation>
    </message>
    <message>
        <source>too many processes</source>
        <translation>processos demais</translation>
    </message>
    <message>
        <source>It counts as Stand.</source>
        <translation>Conta como Parar.</translation>
    </message>
    <message>
        <source>It is given the default answer.</source>
        <translation>Vale a resposta padrão.</translation>
    </message>
    <message>
        <source>It forfeits.</source>
        <translation>Conta como desistência.</translation>
    </message>
    <message>
        <source>The match is lost.</source>
        <translation>A partida está perdida.</translation>
    </message>
    <message>
        <source>It counts as silence.</source>
        <translation>Conta como silêncio.</translation>
    </message>
    <message>
        <source>It counts as %1.</source>
        <translation>Conta como %1.</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Nenhuma falha</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as Stand</source>
        <translation>
            <numerusform>%n falha, que conta como Parar</numerusform>
            <numerusform>%n falhas, cada uma conta como Parar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each given the default answer</source>
        <translation>
            <numerusform>%n falha, vale a resposta padrão</numerusform>
            <numerusform>%n falhas, em cada uma vale a resposta padrão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a forfeit</source>
        <translation>
            <numerusform>%n falha, que conta como desistência</numerusform>
            <numerusform>%n falhas, cada uma é uma desistência</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a lost match</source>
        <translation>
            <numerusform>%n falha, uma partida perdida</numerusform>
            <numerusform>%n falhas, cada uma é uma partida perdida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as silence</source>
        <translation>
            <numerusform>%n falha, que conta como silêncio</numerusform>
            <numerusform>%n falhas, cada uma conta como silêncio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as %1</source>
        <translation>
            <numerusform>%n falha, que conta como %1</numerusform>
            <numerusform>%n falhas, cada uma conta como %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FewWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>files</comment>
        <translation>
            <numerusform>E mais %n.</numerusform>
            <numerusform>E mais %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatPicker</name>
    <message>
        <source>Round-robin, every pair</source>
        <translation>Todos contra todos, cada par</translation>
    </message>
    <message>
        <source>One table with everyone</source>
        <translation>Uma mesa com todos</translation>
    </message>
    <message>
        <source>Random tables</source>
        <translation>Mesas sorteadas</translation>
    </message>
    <message>
        <source>Gauntlet, first against all</source>
        <translation>Desafio, o primeiro contra todos</translation>
    </message>
    <message>
        <source>Knockout, losers are out</source>
        <translation>Mata-mata, quem perde sai</translation>
    </message>
    <message>
        <source>Swiss, equal scores meet</source>
        <translation>Suíço, iguais se enfrentam</translation>
    </message>
    <message>
        <source>Cup, best of seven sets</source>
        <translation>Copa, melhor de sete sets</translation>
    </message>
    <message>
        <source>round-robin</source>
        <comment>after the game&apos;s name</comment>
        <translation>turno único</translation>
    </message>
    <message>
        <source>table</source>
        <comment>after the game&apos;s name</comment>
        <translation>mesa</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <comment>after the game&apos;s name</comment>
        <translation>desafio</translation>
    </message>
    <message>
        <source>knockout</source>
        <comment>after the game&apos;s name</comment>
        <translation>mata-mata</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>after the game&apos;s name</comment>
        <translation>suíço</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>after the game&apos;s name</comment>
        <translation>copa</translation>
    </message>
    <message>
        <source>random tables</source>
        <comment>after the game&apos;s name</comment>
        <translation>mesas sorteadas</translation>
    </message>
    <message>
        <source>Each entrant plays every other one.</source>
        <translation>Cada participante enfrenta todos os outros.</translation>
    </message>
    <message>
        <source>All entrants sit at one table. Seats are drawn for every deal.</source>
        <translation>Todos os participantes sentam à mesma mesa. Os assentos são sorteados a cada distribuição.</translation>
    </message>
    <message>
        <source>The first entrant plays every other one. The others do not meet.</source>
        <translation>O primeiro participante enfrenta cada um dos outros. Os outros não se enfrentam.</translation>
    </message>
    <message>
        <source>The losers of a round are out. The best seeds meet last. Drawn pairings get extra matches.</source>
        <translation>Quem perde em uma rodada está fora. Os melhores cabeças de chave se enfrentam por último. Confrontos empatados ganham partidas extras.</translation>
    </message>
    <message>
        <source>In each round entrants with equal scores meet, if possible never twice.</source>
        <translation>Em cada rodada se enfrentam participantes com a mesma pontuação, se possível nunca duas vezes.</translation>
    </message>
    <message>
        <source>Winners meet winners and losers meet losers until every place is decided. The first to win four sets wins the pairing.</source>
        <translation>Vencedores enfrentam vencedores e perdedores enfrentam perdedores, até cada lugar estar decidido. Vence o confronto quem primeiro ganha quatro sets.</translation>
    </message>
    <message>
        <source>For every match, the players are drawn at random from all entrants.</source>
        <translation>A cada partida, os jogadores são sorteados entre todos os participantes.</translation>
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
        <translation>Monte seu baralho lateral: sinais, inversões, dobras, apostas.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatório</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Cauteloso</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Ousado</translation>
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
        <translation>qualquer lance legal</translation>
    </message>
    <message>
        <source>stands from 15</source>
        <translation>para com 15 ou mais</translation>
    </message>
    <message>
        <source>stands from 18</source>
        <translation>para com 18 ou mais</translation>
    </message>
    <message>
        <source>high stakes and tricks</source>
        <translation>apostas altas e truques</translation>
    </message>
    <message>
        <source>saves its side cards</source>
        <translation>poupa cartas laterais</translation>
    </message>
    <message>
        <source>counts unseen cards</source>
        <translation>conta cada carta não vista</translation>
    </message>
    <message>
        <source>ends its turn</source>
        <translation>passa a vez</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>decide parar</translation>
    </message>
    <message>
        <source>plays a side card</source>
        <translation>joga uma lateral</translation>
    </message>
    <message>
        <source>saves hands that are over 20</source>
        <translation>salva somas acima de 20</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>estourou</translation>
    </message>
    <message>
        <source>House deck copies</source>
        <translation>Cópias no baralho</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 10 are in the house deck.</source>
        <translation>Quantas cópias de cada carta de 1 a 10 há no baralho da casa.</translation>
    </message>
    <message>
        <source>Side cards to choose from</source>
        <translation>Laterais à escolha</translation>
    </message>
    <message>
        <source>Which side cards a deck may contain.</source>
        <translation>Que cartas laterais um baralho pode ter.</translation>
    </message>
    <message>
        <source>plus only</source>
        <translation>só mais</translation>
    </message>
    <message>
        <source>plus, minus, either sign</source>
        <translation>mais, menos, ±</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>todos os tipos</translation>
    </message>
    <message>
        <source>Cards in a side deck</source>
        <translation>Cartas no lateral</translation>
    </message>
    <message>
        <source>Number of cards chosen before the first set.</source>
        <translation>Número de cartas escolhidas antes do primeiro set.</translation>
    </message>
    <message>
        <source>Side cards drawn</source>
        <translation>Laterais sorteadas</translation>
    </message>
    <message>
        <source>Drawn at random from the side deck. They must last the whole match.</source>
        <translation>Sorteadas do baralho lateral. Precisam durar a partida inteira.</translation>
    </message>
    <message>
        <source>Copies of a card</source>
        <translation>Cópias de uma carta</translation>
    </message>
    <message>
        <source>Maximum copies of a card in a side deck. Special cards at most once.</source>
        <translation>Máximo de cópias de uma carta em um baralho lateral. Cartas especiais, só uma vez.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Sets para vencer</translation>
    </message>
    <message>
        <source>The first to win this many sets wins the match. Tied sets don’t count.</source>
        <translation>Quem primeiro vencer este número de sets vence a partida. Sets empatados não contam.</translation>
    </message>
    <message>
        <source>Stand at 20</source>
        <translation>Parar em 20</translation>
    </message>
    <message>
        <source>A player with exactly 20 stands automatically, also after a side card.</source>
        <translation>Quem tem exatos 20 para automaticamente, também depois de uma carta lateral.</translation>
    </message>
    <message>
        <source>Nine cards win</source>
        <translation>Nove cartas vencem</translation>
    </message>
    <message>
        <source>Nine cards that are not over 20 win the set at once.</source>
        <translation>Nove cartas sem passar de 20 vencem o set na hora.</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Who moves first in the first set and in the later ones.</source>
        <translation>Quem começa o primeiro set e os seguintes.</translation>
    </message>
    <message>
        <source>random, then in turn</source>
        <translation>sorteio, depois alternado</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>sempre o primeiro assento</translation>
    </message>
    <message>
        <source>random, then the loser</source>
        <translation>sorteio, depois o perdedor</translation>
    </message>
    <message>
        <source>Highest stake</source>
        <translation>Aposta máxima</translation>
    </message>
    <message>
        <source>Both players name a stake, and the lower one counts. 0 = no stakes.</source>
        <translation>Os dois fazem uma aposta, e vale a menor. 0 = sem apostas.</translation>
    </message>
    <message>
        <source>sets won</source>
        <translation>sets ganhos</translation>
    </message>
    <message>
        <source>house deck</source>
        <translation>baralho da casa</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>cartas na mesa</translation>
    </message>
    <message>
        <source>side cards</source>
        <translation>cartas laterais</translation>
    </message>
    <message>
        <source>side deck, not drawn</source>
        <translation>lateral, não sorteadas</translation>
    </message>
    <message>
        <source>used side cards</source>
        <translation>cartas laterais usadas</translation>
    </message>
    <message>
        <source>You can’t answer that now.</source>
        <translation>Você não pode responder isso agora.</translation>
    </message>
    <message>
        <source>The side deck doesn’t have the right number of cards.</source>
        <translation>O baralho lateral não tem o número certo de cartas.</translation>
    </message>
    <message>
        <source>The side deck has a card that these rules don’t allow.</source>
        <translation>O baralho lateral tem uma carta que estas regras não permitem.</translation>
    </message>
    <message>
        <source>The side deck has too many copies of one card.</source>
        <translation>O baralho lateral tem cópias demais de uma carta.</translation>
    </message>
    <message>
        <source>A stake is a number from 1 to the highest stake.</source>
        <translation>Uma aposta é um número de 1 até a aposta máxima.</translation>
    </message>
    <message>
        <source>You don’t have that side card.</source>
        <translation>Você não tem essa carta lateral.</translation>
    </message>
    <message>
        <source>That side card can’t count that much.</source>
        <translation>Essa carta lateral não pode valer tanto.</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Name trump with your partner, then take three of five tricks.</source>
        <translation>Declare o trunfo com seu parceiro e leve três das cinco vazas.</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Primeira carta</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>Solista</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Firme</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Perito</translation>
    </message>
    <message>
        <source>orders up, plays its first card</source>
        <translation>manda pegar, joga a primeira carta</translation>
    </message>
    <message>
        <source>orders up and plays alone</source>
        <translation>manda pegar e joga sozinho</translation>
    </message>
    <message>
        <source>calls with good hands only</source>
        <translation>só declara com mão boa</translation>
    </message>
    <message>
        <source>counts the cards played</source>
        <translation>conta as cartas jogadas</translation>
    </message>
    <message>
        <source>simulates hidden hands</source>
        <translation>simula mãos ocultas</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation>manda pegar</translation>
    </message>
    <message>
        <source>names trump</source>
        <translation>declara o trunfo</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>vai sozinho</translation>
    </message>
    <message>
        <source>wins a trick</source>
        <translation>leva uma vaza</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>leva euchre ao declarar</translation>
    </message>
    <message>
        <source>infers hidden cards, solves the play</source>
        <translation>deduz cartas ocultas, resolve o jogo</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Pontos para vencer</translation>
    </message>
    <message>
        <source>The first side to reach them wins the match.</source>
        <translation>O primeiro lado a alcançá-los vence a partida.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>Carteador declara</translation>
    </message>
    <message>
        <source>If everyone else passes twice, the dealer must name a suit. Otherwise the hand is void.</source>
        <translation>Se todos os outros passam duas vezes, o carteador precisa declarar um naipe. Senão, a mão é anulada.</translation>
    </message>
    <message>
        <source>Suit turned down</source>
        <translation>Naipe recusado</translation>
    </message>
    <message>
        <source>May the suit that was turned down be named in the second round?</source>
        <translation>O naipe recusado pode ser declarado na segunda rodada?</translation>
    </message>
    <message>
        <source>may be named</source>
        <translation>pode declarar</translation>
    </message>
    <message>
        <source>may not be named</source>
        <translation>não pode declarar</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Defender sozinho</translation>
    </message>
    <message>
        <source>May a player on the side that did not make trump play alone?</source>
        <translation>Um jogador do lado que não declarou o trunfo pode jogar sozinho?</translation>
    </message>
    <message>
        <source>Left bower</source>
        <translation>Valete esquerdo</translation>
    </message>
    <message>
        <source>Which suit the other jack of trump’s colour follows. It is the second-highest trump either way.</source>
        <translation>O naipe que o outro valete da cor do trunfo segue. Ele é sempre o segundo trunfo mais alto.</translation>
    </message>
    <message>
        <source>follows trump</source>
        <translation>segue o trunfo</translation>
    </message>
    <message>
        <source>follows its printed suit</source>
        <translation>segue o seu naipe impresso</translation>
    </message>
    <message>
        <source>Maximum hands</source>
        <translation>Máximo de mãos</translation>
    </message>
    <message>
        <source>After this many hands the match is a draw. Void hands count.</source>
        <translation>Depois deste número de mãos, a partida termina empatada. Mãos anuladas contam.</translation>
    </message>
    <message>
        <source>Stick the dealer, no defending alone</source>
        <translation>Carteador declara, ninguém defende só</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>Como na competição</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation>cartas de sobra</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mão</translation>
    </message>
    <message>
        <source>card turned up</source>
        <translation>carta virada</translation>
    </message>
    <message>
        <source>the dealer’s discard</source>
        <translation>descarte do carteador</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>vaza</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>vazas levadas</translation>
    </message>
    <message>
        <source>You have the suit that was led and must follow it.</source>
        <translation>Você tem o naipe de saída e precisa segui-lo.</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>Você não tem essa carta.</translation>
    </message>
    <message>
        <source>You must keep the card you picked up.</source>
        <translation>Você precisa ficar com a carta que pegou.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>Esse naipe foi recusado.</translation>
    </message>
    <message>
        <source>There is no such suit.</source>
        <translation>Esse naipe não existe.</translation>
    </message>
    <message>
        <source>Everyone else passed: the dealer must name a suit.</source>
        <translation>Todos os outros passaram: o carteador precisa declarar um naipe.</translation>
    </message>
    <message>
        <source>You can’t do that now.</source>
        <translation>Você não pode fazer isso agora.</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Pazaak</translation>
    </message>
    <message>
        <source>Get close to 20, but not over. Your few side cards must last.</source>
        <translation>Chegue perto de 20 sem passar. Poupe as cartas laterais.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Cuidadoso</translation>
    </message>
    <message>
        <source>draws below 20</source>
        <translation>compra até 19</translation>
    </message>
    <message>
        <source>draws below 15</source>
        <translation>compra até 14</translation>
    </message>
    <message>
        <source>plays the solved match</source>
        <translation>joga pela solução exata</translation>
    </message>
    <message>
        <source>Side pool copies</source>
        <translation>Cópias na reserva</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 5 a player’s side cards are drawn from.</source>
        <translation>Quantas cópias de cada carta de 1 a 5 há na reserva de onde saem as cartas laterais de um jogador.</translation>
    </message>
    <message>
        <source>Side cards per player</source>
        <translation>Laterais por jogador</translation>
    </message>
    <message>
        <source>Dealt once for the whole match. At most 5 times the copies in the pool.</source>
        <translation>Dadas uma vez para toda a partida. No máximo 5 vezes as cópias da reserva.</translation>
    </message>
    <message>
        <source>Hands to win</source>
        <translation>Mãos para vencer</translation>
    </message>
    <message>
        <source>The first to win this many hands wins the match. Tied hands don’t count.</source>
        <translation>Quem primeiro vencer este número de mãos vence a partida. Mãos empatadas não contam.</translation>
    </message>
    <message>
        <source>A player with exactly 20 after a house card stands automatically.</source>
        <translation>Quem tem exatos 20 depois de uma carta da casa para automaticamente.</translation>
    </message>
    <message>
        <source>Single hand</source>
        <translation>Mão única</translation>
    </message>
    <message>
        <source>hands won</source>
        <translation>mãos ganhas</translation>
    </message>
    <message>
        <source>There is no such side card.</source>
        <translation>Essa carta lateral não existe.</translation>
    </message>
    <message>
        <source>RPS Poker</source>
        <translation>RPS Poker</translation>
    </message>
    <message>
        <source>Keep one card, give one away. Then pair the base card or play high.</source>
        <translation>Fique com uma carta, dê a outra. Depois faça par ou jogue alto.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>Poupador</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>always takes the first card</source>
        <translation>pega sempre a primeira carta</translation>
    </message>
    <message>
        <source>keeps high cards</source>
        <translation>fica com cartas altas</translation>
    </message>
    <message>
        <source>plays a pair, else its lowest card</source>
        <translation>joga um par, senão a carta mais baixa</translation>
    </message>
    <message>
        <source>plays a pair, else its highest card</source>
        <translation>joga um par, senão a carta mais alta</translation>
    </message>
    <message>
        <source>plays the best chance in this game</source>
        <translation>joga a melhor chance neste jogo</translation>
    </message>
    <message>
        <source>weighs the chance now against the card’s later use</source>
        <translation>pesa a chance de agora contra o uso posterior da carta</translation>
    </message>
    <message>
        <source>models the opponent, simulates hidden hands</source>
        <translation>modela o adversário, simula mãos ocultas</translation>
    </message>
    <message>
        <source>gives the lower card</source>
        <translation>dá a carta mais baixa</translation>
    </message>
    <message>
        <source>plays a pair</source>
        <translation>joga um par</translation>
    </message>
    <message>
        <source>plays its highest</source>
        <translation>joga a mais alta</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>jogos ganhos</translation>
    </message>
    <message>
        <source>base deck</source>
        <translation>monte base</translation>
    </message>
    <message>
        <source>two cards to choose from</source>
        <translation>duas cartas à escolha</translation>
    </message>
    <message>
        <source>drafted cards</source>
        <translation>cartas escolhidas</translation>
    </message>
    <message>
        <source>cards to draw</source>
        <translation>cartas a comprar</translation>
    </message>
    <message>
        <source>card played</source>
        <translation>carta jogada</translation>
    </message>
    <message>
        <source>base card</source>
        <translation>carta base</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>jogos disputados</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Essa carta não está nesta mão.</translation>
    </message>
    <message>
        <source>That is not one of the two cards dealt.</source>
        <translation>Essa não é uma das duas cartas dadas.</translation>
    </message>
    <message>
        <source>That gives up the match.</source>
        <translation>Isso seria desistir da partida.</translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>Play 98 cards together. All you may say is a wish.</source>
        <translation>Joguem 98 cartas juntos. Só se pode dizer um pedido.</translation>
    </message>
    <message>
        <source>Simple Tom</source>
        <translation>Simple Tom</translation>
    </message>
    <message>
        <source>Smallest Gap</source>
        <translation>Menor lacuna</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>Ouvinte</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planejador</translation>
    </message>
    <message>
        <source>plays the first card that fits</source>
        <translation>joga a primeira carta que cabe</translation>
    </message>
    <message>
        <source>always plays the smallest gap</source>
        <translation>joga sempre a menor lacuna</translation>
    </message>
    <message>
        <source>plans its turn, respects wishes</source>
        <translation>planeja a vez, respeita pedidos</translation>
    </message>
    <message>
        <source>plans, listens and wishes</source>
        <translation>planeja, ouve e pede</translation>
    </message>
    <message>
        <source>simulates its plans to the end</source>
        <translation>simula seus planos até o fim</translation>
    </message>
    <message>
        <source>simulates its turns in possible hands</source>
        <translation>simula suas jogadas em mãos possíveis</translation>
    </message>
    <message>
        <source>jumps back</source>
        <translation>recua dez</translation>
    </message>
    <message>
        <source>plays more than the minimum</source>
        <translation>joga mais que o mínimo</translation>
    </message>
    <message>
        <source>makes wishes</source>
        <translation>faz pedidos</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas na mão</translation>
    </message>
    <message>
        <source>Cards dealt to each player, and refilled after each turn. All hands together have at most 98.</source>
        <translation>Cartas dadas a cada jogador e repostas após cada vez. Todas as mãos juntas têm no máximo 98.</translation>
    </message>
    <message>
        <source>Cards per turn</source>
        <translation>Cartas por vez</translation>
    </message>
    <message>
        <source>Minimum cards per turn, at most the cards in hand.</source>
        <translation>Mínimo de cartas por vez, limitado às cartas na mão.</translation>
    </message>
    <message>
        <source>Cards per turn, empty stack</source>
        <translation>Cartas por vez, monte vazio</translation>
    </message>
    <message>
        <source>Minimum cards per turn once the stack is empty. 0 = as before.</source>
        <translation>Mínimo de cartas por vez com o monte vazio. 0 = como antes.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Como publicado</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>sobram</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>pile 1, rising</source>
        <translation>pilha 1, crescente</translation>
    </message>
    <message>
        <source>pile 2, rising</source>
        <translation>pilha 2, crescente</translation>
    </message>
    <message>
        <source>pile 3, falling</source>
        <translation>pilha 3, decrescente</translation>
    </message>
    <message>
        <source>pile 4, falling</source>
        <translation>pilha 4, decrescente</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Essa carta não está na sua mão.</translation>
    </message>
    <message>
        <source>The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower one, and each takes a card exactly ten back.</source>
        <translation>A carta não cabe. Uma pilha crescente recebe uma carta maior, uma decrescente uma menor, e as duas recebem uma carta exatamente dez para trás.</translation>
    </message>
    <message>
        <source>There are four piles.</source>
        <translation>Há quatro pilhas.</translation>
    </message>
    <message>
        <source>A wish is a number from 0 to 5.</source>
        <translation>Um pedido é um número de 0 a 5.</translation>
    </message>
    <message>
        <source>You can’t answer this.</source>
        <translation>Você não pode responder isso.</translation>
    </message>
    <message>
        <source>Zip Deck</source>
        <translation>Zip Deck</translation>
    </message>
    <message>
        <source>One card each. Is yours the highest? Call, and share out the points.</source>
        <translation>Uma carta cada. A sua é a maior? Chame e divida os pontos.</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Chamador</translation>
    </message>
    <message>
        <source>Rando</source>
        <translation>Rando</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Calado</translation>
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
        <translation>Para-raios</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Leitor</translation>
    </message>
    <message>
        <source>calls with any card</source>
        <translation>chama com qualquer carta</translation>
    </message>
    <message>
        <source>tosses a coin</source>
        <translation>tira cara ou coroa</translation>
    </message>
    <message>
        <source>never calls</source>
        <translation>nunca chama</translation>
    </message>
    <message>
        <source>calls in turn, gives to everyone in turn</source>
        <translation>alterna as chamadas, dá a um por vez</translation>
    </message>
    <message>
        <source>calls with high cards</source>
        <translation>chama com cartas altas</translation>
    </message>
    <message>
        <source>weighs the odds, gives to the leader</source>
        <translation>pesa as chances, dá ao líder</translation>
    </message>
    <message>
        <source>lets others feed the leader</source>
        <translation>poupa o líder, que atrai os pontos</translation>
    </message>
    <message>
        <source>models the others, looks ahead</source>
        <translation>modela os outros, olha adiante</translation>
    </message>
    <message>
        <source>models the others, simulates the end</source>
        <translation>modela os outros, simula o fim</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>chama</translation>
    </message>
    <message>
        <source>gives to the leader</source>
        <translation>dá ao líder</translation>
    </message>
    <message>
        <source>splits the points</source>
        <translation>divide os pontos</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Number of rounds in a match. 0 = players × players.</source>
        <translation>Número de rodadas de uma partida. 0 = jogadores × jogadores.</translation>
    </message>
    <message>
        <source>players × players</source>
        <translation>jogadores × jogadores</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Curta</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>That’s not an answer. Call or say nothing.</source>
        <translation>Isso não é uma resposta. Chame ou fique em silêncio.</translation>
    </message>
    <message>
        <source>No one sits there.</source>
        <translation>Ninguém está sentado ali.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campeão</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>Hilltop protocol</source>
        <translation>Protocolo Hilltop</translation>
    </message>
    <message>
        <source>level %1 of 5</source>
        <translation>nível %1 de 5</translation>
    </message>
    <message>
        <source>Discard the card picked up</source>
        <translation>Descartar a carta pega</translation>
    </message>
    <message>
        <source>May the dealer discard the card just picked up?</source>
        <translation>O carteador pode descartar a carta que acabou de pegar?</translation>
    </message>
    <message>
        <source>Contest rules</source>
        <translation>Regras da competição</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Regras de mesa</translation>
    </message>
    <message>
        <source>Contest rules as its controller played</source>
        <translation>Regras da competição como no controlador original</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>Regras padrão</translation>
    </message>
</context>
<context>
    <name>HillActions</name>
    <message>
        <source>&amp;New hill…</source>
        <translation>&amp;Nova colina…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nova colina…</translation>
    </message>
    <message>
        <source>&amp;Open hill…</source>
        <translation>Abr&amp;ir colina…</translation>
    </message>
    <message>
        <source>&amp;All hills</source>
        <translation>Todas as co&amp;linas</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Executar</translation>
    </message>
    <message>
        <source>Run with b&amp;udget…</source>
        <translation>Executar com orça&amp;mento…</translation>
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
        <translation>P&amp;arar</translation>
    </message>
    <message>
        <source>Add &amp;bots…</source>
        <translation>Adicionar &amp;bots…</translation>
    </message>
    <message>
        <source>New &amp;version…</source>
        <translation>Nova &amp;versão…</translation>
    </message>
    <message>
        <source>Re&amp;tire…</source>
        <translation>Re&amp;tirar…</translation>
    </message>
    <message>
        <source>&amp;Disqualify…</source>
        <translation>&amp;Desclassificar…</translation>
    </message>
    <message>
        <source>&amp;End season…</source>
        <translation>En&amp;cerrar temporada…</translation>
    </message>
    <message>
        <source>Challenge the &amp;king…</source>
        <translation>Desafiar o &amp;rei…</translation>
    </message>
    <message>
        <source>All scheduled matches are played. Use a budget to play more.</source>
        <translation>Tudo o que era devido foi jogado. Com um orçamento joga-se mais.</translation>
    </message>
    <message>
        <source>Play the missing matches</source>
        <translation>Joga o que ainda não foi jogado</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Ret&amp;omar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>&amp;Let back in…</source>
        <translation>Reincl&amp;uir…</translation>
    </message>
    <message>
        <source>Keeps everything played so far. The next run continues from there.</source>
        <translation>Mantém tudo o que foi jogado. Na próxima vez continua daí.</translation>
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
            <numerusform>%Ln bots</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 partidas por par</translation>
    </message>
    <message>
        <source>%1, %2 matches per bot</source>
        <translation>%1, %2 partidas por bot</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, distribuições duplicadas</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Semente: %1</translation>
    </message>
    <message>
        <source>No bots yet. Add some, or drop their files here.</source>
        <translation>Nenhum bot ainda. Adicione alguns ou solte os arquivos deles aqui.</translation>
    </message>
    <message>
        <source>%1 is the only bot. Add another one to play.</source>
        <translation>%1 é o único bot. Adicione outro para jogar.</translation>
    </message>
    <message>
        <source>No matches have been played yet.</source>
        <translation>Nenhuma partida foi jogada ainda.</translation>
    </message>
    <message>
        <source>%1 and %2 share the lead.</source>
        <translation>%1 e %2 dividem a liderança.</translation>
    </message>
    <message>
        <source>%1 matches to play</source>
        <translation>Partidas a jogar: %1</translation>
    </message>
    <message>
        <source>%1 matches played</source>
        <translation>Partidas jogadas: %1</translation>
    </message>
    <message>
        <source>%1. More matches would not make the order clearer.</source>
        <translation>%1. Mais partidas não deixariam a ordem mais clara.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>new version</source>
        <translation>nova versão</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>desclassificação</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>orçamento</translation>
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
        <translation>embutido</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>file, author</comment>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1. The order is certain.</source>
        <translation>%1. Não há dúvida quanto à ordem.</translation>
    </message>
    <message>
        <source>%1. The order of %2 and %3 is still open.</source>
        <translation>%1. A ordem de %2 e %3 ainda está em aberto.</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>parando…</translation>
    </message>
    <message>
        <source>%1 of %2 pairings, %3 matches</source>
        <translation>%1 de %2 confrontos, %3 partidas</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Em pausa: %1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>what has been played, a time</comment>
        <translation>%1, faltam cerca de %2</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Abrindo o arquivo…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Gravando…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>%1: matches to play</source>
        <comment>a hill&apos;s game</comment>
        <translation>%1: partidas a jogar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>%1, sealed deals</source>
        <translation>%1, distribuições lacradas</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a contest</comment>
        <translation>fora</translation>
    </message>
    <message>
        <source>let back in</source>
        <translation>retorno</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, parando</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>pausado em %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, faltam %2</translation>
    </message>
    <message>
        <source>%1 leads. %2</source>
        <comment>a bot, a sentence</comment>
        <translation>%1 lidera. %2</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches to play, a time</comment>
        <translation>%1, cerca de %2</translation>
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
        <translation>hoje %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ontem</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>sozinho</translation>
    </message>
    <message>
        <source>at one screen</source>
        <translation>em uma tela</translation>
    </message>
    <message numerus="yes">
        <source>with %n others</source>
        <translation>
            <numerusform>com mais %n jogador</numerusform>
            <numerusform>com mais %n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n others</source>
        <translation>
            <numerusform>contra %n adversário</numerusform>
            <numerusform>contra %n adversários</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>com %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contra %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n assento</numerusform>
            <numerusform>%n assentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>%1 a %2 assentos</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%Ln vitória</numerusform>
            <numerusform>%Ln vitórias</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <comment>a rating</comment>
        <translation>novo</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Ilegível</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabada</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>Partida do dia, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The clock says %1, but the deal of %2 has already been played. Later days count when they have come.</source>
        <translation>O relógio diz %1, mas a partida de %2 já foi jogada. Dias posteriores contam quando chegarem.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals of the day played</source>
        <translation>
            <numerusform>%Ln partida do dia jogada</numerusform>
            <numerusform>%Ln partidas do dia jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln dia seguido</numerusform>
            <numerusform>%Ln dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation>com %1 contra %2</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Assistida</translation>
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
        <translation>%1 (tradução parcial)</translation>
    </message>
    <message>
        <source>%1 (no font for it)</source>
        <translation>%1 (sem fonte que o mostre)</translation>
    </message>
</context>
<context>
    <name>LikeAnswer</name>
    <message>
        <source>Name the suit turned down</source>
        <translation>Declarar o naipe recusado</translation>
    </message>
    <message>
        <source>Name the suit of the same colour</source>
        <translation>Declarar o naipe da mesma cor</translation>
    </message>
    <message>
        <source>Name a suit of the other colour</source>
        <translation>Declarar um naipe da outra cor</translation>
    </message>
    <message>
        <source>Discard a trump</source>
        <translation>Descartar um trunfo</translation>
    </message>
    <message>
        <source>Discard an ace</source>
        <translation>Descartar um ás</translation>
    </message>
    <message>
        <source>Discard the only card of a suit</source>
        <translation>Descartar a única carta de um naipe</translation>
    </message>
    <message>
        <source>Discard from a longer suit</source>
        <translation>Descartar de um naipe mais longo</translation>
    </message>
    <message>
        <source>Lead the right bower</source>
        <translation>Sair com o valete direito</translation>
    </message>
    <message>
        <source>Lead the left bower</source>
        <translation>Sair com o valete esquerdo</translation>
    </message>
    <message>
        <source>Lead another trump</source>
        <translation>Sair com outro trunfo</translation>
    </message>
    <message>
        <source>Lead an ace</source>
        <translation>Sair com um ás</translation>
    </message>
    <message>
        <source>Lead a lower card</source>
        <translation>Sair com uma carta mais baixa</translation>
    </message>
    <message>
        <source>Trump in, ahead</source>
        <translation>Cortar, à frente</translation>
    </message>
    <message>
        <source>Follow suit, ahead</source>
        <translation>Seguir o naipe, à frente</translation>
    </message>
    <message>
        <source>Follow suit, not ahead</source>
        <translation>Seguir o naipe, sem ficar à frente</translation>
    </message>
    <message>
        <source>Trump in, not ahead</source>
        <translation>Cortar, sem ficar à frente</translation>
    </message>
    <message>
        <source>Throw off</source>
        <translation>Descartar de outro naipe</translation>
    </message>
    <message>
        <source>Keep the higher card</source>
        <translation>Ficar com a carta mais alta</translation>
    </message>
    <message>
        <source>Keep the lower card</source>
        <translation>Ficar com a carta mais baixa</translation>
    </message>
    <message>
        <source>Keep the rock</source>
        <translation>Ficar com a pedra</translation>
    </message>
    <message>
        <source>Keep the paper</source>
        <translation>Ficar com o papel</translation>
    </message>
    <message>
        <source>Keep the scissors</source>
        <translation>Ficar com a tesoura</translation>
    </message>
    <message>
        <source>Play a pair</source>
        <translation>Jogar um par</translation>
    </message>
    <message>
        <source>Play the highest card</source>
        <translation>Jogar a carta mais alta</translation>
    </message>
    <message>
        <source>Play the middle card</source>
        <translation>Jogar a carta do meio</translation>
    </message>
    <message>
        <source>Play the lowest card</source>
        <translation>Jogar a carta mais baixa</translation>
    </message>
    <message>
        <source>Set a pile back by ten</source>
        <translation>Recuar uma pilha em dez</translation>
    </message>
    <message>
        <source>A step of 1</source>
        <translation>Um passo de 1</translation>
    </message>
    <message>
        <source>A step of 2</source>
        <translation>Um passo de 2</translation>
    </message>
    <message>
        <source>A step of 3 to 5</source>
        <translation>Um passo de 3 a 5</translation>
    </message>
    <message>
        <source>A step of 6 to 10</source>
        <translation>Um passo de 6 a 10</translation>
    </message>
    <message>
        <source>A step of more than 10</source>
        <translation>Um passo de mais de 10</translation>
    </message>
    <message>
        <source>Wish nothing</source>
        <translation>Sem pedido</translation>
    </message>
    <message>
        <source>Strongest wish: 1</source>
        <translation>Pedido mais forte: 1</translation>
    </message>
    <message>
        <source>Strongest wish: 2</source>
        <translation>Pedido mais forte: 2</translation>
    </message>
    <message>
        <source>Strongest wish: 3</source>
        <translation>Pedido mais forte: 3</translation>
    </message>
    <message>
        <source>Strongest wish: 4</source>
        <translation>Pedido mais forte: 4</translation>
    </message>
    <message>
        <source>Strongest wish: hands off</source>
        <translation>Pedido mais forte: não mexa</translation>
    </message>
    <message>
        <source>Call, points to the leader</source>
        <translation>Chamar, pontos para o líder</translation>
    </message>
    <message>
        <source>Call, points to another player</source>
        <translation>Chamar, pontos para outro jogador</translation>
    </message>
    <message>
        <source>Call, points to several</source>
        <translation>Chamar, pontos para vários</translation>
    </message>
    <message>
        <source>Call, points to no one else</source>
        <translation>Chamar, pontos para ninguém mais</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>%1. Esc: show the actual cards</source>
        <translation>%1. Esc: mostrar as cartas reais</translation>
    </message>
    <message>
        <source>%1. %2: back to the match</source>
        <translation>%1. %2: voltar à partida</translation>
    </message>
</context>
<context>
    <name>ManualLink</name>
    <message>
        <source>What is this?</source>
        <translation>O que é isto?</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Deal %1.</source>
        <translation>Distribuição %1.</translation>
    </message>
    <message>
        <source>View: %1.</source>
        <translation>Visão: %1.</translation>
    </message>
    <message>
        <source>This page steps through a match. Please allow it to run its own script; it loads nothing.</source>
        <translation>Esta página percorre uma partida. Permita que ela execute o próprio script; nada é carregado.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>uma carta virada para baixo</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Momento da partida</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visão</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>todas as cartas</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>como jogada</translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation>ramo %1</translation>
    </message>
    <message>
        <source>Show what comes later</source>
        <translation>Mostrar o que vem depois</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Respostas: %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, jogada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This page needs a newer browser (2023 or later).</source>
        <translation>Esta página precisa de um navegador mais recente (de 2023 ou posterior).</translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>%1 is no longer one of your bots. A built-in bot takes its place.</source>
        <translation>%1 não está mais entre os seus bots. Um bot embutido ocupa o assento.</translation>
    </message>
    <message>
        <source>%1 are no longer among your bots. Built-in bots take their places.</source>
        <translation>%1 não estão mais entre os seus bots. Bots embutidos ocupam os assentos.</translation>
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
        <translation>Vitória</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Dividida</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrota</translation>
    </message>
</context>
<context>
    <name>PassButtons</name>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation>
            <numerusform>em %n segundo</numerusform>
            <numerusform>em %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 responde</translation>
    </message>
    <message>
        <source>pass the screen</source>
        <translation>passe a tela</translation>
    </message>
</context>
<context>
    <name>PazaakScore</name>
    <message>
        <source>over</source>
        <translation>estourou</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>parou</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, estourou</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Your +</source>
        <translation>Sua +</translation>
    </message>
    <message>
        <source>Your side card</source>
        <translation>Sua carta lateral</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Última mão</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta mão</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Soma</translation>
    </message>
</context>
<context>
    <name>PazaakTable</name>
    <message>
        <source>played +%1</source>
        <translation>jogou +%1</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>estourou</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>parou</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>passou a vez</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>venceu a mão</translation>
    </message>
    <message>
        <source>hand tied</source>
        <translation>mão empatada</translation>
    </message>
</context>
<context>
    <name>PazaakTexts</name>
    <message>
        <source>End turn</source>
        <translation>Passar a vez</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jogar %1</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>mais uma carta na próxima rodada</translation>
    </message>
    <message>
        <source>stay at %1</source>
        <translation>ficar em %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>para em %1</translation>
    </message>
    <message>
        <source>over, at %1</source>
        <translation>estourou, com %1</translation>
    </message>
    <message>
        <source>You have %1, which is over 20.</source>
        <translation>Você tem %1, acima de 20.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Você tem %1, %2 parou em %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Você tem %1, %2 tem %3.</translation>
    </message>
    <message>
        <source>moves first</source>
        <translation>joga primeiro</translation>
    </message>
    <message>
        <source>moves second</source>
        <translation>joga depois</translation>
    </message>
    <message>
        <source>Both went over 20: hand %1 is tied.</source>
        <translation>Os dois passaram de 20: mão %1 empatada.</translation>
    </message>
    <message>
        <source>Both stand at %1: hand %2 is tied.</source>
        <translation>Os dois param em %1: mão %2 empatada.</translation>
    </message>
    <message>
        <source>You went over 20 in hand %2, with %3 against %4.</source>
        <translation>Você passou de 20 na mão %2, com %3 contra %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in hand %2, with %3 against %4.</source>
        <translation>%1 passou de 20 na mão %2, com %3 contra %4.</translation>
    </message>
    <message>
        <source>You won hand %2, with %3 against %4.</source>
        <translation>Você venceu a mão %2, com %3 contra %4.</translation>
    </message>
    <message>
        <source>%1 won hand %2, with %3 against %4.</source>
        <translation>%1 venceu a mão %2, com %3 contra %4.</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>carta lateral %1</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>carta da casa %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>passa a vez com %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>passa a vez com %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>para em %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>tem exatos %1 e para</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>tem exatos %1 e para</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mão %1</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>Mão %1 empatada</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Você vence a mão</translation>
    </message>
    <message>
        <source>%1 wins the hand</source>
        <translation>%1 vence a mão</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Você vence a partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vence a partida</translation>
    </message>
    <message>
        <source>play +%1</source>
        <translation>joga +%1</translation>
    </message>
    <message>
        <source>plays +%1</source>
        <translation>joga +%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>cometeu uma falha, que conta como Parar</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Você passa de 20, com %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 passa de 20, com %2</translation>
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
        <translation>uma falha</translation>
    </message>
</context>
<context>
    <name>RatedBadge</name>
    <message>
        <source>Rated</source>
        <translation>Ranqueada</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>nothing measurable</source>
        <translation>nada mensurável</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation>%1 tem esta carta: %2</translation>
    </message>
    <message>
        <source>%1 holds no %2</source>
        <comment>a suit</comment>
        <translation>%1 não tem %2</translation>
    </message>
    <message>
        <source>no one holds: %1</source>
        <translation>ninguém tem esta carta: %1</translation>
    </message>
    <message>
        <source>%1 can beat: %2</source>
        <translation>%1 pode vencer esta carta: %2</translation>
    </message>
    <message>
        <source>%1 can pair the base card</source>
        <translation>%1 pode formar par com a carta base</translation>
    </message>
    <message>
        <source>someone has a higher card</source>
        <translation>alguém tem uma carta maior</translation>
    </message>
    <message>
        <source>someone else calls</source>
        <translation>outro jogador chama</translation>
    </message>
    <message>
        <source>the next card takes you above %1</source>
        <translation>a próxima carta leva você acima de %1</translation>
    </message>
    <message>
        <source>the next card takes %1 above %2</source>
        <translation>a próxima carta leva %1 acima de %2</translation>
    </message>
    <message>
        <source>the next card takes you to %1 or more without a bust</source>
        <translation>a próxima carta leva você a %1 ou mais sem estourar</translation>
    </message>
    <message>
        <source>the next card takes %1 to %2 or more without a bust</source>
        <translation>a próxima carta leva %1 a %2 ou mais sem estourar</translation>
    </message>
    <message>
        <source>the card you receive is %1 or higher</source>
        <translation>a carta que você recebe é %1 ou maior</translation>
    </message>
    <message>
        <source>someone else holds a card that %1 passes over</source>
        <translation>outro jogador tem uma carta que a %1 pula</translation>
    </message>
    <message>
        <source>someone else holds %1, which sets a pile back</source>
        <translation>outro jogador tem a %1, que recua uma pilha</translation>
    </message>
    <message>
        <source>If %1 (%2 % of possible deals), “%3” costs %4, otherwise %5.</source>
        <translation>Quando %1 (%2% das distribuições possíveis), custo de “%3”: %4. Nas demais: %5.</translation>
    </message>
    <message>
        <source>you hold: %1</source>
        <translation>você tem esta carta: %1</translation>
    </message>
    <message>
        <source>you hold no %1</source>
        <comment>a suit</comment>
        <translation>você não tem %1</translation>
    </message>
    <message>
        <source>you can beat: %1</source>
        <translation>você pode vencer esta carta: %1</translation>
    </message>
    <message>
        <source>you can pair the base card</source>
        <translation>você pode formar par com a carta base</translation>
    </message>
    <message>
        <source>No single hidden card or draw explains the difference.</source>
        <translation>Nenhuma carta oculta ou comprada explica sozinha a diferença.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Cartas não jogadas que são puladas: %1 com “%2”, %3 com “%4”.</translation>
    </message>
    <message>
        <source>Unseen cards beaten: %1 by “%2”, %3 by “%4”.</source>
        <translation>Cartas não vistas que são vencidas: %1 com “%2”, %3 com “%4”.</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>Você parou em %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Você tem %1.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 parou em %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 tem %2.</translation>
    </message>
    <message>
        <source>“%1” sets its pile back.</source>
        <translation>“%1” faz a pilha voltar.</translation>
    </message>
    <message>
        <source>After “%1” your own %2 can set that pile back.</source>
        <translation>Depois de “%1”, o seu próprio %2 pode fazer essa pilha voltar.</translation>
    </message>
    <message>
        <source>After “%1”, %2 can set that pile back with their %3.</source>
        <translation>Depois de “%1”, %2 pode fazer essa pilha voltar com o próprio %3.</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>quase nada</translation>
    </message>
    <message>
        <source>“%1” keeps the higher card.</source>
        <translation>“%1” guarda a carta mais alta.</translation>
    </message>
    <message>
        <source>after “%1” %2</source>
        <translation>depois de “%1” %2</translation>
    </message>
    <message>
        <source>“%1” continues from %2: %3 of %4 unseen cards go over 20.</source>
        <translation>“%1” continua de %2: %3 de %4 cartas não vistas passam de 20.</translation>
    </message>
    <message>
        <source>“%1” is over 20 with %2.</source>
        <translation>“%1” passa de 20 com %2.</translation>
    </message>
    <message>
        <source>“%1” stops at %2.</source>
        <translation>“%1” para em %2.</translation>
    </message>
    <message>
        <source>“%1” ties at %2.</source>
        <translation>“%1” empata em %2.</translation>
    </message>
    <message>
        <source>“%1” wins with %2 against %3.</source>
        <translation>“%1” vence com %2 contra %3.</translation>
    </message>
    <message>
        <source>“%1” loses with %2 against %3.</source>
        <translation>“%1” perde com %2 contra %3.</translation>
    </message>
    <message>
        <source>“%1” spends a side card.</source>
        <translation>“%1” gasta uma carta lateral.</translation>
    </message>
    <message>
        <source>You get the %1.</source>
        <translation>Você recebe: %1.</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 recebe: %2.</translation>
    </message>
    <message>
        <source>The hand is good for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>A mão é boa para “%1”: trunfos %2, deles vazas garantidas %3, outros ases %4.</translation>
    </message>
    <message>
        <source>The hand is weak for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>A mão é fraca para “%1”: trunfos %2, deles vazas garantidas %3, outros ases %4.</translation>
    </message>
    <message>
        <source>Trumps in hand: %1 after “%2”, %3 after “%4”.</source>
        <translation>Trunfos na mão: %1 depois de “%2”, %3 depois de “%4”.</translation>
    </message>
    <message>
        <source>Sure tricks in trumps: %1 after “%2”, %3 after “%4”.</source>
        <translation>Vazas de trunfo garantidas: %1 depois de “%2”, %3 depois de “%4”.</translation>
    </message>
    <message>
        <source>Other aces: %1 after “%2”, %3 after “%4”.</source>
        <translation>Outros ases: %1 depois de “%2”, %3 depois de “%4”.</translation>
    </message>
    <message>
        <source>“%1” throws a bower away.</source>
        <translation>“%1” joga fora um valete de trunfo.</translation>
    </message>
    <message>
        <source>“%1” throws a trump away.</source>
        <translation>“%1” joga fora um trunfo.</translation>
    </message>
    <message>
        <source>“%1” throws an ace away.</source>
        <translation>“%1” joga fora um ás.</translation>
    </message>
    <message>
        <source>After “%1” there are no %2 left in hand, so a trump can take such a trick.</source>
        <translation>Depois de “%1” não restam %2 na mão, e um trunfo pode levar essa vaza.</translation>
    </message>
    <message>
        <source>The other side can’t beat “%1”.</source>
        <translation>O outro lado não pode vencer “%1”.</translation>
    </message>
    <message>
        <source>“%1” takes the lead in the trick, “%2” does not.</source>
        <translation>“%1” passa à frente na vaza, “%2” não.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which wins anyway.</source>
        <translation>“%1” cobre a carta do parceiro, que ganha de qualquer modo.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which was ahead.</source>
        <translation>“%1” cobre a carta do parceiro, que estava ganhando.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: you have shown no %2.</source>
        <translation>“%1” sai para uma falta: você mostrou não ter %2.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: %2 has shown no %3.</source>
        <translation>“%1” sai para uma falta: %2 mostrou não ter %3.</translation>
    </message>
    <message>
        <source>“%1” draws trumps. Unseen trumps: %2.</source>
        <translation>“%1” tira trunfos. Trunfos não vistos: %2.</translation>
    </message>
    <message>
        <source>“%1” leads a trump. Unseen trumps: %2.</source>
        <translation>“%1” sai de trunfo. Trunfos não vistos: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a trump. Trumps in hand: %2.</source>
        <translation>“%1” poupa um trunfo. Trunfos na mão: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a bower. Trumps in hand: %2.</source>
        <translation>“%1” poupa um valete de trunfo. Trunfos na mão: %2.</translation>
    </message>
    <message>
        <source>Unseen cards that beat it: %1 after “%2”, %3 after “%4”.</source>
        <translation>Cartas não vistas que a vencem: %1 depois de “%2”, %3 depois de “%4”.</translation>
    </message>
    <message>
        <source>“%1” is as good now and keeps the higher card.</source>
        <translation>“%1” vale o mesmo agora e guarda a carta mais alta.</translation>
    </message>
    <message>
        <source>Unseen cards of the same number, which it may pair: %1 of “%2”, %3 of “%4”.</source>
        <translation>Cartas não vistas do mesmo número com que pode formar par: %1 com “%2”, %3 com “%4”.</translation>
    </message>
    <message>
        <source>“%1” pairs the base card.</source>
        <translation>“%1” forma par com a carta base.</translation>
    </message>
    <message>
        <source>“%1” keeps the card that pairs the base card.</source>
        <translation>“%1” guarda a carta que forma par com a carta base.</translation>
    </message>
    <message>
        <source>“%1” before the minimum loses the match.</source>
        <translation>“%1” antes do mínimo perde a partida.</translation>
    </message>
    <message>
        <source>After “%1” no card in hand fits, and one is still due.</source>
        <translation>Depois de “%1” nenhuma carta da mão serve, e ainda falta jogar uma.</translation>
    </message>
    <message>
        <source>“%1” wastes card %2 in hand, which would set that pile back.</source>
        <translation>“%1” desperdiça a carta %2 da mão, que faria essa pilha voltar.</translation>
    </message>
    <message>
        <source>With card %1 played before it, card %2 would set the pile back.</source>
        <translation>Com a carta %1 jogada antes, a carta %2 faria a pilha voltar.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: You want others to stay off pile %2.</source>
        <translation>“%1” ignora um desejo: você pede que não mexam na pilha %2.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: %2 wants others to stay off pile %3.</source>
        <translation>“%1” ignora um desejo: %2 pede que não mexam na pilha %3.</translation>
    </message>
    <message>
        <source>Cards in hand passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Cartas da mão que são puladas: %1 com “%2”, %3 com “%4”.</translation>
    </message>
    <message>
        <source>“%1” ends the turn too early: “%2” passes over no unplayed card.</source>
        <translation>“%1” acaba a vez cedo demais: “%2” não pula nenhuma carta não jogada.</translation>
    </message>
    <message>
        <source>“%1” keeps a card that fits now, and next turn more are due.</source>
        <translation>“%1” guarda uma carta que serve agora, e na próxima vez é preciso jogar mais.</translation>
    </message>
    <message>
        <source>The turn may end. Unplayed cards passed over by “%1”: %2.</source>
        <translation>A vez pode acabar. Cartas não jogadas que “%1” pula: %2.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over with the next card due: %1 after “%2”, %3 after “%4”.</source>
        <translation>Cartas não jogadas puladas com a próxima carta obrigatória: %1 depois de “%2”, %3 depois de “%4”.</translation>
    </message>
    <message>
        <source>Unplayed cards that the pile then still takes: %1 after “%2”, %3 after “%4”.</source>
        <translation>Cartas não jogadas que a pilha ainda aceita: %1 depois de “%2”, %3 depois de “%4”.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>Card %1 is the highest of the deck. Without a call it costs %2.</source>
        <translation>A carta %1 é a mais alta do baralho. Sem chamar, custa %2.</translation>
    </message>
    <message>
        <source>Card %1 can’t be the highest. The call costs %2.</source>
        <translation>A carta %1 não pode ser a mais alta. Chamar custa %2.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Then “%3” costs %4.</source>
        <translation>A carta %1 é a mais alta em %2 % das distribuições. Aí “%3” custa %4.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Otherwise “%3” costs %4.</source>
        <translation>A carta %1 é a mais alta em %2 % das distribuições. Senão, “%3” custa %4.</translation>
    </message>
    <message>
        <source>Points given away: %1 by “%2”, %3 by “%4”. The caller pays the rest.</source>
        <translation>Pontos dados: %1 com “%2”, %3 com “%4”. Quem chama paga o resto.</translation>
    </message>
    <message>
        <source>“%1” wins the match whatever the cards are.</source>
        <translation>“%1” ganha a partida sejam quais forem as cartas.</translation>
    </message>
    <message>
        <source>Points so far: %1, %2.</source>
        <translation>Pontos até agora: %1, %2.</translation>
    </message>
    <message>
        <source>“%1” gives to the one ahead.</source>
        <translation>“%1” dá para quem está na frente.</translation>
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
        <translation>Distribuição %1, posição %2 de %3</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 oculto</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>É a vez de %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eles</translation>
    </message>
    <message>
        <source>Decisions %1–%2 of %3</source>
        <translation>Decisões %1–%2 de %3</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Decisão %1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decisions %1–%2</source>
        <translation>Decisões %1–%2</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>Decisão %1</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The same cards until decision %1. This match: %2. With %3: %4.</source>
        <translation>As mesmas cartas até a decisão %1. Esta partida: %2. Com %3: %4.</translation>
    </message>
    <message>
        <source>played on the cards of an earlier match, at seat %1</source>
        <translation>jogada com as cartas de uma partida anterior, no assento %1</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, inacabada</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>ramo %1 de %2</translation>
    </message>
    <message>
        <source>Up and Down choose the branch.</source>
        <translation>Acima e Abaixo escolhem o ramo.</translation>
    </message>
    <message>
        <source>From decision %1: %2. The match itself: %3.</source>
        <translation>A partir da decisão %1: %2. A própria partida: %3.</translation>
    </message>
    <message>
        <source>one of two matches</source>
        <translation>uma de duas partidas</translation>
    </message>
    <message>
        <source>Up and Down choose the match.</source>
        <translation>Acima e Abaixo escolhem a partida.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branches, Up and Down choose</source>
        <translation>
            <numerusform>%Ln ramo, Acima e Abaixo escolhem</numerusform>
            <numerusform>%Ln ramos, Acima e Abaixo escolhem</numerusform>
        </translation>
    </message>
    <message>
        <source>marked by you</source>
        <translation>marcado por você</translation>
    </message>
    <message>
        <source>they differ from here</source>
        <translation>diferem a partir daqui</translation>
    </message>
    <message>
        <source>branch %1 leaves here</source>
        <translation>o ramo %1 sai daqui</translation>
    </message>
    <message>
        <source>Played on from decision %1 of another match.</source>
        <translation>Continuada a partir da decisão %1 de outra partida.</translation>
    </message>
    <message>
        <source>spoilers hidden</source>
        <translation>spoilers ocultos</translation>
    </message>
    <message>
        <source>What you have not seen yet is hidden.</source>
        <translation>O que você ainda não viu está oculto.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>does not start</source>
        <translation>não inicia</translation>
    </message>
    <message>
        <source>no allowed answer</source>
        <translation>nenhuma resposta permitida</translation>
    </message>
    <message>
        <source>no match ended</source>
        <translation>nenhuma partida terminada</translation>
    </message>
    <message>
        <source>No match ended within the time of the check.</source>
        <translation>Nenhuma partida terminou no tempo do teste.</translation>
    </message>
    <message numerus="yes">
        <source>no allowed answer in %n decisions</source>
        <translation>
            <numerusform>nenhuma resposta permitida em %n decisão</numerusform>
            <numerusform>nenhuma resposta permitida em %n decisões</numerusform>
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
        <translation>Clique ou tecle para continuar</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Row won against column, %</source>
        <translation>Vitórias, linha contra coluna, %</translation>
    </message>
    <message>
        <source>± is the 95 % interval.</source>
        <translation>± é o intervalo de 95%.</translation>
    </message>
    <message>
        <source>Deals: %1</source>
        <translation>Distribuições: %1</translation>
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
        <translation>Escolha %1 de 5</translation>
    </message>
    <message>
        <source>Keep one card. The other goes to %1.</source>
        <translation>Fique com uma carta. A outra vai para %1.</translation>
    </message>
    <message>
        <source>One card is kept, the other goes to %1.</source>
        <translation>Uma carta fica, a outra vai para %1.</translation>
    </message>
    <message>
        <source>you gave</source>
        <translation>você deu</translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1 deu</translation>
    </message>
    <message>
        <source>you received</source>
        <translation>você recebeu</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 recebeu</translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message>
        <source>wins with a pair</source>
        <translation>vence com par</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>vence o jogo</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>já escolheu</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>escolha</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>escolhendo</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) make a pair</source>
        <translation>
            <numerusform>%n carta não vista forma par</numerusform>
            <numerusform>%n cartas não vistas formam par</numerusform>
        </translation>
    </message>
    <message>
        <source>no pair possible</source>
        <translation>nenhum par possível</translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n a comprar</numerusform>
            <numerusform>%n a comprar</numerusform>
        </translation>
    </message>
    <message>
        <source>you gave %1</source>
        <translation>você deu a %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>dada por %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>na mão</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogada</translation>
    </message>
    <message>
        <source>play a card here</source>
        <translation>jogue uma carta aqui</translation>
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
        <translation>Pedra %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Papel %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Tesoura %1</translation>
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
        <translation>de você</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>guardadas por você</translation>
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
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Pedra</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Tesoura</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>Bold: not seen yet. Filled: yours. Framed: given away. Struck through: played.</source>
        <translation>Negrito: ainda não vista. Cheia: sua. Com moldura: dada. Riscada: jogada.</translation>
    </message>
    <message>
        <source>%1 yours</source>
        <translation>%1 sua</translation>
    </message>
    <message>
        <source>%1 given away</source>
        <translation>%1 dada</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 jogada</translation>
    </message>
    <message>
        <source>%1 not seen</source>
        <translation>%1 não vista</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Escolha</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Ficou</translation>
    </message>
    <message>
        <source>Gave</source>
        <translation>Deu</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recebeu</translation>
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
        <translation>Jogo %1: não jogado</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Jogo %1: %2</translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n não dada</numerusform>
            <numerusform>%n não dadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation>
            <numerusform>resta %n carta base</numerusform>
            <numerusform>restam %n cartas base</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTexts</name>
    <message>
        <source>Rock %1</source>
        <translation>Pedra %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Papel %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Tesoura %1</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Desistir da partida</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Ficar com %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jogar %1</translation>
    </message>
    <message>
        <source>Keep %1 or %2. The other one is given away.</source>
        <translation>Fique com %1 ou %2. A outra vai embora.</translation>
    </message>
    <message>
        <source>Game %1: choose a card against the base card %2.</source>
        <translation>Jogo %1: escolha uma carta contra a carta base %2.</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>desistiu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>%n carta até agora</numerusform>
            <numerusform>%n cartas até agora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n jogo vencido</numerusform>
            <numerusform>%n jogos vencidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Rock beats Scissors</source>
        <translation>Pedra vence Tesoura</translation>
    </message>
    <message>
        <source>Paper beats Rock</source>
        <translation>Papel vence Pedra</translation>
    </message>
    <message>
        <source>Scissors beats Paper</source>
        <translation>Tesoura vence Papel</translation>
    </message>
    <message>
        <source>%1 is a pair with the base card</source>
        <translation>%1 forma par com a carta base</translation>
    </message>
    <message>
        <source>%1 is higher than %2</source>
        <translation>%1 é maior que %2</translation>
    </message>
    <message>
        <source>You win game %1: %2.</source>
        <translation>Você vence o jogo %1: %2.</translation>
    </message>
    <message>
        <source>%1 wins game %2: %3.</source>
        <translation>%1 vence o jogo %2: %3.</translation>
    </message>
    <message>
        <source>Both gave up: no one wins a game.</source>
        <translation>Ambos desistiram: ninguém vence um jogo.</translation>
    </message>
    <message>
        <source>%1 gave up the match, which counts as ten games lost.</source>
        <translation>%1 desistiu da partida, o que conta como dez jogos perdidos.</translation>
    </message>
    <message>
        <source>Each has won five of the ten games.</source>
        <translation>Cada um venceu cinco dos dez jogos.</translation>
    </message>
    <message>
        <source>You won %1 of the ten games.</source>
        <translation>Você venceu %1 dos dez jogos.</translation>
    </message>
    <message>
        <source>%1 won %2 of the ten games.</source>
        <translation>%1 venceu %2 dos dez jogos.</translation>
    </message>
    <message>
        <source>You gave %1 and received %2 from %3.</source>
        <translation>Você deu %1 e recebeu %2 de %3.</translation>
    </message>
    <message>
        <source>%1 gave %2 and received %3.</source>
        <translation>%1 deu %2 e recebeu %3.</translation>
    </message>
    <message>
        <source>have a pair of %1s</source>
        <translation>tem um par de %1</translation>
    </message>
    <message>
        <source>has a pair of %1s</source>
        <translation>tem um par de %1</translation>
    </message>
    <message>
        <source>give up the match</source>
        <translation>desiste da partida</translation>
    </message>
    <message>
        <source>gives up the match</source>
        <translation>desiste da partida</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation>Escolha %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Jogo %1</translation>
    </message>
    <message>
        <source>The match is drawn, %1 – %1</source>
        <translation>A partida termina empatada, %1 – %1</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Você vence o jogo</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 vence o jogo</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Você vence a partida</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vence a partida</translation>
    </message>
    <message>
        <source>Base card %1</source>
        <translation>Carta base %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>joga %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>joga %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>receive %1</source>
        <translation>recebe %1</translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation>recebe %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>fica com %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>fica com %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as giving up</source>
        <translation>cometeu uma falha, que conta como desistência</translation>
    </message>
</context>
<context>
    <name>RpsTray</name>
    <message>
        <source>Rock</source>
        <translation>Pedra</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Tesoura</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>to draw, shuffled</source>
        <translation>a comprar, embaralhadas</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <translation>nada mais a comprar</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>ainda a comprar</translation>
    </message>
</context>
<context>
    <name>RpsWins</name>
    <message>
        <source>What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock</source>
        <translation>O que vence: primeiro um par com a carta base, depois o número maior, depois Pedra vence Tesoura, Tesoura vence Papel, Papel vence Pedra</translation>
    </message>
    <message>
        <source>What wins a game</source>
        <translation>O que vence um jogo</translation>
    </message>
    <message>
        <source>1  a pair with the base card</source>
        <translation>1  um par com a carta base</translation>
    </message>
    <message>
        <source>2  the higher number</source>
        <translation>2  o número maior</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>vence</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>%1 The match was open until then.</source>
        <translation>%1 Até ali a partida estava em aberto.</translation>
    </message>
    <message>
        <source>%1 You stayed ahead from there.</source>
        <translation>%1 Dali em diante você ficou na frente.</translation>
    </message>
    <message>
        <source>%1 From there %2 stayed ahead.</source>
        <translation>%1 Dali em diante %2 ficou na frente.</translation>
    </message>
    <message>
        <source>%1, which won</source>
        <translation>%1, que venceu</translation>
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
        <translation>As cartas desta partida não estavam lacradas, porque alguém escolheu a distribuição ou a partida não foi jogada na mesa deste programa.</translation>
    </message>
    <message>
        <source>Shown before the match, SHA-256:</source>
        <translation>Mostrado antes da partida, SHA-256:</translation>
    </message>
    <message>
        <source>It is computed from the seed of the cards and a salt. Both are shown here after the match, so that anyone can check that the cards were not changed.</source>
        <translation>É calculado a partir da semente das cartas e de um sal. Ambos aparecem aqui depois da partida, para que qualquer um possa conferir que as cartas não foram trocadas.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Semente: %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sal: %1</translation>
    </message>
    <message>
        <source>Your phrase: %1</source>
        <translation>Sua frase: %1</translation>
    </message>
    <message>
        <source>They match: these are the cards that were sealed.</source>
        <translation>Conferem: são estas as cartas que foram lacradas.</translation>
    </message>
    <message>
        <source>They don’t match: %1.</source>
        <translation>Não conferem: %1.</translation>
    </message>
    <message>
        <source>To check it yourself:</source>
        <translation>Para conferir você mesmo:</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Cartas lacradas</translation>
    </message>
    <message>
        <source>The first %1 digits of the second number are the seed of the cards in hexadecimal.</source>
        <translation>Os primeiros %1 dígitos do segundo número são a semente das cartas em hexadecimal.</translation>
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
        <translation>“%1”</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an answer and its value</comment>
        <translation>“%1” %2</translation>
    </message>
    <message>
        <source>“%1” %2 ± %3</source>
        <comment>an answer, its value and the error of that</comment>
        <translation>“%1” %2 ± %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scale and values on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Try this decision again. In the match: %1.</source>
        <translation>Tome esta decisão de novo. Na partida: %1.</translation>
    </message>
    <message>
        <source>Try this decision.</source>
        <translation>Tome esta decisão.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>agora %1</translation>
    </message>
    <message>
        <source>in the match %1</source>
        <translation>na partida %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>o melhor %1</translation>
    </message>
    <message>
        <source>The same answer as in the match.</source>
        <translation>A mesma resposta da partida.</translation>
    </message>
    <message>
        <source>Result now: %1. In the match: %2.</source>
        <translation>Resultado agora: %1. Na partida: %2.</translation>
    </message>
    <message>
        <source>After this hand: %1. In the match: %2.</source>
        <translation>Após esta mão: %1. Na partida: %2.</translation>
    </message>
</context>
<context>
    <name>SideTray</name>
    <message>
        <source>Your side cards</source>
        <translation>Suas laterais</translation>
    </message>
    <message>
        <source>Side cards of %1</source>
        <translation>Laterais de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>acabaram</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>played earlier</source>
        <translation>já jogadas</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>%1 came in version %2.</source>
        <translation>%1 entrou na versão %2.</translation>
    </message>
    <message>
        <source>%1 has retired: %2</source>
        <translation>%1 foi retirado: %2</translation>
    </message>
    <message>
        <source>%1 has won after %2 matches.</source>
        <translation>%1 venceu após %2 partidas.</translation>
    </message>
    <message>
        <source>%1 is disqualified: %2</source>
        <translation>%1 foi desclassificado: %2</translation>
    </message>
    <message>
        <source>%1 is the only bot.</source>
        <translation>%1 é o único bot.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <translation>%1 entrou.</translation>
    </message>
    <message>
        <source>%1 of %2 (95 %: %3)</source>
        <translation>%1 de %2 (95%: %3)</translation>
    </message>
    <message>
        <source>%1 with 95 % intervals</source>
        <translation>%1 com intervalos de 95%</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 bytes</translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <translation>%1, desde %2</translation>
    </message>
    <message>
        <source>A link opens the match to step through. Its best and worst matches are among them.</source>
        <translation>Um link abre a partida para percorrê-la. As melhores e as piores partidas do bot estão incluídas.</translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation>Contra cada um dos outros</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Todos os outros</translation>
    </message>
    <message>
        <source>All randomness comes from the seed: with the same bots and plan.json, which is among the downloads, anyone can replay the same matches and get the same tables.</source>
        <translation>Todo o acaso vem da semente: com os mesmos bots e plan.json, que está entre os downloads, qualquer pessoa joga as mesmas partidas e obtém as mesmas tabelas.</translation>
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
        <translation>Cada bot com seu intervalo. Os números estão na tabela acima.</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versões anteriores</translation>
    </message>
    <message>
        <source>Habit</source>
        <translation>Hábito</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>In per cent, row against column. A number leads to what these two played.</source>
        <translation>Em porcentagem, linha contra coluna. Um número leva ao que os dois jogaram.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>Sorte por partida</translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation>Feito com %1.</translation>
    </message>
    <message>
        <source>Match %1 of part %2</source>
        <translation>Partida %1 da parte %2</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>Partida %1</translation>
    </message>
    <message>
        <source>Matches from its best to its worst</source>
        <translation>Partidas, da melhor à pior</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mistura</translation>
    </message>
    <message>
        <source>No bots yet.</source>
        <translation>Nenhum bot ainda.</translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation>Nenhuma falha.</translation>
    </message>
    <message>
        <source>Occasions</source>
        <translation>Ocasiões</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Plays as</source>
        <translation>Joga como</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Publicado em</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Faixa</translation>
    </message>
    <message>
        <source>Result in these matches</source>
        <translation>Resultado nestas</translation>
    </message>
    <message>
        <source>Analysed matches</source>
        <translation>Partidas analisadas</translation>
    </message>
    <message>
        <source>Row ahead of column</source>
        <translation>Linha à frente da coluna</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>The season %1 ended.</source>
        <translation>A temporada %1 terminou.</translation>
    </message>
    <message>
        <source>These commands play it again:</source>
        <translation>Estes comandos jogam tudo de novo:</translation>
    </message>
    <message>
        <source>To step through</source>
        <translation>Para percorrer</translation>
    </message>
    <message>
        <source>Won by row against column</source>
        <translation>Vitórias da linha contra a coluna</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>ele mesmo</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n falha.</numerusform>
            <numerusform>%n falhas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Budget of %n more match(es) between neighbours in the standings.</source>
        <translation>
            <numerusform>Orçamento de mais %n partida entre vizinhos na tabela.</numerusform>
            <numerusform>Orçamento de mais %n partidas entre vizinhos na tabela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of its chances taken, counted in its %n match(es) with a page here.</source>
        <translation>
            <numerusform>Com que frequência faz isso quando pode, em sua %n partida que tem página aqui.</numerusform>
            <numerusform>Com que frequência faz isso quando pode, em suas %n partidas que têm página aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2 per unforced decision.</source>
        <translation>%1 perdeu %2 por decisão não forçada.</translation>
    </message>
    <message>
        <source>%1 lost least so far: %2 per unforced decision. There are too few matches to tell who plays best.</source>
        <translation>Até agora %1 perdeu menos: %2 por decisão não forçada. Há poucas partidas para dizer quem joga melhor.</translation>
    </message>
    <message>
        <source>%1 lost least: %2 per unforced decision.</source>
        <translation>%1 perdeu menos: %2 por decisão não forçada.</translation>
    </message>
    <message>
        <source>%1 of %2 matches are analysed.</source>
        <translation>%1 de %2 partidas foram analisadas.</translation>
    </message>
    <message>
        <source>A link opens the match at that decision and shows what came before it.</source>
        <translation>Um link abre a partida nessa decisão e mostra o que veio antes.</translation>
    </message>
    <message>
        <source>A link opens the match to step through with its analysis. Results are on its last moment.</source>
        <translation>Um link abre a partida com sua análise para percorrer passo a passo. O resultado está no último momento.</translation>
    </message>
    <message>
        <source>A loss is the value of the best answer less that of the answer given, for the player who gave it. ± is one standard error.</source>
        <translation>Uma perda é o valor da melhor resposta menos o da resposta dada, para quem a deu. ± é um erro padrão.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>Perda média</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>How it is analysed</source>
        <translation>Como se analisa</translation>
    </message>
    <message>
        <source>Judged by %1 with at least %2 simulations of a position that cannot be computed.</source>
        <translation>Avaliado por %1 com pelo menos %2 simulações de cada posição que não se pode calcular.</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Tipo de decisão</translation>
    </message>
    <message>
        <source>Loss by kind of decision</source>
        <translation>Perda por tipo de decisão</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Perda total</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>No match here had a decision with several answers.</source>
        <translation>Nenhuma partida aqui teve uma decisão com várias respostas.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogou</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>The average loss is per unforced decision, which has several answers.</source>
        <translation>A perda média é por decisão não forçada, que tem várias respostas.</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>As decisões mais caras</translation>
    </message>
    <message>
        <source>This command analyses them again:</source>
        <translation>Este comando as analisa de novo:</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Não forçada</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>Onde fica guardada</translation>
    </message>
    <message>
        <source>Who was analysed</source>
        <translation>Quem foi analisado</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>Each pair of versions meets once, and their matches are kept. Extra matches are played where the order of neighbours is unclear. A place shows what a bot can expect against all others, each counting the same. Ranges hold at every look.</source>
        <translation>Cada par de versões se enfrenta uma vez, e as partidas jogadas ficam guardadas. As demais partidas vão para onde separam vizinhos na classificação. Um lugar mostra o que um bot pode esperar contra todos os outros, cada um com o mesmo peso. As faixas valem sempre que se olha.</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1 está fora: %2</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 volta a jogar.</translation>
    </message>
    <message>
        <source>%1 plays again: %2</source>
        <translation>%1 volta a jogar: %2</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair, all pairs on the same deals, each deal with all seatings.</source>
        <translation>%1, %2 assentos, %3 partidas por par, todos os pares com as mesmas distribuições, cada distribuição em todas as ordens.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair.</source>
        <translation>%1, %2 assentos, %3 partidas por par.</translation>
    </message>
    <message>
        <source>All deals come from the seed %1.</source>
        <translation>Todas as distribuições vêm da semente %1.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1. The key of season %2 is %3. The hash of each key is the key before it, and the hash of the first one is that SHA-256: %4.</source>
        <translation>As distribuições de cada temporada são secretas até ela terminar. Elas foram fixadas no início da competição, com o SHA-256 %1. A chave da temporada %2 é %3. O hash de cada chave é a chave anterior, e o da primeira é esse SHA-256: %4.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1.</source>
        <translation>As distribuições de cada temporada são secretas até ela terminar. Elas foram fixadas no início da competição, com o SHA-256 %1.</translation>
    </message>
    <message>
        <source>The matches follow from the deals and the log alone. You can add the same bots to a hill with the same deals and rules and compare the results: %1.</source>
        <translation>Quais partidas são jogadas depende só das distribuições e do log. Você pode adicionar os mesmos bots a uma colina com as mesmas distribuições e regras e comparar os resultados: %1.</translation>
    </message>
    <message>
        <source>Same answers as</source>
        <translation>Mesmas respostas que</translation>
    </message>
    <message numerus="yes">
        <source>%1, in all %n matches</source>
        <translation>
            <numerusform>%1, em %n partida</numerusform>
            <numerusform>%1, em todas as %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rose from place %2 to %3.</source>
        <translation>%1 subiu do lugar %2 para o %3.</translation>
    </message>
    <message>
        <source>%1 took the lead.</source>
        <translation>%1 assumiu a liderança.</translation>
    </message>
    <message>
        <source>%1 won the season %2.</source>
        <translation>%1 venceu a temporada %2.</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Best place</source>
        <translation>Melhor lugar</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>Mudanças desde %1</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>What is new here, for a feed reader: %1.</source>
        <translation>As novidades, para um leitor de feeds: %1.</translation>
    </message>
    <message>
        <source>Final %1</source>
        <translation>Final %1</translation>
    </message>
    <message>
        <source>Match %1 of part %2 of final %3</source>
        <translation>Partida %1 da parte %2 da final %3</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair. It is not over.</source>
        <translation>Desde %1, com distribuições próprias: %2 partidas por par. Ainda não terminou.</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair.</source>
        <translation>Desde %1, com distribuições próprias: %2 partidas por par.</translation>
    </message>
    <message>
        <source>Stronger than next</source>
        <translation>Mais forte que o próximo</translation>
    </message>
    <message>
        <source>The final %1 began: %2 bots, %3 matches for each pair.</source>
        <translation>A final %1 começou: %2 bots, %3 partidas por par.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table, all tables of a number on the same deals, each deal with many seatings. Each bot brings %4 tables.</source>
        <translation>%1, %2 lugares, %3 partidas em cada mesa, todas as mesas de um número com as mesmas distribuições, cada distribuição com muitas disposições. Cada bot traz %4 mesas.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table. Each bot brings %4 tables.</source>
        <translation>%1, %2 lugares, %3 partidas em cada mesa. Cada bot traz %4 mesas.</translation>
    </message>
    <message>
        <source>Beyond chance</source>
        <translation>Além do acaso</translation>
    </message>
    <message>
        <source>How bots treat each other</source>
        <translation>Como os bots se tratam</translation>
    </message>
    <message>
        <source>The others at a table are drawn at random from all that play. A place shows what a bot can expect at such a table. Extra matches are played where the order of neighbours is unclear. Ranges hold at every look.</source>
        <translation>Os outros de uma mesa são sorteados entre os que jogam. Uma posição diz o que um bot pode esperar em uma mesa assim. As demais partidas vão para onde distinguem vizinhos na ordem. Os intervalos valem a cada consulta.</translation>
    </message>
    <message>
        <source>What a bot won or paid in a match where another bot sat at its table, beside what it usually does there. What is beyond chance may be help, or a style that suits another.</source>
        <translation>O que um bot ganhou ou pagou em uma partida em que outro bot estava à mesa, comparado com o habitual. O que vai além do acaso pode ser ajuda, ou um estilo que convém a outro.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Com</translation>
    </message>
    <message>
        <source>better</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>pior</translation>
    </message>
</context>
<context>
    <name>StrandedContest</name>
    <message>
        <source>%1. Everything played so far is in memory. Save a copy to keep it.</source>
        <translation>%1. Tudo o que foi jogado até agora está na memória. Salve uma cópia para não perder nada.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>Salvar %1?</translation>
    </message>
    <message>
        <source>Its file is gone. The matches played so far are only in memory.</source>
        <translation>O arquivo sumiu. As partidas jogadas até agora estão só na memória.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
</context>
<context>
    <name>StrongerWords</name>
    <message>
        <source>more than 99.9 %</source>
        <translation>mais de 99,9%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Probability that %1 is stronger than %2: %3.</source>
        <translation>Probabilidade de %1 ser mais forte que %2: %3.</translation>
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
        <translation>Você não cometeu nenhum erro claro.</translation>
    </message>
    <message>
        <source>The draws made no measurable difference.</source>
        <translation>As compras não fizeram diferença mensurável.</translation>
    </message>
    <message>
        <source>Lucky draws saved %1.</source>
        <translation>A sorte nas compras poupou %1.</translation>
    </message>
    <message>
        <source>Unlucky draws cost %1.</source>
        <translation>O azar nas compras custou %1.</translation>
    </message>
    <message>
        <source>The cards made no measurable difference.</source>
        <translation>As cartas não fizeram diferença mensurável.</translation>
    </message>
    <message>
        <source>%1 gained %2 from the cards.</source>
        <translation>As cartas deram %2 a %1.</translation>
    </message>
    <message>
        <source>%1 lost %2 to the cards.</source>
        <translation>As cartas tiraram %2 de %1.</translation>
    </message>
    <message>
        <source>The cards helped %1 most (%2) and hurt %3 most (%4).</source>
        <translation>As cartas ajudaram mais %1 (%2) e prejudicaram mais %3 (%4).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No one made a clear mistake.</source>
        <translation>Ninguém cometeu um erro claro.</translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation>%1 não cometeu nenhum erro claro.</translation>
    </message>
    <message>
        <source>The others made no clear mistake.</source>
        <translation>Os outros não cometeram nenhum erro claro.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what was done</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>a hand, what was done</comment>
        <translation>%1, “%2”</translation>
    </message>
    <message>
        <source>The costliest (%2): %1. Better: “%3”.</source>
        <translation>A mais cara (%2): %1. Melhor: “%3”.</translation>
    </message>
    <message>
        <source>%1 (not significant)</source>
        <translation>%1 (não significativo)</translation>
    </message>
    <message>
        <source>The cards gave you %1.</source>
        <translation>As cartas deram a você %1.</translation>
    </message>
    <message>
        <source>The cards cost you %1.</source>
        <translation>As cartas custaram a você %1.</translation>
    </message>
    <message>
        <source>Your decisions made no measurable difference.</source>
        <translation>Suas decisões não fizeram diferença mensurável.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1.</source>
        <translation>Suas decisões custaram a você %1.</translation>
    </message>
    <message>
        <source>Your decisions saved %1.</source>
        <translation>Suas decisões pouparam %1.</translation>
    </message>
    <message>
        <source>Your decisions gained you %1.</source>
        <translation>Suas decisões renderam a você %1.</translation>
    </message>
    <message>
        <source>The decisions of %1 made no measurable difference.</source>
        <translation>As decisões de %1 não fizeram diferença mensurável.</translation>
    </message>
    <message>
        <source>The decisions of %1 gained you %2.</source>
        <translation>As decisões de %1 renderam a você %2.</translation>
    </message>
    <message>
        <source>The decisions of %1 cost you %2.</source>
        <translation>As decisões de %1 custaram a você %2.</translation>
    </message>
    <message>
        <source>The others’ decisions made no measurable difference.</source>
        <translation>As decisões dos outros não fizeram diferença mensurável.</translation>
    </message>
    <message>
        <source>The others’ decisions cost you %1.</source>
        <translation>As decisões dos outros custaram a você %1.</translation>
    </message>
    <message>
        <source>The others’ decisions saved %1.</source>
        <translation>As decisões dos outros pouparam %1.</translation>
    </message>
    <message>
        <source>The others’ decisions gained you %1.</source>
        <translation>As decisões dos outros renderam a você %1.</translation>
    </message>
    <message>
        <source>%1, not significant</source>
        <translation>%1, não significativo</translation>
    </message>
    <message numerus="yes">
        <source>You made %Ln mistakes</source>
        <translation>
            <numerusform>Você cometeu %Ln erro</numerusform>
            <numerusform>Você cometeu %Ln erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %Ln mistakes</source>
        <translation>
            <numerusform>%1 cometeu %Ln erro</numerusform>
            <numerusform>%1 cometeu %Ln erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others made mistakes, too</source>
        <translation>
            <numerusform>%Ln outro também cometeu erros</numerusform>
            <numerusform>%Ln outros também cometeram erros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
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
        <translation>%1 %2, %3º lugar de %4</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1 with %2</source>
        <translation>Líder: %1 com %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eles</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Vitória de todos</translation>
    </message>
    <message>
        <source>A draw, %1 – %2</source>
        <translation>Empate, %1 – %2</translation>
    </message>
    <message>
        <source>No one won</source>
        <translation>Ninguém venceu</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>%1 venceram, %2</translation>
    </message>
    <message>
        <source>You and your partner won, %1</source>
        <translation>Você e seu parceiro venceram, %1</translation>
    </message>
    <message>
        <source>You and your partner lost, %1 – %2</source>
        <translation>Você e seu parceiro perderam, %1 – %2</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Você divide a vitória</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>%n jogador tem a vitória</numerusform>
            <numerusform>%n jogadores dividem a vitória</numerusform>
        </translation>
    </message>
    <message>
        <source>You won%1</source>
        <translation>Você venceu%1</translation>
    </message>
    <message>
        <source>%1 won%2</source>
        <translation>%1 venceu%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>%1 is a bot: &quot;partner, Skilled&quot;</extracomment>
        <translation>parceiro</translation>
    </message>
    <message>
        <source>partner, %1</source>
        <translation>parceiro, %1</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>deal</comment>
        <translation>selado</translation>
    </message>
</context>
<context>
    <name>ThegameCheer</name>
    <message>
        <source>Ten back!</source>
        <translation>Recuo de 10!</translation>
    </message>
</context>
<context>
    <name>ThegamePage</name>
    <message>
        <source>stay off</source>
        <translation>não mexa</translation>
    </message>
    <message>
        <source>mine soon</source>
        <translation>logo é minha</translation>
    </message>
    <message>
        <source>rather not</source>
        <translation>melhor não</translation>
    </message>
    <message>
        <source>no wish</source>
        <translation>sem pedido</translation>
    </message>
</context>
<context>
    <name>ThegamePile</name>
    <message>
        <source>Pile %1, rising, at %2</source>
        <translation>Pilha %1, crescente, em %2</translation>
    </message>
    <message>
        <source>Pile %1, falling, at %2</source>
        <translation>Pilha %1, decrescente, em %2</translation>
    </message>
    <message>
        <source>%1 wishes %2</source>
        <translation>%1 pede %2</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>crescente</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>decrescente</translation>
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
        <translation>%1 não cabe</translation>
    </message>
    <message>
        <source>%1: jump back 10</source>
        <translation>%1: recuo de 10</translation>
    </message>
    <message>
        <source>%1: back 10!</source>
        <translation>%1: recuo de 10!</translation>
    </message>
    <message>
        <source>rising, room: %1</source>
        <translation>crescente, espaço: %1</translation>
    </message>
    <message>
        <source>falling, room: %1</source>
        <translation>decrescente, espaço: %1</translation>
    </message>
</context>
<context>
    <name>ThegameRidge</name>
    <message>
        <source>Perfect: all 98 cards are played.</source>
        <translation>Perfeito: todas as 98 cartas foram jogadas.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfeito</translation>
    </message>
    <message>
        <source>All 98 cards. Nothing left in hand, nothing in the stack.</source>
        <translation>Todas as 98 cartas. Nada na mão, nada no monte.</translation>
    </message>
</context>
<context>
    <name>ThegameScore</name>
    <message>
        <source>jump back</source>
        <translation>recuo</translation>
    </message>
    <message>
        <source>Piles, latest on top</source>
        <translation>Pilhas, última em cima</translation>
    </message>
    <message>
        <source>pile %1, rising</source>
        <translation>pilha %1, crescente</translation>
    </message>
    <message>
        <source>pile %1, falling</source>
        <translation>pilha %1, decrescente</translation>
    </message>
    <message>
        <source>Cards played, latest first</source>
        <translation>Últimas cartas jogadas</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pilha</translation>
    </message>
    <message>
        <source>Turn %1: you jumped ten back to %2 on pile %3, the last jump of the match.</source>
        <translation>Turno %1: você recuou dez, para %2, na pilha %3, o último recuo da partida.</translation>
    </message>
    <message>
        <source>Turn %1: %2 jumped ten back to %3 on pile %4, the last jump of the match.</source>
        <translation>Turno %1: %2 recuou dez, para %3, na pilha %4, o último recuo da partida.</translation>
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
        <translation>Turno %1: seu %2 na pilha %3 pulou %4, a maior lacuna da partida.</translation>
    </message>
    <message>
        <source>Turn %1: %2 put %3 on pile %4 and left out %5, the widest gap of the match.</source>
        <translation>Turno %1: %2 pôs %3 na pilha %4 e pulou %5, a maior lacuna da partida.</translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 de %2 jogadas</translation>
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
            <numerusform>%n no monte</numerusform>
            <numerusform>%n no monte</numerusform>
        </translation>
    </message>
    <message>
        <source>stack empty</source>
        <translation>monte vazio</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the stack</comment>
        <translation>vazio</translation>
    </message>
    <message>
        <source>%1 of 98 played</source>
        <translation>%1 de 98 jogadas</translation>
    </message>
    <message>
        <source>%1 of 98</source>
        <comment>cards played</comment>
        <translation>%1 de 98</translation>
    </message>
    <message>
        <source>only %1 in the stack</source>
        <translation>só %1 no monte</translation>
    </message>
    <message>
        <source>%1 of 98 to go</source>
        <translation>faltam %1 de 98</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>faltam %1</translation>
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
            <numerusform>Resta %n carta.</numerusform>
            <numerusform>Restam %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <translation>%1 na pilha %2</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Passar a vez</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>Pedir %1</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Perder a partida</translation>
    </message>
    <message>
        <source>jump back %1</source>
        <translation>recua %1</translation>
    </message>
    <message>
        <source>jumps back %1</source>
        <translation>recua %1</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>avança %1</translation>
    </message>
    <message>
        <source>Any wishes for the piles?</source>
        <translation>Algum pedido sobre as pilhas?</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards, then you may end your turn.</source>
        <translation>
            <numerusform>Mais %n carta e você pode passar a vez.</numerusform>
            <numerusform>Mais %n cartas e você pode passar a vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play another card or end your turn.</source>
        <translation>Jogue outra carta ou passe a vez.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nenhuma carta</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles: a perfect match.</source>
        <translation>Todas as 98 cartas estão nas pilhas: uma partida perfeita.</translation>
    </message>
    <message>
        <source>You still had to play, but none of your cards fitted.</source>
        <translation>Você ainda precisava jogar, mas nenhuma das suas cartas cabia.</translation>
    </message>
    <message>
        <source>%1 still had to play, but no card fitted.</source>
        <translation>%1 ainda precisava jogar, mas nenhuma carta cabia.</translation>
    </message>
    <message>
        <source>You ended your turn too early and gave up.</source>
        <translation>Você passou a vez cedo demais e, com isso, desistiu.</translation>
    </message>
    <message>
        <source>%1 ended the turn too early and gave up.</source>
        <translation>%1 passou a vez cedo demais e, com isso, desistiu.</translation>
    </message>
    <message>
        <source>You had a fault, which loses the match.</source>
        <translation>Você cometeu uma falha, e a partida está perdida.</translation>
    </message>
    <message>
        <source>%1 had a fault, which loses the match.</source>
        <translation>%1 cometeu uma falha, e a partida está perdida.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>stay off pile %1</source>
        <translation>não mexa na %1</translation>
    </message>
    <message>
        <source>want others to stay off pile %1</source>
        <translation>pede que não mexam na pilha %1</translation>
    </message>
    <message>
        <source>wants others to stay off pile %1</source>
        <translation>pede que não mexam na pilha %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Vez de %1</translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation>Todas as cartas foram jogadas</translation>
    </message>
    <message>
        <source>No card fits. %1</source>
        <translation>Nenhuma carta cabe. %1</translation>
    </message>
    <message>
        <source>Given up. %1</source>
        <translation>Desistência. %1</translation>
    </message>
    <message>
        <source>Lost by a fault. %1</source>
        <translation>Perdida por falha. %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>compra %1</translation>
    </message>
    <message>
        <source>play %1 on pile %2</source>
        <translation>joga %1 na pilha %2</translation>
    </message>
    <message>
        <source>plays %1 on pile %2</source>
        <translation>joga %1 na pilha %2</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>passa a vez</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>passa a vez</translation>
    </message>
    <message>
        <source>had a fault</source>
        <translation>cometeu uma falha</translation>
    </message>
    <message>
        <source>%1 jumps ten back to %2</source>
        <translation>%1 recua dez, para %2</translation>
    </message>
    <message>
        <source>The stack is empty</source>
        <translation>O monte está vazio</translation>
    </message>
    <message>
        <source>The stack is running out</source>
        <translation>O monte está acabando</translation>
    </message>
    <message>
        <source>Your next card would move a pile by %1 or more.</source>
        <translation>A próxima carta moveria uma pilha em %1 ou mais.</translation>
    </message>
    <message>
        <source>It sets the pile ten back.</source>
        <translation>Faz a pilha voltar dez.</translation>
    </message>
    <message>
        <source>Then your %1 can set the pile ten back.</source>
        <translation>Depois seu %1 pode fazer a pilha voltar dez.</translation>
    </message>
    <message>
        <source>It’s the smallest step you have.</source>
        <translation>É seu menor passo.</translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message>
        <source>Where do you want to put the %1? Click a pile or press 1 to 4.</source>
        <translation>Onde pôr o %1? Clique numa pilha ou aperte de 1 a 4.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Passar a vez</translation>
    </message>
    <message>
        <source>refill your hand</source>
        <translation>completar a mão</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>o monte está vazio</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Desistir…</translation>
    </message>
    <message>
        <source>one more card to play</source>
        <translation>falta jogar uma carta</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards to play</source>
        <translation>
            <numerusform>falta jogar %n carta</numerusform>
            <numerusform>faltam jogar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>your turn continues</source>
        <translation>sua vez continua</translation>
    </message>
    <message>
        <source>Give up now</source>
        <translation>Desistir agora</translation>
    </message>
    <message>
        <source>everyone loses the match</source>
        <translation>todos perdem a partida</translation>
    </message>
    <message>
        <source>Wishes: 1 %1, 3 %2, 5 %3</source>
        <translation>Pedidos: 1 %1, 3 %2, 5 %3</translation>
    </message>
    <message>
        <source>Numbers over a card: how far it moves piles 1 to 4.</source>
        <translation>Números sobre a carta: quanto move as pilhas 1 a 4.</translation>
    </message>
</context>
<context>
    <name>ThegameWish</name>
    <message>
        <source>Your wish for pile %1: %2</source>
        <translation>Seu pedido para a pilha %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a wish and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: after the next card</source>
        <comment>a wish</comment>
        <translation>%1: após a próxima carta</translation>
    </message>
    <message>
        <source>0: no wish, 3: mine soon, 5: stay off</source>
        <translation>0: sem pedido, 3: logo é minha, 5: não mexa</translation>
    </message>
</context>
<context>
    <name>TournamentCost</name>
    <message>
        <source>about %1 matches</source>
        <translation>cerca de %1 partidas</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>no máximo %1 partidas</translation>
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
            <numerusform>%n rodada, %1</numerusform>
            <numerusform>%n rodadas, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1</source>
        <translation>
            <numerusform>%n confronto, %1</numerusform>
            <numerusform>%n confrontos, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few matches the intervals stay wider than that, so all matches will be played.</source>
        <translation>Com tão poucas partidas os intervalos ficam mais largos que isso, por isso todas serão jogadas.</translation>
    </message>
    <message>
        <source>The last deal is not played from all seats, because %1 is not a multiple of %2.</source>
        <translation>A última distribuição não é jogada de todos os assentos, porque %1 não é múltiplo de %2.</translation>
    </message>
    <message>
        <source>%1 remembers earlier matches. Its matches against the same opponents run one after another on one thread, so more threads don’t make them faster.</source>
        <translation>%1 se lembra de partidas anteriores. As partidas contra os mesmos adversários são jogadas uma após a outra em uma só thread, e mais threads não as aceleram.</translation>
    </message>
    <message>
        <source>File size: %1.</source>
        <translation>Tamanho do arquivo: %1.</translation>
    </message>
    <message>
        <source>This takes more than a day. You can stop and resume at any time.</source>
        <translation>Isso leva mais de um dia. Você pode parar e retomar quando quiser.</translation>
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
        <translation>Ordem: rodada alcançada. ± é o intervalo de 95%.</translation>
    </message>
    <message>
        <source>Order: fixtures won, then opponents’ score. ± is the 95 % interval.</source>
        <translation>Ordem: confrontos vencidos, depois pontuação dos adversários. ± é o intervalo de 95%.</translation>
    </message>
    <message>
        <source>Contest order: matches won. ± is the 95 % interval.</source>
        <translation>Ordem da competição: partidas vencidas. ± é o intervalo de 95%.</translation>
    </message>
    <message>
        <source>Contest order: matches won, then %1. ± is the 95 % interval.</source>
        <translation>Ordem da competição: partidas vencidas, depois %1. ± é o intervalo de 95%.</translation>
    </message>
    <message>
        <source>Contest order: points. ± is the 95 % interval.</source>
        <translation>Ordem da competição: pontos. ± é o intervalo de 95%.</translation>
    </message>
    <message>
        <source>Contest order: %1. ± is the 95 % interval.</source>
        <translation>Ordem da competição: %1. ± é o intervalo de 95%.</translation>
    </message>
    <message>
        <source>Contest order: matches won, including shared wins. ± is the 95 % interval.</source>
        <translation>Ordem da competição: partidas vencidas, inclusive vitórias divididas. ± é o intervalo de 95%.</translation>
    </message>
    <message>
        <source>Contest order: mean points. ± is the 95 % interval.</source>
        <translation>Ordem da competição: média de pontos. ± é o intervalo de 95%.</translation>
    </message>
    <message>
        <source>SPRT of Elo %1 against %2: LLR %3 between %4 and %5</source>
        <translation>SPRT de Elo %1 contra %2: LLR %3 entre %4 e %5</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at least Elo %3.</source>
        <translation>%1. Aceito: %2 é mais forte em %3 pontos Elo ou mais.</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at most Elo %3.</source>
        <translation>%1. Aceito: %2 é mais forte em %3 pontos Elo no máximo.</translation>
    </message>
    <message>
        <source>%1. Not decided yet.</source>
        <translation>%1. Ainda não decidido.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>A circle: %1. The unbeatable mix: %2.</source>
        <translation>Um ciclo: %1. A mistura imbatível: %2.</translation>
    </message>
    <message>
        <source>Duplicate deals saved %1 matches.</source>
        <translation>As distribuições duplicadas pouparam %1 partidas.</translation>
    </message>
    <message>
        <source>Both are equally likely to be stronger.</source>
        <translation>Os dois têm a mesma probabilidade de ser o mais forte.</translation>
    </message>
</context>
<context>
    <name>TournamentTemplates</name>
    <message>
        <source>Last settings</source>
        <translation>Última configuração</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Olhada rápida</translation>
    </message>
    <message>
        <source>Contest settings</source>
        <translation>Configuração da competição</translation>
    </message>
    <message>
        <source>Contest cup</source>
        <translation>Copa da competição</translation>
    </message>
    <message>
        <source>Is mine better? (SPRT)</source>
        <translation>O meu é melhor? (SPRT)</translation>
    </message>
    <message>
        <source>The settings of the last tournament of this game</source>
        <translation>A configuração do último torneio deste jogo</translation>
    </message>
    <message>
        <source>A few hundred matches on duplicate deals: takes seconds, gives a first ranking</source>
        <translation>Algumas centenas de partidas com distribuições duplicadas: leva segundos, dá um primeiro ranking</translation>
    </message>
    <message>
        <source>Format, matches and rules of the contest this game comes from</source>
        <translation>Formato, partidas e regras da competição de onde vem este jogo</translation>
    </message>
    <message>
        <source>A ladder that decides every place. Each pairing is best of seven sets</source>
        <translation>Uma escada que decide todos os lugares. Cada confronto é uma melhor de sete sets</translation>
    </message>
    <message>
        <source>A sequential test of the first two selected bots. It stops as soon as the result is clear</source>
        <translation>Um teste sequencial dos dois primeiros bots selecionados. Para assim que o resultado é claro</translation>
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
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>%1, %2 played, waiting for an earlier match</source>
        <translation>%1, outras %2 aguardam uma partida anterior</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>na fila</translation>
    </message>
    <message>
        <source>opening the file…</source>
        <translation>abrindo o arquivo…</translation>
    </message>
    <message>
        <source>stopped by its stop rule after %1</source>
        <translation>parado pela regra de parada após %1</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>terminado em %1</translation>
    </message>
    <message>
        <source>stopped after %1</source>
        <translation>parado após %1</translation>
    </message>
    <message numerus="yes">
        <source>finishing %n running matches</source>
        <translation>
            <numerusform>concluindo %n partida em andamento</numerusform>
            <numerusform>concluindo %n partidas em andamento</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>parando…</translation>
    </message>
    <message>
        <source>a bot is solving these rules: %1 %</source>
        <translation>um bot está resolvendo estas regras: %1%</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausado</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>recém-começado</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>faltam cerca de %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvo</translation>
    </message>
    <message>
        <source>not saved, lost when the window closes</source>
        <translation>não salvo, some ao fechar a janela</translation>
    </message>
    <message>
        <source>saved, safe to close</source>
        <translation>salvo, pode fechar quando quiser</translation>
    </message>
    <message>
        <source>saved %1 ago, safe to close</source>
        <translation>salvo há %1, pode fechar quando quiser</translation>
    </message>
    <message>
        <source>%1. Everything saved before is kept, and nothing else has changed.</source>
        <translation>%1. Tudo o que foi salvo antes está guardado, e nada mais mudou.</translation>
    </message>
    <message>
        <source>The results can’t be saved: %1.</source>
        <translation>Os resultados não podem ser salvos: %1.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Abrindo o arquivo…</translation>
    </message>
    <message>
        <source>SHA-256 of the sealed seed: %1</source>
        <translation>SHA-256 da semente lacrada: %1</translation>
    </message>
    <message>
        <source>A slow match is still running. Later matches are shown, but the stop rule does not count them yet.</source>
        <translation>Uma partida lenta ainda está em andamento. As posteriores são mostradas, mas a regra de parada ainda não as conta.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>com</translation>
    </message>
    <message>
        <source>%1 matches per second on</source>
        <translation>%1 partidas por segundo com</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>parado em %1</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, parando</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>pausado em %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, faltam %2</translation>
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
        <translation>%1, %2 partidas por par</translation>
    </message>
    <message>
        <source>%1, %2 matches</source>
        <translation>%1, %2 partidas</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, distribuições duplicadas</translation>
    </message>
    <message>
        <source>%1, bots of one language together</source>
        <translation>%1, bots da mesma linguagem juntos</translation>
    </message>
    <message>
        <source>%1, sealed seed</source>
        <translation>%1, semente lacrada</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Semente: %1</translation>
    </message>
    <message>
        <source>%1 has ended</source>
        <translation>%1 terminou</translation>
    </message>
    <message>
        <source>%1 has stopped</source>
        <translation>%1 parou</translation>
    </message>
    <message>
        <source>%1 is first after %2 matches.</source>
        <translation>%1 é o primeiro após %2 partidas.</translation>
    </message>
</context>
<context>
    <name>WinMarks</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1 de %2 mãos</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%1 de %2 mãos vencidas</translation>
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
        <translation>Dica</translation>
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
        <translation>De %1 pontos, %2 foram dados.</translation>
    </message>
    <message>
        <source>%1 gets %2. %3</source>
        <translation>%1 recebe %2. %3</translation>
    </message>
</context>
<context>
    <name>ZipdeckRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Rodada %1 de %2</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Clique ou tecle para continuar</translation>
    </message>
</context>
<context>
    <name>ZipdeckScore</name>
    <message>
        <source>Points, fewest first</source>
        <translation>Pontos, menos primeiro</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errada</translation>
    </message>
    <message>
        <source>wrong calls</source>
        <translation>chamadas erradas</translation>
    </message>
    <message>
        <source>Calls, latest first</source>
        <translation>Últimas chamadas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>certa</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>silent, +%1</source>
        <translation>silêncio, +%1</translation>
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
        <translation>, recebe %1 de você</translation>
    </message>
    <message>
        <source>▼ fewest</source>
        <translation>▼ menos</translation>
    </message>
    <message>
        <source>won</source>
        <translation>venceu</translation>
    </message>
    <message>
        <source>▲ highest</source>
        <translation>▲ maior</translation>
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
        <translation>Sua carta não tem pontos para distribuir</translation>
    </message>
    <message numerus="yes">
        <source>A correct call gives away %n point(s)</source>
        <translation>
            <numerusform>Uma chamada certa distribui %n ponto</numerusform>
            <numerusform>Uma chamada certa distribui %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>você %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You pay what you don’t give away: %1.</source>
        <translation>Você paga o que não der: %1.</translation>
    </message>
    <message>
        <source>Click a player to give everything. Use + and − for single points.</source>
        <translation>Clique em um jogador para lhe dar tudo. Use + e − para pontos avulsos.</translation>
    </message>
    <message>
        <source>All to the leader</source>
        <translation>Tudo ao líder</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>Por igual</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
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
        <translation>silêncio</translation>
    </message>
</context>
<context>
    <name>ZipdeckStepper</name>
    <message>
        <source>%1: one point less</source>
        <translation>%1: um ponto a menos</translation>
    </message>
    <message>
        <source>%1: one point more</source>
        <translation>%1: um ponto a mais</translation>
    </message>
</context>
<context>
    <name>ZipdeckTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipdeckTexts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Chamar</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Não chamar</translation>
    </message>
    <message>
        <source>costs nothing unless your card is the highest</source>
        <translation>só custa se a sua carta for a maior</translation>
    </message>
    <message>
        <source>if right: gives away %1</source>
        <translation>se certa: distribui %1</translation>
    </message>
    <message>
        <source>if right: you pay all of it</source>
        <translation>se certa: você paga tudo</translation>
    </message>
    <message>
        <source>You have %1, worth %2. Call or say nothing.</source>
        <translation>Você tem %1, que vale %2. Chame ou fique em silêncio.</translation>
    </message>
    <message>
        <source>You have %1, worth nothing. Call or say nothing.</source>
        <translation>Você tem %1, que não vale nada. Chame ou fique em silêncio.</translation>
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
        <translation>%1 para você</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>Call, keep all points</source>
        <translation>Chamar, nada a ninguém</translation>
    </message>
    <message>
        <source>Call: %1</source>
        <translation>Chamar: %1</translation>
    </message>
    <message>
        <source>Your %1 was the highest and you said nothing: %2.</source>
        <translation>Seu %1 era o maior e você ficou em silêncio: %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and pay %2 yourself.</source>
        <translation>Você chamou com a maior carta, %1, e você mesmo paga %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and give %2.</source>
        <translation>Você chamou com a maior carta, %1, e dá %2.</translation>
    </message>
    <message>
        <source>%1 had the highest card, %2, and said nothing: %3.</source>
        <translation>%1 tinha a maior carta, %2, e ficou em silêncio: %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and pays %3.</source>
        <translation>%1 chamou com a maior carta, %2, e paga %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and gives %3.</source>
        <translation>%1 chamou com a maior carta, %2, e dá %3.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lowest score after %n round(s): %2.</source>
        <translation>
            <numerusform>%1 dividem a menor pontuação após %n rodada: %2.</numerusform>
            <numerusform>%1 dividem a menor pontuação após %n rodadas: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest score after %n round(s): %1. The next has %2.</source>
        <translation>
            <numerusform>Menor pontuação após %n rodada: %1. A seguinte é %2.</numerusform>
            <numerusform>Menor pontuação após %n rodadas: %1. A seguinte é %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carta %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Your card is the highest</source>
        <translation>Sua carta é a maior</translation>
    </message>
    <message>
        <source>%1 has the highest card</source>
        <translation>%1 tem a maior carta</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida terminou</translation>
    </message>
    <message>
        <source>call “Zip Deck!”</source>
        <translation>chama “Zip Deck!”</translation>
    </message>
    <message>
        <source>calls “Zip Deck!”</source>
        <translation>chama “Zip Deck!”</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>recebe %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>recebe %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 tem %2</translation>
    </message>
    <message>
        <source>now have %1</source>
        <translation>agora tem %1</translation>
    </message>
    <message>
        <source>now has %1</source>
        <translation>agora tem %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as saying nothing</source>
        <translation>cometeu uma falha, que conta como silêncio</translation>
    </message>
    <message>
        <source>%1 called with the highest card</source>
        <translation>%1 chamou com a maior carta</translation>
    </message>
    <message>
        <source>%1 called, and the card was not the highest</source>
        <translation>%1 chamou, e a carta não era a maior</translation>
    </message>
    <message>
        <source>Everyone answers on the count of three.</source>
        <translation>Todos respondem no três.</translation>
    </message>
    <message>
        <source>Your %1 can’t be the highest: you say nothing</source>
        <translation>Sua %1 não pode ser a maior: você fica em silêncio</translation>
    </message>
    <message>
        <source>%1 had the highest card and said nothing</source>
        <translation>%1 tinha a maior carta e ficou em silêncio</translation>
    </message>
</context>
<context>
    <name>ZipdeckTray</name>
    <message>
        <source>A wrong call costs you %1.</source>
        <translation>Uma chamada errada custa %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Rodada %1 de %2</translation>
    </message>
    <message>
        <source>Cards 0 to %1</source>
        <translation>Cartas 0 a %1</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck!</translation>
    </message>
    <message>
        <source>if right: costs nothing</source>
        <translation>se certa: não custa nada</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay %2</source>
        <translation>se certa: dá %1, você paga %2</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay nothing</source>
        <translation>se certa: dá %1, sem custo</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Não chamar</translation>
    </message>
    <message>
        <source>costs %1 if %2 is the highest</source>
        <translation>custa %1 se %2 for a maior</translation>
    </message>
    <message>
        <source>%1 is the highest with a probability of %2 %.</source>
        <translation>%1 é a maior com probabilidade de %2%.</translation>
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
        <translation>%1, menos</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, %2º lugar</translation>
    </message>
    <message>
        <source>called, gave %1</source>
        <translation>chamou, deu %1</translation>
    </message>
    <message>
        <source>called, paid %1</source>
        <translation>chamou, pagou %1</translation>
    </message>
    <message>
        <source>silent, paid %1</source>
        <translation>silêncio, pagou %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>silêncio</translation>
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
        <translation>última: %1, %2</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>deu %1</translation>
    </message>
    <message>
        <source>called</source>
        <translation>chamou</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>%1 Give %2.</source>
        <translation>%1 Dá %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This round: %1, %2.</source>
        <translation>Nesta rodada: %1, %2.</translation>
    </message>
    <message>
        <source>Last round: %1, %2.</source>
        <translation>Na última: %1, %2.</translation>
    </message>
</context>
<context>
    <name>advanced-pazaak</name>
    <message>
        <source>rule deck_size is {}, but with same {} and pool {} it must be from 1 to {}</source>
        <translation>a regra deck_size é {}; com same {} e pool {} ela deve ser de 1 a {}</translation>
    </message>
    <message>
        <source>rule hand_size is {}, but with deck_size {} it must be from 0 to {}</source>
        <translation>a regra hand_size é {}; com deck_size {} ela deve ser de 0 a {}</translation>
    </message>
    <message>
        <source>a side card must follow a house card, and each turn may have only one</source>
        <translation>uma carta lateral segue uma carta da casa, uma por turno</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>há cartas demais</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>há {} cartas, mas deve haver {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>a carta da casa {} está na mesa {} vezes, mas há {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>mais cartas laterais que as {} das regras</translation>
    </message>
    <message>
        <source>no set is over yet</source>
        <translation>nenhum set acabou ainda</translation>
    </message>
    <message>
        <source>these rules have no stakes</source>
        <translation>com estas regras não há apostas</translation>
    </message>
    <message>
        <source>seat 0 must begin by these rules</source>
        <translation>com estas regras começa o assento 0</translation>
    </message>
    <message>
        <source>the set is over with these cards, so no one has to act</source>
        <translation>o set acabou com estas cartas, então não é a vez de ninguém</translation>
    </message>
    <message>
        <source>{} is not a card; write for example 7, -2 or +-3=+3</source>
        <translation>{} não é uma carta como 7, -2 ou +-3=+3</translation>
    </message>
    <message>
        <source>{} is not a side card</source>
        <translation>{} não é uma carta lateral</translation>
    </message>
    <message>
        <source>{} appears {} times, but the rules allow only {}</source>
        <translation>{} aparece {} vezes, as regras permitem {}</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn with {} cards of seat 1 and {} of seat 2</source>
        <translation>não pode ser a vez do assento {} com {} cartas do assento 1 e {} do assento 2</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Hilltop cannot find similar positions of {}</source>
        <translation>{} não define quais das suas posições são parecidas</translation>
    </message>
    <message>
        <source>the match has no decision {}; its last one is {}</source>
        <translation>a partida não tem a decisão {}, a última é {}</translation>
    </message>
    <message>
        <source>analysis.decisions[{}].{}: the numbers do not add up</source>
        <translation>analysis.decisions[{}].{}: a conta não fecha</translation>
    </message>
    <message>
        <source>analysis.decisions[{}]: the match has another answer here</source>
        <translation>analysis.decisions[{}]: não é o que foi jogado</translation>
    </message>
    <message>
        <source>analysis.positions[{}].{}: the numbers do not add up</source>
        <translation>analysis.positions[{}].{}: a conta não fecha</translation>
    </message>
    <message>
        <source>analysis.seats[{}].result: the numbers do not add up</source>
        <translation>analysis.seats[{}].result: a conta não fecha</translation>
    </message>
    <message>
        <source>analysis.seats[{}].{}: the numbers do not add up</source>
        <translation>analysis.seats[{}].{}: a conta não fecha</translation>
    </message>
    <message>
        <source>analysis: this analysis belongs to another match</source>
        <translation>analysis: pertence a outra partida</translation>
    </message>
    <message>
        <source>this must be a list of three numbers</source>
        <translation>devem ser três números</translation>
    </message>
    <message>
        <source>this analysis was made by a newer version of Hilltop</source>
        <translation>foi feita por uma versão mais nova do Hilltop</translation>
    </message>
    <message>
        <source>{} and {} have different lengths</source>
        <translation>{} e {} têm tamanhos diferentes</translation>
    </message>
    <message>
        <source>matches of {} cannot be analysed yet</source>
        <translation>partidas de {} ainda não podem ser analisadas</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>{} is a folder, not a tournament file</source>
        <translation>{} é uma pasta, não um arquivo de torneio</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>lista de argumentos longa demais</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>descritor de arquivo inválido</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>conexão interrompida</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>memória insuficiente</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>tempo de conexão esgotado</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>dispositivo ou recurso ocupado</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>pasta não vazia</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>cota de disco excedida</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>não é um programa executável</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>o arquivo já existe</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nome longo demais</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>arquivo muito grande</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>função não disponível</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>máquina fora do ar</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erro de E/S</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>argumento inválido</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>está em outro dispositivo</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>é uma pasta</translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation>sem bloqueios disponíveis</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>sem espaço no dispositivo</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>dispositivo ou endereço não encontrado</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>dispositivo não encontrado</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>arquivo ou pasta não encontrados</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>não é uma pasta</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operação não permitida</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>operação não suportada</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permissão negada</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>sistema de arquivos só para leitura</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>temporariamente indisponível</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>o arquivo não está mais no servidor</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>o programa está em execução</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>links simbólicos demais em sequência</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>links demais</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>arquivos abertos demais no sistema</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>arquivos abertos demais</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>sem conexão</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>está cortado</translation>
    </message>
    <message>
        <source>line {}: this is not JSON, see character {}</source>
        <translation>linha {}: não é JSON, veja o caractere {}</translation>
    </message>
    <message>
        <source>this is not JSON, see character {}</source>
        <translation>não é JSON, veja o caractere {}</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>os colchetes estão aninhados fundo demais</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>o sistema não informa o motivo</translation>
    </message>
    <message>
        <source>it contains a number that is too large</source>
        <translation>contém um número grande demais</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be locked ({})</source>
        <translation>{} não pode ser bloqueado ({})</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} não pode ser aberto ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} não pode ser lido ({})</translation>
    </message>
    <message>
        <source>{} cannot be removed ({})</source>
        <translation>{} não pode ser removido ({})</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} não pode ser gravado ({})</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} é uma pasta, não um arquivo</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} não é um arquivo comum</translation>
    </message>
    <message>
        <source>{} is too large for the memory of this computer</source>
        <translation>{} é grande demais para a memória deste computador</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: a pasta não pode ser criada ({})</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>falta este campo</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>isto deve ser true ou false</translation>
    </message>
    <message>
        <source>this must be a list of {}</source>
        <translation>não é uma lista de {} valores</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>isto deve ser uma lista</translation>
    </message>
    <message>
        <source>this must be a number</source>
        <translation>isto deve ser um número</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>isto deve ser um número inteiro</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>isto deve ser um objeto JSON</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>isto deve ser texto entre aspas</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>este número é grande demais</translation>
    </message>
    <message>
        <source>the value is {}, but it must be a whole number from 0 to 2^64-1</source>
        <translation>é {}, deve ser um número inteiro de 0 a 2^64-1</translation>
    </message>
    <message>
        <source>the value is {}, but it must be from {} to {}</source>
        <translation>o valor é {}, mas deve estar entre {} e {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>it ended unexpectedly ({})</source>
        <translation>terminou inesperadamente ({})</translation>
    </message>
    <message>
        <source>the path {} could lead out of its folder</source>
        <translation>o caminho {} poderia sair da sua pasta</translation>
    </message>
    <message>
        <source>the system cannot start more threads; close other programs</source>
        <translation>o sistema não inicia mais threads; feche outros programas</translation>
    </message>
    <message>
        <source>there is not enough memory to continue</source>
        <translation>não há memória suficiente para continuar</translation>
    </message>
    <message>
        <source>{} is a hard link to another file; replace it with a copy</source>
        <translation>{} tem outro nome em outro lugar (um link físico); substitua-o por uma cópia</translation>
    </message>
    <message>
        <source>{} has more than {} bytes</source>
        <translation>{} tem mais de {} bytes</translation>
    </message>
    <message>
        <source>{} has more than {} files, too many for a bot</source>
        <translation>{} tem mais de {} arquivos, demais para um bot</translation>
    </message>
    <message>
        <source>{} has more than {} folders one inside the other, too many for a bot</source>
        <translation>{} tem mais de {} pastas uma dentro da outra, e nenhum bot precisa disso</translation>
    </message>
    <message>
        <source>{} is a link that leads out of its folder; replace it with the file</source>
        <translation>{} é um link que leva para fora da sua pasta; substitua-o pelo arquivo</translation>
    </message>
    <message>
        <source>{} is a link; replace it with the file</source>
        <translation>{} é um link; substitua-o pelo próprio arquivo</translation>
    </message>
    <message>
        <source>{} is neither a regular file nor a folder</source>
        <translation>{} não é um arquivo comum nem uma pasta</translation>
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
        <translation>{}: esse arquivo não existe</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>este programa foi compilado sem {}</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: linha {}, coluna {}: {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} não inicia ({})</translation>
    </message>
    <message>
        <source>record {}: {}</source>
        <translation>registro {}: {}</translation>
    </message>
    <message>
        <source>{}: all seats play together, so bots can only be compared by their answers</source>
        <translation>{}: todos os assentos jogam juntos, por isso dois bots são comparados só pelas respostas</translation>
    </message>
    <message>
        <source>record {} is a match of {}, not of {}</source>
        <translation>registro {}: é uma partida de {}, não de {}</translation>
    </message>
    <message>
        <source>{} begins with _ and is therefore left out; name it as {} to let it play</source>
        <translation>{} começa com _, por isso não é participante; com {} ele joga</translation>
    </message>
    <message>
        <source>{} is the base of {} and is therefore left out; name it as {} to let it play</source>
        <translation>{} é o que {} estende, por isso não é participante; com {} ele joga</translation>
    </message>
    <message>
        <source>{} has no method {}</source>
        <translation>{} não tem o método {}</translation>
    </message>
    <message>
        <source>{} is abstract, so it is not a bot</source>
        <translation>{} é abstrata, portanto não é um bot</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: este nome não está em UTF-8; renomeie o arquivo</translation>
    </message>
    <message>
        <source>{} is a program of the Hilltop protocol; name it as {}</source>
        <translation>{} é um programa do protocolo Hilltop, que participa como {}</translation>
    </message>
    <message>
        <source>{} is a bot of {}, not of {}</source>
        <translation>{} é um bot de {}, não de {}</translation>
    </message>
    <message>
        <source>{} has no kind of bots of its own to look for in a folder; name each of your bots</source>
        <translation>a competição de {} não tem bots de tipo próprio, indique cada um dos seus bots</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} não pode ser lido ({})</translation>
    </message>
    <message>
        <source>{} contains no bot of {}</source>
        <translation>{}: não contém um bot de {}</translation>
    </message>
    <message>
        <source>{} (left out: {})</source>
        <translation>{} (ficou de fora: {})</translation>
    </message>
    <message>
        <source>{} contains {} bots; name one of them, for example {}</source>
        <translation>{}: contém {} bots, portanto indique qual, como {}</translation>
    </message>
    <message>
        <source>{} contains no {}</source>
        <translation>{}: não contém {}</translation>
    </message>
    <message>
        <source>there is no decision {}; the record has {}</source>
        <translation>não há decisão {}, o registro tem {}</translation>
    </message>
    <message>
        <source>decision {} was made by a person</source>
        <translation>a decisão {} foi de uma pessoa</translation>
    </message>
    <message>
        <source>the random numbers of its bots come from the sealed seed of the tournament, so no answer can be reproduced before the tournament ends</source>
        <translation>o acaso dos seus bots vem da semente lacrada do torneio, portanto nenhuma resposta pode ser pedida de novo antes do fim</translation>
    </message>
    <message>
        <source>{}: {}: {}</source>
        <translation>{}: {}: {}</translation>
    </message>
    <message>
        <source>the bot was not asked for decision {}: it had stopped before</source>
        <translation>a decisão {} não foi pedida: o bot já tinha terminado</translation>
    </message>
    <message>
        <source>{}: {} already at decision {}: {}</source>
        <translation>{}: {} já na decisão {}: {}</translation>
    </message>
    <message>
        <source>it has {}, but no {}</source>
        <translation>tem {}, mas não {}</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} não tem {}</translation>
    </message>
    <message>
        <source>{} contains {} bots; each needs a name without spaces</source>
        <translation>{}: contém {} bots; cada um precisa de um nome sem espaços</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} está vazio</translation>
    </message>
    <message>
        <source>{} is C or C++ source code; compile it and add the program</source>
        <translation>{} é código-fonte em C ou C++; compile-o e adicione o programa</translation>
    </message>
    <message>
        <source>{}: the first line must name the program that runs it, such as #!/usr/bin/env {}</source>
        <translation>{}: a primeira linha não diz o que o executa, como #!/usr/bin/env {}</translation>
    </message>
    <message>
        <source>{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that extends Player, nor an executable program</source>
        <translation>{} não é um bot: nem JavaScript com os métodos {}, nem Python ou Java com uma classe que estenda Player, nem um programa executável</translation>
    </message>
    <message>
        <source>{} is neither text nor a program for this computer</source>
        <translation>{} não é texto nem um programa para este computador</translation>
    </message>
    <message>
        <source>{}: a folder is a bot if it contains Java files, and this one contains none</source>
        <translation>{}: uma pasta é um bot se contém arquivos Java, e esta não contém nenhum</translation>
    </message>
    <message>
        <source>{}: this name cannot be used for a bot; rename the file</source>
        <translation>{}: o nome não pode ser usado para um bot, renomeie-o</translation>
    </message>
    <message>
        <source>there is no template of a bot of {}</source>
        <translation>não há um bot de {} para começar</translation>
    </message>
    <message>
        <source>there is no template of a bot of {} in {}, only in {}</source>
        <translation>não há um bot de {} em {} para começar, só em {}</translation>
    </message>
    <message>
        <source>{}: a Java file must have the name of its class, such as MyBot.java</source>
        <translation>{}: um arquivo Java deve ter o nome da sua classe, como MyBot.java</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: já existe; escolha outro nome</translation>
    </message>
    <message>
        <source>{}: no class in it has a main method</source>
        <translation>{}: nenhuma classe nele tem um método main</translation>
    </message>
    <message>
        <source>{} uses the Hilltop protocol, but there is no {}.class beside it; compile it with javac</source>
        <translation>{}: fala o protocolo Hilltop, mas não há {}.class ao lado; o javac faz um</translation>
    </message>
    <message>
        <source>{} is Java, but no class in it extends any of {}</source>
        <translation>{} é Java, mas nenhuma classe nele estende uma destas: {}</translation>
    </message>
    <message>
        <source>{} is in no package; it must be in one of {}</source>
        <translation>{} não está em nenhum pacote; deve estar em um destes: {}</translation>
    </message>
    <message>
        <source>{} is in the package {}; it must be in one of {}</source>
        <translation>{} está no pacote {}; deve estar em um destes: {}</translation>
    </message>
    <message>
        <source>{} must be public</source>
        <translation>{} deve ser public</translation>
    </message>
    <message>
        <source>{} is an archive of sources. Unpack it to use its bots</source>
        <translation>{} é um pacote compactado de código-fonte; descompacte-o e cada bot dele poderá jogar</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({})</source>
        <translation>nenhuma das suas {} respostas contou ({})</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({}): {}</source>
        <translation>nenhuma das suas {} respostas contou ({}): {}</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot ({}){}</source>
        <translation>cometeu uma falha em cada partida, e a primeira já desclassifica ({}){}</translation>
    </message>
    <message>
        <source>{} of {} answers were faults ({})</source>
        <translation>{} de {} respostas foram falhas ({})</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>nenhuma partida dele terminou em {} s</translation>
    </message>
    <message>
        <source>it needs {} ms per answer, so its {} matches in the contest will take about {} minutes</source>
        <translation>leva {} ms por resposta, portanto suas {} partidas da competição levarão cerca de {} minutos</translation>
    </message>
    <message>
        <source>the bots could not be tested, for a reason outside the bots: {}</source>
        <translation>os bots não puderam ser testados, e a culpa não é deles: {}</translation>
    </message>
    <message>
        <source>this number is larger than &quot;{}&quot;</source>
        <translation>é mais que “{}”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a report on a bot</source>
        <translation>“{}” não é um relatório de um bot</translation>
    </message>
    <message>
        <source>the format is {}, but this program reads {}</source>
        <translation>é {}, este programa lê {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is built in; only your own bots can be checked</source>
        <translation>“{}” é embutido, só os seus próprios bots podem ser testados</translation>
    </message>
    <message>
        <source>{} is not a number of matches</source>
        <translation>{} não é um número de partidas</translation>
    </message>
    <message>
        <source>{} has {} bytes, too large for a bot’s source</source>
        <translation>{} tem {} bytes, demais para o código-fonte de um bot</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>there is no match of this game to ask about</source>
        <translation>não há partida deste jogo sobre a qual perguntar</translation>
    </message>
</context>
<context>
    <name>contests</name>
    <message>
        <source>A hill of this name already exists. Choose another name.</source>
        <translation>Já existe uma colina com este nome. Escolha outro nome.</translation>
    </message>
    <message>
        <source>A tournament of this name already exists. Choose another name.</source>
        <translation>Já existe um torneio com este nome. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{}: this file cannot be deleted: {}</source>
        <translation>{}: este arquivo não pode ser excluído: {}</translation>
    </message>
    <message>
        <source>{}: this file cannot be renamed</source>
        <translation>{}: este arquivo não pode ser renomeado</translation>
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
        <translation>{}; as análises são guardadas em {}</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be one of {}</source>
        <translation>a regra {} é “{}”, deve ser uma destas: {}</translation>
    </message>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be a whole number from {} to {}</source>
        <translation>a regra {} é “{}”, deve ser um número inteiro de {} a {}</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; this game has no rules to set</source>
        <translation>regra desconhecida “{}”, este jogo não tem regras a definir</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; the rules are {}</source>
        <translation>regra desconhecida “{}”, as regras são {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a rule; write KEY=VALUE</source>
        <translation>“{}” não é uma regra, escreva REGRA=VALOR</translation>
    </message>
    <message>
        <source>rules must be a JSON object</source>
        <translation>rules não é um objeto</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a fault</source>
        <translation>“{}” não é uma falha</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not allowed ({})</source>
        <translation>o assento {} respondeu “{}”, que não é permitido ({})</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not an answer of this game</source>
        <translation>o assento {} respondeu “{}”, que não é uma resposta deste jogo</translation>
    </message>
    <message>
        <source>seat {} has nothing to decide now</source>
        <translation>o assento {} não é perguntado agora</translation>
    </message>
    <message>
        <source>the list has {} entries, but it must have {}</source>
        <translation>a lista tem {} itens, mas deve ter {}</translation>
    </message>
    <message>
        <source>the value must be one of {}</source>
        <translation>o valor deve ser um destes: {}</translation>
    </message>
    <message>
        <source>this must be a list of texts</source>
        <translation>não é uma lista de textos</translation>
    </message>
    <message>
        <source>this must be a list of whole numbers</source>
        <translation>não é uma lista de números inteiros</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>isto deve ser uma lista</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>isto deve ser um número inteiro</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>isto deve ser um objeto JSON</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>o valor é {}, mas do resto resulta {}</translation>
    </message>
    <message>
        <source>the value must be {}</source>
        <translation>deve ser {}</translation>
    </message>
    <message>
        <source>there is no field of this name</source>
        <translation>esse campo não existe</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>the phases of a deal must be EUCHRE_BIDDING and TRICK_PLAY, in this order</source>
        <translation>EUCHRE_BIDDING deve vir primeiro, TRICK_PLAY depois, e nada mais</translation>
    </message>
    <message>
        <source>Hilltop does not support exchanging cards</source>
        <translation>o Hilltop não suporta troca de cartas</translation>
    </message>
    <message>
        <source>Hilltop’s Euchre does not have this rule</source>
        <translation>o Euchre do Hilltop não tem esta regra</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>falta “{}”</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call of this round</source>
        <translation>“{}” não é declaração desta rodada</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call that Hilltop knows</source>
        <translation>“{}” não é uma declaração que o Hilltop conheça</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card that Hilltop knows; all cards must be given</source>
        <translation>“{}” não é uma carta que o Hilltop conheça; todas as cartas devem ser informadas</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card</source>
        <translation>“{}” não é uma carta</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a field of the notation</source>
        <translation>“{}” não é um campo da notação</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be the leader</source>
        <translation>“{}” não pode ser quem sai</translation>
    </message>
    <message>
        <source>a defender goes alone, but defend_alone is not true</source>
        <translation>um defensor vai sozinho, mas defend_alone não é true</translation>
    </message>
    <message>
        <source>a lone defender takes three or four tricks, which is 4 points in the notation and 2 in Hilltop’s Euchre</source>
        <translation>um defensor sozinho leva três ou quatro vazas, o que dá 4 pontos na notação e 2 no Euchre do Hilltop</translation>
    </message>
    <message>
        <source>a match of Hilltop begins at 0 to 0</source>
        <translation>uma partida do Hilltop começa em 0 a 0</translation>
    </message>
    <message>
        <source>everyone has called twice</source>
        <translation>todos já declararam duas vezes</translation>
    </message>
    <message>
        <source>there is neither a winning_score nor num_deals</source>
        <translation>não tem nem winning_score nem num_deals</translation>
    </message>
    <message>
        <source>there is no fileType, so this is not Euchre Game Notation</source>
        <translation>não tem fileType, portanto não é Euchre Game Notation</translation>
    </message>
    <message>
        <source>there are {} cards, but {} seats play</source>
        <translation>tem {} cartas, {} assentos jogam</translation>
    </message>
    <message>
        <source>the match has {} deals, but a file holds at most {}</source>
        <translation>tem {} mãos, um arquivo assim comporta {}</translation>
    </message>
    <message>
        <source>in deal {} the partner of the maker goes alone, which the notation does not support</source>
        <translation>na mão {} o parceiro do declarante vai sozinho, o que a notação não sabe dizer</translation>
    </message>
    <message>
        <source>Hilltop cannot read a file of the type &quot;{}&quot;</source>
        <translation>O Hilltop não lê arquivos do tipo “{}”</translation>
    </message>
    <message>
        <source>the version is &quot;{}&quot;, but Hilltop reads 1.2 to 1.4; convert older files with egn-upgrade</source>
        <translation>é “{}”, são conhecidas 1.2 a 1.4; egn-upgrade renova arquivos mais antigos</translation>
    </message>
    <message>
        <source>the match is not finished; only whole matches can be written in this notation</source>
        <translation>não terminou; só partidas inteiras podem ser gravadas nesta notação</translation>
    </message>
    <message>
        <source>this deal is not played to its end, but another one follows</source>
        <translation>não foi jogada até o fim, mas outra mão vem em seguida</translation>
    </message>
    <message>
        <source>the file is compressed; unpack it with egn-convert</source>
        <translation>está compactado; descompacte o arquivo com egn-convert</translation>
    </message>
    <message>
        <source>the value is {}, but in Hilltop’s Euchre it is {}</source>
        <translation>é {}, no Euchre do Hilltop é {}</translation>
    </message>
    <message>
        <source>the dealer is {}, but it must be {}, to the left of the dealer before</source>
        <translation>é {}, deve ser {}, à esquerda do carteador anterior</translation>
    </message>
    <message>
        <source>the left bower follows its printed suit in this match, but in the notation it belongs to trump</source>
        <translation>seu valete esquerdo segue o naipe impresso; na notação ele pertence ao trunfo</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>isto deve ser uma lista</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>isto deve ser texto entre aspas</translation>
    </message>
    <message>
        <source>this must be a whole number from {} to {}</source>
        <translation>deve ser um número inteiro de {} a {}</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>isto deve ser um objeto JSON</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>isto deve ser true ou false</translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation>devem ser dois números</translation>
    </message>
    <message>
        <source>no one has made trump</source>
        <translation>ninguém declarou o trunfo</translation>
    </message>
    <message>
        <source>no one has picked a card up</source>
        <translation>ninguém pegou uma carta</translation>
    </message>
    <message>
        <source>seat {} does not have {}</source>
        <translation>o assento {} não tem {}</translation>
    </message>
    <message>
        <source>seat {} goes alone and the player to its left leads, but in Hilltop’s Euchre the player to the left of the dealer does</source>
        <translation>o assento {} vai sozinho e quem sai é o da sua esquerda; no Euchre do Hilltop sai o da esquerda do carteador</translation>
    </message>
    <message>
        <source>seat {} has a card of the suit led, so {} is a revoke</source>
        <translation>o assento {} tem uma carta do naipe de saída, portanto {} é uma renúncia</translation>
    </message>
    <message>
        <source>seat {} is not a defender, seat {} made trump</source>
        <translation>o assento {} não é defensor, o assento {} declarou o trunfo</translation>
    </message>
    <message>
        <source>seat {} was dealt five other cards, so it cannot have {}</source>
        <translation>o assento {} recebeu outras cinco, portanto não pode ter {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>passo {}: a resposta não cabe</translation>
    </message>
    <message>
        <source>a file of this format holds one match, but there are {}; choose one with --match</source>
        <translation>um arquivo assim comporta uma partida, há {}; escolha uma com --match</translation>
    </message>
    <message>
        <source>the dealer must name a suit, as the rule std has it</source>
        <translation>o carteador deve declarar um naipe, como quer a regra std</translation>
    </message>
    <message>
        <source>the match is over before this deal</source>
        <translation>a partida termina antes disso</translation>
    </message>
    <message>
        <source>there are more than {} deals, too many for a match</source>
        <translation>há mais de {}</translation>
    </message>
    <message>
        <source>there are only five tricks</source>
        <translation>há só cinco vazas</translation>
    </message>
    <message>
        <source>there are {} hands, but only four players</source>
        <translation>há {} mãos</translation>
    </message>
    <message>
        <source>there are {} players, but there must be four</source>
        <translation>há {}, não quatro</translation>
    </message>
    <message>
        <source>num_deals and winning_score cannot be used together</source>
        <translation>há também um winning_score</translation>
    </message>
    <message>
        <source>there is no bower before trump is made</source>
        <translation>antes do trunfo não há valete direito ou esquerdo</translation>
    </message>
    <message>
        <source>there are no deals</source>
        <translation>não há nenhuma</translation>
    </message>
    <message>
        <source>this answer is not possible here</source>
        <translation>esta resposta não é pedida aqui</translation>
    </message>
    <message>
        <source>trump has been made already</source>
        <translation>o trunfo já foi declarado</translation>
    </message>
    <message>
        <source>{} is already in another place</source>
        <translation>{} já está em outro lugar</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>the score is {}, but the deals add up to {}</source>
        <translation>é {}, as mãos somam {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>linha {}: {}</translation>
    </message>
    <message>
        <source>seat {} cannot hold these cards after what was played</source>
        <translation>não são as que o assento {} tem depois do que foi jogado</translation>
    </message>
    <message>
        <source>there are cards here before trump is made</source>
        <translation>tem cartas antes de o trunfo ser declarado</translation>
    </message>
    <message>
        <source>there are {} numbers, but there must be 2</source>
        <translation>tem {} números, não 2</translation>
    </message>
    <message>
        <source>the suit must be c, d, h or s</source>
        <translation>não é nenhum de c, d, h, s</translation>
    </message>
    <message>
        <source>this is not a card; write for example jh</source>
        <translation>não é uma carta como jh</translation>
    </message>
    <message>
        <source>no deal is possible here: the others cannot hold the cards that are left</source>
        <translation>nenhuma distribuição serve: os outros não podem ter as cartas que restam</translation>
    </message>
    <message>
        <source>no one has to decide here</source>
        <translation>aqui ninguém decide</translation>
    </message>
    <message>
        <source>seat {} cannot answer {}</source>
        <translation>o assento {} não pode responder {}</translation>
    </message>
    <message>
        <source>seat {} has more than five cards</source>
        <translation>o assento {} tem mais de cinco cartas</translation>
    </message>
    <message>
        <source>seat {} has {} cards with those it has played, not five</source>
        <translation>o assento {} tem {} cartas com as que jogou, não cinco</translation>
    </message>
    <message>
        <source>seat {} plays where seat {} is on turn</source>
        <translation>o assento {} joga quando é a vez do assento {}</translation>
    </message>
    <message>
        <source>{} is not a card; write for example jh</source>
        <translation>{} não é uma carta como jh</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} aparece duas vezes</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>&quot;{}&quot; names no file</source>
        <translation>“{}”: não indica um arquivo</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {} has no bots of the kind &quot;{}&quot;; its kinds are {}</source>
        <translation>“{}”: {} não tem bots do tipo “{}”, tem {}</translation>
    </message>
    <message>
        <source>there is no bot &quot;{}&quot;; {} has {}</source>
        <translation>bot desconhecido “{}”, {} tem {}</translation>
    </message>
    <message>
        <source>{} has {} seats, not {}</source>
        <translation>{} tem {} assentos, não {}</translation>
    </message>
    <message>
        <source>{} has {} to {} seats, not {}</source>
        <translation>{} tem de {} a {} assentos, não {}</translation>
    </message>
    <message>
        <source>positions of {} cannot be set up</source>
        <translation>posições de {} não podem ser montadas</translation>
    </message>
    <message>
        <source>there is no file &quot;{}&quot;, and {} has no bot of that name</source>
        <translation>não existe o arquivo “{}”, e {} não tem um bot com esse nome</translation>
    </message>
</context>
<context>
    <name>hill</name>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: esse arquivo não existe</translation>
    </message>
    <message>
        <source>a hill has more than two entrants, so use stop=fixed or stop=interval</source>
        <translation>uma colina tem mais de dois participantes; use stop=fixed ou stop=interval</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>não terminou uma partida em {} s</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>não tem plano</translation>
    </message>
    <message>
        <source>its log was changed</source>
        <translation>seu registro foi alterado</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches é {}, deve ser um número inteiro de 1 a {}</translation>
    </message>
    <message>
        <source>matches of {}: {}</source>
        <translation>partidas de {}: {}</translation>
    </message>
    <message>
        <source>every answer was a fault</source>
        <translation>nenhuma de suas respostas contou</translation>
    </message>
    <message>
        <source>their faults were changed</source>
        <translation>suas faltas foram alteradas</translation>
    </message>
    <message>
        <source>they are of another hill</source>
        <translation>são de outra colina</translation>
    </message>
    <message>
        <source>a hill needs an even number of seats, as two versions share them, but {} is odd</source>
        <translation>em uma colina duas versões dividem a mesa por igual e {} lugares não podem ser divididos: use um número par</translation>
    </message>
    <message>
        <source>{} bots play here, and there is no room for more; retire one first</source>
        <translation>{} bots jogam aqui e não cabem mais; retire um antes</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} não pode ser criado ({})</translation>
    </message>
    <message>
        <source>{} cannot be made executable ({})</source>
        <translation>{} não pode ser tornado executável ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} não pode ser lido ({})</translation>
    </message>
    <message>
        <source>{} has more than {} MiB, which a hill does not keep</source>
        <translation>{} tem mais de {} MiB, que uma colina não guarda</translation>
    </message>
    <message>
        <source>{} has no printable name; give it one</source>
        <translation>{} não tem um nome que possa ser mostrado; dê um a ele</translation>
    </message>
    <message>
        <source>{} has played, but the log does not say that it joined</source>
        <translation>{} jogou sem nunca ter entrado</translation>
    </message>
    <message>
        <source>{} is not the same bot in this version of Hilltop as the one that has played; add it again as a new version</source>
        <translation>{} nesta versão do Hilltop é diferente do que jogou; adicione-o de novo como nova versão</translation>
    </message>
    <message>
        <source>{} is not a copy of {} with the same log</source>
        <translation>{} não é uma cópia de {} com o mesmo registro</translation>
    </message>
    <message>
        <source>{} is already the name of another bot here, {}; give this one another name</source>
        <translation>{} é aqui o nome de outro bot, {}; dê outro nome a este</translation>
    </message>
    <message>
        <source>{} was disqualified in this version: {}</source>
        <translation>{} foi desclassificado nesta versão: {}</translation>
    </message>
    <message>
        <source>{}: no bot called {} plays here</source>
        <translation>{}: nenhum bot chamado {} joga aqui</translation>
    </message>
    <message>
        <source>{}: the matches of {} have other results than in another copy</source>
        <translation>{}: as partidas de {} terminaram de outro modo que em outra cópia</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: este nome não está em UTF-8; renomeie o arquivo</translation>
    </message>
    <message>
        <source>match {} of this pairing was not kept</source>
        <translation>a partida {} deste confronto não foi guardada</translation>
    </message>
    <message>
        <source>{} is not a hill</source>
        <translation>{} não é uma colina</translation>
    </message>
    <message>
        <source>{} matches are too few: one pairing takes {}</source>
        <translation>{} partidas são menos que as {} de um confronto</translation>
    </message>
    <message>
        <source>{}: this match was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: esta partida contou como desistência e não foi jogada, porque um bot já estava fora</translation>
    </message>
    <message>
        <source>match {} of this pairing had another result when it was played again</source>
        <translation>a partida {} deste emparelhamento terminou de outra forma</translation>
    </message>
    <message>
        <source>{} is the bot that was disqualified as {}: {}</source>
        <translation>{} é o bot desclassificado como {}: {}</translation>
    </message>
    <message>
        <source>give a reason why {} is disqualified; it is shown in the log and on the site</source>
        <translation>diga por que {} é desclassificado; o registro e o site mostram o motivo</translation>
    </message>
    <message>
        <source>the files of {} ({}) have changed since it joined; restore them, or add it again</source>
        <translation>os arquivos de {} ({}) não são aqueles com que ele entrou; restaure-os ou adicione-o de novo</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} não pode ser lido: {}</translation>
    </message>
    <message>
        <source>{} looks like a version of another bot; choose a name that does not end in v and a number</source>
        <translation>{} parece uma versão de outro bot; escolha um nome que não termine em v e um número</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; must be text in quotation marks</source>
        <translation>{}: “{}” deve ser texto entre aspas</translation>
    </message>
    <message>
        <source>{}: two bots have the name {}; name {} or {} v{}</source>
        <translation>{}: dois bots são mostrados como {}; indique {} ou {} v{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the SHA-256 of a bot</source>
        <translation>“{}” não é o SHA-256 de um bot</translation>
    </message>
    <message>
        <source>one of its bots has no name</source>
        <translation>um dos seus bots não tem nome</translation>
    </message>
    <message>
        <source>its plan was changed</source>
        <translation>seu plano foi alterado</translation>
    </message>
    <message>
        <source>the files of {} are missing</source>
        <translation>faltam os arquivos de {}</translation>
    </message>
    <message>
        <source>the files of {} have changed since it joined</source>
        <translation>os arquivos de {} não são aqueles com que ele entrou</translation>
    </message>
    <message>
        <source>the table of a season was changed</source>
        <translation>a tabela de uma temporada foi alterada</translation>
    </message>
    <message>
        <source>they do not fit this game</source>
        <translation>não são deste jogo</translation>
    </message>
    <message>
        <source>{} belongs to another user; remove it</source>
        <translation>{} pertence a outro usuário; remova-o</translation>
    </message>
    <message>
        <source>{} has left, but the log does not say that it joined</source>
        <translation>{} saiu sem nunca ter entrado</translation>
    </message>
    <message>
        <source>{} has more files than a hill keeps</source>
        <translation>{} tem mais arquivos do que uma colina guarda</translation>
    </message>
    <message>
        <source>{} is built in and cannot have files</source>
        <translation>{} é embutido e tem arquivos</translation>
    </message>
    <message>
        <source>{} is built in, but there are files for it</source>
        <translation>{} é embutido, mas há arquivos para ele</translation>
    </message>
    <message>
        <source>it has {} with two different contents</source>
        <translation>{} está nele com dois conteúdos diferentes</translation>
    </message>
    <message>
        <source>{} is not a file of {}</source>
        <translation>{} não é um arquivo de {}</translation>
    </message>
    <message>
        <source>{} is not a JSON object</source>
        <translation>{} não é um objeto JSON</translation>
    </message>
    <message>
        <source>{}: this name is too long for a report beside it; rename the file</source>
        <translation>{}: este nome é longo demais para um relatório ao lado; renomeie o arquivo</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>a sealed hill has a key for each season, and no salt</source>
        <translation>uma colina tem chaves para suas temporadas, e elas não têm sal</translation>
    </message>
    <message>
        <source>a key of a season has 64 hexadecimal digits in lower case</source>
        <translation>a chave de uma temporada tem 64 dígitos hexadecimais em minúsculas</translation>
    </message>
    <message>
        <source>a sealed hill has at most {} seasons</source>
        <translation>uma colina lacrada tem no máximo {} temporadas</translation>
    </message>
    <message>
        <source>season is {}, but it must be a whole number from 1 to {}</source>
        <translation>season é {}, deve ser um número inteiro de 1 a {}</translation>
    </message>
    <message>
        <source>the key of a season is not the one that was sealed</source>
        <translation>a chave de uma temporada não é a que foi lacrada</translation>
    </message>
    <message>
        <source>they are of a season that has not begun</source>
        <translation>são de uma temporada que não começou</translation>
    </message>
    <message>
        <source>two versions of {} have dropped out; name {} or {}</source>
        <translation>duas versões de {} estão fora; indique {} ou {}</translation>
    </message>
    <message>
        <source>{} has neither dropped out nor been disqualified</source>
        <translation>{} não está fora nem foi desclassificado</translation>
    </message>
    <message>
        <source>this version of {} has dropped out ({}); fix it, or let it play again with hill back</source>
        <translation>{} está fora nesta versão ({}); corrija-o ou deixe-o jogar de novo com hill back</translation>
    </message>
    <message>
        <source>{} plays in another version; retire that first</source>
        <translation>{} joga em outra versão; retire essa antes</translation>
    </message>
    <message>
        <source>{} would not be isolated and could read the sealed deals: {}</source>
        <translation>{} não estaria isolado e poderia ler as distribuições lacradas: {}</translation>
    </message>
    <message>
        <source>{}: this computer does not have the keys of season {} and later</source>
        <translation>{}: este computador não conhece as chaves da temporada {} e das seguintes</translation>
    </message>
    <message>
        <source>{}: this is not the key that was sealed</source>
        <translation>{}: esta não é a chave que foi lacrada</translation>
    </message>
    <message>
        <source>{} has no match {}; its last match is {}</source>
        <translation>{} não tem a partida {}, a última é {}</translation>
    </message>
    <message>
        <source>{} has no matches yet</source>
        <translation>{} ainda não tem partidas</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot remembers earlier matches or does not always answer alike</source>
        <translation>{}: a partida {} era outra: jogada de novo a partir da semente, deu outras respostas, portanto um bot se lembra de partidas anteriores ou não joga duas vezes igual</translation>
    </message>
    <message>
        <source>{} has added the daily maximum of versions on {} (UTC), {}; {} can join from {} on</source>
        <translation>{} já adicionou em {} tantas versões quanto um autor pode em um dia (UTC), {}; {} pode entrar a partir de {}</translation>
    </message>
    <message>
        <source>{} already has {} on this hill, and an author may have {} at a time; {} can join when one has left</source>
        <translation>{} joga aqui com {}, e um autor pode ter {} ao mesmo tempo; {} pode entrar quando um deles sair</translation>
    </message>
    <message>
        <source>matches of {}: they are of another hill</source>
        <translation>partidas de {}: são de outra colina</translation>
    </message>
    <message>
        <source>the name of a season needs at least one character, and all of them must be printable</source>
        <translation>uma temporada precisa de um nome com caracteres que possam ser mostrados</translation>
    </message>
    <message>
        <source>{} has a season called {} already</source>
        <translation>{} já tem uma temporada chamada {}</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the season ends</source>
        <translation>{}: há partidas pendentes; jogue-as com hilltop-cli hill run antes que a temporada termine</translation>
    </message>
    <message>
        <source>one of its finals has no bots</source>
        <translation>uma final nele não tem bots</translation>
    </message>
    <message>
        <source>the name of a final needs at least one character, and all of them must be printable</source>
        <translation>uma final precisa de um nome com caracteres que possam ser mostrados</translation>
    </message>
    <message>
        <source>a hill has at most {} finals</source>
        <translation>uma colina tem no máximo {} finais</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot</source>
        <translation>teve uma falta em cada partida, e a primeira desclassifica</translation>
    </message>
    <message>
        <source>{} has a final called {} already</source>
        <translation>{} já tem uma final chamada {}</translation>
    </message>
    <message>
        <source>{} is in a final, but the log does not say that it joined</source>
        <translation>{} está em uma final e nunca entrou</translation>
    </message>
    <message>
        <source>{} matches of a pairing are too many for a final</source>
        <translation>{} partidas de um confronto são demais para uma final</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: a final needs two bots that have played</source>
        <translation>{}: uma final precisa de dois bots que tenham jogado</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the final begins</source>
        <translation>{}: há partidas pendentes; jogue-as com hilltop-cli hill run antes que a final comece</translation>
    </message>
    <message>
        <source>it has a final, but a hill with random tables has none</source>
        <translation>ela tem uma final e mesas por sorteio</translation>
    </message>
    <message>
        <source>matches is {}, but a random table plays at most {}</source>
        <translation>matches é {}, e em uma mesa por sorteio se jogam no máximo {}</translation>
    </message>
    <message>
        <source>two sides meet in {} with {} seats, so there are no random tables</source>
        <translation>em {} com {} lugares dois lados se enfrentam, então não há mesas por sorteio</translation>
    </message>
    <message>
        <source>{} has no random number for its tables</source>
        <translation>{} não tem sorteio para suas mesas</translation>
    </message>
    <message>
        <source>{} matches are too few: one table takes {}</source>
        <translation>{} partidas são menos que as {} de uma mesa</translation>
    </message>
    <message>
        <source>{} plays at random tables, and such a hill cannot have finals</source>
        <translation>{} joga em mesas por sorteio, e só uma colina sem elas tem finais</translation>
    </message>
</context>
<context>
    <name>hills</name>
    <message>
        <source>two of these bots are called {}; rename the file of one</source>
        <translation>dois destes bots se chamam {}; renomeie o arquivo de um deles</translation>
    </message>
    <message>
        <source>{} has changed while it was checked; add it again</source>
        <translation>{} mudou durante o teste; adicione-o de novo</translation>
    </message>
</context>
<context>
    <name>hilltop::AboutDialog</name>
    <message>
        <source>About Hilltop</source>
        <translation>Sobre o Hilltop</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>with Qt %1</source>
        <translation>com Qt %1</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Versão %1, com Qt %2</translation>
    </message>
    <message>
        <source>Play card games against bots, analyse every decision, and run tournaments that show which bot is better.</source>
        <translation>Jogue cartas contra bots, analise cada decisão e faça torneios que mostram qual bot é melhor.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software livre sob a GNU General Public License, versão 3 ou posterior. Sem qualquer garantia.</translation>
    </message>
</context>
<context>
    <name>hilltop::AddBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Adicionar bots</translation>
    </message>
    <message>
        <source>The hill keeps a copy of each bot’s files. A bot whose files have changed joins as its next version.</source>
        <translation>A colina guarda uma cópia dos arquivos de cada bot. Um bot cujos arquivos mudaram entra como sua próxima versão.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Escolher arquivos…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Selecione pelo menos um bot.</translation>
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
        <translation>Link</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
</context>
<context>
    <name>hilltop::AfterMatch</name>
    <message>
        <source>Compare with others…</source>
        <translation>Comparar com outros…</translation>
    </message>
    <message>
        <source>Play again, same team</source>
        <translation>Jogar de novo, mesma equipe</translation>
    </message>
    <message>
        <source>Rematch, seats swapped</source>
        <translation>Revanche, assentos trocados</translation>
    </message>
    <message>
        <source>This was the first of two matches with the same cards.</source>
        <translation>Esta foi a primeira de duas partidas com as mesmas cartas.</translation>
    </message>
    <message>
        <source>Both matches are one result: %1 of 2.</source>
        <translation>As duas partidas são um resultado: %1 de 2.</translation>
    </message>
    <message>
        <source>Rated rematch</source>
        <translation>Revanche ranqueada</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>A análise não está disponível para este jogo.</translation>
    </message>
    <message>
        <source>A bot finished this match, so your play isn’t analysed.</source>
        <translation>Um bot terminou esta partida, por isso seu jogo não é analisado.</translation>
    </message>
    <message>
        <source>Only bots played. Replay can analyse their match.</source>
        <translation>Só bots jogaram. O replay pode analisar a partida.</translation>
    </message>
    <message>
        <source>Several people played. Replay can analyse the match.</source>
        <translation>Várias pessoas jogaram. O replay pode analisar a partida.</translation>
    </message>
    <message>
        <source>Second rated match</source>
        <translation>Segunda partida ranqueada</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisGraph</name>
    <message>
        <source>Course of the match</source>
        <translation>Curso da partida</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>sorte %1</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>sorte</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>habilidade</translation>
    </message>
    <message>
        <source>start %1, now %2, end %3</source>
        <translation>início %1, agora %2, fim %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what is shown of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>luck of the deal</source>
        <translation>sorte das cartas</translation>
    </message>
    <message>
        <source>start %1, now %2</source>
        <translation>início %1, agora %2</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisPanel</name>
    <message>
        <source>%1: start %2, luck %3, skill %4, others’ skill %5, result %6</source>
        <translation>%1: início %2, sorte %3, habilidade %4, habilidade dos outros %5, resultado %6</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1 ± %2.</source>
        <translation>Resultado sem a sorte: %1 ± %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1.</source>
        <translation>Resultado sem a sorte: %1.</translation>
    </message>
    <message>
        <source>Average loss per unforced decision: %1 ± %2.</source>
        <translation>Perda média por decisão não forçada: %1 ± %2.</translation>
    </message>
    <message>
        <source>What the analysis says</source>
        <translation>O que a análise diz</translation>
    </message>
    <message>
        <source>&amp;More in the manual</source>
        <translation>&amp;Mais no manual</translation>
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
        <translation>Lances</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Ao lado da mesa</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>Analisando a partida</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>&amp;Analisar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The match by seat</source>
        <translation>A partida por assento</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>O que é isto?</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>Aprofundar</translation>
    </message>
    <message>
        <source>Analyse the whole match again with %1 times the samples, in the background</source>
        <translation>Analisar a partida toda de novo com %1 vezes mais amostras, em segundo plano</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Analysing every decision and every card…</source>
        <translation>Analisando cada decisão e cada carta…</translation>
    </message>
    <message>
        <source>All parts…</source>
        <translation>Todas as parcelas…</translation>
    </message>
    <message>
        <source>Show every step from start to result</source>
        <translation>Listar o que foi somado, do início ao resultado</translation>
    </message>
    <message>
        <source>You see the sums at the end of the match, because spoilers are hidden.</source>
        <translation>Você verá as somas no fim da partida, porque os spoilers estão ocultos.</translation>
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
        <translation>O &amp;que podem ter?</translation>
    </message>
    <message>
        <source>Show where hidden cards may be, as this seat sees it</source>
        <translation>Mostrar onde as cartas ocultas podem estar, vistas deste assento</translation>
    </message>
</context>
<context>
    <name>hilltop::AnswerLog</name>
    <message>
        <source>wrote: %1</source>
        <translation>escreveu: %1</translation>
    </message>
    <message>
        <source>Output…</source>
        <translation>Saída…</translation>
    </message>
    <message>
        <source>Everything the bot wrote to its log at this decision</source>
        <translation>Tudo o que o bot escreveu no seu log nesta decisão</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the bot wrote</source>
        <translation>O que o bot escreveu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 in total, most often %2: %3.</source>
        <translation>%1 ao todo, com mais frequência %2: %3.</translation>
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
        <translation>A mesma posição</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Posições parecidas</translation>
    </message>
    <message>
        <source>Answers given before</source>
        <translation>Respostas anteriores</translation>
    </message>
    <message>
        <source>Matches with this position</source>
        <translation>Partidas com esta posição</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Mostrar momento</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <translation>Nesta posição antes: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Procurando…</translation>
    </message>
    <message>
        <source>Open the chosen match at that moment</source>
        <translation>Abrir a partida escolhida nesse momento</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Searching your matches and tournaments…</source>
        <translation>Procurando nas suas partidas e torneios…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches with these rules searched.</source>
        <translation>
            <numerusform>%Ln partida com estas regras pesquisada.</numerusform>
            <numerusform>%Ln partidas com estas regras pesquisadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position (%1)</source>
        <translation>A mesma posição (%1)</translation>
    </message>
    <message>
        <source>Similar positions (%1)</source>
        <translation>Posições parecidas (%1)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Assento %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Vezes</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporção</translation>
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
        <translation>Resultado médio destas partidas para o jogador, ± um erro padrão: %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jogado por</translation>
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
        <translation>%1 (jogada aqui)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
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
        <translation>O que podem ter?</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsGrid</name>
    <message>
        <source>Where each hidden card may be, in percent</source>
        <translation>Onde cada carta oculta pode estar, em porcentagem</translation>
    </message>
    <message>
        <source>What may they hold? As you see it</source>
        <translation>O que podem ter? Do seu ponto de vista</translation>
    </message>
    <message>
        <source>What may they hold? As %1 sees it</source>
        <translation>O que podem ter? Do ponto de vista de %1</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Nada está oculto aqui.</translation>
    </message>
    <message>
        <source>Arrows: change since the last move.</source>
        <translation>Setas: mudança desde o último lance.</translation>
    </message>
    <message>
        <source>Frame: where the card is.</source>
        <translation>Molduras: onde a carta realmente está.</translation>
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
        <translation>sua próxima carta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a place for cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The card that is drawn next</source>
        <translation>A próxima carta a ser comprada</translation>
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
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, up %2</source>
        <translation>%1, subiu %2</translation>
    </message>
    <message>
        <source>%1, down %2</source>
        <translation>%1, caiu %2</translation>
    </message>
    <message>
        <source>%1, it is there</source>
        <comment>a chance in percent</comment>
        <translation>%1, a carta está aqui</translation>
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
        <translation>Contagem exata.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, ± %1 at most.</source>
        <translation>
            <numerusform>Com base em %Ln distribuição possível, ± %1 no máximo.</numerusform>
            <numerusform>Com base em %Ln distribuições possíveis, ± %1 no máximo.</numerusform>
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
        <translation>Adicionar bots</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bots (*.js *.py *.java);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lendo o arquivo…</translation>
    </message>
    <message>
        <source>Reading the files: %1 of %2</source>
        <translation>Lendo os arquivos: %1 de %2</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Não adicionado</translation>
    </message>
    <message>
        <source>%1 is needed but not installed.</source>
        <translation>%1 é necessário, mas não está instalado.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>language, file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Novo bot de modelo</translation>
    </message>
    <message>
        <source>Bots in %1 (*.%2)</source>
        <comment>language, suffix</comment>
        <translation>Bots em %1 (*.%2)</translation>
    </message>
    <message>
        <source>Compile it first</source>
        <translation>Compile primeiro</translation>
    </message>
    <message>
        <source>%1 is C source code, and no compiler is installed (package gcc). Compile it, then add the resulting program:</source>
        <translation>%1 é código-fonte em C, e não há compilador instalado (pacote gcc). Compile-o e depois adicione o programa resultante:</translation>
    </message>
    <message>
        <source>%1 is C source code, and a file called %2 already exists. Compile it under another name, then add the resulting program:</source>
        <translation>%1 é código-fonte em C, e já existe um arquivo chamado %2. Compile-o com outro nome e depois adicione o programa resultante:</translation>
    </message>
    <message>
        <source>Compiled by %1. Compile it again after each change.</source>
        <translation>Compilado por %1. Compile de novo após cada mudança.</translation>
    </message>
    <message>
        <source>It could not be compiled: %1</source>
        <translation>Não foi possível compilar: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAxis</name>
    <message>
        <source>Time for a decision: half within %1 ms, 99 % within %2 ms, worst %3 ms, limit %4 ms</source>
        <translation>Tempo por decisão: metade em até %1 ms, 99% em até %2 ms, pior %3 ms, limite %4 ms</translation>
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
        <translation>pior %1</translation>
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
        <translation>testado hoje</translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation>testado %1</translation>
    </message>
    <message>
        <source>built in, %1</source>
        <translation>embutido, %1</translation>
    </message>
    <message>
        <source>%1, waiting for its check</source>
        <translation>%1, aguardando o teste</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <translation>%1, mudou desde o teste</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, checked today</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not checked</source>
        <translation>%1, não testado</translation>
    </message>
    <message>
        <source>Hide built-in bots</source>
        <translation>Ocultar bots embutidos</translation>
    </message>
    <message numerus="yes">
        <source>%n built in</source>
        <translation>
            <numerusform>%n embutido</numerusform>
            <numerusform>%n embutidos</numerusform>
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
        <translation>&amp;Só decisões com saída</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>Abrir no &amp;Replay</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Log de %1</translation>
    </message>
    <message>
        <source>In its check</source>
        <translation>No teste</translation>
    </message>
    <message>
        <source>At your tables</source>
        <translation>Nas suas mesas</translation>
    </message>
    <message>
        <source>In tournaments</source>
        <translation>Em torneios</translation>
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
        <translation>Decisão</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Output at this decision</source>
        <translation>Saída nesta decisão</translation>
    </message>
    <message>
        <source>No output at this decision.</source>
        <translation>Sem saída nesta decisão.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>No log of its check is kept. Check it again.</source>
        <translation>Nada foi guardado do seu teste. Teste-o de novo.</translation>
    </message>
    <message>
        <source>This bot has not played at your tables, or its matches have been deleted.</source>
        <translation>Este bot não jogou nas suas mesas, ou suas partidas foram excluídas.</translation>
    </message>
    <message>
        <source>No tournament has a match of this bot.</source>
        <translation>Nenhum torneio tem uma partida deste bot.</translation>
    </message>
    <message>
        <source>This bot wrote nothing to standard error. Its output would be shown beside the decision. Below is what it was asked.</source>
        <translation>Este bot não escreveu nada na saída de erros. A saída apareceria ao lado da decisão. Abaixo está o que lhe foi perguntado.</translation>
    </message>
    <message>
        <source>notified</source>
        <translation>notificado</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <comment>in a log</comment>
        <translation>partida %1, decisão %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotMatches</name>
    <message>
        <source>The match of this fault was not stored, because the first ones are enough to find the problem.</source>
        <translation>A partida desta falha não foi guardada, porque as primeiras bastam para achar o problema.</translation>
    </message>
</context>
<context>
    <name>hilltop::BotPicker</name>
    <message>
        <source>Find a bot</source>
        <translation>Buscar bot</translation>
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
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Select all that are shown</source>
        <translation>Selecionar todos os exibidos</translation>
    </message>
    <message>
        <source>Deselect all that are shown</source>
        <translation>Desmarcar todos os exibidos</translation>
    </message>
    <message>
        <source>Move the bot up (Alt+Up)</source>
        <translation>Mover o bot para cima (Alt+Acima)</translation>
    </message>
    <message>
        <source>Move the bot down (Alt+Down)</source>
        <translation>Mover o bot para baixo (Alt+Abaixo)</translation>
    </message>
    <message>
        <source>Move the bot up</source>
        <translation>Mover o bot para cima</translation>
    </message>
    <message>
        <source>Move the bot down</source>
        <translation>Mover o bot para baixo</translation>
    </message>
    <message>
        <source>Enter the bot of the current row again (Ctrl+D)</source>
        <translation>Inscrever de novo o bot da linha atual (Ctrl+D)</translation>
    </message>
    <message>
        <source>Enter the bot again</source>
        <translation>Inscrever o bot de novo</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a bot</source>
        <translation>Alt+Acima e Alt+Abaixo movem um bot</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, força %3 de 5</translation>
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
        <translation>Inicia</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, compiled once in %2</source>
        <translation>%1, compilado uma vez em %2</translation>
    </message>
    <message>
        <source>%1, one process per decision</source>
        <comment>in so many ms</comment>
        <translation>%1, um processo por decisão</translation>
    </message>
    <message>
        <source>Same seed, same answers</source>
        <translation>Mesma semente, mesmas respostas</translation>
    </message>
    <message>
        <source>yes, it is deterministic</source>
        <translation>sim, é determinístico</translation>
    </message>
    <message>
        <source>no, it differs from run to run</source>
        <translation>não, varia a cada execução</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>não se sabe</translation>
    </message>
    <message>
        <source>Remembers matches</source>
        <translation>Lembra as partidas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>at most %1, limit %2</source>
        <translation>no máximo %1, limite %2</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Isolamento</translation>
    </message>
    <message>
        <source>no network, no home folder</source>
        <translation>sem rede nem pasta pessoal</translation>
    </message>
    <message>
        <source>its engine gives it neither files nor network</source>
        <translation>o motor não lhe dá arquivos nem rede</translation>
    </message>
    <message>
        <source>none: it could read your files and use the network</source>
        <translation>nenhum: poderia ler seus arquivos e usar a rede</translation>
    </message>
    <message>
        <source>%1 decisions in %2</source>
        <comment>%2: so many matches</comment>
        <translation>%1 decisões em %2</translation>
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
            <numerusform>%1, tempo esgotado antes de %n partida</numerusform>
            <numerusform>%1, tempo esgotado antes de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Responde</translation>
    </message>
    <message>
        <source>Allowed answers</source>
        <translation>Respostas permitidas</translation>
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
        <translation>mostrar a falha</translation>
    </message>
    <message numerus="yes">
        <source>stopped %n times</source>
        <comment>one that hangs</comment>
        <translation>
            <numerusform>parado %n vez</numerusform>
            <numerusform>parado %n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off %n times</source>
        <comment>one that floods</comment>
        <translation>
            <numerusform>cortado %n vez</numerusform>
            <numerusform>cortado %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Time-outs and excess output</source>
        <translation>Trava ou inunda</translation>
    </message>
    <message>
        <source>%1; limits %2 and %3</source>
        <comment>how often; a time, a size</comment>
        <translation>%1; limites %2 e %3</translation>
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
        <translation>O arquivo do bot mudou. Este relatório é sobre o arquivo antigo. Teste o bot de novo.</translation>
    </message>
    <message>
        <source>%1. Click a fault to open its question.</source>
        <translation>%1. Clique em uma falha para abrir a pergunta.</translation>
    </message>
    <message>
        <source>The bot may answer the same question differently. Its matches can’t be reproduced, but every answer is kept.</source>
        <translation>O bot pode responder de outro modo à mesma pergunta. Suas partidas não podem ser reproduzidas, mas todas as respostas ficam guardadas.</translation>
    </message>
    <message>
        <source>Bots can be isolated from your files and the network if bubblewrap is installed.</source>
        <translation>Com o bubblewrap instalado, os bots podem ser isolados dos seus arquivos e da rede.</translation>
    </message>
    <message>
        <source>This bot can’t play</source>
        <translation>Este bot não pode jogar</translation>
    </message>
    <message numerus="yes">
        <source>What the remarks mean</source>
        <translation>
            <numerusform>O que a observação significa</numerusform>
            <numerusform>O que as observações significam</numerusform>
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
        <translation>Relatório</translation>
    </message>
    <message>
        <source>ms, without Hilltop’s own load</source>
        <translation>ms, sem a carga do próprio Hilltop</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Tempo por decisão</translation>
    </message>
    <message>
        <source>bar: this bot, line: the strongest built-in bot</source>
        <translation>barra: este bot, linha: o bot embutido mais forte</translation>
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
        <translation>Editar nome e limites</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>Resultados até agora</translation>
    </message>
    <message>
        <source>Open in Replay</source>
        <translation>Abrir no Replay</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1, levou %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>início</translation>
    </message>
    <message>
        <source>first decision</source>
        <translation>primeira decisão</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisão</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>uma resposta</translation>
    </message>
    <message>
        <source>log of one match</source>
        <translation>log de uma partida</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memória</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>processos</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>none besides its check</source>
        <translation>nenhuma além das do teste</translation>
    </message>
    <message>
        <source>tournaments</source>
        <translation>torneios</translation>
    </message>
    <message>
        <source>%1, best place %2 of %3</source>
        <comment>%1: how many</comment>
        <translation>%1, melhor lugar %2 de %3</translation>
    </message>
    <message>
        <source>%1 ± %2, in the last tournament</source>
        <comment>of a bot in its last tournament</comment>
        <translation>%1 ± %2, no último torneio</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>falhas</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>faults in so many matches</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>at tables</source>
        <translation>em mesas</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>jogou por último</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>%1, in the last tournament</source>
        <comment>Elo of a bot</comment>
        <translation>%1, no último torneio</translation>
    </message>
</context>
<context>
    <name>hilltop::BotSheet</name>
    <message>
        <source>Check again</source>
        <translation>Testar de novo</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
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
        <translation>Cancelar o teste</translation>
    </message>
    <message>
        <source>Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop recognises it, checks it in 200 matches, and lets it play wherever built-in bots do.</source>
        <translation>Solte aqui o arquivo do seu bot, como ele é. JavaScript, Python, Java ou qualquer programa: o Hilltop o reconhece, testa em 200 partidas e o deixa jogar onde jogam os bots embutidos.</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Adicionar bot…</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Novo bot de modelo</translation>
    </message>
    <message>
        <source>How a bot talks to Hilltop</source>
        <translation>Como um bot se comunica com o Hilltop</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Ainda não testado.</translation>
    </message>
    <message>
        <source>This bot %1. Strength %2 of 5, version %3.</source>
        <comment>how it plays</comment>
        <translation>Este bot %1. Força %2 de 5, versão %3.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>não testado</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>utilizável</translation>
    </message>
    <message numerus="yes">
        <source>usable, %n remarks</source>
        <translation>
            <numerusform>utilizável, %n observação</numerusform>
            <numerusform>utilizável, %n observações</numerusform>
        </translation>
    </message>
    <message>
        <source>changed, check again</source>
        <translation>mudou, teste de novo</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>isolado</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>não isolado</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>embutido</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>classe %1</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>conteúdo %1</translation>
    </message>
    <message>
        <source>made %1</source>
        <translation>feito em %1</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>what is being done</comment>
        <translation>Teste: %1</translation>
    </message>
    <message>
        <source>Waiting for the previous check</source>
        <translation>Aguardando o teste anterior</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>iniciando</translation>
    </message>
    <message>
        <source>playing match %1 of %2</source>
        <translation>jogando a partida %1 de %2</translation>
    </message>
    <message>
        <source>playing match %1 of %2 again</source>
        <translation>jogando de novo a partida %1 de %2</translation>
    </message>
    <message>
        <source>testing its memory, match %1 of %2</source>
        <translation>testando a memória, partida %1 de %2</translation>
    </message>
    <message>
        <source>comparing its style, match %1 of %2</source>
        <translation>comparando o estilo, partida %1 de %2</translation>
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
        <translation>%1: %2, referência %3</translation>
    </message>
</context>
<context>
    <name>hilltop::BotWait</name>
    <message>
        <source>%1 (%2) is starting, which can take up to %3.</source>
        <translation>%1 (%2) está iniciando, o que pode levar até %3.</translation>
    </message>
    <message>
        <source>%1 is thinking, up to %2.</source>
        <translation>%1 está pensando, por até %2.</translation>
    </message>
    <message>
        <source>Let a built-in bot take over</source>
        <translation>Deixar um bot embutido assumir</translation>
    </message>
    <message>
        <source>Let a built-in bot take over for %1</source>
        <translation>Deixar um bot embutido assumir por %1</translation>
    </message>
    <message>
        <source>A built-in bot takes over for %1.</source>
        <translation>Um bot embutido assume por %1.</translation>
    </message>
    <message>
        <source>%1: %2. It can’t play in this match any more.</source>
        <translation>%1: %2. Não pode mais jogar nesta partida.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Saída: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotsPage</name>
    <message>
        <source>Find a bot</source>
        <translation>Buscar bot</translation>
    </message>
    <message>
        <source>Drop a bot here,
or choose a file</source>
        <translation>Solte um bot aqui
ou escolha um arquivo</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 não pode jogar: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can play. Its report has %n remarks.</source>
        <translation>
            <numerusform>%1 pode jogar. O relatório tem %n observação.</numerusform>
            <numerusform>%1 pode jogar. O relatório tem %n observações.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can play.</source>
        <translation>%1 pode jogar.</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 não pode ser testado: %2</translation>
    </message>
    <message>
        <source>Add a &amp;bot…</source>
        <translation>Adicionar &amp;bot…</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>&amp;Testar de novo</translation>
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
        <translation>&amp;Log…</translation>
    </message>
    <message>
        <source>Show in f&amp;older</source>
        <translation>Mostrar na &amp;pasta</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>&amp;Remover da lista</translation>
    </message>
    <message>
        <source>&amp;Undo remove</source>
        <translation>&amp;Desfazer remoção</translation>
    </message>
    <message>
        <source>New bot from te&amp;mplate</source>
        <translation>Novo bot de m&amp;odelo</translation>
    </message>
    <message>
        <source>Check bots again when their files c&amp;hange</source>
        <translation>Testar de novo &amp;quando os arquivos dos bots mudarem</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its file was kept. Undo restores it.</source>
        <translation>%1 foi removido da lista. O arquivo foi mantido. Desfazer o restaura.</translation>
    </message>
    <message>
        <source>Drop a bot’s file on the window to add it.</source>
        <translation>Solte o arquivo de um bot na janela para adicioná-lo.</translation>
    </message>
    <message>
        <source>%1 can play. Its report has remarks.</source>
        <translation>%1 pode jogar. O relatório tem observações.</translation>
    </message>
    <message>
        <source>%1 has changed since its check.</source>
        <translation>%1 mudou desde o teste.</translation>
    </message>
    <message>
        <source>%1 has not been checked.</source>
        <translation>%1 não foi testado.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Largura da lista</translation>
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
        <translation>Mover para: %1</translation>
    </message>
    <message>
        <source>Move towards the first</source>
        <translation>Mover em direção ao início</translation>
    </message>
    <message>
        <source>Move towards the last</source>
        <translation>Mover em direção ao fim</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>hilltop::CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>Prévia das cartas</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>prévia</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsDialog</name>
    <message>
        <source>Reading the results on these cards…</source>
        <translation>Lendo os resultados com estas cartas…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Results on these cards: %1</source>
        <translation>Resultados com estas cartas: %1</translation>
    </message>
    <message>
        <source>The same cards at seat %1, and the result of each player.</source>
        <translation>As mesmas cartas no assento %1 e o resultado de cada jogador.</translation>
    </message>
    <message>
        <source>Results on these cards</source>
        <translation>Resultados com estas cartas</translation>
    </message>
    <message>
        <source>Open both matches in Replay where they begin to differ</source>
        <translation>Abrir as duas partidas no Replay, onde começam a diferir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>No one else has a result on these cards yet.</source>
        <translation>Ninguém mais tem resultado com estas cartas ainda.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Lendo a partida…</translation>
    </message>
    <message>
        <source>Both matches have the same answers.</source>
        <translation>As duas partidas têm as mesmas respostas.</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsModel</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
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
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jogado por</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Os outros</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogada em</translation>
    </message>
</context>
<context>
    <name>hilltop::ChooseBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Adicionar bots</translation>
    </message>
    <message>
        <source>Hilltop can’t tell which game this bot plays.</source>
        <translation>O Hilltop não consegue saber que jogo este bot joga.</translation>
    </message>
    <message>
        <source>These files may contain several bots. Which ones do you want to add, and under which name?</source>
        <translation>Estes arquivos podem conter vários bots. Quais você quer adicionar, e com que nome?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>for which game?</source>
        <translation>para qual jogo?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>program, started for each decision</source>
        <translation>programa, iniciado a cada decisão</translation>
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
        <translation>Melhor: %1, %2.</translation>
    </message>
    <message>
        <source>The tutor is off. You can turn it on in the Match menu.</source>
        <translation>O tutor está desligado. Você pode ligá-lo no menu Partida.</translation>
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
        <translation>P&amp;arar</translation>
    </message>
    <message>
        <source>Asking both bots…</source>
        <translation>Perguntando aos dois bots…</translation>
    </message>
    <message>
        <source>No matches were played.</source>
        <translation>Nenhuma partida foi jogada.</translation>
    </message>
    <message>
        <source>%1 takes %2 % ± %3 of %4.</source>
        <comment>bot, share, error, so many matches</comment>
        <translation>%1 leva %2% ± %3 de %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the same cards on both sides</source>
        <translation>
            <numerusform>%n partida com as mesmas cartas dos dois lados</numerusform>
            <numerusform>%n partidas com as mesmas cartas dos dois lados</numerusform>
        </translation>
    </message>
    <message>
        <source>No question was asked of both bots.</source>
        <translation>Nenhuma pergunta foi feita aos dois bots.</translation>
    </message>
    <message>
        <source>Changed answers: %1 of %2</source>
        <translation>Respostas diferentes: %1 de %2</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>A análise não está disponível para este jogo.</translation>
    </message>
    <message>
        <source>analysed %1 of %2</source>
        <translation>analisadas %1 de %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeiro</translation>
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
        <translation>Abrir no &amp;Replay</translation>
    </message>
    <message>
        <source>Compare two bots</source>
        <translation>Comparar dois bots</translation>
    </message>
    <message>
        <source>First bot</source>
        <translation>Primeiro bot</translation>
    </message>
    <message>
        <source>Second bot</source>
        <translation>Segundo bot</translation>
    </message>
    <message>
        <source>with</source>
        <translation>com</translation>
    </message>
    <message>
        <source>&amp;matches:</source>
        <translation>&amp;partidas:</translation>
    </message>
    <message>
        <source>Both bots get every question of these matches and play each other with the same cards on both sides.</source>
        <translation>Os dois bots recebem todas as perguntas destas partidas e se enfrentam com as mesmas cartas dos dois lados.</translation>
    </message>
    <message>
        <source>Answers that differ</source>
        <translation>Respostas que diferem</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareSourceBox</name>
    <message>
        <source>Questions of your matches</source>
        <translation>Perguntas das suas partidas</translation>
    </message>
    <message>
        <source>Questions of the first bot’s check</source>
        <translation>Perguntas do teste do primeiro bot</translation>
    </message>
    <message>
        <source>Questions of files or a tournament…</source>
        <translation>Perguntas de arquivos ou de um torneio…</translation>
    </message>
    <message>
        <source>Source of the questions</source>
        <translation>Origem das perguntas</translation>
    </message>
    <message>
        <source>Matches to ask about</source>
        <translation>Partidas para perguntar</translation>
    </message>
    <message>
        <source>Matches and tournaments (*.hmatch *.htour);;All files (*)</source>
        <translation>Partidas e torneios (*.hmatch *.htour);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Questions of %1</source>
        <translation>Perguntas de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n arquivo</numerusform>
            <numerusform>%n arquivos</numerusform>
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
        <translation>Partidas do par</translation>
    </message>
    <message>
        <source>Click a match or press Enter to open it in Replay.</source>
        <translation>Clique em uma partida ou tecle Enter para abri-la no Replay.</translation>
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
        <translation>Tabelas (*.csv)</translation>
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
        <translation>Imagens (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Gravando %1…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Gravado em %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestHead</name>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salvar uma cópia…</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Worker threads. You can change this at any time</source>
        <translation>Threads que jogam partidas. Você pode mudar isto quando quiser</translation>
    </message>
    <message>
        <source>thread</source>
        <comment>after a number in a box</comment>
        <translation>thread</translation>
    </message>
    <message>
        <source>threads</source>
        <comment>after a number in a box</comment>
        <translation>threads</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestList</name>
    <message>
        <source>Tournaments</source>
        <translation>Torneios</translation>
    </message>
    <message>
        <source>Let bots play each other thousands of times to see which is better, and how certain that is.</source>
        <translation>Faça os bots jogarem entre si milhares de vezes para ver qual é melhor e com que certeza.</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Novo torneio…</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>&amp;Retomar</translation>
    </message>
    <message>
        <source>Delete tournament</source>
        <translation>Excluir torneio</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>A hill is a contest that stays open: add bots and better versions at any time, and see who is king.</source>
        <translation>Uma colina é uma competição que continua aberta: adicione bots e versões melhores a qualquer momento e veja quem é o rei.</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nova colina…</translation>
    </message>
    <message>
        <source>Open hill…</source>
        <translation>Abrir colina…</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>E&amp;xecutar</translation>
    </message>
    <message>
        <source>Delete hill</source>
        <translation>Excluir colina</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Re&amp;nomear</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar na &amp;pasta</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>Re&amp;mover da lista</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Excluir “%1”?</translation>
    </message>
    <message>
        <source>The results of %1 matches will be deleted. This can’t be undone.</source>
        <translation>Os resultados de %1 partidas serão excluídos. Isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Its file will be deleted. This can’t be undone.</source>
        <translation>O arquivo será excluído. Isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestListModel</name>
    <message>
        <source>running</source>
        <translation>em curso</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>na fila</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausado</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>matches to play</source>
        <translation>partidas a jogar</translation>
    </message>
    <message>
        <source>all played</source>
        <translation>tudo jogado</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>no bots</source>
        <translation>sem bots</translation>
    </message>
    <message>
        <source>can’t be read</source>
        <translation>não pode ser lida</translation>
    </message>
    <message>
        <source>damaged file</source>
        <translation>arquivo danificado</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ontem</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
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
        <translation>Alterada</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogado em</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestView</name>
    <message>
        <source>Row won against column, %</source>
        <translation>Vitórias, linha contra coluna, %</translation>
    </message>
</context>
<context>
    <name>hilltop::Continuing</name>
    <message numerus="yes">
        <source>%1, %n decisions</source>
        <translation>
            <numerusform>%1, %n decisão</numerusform>
            <numerusform>%1, %n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second of two rated matches</source>
        <translation>%1, segunda de duas partidas ranqueadas</translation>
    </message>
    <message>
        <source>%1, unfinished rated match</source>
        <translation>%1, partida ranqueada inacabada</translation>
    </message>
    <message>
        <source>%1, unfinished match</source>
        <translation>%1, partida inacabada</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1, watched last</source>
        <translation>%1, vista por último</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, decisão %2</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <translation>%1, cartas %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions due</source>
        <translation>
            <numerusform>%Ln posição a revisar</numerusform>
            <numerusform>%Ln posições a revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>You answered them wrong before.</source>
        <translation>Você já as errou antes.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>The match is no longer in its file.</source>
        <translation>A partida não está mais no seu arquivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decisão</numerusform>
            <numerusform>%n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>opponents, score, when it was left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2 played today</source>
        <translation>%1 de %2 jogados hoje</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>Partida do dia: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln days in a row</source>
        <translation>
            <numerusform>%1, %Ln dia seguido</numerusform>
            <numerusform>%1, %Ln dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Play deal</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>%1, next rival: %2</source>
        <comment>game, bot</comment>
        <translation>%1, próximo rival: %2</translation>
    </message>
    <message>
        <source>Rated %1, you %2</source>
        <translation>Classificação %1, você %2</translation>
    </message>
    <message>
        <source>Rated match…</source>
        <translation>Partida ranqueada…</translation>
    </message>
    <message>
        <source>%1, practise: %2</source>
        <comment>game, kind of decision</comment>
        <translation>%1, treinar: %2</translation>
    </message>
    <message>
        <source>This kind of decision costs you most.</source>
        <translation>Este tipo de decisão é o que mais custa a você.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>%1, rated match</source>
        <translation>%1, partida ranqueada</translation>
    </message>
    <message>
        <source>%1, first rated match</source>
        <translation>%1, primeira partida ranqueada</translation>
    </message>
    <message>
        <source>No bot is rated higher than you.</source>
        <translation>Nenhum bot tem rating maior que o seu.</translation>
    </message>
    <message>
        <source>It shows how strong you are.</source>
        <translation>Mostra a sua força de jogo.</translation>
    </message>
    <message>
        <source>New deals tomorrow</source>
        <translation>Amanhã há novas partidas</translation>
    </message>
    <message>
        <source>All deals of today played</source>
        <translation>Todas as partidas do dia jogadas</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Todos os dias…</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>Treine seus erros</translation>
    </message>
    <message>
        <source>An analysis shows what costs you most.</source>
        <translation>Uma análise mostra o que mais custa a você.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
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
        <translation>Precisão</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>O que a curva mostra</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>rated matches</source>
        <translation>partidas ranqueadas</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>rating</translation>
    </message>
    <message>
        <source>Rating after each match</source>
        <translation>Rating após cada partida</translation>
    </message>
    <message>
        <source>Your rating appears here from the second rated match on.</source>
        <translation>Seu rating aparece aqui a partir da segunda partida ranqueada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 % in the latest of %Ln analysed match(es), mean of ten at a time</source>
        <translation>
            <numerusform>%1% na única partida analisada</numerusform>
            <numerusform>%1% nas últimas de %Ln partidas analisadas, em média de dez em dez</numerusform>
        </translation>
    </message>
    <message>
        <source>analysed matches</source>
        <translation>partidas analisadas</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>precisão, %</translation>
    </message>
    <message>
        <source>Accuracy after each match</source>
        <translation>Precisão após cada partida</translation>
    </message>
    <message>
        <source>Your accuracy appears here from the second analysed match on.</source>
        <translation>Sua precisão aparece aqui a partir da segunda partida analisada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln rated match(es)</source>
        <translation>
            <numerusform>%1 após %Ln partida ranqueada</numerusform>
            <numerusform>%1 após %Ln partidas ranqueadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: perhaps about as strong as %2. A few more matches will tell.</source>
        <translation>%1: talvez tão forte quanto %2. Mais algumas partidas dirão.</translation>
    </message>
    <message>
        <source>%1: about as strong as %2.</source>
        <translation>%1: força parecida com a de %2.</translation>
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
        <translation>%1 – %2 – %3 (vitórias, empates, derrotas)</translation>
    </message>
    <message>
        <source>%1 % ± %2 of %3 matches</source>
        <translation>%1% ± %2 de %3 partidas</translation>
    </message>
    <message>
        <source>%1 against %2: no matches yet.</source>
        <translation>%1 contra %2: nenhuma partida ainda.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 drawn, %5 lost.</source>
        <translation>%1 contra %2: %3 vitórias, %4 empates, %5 derrotas.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableView</name>
    <message>
        <source>Crosstable, row against column</source>
        <translation>Tabela cruzada, linha contra coluna</translation>
    </message>
    <message>
        <source>Click for the matches</source>
        <translation>Clique para ver as partidas</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDeals</name>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play the deal of %1</source>
        <translation>Jogar a partida do dia de %1</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Todos os dias…</translation>
    </message>
    <message>
        <source>Deals of all days</source>
        <translation>Partidas de todos os dias</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Lendo suas partidas…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Partidas do dia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>%1. %2, played %3.</source>
        <translation>%1. %2, jogada em %3.</translation>
    </message>
    <message>
        <source>Doesn’t count, because that day was over.</source>
        <translation>Não conta, porque aquele dia já tinha passado.</translation>
    </message>
    <message>
        <source>Not played. You can still play it, but it no longer counts.</source>
        <translation>Não jogada. Você ainda pode jogá-la, mas ela não conta mais.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Ainda não jogada.</translation>
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
        <translation>%1, %2: não jogada</translation>
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
        <translation>Dia</translation>
    </message>
</context>
<context>
    <name>hilltop::DealBox</name>
    <message>
        <source>random, or enter an ID</source>
        <translation>sorteada, ou digite um ID</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>The same ID and rules give the same cards</source>
        <translation>O mesmo ID e as mesmas regras dão as mesmas cartas</translation>
    </message>
    <message>
        <source>Random deal ID</source>
        <translation>Sortear um ID</translation>
    </message>
    <message>
        <source>Your phrase</source>
        <translation>Sua frase</translation>
    </message>
    <message>
        <source>optional, mixed into the cards</source>
        <translation>opcional, misturada às cartas</translation>
    </message>
    <message>
        <source>“%1” is not a deal ID. Enter one like %2, or leave it empty for a new deal.</source>
        <translation>“%1” não é um ID de distribuição. Digite um como %2, ou deixe vazio para uma nova distribuição.</translation>
    </message>
    <message>
        <source>Sealed, SHA-256: %1</source>
        <translation>Lacrado, SHA-256: %1</translation>
    </message>
    <message>
        <source>A deal with an ID you choose is not sealed.</source>
        <translation>Uma distribuição com um ID escolhido por você não é lacrada.</translation>
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
        <translation>A partida não foi salva</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>não salva</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>salvando…</translation>
    </message>
    <message>
        <source>saved with the record</source>
        <translation>salva com o registro</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Salvar partida</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Partidas do Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>Saving the match…</source>
        <translation>Salvando a partida…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save this match?</source>
        <translation>Salvar esta partida?</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed, and it has no file yet.</source>
        <translation>Suas notas, marcas ou ramos mudaram, e ela ainda não tem arquivo.</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed and are not saved. %1</source>
        <translation>Suas notas, marcas ou ramos mudaram e não foram salvos. %1</translation>
    </message>
</context>
<context>
    <name>hilltop::EditBotDialog</name>
    <message>
        <source>by Node.js</source>
        <translation>com Node.js</translation>
    </message>
    <message>
        <source>One process per decision, about 500 per match, as in its contest.</source>
        <translation>Um processo por decisão, cerca de 500 por partida, como na sua competição.</translation>
    </message>
    <message>
        <source>Starting a process takes %1 ms here.</source>
        <translation>Iniciar um processo leva %1 ms aqui.</translation>
    </message>
    <message>
        <source>one process per decision</source>
        <translation>um processo por decisão</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>pré-carregado</translation>
    </message>
    <message>
        <source>Python starts once and forks for every decision, which is at least ten times faster. The script and its imports are read only once, so later changes to the files have no effect.</source>
        <translation>O Python inicia uma vez e faz um fork a cada decisão, o que é pelo menos dez vezes mais rápido. O script e o que ele importa são lidos uma só vez, por isso mudanças posteriores nos arquivos não têm efeito.</translation>
    </message>
    <message>
        <source>Edit a bot</source>
        <translation>Editar bot</translation>
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
        <translation>&amp;Iniciar em até</translation>
    </message>
    <message>
        <source>&amp;First decision within</source>
        <translation>&amp;Primeira decisão em até</translation>
    </message>
    <message>
        <source>Other &amp;decisions within</source>
        <translation>&amp;Demais decisões em até</translation>
    </message>
    <message>
        <source>One &amp;answer</source>
        <translation>Uma re&amp;sposta</translation>
    </message>
    <message>
        <source> KiB</source>
        <comment>after a number</comment>
        <translation> KiB</translation>
    </message>
    <message>
        <source>&amp;Log of one match</source>
        <translation>&amp;Log de uma partida</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Memória</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Processes</source>
        <translation>P&amp;rocessos</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>E&amp;xecução</translation>
    </message>
    <message>
        <source>Back to %1%2</source>
        <comment>number and unit</comment>
        <translation>Voltar a %1%2</translation>
    </message>
    <message>
        <source>Hilltop’s engine</source>
        <translation>Motor do Hilltop</translation>
    </message>
    <message>
        <source>Needs no other program. Supports JavaScript up to ECMAScript 2016, in a process of its own.</source>
        <translation>Não precisa de outro programa. Aceita JavaScript até o ECMAScript 2016, em um processo próprio.</translation>
    </message>
    <message>
        <source>Supports the newest syntax, in a process of its own that takes about 50 ms to start.</source>
        <translation>Aceita a sintaxe mais recente, em um processo próprio que leva cerca de 50 ms para iniciar.</translation>
    </message>
</context>
<context>
    <name>hilltop::EntrantTrial</name>
    <message>
        <source>Trying the bots…</source>
        <translation>Ensaio dos bots…</translation>
    </message>
    <message>
        <source>Trying the bots: %1 of %2</source>
        <translation>Ensaio dos bots: %1 de %2</translation>
    </message>
</context>
<context>
    <name>hilltop::FacePicker</name>
    <message>
        <source>No face</source>
        <translation>Sem rosto</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Seu rosto</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultListModel</name>
    <message>
        <source>match %1, start</source>
        <translation>partida %1, início</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <translation>partida %1, decisão %2</translation>
    </message>
    <message>
        <source>Output:
%1</source>
        <translation>Saída:
%1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Falha</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
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
        <translation>Saída: %1</translation>
    </message>
    <message>
        <source>Double-click a fault to open that decision in Replay.</source>
        <translation>Clique duas vezes numa falha para abrir essa decisão no Replay.</translation>
    </message>
    <message>
        <source>A fault is an answer that is late, illegal or missing.</source>
        <translation>Uma falha é uma resposta atrasada, não permitida ou ausente.</translation>
    </message>
</context>
<context>
    <name>hilltop::FieldChips</name>
    <message>
        <source>Drag a card to another field, or press the menu key</source>
        <translation>Arraste uma carta para outro campo ou pressione a tecla de menu</translation>
    </message>
</context>
<context>
    <name>hilltop::FileOpening</name>
    <message>
        <source>The name of the file %1 is not UTF-8, so the file can’t be opened. Rename it, then open it again.</source>
        <translation>O nome do arquivo %1 não está em UTF-8, por isso ele não pode ser aberto. Renomeie-o e abra-o de novo.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abrindo %1…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Abrindo %n arquivo…</numerusform>
            <numerusform>Abrindo %n arquivos…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Nada mudou. Use uma cópia intacta do arquivo ou escolha outro com Arquivo, Abrir.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Não aberto</translation>
    </message>
    <message numerus="yes">
        <source>%n files can’t be opened.</source>
        <translation>
            <numerusform>%n arquivo não pode ser aberto.</numerusform>
            <numerusform>%n arquivos não podem ser abertos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Este arquivo não pode ser aberto.</translation>
    </message>
    <message>
        <source>Not opened, because Replay shows one file at a time: %1</source>
        <translation>Não aberto, porque Replay mostra um arquivo de cada vez: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::FormatPicker</name>
    <message>
        <source>seats</source>
        <translation>assentos</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rodadas</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>Assentos por mesa</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>0 = automatic</source>
        <translation>0 = automático, conforme o número de participantes</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Ranked as in the list</source>
        <translation>Ranking como na lista</translation>
    </message>
    <message>
        <source>Ranked by a round-robin</source>
        <translation>Ranking por todos contra todos</translation>
    </message>
    <message>
        <source>Who plays whom first, and who has a bye</source>
        <translation>Quem enfrenta quem primeiro, e quem tem folga</translation>
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
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jogar %1</translation>
    </message>
    <message>
        <source>%1 tournament</source>
        <translation>Torneio de %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GuideBar</name>
    <message>
        <source>Skip the guide</source>
        <translation>Pular a introdução</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of the guide</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Guide, step %1 of %2</source>
        <translation>Introdução, passo %1 de %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the guide</comment>
        <translation>Pular</translation>
    </message>
</context>
<context>
    <name>hilltop::HillAdding</name>
    <message>
        <source>Nothing was added.</source>
        <translation>Nada foi adicionado.</translation>
    </message>
    <message>
        <source>Reading the bots…</source>
        <translation>Lendo os bots…</translation>
    </message>
    <message>
        <source>%1 holds several bots. Choose the file of one.</source>
        <translation>%1 contém vários bots. Escolha o arquivo de um deles.</translation>
    </message>
    <message>
        <source>New version?</source>
        <translation>Nova versão?</translation>
    </message>
    <message>
        <source>Another bot of this hill has the name of %1. Is this its next version?</source>
        <translation>Outro bot desta colina tem o mesmo nome: %1. Esta é a próxima versão dele?</translation>
    </message>
    <message>
        <source>If so, the earlier version stops playing and its matches stay. If not, rename the file.</source>
        <translation>Nesse caso a versão anterior não joga mais, e suas partidas ficam. Se for outro bot, renomeie o arquivo dele.</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Nova versão</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Deixar de fora</translation>
    </message>
    <message>
        <source>Already playing in this version: %1.</source>
        <translation>Já em jogo nesta versão: %1.</translation>
    </message>
    <message>
        <source>Checking the bots…</source>
        <translation>Testando os bots…</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Testando %1…</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 não pode ser testado: %2</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 não pode jogar: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots joined: %1.</source>
        <translation>
            <numerusform>%Ln bot entrou: %1.</numerusform>
            <numerusform>%Ln bots entraram: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Não adicionado</translation>
    </message>
    <message>
        <source>%1 is the same bot as %2.</source>
        <translation>%1 é o mesmo bot que %2.</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bots (*.js *.py *.java);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Add bots</source>
        <translation>Adicionar bots</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>Nova versão de %1</translation>
    </message>
    <message>
        <source>This hill is busy. Wait until it is done, then add the bots.</source>
        <translation>Há um trabalho em andamento nesta colina. Espere terminar e depois adicione os bots.</translation>
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
        <translation>Ele não joga mais, e suas partidas ficam. Motivo, se houver:</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Disqualify %1</source>
        <translation>Desclassificar %1</translation>
    </message>
    <message>
        <source>It stops playing, and this version can’t come back. Its matches stay. Reason:</source>
        <translation>Ele não joga mais, e esta versão não pode voltar. Suas partidas ficam. Motivo:</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Desclassificar</translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation>%1 foi retirado.</translation>
    </message>
    <message>
        <source>%1 is disqualified.</source>
        <translation>%1 foi desclassificado.</translation>
    </message>
    <message>
        <source>End season</source>
        <translation>Encerrar temporada</translation>
    </message>
    <message>
        <source>Name of the season:</source>
        <translation>A classificação de hoje será guardada com este nome:</translation>
    </message>
    <message>
        <source>The standings of %1 are kept.</source>
        <translation>A classificação de %1 foi guardada.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Orçamento</translation>
    </message>
    <message>
        <source>Extra matches where the order is unclear:</source>
        <translation>Partidas a jogar além das que todos jogam, onde separam vizinhos na classificação:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>Reincluir</translation>
    </message>
    <message>
        <source>A bot that is out or disqualified plays again:</source>
        <translation>Este bot ficou fora ou foi desclassificado. Ele volta a jogar:</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 volta a jogar.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillCharts</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Against the king</source>
        <translation>Contra o rei</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Ratings of the leaders over time.</source>
        <translation>Este gráfico mostra como os ratings dos primeiros mudaram conforme bots entraram e saíram.</translation>
    </message>
    <message>
        <source>This chart compares the versions of a bot. Select one in the standings.</source>
        <translation>Este gráfico compara as versões de um bot. Selecione um na classificação.</translation>
    </message>
    <message>
        <source>%1 of the leaders</source>
        <comment>Elo</comment>
        <translation>%1 dos primeiros</translation>
    </message>
    <message>
        <source>Won against %1, %</source>
        <translation>Vitórias contra %1, %</translation>
    </message>
    <message>
        <source>Versions of %1</source>
        <translation>Versões de %1</translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation>Entrada do log</translation>
    </message>
    <message>
        <source>This chart shows how the others do against the king.</source>
        <translation>Este gráfico mostra como os outros se saem contra o rei.</translation>
    </message>
    <message>
        <source>Bots don’t meet in this game.</source>
        <translation>Neste jogo os bots não se enfrentam.</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Vitórias, %</translation>
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
        <translation>Neste jogo todos à mesa jogam juntos.</translation>
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
        <translation>Log da colina</translation>
    </message>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Clique numa célula da tabela cruzada para ver as partidas.</translation>
    </message>
    <message>
        <source>Double-click a bot in the standings for its matches.</source>
        <translation>Clique duas vezes em um bot na classificação para ver as partidas.</translation>
    </message>
    <message>
        <source>These two have not met yet.</source>
        <translation>Estes dois ainda não se enfrentaram.</translation>
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
        <translation>Reproduzindo a partida…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <comment>hill, number</comment>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>The hill has other answers, because a bot remembers earlier matches or does not play the same twice.</source>
        <translation>A colina tem outras respostas, porque um bot se lembra de partidas anteriores ou não joga duas vezes igual.</translation>
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
        <translation>&amp;Site…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Folder of the web site</source>
        <translation>Pasta do site</translation>
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
        <translation>Detalhes</translation>
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
        <translation>Salvar esta colina?</translation>
    </message>
    <message>
        <source>Go to the hill</source>
        <translation>Ir à colina</translation>
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
        <translation>Entre parênteses está o intervalo de 95% do lugar</translation>
    </message>
    <message>
        <source>By the contest’s own score, in the matches that all bots have played</source>
        <translation>Pela pontuação da própria competição, nas partidas que todos os bots jogaram</translation>
    </message>
    <message>
        <source>From all matches of the bots that play, with half its 95 % interval</source>
        <translation>De todas as partidas dos bots que jogam, com metade do intervalo de 95%</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Contest place</source>
        <translation>Lugar na competição</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Perfeitas, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Pontos, %</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Vitórias, %</translation>
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
        <translation>Classificação</translation>
    </message>
    <message>
        <source>This hill can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or open another one.</source>
        <translation>Esta colina não pode ser aberta: %1.

Nada mudou. Use uma cópia intacta do arquivo ou abra outro.</translation>
    </message>
    <message>
        <source>Progress of the hill</source>
        <translation>Progresso da colina</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
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
        <translation>Colinas (*.hhill);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>open a hill of the list</source>
        <translation>abrir uma colina da lista</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>move through standings and crosstable</source>
        <translation>percorrer a classificação e a tabela cruzada</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter ou Espaço</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>partidas de uma célula, replay de uma partida</translation>
    </message>
    <message>
        <source>Reading the hills…</source>
        <translation>Lendo as colinas…</translation>
    </message>
    <message>
        <source>No hills yet.</source>
        <translation>Nenhuma colina ainda.</translation>
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
        <translation>Você não pode renomear uma colina em andamento.</translation>
    </message>
    <message>
        <source>You can’t delete a hill while it is being played. Stop it first.</source>
        <translation>Você não pode excluir uma colina em andamento. Pare-a primeiro.</translation>
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
        <translation>%1, melhor</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
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
        <translation>Valores das respostas</translation>
    </message>
    <message>
        <source>Hide the numbers</source>
        <translation>Ocultar os números</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>%1 Still thinking…</source>
        <translation>%1 Ainda pensando…</translation>
    </message>
    <message>
        <source>Analysis: exact, given what you know.</source>
        <translation>Análise: exato, pelo que você sabe.</translation>
    </message>
    <message numerus="yes">
        <source>Analysis of %Ln possible deals, ± one standard error.</source>
        <translation>
            <numerusform>Análise de %Ln distribuição possível, ± um erro padrão.</numerusform>
            <numerusform>Análise de %Ln distribuições possíveis, ± um erro padrão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1: exact, given what you know.</source>
        <translation>Valores de %1: exatos, pelo que você sabe.</translation>
    </message>
    <message>
        <source>Values from %1, ± one standard error.</source>
        <translation>Valores de %1, ± um erro padrão.</translation>
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
        <translation>D&amp;icas de</translation>
    </message>
    <message>
        <source>The strongest bot (%1)</source>
        <translation>O bot mais forte (%1)</translation>
    </message>
    <message>
        <source>Hints now come from %1.</source>
        <translation>As dicas agora vêm de %1.</translation>
    </message>
    <message>
        <source>%1 has no hint: %2.</source>
        <comment>bot, fault</comment>
        <translation>%1 não tem dica: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Saída: %1</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint.</source>
        <translation>%1 está pensando em uma dica.</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint, up to %2.</source>
        <translation>%1 está pensando em uma dica, por até %2.</translation>
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
        <translation>Todas as partidas…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Desfazer exclusão</translation>
    </message>
    <message>
        <source>Analyse the recent matches in the background</source>
        <translation>Analisar em segundo plano as partidas recentes</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partida do dia</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Seus resultados</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Partidas recentes</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>O que é mostrado abaixo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Your ratings</source>
        <translation>Seus ratings</translation>
    </message>
    <message>
        <source>Matches you leave are kept here. They are saved after every decision.</source>
        <translation>As partidas que você deixa ficam aqui. Elas são salvas após cada decisão.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Ready. Press Play to sit down at a table.</source>
        <translation>Pronto. Clique em “Jogar” para ir a uma mesa.</translation>
    </message>
    <message>
        <source>All unfinished (%1)…</source>
        <translation>Todas as inacabadas (%1)…</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>Excluir esta partida</translation>
    </message>
</context>
<context>
    <name>hilltop::HomeResults</name>
    <message>
        <source>Rated matches show your strength in each game. Choose Rated when you start a new match.</source>
        <translation>Partidas ranqueadas mostram sua força em cada jogo. Escolha Ranqueada ao iniciar uma nova partida.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>All results…</source>
        <translation>Todos os resultados…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Em série</translation>
    </message>
    <message>
        <source>last 100 rated matches</source>
        <translation>últimas 100 partidas ranqueadas</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dias</translation>
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
        <translation>A partida foi excluída. Desfazer a restaura.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches were deleted. Undo restores them.</source>
        <translation>
            <numerusform>%Ln partida foi excluída. Desfazer a restaura.</numerusform>
            <numerusform>%Ln partidas foram excluídas. Desfazer as restaura.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::KeptSplitter</name>
    <message>
        <source>Drag to resize, double-click to reset</source>
        <translation>Arraste para redimensionar, clique duas vezes para restaurar</translation>
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
        <translation>Sem tecla</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Ações e suas teclas</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em toda parte</translation>
    </message>
    <message>
        <source>“%2” already uses %1. Give it another key first.</source>
        <translation>“%2” já usa %1. Dê outra tecla a essa ação primeiro.</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window and can’t be used.</source>
        <translation>Tab muda entre as partes da janela e não pode ser usada.</translation>
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
        <translation>Mudar teclas…</translation>
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
        <translation>Decisão</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Não forçada</translation>
    </message>
    <message>
        <source>Decisions with at least one clearly worse answer</source>
        <translation>Decisões com pelo menos uma resposta claramente pior</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Average loss per unforced decision, ± one standard error</source>
        <translation>Perda média por decisão não forçada, ± um erro padrão</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Os outros</translation>
    </message>
    <message>
        <source>Average loss of all others in decisions of this kind</source>
        <translation>Perda média de todos os outros em decisões deste tipo</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendência</translation>
    </message>
    <message>
        <source>Loss in the later half of the deals minus that in the earlier half</source>
        <translation>Perda na segunda metade das distribuições menos a da primeira</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Perda total</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Joga como</translation>
    </message>
    <message>
        <source>The level of bots whose average loss in decisions of this kind is nearest. Where levels are not measured, the nearest bot of these matches.</source>
        <translation>O nível de bots cuja perda média em decisões deste tipo é a mais próxima. Onde os níveis não foram medidos, o bot mais próximo destas partidas.</translation>
    </message>
</context>
<context>
    <name>hilltop::LevelChoice</name>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Escolha própria</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>Nível dos bots</translation>
    </message>
</context>
<context>
    <name>hilltop::LineChart</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 ± %2 at %3</source>
        <translation>%1 ± %2 em %3</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 com %2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s), up to %1 of %2.</source>
        <translation>
            <numerusform>%n curva, até %1 de %2.</numerusform>
            <numerusform>%n curvas, até %1 de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Mais alta: %1.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>Mais baixa: %1.</translation>
    </message>
    <message>
        <source>Highlighted: %1, %2, number %3 from above.</source>
        <translation>Destacada: %1, %2, número %3 de cima para baixo.</translation>
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
        <translation>Lugar</translation>
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
        <translation>Sem a sorte</translation>
    </message>
    <message>
        <source>Luck-adjusted result, ± one standard error</source>
        <translation>O resultado sem a sorte das cartas, ± um erro padrão</translation>
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
        <translation>Quantas partidas comuns vale uma sem a sorte</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Per decision, given what the seat knew</source>
        <translation>Por decisão, pelo que o assento sabia</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Precisão, %</translation>
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
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em toda parte</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Próximo painel</translation>
    </message>
</context>
<context>
    <name>hilltop::MainWindow</name>
    <message>
        <source>Next pane</source>
        <translation>Próximo painel</translation>
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
        <translation>Co&amp;nfigurações…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
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
        <translation>O &amp;protocolo Hilltop</translation>
    </message>
    <message>
        <source>A &amp;contest in an evening</source>
        <translation>Uma &amp;competição em uma noite</translation>
    </message>
    <message>
        <source>What &amp;records and views hold</source>
        <translation>O que há em &amp;registros e visões</translation>
    </message>
    <message>
        <source>&amp;About Hilltop</source>
        <translation>&amp;Sobre o Hilltop</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Torneio</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation>&amp;Bots</translation>
    </message>
    <message>
        <source>Anal&amp;yses</source>
        <translation>Anális&amp;es</translation>
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
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
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
        <translation>Buscar no manual</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Nenhum resultado</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Página do manual</translation>
    </message>
    <message>
        <source>Games and manual</source>
        <translation>Jogos e manual</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <translation>%1 (em inglês)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page and its places</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>There are no rules for this game.</source>
        <translation>Não há regras para este jogo.</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manual: %1</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Todas as páginas</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchAnalysis</name>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>A análise não está disponível para este jogo.</translation>
    </message>
    <message>
        <source>This match is already analysed as deeply as possible.</source>
        <translation>Esta partida já foi analisada ao máximo.</translation>
    </message>
    <message>
        <source>The analysis was cancelled.</source>
        <translation>A análise foi cancelada.</translation>
    </message>
    <message>
        <source>a quick player who sees all cards</source>
        <translation>um jogador rápido que vê todas as cartas</translation>
    </message>
    <message>
        <source>Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be compared.</source>
        <translation>Analisada por outra versão (%1, %2). A atual é %3, %4. Os números não podem ser comparados.</translation>
    </message>
    <message>
        <source>%1, lost %2</source>
        <translation>%1, perdeu %2</translation>
    </message>
    <message>
        <source>Mistakes of this match</source>
        <translation>Erros desta partida</translation>
    </message>
    <message>
        <source>double dummy</source>
        <translation>vendo todas as cartas</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchDocument</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, linha %2</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>The analysis is not saved yet, because the match has no file. It is saved with the match.</source>
        <translation>A análise ainda não foi salva, porque a partida não tem arquivo. Ela é salva com a partida.</translation>
    </message>
    <message>
        <source>Analysis saved beside the tournament.</source>
        <translation>Análise salva junto ao torneio.</translation>
    </message>
    <message>
        <source>The analysis can’t be saved: %1</source>
        <translation>A análise não pode ser salva: %1</translation>
    </message>
    <message>
        <source>Analysis saved with the record.</source>
        <translation>A análise foi salva com o registro.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchExport</name>
    <message>
        <source>Save picture</source>
        <translation>Salvar imagem</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imagens (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1.</source>
        <translation>A imagem foi salva como %1.</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>A imagem não foi salva</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Salvar relatório</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Text (*.txt)</source>
        <translation>Páginas web (*.html);;Texto (*.txt)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>O relatório foi salvo como %1.</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>O relatório não foi salvo</translation>
    </message>
    <message>
        <source>Export match</source>
        <translation>Exportar partida</translation>
    </message>
    <message>
        <source>Files in the format %1 (*.%2)</source>
        <translation>Arquivos no formato %1 (*.%2)</translation>
    </message>
    <message>
        <source>The match was exported as %1.</source>
        <translation>A partida foi exportada como %1.</translation>
    </message>
    <message>
        <source>The match was not exported</source>
        <translation>A partida não foi exportada</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Salvar página</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas da web (*.html)</translation>
    </message>
    <message>
        <source>The page was saved as %1.</source>
        <translation>A página foi salva como %1.</translation>
    </message>
    <message>
        <source>The page was not saved</source>
        <translation>A página não foi salva</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchKeeping</name>
    <message>
        <source>Saved</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on and save the match with File, Save match as.</source>
        <translation>Não salva: %1. Você pode continuar jogando e salvar a partida com Arquivo, Salvar partida como.</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Salvar partida</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Partidas do Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>The match was saved as %1.</source>
        <translation>A partida foi salva como %1.</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>A partida não foi salva</translation>
    </message>
    <message>
        <source>Save the match?</source>
        <translation>Salvar a partida?</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are not saved.</source>
        <translation>
            <numerusform>%n partida não foi salva.</numerusform>
            <numerusform>%n partidas não foram salvas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Save to another place to keep your match.</source>
        <translation>%1. Salve em outro lugar para não perder a partida.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salvar em outro lugar…</translation>
    </message>
    <message>
        <source>Leave the rated match?</source>
        <translation>Deixar a partida ranqueada?</translation>
    </message>
    <message>
        <source>The match counts as lost. To continue it later, go to another page instead.</source>
        <translation>A partida conta como perdida. Para continuá-la depois, vá para outra página.</translation>
    </message>
    <message>
        <source>The match counts as lost, and so does the second one with the same cards. To continue later, go to another page instead.</source>
        <translation>A partida conta como perdida, e a segunda com as mesmas cartas também. Para continuar depois, vá para outra página.</translation>
    </message>
    <message>
        <source>This is the second of two matches. It counts as lost, the first keeps its result. To continue later, go to another page instead.</source>
        <translation>Esta é a segunda de duas partidas. Ela conta como perdida, e a primeira mantém o resultado. Para continuar depois, vá para outra página.</translation>
    </message>
    <message>
        <source>Leave and lose</source>
        <translation>Deixar e perder</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>You can find the unfinished match on the start page.</source>
        <translation>A partida inacabada está na página inicial.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Não salvo</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchListModel</name>
    <message>
        <source>lost</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfeita</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Assento %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Counted from 1 over the whole tournament. The file counts from 0</source>
        <translation>Contada a partir de 1 em todo o torneio. O arquivo conta a partir de 0</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchOpening</name>
    <message>
        <source>The text contains %1 matches. This is the first one. To see all of them, save the text as a file that ends in .hmatch and open it.</source>
        <translation>O texto contém %1 partidas. Esta é a primeira. Para ver todas, salve o texto em um arquivo terminado em .hmatch e abra-o.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPanel</name>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Seu saldo</translation>
    </message>
    <message>
        <source>Hide the scoresheet</source>
        <translation>Ocultar a súmula</translation>
    </message>
    <message>
        <source>Show the scoresheet</source>
        <translation>Mostrar a súmula</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Distribuição %1</translation>
    </message>
    <message>
        <source>Copy the deal ID %1</source>
        <translation>Copiar ID da distribuição %1</translation>
    </message>
    <message>
        <source>Sealed: %1</source>
        <translation>Lacre: %1</translation>
    </message>
    <message>
        <source>Sealed cards, SHA-256: %1</source>
        <translation>Cartas lacradas, SHA-256: %1</translation>
    </message>
    <message>
        <source>Sealed cards…</source>
        <translation>Cartas seladas…</translation>
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
        <translation>Esta partida não pode ser continuada</translation>
    </message>
    <message>
        <source>The second match has the same cards. You can see everything when both are over.</source>
        <translation>A segunda partida tem as mesmas cartas. Você poderá ver tudo quando as duas acabarem.</translation>
    </message>
    <message>
        <source>You can’t look back in a rated match until it is over.</source>
        <translation>Em uma partida ranqueada, você só pode olhar para trás quando ela terminar.</translation>
    </message>
    <message>
        <source>Looking back, at decision %1</source>
        <translation>Revendo, na decisão %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Revendo</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchTabs</name>
    <message>
        <source>Scoresheet</source>
        <translation>Súmula</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Ao lado da mesa</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchesDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Lendo suas partidas…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Search: opponent or game</source>
        <translation>Busca: adversário ou jogo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Assentos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogada em</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabadas</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n partida excluída.</numerusform>
            <numerusform>%n partidas excluídas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches yet. Every match you play is kept here.</source>
        <translation>Nenhuma partida ainda. Todas as que você jogar ficam aqui.</translation>
    </message>
    <message>
        <source>No matching matches.</source>
        <translation>Nenhuma partida encontrada.</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Abrir no Replay</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentAnalysis</name>
    <message>
        <source>Analyse the match first</source>
        <translation>Analise a partida primeiro</translation>
    </message>
    <message>
        <source>No one decides here</source>
        <translation>Ninguém decide aqui</translation>
    </message>
    <message>
        <source>There was no other choice</source>
        <translation>Não havia outra escolha</translation>
    </message>
    <message>
        <source>No answer here yet</source>
        <translation>Ainda sem resposta aqui</translation>
    </message>
    <message>
        <source>These values are exact. More simulations would not change them</source>
        <translation>Estes valores são exatos. Mais simulações não os mudariam</translation>
    </message>
    <message>
        <source>This decision is already simulated as deeply as possible</source>
        <translation>Esta decisão já foi simulada ao máximo</translation>
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
        <translation>Simulando mãos possíveis…</translation>
    </message>
    <message>
        <source>No hidden information: all cards of the others were known.</source>
        <translation>Nada oculto: todas as cartas dos outros eram conhecidas.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</source>
        <translation>
            <numerusform>“%1” é melhor que “%2” em %3% de %Ln mão possível, pior em %4%.</numerusform>
            <numerusform>“%1” é melhor que “%2” em %3% de %Ln mãos possíveis, pior em %4%.</numerusform>
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
        <translation>%1, decisão %2: “%3”, melhor “%4”, custou %5</translation>
    </message>
    <message>
        <source>Open the analysis at this decision</source>
        <translation>Abrir a análise nesta decisão</translation>
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
        <translation>Melhor: %1</translation>
    </message>
    <message>
        <source>%1, better %2</source>
        <translation>%1, melhor %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Resposta: %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisões mais caras</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Nenhuma decisão sua custou algo com certeza.</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentOpening</name>
    <message>
        <source>Opening match %1…</source>
        <translation>Abrindo a partida %1…</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentPane</name>
    <message>
        <source>Answers at this moment</source>
        <translation>Respostas neste momento</translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation>Pelo que você sabia</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>Vendo todas as cartas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one decides here.</source>
        <translation>Ninguém decide aqui.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Não havia outra escolha.</translation>
    </message>
    <message>
        <source>Played automatically after a fault.</source>
        <translation>Jogado automaticamente após uma falha.</translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation>nenhum erro</translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation>a melhor resposta</translation>
    </message>
    <message>
        <source>among the best answers</source>
        <translation>entre as melhores respostas</translation>
    </message>
    <message>
        <source>exact, %1</source>
        <translation>exato, %1</translation>
    </message>
    <message>
        <source>± %1, %2</source>
        <translation>± %1, %2</translation>
    </message>
    <message>
        <source>%1: exact</source>
        <translation>%1: exato</translation>
    </message>
    <message>
        <source>%2: ± %1</source>
        <translation>%2: ± %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exato</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>an error</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Exact. ◇ seeing all cards.</source>
        <translation>Exato. ◇ vendo todas as cartas.</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exato.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</source>
        <translation>
            <numerusform>Até %Ln simulação. Linhas: ± 2 erros. ◇ vendo todas as cartas.</numerusform>
            <numerusform>Até %Ln simulações. Linhas: ± 2 erros. ◇ vendo todas as cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations.</source>
        <translation>
            <numerusform>Até %Ln simulação.</numerusform>
            <numerusform>Até %Ln simulações.</numerusform>
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
        <translation>Suas notas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers, see the move list</source>
        <translation>
            <numerusform>%Ln resposta, ver nos lances</numerusform>
            <numerusform>%Ln respostas, ver nos lances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::NewHillDialog</name>
    <message>
        <source>Seats</source>
        <translation>Assentos</translation>
    </message>
    <message>
        <source>All pairs play the same deals, in all seatings</source>
        <translation>Todos os pares jogam as mesmas distribuições, em todas as ordens</translation>
    </message>
    <message>
        <source>New hill</source>
        <translation>Nova colina</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicadas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create hill</source>
        <translation>Criar colina</translation>
    </message>
    <message>
        <source>Matches per bot</source>
        <translation>Partidas por bot</translation>
    </message>
    <message>
        <source>Matches per pair</source>
        <translation>Partidas por par</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>Bots per author</source>
        <translation>Bots por autor</translation>
    </message>
    <message>
        <source>How many bots of an author may play at the same time</source>
        <translation>Quantos bots de um autor jogam ao mesmo tempo</translation>
    </message>
    <message>
        <source>Versions per day</source>
        <translation>Versões por dia</translation>
    </message>
    <message>
        <source>How many bots and versions an author may add per day (UTC)</source>
        <translation>Quantos bots e versões um autor adiciona em um dia (UTC)</translation>
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
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Ranqueada</translation>
    </message>
    <message>
        <source>Matching opponents</source>
        <translation>Do seu nível</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Assentos</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jogador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>If off, the bottom seat starts</source>
        <translation>Senão, o assento de baixo começa ou recebe a primeira carta</translation>
    </message>
    <message>
        <source>Seats bots that are about as strong as you</source>
        <translation>Põe à mesa bots com força parecida com a sua</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation>Quem senta ali?</translation>
    </message>
    <message>
        <source>strength, 1 to 5</source>
        <translation>força, de 1 a 5</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Padrões</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>seu parceiro</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>nesta tela</translation>
    </message>
    <message>
        <source>You’re watching, and see all cards.</source>
        <translation>Você só assiste e vê todas as cartas.</translation>
    </message>
    <message>
        <source>Several people at one screen: players pass the screen and see only their own cards.</source>
        <translation>Várias pessoas em uma tela: os jogadores passam a tela e veem só as próprias cartas.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Treino: dicas e desfazer são livres.</translation>
    </message>
    <message numerus="yes">
        <source>Short: %n round(s)</source>
        <translation>
            <numerusform>Curta: %n rodada</numerusform>
            <numerusform>Curta: %n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), about %1.</source>
        <translation>
            <numerusform>%n rodada, cerca de %1.</numerusform>
            <numerusform>%n rodadas, cerca de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated: a new deal, no hints, no undo. The match counts even if you leave it.</source>
        <translation>Ranqueada: nova distribuição, sem dicas, sem desfazer. A partida conta mesmo se você a deixar.</translation>
    </message>
    <message>
        <source>%1 Your rating doesn’t change, because the strength of your own bots is unknown.</source>
        <translation>%1 Seu rating não muda, porque a força dos seus próprios bots é desconhecida.</translation>
    </message>
    <message>
        <source>%1 Your rating: %2.</source>
        <translation>%1 Seu rating: %2.</translation>
    </message>
    <message>
        <source>Twice, seats swapped</source>
        <translation>Duas vezes, trocando</translation>
    </message>
    <message>
        <source>Two matches with the same cards count as one result, which reduces luck</source>
        <translation>Duas partidas com as mesmas cartas contam como um resultado, o que reduz a sorte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Rated: two matches with the same new cards are one result, even if you leave them. No hints, no undo.</source>
        <translation>Ranqueada: duas partidas com as mesmas cartas novas são um resultado, mesmo se você as deixar. Sem dicas, sem desfazer.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed, see More.</source>
        <translation>
            <numerusform>%n regra alterada, veja Mais.</numerusform>
            <numerusform>%n regras alteradas, veja Mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start rated match</source>
        <translation>Partida ranqueada</translation>
    </message>
</context>
<context>
    <name>hilltop::NewTournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Novo torneio</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Padrões</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Iniciar torneio</translation>
    </message>
    <message>
        <source>No longer among your bots and left out: %1.</source>
        <translation>Não estão mais entre os seus bots e ficaram de fora: %1.</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Selecione pelo menos um bot.</translation>
    </message>
    <message>
        <source>Select at least two bots.</source>
        <translation>Selecione pelo menos dois bots.</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 de %2 selecionados</translation>
    </message>
    <message>
        <source>Too many rounds. At most %1 can be played without meeting twice.</source>
        <translation>Rodadas demais. No máximo %1 podem ser jogadas sem repetir confrontos.</translation>
    </message>
    <message>
        <source>The last tournament had the same plan and seed. Built-in bots would play the same matches again.</source>
        <translation>O último torneio tinha o mesmo plano e a mesma semente. Bots embutidos jogariam de novo as mesmas partidas.</translation>
    </message>
</context>
<context>
    <name>hilltop::OpponentList</name>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>another person at this screen</source>
        <translation>outra pessoa nesta tela</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, força %3 de 5</translation>
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
        <translation>exato</translation>
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
        <translation>%1 · melhor, jogada</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · melhor</translation>
    </message>
    <message>
        <source>%1 · played</source>
        <translation>%1 · jogada</translation>
    </message>
    <message>
        <source>The answer’s value, seeing all cards</source>
        <translation>O valor da resposta, vendo todas as cartas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abertas</translation>
    </message>
    <message>
        <source>%1 · among the best, played</source>
        <translation>%1 · entre as melhores, jogada</translation>
    </message>
    <message>
        <source>%1 · among the best</source>
        <translation>%1 · entre as melhores</translation>
    </message>
</context>
<context>
    <name>hilltop::OwnBotList</name>
    <message>
        <source>%1, not checked yet</source>
        <comment>language</comment>
        <translation>%1, ainda não testado</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <comment>language</comment>
        <translation>%1, mudou desde o teste</translation>
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
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Your name and face at the table</source>
        <translation>Seu nome e seu rosto à mesa</translation>
    </message>
    <message>
        <source>You can change both in Settings.</source>
        <translation>Você pode mudar os dois nas configurações.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayActions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Mesma&amp;s cartas</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Ask before costly moves</source>
        <translation>&amp;Avisar em lances caros</translation>
    </message>
    <message>
        <source>The tutor asks before you play a costly move. Never in rated matches.</source>
        <translation>O tutor pergunta antes de você jogar um lance caro. Nunca em partidas ranqueadas.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Desfa&amp;zer</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Falar</translation>
    </message>
    <message>
        <source>Speak the state of the match</source>
        <translation>Falar a situação da partida</translation>
    </message>
    <message>
        <source>Let a &amp;bot take over</source>
        <translation>Deixar um &amp;bot assumir</translation>
    </message>
    <message>
        <source>S&amp;wap seats</source>
        <translation>&amp;Trocar assentos</translation>
    </message>
    <message>
        <source>Take the next player’s seat, who takes yours</source>
        <translation>Sentar no assento do próximo jogador, que fica com o seu</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Repla&amp;y</translation>
    </message>
    <message>
        <source>Ru&amp;les of this game</source>
        <translation>Re&amp;gras deste jogo</translation>
    </message>
    <message>
        <source>Your resul&amp;ts…</source>
        <translation>S&amp;eus resultados…</translation>
    </message>
    <message>
        <source>Sealed &amp;cards…</source>
        <translation>&amp;Cartas lacradas…</translation>
    </message>
    <message>
        <source>The proof that no one changes the cards while you play</source>
        <translation>A prova de que ninguém muda as cartas enquanto você joga</translation>
    </message>
    <message>
        <source>Save match &amp;as…</source>
        <translation>Salvar partida co&amp;mo…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Um passo</translation>
    </message>
    <message>
        <source>Slow&amp;er</source>
        <translation>Mais &amp;lento</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Mais &amp;rápido</translation>
    </message>
    <message>
        <source>Take over &amp;yourself</source>
        <translation>&amp;Jogar você mesmo</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Ret&amp;omar</translation>
    </message>
    <message>
        <source>Speed × %1</source>
        <translation>Velocidade × %1</translation>
    </message>
    <message>
        <source>What &amp;may they hold?</source>
        <translation>O que podem ter?</translation>
    </message>
    <message>
        <source>Where each hidden card may be, from what you know. Never in rated matches.</source>
        <translation>Onde cada carta oculta pode estar, pelo que você sabe. Nunca em partidas ranqueadas.</translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <translation>Continuar uma partida…</translation>
    </message>
    <message>
        <source>Shows the matches you have left</source>
        <translation>Mostra as partidas que você deixou</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayCourse</name>
    <message>
        <source>The match is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>A branch of another match: hints and undo are free.</source>
        <translation>Um ramo de outra partida: dicas e desfazer são livres.</translation>
    </message>
    <message>
        <source>Bots play, and you watch.</source>
        <translation>Bots jogam, e você assiste.</translation>
    </message>
    <message>
        <source>Practice: the tutor is on.</source>
        <translation>Treino: o tutor está ligado.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Treino: dicas e desfazer livres.</translation>
    </message>
    <message>
        <source>Rated, match %1 of 2.</source>
        <translation>Ranqueada, partida %1 de 2.</translation>
    </message>
    <message>
        <source>Rated: no hints, no undo.</source>
        <translation>Ranqueada: sem dicas, sem desfazer.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayDealDialog</name>
    <message>
        <source>%1 takes your old seat.</source>
        <translation>%1 ocupa o assento que era seu.</translation>
    </message>
    <message>
        <source>%1 takes the seat of %2.</source>
        <translation>%1 ocupa o assento de %2.</translation>
    </message>
    <message>
        <source>%1 has changed since then.</source>
        <translation>%1 mudou desde então.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play this deal: %1</source>
        <translation>Jogar estas cartas: %1</translation>
    </message>
    <message>
        <source>Which seat do you want? You get its cards and the same opponents. Afterwards you can compare the results.</source>
        <translation>Que assento você quer? Você recebe as cartas dele e os mesmos adversários. Depois pode comparar os resultados.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Assento</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Assentos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inacabada</translation>
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
        <translation>usam a ação ou o lugar dessa tecla</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Qualquer tecla</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>terminar a animação, continuar após uma mão</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer and why it is not allowed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Legal:</source>
        <translation>Permitido:</translation>
    </message>
    <message>
        <source>Illegal:</source>
        <translation>Não permitido:</translation>
    </message>
    <message>
        <source>Loading the match…</source>
        <translation>Carregando a partida…</translation>
    </message>
    <message>
        <source>%1. %2 or %3 returns to the match.</source>
        <translation>%1. %2 ou %3 volta à partida.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Clique ou aperte qualquer tecla para continuar.</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>Nenhuma partida ainda.</translation>
    </message>
    <message>
        <source>You have an unfinished match.</source>
        <translation>Você tem uma partida inacabada.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>No match yet. Choose New match or press Enter.</source>
        <translation>Nenhuma partida ainda. Escolha Nova partida ou tecle Enter.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>You have an unfinished match of %1.</source>
        <translation>Você tem uma partida inacabada de %1.</translation>
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
        <translation>Este gráfico mostra como as partidas acabam.</translation>
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
        <translation>média %1</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionEditor</name>
    <message>
        <source>Show in Replay</source>
        <translation>Mostrar em Replay</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Posição como texto</translation>
    </message>
    <message>
        <source>Paste the text made by Copy, or a position as a bot gets it.</source>
        <translation>Cole o texto feito por Copiar ou uma posição como um bot a recebe.</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Como texto</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Respostas e seus valores</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Simulando…</translation>
    </message>
    <message>
        <source>Exact values</source>
        <translation>Valores exatos</translation>
    </message>
    <message numerus="yes">
        <source>Simulated %n times</source>
        <translation>
            <numerusform>Simulado %n vez</numerusform>
            <numerusform>Simulado %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to field</source>
        <translation>Ir para o campo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This can’t be read. Write cards as the menu beside the field does, with commas between them.</source>
        <translation>Não é possível ler isto. Escreva as cartas como no menu ao lado do campo, separadas por vírgulas.</translation>
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
        <translation>Joga</translation>
    </message>
    <message>
        <source>Hand number</source>
        <translation>Número da mão</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Parou</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Used side cards</source>
        <translation>Cartas laterais usadas</translation>
    </message>
    <message>
        <source>Side cards left</source>
        <translation>Cartas laterais restantes</translation>
    </message>
    <message>
        <source>Own side cards</source>
        <translation>Próprias cartas laterais</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Carteador</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Virada</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primeira rodada</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>Segunda rodada</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sozinho</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas na mão</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartada</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <translation>Cartas mantidas</translation>
    </message>
    <message>
        <source>Received cards</source>
        <translation>Cartas recebidas</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Cartas entregues</translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation>Para escolher</translation>
    </message>
    <message>
        <source>Base cards</source>
        <translation>Cartas base</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Highest last round</source>
        <translation>A mais alta da última rodada</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última rodada</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Assento %1</translation>
    </message>
    <message>
        <source>Set number</source>
        <translation>Número do set</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Começou</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>Não compradas</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Cards this turn</source>
        <translation>Cartas deste turno</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Assento %1, %2</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Adicionar uma carta</translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation>Cartas jogadas</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizPage</name>
    <message>
        <source>No mistakes to repeat.</source>
        <translation>Nenhum erro a revisar.</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow or try new questions.</source>
        <translation>Nada para hoje. Volte amanhã ou tente perguntas novas.</translation>
    </message>
    <message>
        <source>No more mistakes in your analysed matches. Analyse more matches on the page Analyses.</source>
        <translation>Não há mais erros nas suas partidas analisadas. Analise mais partidas na página Análises.</translation>
    </message>
    <message>
        <source>No more mistakes in this list.</source>
        <translation>Não há mais erros nesta lista.</translation>
    </message>
    <message>
        <source>No such position was found. Try again or choose another difficulty.</source>
        <translation>Nenhuma posição assim foi encontrada. Tente de novo ou escolha outra dificuldade.</translation>
    </message>
    <message>
        <source>This answer can’t be evaluated.</source>
        <translation>Esta resposta não pode ser avaliada.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Próxima pergunta</translation>
    </message>
    <message>
        <source>A position from a match. Choose one answer, then see what every answer was worth.</source>
        <translation>Uma posição de uma partida. Escolha uma resposta e veja quanto valia cada uma.</translation>
    </message>
    <message>
        <source>Source of questions</source>
        <translation>Origem das perguntas</translation>
    </message>
    <message>
        <source>Mistakes to repeat</source>
        <translation>Erros a revisar</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Meus erros</translation>
    </message>
    <message>
        <source>Mistakes from a list</source>
        <translation>Erros de uma lista</translation>
    </message>
    <message>
        <source>New: easy</source>
        <translation>Novas: fáceis</translation>
    </message>
    <message>
        <source>New: medium</source>
        <translation>Novas: médias</translation>
    </message>
    <message>
        <source>New: hard</source>
        <translation>Novas: difíceis</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Respostas e seus valores</translation>
    </message>
    <message>
        <source>Progress by week</source>
        <translation>Progresso por semana</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to repeat</source>
        <translation>
            <numerusform>%Ln a revisar</numerusform>
            <numerusform>%Ln a revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes come back tomorrow, then at growing intervals.</source>
        <translation>Os erros voltam amanhã, depois em intervalos cada vez maiores.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln due today</source>
        <translation>
            <numerusform>%Ln para hoje</numerusform>
            <numerusform>%Ln para hoje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of the file can’t be read. They are kept unchanged.</source>
        <translation>
            <numerusform>%Ln linha do arquivo não pode ser lida. Ela é mantida como está.</numerusform>
            <numerusform>%Ln linhas do arquivo não podem ser lidas. Elas são mantidas como estão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a question…</source>
        <translation>Procurando uma pergunta…</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>O que você jogaria?</translation>
    </message>
    <message>
        <source>Evaluating your answer…</source>
        <translation>Avaliando sua resposta…</translation>
    </message>
    <message>
        <source>Right, the best answer</source>
        <translation>Certo, a melhor resposta</translation>
    </message>
    <message>
        <source>Good enough</source>
        <translation>Boa o bastante</translation>
    </message>
    <message>
        <source>This is %1</source>
        <translation>Isso é %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 loses %2 ± %3. Better: %4.</source>
        <translation>%1 perde %2 ± %3. Melhor: %4.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>A pergunta volta amanhã.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Values from the analysis: exact.</source>
        <translation>Valores da análise: exatos.</translation>
    </message>
    <message numerus="yes">
        <source>Values from the analysis of %Ln possible deals.</source>
        <translation>
            <numerusform>Valores da análise de %Ln distribuição possível.</numerusform>
            <numerusform>Valores da análise de %Ln distribuições possíveis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Width of the answers</source>
        <translation>Largura das respostas</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizTable</name>
    <message>
        <source>%1 · best, yours</source>
        <translation>%1 · melhor, sua</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · melhor</translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <translation>%1 · sua</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
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
        <translation>Semana de</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Certas</translation>
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
        <translation>Seu rating não muda</translation>
    </message>
    <message>
        <source>Rating: %1 → %2 (%3)</source>
        <comment>before, after, difference</comment>
        <translation>Rating: %1 → %2 (%3)</translation>
    </message>
    <message>
        <source>The strength of your own bots is unknown, so the match doesn’t count.</source>
        <translation>A força dos seus próprios bots é desconhecida, por isso a partida não conta.</translation>
    </message>
    <message>
        <source>Against a team of bots with the same cards, %1 was expected of you. You scored %2.</source>
        <translation>Contra uma equipe de bots com as mesmas cartas, esperava-se %1 de você. Você fez %2.</translation>
    </message>
    <message>
        <source>Against a rating of %1, %2 was expected of you. You scored %3.</source>
        <translation>Contra um rating de %1, esperava-se %2 de você. Você fez %3.</translation>
    </message>
    <message>
        <source>%1 A new rating moves quickly.</source>
        <translation>%1 Um rating novo muda rápido.</translation>
    </message>
</context>
<context>
    <name>hilltop::RecentMatches</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Precisão, %</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogada em</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Partidas recentes</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Abrir um registro…</translation>
    </message>
    <message>
        <source>Finished matches are kept here. Open one to step through it card by card.</source>
        <translation>As partidas terminadas ficam aqui. Abra uma para revê-la carta por carta.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Abrir no Replay</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message>
        <source>Analyse these</source>
        <translation>Analisar estas</translation>
    </message>
    <message>
        <source>Matches in the file</source>
        <translation>Partidas no arquivo</translation>
    </message>
    <message>
        <source>In the background. Each analysis is saved with its match</source>
        <translation>Em segundo plano. Cada análise é salva com a sua partida</translation>
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
        <translation>%1 em %2</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordListModel</name>
    <message>
        <source>unfinished</source>
        <translation>inacabada</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Assentos</translation>
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
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Reprod&amp;uzir</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Mais &amp;rápido</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Mais &amp;lento</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Ao &amp;início</translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation>Deci&amp;são anterior</translation>
    </message>
    <message>
        <source>Next decisi&amp;on</source>
        <translation>&amp;Próxima decisão</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Ao &amp;fim</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Rodada anterior</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Mão anterior</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Próxima mão</translation>
    </message>
    <message>
        <source>Next seat’s view</source>
        <translation>&amp;Visão do próximo assento</translation>
    </message>
    <message>
        <source>A&amp;ll cards</source>
        <translation>&amp;Todas as cartas</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>A&amp;nálise</translation>
    </message>
    <message>
        <source>Analyse every decision and the luck of the cards</source>
        <translation>Analisar cada decisão e a sorte das cartas</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erro anterior</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Simulate from here</source>
        <translation>Simular daqui</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>Mostrar um exemplo</translation>
    </message>
    <message>
        <source>Show possible hands with which the better answer wins more</source>
        <translation>Mostrar mãos possíveis em que a melhor resposta rende mais</translation>
    </message>
    <message>
        <source>Stop simulating, or return to the actual cards</source>
        <translation>Parar de simular ou voltar às cartas reais</translation>
    </message>
    <message>
        <source>&amp;Mark this decision</source>
        <translation>Marcar esta decisã&amp;o</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>&amp;Jogar daqui</translation>
    </message>
    <message>
        <source>Take over the selected seat, as a branch. The original match stays unchanged.</source>
        <translation>Assumir o assento selecionado, como um ramo. A partida original não muda.</translation>
    </message>
    <message>
        <source>Bra&amp;nch above</source>
        <translation>Ramo acima</translation>
    </message>
    <message>
        <source>Branch &amp;below</source>
        <translation>Ramo abaixo</translation>
    </message>
    <message>
        <source>Play this &amp;deal…</source>
        <translation>Jogar estas cart&amp;as…</translation>
    </message>
    <message>
        <source>Take a seat with the same cards and opponents</source>
        <translation>Ocupar um assento com as mesmas cartas e os mesmos adversários</translation>
    </message>
    <message>
        <source>Res&amp;ults on these cards…</source>
        <translation>R&amp;esultados com estas cartas…</translation>
    </message>
    <message>
        <source>How everyone did with the cards of the selected seat</source>
        <translation>O que todos fizeram com as cartas do assento selecionado</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Open &amp;what was copied</source>
        <translation>A&amp;brir o copiado</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>Imagem…</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Salvar a mesa como imagem</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Relatório…</translation>
    </message>
    <message>
        <source>Save the analysis of this match as a web page or text</source>
        <translation>Salvar a análise desta partida como página web ou texto</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Save this match in the format of another program</source>
        <translation>Salvar esta partida no formato de outro programa</translation>
    </message>
    <message>
        <source>&amp;Quiz from these mistakes</source>
        <translation>&amp;Quiz com estes erros</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>Salvar co&amp;mo…</translation>
    </message>
    <message>
        <source>Save this match with its notes and branches</source>
        <translation>Salvar esta partida com suas notas e seus ramos</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Re&amp;gras deste jogo</translation>
    </message>
    <message>
        <source>Stop simulating and keep the result</source>
        <translation>Parar de simular e manter o resultado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Simulate this decision with many more samples</source>
        <translation>Simular esta decisão com muito mais amostras</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Cartas visíveis</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulação</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Abrir texto</translation>
    </message>
    <message>
        <source>Save and export</source>
        <translation>Salvar e exportar</translation>
    </message>
    <message>
        <source>Pa&amp;ge…</source>
        <translation>Página…</translation>
    </message>
    <message>
        <source>Save this match as a page to step through in a browser, as you see it here</source>
        <translation>Salvar esta partida como página para percorrer em um navegador, como você a vê aqui</translation>
    </message>
    <message>
        <source>Hide spoilers</source>
        <translation>Ocultar spoilers</translation>
    </message>
    <message>
        <source>Show scores, moves and the analysis only up to the moment you have seen</source>
        <translation>Mostrar placar, lances e análise só até o momento que você já viu</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Partida anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próxima partida</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>Answer this decision yourself with the same cards and opponents, and compare</source>
        <translation>Tomar esta decisão você mesmo, com as mesmas cartas e adversários, e comparar</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Copiar a posição como texto</translation>
    </message>
    <message>
        <source>Copied the position, %1 characters. Ctrl+V opens it here again.</source>
        <translation>A posição foi copiada, %1 caracteres. Ctrl+V a abre aqui de novo.</translation>
    </message>
    <message>
        <source>Seen &amp;before…</source>
        <translation>Nesta &amp;posição antes…</translation>
    </message>
    <message>
        <source>What you and others answered here and in similar positions, and with what result</source>
        <translation>O que você e outros responderam aqui e em posições parecidas, e com que resultado</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>&amp;Montar uma posição…</translation>
    </message>
    <message>
        <source>Set up any position, or paste one as text, and see what each answer is worth</source>
        <translation>Montar qualquer posição, ou colá-la como texto, e ver quanto vale cada resposta</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayHead</name>
    <message>
        <source>reproduced</source>
        <translation>reproduzida</translation>
    </message>
    <message>
        <source>different at decision %1</source>
        <translation>diferente na decisão %1</translation>
    </message>
    <message>
        <source>not checked, another version of the bot played</source>
        <translation>não verificado, jogou outra versão do bot</translation>
    </message>
    <message>
        <source>not checked, because answers of your own bots are stored</source>
        <translation>não verificado, as respostas dos seus bots ficam guardadas</translation>
    </message>
    <message>
        <source>not checked, a person played</source>
        <translation>não verificado, jogou uma pessoa</translation>
    </message>
    <message>
        <source>not checked, the bot is not available</source>
        <translation>não verificado, o bot não está disponível</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Back to the matches in the file</source>
        <translation>Voltar às partidas do arquivo</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visão</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>verificando…</translation>
    </message>
    <message>
        <source>Asking the bots again…</source>
        <translation>Perguntando de novo aos bots…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the digest doesn’t match</source>
        <translation>resumo não confere</translation>
    </message>
    <message>
        <source>the result doesn’t match</source>
        <translation>resultado não confere</translation>
    </message>
    <message>
        <source>differs at decision %1</source>
        <translation>difere na decisão %1</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inacabada</translation>
    </message>
    <message>
        <source>no bot to check</source>
        <translation>nenhum bot a verificar</translation>
    </message>
    <message>
        <source>reproduced, %1 of %2 seats</source>
        <translation>reproduzida, %1 de %2 assentos</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayPage</name>
    <message>
        <source>Up and Down in the move list</source>
        <translation>Acima e Abaixo na lista de lances</translation>
    </message>
    <message>
        <source>move through it, elsewhere they choose the branch</source>
        <translation>percorrem a lista, fora dela escolhem o ramo</translation>
    </message>
    <message>
        <source>Clicking the table</source>
        <translation>Clicar na mesa</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>terminar a animação, continuar após uma mão</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Escolha uma partida.</translation>
    </message>
    <message>
        <source>No match opened yet.</source>
        <translation>Nenhuma partida aberta ainda.</translation>
    </message>
    <message>
        <source>Possible hands: “%1” is better</source>
        <translation>Mãos possíveis: “%1” é melhor</translation>
    </message>
    <message>
        <source>Preparing the match…</source>
        <translation>Preparando a partida…</translation>
    </message>
    <message>
        <source>The rest of the match can’t be shown</source>
        <translation>O resto da partida não pode ser mostrado</translation>
    </message>
    <message>
        <source>You can step through any match card by card. Open a record or drop one here.</source>
        <translation>Você pode rever qualquer partida carta por carta. Abra um registro ou solte um aqui.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Only the beginning of the match is shown.</source>
        <translation>Só o começo da partida é mostrado.</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>velocidade normal</translation>
    </message>
    <message>
        <source>speed × %1</source>
        <translation>velocidade × %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Width of the moves</source>
        <translation>Largura das jogadas</translation>
    </message>
    <message>
        <source>Width of the analysis</source>
        <translation>Largura da análise</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultBars</name>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
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
        <translation>Sorte e habilidade</translation>
    </message>
    <message>
        <source>The match is being analysed</source>
        <translation>A partida está sendo analisada</translation>
    </message>
    <message>
        <source>Analysing the match…</source>
        <translation>Analisando a partida…</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultSheet</name>
    <message>
        <source>won</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Latest matches: %1</source>
        <translation>Últimas partidas: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Sorte e habilidade</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>What is shown of the match</source>
        <translation>O que é mostrado da partida</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mesmas cartas de novo</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Salvar imagem…</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>O momento decisivo</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Cartas %1</translation>
    </message>
    <message>
        <source>Only your matches</source>
        <translation>Só as suas partidas</translation>
    </message>
    <message>
        <source>At a table with %1</source>
        <translation>À mesa com %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contra %1</translation>
    </message>
    <message>
        <source>%1 perfect of %2, %3 cards left on average</source>
        <translation>%1 perfeitas de %2, %3 cartas de sobra em média</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>vitórias: %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>derrotas: %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>empates: %1</translation>
    </message>
    <message>
        <source>purse %1</source>
        <translation>saldo %1</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n vitória seguida</numerusform>
            <numerusform>%n vitórias seguidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n derrota seguida</numerusform>
            <numerusform>%n derrotas seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The turning point: %1</source>
        <translation>O momento decisivo: %1</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>Lacre…</translation>
    </message>
    <message>
        <source>The proof that no one changed the cards</source>
        <translation>A prova de que ninguém mudou as cartas</translation>
    </message>
    <message>
        <source>Shown after the second match.</source>
        <translation>Aparece quando a segunda partida também acabar.</translation>
    </message>
    <message>
        <source>Your rating changes after the second match.</source>
        <translation>Seu rating vem depois da segunda partida.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewNotice</name>
    <message>
        <source>Analyse again</source>
        <translation>Analisar de novo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Analysing the match again</source>
        <translation>Analisando a partida de novo</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewQueue</name>
    <message>
        <source>The list of analyses can’t be saved: %1</source>
        <translation>A lista de análises não pode ser salva: %1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>na fila</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>iniciando</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>pausado em %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausado</translation>
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
        <translation>Partidas recentes</translation>
    </message>
    <message>
        <source>All my matches</source>
        <translation>Todas as minhas partidas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analisadas</translation>
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
        <translation>Você</translation>
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
        <translation>O que não pôde ser analisado</translation>
    </message>
    <message>
        <source>Analyse my matches</source>
        <translation>Analisar minhas partidas</translation>
    </message>
    <message>
        <source>Analyse a folder…</source>
        <translation>Analisar uma pasta…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Remover da lista</translation>
    </message>
    <message>
        <source>Stops the analysis. Finished analyses are kept with their matches</source>
        <translation>Para a análise. As análises prontas ficam com suas partidas</translation>
    </message>
    <message>
        <source>Quiz from these</source>
        <translation>Quiz com estas</translation>
    </message>
    <message>
        <source>Quiz about the listed decisions, the costliest first</source>
        <translation>Quiz sobre as decisões listadas, as mais caras primeiro</translation>
    </message>
    <message>
        <source>Analyse whole folders and tournaments: who plays best without luck, and who makes which mistakes.</source>
        <translation>Analise pastas e torneios inteiros: quem joga melhor sem a sorte e quem comete quais erros.</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>Análises</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progresso da análise</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisões mais caras</translation>
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
        <translation>O que é mostrado</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Jogo e regras</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Analyse the matches of a folder</source>
        <translation>Analisar as partidas de uma pasta</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Look for new matches</source>
        <translation>Procurar novas</translation>
    </message>
    <message>
        <source>%1, %2 of them new</source>
        <translation>%1, %2 delas novas</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a state and a remark</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge. “Look for new matches” renews them</source>
        <translation>
            <numerusform>%Ln análise é de outra versão do avaliador. “Procurar novas” a refaz</numerusform>
            <numerusform>%Ln análises são de outra versão do avaliador. “Procurar novas” as refaz</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is being analysed.</source>
        <translation>Nada está sendo analisado.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln seats</source>
        <translation>
            <numerusform>%1, %Ln assento</numerusform>
            <numerusform>%1, %Ln assentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other rules</source>
        <translation>%1, outras regras</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All matches were analysed.</source>
        <translation>Todas as partidas foram analisadas.</translation>
    </message>
    <message>
        <source>Reading the analyses…</source>
        <translation>Lendo as análises…</translation>
    </message>
    <message>
        <source>No mistakes beyond chance.</source>
        <translation>Nenhum erro que se distinga do acaso.</translation>
    </message>
    <message>
        <source>No match has been analysed yet.</source>
        <translation>Nenhuma partida foi analisada ainda.</translation>
    </message>
    <message>
        <source>Mistakes of %1</source>
        <translation>Erros de %1</translation>
    </message>
    <message>
        <source>Everyone’s mistakes</source>
        <translation>Erros de todos</translation>
    </message>
    <message>
        <source>Kinds of decisions</source>
        <translation>Tipos de decisão</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Treinar isto</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Treino: %1</translation>
    </message>
    <message>
        <source>No position of this kind has a clear best answer.</source>
        <translation>Nenhuma posição deste tipo tem uma melhor resposta clara.</translation>
    </message>
    <message>
        <source>Quiz with %1 positions of the selected kind, from these matches and from new ones</source>
        <translation>Quiz com %1 posições do tipo selecionado, destas partidas e de novas</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Largura da lista</translation>
    </message>
</context>
<context>
    <name>hilltop::RoundListModel</name>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>folga</translation>
    </message>
    <message>
        <source>counts as won</source>
        <translation>conta como vitória</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>avança</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>a jogar</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>não decidido</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
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
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Redefinir %1</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>padrão: %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>%1 is %2. Write a number from %3 to %4.</source>
        <translation>%1 é %2. Escreva um número de %3 a %4.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>These rules can’t be combined: %1.</source>
        <translation>Estas regras não podem ser combinadas: %1.</translation>
    </message>
    <message>
        <source>this game has no rules to choose</source>
        <translation>este jogo não tem opções</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>todas no padrão</translation>
    </message>
    <message>
        <source>one differs from the defaults</source>
        <translation>uma difere do padrão</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation>
            <numerusform>%n difere do padrão</numerusform>
            <numerusform>%n diferem do padrão</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreModel</name>
    <message>
        <source>none</source>
        <comment>nothing stands under this heading yet</comment>
        <translation>nada ainda</translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreView</name>
    <message>
        <source>Scoresheet</source>
        <translation>Súmula</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatPicture</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Assento %1: %2, %3</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Assentos</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatReviewModel</name>
    <message>
        <source>Average loss per decision, given what the seat knew</source>
        <translation>Perda média por decisão, pelo que o assento sabia</translation>
    </message>
    <message>
        <source>Average loss per unforced decision</source>
        <translation>O mesmo para decisões com uma segunda resposta pior</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>O resultado sem a sorte</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Assento</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Não forçada</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Sem a sorte</translation>
    </message>
</context>
<context>
    <name>hilltop::SecondTryBar</name>
    <message>
        <source>Back to replay</source>
        <translation>Voltar ao replay</translation>
    </message>
</context>
<context>
    <name>hilltop::Settings</name>
    <message>
        <source>The settings in %1 can’t be read, so defaults are used. Remove the file to start afresh.</source>
        <translation>As configurações em %1 não podem ser lidas, por isso valem os padrões. Remova o arquivo para recomeçar.</translation>
    </message>
    <message>
        <source>The settings in %1 are from a newer version of Hilltop, so defaults are used and changes are not saved.</source>
        <translation>As configurações em %1 são de uma versão mais nova do Hilltop, por isso valem os padrões e as mudanças não são salvas.</translation>
    </message>
    <message>
        <source>The settings can’t be saved: %1.</source>
        <translation>As configurações não podem ser salvas: %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message>
        <source>No matching settings</source>
        <translation>Nenhuma configuração encontrada</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Páginas das configurações</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Buscar configuração</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Redefinir esta página</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not applied</source>
        <translation>
            <numerusform>%n mudança não aplicada</numerusform>
            <numerusform>%n mudanças não aplicadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Seguir o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escura</translation>
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
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>Paus verdes, ouros azuis.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordem da mão</translation>
    </message>
    <message>
        <source>By suit and rank, trump first</source>
        <translation>Por naipe e valor, trunfo primeiro</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Como distribuídas</translation>
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
        <translation>Vaza terminada</translation>
    </message>
    <message>
        <source>or until a click</source>
        <translation>ou até um clique</translation>
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
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Card speed</source>
        <translation>Ritmo das cartas</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimento</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>now: no card animations</source>
        <translation>agora: sem animação</translation>
    </message>
    <message>
        <source>now: full motion</source>
        <translation>agora: com animação</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>Cartas e pontos</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>After a hand or round</source>
        <translation>Depois de uma mão ou rodada</translation>
    </message>
    <message>
        <source>Wait for a key or a click</source>
        <translation>Esperar uma tecla ou um clique</translation>
    </message>
    <message>
        <source>Continue after 2 seconds</source>
        <translation>Continuar após 2 segundos</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Continuar após 5 segundos</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Lances forçados</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Jogar automaticamente</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Before a costly move</source>
        <translation>Antes de um lance caro</translation>
    </message>
    <message>
        <source>Ask for confirmation</source>
        <translation>Pedir confirmação</translation>
    </message>
    <message>
        <source>Ask when a move costs at least %1</source>
        <translation>Perguntar se um lance custa ao menos: %1</translation>
    </message>
    <message>
        <source>Ask when a move costs at least</source>
        <translation>Perguntar se um lance custa ao menos</translation>
    </message>
    <message>
        <source>of the chance to win</source>
        <translation>da chance de vitória</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>games, in games that count them</source>
        <translation>jogos, onde se contam jogos</translation>
    </message>
    <message>
        <source>cards left, in cooperative games</source>
        <translation>cartas de sobra, em jogos cooperativos</translation>
    </message>
    <message>
        <source>Only in practice, and given what you can know. Never in rated matches.</source>
        <translation>Só no treino, e pelo que você pode saber. Nunca em partidas ranqueadas.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Sinais</translation>
    </message>
    <message>
        <source>%1, marked %2 from</source>
        <translation>%1, sinal %2 a partir de</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance de vitória</translation>
    </message>
    <message>
        <source>Games or points</source>
        <translation>Jogos ou pontos</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartas de sobra</translation>
    </message>
    <message>
        <source>A loss of at least this size is marked if it is more than twice its error. Analysed matches are marked again.</source>
        <translation>Uma perda deste tamanho ou maior recebe um sinal, se for mais que o dobro do seu erro. Partidas já analisadas recebem novos sinais.</translation>
    </message>
    <message>
        <source>Changes when the window restarts.</source>
        <translation>Muda ao reiniciar a janela.</translation>
    </message>
    <message>
        <source>When you may answer</source>
        <translation>Quando pode responder</translation>
    </message>
    <message>
        <source>Wait for an answer or Pass</source>
        <translation>Esperar uma resposta ou “Passar”</translation>
    </message>
    <message>
        <source>Pass after 1 second</source>
        <translation>Passar após 1 segundo</translation>
    </message>
    <message>
        <source>Pass after 3 seconds</source>
        <translation>Passar após 3 segundos</translation>
    </message>
    <message>
        <source>Pass after 10 seconds</source>
        <translation>Passar após 10 segundos</translation>
    </message>
    <message>
        <source>Pass after 30 seconds</source>
        <translation>Passar após 30 segundos</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Rosto</translation>
    </message>
    <message>
        <source>Bots think</source>
        <translation>Os bots pensam</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Pouco</translation>
    </message>
    <message>
        <source>Like people</source>
        <translation>Como pessoas</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Rostos</translation>
    </message>
    <message>
        <source>Show glances and reactions</source>
        <translation>Mostrar olhares e reações</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (não instalado)</translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Card decks of KDE’s games can be chosen here once they are installed.</source>
        <translation>Os baralhos dos jogos do KDE aparecem aqui quando instalados.</translation>
    </message>
    <message>
        <source>In games with French cards. Very small cards stay Hilltop’s own.</source>
        <translation>Em jogos com cartas francesas. Cartas muito pequenas continuam sendo as do Hilltop.</translation>
    </message>
    <message>
        <source>My turn, in the background</source>
        <translation>Minha vez, em segundo plano</translation>
    </message>
</context>
<context>
    <name>hilltop::SolvingNote</name>
    <message>
        <source>%1 is solving these rules. It plays this match without the solution.</source>
        <translation>%1 está resolvendo estas regras. Esta partida ele joga sem a solução.</translation>
    </message>
    <message>
        <source>Progress of solving the rules</source>
        <translation>Progresso da resolução das regras</translation>
    </message>
    <message>
        <source>The rules are solved: %1 uses the solution from the next match on.</source>
        <translation>As regras estão resolvidas: %1 usa a solução a partir da próxima partida.</translation>
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
        <translation>%1º a %2º lugar: %3, %4 vitórias, %5 por cento, entre %6 e %7</translation>
    </message>
    <message>
        <source>Place %1: %2, %3 won, %4 percent, between %5 and %6</source>
        <translation>%1º lugar: %2, %3 vitórias, %4 por cento, entre %5 e %6</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo de 95%</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>Quantas partidas comuns vale uma sem a sorte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfeito</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Vitórias, %</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Perfeitas, %</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Pontos, %</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Sem a sorte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Equivale a</translation>
    </message>
    <message>
        <source>%1 (disqualified)</source>
        <translation>%1 (desclassificado)</translation>
    </message>
    <message>
        <source>Luck-adjusted result with its 95 % interval, from %1 matches</source>
        <translation>O resultado sem a sorte das cartas, com o intervalo de 95%. De %1 partidas.</translation>
    </message>
    <message>
        <source>%1 (faults in every match)</source>
        <translation>%1 (falhas em todas as partidas)</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (fora)</translation>
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
        <translation>Classificação</translation>
    </message>
</context>
<context>
    <name>hilltop::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n vitória</numerusform>
            <numerusform>%n vitórias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n derrota</numerusform>
            <numerusform>%n derrotas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches</source>
        <translation>
            <numerusform>%1 em %Ln partida analisada</numerusform>
            <numerusform>%1 em %Ln partidas analisadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in the first ten, %3 in the latest ten</source>
        <translation>%1: %2 nas primeiras dez, %3 nas últimas dez</translation>
    </message>
    <message>
        <source>Your purse at %1: %2</source>
        <translation>Seu saldo em %1: %2</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>sozinho</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Ranqueada</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Seus resultados</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quais partidas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Against or with</source>
        <translation>Contra ou com</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrotas</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>Média de pontos</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Série atual</translation>
    </message>
    <message>
        <source>No matches yet. Start one with New match and choose Rated to see it here.</source>
        <translation>Nenhuma partida ainda. Comece uma com Nova partida e escolha Ranqueada para vê-la aqui.</translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation>Lendo suas partidas…</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row at best</source>
        <translation>
            <numerusform>Melhor série: %n vitória</numerusform>
            <numerusform>Melhor série: %n vitórias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them left early</source>
        <translation>
            <numerusform>%n delas deixada antes do fim</numerusform>
            <numerusform>%n delas deixadas antes do fim</numerusform>
        </translation>
    </message>
    <message>
        <source>★ Perfect matches of %1: %2</source>
        <translation>★ Partidas perfeitas de %1: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::StopPicker</name>
    <message>
        <source>fixed</source>
        <translation>fixo</translation>
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
        <translation>Todas as partidas são jogadas</translation>
    </message>
    <message>
        <source>Ends when every entrant’s 95 % interval is narrow enough</source>
        <translation>Termina quando o intervalo de 95% de todos os participantes é estreito o bastante</translation>
    </message>
    <message>
        <source>A sequential test: ends as soon as it is clear which of the two is stronger</source>
        <translation>Um teste sequencial: termina assim que fica claro qual dos dois é mais forte</translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation>Largura dos intervalos</translation>
    </message>
    <message>
        <source>until narrower than</source>
        <translation>até menos de</translation>
    </message>
    <message>
        <source>Elo 0, the hypothesis</source>
        <translation>Elo 0, a hipótese</translation>
    </message>
    <message>
        <source>Elo 1, the alternative</source>
        <translation>Elo 1, a alternativa</translation>
    </message>
    <message>
        <source>Alpha: the risk of accepting a bot that is not stronger</source>
        <translation>Alfa: o risco de aceitar um bot que não é mais forte</translation>
    </message>
    <message>
        <source>Beta: the risk of rejecting a bot that is stronger</source>
        <translation>Beta: o risco de rejeitar um bot que é mais forte</translation>
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
        <translation>pontos</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Rounds that depend on results are always played to the end.</source>
        <translation>Rodadas que dependem de resultados são sempre concluídas.</translation>
    </message>
    <message>
        <source>SPRT needs a round-robin of exactly two entrants.</source>
        <translation>O SPRT precisa de um todos contra todos com exatos dois participantes.</translation>
    </message>
    <message>
        <source>Elo 0 must be below Elo 1.</source>
        <translation>Elo 0 deve ser menor que Elo 1.</translation>
    </message>
</context>
<context>
    <name>hilltop::StrandedTournaments</name>
    <message>
        <source>Tournaments (*.%1)</source>
        <translation>Torneios (*.%1)</translation>
    </message>
    <message>
        <source>Save this tournament?</source>
        <translation>Salvar este torneio?</translation>
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
        <translation>Vezes</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporção</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Os outros</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
</context>
<context>
    <name>hilltop::SumDialog</name>
    <message>
        <source>All parts: %1</source>
        <translation>Todas as parcelas: %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parcela</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variação</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>All parts of the result</source>
        <translation>Todas as parcelas do resultado</translation>
    </message>
    <message>
        <source>%1. Every part that changed it: start + luck + skill + others’ skill = result.</source>
        <translation>%1. Tudo o que mudou o valor: início + sorte + habilidade + habilidade dos outros = resultado.</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Mostrar momento</translation>
    </message>
    <message>
        <source>Go to the moment of the chosen row</source>
        <translation>Ir ao momento da linha selecionada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>hilltop::TableAnswers</name>
    <message>
        <source>%1 suggests: %2.</source>
        <translation>%1 sugere: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableKeys</name>
    <message>
        <source>Card to the left, before the first one a look back</source>
        <translation>Carta à esquerda; antes da primeira, olhar para trás</translation>
    </message>
    <message>
        <source>Card to the right, or forward after a look back</source>
        <translation>Carta à direita, ou à frente depois de olhar para trás</translation>
    </message>
    <message>
        <source>Card or button above</source>
        <translation>Carta ou botão acima</translation>
    </message>
    <message>
        <source>Card or button below</source>
        <translation>Carta ou botão abaixo</translation>
    </message>
    <message>
        <source>Play the card or press the button</source>
        <translation>Jogar a carta ou apertar o botão</translation>
    </message>
    <message>
        <source>Return to the match after looking back, or think again about a move</source>
        <translation>Voltar à partida depois de olhar para trás, ou repensar um lance</translation>
    </message>
    <message>
        <source>Action or place %1</source>
        <translation>Ação ou lugar %1</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>Play a costly move anyway</source>
        <translation>Jogar um lance caro mesmo assim</translation>
    </message>
    <message>
        <source>Play a costly move and turn the tutor off</source>
        <translation>Jogar um lance caro e desligar o tutor</translation>
    </message>
    <message>
        <source>More of a wish, a share, a stake or a side card</source>
        <translation>Mais: de um pedido, uma parte, uma aposta ou uma carta lateral</translation>
    </message>
    <message>
        <source>Less of a wish, a share, a stake or a side card</source>
        <translation>Menos: de um pedido, uma parte, uma aposta ou uma carta lateral</translation>
    </message>
    <message>
        <source>Pass where you may answer but need not</source>
        <translation>Passar quando responder é opcional</translation>
    </message>
    <message>
        <source>End of the turn, or of the choice of a side deck</source>
        <translation>Passar a vez ou concluir a escolha do baralho lateral</translation>
    </message>
    <message>
        <source>After a match: replay</source>
        <translation>Após uma partida: replay</translation>
    </message>
    <message>
        <source>After a match: rematch</source>
        <translation>Após uma partida: revanche</translation>
    </message>
    <message>
        <source>After a match: same deal again</source>
        <translation>Após uma partida: mesmas cartas de novo</translation>
    </message>
    <message>
        <source>After a match: new match</source>
        <translation>Após uma partida: nova partida</translation>
    </message>
    <message>
        <source>After a match: save picture</source>
        <translation>Após uma partida: salvar imagem</translation>
    </message>
</context>
<context>
    <name>hilltop::TablePosition</name>
    <message>
        <source>Your turn. %1</source>
        <translation>Sua vez. %1</translation>
    </message>
    <message>
        <source>Everyone may speak now.</source>
        <translation>Todos podem falar agora.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are on turn.</source>
        <translation>
            <numerusform>É a vez de %n.</numerusform>
            <numerusform>É a vez de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are on turn.</source>
        <translation>É a vez de %1 e %2.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are on turn.</source>
        <translation>É a vez de %1, %2 e %3.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>É a vez de %1.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Um bot está jogando por você.</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>venceu a partida</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>na vez</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>está pensando</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>já escolheu</translation>
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
        <translation>É a vez de %1. Passe a tela.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Clique ou aperte qualquer tecla para continuar.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The rules don’t allow this answer.</source>
        <translation>As regras não permitem esta resposta.</translation>
    </message>
    <message>
        <source>Dealing.</source>
        <translation>Distribuindo.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>You can’t play that card there.</source>
        <translation>Você não pode jogar essa carta ali.</translation>
    </message>
    <message>
        <source>%1 You can pass with %2.</source>
        <translation>%1 Você pode passar com %2.</translation>
    </message>
    <message>
        <source>%1 It was the only move.</source>
        <translation>%1 Era o único lance.</translation>
    </message>
    <message>
        <source>You have only one move: %1</source>
        <translation>Você só tem um lance: %1</translation>
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
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Built-in templates and your own</source>
        <translation>Modelos prontos e os seus</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>template, game</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>Salvar como modelo…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Salvar como modelo</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Rename template</source>
        <translation>Renomear modelo</translation>
    </message>
    <message>
        <source>A template called “%1” already exists.</source>
        <translation>Já existe um modelo chamado “%1”.</translation>
    </message>
    <message>
        <source>This version can’t read the template “%1”.</source>
        <translation>Esta versão não consegue ler o modelo “%1”.</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Nome do modelo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>Excluir modelo</translation>
    </message>
    <message>
        <source>Delete the template “%1”? This cannot be undone.</source>
        <translation>Excluir o modelo “%1”? Isso não pode ser desfeito.</translation>
    </message>
</context>
<context>
    <name>hilltop::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Sem pontos</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Pontos para %1</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Não decidido</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCharts</name>
    <message>
        <source>Over time</source>
        <translation>Evolução</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>This chart shows how each bot’s share settles.</source>
        <translation>Este gráfico mostra como a parcela de cada bot se estabiliza.</translation>
    </message>
    <message>
        <source>This chart compares the bots.</source>
        <translation>Este gráfico compara os bots.</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Média de pontos</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Vitórias, %</translation>
    </message>
    <message>
        <source>%1, by matches played per bot</source>
        <translation>%1, por partidas do bot</translation>
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
        <translation>Nenhuma partida ainda</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches, time</comment>
        <translation>%1, cerca de %2</translation>
    </message>
    <message>
        <source>%1, depends on your bots</source>
        <translation>%1, depende dos seus bots</translation>
    </message>
    <message>
        <source>%1, measuring the speed…</source>
        <translation>%1, medindo a velocidade…</translation>
    </message>
    <message>
        <source>About %1 with records.</source>
        <translation>Cerca de %1 com registros.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Cerca de %1.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 points per bot.</source>
        <translation>Intervalo esperado: ± %1 pontos por bot.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 % per bot.</source>
        <translation>Intervalo esperado: ± %1% por bot.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentDetails</name>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Clique numa célula da tabela cruzada para ver as partidas.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>This file is part %1 of a tournament. Merge the parts to see its matches.</source>
        <translation>Este arquivo é a parte %1 de um torneio. Junte as partes para ver as partidas.</translation>
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
        <translation>&amp;Imagem do resultado…</translation>
    </message>
    <message>
        <source>Copy result as te&amp;xt</source>
        <translation>Copiar resultado como te&amp;xto</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>O resultado foi copiado como texto.</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar imagem</translation>
    </message>
    <message>
        <source>The picture of the result was copied.</source>
        <translation>A imagem do resultado foi copiada.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentForm</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicadas</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Mudar…</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
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
        <translation>Parada</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Mudar as regras</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Duplicate deals</source>
        <translation>Distribuições duplicadas</translation>
    </message>
    <message>
        <source>Every pair plays the same cards from all sides. This cancels the luck of the deal, so fewer matches are needed.</source>
        <translation>Cada par joga as mesmas cartas de todos os lados. Isso anula a sorte da distribuição, por isso bastam menos partidas.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Outra semente</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>of %1. The window stays responsive.</source>
        <translation>de %1. A janela continua ágil.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Matches with faults</source>
        <translation>Partidas com falhas</translation>
    </message>
    <message>
        <source>Faults, and a sample of %1</source>
        <translation>Falhas e uma amostra de %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Which matches are stored with all answers. Matches of built-in bots can always be replayed from their seed. Storing all matches needs about a hundred times the space.</source>
        <translation>Quais partidas são guardadas com todas as respostas. Partidas de bots embutidos sempre podem ser refeitas a partir da semente. Guardar todas ocupa cerca de cem vezes mais espaço.</translation>
    </message>
    <message>
        <source>Keep matches</source>
        <translation>Guardar partidas</translation>
    </message>
    <message>
        <source>The seed is an integer from 0 to %1.</source>
        <translation>A semente é um número inteiro de 0 a %1.</translation>
    </message>
    <message>
        <source>%2 entrants can’t share a table of %1 seats evenly. Use random tables, or change one of the two numbers.</source>
        <translation>%2 participantes não podem dividir por igual uma mesa de %1 assentos. Use mesas sorteadas ou mude um dos dois números.</translation>
    </message>
    <message>
        <source>These rules can’t be played.</source>
        <translation>Estas regras não podem ser jogadas.</translation>
    </message>
    <message>
        <source>per set</source>
        <translation>por set</translation>
    </message>
    <message>
        <source>per pair</source>
        <translation>por par</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>ao todo</translation>
    </message>
    <message>
        <source>one seat, nothing to swap</source>
        <translation>um assento, nada a trocar</translation>
    </message>
    <message>
        <source>each deal twice, sides swapped</source>
        <translation>cada distribuição duas vezes, lados trocados</translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, in all seatings</source>
        <translation>
            <numerusform>cada distribuição %n vez, em todas as ordens</numerusform>
            <numerusform>cada distribuição %n vezes, em todas as ordens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, once for every seat</source>
        <translation>
            <numerusform>cada distribuição %n vez, uma por assento</numerusform>
            <numerusform>cada distribuição %n vezes, uma por assento</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>Manter em segredo</translation>
    </message>
    <message>
        <source>Draws a seed that no one can see until all matches have been played. Its SHA-256 is shown from the start, so that anyone can check it afterwards.</source>
        <translation>Sorteia uma semente que ninguém pode ver até que todas as partidas sejam jogadas. O SHA-256 dela é mostrado desde o início, para que qualquer um possa conferi-la depois.</translation>
    </message>
    <message>
        <source>Bots that are not isolated could read a secret seed. Install bubblewrap, or turn off Keep it secret.</source>
        <translation>Bots não isolados poderiam ler uma semente secreta. Instale o bubblewrap ou desative “Manter em segredo”.</translation>
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
        <translation>%1, turno único</translation>
    </message>
    <message>
        <source>%1 at one table</source>
        <translation>%1 em uma mesa</translation>
    </message>
    <message>
        <source>%1 gauntlet</source>
        <translation>%1, desafio</translation>
    </message>
    <message>
        <source>%1 knockout</source>
        <translation>%1, mata-mata</translation>
    </message>
    <message>
        <source>%1 Swiss</source>
        <translation>%1, suíço</translation>
    </message>
    <message>
        <source>%1 Cup</source>
        <translation>Copa de %1</translation>
    </message>
    <message>
        <source>%1 at random tables</source>
        <translation>%1 em mesas sorteadas</translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation>turno único</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>uma mesa</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <translation>desafio</translation>
    </message>
    <message>
        <source>knockout</source>
        <translation>mata-mata</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>suíço</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>copa</translation>
    </message>
    <message>
        <source>random tables</source>
        <translation>mesas sorteadas</translation>
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
            <numerusform>%1 em %Ln partida analisada: %2 sem a sorte, %3 com ela.</numerusform>
            <numerusform>%1 em %Ln partidas analisadas: %2 sem a sorte, %3 com ela.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the matches</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Worth %1 times the matches: saves %2.</source>
        <translation>Equivale a %1 vezes as partidas: poupa %2.</translation>
    </message>
    <message>
        <source>Adjust for luck</source>
        <translation>Descontar a sorte</translation>
    </message>
    <message>
        <source>Analyses matches in the background and shows luck-adjusted results</source>
        <translation>Analisa partidas em segundo plano e mostra resultados sem a sorte das cartas</translation>
    </message>
    <message>
        <source>&amp;100 matches</source>
        <translation>&amp;100 partidas</translation>
    </message>
    <message>
        <source>1,&amp;000 matches</source>
        <translation>1.&amp;000 partidas</translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation>&amp;Todas as partidas</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>&amp;Costliest decisions and style</source>
        <translation>Decisões mais caras e &amp;estilo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge and don’t count.</source>
        <translation>
            <numerusform>%Ln análise é de outra versão do avaliador e não conta.</numerusform>
            <numerusform>%Ln análises são de outra versão do avaliador e não contam.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Retomar</translation>
    </message>
    <message>
        <source>This is worth %1 times the matches.</source>
        <translation>Isso equivale a %1 vezes as partidas.</translation>
    </message>
    <message>
        <source>This is worth %1 to %2 times the matches.</source>
        <translation>Isso equivale a de %1 a %2 vezes as partidas.</translation>
    </message>
    <message>
        <source>Analysis: %1.</source>
        <translation>Análise: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Analysed: %1 matches. Luck-adjusted results appear once a bot has %2.</source>
        <translation>Analisadas: %1 partidas. Os resultados sem a sorte aparecem quando um bot tiver %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted over %1 matches.</source>
        <translation>Sorte descontada em %1 partidas.</translation>
    </message>
    <message>
        <source>The results are not adjusted, because a luck-adjusted match would be worth only %1 plain matches.</source>
        <translation>A sorte não é descontada, porque uma partida sem a sorte equivaleria a apenas %1 partidas simples.</translation>
    </message>
    <message>
        <source>More matches are needed to tell whether adjusting makes the results more exact.</source>
        <translation>São necessárias mais partidas para saber se descontar a sorte torna os resultados mais exatos.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Novo torneio…</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Novo torneio…</translation>
    </message>
    <message>
        <source>&amp;All tournaments</source>
        <translation>&amp;Todos os torneios</translation>
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
        <translation>Conclui as partidas em andamento e aguarda</translation>
    </message>
    <message>
        <source>&amp;Stop after current matches</source>
        <translation>Parar após as partidas at&amp;uais</translation>
    </message>
    <message>
        <source>Stop after current matches</source>
        <translation>Parar após as atuais</translation>
    </message>
    <message>
        <source>Finishes running matches, then stops. You can resume at any time</source>
        <translation>Conclui as partidas em andamento e para. Você pode retomar quando quiser</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Retomar</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>&amp;Ver uma partida</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Shows the newest match in Replay</source>
        <translation>Mostra a partida mais recente no Replay</translation>
    </message>
    <message>
        <source>Another tournament is running. This one is queued.</source>
        <translation>Outro torneio está em andamento. Este está na fila.</translation>
    </message>
    <message>
        <source>You can’t rename a tournament while it is running or queued.</source>
        <translation>Você não pode renomear um torneio em andamento ou na fila.</translation>
    </message>
    <message>
        <source>A running tournament can’t be deleted. Stop it first.</source>
        <translation>Um torneio em andamento não pode ser excluído. Pare-o primeiro.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Remove from &amp;queue</source>
        <translation>Remover da &amp;fila</translation>
    </message>
    <message>
        <source>Remove from queue</source>
        <translation>Remover da fila</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abrindo %1…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneios</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>open a tournament of the list</source>
        <translation>abrir um torneio da lista</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Del</translation>
    </message>
    <message>
        <source>rename it, delete it</source>
        <translation>renomear, excluir</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>move through the crosstable</source>
        <translation>percorrer a tabela cruzada</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter ou Espaço</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>partidas de uma célula, replay de uma partida</translation>
    </message>
    <message>
        <source>Reading the tournaments…</source>
        <translation>Lendo os torneios…</translation>
    </message>
    <message>
        <source>No tournaments yet.</source>
        <translation>Nenhum torneio ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tournaments</source>
        <translation>
            <numerusform>%Ln torneio</numerusform>
            <numerusform>%Ln torneios</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the tournament</source>
        <translation>Ir ao torneio</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentView</name>
    <message>
        <source>Replaying the match…</source>
        <translation>Reproduzindo a partida…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>The tournament has other answers, because a bot has changed since.</source>
        <translation>O torneio tem outras respostas, porque um bot mudou desde então.</translation>
    </message>
    <message>
        <source>This tournament can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Este torneio não pode ser aberto: %1.

Nada mudou. Use uma cópia intacta do arquivo ou escolha outro com Arquivo, Abrir.</translation>
    </message>
    <message>
        <source>Disqualified after a fault, so all later matches are lost: %1.</source>
        <translation>Desclassificado por uma falha, por isso todas as partidas seguintes estão perdidas: %1.</translation>
    </message>
    <message>
        <source>Out after three matches in a row with crashes, hangs or late answers, so they forfeit their remaining matches: %1.</source>
        <translation>Fora após três partidas seguidas com quedas, travamentos ou respostas atrasadas, por isso as partidas restantes contam como desistência: %1.</translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation>Progresso do torneio</translation>
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
        <translation>Todos os bots podem jogar. Alguns cometeram falhas no ensaio.</translation>
    </message>
    <message numerus="yes">
        <source>Each bot has been tried. %n cannot play and will be left out.</source>
        <translation>
            <numerusform>Cada bot passou por um ensaio. %n não pode jogar e ficará de fora.</numerusform>
            <numerusform>Cada bot passou por um ensaio. %n não podem jogar e ficarão de fora.</numerusform>
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
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Fica de fora</translation>
    </message>
    <message>
        <source>Plays, with remarks</source>
        <translation>Joga, com observações</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joga</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Iniciar torneio</translation>
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
        <translation>Jogar assim</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Turn tutor off</source>
        <translation>Desligar o tutor</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>Isso custa %1.</translation>
    </message>
    <message>
        <source>± %1. Rethink?</source>
        <translation>± %1. Repensar?</translation>
    </message>
    <message>
        <source>Rethink?</source>
        <translation>Repensar?</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals.</source>
        <translation>
            <numerusform>Com base em %Ln distribuição possível.</numerusform>
            <numerusform>Com base em %Ln distribuições possíveis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, given what you know.</source>
        <translation>Exato, pelo que você sabe.</translation>
    </message>
    <message>
        <source>%1 after “%2”: %3; after the best answer: %4. %5</source>
        <translation>%1 após “%2”: %3; após a melhor resposta: %4. %5</translation>
    </message>
    <message>
        <source>The tutor asks when a move costs %1 or more. You can change this in the settings.</source>
        <translation>Pergunta a partir de uma perda de %1. Você pode mudar isso nas configurações.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, played on by %1.</source>
        <translation>
            <numerusform>Com base em %Ln distribuição possível, continuada por %1.</numerusform>
            <numerusform>Com base em %Ln distribuições possíveis, continuadas por %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::VariantPicker</name>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante das regras</translation>
    </message>
    <message>
        <source>Save these rules under a name, or delete saved ones</source>
        <translation>Salvar estas regras com um nome ou excluir regras salvas</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>Salvar estas regras como…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Excluir “%1”</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Salvar estas regras</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>Nome da variante</translation>
    </message>
    <message>
        <source>The rules were not saved</source>
        <translation>As regras não foram salvas</translation>
    </message>
    <message>
        <source>Enter a name for the variant.</source>
        <translation>Dê um nome à variante.</translation>
    </message>
    <message>
        <source>Name too long (%1 of %2 characters).</source>
        <translation>Nome longo demais (%1 de %2 caracteres).</translation>
    </message>
    <message>
        <source>“%1” is a built-in variant. Choose another name.</source>
        <translation>“%1” é uma variante embutida. Escolha outro nome.</translation>
    </message>
</context>
<context>
    <name>hilltop::ViewMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aparência</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Seguir o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clara</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escura</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Velocidade da animação</translation>
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
        <translation>Nen&amp;huma</translation>
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
        <translation>A abertura foi cancelada.</translation>
    </message>
    <message>
        <source>The unfinished match can’t be continued: %1</source>
        <translation>A partida inacabada não pode ser continuada: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this, so it was stopped. Close other programs or use a smaller file.</source>
        <translation>Não há memória suficiente, por isso a operação foi interrompida. Feche outros programas ou use um arquivo menor.</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>Mudar o idioma</translation>
    </message>
    <message>
        <source>Restart the window to change the language?</source>
        <translation>Reiniciar a janela para mudar o idioma?</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mais tarde</translation>
    </message>
    <message>
        <source>Matches, tournaments, hills, logs and bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;All files (*)</source>
        <translation>Partidas, torneios, colinas, logs e bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Your page, your match and the match in Replay stay as they are. Running tournaments and hills continue.</source>
        <translation>Sua página, sua partida e a partida no Replay ficam como estão. Os torneios e as colinas em andamento continuam.</translation>
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
        <translation>Jogou</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Given what the seat knew</source>
        <translation>Pelo que o assento sabia</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>Vendo todas as cartas</translation>
    </message>
    <message>
        <source>The loss if all cards had been known</source>
        <translation>A perda se todas as cartas fossem conhecidas</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>assento %1</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, decisão %2</translation>
    </message>
</context>
<context>
    <name>hilltop::WorthBar</name>
    <message>
        <source>%1 is better in %2, equal in %3, worse in %4</source>
        <translation>%1 é melhor em %2, igual em %3, pior em %4</translation>
    </message>
    <message>
        <source>Within two standard errors counts as equal.</source>
        <translation>Dentro de dois erros padrão, conta como igual.</translation>
    </message>
    <message>
        <source>%1 better in %2</source>
        <translation>%1 melhor em %2</translation>
    </message>
    <message>
        <source>equal in %1</source>
        <translation>igual em %1</translation>
    </message>
    <message>
        <source>%1 worse in %2</source>
        <translation>%1 pior em %2</translation>
    </message>
</context>
<context>
    <name>hosting</name>
    <message>
        <source>bots cannot be started: {} ({})</source>
        <translation>não é possível iniciar bots: {} ({})</translation>
    </message>
    <message>
        <source>bots cannot be started: {}</source>
        <translation>não é possível iniciar bots: {}</translation>
    </message>
    <message>
        <source>bots of the kind &apos;{}&apos; do not run inside Hilltop</source>
        <translation>bots do tipo “{}” não rodam dentro do Hilltop</translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({})</source>
        <translation>o bubblewrap não funciona aqui ({})</translation>
    </message>
    <message>
        <source>bubblewrap is not installed (package bubblewrap)</source>
        <translation>o bubblewrap não está instalado (pacote bubblewrap)</translation>
    </message>
    <message>
        <source>hilltop: must be followed by a command</source>
        <translation>hilltop: precisa de um comando</translation>
    </message>
    <message>
        <source>java is not installed (package default-jdk-headless)</source>
        <translation>o java não está instalado (pacote default-jdk-headless)</translation>
    </message>
    <message>
        <source>no pipe can be created ({})</source>
        <translation>não foi possível criar um pipe ({})</translation>
    </message>
    <message>
        <source>node is not installed (package nodejs)</source>
        <translation>o node não está instalado (pacote nodejs)</translation>
    </message>
    <message>
        <source>python3 is not installed (package python3)</source>
        <translation>o python3 não está instalado (pacote python3)</translation>
    </message>
    <message>
        <source>there are no bots of the kind &apos;{}&apos;</source>
        <translation>não há bots do tipo “{}”</translation>
    </message>
    <message>
        <source>Hilltop cannot find its own program file</source>
        <translation>este programa não encontra a si mesmo</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>este programa foi compilado sem {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} não pode ser iniciado ({})</translation>
    </message>
    <message>
        <source>{} does not answer</source>
        <translation>{} não responde</translation>
    </message>
    <message>
        <source>{} does not report the path of its program</source>
        <translation>{} não diz onde está</translation>
    </message>
    <message>
        <source>{} does not work ({})</source>
        <translation>{} não funciona ({})</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be copied ({})</source>
        <translation>{} não pode ser copiado ({})</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} não pode ser lido</translation>
    </message>
    <message>
        <source>{} cannot be started</source>
        <translation>{} não pode ser iniciado</translation>
    </message>
    <message>
        <source>{} is a folder, not a program</source>
        <translation>{} é uma pasta, não um programa</translation>
    </message>
    <message>
        <source>{} is not executable (use chmod +x)</source>
        <translation>{} não é executável (use chmod +x)</translation>
    </message>
    <message>
        <source>{}: the check of this file gave no answer</source>
        <translation>{}: seu teste não deu resposta</translation>
    </message>
    <message>
        <source>{}: the check of this file was cancelled</source>
        <translation>{}: seu teste foi cancelado</translation>
    </message>
    <message>
        <source>{}: its first line asks for {}, which is not installed</source>
        <translation>{}: a primeira linha pede {}, que não está instalado</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: linha {}, coluna {}: {}</translation>
    </message>
    <message>
        <source>{}: line {}: {}</source>
        <translation>{}: linha {}: {}</translation>
    </message>
    <message>
        <source>{} is not a bot in JavaScript</source>
        <translation>{} não é um bot em JavaScript</translation>
    </message>
    <message>
        <source>{}: no folder for bots can be created there ({})</source>
        <translation>{}: não é possível criar ali uma pasta para bots ({})</translation>
    </message>
    <message>
        <source>{} takes longer than {} ms to load</source>
        <translation>{} leva mais de {} ms para carregar</translation>
    </message>
    <message>
        <source>{}: the folder cannot be emptied ({})</source>
        <translation>{}: a pasta não pode ser esvaziada ({})</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created</source>
        <translation>{}: a pasta não pode ser criada</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: esse arquivo não existe</translation>
    </message>
    <message>
        <source>{}: there is no such program</source>
        <translation>{}: esse programa não existe</translation>
    </message>
    <message>
        <source>{}: this program was built without JavaScript; as js+node:FILE it runs by Node.js (package nodejs)</source>
        <translation>{}: este programa foi compilado sem JavaScript; como js+node:ARQUIVO ele roda com Node.js (pacote nodejs)</translation>
    </message>
    <message>
        <source>{}: {} has no bots in JavaScript</source>
        <translation>{}: {} não tem bots em JavaScript</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>none of these bots can be started</source>
        <translation>nenhum destes bots pode iniciar</translation>
    </message>
    <message>
        <source>{} (js+node:{} runs newer JavaScript)</source>
        <translation>{} (js+node:{} roda JavaScript mais recente)</translation>
    </message>
    <message>
        <source>{} cannot be read as JavaScript</source>
        <translation>{} não pode ser lido como JavaScript</translation>
    </message>
    <message>
        <source>{}: nothing can be written there</source>
        <translation>{}: nada pode ser gravado ali</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: a pasta não pode ser criada ({})</translation>
    </message>
    <message>
        <source>this is not a result</source>
        <translation>não é um resultado</translation>
    </message>
    <message>
        <source>no file can be created in memory ({})</source>
        <translation>não foi possível criar um arquivo na memória ({})</translation>
    </message>
    <message>
        <source>the filter of system calls cannot be created ({})</source>
        <translation>não foi possível criar o filtro de chamadas de sistema ({})</translation>
    </message>
    <message>
        <source>the process in which {} plays together with others sent impossible results; these matches are played again, and from now on each of their bots runs in a process of its own: {}</source>
        <translation>o processo em que {} joga junto com outros enviou resultados impossíveis, portanto estas partidas são jogadas de novo, e de agora em diante cada um dos seus bots joga em um processo próprio: {}</translation>
    </message>
    <message>
        <source>the message does not hold {} matches, as it says</source>
        <translation>{} partidas não correspondem ao número que ele informa</translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>{} is not in this process</source>
        <translation>{} não está aqui</translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message>
        <source>There is not enough memory to write this file. Close other programs.</source>
        <translation>Não há memória suficiente para gravar este arquivo. Feche outros programas.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Qt can’t read SVG drawings here, so there would be no cards. The plugin imageformats/libqsvg.so is missing. Please install the package qt6-svg-plugins (Debian 13) or libqt6svg6 (Debian 12).</source>
        <translation>O Qt não consegue ler desenhos SVG aqui, portanto não haveria cartas. Falta o plugin imageformats/libqsvg.so. Instale o pacote qt6-svg-plugins (Debian 13) ou libqt6svg6 (Debian 12).</translation>
    </message>
    <message>
        <source>Play and analyse six card games.</source>
        <translation>Jogar e analisar seis jogos de cartas.</translation>
    </message>
    <message>
        <source>Start a match of GAME.</source>
        <translation>Iniciar uma partida de GAME.</translation>
    </message>
    <message>
        <source>Another Hilltop window does not respond. Whichever saves last keeps the unfinished match.</source>
        <translation>Outra janela do Hilltop não responde. Quem salvar por último fica com a partida inacabada.</translation>
    </message>
    <message>
        <source>an option has no value</source>
        <translation>falta o valor de uma opção</translation>
    </message>
    <message>
        <source>A match, tournament, hill, log or bot to open.</source>
        <translation>Uma partida, um torneio, uma colina, um log ou um bot para abrir.</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{} contains other files, but no site of Hilltop; choose another folder</source>
        <translation>{} contém outros arquivos e nenhum site do Hilltop; indique outra pasta</translation>
    </message>
    <message>
        <source>{} is a file, not a folder</source>
        <translation>{} é um arquivo, não uma pasta</translation>
    </message>
    <message>
        <source>{} is not the list of files of a Hilltop site; choose another folder</source>
        <translation>{} não é a lista de um site do Hilltop; indique outra pasta</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} não pode ser gravado ({})</translation>
    </message>
    <message>
        <source>another program is writing the site {}; try again when it has finished</source>
        <translation>outro programa está gravando o site {}; tente de novo quando ele terminar</translation>
    </message>
    <message>
        <source>{} is a match of {}, but this site has matches of {}; make a site for each game</source>
        <translation>{} é uma partida de {}, e este site tem partidas de {}: analise cada jogo separadamente</translation>
    </message>
    <message>
        <source>{} is not the web address of a folder, such as https://example.org/contest/</source>
        <translation>{} não é o endereço web de uma pasta, como https://example.org/contest/</translation>
    </message>
</context>
<context>
    <name>pazaak</name>
    <message>
        <source>&quot;{}&quot; sometimes stands although another card could not hurt; no best response is computed for it</source>
        <translation>“{}” decide parar onde a próxima carta não pode prejudicar; sua melhor resposta não é calculada</translation>
    </message>
    <message>
        <source>{} cannot be written ({}), so the table is not saved</source>
        <translation>{} não pode ser gravada ({}), por isso a tabela não é guardada</translation>
    </message>
    <message>
        <source>{}: waiting for another program that is computing this table</source>
        <translation>{}: outro programa está fazendo esta tabela, aguardando</translation>
    </message>
    <message>
        <source>these rules are too large to solve: it would take about {} hours on one core and {} MB of memory; the champion plays like the expert</source>
        <translation>estas regras são grandes demais para resolver: cerca de {} horas de um núcleo e {} MB de memória; o campeão as joga como o perito</translation>
    </message>
    <message>
        <source>{} cannot be created ({}), so the table is not saved</source>
        <translation>{} não pode ser criada ({}), por isso a tabela não é guardada</translation>
    </message>
    <message>
        <source>{}: {}; the table is computed again</source>
        <translation>{}: {}; é feita de novo</translation>
    </message>
    <message>
        <source>this is not a table of Pazaak</source>
        <translation>não é uma tabela do Pazaak</translation>
    </message>
    <message>
        <source>the table is of another version of Hilltop</source>
        <translation>é de outra versão</translation>
    </message>
    <message>
        <source>the table is for other rules</source>
        <translation>é para outras regras</translation>
    </message>
    <message>
        <source>the file is damaged at byte {}</source>
        <translation>está danificada no byte {}</translation>
    </message>
    <message>
        <source>a line of such a log cannot contain the name &quot;{}&quot;</source>
        <translation>uma linha de um log assim não pode conter o nome “{}”</translation>
    </message>
    <message>
        <source>all {} house cards of value {} have been dealt</source>
        <translation>todas as {} cartas da casa de valor {} já foram dadas</translation>
    </message>
    <message>
        <source>{} has nothing to choose here by the rules</source>
        <translation>pelas regras, não cabe a {} escolher aqui</translation>
    </message>
    <message>
        <source>{} cannot be dealt a card here by the rules</source>
        <translation>pelas regras, {} não recebe carta aqui</translation>
    </message>
    <message>
        <source>this player has nothing to choose here</source>
        <translation>este jogador não tem nada a escolher aqui</translation>
    </message>
    <message>
        <source>it is not clear who wins here</source>
        <translation>não está claro quem vence aqui</translation>
    </message>
    <message>
        <source>it is not {}’s turn</source>
        <translation>não é a vez de {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>linha {}: {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partida {}: {}</translation>
    </message>
    <message>
        <source>this is not a log of the original controller: it has no line &quot;New Game!&quot;</source>
        <translation>nenhuma linha diz “New Game!”, portanto não é um log do controlador original</translation>
    </message>
    <message>
        <source>no side card can be hidden in this hand</source>
        <translation>nenhuma carta lateral pode estar oculta nesta mão</translation>
    </message>
    <message>
        <source>rule side_cards is {}, but with side_copies {} it must be from 0 to {}</source>
        <translation>a regra side_cards é {}; com side_copies {} ela deve ser de 0 a {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>passo {}: a resposta não cabe</translation>
    </message>
    <message>
        <source>a log of the original controller supports only the default rules and its own, but this match has others</source>
        <translation>um log assim só aceita as regras padrão e as do controlador original; esta partida tem outras</translation>
    </message>
    <message>
        <source>the previous hand has no cards</source>
        <translation>a mão anterior não tem cartas</translation>
    </message>
    <message>
        <source>the hand ends before both have moved</source>
        <translation>a mão termina antes de os dois terem jogado</translation>
    </message>
    <message>
        <source>the hand continues after its end</source>
        <translation>a mão continua, mas pelas regras tinha terminado</translation>
    </message>
    <message>
        <source>the hand is over, so &quot;New Game!&quot; must come next</source>
        <translation>a mão terminou, portanto “New Game!” deve vir em seguida</translation>
    </message>
    <message>
        <source>the log says that the hand is over, but by the rules it continues</source>
        <translation>diz-se que a mão terminou, mas pelas regras ela continua</translation>
    </message>
    <message>
        <source>the log says that the hand is tied, but {} wins it with {} against {}</source>
        <translation>diz-se que a mão empatou, mas {} a vence com {} contra {}</translation>
    </message>
    <message>
        <source>the log ends before the second player is named</source>
        <translation>o log termina antes de o segundo jogador ser nomeado</translation>
    </message>
    <message>
        <source>the log shows cards that the decks do not have</source>
        <translation>o log mostra cartas que os baralhos não têm</translation>
    </message>
    <message>
        <source>the match before is not finished and has the same players, so a log could not tell the two apart</source>
        <translation>a anterior não terminou e tem os mesmos jogadores, de modo que um log não poderia separá-las</translation>
    </message>
    <message>
        <source>after the hands before, the standings are {} to {}, not {} to {}</source>
        <translation>pelas mãos anteriores, o placar é {} a {}, não {} a {}</translation>
    </message>
    <message>
        <source>the standings may only come after &quot;New Game!&quot;</source>
        <translation>o placar vem depois de “New Game!”, e só ali</translation>
    </message>
    <message>
        <source>this hand shows cards that the decks do not have</source>
        <translation>esta mão mostra cartas que os baralhos não têm</translation>
    </message>
    <message>
        <source>{} cannot be the side card {} played; side cards are 1 to 5</source>
        <translation>{} não pode ser a carta lateral que {} jogou; elas vão de 1 a 5</translation>
    </message>
    <message>
        <source>{} chooses before a card is dealt</source>
        <translation>{} escolhe antes de uma carta ser dada</translation>
    </message>
    <message>
        <source>{} has not begun a turn</source>
        <translation>{} não começou uma vez</translation>
    </message>
    <message>
        <source>{} has not chosen yet</source>
        <translation>{} ainda não escolheu</translation>
    </message>
    <message>
        <source>{} has played all side cards of value {} a side deck can have</source>
        <translation>{} jogou todas as cartas laterais de valor {} que um baralho lateral pode ter</translation>
    </message>
    <message>
        <source>{} stood but was dealt another card</source>
        <translation>{} parou e mesmo assim recebe uma carta</translation>
    </message>
    <message>
        <source>{} has stood, so END cannot be chosen</source>
        <translation>{} parou, portanto END não pode ser escolhido</translation>
    </message>
    <message>
        <source>{} has {}, which is bombed out</source>
        <translation>{} tem {}, portanto estourou</translation>
    </message>
    <message>
        <source>{} has {}, which is not bombed out</source>
        <translation>{} tem {}, portanto não estourou</translation>
    </message>
    <message>
        <source>{} is dealt a card out of turn</source>
        <translation>{} recebe uma carta fora da vez</translation>
    </message>
    <message>
        <source>{} is not a player of this match; its players are {} and {}</source>
        <translation>{} não é {} nem {}</translation>
    </message>
    <message>
        <source>{} is not a house card; house cards are 1 to 10</source>
        <translation>{} não é uma carta da casa; elas vão de 1 a 10</translation>
    </message>
    <message>
        <source>the log says that {} wins with {} against {}, which is not so by the rules</source>
        <translation>diz-se que {} vence com {} contra {}, o que as regras não dão</translation>
    </message>
    <message>
        <source>{} stands at exactly 20, so END cannot be chosen</source>
        <translation>{} para em exatos 20, portanto END não pode ser escolhido</translation>
    </message>
    <message>
        <source>{}’s hand has grown by {} without a new card or STAND</source>
        <translation>a mão de {} cresceu {} sem uma carta nova ou STAND</translation>
    </message>
    <message>
        <source>{}’s hand is not empty at the beginning</source>
        <translation>a mão de {} não está vazia no começo</translation>
    </message>
    <message>
        <source>{}’s hand is not what it was in the turn before</source>
        <translation>a mão de {} não é a mesma da vez anterior</translation>
    </message>
    <message>
        <source>{}’s new hand is not the old one with one more card</source>
        <translation>a nova mão de {} não é a antiga e mais uma carta</translation>
    </message>
    <message>
        <source>a card follows the side card, but a side card ends the turn</source>
        <translation>tem uma carta depois da carta lateral, que encerra a vez</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>há cartas demais</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>há {} cartas, mas deve haver {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>a carta da casa {} está na mesa {} vezes, mas há {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>mais cartas laterais que as {} das regras</translation>
    </message>
    <message>
        <source>seat {} cannot hold that many side cards</source>
        <translation>o assento {} não pode ter tantas cartas laterais</translation>
    </message>
    <message>
        <source>seat {} has side card {} more often than the {} times the rules allow</source>
        <translation>o assento {} tem a carta lateral {} mais que as {} vezes das regras</translation>
    </message>
    <message>
        <source>the hand is over with these cards, so no one has to act</source>
        <translation>com estas cartas a mão terminou, portanto não é a vez de ninguém</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn after {} house cards of seat 1 and {} of seat 2</source>
        <translation>não pode ser a vez do assento {} depois de {} cartas da casa do assento 1 e {} do assento 2</translation>
    </message>
    <message>
        <source>this is not a line of the original controller’s log</source>
        <translation>não é uma linha do log do controlador original</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>&quot;{}&quot; is not an outcome</source>
        <translation>“{}” não é um resultado</translation>
    </message>
    <message>
        <source>The note on the cards of this match cannot be read: {}.</source>
        <translation>O que esta partida diz das cartas com que foi jogada não pode ser lido: {}.</translation>
    </message>
    <message>
        <source>This match claims to have the cards of another deal.</source>
        <translation>Esta partida diz que foi jogada com as cartas de outra distribuição que não a sua.</translation>
    </message>
    <message>
        <source>This match says that a person played these cards in seat {}, but no person did.</source>
        <translation>Esta partida diz que uma pessoa ocupou o assento {} com estas cartas, mas ninguém sentava ali.</translation>
    </message>
    <message>
        <source>{}, who sat there, is no longer available: {}</source>
        <translation>{}, que sentava ali, não está mais disponível: {}</translation>
    </message>
    <message>
        <source>{}: no match of this file was played on these cards</source>
        <translation>{}: nenhuma partida deste arquivo foi jogada com estas cartas</translation>
    </message>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: esta partida não foi jogada</translation>
    </message>
    <message>
        <source>{}: match {} of the file cannot be read: {}</source>
        <translation>{}: a partida {} do arquivo não pode ser lida: {}</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} não pode ser gravado: {}</translation>
    </message>
    <message>
        <source>these numbers cannot be those of a rated match</source>
        <translation>não pode ser uma partida ranqueada</translation>
    </message>
    <message>
        <source>this field is empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>{}: line {} is of a newer Hilltop; the rating shown here leaves out this match</source>
        <translation>{}: a linha {} é de um Hilltop mais novo; sem ela, o rating desta versão omite uma partida</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match</source>
        <translation>{}: a linha {} não é uma partida ranqueada</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match ({})</source>
        <translation>{}: a linha {} não é uma partida ranqueada ({})</translation>
    </message>
    <message>
        <source>{}: the list of your bots cannot be read ({}). Repair this file or move it away; Hilltop does not overwrite it</source>
        <translation>{}: a lista dos seus bots não pode ser lida ({}); corrija este arquivo ou mova-o para outro lugar, o Hilltop não o sobrescreve</translation>
    </message>
    <message>
        <source>it is not a list of bots</source>
        <translation>não é uma lista de bots</translation>
    </message>
    <message>
        <source>it was written by another version of Hilltop</source>
        <translation>outra versão do Hilltop o gravou</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a content ID of a bot</source>
        <translation>“{}” não é como se chama o conteúdo de um bot</translation>
    </message>
</context>
<context>
    <name>ratings</name>
    <message>
        <source>alpha and beta of sprt must lie between 0 and 0.5</source>
        <translation>alpha e beta de sprt devem ficar entre 0 e 0,5</translation>
    </message>
    <message>
        <source>the first Elo of sprt must be below the second</source>
        <translation>o primeiro Elo de sprt deve ser menor que o segundo</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>this must be a JSON object</source>
        <translation>isto deve ser um objeto JSON</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>falta este campo</translation>
    </message>
    <message>
        <source>the record has no seal: its cards were not sealed before the match</source>
        <translation>o registro não tem lacre: suas cartas não foram lacradas antes da partida</translation>
    </message>
    <message>
        <source>the cards are written into the record, so they do not come from the sealed seed</source>
        <translation>as cartas estão escritas no registro, portanto não vêm da semente lacrada</translation>
    </message>
    <message>
        <source>the salt is missing, so the seal cannot be checked</source>
        <translation>falta o sal, portanto o lacre não pode ser conferido</translation>
    </message>
    <message>
        <source>seed {} and salt {} have the SHA-256 {}, but {} was shown before the match</source>
        <translation>a semente {} e o sal {} têm o SHA-256 {}, mas antes da partida foi mostrado {}</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but seed {}, deal 0 was sealed</source>
        <translation>as cartas são da semente {}, distribuição {}, mas foi lacrada a semente {}, distribuição 0</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but the sealed seed {} and the word &quot;{}&quot; give seed {}, deal 0</source>
        <translation>as cartas são da semente {}, distribuição {}, mas a semente lacrada {} e a frase “{}” dão a semente {}, distribuição 0</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>um registro é um objeto JSON</translation>
    </message>
    <message>
        <source>the bots have other faults when they play the match again</source>
        <translation>são outras que as dos bots que jogam a partida de novo</translation>
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
        <translation>cards.{}: contém uma carta que não está no baralho, ou não tantas vezes, ou mais cartas do que são dadas (passo {})</translation>
    </message>
    <message>
        <source>digest: the record says {}, but by its answers it is {}</source>
        <translation>digest: o registro diz {}; das suas respostas resulta {}</translation>
    </message>
    <message>
        <source>faults: a fault is listed twice, or its seat has nothing to decide at that step</source>
        <translation>faults: há uma repetida, ou de um assento que não é perguntado nesse passo</translation>
    </message>
    <message>
        <source>there must be one entry per seat</source>
        <translation>deve ter uma entrada por assento</translation>
    </message>
    <message>
        <source>there are {} cards, more than in any deck</source>
        <translation>contém {} cartas, mais que qualquer baralho</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {} of version {}, cannot play again, as it is now version {}</source>
        <translation>falta, e o assento {}, {} de versão {}, não pode jogar de novo, pois agora é a versão {}</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {}, is not a built-in bot that could play again</source>
        <translation>falta, e o assento {}, {}, não é um bot embutido que possa jogar de novo</translation>
    </message>
    <message>
        <source>this field is missing, so this is not a Hilltop record</source>
        <translation>falta, portanto não é um registro do Hilltop</translation>
    </message>
    <message>
        <source>the format is {}, but this Hilltop reads up to {}; use a newer one</source>
        <translation>é {}, esta versão lê até {}; é preciso um Hilltop mais novo</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>linha {}: {}</translation>
    </message>
    <message>
        <source>match {}: the match is of {}, but {} is a format of {}</source>
        <translation>partida {}: é uma de {}, {} é um formato de {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partida {}: {}</translation>
    </message>
    <message>
        <source>result: the record says {}, but played again it is {}</source>
        <translation>result: o registro diz {}; jogado de novo é {}</translation>
    </message>
    <message>
        <source>rules.{}: this rule is missing; its default, {}, is used</source>
        <translation>rules.{}: falta, vale {} por padrão</translation>
    </message>
    <message>
        <source>seat {} has to answer</source>
        <translation>o assento {} precisa responder</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>passo {}: a partida já terminou</translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation>passo {}: {}</translation>
    </message>
    <message>
        <source>the fault of seat {} is not answered as the rules require</source>
        <translation>a falha do assento {} não é respondida como exigem as regras</translation>
    </message>
    <message>
        <source>the match has no such part; its parts are 0 to {}</source>
        <translation>a partida não tem essa parte; suas partes são de 0 a {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {} to {}</source>
        <translation>há {}, {} tem de {} a {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {}</source>
        <translation>há {}, {} tem {}</translation>
    </message>
    <message>
        <source>the file contains no record</source>
        <translation>não há registro nele</translation>
    </message>
    <message>
        <source>there is no format &quot;{}&quot;; the formats are {}</source>
        <translation>formato desconhecido “{}”, são conhecidos {}</translation>
    </message>
    <message>
        <source>{} needs tables that have not been computed here for these rules; run hilltop-cli solve {} with the same --rules</source>
        <translation>{} precisa de tabelas que ainda não foram feitas aqui para estas regras; faça-as com hilltop-cli solve {}, com as mesmas --rules</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} não pode ser gravado: {}</translation>
    </message>
    <message>
        <source>{} is neither a Hilltop record nor a log Hilltop can read ({})</source>
        <translation>{} não é um registro do Hilltop nem um log que o Hilltop possa ler ({})</translation>
    </message>
    <message>
        <source>{} is not a Hilltop record</source>
        <translation>{} não é um registro do Hilltop</translation>
    </message>
    <message>
        <source>{}: line {} is no longer the match that was opened</source>
        <translation>{}: a linha {} não é mais a partida que foi aberta</translation>
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
        <translation>respostas: {}, assentos perguntados: {}</translation>
    </message>
    <message>
        <source>the match is of {}, but {} is a format of {}</source>
        <translation>é uma partida de {}, {} é um formato de {}</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} está vazio</translation>
    </message>
    <message>
        <source>the answers are missing, and {} of version {} cannot be played again, as it is now version {}</source>
        <translation>falta, e {} de versão {} não pode ser jogado de novo, pois agora é a versão {}</translation>
    </message>
    <message>
        <source>the version is {}, but this Hilltop plays {} {}; use a newer one</source>
        <translation>é {}, esta versão joga {} {}; é preciso um Hilltop mais novo</translation>
    </message>
    <message>
        <source>the match has no such part</source>
        <translation>a partida não tem essa parte</translation>
    </message>
    <message>
        <source>the match was played by version {} of {}, but this is version {}: {}</source>
        <translation>a partida foi jogada com a versão {} de {}, e esta é a versão {}: {}</translation>
    </message>
    <message>
        <source>a match that begins with a position has no cards of its own</source>
        <translation>uma partida que começa em uma posição não tem nenhuma</translation>
    </message>
    <message>
        <source>the match begins with a position, but {} supports only whole matches</source>
        <translation>começa em uma posição, e {} só tem partidas inteiras</translation>
    </message>
    <message>
        <source>the position has other rules than the match</source>
        <translation>tem regras diferentes das da partida</translation>
    </message>
    <message>
        <source>the position has {} seats, but the match has {}</source>
        <translation>tem {} assentos, a partida tem {}</translation>
    </message>
    <message>
        <source>start: the position has {} seats, but the match has {}</source>
        <translation>start: tem {} assentos, a partida tem {}</translation>
    </message>
    <message>
        <source>the text is not JSON: {}</source>
        <translation>o texto não é JSON: {}</translation>
    </message>
    <message>
        <source>there is no match and no position in the text</source>
        <translation>não há partida nem posição no texto</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>there is no game &quot;{}&quot;; the games are {}</source>
        <translation>jogo desconhecido “{}”, os jogos são {}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>A rated match is being played with these cards. You can see them when it is over.</source>
        <translation>Uma partida ranqueada está sendo jogada com estas cartas. Você poderá vê-las quando ela terminar.</translation>
    </message>
    <message>
        <source>Match {}, {}</source>
        <translation>Partida {}, {}</translation>
    </message>
    <message>
        <source>There is no match in this file.</source>
        <translation>Não há partida neste arquivo.</translation>
    </message>
    <message>
        <source>no decision is due at this position</source>
        <translation>não há decisão a tomar nesta posição</translation>
    </message>
</context>
<context>
    <name>review_files</name>
    <message>
        <source>{} was written by a newer version of Hilltop</source>
        <translation>{} foi gravado por uma versão mais nova do Hilltop</translation>
    </message>
    <message>
        <source>{}: the folder cannot be read ({})</source>
        <translation>{}: a pasta não pode ser lida ({})</translation>
    </message>
    <message>
        <source>{}: the folder contains no .hmatch file</source>
        <translation>{}: a pasta não contém nenhum arquivo .hmatch</translation>
    </message>
    <message>
        <source>{} has become shorter while it was read; try again</source>
        <translation>{} ficou mais curto nesse meio-tempo</translation>
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
        <translation>não é da partida</translation>
    </message>
    <message>
        <source>there is only one answer</source>
        <translation>não deixa escolha</translation>
    </message>
    <message>
        <source>the seat has nothing to decide here</source>
        <translation>não espera resposta</translation>
    </message>
    <message>
        <source>the file is a log of another program, which cannot store analyses</source>
        <translation>é um log de outro programa, que não guarda análises</translation>
    </message>
    <message>
        <source>the match already has a deeper analysis, which is kept</source>
        <translation>tem uma análise mais profunda, que é mantida</translation>
    </message>
    <message>
        <source>the match already has an analysis by a newer version of Hilltop, which is kept</source>
        <translation>tem uma análise de uma versão mais nova do Hilltop, que é mantida</translation>
    </message>
    <message>
        <source>{} is not a file of analyses</source>
        <translation>{} não é um arquivo de análises</translation>
    </message>
    <message>
        <source>{}; analyses are kept in {} instead</source>
        <translation>{}; as análises são guardadas em {}</translation>
    </message>
</context>
<context>
    <name>rps</name>
    <message>
        <source>there are more than {} cards</source>
        <translation>tem mais de {} cartas</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>há {} cartas, mas deve haver {}</translation>
    </message>
    <message>
        <source>there is no base card, but all cards are drafted</source>
        <translation>está vazio, e todas as cartas já foram escolhidas</translation>
    </message>
    <message>
        <source>seat {} has played more than the {} cards it can have kept</source>
        <translation>o assento {} jogou mais que as {} cartas com que pode ter ficado</translation>
    </message>
    <message>
        <source>{} is not a card; write for example R3</source>
        <translation>{} não é uma carta como R3</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} aparece duas vezes</translation>
    </message>
    <message>
        <source>{} was not drafted by this seat</source>
        <translation>{} não foi escolhida por este assento</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>{} is not a file of settings</source>
        <translation>{} não é um arquivo de configurações</translation>
    </message>
    <message>
        <source>The card deck {} can’t be used: {}. Hilltop’s own cards are shown.</source>
        <translation>Não é possível usar o baralho {}: {}. O Hilltop mostra suas próprias cartas.</translation>
    </message>
    <message>
        <source>The card deck {} isn’t installed any more. Hilltop’s own cards are shown.</source>
        <translation>O baralho {} não está mais instalado. O Hilltop mostra suas próprias cartas.</translation>
    </message>
    <message>
        <source>it has no usable card {}</source>
        <translation>a carta {} falta ou não pode ser usada</translation>
    </message>
    <message>
        <source>its drawing has too many parts</source>
        <translation>o desenho tem partes demais</translation>
    </message>
    <message>
        <source>its drawing is damaged</source>
        <translation>o desenho está danificado</translation>
    </message>
    <message>
        <source>its drawing is larger than 64 MB when unpacked</source>
        <translation>o desenho descompactado passa de 64 MB</translation>
    </message>
    <message>
        <source>its drawing is no SVG file</source>
        <translation>o desenho não é um arquivo SVG</translation>
    </message>
    <message>
        <source>its index.desktop names no drawing</source>
        <translation>index.desktop não indica um desenho</translation>
    </message>
</context>
<context>
    <name>thegame</name>
    <message>
        <source>rule hand is {}, but with {} seats it must be from 1 to {}</source>
        <translation>a regra hand é {}; com {} assentos ela deve ser de 1 a {}</translation>
    </message>
    <message>
        <source>rule minimum is {}, but with hand {} it must be from 1 to {}</source>
        <translation>a regra minimum é {}; com hand {} ela deve ser de 1 a {}</translation>
    </message>
    <message>
        <source>rule minimum_empty is {}, but with hand {} it must be from 0 to {}</source>
        <translation>a regra minimum_empty é {}; com hand {} ela deve ser de 0 a {}</translation>
    </message>
    <message>
        <source>a wish comes before the first card</source>
        <translation>há um pedido antes da primeira carta</translation>
    </message>
    <message>
        <source>all cards are played, so the match is over</source>
        <translation>todas as cartas foram jogadas, então a partida acabou</translation>
    </message>
    <message>
        <source>card {} does not fit on pile {}, which shows {}</source>
        <translation>a carta {} não cabe na pilha {}, que mostra {}</translation>
    </message>
    <message>
        <source>card {} is played twice</source>
        <translation>a carta {} é jogada duas vezes</translation>
    </message>
    <message>
        <source>card {} appears twice</source>
        <translation>a carta {} aparece duas vezes</translation>
    </message>
    <message>
        <source>card {} is already on a pile</source>
        <translation>a carta {} está em uma pilha</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>há cartas demais</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>há {} cartas, mas deve haver {}</translation>
    </message>
    <message>
        <source>after these moves it is seat {}’s turn</source>
        <translation>depois destas jogadas é a vez do assento {}</translation>
    </message>
    <message>
        <source>none of the cards fits, so the match is over</source>
        <translation>nenhuma dessas cartas cabe, então a partida acabou</translation>
    </message>
    <message>
        <source>seat {} plays on seat {}’s turn</source>
        <translation>o assento {} joga, mas é a vez do assento {}</translation>
    </message>
    <message>
        <source>there is no card {}</source>
        <translation>não existe a carta {}</translation>
    </message>
    <message>
        <source>there is no pile {}</source>
        <translation>não existe a pilha {}</translation>
    </message>
    <message>
        <source>a wish is only possible after a card was played</source>
        <translation>os pedidos são feitos depois de uma carta</translation>
    </message>
    <message>
        <source>a wish must be from 0 to {}</source>
        <translation>os pedidos vão de 0 a {}</translation>
    </message>
    <message>
        <source>{} is not a move; write the seat and its move, such as 0 42&gt;1</source>
        <translation>{} não é um assento e sua jogada, como 0 42&gt;1</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>o valor é {}, mas do resto resulta {}</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>SPRT compares two entrants in a round-robin, but there are {} in a {}</source>
        <translation>o SPRT compara dois participantes em todos contra todos; aqui há {} no modo {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in &quot;{}&quot; is not a number</source>
        <translation>“{}” em “{}” não é um número</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a stop rule; write fixed, interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA]</source>
        <translation>“{}” não é fixed, nem interval=LARGURA, nem sprt=ELO0,ELO1 com ou sem ,ALFA,BETA</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {} or {}</source>
        <translation>“{}” não é {} nem {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a shard; 3/8 is the fourth of eight, counted from 0, of at most {}</source>
        <translation>“{}” não é uma parte; 3/8 é a quarta de oito, contadas a partir de 0, de no máximo {}</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>um plano é um objeto JSON</translation>
    </message>
    <message>
        <source>only knockout and cup have a ranking; leave it out</source>
        <translation>um ranking pertence ao mata-mata e à copa, retire-o</translation>
    </message>
    <message>
        <source>a stop rule looks at all results in order, so it cannot be played in shards; use stop=fixed</source>
        <translation>uma regra de parada olha todos os resultados em ordem, portanto não pode ser jogada em partes; use stop=fixed</translation>
    </message>
    <message>
        <source>a {} is always played to its end; use stop=fixed</source>
        <translation>o modo {} é jogado até o fim, só stop=fixed serve</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use one-table or random-tables</source>
        <translation>o modo {} precisa de dois lados, {} com {} assentos tem outros: use one-table ou random-tables</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use random-tables</source>
        <translation>o modo {} precisa de dois lados, {} com {} assentos tem outros: use random-tables</translation>
    </message>
    <message>
        <source>game: this field is missing</source>
        <translation>game: falta</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches é {}, deve ser um número inteiro de 1 a {}</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use {1} seats or random-tables</source>
        <translation>uma mesa de {0} assentos não pode ser dividida por igual entre {1} participantes: use {1} assentos ou random-tables</translation>
    </message>
    <message>
        <source>only swiss has a number of rounds; leave it out</source>
        <translation>rounds só existe no modo swiss, retire-o</translation>
    </message>
    <message>
        <source>the Elos of sprt must lie between -1000 and 1000</source>
        <translation>os Elos de sprt devem ficar entre -1000 e 1000</translation>
    </message>
    <message>
        <source>the rounds of a {} depend on results, so it cannot be played in shards</source>
        <translation>as rodadas do modo {} dependem de resultados, portanto ele não pode ser jogado em partes</translation>
    </message>
    <message>
        <source>the width of the interval must be above 0, such as interval=0.02</source>
        <translation>a largura do intervalo deve ser maior que 0, como interval=0.02</translation>
    </message>
    <message>
        <source>there are no entrants</source>
        <translation>não há participantes</translation>
    </message>
    <message>
        <source>there are {} entrants, but at most {} can play</source>
        <translation>há {} participantes, no máximo {} podem jogar</translation>
    </message>
    <message>
        <source>{} does not take part, so it has no limits</source>
        <translation>{} não participa, portanto não tem limites</translation>
    </message>
    <message>
        <source>{} entrants with {} matches per pairing and stop={} make {} series, but at most {} are possible; use fewer matches</source>
        <translation>{} participantes com {} partidas por confronto e stop={} dão {} séries, no máximo {} são possíveis; use menos partidas</translation>
    </message>
    <message>
        <source>{} has limits of its own but does not take part</source>
        <translation>{} tem limites próprios mas não participa</translation>
    </message>
    <message>
        <source>{} is built in and has no limits</source>
        <translation>{} é embutido e não tem limites</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there are none</source>
        <translation>{} precisa de pelo menos dois participantes, não há nenhum</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there is only one</source>
        <translation>{} precisa de pelo menos dois participantes, há um</translation>
    </message>
    <message>
        <source>{}: all seats play together, so there is no best response to a bot</source>
        <translation>{}: todos os assentos jogam juntos, portanto não há nada a ganhar de um bot</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use random-tables</source>
        <translation>uma mesa de {0} assentos não pode ser dividida por igual entre {1} participantes: use random-tables</translation>
    </message>
    <message>
        <source>{} remembers earlier matches, and all pairings share the duplicate deals, so this cannot be played in shards; use the limit remembers=match, or no duplicate deals</source>
        <translation>{} se lembra de partidas anteriores, e todos os confrontos usam as mesmas distribuições duplicadas, portanto isto não pode ser jogado em partes; use o limite remembers=match, ou nenhuma distribuição duplicada</translation>
    </message>
    <message>
        <source>{} rounds are too many for {} entrants; at most {} can be played without meeting twice</source>
        <translation>{} rodadas são demais para {} participantes, no máximo {} podem ser jogadas sem repetir confrontos</translation>
    </message>
    <message>
        <source>there must be a name for each entrant, but there are {} names for {} entrants</source>
        <translation>há {} nomes para {} participantes</translation>
    </message>
    <message>
        <source>seal: give both the seed and the salt, or neither</source>
        <translation>seal: a semente e o sal devem ser ambos informados ou ambos secretos</translation>
    </message>
    <message>
        <source>seal: {} is not the SHA-256 of seed {} and salt {}</source>
        <translation>seal: {} não é o SHA-256 da semente {} e do sal {}</translation>
    </message>
    <message>
        <source>together: bots that play with the engine could read the sealed seed; leave it out</source>
        <translation>together: bots que rodam junto com o motor poderiam ler a semente lacrada; retire essa opção</translation>
    </message>
    <message>
        <source>a plan does not have this field</source>
        <translation>um plano não tem este campo</translation>
    </message>
    <message>
        <source>this must be all, faults, sample or none</source>
        <translation>não é all, faults, sample nem none</translation>
    </message>
    <message>
        <source>this must be given or round-robin</source>
        <translation>não é given nem round-robin</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;decision&quot;: &quot;1s&quot;}}</source>
        <translation>deve ser um objeto como {{&quot;decision&quot;: &quot;1s&quot;}}</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</source>
        <translation>deve ser um objeto como {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</translation>
    </message>
    <message>
        <source>this must be text such as &quot;250ms&quot;</source>
        <translation>deve ser um texto como “250ms”</translation>
    </message>
    <message>
        <source>only a hill has {}</source>
        <translation>só uma colina tem {}</translation>
    </message>
</context>
<context>
    <name>tournament_files</name>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: esta partida não foi jogada</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} não pode ser gravado: {}</translation>
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
        <translation>seus resultados estão cortados</translation>
    </message>
    <message>
        <source>its results were changed</source>
        <translation>seus resultados foram alterados</translation>
    </message>
    <message>
        <source>its results are in a format this program does not know</source>
        <translation>seus resultados estão em um formato que este programa não conhece</translation>
    </message>
    <message>
        <source>its results have the wrong size</source>
        <translation>seus resultados não têm o tamanho certo</translation>
    </message>
    <message>
        <source>{} has no match {}; its plan ends with {}</source>
        <translation>{} não tem a partida {}, o plano termina com a {}</translation>
    </message>
    <message>
        <source>{}: match {} was not kept</source>
        <translation>{}: a partida {} não foi guardada</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot has changed since</source>
        <translation>{}: a partida {} era outra: jogada de novo a partir da semente, deu outras respostas; um bot mudou desde então</translation>
    </message>
    <message>
        <source>{}: its plan cannot be read: {}</source>
        <translation>{}: seu plano não pode ser lido: {}</translation>
    </message>
    <message>
        <source>{}: its plan cannot be played: {}</source>
        <translation>{}: seu plano não pode ser jogado: {}</translation>
    </message>
    <message>
        <source>{}: its plan has {} bots, but {} entrants, so the file is damaged; try a copy of it</source>
        <translation>{}: seu plano tem {} bots, mas {} participantes; o arquivo está danificado, uma cópia pode ajudar</translation>
    </message>
    <message>
        <source>{}: series {} does not follow from the results before it. Either {} broke ties by other rules, then play this tournament anew, or the file is damaged</source>
        <translation>{}: a série {} não decorre dos resultados anteriores; ou {} decidiu um empate por outras regras, e então jogue este torneio de novo, ou o arquivo está danificado</translation>
    </message>
    <message>
        <source>{}: series {} does not belong to its plan, so the file is damaged; try a copy of it</source>
        <translation>{}: a série {} não pertence ao plano; o arquivo está danificado, uma cópia pode ajudar</translation>
    </message>
    <message>
        <source>{} was played by {}, which split tournaments of your own bots differently; open it with that version or play it again</source>
        <translation>{} foi jogado por {}, que dividia de outro modo os torneios dos seus próprios bots; abra-o com essa versão ou jogue-o de novo</translation>
    </message>
    <message>
        <source>{}: {} and {} meet in series {}, but the file may hold another pairing: {} may have broken a tie before it by other rules; play this tournament anew</source>
        <translation>{}: {} e {} se enfrentam na série {}, mas não se pode dizer que a jogaram: {} pode ter decidido um empate anterior por outras regras; jogue este torneio de novo</translation>
    </message>
    <message>
        <source>{}: the file of {} was changed or removed, so the results would be of two different bots; restore the file that has played so far, or begin a new tournament</source>
        <translation>{}: o arquivo de {} mudou ou sumiu desde então, portanto os resultados seriam de dois bots diferentes; reponha o que jogou até agora ou comece um novo torneio</translation>
    </message>
    <message>
        <source>{}: {} has changed (version {} has played so far, now it is version {}), so the results would be of two different bots; keep the results as they are, or begin a new tournament</source>
        <translation>{}: {} mudou desde então (até agora jogou a versão {}, agora é a versão {}), portanto os resultados seriam de dois bots diferentes; apenas os veja ou comece um novo torneio</translation>
    </message>
    <message>
        <source>{}: match {} was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: a partida {} contou como desistência e não foi jogada, porque um bot já estava fora</translation>
    </message>
    <message>
        <source>{}: the record of match {} cannot be read: {}</source>
        <translation>{}: o registro da partida {} não pode ser lido: {}</translation>
    </message>
    <message>
        <source>there is no home folder in which the sealed seed could be kept</source>
        <translation>não há pasta pessoal onde gravar a semente lacrada</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} não pode ser criado ({})</translation>
    </message>
    <message>
        <source>seal: {} is not a SHA-256</source>
        <translation>seal: {} não é um SHA-256</translation>
    </message>
    <message>
        <source>its seed is sealed, and only the computer that began it knows the seed; open it there, wait until it is over, or copy {} from there</source>
        <translation>sua semente está lacrada e só é conhecida pelo computador que iniciou o torneio; veja-o lá, espere até que termine ou copie {} de lá</translation>
    </message>
    <message>
        <source>{}: its seed is not the one that was sealed</source>
        <translation>{}: esta não é a semente que foi lacrada</translation>
    </message>
    <message>
        <source>the match cannot be shown before the tournament ends and its sealed seed is published: {}</source>
        <translation>a partida não pode ser mostrada antes do fim, quando a semente lacrada é revelada: {}</translation>
    </message>
    <message>
        <source>{}: series {} arrived, but series {} was expected</source>
        <translation>{}: veio a série {} em vez da {}</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>não tem {}</translation>
    </message>
    <message>
        <source>its plan or entrants were changed</source>
        <translation>seu plano ou seus participantes foram alterados</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: já existe; escolha outro nome</translation>
    </message>
    <message>
        <source>{}{} belongs to another file; remove it or choose another name</source>
        <translation>{}{}: pertence a outro arquivo; remova-o ou escolha outro nome</translation>
    </message>
    <message>
        <source>{} is being changed by another Hilltop; wait until that is done, or stop it</source>
        <translation>{} está sendo alterado por outro Hilltop; espere terminar ou pare-o</translation>
    </message>
    <message>
        <source>{} is empty; it was cut off when it was created or copied</source>
        <translation>{} está vazio; foi cortado quando foi criado ou copiado</translation>
    </message>
    <message>
        <source>{} is of format {}, made by a newer Hilltop; this one reads format {}</source>
        <translation>{} é do formato {}, feito por um Hilltop mais novo; este lê o formato {}</translation>
    </message>
    <message>
        <source>it has no format</source>
        <translation>não tem formato</translation>
    </message>
    <message>
        <source>{}: its folder is read-only; copy it and continue with the copy</source>
        <translation>{}: a pasta é só para leitura; copie o arquivo e continue com a cópia</translation>
    </message>
    <message>
        <source>{} is read-only; copy it and continue with the copy</source>
        <translation>{} é só para leitura; copie-o e continue com a cópia</translation>
    </message>
    <message>
        <source>{} was replaced by another file while the tournament was running</source>
        <translation>{}: outro arquivo tomou o nome dele enquanto era jogado</translation>
    </message>
    <message>
        <source>{} was deleted or moved while the tournament was running</source>
        <translation>{} foi excluído ou movido enquanto era jogado</translation>
    </message>
    <message>
        <source>{} was changed by another program; open it again</source>
        <translation>{}: outro programa o alterou; abra-o de novo</translation>
    </message>
    <message>
        <source>no such column: {}</source>
        <translation>coluna inexistente: {}</translation>
    </message>
    <message>
        <source>its table {} has other columns</source>
        <translation>sua tabela {} tem outras colunas</translation>
    </message>
    <message>
        <source>its {} {} does not belong there</source>
        <translation>contém {} {}, que não deveria estar ali</translation>
    </message>
    <message>
        <source>no such table: {}</source>
        <translation>tabela inexistente: {}</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>conteúdo do banco de dados danificado</translation>
    </message>
    <message>
        <source>{} and {} are of different plans; merge shards of one plan</source>
        <translation>{} e {} são de planos diferentes; junte partes de um mesmo plano</translation>
    </message>
    <message>
        <source>{} is a shard of {}, {} one of {}; merge shards of one run</source>
        <translation>{} é uma parte de {}, {} uma de {}; junte partes de uma mesma execução</translation>
    </message>
    <message>
        <source>{} and {} have different entrants</source>
        <translation>{} e {} têm participantes diferentes</translation>
    </message>
    <message>
        <source>{} and {} were played with different programs of entrant {} (versions {} and {}); play one of the shards again</source>
        <translation>{} e {} foram jogados com programas diferentes do participante {} (versões {} e {}); jogue uma das partes de novo</translation>
    </message>
    <message>
        <source>{} is a whole tournament, not a shard of one</source>
        <translation>{} é um torneio inteiro, não uma parte de um</translation>
    </message>
    <message>
        <source>there is nothing to merge; name all shards of a tournament</source>
        <translation>não há nada a juntar; indique todas as partes de um torneio</translation>
    </message>
    <message>
        <source>{} and {} are both shard {} of {}; name each shard once</source>
        <translation>{} e {} são ambos a parte {} de {}; indique cada parte uma só vez</translation>
    </message>
    <message>
        <source>shard {} of {} is missing; name all {} shards, finished or not</source>
        <translation>falta a parte {} de {}; indique todas as {} partes, terminadas ou não</translation>
    </message>
    <message>
        <source>{} is damaged (series {} is missing); use a copy of it</source>
        <translation>{} está danificado (falta a série {}); use uma cópia</translation>
    </message>
    <message>
        <source>{} cannot be merged here: {}</source>
        <translation>{} não pode ser juntado aqui: {}</translation>
    </message>
    <message>
        <source>{}: the recovered data could not be written</source>
        <translation>{}: os dados recuperados não puderam ser gravados</translation>
    </message>
    <message>
        <source>some faults belong to no series</source>
        <translation>falhas não pertencem a nenhuma série</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: esse arquivo não existe</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} é uma pasta, não um arquivo</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} não pode ser aberto ({})</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} não é um arquivo comum</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} não pode ser gravado ({})</translation>
    </message>
    <message>
        <source>malformed database schema</source>
        <translation>estrutura do banco de dados danificada</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>não foi possível abrir o banco de dados</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>erro de leitura ou gravação no disco</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memória insuficiente</translation>
    </message>
    <message>
        <source>access permission denied</source>
        <translation>permissão de acesso negada</translation>
    </message>
    <message>
        <source>not authorized</source>
        <translation>não autorizado</translation>
    </message>
    <message>
        <source>locking protocol</source>
        <translation>bloqueio impossível</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>conteúdo grande demais</translation>
    </message>
    <message>
        <source>constraint failed</source>
        <translation>restrição violada</translation>
    </message>
    <message>
        <source>datatype mismatch</source>
        <translation>valor de tipo errado</translation>
    </message>
    <message>
        <source>large file support is disabled</source>
        <translation>arquivos grandes não são suportados</translation>
    </message>
    <message>
        <source>{} cannot be opened (there is not enough memory)</source>
        <translation>{} não pode ser aberto (sem memória)</translation>
    </message>
    <message>
        <source>{0} cannot be read without {0}{1}, and its folder is read-only; copy both files into a folder of your own</source>
        <translation>{0} não pode ser lido sem {0}{1}, e não se pode gravar na sua pasta; copie os dois arquivos para uma pasta sua</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>termina cedo demais</translation>
    </message>
    <message>
        <source>{} is in use by another program; close it there or wait</source>
        <translation>{}: outro programa o está usando; feche-o lá ou espere</translation>
    </message>
    <message>
        <source>{}: the disk is full. Everything saved until now is kept; free some space and continue</source>
        <translation>{}: o disco está cheio; tudo o que foi salvo até agora é mantido, libere espaço e continue</translation>
    </message>
    <message>
        <source>{} is read-only; copy it to a folder of your own and continue with the copy</source>
        <translation>{} é só para leitura; copie-o para uma pasta sua e continue com a cópia</translation>
    </message>
    <message>
        <source>{} cannot be read or written ({})</source>
        <translation>{} não pode ser lido nem gravado ({})</translation>
    </message>
    <message>
        <source>{} cannot be used ({})</source>
        <translation>{} não pode ser usado ({})</translation>
    </message>
    <message>
        <source>{} is damaged ({}); nothing was changed in it, use a copy of it</source>
        <translation>{} está danificado ({}); nada foi mudado nele, use uma cópia</translation>
    </message>
    <message>
        <source>a fault was changed</source>
        <translation>uma falha foi alterada</translation>
    </message>
    <message>
        <source>a part of series {} is missing</source>
        <translation>falta uma parte da série {}</translation>
    </message>
    <message>
        <source>its last series is numbered {}</source>
        <translation>sua última série tem o número {}</translation>
    </message>
    <message>
        <source>its processor times were changed</source>
        <translation>seus tempos de processador foram alterados</translation>
    </message>
    <message>
        <source>series {} has the results of another series</source>
        <translation>a série {} tem os resultados de outra</translation>
    </message>
    <message>
        <source>series {} is missing</source>
        <translation>falta a série {}</translation>
    </message>
    <message>
        <source>series {}: {}</source>
        <translation>série {}: {}</translation>
    </message>
    <message>
        <source>the faults of series {} were changed</source>
        <translation>as falhas da série {} foram alteradas</translation>
    </message>
    <message>
        <source>the matches of series {} were changed</source>
        <translation>as partidas da série {} foram alteradas</translation>
    </message>
    <message>
        <source>{} is not a tournament file</source>
        <translation>{} não é um arquivo de torneio</translation>
    </message>
</context>
<context>
    <name>tournaments</name>
    <message>
        <source>{}: opening it was cancelled</source>
        <translation>{}: a abertura foi cancelada</translation>
    </message>
</context>
<context>
    <name>wires</name>
    <message>
        <source>limit {}: &quot;{}&quot; is not {}</source>
        <translation>limite {}: “{}” não é {}</translation>
    </message>
    <message>
        <source>there is no limit &quot;{}&quot;; the limits are start, first, decision, reply, stderr, memory, processes, total, remembers and ponder</source>
        <translation>não há limite “{}”: start, first, decision, reply, stderr, memory, processes, total, remembers, ponder</translation>
    </message>
    <message>
        <source>{} seats answer at once, but there are only {}</source>
        <translation>{} assentos respondem ao mesmo tempo, de um total de {}</translation>
    </message>
    <message>
        <source>an answer is not in the list, or all answers together are too long</source>
        <translation>uma resposta não está entre as que ele contém, ou juntas elas são longas demais</translation>
    </message>
    <message>
        <source>there is no answer for a fault of seat {} in step {}</source>
        <translation>não há resposta para uma falha do assento {} no passo {}</translation>
    </message>
    <message>
        <source>there is no answer for a note on decision {} of seat {}</source>
        <translation>não há resposta para uma nota sobre a decisão {} do assento {}</translation>
    </message>
    <message>
        <source>these are matches of another series</source>
        <translation>são partidas de outra série</translation>
    </message>
    <message>
        <source>the data has {} matches, but only {} are left</source>
        <translation>{} partidas são mais que as {} que restam</translation>
    </message>
    <message>
        <source>match {} of {}: {}</source>
        <translation>partida {} de {}: {}</translation>
    </message>
    <message>
        <source>the data has another length than it says</source>
        <translation>contém mais ou menos do que diz</translation>
    </message>
    <message>
        <source>{}: this program cannot run bots of your own</source>
        <translation>{}: este programa não pode executar bots seus</translation>
    </message>
    <message>
        <source>step {}: {} seats answer, but {} have to</source>
        <translation>passo {}: {} assentos respondem, {} são perguntados</translation>
    </message>
    <message>
        <source>the rest of the data does not fit its {} steps</source>
        <translation>o resto não combina com seus {} passos</translation>
    </message>
    <message>
        <source>step {}: seat {} cannot have given this answer</source>
        <translation>passo {}: o assento {} não pode ter respondido assim</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>passo {}: a partida já terminou</translation>
    </message>
</context>
<context>
    <name>zipdeck</name>
    <message>
        <source>a table of two can be solved for up to {} rounds, but not for {}</source>
        <translation>uma mesa de dois está resolvida até {} rodadas, não para {}</translation>
    </message>
    <message>
        <source>there are more entries here than seats</source>
        <translation>cita mais assentos do que há</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} aparece duas vezes</translation>
    </message>
</context>
</TS>
