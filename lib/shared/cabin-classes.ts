/** Cabin classes as the wire numbers them (3.19). 1 (all) and 5 of TBO's list are not part of it. */
export const CABIN_CLASSES = [2, 3, 4, 6] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

export const CABIN_LABELS: Record<CabinClass, string> = {
  2: 'Economy',
  3: 'Premium Economy',
  4: 'Business',
  6: 'First Class',
};
