/** The state of both example pages: a match of David & Goliath with you in seat 0 and bots in all other seats. */
import { Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { observe } from '@cheeseboard/engine/bots';
import { type DavidGoliath, davidGoliath } from '@cheeseboard/engine/david-goliath';
import { davidGoliathBots } from '@cheeseboard/engine/david-goliath/bots';

export const players = [{ name: 'You' }, { name: 'Edam', bot: true }, { name: 'Brie', bot: true }];

export function newMatch(seed: number): Match<DavidGoliath> {
  const match = new Match(davidGoliath, { seats: players.length, options: { deals: 1 } });
  match.resolveAll(seededChance(seed));
  othersPlay(match);
  return match;
}

/** Lets the bots play until it is your turn or the game is over. */
export function othersPlay(match: Match<DavidGoliath>): void {
  for (;;) {
    const [seat] = match.actors;
    if (seat === undefined || seat === 0) return;
    const { move } = davidGoliathBots.steady(observe(match, seat), seededDraw(match.length), {
      iterations: 1,
    });
    match.play(seat, move);
  }
}

export const logOf = (match: Match<DavidGoliath>) => match.history.flatMap(({ events }) => events);
