import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { REASONS } from './rules/reason.ts';

const delivery = z.object({
  undeliverable: z
    .object({ address: z.string(), reason: z.enum(REASONS), since: z.string().describe('ISO 8601') })
    .nullable()
    .describe('null while emails to the account’s address are sent'),
});
export type EmailDelivery = z.infer<typeof delivery>;

export const readDelivery = defineOperation({
  name: 'emailDelivery.read',
  method: 'GET',
  path: '/api/users/email-delivery',
  caller: 'signed-in',
  requirements: ['7.20'],
  summary: 'Whether emails to the caller’s address come back',
  response: delivery,
});

/** Sends an email at once, and what was held back during the last day. Nothing where emails are sent already. */
export const tryAgain = defineOperation({
  name: 'emailDelivery.tryAgain',
  method: 'POST',
  path: '/api/users/email-delivery/try-again',
  caller: 'signed-in',
  requirements: ['7.20'],
  summary: 'Sends emails to the caller’s address again',
  body: z.object({}),
  response: delivery,
  rateLimit: { points: 5, seconds: 86_400 },
});

/**
 * A delivery report (RFC 3464) as the operator’s mail server got it. Signed by `Authorization: Bearer` with
 * BOUNCE_SECRET. A report that is none, or of no email of ours, changes nothing.
 */
export const returned = defineOperation({
  name: 'emailDelivery.returned',
  method: 'POST',
  path: '/api/mail/returned',
  caller: 'signature',
  summary:
    'An email that came back: the message/rfc822 of its delivery report, with Authorization: Bearer BOUNCE_SECRET',
  response: z.object({ received: z.literal(true) }),
  maxBytes: 256 * 1024,
});
