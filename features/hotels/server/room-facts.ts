import 'server-only';
import { layOut } from '#posters/room-plan/layout.ts';
import { readBeds } from '#lib/shared/room-facts.ts';
import type { RoomFacts } from '../contract.ts';
import { featuresOf } from '../rules/room-features.ts';

/** A room's facts for text and plan; without `beds` where no plan can be drawn. */
export function roomFactsOf(room: { sizeM2: number; bed: string; view: string; features: number }): RoomFacts {
  const { sizeM2, bed, view } = room;
  const features = featuresOf(room.features);
  const beds = readBeds(bed);
  return { sizeM2, bed, view, beds: layOut({ sizeM2, beds, features, window: view !== '' }) ? beds : [], features };
}
