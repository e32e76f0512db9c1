/** Tests what the readout keys of a table announce, especially long texts. */
import { Match, seededChance } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../game/define.ts';
import { getElement, show } from '../../test/kit/index.ts';
import { queryAllDeep, until } from '../../test/kit/query.ts';
import { gameFacts, loadKit } from '../kits/kits.ts';
import { languages } from '../language/language.ts';
import { KeyReadout } from './key-readout.ts';
import { tableWords } from './words/index.ts';

test.each(gameFacts)(
  '$id: splits the list of moves into short announcements; repeating the key reads all of them',
  async ({ id }) => {
    const { game, texts } = await loadKit(id);
    const seats = game.seats.max;
    let longest = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const match = new Match(game, { seats, options: {} });
      const chance = seededChance(seed);
      for (let steps = 0; steps < 150 && !match.result; steps++) {
        match.resolveAll(chance);
        const [seat] = match.actors;
        if (seat === undefined) break;
        const moves = match.legalMoves(seat);
        const cast = { names: Array.from({ length: seats }, (_, index) => `Player ${index}`), you: seat };
        for (const language of languages) {
          const text = texts[language];
          const input = { text, words: tableWords[language], view: match.view(seat), cast, moves };
          const readout = new KeyReadout();
          const parts = [readout.read('m', input)!];
          while (parts.at(-1)!.endsWith(input.words.pressAgain)) parts.push(readout.read('m', input)!);
          longest = Math.max(longest, parts.length);
          for (const part of parts) expect(part.length).toBeLessThan(650);
          expect(parts[0]).toContain(text.move(moves[0]!, input.view, cast));
          const announcedParts = new Set(parts.flatMap((part) => part.split(/[;:.] ?/)));
          const names = moves.map((move) => text.move(move, input.view, cast));
          expect(
            names.filter((name) => name.split(/[;:.] ?/).some((part) => !announcedParts.has(part))),
          ).toEqual([]);
          // After the last part, the next press reads the first part again.
          expect(readout.read('m', input)).toBe(parts[0]);
        }
        match.play(seat, moves[(steps * 7 + seed) % moves.length]!);
      }
    }
    expect(longest).toBeGreaterThan(id === 'gouda-gouda' ? 3 : 0);
  },
);

test.each([
  ['daumen-drauf', 'p', 'pass'],
  ['daumen-drauf', 'x', 'parry, whenever you can'],
  ['mens-erger-je-niet', '+', 'add a card to this pile (or arrow up)'],
  ['mens-erger-je-niet', 'i', 'ask for a hint'],
])('%s lists %s among its keys', async (id, key, description) => {
  await show(html`<cb-game game=${id} bots="easy" style="--cb-speed: 0"></cb-game>`);
  const help = await until(() => queryAllDeep(getElement('cb-game'), '[data-panel="help"]')[0]);
  // Opening help with a key shows the keys even on a touch screen.
  help.focus();
  await userEvent.keyboard('?');
  const rows = await until(() => {
    const keyRows = queryAllDeep(getElement('cb-game'), '#panel dl > div');
    return keyRows.length > 0 && keyRows;
  });
  const listedKeys = rows.map((row) => [...row.children].map((part) => part.textContent));
  expect(listedKeys).toContainEqual([key, description]);
});
