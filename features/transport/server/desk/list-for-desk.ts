import 'server-only';
import { and, asc, count, desc, eq, inArray, notExists, or, sql, type SQL } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { readAcrossCompanies } from '#lib/server/db/across-companies.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { deskTransportRequest as oneOperation, deskTransportRequests as operation } from '../../contract.ts';
import { DESK_PAGE } from '../../rules/limits.ts';
import { DESK_STATES, OPEN_STATES, TRANSPORT_STATES } from '../../rules/states.ts';
import { requestOf } from '../requests.repo.ts';
import { transportQuotes, transportRequests } from '../tables.ts';
import { presentAll } from './present-all.ts';
import { presentForDesk } from './present-for-desk.ts';

type Shown = 'waiting' | 'open' | 'ended';

/** A page of every company's requests: open ones by the day of travel, ended ones by their last change. */
export const listForDesk: UseCase<typeof operation> = ({ db, query: { show, pageNo } }) =>
  readAcrossCompanies(db, async (tx) => {
    const wanted = conditionOf(tx, show);
    const rows = await tx
      .select()
      .from(transportRequests)
      .where(wanted)
      .orderBy(
        show === 'ended' ? desc(transportRequests.updatedAt) : asc(transportRequests.startsAt),
        asc(transportRequests.id),
      )
      .limit(DESK_PAGE)
      .offset((pageNo - 1) * DESK_PAGE);
    const [all] = await tx.select({ count: count() }).from(transportRequests).where(wanted);
    return { requests: await presentAll(tx, rows), count: all?.count ?? 0 };
  });

/** `waiting`: what staff have to do, also requests whose quotes have all expired. */
function conditionOf(db: Db, show: Shown): SQL | undefined {
  const inStates = (states: readonly string[]) => inArray(transportRequests.state, states as never);
  if (show === 'ended') return inStates(TRANSPORT_STATES.filter((state) => !OPEN_STATES.includes(state)));
  if (show === 'open') return inStates(OPEN_STATES);
  const validQuotes = db
    .select({ one: sql`1` })
    .from(transportQuotes)
    .where(
      and(eq(transportQuotes.requestId, transportRequests.id), sql`${transportQuotes.expiresAt} > ${clock.now()}`),
    );
  return or(inStates(DESK_STATES), and(eq(transportRequests.state, 'quoted'), notExists(validQuotes)));
}

/** One request of a company. */
export const showForDesk: UseCase<typeof oneOperation> = ({ db, query }) =>
  readAcrossCompanies(db, async (tx) => presentForDesk(tx, await requestOf(tx, query)));
