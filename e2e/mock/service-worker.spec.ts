import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PERSON } from '#mocks/memory/demo-person.ts';
import { signIn } from '../support/person.ts';
import { open, test } from './mock-page.ts';

/** Every worker of the site, as file and scope, and the one that controls this page. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    const file = (url = '') => new URL(url, location.href).pathname;
    return {
      registered: all.map(({ active, scope }) => [file(active?.scriptURL), file(scope)]),
      inCharge: file(navigator.serviceWorker.controller?.scriptURL),
    };
  });
const THE_MOCK = { registered: [['/mockServiceWorker.js', '/']], inCharge: '/mockServiceWorker.js' };

test('[2.6] one worker has the root and answers every call; it stays through other pages, a reload and a forced one', async ({
  page,
  context,
}) => {
  await open(page, '/');
  expect(await workersOf(page)).toEqual(THE_MOCK);
  await open(page, '/hotels?where=kochi');
  await expect(page.getByRole('link', { name: /Boatyard House/ }).first()).toBeVisible();
  expect(await workersOf(page)).toEqual(THE_MOCK);
  await page.reload();
  await open(page, '/');
  expect(await workersOf(page)).toEqual(THE_MOCK);

  // a forced reload bypasses the worker: it is put in charge again, and the page is not loaded over and over
  let loads = 0;
  page.on('load', () => (loads += 1));
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.reload', { ignoreCache: true });
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await expect.poll(async () => (await workersOf(page).catch(() => null))?.inCharge).toBe(THE_MOCK.inCharge);
  expect(loads).toBeLessThanOrEqual(2);
  await page.getByRole('combobox').first().fill('koc');
  await expect(page.getByRole('option', { name: /Kochi/ }).first()).toBeVisible();
});

test('[2.6] a second tab has the same worker, and closing the first leaves it', async ({ page, context }) => {
  await open(page, '/');
  const second = await context.newPage();
  await open(second, '/');
  await page.close();
  expect(await workersOf(second)).toEqual(THE_MOCK);
  await second.getByRole('combobox').first().fill('koc');
  await expect(second.getByRole('option', { name: /Kochi/ }).first()).toBeVisible();
  await second.close();
});

test('[2.6] the product’s own worker, which has the same scope, is neither registered nor offered', async ({
  page,
}) => {
  await open(page, '/account');
  await signIn(page, { ...DEMO_PERSON, password: DEMO_PASSWORD });
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await page.waitForTimeout(3000); // the product registers its worker two seconds after the page has loaded
  expect(await workersOf(page)).toEqual(THE_MOCK);
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0);
});
