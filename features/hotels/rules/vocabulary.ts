/** Meals of a rate plan, from least to most; stored as the index in this list. */
export const MEALS = ['room-only', 'breakfast', 'half-board', 'full-board'] as const;
export type Meals = (typeof MEALS)[number];

/** @texts */
export const MEAL_LABELS: Record<Meals, string> = {
  'room-only': 'Room only',
  breakfast: 'Breakfast',
  'half-board': 'Breakfast and dinner',
  'full-board': 'All meals',
};

/**
 * Names that many hotels give their rates: translated where a rate is shown. A name of a hotel's own is shown as it is.
 * @texts
 */
export const RATE_NAMES: Readonly<Record<'refundable' | 'partly' | 'fixed' | 'dinner', string>> = {
  refundable: 'Refundable',
  partly: 'Partly refundable',
  fixed: 'Non-refundable',
  dinner: 'With dinner',
};

/** Amenities and their names. Stored as a bit mask, bit n for the n-th: append only. @texts */
export const AMENITY_LABELS = {
  wifi: 'Wi-Fi',
  pool: 'Swimming pool',
  parking: 'Parking',
  'air-conditioning': 'Air conditioning',
  restaurant: 'Restaurant',
  'veg-kitchen': 'Pure veg kitchen',
  gym: 'Gym',
  spa: 'Spa',
  'step-free': 'Step-free access',
  lift: 'Lift',
  'airport-transfer': 'Airport transfer',
  laundry: 'Laundry',
  pets: 'Pets welcome',
  workspace: 'Place to work',
  beachfront: 'On the beach',
  'family-rooms': 'Family rooms',
} as const satisfies Record<string, string>;

export type Amenity = keyof typeof AMENITY_LABELS;
export const AMENITIES = Object.keys(AMENITY_LABELS) as Amenity[];

/** Identity documents that a hotel may accept at check-in; stored by these names. */
export const IDENTITY_DOCUMENTS = ['aadhaar', 'passport', 'driving-licence', 'voter-id', 'national-id'] as const;
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

/** The words of a bit mask, bit n for index n, and the mask of words. */
export const inMask = <Word>(words: readonly Word[], mask: number): Word[] =>
  words.filter((_, bit) => mask & (1 << bit));
export const maskOf = <Word>(words: readonly Word[], chosen: readonly Word[]): number =>
  chosen.reduce((mask, word) => mask | (1 << words.indexOf(word)), 0);

export const amenitiesOf = (mask: number): Amenity[] => inMask(AMENITIES, mask);
export const amenityMask = (amenities: readonly Amenity[]): number => maskOf(AMENITIES, amenities);
