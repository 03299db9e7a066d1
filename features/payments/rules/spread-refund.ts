/** The refundable rest of a payment, in paise. */
export type Refundable = { orderId: string; left: number };

/**
 * Distributes a refund over payments: entirely to the first that can take it, else from the one with the most left on.
 * Sums to the amount; null for more than all of them have left.
 */
export function spreadRefund(
  amount: number,
  orders: readonly Refundable[],
): { orderId: string; amount: number }[] | null {
  const whole = orders.find(({ left }) => left >= amount);
  if (whole) return [{ orderId: whole.orderId, amount }];
  const parts: { orderId: string; amount: number }[] = [];
  let rest = amount;
  for (const { orderId, left } of [...orders].sort((a, b) => b.left - a.left)) {
    const part = Math.min(rest, Math.max(0, left));
    if (part) parts.push({ orderId, amount: part });
    rest -= part;
  }
  return rest ? null : parts;
}
