export { SSR_TYPES, SSR_LABELS, type SsrType } from '#lib/shared/ssr-types.ts';

/** What a policy may ask of a hotel: 'breakfast' of the rate, the rest of the house, in the words of its amenities. */
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

/** Hotel categories are stars; 0 stands for a house that has none. */
export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = 0 | (typeof STARS)[number];

/**
 * 9.13: the policy ids that the client's build exports, in its order. The specification shows no meaning, so nothing
 * here reads one into them.
 */
export const EXPORTED_POLICY_IDS = [9, 1, 8, 1, 6, 1, 4, 1, 4, 1, 4, 1, 2, 1, 2, 3, 1, 2, 1, 10] as const;
