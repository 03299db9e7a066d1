import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/shared/dates.ts';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { flightSchedule } from '../world/flight-schedule.ts';
import { wallOf } from '../world/zone-offsets.ts';
import { DatedFlights } from './dated-flights.ts';
import { epochDay, wallText, weekdayBit } from './epoch-day.ts';
import { minimumConnectingTime } from './connecting-time.ts';
import { changeAt, findJourneys } from './find-journeys.ts';
import { findPlace } from './places.ts';
import { factsOf } from './world-facts.ts';

const world = flightSchedule();
const facts = factsOf(world);
const at = (iata: string) => world.airportAt.get(iata)!;
const search = (from: string, to: string, date: string, after = 0) => {
  const dated = new DatedFlights(world);
  return { dated, journeys: findJourneys(dated, { from: [at(from)], to: [at(to)], day: epochDay(date), after }) };
};

const busy = world.airports.map(({ iata }) => iata).filter((iata) => world.onwardFrom[at(iata)]!.length >= 25);
const trip = fc
  .record({ from: fc.constantFrom(...busy), to: fc.constantFrom(...busy), ahead: fc.integer({ min: 0, max: 364 }) })
  .filter(({ from, to }) => world.airports[at(from)]!.cityCode !== world.airports[at(to)]!.cityCode);

describe('journeys', () => {
  it('no journey leaves before it has arrived at the connection; every change is legal, every flight flies that day, one airline sells both', () => {
    fc.assert(
      fc.property(trip, ({ from, to, ahead }) => {
        const date = addDays('2026-11-21', ahead);
        const { dated, journeys } = search(from, to, date);
        for (const { flights, minutes } of journeys) {
          expect(world.airports[world.routes.from[dated.routeOf(flights[0]!)]!]!.iata).toBe(from);
          expect(world.airports[world.routes.to[dated.routeOf(flights.at(-1)!)]!]!.iata).toBe(to);
          expect(dated.day[flights[0]!]).toBe(epochDay(date));
          expect(minutes).toBe(dated.arrives[flights.at(-1)!]! - dated.departs[flights[0]!]!);
          for (const [n, flight] of flights.entries()) {
            expect(world.flights.days[dated.flight[flight]!]! & weekdayBit(dated.day[flight]!)).not.toBe(0);
            expect(dated.arrives[flight]! - dated.departs[flight]!).toBe(world.flights.minutes[dated.flight[flight]!]);
            expect(dated.arrivesWall[flight]).toBe(
              wallOf(world.airports[world.routes.to[dated.routeOf(flight)]!]!.zone, dated.arrives[flight]!),
            );
            const next = flights[n + 1];
            if (next === undefined) continue;
            const [one, two] = [dated.routeOf(flight), dated.routeOf(next)];
            expect(world.routes.to[one]).toBe(world.routes.from[two]);
            expect(dated.departs[next]! - dated.arrives[flight]!).toBeGreaterThanOrEqual(
              changeAt(world, facts, one, two),
            );
            expect(dated.departs[next]! - dated.arrives[flight]!).toBeLessThanOrEqual(12 * 60);
            expect(
              facts.sellsOnto[world.routes.airline[one]! * world.airlines.length + world.routes.airline[two]!],
            ).toBe(1);
          }
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('nobody flies far out of the way, twice through one airport, or abroad between two places at home', () => {
    fc.assert(
      fc.property(trip, ({ from, to, ahead }) => {
        const { dated, journeys } = search(from, to, addDays('2026-11-21', ahead));
        const direct = kilometresBetween(world.airports[at(from)]!, world.airports[at(to)]!);
        for (const { flights } of journeys) {
          const stops = [at(from), ...flights.map((flight) => world.routes.to[dated.routeOf(flight)]!)];
          expect(new Set(stops).size).toBe(stops.length);
          expect(flights.reduce((sum, flight) => sum + world.routes.km[dated.routeOf(flight)]!, 0)).toBeLessThanOrEqual(
            direct * 1.3 + 905,
          );
          if (flights.length === 2 && facts.country[at(from)] === facts.country[at(to)])
            expect(new Set(stops.map((stop) => facts.country[stop])).size).toBe(1);
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('[3.11] wall times cross the clock changes of London in March and Sydney in October', () => {
    const arrival = (from: string, to: string, date: string) => {
      const { dated, journeys } = search(from, to, date);
      const [first] = journeys
        .filter(({ flights }) => flights.length === 1)
        .map(({ flights }) => flights[0]!)
        .sort((a, b) => world.flights.number[dated.flight[a]!]! - world.flights.number[dated.flight[b]!]!);
      return {
        number: world.flights.number[dated.flight[first!]!],
        minutes: dated.arrives[first!]! - dated.departs[first!]!,
        departs: wallText(dated.departsWall[first!]!).slice(11),
        arrives: wallText(dated.arrivesWall[first!]!).slice(11),
      };
    };
    const [winter, summer] = [arrival('DEL', 'LHR', '2027-03-27'), arrival('DEL', 'LHR', '2027-03-28')];
    expect([summer.number, summer.departs, summer.minutes]).toEqual([winter.number, winter.departs, winter.minutes]);
    expect((Date.parse(`2027-01-01T${summer.arrives}Z`) - Date.parse(`2027-01-01T${winter.arrives}Z`)) / 60_000).toBe(
      60,
    );
    const [before, after] = [arrival('SIN', 'SYD', '2026-10-02'), arrival('SIN', 'SYD', '2026-10-06')];
    expect([after.departs, after.minutes]).toEqual([before.departs, before.minutes]);
    expect(
      ((Date.parse(`2027-01-02T${after.arrives}Z`) - Date.parse(`2027-01-02T${before.arrives}Z`)) / 60_000 + 1440) %
        1440,
    ).toBe(60);
  });

  it('flights that are no longer sold are left out', () => {
    const day = Date.parse('2026-12-08T06:00:00Z') / 60_000;
    const { dated, journeys } = search('DEL', 'BOM', '2026-12-08', day);
    expect(journeys.length).toBeGreaterThan(10);
    for (const { flights } of journeys) expect(dated.departs[flights[0]!]).toBeGreaterThanOrEqual(day);
  });
});

describe('minimum connecting times', () => {
  it.each([
    [{ fromAbroad: false, toAbroad: false, large: false, otherTerminal: false }, 40],
    [{ fromAbroad: false, toAbroad: true, large: true, otherTerminal: false }, 85],
    [{ fromAbroad: true, toAbroad: false, large: true, otherTerminal: true }, 145],
    [{ fromAbroad: true, toAbroad: true, large: false, otherTerminal: false }, 60],
  ])('%o is %i minutes', (change, minutes) => {
    expect(minimumConnectingTime(change)).toBe(minutes);
  });
});

describe('places', () => {
  it.each<[string, string[] | null]>([
    ['LON', ['LCY', 'LGW', 'LHR', 'LTN', 'STN']],
    ['LHR', ['LHR']],
    ['BOM', ['BOM', 'NMI']],
    ['BOM.only', ['BOM']],
    ['NYC', ['EWR', 'JFK', 'LGA']],
    ['COK', ['COK']],
    ['QQQ', null],
  ])('%s', (code, expected) => {
    const found = findPlace(world, code);
    expect(found && found.airports.map((airport) => world.airports[airport]!.iata).sort()).toEqual(expected);
  });
});
