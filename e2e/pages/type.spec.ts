import { expect, test, type Page } from '@playwright/test';
import { stayQuery } from '../support/stay.ts';

const LISTING = `/hotels?city=jaipur&${stayQuery()}`;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Whether text of this page is set in its type, or in what stands in for it. */
const isInItsType = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const widthIn = (family: string) => {
      const sample = document.body.appendChild(
        Object.assign(document.createElement('span'), { textContent: 'Hamburgefonstiv 2027' }),
      );
      sample.style.cssText = `position:absolute;font:400 100px ${family}`;
      const { width } = sample.getBoundingClientRect();
      sample.remove();
      return width;
    };
    return widthIn('"Anek Latin","Anek Latin Fallback"') !== widthIn('"Anek Latin Fallback"');
  });

test(
  'on a slow line the first visit stays in the stand-in and nothing moves; the next view has the type',
  { tag: '@once' },
  async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) =>
        list
          .getEntries()
          .forEach(
            (entry) =>
              ((window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value),
          ),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(LISTING, { waitUntil: 'networkidle' });
    await expect
      .poll(
        () =>
          page.evaluate(
            () => performance.getEntriesByName(new URL('/fonts/anek-latin.woff2', location.href).href).length,
          ),
        'the type has come',
      )
      .toBe(1);
    expect(await isInItsType(page)).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.0005);
    await page.locator('article h2 a').first().click();
    await page.waitForURL(/\/hotels\/.+/);
    await expect.poll(() => isInItsType(page)).toBe(true);
  },
);

test(
  'a page asks for its type without waiting for its scripts, and hides no text meanwhile',
  { tag: '@once' },
  async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort()); // so the request can only come from the document itself
    const font = page.waitForRequest('**/fonts/anek-latin.woff2');
    await page.goto(LISTING);
    await font;
    expect(
      await page.evaluate(
        () =>
          [...document.fonts].filter(({ family, display }) => family.includes('Anek Latin') && display === 'optional')
            .length,
      ),
      'a face that hides text while it loads',
    ).toBe(0);
    expect(
      await page.evaluate(() => document.querySelectorAll('style[data-href="faces"]').length),
      'its faces, once',
    ).toBe(1);
  },
);
