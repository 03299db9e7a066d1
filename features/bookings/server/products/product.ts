import 'server-only';
import type { ApprovalTrip } from '#features/approvals/contract.ts';
import type { CreditedPart, DocumentOrder, SoldTrip, WalletPass } from '#features/documents/server/index.ts';
import type { ScheduledPayment } from '#features/packages/server/index.ts';
import type { OptionFacts } from '#features/policy/server/index.ts';
import type { PosterSpec } from '#features/hotels/contract.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { RouteBound } from '#lib/shared/approved-window.ts';
import type { CabinCode } from '#lib/shared/trip-shape.ts';
import type { Choice } from '../../choice.contract.ts';
import type { BookingSummary, BookingView, FlightBooking, PackageBooking, StayBooking } from '../../contract.ts';
import type { CheckIn } from '../../rules/check-in.ts';
import type { Terms } from '../../rules/compare-terms.ts';
import type { FlightAmendment } from '../../rules/flight-amendments.ts';
import type { GuestNeeds } from '../../rules/guest-problems.ts';
import type { BookingRow } from '../bookings.repo.ts';
import type { GuestPlace } from '../guest-links/guest-place.ts';
import type { RoomsOfProduct } from '../rooms/rooms-of-product.ts';
import type { Cancellation, Due } from './cancellation.ts';
import type { BookingSnapshot } from '../tables.ts';

/** The trip as a request for approval shows it. */
export type RequestedTripFacts = Pick<ApprovalTrip, 'title' | 'place' | 'poster' | 'zone' | 'legs' | 'notes'>;

/** The words sentences use for a booking: product, seller, and the place whose clock counts. */
export type About = {
  name: string;
  seller: string;
  place: { zone: string; city: string };
  /** The description at the gateway's checkout. */
  line: string;
  /** Origin and destination for the message of 3.15; a stay has no origin. */
  origin: string | null;
  destination: string;
  travelDate: string;
};

/** The supplier's current price and terms. `note` is the price trail entry against what was agreed. */
export type NewTerms = { terms: Terms; snapshot: BookingSnapshot; note: string };

/** The outcome of a confirmation. `back` is the part of the price that was not sold and is refunded at once. */
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

/** What lists say of an offer besides its title: rooms or airlines with the party, and the journeys of flights. */
export type OfferDetail = {
  line: string;
  poster: PosterSpec;
  journeys: { from: string; to: string; departsAt: string; arrivesAt: string }[];
};

/** Fields of a view that depend on the product. */
type Shared = Pick<StayBooking, keyof StayBooking & keyof FlightBooking & keyof PackageBooking>;
type ProductView<View> = View extends BookingView
  ? Omit<View, Exclude<keyof Shared, 'category' | 'lines' | 'requiredFields' | 'details' | 'amendments'>>
  : never;
type ProductSummary<View> = View extends BookingSummary ? Omit<View, Exclude<keyof Shared, 'category'>> : never;

/**
 * The interface of a product for the booking engine. Suppliers are called with the booking's id as idempotency key,
 * outside any transaction. A new product is a new line in `products/index.ts`.
 */
export type Product<Row extends BookingRow = BookingRow> = {
  about(booking: Row): About;
  /** Current price and terms; null when it is no longer sold. Throws SUPPLIER_UNAVAILABLE. */
  checkAgain(db: Db, booking: Row): Promise<NewTerms | null>;
  /**
   * Holds stock, or guarantees the price, until the given instant; the supplier may decide on less. `snapshot`: what was sold,
   * where the hold decided on something of it. Throws SOLD_OUT.
   */
  hold(db: Db, booking: Row, until?: Date): Promise<{ expiresAt: Date; snapshot?: BookingSnapshot }>;
  /** How long a hold lasts from now, as the supplier said at the price check; null: as long as asked for. */
  holdMinutes(booking: Row): number | null;
  /** Releases what is held under the id of a booking, or of an amendment; releasing twice is no error. */
  release(db: Db, held: { id: string }): Promise<void>;
  confirm(db: Db, booking: Row): Promise<Outcome>;
  /** Looks up a confirmation; `none` when the supplier never received it. */
  status(db: Db, booking: Row): Promise<Outcome | { outcome: 'none' }>;
  /** Tells the supplier who travels, after a confirmation or a change of names. None where names cannot change, or are not passed on. */
  nameGuests?(db: Db, booking: Row): Promise<void>;
  /** Cancels whatever is reserved for a failed booking. */
  undo(db: Db, booking: Row): Promise<'undone' | 'unknown'>;
  /** The refund of a cancellation now, and until when it applies. */
  due(db: Db, booking: Row, now: Date): Promise<Due>;
  /**
   * The tax collected at source in what stands of the price, which is not the supplier's; paise. None without the method.
   */
  collected?(booking: Row): number;
  /** What of the price was kept of rooms or of something earlier and is never refunded, with its tax; paise. None without the method. */
  kept?(booking: Row): number;
  /** The payments by which it can be paid instead of whole; null where it is paid whole. None without the method. */
  schedule?(booking: Row): ScheduledPayment[] | null;
  /**
   * What cancelling the booking is, or cancelling `rooms` of it by their position as sold. Throws NOT_FOUND or
   * INVALID_INPUT for rooms that it does not have, STATE_BLOCKED for rooms that are cancelled.
   */
  cancellation(booking: Row, rooms?: readonly number[]): Cancellation;
  /** Its rooms, where they are cancelled one by one. None where all of it is cancelled, or passengers of it. */
  rooms?: RoomsOfProduct<Row>;
  /** Cancels what the booking's `refund` was promised for. Cancelling twice is one cancellation. */
  cancel(db: Db, booking: Row): Promise<'cancelled' | 'unknown'>;
  /**
   * The parts of the price that a full refund covers, where the credit note states each with its own tax: the rooms of a
   * stay, what stands of a package of which rooms were cancelled or the departure was changed. They sum to the refund.
   */
  credited?(booking: Row): CreditedPart[] | undefined;
  /** The trip as approvers see it. */
  asked(booking: Row): RequestedTripFacts;
  present(booking: Row): ProductView<BookingView>;
  summarise(booking: Row): ProductSummary<BookingSummary>;
  /** The trip for its documents. */
  soldTrip(booking: Row): SoldTrip;
  /** The document a traveller shows: the voucher of a stay or a package, the e-ticket of flights. */
  travelDocument(booking: Row): DocumentOrder;
  /** The trip with its payment at this position of the plan, for the receipt. None where it is paid whole. */
  paidPart?(booking: Row, at: number): SoldTrip;
  /** The trip as passes for a phone's wallet. None where the travel document is a document alone. */
  walletPasses?(booking: Row): WalletPass[];
  /** The part of the trip that an amendment removed, for calendars; null where it removed none. */
  removedBy(booking: Row, amendment: FlightAmendment): SoldTrip | null;
  /** The supplier's schedule change that the traveller has not answered; null without one. */
  scheduleChange(booking: Row): object | null;
  /** What it was opened for; null for what cannot be in a cart. */
  choice(booking: Row): Choice | null;
  offerDetail(booking: Row): OfferDetail;
  /** What a hold keeps: rooms, places or seats, or the price alone. */
  holds(booking: Row): 'place' | 'price';
  /** What details with a lead guest for each room must have. None where passengers are named instead. */
  guestNeeds?(booking: Row): GuestNeeds;
  /** One traveller's place of the booking, for a guest who enters their own details. None where there are no guest links. */
  guestPlace?(booking: Row, place: number): GuestPlace;
  /** The names of those who still travel, where some do not travel any more; null where all do. */
  remainingTravellers?(booking: Row): { names: string[] | null; partlyCancelled: boolean };
  /** The route or place and days that an approval given in advance must cover. None where there are no such approvals. */
  windowBounds?(booking: Row, city: string): RouteBound[];
  /** The cabins of its flights; none of other products. */
  cabins?(booking: Row): CabinCode[];
  /** Erases personal data outside the booking's own row and details, at suppliers and in the snapshot. */
  erase?(db: Db, booking: Row): Promise<void>;
  /** Web check-in of the flights that are still flown; none of other products. */
  checkIns(booking: Row): CheckIn[];
  /** The booking at its current price and terms, as policies evaluate it. `stored`: as it was evaluated last. */
  option(booking: Row, stored: OptionFacts, now: Date): OptionFacts;
  /**
   * Other offers at the same hotel and nights, or on the same bounds and days, as candidates for the smallest change.
   * Empty when nothing is left.
   */
  alternatives(db: Db, booking: Row, option: OptionFacts, request: RequestFacts): Promise<OptionFacts[]>;
};
