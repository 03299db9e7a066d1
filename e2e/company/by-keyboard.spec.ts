import { workRoutes } from '#lib/shared/work-routes.ts';
import { callsOf, chosen } from '../support/company-flight.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { policyOf } from '../support/company-policy.ts';
import { sentinelOffer } from '../support/flight.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { subscribed } from '../support/socket.ts';
import { stayQuery } from '../support/stay.ts';
import { expect, test, waitingForHydration } from '../support/test.ts';

test('[4.9] [7.20] with the keyboard alone: a train is asked for, and what is missing is said beside its field @once', async ({
  page,
}) => {
  const { om } = await aNewCompany(page.request, { transport: { car: null, train: null } });
  await page.goto('/corporate/auth/booking/carbustrain');
  await signInAtWork(page, om);
  await enterOn(page, page.getByRole('link', { name: 'Train', exact: true }));
  await expect(page).toHaveURL(/mode=train/);
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To', { exact: true })];
  const reason = page.getByLabel('Reason for the trip');
  await tabTo(page, reason);
  await page.keyboard.type('The fair');
  await page.keyboard.press('Enter');
  await expect(from).toHaveAccessibleDescription('Enter where the journey begins.');
  await expect(from).toBeFocused();
  await page.keyboard.type('Kochi');
  await tabTo(page, to);
  await page.keyboard.type('Chennai');
  await tabTo(page, page.getByLabel('Class'));
  await page.keyboard.type('AC 2');
  await enterOn(page, page.getByRole('button', { name: 'Request this train' }));
  await expect(page).toHaveURL(/\/carbustrain\/BookingDetails\?bookingId=trq_\w+$/);
  await expect(page.getByRole('main')).toContainText(/AC 2 tier/);
});

test('[2.8] [7.20] with the keyboard alone: a policy that changes in mid-booking holds the focus until OK @once', async ({
  page,
}) => {
  test.slow();
  const company = await aNewCompany(page.request);
  const policy = await policyOf(page.request, company);
  const following = subscribed(page, 'corporateEmpTravelPolicy');
  await page.goto(`/corporate/auth/booking/hotels/hotelListing?city=jaipur&${stayQuery(66, 1, '1')}`);
  await signInAtWork(page, company.om);
  await following;
  await enterOn(page, page.getByRole('article').first().getByRole('link').first());
  await enterOn(page, page.getByRole('main').getByRole('button', { name: 'Request approval' }).first());
  await expect(page.getByRole('heading', { name: 'Out of your company’s policy' })).toBeVisible();
  await page.waitForLoadState('networkidle'); // the review's tab connects once it is usable
  await policy.publish(await policy.draft(900_000));

  const dialog = page.getByRole('dialog', { name: 'Travel Policy Changed' });
  await expect(dialog).toBeVisible();
  const ok = dialog.getByRole('button', { name: 'OK' });
  for (let step = 0; step < 4; step += 1) {
    // past the last control a browser's own bar has the focus, and the page reports its body
    expect(
      await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      ),
    ).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  if (!(await ok.evaluate((element) => element === document.activeElement))) await tabTo(page, ok);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/corporate\/auth\/booking$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Travellers' })).toContainText('Om Prakash (you)');
});

test('[4.8] [2.10] with the keyboard alone: other flights are asked for, granted, and given up @once', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const budget = [1, 2, 3, 4].map((regionalCategoryId) => ({ regionalCategoryId, amount: 100 }));
  const company = await aNewCompany(page.request, { flights: { budget } });
  await page.goto('/corporate');
  await signInAtWork(page, company.om);
  const booking = await chosen(await callsOf(page), sentinelOffer('ZZ9011'));
  await page.goto(workRoutes.corporateFlightReview({ bookingId: booking._id }));
  await tabTo(page, page.getByLabel('Reason for the trip'));
  await page.keyboard.type('A meeting that may move.');
  await tabTo(page, page.getByLabel(/^Also ask for other flights: Bengaluru–.*Delhi/));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Days'));
  await page.keyboard.press('ArrowDown');
  await enterOn(page, page.getByRole('button', { name: /^Request approval/ }));
  await page.waitForURL(/bookingId=/);
  await expect(page.getByText(/^Asked too: other flights Bengaluru–.*Delhi/)).toBeVisible();
  const bookingId = new URL(page.url()).searchParams.get('bookingId') ?? booking._id;

  const context = await waitingForHydration(await browser.newContext({ ...test.info().project.use }));
  const approver = await context.newPage();
  await approver.goto(workRoutes.corporateApprovals({ bookingId }));
  await signInAtWork(approver, company.meera);
  const answer = approver.getByRole('region', { name: 'Your answer' });
  await tabTo(approver, answer.getByLabel('Days'));
  await approver.keyboard.press('ArrowUp');
  await enterOn(approver, answer.getByRole('button', { name: /^Approve up to ₹/ }).first());
  await expect(approver.getByText(/^Also approved: other flights Bengaluru–.*Delhi/)).toBeVisible();
  await context.close();

  const giveUp = page.getByRole('button', { name: 'Give up the other flights' });
  await expect(giveUp).toBeVisible();
  await enterOn(page, giveUp);
  await expect(giveUp).toHaveCount(0);
});
