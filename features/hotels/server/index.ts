import 'server-only';

/** The server interface of hotels for other features. */
export { contractedInventory } from './contracted-inventory.ts';
export { describeRates, type RateDescription } from './describe-rates.ts';
export { getHotel } from './get-hotel.ts';
export { addGuestScores } from './add-guest-scores.ts';
export { getHighlights } from './landing-highlights.ts';
export { describeColumns } from './import/columns.ts';
export { importHotels, type ImportReport } from './import/import-hotels.ts';
export { preparePhotographs } from './import/photographs/prepare-photographs.ts';
export { describePhotographColumns } from './import/photographs/photograph-list.ts';
export { readPhotographFile } from './photographs/photographs.repo.ts';
export { grandestHotel } from './listed-hotels.ts';
export { listRooms } from './list-rooms.ts';
export { hotelForStay } from './hotel-for-stay.ts';
export { hotelsBySlug } from './hotels-by-slug.ts';
export { hotelsForGroups, roomsFree, type GroupHotel } from './hotels-for-groups.ts';
export { lowestPrice } from './lowest-price.ts';
export { refuseChildren } from './hotel-for-stay.ts';
export { searchStays } from './search-stays.ts';
export { generateHotels } from './seed/generate-hotels.ts';
export { extendCalendars, removeDemo, seedHotels } from './seed/seed-hotels.ts';
export { suggestPlaces } from './suggest-places.ts';
export { expireHolds } from './supplier/expire-holds.ts';
export { forgetGuests } from './supplier/name-guests.ts';

// rooms kept for an owner (docs/adr/0049-room-blocks-as-room-types.md)
export { endRoomBlock, releaseRoomBlocks, shrinkRoomBlock } from './blocks/change-block.ts';
export { openRoomBlock } from './blocks/open-block.ts';
export { ratesForBlock, roomBlocksOf, type RoomBlock } from './blocks/read-blocks.ts';

// background work
export { hotelsRetention } from './retention.ts';

// read ports (`lib/server/ports`)
export { listedStays } from './listed-hotels.ts';
