import { expect, test, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { requestLink, requestsIn } from '../support/inbox.ts';
import { clickAt } from '../support/by-position.ts';
import { callsOf, chosen, flown } from '../support/company-flight.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { sentinelOffer } from '../support/flight.ts';
import { chooseTitle, inDays } from '../support/stay.ts';

const INBOX = '/corporate/auth/booking/approval';

test.setTimeout(120_000);

test('[3.9] [4.8] a change that needs approval shows its price and verdict first, is asked for, approved and made', async ({
  page,
  browser,
}) => {
  const company = await aNewCompany(page.request, { flights: { dateChangeAllowed: false } });
  await page.goto('/corporate/auth/booking?part=trips');
  await signInAtWork(page, company.om);
  const trip = await flown(page);
  await page.goto(`/corporate/auth/booking/flights/flightConfirm?bookingId=${trip._id}&part=trip`);
  await page.getByRole('button', { name: 'Change the date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New day').fill(inDays(44));
  const option = dialog.getByRole('radio', { name: /9011 .*(to pay|back|No charge) · Needs approval/ });
  await expect(option).toBeVisible();
  await expect(dialog.getByText(/^Out of policy/).first()).toBeVisible();
  await option.check();
  await expect(dialog.getByRole('region', { name: 'Who decides' }).getByText('Meera Nair')).toBeVisible();
  await expect(dialog.getByText(/The airline holds nothing meanwhile\..+no more than ₹/)).toBeVisible();
  await expectAccessible(page, 'asking for a change');
  const send = dialog.getByRole('button', { name: 'Request approval for this change' });
  await send.scrollIntoViewIfNeeded();
  await clickAt(page, send);
  await expect(dialog.getByText('Give a reason.').first()).toBeVisible();
  await dialog.getByLabel('Reason for the change').fill('The meeting moved.');
  await send.click();
  await expect(page).toHaveURL(/flightApproval\?companyId=cmp_\w+&bookingId=chg_\w+/);
  await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the change costs' })).toBeVisible();
  await expectAccessible(page, 'a change that was asked for');

  const approver = await (
    await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
  ).newPage();
  await approver.goto(INBOX);
  await signInAtWork(approver, company.meera);
  await requestLink(approver).click();
  await expect(approver.getByText('“The meeting moved.”')).toBeVisible();
  await expect(approver.getByRole('region', { name: 'What the change costs' })).toContainText(
    /To be changed from ZZ 9011/,
  );
  await expectAccessible(approver, 'a change in front of who decides');
  await approver
    .getByRole('button', { name: /^Approve up to ₹/ })
    .first()
    .click();
  await expect(approver.getByText(/^Approved by Meera Nair/)).toBeVisible();
  await approver.context().close();

  await expect(page.getByText('The change is made.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'See the trip' }).click();
  await expect(page.getByText(/^Changed from ZZ 9011 on/).first()).toBeVisible();
});

test('[4.8] a flight that cannot be held while somebody decides is asked for up to a price, and booked at that of the moment', async ({
  page,
  browser,
}) => {
  const budget = [1, 2, 3, 4].map((regionalCategoryId) => ({ regionalCategoryId, amount: 100 }));
  const company = await aNewCompany(page.request, { flights: { budget } });
  await page.goto('/corporate/auth/booking?part=trips');
  await signInAtWork(page, company.om);
  const { _id } = await chosen(await callsOf(page), sentinelOffer('XX9011'));
  await page.goto(`/corporate/auth/booking/flights/review?bookingId=${_id}`);
  await expect(page.getByText(/keeps a price for 15 minutes only, too short for an approval/)).toBeVisible();
  await page.getByRole('button', { name: 'Name who travels' }).click();
  await chooseTitle(page);
  await page.getByLabel('Family name').fill('Prakash');
  await page.getByRole('button', { name: 'Save the names' }).click();
  await expect(page.getByText(/All travellers are named/)).toBeVisible();
  await expectAccessible(page, 'asking for approval up to a price');
  await page.getByLabel('Reason for the trip').fill('The client is there.');
  await page.getByRole('button', { name: /^Request approval up to ₹/ }).click();
  await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
  await expect(page.getByText(/^Nothing is held meanwhile\. With no answer by/)).toBeVisible();

  const approver = await (
    await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
  ).newPage();
  await approver.goto(INBOX);
  await signInAtWork(approver, company.meera);
  await expect(requestsIn(approver)).toContainText(/up to ₹/i);
  await requestLink(approver).click();
  await expectAccessible(approver, 'a request up to a price');
  await approver
    .getByRole('button', { name: /^Approve up to ₹/ })
    .first()
    .click();
  await expect(approver.getByText(/^Approved by Meera Nair/)).toBeVisible();
  await approver.context().close();
  await expect(page.getByText(/^Booked\. Code/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Nothing is held meanwhile\./)).toHaveCount(0);
});
