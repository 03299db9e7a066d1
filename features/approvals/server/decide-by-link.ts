import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { namesOfPeople } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { inGrouping } from '#lib/server/digit-grouping.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { groupingOfCountry } from '#lib/shared/money.ts';
import { AppError } from '#lib/shared/errors.ts';
import type {
  decideByLink as decideOperation,
  linkAlternatives as alternativesOperation,
  openApprovalLink as openOperation,
} from '../contract.ts';
import { requestVersion } from '../rules/request-version.ts';
import { answerRequest } from './answer-request.ts';
import { alternativesTo } from './list-alternatives.ts';
import { type ApprovalLink, linkInvalid, openLinkOf, useUpLink } from './links.repo.ts';
import type { RequestRow } from './requests.repo.ts';
import { showApproval } from './show-request.ts';
import { approvalRequests } from './tables.ts';

/** The request of a link, as its approver sees it. Changes nothing. */
export const openApprovalLink: UseCase<typeof openOperation> = async ({ db, body: { token }, request }) => {
  const link = await openLinkOf(db, token);
  return inCompany(db, link.companyId, async (tx) => {
    const { bookingId } = await requestOfLink(tx, link);
    const reader = { companyId: link.companyId, userId: link.employeeId, zone: readerZone(request) };
    const names = await namesOfPeople(tx, link.companyId, [link.employeeId]);
    return { approver: names.get(link.employeeId) ?? '', request: await showToHolder(tx, reader, bookingId) };
  });
};

/**
 * Cheaper options for the holder of a link, while they may decide. In their company's view of the database, as a
 * signed-in approver's call runs.
 */
export const linkAlternatives: UseCase<typeof alternativesOperation> = async ({ db, body: { token }, request }) => {
  const link = await openLinkOf(db, token);
  return inCompany(db, link.companyId, async (tx) => {
    const { bookingId } = await requestOfLink(tx, link);
    const asked = await showToHolder(tx, { companyId: link.companyId, userId: link.employeeId }, bookingId);
    if (!asked.mine.may) throw new AppError('STATE_BLOCKED', asked.mine.reason ?? asked.sentence);
    return alternativesTo(tx, link.companyId, asked, request);
  });
};

/**
 * Decides with a link. The link is used up in the transaction of the decision, so a refused one leaves it open. Rights,
 * absences and the state of the request are those of now.
 */
export const decideByLink: UseCase<typeof decideOperation> = async ({ db, body: { token, ...answer }, request }) => {
  const link = await openLinkOf(db, token);
  const { companyId, employeeId: userId } = link;
  const bookingId = await retryOnConflict(db, (tx) =>
    inCompany(tx, companyId, async (inside) => {
      await useUpLink(inside, link);
      const asked = await requestOfLink(inside, link);
      await answerRequest(
        inside,
        { caller: { userId, userType: 'corporate', companyId }, request, through: 'the link of the email' },
        { ...answer, bookingId: asked.bookingId },
      );
      return asked.bookingId;
    }),
  );
  return inCompany(db, companyId, (tx) =>
    showToHolder(tx, { companyId, userId, zone: readerZone(request) }, bookingId),
  );
};

/** The approver's view with amounts grouped as in their company: whoever holds a link is not signed in. */
async function showToHolder(tx: Db, reader: Parameters<typeof showApproval>[1], bookingId: string) {
  const country = (await readPort('memberships').countryOf(tx, reader.companyId)) ?? '';
  return inGrouping(groupingOfCountry(country), () => showApproval(tx, reader, bookingId));
}

/** Throws LINK_INVALID where the request changed since, or the approver left or may not approve any more. */
async function requestOfLink(tx: Db, { companyId, requestId, employeeId, version }: ApprovalLink): Promise<RequestRow> {
  const [request] = await tx
    .select()
    .from(approvalRequests)
    .where(and(eq(approvalRequests.companyId, companyId), eq(approvalRequests.id, requestId)));
  if (!request) throw linkInvalid('unknown');
  const membership = await readPort('memberships').of(tx, employeeId, sql`true`);
  if (membership?.companyId !== companyId || !membership.rights.includes('approvals.edit')) throw linkInvalid('left');
  if (requestVersion(request.bookingId, request.run) !== version) throw linkInvalid('changed');
  return request;
}
