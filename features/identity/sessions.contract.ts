import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';

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
