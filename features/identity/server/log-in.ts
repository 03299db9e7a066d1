import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { login } from '../contract.ts';
import { openSession } from './open-session.ts';
import { presentUser } from './read-user.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

/** Signs a consumer in. Unknown address and wrong password get the same answer in the same time. */
export const logIn: UseCase<typeof login> = async ({ db, body, request }) => {
  const user = await signInWithPassword(db, PRODUCT.id, body, request);
  if (!user) throw new AppError('UNAUTHENTICATED', 'Email or password is incorrect. Check both, or sign up.');
  const tokens = await inTransaction(db, (tx) => openSession(tx, user, body.device, request, clock.now()));
  return { ...presentUser(user), ...tokens };
};
