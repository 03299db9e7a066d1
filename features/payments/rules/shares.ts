/** What an order pays for one of its bookings, in paise. */
export type Share = { bookingId: string; amount: number };

/**
 * What a captured payment pays for each booking: its shares where they sum to it, else all of it for what the order names.
 * A gateway that captured another amount than it was asked for must not leave money unbooked.
 */
export function captureShares(order: Share, shares: readonly Share[]): Share[] {
  const sum = shares.reduce((total, { amount }) => total + amount, 0);
  return shares.length && sum === order.amount ? [...shares] : [order];
}

/** A paid order, and what it paid for one booking; the same where it paid for that booking alone. Paise. */
export type PaidOrder = { orderId: string; amount: number; share: number };
/** What went back of an order for a booking, in paise. */
export type RefundedPart = { orderId: string | null; bookingId: string; amount: number };

/** What may still go back of an order for a booking: within its share, and within the order. Never below zero. */
export function leftOfOrder(
  { orderId, amount, share }: PaidOrder,
  bookingId: string,
  given: readonly RefundedPart[],
): number {
  const ofOrder = given.filter((one) => one.orderId === orderId);
  const sum = (some: readonly RefundedPart[]) => some.reduce((total, one) => total + one.amount, 0);
  const left = Math.min(share - sum(ofOrder.filter((one) => one.bookingId === bookingId)), amount - sum(ofOrder));
  return Math.max(0, left);
}
