import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { nameField } from '#lib/shared/name-fields.ts';
import {
  deviceField,
  emailField,
  mobileField,
  newPasswordField,
  oneTimeCodeField,
  passwordField,
} from '#lib/shared/person-fields.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { addressProof, codeBody, proofLinkBody } from './address-proofs.contract.ts';

/** Personal user (3.3) on the wire. */
export const personalUser = z.object({
  _id: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string(),
});
export type PersonalUser = z.infer<typeof personalUser>;

/**
 * Access token: 15 minutes. Refresh token: single use, rotated. Saved token: of the 7-day record (3.5), single use too.
 */
export const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  savedToken: z.string().optional().describe('for the saved record of this person; trades for a tab of its own'),
});
export type Tokens = z.infer<typeof tokens>;
export const signedIn = personalUser.extend(tokens.shape);
export type SignedIn = z.infer<typeof signedIn>;

/** Forms, validated by browser and server with the same schemas (5.12). */
export const signUpForm = z.object({
  firstName: nameField('first'),
  lastName: nameField('last'),
  email: emailField,
  mobile: mobileField,
  password: newPasswordField,
});
export const signInForm = z.object({ email: emailField, password: passwordField });
export const updateUserForm = signUpForm.omit({ password: true }).extend({ currentPassword: passwordField.optional() });

const token = z.object({ refreshToken: z.string().min(1).max(400) });
const refreshBody = token.extend({ device: deviceField });
const loggedOut = z.object({ loggedOut: z.literal(true) });

export const register = defineOperation({
  name: 'identity.register',
  method: 'POST',
  path: '/api/users/register',
  caller: 'public',
  requirements: ['3.3', '4.1'],
  summary: 'A consumer signs up: a code goes to their address, and the account is made once they have shown it',
  transaction: 'own',
  body: signUpForm.extend({ device: deviceField }),
  response: addressProof,
  rateLimit: NETWORK_LIMITS.email,
});

/**
 * Refusals: INVALID_INPUT beside `oneTimeCode`; LINK_INVALID for an attempt that ended; 409 EMAIL_TAKEN once the
 * address is proved.
 */
export const confirmRegistration = defineOperation({
  name: 'identity.confirmRegistration',
  method: 'POST',
  path: '/api/users/register/confirm',
  caller: 'public',
  requirements: ['3.3', '4.1'],
  summary: 'Completes a consumer’s sign-up with the code from the email, and signs them in',
  transaction: 'own',
  body: codeBody,
  response: signedIn,
  rateLimit: NETWORK_LIMITS.code,
});

/**
 * The password proves that the person who signed up opened the link. Refusals as with the code, INVALID_INPUT beside
 * `password`.
 */
export const confirmRegistrationByLink = defineOperation({
  name: 'identity.confirmRegistrationByLink',
  method: 'POST',
  path: '/api/users/register/confirm-link',
  caller: 'public',
  requirements: ['3.3', '4.1'],
  summary: 'Completes a consumer’s sign-up with the link from the email and the password chosen before, in any browser',
  transaction: 'own',
  body: proofLinkBody,
  response: signedIn,
  rateLimit: NETWORK_LIMITS.passwordHash,
});

/**
 * Refusals: 401 UNAUTHENTICATED (one sentence for every reason); 429 TOO_MANY_REQUESTS with Retry-After, even with the
 * right password.
 */
export const login = defineOperation({
  name: 'identity.login',
  method: 'POST',
  path: '/api/users/login',
  caller: 'public',
  requirements: ['4.1'],
  summary: 'A consumer signs in; unknown address and wrong password give the same answer',
  transaction: 'own',
  body: signInForm.extend({ device: deviceField }),
  response: signedIn,
  rateLimit: 'counted by the use case',
});

export const signInCodeForm = z.object({ email: emailField });

export const askForSignInCode = defineOperation({
  name: 'identity.askForSignInCode',
  method: 'POST',
  path: '/api/users/sign-in-code',
  caller: 'public',
  requirements: ['4.1'],
  summary: 'Mails a one-time code to sign in to a consumer’s account; the answer is the same where there is none',
  transaction: 'own',
  body: signInCodeForm,
  response: z.object({ mailed: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.email,
});

/**
 * Refusals: 401 UNAUTHENTICATED (one sentence for every reason); 429 TOO_MANY_REQUESTS with Retry-After while its
 * network sends wrong codes; each code's first try is always allowed. The code works in the browser that requested it
 * (by cookie), and never for a corporate account.
 */
export const signInWithCode = defineOperation({
  name: 'identity.signInWithCode',
  method: 'POST',
  path: '/api/users/login-with-code',
  caller: 'public',
  requirements: ['4.1'],
  summary: 'A consumer signs in with email and one-time code',
  transaction: 'own',
  body: signInCodeForm.extend({ oneTimeCode: oneTimeCodeField, device: deviceField }),
  response: signedIn,
  rateLimit: NETWORK_LIMITS.code,
});

/** Refusal: 401 REFRESH_TOKEN_INVALID. A used token gives a successor for 30 s; later it ends its family. */
export const refresh = defineOperation({
  name: 'identity.refresh',
  method: 'POST',
  path: '/api/users/refresh-token',
  caller: 'public',
  requirements: ['7.4', '4.6'],
  summary: 'Trades a refresh token for a new pair; a saved token opens a tab of its own and comes back renewed',
  transaction: 'own',
  body: refreshBody,
  response: tokens,
  rateLimit: 'counted by the use case',
});

/** The same for corporate users. Neither path accepts the other's tokens or uses them up. */
export const corporateRefresh = defineOperation({
  name: 'identity.corporateRefresh',
  method: 'POST',
  path: '/api/corporate/refresh-token',
  caller: 'public',
  requirements: ['7.4', '4.6'],
  summary: 'Trades a corporate user’s refresh token for a new pair, or a saved one for a tab of its own',
  transaction: 'own',
  body: refreshBody,
  response: tokens,
  rateLimit: 'counted by the use case',
});

const logoutBody = token.extend({
  scope: z
    .enum(['tab', 'browser'])
    .optional()
    .describe('browser, the default: the saved session too, with every tab opened from it'),
});

export const logout = defineOperation({
  name: 'identity.logout',
  method: 'POST',
  path: '/api/users/logout',
  caller: 'public',
  requirements: ['7.5'],
  summary: 'Ends the sessions of a refresh token’s browser, or one tab’s; ending them twice is no error',
  transaction: 'own',
  body: logoutBody,
  response: loggedOut,
  rateLimit: 'counted by the use case',
});

export const corporateLogout = defineOperation({
  name: 'identity.corporateLogout',
  method: 'POST',
  path: '/api/corporate/logout',
  caller: 'public',
  requirements: ['7.5'],
  summary: 'The same for a corporate user',
  transaction: 'own',
  body: logoutBody,
  response: loggedOut,
  rateLimit: 'counted by the use case',
});

export const getUser = defineOperation({
  name: 'identity.getUser',
  method: 'GET',
  path: '/api/users/details',
  caller: 'consumer',
  requirements: ['7.7'],
  summary: 'The signed-in consumer (their own id only)',
  query: z.object({ id: z.string().max(60) }),
  response: personalUser,
});

export const chooseLanguage = defineOperation({
  name: 'identity.chooseLanguage',
  method: 'PUT',
  path: '/api/users/language',
  caller: 'consumer',
  requirements: ['7.20', '3.3'],
  summary: 'Stores the language in which the signed-in consumer reads emails and push messages',
  body: z.object({ language: z.enum(['en', 'hi']) }),
  response: z.object({ language: z.enum(['en', 'hi']) }),
  rateLimit: { points: 30, seconds: 600 },
});

/**
 * A new email needs `currentPassword` and takes effect once the new address is proved (`confirmEmail`); until then
 * `emailProof` says which attempt is open. Refusal: INVALID_INPUT beside `currentPassword`.
 */
export const updateUser = defineOperation({
  name: 'identity.updateUser',
  method: 'PUT',
  path: '/api/users/update',
  caller: 'consumer',
  requirements: ['7.20', '3.3'],
  summary: 'The signed-in consumer changes their details; a new email needs the password',
  transaction: 'own',
  body: updateUserForm,
  response: personalUser.extend({ emailProof: addressProof.nullable() }),
  rateLimit: { points: 30, seconds: 600 },
});

/**
 * The old address is notified. Refusals: INVALID_INPUT beside `oneTimeCode`; LINK_INVALID; 409 EMAIL_TAKEN once the
 * address is proved.
 */
export const confirmEmail = defineOperation({
  name: 'identity.confirmEmail',
  method: 'POST',
  path: '/api/users/update/confirm-email',
  caller: 'consumer',
  requirements: ['7.20', '3.3'],
  summary: 'Gives the signed-in consumer the email whose code they show',
  transaction: 'own',
  body: codeBody.omit({ device: true }),
  response: personalUser,
  rateLimit: { points: 60, seconds: 600 },
});

export * from './address-proofs.contract.ts';
export * from './passwords.contract.ts';
export * from './sessions.contract.ts';
