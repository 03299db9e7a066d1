/**
 * A process in which people ask for approval, take requests back and answer them, all at once, until it is killed. Plain
 * Node; it begins when what it needs comes as JSON on one line, and says a line for each answer.
 */
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { decideApproval, listApprovals, watchApprovals } from '#features/approvals/server/index.ts';
import {
  quoteCompanyStay,
  releaseHold,
  requestApproval,
  resolveWaiting,
  saveGuests,
  showBooking,
} from '#features/bookings/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { database } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { wireFeatures } from '#start/wire-features.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { Stay } from '#lib/shared/stay.ts';

export type ApprovalPlan = {
  now: string;
  companyId: string;
  askers: string[];
  approvers: string[];
  room: { hotelId: string; roomTypeId: string; ratePlanId: string };
  stay: Stay;
  total: number;
  details: Parameters<typeof saveGuests>[0]['body']['details'];
};

flushCompileCache(); // whoever is killed keeps nothing for the next one
const { value } = await createInterface(process.stdin)[Symbol.asyncIterator]().next();
const plan = JSON.parse(value ?? '') as ApprovalPlan;
clock.advance(Date.parse(plan.now) - clock.now().getTime());
wireFeatures();
const db = database();

const callOf = (userId: string) => ({
  db,
  query: undefined,
  caller: {
    userId,
    userType: 'corporate' as const,
    sessionId: 'ses_child',
    companyId: plan.companyId,
    countryCode: '356',
    rights: ['approvals.edit' as const],
  },
  request: {
    requestId: 'req_child',
    address: 'child',
    userAgent: 'child',
    headers: new Headers(),
    rawBody: '',
    answerHeaders: new Headers(),
  },
});

const forever = async (work: () => Promise<unknown>) => {
  for (;;) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error; // asked for already, answered by another, an empty account
    }
    await pause(5);
  }
};

const ask = (userId: string, at: number) => {
  let turn = 0;
  return forever(async () => {
    const call = callOf(userId);
    const party = { travellerIds: [userId], guests: 0 };
    const checkOut = new Date(Date.parse(plan.stay.checkIn) + (1 + ((turn++ + at) % 9)) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const { bookingId } = await quoteCompanyStay({
      ...call,
      body: {
        ...plan.room,
        stay: { ...plan.stay, checkOut },
        party,
        shownTotal: plan.total,
        shownPolicies: null,
        listingTotal: null,
      },
    });
    const { total } = await showBooking({ ...call, query: { bookingId }, body: undefined });
    await requestApproval({ ...call, body: { bookingId, acceptedTotal: total, reason: 'A reason.', window: null } });
    if (turn % 3 === 0) await releaseHold({ ...call, body: { bookingId } });
    else await saveGuests({ ...call, body: { bookingId, details: plan.details } });
  });
};

const answer = (userId: string) =>
  forever(async () => {
    const { response } = await inCompany(db, plan.companyId, (tx) =>
      listApprovals({
        ...callOf(userId),
        db: tx,
        body: undefined,
        query: {
          requestType: 4,
          pageNo: 1,
          pageSize: 5,
          sortBy: 'asc',
          orderBy: 'asked',
          searchKey: '',
          approvalStatus: 'pending',
        },
      }),
    );
    for (const { bookingId, total } of response) {
      const said = Math.random() < 0.7 ? ('approve' as const) : ('decline' as const);
      await decideApproval({
        ...callOf(userId),
        body: { bookingId, answer: said, amount: total, upTo: null, windowDays: null, note: 'So be it.' },
      });
      console.log(said);
    }
  });

const jobs = async () => {
  for (;;) {
    await watchApprovals({ db });
    await resolveWaiting({ db });
    await pause(10);
  }
};

await Promise.all([...plan.askers.map(ask), ...plan.approvers.map(answer), jobs()]);
