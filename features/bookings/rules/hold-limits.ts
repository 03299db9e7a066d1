import { counted } from '#lib/shared/word-lists.ts';
import type { Category } from './category.ts';

/** What is counted: rooms of stays, seats of flights (one per seated passenger and bound), and places of packages. */
export type Units = Record<Category, number>;

/**
 * How much may be on hold at one time without being paid for. Held stock cannot be sold to others, so a hold is worth
 * money to whoever wants to empty a hotel or a flight, and it costs nothing. Each limit is at least one booking of the
 * largest permitted size (8 rooms; 9 seats in 6 directions; 4 rooms of 4 on a package).
 *
 * - `consumer`: a family that compares three hotels for four rooms each, or two trips of the largest size by air.
 * - `arranger`: someone who books for a company; the company's own limit comes on top. A group of 40 in single rooms.
 * - `newCompany`: a company that never paid and was granted no credit is not trusted with more than one person is.
 * - `network`: people who never paid, counted together by IPv4 address or IPv6 /64: five at their limit. Carriers and
 *   hotels put many people behind one address, so whoever has paid for a booking once is not counted and not stopped.
 */
export const HOLD_LIMITS = {
  consumer: { hotel: 12, flight: 108, package: 16 },
  arranger: { hotel: 40, flight: 240, package: 16 },
  newCompany: { hotel: 12, flight: 108, package: 16 },
  network: { hotel: 60, flight: 540, package: 80 },
} as const satisfies Record<string, Units>;

/**
 * The limits of a company that has paid before or was granted credit: those of a new one, plus one room and six seats
 * per four active people. 262 rooms for 1,000 people: a quarter of them away on the same nights, unpaid.
 */
export function companyLimit({ isTrusted, activePeople }: { isTrusted: boolean; activePeople: number }): Units {
  const { hotel, flight, package: places } = HOLD_LIMITS.newCompany;
  const quarters = isTrusted ? Math.floor(activePeople / 4) : 0;
  return { hotel: hotel + quarters, flight: flight + 6 * quarters, package: places };
}

/** How long a hold in progress counts before the supplier has answered. */
export const CLAIM_SECONDS = 60;

/**
 * A hold that counts towards the limit, as the refusal names it: what it is, how much it holds, and until when
 * ("11:40").
 */
export type OpenHold = { name: string; units: number; until: string };

const UNIT_LABELS: Record<Category, string> = { hotel: 'room', flight: 'seat', package: 'place' };
const MOST_NAMED = 3;

const named = (holds: readonly OpenHold[], category: Category): string => {
  const shown = holds
    .slice(0, MOST_NAMED)
    .map(({ name, units, until }) => `${name} (${counted(units, UNIT_LABELS[category])}, until ${until})`);
  return `${shown.join('; ')}${holds.length > MOST_NAMED ? ` and ${holds.length - MOST_NAMED} more` : ''}`;
};

/** The person's holds are at the limit: which, until when, and what to do. */
export const tooManyHolds = (holds: readonly OpenHold[], limit: number, category: Category): string =>
  `You can hold ${counted(limit, UNIT_LABELS[category])} at a time before paying. On hold now: ${named(holds, category)}. Nothing was charged. Pay for one of them or cancel one, then hold this one.`;

/** The company's holds are at the limit. `next` is when the first of them ends. */
export const companyHoldsFull = (limit: number, next: string, category: Category): string =>
  `Your company can hold ${counted(limit, UNIT_LABELS[category])} at a time before paying, and its people hold that many now. Nothing was charged. Pay for one of your holds or cancel one, or try again after ${next}, when the next hold ends.`;

/** Too much is on hold from this network. */
export const networkHoldsFull = (next: string, category: Category): string =>
  `Too many ${UNIT_LABELS[category]}s are on hold from your network at the moment. Nothing was charged. Try again after ${next}, when the next hold ends, or from another network, such as mobile data.`;
