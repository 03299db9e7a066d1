import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { findFlight, presentExtras, presentQuote, presentRules, presentSeats } from '../rules/search/present-trip.ts';
import { chosenOffers } from './chosen-offers.ts';
import { countryNumber } from './country-number.ts';
import { readChosenSeats } from './sales.repo.ts';

/** Current price, times and terms of selected flights (3.11), and what changed since they were shown. */
export const getFareQuote: UseCase<typeof contract.fareQuote> = async ({ db, query }) =>
  presentQuote(await chosenOffers(db, query), clock.now(), query, countryNumber);

/** Change and cancellation fees of selected flights, by time before departure. */
export const getFareRule: UseCase<typeof contract.fareRule> = async ({ db, query }) =>
  presentRules(await chosenOffers(db, query));

/** The seat map of one of the selected flights. */
export const getSeatMap: UseCase<typeof contract.seatMap> = async ({ db, query }) => {
  const trip = await chosenOffers(db, query);
  const found = findFlight(trip, query.flight);
  if (!found) throw notFound('This flight');
  const { flight, date } = found.offer.sold.seats[found.at]!;
  return presentSeats(trip.dated, found, await readChosenSeats(db, flight, date));
};

/** Bags, meals and assistance offered with selected flights (SSR). */
export const listExtras: UseCase<typeof contract.listExtras> = async ({ db, query }) =>
  presentExtras(await chosenOffers(db, query));
