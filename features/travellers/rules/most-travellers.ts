/** Saved travellers of one account: a family, a small office. */
export const MOST_TRAVELLERS = 30;
