/** Longest message, in characters. */
export const LONGEST_MESSAGE = 1000;
/** Messages that are read: the newest. */
export const MESSAGES_SHOWN = 100;
/** Messages of all guests and the host of an event in 24 hours. */
export const EVENT_MESSAGES_A_DAY = 500;
/** Reported messages of an event that the desk reads at once. */
export const REPORTED_SHOWN = 20;
/** Messages are read anew so often while the page is looked at. */
export const ASK_AGAIN_MS = 10_000;
/** Nobody is emailed of a message that is younger: whoever is present reads it on the page. */
export const DIGEST_AFTER_MINUTES = 60;
/** At most one email in so many hours. */
export const DIGEST_EVERY_HOURS = 24;
