import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput, ResponseOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import {
  addPolicy,
  assignPolicy,
  changePolicy,
  discardDraft,
  dryRunPolicy,
  policies,
  policyDetails,
  publishPolicy,
  unassignPolicy,
} from './calls.ts';

const ALL = ['policies'];

export type PolicyDetails = ResponseOf<typeof contract.policyDetails>;
export type DryRunAnswer = ResponseOf<typeof contract.dryRunPolicy>;
export type Target = Pick<BodyInput<typeof contract.assignPolicy>, 'to' | 'targetId'>;

/** The company's policies. */
export const usePolicies = () =>
  useQuery({ queryKey: [...ALL, 'list'], queryFn: ({ signal }) => callOperation(policies, { signal }) });

/** One policy with its versions. */
export const usePolicy = (policyId: string) =>
  useQuery({
    queryKey: [...ALL, 'one', policyId],
    queryFn: ({ signal }) => callOperation(policyDetails, { query: { policyId }, signal }),
  });

/** Tries a version on the last 90 days; runs only when requested. */
export const useDryRun = (policyId: string, version: number, asked: boolean) =>
  useQuery({
    queryKey: [...ALL, 'dry-run', policyId, version],
    queryFn: ({ signal }) => callOperation(dryRunPolicy, { query: { policyId, version: String(version) }, signal }),
    enabled: asked,
    staleTime: 0,
  });

/** Mutations of a policy; lists and details are refetched afterwards. */
export function usePolicyChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ALL });
  return {
    keep: useMutation({
      mutationFn: ({ policyId, ...body }: BodyInput<typeof contract.addPolicy> & { policyId: string | null }) =>
        policyId === null
          ? callOperation(addPolicy, { body })
          : callOperation(changePolicy, { body: { ...body, policyId } }),
      onSuccess,
    }),
    publish: useMutation({
      mutationFn: (body: BodyInput<typeof contract.publishPolicy>) => callOperation(publishPolicy, { body }),
      onSuccess,
    }),
    discard: useMutation({
      mutationFn: (body: BodyInput<typeof contract.discardDraft>) => callOperation(discardDraft, { body }),
      onSuccess,
    }),
    assign: useMutation({
      mutationFn: (body: BodyInput<typeof contract.assignPolicy>) => callOperation(assignPolicy, { body }),
      onSuccess,
    }),
    unassign: useMutation({
      mutationFn: (body: BodyInput<typeof contract.unassignPolicy>) => callOperation(unassignPolicy, { body }),
      onSuccess,
    }),
  };
}
