import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import type { Offer } from '../contract.ts';

type Priced = Pick<Offer, 'total' | 'currency'>;

/** What an item cost when it was added, beside what it costs now. */
export function priceThen(added: Priced, now: Priced | null): string {
  const then = formatMoney({ amount: added.total, currency: added.currency });
  if (!now) return t('{price} when you added it', { price: then });
  if (now.total === added.total) return t('As when you added it');
  const gap = formatMoney({ amount: Math.abs(now.total - added.total), currency: now.currency });
  return t(
    now.total > added.total
      ? '{gap} more than when you added it ({price})'
      : '{gap} less than when you added it ({price})',
    { gap, price: then },
  );
}

/** The total of what can be had, in paise, and its currency. */
export function totalOf(items: readonly { now: Priced | null }[]): Priced {
  const free = items.flatMap(({ now }) => now ?? []);
  return { total: free.reduce((sum, { total }) => sum + total, 0), currency: free[0]?.currency ?? 'INR' };
}
