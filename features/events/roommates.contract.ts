import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { checkedText, tooLong } from './hosting-fields.ts';
import { LONGEST_ABOUT, MOST_LISTED, MOST_OPEN_REQUESTS, MOST_RECEIVED } from './rules/roommates.ts';

const guestId = z.string().min(1).max(60).describe('of a guest on the list; no registration number');

/** Form (5.12). */
export const sharingForm = z.object({
  about: checkedText(
    oneLine()
      .min(1, 'Write a line about yourself, such as when you sleep and whether you smoke.')
      .max(LONGEST_ABOUT, tooLong(LONGEST_ABOUT)),
  ),
});

const sharer = z.object({
  guestId,
  name: z.string().describe('first name and initial'),
  about: z.string(),
});
export type SharerView = z.infer<typeof sharer>;

const sharing = z.object({
  offered: z.boolean().describe('whether rooms of a hotel are kept for the event'),
  closed: z.string().nullable().describe('why nothing can be changed any more'),
  about: z.string().nullable().describe('the caller’s own line; null while they are not on the list'),
  partner: sharer.nullable().describe('with whom the caller shares a room'),
  received: z.array(sharer).max(MOST_RECEIVED).describe('who asks the caller'),
  sent: z.array(sharer).max(MOST_OPEN_REQUESTS).describe('whom the caller asks'),
  others: z
    .array(sharer.extend({ refused: z.string().nullable().describe('why the caller cannot ask them') }))
    .max(MOST_LISTED)
    .describe('the other guests on the list; none while the caller is not on it or shares a room'),
});
export type SharingView = z.infer<typeof sharing>;

const ofGuest = { caller: 'event-guest', requirements: ['1.2'] as string[] } as const;
const CHANGES = { points: 60, seconds: 3600 } as const;

export const roommates = defineOperation({
  ...ofGuest,
  name: 'events.roommates',
  method: 'GET',
  path: '/api/events/roommates',
  summary: 'Guests of the event who look for somebody to share a room, for a guest who does too, and the requests',
  response: sharing,
});

/** Again changes the line. Refusals: INVALID_INPUT beside `about`; STATE_BLOCKED with the reason, also when the list is full. */
export const offerToShare = defineOperation({
  ...ofGuest,
  name: 'events.offerToShare',
  method: 'POST',
  path: '/api/events/roommates',
  summary: 'Puts the caller on the list of guests who want to share a room',
  body: sharingForm,
  response: sharing,
  rateLimit: { points: 20, seconds: 3600 },
});

/** Leaving again changes nothing. */
export const leaveSharing = defineOperation({
  ...ofGuest,
  name: 'events.leaveSharing',
  method: 'POST',
  path: '/api/events/roommates/leave',
  summary: 'Takes the caller off the list; their requests end, and so does sharing a room',
  body: z.object({}),
  response: sharing,
});

/** Refusals: NOT_FOUND for somebody who is not on the list; STATE_BLOCKED with the reason. */
export const askToShare = defineOperation({
  ...ofGuest,
  name: 'events.askToShare',
  method: 'POST',
  path: '/api/events/roommates/ask',
  summary: 'Asks somebody on the list to share a room; they are told by email',
  body: z.object({ guestId }),
  response: sharing,
  rateLimit: { points: 20, seconds: 3600 },
});

/** Refusals as for asking. */
export const takeBackRequest = defineOperation({
  ...ofGuest,
  name: 'events.takeBackRequest',
  method: 'POST',
  path: '/api/events/roommates/take-back',
  summary: 'Takes a request of the caller back',
  body: z.object({ guestId }),
  response: sharing,
  rateLimit: CHANGES,
});

/** Refusals as for asking. */
export const answerRequest = defineOperation({
  ...ofGuest,
  name: 'events.answerRequest',
  method: 'POST',
  path: '/api/events/roommates/answer',
  summary: 'Accepts or declines a request; accepting ends every other open request of both',
  body: z.object({ guestId, accepted: z.boolean() }),
  response: sharing,
  rateLimit: CHANGES,
});

/** Refusal: STATE_BLOCKED for somebody who shares with nobody. */
export const endSharing = defineOperation({
  ...ofGuest,
  name: 'events.endSharing',
  method: 'POST',
  path: '/api/events/roommates/end',
  summary: 'Ends sharing a room; the other is told by email, and both are on the list again',
  body: z.object({}),
  response: sharing,
  rateLimit: CHANGES,
});
