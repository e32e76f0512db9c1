/**
 * The latency of a draw: the host of Gouda! Gouda! names a place, and the dice roll. Measured from the click to the frame with the dice on the
 * host's screen, with a guest who takes part.
 */
import { seededDraw } from '@cheeseboard/engine';
import type { Browser } from 'playwright';
import { expectTable, playFast, tableOf } from '../e2e/kit/at-the-table.ts';
import { startTable } from '../e2e/kit/open-table.ts';
import { Person } from '../e2e/kit/person.ts';
import { touchSomething } from '../e2e/kit/touch.ts';
import { nextClickIn, nextFrameIn, waitForAnimations } from './frame-times.ts';

const game = 'gouda-gouda';

/** Chooses rules without tokens: nobody is asked between the roll and the mice. */
const withoutTokens = (host: Person): Promise<void> =>
  host.page.getByRole('radio', { name: /^Classic/ }).check();

/** Measures `count` rolls of the host, in milliseconds each. Plays as many games as needed. */
export async function measureDraws(browser: Browser, site: string, count: number): Promise<number[]> {
  const latencies: number[] = [];
  for (let games = 0; latencies.length < count && games < 12; games++) {
    const host = await Person.open(browser, 'Anna', site);
    const guest = await Person.open(browser, 'Ben', site);
    const people = [host, guest];
    await playFast(...people);
    await startTable(host, [guest], { game, seats: 2, fillForm: withoutTokens });
    await expectTable(...people);
    latencies.push(...(await measureRolls(host, people, count - latencies.length)));
    for (const person of people) await person.close();
  }
  return latencies;
}

/** Chooses what to touch at random: always touching the first thing could select and deselect it for ever. */
const draw = seededDraw('draws');
const randomShare = (): number => draw(10_000) / 10_000;

async function measureRolls(host: Person, people: readonly Person[], count: number): Promise<number[]> {
  const latencies: number[] = [];
  for (let attempt = 0; latencies.length < count && attempt < 400; attempt++) {
    for (const person of people) {
      const { touched, over: isOver } = await person.page.evaluate(touchSomething, {
        chance: 0,
        dryRun: true,
      });
      if (isOver) return latencies;
      if (touched === null) continue;
      attempt = 0;
      if (person !== host || (await phaseOf(host)) !== 'name') {
        await person.page.evaluate(touchSomething, { chance: randomShare() });
        continue;
      }
      await Promise.all(people.map(({ page }) => waitForAnimations(page)));
      const waitForFrame = await nextFrameIn(host.page, 'rolled');
      const waitForClick = await nextClickIn(host.page);
      await person.page.evaluate(touchSomething, { chance: randomShare(), noWait: true });
      const clickedAt = await waitForClick();
      const frameTime = await waitForFrame();
      if (frameTime) latencies.push(frameTime.drawn - clickedAt);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return latencies;
}

const phaseOf = (person: Person): Promise<string | undefined> =>
  tableOf(person).evaluate((table: HTMLElement & { view?: { phase: string } }) => table.view?.phase);
