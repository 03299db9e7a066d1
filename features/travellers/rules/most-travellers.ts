/** The most saved travellers per account: a family or small office. */
export const MOST_TRAVELLERS = 30;
