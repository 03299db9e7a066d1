import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aGuest, emailTo, signInToEvent } from '../support/event.ts';
import { newPerson, signIn } from '../support/person.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';

const HOTEL = 'sentinel-slow';

/** A guest of CIT-95 in a browser of their own, with the part of the page about sharing a room. */
async function aComer(browser: Browser, name: string) {
  const page = await (await browser.newContext({ ...test.info().project.use })).newPage();
  const guest = await aGuest(page.request, { name, companions: 0 });
  await page.goto('/CIT-95');
  await signInToEvent(page, guest);
  const part = page.getByRole('region', { name: 'Share a room' });
  await expect(part).toBeVisible();
  return { page, part, guest };
}

/** Staff at the desk of the rooms of the event, with a block that has one room more than before. */
async function atTheDesk(browser: Browser, page: Page): Promise<Page> {
  const desk = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await desk.goto(`/desk/events/rooms?event=CIT-95&hotel=${HOTEL}`);
  await signInAtDesk(desk, await aStaffAccount(page.request));
  await desk.getByLabel('Rooms each night').fill('1');
  await desk.getByLabel('Rate a night').fill('1,020');
  await desk.getByRole('button', { name: 'Keep the rooms' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: '₹1,020 a night before tax' }).last()).toBeVisible();
  return desk;
}

test(
  '[1.2] two guests of CIT-95 find each other to share a room; the rooming list names both, and one ends it',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    test.slow();
    const desk = await atTheDesk(browser, page);
    const other = `Zoya ${crypto.randomUUID().replace(/[^a-f]/g, '')}`; // who is found among the guests of other tests
    const zoya = await aComer(browser, other);
    await expect(zoya.part).toContainText('never your email or telephone number');
    await expectAccessible(zoya.page, 'sharing a room, not on the list');
    await zoya.part.getByLabel('About you, in a line').fill('Ring me: 98450 22812');
    await clickAt(zoya.page, zoya.part.getByRole('button', { name: 'Add me to the list' }));
    await expect(zoya.part).toContainText('Leave out telephone numbers.');
    const line = `Asleep at ten, ${other}.`;
    await zoya.part.getByLabel('About you, in a line').fill(line);
    await clickAt(zoya.page, zoya.part.getByRole('button', { name: 'Add me to the list' }));
    await expect(zoya.part.getByText(line)).toBeVisible();

    const latha = await aComer(browser, 'Latha Iyengar');
    await latha.part.getByLabel('About you, in a line').fill('Up at six, I read late.');
    await clickAt(latha.page, latha.part.getByRole('button', { name: 'Add me to the list' }));
    const entry = latha.part.getByRole('listitem').filter({ hasText: line });
    await expect(entry).not.toContainText('example.com');
    await clickAt(latha.page, entry.getByRole('button', { name: /^Ask Zoya/ }));
    await expect(entry.getByRole('button', { name: /Withdraw the request/ })).toBeVisible();
    await expectAccessible(latha.page, 'sharing a room, on the list');

    const email = await emailTo(request, zoya.guest.email, /asks to share a room/);
    expect(email).not.toContain('Latha');
    await zoya.page.reload();
    await clickAt(zoya.page, zoya.part.getByRole('button', { name: 'Share a room with Latha I.' }));
    await expect(zoya.part.getByText('You share a room with Latha I.')).toBeVisible();
    await expectAccessible(zoya.page, 'sharing a room, with somebody');
    await emailTo(request, latha.guest.email, /You share a room at CIT-95/);

    const person = await newPerson(request);
    await latha.page.reload();
    await expect(latha.part.getByText(/^You share a room with Zoya/)).toBeVisible();
    const rooms = latha.page.getByRole('region', { name: 'Rooms for guests of the event' });
    await clickAt(latha.page, rooms.getByRole('button', { name: 'Book a room' }).last());
    await clickAt(latha.page, rooms.getByRole('button', { name: 'Review and pay' }));
    await expect(latha.page.getByRole('dialog')).toBeVisible();
    await signIn(latha.page, person);
    await latha.page.waitForURL(/\/hotels\/review\?bookingId=/);
    await desk.reload();
    const row = desk.getByRole('table', { name: 'Rooming list' }).getByRole('row').filter({ hasText: other });
    await expect(row).toContainText('Latha Iyengar');

    await clickAt(zoya.page, zoya.part.getByRole('button', { name: 'Stop sharing' }));
    await clickAt(zoya.page, zoya.part.getByRole('button', { name: 'Yes, stop sharing' }));
    await expect(zoya.part.getByRole('button', { name: 'Leave the list' })).toBeVisible();
    await emailTo(request, latha.guest.email, /You no longer share a room/);
    await desk.reload();
    await expect(desk.getByRole('table', { name: 'Rooming list' })).not.toContainText(other);
    await clickAt(zoya.page, zoya.part.getByRole('button', { name: 'Leave the list' }));
    await expect(zoya.part.getByRole('button', { name: 'Add me to the list' })).toBeVisible();
    for (const one of [desk, zoya.page, latha.page]) await one.context().close();
  },
);
