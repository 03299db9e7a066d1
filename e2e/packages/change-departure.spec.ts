import type { PackageBooking } from '#features/bookings/contract.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { confirmedPackage, TWO } from '../support/package.ts';
import { someoneSignedIn } from '../support/person.ts';
import { press } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { ask, asked } from '../support/trips.ts';

type Options = { back: number; options: { departure: string; newPrice: number; due: number }[] };
type Call = Parameters<typeof ask>[0];

/** The places among the other departures of the first that cost more, less, with rooms for the party. */
async function others(call: Call, bookingId: string): Promise<{ dearer: number; options: Options['options'] }> {
  const { options } = await ask<Options>(call, `/api/bookings/packages/change-options?bookingId=${bookingId}`);
  for (const [at, { departure, due }] of options.entries()) {
    if (due <= 0) continue;
    const quote = await call.request.get(
      `/api/bookings/packages/change-quote?bookingId=${bookingId}&departure=${departure}`,
      { headers: { authorization: `Bearer ${call.person.token}` } },
    );
    if (quote.ok()) return { dearer: at, options };
  }
  throw new Error('No other departure costs more and has rooms.');
}

test(
  '[7.20] a package is changed to a dearer departure: the differences first, left unpaid it stands, paid it has its new days and documents',
  { tag: '@phone' },
  async ({ page }) => {
    const call = asked(page, await someoneSignedIn(page));
    const { _id, total, departure: booked } = await confirmedPackage(call, TWO, true);
    const { dearer, options } = await others(call, _id);
    const { departure, due, newPrice } = options[dearer]!;
    const price = formatMoney(money(due));
    const dialog = page.getByRole('dialog', { name: 'Change departure' });
    const choose = async () => {
      await page.goto(`/bookings/details?bookingId=${_id}`);
      await clickAt(page, page.getByRole('button', { name: 'Change departure' }));
      await expect(dialog.getByText(/^A change is free now: ₹[\d,]+ counts towards the new departure\./)).toBeVisible();
      if (dearer >= 6) await dialog.getByRole('button', { name: /^Show all/ }).click();
      const wanted = dialog.locator(`input[value="${departure}"]`);
      await expect(wanted).toHaveAccessibleName(new RegExp(`${price} to pay`));
      await clickAt(page, wanted);
      await expect(wanted).toBeChecked();
    };

    await choose();
    await expect(dialog.getByText('New departure, taxes included')).toBeVisible();
    await expect(dialog.getByText(formatMoney(money(newPrice))).first()).toBeVisible();
    await expect(dialog.getByText(/The tour operator keeps nothing of the booked departure\./)).toBeVisible();
    await expectAccessible(page, 'the dialog that changes the departure');
    await page.screenshot({ path: test.info().outputPath('dialog.png') });
    await clickAt(page, dialog.getByRole('button', { name: `Pay ${price} and change` }));
    await page.waitForURL('**/gateway/checkout/**');

    await page.goto(`/bookings/details?bookingId=${_id}`);
    const waits = page.getByRole('region', { name: 'A change of departure waits for its payment' });
    await expect(waits).toContainText('Your package is booked on its departure as before until you have paid');
    await page.screenshot({ path: test.info().outputPath('waits.png'), fullPage: true });
    await clickAt(page, waits.getByRole('button', { name: 'Keep the departure' }));
    await expect(page.getByText(/and nothing was changed: your package is booked/)).toBeVisible();
    const stands = await ask<PackageBooking>(call, `/api/bookings/details?bookingId=${_id}`);
    expect(stands).toMatchObject({ state: 'confirmed', departure: booked, total });

    await choose();
    await clickAt(page, dialog.getByRole('button', { name: `Pay ${price} and change` }));
    await page.waitForURL('**/gateway/checkout/**');
    await press(page, /^Pay ₹/);
    await page.waitForURL(`**/bookings/details?bookingId=${_id}`);
    await expect(page.getByRole('heading', { name: 'Changed departures' })).toBeVisible();
    await expectAccessible(page, 'a package on its new departure');
    await page.screenshot({ path: test.info().outputPath('trip.png'), fullPage: true });
    for (const name of [/^Invoice\. Changed from/, /^Credit note\. Changed from/]) {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      expect(file.suggestedFilename()).toContain('pdf');
    }
    const now = await ask<PackageBooking>(call, `/api/bookings/details?bookingId=${_id}`);
    expect(now).toMatchObject({ state: 'confirmed', departure, total: total + due });
  },
);
