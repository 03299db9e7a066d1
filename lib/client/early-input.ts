import { useEffect, useId, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const FIELDS = 'input:not([type=hidden]), textarea, select';
type Early = { field: Field; value: string };

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
  if (typeof document === 'undefined') return [];
  const root = document.getElementById(id);
  const fields = root instanceof HTMLFormElement ? root.elements : (root?.querySelectorAll(FIELDS) ?? []);
  return [...fields]
    .filter((field): field is Field => field.matches(FIELDS) && hasChanged(field as Field))
    .map((field) => ({ field, value: field.value }));
}

function hasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findLastIndex(({ defaultSelected }) => defaultSelected),
      )
    );
  if (field.type === 'checkbox')
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  if (field.type === 'radio') return (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked;
  return field.value !== field.defaultValue;
}

/** React answers a change only where the value differs from the last that it saw, and it sees what is set on the element itself. */
function tellReact({ field, value }: Early): void {
  if (!field.isConnected) return;
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    (field as HTMLInputElement).checked = (field as HTMLInputElement).defaultChecked;
    field.click();
  } else {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
