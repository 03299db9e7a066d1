import { expect, test, type Browser, type Page, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { requestLink, requestsIn } from '../support/inbox.ts';
import { aNewCompany, signInAtWork, type NewCompany } from '../support/company-people.ts';
import { clickAt } from '../support/by-position.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { chooseTitle, inDays } from '../support/stay.ts';

/**
 * The listing of a night; each request is for another one, as a trip is asked for once at a time. Each journey has nights
 * of its own, and each size of the screen a city: a hotel has one or two rooms of a kind.
 */
function listingOf(at = 0): string {
  const { line, project } = test.info();
  const from = 40 + line + 2 * at;
  const city = project.name === 'phone' ? 'udaipur' : 'jaipur';
  return `/corporate/auth/booking/hotels/hotelListing?city=${city}&checkin=${inDays(from)}&checkout=${inDays(from + 1)}&rooms=1`;
}
const INBOX = '/corporate/auth/booking/approval';

/** Two people, two browsers. */
async function twoDesks(page: Page, browser: Browser): Promise<{ company: NewCompany; asker: Page; approver: Page }> {
  const company = await aNewCompany(page.request);
  const approver = await (
    await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
  ).newPage();
  return { company, asker: page, approver };
}

/** Chooses a room outside policy and sends it for approval; `at`: how many were sent before. */
async function ask(page: Page, { om }: NewCompany, reason: string, at = 0): Promise<void> {
  await page.goto(listingOf(at));
  if (at === 0) await signInAtWork(page, om);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await expect(page.getByRole('region', { name: 'Who decides' }).getByText('Meera Nair')).toBeVisible();
  await expect(page.getByText(/An answer is due by .+\d\./)).toBeVisible();
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText('Give a reason for this trip.').first()).toBeVisible();
  await expectAccessible(page, 'asking for approval');
  await page.getByLabel('Reason for the trip').fill(reason);
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page).toHaveURL(/\/hotels\/approvalStatus\?companyId=cmp_\w+&bookingId=bkg_\w+/);
  await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
}

test('[4.8] who travels is named before approval is asked for, and the form says how long it is held', async ({
  page,
}) => {
  const { om } = await aNewCompany(page.request);
  await page.goto(listingOf());
  await signInAtWork(page, om);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await expect(page.getByText(/It is held for up to a day while they decide/)).toBeVisible();
  await page.getByRole('button', { name: 'Name who travels' }).click();
  await expectAccessible(page, 'naming who travels before asking');
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save the names' }).click();
  await expect(page.getByText('Choose a title.')).toBeVisible();
  await expect(page.getByText('Enter the first name.').first()).toBeVisible();
  await chooseTitle(page);
  await page.getByLabel('First name').fill('Om');
  await page.getByRole('button', { name: 'Save the names' }).click();
  await expect(page.getByText(/All travellers are named/)).toBeVisible();
  await page.getByLabel('Reason for the trip').fill('The fair is at the hall next door.');
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText(/All travellers are named/)).toBeVisible();
});

/** The number that the navigation shows beside Approvals: on a phone in the account menu, else in the top bar. */
async function toDecide(page: Page, count: number): Promise<void> {
  const banner = page.getByRole('banner');
  if (test.info().project.name !== 'phone') {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Approvals/ });
    await expect(link).toHaveAccessibleName(count ? `Approvals ${count} to decide` : 'Approvals');
    return;
  }
  await banner.getByRole('button', { name: /^Account of/ }).click();
  await expect(banner.getByRole('link', { name: /^Approvals/ })).toHaveText(
    count ? `Approvals, ${count} to decide` : 'Approvals',
  );
  await page.keyboard.press('Escape');
}

test(
  '[4.8] [2.3] [2.10] somebody asks, their approver is told and approves, and the room is booked on the company’s credit',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow(); // two browsers
    const { company, asker, approver } = await twoDesks(page, browser);
    await ask(asker, company, 'The fair is at the hall next door.');
    await expectAccessible(asker, 'the request of whoever asked');
    await asker.getByRole('link', { name: 'Name the guests' }).click();
    await expect(asker.getByText(/held while your company decides/)).toBeVisible();
    await chooseTitle(asker);
    await asker.getByRole('button', { name: 'Save for when it is approved' }).click();
    await expect(asker.getByText(/All travellers are named/)).toBeVisible();

    await approver.goto(INBOX);
    await signInAtWork(approver, company.meera);
    await expect(approver.getByRole('banner').getByRole('button', { name: 'Notifications: 1 not read' })).toBeVisible();
    await expect(requestsIn(approver)).toHaveCount(1);
    await toDecide(approver, 1);
    await expectAccessible(approver, 'the inbox');
    await requestLink(approver).click();
    for (const name of ['Decline', /^Approve ₹/])
      await expect(approver.getByRole('button', { name }).filter({ visible: true }).last()).toBeInViewport({
        ratio: 1,
      });
    await expect(approver.getByText('“The fair is at the hall next door.”')).toBeVisible();
    await expect(approver.getByText(/^\d+ (hours|minutes) left to answer$/)).toBeVisible();
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
    await expect(approver.getByRole('banner').getByRole('button', { name: 'Notifications: all read' })).toBeVisible();
    await toDecide(approver, 0);

    await expect(asker.getByText(/^Booked\. Code/)).toBeVisible({ timeout: 20_000 });
    await expect(asker.getByText('“Enjoy the fair.”').first()).toBeVisible();
    await expectAccessible(asker, 'an approved request');
    await asker.goto('/corporate/auth/booking?part=trips');
    await expect(asker.getByText(/Confirmed, code/).first()).toBeVisible();
    await approver.context().close();
  },
);

test('[4.8] [2.10] with the keyboard alone it is declined, with words, and the asker is told what now and asks again', async ({
  page,
  browser,
}) => {
  test.slow();
  const { company, asker, approver } = await twoDesks(page, browser);
  await ask(asker, company, 'The client asked for it.');
  await approver.goto(INBOX);
  await signInAtWork(approver, company.meera);
  await enterOn(approver, requestLink(approver));
  const decline = approver.getByRole('button', { name: 'Decline', exact: true }); // not the list’s, which is there until the request is
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
  await expect(requestsIn(asker)).toHaveCount(1);
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
  const { meera } = await aNewCompany(page.request);
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

test(
  '[7.12] [4.8] the inbox is searched and sorted, the place is kept, and several are decided at once',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const { company, asker, approver } = await twoDesks(page, browser);
    const reasons = ['The fair is at the hall next door.', 'The client asked for it.', 'Training of the new team.'];
    for (const [at, reason] of reasons.entries()) await ask(asker, company, reason, at);
    await approver.goto(INBOX);
    await signInAtWork(approver, company.meera);
    await expect(requestsIn(approver)).toHaveCount(3);
    const search = approver.getByRole('searchbox', { name: 'Search by trip, traveller or reason' });
    await search.fill('client');
    await expect(requestsIn(approver)).toHaveCount(1);
    await requestLink(approver).click();
    await expect(approver.getByText('“The client asked for it.”')).toBeVisible();
    await clickAt(approver, approver.getByRole('link', { name: 'All approvals' }));
    await expect(requestsIn(approver)).toHaveCount(1);
    await expect(search).toHaveValue('client');
    await search.fill('nobody');
    await clickAt(approver, approver.getByRole('button', { name: 'Clear filters' }));
    await expect(requestsIn(approver)).toHaveCount(3);
    await approver.getByRole('combobox', { name: 'Policy' }).selectOption('outside');
    await expect(approver).toHaveURL(/policy=outside/);

    const boxes = approver.getByRole('checkbox', { name: /^Select .*requested by Om Prakash$/ });
    await clickAt(approver, boxes.nth(0));
    await clickAt(approver, boxes.nth(1));
    await expect(approver.getByRole('region', { name: 'Selected requests' })).toContainText(/2 requests selected, ₹/);
    await expectAccessible(approver, 'the inbox with two requests selected');
    await clickAt(approver, approver.getByRole('button', { name: 'Decline selected' }));
    await clickAt(approver, approver.getByRole('button', { name: 'Decline 2 requests' }));
    await expect(approver.getByText('Say why, so that they know what to ask for instead.').first()).toBeVisible();
    await approver.getByLabel('Message to everybody who asked').fill('Not this quarter.');
    await expectAccessible(approver, 'declining two requests');
    await clickAt(approver, approver.getByRole('button', { name: 'Decline 2 requests' }));
    await expect(approver.getByRole('region', { name: 'Message' })).toContainText(
      '2 requests declined. Nothing was booked or charged.',
    );
    await expect(requestsIn(approver)).toHaveCount(1);
    await clickAt(approver, approver.getByRole('button', { name: /^Approve / }).first());
    await clickAt(approver, approver.getByRole('dialog').getByRole('button', { name: /^Approve 1 request, ₹/ }));
    await expect(approver.getByRole('heading', { name: /No matching requests|Nothing to decide/ })).toBeVisible();
    const download = approver.waitForEvent('download');
    await clickAt(approver, approver.getByRole('link', { name: 'Decided' }));
    await expect(requestsIn(approver)).toHaveCount(3);
    await clickAt(approver, approver.getByRole('button', { name: 'Save as CSV' }));
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await expectAccessible(approver, 'decided requests');
    await approver.context().close();
  },
);

test('[4.8] an approver asks a question first, who asked answers it, and the clock is said to go on', async ({
  page,
  browser,
}) => {
  test.slow();
  const { company, asker, approver } = await twoDesks(page, browser);
  await ask(asker, company, 'The client asked for it.');
  await approver.goto(INBOX);
  await signInAtWork(approver, company.meera);
  await requestLink(approver).click();
  await clickAt(approver, approver.getByRole('button', { name: 'Ask a question first' }));
  await expect(approver.getByText('Write your question.').first()).toBeVisible();
  await approver.getByLabel('Message to Om Prakash').fill('Is there no night train?');
  await clickAt(approver, approver.getByRole('button', { name: 'Ask a question first' }));
  await expect(approver.getByRole('region', { name: 'Questions' })).toContainText('Is there no night train?');
  await expect(approver.getByText('Not answered yet.')).toBeVisible();
  await expectAccessible(approver, 'a question that is not answered yet');

  const questions = asker.getByRole('region', { name: 'Questions' });
  await expect(questions).toContainText('Is there no night train?', { timeout: 20_000 });
  await expect(questions).toContainText('The deadline stays the same while the question is open.');
  await asker.getByLabel('Answer to Meera Nair').fill('It is full.');
  await expectAccessible(asker, 'a question to answer');
  await clickAt(asker, asker.getByRole('button', { name: 'Send the answer' }));
  await expect(asker.getByText(/deadline stays the same while/)).toBeHidden();
  await expect(approver.getByRole('region', { name: 'Questions' })).toContainText('It is full.', { timeout: 20_000 });
  await clickAt(
    approver,
    approver
      .getByRole('main')
      .getByRole('button', { name: /^Approve ₹/ })
      .first(),
  );
  await expect(approver.getByText(/^Approved by Meera Nair/)).toBeVisible();
  await approver.context().close();
});
