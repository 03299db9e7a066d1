import 'server-only';
import { createHash } from 'node:crypto';
import type { UserType } from '#lib/shared/user-type.ts';

/** Whose password it is: an account of either user type, or one of the product's own staff. */
export type AccountKind = UserType | 'staff';

/** Names an account in counters, whether or not it exists, without keeping its address. */
export const accountKey = (kind: AccountKind, email: string): string =>
  createHash('sha256').update(`${kind}:${email}`).digest('hex').slice(0, 32);

/** What a device is known for once someone signed in to this account there (`http/device-cookie.ts`). */
export const accountSubject = (kind: AccountKind, email: string): string => `account:${accountKey(kind, email)}`;

/** What a device is known for once someone asked there for a code to sign in to this account. */
export const codeAskedSubject = (userType: UserType, email: string): string =>
  `sign-in-code:${accountKey(userType, email)}`;
