import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { approvalNeed, type Configuration, type Level, type Request } from '../rules/configuration.ts';
import { approvalConfigurations, type AppliedRule } from './tables.ts';

/** No approval, refused, or the levels of a rule, which the request stores. */
export type ApprovalNeed =
  { kind: 'none' } | { kind: 'refused' } | { kind: 'levels'; levels: readonly Level[]; rule: AppliedRule };

/**
 * What a request needs under the configurations of the travellers' policies (null: the company's default): refused when
 * one refuses, else the levels of the strictest one, or no approval.
 */
export const approvalNeedOf = async (
  db: Db,
  companyId: string,
  configIds: readonly (string | null)[],
  request: Request,
): Promise<ApprovalNeed> => (await approvalNeedsOf(db, companyId, configIds))(request);

/** The same for all offers of a listing with one query. */
export async function approvalNeedsOf(
  db: Db,
  companyId: string,
  configIds: readonly (string | null)[],
): Promise<(request: Request) => ApprovalNeed> {
  const rows = await db.select().from(approvalConfigurations).where(eq(approvalConfigurations.companyId, companyId));
  const named = [...new Set(configIds)].map(
    (id) => rows.find((row) => (id === null ? row.isCompanys : row.id === id)) ?? null,
  );
  return (request) => mostAsking(named, request);
}

function mostAsking(named: readonly (Configuration | null)[], request: Request): ApprovalNeed {
  const needs = named.map((configuration): ApprovalNeed => {
    const need = approvalNeed(configuration, request);
    const rule = need.rule === null ? undefined : configuration?.rules[need.rule];
    return need.kind === 'levels' && configuration && rule
      ? { kind: 'levels', levels: need.levels, rule: { configuration: configuration.name, rule } }
      : { kind: need.kind === 'refused' ? 'refused' : 'none' };
  });
  const levels = needs.filter((need) => need.kind === 'levels').sort((a, b) => b.levels.length - a.levels.length);
  return needs.find(({ kind }) => kind === 'refused') ?? levels[0] ?? needs[0] ?? { kind: 'none' };
}
