import { ROOM_FEATURES, type RoomFeature } from '#lib/shared/room-facts.ts';

/** Meals of a rate plan, from least to most; stored as the index in this list. */
export const MEALS = ['room-only', 'breakfast', 'half-board', 'full-board'] as const;
export type Meals = (typeof MEALS)[number];

export const MEAL_LABELS: Record<Meals, string> = {
  'room-only': 'Room only',
  breakfast: 'Breakfast',
  'half-board': 'Breakfast and dinner',
  'full-board': 'All meals',
};

/** Amenities; stored as a bit mask, bit n for index n. Append only. */
export const AMENITIES = [
  'wifi',
  'pool',
  'parking',
  'air-conditioning',
  'restaurant',
  'veg-kitchen',
  'gym',
  'spa',
  'step-free',
  'lift',
  'airport-transfer',
  'laundry',
  'pets',
  'workspace',
  'beachfront',
  'family-rooms',
] as const;
export type Amenity = (typeof AMENITIES)[number];

export const AMENITY_LABELS: Record<Amenity, string> = {
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
};

/** Identity documents that a hotel may accept at check-in; stored by these names. */
export const IDENTITY_DOCUMENTS = ['aadhaar', 'passport', 'driving-licence', 'voter-id', 'national-id'] as const;
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

const inMask = <Word>(words: readonly Word[], mask: number): Word[] => words.filter((_, bit) => mask & (1 << bit));
const maskOf = <Word>(words: readonly Word[], chosen: readonly Word[]): number =>
  chosen.reduce((mask, word) => mask | (1 << words.indexOf(word)), 0);

export const amenitiesOf = (mask: number): Amenity[] => inMask(AMENITIES, mask);
export const amenityMask = (amenities: readonly Amenity[]): number => maskOf(AMENITIES, amenities);

/** Features of a room, also stored as a bit mask. */
export const featuresOf = (mask: number): RoomFeature[] => inMask(ROOM_FEATURES, mask);
export const featureMask = (features: readonly RoomFeature[]): number => maskOf(ROOM_FEATURES, features);

export const FEATURE_LABELS: Record<RoomFeature, string> = {
  shower: 'Shower',
  bathtub: 'Bathtub',
  desk: 'Desk',
  sofa: 'Sofa',
  wardrobe: 'Wardrobe',
  balcony: 'Balcony',
  terrace: 'Terrace',
  verandah: 'Verandah',
};
