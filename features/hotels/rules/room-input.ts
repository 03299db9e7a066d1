import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';

/** A room in the form: null for a child without an age yet. */
export type RoomInput = { adults: number; childAges: (number | null)[] };

/** The rooms once every age is given; null until then. */
export function completeRooms(rooms: readonly RoomInput[]): RoomOccupancy[] | null {
  const known = rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.filter((age) => age !== null) }));
  return known.every(({ childAges }, at) => childAges.length === rooms[at]!.childAges.length) ? known : null;
}
