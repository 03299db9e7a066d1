import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { Sharing } from './vocabulary.ts';

/** Ages on the day of departure: younger than 2 is an infant, 2 to 11 a child, 12 and older an adult. */
export const CHILD_FROM = 2;
export const ADULT_FROM = 12;

export const PACKAGE_LIMITS = {
  rooms: 4,
  /** Beds of a room, those of children included; infants sleep with their parents. */
  bedsPerRoom: 4,
  adultsPerRoom: 3,
  infantsPerRoom: 2,
} as const;

/** The people of a room by the price they pay. */
export type RoomParty = { sharing: Sharing; adults: number; children: number; infants: number };

/**
 * Who of a room pays what. Guests of 12 and older pay as adults. The room of one adult with children is sold for
 * double sharing: the oldest child pays as an adult.
 */
export function partyOfRoom({ adults, childAges }: RoomOccupancy): RoomParty {
  const infants = childAges.filter((age) => age < CHILD_FROM).length;
  const older = childAges.filter((age) => age >= ADULT_FROM).length;
  const children = childAges.length - infants - older;
  const moved = adults + older === 1 && children > 0 ? 1 : 0;
  const paying = adults + older + moved;
  return {
    sharing: paying <= 1 ? 'single' : paying === 2 ? 'double' : 'triple',
    adults: paying,
    children: children - moved,
    infants,
  };
}

/** Places that a party takes in the group: everybody but infants. */
export const placesOf = (rooms: readonly RoomOccupancy[]): number =>
  rooms.reduce((sum, room) => {
    const { adults, children } = partyOfRoom(room);
    return sum + adults + children;
  }, 0);

/** Everybody who travels, by age. */
export function headcount(rooms: readonly RoomOccupancy[]): { adults: number; children: number; infants: number } {
  const ages = rooms.flatMap(({ childAges }) => childAges);
  const older = ages.filter((age) => age >= ADULT_FROM).length;
  const infants = ages.filter((age) => age < CHILD_FROM).length;
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, older),
    children: ages.length - older - infants,
    infants,
  };
}

/** Why a party cannot be booked: messages by field (`rooms` or `rooms.N`), empty when it can. */
export function partyProblems(rooms: readonly RoomOccupancy[]): Record<string, string> {
  if (!rooms.length) return { rooms: 'Choose at least one room.' };
  if (rooms.length > PACKAGE_LIMITS.rooms)
    return {
      rooms: `We book at most ${counted(PACKAGE_LIMITS.rooms, 'room')} of a journey at once. For more, make a second booking.`,
    };
  return Object.fromEntries(
    rooms.flatMap((room, at) => {
      const problem = roomProblem(room);
      return problem ? [[`rooms.${at}`, problem]] : [];
    }),
  );
}

function roomProblem(room: RoomOccupancy): string | null {
  const { adults, children, infants } = partyOfRoom(room);
  if (room.adults < 1) return 'A room needs at least one adult.';
  if (adults > PACKAGE_LIMITS.adultsPerRoom)
    return `A room takes at most ${counted(PACKAGE_LIMITS.adultsPerRoom, 'person', 'people')} of ${ADULT_FROM} and older. Add a room.`;
  if (adults + children > PACKAGE_LIMITS.bedsPerRoom)
    return `A room takes at most ${counted(PACKAGE_LIMITS.bedsPerRoom, 'person', 'people')}, infants aside. Add a room.`;
  if (infants > PACKAGE_LIMITS.infantsPerRoom)
    return `A room takes at most ${counted(PACKAGE_LIMITS.infantsPerRoom, 'infant')}. Add a room.`;
  return null;
}

/** "2 adults, 1 child, 1 infant". */
export function describeTravellers({ adults, children, infants }: ReturnType<typeof headcount>): string {
  return [
    counted(adults, 'adult'),
    ...(children ? [counted(children, 'child', 'children')] : []),
    ...(infants ? [counted(infants, 'infant')] : []),
  ].join(', ');
}
