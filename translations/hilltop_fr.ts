<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>ActionBar</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Un clic ou une touche pour continuer</translation>
    </message>
    <message>
        <source>Choose what it is aimed at. Esc starts again.</source>
        <translation>Choisissez la cible. Échap pour recommencer.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakActions</name>
    <message>
        <source>over 20, at %1</source>
        <translation>plus de 20&#xa0;: %1</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>égalité à %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>%1 and stand</source>
        <translation>%1 et rester</translation>
    </message>
    <message>
        <source>%1, end turn</source>
        <translation>%1, finir le tour</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>one more card, from %1</source>
        <translation>une autre carte, depuis %1</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Un clic ou une touche pour continuer</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Reprendre la carte</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakBars</name>
    <message>
        <source>Chance, in %, that a card drawn makes exactly 20 from:</source>
        <translation>Probabilité, en&#xa0;%, que la carte piochée fasse exactement 20 depuis&#xa0;:</translation>
    </message>
    <message>
        <source>From %1: %2 %</source>
        <translation>Depuis %1&#xa0;: %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakCards</name>
    <message>
        <source>house card %1</source>
        <translation>carte de pioche %1</translation>
    </message>
    <message>
        <source>house card %1, flipped: %2</source>
        <translation>carte de pioche %1, inversée&#xa0;: %2</translation>
    </message>
    <message>
        <source>house card %1, doubled: %2</source>
        <translation>carte de pioche %1, doublée&#xa0;: %2</translation>
    </message>
    <message>
        <source>side card, flipped: %1</source>
        <translation>carte annexe, inversée&#xa0;: %1</translation>
    </message>
    <message>
        <source>side card that flips 2 and 4</source>
        <translation>carte annexe qui inverse 2 et 4</translation>
    </message>
    <message>
        <source>side card that flips 3 and 6</source>
        <translation>carte annexe qui inverse 3 et 6</translation>
    </message>
    <message>
        <source>side card that doubles</source>
        <translation>carte annexe qui double</translation>
    </message>
    <message>
        <source>tie card, ±1</source>
        <translation>carte d’égalité, ±1</translation>
    </message>
    <message>
        <source>tie card, %1</source>
        <translation>carte d’égalité, %1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>carte annexe %1</translation>
    </message>
    <message>
        <source>±1 or ±2, your choice</source>
        <translation>±1 ou ±2, au choix</translation>
    </message>
    <message>
        <source>flips your 2s and 4s</source>
        <translation>inverse vos 2 et 4</translation>
    </message>
    <message>
        <source>flips your 3s and 6s</source>
        <translation>inverse vos 3 et 6</translation>
    </message>
    <message>
        <source>doubles your last card</source>
        <translation>double votre dernière carte</translation>
    </message>
    <message>
        <source>±1, and a tie is yours</source>
        <translation>±1, et l’égalité est à vous</translation>
    </message>
    <message>
        <source>Counts +1, −1, +2 or −2, as you choose when you play it.</source>
        <translation>Compte +1, −1, +2 ou −2, à votre choix en la jouant.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 2 and 4 in your row.</source>
        <translation>Ne compte rien elle-même et change le signe de chaque 2 et 4 de votre rangée.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 3 and 6 in your row.</source>
        <translation>Ne compte rien elle-même et change le signe de chaque 3 et 6 de votre rangée.</translation>
    </message>
    <message>
        <source>Counts nothing itself, and your last card counts twice.</source>
        <translation>Ne compte rien elle-même, et votre dernière carte compte double.</translation>
    </message>
    <message>
        <source>Counts +1 or −1, and you win the set if it is tied.</source>
        <translation>Compte +1 ou −1, et vous gagnez le set s’il finit à égalité.</translation>
    </message>
    <message>
        <source>Counts plus or minus, as you choose when you play it.</source>
        <translation>Compte en plus ou en moins, à votre choix en la jouant.</translation>
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
        <translation>Moins</translation>
    </message>
    <message>
        <source>Either sign</source>
        <translation>Au choix</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>at most so many of a kind</comment>
        <translation>
            <numerusform>%n max.</numerusform>
            <numerusform>%n max.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side deck: %1 of %2.</source>
        <translation>Votre deck annexe&#xa0;: %1 sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are drawn for the match.</source>
        <translation>
            <numerusform>%n carte en est tirée pour la partie.</numerusform>
            <numerusform>%n cartes en sont tirées pour la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>Utiliser ce deck</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards are needed.</source>
        <translation>
            <numerusform>Il manque encore %n carte.</numerusform>
            <numerusform>Il manque encore %n cartes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDecks</name>
    <message>
        <source>Both ways</source>
        <translation>Plus et moins</translation>
    </message>
    <message>
        <source>Safety net</source>
        <translation>Filet de sécurité</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Astuces</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>Decks tout prêts</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Vos decks</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>Choisissez d’abord des cartes.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Nom du deck</translation>
    </message>
    <message>
        <source>Type a name, then press Enter</source>
        <translation>Tapez un nom, puis Entrée</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakFirst</name>
    <message>
        <source>Your side deck</source>
        <translation>Votre deck annexe</translation>
    </message>
    <message>
        <source>These cards are a good start.</source>
        <translation>Ces cartes conviennent bien pour débuter.</translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation>Jouer avec ce deck</translation>
    </message>
    <message>
        <source>Build my own deck…</source>
        <translation>Composer mon deck…</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakKind</name>
    <message>
        <source>Side card %1</source>
        <translation>Carte annexe %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Une de plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>Une de moins&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlace</name>
    <message>
        <source>Side card %1</source>
        <translation>Carte annexe %1</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Remettre&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlan</name>
    <message>
        <source>Not allowed by these rules.</source>
        <translation>Interdite par ces règles.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n of this card.</source>
        <translation>
            <numerusform>%n exemplaire au plus de cette carte.</numerusform>
            <numerusform>%n exemplaires au plus de cette carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side deck is full. Put a card back first.</source>
        <translation>Le deck annexe est plein. Remettez d’abord une carte.</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>victoires&#xa0;: %1, défaites&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakRow</name>
    <message>
        <source>doubled</source>
        <translation>doublée</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>inversée</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakScore</name>
    <message>
        <source>over</source>
        <translation>dépassé</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>resté</translation>
    </message>
    <message>
        <source>nine cards</source>
        <translation>neuf cartes</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, dépassé</translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation>%1&#xa0;: mise</translation>
    </message>
    <message>
        <source>Playing for</source>
        <translation>Enjeu</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
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
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Last set</source>
        <translation>Dernier set</translation>
    </message>
    <message>
        <source>This set</source>
        <translation>Ce set</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakSigns</name>
    <message>
        <source>Play it as %1</source>
        <translation>La jouer comme %1</translation>
    </message>
    <message>
        <source>Turn the card over</source>
        <translation>Retourner la carte</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStake</name>
    <message>
        <source>Stake: %1. %2</source>
        <translation>Mise&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>named: %1 and %2</source>
        <translation>annoncées&#xa0;: %1 et %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStakes</name>
    <message>
        <source>Your stake, 1 to %1. The lower stake counts.</source>
        <translation>Votre mise, de 1 à %1. La plus basse des deux compte.</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Mise %1</translation>
    </message>
    <message>
        <source>Add a chip of %1</source>
        <translation>Ajouter un jeton de %1</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>%1 au plus.</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>Reprendre un jeton</translation>
    </message>
    <message>
        <source>Add a chip first.</source>
        <translation>Ajoutez d’abord un jeton.</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTable</name>
    <message>
        <source>%1 of %2 sets</source>
        <translation>sets&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 sets won</source>
        <translation>sets gagnés&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>plus de 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>resté</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>tour fini</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>set gagné</translation>
    </message>
    <message>
        <source>set tied</source>
        <translation>set nul</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTag</name>
    <message>
        <source>to %1</source>
        <translation>fait %1</translation>
    </message>
    <message>
        <source>Play it as %1, to %2</source>
        <translation>La jouer comme %1, fait %2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTexts</name>
    <message>
        <source>Side deck: %1</source>
        <translation>Deck annexe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Mise %1</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>Jouer %1 et rester</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>Jouer %1, finir le tour</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>une autre carte au tour suivant</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>at %1, one more card next round</source>
        <translation>à %1, une autre carte au tour suivant</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>fait %1</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards for your side deck.</source>
        <translation>
            <numerusform>Choisissez %n carte pour votre deck annexe.</numerusform>
            <numerusform>Choisissez %n cartes pour votre deck annexe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a stake from 1 to %1. The lower one counts.</source>
        <translation>Annoncez une mise de 1 à %1. La plus basse compte.</translation>
    </message>
    <message>
        <source>You have %1, over 20. A side card may save you.</source>
        <translation>Vous avez %1, plus de 20. Une carte annexe peut vous sauver.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Vous avez %1, %2 reste à %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Vous avez %1, %2 a %3.</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>choisit</translation>
    </message>
    <message>
        <source>names a stake</source>
        <translation>choisit sa mise</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>resté</translation>
    </message>
    <message>
        <source>began the set</source>
        <translation>premier à jouer</translation>
    </message>
    <message>
        <source>Both stand at %1: set %2 is tied.</source>
        <translation>Les deux restent à %1&#xa0;: le set %2 est nul.</translation>
    </message>
    <message>
        <source>You went over 20 in set %2, with %3 against %4.</source>
        <translation>Vous avez dépassé 20 au set %2, avec %3 contre %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in set %2, with %3 against %4.</source>
        <translation>%1 a dépassé 20 au set %2, avec %3 contre %4.</translation>
    </message>
    <message>
        <source>You won set %2 with nine cards.</source>
        <translation>Vous gagnez le set %2 avec neuf cartes.</translation>
    </message>
    <message>
        <source>%1 won set %2 with nine cards.</source>
        <translation>%1 gagne le set %2 avec neuf cartes.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and your tie card won it.</source>
        <translation>Le set %2 finit à égalité à %3&#xa0;: votre carte d’égalité l’emporte.</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and the tie card of %1 won it.</source>
        <translation>Le set %2 finit à égalité à %3&#xa0;: la carte d’égalité de %1 l’emporte.</translation>
    </message>
    <message>
        <source>You won set %2, with %3 against %4.</source>
        <translation>Vous gagnez le set %2, avec %3 contre %4.</translation>
    </message>
    <message>
        <source>%1 won set %2, with %3 against %4.</source>
        <translation>%1 gagne le set %2, avec %3 contre %4.</translation>
    </message>
    <message>
        <source>name a stake of %1</source>
        <translation>misez %1</translation>
    </message>
    <message>
        <source>names a stake of %1</source>
        <translation>mise %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>finissez le tour à %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>finit le tour à %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>restez à %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>reste à %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>avez exactement %1 et restez</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>a exactement %1 et reste</translation>
    </message>
    <message>
        <source>are over 20, at %1</source>
        <translation>dépassez 20, à %1</translation>
    </message>
    <message>
        <source>is over 20, at %1</source>
        <translation>dépasse 20, à %1</translation>
    </message>
    <message>
        <source>have nine cards, at %1</source>
        <translation>avez neuf cartes, à %1</translation>
    </message>
    <message>
        <source>has nine cards, at %1</source>
        <translation>a neuf cartes, à %1</translation>
    </message>
    <message>
        <source>stand at %1, the house deck is empty</source>
        <translation>restez à %1, la pioche est vide</translation>
    </message>
    <message>
        <source>stands at %1, the house deck is empty</source>
        <translation>reste à %1, la pioche est vide</translation>
    </message>
    <message>
        <source>Both choose their side decks</source>
        <translation>Chacun choisit son deck annexe</translation>
    </message>
    <message>
        <source>Both name their stakes</source>
        <translation>Chacun annonce sa mise</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Set %1</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>Le set %1 est nul</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>You win the set</source>
        <translation>Vous gagnez le set</translation>
    </message>
    <message>
        <source>%1 wins the set</source>
        <translation>%1 gagne le set</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gagne la partie</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>jouez %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>joue %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>piochez %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pioche %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>en faute, compté comme «&#xa0;Rester&#xa0;»</translation>
    </message>
    <message>
        <source>You have nine cards</source>
        <translation>Vous avez neuf cartes</translation>
    </message>
    <message>
        <source>%1 has nine cards</source>
        <translation>%1 a neuf cartes</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Vous dépassez 20, à %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 dépasse 20, à %2</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>Enjeu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Chance to win, %</source>
        <translation>Chances de gain,&#xa0;%</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Points attendus</translation>
    </message>
    <message>
        <source>Expected cards left</source>
        <translation>Cartes restantes prévues</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartes</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Précision %1&#xa0;%</translation>
    </message>
    <message>
        <source>Accuracy %1 %, %2 %3 %</source>
        <translation>Précision %1&#xa0;%, %2 %3&#xa0;%</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silence</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Garder une carte</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Écarter une carte</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Annoncer l’atout</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Souhait</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>une imprécision</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>une gaffe</translation>
    </message>
    <message>
        <source>Judge version %1.</source>
        <translation>Moteur d’analyse, version %1.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like the bot %1 and all undrawn cards are drawn at random.</source>
        <translation>Valeur&#xa0;: ce que vaut une position pour un joueur si tous continuent comme le bot %1 et si les cartes restantes sont tirées au hasard.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like a quick player who sees all cards and all undrawn cards are drawn at random.</source>
        <translation>Valeur&#xa0;: ce que vaut une position pour un joueur si tous continuent comme un joueur rapide qui voit toutes les cartes et si les cartes restantes sont tirées au hasard.</translation>
    </message>
    <message>
        <source>Loss: the value of the best answer minus the value of the answer given, averaged over all hands the others could hold, from what the player knew. Unforced: a decision with at least one clearly worse answer.</source>
        <translation>Perte&#xa0;: la valeur de la meilleure réponse moins celle de la réponse donnée, en moyenne sur toutes les mains que les autres pouvaient avoir d’après ce que savait le joueur. Non forcée&#xa0;: une décision où au moins une réponse est nettement moins bonne.</translation>
    </message>
    <message>
        <source>Marks: ?! for a loss of %1 or more, ? of %2, ?? of %3, if the loss is more than twice its error.</source>
        <translation>Signes&#xa0;:&#xa0;?! dès une perte de %1,&#xa0;? de %2,&#xa0;?? de %3, si la perte dépasse le double de son erreur.</translation>
    </message>
    <message>
        <source>Accuracy: the share of what was at stake that the player kept, from the worst answer (0 %) to the best (100 %).</source>
        <translation>Précision&#xa0;: la part de l’enjeu de ses décisions qu’un joueur a conservée, de la pire réponse (0&#xa0;%) à la meilleure (100&#xa0;%).</translation>
    </message>
    <message>
        <source>%1: skill is %2 because every answer is also the judge’s choice. A mark shows where another answer is better.</source>
        <translation>%1&#xa0;: l’habileté est de %2, car chaque réponse est aussi celle du moteur d’analyse. Un signe indique où une autre réponse est meilleure.</translation>
    </message>
    <message numerus="yes">
        <source>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</source>
        <translation>
            <numerusform>Exact&#xa0;: calculé sans erreur. Simulé&#xa0;: %Ln simulation au plus, ± une erreur type. Heuristique&#xa0;: calculé par un modèle simplifié, ± sa précision.</numerusform>
            <numerusform>Exact&#xa0;: calculé sans erreur. Simulé&#xa0;: la moyenne de %Ln simulations au plus, ± une erreur type. Heuristique&#xa0;: calculé par un modèle simplifié, ± sa précision.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: skill is %2 because gains and losses even out with the cards as they lay. A mark shows what an answer costs given what the seat knew.</source>
        <translation>%1&#xa0;: l’habileté est de %2, car gains et pertes se compensent avec les cartes telles qu’elles étaient. Un signe indique ce que coûte une réponse d’après ce que savait le joueur.</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat, the mean of two ways to finish the hand: perfectly, seeing all cards, and sensibly, without seeing them. Later hands are dealt at random.</source>
        <translation>Valeur&#xa0;: ce que vaut une position pour un joueur, la moyenne de deux façons de finir la manche&#xa0;: parfaitement, à cartes ouvertes, et raisonnablement, sans les voir. Les manches suivantes sont distribuées au hasard.</translation>
    </message>
    <message>
        <source>Luck: what drawn cards change. Skill: what answers change, seeing all cards. Start + luck + skill + others’ skill = result. Where fewer is better, a minus helps. Luck-adjusted: the same strength with less noise.</source>
        <translation>Chance&#xa0;: ce que changent les cartes tirées. Habileté&#xa0;: ce que changent les réponses, à cartes ouvertes. Départ + chance + habileté + celle des autres = résultat. Là où moins vaut mieux, un signe moins aide. Hors chance&#xa0;: la même force avec moins de hasard.</translation>
    </message>
    <message>
        <source>Not significant: a change of no more than twice its error. It can be nothing.</source>
        <translation>Non significatif : un changement qui ne dépasse pas deux fois son erreur. Il peut être nul.</translation>
    </message>
</context>
<context>
    <name>BotTrust</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation>Non isolé</translation>
    </message>
    <message>
        <source>%1 could read your files and use the network. Run it anyway?</source>
        <translation>%1 pourrait lire vos fichiers et utiliser le réseau. L’exécuter quand même&#xa0;?</translation>
    </message>
    <message>
        <source>These bots could read your files and use the network. Run them anyway?

%1</source>
        <translation>Ces bots pourraient lire vos fichiers et utiliser le réseau. Les exécuter quand même&#xa0;?

%1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Run them</source>
        <translation>Exécuter</translation>
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
        <translation>Table</translation>
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
        <translation>Tant pis.</translation>
    </message>
    <message>
        <source>Lovely!</source>
        <translation>Super !</translation>
    </message>
    <message>
        <source>Oh dear!</source>
        <translation>Oh là là !</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>Tiens, tiens.</translation>
    </message>
    <message>
        <source>Typical.</source>
        <translation>Typique.</translation>
    </message>
    <message>
        <source>Ha!</source>
        <translation>Ha !</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Aïe !</translation>
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
        <translation>Décision %1&#xa0;: %2 répond «&#xa0;%3&#xa0;», %4 répond «&#xa0;%5&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ContestNames</name>
    <message>
        <source>The hill needs a name.</source>
        <translation>Il faut un nom pour la colline.</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Il faut un nom pour le tournoi.</translation>
    </message>
    <message>
        <source>The name contains an invisible character, which a file name can’t have.</source>
        <translation>Le nom contient un caractère invisible, interdit dans un nom de fichier.</translation>
    </message>
    <message>
        <source>A file name can’t contain “%1”. Leave it out.</source>
        <translation>Un nom de fichier ne peut pas contenir «&#xa0;%1&#xa0;». Enlevez-le.</translation>
    </message>
    <message>
        <source>The name can’t begin or end with a full stop.</source>
        <translation>Le nom ne peut ni commencer ni finir par un point.</translation>
    </message>
    <message>
        <source>The name is too long for a file. Use a shorter one.</source>
        <translation>Le nom est trop long pour un fichier. Choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>A hill called “%1” already exists.</source>
        <translation>Il existe déjà une colline nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A tournament called “%1” already exists.</source>
        <translation>Il existe déjà un tournoi nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colline</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
</context>
<context>
    <name>ContinueTexts</name>
    <message>
        <source>%1 matches: %2</source>
        <translation>%1 parties&#xa0;: %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>%1 matches: queued</source>
        <translation>%1 parties&#xa0;: en attente</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>%1 matches: stopped at %2 %</source>
        <translation>%1 parties&#xa0;: arrêté à %2&#xa0;%</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Count line</source>
        <translation>Ligne de total</translation>
    </message>
    <message>
        <source>over</source>
        <translation>dépassé</translation>
    </message>
</context>
<context>
    <name>CountMiddle</name>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation>
            <numerusform>pioche, reste %n</numerusform>
            <numerusform>pioche, reste %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSeat</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>manches&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>manches gagnées&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Side cards: %1</source>
        <translation>Cartes annexes&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
</context>
<context>
    <name>DecisionKind</name>
    <message>
        <source>Above 20</source>
        <translation>Plus de 20</translation>
    </message>
    <message>
        <source>Behind a player who stands</source>
        <translation>Derrière, adversaire resté</translation>
    </message>
    <message>
        <source>Level with a player who stands</source>
        <translation>À égalité, adversaire resté</translation>
    </message>
    <message>
        <source>Ahead of a player who stands</source>
        <translation>Devant, adversaire resté</translation>
    </message>
    <message>
        <source>Up to 10, no card can bust</source>
        <translation>Jusqu’à 10, sans risque de dépasser</translation>
    </message>
    <message>
        <source>On 11 to 14</source>
        <translation>De 11 à 14</translation>
    </message>
    <message>
        <source>On 15 to 17</source>
        <translation>De 15 à 17</translation>
    </message>
    <message>
        <source>On 18 to 20</source>
        <translation>De 18 à 20</translation>
    </message>
    <message>
        <source>Choose the side deck</source>
        <translation>Choisir le deck annexe</translation>
    </message>
    <message>
        <source>Name a stake</source>
        <translation>Annoncer une mise</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Faire prendre</translation>
    </message>
    <message>
        <source>Pick up as the dealer</source>
        <translation>Prendre comme donneur</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Annoncer l’atout</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jouer en solo</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Lead without trump in hand</source>
        <translation>Entamer sans atout en main</translation>
    </message>
    <message>
        <source>Lead with trump in hand</source>
        <translation>Entamer avec atout en main</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>Trump in or throw off</source>
        <translation>Couper ou se défausser</translation>
    </message>
    <message>
        <source>Throw off without trump</source>
        <translation>Se défausser sans atout</translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation>Deux derniers plis</translation>
    </message>
    <message>
        <source>First pick</source>
        <translation>Premier choix</translation>
    </message>
    <message>
        <source>Later picks</source>
        <translation>Choix suivants</translation>
    </message>
    <message>
        <source>With a pair in hand</source>
        <translation>Avec une paire en main</translation>
    </message>
    <message>
        <source>Without a pair in hand</source>
        <translation>Sans paire en main</translation>
    </message>
    <message>
        <source>Last three games</source>
        <translation>Trois derniers jeux</translation>
    </message>
    <message>
        <source>Low card</source>
        <translation>Carte basse</translation>
    </message>
    <message>
        <source>Middle card</source>
        <translation>Carte moyenne</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carte haute</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>Derniers tours</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Souhaits</translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation>Pioche vide</translation>
    </message>
    <message>
        <source>With a jump back in hand</source>
        <translation>Avec un saut arrière en main</translation>
    </message>
    <message>
        <source>Cards still due</source>
        <translation>Cartes encore à jouer</translation>
    </message>
    <message>
        <source>Turn may be ended</source>
        <translation>Tour pouvant être fini</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>bower droit</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower gauche</translation>
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
        <translation>Vous&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>EuchreLast</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Last trick: yours</source>
        <translation>Dernier pli&#xa0;: à vous</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>Dernier pli&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>EuchrePicked</name>
    <message>
        <source>%1 picked up the %2</source>
        <translation>%1 a pris %2</translation>
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
        <translation>Un clic ou une touche pour continuer</translation>
    </message>
</context>
<context>
    <name>EuchreScore</name>
    <message>
        <source>To %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation>Points sur %1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 by a euchre</source>
        <translation>%1 par chute</translation>
    </message>
    <message>
        <source>Tricks of hand %1</source>
        <translation>Plis de la manche %1</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>A line marks the card that won, › the card that was led.</source>
        <translation>Un trait marque la carte gagnante, › la carte d’entame.</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>entame %1</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>prenez</translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation>prend</translation>
    </message>
    <message>
        <source>Rules of your own.</source>
        <translation>Vos propres règles.</translation>
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
        <translation>Preneur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Donneur&#xa0;: %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>EuchreTexts</name>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
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
        <translation>Passer</translation>
    </message>
    <message>
        <source>Order it up</source>
        <translation>Faire prendre</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Annoncer %1</translation>
    </message>
    <message>
        <source>With my partner</source>
        <translation>Avec partenaire</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>Écarter %1</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>its suit is trump</source>
        <translation>sa couleur devient atout</translation>
    </message>
    <message>
        <source>my partner sits out</source>
        <translation>sans mon partenaire</translation>
    </message>
    <message>
        <source>You lead. %1 are trump.</source>
        <translation>À vous d’entamer. Atout&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 were led: follow suit.</source>
        <translation>%1 demandé&#xa0;: il faut fournir.</translation>
    </message>
    <message>
        <source>%1 were led and you have none: play any card.</source>
        <translation>%1 demandé, vous n’en avez pas&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>%1 is turned up. You’re the dealer and would pick it up.</source>
        <translation>%1 en retourne. Vous êtes le donneur et la prendriez.</translation>
    </message>
    <message>
        <source>%1 is turned up. Your partner is the dealer and would pick it up.</source>
        <translation>%1 en retourne. Votre partenaire est le donneur et la prendrait.</translation>
    </message>
    <message>
        <source>%1 is turned up. %2 is the dealer and would pick it up.</source>
        <translation>%1 en retourne. Le donneur, %2, la prendrait.</translation>
    </message>
    <message>
        <source>You picked up the %1. Discard a card face down.</source>
        <translation>%1&#xa0;: carte prise. Écartez une carte, face cachée.</translation>
    </message>
    <message>
        <source>No one ordered it up. You must name a suit.</source>
        <translation>Personne n’a fait prendre. Vous devez annoncer une couleur.</translation>
    </message>
    <message>
        <source>No one ordered it up. Name a suit or pass.</source>
        <translation>Personne n’a fait prendre. Annoncez une couleur ou passez.</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solo</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>vous et votre partenaire</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>les autres</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>No one named trump: hand %1 doesn’t count.</source>
        <translation>Personne n’a choisi l’atout&#xa0;: la manche %1 ne compte pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made %2 and took %3: %4.</source>
        <translation>%1&#xa0;: %3 à %2, soit %4.</translation>
    </message>
    <message>
        <source>%1 took only %2 in %3: %4 for %5.</source>
        <translation>%1&#xa0;: seulement %2 à %3, soit %4 pour %5.</translation>
    </message>
    <message>
        <source>You take the trick with the %1.</source>
        <translation>Vous gagnez le pli&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2.</source>
        <translation>%1 gagne le pli&#xa0;: %2.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passez</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>order it up</source>
        <translation>faites prendre</translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation>fait prendre</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>annoncez %1</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>annonce %1</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>jouez en solo</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>joue en solo</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 are turned down</source>
        <translation>%1 refusé</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1 est atout</translation>
    </message>
    <message>
        <source>Hand %1 is void</source>
        <translation>La manche %1 est annulée</translation>
    </message>
    <message>
        <source>%1 made it</source>
        <translation>%1&#xa0;: contrat rempli</translation>
    </message>
    <message>
        <source>%1 are euchred</source>
        <translation>%1&#xa0;: chute</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <translation>%1&#xa0;: partie gagnée</translation>
    </message>
    <message>
        <source>No one wins the match</source>
        <translation>Personne ne gagne la partie</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Vous gagnez le pli</translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation>%1 gagne le pli</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Donneur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2, who plays alone</source>
        <translation>Atout&#xa0;: %1, choisi par %2, en solo</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2</source>
        <translation>Atout&#xa0;: %1, choisi par %2</translation>
    </message>
    <message>
        <source>Tricks: %1 %2, %3 %4</source>
        <translation>Plis&#xa0;: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>Pli %1, entame&#xa0;: %2</translation>
    </message>
    <message>
        <source>play the %1</source>
        <translation>jouez %1</translation>
    </message>
    <message>
        <source>plays the %1</source>
        <translation>joue %1</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>%1 en retourne</translation>
    </message>
    <message>
        <source>pick up the card</source>
        <translation>prenez la carte</translation>
    </message>
    <message>
        <source>picks up the card</source>
        <translation>prend la carte</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>écartez une carte</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>écarte une carte</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>écartez %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>écarte %1</translation>
    </message>
    <message>
        <source>discard the %1</source>
        <translation>écartez %1</translation>
    </message>
    <message>
        <source>discards the %1</source>
        <translation>écarte %1</translation>
    </message>
    <message>
        <source>had a fault, so the default answer counts</source>
        <translation>en faute, la réponse par défaut compte</translation>
    </message>
    <message>
        <source>%1 took all tricks</source>
        <translation>%1&#xa0;: tous les plis</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Prenez</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Défense en solo</translation>
    </message>
    <message>
        <source>4 points for all five tricks</source>
        <translation>4 points pour les cinq plis</translation>
    </message>
    <message>
        <source>%1 are trump. Play with your partner, or alone (%2)?</source>
        <translation>Atout&#xa0;: %1. Jouer avec votre partenaire, ou en solo (%2)&#xa0;?</translation>
    </message>
    <message>
        <source>Your partner made %1 trump. Play together, or alone (%2)?</source>
        <translation>Votre partenaire a choisi %1 comme atout. Jouer ensemble, ou en solo (%2)&#xa0;?</translation>
    </message>
    <message>
        <source>%1 plays alone. Defend with your partner, or alone (%2)?</source>
        <translation>%1 joue en solo. Défendre avec votre partenaire, ou en solo (%2)&#xa0;?</translation>
    </message>
    <message>
        <source>%1 made %2 trump. Defend with your partner, or alone (%3)?</source>
        <translation>%1 a choisi %2 comme atout. Défendre avec votre partenaire, ou en solo (%3)&#xa0;?</translation>
    </message>
</context>
<context>
    <name>EuchreTray</name>
    <message>
        <source>You sit out this hand.</source>
        <translation>Vous ne jouez pas cette manche.</translation>
    </message>
    <message>
        <source>%1 sits out this hand.</source>
        <translation>%1 ne joue pas cette manche.</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>bower gauche</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>Retour au pli</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>gagnant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>EuchreTrick</name>
    <message>
        <source>your card</source>
        <translation>votre carte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>en tête</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>gagne</translation>
    </message>
</context>
<context>
    <name>EuchreTrump</name>
    <message>
        <source>Trump: %1</source>
        <translation>Atout&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trump: %1, %2</source>
        <translation>Atout&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>atout à choisir</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>pas annoncé</translation>
    </message>
</context>
<context>
    <name>EuchreTurned</name>
    <message>
        <source>discard here</source>
        <translation>écarter ici</translation>
    </message>
</context>
<context>
    <name>EuchreWhy</name>
    <message>
        <source>No card left can beat it.</source>
        <translation>Aucune carte restante ne la bat.</translation>
    </message>
    <message>
        <source>It draws trumps from the other side.</source>
        <translation>Elle fait tomber les atouts adverses.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Seul un atout peut la battre.</translation>
    </message>
    <message>
        <source>It’s your only card of this suit, so you can trump it later.</source>
        <translation>C’est votre seule carte de cette couleur&#xa0;: vous pourrez couper ensuite.</translation>
    </message>
    <message>
        <source>It’s your lowest card, so it risks least.</source>
        <translation>C’est votre carte la plus basse&#xa0;: elle risque le moins.</translation>
    </message>
    <message>
        <source>Your partner’s card could still be beaten. This one can’t.</source>
        <translation>La carte du partenaire peut encore être battue, pas celle-ci.</translation>
    </message>
    <message>
        <source>You play last, and it’s your lowest card that takes the trick.</source>
        <translation>Vous jouez en dernier&#xa0;; c’est votre plus petite carte qui gagne le pli.</translation>
    </message>
    <message>
        <source>It takes the trick for certain.</source>
        <translation>Elle gagne le pli à coup sûr.</translation>
    </message>
    <message>
        <source>It trumps the suit that was led.</source>
        <translation>Elle coupe la couleur demandée.</translation>
    </message>
    <message>
        <source>It’s ahead, and the others have to beat it.</source>
        <translation>Elle mène&#xa0;; les autres doivent la battre.</translation>
    </message>
    <message>
        <source>Your partner is ahead, so keep your better cards.</source>
        <translation>Votre partenaire mène&#xa0;: gardez vos meilleures cartes.</translation>
    </message>
    <message>
        <source>It keeps your better cards for a later trick.</source>
        <translation>Vous gardez vos meilleures cartes pour plus tard.</translation>
    </message>
    <message>
        <source>You can’t win this trick, and then you can trump its suit.</source>
        <translation>Ce pli est perdu&#xa0;; ensuite vous pourrez couper cette couleur.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so give your lowest card.</source>
        <translation>Ce pli est perdu&#xa0;: donnez votre plus petite carte.</translation>
    </message>
    <message>
        <source>You can’t win this trick.</source>
        <translation>Ce pli est perdu.</translation>
    </message>
    <message>
        <source>You have no trump.</source>
        <translation>Vous n’avez pas d’atout.</translation>
    </message>
    <message>
        <source>You would have no trump.</source>
        <translation>Vous n’auriez pas d’atout.</translation>
    </message>
    <message>
        <source>Your trumps: %1.</source>
        <translation>Vos atouts&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your trumps would be: %1.</source>
        <translation>Vos atouts seraient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Other aces: %1.</source>
        <translation>Autres as&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your partner gets the %1.</source>
        <translation>Votre partenaire reçoit %1.</translation>
    </message>
    <message>
        <source>The other side would get the %1.</source>
        <translation>L’autre camp recevrait %1.</translation>
    </message>
    <message>
        <source>Even your best suit is weak: %1.</source>
        <translation>Même votre meilleure couleur est faible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It leaves you without %1, so you can trump them.</source>
        <translation>Vous n’avez plus de %1&#xa0;: vous pourrez couper.</translation>
    </message>
    <message>
        <source>It’s your lowest card.</source>
        <translation>C’est votre carte la plus basse.</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Clubs</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>card</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>vous donnez</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Donneur&#xa0;: %1</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>vous jouez en solo</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 joue en solo</translation>
    </message>
    <message>
        <source>you ordered it up</source>
        <translation>vous avez fait prendre</translation>
    </message>
    <message>
        <source>ordered up by %1</source>
        <translation>%1 a fait prendre</translation>
    </message>
    <message>
        <source>you named it</source>
        <translation>vous avez annoncé</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>%1 a annoncé</translation>
    </message>
    <message>
        <source>Pick it up, alone!</source>
        <translation>Prenez, en solo&#xa0;!</translation>
    </message>
    <message>
        <source>I’m picking it up</source>
        <translation>Je prends</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Prenez</translation>
    </message>
    <message>
        <source>%1, alone!</source>
        <translation>%1, en solo&#xa0;!</translation>
    </message>
    <message>
        <source>Alone!</source>
        <translation>En solo&#xa0;!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>you picked it up</source>
        <translation>vous avez pris</translation>
    </message>
    <message>
        <source>picked up by %1</source>
        <translation>%1 a pris</translation>
    </message>
    <message>
        <source>I’m picking it up, alone!</source>
        <translation>Je prends, en solo&#xa0;!</translation>
    </message>
    <message>
        <source>Pick it up, with %1 as trump?</source>
        <translation>La prendre, avec %1 comme atout&#xa0;?</translation>
    </message>
    <message>
        <source>%1 as trump?</source>
        <translation>%1 comme atout&#xa0;?</translation>
    </message>
    <message>
        <source>Which suit is trump?</source>
        <translation>Quelle couleur est atout&#xa0;?</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Écarter une carte</translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 écarte une carte</translation>
    </message>
    <message>
        <source>Alone or together?</source>
        <translation>Seul ou ensemble&#xa0;?</translation>
    </message>
    <message>
        <source>You took all five alone!</source>
        <translation>Les cinq plis en solo&#xa0;!</translation>
    </message>
    <message>
        <source>%1 took all five alone!</source>
        <translation>%1&#xa0;: les cinq plis en solo&#xa0;!</translation>
    </message>
    <message>
        <source>March!</source>
        <translation>Tous les plis&#xa0;!</translation>
    </message>
    <message>
        <source>Euchre, alone!</source>
        <translation>Chute, en solo&#xa0;!</translation>
    </message>
    <message>
        <source>Euchre!</source>
        <translation>Chute&#xa0;!</translation>
    </message>
    <message>
        <source>We are euchred</source>
        <translation>Nous chutons</translation>
    </message>
    <message>
        <source>They are euchred</source>
        <translation>Ils chutent</translation>
    </message>
    <message>
        <source>The makers are euchred</source>
        <translation>Le preneur chute</translation>
    </message>
    <message>
        <source>Tricks we need: %1</source>
        <translation>Plis qu’il nous faut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tricks they need: %1</source>
        <translation>Plis qu’il leur faut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tricks the makers need: %1</source>
        <translation>Plis qu’il faut au preneur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Made. All five are a march.</source>
        <translation>Réussi. Les cinq plis valent plus.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Réussi</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>not allowed</source>
        <translation>non autorisé</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>incompréhensible</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>plantage</translation>
    </message>
    <message>
        <source>did not start</source>
        <translation>non démarré</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>disparu</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>too much output</source>
        <translation>sortie excessive</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>trop de mémoire</translation>
    </message>
    <message>
        <source>too many processes</source>
        <translation>trop de processus</translation>
    </message>
    <message>
        <source>It counts as Stand.</source>
        <translation>Cela compte comme «&#xa0;Rester&#xa0;».</translation>
    </message>
    <message>
        <source>It is given the default answer.</source>
        <translation>La réponse par défaut compte.</translation>
    </message>
    <message>
        <source>It forfeits.</source>
        <translation>Il déclare forfait.</translation>
    </message>
    <message>
        <source>The match is lost.</source>
        <translation>La partie est perdue.</translation>
    </message>
    <message>
        <source>It counts as silence.</source>
        <translation>Cela compte comme silence.</translation>
    </message>
    <message>
        <source>It counts as %1.</source>
        <translation>Cela compte comme %1.</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Aucune faute</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as Stand</source>
        <translation>
            <numerusform>%n faute, comptée comme «&#xa0;Rester&#xa0;»</numerusform>
            <numerusform>%n fautes, chacune comptée comme «&#xa0;Rester&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each given the default answer</source>
        <translation>
            <numerusform>%n faute, la réponse par défaut compte</numerusform>
            <numerusform>%n fautes, la réponse par défaut compte chaque fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a forfeit</source>
        <translation>
            <numerusform>%n faute, comptée comme abandon</numerusform>
            <numerusform>%n fautes, chacune comptée comme abandon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a lost match</source>
        <translation>
            <numerusform>%n faute, une partie perdue</numerusform>
            <numerusform>%n fautes, chacune une partie perdue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as silence</source>
        <translation>
            <numerusform>%n faute, comptée comme silence</numerusform>
            <numerusform>%n fautes, chacune comptée comme silence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as %1</source>
        <translation>
            <numerusform>%n faute, comptée comme %1</numerusform>
            <numerusform>%n fautes, chacune comptée comme %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FewWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>files</comment>
        <translation>
            <numerusform>Et %n autre.</numerusform>
            <numerusform>Et %n autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatPicker</name>
    <message>
        <source>Round-robin, every pair</source>
        <translation>Toutes rondes, chaque paire</translation>
    </message>
    <message>
        <source>One table with everyone</source>
        <translation>Une table pour tous</translation>
    </message>
    <message>
        <source>Random tables</source>
        <translation>Tables tirées au sort</translation>
    </message>
    <message>
        <source>Gauntlet, first against all</source>
        <translation>Un contre tous, le premier joue les autres</translation>
    </message>
    <message>
        <source>Knockout, losers are out</source>
        <translation>Élimination, les perdants sortent</translation>
    </message>
    <message>
        <source>Swiss, equal scores meet</source>
        <translation>Système suisse, à égalité de score</translation>
    </message>
    <message>
        <source>Cup, best of seven sets</source>
        <translation>Coupe, au meilleur de sept sets</translation>
    </message>
    <message>
        <source>round-robin</source>
        <comment>after the game&apos;s name</comment>
        <translation>toutes rondes</translation>
    </message>
    <message>
        <source>table</source>
        <comment>after the game&apos;s name</comment>
        <translation>table</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <comment>after the game&apos;s name</comment>
        <translation>un contre tous</translation>
    </message>
    <message>
        <source>knockout</source>
        <comment>after the game&apos;s name</comment>
        <translation>élimination</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>after the game&apos;s name</comment>
        <translation>suisse</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>after the game&apos;s name</comment>
        <translation>coupe</translation>
    </message>
    <message>
        <source>random tables</source>
        <comment>after the game&apos;s name</comment>
        <translation>tables au sort</translation>
    </message>
    <message>
        <source>Each entrant plays every other one.</source>
        <translation>Chaque participant rencontre tous les autres.</translation>
    </message>
    <message>
        <source>All entrants sit at one table. Seats are drawn for every deal.</source>
        <translation>Tous les participants sont à la même table. Les places sont tirées au sort à chaque donne.</translation>
    </message>
    <message>
        <source>The first entrant plays every other one. The others do not meet.</source>
        <translation>Le premier participant rencontre tous les autres. Les autres ne se rencontrent pas.</translation>
    </message>
    <message>
        <source>The losers of a round are out. The best seeds meet last. Drawn pairings get extra matches.</source>
        <translation>Les perdants d’un tour sont éliminés. Les meilleures têtes de série se rencontrent en dernier. En cas d’égalité, on joue d’autres parties.</translation>
    </message>
    <message>
        <source>In each round entrants with equal scores meet, if possible never twice.</source>
        <translation>À chaque tour se rencontrent des participants à égalité de score, si possible jamais deux fois les mêmes.</translation>
    </message>
    <message>
        <source>Winners meet winners and losers meet losers until every place is decided. The first to win four sets wins the pairing.</source>
        <translation>Les gagnants rencontrent les gagnants et les perdants les perdants, jusqu’à ce que chaque rang soit décidé. Le premier à gagner quatre sets gagne la rencontre.</translation>
    </message>
    <message>
        <source>For every match, the players are drawn at random from all entrants.</source>
        <translation>Pour chaque partie, les joueurs sont tirés au sort parmi tous les participants.</translation>
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
        <translation>Composez votre deck annexe&#xa0;: signes, inversions, doubles, égalités et mises.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléa</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Hardi</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Flambeur</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>any legal move</source>
        <translation>joue au hasard</translation>
    </message>
    <message>
        <source>stands from 15</source>
        <translation>reste dès 15</translation>
    </message>
    <message>
        <source>stands from 18</source>
        <translation>reste dès 18</translation>
    </message>
    <message>
        <source>high stakes and tricks</source>
        <translation>grosses mises et astuces</translation>
    </message>
    <message>
        <source>saves its side cards</source>
        <translation>économise ses annexes</translation>
    </message>
    <message>
        <source>counts unseen cards</source>
        <translation>compte chaque carte cachée</translation>
    </message>
    <message>
        <source>ends its turn</source>
        <translation>finit le tour</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>plays a side card</source>
        <translation>joue une annexe</translation>
    </message>
    <message>
        <source>saves hands that are over 20</source>
        <translation>sauve les totaux à plus de 20</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>plus de 20</translation>
    </message>
    <message>
        <source>House deck copies</source>
        <translation>Séries de la pioche</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 10 are in the house deck.</source>
        <translation>Nombre d’exemplaires de chaque carte de 1 à 10 dans la pioche.</translation>
    </message>
    <message>
        <source>Side cards to choose from</source>
        <translation>Cartes annexes au choix</translation>
    </message>
    <message>
        <source>Which side cards a deck may contain.</source>
        <translation>Les cartes annexes permises dans un deck.</translation>
    </message>
    <message>
        <source>plus only</source>
        <translation>plus seulement</translation>
    </message>
    <message>
        <source>plus, minus, either sign</source>
        <translation>plus, moins, au choix</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>toutes sortes</translation>
    </message>
    <message>
        <source>Cards in a side deck</source>
        <translation>Taille du deck annexe</translation>
    </message>
    <message>
        <source>Number of cards chosen before the first set.</source>
        <translation>Nombre de cartes choisies avant le premier set.</translation>
    </message>
    <message>
        <source>Side cards drawn</source>
        <translation>Annexes tirées</translation>
    </message>
    <message>
        <source>Drawn at random from the side deck. They must last the whole match.</source>
        <translation>Tirées au sort dans le deck annexe. Elles doivent suffire pour toute la partie.</translation>
    </message>
    <message>
        <source>Copies of a card</source>
        <translation>Exemplaires par carte</translation>
    </message>
    <message>
        <source>Maximum copies of a card in a side deck. Special cards at most once.</source>
        <translation>Nombre maximal d’exemplaires d’une carte dans un deck annexe. Un seul de chaque carte spéciale.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Sets à gagner</translation>
    </message>
    <message>
        <source>The first to win this many sets wins the match. Tied sets don’t count.</source>
        <translation>Le premier à gagner ce nombre de sets gagne la partie. Les sets nuls ne comptent pas.</translation>
    </message>
    <message>
        <source>Stand at 20</source>
        <translation>Rester à 20</translation>
    </message>
    <message>
        <source>A player with exactly 20 stands automatically, also after a side card.</source>
        <translation>Un joueur à exactement 20 reste d’office, même après une carte annexe.</translation>
    </message>
    <message>
        <source>Nine cards win</source>
        <translation>Neuf cartes gagnent</translation>
    </message>
    <message>
        <source>Nine cards that are not over 20 win the set at once.</source>
        <translation>Neuf cartes sans dépasser 20 gagnent aussitôt le set.</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Who moves first in the first set and in the later ones.</source>
        <translation>Qui commence le premier set et les suivants.</translation>
    </message>
    <message>
        <source>random, then in turn</source>
        <translation>au sort, puis en alternance</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>toujours la première place</translation>
    </message>
    <message>
        <source>random, then the loser</source>
        <translation>au sort, puis le perdant</translation>
    </message>
    <message>
        <source>Highest stake</source>
        <translation>Mise maximale</translation>
    </message>
    <message>
        <source>Both players name a stake, and the lower one counts. 0 = no stakes.</source>
        <translation>Chacun annonce une mise, la plus basse compte. 0 = sans mise.</translation>
    </message>
    <message>
        <source>sets won</source>
        <translation>sets gagnés</translation>
    </message>
    <message>
        <source>house deck</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>cartes sur la table</translation>
    </message>
    <message>
        <source>side cards</source>
        <translation>cartes annexes</translation>
    </message>
    <message>
        <source>side deck, not drawn</source>
        <translation>deck annexe, non tiré</translation>
    </message>
    <message>
        <source>used side cards</source>
        <translation>annexes utilisées</translation>
    </message>
    <message>
        <source>You can’t answer that now.</source>
        <translation>Cette réponse n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>The side deck doesn’t have the right number of cards.</source>
        <translation>Le deck annexe n’a pas le bon nombre de cartes.</translation>
    </message>
    <message>
        <source>The side deck has a card that these rules don’t allow.</source>
        <translation>Le deck annexe contient une carte que ces règles n’autorisent pas.</translation>
    </message>
    <message>
        <source>The side deck has too many copies of one card.</source>
        <translation>Le deck annexe contient trop d’exemplaires d’une carte.</translation>
    </message>
    <message>
        <source>A stake is a number from 1 to the highest stake.</source>
        <translation>Une mise est un nombre de 1 à la mise maximale.</translation>
    </message>
    <message>
        <source>You don’t have that side card.</source>
        <translation>Vous n’avez pas cette carte annexe.</translation>
    </message>
    <message>
        <source>That side card can’t count that much.</source>
        <translation>Cette carte annexe ne peut pas valoir autant.</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Name trump with your partner, then take three of five tricks.</source>
        <translation>Choisissez l’atout avec votre partenaire, puis faites trois plis sur cinq.</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Première</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>Soliste</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Futé</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>orders up, plays its first card</source>
        <translation>fait prendre, joue sa première carte</translation>
    </message>
    <message>
        <source>orders up and plays alone</source>
        <translation>fait prendre et joue en solo</translation>
    </message>
    <message>
        <source>calls with good hands only</source>
        <translation>n’annonce qu’avec une bonne main</translation>
    </message>
    <message>
        <source>counts the cards played</source>
        <translation>compte les cartes jouées</translation>
    </message>
    <message>
        <source>simulates hidden hands</source>
        <translation>simule les mains cachées</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation>fait prendre</translation>
    </message>
    <message>
        <source>names trump</source>
        <translation>annonce l’atout</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>joue en solo</translation>
    </message>
    <message>
        <source>wins a trick</source>
        <translation>gagne un pli</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>chute comme preneur</translation>
    </message>
    <message>
        <source>infers hidden cards, solves the play</source>
        <translation>déduit les cartes cachées, résout le jeu</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>The first side to reach them wins the match.</source>
        <translation>Le premier camp à les atteindre gagne la partie.</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>Donneur obligé</translation>
    </message>
    <message>
        <source>If everyone else passes twice, the dealer must name a suit. Otherwise the hand is void.</source>
        <translation>Si tous les autres passent deux fois, le donneur doit annoncer une couleur. Sinon la manche est annulée.</translation>
    </message>
    <message>
        <source>Suit turned down</source>
        <translation>Couleur refusée</translation>
    </message>
    <message>
        <source>May the suit that was turned down be named in the second round?</source>
        <translation>La couleur refusée peut-elle être annoncée au second tour&#xa0;?</translation>
    </message>
    <message>
        <source>may be named</source>
        <translation>permise</translation>
    </message>
    <message>
        <source>may not be named</source>
        <translation>interdite</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>Défense en solo</translation>
    </message>
    <message>
        <source>May a player on the side that did not make trump play alone?</source>
        <translation>Un joueur du camp qui n’a pas choisi l’atout peut-il jouer en solo&#xa0;?</translation>
    </message>
    <message>
        <source>Left bower</source>
        <translation>Bower gauche</translation>
    </message>
    <message>
        <source>Which suit the other jack of trump’s colour follows. It is the second-highest trump either way.</source>
        <translation>La couleur de l’autre valet de même teinte que l’atout. Il est de toute façon le deuxième atout.</translation>
    </message>
    <message>
        <source>follows trump</source>
        <translation>fournit l’atout</translation>
    </message>
    <message>
        <source>follows its printed suit</source>
        <translation>fournit sa propre couleur</translation>
    </message>
    <message>
        <source>Maximum hands</source>
        <translation>Manches max.</translation>
    </message>
    <message>
        <source>After this many hands the match is a draw. Void hands count.</source>
        <translation>Après ce nombre de manches, la partie est nulle. Les manches annulées comptent.</translation>
    </message>
    <message>
        <source>Stick the dealer, no defending alone</source>
        <translation>Donneur obligé, pas de défense en solo</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>Comme au concours</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation>cartes restantes</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>card turned up</source>
        <translation>retourne</translation>
    </message>
    <message>
        <source>the dealer’s discard</source>
        <translation>écart du donneur</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>pli</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>plis gagnés</translation>
    </message>
    <message>
        <source>You have the suit that was led and must follow it.</source>
        <translation>Vous avez la couleur demandée et devez fournir.</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>Vous n’avez pas cette carte.</translation>
    </message>
    <message>
        <source>You must keep the card you picked up.</source>
        <translation>Vous devez garder la carte prise.</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>Cette couleur a été refusée.</translation>
    </message>
    <message>
        <source>There is no such suit.</source>
        <translation>Cette couleur n’existe pas.</translation>
    </message>
    <message>
        <source>Everyone else passed: the dealer must name a suit.</source>
        <translation>Tous les autres ont passé&#xa0;: le donneur doit annoncer une couleur.</translation>
    </message>
    <message>
        <source>You can’t do that now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Pazaak</translation>
    </message>
    <message>
        <source>Get close to 20, but not over. Your few side cards must last.</source>
        <translation>Approchez de 20 sans dépasser. Vos cartes annexes doivent durer.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Soigneux</translation>
    </message>
    <message>
        <source>draws below 20</source>
        <translation>pioche sous 20</translation>
    </message>
    <message>
        <source>draws below 15</source>
        <translation>pioche sous 15</translation>
    </message>
    <message>
        <source>plays the solved match</source>
        <translation>suit la solution de la partie</translation>
    </message>
    <message>
        <source>Side pool copies</source>
        <translation>Séries de la réserve</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 5 a player’s side cards are drawn from.</source>
        <translation>Nombre d’exemplaires de chaque carte de 1 à 5 dans la réserve où sont tirées les cartes annexes d’un joueur.</translation>
    </message>
    <message>
        <source>Side cards per player</source>
        <translation>Annexes par joueur</translation>
    </message>
    <message>
        <source>Dealt once for the whole match. At most 5 times the copies in the pool.</source>
        <translation>Distribuées une fois pour toute la partie. Au plus 5 fois les séries de la réserve.</translation>
    </message>
    <message>
        <source>Hands to win</source>
        <translation>Manches à gagner</translation>
    </message>
    <message>
        <source>The first to win this many hands wins the match. Tied hands don’t count.</source>
        <translation>Le premier à gagner ce nombre de manches gagne la partie. Les manches nulles ne comptent pas.</translation>
    </message>
    <message>
        <source>A player with exactly 20 after a house card stands automatically.</source>
        <translation>Un joueur à exactement 20 après une carte de pioche reste d’office.</translation>
    </message>
    <message>
        <source>Single hand</source>
        <translation>Une seule manche</translation>
    </message>
    <message>
        <source>hands won</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>There is no such side card.</source>
        <translation>Cette carte annexe n’existe pas.</translation>
    </message>
    <message>
        <source>RPS Poker</source>
        <translation>RPS Poker</translation>
    </message>
    <message>
        <source>Keep one card, give one away. Then pair the base card or play high.</source>
        <translation>Gardez une carte, donnez l’autre. Puis faites la paire avec la carte de base, ou jouez haut.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>Économe</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>Buteur</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probas</translation>
    </message>
    <message>
        <source>always takes the first card</source>
        <translation>prend toujours la première carte</translation>
    </message>
    <message>
        <source>keeps high cards</source>
        <translation>garde les cartes hautes</translation>
    </message>
    <message>
        <source>plays a pair, else its lowest card</source>
        <translation>joue une paire, sinon sa plus basse</translation>
    </message>
    <message>
        <source>plays a pair, else its highest card</source>
        <translation>joue une paire, sinon sa plus haute</translation>
    </message>
    <message>
        <source>plays the best chance in this game</source>
        <translation>joue la meilleure chance du jeu</translation>
    </message>
    <message>
        <source>weighs the chance now against the card’s later use</source>
        <translation>pèse la chance et l’utilité future de la carte</translation>
    </message>
    <message>
        <source>models the opponent, simulates hidden hands</source>
        <translation>modélise l’autre, simule les mains cachées</translation>
    </message>
    <message>
        <source>gives the lower card</source>
        <translation>donne la carte basse</translation>
    </message>
    <message>
        <source>plays a pair</source>
        <translation>joue une paire</translation>
    </message>
    <message>
        <source>plays its highest</source>
        <translation>joue sa plus haute</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>jeux</translation>
    </message>
    <message>
        <source>base deck</source>
        <translation>pioche de base</translation>
    </message>
    <message>
        <source>two cards to choose from</source>
        <translation>deux cartes au choix</translation>
    </message>
    <message>
        <source>drafted cards</source>
        <translation>cartes du deck</translation>
    </message>
    <message>
        <source>cards to draw</source>
        <translation>cartes à piocher</translation>
    </message>
    <message>
        <source>card played</source>
        <translation>carte jouée</translation>
    </message>
    <message>
        <source>base card</source>
        <translation>carte de base</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>jeux joués</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Cette carte n’est pas dans cette main.</translation>
    </message>
    <message>
        <source>That is not one of the two cards dealt.</source>
        <translation>Ce n’est pas l’une des deux cartes données.</translation>
    </message>
    <message>
        <source>That gives up the match.</source>
        <translation>Ce serait un abandon.</translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>Play 98 cards together. All you may say is a wish.</source>
        <translation>Jouez 98 cartes ensemble, guidés par des souhaits.</translation>
    </message>
    <message>
        <source>Simple Tom</source>
        <translation>Simple Tom</translation>
    </message>
    <message>
        <source>Smallest Gap</source>
        <translation>Petit écart</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>À l’écoute</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Stratège</translation>
    </message>
    <message>
        <source>plays the first card that fits</source>
        <translation>joue la première carte possible</translation>
    </message>
    <message>
        <source>always plays the smallest gap</source>
        <translation>joue toujours le plus petit écart</translation>
    </message>
    <message>
        <source>plans its turn, respects wishes</source>
        <translation>planifie, respecte les souhaits</translation>
    </message>
    <message>
        <source>plans, listens and wishes</source>
        <translation>planifie, écoute et souhaite</translation>
    </message>
    <message>
        <source>simulates its plans to the end</source>
        <translation>simule ses plans jusqu’au bout</translation>
    </message>
    <message>
        <source>simulates its turns in possible hands</source>
        <translation>simule ses tours avec des mains possibles</translation>
    </message>
    <message>
        <source>jumps back</source>
        <translation>saute en arrière</translation>
    </message>
    <message>
        <source>plays more than the minimum</source>
        <translation>joue plus que le minimum</translation>
    </message>
    <message>
        <source>makes wishes</source>
        <translation>émet des souhaits</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Cards dealt to each player, and refilled after each turn. All hands together have at most 98.</source>
        <translation>Distribuées à chaque joueur, et complétées après chaque tour. Toutes les mains ensemble, 98 au plus.</translation>
    </message>
    <message>
        <source>Cards per turn</source>
        <translation>Cartes par tour</translation>
    </message>
    <message>
        <source>Minimum cards per turn, at most the cards in hand.</source>
        <translation>Minimum de cartes par tour, au plus les cartes en main.</translation>
    </message>
    <message>
        <source>Cards per turn, empty stack</source>
        <translation>Cartes par tour, pioche vide</translation>
    </message>
    <message>
        <source>Minimum cards per turn once the stack is empty. 0 = as before.</source>
        <translation>Minimum de cartes par tour une fois la pioche vide. 0 = comme avant.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>comme avant</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Version éditée</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>pile 1, rising</source>
        <translation>pile 1, montante</translation>
    </message>
    <message>
        <source>pile 2, rising</source>
        <translation>pile 2, montante</translation>
    </message>
    <message>
        <source>pile 3, falling</source>
        <translation>pile 3, descendante</translation>
    </message>
    <message>
        <source>pile 4, falling</source>
        <translation>pile 4, descendante</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower one, and each takes a card exactly ten back.</source>
        <translation>La carte ne convient pas. Une pile montante prend une carte plus haute, une pile descendante une plus basse, et chacune prend une carte exactement dix en arrière.</translation>
    </message>
    <message>
        <source>There are four piles.</source>
        <translation>Il y a quatre piles.</translation>
    </message>
    <message>
        <source>A wish is a number from 0 to 5.</source>
        <translation>Un souhait est un nombre de 0 à 5.</translation>
    </message>
    <message>
        <source>You can’t answer this.</source>
        <translation>Cette réponse n’est pas possible.</translation>
    </message>
    <message>
        <source>Zip Deck</source>
        <translation>Zip Deck</translation>
    </message>
    <message>
        <source>One card each. Is yours the highest? Call, and share out the points.</source>
        <translation>Une carte chacun. La plus haute&#xa0;? Annoncez, répartissez les points.</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Annonceur</translation>
    </message>
    <message>
        <source>Rando</source>
        <translation>Rando</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Muet</translation>
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
        <translation>Paratonnerre</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>calls with any card</source>
        <translation>annonce à tous les coups</translation>
    </message>
    <message>
        <source>tosses a coin</source>
        <translation>joue à pile ou face</translation>
    </message>
    <message>
        <source>never calls</source>
        <translation>n’annonce jamais</translation>
    </message>
    <message>
        <source>calls in turn, gives to everyone in turn</source>
        <translation>annonce une fois sur deux, donne à tour de rôle</translation>
    </message>
    <message>
        <source>calls with high cards</source>
        <translation>annonce avec une carte haute</translation>
    </message>
    <message>
        <source>weighs the odds, gives to the leader</source>
        <translation>évalue les chances, donne au premier</translation>
    </message>
    <message>
        <source>lets others feed the leader</source>
        <translation>épargne le premier, qui attire les dons</translation>
    </message>
    <message>
        <source>models the others, looks ahead</source>
        <translation>modélise les autres, anticipe</translation>
    </message>
    <message>
        <source>models the others, simulates the end</source>
        <translation>modélise les autres, simule la fin</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>gives to the leader</source>
        <translation>donne au premier</translation>
    </message>
    <message>
        <source>splits the points</source>
        <translation>partage les points</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Number of rounds in a match. 0 = players × players.</source>
        <translation>Nombre de tours d’une partie. 0 = joueurs × joueurs.</translation>
    </message>
    <message>
        <source>players × players</source>
        <translation>joueurs × joueurs</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>paquet</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>That’s not an answer. Call or say nothing.</source>
        <translation>Ce n’est pas une réponse. Annoncez ou taisez-vous.</translation>
    </message>
    <message>
        <source>No one sits there.</source>
        <translation>Personne n’est assis là.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>Hilltop protocol</source>
        <translation>protocole Hilltop</translation>
    </message>
    <message>
        <source>level %1 of 5</source>
        <translation>niveau %1 sur 5</translation>
    </message>
    <message>
        <source>Discard the card picked up</source>
        <translation>Écarter la carte prise</translation>
    </message>
    <message>
        <source>May the dealer discard the card just picked up?</source>
        <translation>Le donneur peut-il écarter la carte qu’il vient de prendre&#xa0;?</translation>
    </message>
    <message>
        <source>Contest rules</source>
        <translation>Règles du concours</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Règles de table</translation>
    </message>
    <message>
        <source>Contest rules as its controller played</source>
        <translation>Règles du concours comme dans le programme d’origine</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>Règles par défaut</translation>
    </message>
</context>
<context>
    <name>HillActions</name>
    <message>
        <source>&amp;New hill…</source>
        <translation>&amp;Nouvelle colline…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nouvelle colline…</translation>
    </message>
    <message>
        <source>&amp;Open hill…</source>
        <translation>&amp;Ouvrir une colline…</translation>
    </message>
    <message>
        <source>&amp;All hills</source>
        <translation>&amp;Toutes les collines</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Run with b&amp;udget…</source>
        <translation>Jouer avec un b&amp;udget…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Add &amp;bots…</source>
        <translation>Ajouter des &amp;bots…</translation>
    </message>
    <message>
        <source>New &amp;version…</source>
        <translation>Nouvelle &amp;version…</translation>
    </message>
    <message>
        <source>Re&amp;tire…</source>
        <translation>&amp;Retirer…</translation>
    </message>
    <message>
        <source>&amp;Disqualify…</source>
        <translation>&amp;Disqualifier…</translation>
    </message>
    <message>
        <source>&amp;End season…</source>
        <translation>Finir la &amp;saison…</translation>
    </message>
    <message>
        <source>Challenge the &amp;king…</source>
        <translation>Dé&amp;fier le roi…</translation>
    </message>
    <message>
        <source>All scheduled matches are played. Use a budget to play more.</source>
        <translation>Toutes les parties prévues sont jouées. Un budget en ajoute.</translation>
    </message>
    <message>
        <source>Play the missing matches</source>
        <translation>Joue ce qui n’a pas encore été joué</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>R&amp;eprendre</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>&amp;Let back in…</source>
        <translation>Réad&amp;mettre…</translation>
    </message>
    <message>
        <source>Keeps everything played so far. The next run continues from there.</source>
        <translation>Garde tout ce qui a été joué. La prochaine exécution reprendra de là.</translation>
    </message>
</context>
<context>
    <name>HillWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
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
        <translation>%1, %2 parties par rencontre</translation>
    </message>
    <message>
        <source>%1, %2 matches per bot</source>
        <translation>%1, %2 parties par bot</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, donnes dupliquées</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>No bots yet. Add some, or drop their files here.</source>
        <translation>Pas encore de bots. Ajoutez-en, ou déposez leurs fichiers ici.</translation>
    </message>
    <message>
        <source>%1 is the only bot. Add another one to play.</source>
        <translation>%1 est le seul bot. Ajoutez-en un autre pour jouer.</translation>
    </message>
    <message>
        <source>No matches have been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message>
        <source>%1 and %2 share the lead.</source>
        <translation>%1 et %2 sont en tête à égalité.</translation>
    </message>
    <message>
        <source>%1 matches to play</source>
        <translation>%1 parties à jouer</translation>
    </message>
    <message>
        <source>%1 matches played</source>
        <translation>%1 parties jouées</translation>
    </message>
    <message>
        <source>%1. More matches would not make the order clearer.</source>
        <translation>%1. Davantage de parties ne rendraient pas l’ordre plus clair.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>new version</source>
        <translation>nouvelle version</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>disqualifié</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>budget</translation>
    </message>
    <message>
        <source>season</source>
        <translation>saison</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>file, author</comment>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1. The order is certain.</source>
        <translation>%1. L’ordre est certain.</translation>
    </message>
    <message>
        <source>%1. The order of %2 and %3 is still open.</source>
        <translation>%1. L’ordre de %2 et %3 reste ouvert.</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arrêt en cours…</translation>
    </message>
    <message>
        <source>%1 of %2 pairings, %3 matches</source>
        <translation>%1 rencontres sur %2, %3 parties</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pause&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>what has been played, a time</comment>
        <translation>%1, reste environ %2</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Ouverture du fichier…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>%1: matches to play</source>
        <comment>a hill&apos;s game</comment>
        <translation>%1&#xa0;: parties à jouer</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>%1, sealed deals</source>
        <translation>%1, donnes scellées</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a contest</comment>
        <translation>exclu</translation>
    </message>
    <message>
        <source>let back in</source>
        <translation>réadmis</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, arrêt</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>en pause à %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
    </message>
    <message>
        <source>%1 leads. %2</source>
        <comment>a bot, a sentence</comment>
        <translation>%1 est en tête. %2</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches to play, a time</comment>
        <translation>%1, environ %2</translation>
    </message>
    <message>
        <source>final</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>%1 of %2 tables, %3 matches</source>
        <translation>%1 tables sur %2, %3 parties</translation>
    </message>
    <message>
        <source>%1, %2 matches per table</source>
        <translation>%1, %2 parties par table</translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>today %1</source>
        <translation>auj. %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solo</translation>
    </message>
    <message>
        <source>at one screen</source>
        <translation>à un écran</translation>
    </message>
    <message numerus="yes">
        <source>with %n others</source>
        <translation>
            <numerusform>avec %n autre</numerusform>
            <numerusform>avec %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n others</source>
        <translation>
            <numerusform>contre %n autre</numerusform>
            <numerusform>contre %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contre %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>%1 à %2 places</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%Ln victoire</numerusform>
            <numerusform>%Ln victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <comment>a rating</comment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Quittée</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>Donne du jour, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The clock says %1, but the deal of %2 has already been played. Later days count when they have come.</source>
        <translation>L’horloge dit %1, mais la donne du %2 est déjà jouée. Les jours suivants compteront le moment venu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals of the day played</source>
        <translation>
            <numerusform>%Ln donne du jour jouée</numerusform>
            <numerusform>%Ln donnes du jour jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln jour de suite</numerusform>
            <numerusform>%Ln jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation>avec %1 contre %2</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Regardée</translation>
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
        <translation>%1 (traduction partielle)</translation>
    </message>
    <message>
        <source>%1 (no font for it)</source>
        <translation>%1 (aucune police pour cette langue)</translation>
    </message>
</context>
<context>
    <name>LikeAnswer</name>
    <message>
        <source>Name the suit turned down</source>
        <translation>Annoncer la couleur refusée</translation>
    </message>
    <message>
        <source>Name the suit of the same colour</source>
        <translation>Annoncer la couleur de même teinte</translation>
    </message>
    <message>
        <source>Name a suit of the other colour</source>
        <translation>Annoncer une couleur de l’autre teinte</translation>
    </message>
    <message>
        <source>Discard a trump</source>
        <translation>Écarter un atout</translation>
    </message>
    <message>
        <source>Discard an ace</source>
        <translation>Écarter un as</translation>
    </message>
    <message>
        <source>Discard the only card of a suit</source>
        <translation>Écarter la seule carte d’une couleur</translation>
    </message>
    <message>
        <source>Discard from a longer suit</source>
        <translation>Écarter d’une couleur plus longue</translation>
    </message>
    <message>
        <source>Lead the right bower</source>
        <translation>Entamer le bower droit</translation>
    </message>
    <message>
        <source>Lead the left bower</source>
        <translation>Entamer le bower gauche</translation>
    </message>
    <message>
        <source>Lead another trump</source>
        <translation>Entamer un autre atout</translation>
    </message>
    <message>
        <source>Lead an ace</source>
        <translation>Entamer un as</translation>
    </message>
    <message>
        <source>Lead a lower card</source>
        <translation>Entamer une carte plus basse</translation>
    </message>
    <message>
        <source>Trump in, ahead</source>
        <translation>Couper, en tête</translation>
    </message>
    <message>
        <source>Follow suit, ahead</source>
        <translation>Fournir, en tête</translation>
    </message>
    <message>
        <source>Follow suit, not ahead</source>
        <translation>Fournir, pas en tête</translation>
    </message>
    <message>
        <source>Trump in, not ahead</source>
        <translation>Couper, pas en tête</translation>
    </message>
    <message>
        <source>Throw off</source>
        <translation>Se défausser</translation>
    </message>
    <message>
        <source>Keep the higher card</source>
        <translation>Garder la carte la plus haute</translation>
    </message>
    <message>
        <source>Keep the lower card</source>
        <translation>Garder la carte la plus basse</translation>
    </message>
    <message>
        <source>Keep the rock</source>
        <translation>Garder la pierre</translation>
    </message>
    <message>
        <source>Keep the paper</source>
        <translation>Garder la feuille</translation>
    </message>
    <message>
        <source>Keep the scissors</source>
        <translation>Garder les ciseaux</translation>
    </message>
    <message>
        <source>Play a pair</source>
        <translation>Jouer une paire</translation>
    </message>
    <message>
        <source>Play the highest card</source>
        <translation>Jouer la plus haute carte</translation>
    </message>
    <message>
        <source>Play the middle card</source>
        <translation>Jouer la carte intermédiaire</translation>
    </message>
    <message>
        <source>Play the lowest card</source>
        <translation>Jouer la plus basse carte</translation>
    </message>
    <message>
        <source>Set a pile back by ten</source>
        <translation>Saut arrière de dix</translation>
    </message>
    <message>
        <source>A step of 1</source>
        <translation>Écart de 1</translation>
    </message>
    <message>
        <source>A step of 2</source>
        <translation>Écart de 2</translation>
    </message>
    <message>
        <source>A step of 3 to 5</source>
        <translation>Écart de 3 à 5</translation>
    </message>
    <message>
        <source>A step of 6 to 10</source>
        <translation>Écart de 6 à 10</translation>
    </message>
    <message>
        <source>A step of more than 10</source>
        <translation>Écart de plus de 10</translation>
    </message>
    <message>
        <source>Wish nothing</source>
        <translation>Sans souhait</translation>
    </message>
    <message>
        <source>Strongest wish: 1</source>
        <translation>Souhait le plus fort&#xa0;: 1</translation>
    </message>
    <message>
        <source>Strongest wish: 2</source>
        <translation>Souhait le plus fort&#xa0;: 2</translation>
    </message>
    <message>
        <source>Strongest wish: 3</source>
        <translation>Souhait le plus fort&#xa0;: 3</translation>
    </message>
    <message>
        <source>Strongest wish: 4</source>
        <translation>Souhait le plus fort&#xa0;: 4</translation>
    </message>
    <message>
        <source>Strongest wish: hands off</source>
        <translation>Souhait le plus fort&#xa0;: pas touche</translation>
    </message>
    <message>
        <source>Call, points to the leader</source>
        <translation>Annoncer, points au premier</translation>
    </message>
    <message>
        <source>Call, points to another player</source>
        <translation>Annoncer, points à un autre joueur</translation>
    </message>
    <message>
        <source>Call, points to several</source>
        <translation>Annoncer, points à plusieurs</translation>
    </message>
    <message>
        <source>Call, points to no one else</source>
        <translation>Annoncer, aucun point aux autres</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>%1. Esc: show the actual cards</source>
        <translation>%1. Échap&#xa0;: revenir aux vraies cartes</translation>
    </message>
    <message>
        <source>%1. %2: back to the match</source>
        <translation>%1. %2&#xa0;: retour à la partie</translation>
    </message>
</context>
<context>
    <name>ManualLink</name>
    <message>
        <source>What is this?</source>
        <translation>En savoir plus</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Deal %1.</source>
        <translation>Donne %1.</translation>
    </message>
    <message>
        <source>View: %1.</source>
        <translation>Vue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This page steps through a match. Please allow it to run its own script; it loads nothing.</source>
        <translation>Cette page parcourt une partie. Veuillez autoriser son propre script&#xa0;; elle ne charge rien.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>une carte face cachée</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>toutes les cartes</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>comme joué</translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation>branche %1</translation>
    </message>
    <message>
        <source>Show what comes later</source>
        <translation>Montrer la suite</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Réponses&#xa0;: %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, joué</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This page needs a newer browser (2023 or later).</source>
        <translation>Cette page demande un navigateur plus récent (2023 ou après).</translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>%1 is no longer one of your bots. A built-in bot takes its place.</source>
        <translation>%1 n’est plus parmi vos bots. Un bot intégré le remplace.</translation>
    </message>
    <message>
        <source>%1 are no longer among your bots. Built-in bots take their places.</source>
        <translation>%1 ne sont plus parmi vos bots. Des bots intégrés les remplacent.</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nul</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagé</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
</context>
<context>
    <name>PassButtons</name>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation>
            <numerusform>dans %n seconde</numerusform>
            <numerusform>dans %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 répond</translation>
    </message>
    <message>
        <source>pass the screen</source>
        <translation>passez l’écran</translation>
    </message>
</context>
<context>
    <name>PazaakScore</name>
    <message>
        <source>over</source>
        <translation>dépassé</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>resté</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1, dépassé</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Your +</source>
        <translation>Votre +</translation>
    </message>
    <message>
        <source>Your side card</source>
        <translation>Votre carte annexe</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>PazaakTable</name>
    <message>
        <source>played +%1</source>
        <translation>+%1 jouée</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>plus de 20</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>resté</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>tour fini</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>manche gagnée</translation>
    </message>
    <message>
        <source>hand tied</source>
        <translation>manche nulle</translation>
    </message>
</context>
<context>
    <name>PazaakTexts</name>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>une autre carte au tour suivant</translation>
    </message>
    <message>
        <source>stay at %1</source>
        <translation>rester à %1</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>restez à %1</translation>
    </message>
    <message>
        <source>over, at %1</source>
        <translation>dépassé, à %1</translation>
    </message>
    <message>
        <source>You have %1, which is over 20.</source>
        <translation>Vous avez %1, donc plus de 20.</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>Vous avez %1, %2 reste à %3.</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>Vous avez %1, %2 a %3.</translation>
    </message>
    <message>
        <source>moves first</source>
        <translation>premier à jouer</translation>
    </message>
    <message>
        <source>moves second</source>
        <translation>second à jouer</translation>
    </message>
    <message>
        <source>Both went over 20: hand %1 is tied.</source>
        <translation>Les deux ont dépassé 20&#xa0;: la manche %1 est nulle.</translation>
    </message>
    <message>
        <source>Both stand at %1: hand %2 is tied.</source>
        <translation>Les deux restent à %1&#xa0;: la manche %2 est nulle.</translation>
    </message>
    <message>
        <source>You went over 20 in hand %2, with %3 against %4.</source>
        <translation>Vous avez dépassé 20 à la manche %2, avec %3 contre %4.</translation>
    </message>
    <message>
        <source>%1 went over 20 in hand %2, with %3 against %4.</source>
        <translation>%1 a dépassé 20 à la manche %2, avec %3 contre %4.</translation>
    </message>
    <message>
        <source>You won hand %2, with %3 against %4.</source>
        <translation>Vous gagnez la manche %2, avec %3 contre %4.</translation>
    </message>
    <message>
        <source>%1 won hand %2, with %3 against %4.</source>
        <translation>%1 gagne la manche %2, avec %3 contre %4.</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>carte annexe %1</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>carte de pioche %1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>finissez le tour à %1</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>finit le tour à %1</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>reste à %1</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>avez exactement %1 et restez</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>a exactement %1 et reste</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>La manche %1 est nulle</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Vous gagnez la manche</translation>
    </message>
    <message>
        <source>%1 wins the hand</source>
        <translation>%1 gagne la manche</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gagne la partie</translation>
    </message>
    <message>
        <source>play +%1</source>
        <translation>jouez +%1</translation>
    </message>
    <message>
        <source>plays +%1</source>
        <translation>joue +%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>piochez %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pioche %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>en faute, compté comme «&#xa0;Rester&#xa0;»</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>Vous dépassez 20, à %1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1 dépasse 20, à %2</translation>
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
        <translation>une faute</translation>
    </message>
</context>
<context>
    <name>RatedBadge</name>
    <message>
        <source>Rated</source>
        <translation>Classée</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>nothing measurable</source>
        <translation>rien de mesurable</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation>%1 a cette carte&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 holds no %2</source>
        <comment>a suit</comment>
        <translation>%1 n’a pas de %2</translation>
    </message>
    <message>
        <source>no one holds: %1</source>
        <translation>personne n’a cette carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 can beat: %2</source>
        <translation>%1 peut battre cette carte&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 can pair the base card</source>
        <translation>%1 peut faire la paire avec la carte de base</translation>
    </message>
    <message>
        <source>someone has a higher card</source>
        <translation>quelqu’un a une carte plus haute</translation>
    </message>
    <message>
        <source>someone else calls</source>
        <translation>quelqu’un d’autre annonce</translation>
    </message>
    <message>
        <source>the next card takes you above %1</source>
        <translation>la prochaine carte vous fait dépasser %1</translation>
    </message>
    <message>
        <source>the next card takes %1 above %2</source>
        <translation>la prochaine carte fait dépasser %2 à %1</translation>
    </message>
    <message>
        <source>the next card takes you to %1 or more without a bust</source>
        <translation>la prochaine carte vous amène à %1 ou plus sans vous faire dépasser 20</translation>
    </message>
    <message>
        <source>the next card takes %1 to %2 or more without a bust</source>
        <translation>la prochaine carte amène %1 à %2 ou plus sans dépasser 20</translation>
    </message>
    <message>
        <source>the card you receive is %1 or higher</source>
        <translation>la carte que vous recevez vaut %1 ou plus</translation>
    </message>
    <message>
        <source>someone else holds a card that %1 passes over</source>
        <translation>quelqu’un d’autre a une carte que la %1 dépasse</translation>
    </message>
    <message>
        <source>someone else holds %1, which sets a pile back</source>
        <translation>quelqu’un d’autre a la %1, qui ramène une pile en arrière</translation>
    </message>
    <message>
        <source>If %1 (%2 % of possible deals), “%3” costs %4, otherwise %5.</source>
        <translation>Quand %1 (%2&#xa0;% des donnes possibles), coût de «&#xa0;%3&#xa0;»&#xa0;: %4. Sinon&#xa0;: %5.</translation>
    </message>
    <message>
        <source>you hold: %1</source>
        <translation>vous avez cette carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>you hold no %1</source>
        <comment>a suit</comment>
        <translation>vous n’avez pas de %1</translation>
    </message>
    <message>
        <source>you can beat: %1</source>
        <translation>vous pouvez battre cette carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>you can pair the base card</source>
        <translation>vous pouvez faire la paire avec la carte de base</translation>
    </message>
    <message>
        <source>No single hidden card or draw explains the difference.</source>
        <translation>Aucune carte cachée ou piochée n’explique à elle seule la différence.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Cartes non jouées qui sont dépassées&#xa0;: %1 par «&#xa0;%2&#xa0;», %3 par «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Unseen cards beaten: %1 by “%2”, %3 by “%4”.</source>
        <translation>Cartes non vues qui sont battues&#xa0;: %1 par «&#xa0;%2&#xa0;», %3 par «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>Vous restez à %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 reste à %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 a %2.</translation>
    </message>
    <message>
        <source>“%1” sets its pile back.</source>
        <translation>«&#xa0;%1&#xa0;» ramène sa pile en arrière.</translation>
    </message>
    <message>
        <source>After “%1” your own %2 can set that pile back.</source>
        <translation>Après «&#xa0;%1&#xa0;», votre propre %2 peut ramener cette pile en arrière.</translation>
    </message>
    <message>
        <source>After “%1”, %2 can set that pile back with their %3.</source>
        <translation>Après «&#xa0;%1&#xa0;», %2 peut ramener cette pile en arrière avec son propre %3.</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>presque rien</translation>
    </message>
    <message>
        <source>“%1” keeps the higher card.</source>
        <translation>«&#xa0;%1&#xa0;» garde la carte la plus haute.</translation>
    </message>
    <message>
        <source>after “%1” %2</source>
        <translation>après «&#xa0;%1&#xa0;», %2</translation>
    </message>
    <message>
        <source>“%1” continues from %2: %3 of %4 unseen cards go over 20.</source>
        <translation>«&#xa0;%1&#xa0;» continue à %2&#xa0;: %3 des %4 cartes non vues dépassent 20.</translation>
    </message>
    <message>
        <source>“%1” is over 20 with %2.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse 20 avec %2.</translation>
    </message>
    <message>
        <source>“%1” stops at %2.</source>
        <translation>«&#xa0;%1&#xa0;» s’arrête à %2.</translation>
    </message>
    <message>
        <source>“%1” ties at %2.</source>
        <translation>«&#xa0;%1&#xa0;» fait égalité à %2.</translation>
    </message>
    <message>
        <source>“%1” wins with %2 against %3.</source>
        <translation>«&#xa0;%1&#xa0;» gagne avec %2 contre %3.</translation>
    </message>
    <message>
        <source>“%1” loses with %2 against %3.</source>
        <translation>«&#xa0;%1&#xa0;» perd avec %2 contre %3.</translation>
    </message>
    <message>
        <source>“%1” spends a side card.</source>
        <translation>«&#xa0;%1&#xa0;» dépense une carte annexe.</translation>
    </message>
    <message>
        <source>You get the %1.</source>
        <translation>Vous recevez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 reçoit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The hand is good for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>La main est bonne pour «&#xa0;%1&#xa0;»&#xa0;: atouts %2, dont plis sûrs %3, autres as %4.</translation>
    </message>
    <message>
        <source>The hand is weak for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>La main est faible pour «&#xa0;%1&#xa0;»&#xa0;: atouts %2, dont plis sûrs %3, autres as %4.</translation>
    </message>
    <message>
        <source>Trumps in hand: %1 after “%2”, %3 after “%4”.</source>
        <translation>Atouts en main&#xa0;: %1 après «&#xa0;%2&#xa0;», %3 après «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Sure tricks in trumps: %1 after “%2”, %3 after “%4”.</source>
        <translation>Plis d’atout sûrs&#xa0;: %1 après «&#xa0;%2&#xa0;», %3 après «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Other aces: %1 after “%2”, %3 after “%4”.</source>
        <translation>Autres as&#xa0;: %1 après «&#xa0;%2&#xa0;», %3 après «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” throws a bower away.</source>
        <translation>«&#xa0;%1&#xa0;» jette un bower.</translation>
    </message>
    <message>
        <source>“%1” throws a trump away.</source>
        <translation>«&#xa0;%1&#xa0;» jette un atout.</translation>
    </message>
    <message>
        <source>“%1” throws an ace away.</source>
        <translation>«&#xa0;%1&#xa0;» jette un as.</translation>
    </message>
    <message>
        <source>After “%1” there are no %2 left in hand, so a trump can take such a trick.</source>
        <translation>Après «&#xa0;%1&#xa0;», il ne reste pas de %2 en main&#xa0;: un atout peut prendre un tel pli.</translation>
    </message>
    <message>
        <source>The other side can’t beat “%1”.</source>
        <translation>L’autre camp ne peut pas battre «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” takes the lead in the trick, “%2” does not.</source>
        <translation>«&#xa0;%1&#xa0;» passe en tête du pli, «&#xa0;%2&#xa0;» non.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which wins anyway.</source>
        <translation>«&#xa0;%1&#xa0;» couvre la carte du partenaire, qui gagne de toute façon.</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which was ahead.</source>
        <translation>«&#xa0;%1&#xa0;» couvre la carte du partenaire, qui était maître.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: you have shown no %2.</source>
        <translation>«&#xa0;%1&#xa0;» entame dans une coupe&#xa0;: vous n’avez pas de %2.</translation>
    </message>
    <message>
        <source>“%1” leads into a void: %2 has shown no %3.</source>
        <translation>«&#xa0;%1&#xa0;» entame dans une coupe&#xa0;: %2 n’a pas de %3.</translation>
    </message>
    <message>
        <source>“%1” draws trumps. Unseen trumps: %2.</source>
        <translation>«&#xa0;%1&#xa0;» fait tomber les atouts. Atouts non vus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” leads a trump. Unseen trumps: %2.</source>
        <translation>«&#xa0;%1&#xa0;» entame atout. Atouts non vus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a trump. Trumps in hand: %2.</source>
        <translation>«&#xa0;%1&#xa0;» économise un atout. Atouts en main&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” saves a bower. Trumps in hand: %2.</source>
        <translation>«&#xa0;%1&#xa0;» économise un bower. Atouts en main&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Unseen cards that beat it: %1 after “%2”, %3 after “%4”.</source>
        <translation>Cartes non vues qui la battent&#xa0;: %1 après «&#xa0;%2&#xa0;», %3 après «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is as good now and keeps the higher card.</source>
        <translation>«&#xa0;%1&#xa0;» vaut autant maintenant et garde la carte la plus haute.</translation>
    </message>
    <message>
        <source>Unseen cards of the same number, which it may pair: %1 of “%2”, %3 of “%4”.</source>
        <translation>Cartes non vues du même nombre, pour une paire&#xa0;: %1 avec «&#xa0;%2&#xa0;», %3 avec «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” pairs the base card.</source>
        <translation>«&#xa0;%1&#xa0;» forme une paire avec la carte de base.</translation>
    </message>
    <message>
        <source>“%1” keeps the card that pairs the base card.</source>
        <translation>«&#xa0;%1&#xa0;» garde la carte qui forme une paire avec la carte de base.</translation>
    </message>
    <message>
        <source>“%1” before the minimum loses the match.</source>
        <translation>«&#xa0;%1&#xa0;» avant le minimum perd la partie.</translation>
    </message>
    <message>
        <source>After “%1” no card in hand fits, and one is still due.</source>
        <translation>Après «&#xa0;%1&#xa0;», aucune carte en main ne convient, et il faut encore en jouer une.</translation>
    </message>
    <message>
        <source>“%1” wastes card %2 in hand, which would set that pile back.</source>
        <translation>«&#xa0;%1&#xa0;» gâche la carte %2 en main, qui ramènerait cette pile en arrière.</translation>
    </message>
    <message>
        <source>With card %1 played before it, card %2 would set the pile back.</source>
        <translation>Avec la carte %1 jouée avant, la carte %2 ramènerait la pile en arrière.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: You want others to stay off pile %2.</source>
        <translation>«&#xa0;%1&#xa0;» ignore un souhait&#xa0;: vous ne voulez pas qu’on touche à la pile %2.</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: %2 wants others to stay off pile %3.</source>
        <translation>«&#xa0;%1&#xa0;» ignore un souhait&#xa0;: %2 ne veut pas qu’on touche à la pile %3.</translation>
    </message>
    <message>
        <source>Cards in hand passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>Cartes en main qui sont dépassées&#xa0;: %1 par «&#xa0;%2&#xa0;», %3 par «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” ends the turn too early: “%2” passes over no unplayed card.</source>
        <translation>«&#xa0;%1&#xa0;» finit le tour trop tôt&#xa0;: «&#xa0;%2&#xa0;» ne dépasse aucune carte non jouée.</translation>
    </message>
    <message>
        <source>“%1” keeps a card that fits now, and next turn more are due.</source>
        <translation>«&#xa0;%1&#xa0;» garde une carte qui convient maintenant, et il en faudra d’autres au prochain tour.</translation>
    </message>
    <message>
        <source>The turn may end. Unplayed cards passed over by “%1”: %2.</source>
        <translation>Le tour peut finir. Cartes non jouées dépassées par «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Unplayed cards passed over with the next card due: %1 after “%2”, %3 after “%4”.</source>
        <translation>Cartes non jouées dépassées avec la prochaine carte due&#xa0;: %1 après «&#xa0;%2&#xa0;», %3 après «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Unplayed cards that the pile then still takes: %1 after “%2”, %3 after “%4”.</source>
        <translation>Cartes non jouées que la pile accepte encore&#xa0;: %1 après «&#xa0;%2&#xa0;», %3 après «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Card %1 is the highest of the deck. Without a call it costs %2.</source>
        <translation>La carte %1 est la plus haute du paquet. Sans annonce, elle coûte %2.</translation>
    </message>
    <message>
        <source>Card %1 can’t be the highest. The call costs %2.</source>
        <translation>La carte %1 ne peut pas être la plus haute. L’annonce coûte %2.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Then “%3” costs %4.</source>
        <translation>La carte %1 est la plus haute dans %2 % des donnes. Alors «&#xa0;%3&#xa0;» coûte %4.</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Otherwise “%3” costs %4.</source>
        <translation>La carte %1 est la plus haute dans %2 % des donnes. Sinon «&#xa0;%3&#xa0;» coûte %4.</translation>
    </message>
    <message>
        <source>Points given away: %1 by “%2”, %3 by “%4”. The caller pays the rest.</source>
        <translation>Points donnés&#xa0;: %1 par «&#xa0;%2&#xa0;», %3 par «&#xa0;%4&#xa0;». Qui annonce paie le reste.</translation>
    </message>
    <message>
        <source>“%1” wins the match whatever the cards are.</source>
        <translation>«&#xa0;%1&#xa0;» gagne la partie, quelles que soient les cartes.</translation>
    </message>
    <message>
        <source>Points so far: %1, %2.</source>
        <translation>Points jusqu’ici&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>“%1” gives to the one ahead.</source>
        <translation>«&#xa0;%1&#xa0;» donne à qui est devant.</translation>
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
        <translation>Donne %1, position %2 sur %3</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 cachées</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Decisions %1–%2 of %3</source>
        <translation>Décisions %1–%2 sur %3</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Décision %1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Decisions %1–%2</source>
        <translation>Décisions %1–%2</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>Décision %1</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The same cards until decision %1. This match: %2. With %3: %4.</source>
        <translation>Les mêmes cartes jusqu’à la décision %1. Cette partie&#xa0;: %2. Avec %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>played on the cards of an earlier match, at seat %1</source>
        <translation>jouée avec les cartes d’une partie antérieure, à la place %1</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, inachevée</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>branche %1 sur %2</translation>
    </message>
    <message>
        <source>Up and Down choose the branch.</source>
        <translation>Haut et Bas choisissent la branche.</translation>
    </message>
    <message>
        <source>From decision %1: %2. The match itself: %3.</source>
        <translation>À partir de la décision %1&#xa0;: %2. La partie elle-même&#xa0;: %3.</translation>
    </message>
    <message>
        <source>one of two matches</source>
        <translation>une de deux parties</translation>
    </message>
    <message>
        <source>Up and Down choose the match.</source>
        <translation>Haut et Bas choisissent la partie.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branches, Up and Down choose</source>
        <translation>
            <numerusform>%Ln branche, Haut et Bas choisissent</numerusform>
            <numerusform>%Ln branches, Haut et Bas choisissent</numerusform>
        </translation>
    </message>
    <message>
        <source>marked by you</source>
        <translation>marqué par vous</translation>
    </message>
    <message>
        <source>they differ from here</source>
        <translation>elles diffèrent à partir d’ici</translation>
    </message>
    <message>
        <source>branch %1 leaves here</source>
        <translation>la branche %1 part d’ici</translation>
    </message>
    <message>
        <source>Played on from decision %1 of another match.</source>
        <translation>Jouée à partir de la décision %1 d’une autre partie.</translation>
    </message>
    <message>
        <source>spoilers hidden</source>
        <translation>spoilers masqués</translation>
    </message>
    <message>
        <source>What you have not seen yet is hidden.</source>
        <translation>Ce que vous n’avez pas encore vu est masqué.</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>does not start</source>
        <translation>ne démarre pas</translation>
    </message>
    <message>
        <source>no allowed answer</source>
        <translation>aucune réponse autorisée</translation>
    </message>
    <message>
        <source>no match ended</source>
        <translation>aucune partie terminée</translation>
    </message>
    <message>
        <source>No match ended within the time of the check.</source>
        <translation>Aucune partie ne s’est terminée pendant le test.</translation>
    </message>
    <message numerus="yes">
        <source>no allowed answer in %n decisions</source>
        <translation>
            <numerusform>aucune réponse autorisée dans %n décision</numerusform>
            <numerusform>aucune réponse autorisée dans %n décisions</numerusform>
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
        <translation>Une touche ou un clic pour continuer</translation>
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
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Row won against column, %</source>
        <translation>Victoires, ligne contre colonne,&#xa0;%</translation>
    </message>
    <message>
        <source>± is the 95 % interval.</source>
        <translation>±&#xa0;: intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Deals: %1</source>
        <translation>Donnes&#xa0;: %1</translation>
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
        <translation>Choix %1 sur 5</translation>
    </message>
    <message>
        <source>Keep one card. The other goes to %1.</source>
        <translation>Gardez une carte. L’autre va à %1.</translation>
    </message>
    <message>
        <source>One card is kept, the other goes to %1.</source>
        <translation>Une carte est gardée, l’autre va à %1.</translation>
    </message>
    <message>
        <source>you gave</source>
        <translation>vous donnez</translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1 donne</translation>
    </message>
    <message>
        <source>you received</source>
        <translation>vous recevez</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1 reçoit</translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message>
        <source>wins with a pair</source>
        <translation>gagné par une paire</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>jeu gagné</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>choix fait</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>choisit</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) make a pair</source>
        <translation>
            <numerusform>%n carte cachée fait la paire</numerusform>
            <numerusform>%n cartes cachées font la paire</numerusform>
        </translation>
    </message>
    <message>
        <source>no pair possible</source>
        <translation>aucune paire possible</translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n à piocher</numerusform>
            <numerusform>%n à piocher</numerusform>
        </translation>
    </message>
    <message>
        <source>you gave %1</source>
        <translation>donnée à %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>donnée par %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>main</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>play a card here</source>
        <translation>jouer une carte ici</translation>
    </message>
    <message>
        <source>Base %1 of 10</source>
        <translation>Base %1 sur 10</translation>
    </message>
</context>
<context>
    <name>RpsMini</name>
    <message>
        <source>Rock %1</source>
        <translation>Pierre %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Feuille %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Ciseaux %1</translation>
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
        <translation>de vous</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>gardées par vous</translation>
    </message>
    <message>
        <source>kept by %1</source>
        <translation>gardées par %1</translation>
    </message>
</context>
<context>
    <name>RpsPlace</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>RpsScore</name>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Ciseaux</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Bold: not seen yet. Filled: yours. Framed: given away. Struck through: played.</source>
        <translation>Gras&#xa0;: pas encore vue. Plein&#xa0;: à vous. Cadre&#xa0;: donnée. Barré&#xa0;: jouée.</translation>
    </message>
    <message>
        <source>%1 yours</source>
        <translation>%1 à vous</translation>
    </message>
    <message>
        <source>%1 given away</source>
        <translation>%1 donnée</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 jouée</translation>
    </message>
    <message>
        <source>%1 not seen</source>
        <translation>%1 pas vue</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardée</translation>
    </message>
    <message>
        <source>Gave</source>
        <translation>Donnée</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Reçue</translation>
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
        <translation>Jeu %1&#xa0;: pas joué</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Jeu %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n non donnée</numerusform>
            <numerusform>%n non données</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation>
            <numerusform>reste %n carte de base</numerusform>
            <numerusform>reste %n cartes de base</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTexts</name>
    <message>
        <source>Rock %1</source>
        <translation>Pierre %1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>Feuille %1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>Ciseaux %1</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Keep %1 or %2. The other one is given away.</source>
        <translation>Gardez %1 ou %2. L’autre est donnée.</translation>
    </message>
    <message>
        <source>Game %1: choose a card against the base card %2.</source>
        <translation>Jeu %1&#xa0;: choisissez une carte face à la carte de base %2.</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>abandon</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>%n carte pour l’instant</numerusform>
            <numerusform>%n cartes pour l’instant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n jeu gagné</numerusform>
            <numerusform>%n jeux gagnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Rock beats Scissors</source>
        <translation>la pierre bat les ciseaux</translation>
    </message>
    <message>
        <source>Paper beats Rock</source>
        <translation>la feuille bat la pierre</translation>
    </message>
    <message>
        <source>Scissors beats Paper</source>
        <translation>les ciseaux battent la feuille</translation>
    </message>
    <message>
        <source>%1 is a pair with the base card</source>
        <translation>%1 fait la paire avec la carte de base</translation>
    </message>
    <message>
        <source>%1 is higher than %2</source>
        <translation>%1 dépasse %2</translation>
    </message>
    <message>
        <source>You win game %1: %2.</source>
        <translation>Vous gagnez le jeu %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 wins game %2: %3.</source>
        <translation>%1 gagne le jeu %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Both gave up: no one wins a game.</source>
        <translation>Les deux ont abandonné&#xa0;: personne ne gagne de jeu.</translation>
    </message>
    <message>
        <source>%1 gave up the match, which counts as ten games lost.</source>
        <translation>Abandon (%1), ce qui compte comme dix jeux perdus.</translation>
    </message>
    <message>
        <source>Each has won five of the ten games.</source>
        <translation>Chacun a gagné cinq des dix jeux.</translation>
    </message>
    <message>
        <source>You won %1 of the ten games.</source>
        <translation>Vous avez gagné %1 des dix jeux.</translation>
    </message>
    <message>
        <source>%1 won %2 of the ten games.</source>
        <translation>%1 a gagné %2 des dix jeux.</translation>
    </message>
    <message>
        <source>You gave %1 and received %2 from %3.</source>
        <translation>Vous avez donné %1 et reçu %2 de %3.</translation>
    </message>
    <message>
        <source>%1 gave %2 and received %3.</source>
        <translation>%1 a donné %2 et reçu %3.</translation>
    </message>
    <message>
        <source>have a pair of %1s</source>
        <translation>avez une paire de %1</translation>
    </message>
    <message>
        <source>has a pair of %1s</source>
        <translation>a une paire de %1</translation>
    </message>
    <message>
        <source>give up the match</source>
        <translation>abandonnez la partie</translation>
    </message>
    <message>
        <source>gives up the match</source>
        <translation>abandonne la partie</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation>Choix %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Jeu %1</translation>
    </message>
    <message>
        <source>The match is drawn, %1 – %1</source>
        <translation>La partie est nulle, %1 – %1</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Vous gagnez le jeu</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 gagne le jeu</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gagne la partie</translation>
    </message>
    <message>
        <source>Base card %1</source>
        <translation>Carte de base&#xa0;: %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>jouez %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>joue %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>piochez %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pioche %1</translation>
    </message>
    <message>
        <source>receive %1</source>
        <translation>recevez %1</translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation>reçoit %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>gardez %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>garde %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as giving up</source>
        <translation>en faute, compté comme abandon</translation>
    </message>
</context>
<context>
    <name>RpsTray</name>
    <message>
        <source>Rock</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Ciseaux</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>to draw, shuffled</source>
        <translation>à piocher, mélangées</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <translation>plus de cartes à piocher</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>encore à piocher</translation>
    </message>
</context>
<context>
    <name>RpsWins</name>
    <message>
        <source>What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock</source>
        <translation>Ce qui gagne&#xa0;: d’abord une paire avec la carte de base, puis le plus haut nombre, puis la pierre bat les ciseaux, les ciseaux battent la feuille, la feuille bat la pierre</translation>
    </message>
    <message>
        <source>What wins a game</source>
        <translation>Ce qui gagne un jeu</translation>
    </message>
    <message>
        <source>1  a pair with the base card</source>
        <translation>1  une paire avec la carte de base</translation>
    </message>
    <message>
        <source>2  the higher number</source>
        <translation>2  le plus haut nombre</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>&gt;</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 The match was open until then.</source>
        <translation>%1 Jusque-là, la partie était ouverte.</translation>
    </message>
    <message>
        <source>%1 You stayed ahead from there.</source>
        <translation>%1 Dès lors, vous avez gardé la tête.</translation>
    </message>
    <message>
        <source>%1 From there %2 stayed ahead.</source>
        <translation>%1 Dès lors, %2 a gardé la tête.</translation>
    </message>
    <message>
        <source>%1, which won</source>
        <translation>%1, gagnante</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>SealTexts</name>
    <message>
        <source>The cards of this match were not sealed, because someone chose the deal or the match was not played at this program’s table.</source>
        <translation>Les cartes de cette partie n’étaient pas scellées, car quelqu’un a choisi la donne ou la partie n’a pas été jouée à la table de ce programme.</translation>
    </message>
    <message>
        <source>Shown before the match, SHA-256:</source>
        <translation>Montré avant la partie, SHA-256&#xa0;:</translation>
    </message>
    <message>
        <source>It is computed from the seed of the cards and a salt. Both are shown here after the match, so that anyone can check that the cards were not changed.</source>
        <translation>Il est calculé à partir de la graine des cartes et d’un sel. Les deux sont montrés ici après la partie, pour que chacun puisse vérifier que les cartes n’ont pas été changées.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your phrase: %1</source>
        <translation>Votre phrase&#xa0;: %1</translation>
    </message>
    <message>
        <source>They match: these are the cards that were sealed.</source>
        <translation>Ils concordent&#xa0;: ce sont bien les cartes scellées.</translation>
    </message>
    <message>
        <source>They don’t match: %1.</source>
        <translation>Ils ne concordent pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>To check it yourself:</source>
        <translation>Pour le vérifier vous-même&#xa0;:</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Cartes scellées</translation>
    </message>
    <message>
        <source>The first %1 digits of the second number are the seed of the cards in hexadecimal.</source>
        <translation>Les %1 premiers chiffres du second nombre sont la graine des cartes en hexadécimal.</translation>
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
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an answer and its value</comment>
        <translation>«&#xa0;%1&#xa0;» %2</translation>
    </message>
    <message>
        <source>“%1” %2 ± %3</source>
        <comment>an answer, its value and the error of that</comment>
        <translation>«&#xa0;%1&#xa0;» %2 ± %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scale and values on it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Try this decision again. In the match: %1.</source>
        <translation>Reprenez cette décision. Dans la partie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Try this decision.</source>
        <translation>Prenez cette décision.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>in the match %1</source>
        <translation>dans la partie %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>le mieux %1</translation>
    </message>
    <message>
        <source>The same answer as in the match.</source>
        <translation>La même réponse que dans la partie.</translation>
    </message>
    <message>
        <source>Result now: %1. In the match: %2.</source>
        <translation>Résultat maintenant&#xa0;: %1. Dans la partie&#xa0;: %2.</translation>
    </message>
    <message>
        <source>After this hand: %1. In the match: %2.</source>
        <translation>Après cette manche&#xa0;: %1. Dans la partie&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>SideTray</name>
    <message>
        <source>Your side cards</source>
        <translation>Vos cartes annexes</translation>
    </message>
    <message>
        <source>Side cards of %1</source>
        <translation>Annexes de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>plus aucune</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>played earlier</source>
        <translation>déjà jouées</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>%1 came in version %2.</source>
        <translation>%1 est arrivé en version %2.</translation>
    </message>
    <message>
        <source>%1 has retired: %2</source>
        <translation>%1 est retiré&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has won after %2 matches.</source>
        <translation>%1 a gagné après %2 parties.</translation>
    </message>
    <message>
        <source>%1 is disqualified: %2</source>
        <translation>%1 est disqualifié&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is the only bot.</source>
        <translation>%1 est le seul bot.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <translation>%1 a été ajouté.</translation>
    </message>
    <message>
        <source>%1 of %2 (95 %: %3)</source>
        <translation>%1 sur %2 (95&#xa0;%&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1 with 95 % intervals</source>
        <translation>%1 avec intervalles à 95&#xa0;%</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 octets</translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <translation>%1, depuis le %2</translation>
    </message>
    <message>
        <source>A link opens the match to step through. Its best and worst matches are among them.</source>
        <translation>Un lien ouvre la partie pour la parcourir. Ses meilleures et ses pires parties en font partie.</translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation>Contre chacun des autres</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Tous les autres</translation>
    </message>
    <message>
        <source>All randomness comes from the seed: with the same bots and plan.json, which is among the downloads, anyone can replay the same matches and get the same tables.</source>
        <translation>Tout le hasard vient de la graine&#xa0;: avec les mêmes bots et plan.json, à télécharger ici, chacun joue les mêmes parties et obtient les mêmes tableaux.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Each bot with its interval. The table above has the numbers.</source>
        <translation>Chaque bot avec son intervalle. Les nombres sont dans le tableau ci-dessus.</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versions précédentes</translation>
    </message>
    <message>
        <source>Habit</source>
        <translation>Habitude</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>In per cent, row against column. A number leads to what these two played.</source>
        <translation>En pour cent, ligne contre colonne. Un nombre mène aux parties de ces deux bots.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>Chance par partie</translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation>Fait avec %1.</translation>
    </message>
    <message>
        <source>Match %1 of part %2</source>
        <translation>Partie %1 de la part %2</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Matches from its best to its worst</source>
        <translation>Parties, de la meilleure à la pire</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>No bots yet.</source>
        <translation>Pas encore de bots.</translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation>Aucune faute.</translation>
    </message>
    <message>
        <source>Occasions</source>
        <translation>Occasions</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Plays as</source>
        <translation>Joue comme</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Publié à</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Result in these matches</source>
        <translation>Résultat dans celles-ci</translation>
    </message>
    <message>
        <source>Analysed matches</source>
        <translation>Parties analysées</translation>
    </message>
    <message>
        <source>Row ahead of column</source>
        <translation>Ligne devant colonne</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>The season %1 ended.</source>
        <translation>La saison %1 est terminée.</translation>
    </message>
    <message>
        <source>These commands play it again:</source>
        <translation>Ces commandes rejouent le tout&#xa0;:</translation>
    </message>
    <message>
        <source>To step through</source>
        <translation>À parcourir</translation>
    </message>
    <message>
        <source>Won by row against column</source>
        <translation>Gagné par la ligne contre la colonne</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>lui-même</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n faute.</numerusform>
            <numerusform>%n fautes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Budget of %n more match(es) between neighbours in the standings.</source>
        <translation>
            <numerusform>Budget de %n partie de plus entre voisins du classement.</numerusform>
            <numerusform>Budget de %n parties de plus entre voisins du classement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of its chances taken, counted in its %n match(es) with a page here.</source>
        <translation>
            <numerusform>À quelle fréquence il le fait quand il le peut, dans sa %n partie qui a une page ici.</numerusform>
            <numerusform>À quelle fréquence il le fait quand il le peut, dans ses %n parties qui ont une page ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2 per unforced decision.</source>
        <translation>%1 a perdu %2 par décision non forcée.</translation>
    </message>
    <message>
        <source>%1 lost least so far: %2 per unforced decision. There are too few matches to tell who plays best.</source>
        <translation>%1 a perdu le moins jusqu’ici&#xa0;: %2 par décision non forcée. Il y a trop peu de parties pour dire qui joue le mieux.</translation>
    </message>
    <message>
        <source>%1 lost least: %2 per unforced decision.</source>
        <translation>%1 a perdu le moins&#xa0;: %2 par décision non forcée.</translation>
    </message>
    <message>
        <source>%1 of %2 matches are analysed.</source>
        <translation>%1 parties sur %2 sont analysées.</translation>
    </message>
    <message>
        <source>A link opens the match at that decision and shows what came before it.</source>
        <translation>Un lien ouvre la partie à cette décision et montre ce qui précède.</translation>
    </message>
    <message>
        <source>A link opens the match to step through with its analysis. Results are on its last moment.</source>
        <translation>Un lien ouvre la partie avec son analyse, à parcourir pas à pas. Le résultat est au dernier moment.</translation>
    </message>
    <message>
        <source>A loss is the value of the best answer less that of the answer given, for the player who gave it. ± is one standard error.</source>
        <translation>Une perte est la valeur de la meilleure réponse moins celle de la réponse donnée, pour le joueur qui l’a donnée. ± est une erreur type.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>Perte moyenne</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>How it is analysed</source>
        <translation>Comment l’analyse est faite</translation>
    </message>
    <message>
        <source>Judged by %1 with at least %2 simulations of a position that cannot be computed.</source>
        <translation>Évalué par %1 avec au moins %2 simulations de chaque position qui ne se calcule pas.</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Type de décision</translation>
    </message>
    <message>
        <source>Loss by kind of decision</source>
        <translation>Perte par type de décision</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Perte totale</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>No match here had a decision with several answers.</source>
        <translation>Aucune partie n’avait ici de décision à plusieurs réponses.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The average loss is per unforced decision, which has several answers.</source>
        <translation>La perte moyenne est par décision non forcée, qui a plusieurs réponses.</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Les décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>This command analyses them again:</source>
        <translation>Cette commande les analyse à nouveau&#xa0;:</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Non forcées</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>Où elle est conservée</translation>
    </message>
    <message>
        <source>Who was analysed</source>
        <translation>Qui a été analysé</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>aucune réponse</translation>
    </message>
    <message>
        <source>Each pair of versions meets once, and their matches are kept. Extra matches are played where the order of neighbours is unclear. A place shows what a bot can expect against all others, each counting the same. Ranges hold at every look.</source>
        <translation>Chaque paire de versions se rencontre une fois et ses parties sont gardées. D’autres parties sont jouées là où elles départagent les voisins du classement. Le rang dit ce qu’un bot peut attendre face à tous les autres, chacun d’eux comptant autant. Les plages sont valables à tout moment où on les regarde.</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1 est exclu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 joue de nouveau.</translation>
    </message>
    <message>
        <source>%1 plays again: %2</source>
        <translation>%1 joue de nouveau&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair, all pairs on the same deals, each deal with all seatings.</source>
        <translation>%1, %2 places, %3 parties par rencontre, les mêmes donnes pour toutes les rencontres, chaque donne dans tous les ordres.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair.</source>
        <translation>%1, %2 places, %3 parties par rencontre.</translation>
    </message>
    <message>
        <source>All deals come from the seed %1.</source>
        <translation>Toutes les donnes viennent de la graine %1.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1. The key of season %2 is %3. The hash of each key is the key before it, and the hash of the first one is that SHA-256: %4.</source>
        <translation>Les donnes de chaque saison restent secrètes jusqu’à la fin de celle-ci. Elles ont été fixées au début du concours, avec le SHA-256 %1. La clé de la saison %2 est %3. Le hachage de chaque clé est la clé précédente, et celui de la première est ce SHA-256&#xa0;: %4.</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1.</source>
        <translation>Les donnes de chaque saison restent secrètes jusqu’à la fin de celle-ci. Elles ont été fixées au début du concours, avec le SHA-256 %1.</translation>
    </message>
    <message>
        <source>The matches follow from the deals and the log alone. You can add the same bots to a hill with the same deals and rules and compare the results: %1.</source>
        <translation>Les parties jouées ne dépendent que des donnes et du journal. Vous pouvez ajouter les mêmes bots à une colline avec les mêmes donnes et les mêmes règles, et comparer les résultats&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Same answers as</source>
        <translation>Mêmes réponses que</translation>
    </message>
    <message numerus="yes">
        <source>%1, in all %n matches</source>
        <translation>
            <numerusform>%1, dans %n partie</numerusform>
            <numerusform>%1, dans les %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rose from place %2 to %3.</source>
        <translation>%1 est passé du rang %2 au rang %3.</translation>
    </message>
    <message>
        <source>%1 took the lead.</source>
        <translation>%1 a pris la tête.</translation>
    </message>
    <message>
        <source>%1 won the season %2.</source>
        <translation>%1 a gagné la saison %2.</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Best place</source>
        <translation>Meilleur rang</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>Changements depuis %1</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>En tête</translation>
    </message>
    <message>
        <source>What is new here, for a feed reader: %1.</source>
        <translation>Les nouveautés, pour un lecteur de flux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Final %1</source>
        <translation>Finale %1</translation>
    </message>
    <message>
        <source>Match %1 of part %2 of final %3</source>
        <translation>Partie %1 de la part %2 de la finale %3</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair. It is not over.</source>
        <translation>Depuis le %1, avec ses propres donnes&#xa0;: %2 parties par rencontre. Elle n’est pas terminée.</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair.</source>
        <translation>Depuis le %1, avec ses propres donnes&#xa0;: %2 parties par rencontre.</translation>
    </message>
    <message>
        <source>Stronger than next</source>
        <translation>Plus fort que le suivant</translation>
    </message>
    <message>
        <source>The final %1 began: %2 bots, %3 matches for each pair.</source>
        <translation>La finale %1 a commencé&#xa0;: %2 bots, %3 parties par rencontre.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table, all tables of a number on the same deals, each deal with many seatings. Each bot brings %4 tables.</source>
        <translation>%1, %2 places, %3 parties à chaque table, toutes les tables d’un numéro avec les mêmes donnes, chaque donne avec de nombreux placements. Chaque bot apporte %4 tables.</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table. Each bot brings %4 tables.</source>
        <translation>%1, %2 places, %3 parties à chaque table. Chaque bot apporte %4 tables.</translation>
    </message>
    <message>
        <source>Beyond chance</source>
        <translation>Au-delà du hasard</translation>
    </message>
    <message>
        <source>How bots treat each other</source>
        <translation>Comment les bots se traitent</translation>
    </message>
    <message>
        <source>The others at a table are drawn at random from all that play. A place shows what a bot can expect at such a table. Extra matches are played where the order of neighbours is unclear. Ranges hold at every look.</source>
        <translation>Les autres à une table sont tirés au sort parmi ceux qui jouent. Un rang dit ce qu’un bot peut attendre à une telle table. Les parties suivantes vont là où elles départagent des voisins dans l’ordre. Les fourchettes valent à chaque consultation.</translation>
    </message>
    <message>
        <source>What a bot won or paid in a match where another bot sat at its table, beside what it usually does there. What is beyond chance may be help, or a style that suits another.</source>
        <translation>Ce qu’un bot a gagné ou payé dans une partie où un autre bot était à sa table, par rapport à l’habitude. Ce qui dépasse le hasard peut être de l’aide, ou un style qui convient à un autre.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>moins bien</translation>
    </message>
</context>
<context>
    <name>StrandedContest</name>
    <message>
        <source>%1. Everything played so far is in memory. Save a copy to keep it.</source>
        <translation>%1. Tout ce qui a été joué est en mémoire. Enregistrez une copie pour le garder.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>Enregistrer %1&#xa0;?</translation>
    </message>
    <message>
        <source>Its file is gone. The matches played so far are only in memory.</source>
        <translation>Son fichier a disparu. Les parties jouées jusqu’ici ne sont plus qu’en mémoire.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
</context>
<context>
    <name>StrongerWords</name>
    <message>
        <source>more than 99.9 %</source>
        <translation>plus de 99,9&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Probability that %1 is stronger than %2: %3.</source>
        <translation>Probabilité que %1 soit plus fort que %2&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>Vous n’avez commis aucune erreur nette.</translation>
    </message>
    <message>
        <source>The draws made no measurable difference.</source>
        <translation>Les cartes piochées n’ont pas fait de différence mesurable.</translation>
    </message>
    <message>
        <source>Lucky draws saved %1.</source>
        <translation>La chance à la pioche a épargné %1.</translation>
    </message>
    <message>
        <source>Unlucky draws cost %1.</source>
        <translation>La malchance à la pioche a coûté %1.</translation>
    </message>
    <message>
        <source>The cards made no measurable difference.</source>
        <translation>Les cartes n’ont pas fait de différence mesurable.</translation>
    </message>
    <message>
        <source>%1 gained %2 from the cards.</source>
        <translation>Les cartes ont apporté %2 à %1.</translation>
    </message>
    <message>
        <source>%1 lost %2 to the cards.</source>
        <translation>Les cartes ont coûté %2 à %1.</translation>
    </message>
    <message>
        <source>The cards helped %1 most (%2) and hurt %3 most (%4).</source>
        <translation>Les cartes ont surtout aidé %1 (%2) et surtout desservi %3 (%4).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No one made a clear mistake.</source>
        <translation>Personne n’a commis d’erreur nette.</translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation>%1 n’a commis aucune erreur nette.</translation>
    </message>
    <message>
        <source>The others made no clear mistake.</source>
        <translation>Les autres n’ont commis aucune erreur nette.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what was done</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>a hand, what was done</comment>
        <translation>%1, «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>The costliest (%2): %1. Better: “%3”.</source>
        <translation>La plus coûteuse (%2)&#xa0;: %1. Mieux&#xa0;: «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1 (not significant)</source>
        <translation>%1 (non significatif)</translation>
    </message>
    <message>
        <source>The cards gave you %1.</source>
        <translation>Les cartes vous ont apporté %1.</translation>
    </message>
    <message>
        <source>The cards cost you %1.</source>
        <translation>Les cartes vous ont coûté %1.</translation>
    </message>
    <message>
        <source>Your decisions made no measurable difference.</source>
        <translation>Vos décisions n’ont pas fait de différence mesurable.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1.</source>
        <translation>Vos décisions vous ont coûté %1.</translation>
    </message>
    <message>
        <source>Your decisions saved %1.</source>
        <translation>Vos décisions ont épargné %1.</translation>
    </message>
    <message>
        <source>Your decisions gained you %1.</source>
        <translation>Vos décisions vous ont rapporté %1.</translation>
    </message>
    <message>
        <source>The decisions of %1 made no measurable difference.</source>
        <translation>Les décisions de %1 n’ont pas fait de différence mesurable.</translation>
    </message>
    <message>
        <source>The decisions of %1 gained you %2.</source>
        <translation>Les décisions de %1 vous ont rapporté %2.</translation>
    </message>
    <message>
        <source>The decisions of %1 cost you %2.</source>
        <translation>Les décisions de %1 vous ont coûté %2.</translation>
    </message>
    <message>
        <source>The others’ decisions made no measurable difference.</source>
        <translation>Les décisions des autres n’ont pas fait de différence mesurable.</translation>
    </message>
    <message>
        <source>The others’ decisions cost you %1.</source>
        <translation>Les décisions des autres vous ont coûté %1.</translation>
    </message>
    <message>
        <source>The others’ decisions saved %1.</source>
        <translation>Les décisions des autres ont épargné %1.</translation>
    </message>
    <message>
        <source>The others’ decisions gained you %1.</source>
        <translation>Les décisions des autres vous ont rapporté %1.</translation>
    </message>
    <message>
        <source>%1, not significant</source>
        <translation>%1, non significatif</translation>
    </message>
    <message numerus="yes">
        <source>You made %Ln mistakes</source>
        <translation>
            <numerusform>Vous avez fait %Ln erreur</numerusform>
            <numerusform>Vous avez fait %Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %Ln mistakes</source>
        <translation>
            <numerusform>%1 a fait %Ln erreur</numerusform>
            <numerusform>%1 a fait %Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others made mistakes, too</source>
        <translation>
            <numerusform>%Ln autre a aussi fait des erreurs</numerusform>
            <numerusform>%Ln autres ont aussi fait des erreurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1 et %2</translation>
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
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 %2, place %3 of %4</source>
        <translation>%1 %2, rang %3 sur %4</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1 with %2</source>
        <translation>En tête&#xa0;: %1 avec %2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gagné ensemble</translation>
    </message>
    <message>
        <source>A draw, %1 – %2</source>
        <translation>Partie nulle, %1 – %2</translation>
    </message>
    <message>
        <source>No one won</source>
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>%1 gagnent, %2</translation>
    </message>
    <message>
        <source>You and your partner won, %1</source>
        <translation>Vous et votre partenaire gagnez, %1</translation>
    </message>
    <message>
        <source>You and your partner lost, %1 – %2</source>
        <translation>Vous et votre partenaire perdez, %1 – %2</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Vous partagez la victoire</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>%n joueur a la victoire</numerusform>
            <numerusform>%n joueurs partagent la victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>You won%1</source>
        <translation>Vous gagnez%1</translation>
    </message>
    <message>
        <source>%1 won%2</source>
        <translation>%1 gagne%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>%1 is a bot: &quot;partner, Skilled&quot;</extracomment>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>partner, %1</source>
        <translation>partenaire, %1</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>deal</comment>
        <translation>scellée</translation>
    </message>
</context>
<context>
    <name>ThegameCheer</name>
    <message>
        <source>Ten back!</source>
        <translation>Saut de 10&#xa0;!</translation>
    </message>
</context>
<context>
    <name>ThegamePage</name>
    <message>
        <source>stay off</source>
        <translation>pas touche</translation>
    </message>
    <message>
        <source>mine soon</source>
        <translation>bientôt à moi</translation>
    </message>
    <message>
        <source>rather not</source>
        <translation>plutôt non</translation>
    </message>
    <message>
        <source>no wish</source>
        <translation>sans souhait</translation>
    </message>
</context>
<context>
    <name>ThegamePile</name>
    <message>
        <source>Pile %1, rising, at %2</source>
        <translation>Pile %1, montante, à %2</translation>
    </message>
    <message>
        <source>Pile %1, falling, at %2</source>
        <translation>Pile %1, descendante, à %2</translation>
    </message>
    <message>
        <source>%1 wishes %2</source>
        <translation>%1 souhaite %2</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>descend</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, worth %1</source>
        <translation>, valeur %1</translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation>%1 n’est pas jouable</translation>
    </message>
    <message>
        <source>%1: jump back 10</source>
        <translation>%1&#xa0;: saut de 10</translation>
    </message>
    <message>
        <source>%1: back 10!</source>
        <translation>%1&#xa0;: saut de 10&#xa0;!</translation>
    </message>
    <message>
        <source>rising, room: %1</source>
        <translation>monte, reste&#xa0;: %1</translation>
    </message>
    <message>
        <source>falling, room: %1</source>
        <translation>descend, reste&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ThegameRidge</name>
    <message>
        <source>Perfect: all 98 cards are played.</source>
        <translation>Parfait&#xa0;: les 98 cartes sont jouées.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>All 98 cards. Nothing left in hand, nothing in the stack.</source>
        <translation>Les 98 cartes. Plus rien en main, plus rien dans la pioche.</translation>
    </message>
</context>
<context>
    <name>ThegameScore</name>
    <message>
        <source>jump back</source>
        <translation>saut arrière</translation>
    </message>
    <message>
        <source>Piles, latest on top</source>
        <translation>Piles, dernière en haut</translation>
    </message>
    <message>
        <source>pile %1, rising</source>
        <translation>pile %1, montante</translation>
    </message>
    <message>
        <source>pile %1, falling</source>
        <translation>pile %1, descendante</translation>
    </message>
    <message>
        <source>Cards played, latest first</source>
        <translation>Cartes jouées, dernière d’abord</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Turn %1: you jumped ten back to %2 on pile %3, the last jump of the match.</source>
        <translation>Tour %1&#xa0;: vous avez fait un saut de dix en arrière, à %2, sur la pile %3, le dernier de la partie.</translation>
    </message>
    <message>
        <source>Turn %1: %2 jumped ten back to %3 on pile %4, the last jump of the match.</source>
        <translation>Tour %1&#xa0;: %2 a fait un saut de dix en arrière, à %3, sur la pile %4, le dernier de la partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n nombre</numerusform>
            <numerusform>%n nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: your %2 on pile %3 left out %4, the widest gap of the match.</source>
        <translation>Tour %1&#xa0;: votre %2 sur la pile %3 a sauté %4, le plus grand écart de la partie.</translation>
    </message>
    <message>
        <source>Turn %1: %2 put %3 on pile %4 and left out %5, the widest gap of the match.</source>
        <translation>Tour %1&#xa0;: %2 a posé %3 sur la pile %4 et sauté %5, le plus grand écart de la partie.</translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation>
            <numerusform>%n jouée</numerusform>
            <numerusform>%n jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>jouées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards played</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>ThegameStack</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <translation>
            <numerusform>pioche&#xa0;: %n</numerusform>
            <numerusform>pioche&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>stack empty</source>
        <translation>pioche vide</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the stack</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1 of 98 played</source>
        <translation>%1 sur 98 jouées</translation>
    </message>
    <message>
        <source>%1 of 98</source>
        <comment>cards played</comment>
        <translation>%1 sur 98</translation>
    </message>
    <message>
        <source>only %1 in the stack</source>
        <translation>plus que %1 en pioche</translation>
    </message>
    <message>
        <source>%1 of 98 to go</source>
        <translation>reste %1 sur 98</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>reste %1</translation>
    </message>
</context>
<context>
    <name>ThegameTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left.</source>
        <translation>
            <numerusform>Il reste %n carte.</numerusform>
            <numerusform>Il reste %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <translation>%1 sur la pile %2</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>Souhait %1</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Perdre la partie</translation>
    </message>
    <message>
        <source>jump back %1</source>
        <translation>saut de %1</translation>
    </message>
    <message>
        <source>jumps back %1</source>
        <translation>saut de %1</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>écart %1</translation>
    </message>
    <message>
        <source>Any wishes for the piles?</source>
        <translation>Des souhaits pour les piles&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards, then you may end your turn.</source>
        <translation>
            <numerusform>Encore %n carte, puis vous pourrez finir le tour.</numerusform>
            <numerusform>Encore %n cartes, puis vous pourrez finir le tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play another card or end your turn.</source>
        <translation>Jouez une autre carte ou finissez le tour.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>plus de cartes</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles: a perfect match.</source>
        <translation>Les 98 cartes sont sur les piles&#xa0;: une partie parfaite.</translation>
    </message>
    <message>
        <source>You still had to play, but none of your cards fitted.</source>
        <translation>Vous deviez encore jouer, mais aucune de vos cartes n’était jouable.</translation>
    </message>
    <message>
        <source>%1 still had to play, but no card fitted.</source>
        <translation>%1 devait encore jouer, mais aucune carte n’était jouable.</translation>
    </message>
    <message>
        <source>You ended your turn too early and gave up.</source>
        <translation>Vous avez fini le tour trop tôt&#xa0;: c’est un abandon.</translation>
    </message>
    <message>
        <source>%1 ended the turn too early and gave up.</source>
        <translation>%1 a fini le tour trop tôt&#xa0;: c’est un abandon.</translation>
    </message>
    <message>
        <source>You had a fault, which loses the match.</source>
        <translation>Vous avez commis une faute&#xa0;: la partie est perdue.</translation>
    </message>
    <message>
        <source>%1 had a fault, which loses the match.</source>
        <translation>%1 a commis une faute&#xa0;: la partie est perdue.</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carte %1</translation>
    </message>
    <message>
        <source>stay off pile %1</source>
        <translation>pas touche à %1</translation>
    </message>
    <message>
        <source>want others to stay off pile %1</source>
        <translation>dites&#xa0;: pas touche à la pile %1</translation>
    </message>
    <message>
        <source>wants others to stay off pile %1</source>
        <translation>dit&#xa0;: pas touche à la pile %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation>Toutes les cartes sont jouées</translation>
    </message>
    <message>
        <source>No card fits. %1</source>
        <translation>Aucune carte n’est jouable. %1</translation>
    </message>
    <message>
        <source>Given up. %1</source>
        <translation>Abandon. %1</translation>
    </message>
    <message>
        <source>Lost by a fault. %1</source>
        <translation>Perdu par faute. %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>piochez %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pioche %1</translation>
    </message>
    <message>
        <source>play %1 on pile %2</source>
        <translation>jouez %1 sur la pile %2</translation>
    </message>
    <message>
        <source>plays %1 on pile %2</source>
        <translation>joue %1 sur la pile %2</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>finissez le tour</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>finit le tour</translation>
    </message>
    <message>
        <source>had a fault</source>
        <translation>en faute</translation>
    </message>
    <message>
        <source>%1 jumps ten back to %2</source>
        <translation>%1&#xa0;: saut de dix en arrière, à %2</translation>
    </message>
    <message>
        <source>The stack is empty</source>
        <translation>La pioche est vide</translation>
    </message>
    <message>
        <source>The stack is running out</source>
        <translation>La pioche s’épuise</translation>
    </message>
    <message>
        <source>Your next card would move a pile by %1 or more.</source>
        <translation>La prochaine carte avancerait une pile de %1 ou plus.</translation>
    </message>
    <message>
        <source>It sets the pile ten back.</source>
        <translation>Elle fait reculer la pile de dix.</translation>
    </message>
    <message>
        <source>Then your %1 can set the pile ten back.</source>
        <translation>Ensuite votre %1 pourra faire reculer la pile de dix.</translation>
    </message>
    <message>
        <source>It’s the smallest step you have.</source>
        <translation>C’est votre plus petit écart.</translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message>
        <source>Where do you want to put the %1? Click a pile or press 1 to 4.</source>
        <translation>Où poser le %1&#xa0;? Cliquez sur une pile ou appuyez sur 1 à 4.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>refill your hand</source>
        <translation>compléter la main</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>la pioche est vide</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>one more card to play</source>
        <translation>encore une carte à jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards to play</source>
        <translation>
            <numerusform>encore %n carte à jouer</numerusform>
            <numerusform>encore %n cartes à jouer</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>your turn continues</source>
        <translation>votre tour continue</translation>
    </message>
    <message>
        <source>Give up now</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>everyone loses the match</source>
        <translation>tous perdent la partie</translation>
    </message>
    <message>
        <source>Wishes: 1 %1, 3 %2, 5 %3</source>
        <translation>Souhaits&#xa0;: 1 %1, 3 %2, 5 %3</translation>
    </message>
    <message>
        <source>Numbers over a card: how far it moves piles 1 to 4.</source>
        <translation>Nombres au-dessus d’une carte&#xa0;: l’écart sur les piles 1 à 4.</translation>
    </message>
</context>
<context>
    <name>ThegameWish</name>
    <message>
        <source>Your wish for pile %1: %2</source>
        <translation>Votre souhait pour la pile %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a wish and what it says</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: after the next card</source>
        <comment>a wish</comment>
        <translation>%1&#xa0;: après la prochaine carte</translation>
    </message>
    <message>
        <source>0: no wish, 3: mine soon, 5: stay off</source>
        <translation>0&#xa0;: sans souhait, 3&#xa0;: bientôt à moi, 5&#xa0;: pas touche</translation>
    </message>
</context>
<context>
    <name>TournamentCost</name>
    <message>
        <source>about %1 matches</source>
        <translation>environ %1 parties</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>au plus %1 parties</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 partie</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 parties</translation>
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
            <numerusform>%n tour, %1</numerusform>
            <numerusform>%n tours, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1</source>
        <translation>
            <numerusform>%n rencontre, %1</numerusform>
            <numerusform>%n rencontres, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few matches the intervals stay wider than that, so all matches will be played.</source>
        <translation>Avec si peu de parties, les intervalles restent plus larges&#xa0;: toutes les parties seront jouées.</translation>
    </message>
    <message>
        <source>The last deal is not played from all seats, because %1 is not a multiple of %2.</source>
        <translation>La dernière donne n’est pas jouée depuis toutes les places, car %1 n’est pas un multiple de %2.</translation>
    </message>
    <message>
        <source>%1 remembers earlier matches. Its matches against the same opponents run one after another on one thread, so more threads don’t make them faster.</source>
        <translation>%1 se souvient des parties précédentes. Ses parties contre les mêmes adversaires se suivent sur un seul thread&#xa0;: plus de threads ne les accélèrent pas.</translation>
    </message>
    <message>
        <source>File size: %1.</source>
        <translation>Taille du fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This takes more than a day. You can stop and resume at any time.</source>
        <translation>Cela prend plus d’un jour. Vous pouvez arrêter et reprendre à tout moment.</translation>
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
        <translation>Ordre&#xa0;: tour atteint. ±&#xa0;: intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Order: fixtures won, then opponents’ score. ± is the 95 % interval.</source>
        <translation>Ordre&#xa0;: rencontres gagnées, puis score des adversaires. ±&#xa0;: intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Contest order: matches won. ± is the 95 % interval.</source>
        <translation>Ordre du concours&#xa0;: parties gagnées. ±&#xa0;: intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Contest order: matches won, then %1. ± is the 95 % interval.</source>
        <translation>Ordre du concours&#xa0;: parties gagnées, puis %1. ±&#xa0;: intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Contest order: points. ± is the 95 % interval.</source>
        <translation>Ordre du concours&#xa0;: points. ±&#xa0;: intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Contest order: %1. ± is the 95 % interval.</source>
        <translation>Ordre du concours&#xa0;: %1. ±&#xa0;: intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Contest order: matches won, including shared wins. ± is the 95 % interval.</source>
        <translation>Ordre du concours&#xa0;: parties gagnées, victoires partagées comprises. ±&#xa0;: intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Contest order: mean points. ± is the 95 % interval.</source>
        <translation>Ordre du concours&#xa0;: points moyens. ±&#xa0;: intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>SPRT of Elo %1 against %2: LLR %3 between %4 and %5</source>
        <translation>SPRT d’Elo %1 contre %2&#xa0;: LLR %3 entre %4 et %5</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at least Elo %3.</source>
        <translation>%1. Accepté&#xa0;: %2 est plus fort d’au moins %3 Elo.</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at most Elo %3.</source>
        <translation>%1. Accepté&#xa0;: %2 est plus fort d’au plus %3 Elo.</translation>
    </message>
    <message>
        <source>%1. Not decided yet.</source>
        <translation>%1. Pas encore décidé.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>A circle: %1. The unbeatable mix: %2.</source>
        <translation>Un cycle&#xa0;: %1. Le mélange imbattable&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Duplicate deals saved %1 matches.</source>
        <translation>%1 parties économisées grâce aux donnes dupliquées.</translation>
    </message>
    <message>
        <source>Both are equally likely to be stronger.</source>
        <translation>Les deux ont autant de chances d’être le plus fort.</translation>
    </message>
</context>
<context>
    <name>TournamentTemplates</name>
    <message>
        <source>Last settings</source>
        <translation>Derniers réglages</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Coup d’œil</translation>
    </message>
    <message>
        <source>Contest settings</source>
        <translation>Réglages du concours</translation>
    </message>
    <message>
        <source>Contest cup</source>
        <translation>Coupe du concours</translation>
    </message>
    <message>
        <source>Is mine better? (SPRT)</source>
        <translation>Le mien est-il meilleur&#xa0;? (SPRT)</translation>
    </message>
    <message>
        <source>The settings of the last tournament of this game</source>
        <translation>Les réglages du dernier tournoi de ce jeu</translation>
    </message>
    <message>
        <source>A few hundred matches on duplicate deals: takes seconds, gives a first ranking</source>
        <translation>Quelques centaines de parties sur donnes dupliquées&#xa0;: quelques secondes pour un premier classement</translation>
    </message>
    <message>
        <source>Format, matches and rules of the contest this game comes from</source>
        <translation>Format, parties et règles du concours d’où vient ce jeu</translation>
    </message>
    <message>
        <source>A ladder that decides every place. Each pairing is best of seven sets</source>
        <translation>Un tableau qui décide tous les rangs. Chaque rencontre est au meilleur de sept sets</translation>
    </message>
    <message>
        <source>A sequential test of the first two selected bots. It stops as soon as the result is clear</source>
        <translation>Un test séquentiel des deux premiers bots sélectionnés. Il s’arrête dès que le résultat est clair</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>%1, %2 played, waiting for an earlier match</source>
        <translation>%1, %2 jouées, en attente d’une partie antérieure</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>opening the file…</source>
        <translation>ouverture du fichier…</translation>
    </message>
    <message>
        <source>stopped by its stop rule after %1</source>
        <translation>arrêté par sa règle d’arrêt après %1</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>terminé en %1</translation>
    </message>
    <message>
        <source>stopped after %1</source>
        <translation>arrêté après %1</translation>
    </message>
    <message numerus="yes">
        <source>finishing %n running matches</source>
        <translation>
            <numerusform>fin de %n partie en cours</numerusform>
            <numerusform>fin de %n parties en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arrêt en cours…</translation>
    </message>
    <message>
        <source>a bot is solving these rules: %1 %</source>
        <translation>un bot résout ces règles&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>vient de commencer</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>reste environ %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>not saved, lost when the window closes</source>
        <translation>non enregistré, perdu à la fermeture de la fenêtre</translation>
    </message>
    <message>
        <source>saved, safe to close</source>
        <translation>enregistré, vous pouvez fermer</translation>
    </message>
    <message>
        <source>saved %1 ago, safe to close</source>
        <translation>enregistré il y a %1, vous pouvez fermer</translation>
    </message>
    <message>
        <source>%1. Everything saved before is kept, and nothing else has changed.</source>
        <translation>%1. Tout ce qui était déjà enregistré est conservé, et rien d’autre n’a changé.</translation>
    </message>
    <message>
        <source>The results can’t be saved: %1.</source>
        <translation>Les résultats ne peuvent pas être enregistrés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>Ouverture du fichier…</translation>
    </message>
    <message>
        <source>SHA-256 of the sealed seed: %1</source>
        <translation>SHA-256 de la graine scellée&#xa0;: %1</translation>
    </message>
    <message>
        <source>A slow match is still running. Later matches are shown, but the stop rule does not count them yet.</source>
        <translation>Une partie lente est encore en cours. Les parties suivantes sont affichées, mais la règle d’arrêt ne les compte pas encore.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>%1 matches per second on</source>
        <translation>%1 parties par seconde sur</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>arrêté à %1</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1, arrêt en cours</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>en pause à %1</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
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
        <translation>%1, %2 parties par set</translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1, %2 parties par rencontre</translation>
    </message>
    <message>
        <source>%1, %2 matches</source>
        <translation>%1, %2 parties</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1, donnes dupliquées</translation>
    </message>
    <message>
        <source>%1, bots of one language together</source>
        <translation>%1, bots d’un même langage ensemble</translation>
    </message>
    <message>
        <source>%1, sealed seed</source>
        <translation>%1, graine scellée</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has ended</source>
        <translation>%1 est terminé</translation>
    </message>
    <message>
        <source>%1 has stopped</source>
        <translation>%1 s’est arrêté</translation>
    </message>
    <message>
        <source>%1 is first after %2 matches.</source>
        <translation>%1 est premier après %2 parties.</translation>
    </message>
</context>
<context>
    <name>WinMarks</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>manches&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>manches gagnées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
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
        <translation>Sur %1 points, %2 sont donnés.</translation>
    </message>
    <message>
        <source>%1 gets %2. %3</source>
        <translation>%2 pour %1. %3</translation>
    </message>
</context>
<context>
    <name>ZipdeckRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>Un clic ou une touche pour continuer</translation>
    </message>
</context>
<context>
    <name>ZipdeckScore</name>
    <message>
        <source>Points, fewest first</source>
        <translation>Points, ordre croissant</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>wrong calls</source>
        <translation>annonces fausses</translation>
    </message>
    <message>
        <source>Calls, latest first</source>
        <translation>Annonces, dernières d’abord</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>silent, +%1</source>
        <translation>muet, +%1</translation>
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
        <translation>, reçoit %1 de vous</translation>
    </message>
    <message>
        <source>▼ fewest</source>
        <translation>▼ en tête</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>▲ highest</source>
        <translation>▲ plus haute</translation>
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
        <translation>Votre carte n’a pas de points à répartir</translation>
    </message>
    <message numerus="yes">
        <source>A correct call gives away %n point(s)</source>
        <translation>
            <numerusform>Une annonce juste donne %n point</numerusform>
            <numerusform>Une annonce juste donne %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>vous %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You pay what you don’t give away: %1.</source>
        <translation>Vous payez ce que vous ne donnez pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Click a player to give everything. Use + and − for single points.</source>
        <translation>Cliquez sur un joueur pour tout lui donner. Utilisez + et − pour un seul point.</translation>
    </message>
    <message>
        <source>All to the leader</source>
        <translation>Tout au premier</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>À parts égales</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
</context>
<context>
    <name>ZipdeckSpeech</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck&#xa0;!</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>muet</translation>
    </message>
</context>
<context>
    <name>ZipdeckStepper</name>
    <message>
        <source>%1: one point less</source>
        <translation>%1&#xa0;: un point de moins</translation>
    </message>
    <message>
        <source>%1: one point more</source>
        <translation>%1&#xa0;: un point de plus</translation>
    </message>
</context>
<context>
    <name>ZipdeckTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipdeckTexts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Se taire</translation>
    </message>
    <message>
        <source>costs nothing unless your card is the highest</source>
        <translation>gratuit, sauf si votre carte est la plus haute</translation>
    </message>
    <message>
        <source>if right: gives away %1</source>
        <translation>si juste&#xa0;: donne %1</translation>
    </message>
    <message>
        <source>if right: you pay all of it</source>
        <translation>si juste&#xa0;: vous payez tout</translation>
    </message>
    <message>
        <source>You have %1, worth %2. Call or say nothing.</source>
        <translation>Vous avez %1, qui vaut %2. Annoncez ou taisez-vous.</translation>
    </message>
    <message>
        <source>You have %1, worth nothing. Call or say nothing.</source>
        <translation>Vous avez %1, qui ne vaut rien. Annoncez ou taisez-vous.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to you</source>
        <translation>%1 à vous</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Call, keep all points</source>
        <translation>Annoncer, rien à personne</translation>
    </message>
    <message>
        <source>Call: %1</source>
        <translation>Annoncer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your %1 was the highest and you said nothing: %2.</source>
        <translation>Votre %1 était la plus haute et vous n’avez rien dit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and pay %2 yourself.</source>
        <translation>Vous avez annoncé la plus haute carte, %1, et payez %2 vous-même.</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and give %2.</source>
        <translation>Vous avez annoncé la plus haute carte, %1, et donnez %2.</translation>
    </message>
    <message>
        <source>%1 had the highest card, %2, and said nothing: %3.</source>
        <translation>%1 avait la plus haute carte, %2, et n’a rien dit&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and pays %3.</source>
        <translation>%1 a annoncé la plus haute carte, %2, et paie %3.</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and gives %3.</source>
        <translation>%1 a annoncé la plus haute carte, %2, et donne %3.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lowest score after %n round(s): %2.</source>
        <translation>
            <numerusform>%1 partagent le score le plus bas après %n tour&#xa0;: %2.</numerusform>
            <numerusform>%1 partagent le score le plus bas après %n tours&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest score after %n round(s): %1. The next has %2.</source>
        <translation>
            <numerusform>Score le plus bas après %n tour&#xa0;: %1. Le suivant a %2.</numerusform>
            <numerusform>Score le plus bas après %n tours&#xa0;: %1. Le suivant a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carte %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Your card is the highest</source>
        <translation>Votre carte est la plus haute</translation>
    </message>
    <message>
        <source>%1 has the highest card</source>
        <translation>Plus haute carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>call “Zip Deck!”</source>
        <translation>annoncez «&#xa0;Zip Deck&#xa0;!&#xa0;»</translation>
    </message>
    <message>
        <source>calls “Zip Deck!”</source>
        <translation>annonce «&#xa0;Zip Deck&#xa0;!&#xa0;»</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>recevez %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>reçoit %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>now have %1</source>
        <translation>avez maintenant %1</translation>
    </message>
    <message>
        <source>now has %1</source>
        <translation>a maintenant %1</translation>
    </message>
    <message>
        <source>had a fault, which counts as saying nothing</source>
        <translation>en faute, compté comme silence</translation>
    </message>
    <message>
        <source>%1 called with the highest card</source>
        <translation>%1 a annoncé la plus haute carte</translation>
    </message>
    <message>
        <source>%1 called, and the card was not the highest</source>
        <translation>%1 a annoncé, et ce n’était pas la plus haute carte</translation>
    </message>
    <message>
        <source>Everyone answers on the count of three.</source>
        <translation>Tous répondent à trois.</translation>
    </message>
    <message>
        <source>Your %1 can’t be the highest: you say nothing</source>
        <translation>Votre %1 ne peut pas être la plus haute : vous ne dites rien</translation>
    </message>
    <message>
        <source>%1 had the highest card and said nothing</source>
        <translation>%1 avait la plus haute carte et n’a rien dit</translation>
    </message>
</context>
<context>
    <name>ZipdeckTray</name>
    <message>
        <source>A wrong call costs you %1.</source>
        <translation>Une annonce fausse coûte %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Cards 0 to %1</source>
        <translation>Cartes 0 à %1</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck&#xa0;!</translation>
    </message>
    <message>
        <source>if right: costs nothing</source>
        <translation>si juste&#xa0;: ne coûte rien</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay %2</source>
        <translation>si juste&#xa0;: donne %1, vous payez %2</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay nothing</source>
        <translation>si juste&#xa0;: donne %1, sans rien payer</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Se taire</translation>
    </message>
    <message>
        <source>costs %1 if %2 is the highest</source>
        <translation>coûte %1 si %2 est la plus haute</translation>
    </message>
    <message>
        <source>%1 is the highest with a probability of %2 %.</source>
        <translation>%1 est la plus haute avec une probabilité de %2&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>ZipdeckWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, fewest</source>
        <translation>%1, en tête</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, rang %2</translation>
    </message>
    <message>
        <source>called, gave %1</source>
        <translation>annonce, don&#xa0;: %1</translation>
    </message>
    <message>
        <source>called, paid %1</source>
        <translation>annonce, coût&#xa0;: %1</translation>
    </message>
    <message>
        <source>silent, paid %1</source>
        <translation>muet, coût&#xa0;: %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>muet</translation>
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
        <translation>tour précédent %1, %2</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>don&#xa0;: %1</translation>
    </message>
    <message>
        <source>called</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 Give %2.</source>
        <translation>%1 Donner %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This round: %1, %2.</source>
        <translation>Ce tour&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>Last round: %1, %2.</source>
        <translation>Tour précédent&#xa0;: %1, %2.</translation>
    </message>
</context>
<context>
    <name>advanced-pazaak</name>
    <message>
        <source>rule deck_size is {}, but with same {} and pool {} it must be from 1 to {}</source>
        <translation>la règle deck_size est {}, avec same {} et pool {} elle doit aller de 1 à {}</translation>
    </message>
    <message>
        <source>rule hand_size is {}, but with deck_size {} it must be from 0 to {}</source>
        <translation>la règle hand_size est {}, avec deck_size {} elle doit aller de 0 à {}</translation>
    </message>
    <message>
        <source>a side card must follow a house card, and each turn may have only one</source>
        <translation>une carte annexe suit une carte de pioche, une par tour</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>il y a trop de cartes</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>il y a {} cartes, mais il en faut {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>la carte de pioche {} est {} fois sur la table, il y en a {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>plus de cartes annexes que les {} des règles</translation>
    </message>
    <message>
        <source>no set is over yet</source>
        <translation>aucun set n’est encore fini</translation>
    </message>
    <message>
        <source>these rules have no stakes</source>
        <translation>ces règles ne prévoient pas de mise</translation>
    </message>
    <message>
        <source>seat 0 must begin by these rules</source>
        <translation>d’après ces règles, la place 0 commence</translation>
    </message>
    <message>
        <source>the set is over with these cards, so no one has to act</source>
        <translation>le set est fini avec ces cartes, personne ne doit jouer</translation>
    </message>
    <message>
        <source>{} is not a card; write for example 7, -2 or +-3=+3</source>
        <translation>{} n’est pas une carte comme 7, -2 ou +-3=+3</translation>
    </message>
    <message>
        <source>{} is not a side card</source>
        <translation>{} n’est pas une carte annexe</translation>
    </message>
    <message>
        <source>{} appears {} times, but the rules allow only {}</source>
        <translation>{} figure {} fois, les règles en permettent {}</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn with {} cards of seat 1 and {} of seat 2</source>
        <translation>ce ne peut pas être le tour de la place {} avec {} cartes de la place 1 et {} de la place 2</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Hilltop cannot find similar positions of {}</source>
        <translation>{} n’indique pas quelles positions se ressemblent</translation>
    </message>
    <message>
        <source>the match has no decision {}; its last one is {}</source>
        <translation>la partie n’a pas de décision {}, la dernière est {}</translation>
    </message>
    <message>
        <source>analysis.decisions[{}].{}: the numbers do not add up</source>
        <translation>analysis.decisions[{}].{}&#xa0;: le compte n’y est pas</translation>
    </message>
    <message>
        <source>analysis.decisions[{}]: the match has another answer here</source>
        <translation>analysis.decisions[{}]&#xa0;: n’est pas ce qui a été joué</translation>
    </message>
    <message>
        <source>analysis.positions[{}].{}: the numbers do not add up</source>
        <translation>analysis.positions[{}].{}&#xa0;: le compte n’y est pas</translation>
    </message>
    <message>
        <source>analysis.seats[{}].result: the numbers do not add up</source>
        <translation>analysis.seats[{}].result&#xa0;: le compte n’y est pas</translation>
    </message>
    <message>
        <source>analysis.seats[{}].{}: the numbers do not add up</source>
        <translation>analysis.seats[{}].{}&#xa0;: le compte n’y est pas</translation>
    </message>
    <message>
        <source>analysis: this analysis belongs to another match</source>
        <translation>analysis&#xa0;: appartient à une autre partie</translation>
    </message>
    <message>
        <source>this must be a list of three numbers</source>
        <translation>doit être trois nombres</translation>
    </message>
    <message>
        <source>this analysis was made by a newer version of Hilltop</source>
        <translation>vient d’une version plus récente de Hilltop</translation>
    </message>
    <message>
        <source>{} and {} have different lengths</source>
        <translation>{} et {} n’ont pas la même longueur</translation>
    </message>
    <message>
        <source>matches of {} cannot be analysed yet</source>
        <translation>les parties de {} ne peuvent pas encore être analysées</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>{} is a folder, not a tournament file</source>
        <translation>{} est un dossier, pas un fichier de tournoi</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>liste d’arguments trop longue</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>descripteur non valide</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>liaison rompue</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>délai de connexion dépassé</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>périphérique ou ressource occupés</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>dossier non vide</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>pas un programme exécutable</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>fichier trop grand</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>fonction non disponible</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>machine injoignable</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée-sortie</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>argument non valide</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>se trouve sur un autre disque</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>est un dossier</translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation>aucun verrou disponible</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus de place sur le disque</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>périphérique ou adresse introuvable</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>périphérique introuvable</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>n’est pas un dossier</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>opération non prise en charge</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>momentanément indisponible</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>le fichier n’est plus sur le serveur</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>le programme est en cours d’exécution</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>trop de liens à la suite</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>trop de liens</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>trop de fichiers ouverts sur le système</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>pas de connexion</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>il est tronqué</translation>
    </message>
    <message>
        <source>line {}: this is not JSON, see character {}</source>
        <translation>ligne {}&#xa0;: pas du JSON, voir le caractère {}</translation>
    </message>
    <message>
        <source>this is not JSON, see character {}</source>
        <translation>pas du JSON, voir le caractère {}</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>les crochets sont trop imbriqués</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>le système ne donne pas de raison</translation>
    </message>
    <message>
        <source>it contains a number that is too large</source>
        <translation>il contient un nombre trop grand</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be locked ({})</source>
        <translation>{} ne peut pas être verrouillé ({})</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} ne peut pas être ouvert ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} ne peut pas être lu ({})</translation>
    </message>
    <message>
        <source>{} cannot be removed ({})</source>
        <translation>{} ne peut pas être supprimé ({})</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} ne peut pas être écrit ({})</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>{} is too large for the memory of this computer</source>
        <translation>{} est trop grand pour la mémoire de cet ordinateur</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}&#xa0;: le dossier ne peut pas être créé ({})</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>ce champ manque</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>il faut true ou false ici</translation>
    </message>
    <message>
        <source>this must be a list of {}</source>
        <translation>n’est pas une liste de {} valeurs</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>il faut une liste ici</translation>
    </message>
    <message>
        <source>this must be a number</source>
        <translation>il faut un nombre ici</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>il faut un nombre entier ici</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>il faut un objet JSON ici</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>il faut un texte entre guillemets ici</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>ce nombre est trop grand</translation>
    </message>
    <message>
        <source>the value is {}, but it must be a whole number from 0 to 2^64-1</source>
        <translation>est {}, il faut un entier de 0 à 2^64-1</translation>
    </message>
    <message>
        <source>the value is {}, but it must be from {} to {}</source>
        <translation>la valeur est {}, mais elle doit être entre {} et {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>it ended unexpectedly ({})</source>
        <translation>arrêt inattendu ({})</translation>
    </message>
    <message>
        <source>the path {} could lead out of its folder</source>
        <translation>le chemin {} pourrait mener hors de son dossier</translation>
    </message>
    <message>
        <source>the system cannot start more threads; close other programs</source>
        <translation>le système ne démarre plus de threads&#xa0;; fermez d’autres programmes</translation>
    </message>
    <message>
        <source>there is not enough memory to continue</source>
        <translation>il n’y a pas assez de mémoire pour continuer</translation>
    </message>
    <message>
        <source>{} is a hard link to another file; replace it with a copy</source>
        <translation>{} a un autre nom ailleurs (un lien physique)&#xa0;; mettez-y une copie</translation>
    </message>
    <message>
        <source>{} has more than {} bytes</source>
        <translation>{} a plus de {} octets</translation>
    </message>
    <message>
        <source>{} has more than {} files, too many for a bot</source>
        <translation>{} a plus de {} fichiers, c’est trop pour un bot</translation>
    </message>
    <message>
        <source>{} has more than {} folders one inside the other, too many for a bot</source>
        <translation>{} a plus de {} dossiers imbriqués, ce dont aucun bot n’a besoin</translation>
    </message>
    <message>
        <source>{} is a link that leads out of its folder; replace it with the file</source>
        <translation>{} est un lien qui mène hors de son dossier&#xa0;; mettez-y le fichier</translation>
    </message>
    <message>
        <source>{} is a link; replace it with the file</source>
        <translation>{} est un lien&#xa0;; mettez-y le fichier lui-même</translation>
    </message>
    <message>
        <source>{} is neither a regular file nor a folder</source>
        <translation>{} n’est ni un fichier ordinaire ni un dossier</translation>
    </message>
</context>
<context>
    <name>botlab</name>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>ce programme a été construit sans {}</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}&#xa0;: ligne {}, colonne {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} ne démarre pas ({})</translation>
    </message>
    <message>
        <source>record {}: {}</source>
        <translation>enregistrement {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: all seats play together, so bots can only be compared by their answers</source>
        <translation>{}&#xa0;: toutes les places jouent ensemble, deux bots ne se comparent donc que par leurs réponses</translation>
    </message>
    <message>
        <source>record {} is a match of {}, not of {}</source>
        <translation>enregistrement {}&#xa0;: est une partie de {}, pas de {}</translation>
    </message>
    <message>
        <source>{} begins with _ and is therefore left out; name it as {} to let it play</source>
        <translation>{} commence par _, ce n’est donc pas un participant&#xa0;; {} le fait jouer</translation>
    </message>
    <message>
        <source>{} is the base of {} and is therefore left out; name it as {} to let it play</source>
        <translation>{} est étendu par {}, ce n’est donc pas un participant&#xa0;; {} le fait jouer</translation>
    </message>
    <message>
        <source>{} has no method {}</source>
        <translation>{} n’a pas de méthode {}</translation>
    </message>
    <message>
        <source>{} is abstract, so it is not a bot</source>
        <translation>{} est abstraite, donc pas un bot</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}&#xa0;: ce nom n’est pas en UTF-8&#xa0;; renommez le fichier</translation>
    </message>
    <message>
        <source>{} is a program of the Hilltop protocol; name it as {}</source>
        <translation>{} est un programme du protocole Hilltop, qui participe sous {}</translation>
    </message>
    <message>
        <source>{} is a bot of {}, not of {}</source>
        <translation>{} est un bot de {}, pas de {}</translation>
    </message>
    <message>
        <source>{} has no kind of bots of its own to look for in a folder; name each of your bots</source>
        <translation>le concours de {} n’a pas de type de bots à lui, nommez chacun de vos bots</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} ne peut pas être lu ({})</translation>
    </message>
    <message>
        <source>{} contains no bot of {}</source>
        <translation>{}&#xa0;: ne contient pas de bot pour {}</translation>
    </message>
    <message>
        <source>{} (left out: {})</source>
        <translation>{} (laissé de côté&#xa0;: {})</translation>
    </message>
    <message>
        <source>{} contains {} bots; name one of them, for example {}</source>
        <translation>{}&#xa0;: contient {} bots&#xa0;; indiquez lequel, comme {}</translation>
    </message>
    <message>
        <source>{} contains no {}</source>
        <translation>{}&#xa0;: ne contient pas de {}</translation>
    </message>
    <message>
        <source>there is no decision {}; the record has {}</source>
        <translation>il n’y a pas de décision {}, l’enregistrement en a {}</translation>
    </message>
    <message>
        <source>decision {} was made by a person</source>
        <translation>la décision {} était celle d’un humain</translation>
    </message>
    <message>
        <source>the random numbers of its bots come from the sealed seed of the tournament, so no answer can be reproduced before the tournament ends</source>
        <translation>le hasard de ses bots vient de la graine scellée de son tournoi, aucune réponse ne peut donc être redemandée avant la fin</translation>
    </message>
    <message>
        <source>{}: {}: {}</source>
        <translation>{}&#xa0;: {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>the bot was not asked for decision {}: it had stopped before</source>
        <translation>la décision {} n’a pas été demandée&#xa0;: le bot s’était arrêté avant</translation>
    </message>
    <message>
        <source>{}: {} already at decision {}: {}</source>
        <translation>{}&#xa0;: {} dès la décision {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>it has {}, but no {}</source>
        <translation>il a {}, mais pas de {}</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} n’a pas de {}</translation>
    </message>
    <message>
        <source>{} contains {} bots; each needs a name without spaces</source>
        <translation>{}&#xa0;: contient {} bots&#xa0;; chacun doit avoir un nom sans espaces</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} est vide</translation>
    </message>
    <message>
        <source>{} is C or C++ source code; compile it and add the program</source>
        <translation>{} est du code source C ou C++&#xa0;; compilez-le et ajoutez le programme</translation>
    </message>
    <message>
        <source>{}: the first line must name the program that runs it, such as #!/usr/bin/env {}</source>
        <translation>{}&#xa0;: sa première ligne ne dit pas ce qui l’exécute, comme #!/usr/bin/env {}</translation>
    </message>
    <message>
        <source>{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that extends Player, nor an executable program</source>
        <translation>{} n’est pas un bot&#xa0;: ni JavaScript avec les méthodes {}, ni Python ou Java avec une classe qui étend Player, ni programme exécutable</translation>
    </message>
    <message>
        <source>{} is neither text nor a program for this computer</source>
        <translation>{} n’est ni un texte ni un programme pour cet ordinateur</translation>
    </message>
    <message>
        <source>{}: a folder is a bot if it contains Java files, and this one contains none</source>
        <translation>{}&#xa0;: un dossier est un bot s’il contient des fichiers Java, et celui-ci n’en contient pas</translation>
    </message>
    <message>
        <source>{}: this name cannot be used for a bot; rename the file</source>
        <translation>{}&#xa0;: son nom ne peut pas servir pour un bot, renommez-le</translation>
    </message>
    <message>
        <source>there is no template of a bot of {}</source>
        <translation>il n’y a pas de modèle de bot pour {}</translation>
    </message>
    <message>
        <source>there is no template of a bot of {} in {}, only in {}</source>
        <translation>il n’y a pas de modèle de bot pour {} en {}, seulement en {}</translation>
    </message>
    <message>
        <source>{}: a Java file must have the name of its class, such as MyBot.java</source>
        <translation>{}&#xa0;: un fichier Java doit porter le nom de sa classe, comme MyBot.java</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}&#xa0;: existe déjà&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>{}: no class in it has a main method</source>
        <translation>{}&#xa0;: aucune de ses classes n’a de méthode main</translation>
    </message>
    <message>
        <source>{} uses the Hilltop protocol, but there is no {}.class beside it; compile it with javac</source>
        <translation>{}&#xa0;: parle le protocole Hilltop, mais il n’y a pas de {}.class à côté&#xa0;; javac en fait une</translation>
    </message>
    <message>
        <source>{} is Java, but no class in it extends any of {}</source>
        <translation>{} est du Java, mais aucune de ses classes n’étend l’une de celles-ci&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} is in no package; it must be in one of {}</source>
        <translation>{} n’est dans aucun paquetage&#xa0;; il en faut un de ceux-ci&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} is in the package {}; it must be in one of {}</source>
        <translation>{} est dans le paquetage {}&#xa0;; il en faut un de ceux-ci&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} must be public</source>
        <translation>{} doit être public</translation>
    </message>
    <message>
        <source>{} is an archive of sources. Unpack it to use its bots</source>
        <translation>{} est une archive de sources&#xa0;; décompressez-la, et chacun de ses bots pourra jouer</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({})</source>
        <translation>aucune de ses {} réponses n’a compté ({})</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({}): {}</source>
        <translation>aucune de ses {} réponses n’a compté ({})&#xa0;: {}</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot ({}){}</source>
        <translation>il a commis une faute à chaque partie, et la première disqualifie ({}){}</translation>
    </message>
    <message>
        <source>{} of {} answers were faults ({})</source>
        <translation>{} réponses sur {} étaient des fautes ({})</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>aucune de ses parties ne s’est terminée en {} s</translation>
    </message>
    <message>
        <source>it needs {} ms per answer, so its {} matches in the contest will take about {} minutes</source>
        <translation>il met {} ms à répondre, ses {} parties du concours prendront donc environ {} minutes</translation>
    </message>
    <message>
        <source>the bots could not be tested, for a reason outside the bots: {}</source>
        <translation>les bots n’ont pas pu être essayés, et ils n’y sont pour rien&#xa0;: {}</translation>
    </message>
    <message>
        <source>this number is larger than &quot;{}&quot;</source>
        <translation>est plus que «&#xa0;{}&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a report on a bot</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un rapport sur un bot</translation>
    </message>
    <message>
        <source>the format is {}, but this program reads {}</source>
        <translation>est {}, ce programme lit {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is built in; only your own bots can be checked</source>
        <translation>«&#xa0;{}&#xa0;» est intégré, seuls vos propres bots peuvent être testés</translation>
    </message>
    <message>
        <source>{} is not a number of matches</source>
        <translation>{} n’est pas un nombre de parties</translation>
    </message>
    <message>
        <source>{} has {} bytes, too large for a bot’s source</source>
        <translation>{} a {} octets, c’est trop pour le code source d’un bot</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>there is no match of this game to ask about</source>
        <translation>il n’y a pas de partie de ce jeu d’où tirer des questions</translation>
    </message>
</context>
<context>
    <name>contests</name>
    <message>
        <source>A hill of this name already exists. Choose another name.</source>
        <translation>Une colline de ce nom existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A tournament of this name already exists. Choose another name.</source>
        <translation>Un tournoi de ce nom existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{}: this file cannot be deleted: {}</source>
        <translation>{}&#xa0;: ce fichier ne peut pas être supprimé&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: this file cannot be renamed</source>
        <translation>{}&#xa0;: ce fichier ne peut pas être renommé</translation>
    </message>
</context>
<context>
    <name>documents</name>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}; the analysis is kept in {} instead</source>
        <translation>{}&#xa0;; les analyses sont enregistrées dans {}</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be one of {}</source>
        <translation>la règle {} est «&#xa0;{}&#xa0;», il faut l’un de {}</translation>
    </message>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be a whole number from {} to {}</source>
        <translation>la règle {} est «&#xa0;{}&#xa0;», il faut un entier de {} à {}</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; this game has no rules to set</source>
        <translation>règle inconnue «&#xa0;{}&#xa0;», ce jeu n’a pas de règles à régler</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; the rules are {}</source>
        <translation>règle inconnue «&#xa0;{}&#xa0;», les règles sont {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a rule; write KEY=VALUE</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas une règle, écrivez RÈGLE=VALEUR</translation>
    </message>
    <message>
        <source>rules must be a JSON object</source>
        <translation>rules n’est pas un objet</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a fault</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas une faute</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not allowed ({})</source>
        <translation>la place {} a répondu «&#xa0;{}&#xa0;», ce qui n’est pas autorisé ({})</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not an answer of this game</source>
        <translation>la place {} a répondu «&#xa0;{}&#xa0;», ce qui n’est pas une réponse de ce jeu</translation>
    </message>
    <message>
        <source>seat {} has nothing to decide now</source>
        <translation>la place {} n’est pas interrogée maintenant</translation>
    </message>
    <message>
        <source>the list has {} entries, but it must have {}</source>
        <translation>la liste a {} éléments, mais il en faut {}</translation>
    </message>
    <message>
        <source>the value must be one of {}</source>
        <translation>la valeur doit être parmi&#xa0;: {}</translation>
    </message>
    <message>
        <source>this must be a list of texts</source>
        <translation>n’est pas une liste de textes</translation>
    </message>
    <message>
        <source>this must be a list of whole numbers</source>
        <translation>n’est pas une liste d’entiers</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>il faut une liste ici</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>il faut un nombre entier ici</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>il faut un objet JSON ici</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>la valeur est {}, mais le reste donne {}</translation>
    </message>
    <message>
        <source>the value must be {}</source>
        <translation>doit être {}</translation>
    </message>
    <message>
        <source>there is no field of this name</source>
        <translation>ce champ n’existe pas</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>the phases of a deal must be EUCHRE_BIDDING and TRICK_PLAY, in this order</source>
        <translation>EUCHRE_BIDDING doit venir d’abord, TRICK_PLAY ensuite, et rien d’autre</translation>
    </message>
    <message>
        <source>Hilltop does not support exchanging cards</source>
        <translation>Hilltop ne prend pas en charge l’échange de cartes</translation>
    </message>
    <message>
        <source>Hilltop’s Euchre does not have this rule</source>
        <translation>l’Euchre de Hilltop n’a pas cette règle</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>«&#xa0;{}&#xa0;» manque</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call of this round</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas une annonce de ce tour</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call that Hilltop knows</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas une annonce connue de Hilltop</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card that Hilltop knows; all cards must be given</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas une carte connue de Hilltop&#xa0;; toutes les cartes doivent être indiquées</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas une carte</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a field of the notation</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un champ de la notation</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be the leader</source>
        <translation>«&#xa0;{}&#xa0;» ne peut pas entamer</translation>
    </message>
    <message>
        <source>a defender goes alone, but defend_alone is not true</source>
        <translation>un défenseur joue en solo, mais defend_alone n’est pas true</translation>
    </message>
    <message>
        <source>a lone defender takes three or four tricks, which is 4 points in the notation and 2 in Hilltop’s Euchre</source>
        <translation>un défenseur en solo fait trois ou quatre plis, ce qui vaut 4 points dans la notation et 2 dans l’Euchre de Hilltop</translation>
    </message>
    <message>
        <source>a match of Hilltop begins at 0 to 0</source>
        <translation>une partie de Hilltop commence à 0 à 0</translation>
    </message>
    <message>
        <source>everyone has called twice</source>
        <translation>tous ont déjà annoncé deux fois</translation>
    </message>
    <message>
        <source>there is neither a winning_score nor num_deals</source>
        <translation>n’a ni winning_score ni num_deals</translation>
    </message>
    <message>
        <source>there is no fileType, so this is not Euchre Game Notation</source>
        <translation>n’a pas de fileType, ce n’est donc pas de l’Euchre Game Notation</translation>
    </message>
    <message>
        <source>there are {} cards, but {} seats play</source>
        <translation>a {} cartes, {} places jouent</translation>
    </message>
    <message>
        <source>the match has {} deals, but a file holds at most {}</source>
        <translation>a {} manches, un tel fichier en contient {}</translation>
    </message>
    <message>
        <source>in deal {} the partner of the maker goes alone, which the notation does not support</source>
        <translation>à la manche {}, le partenaire du preneur joue en solo, ce que la notation ne peut pas dire</translation>
    </message>
    <message>
        <source>Hilltop cannot read a file of the type &quot;{}&quot;</source>
        <translation>Hilltop ne lit pas les fichiers de type «&#xa0;{}&#xa0;»</translation>
    </message>
    <message>
        <source>the version is &quot;{}&quot;, but Hilltop reads 1.2 to 1.4; convert older files with egn-upgrade</source>
        <translation>est «&#xa0;{}&#xa0;», on connaît 1.2 à 1.4&#xa0;; egn-upgrade renouvelle les anciens fichiers</translation>
    </message>
    <message>
        <source>the match is not finished; only whole matches can be written in this notation</source>
        <translation>n’est pas terminée&#xa0;; seules des parties entières peuvent être écrites dans cette notation</translation>
    </message>
    <message>
        <source>this deal is not played to its end, but another one follows</source>
        <translation>n’est pas jouée jusqu’au bout, mais une autre manche suit</translation>
    </message>
    <message>
        <source>the file is compressed; unpack it with egn-convert</source>
        <translation>est compressé&#xa0;; décompressez le fichier avec egn-convert</translation>
    </message>
    <message>
        <source>the value is {}, but in Hilltop’s Euchre it is {}</source>
        <translation>est {}, dans l’Euchre de Hilltop c’est {}</translation>
    </message>
    <message>
        <source>the dealer is {}, but it must be {}, to the left of the dealer before</source>
        <translation>est {}, il faut {}, à gauche du donneur précédent</translation>
    </message>
    <message>
        <source>the left bower follows its printed suit in this match, but in the notation it belongs to trump</source>
        <translation>le bower gauche fournit sa propre couleur, dans la notation il appartient à l’atout</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>il faut une liste ici</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>il faut un texte entre guillemets ici</translation>
    </message>
    <message>
        <source>this must be a whole number from {} to {}</source>
        <translation>doit être un entier de {} à {}</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>il faut un objet JSON ici</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>il faut true ou false ici</translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation>doit être deux nombres</translation>
    </message>
    <message>
        <source>no one has made trump</source>
        <translation>personne n’a choisi l’atout</translation>
    </message>
    <message>
        <source>no one has picked a card up</source>
        <translation>personne n’a pris de carte</translation>
    </message>
    <message>
        <source>seat {} does not have {}</source>
        <translation>la place {} n’a pas {}</translation>
    </message>
    <message>
        <source>seat {} goes alone and the player to its left leads, but in Hilltop’s Euchre the player to the left of the dealer does</source>
        <translation>la place {} joue en solo et sa gauche entame, dans l’Euchre de Hilltop c’est la gauche du donneur</translation>
    </message>
    <message>
        <source>seat {} has a card of the suit led, so {} is a revoke</source>
        <translation>la place {} a une carte de la couleur demandée, {} est donc une renonce</translation>
    </message>
    <message>
        <source>seat {} is not a defender, seat {} made trump</source>
        <translation>la place {} n’est pas en défense, la place {} a choisi l’atout</translation>
    </message>
    <message>
        <source>seat {} was dealt five other cards, so it cannot have {}</source>
        <translation>la place {} a reçu cinq autres cartes, elle ne peut pas avoir {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>étape {}&#xa0;: la réponse ne convient pas</translation>
    </message>
    <message>
        <source>a file of this format holds one match, but there are {}; choose one with --match</source>
        <translation>un tel fichier contient une partie, il y en a {}&#xa0;; choisissez-en une avec --match</translation>
    </message>
    <message>
        <source>the dealer must name a suit, as the rule std has it</source>
        <translation>le donneur doit annoncer une couleur, comme le veut la règle std</translation>
    </message>
    <message>
        <source>the match is over before this deal</source>
        <translation>la partie est finie avant</translation>
    </message>
    <message>
        <source>there are more than {} deals, too many for a match</source>
        <translation>il y en a plus de {}</translation>
    </message>
    <message>
        <source>there are only five tricks</source>
        <translation>il n’y a que cinq plis</translation>
    </message>
    <message>
        <source>there are {} hands, but only four players</source>
        <translation>il y a {} mains</translation>
    </message>
    <message>
        <source>there are {} players, but there must be four</source>
        <translation>il y en a {}, pas quatre</translation>
    </message>
    <message>
        <source>num_deals and winning_score cannot be used together</source>
        <translation>il y a aussi un winning_score</translation>
    </message>
    <message>
        <source>there is no bower before trump is made</source>
        <translation>il n’y a pas de bower avant le choix de l’atout</translation>
    </message>
    <message>
        <source>there are no deals</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>this answer is not possible here</source>
        <translation>cette réponse n’est pas demandée ici</translation>
    </message>
    <message>
        <source>trump has been made already</source>
        <translation>l’atout est déjà choisi</translation>
    </message>
    <message>
        <source>{} is already in another place</source>
        <translation>{} est déjà ailleurs</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>the score is {}, but the deals add up to {}</source>
        <translation>est {}, les donnes donnent {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>ligne {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>seat {} cannot hold these cards after what was played</source>
        <translation>ne sont pas celles que la place {} a encore après ce qui a été joué</translation>
    </message>
    <message>
        <source>there are cards here before trump is made</source>
        <translation>a des cartes avant le choix de l’atout</translation>
    </message>
    <message>
        <source>there are {} numbers, but there must be 2</source>
        <translation>a {} nombres, pas 2</translation>
    </message>
    <message>
        <source>the suit must be c, d, h or s</source>
        <translation>n’est aucun de c, d, h, s</translation>
    </message>
    <message>
        <source>this is not a card; write for example jh</source>
        <translation>n’est pas une carte comme jh</translation>
    </message>
    <message>
        <source>no deal is possible here: the others cannot hold the cards that are left</source>
        <translation>aucune donne ne convient&#xa0;: les autres ne peuvent pas avoir les cartes restantes</translation>
    </message>
    <message>
        <source>no one has to decide here</source>
        <translation>personne ne décide ici</translation>
    </message>
    <message>
        <source>seat {} cannot answer {}</source>
        <translation>la place {} ne peut pas répondre «&#xa0;{}&#xa0;»</translation>
    </message>
    <message>
        <source>seat {} has more than five cards</source>
        <translation>la place {} a plus de cinq cartes</translation>
    </message>
    <message>
        <source>seat {} has {} cards with those it has played, not five</source>
        <translation>la place {} a {} cartes avec celles qu’elle a jouées, pas cinq</translation>
    </message>
    <message>
        <source>seat {} plays where seat {} is on turn</source>
        <translation>la place {} joue alors que c’est le tour de la place {}</translation>
    </message>
    <message>
        <source>{} is not a card; write for example jh</source>
        <translation>{} n’est pas une carte comme jh</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} apparaît deux fois</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>&quot;{}&quot; names no file</source>
        <translation>«&#xa0;{}&#xa0;»&#xa0;: ne nomme aucun fichier</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {} has no bots of the kind &quot;{}&quot;; its kinds are {}</source>
        <translation>«&#xa0;{}&#xa0;»&#xa0;: {} n’a pas de bots de type «&#xa0;{}&#xa0;», il a {}</translation>
    </message>
    <message>
        <source>there is no bot &quot;{}&quot;; {} has {}</source>
        <translation>bot inconnu «&#xa0;{}&#xa0;», {} a {}</translation>
    </message>
    <message>
        <source>{} has {} seats, not {}</source>
        <translation>{} a {} places, pas {}</translation>
    </message>
    <message>
        <source>{} has {} to {} seats, not {}</source>
        <translation>{} a de {} à {} places, pas {}</translation>
    </message>
    <message>
        <source>positions of {} cannot be set up</source>
        <translation>les positions de {} ne peuvent pas être composées</translation>
    </message>
    <message>
        <source>there is no file &quot;{}&quot;, and {} has no bot of that name</source>
        <translation>il n’y a pas de fichier «&#xa0;{}&#xa0;», et {} n’a pas de bot de ce nom</translation>
    </message>
</context>
<context>
    <name>hill</name>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>a hill has more than two entrants, so use stop=fixed or stop=interval</source>
        <translation>une colline a plus de deux participants&#xa0;; utilisez stop=fixed ou stop=interval</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>il n’a terminé aucune partie en {} s</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>elle n’a pas de plan</translation>
    </message>
    <message>
        <source>its log was changed</source>
        <translation>son journal a été modifié</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches est {}, il faut un entier de 1 à {}</translation>
    </message>
    <message>
        <source>matches of {}: {}</source>
        <translation>parties de {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>every answer was a fault</source>
        <translation>aucune de ses réponses n’a compté</translation>
    </message>
    <message>
        <source>their faults were changed</source>
        <translation>leurs fautes ont été modifiées</translation>
    </message>
    <message>
        <source>they are of another hill</source>
        <translation>elles sont d’une autre colline</translation>
    </message>
    <message>
        <source>a hill needs an even number of seats, as two versions share them, but {} is odd</source>
        <translation>sur une colline, deux versions se partagent une table à parts égales, et {} places ne se partagent pas&#xa0;: prenez un nombre pair</translation>
    </message>
    <message>
        <source>{} bots play here, and there is no room for more; retire one first</source>
        <translation>{} bots jouent ici, et pas plus&#xa0;; retirez-en un d’abord</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} ne peut pas être créé ({})</translation>
    </message>
    <message>
        <source>{} cannot be made executable ({})</source>
        <translation>{} ne peut pas être rendu exécutable ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{} ne peut pas être lu ({})</translation>
    </message>
    <message>
        <source>{} has more than {} MiB, which a hill does not keep</source>
        <translation>{} fait plus de {} Mio, ce qu’une colline ne garde pas</translation>
    </message>
    <message>
        <source>{} has no printable name; give it one</source>
        <translation>{} n’a pas de nom affichable&#xa0;; donnez-lui-en un</translation>
    </message>
    <message>
        <source>{} has played, but the log does not say that it joined</source>
        <translation>{} a joué sans être jamais venu</translation>
    </message>
    <message>
        <source>{} is not the same bot in this version of Hilltop as the one that has played; add it again as a new version</source>
        <translation>{} n’est pas dans cette version de Hilltop celui qui a joué&#xa0;; ajoutez-le de nouveau comme nouvelle version</translation>
    </message>
    <message>
        <source>{} is not a copy of {} with the same log</source>
        <translation>{} n’est pas une copie de {} avec le même journal</translation>
    </message>
    <message>
        <source>{} is already the name of another bot here, {}; give this one another name</source>
        <translation>{} est ici le nom d’un autre bot, {}&#xa0;; donnez un autre nom à celui-ci</translation>
    </message>
    <message>
        <source>{} was disqualified in this version: {}</source>
        <translation>{} a été disqualifié dans cette version&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: no bot called {} plays here</source>
        <translation>{}&#xa0;: aucun bot nommé {} ne joue ici</translation>
    </message>
    <message>
        <source>{}: the matches of {} have other results than in another copy</source>
        <translation>{}&#xa0;: les parties de {} se sont terminées autrement que dans une autre copie</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}&#xa0;: ce nom n’est pas en UTF-8&#xa0;; renommez le fichier</translation>
    </message>
    <message>
        <source>match {} of this pairing was not kept</source>
        <translation>la partie {} de cette rencontre n’a pas été conservée</translation>
    </message>
    <message>
        <source>{} is not a hill</source>
        <translation>{} n’est pas une colline</translation>
    </message>
    <message>
        <source>{} matches are too few: one pairing takes {}</source>
        <translation>{} parties, c’est moins que les {} d’une rencontre</translation>
    </message>
    <message>
        <source>{}: this match was forfeited and not played, because a bot had dropped out</source>
        <translation>{}&#xa0;: cette partie a été perdue par forfait et n’a pas été jouée, car un bot était déjà exclu</translation>
    </message>
    <message>
        <source>match {} of this pairing had another result when it was played again</source>
        <translation>la partie {} de cet appariement s’est terminée autrement</translation>
    </message>
    <message>
        <source>{} is the bot that was disqualified as {}: {}</source>
        <translation>{} est le bot qui a été disqualifié sous le nom {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>give a reason why {} is disqualified; it is shown in the log and on the site</source>
        <translation>dites pourquoi {} est disqualifié&#xa0;; le journal et le site l’indiquent</translation>
    </message>
    <message>
        <source>the files of {} ({}) have changed since it joined; restore them, or add it again</source>
        <translation>les fichiers de {} ({}) ne sont pas ceux avec lesquels il est entré&#xa0;; rétablissez-les ou ajoutez-le de nouveau</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} ne peut pas être lu&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} looks like a version of another bot; choose a name that does not end in v and a number</source>
        <translation>{} ressemble à une version d’un autre bot&#xa0;; choisissez un nom qui ne finit pas par v et un nombre</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; must be text in quotation marks</source>
        <translation>{}&#xa0;: «&#xa0;{}&#xa0;» doit être du texte entre guillemets</translation>
    </message>
    <message>
        <source>{}: two bots have the name {}; name {} or {} v{}</source>
        <translation>{}&#xa0;: deux bots sont affichés comme {}&#xa0;; indiquez {} ou {} v{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the SHA-256 of a bot</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas le SHA-256 d’un bot</translation>
    </message>
    <message>
        <source>one of its bots has no name</source>
        <translation>un de ses bots n’a pas de nom</translation>
    </message>
    <message>
        <source>its plan was changed</source>
        <translation>son plan a été modifié</translation>
    </message>
    <message>
        <source>the files of {} are missing</source>
        <translation>les fichiers de {} manquent</translation>
    </message>
    <message>
        <source>the files of {} have changed since it joined</source>
        <translation>les fichiers de {} ne sont pas ceux avec lesquels il est entré</translation>
    </message>
    <message>
        <source>the table of a season was changed</source>
        <translation>le tableau d’une saison a été modifié</translation>
    </message>
    <message>
        <source>they do not fit this game</source>
        <translation>elles ne sont pas de ce jeu</translation>
    </message>
    <message>
        <source>{} belongs to another user; remove it</source>
        <translation>{} appartient à un autre utilisateur&#xa0;; supprimez-le</translation>
    </message>
    <message>
        <source>{} has left, but the log does not say that it joined</source>
        <translation>{} est parti sans être jamais venu</translation>
    </message>
    <message>
        <source>{} has more files than a hill keeps</source>
        <translation>{} a plus de fichiers qu’une colline n’en garde</translation>
    </message>
    <message>
        <source>{} is built in and cannot have files</source>
        <translation>{} est intégré et a des fichiers</translation>
    </message>
    <message>
        <source>{} is built in, but there are files for it</source>
        <translation>{} est intégré, et pourtant il y a des fichiers pour lui</translation>
    </message>
    <message>
        <source>it has {} with two different contents</source>
        <translation>{} y figure avec deux contenus</translation>
    </message>
    <message>
        <source>{} is not a file of {}</source>
        <translation>{} n’est pas un fichier de {}</translation>
    </message>
    <message>
        <source>{} is not a JSON object</source>
        <translation>{} n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>{}: this name is too long for a report beside it; rename the file</source>
        <translation>{}&#xa0;: ce nom est trop long pour un rapport à côté&#xa0;; renommez le fichier</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>a sealed hill has a key for each season, and no salt</source>
        <translation>une colline a des clés pour ses saisons, et elles n’ont pas de sel</translation>
    </message>
    <message>
        <source>a key of a season has 64 hexadecimal digits in lower case</source>
        <translation>la clé d’une saison a 64 chiffres hexadécimaux en minuscules</translation>
    </message>
    <message>
        <source>a sealed hill has at most {} seasons</source>
        <translation>une colline scellée a au plus {} saisons</translation>
    </message>
    <message>
        <source>season is {}, but it must be a whole number from 1 to {}</source>
        <translation>season est {}, il faut un entier de 1 à {}</translation>
    </message>
    <message>
        <source>the key of a season is not the one that was sealed</source>
        <translation>la clé d’une saison n’est pas celle qui a été scellée</translation>
    </message>
    <message>
        <source>they are of a season that has not begun</source>
        <translation>elles sont d’une saison qui n’a pas commencé</translation>
    </message>
    <message>
        <source>two versions of {} have dropped out; name {} or {}</source>
        <translation>deux versions de {} sont exclues&#xa0;; indiquez {} ou {}</translation>
    </message>
    <message>
        <source>{} has neither dropped out nor been disqualified</source>
        <translation>{} n’est ni exclu ni disqualifié</translation>
    </message>
    <message>
        <source>this version of {} has dropped out ({}); fix it, or let it play again with hill back</source>
        <translation>{} est exclu dans cette version ({})&#xa0;; corrigez-le, ou laissez-le jouer de nouveau avec hill back</translation>
    </message>
    <message>
        <source>{} plays in another version; retire that first</source>
        <translation>{} joue dans une autre version&#xa0;; retirez d’abord celle-ci</translation>
    </message>
    <message>
        <source>{} would not be isolated and could read the sealed deals: {}</source>
        <translation>{} ne serait pas isolé et pourrait lire les donnes scellées&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: this computer does not have the keys of season {} and later</source>
        <translation>{}&#xa0;: les clés à partir de la saison {} ne sont pas connues de cet ordinateur</translation>
    </message>
    <message>
        <source>{}: this is not the key that was sealed</source>
        <translation>{}&#xa0;: ce n’est pas la clé qui a été scellée</translation>
    </message>
    <message>
        <source>{} has no match {}; its last match is {}</source>
        <translation>{} n’a pas de partie {}, la dernière est {}</translation>
    </message>
    <message>
        <source>{} has no matches yet</source>
        <translation>{} n’a pas encore de parties</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot remembers earlier matches or does not always answer alike</source>
        <translation>{}&#xa0;: la partie {} était autre&#xa0;: rejouée d’après sa graine, elle a donné d’autres réponses, donc un bot se souvient des parties précédentes ou ne joue pas deux fois de la même façon</translation>
    </message>
    <message>
        <source>{} has added the daily maximum of versions on {} (UTC), {}; {} can join from {} on</source>
        <translation>{} a déjà ajouté le {} autant de versions qu’un auteur peut en ajouter en un jour (UTC), {}&#xa0;; {} pourra entrer à partir du {}</translation>
    </message>
    <message>
        <source>{} already has {} on this hill, and an author may have {} at a time; {} can join when one has left</source>
        <translation>{} joue ici avec {}, et un auteur peut en avoir {} à la fois&#xa0;; {} pourra entrer quand l’un d’eux sera parti</translation>
    </message>
    <message>
        <source>matches of {}: they are of another hill</source>
        <translation>parties de {}&#xa0;: elles sont d’une autre colline</translation>
    </message>
    <message>
        <source>the name of a season needs at least one character, and all of them must be printable</source>
        <translation>une saison a besoin d’un nom fait de caractères qui peuvent être affichés</translation>
    </message>
    <message>
        <source>{} has a season called {} already</source>
        <translation>{} a déjà une saison appelée {}</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the season ends</source>
        <translation>{}&#xa0;: des parties restent à jouer&#xa0;; jouez-les avec hilltop-cli hill run avant la fin de la saison</translation>
    </message>
    <message>
        <source>one of its finals has no bots</source>
        <translation>une finale qu’il contient n’a pas de bots</translation>
    </message>
    <message>
        <source>the name of a final needs at least one character, and all of them must be printable</source>
        <translation>une finale a besoin d’un nom fait de caractères qui peuvent être affichés</translation>
    </message>
    <message>
        <source>a hill has at most {} finals</source>
        <translation>une colline a au plus {} finales</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot</source>
        <translation>il a commis une faute dans chaque partie, et la première disqualifie</translation>
    </message>
    <message>
        <source>{} has a final called {} already</source>
        <translation>{} a déjà une finale appelée {}</translation>
    </message>
    <message>
        <source>{} is in a final, but the log does not say that it joined</source>
        <translation>{} est dans une finale et n’est jamais venu</translation>
    </message>
    <message>
        <source>{} matches of a pairing are too many for a final</source>
        <translation>{} parties d’une rencontre, c’est trop pour une finale</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: a final needs two bots that have played</source>
        <translation>{}&#xa0;: une finale a besoin de deux bots qui ont joué</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the final begins</source>
        <translation>{}&#xa0;: des parties restent à jouer&#xa0;; jouez-les avec hilltop-cli hill run avant le début de la finale</translation>
    </message>
    <message>
        <source>it has a final, but a hill with random tables has none</source>
        <translation>elle a une finale et des tables tirées au sort</translation>
    </message>
    <message>
        <source>matches is {}, but a random table plays at most {}</source>
        <translation>matches vaut {}, et à une table tirée au sort on en joue au plus {}</translation>
    </message>
    <message>
        <source>two sides meet in {} with {} seats, so there are no random tables</source>
        <translation>dans {} à {} places deux camps s’affrontent, il n’y a donc pas de tables tirées au sort</translation>
    </message>
    <message>
        <source>{} has no random number for its tables</source>
        <translation>{} n’a pas de tirage pour ses tables</translation>
    </message>
    <message>
        <source>{} matches are too few: one table takes {}</source>
        <translation>{} parties, c’est moins que les {} d’une table</translation>
    </message>
    <message>
        <source>{} plays at random tables, and such a hill cannot have finals</source>
        <translation>{} joue à des tables tirées au sort, et seule une colline sans elles a des finales</translation>
    </message>
</context>
<context>
    <name>hills</name>
    <message>
        <source>two of these bots are called {}; rename the file of one</source>
        <translation>deux de ces bots s’appellent {}&#xa0;; renommez le fichier de l’un</translation>
    </message>
    <message>
        <source>{} has changed while it was checked; add it again</source>
        <translation>{} a changé pendant le test&#xa0;; ajoutez-le de nouveau</translation>
    </message>
</context>
<context>
    <name>hilltop::AboutDialog</name>
    <message>
        <source>About Hilltop</source>
        <translation>À propos de Hilltop</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>with Qt %1</source>
        <translation>avec Qt %1</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, avec Qt %2</translation>
    </message>
    <message>
        <source>Play card games against bots, analyse every decision, and run tournaments that show which bot is better.</source>
        <translation>Jouez aux cartes contre des bots, analysez chaque décision et organisez des tournois qui montrent quel bot est le meilleur.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure. Sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>hilltop::AddBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Ajouter des bots</translation>
    </message>
    <message>
        <source>The hill keeps a copy of each bot’s files. A bot whose files have changed joins as its next version.</source>
        <translation>La colline conserve une copie des fichiers de chaque bot. Un bot dont les fichiers ont changé entre comme sa version suivante.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Sélectionnez au moins un bot.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>hilltop::AfterMatch</name>
    <message>
        <source>Compare with others…</source>
        <translation>Comparer aux autres…</translation>
    </message>
    <message>
        <source>Play again, same team</source>
        <translation>Rejouer, même équipe</translation>
    </message>
    <message>
        <source>Rematch, seats swapped</source>
        <translation>Revanche, places échangées</translation>
    </message>
    <message>
        <source>This was the first of two matches with the same cards.</source>
        <translation>C’était la première de deux parties avec les mêmes cartes.</translation>
    </message>
    <message>
        <source>Both matches are one result: %1 of 2.</source>
        <translation>Les deux parties comptent pour un résultat&#xa0;: %1 sur 2.</translation>
    </message>
    <message>
        <source>Rated rematch</source>
        <translation>Revanche classée</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>L’analyse n’est pas disponible pour ce jeu.</translation>
    </message>
    <message>
        <source>A bot finished this match, so your play isn’t analysed.</source>
        <translation>Un bot a terminé cette partie, votre jeu n’est donc pas analysé.</translation>
    </message>
    <message>
        <source>Only bots played. Replay can analyse their match.</source>
        <translation>Seuls des bots ont joué. La relecture peut analyser leur partie.</translation>
    </message>
    <message>
        <source>Several people played. Replay can analyse the match.</source>
        <translation>Plusieurs personnes ont joué. La relecture peut analyser la partie.</translation>
    </message>
    <message>
        <source>Second rated match</source>
        <translation>Deuxième partie classée</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisGraph</name>
    <message>
        <source>Course of the match</source>
        <translation>Déroulement de la partie</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>chance %1</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>habileté</translation>
    </message>
    <message>
        <source>start %1, now %2, end %3</source>
        <translation>départ %1, maintenant %2, fin %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what is shown of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>luck of the deal</source>
        <translation>chance de la donne</translation>
    </message>
    <message>
        <source>start %1, now %2</source>
        <translation>départ %1, maintenant %2</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisPanel</name>
    <message>
        <source>%1: start %2, luck %3, skill %4, others’ skill %5, result %6</source>
        <translation>%1&#xa0;: départ %2, chance %3, habileté %4, celle des autres %5, résultat %6</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1 ± %2.</source>
        <translation>Résultat hors chance&#xa0;: %1 ± %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1.</source>
        <translation>Résultat hors chance&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Average loss per unforced decision: %1 ± %2.</source>
        <translation>Perte moyenne par décision non forcée&#xa0;: %1 ± %2.</translation>
    </message>
    <message>
        <source>What the analysis says</source>
        <translation>Ce que dit l’analyse</translation>
    </message>
    <message>
        <source>&amp;More in the manual</source>
        <translation>&amp;Plus dans le manuel</translation>
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
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>Analyse de la partie</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>Anal&amp;yser</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The match by seat</source>
        <translation>La partie par place</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>Affiner</translation>
    </message>
    <message>
        <source>Analyse the whole match again with %1 times the samples, in the background</source>
        <translation>Analyser à nouveau toute la partie avec %1 fois plus de simulations, en arrière-plan</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Analysing every decision and every card…</source>
        <translation>Analyse de chaque décision et de chaque carte…</translation>
    </message>
    <message>
        <source>All parts…</source>
        <translation>Tous les éléments…</translation>
    </message>
    <message>
        <source>Show every step from start to result</source>
        <translation>Lister ce qui a été additionné, du départ au résultat</translation>
    </message>
    <message>
        <source>You see the sums at the end of the match, because spoilers are hidden.</source>
        <translation>Vous verrez les sommes à la fin de la partie, car les spoilers sont masqués.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisViews</name>
    <message>
        <source>&amp;What may they hold?</source>
        <translation>Que &amp;peuvent-ils avoir&#xa0;?</translation>
    </message>
    <message>
        <source>Show where hidden cards may be, as this seat sees it</source>
        <translation>Afficher où peuvent être les cartes cachées, vu de cette place</translation>
    </message>
</context>
<context>
    <name>hilltop::AnswerLog</name>
    <message>
        <source>wrote: %1</source>
        <translation>a écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Output…</source>
        <translation>Sortie…</translation>
    </message>
    <message>
        <source>Everything the bot wrote to its log at this decision</source>
        <translation>Tout ce que le bot a écrit dans son journal à cette décision</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What the bot wrote</source>
        <translation>Ce que le bot a écrit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 in total, most often %2: %3.</source>
        <translation>%1 au total, le plus souvent %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BeforeDialog</name>
    <message>
        <source>The same position</source>
        <translation>La même position</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>Positions semblables</translation>
    </message>
    <message>
        <source>Answers given before</source>
        <translation>Réponses déjà données</translation>
    </message>
    <message>
        <source>Matches with this position</source>
        <translation>Parties avec cette position</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Voir le moment</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <translation>Déjà dans cette position&#xa0;: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Open the chosen match at that moment</source>
        <translation>Ouvrir la partie sélectionnée à ce moment</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Searching your matches and tournaments…</source>
        <translation>Recherche dans vos parties et tournois…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches with these rules searched.</source>
        <translation>
            <numerusform>%Ln partie avec ces règles parcourue.</numerusform>
            <numerusform>%Ln parties avec ces règles parcourues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position (%1)</source>
        <translation>La même position (%1)</translation>
    </message>
    <message>
        <source>Similar positions (%1)</source>
        <translation>Positions semblables (%1)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Mean result of these matches for the player, ± one standard error: %1</source>
        <translation>Résultat moyen de ces parties pour le joueur, ± une erreur type&#xa0;: %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
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
        <translation>%1 (joué ici)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partie %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsDialog</name>
    <message>
        <source>What may they hold?</source>
        <translation>Que peuvent-ils avoir&#xa0;?</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsGrid</name>
    <message>
        <source>Where each hidden card may be, in percent</source>
        <translation>Où peut être chaque carte cachée, en pourcentage</translation>
    </message>
    <message>
        <source>What may they hold? As you see it</source>
        <translation>Que peuvent-ils avoir&#xa0;? De votre point de vue</translation>
    </message>
    <message>
        <source>What may they hold? As %1 sees it</source>
        <translation>Que peuvent-ils avoir&#xa0;? Du point de vue de %1</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Rien n’est caché ici.</translation>
    </message>
    <message>
        <source>Arrows: change since the last move.</source>
        <translation>Flèches&#xa0;: évolution depuis le dernier coup.</translation>
    </message>
    <message>
        <source>Frame: where the card is.</source>
        <translation>Cadres&#xa0;: où la carte se trouve vraiment.</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsModel</name>
    <message>
        <source>next card</source>
        <translation>prochaine carte</translation>
    </message>
    <message>
        <source>your next card</source>
        <translation>votre prochaine carte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a place for cards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The card that is drawn next</source>
        <translation>La prochaine carte piochée</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %Ln carte cachée</numerusform>
            <numerusform>%1, %Ln cartes cachées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %2, %Ln carte cachée</numerusform>
            <numerusform>%1, %2, %Ln cartes cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, up %2</source>
        <translation>%1, en hausse de %2</translation>
    </message>
    <message>
        <source>%1, down %2</source>
        <translation>%1, en baisse de %2</translation>
    </message>
    <message>
        <source>%1, it is there</source>
        <comment>a chance in percent</comment>
        <translation>%1, elle s’y trouve</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>card, place, chance</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Counted exactly.</source>
        <translation>Décompte exact.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, ± %1 at most.</source>
        <translation>
            <numerusform>D’après %Ln donne possible, ± %1 au plus.</numerusform>
            <numerusform>D’après %Ln donnes possibles, ± %1 au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a card and its chance in percent</comment>
        <translation>%1 %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAdding</name>
    <message>
        <source>Add bots</source>
        <translation>Ajouter des bots</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bots (*.js *.py *.java);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lecture du fichier…</translation>
    </message>
    <message>
        <source>Reading the files: %1 of %2</source>
        <translation>Lecture des fichiers&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Non ajouté</translation>
    </message>
    <message>
        <source>%1 is needed but not installed.</source>
        <translation>%1 est requis mais n’est pas installé.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>language, file</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Bot d’après un modèle</translation>
    </message>
    <message>
        <source>Bots in %1 (*.%2)</source>
        <comment>language, suffix</comment>
        <translation>Bots en %1 (*.%2)</translation>
    </message>
    <message>
        <source>Compile it first</source>
        <translation>À compiler d’abord</translation>
    </message>
    <message>
        <source>%1 is C source code, and no compiler is installed (package gcc). Compile it, then add the resulting program:</source>
        <translation>%1 est du code source C, et aucun compilateur n’est installé (paquet gcc). Compilez-le, puis ajoutez le programme obtenu&#xa0;:</translation>
    </message>
    <message>
        <source>%1 is C source code, and a file called %2 already exists. Compile it under another name, then add the resulting program:</source>
        <translation>%1 est du code source C, et il existe déjà un fichier nommé %2. Compilez-le sous un autre nom, puis ajoutez le programme obtenu&#xa0;:</translation>
    </message>
    <message>
        <source>Compiled by %1. Compile it again after each change.</source>
        <translation>Compilé par %1. Recompilez-le après chaque modification.</translation>
    </message>
    <message>
        <source>It could not be compiled: %1</source>
        <translation>La compilation a échoué&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAxis</name>
    <message>
        <source>Time for a decision: half within %1 ms, 99 % within %2 ms, worst %3 ms, limit %4 ms</source>
        <translation>Temps par décision&#xa0;: la moitié en %1 ms, 99&#xa0;% en %2 ms, le pire %3 ms, limite %4 ms</translation>
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
        <translation>pire %1</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>médiane %1</translation>
    </message>
    <message>
        <source>99 % %1</source>
        <translation>99&#xa0;% %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotListModel</name>
    <message>
        <source>checked today</source>
        <translation>testé aujourd’hui</translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation>testé le %1</translation>
    </message>
    <message>
        <source>built in, %1</source>
        <translation>intégré, %1</translation>
    </message>
    <message>
        <source>%1, waiting for its check</source>
        <translation>%1, en attente de test</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <translation>%1, modifié depuis son test</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, checked today</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not checked</source>
        <translation>%1, non testé</translation>
    </message>
    <message>
        <source>Hide built-in bots</source>
        <translation>Masquer les bots intégrés</translation>
    </message>
    <message numerus="yes">
        <source>%n built in</source>
        <translation>
            <numerusform>%n intégré</numerusform>
            <numerusform>%n intégrés</numerusform>
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
        <translation>&amp;Seulement les décisions avec sortie</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>Ouvrir en &amp;relecture</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Journal de %1</translation>
    </message>
    <message>
        <source>In its check</source>
        <translation>Dans son test</translation>
    </message>
    <message>
        <source>At your tables</source>
        <translation>À vos tables</translation>
    </message>
    <message>
        <source>In tournaments</source>
        <translation>En tournoi</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Output at this decision</source>
        <translation>Sortie à cette décision</translation>
    </message>
    <message>
        <source>No output at this decision.</source>
        <translation>Aucune sortie à cette décision.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>No log of its check is kept. Check it again.</source>
        <translation>Rien n’est conservé de son test. Retestez-le.</translation>
    </message>
    <message>
        <source>This bot has not played at your tables, or its matches have been deleted.</source>
        <translation>Ce bot n’a pas joué à vos tables, ou ses parties ont été supprimées.</translation>
    </message>
    <message>
        <source>No tournament has a match of this bot.</source>
        <translation>Aucun tournoi n’a de partie de ce bot.</translation>
    </message>
    <message>
        <source>This bot wrote nothing to standard error. Its output would be shown beside the decision. Below is what it was asked.</source>
        <translation>Ce bot n’a rien écrit sur sa sortie d’erreur. Sa sortie serait affichée à côté de la décision. Voici ce qu’on lui a demandé.</translation>
    </message>
    <message>
        <source>notified</source>
        <translation>informé</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <comment>in a log</comment>
        <translation>partie %1, décision %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotMatches</name>
    <message>
        <source>The match of this fault was not stored, because the first ones are enough to find the problem.</source>
        <translation>La partie de cette faute n’a pas été enregistrée, car les premières suffisent pour trouver le problème.</translation>
    </message>
</context>
<context>
    <name>hilltop::BotPicker</name>
    <message>
        <source>Find a bot</source>
        <translation>Chercher un bot</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Select all that are shown</source>
        <translation>Sélectionner tous les bots affichés</translation>
    </message>
    <message>
        <source>Deselect all that are shown</source>
        <translation>Désélectionner tous les bots affichés</translation>
    </message>
    <message>
        <source>Move the bot up (Alt+Up)</source>
        <translation>Monter le bot (Alt+Haut)</translation>
    </message>
    <message>
        <source>Move the bot down (Alt+Down)</source>
        <translation>Descendre le bot (Alt+Bas)</translation>
    </message>
    <message>
        <source>Move the bot up</source>
        <translation>Monter le bot</translation>
    </message>
    <message>
        <source>Move the bot down</source>
        <translation>Descendre le bot</translation>
    </message>
    <message>
        <source>Enter the bot of the current row again (Ctrl+D)</source>
        <translation>Inscrire encore une fois le bot de la ligne courante (Ctrl+D)</translation>
    </message>
    <message>
        <source>Enter the bot again</source>
        <translation>Inscrire encore une fois le bot</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a bot</source>
        <translation>Alt+Haut et Alt+Bas déplacent un bot</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, force %3 sur 5</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Démarre</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
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
        <translation>%1, compilé une fois en %2</translation>
    </message>
    <message>
        <source>%1, one process per decision</source>
        <comment>in so many ms</comment>
        <translation>%1, un processus par décision</translation>
    </message>
    <message>
        <source>Same seed, same answers</source>
        <translation>Même graine, mêmes réponses</translation>
    </message>
    <message>
        <source>yes, it is deterministic</source>
        <translation>oui, il est déterministe</translation>
    </message>
    <message>
        <source>no, it differs from run to run</source>
        <translation>non, il varie d’une fois à l’autre</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Remembers matches</source>
        <translation>Mémoire des parties</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>at most %1, limit %2</source>
        <translation>%1 au plus, limite %2</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Isolation</translation>
    </message>
    <message>
        <source>no network, no home folder</source>
        <translation>ni réseau, ni dossier personnel</translation>
    </message>
    <message>
        <source>its engine gives it neither files nor network</source>
        <translation>son moteur ne donne ni fichiers ni réseau</translation>
    </message>
    <message>
        <source>none: it could read your files and use the network</source>
        <translation>aucune&#xa0;: il pourrait lire vos fichiers et utiliser le réseau</translation>
    </message>
    <message>
        <source>%1 decisions in %2</source>
        <comment>%2: so many matches</comment>
        <translation>%1 décisions en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, out of time before %n matches</source>
        <comment>decisions in so many matches</comment>
        <translation>
            <numerusform>%1, temps écoulé avant %n partie</numerusform>
            <numerusform>%1, temps écoulé avant %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Répond</translation>
    </message>
    <message>
        <source>Allowed answers</source>
        <translation>Réponses autorisées</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>show the fault</source>
        <translation>voir la faute</translation>
    </message>
    <message numerus="yes">
        <source>stopped %n times</source>
        <comment>one that hangs</comment>
        <translation>
            <numerusform>arrêté %n fois</numerusform>
            <numerusform>arrêté %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off %n times</source>
        <comment>one that floods</comment>
        <translation>
            <numerusform>coupé %n fois</numerusform>
            <numerusform>coupé %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Time-outs and excess output</source>
        <translation>Blocage et saturation</translation>
    </message>
    <message>
        <source>%1; limits %2 and %3</source>
        <comment>how often; a time, a size</comment>
        <translation>%1&#xa0;; limites %2 et %3</translation>
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
        <translation>Le fichier du bot a changé. Ce rapport concerne l’ancien fichier. Retestez le bot.</translation>
    </message>
    <message>
        <source>%1. Click a fault to open its question.</source>
        <translation>%1. Cliquez sur une faute pour ouvrir la question.</translation>
    </message>
    <message>
        <source>The bot may answer the same question differently. Its matches can’t be reproduced, but every answer is kept.</source>
        <translation>À la même question, le bot peut répondre autrement. Ses parties ne peuvent pas être reproduites, mais chaque réponse est conservée.</translation>
    </message>
    <message>
        <source>Bots can be isolated from your files and the network if bubblewrap is installed.</source>
        <translation>Les bots peuvent être isolés de vos fichiers et du réseau si bubblewrap est installé.</translation>
    </message>
    <message>
        <source>This bot can’t play</source>
        <translation>Ce bot ne peut pas jouer</translation>
    </message>
    <message numerus="yes">
        <source>What the remarks mean</source>
        <translation>
            <numerusform>Ce que veut dire la remarque</numerusform>
            <numerusform>Ce que veulent dire les remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 Mio</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 Kio</translation>
    </message>
    <message>
        <source>Check report</source>
        <translation>Rapport de test</translation>
    </message>
    <message>
        <source>ms, without Hilltop’s own load</source>
        <translation>ms, sans la charge de Hilltop</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Temps par décision</translation>
    </message>
    <message>
        <source>bar: this bot, line: the strongest built-in bot</source>
        <translation>barre&#xa0;: ce bot, trait&#xa0;: le plus fort des bots intégrés</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Edit name and limits</source>
        <translation>Modifier nom et limites</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>Résultats à ce jour</translation>
    </message>
    <message>
        <source>Open in Replay</source>
        <translation>Ouvrir en relecture</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>first decision</source>
        <translation>première décision</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>une réponse</translation>
    </message>
    <message>
        <source>log of one match</source>
        <translation>journal d’une partie</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>processus</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>none besides its check</source>
        <translation>aucune en dehors de son test</translation>
    </message>
    <message>
        <source>tournaments</source>
        <translation>tournois</translation>
    </message>
    <message>
        <source>%1, best place %2 of %3</source>
        <comment>%1: how many</comment>
        <translation>%1, meilleur rang %2 sur %3</translation>
    </message>
    <message>
        <source>%1 ± %2, in the last tournament</source>
        <comment>of a bot in its last tournament</comment>
        <translation>%1 ± %2, au dernier tournoi</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>fautes</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>faults in so many matches</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>at tables</source>
        <translation>aux tables</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>dernière partie</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>%1, in the last tournament</source>
        <comment>Elo of a bot</comment>
        <translation>%1, dans le dernier tournoi</translation>
    </message>
</context>
<context>
    <name>hilltop::BotSheet</name>
    <message>
        <source>Check again</source>
        <translation>Tester à nouveau</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>Annuler le test</translation>
    </message>
    <message>
        <source>Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop recognises it, checks it in 200 matches, and lets it play wherever built-in bots do.</source>
        <translation>Déposez ici le fichier de votre bot, tel quel. JavaScript, Python, Java ou tout autre programme&#xa0;: Hilltop le reconnaît, le teste en 200 parties et le fait jouer partout où jouent les bots intégrés.</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>Ajouter un bot…</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>Bot d’après un modèle</translation>
    </message>
    <message>
        <source>How a bot talks to Hilltop</source>
        <translation>Comment un bot communique avec Hilltop</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Pas encore testé.</translation>
    </message>
    <message>
        <source>This bot %1. Strength %2 of 5, version %3.</source>
        <comment>how it plays</comment>
        <translation>Ce bot %1. Force %2 sur 5, version %3.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non testé</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>utilisable</translation>
    </message>
    <message numerus="yes">
        <source>usable, %n remarks</source>
        <translation>
            <numerusform>utilisable, %n remarque</numerusform>
            <numerusform>utilisable, %n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>changed, check again</source>
        <translation>modifié, à tester à nouveau</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>isolé</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>non isolé</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>classe %1</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>contenu %1</translation>
    </message>
    <message>
        <source>made %1</source>
        <translation>fait le %1</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>what is being done</comment>
        <translation>Test&#xa0;: %1</translation>
    </message>
    <message>
        <source>Waiting for the previous check</source>
        <translation>En attente du test précédent</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>démarre</translation>
    </message>
    <message>
        <source>playing match %1 of %2</source>
        <translation>joue la partie %1 sur %2</translation>
    </message>
    <message>
        <source>playing match %1 of %2 again</source>
        <translation>rejoue la partie %1 sur %2</translation>
    </message>
    <message>
        <source>testing its memory, match %1 of %2</source>
        <translation>teste sa mémoire, partie %1 sur %2</translation>
    </message>
    <message>
        <source>comparing its style, match %1 of %2</source>
        <translation>compare son style, partie %1 sur %2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotStyleView</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2, field %3</source>
        <translation>%1&#xa0;: %2, ensemble %3</translation>
    </message>
</context>
<context>
    <name>hilltop::BotWait</name>
    <message>
        <source>%1 (%2) is starting, which can take up to %3.</source>
        <translation>%1 (%2) démarre, ce qui peut prendre jusqu’à %3.</translation>
    </message>
    <message>
        <source>%1 is thinking, up to %2.</source>
        <translation>%1 réfléchit, %2 au plus.</translation>
    </message>
    <message>
        <source>Let a built-in bot take over</source>
        <translation>Laisser un bot intégré prendre la suite</translation>
    </message>
    <message>
        <source>Let a built-in bot take over for %1</source>
        <translation>Laisser un bot intégré jouer à la place de %1</translation>
    </message>
    <message>
        <source>A built-in bot takes over for %1.</source>
        <translation>Un bot intégré joue à la place de %1.</translation>
    </message>
    <message>
        <source>%1: %2. It can’t play in this match any more.</source>
        <translation>%1&#xa0;: %2. Il ne peut plus jouer dans cette partie.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Sortie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotsPage</name>
    <message>
        <source>Find a bot</source>
        <translation>Chercher un bot</translation>
    </message>
    <message>
        <source>Drop a bot here,
or choose a file</source>
        <translation>Déposez un bot ici
ou ouvrez un fichier</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 ne peut pas jouer&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can play. Its report has %n remarks.</source>
        <translation>
            <numerusform>%1 peut jouer. Son rapport contient %n remarque.</numerusform>
            <numerusform>%1 peut jouer. Son rapport contient %n remarques.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can play.</source>
        <translation>%1 peut jouer.</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 ne peut pas être testé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Add a &amp;bot…</source>
        <translation>&amp;Ajouter un bot…</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>Re&amp;tester</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>&amp;Journal…</translation>
    </message>
    <message>
        <source>Show in f&amp;older</source>
        <translation>Voir dans le &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
    <message>
        <source>&amp;Undo remove</source>
        <translation>Ann&amp;uler le retrait</translation>
    </message>
    <message>
        <source>New bot from te&amp;mplate</source>
        <translation>&amp;Bot d’après un modèle</translation>
    </message>
    <message>
        <source>Check bots again when their files c&amp;hange</source>
        <translation>Tester à nouveau les bots dont les &amp;fichiers changent</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its file was kept. Undo restores it.</source>
        <translation>%1 a été retiré de la liste. Son fichier est conservé. «&#xa0;Annuler&#xa0;» le rétablit.</translation>
    </message>
    <message>
        <source>Drop a bot’s file on the window to add it.</source>
        <translation>Déposez le fichier d’un bot sur la fenêtre pour l’ajouter.</translation>
    </message>
    <message>
        <source>%1 can play. Its report has remarks.</source>
        <translation>%1 peut jouer. Son rapport contient des remarques.</translation>
    </message>
    <message>
        <source>%1 has changed since its check.</source>
        <translation>%1 a changé depuis son test.</translation>
    </message>
    <message>
        <source>%1 has not been checked.</source>
        <translation>%1 n’a pas été testé.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Largeur de la liste</translation>
    </message>
</context>
<context>
    <name>hilltop::CardMoves</name>
    <message>
        <source>Cards of %1</source>
        <comment>a field of a position</comment>
        <translation>Cartes de&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <comment>a field of a position</comment>
        <translation>Déplacer vers&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move towards the first</source>
        <translation>Déplacer vers le début</translation>
    </message>
    <message>
        <source>Move towards the last</source>
        <translation>Déplacer vers la fin</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>hilltop::CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>Aperçu des cartes</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>aperçu</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsDialog</name>
    <message>
        <source>Reading the results on these cards…</source>
        <translation>Lecture des résultats avec ces cartes…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Results on these cards: %1</source>
        <translation>Résultats avec ces cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>The same cards at seat %1, and the result of each player.</source>
        <translation>Les mêmes cartes à la place %1, et le résultat de chaque joueur.</translation>
    </message>
    <message>
        <source>Results on these cards</source>
        <translation>Résultats avec ces cartes</translation>
    </message>
    <message>
        <source>Open both matches in Replay where they begin to differ</source>
        <translation>Ouvrir les deux parties en relecture, là où elles commencent à différer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No one else has a result on these cards yet.</source>
        <translation>Personne d’autre n’a encore de résultat avec ces cartes.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Lecture de la partie…</translation>
    </message>
    <message>
        <source>Both matches have the same answers.</source>
        <translation>Les deux parties ont les mêmes réponses.</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsModel</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>cette partie</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée le</translation>
    </message>
</context>
<context>
    <name>hilltop::ChooseBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>Ajouter des bots</translation>
    </message>
    <message>
        <source>Hilltop can’t tell which game this bot plays.</source>
        <translation>Hilltop ne peut pas dire à quel jeu joue ce bot.</translation>
    </message>
    <message>
        <source>These files may contain several bots. Which ones do you want to add, and under which name?</source>
        <translation>Ces fichiers peuvent contenir plusieurs bots. Lesquels voulez-vous ajouter, et sous quel nom&#xa0;?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>for which game?</source>
        <translation>pour quel jeu&#xa0;?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>program, started for each decision</source>
        <translation>programme, lancé à chaque décision</translation>
    </message>
</context>
<context>
    <name>hilltop::Coach</name>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>Le mieux&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>The tutor is off. You can turn it on in the Match menu.</source>
        <translation>Le tuteur est désactivé. Vous pouvez le réactiver dans le menu Partie.</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Asking both bots…</source>
        <translation>Questions aux deux bots…</translation>
    </message>
    <message>
        <source>No matches were played.</source>
        <translation>Aucune partie n’a été jouée.</translation>
    </message>
    <message>
        <source>%1 takes %2 % ± %3 of %4.</source>
        <comment>bot, share, error, so many matches</comment>
        <translation>%1 obtient %2&#xa0;% ± %3 sur %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the same cards on both sides</source>
        <translation>
            <numerusform>%n partie avec les mêmes cartes des deux côtés</numerusform>
            <numerusform>%n parties avec les mêmes cartes des deux côtés</numerusform>
        </translation>
    </message>
    <message>
        <source>No question was asked of both bots.</source>
        <translation>Aucune question n’a été posée aux deux bots.</translation>
    </message>
    <message>
        <source>Changed answers: %1 of %2</source>
        <translation>Réponses changées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>L’analyse n’est pas disponible pour ce jeu.</translation>
    </message>
    <message>
        <source>analysed %1 of %2</source>
        <translation>%1 analysées sur %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Deuxième</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>Ouvrir en &amp;relecture</translation>
    </message>
    <message>
        <source>Compare two bots</source>
        <translation>Comparer deux bots</translation>
    </message>
    <message>
        <source>First bot</source>
        <translation>Premier bot</translation>
    </message>
    <message>
        <source>Second bot</source>
        <translation>Deuxième bot</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>&amp;matches:</source>
        <translation>&amp;parties&#xa0;:</translation>
    </message>
    <message>
        <source>Both bots get every question of these matches and play each other with the same cards on both sides.</source>
        <translation>Les deux bots reçoivent toutes les questions de ces parties et jouent l’un contre l’autre avec les mêmes cartes des deux côtés.</translation>
    </message>
    <message>
        <source>Answers that differ</source>
        <translation>Réponses différentes</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareSourceBox</name>
    <message>
        <source>Questions of your matches</source>
        <translation>Questions de vos parties</translation>
    </message>
    <message>
        <source>Questions of the first bot’s check</source>
        <translation>Questions du test du premier bot</translation>
    </message>
    <message>
        <source>Questions of files or a tournament…</source>
        <translation>Questions de fichiers ou d’un tournoi…</translation>
    </message>
    <message>
        <source>Source of the questions</source>
        <translation>Origine des questions</translation>
    </message>
    <message>
        <source>Matches to ask about</source>
        <translation>Parties d’où tirer les questions</translation>
    </message>
    <message>
        <source>Matches and tournaments (*.hmatch *.htour);;All files (*)</source>
        <translation>Parties et tournois (*.hmatch *.htour);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Questions of %1</source>
        <translation>Questions de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ContestDetails</name>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Matches of the pair</source>
        <translation>Parties de la rencontre</translation>
    </message>
    <message>
        <source>Click a match or press Enter to open it in Replay.</source>
        <translation>Cliquez sur une partie ou appuyez sur Entrée pour l’ouvrir en relecture.</translation>
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
        <translation>Tableaux (*.csv)</translation>
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
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestHead</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Worker threads. You can change this at any time</source>
        <translation>Threads de calcul. Modifiable à tout moment</translation>
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
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Let bots play each other thousands of times to see which is better, and how certain that is.</source>
        <translation>Faites jouer les bots entre eux des milliers de fois pour voir lequel est le meilleur, et avec quelle certitude.</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nouveau tournoi…</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Delete tournament</source>
        <translation>Supprimer le tournoi</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Collines</translation>
    </message>
    <message>
        <source>A hill is a contest that stays open: add bots and better versions at any time, and see who is king.</source>
        <translation>Une colline est un concours qui reste ouvert&#xa0;: ajoutez à tout moment des bots et de meilleures versions, et voyez qui est le roi.</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>Nouvelle colline…</translation>
    </message>
    <message>
        <source>Open hill…</source>
        <translation>Ouvrir une colline…</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Delete hill</source>
        <translation>Supprimer la colline</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Voir dans le &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>Re&amp;tirer de la liste</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>The results of %1 matches will be deleted. This can’t be undone.</source>
        <translation>Les résultats de %1 parties seront supprimés. C’est définitif.</translation>
    </message>
    <message>
        <source>Its file will be deleted. This can’t be undone.</source>
        <translation>Son fichier sera supprimé. C’est définitif.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestListModel</name>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>matches to play</source>
        <translation>parties à jouer</translation>
    </message>
    <message>
        <source>all played</source>
        <translation>tout est joué</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>no bots</source>
        <translation>aucun bot</translation>
    </message>
    <message>
        <source>can’t be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>damaged file</source>
        <translation>fichier endommagé</translation>
    </message>
    <message>
        <source>today</source>
        <translation>auj.</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
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
        <translation>Parties</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>En tête</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué le</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestView</name>
    <message>
        <source>Row won against column, %</source>
        <translation>Victoires, ligne contre colonne,&#xa0;%</translation>
    </message>
</context>
<context>
    <name>hilltop::Continuing</name>
    <message numerus="yes">
        <source>%1, %n decisions</source>
        <translation>
            <numerusform>%1, %n décision</numerusform>
            <numerusform>%1, %n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second of two rated matches</source>
        <translation>%1, seconde de deux parties classées</translation>
    </message>
    <message>
        <source>%1, unfinished rated match</source>
        <translation>%1, partie classée inachevée</translation>
    </message>
    <message>
        <source>%1, unfinished match</source>
        <translation>%1, partie inachevée</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>%1, watched last</source>
        <translation>%1, vue en dernier</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, décision %2</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <translation>%1, donne %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions due</source>
        <translation>
            <numerusform>%Ln position à revoir</numerusform>
            <numerusform>%Ln positions à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>You answered them wrong before.</source>
        <translation>Vous y aviez mal répondu.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>The match is no longer in its file.</source>
        <translation>La partie n’est plus dans son fichier.</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n décision</numerusform>
            <numerusform>%n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>opponents, score, when it was left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2 played today</source>
        <translation>%1 sur %2 jouées aujourd’hui</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>Donne du jour : %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln days in a row</source>
        <translation>
            <numerusform>%1, %Ln jour de suite</numerusform>
            <numerusform>%1, %Ln jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Play deal</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>%1, next rival: %2</source>
        <comment>game, bot</comment>
        <translation>%1, prochain rival : %2</translation>
    </message>
    <message>
        <source>Rated %1, you %2</source>
        <translation>Classement %1, vous %2</translation>
    </message>
    <message>
        <source>Rated match…</source>
        <translation>Partie classée…</translation>
    </message>
    <message>
        <source>%1, practise: %2</source>
        <comment>game, kind of decision</comment>
        <translation>%1, à travailler : %2</translation>
    </message>
    <message>
        <source>This kind of decision costs you most.</source>
        <translation>Ce type de décision vous coûte le plus.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>%1, rated match</source>
        <translation>%1, partie classée</translation>
    </message>
    <message>
        <source>%1, first rated match</source>
        <translation>%1, première partie classée</translation>
    </message>
    <message>
        <source>No bot is rated higher than you.</source>
        <translation>Aucun bot n’est mieux classé que vous.</translation>
    </message>
    <message>
        <source>It shows how strong you are.</source>
        <translation>Elle montre votre force de jeu.</translation>
    </message>
    <message>
        <source>New deals tomorrow</source>
        <translation>De nouvelles donnes demain</translation>
    </message>
    <message>
        <source>All deals of today played</source>
        <translation>Toutes les donnes du jour jouées</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Autres jours…</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>Travaillez vos erreurs</translation>
    </message>
    <message>
        <source>An analysis shows what costs you most.</source>
        <translation>Une analyse montre ce qui vous coûte le plus.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
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
        <translation>Cote</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>Ce que montre la courbe</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>rated matches</source>
        <translation>parties classées</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>cote</translation>
    </message>
    <message>
        <source>Rating after each match</source>
        <translation>Cote après chaque partie</translation>
    </message>
    <message>
        <source>Your rating appears here from the second rated match on.</source>
        <translation>Votre cote apparaît ici dès la deuxième partie classée.</translation>
    </message>
    <message numerus="yes">
        <source>%1 % in the latest of %Ln analysed match(es), mean of ten at a time</source>
        <translation>
            <numerusform>%1&#xa0;% dans %Ln partie analysée</numerusform>
            <numerusform>%1&#xa0;% dans les dernières de %Ln parties analysées, moyenne sur dix parties</numerusform>
        </translation>
    </message>
    <message>
        <source>analysed matches</source>
        <translation>parties analysées</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>précision,&#xa0;%</translation>
    </message>
    <message>
        <source>Accuracy after each match</source>
        <translation>Précision après chaque partie</translation>
    </message>
    <message>
        <source>Your accuracy appears here from the second analysed match on.</source>
        <translation>Votre précision apparaît ici dès la deuxième partie analysée.</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln rated match(es)</source>
        <translation>
            <numerusform>%1 après %Ln partie classée</numerusform>
            <numerusform>%1 après %Ln parties classées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: perhaps about as strong as %2. A few more matches will tell.</source>
        <translation>%1&#xa0;: peut-être à peu près aussi fort que %2. Quelques parties de plus le diront.</translation>
    </message>
    <message>
        <source>%1: about as strong as %2.</source>
        <translation>%1&#xa0;: à peu près aussi fort que %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableModel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 – %2 – %3 (won, drawn, lost)</source>
        <translation>%1 – %2 – %3 (gagnées, nulles, perdues)</translation>
    </message>
    <message>
        <source>%1 % ± %2 of %3 matches</source>
        <translation>%1&#xa0;% ± %2 sur %3 parties</translation>
    </message>
    <message>
        <source>%1 against %2: no matches yet.</source>
        <translation>%1 contre %2&#xa0;: pas encore de parties.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 drawn, %5 lost.</source>
        <translation>%1 contre %2&#xa0;: %3 gagnées, %4 nulles, %5 perdues.</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableView</name>
    <message>
        <source>Crosstable, row against column</source>
        <translation>Tableau croisé, ligne contre colonne</translation>
    </message>
    <message>
        <source>Click for the matches</source>
        <translation>Cliquez pour voir les parties</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDeals</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play the deal of %1</source>
        <translation>Jouer la donne du %1</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>Autres jours…</translation>
    </message>
    <message>
        <source>Deals of all days</source>
        <translation>Donnes de tous les jours</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Lecture de vos parties…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Donnes du jour</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>%1. %2, played %3.</source>
        <translation>%1. %2, jouée le %3.</translation>
    </message>
    <message>
        <source>Doesn’t count, because that day was over.</source>
        <translation>Ne compte pas, car ce jour était passé.</translation>
    </message>
    <message>
        <source>Not played. You can still play it, but it no longer counts.</source>
        <translation>Non jouée. Vous pouvez encore la jouer, mais elle ne compte plus.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Pas encore jouée.</translation>
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
        <translation>%1, %2&#xa0;: non jouée</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a result that does not count</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
</context>
<context>
    <name>hilltop::DealBox</name>
    <message>
        <source>random, or enter an ID</source>
        <translation>au hasard, ou tapez un ID</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>The same ID and rules give the same cards</source>
        <translation>Même ID et mêmes règles donnent les mêmes cartes</translation>
    </message>
    <message>
        <source>Random deal ID</source>
        <translation>ID de donne au hasard</translation>
    </message>
    <message>
        <source>Your phrase</source>
        <translation>Votre phrase</translation>
    </message>
    <message>
        <source>optional, mixed into the cards</source>
        <translation>facultative, mêlée aux cartes</translation>
    </message>
    <message>
        <source>“%1” is not a deal ID. Enter one like %2, or leave it empty for a new deal.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un ID de donne. Tapez-en un comme %2, ou laissez vide pour une nouvelle donne.</translation>
    </message>
    <message>
        <source>Sealed, SHA-256: %1</source>
        <translation>Scellé, SHA-256&#xa0;: %1</translation>
    </message>
    <message>
        <source>A deal with an ID you choose is not sealed.</source>
        <translation>Une donne dont vous choisissez l’ID n’est pas scellée.</translation>
    </message>
</context>
<context>
    <name>hilltop::DesktopNotifications</name>
    <message>
        <source>Show</source>
        <comment>a button of a desktop notification</comment>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>hilltop::DocumentSaving</name>
    <message>
        <source>The match was not saved</source>
        <translation>La partie n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistrée</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>enregistrement…</translation>
    </message>
    <message>
        <source>saved with the record</source>
        <translation>enregistrée avec la partie</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Parties Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>Saving the match…</source>
        <translation>Enregistrement de la partie…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save this match?</source>
        <translation>Enregistrer cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed, and it has no file yet.</source>
        <translation>Ses notes, marques ou branches ont changé, et elle n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed and are not saved. %1</source>
        <translation>Ses notes, marques ou branches ont changé et ne sont pas enregistrées. %1</translation>
    </message>
</context>
<context>
    <name>hilltop::EditBotDialog</name>
    <message>
        <source>by Node.js</source>
        <translation>par Node.js</translation>
    </message>
    <message>
        <source>One process per decision, about 500 per match, as in its contest.</source>
        <translation>Un processus par décision, environ 500 par partie, comme à son concours.</translation>
    </message>
    <message>
        <source>Starting a process takes %1 ms here.</source>
        <translation>Démarrer un processus prend ici %1 ms.</translation>
    </message>
    <message>
        <source>one process per decision</source>
        <translation>un processus par décision</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>à chaud</translation>
    </message>
    <message>
        <source>Python starts once and forks for every decision, which is at least ten times faster. The script and its imports are read only once, so later changes to the files have no effect.</source>
        <translation>Python démarre une seule fois et se dédouble (fork) pour chaque décision, ce qui est au moins dix fois plus rapide. Le script et ses importations ne sont lus qu’une fois&#xa0;: modifier ensuite les fichiers reste sans effet.</translation>
    </message>
    <message>
        <source>Edit a bot</source>
        <translation>Modifier un bot</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>after a number</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>&amp;Start within</source>
        <translation>&amp;Démarrage en</translation>
    </message>
    <message>
        <source>&amp;First decision within</source>
        <translation>&amp;Première décision en</translation>
    </message>
    <message>
        <source>Other &amp;decisions within</source>
        <translation>&amp;Autres décisions en</translation>
    </message>
    <message>
        <source>One &amp;answer</source>
        <translation>Une &amp;réponse</translation>
    </message>
    <message>
        <source> KiB</source>
        <comment>after a number</comment>
        <translation> Kio</translation>
    </message>
    <message>
        <source>&amp;Log of one match</source>
        <translation>&amp;Journal d’une partie</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Mémoire</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> Mio</translation>
    </message>
    <message>
        <source>&amp;Processes</source>
        <translation>Process&amp;us</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Exécution</translation>
    </message>
    <message>
        <source>Back to %1%2</source>
        <comment>number and unit</comment>
        <translation>Retour à %1%2</translation>
    </message>
    <message>
        <source>Hilltop’s engine</source>
        <translation>Moteur de Hilltop</translation>
    </message>
    <message>
        <source>Needs no other program. Supports JavaScript up to ECMAScript 2016, in a process of its own.</source>
        <translation>N’a besoin d’aucun autre programme. Accepte JavaScript jusqu’à ECMAScript 2016, dans un processus à part.</translation>
    </message>
    <message>
        <source>Supports the newest syntax, in a process of its own that takes about 50 ms to start.</source>
        <translation>Accepte la syntaxe la plus récente, dans un processus à part qui démarre en 50 ms environ.</translation>
    </message>
</context>
<context>
    <name>hilltop::EntrantTrial</name>
    <message>
        <source>Trying the bots…</source>
        <translation>Essai des bots…</translation>
    </message>
    <message>
        <source>Trying the bots: %1 of %2</source>
        <translation>Essai des bots&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>hilltop::FacePicker</name>
    <message>
        <source>No face</source>
        <translation>Sans visage</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Votre visage</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultListModel</name>
    <message>
        <source>match %1, start</source>
        <translation>partie %1, départ</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <translation>partie %1, décision %2</translation>
    </message>
    <message>
        <source>Output:
%1</source>
        <translation>Sortie&#xa0;:
%1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Faute</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultTable</name>
    <message>
        <source>Output: %1</source>
        <translation>Sortie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Double-click a fault to open that decision in Replay.</source>
        <translation>Double-cliquez sur une faute pour ouvrir cette décision en relecture.</translation>
    </message>
    <message>
        <source>A fault is an answer that is late, illegal or missing.</source>
        <translation>Une faute est une réponse tardive, illégale ou manquante.</translation>
    </message>
</context>
<context>
    <name>hilltop::FieldChips</name>
    <message>
        <source>Drag a card to another field, or press the menu key</source>
        <translation>Faites glisser une carte vers un autre champ, ou appuyez sur la touche Menu</translation>
    </message>
</context>
<context>
    <name>hilltop::FileOpening</name>
    <message>
        <source>The name of the file %1 is not UTF-8, so the file can’t be opened. Rename it, then open it again.</source>
        <translation>Le nom du fichier %1 n’est pas en UTF-8, le fichier ne peut donc pas être ouvert. Renommez-le, puis rouvrez-le.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Ouverture de %n fichier…</numerusform>
            <numerusform>Ouverture de %n fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Rien n’a changé. Utilisez une copie intacte du fichier, ou choisissez-en un autre par «&#xa0;Fichier&#xa0;», «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Non ouvert</translation>
    </message>
    <message numerus="yes">
        <source>%n files can’t be opened.</source>
        <translation>
            <numerusform>%n fichier ne peut pas être ouvert.</numerusform>
            <numerusform>%n fichiers ne peuvent pas être ouverts.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Ce fichier ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>Not opened, because Replay shows one file at a time: %1</source>
        <translation>Non ouvert, car Relecture montre un seul fichier à la fois&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::FormatPicker</name>
    <message>
        <source>seats</source>
        <translation>places</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>Places par table</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>0 = automatic</source>
        <translation>0 = automatique, autant qu’il en faut pour ce nombre de participants</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Ranked as in the list</source>
        <translation>Têtes de série selon la liste</translation>
    </message>
    <message>
        <source>Ranked by a round-robin</source>
        <translation>Têtes de série par toutes rondes</translation>
    </message>
    <message>
        <source>Who plays whom first, and who has a bye</source>
        <translation>Qui joue d’abord contre qui, et qui est exempt</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatique&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GameCard</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>%1 tournament</source>
        <translation>Tournoi de %1</translation>
    </message>
</context>
<context>
    <name>hilltop::GuideBar</name>
    <message>
        <source>Skip the guide</source>
        <translation>Passer l’introduction</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of the guide</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Guide, step %1 of %2</source>
        <translation>Introduction, étape %1 sur %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the guide</comment>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>hilltop::HillAdding</name>
    <message>
        <source>Nothing was added.</source>
        <translation>Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Reading the bots…</source>
        <translation>Lecture des bots…</translation>
    </message>
    <message>
        <source>%1 holds several bots. Choose the file of one.</source>
        <translation>%1 contient plusieurs bots. Choisissez le fichier d’un seul.</translation>
    </message>
    <message>
        <source>New version?</source>
        <translation>Nouvelle version&#xa0;?</translation>
    </message>
    <message>
        <source>Another bot of this hill has the name of %1. Is this its next version?</source>
        <translation>Un autre bot de cette colline porte le nom de %1. Est-ce sa version suivante&#xa0;?</translation>
    </message>
    <message>
        <source>If so, the earlier version stops playing and its matches stay. If not, rename the file.</source>
        <translation>L’ancienne version ne jouera alors plus, et ses parties restent. Si c’est un autre bot, renommez son fichier.</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Nouvelle version</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Ne pas l’ajouter</translation>
    </message>
    <message>
        <source>Already playing in this version: %1.</source>
        <translation>Joue déjà dans cette version&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Checking the bots…</source>
        <translation>Test des bots…</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Test de %1…</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1 ne peut pas être testé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1 ne peut pas jouer&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots joined: %1.</source>
        <translation>
            <numerusform>%Ln bot ajouté&#xa0;: %1.</numerusform>
            <numerusform>%Ln bots ajoutés&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Non ajouté</translation>
    </message>
    <message>
        <source>%1 is the same bot as %2.</source>
        <translation>%1 est le même bot que %2.</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>Bots (*.js *.py *.java);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Add bots</source>
        <translation>Ajouter des bots</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>Nouvelle version de %1</translation>
    </message>
    <message>
        <source>This hill is busy. Wait until it is done, then add the bots.</source>
        <translation>Un travail est en cours sur cette colline. Attendez qu’il soit terminé, puis ajoutez les bots.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillChanges</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Retire %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>It stops playing. Its matches stay. Reason (optional):</source>
        <translation>Il ne jouera plus, et ses parties restent. Raison éventuelle&#xa0;:</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Disqualify %1</source>
        <translation>Disqualifier %1</translation>
    </message>
    <message>
        <source>It stops playing, and this version can’t come back. Its matches stay. Reason:</source>
        <translation>Il ne jouera plus, et cette version ne peut pas revenir. Ses parties restent. Raison&#xa0;:</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Disqualifier</translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation>%1 est retiré.</translation>
    </message>
    <message>
        <source>%1 is disqualified.</source>
        <translation>%1 est disqualifié.</translation>
    </message>
    <message>
        <source>End season</source>
        <translation>Finir la saison</translation>
    </message>
    <message>
        <source>Name of the season:</source>
        <translation>Le classement du jour est conservé sous ce nom&#xa0;:</translation>
    </message>
    <message>
        <source>The standings of %1 are kept.</source>
        <translation>Le classement de %1 est conservé.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Extra matches where the order is unclear:</source>
        <translation>Parties à jouer en plus de celles de tous, là où elles départagent les voisins&#xa0;:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>Réadmettre</translation>
    </message>
    <message>
        <source>A bot that is out or disqualified plays again:</source>
        <translation>Ce bot a été exclu ou disqualifié. Il jouera de nouveau&#xa0;:</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 joue de nouveau.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillCharts</name>
    <message>
        <source>History</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>Against the king</source>
        <translation>Contre le roi</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Ratings of the leaders over time.</source>
        <translation>Ce graphique montre comment la cote des meilleurs a évolué au fil des arrivées et des départs.</translation>
    </message>
    <message>
        <source>This chart compares the versions of a bot. Select one in the standings.</source>
        <translation>Ce graphique compare les versions d’un bot. Sélectionnez-en un dans le classement.</translation>
    </message>
    <message>
        <source>%1 of the leaders</source>
        <comment>Elo</comment>
        <translation>%1 des meilleurs</translation>
    </message>
    <message>
        <source>Won against %1, %</source>
        <translation>Gagnées contre %1,&#xa0;%</translation>
    </message>
    <message>
        <source>Versions of %1</source>
        <translation>Versions de %1</translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation>Entrée du journal</translation>
    </message>
    <message>
        <source>This chart shows how the others do against the king.</source>
        <translation>Ce graphique montre les résultats des autres contre le roi.</translation>
    </message>
    <message>
        <source>Bots don’t meet in this game.</source>
        <translation>Dans ce jeu, les bots ne se rencontrent pas.</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gagnées,&#xa0;%</translation>
    </message>
    <message>
        <source>%1 v%2</source>
        <comment>bot, its version</comment>
        <translation>%1 v%2</translation>
    </message>
    <message>
        <source>50 %</source>
        <translation>50&#xa0;%</translation>
    </message>
    <message>
        <source>In this game everyone at a table plays together.</source>
        <translation>À ce jeu, toute la table joue ensemble.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillDetails</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log of the hill</source>
        <translation>Journal de la colline</translation>
    </message>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Cliquez sur une case du tableau croisé pour voir ses parties.</translation>
    </message>
    <message>
        <source>Double-click a bot in the standings for its matches.</source>
        <translation>Double-cliquez sur un bot du classement pour voir ses parties.</translation>
    </message>
    <message>
        <source>These two have not met yet.</source>
        <translation>Ces deux-là ne se sont pas encore rencontrés.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>bot, bot, number of matches</comment>
        <translation>%1 contre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bot, number of matches</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Replaying the match…</source>
        <translation>La partie est rejouée…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <comment>hill, number</comment>
        <translation>%1, partie %2</translation>
    </message>
    <message>
        <source>The hill has other answers, because a bot remembers earlier matches or does not play the same twice.</source>
        <translation>La colline a d’autres réponses, car un bot se souvient des parties précédentes ou ne joue pas deux fois de la même façon.</translation>
    </message>
</context>
<context>
    <name>hilltop::HillExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tableau (CSV)…</translation>
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
        <translation>&amp;Site web…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Folder of the web site</source>
        <translation>Dossier du site web</translation>
    </message>
</context>
<context>
    <name>hilltop::HillLogModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>hilltop::HillRuns</name>
    <message>
        <source>Hills (*.%1)</source>
        <translation>Collines (*.%1)</translation>
    </message>
    <message>
        <source>Save this hill?</source>
        <translation>Enregistrer cette colline&#xa0;?</translation>
    </message>
    <message>
        <source>Go to the hill</source>
        <translation>Aller à la colline</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The 95 % interval of its place is in brackets</source>
        <translation>Entre parenthèses, l’intervalle à 95&#xa0;% du rang</translation>
    </message>
    <message>
        <source>By the contest’s own score, in the matches that all bots have played</source>
        <translation>D’après le score du concours, dans les parties que tous les bots ont jouées</translation>
    </message>
    <message>
        <source>From all matches of the bots that play, with half its 95 % interval</source>
        <translation>Sur toutes les parties des bots qui jouent, avec la moitié de son intervalle à 95&#xa0;%</translation>
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
        <translation>Rang du concours</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Parfaites,&#xa0;%</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Points,&#xa0;%</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gagnées,&#xa0;%</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>hilltop::HillView</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>This hill can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or open another one.</source>
        <translation>Cette colline ne peut pas être ouverte&#xa0;: %1.

Rien n’a changé. Utilisez une copie intacte du fichier, ou ouvrez-en un autre.</translation>
    </message>
    <message>
        <source>Progress of the hill</source>
        <translation>Progression de la colline</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>hilltop::HillsPage</name>
    <message>
        <source>Open hill</source>
        <translation>Ouvrir une colline</translation>
    </message>
    <message>
        <source>Hills (*.hhill);;All files (*)</source>
        <translation>Collines (*.hhill);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Collines</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>open a hill of the list</source>
        <translation>ouvre une colline de la liste</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>move through standings and crosstable</source>
        <translation>parcourent le classement et le tableau croisé</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>parties d’une case, relecture d’une partie</translation>
    </message>
    <message>
        <source>Reading the hills…</source>
        <translation>Lecture des collines…</translation>
    </message>
    <message>
        <source>No hills yet.</source>
        <translation>Pas encore de collines.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hills</source>
        <translation>
            <numerusform>%Ln colline</numerusform>
            <numerusform>%Ln collines</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t rename a hill while it is being played.</source>
        <translation>Une colline en cours ne peut pas être renommée.</translation>
    </message>
    <message>
        <source>You can’t delete a hill while it is being played. Stop it first.</source>
        <translation>Une colline en cours ne peut pas être supprimée. Arrêtez-la d’abord.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintModel</name>
    <message>
        <source>loses %1</source>
        <translation>perd %1</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, le mieux</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
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
        <translation>Valeurs des réponses</translation>
    </message>
    <message>
        <source>Hide the numbers</source>
        <translation>Masquer les nombres</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>%1 Still thinking…</source>
        <translation>%1 Réflexion en cours…</translation>
    </message>
    <message>
        <source>Analysis: exact, given what you know.</source>
        <translation>Analyse&#xa0;: exact, d’après ce que vous savez.</translation>
    </message>
    <message numerus="yes">
        <source>Analysis of %Ln possible deals, ± one standard error.</source>
        <translation>
            <numerusform>Analyse de %Ln donne possible, ± une erreur type.</numerusform>
            <numerusform>Analyse de %Ln donnes possibles, ± une erreur type.</numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1: exact, given what you know.</source>
        <translation>Valeurs de %1&#xa0;: exactes, d’après ce que vous savez.</translation>
    </message>
    <message>
        <source>Values from %1, ± one standard error.</source>
        <translation>Valeurs de %1, ± une erreur type.</translation>
    </message>
    <message>
        <source>Values estimated by %1.</source>
        <translation>Valeurs estimées par %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::HintSource</name>
    <message>
        <source>H&amp;ints from</source>
        <translation>&amp;Qui conseille</translation>
    </message>
    <message>
        <source>The strongest bot (%1)</source>
        <translation>Le bot le plus fort (%1)</translation>
    </message>
    <message>
        <source>Hints now come from %1.</source>
        <translation>Conseils maintenant de %1.</translation>
    </message>
    <message>
        <source>%1 has no hint: %2.</source>
        <comment>bot, fault</comment>
        <translation>%1 n’a pas de conseil&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Sortie&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint.</source>
        <translation>%1 réfléchit à un conseil.</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint, up to %2.</source>
        <translation>%1 réfléchit à un conseil, %2 au plus.</translation>
    </message>
</context>
<context>
    <name>hilltop::HomePage</name>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>Tout afficher…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Analyse the recent matches in the background</source>
        <translation>Analyser les parties récentes en arrière-plan</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Vos résultats</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>Ce qui est montré dessous</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Your ratings</source>
        <translation>Vos cotes</translation>
    </message>
    <message>
        <source>Matches you leave are kept here. They are saved after every decision.</source>
        <translation>Les parties que vous quittez sont conservées ici. Elles sont enregistrées après chaque décision.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Ready. Press Play to sit down at a table.</source>
        <translation>Prêt. «&#xa0;Jouer&#xa0;» ouvre une table.</translation>
    </message>
    <message>
        <source>All unfinished (%1)…</source>
        <translation>Toutes les inachevées (%1)…</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>Supprimer cette partie</translation>
    </message>
</context>
<context>
    <name>hilltop::HomeResults</name>
    <message>
        <source>Rated matches show your strength in each game. Choose Rated when you start a new match.</source>
        <translation>Les parties classées montrent votre force à chaque jeu. Choisissez «&#xa0;Classée&#xa0;» en commençant une partie.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>All results…</source>
        <translation>Tous les résultats…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>De suite</translation>
    </message>
    <message>
        <source>last 100 rated matches</source>
        <translation>100 dernières parties classées</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>%1: rating %2 ± %3</source>
        <translation>%1&#xa0;: cote %2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::KeptMatches</name>
    <message>
        <source>The match was deleted. Undo restores it.</source>
        <translation>La partie a été supprimée. «&#xa0;Annuler&#xa0;» la rétablit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches were deleted. Undo restores them.</source>
        <translation>
            <numerusform>%Ln partie supprimée. «&#xa0;Annuler&#xa0;» la rétablit.</numerusform>
            <numerusform>%Ln parties supprimées. «&#xa0;Annuler&#xa0;» les rétablit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::KeptSplitter</name>
    <message>
        <source>Drag to resize, double-click to reset</source>
        <translation>Faire glisser pour redimensionner, double-cliquer pour réinitialiser</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyButton</name>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyEditor</name>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>Touche standard</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>“%2” already uses %1. Give it another key first.</source>
        <translation>«&#xa0;%2&#xa0;» utilise déjà %1. Donnez-lui d’abord une autre touche.</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window and can’t be used.</source>
        <translation>Tab passe d’une zone de la fenêtre à l’autre et n’est pas disponible.</translation>
    </message>
</context>
<context>
    <name>hilltop::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Changer les touches…</translation>
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
        <translation>Décision</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Non forcées</translation>
    </message>
    <message>
        <source>Decisions with at least one clearly worse answer</source>
        <translation>Décisions où au moins une réponse est nettement moins bonne</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Average loss per unforced decision, ± one standard error</source>
        <translation>Perte moyenne par décision non forcée, ± une erreur type</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Average loss of all others in decisions of this kind</source>
        <translation>Perte moyenne de tous les autres dans les décisions de ce type</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendance</translation>
    </message>
    <message>
        <source>Loss in the later half of the deals minus that in the earlier half</source>
        <translation>Perte dans la seconde moitié des donnes moins celle dans la première</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>Perte totale</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Joue comme</translation>
    </message>
    <message>
        <source>The level of bots whose average loss in decisions of this kind is nearest. Where levels are not measured, the nearest bot of these matches.</source>
        <translation>Le niveau de bots dont la perte moyenne pour ce type de décisions est la plus proche. Là où les niveaux ne sont pas mesurés, le bot le plus proche de ces parties.</translation>
    </message>
</context>
<context>
    <name>hilltop::LevelChoice</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Choix libre</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>Niveau des bots</translation>
    </message>
</context>
<context>
    <name>hilltop::LineChart</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 ± %2 at %3</source>
        <translation>%1 ± %2 à %3</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s), up to %1 of %2.</source>
        <translation>
            <numerusform>%n courbe, jusqu’à %1 de %2.</numerusform>
            <numerusform>%n courbes, jusqu’à %1 de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Le plus haut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>Le plus bas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Highlighted: %1, %2, number %3 from above.</source>
        <translation>En évidence&#xa0;: %1, %2, numéro %3 à partir du haut.</translation>
    </message>
</context>
<context>
    <name>hilltop::LogModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Parties</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Hors chance</translation>
    </message>
    <message>
        <source>Luck-adjusted result, ± one standard error</source>
        <translation>Le résultat sans la chance des cartes, ± une erreur type</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Équivaut à</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>Nombre de parties brutes que vaut une partie hors chance</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Per decision, given what the seat knew</source>
        <translation>Par décision, d’après ce que savait le joueur</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Précision,&#xa0;%</translation>
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
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Zone suivante</translation>
    </message>
</context>
<context>
    <name>hilltop::MainWindow</name>
    <message>
        <source>Next pane</source>
        <translation>Zone suivante</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>For authors of &amp;bots</source>
        <translation>Pour les auteurs de &amp;bots</translation>
    </message>
    <message>
        <source>The Hilltop &amp;protocol</source>
        <translation>Le &amp;protocole Hilltop</translation>
    </message>
    <message>
        <source>A &amp;contest in an evening</source>
        <translation>Un &amp;concours en une soirée</translation>
    </message>
    <message>
        <source>What &amp;records and views hold</source>
        <translation>Contenu des &amp;enregistrements et des vues</translation>
    </message>
    <message>
        <source>&amp;About Hilltop</source>
        <translation>À propos de &amp;Hilltop</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Relecture</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Tournoi</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation>&amp;Bots</translation>
    </message>
    <message>
        <source>Anal&amp;yses</source>
        <translation>A&amp;nalyses</translation>
    </message>
    <message>
        <source>Hi&amp;ll</source>
        <translation>&amp;Colline</translation>
    </message>
</context>
<context>
    <name>hilltop::ManualDialog</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
    <message>
        <source>Games and manual</source>
        <translation>Jeux et manuel</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <translation>%1 (anglais)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page and its places</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>There are no rules for this game.</source>
        <translation>Il n’y a pas de règles pour ce jeu.</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Toutes les pages</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchAnalysis</name>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>L’analyse n’est pas disponible pour ce jeu.</translation>
    </message>
    <message>
        <source>This match is already analysed as deeply as possible.</source>
        <translation>Cette partie est déjà analysée aussi finement que possible.</translation>
    </message>
    <message>
        <source>The analysis was cancelled.</source>
        <translation>L’analyse a été annulée.</translation>
    </message>
    <message>
        <source>a quick player who sees all cards</source>
        <translation>un joueur rapide qui voit toutes les cartes</translation>
    </message>
    <message>
        <source>Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be compared.</source>
        <translation>Analysée par une autre version (%1, %2). La version actuelle est %3, %4. Leurs nombres ne sont pas comparables.</translation>
    </message>
    <message>
        <source>%1, lost %2</source>
        <translation>%1, perte de %2</translation>
    </message>
    <message>
        <source>Mistakes of this match</source>
        <translation>Erreurs de cette partie</translation>
    </message>
    <message>
        <source>double dummy</source>
        <translation>à cartes ouvertes</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchDocument</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partie %2</translation>
    </message>
    <message>
        <source>The analysis is not saved yet, because the match has no file. It is saved with the match.</source>
        <translation>L’analyse n’est pas encore enregistrée, car la partie n’a pas de fichier. Elle le sera avec la partie.</translation>
    </message>
    <message>
        <source>Analysis saved beside the tournament.</source>
        <translation>Analyse enregistrée à côté du tournoi.</translation>
    </message>
    <message>
        <source>The analysis can’t be saved: %1</source>
        <translation>L’analyse ne peut pas être enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Analysis saved with the record.</source>
        <translation>L’analyse est enregistrée avec la partie.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchExport</name>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1.</source>
        <translation>L’image a été enregistrée sous %1.</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>L’image n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Text (*.txt)</source>
        <translation>Pages web (*.html);;Texte (*.txt)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>Le rapport a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>Le rapport n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Export match</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Files in the format %1 (*.%2)</source>
        <translation>Fichiers au format %1 (*.%2)</translation>
    </message>
    <message>
        <source>The match was exported as %1.</source>
        <translation>La partie a été exportée sous %1.</translation>
    </message>
    <message>
        <source>The match was not exported</source>
        <translation>La partie n’a pas été exportée</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Enregistrer la page</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>The page was saved as %1.</source>
        <translation>La page a été enregistrée sous %1.</translation>
    </message>
    <message>
        <source>The page was not saved</source>
        <translation>La page n’a pas été enregistrée</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchKeeping</name>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on and save the match with File, Save match as.</source>
        <translation>Non enregistré&#xa0;: %1. Vous pouvez continuer et enregistrer la partie par «&#xa0;Fichier&#xa0;», «&#xa0;Enregistrer la partie sous&#xa0;».</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Parties Hilltop (*.hmatch)</translation>
    </message>
    <message>
        <source>The match was saved as %1.</source>
        <translation>La partie a été enregistrée sous %1.</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>La partie n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Save the match?</source>
        <translation>Enregistrer la partie&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are not saved.</source>
        <translation>
            <numerusform>%n partie n’est pas enregistrée.</numerusform>
            <numerusform>%n parties ne sont pas enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Save to another place to keep your match.</source>
        <translation>%1. Enregistrez votre partie ailleurs pour la garder.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Leave the rated match?</source>
        <translation>Quitter la partie classée&#xa0;?</translation>
    </message>
    <message>
        <source>The match counts as lost. To continue it later, go to another page instead.</source>
        <translation>La partie compte comme perdue. Pour la continuer plus tard, changez plutôt de page.</translation>
    </message>
    <message>
        <source>The match counts as lost, and so does the second one with the same cards. To continue later, go to another page instead.</source>
        <translation>La partie compte comme perdue, tout comme la seconde avec les mêmes cartes. Pour continuer plus tard, changez plutôt de page.</translation>
    </message>
    <message>
        <source>This is the second of two matches. It counts as lost, the first keeps its result. To continue later, go to another page instead.</source>
        <translation>C’est la seconde de deux parties. Elle compte comme perdue, la première garde son résultat. Pour continuer plus tard, changez plutôt de page.</translation>
    </message>
    <message>
        <source>Leave and lose</source>
        <translation>Quitter et perdre</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>You can find the unfinished match on the start page.</source>
        <translation>Vous trouverez la partie inachevée sur la page d’accueil.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchListModel</name>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>parfaite</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Counted from 1 over the whole tournament. The file counts from 0</source>
        <translation>Compté à partir de 1 sur tout le tournoi. Le fichier compte à partir de 0</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchOpening</name>
    <message>
        <source>The text contains %1 matches. This is the first one. To see all of them, save the text as a file that ends in .hmatch and open it.</source>
        <translation>Le texte contient %1 parties. Voici la première. Pour les voir toutes, enregistrez le texte dans un fichier dont le nom finit par .hmatch et ouvrez-le.</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPanel</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Votre bourse</translation>
    </message>
    <message>
        <source>Hide the scoresheet</source>
        <translation>Masquer la feuille</translation>
    </message>
    <message>
        <source>Show the scoresheet</source>
        <translation>Afficher la feuille</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Copy the deal ID %1</source>
        <translation>Copier l’ID de donne %1</translation>
    </message>
    <message>
        <source>Sealed: %1</source>
        <translation>Scellé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sealed cards, SHA-256: %1</source>
        <translation>Cartes scellées, SHA-256&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sealed cards…</source>
        <translation>Cartes scellées…</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>À propos de cette partie</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPlay</name>
    <message>
        <source>This match can’t be continued</source>
        <translation>Cette partie ne peut pas être reprise</translation>
    </message>
    <message>
        <source>The second match has the same cards. You can see everything when both are over.</source>
        <translation>La seconde partie a les mêmes cartes. Vous verrez tout quand les deux seront terminées.</translation>
    </message>
    <message>
        <source>You can’t look back in a rated match until it is over.</source>
        <translation>Dans une partie classée, vous ne pouvez pas revenir en arrière avant la fin.</translation>
    </message>
    <message>
        <source>Looking back, at decision %1</source>
        <translation>Retour en arrière, décision %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Retour en arrière</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchTabs</name>
    <message>
        <source>Scoresheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchesDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>Lecture de vos parties…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Search: opponent or game</source>
        <translation>Chercher&#xa0;: adversaire ou jeu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée le</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n partie supprimée.</numerusform>
            <numerusform>%n parties supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches yet. Every match you play is kept here.</source>
        <translation>Pas encore de partie. Les vôtres seront conservées ici.</translation>
    </message>
    <message>
        <source>No matching matches.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Ouvrir en relecture</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentAnalysis</name>
    <message>
        <source>Analyse the match first</source>
        <translation>Analysez d’abord la partie</translation>
    </message>
    <message>
        <source>No one decides here</source>
        <translation>Personne ne décide ici</translation>
    </message>
    <message>
        <source>There was no other choice</source>
        <translation>Il n’y avait pas d’autre choix</translation>
    </message>
    <message>
        <source>No answer here yet</source>
        <translation>Pas encore de réponse ici</translation>
    </message>
    <message>
        <source>These values are exact. More simulations would not change them</source>
        <translation>Ces valeurs sont exactes. D’autres simulations n’y changeraient rien</translation>
    </message>
    <message>
        <source>This decision is already simulated as deeply as possible</source>
        <translation>Cette décision est déjà simulée aussi finement que possible</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentDepth</name>
    <message>
        <source>Simulating</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Simulating possible hands…</source>
        <translation>Simulation des mains possibles…</translation>
    </message>
    <message>
        <source>No hidden information: all cards of the others were known.</source>
        <translation>Aucune information cachée&#xa0;: toutes les cartes des autres étaient connues.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» est meilleur que «&#xa0;%2&#xa0;» dans %3&#xa0;% de %Ln main possible, moins bon dans %4&#xa0;%.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» est meilleur que «&#xa0;%2&#xa0;» dans %3&#xa0;% de %Ln mains possibles, moins bon dans %4&#xa0;%.</numerusform>
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
        <translation>%1, décision %2&#xa0;: «&#xa0;%3&#xa0;», mieux «&#xa0;%4&#xa0;», coût %5</translation>
    </message>
    <message>
        <source>Open the analysis at this decision</source>
        <translation>Ouvrir l’analyse à cette décision</translation>
    </message>
    <message>
        <source>%1. Cards: %2</source>
        <translation>%1. Cartes&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, better %2</source>
        <translation>%1, mieux %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Aucune de vos décisions n’a de coût certain.</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentOpening</name>
    <message>
        <source>Opening match %1…</source>
        <translation>Ouverture de la partie %1…</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentPane</name>
    <message>
        <source>Answers at this moment</source>
        <translation>Réponses à ce moment</translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation>D’après ce que vous saviez</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>À cartes ouvertes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No one decides here.</source>
        <translation>Personne ne décide ici.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Il n’y avait pas d’autre choix.</translation>
    </message>
    <message>
        <source>Played automatically after a fault.</source>
        <translation>Joué automatiquement après une faute.</translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation>la meilleure réponse</translation>
    </message>
    <message>
        <source>among the best answers</source>
        <translation>parmi les meilleures réponses</translation>
    </message>
    <message>
        <source>exact, %1</source>
        <translation>exact, %1</translation>
    </message>
    <message>
        <source>± %1, %2</source>
        <translation>± %1, %2</translation>
    </message>
    <message>
        <source>%1: exact</source>
        <translation>%1&#xa0;: exact</translation>
    </message>
    <message>
        <source>%2: ± %1</source>
        <translation>%2&#xa0;: ± %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>an error</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Exact. ◇ seeing all cards.</source>
        <translation>Exact. ◇ à cartes ouvertes.</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exact.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</source>
        <translation>
            <numerusform>%Ln simulation. Traits&#xa0;: ± 2 erreurs. ◇ à cartes ouvertes.</numerusform>
            <numerusform>Jusqu’à %Ln simulations. Traits&#xa0;: ± 2 erreurs. ◇ à cartes ouvertes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations.</source>
        <translation>
            <numerusform>%Ln simulation.</numerusform>
            <numerusform>Jusqu’à %Ln simulations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MovesPane</name>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Notes on this match</source>
        <translation>Notes sur cette partie</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Vos notes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers, see the move list</source>
        <translation>
            <numerusform>%Ln réponse, voir la liste des coups</numerusform>
            <numerusform>%Ln réponses, voir la liste des coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::NewHillDialog</name>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>All pairs play the same deals, in all seatings</source>
        <translation>Les mêmes donnes pour toutes les rencontres, dans tous les ordres</translation>
    </message>
    <message>
        <source>New hill</source>
        <translation>Nouvelle colline</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquées</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Create hill</source>
        <translation>Créer la colline</translation>
    </message>
    <message>
        <source>Matches per bot</source>
        <translation>Parties par bot</translation>
    </message>
    <message>
        <source>Matches per pair</source>
        <translation>Parties par rencontre</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Bots per author</source>
        <translation>Bots par auteur</translation>
    </message>
    <message>
        <source>How many bots of an author may play at the same time</source>
        <translation>Combien de bots d’un même auteur jouent en même temps</translation>
    </message>
    <message>
        <source>Versions per day</source>
        <translation>Versions par jour</translation>
    </message>
    <message>
        <source>How many bots and versions an author may add per day (UTC)</source>
        <translation>Combien de bots et de versions un auteur ajoute en un jour (UTC)</translation>
    </message>
    <message>
        <source>Matches per table</source>
        <translation>Parties par table</translation>
    </message>
</context>
<context>
    <name>hilltop::NewMatchDialog</name>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Amicale</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classée</translation>
    </message>
    <message>
        <source>Matching opponents</source>
        <translation>Adversaires adaptés</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>If off, the bottom seat starts</source>
        <translation>Sinon la place du bas commence, ou reçoit la première carte</translation>
    </message>
    <message>
        <source>Seats bots that are about as strong as you</source>
        <translation>Installe des bots à peu près aussi forts que vous</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation>Qui est à cette place&#xa0;?</translation>
    </message>
    <message>
        <source>strength, 1 to 5</source>
        <translation>force, de 1 à 5</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>votre partenaire</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <source>You’re watching, and see all cards.</source>
        <translation>Vous regardez et voyez toutes les cartes.</translation>
    </message>
    <message>
        <source>Several people at one screen: players pass the screen and see only their own cards.</source>
        <translation>Plusieurs personnes devant le même écran&#xa0;: on se passe l’écran et chacun ne voit que ses cartes.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Amicale&#xa0;: conseils et annulations libres.</translation>
    </message>
    <message numerus="yes">
        <source>Short: %n round(s)</source>
        <translation>
            <numerusform>Courte&#xa0;: %n tour</numerusform>
            <numerusform>Courte&#xa0;: %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), about %1.</source>
        <translation>
            <numerusform>%n tour, environ %1.</numerusform>
            <numerusform>%n tours, environ %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated: a new deal, no hints, no undo. The match counts even if you leave it.</source>
        <translation>Classée&#xa0;: nouvelle donne, ni conseil ni annulation. La partie compte même si vous la quittez.</translation>
    </message>
    <message>
        <source>%1 Your rating doesn’t change, because the strength of your own bots is unknown.</source>
        <translation>%1 Votre cote ne change pas, car la force de vos propres bots est inconnue.</translation>
    </message>
    <message>
        <source>%1 Your rating: %2.</source>
        <translation>%1 Votre cote&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Twice, seats swapped</source>
        <translation>Deux fois, en échangeant</translation>
    </message>
    <message>
        <source>Two matches with the same cards count as one result, which reduces luck</source>
        <translation>Deux parties avec les mêmes cartes comptent pour un seul résultat, ce qui réduit la part de chance</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Rated: two matches with the same new cards are one result, even if you leave them. No hints, no undo.</source>
        <translation>Classée&#xa0;: deux parties avec les mêmes nouvelles cartes font un seul résultat, même si vous les quittez. Ni conseil ni annulation.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed, see More.</source>
        <translation>
            <numerusform>%n règle modifiée, voir Plus.</numerusform>
            <numerusform>%n règles modifiées, voir Plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start rated match</source>
        <translation>Partie classée</translation>
    </message>
</context>
<context>
    <name>hilltop::NewTournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Lancer le tournoi</translation>
    </message>
    <message>
        <source>No longer among your bots and left out: %1.</source>
        <translation>Ne sont plus parmi vos bots et sont laissés de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>Sélectionnez au moins un bot.</translation>
    </message>
    <message>
        <source>Select at least two bots.</source>
        <translation>Sélectionnez au moins deux bots.</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 sur %2 sélectionnés</translation>
    </message>
    <message>
        <source>Too many rounds. At most %1 can be played without meeting twice.</source>
        <translation>Trop de tours. Au plus %1 sont possibles sans se rencontrer deux fois.</translation>
    </message>
    <message>
        <source>The last tournament had the same plan and seed. Built-in bots would play the same matches again.</source>
        <translation>Le dernier tournoi avait le même plan et la même graine. Les bots intégrés rejoueraient les mêmes parties.</translation>
    </message>
</context>
<context>
    <name>hilltop::OpponentList</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>another person at this screen</source>
        <translation>une autre personne à cet écran</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1, %2, force %3 sur 5</translation>
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
        <translation>exact</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulé</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>heuristique</translation>
    </message>
    <message>
        <source>%1 · best, played</source>
        <translation>%1 · meilleure, jouée</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · meilleure</translation>
    </message>
    <message>
        <source>%1 · played</source>
        <translation>%1 · jouée</translation>
    </message>
    <message>
        <source>The answer’s value, seeing all cards</source>
        <translation>La valeur de la réponse à cartes ouvertes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvertes</translation>
    </message>
    <message>
        <source>%1 · among the best, played</source>
        <translation>%1 · parmi les meilleures, jouée</translation>
    </message>
    <message>
        <source>%1 · among the best</source>
        <translation>%1 · parmi les meilleures</translation>
    </message>
</context>
<context>
    <name>hilltop::OwnBotList</name>
    <message>
        <source>%1, not checked yet</source>
        <comment>language</comment>
        <translation>%1, pas encore testé</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <comment>language</comment>
        <translation>%1, modifié depuis son test</translation>
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
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Your name and face at the table</source>
        <translation>Votre nom et votre visage à la table</translation>
    </message>
    <message>
        <source>You can change both in Settings.</source>
        <translation>Vous pouvez changer les deux dans les réglages.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayActions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Mêmes cartes</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Ask before costly moves</source>
        <translation>Con&amp;firmer les coups coûteux</translation>
    </message>
    <message>
        <source>The tutor asks before you play a costly move. Never in rated matches.</source>
        <translation>Le tuteur demande confirmation avant un coup coûteux. Jamais dans les parties classées.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler le coup</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Dire l’état</translation>
    </message>
    <message>
        <source>Speak the state of the match</source>
        <translation>Dire où en est la partie</translation>
    </message>
    <message>
        <source>Let a &amp;bot take over</source>
        <translation>Laisser jouer un &amp;bot</translation>
    </message>
    <message>
        <source>S&amp;wap seats</source>
        <translation>Éc&amp;hanger les places</translation>
    </message>
    <message>
        <source>Take the next player’s seat, who takes yours</source>
        <translation>Prendre la place du joueur suivant, qui prend la vôtre</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Relecture</translation>
    </message>
    <message>
        <source>Ru&amp;les of this game</source>
        <translation>Règ&amp;les de ce jeu</translation>
    </message>
    <message>
        <source>Your resul&amp;ts…</source>
        <translation>Vos résul&amp;tats…</translation>
    </message>
    <message>
        <source>Sealed &amp;cards…</source>
        <translation>Cart&amp;es scellées…</translation>
    </message>
    <message>
        <source>The proof that no one changes the cards while you play</source>
        <translation>La preuve que personne ne change les cartes pendant que vous jouez</translation>
    </message>
    <message>
        <source>Save match &amp;as…</source>
        <translation>Enregistrer la partie &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Un pas</translation>
    </message>
    <message>
        <source>Slow&amp;er</source>
        <translation>Ralent&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>Take over &amp;yourself</source>
        <translation>&amp;Jouer soi-même</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>Speed × %1</source>
        <translation>Vitesse × %1</translation>
    </message>
    <message>
        <source>What &amp;may they hold?</source>
        <translation>Que peuvent-ils avoir&#xa0;?</translation>
    </message>
    <message>
        <source>Where each hidden card may be, from what you know. Never in rated matches.</source>
        <translation>Où peut être chaque carte cachée, d’après ce que vous savez. Jamais dans les parties classées.</translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <translation>Reprendre une partie…</translation>
    </message>
    <message>
        <source>Shows the matches you have left</source>
        <translation>Affiche les parties que vous avez quittées</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayCourse</name>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>A branch of another match: hints and undo are free.</source>
        <translation>Une branche d’une autre partie&#xa0;: conseils et annulations libres.</translation>
    </message>
    <message>
        <source>Bots play, and you watch.</source>
        <translation>Les bots jouent, vous regardez.</translation>
    </message>
    <message>
        <source>Practice: the tutor is on.</source>
        <translation>Amicale&#xa0;: le tuteur est activé.</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>Amicale&#xa0;: conseils, annulation libres.</translation>
    </message>
    <message>
        <source>Rated, match %1 of 2.</source>
        <translation>Classée, partie %1 sur 2.</translation>
    </message>
    <message>
        <source>Rated: no hints, no undo.</source>
        <translation>Classée&#xa0;: ni conseil ni annulation.</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayDealDialog</name>
    <message>
        <source>%1 takes your old seat.</source>
        <translation>%1 prend la place qui était la vôtre.</translation>
    </message>
    <message>
        <source>%1 takes the seat of %2.</source>
        <translation>%1 prend la place de %2.</translation>
    </message>
    <message>
        <source>%1 has changed since then.</source>
        <translation>%1 a changé depuis.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play this deal: %1</source>
        <translation>Jouer cette donne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Which seat do you want? You get its cards and the same opponents. Afterwards you can compare the results.</source>
        <translation>Quelle place voulez-vous&#xa0;? Vous recevez ses cartes et les mêmes adversaires. Vous pourrez ensuite comparer les résultats.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayPage</name>
    <message>
        <source>play the action or use the place of that key</source>
        <translation>joue l’action ou choisit la place de cette touche</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Toute touche</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>termine l’animation, continue après une manche</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer and why it is not allowed</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>À présent</translation>
    </message>
    <message>
        <source>Legal:</source>
        <translation>Autorisé&#xa0;:</translation>
    </message>
    <message>
        <source>Illegal:</source>
        <translation>Interdit&#xa0;:</translation>
    </message>
    <message>
        <source>Loading the match…</source>
        <translation>Chargement de la partie…</translation>
    </message>
    <message>
        <source>%1. %2 or %3 returns to the match.</source>
        <translation>%1. %2 ou %3 revient à la partie.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Une touche ou un clic pour continuer.</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>Pas encore de partie.</translation>
    </message>
    <message>
        <source>You have an unfinished match.</source>
        <translation>Vous avez une partie inachevée.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>No match yet. Choose New match or press Enter.</source>
        <translation>Pas encore de partie. Choisissez «&#xa0;Nouvelle partie&#xa0;» ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>You have an unfinished match of %1.</source>
        <translation>Vous avez une partie inachevée de %1.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>hilltop::PointsChart</name>
    <message>
        <source>This chart shows how matches end.</source>
        <translation>Ce graphique montre comment finissent les parties.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>%1: %2, by matches</source>
        <translation>%1&#xa0;: %2, par parties</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionEditor</name>
    <message>
        <source>Show in Replay</source>
        <translation>Montrer dans Revoir</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Position en texte</translation>
    </message>
    <message>
        <source>Paste the text made by Copy, or a position as a bot gets it.</source>
        <translation>Collez le texte fait par Copier, ou une position telle qu’un bot la reçoit.</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Réponses et leur valeur</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Simulation…</translation>
    </message>
    <message>
        <source>Exact values</source>
        <translation>Valeurs exactes</translation>
    </message>
    <message numerus="yes">
        <source>Simulated %n times</source>
        <translation>
            <numerusform>Simulé %n fois</numerusform>
            <numerusform>Simulé %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to field</source>
        <translation>Aller au champ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This can’t be read. Write cards as the menu beside the field does, with commas between them.</source>
        <translation>Ce texte est illisible. Écrivez les cartes comme le menu à côté du champ, séparées par des virgules.</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionForm</name>
    <message>
        <source>Seen by</source>
        <translation>Vue de</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>À jouer</translation>
    </message>
    <message>
        <source>Hand number</source>
        <translation>Numéro de la manche</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>Used side cards</source>
        <translation>Cartes annexes utilisées</translation>
    </message>
    <message>
        <source>Side cards left</source>
        <translation>Cartes annexes restantes</translation>
    </message>
    <message>
        <source>Own side cards</source>
        <translation>Ses cartes annexes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Retournée</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>Second tour</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Écartée</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <translation>Cartes gardées</translation>
    </message>
    <message>
        <source>Received cards</source>
        <translation>Cartes reçues</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Cartes données</translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Base cards</source>
        <translation>Cartes de base</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Highest last round</source>
        <translation>La plus haute du dernier tour</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Set number</source>
        <translation>Numéro du set</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>A commencé</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>Non piochées</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Cards this turn</source>
        <translation>Cartes de ce tour</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Place %1, %2</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Ajouter une carte</translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation>Cartes jouées</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizPage</name>
    <message>
        <source>No mistakes to repeat.</source>
        <translation>Aucune erreur à revoir.</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow or try new questions.</source>
        <translation>Rien à revoir aujourd’hui. Revenez demain ou essayez de nouvelles questions.</translation>
    </message>
    <message>
        <source>No more mistakes in your analysed matches. Analyse more matches on the page Analyses.</source>
        <translation>Plus d’erreurs dans vos parties analysées. Analysez d’autres parties sur la page Analyses.</translation>
    </message>
    <message>
        <source>No more mistakes in this list.</source>
        <translation>Plus d’erreurs dans cette liste.</translation>
    </message>
    <message>
        <source>No such position was found. Try again or choose another difficulty.</source>
        <translation>Aucune position de ce genre n’a été trouvée. Réessayez ou choisissez une autre difficulté.</translation>
    </message>
    <message>
        <source>This answer can’t be evaluated.</source>
        <translation>Cette réponse ne peut pas être évaluée.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>A position from a match. Choose one answer, then see what every answer was worth.</source>
        <translation>Une position d’une partie. Choisissez une réponse, puis voyez ce que valait chacune.</translation>
    </message>
    <message>
        <source>Source of questions</source>
        <translation>Origine des questions</translation>
    </message>
    <message>
        <source>Mistakes to repeat</source>
        <translation>Erreurs à revoir</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Mes erreurs</translation>
    </message>
    <message>
        <source>Mistakes from a list</source>
        <translation>Erreurs d’une liste</translation>
    </message>
    <message>
        <source>New: easy</source>
        <translation>Inédit&#xa0;: facile</translation>
    </message>
    <message>
        <source>New: medium</source>
        <translation>Inédit&#xa0;: moyen</translation>
    </message>
    <message>
        <source>New: hard</source>
        <translation>Inédit&#xa0;: difficile</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>Réponses et leur valeur</translation>
    </message>
    <message>
        <source>Progress by week</source>
        <translation>Progrès par semaine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to repeat</source>
        <translation>
            <numerusform>%Ln à revoir</numerusform>
            <numerusform>%Ln à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes come back tomorrow, then at growing intervals.</source>
        <translation>Les erreurs reviennent demain, puis à intervalles croissants.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln due today</source>
        <translation>
            <numerusform>%Ln à revoir aujourd’hui</numerusform>
            <numerusform>%Ln à revoir aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of the file can’t be read. They are kept unchanged.</source>
        <translation>
            <numerusform>%Ln ligne du fichier est illisible. Elle est conservée telle quelle.</numerusform>
            <numerusform>%Ln lignes du fichier sont illisibles. Elles sont conservées telles quelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a question…</source>
        <translation>Recherche d’une question…</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Que joueriez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Evaluating your answer…</source>
        <translation>Évaluation de votre réponse…</translation>
    </message>
    <message>
        <source>Right, the best answer</source>
        <translation>Juste, c’est la meilleure réponse</translation>
    </message>
    <message>
        <source>Good enough</source>
        <translation>Assez bien</translation>
    </message>
    <message>
        <source>This is %1</source>
        <translation>C’est %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 loses %2 ± %3. Better: %4.</source>
        <translation>%1 perd %2 ± %3. Mieux&#xa0;: %4.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>La question revient demain.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Values from the analysis: exact.</source>
        <translation>Valeurs de l’analyse&#xa0;: exactes.</translation>
    </message>
    <message numerus="yes">
        <source>Values from the analysis of %Ln possible deals.</source>
        <translation>
            <numerusform>Valeurs de l’analyse de %Ln donne possible.</numerusform>
            <numerusform>Valeurs de l’analyse de %Ln donnes possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Width of the answers</source>
        <translation>Largeur des réponses</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizTable</name>
    <message>
        <source>%1 · best, yours</source>
        <translation>%1 · meilleure, la vôtre</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · meilleure</translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <translation>%1 · la vôtre</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizWeeksTable</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Semaine du</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Justes</translation>
    </message>
</context>
<context>
    <name>hilltop::RatedChangeWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Your rating stays as it was</source>
        <translation>Votre cote ne change pas</translation>
    </message>
    <message>
        <source>Rating: %1 → %2 (%3)</source>
        <comment>before, after, difference</comment>
        <translation>Cote&#xa0;: %1 → %2 (%3)</translation>
    </message>
    <message>
        <source>The strength of your own bots is unknown, so the match doesn’t count.</source>
        <translation>La force de vos propres bots est inconnue, la partie ne compte donc pas.</translation>
    </message>
    <message>
        <source>Against a team of bots with the same cards, %1 was expected of you. You scored %2.</source>
        <translation>Face à une équipe de bots avec les mêmes cartes, on attendait de vous %1. Vous avez obtenu %2.</translation>
    </message>
    <message>
        <source>Against a rating of %1, %2 was expected of you. You scored %3.</source>
        <translation>Face à une cote de %1, on attendait de vous %2. Vous avez obtenu %3.</translation>
    </message>
    <message>
        <source>%1 A new rating moves quickly.</source>
        <translation>%1 Une nouvelle cote évolue vite.</translation>
    </message>
</context>
<context>
    <name>hilltop::RecentMatches</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Précision,&#xa0;%</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée le</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Finished matches are kept here. Open one to step through it card by card.</source>
        <translation>Les parties terminées sont conservées ici. Ouvrez-en une pour la revoir carte par carte.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>&amp;Ouvrir en relecture</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message>
        <source>Analyse these</source>
        <translation>Analyser ces parties</translation>
    </message>
    <message>
        <source>Matches in the file</source>
        <translation>Parties du fichier</translation>
    </message>
    <message>
        <source>In the background. Each analysis is saved with its match</source>
        <translation>En arrière-plan. Chaque analyse est enregistrée avec sa partie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordListModel</name>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayActions</name>
    <message>
        <source>&amp;Pause</source>
        <translation>Paus&amp;e</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Lir&amp;e</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Plus le&amp;nt</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation>Décision p&amp;récédente</translation>
    </message>
    <message>
        <source>Next decisi&amp;on</source>
        <translation>Décision suiv&amp;ante</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>À la &amp;fin</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Manche précédente</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Next seat’s view</source>
        <translation>V&amp;ue de la place suivante</translation>
    </message>
    <message>
        <source>A&amp;ll cards</source>
        <translation>&amp;Toutes les cartes</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Analyse every decision and the luck of the cards</source>
        <translation>Analyser chaque décision et la chance des cartes</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Simulate from here</source>
        <translation>Simuler à partir d’ici</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>Montrer un exemple</translation>
    </message>
    <message>
        <source>Show possible hands with which the better answer wins more</source>
        <translation>Montrer des mains possibles avec lesquelles la meilleure réponse gagne davantage</translation>
    </message>
    <message>
        <source>Stop simulating, or return to the actual cards</source>
        <translation>Arrêter la simulation, ou revenir aux vraies cartes</translation>
    </message>
    <message>
        <source>&amp;Mark this decision</source>
        <translation>Mar&amp;quer cette décision</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>Jouer à partir d’&amp;ici</translation>
    </message>
    <message>
        <source>Take over the selected seat, as a branch. The original match stays unchanged.</source>
        <translation>Prendre la place sélectionnée, dans une branche. La partie d’origine reste inchangée.</translation>
    </message>
    <message>
        <source>Bra&amp;nch above</source>
        <translation>&amp;Branche du dessus</translation>
    </message>
    <message>
        <source>Branch &amp;below</source>
        <translation>Branc&amp;he du dessous</translation>
    </message>
    <message>
        <source>Play this &amp;deal…</source>
        <translation>Re&amp;jouer cette donne…</translation>
    </message>
    <message>
        <source>Take a seat with the same cards and opponents</source>
        <translation>Prendre une place avec les mêmes cartes et les mêmes adversaires</translation>
    </message>
    <message>
        <source>Res&amp;ults on these cards…</source>
        <translation>Résu&amp;ltats avec ces cartes…</translation>
    </message>
    <message>
        <source>How everyone did with the cards of the selected seat</source>
        <translation>Ce que chacun a fait des cartes de la place sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Open &amp;what was copied</source>
        <translation>&amp;Ouvrir le texte copié</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>I&amp;mage…</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>Enregistrer la table comme image</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Save the analysis of this match as a web page or text</source>
        <translation>Enregistrer l’analyse de cette partie comme page web ou comme texte</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Save this match in the format of another program</source>
        <translation>Enregistrer cette partie dans le format d’un autre programme</translation>
    </message>
    <message>
        <source>&amp;Quiz from these mistakes</source>
        <translation>Qui&amp;z sur ces erreurs</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save this match with its notes and branches</source>
        <translation>Enregistrer cette partie avec ses notes et ses branches</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Rè&amp;gles de ce jeu</translation>
    </message>
    <message>
        <source>Stop simulating and keep the result</source>
        <translation>Arrêter la simulation et garder le résultat</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Simulate this decision with many more samples</source>
        <translation>Simuler cette décision bien plus de fois</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Ouvrir un texte</translation>
    </message>
    <message>
        <source>Save and export</source>
        <translation>Enregistrer et exporter</translation>
    </message>
    <message>
        <source>Pa&amp;ge…</source>
        <translation>Page…</translation>
    </message>
    <message>
        <source>Save this match as a page to step through in a browser, as you see it here</source>
        <translation>Enregistrer cette partie comme page à parcourir dans un navigateur, telle que vous la voyez ici</translation>
    </message>
    <message>
        <source>Hide spoilers</source>
        <translation>Masquer les spoilers</translation>
    </message>
    <message>
        <source>Show scores, moves and the analysis only up to the moment you have seen</source>
        <translation>N’afficher les scores, les coups et l’analyse que jusqu’au moment que vous avez vu</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Partie précédente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Answer this decision yourself with the same cards and opponents, and compare</source>
        <translation>Prendre vous-même cette décision avec les mêmes cartes et adversaires, et comparer</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Copier la position sous forme de texte</translation>
    </message>
    <message>
        <source>Copied the position, %1 characters. Ctrl+V opens it here again.</source>
        <translation>Position copiée, %1 caractères. Ctrl+V la rouvre ici.</translation>
    </message>
    <message>
        <source>Seen &amp;before…</source>
        <translation>Déjà dans cette positio&amp;n…</translation>
    </message>
    <message>
        <source>What you and others answered here and in similar positions, and with what result</source>
        <translation>Ce que vous et d’autres avez répondu ici et dans des positions semblables, et avec quel résultat</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>Composer une po&amp;sition…</translation>
    </message>
    <message>
        <source>Set up any position, or paste one as text, and see what each answer is worth</source>
        <translation>Composer n’importe quelle position, ou la coller en texte, et voir ce que vaut chaque réponse</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayHead</name>
    <message>
        <source>reproduced</source>
        <translation>reproduit</translation>
    </message>
    <message>
        <source>different at decision %1</source>
        <translation>différent à la décision %1</translation>
    </message>
    <message>
        <source>not checked, another version of the bot played</source>
        <translation>non vérifié, une autre version du bot a joué</translation>
    </message>
    <message>
        <source>not checked, because answers of your own bots are stored</source>
        <translation>non vérifié, car les réponses de vos propres bots sont enregistrées</translation>
    </message>
    <message>
        <source>not checked, a person played</source>
        <translation>non vérifié, un humain a joué</translation>
    </message>
    <message>
        <source>not checked, the bot is not available</source>
        <translation>non vérifié, le bot n’est pas disponible</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Back to the matches in the file</source>
        <translation>Retour aux parties du fichier</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>contrôle…</translation>
    </message>
    <message>
        <source>Asking the bots again…</source>
        <translation>Les bots sont interrogés à nouveau…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the digest doesn’t match</source>
        <translation>empreinte discordante</translation>
    </message>
    <message>
        <source>the result doesn’t match</source>
        <translation>résultat discordant</translation>
    </message>
    <message>
        <source>differs at decision %1</source>
        <translation>diffère à la décision %1</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>no bot to check</source>
        <translation>aucun bot à vérifier</translation>
    </message>
    <message>
        <source>reproduced, %1 of %2 seats</source>
        <translation>reproduit, %1 places sur %2</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayPage</name>
    <message>
        <source>Up and Down in the move list</source>
        <translation>Haut et Bas dans la liste des coups</translation>
    </message>
    <message>
        <source>move through it, elsewhere they choose the branch</source>
        <translation>la parcourent, ailleurs ils choisissent la branche</translation>
    </message>
    <message>
        <source>Clicking the table</source>
        <translation>Un clic sur la table</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>termine l’animation, continue après une manche</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>Choisissez une partie.</translation>
    </message>
    <message>
        <source>No match opened yet.</source>
        <translation>Aucune partie ouverte.</translation>
    </message>
    <message>
        <source>Possible hands: “%1” is better</source>
        <translation>Mains possibles&#xa0;: «&#xa0;%1&#xa0;» est meilleur</translation>
    </message>
    <message>
        <source>Preparing the match…</source>
        <translation>Préparation de la partie…</translation>
    </message>
    <message>
        <source>The rest of the match can’t be shown</source>
        <translation>La suite de la partie ne peut pas être montrée</translation>
    </message>
    <message>
        <source>You can step through any match card by card. Open a record or drop one here.</source>
        <translation>Vous pouvez revoir toute partie carte par carte. Ouvrez un enregistrement ou déposez-en un ici.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Only the beginning of the match is shown.</source>
        <translation>Seul le début de la partie est montré.</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>vitesse normale</translation>
    </message>
    <message>
        <source>speed × %1</source>
        <translation>vitesse × %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Width of the moves</source>
        <translation>Largeur des coups</translation>
    </message>
    <message>
        <source>Width of the analysis</source>
        <translation>Largeur de l’analyse</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultBars</name>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 ± %3</source>
        <translation>%1&#xa0;: %2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultReview</name>
    <message>
        <source>Luck and skill</source>
        <translation>Chance et habileté</translation>
    </message>
    <message>
        <source>The match is being analysed</source>
        <translation>Analyse de la partie</translation>
    </message>
    <message>
        <source>Analysing the match…</source>
        <translation>Analyse de la partie…</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultSheet</name>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>Latest matches: %1</source>
        <translation>Dernières parties&#xa0;: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Chance et habileté</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>What is shown of the match</source>
        <translation>Ce qui est montré de la partie</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rejouer la donne</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Le tournant</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Only your matches</source>
        <translation>Seulement vos parties</translation>
    </message>
    <message>
        <source>At a table with %1</source>
        <translation>À une table avec %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contre %1</translation>
    </message>
    <message>
        <source>%1 perfect of %2, %3 cards left on average</source>
        <translation>%1 parfaites sur %2, %3 cartes restantes en moyenne</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>victoires&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>défaites&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>nulles&#xa0;: %1</translation>
    </message>
    <message>
        <source>purse %1</source>
        <translation>bourse %1</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n victoire de suite</numerusform>
            <numerusform>%n victoires de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n défaite de suite</numerusform>
            <numerusform>%n défaites de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>The turning point: %1</source>
        <translation>Le tournant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>Sceau…</translation>
    </message>
    <message>
        <source>The proof that no one changed the cards</source>
        <translation>La preuve que personne n’a changé les cartes</translation>
    </message>
    <message>
        <source>Shown after the second match.</source>
        <translation>Montré quand la seconde partie sera terminée aussi.</translation>
    </message>
    <message>
        <source>Your rating changes after the second match.</source>
        <translation>Votre cote suivra après la seconde partie.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewNotice</name>
    <message>
        <source>Analyse again</source>
        <translation>Analyser à nouveau</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Analysing the match again</source>
        <translation>Nouvelle analyse de la partie</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewQueue</name>
    <message>
        <source>The list of analyses can’t be saved: %1</source>
        <translation>La liste des analyses ne peut pas être enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>démarre</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>en pause à %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problème</numerusform>
            <numerusform>%Ln problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>All my matches</source>
        <translation>Toutes mes parties</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analysées</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a bot: its loss</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewsPage</name>
    <message>
        <source>What could not be analysed</source>
        <translation>Ce qui n’a pas pu être analysé</translation>
    </message>
    <message>
        <source>Analyse my matches</source>
        <translation>Analyser mes parties</translation>
    </message>
    <message>
        <source>Analyse a folder…</source>
        <translation>Analyser un dossier…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Stops the analysis. Finished analyses are kept with their matches</source>
        <translation>Arrête l’analyse. Les analyses terminées restent enregistrées avec leurs parties</translation>
    </message>
    <message>
        <source>Quiz from these</source>
        <translation>Quiz sur celles-ci</translation>
    </message>
    <message>
        <source>Quiz about the listed decisions, the costliest first</source>
        <translation>Quiz sur les décisions listées, les plus coûteuses d’abord</translation>
    </message>
    <message>
        <source>Analyse whole folders and tournaments: who plays best without luck, and who makes which mistakes.</source>
        <translation>Analysez des dossiers entiers et des tournois&#xa0;: qui joue le mieux hors chance, et qui fait quelles erreurs.</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>Analyses</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progression de l’analyse</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Décisions coûteuses</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Jeu et règles</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Analyse the matches of a folder</source>
        <translation>Analyser les parties d’un dossier</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Look for new matches</source>
        <translation>Chercher d’autres parties</translation>
    </message>
    <message>
        <source>%1, %2 of them new</source>
        <translation>%1, dont %2 nouvelles</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a state and a remark</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge. “Look for new matches” renews them</source>
        <translation>
            <numerusform>%Ln analyse vient d’une autre version du moteur. «&#xa0;Chercher d’autres parties&#xa0;» la renouvelle</numerusform>
            <numerusform>%Ln analyses viennent d’une autre version du moteur. «&#xa0;Chercher d’autres parties&#xa0;» les renouvelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is being analysed.</source>
        <translation>Rien n’est en cours d’analyse.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln seats</source>
        <translation>
            <numerusform>%1, %Ln place</numerusform>
            <numerusform>%1, %Ln places</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other rules</source>
        <translation>%1, autres règles</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All matches were analysed.</source>
        <translation>Toutes les parties ont été analysées.</translation>
    </message>
    <message>
        <source>Reading the analyses…</source>
        <translation>Lecture des analyses…</translation>
    </message>
    <message>
        <source>No mistakes beyond chance.</source>
        <translation>Aucune erreur qui se distingue du hasard.</translation>
    </message>
    <message>
        <source>No match has been analysed yet.</source>
        <translation>Aucune partie n’est encore analysée.</translation>
    </message>
    <message>
        <source>Mistakes of %1</source>
        <translation>Erreurs de %1</translation>
    </message>
    <message>
        <source>Everyone’s mistakes</source>
        <translation>Erreurs de tous</translation>
    </message>
    <message>
        <source>Kinds of decisions</source>
        <translation>Types de décision</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>S’y entraîner</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>Entraînement&#xa0;: %1</translation>
    </message>
    <message>
        <source>No position of this kind has a clear best answer.</source>
        <translation>Aucune position de ce type n’a de meilleure réponse nette.</translation>
    </message>
    <message>
        <source>Quiz with %1 positions of the selected kind, from these matches and from new ones</source>
        <translation>Quiz avec %1 positions du type sélectionné, tirées de ces parties et de nouvelles</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Largeur de la liste</translation>
    </message>
</context>
<context>
    <name>hilltop::RoundListModel</name>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>counts as won</source>
        <translation>compte comme gagné</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>qualifié</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>non décidé</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>hilltop::RulesEditor</name>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Rétablir %1</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>%1 is %2. Write a number from %3 to %4.</source>
        <translation>%1 vaut %2. Saisissez un nombre de %3 à %4.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>These rules can’t be combined: %1.</source>
        <translation>Ces règles ne sont pas compatibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>this game has no rules to choose</source>
        <translation>ce jeu n’a pas de règles au choix</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>toutes par défaut</translation>
    </message>
    <message>
        <source>one differs from the defaults</source>
        <translation>une diffère des valeurs par défaut</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation>
            <numerusform>%n diffère des valeurs par défaut</numerusform>
            <numerusform>%n diffèrent des valeurs par défaut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreModel</name>
    <message>
        <source>none</source>
        <comment>nothing stands under this heading yet</comment>
        <translation>encore rien</translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreView</name>
    <message>
        <source>Scoresheet</source>
        <translation>Feuille</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatPicture</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>Place %1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatReviewModel</name>
    <message>
        <source>Average loss per decision, given what the seat knew</source>
        <translation>Perte moyenne par décision, d’après ce que savait le joueur</translation>
    </message>
    <message>
        <source>Average loss per unforced decision</source>
        <translation>De même pour les décisions où une autre réponse est moins bonne</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>Le résultat sans la chance</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>Non forcées</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Hors chance</translation>
    </message>
</context>
<context>
    <name>hilltop::SecondTryBar</name>
    <message>
        <source>Back to replay</source>
        <translation>Retour à la relecture</translation>
    </message>
</context>
<context>
    <name>hilltop::Settings</name>
    <message>
        <source>The settings in %1 can’t be read, so defaults are used. Remove the file to start afresh.</source>
        <translation>Les paramètres de %1 sont illisibles&#xa0;: les valeurs par défaut sont utilisées. Supprimez le fichier pour repartir de zéro.</translation>
    </message>
    <message>
        <source>The settings in %1 are from a newer version of Hilltop, so defaults are used and changes are not saved.</source>
        <translation>Les paramètres de %1 viennent d’une version plus récente de Hilltop&#xa0;: les valeurs par défaut sont utilisées et les changements ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>The settings can’t be saved: %1.</source>
        <translation>Les paramètres ne peuvent pas être enregistrés&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message>
        <source>No matching settings</source>
        <translation>Aucun paramètre trouvé</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Pages des paramètres</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Chercher un paramètre</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Rétablir cette page</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not applied</source>
        <translation>
            <numerusform>%n changement non appliqué</numerusform>
            <numerusform>%n changements non appliqués</numerusform>
        </translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>Trèfle vert, carreau bleu.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordre de la main</translation>
    </message>
    <message>
        <source>By suit and rank, trump first</source>
        <translation>Par couleur et valeur, atout d’abord</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Ordre de la donne</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Finished trick</source>
        <translation>Pli terminé</translation>
    </message>
    <message>
        <source>or until a click</source>
        <translation>ou jusqu’à un clic</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Card speed</source>
        <translation>Vitesse des cartes</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvement réduit</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>now: no card animations</source>
        <translation>actuel&#xa0;: sans animation</translation>
    </message>
    <message>
        <source>now: full motion</source>
        <translation>actuel&#xa0;: tout animé</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>Cartes et points</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
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
        <translation>Essayer</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>After a hand or round</source>
        <translation>Après une manche ou un tour</translation>
    </message>
    <message>
        <source>Wait for a key or a click</source>
        <translation>Attendre une touche ou un clic</translation>
    </message>
    <message>
        <source>Continue after 2 seconds</source>
        <translation>Continuer après 2 secondes</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>Continuer après 5 secondes</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Coups forcés</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Jouer d’office</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tuteur</translation>
    </message>
    <message>
        <source>Before a costly move</source>
        <translation>Avant un coup coûteux</translation>
    </message>
    <message>
        <source>Ask for confirmation</source>
        <translation>Demander confirmation</translation>
    </message>
    <message>
        <source>Ask when a move costs at least %1</source>
        <translation>Demander si un coup coûte au moins&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ask when a move costs at least</source>
        <translation>Demander si un coup coûte au moins</translation>
    </message>
    <message>
        <source>of the chance to win</source>
        <translation>des chances de gain</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>games, in games that count them</source>
        <translation>jeux, là où on les compte</translation>
    </message>
    <message>
        <source>cards left, in cooperative games</source>
        <translation>cartes restantes, dans les jeux coopératifs</translation>
    </message>
    <message>
        <source>Only in practice, and given what you can know. Never in rated matches.</source>
        <translation>Seulement dans les parties amicales, et d’après ce que vous pouvez savoir. Jamais dans les parties classées.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>%1, marked %2 from</source>
        <translation>%1, signe %2 dès</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gain</translation>
    </message>
    <message>
        <source>Games or points</source>
        <translation>Jeux ou points</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>A loss of at least this size is marked if it is more than twice its error. Analysed matches are marked again.</source>
        <translation>Une perte d’au moins cette taille reçoit un signe si elle dépasse le double de son erreur. Les signes des parties déjà analysées sont mis à jour.</translation>
    </message>
    <message>
        <source>Changes when the window restarts.</source>
        <translation>Change au redémarrage de la fenêtre.</translation>
    </message>
    <message>
        <source>When you may answer</source>
        <translation>Si vous pouvez répondre</translation>
    </message>
    <message>
        <source>Wait for an answer or Pass</source>
        <translation>Attendre une réponse ou «&#xa0;Passer&#xa0;»</translation>
    </message>
    <message>
        <source>Pass after 1 second</source>
        <translation>Passer après 1 seconde</translation>
    </message>
    <message>
        <source>Pass after 3 seconds</source>
        <translation>Passer après 3 secondes</translation>
    </message>
    <message>
        <source>Pass after 10 seconds</source>
        <translation>Passer après 10 secondes</translation>
    </message>
    <message>
        <source>Pass after 30 seconds</source>
        <translation>Passer après 30 secondes</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Visage</translation>
    </message>
    <message>
        <source>Bots think</source>
        <translation>Réflexion des bots</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Brève</translation>
    </message>
    <message>
        <source>Like people</source>
        <translation>Comme des joueurs humains</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Visages</translation>
    </message>
    <message>
        <source>Show glances and reactions</source>
        <translation>Montrer regards et réactions</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (non installé)</translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Card decks of KDE’s games can be chosen here once they are installed.</source>
        <translation>Les jeux de cartes de KDE apparaissent ici une fois installés.</translation>
    </message>
    <message>
        <source>In games with French cards. Very small cards stay Hilltop’s own.</source>
        <translation>Dans les jeux à cartes françaises. Les très petites cartes restent celles de Hilltop.</translation>
    </message>
    <message>
        <source>My turn, in the background</source>
        <translation>À moi de jouer, en arrière-plan</translation>
    </message>
</context>
<context>
    <name>hilltop::SolvingNote</name>
    <message>
        <source>%1 is solving these rules. It plays this match without the solution.</source>
        <translation>%1 résout ces règles. Il joue cette partie sans la solution.</translation>
    </message>
    <message>
        <source>Progress of solving the rules</source>
        <translation>Progression de la résolution des règles</translation>
    </message>
    <message>
        <source>The rules are solved: %1 uses the solution from the next match on.</source>
        <translation>Les règles sont résolues&#xa0;: %1 utilisera la solution dès la prochaine partie.</translation>
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
        <translation>Rang %1 à %2&#xa0;: %3, %4 gagnées, %5 pour cent, entre %6 et %7</translation>
    </message>
    <message>
        <source>Place %1: %2, %3 won, %4 percent, between %5 and %6</source>
        <translation>Rang %1&#xa0;: %2, %3 gagnées, %4 pour cent, entre %5 et %6</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>Nombre de parties brutes que vaut une partie hors chance</translation>
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
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gagnées,&#xa0;%</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>Parfaites,&#xa0;%</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>Points,&#xa0;%</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>Hors chance</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Équivaut à</translation>
    </message>
    <message>
        <source>%1 (disqualified)</source>
        <translation>%1 (disqualifié)</translation>
    </message>
    <message>
        <source>Luck-adjusted result with its 95 % interval, from %1 matches</source>
        <translation>Le résultat sans la chance des cartes, avec son intervalle à 95&#xa0;%. Sur %1 parties.</translation>
    </message>
    <message>
        <source>%1 (faults in every match)</source>
        <translation>%1 (fautes à chaque partie)</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (exclu)</translation>
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
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>hilltop::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches</source>
        <translation>
            <numerusform>%1 sur %Ln partie analysée</numerusform>
            <numerusform>%1 sur %Ln parties analysées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in the first ten, %3 in the latest ten</source>
        <translation>%1&#xa0;: %2 dans les dix premières, %3 dans les dix dernières</translation>
    </message>
    <message>
        <source>Your purse at %1: %2</source>
        <translation>Votre bourse à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solo</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Classée</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Vos résultats</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Against or with</source>
        <translation>Contre ou avec</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nul</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>Points, moyenne</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Série en cours</translation>
    </message>
    <message>
        <source>No matches yet. Start one with New match and choose Rated to see it here.</source>
        <translation>Pas encore de partie. Commencez-en une par «&#xa0;Nouvelle partie&#xa0;» et choisissez «&#xa0;Classée&#xa0;» pour la voir ici.</translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation>Lecture de vos parties…</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row at best</source>
        <translation>
            <numerusform>Meilleure série&#xa0;: %n victoire</numerusform>
            <numerusform>Meilleure série&#xa0;: %n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them left early</source>
        <translation>
            <numerusform>dont %n quittée avant la fin</numerusform>
            <numerusform>dont %n quittées avant la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>★ Perfect matches of %1: %2</source>
        <translation>★ Parties parfaites de %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>hilltop::StopPicker</name>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalle</translation>
    </message>
    <message>
        <source>SPRT</source>
        <translation>SPRT</translation>
    </message>
    <message>
        <source>All matches are played</source>
        <translation>Toutes les parties sont jouées</translation>
    </message>
    <message>
        <source>Ends when every entrant’s 95 % interval is narrow enough</source>
        <translation>S’arrête quand l’intervalle à 95&#xa0;% de chaque participant est assez étroit</translation>
    </message>
    <message>
        <source>A sequential test: ends as soon as it is clear which of the two is stronger</source>
        <translation>Un test séquentiel&#xa0;: il s’arrête dès qu’on sait lequel des deux est le plus fort</translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation>Largeur des intervalles</translation>
    </message>
    <message>
        <source>until narrower than</source>
        <translation>jusqu’à moins de</translation>
    </message>
    <message>
        <source>Elo 0, the hypothesis</source>
        <translation>Elo 0, l’hypothèse</translation>
    </message>
    <message>
        <source>Elo 1, the alternative</source>
        <translation>Elo 1, l’alternative</translation>
    </message>
    <message>
        <source>Alpha: the risk of accepting a bot that is not stronger</source>
        <translation>Alpha&#xa0;: le risque d’accepter un bot qui n’est pas plus fort</translation>
    </message>
    <message>
        <source>Beta: the risk of rejecting a bot that is stronger</source>
        <translation>Bêta&#xa0;: le risque de rejeter un bot qui est plus fort</translation>
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
        <translation>Bêta</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Rounds that depend on results are always played to the end.</source>
        <translation>Les tours qui dépendent des résultats sont toujours terminés.</translation>
    </message>
    <message>
        <source>SPRT needs a round-robin of exactly two entrants.</source>
        <translation>SPRT demande un tournoi toutes rondes à exactement deux participants.</translation>
    </message>
    <message>
        <source>Elo 0 must be below Elo 1.</source>
        <translation>Elo 0 doit être inférieur à Elo 1.</translation>
    </message>
</context>
<context>
    <name>hilltop::StrandedTournaments</name>
    <message>
        <source>Tournaments (*.%1)</source>
        <translation>Tournois (*.%1)</translation>
    </message>
    <message>
        <source>Save this tournament?</source>
        <translation>Enregistrer ce tournoi&#xa0;?</translation>
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
        <translation>Comportement</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
</context>
<context>
    <name>hilltop::SumDialog</name>
    <message>
        <source>All parts: %1</source>
        <translation>Tous les éléments&#xa0;: %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>All parts of the result</source>
        <translation>Tous les éléments du résultat</translation>
    </message>
    <message>
        <source>%1. Every part that changed it: start + luck + skill + others’ skill = result.</source>
        <translation>%1. Tout ce qui a changé la valeur&#xa0;: départ + chance + habileté + celle des autres = résultat.</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>Voir le moment</translation>
    </message>
    <message>
        <source>Go to the moment of the chosen row</source>
        <translation>Aller au moment de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>hilltop::TableAnswers</name>
    <message>
        <source>%1 suggests: %2.</source>
        <translation>%1 conseille&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableKeys</name>
    <message>
        <source>Card to the left, before the first one a look back</source>
        <translation>Carte de gauche, ou retour en arrière avant la première</translation>
    </message>
    <message>
        <source>Card to the right, or forward after a look back</source>
        <translation>Carte de droite, ou en avant après un retour en arrière</translation>
    </message>
    <message>
        <source>Card or button above</source>
        <translation>Carte ou bouton au-dessus</translation>
    </message>
    <message>
        <source>Card or button below</source>
        <translation>Carte ou bouton au-dessous</translation>
    </message>
    <message>
        <source>Play the card or press the button</source>
        <translation>Jouer la carte ou activer le bouton</translation>
    </message>
    <message>
        <source>Return to the match after looking back, or think again about a move</source>
        <translation>Revenir à la partie après un retour en arrière, ou réfléchir encore à un coup</translation>
    </message>
    <message>
        <source>Action or place %1</source>
        <translation>Action ou place %1</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Play a costly move anyway</source>
        <translation>Jouer quand même un coup coûteux</translation>
    </message>
    <message>
        <source>Play a costly move and turn the tutor off</source>
        <translation>Jouer un coup coûteux et désactiver le tuteur</translation>
    </message>
    <message>
        <source>More of a wish, a share, a stake or a side card</source>
        <translation>Augmenter un souhait, une part, une mise ou une carte annexe</translation>
    </message>
    <message>
        <source>Less of a wish, a share, a stake or a side card</source>
        <translation>Diminuer un souhait, une part, une mise ou une carte annexe</translation>
    </message>
    <message>
        <source>Pass where you may answer but need not</source>
        <translation>Passer quand répondre est facultatif</translation>
    </message>
    <message>
        <source>End of the turn, or of the choice of a side deck</source>
        <translation>Finir le tour, ou le choix du deck annexe</translation>
    </message>
    <message>
        <source>After a match: replay</source>
        <translation>Après une partie&#xa0;: relecture</translation>
    </message>
    <message>
        <source>After a match: rematch</source>
        <translation>Après une partie&#xa0;: revanche</translation>
    </message>
    <message>
        <source>After a match: same deal again</source>
        <translation>Après une partie&#xa0;: rejouer la donne</translation>
    </message>
    <message>
        <source>After a match: new match</source>
        <translation>Après une partie&#xa0;: nouvelle partie</translation>
    </message>
    <message>
        <source>After a match: save picture</source>
        <translation>Après une partie&#xa0;: enregistrer l’image</translation>
    </message>
</context>
<context>
    <name>hilltop::TablePosition</name>
    <message>
        <source>Your turn. %1</source>
        <translation>À vous. %1</translation>
    </message>
    <message>
        <source>Everyone may speak now.</source>
        <translation>Tous peuvent parler maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are on turn.</source>
        <translation>
            <numerusform>%n joueur doit jouer.</numerusform>
            <numerusform>%n joueurs doivent jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are on turn.</source>
        <translation>À %1 et %2 de jouer.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are on turn.</source>
        <translation>À %1, %2 et %3 de jouer.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Un bot joue à votre place.</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>partie gagnée</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>choix fait</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>hilltop::TableScene</name>
    <message>
        <source>%1’s turn. Pass the screen.</source>
        <translation>À %1 de jouer. Passez l’écran.</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 Une touche ou un clic pour continuer.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The rules don’t allow this answer.</source>
        <translation>Les règles ne permettent pas cette réponse.</translation>
    </message>
    <message>
        <source>Dealing.</source>
        <translation>Distribution.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>You can’t play that card there.</source>
        <translation>Vous ne pouvez pas jouer cette carte là.</translation>
    </message>
    <message>
        <source>%1 You can pass with %2.</source>
        <translation>%1 Vous pouvez passer avec %2.</translation>
    </message>
    <message>
        <source>%1 It was the only move.</source>
        <translation>%1 C’était le seul coup.</translation>
    </message>
    <message>
        <source>You have only one move: %1</source>
        <translation>Vous n’avez qu’un coup&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>hilltop::TemplateMenu</name>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Built-in templates and your own</source>
        <translation>Modèles intégrés, et les vôtres</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>template, game</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>Enregistrer comme modèle…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Rename template</source>
        <translation>Renommer le modèle</translation>
    </message>
    <message>
        <source>A template called “%1” already exists.</source>
        <translation>Il existe déjà un modèle nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This version can’t read the template “%1”.</source>
        <translation>Cette version ne peut pas lire le modèle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>Supprimer le modèle</translation>
    </message>
    <message>
        <source>Delete the template “%1”? This cannot be undone.</source>
        <translation>Supprimer le modèle «&#xa0;%1&#xa0;»&#xa0;? C’est définitif.</translation>
    </message>
</context>
<context>
    <name>hilltop::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Pas de points</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Points pour %1</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Non décidé</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCharts</name>
    <message>
        <source>Over time</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Comparés</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>This chart shows how each bot’s share settles.</source>
        <translation>Ce graphique montre comment se stabilise la part de chaque bot.</translation>
    </message>
    <message>
        <source>This chart compares the bots.</source>
        <translation>Ce graphique compare les bots.</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Points moyens</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gagnées,&#xa0;%</translation>
    </message>
    <message>
        <source>%1, by matches played per bot</source>
        <translation>%1, par parties jouées par bot</translation>
    </message>
    <message>
        <source>%1, compared</source>
        <translation>%1, comparés</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCost</name>
    <message>
        <source>No matches yet</source>
        <translation>Pas encore de parties</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches, time</comment>
        <translation>%1, environ %2</translation>
    </message>
    <message>
        <source>%1, depends on your bots</source>
        <translation>%1, selon vos bots</translation>
    </message>
    <message>
        <source>%1, measuring the speed…</source>
        <translation>%1, mesure de la vitesse…</translation>
    </message>
    <message>
        <source>About %1 with records.</source>
        <translation>Environ %1 avec les enregistrements.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Environ %1.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 points per bot.</source>
        <translation>Intervalle attendu&#xa0;: ± %1 points par bot.</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 % per bot.</source>
        <translation>Intervalle attendu&#xa0;: ± %1&#xa0;% par bot.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentDetails</name>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>Cliquez sur une case du tableau croisé pour voir ses parties.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>This file is part %1 of a tournament. Merge the parts to see its matches.</source>
        <translation>Ce fichier est le fragment %1 d’un tournoi. Fusionnez les fragments pour voir ses parties.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 matches</source>
        <translation>%1 contre %2&#xa0;: %3 parties</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 parties</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tableau (CSV)…</translation>
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
        <translation>&amp;Image du résultat…</translation>
    </message>
    <message>
        <source>Copy result as te&amp;xt</source>
        <translation>Copier le résultat en te&amp;xte</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>Le résultat a été copié sous forme de texte.</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>The picture of the result was copied.</source>
        <translation>L’image du résultat a été copiée.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentForm</name>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquées</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Arrêt</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Modifier les règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Duplicate deals</source>
        <translation>Donnes dupliquées</translation>
    </message>
    <message>
        <source>Every pair plays the same cards from all sides. This cancels the luck of the deal, so fewer matches are needed.</source>
        <translation>Chaque paire joue les mêmes cartes de tous les côtés. La chance de la donne s’annule, et il faut donc moins de parties.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Une autre graine</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>of %1. The window stays responsive.</source>
        <translation>sur %1. La fenêtre reste réactive.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Matches with faults</source>
        <translation>Parties avec fautes</translation>
    </message>
    <message>
        <source>Faults, and a sample of %1</source>
        <translation>Fautes, et un échantillon de %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Which matches are stored with all answers. Matches of built-in bots can always be replayed from their seed. Storing all matches needs about a hundred times the space.</source>
        <translation>Quelles parties sont enregistrées avec toutes leurs réponses. Les parties de bots intégrés peuvent toujours être rejouées à partir de leur graine. Tout enregistrer prend environ cent fois plus de place.</translation>
    </message>
    <message>
        <source>Keep matches</source>
        <translation>Garder les parties</translation>
    </message>
    <message>
        <source>The seed is an integer from 0 to %1.</source>
        <translation>La graine est un entier de 0 à %1.</translation>
    </message>
    <message>
        <source>%2 entrants can’t share a table of %1 seats evenly. Use random tables, or change one of the two numbers.</source>
        <translation>%2 participants ne peuvent pas se partager également une table de %1 places. Choisissez des tables tirées au sort, ou changez l’un des deux nombres.</translation>
    </message>
    <message>
        <source>These rules can’t be played.</source>
        <translation>On ne peut pas jouer avec ces règles.</translation>
    </message>
    <message>
        <source>per set</source>
        <translation>par set</translation>
    </message>
    <message>
        <source>per pair</source>
        <translation>par rencontre</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>au total</translation>
    </message>
    <message>
        <source>one seat, nothing to swap</source>
        <translation>une seule place, rien à échanger</translation>
    </message>
    <message>
        <source>each deal twice, sides swapped</source>
        <translation>chaque donne deux fois, côtés échangés</translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, in all seatings</source>
        <translation>
            <numerusform>chaque donne %n fois, dans tous les ordres</numerusform>
            <numerusform>chaque donne %n fois, dans tous les ordres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, once for every seat</source>
        <translation>
            <numerusform>chaque donne %n fois, une par place</numerusform>
            <numerusform>chaque donne %n fois, une par place</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>La garder secrète</translation>
    </message>
    <message>
        <source>Draws a seed that no one can see until all matches have been played. Its SHA-256 is shown from the start, so that anyone can check it afterwards.</source>
        <translation>Tire une graine que personne ne peut voir avant la fin de toutes les parties. Son SHA-256 est montré dès le début, pour que chacun puisse la vérifier ensuite.</translation>
    </message>
    <message>
        <source>Bots that are not isolated could read a secret seed. Install bubblewrap, or turn off Keep it secret.</source>
        <translation>Des bots non isolés pourraient lire une graine secrète. Installez bubblewrap ou désactivez «&#xa0;La garder secrète&#xa0;».</translation>
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
        <translation>%1, toutes rondes</translation>
    </message>
    <message>
        <source>%1 at one table</source>
        <translation>%1 à une table</translation>
    </message>
    <message>
        <source>%1 gauntlet</source>
        <translation>%1, un contre tous</translation>
    </message>
    <message>
        <source>%1 knockout</source>
        <translation>%1, élimination</translation>
    </message>
    <message>
        <source>%1 Swiss</source>
        <translation>%1, système suisse</translation>
    </message>
    <message>
        <source>%1 Cup</source>
        <translation>Coupe de %1</translation>
    </message>
    <message>
        <source>%1 at random tables</source>
        <translation>%1, tables tirées au sort</translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation>toutes rondes</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <translation>1 contre tous</translation>
    </message>
    <message>
        <source>knockout</source>
        <translation>élimination</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>système suisse</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>random tables</source>
        <translation>tables au sort</translation>
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
            <numerusform>%1 sur %Ln partie analysée&#xa0;: %2 hors chance, %3 brut.</numerusform>
            <numerusform>%1 sur %Ln parties analysées&#xa0;: %2 hors chance, %3 brut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the matches</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Worth %1 times the matches: saves %2.</source>
        <translation>Vaut %1 fois plus de parties&#xa0;: %2 économisées.</translation>
    </message>
    <message>
        <source>Adjust for luck</source>
        <translation>Neutraliser la chance</translation>
    </message>
    <message>
        <source>Analyses matches in the background and shows luck-adjusted results</source>
        <translation>Analyse des parties en arrière-plan et montre les résultats hors chance</translation>
    </message>
    <message>
        <source>&amp;100 matches</source>
        <translation>&amp;100 parties</translation>
    </message>
    <message>
        <source>1,&amp;000 matches</source>
        <translation>1&#xa0;&amp;000 parties</translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation>&amp;Toutes les parties</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Costliest decisions and style</source>
        <translation>&amp;Décisions coûteuses et style</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge and don’t count.</source>
        <translation>
            <numerusform>%Ln analyse vient d’une autre version du moteur et ne compte pas.</numerusform>
            <numerusform>%Ln analyses viennent d’une autre version du moteur et ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>This is worth %1 times the matches.</source>
        <translation>Cela vaut %1 fois plus de parties.</translation>
    </message>
    <message>
        <source>This is worth %1 to %2 times the matches.</source>
        <translation>Cela vaut %1 à %2 fois plus de parties.</translation>
    </message>
    <message>
        <source>Analysis: %1.</source>
        <translation>Analyse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Analysed: %1 matches. Luck-adjusted results appear once a bot has %2.</source>
        <translation>Analysées&#xa0;: %1 parties. Les résultats hors chance apparaissent dès qu’un bot en a %2.</translation>
    </message>
    <message>
        <source>Luck-adjusted over %1 matches.</source>
        <translation>Hors chance sur %1 parties.</translation>
    </message>
    <message>
        <source>The results are not adjusted, because a luck-adjusted match would be worth only %1 plain matches.</source>
        <translation>Les résultats ne sont pas corrigés, car une partie hors chance ne vaudrait que %1 parties brutes.</translation>
    </message>
    <message>
        <source>More matches are needed to tell whether adjusting makes the results more exact.</source>
        <translation>Il faut plus de parties pour savoir si la correction rend les résultats plus exacts.</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Nouveau tournoi…</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nouveau tournoi…</translation>
    </message>
    <message>
        <source>&amp;All tournaments</source>
        <translation>&amp;Tous les tournois</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Finishes running matches, then waits</source>
        <translation>Termine les parties en cours, puis attend</translation>
    </message>
    <message>
        <source>&amp;Stop after current matches</source>
        <translation>&amp;Finir les parties, puis arrêter</translation>
    </message>
    <message>
        <source>Stop after current matches</source>
        <translation>Finir et arrêter</translation>
    </message>
    <message>
        <source>Finishes running matches, then stops. You can resume at any time</source>
        <translation>Termine les parties en cours, puis s’arrête. Vous pouvez reprendre à tout moment</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>Re&amp;garder une partie</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Shows the newest match in Replay</source>
        <translation>Montre la partie la plus récente en relecture</translation>
    </message>
    <message>
        <source>Another tournament is running. This one is queued.</source>
        <translation>Un autre tournoi est en cours. Celui-ci est en attente.</translation>
    </message>
    <message>
        <source>You can’t rename a tournament while it is running or queued.</source>
        <translation>Un tournoi en cours ou en attente ne peut pas être renommé.</translation>
    </message>
    <message>
        <source>A running tournament can’t be deleted. Stop it first.</source>
        <translation>Un tournoi en cours ne peut pas être supprimé. Arrêtez-le d’abord.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Remove from &amp;queue</source>
        <translation>&amp;Sortir de la file</translation>
    </message>
    <message>
        <source>Remove from queue</source>
        <translation>Sortir de la file</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>open a tournament of the list</source>
        <translation>ouvre un tournoi de la liste</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2, Suppr</translation>
    </message>
    <message>
        <source>rename it, delete it</source>
        <translation>le renomme, le supprime</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>move through the crosstable</source>
        <translation>parcourent le tableau croisé</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>parties d’une case, relecture d’une partie</translation>
    </message>
    <message>
        <source>Reading the tournaments…</source>
        <translation>Lecture des tournois…</translation>
    </message>
    <message>
        <source>No tournaments yet.</source>
        <translation>Pas encore de tournois.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tournaments</source>
        <translation>
            <numerusform>%Ln tournoi</numerusform>
            <numerusform>%Ln tournois</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the tournament</source>
        <translation>Aller au tournoi</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentView</name>
    <message>
        <source>Replaying the match…</source>
        <translation>La partie est rejouée…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1, partie %2</translation>
    </message>
    <message>
        <source>The tournament has other answers, because a bot has changed since.</source>
        <translation>Le tournoi a d’autres réponses, car un bot a changé depuis.</translation>
    </message>
    <message>
        <source>This tournament can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>Ce tournoi ne peut pas être ouvert&#xa0;: %1.

Rien n’a changé. Utilisez une copie intacte du fichier, ou choisissez-en un autre par «&#xa0;Fichier&#xa0;», «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>Disqualified after a fault, so all later matches are lost: %1.</source>
        <translation>Disqualifié après une faute, toutes les parties suivantes sont donc perdues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Out after three matches in a row with crashes, hangs or late answers, so they forfeit their remaining matches: %1.</source>
        <translation>Exclu après trois parties de suite avec plantage, blocage ou réponse tardive, les parties restantes sont donc perdues par forfait&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation>Progression du tournoi</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
</context>
<context>
    <name>hilltop::TrialDialog</name>
    <message>
        <source>Entrants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>All bots can play. Some had faults in their trial.</source>
        <translation>Tous les bots peuvent jouer. Certains ont commis des fautes à l’essai.</translation>
    </message>
    <message numerus="yes">
        <source>Each bot has been tried. %n cannot play and will be left out.</source>
        <translation>
            <numerusform>Chaque bot a été essayé. %n ne peut pas jouer et sera laissé de côté.</numerusform>
            <numerusform>Chaque bot a été essayé. %n ne peuvent pas jouer et seront laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissé de côté</translation>
    </message>
    <message>
        <source>Plays, with remarks</source>
        <translation>Joue, avec remarques</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>Lancer le tournoi</translation>
    </message>
</context>
<context>
    <name>hilltop::TutorSheet</name>
    <message>
        <source>Rethink</source>
        <translation>Réfléchir</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Turn tutor off</source>
        <translation>Désactiver le tuteur</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>Cela coûte %1.</translation>
    </message>
    <message>
        <source>± %1. Rethink?</source>
        <translation>± %1. Réfléchir encore&#xa0;?</translation>
    </message>
    <message>
        <source>Rethink?</source>
        <translation>Réfléchir encore&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals.</source>
        <translation>
            <numerusform>D’après %Ln donne possible.</numerusform>
            <numerusform>D’après %Ln donnes possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, given what you know.</source>
        <translation>Exact, d’après ce que vous savez.</translation>
    </message>
    <message>
        <source>%1 after “%2”: %3; after the best answer: %4. %5</source>
        <translation>%1 après «&#xa0;%2&#xa0;»&#xa0;: %3&#xa0;; après la meilleure réponse&#xa0;: %4. %5</translation>
    </message>
    <message>
        <source>The tutor asks when a move costs %1 or more. You can change this in the settings.</source>
        <translation>Demandé dès une perte de %1. Vous pouvez modifier ce seuil dans les paramètres.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, played on by %1.</source>
        <translation>
            <numerusform>D’après %Ln donne possible, poursuivie par %1.</numerusform>
            <numerusform>D’après %Ln donnes possibles, poursuivies par %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::VariantPicker</name>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante des règles</translation>
    </message>
    <message>
        <source>Save these rules under a name, or delete saved ones</source>
        <translation>Enregistrer ces règles sous un nom, ou en supprimer</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>Enregistrer ces règles sous…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Enregistrer ces règles</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>Nom de la variante</translation>
    </message>
    <message>
        <source>The rules were not saved</source>
        <translation>Les règles n’ont pas été enregistrées</translation>
    </message>
    <message>
        <source>Enter a name for the variant.</source>
        <translation>Donnez un nom à la variante.</translation>
    </message>
    <message>
        <source>Name too long (%1 of %2 characters).</source>
        <translation>Nom trop long (%1 caractères sur %2).</translation>
    </message>
    <message>
        <source>“%1” is a built-in variant. Choose another name.</source>
        <translation>«&#xa0;%1&#xa0;» est une variante intégrée. Choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>hilltop::ViewMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Suivre le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>&amp;Vitesse d’animation</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aucune</translation>
    </message>
</context>
<context>
    <name>hilltop::WaitNote</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>hilltop::Window</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>L’ouverture a été annulée.</translation>
    </message>
    <message>
        <source>The unfinished match can’t be continued: %1</source>
        <translation>La partie inachevée ne peut pas être reprise&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this, so it was stopped. Close other programs or use a smaller file.</source>
        <translation>La mémoire ne suffit pas, l’opération a donc été arrêtée. Fermez d’autres programmes ou utilisez un fichier plus petit.</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>Changer de langue</translation>
    </message>
    <message>
        <source>Restart the window to change the language?</source>
        <translation>Redémarrer la fenêtre pour changer de langue&#xa0;?</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Matches, tournaments, hills, logs and bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;All files (*)</source>
        <translation>Parties, tournois, collines, journaux et bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Your page, your match and the match in Replay stay as they are. Running tournaments and hills continue.</source>
        <translation>Votre page, votre partie et la partie en relecture restent telles quelles. Les tournois et collines en cours continuent.</translation>
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
        <translation>Joué</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Given what the seat knew</source>
        <translation>D’après ce que savait le joueur</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>À cartes ouvertes</translation>
    </message>
    <message>
        <source>The loss if all cards had been known</source>
        <translation>La perte si toutes les cartes avaient été connues</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1, décision %2</translation>
    </message>
</context>
<context>
    <name>hilltop::WorthBar</name>
    <message>
        <source>%1 is better in %2, equal in %3, worse in %4</source>
        <translation>%1 est meilleur dans %2, égal dans %3, moins bon dans %4</translation>
    </message>
    <message>
        <source>Within two standard errors counts as equal.</source>
        <translation>À moins de deux erreurs types, c’est égal.</translation>
    </message>
    <message>
        <source>%1 better in %2</source>
        <translation>%1 meilleur dans %2</translation>
    </message>
    <message>
        <source>equal in %1</source>
        <translation>égal dans %1</translation>
    </message>
    <message>
        <source>%1 worse in %2</source>
        <translation>%1 moins bon dans %2</translation>
    </message>
</context>
<context>
    <name>hosting</name>
    <message>
        <source>bots cannot be started: {} ({})</source>
        <translation>les bots ne peuvent pas être démarrés&#xa0;: {} ({})</translation>
    </message>
    <message>
        <source>bots cannot be started: {}</source>
        <translation>les bots ne peuvent pas être démarrés&#xa0;: {}</translation>
    </message>
    <message>
        <source>bots of the kind &apos;{}&apos; do not run inside Hilltop</source>
        <translation>les bots de type «&#xa0;{}&#xa0;» ne s’exécutent pas dans Hilltop</translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({})</source>
        <translation>bubblewrap ne fonctionne pas ici ({})</translation>
    </message>
    <message>
        <source>bubblewrap is not installed (package bubblewrap)</source>
        <translation>bubblewrap n’est pas installé (paquet bubblewrap)</translation>
    </message>
    <message>
        <source>hilltop: must be followed by a command</source>
        <translation>hilltop&#xa0;: commande manquante</translation>
    </message>
    <message>
        <source>java is not installed (package default-jdk-headless)</source>
        <translation>java n’est pas installé (paquet default-jdk-headless)</translation>
    </message>
    <message>
        <source>no pipe can be created ({})</source>
        <translation>impossible de créer un tube ({})</translation>
    </message>
    <message>
        <source>node is not installed (package nodejs)</source>
        <translation>node n’est pas installé (paquet nodejs)</translation>
    </message>
    <message>
        <source>python3 is not installed (package python3)</source>
        <translation>python3 n’est pas installé (paquet python3)</translation>
    </message>
    <message>
        <source>there are no bots of the kind &apos;{}&apos;</source>
        <translation>il n’y a pas de bots de type «&#xa0;{}&#xa0;»</translation>
    </message>
    <message>
        <source>Hilltop cannot find its own program file</source>
        <translation>ce programme ne se trouve pas lui-même</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>ce programme a été construit sans {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{} ne peut pas être démarré ({})</translation>
    </message>
    <message>
        <source>{} does not answer</source>
        <translation>{} ne répond pas</translation>
    </message>
    <message>
        <source>{} does not report the path of its program</source>
        <translation>{} ne dit pas où il se trouve</translation>
    </message>
    <message>
        <source>{} does not work ({})</source>
        <translation>{} ne fonctionne pas ({})</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be copied ({})</source>
        <translation>{} ne peut pas être copié ({})</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{} ne peut pas être lu</translation>
    </message>
    <message>
        <source>{} cannot be started</source>
        <translation>{} ne peut pas être démarré</translation>
    </message>
    <message>
        <source>{} is a folder, not a program</source>
        <translation>{} est un dossier, pas un programme</translation>
    </message>
    <message>
        <source>{} is not executable (use chmod +x)</source>
        <translation>{} n’est pas exécutable (utilisez chmod +x)</translation>
    </message>
    <message>
        <source>{}: the check of this file gave no answer</source>
        <translation>{}&#xa0;: son test n’a pas donné de réponse</translation>
    </message>
    <message>
        <source>{}: the check of this file was cancelled</source>
        <translation>{}&#xa0;: son test a été annulé</translation>
    </message>
    <message>
        <source>{}: its first line asks for {}, which is not installed</source>
        <translation>{}&#xa0;: sa première ligne demande {}, qui n’est pas installé</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}&#xa0;: ligne {}, colonne {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: line {}: {}</source>
        <translation>{}&#xa0;: ligne {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} is not a bot in JavaScript</source>
        <translation>{} n’est pas un bot en JavaScript</translation>
    </message>
    <message>
        <source>{}: no folder for bots can be created there ({})</source>
        <translation>{}&#xa0;: impossible d’y créer un dossier pour les bots ({})</translation>
    </message>
    <message>
        <source>{} takes longer than {} ms to load</source>
        <translation>{} met plus de {} ms à se charger</translation>
    </message>
    <message>
        <source>{}: the folder cannot be emptied ({})</source>
        <translation>{}&#xa0;: le dossier ne peut pas être vidé ({})</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created</source>
        <translation>{}&#xa0;: le dossier ne peut pas être créé</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>{}: there is no such program</source>
        <translation>{}&#xa0;: ce programme n’existe pas</translation>
    </message>
    <message>
        <source>{}: this program was built without JavaScript; as js+node:FILE it runs by Node.js (package nodejs)</source>
        <translation>{}&#xa0;: ce programme a été construit sans JavaScript&#xa0;; sous js+node:FICHIER, le bot tourne avec Node.js (paquet nodejs)</translation>
    </message>
    <message>
        <source>{}: {} has no bots in JavaScript</source>
        <translation>{}&#xa0;: {} n’a pas de bots en JavaScript</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>none of these bots can be started</source>
        <translation>aucun de ces bots ne peut démarrer</translation>
    </message>
    <message>
        <source>{} (js+node:{} runs newer JavaScript)</source>
        <translation>{} (js+node:{} exécute du JavaScript plus récent)</translation>
    </message>
    <message>
        <source>{} cannot be read as JavaScript</source>
        <translation>{} ne peut pas être lu comme du JavaScript</translation>
    </message>
    <message>
        <source>{}: nothing can be written there</source>
        <translation>{}&#xa0;: rien ne peut y être écrit</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}&#xa0;: le dossier ne peut pas être créé ({})</translation>
    </message>
    <message>
        <source>this is not a result</source>
        <translation>ce n’est pas un résultat</translation>
    </message>
    <message>
        <source>no file can be created in memory ({})</source>
        <translation>impossible de créer un fichier en mémoire ({})</translation>
    </message>
    <message>
        <source>the filter of system calls cannot be created ({})</source>
        <translation>le filtre des appels système ne peut pas être créé ({})</translation>
    </message>
    <message>
        <source>the process in which {} plays together with others sent impossible results; these matches are played again, and from now on each of their bots runs in a process of its own: {}</source>
        <translation>le processus où {} joue avec d’autres a envoyé des résultats impossibles, ces parties sont donc rejouées, et désormais chacun de leurs bots dans un processus à part&#xa0;: {}</translation>
    </message>
    <message>
        <source>the message does not hold {} matches, as it says</source>
        <translation>{} parties, ce n’est pas le nombre indiqué</translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>{} is not in this process</source>
        <translation>{} n’est pas ici</translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message>
        <source>There is not enough memory to write this file. Close other programs.</source>
        <translation>La mémoire ne suffit pas pour écrire ce fichier. Fermez d’autres programmes.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Qt can’t read SVG drawings here, so there would be no cards. The plugin imageformats/libqsvg.so is missing. Please install the package qt6-svg-plugins (Debian 13) or libqt6svg6 (Debian 12).</source>
        <translation>Qt ne peut pas lire ici les dessins SVG, il n’y aurait donc pas de cartes. Le greffon imageformats/libqsvg.so manque. Installez le paquet qt6-svg-plugins (Debian 13) ou libqt6svg6 (Debian 12).</translation>
    </message>
    <message>
        <source>Play and analyse six card games.</source>
        <translation>Jouer et analyser six jeux de cartes.</translation>
    </message>
    <message>
        <source>Start a match of GAME.</source>
        <translation>Commencer une partie de GAME.</translation>
    </message>
    <message>
        <source>Another Hilltop window does not respond. Whichever saves last keeps the unfinished match.</source>
        <translation>Une autre fenêtre de Hilltop ne répond pas. La dernière à enregistrer garde la partie inachevée.</translation>
    </message>
    <message>
        <source>an option has no value</source>
        <translation>il manque une valeur à une option</translation>
    </message>
    <message>
        <source>A match, tournament, hill, log or bot to open.</source>
        <translation>Une partie, un tournoi, une colline, un journal ou un bot à ouvrir.</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{} contains other files, but no site of Hilltop; choose another folder</source>
        <translation>{} contient d’autres fichiers et aucun site de Hilltop&#xa0;; indiquez un autre dossier</translation>
    </message>
    <message>
        <source>{} is a file, not a folder</source>
        <translation>{} est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>{} is not the list of files of a Hilltop site; choose another folder</source>
        <translation>{} n’est pas la liste d’un site de Hilltop&#xa0;; indiquez un autre dossier</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} ne peut pas être écrit ({})</translation>
    </message>
    <message>
        <source>another program is writing the site {}; try again when it has finished</source>
        <translation>un autre programme écrit le site {}&#xa0;; réessayez quand il aura terminé</translation>
    </message>
    <message>
        <source>{} is a match of {}, but this site has matches of {}; make a site for each game</source>
        <translation>{} est une partie de {}, et ce site a des parties de {}&#xa0;: analysez chaque jeu séparément</translation>
    </message>
    <message>
        <source>{} is not the web address of a folder, such as https://example.org/contest/</source>
        <translation>{} n’est pas l’adresse web d’un dossier, comme https://example.org/contest/</translation>
    </message>
</context>
<context>
    <name>pazaak</name>
    <message>
        <source>&quot;{}&quot; sometimes stands although another card could not hurt; no best response is computed for it</source>
        <translation>«&#xa0;{}&#xa0;» reste quand la carte suivante ne peut pas nuire&#xa0;; sa meilleure réplique n’est pas calculée</translation>
    </message>
    <message>
        <source>{} cannot be written ({}), so the table is not saved</source>
        <translation>{} ne peut pas être écrit ({}), la table n’est donc pas conservée</translation>
    </message>
    <message>
        <source>{}: waiting for another program that is computing this table</source>
        <translation>{}&#xa0;: un autre programme crée cette table, on l’attend</translation>
    </message>
    <message>
        <source>these rules are too large to solve: it would take about {} hours on one core and {} MB of memory; the champion plays like the expert</source>
        <translation>ces règles sont trop vastes pour être résolues&#xa0;: environ {} heures sur un cœur et {} Mo de mémoire&#xa0;; le champion les joue comme l’expert</translation>
    </message>
    <message>
        <source>{} cannot be created ({}), so the table is not saved</source>
        <translation>{} ne peut pas être créé ({}), la table n’est donc pas conservée</translation>
    </message>
    <message>
        <source>{}: {}; the table is computed again</source>
        <translation>{}&#xa0;: {}&#xa0;; elle est refaite</translation>
    </message>
    <message>
        <source>this is not a table of Pazaak</source>
        <translation>n’est pas une table de Pazaak</translation>
    </message>
    <message>
        <source>the table is of another version of Hilltop</source>
        <translation>est d’une autre version</translation>
    </message>
    <message>
        <source>the table is for other rules</source>
        <translation>est faite pour d’autres règles</translation>
    </message>
    <message>
        <source>the file is damaged at byte {}</source>
        <translation>est endommagée à l’octet {}</translation>
    </message>
    <message>
        <source>a line of such a log cannot contain the name &quot;{}&quot;</source>
        <translation>une ligne d’un tel journal ne peut pas contenir le nom «&#xa0;{}&#xa0;»</translation>
    </message>
    <message>
        <source>all {} house cards of value {} have been dealt</source>
        <translation>les {} cartes de pioche de valeur {} ont toutes été données</translation>
    </message>
    <message>
        <source>{} has nothing to choose here by the rules</source>
        <translation>d’après les règles, ce n’est pas à {} de choisir ici</translation>
    </message>
    <message>
        <source>{} cannot be dealt a card here by the rules</source>
        <translation>d’après les règles, {} ne reçoit pas de carte ici</translation>
    </message>
    <message>
        <source>this player has nothing to choose here</source>
        <translation>ce joueur n’a rien à choisir ici</translation>
    </message>
    <message>
        <source>it is not clear who wins here</source>
        <translation>on ne voit pas qui gagne ici</translation>
    </message>
    <message>
        <source>it is not {}’s turn</source>
        <translation>ce n’est pas le tour de {}</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>ligne {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partie {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>this is not a log of the original controller: it has no line &quot;New Game!&quot;</source>
        <translation>aucune ligne ne dit «&#xa0;New Game!&#xa0;», ce n’est donc pas un journal du programme d’origine</translation>
    </message>
    <message>
        <source>no side card can be hidden in this hand</source>
        <translation>aucune carte annexe ne peut être cachée dans cette manche</translation>
    </message>
    <message>
        <source>rule side_cards is {}, but with side_copies {} it must be from 0 to {}</source>
        <translation>la règle side_cards est {}, avec side_copies {} elle doit aller de 0 à {}</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>étape {}&#xa0;: la réponse ne convient pas</translation>
    </message>
    <message>
        <source>a log of the original controller supports only the default rules and its own, but this match has others</source>
        <translation>un tel journal ne prend en charge que les règles par défaut et celles du programme d’origine, cette partie en a d’autres</translation>
    </message>
    <message>
        <source>the previous hand has no cards</source>
        <translation>la manche précédente n’a pas de cartes</translation>
    </message>
    <message>
        <source>the hand ends before both have moved</source>
        <translation>la manche finit avant que les deux aient joué</translation>
    </message>
    <message>
        <source>the hand continues after its end</source>
        <translation>la manche continue, mais d’après les règles elle était finie</translation>
    </message>
    <message>
        <source>the hand is over, so &quot;New Game!&quot; must come next</source>
        <translation>la manche est finie, «&#xa0;New Game!&#xa0;» doit donc suivre</translation>
    </message>
    <message>
        <source>the log says that the hand is over, but by the rules it continues</source>
        <translation>la manche est dite finie, mais d’après les règles elle continue</translation>
    </message>
    <message>
        <source>the log says that the hand is tied, but {} wins it with {} against {}</source>
        <translation>la manche est dite nulle, mais {} la gagne avec {} contre {}</translation>
    </message>
    <message>
        <source>the log ends before the second player is named</source>
        <translation>le journal finit avant que le deuxième joueur soit nommé</translation>
    </message>
    <message>
        <source>the log shows cards that the decks do not have</source>
        <translation>le journal montre des cartes que les paquets n’ont pas</translation>
    </message>
    <message>
        <source>the match before is not finished and has the same players, so a log could not tell the two apart</source>
        <translation>la précédente n’est pas finie et a les mêmes joueurs, un journal ne pourrait donc pas les distinguer</translation>
    </message>
    <message>
        <source>after the hands before, the standings are {} to {}, not {} to {}</source>
        <translation>d’après les manches précédentes, le score est de {} à {}, pas de {} à {}</translation>
    </message>
    <message>
        <source>the standings may only come after &quot;New Game!&quot;</source>
        <translation>le score vient après «&#xa0;New Game!&#xa0;», et seulement là</translation>
    </message>
    <message>
        <source>this hand shows cards that the decks do not have</source>
        <translation>cette manche montre des cartes que les paquets n’ont pas</translation>
    </message>
    <message>
        <source>{} cannot be the side card {} played; side cards are 1 to 5</source>
        <translation>{} ne peut pas être la carte annexe jouée par {}, elles vont de 1 à 5</translation>
    </message>
    <message>
        <source>{} chooses before a card is dealt</source>
        <translation>{} choisit avant qu’une carte soit donnée</translation>
    </message>
    <message>
        <source>{} has not begun a turn</source>
        <translation>{} n’a pas commencé de tour</translation>
    </message>
    <message>
        <source>{} has not chosen yet</source>
        <translation>{} n’a pas encore choisi</translation>
    </message>
    <message>
        <source>{} has played all side cards of value {} a side deck can have</source>
        <translation>{} a joué toutes les cartes annexes de valeur {} qu’un deck annexe peut avoir</translation>
    </message>
    <message>
        <source>{} stood but was dealt another card</source>
        <translation>{} est resté et reçoit pourtant une carte</translation>
    </message>
    <message>
        <source>{} has stood, so END cannot be chosen</source>
        <translation>{} est resté, END ne peut donc pas être choisi</translation>
    </message>
    <message>
        <source>{} has {}, which is bombed out</source>
        <translation>{} a {}, et a donc dépassé</translation>
    </message>
    <message>
        <source>{} has {}, which is not bombed out</source>
        <translation>{} a {}, et n’a donc pas dépassé</translation>
    </message>
    <message>
        <source>{} is dealt a card out of turn</source>
        <translation>{} reçoit une carte hors de son tour</translation>
    </message>
    <message>
        <source>{} is not a player of this match; its players are {} and {}</source>
        <translation>{} n’est ni {} ni {}</translation>
    </message>
    <message>
        <source>{} is not a house card; house cards are 1 to 10</source>
        <translation>{} n’est pas une carte de pioche (1 à 10)</translation>
    </message>
    <message>
        <source>the log says that {} wins with {} against {}, which is not so by the rules</source>
        <translation>{} est dit gagnant avec {} contre {}, ce que les règles ne donnent pas</translation>
    </message>
    <message>
        <source>{} stands at exactly 20, so END cannot be chosen</source>
        <translation>{} reste à exactement 20, END ne peut donc pas être choisi</translation>
    </message>
    <message>
        <source>{}’s hand has grown by {} without a new card or STAND</source>
        <translation>la main de {} a grandi de {} sans nouvelle carte ni STAND</translation>
    </message>
    <message>
        <source>{}’s hand is not empty at the beginning</source>
        <translation>la main de {} n’est pas vide au début</translation>
    </message>
    <message>
        <source>{}’s hand is not what it was in the turn before</source>
        <translation>la main de {} n’est pas celle du tour précédent</translation>
    </message>
    <message>
        <source>{}’s new hand is not the old one with one more card</source>
        <translation>la nouvelle main de {} n’est pas l’ancienne plus une carte</translation>
    </message>
    <message>
        <source>a card follows the side card, but a side card ends the turn</source>
        <translation>a une carte après la carte annexe, qui finit le tour</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>il y a trop de cartes</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>il y a {} cartes, mais il en faut {}</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>la carte de pioche {} est {} fois sur la table, il y en a {}</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>plus de cartes annexes que les {} des règles</translation>
    </message>
    <message>
        <source>seat {} cannot hold that many side cards</source>
        <translation>la place {} ne peut pas avoir autant de cartes annexes</translation>
    </message>
    <message>
        <source>seat {} has side card {} more often than the {} times the rules allow</source>
        <translation>la place {} a la carte annexe {} plus que les {} fois prévues par les règles</translation>
    </message>
    <message>
        <source>the hand is over with these cards, so no one has to act</source>
        <translation>avec ces cartes la manche est finie, personne n’a donc à jouer</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn after {} house cards of seat 1 and {} of seat 2</source>
        <translation>ce ne peut pas être le tour de la place {} après {} cartes de pioche de la place 1 et {} de la place 2</translation>
    </message>
    <message>
        <source>this is not a line of the original controller’s log</source>
        <translation>ce n’est pas une ligne du journal du programme d’origine</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>&quot;{}&quot; is not an outcome</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un résultat</translation>
    </message>
    <message>
        <source>The note on the cards of this match cannot be read: {}.</source>
        <translation>Ce que dit cette partie des cartes avec lesquelles elle a été jouée est illisible&#xa0;: {}.</translation>
    </message>
    <message>
        <source>This match claims to have the cards of another deal.</source>
        <translation>Cette partie dit avoir été jouée avec les cartes d’une autre donne que la sienne.</translation>
    </message>
    <message>
        <source>This match says that a person played these cards in seat {}, but no person did.</source>
        <translation>Cette partie dit qu’un humain a pris la place {} avec ces cartes, mais il n’y en avait pas là.</translation>
    </message>
    <message>
        <source>{}, who sat there, is no longer available: {}</source>
        <translation>{}, qui était là, n’est plus disponible&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: no match of this file was played on these cards</source>
        <translation>{}&#xa0;: aucune partie de ce fichier n’a été jouée avec ces cartes</translation>
    </message>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}&#xa0;: cette partie n’a pas été jouée</translation>
    </message>
    <message>
        <source>{}: match {} of the file cannot be read: {}</source>
        <translation>{}&#xa0;: la partie {} du fichier ne peut pas être lue&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} ne peut pas être écrit&#xa0;: {}</translation>
    </message>
    <message>
        <source>these numbers cannot be those of a rated match</source>
        <translation>ne peut pas être une partie classée</translation>
    </message>
    <message>
        <source>this field is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>{}: line {} is of a newer Hilltop; the rating shown here leaves out this match</source>
        <translation>{}&#xa0;: la ligne {} vient d’un Hilltop plus récent&#xa0;; la cote de cette version omet une partie</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match</source>
        <translation>{}&#xa0;: la ligne {} n’est pas une partie classée</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match ({})</source>
        <translation>{}&#xa0;: la ligne {} n’est pas une partie classée ({})</translation>
    </message>
    <message>
        <source>{}: the list of your bots cannot be read ({}). Repair this file or move it away; Hilltop does not overwrite it</source>
        <translation>{}&#xa0;: la liste de vos bots ne peut pas être lue ({})&#xa0;; réparez ce fichier ou déplacez-le, Hilltop ne l’écrase pas</translation>
    </message>
    <message>
        <source>it is not a list of bots</source>
        <translation>ce n’est pas une liste de bots</translation>
    </message>
    <message>
        <source>it was written by another version of Hilltop</source>
        <translation>une autre version de Hilltop l’a écrit</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a content ID of a bot</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un nom de contenu de bot</translation>
    </message>
</context>
<context>
    <name>ratings</name>
    <message>
        <source>alpha and beta of sprt must lie between 0 and 0.5</source>
        <translation>alpha et beta de sprt doivent être entre 0 et 0,5</translation>
    </message>
    <message>
        <source>the first Elo of sprt must be below the second</source>
        <translation>le premier Elo de sprt doit être inférieur au second</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>this must be a JSON object</source>
        <translation>il faut un objet JSON ici</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>ce champ manque</translation>
    </message>
    <message>
        <source>the record has no seal: its cards were not sealed before the match</source>
        <translation>l’enregistrement n’a pas de sceau&#xa0;: ses cartes n’ont pas été scellées avant la partie</translation>
    </message>
    <message>
        <source>the cards are written into the record, so they do not come from the sealed seed</source>
        <translation>les cartes sont écrites dans l’enregistrement, elles ne viennent donc pas de la graine scellée</translation>
    </message>
    <message>
        <source>the salt is missing, so the seal cannot be checked</source>
        <translation>le sel manque, le sceau ne peut donc pas être vérifié</translation>
    </message>
    <message>
        <source>seed {} and salt {} have the SHA-256 {}, but {} was shown before the match</source>
        <translation>la graine {} et le sel {} ont le SHA-256 {}, mais {} a été montré avant la partie</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but seed {}, deal 0 was sealed</source>
        <translation>les cartes sont celles de la graine {}, donne {}, mais c’est la graine {}, donne 0, qui a été scellée</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but the sealed seed {} and the word &quot;{}&quot; give seed {}, deal 0</source>
        <translation>les cartes sont celles de la graine {}, donne {}, mais la graine scellée {} et la phrase «&#xa0;{}&#xa0;» donnent la graine {}, donne 0</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>un enregistrement est un objet JSON</translation>
    </message>
    <message>
        <source>the bots have other faults when they play the match again</source>
        <translation>sont autres que celles des bots qui rejouent la partie</translation>
    </message>
    <message>
        <source>as {}: {}</source>
        <translation>sous {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>branches[{}]: {}</source>
        <translation>branches[{}]&#xa0;: {}</translation>
    </message>
    <message>
        <source>cards.{}: there is a card that the deck does not have, or not so often, or there are more cards than are dealt (step {})</source>
        <translation>cards.{}&#xa0;: contient une carte qui n’est pas dans le paquet, ou pas si souvent, ou plus de cartes qu’on n’en donne (étape {})</translation>
    </message>
    <message>
        <source>digest: the record says {}, but by its answers it is {}</source>
        <translation>digest&#xa0;: l’enregistrement dit {}&#xa0;; d’après ses réponses c’est {}</translation>
    </message>
    <message>
        <source>faults: a fault is listed twice, or its seat has nothing to decide at that step</source>
        <translation>faults&#xa0;: il y en a une deux fois, ou d’une place non interrogée à son étape</translation>
    </message>
    <message>
        <source>there must be one entry per seat</source>
        <translation>doit avoir une entrée par place</translation>
    </message>
    <message>
        <source>there are {} cards, more than in any deck</source>
        <translation>contient {} cartes, plus que tout paquet</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {} of version {}, cannot play again, as it is now version {}</source>
        <translation>manque, et la place {}, {} en version {}, ne peut pas rejouer, car c’est désormais la version {}</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {}, is not a built-in bot that could play again</source>
        <translation>manque, et la place {}, {}, n’est pas un bot intégré qui pourrait rejouer</translation>
    </message>
    <message>
        <source>this field is missing, so this is not a Hilltop record</source>
        <translation>manque, ce n’est donc pas un enregistrement Hilltop</translation>
    </message>
    <message>
        <source>the format is {}, but this Hilltop reads up to {}; use a newer one</source>
        <translation>est {}, cette version lit jusqu’à {}&#xa0;; il faut un Hilltop plus récent</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>ligne {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>match {}: the match is of {}, but {} is a format of {}</source>
        <translation>partie {}&#xa0;: est une partie de {}, {} est un format de {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>partie {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>result: the record says {}, but played again it is {}</source>
        <translation>result&#xa0;: l’enregistrement dit {}&#xa0;; rejouée, la partie donne {}</translation>
    </message>
    <message>
        <source>rules.{}: this rule is missing; its default, {}, is used</source>
        <translation>rules.{}&#xa0;: manque, {} est utilisé par défaut</translation>
    </message>
    <message>
        <source>seat {} has to answer</source>
        <translation>la place {} doit répondre</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>étape {}&#xa0;: la partie est déjà terminée</translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation>étape {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>the fault of seat {} is not answered as the rules require</source>
        <translation>la faute de la place {} ne reçoit pas la réponse prévue par les règles</translation>
    </message>
    <message>
        <source>the match has no such part; its parts are 0 to {}</source>
        <translation>la partie n’a pas ce morceau&#xa0;; ses morceaux vont de 0 à {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {} to {}</source>
        <translation>il y en a {}, {} en a de {} à {}</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {}</source>
        <translation>il y en a {}, {} en a {}</translation>
    </message>
    <message>
        <source>the file contains no record</source>
        <translation>il ne contient aucun enregistrement</translation>
    </message>
    <message>
        <source>there is no format &quot;{}&quot;; the formats are {}</source>
        <translation>format inconnu «&#xa0;{}&#xa0;», on connaît {}</translation>
    </message>
    <message>
        <source>{} needs tables that have not been computed here for these rules; run hilltop-cli solve {} with the same --rules</source>
        <translation>{} a besoin de tables qui n’ont pas été créées ici pour ces règles&#xa0;; créez-les avec hilltop-cli solve {}, avec les mêmes --rules</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} ne peut pas être écrit&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} is neither a Hilltop record nor a log Hilltop can read ({})</source>
        <translation>{} n’est ni un enregistrement Hilltop ni un journal que Hilltop peut lire ({})</translation>
    </message>
    <message>
        <source>{} is not a Hilltop record</source>
        <translation>{} n’est pas un enregistrement Hilltop</translation>
    </message>
    <message>
        <source>{}: line {} is no longer the match that was opened</source>
        <translation>{}&#xa0;: la ligne {} n’est plus la partie qui a été ouverte</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}&#xa0;; {}</translation>
    </message>
    <message>
        <source>it has {} answers, but needs {}</source>
        <translation>réponses&#xa0;: {}, places interrogées&#xa0;: {}</translation>
    </message>
    <message>
        <source>the match is of {}, but {} is a format of {}</source>
        <translation>est une partie de {}, {} est un format de {}</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{} est vide</translation>
    </message>
    <message>
        <source>the answers are missing, and {} of version {} cannot be played again, as it is now version {}</source>
        <translation>manque, et {} en version {} ne peut pas être rejoué, car c’est désormais la version {}</translation>
    </message>
    <message>
        <source>the version is {}, but this Hilltop plays {} {}; use a newer one</source>
        <translation>est {}, cette version joue {} {}&#xa0;; il faut un Hilltop plus récent</translation>
    </message>
    <message>
        <source>the match has no such part</source>
        <translation>la partie n’a pas ce morceau</translation>
    </message>
    <message>
        <source>the match was played by version {} of {}, but this is version {}: {}</source>
        <translation>la partie a été jouée avec la version {} de {}, et celle-ci est la version {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>a match that begins with a position has no cards of its own</source>
        <translation>une partie qui commence par une position n’en a pas</translation>
    </message>
    <message>
        <source>the match begins with a position, but {} supports only whole matches</source>
        <translation>commence par une position, et {} n’admet que des parties entières</translation>
    </message>
    <message>
        <source>the position has other rules than the match</source>
        <translation>a d’autres règles que la partie</translation>
    </message>
    <message>
        <source>the position has {} seats, but the match has {}</source>
        <translation>a {} places, la partie en a {}</translation>
    </message>
    <message>
        <source>start: the position has {} seats, but the match has {}</source>
        <translation>start&#xa0;: a {} places, la partie en a {}</translation>
    </message>
    <message>
        <source>the text is not JSON: {}</source>
        <translation>le texte n’est pas du JSON&#xa0;: {}</translation>
    </message>
    <message>
        <source>there is no match and no position in the text</source>
        <translation>le texte ne contient ni partie ni position</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>there is no game &quot;{}&quot;; the games are {}</source>
        <translation>jeu inconnu «&#xa0;{}&#xa0;», les jeux sont {}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>A rated match is being played with these cards. You can see them when it is over.</source>
        <translation>Une partie classée est en cours avec ces cartes. Vous pourrez les voir quand elle sera terminée.</translation>
    </message>
    <message>
        <source>Match {}, {}</source>
        <translation>Partie {}, {}</translation>
    </message>
    <message>
        <source>There is no match in this file.</source>
        <translation>Il n’y a pas de partie dans ce fichier.</translation>
    </message>
    <message>
        <source>no decision is due at this position</source>
        <translation>aucune décision n’est à prendre dans cette position</translation>
    </message>
</context>
<context>
    <name>review_files</name>
    <message>
        <source>{} was written by a newer version of Hilltop</source>
        <translation>{} vient d’une version plus récente de Hilltop</translation>
    </message>
    <message>
        <source>{}: the folder cannot be read ({})</source>
        <translation>{}&#xa0;: le dossier ne peut pas être lu ({})</translation>
    </message>
    <message>
        <source>{}: the folder contains no .hmatch file</source>
        <translation>{}&#xa0;: le dossier ne contient pas de fichier .hmatch</translation>
    </message>
    <message>
        <source>{} has become shorter while it was read; try again</source>
        <translation>{} est devenu plus court entre-temps</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: match {}: {}</source>
        <translation>{}&#xa0;: partie {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>the match has no such seat</source>
        <translation>n’appartient pas à la partie</translation>
    </message>
    <message>
        <source>there is only one answer</source>
        <translation>ne laisse pas de choix</translation>
    </message>
    <message>
        <source>the seat has nothing to decide here</source>
        <translation>n’attend pas de réponse</translation>
    </message>
    <message>
        <source>the file is a log of another program, which cannot store analyses</source>
        <translation>est un journal d’un autre programme, qui ne garde pas d’analyses</translation>
    </message>
    <message>
        <source>the match already has a deeper analysis, which is kept</source>
        <translation>a une analyse plus fine, qui est conservée</translation>
    </message>
    <message>
        <source>the match already has an analysis by a newer version of Hilltop, which is kept</source>
        <translation>a une analyse d’une version plus récente de Hilltop, qui est conservée</translation>
    </message>
    <message>
        <source>{} is not a file of analyses</source>
        <translation>{} n’est pas un fichier d’analyses</translation>
    </message>
    <message>
        <source>{}; analyses are kept in {} instead</source>
        <translation>{}&#xa0;; les analyses sont enregistrées dans {}</translation>
    </message>
</context>
<context>
    <name>rps</name>
    <message>
        <source>there are more than {} cards</source>
        <translation>a plus de {} cartes</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>il y a {} cartes, mais il en faut {}</translation>
    </message>
    <message>
        <source>there is no base card, but all cards are drafted</source>
        <translation>est vide, mais toutes les cartes ont été choisies</translation>
    </message>
    <message>
        <source>seat {} has played more than the {} cards it can have kept</source>
        <translation>la place {} a joué plus que les {} cartes qu’elle peut avoir gardées</translation>
    </message>
    <message>
        <source>{} is not a card; write for example R3</source>
        <translation>{} n’est pas une carte comme R3</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} apparaît deux fois</translation>
    </message>
    <message>
        <source>{} was not drafted by this seat</source>
        <translation>{} n’a pas été choisie par cette place</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>{} is not a file of settings</source>
        <translation>{} n’est pas un fichier de paramètres</translation>
    </message>
    <message>
        <source>The card deck {} can’t be used: {}. Hilltop’s own cards are shown.</source>
        <translation>Le jeu de cartes {} est inutilisable : {}. Hilltop affiche ses propres cartes.</translation>
    </message>
    <message>
        <source>The card deck {} isn’t installed any more. Hilltop’s own cards are shown.</source>
        <translation>Le jeu de cartes {} n’est plus installé. Hilltop affiche ses propres cartes.</translation>
    </message>
    <message>
        <source>it has no usable card {}</source>
        <translation>la carte {} manque ou est inutilisable</translation>
    </message>
    <message>
        <source>its drawing has too many parts</source>
        <translation>son dessin a trop d’éléments</translation>
    </message>
    <message>
        <source>its drawing is damaged</source>
        <translation>son dessin est endommagé</translation>
    </message>
    <message>
        <source>its drawing is larger than 64 MB when unpacked</source>
        <translation>son dessin décompressé dépasse 64 Mo</translation>
    </message>
    <message>
        <source>its drawing is no SVG file</source>
        <translation>son dessin n’est pas un fichier SVG</translation>
    </message>
    <message>
        <source>its index.desktop names no drawing</source>
        <translation>index.desktop ne nomme aucun dessin</translation>
    </message>
</context>
<context>
    <name>thegame</name>
    <message>
        <source>rule hand is {}, but with {} seats it must be from 1 to {}</source>
        <translation>la règle hand est {}, avec {} places elle doit aller de 1 à {}</translation>
    </message>
    <message>
        <source>rule minimum is {}, but with hand {} it must be from 1 to {}</source>
        <translation>la règle minimum est {}, avec hand {} elle doit aller de 1 à {}</translation>
    </message>
    <message>
        <source>rule minimum_empty is {}, but with hand {} it must be from 0 to {}</source>
        <translation>la règle minimum_empty est {}, avec hand {} elle doit aller de 0 à {}</translation>
    </message>
    <message>
        <source>a wish comes before the first card</source>
        <translation>un souhait précède la première carte</translation>
    </message>
    <message>
        <source>all cards are played, so the match is over</source>
        <translation>toutes les cartes sont jouées, la partie est donc finie</translation>
    </message>
    <message>
        <source>card {} does not fit on pile {}, which shows {}</source>
        <translation>la carte {} ne va pas sur la pile {}, qui montre {}</translation>
    </message>
    <message>
        <source>card {} is played twice</source>
        <translation>la carte {} est jouée deux fois</translation>
    </message>
    <message>
        <source>card {} appears twice</source>
        <translation>la carte {} figure deux fois</translation>
    </message>
    <message>
        <source>card {} is already on a pile</source>
        <translation>la carte {} est sur une pile</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>il y a trop de cartes</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>il y a {} cartes, mais il en faut {}</translation>
    </message>
    <message>
        <source>after these moves it is seat {}’s turn</source>
        <translation>après ces coups, c’est le tour de la place {}</translation>
    </message>
    <message>
        <source>none of the cards fits, so the match is over</source>
        <translation>aucune de ses cartes ne va, la partie est donc finie</translation>
    </message>
    <message>
        <source>seat {} plays on seat {}’s turn</source>
        <translation>la place {} joue alors que c’est le tour de la place {}</translation>
    </message>
    <message>
        <source>there is no card {}</source>
        <translation>il n’y a pas de carte {}</translation>
    </message>
    <message>
        <source>there is no pile {}</source>
        <translation>il n’y a pas de pile {}</translation>
    </message>
    <message>
        <source>a wish is only possible after a card was played</source>
        <translation>les souhaits sont demandés après une carte</translation>
    </message>
    <message>
        <source>a wish must be from 0 to {}</source>
        <translation>les souhaits vont de 0 à {}</translation>
    </message>
    <message>
        <source>{} is not a move; write the seat and its move, such as 0 42&gt;1</source>
        <translation>{} n’est pas une place et son coup, comme 0 42&gt;1</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>la valeur est {}, mais le reste donne {}</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>SPRT compares two entrants in a round-robin, but there are {} in a {}</source>
        <translation>SPRT compare deux participants en toutes rondes, il y en a {} en {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in &quot;{}&quot; is not a number</source>
        <translation>«&#xa0;{}&#xa0;» dans «&#xa0;{}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a stop rule; write fixed, interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA]</source>
        <translation>«&#xa0;{}&#xa0;» n’est ni fixed, ni interval=LARGEUR, ni sprt=ELO0,ELO1 avec ou sans ,ALPHA,BETA</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {} or {}</source>
        <translation>«&#xa0;{}&#xa0;» n’est ni {} ni {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a shard; 3/8 is the fourth of eight, counted from 0, of at most {}</source>
        <translation>«&#xa0;{}&#xa0;» n’est pas un fragment&#xa0;; 3/8 est le quatrième de huit, compté à partir de 0, sur {} au plus</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>un plan est un objet JSON</translation>
    </message>
    <message>
        <source>only knockout and cup have a ranking; leave it out</source>
        <translation>les têtes de série vont avec l’élimination et la coupe, omettez-les</translation>
    </message>
    <message>
        <source>a stop rule looks at all results in order, so it cannot be played in shards; use stop=fixed</source>
        <translation>une règle d’arrêt regarde tous les résultats dans l’ordre et ne peut donc pas être jouée en fragments&#xa0;; prenez stop=fixed</translation>
    </message>
    <message>
        <source>a {} is always played to its end; use stop=fixed</source>
        <translation>{}&#xa0;: ce format est joué jusqu’au bout, seul stop=fixed lui va</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use one-table or random-tables</source>
        <translation>{}&#xa0;: ce format demande deux camps, {} à {} places en a d’autres&#xa0;: prenez one-table ou random-tables</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use random-tables</source>
        <translation>{}&#xa0;: ce format demande deux camps, {} à {} places en a d’autres&#xa0;: prenez random-tables</translation>
    </message>
    <message>
        <source>game: this field is missing</source>
        <translation>game&#xa0;: manque</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matches est {}, il faut un entier de 1 à {}</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use {1} seats or random-tables</source>
        <translation>une table de {0} places ne se partage pas également entre {1} participants&#xa0;: prenez {1} places ou random-tables</translation>
    </message>
    <message>
        <source>only swiss has a number of rounds; leave it out</source>
        <translation>rounds ne va qu’avec swiss, omettez-le</translation>
    </message>
    <message>
        <source>the Elos of sprt must lie between -1000 and 1000</source>
        <translation>les Elo de sprt doivent être entre -1000 et 1000</translation>
    </message>
    <message>
        <source>the rounds of a {} depend on results, so it cannot be played in shards</source>
        <translation>{}&#xa0;: les tours de ce format dépendent des résultats, il ne peut donc pas être joué en fragments</translation>
    </message>
    <message>
        <source>the width of the interval must be above 0, such as interval=0.02</source>
        <translation>la largeur de l’intervalle doit dépasser 0, comme interval=0.02</translation>
    </message>
    <message>
        <source>there are no entrants</source>
        <translation>il n’y a pas de participants</translation>
    </message>
    <message>
        <source>there are {} entrants, but at most {} can play</source>
        <translation>il y a {} participants, {} au plus peuvent jouer</translation>
    </message>
    <message>
        <source>{} does not take part, so it has no limits</source>
        <translation>{} ne participe pas et n’a donc pas de limites</translation>
    </message>
    <message>
        <source>{} entrants with {} matches per pairing and stop={} make {} series, but at most {} are possible; use fewer matches</source>
        <translation>{} participants avec {} parties par rencontre et stop={} font {} séries, {} au plus sont possibles&#xa0;; prenez moins de parties</translation>
    </message>
    <message>
        <source>{} has limits of its own but does not take part</source>
        <translation>{} a des limites à lui mais ne participe pas</translation>
    </message>
    <message>
        <source>{} is built in and has no limits</source>
        <translation>{} est intégré et n’a pas de limites</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there are none</source>
        <translation>{} demande au moins deux participants, il n’y en a pas</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there is only one</source>
        <translation>{} demande au moins deux participants, il y en a un</translation>
    </message>
    <message>
        <source>{}: all seats play together, so there is no best response to a bot</source>
        <translation>{}&#xa0;: toutes les places jouent ensemble, il n’y a donc rien à gagner contre un bot</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use random-tables</source>
        <translation>une table de {0} places ne se partage pas également entre {1} participants&#xa0;: prenez random-tables</translation>
    </message>
    <message>
        <source>{} remembers earlier matches, and all pairings share the duplicate deals, so this cannot be played in shards; use the limit remembers=match, or no duplicate deals</source>
        <translation>{} se souvient des parties précédentes et les donnes dupliquées sont communes à toutes les rencontres, cela ne peut donc pas être joué en fragments&#xa0;; utilisez la limite remembers=match, ou pas de donnes dupliquées</translation>
    </message>
    <message>
        <source>{} rounds are too many for {} entrants; at most {} can be played without meeting twice</source>
        <translation>{} tours sont trop pour {} participants, {} au plus sont possibles sans se rencontrer deux fois</translation>
    </message>
    <message>
        <source>there must be a name for each entrant, but there are {} names for {} entrants</source>
        <translation>il y a {} noms pour {} participants</translation>
    </message>
    <message>
        <source>seal: give both the seed and the salt, or neither</source>
        <translation>seal&#xa0;: la graine et le sel sont soit tous deux donnés, soit tous deux secrets</translation>
    </message>
    <message>
        <source>seal: {} is not the SHA-256 of seed {} and salt {}</source>
        <translation>seal&#xa0;: {} n’est pas le SHA-256 de la graine {} et du sel {}</translation>
    </message>
    <message>
        <source>together: bots that play with the engine could read the sealed seed; leave it out</source>
        <translation>together&#xa0;: des bots qui tournent avec le moteur pourraient lire la graine scellée, retirez cette option</translation>
    </message>
    <message>
        <source>a plan does not have this field</source>
        <translation>un plan n’a pas ce champ</translation>
    </message>
    <message>
        <source>this must be all, faults, sample or none</source>
        <translation>n’est ni all, ni faults, ni sample, ni none</translation>
    </message>
    <message>
        <source>this must be given or round-robin</source>
        <translation>n’est ni given ni round-robin</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;decision&quot;: &quot;1s&quot;}}</source>
        <translation>doit être un objet comme {{&quot;decision&quot;: &quot;1s&quot;}}</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</source>
        <translation>doit être un objet comme {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</translation>
    </message>
    <message>
        <source>this must be text such as &quot;250ms&quot;</source>
        <translation>doit être un texte comme «&#xa0;250ms&#xa0;»</translation>
    </message>
    <message>
        <source>only a hill has {}</source>
        <translation>seule une colline a {}</translation>
    </message>
</context>
<context>
    <name>tournament_files</name>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}&#xa0;: cette partie n’a pas été jouée</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{} ne peut pas être écrit&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>the end of its results is missing</source>
        <translation>ses résultats sont tronqués</translation>
    </message>
    <message>
        <source>its results were changed</source>
        <translation>ses résultats ont été changés</translation>
    </message>
    <message>
        <source>its results are in a format this program does not know</source>
        <translation>ses résultats ont un format inconnu de ce programme</translation>
    </message>
    <message>
        <source>its results have the wrong size</source>
        <translation>ses résultats n’ont pas la bonne taille</translation>
    </message>
    <message>
        <source>{} has no match {}; its plan ends with {}</source>
        <translation>{} n’a pas de partie {}, son plan s’arrête à {}</translation>
    </message>
    <message>
        <source>{}: match {} was not kept</source>
        <translation>{}&#xa0;: la partie {} n’a pas été conservée</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot has changed since</source>
        <translation>{}&#xa0;: la partie {} était autre&#xa0;: rejouée d’après sa graine, elle a donné d’autres réponses, un bot a changé depuis</translation>
    </message>
    <message>
        <source>{}: its plan cannot be read: {}</source>
        <translation>{}&#xa0;: son plan ne peut pas être lu&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: its plan cannot be played: {}</source>
        <translation>{}&#xa0;: son plan ne peut pas être joué&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: its plan has {} bots, but {} entrants, so the file is damaged; try a copy of it</source>
        <translation>{}&#xa0;: son plan a {} bots, mais {} participants&#xa0;; le fichier est endommagé, une copie peut aider</translation>
    </message>
    <message>
        <source>{}: series {} does not follow from the results before it. Either {} broke ties by other rules, then play this tournament anew, or the file is damaged</source>
        <translation>{}&#xa0;: la série {} ne découle pas des résultats précédents&#xa0;; soit {} a tranché une égalité selon d’autres règles, alors rejouez ce tournoi, soit le fichier est endommagé</translation>
    </message>
    <message>
        <source>{}: series {} does not belong to its plan, so the file is damaged; try a copy of it</source>
        <translation>{}&#xa0;: la série {} n’appartient pas à son plan&#xa0;; le fichier est endommagé, une copie peut aider</translation>
    </message>
    <message>
        <source>{} was played by {}, which split tournaments of your own bots differently; open it with that version or play it again</source>
        <translation>{} a été joué par {}, qui découpait autrement les tournois avec vos propres bots&#xa0;; ouvrez-le avec cette version ou rejouez-le</translation>
    </message>
    <message>
        <source>{}: {} and {} meet in series {}, but the file may hold another pairing: {} may have broken a tie before it by other rules; play this tournament anew</source>
        <translation>{}&#xa0;: {} et {} se rencontrent dans la série {}, mais on ne peut pas dire qu’ils l’ont jouée&#xa0;: {} a peut-être tranché avant une égalité selon d’autres règles&#xa0;; rejouez ce tournoi</translation>
    </message>
    <message>
        <source>{}: the file of {} was changed or removed, so the results would be of two different bots; restore the file that has played so far, or begin a new tournament</source>
        <translation>{}&#xa0;: le fichier de {} a changé ou disparu depuis, les résultats seraient donc de deux bots différents&#xa0;; remettez ce qui a joué jusqu’ici, ou commencez un nouveau tournoi</translation>
    </message>
    <message>
        <source>{}: {} has changed (version {} has played so far, now it is version {}), so the results would be of two different bots; keep the results as they are, or begin a new tournament</source>
        <translation>{}&#xa0;: {} a changé depuis (jusqu’ici jouait la version {}, c’est maintenant la version {}), les résultats seraient donc de deux bots différents&#xa0;; consultez-les, ou commencez un nouveau tournoi</translation>
    </message>
    <message>
        <source>{}: match {} was forfeited and not played, because a bot had dropped out</source>
        <translation>{}&#xa0;: la partie {} a été perdue par forfait et n’a pas été jouée, car un bot était déjà exclu</translation>
    </message>
    <message>
        <source>{}: the record of match {} cannot be read: {}</source>
        <translation>{}&#xa0;: l’enregistrement de la partie {} ne peut pas être lu&#xa0;: {}</translation>
    </message>
    <message>
        <source>there is no home folder in which the sealed seed could be kept</source>
        <translation>il n’y a pas de dossier personnel où conserver la graine scellée</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{} ne peut pas être créé ({})</translation>
    </message>
    <message>
        <source>seal: {} is not a SHA-256</source>
        <translation>seal&#xa0;: {} n’est pas un SHA-256</translation>
    </message>
    <message>
        <source>its seed is sealed, and only the computer that began it knows the seed; open it there, wait until it is over, or copy {} from there</source>
        <translation>sa graine est scellée et connue du seul ordinateur qui a lancé le tournoi&#xa0;; regardez-le là-bas, attendez qu’il soit terminé, ou copiez-en {}</translation>
    </message>
    <message>
        <source>{}: its seed is not the one that was sealed</source>
        <translation>{}&#xa0;: ce n’est pas la graine qui a été scellée</translation>
    </message>
    <message>
        <source>the match cannot be shown before the tournament ends and its sealed seed is published: {}</source>
        <translation>la partie ne peut pas être montrée avant la fin, quand la graine scellée est révélée&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: series {} arrived, but series {} was expected</source>
        <translation>{}&#xa0;: série {} au lieu de {}</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>il n’a pas de {}</translation>
    </message>
    <message>
        <source>its plan or entrants were changed</source>
        <translation>son plan ou ses participants ont été changés</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}&#xa0;: existe déjà&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>{}{} belongs to another file; remove it or choose another name</source>
        <translation>{}{}&#xa0;: appartient à un autre fichier&#xa0;; supprimez-le ou choisissez un autre nom</translation>
    </message>
    <message>
        <source>{} is being changed by another Hilltop; wait until that is done, or stop it</source>
        <translation>{} est en cours de modification par un autre Hilltop&#xa0;; attendez sa fin ou arrêtez-le</translation>
    </message>
    <message>
        <source>{} is empty; it was cut off when it was created or copied</source>
        <translation>{} est vide&#xa0;; il a été tronqué à sa création ou à sa copie</translation>
    </message>
    <message>
        <source>{} is of format {}, made by a newer Hilltop; this one reads format {}</source>
        <translation>{} est au format {}, d’un Hilltop plus récent&#xa0;; celui-ci lit le format {}</translation>
    </message>
    <message>
        <source>it has no format</source>
        <translation>il n’a pas de format</translation>
    </message>
    <message>
        <source>{}: its folder is read-only; copy it and continue with the copy</source>
        <translation>{}&#xa0;: son dossier est en lecture seule&#xa0;; copiez-le et continuez avec la copie</translation>
    </message>
    <message>
        <source>{} is read-only; copy it and continue with the copy</source>
        <translation>{} est en lecture seule&#xa0;; copiez-le et continuez avec la copie</translation>
    </message>
    <message>
        <source>{} was replaced by another file while the tournament was running</source>
        <translation>{}&#xa0;: un autre fichier a pris son nom pendant qu’il était joué</translation>
    </message>
    <message>
        <source>{} was deleted or moved while the tournament was running</source>
        <translation>{} a été supprimé ou déplacé pendant qu’il était joué</translation>
    </message>
    <message>
        <source>{} was changed by another program; open it again</source>
        <translation>{}&#xa0;: un autre programme l’a modifié&#xa0;; rouvrez-le</translation>
    </message>
    <message>
        <source>no such column: {}</source>
        <translation>colonne absente&#xa0;: {}</translation>
    </message>
    <message>
        <source>its table {} has other columns</source>
        <translation>sa table {} a d’autres colonnes</translation>
    </message>
    <message>
        <source>its {} {} does not belong there</source>
        <translation>{} {} n’y a pas sa place</translation>
    </message>
    <message>
        <source>no such table: {}</source>
        <translation>table absente&#xa0;: {}</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>contenu de la base endommagé</translation>
    </message>
    <message>
        <source>{} and {} are of different plans; merge shards of one plan</source>
        <translation>{} et {} sont de plans différents&#xa0;; fusionnez les fragments d’un seul plan</translation>
    </message>
    <message>
        <source>{} is a shard of {}, {} one of {}; merge shards of one run</source>
        <translation>{} est un fragment de {}, {} un fragment de {}&#xa0;; fusionnez les fragments d’une seule série</translation>
    </message>
    <message>
        <source>{} and {} have different entrants</source>
        <translation>{} et {} ont des participants différents</translation>
    </message>
    <message>
        <source>{} and {} were played with different programs of entrant {} (versions {} and {}); play one of the shards again</source>
        <translation>{} et {} ont été joués avec des programmes différents du participant {} (versions {} et {})&#xa0;; rejouez l’un des fragments</translation>
    </message>
    <message>
        <source>{} is a whole tournament, not a shard of one</source>
        <translation>{} est un tournoi entier, pas un fragment</translation>
    </message>
    <message>
        <source>there is nothing to merge; name all shards of a tournament</source>
        <translation>il n’y a rien à fusionner&#xa0;; nommez tous les fragments d’un tournoi</translation>
    </message>
    <message>
        <source>{} and {} are both shard {} of {}; name each shard once</source>
        <translation>{} et {} sont tous deux le fragment {} de {}&#xa0;; nommez chaque fragment une fois</translation>
    </message>
    <message>
        <source>shard {} of {} is missing; name all {} shards, finished or not</source>
        <translation>le fragment {} de {} manque&#xa0;; nommez les {} fragments, terminés ou non</translation>
    </message>
    <message>
        <source>{} is damaged (series {} is missing); use a copy of it</source>
        <translation>{} est endommagé (la série {} manque)&#xa0;; utilisez-en une copie</translation>
    </message>
    <message>
        <source>{} cannot be merged here: {}</source>
        <translation>{} ne peut pas être fusionné ici&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: the recovered data could not be written</source>
        <translation>{}&#xa0;: les données récupérées n’ont pas pu être écrites</translation>
    </message>
    <message>
        <source>some faults belong to no series</source>
        <translation>les fautes n’ont pas de série</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{} est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{} ne peut pas être ouvert ({})</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{} n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{} ne peut pas être écrit ({})</translation>
    </message>
    <message>
        <source>malformed database schema</source>
        <translation>structure de la base endommagée</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>impossible d’ouvrir la base</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>erreur d’entrée-sortie du disque</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>access permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>not authorized</source>
        <translation>non autorisé</translation>
    </message>
    <message>
        <source>locking protocol</source>
        <translation>verrou impossible</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>contenu trop grand</translation>
    </message>
    <message>
        <source>constraint failed</source>
        <translation>contrainte de la base violée</translation>
    </message>
    <message>
        <source>datatype mismatch</source>
        <translation>valeur de type incorrect</translation>
    </message>
    <message>
        <source>large file support is disabled</source>
        <translation>les grands fichiers ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>{} cannot be opened (there is not enough memory)</source>
        <translation>{} ne peut pas être ouvert (pas de mémoire)</translation>
    </message>
    <message>
        <source>{0} cannot be read without {0}{1}, and its folder is read-only; copy both files into a folder of your own</source>
        <translation>{0} ne peut pas être lu sans {0}{1}, et son dossier est en lecture seule&#xa0;; copiez les deux fichiers dans un dossier à vous</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>il finit trop tôt</translation>
    </message>
    <message>
        <source>{} is in use by another program; close it there or wait</source>
        <translation>{}&#xa0;: un autre programme l’utilise&#xa0;; fermez-le là-bas ou attendez</translation>
    </message>
    <message>
        <source>{}: the disk is full. Everything saved until now is kept; free some space and continue</source>
        <translation>{}&#xa0;: le disque est plein&#xa0;; tout ce qui est déjà enregistré est conservé, libérez de la place et continuez</translation>
    </message>
    <message>
        <source>{} is read-only; copy it to a folder of your own and continue with the copy</source>
        <translation>{} est en lecture seule&#xa0;; copiez-le dans un dossier à vous et continuez avec la copie</translation>
    </message>
    <message>
        <source>{} cannot be read or written ({})</source>
        <translation>{} ne peut pas être lu ou écrit ({})</translation>
    </message>
    <message>
        <source>{} cannot be used ({})</source>
        <translation>{} ne peut pas servir ({})</translation>
    </message>
    <message>
        <source>{} is damaged ({}); nothing was changed in it, use a copy of it</source>
        <translation>{} est endommagé ({})&#xa0;; rien n’y a été changé, utilisez-en une copie</translation>
    </message>
    <message>
        <source>a fault was changed</source>
        <translation>une faute a été changée</translation>
    </message>
    <message>
        <source>a part of series {} is missing</source>
        <translation>une partie de la série {} manque</translation>
    </message>
    <message>
        <source>its last series is numbered {}</source>
        <translation>sa dernière série porte le numéro {}</translation>
    </message>
    <message>
        <source>its processor times were changed</source>
        <translation>ses temps de processeur ont été changés</translation>
    </message>
    <message>
        <source>series {} has the results of another series</source>
        <translation>la série {} contient les résultats d’une autre</translation>
    </message>
    <message>
        <source>series {} is missing</source>
        <translation>la série {} manque</translation>
    </message>
    <message>
        <source>series {}: {}</source>
        <translation>série {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>the faults of series {} were changed</source>
        <translation>les fautes de la série {} ont été changées</translation>
    </message>
    <message>
        <source>the matches of series {} were changed</source>
        <translation>les parties de la série {} ont été changées</translation>
    </message>
    <message>
        <source>{} is not a tournament file</source>
        <translation>{} n’est pas un fichier de tournoi</translation>
    </message>
</context>
<context>
    <name>tournaments</name>
    <message>
        <source>{}: opening it was cancelled</source>
        <translation>{}&#xa0;: l’ouverture a été annulée</translation>
    </message>
</context>
<context>
    <name>wires</name>
    <message>
        <source>limit {}: &quot;{}&quot; is not {}</source>
        <translation>limite {}&#xa0;: «&#xa0;{}&#xa0;» n’est pas {}</translation>
    </message>
    <message>
        <source>there is no limit &quot;{}&quot;; the limits are start, first, decision, reply, stderr, memory, processes, total, remembers and ponder</source>
        <translation>il n’y a pas de limite «&#xa0;{}&#xa0;»&#xa0;: start, first, decision, reply, stderr, memory, processes, total, remembers, ponder</translation>
    </message>
    <message>
        <source>{} seats answer at once, but there are only {}</source>
        <translation>{} places répondent à la fois, sur {}</translation>
    </message>
    <message>
        <source>an answer is not in the list, or all answers together are too long</source>
        <translation>une réponse n’est aucune de celles qu’il contient, ou leur total est trop long</translation>
    </message>
    <message>
        <source>there is no answer for a fault of seat {} in step {}</source>
        <translation>il n’y a pas de réponse pour une faute de la place {} à l’étape {}</translation>
    </message>
    <message>
        <source>there is no answer for a note on decision {} of seat {}</source>
        <translation>il n’y a pas de réponse pour une note sur la décision {} de la place {}</translation>
    </message>
    <message>
        <source>these are matches of another series</source>
        <translation>ce sont des parties d’une autre série</translation>
    </message>
    <message>
        <source>the data has {} matches, but only {} are left</source>
        <translation>{} parties, c’est plus que les {} qui restent</translation>
    </message>
    <message>
        <source>match {} of {}: {}</source>
        <translation>partie {} sur {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>the data has another length than it says</source>
        <translation>il contient plus ou moins que ce qu’il indique</translation>
    </message>
    <message>
        <source>{}: this program cannot run bots of your own</source>
        <translation>{}&#xa0;: ce programme ne peut pas exécuter vos propres bots</translation>
    </message>
    <message>
        <source>step {}: {} seats answer, but {} have to</source>
        <translation>étape {}&#xa0;: {} places répondent, {} sont interrogées</translation>
    </message>
    <message>
        <source>the rest of the data does not fit its {} steps</source>
        <translation>le reste ne correspond pas à ses {} étapes</translation>
    </message>
    <message>
        <source>step {}: seat {} cannot have given this answer</source>
        <translation>étape {}&#xa0;: la place {} ne peut pas avoir répondu ainsi</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>étape {}&#xa0;: la partie est déjà terminée</translation>
    </message>
</context>
<context>
    <name>zipdeck</name>
    <message>
        <source>a table of two can be solved for up to {} rounds, but not for {}</source>
        <translation>une table de deux est résolue jusqu’à {} tours, pas pour {}</translation>
    </message>
    <message>
        <source>there are more entries here than seats</source>
        <translation>nomme plus de places qu’il n’y en a</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{} apparaît deux fois</translation>
    </message>
</context>
</TS>
