import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '../contract.ts';
import { checkInKey, checkInsOf, checkInsToTell, checkInTexts, closingText, nextOpening } from './check-in.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const leg = (number: string, at: string, instant: string, zone: string, domestic: boolean) => ({
  domestic,
  segments: [{ number, origin: { at, instant, airport: { zone } } }],
});
const OUT = leg('6E 2043', '2026-12-03T08:25', '2026-12-03T02:55:00.000Z', 'Asia/Kolkata', true);
const BACK = leg('EK 568', '2026-12-10T00:30', '2026-12-09T20:30:00.000Z', 'Asia/Dubai', false);
const party = { adults: 1, children: 0, infants: 0 };
const trip = (legs: object[], open = legs.map((_, at) => at)) => ({
  bounds: legs as FlightBooking['bounds'],
  party,
  parts: [
    { state: 'ticketed', bounds: legs.map((_, at) => at), tickets: [{ passenger: 0, open }] },
  ] as unknown as FlightBooking['parts'],
});
const [out, back] = checkInsOf(trip([OUT, BACK])) as [
  ReturnType<typeof checkInsOf>[0],
  ReturnType<typeof checkInsOf>[0],
];
const at = (iso: string) => new Date(iso);
const PAID = at('2026-11-20T00:00:00Z');
const toTell = (now: Date, known: { paidAt?: Date | null; told?: string[] }) =>
  checkInsToTell([out, back], { paidAt: PAID, told: [], ...known }, now).map(checkInKey);

describe('web check-in', () => {
  it('[7.20] opens 48 hours before departure and closes 60 minutes before it, 75 on international flights', () => {
    expect(out).toMatchObject({ opensAt: at('2026-12-01T02:55:00Z'), closesAt: at('2026-12-03T01:55:00Z') });
    expect(back).toMatchObject({ opensAt: at('2026-12-07T20:30:00Z'), closesAt: at('2026-12-09T19:15:00Z') });
  });

  it('[7.20] is there for directions that somebody flies, once they are ticketed', () => {
    expect(checkInsOf(trip([OUT, BACK], [1])).map(({ bound }) => bound)).toEqual([1]);
    expect(checkInsOf({ ...trip([OUT]), parts: [] })).toEqual([]);
  });

  it.each([
    ['a minute before it opens', '2026-12-01T02:54:00Z', {}, []],
    ['when it opens', '2026-12-01T02:55:00Z', {}, ['6E 2043 2026-12-03']],
    ['before it closes', '2026-12-03T01:54:59Z', {}, ['6E 2043 2026-12-03']],
    ['when it closes', '2026-12-03T01:55:00Z', {}, []],
    ['when it was told', '2026-12-02T00:00:00Z', { told: ['6E 2043 2026-12-03'] }, []],
    [
      'when it was told of another day',
      '2026-12-02T00:00:00Z',
      { told: ['6E 2043 2026-12-02'] },
      ['6E 2043 2026-12-03'],
    ],
    ['before it is paid', '2026-12-02T00:00:00Z', { paidAt: null }, []],
    ['paid after it opened', '2026-12-02T00:00:00Z', { paidAt: at('2026-12-02T00:00:00Z') }, ['6E 2043 2026-12-03']],
    ['for the way back', '2026-12-08T00:00:00Z', {}, ['EK 568 2026-12-10']],
  ])('[7.20] is told %s', (_, now, known, keys) => {
    expect(toTell(at(now), known)).toEqual(keys);
  });

  it('[7.20] opens next for what is neither told nor over', () => {
    const next = (now: string, told: string[] = []) => nextOpening([out, back], told, at(now));
    expect(next('2026-11-20T00:00:00Z')).toEqual(out.opensAt);
    expect(next('2026-12-02T00:00:00Z')).toEqual(out.opensAt);
    expect(next('2026-12-02T00:00:00Z', [checkInKey(out)])).toEqual(back.opensAt);
    expect(next('2026-12-05T00:00:00Z')).toEqual(back.opensAt);
    expect(next('2026-12-09T19:15:00Z')).toBeNull();
  });

  it('[7.20] is told once for each direction, whenever the job runs, and never outside of its hours', () => {
    const instants = fc.integer({ min: -80, max: 260 }).map((hours) => new Date(PAID.getTime() + hours * HOUR));
    const legs = fc.uniqueArray(instants, { minLength: 1, maxLength: 4, selector: (date) => date.getTime() });
    const runs = fc.array(instants, { maxLength: 30 });
    fc.assert(
      fc.property(legs, runs, fc.boolean(), (departures, times, domestic) => {
        const checkIns = checkInsOf(
          trip(
            departures.map((when, n) =>
              leg(`6E ${n}`, '2026-12-03T08:25', when.toISOString(), 'Asia/Kolkata', domestic),
            ),
          ),
        );
        const told: string[] = [];
        for (const now of [...times].sort((one, other) => one.getTime() - other.getTime())) {
          const next = nextOpening(checkIns, told, now);
          const open = checkInsToTell(checkIns, { paidAt: PAID, told }, now);
          expect(open.length > 0).toBe(next !== null && next <= now && PAID <= now);
          for (const one of open) expect(one.opensAt <= now && now < one.closesAt).toBe(true);
          told.push(...open.map(checkInKey));
        }
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });

  it.each([
    ['2026-11-20T00:00:00Z', 'Web check-in opens on 1 Dec, 08:25.', 'Web check-in opens on 8 Dec, 00:30.'],
    ['2026-12-01T02:55:00Z', 'Web check-in is open until 3 Dec, 07:25.', 'Web check-in opens on 8 Dec, 00:30.'],
    [
      '2026-12-03T02:00:00Z',
      'Web check-in closed on 3 Dec, 07:25. Check in at the airport.',
      'Web check-in opens on 8 Dec, 00:30.',
    ],
    ['2026-12-03T02:55:00Z', null, 'Web check-in opens on 8 Dec, 00:30.'],
    ['2026-12-09T00:00:00Z', null, 'Web check-in is open until 9 Dec, 23:15.'],
  ])('[7.20] at %s reads %s and %s, by the clocks of the airports', (now, first, second) => {
    expect(checkInTexts(trip([OUT, BACK]), at(now))).toEqual([first, second]);
  });

  it('[7.20] says when it closes, with the date where that is the day before', () => {
    expect(closingText(out)).toBe('It closes at 07:25, 60 minutes before departure.');
    expect(closingText(back)).toBe('It closes on Wed 9 Dec 2026 at 23:15, 75 minutes before departure.');
  });
});
