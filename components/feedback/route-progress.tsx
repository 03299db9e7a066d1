'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { listenForNavigation } from '#components/feedback/navigation-signal.ts';
import styles from './route-progress.module.css';

/** After this long a navigation no longer blocks the page. */
const LONGEST = 10_000;
/** A faster page shows neither bar nor overlay: their animation would take longer. */
const QUICK = 250;
const PRESSES = ['pointerdown', 'mousedown', 'click', 'auxclick'] as const;

/**
 * While the navigation to another path is pending (2.7), clicks and keys are blocked; after a moment a thin bar at the
 * top and a translucent overlay show it. A change of query or hash alone has no effect. It ends when the path changes
 * (to any path), when the router has settled on the same one, when a page is restored from the back-forward cache, with
 * Esc, and after ten seconds at the latest.
 *
 * This uses no React state: an update would restart the pending navigation, and an overlay that is always mounted would
 * take the pointer from the clicked card, which then renders again.
 */
export function RouteProgress() {
  const path = usePathname();

  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    const stop = listenForNavigation((target) => {
      end?.();
      end = target === path ? undefined : hold();
    });
    return () => {
      stop();
      end?.();
    };
  }, [path]);
  useEffect(() => closePopovers, [path]);

  return null;
}

/**
 * Blocks clicks and keys, shows overlay and bar after a moment, and ends by itself after a timeout; returns the
 * function that ends it.
 */
function hold(): () => void {
  const over = new AbortController();
  const end = () => over.abort();
  const { signal } = over;
  const start = setTimeout(() => {
    signal.addEventListener('abort', showSheet());
    void import('#components/feedback/progress-bar.ts').then(
      ({ startBar, endBar }) => {
        if (signal.aborted) return;
        startBar();
        signal.addEventListener('abort', endBar);
      },
      () => undefined,
    );
  }, QUICK);
  const rescue = setTimeout(end, LONGEST);
  signal.addEventListener('abort', () => {
    clearTimeout(start);
    clearTimeout(rescue);
  });
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    take(event);
    if (event.key === 'Escape') end();
  };
  for (const press of PRESSES) window.addEventListener(press, take, { capture: true, signal });
  window.addEventListener('keydown', onKey, { capture: true, signal });
  window.addEventListener('pageshow', end, { signal });
  window.navigation?.addEventListener('currententrychange', end, { signal });
  return end;
}

/** Puts the translucent overlay over the page; returns the function that removes it. */
function showSheet(): () => void {
  const sheet = document.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.ariaHidden = 'true';
  sheet.dataset.testid = 'route-progress';
  document.body.append(sheet);
  return () => sheet.remove();
}

/** A menu left open belongs to the previous page. */
function closePopovers(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (panel.matches(':popover-open')) panel.hidePopover();
  }
}
