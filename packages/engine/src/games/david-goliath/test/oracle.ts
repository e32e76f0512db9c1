// A slow and literal David & Goliath, written from the rulebook alone, to compare the engine with.
// It imports nothing. Cards are objects with a colour name, hands are arrays, and every step follows the
// wording of the rule. The engine's card numbers appear only at the interface (idOf).

export type Awaits =
  | {
      kind: 'chance';
      request: { kind: 'dice'; count: number; faces: number } | { kind: 'shuffle'; size: number };
    }
  | { kind: 'moves'; bySeat: Map<number, string[]> }
  | { kind: 'over'; result: { winners: number[]; scores: number[]; ranking: number[] } };

export type Options = { deals: 'players' | number; firstDealer: 'random' | number };

export type Move = { type: 'play'; card: number };

export type Facts = {
  dealer: number;
  deal: number;
  turn: number;
  hands: number[][];
  won: number[][];
  trick: [number, number][];
  scores: number[][];
};

export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'purple';
export type Card = { colour: Colour; value: number };
export type Played = { seat: number; card: Card };

// DG-1: the five colours, in the canonical order.
const COLOURS: Colour[] = ['red', 'yellow', 'green', 'blue', 'purple'];

// DG-1, DG-4: everybody holds 15 cards, so a deal has 15 tricks.
const TRICKS_PER_DEAL = 15;

/** The engine's number of a card: colour * 18 + value - 1, for every number of players. */
export function idOf(card: Card): number {
  return COLOURS.indexOf(card.colour) * 18 + card.value - 1;
}

function sameCard(a: Card, b: Card): boolean {
  return a.colour === b.colour && a.value === b.value;
}

function idsAscending(cards: Card[]): number[] {
  return cards.map((card) => idOf(card)).sort((a, b) => a - b);
}

/** DG-1: the highest value in use with this many players. */
export function highestValueInUse(players: number): number {
  if (players === 3) return 9;
  if (players === 4) return 12;
  if (players === 5) return 15;
  if (players === 6) return 18;
  throw new Error('DG-1: 3 to 6 players');
}

/** DG-1: the canonical deck: red 1.., yellow 1.., green 1.., blue 1.., purple 1... */
export function canonicalDeck(players: number): Card[] {
  const deck: Card[] = [];
  for (const colour of COLOURS) {
    for (let value = 1; value <= highestValueInUse(players); value++) {
      deck.push({ colour, value });
    }
  }
  return deck;
}

/** DG-6, DG-7, DG-8: the highest and the lowest of the cards, in the order played. */
export function extremesOf(trick: Played[]): { highest: Played; lowest: Played } {
  const cardLed = trick[0];
  const lastPlayed = trick[trick.length - 1];
  const lastButOne = trick[trick.length - 2];
  if (cardLed === undefined || lastPlayed === undefined || lastButOne === undefined) {
    throw new Error('a trick has at least two cards');
  }

  // DG-8: find out whether all cards show the same number.
  let allTheSame = true;
  for (const played of trick) {
    if (played.card.value !== cardLed.card.value) allTheSame = false;
  }
  if (allTheSame) return { highest: lastPlayed, lowest: lastButOne };

  // DG-6: the highest number of any colour; if cards tie, the one played last.
  let highestNumber = cardLed.card.value;
  for (const played of trick) {
    if (played.card.value > highestNumber) highestNumber = played.card.value;
  }
  const withHighestNumber = trick.filter((played) => played.card.value === highestNumber);
  const highest = withHighestNumber[withHighestNumber.length - 1];

  // DG-7: the lowest number of any colour; if cards tie, the one played last.
  let lowestNumber = cardLed.card.value;
  for (const played of trick) {
    if (played.card.value < lowestNumber) lowestNumber = played.card.value;
  }
  const withLowestNumber = trick.filter((played) => played.card.value === lowestNumber);
  const lowest = withLowestNumber[withLowestNumber.length - 1];

  if (highest === undefined || lowest === undefined)
    throw new Error('a trick has a highest and a lowest card');
  return { highest, lowest };
}

/** DG-11: the value of one player's won cards at the end of a deal. */
export function scoreOf(won: Card[]): number {
  let points = 0;
  for (const colour of COLOURS) {
    const ofThisColour = won.filter((card) => card.colour === colour);
    if (ofThisColour.length === 0) {
      points += 0;
    } else if (ofThisColour.length === 1 || ofThisColour.length === 2) {
      for (const card of ofThisColour) points += card.value;
    } else {
      for (let i = 0; i < ofThisColour.length; i++) points += 1;
    }
  }
  return points;
}

/** DG-5: the cards of a hand that may be played, given the cards already on the table. */
export function playableCards(hand: Card[], trick: Played[]): Card[] {
  const cardLed = trick[0];
  // DG-4: the leader plays any one card.
  if (cardLed === undefined) return [...hand];
  // DG-5: follow the colour led if you can.
  const ofTheColourLed = hand.filter((card) => card.colour === cardLed.card.colour);
  if (ofTheColourLed.length > 0) return ofTheColourLed;
  // DG-5: a player without a card of that colour may play any card.
  return [...hand];
}

type Player = { seat: number; hand: Card[]; won: Card[] };
type Stage = 'choosing the first dealer' | 'shuffling' | 'playing' | 'finished';

export class Oracle {
  private readonly players: Player[];
  private readonly numberOfDeals: number;
  private stage: Stage;
  private dealer: number;
  private deal: number;
  private turn: number;
  private trick: Played[];
  private tricksPlayed: number;
  private readonly scores: number[][];

  constructor(seats: number, options: Options) {
    // DG-1: the game is for 3 to 6 players.
    if (seats !== 3 && seats !== 4 && seats !== 5 && seats !== 6) throw new Error('DG-1: 3 to 6 players');

    this.players = [];
    for (let seat = 0; seat < seats; seat++) this.players.push({ seat, hand: [], won: [] });

    // DG-2: as many deals as players, or the number agreed.
    if (options.deals === 'players') {
      this.numberOfDeals = seats;
    } else {
      if (!Number.isInteger(options.deals) || options.deals < 1 || options.deals > 20) {
        throw new Error('DG-2: 1 to 20 deals');
      }
      this.numberOfDeals = options.deals;
    }

    this.deal = 0;
    this.turn = -1;
    this.trick = [];
    this.tricksPlayed = 0;
    this.scores = [];

    // DG-3: the first dealer is drawn, unless the option names a seat.
    if (options.firstDealer === 'random') {
      this.dealer = -1;
      this.stage = 'choosing the first dealer';
    } else {
      if (!this.players.some((player) => player.seat === options.firstDealer)) {
        throw new Error('DG-3: the first dealer is one of the seats');
      }
      this.dealer = options.firstDealer;
      this.stage = 'shuffling';
    }
  }

  awaits(): Awaits {
    if (this.stage === 'choosing the first dealer') {
      // DG-3: a die with one face per seat chooses the first dealer.
      return { kind: 'chance', request: { kind: 'dice', count: 1, faces: this.players.length } };
    }
    if (this.stage === 'shuffling') {
      // DG-1: shuffle all cards of the reduced deck.
      return {
        kind: 'chance',
        request: { kind: 'shuffle', size: canonicalDeck(this.players.length).length },
      };
    }
    if (this.stage === 'playing') {
      const legal: string[] = [];
      for (const card of playableCards(this.player(this.turn).hand, this.trick)) {
        legal.push(JSON.stringify({ type: 'play', card: idOf(card) }));
      }
      legal.sort();
      const bySeat = new Map<number, string[]>();
      bySeat.set(this.turn, legal);
      return { kind: 'moves', bySeat };
    }
    return { kind: 'over', result: this.result() };
  }

  chance(outcome: number[]): void {
    if (!Array.isArray(outcome)) throw new Error('a chance outcome is a list of numbers');
    if (this.stage === 'choosing the first dealer') {
      const seat = outcome[0];
      if (outcome.length !== 1 || seat === undefined) throw new Error('DG-3: one die');
      if (!this.players.some((player) => player.seat === seat))
        throw new Error('DG-3: the outcome is a seat');
      this.dealer = seat;
      this.stage = 'shuffling';
      return;
    }
    if (this.stage === 'shuffling') {
      this.dealTheCards(outcome);
      return;
    }
    throw new Error('no chance event is awaited');
  }

  move(seat: number, move: Move): void {
    if (this.stage !== 'playing') throw new Error('no move is awaited');
    // DG-4: players play clockwise, each in turn.
    if (seat !== this.turn) throw new Error('DG-4: it is the turn of somebody else');
    if (typeof move !== 'object' || move === null) throw new Error('a move is an object');
    if (Object.keys(move).sort().join(' ') !== 'card type') throw new Error('a move has a type and a card');
    if (move.type !== 'play') throw new Error('the only move is to play a card');

    const player = this.player(seat);
    const card = player.hand.find((heldCard) => idOf(heldCard) === move.card);
    if (card === undefined) throw new Error('DG-4: a card of the own hand');
    if (!playableCards(player.hand, this.trick).some((allowed) => sameCard(allowed, card))) {
      throw new Error('DG-5: the colour led must be followed');
    }

    player.hand = player.hand.filter((heldCard) => !sameCard(heldCard, card));
    this.trick.push({ seat, card });

    // DG-6: the trick ends "when all have played".
    if (this.trick.length === this.players.length) {
      this.endOfTrick();
    } else {
      this.turn = this.leftOf(seat);
    }
  }

  facts(): Facts {
    return {
      dealer: this.dealer,
      deal: this.deal,
      turn: this.turn,
      hands: this.players.map((player) => idsAscending(player.hand)),
      won: this.players.map((player) => idsAscending(player.won)),
      trick: this.trick.map((played): [number, number] => [played.seat, idOf(played.card)]),
      scores: this.scores.map((ofOneDeal) => [...ofOneDeal]),
    };
  }

  private player(seat: number): Player {
    const player = this.players[seat];
    if (player === undefined) throw new Error('there is no such seat');
    return player;
  }

  /** The next seat clockwise. */
  private leftOf(seat: number): number {
    if (seat === this.players.length - 1) return 0;
    return seat + 1;
  }

  /** DG-1: deals all cards, one at a time, clockwise, to the player left of the dealer first. */
  private dealTheCards(permutation: number[]): void {
    const canonical = canonicalDeck(this.players.length);
    if (permutation.length !== canonical.length) throw new Error('DG-1: the whole deck is shuffled');
    const shuffled: Card[] = [];
    for (const position of permutation) {
      const card = canonical[position];
      if (card === undefined) throw new Error('DG-1: there is no such card in the deck');
      if (shuffled.some((dealtCard) => sameCard(dealtCard, card))) throw new Error('DG-1: every card once');
      shuffled.push(card);
    }

    for (const player of this.players) {
      player.hand = [];
      player.won = [];
    }
    let receiver = this.leftOf(this.dealer);
    for (const card of shuffled) {
      this.player(receiver).hand.push(card);
      receiver = this.leftOf(receiver);
    }

    // DG-3: the player left of the dealer leads the first trick of a deal.
    this.trick = [];
    this.tricksPlayed = 0;
    this.turn = this.leftOf(this.dealer);
    this.stage = 'playing';
  }

  private endOfTrick(): void {
    const { highest, lowest } = extremesOf(this.trick);

    // DG-9: the player of the lowest card takes the highest card ...
    this.player(lowest.seat).won.push(highest.card);
    // DG-9: ... the player of the highest card takes all the others ...
    for (const played of this.trick) {
      if (!sameCard(played.card, highest.card)) this.player(highest.seat).won.push(played.card);
    }
    // DG-9: ... and leads the next trick.
    this.trick = [];
    this.turn = highest.seat;

    this.tricksPlayed += 1;
    if (this.tricksPlayed === TRICKS_PER_DEAL) this.endOfDeal();
  }

  private endOfDeal(): void {
    // DG-11: the deal is scored after 15 tricks.
    this.scores.push(this.players.map((player) => scoreOf(player.won)));
    this.turn = -1;

    // DG-12: after the last deal the game is over.
    if (this.scores.length === this.numberOfDeals) {
      this.stage = 'finished';
      return;
    }
    // DG-3: the deal passes clockwise. (The won cards stay until the next deal.)
    this.dealer = this.leftOf(this.dealer);
    this.deal += 1;
    this.stage = 'shuffling';
  }

  /** DG-12: the highest total wins; equal totals share the win. */
  private result(): { winners: number[]; scores: number[]; ranking: number[] } {
    const totals: number[] = [];
    for (const player of this.players) {
      let total = 0;
      for (const dealScores of this.scores) {
        const points = dealScores[player.seat];
        if (points === undefined) throw new Error('everybody has a score in every deal');
        total += points;
      }
      totals.push(total);
    }

    const ranking: number[] = [];
    for (const total of totals) {
      let betterCount = 0;
      for (const other of totals) {
        if (other > total) betterCount += 1;
      }
      ranking.push(betterCount + 1);
    }

    const winners: number[] = [];
    for (const player of this.players) {
      if (ranking[player.seat] === 1) winners.push(player.seat);
    }
    return { winners, scores: totals, ranking };
  }
}
