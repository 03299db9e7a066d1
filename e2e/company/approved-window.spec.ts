import { expect, test, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { callsOf, chosen } from '../support/company-flight.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { sentinelOffer } from '../support/flight.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';

const ALL = [1, 2, 3, 4].map((regionalCategoryId) => ({ regionalCategoryId, amount: 100 }));

test(
  '[4.8] [2.10] an approver grants other flights of the route, and whoever asked books one of them without asking again',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const company = await aNewCompany(page.request, { flights: { budget: ALL } });
    await page.goto('/corporate');
    await signInAtWork(page, company.om);
    const calls = await callsOf(page);
    const booking = await chosen(calls, sentinelOffer('ZZ9011'));
    const asked = await calls.ask<{ companyId: string; bookingId: string }>(
      '/api/corporate/bookings/request-approval',
      {
        bookingId: booking._id,
        acceptedTotal: booking.total,
        reason: 'The fair opens that day.',
      },
    );

    const context = await waitingForHydration(await browser.newContext({ ...test.info().project.use }));
    const approver = await context.newPage();
    await approver.goto(workRoutes.corporateApprovals({ bookingId: asked.bookingId }));
    await signInAtWork(approver, company.meera);
    const answer = approver.getByRole('region', { name: 'Your answer' });
    const main = answer.getByRole('button', { name: /^Approve ₹/ }).first();
    await expect(main).toBeVisible();
    await answer.getByLabel(/^Also other flights: Bengaluru–.*Delhi/).check();
    await answer.getByLabel('Days').selectOption('2');
    await answer.getByLabel('At most, for the whole trip').fill('1');
    await clickAt(approver, answer.getByRole('button', { name: /^Approve up to ₹/ }).first());
    await expect(answer.getByText(/^Enter ₹.+ or more/)).toBeVisible();
    await answer.getByLabel('At most, for the whole trip').fill(String(Math.floor((booking.total * 2) / 100)));
    await expect(answer.getByText(/^You approve up to ₹.+ for other flights Bengaluru–.*Delhi/)).toBeVisible();
    await expectAccessible(approver, 'granting other flights');
    await clickAt(approver, answer.getByRole('button', { name: /^Approve up to ₹/ }).first());
    await expect(approver.getByText(/^Also approved: other flights Bengaluru–.*Delhi/)).toBeVisible();

    await page.goto(workRoutes.approvalStatus(2, asked));
    await expect(page.getByText(/^Also approved: other flights Bengaluru–.*Delhi/)).toBeVisible();
    await expectAccessible(page, 'a request that is approved for other flights');
    await clickAt(page, page.getByRole('link', { name: 'Choose another flight' }));
    const row = page.locator('details[name=flight]').filter({ hasText: 'Approved in advance' }).first();
    await row.locator('summary').click();
    await expectAccessible(page, 'flights that are approved in advance');
    await row
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click();
    await expect(page.getByText('This trip is approved at this price.')).toBeVisible();
    await clickAt(page, page.getByRole('button', { name: /^Continue at ₹/ }));
    await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Book for ₹/ })).toBeVisible();
  },
);

test(
  '[4.8] [2.10] whoever asks also asks for other flights; who decides grants fewer, and whoever asked gives them up again',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const company = await aNewCompany(page.request, { flights: { budget: ALL } });
    await page.goto('/corporate');
    await signInAtWork(page, company.om);
    const booking = await chosen(await callsOf(page), sentinelOffer('ZZ9011'));
    await page.goto(workRoutes.corporateFlightReview({ bookingId: booking._id }));
    await page.getByLabel('Reason for the trip').fill('A meeting that may move.');
    await page.getByLabel(/^Also ask for other flights: Bengaluru–.*Delhi/).check();
    await page.getByLabel('Days').selectOption('3');
    const ceiling = page.getByLabel('At most, for the whole trip');
    await ceiling.fill('1');
    const send = page.getByRole('button', { name: /^Request approval/ });
    await clickAt(page, send);
    await expect(page.getByText(/^Enter ₹.+ or more/)).toBeVisible();
    await ceiling.fill(String(Math.ceil((booking.total * 1.2) / 100)));
    await expectAccessible(page, 'asking for other flights too');
    await clickAt(page, send);
    await page.waitForURL(/bookingId=/);
    const asked = page.getByText(/^Asked too: other flights Bengaluru–.*Delhi/);
    await expect(asked).toBeVisible();
    const bookingId = new URL(page.url()).searchParams.get('bookingId') ?? booking._id;

    const context = await waitingForHydration(await browser.newContext({ ...test.info().project.use }));
    const approver = await context.newPage();
    await approver.goto(workRoutes.corporateApprovals({ bookingId }));
    await signInAtWork(approver, company.meera);
    await expect(approver.getByText(/^Asked too: other flights Bengaluru–.*Delhi/)).toBeVisible();
    const answer = approver.getByRole('region', { name: 'Your answer' });
    await expect(answer.getByLabel('Days')).toHaveValue('3');
    await answer.getByLabel('Days').selectOption('1');
    await expectAccessible(approver, 'other flights that were asked for');
    await clickAt(approver, answer.getByRole('button', { name: /^Approve up to ₹/ }).first());
    await expect(approver.getByText(/^Also approved: other flights Bengaluru–.*Delhi/)).toBeVisible();

    const giveUp = page.getByRole('button', { name: 'Give up the other flights' });
    await expect(giveUp).toBeVisible(); // without a reload
    await expect(page.getByText(/^Until then ₹[\d,.]+ of the budget stays reserved/)).toBeVisible();
    await expectAccessible(page, 'other flights that can be given up');
    const givenUp = page.waitForResponse(/\/api\/bookings\/release$/);
    await clickAt(page, giveUp);
    expect((await givenUp).status()).toBe(200);
    await expect(giveUp).toHaveCount(0);
    await expect(page.getByText(/^Also approved/)).toHaveCount(0, { timeout: 20_000 }); // without a reload
    await expect(
      page
        .getByRole('button', { name: /^Name who flies|^Book for/ })
        .or(page.getByRole('link', { name: /^Name who flies|^Book for/ }))
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByText(/ gave up the other flights that were approved too\.$/)).toBeVisible();
    await expect(page.getByText(/^Also approved/)).toHaveCount(0);
    await context.close();
  },
);
