import 'server-only';
import { sql } from 'drizzle-orm';
import {
  endRoomBlock,
  openRoomBlock,
  ratesForBlock,
  roomBlocksOf,
  shrinkRoomBlock,
} from '#features/hotels/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { csvFile } from '#lib/shared/csv/write-csv.ts';
import { addDays, daysBetween, formatDate } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type * as contract from '../../contract.ts';
import type { DeskRooms } from '../../contract.ts';
import { DAYS_AROUND, MOST_BLOCK_NIGHTS, MOST_BLOCKS, MOST_RATES } from '../../rules/room-limits.ts';
import { daysOf, eventOf, type EventRow } from '../events.repo.ts';
import { presentBlock, roomingOf } from './present-blocks.ts';

/** The blocks of an event of the operator, its rooming list, and the rates of a hotel, its venue if none is named. Throws NOT_FOUND. */
export const readDeskRooms: UseCase<typeof contract.deskRoomBlocks> = async ({ db, query }) => {
  const event = await operatedEvent(db, query.code);
  return presentRooms(db, event, query.hotel ?? event.venueHotel ?? '');
};

/**
 * Makes a block. Throws NOT_FOUND; INVALID_INPUT by field; STATE_BLOCKED once the event is over or cancelled, and at
 * `MOST_BLOCKS`.
 */
export const openEventBlock: UseCase<typeof contract.openBlock> = async ({ db, body, caller, request }) => {
  const { code, ...asked } = body;
  const now = clock.now();
  const event = await operatedEvent(db, code);
  // blocks of an event are counted one after the other
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('event room blocks'), hashtext(${event.id}))`);
  if (event.cancelledAt || now >= event.endsAt)
    throw new AppError('STATE_BLOCKED', event.cancelledAt ? 'This event is cancelled.' : 'This event is over.');
  if ((await roomBlocksOf(db, event.id)).length >= MOST_BLOCKS)
    throw new AppError('STATE_BLOCKED', `An event has at most ${counted(MOST_BLOCKS, 'room block')}.`);
  await refuseNights(db, event, asked);
  const subjectId = await openRoomBlock(db, { ...asked, ownerId: event.id }, now);
  await recordEvent(db, request, { action: 'event.block-opened', actor: byStaff(caller), subjectId });
  return presentRooms(db, event, asked.hotel);
};

/** Puts rooms back on sale. Throws as `shrinkRoomBlock`. */
export const shrinkEventBlock: UseCase<typeof contract.shrinkBlock> = async ({ db, body, caller, request }) => {
  const event = await operatedEvent(db, body.code);
  await shrinkRoomBlock(db, { id: body.blockId, ownerId: event.id, rooms: body.rooms });
  await recordEvent(db, request, { action: 'event.block-shrunk', actor: byStaff(caller), subjectId: body.blockId });
  return presentRooms(db, event, event.venueHotel ?? '');
};

/** Ends a block. Throws as `endRoomBlock`. */
export const endEventBlock: UseCase<typeof contract.endBlock> = async ({ db, body, caller, request }) => {
  const event = await operatedEvent(db, body.code);
  await endRoomBlock(db, { id: body.blockId, ownerId: event.id }, clock.now());
  await recordEvent(db, request, { action: 'event.block-ended', actor: byStaff(caller), subjectId: body.blockId });
  return presentRooms(db, event, event.venueHotel ?? '');
};

const STATES = { held: 'Held, not paid', booked: 'Booked', cancelled: 'Cancelled' } as const;

/** The rooming list as CSV: a line a room, a column a night. Names that a spreadsheet would run as formulas are escaped. */
export const fileRooming: UseCase<typeof contract.roomingFile> = async ({ db, query, caller, request }) => {
  const event = await operatedEvent(db, query.code);
  const blocks = await roomBlocksOf(db, event.id);
  const nights = [...new Set(blocks.flatMap((block) => block.nights.map(({ night }) => night)))].sort();
  const lines = (await roomingOf(db, blocks)).map(
    ({ name, sharesWith, hotelName, roomName, code, state, checkIn, checkOut, bookingId }) => [
      ...[name, sharesWith ?? '', hotelName, roomName, code ?? '', bookingId, STATES[state]],
      ...nights.map((night) => (state !== 'cancelled' && night >= checkIn && night < checkOut ? 1 : 0)),
    ],
  );
  const headings = ['Name', 'Shares with', 'Hotel', 'Room', 'Confirmation code', 'Booking', 'State'];
  await recordEvent(db, request, { action: 'event.exported', actor: byStaff(caller), subjectId: event.id });
  return new Uint8Array(
    Buffer.from([...csvFile([...headings, ...nights.map((night) => formatDate(night, ''))], lines)].join('')),
  );
};

const byStaff = ({ userId }: { userId: string }) => ({ userId, userType: 'staff' }) as const;

/** An event of the operator. Throws NOT_FOUND, also for a traveller's: no rooms are kept for it. */
async function operatedEvent(db: Db, code: string): Promise<EventRow> {
  const event = await eventOf(db, code);
  if (event.hostId !== null) throw notFound('This event');
  return event;
}

/** Throws INVALID_INPUT beside the field for nights that are none, too many, or too far from the days of the event. */
async function refuseNights(db: Db, event: EventRow, { checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  const days = await daysOf(db, event.id);
  const [first, last] = [days[0]?.day ?? checkIn, days.at(-1)?.day ?? checkOut];
  const nights = daysBetween(checkIn, checkOut);
  const problems = {
    ...(checkIn < clock.today(event.zone) ? { checkIn: 'The first night is in the past. Choose today or later.' } : {}),
    ...(checkIn < addDays(first, -DAYS_AROUND)
      ? { checkIn: `Choose a first night at most ${counted(DAYS_AROUND, 'day')} before the event.` }
      : {}),
    ...(checkOut > addDays(last, DAYS_AROUND)
      ? { checkOut: `Choose a last morning at most ${counted(DAYS_AROUND, 'day')} after the event.` }
      : {}),
    ...(nights < 1 ? { checkOut: 'The last morning must be after the first night.' } : {}),
    ...(nights > MOST_BLOCK_NIGHTS ? { checkOut: `A block has at most ${counted(MOST_BLOCK_NIGHTS, 'night')}.` } : {}),
  };
  const [message] = Object.values(problems);
  if (message) throw new AppError('INVALID_INPUT', message, { fields: problems });
}

async function presentRooms(db: Db, event: EventRow, hotel: string): Promise<DeskRooms> {
  const days = await daysOf(db, event.id);
  const blocks = await roomBlocksOf(db, event.id);
  const offered = hotel ? await ratesForBlock(db, hotel) : { hotelName: '', rates: [] };
  return {
    eventName: event.name,
    startsOn: days[0]?.day ?? '',
    endsOn: days.at(-1)?.day ?? '',
    hotel,
    hotelName: offered.hotelName,
    rates: offered.rates.slice(0, MOST_RATES),
    blocks: blocks.map(presentBlock),
    rooming: await roomingOf(db, blocks),
  };
}
