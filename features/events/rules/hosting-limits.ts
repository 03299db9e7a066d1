/** Events of one person that are neither over nor cancelled. */
export const MOST_OPEN_EVENTS = 10;
/** Events that one person makes in 24 hours, cancelled ones included. */
export const EVENTS_A_DAY = 5;
/** Places of an event, which are also those of each of its days. */
export const MOST_PLACES = 200;
/** Days from the first to the last. */
export const MOST_DAYS = 7;
/** Lines of a programme. */
export const MOST_LINES = 40;
/** An event begins at most so many days from today. */
export const DAYS_AHEAD = 730;
/** Changes of place or time in 24 hours while somebody is registered: each is an email to everybody who is. */
export const MOVES_A_DAY = 3;
/** Events of a person that are listed: the newest. */
export const LISTED_EVENTS = 50;
/** Registrations on a page of the host, and events on a page of the desk. */
export const REGISTRATIONS_PAGE = 50;
export const DESK_EVENTS_PAGE = 20;
/** Longest reason of staff, in characters. */
export const LONGEST_REMOVAL = 500;

/** Why an event is reported. */
export const EVENT_REPORT_REASONS = ['scam', 'impersonation', 'offensive', 'other'] as const;
export type EventReportReason = (typeof EVENT_REPORT_REASONS)[number];
