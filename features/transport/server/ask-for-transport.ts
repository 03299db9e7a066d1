import 'server-only';
import { and, count, eq, inArray } from 'drizzle-orm';
import { settingsOf } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import { AppError, type FieldErrors } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { requestTransport as operation } from '../contract.ts';
import { costFieldProblems } from '../rules/cost-fields.ts';
import { detailProblems } from '../rules/detail-problems.ts';
import { MOST_OPEN_REQUESTS } from '../rules/limits.ts';
import { TRANSPORT_ZONE } from '../rules/request-text.ts';
import { OPEN_STATES } from '../rules/states.ts';
import { announceTransport } from './announce-transport.ts';
import { noteEvent } from './change-request.ts';
import { mustBeAskable } from './evaluate-quote.ts';
import { presentRequest } from './present-request.ts';
import { transportRequests } from './tables.ts';

/** Sends a request to the desk, after the company's settings and the travellers' policies allowed its mode. */
export const requestTransport: UseCase<typeof operation> = async ({
  db,
  body: { details, travellerIds, reason, costCentre, project },
  caller,
  request,
}) => {
  const now = clock.now();
  const startsAt = instantAt(
    details.date,
    details.mode === 'car' ? details.time : LATEST[details.timing],
    TRANSPORT_ZONE,
  );
  const { requiredFields } = await settingsOf(db, caller.companyId);
  refuse({
    ...detailProblems(details, travellerIds.length, { today: clock.today(TRANSPORT_ZONE), startsAt, now }),
    ...costFieldProblems(requiredFields, { costCentre, project }),
  });
  await mustBeAskable(db, caller, details, travellerIds);
  await mustHaveRoom(db, caller);
  const [row] = await db
    .insert(transportRequests)
    .values({
      id: newId('trq', now.getTime()),
      companyId: caller.companyId,
      requesterId: caller.userId,
      travellerIds,
      mode: details.mode,
      details,
      reason,
      costCentre,
      project,
      state: 'waiting',
      startsAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The transport request was not written');
  await noteEvent(db, row, { action: 'request', actor: { ...caller, userType: 'corporate', request } });
  await announceTransport(db, row, false);
  return presentRequest(db, row, caller.userId);
};

/** The end of each part of the day: until then a journey of that day can begin. */
const LATEST = { any: '23:59', morning: '12:00', afternoon: '17:00', evening: '21:00', night: '23:59' } as const;

function refuse(fields: FieldErrors): void {
  const [first] = Object.values(fields);
  if (first) throw new AppError('INVALID_INPUT', first, { fields });
}

/** Throws STATE_BLOCKED for someone with the most open requests. */
async function mustHaveRoom(db: Db, { companyId, userId }: { companyId: string; userId: string }): Promise<void> {
  const [open] = await db
    .select({ count: count() })
    .from(transportRequests)
    .where(
      and(
        eq(transportRequests.companyId, companyId),
        eq(transportRequests.requesterId, userId),
        inArray(transportRequests.state, [...OPEN_STATES]),
      ),
    );
  if ((open?.count ?? 0) >= MOST_OPEN_REQUESTS)
    throw new AppError(
      'STATE_BLOCKED',
      `You have ${MOST_OPEN_REQUESTS} open transport requests. Cancel one that you no longer need, or wait for its answer.`,
    );
}
