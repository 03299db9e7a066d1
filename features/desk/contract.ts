import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { linkTokenField } from '#lib/shared/person-fields.ts';
import { staffPasswordForm, staffSignInForm } from './rules/staff-forms.ts';

/** Someone of the product's own staff. */
export const staffView = z.object({ _id: z.string(), name: z.string(), email: z.string() });

export const staffSignedIn = staffView.extend({ accessToken: z.string() });
export type StaffSignedIn = z.infer<typeof staffSignedIn>;

/** Refusals: 401 UNAUTHENTICATED (one sentence for every reason); 429 TOO_MANY_REQUESTS with Retry-After. */
export const signIn = defineOperation({
  name: 'desk.signIn',
  method: 'POST',
  path: '/api/desk/sign-in',
  caller: 'public',
  requirements: ['7.20'],
  transaction: 'own',
  summary:
    'Signs someone of the staff in at the desk; the token works for half an hour after its last use, ten hours at most',
  body: staffSignInForm,
  response: staffSignedIn,
  rateLimit: 'counted by the use case',
});

export const signOut = defineOperation({
  name: 'desk.signOut',
  method: 'POST',
  path: '/api/desk/sign-out',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Ends a sign-in at the desk; ending it twice is no error',
  body: z.object({ accessToken: z.string().min(1).max(200) }),
  response: z.object({ signedOut: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.light,
});

/** Refusals: LINK_INVALID for a link that was used, replaced or has run out. */
export const setStaffPassword = defineOperation({
  name: 'desk.setStaffPassword',
  method: 'POST',
  path: '/api/desk/set-password',
  caller: 'public',
  requirements: ['7.20'],
  transaction: 'own',
  summary: 'Sets the password of a staff account by its mailed link, once; earlier sign-ins end',
  body: staffPasswordForm.extend({ token: linkTokenField }),
  response: z.object({ changed: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.passwordHash,
});

export const whoAmI = defineOperation({
  name: 'desk.whoAmI',
  method: 'GET',
  path: '/api/desk/who-am-i',
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Who is signed in at the desk',
  response: staffView,
});

export * from './companies.contract.ts';
