import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../contract.ts';
import { details, list, remove, save, saveBusiness } from './calls.ts';

const listOptions = queryOptions({
  queryKey: ['travellers', 'list'],
  queryFn: ({ signal }) => callOperation(list, { signal }),
  staleTime: 0,
});

/** Saved travellers and business details of the person in this tab. */
export const useTravellers = () => useQuery(listOptions);

/** One saved traveller with passport; not cached when unused. */
export const useTraveller = (travellerId: string | null) =>
  useQuery({
    queryKey: ['travellers', 'details', travellerId],
    enabled: travellerId !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => callOperation(details, { query: { travellerId: travellerId ?? '' }, signal }),
  });

/** Adds a traveller, or replaces one's details. */
export const useSaveTraveller = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof contract.save>) => callOperation(save, { body, key: randomId() }),
    onSettled: useReadAgain(),
  });

/** Removes a traveller. */
export const useRemoveTraveller = () =>
  useMutation({
    mutationFn: (travellerId: string) => callOperation(remove, { body: { travellerId } }),
    onSettled: useReadAgain(),
  });

/** Saves the business details, or with null removes them. */
export const useSaveBusiness = () =>
  useMutation({
    mutationFn: (business: BodyInput<typeof contract.saveBusiness>['business']) =>
      callOperation(saveBusiness, { body: { business } }),
    onSettled: useReadAgain(),
  });

function useReadAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: listOptions.queryKey });
}
