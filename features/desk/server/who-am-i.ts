import 'server-only';
import { eq } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import type { whoAmI as operation } from '../contract.ts';
import { staffAccounts } from './tables.ts';

/** Who is signed in at the desk. */
export const whoAmI: UseCase<typeof operation> = async ({ db, caller: { userId, staffName } }) => {
  const [staff] = await db
    .select({ email: staffAccounts.email })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, userId));
  return { _id: userId, name: staffName, email: staff?.email ?? '' };
};
