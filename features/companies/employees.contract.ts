import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { employeeForm, employeeFileQuery, employeeListQuery, importReport, listedEmployee } from './organisation.ts';
import { MOST_ARRANGERS } from './rules/setting-values.ts';

const id = z.string().min(1).max(60);
const done = z.object({ done: z.literal(true) });

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
      .max(MOST_ARRANGERS, `At most ${counted(MOST_ARRANGERS, 'person', 'people')} book for one person.`),
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
/**
 * A file of 3 MB at most: some 30,000 lines, three times what one import takes. Refusals: INVALID_INPUT beside `file` for
 * what holds no lines at all.
 */
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
