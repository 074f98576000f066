<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>ActionBar</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>クリックかキーで次へ</translation>
    </message>
    <message>
        <source>Choose what it is aimed at. Esc starts again.</source>
        <translation>対象を選んでください。Escでやり直します。</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakActions</name>
    <message>
        <source>over 20, at %1</source>
        <translation>20超え、%1</translation>
    </message>
    <message>
        <source>tied at %1</source>
        <translation>同点、%1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>合計%1</translation>
    </message>
    <message>
        <source>%1 and stand</source>
        <translation>%1でスタンド</translation>
    </message>
    <message>
        <source>%1, end turn</source>
        <translation>%1で手番終了</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>one more card, from %1</source>
        <translation>もう1枚、%1から</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>クリックかキーで次へ</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>カードを戻す</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakBars</name>
    <message>
        <source>Chance, in %, that a card drawn makes exactly 20 from:</source>
        <translation>引いた1枚でちょうど20になる確率（%）、元の合計：</translation>
    </message>
    <message>
        <source>From %1: %2 %</source>
        <translation>%1から：%2%</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakCards</name>
    <message>
        <source>house card %1</source>
        <translation>ハウスカード%1</translation>
    </message>
    <message>
        <source>house card %1, flipped: %2</source>
        <translation>ハウスカード%1、反転：%2</translation>
    </message>
    <message>
        <source>house card %1, doubled: %2</source>
        <translation>ハウスカード%1、2倍：%2</translation>
    </message>
    <message>
        <source>side card, flipped: %1</source>
        <translation>サイドカード、反転：%1</translation>
    </message>
    <message>
        <source>side card that flips 2 and 4</source>
        <translation>2と4を反転するサイドカード</translation>
    </message>
    <message>
        <source>side card that flips 3 and 6</source>
        <translation>3と6を反転するサイドカード</translation>
    </message>
    <message>
        <source>side card that doubles</source>
        <translation>2倍にするサイドカード</translation>
    </message>
    <message>
        <source>tie card, ±1</source>
        <translation>タイカード、±1</translation>
    </message>
    <message>
        <source>tie card, %1</source>
        <translation>タイカード、%1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>サイドカード%1</translation>
    </message>
    <message>
        <source>±1 or ±2, your choice</source>
        <translation>±1か±2を選ぶ</translation>
    </message>
    <message>
        <source>flips your 2s and 4s</source>
        <translation>自分の2と4を反転</translation>
    </message>
    <message>
        <source>flips your 3s and 6s</source>
        <translation>自分の3と6を反転</translation>
    </message>
    <message>
        <source>doubles your last card</source>
        <translation>自分の最後のカードを2倍</translation>
    </message>
    <message>
        <source>±1, and a tie is yours</source>
        <translation>±1、同点なら勝ち</translation>
    </message>
    <message>
        <source>Counts +1, −1, +2 or −2, as you choose when you play it.</source>
        <translation>+1、−1、+2、−2のどれかです。出すときに選びます。</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 2 and 4 in your row.</source>
        <translation>このカード自体は数えず、自分の場のすべての2と4の符号を変えます。</translation>
    </message>
    <message>
        <source>Counts nothing itself, and changes the sign of every 3 and 6 in your row.</source>
        <translation>このカード自体は数えず、自分の場のすべての3と6の符号を変えます。</translation>
    </message>
    <message>
        <source>Counts nothing itself, and your last card counts twice.</source>
        <translation>このカード自体は数えず、自分の場の最後のカードを2倍に数えます。</translation>
    </message>
    <message>
        <source>Counts +1 or −1, and you win the set if it is tied.</source>
        <translation>+1か−1です。セットが同点で終わると、あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Counts plus or minus, as you choose when you play it.</source>
        <translation>プラスかマイナスです。出すときに選びます。</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDeck</name>
    <message>
        <source>Plus</source>
        <translation>プラス</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>マイナス</translation>
    </message>
    <message>
        <source>Either sign</source>
        <translation>±両用</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>at most so many of a kind</comment>
        <translation>
            <numerusform>各%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side deck: %1 of %2.</source>
        <translation>サイドデッキ：%1/%2枚</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are drawn for the match.</source>
        <translation>
            <numerusform>このうち%n枚が対局用に引かれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>このデッキを使う</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>あと%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards are needed.</source>
        <translation>
            <numerusform>あと%n枚必要です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakDecks</name>
    <message>
        <source>Both ways</source>
        <translation>両にらみ</translation>
    </message>
    <message>
        <source>Safety net</source>
        <translation>命綱</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>はしご</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>からめ手</translation>
    </message>
    <message>
        <source>Ready-made decks</source>
        <translation>用意されたデッキ</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>自分のデッキ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>先にカードを選んでください。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>デッキの名前</translation>
    </message>
    <message>
        <source>Type a name, then press Enter</source>
        <translation>名前を入力してEnter</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakFirst</name>
    <message>
        <source>Your side deck</source>
        <translation>あなたのサイドデッキ</translation>
    </message>
    <message>
        <source>These cards are a good start.</source>
        <translation>最初はこのカードがおすすめです。</translation>
    </message>
    <message>
        <source>Play with this deck</source>
        <translation>このデッキで始める</translation>
    </message>
    <message>
        <source>Build my own deck…</source>
        <translation>自分でデッキを作る…</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakKind</name>
    <message>
        <source>Side card %1</source>
        <translation>サイドカード%1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2/%3</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>1枚増やす：%1</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>1枚減らす：%1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlace</name>
    <message>
        <source>Side card %1</source>
        <translation>サイドカード%1</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>戻す：%1</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakPlan</name>
    <message>
        <source>Not allowed by these rules.</source>
        <translation>このルールでは使えません。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n of this card.</source>
        <translation>
            <numerusform>このカードは%n枚までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The side deck is full. Put a card back first.</source>
        <translation>サイドデッキが満杯です。先に1枚戻してください。</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>%1勝%2敗</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakRow</name>
    <message>
        <source>doubled</source>
        <translation>2倍</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>反転</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakScore</name>
    <message>
        <source>over</source>
        <translation>バースト</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>nine cards</source>
        <translation>9枚</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1、バースト</translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation>%1の提示</translation>
    </message>
    <message>
        <source>Playing for</source>
        <translation>勝負の点</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>賭け点</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Last set</source>
        <translation>前のセット</translation>
    </message>
    <message>
        <source>This set</source>
        <translation>今のセット</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakSigns</name>
    <message>
        <source>Play it as %1</source>
        <translation>%1として出す</translation>
    </message>
    <message>
        <source>Turn the card over</source>
        <translation>カードを裏返す</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStake</name>
    <message>
        <source>Stake: %1. %2</source>
        <translation>賭け点：%1。%2</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>賭け点</translation>
    </message>
    <message>
        <source>named: %1 and %2</source>
        <translation>提示：%1と%2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakStakes</name>
    <message>
        <source>Your stake, 1 to %1. The lower stake counts.</source>
        <translation>賭け点は1～%1。低い方が有効です。</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>賭け点%1</translation>
    </message>
    <message>
        <source>Add a chip of %1</source>
        <translation>%1のチップを追加</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>最大%1です。</translation>
    </message>
    <message>
        <source>Take a chip back</source>
        <translation>チップを1枚戻す</translation>
    </message>
    <message>
        <source>Add a chip first.</source>
        <translation>先にチップを置いてください。</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTable</name>
    <message>
        <source>%1 of %2 sets</source>
        <translation>%1/%2セット</translation>
    </message>
    <message>
        <source>%1 of %2 sets won</source>
        <translation>%2セット中%1セット獲得</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>20超え</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>セット獲得</translation>
    </message>
    <message>
        <source>set tied</source>
        <translation>引き分け</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTag</name>
    <message>
        <source>to %1</source>
        <translation>計%1</translation>
    </message>
    <message>
        <source>Play it as %1, to %2</source>
        <translation>%1として出す、計%2</translation>
    </message>
</context>
<context>
    <name>AdvancedPazaakTexts</name>
    <message>
        <source>Side deck: %1</source>
        <translation>サイドデッキ：%1</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>賭け点%1</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>%1を出してスタンド</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>%1を出して手番終了</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>次のラウンドにもう1枚</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>合計%1</translation>
    </message>
    <message>
        <source>at %1, one more card next round</source>
        <translation>合計%1、次のラウンドにもう1枚</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>計%1</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n cards for your side deck.</source>
        <translation>
            <numerusform>サイドデッキのカードを%n枚選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a stake from 1 to %1. The lower one counts.</source>
        <translation>賭け点を1～%1で提示してください。低い方が有効です。</translation>
    </message>
    <message>
        <source>You have %1, over 20. A side card may save you.</source>
        <translation>合計%1で20超えです。サイドカードで助かるかもしれません。</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>あなたは%1、%2は%3でスタンド。</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>あなたは%1、%2は%3。</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>names a stake</source>
        <translation>賭け点を提示中</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>began the set</source>
        <translation>セットの先手</translation>
    </message>
    <message>
        <source>Both stand at %1: set %2 is tied.</source>
        <translation>セット%2は両者%1でスタンド、引き分けです。</translation>
    </message>
    <message>
        <source>You went over 20 in set %2, with %3 against %4.</source>
        <translation>セット%2はあなたが20超え、%3対%4です。</translation>
    </message>
    <message>
        <source>%1 went over 20 in set %2, with %3 against %4.</source>
        <translation>セット%2は%1が20超え、%3対%4です。</translation>
    </message>
    <message>
        <source>You won set %2 with nine cards.</source>
        <translation>セット%2をあなたが9枚で取りました。</translation>
    </message>
    <message>
        <source>%1 won set %2 with nine cards.</source>
        <translation>セット%2を%1が9枚で取りました。</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and your tie card won it.</source>
        <translation>セット%2は%3で同点、あなたのタイカードで決まりました。</translation>
    </message>
    <message>
        <source>Set %2 was tied at %3, and the tie card of %1 won it.</source>
        <translation>セット%2は%3で同点、%1のタイカードで決まりました。</translation>
    </message>
    <message>
        <source>You won set %2, with %3 against %4.</source>
        <translation>セット%2をあなたが%3対%4で取りました。</translation>
    </message>
    <message>
        <source>%1 won set %2, with %3 against %4.</source>
        <translation>セット%2を%1が%3対%4で取りました。</translation>
    </message>
    <message>
        <source>name a stake of %1</source>
        <translation>賭け点%1を提示</translation>
    </message>
    <message>
        <source>names a stake of %1</source>
        <translation>賭け点%1を提示</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>%1で手番終了</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>%1で手番終了</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>%1でスタンド</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>%1でスタンド</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>ちょうど%1でスタンド</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>ちょうど%1でスタンド</translation>
    </message>
    <message>
        <source>are over 20, at %1</source>
        <translation>20超え、合計%1</translation>
    </message>
    <message>
        <source>is over 20, at %1</source>
        <translation>20超え、合計%1</translation>
    </message>
    <message>
        <source>have nine cards, at %1</source>
        <translation>9枚、合計%1</translation>
    </message>
    <message>
        <source>has nine cards, at %1</source>
        <translation>9枚、合計%1</translation>
    </message>
    <message>
        <source>stand at %1, the house deck is empty</source>
        <translation>%1でスタンド、ハウスデッキ切れ</translation>
    </message>
    <message>
        <source>stands at %1, the house deck is empty</source>
        <translation>%1でスタンド、ハウスデッキ切れ</translation>
    </message>
    <message>
        <source>Both choose their side decks</source>
        <translation>両者がサイドデッキを選択</translation>
    </message>
    <message>
        <source>Both name their stakes</source>
        <translation>両者が賭け点を提示</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>セット%1</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>セット%1は引き分け</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>あなたが先手</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1が先手</translation>
    </message>
    <message>
        <source>You win the set</source>
        <translation>セットはあなたの勝ち</translation>
    </message>
    <message>
        <source>%1 wins the set</source>
        <translation>セットは%1の勝ち</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>対局はあなたの勝ち</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>対局は%1の勝ち</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>%1を引く</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>%1を引く</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>エラー、スタンド扱い</translation>
    </message>
    <message>
        <source>You have nine cards</source>
        <translation>あなたが9枚達成</translation>
    </message>
    <message>
        <source>%1 has nine cards</source>
        <translation>%1が9枚達成</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>あなたが20超え、合計%1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1が20超え、合計%2</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>勝負は%1点</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Chance to win, %</source>
        <translation>勝率（%）</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>期待点</translation>
    </message>
    <message>
        <source>Expected cards left</source>
        <translation>期待残り枚数</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1枚</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>精度%1%</translation>
    </message>
    <message>
        <source>Accuracy %1 %, %2 %3 %</source>
        <translation>精度%1%、%2 %3%</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>沈黙</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>カードを出す</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>カードを残す</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>切り札を決める</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>希望</translation>
    </message>
    <message>
        <source>an inaccuracy</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Judge version %1.</source>
        <translation>解析エンジンのバージョン%1。</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like the bot %1 and all undrawn cards are drawn at random.</source>
        <translation>評価値：全員がボット%1と同じようにプレイを続け、まだ引かれていないカードを無作為に引くとき、その局面が席にもたらす値。</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat if everyone continues like a quick player who sees all cards and all undrawn cards are drawn at random.</source>
        <translation>評価値：全カードが見える高速プレイヤーと同じように全員がプレイを続け、まだ引かれていないカードを無作為に引くとき、その局面が席にもたらす値。</translation>
    </message>
    <message>
        <source>Loss: the value of the best answer minus the value of the answer given, averaged over all hands the others could hold, from what the player knew. Unforced: a decision with at least one clearly worse answer.</source>
        <translation>損失：最善の回答の評価値から選んだ回答の評価値を引いた値。その人が知っていたことからあり得る、ほかの人のすべての手札で平均します。自由な判断：明らかに劣る回答が一つ以上ある判断。</translation>
    </message>
    <message>
        <source>Marks: ?! for a loss of %1 or more, ? of %2, ?? of %3, if the loss is more than twice its error.</source>
        <translation>記号：損失が%1以上で?!、%2以上で?、%3以上で??。損失が誤差の2倍を超える場合だけ付きます。</translation>
    </message>
    <message>
        <source>Accuracy: the share of what was at stake that the player kept, from the worst answer (0 %) to the best (100 %).</source>
        <translation>精度：判断に懸かっていたもののうち、席が守れた割合。最悪手だけなら0%、最善手だけなら100%です。</translation>
    </message>
    <message>
        <source>%1: skill is %2 because every answer is also the judge’s choice. A mark shows where another answer is better.</source>
        <translation>%1：すべての回答が解析エンジンの選択でもあるため、実力は%2です。記号は、別の手の方が良かった所を示します。</translation>
    </message>
    <message numerus="yes">
        <source>Exact: computed without error. Simulated: the mean of up to %Ln simulations, ± one standard error. Heuristic: computed by a simplified model, ± its accuracy.</source>
        <translation>
            <numerusform>厳密：誤差のない計算値。シミュレーション：最大%Ln回のシミュレーションの平均、±は標準誤差1つ分。経験則：簡略化したモデルの計算値、±はその精度。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: skill is %2 because gains and losses even out with the cards as they lay. A mark shows what an answer costs given what the seat knew.</source>
        <translation>%1：実際のカードでは損得が打ち消し合うため、実力は%2です。記号は、席の知る情報で見た回答の損失を示します。</translation>
    </message>
    <message>
        <source>Value: what a position is worth to a seat, the mean of two ways to finish the hand: perfectly, seeing all cards, and sensibly, without seeing them. Later hands are dealt at random.</source>
        <translation>評価値：その局面が席にもたらす値。全カードが見える完全なプレイと、見えない堅実なプレイの2通りでハンドを終えたときの平均です。以降のハンドは無作為に配られます。</translation>
    </message>
    <message>
        <source>Luck: what drawn cards change. Skill: what answers change, seeing all cards. Start + luck + skill + others’ skill = result. Where fewer is better, a minus helps. Luck-adjusted: the same strength with less noise.</source>
        <translation>運：引いたカードによる変化。実力：全カードが見える場合の、回答による変化。開始値＋運＋実力＋他の人の実力＝結果。少ないほど良いゲームでは、マイナスが有利です。運補正後：同じ強さをより少ない偶然で測ります。</translation>
    </message>
    <message>
        <source>Not significant: a change of no more than twice its error. It can be nothing.</source>
        <translation>有意差なし：誤差の2倍以下の変化です。差がないこともあります。</translation>
    </message>
</context>
<context>
    <name>BotTrust</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>ほか%n体</numerusform>
        </translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation>隔離されていません</translation>
    </message>
    <message>
        <source>%1 could read your files and use the network. Run it anyway?</source>
        <translation>%1はファイルを読み取り、ネットワークを使う可能性があります。それでも実行しますか？</translation>
    </message>
    <message>
        <source>These bots could read your files and use the network. Run them anyway?

%1</source>
        <translation>次のボットはファイルを読み取り、ネットワークを使う可能性があります。それでも実行しますか？

%1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Run them</source>
        <translation>実行</translation>
    </message>
</context>
<context>
    <name>CardItem</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Nice.</source>
        <translation>いいね。</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <translation>まあいいか。</translation>
    </message>
    <message>
        <source>Lovely!</source>
        <translation>やった！</translation>
    </message>
    <message>
        <source>Oh dear!</source>
        <translation>あらら！</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>おやおや。</translation>
    </message>
    <message>
        <source>Typical.</source>
        <translation>やっぱりね。</translation>
    </message>
    <message>
        <source>Ha!</source>
        <translation>よし！</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>いたた！</translation>
    </message>
    <message>
        <source>Leo</source>
        <extracomment>Name of a character. The same in every language of the Latin alphabet, else as it sounds.</extracomment>
        <translation>レオ</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>ミナ</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>エミール</translation>
    </message>
    <message>
        <source>Amara</source>
        <translation>アマラ</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>ヒューゴ</translation>
    </message>
    <message>
        <source>Samira</source>
        <translation>サミラ</translation>
    </message>
    <message>
        <source>Nico</source>
        <translation>ニコ</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>ローザ</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>ドーラ</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>ブルーノ</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>アイリス</translation>
    </message>
    <message>
        <source>Kiran</source>
        <translation>キラン</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Decision %1: %2 answers “%3”, %4 answers “%5”.</source>
        <translation>判断%1：%2は「%3」、%4は「%5」。</translation>
    </message>
</context>
<context>
    <name>ContestNames</name>
    <message>
        <source>The hill needs a name.</source>
        <translation>ヒルには名前が必要です。</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>大会に名前が必要です。</translation>
    </message>
    <message>
        <source>The name contains an invisible character, which a file name can’t have.</source>
        <translation>名前に見えない文字が含まれています。ファイル名には使えません。</translation>
    </message>
    <message>
        <source>A file name can’t contain “%1”. Leave it out.</source>
        <translation>ファイル名に「%1」は使えません。取り除いてください。</translation>
    </message>
    <message>
        <source>The name can’t begin or end with a full stop.</source>
        <translation>名前の最初と最後にピリオドは使えません。</translation>
    </message>
    <message>
        <source>The name is too long for a file. Use a shorter one.</source>
        <translation>ファイル名として長すぎます。短くしてください。</translation>
    </message>
    <message>
        <source>A hill called “%1” already exists.</source>
        <translation>ヒル「%1」はすでにあります。</translation>
    </message>
    <message>
        <source>A tournament called “%1” already exists.</source>
        <translation>大会「%1」はすでにあります。</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>ヒル</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>大会</translation>
    </message>
</context>
<context>
    <name>ContinueTexts</name>
    <message>
        <source>%1 matches: %2</source>
        <translation>%1局：%2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>%1 matches: queued</source>
        <translation>%1局：待機中</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>%1 matches: stopped at %2 %</source>
        <translation>%1局：%2%で停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Count line</source>
        <translation>合計バー</translation>
    </message>
    <message>
        <source>over</source>
        <translation>超過</translation>
    </message>
</context>
<context>
    <name>CountMiddle</name>
    <message numerus="yes">
        <source>house deck, %n left</source>
        <translation>
            <numerusform>ハウスデッキ、残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>house cards</comment>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSeat</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1/%2ハンド</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%2ハンド中%1ハンド獲得</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Side cards: %1</source>
        <translation>サイドカード：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my cards</source>
        <translation>自分のカードを見る</translation>
    </message>
</context>
<context>
    <name>DecisionKind</name>
    <message>
        <source>Above 20</source>
        <translation>20超え</translation>
    </message>
    <message>
        <source>Behind a player who stands</source>
        <translation>スタンドした相手に負けている</translation>
    </message>
    <message>
        <source>Level with a player who stands</source>
        <translation>スタンドした相手と同点</translation>
    </message>
    <message>
        <source>Ahead of a player who stands</source>
        <translation>スタンドした相手に勝っている</translation>
    </message>
    <message>
        <source>Up to 10, no card can bust</source>
        <translation>10以下（バーストなし）</translation>
    </message>
    <message>
        <source>On 11 to 14</source>
        <translation>11～14</translation>
    </message>
    <message>
        <source>On 15 to 17</source>
        <translation>15～17</translation>
    </message>
    <message>
        <source>On 18 to 20</source>
        <translation>18～20</translation>
    </message>
    <message>
        <source>Choose the side deck</source>
        <translation>サイドデッキの選択</translation>
    </message>
    <message>
        <source>Name a stake</source>
        <translation>賭け点の提示</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>オーダーアップ</translation>
    </message>
    <message>
        <source>Pick up as the dealer</source>
        <translation>親で取る</translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>切り札を決める</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>単独プレイ</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>Lead without trump in hand</source>
        <translation>手札に切り札なしでリード</translation>
    </message>
    <message>
        <source>Lead with trump in hand</source>
        <translation>手札に切り札ありでリード</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>フォロー</translation>
    </message>
    <message>
        <source>Trump in or throw off</source>
        <translation>切り札で取るか捨てるか</translation>
    </message>
    <message>
        <source>Throw off without trump</source>
        <translation>切り札なしで捨てる</translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation>最後の2トリック</translation>
    </message>
    <message>
        <source>First pick</source>
        <translation>最初の選択</translation>
    </message>
    <message>
        <source>Later picks</source>
        <translation>2回目以降の選択</translation>
    </message>
    <message>
        <source>With a pair in hand</source>
        <translation>ペアあり</translation>
    </message>
    <message>
        <source>Without a pair in hand</source>
        <translation>ペアなし</translation>
    </message>
    <message>
        <source>Last three games</source>
        <translation>最後の3ゲーム</translation>
    </message>
    <message>
        <source>Low card</source>
        <translation>小さいカード</translation>
    </message>
    <message>
        <source>Middle card</source>
        <translation>中くらいのカード</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>大きいカード</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>終盤のラウンド</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>希望</translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation>山札なし</translation>
    </message>
    <message>
        <source>With a jump back in hand</source>
        <translation>10戻りあり</translation>
    </message>
    <message>
        <source>Cards still due</source>
        <translation>まだ出す枚数が残る</translation>
    </message>
    <message>
        <source>Turn may be ended</source>
        <translation>手番を終えられる</translation>
    </message>
</context>
<context>
    <name>Durations</name>
    <message>
        <source>%1 h</source>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
</context>
<context>
    <name>EuchreBowers</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>ライトバウアー</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>レフトバウアー</translation>
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
        <translation>あなた：%1</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>EuchreLast</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Last trick: yours</source>
        <translation>前のトリック：あなた</translation>
    </message>
    <message>
        <source>Last trick: %1</source>
        <translation>前のトリック：%1</translation>
    </message>
</context>
<context>
    <name>EuchrePicked</name>
    <message>
        <source>%1 picked up the %2</source>
        <translation>%1が%2を取りました</translation>
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
        <translation>クリックかキーで次へ</translation>
    </message>
</context>
<context>
    <name>EuchreScore</name>
    <message>
        <source>To %1</source>
        <translation>%1点先取</translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation>先取点%1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>We</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>They</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>%1 by a euchre</source>
        <translation>ユーカーで%1</translation>
    </message>
    <message>
        <source>Tricks of hand %1</source>
        <translation>ハンド%1のトリック</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>A line marks the card that won, › the card that was led.</source>
        <translation>下線は勝ったカード、›はリードしたカード。</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>%1をリード</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>コール</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>めくり札を取る</translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation>めくり札を取る</translation>
    </message>
    <message>
        <source>Rules of your own.</source>
        <translation>独自のルール。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>EuchreSeat</name>
    <message>
        <source>%1 made trump</source>
        <translation>メーカー：%1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>親：%1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <translation>親</translation>
    </message>
</context>
<context>
    <name>EuchreTexts</name>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
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
        <translation>パス</translation>
    </message>
    <message>
        <source>Order it up</source>
        <translation>オーダーアップ</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>%1を宣言</translation>
    </message>
    <message>
        <source>With my partner</source>
        <translation>パートナーと</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>its suit is trump</source>
        <translation>そのスートが切り札</translation>
    </message>
    <message>
        <source>my partner sits out</source>
        <translation>パートナーは休み</translation>
    </message>
    <message>
        <source>You lead. %1 are trump.</source>
        <translation>あなたのリードです。切り札は%1。</translation>
    </message>
    <message>
        <source>%1 were led: follow suit.</source>
        <translation>%1のリード：フォローしてください。</translation>
    </message>
    <message>
        <source>%1 were led and you have none: play any card.</source>
        <translation>%1のリードですが手札にありません：どのカードでも出せます。</translation>
    </message>
    <message>
        <source>%1 is turned up. You’re the dealer and would pick it up.</source>
        <translation>めくり札は%1。あなたが親で、これを取ります。</translation>
    </message>
    <message>
        <source>%1 is turned up. Your partner is the dealer and would pick it up.</source>
        <translation>めくり札は%1。パートナーが親で、これを取ります。</translation>
    </message>
    <message>
        <source>%1 is turned up. %2 is the dealer and would pick it up.</source>
        <translation>めくり札は%1。%2が親で、これを取ります。</translation>
    </message>
    <message>
        <source>You picked up the %1. Discard a card face down.</source>
        <translation>%1を取りました。1枚伏せて捨ててください。</translation>
    </message>
    <message>
        <source>No one ordered it up. You must name a suit.</source>
        <translation>オーダーアップなし。スートの宣言が必要です。</translation>
    </message>
    <message>
        <source>No one ordered it up. Name a suit or pass.</source>
        <translation>オーダーアップなし。スートを宣言するかパスしてください。</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>休み</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>あなたとパートナー</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>相手側</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>No one named trump: hand %1 doesn’t count.</source>
        <translation>切り札が決まらず、ハンド%1は無効です。</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made %2 and took %3: %4.</source>
        <translation>%1は切り札%2で%3：%4です。</translation>
    </message>
    <message>
        <source>%1 took only %2 in %3: %4 for %5.</source>
        <translation>%1は切り札%3で%2のみ：%5に%4です。</translation>
    </message>
    <message>
        <source>You take the trick with the %1.</source>
        <translation>あなたが%1でトリックを取りました。</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2.</source>
        <translation>%1が%2でトリックを取りました。</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>order it up</source>
        <translation>オーダーアップ</translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation>オーダーアップ</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>%1を宣言</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>%1を宣言</translation>
    </message>
    <message>
        <source>play alone</source>
        <translation>単独でプレイ</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>単独でプレイ</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>ハンド%1</translation>
    </message>
    <message>
        <source>%1 are turned down</source>
        <translation>%1は却下</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>切り札は%1</translation>
    </message>
    <message>
        <source>Hand %1 is void</source>
        <translation>ハンド%1は無効</translation>
    </message>
    <message>
        <source>%1 made it</source>
        <translation>%1は達成</translation>
    </message>
    <message>
        <source>%1 are euchred</source>
        <translation>%1はユーカー</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <translation>対局は%1の勝ち</translation>
    </message>
    <message>
        <source>No one wins the match</source>
        <translation>対局は勝者なし</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>トリックはあなた</translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation>トリックは%1</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>親：%1</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2, who plays alone</source>
        <translation>切り札：%1、メーカーは%2（単独）</translation>
    </message>
    <message>
        <source>Trump: %1, made by %2</source>
        <translation>切り札：%1、メーカーは%2</translation>
    </message>
    <message>
        <source>Tricks: %1 %2, %3 %4</source>
        <translation>トリック：%1 %2、%3 %4</translation>
    </message>
    <message>
        <source>Trick %1, led by %2</source>
        <translation>トリック%1、リードは%2</translation>
    </message>
    <message>
        <source>play the %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>plays the %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>めくり札は%1</translation>
    </message>
    <message>
        <source>pick up the card</source>
        <translation>めくり札を取る</translation>
    </message>
    <message>
        <source>picks up the card</source>
        <translation>めくり札を取る</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>1枚捨てる</translation>
    </message>
    <message>
        <source>discards a card</source>
        <translation>1枚捨てる</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>discards %1</source>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>discard the %1</source>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>discards the %1</source>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>had a fault, so the default answer counts</source>
        <translation>エラー、標準の回答扱い</translation>
    </message>
    <message>
        <source>%1 took all tricks</source>
        <translation>%1が全トリック獲得</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>取って！</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>守備側の単独</translation>
    </message>
    <message>
        <source>4 points for all five tricks</source>
        <translation>5トリックすべてで4点</translation>
    </message>
    <message>
        <source>%1 are trump. Play with your partner, or alone (%2)?</source>
        <translation>切り札は%1。パートナーとプレイしますか、単独（%2）ですか？</translation>
    </message>
    <message>
        <source>Your partner made %1 trump. Play together, or alone (%2)?</source>
        <translation>パートナーが切り札を%1に決めました。一緒にプレイしますか、単独（%2）ですか？</translation>
    </message>
    <message>
        <source>%1 plays alone. Defend with your partner, or alone (%2)?</source>
        <translation>%1が単独です。パートナーと守りますか、単独（%2）ですか？</translation>
    </message>
    <message>
        <source>%1 made %2 trump. Defend with your partner, or alone (%3)?</source>
        <translation>%1が切り札を%2に決めました。パートナーと守りますか、単独（%3）ですか？</translation>
    </message>
</context>
<context>
    <name>EuchreTray</name>
    <message>
        <source>You sit out this hand.</source>
        <translation>このハンドは休みです。</translation>
    </message>
    <message>
        <source>%1 sits out this hand.</source>
        <translation>%1はこのハンド休みです。</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>レフトバウアー</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>今のトリックに戻る</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>前のトリック</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>獲得：%1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>EuchreTrick</name>
    <message>
        <source>your card</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>優勢</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>獲得</translation>
    </message>
</context>
<context>
    <name>EuchreTrump</name>
    <message>
        <source>Trump: %1</source>
        <translation>切り札：%1</translation>
    </message>
    <message>
        <source>Trump: %1, %2</source>
        <translation>切り札：%1、%2</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>切り札は未定</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>未定</translation>
    </message>
</context>
<context>
    <name>EuchreTurned</name>
    <message>
        <source>discard here</source>
        <translation>ここに捨てる</translation>
    </message>
</context>
<context>
    <name>EuchreWhy</name>
    <message>
        <source>No card left can beat it.</source>
        <translation>残りのどの札にも負けません。</translation>
    </message>
    <message>
        <source>It draws trumps from the other side.</source>
        <translation>相手の切り札を引き出します。</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>負けるのは切り札だけです。</translation>
    </message>
    <message>
        <source>It’s your only card of this suit, so you can trump it later.</source>
        <translation>このスートはこれ1枚なので、後で切り札を出せます。</translation>
    </message>
    <message>
        <source>It’s your lowest card, so it risks least.</source>
        <translation>いちばん低い札なので、危険が最小です。</translation>
    </message>
    <message>
        <source>Your partner’s card could still be beaten. This one can’t.</source>
        <translation>パートナーの札はまだ負けるかもしれませんが、これは負けません。</translation>
    </message>
    <message>
        <source>You play last, and it’s your lowest card that takes the trick.</source>
        <translation>最後の番で、トリックを取れるいちばん低い札です。</translation>
    </message>
    <message>
        <source>It takes the trick for certain.</source>
        <translation>確実にトリックを取ります。</translation>
    </message>
    <message>
        <source>It trumps the suit that was led.</source>
        <translation>リードされたスートに切り札を出します。</translation>
    </message>
    <message>
        <source>It’s ahead, and the others have to beat it.</source>
        <translation>これが今いちばん強く、ほかの人は上回る必要があります。</translation>
    </message>
    <message>
        <source>Your partner is ahead, so keep your better cards.</source>
        <translation>パートナーが勝っているので、良い札を残します。</translation>
    </message>
    <message>
        <source>It keeps your better cards for a later trick.</source>
        <translation>良い札を後のトリックに残します。</translation>
    </message>
    <message>
        <source>You can’t win this trick, and then you can trump its suit.</source>
        <translation>このトリックは取れませんが、次からこのスートに切り札を出せます。</translation>
    </message>
    <message>
        <source>You can’t win this trick, so give your lowest card.</source>
        <translation>このトリックは取れないので、いちばん低い札を出します。</translation>
    </message>
    <message>
        <source>You can’t win this trick.</source>
        <translation>このトリックは取れません。</translation>
    </message>
    <message>
        <source>You have no trump.</source>
        <translation>切り札がありません。</translation>
    </message>
    <message>
        <source>You would have no trump.</source>
        <translation>切り札がなくなります。</translation>
    </message>
    <message>
        <source>Your trumps: %1.</source>
        <translation>あなたの切り札：%1。</translation>
    </message>
    <message>
        <source>Your trumps would be: %1.</source>
        <translation>切り札になるのは：%1。</translation>
    </message>
    <message>
        <source>Other aces: %1.</source>
        <translation>ほかのエース：%1。</translation>
    </message>
    <message>
        <source>Your partner gets the %1.</source>
        <translation>パートナーが%1を得ます。</translation>
    </message>
    <message>
        <source>The other side would get the %1.</source>
        <translation>相手が%1を得てしまいます。</translation>
    </message>
    <message>
        <source>Even your best suit is weak: %1.</source>
        <translation>いちばん良いスートでも弱いです：%1。</translation>
    </message>
    <message>
        <source>It leaves you without %1, so you can trump them.</source>
        <translation>%1がなくなり、切り札を出せます。</translation>
    </message>
    <message>
        <source>It’s your lowest card.</source>
        <translation>いちばん低い札です。</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>card</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>We</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>They</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>親：あなた</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>親：%1</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>あなたが単独</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1が単独</translation>
    </message>
    <message>
        <source>you ordered it up</source>
        <translation>オーダー：あなた</translation>
    </message>
    <message>
        <source>ordered up by %1</source>
        <translation>オーダー：%1</translation>
    </message>
    <message>
        <source>you named it</source>
        <translation>宣言：あなた</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>宣言：%1</translation>
    </message>
    <message>
        <source>Pick it up, alone!</source>
        <translation>取って、単独で！</translation>
    </message>
    <message>
        <source>I’m picking it up</source>
        <translation>取ります</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>取って！</translation>
    </message>
    <message>
        <source>%1, alone!</source>
        <translation>%1、単独で！</translation>
    </message>
    <message>
        <source>Alone!</source>
        <translation>単独で！</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>you picked it up</source>
        <translation>取得：あなた</translation>
    </message>
    <message>
        <source>picked up by %1</source>
        <translation>取得：%1</translation>
    </message>
    <message>
        <source>I’m picking it up, alone!</source>
        <translation>取ります、単独で！</translation>
    </message>
    <message>
        <source>Pick it up, with %1 as trump?</source>
        <translation>%1を切り札にして取りますか？</translation>
    </message>
    <message>
        <source>%1 as trump?</source>
        <translation>%1を切り札に？</translation>
    </message>
    <message>
        <source>Which suit is trump?</source>
        <translation>切り札はどのスート？</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation>%1が1枚捨てます</translation>
    </message>
    <message>
        <source>Alone or together?</source>
        <translation>1人で、それとも2人で？</translation>
    </message>
    <message>
        <source>You took all five alone!</source>
        <translation>単独で全トリック獲得！</translation>
    </message>
    <message>
        <source>%1 took all five alone!</source>
        <translation>%1が単独で全トリック獲得！</translation>
    </message>
    <message>
        <source>March!</source>
        <translation>全トリック獲得！</translation>
    </message>
    <message>
        <source>Euchre, alone!</source>
        <translation>単独でユーカー！</translation>
    </message>
    <message>
        <source>Euchre!</source>
        <translation>ユーカー！</translation>
    </message>
    <message>
        <source>We are euchred</source>
        <translation>味方はユーカー</translation>
    </message>
    <message>
        <source>They are euchred</source>
        <translation>相手はユーカー</translation>
    </message>
    <message>
        <source>The makers are euchred</source>
        <translation>メーカーはユーカー</translation>
    </message>
    <message>
        <source>Tricks we need: %1</source>
        <translation>味方に必要なトリック：%1</translation>
    </message>
    <message>
        <source>Tricks they need: %1</source>
        <translation>相手に必要なトリック：%1</translation>
    </message>
    <message>
        <source>Tricks the makers need: %1</source>
        <translation>メーカーに必要なトリック：%1</translation>
    </message>
    <message>
        <source>Made. All five are a march.</source>
        <translation>達成。5トリックなら得点が増えます。</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>達成</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>not allowed</source>
        <translation>不許可</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>解釈不能</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>異常終了</translation>
    </message>
    <message>
        <source>did not start</source>
        <translation>起動失敗</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>too much output</source>
        <translation>出力過多</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>メモリ超過</translation>
    </message>
    <message>
        <source>too many processes</source>
        <translation>プロセス過多</translation>
    </message>
    <message>
        <source>It counts as Stand.</source>
        <translation>スタンド扱いになります。</translation>
    </message>
    <message>
        <source>It is given the default answer.</source>
        <translation>標準の回答扱いになります。</translation>
    </message>
    <message>
        <source>It forfeits.</source>
        <translation>放棄になります。</translation>
    </message>
    <message>
        <source>The match is lost.</source>
        <translation>対局は負けになります。</translation>
    </message>
    <message>
        <source>It counts as silence.</source>
        <translation>沈黙扱いになります。</translation>
    </message>
    <message>
        <source>It counts as %1.</source>
        <translation>%1扱いになります。</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>エラーなし</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as Stand</source>
        <translation>
            <numerusform>エラー%n回、スタンド扱い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each given the default answer</source>
        <translation>
            <numerusform>エラー%n回、標準の回答扱い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a forfeit</source>
        <translation>
            <numerusform>エラー%n回、放棄扱い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each a lost match</source>
        <translation>
            <numerusform>エラー%n回、負け扱い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as silence</source>
        <translation>
            <numerusform>エラー%n回、沈黙扱い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s), each counted as %1</source>
        <translation>
            <numerusform>エラー%n回、%1扱い</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FewWords</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>files</comment>
        <translation>
            <numerusform>ほか%n件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatPicker</name>
    <message>
        <source>Round-robin, every pair</source>
        <translation>総当たり（全組）</translation>
    </message>
    <message>
        <source>One table with everyone</source>
        <translation>全員で1卓</translation>
    </message>
    <message>
        <source>Random tables</source>
        <translation>抽選卓</translation>
    </message>
    <message>
        <source>Gauntlet, first against all</source>
        <translation>1対全員（先頭が全員と）</translation>
    </message>
    <message>
        <source>Knockout, losers are out</source>
        <translation>勝ち抜き（負ければ敗退）</translation>
    </message>
    <message>
        <source>Swiss, equal scores meet</source>
        <translation>スイス式（同点同士）</translation>
    </message>
    <message>
        <source>Cup, best of seven sets</source>
        <translation>カップ戦（4セット先取）</translation>
    </message>
    <message>
        <source>round-robin</source>
        <comment>after the game&apos;s name</comment>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>table</source>
        <comment>after the game&apos;s name</comment>
        <translation>1卓戦</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <comment>after the game&apos;s name</comment>
        <translation>1対全員</translation>
    </message>
    <message>
        <source>knockout</source>
        <comment>after the game&apos;s name</comment>
        <translation>勝ち抜き</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>after the game&apos;s name</comment>
        <translation>スイス式</translation>
    </message>
    <message>
        <source>cup</source>
        <comment>after the game&apos;s name</comment>
        <translation>カップ</translation>
    </message>
    <message>
        <source>random tables</source>
        <comment>after the game&apos;s name</comment>
        <translation>抽選卓</translation>
    </message>
    <message>
        <source>Each entrant plays every other one.</source>
        <translation>参加者全員が互いに対戦します。</translation>
    </message>
    <message>
        <source>All entrants sit at one table. Seats are drawn for every deal.</source>
        <translation>参加者全員が同じ卓に着きます。席は配札ごとに抽選します。</translation>
    </message>
    <message>
        <source>The first entrant plays every other one. The others do not meet.</source>
        <translation>最初の参加者が他の全員と対戦します。他の参加者同士は対戦しません。</translation>
    </message>
    <message>
        <source>The losers of a round are out. The best seeds meet last. Drawn pairings get extra matches.</source>
        <translation>ラウンドに負けると敗退です。上位シード同士は最後に当たります。引き分けの組は追加の対局をします。</translation>
    </message>
    <message>
        <source>In each round entrants with equal scores meet, if possible never twice.</source>
        <translation>各ラウンドで同点の参加者が対戦します。再戦はできるだけ避けます。</translation>
    </message>
    <message>
        <source>Winners meet winners and losers meet losers until every place is decided. The first to win four sets wins the pairing.</source>
        <translation>全順位が決まるまで、勝者は勝者と、敗者は敗者と対戦します。先に4セット取った方がその組の勝ちです。</translation>
    </message>
    <message>
        <source>For every match, the players are drawn at random from all entrants.</source>
        <translation>対局ごとに、プレイヤーを全参加者から抽選します。</translation>
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
        <translation>反転や2倍もあるサイドデッキを自分で組みます。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>慎重</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>大胆</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>勝負師</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>計算家</translation>
    </message>
    <message>
        <source>any legal move</source>
        <translation>合法手ならどれでも</translation>
    </message>
    <message>
        <source>stands from 15</source>
        <translation>15からスタンド</translation>
    </message>
    <message>
        <source>stands from 18</source>
        <translation>18からスタンド</translation>
    </message>
    <message>
        <source>high stakes and tricks</source>
        <translation>高い賭け点とからめ手</translation>
    </message>
    <message>
        <source>saves its side cards</source>
        <translation>サイドカードを温存</translation>
    </message>
    <message>
        <source>counts unseen cards</source>
        <translation>見えないカードをすべて数える</translation>
    </message>
    <message>
        <source>ends its turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>plays a side card</source>
        <translation>サイドカードを出す</translation>
    </message>
    <message>
        <source>saves hands that are over 20</source>
        <translation>20超えから立て直す</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>20超え</translation>
    </message>
    <message>
        <source>House deck copies</source>
        <translation>ハウスデッキの組数</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 10 are in the house deck.</source>
        <translation>ハウスデッキに1～10の各カードを何枚入れるか。</translation>
    </message>
    <message>
        <source>Side cards to choose from</source>
        <translation>選べるサイドカード</translation>
    </message>
    <message>
        <source>Which side cards a deck may contain.</source>
        <translation>デッキに入れられるサイドカード。</translation>
    </message>
    <message>
        <source>plus only</source>
        <translation>プラスのみ</translation>
    </message>
    <message>
        <source>plus, minus, either sign</source>
        <translation>プラス、マイナス、±両用</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>全種類</translation>
    </message>
    <message>
        <source>Cards in a side deck</source>
        <translation>サイドデッキの枚数</translation>
    </message>
    <message>
        <source>Number of cards chosen before the first set.</source>
        <translation>最初のセットの前に選ぶカードの枚数。</translation>
    </message>
    <message>
        <source>Side cards drawn</source>
        <translation>引くサイドカード</translation>
    </message>
    <message>
        <source>Drawn at random from the side deck. They must last the whole match.</source>
        <translation>サイドデッキから無作為に引きます。対局の最後まで使います。</translation>
    </message>
    <message>
        <source>Copies of a card</source>
        <translation>同じカードの枚数</translation>
    </message>
    <message>
        <source>Maximum copies of a card in a side deck. Special cards at most once.</source>
        <translation>サイドデッキに入れられる同じカードの上限です。特殊カードは1枚までです。</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>勝利セット数</translation>
    </message>
    <message>
        <source>The first to win this many sets wins the match. Tied sets don’t count.</source>
        <translation>先にこのセット数を取れば対局に勝ちます。同点のセットは数えません。</translation>
    </message>
    <message>
        <source>Stand at 20</source>
        <translation>20でスタンド</translation>
    </message>
    <message>
        <source>A player with exactly 20 stands automatically, also after a side card.</source>
        <translation>ちょうど20になると自動でスタンドします。サイドカードでも同じです。</translation>
    </message>
    <message>
        <source>Nine cards win</source>
        <translation>9枚で勝ち</translation>
    </message>
    <message>
        <source>Nine cards that are not over 20 win the set at once.</source>
        <translation>20を超えずに9枚並べると、すぐにセットの勝ちです。</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Who moves first in the first set and in the later ones.</source>
        <translation>最初のセットと、それ以降の先手。</translation>
    </message>
    <message>
        <source>random, then in turn</source>
        <translation>抽選、その後は交互</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>いつも1番の席</translation>
    </message>
    <message>
        <source>random, then the loser</source>
        <translation>抽選、その後は敗者</translation>
    </message>
    <message>
        <source>Highest stake</source>
        <translation>最高賭け点</translation>
    </message>
    <message>
        <source>Both players name a stake, and the lower one counts. 0 = no stakes.</source>
        <translation>両者が賭け点を提示し、低い方が有効です。0は賭けなしです。</translation>
    </message>
    <message>
        <source>sets won</source>
        <translation>獲得セット</translation>
    </message>
    <message>
        <source>house deck</source>
        <translation>ハウスデッキ</translation>
    </message>
    <message>
        <source>cards on the table</source>
        <translation>場のカード</translation>
    </message>
    <message>
        <source>side cards</source>
        <translation>サイドカード</translation>
    </message>
    <message>
        <source>side deck, not drawn</source>
        <translation>引かれなかったサイドデッキ</translation>
    </message>
    <message>
        <source>used side cards</source>
        <translation>使用済みサイドカード</translation>
    </message>
    <message>
        <source>You can’t answer that now.</source>
        <translation>今はその回答はできません。</translation>
    </message>
    <message>
        <source>The side deck doesn’t have the right number of cards.</source>
        <translation>サイドデッキの枚数が違います。</translation>
    </message>
    <message>
        <source>The side deck has a card that these rules don’t allow.</source>
        <translation>このルールで使えないカードがサイドデッキにあります。</translation>
    </message>
    <message>
        <source>The side deck has too many copies of one card.</source>
        <translation>サイドデッキに同じカードが多すぎます。</translation>
    </message>
    <message>
        <source>A stake is a number from 1 to the highest stake.</source>
        <translation>賭け点は1から最高賭け点までの数です。</translation>
    </message>
    <message>
        <source>You don’t have that side card.</source>
        <translation>そのサイドカードは持っていません。</translation>
    </message>
    <message>
        <source>That side card can’t count that much.</source>
        <translation>そのサイドカードはその数にできません。</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>Name trump with your partner, then take three of five tricks.</source>
        <translation>切り札を決め、2人で5トリック中3つ取ります。</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>一番札</translation>
    </message>
    <message>
        <source>Loner</source>
        <translation>一匹狼</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>堅実</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>切れ者</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>orders up, plays its first card</source>
        <translation>オーダーアップし、最初のカードを出す</translation>
    </message>
    <message>
        <source>orders up and plays alone</source>
        <translation>オーダーアップし、単独でプレイ</translation>
    </message>
    <message>
        <source>calls with good hands only</source>
        <translation>良い手札のときだけ宣言</translation>
    </message>
    <message>
        <source>counts the cards played</source>
        <translation>出たカードを数える</translation>
    </message>
    <message>
        <source>simulates hidden hands</source>
        <translation>伏せられた手札をシミュレーション</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation>オーダーアップ</translation>
    </message>
    <message>
        <source>names trump</source>
        <translation>切り札を宣言</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>単独でプレイ</translation>
    </message>
    <message>
        <source>wins a trick</source>
        <translation>トリック獲得</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>メーカーでユーカー</translation>
    </message>
    <message>
        <source>infers hidden cards, solves the play</source>
        <translation>伏せ札を推理し、プレイを解く</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>The first side to reach them wins the match.</source>
        <translation>先にこの点に達した側が対局に勝ちます。</translation>
    </message>
    <message>
        <source>Stick the dealer</source>
        <translation>親の宣言強制</translation>
    </message>
    <message>
        <source>If everyone else passes twice, the dealer must name a suit. Otherwise the hand is void.</source>
        <translation>他の全員が2回パスしたら、親はスートを宣言します。強制なしならハンドは無効です。</translation>
    </message>
    <message>
        <source>Suit turned down</source>
        <translation>却下されたスート</translation>
    </message>
    <message>
        <source>May the suit that was turned down be named in the second round?</source>
        <translation>却下されたスートを2巡目で宣言できますか？</translation>
    </message>
    <message>
        <source>may be named</source>
        <translation>宣言できる</translation>
    </message>
    <message>
        <source>may not be named</source>
        <translation>宣言できない</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>守備側の単独</translation>
    </message>
    <message>
        <source>May a player on the side that did not make trump play alone?</source>
        <translation>切り札を決めなかった側も単独でプレイできますか？</translation>
    </message>
    <message>
        <source>Left bower</source>
        <translation>レフトバウアー</translation>
    </message>
    <message>
        <source>Which suit the other jack of trump’s colour follows. It is the second-highest trump either way.</source>
        <translation>切り札と同じ色のもう1枚のジャックが、どのスートとしてフォローするか。どちらでも2番目に強い切り札です。</translation>
    </message>
    <message>
        <source>follows trump</source>
        <translation>切り札に従う</translation>
    </message>
    <message>
        <source>follows its printed suit</source>
        <translation>印刷のスートに従う</translation>
    </message>
    <message>
        <source>Maximum hands</source>
        <translation>ハンド数の上限</translation>
    </message>
    <message>
        <source>After this many hands the match is a draw. Void hands count.</source>
        <translation>このハンド数で対局は引き分けです。無効のハンドも数えます。</translation>
    </message>
    <message>
        <source>Stick the dealer, no defending alone</source>
        <translation>親の宣言強制、守備側の単独なし</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>コンテストと同じ</translation>
    </message>
    <message>
        <source>cards left over</source>
        <translation>余り札</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>card turned up</source>
        <translation>めくり札</translation>
    </message>
    <message>
        <source>the dealer’s discard</source>
        <translation>親の捨て札</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>獲得トリック</translation>
    </message>
    <message>
        <source>You have the suit that was led and must follow it.</source>
        <translation>リードされたスートを持っているので、フォローが必要です。</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>そのカードは持っていません。</translation>
    </message>
    <message>
        <source>You must keep the card you picked up.</source>
        <translation>取ったカードは捨てられません。</translation>
    </message>
    <message>
        <source>That suit was turned down.</source>
        <translation>そのスートは却下されました。</translation>
    </message>
    <message>
        <source>There is no such suit.</source>
        <translation>そのスートはありません。</translation>
    </message>
    <message>
        <source>Everyone else passed: the dealer must name a suit.</source>
        <translation>全員パスしました。親はスートを宣言してください。</translation>
    </message>
    <message>
        <source>You can’t do that now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Pazaak</translation>
    </message>
    <message>
        <source>Get close to 20, but not over. Your few side cards must last.</source>
        <translation>20を超えずに近づけます。サイドカードは数枚。</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>用心深い</translation>
    </message>
    <message>
        <source>draws below 20</source>
        <translation>20未満なら引く</translation>
    </message>
    <message>
        <source>draws below 15</source>
        <translation>15未満なら引く</translation>
    </message>
    <message>
        <source>plays the solved match</source>
        <translation>解のとおりにプレイ</translation>
    </message>
    <message>
        <source>Side pool copies</source>
        <translation>サイドの組数</translation>
    </message>
    <message>
        <source>How many copies of each card from 1 to 5 a player’s side cards are drawn from.</source>
        <translation>各プレイヤーのサイドカードの元に、1～5の各カードを何枚入れるか。</translation>
    </message>
    <message>
        <source>Side cards per player</source>
        <translation>サイドカード枚数</translation>
    </message>
    <message>
        <source>Dealt once for the whole match. At most 5 times the copies in the pool.</source>
        <translation>対局の初めに一度だけ配ります。最大で組数の5倍です。</translation>
    </message>
    <message>
        <source>Hands to win</source>
        <translation>勝利ハンド数</translation>
    </message>
    <message>
        <source>The first to win this many hands wins the match. Tied hands don’t count.</source>
        <translation>先にこのハンド数を取れば対局に勝ちます。引き分けのハンドは数えません。</translation>
    </message>
    <message>
        <source>A player with exactly 20 after a house card stands automatically.</source>
        <translation>ハウスカードでちょうど20になると、自動でスタンドします。</translation>
    </message>
    <message>
        <source>Single hand</source>
        <translation>1ハンドのみ</translation>
    </message>
    <message>
        <source>hands won</source>
        <translation>獲得ハンド</translation>
    </message>
    <message>
        <source>There is no such side card.</source>
        <translation>そのサイドカードはありません。</translation>
    </message>
    <message>
        <source>RPS Poker</source>
        <translation>RPS Poker</translation>
    </message>
    <message>
        <source>Keep one card, give one away. Then pair the base card or play high.</source>
        <translation>1枚残し、1枚渡します。ペアか大きい数で勝負。</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>最小限</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>シンプル</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>節約家</translation>
    </message>
    <message>
        <source>Striker</source>
        <translation>攻撃型</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>確率派</translation>
    </message>
    <message>
        <source>always takes the first card</source>
        <translation>いつも最初のカードを選ぶ</translation>
    </message>
    <message>
        <source>keeps high cards</source>
        <translation>大きいカードを残す</translation>
    </message>
    <message>
        <source>plays a pair, else its lowest card</source>
        <translation>ペア、なければ最小を出す</translation>
    </message>
    <message>
        <source>plays a pair, else its highest card</source>
        <translation>ペア、なければ最大を出す</translation>
    </message>
    <message>
        <source>plays the best chance in this game</source>
        <translation>このゲームの勝率が最大の手を選ぶ</translation>
    </message>
    <message>
        <source>weighs the chance now against the card’s later use</source>
        <translation>今の勝率とカードの今後の価値を比べる</translation>
    </message>
    <message>
        <source>models the opponent, simulates hidden hands</source>
        <translation>相手をモデル化し、伏せ札をシミュレーション</translation>
    </message>
    <message>
        <source>gives the lower card</source>
        <translation>小さい方を渡す</translation>
    </message>
    <message>
        <source>plays a pair</source>
        <translation>ペアを出す</translation>
    </message>
    <message>
        <source>plays its highest</source>
        <translation>最大のカードを出す</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>獲得ゲーム</translation>
    </message>
    <message>
        <source>base deck</source>
        <translation>場札の山</translation>
    </message>
    <message>
        <source>two cards to choose from</source>
        <translation>選べる2枚</translation>
    </message>
    <message>
        <source>drafted cards</source>
        <translation>ドラフトしたカード</translation>
    </message>
    <message>
        <source>cards to draw</source>
        <translation>引けるカード</translation>
    </message>
    <message>
        <source>card played</source>
        <translation>出したカード</translation>
    </message>
    <message>
        <source>base card</source>
        <translation>場札</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>済んだゲーム</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>そのカードは手札にありません。</translation>
    </message>
    <message>
        <source>That is not one of the two cards dealt.</source>
        <translation>配られた2枚のカードではありません。</translation>
    </message>
    <message>
        <source>That gives up the match.</source>
        <translation>対局の放棄になります。</translation>
    </message>
    <message>
        <source>The Game</source>
        <translation>The Game</translation>
    </message>
    <message>
        <source>Play 98 cards together. All you may say is a wish.</source>
        <translation>全員で98枚を出します。言えるのは希望だけ。</translation>
    </message>
    <message>
        <source>Simple Tom</source>
        <translation>Simple Tom</translation>
    </message>
    <message>
        <source>Smallest Gap</source>
        <translation>最小間隔</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>聞き上手</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>計画家</translation>
    </message>
    <message>
        <source>plays the first card that fits</source>
        <translation>置ける最初のカードを出す</translation>
    </message>
    <message>
        <source>always plays the smallest gap</source>
        <translation>いつも最小の間隔で出す</translation>
    </message>
    <message>
        <source>plans its turn, respects wishes</source>
        <translation>手番を計画し、希望を尊重</translation>
    </message>
    <message>
        <source>plans, listens and wishes</source>
        <translation>計画し、聞き、希望も出す</translation>
    </message>
    <message>
        <source>simulates its plans to the end</source>
        <translation>計画を最後までシミュレーション</translation>
    </message>
    <message>
        <source>simulates its turns in possible hands</source>
        <translation>あり得る手札で手番をシミュレーション</translation>
    </message>
    <message>
        <source>jumps back</source>
        <translation>10戻り</translation>
    </message>
    <message>
        <source>plays more than the minimum</source>
        <translation>最少枚数より多く出す</translation>
    </message>
    <message>
        <source>makes wishes</source>
        <translation>希望を出す</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>手札の枚数</translation>
    </message>
    <message>
        <source>Cards dealt to each player, and refilled after each turn. All hands together have at most 98.</source>
        <translation>各プレイヤーに配り、手番ごとにこの枚数まで補充します。全手札の合計は98枚までです。</translation>
    </message>
    <message>
        <source>Cards per turn</source>
        <translation>手番の枚数</translation>
    </message>
    <message>
        <source>Minimum cards per turn, at most the cards in hand.</source>
        <translation>1手番に出す最少枚数。手札の枚数までです。</translation>
    </message>
    <message>
        <source>Cards per turn, empty stack</source>
        <translation>手番の枚数（山札切れ）</translation>
    </message>
    <message>
        <source>Minimum cards per turn once the stack is empty. 0 = as before.</source>
        <translation>山札がなくなった後の1手番の最少枚数。0は前と同じです。</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>前と同じ</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>市販版</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>残り枚数</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>pile 1, rising</source>
        <translation>列1（昇順）</translation>
    </message>
    <message>
        <source>pile 2, rising</source>
        <translation>列2（昇順）</translation>
    </message>
    <message>
        <source>pile 3, falling</source>
        <translation>列3（降順）</translation>
    </message>
    <message>
        <source>pile 4, falling</source>
        <translation>列4（降順）</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>そのカードは手札にありません。</translation>
    </message>
    <message>
        <source>The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower one, and each takes a card exactly ten back.</source>
        <translation>そのカードは置けません。昇順の列には大きいカード、降順の列には小さいカードを置きます。どちらにも、ちょうど10戻るカードは置けます。</translation>
    </message>
    <message>
        <source>There are four piles.</source>
        <translation>列は4つです。</translation>
    </message>
    <message>
        <source>A wish is a number from 0 to 5.</source>
        <translation>希望は0～5の数です。</translation>
    </message>
    <message>
        <source>You can’t answer this.</source>
        <translation>その回答はできません。</translation>
    </message>
    <message>
        <source>Zip Deck</source>
        <translation>Zip Deck</translation>
    </message>
    <message>
        <source>One card each. Is yours the highest? Call, and share out the points.</source>
        <translation>1人1枚。最高だと思えばコールし、点を配ります。</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>コール魔</translation>
    </message>
    <message>
        <source>Rando</source>
        <translation>Rando</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>無口</translation>
    </message>
    <message>
        <source>Serpentine</source>
        <translation>蛇行</translation>
    </message>
    <message>
        <source>Orion</source>
        <translation>オリオン</translation>
    </message>
    <message>
        <source>Leaderhit</source>
        <translation>首位狙い</translation>
    </message>
    <message>
        <source>Lightning rod</source>
        <translation>避雷針</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>読心術師</translation>
    </message>
    <message>
        <source>calls with any card</source>
        <translation>どのカードでもコール</translation>
    </message>
    <message>
        <source>tosses a coin</source>
        <translation>コインで決める</translation>
    </message>
    <message>
        <source>never calls</source>
        <translation>コールしない</translation>
    </message>
    <message>
        <source>calls in turn, gives to everyone in turn</source>
        <translation>交互にコールし、順番に全員へ配る</translation>
    </message>
    <message>
        <source>calls with high cards</source>
        <translation>大きいカードでコール</translation>
    </message>
    <message>
        <source>weighs the odds, gives to the leader</source>
        <translation>確率を計算し、首位に配る</translation>
    </message>
    <message>
        <source>lets others feed the leader</source>
        <translation>点を集める首位を避けて配る</translation>
    </message>
    <message>
        <source>models the others, looks ahead</source>
        <translation>他の人をモデル化し、先を読む</translation>
    </message>
    <message>
        <source>models the others, simulates the end</source>
        <translation>他の人をモデル化し、終盤をシミュレーション</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>コール</translation>
    </message>
    <message>
        <source>gives to the leader</source>
        <translation>首位に配る</translation>
    </message>
    <message>
        <source>splits the points</source>
        <translation>点を分けて配る</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Number of rounds in a match. 0 = players × players.</source>
        <translation>対局のラウンド数。0は人数×人数。</translation>
    </message>
    <message>
        <source>players × players</source>
        <translation>人数×人数</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>短め</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>That’s not an answer. Call or say nothing.</source>
        <translation>その回答はできません。コールするか黙ってください。</translation>
    </message>
    <message>
        <source>No one sits there.</source>
        <translation>その席には誰もいません。</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>王者</translation>
    </message>
    <message>
        <source>program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Hilltop protocol</source>
        <translation>Hilltopプロトコル</translation>
    </message>
    <message>
        <source>level %1 of 5</source>
        <translation>レベル%1/5</translation>
    </message>
    <message>
        <source>Discard the card picked up</source>
        <translation>取ったカードを捨てる</translation>
    </message>
    <message>
        <source>May the dealer discard the card just picked up?</source>
        <translation>親は取ったばかりのカードを捨てられますか？</translation>
    </message>
    <message>
        <source>Contest rules</source>
        <translation>コンテストルール</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>テーブルルール</translation>
    </message>
    <message>
        <source>Contest rules as its controller played</source>
        <translation>コンテストルール（元のコントローラーどおり）</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>標準ルール</translation>
    </message>
</context>
<context>
    <name>HillActions</name>
    <message>
        <source>&amp;New hill…</source>
        <translation>新しいヒル(&amp;N)…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>新しいヒル…</translation>
    </message>
    <message>
        <source>&amp;Open hill…</source>
        <translation>ヒルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;All hills</source>
        <translation>すべてのヒル(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Run with b&amp;udget…</source>
        <translation>予算を決めて実行(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Add &amp;bots…</source>
        <translation>ボットを追加(&amp;B)…</translation>
    </message>
    <message>
        <source>New &amp;version…</source>
        <translation>新しいバージョン(&amp;V)…</translation>
    </message>
    <message>
        <source>Re&amp;tire…</source>
        <translation>引退させる(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Disqualify…</source>
        <translation>失格にする(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;End season…</source>
        <translation>シーズンを終了(&amp;E)…</translation>
    </message>
    <message>
        <source>Challenge the &amp;king…</source>
        <translation>キングに挑戦(&amp;K)…</translation>
    </message>
    <message>
        <source>All scheduled matches are played. Use a budget to play more.</source>
        <translation>必要な対局はすべてプレイ済みです。予算を決めて実行すると、さらにプレイします。</translation>
    </message>
    <message>
        <source>Play the missing matches</source>
        <translation>まだプレイしていない対局をプレイします</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>&amp;Let back in…</source>
        <translation>復帰させる(&amp;L)…</translation>
    </message>
    <message>
        <source>Keeps everything played so far. The next run continues from there.</source>
        <translation>これまでの対局はすべて残ります。次回はその続きから始まります。</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots</source>
        <translation>
            <numerusform>ボット%Ln体</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1、各組%2局</translation>
    </message>
    <message>
        <source>%1, %2 matches per bot</source>
        <translation>%1、各ボット%2局</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1、同一配札</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>シード：%1</translation>
    </message>
    <message>
        <source>No bots yet. Add some, or drop their files here.</source>
        <translation>まだボットがありません。追加するか、ファイルをここにドロップしてください。</translation>
    </message>
    <message>
        <source>%1 is the only bot. Add another one to play.</source>
        <translation>ボットは%1だけです。プレイするには、もう1体追加してください。</translation>
    </message>
    <message>
        <source>No matches have been played yet.</source>
        <translation>まだ対局がプレイされていません。</translation>
    </message>
    <message>
        <source>%1 and %2 share the lead.</source>
        <translation>%1と%2が同率首位です。</translation>
    </message>
    <message>
        <source>%1 matches to play</source>
        <translation>残り%1局</translation>
    </message>
    <message>
        <source>%1 matches played</source>
        <translation>%1局プレイ済み</translation>
    </message>
    <message>
        <source>%1. More matches would not make the order clearer.</source>
        <translation>%1。これ以上プレイしても、順位は今より明らかになりません。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>new version</source>
        <translation>新バージョン</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>引退</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>失格</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>season</source>
        <translation>シーズン</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1局</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内蔵</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>file, author</comment>
        <translation>%1、作者：%2</translation>
    </message>
    <message>
        <source>%1. The order is certain.</source>
        <translation>%1。順位は確実です。</translation>
    </message>
    <message>
        <source>%1. The order of %2 and %3 is still open.</source>
        <translation>%1。%2と%3の順位はまだ決まっていません。</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>停止処理中…</translation>
    </message>
    <message>
        <source>%1 of %2 pairings, %3 matches</source>
        <translation>%2組中%1組、%3局</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>一時停止中：%1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>what has been played, a time</comment>
        <translation>%1、残り約%2</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>ファイルを開いています…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き込み中…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>%1: matches to play</source>
        <comment>a hill&apos;s game</comment>
        <translation>%1：未プレイの対局あり</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>%1, sealed deals</source>
        <translation>%1、封印された配札</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of a contest</comment>
        <translation>脱落</translation>
    </message>
    <message>
        <source>let back in</source>
        <translation>復帰</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1、停止中</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>%1で一時停止</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1、残り%2</translation>
    </message>
    <message>
        <source>%1 leads. %2</source>
        <comment>a bot, a sentence</comment>
        <translation>首位は%1。%2</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches to play, a time</comment>
        <translation>%1、約%2</translation>
    </message>
    <message>
        <source>final</source>
        <translation>決勝</translation>
    </message>
    <message>
        <source>%1 of %2 tables, %3 matches</source>
        <translation>%2卓中%1卓、%3局</translation>
    </message>
    <message>
        <source>%1, %2 matches per table</source>
        <translation>%1、卓ごとに%2局</translation>
    </message>
</context>
<context>
    <name>HomeWords</name>
    <message>
        <source>today %1</source>
        <translation>今日%1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>at one screen</source>
        <translation>1つの画面で</translation>
    </message>
    <message numerus="yes">
        <source>with %n others</source>
        <translation>
            <numerusform>ほか%n人と</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against %n others</source>
        <translation>
            <numerusform>対%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1と</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>対%1</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n席</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>%1～%2席</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%Ln連勝</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <comment>a rating</comment>
        <translation>新規</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>読めません</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>途中離脱</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>日替わり対局、%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>The clock says %1, but the deal of %2 has already been played. Later days count when they have come.</source>
        <translation>時計は%1ですが、%2の対局がプレイ済みです。それより後の日は、その日が来れば数えます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals of the day played</source>
        <translation>
            <numerusform>日替わり対局%Ln回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation>%1と組んで%2と対戦</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player and the level: &quot;Wes (Strong)&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>%1 (partly translated)</source>
        <translation>%1（一部翻訳）</translation>
    </message>
    <message>
        <source>%1 (no font for it)</source>
        <translation>%1（対応フォントなし）</translation>
    </message>
</context>
<context>
    <name>LikeAnswer</name>
    <message>
        <source>Name the suit turned down</source>
        <translation>却下されたスートを宣言</translation>
    </message>
    <message>
        <source>Name the suit of the same colour</source>
        <translation>同じ色のスートを宣言</translation>
    </message>
    <message>
        <source>Name a suit of the other colour</source>
        <translation>別の色のスートを宣言</translation>
    </message>
    <message>
        <source>Discard a trump</source>
        <translation>切り札を捨てる</translation>
    </message>
    <message>
        <source>Discard an ace</source>
        <translation>エースを捨てる</translation>
    </message>
    <message>
        <source>Discard the only card of a suit</source>
        <translation>1枚だけのスートを捨てる</translation>
    </message>
    <message>
        <source>Discard from a longer suit</source>
        <translation>複数あるスートから捨てる</translation>
    </message>
    <message>
        <source>Lead the right bower</source>
        <translation>ライトバウアーをリード</translation>
    </message>
    <message>
        <source>Lead the left bower</source>
        <translation>レフトバウアーをリード</translation>
    </message>
    <message>
        <source>Lead another trump</source>
        <translation>ほかの切り札をリード</translation>
    </message>
    <message>
        <source>Lead an ace</source>
        <translation>エースをリード</translation>
    </message>
    <message>
        <source>Lead a lower card</source>
        <translation>低いカードをリード</translation>
    </message>
    <message>
        <source>Trump in, ahead</source>
        <translation>切り札を出し、暫定トップ</translation>
    </message>
    <message>
        <source>Follow suit, ahead</source>
        <translation>フォローし、暫定トップ</translation>
    </message>
    <message>
        <source>Follow suit, not ahead</source>
        <translation>フォローし、トップに届かず</translation>
    </message>
    <message>
        <source>Trump in, not ahead</source>
        <translation>切り札を出し、トップに届かず</translation>
    </message>
    <message>
        <source>Throw off</source>
        <translation>別のスートを捨てる</translation>
    </message>
    <message>
        <source>Keep the higher card</source>
        <translation>高いカードを残す</translation>
    </message>
    <message>
        <source>Keep the lower card</source>
        <translation>低いカードを残す</translation>
    </message>
    <message>
        <source>Keep the rock</source>
        <translation>グーを残す</translation>
    </message>
    <message>
        <source>Keep the paper</source>
        <translation>パーを残す</translation>
    </message>
    <message>
        <source>Keep the scissors</source>
        <translation>チョキを残す</translation>
    </message>
    <message>
        <source>Play a pair</source>
        <translation>ペアを出す</translation>
    </message>
    <message>
        <source>Play the highest card</source>
        <translation>最大のカードを出す</translation>
    </message>
    <message>
        <source>Play the middle card</source>
        <translation>中間のカードを出す</translation>
    </message>
    <message>
        <source>Play the lowest card</source>
        <translation>最小のカードを出す</translation>
    </message>
    <message>
        <source>Set a pile back by ten</source>
        <translation>列を10戻す</translation>
    </message>
    <message>
        <source>A step of 1</source>
        <translation>1進める</translation>
    </message>
    <message>
        <source>A step of 2</source>
        <translation>2進める</translation>
    </message>
    <message>
        <source>A step of 3 to 5</source>
        <translation>3～5進める</translation>
    </message>
    <message>
        <source>A step of 6 to 10</source>
        <translation>6～10進める</translation>
    </message>
    <message>
        <source>A step of more than 10</source>
        <translation>10を超えて進める</translation>
    </message>
    <message>
        <source>Wish nothing</source>
        <translation>希望なし</translation>
    </message>
    <message>
        <source>Strongest wish: 1</source>
        <translation>最も強い希望：1</translation>
    </message>
    <message>
        <source>Strongest wish: 2</source>
        <translation>最も強い希望：2</translation>
    </message>
    <message>
        <source>Strongest wish: 3</source>
        <translation>最も強い希望：3</translation>
    </message>
    <message>
        <source>Strongest wish: 4</source>
        <translation>最も強い希望：4</translation>
    </message>
    <message>
        <source>Strongest wish: hands off</source>
        <translation>最も強い希望：触らない</translation>
    </message>
    <message>
        <source>Call, points to the leader</source>
        <translation>コール、点は首位へ</translation>
    </message>
    <message>
        <source>Call, points to another player</source>
        <translation>コール、点は別のプレイヤーへ</translation>
    </message>
    <message>
        <source>Call, points to several</source>
        <translation>コール、点は複数のプレイヤーへ</translation>
    </message>
    <message>
        <source>Call, points to no one else</source>
        <translation>コール、ほかに点なし</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>%1. Esc: show the actual cards</source>
        <translation>%1。Esc：実際のカードを表示</translation>
    </message>
    <message>
        <source>%1. %2: back to the match</source>
        <translation>%1。%2：対局に戻る</translation>
    </message>
</context>
<context>
    <name>ManualLink</name>
    <message>
        <source>What is this?</source>
        <translation>これは何？</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Deal %1.</source>
        <translation>配札%1。</translation>
    </message>
    <message>
        <source>View: %1.</source>
        <translation>視点：%1。</translation>
    </message>
    <message>
        <source>This page steps through a match. Please allow it to run its own script; it loads nothing.</source>
        <translation>このページで対局を1手ずつ見られます。ページ自身のスクリプトを許可してください。外部からは何も読み込みません。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>対局の局面</translation>
    </message>
    <message>
        <source>First moment</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Last moment</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次のミス</translation>
    </message>
    <message>
        <source>View</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>すべてのカード</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>手順の枝</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>実際の手順</translation>
    </message>
    <message>
        <source>branch %1</source>
        <translation>枝%1</translation>
    </message>
    <message>
        <source>Show what comes later</source>
        <translation>この先も表示</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>応手：%1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1（実際の手）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This page needs a newer browser (2023 or later).</source>
        <translation>このページには新しいブラウザー（2023年以降）が必要です。</translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>%1 is no longer one of your bots. A built-in bot takes its place.</source>
        <translation>%1はもう自分のボットではありません。代わりに内蔵ボットが座ります。</translation>
    </message>
    <message>
        <source>%1 are no longer among your bots. Built-in bots take their places.</source>
        <translation>%1はもう自分のボットではありません。代わりに内蔵ボットが座ります。</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>同率</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
</context>
<context>
    <name>PassButtons</name>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation>
            <numerusform>%n秒後</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1が回答</translation>
    </message>
    <message>
        <source>pass the screen</source>
        <translation>画面を渡す</translation>
    </message>
</context>
<context>
    <name>PazaakScore</name>
    <message>
        <source>over</source>
        <translation>バースト</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1、バースト</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Your +</source>
        <translation>自分の+</translation>
    </message>
    <message>
        <source>Your side card</source>
        <translation>サイドカード</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>前のハンド</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>このハンド</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>PazaakTable</name>
    <message>
        <source>played +%1</source>
        <translation>+%1を出した</translation>
    </message>
    <message>
        <source>over 20</source>
        <translation>20超え</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>ended turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>ハンド獲得</translation>
    </message>
    <message>
        <source>hand tied</source>
        <translation>引き分け</translation>
    </message>
</context>
<context>
    <name>PazaakTexts</name>
    <message>
        <source>End turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>one more card next round</source>
        <translation>次のラウンドにもう1枚</translation>
    </message>
    <message>
        <source>stay at %1</source>
        <translation>%1のまま</translation>
    </message>
    <message>
        <source>stand at %1</source>
        <translation>%1でスタンド</translation>
    </message>
    <message>
        <source>over, at %1</source>
        <translation>バースト、合計%1</translation>
    </message>
    <message>
        <source>You have %1, which is over 20.</source>
        <translation>合計%1で20超えです。</translation>
    </message>
    <message>
        <source>You have %1, %2 stands at %3.</source>
        <translation>あなたは%1、%2は%3でスタンド。</translation>
    </message>
    <message>
        <source>You have %1, %2 has %3.</source>
        <translation>あなたは%1、%2は%3。</translation>
    </message>
    <message>
        <source>moves first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>moves second</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Both went over 20: hand %1 is tied.</source>
        <translation>ハンド%1は両者20超え、引き分けです。</translation>
    </message>
    <message>
        <source>Both stand at %1: hand %2 is tied.</source>
        <translation>ハンド%2は両者%1でスタンド、引き分けです。</translation>
    </message>
    <message>
        <source>You went over 20 in hand %2, with %3 against %4.</source>
        <translation>ハンド%2はあなたが20超え、%3対%4です。</translation>
    </message>
    <message>
        <source>%1 went over 20 in hand %2, with %3 against %4.</source>
        <translation>ハンド%2は%1が20超え、%3対%4です。</translation>
    </message>
    <message>
        <source>You won hand %2, with %3 against %4.</source>
        <translation>ハンド%2をあなたが%3対%4で取りました。</translation>
    </message>
    <message>
        <source>%1 won hand %2, with %3 against %4.</source>
        <translation>ハンド%2を%1が%3対%4で取りました。</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>サイドカード%1</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>ハウスカード%1</translation>
    </message>
    <message>
        <source>end your turn at %1</source>
        <translation>%1で手番終了</translation>
    </message>
    <message>
        <source>ends the turn at %1</source>
        <translation>%1で手番終了</translation>
    </message>
    <message>
        <source>stands at %1</source>
        <translation>%1でスタンド</translation>
    </message>
    <message>
        <source>have exactly %1 and stand</source>
        <translation>ちょうど%1でスタンド</translation>
    </message>
    <message>
        <source>has exactly %1 and stands</source>
        <translation>ちょうど%1でスタンド</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>ハンド%1</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>ハンド%1は引き分け</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>ハンドはあなたの勝ち</translation>
    </message>
    <message>
        <source>%1 wins the hand</source>
        <translation>ハンドは%1の勝ち</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>対局はあなたの勝ち</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>対局は%1の勝ち</translation>
    </message>
    <message>
        <source>play +%1</source>
        <translation>+%1を出す</translation>
    </message>
    <message>
        <source>plays +%1</source>
        <translation>+%1を出す</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>%1を引く</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>%1を引く</translation>
    </message>
    <message>
        <source>had a fault, which counts as Stand</source>
        <translation>エラー、スタンド扱い</translation>
    </message>
    <message>
        <source>You are over 20, at %1</source>
        <translation>あなたが20超え、合計%1</translation>
    </message>
    <message>
        <source>%1 is over 20, at %2</source>
        <translation>%1が20超え、合計%2</translation>
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
        <translation>エラー</translation>
    </message>
</context>
<context>
    <name>RatedBadge</name>
    <message>
        <source>Rated</source>
        <translation>レート戦</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>nothing measurable</source>
        <translation>誤差の範囲内</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 holds: %2</source>
        <translation>%1が%2を持っている</translation>
    </message>
    <message>
        <source>%1 holds no %2</source>
        <comment>a suit</comment>
        <translation>%1が%2を持っていない</translation>
    </message>
    <message>
        <source>no one holds: %1</source>
        <translation>誰も%1を持っていない</translation>
    </message>
    <message>
        <source>%1 can beat: %2</source>
        <translation>%1が%2に勝てる</translation>
    </message>
    <message>
        <source>%1 can pair the base card</source>
        <translation>%1が場札とペアを作れる</translation>
    </message>
    <message>
        <source>someone has a higher card</source>
        <translation>誰かがもっと大きいカードを持っている</translation>
    </message>
    <message>
        <source>someone else calls</source>
        <translation>他の誰かがコールする</translation>
    </message>
    <message>
        <source>the next card takes you above %1</source>
        <translation>次のカードであなたが%1を超える</translation>
    </message>
    <message>
        <source>the next card takes %1 above %2</source>
        <translation>次のカードで%1が%2を超える</translation>
    </message>
    <message>
        <source>the next card takes you to %1 or more without a bust</source>
        <translation>次のカードであなたがバーストせずに%1以上になる</translation>
    </message>
    <message>
        <source>the next card takes %1 to %2 or more without a bust</source>
        <translation>次のカードで%1がバーストせずに%2以上になる</translation>
    </message>
    <message>
        <source>the card you receive is %1 or higher</source>
        <translation>受け取るカードが%1以上である</translation>
    </message>
    <message>
        <source>someone else holds a card that %1 passes over</source>
        <translation>他の誰かが、%1で飛び越されるカードを持っている</translation>
    </message>
    <message>
        <source>someone else holds %1, which sets a pile back</source>
        <translation>他の誰かが、列を戻せる%1を持っている</translation>
    </message>
    <message>
        <source>If %1 (%2 % of possible deals), “%3” costs %4, otherwise %5.</source>
        <translation>%1場合（あり得る配札の%2%）、「%3」の損失は%4です。それ以外では%5です。</translation>
    </message>
    <message>
        <source>you hold: %1</source>
        <translation>あなたが%1を持っている</translation>
    </message>
    <message>
        <source>you hold no %1</source>
        <comment>a suit</comment>
        <translation>あなたが%1を持っていない</translation>
    </message>
    <message>
        <source>you can beat: %1</source>
        <translation>あなたが%1に勝てる</translation>
    </message>
    <message>
        <source>you can pair the base card</source>
        <translation>あなたが場札とペアを作れる</translation>
    </message>
    <message>
        <source>No single hidden card or draw explains the difference.</source>
        <translation>伏せ札や引く札の 1 枚だけでは差を説明できません。</translation>
    </message>
    <message>
        <source>Unplayed cards passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>飛び越される、まだ出ていないカード：「%2」で %1 枚、「%4」で %3 枚。</translation>
    </message>
    <message>
        <source>Unseen cards beaten: %1 by “%2”, %3 by “%4”.</source>
        <translation>勝てる、見えていないカード：「%2」で %1 枚、「%4」で %3 枚。</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>あなたは %1 でスタンドしています。</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>あなたは %1 です。</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1は %2 でスタンドしています。</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1は %2 です。</translation>
    </message>
    <message>
        <source>“%1” sets its pile back.</source>
        <translation>「%1」は列を戻します。</translation>
    </message>
    <message>
        <source>After “%1” your own %2 can set that pile back.</source>
        <translation>「%1」のあと、あなたの %2 でその列を戻せます。</translation>
    </message>
    <message>
        <source>After “%1”, %2 can set that pile back with their %3.</source>
        <translation>「%1」のあと、%2は自分の %3 でその列を戻せます。</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>ほぼゼロ</translation>
    </message>
    <message>
        <source>“%1” keeps the higher card.</source>
        <translation>「%1」は高いほうのカードを残します。</translation>
    </message>
    <message>
        <source>after “%1” %2</source>
        <translation>「%1」のあと%2</translation>
    </message>
    <message>
        <source>“%1” continues from %2: %3 of %4 unseen cards go over 20.</source>
        <translation>「%1」は %2 から続けます。見えていないカード %4 枚のうち %3 枚で 20 を超えます。</translation>
    </message>
    <message>
        <source>“%1” is over 20 with %2.</source>
        <translation>「%1」は %2 で 20 を超えています。</translation>
    </message>
    <message>
        <source>“%1” stops at %2.</source>
        <translation>「%1」は %2 で止まります。</translation>
    </message>
    <message>
        <source>“%1” ties at %2.</source>
        <translation>「%1」は %2 で引き分けます。</translation>
    </message>
    <message>
        <source>“%1” wins with %2 against %3.</source>
        <translation>「%1」は %2 対 %3 で勝ちます。</translation>
    </message>
    <message>
        <source>“%1” loses with %2 against %3.</source>
        <translation>「%1」は %2 対 %3 で負けます。</translation>
    </message>
    <message>
        <source>“%1” spends a side card.</source>
        <translation>「%1」はサイドカードを使います。</translation>
    </message>
    <message>
        <source>You get the %1.</source>
        <translation>あなたが%1を受け取ります。</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1が%2を受け取ります。</translation>
    </message>
    <message>
        <source>The hand is good for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>手札は「%1」に向いています：切り札 %2、うち確実なトリック %3、ほかのエース %4。</translation>
    </message>
    <message>
        <source>The hand is weak for “%1”: trumps %2, of them sure tricks %3, other aces %4.</source>
        <translation>手札は「%1」には弱すぎます：切り札 %2、うち確実なトリック %3、ほかのエース %4。</translation>
    </message>
    <message>
        <source>Trumps in hand: %1 after “%2”, %3 after “%4”.</source>
        <translation>手札の切り札：「%2」のあと %1 枚、「%4」のあと %3 枚。</translation>
    </message>
    <message>
        <source>Sure tricks in trumps: %1 after “%2”, %3 after “%4”.</source>
        <translation>切り札で確実なトリック：「%2」のあと %1、「%4」のあと %3。</translation>
    </message>
    <message>
        <source>Other aces: %1 after “%2”, %3 after “%4”.</source>
        <translation>ほかのエース：「%2」のあと %1 枚、「%4」のあと %3 枚。</translation>
    </message>
    <message>
        <source>“%1” throws a bower away.</source>
        <translation>「%1」はバウアーを捨てます。</translation>
    </message>
    <message>
        <source>“%1” throws a trump away.</source>
        <translation>「%1」は切り札を捨てます。</translation>
    </message>
    <message>
        <source>“%1” throws an ace away.</source>
        <translation>「%1」はエースを捨てます。</translation>
    </message>
    <message>
        <source>After “%1” there are no %2 left in hand, so a trump can take such a trick.</source>
        <translation>「%1」のあとは手札に%2が残らず、そのトリックを切り札で取れます。</translation>
    </message>
    <message>
        <source>The other side can’t beat “%1”.</source>
        <translation>相手側は「%1」に勝てません。</translation>
    </message>
    <message>
        <source>“%1” takes the lead in the trick, “%2” does not.</source>
        <translation>「%1」はトリックで優位に立ちますが、「%2」は立ちません。</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which wins anyway.</source>
        <translation>「%1」は、どのみち勝つパートナーのカードを上回ってしまいます。</translation>
    </message>
    <message>
        <source>“%1” covers the partner’s card, which was ahead.</source>
        <translation>「%1」は、勝っているパートナーのカードを上回ってしまいます。</translation>
    </message>
    <message>
        <source>“%1” leads into a void: you have shown no %2.</source>
        <translation>「%1」はあなたのボイドにリードします（%2なしと判明済み）。</translation>
    </message>
    <message>
        <source>“%1” leads into a void: %2 has shown no %3.</source>
        <translation>「%1」は%2のボイドにリードします（%3なしと判明済み）。</translation>
    </message>
    <message>
        <source>“%1” draws trumps. Unseen trumps: %2.</source>
        <translation>「%1」は切り札を引き出します。見えていない切り札：%2 枚。</translation>
    </message>
    <message>
        <source>“%1” leads a trump. Unseen trumps: %2.</source>
        <translation>「%1」は切り札をリードします。見えていない切り札：%2 枚。</translation>
    </message>
    <message>
        <source>“%1” saves a trump. Trumps in hand: %2.</source>
        <translation>「%1」は切り札を温存します。手札の切り札：%2 枚。</translation>
    </message>
    <message>
        <source>“%1” saves a bower. Trumps in hand: %2.</source>
        <translation>「%1」はバウアーを温存します。手札の切り札：%2 枚。</translation>
    </message>
    <message>
        <source>Unseen cards that beat it: %1 after “%2”, %3 after “%4”.</source>
        <translation>それに勝つ、見えていないカード：「%2」のあと %1 枚、「%4」のあと %3 枚。</translation>
    </message>
    <message>
        <source>“%1” is as good now and keeps the higher card.</source>
        <translation>「%1」でも今は同じで、高いほうのカードを残せます。</translation>
    </message>
    <message>
        <source>Unseen cards of the same number, which it may pair: %1 of “%2”, %3 of “%4”.</source>
        <translation>ペアになりうる、見えていない同じ数字のカード：「%2」は %1 枚、「%4」は %3 枚。</translation>
    </message>
    <message>
        <source>“%1” pairs the base card.</source>
        <translation>「%1」はベースカードとペアになります。</translation>
    </message>
    <message>
        <source>“%1” keeps the card that pairs the base card.</source>
        <translation>「%1」は、ベースカードとペアになるカードを残します。</translation>
    </message>
    <message>
        <source>“%1” before the minimum loses the match.</source>
        <translation>最低枚数の前に「%1」すると試合に負けます。</translation>
    </message>
    <message>
        <source>After “%1” no card in hand fits, and one is still due.</source>
        <translation>「%1」のあとは出せる手札がないのに、まだ1枚出す必要があります。</translation>
    </message>
    <message>
        <source>“%1” wastes card %2 in hand, which would set that pile back.</source>
        <translation>「%1」は、その列を戻せる手札%2を無駄にします。</translation>
    </message>
    <message>
        <source>With card %1 played before it, card %2 would set the pile back.</source>
        <translation>先にカード%1を出せば、カード%2で列を戻せます。</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: You want others to stay off pile %2.</source>
        <translation>「%1」は希望に反します：あなたは列%2の温存を希望しています。</translation>
    </message>
    <message>
        <source>“%1” ignores a wish: %2 wants others to stay off pile %3.</source>
        <translation>「%1」は希望に反します：%2は列%3の温存を希望しています。</translation>
    </message>
    <message>
        <source>Cards in hand passed over: %1 by “%2”, %3 by “%4”.</source>
        <translation>飛び越される手札：「%2」で %1 枚、「%4」で %3 枚。</translation>
    </message>
    <message>
        <source>“%1” ends the turn too early: “%2” passes over no unplayed card.</source>
        <translation>「%1」は早すぎます。「%2」はまだ出ていないカードを飛び越しません。</translation>
    </message>
    <message>
        <source>“%1” keeps a card that fits now, and next turn more are due.</source>
        <translation>「%1」は今出せるカードを残しますが、次の手番でもまた出す必要があります。</translation>
    </message>
    <message>
        <source>The turn may end. Unplayed cards passed over by “%1”: %2.</source>
        <translation>手番は終えられます。「%1」で飛び越される、まだ出ていないカード：%2 枚。</translation>
    </message>
    <message>
        <source>Unplayed cards passed over with the next card due: %1 after “%2”, %3 after “%4”.</source>
        <translation>次に出すべきカードまでに飛び越される、まだ出ていないカード：「%2」のあと %1 枚、「%4」のあと %3 枚。</translation>
    </message>
    <message>
        <source>Unplayed cards that the pile then still takes: %1 after “%2”, %3 after “%4”.</source>
        <translation>そのあと列にまだ置けるカード：「%2」のあと %1 枚、「%4」のあと %3 枚。</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Card %1 is the highest of the deck. Without a call it costs %2.</source>
        <translation>カード%1はデッキで最高です。コールしないと代償は%2です。</translation>
    </message>
    <message>
        <source>Card %1 can’t be the highest. The call costs %2.</source>
        <translation>カード%1が最高になることはありません。コールの代償は%2です。</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Then “%3” costs %4.</source>
        <translation>カード%1が最高なのは配札の%2%です。そのとき「%3」の代償は%4です。</translation>
    </message>
    <message>
        <source>Card %1 is the highest in %2 % of deals. Otherwise “%3” costs %4.</source>
        <translation>カード%1が最高なのは配札の%2%です。それ以外では「%3」の代償は%4です。</translation>
    </message>
    <message>
        <source>Points given away: %1 by “%2”, %3 by “%4”. The caller pays the rest.</source>
        <translation>渡す点：「%2」で %1、「%4」で %3。残りはコールした人が払います。</translation>
    </message>
    <message>
        <source>“%1” wins the match whatever the cards are.</source>
        <translation>「%1」なら、どんなカードでも試合に勝ちます。</translation>
    </message>
    <message>
        <source>Points so far: %1, %2.</source>
        <translation>現在の点：%1、%2。</translation>
    </message>
    <message>
        <source>“%1” gives to the one ahead.</source>
        <translation>「%1」は上位の相手に渡します。</translation>
    </message>
</context>
<context>
    <name>ReasonTip</name>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1。&lt;/b&gt;%2</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Deal %1, position %2 of %3</source>
        <translation>配札%1、局面%2/%3</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1は伏せ札</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>We</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>They</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Decisions %1–%2 of %3</source>
        <translation>判断%1～%2/%3</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>判断%1/%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Decisions %1–%2</source>
        <translation>判断%1～%2</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>判断%1</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The same cards until decision %1. This match: %2. With %3: %4.</source>
        <translation>判断%1まで同じカード。この対局：%2。%3の場合：%4。</translation>
    </message>
    <message>
        <source>played on the cards of an earlier match, at seat %1</source>
        <translation>以前の対局と同じカード、席%1</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1、途中</translation>
    </message>
    <message>
        <source>branch %1 of %2</source>
        <translation>分岐%1/%2</translation>
    </message>
    <message>
        <source>Up and Down choose the branch.</source>
        <translation>上下キーで分岐を選びます。</translation>
    </message>
    <message>
        <source>From decision %1: %2. The match itself: %3.</source>
        <translation>判断%1から：%2。元の対局：%3。</translation>
    </message>
    <message>
        <source>one of two matches</source>
        <translation>2局のうちの1局</translation>
    </message>
    <message>
        <source>Up and Down choose the match.</source>
        <translation>上下キーで対局を選びます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branches, Up and Down choose</source>
        <translation>
            <numerusform>分岐%Ln本、上下キーで選択</numerusform>
        </translation>
    </message>
    <message>
        <source>marked by you</source>
        <translation>マーク済み</translation>
    </message>
    <message>
        <source>they differ from here</source>
        <translation>ここから違います</translation>
    </message>
    <message>
        <source>branch %1 leaves here</source>
        <translation>分岐%1の起点</translation>
    </message>
    <message>
        <source>Played on from decision %1 of another match.</source>
        <translation>別の対局の判断%1からの続きです。</translation>
    </message>
    <message>
        <source>spoilers hidden</source>
        <translation>ネタバレなし</translation>
    </message>
    <message>
        <source>What you have not seen yet is hidden.</source>
        <translation>まだ見ていない部分は隠れています。</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>does not start</source>
        <translation>起動不可</translation>
    </message>
    <message>
        <source>no allowed answer</source>
        <translation>許可された回答なし</translation>
    </message>
    <message>
        <source>no match ended</source>
        <translation>終わった対局なし</translation>
    </message>
    <message>
        <source>No match ended within the time of the check.</source>
        <translation>チェックの時間内に終わった対局がありません。</translation>
    </message>
    <message numerus="yes">
        <source>no allowed answer in %n decisions</source>
        <translation>
            <numerusform>判断%n回で許可された回答なし</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, its fault</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>RestNote</name>
    <message>
        <source>Click or press any key to continue</source>
        <translation>クリックかキーで次へ</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bots</comment>
        <translation>
            <numerusform>ほか%n体</numerusform>
        </translation>
    </message>
    <message>
        <source>Row won against column, %</source>
        <translation>行の対列勝率（%）</translation>
    </message>
    <message>
        <source>± is the 95 % interval.</source>
        <translation>±は95%区間。</translation>
    </message>
    <message>
        <source>Deals: %1</source>
        <translation>配札：%1</translation>
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
        <translation>選択%1/5</translation>
    </message>
    <message>
        <source>Keep one card. The other goes to %1.</source>
        <translation>1枚残してください。もう1枚は%1へ。</translation>
    </message>
    <message>
        <source>One card is kept, the other goes to %1.</source>
        <translation>1枚残し、もう1枚は%1へ。</translation>
    </message>
    <message>
        <source>you gave</source>
        <translation>渡した</translation>
    </message>
    <message>
        <source>%1 gave</source>
        <translation>%1が渡した</translation>
    </message>
    <message>
        <source>you received</source>
        <translation>得た</translation>
    </message>
    <message>
        <source>%1 received</source>
        <translation>%1が得た</translation>
    </message>
</context>
<context>
    <name>RpsGames</name>
    <message>
        <source>wins with a pair</source>
        <translation>ペアで勝ち</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>ゲーム獲得</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>選択中</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) make a pair</source>
        <translation>
            <numerusform>ペアになる未見のカード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>no pair possible</source>
        <translation>ペアは不可能</translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <comment>cards</comment>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>you gave %1</source>
        <translation>%1へ渡した</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>held</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>played</source>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>play a card here</source>
        <translation>ここにカードを出す</translation>
    </message>
    <message>
        <source>Base %1 of 10</source>
        <translation>場札%1/10</translation>
    </message>
</context>
<context>
    <name>RpsMini</name>
    <message>
        <source>Rock %1</source>
        <translation>グー%1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>パー%1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>チョキ%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>RpsPiles</name>
    <message>
        <source>from you</source>
        <translation>あなたから</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>あなたが残した</translation>
    </message>
    <message>
        <source>kept by %1</source>
        <translation>%1が残した</translation>
    </message>
</context>
<context>
    <name>RpsPlace</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>RpsScore</name>
    <message>
        <source>nothing yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>場札</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>グー</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>パー</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>チョキ</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>全カード</translation>
    </message>
    <message>
        <source>Bold: not seen yet. Filled: yours. Framed: given away. Struck through: played.</source>
        <translation>太字：未見。塗り：自分。枠：渡した。取消線：使用済み。</translation>
    </message>
    <message>
        <source>%1 yours</source>
        <translation>%1（自分）</translation>
    </message>
    <message>
        <source>%1 given away</source>
        <translation>%1（渡した）</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1（使用済み）</translation>
    </message>
    <message>
        <source>%1 not seen</source>
        <translation>%1（未見）</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>残した</translation>
    </message>
    <message>
        <source>Gave</source>
        <translation>渡した</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>得た</translation>
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
        <translation>ゲーム%1：未プレイ</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>ゲーム%1：%2</translation>
    </message>
</context>
<context>
    <name>RpsTable</name>
    <message numerus="yes">
        <source>%n not dealt</source>
        <comment>cards</comment>
        <translation>
            <numerusform>未配%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base cards left</source>
        <translation>
            <numerusform>場札残り%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RpsTexts</name>
    <message>
        <source>Rock %1</source>
        <translation>グー%1</translation>
    </message>
    <message>
        <source>Paper %1</source>
        <translation>パー%1</translation>
    </message>
    <message>
        <source>Scissors %1</source>
        <translation>チョキ%1</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>対局を放棄</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1を残す</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>Keep %1 or %2. The other one is given away.</source>
        <translation>%1か%2を残してください。もう1枚は渡します。</translation>
    </message>
    <message>
        <source>Game %1: choose a card against the base card %2.</source>
        <translation>ゲーム%1：場札%2に対して1枚選んでください。</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>放棄</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) so far</source>
        <translation>
            <numerusform>これまで%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%nゲーム獲得</numerusform>
        </translation>
    </message>
    <message>
        <source>Rock beats Scissors</source>
        <translation>グーはチョキに勝つ</translation>
    </message>
    <message>
        <source>Paper beats Rock</source>
        <translation>パーはグーに勝つ</translation>
    </message>
    <message>
        <source>Scissors beats Paper</source>
        <translation>チョキはパーに勝つ</translation>
    </message>
    <message>
        <source>%1 is a pair with the base card</source>
        <translation>%1は場札とペア</translation>
    </message>
    <message>
        <source>%1 is higher than %2</source>
        <translation>%1は%2より大きい</translation>
    </message>
    <message>
        <source>You win game %1: %2.</source>
        <translation>ゲーム%1はあなたの勝ち：%2。</translation>
    </message>
    <message>
        <source>%1 wins game %2: %3.</source>
        <translation>ゲーム%2は%1の勝ち：%3。</translation>
    </message>
    <message>
        <source>Both gave up: no one wins a game.</source>
        <translation>両者が放棄し、どちらも勝ちになりません。</translation>
    </message>
    <message>
        <source>%1 gave up the match, which counts as ten games lost.</source>
        <translation>%1が対局を放棄し、10ゲーム負け扱いです。</translation>
    </message>
    <message>
        <source>Each has won five of the ten games.</source>
        <translation>10ゲームで5勝ずつです。</translation>
    </message>
    <message>
        <source>You won %1 of the ten games.</source>
        <translation>10ゲーム中、あなたが%1勝しました。</translation>
    </message>
    <message>
        <source>%1 won %2 of the ten games.</source>
        <translation>10ゲーム中、%1が%2勝しました。</translation>
    </message>
    <message>
        <source>You gave %1 and received %2 from %3.</source>
        <translation>%1を渡し、%3から%2を得ました。</translation>
    </message>
    <message>
        <source>%1 gave %2 and received %3.</source>
        <translation>%1は%2を渡し、%3を得ました。</translation>
    </message>
    <message>
        <source>have a pair of %1s</source>
        <translation>%1のペア</translation>
    </message>
    <message>
        <source>has a pair of %1s</source>
        <translation>%1のペア</translation>
    </message>
    <message>
        <source>give up the match</source>
        <translation>対局を放棄</translation>
    </message>
    <message>
        <source>gives up the match</source>
        <translation>対局を放棄</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <translation>選択%1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>ゲーム%1</translation>
    </message>
    <message>
        <source>The match is drawn, %1 – %1</source>
        <translation>対局は引き分け、%1 – %1</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>ゲームはあなたの勝ち</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>ゲームは%1の勝ち</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>対局はあなたの勝ち</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>対局は%1の勝ち</translation>
    </message>
    <message>
        <source>Base card %1</source>
        <translation>場札%1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>%1を引く</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>%1を引く</translation>
    </message>
    <message>
        <source>receive %1</source>
        <translation>%1を得る</translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation>%1を得る</translation>
    </message>
    <message>
        <source>keep %1</source>
        <translation>%1を残す</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>%1を残す</translation>
    </message>
    <message>
        <source>had a fault, which counts as giving up</source>
        <translation>エラー、放棄扱い</translation>
    </message>
</context>
<context>
    <name>RpsTray</name>
    <message>
        <source>Rock</source>
        <translation>グー</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>パー</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>チョキ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>to draw, shuffled</source>
        <translation>これから引く・順不同</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <translation>引くカードなし</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>これから引く</translation>
    </message>
</context>
<context>
    <name>RpsWins</name>
    <message>
        <source>What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock</source>
        <translation>勝ち方：まず場札とのペア、次に大きい数、その次にグーはチョキに、チョキはパーに、パーはグーに勝つ</translation>
    </message>
    <message>
        <source>What wins a game</source>
        <translation>ゲームの勝ち方</translation>
    </message>
    <message>
        <source>1  a pair with the base card</source>
        <translation>1  場札とのペア</translation>
    </message>
    <message>
        <source>2  the higher number</source>
        <translation>2  大きい数</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>＞</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>%1 The match was open until then.</source>
        <translation>%1 それまでは互角でした。</translation>
    </message>
    <message>
        <source>%1 You stayed ahead from there.</source>
        <translation>%1 ここからあなたがリードを守りました。</translation>
    </message>
    <message>
        <source>%1 From there %2 stayed ahead.</source>
        <translation>%1 ここから%2がリードを守りました。</translation>
    </message>
    <message>
        <source>%1, which won</source>
        <translation>%1（勝ち）</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>SealTexts</name>
    <message>
        <source>The cards of this match were not sealed, because someone chose the deal or the match was not played at this program’s table.</source>
        <translation>この対局のカードは封印されていません。誰かが配札を選んだか、このプログラムの卓でプレイされていない対局です。</translation>
    </message>
    <message>
        <source>Shown before the match, SHA-256:</source>
        <translation>対局前の表示、SHA-256：</translation>
    </message>
    <message>
        <source>It is computed from the seed of the cards and a salt. Both are shown here after the match, so that anyone can check that the cards were not changed.</source>
        <translation>カードのシードとソルトから計算します。対局後に両方をここに表示するので、カードが変えられていないことを誰でも確かめられます。</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>シード：%1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>ソルト：%1</translation>
    </message>
    <message>
        <source>Your phrase: %1</source>
        <translation>フレーズ：%1</translation>
    </message>
    <message>
        <source>They match: these are the cards that were sealed.</source>
        <translation>一致：封印されたとおりのカードです。</translation>
    </message>
    <message>
        <source>They don’t match: %1.</source>
        <translation>不一致：%1。</translation>
    </message>
    <message>
        <source>To check it yourself:</source>
        <translation>自分で確かめるには：</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>封印されたカード</translation>
    </message>
    <message>
        <source>The first %1 digits of the second number are the seed of the cards in hexadecimal.</source>
        <translation>2番目の数の最初の%1桁が、カードのシード（16進数）です。</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>SecondTry</name>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an answer and its value</comment>
        <translation>「%1」%2</translation>
    </message>
    <message>
        <source>“%1” %2 ± %3</source>
        <comment>an answer, its value and the error of that</comment>
        <translation>「%1」%2 ± %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scale and values on it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Try this decision again. In the match: %1.</source>
        <translation>この判断をもう一度行ってください。対局では%1。</translation>
    </message>
    <message>
        <source>Try this decision.</source>
        <translation>この判断を行ってください。</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>今回は%1</translation>
    </message>
    <message>
        <source>in the match %1</source>
        <translation>対局では%1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>最善は%1</translation>
    </message>
    <message>
        <source>The same answer as in the match.</source>
        <translation>対局と同じ回答です。</translation>
    </message>
    <message>
        <source>Result now: %1. In the match: %2.</source>
        <translation>今回の結果：%1。対局では：%2。</translation>
    </message>
    <message>
        <source>After this hand: %1. In the match: %2.</source>
        <translation>このハンドの後：%1。対局では：%2。</translation>
    </message>
</context>
<context>
    <name>SideTray</name>
    <message>
        <source>Your side cards</source>
        <translation>サイドカード</translation>
    </message>
    <message>
        <source>Side cards of %1</source>
        <translation>%1のサイドカード</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>side cards</comment>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>残りなし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>played earlier</source>
        <translation>使用済み</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>%1 came in version %2.</source>
        <translation>%1がバージョン%2になりました。</translation>
    </message>
    <message>
        <source>%1 has retired: %2</source>
        <translation>%1は引退しました：%2</translation>
    </message>
    <message>
        <source>%1 has won after %2 matches.</source>
        <translation>%2局で%1が優勝しました。</translation>
    </message>
    <message>
        <source>%1 is disqualified: %2</source>
        <translation>%1は失格です：%2</translation>
    </message>
    <message>
        <source>%1 is the only bot.</source>
        <translation>ボットは%1だけです。</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <translation>%1が参加しました。</translation>
    </message>
    <message>
        <source>%1 of %2 (95 %: %3)</source>
        <translation>%2中%1（95%：%3）</translation>
    </message>
    <message>
        <source>%1 with 95 % intervals</source>
        <translation>%1と95%区間</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1、%2バイト</translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <translation>%1、%2から</translation>
    </message>
    <message>
        <source>A link opens the match to step through. Its best and worst matches are among them.</source>
        <translation>リンクから対局をたどれます。最も良い対局と最も悪い対局も含まれます。</translation>
    </message>
    <message>
        <source>Against each of the others</source>
        <translation>ほかの各ボットとの対戦</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>ほかの全員</translation>
    </message>
    <message>
        <source>All randomness comes from the seed: with the same bots and plan.json, which is among the downloads, anyone can replay the same matches and get the same tables.</source>
        <translation>乱数はすべてシードで決まります。同じボットとダウンロードにあるplan.jsonを使えば、誰でも同じ対局と同じ表を再現できます。</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Each bot with its interval. The table above has the numbers.</source>
        <translation>各ボットとその区間。数値は上の表にあります。</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>以前のバージョン</translation>
    </message>
    <message>
        <source>Habit</source>
        <translation>傾向</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>対局の方法</translation>
    </message>
    <message>
        <source>In per cent, row against column. A number leads to what these two played.</source>
        <translation>行対列、％。数字から両者の対局に移れます。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Luck per match</source>
        <translation>1局あたりの運</translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation>%1で作成。</translation>
    </message>
    <message>
        <source>Match %1 of part %2</source>
        <translation>第%2部の第%1局</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>第%1局</translation>
    </message>
    <message>
        <source>Matches from its best to its worst</source>
        <translation>良い順の対局</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>No bots yet.</source>
        <translation>まだボットがありません。</translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation>エラーなし。</translation>
    </message>
    <message>
        <source>Occasions</source>
        <translation>機会</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Plays as</source>
        <translation>使用ボット</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>公開先</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Result in these matches</source>
        <translation>その結果</translation>
    </message>
    <message>
        <source>Analysed matches</source>
        <translation>解析した対局</translation>
    </message>
    <message>
        <source>Row ahead of column</source>
        <translation>行が列より上位</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>The season %1 ended.</source>
        <translation>シーズン%1が終了しました。</translation>
    </message>
    <message>
        <source>These commands play it again:</source>
        <translation>次のコマンドで再現できます：</translation>
    </message>
    <message>
        <source>To step through</source>
        <translation>たどる対局</translation>
    </message>
    <message>
        <source>Won by row against column</source>
        <translation>行の対列勝率</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自分自身</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>エラー%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Budget of %n more match(es) between neighbours in the standings.</source>
        <translation>
            <numerusform>順位の近いボット同士の追加%n局の予算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of its chances taken, counted in its %n match(es) with a page here.</source>
        <translation>
            <numerusform>ここにページがある%n局で、可能な場面のうちそうした割合。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2 per unforced decision.</source>
        <translation>%1 の損失は、強制でない判断 1 回あたり %2 です。</translation>
    </message>
    <message>
        <source>%1 lost least so far: %2 per unforced decision. There are too few matches to tell who plays best.</source>
        <translation>これまでの損失が最も小さいのは %1 です。強制でない判断 1 回あたり %2。誰が最も強いかを言うには対局が足りません。</translation>
    </message>
    <message>
        <source>%1 lost least: %2 per unforced decision.</source>
        <translation>損失が最も小さいのは %1 です。強制でない判断 1 回あたり %2。</translation>
    </message>
    <message>
        <source>%1 of %2 matches are analysed.</source>
        <translation>%2 局中 %1 局を解析しました。</translation>
    </message>
    <message>
        <source>A link opens the match at that decision and shows what came before it.</source>
        <translation>リンクはその判断の場面で対局を開き、それまでの経過を見せます。</translation>
    </message>
    <message>
        <source>A link opens the match to step through with its analysis. Results are on its last moment.</source>
        <translation>リンクは対局を解析つきで開き、順に進められます。結果は最後の場面にあります。</translation>
    </message>
    <message>
        <source>A loss is the value of the best answer less that of the answer given, for the player who gave it. ± is one standard error.</source>
        <translation>損失は、最善の答えの価値から、実際の答えの価値を引いたもので、答えたプレイヤーから見た値です。± は標準誤差 1 つ分です。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Average loss</source>
        <translation>平均損失</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>How it is analysed</source>
        <translation>解析の方法</translation>
    </message>
    <message>
        <source>Judged by %1 with at least %2 simulations of a position that cannot be computed.</source>
        <translation>%1 が評価。計算できない局面は少なくとも %2 回シミュレーションします。</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>判断の種類</translation>
    </message>
    <message>
        <source>Loss by kind of decision</source>
        <translation>判断の種類別の損失</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>損失合計</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>記号</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>No match here had a decision with several answers.</source>
        <translation>複数の答えがある判断は、どの対局にもありませんでした。</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>実際</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>The average loss is per unforced decision, which has several answers.</source>
        <translation>平均損失は、複数の答えがある、強制でない判断 1 回あたりです。</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>損失の大きい判断</translation>
    </message>
    <message>
        <source>This command analyses them again:</source>
        <translation>このコマンドでもう一度解析できます:</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>非強制</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>保存場所</translation>
    </message>
    <message>
        <source>Who was analysed</source>
        <translation>解析した相手</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>答えなし</translation>
    </message>
    <message>
        <source>Each pair of versions meets once, and their matches are kept. Extra matches are played where the order of neighbours is unclear. A place shows what a bot can expect against all others, each counting the same. Ranges hold at every look.</source>
        <translation>バージョンの各組は一度ずつ対戦し、その対局は残ります。追加の対局は、順位の近いボットを見分けるために使います。順位は、ほかの全員を同じ重みで数えたときに期待できる成績を表します。範囲は、いつ見ても成り立ちます。</translation>
    </message>
    <message>
        <source>%1 is out: %2</source>
        <translation>%1は脱落しました：%2</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1が復帰しました。</translation>
    </message>
    <message>
        <source>%1 plays again: %2</source>
        <translation>%1が復帰しました：%2</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair, all pairs on the same deals, each deal with all seatings.</source>
        <translation>%1、%2席、各組%3局。すべての組が同じ配札を使い、各配札を全席順でプレイします。</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches for each pair.</source>
        <translation>%1、%2席、各組%3局。</translation>
    </message>
    <message>
        <source>All deals come from the seed %1.</source>
        <translation>すべての配札はシード%1で決まります。</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1. The key of season %2 is %3. The hash of each key is the key before it, and the hash of the first one is that SHA-256: %4.</source>
        <translation>各シーズンの配札は、そのシーズンが終わるまで秘密です。コンテストの開始時に確定しており、そのSHA-256は%1です。シーズン%2の鍵は%3です。各鍵のハッシュは1つ前の鍵に、最初の鍵のハッシュは上記のSHA-256になります：%4。</translation>
    </message>
    <message>
        <source>The deals of each season are secret until it ends. They were sealed when the contest began, with the SHA-256 %1.</source>
        <translation>各シーズンの配札は、そのシーズンが終わるまで秘密です。コンテストの開始時に確定しており、そのSHA-256は%1です。</translation>
    </message>
    <message>
        <source>The matches follow from the deals and the log alone. You can add the same bots to a hill with the same deals and rules and compare the results: %1.</source>
        <translation>どの対局をプレイするかは、配札とログだけで決まります。配札とルールが同じヒルに同じボットを追加すれば、結果を比べられます：%1。</translation>
    </message>
    <message>
        <source>Same answers as</source>
        <translation>回答が同じボット</translation>
    </message>
    <message numerus="yes">
        <source>%1, in all %n matches</source>
        <translation>
            <numerusform>%1、全%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rose from place %2 to %3.</source>
        <translation>%1 が %2 位から %3 位に上がりました。</translation>
    </message>
    <message>
        <source>%1 took the lead.</source>
        <translation>%1 が首位に立ちました。</translation>
    </message>
    <message>
        <source>%1 won the season %2.</source>
        <translation>%1 がシーズン %2 を制しました。</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Best place</source>
        <translation>最高順位</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>%1 以降の変更</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>首位</translation>
    </message>
    <message>
        <source>What is new here, for a feed reader: %1.</source>
        <translation>新着情報（フィードリーダー用）: %1。</translation>
    </message>
    <message>
        <source>Final %1</source>
        <translation>決勝 %1</translation>
    </message>
    <message>
        <source>Match %1 of part %2 of final %3</source>
        <translation>決勝%3の第%2部の第%1局</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair. It is not over.</source>
        <translation>%1から、独自の配札で行われています。組ごとに%2局。まだ終わっていません。</translation>
    </message>
    <message>
        <source>Since %1, on its own deals: %2 matches for each pair.</source>
        <translation>%1から、独自の配札で行われました。組ごとに%2局。</translation>
    </message>
    <message>
        <source>Stronger than next</source>
        <translation>次より強い確率</translation>
    </message>
    <message>
        <source>The final %1 began: %2 bots, %3 matches for each pair.</source>
        <translation>決勝%1が始まりました。ボット%2、組ごとに%3局。</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table, all tables of a number on the same deals, each deal with many seatings. Each bot brings %4 tables.</source>
        <translation>%1、%2席、各卓%3局。同じ番号の卓はすべて同じ配札で、どの配札もさまざまな席順で行われます。各ボットが%4卓を持ち寄ります。</translation>
    </message>
    <message>
        <source>%1, %2 seats, %3 matches at each table. Each bot brings %4 tables.</source>
        <translation>%1、%2席、各卓%3局。各ボットが%4卓を持ち寄ります。</translation>
    </message>
    <message>
        <source>Beyond chance</source>
        <translation>偶然を超える</translation>
    </message>
    <message>
        <source>How bots treat each other</source>
        <translation>ボット同士の接し方</translation>
    </message>
    <message>
        <source>The others at a table are drawn at random from all that play. A place shows what a bot can expect at such a table. Extra matches are played where the order of neighbours is unclear. Ranges hold at every look.</source>
        <translation>卓の他のメンバーは、参加中のボットから抽選されます。順位は、そのような卓でボットが期待できる成績を表します。追加の対局は、順位の隣り合うボットの差がわかるところで行われます。範囲はいつ見ても成り立ちます。</translation>
    </message>
    <message>
        <source>What a bot won or paid in a match where another bot sat at its table, beside what it usually does there. What is beyond chance may be help, or a style that suits another.</source>
        <translation>別のボットが同じ卓にいた対局で、ボットが得た、または支払った値を、普段と比べたものです。偶然を超えるものは、助け合いか、相性のよい戦い方かもしれません。</translation>
    </message>
    <message>
        <source>With</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>better</source>
        <translation>良い</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>悪い</translation>
    </message>
</context>
<context>
    <name>StrandedContest</name>
    <message>
        <source>%1. Everything played so far is in memory. Save a copy to keep it.</source>
        <translation>%1。ここまでの対局はすべてメモリにあります。残すにはコピーを保存してください。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Save %1?</source>
        <translation>%1を保存しますか？</translation>
    </message>
    <message>
        <source>Its file is gone. The matches played so far are only in memory.</source>
        <translation>ファイルがなくなりました。ここまでの対局はメモリにしかありません。</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
</context>
<context>
    <name>StrongerWords</name>
    <message>
        <source>more than 99.9 %</source>
        <translation>99.9%超</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Probability that %1 is stronger than %2: %3.</source>
        <translation>%1が%2より強い確率：%3。</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>はっきりしたミスはありませんでした。</translation>
    </message>
    <message>
        <source>The draws made no measurable difference.</source>
        <translation>引いたカードの運による差は測れるほどではありませんでした。</translation>
    </message>
    <message>
        <source>Lucky draws saved %1.</source>
        <translation>引きの良さで%1減りました。</translation>
    </message>
    <message>
        <source>Unlucky draws cost %1.</source>
        <translation>引きの悪さで%1増えました。</translation>
    </message>
    <message>
        <source>The cards made no measurable difference.</source>
        <translation>カードの運による差は測れるほどではありませんでした。</translation>
    </message>
    <message>
        <source>%1 gained %2 from the cards.</source>
        <translation>%1はカードで%2を得ました。</translation>
    </message>
    <message>
        <source>%1 lost %2 to the cards.</source>
        <translation>%1はカードで%2を失いました。</translation>
    </message>
    <message>
        <source>The cards helped %1 most (%2) and hurt %3 most (%4).</source>
        <translation>カードに最も恵まれたのは%1（%2）、最も恵まれなかったのは%3（%4）です。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>No one made a clear mistake.</source>
        <translation>はっきりしたミスは誰にもありませんでした。</translation>
    </message>
    <message>
        <source>%1 made no clear mistake.</source>
        <translation>%1にはっきりしたミスはありませんでした。</translation>
    </message>
    <message>
        <source>The others made no clear mistake.</source>
        <translation>他の人にはっきりしたミスはありませんでした。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what was done</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>a hand, what was done</comment>
        <translation>%1、「%2」</translation>
    </message>
    <message>
        <source>The costliest (%2): %1. Better: “%3”.</source>
        <translation>損失が最も大きい判断（%2）：%1。より良い手は「%3」。</translation>
    </message>
    <message>
        <source>%1 (not significant)</source>
        <translation>%1（有意差なし）</translation>
    </message>
    <message>
        <source>The cards gave you %1.</source>
        <translation>カードの運で%1得をしました。</translation>
    </message>
    <message>
        <source>The cards cost you %1.</source>
        <translation>カードの運で%1損をしました。</translation>
    </message>
    <message>
        <source>Your decisions made no measurable difference.</source>
        <translation>あなたの決定による差は測れるほどではありませんでした。</translation>
    </message>
    <message>
        <source>Your decisions cost you %1.</source>
        <translation>あなたの決定で%1損をしました。</translation>
    </message>
    <message>
        <source>Your decisions saved %1.</source>
        <translation>あなたの決定で%1減らせました。</translation>
    </message>
    <message>
        <source>Your decisions gained you %1.</source>
        <translation>あなたの決定で%1得をしました。</translation>
    </message>
    <message>
        <source>The decisions of %1 made no measurable difference.</source>
        <translation>%1の決定による差は測れるほどではありませんでした。</translation>
    </message>
    <message>
        <source>The decisions of %1 gained you %2.</source>
        <translation>%1の決定で%2得をしました。</translation>
    </message>
    <message>
        <source>The decisions of %1 cost you %2.</source>
        <translation>%1の決定で%2損をしました。</translation>
    </message>
    <message>
        <source>The others’ decisions made no measurable difference.</source>
        <translation>他のプレイヤーの決定による差は測れるほどではありませんでした。</translation>
    </message>
    <message>
        <source>The others’ decisions cost you %1.</source>
        <translation>他のプレイヤーの決定で%1損をしました。</translation>
    </message>
    <message>
        <source>The others’ decisions saved %1.</source>
        <translation>他のプレイヤーの決定で%1減らせました。</translation>
    </message>
    <message>
        <source>The others’ decisions gained you %1.</source>
        <translation>他のプレイヤーの決定で%1得をしました。</translation>
    </message>
    <message>
        <source>%1, not significant</source>
        <translation>%1、有意差なし</translation>
    </message>
    <message numerus="yes">
        <source>You made %Ln mistakes</source>
        <translation>
            <numerusform>あなたのミスは%Ln回です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %Ln mistakes</source>
        <translation>
            <numerusform>%1のミスは%Ln回です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others made mistakes, too</source>
        <translation>
            <numerusform>ほか%Ln人にもミスがありました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who does what</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>end of a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1 %2, place %3 of %4</source>
        <translation>%1 %2点、%4人中%3位</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1 with %2</source>
        <translation>首位：%1（%2点）</translation>
    </message>
    <message>
        <source>We</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>They</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>全員で勝利</translation>
    </message>
    <message>
        <source>A draw, %1 – %2</source>
        <translation>引き分け、%1 – %2</translation>
    </message>
    <message>
        <source>No one won</source>
        <translation>勝者なし</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>%1の勝ち、%2</translation>
    </message>
    <message>
        <source>You and your partner won, %1</source>
        <translation>あなたとパートナーの勝ち、%1</translation>
    </message>
    <message>
        <source>You and your partner lost, %1 – %2</source>
        <translation>あなたとパートナーの負け、%1 – %2</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>あなたは同率で勝ち</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the win</source>
        <translation>
            <numerusform>%n人が同率で勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>You won%1</source>
        <translation>あなたの勝ち%1</translation>
    </message>
    <message>
        <source>%1 won%2</source>
        <translation>%1の勝ち%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>%1 is a bot: &quot;partner, Skilled&quot;</extracomment>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>partner, %1</source>
        <translation>パートナー、%1</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>deal</comment>
        <translation>封印中</translation>
    </message>
</context>
<context>
    <name>ThegameCheer</name>
    <message>
        <source>Ten back!</source>
        <translation>10戻り！</translation>
    </message>
</context>
<context>
    <name>ThegamePage</name>
    <message>
        <source>stay off</source>
        <translation>触らないで</translation>
    </message>
    <message>
        <source>mine soon</source>
        <translation>もうすぐ使う</translation>
    </message>
    <message>
        <source>rather not</source>
        <translation>できれば他へ</translation>
    </message>
    <message>
        <source>no wish</source>
        <translation>希望なし</translation>
    </message>
</context>
<context>
    <name>ThegamePile</name>
    <message>
        <source>Pile %1, rising, at %2</source>
        <translation>列%1（昇順）、%2</translation>
    </message>
    <message>
        <source>Pile %1, falling, at %2</source>
        <translation>列%1（降順）、%2</translation>
    </message>
    <message>
        <source>%1 wishes %2</source>
        <translation>%1の希望：%2</translation>
    </message>
    <message>
        <source>rising</source>
        <translation>昇順</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>降順</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, worth %1</source>
        <translation>、評価%1</translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation>%1は置けません</translation>
    </message>
    <message>
        <source>%1: jump back 10</source>
        <translation>%1：10戻り</translation>
    </message>
    <message>
        <source>%1: back 10!</source>
        <translation>%1：10戻り！</translation>
    </message>
    <message>
        <source>rising, room: %1</source>
        <translation>昇順、余地：%1</translation>
    </message>
    <message>
        <source>falling, room: %1</source>
        <translation>降順、余地：%1</translation>
    </message>
</context>
<context>
    <name>ThegameRidge</name>
    <message>
        <source>Perfect: all 98 cards are played.</source>
        <translation>完全達成：98枚すべて出しました。</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完全達成</translation>
    </message>
    <message>
        <source>All 98 cards. Nothing left in hand, nothing in the stack.</source>
        <translation>98枚すべて。手札にも山札にも残っていません。</translation>
    </message>
</context>
<context>
    <name>ThegameScore</name>
    <message>
        <source>jump back</source>
        <translation>10戻り</translation>
    </message>
    <message>
        <source>Piles, latest on top</source>
        <translation>列（新しい順に上から）</translation>
    </message>
    <message>
        <source>pile %1, rising</source>
        <translation>列%1（昇順）</translation>
    </message>
    <message>
        <source>pile %1, falling</source>
        <translation>列%1（降順）</translation>
    </message>
    <message>
        <source>Cards played, latest first</source>
        <translation>出したカード（新しい順）</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Turn %1: you jumped ten back to %2 on pile %3, the last jump of the match.</source>
        <translation>手番%1：あなたが列%3で%2へ10戻り、この対局最後の戻りです。</translation>
    </message>
    <message>
        <source>Turn %1: %2 jumped ten back to %3 on pile %4, the last jump of the match.</source>
        <translation>手番%1：%2が列%4で%3へ10戻り、この対局最後の戻りです。</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n個の数</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: your %2 on pile %3 left out %4, the widest gap of the match.</source>
        <translation>手番%1：あなたの%2が列%3で%4を飛ばし、この対局最大の間隔です。</translation>
    </message>
    <message>
        <source>Turn %1: %2 put %3 on pile %4 and left out %5, the widest gap of the match.</source>
        <translation>手番%1：%2が%3を列%4に出して%5を飛ばし、この対局最大の間隔です。</translation>
    </message>
</context>
<context>
    <name>ThegameSeat</name>
    <message numerus="yes">
        <source>%n played</source>
        <comment>cards of this turn</comment>
        <translation>
            <numerusform>%n枚出した</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%2枚中%1枚出した</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards played</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>ThegameStack</name>
    <message numerus="yes">
        <source>%n in the stack</source>
        <translation>
            <numerusform>山札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>stack empty</source>
        <translation>山札なし</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the stack</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 of 98 played</source>
        <translation>98枚中%1枚</translation>
    </message>
    <message>
        <source>%1 of 98</source>
        <comment>cards played</comment>
        <translation>98枚中%1枚</translation>
    </message>
    <message>
        <source>only %1 in the stack</source>
        <translation>山札は残り%1枚</translation>
    </message>
    <message>
        <source>%1 of 98 to go</source>
        <translation>98枚中残り%1枚</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>残り%1枚</translation>
    </message>
</context>
<context>
    <name>ThegameTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left.</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <translation>%1を列%2に</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>希望%1</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>対局の負け</translation>
    </message>
    <message>
        <source>jump back %1</source>
        <translation>%1戻り</translation>
    </message>
    <message>
        <source>jumps back %1</source>
        <translation>%1戻り</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1進む</translation>
    </message>
    <message>
        <source>Any wishes for the piles?</source>
        <translation>列への希望はありますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards, then you may end your turn.</source>
        <translation>
            <numerusform>あと%n枚で手番を終えられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play another card or end your turn.</source>
        <translation>もう1枚出すか、手番を終えてください。</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>手札なし</translation>
    </message>
    <message>
        <source>All 98 cards are on the piles: a perfect match.</source>
        <translation>98枚すべて列に並びました。完全達成です。</translation>
    </message>
    <message>
        <source>You still had to play, but none of your cards fitted.</source>
        <translation>まだ出す番でしたが、置けるカードがありませんでした。</translation>
    </message>
    <message>
        <source>%1 still had to play, but no card fitted.</source>
        <translation>%1はまだ出す番でしたが、置けるカードがありませんでした。</translation>
    </message>
    <message>
        <source>You ended your turn too early and gave up.</source>
        <translation>手番を早く終えすぎて、放棄になりました。</translation>
    </message>
    <message>
        <source>%1 ended the turn too early and gave up.</source>
        <translation>%1が手番を早く終えすぎて、放棄になりました。</translation>
    </message>
    <message>
        <source>You had a fault, which loses the match.</source>
        <translation>あなたのエラーで対局は負けです。</translation>
    </message>
    <message>
        <source>%1 had a fault, which loses the match.</source>
        <translation>%1のエラーで対局は負けです。</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>カード%1</translation>
    </message>
    <message>
        <source>stay off pile %1</source>
        <translation>列%1の温存を希望</translation>
    </message>
    <message>
        <source>want others to stay off pile %1</source>
        <translation>列%1の温存を希望</translation>
    </message>
    <message>
        <source>wants others to stay off pile %1</source>
        <translation>列%1の温存を希望</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation>全カードを出し切り</translation>
    </message>
    <message>
        <source>No card fits. %1</source>
        <translation>置けるカードなし。%1</translation>
    </message>
    <message>
        <source>Given up. %1</source>
        <translation>放棄。%1</translation>
    </message>
    <message>
        <source>Lost by a fault. %1</source>
        <translation>エラーで負け。%1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>%1を引く</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>%1を引く</translation>
    </message>
    <message>
        <source>play %1 on pile %2</source>
        <translation>%1を列%2に出す</translation>
    </message>
    <message>
        <source>plays %1 on pile %2</source>
        <translation>%1を列%2に出す</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>had a fault</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>%1 jumps ten back to %2</source>
        <translation>%1が%2へ10戻り</translation>
    </message>
    <message>
        <source>The stack is empty</source>
        <translation>山札がなくなりました</translation>
    </message>
    <message>
        <source>The stack is running out</source>
        <translation>山札が残りわずかです</translation>
    </message>
    <message>
        <source>Your next card would move a pile by %1 or more.</source>
        <translation>次の札は列を%1以上進めます。</translation>
    </message>
    <message>
        <source>It sets the pile ten back.</source>
        <translation>列を10戻します。</translation>
    </message>
    <message>
        <source>Then your %1 can set the pile ten back.</source>
        <translation>次に%1で列を10戻せます。</translation>
    </message>
    <message>
        <source>It’s the smallest step you have.</source>
        <translation>いちばん小さい差です。</translation>
    </message>
</context>
<context>
    <name>ThegameTray</name>
    <message>
        <source>Where do you want to put the %1? Click a pile or press 1 to 4.</source>
        <translation>%1をどこに？列をクリックするか1～4を押してください。</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>refill your hand</source>
        <translation>手札を補充</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>山札がありません</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>放棄…</translation>
    </message>
    <message>
        <source>one more card to play</source>
        <translation>あと1枚必要</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards to play</source>
        <translation>
            <numerusform>あと%n枚必要</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>your turn continues</source>
        <translation>手番を続けます</translation>
    </message>
    <message>
        <source>Give up now</source>
        <translation>今すぐ放棄</translation>
    </message>
    <message>
        <source>everyone loses the match</source>
        <translation>全員の負けになります</translation>
    </message>
    <message>
        <source>Wishes: 1 %1, 3 %2, 5 %3</source>
        <translation>希望：1 %1、3 %2、5 %3</translation>
    </message>
    <message>
        <source>Numbers over a card: how far it moves piles 1 to 4.</source>
        <translation>札の上の数字：列1～4が進む数。</translation>
    </message>
</context>
<context>
    <name>ThegameWish</name>
    <message>
        <source>Your wish for pile %1: %2</source>
        <translation>列%1への希望：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a wish and what it says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: after the next card</source>
        <comment>a wish</comment>
        <translation>%1：次のカードの後</translation>
    </message>
    <message>
        <source>0: no wish, 3: mine soon, 5: stay off</source>
        <translation>0：希望なし、3：もうすぐ使う、5：触らないで</translation>
    </message>
</context>
<context>
    <name>TournamentCost</name>
    <message>
        <source>about %1 matches</source>
        <translation>約%1局</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>最大%1局</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1局</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1局</translation>
    </message>
    <message numerus="yes">
        <source>%n sets, %1</source>
        <translation>
            <numerusform>%nセット、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%nラウンド、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, %1</source>
        <translation>
            <numerusform>%n組、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>With so few matches the intervals stay wider than that, so all matches will be played.</source>
        <translation>この対局数では区間がそこまで狭まらないため、全局をプレイします。</translation>
    </message>
    <message>
        <source>The last deal is not played from all seats, because %1 is not a multiple of %2.</source>
        <translation>最後の配札は全席からはプレイされません。%1は%2の倍数ではないためです。</translation>
    </message>
    <message>
        <source>%1 remembers earlier matches. Its matches against the same opponents run one after another on one thread, so more threads don’t make them faster.</source>
        <translation>%1は以前の対局を記憶します。同じ相手との対局は1スレッドで順に行うため、スレッドを増やしても速くなりません。</translation>
    </message>
    <message>
        <source>File size: %1.</source>
        <translation>ファイルサイズ：%1。</translation>
    </message>
    <message>
        <source>This takes more than a day. You can stop and resume at any time.</source>
        <translation>1日以上かかります。いつでも停止して再開できます。</translation>
    </message>
</context>
<context>
    <name>TournamentFiles</name>
    <message>
        <source>%1 (%2)</source>
        <comment>the name of a tournament, its file</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>TournamentNotes</name>
    <message>
        <source>Order: round reached. ± is the 95 % interval.</source>
        <translation>並び順：到達ラウンド。±は95%区間。</translation>
    </message>
    <message>
        <source>Order: fixtures won, then opponents’ score. ± is the 95 % interval.</source>
        <translation>並び順：対戦の勝ち数、次に相手の成績。±は95%区間。</translation>
    </message>
    <message>
        <source>Contest order: matches won. ± is the 95 % interval.</source>
        <translation>コンテストの順：勝ち数。±は95%区間。</translation>
    </message>
    <message>
        <source>Contest order: matches won, then %1. ± is the 95 % interval.</source>
        <translation>コンテストの順：勝ち数、次に%1。±は95%区間。</translation>
    </message>
    <message>
        <source>Contest order: points. ± is the 95 % interval.</source>
        <translation>コンテストの順：点。±は95%区間。</translation>
    </message>
    <message>
        <source>Contest order: %1. ± is the 95 % interval.</source>
        <translation>コンテストの順：%1。±は95%区間。</translation>
    </message>
    <message>
        <source>Contest order: matches won, including shared wins. ± is the 95 % interval.</source>
        <translation>コンテストの順：勝ち数（同率を含む）。±は95%区間。</translation>
    </message>
    <message>
        <source>Contest order: mean points. ± is the 95 % interval.</source>
        <translation>コンテストの順：平均点。±は95%区間。</translation>
    </message>
    <message>
        <source>SPRT of Elo %1 against %2: LLR %3 between %4 and %5</source>
        <translation>SPRT、Elo %1対%2：LLR %3（%4～%5）</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at least Elo %3.</source>
        <translation>%1。採択：%2はElo %3以上強い。</translation>
    </message>
    <message>
        <source>%1. Accepted: %2 is stronger by at most Elo %3.</source>
        <translation>%1。採択：%2の差はElo %3以下。</translation>
    </message>
    <message>
        <source>%1. Not decided yet.</source>
        <translation>%1。まだ決着していません。</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>A circle: %1. The unbeatable mix: %2.</source>
        <translation>循環：%1。負けない配合：%2。</translation>
    </message>
    <message>
        <source>Duplicate deals saved %1 matches.</source>
        <translation>同一配札で%1局節約。</translation>
    </message>
    <message>
        <source>Both are equally likely to be stronger.</source>
        <translation>どちらが強い確率も同じです。</translation>
    </message>
</context>
<context>
    <name>TournamentTemplates</name>
    <message>
        <source>Last settings</source>
        <translation>前回の設定</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>手早く</translation>
    </message>
    <message>
        <source>Contest settings</source>
        <translation>コンテストの設定</translation>
    </message>
    <message>
        <source>Contest cup</source>
        <translation>コンテストのカップ戦</translation>
    </message>
    <message>
        <source>Is mine better? (SPRT)</source>
        <translation>自作は強い？（SPRT）</translation>
    </message>
    <message>
        <source>The settings of the last tournament of this game</source>
        <translation>このゲームの前回の大会の設定</translation>
    </message>
    <message>
        <source>A few hundred matches on duplicate deals: takes seconds, gives a first ranking</source>
        <translation>同一配札で数百局。数秒で最初の順位が出ます</translation>
    </message>
    <message>
        <source>Format, matches and rules of the contest this game comes from</source>
        <translation>このゲームの元になったコンテストの形式、対局数、ルール</translation>
    </message>
    <message>
        <source>A ladder that decides every place. Each pairing is best of seven sets</source>
        <translation>全順位を決める勝ち抜き。各組は7セット制です</translation>
    </message>
    <message>
        <source>A sequential test of the first two selected bots. It stops as soon as the result is clear</source>
        <translation>選択した最初の2体の逐次検定。結果がわかり次第終わります</translation>
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
        <translation>%1/%2局</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1局</translation>
    </message>
    <message>
        <source>%1, %2 played, waiting for an earlier match</source>
        <translation>%1、%2局は前の対局待ち</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>opening the file…</source>
        <translation>ファイルを開いています…</translation>
    </message>
    <message>
        <source>stopped by its stop rule after %1</source>
        <translation>終了条件により%1で停止</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>%1で終了</translation>
    </message>
    <message>
        <source>stopped after %1</source>
        <translation>%1で停止</translation>
    </message>
    <message numerus="yes">
        <source>finishing %n running matches</source>
        <translation>
            <numerusform>進行中の%n局を終えています</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>停止処理中…</translation>
    </message>
    <message>
        <source>a bot is solving these rules: %1 %</source>
        <translation>ボットがルールを解いています：%1%</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>just begun</source>
        <translation>開始直後</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>残り約%1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>not saved, lost when the window closes</source>
        <translation>未保存、ウィンドウを閉じると消えます</translation>
    </message>
    <message>
        <source>saved, safe to close</source>
        <translation>保存済み、閉じても大丈夫です</translation>
    </message>
    <message>
        <source>saved %1 ago, safe to close</source>
        <translation>%1前に保存、閉じても大丈夫です</translation>
    </message>
    <message>
        <source>%1. Everything saved before is kept, and nothing else has changed.</source>
        <translation>%1。以前に保存した分は残っています。ほかは何も変わっていません。</translation>
    </message>
    <message>
        <source>The results can’t be saved: %1.</source>
        <translation>結果を保存できません：%1。</translation>
    </message>
    <message>
        <source>Opening the file…</source>
        <translation>ファイルを開いています…</translation>
    </message>
    <message>
        <source>SHA-256 of the sealed seed: %1</source>
        <translation>封印されたシードのSHA-256：%1</translation>
    </message>
    <message>
        <source>A slow match is still running. Later matches are shown, but the stop rule does not count them yet.</source>
        <translation>遅い対局がまだ続いています。後の対局は表示されますが、終了条件にはまだ数えません。</translation>
    </message>
    <message>
        <source>on</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>%1 matches per second on</source>
        <translation>毎秒%1局、</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>%1で停止</translation>
    </message>
    <message>
        <source>%1, stopping</source>
        <translation>%1、停止処理中</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>%1で一時停止</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1、残り%2</translation>
    </message>
    <message numerus="yes">
        <source>%n bots</source>
        <translation>
            <numerusform>%n体</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 matches per set</source>
        <translation>%1、各セット%2局</translation>
    </message>
    <message>
        <source>%1, %2 matches per pair</source>
        <translation>%1、各組%2局</translation>
    </message>
    <message>
        <source>%1, %2 matches</source>
        <translation>%1、%2局</translation>
    </message>
    <message>
        <source>%1, duplicate deals</source>
        <translation>%1、同一配札</translation>
    </message>
    <message>
        <source>%1, bots of one language together</source>
        <translation>%1、同じ言語のボットは一緒に実行</translation>
    </message>
    <message>
        <source>%1, sealed seed</source>
        <translation>%1、封印されたシード</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>シード：%1</translation>
    </message>
    <message>
        <source>%1 has ended</source>
        <translation>%1は終了しました</translation>
    </message>
    <message>
        <source>%1 has stopped</source>
        <translation>%1は停止しました</translation>
    </message>
    <message>
        <source>%1 is first after %2 matches.</source>
        <translation>%2局で%1が首位です。</translation>
    </message>
</context>
<context>
    <name>WinMarks</name>
    <message>
        <source>%1 of %2 hands</source>
        <translation>%1/%2ハンド</translation>
    </message>
    <message>
        <source>%1 of %2 hands won</source>
        <translation>%2ハンド中%1ハンド獲得</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
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
        <translation>%1点中%2点を配りました。</translation>
    </message>
    <message>
        <source>%1 gets %2. %3</source>
        <translation>%1に%2点。%3</translation>
    </message>
</context>
<context>
    <name>ZipdeckRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>ラウンド%1/%2</translation>
    </message>
    <message>
        <source>Click or press a key to continue</source>
        <translation>クリックかキーで次へ</translation>
    </message>
</context>
<context>
    <name>ZipdeckScore</name>
    <message>
        <source>Points, fewest first</source>
        <translation>点（少ない順）</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>wrong calls</source>
        <translation>誤コール</translation>
    </message>
    <message>
        <source>Calls, latest first</source>
        <translation>コール（新しい順）</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1、+%2</translation>
    </message>
    <message>
        <source>silent, +%1</source>
        <translation>沈黙、+%1</translation>
    </message>
</context>
<context>
    <name>ZipdeckSeat</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>, gets %1 from you</source>
        <translation>、あなたから%1点</translation>
    </message>
    <message>
        <source>▼ fewest</source>
        <translation>▼最少</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>▲ highest</source>
        <translation>▲最高</translation>
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
        <translation>このカードには配る点がありません</translation>
    </message>
    <message numerus="yes">
        <source>A correct call gives away %n point(s)</source>
        <translation>
            <numerusform>コールが正解なら%n点を配ります</numerusform>
        </translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>あなた%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You pay what you don’t give away: %1.</source>
        <translation>配らない点は自分で払います：%1。</translation>
    </message>
    <message>
        <source>Click a player to give everything. Use + and − for single points.</source>
        <translation>プレイヤーをクリックすると全部渡します。+と−で1点ずつ増減できます。</translation>
    </message>
    <message>
        <source>All to the leader</source>
        <translation>すべて首位へ</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>均等に</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>ZipdeckSpeech</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck!</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>沈黙</translation>
    </message>
</context>
<context>
    <name>ZipdeckStepper</name>
    <message>
        <source>%1: one point less</source>
        <translation>%1：1点減らす</translation>
    </message>
    <message>
        <source>%1: one point more</source>
        <translation>%1：1点増やす</translation>
    </message>
</context>
<context>
    <name>ZipdeckTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZipdeckTexts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>コール</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>黙る</translation>
    </message>
    <message>
        <source>costs nothing unless your card is the highest</source>
        <translation>自分のカードが最高でなければ無料</translation>
    </message>
    <message>
        <source>if right: gives away %1</source>
        <translation>正解なら%1を配る</translation>
    </message>
    <message>
        <source>if right: you pay all of it</source>
        <translation>正解なら全額自分で払う</translation>
    </message>
    <message>
        <source>You have %1, worth %2. Call or say nothing.</source>
        <translation>手札は%1（%2）。コールするか黙ってください。</translation>
    </message>
    <message>
        <source>You have %1, worth nothing. Call or say nothing.</source>
        <translation>手札は%1（0点）。コールするか黙ってください。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 to you</source>
        <translation>あなたに%1点</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%2に%1点</translation>
    </message>
    <message>
        <source>Call, keep all points</source>
        <translation>コール、誰にも配らない</translation>
    </message>
    <message>
        <source>Call: %1</source>
        <translation>コール：%1</translation>
    </message>
    <message>
        <source>Your %1 was the highest and you said nothing: %2.</source>
        <translation>あなたの%1が最高でしたが、黙っていました：%2。</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and pay %2 yourself.</source>
        <translation>最高のカード%1でコールし、%2を自分で払います。</translation>
    </message>
    <message>
        <source>You called with the highest card, %1, and give %2.</source>
        <translation>最高のカード%1でコールし、%2。</translation>
    </message>
    <message>
        <source>%1 had the highest card, %2, and said nothing: %3.</source>
        <translation>%1が最高のカード%2を持ち、黙っていました：%3。</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and pays %3.</source>
        <translation>%1が最高のカード%2でコールし、%3を払います。</translation>
    </message>
    <message>
        <source>%1 called with the highest card, %2, and gives %3.</source>
        <translation>%1が最高のカード%2でコールし、%3。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lowest score after %n round(s): %2.</source>
        <translation>
            <numerusform>%nラウンド後、%1が最少点で同率：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest score after %n round(s): %1. The next has %2.</source>
        <translation>
            <numerusform>%nラウンド後の最少点：%1。次点は%2です。</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>カード%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>Your card is the highest</source>
        <translation>あなたのカードが最高</translation>
    </message>
    <message>
        <source>%1 has the highest card</source>
        <translation>最高のカードは%1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>call “Zip Deck!”</source>
        <translation>「Zip Deck!」とコール</translation>
    </message>
    <message>
        <source>calls “Zip Deck!”</source>
        <translation>「Zip Deck!」とコール</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>%1を受け取る</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>%1を受け取る</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>now have %1</source>
        <translation>計%1</translation>
    </message>
    <message>
        <source>now has %1</source>
        <translation>計%1</translation>
    </message>
    <message>
        <source>had a fault, which counts as saying nothing</source>
        <translation>エラー、沈黙扱い</translation>
    </message>
    <message>
        <source>%1 called with the highest card</source>
        <translation>%1が最高のカードでコール</translation>
    </message>
    <message>
        <source>%1 called, and the card was not the highest</source>
        <translation>%1がコール、カードは最高でなかった</translation>
    </message>
    <message>
        <source>Everyone answers on the count of three.</source>
        <translation>「いち、に、さん」で全員が答えます。</translation>
    </message>
    <message>
        <source>Your %1 can’t be the highest: you say nothing</source>
        <translation>%1は最高にはなれないので、黙ります</translation>
    </message>
    <message>
        <source>%1 had the highest card and said nothing</source>
        <translation>%1が最高のカードを持ち、黙っていた</translation>
    </message>
</context>
<context>
    <name>ZipdeckTray</name>
    <message>
        <source>A wrong call costs you %1.</source>
        <translation>コールが外れると%1点です。</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>ラウンド%1/%2</translation>
    </message>
    <message>
        <source>Cards 0 to %1</source>
        <translation>カード0～%1</translation>
    </message>
    <message>
        <source>Zip Deck!</source>
        <translation>Zip Deck!</translation>
    </message>
    <message>
        <source>if right: costs nothing</source>
        <translation>正解なら無料</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay %2</source>
        <translation>正解なら%1配り、%2払う</translation>
    </message>
    <message>
        <source>if right: gives %1, you pay nothing</source>
        <translation>正解なら%1配り、払いなし</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>黙る</translation>
    </message>
    <message>
        <source>costs %1 if %2 is the highest</source>
        <translation>%2が最高なら%1点かかる</translation>
    </message>
    <message>
        <source>%1 is the highest with a probability of %2 %.</source>
        <translation>%1が最高の確率は%2%です。</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, fewest</source>
        <translation>%1、最少</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1、%2位</translation>
    </message>
    <message>
        <source>called, gave %1</source>
        <translation>コール、%1配った</translation>
    </message>
    <message>
        <source>called, paid %1</source>
        <translation>コール、%1払った</translation>
    </message>
    <message>
        <source>silent, paid %1</source>
        <translation>沈黙、%1払った</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>沈黙</translation>
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
        <translation>前回%1、%2</translation>
    </message>
    <message>
        <source>gave %1</source>
        <translation>%1配った</translation>
    </message>
    <message>
        <source>called</source>
        <translation>コール</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%2に%1点</translation>
    </message>
    <message>
        <source>%1 Give %2.</source>
        <translation>%1 配分は%2。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>This round: %1, %2.</source>
        <translation>今回：%1、%2。</translation>
    </message>
    <message>
        <source>Last round: %1, %2.</source>
        <translation>前回：%1、%2。</translation>
    </message>
</context>
<context>
    <name>advanced-pazaak</name>
    <message>
        <source>rule deck_size is {}, but with same {} and pool {} it must be from 1 to {}</source>
        <translation>ルールdeck_sizeが{}です。same {}、pool {}では1～{}です</translation>
    </message>
    <message>
        <source>rule hand_size is {}, but with deck_size {} it must be from 0 to {}</source>
        <translation>ルールhand_sizeが{}です。deck_size {}では0～{}です</translation>
    </message>
    <message>
        <source>a side card must follow a house card, and each turn may have only one</source>
        <translation>サイドカードはハウスカードのあとに、1 回の番に 1 枚です</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>カードが多すぎます</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>カードは{}枚ですが、{}枚でなければなりません</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>ハウスカード{}が卓に{}枚ありますが、全部で{}枚です</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>サイドカードがルールの{}枚を超えています</translation>
    </message>
    <message>
        <source>no set is over yet</source>
        <translation>終わったセットはまだありません</translation>
    </message>
    <message>
        <source>these rules have no stakes</source>
        <translation>このルールでは賭け点を決めません</translation>
    </message>
    <message>
        <source>seat 0 must begin by these rules</source>
        <translation>このルールでは席 0 が先手です</translation>
    </message>
    <message>
        <source>the set is over with these cards, so no one has to act</source>
        <translation>この札でセットは終わっているので、誰の番でもありません</translation>
    </message>
    <message>
        <source>{} is not a card; write for example 7, -2 or +-3=+3</source>
        <translation>{} は 7、-2、+-3=+3 のような札ではありません</translation>
    </message>
    <message>
        <source>{} is not a side card</source>
        <translation>{} はサイドカードではありません</translation>
    </message>
    <message>
        <source>{} appears {} times, but the rules allow only {}</source>
        <translation>{} が {} 枚ありますが、ルールでは {} 枚までです</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn with {} cards of seat 1 and {} of seat 2</source>
        <translation>席 {} の番ではありえません。席 1 の札は {} 枚、席 2 は {} 枚です</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Hilltop cannot find similar positions of {}</source>
        <translation>{}には、似た局面の定義がありません</translation>
    </message>
    <message>
        <source>the match has no decision {}; its last one is {}</source>
        <translation>対局に判断{}はありません。最後の判断は{}です</translation>
    </message>
    <message>
        <source>analysis.decisions[{}].{}: the numbers do not add up</source>
        <translation>analysis.decisions[{}].{}: 計算が合いません</translation>
    </message>
    <message>
        <source>analysis.decisions[{}]: the match has another answer here</source>
        <translation>analysis.decisions[{}]: 実際のプレイと違います</translation>
    </message>
    <message>
        <source>analysis.positions[{}].{}: the numbers do not add up</source>
        <translation>analysis.positions[{}].{}: 計算が合いません</translation>
    </message>
    <message>
        <source>analysis.seats[{}].result: the numbers do not add up</source>
        <translation>analysis.seats[{}].result: 計算が合いません</translation>
    </message>
    <message>
        <source>analysis.seats[{}].{}: the numbers do not add up</source>
        <translation>analysis.seats[{}].{}: 計算が合いません</translation>
    </message>
    <message>
        <source>analysis: this analysis belongs to another match</source>
        <translation>analysis: 別の対局のものです</translation>
    </message>
    <message>
        <source>this must be a list of three numbers</source>
        <translation>3つの数が必要です</translation>
    </message>
    <message>
        <source>this analysis was made by a newer version of Hilltop</source>
        <translation>新しいバージョンのHilltopで作られています</translation>
    </message>
    <message>
        <source>{} and {} have different lengths</source>
        <translation>{}と{}の長さが違います</translation>
    </message>
    <message>
        <source>matches of {} cannot be analysed yet</source>
        <translation>{}の対局はまだ解析できません</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>{} is a folder, not a tournament file</source>
        <translation>{}: 大会ファイルではなくフォルダーです</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>引数リストが長すぎます</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>不正なファイル記述子</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>接続が切れました</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>接続がタイムアウトしました</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>デバイスまたはリソースが使用中</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>フォルダーが空ではありません</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>ディスク割り当て量を超えました</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>実行可能な形式ではありません</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルがすでにあります</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>機能がありません</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>ホストが停止しています</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入出力エラー</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>引数が無効です</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>別のデバイスへのリンクです</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation>ロックが利用できません</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>デバイスに空き領域がありません</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>デバイスまたはアドレスがありません</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>デバイスがありません</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルまたはフォルダーがありません</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>許可されていない操作です</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>対応していない操作です</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>アクセス権がありません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用ファイルシステムです</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>一時的に利用できません</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>ファイルハンドルが古くなっています</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>プログラムが実行中です</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>シンボリックリンクが多段すぎます</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>リンクが多すぎます</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>システム全体で開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>接続されていません</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>途中で切れています</translation>
    </message>
    <message>
        <source>line {}: this is not JSON, see character {}</source>
        <translation>{}行目: JSONではありません（{}文字目）</translation>
    </message>
    <message>
        <source>this is not JSON, see character {}</source>
        <translation>JSONではありません（{}文字目）</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>括弧の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>システムは理由を示していません</translation>
    </message>
    <message>
        <source>it contains a number that is too large</source>
        <translation>大きすぎる数があります</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be locked ({})</source>
        <translation>{}: ロックできません（{}）</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{}: 開けません（{}）</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{}: 読めません（{}）</translation>
    </message>
    <message>
        <source>{} cannot be removed ({})</source>
        <translation>{}: 削除できません（{}）</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{}: 書き込めません（{}）</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{}: ファイルではなくフォルダーです</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{}: 通常のファイルではありません</translation>
    </message>
    <message>
        <source>{} is too large for the memory of this computer</source>
        <translation>{}: このコンピューターのメモリには大きすぎます</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: フォルダーを作成できません（{}）</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>この項目がありません</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>true か false でなければなりません</translation>
    </message>
    <message>
        <source>this must be a list of {}</source>
        <translation>{}個の値のリストではありません</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>リストでなければなりません</translation>
    </message>
    <message>
        <source>this must be a number</source>
        <translation>数値でなければなりません</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>整数でなければなりません</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>JSONオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>引用符で囲んだ文字列でなければなりません</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>この数は大きすぎます</translation>
    </message>
    <message>
        <source>the value is {}, but it must be a whole number from 0 to 2^64-1</source>
        <translation>{}です。0～2^64-1の整数にしてください</translation>
    </message>
    <message>
        <source>the value is {}, but it must be from {} to {}</source>
        <translation>値は{}ですが、{}から{}まででなければなりません</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>it ended unexpectedly ({})</source>
        <translation>予期せず終了しました（{}）</translation>
    </message>
    <message>
        <source>the path {} could lead out of its folder</source>
        <translation>パス{}はフォルダーの外に出るおそれがあります</translation>
    </message>
    <message>
        <source>the system cannot start more threads; close other programs</source>
        <translation>システムがこれ以上スレッドを開始できません。ほかのプログラムを閉じてください</translation>
    </message>
    <message>
        <source>there is not enough memory to continue</source>
        <translation>メモリが足りず、続けられません</translation>
    </message>
    <message>
        <source>{} is a hard link to another file; replace it with a copy</source>
        <translation>{}: 別の場所に別名があります（ハードリンク）。コピーに置き換えてください</translation>
    </message>
    <message>
        <source>{} has more than {} bytes</source>
        <translation>{}: {}バイトを超えています</translation>
    </message>
    <message>
        <source>{} has more than {} files, too many for a bot</source>
        <translation>{}: ファイルが{}個を超えており、ボットには多すぎます</translation>
    </message>
    <message>
        <source>{} has more than {} folders one inside the other, too many for a bot</source>
        <translation>{}: フォルダーの入れ子が{}段を超えています。ボットには不要な深さです</translation>
    </message>
    <message>
        <source>{} is a link that leads out of its folder; replace it with the file</source>
        <translation>{}: フォルダーの外を指すリンクです。ファイルに置き換えてください</translation>
    </message>
    <message>
        <source>{} is a link; replace it with the file</source>
        <translation>{}: リンクです。ファイルそのものに置き換えてください</translation>
    </message>
    <message>
        <source>{} is neither a regular file nor a folder</source>
        <translation>{}: 通常のファイルでもフォルダーでもありません</translation>
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
        <translation>{}: ファイルがありません</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>このプログラムは{}なしでビルドされています</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: {}行{}列: {}</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{}: 起動しません（{}）</translation>
    </message>
    <message>
        <source>record {}: {}</source>
        <translation>記録{}: {}</translation>
    </message>
    <message>
        <source>{}: all seats play together, so bots can only be compared by their answers</source>
        <translation>{}: 全員で協力するゲームなので、2つのボットは回答だけで比べます</translation>
    </message>
    <message>
        <source>record {} is a match of {}, not of {}</source>
        <translation>記録{}: {}の対局です。{}ではありません</translation>
    </message>
    <message>
        <source>{} begins with _ and is therefore left out; name it as {} to let it play</source>
        <translation>{}は_で始まるため参加者になりません。{}と指定すればプレイできます</translation>
    </message>
    <message>
        <source>{} is the base of {} and is therefore left out; name it as {} to let it play</source>
        <translation>{}は{}の継承元なので参加者になりません。{}と指定すればプレイできます</translation>
    </message>
    <message>
        <source>{} has no method {}</source>
        <translation>{} にはメソッド {} がありません</translation>
    </message>
    <message>
        <source>{} is abstract, so it is not a bot</source>
        <translation>{}は抽象クラスなので、ボットではありません</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: この名前はUTF-8ではありません。ファイル名を変えてください</translation>
    </message>
    <message>
        <source>{} is a program of the Hilltop protocol; name it as {}</source>
        <translation>{}: Hilltopプロトコルのプログラムです。参加する指定は{}です</translation>
    </message>
    <message>
        <source>{} is a bot of {}, not of {}</source>
        <translation>{}: {}のボットです。{}ではありません</translation>
    </message>
    <message>
        <source>{} has no kind of bots of its own to look for in a folder; name each of your bots</source>
        <translation>{}のコンテストに独自の種類のボットはありません。自分のボットを1つずつ指定してください</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{}: 読めません（{}）</translation>
    </message>
    <message>
        <source>{} contains no bot of {}</source>
        <translation>{}: {}のボットがありません</translation>
    </message>
    <message>
        <source>{} (left out: {})</source>
        <translation>{}（除外: {}）</translation>
    </message>
    <message>
        <source>{} contains {} bots; name one of them, for example {}</source>
        <translation>{}: ボットが{}体あります。どれか1体を指定してください（例: {}）</translation>
    </message>
    <message>
        <source>{} contains no {}</source>
        <translation>{}: {}は含まれていません</translation>
    </message>
    <message>
        <source>there is no decision {}; the record has {}</source>
        <translation>判断{}はありません。記録の判断は{}個です</translation>
    </message>
    <message>
        <source>decision {} was made by a person</source>
        <translation>判断{}は人によるものです</translation>
    </message>
    <message>
        <source>the random numbers of its bots come from the sealed seed of the tournament, so no answer can be reproduced before the tournament ends</source>
        <translation>ボットの乱数は大会の封印されたシードから作られるため、終わるまで回答を求め直すことはできません</translation>
    </message>
    <message>
        <source>{}: {}: {}</source>
        <translation>{}: {}: {}</translation>
    </message>
    <message>
        <source>the bot was not asked for decision {}: it had stopped before</source>
        <translation>判断{}は質問されていません: ボットがその前に終わっていました</translation>
    </message>
    <message>
        <source>{}: {} already at decision {}: {}</source>
        <translation>{}: {}、早くも判断{}で: {}</translation>
    </message>
    <message>
        <source>it has {}, but no {}</source>
        <translation>{} はありますが、{} がありません</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} には {} がありません</translation>
    </message>
    <message>
        <source>{} contains {} bots; each needs a name without spaces</source>
        <translation>{}: ボットが{}体あります。それぞれに空白のない名前が必要です</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{}: 空です</translation>
    </message>
    <message>
        <source>{} is C or C++ source code; compile it and add the program</source>
        <translation>{}: CまたはC++のソースコードです。コンパイルして、できたプログラムを追加してください</translation>
    </message>
    <message>
        <source>{}: the first line must name the program that runs it, such as #!/usr/bin/env {}</source>
        <translation>{}: 1行目に、実行するプログラムの指定がありません（例: #!/usr/bin/env {}）</translation>
    </message>
    <message>
        <source>{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that extends Player, nor an executable program</source>
        <translation>{} はボットではありません。メソッド {} を持つ JavaScript でも、Player を継承するクラスを持つ Python や Java でも、実行可能なプログラムでもありません</translation>
    </message>
    <message>
        <source>{} is neither text nor a program for this computer</source>
        <translation>{}: テキストでも、このコンピューター用のプログラムでもありません</translation>
    </message>
    <message>
        <source>{}: a folder is a bot if it contains Java files, and this one contains none</source>
        <translation>{}: フォルダーはJavaファイルがあればボットですが、ここにはありません</translation>
    </message>
    <message>
        <source>{}: this name cannot be used for a bot; rename the file</source>
        <translation>{}: この名前はボットに使えません。名前を変えてください</translation>
    </message>
    <message>
        <source>there is no template of a bot of {}</source>
        <translation>{}にはひな形がありません</translation>
    </message>
    <message>
        <source>there is no template of a bot of {} in {}, only in {}</source>
        <translation>{}には{}のひな形がありません。あるのは{}だけです</translation>
    </message>
    <message>
        <source>{}: a Java file must have the name of its class, such as MyBot.java</source>
        <translation>{}: Javaのファイル名はクラス名と同じにしてください（例: MyBot.java）</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: すでにあります。別の名前にしてください</translation>
    </message>
    <message>
        <source>{}: no class in it has a main method</source>
        <translation>{}: mainメソッドのあるクラスがありません</translation>
    </message>
    <message>
        <source>{} uses the Hilltop protocol, but there is no {}.class beside it; compile it with javac</source>
        <translation>{}: Hilltopプロトコルですが、隣に{}.classがありません。javacで作れます</translation>
    </message>
    <message>
        <source>{} is Java, but no class in it extends any of {}</source>
        <translation>{} は Java ですが、次のいずれかを継承するクラスがありません: {}</translation>
    </message>
    <message>
        <source>{} is in no package; it must be in one of {}</source>
        <translation>{} はどのパッケージにも入っていません。次のいずれかに入れてください: {}</translation>
    </message>
    <message>
        <source>{} is in the package {}; it must be in one of {}</source>
        <translation>{} はパッケージ {} に入っています。次のいずれかに入れてください: {}</translation>
    </message>
    <message>
        <source>{} must be public</source>
        <translation>{}をpublicにしてください</translation>
    </message>
    <message>
        <source>{} is an archive of sources. Unpack it to use its bots</source>
        <translation>{}: ソースのアーカイブです。展開すれば、中のボットはそれぞれプレイできます</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({})</source>
        <translation>{}件の回答はどれも有効ではありませんでした（{}）</translation>
    </message>
    <message>
        <source>none of its {} answers was valid ({}): {}</source>
        <translation>{}件の回答はどれも有効ではありませんでした（{}）: {}</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot ({}){}</source>
        <translation>どの対局でもエラーがあり、1回目で失格になります（{}）{}</translation>
    </message>
    <message>
        <source>{} of {} answers were faults ({})</source>
        <translation>エラー{}件、全回答{}件（{}）</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>{}秒以内に終わった対局がありません</translation>
    </message>
    <message>
        <source>it needs {} ms per answer, so its {} matches in the contest will take about {} minutes</source>
        <translation>1回の回答に{} msかかるため、コンテストの{}局には約{}分かかります</translation>
    </message>
    <message>
        <source>the bots could not be tested, for a reason outside the bots: {}</source>
        <translation>ボットをチェックできませんでした。ボットのせいではありません: {}</translation>
    </message>
    <message>
        <source>this number is larger than &quot;{}&quot;</source>
        <translation>「{}」を超えています</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a report on a bot</source>
        <translation>「{}」はボットのレポートではありません</translation>
    </message>
    <message>
        <source>the format is {}, but this program reads {}</source>
        <translation>{}です。このプログラムが読めるのは{}です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is built in; only your own bots can be checked</source>
        <translation>「{}」は内蔵です。チェックできるのは自分のボットだけです</translation>
    </message>
    <message>
        <source>{} is not a number of matches</source>
        <translation>{}は対局数ではありません</translation>
    </message>
    <message>
        <source>{} has {} bytes, too large for a bot’s source</source>
        <translation>{}: {}バイトあり、ボットのソースには大きすぎます</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>there is no match of this game to ask about</source>
        <translation>質問に使えるこのゲームの対局がありません</translation>
    </message>
</context>
<context>
    <name>contests</name>
    <message>
        <source>A hill of this name already exists. Choose another name.</source>
        <translation>同じ名前のヒルがすでにあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>A tournament of this name already exists. Choose another name.</source>
        <translation>同じ名前の大会がすでにあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>{}: this file cannot be deleted: {}</source>
        <translation>{}: このファイルを削除できません: {}</translation>
    </message>
    <message>
        <source>{}: this file cannot be renamed</source>
        <translation>{}: このファイルの名前を変更できません</translation>
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
        <translation>{}。解析は代わりに{}に保存します</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be one of {}</source>
        <translation>ルール{}が「{}」です。次のどれかにしてください: {}</translation>
    </message>
    <message>
        <source>rule {} is &quot;{}&quot;, but it must be a whole number from {} to {}</source>
        <translation>ルール{}が「{}」です。{}～{}の整数にしてください</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; this game has no rules to set</source>
        <translation>ルール「{}」はありません。このゲームに設定できるルールはありません</translation>
    </message>
    <message>
        <source>there is no rule &quot;{}&quot;; the rules are {}</source>
        <translation>ルール「{}」はありません。あるのは{}です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a rule; write KEY=VALUE</source>
        <translation>「{}」はルールではありません。KEY=VALUEと書いてください</translation>
    </message>
    <message>
        <source>rules must be a JSON object</source>
        <translation>rulesがオブジェクトではありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a fault</source>
        <translation>「{}」はエラーの種類ではありません</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not allowed ({})</source>
        <translation>席{}の回答「{}」は許可されません（{}）</translation>
    </message>
    <message>
        <source>seat {} answered &quot;{}&quot;, which is not an answer of this game</source>
        <translation>席{}の回答「{}」は、このゲームの回答ではありません</translation>
    </message>
    <message>
        <source>seat {} has nothing to decide now</source>
        <translation>席{}は今、質問されていません</translation>
    </message>
    <message>
        <source>the list has {} entries, but it must have {}</source>
        <translation>リストの項目は{}個ですが、{}個でなければなりません</translation>
    </message>
    <message>
        <source>the value must be one of {}</source>
        <translation>値は次のどれかでなければなりません: {}</translation>
    </message>
    <message>
        <source>this must be a list of texts</source>
        <translation>テキストのリストではありません</translation>
    </message>
    <message>
        <source>this must be a list of whole numbers</source>
        <translation>整数のリストではありません</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>リストでなければなりません</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>整数でなければなりません</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>JSONオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>値は{}ですが、ほかの値からは{}になります</translation>
    </message>
    <message>
        <source>the value must be {}</source>
        <translation>{}が必要です</translation>
    </message>
    <message>
        <source>there is no field of this name</source>
        <translation>この項目はありません</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>the phases of a deal must be EUCHRE_BIDDING and TRICK_PLAY, in this order</source>
        <translation>EUCHRE_BIDDINGが先、TRICK_PLAYが次で、ほかは使えません</translation>
    </message>
    <message>
        <source>Hilltop does not support exchanging cards</source>
        <translation>Hilltopはカード交換に対応していません</translation>
    </message>
    <message>
        <source>Hilltop’s Euchre does not have this rule</source>
        <translation>HilltopのEuchreにこのルールはありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is missing</source>
        <translation>「{}」がありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call of this round</source>
        <translation>「{}」はこのラウンドのコールではありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a call that Hilltop knows</source>
        <translation>「{}」はHilltopにないコールです</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card that Hilltop knows; all cards must be given</source>
        <translation>「{}」はHilltopにないカードです。全カードの記載が必要です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card</source>
        <translation>「{}」はカードではありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a field of the notation</source>
        <translation>「{}」は記法の項目ではありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; cannot be the leader</source>
        <translation>「{}」はリードできません</translation>
    </message>
    <message>
        <source>a defender goes alone, but defend_alone is not true</source>
        <translation>守備側が単独ですが、defend_aloneがtrueではありません</translation>
    </message>
    <message>
        <source>a lone defender takes three or four tricks, which is 4 points in the notation and 2 in Hilltop’s Euchre</source>
        <translation>守備側が単独で3か4トリック獲得しました。記法では4点、HilltopのEuchreでは2点です</translation>
    </message>
    <message>
        <source>a match of Hilltop begins at 0 to 0</source>
        <translation>Hilltopの対局は0対0から始まります</translation>
    </message>
    <message>
        <source>everyone has called twice</source>
        <translation>全員が2回コール済みです</translation>
    </message>
    <message>
        <source>there is neither a winning_score nor num_deals</source>
        <translation>winning_scoreもnum_dealsもありません</translation>
    </message>
    <message>
        <source>there is no fileType, so this is not Euchre Game Notation</source>
        <translation>fileTypeがないため、Euchre Game Notationではありません</translation>
    </message>
    <message>
        <source>there are {} cards, but {} seats play</source>
        <translation>カードが{}枚、席は{}つです</translation>
    </message>
    <message>
        <source>the match has {} deals, but a file holds at most {}</source>
        <translation>配札が{}個です。このファイルには{}個です</translation>
    </message>
    <message>
        <source>in deal {} the partner of the maker goes alone, which the notation does not support</source>
        <translation>配札{}でメーカーのパートナーが単独です。記法では表せません</translation>
    </message>
    <message>
        <source>Hilltop cannot read a file of the type &quot;{}&quot;</source>
        <translation>Hilltopは「{}」形式のファイルを読めません</translation>
    </message>
    <message>
        <source>the version is &quot;{}&quot;, but Hilltop reads 1.2 to 1.4; convert older files with egn-upgrade</source>
        <translation>「{}」です。対応は1.2～1.4です。古いファイルはegn-upgradeで更新できます</translation>
    </message>
    <message>
        <source>the match is not finished; only whole matches can be written in this notation</source>
        <translation>終わっていません。この形式で書き出せるのは完了した対局だけです</translation>
    </message>
    <message>
        <source>this deal is not played to its end, but another one follows</source>
        <translation>最後までプレイされていないのに、次の配札が続いています</translation>
    </message>
    <message>
        <source>the file is compressed; unpack it with egn-convert</source>
        <translation>圧縮されています。egn-convertで展開してください</translation>
    </message>
    <message>
        <source>the value is {}, but in Hilltop’s Euchre it is {}</source>
        <translation>{}ですが、HilltopのEuchreでは{}です</translation>
    </message>
    <message>
        <source>the dealer is {}, but it must be {}, to the left of the dealer before</source>
        <translation>{}ですが、前の親の左の{}でなければなりません</translation>
    </message>
    <message>
        <source>the left bower follows its printed suit in this match, but in the notation it belongs to trump</source>
        <translation>レフトバウアーが印刷のスートに従いますが、記法では切り札です</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>リストでなければなりません</translation>
    </message>
    <message>
        <source>this must be text in quotation marks</source>
        <translation>引用符で囲んだ文字列でなければなりません</translation>
    </message>
    <message>
        <source>this must be a whole number from {} to {}</source>
        <translation>{}～{}の整数が必要です</translation>
    </message>
    <message>
        <source>this must be a JSON object</source>
        <translation>JSONオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>true か false でなければなりません</translation>
    </message>
    <message>
        <source>this must be a list of two numbers</source>
        <translation>2つの数が必要です</translation>
    </message>
    <message>
        <source>no one has made trump</source>
        <translation>切り札が決まっていません</translation>
    </message>
    <message>
        <source>no one has picked a card up</source>
        <translation>カードを取った人がいません</translation>
    </message>
    <message>
        <source>seat {} does not have {}</source>
        <translation>席{}は{}を持っていません</translation>
    </message>
    <message>
        <source>seat {} goes alone and the player to its left leads, but in Hilltop’s Euchre the player to the left of the dealer does</source>
        <translation>席{}が単独でその左がリードしていますが、HilltopのEuchreでは親の左です</translation>
    </message>
    <message>
        <source>seat {} has a card of the suit led, so {} is a revoke</source>
        <translation>席{}はリードのスートを持っているので、{}は反則です</translation>
    </message>
    <message>
        <source>seat {} is not a defender, seat {} made trump</source>
        <translation>席{}は守備側ではありません。切り札を決めたのは席{}です</translation>
    </message>
    <message>
        <source>seat {} was dealt five other cards, so it cannot have {}</source>
        <translation>席{}には別の5枚が配られたので、{}を持てません</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>ステップ{}: 回答が合いません</translation>
    </message>
    <message>
        <source>a file of this format holds one match, but there are {}; choose one with --match</source>
        <translation>このファイルは1局用ですが{}局あります。--matchで選んでください</translation>
    </message>
    <message>
        <source>the dealer must name a suit, as the rule std has it</source>
        <translation>ルールstdにより、親はスートの宣言が必要です</translation>
    </message>
    <message>
        <source>the match is over before this deal</source>
        <translation>その前に対局が終わっています</translation>
    </message>
    <message>
        <source>there are more than {} deals, too many for a match</source>
        <translation>{}を超えています</translation>
    </message>
    <message>
        <source>there are only five tricks</source>
        <translation>トリックは5つだけです</translation>
    </message>
    <message>
        <source>there are {} hands, but only four players</source>
        <translation>手札が{}個あります</translation>
    </message>
    <message>
        <source>there are {} players, but there must be four</source>
        <translation>4つではなく{}つあります</translation>
    </message>
    <message>
        <source>num_deals and winning_score cannot be used together</source>
        <translation>winning_scoreもあります</translation>
    </message>
    <message>
        <source>there is no bower before trump is made</source>
        <translation>切り札が決まる前にバウアーはありません</translation>
    </message>
    <message>
        <source>there are no deals</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>this answer is not possible here</source>
        <translation>ここではこの回答は求められていません</translation>
    </message>
    <message>
        <source>trump has been made already</source>
        <translation>切り札はもう決まっています</translation>
    </message>
    <message>
        <source>{} is already in another place</source>
        <translation>{}はもう別の場所にあります</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>the score is {}, but the deals add up to {}</source>
        <translation>{}ですが、配札の合計は{}です</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>{}行目: {}</translation>
    </message>
    <message>
        <source>seat {} cannot hold these cards after what was played</source>
        <translation>プレイの経過から見た席{}の手札と違います</translation>
    </message>
    <message>
        <source>there are cards here before trump is made</source>
        <translation>切り札が決まる前なのにカードがあります</translation>
    </message>
    <message>
        <source>there are {} numbers, but there must be 2</source>
        <translation>数が{}個あります。必要なのは2個です</translation>
    </message>
    <message>
        <source>the suit must be c, d, h or s</source>
        <translation>c、d、h、sのどれでもありません</translation>
    </message>
    <message>
        <source>this is not a card; write for example jh</source>
        <translation>jhのようなカードではありません</translation>
    </message>
    <message>
        <source>no deal is possible here: the others cannot hold the cards that are left</source>
        <translation>合う配札がありません。残りのカードをほかの席が持つことはできません</translation>
    </message>
    <message>
        <source>no one has to decide here</source>
        <translation>ここでは誰も判断しません</translation>
    </message>
    <message>
        <source>seat {} cannot answer {}</source>
        <translation>席{}は{}と回答できません</translation>
    </message>
    <message>
        <source>seat {} has more than five cards</source>
        <translation>席{}のカードが5枚を超えています</translation>
    </message>
    <message>
        <source>seat {} has {} cards with those it has played, not five</source>
        <translation>席{}のカードは、出したものを含めて{}枚です。5枚でなければなりません</translation>
    </message>
    <message>
        <source>seat {} plays where seat {} is on turn</source>
        <translation>席{}がプレイしていますが、席{}の手番です</translation>
    </message>
    <message>
        <source>{} is not a card; write for example jh</source>
        <translation>{}はjhのようなカードではありません</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{}が重複しています</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>&quot;{}&quot; names no file</source>
        <translation>「{}」: ファイル名ではありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {} has no bots of the kind &quot;{}&quot;; its kinds are {}</source>
        <translation>「{}」: {}に種類「{}」のボットはありません。あるのは{}です</translation>
    </message>
    <message>
        <source>there is no bot &quot;{}&quot;; {} has {}</source>
        <translation>ボット「{}」はありません。{}にあるのは{}です</translation>
    </message>
    <message>
        <source>{} has {} seats, not {}</source>
        <translation>{}の席数は{}です。{}ではありません</translation>
    </message>
    <message>
        <source>{} has {} to {} seats, not {}</source>
        <translation>{}の席数は{}～{}です。{}ではありません</translation>
    </message>
    <message>
        <source>positions of {} cannot be set up</source>
        <translation>{}の局面は設定できません</translation>
    </message>
    <message>
        <source>there is no file &quot;{}&quot;, and {} has no bot of that name</source>
        <translation>「{}」というファイルはなく、{} にその名前のボットもありません</translation>
    </message>
</context>
<context>
    <name>hill</name>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: ファイルがありません</translation>
    </message>
    <message>
        <source>a hill has more than two entrants, so use stop=fixed or stop=interval</source>
        <translation>ヒルの参加者は3つ以上です。stop=fixed か stop=interval を使ってください</translation>
    </message>
    <message>
        <source>none of its matches ended within {} s</source>
        <translation>{} 秒で対局が1局も終わりませんでした</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>計画がありません</translation>
    </message>
    <message>
        <source>its log was changed</source>
        <translation>ログが変更されています</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matchesが{}です。1～{}の整数にしてください</translation>
    </message>
    <message>
        <source>matches of {}: {}</source>
        <translation>{} の対局: {}</translation>
    </message>
    <message>
        <source>every answer was a fault</source>
        <translation>有効な回答がありませんでした</translation>
    </message>
    <message>
        <source>their faults were changed</source>
        <translation>エラーの記録が変更されています</translation>
    </message>
    <message>
        <source>they are of another hill</source>
        <translation>別のヒルのものです</translation>
    </message>
    <message>
        <source>a hill needs an even number of seats, as two versions share them, but {} is odd</source>
        <translation>ヒルでは2つのバージョンが席を等分します。{} 席は等分できないため、偶数にしてください</translation>
    </message>
    <message>
        <source>{} bots play here, and there is no room for more; retire one first</source>
        <translation>ここでは {} 体のボットが対戦中で、これ以上は参加できません。先に1体を引退させてください</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{}: 作成できません（{}）</translation>
    </message>
    <message>
        <source>{} cannot be made executable ({})</source>
        <translation>{} を実行可能にできません ({})</translation>
    </message>
    <message>
        <source>{} cannot be read ({})</source>
        <translation>{}: 読めません（{}）</translation>
    </message>
    <message>
        <source>{} has more than {} MiB, which a hill does not keep</source>
        <translation>{} は {} MiB を超えるため、ヒルに保存できません</translation>
    </message>
    <message>
        <source>{} has no printable name; give it one</source>
        <translation>{} には表示できる名前がありません。名前を付けてください</translation>
    </message>
    <message>
        <source>{} has played, but the log does not say that it joined</source>
        <translation>{} は参加していないのに対局しています</translation>
    </message>
    <message>
        <source>{} is not the same bot in this version of Hilltop as the one that has played; add it again as a new version</source>
        <translation>このバージョンの Hilltop の {} は、対局したものと異なります。新しいバージョンとして追加し直してください</translation>
    </message>
    <message>
        <source>{} is not a copy of {} with the same log</source>
        <translation>{} は、ログが同じ {} のコピーではありません</translation>
    </message>
    <message>
        <source>{} is already the name of another bot here, {}; give this one another name</source>
        <translation>{} はここでは別のボット {} の名前です。別の名前を付けてください</translation>
    </message>
    <message>
        <source>{} was disqualified in this version: {}</source>
        <translation>{} はこのバージョンで失格になりました: {}</translation>
    </message>
    <message>
        <source>{}: no bot called {} plays here</source>
        <translation>{}: ここに {} という名前のボットはいません</translation>
    </message>
    <message>
        <source>{}: the matches of {} have other results than in another copy</source>
        <translation>{}: {} の対局の結果が別のコピーと異なります</translation>
    </message>
    <message>
        <source>{}: this name is not UTF-8; rename the file</source>
        <translation>{}: この名前はUTF-8ではありません。ファイル名を変えてください</translation>
    </message>
    <message>
        <source>match {} of this pairing was not kept</source>
        <translation>この組の対局{}は保存されていません</translation>
    </message>
    <message>
        <source>{} is not a hill</source>
        <translation>{}: ヒルではありません</translation>
    </message>
    <message>
        <source>{} matches are too few: one pairing takes {}</source>
        <translation>{}局は、1組に必要な{}局より少ないです</translation>
    </message>
    <message>
        <source>{}: this match was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: その時点で脱落していたボットがいたため、この対局は放棄扱いになり、プレイされていません</translation>
    </message>
    <message>
        <source>match {} of this pairing had another result when it was played again</source>
        <translation>この組み合わせの試合{}は異なる結果になりました</translation>
    </message>
    <message>
        <source>{} is the bot that was disqualified as {}: {}</source>
        <translation>{} は {} として失格になったボットです: {}</translation>
    </message>
    <message>
        <source>give a reason why {} is disqualified; it is shown in the log and on the site</source>
        <translation>{} を失格にする理由を入力してください。ログとサイトに表示されます</translation>
    </message>
    <message>
        <source>the files of {} ({}) have changed since it joined; restore them, or add it again</source>
        <translation>{} のファイル（{}）が参加したときのものと異なります。元に戻すか、追加し直してください</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{}: 読めません: {}</translation>
    </message>
    <message>
        <source>{} looks like a version of another bot; choose a name that does not end in v and a number</source>
        <translation>{} は別のボットのバージョンのように見えます。末尾が v と数字ではない名前を選んでください</translation>
    </message>
    <message>
        <source>{}: &quot;{}&quot; must be text in quotation marks</source>
        <translation>{}: 「{}」は引用符で囲んだ文字列でなければなりません</translation>
    </message>
    <message>
        <source>{}: two bots have the name {}; name {} or {} v{}</source>
        <translation>{}: 2 つのボットが {} と表示されています。{} または {} v{} と指定してください</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not the SHA-256 of a bot</source>
        <translation>「{}」はボットのSHA-256ではありません</translation>
    </message>
    <message>
        <source>one of its bots has no name</source>
        <translation>名前のないボットがあります</translation>
    </message>
    <message>
        <source>its plan was changed</source>
        <translation>計画が変更されています</translation>
    </message>
    <message>
        <source>the files of {} are missing</source>
        <translation>{}のファイルがありません</translation>
    </message>
    <message>
        <source>the files of {} have changed since it joined</source>
        <translation>{}のファイルが参加したときのものと異なります</translation>
    </message>
    <message>
        <source>the table of a season was changed</source>
        <translation>シーズンの順位表が変更されています</translation>
    </message>
    <message>
        <source>they do not fit this game</source>
        <translation>このゲームのものではありません</translation>
    </message>
    <message>
        <source>{} belongs to another user; remove it</source>
        <translation>{}: 別のユーザーのものです。削除してください</translation>
    </message>
    <message>
        <source>{} has left, but the log does not say that it joined</source>
        <translation>{}は参加していないのに抜けています</translation>
    </message>
    <message>
        <source>{} has more files than a hill keeps</source>
        <translation>{}: ファイルが多すぎて、ヒルに保存できません</translation>
    </message>
    <message>
        <source>{} is built in and cannot have files</source>
        <translation>{}は内蔵なのに、ファイルを持っています</translation>
    </message>
    <message>
        <source>{} is built in, but there are files for it</source>
        <translation>{}は内蔵なのに、そのファイルがあります</translation>
    </message>
    <message>
        <source>it has {} with two different contents</source>
        <translation>{}の内容が2通りあります</translation>
    </message>
    <message>
        <source>{} is not a file of {}</source>
        <translation>{}は{}のファイルではありません</translation>
    </message>
    <message>
        <source>{} is not a JSON object</source>
        <translation>{}: JSONオブジェクトではありません</translation>
    </message>
    <message>
        <source>{}: this name is too long for a report beside it; rename the file</source>
        <translation>{}: 名前が長すぎて、隣にレポートを保存できません。ファイル名を変えてください</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>a sealed hill has a key for each season, and no salt</source>
        <translation>ヒルにはシーズンごとの鍵があり、鍵にソルトはありません</translation>
    </message>
    <message>
        <source>a key of a season has 64 hexadecimal digits in lower case</source>
        <translation>シーズンの鍵は小文字の16進数64桁です</translation>
    </message>
    <message>
        <source>a sealed hill has at most {} seasons</source>
        <translation>封印されたヒルのシーズンは{}までです</translation>
    </message>
    <message>
        <source>season is {}, but it must be a whole number from 1 to {}</source>
        <translation>シーズンが{}です。1～{}の整数にしてください</translation>
    </message>
    <message>
        <source>the key of a season is not the one that was sealed</source>
        <translation>シーズンの鍵が封印されたものと異なります</translation>
    </message>
    <message>
        <source>they are of a season that has not begun</source>
        <translation>まだ始まっていないシーズンのものです</translation>
    </message>
    <message>
        <source>two versions of {} have dropped out; name {} or {}</source>
        <translation>{}は2つのバージョンが脱落しています。{}か{}を指定してください</translation>
    </message>
    <message>
        <source>{} has neither dropped out nor been disqualified</source>
        <translation>{}は脱落も失格もしていません</translation>
    </message>
    <message>
        <source>this version of {} has dropped out ({}); fix it, or let it play again with hill back</source>
        <translation>{}はこのバージョンで脱落しています（{}）。修正するか、hill backで復帰させてください</translation>
    </message>
    <message>
        <source>{} plays in another version; retire that first</source>
        <translation>{}が別のバージョンとして参加中です。先にそちらを引退させてください</translation>
    </message>
    <message>
        <source>{} would not be isolated and could read the sealed deals: {}</source>
        <translation>{}は隔離されず、封印された配札を読むおそれがあります: {}</translation>
    </message>
    <message>
        <source>{}: this computer does not have the keys of season {} and later</source>
        <translation>{}: このコンピューターにはシーズン{}以降の鍵がありません</translation>
    </message>
    <message>
        <source>{}: this is not the key that was sealed</source>
        <translation>{}: 封印された鍵ではありません</translation>
    </message>
    <message>
        <source>{} has no match {}; its last match is {}</source>
        <translation>{}: 対局{}はありません。最後の対局は{}です</translation>
    </message>
    <message>
        <source>{} has no matches yet</source>
        <translation>{}: まだ対局がありません</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot remembers earlier matches or does not always answer alike</source>
        <translation>{}: 対局{}は別のものでした: シードから再現すると回答が違います。ボットが以前の対局を覚えているか、毎回同じようにはプレイしないためです</translation>
    </message>
    <message>
        <source>{} has added the daily maximum of versions on {} (UTC), {}; {} can join from {} on</source>
        <translation>{} は {} に、作者が 1 日（UTC）に追加できる数のバージョンをすでに追加しました（{}）。{} は {} から参加できます</translation>
    </message>
    <message>
        <source>{} already has {} on this hill, and an author may have {} at a time; {} can join when one has left</source>
        <translation>{} はここで {} を参加させています。作者が同時に参加させられるのは {} までです。{} はどれかが抜けると参加できます</translation>
    </message>
    <message>
        <source>matches of {}: they are of another hill</source>
        <translation>{} の対局: 別のヒルのものです</translation>
    </message>
    <message>
        <source>the name of a season needs at least one character, and all of them must be printable</source>
        <translation>シーズンには、表示できる文字からなる名前が必要です</translation>
    </message>
    <message>
        <source>{} has a season called {} already</source>
        <translation>{} にはすでに {} という名前のシーズンがあります</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the season ends</source>
        <translation>{}: まだ行われていない対局があります。シーズンが終わる前に hilltop-cli hill run で行ってください</translation>
    </message>
    <message>
        <source>one of its finals has no bots</source>
        <translation>その中の決勝にボットがありません</translation>
    </message>
    <message>
        <source>the name of a final needs at least one character, and all of them must be printable</source>
        <translation>決勝には、表示できる文字からなる名前が必要です</translation>
    </message>
    <message>
        <source>a hill has at most {} finals</source>
        <translation>ヒルの決勝は{}回までです</translation>
    </message>
    <message>
        <source>it had a fault in every match, and one fault disqualifies a bot</source>
        <translation>すべての対局で違反があり、1回目で失格になります</translation>
    </message>
    <message>
        <source>{} has a final called {} already</source>
        <translation>{} にはすでに {} という名前の決勝があります</translation>
    </message>
    <message>
        <source>{} is in a final, but the log does not say that it joined</source>
        <translation>{} は決勝に出ていますが、参加したことがありません</translation>
    </message>
    <message>
        <source>{} matches of a pairing are too many for a final</source>
        <translation>1組{}局は決勝には多すぎます</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{}: a final needs two bots that have played</source>
        <translation>{}: 決勝には、対局したことのあるボットが2つ必要です</translation>
    </message>
    <message>
        <source>{}: matches are due; play them with hilltop-cli hill run before the final begins</source>
        <translation>{}: まだ行われていない対局があります。決勝が始まる前に hilltop-cli hill run で行ってください</translation>
    </message>
    <message>
        <source>it has a final, but a hill with random tables has none</source>
        <translation>決勝があるのに、卓が抽選です</translation>
    </message>
    <message>
        <source>matches is {}, but a random table plays at most {}</source>
        <translation>matches は {} ですが、抽選の卓では {} までです</translation>
    </message>
    <message>
        <source>two sides meet in {} with {} seats, so there are no random tables</source>
        <translation>{} の {} 席では2組が対戦するので、抽選の卓はありません</translation>
    </message>
    <message>
        <source>{} has no random number for its tables</source>
        <translation>{} には卓の抽選番号がありません</translation>
    </message>
    <message>
        <source>{} matches are too few: one table takes {}</source>
        <translation>{}局は、1卓に必要な{}局より少ないです</translation>
    </message>
    <message>
        <source>{} plays at random tables, and such a hill cannot have finals</source>
        <translation>{} は抽選の卓で対局します。決勝があるのは、そうでないヒルだけです</translation>
    </message>
</context>
<context>
    <name>hills</name>
    <message>
        <source>two of these bots are called {}; rename the file of one</source>
        <translation>{}という名前のボットが2体あります。どちらかのファイル名を変えてください</translation>
    </message>
    <message>
        <source>{} has changed while it was checked; add it again</source>
        <translation>{}はチェック中に変更されました。もう一度追加してください</translation>
    </message>
</context>
<context>
    <name>hilltop::AboutDialog</name>
    <message>
        <source>About Hilltop</source>
        <translation>Hilltopについて</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>with Qt %1</source>
        <translation>Qt %1使用</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>バージョン%1、Qt %2使用</translation>
    </message>
    <message>
        <source>Play card games against bots, analyse every decision, and run tournaments that show which bot is better.</source>
        <translation>ボットとカードゲームをプレイし、すべての判断を解析し、どのボットが強いかを大会で確かめられます。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>GNU General Public License（バージョン3以降）に基づくフリーソフトウェアです。一切の保証はありません。</translation>
    </message>
</context>
<context>
    <name>hilltop::AddBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>ボットを追加</translation>
    </message>
    <message>
        <source>The hill keeps a copy of each bot’s files. A bot whose files have changed joins as its next version.</source>
        <translation>ヒルは各ボットのファイルのコピーを保存します。ファイルが変わったボットは、次のバージョンとして参加します。</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>ボットを1体以上選んでください。</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
</context>
<context>
    <name>hilltop::AfterMatch</name>
    <message>
        <source>Compare with others…</source>
        <translation>他の人と比べる…</translation>
    </message>
    <message>
        <source>Play again, same team</source>
        <translation>同じチームでもう一局</translation>
    </message>
    <message>
        <source>Rematch, seats swapped</source>
        <translation>席を替えて再戦</translation>
    </message>
    <message>
        <source>This was the first of two matches with the same cards.</source>
        <translation>これは同じカードの2局のうち1局目でした。</translation>
    </message>
    <message>
        <source>Both matches are one result: %1 of 2.</source>
        <translation>両局で1つの結果：2のうち%1。</translation>
    </message>
    <message>
        <source>Rated rematch</source>
        <translation>レート戦で再戦</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>このゲームは解析できません。</translation>
    </message>
    <message>
        <source>A bot finished this match, so your play isn’t analysed.</source>
        <translation>この対戦はボットが最後まで打ったため、あなたのプレーは解析されません。</translation>
    </message>
    <message>
        <source>Only bots played. Replay can analyse their match.</source>
        <translation>ボットだけの対戦でした。リプレイで解析できます。</translation>
    </message>
    <message>
        <source>Several people played. Replay can analyse the match.</source>
        <translation>複数の人がプレーしました。リプレイで解析できます。</translation>
    </message>
    <message>
        <source>Second rated match</source>
        <translation>2戦目（レート戦）</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisGraph</name>
    <message>
        <source>Course of the match</source>
        <translation>対局の流れ</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>運%1</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>実力</translation>
    </message>
    <message>
        <source>start %1, now %2, end %3</source>
        <translation>開始%1、今%2、終了%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what is shown of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>luck of the deal</source>
        <translation>配札の運</translation>
    </message>
    <message>
        <source>start %1, now %2</source>
        <translation>開始%1、今%2</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisPanel</name>
    <message>
        <source>%1: start %2, luck %3, skill %4, others’ skill %5, result %6</source>
        <translation>%1：開始%2、運%3、実力%4、他の人の実力%5、結果%6</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1 ± %2.</source>
        <translation>運補正後の結果：%1 ± %2。</translation>
    </message>
    <message>
        <source>Luck-adjusted result: %1.</source>
        <translation>運補正後の結果：%1。</translation>
    </message>
    <message>
        <source>Average loss per unforced decision: %1 ± %2.</source>
        <translation>非強制の判断の平均損失：%1 ± %2。</translation>
    </message>
    <message>
        <source>What the analysis says</source>
        <translation>解析の結果</translation>
    </message>
    <message>
        <source>&amp;More in the manual</source>
        <translation>詳細はマニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>卓の横</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>対局を解析中</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>解析(&amp;Y)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The match by seat</source>
        <translation>席ごとの対局</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>これは何？</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>深く</translation>
    </message>
    <message>
        <source>Analyse the whole match again with %1 times the samples, in the background</source>
        <translation>標本を%1倍にして、対局全体をバックグラウンドでもう一度解析します</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Analysing every decision and every card…</source>
        <translation>すべての判断とカードを解析しています…</translation>
    </message>
    <message>
        <source>All parts…</source>
        <translation>内訳…</translation>
    </message>
    <message>
        <source>Show every step from start to result</source>
        <translation>開始から結果まで、合計したものを一覧にします</translation>
    </message>
    <message>
        <source>You see the sums at the end of the match, because spoilers are hidden.</source>
        <translation>ネタバレを隠しているため、合計は対局の終わりに表示されます。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
</context>
<context>
    <name>hilltop::AnalysisViews</name>
    <message>
        <source>&amp;What may they hold?</source>
        <translation>伏せ札の予想(&amp;W)</translation>
    </message>
    <message>
        <source>Show where hidden cards may be, as this seat sees it</source>
        <translation>選んだ席から見て、各伏せ札がどこにある可能性が高いかを表示します</translation>
    </message>
</context>
<context>
    <name>hilltop::AnswerLog</name>
    <message>
        <source>wrote: %1</source>
        <translation>出力：%1</translation>
    </message>
    <message>
        <source>Output…</source>
        <translation>出力…</translation>
    </message>
    <message>
        <source>Everything the bot wrote to its log at this decision</source>
        <translation>この判断でボットがログに書いたすべて</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What the bot wrote</source>
        <translation>ボットの出力</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
            <numerusform>ほか%n体</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 in total, most often %2: %3.</source>
        <translation>合計%1、最多は%2：%3。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>hilltop::BeforeDialog</name>
    <message>
        <source>The same position</source>
        <translation>同じ局面</translation>
    </message>
    <message>
        <source>Similar positions</source>
        <translation>似た局面</translation>
    </message>
    <message>
        <source>Answers given before</source>
        <translation>過去の回答</translation>
    </message>
    <message>
        <source>Matches with this position</source>
        <translation>この局面のある対局</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>場面を表示</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <translation>この局面での過去の回答：%1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Open the chosen match at that moment</source>
        <translation>選んだ対局をその場面で開きます</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Searching your matches and tournaments…</source>
        <translation>対局と大会を検索中…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches with these rules searched.</source>
        <translation>
            <numerusform>このルールの対局%Ln局を検索しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position (%1)</source>
        <translation>同じ局面（%1）</translation>
    </message>
    <message>
        <source>Similar positions (%1)</source>
        <translation>似た局面（%1）</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Mean result of these matches for the player, ± one standard error: %1</source>
        <translation>プレイヤーから見たこれらの対局の平均結果、±は標準誤差1つ分：%1</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 (played here)</source>
        <translation>%1（ここでの手）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>他の人</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1、対局%2</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsDialog</name>
    <message>
        <source>What may they hold?</source>
        <translation>伏せ札の予想</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsGrid</name>
    <message>
        <source>Where each hidden card may be, in percent</source>
        <translation>各カードがそれぞれの場所にある確率（%）</translation>
    </message>
    <message>
        <source>What may they hold? As you see it</source>
        <translation>伏せ札の予想：あなたの視点</translation>
    </message>
    <message>
        <source>What may they hold? As %1 sees it</source>
        <translation>伏せ札の予想：%1の視点</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対局は終わりました。</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>ここに伏せ札はありません。</translation>
    </message>
    <message>
        <source>Arrows: change since the last move.</source>
        <translation>矢印：直前の手からの変化。</translation>
    </message>
    <message>
        <source>Frame: where the card is.</source>
        <translation>枠：カードの実際の場所。</translation>
    </message>
</context>
<context>
    <name>hilltop::BeliefsModel</name>
    <message>
        <source>next card</source>
        <translation>次のカード</translation>
    </message>
    <message>
        <source>your next card</source>
        <translation>あなたの次のカード</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a place for cards</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The card that is drawn next</source>
        <translation>次に引かれるカード</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln hidden cards</source>
        <translation>
            <numerusform>%1、伏せ札%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %Ln hidden cards</source>
        <translation>
            <numerusform>%1、%2、伏せ札%Ln枚</numerusform>
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
        <translation>%1、%2上昇</translation>
    </message>
    <message>
        <source>%1, down %2</source>
        <translation>%1、%2低下</translation>
    </message>
    <message>
        <source>%1, it is there</source>
        <comment>a chance in percent</comment>
        <translation>%1、実際はここ</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>card, place, chance</comment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Counted exactly.</source>
        <translation>厳密に数えた値。</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, ± %1 at most.</source>
        <translation>
            <numerusform>あり得る配札%Ln通りに基づく値、誤差は最大± %1。</numerusform>
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
        <translation>ボットを追加</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>ボット (*.js *.py *.java);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>ファイルを読み込み中…</translation>
    </message>
    <message>
        <source>Reading the files: %1 of %2</source>
        <translation>ファイルを読み込み中：%1/%2</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>追加されませんでした</translation>
    </message>
    <message>
        <source>%1 is needed but not installed.</source>
        <translation>%1が必要ですが、インストールされていません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>language, file</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>テンプレートから作成</translation>
    </message>
    <message>
        <source>Bots in %1 (*.%2)</source>
        <comment>language, suffix</comment>
        <translation>%1のボット (*.%2)</translation>
    </message>
    <message>
        <source>Compile it first</source>
        <translation>先にコンパイル</translation>
    </message>
    <message>
        <source>%1 is C source code, and no compiler is installed (package gcc). Compile it, then add the resulting program:</source>
        <translation>%1はCのソースコードで、コンパイラーがインストールされていません（パッケージgcc）。コンパイルして、できたプログラムを追加してください：</translation>
    </message>
    <message>
        <source>%1 is C source code, and a file called %2 already exists. Compile it under another name, then add the resulting program:</source>
        <translation>%1はCのソースコードで、%2というファイルがすでにあります。別の名前でコンパイルして、できたプログラムを追加してください：</translation>
    </message>
    <message>
        <source>Compiled by %1. Compile it again after each change.</source>
        <translation>%1でコンパイルしました。変更したら、もう一度コンパイルしてください。</translation>
    </message>
    <message>
        <source>It could not be compiled: %1</source>
        <translation>コンパイルできませんでした：%1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotAxis</name>
    <message>
        <source>Time for a decision: half within %1 ms, 99 % within %2 ms, worst %3 ms, limit %4 ms</source>
        <translation>判断の時間：半数は%1 ms以内、99%は%2 ms以内、最長%3 ms、制限%4 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>最長%1</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中央値%1</translation>
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
        <translation>今日チェック済み</translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation>%1にチェック</translation>
    </message>
    <message>
        <source>built in, %1</source>
        <translation>内蔵、%1</translation>
    </message>
    <message>
        <source>%1, waiting for its check</source>
        <translation>%1、チェック待ち</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <translation>%1、チェック後に変更</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, checked today</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, not checked</source>
        <translation>%1、未チェック</translation>
    </message>
    <message>
        <source>Hide built-in bots</source>
        <translation>内蔵ボットを隠す</translation>
    </message>
    <message numerus="yes">
        <source>%n built in</source>
        <translation>
            <numerusform>内蔵%n体</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>bot, game, state</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, why it cannot play</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotListView</name>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
</context>
<context>
    <name>hilltop::BotLogDialog</name>
    <message>
        <source>&amp;Only decisions with output</source>
        <translation>出力のある判断だけ(&amp;O)</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>リプレイで開く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>%1のログ</translation>
    </message>
    <message>
        <source>In its check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>At your tables</source>
        <translation>自分の卓</translation>
    </message>
    <message>
        <source>In tournaments</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Output at this decision</source>
        <translation>この判断での出力</translation>
    </message>
    <message>
        <source>No output at this decision.</source>
        <translation>この判断での出力はありません。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>No log of its check is kept. Check it again.</source>
        <translation>チェックの記録がありません。もう一度チェックしてください。</translation>
    </message>
    <message>
        <source>This bot has not played at your tables, or its matches have been deleted.</source>
        <translation>このボットはあなたの卓でプレイしていないか、対局が削除されています。</translation>
    </message>
    <message>
        <source>No tournament has a match of this bot.</source>
        <translation>このボットの対局がある大会はありません。</translation>
    </message>
    <message>
        <source>This bot wrote nothing to standard error. Its output would be shown beside the decision. Below is what it was asked.</source>
        <translation>このボットは標準エラー出力に何も書いていません。出力があれば判断の横に表示されます。以下はボットへの質問です。</translation>
    </message>
    <message>
        <source>notified</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <comment>in a log</comment>
        <translation>対局%1、判断%2</translation>
    </message>
</context>
<context>
    <name>hilltop::BotMatches</name>
    <message>
        <source>The match of this fault was not stored, because the first ones are enough to find the problem.</source>
        <translation>このエラーの対局は保存されていません。原因は最初の数件でわかります。</translation>
    </message>
</context>
<context>
    <name>hilltop::BotPicker</name>
    <message>
        <source>Find a bot</source>
        <translation>ボットを検索</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Select all that are shown</source>
        <translation>表示中をすべて選択</translation>
    </message>
    <message>
        <source>Deselect all that are shown</source>
        <translation>表示中の選択をすべて解除</translation>
    </message>
    <message>
        <source>Move the bot up (Alt+Up)</source>
        <translation>ボットを上へ（Alt+Up）</translation>
    </message>
    <message>
        <source>Move the bot down (Alt+Down)</source>
        <translation>ボットを下へ（Alt+Down）</translation>
    </message>
    <message>
        <source>Move the bot up</source>
        <translation>ボットを上へ</translation>
    </message>
    <message>
        <source>Move the bot down</source>
        <translation>ボットを下へ</translation>
    </message>
    <message>
        <source>Enter the bot of the current row again (Ctrl+D)</source>
        <translation>現在行のボットをもう一度参加させます（Ctrl+D）</translation>
    </message>
    <message>
        <source>Enter the bot again</source>
        <translation>ボットをもう1体参加</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a bot</source>
        <translation>Alt+UpとAlt+Downでボットを移動</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1、%2、強さ%3/5</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1、%2</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, compiled once in %2</source>
        <translation>%1、初回コンパイル%2</translation>
    </message>
    <message>
        <source>%1, one process per decision</source>
        <comment>in so many ms</comment>
        <translation>%1、判断ごとに1プロセス</translation>
    </message>
    <message>
        <source>Same seed, same answers</source>
        <translation>同シードで同回答</translation>
    </message>
    <message>
        <source>yes, it is deterministic</source>
        <translation>はい、決定的です</translation>
    </message>
    <message>
        <source>no, it differs from run to run</source>
        <translation>いいえ、毎回変わります</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Remembers matches</source>
        <translation>対局の記憶</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>at most %1, limit %2</source>
        <translation>最大%1、制限%2</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>隔離</translation>
    </message>
    <message>
        <source>no network, no home folder</source>
        <translation>ネットもホームも不可</translation>
    </message>
    <message>
        <source>its engine gives it neither files nor network</source>
        <translation>エンジンがファイルもネットも使わせません</translation>
    </message>
    <message>
        <source>none: it could read your files and use the network</source>
        <translation>なし：ファイルの読み取りやネットワーク利用が可能です</translation>
    </message>
    <message>
        <source>%1 decisions in %2</source>
        <comment>%2: so many matches</comment>
        <translation>%2で判断%1回</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, out of time before %n matches</source>
        <comment>decisions in so many matches</comment>
        <translation>
            <numerusform>%1。%n局の前に時間切れ</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Allowed answers</source>
        <translation>回答の許可</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて許可</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>show the fault</source>
        <translation>エラーを表示</translation>
    </message>
    <message numerus="yes">
        <source>stopped %n times</source>
        <comment>one that hangs</comment>
        <translation>
            <numerusform>%n回停止</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut off %n times</source>
        <comment>one that floods</comment>
        <translation>
            <numerusform>%n回切断</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Time-outs and excess output</source>
        <translation>停止と出力過多</translation>
    </message>
    <message>
        <source>%1; limits %2 and %3</source>
        <comment>how often; a time, a size</comment>
        <translation>%1。制限%2と%3</translation>
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
        <translation>ボットのファイルが変更されています。このレポートは古いファイルのものです。もう一度チェックしてください。</translation>
    </message>
    <message>
        <source>%1. Click a fault to open its question.</source>
        <translation>%1。エラーをクリックすると、そのときの質問を開きます。</translation>
    </message>
    <message>
        <source>The bot may answer the same question differently. Its matches can’t be reproduced, but every answer is kept.</source>
        <translation>このボットは同じ質問に別の回答をすることがあります。対局は再現できませんが、回答はすべて保存されています。</translation>
    </message>
    <message>
        <source>Bots can be isolated from your files and the network if bubblewrap is installed.</source>
        <translation>bubblewrapがインストールされていれば、ボットをファイルやネットワークから隔離できます。</translation>
    </message>
    <message>
        <source>This bot can’t play</source>
        <translation>このボットはプレイできません</translation>
    </message>
    <message numerus="yes">
        <source>What the remarks mean</source>
        <translation>
            <numerusform>注意の意味</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
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
        <translation>レポート</translation>
    </message>
    <message>
        <source>ms, without Hilltop’s own load</source>
        <translation>ms、Hilltop自体の負荷を除く</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>判断の時間</translation>
    </message>
    <message>
        <source>bar: this bot, line: the strongest built-in bot</source>
        <translation>棒：このボット、線：最強の内蔵ボット</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>スタイル</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Edit name and limits</source>
        <translation>名前と制限を編集</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>Results so far</source>
        <translation>これまでの戦績</translation>
    </message>
    <message>
        <source>Open in Replay</source>
        <translation>リプレイで開く</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1、所要%2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>first decision</source>
        <translation>最初の判断</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>1つの回答</translation>
    </message>
    <message>
        <source>log of one match</source>
        <translation>1局のログ</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>none besides its check</source>
        <translation>チェック以外はなし</translation>
    </message>
    <message>
        <source>tournaments</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>%1, best place %2 of %3</source>
        <comment>%1: how many</comment>
        <translation>%1、最高%3体中%2位</translation>
    </message>
    <message>
        <source>%1 ± %2, in the last tournament</source>
        <comment>of a bot in its last tournament</comment>
        <translation>%1 ± %2（前回の大会）</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>faults in so many matches</comment>
        <translation>%2で%1回</translation>
    </message>
    <message>
        <source>at tables</source>
        <translation>卓で</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>最後の対局</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>%1, in the last tournament</source>
        <comment>Elo of a bot</comment>
        <translation>%1、直近のトーナメント</translation>
    </message>
</context>
<context>
    <name>hilltop::BotSheet</name>
    <message>
        <source>Check again</source>
        <translation>再チェック</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>チェックを中止</translation>
    </message>
    <message>
        <source>Drop your bot’s file here, unmodified. JavaScript, Python, Java or any program: Hilltop recognises it, checks it in 200 matches, and lets it play wherever built-in bots do.</source>
        <translation>ボットのファイルを変更せずに、ここにドロップしてください。JavaScript、Python、Java、どんなプログラムでもHilltopが判別し、200局でチェックします。その後は内蔵ボットと同じように、どこでもプレイできます。</translation>
    </message>
    <message>
        <source>Add a bot…</source>
        <translation>ボットを追加…</translation>
    </message>
    <message>
        <source>New bot from template</source>
        <translation>テンプレートから作成</translation>
    </message>
    <message>
        <source>How a bot talks to Hilltop</source>
        <translation>ボットとHilltopの通信</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>未チェックです。</translation>
    </message>
    <message>
        <source>This bot %1. Strength %2 of 5, version %3.</source>
        <comment>how it plays</comment>
        <translation>このボット：%1。強さ%2/5、バージョン%3。</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未チェック</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>使用可</translation>
    </message>
    <message numerus="yes">
        <source>usable, %n remarks</source>
        <translation>
            <numerusform>使用可、注意%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>changed, check again</source>
        <translation>変更あり、再チェック</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>隔離</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>隔離なし</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内蔵</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>クラス%1</translation>
    </message>
    <message>
        <source>content %1</source>
        <translation>内容%1</translation>
    </message>
    <message>
        <source>made %1</source>
        <translation>%1に作成</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <comment>what is being done</comment>
        <translation>チェック：%1</translation>
    </message>
    <message>
        <source>Waiting for the previous check</source>
        <translation>前のチェックを待っています</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>playing match %1 of %2</source>
        <translation>対局%1/%2をプレイ中</translation>
    </message>
    <message>
        <source>playing match %1 of %2 again</source>
        <translation>対局%1/%2を再プレイ中</translation>
    </message>
    <message>
        <source>testing its memory, match %1 of %2</source>
        <translation>記憶を確認中、対局%1/%2</translation>
    </message>
    <message>
        <source>comparing its style, match %1 of %2</source>
        <translation>スタイルを比較中、対局%1/%2</translation>
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
        <translation>%1：%2、基準%3</translation>
    </message>
</context>
<context>
    <name>hilltop::BotWait</name>
    <message>
        <source>%1 (%2) is starting, which can take up to %3.</source>
        <translation>%1（%2）を起動中、最長%3かかります。</translation>
    </message>
    <message>
        <source>%1 is thinking, up to %2.</source>
        <translation>%1が考え中、最長%2。</translation>
    </message>
    <message>
        <source>Let a built-in bot take over</source>
        <translation>内蔵ボットに任せる</translation>
    </message>
    <message>
        <source>Let a built-in bot take over for %1</source>
        <translation>%1の続きを内蔵ボットに任せる</translation>
    </message>
    <message>
        <source>A built-in bot takes over for %1.</source>
        <translation>%1の代わりに内蔵ボットが続けます。</translation>
    </message>
    <message>
        <source>%1: %2. It can’t play in this match any more.</source>
        <translation>%1：%2。この対局ではもうプレイしません。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>出力：%1</translation>
    </message>
</context>
<context>
    <name>hilltop::BotsPage</name>
    <message>
        <source>Find a bot</source>
        <translation>ボットを検索</translation>
    </message>
    <message>
        <source>Drop a bot here,
or choose a file</source>
        <translation>ボットをドロップ
またはファイル選択</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1はプレイできません：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 can play. Its report has %n remarks.</source>
        <translation>
            <numerusform>%1はプレイできます。レポートに注意が%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can play.</source>
        <translation>%1はプレイできます。</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1をチェックできません：%2</translation>
    </message>
    <message>
        <source>Add a &amp;bot…</source>
        <translation>ボットを追加(&amp;B)…</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>再チェック(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比較(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>ログ(&amp;L)…</translation>
    </message>
    <message>
        <source>Show in f&amp;older</source>
        <translation>フォルダーで表示(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>一覧から外す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo remove</source>
        <translation>外した操作を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>New bot from te&amp;mplate</source>
        <translation>テンプレートから作成(&amp;M)</translation>
    </message>
    <message>
        <source>Check bots again when their files c&amp;hange</source>
        <translation>ファイルが変わったらボットを再チェック(&amp;H)</translation>
    </message>
    <message>
        <source>%1 was removed from the list. Its file was kept. Undo restores it.</source>
        <translation>%1を一覧から外しました。ファイルは残っています。「元に戻す」で復帰します。</translation>
    </message>
    <message>
        <source>Drop a bot’s file on the window to add it.</source>
        <translation>ボットのファイルをウィンドウにドロップすると追加できます。</translation>
    </message>
    <message>
        <source>%1 can play. Its report has remarks.</source>
        <translation>%1はプレイできます。レポートに注意があります。</translation>
    </message>
    <message>
        <source>%1 has changed since its check.</source>
        <translation>%1はチェック後に変更されています。</translation>
    </message>
    <message>
        <source>%1 has not been checked.</source>
        <translation>%1は未チェックです。</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>リストの幅</translation>
    </message>
</context>
<context>
    <name>hilltop::CardMoves</name>
    <message>
        <source>Cards of %1</source>
        <comment>a field of a position</comment>
        <translation>%1のカード</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <comment>a field of a position</comment>
        <translation>%1へ移動</translation>
    </message>
    <message>
        <source>Move towards the first</source>
        <translation>先頭のほうへ移動</translation>
    </message>
    <message>
        <source>Move towards the last</source>
        <translation>末尾のほうへ移動</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
</context>
<context>
    <name>hilltop::CardPreview</name>
    <message>
        <source>Card preview</source>
        <translation>カードのプレビュー</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsDialog</name>
    <message>
        <source>Reading the results on these cards…</source>
        <translation>このカードでの結果を読み込み中…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Results on these cards: %1</source>
        <translation>このカードでの結果：%1</translation>
    </message>
    <message>
        <source>The same cards at seat %1, and the result of each player.</source>
        <translation>席%1での同じカードと、各プレイヤーの結果。</translation>
    </message>
    <message>
        <source>Results on these cards</source>
        <translation>このカードでの結果</translation>
    </message>
    <message>
        <source>Open both matches in Replay where they begin to differ</source>
        <translation>違いが始まる所で、両方の対局をリプレイで開きます</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No one else has a result on these cards yet.</source>
        <translation>このカードでの結果は、まだほかにありません。</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>対局を読み込み中…</translation>
    </message>
    <message>
        <source>Both matches have the same answers.</source>
        <translation>両方の対局の回答はすべて同じです。</translation>
    </message>
</context>
<context>
    <name>hilltop::CardsResultsModel</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>this match</source>
        <translation>この対局</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>対局%1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>他の人</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>日付</translation>
    </message>
</context>
<context>
    <name>hilltop::ChooseBotsDialog</name>
    <message>
        <source>Add bots</source>
        <translation>ボットを追加</translation>
    </message>
    <message>
        <source>Hilltop can’t tell which game this bot plays.</source>
        <translation>このボットがどのゲーム用か、Hilltopにはわかりません。</translation>
    </message>
    <message>
        <source>These files may contain several bots. Which ones do you want to add, and under which name?</source>
        <translation>ファイルには複数のボットがあるようです。どれをどんな名前で追加しますか？</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>for which game?</source>
        <translation>どのゲーム？</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>program, started for each decision</source>
        <translation>プログラム、判断ごとに起動</translation>
    </message>
</context>
<context>
    <name>hilltop::Coach</name>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>最善：%1、%2。</translation>
    </message>
    <message>
        <source>The tutor is off. You can turn it on in the Match menu.</source>
        <translation>コーチはオフです。「対局」メニューでオンにできます。</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Asking both bots…</source>
        <translation>両方のボットに質問中…</translation>
    </message>
    <message>
        <source>No matches were played.</source>
        <translation>対局はありませんでした。</translation>
    </message>
    <message>
        <source>%1 takes %2 % ± %3 of %4.</source>
        <comment>bot, share, error, so many matches</comment>
        <translation>%1が%4で%2% ± %3を獲得。</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with the same cards on both sides</source>
        <translation>
            <numerusform>両側同じカードで%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>No question was asked of both bots.</source>
        <translation>両方のボットに共通の質問はありませんでした。</translation>
    </message>
    <message>
        <source>Changed answers: %1 of %2</source>
        <translation>変わった回答：%2件中%1件</translation>
    </message>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>このゲームは解析できません。</translation>
    </message>
    <message>
        <source>analysed %1 of %2</source>
        <translation>解析%1/%2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>First</source>
        <translation>1体目</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>2体目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Open in &amp;Replay</source>
        <translation>リプレイで開く(&amp;R)</translation>
    </message>
    <message>
        <source>Compare two bots</source>
        <translation>2体のボットを比較</translation>
    </message>
    <message>
        <source>First bot</source>
        <translation>1体目</translation>
    </message>
    <message>
        <source>Second bot</source>
        <translation>2体目</translation>
    </message>
    <message>
        <source>with</source>
        <translation>と</translation>
    </message>
    <message>
        <source>&amp;matches:</source>
        <translation>局数(&amp;M)：</translation>
    </message>
    <message>
        <source>Both bots get every question of these matches and play each other with the same cards on both sides.</source>
        <translation>両方のボットにこれらの対局のすべての質問をし、両側同じカードで対戦させます。</translation>
    </message>
    <message>
        <source>Answers that differ</source>
        <translation>異なる回答</translation>
    </message>
</context>
<context>
    <name>hilltop::CompareSourceBox</name>
    <message>
        <source>Questions of your matches</source>
        <translation>自分の対局の質問</translation>
    </message>
    <message>
        <source>Questions of the first bot’s check</source>
        <translation>1体目のボットのチェックの質問</translation>
    </message>
    <message>
        <source>Questions of files or a tournament…</source>
        <translation>ファイルや大会の質問…</translation>
    </message>
    <message>
        <source>Source of the questions</source>
        <translation>質問の出どころ</translation>
    </message>
    <message>
        <source>Matches to ask about</source>
        <translation>質問に使う対局</translation>
    </message>
    <message>
        <source>Matches and tournaments (*.hmatch *.htour);;All files (*)</source>
        <translation>対局と大会 (*.hmatch *.htour);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Questions of %1</source>
        <translation>%1の質問</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%nファイル</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ContestDetails</name>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Matches of the pair</source>
        <translation>この組の対局</translation>
    </message>
    <message>
        <source>Click a match or press Enter to open it in Replay.</source>
        <translation>クリックかEnterで対局をリプレイで開きます。</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestExports</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
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
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1に書き出し中…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1に書き出しました。</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestHead</name>
    <message>
        <source>Try again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Worker threads. You can change this at any time</source>
        <translation>ワーカースレッド。いつでも変更できます</translation>
    </message>
    <message>
        <source>thread</source>
        <comment>after a number in a box</comment>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>threads</source>
        <comment>after a number in a box</comment>
        <translation>スレッド</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestList</name>
    <message>
        <source>Tournaments</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Let bots play each other thousands of times to see which is better, and how certain that is.</source>
        <translation>ボット同士を何千回も対戦させて、どれが強いか、どれほど確実かを確かめましょう。</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>新しい大会…</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>再開(&amp;S)</translation>
    </message>
    <message>
        <source>Delete tournament</source>
        <translation>大会を削除</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>ヒル</translation>
    </message>
    <message>
        <source>A hill is a contest that stays open: add bots and better versions at any time, and see who is king.</source>
        <translation>ヒルは終わりのないコンテストです。ボットや改良版をいつでも追加して、誰がキングかを確かめられます。</translation>
    </message>
    <message>
        <source>New hill…</source>
        <translation>新しいヒル…</translation>
    </message>
    <message>
        <source>Open hill…</source>
        <translation>ヒルを開く…</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>実行(&amp;U)</translation>
    </message>
    <message>
        <source>Delete hill</source>
        <translation>ヒルを削除</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前変更(&amp;R)</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>フォルダーで表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Re&amp;move from list</source>
        <translation>一覧から外す(&amp;M)</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>「%1」を削除しますか？</translation>
    </message>
    <message>
        <source>The results of %1 matches will be deleted. This can’t be undone.</source>
        <translation>%1局の結果も削除されます。元に戻せません。</translation>
    </message>
    <message>
        <source>Its file will be deleted. This can’t be undone.</source>
        <translation>ファイルも削除されます。元に戻せません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestListModel</name>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>matches to play</source>
        <translation>未プレイの対局あり</translation>
    </message>
    <message>
        <source>all played</source>
        <translation>すべてプレイ済み</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>no bots</source>
        <translation>ボットなし</translation>
    </message>
    <message>
        <source>can’t be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>damaged file</source>
        <translation>ファイル破損</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day of this year, as QDate has it</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as QDate has it</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>首位</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更日時</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>日付</translation>
    </message>
</context>
<context>
    <name>hilltop::ContestView</name>
    <message>
        <source>Row won against column, %</source>
        <translation>行の対列勝率（%）</translation>
    </message>
</context>
<context>
    <name>hilltop::Continuing</name>
    <message numerus="yes">
        <source>%1, %n decisions</source>
        <translation>
            <numerusform>%1、判断%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, second of two rated matches</source>
        <translation>%1、レート戦2局のうち2局目</translation>
    </message>
    <message>
        <source>%1, unfinished rated match</source>
        <translation>%1、途中のレート戦</translation>
    </message>
    <message>
        <source>%1, unfinished match</source>
        <translation>%1、途中の対局</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>%1, watched last</source>
        <translation>%1、前回の続き</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1、判断%2</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <translation>%1、配札%2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions due</source>
        <translation>
            <numerusform>復習する局面%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>You answered them wrong before.</source>
        <translation>前に間違えた局面です。</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>クイズ</translation>
    </message>
    <message>
        <source>The match is no longer in its file.</source>
        <translation>対局はもうファイルにありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n decisions</source>
        <translation>
            <numerusform>%n回の決定</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>opponents, score, when it was left</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1 of %2 played today</source>
        <translation>今日は%2回中%1回プレー</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>日替わり対局：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln days in a row</source>
        <translation>
            <numerusform>%1、%Ln日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>Play deal</source>
        <translation>プレー</translation>
    </message>
    <message>
        <source>%1, next rival: %2</source>
        <comment>game, bot</comment>
        <translation>%1、次のライバル：%2</translation>
    </message>
    <message>
        <source>Rated %1, you %2</source>
        <translation>レート%1、あなたは%2</translation>
    </message>
    <message>
        <source>Rated match…</source>
        <translation>レート戦…</translation>
    </message>
    <message>
        <source>%1, practise: %2</source>
        <comment>game, kind of decision</comment>
        <translation>%1、練習：%2</translation>
    </message>
    <message>
        <source>This kind of decision costs you most.</source>
        <translation>この種類の判断で最も損をしています。</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>%1, rated match</source>
        <translation>%1、レート戦</translation>
    </message>
    <message>
        <source>%1, first rated match</source>
        <translation>%1、最初のレート戦</translation>
    </message>
    <message>
        <source>No bot is rated higher than you.</source>
        <translation>あなたよりレートの高いボットはいません。</translation>
    </message>
    <message>
        <source>It shows how strong you are.</source>
        <translation>あなたの強さが分かります。</translation>
    </message>
    <message>
        <source>New deals tomorrow</source>
        <translation>明日は新しい対局</translation>
    </message>
    <message>
        <source>All deals of today played</source>
        <translation>日替わり対局はすべて終了</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>すべての日…</translation>
    </message>
    <message>
        <source>Practise your mistakes</source>
        <translation>ミスを練習</translation>
    </message>
    <message>
        <source>An analysis shows what costs you most.</source>
        <translation>解析すると、最も損をしている所が分かります。</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>解析</translation>
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
        <translation>レート</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>グラフの内容</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>rated matches</source>
        <translation>レート戦</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>Rating after each match</source>
        <translation>各対局後のレート</translation>
    </message>
    <message>
        <source>Your rating appears here from the second rated match on.</source>
        <translation>2回目のレート戦から、レートがここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 % in the latest of %Ln analysed match(es), mean of ten at a time</source>
        <translation>
            <numerusform>解析済み%Ln局の最近で%1%（10局ごとの平均）</numerusform>
        </translation>
    </message>
    <message>
        <source>analysed matches</source>
        <translation>解析済みの対局</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>精度（%）</translation>
    </message>
    <message>
        <source>Accuracy after each match</source>
        <translation>各対局後の精度</translation>
    </message>
    <message>
        <source>Your accuracy appears here from the second analysed match on.</source>
        <translation>解析済みの2局目から、精度がここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln rated match(es)</source>
        <translation>
            <numerusform>%1（レート戦%Ln局後）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: perhaps about as strong as %2. A few more matches will tell.</source>
        <translation>%1：おそらく%2くらいの強さです。あと数局ではっきりします。</translation>
    </message>
    <message>
        <source>%1: about as strong as %2.</source>
        <translation>%1：%2くらいの強さです。</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableModel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1対%2</translation>
    </message>
    <message>
        <source>%1 – %2 – %3 (won, drawn, lost)</source>
        <translation>%1 – %2 – %3（勝ち、引き分け、負け）</translation>
    </message>
    <message>
        <source>%1 % ± %2 of %3 matches</source>
        <translation>%1% ± %2（%3局）</translation>
    </message>
    <message>
        <source>%1 against %2: no matches yet.</source>
        <translation>%1対%2：対局はまだありません。</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 drawn, %5 lost.</source>
        <translation>%1対%2：%3勝、%4分、%5敗。</translation>
    </message>
</context>
<context>
    <name>hilltop::CrosstableView</name>
    <message>
        <source>Crosstable, row against column</source>
        <translation>対戦表（行対列）</translation>
    </message>
    <message>
        <source>Click for the matches</source>
        <translation>クリックで対局を表示</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDeals</name>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play the deal of %1</source>
        <translation>%1の日替わり対局をプレイ</translation>
    </message>
    <message>
        <source>All days…</source>
        <translation>すべての日…</translation>
    </message>
    <message>
        <source>Deals of all days</source>
        <translation>すべての日の配札</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>対局を読み込み中…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>日替わり対局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>%1. %2, played %3.</source>
        <translation>%1。%2、%3にプレイ。</translation>
    </message>
    <message>
        <source>Doesn’t count, because that day was over.</source>
        <translation>その日は終わっているので、成績になりません。</translation>
    </message>
    <message>
        <source>Not played. You can still play it, but it no longer counts.</source>
        <translation>未プレイ。今からでもプレイできますが、成績にはなりません。</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>まだプレイしていません。</translation>
    </message>
</context>
<context>
    <name>hilltop::DailyModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2: not played</source>
        <translation>%1、%2：未プレイ</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a result that does not count</comment>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
</context>
<context>
    <name>hilltop::DealBox</name>
    <message>
        <source>random, or enter an ID</source>
        <translation>ランダム、またはIDを入力</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配札</translation>
    </message>
    <message>
        <source>The same ID and rules give the same cards</source>
        <translation>同じIDとルールなら同じカードになります</translation>
    </message>
    <message>
        <source>Random deal ID</source>
        <translation>ランダムな配札ID</translation>
    </message>
    <message>
        <source>Your phrase</source>
        <translation>フレーズ</translation>
    </message>
    <message>
        <source>optional, mixed into the cards</source>
        <translation>任意。カードに混ぜます</translation>
    </message>
    <message>
        <source>“%1” is not a deal ID. Enter one like %2, or leave it empty for a new deal.</source>
        <translation>「%1」は配札IDではありません。%2のようなIDを入力してください。空のままなら新しい配札になります。</translation>
    </message>
    <message>
        <source>Sealed, SHA-256: %1</source>
        <translation>封印済み、SHA-256：%1</translation>
    </message>
    <message>
        <source>A deal with an ID you choose is not sealed.</source>
        <translation>自分で選んだIDの配札は封印されません。</translation>
    </message>
</context>
<context>
    <name>hilltop::DesktopNotifications</name>
    <message>
        <source>Show</source>
        <comment>a button of a desktop notification</comment>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>hilltop::DocumentSaving</name>
    <message>
        <source>The match was not saved</source>
        <translation>対局は保存されませんでした</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>saved with the record</source>
        <translation>記録と一緒に保存済み</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>対局を保存</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Hilltopの対局 (*.hmatch)</translation>
    </message>
    <message>
        <source>Saving the match…</source>
        <translation>対局を保存中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save this match?</source>
        <translation>この対局を保存しますか？</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed, and it has no file yet.</source>
        <translation>メモ、マーク、分岐が変わりましたが、まだファイルがありません。</translation>
    </message>
    <message>
        <source>Its notes, marks or branches have changed and are not saved. %1</source>
        <translation>メモ、マーク、分岐の変更が保存されていません。%1</translation>
    </message>
</context>
<context>
    <name>hilltop::EditBotDialog</name>
    <message>
        <source>by Node.js</source>
        <translation>Node.jsで</translation>
    </message>
    <message>
        <source>One process per decision, about 500 per match, as in its contest.</source>
        <translation>判断ごとに1プロセス。コンテストと同じで、1局に約500プロセスです。</translation>
    </message>
    <message>
        <source>Starting a process takes %1 ms here.</source>
        <translation>ここではプロセスの起動に%1 msかかります。</translation>
    </message>
    <message>
        <source>one process per decision</source>
        <translation>判断ごとに1プロセス</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>常駐</translation>
    </message>
    <message>
        <source>Python starts once and forks for every decision, which is at least ten times faster. The script and its imports are read only once, so later changes to the files have no effect.</source>
        <translation>Pythonを一度だけ起動し、判断ごとにforkするので、10倍以上高速です。スクリプトとそのimportは一度しか読み込まれないため、後でファイルを変えても反映されません。</translation>
    </message>
    <message>
        <source>Edit a bot</source>
        <translation>ボットを編集</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>after a number</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>&amp;Start within</source>
        <translation>起動の期限(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;First decision within</source>
        <translation>最初の判断の期限(&amp;F)</translation>
    </message>
    <message>
        <source>Other &amp;decisions within</source>
        <translation>他の判断の期限(&amp;D)</translation>
    </message>
    <message>
        <source>One &amp;answer</source>
        <translation>1つの回答(&amp;A)</translation>
    </message>
    <message>
        <source> KiB</source>
        <comment>after a number</comment>
        <translation> KiB</translation>
    </message>
    <message>
        <source>&amp;Log of one match</source>
        <translation>1局のログ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>メモリ(&amp;M)</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Processes</source>
        <translation>プロセス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Back to %1%2</source>
        <comment>number and unit</comment>
        <translation>%1%2に戻す</translation>
    </message>
    <message>
        <source>Hilltop’s engine</source>
        <translation>Hilltopのエンジン</translation>
    </message>
    <message>
        <source>Needs no other program. Supports JavaScript up to ECMAScript 2016, in a process of its own.</source>
        <translation>ほかのプログラムは不要です。ECMAScript 2016までのJavaScriptに対応し、専用のプロセスで動きます。</translation>
    </message>
    <message>
        <source>Supports the newest syntax, in a process of its own that takes about 50 ms to start.</source>
        <translation>最新の構文に対応し、専用のプロセスで動きます。起動に約50 msかかります。</translation>
    </message>
</context>
<context>
    <name>hilltop::EntrantTrial</name>
    <message>
        <source>Trying the bots…</source>
        <translation>ボットを試しています…</translation>
    </message>
    <message>
        <source>Trying the bots: %1 of %2</source>
        <translation>ボットを試しています：%1/%2</translation>
    </message>
</context>
<context>
    <name>hilltop::FacePicker</name>
    <message>
        <source>No face</source>
        <translation>顔なし</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>あなたの顔</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultListModel</name>
    <message>
        <source>match %1, start</source>
        <translation>対局%1、開始</translation>
    </message>
    <message>
        <source>match %1, decision %2</source>
        <translation>対局%1、判断%2</translation>
    </message>
    <message>
        <source>Output:
%1</source>
        <translation>出力：
%1</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>hilltop::FaultTable</name>
    <message>
        <source>Output: %1</source>
        <translation>出力：%1</translation>
    </message>
    <message>
        <source>Double-click a fault to open that decision in Replay.</source>
        <translation>エラーをダブルクリックすると、その判断をリプレイで開きます。</translation>
    </message>
    <message>
        <source>A fault is an answer that is late, illegal or missing.</source>
        <translation>エラーとは、遅れた回答、許可されない回答、または回答がないことです。</translation>
    </message>
</context>
<context>
    <name>hilltop::FieldChips</name>
    <message>
        <source>Drag a card to another field, or press the menu key</source>
        <translation>カードを別の欄へドラッグするか、メニューキーを押してください</translation>
    </message>
</context>
<context>
    <name>hilltop::FileOpening</name>
    <message>
        <source>The name of the file %1 is not UTF-8, so the file can’t be opened. Rename it, then open it again.</source>
        <translation>ファイル%1の名前がUTF-8ではないため、開けません。名前を変えてから開いてください。</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1を開いています…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>%n個のファイルを開いています…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>何も変更されていません。壊れていないコピーを使うか、「ファイル」の「開く」で別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>開けませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%n files can’t be opened.</source>
        <translation>
            <numerusform>%n個のファイルを開けません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>このファイルを開けません。</translation>
    </message>
    <message>
        <source>Not opened, because Replay shows one file at a time: %1</source>
        <translation>リプレイは一度に一つのファイルを表示するため、開かれていません：%1</translation>
    </message>
</context>
<context>
    <name>hilltop::FormatPicker</name>
    <message>
        <source>seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation>卓の席数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>0 = automatic</source>
        <translation>0は自動（この参加者数に必要な数）</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>シード決定</translation>
    </message>
    <message>
        <source>Ranked as in the list</source>
        <translation>一覧の順</translation>
    </message>
    <message>
        <source>Ranked by a round-robin</source>
        <translation>総当たりの順</translation>
    </message>
    <message>
        <source>Who plays whom first, and who has a bye</source>
        <translation>最初の組み合わせと不戦勝を決めます</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>自動：%1</translation>
    </message>
</context>
<context>
    <name>hilltop::GameCard</name>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1をプレイ</translation>
    </message>
    <message>
        <source>%1 tournament</source>
        <translation>%1の大会</translation>
    </message>
</context>
<context>
    <name>hilltop::GuideBar</name>
    <message>
        <source>Skip the guide</source>
        <translation>ガイドを飛ばす</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of the guide</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Guide, step %1 of %2</source>
        <translation>ガイド、%1/%2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the guide</comment>
        <translation>スキップ</translation>
    </message>
</context>
<context>
    <name>hilltop::HillAdding</name>
    <message>
        <source>Nothing was added.</source>
        <translation>何も追加されませんでした。</translation>
    </message>
    <message>
        <source>Reading the bots…</source>
        <translation>ボットを読み込み中…</translation>
    </message>
    <message>
        <source>%1 holds several bots. Choose the file of one.</source>
        <translation>%1には複数のボットがあります。1体のファイルを選んでください。</translation>
    </message>
    <message>
        <source>New version?</source>
        <translation>新しいバージョン？</translation>
    </message>
    <message>
        <source>Another bot of this hill has the name of %1. Is this its next version?</source>
        <translation>このヒルには%1と同じ名前のボットがあります。これはその次のバージョンですか？</translation>
    </message>
    <message>
        <source>If so, the earlier version stops playing and its matches stay. If not, rename the file.</source>
        <translation>その場合、前のバージョンはもうプレイせず、対局は残ります。別のボットなら、ファイル名を変えてください。</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>新しいバージョン</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>追加しない</translation>
    </message>
    <message>
        <source>Already playing in this version: %1.</source>
        <translation>このバージョンですでに参加中：%1。</translation>
    </message>
    <message>
        <source>Checking the bots…</source>
        <translation>ボットをチェック中…</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>%1をチェック中…</translation>
    </message>
    <message>
        <source>%1 can’t be checked: %2</source>
        <translation>%1をチェックできません：%2</translation>
    </message>
    <message>
        <source>%1 can’t play: %2</source>
        <translation>%1はプレイできません：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots joined: %1.</source>
        <translation>
            <numerusform>ボット%Ln体が参加しました：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>追加されませんでした</translation>
    </message>
    <message>
        <source>%1 is the same bot as %2.</source>
        <translation>%1は%2と同じボットです。</translation>
    </message>
    <message>
        <source>Bots (*.js *.py *.java);;All files (*)</source>
        <translation>ボット (*.js *.py *.java);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Add bots</source>
        <translation>ボットを追加</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>%1の新しいバージョン</translation>
    </message>
    <message>
        <source>This hill is busy. Wait until it is done, then add the bots.</source>
        <translation>このヒルは処理中です。終わってからボットを追加してください。</translation>
    </message>
</context>
<context>
    <name>hilltop::HillChanges</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Retire %1</source>
        <translation>%1を引退させる</translation>
    </message>
    <message>
        <source>It stops playing. Its matches stay. Reason (optional):</source>
        <translation>今後はプレイせず、対局は残ります。理由（任意）：</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>引退</translation>
    </message>
    <message>
        <source>Disqualify %1</source>
        <translation>%1を失格にする</translation>
    </message>
    <message>
        <source>It stops playing, and this version can’t come back. Its matches stay. Reason:</source>
        <translation>今後はプレイせず、このバージョンは復帰できません。対局は残ります。理由：</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>失格にする</translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation>%1は引退しました。</translation>
    </message>
    <message>
        <source>%1 is disqualified.</source>
        <translation>%1は失格です。</translation>
    </message>
    <message>
        <source>End season</source>
        <translation>シーズンを終了</translation>
    </message>
    <message>
        <source>Name of the season:</source>
        <translation>今日の順位表を次の名前で残します：</translation>
    </message>
    <message>
        <source>The standings of %1 are kept.</source>
        <translation>%1の順位表を残しました。</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>Extra matches where the order is unclear:</source>
        <translation>全ボット共通の対局に加え、順位の近いボットを見分けるためにプレイする対局数：</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>復帰させる</translation>
    </message>
    <message>
        <source>A bot that is out or disqualified plays again:</source>
        <translation>脱落または失格になったボットのうち、復帰させるもの：</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1が復帰しました。</translation>
    </message>
</context>
<context>
    <name>hilltop::HillCharts</name>
    <message>
        <source>History</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Against the king</source>
        <translation>対キング</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Ratings of the leaders over time.</source>
        <translation>ボットの出入りに伴う、上位のレートの推移を示すグラフです。</translation>
    </message>
    <message>
        <source>This chart compares the versions of a bot. Select one in the standings.</source>
        <translation>1体のボットの各バージョンを比べるグラフです。順位表でボットを選んでください。</translation>
    </message>
    <message>
        <source>%1 of the leaders</source>
        <comment>Elo</comment>
        <translation>上位の%1</translation>
    </message>
    <message>
        <source>Won against %1, %</source>
        <translation>対%1の勝ち（%）</translation>
    </message>
    <message>
        <source>Versions of %1</source>
        <translation>%1のバージョン</translation>
    </message>
    <message>
        <source>Entry of the log</source>
        <translation>ログの項目</translation>
    </message>
    <message>
        <source>This chart shows how the others do against the king.</source>
        <translation>キングに対するほかのボットの成績を示すグラフです。</translation>
    </message>
    <message>
        <source>Bots don’t meet in this game.</source>
        <translation>このゲームではボット同士の対戦はありません。</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>勝ち（%）</translation>
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
        <translation>このゲームでは、同じ卓の全員が協力して遊びます。</translation>
    </message>
</context>
<context>
    <name>hilltop::HillDetails</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Log of the hill</source>
        <translation>ヒルのログ</translation>
    </message>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>対戦表のマスをクリックすると対局が表示されます。</translation>
    </message>
    <message>
        <source>Double-click a bot in the standings for its matches.</source>
        <translation>順位表のボットをダブルクリックすると対局が表示されます。</translation>
    </message>
    <message>
        <source>These two have not met yet.</source>
        <translation>この2体はまだ対戦していません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>bot, bot, number of matches</comment>
        <translation>%1対%2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bot, number of matches</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Replaying the match…</source>
        <translation>対局を再現しています…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <comment>hill, number</comment>
        <translation>%1、対局%2</translation>
    </message>
    <message>
        <source>The hill has other answers, because a bot remembers earlier matches or does not play the same twice.</source>
        <translation>ヒルの回答はこれと違います。ボットが以前の対局を覚えているか、毎回同じようにはプレイしないためです。</translation>
    </message>
</context>
<context>
    <name>hilltop::HillExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>表 CSV(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>Markdown(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Web site…</source>
        <translation>Webサイト(&amp;W)…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>書き出し(&amp;X)</translation>
    </message>
    <message>
        <source>Folder of the web site</source>
        <translation>Webサイトのフォルダー</translation>
    </message>
</context>
<context>
    <name>hilltop::HillLogModel</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>出来事</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>hilltop::HillRuns</name>
    <message>
        <source>Hills (*.%1)</source>
        <translation>ヒル (*.%1)</translation>
    </message>
    <message>
        <source>Save this hill?</source>
        <translation>このヒルを保存しますか？</translation>
    </message>
    <message>
        <source>Go to the hill</source>
        <translation>ヒルへ移動</translation>
    </message>
</context>
<context>
    <name>hilltop::HillStandingsModel</name>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>place, range</comment>
        <translation>%1（%2～%3）</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of the column, cell</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The 95 % interval of its place is in brackets</source>
        <translation>括弧内は順位の95%区間です</translation>
    </message>
    <message>
        <source>By the contest’s own score, in the matches that all bots have played</source>
        <translation>全ボットがプレイした対局での、コンテストのスコアによる順位</translation>
    </message>
    <message>
        <source>From all matches of the bots that play, with half its 95 % interval</source>
        <translation>参加中のボットの全対局から。±は95%区間の半分</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Contest place</source>
        <translation>コンテスト順位</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>完全（%）</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>点（%）</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>勝ち（%）</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
</context>
<context>
    <name>hilltop::HillView</name>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>This hill can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or open another one.</source>
        <translation>このヒルを開けません：%1。

何も変更されていません。壊れていないコピーを使うか、別のヒルを開いてください。</translation>
    </message>
    <message>
        <source>Progress of the hill</source>
        <translation>ヒルの進み具合</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>hilltop::HillsPage</name>
    <message>
        <source>Open hill</source>
        <translation>ヒルを開く</translation>
    </message>
    <message>
        <source>Hills (*.hhill);;All files (*)</source>
        <translation>ヒル (*.hhill);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>ヒル</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>open a hill of the list</source>
        <translation>一覧のヒルを開く</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>move through standings and crosstable</source>
        <translation>順位表と対戦表を移動</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enterかスペース</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>マスの対局、対局のリプレイ</translation>
    </message>
    <message>
        <source>Reading the hills…</source>
        <translation>ヒルを読み込み中…</translation>
    </message>
    <message>
        <source>No hills yet.</source>
        <translation>まだヒルがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hills</source>
        <translation>
            <numerusform>ヒル%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t rename a hill while it is being played.</source>
        <translation>実行中のヒルは名前を変更できません。</translation>
    </message>
    <message>
        <source>You can’t delete a hill while it is being played. Stop it first.</source>
        <translation>実行中のヒルは削除できません。先に停止してください。</translation>
    </message>
</context>
<context>
    <name>hilltop::HintModel</name>
    <message>
        <source>loses %1</source>
        <translation>損失%1</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1、最善</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
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
        <translation>各手の評価値</translation>
    </message>
    <message>
        <source>Hide the numbers</source>
        <translation>数値を隠す</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>%1 Still thinking…</source>
        <translation>%1 まだ考え中…</translation>
    </message>
    <message>
        <source>Analysis: exact, given what you know.</source>
        <translation>解析：あなたの知る情報の範囲で厳密です。</translation>
    </message>
    <message numerus="yes">
        <source>Analysis of %Ln possible deals, ± one standard error.</source>
        <translation>
            <numerusform>あり得る配札%Ln通りの解析。±は標準誤差1つ分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Values from %1: exact, given what you know.</source>
        <translation>%1の評価値：あなたの知る情報の範囲で厳密です。</translation>
    </message>
    <message>
        <source>Values from %1, ± one standard error.</source>
        <translation>%1の評価値。±は標準誤差1つ分。</translation>
    </message>
    <message>
        <source>Values estimated by %1.</source>
        <translation>%1による推定値。</translation>
    </message>
</context>
<context>
    <name>hilltop::HintSource</name>
    <message>
        <source>H&amp;ints from</source>
        <translation>ヒント役(&amp;I)</translation>
    </message>
    <message>
        <source>The strongest bot (%1)</source>
        <translation>最強のボット（%1）</translation>
    </message>
    <message>
        <source>Hints now come from %1.</source>
        <translation>ヒント役は%1になりました。</translation>
    </message>
    <message>
        <source>%1 has no hint: %2.</source>
        <comment>bot, fault</comment>
        <translation>%1のヒントはありません：%2。</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>出力：%1</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint.</source>
        <translation>%1がヒントを考え中。</translation>
    </message>
    <message>
        <source>%1 is thinking about a hint, up to %2.</source>
        <translation>%1がヒントを考え中、最長%2。</translation>
    </message>
</context>
<context>
    <name>hilltop::HomePage</name>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>すべての対局…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>削除を取り消す</translation>
    </message>
    <message>
        <source>Analyse the recent matches in the background</source>
        <translation>最近の対局をバックグラウンドで解析します</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>日替わり対局</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>あなたの成績</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>最近の対局</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>下に表示する内容</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Your ratings</source>
        <translation>あなたのレート</translation>
    </message>
    <message>
        <source>Matches you leave are kept here. They are saved after every decision.</source>
        <translation>中断した対局はここに残ります。判断のたびに保存されます。</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Ready. Press Play to sit down at a table.</source>
        <translation>準備完了。「プレイ」を押すと卓に着きます。</translation>
    </message>
    <message>
        <source>All unfinished (%1)…</source>
        <translation>すべての中断した対戦 (%1)…</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>この対戦を削除</translation>
    </message>
</context>
<context>
    <name>hilltop::HomeResults</name>
    <message>
        <source>Rated matches show your strength in each game. Choose Rated when you start a new match.</source>
        <translation>レート戦では、ゲームごとの強さがわかります。新しい対局で「レート戦」を選んでください。</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新しい対局…</translation>
    </message>
    <message>
        <source>All results…</source>
        <translation>すべての成績…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>連勝連敗</translation>
    </message>
    <message>
        <source>last 100 rated matches</source>
        <translation>最近のレート戦100局</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30日</translation>
    </message>
    <message>
        <source>%1: rating %2 ± %3</source>
        <translation>%1：レート%2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::KeptMatches</name>
    <message>
        <source>The match was deleted. Undo restores it.</source>
        <translation>対局を削除しました。「元に戻す」で復帰します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches were deleted. Undo restores them.</source>
        <translation>
            <numerusform>%Ln局を削除しました。「元に戻す」で復帰します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::KeptSplitter</name>
    <message>
        <source>Drag to resize, double-click to reset</source>
        <translation>ドラッグで幅を変更、ダブルクリックで元に戻す</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyButton</name>
    <message>
        <source>Key %1</source>
        <translation>キー%1</translation>
    </message>
</context>
<context>
    <name>hilltop::KeyEditor</name>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>標準キー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>“%2” already uses %1. Give it another key first.</source>
        <translation>「%2」がすでに%1を使っています。先にそちらを変更してください。</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the window and can’t be used.</source>
        <translation>Tabはウィンドウ内の移動用なので使えません。</translation>
    </message>
</context>
<context>
    <name>hilltop::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>キーを変更…</translation>
    </message>
</context>
<context>
    <name>hilltop::KindTable</name>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>非強制</translation>
    </message>
    <message>
        <source>Decisions with at least one clearly worse answer</source>
        <translation>明らかに劣る回答が一つ以上ある判断</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Average loss per unforced decision, ± one standard error</source>
        <translation>非強制の判断の平均損失、±は標準誤差1つ分</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>他の人</translation>
    </message>
    <message>
        <source>Average loss of all others in decisions of this kind</source>
        <translation>この種類の判断での、他の全員の平均損失</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Loss in the later half of the deals minus that in the earlier half</source>
        <translation>配札の後半の損失から前半の損失を引いた値</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Total loss</source>
        <translation>損失合計</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>近いボット</translation>
    </message>
    <message>
        <source>The level of bots whose average loss in decisions of this kind is nearest. Where levels are not measured, the nearest bot of these matches.</source>
        <translation>この種類の判断での平均損失が最も近いボットのレベル。レベルが測定されていない場合は、これらの対局で最も近いボット。</translation>
    </message>
</context>
<context>
    <name>hilltop::LevelChoice</name>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>自分で選ぶ</translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation>ボットのレベル</translation>
    </message>
</context>
<context>
    <name>hilltop::LineChart</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 ± %2 at %3</source>
        <translation>%1 ± %2（%3）</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s), up to %1 of %2.</source>
        <translation>
            <numerusform>グラフ%n本、%1/%2まで。</numerusform>
        </translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>最高：%1。</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>最低：%1。</translation>
    </message>
    <message>
        <source>Highlighted: %1, %2, number %3 from above.</source>
        <translation>強調：%1、%2、上から%3番目。</translation>
    </message>
</context>
<context>
    <name>hilltop::LogModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>hilltop::LuckTable</name>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>運補正後</translation>
    </message>
    <message>
        <source>Luck-adjusted result, ± one standard error</source>
        <translation>カードの運を補正した結果。±は標準誤差1つ分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>対局換算</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>補正後の1局に相当する補正前の対局数</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Per decision, given what the seat knew</source>
        <translation>判断あたり、席の知る情報による</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>精度（%）</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times</comment>
        <translation>%1倍</translation>
    </message>
</context>
<context>
    <name>hilltop::MainDialogs</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>次の区画</translation>
    </message>
</context>
<context>
    <name>hilltop::MainWindow</name>
    <message>
        <source>Next pane</source>
        <translation>次の区画</translation>
    </message>
    <message>
        <source>Hilltop</source>
        <translation>Hilltop</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>For authors of &amp;bots</source>
        <translation>ボット作者へ(&amp;B)</translation>
    </message>
    <message>
        <source>The Hilltop &amp;protocol</source>
        <translation>Hilltopプロトコル(&amp;P)</translation>
    </message>
    <message>
        <source>A &amp;contest in an evening</source>
        <translation>一晩でコンテスト(&amp;C)</translation>
    </message>
    <message>
        <source>What &amp;records and views hold</source>
        <translation>記録と表示の中身(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About Hilltop</source>
        <translation>Hilltopについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>対局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>リプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>大会(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Bots</source>
        <translation>ボット(&amp;B)</translation>
    </message>
    <message>
        <source>Anal&amp;yses</source>
        <translation>解析(&amp;S)</translation>
    </message>
    <message>
        <source>Hi&amp;ll</source>
        <translation>ヒル(&amp;L)</translation>
    </message>
</context>
<context>
    <name>hilltop::ManualDialog</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>マニュアルのページ</translation>
    </message>
    <message>
        <source>Games and manual</source>
        <translation>ゲームとマニュアル</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <translation>%1（英語）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page and its places</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>There are no rules for this game.</source>
        <translation>このゲームのルールはありません。</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>マニュアル：%1</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>すべてのページ</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchAnalysis</name>
    <message>
        <source>Analysis isn’t available for this game.</source>
        <translation>このゲームは解析できません。</translation>
    </message>
    <message>
        <source>This match is already analysed as deeply as possible.</source>
        <translation>この対局はこれ以上深く解析できません。</translation>
    </message>
    <message>
        <source>The analysis was cancelled.</source>
        <translation>解析を中止しました。</translation>
    </message>
    <message>
        <source>a quick player who sees all cards</source>
        <translation>全カードが見える高速プレイヤー</translation>
    </message>
    <message>
        <source>Analysed by another version (%1, %2). The current one is %3, %4. Their numbers can’t be compared.</source>
        <translation>別のバージョン（%1、%2）による解析です。現在は%3、%4です。両者の数値は比べられません。</translation>
    </message>
    <message>
        <source>%1, lost %2</source>
        <translation>%1、損失%2</translation>
    </message>
    <message>
        <source>Mistakes of this match</source>
        <translation>この対局のミス</translation>
    </message>
    <message>
        <source>double dummy</source>
        <translation>全カード公開</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchDocument</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2行目</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1、対局%2</translation>
    </message>
    <message>
        <source>The analysis is not saved yet, because the match has no file. It is saved with the match.</source>
        <translation>対局にファイルがないため、解析はまだ保存されていません。対局と一緒に保存されます。</translation>
    </message>
    <message>
        <source>Analysis saved beside the tournament.</source>
        <translation>解析を大会と一緒に保存しました。</translation>
    </message>
    <message>
        <source>The analysis can’t be saved: %1</source>
        <translation>解析を保存できません：%1</translation>
    </message>
    <message>
        <source>Analysis saved with the record.</source>
        <translation>解析を記録と一緒に保存しました。</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchExport</name>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>The picture was saved as %1.</source>
        <translation>画像を%1に保存しました。</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>画像は保存されませんでした</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Text (*.txt)</source>
        <translation>Webページ (*.html);;テキスト (*.txt)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>レポートを%1に保存しました。</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>レポートは保存されませんでした</translation>
    </message>
    <message>
        <source>Export match</source>
        <translation>対局を書き出し</translation>
    </message>
    <message>
        <source>Files in the format %1 (*.%2)</source>
        <translation>%1形式のファイル (*.%2)</translation>
    </message>
    <message>
        <source>The match was exported as %1.</source>
        <translation>対局を%1に書き出しました。</translation>
    </message>
    <message>
        <source>The match was not exported</source>
        <translation>対局は書き出されませんでした</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>ページを保存</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webページ (*.html)</translation>
    </message>
    <message>
        <source>The page was saved as %1.</source>
        <translation>ページを%1に保存しました。</translation>
    </message>
    <message>
        <source>The page was not saved</source>
        <translation>ページは保存されませんでした</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchKeeping</name>
    <message>
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Not saved: %1. You can play on and save the match with File, Save match as.</source>
        <translation>保存できません：%1。プレイを続け、「ファイル」の「名前を付けて対局を保存」で保存できます。</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>対局を保存</translation>
    </message>
    <message>
        <source>Hilltop matches (*.hmatch)</source>
        <translation>Hilltopの対局 (*.hmatch)</translation>
    </message>
    <message>
        <source>The match was saved as %1.</source>
        <translation>対局を%1に保存しました。</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>対局は保存されませんでした</translation>
    </message>
    <message>
        <source>Save the match?</source>
        <translation>対局を保存しますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are not saved.</source>
        <translation>
            <numerusform>%n局が保存されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Save to another place to keep your match.</source>
        <translation>%1。別の場所に保存すると対局を残せます。</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Leave the rated match?</source>
        <translation>レート戦をやめますか？</translation>
    </message>
    <message>
        <source>The match counts as lost. To continue it later, go to another page instead.</source>
        <translation>対局は負けになります。後で続けるには、やめずに別のページへ移ってください。</translation>
    </message>
    <message>
        <source>The match counts as lost, and so does the second one with the same cards. To continue later, go to another page instead.</source>
        <translation>対局は負けになり、同じカードの2局目も負けになります。後で続けるには、やめずに別のページへ移ってください。</translation>
    </message>
    <message>
        <source>This is the second of two matches. It counts as lost, the first keeps its result. To continue later, go to another page instead.</source>
        <translation>2局のうちの2局目です。この対局は負けになり、1局目の結果はそのままです。後で続けるには、やめずに別のページへ移ってください。</translation>
    </message>
    <message>
        <source>Leave and lose</source>
        <translation>やめて負けにする</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>続きをプレイ</translation>
    </message>
    <message>
        <source>You can find the unfinished match on the start page.</source>
        <translation>途中の対局はホームにあります。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存されていません</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchListModel</name>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>完全達成</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配札</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Counted from 1 over the whole tournament. The file counts from 0</source>
        <translation>大会全体で1から数えます。ファイルでは0からです</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchOpening</name>
    <message>
        <source>The text contains %1 matches. This is the first one. To see all of them, save the text as a file that ends in .hmatch and open it.</source>
        <translation>テキストに%1局あります。これは1局目です。すべて見るには、テキストを.hmatchで終わる名前のファイルに保存して開いてください。</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPanel</name>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>あなたの財布</translation>
    </message>
    <message>
        <source>Hide the scoresheet</source>
        <translation>スコア表を隠す</translation>
    </message>
    <message>
        <source>Show the scoresheet</source>
        <translation>スコア表を表示</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>配札%1</translation>
    </message>
    <message>
        <source>Copy the deal ID %1</source>
        <translation>配札ID %1をコピー</translation>
    </message>
    <message>
        <source>Sealed: %1</source>
        <translation>封印：%1</translation>
    </message>
    <message>
        <source>Sealed cards, SHA-256: %1</source>
        <translation>封印されたカード、SHA-256：%1</translation>
    </message>
    <message>
        <source>Sealed cards…</source>
        <translation>封印されたカード…</translation>
    </message>
    <message>
        <source>About this match</source>
        <translation>この対局について</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchPlay</name>
    <message>
        <source>This match can’t be continued</source>
        <translation>この対局は続けられません</translation>
    </message>
    <message>
        <source>The second match has the same cards. You can see everything when both are over.</source>
        <translation>2局目も同じカードです。両方が終わるとすべて見られます。</translation>
    </message>
    <message>
        <source>You can’t look back in a rated match until it is over.</source>
        <translation>レート戦では、終わるまで振り返れません。</translation>
    </message>
    <message>
        <source>Looking back, at decision %1</source>
        <translation>振り返り中、判断%1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>振り返り中</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchTabs</name>
    <message>
        <source>Scoresheet</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>卓の横</translation>
    </message>
</context>
<context>
    <name>hilltop::MatchesDialog</name>
    <message>
        <source>Reading your matches…</source>
        <translation>対局を読み込み中…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Search: opponent or game</source>
        <translation>検索：相手かゲーム</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n局を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches yet. Every match you play is kept here.</source>
        <translation>まだ対局がありません。プレイした対局はすべてここに残ります。</translation>
    </message>
    <message>
        <source>No matching matches.</source>
        <translation>該当する対局はありません。</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>リプレイで開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続きをプレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentAnalysis</name>
    <message>
        <source>Analyse the match first</source>
        <translation>先に対局を解析してください</translation>
    </message>
    <message>
        <source>No one decides here</source>
        <translation>ここで判断する人はいません</translation>
    </message>
    <message>
        <source>There was no other choice</source>
        <translation>ほかの手はありませんでした</translation>
    </message>
    <message>
        <source>No answer here yet</source>
        <translation>ここにはまだ回答がありません</translation>
    </message>
    <message>
        <source>These values are exact. More simulations would not change them</source>
        <translation>この値は厳密です。シミュレーションを増やしても変わりません</translation>
    </message>
    <message>
        <source>This decision is already simulated as deeply as possible</source>
        <translation>この判断はこれ以上深くシミュレーションできません</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentDepth</name>
    <message>
        <source>Simulating</source>
        <translation>シミュレーション中</translation>
    </message>
    <message>
        <source>Simulating possible hands…</source>
        <translation>あり得る手札をシミュレーション中…</translation>
    </message>
    <message>
        <source>No hidden information: all cards of the others were known.</source>
        <translation>隠れた情報はありません。他の人のカードはすべてわかっていました。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is better than “%2” in %3 % of %Ln possible hands, worse in %4 %.</source>
        <translation>
            <numerusform>あり得る手札%Ln通りのうち、「%1」が「%2」より良いのは%3%、悪いのは%4%です。</numerusform>
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
        <translation>%1、判断%2：「%3」、好手「%4」、損失%5</translation>
    </message>
    <message>
        <source>Open the analysis at this decision</source>
        <translation>この判断で解析を開きます</translation>
    </message>
    <message>
        <source>%1. Cards: %2</source>
        <translation>%1。カード：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>好手：%1</translation>
    </message>
    <message>
        <source>%1, better %2</source>
        <translation>%1、好手%2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>回答：%1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>損失の大きい判断</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>あなたの判断に、確実な損失はありません。</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentOpening</name>
    <message>
        <source>Opening match %1…</source>
        <translation>対局%1を開いています…</translation>
    </message>
</context>
<context>
    <name>hilltop::MomentPane</name>
    <message>
        <source>Answers at this moment</source>
        <translation>この判断の手</translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation>当時の情報で</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>全カード公開で</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No one decides here.</source>
        <translation>ここで判断する人はいません。</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>ほかの手はありませんでした。</translation>
    </message>
    <message>
        <source>Played automatically after a fault.</source>
        <translation>エラーの後、自動でプレイされました。</translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation>ミスなし</translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>among the best answers</source>
        <translation>最善手の一つ</translation>
    </message>
    <message>
        <source>exact, %1</source>
        <translation>厳密、%1</translation>
    </message>
    <message>
        <source>± %1, %2</source>
        <translation>± %1、%2</translation>
    </message>
    <message>
        <source>%1: exact</source>
        <translation>%1：厳密</translation>
    </message>
    <message>
        <source>%2: ± %1</source>
        <translation>%2：± %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>an error</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Exact. ◇ seeing all cards.</source>
        <translation>厳密。◇ 全カード公開。</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>厳密。</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations. Lines: ± 2 errors. ◇ seeing all cards.</source>
        <translation>
            <numerusform>最大%Ln回のシミュレーション。線：±誤差2つ分。◇ 全カード公開。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln simulations.</source>
        <translation>
            <numerusform>最大%Ln回のシミュレーション。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::MovesPane</name>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Notes on this match</source>
        <translation>この対局のメモ</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>自分のメモ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers, see the move list</source>
        <translation>
            <numerusform>回答%Ln件、手順を参照</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::NewHillDialog</name>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>All pairs play the same deals, in all seatings</source>
        <translation>すべての組が同じ配札を全席順でプレイします</translation>
    </message>
    <message>
        <source>New hill</source>
        <translation>新しいヒル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>同一配札</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Create hill</source>
        <translation>ヒルを作成</translation>
    </message>
    <message>
        <source>Matches per bot</source>
        <translation>ボットごとの対局数</translation>
    </message>
    <message>
        <source>Matches per pair</source>
        <translation>組ごとの対局数</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Bots per author</source>
        <translation>作者ごとのボット数</translation>
    </message>
    <message>
        <source>How many bots of an author may play at the same time</source>
        <translation>同じ作者のボットが同時にいくつまで参加できるか</translation>
    </message>
    <message>
        <source>Versions per day</source>
        <translation>1日のバージョン数</translation>
    </message>
    <message>
        <source>How many bots and versions an author may add per day (UTC)</source>
        <translation>1人の作者が1日(UTC)に追加できるボットとバージョンの数</translation>
    </message>
    <message>
        <source>Matches per table</source>
        <translation>卓ごとの対局数</translation>
    </message>
</context>
<context>
    <name>hilltop::NewMatchDialog</name>
    <message>
        <source>Random</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>レート戦</translation>
    </message>
    <message>
        <source>Matching opponents</source>
        <translation>手頃な相手</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>If off, the bottom seat starts</source>
        <translation>そうでなければ下の席が先手、または最初に配られます</translation>
    </message>
    <message>
        <source>Seats bots that are about as strong as you</source>
        <translation>あなたと同じくらいの強さのボットを座らせます</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation>誰が座りますか？</translation>
    </message>
    <message>
        <source>strength, 1 to 5</source>
        <translation>強さ（1～5）</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>この画面で</translation>
    </message>
    <message>
        <source>You’re watching, and see all cards.</source>
        <translation>観戦です。すべてのカードが見えます。</translation>
    </message>
    <message>
        <source>Several people at one screen: players pass the screen and see only their own cards.</source>
        <translation>1つの画面に数人：画面を渡しながら、各自が自分のカードだけを見ます。</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>練習：ヒントも待ったも自由です。</translation>
    </message>
    <message numerus="yes">
        <source>Short: %n round(s)</source>
        <translation>
            <numerusform>短め：%nラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), about %1.</source>
        <translation>
            <numerusform>%nラウンド、約%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated: a new deal, no hints, no undo. The match counts even if you leave it.</source>
        <translation>レート戦：新しい配札で、ヒントも待ったもなし。途中でやめても数えます。</translation>
    </message>
    <message>
        <source>%1 Your rating doesn’t change, because the strength of your own bots is unknown.</source>
        <translation>%1 自分のボットの強さはわからないため、レートは変わりません。</translation>
    </message>
    <message>
        <source>%1 Your rating: %2.</source>
        <translation>%1 あなたのレート：%2。</translation>
    </message>
    <message>
        <source>Twice, seats swapped</source>
        <translation>席を替えて2回</translation>
    </message>
    <message>
        <source>Two matches with the same cards count as one result, which reduces luck</source>
        <translation>同じカードの2局を1つの結果として数え、運の影響を減らします</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Rated: two matches with the same new cards are one result, even if you leave them. No hints, no undo.</source>
        <translation>レート戦：同じ新しいカードの2局で1つの結果です。途中でやめても数えます。ヒントも待ったもありません。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳細</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed, see More.</source>
        <translation>
            <numerusform>ルール%n件を変更、「詳細」を参照。</numerusform>
        </translation>
    </message>
    <message>
        <source>Start rated match</source>
        <translation>レート戦を開始</translation>
    </message>
</context>
<context>
    <name>hilltop::NewTournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>新しい大会</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>大会を開始</translation>
    </message>
    <message>
        <source>No longer among your bots and left out: %1.</source>
        <translation>もう自分のボットではないため除外：%1。</translation>
    </message>
    <message>
        <source>Select at least one bot.</source>
        <translation>ボットを1体以上選んでください。</translation>
    </message>
    <message>
        <source>Select at least two bots.</source>
        <translation>ボットを2体以上選んでください。</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1/%2を選択</translation>
    </message>
    <message>
        <source>Too many rounds. At most %1 can be played without meeting twice.</source>
        <translation>ラウンドが多すぎます。再戦なしでは最大%1ラウンドです。</translation>
    </message>
    <message>
        <source>The last tournament had the same plan and seed. Built-in bots would play the same matches again.</source>
        <translation>前回の大会と計画もシードも同じです。内蔵ボットは同じ対局を繰り返します。</translation>
    </message>
</context>
<context>
    <name>hilltop::OpponentList</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>another person at this screen</source>
        <translation>この画面の別の人</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>own bot, what it is written in</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2, strength %3 of 5</source>
        <translation>%1、%2、強さ%3/5</translation>
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
        <translation>厳密</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>経験則</translation>
    </message>
    <message>
        <source>%1 · best, played</source>
        <translation>%1 · 最善、実際</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · 最善</translation>
    </message>
    <message>
        <source>%1 · played</source>
        <translation>%1 · 実際</translation>
    </message>
    <message>
        <source>The answer’s value, seeing all cards</source>
        <translation>全カードが見える場合の、この手の評価値</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>%1 · among the best, played</source>
        <translation>%1 · 最善の一つ、実際</translation>
    </message>
    <message>
        <source>%1 · among the best</source>
        <translation>%1 · 最善の一つ</translation>
    </message>
</context>
<context>
    <name>hilltop::OwnBotList</name>
    <message>
        <source>%1, not checked yet</source>
        <comment>language</comment>
        <translation>%1、未チェック</translation>
    </message>
    <message>
        <source>%1, changed since its check</source>
        <comment>language</comment>
        <translation>%1、チェック後に変更</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>language, why it cannot play</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>hilltop::PersonCard</name>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Your name and face at the table</source>
        <translation>テーブルでのあなたの名前と顔</translation>
    </message>
    <message>
        <source>You can change both in Settings.</source>
        <translation>どちらも設定で変更できます。</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayActions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>同じ配札(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Ask before costly moves</source>
        <translation>損な手は事前に確認(&amp;K)</translation>
    </message>
    <message>
        <source>The tutor asks before you play a costly move. Never in rated matches.</source>
        <translation>コーチは、損な手を出す前に確認します。レート戦では使えません。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>待った(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>読み上げ(&amp;S)</translation>
    </message>
    <message>
        <source>Speak the state of the match</source>
        <translation>対局の状況を読み上げます</translation>
    </message>
    <message>
        <source>Let a &amp;bot take over</source>
        <translation>ボットに任せる(&amp;B)</translation>
    </message>
    <message>
        <source>S&amp;wap seats</source>
        <translation>席を交換(&amp;W)</translation>
    </message>
    <message>
        <source>Take the next player’s seat, who takes yours</source>
        <translation>次のプレイヤーと席を入れ替えます</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>リプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>Ru&amp;les of this game</source>
        <translation>このゲームのルール(&amp;L)</translation>
    </message>
    <message>
        <source>Your resul&amp;ts…</source>
        <translation>あなたの成績(&amp;T)…</translation>
    </message>
    <message>
        <source>Sealed &amp;cards…</source>
        <translation>封印されたカード(&amp;C)…</translation>
    </message>
    <message>
        <source>The proof that no one changes the cards while you play</source>
        <translation>プレイ中に誰もカードを変えていないことの証明</translation>
    </message>
    <message>
        <source>Save match &amp;as…</source>
        <translation>名前を付けて対局を保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>1手進む(&amp;O)</translation>
    </message>
    <message>
        <source>Slow&amp;er</source>
        <translation>遅く(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>Take over &amp;yourself</source>
        <translation>自分で続ける(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;G)</translation>
    </message>
    <message>
        <source>Speed × %1</source>
        <translation>速度×%1</translation>
    </message>
    <message>
        <source>What &amp;may they hold?</source>
        <translation>伏せ札の予想</translation>
    </message>
    <message>
        <source>Where each hidden card may be, from what you know. Never in rated matches.</source>
        <translation>伏せ札がそれぞれどこにある確率か、あなたが知りうる範囲で示します。レート戦では使えません。</translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <translation>対戦を続ける…</translation>
    </message>
    <message>
        <source>Shows the matches you have left</source>
        <translation>途中で離れた対戦を表示します</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayCourse</name>
    <message>
        <source>The match is over.</source>
        <translation>対局は終わりました。</translation>
    </message>
    <message>
        <source>A branch of another match: hints and undo are free.</source>
        <translation>別の対局からの分岐：ヒントも待ったも自由です。</translation>
    </message>
    <message>
        <source>Bots play, and you watch.</source>
        <translation>ボットの対局を観戦します。</translation>
    </message>
    <message>
        <source>Practice: the tutor is on.</source>
        <translation>練習：コーチはオンです。</translation>
    </message>
    <message>
        <source>Practice: hints and undo are free.</source>
        <translation>練習：ヒントも待ったも自由です。</translation>
    </message>
    <message>
        <source>Rated, match %1 of 2.</source>
        <translation>レート戦、2局中%1局目。</translation>
    </message>
    <message>
        <source>Rated: no hints, no undo.</source>
        <translation>レート戦：ヒントも待ったもなし。</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayDealDialog</name>
    <message>
        <source>%1 takes your old seat.</source>
        <translation>%1があなたの元の席に座ります。</translation>
    </message>
    <message>
        <source>%1 takes the seat of %2.</source>
        <translation>%1が%2の席に座ります。</translation>
    </message>
    <message>
        <source>%1 has changed since then.</source>
        <translation>%1はその後変わっています。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play this deal: %1</source>
        <translation>この配札をプレイ：%1</translation>
    </message>
    <message>
        <source>Which seat do you want? You get its cards and the same opponents. Afterwards you can compare the results.</source>
        <translation>どの席に着きますか？その席のカードで同じ相手とプレイします。後で結果を比べられます。</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>hilltop::PlayPage</name>
    <message>
        <source>play the action or use the place of that key</source>
        <translation>そのキーの操作か場所を選ぶ</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>任意のキー</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>アニメーションを終える、ハンドの後に進む</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer and why it is not allowed</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>Legal:</source>
        <translation>できること：</translation>
    </message>
    <message>
        <source>Illegal:</source>
        <translation>できないこと：</translation>
    </message>
    <message>
        <source>Loading the match…</source>
        <translation>対局を読み込み中…</translation>
    </message>
    <message>
        <source>%1. %2 or %3 returns to the match.</source>
        <translation>%1。%2か%3で対局に戻ります。</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 クリックかキーで次へ。</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>まだ対局がありません。</translation>
    </message>
    <message>
        <source>You have an unfinished match.</source>
        <translation>途中の対局があります。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>No match yet. Choose New match or press Enter.</source>
        <translation>まだ対局がありません。「新しい対局」を選ぶか、Enterを押してください。</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新しい対局…</translation>
    </message>
    <message>
        <source>You have an unfinished match of %1.</source>
        <translation>%1の途中の対局があります。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>hilltop::PointsChart</name>
    <message>
        <source>This chart shows how matches end.</source>
        <translation>このグラフは対局の終わり方を示します。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>%1: %2, by matches</source>
        <translation>%1：%2、対局数別</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均%1</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionEditor</name>
    <message>
        <source>Show in Replay</source>
        <translation>リプレイで表示</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を作る</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>テキストの局面</translation>
    </message>
    <message>
        <source>Paste the text made by Copy, or a position as a bot gets it.</source>
        <translation>「コピー」で作ったテキスト、またはボットが受け取る形の局面を貼り付けてください。</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>各手と評価値</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>シミュレーション中…</translation>
    </message>
    <message>
        <source>Exact values</source>
        <translation>厳密な値</translation>
    </message>
    <message numerus="yes">
        <source>Simulated %n times</source>
        <translation>
            <numerusform>%n回シミュレーション</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to field</source>
        <translation>欄へ移動</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This can’t be read. Write cards as the menu beside the field does, with commas between them.</source>
        <translation>読み取れません。欄の横のメニューと同じ書き方で、札をコンマで区切ってください。</translation>
    </message>
</context>
<context>
    <name>hilltop::PositionForm</name>
    <message>
        <source>Seen by</source>
        <translation>見る席</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Hand number</source>
        <translation>ハンド番号</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Used side cards</source>
        <translation>使ったサイドカード</translation>
    </message>
    <message>
        <source>Side cards left</source>
        <translation>残りのサイドカード</translation>
    </message>
    <message>
        <source>Own side cards</source>
        <translation>自分のサイドカード</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>表にした札</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>第1巡</translation>
    </message>
    <message>
        <source>Second round</source>
        <translation>第2巡</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>手札の枚数</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <translation>残した札</translation>
    </message>
    <message>
        <source>Received cards</source>
        <translation>受け取った札</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>渡した札</translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation>選ぶ札</translation>
    </message>
    <message>
        <source>Base cards</source>
        <translation>場札</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Highest last round</source>
        <translation>前回の最高</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>前回</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Set number</source>
        <translation>セット番号</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝ち数</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>引かれていない札</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>賭け点</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Cards this turn</source>
        <translation>この番の札</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>席 %1、%2</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>カードを追加</translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation>出したカード</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizPage</name>
    <message>
        <source>No mistakes to repeat.</source>
        <translation>復習するミスはありません。</translation>
    </message>
    <message>
        <source>Nothing is due today. Come back tomorrow or try new questions.</source>
        <translation>今日の復習はありません。また明日、または新しい問題をどうぞ。</translation>
    </message>
    <message>
        <source>No more mistakes in your analysed matches. Analyse more matches on the page Analyses.</source>
        <translation>解析済みの自分の対局に、もうミスはありません。「解析」ページでさらに解析してください。</translation>
    </message>
    <message>
        <source>No more mistakes in this list.</source>
        <translation>この一覧に、もうミスはありません。</translation>
    </message>
    <message>
        <source>No such position was found. Try again or choose another difficulty.</source>
        <translation>該当する局面が見つかりませんでした。もう一度試すか、難易度を変えてください。</translation>
    </message>
    <message>
        <source>This answer can’t be evaluated.</source>
        <translation>この回答は評価できません。</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>A position from a match. Choose one answer, then see what every answer was worth.</source>
        <translation>対局の一局面です。手を1つ選ぶと、各手の評価値がわかります。</translation>
    </message>
    <message>
        <source>Source of questions</source>
        <translation>問題の出どころ</translation>
    </message>
    <message>
        <source>Mistakes to repeat</source>
        <translation>復習するミス</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>自分のミス</translation>
    </message>
    <message>
        <source>Mistakes from a list</source>
        <translation>一覧のミス</translation>
    </message>
    <message>
        <source>New: easy</source>
        <translation>新問：やさしい</translation>
    </message>
    <message>
        <source>New: medium</source>
        <translation>新問：ふつう</translation>
    </message>
    <message>
        <source>New: hard</source>
        <translation>新問：難しい</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Answers and their values</source>
        <translation>各手と評価値</translation>
    </message>
    <message>
        <source>Progress by week</source>
        <translation>週ごとの進み具合</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to repeat</source>
        <translation>
            <numerusform>復習%Ln問</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes come back tomorrow, then at growing intervals.</source>
        <translation>ミスは明日、その後は間隔を広げながら再び出ます。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln due today</source>
        <translation>
            <numerusform>今日は%Ln問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of the file can’t be read. They are kept unchanged.</source>
        <translation>
            <numerusform>ファイルの%Ln行を読めません。そのまま残します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a question…</source>
        <translation>問題を探しています…</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>あなたならどうする？</translation>
    </message>
    <message>
        <source>Evaluating your answer…</source>
        <translation>回答を評価中…</translation>
    </message>
    <message>
        <source>Right, the best answer</source>
        <translation>正解、最善手です</translation>
    </message>
    <message>
        <source>Good enough</source>
        <translation>十分です</translation>
    </message>
    <message>
        <source>This is %1</source>
        <translation>%1です</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 loses %2 ± %3. Better: %4.</source>
        <translation>%1の損失は%2 ± %3。より良い手は%4。</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>この問題は明日また出ます。</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>クイズ</translation>
    </message>
    <message>
        <source>Values from the analysis: exact.</source>
        <translation>解析の評価値：厳密です。</translation>
    </message>
    <message numerus="yes">
        <source>Values from the analysis of %Ln possible deals.</source>
        <translation>
            <numerusform>あり得る配札%Ln通りを解析した評価値です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Width of the answers</source>
        <translation>回答の幅</translation>
    </message>
</context>
<context>
    <name>hilltop::QuizTable</name>
    <message>
        <source>%1 · best, yours</source>
        <translation>%1 · 最善、回答</translation>
    </message>
    <message>
        <source>%1 · best</source>
        <translation>%1 · 最善</translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <translation>%1 · 回答</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
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
        <translation>週の開始日</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>挑戦</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
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
        <translation>レートは変わりません</translation>
    </message>
    <message>
        <source>Rating: %1 → %2 (%3)</source>
        <comment>before, after, difference</comment>
        <translation>レート：%1 → %2（%3）</translation>
    </message>
    <message>
        <source>The strength of your own bots is unknown, so the match doesn’t count.</source>
        <translation>自分のボットの強さはわからないため、この対局は数えません。</translation>
    </message>
    <message>
        <source>Against a team of bots with the same cards, %1 was expected of you. You scored %2.</source>
        <translation>同じカードのボットのチームに対して、あなたの期待は%1、結果は%2でした。</translation>
    </message>
    <message>
        <source>Against a rating of %1, %2 was expected of you. You scored %3.</source>
        <translation>レート%1の相手に対して、あなたの期待は%2、結果は%3でした。</translation>
    </message>
    <message>
        <source>%1 A new rating moves quickly.</source>
        <translation>%1 新しいレートは大きく動きます。</translation>
    </message>
</context>
<context>
    <name>hilltop::RecentMatches</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>精度（%）</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>最近の対局</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>記録を開く…</translation>
    </message>
    <message>
        <source>Finished matches are kept here. Open one to step through it card by card.</source>
        <translation>終えた対局はここに残ります。開くと1枚ずつ振り返れます。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <translation>リプレイで開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordList</name>
    <message>
        <source>Analyse these</source>
        <translation>これらを解析</translation>
    </message>
    <message>
        <source>Matches in the file</source>
        <translation>ファイルの対局</translation>
    </message>
    <message>
        <source>In the background. Each analysis is saved with its match</source>
        <translation>バックグラウンドで実行。解析は各対局と一緒に保存されます</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2の%1</translation>
    </message>
</context>
<context>
    <name>hilltop::RecordListModel</name>
    <message>
        <source>unfinished</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayActions</name>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>遅く(&amp;S)</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>最初へ(&amp;G)</translation>
    </message>
    <message>
        <source>Pre&amp;vious decision</source>
        <translation>前の判断(&amp;K)</translation>
    </message>
    <message>
        <source>Next decisi&amp;on</source>
        <translation>次の判断(&amp;O)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>最後へ(&amp;E)</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>前のラウンド</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>前のハンド</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次のハンド</translation>
    </message>
    <message>
        <source>Next seat’s view</source>
        <translation>次の席の視点(&amp;V)</translation>
    </message>
    <message>
        <source>A&amp;ll cards</source>
        <translation>全カード(&amp;L)</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>解析(&amp;Y)</translation>
    </message>
    <message>
        <source>Analyse every decision and the luck of the cards</source>
        <translation>すべての判断とカードの運を解析します</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>前のミス</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次のミス</translation>
    </message>
    <message>
        <source>Simulate from here</source>
        <translation>ここからシミュレーション</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>例を表示</translation>
    </message>
    <message>
        <source>Show possible hands with which the better answer wins more</source>
        <translation>より良い手が勝ちやすい、あり得る手札を表示します</translation>
    </message>
    <message>
        <source>Stop simulating, or return to the actual cards</source>
        <translation>シミュレーションを止める、または実際のカードに戻る</translation>
    </message>
    <message>
        <source>&amp;Mark this decision</source>
        <translation>この判断をマーク(&amp;M)</translation>
    </message>
    <message>
        <source>Continue from &amp;here</source>
        <translation>ここから続きをプレイ(&amp;H)</translation>
    </message>
    <message>
        <source>Take over the selected seat, as a branch. The original match stays unchanged.</source>
        <translation>選んだ席を分岐として引き継ぎます。元の対局は変わりません。</translation>
    </message>
    <message>
        <source>Bra&amp;nch above</source>
        <translation>上の分岐(&amp;N)</translation>
    </message>
    <message>
        <source>Branch &amp;below</source>
        <translation>下の分岐(&amp;B)</translation>
    </message>
    <message>
        <source>Play this &amp;deal…</source>
        <translation>この配札をプレイ(&amp;D)…</translation>
    </message>
    <message>
        <source>Take a seat with the same cards and opponents</source>
        <translation>同じカード、同じ相手で席に着きます</translation>
    </message>
    <message>
        <source>Res&amp;ults on these cards…</source>
        <translation>このカードでの結果(&amp;U)…</translation>
    </message>
    <message>
        <source>How everyone did with the cards of the selected seat</source>
        <translation>選んだ席のカードでの全員の結果</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;what was copied</source>
        <translation>コピーしたものを開く(&amp;W)</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>画像(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the table as a picture</source>
        <translation>卓を画像として保存</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Save the analysis of this match as a web page or text</source>
        <translation>この対局の解析をWebページかテキストとして保存します</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Save this match in the format of another program</source>
        <translation>この対局を別のプログラムの形式で保存します</translation>
    </message>
    <message>
        <source>&amp;Quiz from these mistakes</source>
        <translation>これらのミスでクイズ(&amp;Q)</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save this match with its notes and branches</source>
        <translation>この対局をメモと分岐ごと保存</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>このゲームのルール(&amp;R)</translation>
    </message>
    <message>
        <source>Stop simulating and keep the result</source>
        <translation>シミュレーションを止めて、結果を残します</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Simulate this decision with many more samples</source>
        <translation>この判断をずっと多い標本でシミュレーションします</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>見えるカード</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>テキストを開く</translation>
    </message>
    <message>
        <source>Save and export</source>
        <translation>保存と書き出し</translation>
    </message>
    <message>
        <source>Pa&amp;ge…</source>
        <translation>ページ…</translation>
    </message>
    <message>
        <source>Save this match as a page to step through in a browser, as you see it here</source>
        <translation>この対局を、ここで見えているとおりに、ブラウザーで1手ずつ見られるページとして保存</translation>
    </message>
    <message>
        <source>Hide spoilers</source>
        <translation>ネタバレを隠す</translation>
    </message>
    <message>
        <source>Show scores, moves and the analysis only up to the moment you have seen</source>
        <translation>スコア、手順、解析を、見た場面までだけ表示します</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の対局</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の対局</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>もう一度(&amp;T)</translation>
    </message>
    <message>
        <source>Answer this decision yourself with the same cards and opponents, and compare</source>
        <translation>同じカードと相手でこの判断を自分で行い、比べます</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>局面をテキストでコピー</translation>
    </message>
    <message>
        <source>Copied the position, %1 characters. Ctrl+V opens it here again.</source>
        <translation>局面をコピーしました（%1文字）。Ctrl+Vでここに開けます。</translation>
    </message>
    <message>
        <source>Seen &amp;before…</source>
        <translation>この局面での過去の回答(&amp;B)…</translation>
    </message>
    <message>
        <source>What you and others answered here and in similar positions, and with what result</source>
        <translation>ここや似た局面であなたやほかのプレイヤーが選んだ回答と、その結果</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>局面を作る(&amp;S)…</translation>
    </message>
    <message>
        <source>Set up any position, or paste one as text, and see what each answer is worth</source>
        <translation>任意の局面を作るか、テキストとして貼り付けて、各応答の価値を見ます</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayHead</name>
    <message>
        <source>reproduced</source>
        <translation>再現済み</translation>
    </message>
    <message>
        <source>different at decision %1</source>
        <translation>判断%1から相違</translation>
    </message>
    <message>
        <source>not checked, another version of the bot played</source>
        <translation>未確認、ボットのバージョンが違います</translation>
    </message>
    <message>
        <source>not checked, because answers of your own bots are stored</source>
        <translation>未確認、自分のボットの回答は保存されたものです</translation>
    </message>
    <message>
        <source>not checked, a person played</source>
        <translation>未確認、人がプレイしました</translation>
    </message>
    <message>
        <source>not checked, the bot is not available</source>
        <translation>未確認、ボットが使えません</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Back to the matches in the file</source>
        <translation>ファイルの対局一覧に戻る</translation>
    </message>
    <message>
        <source>View</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Asking the bots again…</source>
        <translation>ボットに再質問中…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the digest doesn’t match</source>
        <translation>ダイジェスト不一致</translation>
    </message>
    <message>
        <source>the result doesn’t match</source>
        <translation>結果が不一致</translation>
    </message>
    <message>
        <source>differs at decision %1</source>
        <translation>判断%1で相違</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>no bot to check</source>
        <translation>確認できるボットなし</translation>
    </message>
    <message>
        <source>reproduced, %1 of %2 seats</source>
        <translation>再現済み、%1/%2席</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>全カード</translation>
    </message>
</context>
<context>
    <name>hilltop::ReplayPage</name>
    <message>
        <source>Up and Down in the move list</source>
        <translation>手順の上下キー</translation>
    </message>
    <message>
        <source>move through it, elsewhere they choose the branch</source>
        <translation>手順を移動、ほかでは分岐を選択</translation>
    </message>
    <message>
        <source>Clicking the table</source>
        <translation>卓をクリック</translation>
    </message>
    <message>
        <source>finish the animation, continue after a hand</source>
        <translation>アニメーションを終える、ハンドの後に進む</translation>
    </message>
    <message>
        <source>Choose a match.</source>
        <translation>対局を選んでください。</translation>
    </message>
    <message>
        <source>No match opened yet.</source>
        <translation>対局はまだ開かれていません。</translation>
    </message>
    <message>
        <source>Possible hands: “%1” is better</source>
        <translation>あり得る手札：「%1」が優る</translation>
    </message>
    <message>
        <source>Preparing the match…</source>
        <translation>対局を準備中…</translation>
    </message>
    <message>
        <source>The rest of the match can’t be shown</source>
        <translation>対局の残りを表示できません</translation>
    </message>
    <message>
        <source>You can step through any match card by card. Open a record or drop one here.</source>
        <translation>どの対局も1枚ずつ振り返れます。記録を開くか、ここにドロップしてください。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Only the beginning of the match is shown.</source>
        <translation>対局の最初の部分だけを表示しています。</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>標準の速度</translation>
    </message>
    <message>
        <source>speed × %1</source>
        <translation>速度×%1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Width of the moves</source>
        <translation>手順の幅</translation>
    </message>
    <message>
        <source>Width of the analysis</source>
        <translation>解析の幅</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultBars</name>
    <message>
        <source>Others</source>
        <translation>他の人</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 ± %3</source>
        <translation>%1：%2 ± %3</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultReview</name>
    <message>
        <source>Luck and skill</source>
        <translation>運と実力</translation>
    </message>
    <message>
        <source>The match is being analysed</source>
        <translation>対局を解析中</translation>
    </message>
    <message>
        <source>Analysing the match…</source>
        <translation>対局を解析中…</translation>
    </message>
</context>
<context>
    <name>hilltop::ResultSheet</name>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Latest matches: %1</source>
        <translation>最近の対局：%1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>運と実力</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>History</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>What is shown of the match</source>
        <translation>対局の表示内容</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じ配札でもう一度</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新しい対局…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>勝負の分かれ目</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>配札%1</translation>
    </message>
    <message>
        <source>Only your matches</source>
        <translation>自分の対局だけ</translation>
    </message>
    <message>
        <source>At a table with %1</source>
        <translation>%1と同卓</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>対%1</translation>
    </message>
    <message>
        <source>%1 perfect of %2, %3 cards left on average</source>
        <translation>%2局中、完全達成%1、平均残り%3枚</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1勝</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1敗</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>purse %1</source>
        <translation>財布%1</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n連勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n連敗</numerusform>
        </translation>
    </message>
    <message>
        <source>The turning point: %1</source>
        <translation>勝負の分かれ目：%1</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>封印…</translation>
    </message>
    <message>
        <source>The proof that no one changed the cards</source>
        <translation>誰もカードを変えていないことの証明</translation>
    </message>
    <message>
        <source>Shown after the second match.</source>
        <translation>2局目も終わると表示されます。</translation>
    </message>
    <message>
        <source>Your rating changes after the second match.</source>
        <translation>レートは2局目の後に決まります。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewNotice</name>
    <message>
        <source>Analyse again</source>
        <translation>再解析</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Analysing the match again</source>
        <translation>対局を再解析中</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewQueue</name>
    <message>
        <source>The list of analyses can’t be saved: %1</source>
        <translation>解析の一覧を保存できません：%1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1/%2局</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>%1で一時停止</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>問題%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>最近の対局</translation>
    </message>
    <message>
        <source>All my matches</source>
        <translation>自分の全対局</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>解析済み</translation>
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
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a bot: its loss</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>hilltop::ReviewsPage</name>
    <message>
        <source>What could not be analysed</source>
        <translation>解析できなかったもの</translation>
    </message>
    <message>
        <source>Analyse my matches</source>
        <translation>自分の対局を解析</translation>
    </message>
    <message>
        <source>Analyse a folder…</source>
        <translation>フォルダーを解析…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>Stops the analysis. Finished analyses are kept with their matches</source>
        <translation>解析を止めます。できた解析は各対局に残ります</translation>
    </message>
    <message>
        <source>Quiz from these</source>
        <translation>これでクイズ</translation>
    </message>
    <message>
        <source>Quiz about the listed decisions, the costliest first</source>
        <translation>一覧の判断を、損失の大きい順に出題します</translation>
    </message>
    <message>
        <source>Analyse whole folders and tournaments: who plays best without luck, and who makes which mistakes.</source>
        <translation>フォルダーや大会をまるごと解析します。運を除いて誰が強いか、誰がどんなミスをしたかがわかります。</translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>解析の進み具合</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>損失の大きい判断</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>スタイル</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示内容</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>ゲームとルール</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Analyse the matches of a folder</source>
        <translation>フォルダーの対局を解析</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Look for new matches</source>
        <translation>新しい対局を探す</translation>
    </message>
    <message>
        <source>%1, %2 of them new</source>
        <translation>%1、うち新規%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a state and a remark</comment>
        <translation>%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge. “Look for new matches” renews them</source>
        <translation>
            <numerusform>解析%Ln件は別バージョンの解析エンジンによるものです。「新しい対局を探す」で更新されます</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is being analysed.</source>
        <translation>実行中の解析はありません。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln seats</source>
        <translation>
            <numerusform>%1、%Ln席</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, other rules</source>
        <translation>%1、別ルール</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>All matches were analysed.</source>
        <translation>すべての対局を解析しました。</translation>
    </message>
    <message>
        <source>Reading the analyses…</source>
        <translation>解析を読み込み中…</translation>
    </message>
    <message>
        <source>No mistakes beyond chance.</source>
        <translation>偶然と区別できるミスはありません。</translation>
    </message>
    <message>
        <source>No match has been analysed yet.</source>
        <translation>解析済みの対局はまだありません。</translation>
    </message>
    <message>
        <source>Mistakes of %1</source>
        <translation>%1のミス</translation>
    </message>
    <message>
        <source>Everyone’s mistakes</source>
        <translation>全員のミス</translation>
    </message>
    <message>
        <source>Kinds of decisions</source>
        <translation>判断の種類</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>これを練習</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <translation>練習：%1</translation>
    </message>
    <message>
        <source>No position of this kind has a clear best answer.</source>
        <translation>この種類には、最善手がはっきりした局面がありません。</translation>
    </message>
    <message>
        <source>Quiz with %1 positions of the selected kind, from these matches and from new ones</source>
        <translation>これらの対局と新しい対局から、選んだ種類の局面を%1問出題します</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>リストの幅</translation>
    </message>
</context>
<context>
    <name>hilltop::RoundListModel</name>
    <message>
        <source>Ranking</source>
        <translation>シード決定</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>不戦勝</translation>
    </message>
    <message>
        <source>counts as won</source>
        <translation>勝ち扱い</translation>
    </message>
    <message>
        <source>advances</source>
        <translation>勝ち上がり</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>これから</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未決着</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>hilltop::RulesEditor</name>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1をリセット</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>標準：%1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>%1 is %2. Write a number from %3 to %4.</source>
        <translation>%1が%2です。%3～%4の数を入れてください。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>These rules can’t be combined: %1.</source>
        <translation>このルールは組み合わせられません：%1。</translation>
    </message>
    <message>
        <source>this game has no rules to choose</source>
        <translation>このゲームに選べるルールはありません</translation>
    </message>
    <message>
        <source>all defaults</source>
        <translation>すべて標準</translation>
    </message>
    <message>
        <source>one differs from the defaults</source>
        <translation>1項目が標準と相違</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the defaults</source>
        <translation>
            <numerusform>%n項目が標準と相違</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreModel</name>
    <message>
        <source>none</source>
        <comment>nothing stands under this heading yet</comment>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>hilltop::ScoreView</name>
    <message>
        <source>Scoresheet</source>
        <translation>スコア表</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatPicture</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <translation>席%1：%2、%3</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
</context>
<context>
    <name>hilltop::SeatReviewModel</name>
    <message>
        <source>Average loss per decision, given what the seat knew</source>
        <translation>判断あたりの平均損失、席の知る情報による</translation>
    </message>
    <message>
        <source>Average loss per unforced decision</source>
        <translation>同上、2番目の手が劣る判断だけ</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>運を補正した結果</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Unforced</source>
        <translation>非強制</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>運補正後</translation>
    </message>
</context>
<context>
    <name>hilltop::SecondTryBar</name>
    <message>
        <source>Back to replay</source>
        <translation>リプレイに戻る</translation>
    </message>
</context>
<context>
    <name>hilltop::Settings</name>
    <message>
        <source>The settings in %1 can’t be read, so defaults are used. Remove the file to start afresh.</source>
        <translation>設定%1を読めないため、標準値を使います。このファイルを削除すると初期化されます。</translation>
    </message>
    <message>
        <source>The settings in %1 are from a newer version of Hilltop, so defaults are used and changes are not saved.</source>
        <translation>設定%1は新しいHilltopのものです。標準値を使い、変更は保存されません。</translation>
    </message>
    <message>
        <source>The settings can’t be saved: %1.</source>
        <translation>設定を保存できません：%1。</translation>
    </message>
</context>
<context>
    <name>hilltop::SettingsDialog</name>
    <message>
        <source>No matching settings</source>
        <translation>該当する設定はありません</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>設定のページ</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>このページをリセット</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not applied</source>
        <translation>
            <numerusform>未適用の変更%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4色</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>スート</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>クラブは緑、ダイヤは青。</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>手札の並び順</translation>
    </message>
    <message>
        <source>By suit and rank, trump first</source>
        <translation>スートと強さ順、切り札が先</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>配られた順</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Finished trick</source>
        <translation>終わったトリック</translation>
    </message>
    <message>
        <source>or until a click</source>
        <translation>またはクリックまで</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Card speed</source>
        <translation>カードの速さ</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>now: no card animations</source>
        <translation>現在：カードのアニメーションなし</translation>
    </message>
    <message>
        <source>now: full motion</source>
        <translation>現在：すべて動きます</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>カードと点</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>試聴</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>After a hand or round</source>
        <translation>ハンドやラウンドの後</translation>
    </message>
    <message>
        <source>Wait for a key or a click</source>
        <translation>キーかクリックを待つ</translation>
    </message>
    <message>
        <source>Continue after 2 seconds</source>
        <translation>2秒後に進む</translation>
    </message>
    <message>
        <source>Continue after 5 seconds</source>
        <translation>5秒後に進む</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>一手だけのとき</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>自動で出す</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Before a costly move</source>
        <translation>損な手の前に</translation>
    </message>
    <message>
        <source>Ask for confirmation</source>
        <translation>確認する</translation>
    </message>
    <message>
        <source>Ask when a move costs at least %1</source>
        <translation>確認する損失：%1以上</translation>
    </message>
    <message>
        <source>Ask when a move costs at least</source>
        <translation>確認する損失</translation>
    </message>
    <message>
        <source>of the chance to win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>games, in games that count them</source>
        <translation>ゲーム（ゲーム数の場合）</translation>
    </message>
    <message>
        <source>cards left, in cooperative games</source>
        <translation>残り枚数（協力ゲーム）</translation>
    </message>
    <message>
        <source>Only in practice, and given what you can know. Never in rated matches.</source>
        <translation>練習中だけ、知り得る情報だけで判断します。レート戦では使えません。</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>記号</translation>
    </message>
    <message>
        <source>%1, marked %2 from</source>
        <translation>%1、%2を付ける損失</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Games or points</source>
        <translation>ゲームまたは点</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>残り枚数</translation>
    </message>
    <message>
        <source>A loss of at least this size is marked if it is more than twice its error. Analysed matches are marked again.</source>
        <translation>損失がこの値以上で、誤差の2倍を超えると記号が付きます。解析済みの対局も付け直されます。</translation>
    </message>
    <message>
        <source>Changes when the window restarts.</source>
        <translation>ウィンドウの再起動で変わります。</translation>
    </message>
    <message>
        <source>When you may answer</source>
        <translation>回答してもよいとき</translation>
    </message>
    <message>
        <source>Wait for an answer or Pass</source>
        <translation>回答かパスを待つ</translation>
    </message>
    <message>
        <source>Pass after 1 second</source>
        <translation>1秒後にパス</translation>
    </message>
    <message>
        <source>Pass after 3 seconds</source>
        <translation>3秒後にパス</translation>
    </message>
    <message>
        <source>Pass after 10 seconds</source>
        <translation>10秒後にパス</translation>
    </message>
    <message>
        <source>Pass after 30 seconds</source>
        <translation>30秒後にパス</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>顔</translation>
    </message>
    <message>
        <source>Bots think</source>
        <translation>ボットの思考時間</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>短く</translation>
    </message>
    <message>
        <source>Like people</source>
        <translation>人のように</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Show glances and reactions</source>
        <translation>視線と反応を表示</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1（未インストール）</translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation>カードのデザイン</translation>
    </message>
    <message>
        <source>Card decks of KDE’s games can be chosen here once they are installed.</source>
        <translation>KDE のゲームのカードをインストールすると、ここで選べます。</translation>
    </message>
    <message>
        <source>In games with French cards. Very small cards stay Hilltop’s own.</source>
        <translation>トランプを使うゲームで使います。とても小さいカードは Hilltop のままです。</translation>
    </message>
    <message>
        <source>My turn, in the background</source>
        <translation>自分の番（背面のとき）</translation>
    </message>
</context>
<context>
    <name>hilltop::SolvingNote</name>
    <message>
        <source>%1 is solving these rules. It plays this match without the solution.</source>
        <translation>%1がこのルールを解いています。この対局では解を使いません。</translation>
    </message>
    <message>
        <source>Progress of solving the rules</source>
        <translation>ルールを解く進み具合</translation>
    </message>
    <message>
        <source>The rules are solved: %1 uses the solution from the next match on.</source>
        <translation>ルールが解けました：%1は次の対局から解を使います。</translation>
    </message>
</context>
<context>
    <name>hilltop::StandingsModel</name>
    <message>
        <source>%1, %2</source>
        <comment>language, file</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>places</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Place %1 to %2: %3, %4 won, %5 percent, between %6 and %7</source>
        <translation>%1～%2位：%3、%4勝、%5%、区間%6～%7</translation>
    </message>
    <message>
        <source>Place %1: %2, %3 won, %4 percent, between %5 and %6</source>
        <translation>%1位：%2、%3勝、%4%、区間%5～%6</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%区間</translation>
    </message>
    <message>
        <source>Matches without adjustment that one adjusted match is worth</source>
        <translation>補正後の1局に相当する補正前の対局数</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完全達成</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>勝ち数</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>勝ち（%）</translation>
    </message>
    <message>
        <source>Perfect, %</source>
        <translation>完全（%）</translation>
    </message>
    <message>
        <source>Points, %</source>
        <translation>点（%）</translation>
    </message>
    <message>
        <source>Luck-adjusted</source>
        <translation>運補正後</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>対局換算</translation>
    </message>
    <message>
        <source>%1 (disqualified)</source>
        <translation>%1（失格）</translation>
    </message>
    <message>
        <source>Luck-adjusted result with its 95 % interval, from %1 matches</source>
        <translation>カードの運を補正した結果と95%区間。%1局から。</translation>
    </message>
    <message>
        <source>%1 (faults in every match)</source>
        <translation>%1（全対局でエラー）</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1（脱落）</translation>
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
        <translation>順位表</translation>
    </message>
</context>
<context>
    <name>hilltop::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n連勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n連敗</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %Ln analysed matches</source>
        <translation>
            <numerusform>%1（解析済み%Ln局）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in the first ten, %3 in the latest ten</source>
        <translation>%1：最初の10局は%2、最近の10局は%3</translation>
    </message>
    <message>
        <source>Your purse at %1: %2</source>
        <translation>%1の財布：%2</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>レート戦</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>あなたの成績</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>対象の対局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Against or with</source>
        <translation>対戦・同卓</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>平均点</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>現在の連続</translation>
    </message>
    <message>
        <source>No matches yet. Start one with New match and choose Rated to see it here.</source>
        <translation>まだ対局がありません。「新しい対局」で「レート戦」を選ぶと、ここに表示されます。</translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation>対局を読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row at best</source>
        <translation>
            <numerusform>最多%n連勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them left early</source>
        <translation>
            <numerusform>うち%n局は途中でやめました</numerusform>
        </translation>
    </message>
    <message>
        <source>★ Perfect matches of %1: %2</source>
        <translation>★ %1の完全達成：%2</translation>
    </message>
</context>
<context>
    <name>hilltop::StopPicker</name>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>SPRT</source>
        <translation>SPRT</translation>
    </message>
    <message>
        <source>All matches are played</source>
        <translation>全局をプレイします</translation>
    </message>
    <message>
        <source>Ends when every entrant’s 95 % interval is narrow enough</source>
        <translation>全参加者の95%区間が十分狭くなると終わります</translation>
    </message>
    <message>
        <source>A sequential test: ends as soon as it is clear which of the two is stronger</source>
        <translation>逐次検定：2体のどちらが強いかわかり次第終わります</translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation>区間の幅</translation>
    </message>
    <message>
        <source>until narrower than</source>
        <translation>この幅未満まで</translation>
    </message>
    <message>
        <source>Elo 0, the hypothesis</source>
        <translation>Elo 0、帰無仮説</translation>
    </message>
    <message>
        <source>Elo 1, the alternative</source>
        <translation>Elo 1、対立仮説</translation>
    </message>
    <message>
        <source>Alpha: the risk of accepting a bot that is not stronger</source>
        <translation>α：強くないボットを採択する確率</translation>
    </message>
    <message>
        <source>Beta: the risk of rejecting a bot that is stronger</source>
        <translation>β：強いボットを棄却する確率</translation>
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
        <translation>α</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>β</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Rounds that depend on results are always played to the end.</source>
        <translation>結果に左右されるラウンドは必ず最後までプレイします。</translation>
    </message>
    <message>
        <source>SPRT needs a round-robin of exactly two entrants.</source>
        <translation>SPRTにはちょうど2体の総当たりが必要です。</translation>
    </message>
    <message>
        <source>Elo 0 must be below Elo 1.</source>
        <translation>Elo 0はElo 1未満にします。</translation>
    </message>
</context>
<context>
    <name>hilltop::StrandedTournaments</name>
    <message>
        <source>Tournaments (*.%1)</source>
        <translation>大会 (*.%1)</translation>
    </message>
    <message>
        <source>Save this tournament?</source>
        <translation>この大会を保存しますか？</translation>
    </message>
</context>
<context>
    <name>hilltop::StyleTable</name>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>行動</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>他の人</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
</context>
<context>
    <name>hilltop::SumDialog</name>
    <message>
        <source>All parts: %1</source>
        <translation>内訳：%1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>All parts of the result</source>
        <translation>結果の内訳</translation>
    </message>
    <message>
        <source>%1. Every part that changed it: start + luck + skill + others’ skill = result.</source>
        <translation>%1。値を変えたすべての項目：開始値＋運＋実力＋他の人の実力＝結果。</translation>
    </message>
    <message>
        <source>Show moment</source>
        <translation>場面を表示</translation>
    </message>
    <message>
        <source>Go to the moment of the chosen row</source>
        <translation>選んだ行の場面へ移動します</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>hilltop::TableAnswers</name>
    <message>
        <source>%1 suggests: %2.</source>
        <translation>%1のおすすめ：%2。</translation>
    </message>
</context>
<context>
    <name>hilltop::TableKeys</name>
    <message>
        <source>Card to the left, before the first one a look back</source>
        <translation>左のカード、最初のカードの前では振り返り</translation>
    </message>
    <message>
        <source>Card to the right, or forward after a look back</source>
        <translation>右のカード、振り返り中は先へ</translation>
    </message>
    <message>
        <source>Card or button above</source>
        <translation>上のカードかボタン</translation>
    </message>
    <message>
        <source>Card or button below</source>
        <translation>下のカードかボタン</translation>
    </message>
    <message>
        <source>Play the card or press the button</source>
        <translation>カードを出す、ボタンを押す</translation>
    </message>
    <message>
        <source>Return to the match after looking back, or think again about a move</source>
        <translation>振り返りから対局に戻る、手を考え直す</translation>
    </message>
    <message>
        <source>Action or place %1</source>
        <translation>操作または場所%1</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>前のトリック</translation>
    </message>
    <message>
        <source>Play a costly move anyway</source>
        <translation>損な手をそのまま出す</translation>
    </message>
    <message>
        <source>Play a costly move and turn the tutor off</source>
        <translation>損な手を出してコーチをオフにする</translation>
    </message>
    <message>
        <source>More of a wish, a share, a stake or a side card</source>
        <translation>希望、配る点、賭け点、サイドカードを増やす</translation>
    </message>
    <message>
        <source>Less of a wish, a share, a stake or a side card</source>
        <translation>希望、配る点、賭け点、サイドカードを減らす</translation>
    </message>
    <message>
        <source>Pass where you may answer but need not</source>
        <translation>回答が任意のときにパス</translation>
    </message>
    <message>
        <source>End of the turn, or of the choice of a side deck</source>
        <translation>手番、またはサイドデッキの選択を終える</translation>
    </message>
    <message>
        <source>After a match: replay</source>
        <translation>対局後：リプレイ</translation>
    </message>
    <message>
        <source>After a match: rematch</source>
        <translation>対局後：再戦</translation>
    </message>
    <message>
        <source>After a match: same deal again</source>
        <translation>対局後：同じ配札でもう一度</translation>
    </message>
    <message>
        <source>After a match: new match</source>
        <translation>対局後：新しい対局</translation>
    </message>
    <message>
        <source>After a match: save picture</source>
        <translation>対局後：画像を保存</translation>
    </message>
</context>
<context>
    <name>hilltop::TablePosition</name>
    <message>
        <source>Your turn. %1</source>
        <translation>あなたの番。%1</translation>
    </message>
    <message>
        <source>Everyone may speak now.</source>
        <translation>今は全員が発言できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n players are on turn.</source>
        <translation>
            <numerusform>%n人の番です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are on turn.</source>
        <translation>%1と%2の番です。</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are on turn.</source>
        <translation>%1、%2、%3の番です。</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>あなたの番です。</translation>
    </message>
    <message>
        <source>A bot is playing for you.</source>
        <translation>ボットが代わりに対局しています。</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>対局に勝利</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>hilltop::TableScene</name>
    <message>
        <source>%1’s turn. Pass the screen.</source>
        <translation>%1の番です。画面を渡してください。</translation>
    </message>
    <message>
        <source>%1 Click or press any key to continue.</source>
        <translation>%1 クリックかキーで次へ。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>The rules don’t allow this answer.</source>
        <translation>ルール上、その回答はできません。</translation>
    </message>
    <message>
        <source>Dealing.</source>
        <translation>配札中。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>You can’t play that card there.</source>
        <translation>そのカードはそこには出せません。</translation>
    </message>
    <message>
        <source>%1 You can pass with %2.</source>
        <translation>%1 %2でパスできます。</translation>
    </message>
    <message>
        <source>%1 It was the only move.</source>
        <translation>%1 唯一の手でした。</translation>
    </message>
    <message>
        <source>You have only one move: %1</source>
        <translation>選べる手は1つだけ：%1</translation>
    </message>
</context>
<context>
    <name>hilltop::TableView</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>hilltop::TemplateMenu</name>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Built-in templates and your own</source>
        <translation>内蔵テンプレートと自分のテンプレート</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>template, game</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>テンプレートとして保存…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>テンプレートとして保存</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rename template</source>
        <translation>テンプレート名を変更</translation>
    </message>
    <message>
        <source>A template called “%1” already exists.</source>
        <translation>テンプレート「%1」はすでにあります。</translation>
    </message>
    <message>
        <source>This version can’t read the template “%1”.</source>
        <translation>このバージョンではテンプレート「%1」を読めません。</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>テンプレートの名前</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>テンプレートを削除</translation>
    </message>
    <message>
        <source>Delete the template “%1”? This cannot be undone.</source>
        <translation>テンプレート「%1」を削除しますか？元に戻せません。</translation>
    </message>
</context>
<context>
    <name>hilltop::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>得点なし</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>%1の得点</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>未決着</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCharts</name>
    <message>
        <source>Over time</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>This chart shows how each bot’s share settles.</source>
        <translation>このグラフは各ボットの勝率が落ち着く様子を示します。</translation>
    </message>
    <message>
        <source>This chart compares the bots.</source>
        <translation>このグラフはボットを比較します。</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>平均点</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>勝ち（%）</translation>
    </message>
    <message>
        <source>%1, by matches played per bot</source>
        <translation>%1、ボットごとの対局数別</translation>
    </message>
    <message>
        <source>%1, compared</source>
        <translation>%1、比較</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentCost</name>
    <message>
        <source>No matches yet</source>
        <translation>対局なし</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>matches, time</comment>
        <translation>%1、約%2</translation>
    </message>
    <message>
        <source>%1, depends on your bots</source>
        <translation>%1、ボット次第</translation>
    </message>
    <message>
        <source>%1, measuring the speed…</source>
        <translation>%1、速度を測定中…</translation>
    </message>
    <message>
        <source>About %1 with records.</source>
        <translation>記録を含め約%1。</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>約%1。</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 points per bot.</source>
        <translation>予想区間：1体あたり± %1点。</translation>
    </message>
    <message>
        <source>Expected interval: ± %1 % per bot.</source>
        <translation>予想区間：1体あたり± %1%。</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentDetails</name>
    <message>
        <source>Click a cell of the crosstable for its matches.</source>
        <translation>対戦表のマスをクリックすると対局が表示されます。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>This file is part %1 of a tournament. Merge the parts to see its matches.</source>
        <translation>このファイルは大会の分割%1です。対局を見るには分割を統合してください。</translation>
    </message>
    <message>
        <source>%1 against %2: %3 matches</source>
        <translation>%1対%2：%3局</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1局</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentExports</name>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>表 CSV(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>Markdown(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Picture of the result…</source>
        <translation>結果の画像(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy result as te&amp;xt</source>
        <translation>結果をテキストでコピー(&amp;X)</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>結果をテキストでコピーしました。</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>The picture of the result was copied.</source>
        <translation>結果の画像をコピーしました。</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentForm</name>
    <message>
        <source>Duplicate</source>
        <translation>同一配札</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>進行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>終了条件</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>ルールを変更</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Duplicate deals</source>
        <translation>同一配札</translation>
    </message>
    <message>
        <source>Every pair plays the same cards from all sides. This cancels the luck of the deal, so fewer matches are needed.</source>
        <translation>どの組も同じカードを全席からプレイします。配札の運が打ち消されるので、対局が少なくて済みます。</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>配札</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>別のシード</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>of %1. The window stays responsive.</source>
        <translation>全%1のうち。操作は軽快なままです。</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Matches with faults</source>
        <translation>エラーのある対局</translation>
    </message>
    <message>
        <source>Faults, and a sample of %1</source>
        <translation>エラーと標本%1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Which matches are stored with all answers. Matches of built-in bots can always be replayed from their seed. Storing all matches needs about a hundred times the space.</source>
        <translation>すべての回答を保存する対局を選びます。内蔵ボットの対局はいつでもシードから再現できます。全局を保存すると容量は約100倍になります。</translation>
    </message>
    <message>
        <source>Keep matches</source>
        <translation>対局の保存</translation>
    </message>
    <message>
        <source>The seed is an integer from 0 to %1.</source>
        <translation>シードは0～%1の整数です。</translation>
    </message>
    <message>
        <source>%2 entrants can’t share a table of %1 seats evenly. Use random tables, or change one of the two numbers.</source>
        <translation>%2体の参加者では%1席の卓を均等に分けられません。抽選卓にするか、どちらかの数を変えてください。</translation>
    </message>
    <message>
        <source>These rules can’t be played.</source>
        <translation>このルールではプレイできません。</translation>
    </message>
    <message>
        <source>per set</source>
        <translation>セットごと</translation>
    </message>
    <message>
        <source>per pair</source>
        <translation>組ごと</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>one seat, nothing to swap</source>
        <translation>1席、入れ替えなし</translation>
    </message>
    <message>
        <source>each deal twice, sides swapped</source>
        <translation>各配札を2回、席を交換</translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, in all seatings</source>
        <translation>
            <numerusform>各配札を%n回、全席順で</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each deal %n times, once for every seat</source>
        <translation>
            <numerusform>各配札を%n回、各席で1回</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it secret</source>
        <translation>秘密にする</translation>
    </message>
    <message>
        <source>Draws a seed that no one can see until all matches have been played. Its SHA-256 is shown from the start, so that anyone can check it afterwards.</source>
        <translation>すべての対局が終わるまで誰にも見えないシードを抽選します。SHA-256は最初から表示されるので、後で誰でも確認できます。</translation>
    </message>
    <message>
        <source>Bots that are not isolated could read a secret seed. Install bubblewrap, or turn off Keep it secret.</source>
        <translation>隔離されていないボットは秘密のシードを読むおそれがあります。bubblewrapをインストールするか、「秘密にする」をオフにしてください。</translation>
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
        <translation>%1の総当たり</translation>
    </message>
    <message>
        <source>%1 at one table</source>
        <translation>%1の1卓戦</translation>
    </message>
    <message>
        <source>%1 gauntlet</source>
        <translation>%1の1対全員</translation>
    </message>
    <message>
        <source>%1 knockout</source>
        <translation>%1の勝ち抜き</translation>
    </message>
    <message>
        <source>%1 Swiss</source>
        <translation>%1のスイス式</translation>
    </message>
    <message>
        <source>%1 Cup</source>
        <translation>%1カップ</translation>
    </message>
    <message>
        <source>%1 at random tables</source>
        <translation>%1の抽選卓</translation>
    </message>
    <message>
        <source>round-robin</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>1卓戦</translation>
    </message>
    <message>
        <source>gauntlet</source>
        <translation>1対全員</translation>
    </message>
    <message>
        <source>knockout</source>
        <translation>勝ち抜き</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>スイス式</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>random tables</source>
        <translation>抽選卓</translation>
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
            <numerusform>%1、解析%Ln局：運補正後%2、補正なし%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the matches</comment>
        <translation>%1倍</translation>
    </message>
    <message>
        <source>Worth %1 times the matches: saves %2.</source>
        <translation>%1倍の対局数に相当：%2の節約。</translation>
    </message>
    <message>
        <source>Adjust for luck</source>
        <translation>運を補正</translation>
    </message>
    <message>
        <source>Analyses matches in the background and shows luck-adjusted results</source>
        <translation>バックグラウンドで対局を解析し、運を補正した結果を表示します</translation>
    </message>
    <message>
        <source>&amp;100 matches</source>
        <translation>100局(&amp;1)</translation>
    </message>
    <message>
        <source>1,&amp;000 matches</source>
        <translation>1,000局(&amp;0)</translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation>全局(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Costliest decisions and style</source>
        <translation>損失の大きい判断とスタイル(&amp;W)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln analyses are by another version of the judge and don’t count.</source>
        <translation>
            <numerusform>解析%Ln件は別バージョンの解析エンジンによるもので、数えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;G)</translation>
    </message>
    <message>
        <source>This is worth %1 times the matches.</source>
        <translation>%1倍の対局数に相当します。</translation>
    </message>
    <message>
        <source>This is worth %1 to %2 times the matches.</source>
        <translation>%1～%2倍の対局数に相当します。</translation>
    </message>
    <message>
        <source>Analysis: %1.</source>
        <translation>解析：%1。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Analysed: %1 matches. Luck-adjusted results appear once a bot has %2.</source>
        <translation>解析済み：%1局。ボットの対局が%2局に達すると、運を補正した結果が表示されます。</translation>
    </message>
    <message>
        <source>Luck-adjusted over %1 matches.</source>
        <translation>%1局で運を補正済み。</translation>
    </message>
    <message>
        <source>The results are not adjusted, because a luck-adjusted match would be worth only %1 plain matches.</source>
        <translation>運を補正しても1局が通常の%1局分にしかならないため、結果は補正されていません。</translation>
    </message>
    <message>
        <source>More matches are needed to tell whether adjusting makes the results more exact.</source>
        <translation>補正で結果の精度が上がるかを判断するには、もっと対局が必要です。</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentPage</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>新しい大会(&amp;N)…</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>新しい大会…</translation>
    </message>
    <message>
        <source>&amp;All tournaments</source>
        <translation>すべての大会(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Finishes running matches, then waits</source>
        <translation>進行中の対局を終えてから待機します</translation>
    </message>
    <message>
        <source>&amp;Stop after current matches</source>
        <translation>進行中を終えて停止(&amp;F)</translation>
    </message>
    <message>
        <source>Stop after current matches</source>
        <translation>終えて停止</translation>
    </message>
    <message>
        <source>Finishes running matches, then stops. You can resume at any time</source>
        <translation>進行中の対局を終えてから停止します。いつでも再開できます</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Watch a match</source>
        <translation>対局を観戦(&amp;W)</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Shows the newest match in Replay</source>
        <translation>最新の対局をリプレイに表示します</translation>
    </message>
    <message>
        <source>Another tournament is running. This one is queued.</source>
        <translation>別の大会が実行中です。この大会は待機中です。</translation>
    </message>
    <message>
        <source>You can’t rename a tournament while it is running or queued.</source>
        <translation>実行中か待機中の大会は名前を変更できません。</translation>
    </message>
    <message>
        <source>A running tournament can’t be deleted. Stop it first.</source>
        <translation>実行中の大会は削除できません。先に停止してください。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Remove from &amp;queue</source>
        <translation>待機をやめる(&amp;Q)</translation>
    </message>
    <message>
        <source>Remove from queue</source>
        <translation>待機をやめる</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1を開いています…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>open a tournament of the list</source>
        <translation>一覧の大会を開く</translation>
    </message>
    <message>
        <source>F2, Del</source>
        <translation>F2、Del</translation>
    </message>
    <message>
        <source>rename it, delete it</source>
        <translation>名前変更、削除</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>move through the crosstable</source>
        <translation>対戦表を移動</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enterかスペース</translation>
    </message>
    <message>
        <source>matches of a cell, replay of a match</source>
        <translation>マスの対局、対局のリプレイ</translation>
    </message>
    <message>
        <source>Reading the tournaments…</source>
        <translation>大会を読み込み中…</translation>
    </message>
    <message>
        <source>No tournaments yet.</source>
        <translation>まだ大会がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tournaments</source>
        <translation>
            <numerusform>大会%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the tournament</source>
        <translation>大会へ移動</translation>
    </message>
</context>
<context>
    <name>hilltop::TournamentView</name>
    <message>
        <source>Replaying the match…</source>
        <translation>対局を再現しています…</translation>
    </message>
    <message>
        <source>%1, match %2</source>
        <translation>%1、対局%2</translation>
    </message>
    <message>
        <source>The tournament has other answers, because a bot has changed since.</source>
        <translation>大会の記録と回答が違います。ボットがその後変わっています。</translation>
    </message>
    <message>
        <source>This tournament can’t be opened: %1.

Nothing has changed. Use an undamaged copy of the file, or choose another one with File, Open.</source>
        <translation>この大会を開けません：%1。

何も変更されていません。壊れていないコピーを使うか、「ファイル」の「開く」で別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Disqualified after a fault, so all later matches are lost: %1.</source>
        <translation>エラーで失格、以降の対局はすべて負け：%1。</translation>
    </message>
    <message>
        <source>Out after three matches in a row with crashes, hangs or late answers, so they forfeit their remaining matches: %1.</source>
        <translation>異常終了、応答なし、遅れた回答が3局続いて脱落、残りの対局は放棄扱い：%1。</translation>
    </message>
    <message>
        <source>Progress of the tournament</source>
        <translation>大会の進み具合</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
</context>
<context>
    <name>hilltop::TrialDialog</name>
    <message>
        <source>Entrants</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>All bots can play. Some had faults in their trial.</source>
        <translation>すべてのボットがプレイできます。一部のボットは試運転でエラーがありました。</translation>
    </message>
    <message numerus="yes">
        <source>Each bot has been tried. %n cannot play and will be left out.</source>
        <translation>
            <numerusform>すべてのボットを試しました。%n体はプレイできないため除外されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Plays, with remarks</source>
        <translation>出場（注意あり）</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>出場</translation>
    </message>
    <message>
        <source>Start tournament</source>
        <translation>大会を開始</translation>
    </message>
</context>
<context>
    <name>hilltop::TutorSheet</name>
    <message>
        <source>Rethink</source>
        <translation>考え直す</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>そのまま出す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Turn tutor off</source>
        <translation>コーチをオフ</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>損失は%1です。</translation>
    </message>
    <message>
        <source>± %1. Rethink?</source>
        <translation>± %1。考え直しますか？</translation>
    </message>
    <message>
        <source>Rethink?</source>
        <translation>考え直しますか？</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals.</source>
        <translation>
            <numerusform>あり得る配札%Ln通りに基づく値。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, given what you know.</source>
        <translation>あなたの知る情報の範囲で厳密です。</translation>
    </message>
    <message>
        <source>%1 after “%2”: %3; after the best answer: %4. %5</source>
        <translation>「%2」の後の%1：%3、最善手の後：%4。%5</translation>
    </message>
    <message>
        <source>The tutor asks when a move costs %1 or more. You can change this in the settings.</source>
        <translation>%1以上の損失で確認しています。設定で変更できます。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Based on %Ln possible deals, played on by %1.</source>
        <translation>
            <numerusform>あり得る配札%Ln通りを%1が打ち継いだ結果に基づく値。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hilltop::VariantPicker</name>
    <message>
        <source>Variant of the rules</source>
        <translation>ルールの種類</translation>
    </message>
    <message>
        <source>Save these rules under a name, or delete saved ones</source>
        <translation>このルールを名前を付けて保存、または保存済みを削除</translation>
    </message>
    <message>
        <source>Save these rules as…</source>
        <translation>このルールを保存…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>「%1」を削除</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>このルールを保存</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>ルールの名前</translation>
    </message>
    <message>
        <source>The rules were not saved</source>
        <translation>ルールは保存されませんでした</translation>
    </message>
    <message>
        <source>Enter a name for the variant.</source>
        <translation>ルールの名前を入力してください。</translation>
    </message>
    <message>
        <source>Name too long (%1 of %2 characters).</source>
        <translation>名前が長すぎます（%1/%2文字）。</translation>
    </message>
    <message>
        <source>“%1” is a built-in variant. Choose another name.</source>
        <translation>「%1」は内蔵のルールです。別の名前にしてください。</translation>
    </message>
</context>
<context>
    <name>hilltop::ViewMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>動きの速さ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>遅い(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>標準(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>速い(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
</context>
<context>
    <name>hilltop::WaitNote</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>キャンセル：%1</translation>
    </message>
</context>
<context>
    <name>hilltop::Window</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>開くのをやめました。</translation>
    </message>
    <message>
        <source>The unfinished match can’t be continued: %1</source>
        <translation>途中の対局を続けられません：%1</translation>
    </message>
    <message>
        <source>There is not enough memory for this, so it was stopped. Close other programs or use a smaller file.</source>
        <translation>メモリが足りないため中止しました。他のプログラムを閉じるか、小さいファイルを使ってください。</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>言語の変更</translation>
    </message>
    <message>
        <source>Restart the window to change the language?</source>
        <translation>ウィンドウを再起動して言語を変更しますか？</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Matches, tournaments, hills, logs and bots (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;All files (*)</source>
        <translation>対局、大会、ヒル、ログ、ボット (*.hmatch *.htour *.hhill *.egn *.txt *.log *.js *.py *.java);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Your page, your match and the match in Replay stay as they are. Running tournaments and hills continue.</source>
        <translation>開いているページ、あなたの対局、リプレイの対局はそのまま残ります。実行中の大会とヒルは続行されます。</translation>
    </message>
</context>
<context>
    <name>hilltop::WorstTable</name>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>実際</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Given what the seat knew</source>
        <translation>席の知る情報で</translation>
    </message>
    <message>
        <source>Seeing all cards</source>
        <translation>全カード公開</translation>
    </message>
    <message>
        <source>The loss if all cards had been known</source>
        <translation>すべてのカードがわかっていた場合の損失</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>%1, decision %2</source>
        <translation>%1、判断%2</translation>
    </message>
</context>
<context>
    <name>hilltop::WorthBar</name>
    <message>
        <source>%1 is better in %2, equal in %3, worse in %4</source>
        <translation>%1が良い%2、互角%3、悪い%4</translation>
    </message>
    <message>
        <source>Within two standard errors counts as equal.</source>
        <translation>標準誤差2つ分以内の差は互角です。</translation>
    </message>
    <message>
        <source>%1 better in %2</source>
        <translation>%1が良い：%2</translation>
    </message>
    <message>
        <source>equal in %1</source>
        <translation>互角：%1</translation>
    </message>
    <message>
        <source>%1 worse in %2</source>
        <translation>%1が悪い：%2</translation>
    </message>
</context>
<context>
    <name>hosting</name>
    <message>
        <source>bots cannot be started: {} ({})</source>
        <translation>ボットを起動できません: {}（{}）</translation>
    </message>
    <message>
        <source>bots cannot be started: {}</source>
        <translation>ボットを起動できません: {}</translation>
    </message>
    <message>
        <source>bots of the kind &apos;{}&apos; do not run inside Hilltop</source>
        <translation>種類&apos;{}&apos;のボットはHilltop内では動きません</translation>
    </message>
    <message>
        <source>bubblewrap does not work here ({})</source>
        <translation>bubblewrapがここでは動きません（{}）</translation>
    </message>
    <message>
        <source>bubblewrap is not installed (package bubblewrap)</source>
        <translation>bubblewrapがインストールされていません（パッケージbubblewrap）</translation>
    </message>
    <message>
        <source>hilltop: must be followed by a command</source>
        <translation>hilltop: コマンドが必要です</translation>
    </message>
    <message>
        <source>java is not installed (package default-jdk-headless)</source>
        <translation>javaがインストールされていません（パッケージdefault-jdk-headless）</translation>
    </message>
    <message>
        <source>no pipe can be created ({})</source>
        <translation>パイプを作成できません（{}）</translation>
    </message>
    <message>
        <source>node is not installed (package nodejs)</source>
        <translation>nodeがインストールされていません（パッケージnodejs）</translation>
    </message>
    <message>
        <source>python3 is not installed (package python3)</source>
        <translation>python3がインストールされていません（パッケージpython3）</translation>
    </message>
    <message>
        <source>there are no bots of the kind &apos;{}&apos;</source>
        <translation>種類&apos;{}&apos;のボットはありません</translation>
    </message>
    <message>
        <source>Hilltop cannot find its own program file</source>
        <translation>このプログラムが自分自身を見つけられません</translation>
    </message>
    <message>
        <source>this program was built without {}</source>
        <translation>このプログラムは{}なしでビルドされています</translation>
    </message>
    <message>
        <source>{} cannot be started ({})</source>
        <translation>{}を起動できません（{}）</translation>
    </message>
    <message>
        <source>{} does not answer</source>
        <translation>{}が応答しません</translation>
    </message>
    <message>
        <source>{} does not report the path of its program</source>
        <translation>{}の場所がわかりません</translation>
    </message>
    <message>
        <source>{} does not work ({})</source>
        <translation>{}が動きません（{}）</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>{} cannot be copied ({})</source>
        <translation>{}: コピーできません（{}）</translation>
    </message>
    <message>
        <source>{} cannot be read</source>
        <translation>{}: 読めません</translation>
    </message>
    <message>
        <source>{} cannot be started</source>
        <translation>{}: 起動できません</translation>
    </message>
    <message>
        <source>{} is a folder, not a program</source>
        <translation>{}: プログラムではなくフォルダーです</translation>
    </message>
    <message>
        <source>{} is not executable (use chmod +x)</source>
        <translation>{}: 実行可能ではありません（chmod +xを使ってください）</translation>
    </message>
    <message>
        <source>{}: the check of this file gave no answer</source>
        <translation>{}: チェックの回答がありません</translation>
    </message>
    <message>
        <source>{}: the check of this file was cancelled</source>
        <translation>{}: チェックを中止しました</translation>
    </message>
    <message>
        <source>{}: its first line asks for {}, which is not installed</source>
        <translation>{}: 1行目に必要な{}がインストールされていません</translation>
    </message>
    <message>
        <source>{}: line {}, column {}: {}</source>
        <translation>{}: {}行{}列: {}</translation>
    </message>
    <message>
        <source>{}: line {}: {}</source>
        <translation>{}: {}行目: {}</translation>
    </message>
    <message>
        <source>{} is not a bot in JavaScript</source>
        <translation>{}: JavaScriptのボットではありません</translation>
    </message>
    <message>
        <source>{}: no folder for bots can be created there ({})</source>
        <translation>{}: そこにボット用のフォルダーを作成できません（{}）</translation>
    </message>
    <message>
        <source>{} takes longer than {} ms to load</source>
        <translation>{}: 読み込みに{} ms以上かかっています</translation>
    </message>
    <message>
        <source>{}: the folder cannot be emptied ({})</source>
        <translation>{}: フォルダーを空にできません（{}）</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created</source>
        <translation>{}: フォルダーを作成できません</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: ファイルがありません</translation>
    </message>
    <message>
        <source>{}: there is no such program</source>
        <translation>{}: プログラムがありません</translation>
    </message>
    <message>
        <source>{}: this program was built without JavaScript; as js+node:FILE it runs by Node.js (package nodejs)</source>
        <translation>{}: このプログラムはJavaScriptなしでビルドされています。js+node:FILEならNode.jsで動きます（パッケージnodejs）</translation>
    </message>
    <message>
        <source>{}: {} has no bots in JavaScript</source>
        <translation>{}: {}にJavaScriptのボットはありません</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>none of these bots can be started</source>
        <translation>起動できるボットがありません</translation>
    </message>
    <message>
        <source>{} (js+node:{} runs newer JavaScript)</source>
        <translation>{}（js+node:{}なら新しいJavaScriptも動きます）</translation>
    </message>
    <message>
        <source>{} cannot be read as JavaScript</source>
        <translation>{}: JavaScriptとして読めません</translation>
    </message>
    <message>
        <source>{}: nothing can be written there</source>
        <translation>{}: そこには何も書き込めません</translation>
    </message>
    <message>
        <source>{}: the folder cannot be created ({})</source>
        <translation>{}: フォルダーを作成できません（{}）</translation>
    </message>
    <message>
        <source>this is not a result</source>
        <translation>結果ではありません</translation>
    </message>
    <message>
        <source>no file can be created in memory ({})</source>
        <translation>メモリ上にファイルを作成できません（{}）</translation>
    </message>
    <message>
        <source>the filter of system calls cannot be created ({})</source>
        <translation>システムコールのフィルターを作成できません（{}）</translation>
    </message>
    <message>
        <source>the process in which {} plays together with others sent impossible results; these matches are played again, and from now on each of their bots runs in a process of its own: {}</source>
        <translation>{}がほかのボットと一緒に動くプロセスから、あり得ない結果が届きました。これらの対局をやり直し、今後はそのボットをそれぞれ専用のプロセスで動かします: {}</translation>
    </message>
    <message>
        <source>the message does not hold {} matches, as it says</source>
        <translation>対局数{}が、示された数と合いません</translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>{} is not in this process</source>
        <translation>{}: ここにはありません</translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message>
        <source>There is not enough memory to write this file. Close other programs.</source>
        <translation>メモリが足りないため、このファイルを書き込めません。他のプログラムを閉じてください。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Qt can’t read SVG drawings here, so there would be no cards. The plugin imageformats/libqsvg.so is missing. Please install the package qt6-svg-plugins (Debian 13) or libqt6svg6 (Debian 12).</source>
        <translation>QtがSVGの図を読めないため、カードを表示できません。プラグインimageformats/libqsvg.soがありません。パッケージqt6-svg-plugins（Debian 13）かlibqt6svg6（Debian 12）をインストールしてください。</translation>
    </message>
    <message>
        <source>Play and analyse six card games.</source>
        <translation>6種類のカードゲームのプレイと解析。</translation>
    </message>
    <message>
        <source>Start a match of GAME.</source>
        <translation>GAMEの対局を始めます。</translation>
    </message>
    <message>
        <source>Another Hilltop window does not respond. Whichever saves last keeps the unfinished match.</source>
        <translation>別のHilltopウィンドウが応答しません。最後に保存した方の途中の対局が残ります。</translation>
    </message>
    <message>
        <source>an option has no value</source>
        <translation>オプションに値がありません</translation>
    </message>
    <message>
        <source>A match, tournament, hill, log or bot to open.</source>
        <translation>開く対局、大会、ヒル、ログ、ボット。</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{} contains other files, but no site of Hilltop; choose another folder</source>
        <translation>{} には Hilltop のサイトではない他のファイルがあります。別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>{} is a file, not a folder</source>
        <translation>{} はファイルで、フォルダーではありません</translation>
    </message>
    <message>
        <source>{} is not the list of files of a Hilltop site; choose another folder</source>
        <translation>{} は Hilltop のサイトの一覧ではありません。別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{}: 書き込めません（{}）</translation>
    </message>
    <message>
        <source>another program is writing the site {}; try again when it has finished</source>
        <translation>別のプログラムがサイト{}を書き込み中です。終わってからもう一度お試しください</translation>
    </message>
    <message>
        <source>{} is a match of {}, but this site has matches of {}; make a site for each game</source>
        <translation>{} は {} の対局ですが、このサイトの対局は {} です。ゲームごとに解析してください</translation>
    </message>
    <message>
        <source>{} is not the web address of a folder, such as https://example.org/contest/</source>
        <translation>{} は https://example.org/contest/ のようなフォルダーの Web アドレスではありません</translation>
    </message>
</context>
<context>
    <name>pazaak</name>
    <message>
        <source>&quot;{}&quot; sometimes stands although another card could not hurt; no best response is computed for it</source>
        <translation>「{}」は次のカードが安全な所でスタンドします。それへの最善の応手は計算しません</translation>
    </message>
    <message>
        <source>{} cannot be written ({}), so the table is not saved</source>
        <translation>{}: 書き込めません（{}）。表は保存されません</translation>
    </message>
    <message>
        <source>{}: waiting for another program that is computing this table</source>
        <translation>{}: 別のプログラムがこの表を作成中です。待っています</translation>
    </message>
    <message>
        <source>these rules are too large to solve: it would take about {} hours on one core and {} MB of memory; the champion plays like the expert</source>
        <translation>このルールは大きすぎて解けません: 1コアで約{}時間、メモリ{}MB。王者は達人と同じようにプレイします</translation>
    </message>
    <message>
        <source>{} cannot be created ({}), so the table is not saved</source>
        <translation>{}: 作成できません（{}）。表は保存されません</translation>
    </message>
    <message>
        <source>{}: {}; the table is computed again</source>
        <translation>{}: {}。作り直します</translation>
    </message>
    <message>
        <source>this is not a table of Pazaak</source>
        <translation>Pazaakの表ではありません</translation>
    </message>
    <message>
        <source>the table is of another version of Hilltop</source>
        <translation>別のバージョンのものです</translation>
    </message>
    <message>
        <source>the table is for other rules</source>
        <translation>別のルール用です</translation>
    </message>
    <message>
        <source>the file is damaged at byte {}</source>
        <translation>バイト{}で壊れています</translation>
    </message>
    <message>
        <source>a line of such a log cannot contain the name &quot;{}&quot;</source>
        <translation>このログの行には名前「{}」を書けません</translation>
    </message>
    <message>
        <source>all {} house cards of value {} have been dealt</source>
        <translation>ハウスカード{}枚（値{}）はすべて配り終えています</translation>
    </message>
    <message>
        <source>{} has nothing to choose here by the rules</source>
        <translation>ルール上、ここで選ぶのは{}ではありません</translation>
    </message>
    <message>
        <source>{} cannot be dealt a card here by the rules</source>
        <translation>ルール上、ここで{}にカードは配られません</translation>
    </message>
    <message>
        <source>this player has nothing to choose here</source>
        <translation>このプレイヤーがここで選ぶものはありません</translation>
    </message>
    <message>
        <source>it is not clear who wins here</source>
        <translation>ここでの勝者がはっきりしません</translation>
    </message>
    <message>
        <source>it is not {}’s turn</source>
        <translation>{}の手番ではありません</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>{}行目: {}</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>対局{}: {}</translation>
    </message>
    <message>
        <source>this is not a log of the original controller: it has no line &quot;New Game!&quot;</source>
        <translation>「New Game!」の行がないため、元のコントローラーのログではありません</translation>
    </message>
    <message>
        <source>no side card can be hidden in this hand</source>
        <translation>このハンドに隠れたサイドカードはあり得ません</translation>
    </message>
    <message>
        <source>rule side_cards is {}, but with side_copies {} it must be from 0 to {}</source>
        <translation>ルールside_cardsが{}です。side_copies {}では0～{}です</translation>
    </message>
    <message>
        <source>step {}: the answer does not fit</source>
        <translation>ステップ{}: 回答が合いません</translation>
    </message>
    <message>
        <source>a log of the original controller supports only the default rules and its own, but this match has others</source>
        <translation>このログは標準のルールと元のコントローラーのルールにだけ対応しますが、この対局は違います</translation>
    </message>
    <message>
        <source>the previous hand has no cards</source>
        <translation>前のハンドにカードがありません</translation>
    </message>
    <message>
        <source>the hand ends before both have moved</source>
        <translation>両者が動く前にハンドが終わっています</translation>
    </message>
    <message>
        <source>the hand continues after its end</source>
        <translation>ハンドが続いていますが、ルール上は終わっています</translation>
    </message>
    <message>
        <source>the hand is over, so &quot;New Game!&quot; must come next</source>
        <translation>ハンドは終わっています。次は「New Game!」のはずです</translation>
    </message>
    <message>
        <source>the log says that the hand is over, but by the rules it continues</source>
        <translation>ハンドが終わりとされていますが、ルール上は続きます</translation>
    </message>
    <message>
        <source>the log says that the hand is tied, but {} wins it with {} against {}</source>
        <translation>ハンドが引き分けとされていますが、{}の勝ちです（{}対{}）</translation>
    </message>
    <message>
        <source>the log ends before the second player is named</source>
        <translation>2人目のプレイヤー名の前にログが終わっています</translation>
    </message>
    <message>
        <source>the log shows cards that the decks do not have</source>
        <translation>デッキにないカードがログにあります</translation>
    </message>
    <message>
        <source>the match before is not finished and has the same players, so a log could not tell the two apart</source>
        <translation>前の対局が終わっておらず、プレイヤーも同じなので、ログでは区別できません</translation>
    </message>
    <message>
        <source>after the hands before, the standings are {} to {}, not {} to {}</source>
        <translation>前のハンドまでのスコアは{}対{}です。{}対{}ではありません</translation>
    </message>
    <message>
        <source>the standings may only come after &quot;New Game!&quot;</source>
        <translation>スコアは「New Game!」の後にだけ書かれます</translation>
    </message>
    <message>
        <source>this hand shows cards that the decks do not have</source>
        <translation>デッキにないカードがこのハンドにあります</translation>
    </message>
    <message>
        <source>{} cannot be the side card {} played; side cards are 1 to 5</source>
        <translation>{}は{}が出したサイドカードであり得ません。1～5です</translation>
    </message>
    <message>
        <source>{} chooses before a card is dealt</source>
        <translation>{}はカードが配られる前に選んでいます</translation>
    </message>
    <message>
        <source>{} has not begun a turn</source>
        <translation>{}は手番を始めていません</translation>
    </message>
    <message>
        <source>{} has not chosen yet</source>
        <translation>{}はまだ選んでいません</translation>
    </message>
    <message>
        <source>{} has played all side cards of value {} a side deck can have</source>
        <translation>{}はサイドデッキにある値{}のサイドカードを全部出しています</translation>
    </message>
    <message>
        <source>{} stood but was dealt another card</source>
        <translation>{}はスタンドしたのにカードを配られています</translation>
    </message>
    <message>
        <source>{} has stood, so END cannot be chosen</source>
        <translation>{}はスタンド済みなので、ENDは選べません</translation>
    </message>
    <message>
        <source>{} has {}, which is bombed out</source>
        <translation>{}は{}なのでバーストしています</translation>
    </message>
    <message>
        <source>{} has {}, which is not bombed out</source>
        <translation>{}は{}なのでバーストしていません</translation>
    </message>
    <message>
        <source>{} is dealt a card out of turn</source>
        <translation>{}が手番でないのにカードを配られています</translation>
    </message>
    <message>
        <source>{} is not a player of this match; its players are {} and {}</source>
        <translation>{}は{}でも{}でもありません</translation>
    </message>
    <message>
        <source>{} is not a house card; house cards are 1 to 10</source>
        <translation>{}はハウスカードではありません。1～10です</translation>
    </message>
    <message>
        <source>the log says that {} wins with {} against {}, which is not so by the rules</source>
        <translation>{}が{}対{}で勝ちとされていますが、ルールと合いません</translation>
    </message>
    <message>
        <source>{} stands at exactly 20, so END cannot be chosen</source>
        <translation>{}はちょうど20でスタンドするので、ENDは選べません</translation>
    </message>
    <message>
        <source>{}’s hand has grown by {} without a new card or STAND</source>
        <translation>{}のハンドが、新しいカードもSTANDもなく{}増えています</translation>
    </message>
    <message>
        <source>{}’s hand is not empty at the beginning</source>
        <translation>{}のハンドが最初から空ではありません</translation>
    </message>
    <message>
        <source>{}’s hand is not what it was in the turn before</source>
        <translation>{}のハンドが前の手番と違います</translation>
    </message>
    <message>
        <source>{}’s new hand is not the old one with one more card</source>
        <translation>{}の新しいハンドが、前のものに1枚加えたものではありません</translation>
    </message>
    <message>
        <source>a card follows the side card, but a side card ends the turn</source>
        <translation>手番を終わらせるサイドカードの後にカードがあります</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>カードが多すぎます</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>カードは{}枚ですが、{}枚でなければなりません</translation>
    </message>
    <message>
        <source>house card {} is on the table {} times, but the deck has only {}</source>
        <translation>ハウスカード{}が卓に{}枚ありますが、全部で{}枚です</translation>
    </message>
    <message>
        <source>there are more side cards than the {} the rules allow</source>
        <translation>サイドカードがルールの{}枚を超えています</translation>
    </message>
    <message>
        <source>seat {} cannot hold that many side cards</source>
        <translation>席{}がそれほど多くのサイドカードを持つことはできません</translation>
    </message>
    <message>
        <source>seat {} has side card {} more often than the {} times the rules allow</source>
        <translation>席{}のサイドカード{}が、ルールの{}枚を超えています</translation>
    </message>
    <message>
        <source>the hand is over with these cards, so no one has to act</source>
        <translation>このカードでハンドは終わっているため、誰の手番でもありません</translation>
    </message>
    <message>
        <source>it cannot be seat {}’s turn after {} house cards of seat 1 and {} of seat 2</source>
        <translation>席 {} の番ではありえません。席 1 のハウスカードは {} 枚、席 2 は {} 枚です</translation>
    </message>
    <message>
        <source>this is not a line of the original controller’s log</source>
        <translation>元のコントローラーのログにない行です</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>&quot;{}&quot; is not an outcome</source>
        <translation>「{}」は結果ではありません</translation>
    </message>
    <message>
        <source>The note on the cards of this match cannot be read: {}.</source>
        <translation>この対局の元のカードについての記載を読めません: {}。</translation>
    </message>
    <message>
        <source>This match claims to have the cards of another deal.</source>
        <translation>この対局は、実際とは別の配札でプレイされたとされています。</translation>
    </message>
    <message>
        <source>This match says that a person played these cards in seat {}, but no person did.</source>
        <translation>この対局では人が席{}でこのカードをプレイしたとされていますが、そこに人はいません。</translation>
    </message>
    <message>
        <source>{}, who sat there, is no longer available: {}</source>
        <translation>そこにいた{}は、もう使えません: {}</translation>
    </message>
    <message>
        <source>{}: no match of this file was played on these cards</source>
        <translation>{}: このカードでプレイされた対局がファイルにありません</translation>
    </message>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: この対局はプレイされていません</translation>
    </message>
    <message>
        <source>{}: match {} of the file cannot be read: {}</source>
        <translation>{}: ファイルの対局{}を読めません: {}</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{}: 書き込めません: {}</translation>
    </message>
    <message>
        <source>these numbers cannot be those of a rated match</source>
        <translation>レート戦ではあり得ません</translation>
    </message>
    <message>
        <source>this field is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>{}: line {} is of a newer Hilltop; the rating shown here leaves out this match</source>
        <translation>{}: {}行目は新しいHilltopのものです。この行がないため、このバージョンのレートでは1局が数えられません</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match</source>
        <translation>{}: {}行目はレート戦ではありません</translation>
    </message>
    <message>
        <source>{}: line {} is not a rated match ({})</source>
        <translation>{}: {}行目はレート戦ではありません（{}）</translation>
    </message>
    <message>
        <source>{}: the list of your bots cannot be read ({}). Repair this file or move it away; Hilltop does not overwrite it</source>
        <translation>{}: ボットの一覧を読めません（{}）。このファイルを直すか移動してください。Hilltopは上書きしません</translation>
    </message>
    <message>
        <source>it is not a list of bots</source>
        <translation>ボットの一覧ではありません</translation>
    </message>
    <message>
        <source>it was written by another version of Hilltop</source>
        <translation>別のバージョンのHilltopが書いたものです</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is not a content ID of a bot</source>
        <translation>&apos;{}&apos;はボットの内容の名前ではありません</translation>
    </message>
</context>
<context>
    <name>ratings</name>
    <message>
        <source>alpha and beta of sprt must lie between 0 and 0.5</source>
        <translation>sprtのalphaとbetaは0より大きく0.5より小さくしてください</translation>
    </message>
    <message>
        <source>the first Elo of sprt must be below the second</source>
        <translation>sprtの最初のEloは2番目より小さくしてください</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>this must be a JSON object</source>
        <translation>JSONオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>この項目がありません</translation>
    </message>
    <message>
        <source>the record has no seal: its cards were not sealed before the match</source>
        <translation>記録に封印がありません: カードは対局前に封印されていません</translation>
    </message>
    <message>
        <source>the cards are written into the record, so they do not come from the sealed seed</source>
        <translation>カードが記録に書かれているので、封印されたシードから来たものではありません</translation>
    </message>
    <message>
        <source>the salt is missing, so the seal cannot be checked</source>
        <translation>ソルトがないため、封印を確認できません</translation>
    </message>
    <message>
        <source>seed {} and salt {} have the SHA-256 {}, but {} was shown before the match</source>
        <translation>シード{}とソルト{}のSHA-256は{}ですが、対局前の表示は{}でした</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but seed {}, deal 0 was sealed</source>
        <translation>カードはシード{}、配札{}のものですが、封印されたのはシード{}、配札0です</translation>
    </message>
    <message>
        <source>the cards are of seed {}, deal {}, but the sealed seed {} and the word &quot;{}&quot; give seed {}, deal 0</source>
        <translation>カードはシード{}、配札{}のものですが、封印されたシード{}とフレーズ「{}」からはシード{}、配札0になります</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>記録はJSONオブジェクトです</translation>
    </message>
    <message>
        <source>the bots have other faults when they play the match again</source>
        <translation>対局を再現したボットの回答と違います</translation>
    </message>
    <message>
        <source>as {}: {}</source>
        <translation>{}として: {}</translation>
    </message>
    <message>
        <source>branches[{}]: {}</source>
        <translation>branches[{}]: {}</translation>
    </message>
    <message>
        <source>cards.{}: there is a card that the deck does not have, or not so often, or there are more cards than are dealt (step {})</source>
        <translation>cards.{}: デッキにないカード、枚数の多すぎるカード、または配る枚数を超えるカードがあります（ステップ{}）</translation>
    </message>
    <message>
        <source>digest: the record says {}, but by its answers it is {}</source>
        <translation>digest: 記録では{}ですが、回答からは{}です</translation>
    </message>
    <message>
        <source>faults: a fault is listed twice, or its seat has nothing to decide at that step</source>
        <translation>faults: 重複しているか、そのステップで質問されていない席のものがあります</translation>
    </message>
    <message>
        <source>there must be one entry per seat</source>
        <translation>席ごとに1項目が必要です</translation>
    </message>
    <message>
        <source>there are {} cards, more than in any deck</source>
        <translation>カードが{}枚あり、どのデッキよりも多いです</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {} of version {}, cannot play again, as it is now version {}</source>
        <translation>ありません。席{}の{}（バージョン{}）は、今はバージョン{}なので再現できません</translation>
    </message>
    <message>
        <source>the answers are missing, and seat {}, {}, is not a built-in bot that could play again</source>
        <translation>ありません。席{}の{}は、再現できる内蔵ボットではありません</translation>
    </message>
    <message>
        <source>this field is missing, so this is not a Hilltop record</source>
        <translation>ないため、Hilltopの記録ではありません</translation>
    </message>
    <message>
        <source>the format is {}, but this Hilltop reads up to {}; use a newer one</source>
        <translation>{}です。このバージョンで読めるのは{}までです。新しいHilltopが必要です</translation>
    </message>
    <message>
        <source>line {}: {}</source>
        <translation>{}行目: {}</translation>
    </message>
    <message>
        <source>match {}: the match is of {}, but {} is a format of {}</source>
        <translation>対局{}: {}の対局です。{}は{}の形式です</translation>
    </message>
    <message>
        <source>match {}: {}</source>
        <translation>対局{}: {}</translation>
    </message>
    <message>
        <source>result: the record says {}, but played again it is {}</source>
        <translation>result: 記録では{}ですが、再現すると{}です</translation>
    </message>
    <message>
        <source>rules.{}: this rule is missing; its default, {}, is used</source>
        <translation>rules.{}: ないため、標準の{}を使います</translation>
    </message>
    <message>
        <source>seat {} has to answer</source>
        <translation>席{}の回答が必要です</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>ステップ{}: 対局はすでに終わっています</translation>
    </message>
    <message>
        <source>step {}: {}</source>
        <translation>ステップ{}: {}</translation>
    </message>
    <message>
        <source>the fault of seat {} is not answered as the rules require</source>
        <translation>席{}のエラーへの回答がルールと違います</translation>
    </message>
    <message>
        <source>the match has no such part; its parts are 0 to {}</source>
        <translation>対局にその部分はありません。あるのは0～{}です</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {} to {}</source>
        <translation>{}個ありますが、{}は{}～{}個です</translation>
    </message>
    <message>
        <source>there are {} seats, but {} has {}</source>
        <translation>{}個ありますが、{}は{}個です</translation>
    </message>
    <message>
        <source>the file contains no record</source>
        <translation>記録がありません</translation>
    </message>
    <message>
        <source>there is no format &quot;{}&quot;; the formats are {}</source>
        <translation>形式「{}」はありません。あるのは{}です</translation>
    </message>
    <message>
        <source>{} needs tables that have not been computed here for these rules; run hilltop-cli solve {} with the same --rules</source>
        <translation>{}に必要なこのルールの表が、まだここにありません。hilltop-cli solve {}を同じ--rulesで実行すると作れます</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{}: 書き込めません: {}</translation>
    </message>
    <message>
        <source>{} is neither a Hilltop record nor a log Hilltop can read ({})</source>
        <translation>{}: Hilltopの記録でも、Hilltopが読めるログでもありません（{}）</translation>
    </message>
    <message>
        <source>{} is not a Hilltop record</source>
        <translation>{}: Hilltopの記録ではありません</translation>
    </message>
    <message>
        <source>{}: line {} is no longer the match that was opened</source>
        <translation>{}: {}行目は、もう開いた対局ではありません</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}。{}</translation>
    </message>
    <message>
        <source>it has {} answers, but needs {}</source>
        <translation>回答: {}個、質問された席: {}個</translation>
    </message>
    <message>
        <source>the match is of {}, but {} is a format of {}</source>
        <translation>{}の対局です。{}は{}の形式です</translation>
    </message>
    <message>
        <source>{} is empty</source>
        <translation>{}: 空です</translation>
    </message>
    <message>
        <source>the answers are missing, and {} of version {} cannot be played again, as it is now version {}</source>
        <translation>ありません。{}（バージョン{}）は、今はバージョン{}なので再現できません</translation>
    </message>
    <message>
        <source>the version is {}, but this Hilltop plays {} {}; use a newer one</source>
        <translation>{}です。このバージョンでプレイできるのは{} {}です。新しいHilltopが必要です</translation>
    </message>
    <message>
        <source>the match has no such part</source>
        <translation>対局にその部分はありません</translation>
    </message>
    <message>
        <source>the match was played by version {} of {}, but this is version {}: {}</source>
        <translation>対局はバージョン{}の{}でプレイされたもので、これはバージョン{}です: {}</translation>
    </message>
    <message>
        <source>a match that begins with a position has no cards of its own</source>
        <translation>局面から始まる対局にこの項目はありません</translation>
    </message>
    <message>
        <source>the match begins with a position, but {} supports only whole matches</source>
        <translation>局面から始まっています。{}で扱えるのは最初からの対局だけです</translation>
    </message>
    <message>
        <source>the position has other rules than the match</source>
        <translation>対局とルールが違います</translation>
    </message>
    <message>
        <source>the position has {} seats, but the match has {}</source>
        <translation>席が{}個ありますが、対局の席は{}個です</translation>
    </message>
    <message>
        <source>start: the position has {} seats, but the match has {}</source>
        <translation>start: 席が{}個ありますが、対局の席は{}個です</translation>
    </message>
    <message>
        <source>the text is not JSON: {}</source>
        <translation>テキストがJSONではありません: {}</translation>
    </message>
    <message>
        <source>there is no match and no position in the text</source>
        <translation>テキストに対局も局面もありません</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>there is no game &quot;{}&quot;; the games are {}</source>
        <translation>ゲーム「{}」はありません。あるのは{}です</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>A rated match is being played with these cards. You can see them when it is over.</source>
        <translation>このカードでレート戦が進行中です。終われば見られます。</translation>
    </message>
    <message>
        <source>Match {}, {}</source>
        <translation>対局{}、{}</translation>
    </message>
    <message>
        <source>There is no match in this file.</source>
        <translation>このファイルに対局はありません。</translation>
    </message>
    <message>
        <source>no decision is due at this position</source>
        <translation>この局面では決定がありません</translation>
    </message>
</context>
<context>
    <name>review_files</name>
    <message>
        <source>{} was written by a newer version of Hilltop</source>
        <translation>{}: 新しいバージョンのHilltopが書いたものです</translation>
    </message>
    <message>
        <source>{}: the folder cannot be read ({})</source>
        <translation>{}: フォルダーを読めません（{}）</translation>
    </message>
    <message>
        <source>{}: the folder contains no .hmatch file</source>
        <translation>{}: フォルダーに.hmatchファイルがありません</translation>
    </message>
    <message>
        <source>{} has become shorter while it was read; try again</source>
        <translation>{}: その間に短くなりました</translation>
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
        <translation>{}: 対局{}: {}</translation>
    </message>
    <message>
        <source>the match has no such seat</source>
        <translation>対局のものではありません</translation>
    </message>
    <message>
        <source>there is only one answer</source>
        <translation>選択の余地がありません</translation>
    </message>
    <message>
        <source>the seat has nothing to decide here</source>
        <translation>回答待ちではありません</translation>
    </message>
    <message>
        <source>the file is a log of another program, which cannot store analyses</source>
        <translation>別のプログラムのログなので、解析を保存できません</translation>
    </message>
    <message>
        <source>the match already has a deeper analysis, which is kept</source>
        <translation>より深い解析があるため、そのまま残します</translation>
    </message>
    <message>
        <source>the match already has an analysis by a newer version of Hilltop, which is kept</source>
        <translation>新しいバージョンのHilltopの解析があるため、そのまま残します</translation>
    </message>
    <message>
        <source>{} is not a file of analyses</source>
        <translation>{}: 解析のファイルではありません</translation>
    </message>
    <message>
        <source>{}; analyses are kept in {} instead</source>
        <translation>{}。解析は代わりに{}に保存します</translation>
    </message>
</context>
<context>
    <name>rps</name>
    <message>
        <source>there are more than {} cards</source>
        <translation>カードが{}枚を超えています</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>カードは{}枚ですが、{}枚でなければなりません</translation>
    </message>
    <message>
        <source>there is no base card, but all cards are drafted</source>
        <translation>空ですが、ドラフトはすべて終わっています</translation>
    </message>
    <message>
        <source>seat {} has played more than the {} cards it can have kept</source>
        <translation>席{}が出したカードが、残せた{}枚を超えています</translation>
    </message>
    <message>
        <source>{} is not a card; write for example R3</source>
        <translation>{}はR3のようなカードではありません</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{}が重複しています</translation>
    </message>
    <message>
        <source>{} was not drafted by this seat</source>
        <translation>{}はこの席がドラフトしたカードではありません</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>{} is not a file of settings</source>
        <translation>{}: 設定ファイルではありません</translation>
    </message>
    <message>
        <source>The card deck {} can’t be used: {}. Hilltop’s own cards are shown.</source>
        <translation>カードのデザイン {} は使えません: {}。Hilltop のカードを表示します。</translation>
    </message>
    <message>
        <source>The card deck {} isn’t installed any more. Hilltop’s own cards are shown.</source>
        <translation>カードのデザイン {} はもうインストールされていません。Hilltop のカードを表示します。</translation>
    </message>
    <message>
        <source>it has no usable card {}</source>
        <translation>使えるカード {} がありません</translation>
    </message>
    <message>
        <source>its drawing has too many parts</source>
        <translation>図の要素が多すぎます</translation>
    </message>
    <message>
        <source>its drawing is damaged</source>
        <translation>図が壊れています</translation>
    </message>
    <message>
        <source>its drawing is larger than 64 MB when unpacked</source>
        <translation>展開した図が 64 MB を超えています</translation>
    </message>
    <message>
        <source>its drawing is no SVG file</source>
        <translation>図が SVG ファイルではありません</translation>
    </message>
    <message>
        <source>its index.desktop names no drawing</source>
        <translation>index.desktop に図の名前がありません</translation>
    </message>
</context>
<context>
    <name>thegame</name>
    <message>
        <source>rule hand is {}, but with {} seats it must be from 1 to {}</source>
        <translation>ルールhandが{}です。席数{}では1～{}です</translation>
    </message>
    <message>
        <source>rule minimum is {}, but with hand {} it must be from 1 to {}</source>
        <translation>ルールminimumが{}です。hand {}では1～{}です</translation>
    </message>
    <message>
        <source>rule minimum_empty is {}, but with hand {} it must be from 0 to {}</source>
        <translation>ルールminimum_emptyが{}です。hand {}では0～{}です</translation>
    </message>
    <message>
        <source>a wish comes before the first card</source>
        <translation>最初の札の前に希望があります</translation>
    </message>
    <message>
        <source>all cards are played, so the match is over</source>
        <translation>すべての札が出されたので、対局は終わっています</translation>
    </message>
    <message>
        <source>card {} does not fit on pile {}, which shows {}</source>
        <translation>札 {} は列 {} に置けません（見えている札は {}）</translation>
    </message>
    <message>
        <source>card {} is played twice</source>
        <translation>札 {} が 2 回出されています</translation>
    </message>
    <message>
        <source>card {} appears twice</source>
        <translation>札 {} が 2 枚あります</translation>
    </message>
    <message>
        <source>card {} is already on a pile</source>
        <translation>札 {} は列に置かれています</translation>
    </message>
    <message>
        <source>there are too many cards</source>
        <translation>カードが多すぎます</translation>
    </message>
    <message>
        <source>there are {} cards, but there must be {}</source>
        <translation>カードは{}枚ですが、{}枚でなければなりません</translation>
    </message>
    <message>
        <source>after these moves it is seat {}’s turn</source>
        <translation>これらの手のあとは席 {} の番です</translation>
    </message>
    <message>
        <source>none of the cards fits, so the match is over</source>
        <translation>置ける札がないので、対局は終わっています</translation>
    </message>
    <message>
        <source>seat {} plays on seat {}’s turn</source>
        <translation>席 {} が打っていますが、席 {} の番です</translation>
    </message>
    <message>
        <source>there is no card {}</source>
        <translation>札 {} はありません</translation>
    </message>
    <message>
        <source>there is no pile {}</source>
        <translation>列 {} はありません</translation>
    </message>
    <message>
        <source>a wish is only possible after a card was played</source>
        <translation>希望を聞くのは札が出されたあとです</translation>
    </message>
    <message>
        <source>a wish must be from 0 to {}</source>
        <translation>希望は 0 から {} までです</translation>
    </message>
    <message>
        <source>{} is not a move; write the seat and its move, such as 0 42&gt;1</source>
        <translation>{} は 0 42&gt;1 のような席と手ではありません</translation>
    </message>
    <message>
        <source>the value is {}, but {} follows from the rest</source>
        <translation>値は{}ですが、ほかの値からは{}になります</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>SPRT compares two entrants in a round-robin, but there are {} in a {}</source>
        <translation>SPRTは総当たりの2体を比べますが、参加者は{}体、形式は{}です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; in &quot;{}&quot; is not a number</source>
        <translation>「{}」（「{}」の中）は数ではありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a stop rule; write fixed, interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA]</source>
        <translation>「{}」はfixed、interval=WIDTH、sprt=ELO0,ELO1（,ALPHA,BETAは任意）のどれでもありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; must be {} or {}</source>
        <translation>「{}」は{}でも{}でもありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a shard; 3/8 is the fourth of eight, counted from 0, of at most {}</source>
        <translation>「{}」は分割ではありません。3/8は8個のうち0から数えて4番目です。最大{}個です</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>計画はJSONオブジェクトです</translation>
    </message>
    <message>
        <source>only knockout and cup have a ranking; leave it out</source>
        <translation>rankingは勝ち抜きとカップ戦用です。外してください</translation>
    </message>
    <message>
        <source>a stop rule looks at all results in order, so it cannot be played in shards; use stop=fixed</source>
        <translation>終了条件は全結果を順に見るため、分割してプレイできません。stop=fixedを使ってください</translation>
    </message>
    <message>
        <source>a {} is always played to its end; use stop=fixed</source>
        <translation>{}は最後までプレイするので、使えるのはstop=fixedだけです</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use one-table or random-tables</source>
        <translation>{}は2者の対戦用です。{}の{}席には合いません: one-tableかrandom-tablesを使ってください</translation>
    </message>
    <message>
        <source>a {} needs two sides, which {} with {} seats does not have; use random-tables</source>
        <translation>{}は2者の対戦用です。{}の{}席には合いません: random-tablesを使ってください</translation>
    </message>
    <message>
        <source>game: this field is missing</source>
        <translation>game: ありません</translation>
    </message>
    <message>
        <source>matches is {}, but it must be a whole number from 1 to {}</source>
        <translation>matchesが{}です。1～{}の整数にしてください</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use {1} seats or random-tables</source>
        <translation>{0}席の卓を{1}体の参加者で均等に分けられません: {1}席かrandom-tablesにしてください</translation>
    </message>
    <message>
        <source>only swiss has a number of rounds; leave it out</source>
        <translation>roundsはswiss専用です。外してください</translation>
    </message>
    <message>
        <source>the Elos of sprt must lie between -1000 and 1000</source>
        <translation>sprtのEloは-1000より大きく1000より小さくしてください</translation>
    </message>
    <message>
        <source>the rounds of a {} depend on results, so it cannot be played in shards</source>
        <translation>{}のラウンドは結果に左右されるため、分割してプレイできません</translation>
    </message>
    <message>
        <source>the width of the interval must be above 0, such as interval=0.02</source>
        <translation>区間の幅は0より大きくしてください（例: interval=0.02）</translation>
    </message>
    <message>
        <source>there are no entrants</source>
        <translation>参加者がいません</translation>
    </message>
    <message>
        <source>there are {} entrants, but at most {} can play</source>
        <translation>参加者が{}体です。最大{}体です</translation>
    </message>
    <message>
        <source>{} does not take part, so it has no limits</source>
        <translation>{}は参加しないので、制限もありません</translation>
    </message>
    <message>
        <source>{} entrants with {} matches per pairing and stop={} make {} series, but at most {} are possible; use fewer matches</source>
        <translation>参加者{}体、各組{}局、stop={}では連続対局が{}個になり、上限の{}個を超えます。対局を減らしてください</translation>
    </message>
    <message>
        <source>{} has limits of its own but does not take part</source>
        <translation>{}に独自の制限がありますが、参加していません</translation>
    </message>
    <message>
        <source>{} is built in and has no limits</source>
        <translation>{}は内蔵なので、制限はありません</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there are none</source>
        <translation>{}には2体以上の参加者が必要ですが、いません</translation>
    </message>
    <message>
        <source>{} needs at least two entrants, but there is only one</source>
        <translation>{}には2体以上の参加者が必要ですが、1体です</translation>
    </message>
    <message>
        <source>{}: all seats play together, so there is no best response to a bot</source>
        <translation>{}: 全席が協力するので、ボットから得るものはありません</translation>
    </message>
    <message>
        <source>one table of {0} seats cannot be shared evenly by {1} entrants; use random-tables</source>
        <translation>{0}席の卓を{1}体の参加者で均等に分けられません: random-tablesにしてください</translation>
    </message>
    <message>
        <source>{} remembers earlier matches, and all pairings share the duplicate deals, so this cannot be played in shards; use the limit remembers=match, or no duplicate deals</source>
        <translation>{}は以前の対局を記憶し、同一配札は全組で共有されるため、分割してプレイできません。制限remembers=matchを使うか、同一配札をやめてください</translation>
    </message>
    <message>
        <source>{} rounds are too many for {} entrants; at most {} can be played without meeting twice</source>
        <translation>{}ラウンドは参加者{}体には多すぎます。再戦なしでは最大{}ラウンドです</translation>
    </message>
    <message>
        <source>there must be a name for each entrant, but there are {} names for {} entrants</source>
        <translation>名前が{}個ありますが、参加者は{}体です</translation>
    </message>
    <message>
        <source>seal: give both the seed and the salt, or neither</source>
        <translation>seal: シードとソルトは、両方とも示すか、両方とも秘密にしてください</translation>
    </message>
    <message>
        <source>seal: {} is not the SHA-256 of seed {} and salt {}</source>
        <translation>seal: {}は、シード{}とソルト{}のSHA-256ではありません</translation>
    </message>
    <message>
        <source>together: bots that play with the engine could read the sealed seed; leave it out</source>
        <translation>together: エンジンと一緒に動くボットは封印されたシードを読むおそれがあります。指定しないでください</translation>
    </message>
    <message>
        <source>a plan does not have this field</source>
        <translation>計画にそのような項目はありません</translation>
    </message>
    <message>
        <source>this must be all, faults, sample or none</source>
        <translation>all、faults、sample、noneのどれでもありません</translation>
    </message>
    <message>
        <source>this must be given or round-robin</source>
        <translation>givenでもround-robinでもありません</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;decision&quot;: &quot;1s&quot;}}</source>
        <translation>オブジェクトが必要です（例: {{&quot;decision&quot;: &quot;1s&quot;}}）</translation>
    </message>
    <message>
        <source>this must be an object such as {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}</source>
        <translation>オブジェクトが必要です（例: {{&quot;java:A.java&quot;: {{&quot;decision&quot;: &quot;1s&quot;}}}}）</translation>
    </message>
    <message>
        <source>this must be text such as &quot;250ms&quot;</source>
        <translation>テキストが必要です（例: 「250ms」）</translation>
    </message>
    <message>
        <source>only a hill has {}</source>
        <translation>{}はヒル専用です</translation>
    </message>
</context>
<context>
    <name>tournament_files</name>
    <message>
        <source>{}: this match has not been played</source>
        <translation>{}: この対局はプレイされていません</translation>
    </message>
    <message>
        <source>{} cannot be written: {}</source>
        <translation>{}: 書き込めません: {}</translation>
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
        <translation>結果が途中で切れています</translation>
    </message>
    <message>
        <source>its results were changed</source>
        <translation>結果が変更されています</translation>
    </message>
    <message>
        <source>its results are in a format this program does not know</source>
        <translation>結果がこのプログラムの知らない形式です</translation>
    </message>
    <message>
        <source>its results have the wrong size</source>
        <translation>結果の大きさが正しくありません</translation>
    </message>
    <message>
        <source>{} has no match {}; its plan ends with {}</source>
        <translation>{}: 対局{}はありません。計画は対局{}までです</translation>
    </message>
    <message>
        <source>{}: match {} was not kept</source>
        <translation>{}: 対局{}は保存されていません</translation>
    </message>
    <message>
        <source>{}: match {} cannot be reproduced: played again from its seed it had other answers, so a bot has changed since</source>
        <translation>{}: 対局{}は別のものでした: シードから再現すると回答が違います。ボットがその後変わっています</translation>
    </message>
    <message>
        <source>{}: its plan cannot be read: {}</source>
        <translation>{}: 計画を読めません: {}</translation>
    </message>
    <message>
        <source>{}: its plan cannot be played: {}</source>
        <translation>{}: 計画をプレイできません: {}</translation>
    </message>
    <message>
        <source>{}: its plan has {} bots, but {} entrants, so the file is damaged; try a copy of it</source>
        <translation>{}: 計画のボットは{}体ですが、参加者は{}体です。ファイルが壊れています。コピーで直るかもしれません</translation>
    </message>
    <message>
        <source>{}: series {} does not follow from the results before it. Either {} broke ties by other rules, then play this tournament anew, or the file is damaged</source>
        <translation>{}: 連続対局{}がその前の結果と合いません。{}が引き分けを別のルールで決めたのならこの大会をやり直してください。でなければファイルが壊れています</translation>
    </message>
    <message>
        <source>{}: series {} does not belong to its plan, so the file is damaged; try a copy of it</source>
        <translation>{}: 連続対局{}は計画にありません。ファイルが壊れています。コピーで直るかもしれません</translation>
    </message>
    <message>
        <source>{} was played by {}, which split tournaments of your own bots differently; open it with that version or play it again</source>
        <translation>{}: {}でプレイされたもので、自分のボットの大会の分け方が違います。そのバージョンで開くか、やり直してください</translation>
    </message>
    <message>
        <source>{}: {} and {} meet in series {}, but the file may hold another pairing: {} may have broken a tie before it by other rules; play this tournament anew</source>
        <translation>{}: {}と{}が連続対局{}で当たりますが、実際にプレイしたかわかりません: その前の引き分けを{}が別のルールで決めたようです。この大会をやり直してください</translation>
    </message>
    <message>
        <source>{}: the file of {} was changed or removed, so the results would be of two different bots; restore the file that has played so far, or begin a new tournament</source>
        <translation>{}: {}のファイルがその後変わったか、なくなりました。結果が別々のボットのものになります。これまでのものに戻すか、新しい大会を始めてください</translation>
    </message>
    <message>
        <source>{}: {} has changed (version {} has played so far, now it is version {}), so the results would be of two different bots; keep the results as they are, or begin a new tournament</source>
        <translation>{}: {}がその後変わりました（これまではバージョン{}、今はバージョン{}）。結果が別々のボットのものになります。見るだけにするか、新しい大会を始めてください</translation>
    </message>
    <message>
        <source>{}: match {} was forfeited and not played, because a bot had dropped out</source>
        <translation>{}: 対局{}は、その時点で脱落していたボットがいたため放棄扱いになり、プレイされていません</translation>
    </message>
    <message>
        <source>{}: the record of match {} cannot be read: {}</source>
        <translation>{}: 対局{}の記録を読めません: {}</translation>
    </message>
    <message>
        <source>there is no home folder in which the sealed seed could be kept</source>
        <translation>封印されたシードを保存するホームフォルダーがありません</translation>
    </message>
    <message>
        <source>{} cannot be created ({})</source>
        <translation>{}: 作成できません（{}）</translation>
    </message>
    <message>
        <source>seal: {} is not a SHA-256</source>
        <translation>seal: {}はSHA-256ではありません</translation>
    </message>
    <message>
        <source>its seed is sealed, and only the computer that began it knows the seed; open it there, wait until it is over, or copy {} from there</source>
        <translation>シードは封印されていて、大会を開始したコンピューターにしかわかりません。そこで見るか、終わるまで待つか、そこから{}をコピーしてください</translation>
    </message>
    <message>
        <source>{}: its seed is not the one that was sealed</source>
        <translation>{}: 封印されたシードではありません</translation>
    </message>
    <message>
        <source>the match cannot be shown before the tournament ends and its sealed seed is published: {}</source>
        <translation>封印されたシードが明かされる終了時まで、対局を表示できません: {}</translation>
    </message>
    <message>
        <source>{}: series {} arrived, but series {} was expected</source>
        <translation>{}: 連続対局{}が来ましたが、次は{}のはずです</translation>
    </message>
    <message>
        <source>it has no {}</source>
        <translation>{}がありません</translation>
    </message>
    <message>
        <source>its plan or entrants were changed</source>
        <translation>計画か参加者が変更されています</translation>
    </message>
    <message>
        <source>{} already exists; choose another name</source>
        <translation>{}: すでにあります。別の名前にしてください</translation>
    </message>
    <message>
        <source>{}{} belongs to another file; remove it or choose another name</source>
        <translation>{}{}: 別のファイルのものです。削除するか、別の名前にしてください</translation>
    </message>
    <message>
        <source>{} is being changed by another Hilltop; wait until that is done, or stop it</source>
        <translation>{} は別の Hilltop が変更中です。終わるまで待つか、停止してください</translation>
    </message>
    <message>
        <source>{} is empty; it was cut off when it was created or copied</source>
        <translation>{}: 空です。作成かコピーの途中で切れています</translation>
    </message>
    <message>
        <source>{} is of format {}, made by a newer Hilltop; this one reads format {}</source>
        <translation>{}: 新しいHilltopの形式{}です。これで読めるのは形式{}です</translation>
    </message>
    <message>
        <source>it has no format</source>
        <translation>形式がありません</translation>
    </message>
    <message>
        <source>{}: its folder is read-only; copy it and continue with the copy</source>
        <translation>{}: フォルダーが読み取り専用です。コピーして、そのコピーで続けてください</translation>
    </message>
    <message>
        <source>{} is read-only; copy it and continue with the copy</source>
        <translation>{}: 読み取り専用です。コピーして、そのコピーで続けてください</translation>
    </message>
    <message>
        <source>{} was replaced by another file while the tournament was running</source>
        <translation>{}: プレイ中に別のファイルが同じ名前になりました</translation>
    </message>
    <message>
        <source>{} was deleted or moved while the tournament was running</source>
        <translation>{}: プレイ中に削除または移動されました</translation>
    </message>
    <message>
        <source>{} was changed by another program; open it again</source>
        <translation>{}: 別のプログラムが変更しました。開き直してください</translation>
    </message>
    <message>
        <source>no such column: {}</source>
        <translation>列がありません: {}</translation>
    </message>
    <message>
        <source>its table {} has other columns</source>
        <translation>表{}の列が異なります</translation>
    </message>
    <message>
        <source>its {} {} does not belong there</source>
        <translation>あるはずのない{} {}があります</translation>
    </message>
    <message>
        <source>no such table: {}</source>
        <translation>表がありません: {}</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>データベースが壊れています</translation>
    </message>
    <message>
        <source>{} and {} are of different plans; merge shards of one plan</source>
        <translation>{}と{}は計画が違います。同じ計画の分割を統合してください</translation>
    </message>
    <message>
        <source>{} is a shard of {}, {} one of {}; merge shards of one run</source>
        <translation>{}は{}の分割、{}は{}の分割です。同じ実行の分割を統合してください</translation>
    </message>
    <message>
        <source>{} and {} have different entrants</source>
        <translation>{}と{}は参加者が違います</translation>
    </message>
    <message>
        <source>{} and {} were played with different programs of entrant {} (versions {} and {}); play one of the shards again</source>
        <translation>{}と{}では参加者{}のプログラムが違います（バージョン{}と{}）。どちらかの分割をやり直してください</translation>
    </message>
    <message>
        <source>{} is a whole tournament, not a shard of one</source>
        <translation>{}: 大会の分割ではなく全体です</translation>
    </message>
    <message>
        <source>there is nothing to merge; name all shards of a tournament</source>
        <translation>統合するものがありません。大会の分割をすべて指定してください</translation>
    </message>
    <message>
        <source>{} and {} are both shard {} of {}; name each shard once</source>
        <translation>{}と{}はどちらも分割{}（全{}個）です。各分割を1回だけ指定してください</translation>
    </message>
    <message>
        <source>shard {} of {} is missing; name all {} shards, finished or not</source>
        <translation>分割{}（全{}個）がありません。終わっていなくても、{}個すべてを指定してください</translation>
    </message>
    <message>
        <source>{} is damaged (series {} is missing); use a copy of it</source>
        <translation>{}: 壊れています（連続対局{}がありません）。コピーを使ってください</translation>
    </message>
    <message>
        <source>{} cannot be merged here: {}</source>
        <translation>{}: ここでは統合できません: {}</translation>
    </message>
    <message>
        <source>{}: the recovered data could not be written</source>
        <translation>{}: 復元したデータを書き込めませんでした</translation>
    </message>
    <message>
        <source>some faults belong to no series</source>
        <translation>どの連続対局にも属さないエラーがあります</translation>
    </message>
    <message>
        <source>{}: there is no such file</source>
        <translation>{}: ファイルがありません</translation>
    </message>
    <message>
        <source>{} is a folder, not a file</source>
        <translation>{}: ファイルではなくフォルダーです</translation>
    </message>
    <message>
        <source>{} cannot be opened ({})</source>
        <translation>{}: 開けません（{}）</translation>
    </message>
    <message>
        <source>{} is not a regular file</source>
        <translation>{}: 通常のファイルではありません</translation>
    </message>
    <message>
        <source>{} cannot be written ({})</source>
        <translation>{}: 書き込めません（{}）</translation>
    </message>
    <message>
        <source>malformed database schema</source>
        <translation>データベースの構造が壊れています</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>データベースファイルを開けません</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>ディスクの入出力エラー</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>access permission denied</source>
        <translation>アクセス権がありません</translation>
    </message>
    <message>
        <source>not authorized</source>
        <translation>許可されていません</translation>
    </message>
    <message>
        <source>locking protocol</source>
        <translation>ロックできません</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>文字列またはデータが大きすぎます</translation>
    </message>
    <message>
        <source>constraint failed</source>
        <translation>制約に違反しました</translation>
    </message>
    <message>
        <source>datatype mismatch</source>
        <translation>データ型が合いません</translation>
    </message>
    <message>
        <source>large file support is disabled</source>
        <translation>大きなファイルに対応していません</translation>
    </message>
    <message>
        <source>{} cannot be opened (there is not enough memory)</source>
        <translation>{}: 開けません（メモリ不足）</translation>
    </message>
    <message>
        <source>{0} cannot be read without {0}{1}, and its folder is read-only; copy both files into a folder of your own</source>
        <translation>{0}: {0}{1}がないと読めず、フォルダーに書き込めません。両方のファイルを自分のフォルダーにコピーしてください</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>途中で終わっています</translation>
    </message>
    <message>
        <source>{} is in use by another program; close it there or wait</source>
        <translation>{}: 別のプログラムが使用中です。そちらを閉じるか、お待ちください</translation>
    </message>
    <message>
        <source>{}: the disk is full. Everything saved until now is kept; free some space and continue</source>
        <translation>{}: ディスクがいっぱいです。これまでの保存分は残ります。空きを作って続けてください</translation>
    </message>
    <message>
        <source>{} is read-only; copy it to a folder of your own and continue with the copy</source>
        <translation>{}: 読み取り専用です。自分のフォルダーにコピーして、そのコピーで続けてください</translation>
    </message>
    <message>
        <source>{} cannot be read or written ({})</source>
        <translation>{}: 読み書きできません（{}）</translation>
    </message>
    <message>
        <source>{} cannot be used ({})</source>
        <translation>{}: 使えません（{}）</translation>
    </message>
    <message>
        <source>{} is damaged ({}); nothing was changed in it, use a copy of it</source>
        <translation>{}: 壊れています（{}）。何も変更していません。コピーを使ってください</translation>
    </message>
    <message>
        <source>a fault was changed</source>
        <translation>エラーが変更されています</translation>
    </message>
    <message>
        <source>a part of series {} is missing</source>
        <translation>連続対局{}の一部がありません</translation>
    </message>
    <message>
        <source>its last series is numbered {}</source>
        <translation>最後の連続対局の番号が{}です</translation>
    </message>
    <message>
        <source>its processor times were changed</source>
        <translation>プロセッサー時間が変更されています</translation>
    </message>
    <message>
        <source>series {} has the results of another series</source>
        <translation>連続対局{}に別の連続対局の結果があります</translation>
    </message>
    <message>
        <source>series {} is missing</source>
        <translation>連続対局{}がありません</translation>
    </message>
    <message>
        <source>series {}: {}</source>
        <translation>連続対局{}: {}</translation>
    </message>
    <message>
        <source>the faults of series {} were changed</source>
        <translation>連続対局{}のエラーが変更されています</translation>
    </message>
    <message>
        <source>the matches of series {} were changed</source>
        <translation>連続対局{}の対局が変更されています</translation>
    </message>
    <message>
        <source>{} is not a tournament file</source>
        <translation>{}: 大会ファイルではありません</translation>
    </message>
</context>
<context>
    <name>tournaments</name>
    <message>
        <source>{}: opening it was cancelled</source>
        <translation>{}: 開くのをやめました</translation>
    </message>
</context>
<context>
    <name>wires</name>
    <message>
        <source>limit {}: &quot;{}&quot; is not {}</source>
        <translation>制限{}: &apos;{}&apos;は{}ではありません</translation>
    </message>
    <message>
        <source>there is no limit &quot;{}&quot;; the limits are start, first, decision, reply, stderr, memory, processes, total, remembers and ponder</source>
        <translation>制限&apos;{}&apos;はありません: start, first, decision, reply, stderr, memory, processes, total, remembers, ponder</translation>
    </message>
    <message>
        <source>{} seats answer at once, but there are only {}</source>
        <translation>{}席が同時に回答していますが、全部で{}席です</translation>
    </message>
    <message>
        <source>an answer is not in the list, or all answers together are too long</source>
        <translation>含まれていない回答があるか、回答が全体で長すぎます</translation>
    </message>
    <message>
        <source>there is no answer for a fault of seat {} in step {}</source>
        <translation>席{}のエラー（ステップ{}）に当たる回答がありません</translation>
    </message>
    <message>
        <source>there is no answer for a note on decision {} of seat {}</source>
        <translation>判断{}（席{}）のメモに当たる回答がありません</translation>
    </message>
    <message>
        <source>these are matches of another series</source>
        <translation>別の連続対局のものです</translation>
    </message>
    <message>
        <source>the data has {} matches, but only {} are left</source>
        <translation>{}局は、残りの{}局より多いです</translation>
    </message>
    <message>
        <source>match {} of {}: {}</source>
        <translation>対局{}（全{}局）: {}</translation>
    </message>
    <message>
        <source>the data has another length than it says</source>
        <translation>内容の量が記載と合いません</translation>
    </message>
    <message>
        <source>{}: this program cannot run bots of your own</source>
        <translation>{}: このプログラムは自分のボットを実行できません</translation>
    </message>
    <message>
        <source>step {}: {} seats answer, but {} have to</source>
        <translation>ステップ{}: 回答は{}席、質問は{}席です</translation>
    </message>
    <message>
        <source>the rest of the data does not fit its {} steps</source>
        <translation>残りが{}個のステップと合いません</translation>
    </message>
    <message>
        <source>step {}: seat {} cannot have given this answer</source>
        <translation>ステップ{}: 席{}がそう回答できたはずはありません</translation>
    </message>
    <message>
        <source>step {}: the match is already over</source>
        <translation>ステップ{}: 対局はすでに終わっています</translation>
    </message>
</context>
<context>
    <name>zipdeck</name>
    <message>
        <source>a table of two can be solved for up to {} rounds, but not for {}</source>
        <translation>2人卓は{}ラウンドまで解けます。{}には対応しません</translation>
    </message>
    <message>
        <source>there are more entries here than seats</source>
        <translation>実際より多い席が書かれています</translation>
    </message>
    <message>
        <source>{} appears twice</source>
        <translation>{}が重複しています</translation>
    </message>
</context>
</TS>
