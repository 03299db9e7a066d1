/** Most quotes of a request. */
export const MOST_QUOTES = 10;
/** Most open requests of one person. */
export const MOST_OPEN_REQUESTS = 20;
/** How far ahead transport is asked for, in days: Indian Railways opens its bookings 60 days ahead, cars and buses later. */
export const DAYS_AHEAD = 120;
/** A quote is valid for at least this long, in minutes. */
export const SHORTEST_QUOTE = 15;

/** Most places a car stops at on its way, and most people of a request. */
export const MOST_STOPS = 5;
export const MOST_PASSENGERS = 12;

/** Requests a page. */
export const REQUESTS_A_PAGE = 10;
export const DESK_PAGE = 20;
