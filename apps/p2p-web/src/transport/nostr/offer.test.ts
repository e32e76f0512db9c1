import { expect, test } from 'vitest';
import { MAX_OFFERS_PER_SECOND, OfferFilter } from './offer-filter.ts';
import { readOffer, writeOffer } from './offer-text.ts';

const replyTag = '0f'.repeat(32);

test('an offer is read as it was written', () => {
  const offer = { replyTag, code: 'Q2hlZXNl-_' };
  expect(readOffer(writeOffer(offer))).toEqual(offer);
});

test.each(['', replyTag, `${replyTag} `, `0f ${replyTag}`, `${replyTag} a b`, `${replyTag.toUpperCase()} a`])(
  'refuses "%s"',
  (text) => expect(readOffer(text)).toBeNull(),
);

test('an offer is answered once, however often it comes', () => {
  const filter = new OfferFilter();
  expect(filter.isRepeated('a')).toBe(false);
  expect(filter.accept('a', 0)).toBe(true);
  expect(filter.isRepeated('a')).toBe(true);
  expect(filter.isRepeated('b')).toBe(false);
});

test('a flood is cut to a few offers per second; one that was cut may come again', () => {
  const filter = new OfferFilter();
  const accepted = Array.from({ length: 500 }, (_, index) => filter.accept(`offer ${index}`, index));
  expect(accepted.filter(Boolean)).toHaveLength(MAX_OFFERS_PER_SECOND);
  expect(filter.isRepeated('offer 499')).toBe(false);
  expect(filter.accept('offer 499', 1_600)).toBe(true);
});

test('a flood does not make the filter grow', () => {
  const filter = new OfferFilter();
  for (let index = 0; index < 5_000; index++) filter.accept(`offer ${index}`, index * 1_000);
  expect(filter.isRepeated('offer 4999')).toBe(true);
  expect(filter.isRepeated('offer 903')).toBe(false);
});

test('a relay that repeats the offers of hours keeps nobody out', () => {
  const filter = new OfferFilter();
  const offers = Array.from({ length: 2_000 }, (_, index) => `offer ${index}`);
  for (const [index, offer] of offers.entries()) filter.accept(offer, index * 8_000);
  expect(offers.every((offer) => filter.isRepeated(offer))).toBe(true);
});
