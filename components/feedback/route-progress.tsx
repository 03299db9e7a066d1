'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { listenForNavigation } from '#components/feedback/navigation-signal.ts';
import styles from './route-progress.module.css';

/** A way that has not ended after this long is given back to the person. */
const LONGEST = 10_000;

/**
 * While the way to a different path is being prepared (2.7): a thin bar at the top and a translucent sheet that takes
 * every press. A change of query or hash alone does nothing. It ends when the path changes, whatever it changes to.
 */
export function RouteProgress() {
  const path = usePathname();
  const [seen, setSeen] = useState(path);
  const [leaving, setLeaving] = useState<string | null>(null);
  if (seen !== path) {
    setSeen(path);
    setLeaving(null);
  }

  useEffect(() => listenForNavigation(setLeaving), []);
  useEffect(() => endWhenShownAgain(() => setLeaving(null)), []);

  const busy = leaving !== null;
  useEffect(() => {
    if (!busy) return;
    const rescue = setTimeout(() => setLeaving(null), LONGEST);
    const bar = import('#components/feedback/progress-bar.ts');
    void bar.then(({ startBar }) => startBar());
    return () => {
      clearTimeout(rescue);
      void bar.then(({ endBar }) => endBar());
    };
  }, [busy]);

  return busy ? <div className={styles.sheet} aria-hidden="true" data-testid="route-progress" /> : null;
}

/** A page that the browser kept and shows again by its back button has no way to end: end it here. */
function endWhenShownAgain(end: () => void): () => void {
  window.addEventListener('pageshow', end);
  return () => window.removeEventListener('pageshow', end);
}
