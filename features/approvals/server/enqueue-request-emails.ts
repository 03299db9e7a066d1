import 'server-only';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { addressesOfPeople } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { nextLookAt } from '../rules/deadlines.ts';
import type { RequestRow } from './requests.repo.ts';
import { absences } from './tables.ts';

export type RequestEmail =
  'approval-asked' | 'approval-ended' | 'approval-approved' | 'approval-question' | 'approval-reply';

/**
 * Enqueues an email about a request to those of these people who have an open account and get such emails, by their
 * company's settings and their own; `sendAt` defaults to now.
 */
export async function enqueueRequestEmails(
  db: Db,
  { id: requestId, companyId, bookingId, run }: Pick<RequestRow, 'id' | 'companyId' | 'bookingId' | 'run'>,
  template: RequestEmail,
  people: readonly string[],
  sendAt?: Date,
): Promise<void> {
  const wanting = await readPort('notificationPreferences').wantedBy(db, companyId, 'approvals', 'mail', people);
  const addresses = await addressesOfPeople(db, companyId, wanting);
  const due = nextLookAt(run);
  if (addresses.length)
    await enqueueMails(
      db,
      addresses.map(({ id: employeeId, firstName, workEmail }) => ({
        template,
        urgency: 'personal',
        companyId,
        recipient: workEmail,
        facts: { companyId, requestId, employeeId, firstName },
        ...(template === 'approval-approved' // says until when to book, which the push message does not
          ? {}
          : { news: { userId: employeeId, subject: bookingId, ...(due ? { deadline: new Date(due) } : {}) } }),
        ...(sendAt ? { sendAt } : {}),
      })),
    );
}

/**
 * Enqueues the emails to stand-ins whose absence begins while the request is pending, to be sent when it begins. The
 * template checks by then whether the request is still pending and the absence still exists (`email-templates.ts`).
 */
export async function enqueueStandInEmails(
  db: Db,
  request: Pick<RequestRow, 'id' | 'companyId' | 'bookingId' | 'run'>,
  people: readonly string[],
  { from }: { from: Date },
): Promise<void> {
  if (!people.length) return;
  const coming = await db
    .select({ standInId: absences.standInId, fromAt: absences.fromAt })
    .from(absences)
    .where(
      and(
        eq(absences.companyId, request.companyId),
        inArray(absences.employeeId, [...people]),
        gt(absences.fromAt, from),
        lt(absences.fromAt, new Date(request.run.deadline)),
      ),
    );
  for (const { standInId, fromAt } of coming)
    if (!request.run.excluded.includes(standInId))
      await enqueueRequestEmails(db, request, 'approval-asked', [standInId], fromAt);
}
