import 'server-only';
import { grantedFor } from '#features/approvals/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { FlightBooking } from '../../contract.ts';
import { ABOVE_APPROVED, NEEDS_APPROVAL } from '../../rules/company-messages.ts';
import { ssrTypeOf } from '../../rules/flight-facts.ts';
import { totalOfLines } from '../../rules/flight-prices.ts';
import type { Reevaluation } from '../../rules/flight-amendments.ts';
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
  if (
    state === 'confirmed' &&
    !unpaid &&
    need.kind === 'levels' &&
    (await isGranted(db, companyId, booking.id, option.total))
  )
    return part;
  const words = need.kind === 'refused' || unpaid ? message : state === 'confirmed' ? ABOVE_APPROVED : NEEDS_APPROVAL;
  throw new AppError('OUT_OF_POLICY', words, {
    details: { verdict },
    ...(refused.length ? { fields: Object.fromEntries(refused) as Record<string, string> } : {}),
  });
}

/** Whether the approval of the trip covers this total. Paise. */
async function isGranted(db: Db, companyId: string, bookingId: string, total: number): Promise<boolean> {
  const granted = await grantedFor(db, companyId, bookingId);
  return granted !== null && total <= Math.max(granted.amount, granted.ceiling ?? 0);
}

/**
 * The same for extras that are added to a ticketed trip (`added`): those it has stay as they are. An approval of the
 * trip covers them up to its price. Gives the verdict to be stored; null for personal bookings.
 */
export async function guardAddedExtras(db: Db, booking: FlightRow, added: Wanted): Promise<Reevaluation | null> {
  const lines = [...booking.snapshot.extraLines, ...added.lines];
  const part = await guardExtras(db, booking, { extras: added.extras, lines });
  if (!part) return null;
  const { travellers, inPolicy, evaluatedAt, policyChanged } = part;
  return { travellers, inPolicy, evaluatedAt, policyChanged };
}
