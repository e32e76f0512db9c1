/** PROTOCOL.md names the version, every message with its fields, every act and every kind of entry. */
import { readFileSync } from 'node:fs';
import type { EntryKind } from '@cheeseboard/engine/fair';
import { expect, test } from 'vitest';
import { PROTOCOL } from '../src/protocol/handshake.ts';
import { FromGuest, FromHost, PeerMessage } from '../src/protocol/messages.ts';

const text = readFileSync(new URL('../PROTOCOL.md', import.meta.url), 'utf8');
/** The words in code spans and examples, without their punctuation. */
const code = new Set(
  [...text.matchAll(/`([^`]+)`|```[a-z]*\n([\s\S]*?)```/g)].flatMap(([, span, block]) =>
    (span ?? block)!.split(/[^\w-]+/),
  ),
);

interface Schema {
  readonly entries: Readonly<Record<string, { readonly literal?: unknown }>>;
}
const messages = [FromGuest, FromHost, PeerMessage].flatMap(({ options }) => options as readonly Schema[]);

test('states the version', () => {
  expect(text).toContain(`Version **${PROTOCOL}**`);
});

test.each(messages.map(({ entries }) => [String(entries.t!.literal), Object.keys(entries)] as const))(
  'describes %s with its fields',
  (t, fields) => {
    expect([t, ...fields].filter((word) => !code.has(word))).toEqual([]);
  },
);

const acts = messages.flatMap(({ entries }) => {
  const { options = [] } = (entries.act ?? {}) as { readonly options?: readonly Schema[] };
  return options.map(
    ({ entries: { kind, ...fields } }) => [String(kind!.literal), Object.keys(fields)] as const,
  );
});

test.each(acts)('describes the act %s with its fields', (kind, fields) => {
  const [, section = ''] = /### Acts\n([\s\S]*?)\n## /.exec(text) ?? [];
  const span = [kind, ...(fields.length > 0 ? [`{ ${fields.join(', ')} }`] : [])].join(' ');
  expect(section).toContain(`\`${span}\``);
});

test('knows every act', () => {
  expect(acts.length).toBeGreaterThan(15);
});

/** All kinds of entries: the type makes the compiler report a missing one. */
const kinds: { readonly [K in EntryKind]: true } = {
  start: true,
  move: true,
  'bot-move': true,
  draw: true,
  seat: true,
  undo: true,
  policy: true,
  key: true,
  host: true,
};

test.each(Object.keys(kinds))('describes the entry %s with an example', (kind) => {
  const [, log = ''] = text.split('## The log');
  expect(log).toMatch(new RegExp(`^\\| \`${kind}\` +\\|`, 'm'));
  expect(log).toContain(`{ "kind": "${kind}"`);
});
