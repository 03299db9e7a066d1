'use client';

import { useSyncExternalStore } from 'react';

/** True while the query matches. On the server nothing matches: style with CSS first, and use this where CSS cannot. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
