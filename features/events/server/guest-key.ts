import 'server-only';
import { createHash } from 'node:crypto';

/** Names who signs in to an event in counters, whether or not they registered, without keeping number or mail. */
export const guestKey = ({ code, number, email }: { code: string; number: string; email: string }): string =>
  createHash('sha256').update(`${code}:${number}:${email}`).digest('hex').slice(0, 32);
