import type { Party } from '../company-parts.ts';

/** Who travels, as the address of a listing or a review carries it. */
export const partyParams = ({ travellerIds, guests }: Party): { travellers?: string; guests?: number } => ({
  ...(travellerIds.length ? { travellers: travellerIds.join(',') } : {}),
  ...(guests ? { guests } : {}),
});

const MOST = 12;

/** Read back; nobody named means the person themselves, who is not known here (`travellerIds` stays empty). */
export function readParty(travellers: string, guests: string): Party {
  const ids = [...new Set(travellers.split(',').filter((id) => /^\w{1,60}$/.test(id)))].slice(0, MOST);
  return { travellerIds: ids, guests: Math.min(8, Math.max(0, Math.trunc(Number(guests)) || 0)) };
}
