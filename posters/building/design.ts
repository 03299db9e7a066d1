import { random } from '#lib/shared/random.ts';
import { block, tower, townhouse, villa } from './city-forms.ts';
import type { Building, BuildingForm } from './code.ts';
import { bungalow, chalet, cottages, stilts, tents } from './country-forms.ts';
import type { Design } from './design-parts.ts';
import { courtyard, haveli, manor, terraces } from './heritage-forms.ts';
import type { Plan } from './plan.ts';

const DESIGNS: Record<BuildingForm, Design> = {
  tower,
  block,
  townhouse,
  villa,
  manor,
  terraces,
  courtyard,
  haveli,
  bungalow,
  chalet,
  cottages,
  stilts,
  tents,
};

/** The plan of a building: its facts say what it is, its variant how it differs from the next of its kind. */
export function designBuilding(building: Building): Plan {
  const { parts = [], tents: camp = [] } = DESIGNS[building.form](building, random(`building ${building.variant}`));
  return { parts, tents: camp };
}
