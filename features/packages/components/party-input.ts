import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { partyProblems } from '../rules/party.ts';

/** A room in the form: null for a child without an age yet. */
export type RoomInput = { adults: number; childAges: (number | null)[] };

/** The party once it is complete and can be booked, else why not. */
export type CheckedParty = { rooms: RoomOccupancy[]; problem: null } | { rooms: null; problem: string };

/** Checks the form: every age given, and every room within its limits. */
export function checkParty(rooms: readonly RoomInput[]): CheckedParty {
  const known = rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.filter((age) => age !== null) }));
  if (known.some(({ childAges }, at) => childAges.length < rooms[at]!.childAges.length))
    return { rooms: null, problem: 'Choose the age of each child. Prices depend on it.' };
  const [problem] = Object.entries(partyProblems(known)).map(([field, message]) => {
    const room = rooms.length > 1 ? /^rooms\.(\d+)$/.exec(field)?.[1] : undefined;
    return room === undefined ? message : `Room ${Number(room) + 1}: ${message}`;
  });
  return problem ? { rooms: null, problem } : { rooms: known, problem: null };
}
