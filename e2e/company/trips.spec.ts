import { expect, test, type Locator, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork, type NewCompany, writeAtWork } from '../support/company-people.ts';
import { stayQuery } from '../support/stay.ts';

const listingOf = (from: number) =>
  `/corporate/auth/booking/hotels/hotelListing?city=jaipur&${stayQuery(from, 1, '1')}`;
const TRIPS = '/corporate/auth/booking?part=company';

/** Left and right of what frames a field, in pixels. */
const edges = (control: Locator): Promise<{ left: number; right: number }> =>
  control.evaluate((element) => {
    const { left, right } = (element.tagName === 'INPUT' ? element.parentElement! : element).getBoundingClientRect();
    return { left, right };
  });

/** Om asks for a room: a trip that is not finished yet. */
async function aTripOfOm(page: Page, { om }: NewCompany, from = 55): Promise<void> {
  await page.goto(listingOf(from));
  await signInAtWork(page, om);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await page.getByLabel('Reason for the trip').fill('The fair.');
  await page.getByRole('button', { name: /^Request approval for ₹/ }).click();
  await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
}

test('[7.14] the trips of the company are filtered in the address, summed, saved as CSV and opened; Back keeps the place', async ({
  page,
  browser,
}) => {
  const company = await aNewCompany(page.request);
  const om = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await aTripOfOm(om, company);
  await om.context().close();

  await page.goto(TRIPS);
  await signInAtWork(page, company.meera);
  const trips = page.getByRole('table', { name: 'Company trips' });
  await expect(trips.getByRole('row').filter({ hasText: 'Om Prakash' })).toHaveCount(1);
  await expect(page.getByText('Total of 0 confirmed trips')).toBeVisible();
  await expectAccessible(page, 'the trips of the company');
  const [from, until] = [await edges(page.getByLabel('From')), await edges(page.getByLabel('Until'))];
  const list = await edges(page.getByRole('region', { name: 'Company trips' }));
  expect(from.right, 'the first date ends before the second begins').toBeLessThan(until.left);
  expect(until.right, 'the second date ends on the page').toBeLessThanOrEqual(list.right);

  await page.getByLabel('Policy').selectOption({ label: 'Out of policy' });
  await page.getByLabel('Status').selectOption({ label: 'Cancelled' });
  await expect(page.getByRole('heading', { name: 'No matching trips' })).toBeVisible();
  await page.getByLabel('Status').selectOption({ label: 'Not finished' });
  await page.getByLabel('Traveller or booker').fill('Om');
  await expect(page).toHaveURL(/policy=outside.*status=PENDING.*q=Om/);
  await expect(trips.getByRole('row').filter({ hasText: 'Om Prakash' })).toHaveCount(1);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);

  await trips.getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL(/part=trip/);
  await expect(page.getByText('Waits for approval. Nothing is charged yet.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /See the request|Continue/ })).toHaveCount(0);
  await expectAccessible(page, 'a colleague’s trip');
  await page.goBack();
  await expect(page.getByLabel('Policy')).toHaveValue('outside');
  await expect(page.getByLabel('Traveller or booker')).toHaveValue('Om');
  await expect(trips.getByRole('row').filter({ hasText: 'Om Prakash' })).toHaveCount(1);
  for (const [name, width] of [
    ['phone', 390],
    ['desktop', 1440],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      if (!process.env.SHOTS) continue;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${process.env.SHOTS}/trips-${name}-${colorScheme}.png`, fullPage: true });
    }
});

test('[7.14] [3.8] the trips of the company are those of one department, of which the address says which', async ({
  page,
  browser,
}) => {
  const company = await aNewCompany(page.request);
  for (const departmentName of ['Dyeing', 'Looms'])
    await writeAtWork(page.request, company.meera, 'departments', { departmentName, parentId: null, headId: null });
  const om = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await aTripOfOm(om, company, 58);
  await om.context().close();
  await page.goto('/corporate/auth/company');
  await signInAtWork(page, company.meera);
  await clickAt(page, page.getByRole('table', { name: 'People' }).getByRole('button', { name: 'Om Prakash' }));
  const dialog = page.getByRole('dialog', { name: 'Om Prakash' });
  await dialog.getByLabel('Department').selectOption({ label: 'Looms' });
  await clickAt(page, dialog.getByRole('button', { name: 'Save changes' }));
  await expect(dialog).toBeHidden();

  await page.goto(TRIPS);
  const department = page.getByRole('combobox', { name: 'Department' });
  const ofOm = page.getByRole('table', { name: 'Company trips' }).getByRole('row').filter({ hasText: 'Om Prakash' });
  await expect(ofOm).toHaveCount(1);
  await department.selectOption({ label: 'Dyeing' });
  await expect(page.getByRole('heading', { name: 'No matching trips' })).toBeVisible();
  await department.selectOption({ label: 'Looms' });
  await expect(ofOm).toHaveCount(1);
  await expect(page.getByText('Total of 0 confirmed trips')).toBeVisible();
  await expect(page).toHaveURL(/department=\w+/);
  await page.reload();
  await expect(department.getByRole('option', { selected: true })).toHaveText('Looms');
  await expect(ofOm).toHaveCount(1);
});
