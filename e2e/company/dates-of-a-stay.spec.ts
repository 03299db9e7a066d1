import { addDays } from '#lib/shared/dates.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { stayed } from '../support/company-stay.ts';
import { requestLink } from '../support/inbox.ts';
import { inDays } from '../support/stay.ts';
import { expect, test, waitingForHydration } from '../support/test.ts';

test.setTimeout(120_000);

/** The first day from 40 days ahead from which a stay of four nights stays within its month: one calendar page on a phone. */
const FROM = Array.from({ length: 31 }, (_, at) => 40 + at).find((days) => Number(inDays(days).slice(8)) <= 20)!;

const nameOf = (date: string): RegExp => {
  const day = new Date(`${date}T00:00:00Z`);
  const month = day.toLocaleString('en-IN', { month: 'long', timeZone: 'UTC' });
  return new RegExp(`\\b${day.getUTCDate()}(st|nd|rd|th)? ${month}\\b`);
};

test(
  '[4.8] [7.20] new dates of a stay that need approval are asked for, approved in another tab, and shown moved without a reload',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const company = await aNewCompany(page.request, { night: 100_000_000, hotels: { dateChangeAllowed: false } });
    await page.goto('/corporate/auth/booking?part=trips');
    await signInAtWork(page, company.om);
    const { _id, stay } = await stayed(page, { city: 'udaipur', from: FROM, nights: 2, freeNights: 3 });
    const trip = `/corporate/auth/booking/hotels/confirmation?bookingId=${_id}&part=trip`;
    await page.goto(trip);
    await clickAt(page, page.getByRole('button', { name: 'Change dates' }));
    const dialog = page.getByRole('dialog', { name: 'Change dates' });
    for (const day of [stay.checkIn, addDays(stay.checkOut, 1)])
      await dialog
        .getByRole('button', { name: nameOf(day) })
        .first()
        .click();
    await expect(dialog.getByText('New dates, 3 nights, taxes included')).toBeVisible();
    await expect(dialog.getByText('Needs approval')).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Who decides' }).getByText('Meera Nair')).toBeVisible();
    await expect(dialog.getByText(/The hotel holds nothing meanwhile\..+no more than ₹/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /and change$|^Change/ })).toHaveCount(0);
    await expectAccessible(page, 'asking for new dates');
    await page.screenshot({ path: test.info().outputPath('dialog.png') });
    const send = dialog.getByRole('button', { name: 'Request approval for these dates' });
    await clickAt(page, send);
    await expect(dialog.getByText('Give a reason.').first()).toBeVisible();
    await dialog.getByLabel('Reason for the change').fill('The fair is a day longer.');
    await clickAt(page, send);
    await expect(page).toHaveURL(/approvalStatus\?companyId=cmp_\w+&bookingId=chg_\w+/);
    await expect(page.getByText('Waits for Meera Nair.')).toBeVisible();
    await expect(page.getByText('The stay keeps its dates until it is approved.')).toBeVisible();
    await expectAccessible(page, 'new dates that were asked for');
    await page.screenshot({ path: test.info().outputPath('status.png'), fullPage: true });

    await clickAt(page, page.getByRole('link', { name: 'See the trip' }));
    const waits = page.getByRole('region', { name: 'A change waits for approval' });
    await expect(waits).toContainText('Nothing is held meanwhile. Your stay keeps its dates.');
    await expectAccessible(page, 'a stay whose new dates wait for approval');
    await page.screenshot({ path: test.info().outputPath('trip.png'), fullPage: true });

    const approver = await (
      await waitingForHydration(await browser.newContext({ ...test.info().project.use }))
    ).newPage();
    await approver.goto('/corporate/auth/booking/approval');
    await signInAtWork(approver, company.meera);
    await requestLink(approver).click();
    await expect(approver.getByText('“The fair is a day longer.”')).toBeVisible();
    const costs = approver.getByRole('region', { name: 'What the change costs' });
    await expect(costs).toContainText('To be changed from');
    await expect(costs).toContainText('New dates, 3 nights, taxes included');
    await expectAccessible(approver, 'new dates in front of who decides');
    await approver.screenshot({ path: test.info().outputPath('request.png'), fullPage: true });
    await approver
      .getByRole('button', { name: /^Approve up to ₹/ })
      .first()
      .click();
    await expect(approver.getByText(/^Approved by Meera Nair/)).toBeVisible();
    await approver.context().close();

    await expect(page.getByRole('heading', { name: 'Changed dates' })).toBeVisible({ timeout: 40_000 });
    await expect(waits).toHaveCount(0);
    await expect(page.getByText('3 nights').first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('moved.png'), fullPage: true });
  },
);
