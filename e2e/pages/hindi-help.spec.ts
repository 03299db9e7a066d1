import { clickAt } from '../support/by-position.ts';
import { emailTo } from '../support/event.ts';
import { chooseHindi, errorsOf, expectInHindi, picture } from '../support/hindi.ts';
import { unfoldAll } from '../support/hindi-flight.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';

const QUESTION = 'मेरा रिफ़ंड कब आएगा? तीन दिन हो गए हैं।';
const ANSWER = 'It was sent today.';
/** Who asks, and what staff answer in English. */
const KEPT = ['Latha Menon', ANSWER] as const;

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] reads the help, and searches it in both scripts', async ({ page }) => {
    const broken = errorsOf(page);
    await chooseHindi(page);
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'सहायता और संपर्क' })).toBeVisible();
    await expectInHindi(page, 'the help', []);
    await picture(page, 'help');
    await unfoldAll(page);
    await expectInHindi(page, 'all answers', []);
    await picture(page, 'answers');

    for (const asked of ['मेरे पैसे कब वापस आएँगे', 'paise kab wapas aayenge']) {
      await page.getByRole('searchbox', { name: 'जवाब खोजें' }).fill(asked);
      await clickAt(page, page.getByRole('search').getByRole('button', { name: 'खोजें' }));
      const found = page.getByRole('region', { name: new RegExp(`^“${asked}” के लिए \\d जवाब$`) });
      await expect(found.getByRole('heading', { level: 3 }).first()).toHaveText('मेरा रिफ़ंड कब आएगा?');
      await expectInHindi(page, `answers for ${asked}`, [asked, 'TCS']);
    }
    await picture(page, 'found');
    await page.goto('/help?q=tatkal');
    await expect(page.getByRole('link', { name: /^तत्काल टिकट/ })).toBeVisible();
    await expectInHindi(page, 'a post of the magazine', ['tatkal']);
    await page.goto('/help?q=zxqv');
    await expect(page.getByRole('heading', { name: '“zxqv” के लिए कोई जवाब नहीं मिला' })).toBeVisible();
    await expectInHindi(page, 'no answer', ['zxqv']);
    await clickAt(page, page.getByRole('main').getByRole('link', { name: 'असिस्टेंट से पूछें' }));
    await page.waitForURL('**/help/assistant');
    await expect(page.getByRole('heading', { level: 1, name: 'असिस्टेंट' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect(broken).toEqual([]);
  });

  test('[9.9] asks the desk, and adds to the question by the link of the answer', async ({ page, request }) => {
    test.slow(); // the operator's command starts a process
    const broken = errorsOf(page);
    const email = `asks.${crypto.randomUUID()}@example.com`;
    await chooseHindi(page);
    await page.goto('/help/ask?booking=BH 2328 8686');
    await expect(page.getByLabel('बुकिंग का कोड')).toHaveValue('BH 2328 8686');
    await clickAt(page, page.getByRole('button', { name: 'सवाल भेजें' }));
    await expect(page.getByText('अपना नाम लिखें।')).toBeVisible();
    await expectInHindi(page, 'the question, with mistakes', []);
    await picture(page, 'mistakes');
    await page.getByLabel('आपका नाम').fill('Latha Menon');
    await page.getByLabel('ईमेल').fill(email);
    await page.getByLabel('सवाल किस बारे में है').selectOption('बदलाव, कैंसिलेशन या रिफ़ंड');
    await page.getByLabel('आपका सवाल').fill(QUESTION);
    await clickAt(page, page.getByRole('button', { name: 'सवाल भेजें' }));
    await expect(page.getByRole('heading', { name: 'आपका सवाल हमें मिल गया' })).toBeVisible();
    const number = /HELP-\w{4}-\w{4}/.exec((await page.getByRole('main').textContent())!)![0];
    await expectInHindi(page, 'the question is sent', [email, number, ...KEPT]);

    await page.goto('/desk/enquiries');
    await signInAtDesk(page, await aStaffAccount(request));
    const enquiry = page.getByRole('listitem', { name: number });
    await expect(enquiry).toContainText(QUESTION);
    await enquiry.getByLabel(`Answer to ${number}`).fill(ANSWER);
    await enquiry.getByRole('button', { name: 'Send the answer' }).click();
    await expect(enquiry).toHaveCount(0);
    const answer = await emailTo(request, email, /आपके सवाल का जवाब/);

    await page.goto(/\/help\/ticket\?language=hi#\S+$/m.exec(answer)![0]); // at the address of the tests
    await expect(page.getByRole('heading', { level: 1, name: `आपका सवाल ${number}` })).toBeVisible();
    await clickAt(page, page.getByRole('button', { name: 'संदेश भेजें' }));
    await expect(page.getByText('अपना संदेश लिखें।')).toBeVisible();
    await expectInHindi(page, 'the messages of a question, with a mistake', [number, ...KEPT]);
    await picture(page, 'ticket');
    await page.getByLabel('आपका संदेश').fill('अभी तक नहीं आया।');
    await clickAt(page, page.getByRole('button', { name: 'संदेश भेजें' }));
    await expect(page.getByText(/^हमारा जवाब अभी बाकी है/)).toBeVisible();
    await expectInHindi(page, 'the question waits again', [number, ...KEPT]);
    await page.goto('/help/ticket');
    await expect(page.getByRole('heading', { level: 1, name: 'यह लिंक काम नहीं करता' })).toBeVisible();
    await expectInHindi(page, 'a link that is incomplete', []);
    expect(broken).toEqual([]);
  });
});

test('[9.9] by keyboard alone a reader of Hindi searches the help and asks the desk', async ({ page }) => {
  await chooseHindi(page);
  await page.goto('/help');
  await tabTo(page, page.getByRole('searchbox', { name: 'जवाब खोजें' }));
  await page.keyboard.type('khata hatana');
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: /^“khata hatana” के लिए \d जवाब$/ });
  await expect(found.getByRole('heading', { level: 3 }).first()).toHaveText('अपना खाता कैसे हटाएँ?');
  const question = page.locator('summary', { hasText: 'मेरा रिफ़ंड कब आएगा?' });
  await enterOn(page, question);
  await expect(page.getByText(/^हम रिफ़ंड तुरंत भेज देते हैं।/)).toBeVisible();
  await page.goto('/help?q=zxqv');
  await enterOn(page, page.getByRole('region', { name: /^“zxqv”/ }).getByRole('link', { name: 'हमसे पूछें' }));
  await page.waitForURL('**/help/ask');
  await tabTo(page, page.getByLabel('आपका नाम'));
  await page.keyboard.type('Latha Menon');
  await tabTo(page, page.getByLabel('ईमेल'));
  await page.keyboard.type(`asks.${crypto.randomUUID()}@example.com`);
  await tabTo(page, page.getByLabel('सवाल किस बारे में है'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('आपका सवाल'));
  await page.keyboard.type(QUESTION);
  await enterOn(page, page.getByRole('button', { name: 'सवाल भेजें' }));
  await expect(page.getByRole('heading', { name: 'आपका सवाल हमें मिल गया' })).toBeVisible();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the help in Hindi is no wider than 360 pixels', async ({ page }) => {
    await chooseHindi(page);
    for (const [path, whole] of [
      ['/help?q=refund', 'सहायता और संपर्क'],
      ['/help/ask', 'हमसे पूछें'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: whole })).toBeVisible();
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, path).toBeLessThanOrEqual(shown ?? 0);
      await picture(page, `narrow-${path.slice(6, 9)}`);
    }
  });
});
