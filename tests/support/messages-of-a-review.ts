import type { ZodType } from 'zod';
import { guestReviewForm, report } from '#features/guest-reviews/contract.ts';
import { LONGEST_TEXT } from '#features/guest-reviews/rules/review-fields.ts';
import { whyBlocked } from '#features/guest-reviews/rules/why-blocked.ts';

const messagesOf = (schema: ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const DAY = 86_400_000;
const now = new Date('2026-12-20T10:00:00Z');
const stay = {
  checkOut: '2026-12-13',
  endsAt: new Date('2026-12-13T05:30:00Z'),
  zone: 'Asia/Kolkata',
  isKept: true,
} as const;
const reviewOf = (days: number, isAnswered: boolean) => ({
  writtenAt: new Date(now.getTime() - days * DAY),
  isAnswered,
});

/** What the form of a review refuses, and why a stay cannot be reviewed or its review not be changed. */
export const messagesOfAReview = (): string[] => [
  ...messagesOf(guestReviewForm, { overall: 0, cleanliness: 11, liked: 'a'.repeat(LONGEST_TEXT + 1), trip: '', shownAs: '' }), // prettier-ignore
  ...[
    whyBlocked({ stay, review: reviewOf(1, true), now }),
    whyBlocked({ stay, review: reviewOf(400, false), now }),
    whyBlocked({ stay: { ...stay, isKept: false }, review: undefined, now }),
    whyBlocked({ stay, review: undefined, now: new Date('2026-12-11T10:00:00Z') }),
    whyBlocked({ stay, review: undefined, now: new Date('2027-12-11T10:00:00Z') }),
  ].map(String),
];

/** What the dialog refuses in which a review is reported. */
export const messagesOfAReport = (): string[] => [
  ...messagesOf(report.body!, { reviewId: 'rev_1', reason: '' }),
  'This is your own review. You can change or delete it on the page of your trip.',
];
