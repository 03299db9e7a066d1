import { absences, approvalPeople, approvalRequests } from '#features/approvals/server/tables.ts';
import type { ApprovalTrip } from '#features/approvals/contract.ts';
import { openRun } from '#features/approvals/rules/run.ts';
import { employees, roles } from '#features/companies/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';

const INSIDE = { inPolicy: true, tag: 'In policy', reasons: [], change: null };
const TRIP: ApprovalTrip = {
  route: [{ from: 'BLR', to: 'DEL', fromName: 'Bengaluru', toName: 'Delhi', day: '2026-12-20' }],
  travelCategory: 1,
  title: 'House',
  place: 'Kochi',
  poster: { kind: 'backwater', hour: 'day', seed: 'house' },
  zone: 'Asia/Kolkata',
  from: '2026-12-21',
  to: '2026-12-23',
  currency: 'INR',
  legs: [],
  cancellation: 'No refund',
  inPolicy: true,
  travellers: [{ userId: null, name: 'A guest', policyId: null, policyVersion: null, verdict: INSIDE }],
  fields: { costCentre: '', project: '', purpose: '' },
  trail: [],
};

type Asked = {
  companyId: string;
  bookingId: string;
  askerId: string;
  approverId: string;
  besidesId: string;
  /** What the approver asked back. */ question?: string;
};

/** A request of one paisa, open for as long as the walk lasts: two must agree, so that one answer does not end it. */
export async function aRequest(
  tx: Db,
  { companyId, bookingId, askerId, approverId, besidesId, question }: Asked,
): Promise<string> {
  const now = clock.now();
  const level = {
    needs: 'all' as const,
    people: [approverId, besidesId],
    hours: null,
    whenSilent: { does: 'wait' as const },
  };
  const { run } = openRun({
    levels: [level],
    amount: 1,
    deadline: '2027-12-01T00:00:00.000Z',
    at: now.toISOString(),
    excluded: [askerId],
  });
  if (question) run.questions = [{ by: approverId, text: question, at: now.toISOString(), reply: null }];
  const id = newId('apr', now.getTime());
  await tx.insert(approvalRequests).values({
    id,
    companyId,
    bookingId,
    tripKey: id,
    mode: 'hotel',
    requesterId: askerId,
    travellerIds: [askerId],
    reason: 'A walk',
    trip: TRIP,
    rule: { configuration: 'Manager', rule: { modes: [], policy: 'any', from: 0, upTo: null, levels: [] } },
    run,
    state: 'waiting',
    amount: 1,
    askedAt: now,
    updatedAt: now,
  });
  const person = (employeeId: string, part: 'asker' | 'approver') => ({
    requestId: id,
    companyId,
    employeeId,
    part,
    isAsked: part === 'approver',
    isRead: false,
  });
  await tx
    .insert(approvalPeople)
    .values([person(askerId, 'asker'), person(approverId, 'approver'), person(besidesId, 'approver')]);
  return bookingId;
}

/** Somebody whose role lets them approve. */
export async function aDeputy(tx: Db, companyId: string): Promise<string> {
  const now = clock.now();
  const [id, roleId] = [newId('usr', now.getTime()), newId('rol', now.getTime())];
  await tx
    .insert(roles)
    .values({ id: roleId, companyId, name: 'Deputy', system: null, rights: ['approvals.view', 'approvals.edit'] });
  await tx.insert(employees).values({
    id,
    companyId,
    roleId,
    firstName: 'Dev',
    lastName: 'Rao',
    workEmail: 'deputy@walk.example',
    mobile: '9876543210',
    state: 'active',
    createdAt: now,
  });
  return id;
}

export async function anAbsence(tx: Db, companyId: string, employeeId: string, standInId: string): Promise<string> {
  const id = newId('abs');
  await tx.insert(absences).values({
    id,
    companyId,
    employeeId,
    standInId,
    fromAt: new Date('2027-01-04T00:00:00Z'),
    untilAt: new Date('2027-01-05T00:00:00Z'),
  });
  return id;
}
