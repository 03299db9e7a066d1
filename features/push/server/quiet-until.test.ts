import { describe, expect, it } from 'vitest';
import { quietUntil, sendingTime } from './quiet-until.ts';

const at = (text: string) => new Date(text);
const NIGHT = { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' };

describe('quiet hours', () => {
  it.each([
    ['the minute before', NIGHT, '2026-11-24T16:29:00Z', null],
    ['the first minute', NIGHT, '2026-11-24T16:30:00Z', '2026-11-25T01:30:00.000Z'],
    ['after midnight', NIGHT, '2026-11-24T20:00:00Z', '2026-11-25T01:30:00.000Z'],
    ['the last minute', NIGHT, '2026-11-25T01:29:00Z', '2026-11-25T01:30:00.000Z'],
    ['the minute after', NIGHT, '2026-11-25T01:30:00Z', null],
    ['within a day', { ...NIGHT, from: '13:00', until: '15:00' }, '2026-11-25T08:00:00Z', '2026-11-25T09:30:00.000Z'],
    ['within a day, before', { ...NIGHT, from: '13:00', until: '15:00' }, '2026-11-25T07:00:00Z', null],
    [
      'clocks go forward in the night',
      { ...NIGHT, zone: 'Europe/London' },
      '2027-03-27T23:00:00Z',
      '2027-03-28T06:00:00.000Z',
    ],
    [
      'an end that a clock change skips',
      { from: '22:00', until: '01:30', zone: 'Europe/London' },
      '2027-03-28T00:30:00Z',
      '2027-03-28T01:30:00.000Z',
    ],
    [
      'the hour that a clock change repeats, the second time',
      { from: '22:00', until: '01:30', zone: 'Europe/London' },
      '2026-10-25T01:10:00Z',
      null,
    ],
  ])('[7.11] %s', (_, hours, now, end) => {
    expect(quietUntil(hours, at(now))?.toISOString() ?? null).toBe(end);
  });

  it.each([
    ['a trip in a week waits', '2026-12-01', '2026-11-25T01:30:00.000Z'],
    ['a trip the day after tomorrow waits', '2026-11-26', '2026-11-25T01:30:00.000Z'],
    ['a trip tomorrow does not wait', '2026-11-25', '2026-11-24T17:00:00.000Z'],
    ['a trip that has begun does not wait', '2026-11-20', '2026-11-24T17:00:00.000Z'],
    ['no trip waits', null, '2026-11-25T01:30:00.000Z'],
  ])('[7.11] news of %s', (_, from, sent) => {
    expect(sendingTime(NIGHT, from, at('2026-11-24T17:00:00Z')).toISOString()).toBe(sent);
  });

  it('[7.11] without quiet hours nothing waits', () => {
    const now = at('2026-11-24T20:00:00Z');
    expect(sendingTime(undefined, '2027-01-01', now)).toBe(now);
  });
});
