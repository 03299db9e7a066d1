type Listener = () => void;

let listener: Listener | undefined;

/**
 * A way to another path begins: `url` is where it leads. Called by `onRouterTransitionStart` in
 * `instrumentation-client.ts` for links, `router.push` and the back button. Another query or hash is no way (2.7).
 */
export function announceNavigation(url: string): void {
  const { origin, pathname } = window.location;
  const target = new URL(url, window.location.href);
  if (target.origin === origin && target.pathname !== pathname) listener?.();
}

/** Calls when a way to another path begins, also for plain links that load a whole document. */
export function listenForNavigation(next: Listener): () => void {
  listener = next;
  document.addEventListener('click', onClick);
  return () => {
    listener = undefined;
    document.removeEventListener('click', onClick);
  };
}

/** The router prevents the default of its own links and announces them itself; what is left is the browser's. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
  announceNavigation(link.href);
}
