/** MSW's own script, which `scripts/dev-mock.mjs` teaches to stay and to take over; it lies in `public/` while `npm run dev:mock` runs. */
export const WORKER = '/mockServiceWorker.js';

const TAKE_OVER = 'TAKE_OVER';
const TIMEOUT_MS = 2000;
const TRIES = 30;

/**
 * Waits until the worker controls this page: MSW answers a page whose worker is there but does not control it by
 * reloading the page (mswjs/msw issue 1627). A new worker takes over by itself; one that is still there, from before a
 * forced reload or of another tab, is asked to.
 */
export async function workerInCharge(): Promise<void> {
  const { serviceWorker } = navigator;
  for (let tries = 0; !serviceWorker.controller && tries < TRIES; tries++) {
    const taken = new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      setTimeout(resolve, TIMEOUT_MS);
    });
    const { active } = await serviceWorker.register(WORKER);
    active?.postMessage(TAKE_OVER);
    await taken;
  }
}
