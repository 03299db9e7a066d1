import type { BookingView } from '#features/bookings/contract.ts';
import type { ListedRequest } from '#features/approvals/contract.ts';
import { routes } from '#lib/shared/routes.ts';
import type { Trip } from './trip.ts';

/** An answer of the help page or a post of the magazine. */
export type HelpFound = { title: string; text: string; href: string };

/** The address of an answer: a post's own, else the search of the help page. */
export const helpFound = ({ title, text, href }: { title: string; text: string; href?: string }): HelpFound => ({
  title,
  text,
  href: href ?? routes.help({ q: title }),
});

/** What comes back if a booking is cancelled now, in paise; or why it cannot be. */
export type RefundNow =
  | { refund: number; charge: number; toSource: number; toWallet: number; holdsUntil: string | null }
  | { blocked: string };

/** The limits of the caller's travel policy at a place, in words. */
export type PolicyLimits = { place: string | null; hotel: string; flight: string };

/**
 * What the assistant may look up: the reads of a signed-in caller, with the caller's own rights. It has no other access,
 * and none to change anything. A read that the caller has no right to throws FORBIDDEN with its reason.
 */
export type UserReads = {
  as: 'traveller' | 'employee';
  /** The caller's bookings, the latest first. */
  trips: () => Promise<Trip[]>;
  booking: (bookingId: string) => Promise<BookingView>;
  refundNow: (bookingId: string) => Promise<RefundNow>;
  /** Balance in paise; only for travellers. */
  wallet: () => Promise<{ balance: number; currency: string }>;
  /** Only for employees; the place is the first that the words name, and null stands for most of India. */
  policy: (words: readonly string[]) => Promise<PolicyLimits>;
  /** Requests for approval that the caller sent; only for employees. */
  requests: () => Promise<ListedRequest[]>;
};

export type Reads = {
  /** Names in Latin letters, as bookings have them, of the places among these words in Devanagari: "दिल्ली" is Delhi. */
  latinPlaces: (words: readonly string[]) => string[];
  /** The answers that have words of a question, the best first. */
  help: (question: string) => HelpFound[] | Promise<HelpFound[]>;
  /** Null for whoever is not signed in. */
  own: UserReads | null;
  now: Date;
};
