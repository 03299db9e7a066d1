import type { Stay } from '#lib/shared/stay-words.ts';
import type { BookingSummary, StaySummary } from '../contract.ts';

/** A room of this hotel that the person holds for one of these nights at least; null when there is none, or its deadline has passed. */
export function ownHold(
  mine: readonly BookingSummary[],
  hotel: string,
  { checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>,
  now: Date,
): StaySummary | null {
  const holds = mine
    .filter((booking) => booking.category === 1)
    .filter(
      ({ state, holdExpiresAt }) =>
        (state === 'held' || state === 'paying') && holdExpiresAt !== null && new Date(holdExpiresAt) > now,
    );
  return (
    holds.find(({ hotel: { slug }, stay }) => slug === hotel && stay.checkIn < checkOut && checkIn < stay.checkOut) ??
    null
  );
}
