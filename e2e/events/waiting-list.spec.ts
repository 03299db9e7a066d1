import { expectAccessible } from '../support/axe.ts';
import { emailTo, signInToEvent } from '../support/event.ts';
import { someoneSignedIn, type SignedUp } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import type { APIRequestContext } from '@playwright/test';

const DAY = addDays(dateInZone(new Date(), 'Asia/Kolkata'), 30);
const mailOf = (name: string) => `${name}.${crypto.randomUUID()}@example.com`;

const formOf = (places: number) => ({
  title: 'A housewarming',
  headline: 'We open the doors of our new house',
  about: 'Come for tea.',
  city: 'mysuru',
  venueName: 'Our new house',
  venueAddress: '12 Lake Road',
  startsOn: DAY,
  startTime: '16:00',
  endsOn: DAY,
  endTime: '22:00',
  places,
  programme: [],
});

/** An event of this person with one place, which is taken; its code. */
async function aFullEvent(request: APIRequestContext, { token }: SignedUp): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post('/api/events/hosted', { headers, data: formOf(1) });
  const { code } = ((await made.json()) as { data: { code: string } }).data;
  const guest = { code, name: 'Ravi Nair', email: mailOf('ravi'), companions: 0, days: [DAY] };
  expect((await request.post('/api/events/register', { data: guest })).status()).toBe(200);
  return code;
}

/** The link in an email about a place in the list. */
const linkIn = (email: string): string => /\/events\/EV-[A-Z2-9]{10}#waiting=\S+/.exec(email)?.[0] ?? '';

test(
  '[1.2] [7.20] a full event has a waiting list; a place that comes free is offered by email, accepted, and the host sees it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const host = await someoneSignedIn(page);
    const code = await aFullEvent(page.request, host);
    const guest = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await guest.goto(`/events/${code}`);
    await expect(guest.getByText('Every place is taken.')).toBeVisible();
    await guest.getByRole('button', { name: 'Join the waiting list' }).click();
    const dialog = guest.getByRole('dialog');
    const email = mailOf('latha');
    await dialog.getByLabel('Name').fill('Latha Iyengar');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'One more, Companions' }).click();
    await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(dialog.getByText(/has 1 place in all, and you are 2\./)).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Latha Iyengar');
    await expectAccessible(guest, 'joining a waiting list, with a mistake', 'dialog[open]');
    await dialog.getByRole('button', { name: 'One less, Companions' }).click();
    await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(dialog.getByText('It has your position on the waiting list')).toBeVisible();
    const mail = await emailTo(page.request, email, /You are on the waiting list for an event in Mysuru/);
    expect(mail).not.toContain('housewarming');

    await guest.goto(linkIn(mail));
    await guest.reload(); // a link of the same page is no navigation
    await expect(dialog.getByText('You are number 1 of 1.')).toBeVisible();
    await expectAccessible(guest, 'a place in a waiting list', 'dialog[open]');

    await page.goto(`/events/registered?event=${code}`);
    await expect(page.getByText('1 party waits for a place.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Waiting list' })).toContainText('Latha Iyengar');
    await expectAccessible(page, 'who waits, for the host');
    const more = await page.request.put('/api/events/hosted', {
      headers: { authorization: `Bearer ${host.token}` },
      data: { ...formOf(2), code },
    });
    expect(more.status()).toBe(200);

    const offer = await emailTo(page.request, email, /A place at an event in Mysuru is free for you/);
    await guest.goto(linkIn(offer));
    await guest.reload();
    await expect(dialog.getByText(/It is kept for you until .+ \(Mysuru time\)/)).toBeVisible();
    await expectAccessible(guest, 'an offer of a place', 'dialog[open]');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    const number = /EV-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await dialog.getByRole('status').textContent()) ?? '')?.[0] ?? '';
    expect(number).not.toBe('');
    await dialog.getByRole('button', { name: 'Later' }).click();
    await signInToEvent(guest, { email, number });
    await guest.context().close();
    await page.reload();
    await expect(page.getByText('2 people, with 2 places on each day.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Waiting list' })).toHaveCount(0);
  },
);
