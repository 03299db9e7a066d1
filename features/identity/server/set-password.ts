import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { openLock } from './guard-password.ts';
import { useUpLinks } from './password-links.repo.ts';
import { users } from './tables.ts';
import type { UserRow } from './users.repo.ts';

/** Sets a new password: links become invalid, locks end, and the person is notified. `db` is a transaction. */
export async function setPassword(
  db: Db,
  user: UserRow,
  passwordHash: string,
  now: Date,
  request: RequestFacts,
): Promise<void> {
  const userType = user.userType as UserType;
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await useUpLinks(db, user.id, now);
  await openLock(db, userType, user.email);
  await enqueueMail(db, {
    template: 'password-changed',
    urgency: 'security',
    recipient: user.email,
    language: userType === 'corporate' ? null : (user.language ?? readerLanguage(request)),
    facts: { userType, firstName: user.firstName, at: now.toISOString(), zone: readerZone(request) ?? '' },
  });
}
