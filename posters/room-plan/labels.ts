import type { Furniture } from './layout.ts';

/** Labels on furniture in a plan. */
export const FURNITURE_LABELS: Record<Furniture, string> = {
  king: 'King',
  queen: 'Queen',
  double: 'Double',
  single: 'Single',
  sofabed: 'Sofa bed',
  desk: 'Desk',
  sofa: 'Sofa',
  wardrobe: 'Wardrobe',
};

/** Everything that a plan may say: the type it carries contains these letters only (scripts/build-fonts.ts). */
export const PLAN_LABELS = [
  ...Object.values(FURNITURE_LABELS),
  ...['Bath', 'Shower', 'Window', 'Balcony', 'Terrace', 'Verandah'],
  ' 0123456789 m²',
].join('');
