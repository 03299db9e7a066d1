import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { log } from '#lib/server/log.ts';
import type { ScheduleChange } from '#lib/server/ports/flight-supplier.ts';
import { tripDates } from '../../rules/current-bounds.ts';
import { nextState } from '../../rules/states.ts';
import { isFlightRow, lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { answerInTime } from '../supplier.ts';
import { changeBooking, transition } from '../transition.ts';
import { flightSupplier } from './flight-supplier.ts';
import { presentScheduleChange } from './present-parts.ts';

const BATCH = 50;

/**
 * Takes over new times that airlines announced after ticketing: the trip, its list, documents and emails have them at
 * once, and the traveller accepts them or cancels for nothing. A booking with a change under way is asked about again.
 * Gives how many trips have new times.
 */
export async function applyScheduleChanges({ db }: { db: Db }): Promise<number> {
  const news = await answerInTime(flightSupplier(db).scheduleNews(BATCH), 'airline');
  let moved = 0;
  for (const { key, change } of news) {
    try {
      if (await takeOver(db, key, change)) moved += 1;
    } catch (error) {
      log().error({ err: error, bookingId: key }, 'new times of a flight could not be taken over');
    }
  }
  return moved;
}

/** The announcement is heard once the booking has it, so that a process that dies in between repeats it. */
async function takeOver(db: Db, bookingId: string, change: ScheduleChange | null): Promise<boolean> {
  const answer = await changeBooking(
    db,
    (tx) => lockedBooking(tx, bookingId),
    async (tx, booking): Promise<'moved' | 'nothing' | 'later'> => {
      if (waits(booking)) return 'later';
      const scheduleChange = 'bounds' in booking.snapshot ? presentScheduleChange(booking.snapshot, change) : null;
      const known = 'scheduleChange' in booking.snapshot && booking.snapshot.scheduleChange;
      if (!scheduleChange || known || nextState(booking.state, 'announce') === null) return 'nothing';
      if (!isFlightRow(booking) || booking.checkOutAt <= clock.now()) return 'nothing';
      const snapshot = { ...booking.snapshot, scheduleChange, cancellationPolicies: [] }; // cancelling is free
      await transition(tx, booking, 'announce', { snapshot, ...tripDates(snapshot) });
      return 'moved';
    },
  );
  if (answer !== 'later') await flightSupplier(db).hearSchedule(bookingId);
  return answer === 'moved';
}

/** A change that is being made, paid for, or was approved a moment ago comes first. */
const waits = ({ state, requestedChange }: BookingRow): boolean =>
  state === 'amending' ||
  state === 'paying_change' ||
  state === 'cancelling' ||
  (state === 'confirmed' && requestedChange?.state === 'approved' && requestedChange.problem === null);
