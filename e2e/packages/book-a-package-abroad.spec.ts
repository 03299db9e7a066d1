import { readFile } from 'node:fs/promises';
import { checkPdf, noPdfTools, textOf } from '../../tests/support/pdf-tools.ts';
import { expectAccessible } from '../support/axe.ts';
import { someDeparture, TWO } from '../support/package.ts';
import { newPerson, signIn } from '../support/person.ts';
import { chooseTitle, press } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const ABROAD = 'sri-lanka-rock-tea-and-fort';
const TITLE = 'Sri Lanka: rock, tea and fort';

test(
  '[7.20] [1.2] a package abroad from the list to its itinerary: entry rules, tax collected at source, and the PAN of who pays',
  { tag: '@phone' },
  async ({ page, request }) => {
    const person = await newPerson(request);
    const departure = await someDeparture(page, TWO, ABROAD);
    await page.goto('/packages');
    await page.getByLabel('Where').selectOption({ label: 'Sri Lanka' });
    await expect(page).toHaveURL('/packages?state=sri-lanka');
    await expect(page.getByRole('heading', { name: '2 packages' })).toBeVisible();
    await page.getByRole('link', { name: TITLE }).click();
    await page.waitForURL(`**/packages/${ABROAD}`);

    await expect(page.getByRole('heading', { name: 'Passport and visa' })).toBeVisible();
    await expect(page.getByText('A passport that is valid for six months from the day of arrival.')).toBeVisible();
    await expectAccessible(page, 'the page of a package abroad');
    await page.goto(`/packages/${ABROAD}?departure=${departure.date}`);
    const side = page.getByRole('complementary', { name: 'Your choice' });
    await expect(side.getByText('Tax collected at source (2%), credited against your income tax')).toBeVisible();
    const total = (departure.shown.double * 2) / 100;
    const price = `₹${total.toLocaleString('en-US')}`;
    // the table of refunds, for readers of a screen alone, names the same amount while all of it comes back
    await expect(side.getByText(price).filter({ visible: true }).first()).toBeVisible();
    await press(page, 'Book this package');

    await page.waitForURL('**/packages/review**');
    await signIn(page, person);
    await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Passport and visa for Sri Lanka' })).toBeVisible();
    await chooseTitle(page, 0);
    await page.getByLabel('First name').fill('Meera');
    await page.getByLabel('Family name').fill('Nair');
    await press(page, /^Pay/);
    await expect(page.getByText(/Enter the PAN of the person paying\./).first()).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Meera');
    await expectAccessible(page, 'the review of a package abroad');
    await page.getByLabel('PAN of the person paying').fill('abcpe1234f');
    await press(page, /^Pay/);
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('button', { name: `Pay ${price}` }).click();

    await expect(page.getByRole('heading', { name: `${TITLE} is confirmed` })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Voucher and itinerary' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('voucher.pdf');
    if (noPdfTools) return;
    const bytes = new Uint8Array(await readFile(await file.path()));
    checkPdf(bytes);
    for (const text of ['Day 1', 'Night in Negombo', 'Not included', 'Passport and visa', 'Tax collected at source'])
      expect(textOf(bytes)).toContain(text);
    expect(textOf(bytes)).not.toContain('ABCPE1234F');
  },
);
