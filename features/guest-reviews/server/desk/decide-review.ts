import 'server-only';
import { eq } from 'drizzle-orm';
import { addressOfUser } from '#features/identity/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { answer, decide, DeskReview } from '../../contract.ts';
import { reviewAtVersion } from '../reviews.repo.ts';
import { guestReviews, guestReviewStays, type ReviewRow } from '../tables.ts';
import { countReviews, ifPublished } from '../totals.repo.ts';
import { presentForDesk } from './present-for-desk.ts';

/**
 * Publishes a review that waits, keeps one that was reported, or refuses either. Its writer is told by email, but of a
 * review that is kept. Throws NOT_FOUND; INVALID_INPUT beside `reason`; STATE_BLOCKED.
 */
export const decideReview: UseCase<typeof decide> = async ({ db, body, caller, request }) => {
  const before = await reviewAtVersion(db, body.reviewId, body.version);
  if (before.state !== 'waiting' && !(before.state === 'published' && before.reportedAt))
    throw new AppError('STATE_BLOCKED', 'This review neither waits nor was reported. Nothing was done.');
  const isRefused = body.decision === 'refuse';
  if (isRefused && !body.reason) {
    const message = 'Write why it is refused. The writer reads it.';
    throw new AppError('INVALID_INPUT', message, { fields: { reason: message } });
  }
  const row = await store(db, before, caller.userId, isRefused ? body.reason : null);
  await countReviews(db, row.hotelSlug, [...ifPublished(before, -1), ...ifPublished(row, 1)]);
  if (row.state !== before.state) await tellWriter(db, row);
  await recordEvent(db, request, {
    action: isRefused ? 'review.refused' : before.state === 'waiting' ? 'review.published' : 'review.kept',
    actor: { userId: caller.userId, userType: 'staff' },
    subjectId: row.id,
    details: isRefused ? { reason: body.reason } : {},
  });
  return only(await presentForDesk(db, [row]));
};

/** Writes or takes away a hotel's answer to a published review. Throws NOT_FOUND and STATE_BLOCKED. */
export const answerReview: UseCase<typeof answer> = async ({ db, body, caller, request }) => {
  const before = await reviewAtVersion(db, body.reviewId, body.version);
  if (before.state !== 'published')
    throw new AppError('STATE_BLOCKED', 'Only a published review can be answered. Nothing was done.');
  const isAnswered = body.answer !== '';
  const [row] = await db
    .update(guestReviews)
    .set({
      answer: isAnswered ? body.answer : null,
      answeredBy: isAnswered ? caller.userId : null,
      answeredAt: isAnswered ? clock.now() : null,
      version: before.version + 1,
    })
    .where(eq(guestReviews.id, before.id))
    .returning();
  if (!row) throw new Error('A locked review vanished.');
  await recordEvent(db, request, {
    action: isAnswered ? 'review.answered' : 'review.answer-removed',
    actor: { userId: caller.userId, userType: 'staff' },
    subjectId: row.id,
  });
  return only(await presentForDesk(db, [row]));
};

/** `refusal`: the reason; null where the review is published or kept. */
async function store(db: Db, before: ReviewRow, staffId: string, refusal: string | null): Promise<ReviewRow> {
  const now = clock.now();
  const [row] = await db
    .update(guestReviews)
    .set({
      state: refusal === null ? 'published' : 'refused',
      refusal,
      publishedAt: before.publishedAt ?? (refusal === null ? now : null),
      decidedBy: staffId,
      decidedAt: now,
      reportedAt: null,
      version: before.version + 1,
    })
    .where(eq(guestReviews.id, before.id))
    .returning();
  if (!row) throw new Error('A locked review vanished.');
  if (refusal !== null)
    await db
      .insert(guestReviewStays)
      .values({ bookingId: row.bookingId, refusedAt: now, endedAt: now })
      .onConflictDoUpdate({ target: guestReviewStays.bookingId, set: { refusedAt: now } });
  return row;
}

async function tellWriter(db: Db, { id: reviewId, userId }: ReviewRow): Promise<void> {
  const account = await addressOfUser(db, userId);
  if (!account) return;
  await enqueueMail(db, {
    template: 'guest-review-decided',
    urgency: 'personal',
    recipient: account.email,
    language: account.language,
    facts: { reviewId, firstName: account.firstName },
  });
}

function only([review]: DeskReview[]): DeskReview {
  if (!review) throw new Error('A review was not presented.');
  return review;
}
