import { expectAccessible } from '../support/axe.ts';
import { aGuest, signInToEvent } from '../support/event.ts';
import { newPerson, signIn } from '../support/person.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { payAtGateway } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const HOTEL = 'sentinel-slow';

test(
  '[1.2] [7.20] staff keep rooms for CIT-95; a guest books and pays one at the event rate and stands on the rooming list',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    test.slow();
    const desk = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await desk.goto(`/desk/events/rooms?event=CIT-95&hotel=${HOTEL}`);
    await signInAtDesk(desk, await aStaffAccount(request));
    await expect(desk.getByRole('heading', { level: 1, name: 'Rooms for CIT-95' })).toBeVisible();
    await desk.getByLabel('Rooms each night').fill('2');
    await desk.getByLabel('Rate a night').fill('99999');
    await desk.getByRole('button', { name: 'Keep the rooms' }).click();
    await expect(desk.getByText(/Enter a price in rupees|The public price of/)).toBeVisible();
    await desk.getByLabel('Rate a night').fill('1,010');
    await desk.getByRole('button', { name: 'Keep the rooms' }).click();
    const block = desk.getByRole('listitem').filter({ hasText: '₹1,010 a night before tax' }).last();
    await expect(block.getByRole('button', { name: 'Make it smaller' })).toBeVisible();
    await expectAccessible(desk, 'rooms of an event at the desk');

    const person = await newPerson(request);
    await page.goto('/CIT-95');
    await signInToEvent(page, await aGuest(request));
    const rooms = page.getByRole('region', { name: 'Rooms for guests of the event' });
    await expect(rooms).toContainText('a night with all taxes');
    await expectAccessible(page, 'rooms of an event for its guests');
    await rooms.getByRole('button', { name: 'Book a room' }).first().click();
    await rooms.getByRole('button', { name: 'Review and pay' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await signIn(page, person);
    await page.waitForURL(/\/hotels\/review\?bookingId=/);
    await expect(
      page
        .getByText(/event rate/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await payAtGateway(page);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();

    await desk.reload();
    await expect(desk.getByRole('table', { name: 'Rooming list' }).getByText('Latha Iyengar').last()).toBeVisible();
    const [file] = await Promise.all([
      desk.waitForEvent('download', { timeout: 15_000 }),
      desk.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('rooming-list.csv');
    await desk.context().close();
  },
);
