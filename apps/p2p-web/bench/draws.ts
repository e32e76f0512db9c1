/**
 * The cost of a joint draw: the host of Gouda! Gouda! names a place, and the dice roll. Measured from the click to the frame
 * with the dice on the host's screen, with a guest who takes part, and with one whose commitment is lost, so that the host
 * draws alone.
 */
import { seededDraw } from '@cheeseboard/engine';
import type { Browser } from 'playwright';
import { expectTable, playFast, tableOf } from '../e2e/kit/at-the-table.ts';
import { startTable } from '../e2e/kit/open-table.ts';
import { Person } from '../e2e/kit/person.ts';
import { touchSomething } from '../e2e/kit/touch.ts';
import { atRest, clickIn, pictureIn } from './picture.ts';

const game = 'gouda-gouda';

/** Without tokens nobody is asked between the roll and the mice. */
const withoutTokens = (host: Person): Promise<void> =>
  host.page
    .getByRole('group', { name: 'Power tokens', exact: true })
    .getByRole('radio', { name: 'no', exact: true })
    .check();

/** Runs in the guest's page: drops its commitment. */
function dropPledges(): void {
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (data: unknown) {
    if (typeof data !== 'string' || !data.includes('"t":"pledge"')) send.call(this, data as never);
  };
}

/** Milliseconds per roll of the host. Plays as many games as needed. */
export async function draws(
  browser: Browser,
  site: string,
  together: boolean,
  most: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let games = 0; took.length < most && games < 12; games++) {
    const host = await Person.open(browser, 'Anna', site);
    const guest = await Person.open(browser, 'Ben', site);
    const people = [host, guest];
    if (!together) await guest.context.addInitScript(dropPledges);
    await playFast(...people);
    await startTable(host, [guest], { game, seats: 2, set: withoutTokens });
    await expectTable(...people);
    took.push(...(await rollsOf(host, people, most - took.length)));
    for (const person of people) await person.close();
  }
  return took;
}

/** Random, because always touching the first could select and deselect for ever. */
const draw = seededDraw('draws');
const any = (): number => draw(10_000) / 10_000;

async function rollsOf(host: Person, people: readonly Person[], most: number): Promise<number[]> {
  const took: number[] = [];
  for (let idle = 0; took.length < most && idle < 400; idle++) {
    for (const person of people) {
      const { touched, over } = await person.page.evaluate(touchSomething, { chance: 0, look: true });
      if (over) return took;
      if (touched === null) continue;
      idle = 0;
      if (person !== host || (await phaseOf(host)) !== 'name') {
        await person.page.evaluate(touchSomething, { chance: any() });
        continue;
      }
      await Promise.all(people.map(({ page }) => atRest(page)));
      const picture = await pictureIn(host.page, 'rolled');
      const clicked = await clickIn(host.page);
      await person.page.evaluate(touchSomething, { chance: any(), brief: true });
      const at = await clicked();
      const seen = await picture();
      if (seen) took.push(seen.drawn - at);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return took;
}

const phaseOf = (person: Person): Promise<string | undefined> =>
  tableOf(person).evaluate((table) => (table as unknown as { view?: { phase: string } }).view?.phase);
