import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { bookRoom, deskRoomBlocks, guestRooms, roomPass } from './calls.ts';

/** Query key of the room blocks at the desk. */
export const DESK_ROOMS = ['events', 'desk-rooms'] as const;

/** The blocks of an event, with the rates of a hotel: its venue where none is named. */
export const deskRoomsOptions = (code: string, hotel: string | undefined) =>
  queryOptions({
    queryKey: [...DESK_ROOMS, code, hotel ?? ''],
    queryFn: ({ signal }) => callOperation(deskRoomBlocks, { query: { code, hotel }, signal }),
  });

/** Rooms that are kept for the event that this tab is signed in to. */
export const guestRoomsOptions = queryOptions({
  queryKey: ['events', 'rooms'],
  queryFn: ({ signal }) => callOperation(guestRooms, { signal }),
});

/** Holds a room for the account of this tab, with a fresh proof of its event sign-in. Gives the booking. Throws ApiFailure. */
export async function holdEventRoom(room: Omit<BodyInput<typeof contract.bookRoom>, 'pass'>): Promise<string> {
  const { pass } = await callOperation(roomPass, { body: {}, key: randomId() });
  const { bookingId } = await callOperation(bookRoom, { body: { ...room, pass }, key: randomId() });
  return bookingId;
}
