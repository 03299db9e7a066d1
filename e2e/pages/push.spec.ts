import { PUSH_PORT } from '../../playwright.config.ts';
import { expectAccessible } from '../support/axe.ts';
import { WITH_NOTIFICATIONS } from '../support/whole-browser.ts';
import { enterOn } from '../support/keyboard.ts';
import { deliveringTo, notifications, subscribingAs } from '../support/push.ts';
import { expect, test, type Page } from '../support/test.ts';
import { someoneSignedIn } from '../support/person.ts';

test.use(WITH_NOTIFICATIONS);

/**
 * Not tried here: Chromium's own subscription, which needs Google's push service (`subscribingAs`); and a click on a
 * notification, which DevTools cannot make, and without which a worker may open no window.
 */

const SUBSCRIPTION = JSON.stringify({
  endpoint: `http://127.0.0.1:${PUSH_PORT}/push/e2e`,
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

const card = (page: Page) => page.locator('section', { hasText: 'Notifications on this device' });
/** Messages on the page; what a screen reader is told of them stands beside. */
const toasts = (page: Page) => page.getByRole('region', { name: 'Message' });
const openAccount = async (page: Page) => {
  await page.goto('/account');
  await expect(card(page)).toBeVisible();
};
const workerUrl = (page: Page) =>
  page.evaluate(async () => new URL((await navigator.serviceWorker.ready).active?.scriptURL ?? '').pathname);

test(
  '[7.16] [5.4] [1.5] notifications are turned on by a click, registered with the fields of the specification, and turned off',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await subscribingAs(context, SUBSCRIPTION);
    const person = await someoneSignedIn(page);
    await openAccount(page);
    await expectAccessible(page, 'notifications off');
    const registering = page.waitForRequest(/\/api\/users\/device-token$/);
    await card(page).getByRole('button', { name: 'Turn on notifications' }).click();
    const request = await registering;
    expect(request.method()).toBe('PUT');
    const body = request.postDataJSON() as { token: string; deviceInfo: object };
    expect(body).toEqual({
      userId: person.userID,
      token: expect.any(String),
      userType: 'sarai',
      deviceInfo: {
        userAgent: await page.evaluate(() => navigator.userAgent),
        platform: await page.evaluate(() => navigator.platform),
        language: 'en-IN',
        deviceId: await page.evaluate(() => localStorage.getItem('deviceId')),
      },
      companyId: null,
      companyName: null,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      mobile: person.mobile,
    });
    expect(JSON.parse(body.token)).toEqual(JSON.parse(SUBSCRIPTION));
    await expect(card(page).getByText('On', { exact: true })).toBeVisible();
    const quiet = card(page).getByRole('checkbox', { name: /^Quiet hours/ });
    await quiet.check();
    await expectAccessible(page, 'notifications on, with quiet hours');
    await card(page).getByLabel('Until', { exact: true }).fill('22:00');
    await card(page).getByRole('button', { name: 'Save quiet hours' }).click();
    await expect(card(page).getByText('Choose an end other than the start.')).toBeVisible();
    await card(page).getByLabel('Until', { exact: true }).fill('06:30');
    await card(page).getByRole('button', { name: 'Save quiet hours' }).click();
    await expect(page.getByText('Quiet hours saved.').first()).toBeVisible();
    await page.reload();
    await expect(quiet).toBeChecked();
    await expect(card(page).getByLabel('Until', { exact: true })).toHaveValue('06:30');
    await page.screenshot({ path: test.info().outputPath('quiet-hours.png'), fullPage: true });
    await quiet.uncheck();
    await expect(page.getByText('Quiet hours are off.').first()).toBeVisible();
    await card(page).getByRole('button', { name: 'Turn off notifications' }).click();
    await expect(card(page).getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('pushDevices'))).toBe('{}');
  },
);

test('[5.4] [8.4] a refused permission and a browser without push are said, and nothing is asked', async ({
  page,
  context,
}) => {
  // headless Chromium refuses notifications unless they are granted
  await someoneSignedIn(page);
  await openAccount(page);
  await card(page)
    .getByRole('button', { name: 'Turn on notifications' })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await expect(card(page).getByText('Notification permission denied.')).toBeVisible();
  await expectAccessible(page, 'notifications denied');
  await context.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await expect(card(page).getByText('PushManager is not supported.')).toBeVisible();
  await expect(card(page).getByRole('button')).toHaveCount(0);
});

test(
  '[5.4] [8.4] permission that is withdrawn: the device is forgotten at once where a page is open, else by the next page',
  { tag: '@phone' },
  async ({ page, context }) => {
    const registered = () => page.evaluate(() => localStorage.getItem('pushDevices'));
    const forgetting = () => page.waitForRequest(/\/api\/users\/device-token\/remove$/);
    const turnOn = async () => {
      await context.grantPermissions(['notifications']);
      await page.reload();
      await enterOn(page, card(page).getByRole('button', { name: 'Turn on notifications' }));
      await expect(card(page).getByText('On', { exact: true })).toBeVisible();
    };
    await subscribingAs(context, SUBSCRIPTION);
    await someoneSignedIn(page);
    await openAccount(page);
    await turnOn();
    const deviceId = await page.evaluate(() => localStorage.getItem('deviceId'));

    const whileOpen = forgetting();
    const settings = await context.newCDPSession(page);
    const { browserContextId = '' } = (await settings.send('Target.getTargetInfo')).targetInfo;
    const denied = { permission: { name: 'notifications' }, setting: 'denied' as const, browserContextId };
    await settings.send('Browser.setPermission', denied);
    expect((await whileOpen).postDataJSON()).toEqual({ deviceId });
    await expect.poll(registered).toBe('{}');
    await expect(card(page).getByText('On', { exact: true })).toHaveCount(0);
    await expect(card(page).getByText('Notification permission denied.')).toBeVisible();
    await expectAccessible(page, 'permission withdrawn');

    await turnOn();
    const asked = forgetting();
    await context.clearPermissions(); // the browser may ask again
    await asked;
    await expect(card(page).getByText('Notifications were turned off in this browser’s settings')).toBeVisible();
    await expect(card(page).getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
    await expect.poll(registered).toBe('{}');

    await turnOn();
    await page.goto('about:blank');
    await context.clearPermissions();
    const atNextPage = forgetting();
    await page.goto('/about');
    expect((await atNextPage).postDataJSON()).toEqual({ deviceId });
    await expect.poll(registered).toBe('{}');
  },
);

test(
  '[5.6] a visible page shows what is addressed to its person or of a topic; the worker notifies of the rest',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await subscribingAs(context, SUBSCRIPTION);
    const person = await someoneSignedIn(page);
    await openAccount(page);
    await card(page).getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(card(page).getByText('On', { exact: true })).toBeVisible();
    const deliver = await deliveringTo(page);
    const message = { id: 'psh_1', body: 'Spice Lane Inn', path: '/bookings', tag: 'bkg_1', topic: null };
    const hers = { ...message, userId: person.userID, userType: 'sarai' };

    await deliver({ ...hers, title: 'Your booking is confirmed' });
    await expect(toasts(page).getByText('Your booking is confirmed: Spice Lane Inn')).toBeVisible();
    await deliver({ ...message, title: 'The programme has changed', topic: 'CIT-95', userId: null, userType: null });
    await expect(toasts(page).getByText('The programme has changed: Spice Lane Inn')).toBeVisible();
    expect(await notifications(page)).toEqual([]);

    await deliver({ ...hers, userId: 'usr_other', title: 'For somebody who is not registered here' });
    // somebody else's tab in front, and she is registered in this browser
    await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem('pushDevices') ?? '{}') as Record<string, unknown>;
      const people = Object.keys({ ...kept, [key]: 1 });
      return caches.open('push-people').then((shelf) => shelf.put('/', new Response(JSON.stringify(people))));
    }, 'sarai:usr_away');
    await deliver({ ...hers, userId: 'usr_away', title: 'Your trip is approved' });
    await expect.poll(() => notifications(page)).toEqual(['Your trip is approved']);
    await expect(page.getByText(/Your trip is approved/)).toHaveCount(0);
  },
);

test(
  '[2.6] one worker at its fixed path replaces the one of before, which had the same scope',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    // another address of the same scope, as /offline-worker.js was
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?before').then(() => undefined));
    await page.goto('/about');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)))
      .toBe(1);
    await expect.poll(() => workerUrl(page)).toBe('/service-worker.js');
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL.endsWith('?before')),
      )
      .toBe(false);
  },
);
