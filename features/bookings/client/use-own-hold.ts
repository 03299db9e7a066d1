import { queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { Stay } from '#lib/shared/stay-words.ts';
import { ownHold } from '../rules/own-hold.ts';
import { list } from './calls.ts';

const MOST = 50;
const LOOK_AGAIN_MS = 15_000;

const openBookings = queryOptions({
  queryKey: ['bookings', 'list', 'open'],
  queryFn: ({ signal }) =>
    callOperation(list, { body: { bookingStatus: ['PENDING'], when: 'upcoming', pageSize: MOST }, signal }),
});

/** The room that the person in this tab holds at a hotel for these nights, looked for again while it is held; null for none. */
export const useOwnHold = (hotel: string, stay: Stay) =>
  useQuery({
    ...openBookings,
    select: ({ response }) => ownHold(response, hotel, stay, new Date()),
    refetchInterval: ({ state }) => (state.data?.response.length ? LOOK_AGAIN_MS : false),
  });
