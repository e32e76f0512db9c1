// A slow and literal Daumen drauf, written from the rulebook alone, to compare the engine with.
// It imports nothing. Cards are objects and hands are lists. Card numbers appear only at the interface,
// where moves come in and facts go out.

export type Awaits =
  | {
      kind: 'chance';
      request: { kind: 'dice'; count: number; faces: number } | { kind: 'shuffle'; size: number };
    }
  | { kind: 'moves'; bySeat: Map<number, string[]> }
  | { kind: 'over'; result: { winners: number[]; scores: number[]; ranking: number[] } };

export interface Options {
  /** How many rounds are played (DD-3). */
  rounds: 'players' | number;
  /** Who leads the first trick of the game (DD-2). */
  firstLeader: 'random' | number;
  /** When a player may parry (DD-10). */
  parry: 'anytime' | 'onTurn';
  /** DD-17: this option affects only what players may see, so the oracle ignores it. */
  openWins: 'off' | 'on';
}

export interface Facts {
  leader: number;
  turn: number;
  hands: number[][];
  won: number[][];
  stock: number[];
  trick: [number, number][];
  open: boolean[];
  scores: number[][];
}

type Colour = 'yellow' | 'green' | 'black';

interface Snake {
  colour: Colour;
  number: number;
  poisonous: boolean;
}

interface Player {
  seat: number;
  hand: Snake[];
  wonCards: Snake[];
}

interface Shown {
  by: Player;
  snake: Snake;
  /** DD-8: true if the card is laid on the table with its fang for all to see, no longer under a thumb. */
  laidOpen: boolean;
}

type Stage = 'first leader is drawn' | 'cards are shuffled' | 'a trick is open' | 'the game is over';

const HAND_SIZE = 5;

/** DD-1: the cards that n players use, in canonical order. */
function snakesFor(playerCount: number): Snake[] {
  const snakes: Snake[] = [];
  const colours: Colour[] = ['yellow', 'green', 'black'];
  for (const colour of colours) {
    for (let number = 1; number <= playerCount + 2; number += 1) {
      snakes.push({ colour, number, poisonous: false });
      snakes.push({ colour, number, poisonous: true });
    }
  }
  return snakes;
}

/** The engine's number of a card: colour*18 + (number-1)*2 + fang. */
function engineCard(snake: Snake): number {
  let cardNumber = 0;
  if (snake.colour === 'green') cardNumber += 18;
  if (snake.colour === 'black') cardNumber += 36;
  cardNumber += (snake.number - 1) * 2;
  if (snake.poisonous) cardNumber += 1;
  return cardNumber;
}

function idsInOrder(snakes: Snake[]): number[] {
  return snakes.map(engineCard).sort((a, b) => a - b);
}

/** DD-1: true if the snakes have the same colour and the same number, but different heads. */
function areTwins(snake: Snake, other: Snake): boolean {
  return (
    snake.colour === other.colour && snake.number === other.number && snake.poisonous !== other.poisonous
  );
}

function isWholeNumber(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

export class Oracle {
  private readonly players: Player[] = [];
  private readonly parryOnlyInTurn: boolean;
  private readonly roundsToPlay: number;

  private stage: Stage;
  private roundLeader: Player | null = null;
  private inTurn: Player | null = null;
  private stock: Snake[] = [];
  /** The open trick, in the order shown. Every card must be higher than those before, so the last is the highest (DD-5). */
  private table: Shown[] = [];
  /** DD-9: the seats that have passed, in order, since the last card was shown. */
  private passedInARow: Player[] = [];
  /** The scores of each finished round, one number per seat. */
  private readonly scoreSheet: number[][] = [];

  constructor(seats: number, options: Options) {
    if (!isWholeNumber(seats, 2, 7)) throw new Error('Daumen drauf is for 2 to 7 players');
    for (let seat = 0; seat < seats; seat += 1) this.players.push({ seat, hand: [], wonCards: [] });

    // DD-3: as many rounds as players, or the number agreed on.
    if (options.rounds === 'players') this.roundsToPlay = seats;
    else if (isWholeNumber(options.rounds, 1, 20)) this.roundsToPlay = options.rounds;
    else throw new Error('DD-3: no such number of rounds');

    if (options.parry !== 'anytime' && options.parry !== 'onTurn') throw new Error('DD-10: no such option');
    this.parryOnlyInTurn = options.parry === 'onTurn';

    if (options.openWins !== 'off' && options.openWins !== 'on') throw new Error('DD-17: no such option');

    // DD-2: the first leader is a chance event, unless the option names a seat.
    if (options.firstLeader === 'random') {
      this.stage = 'first leader is drawn';
    } else {
      this.roundLeader = this.playerAt(options.firstLeader);
      this.stage = 'cards are shuffled';
    }
  }

  awaits(): Awaits {
    if (this.stage === 'first leader is drawn') {
      return { kind: 'chance', request: { kind: 'dice', count: 1, faces: this.players.length } };
    }
    if (this.stage === 'cards are shuffled') {
      return { kind: 'chance', request: { kind: 'shuffle', size: snakesFor(this.players.length).length } };
    }
    if (this.stage === 'the game is over') {
      return { kind: 'over', result: this.finalResult() };
    }
    const bySeat = new Map<number, string[]>();
    for (const player of this.players) {
      const moves: string[] = [];
      for (const snake of this.snakesThatMayBeShownBy(player)) {
        moves.push(JSON.stringify({ type: 'show', card: engineCard(snake) }));
      }
      if (this.mayPass(player)) moves.push(JSON.stringify({ type: 'pass' }));
      if (this.parryingSnakeOf(player) !== null) moves.push(JSON.stringify({ type: 'parry' }));
      if (moves.length > 0) bySeat.set(player.seat, moves.sort());
    }
    return { kind: 'moves', bySeat };
  }

  chance(outcome: number[]): void {
    if (!Array.isArray(outcome)) throw new Error('an outcome is a list');
    if (this.stage === 'first leader is drawn') {
      // DD-2: the die chooses the seat that leads.
      if (outcome.length !== 1) throw new Error('DD-2: one die was asked for');
      this.roundLeader = this.playerAt(outcome[0]);
      this.stage = 'cards are shuffled';
    } else if (this.stage === 'cards are shuffled') {
      this.deal(outcome);
    } else {
      throw new Error('no chance event is awaited now');
    }
  }

  move(seat: number, move: unknown): void {
    if (this.stage !== 'a trick is open') throw new Error('nobody can move now');
    const player = this.playerAt(seat);
    if (typeof move !== 'object' || move === null) throw new Error('a move is an object');
    const keys = Object.keys(move).sort().join(' ');
    const type: unknown = 'type' in move ? move.type : undefined;

    if (type === 'show' && keys === 'card type' && 'card' in move) {
      const cardId = move.card;
      const snake = this.snakesThatMayBeShownBy(player).find((candidate) => engineCard(candidate) === cardId);
      if (snake === undefined) throw new Error('DD-5: this card cannot be shown by this player now');
      this.show(player, snake);
    } else if (type === 'pass' && keys === 'type') {
      if (!this.mayPass(player)) throw new Error('DD-5: this player cannot pass now');
      this.pass(player);
    } else if (type === 'parry' && keys === 'type') {
      const twin = this.parryingSnakeOf(player);
      if (twin === null) throw new Error('DD-10: this player cannot parry now');
      this.parry(player, twin);
    } else {
      throw new Error('no such move in this game');
    }
  }

  facts(): Facts {
    return {
      leader: this.roundLeader === null ? -1 : this.roundLeader.seat,
      turn: this.inTurn === null ? -1 : this.inTurn.seat,
      hands: this.players.map((player) => idsInOrder(player.hand)),
      won: this.players.map((player) => idsInOrder(player.wonCards)),
      stock: this.stock.map(engineCard),
      trick: this.table.map((played): [number, number] => [played.by.seat, engineCard(played.snake)]),
      open: this.table.map((played) => played.laidOpen),
      scores: this.scoreSheet.map((line) => [...line]),
    };
  }

  // ---------------------------------------------------------------- the people round the table

  private playerAt(seat: unknown): Player {
    const player = this.players.find((player) => player.seat === seat);
    if (player === undefined) throw new Error('there is no such seat');
    return player;
  }

  /** Clockwise, the next player sits to the left; after the last seat comes the first. */
  private leftOf(player: Player): Player {
    if (player.seat === this.players.length - 1) return this.playerAt(0);
    return this.playerAt(player.seat + 1);
  }

  /** Every player once, clockwise, starting with this one. */
  private clockwiseFrom(first: Player): Player[] {
    const playersInOrder: Player[] = [first];
    for (let nextPlayer = this.leftOf(first); nextPlayer !== first; nextPlayer = this.leftOf(nextPlayer))
      playersInOrder.push(nextPlayer);
    return playersInOrder;
  }

  // ---------------------------------------------------------------- the deal

  /** DD-2: deals five cards to each player; the rest is the stock. */
  private deal(permutation: number[]): void {
    const snakesInOrder = snakesFor(this.players.length);
    if (permutation.length !== snakesInOrder.length) throw new Error('DD-2: not a permutation of the deck');
    const shuffled: Snake[] = [];
    for (const index of permutation) {
      const snake = snakesInOrder[index];
      if (snake === undefined) throw new Error('DD-2: not a permutation of the deck');
      if (shuffled.includes(snake)) throw new Error('DD-2: not a permutation of the deck');
      shuffled.push(snake);
    }
    const leader = this.roundLeader;
    if (leader === null) throw new Error('there is no leader yet');

    // First, the cards of the previous round are collected.
    for (const player of this.players) {
      player.hand = [];
      player.wonCards = [];
    }
    // Five times round the table, one card at a time, clockwise, the leader first.
    this.stock = shuffled;
    for (let dealtPerPlayer = 1; dealtPerPlayer <= HAND_SIZE; dealtPerPlayer += 1) {
      for (const player of this.clockwiseFrom(leader)) this.drawOne(player);
    }
    // The remaining cards are the stock.
    this.openTrick(leader);
  }

  private drawOne(player: Player): void {
    const drawnCard = this.stock.shift();
    if (drawnCard === undefined) throw new Error('the stock is empty');
    player.hand.push(drawnCard);
  }

  // ---------------------------------------------------------------- what is allowed

  private openTrick(leader: Player): void {
    this.table = [];
    this.passedInARow = [];
    this.inTurn = leader;
    this.stage = 'a trick is open';
  }

  private highestShown(): Shown | null {
    return this.table[this.table.length - 1] ?? null;
  }

  /** DD-6: whether the snake is higher than the highest card shown. */
  private isHigher(snake: Snake): boolean {
    const highest = this.highestShown();
    if (highest === null) return true; // DD-5: the leader may show any card
    const colourWasShown = this.table.some((played) => played.snake.colour === snake.colour);
    if (!colourWasShown) return true; // a new colour: any number
    if (snake.colour !== highest.snake.colour) return false; // a colour that was overtaken cannot be played again
    return snake.number > highest.snake.number;
  }

  /** DD-5, DD-7: the player in turn may show any higher card, even after passing. */
  private snakesThatMayBeShownBy(player: Player): Snake[] {
    if (this.inTurn !== player) return [];
    return player.hand.filter((snake) => this.isHigher(snake));
  }

  /** DD-5: whether this player may pass: on their turn, except as leader, who must show a card. */
  private mayPass(player: Player): boolean {
    if (this.inTurn !== player) return false;
    return this.table.length > 0;
  }

  /** DD-10: the twin with which this player could win the trick now. */
  private parryingSnakeOf(player: Player): Snake | null {
    const highest = this.highestShown();
    if (highest === null) return null; // nothing to parry before the first card
    if (highest.by === player) return null; // nobody parries their own card
    if (this.parryOnlyInTurn && this.inTurn !== player) return null; // the option `parry` allows it only in turn
    return player.hand.find((snake) => areTwins(snake, highest.snake)) ?? null;
  }

  // ---------------------------------------------------------------- what happens

  private putOnTable(player: Player, snake: Snake): void {
    player.hand = player.hand.filter((other) => other !== snake);
    this.table.push({ by: player, snake, laidOpen: false });
  }

  private show(player: Player, snake: Snake): void {
    // DD-8: a player who has shown a card before lays it open now.
    for (const earlierCard of this.table) {
      if (earlierCard.by === player) earlierCard.laidOpen = true;
    }
    this.putOnTable(player, snake);
    // DD-9: nobody has passed on this new highest card yet.
    this.passedInARow = [];
    this.continueAfter(player);
  }

  private pass(player: Player): void {
    this.passedInARow.push(player);
    this.continueAfter(player);
  }

  /** DD-10: a parry wins at once, with both twins in the trick. */
  private parry(player: Player, twin: Snake): void {
    this.putOnTable(player, twin);
    this.awardTrickTo(player);
  }

  private continueAfter(player: Player): void {
    const highest = this.highestShown();
    if (highest === null) throw new Error('a turn without a card on the table');

    // DD-9: the trick ends when all others have passed in a row on the highest card.
    const otherPlayers = this.players.filter((other) => other !== highest.by);
    if (otherPlayers.every((other) => this.passedInARow.includes(other))) {
      this.awardTrickTo(highest.by);
      return;
    }
    const nextPlayer = this.leftOf(player);
    if (nextPlayer.hand.length === 0) {
      // DD-7: a player without cards passes automatically.
      this.pass(nextPlayer);
      return;
    }
    // DD-7: a player with cards is asked, even if passing is the only option.
    this.inTurn = nextPlayer;
  }

  private awardTrickTo(winner: Player): void {
    // DD-9: the winner takes all cards, both shown and laid open.
    for (const played of this.table) winner.wonCards.push(played.snake);
    this.table = [];
    this.passedInARow = [];
    this.inTurn = null;

    // DD-11: while the stock lasts, each hand is refilled completely, clockwise from the winner.
    for (const player of this.clockwiseFrom(winner)) {
      while (player.hand.length < HAND_SIZE && this.stock.length > 0) this.drawOne(player);
    }

    // DD-13: the round can end only now, after hands were refilled.
    const withCards = this.players.filter((player) => player.hand.length > 0);
    if (withCards.length <= 1) {
      this.endRound(withCards[0] ?? null);
      return;
    }
    // DD-9: the winner leads. DD-12: if the winner has no cards, the next player clockwise with cards leads.
    const leader = this.clockwiseFrom(winner).find((player) => player.hand.length > 0);
    if (leader === undefined) throw new Error('nobody can lead');
    this.openTrick(leader);
  }

  private endRound(holderOfTheLastHand: Player | null): void {
    const roundScores: number[] = [];
    for (const player of this.players) {
      let points = 0;
      // DD-15: a harmless snake is worth 1, a poisonous one -1.
      for (const snake of player.wonCards) {
        if (snake.poisonous) points -= 1;
        else points += 1;
      }
      // DD-14: each card of the last hand costs a point, with or without a fang.
      if (player === holderOfTheLastHand) points -= player.hand.length;
      roundScores.push(points);
    }
    this.scoreSheet.push(roundScores);

    if (this.scoreSheet.length === this.roundsToPlay) {
      this.stage = 'the game is over'; // DD-3, DD-16
      return;
    }
    // DD-2: the leader moves clockwise from round to round. The cards stay where they are until the next
    // deal (DD-14).
    if (this.roundLeader === null) throw new Error('there was no leader');
    this.roundLeader = this.leftOf(this.roundLeader);
    this.stage = 'cards are shuffled';
  }

  /** DD-16: the highest total wins; equal totals share the win. */
  private finalResult(): { winners: number[]; scores: number[]; ranking: number[] } {
    const scores: number[] = [];
    for (const player of this.players) {
      let total = 0;
      for (const line of this.scoreSheet) total += line[player.seat] ?? 0;
      scores.push(total);
    }
    const ranking = scores.map((score) => 1 + scores.filter((otherScore) => otherScore > score).length);
    const winners: number[] = [];
    for (const player of this.players) {
      if (ranking[player.seat] === 1) winners.push(player.seat);
    }
    return { winners, scores, ranking };
  }
}
