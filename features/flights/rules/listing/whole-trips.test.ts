import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlightListing } from '../../contract.ts';
import { runToEnd } from '#lib/shared/run-to-end.ts';
import { canFollow, offeredTrips, tripsBeside, tripsInstead, waysOf, type TripDirection } from './whole-trips.ts';

type Flight = { number: number; departs: string; arrives: string; totals: number[] };
const airport = (code: string, zone: string) => ({
  code,
  name: code,
  cityCode: code,
  cityName: code,
  countryCode: '356',
  zone,
});
const terms = (family: 'saver' | 'regular', name: string) => ({
  family,
  name,
  cabin: 2 as const,
  cabinKg: 7,
  checkedKg: 15,
  meal: 'for-sale' as const,
  seat: 'for-sale' as const,
  change: [],
  cancel: [],
});

/** A listing of so many flights a direction; odd directions fly back. */
function aListing(bounds: Flight[][], zones: [string, string] = ['Asia/Kolkata', 'Asia/Kolkata']): FlightListing {
  const flights: FlightListing['flights'] = [];
  return {
    today: '2026-12-01',
    currency: 'INR',
    cabin: 2,
    party: { adults: 1, children: 0, infants: 0 },
    airports: [airport('BLR', zones[0]), airport('DEL', zones[1])],
    airlines: [],
    terms: [terms('saver', 'Saver'), terms('regular', 'Regular')],
    flights,
    bounds: bounds.map((offered, at) => {
      const [from, to] = at % 2 ? ['DEL', 'BLR'] : ['BLR', 'DEL'];
      const place = (code: string) => ({ code, name: code, airports: [code] });
      return {
        from: place(from),
        to: place(to),
        date: '2026-12-08',
        itineraries: offered.map(({ number, departs, arrives, totals }) => {
          flights.push({
            id: `6E${number}.${departs.slice(0, 10)}`,
            airline: '6E',
            number: `6E ${number}`,
            from: from,
            to: to,
            fromTerminal: '',
            toTerminal: '',
            departsAt: departs,
            arrivesAt: arrives,
            minutes: 165,
            aircraft: 'A320',
          });
          return {
            flights: [flights.length - 1],
            minutes: 165,
            airline: '6E',
            fares: totals.map((total, position) => ({ terms: position, total, basics: [total] })),
          };
        }),
      };
    }),
  };
}

const out = (hour: number, number: number, ...totals: number[]): Flight => ({
  number,
  departs: `2026-12-08T${String(hour).padStart(2, '0')}:00`,
  arrives: `2026-12-08T${String(hour + 2).padStart(2, '0')}:45`,
  totals,
});
const keys = (trips: readonly { ways: TripDirection[] }[]) =>
  trips.map(({ ways }) => ways.map(({ offer }) => offer.split('_')[1]!.split('.')[0]).join(' '));

describe('an offer as a part of a whole trip', () => {
  const listing = aListing([
    [out(6, 1, 500, 700), out(12, 2, 400)],
    [out(9, 11, 300), out(18, 12, 450, 600)],
  ]);

  it('[3.9] is completed with the lowest fare that can still be caught', () => {
    const first = offeredTrips(listing, [])!;
    expect(first.bound).toBe(0);
    expect(keys(first.trips)).toEqual(['6E1 6E12', '6E1 6E12', '6E2 6E12']); // 6E 11 leaves at nine: 15 minutes after 6E 1 has landed
    expect(
      first.trips.map(({ itinerary, fare, ways }) => [
        itinerary,
        fare,
        ways.reduce((sum, { total }) => sum + total, 0),
      ]),
    ).toEqual([
      [0, 0, 950],
      [0, 1, 1150],
      [1, 0, 850],
    ]);
  });

  it('[3.9] stands after what was chosen, without what cannot follow it', () => {
    const second = offeredTrips(listing, ['saver_6E1.2026-12-08'])!;
    expect(second.bound).toBe(1);
    expect(keys(second.trips)).toEqual(['6E1 6E12', '6E1 6E12']);
    expect(keys(offeredTrips(listing, ['saver_6E1.2026-12-08', 'saver_6E12.2026-12-08'])!.trips)).toEqual(
      keys(second.trips),
    ); // all chosen: the last direction still says what else there is
  });

  it('[3.9] is not made up of a flight that is gone', () => {
    expect(offeredTrips(listing, ['saver_6E99.2026-12-08'])).toBeNull();
  });

  it('[3.9] ends where nothing can follow', () => {
    expect(keys(offeredTrips(aListing([[out(20, 1, 500)], [out(9, 11, 300)]]), [])!.trips)).toEqual(['6E1']);
  });

  it.each([
    ['one hour later in one zone', '2026-12-08T09:45', 'Asia/Kolkata', true],
    ['a minute less', '2026-12-08T09:44', 'Asia/Kolkata', false],
    ['a day later elsewhere', '2026-12-09T09:45', 'Asia/Tokyo', false],
    ['27 hours later elsewhere', '2026-12-09T11:45', 'Asia/Tokyo', true],
  ])('[3.9] %s', (_, departs, fromZone, follows) => {
    const { way } = waysOf(listing, 0)[0]!;
    expect(canFollow(way, { ...way, departs, fromZone })).toBe(follows);
  });
});

it('[3.9] a trip instead may change everything: the same flights at their lowest fares, and the lowest trip of all', () => {
  const listing = aListing([
    [out(6, 1, 500, 700), out(12, 2, 400)],
    [out(18, 12, 450, 600), out(19, 13, 300)],
  ]);
  const dear = [waysOf(listing, 0)[1]!.way, waysOf(listing, 1)[1]!.way];
  expect(runToEnd(tripsInstead(listing, dear)).map((ways) => ways.map(({ total }) => total))).toEqual(
    expect.arrayContaining([
      [500, 450],
      [400, 300],
    ]),
  );
  const lowest = [waysOf(listing, 0)[2]!.way, waysOf(listing, 1)[2]!.way];
  expect(
    runToEnd(tripsInstead(listing, lowest)).every((ways) => ways.some(({ offer }, at) => offer !== lowest[at]!.offer)),
  ).toBe(true);
});

it('[3.9] another cabin continues what was chosen in this one', () => {
  const [business, economy] = [
    aListing([[out(6, 1, 900)], [out(18, 12, 950)]]),
    aListing([[out(6, 1, 500)], [out(18, 12, 450), out(19, 13, 300)]]),
  ];
  expect(keys(offeredTrips(business, ['saver_6E1.2026-12-08'], economy)!.trips)).toEqual(['6E1 6E12', '6E1 6E13']);
  expect(offeredTrips(business, ['saver_6E1.2026-12-08'], economy)!.trips[1]!.ways.map(({ total }) => total)).toEqual([
    900, 300,
  ]);
});

const hours = fc.integer({ min: 0, max: 20 });
const flights = (from: number) =>
  fc
    .array(fc.tuple(hours, fc.array(fc.integer({ min: 100, max: 900 }), { minLength: 1, maxLength: 2 })), {
      minLength: 1,
      maxLength: 6,
    })
    .map((list) => list.map(([hour, totals], at) => out(hour, from + at, ...totals)));

describe('trips beside one', () => {
  it('[3.9] differ in one direction, are flown in order, and are all that do', () => {
    fc.assert(
      fc.property(flights(1), flights(31), (there, back) => {
        const listing = aListing([there, back]);
        const [ways] = offeredTrips(listing, [])!
          .trips.map((trip) => trip.ways)
          .filter(({ length }) => length === 2);
        if (!ways) return;
        const beside = tripsBeside(listing, ways);
        for (const trip of beside) {
          expect(trip.filter(({ offer }, at) => offer !== ways[at]!.offer)).toHaveLength(1);
          expect(canFollow(trip[0]!, trip[1]!)).toBe(true);
        }
        const possible = [0, 1].flatMap((bound) =>
          waysOf(listing, bound).filter(
            ({ way }) =>
              way.offer !== ways[bound]!.offer && (bound ? canFollow(ways[0]!, way) : canFollow(way, ways[1]!)),
          ),
        );
        expect(beside).toHaveLength(possible.length);
      }),
    );
  });

  it('[3.9] the completion is the lowest that can follow, for every offer', () => {
    fc.assert(
      fc.property(flights(1), flights(31), (there, back) => {
        const listing = aListing([there, back]);
        for (const {
          ways: [first, second],
        } of offeredTrips(listing, [])!.trips) {
          const possible = waysOf(listing, 1)
            .map(({ way }) => way)
            .filter((way) => canFollow(first!, way));
          expect(second?.total).toBe(possible.length ? Math.min(...possible.map(({ total }) => total)) : undefined);
        }
      }),
    );
  });
});
