type Listener = (path: string) => void;

/** The progress bar of the page, while it is mounted. */
const progressBar: { listener?: Listener | undefined } = {};

/**
 * Announces a navigation to `url`. Called by `onRouterTransitionStart` in `instrumentation-client.ts` for links,
 * `router.push` and the back button, for which the address bar already shows the new address.
 */
export function announceNavigation(url: string): void {
  const target = new URL(url, window.location.href);
  if (target.origin !== window.location.origin) return;
  // The router calls this within its transition, where a state update would show only when the navigation has ended.
  queueMicrotask(() => progressBar.listener?.(target.pathname));
}

/** Calls back with the target path of a navigation, also for plain links that load a whole document. */
export function listenForNavigation(next: Listener): () => void {
  progressBar.listener = next;
  document.addEventListener('click', onClick);
  return () => {
    progressBar.listener = undefined;
    document.removeEventListener('click', onClick);
  };
}

/**
 * The router prevents the default of its own links and announces them itself; the others are handled by the browser.
 */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
  announceNavigation(link.href);
}
