import type * as administration from '#features/companies/administration.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';

const SUGGESTED = 8;
const employees = call<typeof administration.employeeList>('POST', '/api/corporate/employees', 'corporate');

/** People of the company by the beginning of their name, for a field that names somebody. */
export const findColleagues = (companyId: string) => async (searchKey: string) => {
  const { users } = await callOperation(employees, { body: { companyId, searchKey, pageSize: SUGGESTED } });
  return users.map(({ _id, firstName, lastName, workEmail }) => ({
    id: _id,
    label: `${firstName} ${lastName}`,
    note: workEmail,
  }));
};
