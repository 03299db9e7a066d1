import 'server-only';
import { and, eq } from 'drizzle-orm';
import { grantedFor, takeUpApproval, emailApproved } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { AppError } from '#lib/shared/errors.ts';
import { sameTimes } from '../../rules/compare-terms.ts';
import { aboveCeiling, NOT_SOLD_ANY_MORE, TIMES_MOVED, withinCeilingNote } from '../../rules/price-ceiling.ts';
import { tripKey } from '../../rules/trip-key.ts';
import { addToTrail, asBooking, bookingById } from '../bookings.repo.ts';
import { productOf } from '../products/index.ts';
import type { NewTerms } from '../products/product.ts';
import { termsOf } from '../refusals.ts';
import { bookings } from '../tables.ts';
import { transition } from '../transition.ts';
import { announceCost } from './announce-cost.ts';
import { isForCompany, travellerIdsOf, type CompanyBooking } from './evaluate-booking.ts';
import { isSpent } from './is-spent.ts';
import { optionOf } from './option-of.ts';

/**
 * Holds a trip that was approved up to a price ceiling without a hold, at the current price where the approval covers
 * it. Otherwise the booking ends with the reason; the approval stays valid for another request. Does nothing for a trip
 * that is held. Throws SUPPLIER_UNAVAILABLE while the supplier does not answer; the recovery job tries again.
 */
export async function holdWithinCeiling(db: Db, bookingId: string): Promise<void> {
  const booking = await bookingById(db, bookingId);
  if (booking.state !== 'approved' || !isForCompany(booking) || booking.company.askedUpTo === undefined) return;
  const granted = await grantedFor(db, booking.companyId, bookingId);
  const upTo = granted?.ceiling ?? granted?.amount ?? booking.total;
  const held = await holdNow(db, booking, upTo);
  if (typeof held === 'string') return giveUp(db, booking, held);
  await saveHold(db, booking, { ...held, upTo });
}

type HeldNow = { check: NewTerms; expiresAt: Date };

/** The hold at the current price, or why there is none. */
async function holdNow(db: Db, booking: CompanyBooking, upTo: number): Promise<HeldNow | string> {
  const product = productOf(booking);
  const check = await product.checkAgain(db, booking);
  if (!check) return NOT_SOLD_ANY_MORE;
  if (!sameTimes(termsOf(booking), check.terms)) return TIMES_MOVED;
  const { total } = check.terms;
  if (total > upTo) return aboveCeiling(total, upTo, booking.currency);
  const priced = { ...booking, total, snapshot: check.snapshot } as CompanyBooking;
  try {
    return { check, expiresAt: (await product.hold(db, priced)).expiresAt };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'SUPPLIER_UNAVAILABLE') return error.message;
    throw error;
  }
}

/** The booking at its new price together with its request, in one transaction. */
async function saveHold(
  db: Db,
  booking: CompanyBooking,
  { check: { terms, snapshot }, expiresAt, upTo }: HeldNow & { upTo: number },
): Promise<void> {
  const { id, companyId, userId, currency, version } = booking;
  const { askedUpTo: _asked, ...company } = booking.company;
  const option = optionOf({ ...booking, total: terms.total, snapshot } as CompanyBooking, company, clock.now());
  await retryOnConflict(db, (tx) =>
    inCompany(tx, companyId, async (inside) => {
      const taken = await takeUpApproval(inside, {
        companyId,
        tripKey: tripKey(option, { travellerIds: travellerIdsOf(company), guests: company.guests }),
        requesterId: userId,
        amount: terms.total,
        bookingId: id,
        deadline: expiresAt,
        isSpent: (approvedId) => isSpent(inside, approvedId, id),
      });
      if (!taken) return; // withdrawn meanwhile: the booking has ended too
      const [saved] = await inside
        .update(bookings)
        .set({
          total: terms.total,
          snapshot,
          company: { ...company, option },
          holdExpiresAt: expiresAt,
          version: version + 1,
          updatedAt: clock.now(),
        })
        .where(and(eq(bookings.id, id), eq(bookings.state, 'approved'), eq(bookings.version, version)))
        .returning();
      if (!saved) throw new AppError('CONFLICT', 'This booking was just changed.');
      await announceCost(inside, booking, asBooking(saved), null);
      const note = withinCeilingNote(terms.total, upTo, currency);
      await addToTrail(inside, id, clock.now(), { stage: 'hold', total: terms.total, note });
    }),
  );
}

async function giveUp(db: Db, { id, companyId }: CompanyBooking, problem: string): Promise<void> {
  await retryOnConflict(db, (tx) =>
    inCompany(tx, companyId, async (inside) => {
      const booking = await bookingById(inside, id);
      if (booking.state !== 'approved') return;
      await transition(inside, booking, 'expire', { paymentProblem: problem, holdExpiresAt: clock.now() });
      await emailApproved(inside, companyId, id);
    }),
  );
}
