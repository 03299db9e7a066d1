import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { FrequentFlyer } from '#lib/shared/frequent-flyer.ts';
import type { CabinCode, Party } from '#lib/shared/trip-shape.ts';
import type { FlightExtra, FlightExtrasSupplier, FlightPriceLine } from './flight-extras-supplier.ts';

export type { FlightExtra, FlightPriceLine } from './flight-extras-supplier.ts';

/**
 * A request to a supplier of flights: one offer per direction, in order, for these passengers. An offer's key is
 * opaque.
 */
export type FlightRequest = { offers: string[]; party: Party };

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

/** One direction of a checked trip. `basic`: base fare and fuel surcharge, the most that cancelling may cost. */
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
 * The supplier's current price and terms. `ticketBy`: deadline of a PNR held now, null where the airline tickets at
 * once; `expiresAt`: how long this answer is valid. Amounts in paise.
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

/** A passenger as printed on the ticket; `frequentFlyer` with the airlines of the trip, absent for none. */
export type Traveller = {
  type: 'ADT' | 'CHD' | 'INF';
  firstName: string;
  lastName: string;
  frequentFlyer?: FrequentFlyer[];
};

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
 * How ticketing ended. `partial`: a return pair of which one airline ticketed and the other refused; issued tickets are
 * valid and may be cancelled free of charge. `unknown` is looked up with `status`, never repeated blindly.
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

/** What to cancel: these passengers (by position) on these directions; everybody, everywhere when left out. */
export type CancelWhat = { bounds?: number[]; passengers?: number[] };
/** `later`: the refund from each later instant on, until the first departure concerned. */
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
 * Another offer for one direction. `due`: the amount to pay (negative: to refund), fee and fare difference together.
 * `taxed`: the same sum by taxable value; the tax on the fee is included.
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
 * A supplier of flights. Fits our embedded airlines, TBO and Duffel (DESIGN.md), with airlines that hold a PNR (`gds`)
 * and airlines that ticket at once (`lcc`). Every method that changes something takes our idempotency key (the booking
 * id) and gives the same answer when repeated with it.
 */
export type FlightSupplier = FlightExtrasSupplier & {
  /** Current price and terms; null when an offer is no longer sold for this party. */
  priceCheck: (request: FlightRequest) => Promise<FlightPriceCheck | null>;
  /** Prices of extras for this request: lines, and the positions of what is unavailable. */
  ancillaries: (
    request: FlightRequest,
    extras: FlightExtra[],
  ) => Promise<{ lines: FlightPriceLine[]; problems: Record<number, string> }>;
  /** Reserves seats on every flight of every direction, or on none, until the airline's ticketing deadline. */
  hold: (key: string, request: FlightRequest, extras: FlightExtra[]) => Promise<HoldOutcome>;
  /** Releases a held PNR; releasing what is not held is no error. */
  release: (key: string) => Promise<void>;
  /** Tickets what is held, or reserves and tickets at once, at the agreed total of fare and extras. */
  confirm: (
    key: string,
    request: FlightRequest,
    details: { travellers: Traveller[]; extras: FlightExtra[]; agreedTotal: number },
  ) => Promise<FlightOutcome>;
  /** The outcome of a key; `none` when nothing was ticketed under it. */
  status: (key: string) => Promise<FlightOutcome | { outcome: 'none' }>;
  /**
   * The refund if this is cancelled now; null when nothing of it is left to cancel, or it cannot be cancelled alone.
   */
  quoteCancel: (key: string, what: CancelWhat) => Promise<CancelQuote | null>;
  /**
   * Cancels at the quoted refund or better; refused when the refund would be lower. Repeating `cancelKey` is one
   * cancellation.
   */
  confirmCancel: (
    key: string,
    cancelKey: string,
    what: CancelWhat,
    expectedRefund: number,
  ) => Promise<
    { outcome: 'cancelled'; refund: number } | { outcome: 'refund_changed'; refund: number } | { outcome: 'nothing' }
  >;
  /**
   * The price of another offer for one direction; null when it is not sold for this party or the fare cannot be
   * changed.
   */
  quoteChange: (key: string, bound: number, offer: string) => Promise<ChangeQuote | null>;
  /** Holds seats and price of a change under `changeKey` during payment; `release` of that key releases them. */
  holdChange: (
    key: string,
    changeKey: string,
    bound: number,
    offer: string,
    expectedDue: number,
  ) => Promise<ChangeHold>;
  /** Makes the change, from its hold where there is one. Repeating `changeKey` is one change. */
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
        /** Seats on the new flights (by id) of passengers who had chosen one. */
        seats: { passenger: number; flight: string; seat: string }[];
      }
    | { outcome: 'price_changed'; due: number }
    | { outcome: 'sold_out' }
    | { outcome: 'refused' }
  >;
  /** Reservations whose airlines announced new times that were not heard yet, oldest first; at most `most`. */
  scheduleNews: (most: number) => Promise<{ key: string; change: ScheduleChange | null }[]>;
  /** The announcement for a reservation was heard, and is not told again. */
  hearSchedule: (key: string) => Promise<void>;
  /** Accepts the airline's new times. Refusing them is a cancellation, which then is free. */
  acceptScheduleChange: (key: string) => Promise<void>;
};
