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
 * While the way to a different path is being prepared (2.7), no press and no key reaches the page that is left; when it
 * takes a moment, a thin bar at the top and a translucent sheet say so. A change of query or hash alone does nothing. It
 * ends when the path changes, whatever it changes to, when the router has settled on the same one, when a kept page is
 * shown again, with Esc, and after ten seconds at the latest.
 *
 * None of it is React's: a state set meanwhile would make it begin anew with the page it is preparing, and a sheet in
 * place from the start would take the pointer away from the card that was pressed, which then is drawn once more.
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
 * Blocks clicks and keys, starts overlay and bar after a moment, and ends by itself after a timeout; gives the function
 * that ends it.
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

/** Puts the translucent overlay over the page; gives the function that removes it. */
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
