import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput, QueryInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import {
  arrangements,
  auditTrail,
  bands,
  companyConfiguration,
  companyProfile,
  departments,
  designations,
  employeeLeaving,
  employeeList,
  groupDeletion,
  levels,
  roles,
} from './calls.ts';
import { COMPANY } from './company-key.ts';
import { policyOf } from './policy-calls.ts';

export { COMPANY };

export const profileOptions = () =>
  queryOptions({
    queryKey: [...COMPANY, 'profile'],
    queryFn: ({ signal }) => callOperation(companyProfile, { signal }),
  });
export const departmentsOptions = () =>
  queryOptions({
    queryKey: [...COMPANY, 'departments'],
    queryFn: async ({ signal }) => (await callOperation(departments, { signal })).departments,
  });
export const rolesOptions = () =>
  queryOptions({
    queryKey: [...COMPANY, 'roles'],
    queryFn: async ({ signal }) => (await callOperation(roles, { signal })).roles,
  });
export const settingsOptions = () =>
  queryOptions({
    queryKey: [...COMPANY, 'settings'],
    queryFn: ({ signal }) => callOperation(companyConfiguration, { signal }),
  });

/** Designations, bands and levels as one shape. */
export const groupsOptions = (grouping: 'designation' | 'band' | 'level') =>
  queryOptions({
    queryKey: [...COMPANY, 'groups', grouping],
    queryFn: async ({ signal }) => {
      if (grouping === 'designation')
        return (await callOperation(designations, { signal })).designations.map((one) => ({
          groupId: one.designationId,
          name: one.designation,
          people: one.people,
        }));
      if (grouping === 'band')
        return (await callOperation(bands, { signal })).bands.map((one) => ({
          groupId: one.bandId,
          name: one.band,
          people: one.people,
        }));
      return (await callOperation(levels, { signal })).levels.map((one) => ({
        groupId: one.levelId,
        name: one.level,
        people: one.people,
      }));
    },
  });

export const employeesOptions = (body: BodyInput<typeof contract.employeeList>) =>
  queryOptions({
    queryKey: [...COMPANY, 'employees', body],
    queryFn: ({ signal }) => callOperation(employeeList, { body, signal }),
    placeholderData: keepPreviousData,
  });

export const trailOptions = (query: QueryInput<typeof contract.auditTrail>) =>
  queryOptions({
    queryKey: [...COMPANY, 'trail', query],
    queryFn: ({ signal }) => callOperation(auditTrail, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const deletionOptions = (query: QueryInput<typeof contract.groupDeletion>) =>
  queryOptions({
    queryKey: [...COMPANY, 'deletion', query],
    queryFn: ({ signal }) => callOperation(groupDeletion, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const leavingOptions = (query: QueryInput<typeof contract.employeeLeaving>) =>
  queryOptions({
    queryKey: [...COMPANY, 'leaving', query],
    queryFn: ({ signal }) => callOperation(employeeLeaving, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Who may book for someone by name, and for whom they book. */
export const arrangementsOptions = (userId: string) =>
  queryOptions({
    queryKey: [...COMPANY, 'arrangements', userId],
    queryFn: ({ signal }) => callOperation(arrangements, { query: { userId }, signal }),
  });

/** The policy that applies to a person, and why, as text. */
export const policyOfOptions = (userId: string) =>
  queryOptions({
    queryKey: [...COMPANY, 'policy-of', userId],
    queryFn: ({ signal }) => callOperation(policyOf, { query: { userId }, signal }),
  });

/** Employees whose name, address or staff number begins with the text, for a field that selects one. */
export const findPeople = (companyId: string) => async (words: string) => {
  const { users } = await callOperation(employeeList, {
    body: { companyId, searchKey: words, pageSize: 8, filter: [{ by: 'state', type: 'notIn', values: ['inactive'] }] },
  });
  return users.map(({ _id, firstName, lastName, designation, workEmail }) => ({
    id: _id,
    label: `${firstName} ${lastName}`,
    note: designation?.designation ?? workEmail,
  }));
};
