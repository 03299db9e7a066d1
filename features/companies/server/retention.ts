import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import {
  arrangers,
  bands,
  companies,
  companySettings,
  creditLimits,
  departments,
  designations,
  employees,
  gstRegistrations,
  invitations,
  levels,
  roles,
} from './tables.ts';

const COMPANY_CONTENT = 'the company’s own content: it adds and deletes the rows';

/** How long the rows of company tables are stored. */
export const companiesRetention: readonly Retention[] = [
  retainedForever(companies, 'as long as the company has an account'),
  ...[roles, designations, bands, levels, departments, gstRegistrations, companySettings, arrangers].map((table) =>
    retainedForever(table, COMPANY_CONTENT),
  ),
  retainedForever(creditLimits, 'as long as the company has an account'),
  retainedForever(
    employees,
    'the company decides; someone who left stays, inactive, because trips and approvals name them',
  ),
  retainedUntil(
    invitations,
    '30 days after the invitation expired',
    'an expired invitation says so, instead of being unknown',
    (now) => lt(invitations.expiresAt, daysBefore(now, 30)),
  ),
];
