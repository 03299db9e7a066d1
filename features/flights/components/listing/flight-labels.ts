import { formatMoney, money } from '#lib/shared/money.ts';
import { andList, counted, orList } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { FareTermsView, FlightAirport, FlightListing, ListedFlight } from '../../contract.ts';
import type { FlightFilters, FlightSort, Slot } from '../../rules/listing/filters.ts';
import type { Facet } from '../../rules/listing/relax.ts';

export const stopsLabel = (stops: number): string =>
  t(stops === 0 ? 'Non-stop' : stops === 1 ? 'One stop' : 'Two stops');

/** @texts */
export const SLOT_LABELS: Record<Slot, string> = {
  'before-6': 'Before 6',
  '6-12': '6 to 12',
  '12-18': '12 to 18',
  'after-18': 'After 18',
};
/** @texts */
export const SORT_LABELS: Record<FlightSort, string> = {
  best: 'Best first',
  cheapest: 'Cheapest first',
  fastest: 'Fastest first',
  earliest: 'Earliest first',
};

/** "Up to 6 hours". */
export const longestLabel = (hours: number): string => t('Up to {hours}', { hours: counted(hours, 'hour') });

/** @texts */
export const BAG_LABEL = 'Checked bag included';
/** @texts */
export const REFUNDABLE_LABEL = 'Partly refundable';

/** Label of an active filter: "Non-stop", "Leaves 6 to 12 or after 18". */
export function facetText(
  facet: Facet,
  filters: FlightFilters,
  { airlines, airports }: Pick<FlightListing, 'airlines' | 'airports'>,
): string {
  const slots = (chosen: readonly Slot[]) => orList(chosen.map((slot) => t(SLOT_LABELS[slot]).toLowerCase()));
  switch (facet) {
    case 'stops':
      return orList(filters.stops.map(stopsLabel));
    case 'airlines':
      return orList(filters.airlines.map((code) => airlines.find((airline) => airline.code === code)?.name ?? code));
    case 'leaves':
      return t('Departs {times}', { times: slots(filters.leaves) });
    case 'arrives':
      return t('Arrives {times}', { times: slots(filters.arrives) });
    case 'via':
      return t('Via {cities}', { cities: orList(filters.via.map(cityNames(airports)).map((city) => t(city))) });
    case 'longest':
      return longestLabel(filters.longest ?? 0);
    case 'bag':
      return t(BAG_LABEL);
    case 'refundable':
      return t(REFUNDABLE_LABEL);
  }
}

export const flightsWord = (count: number): string => counted(count, 'flight');

/** "non-stop", "one stop, Mumbai", "two stops, Dubai and London, change of airport". */
export function directionText(legs: readonly ListedFlight[], airportOf: (code: string) => FlightAirport): string {
  const moves = legs.slice(1).some(({ from }, at) => legs[at]!.to !== from);
  const cities = legs.slice(1).map(({ from }) => t(airportOf(from).cityName));
  if (!cities.length) return stopsLabel(0).toLowerCase();
  const stops = `${stopsLabel(cities.length).toLowerCase()}, ${andList(cities)}`;
  return moves ? `${stops}, ${t('change of airport')}` : stops;
}

export type FareFact = { icon: 'bag' | 'cup' | 'check' | 'x'; tone: 'plain' | 'good'; text: string };

/** Bag, seat and meal: in this order for every fare (LOOK.md, fare grid). */
export const fareFacts = ({ cabinKg, checkedKg, seat, meal }: FareTermsView): FareFact[] => [
  {
    icon: 'bag',
    tone: 'plain',
    text: t(checkedKg ? '{cabin} kg cabin, {checked} kg checked' : '{cabin} kg cabin, no checked bag', {
      cabin: cabinKg,
      checked: checkedKg,
    }),
  },
  seat === 'for-sale'
    ? { icon: 'x', tone: 'plain', text: t('Seat for sale') }
    : { icon: 'check', tone: 'good', text: t(seat === 'any' ? 'Any seat included' : 'Standard seat included') },
  meal === 'included'
    ? { icon: 'cup', tone: 'good', text: t('Meal included') }
    : { icon: 'cup', tone: 'plain', text: t('Meal for sale') },
];

/** A fee at some time before departure as a line of a fare: `when` in hours or days, `now` the current one. */
export type FeeLine = { when: string; what: string; tone: 'good' | 'plain' | 'warn'; now: boolean };

const span = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? counted(hours / 24, 'day') : counted(hours, 'hour');

/** The steps of a fee in the order they apply; steps that are over at `hoursLeft` are left out. */
export function feeLines(steps: FareTermsView['change'], kind: 'change' | 'cancel', hoursLeft: number): FeeLine[] {
  return steps.flatMap(({ untilHours, fee }, at): FeeLine[] => {
    if (hoursLeft <= untilHours) return [];
    const from = steps[at - 1]?.untilHours ?? null;
    const now = from === null || hoursLeft <= from;
    const when =
      untilHours > 0
        ? t('until {time} before', { time: span(untilHours) })
        : now
          ? t('until departure')
          : t('in the last {time}', { time: span(from) });
    const what =
      fee === null
        ? kind === 'change'
          ? t('Not possible')
          : t('Only taxes refunded')
        : fee === 0
          ? t('Free')
          : t('{amount} a person', { amount: formatMoney(money(fee)) });
    return [{ when, what, tone: fee === null ? 'warn' : fee === 0 ? 'good' : 'plain', now }];
  });
}

/** Airport names by code; unknown ones are shown as their code. */
export function airportsByCode(airports: readonly FlightAirport[]): (code: string) => FlightAirport {
  const known = new Map(airports.map((airport) => [airport.code, airport]));
  return (code) =>
    known.get(code) ?? { code, name: code, cityCode: code, cityName: code, countryCode: '', zone: 'UTC' };
}

/** City names by airport code. */
export const cityNames = (airports: readonly FlightAirport[]): ((code: string) => string) => {
  const known = new Map(airports.map(({ code, cityName }) => [code, cityName]));
  return (code) => known.get(code) ?? code;
};
