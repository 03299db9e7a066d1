import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { hashToken, newToken } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { requestVersion } from '../rules/request-version.ts';
import { linkRefusal } from '../rules/text/run-messages.ts';
import type { RequestRow } from './requests.repo.ts';
import { approvalLinks } from './tables.ts';

export type ApprovalLink = typeof approvalLinks.$inferSelect;

/** A new link for this approver; the database stores its hash. It ends with the price of the request. */
export async function issueApprovalLink(
  db: Db,
  { id: requestId, companyId, bookingId, run }: Pick<RequestRow, 'id' | 'companyId' | 'bookingId' | 'run'>,
  employeeId: string,
): Promise<string> {
  const token = newToken();
  await db.insert(approvalLinks).values({
    tokenHash: hashToken(token),
    companyId,
    requestId,
    employeeId,
    version: requestVersion(bookingId, run),
    createdAt: clock.now(),
    expiresAt: new Date(run.deadline),
  });
  return token;
}

/** The link of a token, still open. Reads across companies: the link says which one it is. Throws LINK_INVALID. */
export async function openLinkOf(db: Db, token: string): Promise<ApprovalLink> {
  const [link] = await db
    .select()
    .from(approvalLinks)
    .where(eq(approvalLinks.tokenHash, hashToken(token)));
  if (!link) throw linkInvalid('unknown');
  if (link.usedAt) throw linkInvalid('used');
  if (link.expiresAt <= clock.now()) throw linkInvalid('expired');
  return link;
}

/** Uses a link up, in the transaction of the decision: of two at once the second waits, and finds it used. */
export async function useUpLink(db: Db, { tokenHash }: ApprovalLink): Promise<void> {
  const used = await db
    .update(approvalLinks)
    .set({ usedAt: clock.now() })
    .where(and(eq(approvalLinks.tokenHash, tokenHash), isNull(approvalLinks.usedAt)))
    .returning({ tokenHash: approvalLinks.tokenHash });
  if (!used.length) throw linkInvalid('used');
}

export const linkInvalid = (why: Parameters<typeof linkRefusal>[0]): AppError =>
  new AppError('LINK_INVALID', linkRefusal(why));
