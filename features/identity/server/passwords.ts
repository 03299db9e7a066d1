import 'server-only';
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#lib/shared/errors.ts';
import { WEAK_PASSWORD } from '#lib/shared/weak-password.ts';
import { isCommonPassword } from './common-passwords.ts';
import { lazy } from '#lib/shared/lazy.ts';

/** Argon2id as OWASP's Password Storage Cheat Sheet asks: 19 MiB, two passes, one lane. */
export const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The hash of a new password. Throws INVALID_INPUT beside `password` for an easily guessed one. Takes tens of
 * milliseconds: never call it in a transaction.
 */
export async function hashPassword(password: string): Promise<string> {
  if (await isCommonPassword(password))
    throw new AppError('INVALID_INPUT', WEAK_PASSWORD, { fields: { password: WEAK_PASSWORD } });
  return hash(password, ARGON2);
}

const decoyHash = lazy(() => hash(randomBytes(24), ARGON2));

/**
 * Whether a password fits the stored hash. Without one it checks against a decoy, so that an unknown address takes as
 * long to refuse as a wrong password.
 */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  const decoy = await decoyHash();
  const fits = await verify(storedHash ?? decoy, password);
  return fits && storedHash !== undefined;
}
