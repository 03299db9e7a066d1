import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import {
  deviceField,
  emailField,
  linkTokenField,
  mobileField,
  nameField,
  newPasswordField,
  passwordField,
} from '#lib/shared/person-fields.ts';

/** 3.3 Personal user, as on the wire. */
export const personalUser = z.object({
  _id: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string(),
});
export type PersonalUser = z.infer<typeof personalUser>;

/** Access token: 15 minutes. Refresh token: one use, rotated. Saved token: what the 7-day record (3.5) keeps, one use too. */
export const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  savedToken: z.string().optional().describe('for the saved record of this person; trades for a tab of its own'),
});
export type Tokens = z.infer<typeof tokens>;
export const signedIn = personalUser.extend(tokens.shape);
export type SignedIn = z.infer<typeof signedIn>;

/** What a person fills in: the forms and the server check it with the same schemas (5.12). */
export const signUpForm = z.object({
  firstName: nameField('first'),
  lastName: nameField('last'),
  email: emailField,
  mobile: mobileField,
  password: newPasswordField,
});
export const signInForm = z.object({ email: emailField, password: passwordField });
export const forgotPasswordForm = z.object({ email: emailField });
export const updateUserForm = signUpForm.omit({ password: true }).extend({ currentPassword: passwordField.optional() });
export const changePasswordForm = z.object({ currentPassword: passwordField, password: newPasswordField });

const token = z.object({ refreshToken: z.string().min(1).max(400) });
const refreshBody = token.extend({ device: deviceField });
const loggedOut = z.object({ loggedOut: z.literal(true) });

export const register = defineOperation({
  name: 'identity.register',
  method: 'POST',
  path: '/api/users/register',
  caller: 'public',
  requirements: ['3.3', '4.1'],
  summary: 'A consumer signs up and is signed in',
  transaction: 'own',
  body: signUpForm.extend({ device: deviceField }),
  response: signedIn,
  rateLimit: { points: 20, seconds: 600 },
});

/** Refusals: 401 UNAUTHENTICATED (one sentence for every reason); 429 TOO_MANY_REQUESTS with Retry-After, for a right password too. */
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
  rateLimit: { points: 300, seconds: 300 },
});

/** Refusal: 401 REFRESH_TOKEN_INVALID. A token used before brings a successor for 30 s, later it ends its family. */
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
  rateLimit: { points: 120, seconds: 60 },
});

/** The same for corporate users. Neither path takes the other's tokens: they are refused and not used up. */
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
  rateLimit: { points: 600, seconds: 60 },
});

export const logout = defineOperation({
  name: 'identity.logout',
  method: 'POST',
  path: '/api/users/logout',
  caller: 'public',
  requirements: ['7.5'],
  summary: 'Ends the session family of a refresh token; ending it twice is no error',
  body: token,
  response: loggedOut,
  rateLimit: { points: 120, seconds: 60 },
});

export const corporateLogout = defineOperation({
  name: 'identity.corporateLogout',
  method: 'POST',
  path: '/api/corporate/logout',
  caller: 'public',
  requirements: ['7.5'],
  summary: 'Ends the session family of a corporate user’s refresh token; ending it twice is no error',
  body: token,
  response: loggedOut,
  rateLimit: { points: 600, seconds: 60 },
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

/** A new e-mail needs `currentPassword` and is told to the old address. Refusals: EMAIL_TAKEN; INVALID_INPUT beside `currentPassword`. */
export const updateUser = defineOperation({
  name: 'identity.updateUser',
  method: 'PUT',
  path: '/api/users/update',
  caller: 'consumer',
  requirements: ['7.20', '3.3'],
  summary: 'The signed-in consumer changes their details; a new e-mail needs the password',
  transaction: 'own',
  body: updateUserForm,
  response: personalUser,
  rateLimit: { points: 30, seconds: 600 },
});

const mailSent = z.object({ mailed: z.literal(true) }).describe('the same whether or not there is such an account');
const forgot = {
  method: 'POST',
  caller: 'public',
  transaction: 'own',
  body: forgotPasswordForm,
  response: mailSent,
  rateLimit: { points: 30, seconds: 600 },
} as const;

/** Always the same answer. If there is an account, a mail with a link of 30 minutes follows; at most three an hour. */
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
  rateLimit: { points: 30, seconds: 600 },
} as const;

/** Refusal: 410 LINK_INVALID (used, past its 30 minutes, or never ours). Ends every session of the person and opens a locked sign-in. */
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

/** Either user type. Refusal: INVALID_INPUT beside `currentPassword`; 429 after five wrong ones. The caller's own session stays. */
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

/** One browser a person is signed in at: its saved record and every tab opened from it. */
export const activeSession = z.object({
  _id: z.string(),
  device: z.string().describe('such as “Chrome on Android”; “An unknown device” where the browser says nothing'),
  country: z.string().nullable().describe('name of the country the session was opened from, by its address; a hint'),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  thisOne: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSession>;

export const listSessions = defineOperation({
  name: 'identity.listSessions',
  method: 'GET',
  path: '/api/sessions/list',
  caller: 'signed-in',
  requirements: ['4.1'],
  summary: 'Where the person is signed in: this one first, then the last used',
  response: z.array(activeSession),
});

export const endSession = defineOperation({
  name: 'identity.endSession',
  method: 'POST',
  path: '/api/sessions/end',
  caller: 'signed-in',
  requirements: ['4.1'],
  summary: 'Ends one of the person’s own sessions with all its tabs',
  body: z.object({ sessionId: z.string().max(60) }),
  response: z.object({ ended: z.literal(true) }),
});

export const endAllSessions = defineOperation({
  name: 'identity.endAllSessions',
  method: 'POST',
  path: '/api/sessions/end-all',
  caller: 'signed-in',
  requirements: ['4.1'],
  summary: 'Signs the person out everywhere, or everywhere but here',
  body: z.object({ keepThis: z.boolean().default(false) }),
  response: z.object({ ended: z.int() }),
});
