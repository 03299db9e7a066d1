import { useEffect, useState } from 'react';
import { refusedFields, useForm, type SentForm } from '#lib/client/use-form.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { clearAttempts } from './attempt-key.ts';
import { DRAFT_PREFIX } from '#lib/client/browser-storage.ts';

export type Review<Values> = {
  bookingId: string;
  /** Initial values where nothing was typed yet. */
  start: () => Values;
  /** The form field for a field of the contract or server. */
  nameOf: (path: string) => string;
};

export type ReviewForm<Values> = SentForm<Values> & {
  /** Validates and submits; the server's errors are shown beside their fields and above the button. */
  sends: (
    check: (values: Values) => Promise<FieldErrors>,
    send: (values: Values) => Promise<void>,
  ) => ReturnType<SentForm<Values>['submit']>;
};

/** The form of a review. Values survive reloads, errors and the checkout. */
export function useReviewForm<Values extends object>({ bookingId, start, nameOf }: Review<Values>): ReviewForm<Values> {
  const form = useForm<Values>(() => ({ ...start(), ...readDraft<Values>(bookingId) }), nameOf);
  const { values, submit } = form;
  const [begun] = useState(values);
  useEffect(() => {
    if (values !== begun) saveDraft(bookingId, values);
  }, [bookingId, values, begun]);

  const sends: ReviewForm<Values>['sends'] = (check, send) =>
    submit(async (typed) => {
      const wrong = await check(typed);
      if (Object.keys(wrong).length) return wrong;
      try {
        await send(typed);
        clearAttempts();
        return {};
      } catch (error) {
        return refusedFields(error);
      }
    });
  return { ...form, sends };
}

/** Raised when the values of a form change: a draft of an earlier version is not read. */
const VERSION = 2;

const draftName = (bookingId: string) => `${DRAFT_PREFIX}${VERSION}:${bookingId}`;

/** The form as typed so far, stored in this tab for reloads. Removed when the tab closes or the session ends. */
function readDraft<Values>(bookingId: string): Partial<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(draftName(bookingId)) ?? 'null') as Partial<Values> | null;
  } catch {
    return null;
  }
}

function saveDraft(bookingId: string, values: object): void {
  try {
    sessionStorage.setItem(draftName(bookingId), JSON.stringify(values));
  } catch {
    // storage blocked or full: the form itself still has the values
  }
}
