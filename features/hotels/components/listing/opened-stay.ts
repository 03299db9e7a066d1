/** The stay that was last opened from a listing in this tab: where one comes back to. Forgotten once one is back. */
let opened = '';

export const rememberOpened = (slug: string): void => void (opened = slug);
export const openedStay = (): string => opened;
