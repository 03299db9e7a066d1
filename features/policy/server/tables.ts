import 'server-only';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { companyRowPolicy } from '#lib/server/db/company-tables.ts';
import type { AssignedTo } from '../rules/assignment.ts';
import type { OptionFacts } from '../rules/facts.ts';
import type { PolicyTerms } from '../rules/terms.ts';
import type { PolicyVersionState } from '../rules/versions.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Policies, each with its versions. */
export const travelPolicies = pgTable(
  'travel_policies',
  { id: text('id').primaryKey(), companyId: text('company_id').notNull(), createdAt: instant('created_at').notNull() },
  (table) => [unique('travel_policies_company_id').on(table.companyId, table.id), companyRowPolicy(table.companyId)],
);

/** Versions with their terms under database names (3.18). Of a published version only the state ever changes. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    companyId: text('company_id').notNull(),
    policyId: text('policy_id').notNull(),
    version: integer('version').notNull(),
    state: text('state').$type<PolicyVersionState>().notNull(),
    name: text('name').notNull(),
    terms: jsonb('terms').$type<PolicyTerms>().notNull(),
    note: text('note').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    publishedAt: instant('published_at'),
    publishedBy: text('published_by'),
  },
  (table) => [
    primaryKey({ columns: [table.policyId, table.version] }),
    foreignKey({
      name: 'policy_versions_policy',
      columns: [table.companyId, table.policyId],
      foreignColumns: [travelPolicies.companyId, travelPolicies.id],
    }),
    index('policy_versions_company').on(table.companyId, table.state),
    companyRowPolicy(table.companyId),
  ],
);

/** Assignments. A group or person has one policy at a time. */
export const policyAssignments = pgTable(
  'policy_assignments',
  {
    companyId: text('company_id').notNull(),
    to: text('assigned_to').$type<AssignedTo>().notNull(),
    targetId: text('target_id').notNull(),
    policyId: text('policy_id').notNull(),
    assignedAt: instant('assigned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.to, table.targetId] }),
    foreignKey({
      name: 'policy_assignments_policy',
      columns: [table.companyId, table.policyId],
      foreignColumns: [travelPolicies.companyId, travelPolicies.id],
    }),
    companyRowPolicy(table.companyId),
  ],
);

/**
 * Recorded searches and bookings for dry runs: the offers shown and the one booked. Deleted after the days that a dry
 * run looks back.
 */
export const travelRecords = pgTable(
  'travel_records',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    employeeId: text('employee_id').notNull(),
    on: date('on_day', { mode: 'string' }).notNull(),
    chosenId: text('chosen_id'),
    options: jsonb('options').$type<OptionFacts[]>().notNull(),
  },
  (table) => [
    index('travel_records_company_day').on(table.companyId, table.on),
    // used by the dry run of a group
    index('travel_records_employee_day').on(table.companyId, table.employeeId, table.on),
    index('travel_records_day').on(table.on),
    companyRowPolicy(table.companyId),
  ],
);
