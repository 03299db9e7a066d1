import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { seatsOf } from '#lib/shared/trip-shape.ts';
import { partyProblems } from '#lib/shared/trip.ts';
import type * as contract from '../../contract.ts';
import { changeOf, departuresOf } from '../../rules/compare-terms.ts';
import { chosenFareNote, flightNote, lowestFareNote } from '../../rules/flight-notes.ts';
import { mustBeFlight, type FlightRow } from '../bookings.repo.ts';
import { bookerOf, openChecked, type CheckedOffer, type BookingOwner } from '../checked-offer.ts';
import { answerInTime } from '../supplier.ts';
import { flightViewOf } from '../present-booking.ts';
import { flightSupplier } from './flight-supplier.ts';
import type { FlightSnapshot } from '../tables.ts';
import { snapshotOfTrip } from './flight-snapshot.ts';

/**
 * Checks price and times with the airlines and opens a booking. Differences to what the traveller was shown are in
 * `change` until they are accepted by holding. Throws INVALID_INPUT beside the field for people or flights that cannot
 * be booked, SOLD_OUT when seats are gone.
 */
export const quoteFlight: UseCase<typeof contract.quoteFlight> = async ({ db, body, caller, request }) =>
  flightViewOf(db, await openFlight(db, body, async () => bookerOf(caller, request)));

/** The airlines' current offer, in paise. */
export type QuotedTrip = { snapshot: FlightSnapshot; total: number };

/** The same with the booker determined once the offer is known: a traveller, or a company's employee. */
export async function openFlight(
  db: Db,
  body: FlightChoice,
  ownerOf: (quoted: QuotedTrip) => Promise<BookingOwner>,
): Promise<FlightRow> {
  const checked = await checkFlight(db, body);
  const { snapshot, total } = checked.offer;
  return mustBeFlight(await openChecked(db, checked, await ownerOf({ snapshot, total })));
}

/** Flights as they were chosen, with what was shown of them. */
export type FlightChoice = BodyOf<typeof contract.quoteFlight>;

/**
 * What the airlines offer now for chosen flights. Throws INVALID_INPUT beside the field for people that cannot be booked,
 * SOLD_OUT when seats are gone.
 */
export async function checkFlight(
  db: Db,
  { offers, party, shownTotal, shownTimes, listingTotal }: FlightChoice,
): Promise<CheckedOffer & { offer: { snapshot: FlightSnapshot } }> {
  refuse(
    Object.fromEntries(Object.entries(partyProblems(party)).map(([field, problem]) => [`party.${field}`, problem])),
  );
  const check = await answerInTime(flightSupplier(db).priceCheck({ offers, party }), 'airline');
  if (!check) {
    const message =
      'These flights are not on sale any more at this fare, or not to so many. Nothing was charged. Search again to see what is.';
    throw new AppError('SOLD_OUT', message, { fields: { offers: message } });
  }
  const now = clock.now();
  const snapshot = snapshotOfTrip(check, party);
  const times = departuresOf(snapshot.bounds);
  const before = { total: shownTotal, policies: check.policies, times: shownTimes ?? times };
  const after = { total: check.total, policies: check.policies, times };
  const [departure, arrival] = [
    snapshot.bounds[0]!.segments[0]!.origin,
    snapshot.bounds.at(-1)!.segments.at(-1)!.destination,
  ];
  const checkInAt = new Date(departure.instant);
  const { currency, total } = check;
  return {
    offer: {
      category: 'flight',
      units: seatsOf(party) * snapshot.bounds.length,
      checkIn: dateInZone(checkInAt, departure.airport.zone),
      checkOut: dateInZone(arrival.instant, arrival.airport.zone),
      checkInAt,
      checkOutAt: new Date(arrival.instant),
      currency,
      total,
      snapshot,
      change: changeOf(before, after, { now, checkInAt }),
    },
    trail: [
      {
        stage: 'listing',
        total: listingTotal ?? shownTotal,
        note:
          listingTotal === null ? chosenFareNote(shownTotal, null, currency) : lowestFareNote(listingTotal, currency),
      },
      ...(listingTotal === null
        ? []
        : [{ stage: 'listing' as const, total: shownTotal, note: chosenFareNote(shownTotal, listingTotal, currency) }]),
      { stage: 'review', total, note: flightNote(before, after, currency) },
    ],
  };
}

/** Throws INVALID_INPUT with the errors by field; does nothing without errors. */
export function refuse(fields: Record<string, string>): void {
  const [first, ...others] = Object.values(fields);
  if (first)
    throw new AppError('INVALID_INPUT', others.length ? 'Some fields need attention. Nothing was changed.' : first, {
      fields,
    });
}
