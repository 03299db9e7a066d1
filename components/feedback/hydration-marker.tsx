'use client';

import { useEffect } from 'react';

/** Sets `data-hydrated` on the document after hydration; tests and measurements wait for it. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
