import 'server-only';
import { keptForever, type Retention } from '#lib/server/jobs/retention.ts';
import { exchangeRates } from './tables.ts';

/** How long exchange rates are stored. */
export const currenciesRetention: readonly Retention[] = [
  keptForever(exchangeRates, 'until the next ones replace them: one row for each currency'),
];
