import type { Seat } from '../../core/game.ts';
import { placeOf, startPlaces } from './board.ts';
import { MAX_DICE, ROLLING, SPENT, VOID, YELLOW } from './dice.ts';
import { MICE_PER_PLAYER } from './moves.ts';
import { canMove, linksOf, mayBeNamed, mostEarlyDice } from './rules.ts';
import { scatteredPlaces } from './scattered.ts';
import { cheeseOn, cheesesOf, eaterOf, pointsOf } from './scoring.ts';
import { boardOf, hasAnyMoment, miceCountOn, type State } from './state.ts';
import { countsOf, howMany, totalOf } from './tally.ts';
import {
  CANCEL,
  DOUBLE,
  kindOf,
  kinds,
  playerOf,
  REROLL,
  TOKENS_PER_KIND,
  TRANSFER,
  tokensEach,
} from './tokens.ts';
import { holdersOf, moveOfToken, targetRefusal } from './windows.ts';

/** Says in a phrase why a state is impossible, or null. */
export function flaw(state: State): string | null {
  return (
    cheeseFlaw(state) ??
    miceFlaw(state) ??
    tokensFlaw(state) ??
    diceFlaw(state) ??
    votesFlaw(state) ??
    windowFlaw(state)
  );
}

const seatsOf = (state: State): Seat[] => Array.from({ length: state.seats }, (_, seat) => seat);
const isBeforeStart = ({ phase }: State): boolean => phase === 'first' || phase === 'tokens';

function cheeseFlaw(state: State): string | null {
  const { phase, eaten, options } = state;
  const cheeseCount = cheesesOf(options);
  if (phase === 'over' ? eaten.length !== cheeseCount : eaten.length >= cheeseCount) {
    return `${eaten.length} of ${cheeseCount} cheeses have been eaten`;
  }
  if ((isBeforeStart(state) || phase === 'start') && eaten.length > 0) return 'nobody can have eaten yet';
  if (options.festival !== 'scattered')
    return eaten.every((cheese) => pointsOf(cheese) === 1) ? null : 'those cheeses are not worth that';
  for (const [index, cheese] of eaten.entries()) {
    const place = placeOf(boardOf(state), scatteredPlaces(options)[pointsOf(cheese) - 2] ?? 'barrel');
    const before = { options, eaten: eaten.slice(0, index) };
    if (cheeseOn(before, place) === 0) return 'those cheeses are not worth that';
    if (!reachableFrom(state, before).has(place)) return 'a nearer cheese was in the way';
  }
  return null;
}

/** The places that mice can reach without eating, and those with cheese at the edge of them. */
function reachableFrom(state: State, cheeseState: Pick<State, 'options' | 'eaten'>): Set<number> {
  const { forward } = boardOf(state);
  const reachedPlaces = new Set([0]);
  for (const place of reachedPlaces) {
    if (cheeseOn(cheeseState, place) > 0) continue;
    for (const nextPlace of forward[place]!) reachedPlaces.add(nextPlace);
  }
  return reachedPlaces;
}

function miceFlaw(state: State): string | null {
  const { mice, seats, phase, active, options } = state;
  const seatMice = seatsOf(state).map((seat) => mice.reduce((sum, crowd) => sum + howMany(crowd, seat), 0));
  const { firstPlayer, powers, tokensPerPlayer } = options;
  if (phase === 'first' && (firstPlayer !== 'random' || active !== 0)) return 'the first player is not drawn';
  if (phase === 'tokens') {
    if (powers === 'off' || tokensPerPlayer === 'fullSet') return 'no tokens are drawn';
    if (firstPlayer !== 'random' && active !== firstPlayer) return `seat ${firstPlayer} is the first player`;
  }
  if (isBeforeStart(state))
    return mice.some((crowd) => crowd !== 0) ? 'no mice have been put down yet' : null;
  if (phase === 'start') {
    if (mice.slice(startPlaces.length).some((crowd) => crowd !== 0)) return 'mice start further back';
    const occupiedPlaces = seatMice.filter((count) => count > 0).length;
    const firstSeat = (active - occupiedPlaces + seats) % seats;
    const isInTurnOrder = seatMice.every(
      (count, seat) => count === ((seat - firstSeat + seats) % seats < occupiedPlaces ? MICE_PER_PLAYER : 0),
    );
    if (!isInTurnOrder || occupiedPlaces === seats) return 'mice are put down in turn order, five each';
    return firstPlayer === 'random' || firstPlayer === firstSeat
      ? null
      : `seat ${firstPlayer} is the first player`;
  }
  // A mouse that has eaten leaves the game, but the winner of a simple race stays (GG-10, GG-21).
  for (const [seat, count] of seatMice.entries()) {
    const eaters =
      options.festival === 'off' ? 0 : state.eaten.filter((cheese) => eaterOf(cheese) === seat).length;
    if (count + eaters !== MICE_PER_PLAYER)
      return `seat ${seat} has ${count} mice, not ${MICE_PER_PLAYER - eaters}`;
  }
  return beyondFlaw(state);
}

/** No mouse can stand on a cheese, or on a place that can be reached only over a cheese. */
function beyondFlaw(state: State): string | null {
  const { seats, mice, phase, options } = state;
  const won = phase === 'over' && options.festival === 'off';
  // When a simple race is won, the winner's mouse stands on the cheese's place.
  const cheeseState = { options, eaten: won ? [] : state.eaten };
  const reachedPlaces = [...reachableFrom(state, cheeseState)].filter(
    (place) => cheeseOn(cheeseState, place) === 0,
  );
  const unreachablePlaces = mice.flatMap((crowd, place) =>
    crowd === 0 || reachedPlaces.includes(place)
      ? []
      : countsOf(crowd, seats).flatMap((count, owner) => (count > 0 ? [{ place, owner, count }] : [])),
  );
  if (!won) return unreachablePlaces.length === 0 ? null : 'a mouse stands where it would have eaten';
  const [winner] = unreachablePlaces;
  const isWinnerAtCheese =
    unreachablePlaces.length === 1 &&
    winner?.count === 1 &&
    cheeseOn(cheeseState, winner.place) > 0 &&
    winner.owner === eaterOf(state.eaten[0]!);
  return isWinnerAtCheese ? null : 'one mouse of the winner stands by the cheese';
}

function tokensFlaw(state: State): string | null {
  const { tokens, spent, options, extraTurns, phase } = state;
  const hasTokens = options.powers === 'on' && !isBeforeStart(state);
  const tokensPerSeat = hasTokens ? tokensEach(options.tokensPerPlayer) : 0;
  const fullSet = options.tokensPerPlayer === 'fullSet';
  for (const seat of seatsOf(state)) {
    const kindsOfSeat = kinds.map((_, kind) => howMany(tokens[seat]!, kind) + howMany(spent[seat]!, kind));
    const count = totalOf(tokens[seat]!) + totalOf(spent[seat]!);
    if (count !== tokensPerSeat) return `seat ${seat} has ${count} tokens, not ${tokensPerSeat}`;
    if (hasTokens && fullSet && kindsOfSeat.some((count) => count !== 1)) {
      return `seat ${seat} has one of each kind`;
    }
  }
  const hasTooMany = (kind: number) => countKind(tokens, kind) + countKind(spent, kind) > TOKENS_PER_KIND;
  if (!fullSet && kinds.some((_, kind) => hasTooMany(kind)))
    return `there are ${TOKENS_PER_KIND} tokens of each kind`;
  if (phase === 'start' && spent.some((set) => set !== 0)) return 'no token can have been played yet';
  const turnIsOn = !isBeforeStart(state) && phase !== 'start' && phase !== 'over';
  return extraTurns <= (turnIsOn ? countSpent(state, DOUBLE) : 0) ? null : 'too many extra turns';
}

/** How many tokens of a kind have been played. */
const countSpent = ({ spent }: State, kind: number): number => countKind(spent, kind);
const countKind = (sets: readonly number[], kind: number): number =>
  sets.reduce((sum, set) => sum + howMany(set, kind), 0);

function diceFlaw(state: State): string | null {
  const { phase, dice, place, options } = state;
  const isDuringRoll = phase === 'roll' || phase === 'vote' || phase === 'rolled' || phase === 'move';
  if (!isDuringRoll) return dice.length === 0 && place === -1 ? null : 'no roll is under way';
  if (dice.length === 0) return 'a roll has dice';
  if (phase === 'move') return movingFlaw(state);
  const isFirstRoll = dice.every((face) => face === ROLLING);
  if (phase === 'roll' ? !dice.includes(ROLLING) : dice.includes(ROLLING))
    return 'dice in the air are being rolled';
  if (dice.includes(SPENT) && !hasAnyMoment(state)) return 'no die has been carried out yet';
  if (phase !== 'roll' && dice.every((face) => face === SPENT || face === VOID) && dice.includes(SPENT))
    return 'all dice are carried out';
  if (phase === 'roll' && !isFirstRoll && countSpent(state, REROLL) === 0)
    return 'nobody has played a re-roll';
  if (dice.includes(VOID) && (place === -1 || countSpent(state, CANCEL) === 0))
    return 'nobody has cancelled a die';
  if (place === -1) {
    if (phase === 'rolled' || options.earlyRoll === 'off' || (phase === 'roll' && !isFirstRoll))
      return 'the roll is for a place';
    return dice.length <= mostEarlyDice(state) ? null : 'there are more dice than mice anywhere';
  }
  if (phase === 'vote') return 'the place is not known before the vote';
  const crowd = miceCountOn(state, place);
  if (options.earlyRoll === 'anyPlace') return null;
  const diceLeft = dice.filter((face) => face !== SPENT).length;
  if (diceLeft < dice.length) return diceLeft <= crowd ? null : `${diceLeft} dice for ${crowd} mice`;
  const isCountExact = options.earlyRoll === 'off' && countSpent(state, TRANSFER) === 0;
  const isCountPossible = isCountExact ? dice.length === Math.min(MAX_DICE, crowd) : dice.length <= crowd;
  return isCountPossible ? null : `${dice.length} dice for ${crowd} mice`;
}

function movingFlaw(state: State): string | null {
  const { dice, place } = state;
  if (place === -1) return 'the roll is for a place';
  if (dice.includes(ROLLING)) return 'such dice are carried out already';
  if (hasAnyMoment(state)) return canMove(state) ? null : 'no die can move a mouse';
  if (dice.some((face) => face === YELLOW || face === VOID)) return 'such dice are carried out already';
  const unspentDice = dice.filter((face) => face !== SPENT);
  if (unspentDice.length === 0) return 'all dice are carried out';
  if (unspentDice.some((face) => linksOf(state, face).length === 0)) return 'a die leads nowhere';
  if (state.options.earlyRoll === 'anyPlace')
    return miceCountOn(state, place) > 0 ? null : 'no mouse is left to move';
  return unspentDice.length <= miceCountOn(state, place) ? null : 'there are more dice than mice';
}

function votesFlaw(state: State): string | null {
  const { phase, votes, seats, active, place } = state;
  if (phase !== 'vote' && !(phase === 'roll' && place === -1))
    return votes.length === 0 ? null : 'nobody votes now';
  if (votes.length !== seats) return 'a vote for each seat';
  const cast = votes.filter((vote) => vote !== -1);
  if (votes[active] !== -1) return 'the active player does not vote';
  if (cast.length >= (phase === 'vote' ? seats - 1 : 1)) return 'too many votes';
  return cast.every((vote) => mayBeNamed(state, vote)) ? null : 'a vote for a place with too few mice';
}

function windowFlaw(state: State): string | null {
  const { phase, stack, target, passed } = state;
  if (phase !== 'rolled' && phase !== 'moved') {
    return stack.length === 0 && passed === 0 && target === -1 ? null : 'no window is open';
  }
  const holders = holdersOf(state.tokens);
  if ((passed & ~holders) !== 0 || passed === holders) return 'somebody with a token is still asked';
  const [bottom, ...cancels] = stack;
  if (bottom === undefined) return target === -1 ? null : 'no token has a target';
  const kindsBySeat = seatsOf(state).map((seat) =>
    stack.filter((token) => playerOf(token) === seat).map(kindOf),
  );
  for (const [seat, playedKinds] of kindsBySeat.entries()) {
    const counts = kinds.map((_, kind) => playedKinds.filter((other) => other === kind).length);
    if (counts.some((count, kind) => count > howMany(state.spent[seat]!, kind)))
      return 'a token on the stack was played';
  }
  if (
    cancels.some((token, index) => kindOf(token) !== CANCEL || playerOf(token) === playerOf(stack[index]!))
  ) {
    return 'only a cancel of somebody else lies on a token';
  }
  const isEarlyDouble = kindOf(bottom) === DOUBLE && hasAnyMoment(state);
  if (!isEarlyDouble && (kindOf(bottom) === DOUBLE) !== (phase === 'moved'))
    return 'that token is not for this window';
  const tokenMove = moveOfToken(kindOf(bottom), target);
  return tokenMove !== null && targetRefusal(state, tokenMove) === null
    ? null
    : 'the token has no such target';
}
