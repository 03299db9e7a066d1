import * as z from 'zod';
import { personalUser } from '#features/identity/contract.ts';
import { switchedOff } from '#features/notifications/contract.ts';
import { quietHours } from '#features/push/contract.ts';
import { businessDetails, savedTraveller } from '#features/travellers/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { passwordField } from '#lib/shared/person-fields.ts';

/** Why an account cannot be closed yet, one sentence each; empty when it can. */
const obstacles = z.array(
  z.object({ kind: z.enum(['trip', 'payment', 'refund']), bookingId: z.string(), sentence: z.string() }),
);

/** What a person is shown before closing their account. */
export const closingTerms = defineOperation({
  name: 'accounts.closingTerms',
  method: 'GET',
  path: '/api/users/closing-terms',
  caller: 'consumer',
  requirements: ['7.20'],
  summary: 'What stands in the way of closing the account, and what would be given up',
  response: z.object({
    obstacles,
    walletBalance: z.int().describe('paise that closing gives up: a closed wallet cannot pay out'),
    kept: z.array(z.string()).describe('what is kept after closing, why and for how long, in sentences'),
  }),
});

/**
 * Refusals: STATE_BLOCKED with `details: { obstacles, walletBalance }` while a trip, payment or refund is open, or when
 * `givenUp` is not the balance; INVALID_INPUT beside `password`. Then the person's details and those of
 * everybody on their bookings are gone for good, every session ends, and issued invoices stay.
 */
export const closeAccount = defineOperation({
  name: 'accounts.closeAccount',
  method: 'POST',
  path: '/api/users/delete',
  caller: 'consumer',
  requirements: ['7.20'],
  summary: 'Deletes the consumer’s account; documents of past bookings stay as the law asks',
  transaction: 'own',
  body: z.object({
    password: passwordField,
    givenUp: z.int().min(0).default(0).describe('wallet balance in paise that the person agreed to give up'),
  }),
  response: z.object({ deleted: z.literal(true) }),
  rateLimit: { points: 10, seconds: 600 },
});

/** All data about a person. Amounts in paise, times ISO 8601 in UTC. */
export const takeout = z.object({
  exportedAt: z.iso.datetime(),
  user: personalUser.extend({
    language: z.enum(['en', 'hi']).nullable().describe('of emails; null: none was chosen'),
    signedUpAt: z.iso.datetime(),
  }),
  sessions: z.array(z.record(z.string(), z.unknown())),
  bookings: z.array(z.record(z.string(), z.unknown())),
  travellers: z.array(savedTraveller),
  business: businessDetails.nullable(),
  walletTransactions: z.array(z.record(z.string(), z.unknown())),
  pushDevices: z.array(z.object({ deviceId: z.string(), pushService: z.string(), registeredAt: z.iso.datetime() })),
  quietHours: quietHours.nullable(),
  notificationsSwitchedOff: z.array(switchedOff),
  savedStays: z.array(z.record(z.string(), z.unknown())),
  savedListSharedAt: z.iso.datetime().nullable(),
  likedStays: z.array(z.record(z.string(), z.unknown())),
  cart: z.array(z.record(z.string(), z.unknown())),
  guestReviews: z.array(z.record(z.string(), z.unknown())),
  reportedReviews: z.array(z.record(z.string(), z.unknown())),
  hostedEvents: z.array(z.record(z.string(), z.unknown())),
  securityEvents: z.array(z.record(z.string(), z.unknown())),
});

/**
 * Requires the password: an unattended browser must not give all data away. Refusal: INVALID_INPUT beside `password`.
 */
export const exportData = defineOperation({
  name: 'accounts.exportData',
  method: 'POST',
  path: '/api/users/export',
  caller: 'consumer',
  requirements: ['7.20'],
  summary: 'Everything kept about the signed-in consumer, as JSON; needs the password',
  transaction: 'none',
  body: z.object({ password: passwordField }),
  response: takeout,
  rateLimit: { points: 10, seconds: 600 },
});
