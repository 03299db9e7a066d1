import { useQuery } from '@tanstack/react-query';
import type * as companies from '#features/companies/contract.ts';
import { useSession } from '#features/session/client/session.ts';
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

/** Employees that match a search, to be named as approvers. */
export function useColleagues(searchKey: string) {
  const companyId = useSession((session) =>
    session.loggedInUserType === 'corporate' ? session.userDetails.companyDetails._id : '',
  );
  return useQuery({
    queryKey: ['colleagues', searchKey],
    enabled: searchKey.trim().length > 1,
    queryFn: async ({ signal }) => {
      const { users } = await callOperation(employees, { body: { companyId, searchKey, pageSize: SUGGESTED }, signal });
      return users.map(({ _id, firstName, lastName }) => ({ _id, name: `${firstName} ${lastName}` }));
    },
  });
}
