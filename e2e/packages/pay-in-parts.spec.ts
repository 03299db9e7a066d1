import { expectAccessible } from '../support/axe.ts';
import { heldPackage, TWO } from '../support/package.ts';
import { someoneSignedIn } from '../support/person.ts';
import { press } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { asked } from '../support/trips.ts';

test(
  '[7.20] a traveller books a package with a deposit, sees what is due and when, pays the next part and all that remains',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const { _id, total, instalments } = await heldPackage(asked(page, person), TWO, 70);
    const [deposit, second, third] = instalments!.payments.map(
      ({ amount }) => `₹${(amount / 100).toLocaleString('en-US')}`,
    );
    const whole = `₹${(total / 100).toLocaleString('en-US')}`;

    await page.goto(`/packages/review?bookingId=${_id}`);
    const choice = page.getByRole('group', { name: 'How do you want to pay?' });
    await expect(choice.getByRole('radio', { name: `Pay ${whole} in full` })).toBeChecked();
    await choice.getByRole('radio', { name: `Pay a deposit of ${deposit} today` }).check();
    await expect(choice.getByText(`Then ${second} by`)).toContainText(`and ${third} by`);
    await expectAccessible(page, 'the review, with a deposit');
    await press(page, `Pay ${deposit}`);
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('link', { name: 'Leave without paying' }).click();
    await expect(choice.getByRole('radio', { name: `Pay a deposit of ${deposit} today` })).toBeChecked();
    await press(page, `Pay ${deposit}`);
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('button', { name: `Pay ${deposit}` }).click();
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
    await expect(page.getByText(`${deposit} paid.`).first()).toBeVisible();
    await expect(page.getByText(`Still to be paid: ${second} by`).first()).toBeVisible();

    await page.goto('/bookings');
    await expect(page.getByText(`${second} to pay by`)).toBeVisible();
    await page.goto(`/bookings/details?bookingId=${_id}`);
    const payments = page.getByRole('region', { name: 'Payments' });
    await expect(payments.getByText(`${deposit}, paid on`)).toBeVisible();
    await expect(payments.getByText(`${second}, due by`)).toBeVisible();
    await expect(payments.getByText(/If it is not paid by then, the booking is cancelled/)).toContainText(
      `${deposit} of what you paid goes back, and the tour operator keeps nothing`,
    );
    await expect(page.getByRole('button', { name: 'Invoice' })).toBeHidden();
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      payments.getByRole('button', { name: 'Receipt' }).click(),
    ]);
    expect(receipt.suggestedFilename()).toBe('receipt-1.pdf');
    await expectAccessible(page, 'the trip, with payments');

    await payments.getByRole('button', { name: `Pay ${second}` }).click();
    await page.waitForURL('**/gateway/checkout/**');
    await page.goto(`/bookings/details?bookingId=${_id}`);
    await expect(payments.getByText(`A payment of ${second} is open at the checkout.`)).toBeVisible();
    await payments.getByRole('button', { name: 'Continue to the checkout' }).click();
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('button', { name: `Pay ${second}` }).click();
    await page.waitForURL(`**/bookings/details?bookingId=${_id}`);
    await expect(payments.getByText(/, paid on/)).toHaveCount(2);

    await payments.getByRole('button', { name: `Pay ${third}` }).click();
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('button', { name: `Pay ${third}` }).click();
    await page.waitForURL(`**/bookings/details?bookingId=${_id}`);
    await expect(page.getByText(`${whole} paid`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invoice' })).toBeVisible();
    await expect(payments.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  },
);
