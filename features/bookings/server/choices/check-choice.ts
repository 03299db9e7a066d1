import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import type { Choice } from '../../choice.contract.ts';
import type { BookingRow } from '../bookings.repo.ts';
import type { CheckedOffer } from '../checked-offer.ts';
import { checkFlight } from '../flights/quote-flight.ts';
import { checkPackage } from '../packages/quote-package.ts';
import { bookingSummary, productOf } from '../products/index.ts';
import type { OfferDetail } from '../products/product.ts';
import { checkStay } from '../quote-stay.ts';

/** What a choice costs now, as lists show it. Amounts in paise; dates are those of the place. */
export type OfferFacts = OfferDetail & {
  title: string;
  city: string;
  zone: string;
  from: string;
  to: string;
  startsAt: string;
  endsAt: string;
  currency: string;
  total: number;
  terms: string;
};

/**
 * What a supplier offers now for a choice; `shownTotal` is what was shown of it, in paise. Throws SOLD_OUT, NOT_FOUND,
 * INVALID_INPUT, SUPPLIER_UNAVAILABLE.
 */
export function checkChoice(db: Db, choice: Choice, shownTotal: number): Promise<CheckedOffer> {
  switch (choice.of) {
    case 'hotel':
      return checkStay(db, { ...choice, shownTotal, shownPolicies: null, listingTotal: null });
    case 'flight':
      return checkFlight(db, { ...choice, shownTotal, shownTimes: null, listingTotal: null });
    case 'package':
      return checkPackage(db, { ...choice, extras: choice.extras ?? [], shownTotal, shownPolicies: null });
  }
}

/** A choice with what it costs now. Throws as `checkChoice`. */
export async function offerOf(db: Db, choice: Choice): Promise<OfferFacts> {
  const { offer } = await checkChoice(db, choice, 0);
  return factsOfOffer(offer as BookingRow);
}

/** The same of a booking that was opened for it: at the price that it has. */
export function factsOfOffer(booking: BookingRow): OfferFacts {
  const { name, place } = bookingSummary(booking);
  const { checkIn, checkOut, checkInAt, checkOutAt, currency, total, snapshot } = booking;
  const now = clock.now();
  const steps = refundSteps(snapshot.cancellationPolicies, total, now, checkInAt);
  return {
    title: name,
    city: place.city,
    zone: place.zone,
    from: checkIn,
    to: checkOut,
    startsAt: checkInAt.toISOString(),
    endsAt: checkOutAt.toISOString(),
    currency,
    total,
    terms: refundText(steps, total, place.zone, clock.today(place.zone)).brief,
    ...productOf(booking).offerDetail(booking),
  };
}
