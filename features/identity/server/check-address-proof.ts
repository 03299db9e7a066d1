import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { countIn, uncount } from '#lib/server/http/rate-limit.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { TRIES_A_CODE } from '#lib/shared/one-time-codes.ts';
import { proofTryLimit } from '../rules/address-proof.ts';
import { waitText } from '../rules/password-tries.ts';
import { codeFits, countTry, type ProofRow, type Purpose } from './address-proofs.repo.ts';
import { passwordFits } from './passwords.ts';

type Shown = { proofToken: string; oneTimeCode: string } | { token: string; password: string };

/**
 * The attempt whose address is proved: by its browser's token and the code from the email, or by the email's link and
 * the password chosen before. Whoever knows one of the two only, a stranger who signed up with someone's address or the
 * owner of the mailbox who did not ask, completes nothing. A try counts before it is looked at. Throws LINK_INVALID,
 * INVALID_INPUT beside the field, TOO_MANY_REQUESTS. `db` is no transaction: counts must stay.
 */
export async function checkAddressProof(
  db: Db,
  purpose: Purpose,
  shown: Shown,
  request: RequestFacts,
): Promise<ProofRow> {
  const now = clock.now();
  const counted = await countIn(db, [proofTryLimit(networkOf(request.address))]);
  const [over] = counted.filter((window) => window.over);
  const byCode = 'oneTimeCode' in shown;
  const proof = await countTry(db, purpose, byCode ? { token: shown.proofToken } : { linkToken: shown.token }, now);
  if (over && proof?.tries !== 1)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `Too many wrong codes came from this network. Try again in ${waitText(over.wait)}.`,
      { retryAfterSeconds: over.wait },
    );
  if (!proof) throw attemptEnded();
  if (proof.tries > TRIES_A_CODE)
    throw beside(byCode, `This code stopped working after ${TRIES_A_CODE} wrong tries. Request another one.`);
  const fits = byCode
    ? codeFits(proof, shown.oneTimeCode, now)
    : await passwordFits(proof.passwordHash ?? undefined, shown.password);
  if (!fits)
    throw beside(
      byCode,
      byCode
        ? 'That code is incorrect or older than 10 minutes. Check the newest email, or request another code.'
        : 'That is not the password you chose when you signed up.',
    );
  await uncount(db, counted);
  return proof;
}

/** Credentials of a proved sign-up. */
export function credentialsOf({ email, passwordHash, id }: ProofRow): { email: string; passwordHash: string } {
  if (passwordHash === null) throw new Error(`${id} is no sign-up`);
  return { email, passwordHash };
}

/** The attempt is completed, expired, or unknown. */
export const attemptEnded = (): AppError =>
  new AppError(
    'LINK_INVALID',
    'This link was already used or is older than an hour. Start again; nothing has changed.',
  );

const beside = (byCode: boolean, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [byCode ? 'oneTimeCode' : 'password']: message } });
