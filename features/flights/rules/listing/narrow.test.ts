import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlightListing } from '../../contract.ts';
import { findBound, placesOfTrip } from '../search/find-bounds.ts';
import { listFlights } from '../search/list-flights.ts';
import { flightSchedule } from '../world/flight-schedule.ts';
import { factsOfBound } from './facts.ts';
import { filterParams, NO_FILTERS, parseFilters, SLOTS, slotOf, SORTS, type FlightFilters } from './filters.ts';
import { narrowFlights } from './narrow.ts';

const now = Date.parse('2026-11-21T04:00:00Z') / 60_000;
const party = { adults: 2, children: 0, infants: 0 };
const trip = { bounds: [{ from: 'BLR', to: 'DXB', date: '2026-12-08' }], ...party, cabin: 2 as const };
const found = placesOfTrip(flightSchedule(), trip).places.map((place) => findBound(flightSchedule(), place, now));
const listing: FlightListing = listFlights(trip, found, {
  now,
  today: '2026-11-21',
  taxes: [],
  sold: () => 0,
  countryNumber: () => '356',
});
const all = factsOfBound(listing, 0);
const narrow = (filters: Partial<FlightFilters>) => narrowFlights(all, { ...NO_FILTERS, ...filters }, party);

const airlines = [...new Set(all.flatMap((facts) => facts.airlines))];
const via = [...new Set(all.flatMap((facts) => facts.via))];
const anyFilters: fc.Arbitrary<FlightFilters> = fc.record({
  stops: fc.subarray([0, 1, 2]),
  airlines: fc.subarray(airlines.toSorted()),
  leaves: fc.subarray([...SLOTS]),
  arrives: fc.subarray([...SLOTS]),
  via: fc.subarray(via.toSorted().slice(0, 30)),
  longest: fc.option(fc.integer({ min: 1, max: 40 })),
  bag: fc.boolean(),
  refundable: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
  weights: fc.record({ price: fc.nat(5), time: fc.nat(5), changes: fc.nat(5) }),
});

describe('narrowing a list of flights', () => {
  it('has flights to narrow', () => expect(all.length).toBeGreaterThan(60));

  it('filters survive an address', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const params = new URLSearchParams(
          Object.entries(filterParams(filters)).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, value]],
          ),
        );
        expect(parseFilters(params)).toEqual(filters);
      }),
    );
    expect(
      parseFilters(new URLSearchParams('stops=9&airline=rubbish&leaves=noon&longest=-1&sort=dearest&weigh=a.b')),
    ).toEqual(NO_FILTERS);
  });

  it('keeps what passes every filter, each once, and drops nothing else', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const kept = new Set(narrowFlights(all, filters, party).matches.map(({ facts }) => facts));
        for (const facts of all) {
          const passes =
            (!filters.stops.length || filters.stops.includes(facts.stops)) &&
            (!filters.airlines.length || facts.airlines.every((code) => filters.airlines.includes(code))) &&
            (!filters.leaves.length || filters.leaves.includes(facts.leaves)) &&
            (!filters.arrives.length || filters.arrives.includes(facts.arrives)) &&
            (!filters.via.length || (facts.via.length > 0 && facts.via.every((code) => filters.via.includes(code)))) &&
            (filters.longest === null || facts.minutes <= filters.longest * 60) &&
            facts.fares.some(
              (fare) =>
                fare.ofCabin &&
                (!filters.bag || fare.bag) &&
                (!filters.refundable || fare.comesBack > fare.total - fare.basics[0]! * 2),
            );
          expect(kept.has(facts)).toBe(passes);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a count is what ticking that box alone in its group leaves', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...airlines), fc.constantFrom(...SLOTS), (filters, airline, slot) => {
        const { counts } = narrowFlights(all, filters, party);
        expect(counts.stops[1] ?? 0).toBe(narrowFlights(all, { ...filters, stops: [1] }, party).matches.length);
        expect(counts.leaves[slot]).toBe(narrowFlights(all, { ...filters, leaves: [slot] }, party).matches.length);
        expect(counts.bag).toBe(narrowFlights(all, { ...filters, bag: true }, party).matches.length);
        expect(counts.refundable).toBe(narrowFlights(all, { ...filters, refundable: true }, party).matches.length);
        expect(counts.airlines[airline] ?? 0).toBeGreaterThanOrEqual(
          narrowFlights(all, { ...filters, airlines: [airline] }, party).matches.length,
        );
      }),
      { numRuns: 40 },
    );
  });

  it('sorts: cheapest, fastest, earliest; best with price alone is cheapest', () => {
    const ascending = (values: number[]) => expect(values).toEqual(values.toSorted((a, b) => a - b));
    ascending(narrow({ sort: 'cheapest' }).matches.map(({ fare }) => fare.total));
    ascending(narrow({ sort: 'fastest' }).matches.map(({ facts }) => facts.minutes));
    ascending(narrow({ sort: 'earliest' }).matches.map(({ facts }) => facts.departs));
    ascending(narrow({ weights: { price: 1, time: 0, changes: 0 } }).matches.map(({ fare }) => fare.total));
    ascending(narrow({ weights: { price: 0, time: 0, changes: 1 } }).matches.map(({ facts }) => facts.stops));
  });

  it('a fare without a bag is passed over when a bag is asked for', () => {
    const withBag = narrow({ bag: true, sort: 'cheapest' }).matches;
    expect(withBag.every(({ fare }) => listing.terms[fare.terms]!.checkedKg > 0)).toBe(true);
    expect(withBag[0]!.fare.total).toBeGreaterThan(narrow({ sort: 'cheapest' }).matches[0]!.fare.total);
  });

  it.each([
    [0, 'before-6'],
    [359, 'before-6'],
    [360, '6-12'],
    [1079, '12-18'],
    [1080, 'after-18'],
    [1439, 'after-18'],
  ] as const)('minute %i is %s', (minute, slot) => expect(slotOf(minute)).toBe(slot));
});
