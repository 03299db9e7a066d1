'use client';

import { counted } from '#lib/shared/word-lists.ts';
import type { TravelMode } from '#lib/shared/travel-modes.ts';
import { useTravellers } from '../../client/company/travellers-store.ts';
import type { Party } from '../../contract.ts';

/** The travellers in a few words: "Priya Raghavan and 2 more", or "3 people" when no name is known. */
export function usePartyName(mode: TravelMode, party: Party): string {
  const selected = useTravellers((state) => state[mode].selected);
  const people = party.travellerIds.length + party.guests;
  const [first] = party.travellerIds;
  const found = selected.find(({ value, label }) => value === first && label !== '');
  return `${found?.label ?? counted(people, 'person', 'people')}${people > 1 && found ? ` and ${people - 1} more` : ''}`;
}
