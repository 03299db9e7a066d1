import type * as companies from '#features/companies/contract.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';

const SUGGESTED = 8;
const employees = call<typeof companies.employeeList>('POST', '/api/corporate/employees', 'corporate');

/** Finds colleagues whose name begins with the text, for fields that name a person. */
export const findColleagues = (companyId: string) => async (searchKey: string) => {
  const { users } = await callOperation(employees, { body: { companyId, searchKey, pageSize: SUGGESTED } });
  return users.map(({ _id, firstName, lastName, workEmail }) => ({
    id: _id,
    label: `${firstName} ${lastName}`,
    note: workEmail,
  }));
};
