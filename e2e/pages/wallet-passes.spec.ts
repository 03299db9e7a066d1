import { readFileSync } from 'node:fs';
import { jwtVerify } from 'jose';
import { checkSignature, filesOfPass, noPassTools, walletKeys } from '../../tests/support/wallet-keys.ts';
import { expectAccessible } from '../support/axe.ts';
import { askedBy, ticketed } from '../support/flight.ts';
import { enterOn } from '../support/keyboard.ts';
import { testOfOwnProduct } from '../support/started-product.ts';
import { someoneSignedIn } from '../support/person.ts';
import { expect, type Page } from '../support/test.ts';
import { asked, confirmed } from '../support/trips.ts';

/** The product has certificates for both wallets: the one of the other tests has none. */
const test = testOfOwnProduct('wallet', () => {
  const keys = walletKeys();
  return { variables: keys.variables, beside: keys };
});
test.skip(noPassTools, 'openssl or unzip is missing');

const passes = (page: Page) => page.getByRole('group', { name: 'Passes for your phone' });
const GOOGLE = /^https:\/\/pay\.google\.com\/gp\/v\/save\//;

test(
  '[7.20] a traveller downloads the Apple pass of a stay by keyboard, and goes to Google with a signed one',
  { tag: '@phone' },
  async ({ page, beside }) => {
    const person = await someoneSignedIn(page);
    const { _id, hotel } = await confirmed(asked(page, person));
    await page.goto(`/bookings/details?bookingId=${_id}`);
    const apple = passes(page).getByRole('button', { name: 'Add to Apple Wallet' });
    await expect(apple).toBeVisible();
    await expectAccessible(page, 'a trip with wallet passes');

    const downloading = page.waitForEvent('download');
    await enterOn(page, apple);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('trip.pkpass');
    const files = filesOfPass(readFileSync(await download.path()));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['pass.json', 'manifest.json', 'signature', 'icon.png']));
    checkSignature(files['manifest.json']!, files.signature!, beside.apple.authority);
    expect(files['pass.json']!.toString()).toContain(hotel.name);
    await expect(apple).toBeFocused();

    const opened: string[] = [];
    await page.context().route(GOOGLE, (route) => {
      opened.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Google Wallet</title>' });
    });
    await enterOn(page, passes(page).getByRole('button', { name: 'Add to Google Wallet' }));
    await expect(page).toHaveTitle('Google Wallet');
    const { payload } = await jwtVerify(opened[0]!.split('/').at(-1)!, beside.google.publicKey, { audience: 'google' });
    expect(JSON.stringify(payload)).toContain(hotel.name);
    await page.goBack();
    await expect(passes(page)).toBeVisible();
  },
);

test('[7.20] a flight has passes too, beside its other documents', { tag: '@once' }, async ({ page }) => {
  const person = await someoneSignedIn(page);
  const { _id } = await ticketed(askedBy(page, person));
  await page.goto(`/bookings/details?bookingId=${_id}`);
  await expect(passes(page).getByRole('button', { name: /^Add to Apple Wallet/ })).not.toHaveCount(0);
  await expectAccessible(page, 'a flight with wallet passes');
});
