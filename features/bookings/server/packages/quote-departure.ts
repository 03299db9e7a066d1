import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { departureNote, termsWithKept } from '../../rules/package-departure.ts';
import { bookingOfUser, mustBePackage } from '../bookings.repo.ts';
import { departureFor } from './price-departure.ts';

/** What another departure of a package costs: its price now, and what the terms give for the booked one. Paise. */
export const quoteDeparture: UseCase<typeof contract.changeDepartureQuote> = async ({ db, query, caller }) => {
  const booking = mustBePackage(await bookingOfUser(db, caller.userId, query.bookingId));
  const { to, price, words, at } = await departureFor(db, booking, query.departure);
  const { back, charge, kept, due, total } = price;
  const paid = { wallet: Math.max(0, due), gateway: 0 };
  return {
    departure: to.departure,
    ends: to.ends,
    newPrice: to.total,
    lines: to.lines,
    back,
    charge,
    due,
    total,
    policies: termsWithKept(to.policies, { price: to.total, kept }, at),
    startsAt: to.startsAt,
    note: departureNote({ words, amount: due, charge, newPrice: to.total, paid }, booking.currency),
    now: at.toISOString(),
  };
};
