import 'server-only';
import { foreignKey, index, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownCompany } from '#lib/server/db/company-tables.ts';
import type { Right } from '#lib/shared/rights.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every table of this room carries `company_id` and the policy `ownCompany`; a company's own row is `companies.id`. */
export const companies = pgTable(
  'companies',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    countryCode: text('country_code').notNull(), // ISO 3166-1 numeric
    citySlug: text('city_slug').notNull(),
    gstNumber: text('gst_number'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [ownCompany(table.id)],
);

/** A role and what it allows. System roles come with the company and stay. */
export const roles = pgTable(
  'roles',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    system: text('system').$type<'administrator' | 'employee'>(),
    rights: text('rights').array().$type<Right[]>().notNull(),
  },
  (table) => [
    unique('roles_company_id').on(table.companyId, table.id),
    unique('roles_company_name').on(table.companyId, table.name),
    unique('roles_company_system').on(table.companyId, table.system),
    ownCompany(table.companyId),
  ],
);

/**
 * Somebody who works there. The id is that of their account (`users.id`), which comes to be when they activate it; names
 * and addresses are the company's to write, here. One company has an address once.
 */
export const employees = pgTable(
  'employees',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    roleId: text('role_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    workEmail: text('work_email').notNull(),
    mobile: text('mobile').notNull(),
    staffNumber: text('staff_number'),
    state: text('state').$type<'invited' | 'active' | 'inactive'>().notNull(),
    createdAt: instant('created_at').notNull(),
    activatedAt: instant('activated_at'),
  },
  (table) => [
    uniqueIndex('employees_company_mail').on(table.companyId, table.workEmail),
    index('employees_company_name').on(table.companyId, table.firstName, table.lastName),
    unique('employees_company_id').on(table.companyId, table.id),
    foreignKey({
      name: 'employees_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }),
    ownCompany(table.companyId),
  ],
);

/** Mailed invitations, by the hash of their token (SHA-256). */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: text('company_id').notNull(),
    employeeId: text('employee_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'invitations_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    ownCompany(table.companyId),
  ],
);
