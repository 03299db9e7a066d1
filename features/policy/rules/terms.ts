import type { CabinClass } from '#lib/shared/cabin-classes.ts';
import type { HotelFilter, SsrType, STARS } from './vocabulary.ts';

/** Price limits per region in paise with all taxes: per room and night, traveller and bound, or car and day. */
export type RegionBudget = { regionId: number; amount: number };

/** The terms of one travel mode. */
export type ModeTerms = {
  /** Whether the mode is allowed. If not, the rest does not apply. */
  eligible: boolean;
  /** Empty: no limit. Otherwise a region without an entry is not allowed. */
  budgets: readonly RegionBudget[];
  /** Whether dates can be changed after booking. */
  dateChange: boolean;
  /** Minimum number of whole days between booking and the first day of travel. 0: none. */
  daysAhead: number;
  /** The approval configuration; null for the company's default. */
  approvalConfigId: string | null;
};

export type HotelTerms = ModeTerms & {
  /** Only refundable rates (4.13). */
  refundableOnly: boolean;
  /** Allowed star ratings; an empty list allows none. */
  stars: readonly (typeof STARS)[number][];
  /** Amenities that the hotel or rate must all have. */
  filters: readonly HotelFilter[];
};

export type FlightTerms = ModeTerms & {
  /** Allowed cabins. */
  cabins: readonly CabinClass[];
  /** Extras that may be paid for. Free extras are always allowed. */
  extras: readonly SsrType[];
};

/** The terms of a policy with database names (3.18). A mode without an entry is not allowed. */
export type PolicyTerms = {
  hotel?: HotelTerms;
  flight?: FlightTerms;
  train?: ModeTerms;
  bus?: ModeTerms;
  car?: ModeTerms;
};
