/** The most items of a cart, and so of one payment. */
export const MOST_ITEMS = 10;
