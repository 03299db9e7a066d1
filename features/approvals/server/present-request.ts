import 'server-only';
import { namesOfPeople } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ApprovalRequest } from '../contract.ts';
import { requestView, type Surroundings } from '../rules/request-view.ts';
import type { Run } from '../rules/run.ts';
import { absencesAt } from './absences.repo.ts';
import { namedPeople } from './named-people.ts';
import { eventsOf, requestOfBooking, type RequestRow } from './requests.repo.ts';

/** A request with absences, history, the earlier request for the trip and everybody's names. Four queries. */
export async function presentRequest(
  db: Db,
  row: RequestRow,
  viewer: Surroundings['viewer'],
  budgets: ApprovalRequest['budgets'],
): Promise<ApprovalRequest> {
  const now = clock.now();
  const away = await absencesAt(db, row.companyId, now);
  const events = await eventsOf(db, row.id);
  const before = await requestBefore(db, row);
  const others = [
    ...(before ? peopleOf(before.run) : []),
    ...away.map(({ standInId }) => standInId),
    ...events.flatMap(({ by, people }) => [...people, ...(by === null ? [] : [by])]),
  ];
  const names = await namesOfPeople(db, row.companyId, [
    ...new Set([row.requesterId, ...namedPeople([row.rule.rule]), ...peopleOf(row.run), ...others]),
  ]);
  return requestView(row, {
    before: before?.run ?? null,
    viewer,
    budgets,
    away,
    events,
    now,
    nameOf: (id) => names.get(id) ?? 'someone who left',
  });
}

/**
 * The same person's earlier request for this trip; null for a first one, and where the earlier request continues as
 * this one at another price.
 */
export async function requestBefore(
  db: Db,
  { id, companyId, trip: { askedBefore } }: Pick<RequestRow, 'id' | 'companyId' | 'trip'>,
): Promise<RequestRow | null> {
  const before = askedBefore && (await requestOfBooking(db, companyId, askedBefore.bookingId));
  return before && before.id !== id ? before : null;
}

/** Everybody a run asks or asked, and those who answered as stand-ins. */
export const peopleOf = ({ levels, decisions }: Run): string[] => [
  ...new Set([
    ...levels.flatMap(({ people, whenSilent }) =>
      whenSilent.does === 'pass' ? [...people, ...whenSilent.to] : [...people],
    ),
    ...decisions.flatMap(({ by, forWhom }) => [by, forWhom]),
  ]),
];
