import type { Kind, Move } from '@cheeseboard/engine/gouda-gouda';
import { html } from 'lit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import './define.ts';
import { focused, until } from '../../test/kit/deep.ts';
import { expectAccessible, settled, show } from '../../test/kit/index.ts';
import { Pantry } from '../../test/kit/pantry.ts';

const three = [
  [2, 2, 1],
  [2, 1, 2],
  [1, 3, 1],
] as const;
const some: readonly (readonly Kind[])[] = [
  ['reroll', 'transfer'],
  ['worsen', 'cancel'],
  ['double', 'cancel'],
];

const click = async (button: Element | undefined): Promise<void> => {
  await userEvent.click(button!);
  await settled();
};
const noteOf = (pantry: Pantry): string =>
  pantry.all('.note')[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const dice = (pantry: Pantry): HTMLButtonElement[] => pantry.all('button.die');

/** Everything that is in the page below the table, shadows too. */
const pageOf = (pantry: Pantry): string =>
  pantry
    .all<Element>('*')
    .map(({ outerHTML }) => outerHTML.replace(/lit\$\d+\$/g, ''))
    .join('\n');

/** Seat 0 has named the left crate: two own mice, one of Ben, three of Cas; five dice. */
function rolled(tokens: typeof some | undefined, ...faces: Parameters<Pantry['roll']>): Pantry {
  const pantry = new Pantry({ mice: three, ...(tokens ? { tokens } : {}) });
  pantry.name('crate-left');
  pantry.roll(...faces);
  return pantry;
}
const mixed = ['green', 'red', 'yellow', 'green', 'red'] as const;

describe('putting down the mice', () => {
  test('over three places, taken back, and let go of when all five stand', async () => {
    const pantry = new Pantry({ seats: 2, mice: [] });
    await pantry.seat(0);
    for (const place of ['barrel', 'barrel', 'crate-left', 'crate-left'] as const)
      await click(pantry.spot(place));
    expect(pantry.spot('barrel').ariaLabel).toContain('you: 2 red mice');
    expect(pantry.deed.getAttribute('aria-disabled')).toBe('true');
    pantry.deed.click();
    expect(pantry.intents).toEqual([]);
    await click(pantry.all('.light-deed')[0]);
    expect(pantry.spot('crate-left').ariaLabel).toContain('you: red mouse');
    await click(pantry.spot('crate-right'));
    await click(pantry.spot('crate-right'));
    expect(pantry.all('.mice .gone')).toHaveLength(5);
    await click(pantry.deed);
    expect(pantry.intents).toEqual([{ type: 'start', mice: [2, 1, 2] }]);
  });

  test('nowhere else, and why', async () => {
    const pantry = new Pantry({ seats: 2, mice: [] });
    await pantry.seat(0);
    await click(pantry.spot('bucket'));
    expect(noteOf(pantry)).toBe('First put down your mice. GG-2 Putting down your mice');
  });
});

describe('naming a place', () => {
  test('a tap chooses, a second one rolls; one tap is enough where that is wished', async () => {
    const pantry = new Pantry({ mice: three });
    await pantry.seat(0);
    await click(pantry.spot('crate-left'));
    expect(pantry.intents).toEqual([]);
    expect(pantry.deed.textContent).toContain('Roll 5 dice');
    await click(pantry.spot('crate-right'));
    expect(pantry.deed.textContent).toContain('Roll 4 dice');
    await click(pantry.spot('crate-right'));
    const again = new Pantry({ mice: three });
    await again.seat(0, { oneTap: true });
    await click(again.spot('barrel'));
    expect([...pantry.intents, ...again.intents]).toEqual([
      { type: 'name', place: 2 },
      { type: 'name', place: 0 },
    ]);
  });

  test('a place without a mouse of one’s own is refused, with the rule and a link to it', async () => {
    const pantry = new Pantry({ mice: three });
    await pantry.seat(0);
    await click(pantry.spot('bucket'));
    expect(noteOf(pantry)).toBe(
      'You have no mouse on the bucket. Name the barrel, the left crate or the right crate. GG-4 Name a place',
    );
    expect(pantry.all<HTMLAnchorElement>('.note a')[0]!.getAttribute('href')).toBe('/rules#gg-4');
    expect(pantry.spot('bucket').classList).toContain('refused');
    await until(() => pantry.all('[role="alert"]')[0]?.textContent?.includes('no mouse on the bucket'));
    expect(pantry.intents).toEqual([]);
  });

  test('or rolling first, with no more dice than the fullest place has mice', async () => {
    const pantry = new Pantry({
      mice: [
        [2, 2, 1],
        [1, 1, 3],
      ],
      options: { earlyRoll: 'on' },
    });
    await commands.motion('no-preference');
    await pantry.seat(0, { speed: 100 });
    await click(pantry.all('[data-early="5"]')[0]);
    expect(noteOf(pantry)).toContain('GG-9');
    expect(pantry.all('[data-early="5"]')[0]!.getAnimations()).toHaveLength(1);
    await commands.motion('reduce');
    await click(pantry.all('[data-early="2"]')[0]);
    await click(pantry.deed);
    expect(pantry.intents).toEqual([{ type: 'early', dice: 2 }]);
  });

  test('the others vote, and see who has voted for what', async () => {
    const pantry = new Pantry({ mice: three, options: { earlyRoll: 'on' } });
    pantry.play(0, { type: 'early', dice: 5 });
    pantry.roll(...mixed);
    pantry.play(1, { type: 'vote', place: 1 });
    await pantry.seat(2);
    expect(pantry.spot('crate-left').ariaLabel).toContain('Ben voted for it');
    await click(pantry.spot('barrel'));
    expect(pantry.deed.textContent).toContain('Vote');
    await click(pantry.deed);
    expect(pantry.intents).toEqual([{ type: 'vote', place: 0 }]);
  });
});

describe('moving mice', () => {
  test('a die, a mouse, a link', async () => {
    const pantry = rolled(undefined, ...mixed);
    await pantry.seat(0);
    expect(pantry.said).toBe('Which die first?');
    expect(dice(pantry).map(({ classList }) => classList.contains('lit'))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(pantry.all('.pick')).toHaveLength(0);
    await click(dice(pantry)[3]);
    expect(pantry.said).toBe('Which mouse?');
    expect(pantry.all('.pick')).toHaveLength(3);
    await click(pantry.all('.pick[data-owner="1"]')[0]);
    // From a crate there is one way forward: nothing is left to ask.
    expect(pantry.intents).toEqual([{ type: 'move', face: 'green', owner: 1, to: 3 }]);
  });

  test('where two links lead on, both are lit; another mouse can be taken', async () => {
    const pantry = new Pantry({
      mice: [
        [2, 2, 1],
        [5, 0, 0],
      ],
    });
    pantry.name('barrel');
    pantry.roll('green', 'yellow', 'yellow', 'yellow', 'yellow');
    await pantry.seat(0);
    await click(pantry.all('.pick[data-owner="1"]')[0]);
    expect(pantry.said).toBe('Where should Ben’s mouse go?');
    expect(pantry.all('.spot.target').map(({ dataset }) => dataset.place)).toEqual(['1', '2', '3']);
    await click(pantry.all('.which')[0]);
    await click(pantry.all('.pick[data-owner="0"]')[0]);
    await click(pantry.spot('bucket'));
    expect(pantry.intents).toEqual([{ type: 'move', face: 'green', owner: 0, to: 3 }]);
  });

  test('a die that is done is not carried out again, and says so', async () => {
    const pantry = rolled(undefined, ...mixed);
    await pantry.seat(0);
    pantry.table.renderRoot.querySelector('cb-dice-tray')!.style.setProperty('--_cb-speed', '100');
    await click(dice(pantry)[2]);
    expect(noteOf(pantry)).toBe(
      'This die is spent. Pick one that is lit. GG-6 Green forward, red back, yellow nothing',
    );
    expect(dice(pantry)[2]!.getAnimations()).toHaveLength(1);
    expect(pantry.intents).toEqual([]);
  });

  test('a mouse alone with one die is asked for nothing but where to', async () => {
    const pantry = new Pantry({
      mice: [
        [4, 1, 0],
        [5, 0, 0],
      ],
    });
    pantry.name('crate-left');
    pantry.roll('red');
    await pantry.seat(0);
    expect(pantry.intents).toEqual([]);
    expect(pantry.said).toBe('Where should your mouse go?');
    await click(pantry.spot('table'));
    expect(noteOf(pantry)).toContain('Back from the left crate you can go to the barrel.');
    await click(pantry.spot('barrel'));
    expect(pantry.intents).toEqual([{ type: 'move', face: 'red', owner: 0, to: 0 }]);
  });
});

describe('power tokens', () => {
  test('dice are picked for a token', async () => {
    const pantry = rolled(some, ...mixed);
    await pantry.seat(0);
    await click(pantry.token('reroll'));
    expect(pantry.said).toBe('Re-roll: roll some dice again. Pick one or more dice.');
    expect(pantry.deed.getAttribute('aria-disabled')).toBe('true');
    await click(dice(pantry)[1]);
    await click(dice(pantry)[4]);
    expect(noteOf(pantry)).toBe('');
    expect(pantry.deed.textContent!.replace(/\s+/g, ' ')).toContain('Play: Re-roll dice 2 and 5');
    await click(pantry.deed);
    expect(pantry.intents).toEqual([{ type: 'reroll', dice: [1, 4] }]);
  });

  test('what a token cannot do with the dice that were picked is explained', async () => {
    const pantry = rolled([['improve'], ['cancel'], ['cancel']], ...mixed);
    await pantry.seat(0);
    await click(pantry.token('improve'));
    await click(dice(pantry)[0]);
    pantry.deed.click();
    await settled();
    expect(noteOf(pantry)).toBe(
      'Green cannot get better. Pick a yellow or a red die as well. GG-20 A token must change something',
    );
    expect(pantry.intents).toEqual([]);
  });

  test('a token is put back, and the window is passed', async () => {
    const pantry = rolled(some, ...mixed);
    await pantry.seat(0);
    await click(pantry.token('reroll'));
    await click(dice(pantry)[0]);
    await click(pantry.all('.back')[0]);
    expect(pantry.all('.die[aria-pressed="true"]')).toHaveLength(0);
    await click(pantry.deed);
    expect(pantry.intents).toEqual([{ type: 'pass' }]);
  });

  test('a place is chosen for a transfer', async () => {
    const pantry = new Pantry({
      mice: [
        [1, 2, 2],
        [0, 2, 3],
        [0, 2, 3],
      ],
      tokens: some,
    });
    pantry.name('crate-left');
    pantry.roll(...mixed);
    await pantry.seat(0);
    await click(pantry.token('transfer'));
    await click(pantry.spot('barrel'));
    expect(noteOf(pantry)).toContain('GG-16');
    // The only place that will do was chosen already.
    await click(pantry.deed);
    expect(pantry.intents).toEqual([{ type: 'transfer', place: 2 }]);
  });

  test('one that cannot be played now says when it can', async () => {
    const pantry = rolled(some, ...mixed);
    await pantry.seat(2);
    await click(pantry.token('double'));
    expect(noteOf(pantry)).toBe(
      'Double turn: the player who just finished takes another turn. You can play double turn after the last die. GG-13 When tokens are played',
    );
    expect(pantry.intents).toEqual([]);
  });

  test('the stack is seen, and its top can be cancelled', async () => {
    const pantry = rolled(some, ...mixed);
    pantry.play(0, { type: 'reroll', dice: [1, 4] });
    await pantry.seat(2);
    expect(
      pantry.all('.stack li').map(({ textContent }) => textContent!.replace(/\s+/g, ' ').trim()),
    ).toEqual(['Ann re-roll dice 2, 5']);
    await click(pantry.token('cancel'));
    expect(pantry.said).toBe('Cancel: some dice, or a rival’s token, have no effect. Play it?');
    await click(pantry.token('cancel'));
    expect(pantry.intents).toEqual([{ type: 'cancel' }]);
    pantry.play(2, { type: 'cancel' });
    await pantry.seat(1);
    expect(pantry.all('.stack li.top')[0]!.textContent).toContain('Cas');
    expect(pantry.all('.stack li')[1]!.textContent).toContain('against Ann');
  });

  test('who is still asked is seen at the seats', async () => {
    const pantry = rolled(some, ...mixed);
    pantry.play(1, { type: 'pass' });
    await pantry.seat(0);
    const seats = pantry.all('.rivals cb-seat').map((seat) => seat.textContent!);
    expect(seats[0]).toContain('passed');
    expect(seats[1]).toContain('still deciding');
  });

  test('a selection stays while others answer, and goes when it is no longer legal', async () => {
    const pantry = rolled(some, ...mixed);
    await pantry.seat(0);
    await click(pantry.token('reroll'));
    await click(dice(pantry)[1]);
    dice(pantry)[1]!.focus();
    pantry.play(1, { type: 'pass' });
    await pantry.seat(0);
    expect(dice(pantry).map(({ ariaPressed }) => ariaPressed)).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
    ]);
    expect(focused()).toBe(dice(pantry)[1]);
    pantry.play(2, { type: 'void', dice: [1] });
    await pantry.seat(0);
    expect(pantry.all('.back')).toHaveLength(0);
    expect(pantry.deed.textContent).toContain('Pass');
  });

  test('turns to come are counted at the seat', async () => {
    const pantry = new Pantry({ mice: three, tokens: some });
    pantry.name('barrel');
    pantry.roll('yellow', 'yellow', 'yellow', 'yellow', 'yellow');
    pantry.passAll();
    pantry.play(2, { type: 'double' });
    pantry.passAll();
    await pantry.seat(1);
    expect(pantry.all('.rivals .turns')[0]!.textContent).toContain('1 more turn');
  });
});

describe('what nobody may see', () => {
  test('two tables that differ only in what the others hold are the same page', async () => {
    const pages: string[] = [];
    for (const others of [
      [
        ['worsen', 'cancel'],
        ['double', 'cancel'],
      ],
      [
        ['improve', 'improve'],
        ['transfer', 'worsen'],
      ],
    ] as const) {
      const pantry = rolled([['reroll', 'reroll'], ...others], ...mixed);
      pantry.play(1, { type: 'pass' });
      await pantry.seat(0);
      await click(pantry.token('reroll'));
      pages.push(pageOf(pantry));
      await show(html`<p></p>`);
    }
    expect(pages[0]).toContain('re-roll');
    expect(pages[0]).not.toMatch(/worsen|improve|cancel|transfer|double/);
    expect(pages[0]).toBe(pages[1]);
  });

  test('a spectator sees dice and no token', async () => {
    const pantry = rolled(some, ...mixed);
    await pantry.seat('spectator');
    expect(pantry.all('cb-die')).toHaveLength(5);
    expect(pageOf(pantry)).not.toMatch(/re-roll|worsen|improve|cancel|transfer|double turn/);
    expect(pantry.all('.deed, .auto')).toHaveLength(0);
  });
});

describe('letting the table pass', () => {
  afterEach(() => vi.restoreAllMocks());

  /** How long the table waited before it passed, for a seat that holds these. */
  async function waitsWith(
    own: readonly Kind[],
    speed: number,
  ): Promise<{ waits: number[]; pantry: Pantry }> {
    const pantry = rolled([own, ...some.slice(1)], ...mixed);
    await pantry.seat(0, { speed });
    const waits: number[] = [];
    const timer = window.setTimeout.bind(window);
    const spy = vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, wait?: number) => {
      waits.push(wait ?? 0);
      return timer(act, wait);
    }) as typeof window.setTimeout);
    await click(pantry.all('.auto')[0]);
    await until(() => pantry.intents.length > 0);
    spy.mockRestore();
    return { waits: waits.filter((wait) => wait === 400 * speed), pantry };
  }

  test('it passes for this seat, after the same time whatever is held', async () => {
    const one = await waitsWith(['reroll', 'transfer'], 1);
    await show(html`<p></p>`);
    const other = await waitsWith(['double', 'double'], 1);
    expect(one.pantry.intents).toEqual([{ type: 'pass' }]);
    expect(other.pantry.intents).toEqual([{ type: 'pass' }]);
    expect(one.waits).toEqual([400]);
    expect(other.waits).toEqual([400]);
  });

  test('in every window of this turn, and no longer', async () => {
    const pantry = rolled(some, 'yellow', 'yellow', 'yellow', 'yellow', 'yellow');
    const answer = async (): Promise<void> => {
      const before = pantry.intents.length;
      await pantry.seat(0);
      await until(() => pantry.intents.length > before);
      pantry.play(0, pantry.intents.at(-1) as Move);
      pantry.passAll();
    };
    await pantry.seat(0);
    await click(pantry.all('.auto')[0]);
    expect(pantry.all('.auto')[0]!.ariaChecked).toBe('true');
    await until(() => pantry.intents.length === 1);
    pantry.play(0, { type: 'pass' });
    pantry.passAll();
    // Window (b) of the same turn.
    await answer();
    pantry.name('barrel');
    pantry.roll('yellow', 'yellow', 'yellow', 'yellow', 'yellow');
    await pantry.seat(0);
    expect(pantry.all('.auto')[0]!.ariaChecked).toBe('false');
    expect(pantry.deed.textContent).toContain('Pass');
    expect(pantry.intents).toEqual([{ type: 'pass' }, { type: 'pass' }]);
  });

  test('as a wish for every turn, until the player says otherwise for one', async () => {
    const pantry = rolled(some, 'yellow', 'yellow', 'yellow', 'yellow', 'yellow');
    await pantry.seat(0, { speed: 1 });
    pantry.table.autoPass = 'always';
    await pantry.table.updateComplete;
    expect(pantry.all('.auto')[0]!.ariaChecked).toBe('true');
    await click(pantry.all('.auto')[0]);
    expect(pantry.all('.auto')[0]!.ariaChecked).toBe('false');
    await click(pantry.all('.auto')[0]);
    await until(() => pantry.intents.length > 0);
    expect(pantry.intents).toEqual([{ type: 'pass' }]);
  });
});

describe('a breath, where people play together', () => {
  afterEach(() => vi.restoreAllMocks());

  /** The times that were set when the table came to rest, for a seat that holds these. */
  async function breathWith(own: readonly Kind[]): Promise<{ waits: number[]; pantry: Pantry }> {
    const pantry = rolled([own, ...some.slice(1)], ...mixed);
    await pantry.seat(0);
    const waits: number[] = [];
    vi.spyOn(window, 'setTimeout').mockImplementation(((_: () => void, wait?: number) => {
      waits.push(wait ?? 0);
      return 1;
    }) as typeof window.setTimeout);
    pantry.table.autoPass = 'breath';
    await pantry.table.updateComplete;
    vi.restoreAllMocks();
    return { waits: waits.filter((wait) => wait > 1000), pantry };
  }

  test('is as long for who can play a token as for who cannot', async () => {
    const able = await breathWith(['reroll', 'transfer']);
    expect(able.pantry.deed.textContent).toContain('automatically in a moment');
    await show(html`<p></p>`);
    const unable = await breathWith(['double', 'double']);
    expect(unable.pantry.deed.textContent).toContain('automatically in a moment');
    expect(able.waits).toEqual([6000]);
    expect(unable.waits).toEqual([6000]);
  });

  test('is held by who says so, and by who touches a token, whether it fits or not', async () => {
    for (const touch of ['.auto', 'reroll', 'double'] as const) {
      const { pantry } = await breathWith(['reroll', 'double']);
      await click(touch === '.auto' ? pantry.all('.auto')[0] : pantry.token(touch));
      expect(pantry.all('.sand')).toHaveLength(0);
      if (touch === 'reroll') await click(pantry.all('.back')[0]);
      expect(pantry.all('.auto')[0]!.ariaChecked).toBe('true');
      expect(pantry.deed.textContent).not.toContain('by itself');
      await show(html`<p></p>`);
    }
  });
});

describe('among bots', () => {
  test('only who can play a token is asked', async () => {
    const able = rolled([['reroll'], ...some.slice(1)], ...mixed);
    await able.seat(0);
    able.table.autoPass = 'idle';
    await able.table.updateComplete;
    expect(able.deed.textContent).toContain('Pass');
    expect(able.intents).toEqual([]);
    await show(html`<p></p>`);
    const unable = rolled([['double'], ...some.slice(1)], ...mixed);
    await unable.seat(0);
    unable.table.autoPass = 'idle';
    await until(() => unable.intents.length > 0);
    expect(unable.intents).toEqual([{ type: 'pass' }]);
  });
});

test('the log does not tell who passed', async () => {
  const pantry = rolled(some, 'green', 'yellow', 'yellow', 'yellow', 'yellow');
  pantry.passAll();
  await pantry.seat(0);
  await click(pantry.all('[data-panel="log"]')[0]);
  const lines = pantry.all('.log li').map(({ textContent }) => textContent!.trim());
  expect(lines.filter((line) => /pass/.test(line))).toEqual([]);
  expect(lines.filter((line) => /^Nobody plays a token\./.test(line))).toHaveLength(1);
});

describe('the story', () => {
  afterEach(() => commands.motion('reduce'));

  test('a mouse walks its link, dice roll; a tap skips to where the game stands', async () => {
    await commands.motion('no-preference');
    const pantry = new Pantry({ mice: three });
    pantry.name('crate-left');
    pantry.roll('green', 'yellow', 'yellow', 'yellow', 'yellow');
    await pantry.seat(1, { speed: 1 });
    pantry.play(0, { type: 'move', face: 'green', owner: 0, to: 3 });
    await pantry.seat(1, { speed: 1 });
    await until(() => pantry.all('.walker').length === 1);
    expect(pantry.table.busy).toBe(true);
    expect(pantry.said).toContain('forward from the left crate to the bucket');
    await userEvent.click(pantry.all('.rivals')[0]!);
    await until(() => !pantry.table.busy);
    expect(pantry.all('.walker')).toHaveLength(0);
    expect(pantry.spot('bucket').ariaLabel).toContain('Ann: red mouse');
  });

  test('a token flies onto the stack', async () => {
    await commands.motion('no-preference');
    const pantry = rolled(some, ...mixed);
    await pantry.seat(0, { speed: 1 });
    pantry.play(1, { type: 'worsen', dice: [0] });
    await pantry.seat(0, { speed: 1 });
    await until(() => pantry.all('.ghost').length === 1);
    pantry.table.skip();
    await until(() => !pantry.table.busy);
    expect(pantry.all('.ghost')).toHaveLength(0);
    expect(pantry.all('.stack li')).toHaveLength(1);
  });
});

/** Every phase that a seat can meet. */
const phases: { readonly [phase: string]: () => Promise<Pantry> } = {
  start: async () => {
    const pantry = new Pantry({ seats: 3, mice: [], options: { festival: 'on' } });
    await pantry.seat(0);
    await click(pantry.spot('barrel'));
    return pantry;
  },
  'name or roll first, on the long board': async () => {
    const pantry = new Pantry({
      mice: three,
      options: { board: 'long', earlyRoll: 'on', festival: 'scattered' },
    });
    await pantry.seat(0);
    await click(pantry.spot('barrel'));
    return pantry;
  },
  vote: async () => {
    const pantry = new Pantry({ mice: three, options: { earlyRoll: 'on' } });
    pantry.play(0, { type: 'early', dice: 5 });
    pantry.roll(...mixed);
    pantry.play(1, { type: 'vote', place: 1 });
    await pantry.seat(2);
    return pantry;
  },
  'a token in hand': async () => {
    const pantry = rolled(some, ...mixed);
    await pantry.seat(0);
    await click(pantry.token('reroll'));
    await click(dice(pantry)[1]);
    return pantry;
  },
  'a token played': async () => {
    const pantry = rolled(some, ...mixed);
    pantry.play(0, { type: 'reroll', dice: [1] });
    await pantry.seat(2);
    return pantry;
  },
  'a refusal while choosing a mouse': async () => {
    const pantry = rolled(undefined, 'green', 'yellow', 'yellow', 'yellow', 'yellow');
    await pantry.seat(0);
    await click(pantry.spot('books'));
    return pantry;
  },
  over: async () => {
    const pantry = new Pantry({ mice: three, options: { cheeseAt: 'purple-box' } });
    await pantry.seat(0);
    const { match } = pantry;
    while (!match.result) {
      if (match.chance)
        match.resolve(new Array(match.chance.kind === 'dice' ? match.chance.count : 0).fill(0));
      else {
        const [seat] = match.actors;
        const moves = match.legalMoves(seat!);
        pantry.play(seat!, moves.at(-1)!);
      }
    }
    await pantry.seat(0);
    await until(() => pantry.all('.sheet')[0]);
    return pantry;
  },
};

test.each(Object.keys(phases))('%s: is accessible', async (phase) => {
  await phases[phase]!();
  await expectAccessible();
});

test('in Dutch and German', async () => {
  const pantry = rolled(some, ...mixed);
  await pantry.seat(0);
  pantry.table.lang = 'nl';
  await until(() => pantry.deed.textContent!.includes('Passen'));
  await click(pantry.token('reroll'));
  expect(pantry.said).toBe('Opnieuw gooien: stenen worden nog eens gegooid. Kies een of meer stenen.');
  pantry.table.lang = 'de';
  await until(
    () => pantry.said === 'Neuwurf: Würfel werden noch einmal geworfen. Wähl einen oder mehrere Würfel.',
  );
});

// 44 px for a finger; on the smallest phones and on the long board a place is a little lower rather than out of sight.
test.each([
  [360, 640, 'short', 44],
  [320, 568, 'short', 37],
  [360, 640, 'long', 40],
] as const)(
  'at %i × %i, the %s board: all of it, and room for a finger',
  async (width, high, board, least) => {
    await page.viewport(width, high);
    const pantry = new Pantry({ mice: three, tokens: some, options: { board } });
    pantry.name('crate-left');
    pantry.roll(...mixed);
    await pantry.seat(0);
    await until(() => pantry.table.getBoundingClientRect().width <= width);
    for (const part of pantry.all('button, .tray').filter((button) => button.checkVisibility())) {
      const { left, right, width: across, height } = part.getBoundingClientRect();
      const what = part.outerHTML.slice(0, 80);
      expect(across, what).toBeGreaterThanOrEqual(44);
      expect(height, what).toBeGreaterThanOrEqual(part.matches('.spot') ? least : 44);
      expect(left, what).toBeGreaterThanOrEqual(0);
      expect(right, what).toBeLessThanOrEqual(width);
    }
    const pantryRoom = pantry.table.renderRoot.querySelector('.pantry')!;
    expect(pantryRoom.scrollHeight).toBeLessThanOrEqual(pantryRoom.clientHeight);
    await page.viewport(360, 640);
  },
);
