import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '../contract.ts';
import type { FlightAmendment } from './flight-amendments.ts';
import { removedBounds } from './removed-bounds.ts';

const bound = (...flights: string[]) => ({ segments: flights.map((flightId) => ({ flightId })) });
const tripOf = (bounds: ReturnType<typeof bound>[], ...open: number[][]) =>
  ({
    bounds,
    party: { adults: open.length, children: 0, infants: 0 },
    parts: [
      {
        state: 'ticketed',
        bounds: bounds.map((_, at) => at),
        tickets: open.map((own, passenger) => ({ passenger, number: `098-${passenger}`, open: own })),
      },
    ],
  }) as unknown as FlightBooking;
const amendment = (one: object) => ({ state: 'done', ...one }) as unknown as FlightAmendment;
const flightsOf = (removed: ReturnType<typeof removedBounds>) =>
  removed.map((one) => [one.at, one.bound.segments.map(({ flightId }) => flightId)]);

describe('[7.20] the flights an amendment took out of a trip', () => {
  it('a change: those it replaced, without the one that is flown still', () => {
    const trip = tripOf([bound('AA1.20', 'BB2.22')], [0]);
    const change = { kind: 'change', bound: 0, from: bound('AA1.20', 'BB2.20'), to: bound('AA1.20', 'BB2.22') };
    expect(flightsOf(removedBounds(trip, amendment(change)))).toEqual([[0, ['BB2.20']]]);
  });

  it('a change back to the first flight, told of late: nothing that is flown', () => {
    const trip = tripOf([bound('AA1.20')], [0]);
    expect(removedBounds(trip, amendment({ kind: 'change', bound: 0, from: bound('AA1.20') }))).toEqual([]);
  });

  it('a cancelled direction: its flights; a cancelled passenger: none, while somebody flies', () => {
    const bounds = [bound('AA1.20'), bound('AA2.25')];
    const cancel = (what: object) => amendment({ kind: 'cancel', what });
    expect(flightsOf(removedBounds(tripOf(bounds, [0], [0]), cancel({ bounds: [1] })))).toEqual([[1, ['AA2.25']]]);
    expect(removedBounds(tripOf(bounds, [0, 1], []), cancel({ passengers: [1] }))).toEqual([]);
    expect(flightsOf(removedBounds(tripOf(bounds, [0], []), cancel({ passengers: [1] })))).toEqual([[1, ['AA2.25']]]);
  });

  it('nothing, while the airline has not said so, and where the flight before was not kept', () => {
    const trip = tripOf([bound('AA1.22')], [0]);
    for (const one of [
      null,
      amendment({ kind: 'change', bound: 0, from: bound('AA1.20'), state: 'under-way' }),
      amendment({ kind: 'change', bound: 0 }),
      amendment({ kind: 'refused', what: {} }),
    ])
      expect(removedBounds(trip, one)).toEqual([]);
  });
});
