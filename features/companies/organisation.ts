import * as z from 'zod';
import { travelPolicy } from '#features/policy/contract.ts';
import { isIsoDate } from '#lib/shared/dates.ts';
import { namedField, nameField } from '#lib/shared/name-fields.ts';
import { mobileField } from '#lib/shared/person-fields.ts';
import { MOST_PAISE } from '#lib/shared/read-rupees.ts';
import { ALL_RIGHTS } from '#lib/shared/rights.ts';
import { gstin } from '#lib/shared/tax-ids.ts';
import { EMPLOYEE_ORDERS, EMPLOYEES_PAGE_SIZE, FILTER_BY } from './rules/employee-filter.ts';
import { BOOKERS, BOOKING_FIELDS, NOTICES, PAYING } from './rules/setting-values.ts';
import { gstStateName, stateNamedIn } from '#lib/shared/gst-states.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';

/** Wire types of the company's administration; the operations are declared in `contract.ts`. */
const id = z.string().min(1).max(60);
const name = (what: string) => namedField(`Enter the name of the ${what}.`, 120);

/** Dropdown options (3.8). */
export const departmentOption = z.object({
  departmentId: z.string(),
  departmentName: z.string(),
  isTravelPolicyExists: z.boolean(),
});
export const userRoleOption = z.object({ userRoleId: z.string(), userRoleName: z.string() });
export const levelOption = z.object({ levelId: z.string(), level: z.string() });
export const bandOption = z.object({ bandId: z.string(), band: z.string() });
export const designationOption = z.object({ designationId: z.string(), designation: z.string() });
export const employeeOption = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  travelPolicyDetails: z.array(travelPolicy),
});

export const dropdownOptions = z.object({
  departments: z.array(departmentOption),
  userRoles: z.array(userRoleOption),
  levels: z.array(levelOption),
  bands: z.array(bandOption),
  designations: z.array(designationOption),
  employees: z.array(employeeOption),
});
export type DropdownOptions = z.infer<typeof dropdownOptions>;

/** The query of the employee list (7.13). All lines of `filter` must match; `rules/employee-filter.ts` defines them. */
export const employeeListQuery = z.object({
  companyId: id,
  filter: z
    .array(
      z.object({ by: z.enum(FILTER_BY), type: z.enum(['in', 'notIn']).default('in'), values: z.array(id).max(200) }),
    )
    .max(FILTER_BY.length)
    .default([]),
  id: id.optional().describe('one employee'),
  searchKey: oneLine().max(120).default(''),
  pageSize: z.int().min(1).max(100).default(EMPLOYEES_PAGE_SIZE),
  pageNo: z.int().min(1).max(100_000).default(1).describe('9.5: from 1'),
  sort: z
    .object({ by: z.enum(EMPLOYEE_ORDERS), direction: z.enum(['asc', 'desc']) })
    .default({ by: 'name', direction: 'asc' })
    .describe('whoever has no value (no department, no band) comes last'),
});
export type EmployeeListQuery = z.infer<typeof employeeListQuery>;

/** The query of the people list as a file: the filter of the list on screen. */
export const employeeFileQuery = z.object({
  searchKey: oneLine().max(120).default(''),
  departmentId: z.string().max(60).default('').describe('empty: every department'),
  state: z.enum(['', 'active', 'invited', 'inactive']).default('').describe('empty: active and invited'),
});
export type EmployeeFileQuery = z.infer<typeof employeeFileQuery>;

/** An employee in the list, including the fields of 3.8. */
export const listedEmployee = employeeOption.extend({
  workEmail: z.string(),
  mobile: z.string().nullable().describe('null to who may not view Company'),
  employeeId: z.string().nullable().describe('staff number'),
  state: z.enum(['invited', 'active', 'inactive']),
  emailReturned: z.boolean().describe('emails to the work email come back'),
  department: departmentOption.pick({ departmentId: true, departmentName: true }).nullable(),
  designation: designationOption.nullable(),
  band: bandOption.nullable(),
  level: levelOption.nullable(),
  userRole: userRoleOption,
  manager: z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() }).nullable(),
});

/** A department with its parent and head. */
export const departmentNode = departmentOption.extend({
  parentId: z.string().nullable(),
  head: z.object({ _id: z.string(), name: z.string() }).nullable(),
  people: z.int(),
});
export type DepartmentNode = z.infer<typeof departmentNode>;
export const departmentForm = z.object({
  departmentName: name('department'),
  parentId: id.nullable().default(null),
  headId: id.nullable().default(null),
});
export const groupForm = z.object({
  grouping: z.enum(['designation', 'band', 'level']),
  name: namedField('Enter a name.', 120),
});
/** `moveTo`: the group that takes the people of a deleted group; required when it has any. */
export const deleteGroupForm = z.object({
  grouping: z.enum(['department', 'designation', 'band', 'level']),
  groupId: id,
  moveTo: id.nullable().default(null),
});

/** A designation, band or level in the list. */
export const group = z.object({ groupId: z.string(), name: z.string(), people: z.int() });
export type Group = z.infer<typeof group>;

/** A role with its rights and number of people. `system` roles cannot be deleted. */
export const role = userRoleOption.extend({
  system: z.enum(['administrator', 'employee']).nullable(),
  rights: z.array(z.enum(ALL_RIGHTS, 'Choose a right from the list.')),
  people: z.int(),
});
export type RoleView = z.infer<typeof role>;
export const roleForm = z.object({
  userRoleName: name('role'),
  rights: z.array(z.enum(ALL_RIGHTS, 'Choose a right from the list.')).max(ALL_RIGHTS.length),
});

/** A GST registration; the first two digits of the number are its state. */
export const registrationForm = z.object({
  number: gstin,
  address: paragraphs()
    .min(10, 'Enter the address as on the GST certificate, with PIN code.')
    .max(240, 'An address is at most 240 characters.')
    .describe('registered address in that state, which Rule 46 wants on the invoice'),
  isHeadOffice: z.boolean(),
});
export const registration = z.object({
  stateCode: z.string(),
  state: z.string(),
  number: z.string(),
  address: z.string().describe('empty: not entered yet; invoices then name the state alone'),
  isHeadOffice: z.boolean(),
});
export const companyForm = z.object({
  companyName: name('company'),
  registrations: z
    .array(registrationForm)
    .max(40)
    .superRefine((lines, issues) => {
      lines.forEach(({ number, address }, at) => {
        const elsewhere = stateNamedIn(address, number.slice(0, 2));
        if (elsewhere)
          issues.addIssue({
            code: 'custom',
            path: [at, 'address'],
            message: `This GST number is of ${gstStateName(number.slice(0, 2))}, but the address says ${elsewhere}.`,
          });
        if (lines.findIndex((line) => line.number.slice(0, 2) === number.slice(0, 2)) < at)
          issues.addIssue({
            code: 'custom',
            path: [at, 'number'],
            message: 'This state has a registration above. Keep one of the two.',
          });
      });
      if (lines.length && lines.filter(({ isHeadOffice }) => isHeadOffice).length !== 1)
        issues.addIssue({
          code: 'custom',
          path: [],
          message: 'Choose the one registration that is the head office’s.',
        });
    }),
});

/** The fields of an employee that the company edits. */
export const employeeForm = z.object({
  firstName: nameField('first', 'the'),
  lastName: nameField('last', 'the'),
  mobile: mobileField,
  employeeId: oneLine().max(40, 'A staff number is at most 40 characters.').nullable(),
  departmentId: id.nullable(),
  designationId: id.nullable(),
  bandId: id.nullable(),
  levelId: id.nullable(),
  managerId: id.nullable(),
  userRoleId: id,
});

/** The dry run of an import. Nothing is added unless `ok` is true. */
export const importReport = z.object({
  ok: z.boolean(),
  rows: z.int(),
  ready: z.int().describe('how many would be added'),
  fileProblems: z.array(z.string()),
  problems: z.array(z.object({ line: z.int(), column: z.string(), text: z.string() })),
  problemCount: z.int(),
  problemRows: z.int(),
  ignoredColumns: z.array(z.string()),
});

/** An entry of the audit log: who, when, what, and each field before and after. */
export const auditEntry = z.object({
  _id: z.string(),
  at: z.string(),
  by: z.object({ _id: z.string().nullable(), name: z.string() }),
  action: z.string().describe('created, changed, deleted, invited …'),
  kind: z.string().describe('such as "department"'),
  subject: z.string().describe('its name then'),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const AUDIT_KINDS = [
  'company',
  'department',
  'designation',
  'band',
  'level',
  'role',
  'employee',
  'travel-policy',
  'policy-assignment',
  'approval-configuration',
  'approval-decision',
  'budget',
  'transport-request',
  'booking',
  'settings',
  'credit-limit',
  'wallet',
  'import',
  'export',
] as const;
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a day such as 2026-12-01.')
  .refine((text) => isIsoDate(text) && text < '3000', 'There is no such day.');
/** A filter of the audit log; without words the whole log, newest first. */
export const auditFilter = z.object({
  kind: z.enum(AUDIT_KINDS).optional(),
  by: id.optional().describe('who did it'),
  since: day.optional().describe('included'),
  until: day.optional().describe('included'),
});

/** Company settings (Configuration); `rules/settings.ts` describes the effect of each. */
export const companySettings = z.object({
  modes: z
    .array(z.enum(['hotel', 'flight', 'car', 'bus', 'train']))
    .min(1, 'Choose at least one way to travel.')
    .max(20),
  paying: z.enum(PAYING),
  checkoutAllowed: z
    .boolean()
    .describe('what wallet or credit does not cover may be paid at the checkout; otherwise the booking stops there'),
  creditLimit: z
    .int()
    .min(0)
    .describe('paise the company may owe; granted by staff or the operator alone, read-only here'),
  lowBalance: z
    .int()
    .min(0)
    .max(MOST_PAISE)
    .default(0)
    .describe('paise: administrators are emailed when less than this is left to pay with; 0: never'),
  booksFor: z.enum(BOOKERS),
  guestsAllowed: z.boolean(),
  requiredFields: z.array(z.enum(BOOKING_FIELDS)).max(20),
  notices: z.array(z.enum(NOTICES)).max(20),
});
export type CompanySettings = z.infer<typeof companySettings>;
/** The settings that the company's own administrator can change. */
export const companySettingsForm = companySettings.omit({ creditLimit: true });
export type CompanySettingsForm = z.infer<typeof companySettingsForm>;
export type ListedEmployee = z.infer<typeof listedEmployee>;
export type ImportAnswer = z.infer<typeof importReport> & { added: number };
