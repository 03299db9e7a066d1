import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { roommates } from './calls.ts';

/** Query key of who wants to share a room at the event that this tab is signed in to. */
export const ROOMMATES = ['events', 'roommates'] as const;

/** Others change it too, so that it is read anew whenever it is looked at again. */
export const roommatesOptions = queryOptions({
  queryKey: ROOMMATES,
  queryFn: ({ signal }) => callOperation(roommates, { signal }),
  staleTime: 0,
});
