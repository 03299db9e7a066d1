import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { bands, departments, designations, dryRunPolicy, employeeList, levels, policies, policyDetails, policyOf } from './calls.ts';

/** A change of a policy also changes what lists of people say. */
export const COMPANY = ['company'] as const;

export const policiesOptions = () => queryOptions({ queryKey: [...COMPANY, 'policies'], queryFn: async ({ signal }) => (await callOperation(policies, { signal })).policies });
export const policyOptions = (policyId: string) => queryOptions({ queryKey: [...COMPANY, 'policy', policyId], queryFn: ({ signal }) => callOperation(policyDetails, { query: { policyId }, signal }) });
export const policyOfOptions = (userId: string) => queryOptions({ queryKey: [...COMPANY, 'policy-of', userId], queryFn: ({ signal }) => callOperation(policyOf, { query: { userId }, signal }) });
export const dryRunOptions = (policyId: string, version: number) => queryOptions({ queryKey: [...COMPANY, 'dry-run', policyId, version], queryFn: ({ signal }) => callOperation(dryRunPolicy, { query: { policyId, version: String(version) }, signal }), staleTime: 0 });

/** The groups of a kind that a policy can be given to, by name. */
export const targetsOptions = (to: 'designation' | 'band' | 'level' | 'department') =>
  queryOptions({
    queryKey: [...COMPANY, 'targets', to],
    queryFn: async ({ signal }) => {
      if (to === 'department') return (await callOperation(departments, { signal })).departments.map((one) => ({ id: one.departmentId, name: one.departmentName }));
      if (to === 'designation') return (await callOperation(designations, { signal })).designations.map((one) => ({ id: one.designationId, name: one.designation }));
      if (to === 'band') return (await callOperation(bands, { signal })).bands.map((one) => ({ id: one.bandId, name: one.band }));
      return (await callOperation(levels, { signal })).levels.map((one) => ({ id: one.levelId, name: one.level }));
    },
  });

/** People whose name, address or staff number begins so. */
export const findPeople = (companyId: string) => async (words: string) => {
  const { users } = await callOperation(employeeList, { body: { companyId, searchKey: words, pageSize: 8 } });
  return users.map(({ _id, firstName, lastName, designation, workEmail }) => ({ id: _id, label: `${firstName} ${lastName}`, note: designation?.designation ?? workEmail }));
};
