import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { counted as countWords } from '#lib/shared/word-lists.ts';
import {
  auditEntry,
  auditFilter,
  bandOption,
  companyForm,
  companySettings,
  companySettingsForm,
  deleteGroupForm,
  departmentForm,
  departmentNode,
  designationOption,
  employeeForm,
  employeeFileQuery,
  employeeListQuery,
  group,
  groupForm,
  importReport,
  levelOption,
  listedEmployee,
  registration,
  role,
  roleForm,
} from './organisation.ts';
import { MOST_ARRANGERS } from './rules/setting-values.ts';

const id = z.string().min(1).max(60);
const done = z.object({ done: z.literal(true) });
/** Lists that screens choose from have at most `COMPANY_LIMITS` entries; an import is a file. */
const counted = { people: z.int() };

export const companyProfile = defineOperation({
  name: 'companies.profile',
  method: 'GET',
  path: '/api/corporate/company',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['2.2', '7.20'],
  summary: 'The company as it is registered: its name and city, its GST registrations by state, how many people it has',
  response: z.object({
    _id: z.string(),
    companyName: z.string(),
    countryCode: z.string(),
    city: z.string(),
    registrations: z.array(registration),
    people: z.object({ active: z.int(), invited: z.int(), inactive: z.int() }),
  }),
});
/** Refusals: INVALID_INPUT beside `registrations.n.number`. */
export const saveCompany = defineOperation({
  name: 'companies.saveProfile',
  method: 'PUT',
  path: '/api/corporate/company',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['7.20'],
  summary: 'Writes the company’s name and its GST registrations, all of them',
  body: companyForm,
  response: done,
});

export const departments = defineOperation({
  name: 'companies.departments',
  method: 'GET',
  path: '/api/corporate/departments',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['3.8', '7.20'],
  summary: 'The departments as a tree: under which each stands, who leads it, how many people it has',
  response: z.object({ departments: z.array(departmentNode) }),
});
/** Refusals: CONFLICT beside `departmentName`; INVALID_INPUT beside `parentId` (not known, or it would close a circle) or `headId`. */
export const addDepartment = defineOperation({
  name: 'companies.addDepartment',
  method: 'POST',
  path: '/api/corporate/departments',
  caller: 'corporate',
  permission: 'company.create',
  requirements: ['7.20'],
  summary: 'Adds a department',
  body: departmentForm,
  response: z.object({ departmentId: z.string() }),
});
export const changeDepartment = defineOperation({
  name: 'companies.changeDepartment',
  method: 'PUT',
  path: '/api/corporate/departments',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['7.20'],
  summary: 'Renames a department, moves it, or gives it another head',
  body: departmentForm.extend({ departmentId: id }),
  response: done,
});

const listOf = <Noun extends string, Option extends z.ZodObject>(noun: Noun, option: Option) =>
  defineOperation({
    name: `companies.${noun}`,
    method: 'GET',
    path: `/api/corporate/${noun}`,
    caller: 'corporate',
    permission: 'company.view',
    requirements: ['3.8', '7.20'],
    summary: `The company’s ${noun}, each with how many people have it`,
    response: z.object({ [noun]: z.array(option) } as Record<Noun, z.ZodArray<Option>>),
  });
export const designations = listOf('designations', designationOption.extend(counted));
export const bands = listOf('bands', bandOption.extend(counted));
export const levels = listOf('levels', levelOption.extend(counted));

/** Refusals: CONFLICT beside `name`. */
export const addGroup = defineOperation({
  name: 'companies.addGroup',
  method: 'POST',
  path: '/api/corporate/groups',
  caller: 'corporate',
  permission: 'company.create',
  requirements: ['7.20'],
  summary: 'Adds a designation, band or level',
  body: groupForm,
  response: group.omit({ people: true }),
});
export const renameGroup = defineOperation({
  name: 'companies.renameGroup',
  method: 'PUT',
  path: '/api/corporate/groups',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['7.20'],
  summary: 'Renames a designation, band or level',
  body: groupForm.extend({ groupId: id }),
  response: done,
});
export const groupDeletion = defineOperation({
  name: 'companies.groupDeletion',
  method: 'GET',
  path: '/api/corporate/groups/deletion',
  caller: 'corporate',
  permission: 'company.delete',
  requirements: ['7.20'],
  summary: 'What deleting a department, designation, band or level would do, in words, or why it cannot be done yet',
  query: deleteGroupForm.extend({ moveTo: id.nullish() }),
  response: z.object({ people: z.int(), refusal: z.string().nullable(), sentence: z.string() }),
});
/** Refusals: STATE_BLOCKED while people are in it and `moveTo` does not say where they go. */
export const deleteGroup = defineOperation({
  name: 'companies.deleteGroup',
  method: 'DELETE',
  path: '/api/corporate/groups',
  caller: 'corporate',
  permission: 'company.delete',
  requirements: ['7.20'],
  summary: 'Deletes a department, designation, band or level; its people go where `moveTo` says',
  body: deleteGroupForm,
  response: z.object({ moved: z.int() }),
});

export const roles = defineOperation({
  name: 'companies.roles',
  method: 'GET',
  path: '/api/corporate/roles',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['3.8', '6.6', '7.20'],
  summary: 'The company’s roles, what each allows, and how many people have it',
  response: z.object({ roles: z.array(role) }),
});
/** Refusals: CONFLICT beside `userRoleName`; FORBIDDEN for rights that the caller lacks. */
export const addRole = defineOperation({
  name: 'companies.addRole',
  method: 'POST',
  path: '/api/corporate/roles',
  caller: 'corporate',
  permission: 'company.create',
  requirements: ['6.6', '7.20'],
  summary: 'Adds a role; nobody gives rights that they do not hold',
  body: roleForm,
  response: z.object({ userRoleId: z.string() }),
});
export const changeRole = defineOperation({
  name: 'companies.changeRole',
  method: 'PUT',
  path: '/api/corporate/roles',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['6.6', '7.20'],
  summary: 'Renames a role or changes what it allows; the administrator’s stays whole',
  body: roleForm.extend({ userRoleId: id }),
  response: done,
});
export const deleteRole = defineOperation({
  name: 'companies.deleteRole',
  method: 'DELETE',
  path: '/api/corporate/roles',
  caller: 'corporate',
  permission: 'company.delete',
  requirements: ['6.6', '7.20'],
  summary: 'Deletes a role; its people get the one that `moveTo` names',
  body: z.object({ userRoleId: id, moveTo: id.nullable().default(null) }),
  response: z.object({ moved: z.int() }),
});

/** 7.13: another company's id is not found. Whoever may book sees colleagues; mobiles only who may view Company. */
export const employeeList = defineOperation({
  name: 'companies.employeeList',
  method: 'POST',
  path: '/api/corporate/employees',
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['7.13', '3.6', '3.8', '6.4', '9.5'],
  summary: 'The people of one’s own company, 20 a page from page 1, searched and filtered',
  transaction: 'none',
  body: employeeListQuery,
  response: z.object({ users: z.array(listedEmployee), count: z.int() }),
});
/** Refusals: FORBIDDEN for anybody but an administrator; INVALID_INPUT when more than 10,000 people match. */
export const employeeFile = defineOperation({
  name: 'companies.employeeFile',
  method: 'GET',
  path: '/api/corporate/employees/file',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['7.13', '7.20'],
  summary: 'The people list as CSV, for administrators; every export is in the audit log',
  query: employeeFileQuery,
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'text/csv',
  rateLimit: { points: 30, seconds: 600 },
});
/** Refusals: STATE_BLOCKED for the last administrator; FORBIDDEN for rights the caller lacks; INVALID_INPUT beside a group or manager. */
export const changeEmployee = defineOperation({
  name: 'companies.changeEmployee',
  method: 'PUT',
  path: '/api/corporate/employees',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['6.6', '7.20'],
  summary: 'Changes someone’s details, where they work and what their role is',
  body: employeeForm.extend({ userId: id }),
  response: done,
});
const named = z.object({ _id: z.string(), name: z.string() });
export const arrangements = defineOperation({
  name: 'companies.arrangements',
  method: 'GET',
  path: '/api/corporate/employees/arrangements',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['2.2', '7.20'],
  summary: 'Who may book for someone by name, and for whom they may book',
  query: z.object({ userId: id }),
  response: z.object({ bookedBy: z.array(named).max(MOST_ARRANGERS), booksFor: z.array(named).max(MOST_ARRANGERS) }),
});
/** Refusals: INVALID_INPUT beside `bookedBy` for people of other companies or with a closed account. */
export const saveArrangements = defineOperation({
  name: 'companies.saveArrangements',
  method: 'PUT',
  path: '/api/corporate/employees/arrangements',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['2.2', '7.20'],
  summary: 'Sets who may book for someone by name, all of them',
  body: z.object({
    userId: id,
    bookedBy: z
      .array(id)
      .max(MOST_ARRANGERS, `At most ${countWords(MOST_ARRANGERS, 'person', 'people')} book for one person.`),
  }),
  response: done,
});
const leavingQuery = z.object({ userId: id, successorId: id.nullish() });
export const employeeLeaving = defineOperation({
  name: 'companies.employeeLeaving',
  method: 'GET',
  path: '/api/corporate/employees/leaving',
  caller: 'corporate',
  permission: 'company.delete',
  requirements: ['6.6'],
  summary: 'What deactivating someone would do to their trips, requests, approvals and people, in words',
  query: leavingQuery,
  response: z.object({ refusal: z.string().nullable(), sentences: z.array(z.string()) }),
});
export const deactivateEmployee = defineOperation({
  name: 'companies.deactivateEmployee',
  method: 'POST',
  path: '/api/corporate/employees/deactivate',
  caller: 'corporate',
  permission: 'company.delete',
  requirements: ['6.6', '7.20'],
  summary: 'Closes someone’s account at once; who reports to them goes to their successor',
  body: z.object({ userId: id, successorId: id.nullable().default(null) }),
  response: done,
  rateLimit: { points: 600, seconds: 600 },
});
export const reactivateEmployee = defineOperation({
  name: 'companies.reactivateEmployee',
  method: 'POST',
  path: '/api/corporate/employees/reactivate',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['6.6', '7.20'],
  summary: 'Lets someone in again whose account was closed',
  body: z.object({ userId: id }),
  response: done,
  rateLimit: { points: 600, seconds: 600 },
});
/** A file of 3 MB at most: some 30,000 lines, three times what one import takes. Refusals: INVALID_INPUT beside `file` for what holds no lines at all. */
export const importEmployees = defineOperation({
  name: 'companies.importEmployees',
  method: 'POST',
  path: '/api/corporate/employees/import',
  caller: 'corporate',
  permission: 'company.create',
  requirements: ['7.20'],
  summary: 'Tries a CSV of people, or adds them: all of them, or nobody while one line is wrong',
  maxBytes: 4_300_000,
  body: z.object({
    file: z.base64('Choose a CSV file.').max(4_200_000, 'The file is larger than 3 MB. Split it.'),
    apply: z.boolean(),
  }),
  response: importReport.extend({ added: z.int() }),
  rateLimit: { points: 60, seconds: 600 },
});

export const auditTrail = defineOperation({
  name: 'companies.auditTrail',
  method: 'GET',
  path: '/api/corporate/audit-trail',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['7.20'],
  summary: 'Who changed what in the company, when, before and after; 20 a page',
  query: auditFilter.extend({
    before: z
      .string()
      .regex(/^\d{1,15}$/, 'This is no place in the trail.')
      .optional()
      .describe('the last _id of the page above'),
    order: z.enum(['newest', 'oldest']).default('newest').describe('which comes first'),
  }),
  response: z.object({ entries: z.array(auditEntry), more: z.boolean() }),
});
export const auditTrailFile = defineOperation({
  name: 'companies.auditTrailFile',
  method: 'GET',
  path: '/api/corporate/audit-trail/file',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['7.20'],
  summary: 'The same as CSV, at most 10,000 lines',
  query: auditFilter,
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'text/csv',
  rateLimit: { points: 60, seconds: 600 },
});

const settingEffects = z.record(
  z.enum([
    'modes',
    'paying',
    'checkoutAllowed',
    'lowBalance',
    'booksFor',
    'guestsAllowed',
    'requiredFields',
    'notices',
  ]),
  z.string(),
);
export const companyConfiguration = defineOperation({
  name: 'companies.configuration',
  method: 'GET',
  path: '/api/corporate/configuration',
  caller: 'corporate',
  permission: 'configuration.view',
  requirements: ['2.2', '2.10', '7.20'],
  summary: 'The company’s settings, each with its effect in words',
  response: z.object({ settings: companySettings, effects: settingEffects }),
});
export const saveConfiguration = defineOperation({
  name: 'companies.saveConfiguration',
  method: 'PUT',
  path: '/api/corporate/configuration',
  caller: 'corporate',
  permission: 'configuration.edit',
  requirements: ['7.20'],
  summary: 'Writes the company’s settings, all of them but the credit limit, which staff or the operator grants',
  body: companySettingsForm,
  response: z.object({ settings: companySettings, effects: settingEffects }),
});
