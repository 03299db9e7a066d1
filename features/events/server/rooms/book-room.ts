import 'server-only';
import { bookerOf, holdBooking, openBlockStay, staysOfBlocks } from '#features/bookings/server/index.ts';
import { roomBlocksOf, type RoomBlock } from '#features/hotels/server/index.ts';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { bookRoom, guestRooms } from '../../contract.ts';
import { registered, type RegistrationRow } from '../registrations.repo.ts';
import { eventRegistrations } from '../tables.ts';
import { presentBlock, roomingState } from './present-blocks.ts';
import { registrationOfPass } from './room-pass.ts';

/** The blocks of the caller's event; none for a traveller's. */
export const listGuestRooms: UseCase<typeof guestRooms> = async ({ db, caller }) => {
  const { event, registration } = await registered(db, caller.userId);
  if (event.cancelledAt || event.removedAt || registration.withdrawnAt) return { blocks: [] };
  return { blocks: (await roomBlocksOf(db, event.id)).map(presentBlock) };
};

/**
 * Holds a room of the event's block. The token of the account says who pays; the pass that they are signed in to a
 * registration of this event. Afterwards it is reviewed, paid, changed and cancelled like every booking of a stay. Throws FORBIDDEN
 * for a pass that is over, or of a registration whose rooms another account books; NOT_FOUND for a block of another event;
 * INVALID_INPUT by field; STATE_BLOCKED after the cut-off and beyond a room for each person; and what `holdBooking` throws.
 */
export const bookEventRoom: UseCase<typeof bookRoom> = async ({ db, body, caller, request }) => {
  const now = clock.now();
  const registrationId = registrationOfPass(body.pass, now);
  const [known] = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId ?? ''));
  if (!known) throw new AppError('FORBIDDEN', 'Sign in to the event again to book one of its rooms.');
  const { event, registration } = await registered(db, known.id);
  if (registration.withdrawnAt || event.cancelledAt || event.removedAt)
    throw new AppError('FORBIDDEN', 'Only who is registered for the event can book one of its rooms.');
  const block = (await roomBlocksOf(db, event.id)).find(({ id }) => id === body.blockId);
  if (!block) throw notFound('This room');
  if (!block.isOpen)
    throw new AppError('STATE_BLOCKED', 'The cut-off of these rooms has passed. See the hotel’s page for others.');
  refuseStay(block, body);
  await refuseMoreRooms(db, { event: event.id, registration, userId: caller.userId });
  const { bookingId, total } = await openBlockStay(
    db,
    {
      hotelId: block.hotelId,
      roomTypeId: block.id,
      ratePlanId: block.ratePlanId,
      stay: { checkIn: body.checkIn, checkOut: body.checkOut, rooms: [{ adults: body.adults, childAges: [] }] },
    },
    {
      booker: bookerOf(caller, request),
      kept: {
        id: block.id,
        guestId: registration.id,
        note: `The event rate of ${event.name}: ${formatMoney(money(block.rate))} a night before tax, for a room that is kept for its guests.`,
      },
    },
  );
  await holdBooking({ db, query: undefined, body: { bookingId, acceptedTotal: total }, caller, request });
  return { bookingId };
};

/** Throws INVALID_INPUT beside the field for nights that the block does not have, and for too many people. */
function refuseStay(
  block: RoomBlock,
  { checkIn, checkOut, adults }: { checkIn: string; checkOut: string; adults: number },
): void {
  const problems = {
    ...(checkIn < block.checkIn || checkIn >= block.checkOut ? { checkIn: 'Choose among the nights shown.' } : {}),
    ...(checkOut > block.checkOut ? { checkOut: 'Choose among the nights shown.' } : {}),
    ...(checkOut <= checkIn ? { checkOut: 'Check-out must be after check-in.' } : {}),
    ...(adults > block.maxAdults ? { adults: `This room takes at most ${counted(block.maxAdults, 'adult')}.` } : {}),
  };
  const [message] = Object.values(problems);
  if (message) throw new AppError('INVALID_INPUT', message, { fields: problems });
}

type Asking = { event: string; registration: RegistrationRow; userId: string };

/**
 * A registration has as many rooms as people, and one account pays them: a pass that another account got hold of books
 * nothing once the first has. Throws STATE_BLOCKED, FORBIDDEN.
 */
async function refuseMoreRooms(db: Db, { event, registration, userId }: Asking): Promise<void> {
  const ids = (await roomBlocksOf(db, event)).map(({ id }) => id);
  const own = (await staysOfBlocks(db, ids)).filter((stay) => {
    const state = roomingState(stay);
    return stay.guestId === registration.id && state !== null && state !== 'cancelled';
  });
  if (own.some((stay) => stay.userId !== userId))
    throw new AppError('FORBIDDEN', 'Rooms of this registration are booked by another account. Sign in with that one.');
  const people = 1 + registration.companions;
  if (own.length >= people)
    throw new AppError(
      'STATE_BLOCKED',
      `Your registration is for ${counted(people, 'person', 'people')} and has as many rooms. Release or cancel one in My trips first.`,
    );
}
