/** Tests that the replayed games are complete, and that each moment has the stated event. */
import { readRecord } from '@cheeseboard/engine/records';
import { describe, expect, test } from 'vitest';
import { games } from '../src/data/games.ts';
import { matchesPattern } from '../src/study/pattern.ts';
import { expectTexts } from './texts.ts';

describe.each(games.map((docs) => [docs.id, docs] as const))('%s', (_, docs) => {
  test('has a strategy, a summary and facts', () => {
    expectTexts(docs.strategy.text);
    expectTexts(docs.summary);
    expectTexts(docs.facts.audience);
    expect(docs.facts.minutes[0]).toBeLessThan(docs.facts.minutes[1]);
    if (!docs.draft) expect(docs.strategy.replays.length).toBeGreaterThan(0);
  });

  test('the summary is short enough for one page', () => {
    for (const text of Object.values(docs.summary)) expect(text.length).toBeLessThan(4200);
  });

  test.each(docs.strategy.replays.map((replay) => [replay.id, replay] as const))(
    'replay %s is complete and has the stated moments',
    (_id, replay) => {
      expectTexts(replay.title);
      expectTexts(replay.text);
      const match = readRecord(replay.record, [docs.game]);
      expect(match.result).not.toBeNull();
      expect(replay.moments.length).toBeGreaterThan(0);
      for (const { at, causes, note } of replay.moments) {
        expectTexts(note);
        const events = match.history[at - 1]?.events ?? [];
        expect(
          events.some((event) => matchesPattern(event, causes)),
          `step ${at}: ${JSON.stringify(events)}`,
        ).toBe(true);
      }
    },
  );
});
