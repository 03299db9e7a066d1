import type { CabinClass } from '#lib/shared/cabin-classes.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { TravelMode } from '#lib/shared/travel-modes.ts';
import type { HotelFilter, SsrType, Stars } from './vocabulary.ts';

/** What a budget counts. */
export type BudgetUnit = 'night' | 'way' | 'journey' | 'day';

/** Why an option is outside policy: the rule, its limit and what the option has. Money in paise. */
export type Reason =
  | { rule: 'eligibility'; limit: readonly TravelMode[]; actual: TravelMode }
  | { rule: 'region'; limit: readonly number[]; actual: number; mode: TravelMode }
  | { rule: 'budget'; limit: number; actual: number; unit: BudgetUnit; regionId: number }
  | { rule: 'cabin'; limit: readonly CabinClass[]; actual: readonly CabinClass[] }
  | { rule: 'extras'; limit: readonly SsrType[]; actual: readonly SsrType[] }
  | { rule: 'stars'; limit: readonly number[]; actual: Stars }
  | { rule: 'refundable'; limit: true; actual: false }
  | { rule: 'filters'; limit: readonly HotelFilter[]; actual: readonly HotelFilter[] }
  | { rule: 'date-change'; limit: false; actual: true }
  | { rule: 'booking-window'; limit: number; actual: number; earliest: IsoDate };

export type Verdict = { inPolicy: boolean; reasons: readonly Reason[] };

/** The verdict of everything that is inside; one object, because a listing says it thousands of times. */
export const INSIDE: Verdict = Object.freeze({ inPolicy: true, reasons: Object.freeze([]) });
