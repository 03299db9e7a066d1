import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt } from '#lib/server/zone.ts';
import { flightSchedule } from './flight-schedule.ts';
import { instantOf, offsetAt, wallOf } from './zone-offsets.ts';

const minutes = (iso: string) => Date.parse(iso) / 60_000;
const wall = (iso: string) => minutes(`${iso}Z`);
const zones = [...new Set(flightSchedule().airports.map(({ zone }) => zone))];

describe('clocks of a place', () => {
  it.each([
    ['London before summer time', 'Europe/London', '2027-03-28T00:59:00Z', 0],
    ['London in it', 'Europe/London', '2027-03-28T01:00:00Z', 60],
    ['Sydney before summer time', 'Australia/Sydney', '2026-10-03T15:59:00Z', 600],
    ['Sydney in it', 'Australia/Sydney', '2026-10-03T16:00:00Z', 660],
    ['New York after it', 'America/New_York', '2026-11-01T06:00:00Z', -300],
    ['India', 'Asia/Kolkata', '2026-11-21T00:00:00Z', 330],
    ['Nepal', 'Asia/Kathmandu', '2026-11-21T00:00:00Z', 345],
  ])('%s', (_, zone, instant, offset) => {
    expect(offsetAt(zone, minutes(instant))).toBe(offset);
  });

  it('a time that is skipped moves forward, one that happens twice is the first', () => {
    expect(instantOf('Europe/London', wall('2027-03-28T01:30:00'))).toBe(minutes('2027-03-28T01:30:00Z'));
    expect(instantOf('Europe/London', wall('2026-10-25T01:30:00'))).toBe(minutes('2026-10-25T00:30:00Z'));
  });

  it('agrees with Temporal in every zone that airlines fly to, at any minute', () => {
    const time = fc.integer({ min: minutes('2026-01-01T00:00:00Z'), max: minutes('2027-12-31T00:00:00Z') });
    fc.assert(
      fc.property(fc.constantFrom(...zones), time, (zone, at) => {
        const [date = '', clock = ''] = new Date(at * 60_000).toISOString().slice(0, 16).split('T');
        expect(instantOf(zone, at)).toBe(instantAt(date, clock, zone).getTime() / 60_000);
        expect(instantOf(zone, wallOf(zone, at))).toBeLessThanOrEqual(at); // equal but in the hour that happens twice
      }),
      { numRuns: 600 },
    );
  });
});
