import type { RoomOccupancy } from '#lib/shared/stay.ts';

/** Children from this age count as guests; younger ones are free and need no place. */
export const CHILD_COUNTS_FROM = 5;

/** Capacity of a room type, and the charge per night for guests beyond its base occupancy (paise). */
export type RoomTerms = {
  baseGuests: number;
  maxAdults: number;
  maxGuests: number;
  extraAdult: number;
  extraChild: number;
};

/**
 * True when every one of these rooms fits the type. Infants need a bed too, so they count here.
 */
export const fits = (terms: RoomTerms, rooms: readonly RoomOccupancy[]): boolean =>
  rooms.every((room) => room.adults <= terms.maxAdults && room.adults + room.childAges.length <= terms.maxGuests);

/** Extra guest charges of a booking: rooms with the same charge (paise a night) together. */
export type GuestCharge = { charge: number; rooms: number };

/** What the guests of one room add to a night, in paise. Adults take the base places first, then children of five and older. */
export function roomCharge(terms: RoomTerms, room: RoomOccupancy): number {
  const children = room.childAges.filter((age) => age >= CHILD_COUNTS_FROM).length;
  const extraAdults = Math.max(0, room.adults - terms.baseGuests);
  const extraChildren = Math.max(0, children - Math.max(0, terms.baseGuests - room.adults));
  return extraAdults * terms.extraAdult + extraChildren * terms.extraChild;
}

/** The extra charges of the requested rooms, those of the same charge together. */
export function guestCharges(terms: RoomTerms, rooms: readonly RoomOccupancy[]): GuestCharge[] {
  const charges: GuestCharge[] = [];
  for (const room of rooms) {
    const charge = roomCharge(terms, room);
    const same = charges.find((known) => known.charge === charge);
    if (same) same.rooms += 1;
    else charges.push({ charge, rooms: 1 });
  }
  return charges;
}
