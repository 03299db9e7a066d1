import 'server-only';
import { eq } from 'drizzle-orm';
import { askForApproval, previewRequest, roomForRise } from '#features/approvals/server/index.ts';
import type { ApprovalTrip } from '#features/approvals/contract.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { ApprovalPreview } from '../../company-parts.ts';
import { coversChange, type RequestedChange, type WantedChange } from '../../rules/requested-change.ts';
import {
  CHANGE_ASKED_ALREADY,
  CHANGE_NEEDS_NOBODY,
  CHANGED_THINGS,
  NOBODY_CAN_APPROVE,
} from '../../rules/company-messages.ts';
import { APPROVAL_HOURS, plusMinutes } from '../../rules/waiting.ts';
import { lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { mustBeAllowed } from '../transition.ts';
import { announceCost } from './announce-cost.ts';
import { travellerIdsOf, type CompanyBooking } from './evaluate-booking.ts';
import type { EvaluatedForCompany } from './evaluate-for-company.ts';
import { mustNotBeRefused } from './guard-change.ts';

/** A change of a company's flight or stay: its evaluation, the price of the trip with it (paise), and the answer's deadline. */
export type EvaluatedChange = {
  evaluated: EvaluatedForCompany;
  wanted: WantedChange;
  total: number;
  deadline: Date;
};

/** How long a request for a change is open: a day, and never beyond the begin of the trip, as booked or as changed. */
export const changeDeadline = (...begins: readonly Date[]): Date =>
  new Date(Math.min(plusMinutes(clock.now(), APPROVAL_HOURS * 60).getTime(), ...begins.map((at) => at.getTime())));

const NOTHING: Omit<ApprovalPreview, 'way'> = {
  refusal: null,
  levels: [],
  answerBy: null,
  until: null,
  silence: null,
  ceiling: null,
};

/**
 * The approvers of a change if it were sent now, or that it is approved already; null where no approval is needed or none
 * is possible. `refused` where a rule asks for approval and nobody can give it.
 */
export async function previewChange(
  db: Db,
  { companyId, company, userId: requesterId, requestedChange }: CompanyBooking,
  { evaluated: { need }, wanted, total: amount, deadline }: EvaluatedChange,
): Promise<ApprovalPreview | null> {
  if (need.kind !== 'levels') return null;
  if (coversChange(requestedChange, wanted, amount)) return { ...NOTHING, way: 'approved' };
  const ceiling = roomForRise(amount);
  const { levels, rule } = need;
  const travellerIds = travellerIdsOf(company);
  const preview = await inCompany(db, companyId, (tx) =>
    previewRequest(tx, { companyId, requesterId, travellerIds, amount, levels, rule, deadline, ceiling }),
  );
  return preview.levels.length
    ? { way: 'ask', refusal: null, ...preview, ceiling }
    : { ...NOTHING, way: 'refused', refusal: NOBODY_CAN_APPROVE };
}

/** What is sent: the request without state, the trip after the change, and the requester's words. */
export type ChangeToSend = EvaluatedChange & {
  asked: RequestedChange;
  trip: ApprovalTrip;
  reason: string;
};

/**
 * Stores a change on its booking and sends it for approval, in one transaction. Nothing is held. Throws OUT_OF_POLICY where
 * nobody may approve it; STATE_BLOCKED where nobody has to or can; CONFLICT while another change waits, and where the
 * booking changed since it was read; OVER_BUDGET.
 */
export async function sendChange(
  db: Db,
  booking: CompanyBooking,
  { evaluated, wanted, total: amount, deadline, asked, trip, reason }: ChangeToSend,
): Promise<void> {
  mustNotBeRefused(evaluated, CHANGED_THINGS[booking.category]);
  const { need } = evaluated;
  if (need.kind !== 'levels') throw new AppError('STATE_BLOCKED', CHANGE_NEEDS_NOBODY);
  const { id, companyId, userId: requesterId, category: mode, company, amendments } = booking;
  await retryOnConflict(db, (tx) =>
    inCompany(tx, companyId, async (inside) => {
      const current = await lockedBooking(inside, id);
      mustBeUnchanged(booking, current);
      await inside.update(bookings).set({ requestedChange: asked }).where(eq(bookings.id, id));
      await announceCost(inside, current, { ...current, requestedChange: asked }, 'requestChange');
      await askForApproval(inside, {
        companyId,
        requesterId,
        amount,
        bookingId: asked.id,
        tripKey: ['change', id, amendments.length, ...keyOf(wanted)].join(' '),
        mode,
        travellerIds: travellerIdsOf(company),
        reason,
        trip,
        levels: need.levels,
        rule: need.rule,
        deadline,
        isSpent: async () => false, // a change that was made has another key
      });
    }),
  );
}

/** Throws CONFLICT while a change waits and after any transition since the booking was read. */
function mustBeUnchanged(before: CompanyBooking, current: BookingRow): void {
  mustBeAllowed(current, 'amend', clock.now());
  if (current.requestedChange?.state === 'waiting') throw new AppError('CONFLICT', CHANGE_ASKED_ALREADY);
  if (current.version !== before.version)
    throw new AppError('CONFLICT', 'This trip was just changed. Nothing was sent. Reload to see it.');
}

const keyOf = (wanted: WantedChange): (string | number)[] =>
  'bound' in wanted ? [wanted.bound, wanted.offer] : [wanted.checkIn, wanted.checkOut];
