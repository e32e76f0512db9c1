/** An heir that says goodbye promises to elect nobody until it is back; so the host goes on without it, and it does not. */
import { expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { playOn } from './kit/table.ts';
import { hostOf, isOpen, read, story } from './kit/story.ts';

const two = ['Ada', 'Ben'] as const;

/** Hosts that go on. */
const goingOn = (...tables: Table[]): (string | undefined)[] =>
  tables.filter((table) => table.hosted && table.state!.waiting.length === 0).map(hostOf);

test.each([
  ['a good', false],
  ['a shaky', true],
] as const)('who leaves on %s line does not go on beside the host', async (_, isShaky) => {
  const { network, clock, at, back, seconds, tables } = await story(
    `leaves ${isShaky}`,
    'mens-erger-je-niet',
    two,
  );
  await playOn({ clock }, tables, 3);
  // What is kept lies on the shelf by now.
  await seconds(5);
  if (isShaky) {
    const light = network.blackout('Ben');
    await clock.until(() => at('Ben').line.state === 'shaky');
    at('Ben').leave();
    light();
  } else at('Ben').leave();
  await clock.until(() =>
    at('Ada').state!.people.some(({ name, connection }) => name === 'Ben' && connection === 'away'),
  );
  network.partition(['Ada'], ['Ben']);
  const ada = at('Ada');
  await back('Ben');
  await seconds(120);
  expect(goingOn(ada, at('Ben'))).toEqual(['Ada']);
});

test('who is welcomed back is counted on again, also if nothing more is heard of them', async () => {
  const { control, network, clock, at, back, seconds, tables } = await story(
    'welcomed',
    'mens-erger-je-niet',
    two,
  );
  await playOn({ clock }, tables, 3);
  await seconds(5);
  at('Ben').leave();
  await seconds(5);
  const ada = at('Ada');
  expect(goingOn(ada)).toEqual(['Ada']);
  // He is shown the table, and then the network falls apart.
  control.intercept = (said) => (said.from === 'Ben' && read(said)?.t === 'here' ? [] : [said.text]);
  await back('Ben');
  await clock.until(() => isOpen(at('Ben')));
  await seconds(3);
  network.partition(['Ada'], ['Ben']);
  await seconds(120);
  expect(goingOn(ada, at('Ben'))).toEqual(['Ben']);
});

test('who proves to be an heir, and is not welcomed, is not counted on', async () => {
  const { control, network, clock, at, seconds, tables } = await story(
    'unwelcome',
    'mens-erger-je-niet',
    two,
  );
  await playOn({ clock }, tables, 3);
  const ada = at('Ada');
  const heal = network.partition(['Ada'], ['Ben']);
  await seconds(15);
  const { version } = ada.state!.match!;
  // He comes back, but does not hear that he is welcome: so he elects himself a moment later.
  let proofs = 0;
  control.intercept = (said) => {
    if (read(said)?.t === 'proof') proofs += 1;
    return said.down && said.from === 'Ada' && read(said)?.t !== 'challenge' ? [] : [said.text];
  };
  heal();
  await clock.until(() => proofs > 0);
  expect(ada.state!.waiting).toHaveLength(1);
  await seconds(8);
  expect(ada.state!.match!.version).toBe(version);
});
