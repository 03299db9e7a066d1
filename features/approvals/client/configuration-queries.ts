import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { approvalConfigurations, employeeList } from './calls.ts';

/** A configuration's name stands in policies too. */
export const COMPANY = ['company'] as const;

export const configurationsOptions = () => queryOptions({ queryKey: [...COMPANY, 'approval-configurations'], queryFn: ({ signal }) => callOperation(approvalConfigurations, { signal }) });

/** People whose name, address or staff number begins so. */
export const findPeople = (companyId: string) => async (words: string) => {
  const { users } = await callOperation(employeeList, { body: { companyId, searchKey: words, pageSize: 8, filter: [{ by: 'state', values: ['active'] }] } });
  return users.map(({ _id, firstName, lastName, designation, workEmail }) => ({ id: _id, label: `${firstName} ${lastName}`, note: designation?.designation ?? workEmail }));
};
