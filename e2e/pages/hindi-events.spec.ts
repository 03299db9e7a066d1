import { clickAt } from '../support/by-position.ts';
import { chooseHindi, errorsOf, expectInHindi, picture } from '../support/hindi.ts';
import {
  aHousewarming,
  AT_EVENTS,
  enterCode,
  namesAtEvents,
  numberIn,
  takesAPlace,
  waitingLinkIn,
} from '../support/hindi-event.ts';
import { dialogInHindi } from '../support/hindi-flight.ts';
import { newPerson } from '../support/person.ts';
import { expect, test, type Page } from '../support/test.ts';

const mailOf = (name: string) => `${name}.${crypto.randomUUID()}@example.com`;
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last();

test.describe('a guest of an event who reads Hindi', { tag: '@phone' }, () => {
  test('[9.9] registers, signs in with the code, changes the registration and withdraws it', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    const names = namesAtEvents(page);
    names.push(...AT_EVENTS);
    const email = mailOf('latha');
    await chooseHindi(page);
    await page.goto('/CIT-95');
    await expect(page.getByRole('heading', { name: 'CIT-95 में शामिल हों' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'प्रोग्राम' })).toBeVisible();
    await expectInHindi(page, 'an event', names);
    await picture(page, 'event');

    await clickAt(page, button(page, 'रजिस्टर करें'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().waitFor();
    for (const day of await dialog.getByRole('checkbox').all()) await day.uncheck({ force: true });
    await clickAt(page, dialog.getByRole('button', { name: 'रजिस्टर करें', exact: true }));
    for (const message of ['अपना नाम लिखें।', '8 से 15 अंकों का मोबाइल नंबर लिखें।', 'चुनें कि आप किन दिनों आएँगे।'])
      await expect(dialog.getByText(message)).toBeVisible();
    await dialogInHindi(page, names);
    await picture(page, 'mistakes');
    await dialog.getByLabel('नाम', { exact: true }).fill('Latha Iyengar');
    await dialog.getByLabel('ईमेल').fill(email);
    await dialog.getByLabel('मोबाइल नंबर').fill('+91 98450 22812');
    await dialog.getByRole('checkbox').first().check({ force: true });
    await clickAt(page, dialog.getByRole('button', { name: 'साथ आने वाले: एक और जोड़ें' }));
    await clickAt(page, dialog.getByRole('button', { name: 'रजिस्टर करें', exact: true }));
    await expect(dialog.getByText(`हमने ${email} पर ईमेल भेजा है।`)).toBeVisible();
    await dialogInHindi(page, names);

    const number = await numberIn(page.request, email);
    names.push(number);
    await clickAt(page, dialog.getByRole('button', { name: 'इस नंबर से साइन इन करें' }));
    await dialog.getByLabel('रजिस्ट्रेशन नंबर').fill('rubbish');
    await clickAt(page, dialog.getByRole('button', { name: 'ईमेल पर कोड भेजें' }));
    await expect(dialog.getByText(/^रजिस्ट्रेशन नंबर ऐसा होता है/)).toBeVisible();
    await dialogInHindi(page, [...names, 'EV-7K4M-2Q9X']);
    await dialog.getByLabel('रजिस्ट्रेशन नंबर').fill(number);
    await enterCode(page, email);
    await expect(page.getByText('Latha Iyengar और एक साथी')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'तस्वीरें' })).toBeVisible();
    await expectInHindi(page, 'one’s own registration', names);
    await picture(page, 'registered');

    await clickAt(page, button(page, 'बदलें'));
    await clickAt(page, dialog.getByRole('button', { name: 'साथ आने वाले: एक और जोड़ें' }));
    await dialogInHindi(page, names);
    await clickAt(page, dialog.getByRole('button', { name: 'बदलाव सहेजें' }));
    await expect(page.getByText('Latha Iyengar और दो साथी')).toBeVisible();
    await clickAt(page, button(page, 'रजिस्ट्रेशन रद्द करें'));
    await expect(dialog.getByText(/^आपके चुने हुए हर दिन की तीन जगहें तुरंत छोड़ दी जाएँगी।/)).toBeVisible();
    await dialogInHindi(page, names);
    await clickAt(page, dialog.getByRole('button', { name: 'रजिस्ट्रेशन रद्द करें', exact: true }));
    await expect(page.getByRole('heading', { name: 'आपका रजिस्ट्रेशन रद्द हो गया है' })).toBeVisible();
    await expectInHindi(page, 'a registration that was withdrawn', names);
    await clickAt(page, button(page, 'फिर से रजिस्टर करें'));
    await expect(button(page, 'रजिस्टर करें')).toBeVisible();
    expect(broken).toEqual([]);
  });

  test('[9.9] waits for a place, is offered one and takes it', async ({ page, request }) => {
    test.slow();
    const host = await newPerson(request);
    const code = await aHousewarming(request, host, 1);
    await takesAPlace(request, code);
    const email = mailOf('latha');
    const names = [...AT_EVENTS, email];
    await chooseHindi(page);
    await page.goto(`/events/${code}`);
    await clickAt(page, button(page, 'वेटिंग लिस्ट में नाम जोड़ें'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('नाम', { exact: true }).fill('Latha Iyengar');
    await dialog.getByLabel('ईमेल').fill(email);
    await clickAt(page, dialog.getByRole('button', { name: 'साथ आने वाले: एक और जोड़ें' }));
    await clickAt(page, dialog.getByRole('button', { name: 'वेटिंग लिस्ट में नाम जोड़ें' }));
    await expect(dialog.getByText(/के लिए कुल 1 जगह, और आप 2 लोग हैं।$/)).toBeVisible();
    await dialogInHindi(page, names);
    await clickAt(page, dialog.getByRole('button', { name: 'साथ आने वाले: एक कम करें' }));
    await clickAt(page, dialog.getByRole('button', { name: 'वेटिंग लिस्ट में नाम जोड़ें' }));
    await expect(dialog.getByText(/उसमें वेटिंग लिस्ट में आपका नंबर और नाम हटाने का लिंक है।/)).toBeVisible();
    await dialogInHindi(page, names);

    await page.goto(await waitingLinkIn(page.request, email));
    await page.reload(); // a link of the same page is no navigation
    await expect(dialog.getByText(/^1 में से आपका नंबर 1 है।/)).toBeVisible();
    await expectInHindi(page, 'a place in a waiting list', names);
    await picture(page, 'waiting');
    await aHousewarming(request, host, 2, code);
    await page.reload();
    await expect(dialog.getByText(/\(मैसूरु का समय\) तक आपके लिए रखी गई है।/)).toBeVisible();
    await expectInHindi(page, 'an offer of a place', names);
    await clickAt(page, dialog.getByRole('button', { name: 'स्वीकार करें' }));
    await expect(dialog.getByText(/^आपका रजिस्ट्रेशन नंबर EV-/)).toBeVisible();
    names.push(await numberIn(page.request, email));
    await dialogInHindi(page, names);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('an event in Hindi is no wider than 360 pixels', async ({ page }) => {
    await chooseHindi(page);
    await page.goto('/CIT-95');
    await expect(button(page, 'रजिस्टर करें')).toBeVisible();
    const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
    expect(wide).toBeLessThanOrEqual(shown ?? 0);
    await picture(page, 'narrow');
  });
});
