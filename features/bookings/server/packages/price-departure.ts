import 'server-only';
import { describeDeparture } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { TourRequest } from '#lib/server/ports/tour-operator.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { CheckedDeparture } from '../../rules/flight-amendments.ts';
import { departureChanged } from '../../rules/package-departure.ts';
import { priceOfDates, type DatesPrice } from '../../rules/stay-dates.ts';
import type { PackageRow } from '../bookings.repo.ts';
import { departureFullOf, requestOf, tourPrice } from '../products/package-product.ts';
import { mustBeMovable } from './may-change-departure.ts';

/** `at`: the moment by whose terms it was priced. */
export type DepartureQuote = { to: CheckedDeparture; price: DatesPrice; words: string; at: Date };

/** The request for the same party and extras on another departure, in the hotels that the journey uses there. */
export const requestFor = ({ snapshot }: Pick<PackageRow, 'snapshot'>, departure: string): TourRequest => ({
  ...requestOf(snapshot),
  departure,
  hotels: [],
});

/**
 * The price and terms of another departure for the same party and extras, with what it costs now. Throws STATE_BLOCKED,
 * INVALID_INPUT beside the departure, and SOLD_OUT.
 */
export async function departureFor(db: Db, booking: PackageRow, departure: string): Promise<DepartureQuote> {
  const now = clock.now();
  mustBeMovable(booking, now);
  const { snapshot, total } = booking;
  if (departure === snapshot.departure) throw refused('This is the departure of your package. Choose another.');
  const { ends } = await describeDeparture(db, snapshot.package.slug, departure);
  const request = requestFor(booking, departure);
  const check = await tourPrice(db, request);
  if (!check) throw await fullAt(db, booking, request);
  const { lines, rooms, extras, policies, startsAt, endsAt } = check;
  return {
    to: {
      departure,
      ends,
      total: check.total,
      lines,
      rooms,
      extras: extras.items,
      policies,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    },
    price: priceOfDates({ ...snapshot, total }, check.total, now),
    words: departureChanged(snapshot, { departure, ends }),
    at: now,
  };
}

const refused = (message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { departure: message } });

/** SOLD_OUT beside the departure: no places or rooms for everybody. */
export async function fullAt(db: Db, { snapshot }: PackageRow, request: TourRequest): Promise<AppError> {
  const { message } = await departureFullOf(db, request, snapshot.package.title);
  return new AppError('SOLD_OUT', message, { fields: { departure: message } });
}
