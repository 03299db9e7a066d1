import { expect, test, type Page } from '@playwright/test';
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
    [...document.body.querySelectorAll('*:not(script, link, style, template)')].filter((element) => element.checkVisibility()).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, display, boxShadow, borderTopWidth } = getComputedStyle(element);
      return [element.tagName, element.className, [x, y, width, height].map(Math.round), color, backgroundColor, font, display, boxShadow, borderTopWidth].join(' ');
    }));

for (const [name, at] of Object.entries(PAGES)) {
  test(`the document of ${name} looks the same before its sheets are there`, async ({ page }) => {
    const address = await at(page);
    await page.route(/\.woff2|\/posters\//, (route) => route.abort());
    await page.goto(address);
    const whole = await looks(page);
    const waited: string[] = [];
    await page.route(/\.css/, (route) => {
      waited.push(route.request().url());
      return route.abort();
    });
    await page.goto(address);
    expect(await looks(page)).toEqual(whole);
    expect(waited, 'sheets that were kept back').not.toEqual([]);
  });
}
