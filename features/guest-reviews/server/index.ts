import 'server-only';

/** The server interface of reviews by guests for other features and the start. */
export { listReviews } from './list-reviews.ts';

// for accounts: the copy of a person's data, and the end of it
export { eraseGuestReviews, takeoutGuestReviews } from './personal-data.ts';

// background work
export { askForReviews } from './ask-for-reviews.ts';
export { guestReviewEmails } from './email-templates.ts';
export { guestReviewsRetention } from './retention.ts';
