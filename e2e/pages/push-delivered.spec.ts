import type { Worker } from '@playwright/test';
import { PUSH_PORT } from '../../playwright.config.ts';
import { aPushService, decrypted } from '../../tests/support/push-service.ts';
import { aGuest, signInToEvent } from '../support/event.ts';
import { newPerson } from '../support/person.ts';
import { deliveringTo, notifications, travellerWithDevice } from '../support/push.ts';
import { expect, test, type Page } from '../support/test.ts';
import { WITH_NOTIFICATIONS } from '../support/whole-browser.ts';

test.use(WITH_NOTIFICATIONS);
test.describe.configure({ mode: 'default' }); // one after the other: the server posts to one push service

/** Messages on the page; what a screen reader is told of them stands beside. */
const toasts = (page: Page) => page.getByRole('region', { name: 'Message' });

test(
  '[7.11] a message of the running server, encrypted and posted to a push service, reaches the page',
  { tag: '@once' },
  async ({ page }) => {
    const service = await aPushService({ port: PUSH_PORT });
    try {
      const { token, keys, path } = service.subscription();
      const { openTrips } = await travellerWithDevice(page, token);
      await expect.poll(() => service.pushed.length, { timeout: 20_000 }).toBe(1);
      const [pushed] = service.pushed;
      expect(pushed?.path).toBe(path);
      await openTrips();
      const deliver = await deliveringTo(page);
      await deliver(JSON.parse(decrypted(pushed?.body ?? Buffer.alloc(0), keys)) as object);
      await expect(toasts(page).getByText(/^Your booking is confirmed: /)).toBeVisible();
    } finally {
      await service.close();
    }
  },
);

/**
 * Clicks a notification in the worker: DevTools cannot, and without a person's click a worker may neither open nor focus a
 * window. Gives what it asked the browser for.
 */
const clickNotification = (worker: Worker, title: string): Promise<string[]> =>
  worker.evaluate(async (shown) => {
    const scope = self as unknown as {
      registration: { getNotifications: () => Promise<{ title: string }[]> };
      clients: { openWindow: (url: string) => Promise<null> };
      WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const asked: string[] = [];
    scope.clients.openWindow = (url) => Promise.resolve(void asked.push(`open ${url}`) as unknown as null);
    scope.WindowClient.prototype.focus = function focus(this: { url: string }) {
      return Promise.resolve(void asked.push(`focus ${this.url}`));
    };
    const notification = (await scope.registration.getNotifications()).find((one) => one.title === shown);
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    for (let tries = 0; !asked.length && tries < 50; tries++) await new Promise((resolve) => setTimeout(resolve, 100));
    return asked;
  }, title);

test(
  '[2.4] [5.6] [7.11] a guest of /CIT-95 who is away is told of messages on their device, and a click opens the event in the tab that shows it',
  { tag: '@once' },
  async ({ page, context, browser, request }) => {
    test.slow(); // the message waits a minute for who is reading
    const service = await aPushService({ port: PUSH_PORT });
    try {
      const { token, keys, path } = service.subscription();
      const meera = await newPerson(request);
      const registered = await request.put('/api/users/device-token', {
        data: {
          userId: meera.userID,
          token,
          userType: 'sarai',
          deviceInfo: { userAgent: 'Chrome', platform: 'Linux', language: 'en-IN', deviceId: 'e2e-event' },
        },
        headers: { authorization: `Bearer ${meera.token}` },
      });
      expect(registered.status(), await registered.text()).toBe(200);
      const guest = await aGuest(request, { email: meera.email });
      await context.grantPermissions(['notifications']);
      await page.goto('/CIT-95');
      await signInToEvent(page, guest); // which proves the address
      await page.goto('/about'); // away from the event

      const other = await (await browser.newContext({ ...test.info().project.use })).newPage();
      await other.goto('/CIT-95');
      await signInToEvent(other, await aGuest(request));
      const words = `Who comes by train? ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
      await other.getByLabel('Your message').fill(words);
      await other.getByRole('button', { name: 'Send the message' }).click();
      await expect(other.getByRole('log')).toContainText(words);
      await other.close();

      const own = () => service.pushed.filter((one) => one.path === path);
      await expect.poll(() => own().length, { timeout: 100_000 }).toBe(1);
      const message = JSON.parse(decrypted(own()[0]?.body ?? Buffer.alloc(0), keys)) as { title: string };
      expect(message).toMatchObject({
        title: expect.stringMatching(/^New messages/),
        path: `/CIT-95#registration=${guest.number}`,
        userId: meera.userID,
      });
      expect(JSON.stringify(message)).not.toContain('train');

      await page.evaluate((key) => {
        return caches.open('push-people').then((shelf) => shelf.put('/', new Response(JSON.stringify([key]))));
      }, `sarai:${meera.userID}`);
      const deliver = await deliveringTo(page);
      await deliver(message);
      await expect.poll(() => notifications(page)).toEqual([message.title]);
      const [worker] = context.serviceWorkers();
      if (!worker) throw new Error('no service worker');
      const { origin } = new URL(page.url());
      const target = `${origin}/CIT-95#registration=${guest.number}`;
      expect(await clickNotification(worker, message.title)).toEqual([`open ${target}`]); // /about is left as it is
      expect(await notifications(page)).toEqual([]);

      const event = await context.newPage();
      await event.goto('/CIT-95');
      await expect(event.getByRole('heading', { level: 1 })).toBeVisible();
      await page.bringToFront();
      await deliver(message);
      await expect.poll(() => notifications(page)).toEqual([message.title]);
      expect(await clickNotification(worker, message.title)).toEqual([`focus ${origin}/CIT-95`]);
      await expect(event).toHaveURL(target);
      await expect(event.getByLabel('Registration number')).toHaveValue(guest.number);
    } finally {
      await service.close();
    }
  },
);
