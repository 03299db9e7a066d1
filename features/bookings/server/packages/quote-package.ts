import 'server-only';
import { describeDeparture, headcount, partyProblems, placesOf, withHotels } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import type * as contract from '../../contract.ts';
import { changeOf, samePolicies } from '../../rules/compare-terms.ts';
import { collectedIn } from '../../rules/collected-tax.ts';
import { collectedNote, packageNote, packageReviewNote } from '../../rules/price-notes.ts';
import { mustBePackage } from '../bookings.repo.ts';
import { openChecked, type CheckedOffer } from '../checked-offer.ts';
import { departureFullOf, tourOperator } from '../products/package-product.ts';
import { answerInTime } from '../supplier.ts';
import type { PackageSnapshot } from '../tables.ts';
import { packageViewOf } from '../present-booking.ts';

/**
 * Checks places, price and terms with the tour operator and opens a booking. Differences to what the traveller was shown
 * are in `change` until they are accepted by holding the places. Throws as `checkPackage`.
 */
export const quotePackage: UseCase<typeof contract.quotePackage> = async ({ db, body, caller }) =>
  packageViewOf(db, mustBePackage(await openChecked(db, await checkPackage(db, body), { userId: caller.userId })));

/** A departure as it was chosen, with what was shown of it. */
export type PackageChoice = BodyOf<typeof contract.quotePackage>;

/**
 * What the tour operator offers now for a chosen departure. Throws NOT_FOUND for an unknown journey, INVALID_INPUT beside its
 * field for a day without a departure or a party that fits no room, SOLD_OUT where too few places are left.
 */
export async function checkPackage(db: Db, body: PackageChoice): Promise<CheckedOffer> {
  const { slug, departure, rooms, shownTotal, shownPolicies } = body;
  const sold = await describeDeparture(db, slug, departure);
  refuseParty(rooms);
  const check = await answerInTime(tourOperator(db).priceCheck({ slug, departure, rooms }), 'tour operator');
  if (!check) throw departureFullOf(sold);

  const now = clock.now();
  const { total, currency, policies, startsAt: checkInAt, endsAt: checkOutAt } = check;
  const snapshot: PackageSnapshot = {
    ...sold,
    days: withHotels(sold.days, check.hotels),
    party: headcount(rooms),
    lines: check.lines,
    rooms: check.rooms,
    cancellationPolicies: policies,
  };
  const tcs = collectedIn(check.lines);
  const before = { total: shownTotal, policies: shownPolicies ?? policies };
  const after = { total, policies };
  const policiesChanged = !samePolicies(before.policies, policies, { price: total, now, checkInAt });
  return {
    offer: {
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
    },
    trail: [
      { stage: 'package', total: shownTotal, note: packageNote(shownTotal, sold.nights, currency) },
      { stage: 'review', total, note: packageReviewNote(before, after, policiesChanged, currency) },
      ...(tcs ? [{ stage: 'tcs' as const, total: tcs, note: collectedNote(tcs, currency) }] : []),
    ],
  };
}

/** Throws INVALID_INPUT beside the rooms that nobody sells. */
function refuseParty(rooms: RoomOccupancy[]): void {
  const fields = partyProblems(rooms);
  const [first] = Object.values(fields);
  if (first) throw new AppError('INVALID_INPUT', first, { fields });
}
