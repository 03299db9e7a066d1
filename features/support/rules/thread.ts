import { AppError } from '#lib/shared/errors.ts';

/** A follow-up of the asker may be as long as an answer. */
export const LONGEST_FOLLOW_UP = 4000;
/** Messages of an enquiry, so that every page of it has an end. The last is left to staff. */
export const MOST_MESSAGES = 30;
/** Follow-ups to one enquiry in a day, by the page and by email together. */
export const FOLLOW_UPS_A_DAY = 10;
/** How long the asker may write after the last message. */
const OPEN_DAYS = 30;

const DAY_MS = 86_400_000;

/** Until when the links and the reply addresses of an enquiry work. */
export const openUntil = (lastAt: Date): Date => new Date(lastAt.getTime() + OPEN_DAYS * DAY_MS);

/** Whether links and reply addresses still work at `now`. */
export const isOpen = (lastAt: Date, now: Date): boolean => now < openUntil(lastAt);

/** Whether the asker may add a message to so many. */
export const takesFollowUp = (messages: number): boolean => messages < MOST_MESSAGES - 1;

/** Refusal where an enquiry has all the messages it may have. */
export const threadFull = (): AppError =>
  new AppError('STATE_BLOCKED', `This enquiry has all the ${MOST_MESSAGES} messages it can have. Ask a new question.`);
