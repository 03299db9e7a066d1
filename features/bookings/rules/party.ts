import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import type { Party } from '../company-parts.ts';

/** The party in the address of a listing or review. */
export const partyParams = ({ travellerIds, guests }: Party): { travellers?: string; guests?: number } => ({
  ...(travellerIds.length ? { travellers: travellerIds.join(',') } : {}),
  ...(guests ? { guests } : {}),
});

const MOST = 12;

/** Reads it back; an empty `travellerIds` means the person themselves. */
export function readParty(travellers: string, guests: string): Party {
  const ids = [...new Set(travellers.split(',').filter((id) => /^\w{1,60}$/.test(id)))].slice(0, MOST);
  return { travellerIds: ids, guests: Math.min(8, Math.max(0, Math.trunc(Number(guests)) || 0)) };
}

/** Distributes adults over rooms as evenly as possible; never more rooms than adults. */
export function roomsFor(people: number, rooms: number): RoomOccupancy[] {
  const count = Math.max(1, Math.min(rooms, people));
  return Array.from({ length: count }, (_, room) => ({
    adults: Math.floor((people + count - 1 - room) / count),
    childAges: [],
  }));
}
