import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateInZone,
  daysBetween,
  formatDate,
  formatDateRange,
  formatInstant,
  isIsoDate,
  nightsOf,
  timeInZone,
} from './dates.ts';

const aDate = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar dates', () => {
  it.each(['2026-11-21', '2028-02-29', '2000-02-29', '2026-12-31'])('[5.12] %s is a date', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '',
    '0000-01-01',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026/01/01',
    'tomorrow',
    '2026-01-0१',
  ])('[5.12] “%s” is none', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-29', 1, '2026-03-30'], // clocks change in Europe; a calendar day does not
  ])('[7.20] %s %+d day is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  it('[7.20] adding days and counting them are one thing', () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const other = addDays(date, days);
        expect(isIsoDate(other)).toBe(true);
        expect(daysBetween(date, other)).toBe(days);
        expect(addDays(other, -days)).toBe(date);
        expect(Math.sign(days)).toBe(other > date ? 1 : other < date ? -1 : 0);
      }),
    );
  });

  it('[7.20] a stay’s nights begin at check-in and end the day before check-out', () => {
    expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(nightsOf('2026-12-30', '2026-12-30')).toEqual([]);
    expect(nightsOf('2026-12-30', '2026-12-01')).toEqual([]);
    fc.assert(
      fc.property(aDate, fc.integer({ min: 1, max: 40 }), (checkIn, nights) => {
        const all = nightsOf(checkIn, addDays(checkIn, nights));
        expect([all.length, all[0], all.at(-1)]).toEqual([nights, checkIn, addDays(checkIn, nights - 1)]);
        expect(new Set(all).size).toBe(nights);
      }),
    );
  });
});

describe('instants at a place', () => {
  it.each([
    ['2026-12-01T18:29:59Z', 'Asia/Kolkata', '2026-12-01', '23:59'],
    ['2026-12-01T18:30:00Z', 'Asia/Kolkata', '2026-12-02', '00:00'],
    ['2026-12-01T05:00:00Z', 'America/New_York', '2026-12-01', '00:00'],
    ['2026-12-01T04:59:00Z', 'America/New_York', '2026-11-30', '23:59'],
    ['2026-03-29T01:30:00Z', 'Europe/London', '2026-03-29', '02:30'], // summer time began half an hour before
    ['2026-12-31T10:30:00Z', 'Pacific/Kiritimati', '2027-01-01', '00:30'],
  ])('[7.20] %s in %s is %s, %s', (instant, zone, date, time) => {
    expect(dateInZone(instant, zone)).toBe(date);
    expect(timeInZone(new Date(instant), zone)).toBe(time);
  });

  it('[7.20] reads with the place’s date and time, the year only if it is another', () => {
    expect(formatInstant('2026-12-02T08:30:00Z', 'Asia/Kolkata', '2026-11-21')).toBe('2 Dec, 14:00');
    expect(formatInstant('2026-12-31T20:00:00Z', 'Asia/Kolkata', '2026-11-21')).toBe('1 Jan 2027, 01:30');
  });
});

describe('India’s clock', () => {
  it('[7.20] is what the zone’s own rules say at any instant of a traveller’s life', () => {
    const rules = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    });
    const instant = fc.date({ min: new Date('1946-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (at) => {
        expect(`${dateInZone(at, 'Asia/Kolkata')} ${timeInZone(at.toISOString(), 'Asia/Kolkata')}`).toBe(
          rules.format(at),
        );
      }),
    );
  });
});

describe('dates in words', () => {
  it.each([
    ['2026-12-12', '2026-11-21', 'Sat 12 Dec'],
    ['2027-01-01', '2026-11-21', 'Fri 1 Jan 2027'],
    ['2025-03-09', '2026-11-21', 'Sun 9 Mar 2025'],
  ])('[7.20] %s seen on %s reads %s', (date, today, words) => {
    expect(formatDate(date, today)).toBe(words);
  });

  it.each([
    ['2026-12-12', '2026-12-15', '12–15 Dec'],
    ['2026-12-30', '2027-01-02', '30 Dec – 2 Jan 2027'],
    ['2027-01-02', '2027-01-05', '2–5 Jan 2027'],
    ['2026-11-29', '2026-12-02', '29 Nov – 2 Dec'],
    ['2026-12-12', '2027-12-15', '12 Dec – 15 Dec 2027'],
    ['2027-12-30', '2028-01-02', '30 Dec 2027 – 2 Jan 2028'],
    ['2026-11-22', '2026-11-22', 'Sun 22 Nov'],
    ['2027-01-01', '2027-01-01', 'Fri 1 Jan 2027'],
  ])('[7.20] %s to %s reads %s', (from, to, words) => {
    expect(formatDateRange(from, to, '2026-11-21')).toBe(words);
  });

  it('[7.20] the words name the same day in every year of a person’s plans', () => {
    fc.assert(
      fc.property(aDate, (date) => {
        const words = formatDate(date, '1969-01-01');
        expect(new Date(`${words.slice(4)} UTC`).toISOString().slice(0, 10)).toBe(date);
        expect(new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(date))).toBe(
          words.slice(0, 3),
        );
      }),
    );
  });
});
