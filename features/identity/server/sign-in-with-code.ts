import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { knownDevice } from '#lib/server/http/device-cookie.ts';
import { countIn, uncount } from '#lib/server/http/rate-limit.ts';
import { reopenAddress } from '#lib/server/mail/undeliverable.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { CODE_MINUTES, TRIES_A_CODE } from '#lib/shared/one-time-codes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { signInWithCode as operation } from '../contract.ts';
import { waitText } from '../rules/password-tries.ts';
import { signInTryLimit } from '../rules/sign-in-code.ts';
import { codeAskedSubject } from './account-key.ts';
import { openSession } from './open-session.ts';
import { presentUser } from './read-user.ts';
import { countSignInTry, spendSignInCode } from './sign-in-codes.repo.ts';
import { findUserByEmail } from './users.repo.ts';

/**
 * Signs a consumer in by a mailed code; never a corporate account. An address without an account, or a browser that
 * asked for no code, takes the way of a wrong code, in the same time, and gets the same sentence. A try counts before it
 * is looked at and is taken back when it was right. `db` is no transaction: counts must stay.
 */
export const signInWithCode: UseCase<typeof operation> = async ({ db, body, request }) => {
  const now = clock.now();
  const device = knownDevice(request.headers, codeAskedSubject(PRODUCT.id, body.email));
  const counted = await countIn(db, [signInTryLimit(networkOf(request.address))]);
  const user = await findUserByEmail(db, PRODUCT.id, body.email);
  const tries = await countSignInTry(db, user?.id, device, now);
  const [over] = counted.filter((window) => window.over);
  if (over && tries !== 1)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `Too many wrong codes came from this network. Try again in ${waitText(over.wait)}.`,
      { retryAfterSeconds: over.wait },
    );
  const tokens = await inTransaction(db, async (tx) => {
    const fits = await spendSignInCode(tx, user?.id, device, body.oneTimeCode, now);
    if (user && fits) {
      await reopenAddress(tx, user.email); // its owner read the email with the code
      return openSession(tx, user, body.device, request, now);
    }
    await recordEvent(tx, request, {
      action: 'sign-in.refused',
      actor: user ? { userId: user.id, userType: PRODUCT.id } : null,
      details: { userType: PRODUCT.id, by: 'code' },
    });
    return null;
  });
  if (!user || !tokens) throw new AppError('UNAUTHENTICATED', REFUSED);
  await uncount(db, counted);
  return { ...presentUser(user), ...tokens };
};

/** One sentence for every reason. */
const REFUSED = `That code does not match this email, is older than ${counted(CODE_MINUTES, 'minute')}, was tried ${counted(TRIES_A_CODE, 'time')}, or was requested in another browser. Check both, or request another code here.`;
