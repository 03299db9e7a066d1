import { expect, test, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { policyOf } from '../support/company-policy.ts';
import { clickAt } from '../support/by-position.ts';
import { subscribed } from '../support/socket.ts';

const HOME = '/corporate/auth/booking';
const NIGHTS = (() => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `checkin=${day(50)}&checkout=${day(51)}&rooms=1`;
})();
const LISTING = `${HOME}/hotels/hotelListing?city=jaipur&${NIGHTS}`;
const TEXT = 'Your company’s travel policy has changed. You must reselect travelers to comply with the new policy.';

const travellersIn = (page: Page) => page.getByRole('list', { name: 'Travellers' }).getByRole('listitem');

test('[2.8] [4.10] a policy published in mid-booking is told in the open tabs of those whom it touches', async ({
  page,
}) => {
  test.slow();
  const company = await aNewCompany(page.request);
  const policy = await policyOf(page.request, company);
  const following = subscribed(page, 'corporateEmpTravelPolicy');
  await page.goto(LISTING);
  await signInAtWork(page, company.om);
  await following;
  const home = await page.context().newPage();
  const alsoFollowing = subscribed(home, 'corporateEmpTravelPolicy');
  await home.goto(HOME);
  await alsoFollowing;

  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Request approval' }).first().click();
  await expect(page.getByRole('heading', { name: 'Out of your company’s policy' })).toBeVisible();
  await page.bringToFront();
  await page.waitForLoadState('networkidle'); // the review was loaded anew, and its tab connects once it is usable
  const draft = await policy.draft(900_000);
  await policy.publish(draft);

  const dialog = page.getByRole('dialog', { name: 'Travel Policy Changed' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(TEXT)).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveText([
    'LimitWasNow',
    'Hotels in Metro cities, a night₹1₹9,000',
    'Hotels in Other cities in India, a night₹1₹9,000',
  ]);
  await expect(dialog.getByText('Every trip that was in policy before still is.')).toBeVisible();
  await expectAccessible(page, 'the policy dialog over a review');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(home.getByRole('dialog')).toHaveCount(0);

  await clickAt(page, dialog.getByRole('button', { name: 'OK' }));
  await expect(page).toHaveURL(new RegExp(`${HOME}$`));
  await expect(travellersIn(page)).toHaveText(['Om Prakash (you)']);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[3.7] [4.11] each way to travel has its own travellers, in the tab and in links', async ({ page }) => {
  test.slow();
  const company = await aNewCompany(page.request, { flights: {} });
  await page.goto(HOME);
  await signInAtWork(page, company.meera);
  await expect(travellersIn(page)).toHaveText(['Meera Nair (you)']);
  const field = page.getByRole('combobox', { name: 'Add a colleague' });
  await field.click();
  await expect(page.getByRole('listbox', { name: 'Add a colleague' }).getByRole('option')).toHaveText([/^Om Prakash/]);
  await expectAccessible(page, 'the first colleagues to add');
  await clickAt(page, page.getByRole('option', { name: /^Om Prakash/ }));
  await expect(travellersIn(page)).toHaveText(['Meera Nair (you)', 'Om Prakash']);
  await page.getByLabel('Rooms').selectOption('2 rooms');

  await page.getByRole('link', { name: 'Flight', exact: true }).click();
  await expect(page).toHaveURL(/mode=flight/);
  await expect(travellersIn(page)).toHaveText(['Meera Nair (you)']);
  await page.getByRole('link', { name: 'Stay', exact: true }).click();
  await expect(travellersIn(page)).toHaveText(['Meera Nair (you)', 'Om Prakash']);
  await page.goto(HOME);
  await expect(travellersIn(page)).toHaveText(['Meera Nair (you)', 'Om Prakash']);
  await expect(page.getByLabel('Rooms')).toHaveValue('2');

  const both = new URL(
    await page.getByRole('link', { name: 'Stay', exact: true }).evaluate((link: HTMLAnchorElement) => link.href),
  );
  const om = both.searchParams.get('travellers')!.split(',')[1]!;
  await page.goto(`${LISTING}&travellers=${om}`);
  await page.getByRole('link', { name: 'Change who travels' }).click();
  await expect(travellersIn(page).filter({ hasText: 'Om Prakash' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add yourself' })).toBeVisible();
  await page.getByRole('link', { name: 'Flight', exact: true }).click();
  await expect(travellersIn(page)).toHaveText(['Meera Nair (you)']);

  await page.goto(`${HOME}?travellers=${om}`); // as links were before each way to travel had its own
  await expect(travellersIn(page).first()).toHaveText('Om Prakash');
  await page.getByRole('link', { name: 'Flight', exact: true }).click();
  await expect(travellersIn(page).first()).toHaveText('Om Prakash');
});
