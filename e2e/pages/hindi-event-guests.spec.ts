import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { clickAt } from '../support/by-position.ts';
import { namesOf } from '../support/english-words.ts';
import { aGuest } from '../support/event.ts';
import { chooseHindi, errorsOf, expectInHindi, picture, someoneInHindi } from '../support/hindi.ts';
import {
  aGuestByApi,
  aHousewarming,
  AT_EVENTS,
  enterCode,
  enterEvent,
  namesAtEvents,
  numberIn,
} from '../support/hindi-event.ts';
import { dialogInHindi } from '../support/hindi-flight.ts';
import { newPerson } from '../support/person.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';

const HOTEL = 'sentinel-slow';
const mailOf = (name: string) => `${name}.${crypto.randomUUID()}@example.com`;
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last();

/** Rooms that staff keep for CIT-95 at the desk. */
async function keepRooms(browser: Browser, page: Page): Promise<void> {
  const desk = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await desk.goto(`/desk/events/rooms?event=CIT-95&hotel=${HOTEL}`);
  await signInAtDesk(desk, await aStaffAccount(page.request));
  await desk.getByLabel('Rooms each night').fill('1');
  await desk.getByLabel('Rate a night').fill('1,030');
  await desk.getByRole('button', { name: 'Keep the rooms' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: '₹1,030 a night before tax' }).last()).toBeVisible();
  await desk.context().close();
}

test.describe('a guest of an event who reads Hindi', { tag: '@phone' }, () => {
  test('[9.9] finds somebody to share a room with, and books one that is kept for the event', async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    await keepRooms(browser, page);
    const broken = errorsOf(page);
    const person = await someoneInHindi(page);
    const names = namesAtEvents(page);
    names.push(...AT_EVENTS, person.email, ...(await namesOf(page, HOTEL, stayQuery(30))));
    await page.goto('/CIT-95');
    const guest = await aGuest(request, { companions: 0 });
    names.push(guest.number);
    await enterEvent(page, guest);
    const rooms = page.getByRole('region', { name: 'कार्यक्रम के मेहमानों के लिए कमरे' });
    await expect(rooms.getByText(/^₹[\d,]+ प्रति रात, सभी टैक्स सहित।/).last()).toBeVisible();
    const part = page.getByRole('region', { name: 'कमरा शेयर करें' });
    await part.getByLabel('अपने बारे में, एक पंक्ति में').fill('फ़ोन करें: 98450 22812');
    await clickAt(page, part.getByRole('button', { name: 'मेरा नाम सूची में जोड़ें' }));
    await expect(part.getByText('फ़ोन नंबर न लिखें।')).toBeVisible();
    await expectInHindi(page, 'the rooms of an event, with a mistake', names);
    await picture(page, 'rooms');
    const line = `दस बजे सो जाती हूँ। ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
    names.push(line);
    await part.getByLabel('अपने बारे में, एक पंक्ति में').fill(line);
    await clickAt(page, part.getByRole('button', { name: 'मेरा नाम सूची में जोड़ें' }));
    await expect(part.getByText(line)).toBeVisible();

    const zoya = await aGuestByApi(request, 'Zoya Khan');
    await zoya('/api/events/roommates', { about: 'Up at six.' });
    const { others } = await zoya<{ others: { guestId: string; about: string }[] }>('/api/events/roommates');
    await zoya('/api/events/roommates/ask', { guestId: others.find(({ about }) => about === line)!.guestId });
    await page.reload();
    await expect(part.getByRole('heading', { name: 'एक मेहमान ने आपसे पूछा है' })).toBeVisible();
    await expectInHindi(page, 'somebody asks to share a room', names);
    await picture(page, 'asked');
    await clickAt(page, part.getByRole('button', { name: 'Zoya K. के साथ कमरा शेयर करें' }));
    await expect(part.getByText('आप Zoya K. के साथ कमरा शेयर करेंगे')).toBeVisible();
    await clickAt(page, part.getByRole('button', { name: 'शेयर करना बंद करें' }));
    await expectInHindi(page, 'sharing a room', names);
    await clickAt(page, part.getByRole('button', { name: 'शेयर करते रहें' }));

    await clickAt(page, rooms.getByRole('button', { name: 'कमरा बुक करें' }).last());
    await expectInHindi(page, 'the nights of a room', names);
    await clickAt(page, rooms.getByRole('button', { name: 'जाँचें और भुगतान करें' }));
    await page.waitForURL(/\/hotels\/review\?bookingId=/);
    await expect(page.getByRole('heading', { level: 1, name: 'कौन ठहरेगा?' })).toBeVisible();
    await expectInHindi(page, 'the review of a room of the event', names);
    await picture(page, 'review');
    expect(broken).toEqual([]);
  });

  test('[9.9] writes, adds a photograph, and reports, at the event of a traveller', async ({ page, request }) => {
    test.slow();
    const broken = errorsOf(page);
    const host = await newPerson(request);
    const code = await aHousewarming(request, host, 20);
    await request.post('/api/events/hosted/messages', {
      headers: { authorization: `Bearer ${host.token}` },
      data: { code, text: 'Bring nothing but yourselves.' },
    });
    const email = mailOf('latha');
    const names = [...AT_EVENTS, email];
    await chooseHindi(page);
    await page.goto(`/events/${code}`);
    await expect(page.getByText(/^मेज़बान Meera N\. हैं, जो हमारी टीम से नहीं हैं।/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'कार्यक्रम का दिन' })).toBeVisible();
    await expectInHindi(page, 'an event of a traveller', names);
    await clickAt(page, page.getByRole('main').getByRole('button', { name: 'शिकायत करें' }));
    const dialog = page.getByRole('dialog');
    await clickAt(page, dialog.getByRole('button', { name: 'शिकायत भेजें' }));
    await expect(dialog.getByText('चुनें कि इसमें क्या गलत है।')).toBeVisible();
    await dialogInHindi(page, names);
    await dialog.getByLabel('इसमें क्या गलत है').selectOption('कुछ और');
    await clickAt(page, dialog.getByRole('button', { name: 'शिकायत भेजें' }));
    await expect(page.getByText('धन्यवाद। हमारी टीम इसे पढ़ेगी।').first()).toBeVisible();

    await clickAt(page, button(page, 'रजिस्टर करें'));
    await dialog.getByLabel('नाम', { exact: true }).fill('Latha Iyengar');
    await dialog.getByLabel('ईमेल').fill(email);
    await dialogInHindi(page, names);
    await clickAt(page, dialog.getByRole('button', { name: 'रजिस्टर करें', exact: true }));
    const number = await numberIn(page.request, email);
    names.push(number);
    await clickAt(page, dialog.getByRole('button', { name: 'इस नंबर से साइन इन करें' }));
    await dialog.getByLabel('रजिस्ट्रेशन नंबर').fill(number);
    await enterCode(page, email);

    const log = page.getByRole('log');
    await expect(log.getByText('Meera N., मेज़बान ·')).toBeVisible();
    await page.getByLabel('आपका संदेश').fill('latha@example.com पर लिखें');
    await clickAt(page, button(page, 'संदेश भेजें'));
    await expect(page.getByText('वेब और ईमेल पते न लिखें।')).toBeVisible();
    await page.getByLabel('आपका संदेश').fill('क्या पार्किंग है?');
    await clickAt(page, button(page, 'संदेश भेजें'));
    await expect(log).toContainText('क्या पार्किंग है?');
    await clickAt(page, log.getByRole('button', { name: 'शिकायत करें' }));
    await expect(log).toContainText('शिकायत की गई');
    await expectInHindi(page, 'messages of an event', names);

    await clickAt(page, button(page, 'तस्वीर जोड़ें'));
    await clickAt(page, button(page, 'यह तस्वीर जोड़ें'));
    await expect(page.getByText('कोई तस्वीर चुनें।')).toBeVisible();
    await page.getByLabel('तस्वीर', { exact: true }).setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a60' } })
        .jpeg()
        .toBuffer(),
    });
    await clickAt(page, button(page, 'यह तस्वीर जोड़ें'));
    await expect(page.getByText('लिखें कि तस्वीर में क्या है।')).toBeVisible();
    await expectInHindi(page, 'a photograph, with what is missing', names);
    await picture(page, 'guest');
    await page.getByLabel('तस्वीर में क्या है').fill('बगीचे में चार लोग');
    await clickAt(page, button(page, 'यह तस्वीर जोड़ें'));
    await clickAt(page, page.getByRole('list', { name: 'तस्वीरें' }).getByRole('button').first());
    await expect(dialog.getByRole('figure').first()).toContainText('· आपने जोड़ी,');
    await dialogInHindi(page, names);
    await page.keyboard.press('Escape');
    await clickAt(page, button(page, 'मिटाएँ'));
    await clickAt(page, button(page, 'सबके लिए मिटाएँ'));
    await expect(page.getByText('यहाँ अभी कोई तस्वीर नहीं है।')).toBeVisible();
    await clickAt(page, button(page, 'इस कार्यक्रम से साइन आउट करें'));
    await expect(button(page, 'रजिस्टर करें')).toBeVisible();
    expect(broken).toEqual([]);
  });
});
