import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { inTransaction, isUniqueViolation } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { register } from '../contract.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { users } from './tables.ts';
import type { UserRow } from './users.repo.ts';

/** A consumer signs up and is signed in. Throws EMAIL_TAKEN. */
export const registerUser: UseCase<typeof register> = async ({ db, body, request }) => {
  const { password, device, ...person } = body;
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const user: UserRow = {
    ...person,
    id: newId('usr', now.getTime()),
    userType: PRODUCT.id,
    passwordHash,
    createdAt: now,
    deletedAt: null,
  };
  try {
    return await inTransaction(db, async (tx) => {
      await tx.insert(users).values(user);
      const tokens = await openSession(
        tx,
        { userId: user.id, userType: PRODUCT.id },
        { ...device, userAgent: request.userAgent },
        now,
      );
      return { ...presentUser(user), ...tokens };
    });
  } catch (error) {
    throw isUniqueViolation(error, 'users_type_email') ? emailTaken() : error;
  }
};

const emailTaken = (): AppError => {
  const message = 'There is already an account with this e-mail. Sign in, or use another address.';
  return new AppError('EMAIL_TAKEN', message, { fields: { email: message } });
};
