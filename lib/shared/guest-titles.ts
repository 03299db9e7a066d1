import type { PassengerType } from './passenger-types.ts';

/** How a guest may be addressed, as hotels print it. */
export const GUEST_TITLES = ['Mr', 'Ms', 'Mrs', 'Mx', 'Master', 'Miss'] as const;
export type GuestTitle = (typeof GUEST_TITLES)[number];

const OF_ADULTS: readonly GuestTitle[] = ['Mr', 'Ms', 'Mrs', 'Mx', 'Miss'];
const OF_CHILDREN: readonly GuestTitle[] = ['Master', 'Miss', 'Mx'];

/** Titles that airlines print for a passenger type: children and infants travel as MSTR or MISS. */
export const titlesFor = (type: PassengerType): readonly GuestTitle[] => (type === 'ADT' ? OF_ADULTS : OF_CHILDREN);
