import 'server-only';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashToken, newToken } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { isOpen } from '../rules/thread.ts';
import { enquiryLinks } from './tables.ts';
import { findThread, type Thread } from './threads.repo.ts';

/**
 * A new link and reply address for one email about an enquiry; the database stores their hashes. The reply token is in
 * small letters and digits, because mail servers may change the case of an address.
 */
export async function issueEnquiryLink(db: Db, enquiryId: string): Promise<{ token: string; replyToken: string }> {
  const issued = { token: newToken(), replyToken: randomBytes(16).toString('hex') };
  await db.insert(enquiryLinks).values({
    tokenHash: hashToken(issued.token),
    replyHash: hashToken(issued.replyToken),
    enquiryId,
    createdAt: clock.now(),
  });
  return issued;
}

/** The thread that a link opens. Throws LINK_INVALID for an unknown token and 30 days after the last message. */
export async function threadOfLink(db: Db, token: string, options: { lock?: boolean } = {}): Promise<Thread> {
  const [link] = await db
    .select()
    .from(enquiryLinks)
    .where(eq(enquiryLinks.tokenHash, hashToken(token)));
  const thread = link ? await findThread(db, link.enquiryId, options) : null;
  if (thread && isOpen(thread.enquiry.lastAt, clock.now())) return thread;
  throw new AppError('LINK_INVALID', 'This link is incomplete or has ended. Ask a new question instead.');
}

/** The thread that a reply address belongs to, locked; null where there is none. */
export async function threadOfReply(db: Db, replyToken: string): Promise<Thread | null> {
  const [link] = await db
    .select()
    .from(enquiryLinks)
    .where(eq(enquiryLinks.replyHash, hashToken(replyToken)));
  return link ? findThread(db, link.enquiryId, { lock: true }) : null;
}
