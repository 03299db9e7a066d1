import { someoneSignedIn } from '../support/person.ts';
import { press } from '../support/stay.ts';
import { signInForWork } from '../support/tab.ts';
import { expect, test } from '../support/test.ts';
import { asked, held } from '../support/trips.ts';
import { inDays } from '../support/stay.ts';

/** Of Karnataka; its check character is right. */
const KARNATAKA = '29AAGCB7383J1Z4';

test('[5.12] a GST number of another state than its address and a mobile of nine digits are told beside their fields', async ({
  page,
}) => {
  const { _id } = await held(asked(page, await someoneSignedIn(page)), { city: 'kochi' });
  await page.goto(`/hotels/review?bookingId=${_id}`);
  await page.getByRole('checkbox', { name: 'I need a GST invoice' }).check();
  await page.getByLabel('GST number').fill(KARNATAKA);
  await expect(
    page.getByText('This stay bears CGST and SGST of Kerala. A GST number of Karnataka can’t claim them'),
  ).toBeVisible();
  await page.getByLabel('Registered company name').fill('Kaveri Instruments');
  await page.getByLabel('Registered address').fill('4 Dockyard Road, Mumbai, Maharashtra 400010');
  await page.getByLabel('Mobile').fill('98450 2281');
  await press(page, /^Pay/);
  await expect(page.getByLabel('Mobile')).toHaveAccessibleDescription(
    /An Indian mobile number has 10 digits; this one has 9/,
  );
  await expect(page.getByLabel('Registered address')).toHaveAccessibleDescription(
    /This GST number belongs to Karnataka, and the address is in Maharashtra/,
  );
  await expect(page).toHaveURL(/hotels\/review/);
  await page.getByLabel('Mobile').fill('98450 22812');
  await page.getByLabel('Registered address').fill('4 Residency Road, Bengaluru, Karnataka 560025');
  await press(page, /^Pay/);
  await page.waitForURL('**/gateway/checkout/**'); // the lost credit is a warning, no refusal
});

test('[1.3] a company is warned on the review that it cannot claim the tax of a stay', async ({ page, isMobile }) => {
  await page.goto('/corporate');
  await signInForWork(page);
  const nights = `checkin=${inDays(isMobile ? 66 : 64)}&checkout=${inDays(isMobile ? 67 : 65)}&rooms=1`;
  await page.goto(`/corporate/auth/booking/hotels/hotelListing?city=udaipur&${nights}&policy=in`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Book this room' }).first().click();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await expect(
    page.getByText(/^This stay bears CGST and SGST of Rajasthan\. A GST number of .+ can’t claim them/),
  ).toBeVisible();
});
