import { describe, expect, it } from 'vitest';
import { flightSchedule } from '../world/flight-schedule.ts';
import { tripOfOffers } from './trip-of-offers.ts';

const party = { adults: 2, children: 1, infants: 0 };

describe('[7.20] the search that offers came from', () => {
  it('a return is a return again, for the same people in the same cabin', () => {
    expect(tripOfOffers(flightSchedule(), ['flexi_ZZ9001.2026-12-08', 'flexi_ZZ9101.2026-12-12'], party)).toEqual({
      bounds: [
        { from: 'BLR', to: 'DEL', date: '2026-12-08' },
        { from: 'DEL', to: 'BLR', date: '2026-12-12' },
      ],
      ...party,
      cabin: 2,
    });
  });
  it.each([
    ['nothing', []],
    ['a flight nobody flies', ['saver_ZZ1.2026-12-08']],
    ['rubbish', ['rubbish']],
  ])('%s: none', (_, offers) => expect(tripOfOffers(flightSchedule(), offers, party)).toBeNull());
});
