import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../contract.ts';
import { changeRegistration, getRegistration, withdraw } from './calls.ts';

const registrationOptions = queryOptions({
  queryKey: ['events', 'registration'],
  queryFn: ({ signal }) => callOperation(getRegistration, { signal }),
});

/** The registration of the guest signed in to the event in this tab. */
export const useRegistration = () => useQuery(registrationOptions);

/** Changes it and shows the result at once. Throws ApiFailure. */
export function useChange() {
  const cache = useQueryClient();
  return async (body: BodyInput<typeof contract.changeRegistration>): Promise<void> => {
    cache.setQueryData(
      registrationOptions.queryKey,
      await callOperation(changeRegistration, { body, key: randomId() }),
    );
  };
}

/** Withdraws it. */
export function useWithdraw() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => callOperation(withdraw, { body: {}, key: randomId() }),
    onSuccess: (registration) => void cache.setQueryData(registrationOptions.queryKey, registration),
  });
}
