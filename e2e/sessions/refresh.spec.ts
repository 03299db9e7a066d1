import { expect, test, type Page, waitingForHydration } from '../support/test.ts';
import { LEEWAY_SECONDS } from '#features/identity/rules/refresh-verdict.ts';
import { newPerson } from '../support/person.ts';
import { isIn, message, isOut, refreshesOf, signInHere, tabSession } from '../support/tab.ts';

/** Whatever access token the tab has is refused from now on, until it is renewed. */
async function accessTokenRefused(page: Page): Promise<void> {
  const { accessToken } = await tabSession(page);
  await page.route('**/api/**', (route) =>
    route.request().headers().authorization === `Bearer ${accessToken}`
      ? route.fulfill({
          status: 401,
          json: {
            status: 'FAILURE',
            code: 'UNAUTHENTICATED',
            message: 'Please sign in to continue.',
            requestId: 'req_test',
          },
        })
      : route.fallback(),
  );
}

async function signedInAt(page: Page, path: string): Promise<void> {
  const meera = await newPerson(page.request);
  await page.goto('/');
  await signInHere(page, meera);
  await page.goto(path);
  await isIn(page, 'Meera');
}

test(
  '[4.6] requests that are all answered 401 share one refresh, and each is sent again',
  { tag: '@once' },
  async ({ page }) => {
    await signedInAt(page, '/');
    await accessTokenRefused(page);
    const refreshes = refreshesOf(page);
    await page.goto('/account'); // details, sessions: several requests at once
    await expect(page.getByText('This one')).toBeVisible();
    expect(refreshes).toEqual(['/api/users/refresh-token']);
  },
);

test(
  '[4.6] 40 requests of a tab, all answered 401 at once: one refresh on the wire, and each of the 40 is sent again',
  { tag: '@once' },
  async ({ page }) => {
    await signedInAt(page, '/dev/calls');
    await page.waitForLoadState('networkidle');
    const { accessToken } = await tabSession(page);
    const sent: string[] = [];
    let refuse = (): void => undefined;
    const allThere = new Promise<void>((resolve) => (refuse = resolve));
    await page.route('**/api/sessions/list', async (route) => {
      const by = route.request().headers().authorization ?? '';
      if (sent.push(by) === 40) refuse();
      await allThere; // none hears its 401 before all 40 are out
      return by === `Bearer ${accessToken}`
        ? route.fulfill({
            status: 401,
            json: {
              status: 'FAILURE',
              code: 'UNAUTHENTICATED',
              message: 'Please sign in to continue.',
              requestId: 'req_test',
            },
          })
        : route.fallback();
    });
    const refreshes = refreshesOf(page);
    await page.getByRole('button', { name: 'Send them' }).click();
    await expect(page.getByText('40 calls ended ok', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(refreshes).toEqual(['/api/users/refresh-token']);
    const renewed = `Bearer ${(await tabSession(page)).accessToken}`;
    expect(renewed).not.toBe(`Bearer ${accessToken}`);
    expect(sent).toEqual([...Array<string>(40).fill(`Bearer ${accessToken}`), ...Array<string>(40).fill(renewed)]);
    await isIn(page, 'Meera');
  },
);

test(
  '[8.5] [8.6] a refresh that is refused ends the session with its warning, on the landing page',
  { tag: '@once' },
  async ({ page }) => {
    await signedInAt(page, '/');
    await accessTokenRefused(page);
    await page.route('**/api/users/refresh-token', (route) =>
      route.fulfill({
        status: 401,
        json: {
          status: 'FAILURE',
          code: 'REFRESH_TOKEN_INVALID',
          message: 'Your session has expired. Please log in again.',
          requestId: 'req_test',
        },
      }),
    );
    await page.goto('/bookings');
    await expect(message(page, 'Your session has expired. Please log in again.')).toBeVisible();
    await isOut(page);
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);

test(
  '[4.6] [9.8] while refreshes fail or are told to wait the tab stays signed in, says so, and goes on once they work',
  { tag: '@once' },
  async ({ page }) => {
    await signedInAt(page, '/');
    await accessTokenRefused(page);
    const refreshes = refreshesOf(page);
    let answered = 0;
    await page.route('**/api/users/refresh-token', (route) =>
      ++answered === 1
        ? route.fulfill({ status: 503, body: 'starting' })
        : answered > 3
          ? route.fallback()
          : route.fulfill({
              status: 429,
              headers: { 'retry-after': '2' },
              json: {
                status: 'FAILURE',
                code: 'TOO_MANY_REQUESTS',
                message: 'Too many tries. Wait 2 seconds and try again.',
                requestId: 'req_test',
              },
            }),
    );
    await page.goto('/bookings');
    await expect(page.getByText(/You are still signed in/)).toBeVisible({ timeout: 15_000 });
    await isIn(page, 'Meera');
    await expect(page.getByText(/You are still signed in/)).toBeHidden({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(refreshes).toHaveLength(4);
    await isIn(page, 'Meera');
  },
);

test('[7.5] [4.1] logging out works with the server down', { tag: '@once' }, async ({ context, page }) => {
  await signedInAt(page, '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of Meera/ })
    .click();
  await page.unrouteAll();
  await context.route('**/api/users/logout', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await isOut(page);
  await expect(message(page, 'You have been logged out successfully.')).toBeVisible();
  await page.reload();
  await isOut(page);
});

test(
  '[3.4] a browser that forbids or has filled its storage still signs in, for as long as the page lives',
  { tag: '@once' },
  async ({ page }) => {
    const meera = await newPerson(page.request);
    await page.addInitScript(() => {
      for (const storage of [Storage.prototype]) {
        storage.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }
    });
    await page.goto('/');
    await signInHere(page, meera);
    await isIn(page, 'Meera');
    await page.reload(); // nothing could be stored
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
);

test('[9.8] a clock that is wrong by an hour logs nobody out', { tag: '@once' }, async ({ page }) => {
  const meera = await newPerson(page.request);
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await page.goto('/');
  await signInHere(page, meera);
  await page.reload();
  await isIn(page, 'Meera');
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isIn(page, 'Meera');
});

test(
  '[4.6] two tabs of one person refreshing in turn 100 times: nobody is logged out',
  { tag: '@once' },
  async ({ context, page }) => {
    test.setTimeout(120_000);
    await signedInAt(page, '/account');
    const other = await context.newPage();
    await other.goto('/account');
    await isIn(other, 'Meera');
    for (let turn = 0; turn < 100; turn++) {
      const tab = turn % 2 ? other : page;
      const { refreshToken } = await tabSession(tab);
      const renewed = await tab.evaluate(async (token) => {
        const answer = await fetch('/api/users/refresh-token', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refreshToken: token }),
        });
        const { data } = (await answer.json()) as { data?: { accessToken: string; refreshToken: string } };
        if (data) for (const [key, value] of Object.entries(data)) sessionStorage.setItem(key, value);
        return answer.status;
      }, refreshToken);
      expect(renewed, `turn ${turn}`).toBe(200);
    }
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(tab.getByText('This one')).toBeVisible();
    }
  },
);

test(
  '[7.4] a stolen old refresh token ends its own family and nobody else’s',
  { tag: '@once' },
  async ({ browser, page }) => {
    test.setTimeout(120_000);
    await signedInAt(page, '/account');
    const elsewhere = await waitingForHydration(await browser.newContext());
    const laptop = await elsewhere.newPage();
    const ravi = await newPerson(page.request);
    await laptop.goto('/');
    await signInHere(laptop, ravi);
    const { refreshToken: stolen } = await tabSession(page);
    const trade = (refreshToken: string) => page.request.post('/api/users/refresh-token', { data: { refreshToken } });
    const second = ((await (await trade(stolen!)).json()) as { data: { refreshToken: string } }).data.refreshToken;
    await page.waitForTimeout((LEEWAY_SECONDS + 1) * 1000); // until then an answer may have been lost on its way
    expect((await trade(stolen!)).status()).toBe(401);
    expect((await trade(second)).status()).toBe(401);
    await laptop.reload();
    await isIn(laptop, 'Meera');
    await elsewhere.close();
  },
);
