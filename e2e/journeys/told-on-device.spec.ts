import { PUSH_PORT } from '../../playwright.config.ts';
import { expectAccessible } from '../support/axe.ts';
import { aTraveller } from '../support/booking.ts';
import { clickAt } from '../support/by-position.ts';
import { aFlyer } from '../support/flight.ts';
import { enterOn } from '../support/keyboard.ts';
import { subscribingAs } from '../support/push.ts';
import { someHotel, stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { WITH_NOTIFICATIONS } from '../support/whole-browser.ts';

test.use(WITH_NOTIFICATIONS);

const SUBSCRIPTION = JSON.stringify({
  endpoint: `http://127.0.0.1:${PUSH_PORT}/push/offers`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** Somebody with a confirmed stay, signed in in this tab. */
async function withStay(page: Page): Promise<{ confirmed: string; slug: string }> {
  const slug = await someHotel(page, 'kochi', stayQuery(60), 3);
  const { storage, confirmed } = await aTraveller(page.request, slug);
  await page.context().addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored))
      if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, value);
  }, storage);
  return { confirmed, slug };
}

test(
  '[7.16] [7.20] after a booking, on My trips and for a watched price a click on a button turns notifications on',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await subscribingAs(context, SUBSCRIPTION);
    const { confirmed, slug } = await withStay(page);

    await page.goto(`/hotels/${slug}?${stayQuery(30)}`);
    await clickAt(page, page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await page.goto('/saved');
    const watched = page.getByRole('button', { name: 'Tell me on this device too' });
    const watch = page.getByRole('checkbox', { name: 'Tell me when it costs less' });
    await expect(watch).toBeVisible();
    await expect(watched).toHaveCount(0); // nothing is watched yet
    await clickAt(page, watch);
    await expect(watched).toBeVisible();
    await expectAccessible(page, 'saved stays, offered to be told');

    await page.goto('/bookings');
    await expect(page.getByRole('button', { name: 'Tell me of changes' })).toBeVisible();
    await expectAccessible(page, 'My trips, offered to be told');

    await page.goto(`/confirmationbooking?bookingId=${confirmed}`);
    const remind = page.getByRole('button', { name: 'Remind me before it begins' });
    await expect(remind).toBeVisible();
    await expectAccessible(page, 'a confirmed stay, offered to be told');
    const registering = page.waitForResponse(/\/api\/users\/device-token$/);
    await clickAt(page, remind);
    expect((await registering).status()).toBe(200);
    await expect(page.getByText(/^You will get a notification on this device before it begins/)).toBeVisible();
    await expect(remind).toHaveCount(0);

    for (const path of ['/bookings', '/saved']) {
      await page.goto(path); // on already: nothing is offered, and nothing said
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Tell me o/ })).toHaveCount(0);
    }
  },
);

test(
  '[7.16] with the keyboard alone: notifications are turned on from the confirmation of flights',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await subscribingAs(context, SUBSCRIPTION);
    const { storage, ticketed } = await aFlyer(page);
    await context.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored))
        if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, value);
    }, storage);
    await page.goto(`/flights/confirmation?bookingId=${ticketed}`);
    const offer = page.getByRole('button', { name: 'Tell me of new times' });
    await expect(offer).toBeVisible();
    await expectAccessible(page, 'ticketed flights, offered to be told');
    await page.screenshot({ path: test.info().outputPath('offer.png'), fullPage: true });
    const registering = page.waitForResponse(/\/api\/users\/device-token$/);
    await enterOn(page, offer);
    expect((await registering).status()).toBe(200);
    await expect(page.getByRole('status').getByText(/^You will get a notification on this device when/)).toBeVisible();
    await expect(offer).toHaveCount(0);
  },
);
