import { expect, test, type Page } from '../support/test.ts';
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

/** Sums every shift of the layout, and dates the first text that is painted and the arrival of the type. */
const observe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach(
          (entry) => ((window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value),
        ),
    ).observe({ type: 'layout-shift', buffered: true });
  });

test(
  'on a slow line text shows at once in the fallback, and in the brand type on the same view, moving next to nothing',
  { tag: '@once' },
  async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await observe(page);
    let send = () => {};
    const wanted = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/fonts/anek-latin.woff2', async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto(LISTING, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), 'text is shown')
      .toBe(1);
    expect(await isInItsType(page), 'before its file has arrived').toBe(false);
    send();
    await expect.poll(() => isInItsType(page), 'the brand type, on the first view').toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
  },
);

test('a page asks for its type without waiting for its scripts or sheets, once', { tag: '@once' }, async ({ page }) => {
  await page.route('**/_next/static/**/*.{js,css}', (route) => route.abort()); // so the request can only come from the document itself
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/fonts/') && asked.push(new URL(request.url()).pathname));
  await page.goto(LISTING);
  await expect.poll(() => asked).toEqual(['/fonts/anek-latin.woff2']);
  expect(
    await page.evaluate(() =>
      [...document.fonts].filter(({ display }) => display !== 'swap').map((face) => face.family),
    ),
    'faces that hide text while they load',
  ).toEqual(expect.not.arrayContaining(['Anek Latin']));
  expect(
    await page.evaluate(() => document.querySelectorAll('style[data-href="faces"]').length),
    'its faces, once',
  ).toBe(1);
});
