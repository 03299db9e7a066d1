import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { findHotels } from './find-hotels.ts';
import { getHotel } from './get-hotel.ts';
import { getHighlights } from './landing-highlights.ts';
import { listRooms } from './list-rooms.ts';
import { searchStays } from './search-stays.ts';
import { suggestPlaces } from './suggest-places.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.findHotels, findHotels),
  endpoint(contract.getHighlights, getHighlights),
  endpoint(contract.getHotel, getHotel),
  endpoint(contract.suggestPlaces, suggestPlaces),
  endpoint(contract.listRooms, listRooms),
  endpoint(contract.searchStays, searchStays),
];
