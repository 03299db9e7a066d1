'use client';

import { useEffect } from 'react';

/** Marks the document with `data-hydrated` once React answers for it: tests and measurements wait for that. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
