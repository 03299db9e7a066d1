import 'server-only';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyRowPolicy } from '#lib/server/db/company-tables.ts';
import type { Right } from '#lib/shared/rights.ts';
import type { CompanySettingsForm } from '../organisation.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every table of this room carries `company_id` and the policy `companyRowPolicy`; a company's own row is `companies.id`. */
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
  (table) => [companyRowPolicy(table.id)],
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
    companyRowPolicy(table.companyId),
  ],
);

/** What people are sorted by besides their department: the company's own names. */
const grouping = <Name extends string>(table: Name) =>
  pgTable(
    table,
    {
      id: text('id').primaryKey(),
      companyId: text('company_id')
        .notNull()
        .references(() => companies.id),
      name: text('name').notNull(),
    },
    (columns) => [
      unique(`${table}_company_id`).on(columns.companyId, columns.id),
      unique(`${table}_company_name`).on(columns.companyId, columns.name),
      companyRowPolicy(columns.companyId),
    ],
  );
export const designations = grouping('designations');
export const bands = grouping('bands');
export const levels = grouping('levels');

/** A department, under another one or none, led by someone or nobody. Both keys are held inside the company by hand-written constraints. */
export const departments = pgTable(
  'departments',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    parentId: text('parent_id'),
    headId: text('head_id'),
  },
  (table) => [
    unique('departments_company_id').on(table.companyId, table.id),
    unique('departments_company_name').on(table.companyId, table.name),
    companyRowPolicy(table.companyId),
  ],
);

/** GST registrations, one a state; the head office's is the one that invoices name unless another fits better. */
export const gstRegistrations = pgTable(
  'gst_registrations',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    stateCode: text('state_code').notNull(),
    number: text('number').notNull(),
    /** As on the registration certificate; what an invoice that names this number prints. Empty in rows of before it was asked for. */
    address: text('address').notNull().default(''),
    isHeadOffice: boolean('is_head_office').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.stateCode] }), companyRowPolicy(table.companyId)],
);

/** What the company decided under Configuration; without a row it has the defaults of `rules/settings.ts`. */
export const companySettings = pgTable(
  'company_settings',
  {
    companyId: text('company_id')
      .primaryKey()
      .references(() => companies.id),
    settings: jsonb('settings').$type<CompanySettingsForm>().notNull(),
  },
  (table) => [companyRowPolicy(table.companyId)],
);

/**
 * How much a company may owe, in paise; without a row, nothing. Written by staff and the operator's command alone
 * (`set-credit-limit.ts`): the role in which a company's requests run may read it and not write it.
 */
export const creditLimits = pgTable(
  'credit_limits',
  {
    companyId: text('company_id')
      .primaryKey()
      .references(() => companies.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    grantedAt: instant('granted_at').notNull(),
  },
  (table) => [check('credit_limits_not_negative', sql`${table.amount} >= 0`), companyRowPolicy(table.companyId)],
);

/**
 * Someone who works there. The id is that of their account (`users.id`), which comes to be when they activate it; names
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
    departmentId: text('department_id'),
    designationId: text('designation_id'),
    bandId: text('band_id'),
    levelId: text('level_id'),
    managerId: text('manager_id'),
    /** What a search finds someone by (`rules/employee-filter.ts`): ' asha iyer asha.iyer@… kaveri.example k-0042'. */
    searchWords: text('search_words').notNull().default(''),
    state: text('state').$type<'invited' | 'active' | 'inactive'>().notNull(),
    createdAt: instant('created_at').notNull(),
    activatedAt: instant('activated_at'),
  },
  (table) => [
    uniqueIndex('employees_company_mail').on(table.companyId, table.workEmail),
    index('employees_company_name').on(table.companyId, table.firstName, table.lastName, table.id),
    unique('employees_company_id').on(table.companyId, table.id),
    foreignKey({
      name: 'employees_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }),
    foreignKey({
      name: 'employees_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    foreignKey({
      name: 'employees_designation',
      columns: [table.companyId, table.designationId],
      foreignColumns: [designations.companyId, designations.id],
    }),
    foreignKey({
      name: 'employees_band',
      columns: [table.companyId, table.bandId],
      foreignColumns: [bands.companyId, bands.id],
    }),
    foreignKey({
      name: 'employees_level',
      columns: [table.companyId, table.levelId],
      foreignColumns: [levels.companyId, levels.id],
    }),
    index('employees_department_of').on(table.companyId, table.departmentId),
    index('employees_manager_of').on(table.companyId, table.managerId),
    companyRowPolicy(table.companyId),
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
    index('invitations_expires').on(table.expiresAt),
    companyRowPolicy(table.companyId),
  ],
);

/** Who may book for whom by name, beside the company's setting and the role that books for others. */
export const arrangers = pgTable(
  'arrangers',
  {
    companyId: text('company_id').notNull(),
    arrangerId: text('arranger_id').notNull(),
    travellerId: text('traveller_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.arrangerId, table.travellerId] }),
    foreignKey({
      name: 'arrangers_arranger',
      columns: [table.companyId, table.arrangerId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    foreignKey({
      name: 'arrangers_traveller',
      columns: [table.companyId, table.travellerId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    index('arrangers_traveller_of').on(table.companyId, table.travellerId),
    companyRowPolicy(table.companyId),
  ],
);
