import 'server-only';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** The PostgreSQL role in which everything runs that a corporate user asks for (`in-company.ts`). It owns nothing. */
export const COMPANY_ROLE = 'sarai_company';

const companyRole = pgRole(COMPANY_ROLE).existing();

/**
 * Row-level security of a company's table: in the role of companies, rows of other companies are not there, whatever
 * the query forgot (DESIGN.md "Tenants are kept apart twice"). Every table with a `company_id` has it; a test looks.
 *
 *     export const bands = pgTable('bands', { …, companyId: text('company_id').notNull() }, (table) => [ownCompany(table.companyId)]);
 */
export const ownCompany = (companyId: AnyPgColumn) => {
  const own = sql`${companyId} = current_setting('app.company_id', true)`;
  return pgPolicy('own_company', { to: companyRole, using: own, withCheck: own });
};
