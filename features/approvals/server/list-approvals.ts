import 'server-only';
import { asc, count, desc, sql } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { approvalList as operation } from '../contract.ts';
import { countsOf, fitting, ORDERS, seenBy } from './find-requests.ts';
import { presentListed } from './present-listed.ts';
import { approvalPeople, approvalRequests } from './tables.ts';

/** A page of requests (7.12) with the caller's counts. Five queries, whatever the number of requests. */
export const listApprovals: UseCase<typeof operation> = async ({
  db,
  query: { userId, pageNo, pageSize, sortBy, orderBy, ...filter },
  caller,
}) => {
  if (userId !== undefined && userId !== caller.userId) throw notFound('This list');
  const seen = await seenBy(db, caller);
  const wanted = fitting(seen, filter);
  const [total] = await db
    .select({ requests: count() })
    .from(approvalRequests)
    .leftJoin(approvalPeople, seen.mine)
    .where(wanted);
  const order = sortBy === 'asc' ? asc : desc;
  const rows = await db
    .select({ request: approvalRequests, isRead: approvalPeople.isRead, waits: sql<boolean>`${seen.waits}` })
    .from(approvalRequests)
    .leftJoin(approvalPeople, seen.mine)
    .where(wanted)
    .orderBy(order(ORDERS[orderBy]), order(approvalRequests.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    response: await presentListed(db, caller.companyId, rows),
    count: total?.requests ?? 0,
    ...(await countsOf(db, seen)),
  };
};
