import type { Stay } from '#lib/shared/stay-shape.ts';
import type { Bound } from '#lib/shared/trip-shape.ts';
import type { BookingSummary, FlightSummary, PackageSummary, StaySummary } from '../contract.ts';
import type { BookingState } from './states.ts';
import { isFlight, isPackage, isStay } from './category.ts';

/** Held and unpaid; for companies also once approved. */
const HELD: readonly BookingState[] = ['held', 'approved', 'paying'];

const isHeld = ({ state, holdExpiresAt }: BookingSummary, now: Date): boolean =>
  HELD.includes(state) && holdExpiresAt !== null && new Date(holdExpiresAt) > now;

/**
 * A room of this hotel that the person holds for at least one of these nights; null when there is none or the hold has
 * ended.
 */
export const myHold = (
  mine: readonly BookingSummary[],
  hotel: string,
  { checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>,
  now: Date,
): StaySummary | null =>
  mine
    .filter(isStay)
    .find(
      (booking) =>
        isHeld(booking, now) &&
        booking.hotel.slug === hotel &&
        booking.stay.checkIn < checkOut &&
        checkIn < booking.stay.checkOut,
    ) ?? null;

/**
 * Flights that the person holds for at least one bound of a search: the same places and day. Search codes are cities or
 * airports (`BOM.only`). Null when there are none or the hold has ended.
 */
export const myFlightHold = (
  mine: readonly BookingSummary[],
  searched: readonly Bound[],
  now: Date,
): FlightSummary | null =>
  mine
    .filter(isFlight)
    .find(
      (booking) => isHeld(booking, now) && booking.bounds.some((held) => searched.some((one) => flies(held, one))),
    ) ?? null;

/** Places on a departure of this journey that the person holds; null when there are none or the hold has ended. */
export const myPackageHold = (mine: readonly BookingSummary[], slug: string, now: Date): PackageSummary | null =>
  mine.filter(isPackage).find((booking) => isHeld(booking, now) && booking.package.slug === slug) ?? null;

function flies({ segments }: FlightSummary['bounds'][number], { from, to, date }: Bound): boolean {
  const { at, airport: leaves } = segments[0]!.origin;
  return at.startsWith(date) && isAt(from, leaves) && isAt(to, segments.at(-1)!.destination.airport);
}

const isAt = (place: string, { code, cityCode }: { code: string; cityCode: string }): boolean =>
  place === cityCode || place.replace('.only', '') === code;
