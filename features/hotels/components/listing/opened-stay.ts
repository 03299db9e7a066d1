/** The stay last opened from a listing in this tab, by its slug; to restore the scroll position. Cleared on return. */
export const openedStay = { slug: '' };
