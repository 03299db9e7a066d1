import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

/** The person of an email address (lower case) and user type. */
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

/** Which of these addresses (lower case) have an account that is not closed, of either user type. */
export async function openAccountsOf(db: Db, emails: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), isNull(users.deletedAt)))
    .orderBy(users.email);
  return found.map(({ email }) => email);
}
