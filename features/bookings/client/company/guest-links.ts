import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type * as contract from '../../contract.ts';

const PATH = '/api/corporate/bookings/guest-links';
const guestLinks = call<typeof contract.guestLinks>('GET', PATH, 'corporate');
export const askGuest = call<typeof contract.askGuest>('POST', PATH, 'corporate');
export const withdrawGuestLink = call<typeof contract.withdrawGuestLink>('POST', `${PATH}/withdraw`, 'corporate');

/** How often a page looks for what guests entered, while one of them has a link. */
const ASK_AGAIN_MS = 4000;

export const guestLinksKey = (bookingId: string) => ['bookings', 'guest-links', bookingId] as const;

export const guestLinksOptions = (bookingId: string) =>
  queryOptions({
    queryKey: guestLinksKey(bookingId),
    queryFn: ({ signal }) => callOperation(guestLinks, { query: { bookingId }, signal }),
    refetchInterval: ({ state }) => (state.data?.places.some((one) => one.state === 'sent') ? ASK_AGAIN_MS : false),
  });
