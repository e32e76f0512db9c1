/** Rubbish of many kinds: noise, broken messages, and messages that are whole but make no sense. */
import { type Draw, seededDraw } from '@cheeseboard/engine';
import { Client } from '../../src/guest/client.ts';
import { textOf } from '../../src/protocol/bytes.ts';
import { hashOfKey } from '../../src/protocol/keys.ts';
import { Bench } from './bench.ts';
import { seededBytes, seededSigner } from './means.ts';

const letters = '{}[]":,0123456789.-+eE truefalsnu\\\u0000\u202e\ud800é👩tkindactmoveseat__proto__';

function noise(draw: Draw): string {
  let text = '';
  for (let length = draw(60); length > 0; length--) text += letters[draw(letters.length)];
  return draw(50) === 0 ? text.repeat(1 + draw(2000)) : text;
}

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  3,
  1e9,
  1e308,
  -0.5,
  '',
  'x',
  'open',
  'bot',
  'host',
  '__proto__',
  [],
  [[]],
  {},
  { kind: 'open' },
  { kind: 'bot', level: 'sharp' },
  { type: 'pass' },
  { type: 'add', cards: [0, 0, 0, 0] },
  { toString: 1 },
  'x'.repeat(3000),
];
const keys = [
  'kind',
  'seat',
  'person',
  'move',
  'version',
  'text',
  'reaction',
  'ready',
  'policy',
  'game',
  'options',
  'chair',
  'yes',
  'n',
  'act',
  't',
  'v',
  'extra',
];

const acts: readonly object[] = [
  { kind: 'profile', name: 'Eve', colour: null },
  { kind: 'sit', seat: 1 },
  { kind: 'sit', seat: null },
  { kind: 'ready', ready: true },
  { kind: 'move', version: 0, move: { type: 'layOut', pile: 1 } },
  { kind: 'say', text: 'hello', reaction: false },
  { kind: 'pause', paused: true },
  { kind: 'pause', paused: false },
  { kind: 'ask-undo' },
  { kind: 'answer-undo', yes: true },
  { kind: 'ask-seat', seat: 0 },
  { kind: 'answer-seat', person: 'nobody', yes: true },
  { kind: 'set-game', game: 'gouda-gouda', options: {}, seats: 2 },
  { kind: 'set-chair', seat: 1, chair: { kind: 'bot', level: 'easy' } },
  { kind: 'set-policy', policy: { away: 'wait', undo: 'ask', takeover: true, clock: null, breath: 1 } },
  { kind: 'start' },
  { kind: 'stand-in', seat: 1, bot: true },
  { kind: 'send-away', person: 'nobody' },
  { kind: 'rematch' },
  { kind: 'to-lobby' },
];

/** One part of it replaced, added or taken away. */
function bent(value: object, draw: Draw): object {
  const copy: Record<string, unknown> = structuredClone(value) as never;
  const own = Object.keys(copy);
  const key = draw(3) === 0 ? keys[draw(keys.length)]! : own[draw(own.length)]!;
  if (draw(5) === 0) delete copy[key];
  else if (typeof copy[key] === 'object' && copy[key] !== null && draw(2) === 0)
    copy[key] = bent(copy[key], draw);
  else copy[key] = values[draw(values.length)];
  return copy;
}

function broken(draw: Draw): string {
  const act = acts[draw(acts.length)]!;
  const message = {
    t: ['do', 'do', 'do', 'hello', 'proof', 'link', 'pledge', 'leave'][draw(8)],
    n: draw(5),
    act,
  };
  const text = JSON.stringify(bent(message, draw));
  return draw(3) === 0 ? text.slice(0, draw(text.length + 1)) : text;
}

export interface Fed {
  readonly toStrangers: number;
  readonly toMembers: number;
  readonly toGuests: number;
  /** Acts that were carried out. */
  readonly done: number;
}

const members = ['Eve', 'Mal', 'Oscar'].map(seededSigner);
const self = seededSigner('guest');

/** Feeds so many messages to a host and to guests. Whatever comes, they must stand. */
export function feed(messages: number, seed: string): Fed {
  const draw = seededDraw(seed);
  const bench = new Bench();
  bench.enter(1, bench.signer);
  let member = 2;
  let link = 2;
  let n = 0;
  const counts = { toStrangers: 0, toMembers: 0, toGuests: 0, done: 0 };
  const enter = () => {
    member = ++link;
    bench.enter(member, members[draw(members.length)]!);
    n = (bench.last(member)?.done as number | undefined) ?? 0;
  };
  enter();
  for (let count = 0; count < messages; count++) {
    bench.now += 60;
    const kind = draw(100);
    if (kind < 50) {
      const stranger = ++link;
      bench.call(stranger);
      bench.say(stranger, draw(2) === 0 ? noise(draw) : broken(draw));
      // Most are shown the door; the rest go by themselves.
      bench.tell({ is: 'closed', link: stranger });
      counts.toStrangers += 1;
    } else if (kind < 80) {
      const before = bench.host.room.members.reduce((sum, { done }) => sum + done, 0);
      const whole = acts[draw(acts.length)]!;
      // What is no act at all costs the line, and a new one takes signatures: mostly acts that are whole.
      const act = draw(50) === 0 ? bent(whole, draw) : whole;
      bench.say(member, draw(200) === 0 ? noise(draw) : { t: 'do', n: n + 1, act });
      const after = bench.host.room.members.reduce((sum, { done }) => sum + done, 0);
      n += after - before;
      counts.done += after - before;
      counts.toMembers += 1;
      if (bench.closed.has(member)) enter();
    } else {
      feedGuest(draw, bench);
      counts.toGuests += 1;
    }
    if (count % 1000 === 0) {
      bench.tell({ is: 'wake' });
      bench.said.clear();
      bench.closed.clear();
    }
  }
  bench.now += 20_000;
  bench.tell({ is: 'wake' });
  bench.enter(++link, seededSigner('somebody who comes later'));
  if (bench.last(link)?.t !== 'welcome') throw new Error('after all this nobody gets in any more');
  return counts;
}

let guest: Client | null = null;

/** A host that says anything to a guest. */
function feedGuest(draw: Draw, bench: Bench): void {
  if (!guest || draw(50) === 0) {
    guest = new Client({
      invitation: { secret: bench.secret, host: hashOfKey(textOf(bench.signer.publicKey)) },
      signer: self,
      random: seededBytes('guest'),
      epoch: 0,
    });
    guest.input({ is: 'start' }, bench.now);
  }
  guest.input({ is: 'opened', fingerprints: null }, bench.now);
  const text = ['.', '+', ''][draw(3)]! + (draw(2) === 0 ? noise(draw) : broken(draw));
  guest.input({ is: 'text', text }, bench.now);
}
