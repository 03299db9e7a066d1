import { expect, test, type Page } from '@playwright/test';
import { someoneSignedIn } from '../support/person.ts';
import { press, stayQuery } from '../support/stay.ts';
import { asked, atGateway } from '../support/trips.ts';

const LISTING = `/hotels?city=jaipur&${stayQuery()}`;

/** Opens a page whose scripts come only when they are let through; gives the function that does so and waits for React. */
async function unhydrated(page: Page, address: string): Promise<() => Promise<unknown>> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () => {
    release();
    return page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
}

test('a press before hydration is not repeated; the next one is answered', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrate = await unhydrated(page, LISTING);
  await press(page, /^Filters/);
  await hydrate();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, /^Filters/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'what is ticked and chosen before hydration narrows the list after it, as it was left',
  { tag: '@once' },
  async ({ page }) => {
    const hydrate = await unhydrated(page, LISTING);
    await page.getByRole('checkbox', { name: /^Free cancellation/ }).check();
    const meals = page.getByRole('checkbox', { name: /^Breakfast included/ });
    await meals.check();
    await meals.uncheck();
    await page.getByLabel('Order').selectOption({ index: 1 });
    await hydrate();
    await expect(page).toHaveURL(/sort=/);
    await expect(page).toHaveURL(/refund=free/);
    expect(page.url()).not.toContain('meals');
    await expect(page.getByRole('checkbox', { name: /^Free cancellation/ })).toBeChecked();
  },
);

test(
  'what is typed before hydration stays and is typed on, and open days become a calendar',
  { tag: '@phone' },
  async ({ page }) => {
    const hydrate = await unhydrated(page, '/');
    await page.getByRole('combobox').fill('banglor');
    await page.getByRole('button', { name: /Check in/ }).click();
    await expect(page.getByLabel('Check out', { exact: true })).toBeVisible();
    await hydrate();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('banglor');
    await page.getByRole('combobox').press('End');
    await page.keyboard.press('e');
    await expect(page.getByRole('option', { name: /Bengaluru/ }).first()).toBeVisible();
  },
);

test(
  'days typed into the plain fields before hydration are those of the search',
  { tag: '@once' },
  async ({ page }) => {
    const hydrate = await unhydrated(page, '/');
    await page.getByRole('button', { name: /Check in/ }).click();
    const checkIn = page.getByLabel('Check in', { exact: true });
    const day = new Date(Date.parse(await checkIn.inputValue()) + 20 * 86_400_000).toISOString().slice(0, 10);
    const after = new Date(Date.parse(day) + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Check out', { exact: true }).fill(after);
    await checkIn.fill(day);
    await hydrate();
    await expect(page.locator('input[name=checkin]')).toHaveValue(day);
    await expect(page.locator('input[name=checkout]')).toHaveValue(after);
  },
);

test(
  '[7.20] a payment pressed before hydration sends nothing and loses nothing; pressed again it is made once',
  { tag: '@once' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const { checkoutUrl } = await atGateway(asked(page, person));
    const hydrate = await unhydrated(page, checkoutUrl);
    const address = page.url();
    const attempts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && attempts.push(new URL(request.url()).pathname));
    await page.getByRole('radio', { name: /card/i }).check({ force: true });
    await page.getByRole('button', { name: /^Pay/ }).click({ force: true });
    expect([page.url(), attempts]).toEqual([address, []]);
    await hydrate();
    await expect(page.getByRole('radio', { name: /card/i })).toBeChecked();
    expect(attempts.filter((path) => path === '/api/gateway/attempt')).toHaveLength(0);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    expect(attempts.filter((path) => path === '/api/gateway/attempt')).toHaveLength(1);
  },
);

test('no form writes what is typed into the address before hydration', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of [
    '/',
    '/flights',
    LISTING,
    '/forgot-password',
    '/reset-password',
    '/finish-sign-up',
    '/corporate',
    '/corporate/forgot-password',
    '/corporate/reset-password',
    '/corporate/finish-sign-up',
    '/CIT-95',
  ]) {
    await page.goto(address);
    const leaking = await page
      .locator('form:not([action]):not([method=post])')
      .evaluateAll(
        (forms) =>
          forms.filter((form) =>
            [...(form as HTMLFormElement).elements].some((one) => one.matches('[type=submit]:not(:disabled)')),
          ).length,
      );
    expect(leaking, address).toBe(0);
  }
  await context.close();
});
