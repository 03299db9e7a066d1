import { expect, test, type Page, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { anOwnCompany, signInAtWork, type OwnCompany } from '../support/company-people.ts';
import { someoneSignedIn } from '../support/person.ts';

const NIGHTS = (() => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `checkin=${day(50)}&checkout=${day(51)}&rooms=1`;
})();
const LISTING = `/corporate/auth/booking/hotels/hotelListing?city=jaipur&${NIGHTS}`;
const INBOX = '/corporate/auth/booking/approval';

/** Sends a room outside policy for approval. */
async function ask(page: Page, { om }: OwnCompany): Promise<void> {
  await page.goto(LISTING);
  await signInAtWork(page, om);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await page.getByLabel('Reason for the trip').fill('The fair is at the hall next door.');
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
}

/** Signs in and waits until the tab is connected; `loads` counts how often the document was loaded from then on. */
async function connected(page: Page, signIn: () => Promise<void>) {
  const isConnected = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void (String(payload).includes('CONNECTED') && resolve())),
    );
  });
  await signIn();
  await isConnected;
  let loads = 0;
  page.on('load', () => void loads++);
  return { loads: () => loads };
}

test('[3.14] [3.20] what is asked and decided appears in the other’s open tab, without a reload', async ({
  page,
  browser,
}) => {
  test.slow();
  const company = await anOwnCompany(page.request);
  const approver = await (
    await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
  ).newPage();
  await approver.goto(INBOX);
  const inbox = await connected(approver, () => signInAtWork(approver, company.meera));
  await expect(approver.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();

  const asking = await connected(page, () => ask(page, company));
  await expect(approver.getByRole('list', { name: 'Requests' }).getByRole('listitem')).toHaveCount(1, {
    timeout: 4000,
  });
  await expect(approver.getByRole('link', { name: 'To decide (1)' })).toBeVisible();
  await expect(
    approver.getByRole('banner').getByRole('link', { name: 'Approvals: 1 request waits for you' }),
  ).toBeVisible();
  await expectAccessible(approver, 'an inbox that a request has just reached');

  const loadsBefore = asking.loads();
  await approver.getByRole('link', { name: /Om Prakash asks/ }).click();
  await approver.getByLabel('Message to Om Prakash').fill('Take the Tuesday train.');
  await approver.getByRole('button', { name: 'Decline' }).click();
  await expect(
    page.getByRole('region', { name: 'Message' }).getByText('Your travel request has been declined.'),
  ).toBeVisible({ timeout: 4000 });
  await expect(page.getByRole('main').getByText('Declined', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'a request whose answer has just arrived');
  await expect(
    approver.getByRole('banner').getByRole('link', { name: 'Approvals: nothing waits for you' }),
  ).toBeVisible();
  expect([inbox.loads(), asking.loads() - loadsBefore]).toEqual([0, 0]);
  await approver.context().close();
});

test('[7.19] where WebSockets do not work it comes by HTTP', { tag: '@once' }, async ({ page, browser }) => {
  test.slow();
  const company = await anOwnCompany(page.request);
  const approver = await (
    await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
  ).newPage();
  await approver.addInitScript(() => void Reflect.deleteProperty(window, 'WebSocket'));
  const streaming = approver.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/xhr_streaming'));
  await approver.goto(INBOX);
  await signInAtWork(approver, company.meera);
  await streaming;
  await expect(approver.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  await ask(page, company);
  await expect(approver.getByRole('list', { name: 'Requests' }).getByRole('listitem')).toHaveCount(1, {
    timeout: 8000,
  });
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
