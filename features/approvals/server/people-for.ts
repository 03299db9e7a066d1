import 'server-only';
import { whoAnswersFor } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Level } from '../rules/configuration.ts';
import { resolveLevels, type People, type ResolvedLevel, type Subject } from '../rules/resolve-levels.ts';
import { namedPeople } from './named-people.ts';
import type { AppliedRule } from './tables.ts';

/** The travellers and the requester of a trip. They never approve it. */
export type Concerned = { requesterId: string; travellerIds: readonly string[] };

export const excludedFrom = ({ requesterId, travellerIds }: Concerned): string[] => [
  ...new Set([requesterId, ...travellerIds]),
];

/**
 * Resolves the levels of a rule with today's people: "the manager" is the first traveller's. Former employees and
 * people whose role does not allow approving are replaced by the next person above. An empty result means that nobody
 * can approve the trip.
 */
export async function levelsFor(
  db: Db,
  companyId: string,
  { rule }: AppliedRule,
  levels: readonly Level[],
  concerned: Concerned,
): Promise<ResolvedLevel[]> {
  const travellerId = concerned.travellerIds[0] ?? concerned.requesterId;
  const found = await whoAnswersFor(db, companyId, travellerId, namedPeople([rule]));
  const excluded = new Set(excludedFrom(concerned));
  const people: People = {
    managerOf: (id) => found.managers.get(id) ?? null,
    headsAbove: () => found.heads,
    isActive: (id) => found.able.has(id) && !excluded.has(id),
    administrators: found.administrators,
  };
  const subject: Subject = { travellerId, requesterId: concerned.requesterId };
  return resolveLevels(levels, subject, people);
}
