import 'server-only';
import { retainedForever, type Retention } from '#lib/server/jobs/retention.ts';
import { exchangeRates } from './tables.ts';

/** How long exchange rates are stored. */
export const currenciesRetention: readonly Retention[] = [
  retainedForever(exchangeRates, 'until the next ones replace them: one row for each currency'),
];
