import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { emailTo } from '../support/event.ts';
import { inDays, press } from '../support/stay.ts';

test(
  '[3.7] a guest enters their own details by a link, and the open page of whoever books shows them',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const company = await aNewCompany(page.request, { night: 5_000_000, guestsAllowed: true });
    await page.goto('/corporate/auth/booking');
    await signInAtWork(page, company.meera);
    await clickAt(page, page.getByRole('button', { name: 'One more, Guests' }));
    await page.getByLabel('Rooms').selectOption('2 rooms');
    const hidden = (name: string) => page.locator(`main form input[name="${name}"]`).inputValue();
    const search = new URLSearchParams({
      city: 'jaipur',
      policy: 'in',
      checkin: inDays(50),
      checkout: inDays(51),
      rooms: await hidden('rooms'),
      travellers: await hidden('travellers'),
      guests: '1',
    });
    await page.goto(`/corporate/auth/booking/hotels/hotelListing?${search.toString()}`);
    await page.getByRole('article').first().getByRole('link').click();
    await press(page, 'Book this room');
    await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();

    const address = `arjun.${crypto.randomUUID()}@guest.example`;
    const asking = page.getByRole('region', { name: 'Guests can enter their own details' });
    await clickAt(page, asking.getByRole('button', { name: 'Send this guest a link' }));
    await clickAt(page, asking.getByRole('button', { name: 'Ask the guest for their details' }));
    await expect(asking.getByLabel('Guest’s email')).toHaveAccessibleDescription(/Enter an email address/);
    await asking.getByLabel('Guest’s name').fill('Arjun');
    await asking.getByLabel('Guest’s email').fill(address);
    await clickAt(page, asking.getByRole('button', { name: 'Ask the guest for their details' }));
    await expect(asking.getByText(`Sent to Arjun at ${address}`)).toBeVisible();
    await expectAccessible(page, 'the review with a guest who was sent a link');

    const email = await emailTo(page.request, address, /asks for your details/);
    const token = /guest-details#token=([^\s"&]+)/.exec(email)?.[1] ?? '';
    const guest = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await guest.goto(new URL(`/corporate/guest-details#token=${token}`, page.url()).toString());
    await expect(guest.getByRole('heading', { name: 'Your details for a trip' })).toBeVisible();
    await expect(guest.getByText('Meera Nair of Godavari Mills is arranging this trip')).toBeVisible();
    await expect(guest.getByRole('main')).not.toContainText('₹');
    await clickAt(guest, guest.getByRole('button', { name: 'Send my details' }));
    await expect(guest.getByLabel('Title')).toHaveAccessibleDescription(/Choose a title/);
    await expect(guest.getByLabel('First name')).toHaveAccessibleDescription(/Enter your first name/);
    await guest.getByLabel('Title').selectOption('Mr');
    await guest.getByLabel('First name').fill('Arjun');
    await guest.getByLabel('Family name').fill('Menon');
    await expectAccessible(guest, 'entering one’s details by the link of an email');
    await clickAt(guest, guest.getByRole('button', { name: 'Send my details' }));
    await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible();

    const room = page.getByRole('group', { name: 'Guest for room 2' });
    await expect(room.getByLabel('Family name')).toHaveValue('Menon');
    await expect(asking.getByText(/^From the guest, .*Mr Arjun Menon/)).toBeVisible();
    await room.getByLabel('Family name').fill('Menon Nair');
    await expect(asking.getByRole('button', { name: 'Use what the guest entered' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Book for ₹/ })).toBeVisible(); // nothing is paid by it

    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
    await expect(guest.getByText('Your details were sent with this link.')).toBeVisible();
    await guest.context().close();
  },
);
