<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>ActionBar</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or press a key to go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountLead</name>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Count line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Durations</name>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EuchreTexts</name>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatPicker</name>
    <message>
        <source>Round-robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One table of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>Euchre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name trump with your partner, then take three of five tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any allowed move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders up, plays its first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders up and plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls with good hands only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts the cards played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imagines hands, plays them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that reaches them first wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all others pass twice, the dealer has to name a suit. Otherwise the hand is void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit turned down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May the suit nobody ordered up be named after all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May a player of the side that did not make trump play alone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left bower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suit the other jack of trump&apos;s colour follows. It is the second highest trump either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows its printed suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that many hands the match is drawn. Void hands count.</source>
        <translation type="unfinished"></translation>
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
        <source>the dealer&apos;s discard</source>
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
        <source>You hold the suit that was led and have to follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card you took up has to be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody passed: the dealer has to name a suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not what is asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest to 20, never over. Your few side cards must last the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws below 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws below 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saves its side cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weighs every unseen card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House deck copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many copies of the cards 1 to 10 the house deck holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pool copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many copies of the cards 1 to 5 each player&apos;s side cards are drawn from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side cards each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt once for the whole match; at most 5 times the copies in the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins that many hands first wins the match; tied hands do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand at 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has exactly 20 after a house card stands without being asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands won</source>
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
        <source>spent side cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such side card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RPS Poker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card, give one away. Then pair the base card, or play high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Striker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always takes the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps high cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays a pair, else its lowest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays a pair, else its highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the best chance in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weighs the chance against the card’s later use</source>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not one of the two cards dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That gives up the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All together against 98 cards: two piles rise, two fall, and only wishes may be said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Tom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listener</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays the first card that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always the smallest gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plans its turn, respects wishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plans, listens and wishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tries its plans out to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt to everybody, and filled up to after each turn; all hands together at most 98.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many must be played before a turn may end; at most the cards in hand.</source>
        <translation type="unfinished"></translation>
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
        <source>That card is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not fit: a rising pile takes a higher card, a falling pile a lower one, and either takes one exactly ten back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are four piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wish is a number from 0 to 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the moment for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zip Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card each. Yours is the highest? Call, and share out the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rando</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serpentine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaderhit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lightning rod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls with any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tosses a coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls by turns, hits everybody in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls with high cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weighs the odds, hits the lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spares the lowest, who draws the gifts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads the others, looks ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rounds a match has; 0 is the number of players times itself.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no answer: call or say nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there to take a share.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PazaakSeat</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Side cards: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stood</source>
        <translation type="unfinished"></translation>
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
        <source>nobody’s hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PazaakTable</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PazaakTray</name>
    <message>
        <source>Your side cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side cards of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played earlier</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RankFace</name>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonTip</name>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Review the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsColumns</name>
    <message>
        <source>Pick %1, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsDraft</name>
    <message>
        <source>Pick %1 of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card. The other goes to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card is kept, the other goes to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message>
        <source>wins with a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more like it unseen</source>
        <comment>cards with the number of the base card</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>all others like it are seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>you gave %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play a card here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base, game %1 of 10</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsMini</name>
    <message>
        <source>Rock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsPlace</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsStrip</name>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1: not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>gift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsTray</name>
    <message>
        <source>Rock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to draw, order unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing left to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RpsWins</name>
    <message>
        <source>What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wins a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1  a pair with the base card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2  the higher number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegamePile</name>
    <message>
        <source>Pile %1, rising, at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile %1, falling, at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wishes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: jump back 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: back 10!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameTable</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>stack empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 98 played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameTexts</name>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n cards are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more card, then you may end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n more cards, then you may end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message>
        <source>Where to put the %1? Click a pile, or press 1 to 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fill up the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card is still due</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards are still due</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is lost for all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThegameWish</name>
    <message>
        <source>Your wish for pile %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is no interest, 5 is hands off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wish, from the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wish: hands off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wish</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WinMarks</name>
    <message>
        <source>%1 of %2 hands won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckBadge</name>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckPlan</name>
    <message>
        <source>Of %1 points %2 are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or press a key to go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckSeat</name>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, gets %1 from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ fewest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Zip Deck!”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckShares</name>
    <message>
        <source>Your card has no points to share out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you call and are right: 1 point to share out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>If you call and are right: %n points to share out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>you %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not given out you pay yourself: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a player to give all; + and − give and take single points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All to the fewest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckStepper</name>
    <message>
        <source>%1: one point less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one point more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckTable</name>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, fewest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckTray</name>
    <message>
        <source>A wrong call costs you %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards, 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if right: costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if right: gives %1, you pay %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if right: gives %1, you pay nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs %1 if %2 is the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the highest with %2 %.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZipdeckWords</name>
    <message>
        <source>called, gave %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called, paid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silent, paid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last round %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1, position %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With my partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its suit becomes trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my partner sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead. %1 are trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were led: follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were led and you have none: play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is turned up. You deal and would take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is turned up. Your partner deals and would take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is turned up. %2 deals and would take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took up the %1. Discard a card, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody ordered it up. You have to name a suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody ordered it up. Name a suit or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are trump. Play with your partner or alone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your partner, alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your partner, dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody named trump: hand %1 counts for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made %2 with %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took only %2 in %3: %4 for %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick with the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are turned down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1 is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are euchred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take up the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes up the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer discards the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made a fault, and the usual answer counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1, over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1, which is over 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both went over 20 in hand %1: nobody wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both stand at %1 in hand %2: nobody wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went over 20 in hand %2, with %3 against %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 went over 20 in hand %2, with %3 against %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took hand %2, with %3 against %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took hand %2, with %3 against %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1 is nobody&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made a fault, which counts as Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1 or %2; the other one is given away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1: choose a card against the base card %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n card(s) in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n game(s) won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rock beats Scissors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper beats Rock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scissors beats Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a pair with the base card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is higher than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win game %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins game %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both gave up: nobody has a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was given up by %1, which counts as ten games lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After ten games each has won five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won %1 of the ten games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won %2 of the ten games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave %1 and received %2 from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave %2 and received %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have a pair of %1s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a pair of %1s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give up the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives up the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is drawn, %1 – %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made a fault, which counts as giving up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>receive %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw, %1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and your partner won, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and your partner lost, %1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jump back %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jumps back %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you wish anything of the piles?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 98 cards lie on the piles: a perfect match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You still had to play, and none of your cards fitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 still had to play, and no card fitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ended your turn too early and so gave up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended the turn too early and so gave up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You made a fault, which loses the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made a fault, which loses the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands off pile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card fits. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost by a fault. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play %1 on pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays %1 on pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs nothing unless your card is the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if right: gives away %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if right: you pay all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %1, worth %2. Call or say nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %1, worth nothing. Call or say nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your %1 is the highest and you said nothing: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 has the highest card, %1, and said nothing: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and pay %2 yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 called with the highest card, %1, and pays %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and give %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 called with the highest card, %1, and gives %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the fewest points after %2 rounds: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest points after %1 rounds: %2; the next best has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card is the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call “Zip Deck!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls “Zip Deck!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made a fault, which counts as saying nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>get %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now have %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now has %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::AboutDialog</name>
    <message>
        <source>About Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with Qt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play card games against bots, look back at every decision, and let bots play each other until it is clear who is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
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
        <source>%1, %2, strength %3 of 5</source>
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
    <name>hilltop::FormatPicker</name>
    <message>
        <source>seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats of a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::GameCard</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::HomePage</name>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every match you finish is kept here, to look back at it card by card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match you leave waits here. It is saved after every decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready. Press Play to get a table at once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::KeyEditor</name>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab moves among the parts of the window and cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already is the key of “%2”. Give that another one first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change keys...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MainWindow</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Hilltop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchListModel</name>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPanel</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the deal ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the deal ID %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::NewMatchDialog</name>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the seat below begins, or is dealt to first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new, or type an ID</source>
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
        <source>Throw a deal ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength, 1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no deal ID. Write one such as %2, or leave it empty for a new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody at this screen plays: you look on, and see all cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several people at one screen: all of you see all of your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated: no hint and no undo, and the match counts in your statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::NewTournamentDialog</name>
    <message>
        <source>New tournament: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How they play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate: each deal twice, sides swapped</source>
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
        <source>of %1; the window stays quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembered for the next tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick at least one bot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick at least two bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate: each deal as often as there are seats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::OpponentList</name>
    <message>
        <source>Who sits there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody at this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::PlayPage</name>
    <message>
        <source>&amp;New match...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says where the match stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a &amp;bot go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit where the next player sits, who takes your seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;results...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save match as...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the card or press the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the action with that number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish what is moving, go on after a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match on the table. Press New match, or Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be played on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on &amp;yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated: no hint and no undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: %1. Play on, and keep the match with File, Save match as.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message>
        <source>Matches of the file</source>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayHead</name>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the matches of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From that decision on, the record and the match played again from it disagree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs at decision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bots, asked again, gave the same answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All answers are allowed; there was no bot to ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayPage</name>
    <message>
        <source>To the &amp;beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View of the next seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is in the clipboard, as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over the chosen seat; the match that was played stays as it is</source>
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
        <source>Played on from step %1 of another match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go through the list of moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish what is moving, go on after a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any match can be stepped through card by card. Open a record, or drop one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match in this file.</source>
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
    <message>
        <source>Match %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
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
        <source>Decision %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written; check the folder&apos;s permissions and free space.</source>
        <translation type="unfinished"></translation>
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
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules to read for this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::RulesEditor</name>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2. Write a number from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not fit together: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all as by default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one differs from the defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::SeatPicture</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::Settings</name>
    <message>
        <source>The settings in %1 cannot be read, so defaults are used; remove the file to start afresh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in %1 come from a newer Hilltop, so defaults are used and changes are not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be written to %1; check the folder&apos;s permissions and free space.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard of this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At normal speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another language is spoken from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours for the suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make moves by themselves where there is only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::StandingsModel</name>
    <message>
        <source>%1 ± %2</source>
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
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against or with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match yet. Start one with New match, choose Rated, and it is counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row at best</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::TableScene</name>
    <message>
        <source>All may speak now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow that answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TableView</name>
    <message>
        <source>Table</source>
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
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no points for anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not decided</source>
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
        <source>%1 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pair, %1 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1 matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, measuring how long…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected interval: ± %1 % a bot. Results take %2 of memory.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentHead</name>
    <message>
        <source>Results stay in memory until the next tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish and stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops now; what has been counted stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bots, %1 matches a pair</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished in %1</source>
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
        <source>1 thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches a second on %2</source>
        <translation type="unfinished"></translation>
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
        <source>%1 at drawn tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match has not been played.</source>
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
        <source>&amp;Finish and stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let bots play each other thousands of times,
and see who is better and how sure that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest order. All ± are 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row won against column, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell of the crosstable, or press Enter on it, to see its matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running tournament stops, and its results make room for this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Enter opens a match in Replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: %3 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 matches: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go through the crosstable</source>
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
        <source>No tournaments yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentStatus</name>
    <message>
        <source>Go to the tournament</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::ViewMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hilltop::Window</name>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches and logs (*.hmatch *.txt *.log);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>against %1, %n decisions so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, unfinished match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished match cannot be continued: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files cannot be opened.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed. Get a whole copy of the file, or choose another with File, Open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play and analyse five card games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down at a table of GAME.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Render a page to a PNG file and leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page: home, play, replay or tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the picture, 1280x800 unless said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dark picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match or log to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Hilltop window does not answer; whichever saves last keeps the unfinished match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
