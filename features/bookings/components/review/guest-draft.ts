import type { GuestFormValues } from './guest-values.ts';

const name = (bookingId: string) => `sarai:guests:${bookingId}`;

/** What was typed so far, kept in this tab: a reload loses nothing. Gone when the tab closes. */
export function readDraft(bookingId: string): Partial<GuestFormValues> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(bookingId)) ?? 'null') as Partial<GuestFormValues> | null;
  } catch {
    return null;
  }
}

export function keepDraft(bookingId: string, values: Partial<GuestFormValues>): void {
  try {
    sessionStorage.setItem(name(bookingId), JSON.stringify(values));
  } catch {
    // storage forbidden or full: the form itself still holds what was typed
  }
}
