import type { CabinClass } from '#lib/shared/cabin-classes.ts';
import type { HotelFilter, SsrType, STARS } from './vocabulary.ts';

/** The most that may be paid in a region, in paise with all taxes: a room and night, a traveller and way, a car and day. */
export type RegionBudget = { regionId: number; amount: number };

/** What a policy says of every way to travel. */
export type ModeTerms = {
  /** May these people travel so at all? When not, nothing below matters. */
  eligible: boolean;
  /** No line at all: no limit. With lines, a region that has none is not travelled to. */
  budgets: readonly RegionBudget[];
  /** May a booking's dates be changed later? */
  dateChange: boolean;
  /** Whole days between booking and the first day of travel, at least. 0: none. */
  daysAhead: number;
  /** Who approves; null leaves it to the company's own configuration. */
  approvalConfigId: string | null;
};

export type HotelTerms = ModeTerms & {
  /** Only rates that 4.13 calls refundable. */
  refundableOnly: boolean;
  /** Stars that are allowed, literally: an empty list allows none. */
  stars: readonly (typeof STARS)[number][];
  /** What the hotel or its rate must have, all of it. */
  filters: readonly HotelFilter[];
};

export type FlightTerms = ModeTerms & {
  /** Cabins that are allowed, literally. */
  cabins: readonly CabinClass[];
  /** Extras that may be paid for. One that costs nothing is always allowed: some must be chosen or are lost. */
  extras: readonly SsrType[];
};

/** The rules of a policy in the words of the database (3.18). A mode that is not mentioned is not eligible. */
export type PolicyTerms = {
  hotel?: HotelTerms;
  flight?: FlightTerms;
  train?: ModeTerms;
  bus?: ModeTerms;
  car?: ModeTerms;
};
