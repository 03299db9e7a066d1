import { expect, test } from '../support/test.ts';
import { aGuest, isSignedInToEvent, signInToEvent } from '../support/event.ts';
import { newPerson } from '../support/person.ts';
import { choose, duplicate, isIn, isOut, signInHere, tabSession } from '../support/tab.ts';

const comeHere = /Come to CIT-95/;

test(
  '[3.4] [2.9] a sign-in to an event and a consumer live side by side in a tab, and each goes alone',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(90_000);
    const [guest, meera] = [await aGuest(page.request), await newPerson(page.request)];
    await page.goto('/CIT-95');
    await signInToEvent(page, guest);
    await isOut(page);
    await signInHere(page, meera);
    await isSignedInToEvent(page);
    await page.reload();
    await isIn(page, 'Meera');
    await isSignedInToEvent(page);
    expect((JSON.parse((await tabSession(page)).eventUserDetails ?? '{}') as { number: string }).number).toBe(
      guest.number,
    );
    await page.getByRole('button', { name: 'Sign out of CIT-95' }).click();
    await expect(page.getByRole('heading', { name: comeHere })).toBeVisible();
    await isIn(page, 'Meera');
    expect((await tabSession(page)).userID).toBe(meera.userID);
  },
);

test(
  '[3.4] [4.5] it stays in its tab: a new one, and a copy, are signed in to no event',
  { tag: '@once' },
  async ({ context, page }) => {
    test.setTimeout(90_000);
    const [guest, meera] = [await aGuest(page.request), await newPerson(page.request)];
    await page.goto('/CIT-95');
    await signInHere(page, meera);
    await signInToEvent(page, guest);
    const copy = await duplicate(context, page);
    const fresh = await context.newPage();
    await fresh.goto('/CIT-95');
    for (const tab of [copy, fresh]) {
      await isIn(tab, 'Meera'); // restored by the saved record, which holds nothing of the event
      await expect(tab.getByRole('heading', { name: comeHere })).toBeVisible();
      expect((await tabSession(tab)).eventUserDetails).toBeUndefined();
    }
    await page.reload();
    await isSignedInToEvent(page);
  },
);

test(
  '[4.1] who logs out takes the event along: the next person in the tab sees nothing of it',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(90_000);
    const [guest, meera, ravi] = [
      await aGuest(page.request),
      await newPerson(page.request),
      await newPerson(page.request),
    ];
    await page.goto('/CIT-95');
    await signInHere(page, meera);
    await signInToEvent(page, guest);
    await choose(page, 'Meera', 'Log out');
    await isOut(page);
    await page.goto('/CIT-95');
    await signInHere(page, ravi);
    await expect(page.getByRole('heading', { name: comeHere })).toBeVisible();
    await expect(page.getByText(guest.number)).toHaveCount(0);
  },
);

test(
  '[2.9] a sign-in that the server ended is said where it stood, and the tab’s person stays in',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(90_000);
    const [guest, meera] = [await aGuest(page.request), await newPerson(page.request)];
    await page.goto('/CIT-95');
    await signInHere(page, meera);
    await signInToEvent(page, guest);
    await expect(page.getByLabel('Email me about new messages')).toBeVisible(); // or reading them would end it before the reload
    const { accessToken } = JSON.parse((await tabSession(page)).eventUserDetails ?? '{}') as { accessToken: string };
    await page.request.post('/api/events/sign-out', { data: { accessToken } });
    await page.reload();
    await expect(page.getByText('Your sign-in to CIT-95 has ended.')).toBeVisible();
    await isIn(page, 'Meera');
  },
);
