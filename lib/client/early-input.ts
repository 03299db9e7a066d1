import { useEffect, useId, useState } from 'react';

type Early = { field: HTMLInputElement; value: string };

const TICKED = /^(checkbox|radio)$/;

/**
 * Hands React what a person typed, chose or ticked, or the browser filled in, before the page was hydrated: React keeps
 * what stands in such a field but never hears of it. Give the id to the element around the fields. Presses of buttons are
 * not repeated: they may spend or change something, and the person may have thought better of it.
 */
export function useEarlyInput(given?: string): string {
  const own = useId();
  const id = given ?? own;
  const [early] = useState(() => earlyIn(id));
  useEffect(() => early.forEach(tellReact), [early]);
  return id;
}

/** The fields of the server's page that no longer have the value they were sent with; none where React makes the page. */
function earlyIn(id: string): Early[] {
  const root = typeof document === 'undefined' ? null : document.getElementById(id);
  const fields = (root as HTMLFormElement | null)?.elements ?? root?.querySelectorAll('input, select') ?? [];
  return ([...fields] as HTMLInputElement[]).filter(hasChanged).map((field) => ({ field, value: field.value }));
}

/** Fields of all kinds are read as inputs: what one kind lacks is undefined. A radio that lost its mark says nothing. */
function hasChanged(field: HTMLInputElement): boolean {
  const chosen = (field as Partial<Pick<HTMLSelectElement, 'selectedOptions'>>).selectedOptions;
  if (chosen) return !chosen[0]?.defaultSelected;
  if (TICKED.test(field.type))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return field.type !== 'hidden' && field.defaultValue !== undefined && field.value !== field.defaultValue;
}

/** React answers a change only where the value differs from the last that it saw, and it sees what is set on the element itself. */
function tellReact({ field, value }: Early): void {
  if (TICKED.test(field.type)) {
    field.checked = field.defaultChecked;
    return field.click();
  }
  const isText = field.defaultValue !== undefined;
  if (isText) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
}
