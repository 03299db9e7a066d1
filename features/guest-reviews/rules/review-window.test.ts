import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt } from '#lib/server/zone.ts';
import { addDays } from '#lib/shared/dates.ts';
import { windowProblem, WRITE_DAYS, type WindowProblem } from './review-window.ts';

const at = (checkOut: string, zone: string, time = '11:00') => ({
  checkOut,
  endsAt: instantAt(checkOut, time, zone),
  zone,
});

describe('[7.20] when a stay can be reviewed', () => {
  it.each<[string, string, string, string, WindowProblem]>([
    ['a minute before check-out', '2026-12-12', 'Asia/Kolkata', '2026-12-12T05:29:00Z', 'not-ended'],
    ['at check-out', '2026-12-12', 'Asia/Kolkata', '2026-12-12T05:30:00Z', null],
    ['in the last minute of the 90th day', '2026-12-12', 'Asia/Kolkata', '2027-03-12T18:29:00Z', null],
    ['as the next day begins', '2026-12-12', 'Asia/Kolkata', '2027-03-12T18:30:00Z', 'too-late'],
    // the hotel's calendar is fourteen hours ahead of UTC, or ten behind
    ['where the day begins early', '2026-12-12', 'Pacific/Kiritimati', '2027-03-12T10:00:00Z', 'too-late'],
    ['where the day ends late', '2026-12-12', 'Pacific/Honolulu', '2027-03-13T09:59:00Z', null],
    // summer time begins on 28 March 2027 in Berlin and ends on 31 October 2027
    ['over the begin of summer time', '2026-12-28', 'Europe/Berlin', '2027-03-28T21:59:00Z', null],
    ['as summer time’s first day ends', '2026-12-28', 'Europe/Berlin', '2027-03-28T22:00:00Z', 'too-late'],
    ['over the end of summer time', '2027-08-02', 'Europe/Berlin', '2027-10-31T22:59:00Z', null],
    ['as the longest day ends', '2027-08-02', 'Europe/Berlin', '2027-10-31T23:00:00Z', 'too-late'],
  ])('%s', (_when, checkOut, zone, now, problem) => {
    expect(windowProblem(at(checkOut, zone), new Date(now))).toBe(problem);
  });

  it('opens and closes once, wherever the hotel is', () => {
    const zones = [
      'Asia/Kolkata',
      'Europe/Berlin',
      'America/St_Johns',
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: -3 * 1440, max: (WRITE_DAYS + 3) * 1440 }),
        (zone, day, minutes) => {
          const checkOut = addDays('2024-01-01', day);
          const stay = at(checkOut, zone);
          const now = new Date(stay.endsAt.getTime() + minutes * 60_000);
          const closes = instantAt(addDays(checkOut, WRITE_DAYS + 1), '00:00', zone);
          expect(windowProblem(stay, now)).toBe(minutes < 0 ? 'not-ended' : now < closes ? null : 'too-late');
        },
      ),
    );
  });
});
