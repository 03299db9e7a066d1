import 'server-only';
import type { RequestedParty } from '#features/packages/components/departure-chooser.tsx';
import { PACKAGE_LIMITS, partyProblems } from '#features/packages/rules/party.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { parseRooms, STAY_LIMITS, type RoomOccupancy } from '#lib/shared/stay-shape.ts';

const TWO: RoomOccupancy[] = [{ adults: 2, childAges: [] }];
const UNREADABLE = 'We could not read the travellers. Choose them again.';

/**
 * The party of an address: `rooms`, or the fields of the form without script (a1, c1 … a3, c3); two adults when it names
 * none. A wrong one is kept for the form, with its message.
 */
export function readParty(search: SearchParams): RequestedParty {
  const word = firstOf(search.rooms);
  const read = word ? parseRooms(word) : plainRooms(search);
  if (!read.length) return word ? { rooms: TWO, problem: UNREADABLE } : { rooms: TWO };
  if (read.some(({ childAges }) => childAges.some((age) => !(age >= 0 && age <= STAY_LIMITS.childAge))))
    return { rooms: TWO, problem: UNREADABLE };
  const [problem] = Object.values(partyProblems(read));
  return { rooms: problem ? showable(read) : read, problem };
}

function plainRooms(search: SearchParams): RoomOccupancy[] {
  return [1, 2, 3].flatMap((number) => {
    const adults = Math.trunc(Number(firstOf(search[`a${number}`]))) || 0;
    const childAges = firstOf(search[`c${number}`])
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number);
    return adults > 0 || childAges.length ? [{ adults, childAges }] : [];
  });
}

/** A form shows at most this much; more was refused with a message. */
const showable = (rooms: readonly RoomOccupancy[]): RoomOccupancy[] =>
  rooms.slice(0, PACKAGE_LIMITS.rooms).map(({ adults, childAges }) => ({
    adults: Math.min(Math.max(1, adults), PACKAGE_LIMITS.adultsPerRoom),
    childAges: childAges.slice(0, PACKAGE_LIMITS.bedsPerRoom),
  }));
