'use client';

import { useEffect } from 'react';

/** Tells that the page's scripts run: what was pressed or typed before is said again now (public/presses.js). */
export function Awake() {
  useEffect(() => void window.dispatchEvent(new Event('awake')), []);
  return null;
}
