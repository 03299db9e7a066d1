import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';

/** Distributes adults over rooms as evenly as possible; never more rooms than adults. */
export function roomsFor(people: number, rooms: number): RoomOccupancy[] {
  const count = Math.max(1, Math.min(rooms, people));
  return Array.from({ length: count }, (_, room) => ({
    adults: Math.floor((people + count - 1 - room) / count),
    childAges: [],
  }));
}
