'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { listenForNavigation } from '#components/feedback/navigation-signal.ts';
import styles from './route-progress.module.css';

/** A navigation that has not ended after this long is given back to the person. */
const LONGEST = 10_000;

/**
 * While the way to a different path is being prepared (2.7): a thin bar at the top and a translucent sheet that takes
 * every press. A change of query or hash alone does nothing.
 */
export function RouteProgress() {
  const path = usePathname();
  const [leaving, setLeaving] = useState<string | null>(null);

  useEffect(() => listenForNavigation(setLeaving), []);

  const busy = leaving === path;
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

  return busy ? <div className={styles.sheet} aria-hidden="true" data-route-progress="" /> : null;
}
