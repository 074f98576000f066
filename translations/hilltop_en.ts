<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AdvancedPazaakDeck</name>
    <message numerus="yes">
        <source>%n each</source>
        <comment>at most so many of a kind</comment>
        <translation>
            <numerusform>%n each</numerusform>
            <numerusform>%n each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are drawn for the match.</source>
        <translation>
            <numerusform>%n of them is drawn for the match.</numerusform>
            <numerusform>%n of them are drawn for the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cards are needed.</source>
        <translation>
            <numerusform>%n more card is needed.</numerusform>
            <numerusform>%n more cards are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlan</name>
    <message numerus="yes">
        <source>At most %n of this card.</source>
        <translation>
            <numerusform>At most %n of this card.</numerusform>
            <numerusform>At most %n of this card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTexts</name>
    <message numerus="yes">
        <source>Choose %n cards for your side deck.</source>
        <translation>
            <numerusform>Choose %n card for your side deck.</numerusform>
            <numerusform>Choose %n cards for your side deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</source>
        <translation>
            <numerusform>Exact: computed without error. Simulated: the mean of up to %Ln simulation, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</numerusform>
            <numerusform>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BotTrust</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountMiddle</name>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation>
            <numerusform>house deck, %n left</numerusform>
            <numerusform>house deck, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSeat</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EuchreScore</name>
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
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EuchreTexts</name>
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
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message numerus="yes">
        <source>%n fault(s), each counted as Stand</source>
        <translation>
            <numerusform>%n fault, counted as Stand</numerusform>
            <numerusform>%n faults, each counted as Stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each given the default answer</source>
        <translation>
            <numerusform>%n fault, given the default answer</numerusform>
            <numerusform>%n faults, each given the default answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a forfeit</source>
        <translation>
            <numerusform>%n fault, a forfeit</numerusform>
            <numerusform>%n faults, each a forfeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a lost match</source>
        <translation>
            <numerusform>%n fault, a lost match</numerusform>
            <numerusform>%n faults, each a lost match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as silence</source>
        <translation>
            <numerusform>%n fault, counted as silence</numerusform>
            <numerusform>%n faults, each counted as silence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as %1</source>
        <translation>
            <numerusform>%n fault, counted as %1</numerusform>
            <numerusform>%n faults, each counted as %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FewWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>files</comment>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HillWords</name>
    <message numerus="yes">
        <source>%Ln bots</source>
        <translation>
            <numerusform>%Ln bot</numerusform>
            <numerusform>%Ln bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message numerus="yes">
        <source>with %n others</source>
        <translation>
            <numerusform>with %n other</numerusform>
            <numerusform>with %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n others</source>
        <translation>
            <numerusform>against %n other</numerusform>
            <numerusform>against %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%Ln won</numerusform>
            <numerusform>%Ln won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals of the day played</source>
        <translation>
            <numerusform>%Ln deal of the day played</numerusform>
            <numerusform>%Ln deals of the day played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln day in a row</numerusform>
            <numerusform>%Ln days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassButtons</name>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation>
            <numerusform>in %n second</numerusform>
            <numerusform>in %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message numerus="yes">
        <source>%Ln branches, Up and Down choose</source>
        <translation>
            <numerusform>%Ln branch, Up and Down choose</numerusform>
            <numerusform>%Ln branches, Up and Down choose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>no allowed answer in %n decisions</source>
        <translation>
            <numerusform>no allowed answer in %n decision</numerusform>
            <numerusform>no allowed answer in %n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n to draw</numerusform>
            <numerusform>%n to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) make a pair</source>
        <translation>
            <numerusform>%n unseen card makes a pair</numerusform>
            <numerusform>%n unseen cards make a pair</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n not dealt</numerusform>
            <numerusform>%n not dealt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation>
            <numerusform>%n base card left</numerusform>
            <numerusform>%n base cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTexts</name>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>%n card so far</numerusform>
            <numerusform>%n cards so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideTray</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n fault.</numerusform>
            <numerusform>%n faults.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Budget of %n more match(es) between neighbours in the standings.</source>
        <translation>
            <numerusform>Budget of %n more match between neighbours in the standings.</numerusform>
            <numerusform>Budget of %n more matches between neighbours in the standings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of its chances taken, counted in its %n match(es) with a page here.</source>
        <translation>
            <numerusform>Share of its chances taken, counted in its %n match with a page here.</numerusform>
            <numerusform>Share of its chances taken, counted in its %n matches with a page here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, in all %n matches</source>
        <translation>
            <numerusform>%1, in its %n match</numerusform>
            <numerusform>%1, in all %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>You made %Ln mistakes</source>
        <translation>
            <numerusform>You made %Ln mistake</numerusform>
            <numerusform>You made %Ln mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %Ln mistakes</source>
        <translation>
            <numerusform>%1 made %Ln mistake</numerusform>
            <numerusform>%1 made %Ln mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others made mistakes, too</source>
        <translation>
            <numerusform>%Ln other made mistakes, too</numerusform>
            <numerusform>%Ln others made mistakes, too</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>%n player has the win</numerusform>
            <numerusform>%n players share the win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThegameScore</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation>
            <numerusform>%n played</numerusform>
            <numerusform>%n played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThegameStack</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <translation>
            <numerusform>%n in the stack</numerusform>
            <numerusform>%n in the stack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThegameTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left.</source>
        <translation>
            <numerusform>%n card is left.</numerusform>
            <numerusform>%n cards are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cards, then you may end your turn.</source>
        <translation>
            <numerusform>%n more card, then you may end your turn.</numerusform>
            <numerusform>%n more cards, then you may end your turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message numerus="yes">
        <source>%n more cards to play</source>
        <translation>
            <numerusform>%n more card to play</numerusform>
            <numerusform>%n more cards to play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentCost</name>
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
            <numerusform>%n round, %1</numerusform>
            <numerusform>%n rounds, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1</source>
        <translation>
            <numerusform>%n pair, %1</numerusform>
            <numerusform>%n pairs, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message numerus="yes">
        <source>finishing %n running matches</source>
        <translation>
            <numerusform>finishing %n running match</numerusform>
            <numerusform>finishing %n running matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipdeckShares</name>
    <message numerus="yes">
        <source>A correct call gives away %n point(s)</source>
        <translation>
            <numerusform>A correct call gives away %n point</numerusform>
            <numerusform>A correct call gives away %n points</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%1 share the lowest score after %n round(s): %2.</source>
        <translation>
            <numerusform>%1 share the lowest score after %n round: %2.</numerusform>
            <numerusform>%1 share the lowest score after %n rounds: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest score after %n round(s): %1. The next has %2.</source>
        <translation>
            <numerusform>Lowest score after %n round: %1. The next has %2.</numerusform>
            <numerusform>Lowest score after %n rounds: %1. The next has %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::BarChart</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::BeforeDialog</name>
    <message numerus="yes">
        <source>%Ln matches with these rules searched.</source>
        <translation>
            <numerusform>%Ln match with these rules searched.</numerusform>
            <numerusform>%Ln matches with these rules searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsModel</name>
    <message numerus="yes">
        <source>%1, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %Ln hidden card</numerusform>
            <numerusform>%1, %Ln hidden cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln hidden cards</source>
        <translation>
            <numerusform>%1, %2, %Ln hidden card</numerusform>
            <numerusform>%1, %2, %Ln hidden cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, ± %1 at most.</source>
        <translation>
            <numerusform>Based on %Ln possible deal, ± %1 at most.</numerusform>
            <numerusform>Based on %Ln possible deals, ± %1 at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::BotListModel</name>
    <message numerus="yes">
        <source>%n built in</source>
        <translation>
            <numerusform>%n built in</numerusform>
            <numerusform>%n built in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::BotReportLines</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, out of time before %n matches</source>
        <comment>decisions in so many matches</comment>
        <translation>
            <numerusform>%1, out of time before %n match</numerusform>
            <numerusform>%1, out of time before %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped %n times</source>
        <comment>one that hangs</comment>
        <translation>
            <numerusform>stopped once</numerusform>
            <numerusform>stopped %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off %n times</source>
        <comment>one that floods</comment>
        <translation>
            <numerusform>cut off once</numerusform>
            <numerusform>cut off %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::BotReportView</name>
    <message numerus="yes">
        <source>What the remarks mean</source>
        <translation>
            <numerusform>What the remark means</numerusform>
            <numerusform>What the remarks mean</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::BotSheet</name>
    <message numerus="yes">
        <source>usable, %n remarks</source>
        <translation>
            <numerusform>usable, %n remark</numerusform>
            <numerusform>usable, %n remarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::BotsPage</name>
    <message numerus="yes">
        <source>%1 can play. Its report has %n remarks.</source>
        <translation>
            <numerusform>%1 can play. Its report has %n remark.</numerusform>
            <numerusform>%1 can play. Its report has %n remarks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::CompareDialog</name>
    <message numerus="yes">
        <source>%n matches with the same cards on both sides</source>
        <translation>
            <numerusform>%n match with the same cards on both sides</numerusform>
            <numerusform>%n matches with the same cards on both sides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::CompareSourceBox</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::Continuing</name>
    <message numerus="yes">
        <source>%1, %n decisions</source>
        <translation>
            <numerusform>%1, %n decision</numerusform>
            <numerusform>%1, %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions due</source>
        <translation>
            <numerusform>%Ln position due</numerusform>
            <numerusform>%Ln positions due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln days in a row</source>
        <translation>
            <numerusform>%1, %Ln day in a row</numerusform>
            <numerusform>%1, %Ln days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::CoursePanel</name>
    <message numerus="yes">
        <source>%1 % in the latest of %Ln analysed match(es), mean of ten at a time</source>
        <translation>
            <numerusform>%1 % in the only analysed match</numerusform>
            <numerusform>%1 % in the latest of %Ln analysed matches, mean of ten at a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln rated match(es)</source>
        <translation>
            <numerusform>%1 after %Ln rated match</numerusform>
            <numerusform>%1 after %Ln rated matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::FileOpening</name>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Opening %n file…</numerusform>
            <numerusform>Opening %n files…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files can’t be opened.</source>
        <translation>
            <numerusform>%n file can’t be opened.</numerusform>
            <numerusform>%n files can’t be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::HillAdding</name>
    <message numerus="yes">
        <source>%Ln bots joined: %1.</source>
        <translation>
            <numerusform>%Ln bot joined: %1.</numerusform>
            <numerusform>%Ln bots joined: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::HillDetails</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::HillsPage</name>
    <message numerus="yes">
        <source>%Ln hills</source>
        <translation>
            <numerusform>%Ln hill</numerusform>
            <numerusform>%Ln hills</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::HintNumbers</name>
    <message numerus="yes">
        <source>Analysis of %Ln possible deals, ± one standard error.</source>
        <translation>
            <numerusform>Analysis of %Ln possible deal, ± one standard error.</numerusform>
            <numerusform>Analysis of %Ln possible deals, ± one standard error.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::KeptMatches</name>
    <message numerus="yes">
        <source>%Ln matches were deleted. Undo restores them.</source>
        <translation>
            <numerusform>%Ln match was deleted. Undo restores it.</numerusform>
            <numerusform>%Ln matches were deleted. Undo restores them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::LineChart</name>
    <message numerus="yes">
        <source>%n curve(s), up to %1 of %2.</source>
        <translation>
            <numerusform>%n curve, up to %1 of %2.</numerusform>
            <numerusform>%n curves, up to %1 of %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MatchKeeping</name>
    <message numerus="yes">
        <source>%n matches are not saved.</source>
        <translation>
            <numerusform>%n match is not saved.</numerusform>
            <numerusform>%n matches are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MatchesDialog</name>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n match deleted.</numerusform>
            <numerusform>%n matches deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MomentDepth</name>
    <message numerus="yes">
        <source>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</source>
        <translation>
            <numerusform>“%1” is better than “%2” in %3 % of %Ln possible hand, worse in %4 %.</numerusform>
            <numerusform>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MomentPane</name>
    <message numerus="yes">
        <source>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</source>
        <translation>
            <numerusform>%Ln simulation. Lines: ± 2 errors. ◇ seeing all cards.</numerusform>
            <numerusform>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations.</source>
        <translation>
            <numerusform>%Ln simulation.</numerusform>
            <numerusform>Up to %Ln simulations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MovesPane</name>
    <message numerus="yes">
        <source>%Ln answers, see the move list</source>
        <translation>
            <numerusform>%Ln answer, see the move list</numerusform>
            <numerusform>%Ln answers, see the move list</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::NewMatchDialog</name>
    <message numerus="yes">
        <source>Short: %n round(s)</source>
        <translation>
            <numerusform>Short: %n round</numerusform>
            <numerusform>Short: %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), about %1.</source>
        <translation>
            <numerusform>%n round, about %1.</numerusform>
            <numerusform>%n rounds, about %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed, see More.</source>
        <translation>
            <numerusform>%n rule changed, see More.</numerusform>
            <numerusform>%n rules changed, see More.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::PositionEditor</name>
    <message numerus="yes">
        <source>Simulated %n times</source>
        <translation>
            <numerusform>Simulated %n time</numerusform>
            <numerusform>Simulated %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::QuizPage</name>
    <message numerus="yes">
        <source>%Ln to repeat</source>
        <translation>
            <numerusform>%Ln to repeat</numerusform>
            <numerusform>%Ln to repeat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln due today</source>
        <translation>
            <numerusform>%Ln due today</numerusform>
            <numerusform>%Ln due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of the file can’t be read. They are kept unchanged.</source>
        <translation>
            <numerusform>%Ln line of the file can’t be read. It is kept unchanged.</numerusform>
            <numerusform>%Ln lines of the file can’t be read. They are kept unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values from the analysis of %Ln possible deals.</source>
        <translation>
            <numerusform>Values from the analysis of %Ln possible deal.</numerusform>
            <numerusform>Values from the analysis of %Ln possible deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ResultSheet</name>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n won in a row</numerusform>
            <numerusform>%n won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n lost in a row</numerusform>
            <numerusform>%n lost in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewQueue</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewsPage</name>
    <message numerus="yes">
        <source>%1, %Ln seats</source>
        <translation>
            <numerusform>%1, %Ln seat</numerusform>
            <numerusform>%1, %Ln seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge. “Look for new matches” renews them</source>
        <translation>
            <numerusform>%Ln analysis is by another version of the judge. “Look for new matches” renews it</numerusform>
            <numerusform>%Ln analyses are by another version of the judge. “Look for new matches” renews them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::RulesEditor</name>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation>
            <numerusform>%n differs from the defaults</numerusform>
            <numerusform>%n differ from the defaults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message numerus="yes">
        <source>%n change(s) not applied</source>
        <translation>
            <numerusform>%n change not applied</numerusform>
            <numerusform>%n changes not applied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row at best</source>
        <translation>
            <numerusform>%n win in a row at best</numerusform>
            <numerusform>%n wins in a row at best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them left early</source>
        <translation>
            <numerusform>%n of them left early</numerusform>
            <numerusform>%n of them left early</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches</source>
        <translation>
            <numerusform>%1 over %Ln analysed match</numerusform>
            <numerusform>%1 over %Ln analysed matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::TablePosition</name>
    <message numerus="yes">
        <source>%n players are on turn.</source>
        <translation>
            <numerusform>%n player is on turn.</numerusform>
            <numerusform>%n players are on turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentForm</name>
    <message numerus="yes">
        <source>each deal %n times, in all seatings</source>
        <translation>
            <numerusform>each deal %n time, in all seatings</numerusform>
            <numerusform>each deal %n times, in all seatings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, once for every seat</source>
        <translation>
            <numerusform>each deal %n time, once for every seat</numerusform>
            <numerusform>each deal %n times, once for every seat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentLuck</name>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches: %2 adjusted for luck, %3 unadjusted.</source>
        <translation>
            <numerusform>%1 over %Ln analysed match: %2 adjusted for luck, %3 unadjusted.</numerusform>
            <numerusform>%1 over %Ln analysed matches: %2 adjusted for luck, %3 unadjusted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge and don’t count.</source>
        <translation>
            <numerusform>%Ln analysis is by another version of the judge and doesn’t count.</numerusform>
            <numerusform>%Ln analyses are by another version of the judge and don’t count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentPage</name>
    <message numerus="yes">
        <source>%Ln tournaments</source>
        <translation>
            <numerusform>%Ln tournament</numerusform>
            <numerusform>%Ln tournaments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::TrialDialog</name>
    <message numerus="yes">
        <source>Each bot has been tried. %n cannot play and will be left out.</source>
        <translation>
            <numerusform>Each bot has been tried. %n cannot play and will be left out.</numerusform>
            <numerusform>Each bot has been tried. %n cannot play and will be left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::TutorSheet</name>
    <message numerus="yes">
        <source>Based on %Ln possible deals.</source>
        <translation>
            <numerusform>Based on %Ln possible deal.</numerusform>
            <numerusform>Based on %Ln possible deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, played on by %1.</source>
        <translation>
            <numerusform>Based on %Ln possible deal, played on by %1.</numerusform>
            <numerusform>Based on %Ln possible deals, played on by %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
