/** The stay last opened from a listing in this tab, to restore the scroll position. Cleared on return. */
let opened = '';

export const rememberOpened = (slug: string): void => void (opened = slug);
export const openedStay = (): string => opened;
