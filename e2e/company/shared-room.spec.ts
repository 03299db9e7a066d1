import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { inDays, press } from '../support/stay.ts';

test(
  '[7.20] [3.7] two colleagues share a room or have one each, and everybody is named in a form of their own',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const company = await aNewCompany(page.request, { night: 5_000_000 });
    await page.goto('/corporate/auth/booking');
    await signInAtWork(page, company.meera);
    await page.getByRole('combobox', { name: 'Add a colleague' }).click();
    await clickAt(page, page.getByRole('option', { name: /^Om Prakash/ }));
    const hidden = (name: string) => page.locator(`main form input[name="${name}"]`);
    for (const [choice, rooms] of [
      ['2 rooms', 2],
      ['1 room', 1],
    ] as const) {
      await page.getByLabel('Rooms').selectOption(choice);
      const party = {
        rooms: await hidden('rooms').inputValue(),
        travellers: await hidden('travellers').inputValue(),
      };
      const stay = { checkin: inDays(57), checkout: inDays(58) };
      const search = new URLSearchParams({ city: 'jaipur', policy: 'in', ...stay, ...party });
      await page.goto(`/corporate/auth/booking/hotels/hotelListing?${search.toString()}`);
      await page.getByRole('article').first().getByRole('link').click();
      await press(page, 'Book this room');
      await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
      if (rooms === 2) {
        for (const [room, name] of ['Meera', 'Om'].entries()) {
          const guest = page.getByRole('group', { name: `Guest for room ${room + 1}` });
          await expect(guest.getByLabel('First name')).toHaveValue(name);
        }
        await page.goto('/corporate/auth/booking');
        continue;
      }
      const room = page.getByRole('group', { name: 'The guest' });
      const other = room.getByRole('group', { name: 'Guest 2 (optional)' });
      await expect(room.getByLabel('First name').first()).toHaveValue('Meera');
      await expect(other.getByLabel('First name')).toHaveValue('Om');
      await expect(other.getByLabel('Family name')).toHaveValue('Prakash');
      await expectAccessible(page, 'the review of a shared room');
      await room.getByLabel('Title').first().selectOption('Ms');
      await page.getByRole('button', { name: /^Book for ₹/ }).click();
      await expect(other.getByLabel('Title')).toHaveAccessibleDescription(/Choose a title/);
      await other.getByLabel('Title').selectOption('Mr');
      await page.getByRole('button', { name: /^Book for ₹/ }).click();
      await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();
      await page.getByRole('link', { name: 'Open this trip' }).click();
      await expect(page.getByText('Ms Meera Nair, Mr Om Prakash')).toBeVisible();
    }
  },
);
