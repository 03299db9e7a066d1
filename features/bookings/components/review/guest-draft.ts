import { DRAFT_PREFIX } from '#lib/client/browser-storage.ts';

const name = (bookingId: string) => `${DRAFT_PREFIX}${bookingId}`;

/** What was typed so far, kept in this tab: a reload loses nothing. Gone when the tab closes or the session ends. */
export function readDraft<Values>(bookingId: string): Partial<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(bookingId)) ?? 'null') as Partial<Values> | null;
  } catch {
    return null;
  }
}

export function keepDraft(bookingId: string, values: object): void {
  try {
    sessionStorage.setItem(name(bookingId), JSON.stringify(values));
  } catch {
    // storage forbidden or full: the form itself still holds what was typed
  }
}
