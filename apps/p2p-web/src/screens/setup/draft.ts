/** The data of the setup form, and its validation. */
import type { AnyGame, OptionValue, RefusalBase } from '@cheeseboard/engine';
import type { Level } from '@cheeseboard/engine/bots';
import type { NewTable, Policy } from '../../tables/table.ts';
import type { Mode } from '../app/route.ts';

export const NAME_MAX_CHARACTERS = 24;

/** One chair of the setup form. `person`: the reader, who fills in the form; on one device, any of its players. */
export type ChairDraft =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level };

export interface Draft {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly policy: Policy;
  readonly chairs: readonly ChairDraft[];
}

export const defaultPolicy: Policy = {
  away: 'wait',
  undo: 'ask',
  takeover: true,
  clockSeconds: null,
  breathSeconds: 2,
  patienceSeconds: 8,
  quorum: 'majority',
};

const clocks = [null, 30, 60, 90, 120, 300] as const;
const breaths = [0, 1, 2, 3, 4, 5] as const;
const patiences = [8, 20, 60, 180, 600] as const;
const quorums = ['majority', 'everybody', 'nobody'] as const;
export const policyValues = {
  clockSeconds: clocks,
  breathSeconds: breaths,
  patienceSeconds: patiences,
  quorum: quorums,
} as const;

const defaultChair = (mode: Mode): ChairDraft =>
  mode === 'friends'
    ? { kind: 'open' }
    : mode === 'bots'
      ? { kind: 'bot', level: 'steady' }
      : { kind: 'person', name: '' };

export function firstDraft(game: AnyGame, mode: Mode, name: string): Draft {
  const seats = Math.min(Math.max(game.seats.min, mode === 'bots' ? 3 : game.seats.min), game.seats.max);
  const chairs = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? ({ kind: 'person', name } as const) : defaultChair(mode),
  );
  return { options: firstOptions(game, seats), policy: defaultPolicy, chairs };
}

/** The options of the first preset, which is for a first game. */
export const firstOptions = (game: AnyGame, seats: number): Record<string, OptionValue> =>
  validOptions(game, seats, game.presets?.[0]?.options ?? {});

/** Changes the number of seats. The reader, who fills in the form, keeps a seat. */
export function withSeats(game: AnyGame, draft: Draft, seats: number, mode: Mode): Draft {
  const keptChairs = draft.chairs.slice(0, seats);
  const chairs = [
    ...keptChairs,
    ...Array.from({ length: seats - keptChairs.length }, () => defaultChair(mode)),
  ];
  const ownChair = draft.chairs.find(({ kind }) => kind === 'person');
  if (ownChair && mode !== 'device' && !chairs.some(({ kind }) => kind === 'person'))
    chairs[seats - 1] = ownChair;
  return { ...draft, chairs, options: validOptions(game, seats, draft.options) };
}

/** All options, with the default for missing or invalid ones. */
export function validOptions(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): Record<string, OptionValue> {
  return Object.fromEntries(
    Object.entries(game.options).map(([key, spec]) => {
      const values = spec.values(seats);
      const value = options[key] as OptionValue;
      return [key, values.includes(value) ? value : values[0]!];
    }),
  );
}

/** Changes one seat. If the reader moves to it, the two seats swap. */
export function withChair(draft: Draft, seat: number, chair: ChairDraft, mode: Mode): Draft {
  const chairBefore = draft.chairs[seat]!;
  const chairs = draft.chairs.map((other, index) => {
    if (index === seat) return chair;
    const hasMoved = chair.kind === 'person' && mode !== 'device' && other.kind === 'person';
    return hasMoved ? chairBefore : other;
  });
  return { ...draft, chairs };
}

export type FormError =
  | { readonly kind: 'noName' | 'longName' | 'nobody' | 'noOpenChair' }
  | { readonly kind: 'options'; readonly refusal: RefusalBase }
  | { readonly kind: 'sameName'; readonly seat: number; readonly name: string };

/** The errors of the form, in the order of its fields. */
export function formErrorsOf({ chairs, options }: Draft, mode: Mode, game: AnyGame): FormError[] {
  const people = chairs.flatMap((chair, seat) =>
    chair.kind === 'person' ? [{ seat, name: chair.name.trim() }] : [],
  );
  if (people.length === 0) return [{ kind: 'nobody' }];
  const formErrors: FormError[] = [];
  const refusal = game.optionsRefusal?.(options);
  if (refusal) formErrors.push({ kind: 'options', refusal });
  const seenNames = new Set<string>();
  for (const { seat, name } of people) {
    // Only friends at other devices need to know who somebody is.
    if (name === '' && mode === 'friends') formErrors.push({ kind: 'noName' });
    else if (name === '') continue;
    else if (seenNames.has(name.toLowerCase())) formErrors.push({ kind: 'sameName', seat, name });
    seenNames.add(name.toLowerCase());
  }
  if (people.some(({ name }) => name.length > NAME_MAX_CHARACTERS)) formErrors.push({ kind: 'longName' });
  if (mode === 'friends' && !chairs.some(({ kind }) => kind === 'open'))
    formErrors.push({ kind: 'noOpenChair' });
  return formErrors;
}

/** The table to open. `defaultName`: the name of somebody at this seat who entered none. */
export const tableOf = (
  game: string,
  { options, policy, chairs }: Draft,
  defaultName: (seat: number) => string,
): NewTable => ({
  game,
  options,
  policy,
  chairs: chairs.map((chair, seat) =>
    chair.kind === 'person' ? { kind: 'me', name: chair.name.trim() || defaultName(seat) } : chair,
  ),
});
