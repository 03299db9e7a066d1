import 'server-only';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './connect.ts';
import { inTransaction } from './transaction.ts';

/**
 * The two ways in which staff reach rows of companies, besides `inCompany`. Their requests run on a pool to which rows
 * of companies are invisible (`publicDatabase`), so a query outside of these two finds none. Both settings end with the
 * transaction.
 */

/** Runs work in one transaction that reads rows of every company, and cannot change any row. */
export const readAcrossCompanies = <Result>(db: Database | Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  inTransaction(db, async (tx) => {
    await tx.execute(
      sql`select set_config('transaction_read_only', 'on', true), set_config('app.across_companies', 'on', true)`,
    );
    return work(tx);
  });

/**
 * Runs work in one transaction that sees rows of one company and rows without a company; those of other companies stay
 * invisible. Unlike `inCompany` it stays in the application's role, which may write what a company may not write itself.
 */
export const forCompany = <Result>(
  db: Database | Db,
  companyId: string | null,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (tx) => {
    if (companyId !== null) await tx.execute(sql`select set_config('app.company_id', ${companyId}, true)`);
    return work(tx);
  });
