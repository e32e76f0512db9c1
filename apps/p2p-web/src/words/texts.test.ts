import { expect, test } from 'vitest';
import type { Language } from './language.ts';
import { Texts } from './texts.ts';

/** Packs that arrive when the test says so. */
function slowTexts(language: Language = 'en') {
  const pending: { readonly name: string; arrive(): void; fail(): void }[] = [];
  const arrived = new Set<string>();
  const texts = new Texts(language, (wanted, pack) => {
    const name = `${wanted} ${pack}`;
    if (arrived.has(name)) return null;
    return new Promise<void>((resolve, reject) => {
      const arrive = () => {
        arrived.add(name);
        resolve();
      };
      pending.push({ name, arrive, fail: () => reject(new Error('not fetched')) });
    });
  });
  const asked = () => pending.map(({ name }) => name);
  const arrive = (): void => {
    for (const { arrive } of pending.splice(0)) arrive();
  };
  const shown: Language[] = [];
  texts.subscribe(() => shown.push(texts.language));
  return { texts, asked, arrive, pending, arrived, shown };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('loads the reader’s language only', async () => {
  const { texts, asked, arrive } = slowTexts('de');
  const loading = texts.load('frame');
  expect(asked()).toEqual(['de frame']);
  arrive();
  await loading;
  expect(texts.language).toBe('de');
});

test('shows another language once every loaded pack is there in it', async () => {
  const { texts, asked, arrive, shown } = slowTexts();
  for (const pack of ['frame', 'table']) {
    const loading = texts.load(pack);
    arrive();
    await loading;
  }
  const change = texts.show('nl');
  expect(asked()).toEqual(['nl frame', 'nl table']);
  expect(texts.language).toBe('en');
  arrive();
  await change;
  expect(shown).toEqual(['nl']);
});

test('a pack that loads while the language changes is there in the new one before it is shown', async () => {
  const { texts, asked, arrive, arrived } = slowTexts();
  const frame = texts.load('frame');
  arrive();
  await frame;
  const change = texts.show('nl');
  const table = texts.load('table');
  expect(asked()).toEqual(['nl frame', 'en table']);
  arrive();
  await settle();
  expect(texts.language).toBe('en');
  expect(asked()).toEqual(['nl table']);
  arrive();
  await Promise.all([change, table]);
  expect(texts.language).toBe('nl');
  expect([...arrived]).toContain('nl table');
});

test('a pack that was asked for in the old language is loaded in the new one, too', async () => {
  const { texts, pending, arrived } = slowTexts();
  const table = texts.load('table');
  const change = texts.show('de');
  pending.find(({ name }) => name === 'de table')!.arrive();
  await change;
  pending.find(({ name }) => name === 'en table')!.arrive();
  await table;
  expect(texts.language).toBe('de');
  expect([...arrived]).toContain('de table');
});

test('of two changes, the last one counts', async () => {
  const { texts, pending, shown, arrive } = slowTexts();
  const frame = texts.load('frame');
  arrive();
  await frame;
  const changes = [texts.show('nl'), texts.show('de')];
  for (const { arrive } of pending.splice(0).reverse()) arrive();
  await Promise.all(changes);
  expect(shown).toEqual(['de']);
});

test('stays in its language if the texts of another cannot be loaded', async () => {
  const { texts, pending, arrive, shown } = slowTexts();
  const frame = texts.load('frame');
  arrive();
  await frame;
  const change = texts.show('nl');
  pending.pop()!.fail();
  await expect(change).rejects.toThrow('not fetched');
  expect(texts.language).toBe('en');
  expect(shown).toEqual([]);
});

test('changes at once where all texts are there', () => {
  const texts = new Texts('en', () => null);
  void texts.load('frame');
  void texts.show('nl');
  expect(texts.language).toBe('nl');
});
