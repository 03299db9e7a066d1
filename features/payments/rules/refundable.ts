/** A paid order, and what it paid for one booking; the same where it paid for that booking alone. Paise. */
export type PaidOrder = { orderId: string; amount: number; share: number };
/** What went back of an order for a booking, in paise. */
export type GivenBack = { orderId: string | null; bookingId: string; amount: number };

/** What may still go back of an order for a booking: within its share, and within the order. Never below zero. */
export function leftOfOrder(
  { orderId, amount, share }: PaidOrder,
  bookingId: string,
  given: readonly GivenBack[],
): number {
  const ofOrder = given.filter((one) => one.orderId === orderId);
  const sum = (some: readonly GivenBack[]) => some.reduce((total, one) => total + one.amount, 0);
  const left = Math.min(share - sum(ofOrder.filter((one) => one.bookingId === bookingId)), amount - sum(ofOrder));
  return Math.max(0, left);
}
