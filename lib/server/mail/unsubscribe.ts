import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { secret } from '../secrets.ts';
import { linkTo } from './link-to.ts';

const subscription = z.object({
  companyId: z.string().nullable(),
  userId: z.string(),
  kind: z.enum(['approvals', 'policyChanges', 'tripReminders', 'priceDrops', 'reviewRequests', 'eventMessages']),
});
/** A kind of email that a person receives and can switch off: an employee of a company, or a consumer, of none. */
export type Subscription = z.infer<typeof subscription>;

const signatureOf = (text: string): string =>
  createHmac('sha256', secret('SESSION_SECRET')).update(`unsubscribe:${text}`).digest('base64url');

/**
 * The address that ends these emails by one click in a mail program (RFC 8058). It names whom they are for and is signed,
 * so that nobody can make one for someone else; it can do nothing but switch off.
 */
export function unsubscribeLink(of: Subscription): string {
  const text = Buffer.from(JSON.stringify(of)).toString('base64url');
  return linkTo(serverRoutes.unsubscribe(`${text}.${signatureOf(text)}`));
}

/** What the last part of such an address names; null for one that was not made here. */
export function subscriptionOf(token: string): Subscription | null {
  const [text = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return subscription.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
