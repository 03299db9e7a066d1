import type { KeyboardEvent } from 'react';
import { openPanel } from '#components/ui/popover.tsx';

/**
 * For a search form's `onKeyDown`: until dates are selected, Enter in a text field goes to another field that still
 * needs a text, or else opens the panel of dates (`panel`, its id), instead of searching. A field's own handling of
 * Enter comes first.
 */
export const datesFirst =
  (panel: string, chosen: boolean) =>
  (event: KeyboardEvent<HTMLFormElement>): void => {
    const inWords = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'Enter' || chosen || !inWords || event.isDefaultPrevented()) return;
    event.preventDefault();
    const empty = event.currentTarget.querySelector<HTMLInputElement>('input:required:invalid:enabled');
    if (empty && empty !== event.target) empty.focus();
    else openPanel(panel);
  };
