import 'server-only';
import type { ApprovalTrip } from '#features/approvals/contract.ts';
import type { SoldTrip } from '#features/documents/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingSummary, BookingView, FlightBooking, StayBooking } from '../../contract.ts';
import type { Terms } from '../../rules/compare-terms.ts';
import type { FlightAmendment } from '../../rules/flight-amendments.ts';
import type { BookingRow } from '../bookings.repo.ts';
import type { BookingSnapshot } from '../tables.ts';

/** What a request for approval shows of a trip, whatever was chosen. */
export type RequestedTripFacts = Pick<ApprovalTrip, 'title' | 'place' | 'poster' | 'zone' | 'legs' | 'notes'>;

/** How sentences name a booking: what it is, who gives it, and the place whose clock counts. */
export type About = {
  name: string;
  seller: string;
  place: { zone: string; city: string };
  /** One line at the gateway's checkout. */
  line: string;
  /** Where the trip begins and ends, for the message of 3.15; a stay has no beginning. */
  origin: string | null;
  destination: string;
  travelDate: string;
};

/** What the supplier says of price and terms now. `note` explains it in the price trail against what was agreed. */
export type NewTerms = { terms: Terms; snapshot: BookingSnapshot; note: string };

/** How asking for the reservation ended. `back` is the part of the price that was not sold and goes back at once. */
export type Outcome =
  | {
      outcome: 'confirmed';
      code: string;
      snapshot?: BookingSnapshot;
      back?: { amount: number; amendment: FlightAmendment };
    }
  | { outcome: 'pending' }
  | { outcome: 'failed'; sentence: string }
  | { outcome: 'unknown' };

export type Due = { refund: number; holdsUntil: string | null };

/** The fields of a view that depend on what was sold. */
type Shared = Pick<StayBooking, keyof StayBooking & keyof FlightBooking>;
type Own<View> = View extends BookingView
  ? Omit<View, Exclude<keyof Shared, 'category' | 'lines' | 'requiredFields' | 'details'>>
  : never;
type OwnSummary<View> = View extends BookingSummary ? Omit<View, Exclude<keyof Shared, 'category'>> : never;

/**
 * What a product must answer so that the one engine of bookings can sell it. Suppliers are called with the booking's id
 * as key, outside any transaction. A new product is a new line in `products/index.ts`.
 */
export type Product<Row extends BookingRow = BookingRow> = {
  about(booking: Row): About;
  /** Price and terms now; null when it is no longer sold. Throws SUPPLIER_UNAVAILABLE. */
  checkAgain(db: Db, booking: Row): Promise<NewTerms | null>;
  /** Takes it out of stock, or keeps its price, until the instant given; `until` is asked for, the supplier decides. Throws SOLD_OUT. */
  hold(db: Db, booking: Row, until?: Date): Promise<{ expiresAt: Date }>;
  /** How long a hold from now lasts, as the supplier said at the price check; null: as long as is asked for. */
  holdMinutes(booking: Row): number | null;
  /** Puts back what was held; releasing what is not held is no error. */
  release(db: Db, booking: Row): Promise<void>;
  confirm(db: Db, booking: Row): Promise<Outcome>;
  /** What became of the request to confirm; `none` when the supplier never heard of it. */
  status(db: Db, booking: Row): Promise<Outcome | { outcome: 'none' }>;
  /** Gives back whatever stands reserved for a booking that has failed. */
  undo(db: Db, booking: Row): Promise<'undone' | 'unknown'>;
  /** What comes back if it is cancelled now, and until when that holds. */
  due(db: Db, booking: Row, now: Date): Promise<Due>;
  /** Cancels what the booking's `refund` was promised for. Cancelling twice is one cancellation. */
  cancel(db: Db, booking: Row): Promise<'cancelled' | 'unknown'>;
  /** As those who approve it see it. */
  asked(booking: Row): RequestedTripFacts;
  present(booking: Row): Own<BookingView>;
  summarise(booking: Row): OwnSummary<BookingSummary>;
  /** As its papers show it. */
  paper(booking: Row): SoldTrip;
};
