import { ROOM_FEATURES, type RoomFeature } from '#lib/shared/room-facts.ts';
import { inMask, maskOf } from './vocabulary.ts';

/** Features of a room, also stored as a bit mask. */
export const featuresOf = (mask: number): RoomFeature[] => inMask(ROOM_FEATURES, mask);
export const featureMask = (features: readonly RoomFeature[]): number => maskOf(ROOM_FEATURES, features);

/** @texts */
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
