import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { waiting } from './calls.ts';

/** A place in a waiting list, by the key of its emails. A key that opens nothing is not tried again. */
export const waitingOptions = (key: string) =>
  queryOptions({
    queryKey: ['events', 'waiting', key],
    queryFn: ({ signal }) => callOperation(waiting, { body: { key }, signal }),
    staleTime: 0,
    retry: false,
  });
