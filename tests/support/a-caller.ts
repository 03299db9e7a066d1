import { sessions, users } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Caller } from '#lib/server/use-case.ts';
import { newId } from '#lib/shared/ids.ts';
import type { UserType } from '#lib/shared/user-type.ts';

/**
 * Somebody with an open session, for `signAccessToken`. The account is made where there is none. The session does not run
 * out by itself: tests move the clock by months.
 */
export async function aCaller(db: Db, userId: string, userType: UserType): Promise<Caller> {
  const now = clock.now();
  const [sessionId, createdAt] = [newId('ses', now.getTime()), now];
  const person = { firstName: 'Asha', lastName: 'Iyer', mobile: '', passwordHash: '', email: `${userId}@test.example` };
  await db
    .insert(users)
    .values({ ...person, id: userId, userType, createdAt })
    .onConflictDoNothing();
  const times = { createdAt, lastUsedAt: now, expiresAt: new Date('2100-01-01T00:00:00Z') };
  await db.insert(sessions).values({ id: sessionId, userId, userType, device: {}, ...times });
  return { userId, userType, sessionId };
}
