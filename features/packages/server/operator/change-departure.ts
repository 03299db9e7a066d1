import 'server-only';
import { forgetGuests as forgetAtHotels } from '#features/hotels/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { TourChangeHold, TourChangeOutcome, TourRequest } from '#lib/server/ports/tour-operator.ts';
import { placesOf } from '../../rules/party.ts';
import { givePlacesBack, lockDepartures } from '../departures.repo.ts';
import { endReservation, holdPlaces, mustBeSame, releasePlaces, takeAll, TooFewPlaces } from './hold-places.ts';
import { confirmLodgings, endLodgings, hotelsOf, lodgingKey } from './lodgings.ts';
import { changeReservation, lockReservation, type Reservation } from './reservations.repo.ts';

/** The reservation to be moved, the name of this change of it, and what it becomes. */
type DepartureChange = { key: string; reference: string; request: TourRequest };

/** Whether a reservation stands that can become what is asked for: the same journey, for as many places. */
const isMovable = ({ state, slug, places }: Reservation, request: TourRequest): boolean =>
  state === 'confirmed' && slug === request.slug && places === placesOf(request.rooms);

/**
 * Holds the places and rooms of another departure for a reservation, under the name of the change; the reservation stays as
 * it is. A repeated call gives the first answer.
 */
export const holdDeparture = (
  db: Db,
  { key, reference, request }: DepartureChange,
  expiresAt: Date,
  now: Date,
): Promise<TourChangeHold> =>
  inTransaction(db, async (tx): Promise<TourChangeHold> => {
    const reservation = await lockReservation(tx, key);
    if (!reservation || !isMovable(reservation, request) || reservation.departsOn === request.departure)
      return { outcome: 'refused' };
    return holdPlaces(tx, reference, request, expiresAt, now, key);
  });

/**
 * Moves a reservation to the departure that is held for it, in one transaction: the new places and rooms are its own before the
 * old ones return to sale, and its code stays. A hold that has lapsed is taken again if there are places and rooms. A repeat
 * finds it done.
 */
export async function confirmDeparture(
  db: Db,
  change: DepartureChange,
  now: Date,
): Promise<Exclude<TourChangeOutcome, { outcome: 'unknown' }>> {
  try {
    return await inTransaction(db, (tx) => move(tx, change, now));
  } catch (error) {
    if (!(error instanceof TooFewPlaces)) throw error;
    await releasePlaces(db, change.reference, now);
    return { outcome: 'refused' };
  }
}

async function move(
  tx: Db,
  { key, reference, request }: DepartureChange,
  now: Date,
): Promise<Exclude<TourChangeOutcome, { outcome: 'unknown' }>> {
  const reservation = await lockReservation(tx, key);
  const hold = await lockReservation(tx, reference);
  if (!reservation || hold?.changeOf !== key) return { outcome: 'refused' };
  mustBeSame(hold, request);
  if (hold.state === 'moved') return { outcome: 'changed', hotels: hotelsOf(reservation.lodgings) };
  if (!isMovable(reservation, request) || (hold.state !== 'held' && hold.state !== 'released')) {
    if (hold.state === 'held') await endReservation(tx, hold, 'released', now);
    return { outcome: 'refused' };
  }
  await lockDepartures(tx, reservation.slug, [reservation.departsOn, hold.departsOn]);
  const held = hold.state === 'held' ? hold.lodgings : await takeAll(tx, hold, request, now);
  const booked = await confirmLodgings(tx, reference, request, held);
  if (!booked) throw new TooFewPlaces();
  await givePlacesBack(tx, reservation);
  await endLodgings(tx, key, reservation.lodgings, 'cancelled');
  await forgetAtHotels({ db: tx, keys: reservation.lodgings.map((lodging) => lodgingKey(key, lodging)) });
  const lodgings = booked.map((lodging) => ({ ...lodging, under: reference }));
  await changeReservation(tx, key, { departsOn: hold.departsOn, lodgings }, now);
  await changeReservation(tx, reference, { state: 'moved', lodgings: [] }, now); // what it had is the reservation's
  return { outcome: 'changed', hotels: hotelsOf(lodgings) };
}
