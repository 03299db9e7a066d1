import { expect, test, type Browser, type Page, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { anOwnCompany, signInAtWork, type OwnCompany } from '../support/company-people.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';

const NIGHTS = (() => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `checkin=${day(50)}&checkout=${day(51)}&rooms=1`;
})();
const LISTING = `/corporate/auth/booking/hotels/hotelListing?city=jaipur&${NIGHTS}`;
const INBOX = '/corporate/auth/booking/approval';

/** Two people, two browsers. */
async function twoDesks(page: Page, browser: Browser): Promise<{ company: OwnCompany; asker: Page; approver: Page }> {
  const company = await anOwnCompany(page.request);
  const approver = await (
    await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
  ).newPage();
  return { company, asker: page, approver };
}

/** Chooses a room outside policy and sends it for approval. */
async function ask(page: Page, { om }: OwnCompany, reason: string): Promise<void> {
  await page.goto(LISTING);
  await signInAtWork(page, om);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await expect(page.getByRole('region', { name: 'Who decides' }).getByText('Meera Nair')).toBeVisible();
  await expect(page.getByText(/An answer is due by .+\d\./)).toBeVisible();
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText('Say why this trip, in a sentence.').first()).toBeVisible();
  await expectAccessible(page, 'asking for approval');
  await page.getByLabel('Reason for the trip').fill(reason);
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page).toHaveURL(/\/hotels\/approvalStatus\?companyId=cmp_\w+&bookingId=bkg_\w+/);
  await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
}

test('[4.8] who travels is named before approval is asked for, and the form says how long it is held', async ({
  page,
}) => {
  const { om } = await anOwnCompany(page.request);
  await page.goto(LISTING);
  await signInAtWork(page, om);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await expect(page.getByText(/It is held for up to a day while they decide/)).toBeVisible();
  await page.getByRole('button', { name: 'Name who travels' }).click();
  await expectAccessible(page, 'naming who travels before asking');
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save the names' }).click();
  await expect(page.getByText('Enter the first name.').first()).toBeVisible();
  await page.getByLabel('First name').fill('Om');
  await page.getByRole('button', { name: 'Save the names' }).click();
  await expect(page.getByText(/Everybody is named/)).toBeVisible();
  await page.getByLabel('Reason for the trip').fill('The fair is at the hall next door.');
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText(/Everybody is named/)).toBeVisible();
});

test('[4.8] [2.3] [2.10] somebody asks, their approver is told and approves, and the room is booked on the company’s credit', async ({
  page,
  browser,
}) => {
  const { company, asker, approver } = await twoDesks(page, browser);
  await ask(asker, company, 'The fair is at the hall next door.');
  await expectAccessible(asker, 'the request of whoever asked');
  await asker.getByRole('link', { name: 'Name the guests' }).click();
  await expect(asker.getByText(/held while your company decides/)).toBeVisible();
  await asker.getByRole('button', { name: 'Save for when it is approved' }).click();
  await expect(asker.getByText(/Everybody is named/)).toBeVisible();

  await approver.goto(INBOX);
  await signInAtWork(approver, company.meera);
  await expect(
    approver.getByRole('banner').getByRole('link', { name: 'Approvals: 1 request waits for you' }),
  ).toBeVisible();
  await expect(approver.getByRole('list', { name: 'Requests' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(approver, 'the inbox');
  await approver.getByRole('link', { name: /Om Prakash asks/ }).click();
  await expect(approver.getByText('“The fair is at the hall next door.”')).toBeVisible();
  await expect(
    approver
      .getByRole('region', { name: 'What the policy says' })
      .getByText(/over|₹/)
      .first(),
  ).toBeVisible();
  await expectAccessible(approver, 'a request in front of who decides');
  await approver.getByLabel('Message to Om Prakash').fill('Enjoy the fair.');
  await approver.getByRole('button', { name: /^Approve ₹/ }).click();
  await expect(approver.getByText(/^Approved by Meera Nair/)).toBeVisible();
  await expect(
    approver.getByRole('banner').getByRole('link', { name: 'Approvals: nothing waits for you' }),
  ).toBeVisible();

  await expect(asker.getByText(/^Booked\. Code/)).toBeVisible({ timeout: 20_000 });
  await expect(asker.getByText('“Enjoy the fair.”').first()).toBeVisible();
  await expectAccessible(asker, 'an approved request');
  await asker.goto('/corporate/auth/booking?part=trips');
  await expect(asker.getByText(/Confirmed, code/).first()).toBeVisible();
  await approver.context().close();
});

test('[4.8] [2.10] with the keyboard alone it is declined, with words, and the asker is told what now and asks again', async ({
  page,
  browser,
}) => {
  test.slow();
  const { company, asker, approver } = await twoDesks(page, browser);
  await ask(asker, company, 'The client asked for it.');
  await approver.goto(INBOX);
  await signInAtWork(approver, company.meera);
  await enterOn(approver, approver.getByRole('link', { name: /Om Prakash asks/ }));
  const decline = approver.getByRole('button', { name: 'Decline' });
  await enterOn(approver, decline);
  await expect(approver.getByText('Say why, so that they know what to ask for instead.').first()).toBeVisible();
  await tabTo(approver, approver.getByLabel('Message to Om Prakash'));
  await approver.keyboard.type('Take the night train.');
  await enterOn(approver, decline);
  await expect(approver.getByText(/^Declined by Meera Nair/)).toBeVisible();
  await expect(asker.getByText(/^Declined by Meera Nair/)).toBeVisible({ timeout: 20_000 });
  await expect(asker.getByRole('link', { name: 'Choose another room' })).toBeVisible();
  await expectAccessible(asker, 'a declined request');

  await asker.getByRole('link', { name: 'My requests' }).click();
  await expect(asker.getByRole('list', { name: 'Requests' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(asker, 'my requests, one of them declined');
  await asker.getByRole('button', { name: /^Request again/ }).click();
  await expect(asker).toHaveURL(/\/hotels\/reviewBooking\?bookingId=bkg_\w+/);
  await asker.getByLabel('Reason for the trip').fill('There is no night train.');
  await asker.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(asker.getByText('Waits for Meera Nair.')).toBeVisible();
  await expect(
    asker.getByText(/declined by Meera Nair: “Take the night train\.” The price is the same\./),
  ).toBeVisible();
  await expectAccessible(asker, 'a request that was sent again');
  await approver.context().close();
});

test('[4.8] [7.20] the lists without anything, and who answers while one is away', async ({ page }) => {
  const { meera } = await anOwnCompany(page.request);
  await page.goto(INBOX);
  await signInAtWork(page, meera);
  await expect(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  await expectAccessible(page, 'an empty inbox');
  await page.getByRole('link', { name: 'Out of office' }).click();
  await page.getByRole('button', { name: 'Save the absence' }).click();
  await expect(page.getByText('Choose a delegate.').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Delegate' }).fill('Om');
  await page.getByRole('option', { name: /^Om Prakash/ }).click();
  await page.getByRole('button', { name: 'Save the absence' }).click();
  await expect(page.getByText('Om Prakash stands in')).toBeVisible();
  await expectAccessible(page, 'a delegate');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Om Prakash stands in')).toBeHidden();
});
