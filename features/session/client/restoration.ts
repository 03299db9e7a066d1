import type { UserType } from '#lib/shared/user-type.ts';

/** This tab's restore in progress or done, and its user type. */
export const restoration: { check: { userType: UserType; done: Promise<void> } | undefined } = { check: undefined };
