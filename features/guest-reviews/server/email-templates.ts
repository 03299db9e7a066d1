import 'server-only';
import { eq } from 'drizzle-orm';
import { stayToReview } from '#features/bookings/server/index.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { writeIn } from '#lib/server/mail/write-in.ts';
import { unsubscribeLink } from '#lib/server/mail/unsubscribe.ts';
import { guestReviewRoutes } from '#lib/shared/guest-review-routes.ts';
import { AppError } from '#lib/shared/errors.ts';
import { decisionEmail } from '../rules/decision-email.ts';
import { requestEmail } from '../rules/request-email.ts';
import { blockedNow } from './read-my-review.ts';
import { reviewOfBooking } from './reviews.repo.ts';
import { guestReviews } from './tables.ts';

/** Asks a guest for a review; nobody, once they wrote one, or the booking is gone. */
const reviewRequest: MailTemplate = async (
  db,
  { facts: { bookingId = '', userId = '', firstName = '' }, language },
) => {
  const stay = await stayToReview(db, userId, bookingId).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (!stay || (await reviewOfBooking(db, bookingId)) || blockedNow(stay, undefined) !== null) return null;
  const { hotel, checkIn, checkOut } = stay;
  const email = writeIn(language, () =>
    renderEmail(
      requestEmail({ firstName, hotel, checkIn, checkOut, link: linkTo(guestReviewRoutes.ofStay(bookingId)) }),
    ),
  );
  return { ...email, unsubscribe: unsubscribeLink({ companyId: null, userId, kind: 'reviewRequests' }) };
};

/** Tells a writer what staff decided; nobody, once the review was deleted or changed. */
const reviewDecided: MailTemplate = async (db, { facts: { reviewId = '', firstName = '' }, language }) => {
  const [row] = await db.select().from(guestReviews).where(eq(guestReviews.id, reviewId));
  if (!row || row.state === 'waiting') return null;
  const stay = await stayToReview(db, row.userId, row.bookingId);
  const { refusal, bookingId } = row;
  return writeIn(language, () =>
    renderEmail(
      decisionEmail({
        firstName,
        hotel: stay.hotel.name,
        refusal,
        link: linkTo(guestReviewRoutes.ofStay(bookingId)),
      }),
    ),
  );
};

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const guestReviewEmails: Record<string, MailTemplate> = {
  'guest-review-request': reviewRequest,
  'guest-review-decided': reviewDecided,
};
