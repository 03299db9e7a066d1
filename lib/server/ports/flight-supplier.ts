import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { CabinCode, Party } from '#lib/shared/trip-shape.ts';

/** What is asked of a supplier of flights: one offer a direction, in order, for these people. An offer's key is opaque. */
export type FlightRequest = { offers: string[]; party: Party };

/** A line of a price, as the quote shows it; lines sum to their total. */
export type FlightPriceLine = {
  code: 'base' | 'fuel' | 'gst' | 'airport' | 'security' | 'seat' | 'meal' | 'bag' | 'fee' | 'difference';
  label: string;
  amount: number;
  rateBp?: number;
  taxable?: number;
};

/** One flight of a direction as it is sold. `departs` and `arrives` are instants in minutes since 1970, `…At` wall times there. */
export type FlightSegment = {
  flightId: string;
  airline: string;
  number: string;
  from: string;
  to: string;
  fromTerminal: string;
  toTerminal: string;
  departsAt: string;
  arrivesAt: string;
  departs: number;
  arrives: number;
  minutes: number;
  aircraft: string;
  cabin: CabinCode;
};

/** A rule of a fare (TBO's MiniFareRule): between so many hours before departure this costs `fee` a passenger; null: not possible. */
export type FlightFareRule = {
  journey: string;
  type: 'change' | 'cancel';
  fromHours: number | null;
  toHours: number;
  fee: number | null;
  words: string;
};

/** One direction of a checked trip. `basic` is what cancelling may cost at most: base fare and fuel surcharge. */
export type CheckedBound = {
  offer: string;
  family: string;
  familyName: string;
  cabin: CabinCode;
  airline: string;
  from: string;
  to: string;
  domestic: boolean;
  minutes: number;
  segments: FlightSegment[];
  cabinKg: number;
  checkedKg: number;
  meal: 'included' | 'for-sale';
  seat: 'any' | 'standard' | 'for-sale';
  lines: FlightPriceLine[];
  total: number;
  basic: number;
  rules: FlightFareRule[];
};

/**
 * The supplier's word on price and terms now. `ticketBy` is the deadline of a PNR held now, null where the airline
 * tickets at once; `expiresAt` until when this answer may be relied on. Amounts in paise.
 */
export type FlightPriceCheck = {
  total: number;
  currency: string;
  bounds: CheckedBound[];
  policies: CancellationPolicy[];
  requiredFields: ('passport' | 'pan' | 'born')[];
  ticketBy: Date | null;
  expiresAt: Date;
};

export type Traveller = { type: 'ADT' | 'CHD' | 'INF'; firstName: string; lastName: string };

/** A service for one passenger (by position): a seat or a meal on a flight, a bag on a direction, help on the trip. */
export type FlightExtra =
  | { kind: 'seat'; passenger: number; flight: string; seat: string }
  | { kind: 'meal'; passenger: number; flight: string; code: string }
  | { kind: 'bag'; passenger: number; bound: number; code: string }
  | { kind: 'assistance'; passenger: number; code: string };

/** One airline's part of a trip, under a PNR of its own: the directions it covers, and a ticket a passenger. */
export type TicketedPart = {
  bounds: number[];
  airline: string;
  state: 'ticketed';
  pnr: string;
  tickets: { passenger: number; number: string }[];
};
export type RefusedPart = { bounds: number[]; airline: string; state: 'refused' };

export type ScheduleChange = {
  flightId: string;
  before: { departs: number; arrives: number };
  after: { departs: number; arrives: number };
};

/**
 * How ticketing ended. `partial`: a return pair of which one airline ticketed and the other refused; what was ticketed
 * stands and may be cancelled without charge. `unknown` is asked after with `status`, never blindly repeated.
 */
export type FlightOutcome =
  | { outcome: 'confirmed'; parts: TicketedPart[]; scheduleChange: ScheduleChange | null }
  | { outcome: 'partial'; parts: (TicketedPart | RefusedPart)[] }
  | { outcome: 'pending' }
  | { outcome: 'failed'; reason: 'sold_out' | 'refused' | 'seat_taken' }
  | { outcome: 'failed'; reason: 'price_changed'; total: number }
  | { outcome: 'unknown' };

export type HoldOutcome =
  | { outcome: 'held'; ticketBy: Date; total: number; pnrs: string[] }
  | { outcome: 'sold_out' }
  | { outcome: 'seat_taken' }
  | { outcome: 'not_offered' };

/** What is cancelled: these passengers (by position) on these directions; everybody, everywhere when left out. */
export type CancelWhat = { bounds?: number[]; passengers?: number[] };
/** `later` says what would come back from each later instant on, until the first departure concerned. */
export type CancelQuote = {
  refund: number;
  charge: number;
  lines: FlightPriceLine[];
  free: boolean;
  expiresAt: Date;
  later: { from: Date; refund: number; charge: number }[];
  departsAt: Date;
};

/**
 * Another offer for one direction: `due` is what is paid (below zero: what comes back), fee and fare difference together.
 * `taxed` is the same sum by what tax is charged on; the tax on the fee is in it.
 */
export type ChangeQuote = {
  due: number;
  fee: number;
  lines: FlightPriceLine[];
  taxed: FlightPriceLine[];
  bound: CheckedBound;
  expiresAt: Date;
};

export type ChangeHold =
  | { outcome: 'held'; due: number; expiresAt: Date }
  | { outcome: 'price_changed'; due: number }
  | { outcome: 'sold_out' }
  | { outcome: 'refused' };

/**
 * A supplier of flights. Fits our own embedded airlines, TBO and Duffel alike (DESIGN.md). Airlines that hold a PNR
 * (`gds`) and airlines that ticket at once (`lcc`) both exist. Every method that changes something takes our
 * idempotency key (the booking id) and gives the same answer when repeated with it.
 */
export type FlightSupplier = {
  /** Price and terms now; null when an offer is no longer sold to so many. */
  priceCheck: (request: FlightRequest) => Promise<FlightPriceCheck | null>;
  /** What the extras cost for this request: lines, and what cannot be had, by position. */
  ancillaries: (
    request: FlightRequest,
    extras: FlightExtra[],
  ) => Promise<{ lines: FlightPriceLine[]; problems: Record<number, string> }>;
  /** Takes seats on every flight of every direction, or on none, until the airline's ticketing deadline. */
  hold: (key: string, request: FlightRequest, extras: FlightExtra[]) => Promise<HoldOutcome>;
  /** Gives held seats back (release PNR); releasing what is not held is no error. */
  release: (key: string) => Promise<void>;
  /** Tickets what is held, or takes seats and tickets at once, at the agreed total of fare and extras. */
  confirm: (
    key: string,
    request: FlightRequest,
    details: { travellers: Traveller[]; extras: FlightExtra[]; agreedTotal: number },
  ) => Promise<FlightOutcome>;
  /** What became of a key; `none` when nothing was ticketed under it. */
  status: (key: string) => Promise<FlightOutcome | { outcome: 'none' }>;
  /** What comes back if this is cancelled now; null when there is nothing of it left to cancel, or it cannot be cancelled alone. */
  quoteCancel: (key: string, what: CancelWhat) => Promise<CancelQuote | null>;
  /** Cancels at the quoted refund or better; refused when less would come back. Repeating `cancelKey` is one cancellation. */
  confirmCancel: (
    key: string,
    cancelKey: string,
    what: CancelWhat,
    expectedRefund: number,
  ) => Promise<
    { outcome: 'cancelled'; refund: number } | { outcome: 'refund_changed'; refund: number } | { outcome: 'nothing' }
  >;
  /** The price of another offer for one direction; null when it is not sold to so many or the fare cannot be changed. */
  quoteChange: (key: string, bound: number, offer: string) => Promise<ChangeQuote | null>;
  /** Keeps seats and price of a change under `changeKey` while it is paid for; `release` of that key gives them back. */
  holdChange: (
    key: string,
    changeKey: string,
    bound: number,
    offer: string,
    expectedDue: number,
  ) => Promise<ChangeHold>;
  /** Carries the change out, from its hold where there is one. Repeating `changeKey` is one change. */
  confirmChange: (
    key: string,
    changeKey: string,
    bound: number,
    offer: string,
    expectedDue: number,
  ) => Promise<
    | {
        outcome: 'changed';
        due: number;
        tickets: { passenger: number; number: string }[];
        /** Seats on the new flights (by id) of who had chosen one. */
        seats: { passenger: number; flight: string; seat: string }[];
      }
    | { outcome: 'price_changed'; due: number }
    | { outcome: 'sold_out' }
    | { outcome: 'refused' }
  >;
  /** Says yes to the airline's new times. Saying no is cancelling, which then is free. */
  acceptScheduleChange: (key: string) => Promise<void>;
};
