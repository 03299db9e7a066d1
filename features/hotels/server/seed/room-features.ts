import 'server-only';
import { random } from '#lib/shared/poster/random.ts';
import { ROOM_FEATURES, type RoomFeature } from '#lib/shared/room-plan/facts.ts';

/** What opens off rooms of these names, whatever chance says. */
const OUTSIDE: Readonly<Record<string, RoomFeature>> = {
  'Balcony room': 'balcony',
  'Terrace room': 'terrace',
  'Verandah room': 'verandah',
};

/**
 * What a demo room has, from its name, its place in the hotel's list (0 is the simplest) and the hotel's stars. It has
 * its own stream of chance, so that prices and terms stay what they were.
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
