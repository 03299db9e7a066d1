import { workRoutes } from '#lib/shared/work-routes.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { stayQuery } from '../support/stay.ts';
import { expect, test, waitingForHydration } from '../support/test.ts';

const OTHERS = /other stays in Jaipur, arriving .+, at most 1 night/;
const FROM = 52;
const listing = (from: number) => `/corporate/auth/booking/hotels/hotelListing?city=jaipur&${stayQuery(from, 1, '1')}`;

test(
  '[4.8] [2.10] other days of a stay are asked for, fewer are granted, and those days alone are marked on the list and the hotel’s page',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    const company = await aNewCompany(page.request);
    await page.goto(listing(FROM));
    await signInAtWork(page, company.om);
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
    await page.getByLabel('Reason for the trip').fill('The fair may open a day later.');
    await page.getByLabel(/^Also ask for other stays: in Jaipur/).check();
    await page.getByLabel('Days').selectOption('3');
    const ceiling = page.getByLabel('At most, for the whole trip');
    await ceiling.fill('1');
    const send = page.getByRole('button', { name: /^Request approval/ });
    await clickAt(page, send);
    await expect(page.getByText(/^Enter ₹.+ or more/)).toBeVisible();
    const least = /₹([\d,]+)/.exec((await page.getByText(/^Enter ₹.+ or more/).textContent()) ?? '')?.[1] ?? '';
    const upTo = Math.floor(Number(least.replaceAll(',', '')) * 1.9);
    await ceiling.fill(String(upTo));
    await expectAccessible(page, 'asking for other stays too');
    await page.screenshot({ path: test.info().outputPath('asking.png'), fullPage: true });
    await clickAt(page, send);
    await page.waitForURL(/approvalStatus\?.*bookingId=/);
    await expect(page.getByText(/^Asked too: other stays in Jaipur/)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('asked.png'), fullPage: true });
    const bookingId = new URL(page.url()).searchParams.get('bookingId') ?? '';

    const context = await waitingForHydration(await browser.newContext({ ...test.info().project.use }));
    const approver = await context.newPage();
    await approver.goto(workRoutes.corporateApprovals({ bookingId }));
    await signInAtWork(approver, company.meera);
    await expect(approver.getByText(/^Asked too: other stays in Jaipur/)).toBeVisible();
    const answer = approver.getByRole('region', { name: 'Your answer' });
    await expect(answer.getByLabel('Days')).toHaveValue('3');
    await answer.getByLabel('Days').selectOption('1');
    await expectAccessible(approver, 'other stays that were asked for');
    await approver.screenshot({ path: test.info().outputPath('granting.png'), fullPage: true });
    await clickAt(approver, answer.getByRole('button', { name: /^Approve up to ₹/ }).first());
    await expect(approver.getByText(new RegExp(`^Also approved: ${OTHERS.source}`))).toBeVisible();

    await expect(page.getByText(new RegExp(`^Also approved: ${OTHERS.source}`))).toBeVisible(); // without a reload
    await expect(page.getByRole('button', { name: 'Give up the other stays' })).toBeVisible();
    await expectAccessible(page, 'a stay that is approved with others');
    await page.screenshot({ path: test.info().outputPath('granted.png'), fullPage: true });
    const another = page.getByRole('link', { name: 'Choose another stay' });
    await expect(another).toHaveAttribute('href', /city=jaipur/);
    await clickAt(page, another);
    await page.goto(listing(FROM + 1)); // the day after, which is granted too
    const granted = page.getByRole('article').filter({ hasText: 'Approved in advance' }).first();
    await expect(granted).toBeVisible();
    await expectAccessible(page, 'stays that are approved in advance');
    await page.screenshot({ path: test.info().outputPath('listing.png') });
    await page.goto(listing(FROM + 3)); // asked for, not granted
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Approved in advance')).toHaveCount(0);

    await page.goto(listing(FROM + 1));
    await granted.getByRole('link').first().click();
    await expect(page.getByText('Approved in advance').first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('hotel.png') });
    await context.close();
  },
);

test(
  '[4.8] [2.10] other days of a stay that are granted are given up again',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const company = await aNewCompany(page.request);
    await page.goto(listing(FROM));
    await signInAtWork(page, company.om);
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
    await page.getByLabel('Reason for the trip').fill('The fair may open a day later.');
    await clickAt(page, page.getByRole('button', { name: /^Request approval for ₹/ }));
    await page.waitForURL(/approvalStatus\?.*bookingId=/);
    const bookingId = new URL(page.url()).searchParams.get('bookingId') ?? '';
    const context = await waitingForHydration(await browser.newContext({ ...test.info().project.use }));
    const approver = await context.newPage();
    await approver.goto(workRoutes.corporateApprovals({ bookingId }));
    await signInAtWork(approver, company.meera);
    const answer = approver.getByRole('region', { name: 'Your answer' });
    await answer.getByLabel(/^Also other stays: in Jaipur/).check();
    await answer.getByLabel('Days').selectOption('1');
    await clickAt(approver, answer.getByRole('button', { name: /^Approve up to ₹/ }).first());
    await expect(approver.getByText(new RegExp(`^Also approved: ${OTHERS.source}`))).toBeVisible();
    await context.close();

    const giveUp = page.getByRole('button', { name: 'Give up the other stays' });
    await expect(giveUp).toBeVisible(); // without a reload
    const givenUp = page.waitForResponse(/\/api\/bookings\/release$/);
    await clickAt(page, giveUp);
    expect((await givenUp).status()).toBe(200);
    await expect(giveUp).toHaveCount(0);
    await expect(page.getByText(/^Also approved/)).toHaveCount(0, { timeout: 20_000 });
    await page.screenshot({ path: test.info().outputPath('given-up.png'), fullPage: true });
    await page.goto(listing(FROM + 1));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Approved in advance')).toHaveCount(0);
  },
);
