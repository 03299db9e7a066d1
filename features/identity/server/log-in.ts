import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { login } from '../contract.ts';
import { openSession } from './open-session.ts';
import { passwordFits } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { findUserByEmail } from './users.repo.ts';

/** A consumer signs in. An unknown address and a wrong password get the same answer in the same time. */
export const logIn: UseCase<typeof login> = async ({ db, body, request }) => {
  const user = await findUserByEmail(db, PRODUCT.id, body.email);
  const fits = await passwordFits(user?.passwordHash, body.password);
  if (!user || !fits)
    throw new AppError('UNAUTHENTICATED', 'That e-mail and password do not fit together. Check both, or sign up.');

  const person = { userId: user.id, userType: PRODUCT.id };
  const device = { ...body.device, userAgent: request.userAgent };
  const tokens = await inTransaction(db, (tx) => openSession(tx, person, device, clock.now()));
  return { ...presentUser(user), ...tokens };
};
