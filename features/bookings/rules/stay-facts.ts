import type { HotelInfo, ListedStay, OfferTerms, RateOffer, RoomOffer } from '#features/hotels/contract.ts';
import { daysBetween } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { StayBooking } from '../contract.ts';

type House = Pick<HotelInfo, '_id' | 'name' | 'stars' | 'lat' | 'lng' | 'amenities'>;
type Where = { city: string; country: string };

const stars = (count: number) => Math.max(0, Math.min(5, Math.round(count))) as 0 | 1 | 2 | 3 | 4 | 5;
const houseFacts = ({ _id, name, stars: count, lat, lng, amenities }: House, stay: Stay, place: Where) => ({
  mode: 'hotel' as const,
  hotelId: _id,
  hotel: name,
  stars: stars(count),
  lat,
  lng,
  place,
  checkIn: stay.checkIn,
  nights: daysBetween(stay.checkIn, stay.checkOut),
  rooms: stay.rooms.length,
  amenities,
});

/** A hotel's amenities, and 'breakfast' when the rate includes it, as policies evaluate them. */
const has = (amenities: readonly string[], meals: string): string[] =>
  meals === 'room-only' ? [...amenities] : [...amenities, 'breakfast'];

/**
 * The offers of a listed stay as policies evaluate them (the option of `features/policy`), with the answer's `terms`.
 * Rooms are not known yet: one id per hotel, offers told apart by position.
 */
export function listedFacts(listed: ListedStay, terms: readonly OfferTerms[], stay: Stay, place: Where) {
  const { amenities, ...house } = houseFacts(listed, stay, place);
  return listed.offers.map(({ total, terms: at }) => {
    const { meals, refund } = terms[at]!;
    return {
      ...house,
      id: listed._id,
      roomId: '',
      room: 'a room',
      rate: refund === 'none' ? 'Non-refundable' : 'Refundable',
      total,
      refundable: refund !== 'none',
      has: has(amenities, meals),
    };
  });
}

/** One rate of one room as policies evaluate it. `total` in paise with taxes. */
export function rateFacts(
  hotel: HotelInfo,
  room: Pick<RoomOffer, 'roomTypeId' | 'name'>,
  rate: Pick<RateOffer, 'ratePlanId' | 'name' | 'meals' | 'refundable'> & { total: number },
  stay: Stay,
  place: Where,
) {
  const { amenities, ...house } = houseFacts(hotel, stay, place);
  return {
    ...house,
    id: rateId(hotel._id, room.roomTypeId, rate.ratePlanId),
    roomId: room.roomTypeId,
    room: room.name,
    rate: rate.name,
    total: rate.total,
    refundable: rate.refundable,
    has: has(amenities, rate.meals),
  };
}

export const rateId = (hotelId: string, roomTypeId: string, ratePlanId: string): string =>
  `${hotelId}~${roomTypeId}~${ratePlanId}`;
/** The room and rate of such an id. */
export function readRateId(id: string): { roomTypeId: string; ratePlanId: string } {
  const [, roomTypeId = '', ratePlanId = ''] = id.split('~');
  return { roomTypeId, ratePlanId };
}

/** A hotel as a booking keeps it. */
export const bookedHotel = ({ city, telephone, ...hotel }: HotelInfo): StayBooking['hotel'] => ({
  _id: hotel._id,
  slug: hotel.slug,
  name: hotel.name,
  address: hotel.address,
  area: hotel.area,
  city: city.name,
  countryName: city.countryName,
  zone: hotel.zone,
  lat: hotel.lat,
  lng: hotel.lng,
  checkInTime: hotel.checkInTime,
  checkOutTime: hotel.checkOutTime,
  ...(telephone ? { telephone } : {}),
  poster: hotel.poster,
});
