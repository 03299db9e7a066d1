import type { AddressProof } from '#features/identity/contract.ts';
import { AppError } from '#lib/shared/errors.ts';
import { memory } from './memory.ts';
import type { MockAttempt } from './records.ts';

/**
 * Sentinel: the code that is always wrong. Any other six digits are accepted, as the mock sends no email to read a code
 * from.
 */
export const WRONG_CODE = '000000';

const HOUR = 3_600_000;

/** Begins a verification. Its token stands for both the browser's attempt and the link in the email. */
export function beginAttempt(attempt: Omit<MockAttempt, 'token'>, now: Date): AddressProof {
  const proofToken = `mock-proof.${Math.random().toString(36).slice(2)}`;
  memory().attempts.push({ ...attempt, token: proofToken });
  return { proofToken, email: attempt.email, expiresAt: new Date(now.getTime() + HOUR).toISOString() };
}

/** A verification that is still open. Throws LINK_INVALID. */
export function openAttempt(token: string): MockAttempt {
  const attempt = memory().attempts.find((one) => one.token === token);
  if (!attempt)
    throw new AppError(
      'LINK_INVALID',
      'This link was already used or is older than an hour. Start again; nothing has changed.',
    );
  return attempt;
}

/** Completes a verification by code, or by the link when no code is given. Returns its result (`becomes`). */
export function completeAttempt(token: string, code?: string): NonNullable<MockAttempt['becomes']> {
  const attempt = openAttempt(token);
  if (!attempt.becomes || code === WRONG_CODE) {
    const message = 'That code is incorrect or older than 10 minutes. Check the newest email, or request another code.';
    throw new AppError('INVALID_INPUT', message, {
      fields: { [code === undefined ? 'password' : 'oneTimeCode']: message },
    });
  }
  memory().attempts = memory().attempts.filter((one) => one !== attempt);
  return attempt.becomes;
}
