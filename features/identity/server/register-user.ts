import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { register } from '../contract.ts';
import { createAccount } from './create-account.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';

/** A consumer signs up and is signed in. Throws EMAIL_TAKEN. */
export const registerUser: UseCase<typeof register> = async ({ db, body, request }) => {
  const { password, device, ...person } = body;
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const id = newId('usr', now.getTime());
    const user = await createAccount(tx, { ...person, id, userType: PRODUCT.id, passwordHash }, now);
    if (!user) throw emailTaken('There is already an account with this e-mail. Sign in, or use another address.');
    await recordEvent(tx, request, { action: 'account.created', actor: { userId: id, userType: PRODUCT.id } });
    return { ...presentUser(user), ...(await openSession(tx, user, device, request, now)) };
  });
};

/** `field` is the one the form has the address in. */
export const emailTaken = (message: string, field = 'email'): AppError =>
  new AppError('EMAIL_TAKEN', message, { fields: { [field]: message } });
