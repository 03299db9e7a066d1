import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'An e-mail address is at most 254 characters.')
  .pipe(z.email('Enter an e-mail address such as asha@example.com.'));
const name = (which: string) =>
  z.string().trim().min(1, `Enter your ${which} name.`).max(60, 'A name is at most 60 characters.');
const mobile = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ]{8,16}$/, 'Enter a mobile number with 8 to 15 digits.');

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

const device = z
  .object({ deviceId: z.string().max(80), tabId: z.string().max(80) })
  .partial()
  .optional();

/** What a person fills in: the forms and the server check it with the same schemas (5.12). */
export const signUpForm = z.object({
  firstName: name('first'),
  lastName: name('last'),
  email,
  mobile,
  password: z
    .string()
    .min(10, 'A password has at least 10 characters.')
    .max(200, 'A password has at most 200 characters.'),
});
export const signInForm = z.object({
  email,
  password: z.string().min(1, 'Enter your password.').max(200, 'A password has at most 200 characters.'),
});

export const register = defineOperation({
  name: 'identity.register',
  method: 'POST',
  path: '/api/users/register',
  caller: 'public',
  requirements: ['3.3', '4.1'],
  summary: 'A consumer signs up and is signed in',
  transaction: 'own',
  body: signUpForm.extend({ device }),
  response: signedIn,
  rateLimit: { points: 20, seconds: 600 },
});

export const login = defineOperation({
  name: 'identity.login',
  method: 'POST',
  path: '/api/users/login',
  caller: 'public',
  requirements: ['4.1'],
  summary: 'A consumer signs in; unknown address and wrong password give the same answer',
  transaction: 'own',
  body: signInForm.extend({ device }),
  response: signedIn,
  rateLimit: { points: 20, seconds: 300 },
});

export const refresh = defineOperation({
  name: 'identity.refresh',
  method: 'POST',
  path: '/api/users/refresh-token',
  caller: 'public',
  requirements: ['7.4', '4.6'],
  summary: 'Trades a refresh token for a new pair; a saved token opens a tab of its own and comes back renewed',
  transaction: 'own',
  body: z.object({ refreshToken: z.string().min(1).max(400), device }),
  response: tokens,
  rateLimit: { points: 120, seconds: 60 },
});

export const logout = defineOperation({
  name: 'identity.logout',
  method: 'POST',
  path: '/api/users/logout',
  caller: 'public',
  requirements: ['7.5'],
  summary: 'Ends the session family of a refresh token; ending it twice is no error',
  body: z.object({ refreshToken: z.string().min(1).max(400) }),
  response: z.object({ loggedOut: z.literal(true) }),
  rateLimit: { points: 120, seconds: 60 },
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
