import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import {
  addApprovalConfiguration,
  approvalConfigurations,
  changeApprovalConfiguration,
  deleteApprovalConfiguration,
} from './calls.ts';

const ALL = ['approval-configurations'];

/** The company's approval configurations and the names of the people in them. */
export const useConfigurations = () =>
  useQuery({ queryKey: ALL, queryFn: ({ signal }) => callOperation(approvalConfigurations, { signal }) });

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
