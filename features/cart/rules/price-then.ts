import { formatMoney } from '#lib/shared/money.ts';
import type { Offer } from '../contract.ts';

type Priced = Pick<Offer, 'total' | 'currency'>;

/** What an item cost when it was added, beside what it costs now. */
export function priceThen(added: Priced, now: Priced | null): string {
  const then = formatMoney({ amount: added.total, currency: added.currency });
  if (!now) return `${then} when you added it`;
  if (now.total === added.total) return 'As when you added it';
  const gap = formatMoney({ amount: Math.abs(now.total - added.total), currency: now.currency });
  return `${gap} ${now.total > added.total ? 'more' : 'less'} than when you added it (${then})`;
}

/** The total of what can be had, in paise, and its currency. */
export function totalOf(items: readonly { now: Priced | null }[]): Priced {
  const free = items.flatMap(({ now }) => now ?? []);
  return { total: free.reduce((sum, { total }) => sum + total, 0), currency: free[0]?.currency ?? 'INR' };
}
