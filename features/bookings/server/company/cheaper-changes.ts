import 'server-only';
import { presentChecked } from '#features/flights/server/index.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { AppError } from '#lib/shared/errors.ts';
import { cheaperOptions } from '../../rules/option-text.ts';
import { bookingOfCompany, isFlightRow } from '../bookings.repo.ts';
import { flightOption } from '../flights/flight-option.ts';
import { changesOnDay } from '../flights/list-change-options.ts';
import { changeTo } from '../flights/quote-flight-change.ts';
import { evaluateChanges, isFlightForCompany } from './evaluate-change.ts';

/**
 * Other flights of the new day instead of the change of date that waits for approval: in policy at the cost of the whole
 * trip, and cheaper than the change that is asked for. Nothing is held. Empty for a stay, and where the airline changes
 * nothing any more.
 */
export const cheaperChanges: ReadPorts['bookings']['cheaperChanges'] = async (
  db,
  companyId,
  bookingId,
  most,
  request,
) => {
  const booking = await bookingOfCompany(db, companyId, bookingId);
  const asked = booking?.requestedChange;
  if (!booking || !isFlightRow(booking) || !isFlightForCompany(booking)) return [];
  if (asked?.state !== 'waiting' || !('bound' in asked)) return [];
  const { bound, offer, due: askedDue } = asked;
  try {
    const wanted = await changeTo(db, booking, bound, offer);
    const date = wanted.bound.segments[0]!.departsAt.slice(0, 10);
    const priced = await changesOnDay(db, booking, { bound, date }, request);
    const quotes = priced.filter(({ option }) => option.offer !== offer).map(({ quote }) => quote);
    const verdicts = await evaluateChanges(db, booking, bound, quotes);
    const evaluated = quotes.map((quote, at) => ({
      inPolicy: verdicts[at]?.inPolicy === true,
      option: {
        ...flightOption({ ...booking.snapshot, bounds: [presentChecked(quote.bound)] }),
        total: booking.total + quote.due,
      },
    }));
    return cheaperOptions(evaluated, booking.total + askedDue, most);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
};
