import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { Stay } from '#lib/shared/stay.ts';

/** What is asked of a supplier: one rate of one room type, for these dates and people. */
export type StayRequest = { hotelId: string; roomTypeId: string; ratePlanId: string; stay: Stay };

/** A line of a price, paise. A tax line says its rate (basis points) and what it is charged on. */
export type StayPriceLine = {
  code: 'room' | 'extra-guest' | 'tax' | 'rounding';
  label: string;
  amount: number;
  rateBp?: number | undefined;
  taxable?: number | undefined;
};

/** The supplier's word on price and terms now. Amounts in paise; instants in UTC. `lines` sum to `total`, and so do those of all `rooms`. */
export type PriceCheck = {
  total: number;
  currency: string;
  lines: StayPriceLine[];
  /** The lines of each room, in the order of the request. */
  rooms: StayPriceLine[][];
  policies: CancellationPolicy[];
  requiredFields: 'pan'[];
  checkInAt: Date;
  checkOutAt: Date;
};

/** How a call that moves stock or money ended. `unknown` is asked after with `status`, never blindly repeated. */
export type SupplierOutcome =
  | { outcome: 'confirmed'; code: string }
  | { outcome: 'pending' }
  | { outcome: 'failed'; reason: 'sold_out' | 'refused' }
  | { outcome: 'unknown' };

/**
 * A supplier of stays. Fits contracted inventory, TBO and Duffel alike (DESIGN.md). Every method that changes
 * something takes our idempotency key (the booking id) and gives the same answer when repeated with it.
 */
export type StaySupplier = {
  /** Price and terms now, or null when there is no room for everyone on every night. */
  priceCheck: (request: StayRequest) => Promise<PriceCheck | null>;
  /** Takes the rooms out of stock until `expiresAt`. */
  hold: (
    key: string,
    request: StayRequest,
    expiresAt: Date,
  ) => Promise<{ outcome: 'held'; expiresAt: Date } | { outcome: 'sold_out' }>;
  /** Puts held rooms back; releasing what is not held is no error. */
  release: (key: string) => Promise<void>;
  /** Turns the hold into a reservation; takes the rooms again if the hold has ended and they are still there. */
  confirm: (key: string, request: StayRequest) => Promise<SupplierOutcome>;
  /** What became of a key; `none` when the supplier never reserved under it. */
  status: (key: string) => Promise<SupplierOutcome | { outcome: 'none' }>;
  /** Gives a reservation back. Cancelling twice is one cancellation. */
  confirmCancel: (key: string) => Promise<{ outcome: 'cancelled' } | { outcome: 'unknown' }>;
  /**
   * Gives so many of a reservation's rooms back; the others stand. `reference` names the cancellation: told twice, it is
   * one. `refused` where fewer rooms than that are reserved under the key.
   */
  confirmCancelRooms: (
    key: string,
    reference: string,
    rooms: number,
  ) => Promise<{ outcome: 'cancelled' } | { outcome: 'refused' } | { outcome: 'unknown' }>;
};
