import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { nameLine } from '#lib/shared/name-fields.ts';
import { zoneNamed } from '#lib/shared/time-zones.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { USER_TYPES } from '#lib/shared/user-type.ts';
import { NEEDED_OF_EMPLOYEES } from './rules/needed-of-employees.ts';

const line = (most: number) => oneLine().max(most);
/** The longest subscriptions known (Edge) have some 900 characters, Firebase's tokens some 170. */
const deviceToken = z.string().min(1).max(2000);
const deviceId = line(80).min(1);

/**
 * A device registration (3.16). `token` is the browser's push subscription as JSON, or its registration token of Firebase.
 * The fields of the user are checked (5.2) and not stored: the server knows them.
 */
export const deviceRegistration = z
  .object({
    userId: z.string().max(60),
    token: deviceToken,
    userType: z.enum(USER_TYPES),
    deviceInfo: z.object({ userAgent: line(400), platform: line(100), language: line(40), deviceId }),
    companyId: line(60).nullable().default(null),
    companyName: nameLine().max(200).nullable().default(null),
    firstName: nameLine().max(120).nullable().default(null),
    lastName: nameLine().max(120).nullable().default(null),
    email: line(254).nullable().default(null),
    mobile: line(40).nullable().default(null),
  })
  .superRefine((registration, issues) => {
    if (registration.userType !== 'corporate') return;
    for (const field of NEEDED_OF_EMPLOYEES)
      if (!registration[field])
        issues.addIssue({ code: 'custom', path: [field], message: 'A corporate device needs this.' });
  });
export type DeviceRegistration = z.infer<typeof deviceRegistration>;

/**
 * Registering again replaces what the device registered before. Refusals: INVALID_INPUT beside `userId` for someone
 * else's, and beside `token` where it is no subscription at a push service we know and no token of the configured
 * Firebase; STATE_BLOCKED where this installation sends no push messages.
 */
export const registerDevice = defineOperation({
  name: 'push.registerDevice',
  method: 'PUT',
  path: '/api/users/device-token',
  caller: 'signed-in',
  requirements: ['3.16', '7.11', '7.16'],
  summary: 'Registers this browser for push messages to the caller',
  body: deviceRegistration,
  response: z.object({ registered: z.literal(true) }),
  rateLimit: { points: 60, seconds: 600 },
});

/**
 * By its token or, where the browser has none any more, by its `deviceId`. A browser that is not registered is no error.
 */
export const forgetDevice = defineOperation({
  name: 'push.forgetDevice',
  method: 'POST',
  path: '/api/users/device-token/remove',
  caller: 'signed-in',
  requirements: ['7.11'],
  summary: 'Ends push messages to the caller in this browser',
  body: z
    .object({
      token: deviceToken.optional(),
      deviceId: deviceId.optional().describe('as registered; a browser loses its token where it is denied permission'),
    })
    .refine(({ token, deviceId: id }) => token ?? id, { path: ['token'], message: 'Name the token or the device.' }),
  response: z.object({ forgotten: z.literal(true) }),
});

const zoneName = line(64).refine((name) => zoneNamed(name) !== null, 'This time zone is not known.');
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time such as 22:00.');

/**
 * The hours of a day, by the clock of `zone` (an IANA name), in which push messages wait. They may span midnight.
 */
export const quietHours = z
  .object({ from: wallTime, until: wallTime, zone: zoneName })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: 'Choose an end other than the start.' });
export type QuietHours = z.infer<typeof quietHours>;
const quietHoursOfPerson = z.object({ quietHours: quietHours.nullable().describe('null where none are set') });

export const readQuietHours = defineOperation({
  name: 'push.readQuietHours',
  method: 'GET',
  path: '/api/users/quiet-hours',
  caller: 'signed-in',
  requirements: ['7.11'],
  summary: 'The hours in which push messages to the caller wait',
  response: quietHoursOfPerson,
});

/** For all devices of the caller. Messages that wait already keep their time. */
export const saveQuietHours = defineOperation({
  name: 'push.saveQuietHours',
  method: 'PUT',
  path: '/api/users/quiet-hours',
  caller: 'signed-in',
  requirements: ['7.11'],
  summary: 'Sets or removes the hours in which push messages to the caller wait',
  body: quietHoursOfPerson,
  response: quietHoursOfPerson,
  rateLimit: { points: 60, seconds: 600 },
});

const text = z.string();
/** A web app of Firebase as its console names it, and the public key of the project's Web Push certificate. None of it is secret. */
const firebaseWebApp = z.object({
  projectId: text,
  apiKey: text,
  appId: text,
  messagingSenderId: text,
  vapidKey: text,
});
export type FirebaseWebApp = z.infer<typeof firebaseWebApp>;

/** A browser registers at Firebase where that is configured, else subscribes with `publicKey`; push messages are not sent where both are null. */
export const readPushOptions = defineOperation({
  name: 'push.options',
  method: 'GET',
  path: '/api/users/push-options',
  caller: 'signed-in',
  requirements: ['7.11'],
  summary: 'What a browser needs to subscribe to push messages',
  response: z.object({
    publicKey: z.string().nullable().describe('VAPID public key in base64url; null where the server has none'),
    firebase: firebaseWebApp.nullable().describe('null where Firebase is not configured'),
  }),
});
export type PushOptions = z.infer<typeof readPushOptions.response>;
