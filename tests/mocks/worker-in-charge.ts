/** MSW's own script, which lies in `public/` while `npm run dev:mock` runs. */
export const WORKER = '/mockServiceWorker.js';

const PATIENCE_MS = 2000;

/**
 * Waits until the worker controls this page. MSW's worker takes itself away when its last page closes, just as the next
 * one opens, and MSW answers a page without a worker by reloading it, again and again (mswjs/msw issue 1627): so a
 * worker on its way out is dropped here, and a new one takes over before MSW looks.
 */
export async function workerInCharge(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    for (const left of await serviceWorker.getRegistrations()) await left.unregister();
  }
  const claimed = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS); // another tab holds the old worker: MSW's one reload brings this page under it
  });
  await serviceWorker.register(WORKER);
  if (!serviceWorker.controller) await claimed;
}
