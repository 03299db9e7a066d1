import 'server-only';
import { boolean, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ownCompany } from '#lib/server/db/company-tables.ts';
import type { ApprovalRule } from '../rules/configuration.ts';

/** Who approves what, in the words of the database. One of a company is its own: what policies mean that name none. */
export const approvalConfigurations = pgTable(
  'approval_configurations',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    name: text('name').notNull(),
    isCompanys: boolean('is_companys').notNull().default(false),
    rules: jsonb('rules').$type<ApprovalRule[]>().notNull(),
  },
  (table) => [unique('approval_configurations_company_id').on(table.companyId, table.id), unique('approval_configurations_company_name').on(table.companyId, table.name), ownCompany(table.companyId)],
);
