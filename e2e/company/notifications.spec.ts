import { expect, test, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { requestLink, requestsIn } from '../support/inbox.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { someoneSignedIn } from '../support/person.ts';
import { requestRoom } from '../support/company-request.ts';
import { connected } from '../support/socket.ts';

const INBOX = '/corporate/auth/booking/approval';

test('[3.14] [3.20] what is asked and decided appears in the other’s open tab, without a reload', async ({
  page,
  browser,
}) => {
  test.slow();
  const company = await aNewCompany(page.request);
  const approver = await (
    await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
  ).newPage();
  await approver.goto(INBOX);
  const inbox = await connected(approver, () => signInAtWork(approver, company.meera));
  await expect(approver.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();

  const asking = await connected(page, () => requestRoom(page, company));
  await expect(requestsIn(approver)).toHaveCount(1);
  await expect(approver.getByRole('link', { name: 'To decide (1)' })).toBeVisible();
  await expect(approver.getByRole('banner').getByRole('button', { name: 'Notifications: 1 not read' })).toBeVisible();
  await expectAccessible(approver, 'an inbox that a request has just reached');

  const loadsBefore = asking.loads();
  await requestLink(approver).click();
  await approver.getByLabel('Message to Om Prakash').fill('Take the Tuesday train.');
  await approver.getByRole('button', { name: 'Decline' }).click();
  await expect(
    page.getByRole('region', { name: 'Message' }).getByText('Your travel request has been declined.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('Declined', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'a request whose answer has just arrived');
  await expect(approver.getByRole('banner').getByRole('button', { name: 'Notifications: all read' })).toBeVisible();
  expect([inbox.loads(), asking.loads() - loadsBefore]).toEqual([0, 0]);
  await approver.context().close();
});

test('[7.19] where WebSockets do not work it comes by HTTP', { tag: '@once' }, async ({ page, browser }) => {
  test.slow();
  const company = await aNewCompany(page.request);
  const approver = await (
    await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
  ).newPage();
  await approver.addInitScript(() => void Reflect.deleteProperty(window, 'WebSocket'));
  const streaming = approver.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/xhr_streaming'));
  await approver.goto(INBOX);
  await signInAtWork(approver, company.meera);
  await streaming;
  await expect(approver.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  await requestRoom(page, company);
  await expect(requestsIn(approver)).toHaveCount(1);
  await approver.context().close();
});

test('[7.19] a traveller’s tab opens no socket, and loads none of its script', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => void asked.push(new URL(socket.url()).pathname));
  await someoneSignedIn(page);
  await page.goto('/bookings');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000);
  expect(asked.filter((path) => path.startsWith('/ws'))).toEqual([]);
});
