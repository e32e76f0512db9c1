/** What the keys of a table say, where there is a lot to say. */
import { Match, seededChance } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../game/define.ts';
import { deep, until } from '../../test/kit/deep.ts';
import { show, the } from '../../test/kit/index.ts';
import { gameFacts, loadKit } from '../kits/kits.ts';
import { languages } from '../language/language.ts';
import { KeyReadout } from './key-readout.ts';
import { tableWords } from './words/index.ts';

test.each(gameFacts)(
  '$id: what can be done is said in a breath, however much it is, and with the same key all of it',
  async ({ id }) => {
    const { game, texts } = await loadKit(id);
    const seats = game.seats.max;
    let most = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const match = new Match(game, { seats, options: {} });
      const chance = seededChance(seed);
      for (let steps = 0; steps < 150 && !match.result; steps++) {
        match.resolveAll(chance);
        const [seat] = match.actors;
        if (seat === undefined) break;
        const moves = match.legalMoves(seat);
        const cast = { names: Array.from({ length: seats }, (_, each) => `Player ${each}`), you: seat };
        for (const language of languages) {
          const text = texts[language];
          const heard = { text, words: tableWords[language], view: match.view(seat), cast, moves };
          const ears = new KeyReadout();
          const breaths = [ears.read('m', heard)!];
          while (breaths.at(-1)!.endsWith(heard.words.pressAgain)) breaths.push(ears.read('m', heard)!);
          most = Math.max(most, breaths.length);
          for (const breath of breaths) expect(breath.length).toBeLessThan(650);
          expect(breaths[0]).toContain(text.move(moves[0]!, heard.view, cast));
          const said = new Set(breaths.flatMap((breath) => breath.split(/[;:.] ?/)));
          const names = moves.map((move) => text.move(move, heard.view, cast));
          expect(names.filter((name) => name.split(/[;:.] ?/).some((part) => !said.has(part)))).toEqual([]);
          // Then from the beginning.
          expect(ears.read('m', heard)).toBe(breaths[0]);
        }
        match.play(seat, moves[(steps * 7 + seed) % moves.length]!);
      }
    }
    expect(most).toBeGreaterThan(id === 'gouda-gouda' ? 3 : 0);
  },
);

test.each([
  ['daumen-drauf', 'p', 'pass'],
  ['daumen-drauf', 'x', 'parry, whenever you can'],
  ['mens-erger-je-niet', '+', 'add a card to this pile (or arrow up)'],
  ['mens-erger-je-niet', 'i', 'ask for a hint'],
])('%s lists %s among its keys', async (id, key, does) => {
  await show(html`<cb-game game=${id} bots="easy" style="--cb-speed: 0"></cb-game>`);
  const help = await until(() => deep(the('cb-game'), '[data-panel="help"]')[0]);
  // Who asks with a key has a keyboard, also where there is a screen to touch.
  help.focus();
  await userEvent.keyboard('?');
  const rows = await until(() => {
    const found = deep(the('cb-game'), '#panel dl > div');
    return found.length > 0 && found;
  });
  const listed = rows.map((row) => [...row.children].map((part) => part.textContent));
  expect(listed).toContainEqual([key, does]);
});
