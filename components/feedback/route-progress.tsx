'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { listenForNavigation } from '#components/feedback/navigation-signal.ts';
import styles from './route-progress.module.css';

/** A way that has not ended after this long is given back to the person. */
const LONGEST = 10_000;
/** A page that is there sooner shows neither bar nor veil. */
const QUICK = 120;

/**
 * While the way to a different path is being prepared (2.7): a thin bar at the top and a translucent sheet that takes
 * every press and key. A change of query or hash alone does nothing. It ends when the path changes, whatever it changes
 * to, when the router has settled on the same one, when a kept page is shown again, with Esc, and after ten seconds at the latest.
 */
export function RouteProgress() {
  const path = usePathname();
  const [seen, setSeen] = useState(path);
  const [busy, setBusy] = useState(false);
  if (seen !== path) {
    setSeen(path);
    setBusy(false);
  }

  useEffect(() => listenForNavigation((target) => setBusy(target !== path)), [path]);
  useEffect(() => closePopovers, [path]);
  useEffect(() => (busy ? hold(() => setBusy(false)) : undefined), [busy]);

  return <div className="boxless">{busy && <div className={styles.sheet} aria-hidden="true" data-testid="route-progress" />}</div>;
}

/** Starts the bar, takes the keys, and calls `end` when the way has to be given up; undone by what it returns. */
function hold(end: () => void): () => void {
  let bar: Promise<typeof import('#components/feedback/progress-bar.ts')> | undefined;
  const start = setTimeout(() => {
    bar = import('#components/feedback/progress-bar.ts');
    bar.then(({ startBar }) => startBar()).catch(() => undefined);
  }, QUICK);
  const rescue = setTimeout(end, LONGEST);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') end();
  };
  const onEntry = () => queueMicrotask(end); // the router changes the address in the middle of React's commit
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pageshow', end);
  window.navigation?.addEventListener('currententrychange', onEntry);
  return () => {
    clearTimeout(start);
    clearTimeout(rescue);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pageshow', end);
    window.navigation?.removeEventListener('currententrychange', onEntry);
    bar?.then(({ endBar }) => endBar()).catch(() => undefined);
  };
}

/** A menu left open belongs to the page that was left. */
function closePopovers(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (panel.matches(':popover-open')) panel.hidePopover();
  }
}
