import 'server-only';

/**
 * The server interface of payments for other features. Amounts are in paise. Functions that call the gateway are called
 * outside a transaction.
 */
export { creditOf, escrowOf, walletOf, type AccountId } from '../rules/accounts.ts';
export { type Entry } from '../rules/entries.ts';
export { type Share } from '../rules/shares.ts';
export { type CapturedPayment } from './captured-payment.ts';

// the ledger: within the caller's transaction
export { postToLedger } from './post-to-ledger.ts';
export { balanceOf } from './wallet-balance.ts';
export { accountLines, accountLinesBelow, type WalletRow } from './list-wallet-transactions.ts';
export { getWalletBalance } from './wallet-balance.ts';
export { recordCapture } from './record-capture.ts';
export { refundToSource } from './refund-to-source.ts';
export { refundToWallet } from './refund-to-wallet.ts';
export { moneyOf, refundsWaitingSince, retryRefunds, type WaitingRefund } from './waiting-refunds.ts';

// the gateway: outside a transaction
export { startPayment } from './start-payment.ts';
export { closePayment } from './close-payment.ts';
export { checkPayment } from './check-payment.ts';
export { checkoutReturn, type CheckoutReturn } from './checkout-return.ts';
export { readPaymentCallback } from './read-payment-callback.ts';
export { findPaymentOrder } from './find-payment-order.ts';
export { recheckDeliveries } from './recheck-deliveries.ts';
export { runPaymentJobs } from './run-payment-jobs.ts';

// gateway webhooks: verified first, then handled within a transaction
export { readWebhook, verifyWebhook, type WebhookNews } from './read-webhook.ts';

// use cases that pages and scripts also call

// for a person's account (features/accounts)
export { takeoutWallet } from './takeout-wallet.ts';

// the embedded gateway's own pages
export { attemptPayment } from './embedded-gateway/attempt-payment.ts';
export { viewCheckout } from './embedded-gateway/view-checkout.ts';

// background work
export { paymentsRetention } from './retention.ts';
