/** Most stays that one person saves: each is priced anew when the list is opened. */
export const MOST_SAVED = 20;
