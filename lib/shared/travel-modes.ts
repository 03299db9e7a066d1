/** The modes of travel as stored (3.18). */
export const TRAVEL_MODES = ['hotel', 'flight', 'car', 'bus', 'train'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

declare const list: unique symbol;
/**
 * A code of 3.17, used on the wire except in the policy area. Made by `categoryOf`, so that the two lists are never
 * confused.
 */
export type TravelCategory = (1 | 2 | 3 | 4 | 5) & { readonly [list]: '3.17' };
/** A code of 3.18, used on the wire in the policy area only. Made by `policyCodeOf`. */
export type PolicyModeCode = (1 | 2 | 3 | 4 | 5) & { readonly [list]: '3.18' };

/** 3.17: 1 hotels, 2 flights, 3 car rental, 4 bus, 5 train. */
export const TRAVEL_CATEGORY_CODES = { hotel: 1, flight: 2, car: 3, bus: 4, train: 5 } as const satisfies Record<
  TravelMode,
  number
>;
/** 3.18: hotels 1, flights 2, trains 3, bus 4, car rental 5. */
export const POLICY_MODE_CODES = { hotel: 1, flight: 2, train: 3, bus: 4, car: 5 } as const satisfies Record<
  TravelMode,
  number
>;

export const categoryOf = (mode: TravelMode): TravelCategory => TRAVEL_CATEGORY_CODES[mode] as TravelCategory;
export const policyCodeOf = (mode: TravelMode): PolicyModeCode => POLICY_MODE_CODES[mode] as PolicyModeCode;

const byCode = (codes: Record<TravelMode, number>) => {
  const modes = new Map(TRAVEL_MODES.map((mode) => [codes[mode], mode]));
  return (code: number): TravelMode | null => modes.get(code) ?? null;
};

/** The mode of a 3.17 code; null when it is not in the list. */
export const modeOfCategory = byCode(TRAVEL_CATEGORY_CODES);
/** The mode of a 3.18 code, used in the policy area; null when it is not in the list. */
export const modeOfPolicyCode = byCode(POLICY_MODE_CODES);

/** The mapping between the two lists: 3 is a car in a booking and a train in a policy. */
export const categoryOfPolicyCode = (code: PolicyModeCode): TravelCategory =>
  categoryOf(modeOfPolicyCode(code) ?? 'hotel');
export const policyCodeOfCategory = (code: TravelCategory): PolicyModeCode =>
  policyCodeOf(modeOfCategory(code) ?? 'hotel');

/** Labels of the modes: "Hotels", "Car rental". */
export const MODE_LABELS: Record<TravelMode, string> = {
  hotel: 'Hotels',
  flight: 'Flights',
  car: 'Car rental',
  bus: 'Buses',
  train: 'Trains',
};
