import 'server-only';
import { describeDeparture, headcount, partyProblems, placesOf } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import type * as contract from '../../contract.ts';
import { changeOf, samePolicies } from '../../rules/compare-terms.ts';
import { packageNote, packageReviewNote } from '../../rules/price-notes.ts';
import { addToTrail, mustBePackage } from '../bookings.repo.ts';
import { departureFullOf, tourOperator } from '../products/package-product.ts';
import { answerInTime } from '../supplier.ts';
import type { PackageSnapshot } from '../tables.ts';
import { openBooking } from '../transition.ts';
import { packageViewOf } from '../view-booking.ts';

/**
 * Checks places, price and terms with the tour operator and opens a booking. Differences to what the traveller was shown
 * are in `change` until they are accepted by holding the places. Throws NOT_FOUND for an unknown journey, INVALID_INPUT
 * beside its field for a day without a departure or a party that fits no room, SOLD_OUT where too few places are left.
 */
export const quotePackage: UseCase<typeof contract.quotePackage> = async ({ db, body, caller }) => {
  const { slug, departure, rooms, shownTotal, shownPolicies } = body;
  const sold = await describeDeparture(db, slug, departure);
  refuseParty(rooms);
  const check = await answerInTime(tourOperator(db).priceCheck({ slug, departure, rooms }), 'tour operator');
  if (!check) throw departureFullOf(sold);

  const now = clock.now();
  const { total, currency, policies, startsAt: checkInAt, endsAt: checkOutAt } = check;
  const snapshot: PackageSnapshot = {
    ...sold,
    party: headcount(rooms),
    lines: check.lines,
    rooms: check.rooms,
    cancellationPolicies: policies,
    requiredFields: [],
  };
  const before = { total: shownTotal, policies: shownPolicies ?? policies };
  const after = { total, policies };
  const policiesChanged = !samePolicies(before.policies, policies, { price: total, now, checkInAt });

  const booking = await inTransaction(db, async (tx) => {
    const opened = await openBooking(tx, {
      id: newId('bkg', now.getTime()),
      userId: caller.userId,
      category: 'package',
      units: placesOf(rooms),
      checkIn: departure,
      checkOut: sold.ends,
      checkInAt,
      checkOutAt,
      currency,
      total,
      snapshot,
      change: changeOf(before, after, { now, checkInAt }),
    });
    await addToTrail(
      tx,
      opened.id,
      now,
      { stage: 'package', total: shownTotal, note: packageNote(shownTotal, sold.nights, currency) },
      { stage: 'review', total, note: packageReviewNote(before, after, policiesChanged, currency) },
    );
    return opened;
  });
  return packageViewOf(db, mustBePackage(booking));
};

/** Throws INVALID_INPUT beside the rooms that nobody sells. */
function refuseParty(rooms: RoomOccupancy[]): void {
  const fields = partyProblems(rooms);
  const [first] = Object.values(fields);
  if (first) throw new AppError('INVALID_INPUT', first, { fields });
}
