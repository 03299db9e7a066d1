import type { FocusEvent } from 'react';

/**
 * Runs `show` once the press that took the focus away is over, or at once where the focus left by other means. For what
 * a field shows when it is left: a new line would move the button that is being pressed, and its click would be lost.
 */
export function afterPress({ relatedTarget }: FocusEvent, show: () => void): void {
  if (!relatedTarget?.matches(':active')) return show();
  const over = new AbortController();
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(
      end,
      () => {
        over.abort();
        setTimeout(show); // after the click
      },
      { signal: over.signal },
    );
}
