import 'server-only';
import { askForApproval, roomForRise } from '#features/approvals/server/index.ts';
import { onlyInPolicy } from '#features/policy/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { mostForWindow, windowCeilingProblem } from '#lib/shared/approved-window.ts';
import { AppError } from '#lib/shared/errors.ts';
import { formatMoney } from '#lib/shared/money.ts';
import type * as contract from '../../contract.ts';
import type { CostFields } from '../../company-parts.ts';
import { NEEDS_NOBODY, windowCeilingMessage } from '../../rules/company-messages.ts';
import { ceilingNote, isHeldForApproval } from '../../rules/price-ceiling.ts';
import { acceptedNote, holdNote } from '../../rules/price-notes.ts';
import { WIRE_CATEGORY } from '../../rules/category.ts';
import { clockTime } from '../../rules/sentences.ts';
import { APPROVAL_HOURS, plusMinutes } from '../../rules/waiting.ts';
import { addToTrail, bookingById, trailOf } from '../bookings.repo.ts';
import { checkPriceAgain } from '../check-price-again.ts';
import { mustBeWithinHoldLimits, withinHoldLimits } from '../hold-limits.ts';
import { bookingSummary, productOf } from '../products/index.ts';
import { mustBeAtPrice } from '../refusals.ts';
import { mustBeAllowed, transition } from '../transition.ts';
import { evaluateBooking, travellerIdsOf, type CompanyBooking, type EvaluatedBooking } from './evaluate-booking.ts';
import { closeWindowsFor } from './approved-windows.ts';
import { companyBooking } from './company-booking.ts';
import { approvalTripOf } from './approval-trip.ts';
import { isSpent } from './is-spent.ts';

/**
 * Checks the price, evaluates, holds as long as the supplier allows, and sends the request; a trip that cannot be held
 * long enough is requested up to a price ceiling (`isHeldForApproval`). Hold, request and announcements are one
 * transaction. A repeated call gives the same answer.
 */
export const requestApproval: UseCase<typeof contract.requestApproval> = async ({
  db,
  body: { bookingId, acceptedTotal, reason, fields, window },
  caller,
  request,
}) => {
  const booking = await companyBooking(db, caller, bookingId);
  if (isAsked(booking)) return answerOf(booking);
  mustBeAllowed(booking, 'requestApproval', clock.now());
  mustBeAtPrice(booking, acceptedTotal);
  if (window) mustBeAskable(booking, window);
  await checkPriceAgain(db, booking);
  const evaluated = await evaluateBooking(db, booking, request);
  if (evaluated.need.kind === 'refused')
    throw new AppError('OUT_OF_POLICY', onlyInPolicy(evaluated.part.option.mode), {
      details: { verdict: evaluated.verdict, mayAsk: false },
    });
  if (evaluated.need.kind === 'none') throw new AppError('STATE_BLOCKED', NEEDS_NOBODY);
  const { need } = evaluated;
  const asked = await withinHoldLimits(db, booking, request, async () => {
    const product = productOf(booking);
    const isHeld = isHeldForApproval(product.holdMinutes(booking));
    const { expiresAt } = isHeld
      ? await product.hold(db, booking, longestHold(booking))
      : { expiresAt: longestHold(booking) };
    const askedUpTo = isHeld ? null : roomForRise(booking.total);
    return recordRequest(db, booking, {
      acceptedTotal,
      reason,
      fields,
      window,
      expiresAt,
      askedUpTo,
      evaluated,
      need,
      request,
    });
  });
  return answerOf(asked);
};

type WindowAsked = { days: number; upTo: number };

/** Throws INVALID_INPUT where no window up to this ceiling can be asked for. */
function mustBeAskable({ total, currency }: CompanyBooking, { upTo }: WindowAsked): void {
  if (!windowCeilingProblem(upTo, total)) return;
  const problem = windowCeilingMessage(inMoney(total, currency), inMoney(mostForWindow(total), currency));
  throw new AppError('INVALID_INPUT', problem, { fields: { 'window.upTo': problem } });
}
const inMoney = (amount: number, currency: string) => formatMoney({ amount, currency });

const isAsked = ({ state }: CompanyBooking): boolean => state === 'awaiting_approval' || state === 'approved';

/** The hold to ask for: a day, and never beyond check-in or departure. The supplier decides. */
export const longestHold = ({ checkInAt }: CompanyBooking): Date =>
  new Date(Math.min(plusMinutes(clock.now(), APPROVAL_HOURS * 60).getTime(), checkInAt.getTime()));

type Kept = {
  acceptedTotal: number;
  reason: string;
  fields: CostFields | undefined;
  window: WindowAsked | null;
  /** When the hold ends or, without one, the request. */ expiresAt: Date;
  /** Without a hold the price ceiling of the request (paise); null with a hold. */ askedUpTo: number | null;
  evaluated: EvaluatedBooking;
  need: Extract<EvaluatedBooking['need'], { kind: 'levels' }>;
  request: RequestFacts;
};

async function recordRequest(
  db: Db,
  { id: bookingId, companyId, userId }: CompanyBooking,
  { acceptedTotal, reason, fields, window, expiresAt, askedUpTo, evaluated, need, request }: Kept,
): Promise<CompanyBooking> {
  const own = (tx: Db) => companyBooking(tx, { companyId, userId }, bookingId);
  try {
    return await retryOnConflict(db, async (tx) => {
      await mustBeWithinHoldLimits(tx, await own(tx), request);
      return inCompany(tx, companyId, async (inside) => {
        const booking = await own(inside);
        if (isAsked(booking)) return booking; // a repeated call, the same request
        mustBeAllowed(booking, 'requestApproval', clock.now());
        mustBeAtPrice(booking, acceptedTotal);
        await closeWindowsFor(inside, evaluated.trip);
        const { change, total, currency } = booking;
        const waiting = await transition(inside, booking, 'requestApproval', {
          holdExpiresAt: expiresAt,
          change: null,
          company: {
            ...evaluated.part,
            fields: fields ?? booking.company.fields,
            ...(askedUpTo === null ? {} : { askedUpTo }),
          },
        });
        await addToTrail(
          inside,
          bookingId,
          clock.now(),
          ...(change
            ? [{ stage: 'accepted' as const, total, note: acceptedNote(change.before, change.after, currency) }]
            : []),
          {
            stage: askedUpTo === null ? 'hold' : 'request',
            total,
            note:
              askedUpTo === null
                ? holdNote(total, clockTime(expiresAt, bookingSummary(booking).place, clock.now()), currency, booking)
                : ceilingNote(total, askedUpTo, currency),
          },
        );
        const asked = approvalTripOf(waiting as CompanyBooking, await trailOf(inside, bookingId));
        const trip = window ? { ...asked, windowAsked: window } : asked;
        await askForApproval(inside, {
          ...evaluated.trip,
          bookingId,
          mode: evaluated.part.option.mode,
          travellerIds: travellerIdsOf(evaluated.part),
          reason,
          trip,
          levels: need.levels,
          rule: need.rule,
          deadline: expiresAt,
          isSpent: (approvedId) => isSpent(inside, approvedId, bookingId),
        });
        return own(inside);
      });
    });
  } catch (error) {
    const now = await bookingById(db, bookingId);
    // a hold nobody will use
    if (now.state === 'quoted' || now.state === 'expired') await productOf(now).release(db, now);
    throw error;
  }
}

const answerOf = ({ id: bookingId, companyId, category, holdExpiresAt }: CompanyBooking) => ({
  bookingId,
  companyId,
  travelCategory: WIRE_CATEGORY[category],
  until: (holdExpiresAt ?? clock.now()).toISOString(),
});
