import 'server-only';
import { and, eq } from 'drizzle-orm';
import { approvalNeedOf } from '#features/approvals/server/index.ts';
import { onlyInPolicy } from '#features/policy/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { RequestFacts } from '#lib/server/use-case.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { AppError } from '#lib/shared/errors.ts';
import { NEEDS_APPROVAL } from '../../rules/company-words.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import type { CompanyPart } from './company-part.ts';
import { partyOf } from './party.ts';
import { alternativesTo } from './alternatives.ts';

/**
 * 5.1, where it counts: right before a company's booking is held it is judged once more, by the settings and the
 * published policies of this moment and the price that is agreed; whatever a client showed or claims does not matter.
 * Gives the part as judged now, which the booking keeps; null for a booking of no company. Throws OUT_OF_POLICY, with the
 * verdict in its details, unless the approval configuration lets it through by itself.
 */
export async function guardCompanyBooking(db: Db, booking: BookingRow, request: RequestFacts): Promise<CompanyPart | null> {
  const { companyId, company, userId, total, snapshot } = booking;
  if (companyId === null || company === null) return null;
  const now = clock.now();
  const option = { ...company.option, total, ...(company.option.mode === 'hotel' ? { refundable: isRefundable(snapshot.cancellationPolicies, total, now) } : {}) };
  const { part, verdict, need } = await inCompany(db, companyId, async (tx) => {
    const party = await partyOf(tx, { companyId, userId }, { travellerIds: company.travellers.flatMap((one) => one.userId ?? []), guests: company.guests }, option.mode);
    const others = await alternativesTo(tx, booking, option, request);
    const judged = party.judge([option, ...others])[0]!;
    const { requiredFields, paying } = party.settings;
    const part: CompanyPart = { ...company, option, requiredFields, paying, travellers: judged.travellers, inPolicy: judged.inPolicy, judgedAt: now.toISOString(), policyChanged: company.policyChanged || versionsOf(company) !== versionsOf(judged) };
    return { part, verdict: judged.verdict, need: await approvalNeedOf(tx, companyId, party.members.map(({ approvalConfigId }) => approvalConfigId), { mode: option.mode, amount: total, inPolicy: judged.inPolicy }) };
  });
  if (need.kind === 'none') return part;
  await db.update(bookings).set({ company: part }).where(and(eq(bookings.id, booking.id), eq(bookings.state, 'quoted'), eq(bookings.version, booking.version)));
  throw new AppError('OUT_OF_POLICY', need.kind === 'refused' ? onlyInPolicy(option.mode) : NEEDS_APPROVAL, { details: { verdict } });
}

const versionsOf = ({ travellers }: Pick<CompanyPart, 'travellers'>): string => travellers.map(({ policyId, policyVersion }) => `${policyId} ${policyVersion}`).join();
