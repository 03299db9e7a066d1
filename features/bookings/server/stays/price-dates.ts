import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { stay as staySchema, stayProblems } from '#lib/shared/stay.ts';
import type { CheckedStay } from '../../rules/flight-amendments.ts';
import { datesChanged, priceOfDates, type DatesPrice } from '../../rules/stay-dates.ts';
import { isByRoom } from '../../rules/stay-rooms.ts';
import type { StayRow } from '../bookings.repo.ts';
import { requestOf, staySupplier } from '../products/stay-product.ts';
import { answerInTime } from '../supplier.ts';
import { mustBeMovable } from './may-change-dates.ts';

type WantedDates = { checkIn: string; checkOut: string };
/** `at`: the moment by whose terms it was priced. */
export type DatesQuote = { to: CheckedStay; price: DatesPrice; words: string; at: Date };

/**
 * The price and terms of the same rooms and rate on new dates, with what they cost now. Throws STATE_BLOCKED, INVALID_INPUT
 * beside the date, and SOLD_OUT.
 */
export async function datesFor(db: Db, booking: StayRow, wanted: WantedDates): Promise<DatesQuote> {
  const now = clock.now();
  mustBeMovable(booking, now);
  const { snapshot } = booking;
  const stay = { ...snapshot.stay, checkIn: wanted.checkIn, checkOut: wanted.checkOut };
  refuseDates(booking, stay);
  const check = await answerInTime(staySupplier(db).priceCheck(requestOf({ ...snapshot, stay }), booking.id));
  if (!check) throw datesSoldOut(booking);
  const { total, lines, rooms, policies, roomPolicies, requiredFields, checkInAt, checkOutAt } = check;
  return {
    to: {
      stay,
      total,
      lines,
      rooms,
      policies,
      ...(roomPolicies ? { roomPolicies } : {}),
      requiredFields,
      checkInAt: checkInAt.toISOString(),
      checkOutAt: checkOutAt.toISOString(),
    },
    price: priceOfDates({ ...snapshot, total: booking.total }, total, now),
    words: datesChanged(snapshot.stay, stay),
    at: now,
  };
}

/** Throws INVALID_INPUT beside the date for dates that cannot be sold, and for those the stay has. */
function refuseDates({ snapshot }: StayRow, stay: StayRow['snapshot']['stay']): void {
  const problems: Record<string, string> = stayProblems(stay, clock.today(snapshot.hotel.zone));
  const checked = staySchema.safeParse(stay);
  for (const { path, message } of checked.error?.issues ?? []) problems[String(path[0])] ??= message;
  if (stay.checkIn === snapshot.stay.checkIn && stay.checkOut === snapshot.stay.checkOut)
    problems.checkIn ??= 'These are the dates of your stay. Choose others.';
  const [first] = Object.values(problems);
  if (first) throw new AppError('INVALID_INPUT', first, { fields: problems });
}

/** SOLD_OUT beside the dates: a night has too few rooms of this rate. */
export function datesSoldOut({ snapshot }: StayRow): AppError {
  const { room, hotel, stay } = snapshot;
  const what = isByRoom(snapshot)
    ? `${hotel.name} does not have all of your rooms on one of these nights`
    : `${room.name} at ${hotel.name} is sold out on one of these nights${stay.rooms.length > 1 ? ' for all of your rooms' : ''}`;
  const message = `${what}. Nothing was changed. Choose other dates.`;
  return new AppError('SOLD_OUT', message, { fields: { checkIn: message } });
}
