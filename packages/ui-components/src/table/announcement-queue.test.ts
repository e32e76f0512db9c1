import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CbAnnouncer } from '../announcer/define.ts';
import { AnnouncementQueue } from './announcement-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue, and a list of the sentences of its alert. An empty one means that the alert was emptied. */
function recordAlerts(): { queue: AnnouncementQueue; alerts: string[] } {
  const alerts: string[] = [];
  const announcer = new CbAnnouncer();
  vi.spyOn(announcer, 'announce').mockImplementation((sentence) => void alerts.push(sentence));
  vi.spyOn(announcer, 'clearUrgent').mockImplementation(() => void alerts.push(''));
  return { queue: new AnnouncementQueue(() => announcer), alerts };
}

test('an alert stays until there was time to read it', () => {
  const { queue, alerts } = recordAlerts();
  queue.announceNow('You have 3 moves.');
  queue.clearAlertWhenRead();
  vi.advanceTimersByTime(500);
  expect(alerts).toEqual(['You have 3 moves.']);
  vi.advanceTimersByTime(500);
  expect(alerts).toEqual(['You have 3 moves.', '']);
});

test('an alert that was read is emptied at once', () => {
  const { queue, alerts } = recordAlerts();
  queue.announceNow('You have 3 moves.');
  vi.advanceTimersByTime(1000);
  queue.clearAlertWhenRead();
  vi.advanceTimersByTime(1);
  expect(alerts).toEqual(['You have 3 moves.', '']);
});

test('the next alert is not emptied with the one before', () => {
  const { queue, alerts } = recordAlerts();
  queue.announceNow('You have 3 moves.');
  queue.clearAlertWhenRead();
  queue.announceNow('You have no cards.');
  vi.advanceTimersByTime(10_000);
  expect(alerts).toEqual(['You have 3 moves.', 'You have no cards.']);
});
