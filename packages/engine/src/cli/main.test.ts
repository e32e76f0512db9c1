/** The command line end to end: real processes, typed input, printed sentences. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawOutcome, seededDraw } from '../core/chance.ts';
import type { AnyGame } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { writePosition } from '../core/position.ts';
import { writeRecord } from '../core/record.ts';
import { languages } from '../core/text/language.ts';
import type { DaumenDrauf } from '../games/daumen-drauf/index.ts';
import { games } from '../games/index.ts';
import { positionsOf } from '../games/positions.ts';

// Each test starts processes and may run on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const main = fileURLToPath(new URL('main.ts', import.meta.url));
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cheeseboard-'));
  // Fills the compile cache for all later runs.
  await cheeseboard(['--version']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `cheeseboard` with these arguments, input lines and environment variables. */
function cheeseboard(args: readonly string[], lines: readonly string[] = [], env: object = {}): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, ...args], {
      cwd: folder,
      // Without a compile cache, most of each run's time goes into compiling the same sources.
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: file('compile-cache'),
        LANG: 'en_GB.UTF-8',
        LC_ALL: '',
        LC_MESSAGES: '',
        ...env,
      },
    });
    let output = '';
    let errorOutput = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errorOutput += text;
    });
    child.on('close', (code) => resolve({ code, out: output, err: errorOutput }));
    child.stdin.on('error', () => {});
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

const file = (name: string): string => join(folder, name);
/** Input lines that always choose the first move. */
const repeatedOnes = (count: number): string[] => new Array<string>(count).fill('1');

/** Options that keep a game short, by game id. */
const shortGames: { readonly [id: string]: readonly string[] } = {
  'david-goliath': ['--option', 'deals=1'],
  'daumen-drauf': ['--option', 'rounds=1'],
};

describe.concurrent('play', () => {
  for (const { id } of games) {
    it(`plays ${id} to the end, alone against bots`, async () => {
      const name = `${id}-alone.txt`;
      const { code, out, err } = await cheeseboard(
        [
          'play',
          id,
          '--seats',
          '3',
          '--people',
          'Emma',
          '--bots',
          'random',
          '--seed',
          'x',
          '--save',
          name,
        ].concat(shortGames[id] ?? []),
        repeatedOnes(3000),
      );
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).toContain('At the table: Emma, Brie (bot) and Edam (bot).');
      expect(out).toContain(`Saved in ${file(name)}.\nWatch it again with: cheeseboard replay ${name}`);
      expect(out).not.toContain('\u001b');
      expect(readFileSync(file(name), 'utf8')).toMatch(/^result: -?\d+ -?\d+ -?\d+$/m);
      const validateRun = await cheeseboard(['validate', name]);
      expect(validateRun).toMatchObject({ code: 0, err: '' });
      expect(validateRun.out).toMatch(new RegExp(`^ok: ${name}: ${id}, 3 players, \\d+ steps, `));
      const replayRun = await cheeseboard(['replay', name]);
      expect(replayRun).toMatchObject({ code: 0, err: '' });
      expect(replayRun.out).toContain('Emma');
      expect(replayRun.out.split('\n').at(-2)).toMatch(/win/);
    });
  }

  it('plays the same game for the same seed', async () => {
    const playOnce = (name: string) =>
      cheeseboard(['play', 'mens', '--people', 'Emma', '--seed', 'q', '--save', name], repeatedOnes(3000));
    await Promise.all([playOnce('seed-1.txt'), playOnce('seed-2.txt')]);
    expect(readFileSync(file('seed-1.txt'), 'utf8')).toBe(readFileSync(file('seed-2.txt'), 'utf8'));
  });

  it.each([
    ['en', 'Pass the keyboard to Ben.', 'Your hand:', 'The game stops here.'],
    ['nl', 'Geef het toetsenbord aan Ben.', 'Je hand:', 'Het spel stopt hier.'],
    ['de', 'Gib die Tastatur an Ben.', 'Deine Hand:', 'Das Spiel hört hier auf.'],
  ])('clears the screen between people with secrets (%s)', async (lang, curtain, hand, stops) => {
    const { code, out } = await cheeseboard(
      ['play', 'david-goliath', '--seats', '3', '--people', 'Emma,Ben', '--seed', 'b', '--lang', lang],
      ['', '1', '', '1', 'quit'],
    );
    expect(code).toBe(0);
    expect(out).toContain(curtain);
    expect(out).toContain(hand);
    expect(out).toContain(stops);
    // Ben's hand is printed only after the screen was cleared for him.
    const bensScreen = out.slice(out.indexOf(curtain));
    expect(bensScreen.indexOf(hand)).toBeGreaterThan(bensScreen.indexOf('Enter'));
    expect(out.slice(0, out.indexOf(curtain)).match(new RegExp(hand, 'g'))).toHaveLength(1);
  });

  it('does not clear the screen in a game without secrets', async () => {
    const { out } = await cheeseboard(
      ['play', 'mens', '--seats', '2', '--people', 'Emma,Ben', '--seed', 'b'],
      ['1', '1', '1', '1', 'quit'],
    );
    expect(out).not.toContain('Pass the keyboard');
    expect(out).toContain('── Emma');
    expect(out).toContain('── Ben');
  });

  it('explains why a move is illegal, and refuses other input', async () => {
    const { code, out } = await cheeseboard(
      ['play', 'mens', '--seats', '2', '--seed', 'b', '--option', 'firstPlayer=0'],
      ['+1+1+1+1+1', 'nonsense', '99', 'quit'],
    );
    expect(code).toBe(0);
    expect(out).toMatch(/These cards cost 5, but you must spend exactly \d\. Rule ME-5: Adding cards/);
    expect(out).toContain('“nonsense” is not a move here.');
    expect(out).toMatch(/The moves are numbered 1 to \d|There is only move 1/);
  });

  it('has help, log, scores, undo and save at the table', async () => {
    const { out } = await cheeseboard(
      ['play', 'mens', '--seats', '2', '--seed', 'b', '--people', 'Emma'],
      ['?', '1', 'log', 'scores', 'undo', 'save', 'save copy.txt', 'quit'],
    );
    expect(out).toContain('Type the number of a move');
    expect(out).toContain('Cards laid out, of 24: you ');
    expect(out).toContain('Rule CB-4: What you can take back.');
    expect(out).toContain('Save where? Type save FILE.');
    expect(out).toContain('Saved in copy.txt.');
    expect(readFileSync(file('copy.txt'), 'utf8')).toContain('player 0: Emma');
  });

  it('saves the game when the input ends, and resumes it', async () => {
    const firstRun = await cheeseboard(
      ['play', 'mens', '--seats', '2', '--seed', 'b', '--save', 'kept.txt'],
      ['1', '1'],
    );
    expect(firstRun.code).toBe(0);
    expect(firstRun.out).toContain('Continue with: cheeseboard play --resume kept.txt');
    const before = readFileSync(file('kept.txt'), 'utf8');
    const secondRun = await cheeseboard(['play', '--resume', 'kept.txt', '--seed', 'c'], repeatedOnes(3000));
    expect(secondRun.code).toBe(0);
    expect(secondRun.out).toContain('cheeseboard replay kept.txt');
    const textAfter = readFileSync(file('kept.txt'), 'utf8');
    expect(textAfter).toContain('result: ');
    expect(textAfter).toContain(before.split('\n\n')[1]?.trim() as string);
    const thirdRun = await cheeseboard(['play', '--resume', 'kept.txt']);
    expect(thirdRun).toMatchObject({ code: 2, out: '' });
  });

  it.each([
    ['david', 'en', /Play (red|yellow|green|blue|purple) \d+: .+\./],
    ['gouda', 'nl', /Ton \d, linkerkist \d, rechterkist \d: .+\./],
    ['daumen', 'de', /: .+\./],
    ['mens', 'en', /(Lay out|Add) .+: .+\./],
  ])('gives a hint with its reason: %s, in %s', async (game, lang, sentence) => {
    const people = [
      '--people',
      'Ada',
      '--option',
      game === 'daumen' ? 'firstLeader=0' : game === 'david' ? 'firstDealer=2' : 'firstPlayer=0',
    ];
    const { out, code } = await cheeseboard(
      ['play', game, '--seats', '3', ...people, '--lang', lang, '--seed', 'h'],
      ['hint', 'quit'],
    );
    expect(code).toBe(0);
    const [, answer = ''] = out.split('Ada> ');
    expect(answer).toMatch(sentence);
  });

  it('saves the game on Ctrl+C', async () => {
    const child = spawn(
      process.execPath,
      [main, 'play', 'mens', '--seats', '2', '--save', 'broken-off.txt'],
      {
        cwd: folder,
        env: { ...process.env, LANG: 'en' },
      },
    );
    let printed = '';
    const code = await new Promise((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const wasAsked = printed.includes('Player 1> ');
        printed += text;
        // Interrupts only once: a second interrupt would kill the process before it prints its last sentence.
        if (!wasAsked && printed.includes('Player 1> ')) child.kill('SIGINT');
      });
      child.on('close', resolve);
    });
    expect(code).toBe(130);
    expect(printed).toContain('Continue with: cheeseboard play --resume broken-off.txt');
    expect(existsSync(file('broken-off.txt'))).toBe(true);
  });

  it('refuses the name of a bot for a person, because a saved game could not tell them apart', async () => {
    for (const name of ['Brie', 'edam']) {
      const { code, out, err } = await cheeseboard(['play', 'mens', '--people', `Emma,${name}`]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`${name} is a bot’s name. Choose another one.`);
    }
    const match = new Match(games.find(({ id }) => id === 'mens-erger-je-niet') as AnyGame, {
      seats: 2,
      players: ['Brie', 'Edam'],
    });
    writeFileSync(file('bots-only.txt'), writeRecord(match));
    const refusedRun = await cheeseboard(['play', '--resume', 'bots-only.txt']);
    expect(refusedRun).toMatchObject({ code: 2, out: '' });
    expect(refusedRun.err).toContain('Say with --people who is a person.');
    const resumedRun = await cheeseboard(['play', '--resume', 'bots-only.txt', '--people', 'Brie'], ['quit']);
    expect(resumedRun.out).toContain('At the table: Brie and Edam (bot).');
  });

  it('draws new outcomes when it resumes with the same seed', async () => {
    const draws = (): string[] => readFileSync(file('drawn.txt'), 'utf8').match(/^\* .*$/gm) ?? [];
    const line = 'play mens --seats 2 --people A,B --option firstPlayer=0 --seed b --save drawn.txt';
    await cheeseboard(line.split(' '), repeatedOnes(10));
    const firstDraws = draws();
    expect(firstDraws.length).toBeGreaterThan(8);
    await cheeseboard('play --resume drawn.txt --seed b'.split(' '), repeatedOnes(3000));
    const laterDraws = draws().slice(firstDraws.length);
    expect(laterDraws.length).toBeGreaterThan(8);
    const length = Math.min(firstDraws.length, laterDraws.length);
    expect(laterDraws.slice(0, length)).not.toEqual(firstDraws.slice(0, length));
  });

  it('explains how to use log', async () => {
    const { out } = await cheeseboard(
      ['play', 'mens', '--seats', '2', '--seed', 'b', '--people', 'Emma'],
      ['log -1', 'log abc', 'log 0', 'log 1', 'quit'],
    );
    expect(out.split('Type log for everything, or log 10 for the last ten events.')).toHaveLength(4);
  });

  it('prints only sentences with --words', async () => {
    const { out } = await cheeseboard(['play', 'mens', '--seats', '2', '--words', '--seed', 'b'], ['quit']);
    expect(out).not.toMatch(/[▰▱─]/);
    expect(out).toContain('You: nothing laid out.');
  });

  it('takes its language from the environment', async () => {
    const { out } = await cheeseboard(['play', 'mens', '--seed', 'b'], ['quit'], { LANG: 'nl_NL.UTF-8' });
    expect(out).toContain('Het spel stopt hier.');
  });

  it('never overwrites another file', async () => {
    writeFileSync(file('precious.txt'), 'mine');
    expect(await cheeseboard(['play', 'mens', '--save', 'precious.txt'])).toMatchObject({ code: 2 });
    expect(readFileSync(file('precious.txt'), 'utf8')).toBe('mine');
  });
});

/** Saves a game of Emma, Ben and a bot, played at random until `isEnough`. */
function saveMatch(
  id: string,
  name: string,
  isEnough: (match: Match) => boolean,
  options: Record<string, string> = {},
): Match {
  const game = games.find((candidate) => candidate.id === id) as AnyGame;
  const draw = seededDraw(1);
  for (;;) {
    const match: Match = new Match(game, { seats: 3, options, players: ['Emma', 'Ben', 'Brie'] });
    while (!match.result) {
      if (match.chance) match.resolve(drawOutcome(match.chance, draw));
      else if (isEnough(match)) {
        writeFileSync(file(name), writeRecord(match));
        return match;
      } else {
        const seat = match.actors[draw(match.actors.length)]!;
        const moves = match.legalMoves(seat);
        match.play(seat, moves[draw(moves.length)]);
      }
    }
  }
}

const canActOutOfTurn = (match: Match): boolean =>
  match.actors.includes(0) && (match.view(0) as { readonly turn?: number }).turn === 1;

describe.concurrent('out of turn', () => {
  it('offers a parry, which can be declined', async () => {
    saveMatch('daumen-drauf', 'parry.txt', canActOutOfTurn);
    const steps = readFileSync(file('parry.txt'), 'utf8').split('\n').length;
    const { out } = await cheeseboard(
      ['play', '--resume', 'parry.txt', '--people', 'Emma', '--save', 'let-go.txt'],
      ['0', 'quit'],
    );
    expect(out).toContain('It’s not your turn, but you may act now:');
    expect(out).toContain('0  Let it go');
    // Emma declined, so the next step is another player's.
    expect(readFileSync(file('let-go.txt'), 'utf8').split('\n')[steps - 1]).toMatch(/^[12] /);
  });
  it.each([
    ['en', 'you can act only on your turn', 'Pass the keyboard to'],
    ['nl', 'je kunt alleen iets doen als je aan de beurt bent', 'Geef het toetsenbord aan'],
    ['de', 'kannst du nur etwas tun, wenn du an der Reihe bist', 'Gib die Tastatur an'],
  ])('offers nothing if several people would see who is asked (%s)', async (lang, notice, pass) => {
    const name = `parry-${lang}.txt`;
    saveMatch('daumen-drauf', name, canActOutOfTurn);
    const { out } = await cheeseboard(
      ['play', '--resume', name, '--people', 'Emma,Ben', '--save', `turn-${lang}.txt`, '--lang', lang],
      ['', 'quit'],
    );
    expect(out.split(notice)).toHaveLength(2);
    expect(out).toContain(`${pass} Ben.`);
    expect(out).not.toContain(`${pass} Emma.`);
  });
  it('asks several people only on their turn, in a whole game', async () => {
    const { code, out } = await cheeseboard(
      ['play', 'daumen', '--seats', '3', '--people', 'Ann,Ben,Cem', '--seed', '1', '--option', 'rounds=1'],
      repeatedOnes(400),
    );
    expect(code).toBe(0);
    expect(out).toContain('cheeseboard replay');
    expect(out).not.toContain('It’s not your turn');
  });
  it('does not mention it if nobody can act out of turn', async () => {
    const line = 'play daumen --seats 3 --people Ann,Ben --seed 1 --option parry=onTurn';
    expect((await cheeseboard(line.split(' '), ['', 'quit'])).out).not.toContain('only on your turn');
  });
  it('takes the parry', async () => {
    saveMatch('daumen-drauf', 'parry-2.txt', canActOutOfTurn);
    const { out } = await cheeseboard(
      ['play', '--resume', 'parry-2.txt', '--people', 'Emma', '--save', 'parried.txt'],
      ['parry', 'quit'],
    );
    expect(out).toContain('You parry with the twin');
  });
  it('asks everybody with a token in a power window, in seat order', async () => {
    const isWindow = ({ actors }: Match) => actors.includes(0) && actors.includes(1);
    saveMatch('gouda-gouda', 'window.txt', isWindow, { powers: 'on' });
    const { out } = await cheeseboard(
      ['play', '--resume', 'window.txt', '--people', 'Emma,Ben', '--save', 'asked.txt'],
      ['', 'pass', '', 'pass', 'quit'],
    );
    const [emma, ben] = ['Emma', 'Ben'].map((name) => out.indexOf(`Pass the keyboard to ${name}.`));
    expect(emma).toBeGreaterThan(0);
    expect(ben).toBeGreaterThan(emma as number);
    expect(readFileSync(file('asked.txt'), 'utf8')).toContain('\n0 pass\n1 pass\n');
  });
});

describe.concurrent('log', () => {
  it.each(languages)('hides the cards of past tricks (%s)', async (lang) => {
    const isLate = (match: Match): boolean => {
      const { turn, trick, wonCounts } = match.view(0) as DaumenDrauf['view'];
      const tricks = wonCounts.filter((count) => count > 0).length;
      return match.actors.length === 1 && turn === 0 && trick.length > 0 && tricks === 3;
    };
    const name = `long-ago-${lang}.txt`;
    saveMatch('daumen-drauf', name, isLate);
    const { out } = await cheeseboard(['play', '--resume', name, '--lang', lang], ['', 'log', 'quit']);
    const trickMentions = out.match(/(the trick|de slag|den Stich): ./g) ?? [];
    // At least three past tricks, each printed twice: before the first question, and after `log`.
    expect(trickMentions.length).toBeGreaterThanOrEqual(6);
    for (const sentence of trickMentions) expect(sentence).toMatch(/\d$/);
  });
});

describe.concurrent('replay', () => {
  it('prints one step with a position that show can read', async () => {
    await cheeseboard(
      ['play', 'mens', '--seats', '2', '--seed', 'b', '--save', 'stand.txt'],
      repeatedOnes(3000),
    );
    const { code, out } = await cheeseboard(['replay', 'stand.txt', '--step', '5', '--lang', 'nl']);
    expect(code).toBe(0);
    expect(out).toContain('Stap 5 van ');
    const position = /^Stelling: (\S+)$/m.exec(out)?.[1] as string;
    expect((await cheeseboard(['show', position])).code).toBe(0);
    expect(await cheeseboard(['replay', 'stand.txt', '--step', '9999'])).toMatchObject({ code: 2, out: '' });
  });
});

describe.concurrent('validate', () => {
  const record = (...steps: string[]): string =>
    ['cheeseboard record 1', 'game: mens-erger-je-niet 1', 'seats: 2', 'player 0: Emma', 'player 1: Ben', '']
      .concat(steps, '')
      .join('\n');

  it.each([
    ['en', 'bad.txt, line 9: A 3 lays out pile 3, not pile 2.', 'Rule ME-4'],
    ['nl', 'bad.txt, regel 9: Met een 3 leg je stapel 3 uit, niet stapel 2.', 'Regel ME-4'],
    ['de', 'bad.txt, Zeile 9: Mit einer 3 legst du Stapel 3 aus, nicht Stapel 2.', 'Regel ME-4'],
  ])('names the line, the reason and the rule (%s)', async (lang, reason, rule) => {
    writeFileSync(file('bad.txt'), record('* 0', '* 2', '0 o2'));
    const { code, out, err } = await cheeseboard(['validate', 'bad.txt', '--lang', lang]);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(reason);
    expect(err).toContain(rule);
  });
  it.each([
    ['utf8 with a byte-order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['utf16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf16be', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['utf16le without a mark', (text: string) => Buffer.from(text, 'utf16le')],
  ])('reads %s', async (name, encode) => {
    const path = `${name.replaceAll(' ', '-')}.txt`;
    writeFileSync(file(path), encode(record('* 0', '* 2', '0 o3').replace('Emma', 'Zoë')));
    expect(await cheeseboard(['validate', path])).toMatchObject({ code: 0, err: '' });
    expect((await cheeseboard(['replay', path, '--all', '--words'])).out).toContain('Zoë');
  });
  it('says why the options of a record do not go together', async () => {
    const options = 'option festival: scattered\noption farCheese: rope';
    writeFileSync(
      file('clash.txt'),
      `cheeseboard record 1\ngame: gouda-gouda 1\nseats: 2\n${options}\n\n* 1\n`,
    );
    expect(await cheeseboard(['validate', 'clash.txt'])).toMatchObject({
      code: 1,
      err: 'clash.txt: The cheese worth 4 can’t be on the rope: it must be farther along the path than the newspapers. Rule GG-25: Where the scattered cheeses are.\n',
    });
  });
  it('says after which line a record is cut off', async () => {
    writeFileSync(file('half.txt'), record('* 0', '* 2').replace('\n\n', '\nresult: 24 3\n\n'));
    const { code, err } = await cheeseboard(['validate', 'half.txt']);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'half.txt, line 9: the record is cut off: steps are missing after this line\n',
    });
  });
  it('checks every file', async () => {
    writeFileSync(file('good.txt'), record('* 0', '* 2', '0 o3'));
    writeFileSync(file('malformed.txt'), record('* 0', '* 7'));
    const { code, out, err } = await cheeseboard(['validate', 'malformed.txt', 'good.txt']);
    expect(code).toBe(1);
    expect(out).toBe('ok: good.txt: mens-erger-je-niet, 2 players, 3 steps, not finished\n');
    expect(err).toBe('malformed.txt, line 8: each number is from 0 to 5\n');
    expect(await cheeseboard(['replay', 'malformed.txt'])).toMatchObject({ code: 1 });
  });
  it('reports a folder and a missing file like any bad file', async () => {
    mkdirSync(file('folder'));
    writeFileSync(file('fine.txt'), record('* 0'));
    const { code, out, err } = await cheeseboard(['validate', 'folder', 'absent.txt', 'fine.txt']);
    expect(code).toBe(1);
    expect(err).toBe('folder: a folder, not a file\nabsent.txt: no such file or folder\n');
    expect(out).toContain('ok: fine.txt');
  });
  it('strips control characters from names', async () => {
    writeFileSync(file('sly.txt'), record('* 0').replace('Emma', 'Em\u001b[2Jma'));
    expect((await cheeseboard(['replay', 'sly.txt'])).out).not.toContain('\u001b');
  });
});

describe.concurrent('verify', () => {
  const goldenRecord = (name: string): string =>
    fileURLToPath(new URL(`../../test/fair/golden/${name}.txt`, import.meta.url));

  it.each([
    ['older', 4, 'Older proof, not checked. The rules were followed in 26 moves and 34 draws.'],
    ['unproven', 3, 'There is no proof of the draws.'],
    ['log-dice', 0, 'Verified: 31 moves, 44 draws, 44 signatures. 21 draws went ahead without somebody.'],
    [
      'log-undo',
      0,
      'Verified: 32 moves, 4 draws, 47 signatures. Only the host vouches for the last 2 entries.',
    ],
    ['log-cards', 0, 'Verified: 73 moves, 3 draws, 84 signatures.'],
    ['log-alone', 4, 'Not verified: when only a few people draw'],
    ['log-signature', 1, 'Not verified: entry 9 is not signed by Brie.'],
  ])('describes what a record proves, with an exit code: %s', async (name, code, sentence) => {
    const run = await cheeseboard(['verify', goldenRecord(name)]);
    expect(run.code).toBe(code);
    const [printed, otherOutput] = code === 1 ? [run.err, run.out] : [run.out, run.err];
    expect(printed).toContain(sentence);
    expect(otherOutput).toBe('');
  });

  it.each([
    [['log-dice', 'unproven', 'log-signature'], 1],
    [['log-alone', 'unproven', 'log-dice'], 3],
    [['log-dice', 'older'], 4],
  ])('returns the worst code of several records: %s', async (names, code) => {
    expect(await cheeseboard(['verify', ...names.map(goldenRecord)])).toMatchObject({ code });
  });
});

describe.concurrent('show', () => {
  it.each([
    ['en', 'You have a 5', 'Add 1 card to pile 2 and 1 to pile 3'],
    ['nl', 'Je hebt een 5', 'Leg 1 kaart op stapel 2 en 1 op stapel 3 bij'],
    ['de', 'Du hast eine 5', '1 Karte auf Stapel 2 und 1 auf Stapel 3 anlegen'],
  ])('describes a position in words (%s)', async (lang, ask, move) => {
    const { code, out } = await cheeseboard([
      'show',
      'mens-erger-je-niet.1/2//move/0/5/1110,0000/',
      '--lang',
      lang,
    ]);
    expect(code).toBe(0);
    expect(out).toContain(ask);
    expect(out).toContain(move);
  });
  it('shows the view of the seat in turn, not of one that can act out of turn', async () => {
    const match = saveMatch('daumen-drauf', 'eyes.txt', canActOutOfTurn);
    const { out } = await cheeseboard(['show', writePosition(positionsOf(match.game), match.state)]);
    expect(out).toContain('Seen from seat 1');
  });
  it('shows a seat only what it may know', async () => {
    const position = 'mens-erger-je-niet.1/2//move/0/5/1110,0000/';
    expect((await cheeseboard(['show', position, '--seat', '1'])).out).not.toContain('+2+3');
    expect(await cheeseboard(['show', position, '--seat', '2'])).toMatchObject({ code: 2 });
  });
  it('refuses a bad position', async () => {
    const { code, out, err } = await cheeseboard(['show', 'mens-erger-je-niet.1/2//move/0/5/0000,0000/']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('seat 0 can do nothing with a 5');
  });
});

describe.concurrent('cheeseboard', () => {
  it('has help in three languages, and a version', async () => {
    expect((await cheeseboard(['--help'])).out).toContain('cheeseboard play [game]');
    expect((await cheeseboard(['--help', '--lang', 'nl'])).out).toContain('cheeseboard play [spel]');
    expect((await cheeseboard([], [], { LANG: 'de_DE' })).out).toContain('cheeseboard play [Spiel]');
    expect((await cheeseboard(['--version'])).out).toMatch(/^cheeseboard \d+\.\d+\.\d+\n$/);
  });
  it.each([
    [['play'], 'play which game?'],
    [['play', 'chess'], 'no game "chess"'],
    [['play', 'mens', '--seats', '9'], 'is for 2 to 4 players'],
    [['play', 'mens', '--seats', '2', '--people', 'A,B,C'], '3 people do not fit on 2 seats'],
    [['play', 'mens', '--people', 'A,A'], 'the same name'],
    [['play', 'mens', '--option', 'deals=2'], 'has no option "deals"'],
    [
      ['play', 'gouda', '--option', 'festival=scattered', '--option', 'farCheese=rope'],
      'farther along the path than the newspapers. "farCheese" is one of table, stool-left, stool-right.',
    ],
    [['play', 'mens', '--fly'], "'--fly'"],
    [['play', 'mens', '--save', 'no/such/folder.txt'], 'no such file or folder'],
    [['play', 'mens', '--lang', 'fr'], '--lang: en | nl | de'],
  ])('explains what is wrong with %j', async (args, reason) => {
    const { code, out, err } = await cheeseboard(args);
    expect(err).toContain(reason);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
  it.each([
    [['replay', 'absent.txt'], 'absent.txt: no such file'],
    [['play', '--resume', 'absent.txt'], 'absent.txt: no such file'],
    [['show', 'nonsense'], 'it starts with one of'],
  ])('has one exit code for bad data and another for a bad command: %j', async (args, reason) => {
    const { code, out, err } = await cheeseboard(args);
    expect(err).toContain(reason);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });
});
