import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors } from '#lib/shared/errors.ts';

/** Moves the focus to the first field of a form that is marked wrong, or into the first such group of choices. */
export const focusInvalid = (form: ParentNode | null | undefined): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true], fieldset[data-invalid] input')?.focus();

/**
 * For a form that is checked in the browser and by the server: after each refusal the focus goes to the first field that
 * is marked wrong. Takes the server's error and the errors found before sending; gives the ref of the form.
 */
export function useFocusInvalid(refusal: unknown, found: FieldErrors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal || Object.keys(found).length) focusInvalid(form.current);
  }, [refusal, found]);
  return form;
}
