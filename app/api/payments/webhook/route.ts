import * as payments from '#features/payments/contract.ts';
import { receivePaymentWebhook } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(payments.webhook, receivePaymentWebhook);
