import { addDays, dateInZone, type IsoDate } from '#lib/shared/dates.ts';
import type { PosterKind, PosterMark } from '#posters/options.ts';
import type {
  PackageCard,
  PackageDay,
  PackageDeparture,
  PackageEntryRules,
  PackageStop,
  PackageView,
  PersonPrices,
} from '../contract.ts';
import type { Journey, MeetingPoint } from '../data/journey.ts';
import { COUNTRIES, ENTRY_RULES_READ } from '../data/countries.ts';
import { extrasOf, hasRoomsFor } from './extras.ts';
import { withHotels, type StopoverHotel } from './choose-hotels.ts';
import { JOURNEY_ZONE, zonedTime, zoneOf } from './departures.ts';
import { shownPrices } from './price-of-party.ts';
import { journeyTax } from './tax.ts';
import { isOnSale, policiesOf } from './terms.ts';

/** What a journey needs to know of a city. `region`: its state, or abroad its country. */
export type CityFacts = {
  name: string;
  region: string;
  lat: number;
  lng: number;
  kind: PosterKind;
  mark?: PosterMark | undefined;
};
/** A city by its slug. Throws for a slug that is no city: the catalogue is part of the build. */
export type CityOf = (slug: string) => CityFacts;

/** A departure as it is stored: places of the group, those taken, and prices per person before tax. */
export type StoredDeparture = { date: IsoDate; groupSize: number; taken: number; prices: PersonPrices };

export const nightsOf = ({ days }: Pick<Journey, 'days'>): number => days.length - 1;
export const endOf = (journey: Pick<Journey, 'days'>, departure: IsoDate): IsoDate =>
  addDays(departure, nightsOf(journey));
/** The instant at which the group meets, and at which the journey ends. */
export const startOf = (journey: Pick<Journey, 'meets' | 'abroad'>, departure: IsoDate): Date =>
  zonedTime(departure, journey.meets.time, zoneOf(journey));
export const finishOf = (journey: Pick<Journey, 'days' | 'endsIn' | 'abroad'>, departure: IsoDate): Date =>
  zonedTime(endOf(journey, departure), journey.endsIn.time, zoneOf(journey));

/** The address of a state: "Himachal Pradesh" is `himachal-pradesh`. */
const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** Cities and states in the order of the journey, each once. */
const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const nightCities = ({ days }: Journey): string[] => distinct(days.slice(0, -1).map(({ city }) => city));

/** The states of a journey, by name. */
export const statesOf = (journey: Journey, cityOf: CityOf): { slug: string; name: string }[] =>
  distinct(nightCities(journey).map((slug) => cityOf(slug).region)).map((name) => ({ slug: slugOf(name), name }));

/** A journey in a list, without its departures. */
export function cardOf(journey: Journey, cityOf: CityOf): Omit<PackageCard, 'from' | 'departures'> {
  const { slug, title, summary, theme, hotelClass, poster } = journey;
  const { kind, mark } = cityOf(poster.city);
  return {
    slug,
    title,
    summary,
    theme,
    nights: nightsOf(journey),
    cities: nightCities(journey).map((city) => cityOf(city).name),
    states: statesOf(journey, cityOf),
    hotelClass,
    poster: { kind, hour: poster.hour, seed: slug, ...(mark ? { mark } : {}) },
  };
}

/** The days of a journey with the names of their cities and what each night is spent in. */
export const daysOf = ({ days, hotelClass }: Journey, cityOf: CityOf): PackageDay[] =>
  days.map(({ title, city, text, meals, lodging = `a ${hotelClass}-star hotel` }, at) => ({
    day: at + 1,
    title,
    text,
    city: cityOf(city).name,
    meals: [...meals],
    ...(at < days.length - 1 ? { lodging } : {}),
  }));

/** Where the days of a journey end, in order. */
export const routeOf = ({ days }: Pick<Journey, 'days'>, cityOf: CityOf): PackageStop[] =>
  stopsOf(days.map(({ city }) => cityOf(city)));

/** The stops of a journey from the cities in which its days end. */
export function stopsOf(cities: readonly Pick<CityFacts, 'name' | 'lat' | 'lng'>[]): PackageStop[] {
  const stops: PackageStop[] = [];
  for (const [at, { name, lat, lng }] of cities.entries()) {
    const before = stops.at(-1);
    if (before?.city === name) before.days.push(at + 1);
    else stops.push({ city: name, lat, lng, days: [at + 1] });
  }
  return stops;
}

export const meetingPoint = ({ city, place, time }: MeetingPoint, cityOf: CityOf) => ({
  city: cityOf(city).name,
  place,
  time,
});

const INCLUDED = (hotelClass: number): string[] => [
  `Hotels of ${hotelClass} stars, rooms as booked; where one is full, another in the same place of its class or better`,
  'Travel from place to place in an air-conditioned coach or car',
  'The meals that each day names',
];
const EXCLUDED = ['Travel to the meeting point and home from the end', 'Meals that no day names', 'Tips and insurance'];
const EXCLUDED_ABROAD = [
  'Flights from India to the meeting point and home from the end',
  'Meals that no day names',
  'Visas, tips and insurance',
];

/** What the price contains, and what it does not. */
export const inclusionsOf = ({ hotelClass, guide, includes }: Journey): string[] => [
  ...INCLUDED(hotelClass),
  `A guide throughout, who speaks ${guide}`,
  ...includes,
];
export const exclusionsOf = ({ excludes, abroad }: Journey): string[] => [
  ...(abroad ? EXCLUDED_ABROAD : EXCLUDED),
  ...excludes,
];

/** What the country of a journey asks of Indian citizens; null in India. */
export function entryOf({ abroad }: Pick<Journey, 'abroad'>): PackageEntryRules | null {
  if (!abroad) return null;
  const { name, passport, visa, official } = COUNTRIES[abroad.country];
  return { country: name, passport, visa, readOn: ENTRY_RULES_READ, official };
}

/** A journey's page. `hotels`: where its nights are spent, as far as a hotel is known. */
export const presentPackage = (
  journey: Journey,
  cityOf: CityOf,
  hotels: readonly StopoverHotel[] = [],
): PackageView => ({
  ...cardOf(journey, cityOf),
  about: journey.about,
  days: withHotels(daysOf(journey, cityOf), hotels),
  route: routeOf(journey, cityOf),
  inclusions: inclusionsOf(journey),
  exclusions: exclusionsOf(journey),
  meets: meetingPoint(journey.meets, cityOf),
  endsIn: meetingPoint(journey.endsIn, cityOf),
  groupSize: journey.groupSize,
  guide: journey.guide,
  zone: zoneOf(journey),
  extras: extrasOf(journey).filter(({ code }) => hasRoomsFor(journey, hotels, code)),
  entry: entryOf(journey),
});

/** A departure with prices, places left and terms, as it is paid for now. */
export function presentDeparture(
  journey: Pick<Journey, 'days' | 'meets' | 'abroad'>,
  { date, groupSize, taken, prices }: StoredDeparture,
  now: Date,
): PackageDeparture {
  const tax = journeyTax(journey, date, dateInZone(now, JOURNEY_ZONE));
  const startsAt = startOf(journey, date);
  return {
    date,
    ends: endOf(journey, date),
    prices,
    shown: shownPrices(prices, tax),
    tax,
    left: groupSize - taken,
    startsAt: startsAt.toISOString(),
    cancellationPolicies: policiesOf(startsAt),
  };
}

/** The departures that can still be booked, sold-out ones included, soonest first. */
export const departuresOnSale = (
  journey: Pick<Journey, 'meets' | 'abroad'>,
  departures: readonly StoredDeparture[],
  now: Date,
): StoredDeparture[] =>
  departures
    .filter(({ date }) => isOnSale(startOf(journey, date), now))
    .sort((one, other) => one.date.localeCompare(other.date));
