import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { isIsoDate } from '#lib/shared/dates.ts';
import { STAY_LIMITS } from '#lib/shared/stay-shape.ts';
import { codeField } from './party-form.ts';
import {
  MOST_BLOCK_NIGHTS,
  MOST_BLOCK_ROOMS,
  MOST_BLOCKS,
  MOST_FREE_DAYS,
  MOST_RATES,
  MOST_ROOMING,
} from './rules/room-limits.ts';

const day = (missing: string) => z.string().max(10, missing).refine(isIsoDate, missing);
const blockId = z.string().min(1).max(60);
const hotel = z.string().trim().max(120);
const whole = (missing: string, least: number, most: number) => z.int(missing).min(least, missing).max(most, missing);
const ROOMS = `Enter a number from 1 to ${MOST_BLOCK_ROOMS}.`;
const RATE = 'Enter a price in rupees, in steps of ten, from ₹100 to ₹500,000.';
const FREE_DAYS = `Enter a number of days from 0 to ${MOST_FREE_DAYS}.`;

/** Form (5.12). `rate` in paise a night and room, before tax. */
export const blockForm = z.object({
  hotel: hotel.min(1, 'Choose the hotel.').describe('slug of a hotel of ours'),
  ratePlanId: z.string().min(1, 'Choose a room.').max(60, 'Choose a room.'),
  checkIn: day('Choose the first night.'),
  checkOut: day('Choose the last morning.'),
  rooms: whole(ROOMS, 1, MOST_BLOCK_ROOMS),
  rate: z.int(RATE).min(10_000, RATE).max(50_000_000, RATE).multipleOf(1000, RATE),
  cutOff: day('Choose the last day on which its rooms can be booked.'),
  freeDays: whole(FREE_DAYS, 0, MOST_FREE_DAYS),
});

const roomBlock = z.object({
  blockId,
  hotelName: z.string(),
  hotelSlug: z.string(),
  roomName: z.string(),
  meals: z.string(),
  maxAdults: z.int(),
  included: z.int().describe('guests without an extra charge'),
  rate: z.int().describe('paise a night and room, before tax'),
  nightly: z.int().describe('paise a night for the guests included, with all taxes, rounded up to the rupee'),
  freeDays: z.int().describe('cancelling is free until so many days before check-in; after that there is no refund'),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  cutOffAt: z.iso.datetime(),
  zone: z.string(),
  isOpen: z.boolean().describe('false from the cut-off on, and once staff ended it'),
  nights: z
    .array(z.object({ night: z.iso.date(), rooms: z.int(), left: z.int().describe('that can be booked') }))
    .max(MOST_BLOCK_NIGHTS),
});
export type RoomBlockView = z.infer<typeof roomBlock>;
const blocks = z.array(roomBlock).max(MOST_BLOCKS);

/** A room that is booked from a block, or held. */
const roomingLine = z.object({
  bookingId: z.string(),
  name: z.string().describe('of who is registered; empty once the registration was deleted'),
  hotelName: z.string(),
  roomName: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  sharesWith: z.string().nullable().describe('the guest of the event with whom the room is shared'),
  code: z.string().nullable().describe('confirmation code of the hotel'),
  state: z.enum(['held', 'booked', 'cancelled']),
});
export type RoomingLine = z.infer<typeof roomingLine>;

const deskRooms = z.object({
  eventName: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  hotel: z.string().describe('slug of the hotel whose rates these are; empty where none was named'),
  hotelName: z.string(),
  rates: z.array(z.object({ ratePlanId: z.string(), label: z.string() })).max(MOST_RATES),
  blocks,
  rooming: z.array(roomingLine).max(MOST_ROOMING),
});
export type DeskRooms = z.infer<typeof deskRooms>;

const ofDesk = { caller: 'staff', requirements: ['1.2'] as string[] } as const;
const ofGuest = { caller: 'event-guest', requirements: ['1.2'] as string[] } as const;
const ONE = { code: codeField };

/** Refusals: NOT_FOUND, also for a traveller's event and an unknown hotel. */
export const deskRoomBlocks = defineOperation({
  ...ofDesk,
  name: 'events.deskRooms',
  method: 'GET',
  path: '/api/desk/events/rooms',
  summary: 'The room blocks of an event of the operator, its rooming list, and the rates of a hotel',
  query: z.object({ ...ONE, hotel: hotel.optional() }),
  response: deskRooms,
});

/**
 * Refusals: NOT_FOUND; INVALID_INPUT by field, also where a night has too few rooms; STATE_BLOCKED at the limit and once
 * the event is over.
 */
export const openBlock = defineOperation({
  ...ofDesk,
  name: 'events.openBlock',
  method: 'POST',
  path: '/api/desk/events/rooms',
  summary: 'Takes rooms of a hotel from sale and keeps them for the guests of an event at a rate of their own',
  body: blockForm.extend(ONE),
  response: deskRooms,
});

/** Refusals: NOT_FOUND; INVALID_INPUT beside `rooms`, below what is booked; STATE_BLOCKED once it was released. */
export const shrinkBlock = defineOperation({
  ...ofDesk,
  name: 'events.shrinkBlock',
  method: 'POST',
  path: '/api/desk/events/rooms/shrink',
  summary: 'Puts rooms of a block back on sale; never below what is held and booked',
  body: z.object({ ...ONE, blockId, rooms: whole(ROOMS, 0, MOST_BLOCK_ROOMS) }),
  response: deskRooms,
});

/** Refusals: NOT_FOUND; STATE_BLOCKED once it was released. */
export const endBlock = defineOperation({
  ...ofDesk,
  name: 'events.endBlock',
  method: 'POST',
  path: '/api/desk/events/rooms/end',
  summary: 'Ends a block before its cut-off; what is booked stays booked',
  body: z.object({ ...ONE, blockId }),
  response: deskRooms,
});

export const roomingFile = defineOperation({
  ...ofDesk,
  name: 'events.roomingFile',
  method: 'GET',
  path: '/api/desk/events/rooming-list/file',
  summary: 'The rooming list as CSV, a line a room and a column a night; every export is in the audit log',
  query: z.object(ONE),
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'text/csv',
  rateLimit: { points: 30, seconds: 600 },
});

export const guestRooms = defineOperation({
  ...ofGuest,
  name: 'events.rooms',
  method: 'GET',
  path: '/api/events/rooms',
  summary: 'Rooms that are kept for the event that the caller is signed in to, night by night',
  response: z.object({ blocks }),
});

export const roomPass = defineOperation({
  ...ofGuest,
  name: 'events.roomPass',
  method: 'POST',
  path: '/api/events/rooms/pass',
  summary: 'A proof of the event sign-in for ten minutes, with which an account books a room of the event',
  body: z.object({}),
  response: z.object({ pass: z.string() }),
  rateLimit: { points: 60, seconds: 3600 },
});

/** Form (5.12). */
export const roomForm = z.object({
  blockId,
  checkIn: day('Choose the first night.'),
  checkOut: day('Choose the last morning.'),
  adults: whole('Choose how many adults.', 1, STAY_LIMITS.adultsPerRoom),
});

/**
 * Refusals: FORBIDDEN without a valid pass; NOT_FOUND for a block of another event; INVALID_INPUT beside the dates; SOLD_OUT;
 * STATE_BLOCKED past the cut-off, and beyond a room for each person of the registration.
 */
export const bookRoom = defineOperation({
  name: 'events.bookRoom',
  method: 'POST',
  path: '/api/events/rooms/book',
  caller: 'consumer',
  requirements: ['1.2', '7.20'],
  transaction: 'own',
  summary:
    'Holds a room of an event’s block for the caller’s account, who then reviews it and pays for it like other stays',
  body: roomForm.extend({ pass: z.string().min(1).max(200) }),
  response: z.object({ bookingId: z.string() }),
  rateLimit: { points: 30, seconds: 3600 },
});
