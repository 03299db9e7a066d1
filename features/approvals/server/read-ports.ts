import 'server-only';
import { and, asc, count, eq } from 'drizzle-orm';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { approvalCountsOf } from './find-requests.ts';
import { approvalConfigurations as configurations, approvalPeople } from './tables.ts';

/** A company's approval configurations, for policies to name. */
export const approvalConfigurations: ReadPorts['approvalConfigurations'] = {
  namesOf: async (db, companyId) => {
    const rows = await db
      .select({ id: configurations.id, name: configurations.name })
      .from(configurations)
      .where(eq(configurations.companyId, companyId))
      .orderBy(asc(configurations.name));
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};

/** Requests that are pending with someone who is about to leave. */
export const waitingApprovals: ReadPorts['approvals'] = {
  countWaitingFor: async (db, companyId, userId) => {
    const [waiting] = await db
      .select({ count: count() })
      .from(approvalPeople)
      .where(
        and(eq(approvalPeople.companyId, companyId), eq(approvalPeople.employeeId, userId), approvalPeople.isAsked),
      );
    return waiting?.count ?? 0;
  },
  countsOf: (db, companyId, userId) => approvalCountsOf(db, { companyId, userId }),
};
