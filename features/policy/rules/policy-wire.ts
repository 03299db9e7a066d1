import { POLICY_MODE_CODES, TRAVEL_MODES, type TravelMode } from '#lib/shared/travel-modes.ts';
import type { PolicyConfigEntry } from '../contract.ts';
import type { FlightTerms, HotelTerms, ModeTerms, PolicyTerms } from './terms.ts';

/** Modes in the order of the policy area's codes (3.18), which is the order of `policyConfigData`. */
const IN_CODE_ORDER = [...TRAVEL_MODES].sort((a, b) => POLICY_MODE_CODES[a] - POLICY_MODE_CODES[b]);

const sharedToWire = (terms: ModeTerms) => ({
  eligibility: terms.eligible,
  budget: terms.budgets.map(({ regionId, amount }) => ({ regionalCategoryId: regionId, amount })),
  dateChangeAllowed: terms.dateChange,
  bookingWindow: terms.daysAhead,
  approvalConfiguration: { approvalConfigId: terms.approvalConfigId },
});

/** The rules as 3.9 puts them on the wire. */
export function termsToWire({ hotel, flight, ...others }: PolicyTerms): PolicyConfigEntry[] {
  return IN_CODE_ORDER.flatMap((mode): PolicyConfigEntry[] => {
    if (mode === 'hotel')
      return hotel
        ? [
            {
              travelCategory: 1,
              ...sharedToWire(hotel),
              refundable: hotel.refundableOnly,
              hotelCategory: [...hotel.stars],
              filters: [...hotel.filters],
            },
          ]
        : [];
    if (mode === 'flight')
      return flight
        ? [{ travelCategory: 2, ...sharedToWire(flight), cabinClass: [...flight.cabins], ssrTypes: [...flight.extras] }]
        : [];
    const terms = others[mode];
    return terms ? [{ travelCategory: POLICY_MODE_CODES[mode], ...sharedToWire(terms) }] : [];
  });
}

const sharedFromWire = (entry: PolicyConfigEntry): ModeTerms => ({
  eligible: entry.eligibility,
  budgets: entry.budget.map(({ regionalCategoryId, amount }) => ({ regionId: regionalCategoryId, amount })),
  dateChange: entry.dateChangeAllowed,
  daysAhead: entry.bookingWindow,
  approvalConfigId: entry.approvalConfiguration.approvalConfigId,
});

/** The rules in the words of the database. The schema has seen to it that no mode is said twice. */
export function termsFromWire(entries: readonly PolicyConfigEntry[]): PolicyTerms {
  const terms: { hotel?: HotelTerms; flight?: FlightTerms } & Partial<
    Record<Exclude<TravelMode, 'hotel' | 'flight'>, ModeTerms>
  > = {};
  for (const entry of entries) {
    switch (entry.travelCategory) {
      case 1:
        terms.hotel = {
          ...sharedFromWire(entry),
          refundableOnly: entry.refundable,
          stars: entry.hotelCategory,
          filters: entry.filters,
        };
        break;
      case 2:
        terms.flight = { ...sharedFromWire(entry), cabins: entry.cabinClass, extras: entry.ssrTypes };
        break;
      case 3:
        terms.train = sharedFromWire(entry);
        break;
      case 4:
        terms.bus = sharedFromWire(entry);
        break;
      case 5:
        terms.car = sharedFromWire(entry);
        break;
    }
  }
  return terms;
}
