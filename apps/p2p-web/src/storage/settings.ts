/**
 * The reader's settings. They are in localStorage, which is synchronous, so that the first render has the right language and theme.
 */
import * as v from 'valibot';
import { languages, preferredLanguage } from '../words/language.ts';

const IceServer = v.object({
  urls: v.pipe(v.array(v.pipe(v.string(), v.regex(/^(?:stun|turn)s?:/))), v.minLength(1)),
  username: v.optional(v.string()),
  credential: v.optional(v.string()),
});

const fields = {
  /** The reader's name; empty until they enter one. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(24)),
  language: v.picklist(languages),
  theme: v.picklist(['system', 'light', 'dark']),
  /** Whether the table makes sounds. Browsers play none before the first touch. */
  sound: v.boolean(),
  /** Whether the browser tells news of a table while its page is out of sight; `ask`: the reader has not been asked yet. */
  notifications: v.picklist(['ask', 'on', 'off']),
  /** The size of all texts. */
  textSize: v.picklist(['normal', 'large', 'larger']),
  /** `system`: as on the device; `less`: no movement. */
  motion: v.picklist(['system', 'less']),
  /** Whether colours are more distinct and lines thicker. */
  patterns: v.boolean(),
  /**
   * Automatic passing when asked out of turn: after a moment, never, or always. No choice depends on what the player holds, so
   * the delay reveals nothing.
   */
  autoPass: v.picklist(['breath', 'never', 'always']),
  /** Whether the first tap on a card or a place plays it; else the first one chooses it, and the second one plays. */
  oneTap: v.boolean(),
  /** Whether dice roll without a tap of the player in turn. */
  rollForMe: v.boolean(),
  /** Whether what is new to the reader is explained while they play. */
  explain: v.boolean(),
  /** How fast bots and animations are. */
  pace: v.picklist(['slow', 'natural', 'fast']),
  /** The reader's own PeerServers, tried before those of the site. */
  brokers: v.array(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  /** The reader's own STUN and TURN servers, in addition to those of the site. */
  iceServers: v.array(IceServer),
};

type Fields = typeof fields;
export type Settings = { readonly [K in keyof Fields]: v.InferOutput<Fields[K]> };
export type SettingName = keyof Settings;

export interface SettingsStore {
  get<K extends SettingName>(name: K): Settings[K];
  all(): Settings;
  /** Changes a setting. Returns false for an invalid value, which changes nothing. */
  set<K extends SettingName>(name: K, value: Settings[K]): boolean;
  /** Changes a setting without storing it, until it is set or the returned function is called. */
  lend<K extends SettingName>(name: K, value: Settings[K]): () => void;
  /** Calls `listener` after each change, even by other tabs. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const prefix = 'cheeseboard:';

const defaultSettings = (): Settings => ({
  name: '',
  language: preferredLanguage(globalThis.navigator?.languages ?? []),
  theme: 'system',
  sound: true,
  notifications: 'ask',
  textSize: 'normal',
  motion: 'system',
  patterns: false,
  autoPass: 'breath',
  oneTap: false,
  rollForMe: false,
  explain: false,
  pace: 'natural',
  brokers: [],
  iceServers: [],
});

/** The localStorage; null where it is blocked. Then settings last only as long as the page. */
export function localStore(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function openSettings(settingsStorage: Storage | null = localStore()): SettingsStore {
  const names = Object.keys(fields) as SettingName[];
  const listeners = new Set<() => void>();
  let current = defaultSettings();

  const read = (name: SettingName | 'fast'): unknown => {
    const text = settingsStorage?.getItem(prefix + name);
    if (text == null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  /** Reads a setting from the storage. Invalid values count as unset. */
  const refresh = (name: SettingName): void => {
    // Earlier versions had a switch `fast` in place of `pace`.
    const value = read(name) ?? (name === 'pace' && read('fast') === true ? 'fast' : undefined);
    const parsed = v.safeParse(fields[name], value);
    current = { ...current, [name]: parsed.success ? parsed.output : defaultSettings()[name] };
  };
  const notifyListeners = () => {
    for (const listener of [...listeners]) listener();
  };

  for (const name of names) refresh(name);
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.storageArea !== settingsStorage) return;
    const changedNames = names.filter((name) => event.key === null || event.key === prefix + name);
    if (changedNames.length === 0) return;
    for (const name of changedNames) refresh(name);
    notifyListeners();
  });

  return {
    get: (name) => current[name],
    all: () => current,
    set(name, value) {
      const parsed = v.safeParse(fields[name], value);
      if (!parsed.success) return false;
      current = { ...current, [name]: parsed.output };
      try {
        settingsStorage?.setItem(prefix + name, JSON.stringify(parsed.output));
      } catch {
        // The storage is full or blocked: the value lasts as long as the page.
      }
      notifyListeners();
      return true;
    },
    lend(name, value) {
      current = { ...current, [name]: value };
      const lent = current;
      notifyListeners();
      return () => {
        // Whoever sets it meanwhile keeps it.
        if (current[name] !== lent[name]) return;
        refresh(name);
        notifyListeners();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The settings of this page. */
export const settings: SettingsStore = openSettings();
