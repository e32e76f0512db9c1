/** A deposed host listens at another host address and claims its earlier term: whoever knows the later term does not follow this host. */
import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import { HostRunner } from '../src/host/host-runner.ts';
import { HostTable } from '../src/host/host-table.ts';
import { newMember, newRoom } from '../src/host/room.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { personOf } from '../src/protocol/keys.ts';
import { hostAddress } from '../src/protocol/room.ts';
import { newSealedEnd } from '../src/transport/sealed/sealed-end.ts';
import { seededBytes, seededSigner } from './kit/browsers.ts';
import { usualPolicy } from './kit/sync-table.ts';
import { playOn, startMatch } from './kit/table.ts';

test.each([
  ['slower', 'lobby'],
  ['faster', 'lobby'],
  ['faster', 'sent-away'],
  ['faster', 'next match'],
])('Cas, who knows term 1000, comes back to Ben although Ada is %s: %s', async (speed, trick) => {
  const match = await startMatch('deposed lobby', 'david-goliath', ['Ada', 'Ben', 'Cas'], {
    rules: { away: 'bot' },
  });
  const { clock, network, room, crash, browser, tables } = match;
  const [, ben, cas] = tables;
  await playOn(match, tables, 3);
  crash('Ada');
  await clock.until(
    () => ben!.hosted !== null && cas!.connection.state === 'open' && (cas!.state!.match?.version ?? 0) > 0,
  );
  const signer = seededSigner('deposed lobby Ada');
  const key = textOf(signer.publicKey);
  const falseRoom = newRoom(
    room,
    {
      game: 'david-goliath',
      options: {},
      policy: usualPolicy,
      chairs: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
    },
    [{ id: personOf(key), key }],
    false,
  );
  const casKey = textOf(seededSigner('deposed lobby Cas').publicKey);
  if (trick === 'sent-away') falseRoom.barred.push(casKey);
  if (trick === 'next match') {
    falseRoom.matches = 1;
    falseRoom.members.push(newMember(personOf(casKey), casKey, 'Cas'));
    falseRoom.chairs[1] = { kind: 'person', person: personOf(casKey), standIn: false };
  }
  const runner = new HostRunner(
    new HostTable({ v: 2, room: falseRoom, log: null }, { games, signer, random: seededBytes('ada') }),
    {
      now: () => clock.now,
      after: (ms, call) => clock.after(ms, call),
      save: async () => {},
      forget: async () => {},
      think: () => new Promise(() => {}),
      sealedEnds: async () => newSealedEnd,
    },
  );
  runner.tell({ type: 'open' });
  for (const offset of [1, 2, 3])
    network.transport('Ada').listen(hostAddress(room, 1000, offset), {
      connected: (connection) =>
        runner.admit({
          fingerprints: connection.fingerprints,
          send: (text) => connection.send(text),
          close: () => connection.close(),
          listen: (listener) =>
            connection.listen({
              ...listener,
              // Ada hides from her table that Cas knows a later term.
              text: (text) => listener.text(text.replace(/"term":1000/, '"term":0')),
            }),
        }),
    });
  crash('Cas');
  const phone = browser('Cas');
  const innerTransport = await phone.services.transport();
  phone.services.transport = async () => ({
    ...innerTransport,
    call: async (address, signal) => {
      if (speed === 'faster' && address === hostAddress(room, 1000))
        await new Promise<void>((resolve) => void clock.after(50, resolve));
      return innerTransport.call(address, signal);
    },
  });
  const casAgain = (await phone.tables.join(match.invitation))!;
  const startMs = clock.now;
  if (trick === 'next match') {
    clock.after(2_000, () => {
      try {
        runner.tell({ type: 'start' });
      } catch {
        // The start fails if Cas did not follow Ada.
      }
    });
    clock.after(5_000, () => network.crash('Ada'));
  }
  while (clock.now - startMs < 60_000) await clock.tick();
  const hostName = casAgain.state?.people.find(({ host }) => host)?.name;
  const saves = await phone.services.savedTables();
  const saved = await saves.get('guest', match.invitation.replace('#/t/', ''));
  const memory = (saved as { memory?: { lastMatch: number; match: { entries: unknown[] } } } | undefined)
    ?.memory;
  expect(casAgain.connection.state).toBe('open');
  expect(memory).toMatchObject({ lastMatch: 1 });
  expect(hostName).toBe('Ben');
  expect(casAgain.state!.phase).toBe('playing');
});
