import 'server-only';
import { createHash } from 'node:crypto';

/** The key of a guest in counters, whether or not they registered, without storing number or email. */
export const guestKey = ({ code, number, email }: { code: string; number: string; email: string }): string =>
  createHash('sha256').update(`${code}:${number}:${email}`).digest('hex').slice(0, 32);

/**
 * The subject a device is known for (`http/device-cookie.ts`): it requested a code of this guest, or was signed in as
 * them.
 */
export const askedSubject = (guest: string): string => `event-code:${guest}`;
export const signedInSubject = (guest: string): string => `event:${guest}`;
