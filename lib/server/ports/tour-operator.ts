import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import type { SupplierOutcome } from './stay-supplier.ts';

/** A request to a tour operator: a departure of a journey, and the rooms of the party. */
export type TourRequest = { slug: string; departure: IsoDate; rooms: RoomOccupancy[] };

/** A line of a price, in paise. A line of GST (`tax`) or of tax collected at source (`tcs`) has its rate (basis points) and base. */
export type TourPriceLine = {
  code: 'single' | 'double' | 'triple' | 'child' | 'infant' | 'tax' | 'tcs';
  label: string;
  amount: number;
  count?: number | undefined;
  each?: number | undefined;
  rateBp?: number | undefined;
  taxable?: number | undefined;
};

/** The operator's current price and terms. `lines` sum to `total`, and so do the totals of all `rooms`. Paise, UTC. */
export type TourPriceCheck = {
  total: number;
  currency: string;
  lines: TourPriceLine[];
  /** In the order of the request. */
  rooms: {
    occupancy: RoomOccupancy;
    sharing: 'single' | 'double' | 'triple';
    total: number;
    lines: TourPriceLine[];
  }[];
  policies: CancellationPolicy[];
  startsAt: Date;
  endsAt: Date;
};

/**
 * An operator of guided journeys. Every method that changes something takes our idempotency key (the booking id) and gives
 * the same answer when repeated with it.
 */
export type TourOperator = {
  /** Current price and terms; null when the departure has no places for everybody, or is not sold any more. */
  priceCheck: (request: TourRequest) => Promise<TourPriceCheck | null>;
  /** Takes the places of the party from sale until `expiresAt`. */
  hold: (
    key: string,
    request: TourRequest,
    expiresAt: Date,
  ) => Promise<{ outcome: 'held'; expiresAt: Date } | { outcome: 'sold_out' }>;
  /** Releases held places; releasing what is not held is no error. */
  release: (key: string) => Promise<void>;
  /** Turns the hold into a reservation; after the hold has ended it reserves again if there are places. */
  confirm: (key: string, request: TourRequest) => Promise<SupplierOutcome>;
  /** The outcome of a key; `none` when the operator never reserved under it. */
  status: (key: string) => Promise<SupplierOutcome | { outcome: 'none' }>;
  /** Cancels a reservation. Cancelling twice is one cancellation. */
  confirmCancel: (key: string) => Promise<{ outcome: 'cancelled' } | { outcome: 'unknown' }>;
};
