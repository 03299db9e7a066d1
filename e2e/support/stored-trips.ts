import { expect, type Page } from './test.ts';

/** The entries of this browser that store trips for reading offline, by person. */
export const stored = (page: Page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('offline:'));
    return keys.map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  });
export const workerReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
/** Opens My trips until its trips are stored. */
export const storeTrips = async (page: Page) => {
  await page.goto('/bookings');
  await expect.poll(() => stored(page)).toHaveLength(1);
  await workerReady(page);
};
