/** Every attack of THREAT_MODEL.md has tests, which exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titlesIn } from './kit/titles.ts';

const app = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, app), 'utf8');
const titles = [
  'test/',
  'src/election/',
  'src/transport/peerjs/',
  'src/transport/nostr/',
  '../../packages/engine/src/core/fair/',
]
  .flatMap((folder) =>
    readdirSync(new URL(folder, app)).flatMap((name) => (name.endsWith('.test.ts') ? [folder + name] : [])),
  )
  .filter((path) => !path.includes('threat-model'))
  .flatMap((path) => titlesIn(read(path)));

/** The tests of each attack in THREAT_MODEL.md: a part of their titles. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  H1: ['invented person in the start', 'start that nobody signed', 'invented player in a draw'],
  H2: [
    'leaves out its own reveal',
    'cannot leave out its own reveal',
    'reveal that was kept',
    'rolls another die',
  ],
  H3: [
    'guest who is always',
    'changes at most one draw in 21 per guest',
    'chooses every draw that all others sit out',
  ],
  H4: ['gives no reveal for a later', 'asks for a reveal between', 'second reveal for one draw'],
  H5: ['deals other cards'],
  H6: [
    'false view of a game',
    'events that did not happen',
    'view of another seat',
    'shows everybody the card',
  ],
  H7: ['two views of one position'],
  H8: ['view of a later', 'view without the entry'],
  H9: ['snapshot that has a `me`', 'snapshot that has a `moves`', 'snapshot that has a `result`'],
  H10: ['game, options, policy and chairs'],
  H11: ['match that is said', 'opened body that is not', 'where one of the bodies'],
  H12: [
    'called away',
    'called late',
    'called gone for good',
    'called moved to another device',
    'clock that is set',
    'pause does not make',
  ],
  H13: ['whom the host does not let'],
  H14: ['signatures of the host and of the new person', 'accepts no move of the old key'],
  H15: ['bot that moves for a person'],
  H16: [
    'with the host’s own signature',
    'signature for an earlier',
    'move that is entered',
    'another move than the guest',
  ],
  H17: ['move that the host'],
  H18: ['earlier match number is refused', 'nobody signs for a match'],
  H19: ['asking for the next match'],
  H20: [
    'entry is left out',
    'entries are withheld',
    'two entries that change places',
    'earlier entry is repeated',
    'log is cut',
  ],
  H21: [
    'entry that is known',
    'calls a rewritten entry a fork',
    'hands over and forgets',
    'two hosts with one key',
  ],
  H22: ['found at the next draw or signed act', 'history is found by the others'],
  H23: ['undo that one of three', 'stand-in that a guest', 'policy of a guest', 'second start'],
  H24: [
    'new host with one vote',
    'hands over to itself',
    'hand-over of a later',
    'list of voters that the host does not sign',
  ],
  H25: [
    'host of an earlier',
    'ends a lease after the heartbeat',
    'comes back to Ben',
    'deposed host that makes',
  ],
  H26: ['keeps a violation when the host'],
  G1: ['refuses a move for the seat', 'no move without the signature'],
  G2: ['guest that claims a later'],
  G3: ['same key in two'],
  G4: ['seat without the host', 'only the seat of somebody who is away'],
  G5: ['old key comes back', 'gives the old key no vote', 'the new key has a vote'],
  G6: ['flood of claims', 'answers a flood of commands', 'malformed messages end the connection'],
  G7: ['answers and never stores'],
  G8: ['answer that claims a later'],
  G9: ['start that a guest', 'move that a guest', 'somebody who left and lost', 'undo is dropped if'],
  G10: ['question that arrives late', 'last move whose answer'],
  G11: ['sees nothing of what it carries'],
  G12: ['changes a text', 'repeats a text', 'leaves out a text', 'shortens a text'],
  G13: ['puts its own key in between'],
  G14: ['lets nobody carry over', 'carried connection that sends too much'],
  V1: [
    'rejects a second vote in the same',
    'vote with a forged',
    'where the only other vote',
    'vote that is signed',
  ],
  V2: ['vote with a wrong'],
  V3: ['candidate that leaves out'],
  V4: ['grants neither vote nor pre-vote'],
  V5: ['shares that a failed candidate'],
  V6: ['voter that lost its disk'],
  V7: ['reveal that was given'],
  S1: [
    'do not follow an impostor',
    'does not prevent an election',
    'host with too few votes',
    'does not follow a host with votes of strangers',
    'later term by a host',
  ],
  S2: ['newcomer gets in while Eve', 'guest comes back while Eve'],
  S3: ['while 40 silent peers'],
  S4: ['connection that was no good'],
  S5: ['somebody who knows the address', 'offer is answered once', 'sends the offer back'],
  S6: ['flood is cut to a few'],
  S7: ['silent stranger at the host’s address', 'man in the middle answers the direct calls'],
  S8: ['carries four connections', 'frees the place of whoever', 'lets no stranger carry'],
  S9: ['refuses a proof of another'],
  S10: ['nobody receives more than their', 'worlds that differ only'],
  S11: ['stranger with the link', 'vote of a stranger'],
};

const [, section = ''] = /## Attacks\n([\s\S]*?)\n## /.exec(read('THREAT_MODEL.md')) ?? [];
const attacks = [...section.matchAll(/^\| ([HGVS]\d+) +\| (.+?) +\|/gm)].map(([, id, attack]) => [
  id!,
  attack!,
]);

test('has tests for exactly the attacks of THREAT_MODEL.md', () => {
  expect(attacks.length).toBeGreaterThan(40);
  expect(Object.keys(testsOf)).toEqual(attacks.map(([id]) => id));
});

test.each(attacks)('%s: %s', (id) => {
  const missing = testsOf[id!]!.filter((name) => !titles.some((title) => title.includes(name)));
  expect(testsOf[id!]).not.toEqual([]);
  expect(missing).toEqual([]);
});

test('does not count names in comments, in strings or of skipped tests', () => {
  const source = `
    // test('in a comment', () => {});
    const said = "it's said";
    test('declared', () => {});
    it.skip('left out', () => {});
    test.each<[string, number]>([
      ['a row (with brackets)', 1], // it('remarked')
      ['another row', 2],
    ])('%s of a table', () => expect('in a string'));
    test.each(games)('without %s', () => {});
  `;
  const tables = ['a row (with brackets) of a table', 'another row of a table', 'without %s'];
  expect(titlesIn(source)).toEqual(['declared', ...tables]);
});
