import 'server-only';
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP's Password Storage Cheat Sheet asks: 19 MiB, two passes, one lane. */
export const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash to store of a password. Takes tens of milliseconds: never call it while a transaction is open. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

let decoy: Promise<string> | undefined;

/**
 * Whether a password fits the stored hash. Without one it checks against a decoy, so that an unknown address takes as
 * long to refuse as a wrong password.
 */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  const nobody = await (decoy ??= hashPassword(randomBytes(24).toString('base64')));
  const fits = await verify(storedHash ?? nobody, password);
  return fits && storedHash !== undefined;
}
