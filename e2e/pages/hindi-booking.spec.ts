import { aTraveller } from '../support/booking.ts';
import { clickAt } from '../support/by-position.ts';
import { englishIn, namesOf } from '../support/english-words.ts';
import { chooseHindi, errorsOf, expectInHindi, someoneInHindi } from '../support/hindi.ts';
import { newPerson } from '../support/person.ts';
import { someHotel, stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { asked, atGateway } from '../support/trips.ts';

const PAY = /^₹[\d,]+ चुकाएँ$/;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** On the page of a hotel: the first rate with free cancellation, as far as the review. */
async function bookRefundableRate(page: Page): Promise<void> {
  await page
    .getByRole('radio', { name: /तक मुफ़्त कैंसिलेशन/ })
    .first()
    .check();
  await clickAt(page, button(page, 'यह कमरा बुक करें'));
  await page.waitForURL('**/hotels/review**');
}

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('searches, chooses, signs in, corrects what is refused, pays and gets the confirmation', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    const person = await newPerson(page.request);
    await chooseHindi(page);
    await page.goto('/');
    await page.getByRole('combobox', { name: 'शहर, इलाका या होटल' }).fill('Koch');
    await clickAt(page, page.getByRole('option', { name: /^कोच्चि/ }).first());
    await clickAt(page, page.getByRole('button', { name: 'खोजें' }));
    await page.waitForURL('**/hotels?**');
    const slug = await someHotel(page);
    const names = [...(await namesOf(page, slug, stayQuery())), person.email];

    await page.goto(`/hotels/${slug}?${stayQuery()}`);
    await bookRefundableRate(page);
    await expect(page.getByRole('heading', { level: 1, name: 'यह कमरा बुक करने के लिए साइन इन करें' })).toBeVisible();
    await expectInHindi(page, 'the review of somebody who is not signed in', names);

    await clickAt(page, page.getByRole('main').getByRole('button', { name: 'साइन इन करें' }));
    const dialog = page.getByRole('dialog');
    const signIn = dialog.getByRole('button', { name: 'साइन इन करें', exact: true }).last();
    await clickAt(page, signIn);
    await expect(dialog.getByText('अपना पासवर्ड लिखें।')).toBeVisible();
    await dialog.getByLabel('ईमेल').fill(person.email);
    await dialog.getByLabel('पासवर्ड', { exact: true }).fill('not-the-password');
    await clickAt(page, signIn);
    await expect(dialog.getByText('ईमेल या पासवर्ड गलत है। दोनों जाँचें, या खाता बनाएँ।')).toBeVisible();
    await expectInHindi(page, 'the sign-in over the review', names);
    await dialog.getByLabel('पासवर्ड', { exact: true }).fill(person.password);
    await clickAt(page, signIn);

    await expect(page.getByRole('heading', { level: 1, name: 'कौन ठहरेगा?' })).toBeVisible();
    await expect(page.getByText(/₹[\d,]+ में यह कमरा .+ तक आपके लिए रोका गया है। अभी कोई रकम नहीं/)).toBeVisible();
    await expectInHindi(page, 'the review', names);
    await page.getByLabel('पहला नाम').fill('R2');
    await page.getByLabel('उपनाम').fill('');
    await page.getByLabel('मोबाइल नंबर').fill('12345678');
    await page.getByLabel('मुझे कारोबार के लिए GST इनवॉइस चाहिए').check();
    await page.getByLabel('GST नंबर').fill('27AAPFU0939F1ZA');
    await clickAt(page, button(page, PAY));
    for (const message of [
      'संबोधन चुनें।',
      'उपनाम लिखें। अगर एक ही नाम है, जैसा कई भारतीय पासपोर्ट में होता है, तो दोनों जगह वही लिखें।',
      'भारत का मोबाइल नंबर 10 अंकों का होता है; इसमें 8 हैं। दूसरे देश के नंबर से पहले + और उस देश का कोड लिखें।',
      'आखिरी अक्षर बाकी नंबर से मेल नहीं खाता। जाँचें कि लिखने में कोई गलती तो नहीं हुई।',
      'कंपनी का पंजीकृत नाम लिखें।',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expectInHindi(page, 'the review with errors beside its fields', names);
    await page.getByLabel('संबोधन', { exact: true }).selectOption('Ms');
    await page.getByLabel('उपनाम').fill(person.lastName);
    await page.getByLabel('मोबाइल नंबर').fill(person.mobile);
    await page.getByLabel('मुझे कारोबार के लिए GST इनवॉइस चाहिए').uncheck();
    await clickAt(page, button(page, PAY));
    await expect(page.getByText(/^नाम में अक्षर, खाली जगह/).first(), 'refused by the API').toBeVisible();
    await page.getByLabel('पहला नाम').fill(person.firstName);
    await clickAt(page, button(page, PAY));

    await page.waitForURL('**/gateway/checkout/**');
    await expect(page.getByRole('heading', { name: 'आप भुगतान कैसे करना चाहेंगे?' })).toBeVisible();
    await clickAt(page, page.getByText('चुनें कि इस भुगतान का नतीजा क्या हो'));
    await page.getByLabel(/^बैंक भुगतान अस्वीकार करे/).check();
    await expectInHindi(page, 'the payment page', names);
    await clickAt(page, button(page, PAY));
    await expect(page.getByText('बैंक ने भुगतान अस्वीकार कर दिया। कोई रकम नहीं काटी गई।')).toBeVisible();
    await page
      .getByLabel(/^भुगतान सफल हो/)
      .first()
      .check();
    await clickAt(page, button(page, PAY));

    await page.waitForURL('**/confirmationbooking**');
    await expect(page.getByRole('heading', { level: 1, name: /की बुकिंग कन्फ़र्म हो गई है$/ })).toBeVisible();
    await expect(page.getByText(/^₹[\d,]+ का भुगतान हो गया।$/).first()).toBeVisible();
    await expectInHindi(page, 'the confirmation', names);
    await page.goto('/hotels/review?bookingId=bkg_none');
    await expect(page.getByRole('heading', { level: 1, name: 'बुकिंग नहीं मिली' })).toBeVisible();
    await expectInHindi(page, 'the review of no booking', names);
    expect(broken).toEqual([]);
  });
});

test.describe('a reader of Hindi whose booking does not go as it was chosen', () => {
  /** Chooses the first rate of a sentinel hotel, as far as the review. */
  async function book(page: Page, sentinel: string): Promise<string[]> {
    const query = stayQuery(30);
    await someoneInHindi(page);
    await page.goto(`/hotels/sentinel-${sentinel}?${query}`);
    await bookRefundableRate(page);
    return namesOf(page, `sentinel-${sentinel}`, query);
  }

  test('reads what changed, and accepts it', async ({ page }) => {
    const names = await book(page, 'price-change');
    await expect(page.getByRole('heading', { level: 1, name: 'होटल ने अपनी शर्तें बदल दी हैं' })).toBeVisible();
    await expect(page.getByText(/^दिखाई गई कीमत से ₹[\d,]+ ज़्यादा।/)).toBeVisible();
    await expectInHindi(page, 'the changed terms', names);
    await clickAt(page, button(page, /^₹[\d,]+ स्वीकार करें$/));
    await expect(page.getByRole('heading', { level: 1, name: 'कौन ठहरेगा?' })).toBeVisible();
  });

  test('reads that the room has just been sold', async ({ page }) => {
    const names = await book(page, 'sold-out-at-hold');
    await expect(page.getByRole('heading', { level: 1, name: 'यह कमरा अभी-अभी बिक गया' })).toBeVisible();
    await expect(page.getByText(/इन तारीखों पर भर चुका है। कोई रकम नहीं काटी गई।/)).toBeVisible();
    await expectInHindi(page, 'the room that is sold', names);
  });

  test('reads that the hotel refused it, and where the money is', async ({ page }) => {
    const person = await someoneInHindi(page);
    const { booking, checkoutUrl } = await atGateway(asked(page, person), { slug: 'sentinel-sold-out-at-confirm' });
    await page.goto(checkoutUrl);
    await clickAt(page, button(page, PAY));
    await expect(page.getByRole('heading', { level: 1, name: 'कमरा बुक नहीं हो सका' })).toBeVisible();
    await expect(page.getByText(/कमरा कन्फ़र्म नहीं कर सका। ₹[\d,]+ वहीं वापस/)).toBeVisible();
    await expectInHindi(page, 'the booking that was refused', [booking.hotel.name]);
  });
});

test('the pages about a password are in Hindi, and so is the sign-up', async ({ page }) => {
  await chooseHindi(page);
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: 'नया पासवर्ड' })).toBeVisible();
  await page.getByLabel('ईमेल').fill('nobody');
  await clickAt(page, page.getByRole('button', { name: 'लिंक भेजें' }));
  await expect(page.getByText('ईमेल पता इस तरह लिखें: asha@example.com')).toBeVisible();
  await expectInHindi(page, 'the page for a forgotten password', ['asha@example.com']);
  await page.getByLabel('ईमेल').fill('nobody@example.com');
  await clickAt(page, page.getByRole('button', { name: 'लिंक भेजें' }));
  await expect(page.getByText(/^अगर nobody@example.com पर खाता है/)).toBeVisible();

  await page.goto('/reset-password#token=none');
  await expect(page.getByLabel('नया पासवर्ड')).toBeVisible();
  await expectInHindi(page, 'the page for a new password', []);
  await page.goto('/finish-sign-up');
  await expect(page.getByRole('heading', { level: 1, name: 'यह लिंक अब काम नहीं करता' })).toBeVisible();
  await expectInHindi(page, 'the end of a sign-up', []);

  await page.goto('/');
  await clickAt(page, page.getByRole('banner').getByRole('button', { name: 'साइन इन करें' }));
  const dialog = page.getByRole('dialog');
  await clickAt(page, dialog.getByText('खाता बनाएँ', { exact: true }).first());
  await clickAt(page, dialog.getByRole('button', { name: 'खाता बनाएँ' }).last());
  await expect(dialog.getByText('अपना पहला नाम लिखें।')).toBeVisible();
  await expect(dialog.getByText('पासवर्ड में कम से कम 10 अक्षर होने चाहिए।')).toBeVisible();
  await expect.poll(() => englishIn(page, [], 'dialog')).toEqual([]);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the booking in Hindi is no wider than 360 pixels', async ({ page }) => {
    const slug = await someHotel(page);
    const { storage, held, confirmed, checkoutPath } = await aTraveller(page.request, slug);
    await page.addInitScript(
      (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value)),
      storage,
    );
    await chooseHindi(page);
    for (const [path, whole] of [
      [`/hotels/review?bookingId=${held}`, 'कौन ठहरेगा?'],
      [new URL(checkoutPath, page.url()).pathname, 'आप भुगतान कैसे करना चाहेंगे?'],
      [`/confirmationbooking?bookingId=${confirmed}`, /कन्फ़र्म हो गई है$/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: whole })).toBeVisible();
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, path).toBeLessThanOrEqual(shown ?? 0);
    }
  });
});
