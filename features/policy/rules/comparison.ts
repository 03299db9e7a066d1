import type { FlightFacts, FlightLeg, HotelFacts, OptionFacts } from './facts.ts';
import { unitsOf } from './facts.ts';

/**
 * Kinds of change from one option to another, the least disruptive first: remove an extra, another rate or fare of the
 * same room or flight, another room or cabin, another time of the same day or another hotel, another day.
 */
export const CHANGE_KINDS = ['extras', 'rate', 'fare', 'room', 'cabin', 'time', 'hotel', 'dates'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** An option prepared for comparison, as numbers: a listing compares hundreds of thousands of pairs. */
export type Compared = {
  option: OptionFacts;
  /** Options are alternatives only within one group: same mode, place, party size and length. */
  group: number;
  /** Equal for the same dates. */
  dates: number;
  /** Equal for the same hotel, or the same flights at the same times. */
  thing: number;
  /** Equal for the same room, or the same cabins. */
  part: number;
  /** Departures in minutes since 1970; for a stay one, at noon. */
  times: readonly number[];
  /** Arrivals in minutes since 1970; empty for a stay. */
  arrivals: readonly number[];
  /** Stops on the whole trip. */
  stops: number;
  /** The hotel's position on a unit sphere; all zero without one. */
  point: readonly [number, number, number];
};

const NOWHERE = [0, 0, 0] as const;
const EARTH_METRES = 6_371_009;
const DAY_MINUTES = 1440;

/** Returns the function that prepares options; only options prepared by the same function can be compared. */
export function comparison(): (option: OptionFacts) => Compared {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  return (option) => compared(option, numberOf);
}

function compared(option: OptionFacts, numberOf: (text: string) => number): Compared {
  const group = numberOf(
    `${option.mode} ${option.place.country} ${option.place.city} ${unitsOf(option)} ${option.mode === 'hotel' ? option.rooms : option.mode === 'flight' ? option.passengers : 0}`,
  );
  if (option.mode === 'hotel') return { option, group, ...ofStay(option, numberOf) };
  if (option.mode === 'flight') return { option, group, ...ofFlight(option, numberOf) };
  return {
    option,
    group,
    dates: numberOf(option.from),
    thing: numberOf(`transport ${option.name}`),
    part: 0,
    times: [minutesOf(`${option.from}T12:00`)],
    arrivals: [],
    stops: 0,
    point: NOWHERE,
  };
}

const ofStay = ({ checkIn, hotelId, roomId, lat, lng }: HotelFacts, numberOf: (text: string) => number) => ({
  dates: numberOf(checkIn),
  thing: numberOf(`hotel ${hotelId}`),
  part: numberOf(`room ${roomId}`),
  times: [minutesOf(`${checkIn}T12:00`)],
  arrivals: [],
  stops: 0,
  point: onSphere(lat, lng),
});

const ofFlight = ({ legs }: FlightFacts, numberOf: (text: string) => number) => ({
  dates: numberOf(legs.map(({ departs }) => departs.slice(0, 10)).join()),
  thing: numberOf(legs.map(({ flights, departs }) => `${flights} ${departs}`).join()),
  part: numberOf(`cabins ${legs.map(({ cabin }) => cabin).join()}`),
  times: legs.map(({ departs }) => minutesOf(departs)),
  arrivals: legs.map(({ arrives }) => minutesOf(arrives)),
  stops: stopsOf(legs),
  point: NOWHERE,
});

/** Number of stops on these bounds. */
export const stopsOf = (legs: readonly FlightLeg[]): number =>
  legs.reduce((sum, { flights }) => sum + flights.split(' + ').length - 1, 0);

const minutesOf = (wallTime: string): number => Date.parse(`${wallTime}Z`) / 60_000;

function onSphere(lat: number, lng: number): [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const RANK = Object.fromEntries(CHANGE_KINDS.map((kind, rank) => [kind, rank])) as Record<ChangeKind, number>;
const { rate: RATE, fare: FARE, room: ROOM, cabin: CABIN, time: TIME, hotel: HOTEL, dates: DATES } = RANK;

/** The kind of change from one option to the other, as an index into CHANGE_KINDS; -1 when it is not a small change. */
export function rankOfChange(from: Compared, to: Compared): number {
  if (from.group !== to.group || from.option === to.option) return -1;
  const { mode } = from.option;
  if (from.dates !== to.dates) return mode === 'flight' || from.thing === to.thing ? DATES : -1;
  if (from.thing !== to.thing) return mode === 'flight' ? TIME : mode === 'hotel' ? HOTEL : -1;
  if (from.part !== to.part) return mode === 'flight' ? CABIN : ROOM;
  return mode === 'flight' ? FARE : RATE;
}

/** One more stop counts as this many minutes: a usual connection takes about an hour and a half. */
const STOP_MINUTES = 90;
/** ₹50 of price count as one minute: ₹3,000 an hour, the order of business travellers' value of time in surveys. */
const PAISE_A_MINUTE = 5000;

/**
 * The size of a change of that kind: a price difference in paise, metres, or days; for other flights the minutes by
 * which departures and arrivals move, plus stops and price as minutes. Never negative.
 */
export function sizeOfChange(rank: number, from: Compared, to: Compared): number {
  if (rank === TIME) return disturbance(from, to);
  if (rank === DATES) return apart(from.times, to.times, DAY_MINUTES);
  if (rank === HOTEL) return metresApart(from.point, to.point);
  return Math.abs(from.option.total - to.option.total);
}

function disturbance(from: Compared, to: Compared): number {
  const moved = apart(from.times, to.times, 1) + apart(from.arrivals, to.arrivals, 1);
  const stops = Math.max(0, to.stops - from.stops) * STOP_MINUTES;
  const price = Math.round((to.option.total - from.option.total) / PAISE_A_MINUTE);
  return Math.max(0, moved + stops + price);
}

function metresApart([x, y, z]: Compared['point'], [u, v, w]: Compared['point']): number {
  return Math.round(EARTH_METRES * Math.sqrt((x - u) * (x - u) + (y - v) * (y - v) + (z - w) * (z - w)));
}

function apart(from: readonly number[], to: readonly number[], unit: number): number {
  let sum = 0;
  for (let leg = 0; leg < from.length; leg++)
    sum += Math.abs(Math.floor((from[leg] ?? 0) / unit) - Math.floor((to[leg] ?? 0) / unit));
  return sum;
}
