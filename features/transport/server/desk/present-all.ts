import 'server-only';
import { invoiceDetailsOf } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ListedDeskTransport } from '../../contract.ts';
import { named, namesIn } from '../present-request.ts';
import { quotesOf, type RequestRow } from '../requests.repo.ts';
import { presentListed } from './present-for-desk.ts';

/** Requests of several companies as rows of the desk's lists, in their order; names are read once a company. */
export async function presentAll(db: Db, rows: readonly RequestRow[]): Promise<ListedDeskTransport[]> {
  const quotes = await quotesOf(
    db,
    rows.map(({ id }) => id),
  );
  const listed = new Map<string, ListedDeskTransport>();
  for (const companyId of new Set(rows.map((row) => row.companyId))) {
    const ours = rows.filter((row) => row.companyId === companyId);
    const nameOf = named(await namesIn(db, companyId, ours));
    const { companyName } = await invoiceDetailsOf(db, companyId, null);
    for (const row of ours) {
      const own = quotes.filter(({ requestId }) => requestId === row.id);
      listed.set(row.id, presentListed(row, own, { nameOf, companyName }));
    }
  }
  return rows.flatMap(({ id }) => listed.get(id) ?? []);
}
