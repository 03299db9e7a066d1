import { describe, expect, it } from 'vitest';
import { calendarAirports, dayAirports } from './calendar-airports.ts';

const GOI = { code: 'GOI', name: 'Dabolim Airport', cityName: 'Goa' };
const GOX = { code: 'GOX', name: 'Manohar International Airport', cityName: 'Goa' };
const LHR = { code: 'LHR', name: 'London Heathrow Airport', cityName: 'London' };
const LGW = { code: 'LGW', name: 'London Gatwick Airport', cityName: 'London' };
const BLR = { code: 'BLR', name: 'Kempegowda International Airport', cityName: 'Bengaluru' };
const day = (from: string | null, to: string | null) => ({
  date: '2026-12-08',
  total: from === null ? null : 512_000,
  from,
  to,
});

describe('[7.20] which airports the prices of a calendar are for', () => {
  it.each([
    ['one airport at each end: nothing to say', [BLR], [GOI], [day('BLR', 'GOI')], [], []],
    [
      'the lowest fares are all at one of two: said once',
      [BLR],
      [GOI, GOX],
      [day('BLR', 'GOX'), day('BLR', 'GOX')],
      ['All to Goa GOX, Manohar.'],
      [],
    ],
    [
      'they differ: each day names its own',
      [BLR],
      [GOI, GOX],
      [day('BLR', 'GOX'), day('BLR', 'GOI'), day(null, null)],
      ['To Goa at the airport each day names: GOI Dabolim or GOX Manohar.'],
      ['to'],
    ],
    [
      'at both ends',
      [LHR, LGW],
      [GOI, GOX],
      [day('LHR', 'GOX'), day('LGW', 'GOI')],
      [
        'From London at the airport each day names: LGW Gatwick or LHR Heathrow.',
        'To Goa at the airport each day names: GOI Dabolim or GOX Manohar.',
      ],
      ['from', 'to'],
    ],
    ['nothing flies', [BLR], [GOI, GOX], [day(null, null)], [], []],
  ])('%s', (_, from, to, days, notes, marked) => {
    expect(calendarAirports({ days, airports: { from, to } })).toEqual({ notes, marked });
  });

  it('a day names the airports that differ, and nothing where nothing flies', () => {
    expect(dayAirports(day('LGW', 'GOX'), ['from', 'to'])).toBe('LGW–GOX');
    expect(dayAirports(day('BLR', 'GOX'), ['to'])).toBe('GOX');
    expect(dayAirports(day(null, null), ['to'])).toBe('');
    expect(dayAirports(day('BLR', 'GOX'), [])).toBe('');
  });
});
