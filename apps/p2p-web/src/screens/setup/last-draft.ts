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
  const defaultDraft = firstDraft(game, mode, name);
  try {
    const storedDraft = JSON.parse(
      localStorage.getItem(key(game.id, mode)) ?? 'null',
    ) as Partial<Draft> | null;
    if (!storedDraft || !Array.isArray(storedDraft.chairs)) return defaultDraft;
    const chairs = (storedDraft.chairs as unknown[]).map((chair) => readChair(chair, mode));
    const { min, max } = game.seats;
    if (chairs.length < min || chairs.length > max || chairs.includes(null)) return defaultDraft;
    const people = chairs.filter((chair) => chair?.kind === 'person').length;
    if (people === 0 || (mode !== 'device' && people !== 1)) return defaultDraft;
    return {
      chairs: (chairs as ChairDraft[]).map((chair) =>
        chair.kind === 'person' && mode !== 'device' ? { kind: 'person', name } : chair,
      ),
      options: validOptions(game, chairs.length, storedDraft.options ?? {}),
      policy: readPolicy(storedDraft.policy),
    };
  } catch {
    return defaultDraft;
  }
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
