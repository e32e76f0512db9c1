import type { GamePages } from '../../data/types.ts';
import purpleBox from './records/purple-box.txt?raw';

export const strategy: GamePages['strategy'] = {
  text: {
    en: `## Run with the crowd

A single mouse gets one die, and one time in three that die is red and sends it back. In a crowd you roll up to five dice: green ones for your mice, red ones for the others. So stay with the leading group, and let the stragglers catch up from time to time.

## Be the one who rolls there

A crowd works for whoever rolls. If Ben rolls next where your mice are, he sends you back. After your roll, try to leave your best mice where only you can name the place, or where the next player has nothing to gain.

## Send rivals to the side

A green die has to be used, even if only a rival’s mouse is left. Then take the side step: the tube, the rope and the books cost an extra step. There’s no way round the last two steps: from the newspapers onwards, every green die hurts.

## Never share a stool

On a stool every green die ends the game. A rival’s mouse beside yours does no harm while you roll, because you go first. If the rival rolls there, it is the other way round. And alone on a stool you have only one die: one chance in three.

## Keep a token for the stool

Early in the race a token gains a step or two. At the stools it decides the game. Improve turns two faces out of three into a win. Worsen, cancel and transfer stop somebody for a turn, and often that is all you need. Watch how many tokens the others still hold before you count on a roll.

## Play last

If you pass first, you learn nothing. If somebody else can also stop Ben, see whether they do. But remember that everybody thinks like that.`,
    nl: `## Loop met de groep mee

Een muis die alleen staat, levert één dobbelsteen op, en één op de drie keer is die rood en moet hij terug. In een groep gooi je met hoogstens vijf dobbelstenen: de groene voor je eigen muizen, de rode voor de anderen. Blijf dus bij de kopgroep, en laat de achterblijvers af en toe aansluiten.

## Zorg dat jij er gooit

Een volle plek werkt in het voordeel van wie er gooit. Is het de plek waar Ben straks gooit, dan stuurt hij jou terug. Probeer na je worp je beste muizen achter te laten waar alleen jij de plek kunt aanwijzen, of waar de volgende niets te winnen heeft.

## Stuur anderen opzij

Een groene dobbelsteen moet worden gebruikt, ook als alleen de muis van een ander nog over is. Neem dan de omweg: buis, touw of boeken kosten een stap extra. Op de laatste twee stappen is er geen omweg: vanaf de kranten doet elke groene dobbelsteen pijn.

## Deel nooit een kruk

Op een kruk maakt elke groene dobbelsteen een einde aan het spel. Staat er een muis van een ander naast de jouwe, dan is dat goed zolang jij gooit, want jouw muis gaat voor. Gooit de ander, dan is het andersom. En sta je alleen op een kruk, dan heb je maar één dobbelsteen: een kans van één op drie.

## Bewaar een fiche voor de kruk

Aan het begin van de race levert een fiche een stap of twee op. Bij de krukken beslist hij het spel. Met “verbeteren” winnen twee van de drie kleuren. Met “verslechteren”, “annuleren” en “verhuizen” hou je iemand een beurt tegen, en vaak is dat genoeg. Kijk hoeveel fiches de anderen nog hebben voor je op een worp rekent.

## Wacht even

Wie als eerste past, wordt niets wijzer. Kan een ander Ben ook tegenhouden, kijk dan of die het doet. Maar bedenk dat iedereen zo denkt.`,
    de: `## Lauf mit der Gruppe

Eine Maus allein bekommt einen Würfel, und in einem von drei Fällen ist er rot und schickt sie zurück. In einer Gruppe wirfst du bis zu fünf: die grünen für deine Mäuse, die roten für die anderen. Bleib also bei der Spitze und lass die Nachzügler ab und zu aufschließen.

## Sieh zu, dass du im Gedränge würfelst

Gedränge nützt dem, der würfelt. Ist danach Ben an der Reihe und würfelt dort, schickt er dich zurück. Lass deine besten Mäuse nach deinem Wurf möglichst dort, wo nur du den Ort wählen kannst oder wo der Nächste nichts zu gewinnen hat.

## Schick die anderen zur Seite

Ein grüner Würfel muss benutzt werden, auch wenn nur noch eine fremde Maus da ist. Nimm dann den Umweg: Röhre, Seil oder Bücher kosten einen Schritt mehr. Auf den letzten zwei Schritten gibt es keinen Umweg: Ab den Zeitungen tut jeder grüne Würfel für eine fremde Maus weh.

## Teil nie einen Hocker

Auf einem Hocker beendet jeder grüne Würfel das Spiel. Steht eine fremde Maus neben deiner, ist das gut, solange du würfelst, denn du ziehst zuerst. Würfelt der andere, ist es umgekehrt. Und allein auf einem Hocker hast du nur einen Würfel: Der reicht in einem von drei Fällen.

## Heb einen Chip für den Hocker auf

Am Anfang des Rennens bringt ein Chip ein oder zwei Schritte. Bei den Hockern entscheidet er das Spiel. Mit „Verbessern“ gewinnen zwei von drei Farben. „Verschlechtern“, „Aufheben“ und „Umzug“ halten jemanden für einen Zug auf, und oft reicht das. Schau, wie viele Chips die anderen noch haben, bevor du auf einen Wurf baust.

## Wart ab

Wer als Erster passt, erfährt nichts. Kann auch jemand anderes Ben aufhalten, wart ab, ob er es tut. Aber bedenk: So denken alle.`,
  },
  replays: [
    {
      id: 'purple-box',
      record: purpleBox,
      title: {
        en: 'A short race between three bots',
        nl: 'Een korte race tussen drie bots',
        de: 'Ein kurzes Rennen zwischen drei Bots',
      },
      text: {
        en: 'The cheese is on the purple box, and everybody has one token. Edam searches, Brie follows rules of thumb, and Feta keeps it simple.',
        nl: 'De kaas ligt op de paarse doos, en iedereen heeft één fiche. Edam rekent vooruit, Brie volgt vuistregels, Feta speelt eenvoudig.',
        de: 'Der Käse liegt auf der lila Schachtel, und jeder hat einen Chip. Edam rechnet voraus, Brie folgt Faustregeln, Feta spielt einfach drauflos.',
      },
      moments: [
        {
          at: 6,
          causes: { type: 'named', seat: 2, place: 'crate-left', dice: 1 },
          note: {
            en: 'Feta names a place with a single mouse: one die, and it is yellow. The right crate, with twelve mice on it, would have brought five.',
            nl: 'Feta wijst een plek aan met maar één muis: één dobbelsteen, en die is geel. De rechterkist, met twaalf muizen erop, had er vijf opgeleverd.',
            de: 'Feta wählt einen Ort mit einer einzigen Maus: ein Würfel, und der ist gelb. Die rechte Kiste mit zwölf Mäusen darauf hätte fünf gebracht.',
          },
        },
        {
          at: 23,
          causes: { type: 'moved', seat: 0, owner: 1, face: 'red', to: 'barrel' },
          note: {
            en: 'Two green dice for Edam’s own mice; of the three red ones, Feta and Brie get one each. Going back costs a mouse on a crate very little: the barrel is just as far from the bucket.',
            nl: 'Twee groene dobbelstenen voor Edams eigen muizen; van de drie rode krijgen Feta en Brie er elk een. Vanaf een kist teruggaan kost weinig: vanaf de ton is het even ver naar de emmer.',
            de: 'Zwei grüne Würfel für Edams eigene Mäuse; von den drei roten bekommen Feta und Brie je einen. Von einer Kiste zurückzugehen kostet wenig: Vom Fass ist es zum Eimer genauso weit.',
          },
        },
        {
          at: 54,
          causes: { type: 'moved', seat: 0, owner: 2, to: 'tube' },
          note: {
            en: 'Four green dice on the bucket: that is more dice than Edam has mice there. The rest send Feta and Brie to the tube; Edam goes straight on.',
            nl: 'Vier groene dobbelstenen op de emmer, meer dan Edam daar muizen heeft. Wat overblijft, gaat opzij: Feta en Brie naar de buis, Edam rechtdoor.',
            de: 'Vier grüne Würfel auf dem Eimer, mehr, als Edam dort Mäuse hat. Die übrigen schicken die anderen zur Seite: Feta und Brie müssen auf die Röhre, Edam läuft geradeaus.',
          },
        },
        {
          at: 60,
          causes: { type: 'playedDouble', seat: 2, turn: 0 },
          note: {
            en: 'Feta gives Edam a double turn. One step from the cheese, that is not a push but a gift.',
            nl: 'Feta geeft Edam een dubbele beurt. Op één stap van de kaas is dat geen duwtje maar een cadeau.',
            de: 'Feta schenkt Edam einen Doppelzug. Einen Schritt vor dem Käse ist das kein Schubs, sondern ein Geschenk.',
          },
        },
        {
          at: 68,
          causes: { type: 'playedTransfer', seat: 1, place: 'barrel' },
          note: {
            en: 'Edam has rolled green and is about to win. Brie sends the roll to the barrel, at the last moment.',
            nl: 'Edam heeft groen gegooid en zou winnen. Brie stuurt de worp op het laatste moment naar de ton.',
            de: 'Edam hat Grün geworfen und würde gewinnen. Brie schickt den Wurf im letzten Augenblick aufs Fass.',
          },
        },
        {
          at: 70,
          causes: { type: 'transferred', from: 'barrel', to: 'yellow-boxes' },
          note: {
            en: 'But Edam has kept a transfer as well, and brings the roll back. Now nobody has a token left.',
            nl: 'Maar Edam had ook nog “verhuizen” achter de hand en haalt de worp terug. Nu heeft niemand meer een fiche.',
            de: 'Aber auch Edam hat sich einen „Umzug“ aufgespart und holt den Wurf zurück. Jetzt hat niemand mehr einen Chip.',
          },
        },
      ],
    },
  ],
};
