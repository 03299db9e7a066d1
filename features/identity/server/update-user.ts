import 'server-only';
import { eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction, isUniqueViolation } from '#lib/server/db/transaction.ts';
import { noteMail } from '#lib/server/mail/note-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { updateUser as operation } from '../contract.ts';
import { confirmPassword } from './confirm-password.ts';
import { useUpLinks } from './password-links.repo.ts';
import { presentUser } from './present-user.ts';
import { readAccount } from './read-account.ts';
import { emailTaken } from './register-user.ts';
import { users } from './tables.ts';
import type { UserRow } from './users.repo.ts';

/**
 * A consumer changes their details. The e-mail is what opens the account, so another one needs the password, uses up
 * links mailed to the old one, and is told there. Throws EMAIL_TAKEN, INVALID_INPUT beside `currentPassword`.
 */
export const updateUser: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const before = await readAccount(db, caller);
  const { currentPassword, ...details } = body;
  const moved = details.email !== before.email;
  if (moved) {
    if (!currentPassword) throw passwordWanted();
    await confirmPassword(db, caller, request, currentPassword, 'currentPassword');
  }
  try {
    const after = await inTransaction(db, async (tx) => {
      const [user] = await tx.update(users).set(details).where(eq(users.id, before.id)).returning();
      if (!user) throw notFound('This person');
      if (moved) await tellOldAddress(tx, before);
      const changed = (['firstName', 'lastName', 'mobile', 'email'] as const).filter((field) => before[field] !== user[field]);
      await recordEvent(tx, request, { action: 'account.changed', actor: caller, details: { changed } });
      return user;
    });
    return presentUser(after);
  } catch (error) {
    throw isUniqueViolation(error, 'users_type_email') ? emailTaken('There is already an account with this e-mail. Nothing was changed.') : error;
  }
};

async function tellOldAddress(tx: Db, before: UserRow): Promise<void> {
  const now = clock.now();
  await useUpLinks(tx, before.id, now);
  await noteMail(tx, { template: 'address-changed', urgency: 'security', recipient: before.email, facts: { firstName: before.firstName, at: now.toISOString() } });
}

function passwordWanted(): AppError {
  const message = 'Enter your password to change the e-mail: it is what opens your account.';
  return new AppError('INVALID_INPUT', message, { fields: { currentPassword: message } });
}
