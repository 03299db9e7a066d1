import { useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../contract.ts';
import { inviteEmployee } from './calls.ts';
import { COMPANY } from './company-queries.ts';

/** Sends an invitation, or sends it again, and has the company's people read anew. Gives the invited. Throws ApiFailure. */
export function useInvite() {
  const queries = useQueryClient();
  return async (body: BodyInput<typeof contract.inviteEmployee>) => {
    const { employee } = await callOperation(inviteEmployee, { body, key: randomId() });
    await queries.invalidateQueries({ queryKey: COMPANY });
    return employee;
  };
}
