import type { StayBooking } from '#features/bookings/contract.ts';
import { addDays } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { clickAt } from '../support/by-position.ts';
import { ticketed } from '../support/flight.ts';
import { chooseHindi, errorsOf, expectInHindi, someoneInHindi } from '../support/hindi.ts';
import { dialogInHindi, namesInFlight } from '../support/hindi-flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ask, asked, confirmed, held } from '../support/trips.ts';

/** A guest's own request. */
const KEPT = ['Quiet rooms, please'] as const;
/** What data names of a booked stay: its hotel with its place, its rooms and people. */
const namesIn = ({ hotel, rooms, details, confirmationCode }: StayBooking): string[] =>
  [
    hotel.name,
    hotel.address,
    hotel.area,
    confirmationCode ?? '',
    ...rooms.flatMap(({ room }) => [room.name, room.rateName]),
    ...(details?.guests ?? []).flatMap(({ firstName, lastName }) => [firstName, lastName]),
  ].filter(Boolean);
/** The first day from 40 days ahead from which a stay of four nights stays within its month: one calendar page on a phone. */
const FROM = Array.from({ length: 31 }, (_, at) => 40 + at).find((days) => Number(inDays(days).slice(8)) <= 20)!;
const nameOf = (date: string): RegExp => {
  const day = new Date(`${date}T00:00:00Z`);
  const month = day.toLocaleString('hi-IN', { month: 'long', timeZone: 'UTC' });
  return new RegExp(`(?:^|\\D)${day.getUTCDate()} ${month}`);
};

const open = (page: Page, { _id }: Pick<StayBooking, '_id'>) => page.goto(`/bookings/details?bookingId=${_id}`);

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] reads their trips, cancels a room and then the stay, and sees where the money is', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    await chooseHindi(page);
    await page.goto('/bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'अपनी यात्राएँ देखने के लिए साइन इन करें' })).toBeVisible();
    await expectInHindi(page, 'the trips of somebody who is not signed in', []);
    const person = await someoneSignedIn(page);
    await page.goto('/bookings');
    await expect(page.getByRole('heading', { name: 'अभी कोई यात्रा नहीं है' })).toBeVisible();
    await expectInHindi(page, 'no trips', []);

    const call = asked(page, person);
    const unpaid = await held(call, { city: 'kochi', from: 45 });
    const { _id, rooms, total } = await confirmed(call, { city: 'jaipur', from: 40, rooms: 2 });
    const booking = await ask<StayBooking>(call, '/api/bookings/guests', {
      bookingId: _id,
      details: {
        guests: [
          { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
          { title: 'Mr', firstName: 'Vikram', lastName: 'Sen' },
        ],
        email: person.email,
        mobile: person.mobile,
        requests: KEPT[0],
      },
    });
    const names = [...namesIn(unpaid), ...namesIn(booking), person.firstName, person.lastName, ...KEPT];
    await page.goto('/bookings');
    await expect(page.getByRole('heading', { level: 2, name: 'जयपुर' })).toBeVisible();
    await expect(page.getByText(/तक रोका गया, भुगतान बाकी है$/)).toBeVisible();
    await expectInHindi(page, 'the trips', names);
    await page.screenshot({ path: test.info().outputPath('trips.png'), fullPage: true });

    await open(page, booking);
    await expect(page.getByText(/^कन्फ़र्म। कोड/)).toBeVisible();
    await clickAt(page, page.getByText('आपातकालीन संपर्क'));
    await expect(page.getByText(/^इस यात्रा के लिए कोई सहेजा नहीं गया है।/)).toBeVisible();
    await expectInHindi(page, 'a booked stay', names);
    await page.screenshot({ path: test.info().outputPath('stay.png'), fullPage: true });
    await clickAt(page, page.getByRole('button', { name: 'मेहमान या अनुरोध बदलें' }));
    await expect(page.getByRole('dialog', { name: 'मेहमान और अनुरोध' })).toBeVisible();
    await dialogInHindi(page, names);
    await clickAt(page, page.getByRole('button', { name: 'सहेजें', exact: true }));
    // the product's live region says it too
    await expect(
      page.getByRole('region', { name: 'सूचना' }).getByText('नए नाम और अनुरोध होटल को मिल गए हैं।'),
    ).toBeVisible();

    await clickAt(page, page.getByRole('button', { name: 'कमरे या पूरी बुकिंग रद्द करें' }));
    const several = page.getByRole('dialog', { name: 'आप क्या रद्द करना चाहते हैं?' });
    await expect(several.getByText('कम से कम एक कमरा चुनें।')).toBeVisible();
    await clickAt(page, several.getByText(/^कमरा 2: .*Mr Vikram Sen/));
    const inHindi = (amount: number) => formatMoney(money(amount));
    await expect(several.getByText(`${inHindi(rooms[1]!.total)} वापस मिलेंगे`)).toBeVisible();
    await expect(several.getByRole('img', { name: /^रद्द करने पर रिफ़ंड/ })).toBeVisible();
    await dialogInHindi(page, names);
    await expectInHindi(page, 'the dialog that cancels rooms', names);
    await page.screenshot({ path: test.info().outputPath('cancel.png') });
    await clickAt(page, several.getByRole('button', { name: 'यह कमरा रद्द करें' }));
    await expect(page.getByText(/^रद्द: 1 कमरा, मेहमान Mr Vikram Sen/)).toBeVisible();
    await expectInHindi(page, 'a stay with a room cancelled', names);

    await clickAt(page, page.getByRole('button', { name: 'बुकिंग रद्द करें' }));
    const whole = page.getByRole('dialog', { name: 'यह बुकिंग रद्द करें?' });
    await clickAt(page, whole.getByText('पूरा आपके वॉलेट में'));
    await dialogInHindi(page, names);
    await clickAt(page, whole.getByRole('button', { name: 'बुकिंग रद्द करें' }));
    await expect(page.getByText(/^रद्द। कोड/)).toBeVisible();
    await expect(page.getByText(/आपके वॉलेट में वापस/).first()).toBeVisible();
    await expectInHindi(page, 'a cancelled stay', names);
    await page.screenshot({ path: test.info().outputPath('cancelled.png'), fullPage: true });
    await page.goto('/bookings?when=cancelled');
    await expect(page.getByText(/^रद्द; ₹[\d,]+ वापस/)).toBeVisible();
    await expectInHindi(page, 'the cancelled trips', names);

    await open(page, unpaid);
    await expect(page.getByText(/^भुगतान अभी बाकी है। कमरा .+ तक आपके लिए रोका गया है।$/)).toBeVisible();
    await expectInHindi(page, 'a stay that is not paid', names);
    await page.goto('/bookings/details?bookingId=bkg_none');
    await expect(page.getByRole('heading', { level: 1, name: 'बुकिंग नहीं मिली' })).toBeVisible();
    expect(total).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  test('[9.9] changes the dates of a stay, and reads of the payment that is open', async ({ page }) => {
    test.slow();
    const call = asked(page, await someoneInHindi(page));
    const booking = await confirmed(call, { city: 'udaipur', from: FROM, nights: 2, freeNights: 3 });
    const names = namesIn(booking);
    await open(page, booking);
    await clickAt(page, page.getByRole('button', { name: 'तारीखें बदलें' }));
    const dialog = page.getByRole('dialog', { name: 'तारीखें बदलें' });
    for (const day of [booking.stay.checkIn, addDays(booking.stay.checkOut, 1)])
      await dialog
        .getByRole('button', { name: nameOf(day) })
        .first()
        .click();
    await expect(dialog.getByText('नई तारीखें, 3 रातें, टैक्स सहित')).toBeVisible();
    await dialogInHindi(page, names);
    await expectInHindi(page, 'the dialog that changes dates', names);
    await page.screenshot({ path: test.info().outputPath('dates.png') });
    await dialog.getByRole('button', { name: /^₹[\d,]+ चुकाएँ और बदलें$/ }).click();
    await page.waitForURL('**/gateway/checkout/**');
    await open(page, booking);
    const waits = page.getByRole('region', { name: 'तारीखों के बदलाव का भुगतान बाकी है' });
    await expect(waits.getByText(/से बदलकर .+ की जाएँगी।$/)).toBeVisible();
    await expectInHindi(page, 'a change that is not paid', names);
    await waits.getByRole('button', { name: 'तारीखें न बदलें' }).click();
    await expect(page.getByText(/आपकी बुकिंग पहले की तारीखों पर ही है।/)).toBeVisible();
    await expectInHindi(page, 'a change that nobody paid', names);
  });

  test('[9.9] finds a flight among their trips, and its page', async ({ page }) => {
    const person = await someoneInHindi(page);
    const flight = await ticketed(asked(page, person));
    await page.goto('/bookings');
    await expect(page.getByText(/^टिकट जारी, PNR/)).toBeVisible();
    await expectInHindi(page, 'the trips with a flight', [...namesInFlight(flight), person.firstName, person.lastName]);
    await clickAt(page, page.getByRole('main').getByRole('link', { name: /बेंगलुरु – दिल्ली/ }));
    await page.waitForURL('**/bookings/details?**');
    await expect(page.getByRole('heading', { level: 1, name: 'बेंगलुरु – दिल्ली' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('trips in Hindi are no wider than 360 pixels', async ({ page }) => {
    const call = asked(page, await someoneInHindi(page));
    const booking = await confirmed(call, { city: 'jaipur', from: 40, rooms: 2 });
    const fits = async (what: string) => {
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, what).toBeLessThanOrEqual(shown ?? 0);
    };
    await page.goto('/bookings');
    await expect(page.getByRole('heading', { level: 2, name: 'जयपुर' })).toBeVisible();
    await fits('the list');
    await open(page, booking);
    await expect(page.getByText(/^कन्फ़र्म। कोड/)).toBeVisible();
    await fits('a stay');
    await clickAt(page, page.getByRole('button', { name: 'कमरे या पूरी बुकिंग रद्द करें' }));
    await clickAt(page, page.getByRole('button', { name: 'सभी कमरे चुनें' }));
    await expect(page.getByText(/वापस मिलेंगे/).first()).toBeVisible();
    await fits('the cancellation');
    await page.screenshot({ path: test.info().outputPath('narrow.png') });
  });
});
