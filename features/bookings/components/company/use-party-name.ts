'use client';

import { useQuery } from '@tanstack/react-query';
import { counted } from '#lib/shared/word-lists.ts';
import { travellersOptions } from '../../client/company/company-queries.ts';
import type { Party } from '../../contract.ts';
import { useBooker } from './use-party.ts';

/** The travellers in a few words: "Priya Raghavan and 2 more", or "3 people" when no name is known. */
export function usePartyName(party: Party): string {
  const booker = useBooker();
  const people = party.travellerIds.length + party.guests;
  const { data } = useQuery({
    ...travellersOptions(party.travellerIds),
    enabled: party.travellerIds.length > 0,
  });
  const [first] = party.travellerIds;
  const found = data?.travellers.find(({ _id }) => _id === first);
  const name =
    first === booker?.userId
      ? booker?.name
      : found
        ? `${found.firstName} ${found.lastName}`
        : counted(people, 'person', 'people');
  return `${name}${people > 1 && first ? ` and ${people - 1} more` : ''}`;
}
