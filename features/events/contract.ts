import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { emailField, mobileField, oneTimeCodeField } from '#lib/shared/person-fields.ts';
import { POSTER_HOURS, POSTER_KINDS } from '#posters/kinds.ts';
import { POSTER_MARKS } from '#posters/options.ts';
import { codeField, party, partyForm } from './party-form.ts';
import { readNumber } from './rules/registration-number.ts';

export * from './budget.contract.ts';
export * from './gallery.contract.ts';
export * from './hosting.contract.ts';
export * from './messages.contract.ts';
export * from './roommates.contract.ts';
export * from './rooms.contract.ts';
export * from './waiting.contract.ts';

const programmeItem = z.object({
  at: z.string().describe('wall time at the place, HH:mm'),
  what: z.string(),
  where: z.string(),
});
export type ProgrammeItem = z.infer<typeof programmeItem>;

/** An action that may be unavailable, with the reason as a sentence. */
const openness = z.object({ open: z.boolean(), why: z.string().nullable() });

const eventDay = z.object({
  day: z.iso.date(),
  title: z.string(),
  full: z.boolean(),
  programme: z.array(programmeItem),
});

export const eventView = z.object({
  code: z.string(),
  name: z.string(),
  host: z.string().nullable().describe('name of the traveller who hosts it; null: an event of the operator'),
  times: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .describe('wall times of the beginning and the end, HH:mm; null where only the programme says'),
  headline: z.string(),
  about: z.string(),
  cityName: z.string(),
  citySlug: z.string(),
  zone: z.string().describe('IANA zone of the place'),
  venue: z.object({
    name: z.string(),
    address: z.string(),
    hotel: z.string().nullable().describe('slug of the hotel, where it is one of ours'),
  }),
  poster: z.object({
    seed: z.string(),
    kind: z.enum(POSTER_KINDS),
    hour: z.enum(POSTER_HOURS),
    mark: z.enum(POSTER_MARKS).optional(),
  }),
  days: z.array(eventDay),
  registrationClosesAt: z.iso.datetime(),
  cancelled: z.boolean(),
  registering: openness,
});
export type EventView = z.infer<typeof eventView>;

export const registrationView = z.object({
  number: z.string(),
  state: z.enum(['registered', 'withdrawn']),
  name: z.string(),
  email: z.string(),
  mobile: z.string().nullable().describe('null where it is not asked for: at an event of a traveller'),
  companions: z.int(),
  days: z.array(z.iso.date()),
  registeredAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
  changing: openness,
  withdrawing: openness,
});
export type RegistrationView = z.infer<typeof registrationView>;

/** 3.4 eventUserDetails, with the token of this registration. */
export const eventSignedIn = z.object({
  eventCode: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  accessToken: z.string(),
  expiresAt: z.iso.datetime(),
});
export type EventSignedIn = z.infer<typeof eventSignedIn>;

const NUMBER_LOOKS = 'A registration number looks like CIT95-7K4M-2Q9X or EV-7K4M-2Q9X.';

/** Forms (5.12). The mobile number is asked for at events of the operator only: no host sees it. */
export const registerForm = z.object({ ...party, mobile: mobileField, email: emailField });
export const hostedRegisterForm = registerForm.omit({ mobile: true });
export const whoForm = z.object({
  number: z.string().trim().max(40, NUMBER_LOOKS).transform(readNumber).pipe(z.string(NUMBER_LOOKS)),
  email: emailField,
});
export const oneTimeCodeForm = z.object({ oneTimeCode: oneTimeCodeField });

export const getEvent = defineOperation({
  name: 'events.getEvent',
  method: 'GET',
  path: '/api/events/details',
  caller: 'public',
  requirements: ['1.2', '2.4', '7.20'],
  summary: 'An event by its code: place, days with their programme, and whether one can still register',
  query: z.object({ code: codeField }),
  response: eventView,
});

/** Refusals: CONFLICT with `days` when a day has too few places; STATE_BLOCKED once registration is closed. */
export const register = defineOperation({
  name: 'events.register',
  method: 'POST',
  path: '/api/events/register',
  caller: 'public',
  requirements: ['1.2', '7.20'],
  summary:
    'Registers someone for an event; the number comes by mail, and the answer does not say whether the mail was registered before',
  body: partyForm.extend({ email: emailField, code: codeField }),
  response: z.object({ mailed: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.email,
});

export const askForCode = defineOperation({
  name: 'events.askForCode',
  method: 'POST',
  path: '/api/events/sign-in-code',
  caller: 'public',
  requirements: ['2.9'],
  transaction: 'own',
  summary: 'Mails a one-time code to who registered with this number and mail; the answer is the same where nobody did',
  body: whoForm.extend({ code: codeField }),
  response: z.object({ mailed: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.email,
});

/**
 * Refusals: 401 UNAUTHENTICATED (one sentence for every reason); 429 TOO_MANY_REQUESTS with Retry-After while its
 * network sends wrong codes; each code's first try is always allowed. The code works in the browser that requested it
 * (by cookie).
 */
export const signIn = defineOperation({
  name: 'events.signIn',
  method: 'POST',
  path: '/api/events/sign-in',
  caller: 'public',
  requirements: ['2.9', '3.4'],
  transaction: 'own',
  summary:
    'Signs in to an event with number, mail and one-time code; the token opens this one registration for 12 hours',
  body: whoForm.extend({ code: codeField, ...oneTimeCodeForm.shape }),
  response: eventSignedIn,
  rateLimit: NETWORK_LIMITS.code,
});

export const signOut = defineOperation({
  name: 'events.signOut',
  method: 'POST',
  path: '/api/events/sign-out',
  caller: 'public',
  requirements: ['2.9'],
  summary: 'Ends a sign-in to an event; ending it twice is no error',
  body: z.object({ accessToken: z.string().min(1).max(200) }),
  response: z.object({ signedOut: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.light,
});

export const getRegistration = defineOperation({
  name: 'events.getRegistration',
  method: 'GET',
  path: '/api/events/registration',
  caller: 'event-guest',
  requirements: ['1.2', '3.4'],
  summary: 'The registration of who is signed in to the event',
  response: registrationView,
});

/**
 * Refusals as for registering; a day’s places are returned and taken in one step, so that a refused change loses
 * nothing.
 */
export const changeRegistration = defineOperation({
  name: 'events.changeRegistration',
  method: 'PUT',
  path: '/api/events/registration',
  caller: 'event-guest',
  requirements: ['1.2', '7.20'],
  summary: 'Changes name, mobile, companions and days',
  body: partyForm,
  response: registrationView,
});

export const withdraw = defineOperation({
  name: 'events.withdraw',
  method: 'POST',
  path: '/api/events/withdraw',
  caller: 'event-guest',
  requirements: ['1.2', '7.20'],
  summary: 'Withdraws the registration; its places are given back at once',
  body: z.object({}),
  response: registrationView,
});
