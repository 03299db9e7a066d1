import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { secret } from '../secrets.ts';
import { linkTo } from './link-to.ts';

const ofAccount = z.object({
  companyId: z.string().nullable(),
  userId: z.string(),
  kind: z.enum([
    'approvals',
    'policyChanges',
    'tripReminders',
    'scheduleChanges',
    'refunds',
    'priceDrops',
    'reviewRequests',
    'eventMessages',
  ]),
});
const ofEventGuest = z.object({ registrationId: z.string() });
/** A kind of email that a person receives and can switch off: an employee of a company, or a consumer, of none. */
export type AccountSubscription = z.infer<typeof ofAccount>;
/** The email about new messages at an event to somebody who is registered, with or without an account. */
export type GuestSubscription = z.infer<typeof ofEventGuest>;
export type Subscription = AccountSubscription | GuestSubscription;

const signatureOf = (text: string): string =>
  createHmac('sha256', secret('SESSION_SECRET')).update(`unsubscribe:${text}`).digest('base64url');

/**
 * The address that ends these emails by one click in a mail program (RFC 8058). It names whom they are for and is signed,
 * so that nobody can make one for someone else; it can do nothing but switch off.
 */
export const unsubscribeLink = (of: Subscription): string => linkTo(serverRoutes.unsubscribe(tokenOf(of)));

/** The address of a page for a guest of an event, who has no account to end these emails in: it has a button that does. */
export const stopEventEmailsLink = (of: GuestSubscription): string => linkTo(serverRoutes.stopEventEmails(tokenOf(of)));

function tokenOf(of: Subscription): string {
  const text = Buffer.from(JSON.stringify(of)).toString('base64url');
  return `${text}.${signatureOf(text)}`;
}

/** What the last part of such an address names; null for one that was not made here. */
export function subscriptionOf(token: string): Subscription | null {
  const [text = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return ofAccount.or(ofEventGuest).parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
