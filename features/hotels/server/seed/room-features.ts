import 'server-only';
import { random } from '#lib/shared/random.ts';
import { ROOM_FEATURES, type RoomFeature } from '#lib/shared/room-facts.ts';

/** Features implied by a room's name. */
const OUTSIDE: Readonly<Record<string, RoomFeature>> = {
  'Balcony room': 'balcony',
  'Terrace room': 'terrace',
  'Verandah room': 'verandah',
};

/**
 * Features of a demo room, from its name, its position in the hotel (0 is the simplest) and the hotel's stars. Uses a
 * random sequence of its own, so that prices and terms are unaffected.
 */
export function drawFeatures(
  roomTypeId: string,
  name: string,
  index: number,
  { stars, workspace }: { stars: number; workspace: boolean },
): RoomFeature[] {
  const chance = random(`features of ${roomTypeId}`);
  const has = new Set<RoomFeature>();
  const likely = (feature: RoomFeature, share: number) => chance.next() < share && has.add(feature);
  likely('shower', stars === 1 ? 0.6 : 1);
  likely('bathtub', stars >= 4 ? 0.2 + index * 0.35 : 0);
  likely('desk', workspace ? 1 : 0.15 + stars * 0.08);
  likely('sofa', name === 'Suite' ? 0.7 : 0);
  likely('wardrobe', stars >= 3 ? 0.85 : 0.4);
  likely('balcony', OUTSIDE[name] ? 0 : index * 0.25);
  const outside = OUTSIDE[name];
  if (outside) has.add(outside);
  return ROOM_FEATURES.filter((feature) => has.has(feature));
}
