import 'server-only';
import { approvalNeedOf, type ApprovalNeed } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { RequestFacts } from '#lib/server/use-case.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { tripKey } from '../../rules/trip-key.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { alternativesTo } from './alternatives.ts';
import type { CompanyPart } from './company-part.ts';
import { partyOf } from './party.ts';

/** A booking for a company: its id and its part are there. */
export type CompanyBooking = BookingRow & { companyId: string; company: CompanyPart };

export const isForCompany = (booking: BookingRow): booking is CompanyBooking => booking.companyId !== null && booking.company !== null;

/** A booking judged now: its part as it stands, the verdict with the smallest change, and whom its company wants asked. */
export type JudgedBooking = { part: CompanyPart; verdict: CompanyPart['travellers'][number]['verdict']; need: ApprovalNeed; trip: SameTrip };
type SameTrip = { companyId: string; tripKey: string; requesterId: string; amount: number };

export const travellerIdsOf = ({ travellers }: Pick<CompanyPart, 'travellers'>): string[] => travellers.flatMap(({ userId }) => userId ?? []);

/** Judges by the settings and published policies of this moment and the price that is agreed, whatever a client showed or claims. */
export async function judgeBooking(db: Db, booking: CompanyBooking, request: RequestFacts): Promise<JudgedBooking> {
  const { companyId, company, userId, total, snapshot } = booking;
  const now = clock.now();
  const option = { ...company.option, total, ...(company.option.mode === 'hotel' ? { refundable: isRefundable(snapshot.cancellationPolicies, total, now) } : {}) };
  const travellerIds = travellerIdsOf(company);
  return inCompany(db, companyId, async (tx) => {
    const party = await partyOf(tx, { companyId, userId }, { travellerIds, guests: company.guests }, option.mode);
    const others = await alternativesTo(tx, booking, option, request);
    const judged = party.judge([option, ...others])[0]!;
    const { requiredFields, paying } = party.settings;
    const part: CompanyPart = { ...company, option, requiredFields, paying, travellers: judged.travellers, inPolicy: judged.inPolicy, judgedAt: now.toISOString(), policyChanged: company.policyChanged || versionsOf(company) !== versionsOf(judged) };
    const need = await approvalNeedOf(tx, companyId, party.members.map(({ approvalConfigId }) => approvalConfigId), { mode: option.mode, amount: total, inPolicy: judged.inPolicy });
    return { part, verdict: judged.verdict, need, trip: { companyId, tripKey: tripKey(option, { travellerIds, guests: company.guests }), requesterId: userId, amount: total } };
  });
}

const versionsOf = ({ travellers }: Pick<CompanyPart, 'travellers'>): string => travellers.map(({ policyId, policyVersion }) => `${policyId} ${policyVersion}`).join();
