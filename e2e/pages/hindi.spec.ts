import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { wordsOf } from '../support/english-words.ts';
import { enterOn } from '../support/keyboard.ts';
import { newPerson, signIn, someoneSignedIn } from '../support/person.ts';
import { stayQuery } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';

const inHindi = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
const inEnglish = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
/** English words that our own texts would leave on a Hindi page. Rooms and rates are named by their hotels, in English. */
const LEFT_OVER =
  /\b(?:nights?|adults?|stays?|taxes|included|cancellation|until|guests?|filters?|total|show|more|sign in|choose|check.?(?:in|out))\b/i;

async function expectOwnWordsInHindi(page: Page): Promise<void> {
  await expect.poll(async () => (await wordsOf(page)).filter((words) => LEFT_OVER.test(words))).toEqual([]);
}

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('chooses it by click, searches, looks at the list and at a hotel, and goes back to English', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/');
    await inEnglish(page);
    const choice = page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' });
    const box = await choice.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await clickAt(page, choice);
    await expectAccessible(page, 'the choice of a language');
    await clickAt(page, page.getByRole('button', { name: 'हिन्दी' }));

    await inHindi(page);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByRole('heading', { name: 'हर पेज पर साफ़-साफ़' })).toBeVisible();
    await expectAccessible(page, 'the landing page in Hindi');
    await expectOwnWordsInHindi(page);

    const place = page.getByRole('combobox', { name: 'शहर, इलाका या होटल' });
    await place.fill('Koch');
    await clickAt(page, page.getByRole('option', { name: /^कोच्चि/ }).first());
    await clickAt(page, page.getByRole('button', { name: /चेक-इन/ }));
    await expect(page.getByRole('grid').first()).toHaveAttribute('aria-label', /[\u0900-\u097f]/);
    await expectOwnWordsInHindi(page);
    await page.keyboard.press('Escape');
    const texts = page.waitForResponse(/\/texts\/hi-hotel-/); // on a phone, the pointer rests on a hotel of the list
    await clickAt(page, page.getByRole('button', { name: 'खोजें' }));

    await page.waitForURL('**/hotels?**');
    await inHindi(page);
    await expect(page.getByRole('heading', { level: 1, name: /^कोच्चि, \d+ होटल$/ })).toBeVisible();
    await expectOwnWordsInHindi(page);
    await expectAccessible(page, 'the list in Hindi');

    // the texts of a hotel's page come when a person points at its link, and the document stays
    const [hotel] = await page.getByRole('list').getByRole('article').getByRole('link').allTextContents();
    const link = page.getByRole('link', { name: hotel, exact: true }).first();
    await link.focus();
    await (await texts).finished();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await clickAt(page, link);
    await page.waitForURL(/\/hotels\/[\w-]+\?/);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await inHindi(page);
    await expect(page.getByRole('heading', { level: 2, name: 'होटल के नियम' })).toBeVisible();
    await expectOwnWordsInHindi(page);
    await expectAccessible(page, 'a hotel in Hindi');

    await clickAt(page, page.getByRole('contentinfo').getByRole('link', { name: 'English' }));
    await clickAt(page, page.getByRole('button', { name: 'English' }));
    await inEnglish(page);
    await expect(page.getByRole('heading', { level: 2, name: 'House rules' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Printed on every page' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('chooses it by keyboard, and stays where they were', async ({ page }) => {
    await page.goto(`/hotels?${stayQuery()}`);
    const { pathname, search } = new URL(page.url());
    await enterOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }));
    await page.waitForURL('**/language');
    await enterOn(page, page.getByRole('button', { name: 'हिन्दी' }));
    await inHindi(page);
    expect(new URL(page.url())).toMatchObject({ pathname, search });
    await expect(page.getByRole('button', { name: 'हिन्दी' })).toHaveCount(0);
  });

  test('gets pages that are not translated in English as a whole, and Hindi again on the way back', async ({
    page,
  }) => {
    await page.goto('/language');
    await clickAt(page, page.getByRole('button', { name: 'हिन्दी' }));
    await inHindi(page);
    await clickAt(page, page.getByRole('contentinfo').getByRole('link', { name: 'हमारे बारे में' }));
    await page.waitForURL('**/about');
    await inEnglish(page);
    await expect(page.getByText('यह पेज हिन्दी में नहीं है।')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Magazine' })).toBeVisible();
    await expectAccessible(page, 'an English page for a reader of Hindi');
    await clickAt(page, page.getByRole('banner').getByRole('link', { name: 'Sarai' }));
    await inHindi(page);
    await page.goBack();
    await inEnglish(page);
    await page.goForward();
    await inHindi(page);
  });

  test('finds Hindi in a tab that was open in English, with the next link', async ({ page, context }) => {
    await page.goto('/about');
    const other = await context.newPage();
    await other.goto('/language');
    await clickAt(other, other.getByRole('button', { name: 'हिन्दी' }));
    await inHindi(other);
    await clickAt(page, page.getByRole('banner').getByRole('link', { name: 'Sarai' }));
    await inHindi(page);
    await expect(page.getByRole('heading', { name: 'हर पेज पर साफ़-साफ़' })).toBeVisible();
  });

  // also the canary of `follow-language.ts`: Next goes to another page by `history.pushState`
  test('signs in where the browser reads English, and finds the page that a search opens in Hindi', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    const stored = await request.put('/api/users/language', {
      headers: { authorization: `Bearer ${person.token}` },
      data: { language: 'hi' },
    });
    expect(stored.status()).toBe(200);
    await page.goto('/');
    await inEnglish(page);
    await clickAt(page, page.getByRole('banner').getByRole('button', { name: 'Sign in' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await signIn(page, person);
    await inEnglish(page);
    await page.getByRole('combobox', { name: 'City, area or hotel' }).fill('Koch');
    await clickAt(page, page.getByRole('option', { name: /^Kochi/ }).first());
    await clickAt(page, page.getByRole('button', { name: 'Search', exact: true }));
    await page.waitForURL('**/hotels?**');
    await inHindi(page);
    await expect(page.getByRole('heading', { level: 1, name: /^कोच्चि, \d+ होटल$/ })).toBeVisible();
  });

  test('reads why their account could not store the language, which stays as it was', async ({ page }) => {
    await someoneSignedIn(page);
    await page.goto('/language');
    await page.route('**/api/users/language', (route) => route.abort());
    await clickAt(page, page.getByRole('button', { name: 'हिन्दी' }));
    await expect(page.getByRole('alert').filter({ hasText: 'No answer came.' })).toBeVisible();
    await inEnglish(page);
    await page.unroute('**/api/users/language');
    await clickAt(page, page.getByRole('button', { name: 'हिन्दी' }));
    await inHindi(page);
  });
});

test.describe('on a narrow screen, and without script', () => {
  test.use({ viewport: { width: 360, height: 760 }, javaScriptEnabled: false });

  test('Hindi is chosen by a form, and no page is wider than 360 pixels', async ({ page }) => {
    await page.goto(`/hotels?city=kochi&${stayQuery()}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await inHindi(page);
    for (const path of [`/hotels?city=kochi&${stayQuery()}`, '/', '/hotels', '/language', '/about']) {
      await page.goto(path);
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, path).toBeLessThanOrEqual(shown ?? 0);
    }
  });
});

test('English pages load no Devanagari', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/devanagari|\/texts\//.test(request.url())) fonts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goto('/language', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
});
