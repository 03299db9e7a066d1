import { describe, expect, it } from 'vitest';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { flightSchedule } from './flight-schedule.ts';
import { buildWorld } from './world.ts';
import { aircraft, airlines, airports, airportSizes, regionOf, terminals } from '../../data/tables.ts';

const world = flightSchedule();
const { routes, flights } = world;
const at = (iata: string) => world.airportAt.get(iata)!;
const flightsOf = (route: number) =>
  Array.from({ length: routes.first[route + 1]! - routes.first[route]! }, (_, n) => routes.first[route]! + n);
const between = (from: string, to: string) => {
  const found = world.between.get(at(from) * world.airports.length + at(to));
  return found ? Array.from({ length: found[1] - found[0] }, (_, n) => found[0] + n) : [];
};
const daily = (from: string, to: string) =>
  between(from, to)
    .flatMap(flightsOf)
    .filter((flight) => flights.days[flight] === 0b1111111).length;
const sells = (code: string, from: string, to: string) =>
  between(from, to).some((route) => world.airlines[routes.airline[route]!]!.code === code);

describe('the network', () => {
  it('has dozens of flights a day between Delhi and Mumbai, and a dense India', () => {
    expect(daily('DEL', 'BOM')).toBeGreaterThanOrEqual(30);
    for (const [from, to, least] of [
      ['DEL', 'BLR', 20],
      ['BOM', 'BLR', 12],
      ['BLR', 'HYD', 8],
      ['DEL', 'CCU', 8],
      ['BOM', 'GOI', 8],
      ['MAA', 'DEL', 8],
    ] as const)
      expect(daily(from, to), `${from}–${to}`).toBeGreaterThanOrEqual(least);
    const india = world.airports.filter(({ country }) => country === 'IN').map(({ iata }) => iata);
    expect(india.filter((iata) => world.onwardFrom[at(iata)]!.length > 0).length).toBeGreaterThan(100);
  });

  it.each([
    ['6E', 'DEL', 'COK'],
    ['6E', 'BLR', 'PAT'],
    ['AI', 'DEL', 'LHR'],
    ['AI', 'DEL', 'JFK'],
    ['AI', 'DEL', 'SFO'],
    ['AI', 'BOM', 'DEL'],
    ['IX', 'COK', 'DXB'],
    ['QP', 'BOM', 'BLR'],
    ['SG', 'DEL', 'BOM'],
    ['EK', 'DXB', 'BOM'],
    ['EK', 'DXB', 'LHR'],
    ['EK', 'DXB', 'SYD'],
    ['EY', 'AUH', 'DEL'],
    ['QR', 'DOH', 'MAA'],
    ['SQ', 'SIN', 'BOM'],
    ['MH', 'KUL', 'MAA'],
    ['TG', 'BKK', 'DEL'],
    ['UL', 'CMB', 'MAA'],
    ['BA', 'LHR', 'BLR'],
    ['LH', 'FRA', 'DEL'],
    ['AF', 'CDG', 'BOM'],
    ['KL', 'AMS', 'DEL'],
    ['TK', 'IST', 'DEL'],
    ['UA', 'EWR', 'DEL'],
    ['AC', 'YYZ', 'DEL'],
    ['QF', 'SYD', 'MEL'],
    ['ET', 'ADD', 'BOM'],
    ['JL', 'HND', 'CTS'],
  ])('%s flies from %s to %s and back, as it does', (airline, from, to) => {
    expect(sells(airline, from, to)).toBe(true);
    expect(sells(airline, to, from)).toBe(true);
  });

  it('has no absurd pairs: every flight has its airline’s hub at an end, an aircraft that reaches, and two cities', () => {
    for (let route = 0; route < routes.from.length; route++) {
      const [from, to, airline] = [
        world.airports[routes.from[route]!]!,
        world.airports[routes.to[route]!]!,
        world.airlines[routes.airline[route]!]!,
      ];
      const km = kilometresBetween(from, to);
      if (airline.dailyPairs === 0) continue; // sentinels
      const name = `${airline.code} ${from.iata}–${to.iata}`;
      if (from.cityCode === to.cityCode || km < 160) expect.fail(`${name} are one place`);
      if (!airline.hubs.includes(from.iata) && !airline.hubs.includes(to.iata)) expect.fail(`${name} has no hub`);
      for (const flight of flightsOf(route))
        if (world.aircraft[flights.aircraft[flight]!]!.rangeKm < km) expect.fail(`${name} is out of reach`);
    }
  });

  it('does not know routes that are not flown', () => {
    for (const [airline, from, to] of [
      ['6E', 'DEL', 'JFK'],
      ['IX', 'BLR', 'LHR'],
      ['QP', 'BOM', 'LHR'],
      ['9I', 'DEL', 'DXB'],
      ['BA', 'DEL', 'BOM'],
      ['EK', 'DEL', 'LHR'],
    ] as const)
      expect(sells(airline, from, to), `${airline} ${from}–${to}`).toBe(false);
  });
});

describe('the timetable', () => {
  it('gives every flight one number of its airline, and is the same whenever it is built', () => {
    expect(world.flightNumbered.size).toBe(flights.days.length);
    const again = buildWorld({ airports, airlines, aircraft, sizes: airportSizes, regionOf, terminals });
    for (const column of ['departs', 'minutes', 'days', 'number', 'aircraft', 'route'] as const)
      expect(again.flights[column]).toEqual(flights[column]);
  });

  it('flies on at least one day of the week, at a wall time, for as long as the distance takes', () => {
    for (let flight = 0; flight < flights.days.length; flight++) {
      const km = routes.km[flights.route[flight]!]!;
      const speed = km / (flights.minutes[flight]! / 60);
      if (flights.days[flight] === 0 || flights.departs[flight]! >= 1440 || speed < 90 || speed > 960)
        expect.fail(`flight ${flight}: ${km} km in ${flights.minutes[flight]} minutes`);
    }
  });

  it('lets short flights sleep at night', () => {
    const night = Array.from(flights.departs.keys()).filter(
      (flight) =>
        flights.minutes[flight]! < 240 && flights.departs[flight]! > 30 && flights.departs[flight]! < 4 * 60 + 30,
    );
    expect(night.length / flights.days.length).toBeLessThan(0.01);
  });
});
