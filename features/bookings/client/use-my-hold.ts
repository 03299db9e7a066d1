import { queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { Bound } from '#lib/shared/trip-shape.ts';
import { myFlightHold, myHold, myPackageHold } from '../rules/my-hold.ts';
import { list } from './calls.ts';

const MOST = 50;
const LOOK_AGAIN_MS = 15_000;

const openBookings = queryOptions({
  queryKey: ['bookings', 'list', 'open'],
  queryFn: ({ signal }) =>
    callOperation(list, { body: { bookingStatus: ['PENDING'], when: 'upcoming', pageSize: MOST }, signal }),
  refetchInterval: ({ state }) => (state.data?.response.length ? LOOK_AGAIN_MS : false),
});

/**
 * The room that the person in this tab holds at a hotel for these nights, refetched while it is held; null for none.
 */
export const useMyHold = (hotel: string, stay: Stay) =>
  useQuery({
    ...openBookings,
    select: ({ response }) => myHold(response, hotel, stay, new Date()),
  });

/** The flights that the person in this tab holds for a bound of the searched trip. */
export const useOwnFlightHold = (searched: readonly Bound[]) =>
  useQuery({
    ...openBookings,
    select: ({ response }) => myFlightHold(response, searched, new Date()),
  });

/** The places that the person in this tab holds on a departure of a journey, by the journey's slug. */
export const useOwnPackageHold = (slug: string) =>
  useQuery({
    ...openBookings,
    select: ({ response }) => myPackageHold(response, slug, new Date()),
  });
