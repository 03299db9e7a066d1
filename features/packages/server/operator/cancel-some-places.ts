import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { TourOperator } from '#lib/server/ports/tour-operator.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { placesOf } from '../../rules/party.ts';
import { givePlacesBack } from '../departures.repo.ts';
import { cancelSomeLodgings } from './lodgings.ts';
import { changeReservation, lockReservation } from './reservations.repo.ts';

/** Rolls a transaction back in which a hotel refused. */
class NotItsRooms extends Error {}

/** Rooms of a reservation, and the name of their cancellation. */
type RoomsCancelled = { key: string; reference: string; rooms: readonly RoomOccupancy[] };

/**
 * Cancels some rooms of a confirmed reservation: their places and their rooms in all hotels return to sale in one transaction. A
 * repeat finds it done. Refused for all of its places, which is a cancellation of the reservation, and for one that is not confirmed.
 */
export async function cancelSomePlaces(
  db: Db,
  { key, reference, rooms }: RoomsCancelled,
  now: Date,
): ReturnType<TourOperator['confirmCancelRooms']> {
  const places = placesOf(rooms);
  try {
    return await inTransaction(db, async (tx) => {
      const reservation = await lockReservation(tx, key);
      if (reservation?.partsCancelled.includes(reference)) return { outcome: 'cancelled' };
      if (reservation?.state !== 'confirmed' || !places || places >= reservation.places) return { outcome: 'refused' };
      const { lodgings } = reservation;
      const partsCancelled = [...reservation.partsCancelled, reference];
      await changeReservation(tx, key, { places: reservation.places - places, partsCancelled }, now);
      await givePlacesBack(tx, { ...reservation, places });
      if (!(await cancelSomeLodgings(tx, key, reference, { lodgings, rooms: rooms.length }))) throw new NotItsRooms();
      return { outcome: 'cancelled' };
    });
  } catch (error) {
    if (error instanceof NotItsRooms) return { outcome: 'refused' };
    throw error;
  }
}
