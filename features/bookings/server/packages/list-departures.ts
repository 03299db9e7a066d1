import 'server-only';
import { priceDepartures } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { priceOfDates } from '../../rules/stay-dates.ts';
import { bookingOfUser, mustBePackage } from '../bookings.repo.ts';
import { requestOf } from '../products/package-product.ts';
import { mustBeMovable } from './may-change-departure.ts';

/** The other departures that have places for the party of a package, with what changing to each costs at this moment. Paise. */
export const listDepartures: UseCase<typeof contract.changeDepartureOptions> = async ({ db, query, caller }) => {
  const booking = mustBePackage(await bookingOfUser(db, caller.userId, query.bookingId));
  const now = clock.now();
  mustBeMovable(booking, now);
  const { snapshot, total } = booking;
  const { back, charge } = priceOfDates({ ...snapshot, total }, 0, now);
  const departures = await priceDepartures(db, requestOf(snapshot));
  return {
    back,
    charge,
    options: departures
      .filter(({ date }) => date !== snapshot.departure)
      .map(({ date, ends, left, total: newPrice }) => ({
        departure: date,
        ends,
        left,
        newPrice,
        due: newPrice - back,
      })),
    now: now.toISOString(),
  };
};
