import type { StayBooking } from '#features/bookings/contract.ts';
import { clickAt } from '../support/by-position.ts';
import { chooseHindi, errorsOf, expectInHindi, picture, someoneInHindi } from '../support/hindi.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ask, asked, confirmed } from '../support/trips.ts';

const PAGE = '/help/assistant';
const field = (page: Page) => page.getByLabel('आपका सवाल');
const answers = (page: Page) => page.getByRole('log', { name: 'बातचीत' }).getByRole('article');

/** Types a question, sends it with Enter and gives its answer. */
async function question(page: Page, words: string) {
  const before = await answers(page).count();
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  return answers(page).last();
}

const paid = ({ total }: StayBooking): string => `₹${new Intl.NumberFormat('en-IN').format(total / 100)}`;

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[7.20] asks the assistant in both scripts, and goes on to a person with the question', async ({ page }) => {
    const broken = errorsOf(page);
    await chooseHindi(page);
    await page.goto('/help');
    await clickAt(page, page.getByRole('main').getByRole('link', { name: 'असिस्टेंट', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'असिस्टेंट' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'आप पूछ सकते हैं' }).getByRole('button')).toHaveCount(6);
    await expectInHindi(page, 'the assistant, nothing asked', []);
    await picture(page, 'begin');
    await clickAt(page, page.getByRole('button', { name: 'पूछें', exact: true }));
    await expect(page.getByText('अपना सवाल लिखें।')).toBeVisible();

    await expect(await question(page, 'पासवर्ड भूल गया हूँ')).toContainText('मुझे अपना पासवर्ड याद नहीं है।');
    const latin = 'gst number wala bill kaise milega';
    await expect(await question(page, latin)).toContainText('अपने GST नंबर वाला इनवॉइस कैसे मिलेगा?');
    const tatkal = await question(page, 'तत्काल टिकट के नियम');
    await expect(tatkal.getByRole('link', { name: /^तत्काल टिकट/ })).toHaveAttribute('href', '/blogs/tatkal-trains');
    const refund = await question(page, 'मेरा रिफ़ंड कब आएगा?');
    await expect(refund).toContainText('अपनी बुकिंग के बारे में पूछने के लिए साइन इन करें।');
    await expectInHindi(page, 'answers of the assistant', [latin]);
    await picture(page, 'answers');
    await clickAt(page, refund.getByRole('link', { name: 'किसी व्यक्ति से बात करें' }));
    await expect(page).toHaveURL(/\/help\/ask$/);
    await expect(field(page)).toHaveValue('मेरा रिफ़ंड कब आएगा?');
    expect(broken).toEqual([]);
  });

  test('[7.20] cancels a booking after a confirmation that shows the refund, and asks where it is', async ({
    page,
  }) => {
    const broken = errorsOf(page);
    const call = asked(page, await someoneInHindi(page));
    const booking = await confirmed(call, { city: 'jaipur', from: 62 });
    const back = paid(booking);
    const names = ['kitna paisa wapas milega', 'cancel kar do', booking.hotel.name];
    await page.goto(PAGE);
    await expect(await question(page, 'मेरा रिफ़ंड कहाँ है?')).toContainText('आपकी किसी बुकिंग का रिफ़ंड नहीं है।');
    await expect(await question(page, 'जयपुर वाला होटल कब है?')).toContainText(booking.confirmationCode!);
    const terms = await question(page, 'agar cancel karu to kitna paisa wapas milega');
    await expect(terms).toContainText(`चुकाई गई पूरी रकम, ${back}, वापस मिलेगी।`);
    const proposal = await question(page, `${booking.confirmationCode} cancel kar do`);
    await expect(proposal).toContainText('जब तक आप नीचे पुष्टि न करें, कुछ भी रद्द नहीं होगा।');
    await expectInHindi(page, 'a proposal', ['agar cancel karu to', ...names]);
    await picture(page, 'proposal');
    const state = async () => (await ask<StayBooking>(call, `/api/bookings/details?bookingId=${booking._id}`)).state;
    expect(await state()).toBe('confirmed');

    await clickAt(page, page.getByRole('button', { name: `${booking.hotel.name} रद्द करें और ${back} वापस पाएँ` }));
    await expect(proposal).toContainText(`${booking.hotel.name} की बुकिंग रद्द हो गई है। ${back} वापस भेजे जा रहे हैं।`);
    expect(await state()).toMatch(/^cancel/);
    const refund = await question(page, 'पैसे वापस कब आएँगे');
    await expect(refund.getByRole('definition').filter({ hasText: back })).toBeVisible();
    await expectInHindi(page, 'where the refund is', ['agar cancel karu to', ...names]);
    await picture(page, 'refund');
    expect(broken).toEqual([]);
  });
});

test('[7.20] a conversation stays as it was said when the language changes', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByLabel('Your question').fill('मेरा रिफ़ंड कब आएगा?');
  await page.getByLabel('Your question').press('Enter');
  await expect(page.getByRole('log').getByText('Sign in to ask about your own bookings')).toBeVisible();
  await chooseHindi(page);
  await page.goto(PAGE);
  const earlier = answers(page).locator('[lang="en-IN"]').filter({ hasText: 'Sign in to ask about your own bookings' });
  await expect(earlier).toBeVisible();
  await expect(await question(page, 'mera refund kab aayega')).toContainText('साइन इन करें');
  await expectInHindi(page, 'a conversation in two languages', ['mera refund kab aayega']);
});

test('[7.20] by keyboard alone a reader of Hindi asks and clears the conversation', async ({ page }) => {
  await chooseHindi(page);
  await page.goto(PAGE);
  await field(page).focus();
  await page.keyboard.type('नमस्ते');
  await page.keyboard.press('Enter');
  await expect(answers(page)).toContainText('यह एक स्वचालित असिस्टेंट है।');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'बातचीत मिटाएँ' }).press('Enter');
  await expect(answers(page)).toHaveCount(0);
});
