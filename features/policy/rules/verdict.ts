import { addDays, daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import { TRAVEL_MODES, type TravelMode } from '#lib/shared/travel-modes.ts';
import { firstDay, unitPrice, type FlightFacts, type HotelFacts, type OptionFacts } from './facts.ts';
import { INSIDE, type BudgetUnit, type Reason, type Verdict } from './reasons.ts';
import { regionOf, REGIONS, type Region } from './regions.ts';
import type { FlightTerms, HotelTerms, ModeTerms, PolicyTerms } from './terms.ts';

/** What a verdict depends on besides the option: the day of booking, and whether it changes a booking's dates. */
export type Circumstances = { bookedOn: IsoDate; changesDates?: boolean; regions?: readonly Region[] };

const UNITS: Record<TravelMode, BudgetUnit> = {
  hotel: 'night',
  flight: 'way',
  train: 'journey',
  bus: 'journey',
  car: 'day',
};

/**
 * Evaluates an option: in policy, or every rule it violates in a fixed order. A person without a policy (`null`) has no
 * limits. Pure: listing, review, server guard and approval give the same answer.
 */
export function evaluatePolicy(
  terms: PolicyTerms | null,
  option: OptionFacts,
  { bookedOn, changesDates = false, regions = REGIONS }: Circumstances,
): Verdict {
  if (!terms) return INSIDE;
  return evaluateKnown(terms, option, {
    region: regionOf(option.place, regions),
    ahead: daysBetween(bookedOn, firstDay(option)),
    changesDates,
    bookedOn,
  });
}

/** What depends on the option alone, computed once for all travellers: its region and the days until it starts. */
export type Known = { region: number; ahead: number; changesDates: boolean; bookedOn: IsoDate };

/** `evaluate` with facts computed by the caller. */
export function evaluateKnown(terms: PolicyTerms, option: OptionFacts, known: Known): Verdict {
  const mode = terms[option.mode];
  if (!mode?.eligible) return outside([{ rule: 'eligibility', limit: eligibleModes(terms), actual: option.mode }]);
  const reasons: Reason[] = [];
  checkBudget(mode, option, known.region, reasons);
  if (option.mode === 'hotel' && terms.hotel) checkHotel(terms.hotel, option, reasons);
  if (option.mode === 'flight' && terms.flight) checkFlight(terms.flight, option, reasons);
  if (known.changesDates && !mode.dateChange) reasons.push({ rule: 'date-change', limit: false, actual: true });
  if (mode.daysAhead && known.ahead < mode.daysAhead) {
    reasons.push({
      rule: 'booking-window',
      limit: mode.daysAhead,
      actual: known.ahead,
      earliest: addDays(known.bookedOn, mode.daysAhead),
    });
  }
  return reasons.length ? outside(reasons) : INSIDE;
}

const outside = (reasons: readonly Reason[]): Verdict => ({ inPolicy: false, reasons });

export const eligibleModes = (terms: PolicyTerms): TravelMode[] => TRAVEL_MODES.filter((mode) => terms[mode]?.eligible);

function checkBudget({ budgets }: ModeTerms, option: OptionFacts, region: number, reasons: Reason[]): void {
  if (!budgets.length) return;
  const budget = budgets.find(({ regionId }) => regionId === region);
  if (!budget) {
    reasons.push({ rule: 'region', limit: budgets.map(({ regionId }) => regionId), actual: region, mode: option.mode });
    return;
  }
  const actual = unitPrice(option);
  if (actual > budget.amount)
    reasons.push({ rule: 'budget', limit: budget.amount, actual, unit: UNITS[option.mode], regionId: region });
}

function checkHotel({ stars, refundableOnly, filters }: HotelTerms, option: HotelFacts, reasons: Reason[]): void {
  const allowed: readonly number[] = stars;
  if (!allowed.includes(option.stars)) reasons.push({ rule: 'stars', limit: stars, actual: option.stars });
  if (refundableOnly && !option.refundable) reasons.push({ rule: 'refundable', limit: true, actual: false });
  if (!filters.length || filters.every((filter) => option.has.includes(filter))) return;
  reasons.push({ rule: 'filters', limit: filters, actual: filters.filter((filter) => !option.has.includes(filter)) });
}

function checkFlight({ cabins, extras }: FlightTerms, option: FlightFacts, reasons: Reason[]): void {
  if (option.legs.some(({ cabin }) => !cabins.includes(cabin))) {
    const actual = new Set(option.legs.map(({ cabin }) => cabin).filter((cabin) => !cabins.includes(cabin)));
    reasons.push({ rule: 'cabin', limit: cabins, actual: [...actual].sort((a, b) => a - b) });
  }
  if (!option.extras.length) return;
  const paid = new Set(
    option.extras.filter(({ type, price }) => price > 0 && !extras.includes(type)).map(({ type }) => type),
  );
  if (paid.size) reasons.push({ rule: 'extras', limit: extras, actual: [...paid].sort((a, b) => a - b) });
}
