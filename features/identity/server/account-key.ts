import 'server-only';
import { createHash } from 'node:crypto';
import type { UserType } from '#lib/shared/user-type.ts';

/** Names an account in counters, whether or not it exists, without keeping its address. */
export const accountKey = (userType: UserType, email: string): string =>
  createHash('sha256').update(`${userType}:${email}`).digest('hex').slice(0, 32);

/** What a device is known for once somebody signed in to this account there (`http/device-cookie.ts`). */
export const accountSubject = (userType: UserType, email: string): string => `account:${accountKey(userType, email)}`;
