import type { BrowserContext, CDPSession } from '@playwright/test';
import { aTraveller } from './booking.ts';
import { someHotel, stayQuery } from './stay.ts';
import { expect, type Page } from './test.ts';

/**
 * A traveller with a paid stay in Kochi, whose device is registered under the token before they pay. Gives what opens
 * a tab of theirs.
 */
export async function travellerWithDevice(page: Page, token: string): Promise<{ openTrips: () => Promise<void> }> {
  await page.context().grantPermissions(['notifications']);
  const slug = await someHotel(page, 'kochi', stayQuery(60), 3);
  const { storage } = await aTraveller(page.request, slug, async ({ _id: userId, accessToken }) => {
    const deviceInfo = { userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: 'e2e-device' };
    const answer = await page.request.put('/api/users/device-token', {
      data: { userId, token, userType: 'sarai', deviceInfo },
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  });
  const openTrips = async () => {
    await page.context().addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    }, storage);
    await page.goto('/bookings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  };
  return { openTrips };
}

/**
 * Has the browser's push manager hand out this subscription. Chromium subscribes at Google's push service, which tests
 * do not reach; all else is the browser's own: permission, worker, notifications. The key it is asked with is kept as
 * `e2e-subscribed` in the browser's storage.
 */
export async function subscribingAs(context: BrowserContext, subscription: string): Promise<void> {
  await context.addInitScript((text) => {
    const asked = { subscribed: false };
    const { endpoint, keys } = JSON.parse(text) as { endpoint: string; keys: Record<string, string> };
    const bytesOf = (base64url = '') =>
      Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const fake = {
      endpoint,
      getKey: (name: string) => bytesOf(keys[name]).buffer,
      toJSON: () => JSON.parse(text) as object,
      unsubscribe: () => {
        localStorage.removeItem('e2e-subscribed');
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.subscribe = (options) => {
      const key = options?.applicationServerKey;
      asked.subscribed = true;
      localStorage.setItem('e2e-subscribed', typeof key === 'string' ? key : 'a key in bytes');
      return Promise.resolve(fake as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(
        asked.subscribed || localStorage.getItem('e2e-subscribed') ? (fake as unknown as PushSubscription) : null,
      );
  }, subscription);
}

/** Delivers push messages to the page's worker as the browser does when its push service brings one. */
export async function deliveringTo(page: Page): Promise<(message: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const id = await registrationId;
  return async (message) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: id,
      data: JSON.stringify(message),
    });
  };
}

/** The notifications that the worker shows, by title. */
export const notifications = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title));
