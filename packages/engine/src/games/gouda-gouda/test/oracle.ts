// A slow and literal Gouda! Gouda!, written from the rulebook alone, to compare the engine with.
// It imports nothing. Every mouse, cheese, die and token is an object, and every place has its name. The
// engine's numbers appear only at the interface.

export type Awaits =
  | {
      kind: 'chance';
      request: { kind: 'dice'; count: number; faces: number } | { kind: 'shuffle'; size: number };
    }
  | { kind: 'moves'; bySeat: Map<number, string[]> }
  | { kind: 'over'; result: Result };

export interface Result {
  winners: number[];
  scores: number[];
  ranking: number[];
}

export interface Options {
  board: 'short' | 'long';
  firstPlayer: 'random' | number;
  earlyRoll: 'off' | 'anyPlace' | 'on';
  cheeseAt: 'table' | 'purple-box';
  powers: 'on' | 'off';
  powerMoments: 'windows' | 'anyMoment';
  tokensPerPlayer: number | 'fullSet';
  festival: 'off' | 'on' | 'scattered';
  nearCheese: string;
  middleCheese: string;
  farCheese: string;
}

export interface Facts {
  active: number;
  mice: number[][];
  tokens: number[][];
  dice: string[];
  place: number;
  stack: [number, number][];
  extraTurns: number;
  eaten: number[];
}

export type Move =
  | { type: 'start'; mice: number[] }
  | { type: 'name'; place: number }
  | { type: 'early'; dice: number }
  | { type: 'vote'; place: number }
  | { type: 'pass' }
  | { type: 'double' }
  | { type: 'cancel' }
  | { type: 'transfer'; place: number }
  | { type: 'reroll' | 'improve' | 'worsen' | 'void'; dice: number[] }
  | { type: 'move'; face: 'green' | 'red'; owner: number; to: number };

type Token = 'reroll' | 'double' | 'transfer' | 'improve' | 'worsen' | 'cancel';
type Face = 'green' | 'yellow' | 'red';

interface Mouse {
  owner: number;
  /** The name of a place; IN_HAND before the start; GONE after eating. */
  place: string;
}

interface Die {
  shows: Face;
  isVoid: boolean;
  isDone: boolean;
}

interface Cheese {
  lies: string;
  points: number;
}

interface PlayedToken {
  token: Token;
  by: number;
  /** The token's effect if nobody cancels it. */
  effect:
    | { effect: 'roll again'; dice: Die[] }
    | { effect: 'one more turn' }
    | { effect: 'go elsewhere'; place: string }
    | { effect: 'improve'; dice: Die[] }
    | { effect: 'worsen'; dice: Die[] }
    | { effect: 'void dice'; dice: Die[] }
    | { effect: 'undo the token below' };
}

type Step =
  | 'draw the first player'
  | 'draw the tokens'
  | 'put mice on the board'
  | 'name a place'
  | 'roll the dice'
  | 'opponents vote'
  | 'window after the roll' // GG-13 (a); window (c) while there is a token on the stack
  | 'roll dice again'
  | 'move mice'
  | 'window after the last die' // GG-13 (b); window (c) while there is a token on the stack
  | 'over';

// GG-2
const START_PLACES = ['barrel', 'crate-left', 'crate-right'];

const IN_HAND = '(in hand)';
const GONE = '(gone)';
const NOWHERE = '(nowhere)';

// GG-1: the two boards, as in the rulebook.
const SHORT_PLACES =
  'barrel crate-left crate-right bucket tube yellow-boxes rope purple-box books newspapers ' +
  'stool-left stool-right table';
const LONG_PLACES =
  'barrel crate-left crate-right bucket plank bottle tube yellow-boxes rope purple-box books newspapers ' +
  'stool-left stool-right table';
const BEGIN = ['barrel > crate-left, crate-right, bucket', 'crate-left, crate-right > bucket'];
const SHORT_MIDDLE = ['bucket > tube, yellow-boxes'];
const LONG_MIDDLE = ['bucket > plank, bottle', 'plank > bottle', 'bottle > tube, yellow-boxes'];
const END = [
  'tube > yellow-boxes',
  'yellow-boxes > rope, purple-box',
  'rope > purple-box',
  'purple-box > books, newspapers',
  'books > newspapers',
  'newspapers > stool-left, stool-right',
  'stool-left, stool-right > table',
];

export interface Link {
  from: string;
  to: string;
}

/** GG-1: all forward links of a board. */
export function linksOf(board: 'short' | 'long'): Link[] {
  const sentences = [...BEGIN, ...(board === 'short' ? SHORT_MIDDLE : LONG_MIDDLE), ...END];
  const links: Link[] = [];
  for (const sentence of sentences) {
    const [startNames, endNames] = sentence.split(' > ');
    if (startNames === undefined || endNames === undefined) throw new Error(`Bad sentence: ${sentence}`);
    for (const from of startNames.split(', ')) {
      for (const to of endNames.split(', ')) links.push({ from, to });
    }
  }
  return links;
}

export function placesOf(board: 'short' | 'long'): string[] {
  return (board === 'short' ? SHORT_PLACES : LONG_PLACES).split(' ');
}

// GG-12: the canonical order of the kinds, 5 tokens of each.
const KINDS: Token[] = ['reroll', 'double', 'transfer', 'improve', 'worsen', 'cancel'];

const FACES: Face[] = ['green', 'yellow', 'red'];

export class Oracle {
  readonly seats: number;
  readonly options: Options;
  readonly places: string[];
  readonly links: Link[];

  step: Step = 'draw the first player';
  first = -1;
  active = -1;
  mice: Mouse[] = [];
  /** The cheeses that nobody has eaten yet. */
  cheeses: Cheese[] = [];
  /** Who ate which cheese, in order. */
  meals: { eater: number; points: number }[] = [];
  /** The winner of a race without a festival (GG-10); −1 until then. */
  champion = -1;
  /** The kinds of tokens that each seat holds. */
  hands: Token[][] = [];
  /** The place that the roll applies to. */
  place: string = NOWHERE;
  diceToRoll = 0;
  dice: Die[] = [];
  diceToRollAgain: Die[] = [];
  votes: { voter: number; place: string }[] = [];
  /** Tokens played and not resolved; the last one is on top. */
  stack: PlayedToken[] = [];
  /** The seats that have passed since the window opened or reopened. */
  passed: number[] = [];
  /** Double turns that the active player has yet to play. */
  queuedTurns = 0;

  constructor(seats: number, options: Options) {
    if (!Number.isInteger(seats) || seats < 2 || seats > 6) throw new Error('2 to 6 players');
    this.seats = seats;
    this.options = options;
    this.places = placesOf(options.board);
    this.links = linksOf(options.board);

    // Each player has 5 mice, which are not on the board yet.
    for (let owner = 0; owner < seats; owner++) {
      for (let i = 0; i < 5; i++) this.mice.push({ owner, place: IN_HAND });
      this.hands.push([]);
    }

    if (options.festival === 'off') {
      // GG-10, GG-11: one cheese on the cheese place.
      this.cheeses = [{ lies: options.cheeseAt, points: 1 }];
    } else if (options.festival === 'on') {
      // GG-21: three cheeses on the cheese place (GG-11 says which).
      for (let i = 0; i < 3; i++) this.cheeses.push({ lies: options.cheeseAt, points: 1 });
    } else {
      // GG-22: the nearest cheese is worth 2 points, the next 3, the farthest 4. GG-11: `cheeseAt` has no effect.
      const { nearCheese, middleCheese, farCheese } = options;
      this.checkScatteredCheeses(nearCheese, middleCheese, farCheese);
      this.cheeses.push({ lies: nearCheese, points: 2 });
      this.cheeses.push({ lies: middleCheese, points: 3 });
      this.cheeses.push({ lies: farCheese, points: 4 });
    }

    // GG-3: the first player is drawn, unless the option names a seat.
    if (options.firstPlayer !== 'random') {
      if (!this.allSeats().includes(options.firstPlayer)) throw new Error('No such first player');
      this.theFirstPlayerIs(options.firstPlayer);
    }
  }

  // GG-25: players choose the places, but no cheese lies where mice start, and mice can run forward from each cheese to the
  // next one that is worth more.
  private checkScatteredCheeses(near: string, middle: string, far: string): void {
    for (const place of [near, middle, far]) {
      if (!this.places.includes(place)) throw new Error(`GG-1: this board has no ${place}`);
      if (START_PLACES.includes(place)) throw new Error(`GG-25: mice start on ${place}`);
    }
    if (!this.canRunForward(near, middle)) throw new Error(`GG-25: ${middle} is not farther than ${near}`);
    if (!this.canRunForward(middle, far)) throw new Error(`GG-25: ${far} is not farther than ${middle}`);
  }

  /** Whether one or more steps forward lead from one place to the other. */
  private canRunForward(from: string, to: string): boolean {
    return this.waysForward(from).some((next) => next === to || this.canRunForward(next, to));
  }

  awaits(): Awaits {
    if (this.step === 'over') return { kind: 'over', result: this.result() };
    const request = this.request();
    if (request !== null) return { kind: 'chance', request };
    const bySeat = new Map<number, string[]>();
    for (const seat of this.seatsAsked()) {
      const moves = this.legalMoves(seat).map((move) => JSON.stringify(move));
      bySeat.set(seat, moves.sort());
    }
    return { kind: 'moves', bySeat };
  }

  chance(outcome: number[]): void {
    const request = this.request();
    if (request === null) throw new Error('No chance is asked for');
    if (!Array.isArray(outcome)) throw new Error('An outcome is a list');
    const length = request.kind === 'dice' ? request.count : request.size;
    const valueCount = request.kind === 'dice' ? request.faces : request.size;
    if (outcome.length !== length) throw new Error(`The outcome needs ${length} numbers`);
    for (const number of outcome) {
      if (!Number.isInteger(number) || number < 0 || number >= valueCount)
        throw new Error(`Bad number ${number}`);
    }
    if (request.kind === 'shuffle' && new Set(outcome).size !== length) throw new Error('Not a permutation');

    if (this.step === 'draw the first player') {
      this.theFirstPlayerIs(item(outcome, 0));
    } else if (this.step === 'draw the tokens') {
      this.drawTokens(outcome);
    } else if (this.step === 'roll the dice') {
      this.dice = outcome.map((face) => ({ shows: item(FACES, face), isVoid: false, isDone: false }));
      if (this.place === NOWHERE) {
        // GG-9: the dice were rolled before a place was named, so the opponents name it.
        this.votes = [];
        this.step = 'opponents vote';
      } else {
        this.openWindow('window after the roll');
      }
    } else {
      // GG-14: outcomes go to the picked dice in ascending order.
      outcome.forEach((face, i) => {
        item(this.diceToRollAgain, i).shows = item(FACES, face);
      });
      this.diceToRollAgain = [];
      this.openWindow('window after the roll');
    }
    this.runAutomaticSteps();
  }

  move(seat: number, requestedMove: unknown): void {
    if (this.step === 'over') throw new Error('The game is over');
    if (this.request() !== null) throw new Error('Chance comes first');
    if (!this.seatsAsked().includes(seat)) throw new Error(`Seat ${seat} is not asked`);
    const move = this.legalMoves(seat).find((legal) => sameMove(legal, requestedMove));
    if (move === undefined) throw new Error(`Illegal for seat ${seat}: ${JSON.stringify(requestedMove)}`);
    this.carryOut(seat, move);
    this.runAutomaticSteps();
  }

  facts(): Facts {
    const isDuringRoll = [
      'opponents vote',
      'window after the roll',
      'roll dice again',
      'move mice',
      'roll the dice',
    ].includes(this.step);
    return {
      active: this.active,
      mice: this.places.map((place) => {
        const mice = this.miceOn(place);
        return this.allSeats().map((owner) => mice.filter((mouse) => mouse.owner === owner).length);
      }),
      tokens: this.hands.map((hand) => KINDS.map((kind) => hand.filter((token) => token === kind).length)),
      dice: isDuringRoll ? this.visibleDice() : [],
      place: isDuringRoll ? this.places.indexOf(this.place) : -1,
      stack: this.stack.map((played) => [played.by, KINDS.indexOf(played.token)]),
      extraTurns: this.queuedTurns,
      eaten: this.allSeats().map((seat) => this.pointsOf(seat)),
    };
  }

  private visibleDice(): string[] {
    if (this.step === 'roll the dice') return Array.from({ length: this.diceToRoll }, () => 'rolling');
    return this.dice.map((die) => {
      if (this.diceToRollAgain.includes(die)) return 'rolling';
      if (die.isDone) return 'spent';
      return die.isVoid ? 'void' : die.shows;
    });
  }

  // ---------------------------------------------------------------- who and what is asked

  private request():
    | { kind: 'dice'; count: number; faces: number }
    | { kind: 'shuffle'; size: number }
    | null {
    // GG-3: a die with one face per seat chooses the first player.
    if (this.step === 'draw the first player') return { kind: 'dice', count: 1, faces: this.seats };
    // GG-12: there are 30 tokens.
    if (this.step === 'draw the tokens') return { kind: 'shuffle', size: 30 };
    // GG-5: 2 green, 2 yellow and 2 red sides are three equally likely outcomes.
    if (this.step === 'roll the dice') return { kind: 'dice', count: this.diceToRoll, faces: 3 };
    // GG-14: only the picked dice are rolled again.
    if (this.step === 'roll dice again')
      return { kind: 'dice', count: this.diceToRollAgain.length, faces: 3 };
    return null;
  }

  private seatsAsked(): number[] {
    switch (this.step) {
      case 'put mice on the board': // GG-2: players put mice down in turn order
      case 'name a place': // GG-4
      case 'move mice': // GG-7
        return [this.active];
      case 'opponents vote':
        // GG-9: all opponents vote, in any order, once each.
        return this.allSeats().filter(
          (seat) => seat !== this.active && !this.votes.some((vote) => vote.voter === seat),
        );
      case 'window after the roll':
      case 'window after the last die':
        // GG-13: every player who has a token in hand, of any kind, and has not passed yet is asked.
        return this.allSeats().filter((seat) => this.handOf(seat).length > 0 && !this.passed.includes(seat));
      default:
        return [];
    }
  }

  private legalMoves(seat: number): Move[] {
    switch (this.step) {
      case 'put mice on the board':
        return this.waysToStart();
      case 'name a place':
        return [...this.placesToName(seat), ...this.earlyRolls()];
      case 'opponents vote':
        return this.placesToVoteFor();
      case 'window after the roll':
        if (this.stack.length > 0) return this.answersToTheTopToken(seat);
        return [{ type: 'pass' }, ...this.tokensAfterTheRoll(seat)];
      case 'window after the last die':
        if (this.stack.length > 0) return this.answersToTheTopToken(seat);
        // GG-13 (b): only a double turn can be played.
        if (this.holds(seat, 'double')) return [{ type: 'pass' }, { type: 'double' }];
        return [{ type: 'pass' }];
      case 'move mice':
        return this.mouseMoves();
      default:
        return [];
    }
  }

  // GG-2: every way to put five mice on the barrel and the two crates, together or spread.
  private waysToStart(): Move[] {
    const ways: Move[] = [];
    for (let barrel = 0; barrel <= 5; barrel++) {
      for (let leftCrate = 0; leftCrate <= 5; leftCrate++) {
        for (let rightCrate = 0; rightCrate <= 5; rightCrate++) {
          if (barrel + leftCrate + rightCrate === 5)
            ways.push({ type: 'start', mice: [barrel, leftCrate, rightCrate] });
        }
      }
    }
    return ways;
  }

  // GG-4: the places with at least one of the player's own mice.
  private placesToName(seat: number): Move[] {
    return this.places
      .filter((place) => this.miceOn(place).some((mouse) => mouse.owner === seat))
      .map((place) => ({ type: 'name', place: this.places.indexOf(place) }));
  }

  // GG-9: rolling before naming is a move only with the option. There are 5 dice.
  private earlyRolls(): Move[] {
    if (this.options.earlyRoll === 'off') return [];
    const rolls: Move[] = [];
    for (const dice of [1, 2, 3, 4, 5]) {
      if (this.placesOpenToVotes(dice).length > 0) rolls.push({ type: 'early', dice });
    }
    return rolls;
  }

  private placesToVoteFor(): Move[] {
    return this.placesOpenToVotes(this.dice.length).map((place) => ({
      type: 'vote',
      place: this.places.indexOf(place),
    }));
  }

  /** The places that opponents may name after an early roll of so many dice. */
  private placesOpenToVotes(dice: number): string[] {
    // GG-26: any place of the board, even an empty one.
    if (this.options.earlyRoll === 'anyPlace') return this.places;
    // GG-9: a place with at least as many mice as dice.
    return this.places.filter((place) => this.miceOn(place).length >= dice);
  }

  // GG-13 (a): a token can re-roll, transfer, improve, worsen or cancel dice.
  private tokensAfterTheRoll(seat: number): Move[] {
    const moves: Move[] = [];
    for (const dice of this.picksOfDice()) {
      const pickedDice = dice.map((i) => item(this.dice, i));
      // GG-14: any dice can be rolled again, except void ones (GG-19, see picksOfDice).
      if (this.holds(seat, 'reroll')) moves.push({ type: 'reroll', dice });
      // GG-17 and GG-20: at least one picked die must change.
      if (this.holds(seat, 'improve') && pickedDice.some((die) => die.shows !== 'green')) {
        moves.push({ type: 'improve', dice });
      }
      // GG-18 and GG-20: at least one picked die must change.
      if (this.holds(seat, 'worsen') && pickedDice.some((die) => die.shows !== 'red')) {
        moves.push({ type: 'worsen', dice });
      }
      // GG-19 and GG-20: cancelling a yellow die is allowed.
      if (this.holds(seat, 'cancel')) moves.push({ type: 'void', dice });
    }
    // GG-13: a double turn waits for the last die. GG-24: at any time, it need not wait.
    if (this.playsAtAnyMoment() && this.holds(seat, 'double')) moves.push({ type: 'double' });
    if (this.holds(seat, 'transfer')) {
      for (const place of this.places) {
        // GG-20: a roll cannot be transferred to its own place.
        if (place === this.place) continue;
        // GG-16: the place needs at least as many mice as dice were thrown; void and yellow dice count as thrown.
        if (this.miceOn(place).length < this.dice.length) continue;
        moves.push({ type: 'transfer', place: this.places.indexOf(place) });
      }
    }
    return moves;
  }

  // GG-13 (c): a cancel can be played on the top token, but not on one's own token (GG-19).
  private answersToTheTopToken(seat: number): Move[] {
    const answers: Move[] = [{ type: 'pass' }];
    const topToken = item(this.stack, this.stack.length - 1);
    if (this.holds(seat, 'cancel') && topToken.by !== seat) answers.push({ type: 'cancel' });
    return answers;
  }

  // One or more dice, in ascending order; GG-19: no token can pick a void die again.
  private picksOfDice(): number[][] {
    let picks: number[][] = [[]];
    this.dice.forEach((die, i) => {
      if (die.isVoid) return;
      // GG-24: a die that has moved a mouse stays as it is.
      if (die.isDone) return;
      picks = [...picks, ...picks.map((pickedDice) => [...pickedDice, i])];
    });
    return picks.filter((pick) => pick.length > 0);
  }

  // GG-6, GG-7: any die that is left can move any mouse on the place of the roll along any link in the die's direction.
  private mouseMoves(): Move[] {
    const moves: Move[] = [];
    for (const face of ['green', 'red'] as const) {
      if (!this.dice.some((die) => !die.isDone && !die.isVoid && die.shows === face)) continue;
      for (const owner of this.allSeats()) {
        if (!this.miceOn(this.place).some((mouse) => mouse.owner === owner)) continue;
        for (const to of face === 'green' ? this.waysForward(this.place) : this.waysBack(this.place)) {
          moves.push({ type: 'move', face, owner, to: this.places.indexOf(to) });
        }
      }
    }
    return moves;
  }

  // ---------------------------------------------------------------- carrying out a choice

  private carryOut(seat: number, move: Move): void {
    switch (move.type) {
      case 'start': {
        // GG-2: a player puts all five mice down in one move.
        const ownMice = this.mice.filter((mouse) => mouse.owner === seat);
        START_PLACES.forEach((place, i) => {
          for (let mouseNumber = 0; mouseNumber < item(move.mice, i); mouseNumber++) {
            const mouse = ownMice.find((candidate) => candidate.place === IN_HAND);
            if (mouse === undefined) throw new Error('More than five mice');
            mouse.place = place;
          }
        });
        this.active = this.leftOf(seat);
        if (!this.mice.some((mouse) => mouse.place === IN_HAND)) this.step = 'name a place';
        return;
      }
      case 'name':
        // GG-5: as many dice are rolled as there are mice of all colours on the place, at most 5.
        this.place = item(this.places, move.place);
        this.diceToRoll = Math.min(5, this.miceOn(this.place).length);
        this.dice = [];
        this.step = 'roll the dice';
        return;
      case 'early':
        // GG-9: the dice are rolled before a place is named.
        this.place = NOWHERE;
        this.diceToRoll = move.dice;
        this.dice = [];
        this.step = 'roll the dice';
        return;
      case 'vote':
        this.votes.push({ voter: seat, place: item(this.places, move.place) });
        if (this.seatsAsked().length === 0) {
          this.place = this.placeWithMostVotes();
          // GG-9: window (a) opens after the vote.
          this.openWindow('window after the roll');
        }
        return;
      case 'pass':
        this.passed.push(seat);
        return;
      case 'reroll':
        this.play(seat, 'reroll', { effect: 'roll again', dice: this.diceAt(move.dice) });
        return;
      case 'double':
        this.play(seat, 'double', { effect: 'one more turn' });
        return;
      case 'transfer':
        this.play(seat, 'transfer', { effect: 'go elsewhere', place: item(this.places, move.place) });
        return;
      case 'improve':
        this.play(seat, 'improve', { effect: 'improve', dice: this.diceAt(move.dice) });
        return;
      case 'worsen':
        this.play(seat, 'worsen', { effect: 'worsen', dice: this.diceAt(move.dice) });
        return;
      case 'void':
        this.play(seat, 'cancel', { effect: 'void dice', dice: this.diceAt(move.dice) });
        return;
      case 'cancel':
        this.play(seat, 'cancel', { effect: 'undo the token below' });
        return;
      case 'move': {
        const die = this.dice.find(
          (candidate) => !candidate.isDone && !candidate.isVoid && candidate.shows === move.face,
        );
        const mouse = this.miceOn(this.place).find((candidate) => candidate.owner === move.owner);
        if (die === undefined || mouse === undefined) throw new Error('No such die or mouse');
        die.isDone = true;
        this.arrive(mouse, item(this.places, move.to));
        // GG-24: at any time, tokens can be played between two mice while dice are left; a void die is not left (GG-19).
        const isDieLeft = this.dice.some((candidate) => !candidate.isDone && !candidate.isVoid);
        if (!this.isOver() && this.playsAtAnyMoment() && isDieLeft) this.openWindow('window after the roll');
        return;
      }
    }
  }

  private isOver(): boolean {
    return this.step === 'over';
  }

  private playsAtAnyMoment(): boolean {
    return this.options.powerMoments === 'anyMoment';
  }

  /** Whether this die moves a mouse from the place of the roll. */
  private isUseful(die: Die): boolean {
    // GG-7: each die moves one mouse. GG-19: a void die moves none.
    if (die.isDone || die.isVoid) return false;
    // GG-26: dice that find no mouse do nothing.
    if (this.miceOn(this.place).length === 0) return false;
    // GG-6: yellow does nothing.
    if (die.shows === 'yellow') return false;
    // GG-25: from the table, green moves nothing.
    if (die.shows === 'green') return this.place !== 'table';
    // GG-8: from the barrel, red moves nothing.
    return this.place !== 'barrel';
  }

  // GG-12: a token is used once and then leaves the game, even if it was cancelled.
  // GG-13: a played token opens window (c) for all players.
  private play(seat: number, token: Token, effect: PlayedToken['effect']): void {
    const hand = this.handOf(seat);
    hand.splice(hand.indexOf(token), 1);
    this.stack.push({ token, by: seat, effect });
    this.passed = [];
  }

  private arrive(mouse: Mouse, place: string): void {
    mouse.place = place;
    const cheese = this.cheeses.find((candidate) => candidate.lies === place);
    if (cheese === undefined) return;
    if (this.options.festival === 'off') {
      // GG-10: the owner of the mouse wins at once, whoever moved it; the remaining dice are not carried out.
      this.champion = mouse.owner;
      this.endTheGame();
      return;
    }
    // GG-21, GG-22: the mouse eats one cheese and leaves the game.
    this.cheeses = this.cheeses.filter((candidate) => candidate !== cheese);
    this.meals.push({ eater: mouse.owner, points: cheese.points });
    mouse.place = GONE;
    // GG-21: the game ends with the last cheese; otherwise the rest of the dice are carried out.
    if (this.cheeses.length === 0) this.endTheGame();
    // GG-23: nobody runs out of mice.
    for (const seat of this.allSeats()) {
      if (!this.mice.some((candidate) => candidate.owner === seat && candidate.place !== GONE))
        throw new Error('GG-23 is broken');
    }
  }

  // GG-10, GG-21: nobody plays another turn, so double turns that are still queued (GG-15) lapse.
  private endTheGame(): void {
    this.step = 'over';
    this.queuedTurns = 0;
  }

  // GG-9: most votes win. If places tie, the first voter to the active player's left decides.
  private placeWithMostVotes(): string {
    const votesFor = (place: string): number => this.votes.filter((vote) => vote.place === place).length;
    const mostVotes = Math.max(...this.places.map(votesFor));
    const tiedPlaces = this.places.filter((place) => votesFor(place) === mostVotes);
    for (let voter = this.leftOf(this.active); voter !== this.active; voter = this.leftOf(voter)) {
      const vote = this.votes.find((candidate) => candidate.voter === voter);
      if (vote !== undefined && tiedPlaces.includes(vote.place)) return vote.place;
    }
    throw new Error('Nobody voted');
  }

  // ---------------------------------------------------------------- what happens by itself

  private theFirstPlayerIs(seat: number): void {
    this.first = seat;
    this.active = seat;
    if (this.options.powers === 'on' && this.options.tokensPerPlayer !== 'fullSet') {
      this.step = 'draw the tokens';
      return;
    }
    if (this.options.powers === 'on') {
      // GG-12: everybody gets one of each kind.
      this.hands = this.allSeats().map(() => [...KINDS]);
    }
    this.step = 'put mice on the board';
  }

  // GG-12: the first player takes the first tokens, then clockwise; the others leave the game unseen.
  private drawTokens(permutation: number[]): void {
    const tokensInOrder: Token[] = [];
    for (const kind of KINDS) for (let i = 0; i < 5; i++) tokensInOrder.push(kind);
    const bag = permutation.map((i) => item(tokensInOrder, i));
    let taker = this.first;
    for (let stepsFromFirst = 0; stepsFromFirst < this.seats; stepsFromFirst++) {
      for (let i = 0; i < Number(this.options.tokensPerPlayer); i++) {
        const token = bag.shift();
        if (token === undefined) throw new Error('The bag is empty');
        this.handOf(taker).push(token);
      }
      taker = this.leftOf(taker);
    }
    this.step = 'put mice on the board'; // GG-2: after the tokens have been drawn
  }

  private openWindow(window: 'window after the roll' | 'window after the last die'): void {
    this.step = window;
    this.passed = [];
  }

  private runAutomaticSteps(): void {
    for (;;) {
      if (this.step === 'window after the roll' || this.step === 'window after the last die') {
        // GG-13: a window closes when all players who still hold a token have passed.
        if (this.seatsAsked().length > 0) return;
        if (this.stack.length > 0) this.resolveTheTop(this.step);
        else if (this.step === 'window after the roll') this.startMoving();
        else this.endTheTurn();
      } else if (this.step === 'move mice') {
        if (this.dice.some((die) => this.isUseful(die))) return;
        // GG-13 (b): this window opens after the turn's last die.
        this.dice = [];
        this.place = NOWHERE;
        this.openWindow('window after the last die');
      } else {
        return;
      }
    }
  }

  // GG-13: tokens resolve last in, first out. Then a window is open for all again: (c) while there is another
  // token on the stack, otherwise the window in which the tokens were played.
  private resolveTheTop(window: 'window after the roll' | 'window after the last die'): void {
    const topToken = this.stack.pop();
    if (topToken === undefined) throw new Error('The stack is empty');
    this.openWindow(window);
    const effect = topToken.effect;
    switch (effect.effect) {
      case 'undo the token below': {
        // GG-19. If a token is now on top of the stack, a cancel was cancelled, and that token can be
        // cancelled again before it takes effect (GG-13).
        const undoneToken = this.stack.pop();
        if (undoneToken === undefined) throw new Error('Nothing to cancel');
        return;
      }
      case 'roll again':
        // GG-14: the picked dice are rolled again.
        this.diceToRollAgain = effect.dice;
        this.step = 'roll dice again';
        return;
      case 'one more turn':
        // GG-15: several double turns are played one after the other.
        this.queuedTurns += 1;
        return;
      case 'go elsewhere':
        // GG-16: the roll moves to another place.
        this.place = effect.place;
        return;
      case 'improve':
        // GG-17: each die improves by one step; green stays green.
        for (const die of effect.dice) die.shows = die.shows === 'red' ? 'yellow' : 'green';
        return;
      case 'worsen':
        // GG-18: each die worsens by one step; red stays red.
        for (const die of effect.dice) die.shows = die.shows === 'green' ? 'yellow' : 'red';
        return;
      case 'void dice':
        // GG-19: the dice stay void for this turn.
        for (const die of effect.dice) die.isVoid = true;
        return;
    }
  }

  private startMoving(): void {
    this.step = 'move mice';
    const usefulDice = this.dice.filter((die) => this.isUseful(die));
    // GG-7: there are always enough mice. GG-26: but not if the opponents may name any place.
    if (this.options.earlyRoll !== 'anyPlace' && this.miceOn(this.place).length < usefulDice.length)
      throw new Error('GG-7 is broken');
    // GG-13: after window (a), no token changes this roll, so dice that move no mouse are done. GG-24: at any time, a
    // token can still change them between two mice.
    if (this.playsAtAnyMoment()) return;
    for (const die of this.dice) if (!usefulDice.includes(die)) die.isDone = true;
  }

  private endTheTurn(): void {
    if (this.queuedTurns > 0) {
      // GG-15: the player who has just finished plays another full turn.
      this.queuedTurns -= 1;
    } else {
      // GG-3: the turn passes clockwise.
      this.active = this.leftOf(this.active);
    }
    this.step = 'name a place';
  }

  // ---------------------------------------------------------------- the end

  private pointsOf(seat: number): number {
    return this.meals.filter((meal) => meal.eater === seat).reduce((sum, meal) => sum + meal.points, 0);
  }

  private result(): Result {
    // GG-10: with a single cheese, the winner has 1 point and the others have none.
    const scores = this.allSeats().map((seat) =>
      this.options.festival === 'off' ? (seat === this.champion ? 1 : 0) : this.pointsOf(seat),
    );
    const isAhead = (a: number, b: number): boolean => {
      if (item(scores, a) !== item(scores, b)) return item(scores, a) > item(scores, b);
      if (this.options.festival !== 'on' || item(scores, a) === 0) return false;
      // GG-21: on a tie, the player who ate first is ahead.
      const firstMeal = this.meals.find((meal) => meal.eater === a || meal.eater === b);
      return firstMeal?.eater === a && a !== b;
    };
    const ranking = this.allSeats().map(
      (seat) => 1 + this.allSeats().filter((other) => isAhead(other, seat)).length,
    );
    const winners = this.allSeats().filter((seat) => ranking[seat] === 1);
    return { winners, scores, ranking };
  }

  // ---------------------------------------------------------------- small helpers

  private allSeats(): number[] {
    const seats: number[] = [];
    for (let seat = 0; seat < this.seats; seat++) seats.push(seat);
    return seats;
  }

  private leftOf(seat: number): number {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }

  private miceOn(place: string): Mouse[] {
    return this.mice.filter((mouse) => mouse.place === place);
  }

  private waysForward(place: string): string[] {
    return this.links.filter((link) => link.from === place).map((link) => link.to);
  }

  // GG-1: backward links are the reverse of forward links.
  private waysBack(place: string): string[] {
    return this.links.filter((link) => link.to === place).map((link) => link.from);
  }

  private handOf(seat: number): Token[] {
    return item(this.hands, seat);
  }

  private holds(seat: number, token: Token): boolean {
    return this.handOf(seat).includes(token);
  }

  private diceAt(dice: number[]): Die[] {
    return dice.map((i) => item(this.dice, i));
  }
}

function item<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`Nothing at ${index}`);
  return value;
}

function sameMove(legal: Move, move: unknown): boolean {
  if (typeof move !== 'object' || move === null) return false;
  const sortedJson = (move: object): string =>
    JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sortedJson(legal) === sortedJson(move);
}
