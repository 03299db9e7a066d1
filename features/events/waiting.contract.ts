import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { emailField } from '#lib/shared/person-fields.ts';
import { codeField, partyForm } from './party-form.ts';

/** As for registering. */
const waitingForm = partyForm.extend({ email: emailField });

/** The key in the link of an email: whoever has it stands for this place in the list. */
const key = z.object({ key: z.string().min(1).max(120) });

/** A place in a waiting list, as whoever waits sees it. */
export const waitingView = z.object({
  code: z.string().describe('of the event'),
  name: z.string(),
  companions: z.int(),
  days: z.array(z.iso.date()).max(14),
  position: z.int().nullable().describe('among those who wait, from 1; null once places are offered'),
  waiting: z.int().describe('how many parties wait'),
  offeredUntil: z.iso.datetime().nullable().describe('until when places are kept for it; null while it waits'),
});
export type WaitingView = z.infer<typeof waitingView>;

const ofWaiting = { caller: 'public', requirements: ['1.2', '7.20'] as string[] } as const;

/**
 * Refusals: CONFLICT with `days` where there are places for everybody; INVALID_INPUT with `companions` where a day never
 * has so many, and with `days`; STATE_BLOCKED once registration is closed, and at the longest list.
 */
export const wait = defineOperation({
  ...ofWaiting,
  name: 'events.wait',
  method: 'POST',
  path: '/api/events/waiting',
  summary:
    'Puts somebody on the waiting list of an event that has too few places; position and link come by mail, and the answer does not say whether the mail was on it before',
  body: waitingForm.extend({ code: codeField }),
  response: z.object({ mailed: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.email,
});

/** Refusal: NOT_FOUND for a key that is none, and once the place is taken, given up, or ended. */
export const waiting = defineOperation({
  ...ofWaiting,
  name: 'events.waiting',
  method: 'POST',
  path: '/api/events/waiting/place',
  summary: 'A place in a waiting list, by the key in its email',
  body: key,
  response: waitingView,
  rateLimit: NETWORK_LIMITS.light,
});

/** Refusals: NOT_FOUND; STATE_BLOCKED while nothing is offered, when the offer is over, and once registration is closed. */
export const acceptOffer = defineOperation({
  ...ofWaiting,
  name: 'events.acceptOffer',
  method: 'POST',
  path: '/api/events/waiting/accept',
  summary: 'Registers whoever was offered places; the answer has the registration number, which also comes by mail',
  body: key,
  response: z.object({ number: z.string(), email: z.string() }),
  rateLimit: NETWORK_LIMITS.light,
});

/** Refusal: NOT_FOUND. */
export const leaveWaiting = defineOperation({
  ...ofWaiting,
  name: 'events.leaveWaiting',
  method: 'POST',
  path: '/api/events/waiting/leave',
  summary: 'Leaves a waiting list; offered places go to the next',
  body: key,
  response: z.object({ left: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.light,
});
