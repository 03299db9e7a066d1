import type { Press } from '../press.ts';
import { random } from '#lib/shared/random.ts';
import type { Building } from './code.ts';
import { designBuilding } from './design.ts';
import { printPart } from './facade.ts';
import {
  FOOT,
  printEdge,
  printGarden,
  printGround,
  printPool,
  printTables,
  printTrees,
  type Place,
} from './grounds.ts';
import { buildingInks } from './inks.ts';
import { reachOf } from './plan.ts';
import { printTent } from './tents.ts';

/**
 * Prints a hotel on its ground before the scene of its place. Form, storeys and what stands around it follow from the
 * building's facts, everything else from its variant; the scene's own chance is not touched.
 */
export function printBuilding(press: Press, place: Place, building: Building): void {
  const { kind } = place;
  const plan = designBuilding(building);
  const chance = random(`grounds ${building.variant}`);
  const inks = buildingInks(press, kind, building);
  const { left, right, height } = reachOf(plan);
  const size = sizeIn(press, right - left, height);
  const x = within(press, size * left, size * right);
  const at = { left: x + size * left, right: x + size * right };
  const has = (feature: Building['features'][number]) => building.features.includes(feature);

  printGround(press, kind, building);
  printTrees(press, place, chance, at);
  press.group(x, FOOT + 3, size, () => {
    for (const part of plan.parts) printPart(press, inks, part);
    for (const tent of plan.tents) printTent(press, inks, tent);
  });
  if (has('garden')) printGarden(press, at);
  if (has('restaurant')) printTables(press, press.facing > 0 ? at.right + 8 : at.left - 8, press.facing);
  if (has('pool')) printPool(press, x, at.right - at.left);
  printEdge(press, chance);
}

/** A hotel takes half of a narrow picture and keeps below the sky that a name may stand on. */
const sizeIn = ({ width }: Press, wide: number, height: number): number =>
  Math.min(1.5, Math.max(150, Math.min(width * 0.52, 210)) / wide, 205 / height);

/** The middle of the building, moved where an edge of the picture would cut it. */
function within({ width, composition }: Press, left: number, right: number): number {
  const margin = 16;
  return Math.min(Math.max(composition.buildingX, margin - left), width - margin - right);
}
