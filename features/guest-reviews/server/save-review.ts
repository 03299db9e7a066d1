import 'server-only';
import { eq } from 'drizzle-orm';
import { stayToReview } from '#features/bookings/server/index.ts';
import { readAccount } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { GuestReviewForm, remove, save } from '../contract.ts';
import { problemsOfText } from '#lib/shared/text-moderation.ts';
import { shownName } from '../rules/review-fields.ts';
import { blockedNow, myReview } from './read-my-review.ts';
import { copyKeyOf, isCopied, lockedReviewOfBooking, wasRefused } from './reviews.repo.ts';
import { guestReviews, type ReviewRow } from './tables.ts';
import { countReviews, ifPublished } from './totals.repo.ts';

/**
 * Writes or changes the review of a stay; it is published at once, or waits for staff where its text asks for it or they
 * refused one of this stay before. Throws NOT_FOUND, and STATE_BLOCKED with the reason.
 */
export const saveReview: UseCase<typeof save> = async ({ db, body: { bookingId, ...form }, caller }) => {
  const stay = await stayToReview(db, caller.userId, bookingId);
  const before = await lockedReviewOfBooking(db, bookingId);
  const blocked = blockedNow(stay, before);
  if (blocked !== null) throw new AppError('STATE_BLOCKED', blocked);
  const name = shownName(form.shownAs, await readAccount(db, caller));
  const written = await checkedFields(db, bookingId, form, before);
  const row = before
    ? await changeReview(db, before, { ...written, name })
    : await addReview(db, {
        ...written,
        name,
        bookingId,
        userId: caller.userId,
        hotelSlug: stay.hotel.slug,
        stayedIn: stay.checkIn.slice(0, 7),
      });
  await countReviews(db, row.hotelSlug, [...ifPublished(before, -1), ...ifPublished(row, 1)]);
  return myReview(db, stay);
};

/** Deletes the caller's review of a stay, at any time. Throws NOT_FOUND. */
export const removeReview: UseCase<typeof remove> = async ({ db, body: { bookingId }, caller: { userId } }) => {
  const stay = await stayToReview(db, userId, bookingId);
  const before = await lockedReviewOfBooking(db, bookingId);
  if (before) {
    await db.delete(guestReviews).where(eq(guestReviews.id, before.id));
    await countReviews(db, before.hotelSlug, ifPublished(before, -1));
  }
  return myReview(db, stay);
};

/** What is stored of a form, with what its text is held back for and where it stands. */
async function checkedFields(
  db: Db,
  bookingId: string,
  { shownAs: _, liked, disliked, ...scored }: GuestReviewForm,
  before: ReviewRow | undefined,
) {
  const texts = [liked, disliked];
  const copyKey = copyKeyOf(texts);
  const checks = problemsOfText(texts, await isCopied(db, copyKey, { bookingId, before }));
  const isRefused = before?.state === 'refused' || (await wasRefused(db, bookingId));
  const state = isRefused || checks.length ? ('waiting' as const) : ('published' as const);
  return { ...scored, liked, disliked, copyKey, checks, state };
}

type Written = Awaited<ReturnType<typeof checkedFields>> & { name: string | null };

async function addReview(
  db: Db,
  values: Written & Pick<ReviewRow, 'bookingId' | 'userId' | 'hotelSlug' | 'stayedIn'>,
): Promise<ReviewRow> {
  const now = clock.now();
  const [row] = await db
    .insert(guestReviews)
    .values({
      ...values,
      id: newId('grv', now.getTime()),
      writtenAt: now,
      changedAt: now,
      publishedAt: values.state === 'published' ? now : null,
    })
    .returning();
  if (!row) throw new Error('A review was not stored.');
  return row;
}

/** A review keeps the day on which it was first published; a reason of staff was about the text before. */
async function changeReview(db: Db, before: ReviewRow, written: Written): Promise<ReviewRow> {
  const now = clock.now();
  const [row] = await db
    .update(guestReviews)
    .set({
      ...written,
      version: before.version + 1,
      changedAt: now,
      publishedAt: before.publishedAt ?? (written.state === 'published' ? now : null),
      refusal: null,
    })
    .where(eq(guestReviews.id, before.id))
    .returning();
  if (!row) throw new Error('A review vanished.');
  return row;
}
