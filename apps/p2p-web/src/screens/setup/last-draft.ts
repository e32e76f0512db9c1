/** Remembers the last setup of each game and mode. */
import type { AnyGame } from '@cheeseboard/engine';
import { type Level, levels } from '@cheeseboard/engine/bots';
import type { Policy } from '../../tables/table.ts';
import type { Mode } from '../app/route.ts';
import {
  type ChairDraft,
  type Draft,
  defaultPolicy,
  firstDraft,
  NAME_MAX_CHARACTERS,
  policyValues,
  validOptions,
} from './draft.ts';

const key = (game: string, mode: Mode): string => `cheeseboard:setup ${game} ${mode}`;

/** Stores a draft, if the browser allows it. */
export function keepDraft(game: string, mode: Mode, draft: Draft): void {
  try {
    localStorage.setItem(key(game, mode), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked.
  }
}

/** The stored draft, validated, or the first one for this game and mode. */
export function lastDraft(game: AnyGame, mode: Mode, name: string): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(game.id, mode)) ?? 'null');
    return readDraft(stored, game, mode, name) ?? firstDraft(game, mode, name);
  } catch {
    return firstDraft(game, mode, name);
  }
}

/** Validates a stored draft and gives the reader's chair their present name. Null if the draft cannot be used. */
export function readDraft(stored: unknown, game: AnyGame, mode: Mode, name: string): Draft | null {
  const draft = stored as Partial<Draft> | null;
  if (!Array.isArray(draft?.chairs)) return null;
  const chairs = (draft.chairs as unknown[]).map((chair) => readChair(chair, mode));
  const { min, max } = game.seats;
  if (chairs.length < min || chairs.length > max || chairs.includes(null)) return null;
  const people = chairs.filter((chair) => chair?.kind === 'person').length;
  if (people === 0 || (mode !== 'device' && people !== 1)) return null;
  return {
    chairs: (chairs as ChairDraft[]).map((chair) =>
      chair.kind === 'person' && mode !== 'device' ? { kind: 'person', name } : chair,
    ),
    options: validOptions(game, chairs.length, draft.options ?? {}),
    policy: readPolicy(draft.policy),
  };
}

function readChair(chair: unknown, mode: Mode): ChairDraft | null {
  const { kind, level, name } = (chair ?? {}) as Record<string, unknown>;
  if (kind === 'bot' && levels.includes(level as Level)) return { kind, level: level as Level };
  if (kind === 'open' && mode === 'friends') return { kind };
  if (kind === 'person' && typeof name === 'string')
    return { kind, name: name.slice(0, NAME_MAX_CHARACTERS) };
  return null;
}

function readPolicy(value: unknown): Policy {
  const { away, undo, takeover, clockSeconds, breathSeconds, patienceSeconds, quorum } = (value ??
    {}) as Partial<Record<keyof Policy, unknown>>;
  return {
    away: away === 'bot' ? 'bot' : 'wait',
    undo: undo === 'never' ? 'never' : 'ask',
    takeover: takeover !== false,
    clockSeconds: policyValues.clockSeconds.find((value) => value === clockSeconds) ?? null,
    breathSeconds:
      policyValues.breathSeconds.find((value) => value === breathSeconds) ?? defaultPolicy.breathSeconds,
    patienceSeconds:
      policyValues.patienceSeconds.find((value) => value === patienceSeconds) ??
      defaultPolicy.patienceSeconds,
    quorum: policyValues.quorum.find((value) => value === quorum) ?? defaultPolicy.quorum,
  };
}
