import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { countIn } from '#lib/server/http/rate-limit.ts';
import { countEmailFrom } from '#lib/server/mail/network-quota.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { AddressProof } from '../contract.ts';
import { ATTEMPT_MINUTES, proofEmailLimits } from '../rules/address-proof.ts';
import { describeDevice } from '../rules/describe-device.ts';
import { waitText } from '../rules/password-tries.ts';
import { accountKey } from './account-key.ts';
import type { ProofRow, Purpose } from './address-proofs.repo.ts';
import { addressProofs } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

/** The purpose of an attempt: a sign-up with its password hash, or an account whose email changes. */
export type NewProof = Pick<ProofRow, 'purpose' | 'email' | 'details'> &
  Partial<Pick<ProofRow, 'passwordHash' | 'userId'>>;

/** The user type whose accounts count. */
export const userTypeOf = (purpose: Purpose): UserType => (purpose === 'company-sign-up' ? 'corporate' : PRODUCT.id);

/**
 * Starts an attempt to prove an email address and enqueues the email with its code. Whether the address has an account
 * is checked when the email is rendered, so that neither answer nor timing reveals it. Throws TOO_MANY_REQUESTS, which
 * depends on emails requested and never on accounts. `db` is no transaction: counts must stay.
 */
export async function startAddressProof(db: Db, proof: NewProof, request: RequestFacts): Promise<AddressProof> {
  await countProofEmail(db, proof, request);
  const now = clock.now();
  const [id, proofToken] = [newId('prf', now.getTime()), newToken()];
  const expiresAt = new Date(now.getTime() + ATTEMPT_MINUTES * 60_000);
  const askedBy = describeDevice(request.userAgent);
  await inTransaction(db, async (tx) => {
    await tx
      .insert(addressProofs)
      .values({ ...proof, id, tokenHash: hashToken(proofToken), askedBy, createdAt: now, expiresAt });
    await recordEvent(tx, request, {
      action: 'address-proof.started',
      actor: null,
      subjectId: id,
      details: { purpose: proof.purpose },
    });
    await enqueueProofEmail(tx, { id, email: proof.email }, request);
  });
  return { proofToken, email: proof.email, expiresAt: expiresAt.toISOString() };
}

/** Counts an email with a code, by address and by network. Throws TOO_MANY_REQUESTS. */
export async function countProofEmail(
  db: Db,
  { purpose, email }: Pick<ProofRow, 'purpose' | 'email'>,
  request: RequestFacts,
): Promise<void> {
  await countEmailFrom(db, networkOf(request.address));
  const counted = await countIn(db, proofEmailLimits(accountKey(userTypeOf(purpose), email)));
  const wait = Math.max(0, ...counted.filter(({ over }) => over).map((window) => window.wait));
  if (wait)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `Too many codes were sent to this address. Try again in ${waitText(wait)}.`,
      { retryAfterSeconds: wait },
    );
}

/** Enqueues the email with the code; it says the time on the clock of whoever asked. */
export const enqueueProofEmail = (
  db: Db,
  { id, email }: Pick<ProofRow, 'id' | 'email'>,
  request: RequestFacts,
): Promise<void> =>
  enqueueMail(db, {
    template: 'address-code',
    urgency: 'security',
    recipient: email,
    language: readerLanguage(request),
    facts: { proofId: id, zone: readerZone(request) ?? '' },
  });
