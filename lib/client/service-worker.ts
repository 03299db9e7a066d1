/** The fixed root path of the service worker (2.6). It does push messages and the offline page: `public/service-worker.js`. */
const WORKER = '/service-worker.js';

/**
 * Registers the service worker a while after the page has loaded. Where a browser still has the earlier
 * `/offline-worker.js`, which had the same scope, this replaces it.
 */
export function registerWhenLoaded(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // private windows may forbid it
  const register = () => void registerWorker().catch(() => undefined);
  window.addEventListener('load', () => setTimeout(register, SETTLED_MS));
}

const SETTLED_MS = 2000;

/** Registers the worker now, and waits until it is active. Rejects where the browser forbids it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}
