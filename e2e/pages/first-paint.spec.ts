import { expect, test, type Page } from '../support/test.ts';
import { flightQuery } from '../support/flight.ts';
import { someHotel, stayQuery } from '../support/stay.ts';

/** docs/adr/0010: what is there before any sheet and any script must be what is there afterwards. */
test.use({ javaScriptEnabled: false });

const PAGES: Record<string, (page: Page) => Promise<string> | string> = {
  landing: () => '/',
  listing: () => `/hotels?city=kochi&${stayQuery()}`,
  hotel: async (page) => `/hotels/${await someHotel(page)}?${stayQuery()}`,
  flights: () => `/flights?${flightQuery()}`,
  about: () => '/about',
  'the company’s door': () => '/corporate',
  'a page that is not there': () => '/nowhere',
};

/** Every element that shows, with its place and style, as one line each. What is streamed later comes after the sheets. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(script, link, style, template)')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, display, boxShadow, borderTopWidth } = getComputedStyle(element);
        return [
          element.tagName,
          element.className,
          [x, y, width, height].map(Math.round),
          color,
          backgroundColor,
          font,
          display,
          boxShadow,
          borderTopWidth,
        ].join(' ');
      }),
  );

for (const [name, at] of Object.entries(PAGES)) {
  test(`the document of ${name} looks the same before its sheets are there`, async ({ page }) => {
    const address = await at(page);
    await page.route(/\.woff2|\/posters\//, (route) => route.abort());
    // On a slow day a search is streamed after the rest and appears with the sheets: that visit proves nothing.
    await expect(() => sameBeforeAndAfter(page, address)).toPass({ timeout: 50_000 });
  });
}

async function sameBeforeAndAfter(page: Page, address: string): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.unroute(/\.css/);
  await page.route(/\.css/, (route) => held.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('body > link[rel="stylesheet"]').first().waitFor({ state: 'attached' });
  const before = await looks(page);
  release();
  await page.waitForLoadState('load');
  expect(before.length).toBeGreaterThan(20);
  expect(await looks(page)).toEqual(before);
}
