import { DRAFT_PREFIX } from '#lib/client/browser-storage.ts';

/** Raised when the values of a form change: a draft of an earlier version is not read. */
const VERSION = 2;

const name = (bookingId: string) => `${DRAFT_PREFIX}${VERSION}:${bookingId}`;

/** The form as typed so far, stored in this tab for reloads. Removed when the tab closes or the session ends. */
export function readDraft<Values>(bookingId: string): Partial<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(bookingId)) ?? 'null') as Partial<Values> | null;
  } catch {
    return null;
  }
}

export function saveDraft(bookingId: string, values: object): void {
  try {
    sessionStorage.setItem(name(bookingId), JSON.stringify(values));
  } catch {
    // storage blocked or full: the form itself still has the values
  }
}
