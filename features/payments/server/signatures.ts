import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '#lib/server/secrets.ts';

/** What Razorpay puts beside a successful callback: HMAC-SHA256(order|payment, key secret), in hex (DOMAIN.md [49]). */
export const signCallback = ({ orderId, paymentId }: { orderId: string; paymentId: string }): string =>
  hmac('GATEWAY_KEY_SECRET', `${orderId}|${paymentId}`);

/** What Razorpay puts into X-Razorpay-Signature: HMAC-SHA256(raw body, webhook secret), in hex. */
export const signWebhook = (rawBody: string): string => hmac('GATEWAY_WEBHOOK_SECRET', rawBody);

/** Compares in a time that does not tell how much of it was right. */
export function sameSignature(expected: string, given: string): boolean {
  const [first, second] = [Buffer.from(expected), Buffer.from(given)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const hmac = (name: 'GATEWAY_KEY_SECRET' | 'GATEWAY_WEBHOOK_SECRET', text: string): string =>
  createHmac('sha256', secret(name)).update(text).digest('hex');
