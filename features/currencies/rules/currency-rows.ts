import { formatMoney, money } from '#lib/shared/money.ts';
import { locale } from '#lib/shared/texts.ts';
import type { RupeeRate } from './reference-rates.ts';

/**
 * The currencies by their name in the language of the page, with what one unit costs:
 * `{ currency: 'USD', name: 'US Dollar', cost: '₹88.25' }`.
 */
export function currencyRows(rates: readonly RupeeRate[]): { currency: string; name: string; cost: string }[] {
  const names = new Intl.DisplayNames(locale(), { type: 'currency' });
  return rates
    .map(({ currency, microRupees }) => ({
      currency,
      name: names.of(currency) ?? currency,
      cost: formatMoney(money(Math.max(1, Math.round(microRupees / 10_000)))),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, locale()));
}
