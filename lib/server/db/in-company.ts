import 'server-only';
import { sql } from 'drizzle-orm';
import { COMPANY_ROLE } from './company-tables.ts';
import type { Database, Db } from './connect.ts';
import { inTransaction } from './transaction.ts';

/**
 * Runs work in one transaction that sees one company only: in the role of companies, with the company's id set for the
 * row-level policies (`companyRowPolicy`). Both settings end with the transaction. `handle` does this for every corporate
 * operation except those with `transaction: 'own'`, which call it themselves, as background work for a company does.
 */
export const inCompany = <Result>(
  db: Database | Db,
  companyId: string,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (tx) => {
    await tx.execute(
      sql`select set_config('role', ${COMPANY_ROLE}, true), set_config('app.company_id', ${companyId}, true)`,
    );
    return work(tx);
  });
