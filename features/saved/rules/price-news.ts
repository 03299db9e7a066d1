import { formatMoney, money } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';

/** A fall below this, in paise or as a part of the price, is not worth an email. */
const SMALLEST_FALL = 10_000;
const SMALLEST_PART = 0.03;

/**
 * What someone who watches a stay is told: that it costs less than they were told last, or that rooms are free again;
 * null for nothing. Prices in paise; null where nothing is free.
 */
export function priceNews(told: number | null, price: number | null): 'lower' | 'free-again' | null {
  if (price === null) return null;
  if (told === null) return 'free-again';
  return told - price >= Math.max(SMALLEST_FALL, told * SMALLEST_PART) ? 'lower' : null;
}

/** The price they were told last, after a look at the price: none once nothing is free. */
export const toldAfter = (told: number | null, price: number | null): number | null =>
  price === null || priceNews(told, price) ? price : told;

/** How the lowest price of a stay moved since it was saved, in paise; null where nothing was or is free. Empty where there is nothing to say. */
export function priceSince(savedPrice: number | null, price: number | null): string {
  if (savedPrice === null) return price === null ? '' : t('No rooms were free when you saved it');
  const then = formatMoney(money(savedPrice));
  if (price === null) return t('{price} when you saved it', { price: then });
  if (price === savedPrice) return t('The same as when you saved it');
  const by = formatMoney(money(Math.abs(price - savedPrice)));
  return t(price < savedPrice ? '{amount} less than when you saved it' : '{amount} more than when you saved it', {
    amount: by,
  });
}
