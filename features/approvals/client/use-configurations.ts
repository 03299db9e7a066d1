import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as companies from '#features/companies/contract.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { allows, useSession } from '#features/session/client/session.ts';
import type * as contract from '../contract.ts';
import {
  addApprovalConfiguration,
  approvalConfigurations,
  changeApprovalConfiguration,
  deleteApprovalConfiguration,
} from './calls.ts';

const ALL = ['approval-configurations'];
const CONFIGURATION = 4;
const SUGGESTED = 8;
const employees = call<typeof companies.employeeList>('POST', '/api/corporate/employees', 'corporate');

/** The company's approval configurations and the names of the people in them. */
export const useConfigurations = () =>
  useQuery({ queryKey: ALL, queryFn: ({ signal }) => callOperation(approvalConfigurations, { signal }) });

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

/** Creates, updates and deletes a configuration; refetches the list afterwards. */
export function useConfigurationChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ALL });
  return {
    keep: useMutation({
      mutationFn: ({
        approvalConfigId,
        ...body
      }: BodyInput<typeof contract.addApprovalConfiguration> & { approvalConfigId: string | null }) =>
        approvalConfigId === null
          ? callOperation(addApprovalConfiguration, { body })
          : callOperation(changeApprovalConfiguration, { body: { ...body, approvalConfigId } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (approvalConfigId: string) =>
        callOperation(deleteApprovalConfiguration, { body: { approvalConfigId } }),
      onSuccess,
    }),
  };
}

/** What the role of the person in this tab allows in the module Configuration (2.10, 6.2). The server checks again. */
export const useMay = (action: 'create' | 'edit' | 'delete'): boolean =>
  useSession(
    (session) => session.loggedInUserType === 'corporate' && allows(session.userDetails, CONFIGURATION, action),
  );
