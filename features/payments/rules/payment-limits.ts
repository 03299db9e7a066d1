/**
 * Payment orders one booking may open: each start of a payment after one was left or failed opens another one, here and at
 * the gateway. People try two or three times; somebody who tries stolen cards tries on.
 */
export const MOST_ORDERS = 20;

/** Attempts to pay one order at the embedded gateway before it accepts no more. */
export const MOST_ATTEMPTS = 10;

export const TOO_MANY_ORDERS = `This payment was started ${MOST_ORDERS} times. Nothing was charged, and it cannot be started again. Cancel the hold and book again.`;
export const TOO_MANY_ATTEMPTS = `This payment failed ${MOST_ATTEMPTS} times, so it accepts no more attempts. Nothing was charged. Go back to the shop and start the payment again.`;
