import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';

export const walletBalance = defineOperation({
  name: 'payments.walletBalance',
  method: 'GET',
  path: '/api/wallet/balance',
  caller: 'consumer',
  requirements: ['7.20'],
  summary: 'Wallet balance in paise',
  response: z.object({ balance: z.int(), currency: z.string() }),
});

export const walletTransaction = z.object({
  _id: z.string(),
  at: z.string(),
  amount: z.int().describe('negative when spent'),
  balance: z.int(),
  note: z.string(),
  bookingId: z.string().nullable(),
});
export const walletTransactions = defineOperation({
  name: 'payments.walletTransactions',
  method: 'GET',
  path: '/api/wallet/transactions',
  caller: 'consumer',
  requirements: ['7.20'],
  summary: 'Wallet transactions, newest first',
  query: z.object({
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.object({
    response: z.array(
      walletTransaction.extend({
        bookingName: z.string().nullable().describe('hotel, route or package of the booking; null without one'),
      }),
    ),
    count: z.int(),
  }),
});

/** Razorpay's webhook, as far as it is used. The signature covers the raw body. */
export const webhook = defineOperation({
  name: 'payments.webhook',
  method: 'POST',
  path: '/api/payments/webhook',
  caller: 'signature',
  transaction: 'own',
  summary: 'The gateway’s events; X-Razorpay-Signature = HMAC-SHA256(raw body)',
  response: z.object({ received: z.literal(true) }),
  maxBytes: 256 * 1024,
});

/** The embedded gateway's API, used by its hosted checkout. Not part of a production installation. */
export const gatewayCheckout = defineOperation({
  name: 'gateway.checkout',
  method: 'GET',
  path: '/api/gateway/checkout',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Embedded gateway: what its checkout shows of an order',
  query: z.object({ orderId: z.string().max(60) }),
  response: z.object({
    orderId: z.string(),
    amount: z.int(),
    currency: z.string(),
    description: z.string(),
    expiresAt: z.string().describe('the last moment to pay'),
    state: z.enum(['open', 'paid', 'closed']),
    leaveUrl: z.string().describe('back to the shop, without paying or after it'),
  }),
});
export type CheckoutView = z.infer<typeof gatewayCheckout.response>;

export const gatewayAttempt = defineOperation({
  name: 'gateway.attempt',
  method: 'POST',
  path: '/api/gateway/attempt',
  caller: 'public',
  requirements: ['7.20'],
  transaction: 'own',
  summary: 'Embedded gateway: the payer pays, fails or leaves',
  body: z.object({
    orderId: z.string().max(60),
    method: z.enum(['upi', 'card', 'netbanking']),
    outcome: z.enum(['success', 'failure', 'success-late-webhook', 'success-duplicate-webhook', 'success-no-return']),
  }),
  response: z.object({
    callback: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
    paid: z.boolean(),
    message: z.string(),
  }),
  rateLimit: NETWORK_LIMITS.payment,
});
