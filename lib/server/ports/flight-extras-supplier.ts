import 'server-only';
/** A line of a price, as the quote shows it; lines sum to their total. */
export type FlightPriceLine = {
  code: 'base' | 'fuel' | 'gst' | 'airport' | 'security' | 'seat' | 'meal' | 'bag' | 'fee' | 'difference';
  label: string;
  amount: number;
  rateBp?: number;
  taxable?: number;
};

/** A service for one passenger (by position): a seat or a meal on a flight, a bag on a direction, help on the trip. */
export type FlightExtra =
  | { kind: 'seat'; passenger: number; flight: string; seat: string }
  | { kind: 'meal'; passenger: number; flight: string; code: string }
  | { kind: 'bag'; passenger: number; bound: number; code: string }
  | { kind: 'assistance'; passenger: number; code: string };

/**
 * Seats, meals and bags that a ticketed trip can add now, at these prices; `problems` by the position of what it cannot.
 * `until`: the first departure still to come.
 */
export type ExtrasQuote = { due: number; lines: FlightPriceLine[]; problems: Record<number, string>; until: Date };

/** Why extras cannot be added: `problems` by position, or empty where the airline refuses them all. */
type NotAdded =
  { outcome: 'price_changed'; due: number } | { outcome: 'not_offered'; problems: Record<number, string> };

/** The part of a supplier of flights that adds seats, meals and bags to a ticketed trip. */
export type FlightExtrasSupplier = {
  /** Prices extras that are added to a ticketed trip; null when nothing of it is still to fly. */
  quoteExtras: (key: string, extras: FlightExtra[]) => Promise<ExtrasQuote | null>;
  /** Keeps the seats and prices of added extras under `extrasKey` during payment; `release` of that key releases them. */
  holdExtras: (
    key: string,
    extrasKey: string,
    extras: FlightExtra[],
    expectedDue: number,
  ) => Promise<{ outcome: 'held'; due: number; expiresAt: Date } | NotAdded>;
  /**
   * Adds extras to a ticketed trip, from their hold where there is one. Repeating `extrasKey` adds them once.
   * `documents`: the airline's receipt (EMD) of each passenger.
   */
  confirmExtras: (
    key: string,
    extrasKey: string,
    extras: FlightExtra[],
    expectedDue: number,
  ) => Promise<
    | { outcome: 'added'; due: number; documents: { passenger: number; number: string }[] }
    | NotAdded
    | { outcome: 'unknown' }
  >;
};
