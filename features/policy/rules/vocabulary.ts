export { SSR_TYPES, SSR_LABELS, type SsrType } from '#lib/shared/ssr-types.ts';

/** Amenities a policy can require: 'breakfast' of the rate, the rest of the hotel, with the names of its amenities. */
export const HOTEL_FILTERS = [
  'breakfast',
  'wifi',
  'workspace',
  'parking',
  'restaurant',
  'veg-kitchen',
  'step-free',
  'laundry',
  'airport-transfer',
] as const;
export type HotelFilter = (typeof HOTEL_FILTERS)[number];
export const FILTER_LABELS: Record<HotelFilter, string> = {
  breakfast: 'breakfast',
  wifi: 'Wi-Fi',
  workspace: 'a place to work',
  parking: 'parking',
  restaurant: 'a restaurant',
  'veg-kitchen': 'a pure veg kitchen',
  'step-free': 'step-free access',
  laundry: 'laundry',
  'airport-transfer': 'an airport transfer',
};

/** Hotel categories are stars; 0 is an unrated hotel. */
export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = 0 | (typeof STARS)[number];

/**
 * The policy ids exported by the client's build, in its order (9.13). The specification gives them no meaning, and
 * nothing here depends on them.
 */
export const EXPORTED_POLICY_IDS = [9, 1, 8, 1, 6, 1, 4, 1, 4, 1, 4, 1, 2, 1, 2, 3, 1, 2, 1, 10] as const;
