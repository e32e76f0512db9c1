// A slow and literal Mens erger je niet, the card game, written from the rulebook alone, to compare the engine
// with. It imports nothing. Cards are objects in arrays, on start piles and new piles, and the legal moves are
// found by trying every combination.

export type Awaits =
  | {
      kind: 'chance';
      request: { kind: 'dice'; count: number; faces: number } | { kind: 'shuffle'; size: number };
    }
  | { kind: 'moves'; bySeat: Map<number, string[]> }
  | { kind: 'over'; result: { winners: number[]; scores: number[]; ranking: number[] } };

export type Options = {
  firstPlayer: 'random' | number;
  playForPlaces: 'off' | 'on';
  printedExample: 'off' | 'on';
  extraRoll: 'must' | 'may';
  severalCaptures: 'must' | 'may';
};

export type LayOut = { type: 'layOut'; pile: number };
export type Add = { type: 'add'; cards: number[] };
export type Capture = { type: 'capture'; from: number; pile: number };
export type Move = LayOut | Add | Capture | { type: 'roll' } | { type: 'pass' };

export type Facts = { turn: number; piles: number[][]; roll: number; finished: number[]; choices: number };

// ME-1: `square` is the number of pips on the card, and the pawn's square.
type Card = { pileNumber: number; square: number };

// The first card of startPile is the one on top. The last card of newPile is the one on top.
type Place = { pileNumber: number; startPile: Card[]; newPile: Card[] };

type Player = { seat: number; places: Place[] };
type Stage =
  | 'choosing the first player'
  | 'rolling'
  | 'choosing a move'
  | 'choosing captures'
  | 'deciding on another roll'
  | 'finished';

// ME-1: four piles of six cards.
const PILE_NUMBERS = [1, 2, 3, 4];
const SQUARES = [1, 2, 3, 4, 5, 6];

function setUpPlayer(seat: number): Player {
  const places: Place[] = [];
  for (const pileNumber of PILE_NUMBERS) {
    const startPile: Card[] = [];
    // ME-1: card 1 is on top, then come 2 to 6.
    for (const square of SQUARES) startPile.push({ pileNumber, square });
    places.push({ pileNumber, startPile, newPile: [] });
  }
  return { seat, places };
}

// ME-10: a new pile with all 6 cards is full.
function isFull(place: Place): boolean {
  return place.newPile.length === SQUARES.length;
}

function hasFinished(player: Player): boolean {
  return player.places.every((place) => isFull(place));
}

/** ME-1: the top card of the start pile goes on top of the new pile above it. */
function moveOneCardUp(place: Place): void {
  const card = place.startPile.shift();
  if (card === undefined) throw new Error('ME-5: the start pile is used up');
  place.newPile.push(card);
  // ME-1: cards move "card by card in that order".
  if (card.square !== place.newPile.length) throw new Error('ME-1: the cards lie in the wrong order');
}

/** ME-9: all cards go back to the start pile, in order: card 1 is on top again. */
function sendBack(place: Place): void {
  const allCards = [...place.newPile, ...place.startPile];
  allCards.sort((a, b) => a.square - b.square);
  place.startPile = allCards;
  place.newPile = [];
}

/** ME-4: the piles that a player may lay out with this roll. */
function possibleLayOuts(player: Player, roll: number): LayOut[] {
  const layOuts: LayOut[] = [];
  for (const place of player.places) {
    if (place.newPile.length !== 0) continue;
    // A 1, 2, 3 or 4: the pile of that number. A 6: any pile. A 5: none (ME-6).
    if (roll === place.pileNumber || roll === 6) layOuts.push({ type: 'layOut', pile: place.pileNumber });
  }
  return layOuts;
}

/** ME-5: what a player may add with this roll. A 5 or a 6 can be used like any other roll (ME-6). */
function possibleAdds(player: Player, roll: number): Add[] {
  const adds: Add[] = [];
  for (let a = 0; a <= 6; a++) {
    for (let b = 0; b <= 6; b++) {
      for (let c = 0; c <= 6; c++) {
        for (let d = 0; d <= 6; d++) {
          // The sum of pile number times cards is exactly the roll.
          if (1 * a + 2 * b + 3 * c + 4 * d !== roll) continue;
          const cards = [a, b, c, d];
          let isPossible = true;
          for (const place of player.places) {
            const added = cards[place.pileNumber - 1] ?? 0;
            // Cards can be added only to new piles that have at least one card.
            if (added > 0 && place.newPile.length === 0) isPossible = false;
            // A new pile never has more than 6 cards.
            if (place.newPile.length + added > 6) isPossible = false;
          }
          if (isPossible) adds.push({ type: 'add', cards });
        }
      }
    }
  }
  return adds;
}

export class Oracle {
  private readonly players: Player[];
  private readonly playForPlaces: boolean;
  private readonly options: Options;
  /** ME-14: the piles that the player can still capture with this move. */
  private capturable: { owner: number; place: Place }[] = [];
  /** ME-14: how many piles the player has captured with this move. */
  private captures = 0;
  private stage: Stage;
  private turn: number;
  private roll: number;
  private readonly finished: number[];

  constructor(seats: number, options: Options) {
    if (seats !== 2 && seats !== 3 && seats !== 4) throw new Error('ME-1: 2 to 4 players');
    this.players = [];
    for (let seat = 0; seat < seats; seat++) this.players.push(setUpPlayer(seat));

    // ME-11: the option says whether the game goes on after the first player has finished.
    if (options.playForPlaces !== 'off' && options.playForPlaces !== 'on') {
      throw new Error('ME-11: playForPlaces is off or on');
    }
    this.playForPlaces = options.playForPlaces === 'on';
    this.options = options;
    this.roll = 0;
    this.finished = [];

    // ME-2: the first player is drawn, unless the option names a seat.
    if (options.firstPlayer === 'random') {
      this.turn = -1;
      this.stage = 'choosing the first player';
    } else {
      if (!this.players.some((player) => player.seat === options.firstPlayer)) {
        throw new Error('ME-2: the first player is one of the seats');
      }
      this.turn = options.firstPlayer;
      this.stage = 'rolling';
    }
  }

  awaits(): Awaits {
    if (this.stage === 'choosing the first player') {
      // ME-2: a die with one face per seat chooses the first player.
      return { kind: 'chance', request: { kind: 'dice', count: 1, faces: this.players.length } };
    }
    if (this.stage === 'rolling') {
      // ME-3: the player in turn rolls one die.
      return { kind: 'chance', request: { kind: 'dice', count: 1, faces: 6 } };
    }
    if (this.stage !== 'finished') {
      const legal = this.possibleMoves().map((move) => JSON.stringify(move));
      legal.sort();
      const bySeat = new Map<number, string[]>();
      bySeat.set(this.turn, legal);
      return { kind: 'moves', bySeat };
    }
    return { kind: 'over', result: this.result() };
  }

  chance(outcome: number[]): void {
    if (!Array.isArray(outcome)) throw new Error('a chance outcome is a list of numbers');
    const face = outcome[0];
    if (outcome.length !== 1 || face === undefined) throw new Error('one die is thrown');

    if (this.stage === 'choosing the first player') {
      if (!this.players.some((player) => player.seat === face))
        throw new Error('ME-2: the outcome is a seat');
      this.turn = face;
      this.stage = 'rolling';
      return;
    }
    if (this.stage === 'rolling') {
      const pips = face + 1;
      if (![1, 2, 3, 4, 5, 6].includes(pips)) throw new Error('ME-3: a die shows 1 to 6');
      this.roll = pips;
      // ME-8: a possible move must be made. Without one, the roll is lost.
      this.stage = 'choosing a move';
      if (this.possibleMoves().length === 0) this.finishRoll();
      return;
    }
    throw new Error('no chance event is awaited');
  }

  move(seat: number, move: Move): void {
    if (this.stage === 'choosing the first player' || this.stage === 'rolling' || this.stage === 'finished') {
      throw new Error('no move is awaited');
    }
    if (seat !== this.turn) throw new Error('ME-2: it is the turn of somebody else');
    if (typeof move !== 'object' || move === null) throw new Error('a move is an object');

    if (this.stage === 'choosing a move') this.spendRoll(this.player(seat), move);
    else if (this.stage === 'choosing captures') this.captureOrSpare(this.player(seat), move);
    else this.rollAgainOrNot(move);
  }

  private spendRoll(player: Player, move: Move): void {
    const fieldNames = Object.keys(move).sort().join(' ');
    let changedPlaces: Place[];
    if (move.type === 'layOut' && fieldNames === 'pile type') {
      changedPlaces = this.layOut(player, move.pile);
    } else if (move.type === 'add' && fieldNames === 'cards type') {
      changedPlaces = this.add(player, move.cards);
    } else {
      throw new Error('ME-3: a move is laying out one card or adding cards');
    }

    // ME-9: one equal pile is captured. Several: all of them, too. ME-14: or as many as the player likes, but at least one.
    this.capturable = this.equalPilesOf(player, changedPlaces);
    this.captures = 0;
    if (this.capturable.length > 1 && this.options.severalCaptures === 'may') {
      this.stage = 'choosing captures';
      return;
    }
    for (const { place } of this.capturable) sendBack(place);
    this.finishMove(player);
  }

  /** ME-14: the player captures one of the equal piles, or leaves the rest of them where they are. */
  private captureOrSpare(player: Player, move: Move): void {
    const fieldNames = Object.keys(move).sort().join(' ');
    if (move.type === 'pass' && fieldNames === 'type') {
      if (this.captures === 0) throw new Error('ME-14: at least one pile goes home');
      this.finishMove(player);
      return;
    }
    if (move.type !== 'capture' || fieldNames !== 'from pile type')
      throw new Error('ME-14: capture, or pass');
    const captured = this.capturable.find(
      ({ owner, place }) => owner === move.from && place.pileNumber === move.pile,
    );
    if (captured === undefined) throw new Error('ME-14: this pile is not as high as a pile that was changed');
    sendBack(captured.place);
    this.captures += 1;
    this.capturable = this.capturable.filter((other) => other !== captured);
    if (this.capturable.length === 0) this.finishMove(player);
  }

  /** ME-13: after a 6, the player may roll again. */
  private rollAgainOrNot(move: Move): void {
    const fieldNames = Object.keys(move).join(' ');
    if (fieldNames !== 'type' || (move.type !== 'roll' && move.type !== 'pass'))
      throw new Error('ME-13: roll again, or pass');
    this.stage = 'rolling';
    if (move.type === 'pass') this.passTheTurn();
  }

  private finishMove(player: Player): void {
    this.capturable = [];
    // ME-11: the first player with four full new piles wins at once, even if another roll is due.
    if (hasFinished(player)) {
      this.playerHasFinished(player);
    } else {
      this.finishRoll();
    }
  }

  facts(): Facts {
    return {
      turn: this.turn,
      piles: this.players.map((player) => player.places.map((place) => place.newPile.length)),
      roll: this.roll,
      finished: [...this.finished],
      choices: this.stage === 'choosing captures' ? this.capturable.length : 0,
    };
  }

  private player(seat: number): Player {
    const player = this.players[seat];
    if (player === undefined) throw new Error('there is no such seat');
    return player;
  }

  private possibleMoves(): Move[] {
    // ME-13
    if (this.stage === 'deciding on another roll') return [{ type: 'roll' }, { type: 'pass' }];
    if (this.stage === 'choosing captures') {
      const moves: Move[] = [];
      for (const { owner, place } of this.capturable)
        moves.push({ type: 'capture', from: owner, pile: place.pileNumber });
      // ME-14: the player must capture one pile and may capture the others.
      if (this.captures > 0) moves.push({ type: 'pass' });
      return moves;
    }
    if (this.isThePrintedExample()) return [];
    // ME-3: lay out one card or add cards, never both. ME-8: the player is free to choose between them.
    const player = this.player(this.turn);
    return [...possibleLayOuts(player, this.roll), ...possibleAdds(player, this.roll)];
  }

  /** Lays out a card (ME-4). Returns the changed places. */
  private layOut(player: Player, pile: number): Place[] {
    if (!possibleLayOuts(player, this.roll).some((possible) => possible.pile === pile)) {
      throw new Error('ME-4: this pile cannot be laid out with this roll');
    }
    const changedPlaces: Place[] = [];
    for (const place of player.places) {
      if (place.pileNumber === pile) {
        moveOneCardUp(place);
        changedPlaces.push(place);
      }
    }
    return changedPlaces;
  }

  /** Adds cards (ME-5). Returns the changed places. */
  private add(player: Player, cards: number[]): Place[] {
    if (!Array.isArray(cards) || cards.length !== 4)
      throw new Error('ME-5: a number of cards for each of 4 piles');
    const cardsText = JSON.stringify(cards);
    if (!possibleAdds(player, this.roll).some((possible) => JSON.stringify(possible.cards) === cardsText)) {
      throw new Error('ME-5: these cards cannot be added with this roll');
    }
    const changedPlaces: Place[] = [];
    for (const place of player.places) {
      const added = cards[place.pileNumber - 1] ?? 0;
      for (let i = 0; i < added; i++) moveOneCardUp(place);
      if (added > 0) changedPlaces.push(place);
    }
    return changedPlaces;
  }

  /** ME-12: "only cards of piles 2 and 4 are laid out, and a 1 or a 3 is rolled": the turn passes, if the option is on. */
  private isThePrintedExample(): boolean {
    if (this.options.printedExample !== 'on') return false;
    if (this.roll !== 1 && this.roll !== 3) return false;
    for (const place of this.player(this.turn).places) {
      const isLaidOut = place.newPile.length > 0;
      const isInTheExample = place.pileNumber === 2 || place.pileNumber === 4;
      if (isLaidOut !== isInTheExample) return false;
    }
    return true;
  }

  /** ME-9: captures happen after the whole move, so only the final heights count. */
  private equalPilesOf(mover: Player, changedPlaces: Place[]): { owner: number; place: Place }[] {
    const equalPiles: { owner: number; place: Place }[] = [];
    for (const ownPlace of changedPlaces) {
      // ME-10: a full pile captures nothing.
      if (isFull(ownPlace)) continue;
      for (const other of this.players) {
        if (other.seat === mover.seat) continue;
        for (const otherPlace of other.places) {
          if (otherPlace.pileNumber !== ownPlace.pileNumber) continue;
          // ME-10: a full pile is not captured.
          if (isFull(otherPlace)) continue;
          if (otherPlace.newPile.length === ownPlace.newPile.length)
            equalPiles.push({ owner: other.seat, place: otherPlace });
        }
      }
    }
    return equalPiles;
  }

  /** Continues after a roll, whether it was used or not. */
  private finishRoll(): void {
    const wasASix = this.roll === 6;
    this.roll = 0;
    this.stage = 'rolling';
    // ME-13: the extra roll may be optional.
    if (wasASix && this.options.extraRoll === 'may') {
      this.stage = 'deciding on another roll';
      return;
    }
    // ME-7: after a 6, used or not, the player rolls again.
    if (wasASix) return;
    this.passTheTurn();
  }

  private playerHasFinished(player: Player): void {
    this.finished.push(player.seat);
    this.roll = 0;
    const stillPlaying = this.players.filter((other) => !this.finished.includes(other.seat));
    // ME-11: the game ends with one winner; with playForPlaces, the others play on until one is left.
    if (!this.playForPlaces || stillPlaying.length === 1) {
      this.turn = -1;
      this.stage = 'finished';
      return;
    }
    // ME-11: a player who has finished no longer rolls, not even after a 6.
    this.stage = 'rolling';
    this.passTheTurn();
  }

  /** ME-2: the turn passes clockwise. ME-11: it skips finished players. */
  private passTheTurn(): void {
    do {
      this.turn = this.turn === this.players.length - 1 ? 0 : this.turn + 1;
    } while (this.finished.includes(this.turn));
  }

  /** The result (ME-11). The scores are the cards on the new piles. */
  private result(): { winners: number[]; scores: number[]; ranking: number[] } {
    const winner = this.finished[0];
    if (winner === undefined) throw new Error('ME-11: nobody has finished');

    const scores: number[] = [];
    const ranking: number[] = [];
    for (const player of this.players) {
      let cardCount = 0;
      for (const place of player.places) cardCount += place.newPile.length;
      scores.push(cardCount);

      const position = this.finished.indexOf(player.seat);
      if (this.playForPlaces) {
        // Places follow the order of finishing; the remaining player comes last.
        ranking.push(position >= 0 ? position + 1 : this.players.length);
      } else {
        ranking.push(player.seat === winner ? 1 : 2);
      }
    }
    return { winners: [winner], scores, ranking };
  }
}
