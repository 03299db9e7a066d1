import { expect, test, type Page } from '@playwright/test';
import { someoneSignedIn } from '../support/person.ts';
import { press, stayQuery } from '../support/stay.ts';
import { asked, atGateway } from '../support/trips.ts';

const LISTING = `/hotels?city=jaipur&${stayQuery()}`;

/** Opens a page whose scripts come only when they are let go. */
async function asleep(page: Page, address: string): Promise<() => void> {
  let wake = () => undefined as void;
  const woken = new Promise<void>((resolve) => (wake = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await woken;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return wake;
}

test('what is pressed before the page is awake opens when it is', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wake = await asleep(page, LISTING);
  await press(page, /^Filters/);
  await press(page, /^Filters/); // impatience
  await expect(page.getByRole('dialog')).toHaveCount(0);
  wake();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'what is ticked and chosen before the page is awake narrows the list when it is, as it was left',
  { tag: '@once' },
  async ({ page }) => {
    const wake = await asleep(page, LISTING);
    await page.getByRole('checkbox', { name: /^Free cancellation/ }).check();
    const meals = page.getByRole('checkbox', { name: /^Breakfast included/ });
    await meals.check();
    await meals.uncheck();
    await page.getByLabel('Order').selectOption({ index: 1 });
    wake();
    await expect(page).toHaveURL(/sort=/);
    await expect(page).toHaveURL(/refund=free/);
    expect(page.url()).not.toContain('meals');
    await expect(page.getByRole('checkbox', { name: /^Free cancellation/ })).toBeChecked();
  },
);

test('what is typed before the page is awake is searched for when it is, and open days become a calendar', async ({
  page,
}) => {
  const wake = await asleep(page, '/');
  await page.getByRole('combobox').fill('banglore');
  await page.getByRole('button', { name: /Check in/ }).click();
  await expect(page.getByLabel('Check out', { exact: true })).toBeVisible();
  wake();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('banglore');
  await page.getByRole('combobox').click();
  await expect(page.getByRole('option', { name: /Bengaluru/ }).first()).toBeVisible();
});

test('[7.20] a payment sent before its page is awake is sent once, when it is', { tag: '@once' }, async ({ page }) => {
  const person = await someoneSignedIn(page);
  const { checkoutUrl } = await atGateway(asked(page, person));
  const wake = await asleep(page, checkoutUrl);
  const attempts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && attempts.push(new URL(request.url()).pathname));
  await page.getByRole('radio', { name: /card/i }).check({ force: true });
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  wake();
  await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
  expect(attempts.filter((path) => path === '/api/gateway/attempt')).toHaveLength(1);
});
