import { useEffect, useId, useState } from 'react';

type Early = { field: HTMLInputElement; value: string };

const TICKED = /^(checkbox|radio)$/;

/**
 * Replays input from before hydration to React: values typed, selected or autofilled, which React keeps but does not
 * know of. Give the id to the element around the fields. Clicks are not repeated, because they may spend or change
 * something.
 */
export function useEarlyInput(given?: string): string {
  const own = useId();
  const id = given ?? own;
  const [early] = useState(() => earlyIn(id));
  useEffect(() => early.forEach(tellReact), [early]);
  return id;
}

/** The server-rendered fields whose value has changed; none where React renders the page. */
function earlyIn(id: string): Early[] {
  const root = typeof document === 'undefined' ? null : document.getElementById(id);
  const fields = (root as HTMLFormElement | null)?.elements ?? root?.querySelectorAll('input, select') ?? [];
  return ([...fields] as HTMLInputElement[]).filter(hasChanged).map((field) => ({ field, value: field.value }));
}

/** Fields of all kinds are read as inputs: missing properties are undefined. An unchecked radio is not reported. */
function hasChanged(field: HTMLInputElement): boolean {
  const chosen = (field as Partial<Pick<HTMLSelectElement, 'selectedOptions'>>).selectedOptions;
  if (chosen) return !chosen[0]?.defaultSelected;
  if (TICKED.test(field.type))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return field.type !== 'hidden' && field.defaultValue !== undefined && field.value !== field.defaultValue;
}

/**
 * React reports a change only where the value differs from the last it saw, which includes values set on the element
 * itself.
 */
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
