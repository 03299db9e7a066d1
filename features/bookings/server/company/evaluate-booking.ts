import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { tripKey } from '../../rules/trip-key.ts';
import { isPackageRow, type BookingRow, type FlightRow, type StayRow } from '../bookings.repo.ts';
import { productOf } from '../products/index.ts';
import type { CompanyPart } from './company-part.ts';
import { evaluateForCompany, type EvaluatedForCompany } from './evaluate-for-company.ts';
import { optionOf } from './option-of.ts';

/** A booking of a company, a stay or a flight: company id and part are present. */
export type CompanyBooking = (StayRow | FlightRow) & { companyId: string; company: CompanyPart };

export const isForCompany = (booking: BookingRow): booking is CompanyBooking =>
  !isPackageRow(booking) && booking.companyId !== null && booking.company !== null;

/**
 * The evaluation of a booking: its part, the verdict with the smallest change, the approval configuration, and the trip
 * an approval would be for.
 */
export type EvaluatedBooking = EvaluatedForCompany & {
  trip: { companyId: string; tripKey: string; requesterId: string; amount: number };
};

export const travellerIdsOf = ({ travellers }: Pick<CompanyPart, 'travellers'>): string[] =>
  travellers.flatMap(({ userId }) => userId ?? []);

/**
 * Evaluates a booking that is about to be held or requested, under current rules and at the agreed price, whatever a
 * client showed or claims.
 */
export async function evaluateBooking(
  db: Db,
  booking: CompanyBooking,
  request: RequestFacts,
): Promise<EvaluatedBooking> {
  const { companyId, company, userId, total } = booking;
  const option = optionOf(booking, company, clock.now());
  const evaluated = await evaluateForCompany(
    db,
    { companyId, company, userId },
    { option, others: (tx) => productOf(booking).alternatives(tx, booking, option, request) },
  );
  return {
    ...evaluated,
    trip: {
      companyId,
      tripKey: tripKey(option, { travellerIds: travellerIdsOf(company), guests: company.guests }),
      requesterId: userId,
      amount: total,
    },
  };
}
