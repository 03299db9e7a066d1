import { formatMoney, money } from '#lib/shared/money.ts';
import type { FareTermsView, FlightAirport, ListedFlight } from '../../contract.ts';
import { feeAt } from '../../rules/fares/mini-rules.ts';
import type { FlightSort, Slot } from '../../rules/listing/filters.ts';

/** "2 h 45", "45 min". */
export const durationWords = (minutes: number): string => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${String(minutes % 60).padStart(2, '0')}` : ''}`);

/** "2 hours 45 minutes", for those who listen. */
export const spokenDuration = (minutes: number): string => `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`;

export const stopWords = (stops: number): string => (stops === 0 ? 'Non-stop' : stops === 1 ? 'One stop' : 'Two stops');

export const SLOT_WORDS: Record<Slot, string> = { 'before-6': 'Before 6', '6-12': '6 to 12', '12-18': '12 to 18', 'after-18': 'After 18' };
export const SORT_WORDS: Record<FlightSort, string> = { best: 'Best first', cheapest: 'Cheapest first', fastest: 'Fastest first', earliest: 'Earliest first' };

export const flightsWord = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'flight' : 'flights'}`;

/** "non-stop", "one stop, Mumbai", "two stops, Dubai and London". */
export function wayWords(legs: readonly ListedFlight[], cityOf: (code: string) => string): string {
  const cities = legs.slice(1).map(({ from }) => cityOf(from));
  return cities.length ? `${stopWords(cities.length).toLowerCase()}, ${cities.join(' and ')}` : 'non-stop';
}

/** How many days after the departure's date a journey arrives; 0 on the same day. */
export const daysLater = (departsAt: string, arrivesAt: string): number => Math.round((Date.parse(arrivesAt.slice(0, 10)) - Date.parse(departsAt.slice(0, 10))) / 86_400_000);

export const clockOf = (wall: string): string => wall.slice(11, 16);

export type FareFact = { icon: 'bag' | 'cup' | 'check' | 'x' | 'swap' | 'undo'; tone: 'plain' | 'good' | 'warn'; text: string };

/** Bag, seat, meal, change, refund: in this order on every fare (LOOK.md, fare grid). Fees are those of now. */
export function fareFacts({ cabinKg, checkedKg, seat, meal, change, cancel }: FareTermsView, { hoursLeft, comesBack }: { hoursLeft: number; comesBack: number }): FareFact[] {
  const changeFee = feeAt(change, hoursLeft);
  const free = feeAt(cancel, hoursLeft) === 0;
  return [
    { icon: 'bag', tone: 'plain', text: checkedKg ? `${cabinKg} kg cabin, ${checkedKg} kg checked` : `${cabinKg} kg cabin, no checked bag` },
    seat === 'for-sale' ? { icon: 'x', tone: 'plain', text: 'Seat for sale' } : { icon: 'check', tone: 'good', text: seat === 'any' ? 'Any seat included' : 'Standard seat included' },
    meal === 'included' ? { icon: 'cup', tone: 'good', text: 'Meal included' } : { icon: 'cup', tone: 'plain', text: 'Meal for sale' },
    changeFee === null ? { icon: 'swap', tone: 'plain', text: 'The date cannot be changed' } : changeFee === 0
      ? { icon: 'swap', tone: 'good', text: 'Change free, pay the fare difference' } : { icon: 'swap', tone: 'plain', text: `Change for ${formatMoney(money(changeFee))} a person and the fare difference` },
    { icon: 'undo', tone: free ? 'good' : 'warn', text: `${formatMoney(money(comesBack))} comes back if you cancel now` },
  ];
}

/** Names of airports by code. */
export const cityNames = (airports: readonly FlightAirport[]): ((code: string) => string) => {
  const known = new Map(airports.map(({ code, cityName }) => [code, cityName]));
  return (code) => known.get(code) ?? code;
};
