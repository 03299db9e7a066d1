import { formatMoney, money } from '#lib/shared/money.ts';

/** How the lowest price of a stay moved since it was saved, in paise; null where nothing was or is free. Empty where there is nothing to say. */
export function priceSince(savedPrice: number | null, price: number | null): string {
  if (savedPrice === null) return price === null ? '' : 'No rooms were free when you saved it';
  const then = formatMoney(money(savedPrice));
  if (price === null) return `${then} when you saved it`;
  if (price === savedPrice) return 'The same as when you saved it';
  const by = formatMoney(money(Math.abs(price - savedPrice)));
  return `${by} ${price < savedPrice ? 'less' : 'more'} than when you saved it`;
}
