import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { heldFlight } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { press } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { ask, asked, quoted } from '../support/trips.ts';

test(
  '[7.20] a traveller and a business are saved in the account, and fill the form of a stay',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow(); // many dialogs, then a review
    const person = await someoneSignedIn(page);
    await page.goto('/account');
    await clickAt(page, page.getByRole('link', { name: 'Open travellers' }));
    await expect(page.getByText('No travellers saved yet.')).toBeVisible();
    await clickAt(page, page.getByRole('button', { name: 'Add a traveller' }));
    const dialog = page.getByRole('dialog', { name: 'Add a traveller' });
    await expect(dialog.getByLabel('First name')).toHaveValue(person.firstName);
    await dialog.getByLabel('First name').fill('Meera');
    await dialog.getByLabel('Family name').fill('Nair');
    await dialog.getByLabel('Title').selectOption('Mrs');
    await dialog.getByLabel('Passport number').fill('Z12-4');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await clickAt(page, page.getByRole('button', { name: 'Add a traveller' }));
    await expect(dialog.getByText('What you typed before is back.')).toBeVisible();
    await expect(dialog.getByLabel('Passport number')).toHaveValue('Z12-4');
    await clickAt(page, dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByLabel('Passport number')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Passport number').fill('Z1234567');
    await dialog.getByLabel('Passport expires').fill('2034-05-01');
    await clickAt(page, dialog.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('list', { name: 'Saved travellers' })).toContainText('Passport ending in 67');
    await clickAt(page, page.getByRole('button', { name: 'Add a traveller' }));
    await dialog.getByLabel('First name').fill('Nobody');
    await clickAt(page, dialog.getByRole('button', { name: 'Cancel' }));
    await clickAt(page, page.getByRole('button', { name: 'Add a traveller' }));
    await expect(dialog.getByLabel('First name')).toHaveValue('');
    await page.keyboard.press('Escape');
    await clickAt(page, page.getByRole('button', { name: 'Add business details' }));
    const business = page.getByRole('dialog', { name: 'Business details' });
    await business.getByLabel('GST number').fill('29AAGCB7383J1Z4');
    await business.getByLabel('Registered company name').fill('Marigold Traders');
    await business.getByLabel('Registered address').fill('12 Residency Road, Bengaluru 560025');
    await clickAt(page, business.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('GST number 29AAGCB7383J1Z4')).toBeVisible();
    await expectAccessible(page, 'the travellers of an account');

    const { _id, total } = await quoted(asked(page, person), { city: 'pune', from: 50 });
    await ask(asked(page, person), '/api/bookings/hold', { bookingId: _id, acceptedTotal: total });
    await page.goto(`/hotels/review?bookingId=${_id}`);
    await expect(page.getByLabel('Title'), 'one’s own details are filled in').toHaveValue('Mrs');
    await expect(page.getByLabel('First name')).toHaveValue('Meera');
    await clickAt(page, page.getByRole('button', { name: 'Choose a saved traveller for the guest' }));
    const choose = page.getByRole('dialog', { name: 'Saved travellers' });
    await expect(choose.getByRole('button', { name: /Mrs Meera Nair/ })).toBeVisible();
    await expectAccessible(page, 'the choice of a saved traveller', 'dialog[open]');
    await clickAt(page, choose.getByRole('button', { name: /Mrs Meera Nair/ }));
    await expect(choose).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue('Mrs');
    await expect(page.getByLabel('First name')).toHaveValue('Meera');
    await clickAt(page, page.getByRole('checkbox', { name: 'I need a GST invoice' }));
    await expect(page.getByRole('checkbox', { name: 'I need a GST invoice' })).toBeChecked();
    await clickAt(page, page.getByRole('button', { name: 'Use Marigold Traders' }));
    await expect(page.getByLabel('GST number')).toHaveValue('29AAGCB7383J1Z4');
    await expect(page.getByLabel('Registered address')).toHaveValue('12 Residency Road, Bengaluru 560025');
    await press(page, /^Pay/);
    await page.waitForURL('**/gateway/checkout/**');
  },
);

test('[7.20] who is ticked in a form of flights is saved for the next booking, once', async ({ page }) => {
  const person = await someoneSignedIn(page);
  const saved = async () =>
    (
      await ask<{ travellers: { firstName: string; lastName: string }[] }>(asked(page, person), '/api/users/travellers')
    ).travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const { _id } = await heldFlight(asked(page, person));
  await page.goto(`/flights/review?bookingId=${_id}`);
  await page.getByLabel('First name').fill('Kavya');
  await page.getByLabel('Family name').fill('Menon');
  await press(page, /^Pay ₹/);
  await page.waitForURL('**/gateway/checkout/**');
  expect(await saved()).toEqual([]);
  await page.goBack();
  await clickAt(page, page.getByRole('checkbox', { name: 'Save for the next booking' }));
  await press(page, /^Pay ₹/);
  await page.waitForURL('**/gateway/checkout/**');
  expect(await saved()).toEqual(['Kavya Menon']);
});
