import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { flown } from '../support/company-flight.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { expect, test } from '../support/test.ts';

test('[4.13] what the company’s account paid goes back there without a choice, and a cancelled trip shows no tickets', async ({
  page,
}) => {
  test.slow();
  const { meera } = await aNewCompany(page.request, { flights: {} });
  await page.goto('/corporate/auth/booking?part=trips');
  await signInAtWork(page, meera);
  const trip = await flown(page);
  await page.goto(`/corporate/auth/booking/flights/flightConfirm?bookingId=${trip._id}&part=trip`);
  await expect(page.getByRole('table', { name: 'Tickets' })).toBeVisible();
  await clickAt(page, page.getByRole('button', { name: 'Cancel all or part' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The refund goes to your company’s account at once.')).toBeVisible();
  await expect(dialog.getByText(/to the bank/)).toHaveCount(0);
  await expectAccessible(page, 'cancelling a trip that the company paid');
  await clickAt(page, dialog.getByRole('button', { name: 'Cancel the trip' }));
  await expect(page.getByText(/₹[\d,]+ was refunded to your company’s account/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Tickets' })).toHaveCount(0);
  await page.goto('/corporate/auth/company?part=wallet');
  const history = page.getByRole('table', { name: 'History' });
  await expect(history.getByText('Refund: Bengaluru – Delhi')).toBeVisible();
  await expect(history.getByText('Bengaluru – Delhi', { exact: true })).toBeVisible();
});
