import type { IsoDate } from './dates.ts';
import { counted } from './word-lists.ts';

/** The type of a stay without its schema, so that client code can show and link one without loading zod. */
export type RoomOccupancy = { adults: number; childAges: number[] };
export type Stay = { checkIn: IsoDate; checkOut: IsoDate; rooms: RoomOccupancy[] };

export const STAY_LIMITS = {
  nights: 30,
  rooms: 8,
  adultsPerRoom: 8,
  childrenPerRoom: 6,
  childAge: 17,
  daysAhead: 364,
} as const;

/** Rooms as one URL word: "2-5.9_1" = two adults with children of 5 and 9, and one adult. */
export const formatRooms = (rooms: readonly RoomOccupancy[]): string =>
  rooms.map((room) => [room.adults, ...(room.childAges.length ? [room.childAges.join('.')] : [])].join('-')).join('_');

/** Reads `formatRooms` back; a word that is none gives an empty list, which `stay` then refuses with its message. */
export function parseRooms(word: string): RoomOccupancy[] {
  if (!/^\d{1,3}(-\d{1,3}(\.\d{1,3})*)?(_\d{1,3}(-\d{1,3}(\.\d{1,3})*)?)*$/.test(word)) return [];
  return word.split('_').map((part) => {
    const [adults, ages] = part.split('-');
    return { adults: Number(adults), childAges: ages ? ages.split('.').map(Number) : [] };
  });
}

/** "2 adults, 1 child · 1 room"; ages need not be known. */
export function describeRooms(rooms: readonly { adults: number; childAges: readonly unknown[] }[]): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0);
  const people = [counted(adults, 'adult'), ...(children ? [counted(children, 'child', 'children')] : [])].join(', ');
  return `${people} · ${counted(rooms.length, 'room')}`;
}

/** How many people each room is for. */
export const peopleOfRooms = (rooms: readonly { adults: number; childAges: readonly unknown[] }[]): number[] =>
  rooms.map(({ adults, childAges }) => adults + childAges.length);

/** A stay as URL parameters. */
export const stayParams = (value: Stay) => ({
  checkin: value.checkIn,
  checkout: value.checkOut,
  rooms: formatRooms(value.rooms),
});
