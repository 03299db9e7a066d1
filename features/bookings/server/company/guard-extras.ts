import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { FlightBooking } from '../../contract.ts';
import { NEEDS_APPROVAL } from '../../rules/company-messages.ts';
import { ssrTypeOf } from '../../rules/flight-facts.ts';
import { totalOfLines } from '../../rules/flight-prices.ts';
import type { FlightRow } from '../bookings.repo.ts';
import type { CompanyPart } from './company-part.ts';
import { evaluateForCompany } from './evaluate-for-company.ts';
import { flightOption } from '../flights/flight-option.ts';

type Wanted = { extras: FlightBooking['extras']; lines: FlightBooking['lines'] };

/**
 * Evaluates seats, meals and bags of a company's flight with the fare before they are added: paid extras must be
 * allowed by the policy, and the total must stay in policy. Gives the part as evaluated now; null for personal
 * bookings. Throws OUT_OF_POLICY, beside `extras.N` for refused ones; nothing is changed then.
 */
export async function guardExtras(db: Db, booking: FlightRow, { extras, lines }: Wanted): Promise<CompanyPart | null> {
  const { companyId, company, userId, snapshot, state } = booking;
  if (companyId === null || company === null) return null;
  const option = {
    ...flightOption({ ...snapshot, extraLines: lines }),
    total: booking.total - totalOfLines(snapshot.extraLines) + totalOfLines(lines),
  };
  const { part, verdict, need } = await evaluateForCompany(
    db,
    { companyId, company, userId },
    { option, others: async () => [] },
  );
  if (need.kind === 'none') return part;
  const unpaid = verdict.reasons.find(({ rule }) => rule === 'extras');
  if (!unpaid && state === 'quoted') return part; // the total is evaluated at the hold
  const message = `${unpaid?.text ?? verdict.reasons.map(({ text }) => text).join(' ')} Nothing was added. Choose what costs nothing more, or leave it to the airline at check-in.`;
  const refused = unpaid
    ? extras.flatMap((extra, at) =>
        (part.extras?.includes(ssrTypeOf(extra.kind) ?? 1) ?? true) ? [] : [[`extras.${at}`, message]],
      )
    : [];
  throw new AppError('OUT_OF_POLICY', need.kind === 'refused' || unpaid ? message : NEEDS_APPROVAL, {
    details: { verdict },
    ...(refused.length ? { fields: Object.fromEntries(refused) as Record<string, string> } : {}),
  });
}
