import { expect, test, type Page, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { requestRoom } from '../support/company-request.ts';
import { connected } from '../support/socket.ts';

const PAGE = '/corporate/account/notifications';

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const news = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

test('[3.12] [4.12] [8.2] [1.5] what is asked and decided reaches the bell of two people in their open tabs, and reading lowers its count', async ({
  page,
  browser,
}) => {
  test.slow();
  const company = await aNewCompany(page.request);
  const approver = await (
    await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
  ).newPage();
  await approver.goto('/corporate');
  await connected(approver, () => signInAtWork(approver, company.meera));
  await expect(bell(approver, 'Notifications: all read')).toBeVisible();
  await clickAt(approver, bell(approver, 'Notifications: all read'));
  await expect(approver.getByText('No notifications')).toBeVisible();

  await connected(page, () => requestRoom(page, company));
  await expect(bell(approver, 'Notifications: 1 not read')).toBeVisible({ timeout: 4000 });
  await expect(news(approver, 'Approvals')).toHaveCount(1);
  await expectAccessible(approver, 'the open panel of notifications');
  await clickAt(approver, approver.getByRole('link', { name: /Om Prakash asks you to approve/ }));
  await expect(bell(approver, 'Notifications: all read')).toBeVisible();
  await approver.getByLabel('Message to Om Prakash').fill('Take the Tuesday train.');
  await approver.getByRole('button', { name: 'Decline' }).click();

  // the requester, on another page
  await page.goto('/corporate/auth/booking');
  await expect(bell(page, 'Notifications: 1 not read')).toBeVisible();
  await bell(page, 'Notifications: 1 not read').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'My requests (1)' })).toBeChecked();
  await expect(news(page, 'My requests')).toContainText('was declined');
  await clickAt(page, page.getByRole('button', { name: /^Mark as read: Your request/ }));
  await expect(bell(page, 'Notifications: all read')).toBeVisible();
  await expect(news(page, 'My requests')).toHaveCount(1);
  await page.keyboard.press('Escape');

  // the page: all read empties the list, and it stays empty
  await page.goto(`${PAGE}?list=travelRequests`);
  await expect(news(page, 'My requests')).toHaveCount(1);
  await expectAccessible(page, 'the page of notifications');
  await clickAt(page, page.getByRole('button', { name: 'Mark all as read' }));
  await expect(page.getByText('No notifications')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No notifications')).toBeVisible();
  await expectAccessible(page, 'the page of notifications, empty');

  // a failed fetch says so and is tried again
  await page.route('**/api/corporate/notifications?list=approvals*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Notifications' }).getByRole('link', { name: 'Approvals' }).click();
  await expect(page.getByText('These notifications could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/corporate/notifications?list=approvals*');
  await clickAt(page, page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByText('No notifications')).toBeVisible();
  await approver.context().close();
});

test('[7.20] a person chooses what comes by the bell and by email, and approvals keep one of the two', async ({
  page,
}) => {
  const company = await aNewCompany(page.request);
  await page.goto('/corporate/account');
  await signInAtWork(page, company.om);
  const mine = page.getByRole('region', { name: 'Notifications' });
  await expect(mine.getByRole('checkbox', { name: 'Approvals: Email' })).toBeChecked();
  await expect(mine.getByText('Switched off by your company').first()).toBeVisible();
  await clickAt(page, mine.getByRole('checkbox', { name: 'Approvals: Email' }));
  await expect(mine.getByRole('checkbox', { name: 'Approvals: Email' })).not.toBeChecked();
  await expect(mine.getByRole('checkbox', { name: 'Approvals: Bell' })).toBeEnabled();
  await page.reload();
  await expect(mine.getByRole('checkbox', { name: 'Approvals: Email' })).not.toBeChecked();
  await clickAt(page, mine.getByRole('checkbox', { name: 'Approvals: Bell' }));
  await expect(mine.getByText('Keep the bell or email for approvals, so that requests reach you.')).toBeVisible();
  await expect(mine.getByRole('checkbox', { name: 'Approvals: Bell' })).toBeChecked();
  await expectAccessible(page, 'the account with the table of notifications');
});

test(
  '[7.20] the row of refunds at work: no company switches it off, and email and push are each chosen',
  { tag: '@phone' },
  async ({ page }) => {
    const company = await aNewCompany(page.request);
    await page.goto('/corporate/account');
    await signInAtWork(page, company.om);
    const mine = page.getByRole('region', { name: 'Notifications' });
    const row = mine.getByRole('row').filter({ hasText: 'Refunds' });
    await expect(row).toBeVisible();
    await expect(row.getByText('Switched off by your company')).toHaveCount(0);
    await expect(row.getByRole('checkbox')).toHaveCount(2);
    const [email, push] = [
      row.getByRole('checkbox', { name: 'Refunds: Email' }),
      row.getByRole('checkbox', { name: 'Refunds: Push' }),
    ];
    for (const one of [email, push]) {
      await expect(one).toBeChecked();
      await clickAt(page, one);
      await expect(one).not.toBeChecked();
    }
    await page.reload();
    await expect(email).not.toBeChecked();
    await expect(push).not.toBeChecked();
    await row.screenshot({ path: test.info().outputPath('refunds.png') });
    await page.screenshot({ path: test.info().outputPath('account.png'), fullPage: true });
    await clickAt(page, push);
    await expect(push).toBeChecked();
    await expect(email).not.toBeChecked();
  },
);
