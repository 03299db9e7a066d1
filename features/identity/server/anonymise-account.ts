import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { deleteAnswersTo } from '#lib/server/http/idempotency.ts';
import { deleteMailsTo } from '#lib/server/mail/delete-mails.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { notFound } from '#lib/shared/errors.ts';
import { addressProofs, passwordLinks, sessions, users } from './tables.ts';
import type { UserRow } from './users.repo.ts';

/**
 * Closes an account for good: deletes name, address, mobile and password, sessions, links and stored idempotent
 * answers; the row stays without a name, because documents refer to its id. The address is free again, and is notified.
 * `db` is a transaction.
 */
export async function anonymiseAccount(db: Db, user: UserRow, now: Date): Promise<void> {
  const nobody = {
    email: `${user.id}@closed.invalid`,
    firstName: 'Closed',
    lastName: 'account',
    mobile: '',
    passwordHash: '',
    language: null,
    deletedAt: now,
  };
  const [closed] = await db
    .update(users)
    .set(nobody)
    .where(and(eq(users.id, user.id), isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (!closed) throw notFound('This person'); // closed a moment ago
  await db.delete(sessions).where(eq(sessions.userId, user.id));
  await db.delete(addressProofs).where(eq(addressProofs.userId, user.id));
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, user.id));
  await deleteAnswersTo(db, user.id);
  await deleteMailsTo(db, user.email);
  await enqueueMail(db, {
    template: 'account-closed',
    urgency: 'security',
    recipient: user.email,
    language: user.language,
    facts: { firstName: user.firstName },
  });
}
