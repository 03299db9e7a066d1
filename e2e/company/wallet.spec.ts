import { clickAt } from '../support/by-position.ts';
import { expectAccessible } from '../support/axe.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { inDays } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

test('[7.20] the company’s wallet: money is added at the gateway, its receipt is a file, and a low balance is said', async ({
  page,
  request,
}) => {
  test.slow();
  const { meera } = await aNewCompany(request, { paying: 'wallet' });
  await page.goto('/corporate/auth/company?part=wallet');
  await signInAtWork(page, meera);
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText('₹0');
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();

  await clickAt(page, page.getByRole('button', { name: 'Add money' }));
  const dialog = page.getByRole('dialog', { name: 'Add money to the wallet' });
  await dialog.getByLabel('Amount').fill('fifty');
  await clickAt(page, dialog.getByRole('button', { name: 'Continue to payment' }));
  await expect(dialog.getByText('Enter an amount in rupees, such as 5,00,000.')).toBeVisible();
  await dialog.getByLabel('Amount').fill('50,000');
  await expectAccessible(page, 'adding money');
  await clickAt(page, dialog.getByRole('button', { name: 'Continue to payment' }));
  await expect(page).toHaveURL(/gateway\/checkout/);
  await clickAt(page, page.getByRole('button', { name: /^Pay ₹/ }));

  await expect(page).toHaveURL(/part=wallet&payment=top_/);
  await expect(page.getByText(/was added to the wallet/)).toBeVisible();
  await expect(balance).toContainText(/₹50,?000/);
  const line = page.getByRole('row').filter({ hasText: 'Money added by UPI' });
  await expect(line).toContainText('+₹50,000');
  await expectAccessible(page, 'the wallet');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    clickAt(page, line.getByRole('button', { name: 'Receipt' })),
  ]);
  expect(file.suggestedFilename()).toBe('receipt.pdf');

  await clickAt(page, balance.getByRole('link', { name: 'Change in Configuration' }));
  await page.getByLabel(/Email administrators below/).fill('60,000');
  await clickAt(page, page.getByRole('button', { name: 'Save the settings' }));
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  await page.goto('/corporate/auth/company?part=wallet');
  await expect(balance).toContainText('Low balance: less than ₹60,000 is left.');
});

test('[1.3] an empty wallet stops a booking where the checkout is not allowed, and names the way out', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const { meera } = await aNewCompany(request, { paying: 'wallet', night: 90_000_00 });
  const from = isMobile ? 73 : 71;
  const nights = `checkin=${inDays(from)}&checkout=${inDays(from + 1)}&rooms=1`;
  await page.goto('/corporate/auth/Configuration');
  await signInAtWork(page, meera);
  await page.getByLabel('The rest may be paid at the checkout').uncheck();
  await clickAt(page, page.getByRole('button', { name: 'Save the settings' }));
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  await page.goto(`/corporate/auth/booking/hotels/hotelListing?city=jaipur&${nights}&policy=in`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Rooms for/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Book this room' }).first().click();
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  const pay = page.getByRole('button', { name: /^(Pay|Book for) ₹/ });
  const stopped = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your company’s wallet is empty' });
  await expect(stopped).toContainText(
    /and this costs ₹[\d,]+\. Nothing was booked or charged\. Ask Meera Nair to add money to it, or to allow the checkout/,
  );
  await expect(pay).toBeDisabled();
  await expectAccessible(page, 'a booking that an empty wallet stops');
  await clickAt(page, stopped.getByRole('link', { name: 'Add money to the wallet' }));
  await expect(page).toHaveURL(/part=wallet/);
  await expect(page.getByRole('button', { name: 'Add money' })).toBeVisible();
});
