import type { KeyboardEvent } from 'react';
import { openPanel } from '#components/ui/popover.tsx';

/**
 * For a search form's `onKeyDown`: while its dates are not chosen, Enter in a field of words opens the panel of the dates
 * (`panel`, its id) and does not search. What the field itself does with Enter comes first.
 */
export const datesFirst =
  (panel: string, chosen: boolean) =>
  (event: KeyboardEvent): void => {
    const inWords = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'Enter' || chosen || !inWords || event.isDefaultPrevented()) return;
    event.preventDefault();
    openPanel(panel);
  };
