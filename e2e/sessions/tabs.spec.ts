import { expect, test, waitingForHydration } from '../support/test.ts';
import { newPerson } from '../support/person.ts';
import {
  accountOf,
  choose,
  duplicate,
  fillSignIn,
  isIn,
  isOut,
  message,
  savedRecords,
  signInForWork,
  signInHere,
  tabSession,
  WORKER,
} from '../support/tab.ts';

test(
  '[1.4] three tabs hold three people at once, and each stays its own',
  { tag: '@once' },
  async ({ context, page }) => {
    const [meera, ravi] = [await newPerson(page.request), await newPerson(page.request)];
    const [second, third] = [await context.newPage(), await context.newPage()];
    await page.goto('/');
    await signInHere(page, meera);
    await second.goto('/');
    await choose(second, 'Meera', 'Use another account'); // who was restored there makes room
    await fillSignIn(second, ravi);
    await third.goto('/corporate');
    await signInForWork(third);
    for (const tab of [page, second, third]) await tab.reload();
    expect((await tabSession(page)).userID).toBe(meera.userID);
    expect((await tabSession(second)).userID).toBe(ravi.userID);
    await isIn(third, WORKER.firstName);
    expect((await tabSession(third)).loggedInUserType).toBe('corporate');
  },
);

test(
  '[4.5] a duplicated tab is not logged in with the other’s tokens, and leaves the other alone',
  { tag: '@once' },
  async ({ context, page }) => {
    const meera = await newPerson(page.request);
    await page.goto('/');
    await signInHere(page, meera);
    const copy = await duplicate(context, page);
    await isIn(copy, 'Meera'); // restored by the saved record, as a session of its own
    const [first, second] = [await tabSession(page), await tabSession(copy)];
    expect(second.tabId).not.toBe(first.tabId);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    await choose(copy, 'Meera', 'Use another account');
    await expect(copy.getByRole('dialog')).toBeVisible();
    expect(Object.keys(await tabSession(copy))).toEqual([]);
    await page.reload();
    await isIn(page, 'Meera');
  },
);

test(
  '[4.2] a tab opened after a restart of the browser restores whoever was active last',
  { tag: '@once' },
  async ({ browser, context, page }) => {
    const meera = await newPerson(page.request);
    await page.goto('/');
    await signInHere(page, meera);
    const kept = await context.storageState(); // what a browser keeps of itself: localStorage, no tab
    await context.close();
    const again = await waitingForHydration(await browser.newContext({ storageState: kept }));
    const tab = await again.newPage();
    await tab.goto('/bookings');
    await isIn(tab, 'Meera');
    expect((await tabSession(tab)).userID).toBe(meera.userID);
    await again.close();
  },
);

test(
  '[4.2] [1.4] saved people of both types are restored only under their own addresses',
  { tag: '@once' },
  async ({ context, page }) => {
    const meera = await newPerson(page.request);
    await page.goto('/');
    await signInHere(page, meera);
    const work = await context.newPage();
    await work.goto('/corporate');
    await isOut(work);
    await signInForWork(work);
    expect((await savedRecords(work)).map(({ userType }) => userType).sort()).toEqual(['corporate', 'sarai']);
    const [personal, corporate] = [await context.newPage(), await context.newPage()];
    await personal.goto('/bookings');
    await isIn(personal, 'Meera');
    await corporate.goto('/corporate/account');
    await isIn(corporate, WORKER.firstName);
  },
);

test(
  '[4.7] [2.4] [2.5] switching mode stores the other user type, goes to its page, and back finds the person',
  { tag: '@once' },
  async ({ page }) => {
    const meera = await newPerson(page.request);
    await page.goto('/');
    await signInHere(page, meera);
    await choose(page, 'Meera', 'Switch to work');
    await page.waitForURL('**/corporate');
    await isOut(page);
    expect((await tabSession(page)).loggedInUserType).toBe('corporate');
    await signInForWork(page);
    await choose(page, WORKER.firstName, 'Switch to personal');
    await page.waitForURL('**/bookings');
    await isIn(page, 'Meera');
    expect((await tabSession(page)).loggedInUserType).toBe('sarai');
  },
);

test(
  '[4.1] logging out takes the person out of their other tabs at once, and nobody else',
  { tag: '@once' },
  async ({ context, page }) => {
    const [meera, ravi] = [await newPerson(page.request), await newPerson(page.request)];
    await page.goto('/bookings');
    await signInHere(page, meera);
    const [second, third] = [await context.newPage(), await context.newPage()];
    await second.goto('/account');
    await isIn(second, 'Meera');
    await third.goto('/');
    await choose(third, 'Meera', 'Use another account');
    await fillSignIn(third, ravi);
    await choose(page, 'Meera', 'Log out');
    await isOut(second);
    await expect(message(second, 'You have been logged out successfully.')).toBeVisible();
    expect(Object.keys(await tabSession(second))).toEqual([]);
    await isIn(third, ravi.firstName);
  },
);

test(
  '[3.4] signing out everywhere else reaches a browser that is looked at again',
  { tag: '@once' },
  async ({ browser, page }) => {
    const meera = await newPerson(page.request);
    await page.goto('/account');
    await signInHere(page, meera);
    const elsewhere = await (await waitingForHydration(await browser.newContext())).newPage();
    await elsewhere.goto('/account');
    await signInHere(elsewhere, meera);
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('You are signed out everywhere but here.').first()).toBeVisible();
    await elsewhere.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await isOut(elsewhere);
    await isIn(page, 'Meera');
    await elsewhere.context().close();
  },
);

test(
  '[3.4] signing out everywhere else reaches a tab beside it at once, and another browser at its next request',
  { tag: '@once' },
  async ({ browser, context, page }) => {
    const meera = await newPerson(page.request);
    const second = await context.newPage();
    await second.goto('/bookings');
    await page.goto('/account');
    await signInHere(page, meera);
    await signInHere(second, meera); // by password: a session of its own, not this browser's restored one
    const elsewhere = await (await waitingForHydration(await browser.newContext())).newPage();
    await elsewhere.goto('/account');
    await signInHere(elsewhere, meera);
    await expect(elsewhere.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('You are signed out everywhere but here.').first()).toBeVisible();
    await isOut(second);
    expect(Object.keys(await tabSession(second))).toEqual([]);
    await elsewhere.getByRole('button', { name: 'Sign out everywhere else' }).click(); // refused: its session has ended
    await isOut(elsewhere);
    await expect(elsewhere.getByText(meera.email)).toHaveCount(0);
    await isIn(page, 'Meera');
    await page.reload();
    await isIn(page, 'Meera');
    await elsewhere.context().close();
  },
);

test('[4.1] [2.5] logout clears the tab and lands where its user type belongs', { tag: '@once' }, async ({ page }) => {
  await page.goto('/corporate/account');
  await signInForWork(page);
  await choose(page, WORKER.firstName, 'Log out');
  await page.waitForURL('**/corporate');
  expect(Object.keys(await tabSession(page))).toEqual([]);
  await expect(message(page, 'You have been logged out successfully.')).toBeVisible();
});

for (const [what, spoil] of [
  ['past its seven days', (record: Record<string, unknown>) => ({ ...record, expiresAt: Date.now() - 1 })],
  [
    'without a user id',
    (record: Record<string, unknown>) => ({ ...record, userData: { ...(record.userData as object), userID: '' } }),
  ],
  ['cut off', () => '{"userType":"sar'],
  [
    'with somebody else’s token',
    (record: Record<string, unknown>) => ({
      ...record,
      userData: { ...(record.userData as object), refreshToken: 'not-a-token-of-ours' },
    }),
  ],
] as const) {
  test(`[5.9] [5.10] [4.2] a saved record ${what} restores nobody`, { tag: '@once' }, async ({ context, page }) => {
    const meera = await newPerson(page.request);
    await page.goto('/');
    await signInHere(page, meera);
    await page.close();
    const tab = await context.newPage();
    await tab.goto('/robots.txt'); // without a script that restores the session
    const [record] = (await savedRecords(tab)) as unknown as Record<string, unknown>[];
    const spoilt = spoil(record!);
    await tab.evaluate(
      (text) => localStorage.setItem('lastActiveUsers', text),
      typeof spoilt === 'string' ? spoilt : JSON.stringify([spoilt]),
    );
    await tab.goto('/');
    await isOut(tab);
    await expect(accountOf(tab, 'Meera')).toHaveCount(0);
    if (what.startsWith('with somebody')) expect(await savedRecords(tab)).toEqual([]);
  });
}
