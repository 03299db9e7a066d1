import 'server-only';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** The PostgreSQL role of all work for corporate users (`in-company.ts`). It owns nothing. */
export const COMPANY_ROLE = 'sarai_company';

/** The role of the application: no superuser, owns nothing, obeys row-level security (docs/adr/0017). */
export const APPLICATION_ROLE = 'sarai_app';

const [companyRole, applicationRole] = [pgRole(COMPANY_ROLE).existing(), pgRole(APPLICATION_ROLE).existing()];

/**
 * Row-level security of a company's table (DESIGN.md "Tenants are kept apart twice"). In the role of companies, rows of
 * other companies are invisible to every query. In the role of the application only rows without a company are visible,
 * unless its connection says that it works across companies (`connect.ts`). Every table with a `company_id` has it,
 * which a test checks.
 *
 *     export const bands = pgTable('bands', { …, companyId: text('company_id').notNull() }, (table) => [companyRowPolicy(table.companyId)]);
 */
export const companyRowPolicy = (companyId: AnyPgColumn) => {
  const own = sql`${companyId} = current_setting('app.company_id', true) or (current_user = 'sarai_app' and (${companyId} is null or current_setting('app.across_companies', true) = 'on'))`;
  return pgPolicy('own_company', { to: [companyRole, applicationRole], using: own, withCheck: own });
};
