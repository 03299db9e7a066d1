import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import type { SupplierOutcome } from './stay-supplier.ts';

/**
 * A request to a tour operator: a departure of a journey, and the rooms of the party. `hotels` are those that the traveller was
 * shown, by the day of their first night: they are taken again where they have rooms. `extras`: what was added to the journey.
 */
export type TourRequest = {
  slug: string;
  departure: IsoDate;
  rooms: RoomOccupancy[];
  hotels?: readonly { day: number; slug: string }[] | undefined;
  extras?: readonly TourExtra[] | undefined;
};

/** An extra by the operator's code, such as a private transfer; `quantity` counts nights or days where it has several. */
export type TourExtra = {
  code: 'arrival' | 'departure' | 'before' | 'after' | 'guide' | 'meals';
  quantity: number;
};

/**
 * The hotel in which the party spends the nights from `day` on, which counts from 1; 0 and less are extra nights before. `insteadOf` names the one that was full;
 * `reservation` is the hotel's own code, once its rooms are booked.
 */
export type TourHotel = {
  day: number;
  nights: number;
  hotel: {
    slug: string;
    name: string;
    stars: number;
    area: string;
    address: string;
    telephone?: string | undefined;
    insteadOf?: string | undefined;
    reservation?: string | undefined;
  };
};

/** A line of a price, in paise. A line of GST (`tax`) or of tax collected at source (`tcs`) has its rate (basis points) and base. */
export type TourPriceLine = {
  code: 'single' | 'double' | 'triple' | 'child' | 'infant' | 'extra' | 'tax' | 'tcs';
  label: string;
  amount: number;
  count?: number | undefined;
  each?: number | undefined;
  rateBp?: number | undefined;
  taxable?: number | undefined;
};

/** The operator's current price and terms. `lines` sum to `total`, and so do the totals of all `rooms` and of the extras. Paise, UTC. */
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
  /** The extras of the request, as the operator names them, with the taxes on them in `total`. */
  extras: { total: number; items: (TourExtra & { title: string; text: string })[] };
  policies: CancellationPolicy[];
  /** Where rooms are free for the party, in the order of the journey. */
  hotels: TourHotel[];
  startsAt: Date;
  endsAt: Date;
};

/** What came of holding another departure. `refused`: nothing is reserved under that key that could be moved to it. */
export type TourChangeHold =
  { outcome: 'held'; expiresAt: Date; hotels: TourHotel[] } | { outcome: 'sold_out' } | { outcome: 'refused' };
/** What came of moving a reservation, with the hotels of its new departure; `refused`: it stands on its old one. */
export type TourChangeOutcome =
  { outcome: 'changed'; hotels: TourHotel[] } | { outcome: 'refused' } | { outcome: 'unknown' };

/** How a reservation ended, with the hotels in which rooms are booked: one may have changed since the hold. */
export type TourOutcome =
  Exclude<SupplierOutcome, { outcome: 'confirmed' }> | { outcome: 'confirmed'; code: string; hotels: TourHotel[] };

/**
 * An operator of guided journeys. Every method that changes something takes our idempotency key (the booking id) and gives
 * the same answer when repeated with it.
 */
export type TourOperator = {
  /** Current price and terms; null when the departure has no places or hotel rooms for everybody, or is not sold any more. */
  priceCheck: (request: TourRequest) => Promise<TourPriceCheck | null>;
  /** Takes the places of the party and its rooms in the hotels from sale until `expiresAt`: all of them, or nothing. */
  hold: (
    key: string,
    request: TourRequest,
    expiresAt: Date,
  ) => Promise<{ outcome: 'held'; expiresAt: Date; hotels: TourHotel[] } | { outcome: 'sold_out' }>;
  /** Releases held places and rooms; releasing what is not held is no error. */
  release: (key: string) => Promise<void>;
  /**
   * Turns the hold into a reservation of places and rooms; after the hold has ended it reserves again if there are any. A hotel
   * that cannot confirm is replaced by another of the same class or better; where there is none, all of it has failed.
   */
  confirm: (key: string, request: TourRequest) => Promise<TourOutcome>;
  /** The outcome of a key; `none` when the operator never reserved under it. */
  status: (key: string) => Promise<TourOutcome | { outcome: 'none' }>;
  /**
   * Tells the operator's hotels who stays: the names of the guests of each room, in the order of the request. They replace earlier
   * ones; for a key without a reservation nothing is stored.
   */
  nameGuests: (key: string, guests: readonly string[]) => Promise<void>;
  /** Cancels a reservation. Cancelling twice is one cancellation. */
  confirmCancel: (key: string) => Promise<{ outcome: 'cancelled' } | { outcome: 'unknown' }>;
  /**
   * Cancels some of a reservation's rooms: the places of the people in them, and as many rooms in every hotel. `reference` names the
   * cancellation: repeating it is one. `refused` when these are not some of several rooms reserved under the key.
   */
  confirmCancelRooms: (
    key: string,
    reference: string,
    rooms: readonly RoomOccupancy[],
  ) => Promise<{ outcome: 'cancelled' } | { outcome: 'refused' } | { outcome: 'unknown' }>;
  /**
   * Holds another departure for a reservation until `expiresAt`, places and rooms; the reservation stays as it is. `reference` names
   * the change; `release` with it lets the other departure go.
   */
  holdDeparture: (key: string, reference: string, request: TourRequest, expiresAt: Date) => Promise<TourChangeHold>;
  /** Moves the reservation to the departure that is held under `reference`: never are both lost. Repeating it is once. */
  confirmDeparture: (key: string, reference: string, request: TourRequest) => Promise<TourChangeOutcome>;
};
