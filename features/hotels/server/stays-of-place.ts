import 'server-only';
import { findCity, type StayPlace } from '#features/places/server/index.ts';
import { nearMiddle } from '../rules/near-middle.ts';
import { stayHead, type ListedHotel } from './write-search.ts';

/**
 * The stays of a place: all of a city; of an area those near its centre, the nearest first; in a region each stay shows
 * its city instead of its area.
 */
export function staysOfPlace(place: StayPlace, listed: ListedHotel[]): ListedHotel[] {
  if (place.type === 'city') return listed;
  return place.type === 'area' ? nearMiddle(place, listed, ({ hotel }) => hotel.summary) : listed.map(withCityAsArea);
}

function withCityAsArea({ hotel, offers }: ListedHotel): ListedHotel {
  const summary = { ...hotel.summary, area: findCity(hotel.summary.city)?.name ?? hotel.summary.area };
  return { hotel: { summary, head: stayHead(summary) }, offers };
}
