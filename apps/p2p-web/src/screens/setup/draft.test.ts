import { presetOf } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { languages } from '@cheeseboard/engine/text';
import { beforeEach, expect, test, vi } from 'vitest';
import { setupWords } from '../../words/setup.ts';
import {
  type Draft,
  firstDraft,
  formErrorsOf,
  policyValues,
  tableOf,
  withChair,
  withSeats,
} from './draft.ts';
import { keepDraft, lastDraft } from './last-draft.ts';

const gouda = games.find(({ id }) => id === 'gouda-gouda')!;
const kinds = ({ chairs }: Draft): string => chairs.map(({ kind }) => kind).join(' ');

beforeEach(() => {
  const storedValues = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: (key: string, value: string) => storedValues.set(key, value),
  });
});

test('every mode starts with sensible seats and all options', () => {
  expect(kinds(firstDraft(gouda, 'friends', 'Anna'))).toBe('person open');
  expect(kinds(firstDraft(gouda, 'bots', 'Anna'))).toBe('person bot bot');
  expect(kinds(firstDraft(gouda, 'device', 'Anna'))).toBe('person person');
  const { options } = firstDraft(gouda, 'friends', '');
  expect(Object.keys(options)).toEqual(Object.keys(gouda.options));
  expect(options.board).toBe('short');
  expect(presetOf(gouda, 2, options)?.id).toBe('first-game');
});

test('with fewer seats the reader keeps one, and options that named a removed seat are reset', () => {
  let draft = withSeats(gouda, firstDraft(gouda, 'friends', 'Anna'), 4, 'friends');
  draft = withChair(draft, 3, { kind: 'person', name: 'Anna' }, 'friends');
  expect(kinds(draft)).toBe('open open open person');
  draft = { ...draft, options: { ...draft.options, firstPlayer: 3 } };
  draft = withSeats(gouda, draft, 2, 'friends');
  expect(kinds(draft)).toBe('open person');
  expect(draft.options.firstPlayer).toBe('random');
});

test('lists errors in the order of the form', () => {
  const bots = firstDraft(gouda, 'bots', ' ');
  expect(formErrorsOf(bots, 'bots', gouda)).toEqual([]);
  expect(tableOf('gouda-gouda', bots, () => 'You').chairs[0]).toEqual({ kind: 'me', name: 'You' });
  expect(formErrorsOf(firstDraft(gouda, 'friends', ' '), 'friends', gouda)).toEqual([{ kind: 'noName' }]);
  const draftWithoutPeople = withChair(
    firstDraft(gouda, 'friends', 'Anna'),
    1,
    { kind: 'bot', level: 'easy' },
    'friends',
  );
  expect(formErrorsOf(draftWithoutPeople, 'friends', gouda)).toEqual([{ kind: 'noOpenChair' }]);
  let device = firstDraft(gouda, 'device', 'Anna');
  expect(formErrorsOf(device, 'device', gouda)).toEqual([]);
  expect(tableOf('gouda-gouda', device, (seat) => `Player ${seat + 1}`).chairs).toEqual([
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Player 2' },
  ]);
  device = withChair(device, 1, { kind: 'person', name: 'anna ' }, 'device');
  expect(formErrorsOf(device, 'device', gouda)).toEqual([{ kind: 'sameName', seat: 1, name: 'anna' }]);
  device = withChair(device, 1, { kind: 'person', name: 'B'.repeat(25) }, 'device');
  expect(formErrorsOf(device, 'device', gouda)).toEqual([{ kind: 'longName' }]);
  device = withChair(device, 0, { kind: 'bot', level: 'easy' }, 'device');
  device = withChair(device, 1, { kind: 'bot', level: 'easy' }, 'device');
  expect(formErrorsOf(device, 'device', gouda)).toEqual([{ kind: 'nobody' }]);
});

test('restores the last setup with the current name', () => {
  const draft = withSeats(gouda, firstDraft(gouda, 'friends', 'Anna'), 3, 'friends');
  keepDraft('gouda-gouda', 'friends', { ...draft, policy: { ...draft.policy, clockSeconds: 60 } });
  const storedDraft = lastDraft(gouda, 'friends', 'Ben');
  expect(tableOf('gouda-gouda', storedDraft, () => 'You').chairs).toEqual([
    { kind: 'me', name: 'Ben' },
    { kind: 'open' },
    { kind: 'open' },
  ]);
  expect(storedDraft.policy.clockSeconds).toBe(60);
});

test('lets a majority of the guests continue without the host, unless the reader chose otherwise', () => {
  const { policy } = firstDraft(gouda, 'friends', 'Anna');
  expect(policy).toMatchObject({ quorum: 'majority', patienceSeconds: 8 });
  for (const quorum of policyValues.quorum) {
    const draft = {
      ...firstDraft(gouda, 'friends', 'Anna'),
      policy: { ...policy, quorum, patienceSeconds: 60 },
    };
    keepDraft('gouda-gouda', 'friends', draft);
    expect(lastDraft(gouda, 'friends', 'Anna').policy).toMatchObject({ quorum, patienceSeconds: 60 });
  }
});

test.each([{}, { quorum: 'anybody', patienceSeconds: 1 }])(
  'ignores a stored policy that does not exist: %o',
  (policy) => {
    const draft = firstDraft(gouda, 'friends', 'Anna');
    keepDraft('gouda-gouda', 'friends', { ...draft, policy: policy as Draft['policy'] });
    expect(lastDraft(gouda, 'friends', 'Anna').policy).toEqual(draft.policy);
  },
);

test.each(languages)('says what a quorum of guests could also do: %s', (language) => {
  const { hint, ...choices } = setupWords[language].quorum;
  expect(Object.keys(choices).sort()).toEqual(['label', ...policyValues.quorum].sort());
  expect(hint).toMatch(/hidden cards|verborgen kaarten|Karten verdeckt/);
});

test.each([
  'null',
  '{',
  '{"chairs":[]}',
  '{"chairs":[{"kind":"open"},{"kind":"open"}]}',
  '{"chairs":[{"kind":"person","name":"A"},{"kind":"bot","level":"divine"}]}',
  '{"chairs":[{"kind":"person","name":7},{"kind":"open"}]}',
])('what somebody else wrote there is not used: %s', (text) => {
  localStorage.setItem('cheeseboard:setup gouda-gouda friends', text);
  expect(lastDraft(gouda, 'friends', 'Anna')).toEqual(firstDraft(gouda, 'friends', 'Anna'));
});

test('options that do not go together are an error of the form', () => {
  const draft = firstDraft(gouda, 'bots', 'Anna');
  const options = { ...draft.options, festival: 'scattered', nearCheese: 'table' };
  expect(formErrorsOf({ ...draft, options }, 'bots', gouda)).toMatchObject([
    { kind: 'options', refusal: { reason: 'not-farther', rule: 'GG-25' } },
  ]);
});
