import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

/** The person of an e-mail address (lower case) and user type. */
export async function findUserByEmail(db: Db, userType: UserType, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.userType, userType), eq(users.email, email), isNull(users.deletedAt)));
  return user;
}

/** The person of an id and user type. */
export async function findUser(db: Db, userType: UserType, id: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.userType, userType), isNull(users.deletedAt)));
  return user;
}
