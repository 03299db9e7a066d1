import type { IsoDate } from '#lib/shared/dates.ts';
import { type PackageCard, type PackageList } from '../contract.ts';
import type { Journey } from '../data/journey.ts';
import { cardOf, departuresOnSale, type CityOf, type StoredDeparture } from './present-package.ts';
import { shownPrices } from './price-of-party.ts';
import { journeyTax } from './tax.ts';
import { LENGTHS, THEMES, type Length, type Theme } from './vocabulary.ts';

export type PackageFilters = {
  theme?: Theme | undefined;
  state?: string | undefined;
  length?: Length | undefined;
  month?: string | undefined;
};
export type PackageOrder = 'recommended' | 'price' | 'nights';

/** A journey with the departures that have places. */
type Listed = { journey: Journey; card: Omit<PackageCard, 'from' | 'departures'>; open: StoredDeparture[] };

/** The journeys of a list in order, and how many there would be for every other choice of each filter. */
export function listJourneys({
  journeys,
  departuresOf,
  cityOf,
  filters,
  sort,
  today,
  now,
}: {
  journeys: readonly Journey[];
  departuresOf: (slug: string) => readonly StoredDeparture[];
  cityOf: CityOf;
  filters: PackageFilters;
  sort: PackageOrder;
  today: IsoDate;
  now: Date;
}): PackageList {
  const all = journeys.map((journey) => ({
    journey,
    card: cardOf(journey, cityOf),
    open: departuresOnSale(journey, departuresOf(journey.slug), now).filter(
      ({ groupSize, taken }) => taken < groupSize,
    ),
  }));
  return {
    today,
    packages: inOrder(
      all.filter((one) => fits(one, filters)).map((one) => withPrice(one, filters.month, today)),
      sort,
    ),
    filters: choicesOf(all, filters),
  };
}

const lengthOf = (nights: number): Length | undefined =>
  (Object.keys(LENGTHS) as Length[]).find((length) => nights >= LENGTHS[length][0] && nights <= LENGTHS[length][1]);
const monthOf = ({ date }: StoredDeparture): string => date.slice(0, 7);

const fits = ({ card, open }: Listed, { theme, state, length, month }: PackageFilters): boolean =>
  (!theme || card.theme === theme) &&
  (!state || card.states.some(({ slug }) => slug === state)) &&
  (!length || lengthOf(card.nights) === length) &&
  (!month || open.some((departure) => monthOf(departure) === month));

/** The card with its cheapest departure, the soonest of equal ones. */
function withPrice({ journey, card, open }: Listed, month: string | undefined, today: IsoDate): PackageCard {
  const fitting = month ? open.filter((departure) => monthOf(departure) === month) : open;
  const prices = fitting.map(({ date, prices: each }) => ({
    date,
    perPerson: shownPrices(each, journeyTax(journey, date, today)).double,
  }));
  const lowest = Math.min(...prices.map(({ perPerson }) => perPerson));
  return {
    ...card,
    from: prices.find(({ perPerson }) => perPerson === lowest) ?? null,
    departures: fitting.length,
  };
}

/** Sold-out journeys come last in every order; equal ones stay in the order of the catalogue. */
function inOrder(cards: PackageCard[], sort: PackageOrder): PackageCard[] {
  const rank = (card: PackageCard): number =>
    sort === 'price' ? (card.from?.perPerson ?? 0) : sort === 'nights' ? card.nights : 0;
  return cards.sort((one, other) => Number(one.from === null) - Number(other.from === null) || rank(one) - rank(other));
}

function choicesOf(all: readonly Listed[], filters: PackageFilters): PackageList['filters'] {
  const without = (filter: keyof PackageFilters) => all.filter((one) => fits(one, { ...filters, [filter]: undefined }));
  const [themes, states, lengths, months] = [
    tally(without('theme').map(({ card }) => card.theme)),
    tally(without('state').flatMap(({ card }) => card.states.map(({ slug }) => slug))),
    tally(without('length').flatMap(({ card }) => lengthOf(card.nights) ?? [])),
    tally(without('month').flatMap(({ open }) => [...new Set(open.map(monthOf))])),
  ];
  const names = new Map(all.flatMap(({ card }) => card.states.map(({ slug, name }) => [slug, name] as const)));
  return {
    themes: THEMES.flatMap((theme) => (themes.has(theme) ? { theme, count: themes.get(theme)! } : [])),
    states: [...states]
      .map(([slug, count]) => ({ slug, name: names.get(slug) ?? slug, count }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    lengths: Object.fromEntries(lengths),
    months: [...months].map(([month, count]) => ({ month, count })).sort((a, b) => a.month.localeCompare(b.month)),
  };
}

function tally<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
