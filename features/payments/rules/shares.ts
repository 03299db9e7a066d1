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
