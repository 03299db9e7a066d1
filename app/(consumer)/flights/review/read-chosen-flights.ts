import { readOfferKey } from '#features/flights/rules/offer-key.ts';
import { tripOfOffers } from '#features/flights/rules/search/trip-of-offers.ts';
import { flightSchedule } from '#features/flights/rules/world/flight-schedule.ts';
import { routes } from '#lib/shared/routes.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { TRIP_LIMITS, tripParams, type Party } from '#lib/shared/trip-shape.ts';

/** Offers chosen from a list, the passengers, and price and times as shown. */
export type ChosenFlights = {
  offers: string[];
  party: Party;
  shownTotal: number;
  shownTimes: string[] | null;
  listingTotal: null;
};

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Parses the address of a review; null when it names no valid offers. */
export function readChosenFlights(asked: SearchParams): ChosenFlights | null {
  const offers = firstOf(asked.offers).split('*').filter(Boolean);
  if (!offers.length || offers.length > TRIP_LIMITS.bounds || offers.some((offer) => readOfferKey(offer) === null))
    return null;
  const count = (name: string, usual: number) =>
    Math.min(99, Math.max(0, Math.trunc(Number(firstOf(asked[name]) || usual)) || 0));
  const times = firstOf(asked.times)
    .split('*')
    .filter((time) => WALL_TIME.test(time));
  return {
    offers,
    party: { adults: count('adults', 1), children: count('children', 0), infants: count('infants', 0) },
    shownTotal: Math.max(0, Math.trunc(Number(firstOf(asked.seen))) || 0),
    shownTimes: times.length ? times.slice(0, 18) : null,
    listingTotal: null,
  };
}

/** The listing from which offers were chosen: the link back when they are no longer sold. Null without passengers. */
export function searchOfOffers({ offers, party }: Pick<ChosenFlights, 'offers' | 'party'>): string | null {
  const trip = tripOfOffers(flightSchedule(), offers, party);
  return trip && routes.flightListing(tripParams(trip));
}
