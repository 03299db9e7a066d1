/**
 * The most payment orders per booking: each start of a payment after an abandoned or failed one opens another, here and
 * at the gateway. People try two or three times; card testers continue.
 */
export const MOST_ORDERS = 20;

/** The most attempts on one order at the embedded gateway. */
export const MOST_ATTEMPTS = 10;

export const TOO_MANY_ORDERS = `This payment was started ${MOST_ORDERS} times. Nothing was charged, and it cannot be started again. Cancel the hold and book again.`;
export const TOO_MANY_ATTEMPTS = `This payment failed ${MOST_ATTEMPTS} times, so it accepts no more attempts. Nothing was charged. Go back to the shop and start the payment again.`;
