import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { TransportQuote } from '../contract.ts';
import { costIfAsked } from './announce-cost.ts';
import type { QuoteRow, RequestRow } from './requests.repo.ts';

/** How these quotes of a request stand to the company's budgets, each as if it were chosen now; by the id of the quote. */
export async function budgetsOfQuotes(
  db: Db,
  row: RequestRow,
  quotes: readonly QuoteRow[],
): Promise<ReadonlyMap<string, TransportQuote['budgets']>> {
  const statuses = await readPort('budgets').statusesIfAsked(
    db,
    row.companyId,
    quotes.map((quote) => costIfAsked(row, quote)),
  );
  return new Map(quotes.map(({ id }, at) => [id, statuses[at] ?? []]));
}
