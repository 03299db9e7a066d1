import type { KeyboardEvent } from 'react';
import { openPanel } from '#components/ui/popover.tsx';

/**
 * For a search form's `onKeyDown`: until dates are selected, Enter in a text field opens the panel of dates (`panel`,
 * its id) instead of searching. A field's own handling of Enter comes first.
 */
export const datesFirst =
  (panel: string, chosen: boolean) =>
  (event: KeyboardEvent): void => {
    const inWords = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'Enter' || chosen || !inWords || event.isDefaultPrevented()) return;
    event.preventDefault();
    openPanel(panel);
  };
