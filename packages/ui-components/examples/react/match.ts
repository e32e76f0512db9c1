/** A match of David & Goliath: you in one seat, bots in the others. All examples with a table have this same file. */
import { Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { observe } from '@cheeseboard/engine/bots';
import { type DavidGoliath, davidGoliath } from '@cheeseboard/engine/david-goliath';
import { davidGoliathBots } from '@cheeseboard/engine/david-goliath/bots';
import { davidGoliathText } from '@cheeseboard/engine/david-goliath/text';
import { tableText, tellResult } from '@cheeseboard/engine/text';

export const players = [{ name: 'You' }, { name: 'Edam', bot: true }, { name: 'Brie', bot: true }];
export const yourSeat = 0;

/** Creates the match, deals the cards, and lets the bots play until it is your turn. */
export function newMatch(seed: number): Match<DavidGoliath> {
  const match = new Match(davidGoliath, { seats: players.length, options: { deals: 1 } });
  // Only to try it out: everybody who knows the seed knows all cards.
  match.resolveAll(seededChance(seed));
  playBots(match);
  return match;
}

/** Plays your move and the bots' answers. Returns false if the move is illegal. */
export function play(match: Match<DavidGoliath>, move: unknown): boolean {
  const { ok } = match.play(yourSeat, move);
  if (ok) playBots(match);
  return ok;
}

/** What the table shows you. It never contains the cards of others. */
export const tableOf = (match: Match<DavidGoliath>) => ({
  players,
  view: match.view(yourSeat),
  moves: match.legalMoves(yourSeat),
  log: match.events(yourSeat),
  explain: (move: unknown) => match.refusal(yourSeat, move),
});

/** "Brie wins with 52 points", or null until the game is over. */
export function resultOf({ result, options }: Match<DavidGoliath>): string | null {
  const cast = { names: players.map(({ name }) => name), you: yourSeat };
  return result && tellResult(davidGoliathText.en, tableText.en, result, options, cast);
}

function playBots(match: Match<DavidGoliath>): void {
  for (;;) {
    const [seat] = match.actors;
    if (seat === undefined || seat === yourSeat) return;
    const draw = seededDraw(match.length);
    const { move } = davidGoliathBots.steady(observe(match, seat), draw, { iterations: 1 });
    match.play(seat, move);
  }
}
