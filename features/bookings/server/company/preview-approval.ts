import 'server-only';
import { approvalCovering, previewRequest, roomForRise } from '#features/approvals/server/index.ts';
import { onlyInPolicy } from '#features/policy/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import { NOBODY_CAN_APPROVE } from '../../rules/company-messages.ts';
import { isHeldForApproval } from '../../rules/price-ceiling.ts';
import { tripKey } from '../../rules/trip-key.ts';
import { plusMinutes } from '../../rules/waiting.ts';
import { bookingSummary, productOf } from '../products/index.ts';
import { mustBeAllowed } from '../transition.ts';
import { windowCovering } from './approved-windows.ts';
import { isSpent } from './is-spent.ts';
import { travellerIdsOf } from './evaluate-booking.ts';
import { evaluateForCompany } from './evaluate-for-company.ts';
import { optionOf } from './option-of.ts';
import { companyBooking } from './company-booking.ts';
import { longestHold } from './request-approval.ts';

type Preview = ResponseOf<typeof contract.approvalPreview>;
const NOTHING: Omit<Preview, 'way'> = {
  refusal: null,
  levels: [],
  answerBy: null,
  until: null,
  silence: null,
  ceiling: null,
};

/**
 * A preview of the request for this booking: the current rules and people, as `requestApproval` will use them. Nothing
 * is held or sent. The times assume that it is sent at once and held as long as the supplier said at the price check.
 */
export const previewApproval: UseCase<typeof contract.approvalPreview> = async ({
  db,
  query: { bookingId },
  caller,
  request,
}) => {
  const booking = await companyBooking(db, caller, bookingId);
  mustBeAllowed(booking, 'requestApproval', clock.now());
  const { companyId, company, userId: requesterId, total: amount } = booking;
  const option = optionOf(booking, company, clock.now());
  const evaluated = await evaluateForCompany(
    db,
    { companyId, company, userId: requesterId },
    { option, others: () => Promise.resolve([]) },
  );
  const { need } = evaluated;
  if (need.kind === 'none') return { ...NOTHING, way: 'book' };
  if (need.kind === 'refused') return { ...NOTHING, way: 'refused', refusal: onlyInPolicy(option.mode) };
  const travellerIds = travellerIdsOf(company);
  return inCompany(db, companyId, async (tx): Promise<Preview> => {
    const key = tripKey(option, { travellerIds, guests: company.guests });
    const trip = { companyId, tripKey: key, requesterId, amount };
    if (await windowCovering(tx, booking, { ...evaluated, trip })) return { ...NOTHING, way: 'approved' };
    const covering = await approvalCovering(tx, trip);
    if (covering && !(await isSpent(tx, covering.bookingId, bookingId))) return { ...NOTHING, way: 'approved' };
    const ceiling = isHeldForApproval(productOf(booking).holdMinutes(booking)) ? null : roomForRise(amount);
    const preview = await previewRequest(tx, {
      companyId,
      requesterId,
      travellerIds,
      amount,
      levels: need.levels,
      rule: need.rule,
      deadline: heldUntil(booking),
      ceiling,
      zone: readerZone(request),
      place: bookingSummary(booking).place.zone,
    });
    return preview.levels.length
      ? { ...NOTHING, ...preview, ceiling, way: 'ask' }
      : { ...NOTHING, way: 'refused', refusal: NOBODY_CAN_APPROVE };
  });
};

/**
 * How long the price would be held from now: the shorter of what the supplier gives and what is asked for; without a
 * hold, until when it could be decided.
 */
function heldUntil(booking: Parameters<typeof longestHold>[0]): Date {
  const longest = longestHold(booking);
  const minutes = productOf(booking).holdMinutes(booking);
  return minutes === null || !isHeldForApproval(minutes)
    ? longest
    : new Date(Math.min(longest.getTime(), plusMinutes(clock.now(), minutes).getTime()));
}
