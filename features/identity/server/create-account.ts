import 'server-only';
import { isUniqueViolation, inTransaction } from '#lib/server/db/transaction.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { reopenAddress } from '#lib/server/mail/undeliverable.ts';
import { TERMS_VERSION } from '#lib/shared/terms-version.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { users } from './tables.ts';
import type { UserRow } from './users.repo.ts';

export type NewAccount = Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'mobile' | 'passwordHash'> & {
  userType: UserType;
};

/**
 * Creates an account, with the accepted terms of use; null when one of this user type and address exists. Its address
 * is proved by an email, so emails to it are sent. `db` is a transaction, which stays usable.
 */
export async function createAccount(db: Db, account: NewAccount, now: Date): Promise<UserRow | null> {
  try {
    const [user] = await inTransaction(db, (tx) =>
      tx
        .insert(users)
        .values({ ...account, termsVersion: TERMS_VERSION, createdAt: now })
        .returning(),
    );
    if (user) await reopenAddress(db, user.email);
    return user ?? null;
  } catch (error) {
    if (isUniqueViolation(error, 'users_type_email')) return null;
    throw error;
  }
}
