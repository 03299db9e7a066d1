import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { amendmentUnderWay } from '../../rules/flight-amendments.ts';
import { mustBePackage, mustBeStay, type BookingRow } from '../bookings.repo.ts';
import { runStep } from '../run-step.ts';
import { finishAmending } from '../flights/finish-amending.ts';
import { finishChangingDeparture } from '../packages/finish-changing-departure.ts';
import { finishInstalment } from '../packages/finish-instalment.ts';
import { finishCancellingRooms } from '../rooms/finish-cancelling-rooms.ts';
import { finishChangingDates } from '../stays/finish-changing-dates.ts';

/** Tells the supplier of the amendment under way and settles its money; repeated calls are one. */
export const finishAmendment = (db: Db, booking: BookingRow): Promise<BookingRow> =>
  runStep(db, booking.id, () => finishByKind(db, booking));

function finishByKind(db: Db, booking: BookingRow): Promise<BookingRow> {
  const amendment = amendmentUnderWay(booking.amendments);
  if (amendment?.kind === 'instalment') return finishInstalment(db, booking);
  if (amendment?.kind === 'departure') return finishChangingDeparture(db, mustBePackage(booking));
  if (amendment?.kind === 'dates') return finishChangingDates(db, mustBeStay(booking));
  if (amendment?.kind === 'cancel' && amendment.what.rooms) return finishCancellingRooms(db, booking);
  return finishAmending(db, booking);
}
