/**
 * What a person has set, in this browser, for every table. Read at once, from localStorage, so that the first picture is
 * already in the right language and light.
 */
import * as v from 'valibot';
import { firstSpoken, languages } from '../words/language.ts';

const IceServer = v.object({
  urls: v.pipe(v.array(v.pipe(v.string(), v.regex(/^(?:stun|turn)s?:/))), v.minLength(1)),
  username: v.optional(v.string()),
  credential: v.optional(v.string()),
});

const fields = {
  /** Empty until the first table asks. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(24)),
  language: v.picklist(languages),
  theme: v.picklist(['system', 'light', 'dark']),
  sound: v.boolean(),
  /** `system`: as the device says; `less`: no movement at all. */
  motion: v.picklist(['system', 'less']),
  /** Colours differ by patterns too. */
  patterns: v.boolean(),
  /**
   * Where everybody is asked (GG-13): whether the table passes by itself after a breath, never, or always. None of the three depends on
   * what one holds, so the time of an answer tells the others nothing.
   */
  autoPass: v.picklist(['breath', 'never', 'always']),
  /** Bots and animations without a pause. */
  fast: v.boolean(),
  /** PeerServers of one's own. They go before those of the site. */
  brokers: v.array(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  /** STUN and TURN servers of one's own, beside those of the site. */
  iceServers: v.array(IceServer),
};

type Fields = typeof fields;
export type Settings = { readonly [K in keyof Fields]: v.InferOutput<Fields[K]> };
export type SettingName = keyof Settings;

export interface SettingsStore {
  get<K extends SettingName>(name: K): Settings[K];
  all(): Settings;
  /** False, and nothing changes, where the value is not one. */
  set<K extends SettingName>(name: K, value: Settings[K]): boolean;
  /** Also told when another tab changes something. Gives what ends it. */
  subscribe(listener: () => void): () => void;
}

const prefix = 'cheeseboard:';

const first = (): Settings => ({
  name: '',
  language: firstSpoken(globalThis.navigator?.languages ?? []),
  theme: 'system',
  sound: false,
  motion: 'system',
  patterns: false,
  autoPass: 'breath',
  fast: false,
  brokers: [],
  iceServers: [],
});

/** Where storage is blocked, what is set lasts as long as the page. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function openSettings(kept: Storage | null = storage()): SettingsStore {
  const names = Object.keys(fields) as SettingName[];
  const listeners = new Set<() => void>();
  let now = first();

  const read = (name: SettingName): unknown => {
    const text = kept?.getItem(prefix + name);
    if (text == null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  /** What cannot be used is as if it had never been set. */
  const refresh = (name: SettingName): void => {
    const checked = v.safeParse(fields[name], read(name));
    now = { ...now, [name]: checked.success ? checked.output : first()[name] };
  };
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  for (const name of names) refresh(name);
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.storageArea !== kept) return;
    const changed = names.filter((name) => event.key === null || event.key === prefix + name);
    if (changed.length === 0) return;
    for (const name of changed) refresh(name);
    tell();
  });

  return {
    get: (name) => now[name],
    all: () => now,
    set(name, value) {
      const checked = v.safeParse(fields[name], value);
      if (!checked.success) return false;
      now = { ...now, [name]: checked.output };
      try {
        kept?.setItem(prefix + name, JSON.stringify(checked.output));
      } catch {
        // Full or blocked: it holds for this page.
      }
      tell();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's own. */
export const settings: SettingsStore = openSettings();
