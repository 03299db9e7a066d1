import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { seatMap as operation } from '../contract.ts';
import { findFlight, presentSeats } from '../rules/search/present-trip.ts';
import { chosenOffers } from './chosen-offers.ts';
import { readChosenSeats } from './sales.repo.ts';

/** The seat map of one of the selected flights. */
export const getSeatMap: UseCase<typeof operation> = async ({ db, query }) => {
  const trip = await chosenOffers(db, query);
  const found = findFlight(trip, query.flight);
  if (!found) throw notFound('This flight');
  const { flight, date } = found.offer.sold.seats[found.at]!;
  return presentSeats(trip.dated, found, await readChosenSeats(db, flight, date));
};
