import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSettings, type SettingName } from './settings.ts';

/** Makes a localStorage with these contents, so that each test has its own. */
function storageWith(contents: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(contents));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

test('stores a setting and notifies listeners', () => {
  const storage = storageWith();
  const settings = openSettings(storage);
  let notifications = 0;
  const end = settings.subscribe(() => notifications++);
  expect(settings.set('name', '  Emma ')).toBe(true);
  expect(settings.set('theme', 'dark')).toBe(true);
  end();
  settings.set('sound', true);
  expect(notifications).toBe(2);
  expect(openSettings(storage).all()).toMatchObject({ name: 'Emma', theme: 'dark', sound: true });
});

test('refuses an invalid value without a change', () => {
  const settings = openSettings(storageWith());
  const before = settings.all();
  expect(settings.set('language', 'fr' as never)).toBe(false);
  expect(settings.set('name', 'x'.repeat(25))).toBe(false);
  expect(settings.set('brokers', ['peer.example'])).toBe(false);
  expect(settings.set('brokers', ['ftp://peer.example'])).toBe(false);
  expect(settings.set('iceServers', [{ urls: ['https://turn.example'] }])).toBe(false);
  expect(settings.all()).toBe(before);
});

test('reads valid settings from any stored garbage', () => {
  const names = Object.keys(openSettings(storageWith()).all()) as SettingName[];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.oneof(fc.string(), fc.json()), (name, text) => {
      const settings = openSettings(storageWith({ [`cheeseboard:${name}`]: text }));
      expect(settings.set(name, settings.get(name))).toBe(true);
    }),
  );
});

test('keeps settings for the page without storage', () => {
  const settings = openSettings(null);
  expect(settings.set('pace', 'fast')).toBe(true);
  expect(settings.get('pace')).toBe('fast');
});

test('survives full storage', () => {
  const fullStorage = storageWith();
  fullStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const settings = openSettings(fullStorage);
  expect(settings.set('motion', 'less')).toBe(true);
  expect(settings.get('motion')).toBe('less');
});

test('a lent value is not stored, and ends when it is returned or the reader chooses', () => {
  const settings = openSettings(null);
  const giveBack = settings.lend('pace', 'slow');
  expect(settings.get('pace')).toBe('slow');
  giveBack();
  expect(settings.get('pace')).toBe('natural');
  const giveBackAgain = settings.lend('pace', 'slow');
  settings.set('pace', 'fast');
  giveBackAgain();
  expect(settings.get('pace')).toBe('fast');
});
