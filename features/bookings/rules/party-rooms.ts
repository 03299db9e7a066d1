import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';

/** So many grown-ups in so many rooms, as evenly as it goes; never more rooms than people. */
export function roomsFor(people: number, rooms: number): RoomOccupancy[] {
  const count = Math.max(1, Math.min(rooms, people));
  return Array.from({ length: count }, (_, room) => ({
    adults: Math.floor((people + count - 1 - room) / count),
    childAges: [],
  }));
}
