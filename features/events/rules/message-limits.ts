/** Longest message, in characters. */
export const LONGEST_MESSAGE = 1000;
/** Messages that are read at once: the newest, or those before an earlier one. */
export const MESSAGES_SHOWN = 100;
/** Messages of all guests and the host of an event in 24 hours. */
export const EVENT_MESSAGES_A_DAY = 500;
/** Reported messages of an event that the desk reads at once. */
export const REPORTED_SHOWN = 20;
/** Messages are read anew so often while the page is looked at, where no live updates arrive. */
export const ASK_AGAIN_MS = 10_000;
/** The desk reads anew so often besides: live updates do not tell of reports, which guests must not notice. */
export const REPORTS_AGAIN_MS = 60_000;
/** Nobody is emailed of a message that is younger: whoever is present reads it on the page. */
export const DIGEST_AFTER_MINUTES = 60;
/** At most one email in so many hours. */
export const DIGEST_EVERY_HOURS = 24;
/** A push message waits so long for its reader: whoever is present has read the message on the page by then. */
export const READING_SECONDS = 60;
/** The least time between two push messages about one event to one person. */
export const PUSH_EVERY_MINUTES = 10;
/** Whoever has not read since a push message is told by another one after so many hours. */
export const PUSH_AGAIN_HOURS = 24;
/** Events of the operator that the desk lists: those that end last. */
export const OPERATED_SHOWN = 20;
