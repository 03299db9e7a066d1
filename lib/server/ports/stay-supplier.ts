import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import type { Stay } from '#lib/shared/stay.ts';

/**
 * A request to a supplier: rooms of one hotel for these dates and guests. `rates` is one rate for all rooms, priced together, or
 * one for each room in the order of `stay.rooms`, each priced by itself. `block` names the block whose rooms are asked for:
 * without it none of a block has a price.
 */
export type StayRequest = { hotelId: string; rates: readonly NamedRate[]; stay: Stay; block?: string | undefined };

/** The room type of each room of a request, in the order of its rooms. */
export const roomTypesOf = ({ rates, stay }: Pick<StayRequest, 'rates' | 'stay'>): string[] =>
  stay.rooms.map((_, at) => (rates[at] ?? rates[0]!).roomTypeId);

/** A line of a price, in paise. A tax line has its rate (basis points) and taxable value. */
export type StayPriceLine = {
  code: 'room' | 'extra-guest' | 'tax' | 'rounding';
  label: string;
  amount: number;
  rateBp?: number | undefined;
  taxable?: number | undefined;
};

/**
 * The supplier's current price and terms. Amounts in paise; instants in UTC. `lines` sum to `total`, and so do those of
 * all `rooms`.
 */
export type PriceCheck = {
  total: number;
  currency: string;
  lines: StayPriceLine[];
  /** The lines of each room, in the order of the request. */
  rooms: StayPriceLine[][];
  policies: CancellationPolicy[];
  /** The terms of each room, where each has a rate of its own; `policies` are then the terms of all, as amounts on `total`. */
  roomPolicies?: CancellationPolicy[][];
  requiredFields: 'pan'[];
  checkInAt: Date;
  checkOutAt: Date;
};

/** How a call that changes stock or money ended. `unknown` is looked up with `status`, never repeated blindly. */
export type SupplierOutcome =
  | { outcome: 'confirmed'; code: string }
  | { outcome: 'pending' }
  | { outcome: 'failed'; reason: 'sold_out' | 'refused' }
  | { outcome: 'unknown' };

/** What came of holding new dates. `refused`: nothing is reserved under that key that could be moved to them. */
export type ChangeHold = { outcome: 'held'; expiresAt: Date } | { outcome: 'sold_out' } | { outcome: 'refused' };
/** What came of moving a reservation; `refused`: it stands on its old dates. */
export type ChangeOutcome = { outcome: 'changed' } | { outcome: 'refused' } | { outcome: 'unknown' };

/**
 * A supplier of stays. Fits contracted inventory, TBO and Duffel (DESIGN.md). Every method that changes something takes
 * our idempotency key (the booking id) and gives the same answer when repeated with it.
 */
export type StaySupplier = {
  /**
   * Current price and terms; null when there is no room for all guests on every night. The rooms of the reservation under
   * the key `replacing` count as free.
   */
  priceCheck: (request: StayRequest, replacing?: string) => Promise<PriceCheck | null>;
  /** Reserves the rooms until `expiresAt`. */
  hold: (
    key: string,
    request: StayRequest,
    expiresAt: Date,
  ) => Promise<{ outcome: 'held'; expiresAt: Date } | { outcome: 'sold_out' }>;
  /** Releases held rooms; releasing what is not held is no error. */
  release: (key: string) => Promise<void>;
  /** Turns the hold into a reservation; after the hold has ended it reserves again if the rooms are still available. */
  confirm: (key: string, request: StayRequest) => Promise<SupplierOutcome>;
  /** The outcome of a key; `none` when the supplier never reserved under it. */
  status: (key: string) => Promise<SupplierOutcome | { outcome: 'none' }>;
  /**
   * Tells the hotel who stays: the names of the guests of each room, in the order of the rooms. They replace earlier ones; for a key
   * without a reservation nothing is stored.
   */
  nameGuests: (key: string, guests: readonly string[]) => Promise<void>;
  /** Cancels a reservation. Cancelling twice is one cancellation. */
  confirmCancel: (key: string) => Promise<{ outcome: 'cancelled' } | { outcome: 'unknown' }>;
  /**
   * Holds new dates for a reservation until `expiresAt`; it stays as it is. `reference` names the change; `release` with it
   * lets the new dates go.
   */
  holdDates: (key: string, reference: string, request: StayRequest, expiresAt: Date) => Promise<ChangeHold>;
  /** Moves the reservation to the dates that are held under `reference`: never are both lost. Repeating it is once. */
  confirmDates: (key: string, reference: string, request: StayRequest) => Promise<ChangeOutcome>;
  /**
   * Cancels some of a reservation's rooms, by the room type of each. `reference` names the cancellation: repeating it is one.
   * `refused` when these are not among several rooms reserved under the key.
   */
  confirmCancelRooms: (
    key: string,
    reference: string,
    roomTypeIds: readonly string[],
  ) => Promise<{ outcome: 'cancelled' } | { outcome: 'refused' } | { outcome: 'unknown' }>;
};
