import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { deskBooking, deskBookings } from './calls.ts';

/** Query key of the desk's bookings; invalidated after an action of staff. */
export const DESK_BOOKINGS = ['desk-bookings'] as const;

/** How often a list, and a booking that is looked at, is read anew: staff have no live updates. */
const LIST_AGAIN_MS = 10_000;
const ONE_AGAIN_MS = 3000;

export const deskBookingsOptions = (pageNo: number) =>
  queryOptions({
    queryKey: [...DESK_BOOKINGS, 'list', pageNo],
    queryFn: ({ signal }) => callOperation(deskBookings, { query: { pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LIST_AGAIN_MS,
  });

export const deskBookingOptions = (bookingId: string) =>
  queryOptions({
    queryKey: [...DESK_BOOKINGS, 'one', bookingId],
    queryFn: ({ signal }) => callOperation(deskBooking, { query: { bookingId }, signal }),
    refetchInterval: ONE_AGAIN_MS,
  });
