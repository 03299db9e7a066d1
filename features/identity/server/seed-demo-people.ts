import 'server-only';
import { inArray } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { hashPassword } from './passwords.ts';
import { users } from './tables.ts';

/** Demo consumers; `npm start` prints them. */
export const DEMO_PEOPLE = [
  {
    firstName: 'Asha',
    lastName: 'Iyer',
    email: 'asha@demo.sarai.in',
    mobile: '+91 90000 00001',
    password: 'asha-travels-2026',
  },
  {
    firstName: 'Ravi',
    lastName: 'Menon',
    email: 'ravi@demo.sarai.in',
    mobile: '+91 90000 00002',
    password: 'ravi-travels-2026',
  },
] as const;

/** Adds missing demo people; gives the user ids of all, in the order of DEMO_PEOPLE. */
export async function seedDemoPeople(db: Db): Promise<string[]> {
  const emails = DEMO_PEOPLE.map((person) => person.email);
  const known = () => db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.email, emails));
  const there = new Set((await known()).map((row) => row.email));
  const now = clock.now();
  for (const { password, ...person } of DEMO_PEOPLE.filter(({ email }) => !there.has(email))) {
    const row = {
      ...person,
      id: newId('usr', now.getTime()),
      userType: PRODUCT.id,
      passwordHash: await hashPassword(password),
      createdAt: now,
    };
    await db.insert(users).values(row).onConflictDoNothing();
  }
  const idOf = new Map((await known()).map((row) => [row.email, row.id]));
  return emails.flatMap((email) => idOf.get(email) ?? []);
}
