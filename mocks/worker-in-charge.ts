/**
 * MSW's own script, adapted by `scripts/dev-mock.mjs` so that it stays installed and takes control. It is in `public/`
 * only while `npm run dev:mock` runs.
 */
export const WORKER = '/mockServiceWorker.js';

const TAKE_OVER = 'TAKE_OVER';
const TIMEOUT_MS = 2000;
const TRIES = 30;

/**
 * Waits until the worker controls this page. MSW reloads a page whose worker is installed but not in control (mswjs/msw
 * issue 1627). A new worker takes control by itself; one left from before a forced reload or by another tab is told to.
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
