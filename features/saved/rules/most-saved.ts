/** Most stays that one person saves: each is priced anew when the list is opened. */
export const MOST_SAVED = 20;
/** Most people who say that they like a stay of a shared list. */
export const MOST_LIKES = 30;
/** A shared list is opened so often a minute at most, by everybody together: each time its stays are priced anew. */
export const OPENED_A_MINUTE = 30;
