import 'server-only';

/** What other features may use of payments. Amounts are paise. Functions that talk to the gateway are called outside a transaction. */
export { creditOf, escrowOf, walletOf, type AccountId } from '../rules/accounts.ts';
export { type Entry } from '../rules/entries.ts';
export { type CapturedPayment } from './captured-payment.ts';

// the ledger: joins the caller's transaction
export { postToLedger } from './post-to-ledger.ts';
export { balanceOf } from './wallet-balance.ts';
export { getWalletBalance } from './wallet-balance.ts';
export { recordCapture } from './record-capture.ts';
export { refundToSource } from './refund-to-source.ts';
export { refundToWallet } from './refund-to-wallet.ts';

// the gateway: outside a transaction
export { startPayment } from './start-payment.ts';
export { closePayment } from './close-payment.ts';
export { checkPayment } from './check-payment.ts';
export { checkoutReturn, type CheckoutReturn } from './checkout-return.ts';
export { readPaymentCallback } from './read-payment-callback.ts';
export { findPaymentOrder } from './find-payment-order.ts';
export { recheckDeliveries } from './recheck-deliveries.ts';
export { runPaymentJobs } from './run-payment-jobs.ts';

// news from the gateway: verified first, then read inside the transaction that amendments on it
export { readWebhook, verifyWebhook, type WebhookNews } from './read-webhook.ts';

// use cases that pages and scripts call too

// what a person's account is made of (features/accounts)
export { takeoutWallet } from './takeout-wallet.ts';

// the embedded gateway's own pages: another company
export { attemptPayment } from './embedded-gateway/attempt-payment.ts';
export { viewCheckout } from './embedded-gateway/view-checkout.ts';

// background work
export { paymentsRetention } from './retention.ts';
