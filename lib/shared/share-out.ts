/**
 * Divides an amount in the proportions of the weights, in whole paise; the largest remainders get the paise left over.
 * The shares sum to the amount, which may be negative (a rounding); weights may not. All zero when no weight is
 * positive.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (amount < 0) return shareOut(-amount, weights).map((share) => (share ? -share : 0));
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (whole === 0n) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / whole));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % whole }))
    .toSorted((a, b) => (a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : 0));
  const luckier = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => share + (luckier.has(index) ? 1 : 0));
}

/** What of an amount belongs to a part of a whole, in whole paise, halves up: all of it for the whole. Not negative. */
export const partOf = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
