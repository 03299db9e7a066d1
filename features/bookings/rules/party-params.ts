import type { Party } from '../company-parts.ts';

/** The party in the address of a listing or review. */
export const partyParams = ({ travellerIds, guests }: Party): { travellers?: string; guests?: number } => ({
  ...(travellerIds.length ? { travellers: travellerIds.join(',') } : {}),
  ...(guests ? { guests } : {}),
});

const MOST = 12;

/** Reads it back; an empty `travellerIds` means the person themselves. */
export function readParty(travellers: string, guests: string): Party {
  const ids = [...new Set(travellers.split(',').filter((id) => /^\w{1,60}$/.test(id)))].slice(0, MOST);
  return { travellerIds: ids, guests: Math.min(8, Math.max(0, Math.trunc(Number(guests)) || 0)) };
}
