import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { clickAt } from '../support/by-position.ts';
import { aGuest, emailTo } from '../support/event.ts';
import { chooseHindi, errorsOf, expectInHindi, picture, someoneInHindi } from '../support/hindi.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { expect, test, type Page } from '../support/test.ts';

const DAY = addDays(dateInZone(new Date(), 'Asia/Kolkata'), 30);
/** Kinds of files. */
const FILES = ['CSV', 'JPEG', 'PNG', 'WebP'];
const TITLE = 'हमारा गृह प्रवेश';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first();

/** Fills the form of an event with one place a day, but for its programme. */
async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('कार्यक्रम का नाम').fill(TITLE);
  await page.getByLabel('एक वाक्य में').fill('नए घर में आपका स्वागत है');
  await page.getByLabel('विवरण').fill('चाय पर आइए या खाने तक रुकिए।');
  await page.getByRole('combobox', { name: 'शहर' }).fill('मैसूर');
  await clickAt(page, page.getByRole('option', { name: /^मैसूरु/ }));
  await page.getByLabel('कार्यक्रम कहाँ होगा').fill('हमारा नया घर');
  await page.getByLabel('पता', { exact: true }).fill('12 लेक रोड');
  await page.getByLabel('पहला दिन').fill(DAY);
  await page.getByLabel('आखिरी दिन').fill(DAY);
  await page.getByLabel('जगहें').fill('1');
}

/** Registers somebody for an event of a traveller, or puts them on its waiting list, in this browser’s language. */
async function comes(page: Page, code: string, what: 'register' | 'waiting'): Promise<string> {
  const email = `guest.${crypto.randomUUID()}@example.com`;
  const answer = await page.request.post(`/api/events/${what}`, {
    data: { code, name: 'Meera Nair', email, companions: 0, days: [DAY] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] hosts an event: makes it, sees who comes, keeps a budget and cancels it', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    await someoneInHindi(page);
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1, name: 'आपके कार्यक्रम' })).toBeVisible();
    await expectInHindi(page, 'events that one hosts, none yet', []);
    await picture(page, 'none');
    await clickAt(page, page.getByRole('main').getByRole('link', { name: 'नया कार्यक्रम बनाएँ' }));
    await expect(page.getByRole('heading', { level: 1, name: 'नया कार्यक्रम बनाएँ' })).toBeVisible();
    await page.getByLabel('विवरण').fill('आने के लिए 98450 22812 पर फ़ोन करें।');
    await clickAt(page, button(page, 'कार्यक्रम बनाएँ'));
    await expect(page.getByText('फ़ोन नंबर न लिखें।', { exact: true })).toBeVisible();
    await expect(page.getByText('एक वाक्य में लिखें कि यह क्या है।')).toBeVisible();
    await expectInHindi(page, 'the form of an event, with mistakes', []);
    await picture(page, 'mistakes');

    await fillForm(page);
    await page.getByLabel('खत्म होने का समय').fill('09:00');
    await clickAt(page, button(page, 'एक पंक्ति जोड़ें'));
    await page.getByLabel('समय', { exact: true }).fill('16:30');
    await page.getByLabel('क्या होगा').fill('चाय');
    await page.reload();
    await expect(page.getByText('आपने जो लिखा था और सहेजा नहीं था, वह अब भी यहाँ है।')).toBeVisible();
    await clickAt(page, button(page, 'कार्यक्रम बनाएँ'));
    await expect(page.getByText('कार्यक्रम खत्म होने का समय शुरू होने के बाद का होना चाहिए।')).toBeVisible();
    await expectInHindi(page, 'the form of an event that was restored', []);
    await picture(page, 'form');
    await page.getByLabel('खत्म होने का समय').fill('22:00');
    await clickAt(page, button(page, 'कार्यक्रम बनाएँ'));
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText('अभी किसी ने रजिस्टर नहीं किया है।')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'बजट' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'तस्वीरें' })).toBeVisible();
    const code = new URL(page.url()).searchParams.get('event') ?? '';
    const address = new URL(`/events/${code}`, page.url()).href;
    await expectInHindi(page, 'an event without guests', [address, ...FILES]);

    const guest = await comes(page, code, 'register');
    const next = await comes(page, code, 'waiting');
    await emailTo(page.request, guest, /मैसूरु के एक कार्यक्रम के लिए आपका रजिस्ट्रेशन हो गया है/);
    await emailTo(page.request, next, /आप मैसूरु के एक कार्यक्रम की वेटिंग लिस्ट में हैं/);
    await page.reload();
    await expect(page.getByText('1 व्यक्ति; हर दिन 1 जगह।')).toBeVisible();
    await expect(page.getByText(/^1 समूह इंतज़ार में है।/)).toBeVisible();
    await clickAt(page, button(page, 'तस्वीर जोड़ें'));
    await clickAt(page, page.getByText('एल्बम', { exact: true }).first());
    await page.getByLabel('नए एल्बम का नाम').fill('शाम');
    await clickAt(page, button(page, 'एल्बम जोड़ें'));
    await expect(page.getByRole('listitem').filter({ hasText: 'शाम' }).first()).toBeVisible();
    await page.getByLabel('आपका संदेश').fill('लिखें: asha@example.com');
    await clickAt(page, button(page, 'संदेश भेजें'));
    await expect(page.getByText('वेब और ईमेल पते न लिखें।', { exact: true })).toBeVisible();
    await page.getByLabel('आपका संदेश').fill('पार्किंग घर के पीछे है।');
    await clickAt(page, button(page, 'संदेश भेजें'));
    await expect(page.getByRole('log')).toContainText('पार्किंग घर के पीछे है।');
    await expectInHindi(page, 'an event with guests', [address, ...FILES]);
    await picture(page, 'guests');

    await page.goto(`/events/host?event=${code}`);
    await page.getByLabel('जगहें').fill('0');
    await clickAt(page, button(page, 'बदलाव सहेजें'));
    await expect(page.getByText('1 से 200 तक की संख्या लिखें।')).toBeVisible();
    await page.goto(`/events/registered?event=${code}`);
    await clickAt(page, button(page, 'कार्यक्रम रद्द करें'));
    await expect(page.getByRole('dialog').getByText(/^रद्द होने की सूचना ईमेल से भेजी जाएगी \(2 पते\)।/)).toBeVisible();
    await expectInHindi(page, 'cancelling an event', [address, ...FILES]);
    await picture(page, 'cancelling');
    await clickAt(page, page.getByRole('dialog').getByRole('button', { name: 'कार्यक्रम रद्द करें' }));
    await expect(page.getByText('रद्द', { exact: true })).toBeVisible();
    await emailTo(page.request, guest, /मैसूरु का एक कार्यक्रम रद्द हो गया है/);
    await page.goto('/events');
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(TITLE) })).toContainText(
      'रजिस्ट्रेशन: 1 व्यक्ति',
    );
    await expectInHindi(page, 'events that one hosts', []);
    await page.goto('/events/registered?event=EV-2222222222');
    await expect(page.getByText('यह कार्यक्रम नहीं मिला।')).toBeVisible();
    await expectInHindi(page, 'an event of nobody', []);
    expect(broken).toEqual([]);
  });

  test('[9.9] keeps the budget of an event, in two tabs at once', async ({ page, context }) => {
    test.slow();
    const broken = errorsOf(page);
    await someoneInHindi(page);
    await page.goto('/events/host');
    await fillForm(page);
    await clickAt(page, button(page, 'कार्यक्रम बनाएँ'));
    await clickAt(page, button(page, 'बजट बनाएँ'));
    const address = new URL(`/events/${new URL(page.url()).searchParams.get('event')}`, page.url()).href;
    const budget = page.getByRole('region', { name: 'बजट', exact: true });
    await budget.getByLabel('कुल', { exact: true }).fill('1 lakh');
    await clickAt(page, budget.getByRole('button', { name: 'एक पंक्ति जोड़ें' }));
    await budget.getByLabel('पंक्ति 1', { exact: true }).selectOption('खाना-पीना');
    await budget.getByLabel('अनुमान').fill('बहुत');
    await clickAt(page, budget.getByRole('button', { name: 'बजट सहेजें' }));
    await expect(budget.getByText('रकम रुपये में लिखें, जैसे 5,00,000।')).toBeVisible();
    await budget.getByLabel('अनुमान').fill('1,10,000');
    await budget.getByLabel('अब तक चुकाया').fill('20000');
    await expect(budget.getByText('₹1,10,000 का खर्च कुल बजट ₹1,00,000 से ₹10,000 ज़्यादा है।')).toBeVisible();
    await clickAt(page, budget.getByRole('button', { name: 'बजट सहेजें' }));
    await expect(budget.getByText('लिखें कि पैसे किसके लिए हैं।')).toBeVisible();
    await expectInHindi(page, 'the budget, with mistakes', [address, ...FILES]);
    await picture(page, 'budget');
    await budget.getByLabel('विवरण').fill('शाम का खाना');
    await clickAt(page, budget.getByRole('button', { name: 'बजट सहेजें' }));
    await expect(budget.getByRole('table', { name: 'बजट' })).toContainText('शाम का खाना');

    const second = await context.newPage();
    await second.goto(page.url());
    await clickAt(second, button(second, 'बजट बदलें'));
    const other = second.getByRole('region', { name: 'बजट', exact: true });
    await other.getByLabel('विवरण').fill('मिठाई');
    await clickAt(page, button(page, 'बजट बदलें'));
    await budget.getByLabel('अनुमान').fill('90,000');
    await clickAt(page, budget.getByRole('button', { name: 'बजट सहेजें' }));
    await expect(budget.getByText('₹1,00,000 में से ₹10,000 बाकी हैं।')).toBeVisible();
    await expect(budget.getByText('₹20,000 चुका दिए हैं, ₹70,000 चुकाने बाकी हैं।')).toBeVisible();
    await clickAt(second, other.getByRole('button', { name: 'बजट सहेजें' }));
    await expect(other.getByText(/^आपके खोलने के बाद यह बजट किसी दूसरे टैब में या किसी और ने सहेजा है।/)).toBeVisible();
    await expectInHindi(second, 'a budget that was saved meanwhile', [address, ...FILES]);
    await picture(second, 'meanwhile');
    await clickAt(second, other.getByRole('button', { name: 'इसकी जगह मेरा लिखा सहेजें' }));
    await expect(other.getByRole('table', { name: 'बजट' })).toContainText('मिठाई');
    await expectInHindi(second, 'the budget', [address, ...FILES]);
    expect(broken).toEqual([]);
  });

  test('[9.9] stops the emails about messages by their link', async ({ page, request }) => {
    test.slow(); // a process of its own writes the email
    const broken = errorsOf(page);
    await chooseHindi(page);
    const { email } = await aGuest(page.request);
    await promisify(execFile)(process.execPath, ['e2e/support/mail-digest.ts', email], {
      env: { ...process.env, DATA_DIR: '.cache/e2e-data' },
    });
    const mail = await emailTo(request, email, /न(?:या|ए) संदेश/);
    const [link = ''] = /\/unsubscribe\/\S+\/event-messages\?language=hi/.exec(mail) ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'नए संदेशों के ईमेल बंद करें?' })).toBeVisible();
    await expectInHindi(page, 'stopping emails', []);
    await picture(page, 'stop');
    await clickAt(page, button(page, 'ये ईमेल बंद करें'));
    await expect(page.getByRole('heading', { level: 1, name: 'ये ईमेल बंद कर दिए गए हैं' })).toBeVisible();
    await expectInHindi(page, 'emails that were stopped', []);
    expect(broken).toEqual([]);
  });
});

test('[9.9] by keyboard alone a reader of Hindi adds a line to the programme and removes it', async ({ page }) => {
  await someoneInHindi(page);
  await page.goto('/events/host');
  await enterOn(page, button(page, 'एक पंक्ति जोड़ें'));
  await expect(page.getByLabel('पंक्ति 1 का दिन')).toBeFocused();
  await tabTo(page, page.getByLabel('क्या होगा'));
  await page.keyboard.type('चाय');
  await enterOn(page, button(page, 'प्रोग्राम की पंक्ति 1 को हटाएँ'));
  await expect(button(page, 'एक पंक्ति जोड़ें')).toBeFocused();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the form of an event in Hindi is no wider than 360 pixels', async ({ page }) => {
    await someoneInHindi(page);
    await page.goto('/events/host');
    await clickAt(page, button(page, 'एक पंक्ति जोड़ें'));
    const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
    expect(wide).toBeLessThanOrEqual(shown ?? 0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: test.info().outputPath('narrow-dark.png'), fullPage: true });
  });
});
