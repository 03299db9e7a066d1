import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '#lib/server/secrets.ts';

/** Razorpay's signature of a successful callback: HMAC-SHA256(order|payment, key secret), hex (DOMAIN.md [49]). */
export const signCallback = ({ orderId, paymentId }: { orderId: string; paymentId: string }): string =>
  hmac('GATEWAY_KEY_SECRET', `${orderId}|${paymentId}`);

/** Razorpay's X-Razorpay-Signature: HMAC-SHA256(raw body, webhook secret), hex. */
export const signWebhook = (rawBody: string): string => hmac('GATEWAY_WEBHOOK_SECRET', rawBody);

/** Compares in constant time. */
export function sameSignature(expected: string, given: string): boolean {
  const [first, second] = [Buffer.from(expected), Buffer.from(given)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const hmac = (name: 'GATEWAY_KEY_SECRET' | 'GATEWAY_WEBHOOK_SECRET', text: string): string =>
  createHmac('sha256', secret(name)).update(text).digest('hex');
