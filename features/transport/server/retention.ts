import 'server-only';
import { keptForever, type Retention } from '#lib/server/jobs/retention.ts';
import { transportEvents, transportQuotes, transportRequests } from './tables.ts';

/** How long the rows of transport are stored. */
export const transportRetention: readonly Retention[] = [transportRequests, transportQuotes, transportEvents].map(
  (table) => keptForever(table, 'the company’s record of trips it paid for'),
);
