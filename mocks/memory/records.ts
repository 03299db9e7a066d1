import type { PlannedPayment } from '#features/bookings/rules/payment-plan.ts';
import type { ScheduledPayment } from '#features/packages/rules/payment-schedule.ts';
import type { CombinedPart } from '#features/bookings/rules/combined-payment.ts';
import type { CartItem } from '#features/cart/contract.ts';
import type { DeskReview } from '#features/guest-reviews/contract.ts';
import type { DeskEnquiry } from '#features/support/contract.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { CheckedDeparture, CheckedStay } from '#features/bookings/rules/flight-amendments.ts';
import type { KeptOfPackage, PackageRoom, SoldPackage } from '#features/bookings/rules/sold-package.ts';
import type { RoomsOfStay } from '#features/bookings/rules/stay-rooms.ts';
import type {
  AmendmentView,
  FlightBooking,
  GuestLinkPage,
  GuestPlace,
  PackageBooking,
  StayBooking,
} from '#features/bookings/contract.ts';
import type { EventBudget, HostedEvent, RegistrationView, RoomBlockView } from '#features/events/contract.ts';
import type { RoomRequest, Sharer } from '#features/events/rules/roommates.ts';
import type { SoldBound } from '#features/flights/rules/fares/sold-bound.ts';
import type { DeskTransport, TransportDetails } from '#features/transport/contract.ts';
import type { TransportTicket } from '#features/transport/requests.contract.ts';
import type { NotificationCounts } from '#features/notifications/contract.ts';
import type { TransportState } from '#features/transport/rules/states.ts';
import type { SwitchedOff } from '#features/notifications/rules/preferences.ts';
import type { BusinessDetails, SavedTraveller } from '#features/travellers/contract.ts';
import type { PersonalUser } from '#features/identity/contract.ts';
import type { walletTransaction } from '#features/payments/contract.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { z } from 'zod';
import type { MockCompany } from './mock-company.ts';

/** What one employee was told of, as far as the mock's messages are concerned. */
export type Told = {
  /** Statuses of the requests that are about them, by booking. */
  asked: Record<string, string>;
  /** Bookings whose requests wait for them. */
  waiting: string[];
  transport: Record<string, { quotes: number; confirmed: boolean; tickets: number }>;
  counts: NotificationCounts;
};

/** A verification of an email address with its result; no result where the address already has an account. */
export type MockAttempt = {
  token: string;
  email: string;
  becomes: { person: MockPerson } | { employee: MockEmployee } | { emailOf: string } | null;
};

export type MockPerson = PersonalUser;
/** A review of a stay. */
export type MockReview = Omit<DeskReview, 'hotel' | 'reports'> & {
  bookingId: string;
  hotel: MockStay['hotel'];
  isReported: boolean;
};

/** A room block, with the rate of the stock that it is of. */
export type MockRoomBlock = RoomBlockView & { hotelId: string; roomTypeId: string; ratePlanId: string };

/** A saved stay: `hotel` is its slug. */
export type MockSaved = {
  _id: string;
  userId: string;
  hotel: string;
  stay: Stay;
  savedPrice: number | null;
  watched: boolean;
  savedAt: string;
};
/** An item of a cart; `bookingId` is the booking opened for it last. */
export type MockCartItem = Pick<CartItem, '_id' | 'choice' | 'added' | 'addedAt'> & {
  userId: string;
  bookingId: string | null;
};
/** A payment for several bookings; `orders` are the order ids that each of them would have by itself. */
export type MockCombined = { _id: string; userId: string; parts: CombinedPart[]; orders: string[] };
export type MockTraveller = SavedTraveller & { userId: string };

/** An employee as shown in their session. Invited employees cannot sign in yet. */
export type MockEmployee = Omit<CorporateSession, 'accessTokenData'> & { state: 'invited' | 'active' | 'inactive' };

/** A stored booking: its view without the fields that follow from the state and the clock. */
export type MockStay = Omit<StayBooking, 'actions' | 'bookingStatus' | 'refundable' | 'now' | 'rooms' | 'changeDates'> &
  Pick<RoomsOfStay, 'rooms' | 'soldPolicies' | 'keptOfDates'> & {
    /** The part of the gateway payment already refunded for cancelled rooms, paise. */
    backAtSource?: number;
    /** A change of dates that waits for its payment. */
    changing?: { amendment: AmendmentView; becomes: CheckedStay; kept: number };
    userId: string;
    hotelNumber: number;
    /** How often the status was read since the hotel was asked; the sentinels answer by it. */
    looks: number;
    /** The bank's result for the last attempt, used in the text about an unfinished payment. */
    refused: string | null;
  };

/** A stored flight booking, with the airlines' record of each direction. */
export type MockFlight = Omit<
  FlightBooking,
  'actions' | 'bookingStatus' | 'checkIn' | 'refundable' | 'now' | 'lines' | 'extrasTotal'
> & {
  userId: string;
  extraLines: FlightBooking['lines'];
  sold: SoldBound[];
  looks: number;
  refused: string | null;
  /** A change or addition waiting for its payment, with the flight as it will be afterwards. */
  changing?: { amendment: AmendmentView; becomes: FlightBecomes };
};

/** A stored booking of a package. */
export type MockPackage = Omit<
  PackageBooking,
  'actions' | 'bookingStatus' | 'refundable' | 'now' | 'instalments' | 'changeDeparture' | 'cancelRooms' | 'rooms'
> & {
  rooms: PackageRoom[];
  /** What was kept of cancelled rooms and earlier departures. */
  kept?: KeptOfPackage;
  /** What was sold, once a room was cancelled. */
  sold?: SoldPackage | undefined;
  /** How much of the gateway payment was already refunded to it, in paise. */
  backAtSource?: number;
  /** Another departure that waits for its payment. */
  changing?: { amendment: AmendmentView; becomes: CheckedDeparture; kept: number };
  /** The payments it can be paid by, and those it is paid by. */
  offered: ScheduledPayment[] | null;
  paymentPlan: PlannedPayment[] | null;
  /** A later payment that waits at the checkout, by positions in the plan. */
  paying?: { payments: number[]; amount: number };
  userId: string;
  looks: number;
  refused: string | null;
};

/** A flight after a change of flights, or with extras added. */
export type FlightBecomes =
  | (Pick<FlightBooking, 'bounds' | 'departsAt' | 'arrivesAt'> & { sold: SoldBound[] })
  | { extras: FlightBooking['extras']; extraLines: FlightBooking['lines'] };

/** A stored registration for an event. */
export type MockGuest = Omit<RegistrationView, 'changing' | 'withdrawing'> & {
  _id: string;
  /** Of the event. */
  code: string;
};

/** A place in the waiting list of an event. */
export type MockWaiting = Pick<MockGuest, 'code' | 'name' | 'email' | 'mobile' | 'companions' | 'days'> & {
  joinedAt: string;
  offeredUntil: Date | null;
};

/** A traveller's event. */
export type MockHosted = HostedEvent & { userId: string; version: number; createdAt: string; reports: number };

/** A message at one: of a guest, or of the host. */
export type MockMessage = {
  messageId: string;
  code: string;
  guestId: string | null;
  name: string;
  text: string | null;
  writtenAt: string;
  reportedBy: string[];
};

/** A guest who wants to share a room; `id` of the guest, `guestId` as others name them. */
export type MockSharer = Sharer & { code: string; guestId: string; about: string };

/** A photograph at an event; its file is not kept. */
export type MockPhotograph = {
  photographId: string;
  code: string;
  guestId: string | null;
  name: string;
  alt: string;
  albumId: string | null;
  uploadedAt: string;
  reportedBy: string[];
};

/** A stored transport request; its quotes as they were sent. */
export type MockTransport = {
  bookingId: string;
  askedBy: { _id: string; name: string };
  companyId: string;
  companyName: string;
  travellers: { _id: string; name: string }[];
  details: TransportDetails;
  reason: string;
  costCentre: string;
  project: string;
  state: TransportState;
  askedAt: string;
  quotes: MockQuote[];
  chosenId: string | null;
  ticketNumber: string | null;
  confirmationNote: string;
  ticketFiles: (TransportTicket & { file: string })[];
  refund: { amount: number; charge: number; at: string } | null;
  trail: { at: string; text: string }[];
};
export type MockQuote = Omit<DeskTransport['quotes'][number], 'cancellation' | 'expired' | 'chosen'> & {
  freeUntil: string | null;
  charge: number;
};

/** Someone of the product's own staff. */
export type MockStaff = { _id: string; name: string; email: string };

export type WalletLine = z.output<typeof walletTransaction> & { userId: string };

/** The mock's whole memory. */
export type Memory = {
  people: MockPerson[];
  employees: MockEmployee[];
  company: MockCompany;
  bookings: MockStay[];
  flights: MockFlight[];
  packages: MockPackage[];
  guests: MockGuest[];
  /** Oldest first. */
  waiting: MockWaiting[];
  hosted: MockHosted[];
  messages: MockMessage[];
  photographs: MockPhotograph[];
  albums: { albumId: string; code: string; name: string }[];
  /** Guests who turned the email about new messages off. */
  messageEmailsOff: string[];
  /** Rooms kept for the mock's event. */
  roomBlocks: MockRoomBlock[];
  /** Budgets by the code of their event. */
  budgets: Record<string, Omit<EventBudget, 'people'>>;
  /** Guests who want to share a room, and the requests between them. */
  sharers: MockSharer[];
  roomRequests: RoomRequest[];
  /** Questions to the desk, oldest first. */
  enquiries: DeskEnquiry[];
  travellers: MockTraveller[];
  saved: MockSaved[];
  /** Keys of shared lists of saved stays, by person. */
  savedLists: Record<string, string>;
  /** Who likes which saved stay of a shared list. */
  savedLikes: { savedId: string; userId: string }[];
  /** Oldest first. */
  guestReviews: MockReview[];
  cart: MockCartItem[];
  combined: MockCombined[];
  /** Kinds of notifications and channels that people switched off, consumers and employees. */
  switchedOff: (SwitchedOff & { userId: string })[];
  /** Transport requests, newest first. */
  transport: MockTransport[];
  /** Business details by person. */
  business: Record<string, BusinessDetails>;
  /** When people made their calendar addresses, by person. */
  calendars: Record<string, string>;
  /** Links of guests of company trips, by their token. */
  guestLinks: Record<string, { guest: Omit<GuestPlace, 'place' | 'called'>; page: GuestLinkPage }>;
  /** Open verifications of email addresses. */
  attempts: MockAttempt[];
  /** Oldest first. */
  wallet: WalletLine[];
  /** What employees were told of by the socket. */
  told: Record<string, Told>;
  /** First answers by operation, person and Idempotency-Key. */
  repeats: Record<string, unknown>;
  /** Last number issued in each document series. */
  counted: Record<string, number>;
};
