import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import {
  bandOption,
  deleteGroupForm,
  departmentForm,
  departmentNode,
  designationOption,
  group,
  groupForm,
  levelOption,
} from './organisation.ts';

const id = z.string().min(1).max(60);
const done = z.object({ done: z.literal(true) });
/** Lists that screens choose from have at most `COMPANY_LIMITS` entries. */
const counted = { people: z.int() };

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
