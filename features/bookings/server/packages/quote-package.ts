import 'server-only';
import {
  describeDeparture,
  extrasProblems,
  headcount,
  partyProblems,
  placesOf,
  withHotels,
} from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { changeOf, samePolicies } from '../../rules/compare-terms.ts';
import { collectedIn } from '../../rules/collected-tax.ts';
import { collectedNote, extrasNote, packageNote, packageReviewNote } from '../../rules/price-notes.ts';
import { mustBePackage } from '../bookings.repo.ts';
import { bookerOf, openChecked, type CheckedOffer } from '../checked-offer.ts';
import { departureFullOf, tourPrice } from '../products/package-product.ts';
import type { PackageSnapshot } from '../tables.ts';
import { packageViewOf } from '../present-booking.ts';

/**
 * Checks places, price and terms with the tour operator and opens a booking. Differences to what the traveller was shown
 * are in `change` until they are accepted by holding the places. Throws as `checkPackage`.
 */
export const quotePackage: UseCase<typeof contract.quotePackage> = async ({ db, body, caller, request }) =>
  packageViewOf(db, mustBePackage(await openChecked(db, await checkPackage(db, body), bookerOf(caller, request))));

/** A departure as it was chosen, with what was shown of it. */
export type PackageChoice = BodyOf<typeof contract.quotePackage>;

/**
 * What the tour operator offers now for a chosen departure. Throws NOT_FOUND for an unknown journey, INVALID_INPUT beside its
 * field for a day without a departure, a party that fits no room or an extra that the journey does not offer, SOLD_OUT where too few
 * places are left, or no rooms for the extra nights.
 */
export async function checkPackage(db: Db, body: PackageChoice): Promise<CheckedOffer> {
  const { slug, departure, rooms, extras, shownTotal, shownPolicies } = body;
  const { offered, ...sold } = await describeDeparture(db, slug, departure);
  refuse({ ...partyProblems(rooms), ...extrasProblems(offered, extras) });
  const request = { slug, departure, rooms, extras };
  const check = await tourPrice(db, request);
  if (!check) throw await departureFullOf(db, request, sold.package.title);

  const now = clock.now();
  const { total, currency, policies, startsAt: checkInAt, endsAt: checkOutAt } = check;
  const snapshot: PackageSnapshot = {
    ...sold,
    days: withHotels(sold.days, check.hotels),
    party: headcount(rooms),
    lines: check.lines,
    rooms: check.rooms,
    extras: check.extras.items,
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
      ...(check.extras.total
        ? [
            {
              stage: 'extras' as const,
              total: check.extras.total,
              note: extrasNote(check.extras, check.lines, currency),
            },
          ]
        : []),
      ...(tcs ? [{ stage: 'tcs' as const, total: tcs, note: collectedNote(tcs, currency) }] : []),
    ],
  };
}

/** Throws INVALID_INPUT beside the rooms and extras that nobody sells. */
function refuse(fields: Record<string, string>): void {
  const [first] = Object.values(fields);
  if (first) throw new AppError('INVALID_INPUT', first, { fields });
}
