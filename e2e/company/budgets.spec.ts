import { expect, test, waitingForHydration, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, readAtWork, signInAtWork } from '../support/company-people.ts';
import { requestLink } from '../support/inbox.ts';
import { chooseTitle, inDays, stayQuery } from '../support/stay.ts';

const BUDGETS = '/corporate/auth/Configuration?part=budgets';
type Listed = { budgets: { name: string; reserved: number; committed: number; left: number; amount: number }[] };

/** The one budget of the table: its row. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Budgets' }).locator('tbody').getByRole('row').filter({ hasText: name });

/** Adds a budget of a project for the trips of the next hundred days. */
async function addProject(page: Page, name: string, amount: string): Promise<void> {
  await clickAt(page, page.getByRole('button', { name: 'Add a budget' }));
  const dialog = page.getByRole('dialog', { name: 'Add a budget' });
  await dialog.getByLabel('Budget for a').selectOption('project');
  await dialog.getByLabel('Name of the project').fill(name);
  await dialog.getByLabel('Period', { exact: true }).selectOption('dates');
  await dialog.getByLabel('Trips that begin from').fill(inDays(0));
  await dialog.getByLabel('Until').fill(inDays(100));
  await clickAt(page, dialog.getByRole('button', { name: 'Add the budget' }));
  await expect(dialog.getByText('Enter an amount of ₹1 or more.')).toBeVisible();
  await dialog.getByLabel('Amount').fill(amount);
  await expectAccessible(page, 'adding a budget');
  await clickAt(page, dialog.getByRole('button', { name: 'Add the budget' }));
  await expect(dialog).toBeHidden();
}

test(
  '[7.20] a budget is added, a trip asked for with what is left, decided, booked and cancelled, and the budget follows',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow(); // two browsers
    const company = await aNewCompany(page.request, { requiredFields: ['project'] });
    const budget = async () => (await readAtWork<Listed>(page.request, company.meera, 'budgets')).budgets[0]!;
    const boss = await (await waitingForHydration(await browser.newContext({ ...test.info().project.use }))).newPage();
    await boss.goto(BUDGETS);
    await signInAtWork(boss, company.meera);
    await expect(boss.getByRole('heading', { name: 'No budgets yet' })).toBeVisible();
    await expectAccessible(boss, 'no budgets yet');
    await addProject(boss, 'Apollo', '5 lakh');
    await expect(rowOf(boss, 'Apollo')).toContainText('₹5,00,000');
    await expectAccessible(boss, 'the budgets');

    const where = test.info().project.name === 'phone' ? 'udaipur' : 'jaipur';
    await page.goto(`/corporate/auth/booking/hotels/hotelListing?city=${where}&${stayQuery(61, 1, '1')}`);
    await signInAtWork(page, company.om);
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
    await page.getByLabel('Reason for the trip').fill('The fair is at the hall next door.');
    const project = page.getByLabel('Project');
    await expect(project).toHaveAttribute('list', /./);
    await expect(page.locator('datalist option[value="Apollo"]')).toBeAttached();
    await project.fill(' APOLLO');
    await project.blur();
    await expect(page.getByText(/^Apollo, .+: ₹5,00,000 left of ₹5,00,000; this trip takes ₹[\d,]+\.$/)).toBeVisible();
    await expectAccessible(page, 'asking for approval with a budget');
    await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
    await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
    const { reserved } = await budget();
    expect(reserved).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Name the guests' }).click();
    await chooseTitle(page);
    await page.getByRole('button', { name: 'Save for when it is approved' }).click();
    await expect(page.getByText(/All travellers are named/)).toBeVisible();

    await boss.goto('/corporate/auth/booking/approval');
    await requestLink(boss).click();
    await expect(
      boss
        .getByRole('region', { name: 'Budget' })
        .getByText(/^Apollo, .+: ₹5,00,000 left of ₹5,00,000; this trip takes ₹/),
    ).toBeVisible();
    await expectAccessible(boss, 'a request with its budget');
    await boss.getByRole('button', { name: /^Approve ₹/ }).click();
    await expect(boss.getByText(/^Approved by Meera Nair/)).toBeVisible();
    await expect(page.getByText(/^Booked\. Code/)).toBeVisible({ timeout: 20_000 });
    expect(await budget()).toMatchObject({ reserved: 0, committed: reserved });
    await boss.goto(BUDGETS);
    await expect(rowOf(boss, 'Apollo')).toContainText(/₹[\d,]+ committed, ₹0 reserved/);

    const bookingId = new URL(page.url()).searchParams.get('bookingId') ?? '';
    await page.goto(`/corporate/auth/booking/hotels/confirmation?bookingId=${bookingId}&part=trip`);
    await clickAt(page, page.getByRole('button', { name: 'Cancel this booking' }));
    await clickAt(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }));
    await expect(page.getByText(/^Cancelled\. Code/)).toBeVisible();
    await expect.poll(async () => (await budget()).committed).toBeLessThan(reserved);
    await boss.context().close();
  },
);

test('[7.20] a budget that refuses says what is left; it is changed and removed, sorted and saved as CSV', async ({
  page,
}) => {
  test.slow();
  const { meera } = await aNewCompany(page.request, { night: 100_000_000, requiredFields: ['project'] });
  await page.goto(BUDGETS);
  await signInAtWork(page, meera);
  await addProject(page, 'Apollo', '₹100');
  await addProject(page, 'Gemini', '2,00,000');
  if (test.info().project.name === 'phone') await page.getByLabel('Sort budgets by').selectOption('amount desc');
  else await clickAt(page, page.getByRole('table', { name: 'Budgets' }).getByRole('button', { name: /^Amount/ }));
  await expect(
    page.getByRole('table', { name: 'Budgets' }).locator('tbody').getByRole('rowheader').first(),
  ).toContainText('Gemini');
  await expect(page).toHaveURL(/sort=amount\.desc/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    clickAt(page, page.getByRole('button', { name: 'Save as CSV' })),
  ]);
  expect(file.suggestedFilename()).toBe('budgets.csv');
  await rowOf(page, 'Apollo').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Apollo' });
  await dialog.getByLabel('Refuse the booking').check();
  await clickAt(page, dialog.getByRole('button', { name: 'Save the budget' }));
  await expect(rowOf(page, 'Apollo')).toContainText('Refuse the booking');

  const where = test.info().project.name === 'phone' ? 'udaipur' : 'jaipur';
  await page.goto(`/corporate/auth/booking/hotels/hotelListing?city=${where}&${stayQuery(63, 1, '1')}`);
  await page.getByRole('article').first().getByRole('link').click();
  await page
    .getByRole('button', { name: /^(Review|Continue|Book)/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await chooseTitle(page);
  await page.getByLabel('Project').fill('apollo');
  await page
    .getByRole('button', { name: /^(Book|Pay)/ })
    .last()
    .click();
  await expect(
    page.getByText(/^The budget of Apollo for .+ has ₹100 left of ₹100, and this trip takes ₹/),
  ).toBeVisible();
  await expectAccessible(page, 'a trip that a budget refuses');

  await page.goto(BUDGETS);
  await rowOf(page, 'Apollo').getByRole('button').click();
  await clickAt(page, page.getByRole('dialog', { name: 'Apollo' }).getByRole('button', { name: 'Remove the budget' }));
  await expect(rowOf(page, 'Apollo')).toHaveCount(0);
});
