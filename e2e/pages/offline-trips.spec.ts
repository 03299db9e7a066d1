import { expect, test, type Page } from '../support/network.ts';
import { expectAccessible } from '../support/axe.ts';
import { stored, storeTrips, workerReady } from '../support/stored-trips.ts';
import { ask, asked, atGateway, confirmed, held } from '../support/trips.ts';
import { newPerson, someoneSignedIn } from '../support/person.ts';
import { choose, fillSignIn, isOut } from '../support/tab.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

test(
  '[2.6] my trips without a line: code, address, terms and invoice, and when they were fetched',
  { tag: '@phone' },
  async ({ page, context, network }) => {
    const person = await someoneSignedIn(page);
    const { _id, confirmationCode, hotel } = await confirmed(asked(page, person));
    await confirmed(asked(page, person), { from: 50 });
    const emergencyContact = { name: 'Latha Nair', relation: 'sister', phone: '080 4123 4567' };
    await ask(asked(page, person), '/api/users/travellers/save', {
      traveller: { firstName: person.firstName, lastName: person.lastName, emergencyContact },
    });
    await storeTrips(page);
    await expect.poll(async () => (await stored(page))[0]?.[1].match(/_id/g)).toHaveLength(2);

    await network.cut(context);
    await page.goto('/bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'My trips' })).toBeVisible();
    await expect(page.getByText(/^As of \d\d:\d\d today\. Prices/)).toBeVisible();
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading', { name: hotel.name })).toBeVisible();
    await expect(first.getByText(confirmationCode ?? '', { exact: true })).toBeVisible();
    await expect(first.getByText(hotel.address)).toBeVisible();
    await expect(first.getByText(/^S\d+\/\d\d-\d\d\/\d+$/), 'the invoice').toBeVisible();
    await expect(first.getByText(/until|Non-refundable/).first()).toBeVisible();
    await expect(first.getByText('Latha Nair, sister: 080 4123 4567')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectAccessible(page, 'trips offline');

    await page.goto(`/bookings/details?bookingId=${_id}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'All my trips on this device' }).click();
    await page.waitForURL('/bookings');
    await expect(page.getByRole('article')).toHaveCount(2);

    await page.goto('/hotels?city=kochi');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await page.getByRole('link', { name: 'My trips on this device' }).click();
    await page.waitForURL('/bookings');
    await expect(page.getByRole('article')).toHaveCount(2);

    const fresh = await context.newPage(); // the app opened again: its tab has no session of its own yet
    await fresh.goto('/bookings');
    await expect(fresh.getByRole('heading', { name: hotel.name }).first()).toBeVisible();

    await network.restore(context);
    await expect(page.getByRole('link', { name: /^Upcoming, 2/ })).toBeVisible();
  },
);

test(
  '[4.1] [5.4] logging out deletes the stored trips; they hold no token and no passport',
  { tag: '@once' },
  async ({ page, context, network }) => {
    const person = await someoneSignedIn(page);
    await confirmed(asked(page, person));
    await storeTrips(page);
    const text = JSON.stringify(await stored(page));
    for (const secret of [person.token, 'Token', 'passport']) expect(text).not.toContain(secret);
    const caches = await page.evaluate(async () => {
      const names = await window.caches.keys();
      const all = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(caches.filter((path) => path.startsWith('/api') || path.startsWith('/bookings'))).toEqual([]);
    await choose(page, person.firstName, 'Log out');
    await page.waitForURL('/');
    await expect.poll(() => stored(page)).toEqual([]);
    await network.cut(context);
    await page.goto('/bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My trips on this device' })).toHaveCount(0);
  },
);

test('[1.4] two people on one browser: each tab shows its own trips, and a sign-in deletes the other’s', async ({
  page,
  context,
  network,
}) => {
  const first = await someoneSignedIn(page);
  await confirmed(asked(page, first));
  await storeTrips(page);

  const other = await newPerson(page.request);
  const stay = await confirmed(asked(page, other), { city: 'jaipur' });
  const theirs = await context.newPage();
  await theirs.goto('/account');
  await choose(theirs, first.firstName, 'Use another account');
  await fillSignIn(theirs, other);
  expect(await stored(theirs), 'the first person’s are gone').toEqual([]);
  await storeTrips(theirs);
  await page.reload();
  await expect.poll(() => stored(page)).toHaveLength(2);

  await network.cut(context);
  await theirs.goto('/bookings');
  await expect(theirs.getByRole('heading', { name: stay.hotel.name })).toBeVisible();
  await expect(theirs.getByRole('article')).toHaveCount(1);
  await page.goto('/bookings');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: stay.hotel.name })).toHaveCount(0);
});

test(
  '[5.9] a browser that was signed out elsewhere deletes the stored trips at its next visit',
  { tag: '@once' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    await confirmed(asked(page, person));
    await storeTrips(page);
    await ask(asked(page, person), '/api/sessions/end-all', {});
    await page.goto('/bookings');
    await isOut(page);
    expect(await stored(page)).toEqual([]);
  },
);

test(
  '[2.6] a new version of the worker takes over while a review is open, without a reload',
  { tag: '@once' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const booking = await held(asked(page, person));
    await page.goto(`/hotels/review?bookingId=${booking._id}`);
    await workerReady(page);
    await newerWorkerTakesOver(page);
    await expect(page.getByRole('button', { name: /^Pay / }).first()).toBeVisible();
  },
);

test(
  '[2.6] a new version of the worker takes over while a payment is open, which then goes through',
  { tag: '@once' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const { booking, checkoutUrl } = await atGateway(asked(page, person));
    await page.goto(checkoutUrl);
    await workerReady(page);
    const method = page.getByRole('radio', { name: /^Net banking/ });
    await method.check({ force: true });
    await newerWorkerTakesOver(page);
    await expect(method).toBeChecked();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.waitForURL(`/confirmationbooking?bookingId=${booking._id}`);
    expect(
      await ask<{ state: string }>(asked(page, person), `/api/bookings/details?bookingId=${booking._id}`),
    ).toMatchObject({ state: 'confirmed' });
  },
);

/** Registers another version of the worker and waits until it is in charge of the same document. */
async function newerWorkerTakesOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  const tookOver = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
      ),
  );
  // the same script at another address is another version, with the same scope
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer', { scope: '/' }));
  await tookOver;
  expect(await page.evaluate(() => document.documentElement.dataset.sameDocument)).toBe('yes');
}
