import { expectAccessible } from '../support/axe.ts';
import { emailTo, signInToEvent } from '../support/event.ts';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { someoneSignedIn, type SignedUp } from '../support/person.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';
import type { APIRequestContext } from '@playwright/test';

const DAY = addDays(dateInZone(new Date(), 'Asia/Kolkata'), 30);
const NEXT = addDays(DAY, 1);

/** An event of this person, by the API; its code. */
async function anEvent(request: APIRequestContext, { token }: SignedUp, title: string): Promise<string> {
  const answer = await request.post('/api/events/hosted', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title,
      headline: 'An evening with everybody we like',
      about: 'Come hungry.',
      city: 'mysuru',
      venueName: 'The old hall',
      venueAddress: '12 Lake Road',
      startsOn: DAY,
      startTime: '16:00',
      endsOn: NEXT,
      endTime: '22:30',
      places: 20,
      programme: [],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { code: string } }).data.code;
}

test(
  '[1.2] a traveller hosts an event; a guest registers by its link, and the host sees who comes and cancels it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    await someoneSignedIn(page);
    await page.goto('/account');
    await page.getByRole('link', { name: 'Open your events' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events you host' })).toBeVisible();
    await expectAccessible(page, 'events that one hosts, none yet');
    await page.getByRole('link', { name: 'Host an event' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Host an event' })).toBeVisible();

    await page.getByLabel('Title').fill('A housewarming');
    await page.getByLabel('Description').fill('Call 98450 22812 to come.');
    await page.getByRole('button', { name: 'Make the event' }).click();
    await expect(page.getByText('Leave out telephone numbers.')).toBeVisible();
    await expect(page.getByText('Say in one sentence what it is.')).toBeVisible();
    await expect(page.getByLabel('In one sentence')).toBeFocused();
    await expect(page.getByLabel('Title')).toHaveValue('A housewarming');
    await expectAccessible(page, 'the form of an event, with mistakes');

    await page.getByLabel('In one sentence').fill('We open the doors of our new house');
    await page.getByLabel('Description').fill('Come for tea or stay for dinner.');
    await page.getByRole('combobox', { name: 'City' }).fill('Mysu');
    await page.getByRole('option', { name: /Mysuru/ }).click();
    await page.getByLabel('Where it takes place').fill('Our new house');
    await page.getByLabel('Address').fill('12 Lake Road');
    await page.getByLabel('First day').fill(DAY);
    await page.getByLabel('Last day').fill(DAY);
    await page.getByLabel('Ends at').fill('09:00');
    await page.getByLabel('Places').fill('12');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await expect(page.getByLabel('Day of line 1')).toBeFocused();
    await page.getByLabel('Time', { exact: true }).fill('16:30');
    await page.getByLabel('What happens').fill('Tea');
    await page.reload(); // nothing that was typed is lost
    await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
    await expect(page.getByLabel('What happens')).toHaveValue('Tea');
    await page.getByRole('button', { name: 'Make the event' }).click();
    await expect(page.getByText('The event must end later than it begins.')).toBeVisible();
    await page.getByLabel('Ends at').fill('22:00');
    await page.getByRole('button', { name: 'Make the event' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A housewarming' })).toBeVisible();
    await expect(page.getByText('Nobody is registered yet.')).toBeVisible();
    const link = page.getByRole('link', { name: /\/events\/EV-/ });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    expect(address).toMatch(/^\/events\/EV-[A-Z2-9]{10}$/);

    const guest = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await guest.goto(address);
    await expect(guest.getByRole('heading', { level: 1, name: 'A housewarming' })).toBeVisible();
    await expect(guest.getByText(/^Hosted by Meera N\., a traveller\. We have not checked this event/)).toBeVisible();
    await expect(guest.getByText('Tea', { exact: true })).toBeVisible();
    await expectAccessible(guest, 'an event of a traveller');
    await guest.getByRole('button', { name: 'Register', exact: true }).click();
    const dialog = guest.getByRole('dialog');
    await expect(dialog.getByText(/Meera N\. sees your name, how many you are and your days/)).toBeVisible();
    await expect(dialog.getByLabel('Mobile')).toHaveCount(0);
    await expectAccessible(guest, 'registering for an event of a traveller', 'dialog[open]');
    const email = `guest.${crypto.randomUUID()}@example.com`;
    await dialog.getByLabel('Name').fill('Latha Iyengar');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog.getByText('We’ve sent an email to')).toBeVisible();
    const mail = await emailTo(page.request, email, /You are registered for an event in Mysuru/);
    expect(mail).not.toContain('housewarming');
    await guest.context().close();

    await page.reload();
    await expect(page.getByText('1 person, with 12 places on each day.')).toBeVisible();
    await expect(page.getByRole('table')).toContainText('Latha Iyengar');
    await expect(page.getByRole('main')).not.toContainText(email);
    await expectAccessible(page, 'who is registered, for the host');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the list as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);

    await page.getByRole('link', { name: 'Change the event' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('A housewarming');
    await page.getByLabel('Places').fill('0');
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByText('Enter a number from 1 to 200.')).toBeVisible();
    await page.getByLabel('Places').fill('15');
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByText('1 person, with 15 places on each day.')).toBeVisible();

    await page.getByRole('button', { name: 'Cancel the event' }).click();
    await expectAccessible(page, 'cancelling an event', 'dialog[open]');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the event' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await emailTo(page.request, email, /An event in Mysuru is cancelled/);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This event is cancelled.' })).toBeVisible();
    await page.goto('/events');
    await expect(page.getByRole('link', { name: /A housewarming/ })).toContainText('1 person registered');
    await expectAccessible(page, 'events that one hosts');
  },
);

test('[1.2] an event is reported by whoever sees it, and removed at the desk; its host reads why', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const host = await someoneSignedIn(page);
  const title = `A lottery of ${host.email.slice(6, 14)}`;
  const code = await anEvent(request, host, title);
  await page.goto(`/events/${code}`);
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report the event' }).click();
  await expect(dialog.getByText('Choose what is wrong with it.')).toBeVisible();
  await expectAccessible(page, 'reporting an event', 'dialog[open]');
  await dialog.getByLabel('What is wrong with it').selectOption('scam');
  await dialog.getByRole('button', { name: 'Report the event' }).click();
  await expect(dialog).toBeHidden();

  const desk = await context.newPage();
  await desk.goto('/desk/events');
  await signInAtDesk(desk, await aStaffAccount(request));
  const event = desk.getByRole('listitem').filter({ hasText: title }).last();
  await expect(event).toContainText('1 report: It asks for money or personal data, or is not real');
  await event.getByRole('button', { name: 'Remove the event' }).click();
  await expect(event.getByText('Write why it is removed. The host reads it.')).toBeVisible();
  await expectAccessible(desk, 'events at the desk');
  await event.getByLabel('Reason, where it is removed').fill('Lotteries are not events.');
  await event.getByRole('button', { name: 'Remove the event' }).click();
  await expect(event).toHaveCount(0);

  await page.goto(`/events/${code}`);
  await expect(page.getByRole('heading', { name: /There is no page/ })).toBeVisible();
  await page.goto(`/events/registered?event=${code}`);
  await expect(page.getByText('Lotteries are not events.')).toBeVisible();
  await expectAccessible(page, 'an event that was removed');
});

test(
  '[1.2] an event is made by keyboard alone, and somebody else’s is not found',
  { tag: '@once' },
  async ({ page, browser, request }) => {
    test.slow();
    const host = await someoneSignedIn(page);
    await page.goto('/events/host');
    await page.getByLabel('Title').focus();
    await page.keyboard.type('A walk');
    for (const text of ['Once around the lake', 'Bring water.', 'Mysuru']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await expect(page.getByRole('option', { name: /Mysuru/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Change city, now Mysuru/ })).toBeVisible();
    await page.getByLabel('Where it takes place').focus();
    await page.keyboard.type('The boat house');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lake Road');
    await page.getByLabel('First day').fill(DAY);
    await page.getByLabel('Last day').fill(DAY);
    await page.getByLabel('Places').focus();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'A walk' })).toBeVisible();
    const code = new URL(page.url()).searchParams.get('event') ?? '';
    expect(code).toMatch(/^EV-/);

    const other = await (await browser.newContext()).newPage();
    const someone = await someoneSignedIn(other);
    expect(someone.userID).not.toBe(host.userID);
    await other.goto(`/events/registered?event=${code}`);
    await expect(other.getByRole('heading', { name: 'This event could not be opened' })).toBeVisible();
    await other.goto(`/events/host?event=${code}`);
    await expect(other.getByRole('heading', { name: 'This event cannot be changed' })).toBeVisible();
    const answer = await request.get(`/api/events/hosted/registrations?code=${code}`, {
      headers: { authorization: `Bearer ${someone.token}` },
    });
    expect(answer.status()).toBe(404);
    await other.context().close();
  },
);

test(
  '[1.2] a guest and the host write to each other; the host hides a message, and a guest reports one to the desk',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    test.slow();
    const host = await someoneSignedIn(page);
    const code = await anEvent(request, host, `A supper of ${host.email.slice(6, 14)}`);
    const guest = await (await browser.newContext({ ...test.info().project.use })).newPage();
    const email = `guest.${crypto.randomUUID()}@example.com`;
    const answer = await request.post('/api/events/register', {
      data: { code, name: 'Latha Iyengar', email, companions: 0, days: [DAY] },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const mail = await emailTo(request, email, /You are registered/);
    await guest.goto(`/events/${code}`);
    await signInToEvent(guest, { email, number: /EV-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(mail)?.[0] ?? '' });
    await expect(guest.getByText('Nobody has written yet.')).toBeVisible();
    await guest.getByLabel('Your message').fill('Call me: 98450 22812');
    await guest.getByRole('button', { name: 'Send the message' }).click();
    await expect(guest.getByText('Leave out telephone numbers.', { exact: true })).toBeVisible();
    await expect(guest.getByLabel('Your message')).toHaveValue('Call me: 98450 22812');
    await expectAccessible(guest, 'messages of an event, with a mistake');
    await guest.getByLabel('Your message').fill('Shall I bring bread?');
    await guest.getByRole('button', { name: 'Send the message' }).click();
    await expect(guest.getByRole('log')).toContainText('Shall I bring bread?');
    await expect(guest.getByLabel('Your message')).toHaveValue('');

    await page.goto(`/events/registered?event=${code}`);
    await expect(page.getByRole('log')).toContainText('Latha I.');
    await page.getByLabel('Your message').fill('Yes, please.');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByRole('log')).toContainText('Yes, please.');
    await expectAccessible(page, 'messages for the host');
    await expect(guest.getByRole('log')).toContainText('Yes, please.', { timeout: 20_000 }); // without a reload

    await guest.getByRole('log').getByRole('button', { name: 'Report' }).click();
    await expect(guest.getByRole('log')).toContainText('Reported');
    await guest.getByRole('checkbox', { name: /Email me about new messages/ }).uncheck({ force: true });
    await expect(guest.getByRole('checkbox', { name: /Email me about new messages/ })).not.toBeChecked();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Shall I bring bread?' })
      .getByRole('button', { name: 'Hide' })
      .click();
    await expect(page.getByText('This message was hidden.')).toBeVisible();
    await expect(guest.getByText('This message was hidden.')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(guest, 'messages of an event');
    await guest.context().close();
  },
);
