import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { users } from './tables.ts';

/** Where emails to the person of an open account go, and how they are addressed; undefined once it is closed. */
export async function addressOfUser(db: Db, userId: string): Promise<{ email: string; firstName: string } | undefined> {
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user;
}
