import 'server-only';

/** A payment for an order. `method` in Razorpay's terms: upi, card, netbanking. Amount in paise. */
export type GatewayPayment = { id: string; amount: number; method: string };

/** The state of an order at the gateway. `closed` includes expired: it can never be paid any more. */
export type GatewayOrder = {
  id: string;
  receipt: string;
  amount: number;
  currency: string;
  state: 'open' | 'paid' | 'closed';
  payment: GatewayPayment | null;
  checkoutUrl: string;
};

/** The amount to pay, the deadline, and where the payer's browser returns to. `receipt` is our own order id. */
export type GatewayOrderRequest = {
  receipt: string;
  amount: number;
  currency: string;
  description: string;
  expiresAt: Date;
  callbackUrl: string;
};

/**
 * A payment gateway in the shape of Razorpay orders (DOMAIN.md [49, 50]): order, hosted checkout, signed callback,
 * signed webhook, refund. Every call that changes something is told apart by our receipt, so a repeat after a crash
 * gives the first answer. The gateway is another company: its calls never join a transaction of ours.
 *
 * After a success the payer's browser POSTs `razorpay_order_id`, `razorpay_payment_id` and `razorpay_signature` to the
 * callback URL; a payer who leaves comes back to it by GET with `razorpay_order_id` alone.
 */
export type PaymentGateway = {
  createOrder: (request: GatewayOrderRequest) => Promise<GatewayOrder>;
  /** The order of a receipt; null when the gateway never received it. */
  getOrder: (order: { receipt: string }) => Promise<GatewayOrder | null>;
  /** Closes an unpaid order for good. The returned state is `paid` when the payer was faster. */
  closeOrder: (order: { receipt: string }) => Promise<GatewayOrder | null>;
  /** Refunds a part or all of a captured payment. Throws CONFLICT for more than is left of it. */
  refund: (refund: {
    receipt: string;
    paymentId: string;
    amount: number;
  }) => Promise<{ id: string; state: 'pending' | 'processed' }>;
  /** Verifies the callback's signature for this order and payment: HMAC-SHA256(order|payment, key secret). */
  verifyCallback: (callback: { orderId: string; paymentId: string; signature: string }) => boolean;
  /** Verifies the signature of a webhook's raw body with our webhook secret. */
  verifyWebhook: (webhook: { rawBody: string; signature: string }) => boolean;
};
