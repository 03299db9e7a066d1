import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { emailField, linkTokenField, newPasswordField, passwordField } from '#lib/shared/person-fields.ts';

/** Forms, validated by browser and server with the same schemas (5.12). */
export const forgotPasswordForm = z.object({ email: emailField });
export const changePasswordForm = z.object({ currentPassword: passwordField, password: newPasswordField });

const mailSent = z.object({ mailed: z.literal(true) }).describe('the same whether or not there is such an account');
const forgot = {
  method: 'POST',
  caller: 'public',
  transaction: 'own',
  body: forgotPasswordForm,
  response: mailSent,
  rateLimit: NETWORK_LIMITS.email,
} as const;

/**
 * Always the same answer. If there is an account, an email with a link of 30 minutes follows; at most three an hour.
 */
export const forgotPassword = defineOperation({
  ...forgot,
  name: 'identity.forgotPassword',
  path: '/api/users/forgot-password',
  requirements: ['7.20'],
  summary: 'Mails a consumer a link to set a new password; the answer never says whether there is such an account',
});

export const corporateForgotPassword = defineOperation({
  ...forgot,
  name: 'identity.corporateForgotPassword',
  path: '/api/corporate/forgot-password',
  requirements: ['7.20'],
  summary:
    'Mails a corporate user a link to set a new password; the answer never says whether there is such an account',
});

const reset = {
  method: 'POST',
  caller: 'public',
  transaction: 'own',
  body: z.object({ token: linkTokenField, password: newPasswordField }),
  response: z.object({ changed: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.passwordHash,
} as const;

/** Refusal: 410 LINK_INVALID (used, expired, or unknown). Ends every session of the person and unlocks sign-in. */
export const resetPassword = defineOperation({
  ...reset,
  name: 'identity.resetPassword',
  path: '/api/users/reset-password',
  requirements: ['7.20'],
  summary: 'A consumer sets a new password with the token of a mailed link; every session of theirs ends',
});

export const corporateResetPassword = defineOperation({
  ...reset,
  name: 'identity.corporateResetPassword',
  path: '/api/corporate/reset-password',
  requirements: ['7.20'],
  summary: 'A corporate user sets a new password with the token of a mailed link; every session of theirs ends',
});

/** Either user type. Refusal: INVALID_INPUT beside `currentPassword`; 429 after five wrong ones in a minute. The caller's own session stays. */
export const changePassword = defineOperation({
  name: 'identity.changePassword',
  method: 'POST',
  path: '/api/sessions/change-password',
  caller: 'signed-in',
  requirements: ['7.20'],
  summary: 'Sets a new password; every other session of the person ends, this one stays',
  transaction: 'own',
  body: changePasswordForm,
  response: z.object({ changed: z.literal(true), ended: z.int().describe('other sessions that were ended') }),
  rateLimit: { points: 30, seconds: 600 },
});
