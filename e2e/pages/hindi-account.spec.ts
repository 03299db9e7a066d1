import { clickAt } from '../support/by-position.ts';
import { englishIn } from '../support/english-words.ts';
import { chooseHindi, errorsOf, expectInHindi, someoneInHindi } from '../support/hindi.ts';
import { someoneSignedIn } from '../support/person.ts';
import { someHotel, stayQuery, inDays } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ask, asked, fillWallet, held } from '../support/trips.ts';

/** Browsers, systems and calendars by their own names. */
const MAKERS = [
  'Chrome',
  'Safari',
  'Firefox',
  'Linux',
  'Android',
  'Windows',
  'Google Calendar',
  'Apple Calendar',
  'Outlook',
];

const dialogInHindi = (page: Page, names: readonly string[]) =>
  expect.poll(() => englishIn(page, names, 'dialog[open]')).toEqual([]);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] reads their account, and what it would mean to close it', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    await chooseHindi(page);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'अपना खाता देखने के लिए साइन इन करें' })).toBeVisible();
    await expectInHindi(page, 'the account of somebody who is not signed in', []);
    const person = await someoneSignedIn(page);
    const { hotel } = await held(asked(page, person), { city: 'kochi', from: 40 });
    const names = [...MAKERS, person.firstName, person.lastName, hotel.name];
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'आपका खाता' })).toBeVisible();
    await expect(page.getByText(/^साइन-इन: /)).toBeVisible();
    await expect(page.getByRole('table', { name: 'सूचनाएँ, माध्यम के अनुसार' })).toBeVisible();
    await expectInHindi(page, 'the account', names);
    await page.screenshot({ path: test.info().outputPath('account.png'), fullPage: true });

    await clickAt(page, button(page, 'जानकारी बदलें'));
    await page.getByLabel('ईमेल', { exact: true }).fill(`new.${person.email}`);
    await clickAt(page, button(page, 'जानकारी सहेजें'));
    await expect(page.getByText(/^ईमेल बदलने के लिए अपना पासवर्ड लिखें/).first()).toBeVisible();
    await clickAt(page, button(page, 'पासवर्ड बदलें'));
    await clickAt(page, button(page, 'नया पासवर्ड सहेजें'));
    await expect(page.getByText('अपना पासवर्ड लिखें।').first()).toBeVisible();
    await expectInHindi(page, 'the account with errors beside its fields', names);
    await clickAt(page, button(page, 'कैलेंडर का पता बनाएँ'));
    await expect(page.getByLabel('आपके कैलेंडर का निजी पता')).toBeVisible();
    await expectInHindi(page, 'the account with a calendar', names);

    await clickAt(page, button(page, 'मेरा डेटा डाउनलोड करें'));
    await dialogInHindi(page, names);
    await page.keyboard.press('Escape');
    await clickAt(page, button(page, 'खाता बंद करें'));
    await expect(page.getByRole('dialog').getByText(/में आपके लिए कमरा रोका गया है। पहले उसे छोड़ दें।$/)).toBeVisible();
    await dialogInHindi(page, names);
    await expectInHindi(page, 'the account that cannot be closed yet', names);
    expect(broken).toEqual([]);
  });

  test('[9.9] reads their wallet, saves a traveller and their business details', async ({ page }) => {
    test.slow();
    const person = await someoneInHindi(page);
    const call = asked(page, person);
    await fillWallet(call, { city: 'jaipur', from: 40 });
    const { response } = await ask<{ response: { note: string; bookingName: string | null }[] }>(
      call,
      '/api/wallet/transactions?pageNo=1',
    );
    const names = [
      person.firstName,
      person.lastName,
      ...response.flatMap(({ note, bookingName }) => [note.replace(/, cancelled$/, ''), bookingName ?? '']),
    ].filter(Boolean);
    await page.goto('/account/wallet');
    await expect(page.getByRole('table', { name: 'आपके वॉलेट का लेन-देन' })).toBeVisible();
    await expect(page.getByText(/^रिफ़ंड/).first()).toBeVisible();
    await expectInHindi(page, 'the wallet', names);
    await page.screenshot({ path: test.info().outputPath('wallet.png'), fullPage: true });

    await page.goto('/account/travellers');
    await expect(page.getByText(/^अभी कोई यात्री सहेजा नहीं गया है।/)).toBeVisible();
    await expectInHindi(page, 'no travellers', names);
    await clickAt(page, button(page, 'यात्री जोड़ें'));
    const dialog = page.getByRole('dialog', { name: 'यात्री जोड़ें' });
    await expect(dialog.getByLabel('पासपोर्ट का देश').locator('option')).not.toHaveCount(1);
    await clickAt(page, button(page, 'फ़्रीक्वेंट फ़्लायर नंबर जोड़ें'));
    await dialog.getByLabel('पासपोर्ट नंबर').fill('M1');
    await clickAt(page, dialog.getByRole('button', { name: 'सहेजें', exact: true }));
    await expect(dialog.getByText('एयरलाइन चुनें।')).toBeVisible();
    await expect(dialog.getByText(/^पासपोर्ट का नंबर लिखें/)).toBeVisible();
    const airlines = await dialog.getByLabel('एयरलाइन').locator('option').allTextContents();
    await dialogInHindi(page, [...names, ...airlines.slice(1)]);
    await expectInHindi(page, 'the form of a traveller', [...names, ...airlines.slice(1)]);
    await page.screenshot({ path: test.info().outputPath('traveller.png') });
    await dialog.getByLabel('पासपोर्ट नंबर').fill('');
    await clickAt(page, dialog.getByRole('button', { name: /^नंबर 1 को हटाएँ/ }));
    await clickAt(page, dialog.getByRole('button', { name: 'सहेजें', exact: true }));
    await expect(page.getByRole('list', { name: 'सहेजे गए यात्री' }).getByText('आप', { exact: true })).toBeVisible();
    await expectInHindi(page, 'a saved traveller', names);
    await clickAt(page, page.getByRole('button', { name: /Meera Nair को हटाएँ$/ }));
    await dialogInHindi(page, names);
    await page.keyboard.press('Escape');

    await clickAt(page, button(page, 'कारोबार की जानकारी जोड़ें'));
    await clickAt(page, page.getByRole('dialog').getByRole('button', { name: 'सहेजें', exact: true }));
    await expect(page.getByText('कंपनी का पंजीकृत नाम लिखें।')).toBeVisible();
    await dialogInHindi(page, names);
  });

  test('[9.9] saves a stay, and shares the list', async ({ page }) => {
    const person = await someoneInHindi(page);
    const call = asked(page, person);
    const hotel = await someHotel(call, 'udaipur', stayQuery(40, 2));
    const stay = { checkIn: inDays(40), checkOut: inDays(42), rooms: [{ adults: 2, childAges: [] }] };
    const { name, area } = await ask<{ name: string; area: string }>(call, `/api/hotels/info?hotel=${hotel}`);
    const names = [name, area, person.firstName, person.lastName];
    await page.goto('/saved');
    await expect(page.getByText(/^अभी कुछ सहेजा नहीं गया है।/)).toBeVisible();
    await expectInHindi(page, 'nothing saved', names);
    await ask(call, '/api/saved/save', { hotel, stay });
    await page.reload();
    await expect(page.getByText('सहेजते समय भी यही कीमत थी')).toBeVisible();
    await expectInHindi(page, 'a saved stay', names);
    await page.screenshot({ path: test.info().outputPath('saved.png'), fullPage: true });
    await clickAt(page, button(page, 'यह सूची शेयर करें'));
    await expect(page.getByText(/^जिसके पास लिंक है, वह यह सूची देख सकता है।/)).toBeVisible();
    await expectInHindi(page, 'a shared list of one’s own', names);
    const { sharedKey } = await ask<{ sharedKey: string }>(call, '/api/saved');
    await page.goto(`/saved/shared#key=${sharedKey}`);
    await expect(page.getByRole('heading', { level: 1, name: /के सहेजे हुए होटल$/ })).toBeVisible();
    await expectInHindi(page, 'the list as others see it', names);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the account in Hindi is no wider than 360 pixels', async ({ page }) => {
    const person = await someoneInHindi(page);
    await fillWallet(asked(page, person), { city: 'jaipur', from: 40 });
    for (const [path, sign] of [
      ['/account', 'आपका खाता'],
      ['/account/travellers', 'यात्री'],
      ['/account/wallet', 'लेन-देन'],
      ['/saved', 'सहेजे गए होटल'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: sign, exact: true }).first()).toBeVisible();
      await expect.poll(() => page.getByRole('status').filter({ hasText: 'लोड हो रह' }).count()).toBe(0);
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, path).toBeLessThanOrEqual(shown ?? 0);
      await page.screenshot({ path: test.info().outputPath(`narrow${path.replaceAll('/', '-')}.png`), fullPage: true });
    }
  });
});
