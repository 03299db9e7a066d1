import 'server-only';
import { eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { updateUser as operation } from '../contract.ts';
import { confirmPassword } from './confirm-password.ts';
import { presentUser, readAccount } from './read-user.ts';
import { startAddressProof } from './start-address-proof.ts';
import { users } from './tables.ts';

/**
 * Updates a consumer's details. A new email requires the password, and takes effect once it is proved
 * (`confirm-email.ts`). Throws INVALID_INPUT beside `currentPassword`.
 */
export const updateUser: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const before = await readAccount(db, caller);
  const { currentPassword, email, ...details } = body;
  const moves = email !== before.email;
  if (moves) {
    if (!currentPassword) throw passwordWanted();
    await confirmPassword(db, caller, request, currentPassword, 'currentPassword');
  }
  const after = await inTransaction(db, async (tx) => {
    const [user] = await tx.update(users).set(details).where(eq(users.id, before.id)).returning();
    if (!user) throw notFound('This person');
    const changed = (['firstName', 'lastName', 'mobile'] as const).filter((field) => before[field] !== user[field]);
    await recordEvent(tx, request, { action: 'account.changed', actor: caller, details: { changed } });
    return user;
  });
  const emailProof = moves
    ? await startAddressProof(db, { purpose: 'change-email', email, details: {}, userId: before.id }, request)
    : null;
  return { ...presentUser(after), emailProof };
};

function passwordWanted(): AppError {
  const message = 'Enter your password to change the email: it is what opens your account.';
  return new AppError('INVALID_INPUT', message, { fields: { currentPassword: message } });
}
