import { CABIN_CLASSES, type CabinClass } from '#lib/shared/cabin-classes.ts';
import { regionOf, REGIONS, type Place, type Region } from './regions.ts';
import type { PolicyTerms } from './terms.ts';
import { HOTEL_FILTERS, STARS, type HotelFilter } from './vocabulary.ts';

/** What people who travel together may book at a place: the limits that all their policies share. */
export type PartyLimits = {
  /** 'mode': one of them may not use this mode; 'region': one of them has no budget for the place. */
  refused: 'mode' | 'region' | null;
  /** Paise with all taxes, a room and night or a traveller and way; null: no limit. */
  budget: number | null;
  stars: readonly (typeof STARS)[number][];
  refundableOnly: boolean;
  filters: readonly HotelFilter[];
  cabins: readonly CabinClass[];
  /** Whole days ahead, at least. */
  daysAhead: number;
};

/** The limits that hold for all of these policies at a place; null where none of the people has one. */
export function partyLimits(
  policies: readonly (PolicyTerms | null)[],
  mode: 'hotel' | 'flight',
  place: Place,
  regions: readonly Region[] = REGIONS,
): PartyLimits | null {
  const own = policies.filter((terms) => terms !== null);
  if (!own.length) return null;
  const modes = own.map((terms) => terms[mode]);
  const region = regionOf(place, regions);
  const budgets = modes.map((terms) => {
    if (!terms?.budgets.length) return null;
    return terms.budgets.find(({ regionId }) => regionId === region)?.amount ?? 'none';
  });
  const amounts = budgets.filter((budget) => typeof budget === 'number');
  const hotels = own.flatMap(({ hotel }) => hotel ?? []);
  const flights = own.flatMap(({ flight }) => flight ?? []);
  return {
    refused: modes.some((terms) => !terms?.eligible) ? 'mode' : budgets.includes('none') ? 'region' : null,
    budget: amounts.length ? Math.min(...amounts) : null,
    stars: STARS.filter((star) => hotels.every(({ stars }) => stars.includes(star))),
    refundableOnly: hotels.some(({ refundableOnly }) => refundableOnly),
    filters: HOTEL_FILTERS.filter((filter) => hotels.some(({ filters }) => filters.includes(filter))),
    cabins: CABIN_CLASSES.filter((cabin) => flights.every(({ cabins }) => cabins.includes(cabin))),
    daysAhead: Math.max(0, ...modes.map((terms) => terms?.daysAhead ?? 0)),
  };
}
