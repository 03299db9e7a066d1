import { expect, test, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { aNewCompany, signInAtWork, type Worker } from '../support/company-people.ts';
import { requestRoom } from '../support/company-request.ts';
import { requestLink, requestsIn } from '../support/inbox.ts';
import { enterOn } from '../support/keyboard.ts';
import { aSecondApprover } from '../support/second-approver.ts';
import { connected } from '../support/socket.ts';

const INBOX = '/corporate/auth/booking/approval';

test(
  '[3.14] [4.8] who asks and two approvers see each other’s steps in their open tabs, without a reload',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(180_000); // three browsers
    const company = await aNewCompany(page.request);
    const ravi = await aSecondApprover(page.request, company);
    const inboxOf = async (worker: Worker) => {
      const tab = await (await waitingForHydration(await browser.newContext({ ...test.info().project.use }))).newPage();
      await tab.goto(INBOX);
      const { loads } = await connected(tab, () => signInAtWork(tab, worker));
      await expect(tab.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
      return { tab, loads };
    };
    const [first, second] = [await inboxOf(company.meera), await inboxOf(ravi)];
    const asker = await connected(page, () => requestRoom(page, company));
    const before = asker.loads();
    await expect(requestsIn(first.tab)).toHaveCount(1);
    await expect(requestsIn(second.tab), 'the second level is not asked yet').toHaveCount(0);

    await enterOn(first.tab, requestLink(first.tab));
    await expect(first.tab.getByText('Ravi Menon').first(), 'who is asked afterwards').toBeVisible();
    await first.tab.getByRole('button', { name: /^Approve ₹/ }).click();
    await expect(requestsIn(second.tab)).toHaveCount(1);
    await expect(
      second.tab.getByRole('banner').getByRole('button', { name: 'Notifications: 1 not read' }),
    ).toBeVisible();
    await expect(page.getByText('Waits for Ravi Menon.')).toBeVisible();
    await expectAccessible(page, 'a request that waits for its second approver');

    await requestLink(second.tab).click();
    await second.tab.getByRole('button', { name: /^Approve ₹/ }).click();
    await expect(
      page.getByRole('region', { name: 'Message' }).getByText('Your travel request has been approved!'),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible();
    await expect(first.tab.getByText(/^Approved by .*Ravi Menon/).first()).toBeVisible();
    expect([first.loads(), second.loads(), asker.loads() - before]).toEqual([0, 0, 0]);
    for (const { tab } of [first, second]) await tab.context().close();
  },
);

test(
  '[4.14] [9.2] a laptop that slept for an hour shows what happened meanwhile, without a reload',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const company = await aNewCompany(page.request);
    await page.clock.install();
    const network = { asleep: false, sockets: new Set<{ close: () => Promise<void> }>() };
    await page.routeWebSocket(/\/ws\//, (socket) => {
      if (network.asleep) return void socket.close();
      socket.connectToServer();
      network.sockets.add(socket);
    });
    const asking = await connected(page, () => requestRoom(page, company));
    const before = asking.loads();

    network.asleep = true;
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    for (const socket of network.sockets) await socket.close();
    await page.clock.fastForward('01:00:00');
    await page.clock.runFor(60_000); // it tries again, and gives up

    const approver = await (
      await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
    ).newPage();
    await approver.goto(INBOX);
    await signInAtWork(approver, company.meera);
    await requestLink(approver).click();
    await approver.getByLabel('Message to Om Prakash').fill('Take the Tuesday train.');
    await approver.getByRole('button', { name: 'Decline' }).click();
    await expect(approver.getByText(/^Declined by Meera Nair/)).toBeVisible();
    await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();

    const read = page.waitForResponse(/\/approvals\/mark-read/);
    network.asleep = false;
    await page.unroute('**/*');
    const opened = new Promise<void>((resolve) => void page.once('websocket', () => resolve()));
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await opened;
    await expect(page.getByRole('main').getByText('Declined', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/Take the Tuesday train/).first()).toBeVisible();
    expect((await read).status(), 'the decision is on screen, so its notification is marked as read').toBe(200);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications: all read' })).toBeVisible();
    expect(asking.loads() - before).toBe(0);
    await approver.context().close();
  },
);
