import 'server-only';
import { namesOfPeople } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import type { ListedRequest } from '../contract.ts';
import { nextLookAt } from '../rules/deadlines.ts';
import { openQuestions } from '../rules/questions.ts';
import { approvalStatusOf } from '../rules/text/run-messages.ts';
import type { RequestRow } from './requests.repo.ts';

type Found = { request: RequestRow; isRead: boolean | null; waits: boolean };

/** Requests as lists show them. One query for the names of those who asked. */
export async function presentListed(db: Db, companyId: string, rows: readonly Found[]): Promise<ListedRequest[]> {
  const names = await namesOfPeople(db, companyId, [...new Set(rows.map(({ request }) => request.requesterId))]);
  return rows.map(({ request, isRead, waits }): ListedRequest => {
    const { bookingId, companyId, trip, run, mode, amount, reason, requesterId, askedAt } = request;
    const outside = trip.travellers.find(({ verdict }) => !verdict.inPolicy) ?? trip.travellers[0];
    return {
      bookingId,
      companyId,
      isRead: isRead ?? false,
      travelCategory: TRAVEL_CATEGORY_CODES[mode],
      approvalStatus: approvalStatusOf(run.state),
      hasQuote: null,
      title: trip.title,
      place: trip.place,
      poster: trip.poster,
      from: trip.from,
      to: trip.to,
      total: amount,
      currency: trip.currency,
      askedBy: names.get(requesterId) ?? 'someone who left',
      travellers: trip.travellers.map(({ name }) => name),
      reason,
      inPolicy: trip.inPolicy,
      tag: outside?.verdict.tag ?? '',
      waitsForMe: waits,
      openQuestions: openQuestions(run).length,
      until: run.deadline,
      ceiling: trip.ceiling ?? null,
      answerBy: nextLookAt(run) ?? run.deadline,
      askedAt: askedAt.toISOString(),
    };
  });
}
