import { useQuery } from '@tanstack/react-query';
import type * as companies from '#features/companies/contract.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSession } from '#features/session/client/session.ts';
import type { AssignedTo } from '../rules/assignment.ts';

const departments = call<typeof companies.departments>('GET', '/api/corporate/departments', 'corporate');
const designations = call<typeof companies.designations>('GET', '/api/corporate/designations', 'corporate');
const bands = call<typeof companies.bands>('GET', '/api/corporate/bands', 'corporate');
const levels = call<typeof companies.levels>('GET', '/api/corporate/levels', 'corporate');
const employees = call<typeof companies.employeeList>('POST', '/api/corporate/employees', 'corporate');

/** A person or group that a policy can be assigned to. */
export type Choice = { id: string; name: string };

const SUGGESTED = 8;

/** The people or groups of a kind that a policy can be assigned to: all groups, or the people that match a search. */
export function useTargets(to: AssignedTo, searchKey: string) {
  const company = useSession((session) =>
    session.loggedInUserType === 'corporate' ? session.userDetails.companyDetails : null,
  );
  return useQuery({
    queryKey: ['policy-targets', to, to === 'employee' ? searchKey : ''],
    enabled: company !== null && (to !== 'employee' || searchKey.trim().length > 1),
    queryFn: async (): Promise<Choice[]> => {
      if (to === 'department')
        return (await callOperation(departments)).departments.map(({ departmentId, departmentName }) => ({
          id: departmentId,
          name: departmentName,
        }));
      if (to === 'designation')
        return (await callOperation(designations)).designations.map(({ designationId, designation }) => ({
          id: designationId,
          name: designation,
        }));
      if (to === 'band')
        return (await callOperation(bands)).bands.map(({ bandId, band }) => ({ id: bandId, name: band }));
      if (to === 'level')
        return (await callOperation(levels)).levels.map(({ levelId, level }) => ({ id: levelId, name: level }));
      if (to === 'company') return company ? [{ id: company._id, name: company.companyName }] : [];
      const { users } = await callOperation(employees, {
        body: { companyId: company?._id ?? '', searchKey, pageSize: SUGGESTED },
      });
      return users.map(({ _id, firstName, lastName, workEmail }) => ({
        id: _id,
        name: `${firstName} ${lastName}, ${workEmail}`,
      }));
    },
  });
}
