import { describe, expect, it } from 'vitest';
import { emailTime } from './email-time.ts';

const at = (time: string) => new Date(`2026-12-01T${time}Z`);
const MADE = at('10:00:00');
const waiting = (time: string, tries = 0) => ({ acceptedAt: null, waiting: { nextTryAt: at(time), tries } });
const accepted = (time: string) => ({ acceptedAt: at(time), waiting: null });

describe('[7.11] the email of news that a push message tells', () => {
  it.each<[string, Date | null, Parameters<typeof emailTime>[1], string]>([
    ['goes at once where no push message does', null, { acceptedAt: null, waiting: null }, '10:00:00'],
    [
      'goes at once without a push message, whatever the deadline',
      at('10:05:00'),
      { acceptedAt: null, waiting: null },
      '10:00:00',
    ],
    ['waits ten minutes while the push message is about to be sent', null, waiting('10:00:00'), '10:10:00'],
    ['waits ten minutes after a push service took it', null, accepted('10:00:02'), '10:10:02'],
    ['does not wait longer while a push message is tried again', null, waiting('10:30:00', 4), '10:10:00'],
    ['comes after the push message that waits for the end of quiet hours', null, waiting('22:00:00'), '22:10:00'],
    ['of what ends in two hours waits ten minutes', at('12:00:00'), accepted('10:00:02'), '10:10:00'],
    ['of what ends in half an hour waits a tenth of it', at('10:30:00'), accepted('10:00:02'), '10:03:00'],
    ['of what ends soon does not wait for the end of quiet hours', at('10:30:00'), waiting('22:00:00'), '10:03:00'],
    ['of what is over goes at once', at('09:00:00'), waiting('10:00:00'), '10:00:00'],
  ])('%s', (_, deadline, push, time) => {
    expect(emailTime({ createdAt: MADE, deadline }, push)).toEqual(at(time));
  });

  it('never goes before the news, and never later than ten minutes after the last of news and push message', () => {
    for (const minutes of [0, 1, 9, 10, 11, 60, 1000])
      for (const deadline of [null, 5, 50, 5000]) {
        const pushAt = new Date(MADE.getTime() + minutes * 60_000);
        const ends = deadline === null ? null : new Date(MADE.getTime() + deadline * 60_000);
        for (const push of [
          { acceptedAt: pushAt, waiting: null },
          { acceptedAt: null, waiting: { nextTryAt: pushAt, tries: 0 } },
        ]) {
          const sent = emailTime({ createdAt: MADE, deadline: ends }, push).getTime();
          expect(sent).toBeGreaterThanOrEqual(MADE.getTime());
          expect(sent).toBeLessThanOrEqual(pushAt.getTime() + 600_000);
          if (ends) expect(sent).toBeLessThanOrEqual(MADE.getTime() + (ends.getTime() - MADE.getTime()) / 10);
        }
      }
  });
});
