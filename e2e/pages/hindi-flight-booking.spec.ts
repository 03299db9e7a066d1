import type { FlightBooking } from '#features/bookings/contract.ts';
import { clickAt } from '../support/by-position.ts';
import { askedBy, flightQuery, heldFlight, sentinelOffer, ticketed } from '../support/flight.ts';
import { chooseHindi, errorsOf, expectInHindi, someoneInHindi } from '../support/hindi.ts';
import { dialogInHindi, namesInFlight, unfoldAll } from '../support/hindi-flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ask } from '../support/trips.ts';

const PAY = /^₹[\d,]+ चुकाएँ$/;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const picture = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
const idIn = (page: Page): string => new URL(page.url()).searchParams.get('bookingId') ?? '';
const openTrip = (page: Page, { _id }: Pick<FlightBooking, '_id'>) => page.goto(`/bookings/details?bookingId=${_id}`);

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] chooses a flight, corrects what is refused, pays, reads the trip and cancels it', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    await chooseHindi(page);
    await page.goto(`/flights?${flightQuery(43)}`);
    await clickAt(page, page.getByRole('link', { name: /^फ़्लेक्सी .*यह किराया चुनें$/ }).nth(test.info().parallelIndex));
    await page.waitForURL('**/flights/review?**');
    await expect(heading(page, 'ये फ़्लाइट बुक करने के लिए साइन इन करें')).toBeVisible();
    await expectInHindi(page, 'the review of somebody who is not signed in', []);
    const person = await someoneSignedIn(page);
    const asked = askedBy(page, person);
    await page.reload();

    await expect(heading(page, 'कौन यात्रा कर रहा है?')).toBeVisible();
    await page.waitForURL(/bookingId=/);
    const booking = await ask<FlightBooking>(asked, `/api/bookings/details?bookingId=${idIn(page)}`);
    const names = [...namesInFlight(booking), person.email, person.firstName, person.lastName];
    await unfoldAll(page);
    await expect(page.getByText(/^मूल किराया, 1 वयस्क × ₹/).first()).toBeVisible();
    await expect(page.getByText(/^उड़ान से .+ पहले तक: /).first()).toBeVisible();
    await expect(page.getByLabel(/^बैग: /)).toBeVisible();
    await expectInHindi(page, 'the review', names);
    await picture(page, 'review');

    await clickAt(page, button(page, /^सीटें चुनें/));
    const seats = page.getByRole('dialog');
    await clickAt(page, seats.getByRole('button', { name: /^\d+[A-K], खिड़की, (₹|शामिल)/ }).nth(3));
    await expect(seats.getByRole('radio', { name: /: \d+[A-K]$/ })).toBeVisible();
    await dialogInHindi(page, names);
    await picture(page, 'seats');
    await clickAt(page, seats.getByRole('button', { name: 'हो गया' }));
    await page.getByLabel(/^बैग: /).selectOption({ index: 1 });
    await expect(page.getByRole('complementary', { name: 'आपकी फ़्लाइट' }).getByText(/^5 किग्रा अतिरिक्त, /)).toBeVisible();

    await page.getByLabel('पहला नाम').fill('R2');
    await page.getByLabel('उपनाम').fill('');
    await page.getByLabel('मोबाइल नंबर').fill('12345678');
    await clickAt(page, button(page, PAY));
    for (const message of [
      'संबोधन चुनें।',
      /^एयरलाइन नाम सिर्फ़ A से Z के अक्षरों में छापती हैं।/,
      /^उपनाम लिखें। अगर एक ही नाम है/,
      /^भारत का मोबाइल नंबर 10 अंकों का होता है/,
    ])
      await expect(page.getByText(message).first()).toBeVisible();
    await expectInHindi(page, 'the review with errors beside its fields', names);
    await picture(page, 'refused');
    await page.getByLabel('संबोधन', { exact: true }).selectOption('Ms');
    await page.getByLabel('पहला नाम').fill(person.firstName);
    await page.getByLabel('उपनाम').fill(person.lastName);
    await page.getByLabel('मोबाइल नंबर').fill(person.mobile);
    await clickAt(page, button(page, PAY));

    await page.waitForURL('**/gateway/checkout/**');
    await expectInHindi(page, 'the payment page', names);
    await clickAt(page, button(page, PAY));
    await page.waitForURL('**/flights/confirmation**');
    await expect(heading(page, 'बेंगलुरु – दिल्ली का टिकट जारी हो गया है')).toBeVisible();
    await expect(page.getByText(/^₹[\d,]+ का भुगतान हो गया।$/).first()).toBeVisible();
    const paid = await ask<FlightBooking>(asked, `/api/bookings/details?bookingId=${booking._id}`);
    const tripNames = [...names, ...namesInFlight(paid)];
    await unfoldAll(page);
    await expectInHindi(page, 'the confirmation', tripNames);
    await picture(page, 'confirmation');

    await clickAt(page, page.getByRole('link', { name: 'यह यात्रा खोलें' }));
    await page.waitForURL('**/bookings/details**');
    await expect(page.getByText(/^टिकट जारी। PNR/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await unfoldAll(page);
    await expect(page.getByText(/^वेब चेक-इन .+ को खुलेगा।$/)).toBeVisible();
    await expectInHindi(page, 'the page of a flight', tripNames);
    await picture(page, 'trip');
    await clickAt(page, button(page, 'पूरी यात्रा या कुछ हिस्सा रद्द करें'));
    const cancel = page.getByRole('dialog', { name: 'यह यात्रा रद्द करें?' });
    await expect(cancel.getByText(/वापस मिलेंगे/).first()).toBeVisible();
    await dialogInHindi(page, tripNames);
    await expectInHindi(page, 'the dialog that cancels', tripNames);
    await picture(page, 'cancel');
    await clickAt(page, cancel.getByText('पूरा आपके वॉलेट में'));
    await clickAt(page, cancel.getByRole('button', { name: 'यात्रा रद्द करें' }));
    await expect(page.getByText(/^रद्द। PNR/)).toBeVisible();
    await expect(page.getByText(/आपके वॉलेट में वापस/).first()).toBeVisible();
    await expectInHindi(page, 'a cancelled flight', tripNames);
    await picture(page, 'cancelled');
    expect(broken).toEqual([]);
  });

  test('[9.9] changes the day of a flight, adds a bag, and reads of the payments that are open', async ({ page }) => {
    test.slow();
    const asked = askedBy(page, await someoneInHindi(page));
    const trip = await ticketed(asked, sentinelOffer('ZZ9011').replace('flexi', 'saver'));
    const names = namesInFlight(trip);
    await openTrip(page, trip);
    await clickAt(page, button(page, 'तारीख बदलें'));
    const dialog = page.getByRole('dialog', { name: 'तारीख बदलें' });
    await dialog.getByLabel('नई तारीख').fill(inDays(43));
    await clickAt(page, dialog.getByRole('radio', { name: /9011/ }));
    await expect(dialog.getByText(/^बदलाव शुल्क, /)).toBeVisible();
    await dialogInHindi(page, names);
    await expectInHindi(page, 'the dialog that changes the day', names);
    await picture(page, 'change');
    await clickAt(page, dialog.getByRole('button', { name: 'कुछ न बदलें' }));

    await clickAt(page, button(page, 'सीट, खाना या सामान जोड़ें'));
    const adds = page.getByRole('dialog', { name: 'सीट, खाना या सामान जोड़ें' });
    await adds.getByLabel(/^बैग:/).selectOption({ index: 1 });
    await adds.getByLabel(/^खाना:/).selectOption({ index: 1 });
    const pays = adds.getByRole('button', { name: /^₹[\d,.]+ चुकाएँ और जोड़ें$/ });
    await expect(pays).toBeVisible();
    await dialogInHindi(page, names);
    await picture(page, 'add');
    await clickAt(page, pays);
    await page.waitForURL('**/gateway/checkout/**');
    await openTrip(page, trip);
    const waits = page.getByRole('region', { name: 'जो आपने जोड़ा, उसका भुगतान बाकी है' });
    await expect(waits.getByText(/ के लिए जोड़ा जाएगा: /)).toBeVisible();
    await expectInHindi(page, 'what was added and is not paid', names);
    await clickAt(page, waits.getByRole('button', { name: 'कुछ न जोड़ें' }));
    await expect(page.getByText(/कुछ नहीं जोड़ा गया: आपके टिकट वैसे ही हैं।/)).toBeVisible();
    await expectInHindi(page, 'an addition that nobody paid', names);
  });
});

test.describe('a reader of Hindi whose flight does not go as it was chosen', () => {
  const opensReview = (page: Page, flight: string) =>
    page.goto(`/flights/review?offers=${sentinelOffer(flight)}&adults=1&seen=100000`);

  test('[9.9] reads what changed, and that a fare is gone', async ({ page }) => {
    const person = await someoneInHindi(page);
    await opensReview(page, 'ZZ9001');
    await expect(heading(page, 'एयरलाइन ने कीमत बदल दी है')).toBeVisible();
    const booking = await ask<FlightBooking>(askedBy(page, person), `/api/bookings/details?bookingId=${idIn(page)}`);
    const names = [...namesInFlight(booking), person.firstName, person.lastName];
    await expectInHindi(page, 'the changed price', names);
    await picture(page, 'changed');
    await clickAt(page, button(page, /^₹[\d,]+ स्वीकार करें$/));
    await expect(heading(page, 'कौन यात्रा कर रहा है?')).toBeVisible();
    await clickAt(page, button(page, 'रोकी गई बुकिंग छोड़ दें'));
    await page.waitForURL('**/flights?**');

    await page.goto(`/flights/review?offers=${sentinelOffer('ZZ9011', -3)}&adults=2&seen=100000`);
    await expect(heading(page, 'अब उपलब्ध नहीं')).toBeVisible();
    await expectInHindi(page, 'a fare that is gone', names);
    await page.goto('/flights/review');
    await expect(heading(page, 'कोई फ़्लाइट नहीं चुनी गई')).toBeVisible();
    await page.goto('/flights/review?bookingId=bkg_none');
    await expect(heading(page, 'बुकिंग नहीं मिली')).toBeVisible();
  });

  test('[9.9] reads that the airline refused, of new times, and of a part that was refused', async ({ page }) => {
    test.slow();
    const person = await someoneInHindi(page);
    const asked = askedBy(page, person);
    const refused = await ticketed(asked, sentinelOffer('XX9004'));
    await page.goto(`/flights/confirmation?bookingId=${refused._id}`);
    await expect(heading(page, 'फ़्लाइट बुक नहीं हो सकीं')).toBeVisible();
    await expect(page.getByText(/^एयरलाइन टिकट जारी नहीं कर सकी। ₹[\d,]+ वहीं वापस/)).toBeVisible();
    await expectInHindi(page, 'the flight that was refused', namesInFlight(refused));

    const moved = await ticketed(asked, sentinelOffer('XX9010'));
    await openTrip(page, moved);
    await expect(page.getByRole('region', { name: /का समय बदल गया है$/ })).toBeVisible();
    await expectInHindi(page, 'new times', namesInFlight(moved));
    await picture(page, 'moved');
    await clickAt(page, button(page, 'यात्रा रद्द करें'));
    await expect(page.getByRole('dialog').getByText(/इसलिए रद्द करना मुफ़्त है।/)).toBeVisible();
    await dialogInHindi(page, namesInFlight(moved));
    await page.keyboard.press('Escape');
    await clickAt(page, button(page, 'नया समय स्वीकार करें'));
    await expect(page.getByRole('region', { name: /का समय बदल गया है$/ })).toBeHidden();

    const partly = await ticketed(asked, `${sentinelOffer('ZZ9011')}*${sentinelOffer('XX9104', 45)}`);
    await page.goto(`/flights/confirmation?bookingId=${partly._id}`);
    await expect(heading(page, 'इस यात्रा के कुछ हिस्से का टिकट जारी हुआ है')).toBeVisible();
    await expectInHindi(page, 'a trip of which a part was refused', namesInFlight(partly));
    await openTrip(page, partly);
    await expect(page.getByText(/की एयरलाइन ने अपने हिस्से से मना कर दिया।/).first()).toBeVisible();
    await expectInHindi(page, 'the page of that trip', namesInFlight(partly));
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('a flight in Hindi is no wider than 360 pixels from its review to its page', async ({ page }) => {
    const asked = askedBy(page, await someoneInHindi(page));
    const held = await heldFlight(asked);
    const trip = await ticketed(asked, sentinelOffer('ZZ9011'));
    const fits = async (what: string) => {
      await unfoldAll(page);
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, what).toBeLessThanOrEqual(shown ?? 0);
      await picture(page, `narrow-${what}`);
    };
    await page.goto(`/flights/review?bookingId=${held._id}`);
    await expect(heading(page, 'कौन यात्रा कर रहा है?')).toBeVisible();
    await fits('review');
    await page.goto(`/flights/confirmation?bookingId=${trip._id}`);
    await expect(heading(page, /का टिकट जारी हो गया है$/)).toBeVisible();
    await fits('confirmation');
    await openTrip(page, trip);
    await expect(page.getByText(/^टिकट जारी। PNR/)).toBeVisible();
    await fits('trip');
    await clickAt(page, button(page, 'पूरी यात्रा या कुछ हिस्सा रद्द करें'));
    await expect(
      page
        .getByRole('dialog')
        .getByText(/वापस मिलेंगे/)
        .first(),
    ).toBeVisible();
    await fits('cancel');
  });
});
