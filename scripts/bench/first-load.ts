import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { AS_IT_IS, DESKTOP, onNewPage, PHONE, THROTTLED } from './browser.ts';
import { interleaved, median } from './statistics.ts';
import { atMost, kilobytes, milliseconds, note, type Line } from './table.ts';

const KB = 1024;
/** JavaScript a route may load before any interaction, in KB after gzip. */
const SCRIPT_BUDGETS: Record<string, number> = { landing: 150, listing: 170, hotel: 170, 'My trips': 215 };
/** Limit for a route's largest contentful paint, in milliseconds. */
const PAINT_BUDGETS: Record<string, number> = { landing: 700, listing: 900, hotel: 900 };

type Vitals = { largestPaint: number; shift: number };

/**
 * JavaScript bytes, largest contentful paint and layout shift of the first visit to each route, in turns with an empty
 * Next page.
 */
export async function measureFirstLoad(
  browser: Browser,
  base: string,
  paths: Record<string, string>,
  empty: string,
  visits: number,
): Promise<Line[]> {
  const lines: Line[] = [
    note('an empty Next page, first-load script (gzip)', kilobytes(await scriptBytes(browser, empty))),
  ];
  for (const [name, budget] of Object.entries(SCRIPT_BUDGETS)) {
    lines.push(
      atMost(
        `${name}, first-load script (gzip)`,
        await scriptBytes(browser, base + paths[name]),
        budget * KB,
        kilobytes,
      ),
    );
  }
  const names = Object.keys(PAINT_BUDGETS);
  const [emptySeen = [], ...seen] = await interleaved(
    visits,
    [empty, ...names.map((name) => base + paths[name])].map((url) => () => vitals(browser, url)),
  );
  const paint = (visited: Vitals[]) => median(visited.map(({ largestPaint }) => largestPaint));
  const least = (visited: Vitals[]) => Math.min(...visited.map(({ largestPaint }) => largestPaint));
  lines.push(
    note(
      'an empty Next page, largest paint, 4 × CPU and slow 4G; min.',
      `${milliseconds(paint(emptySeen))}; ${milliseconds(least(emptySeen))}`,
    ),
  );
  names.forEach((name, index) => {
    const visited = seen[index] ?? [];
    lines.push(
      atMost(`${name}, largest paint, 4 × CPU and slow 4G`, paint(visited), PAINT_BUDGETS[name] ?? NaN, milliseconds),
    );
    lines.push(
      note(
        `${name}, min.; / the empty page's`,
        `${milliseconds(least(visited))}; ${(least(visited) / least(emptySeen)).toFixed(2)} ×`,
      ),
    );
    lines.push(
      atMost(`${name}, layout shift`, Math.max(...visited.map(({ shift }) => shift)), 0, (value) => value.toFixed(3)),
    );
  });
  return lines;
}

/** Every script loaded before any interaction, whether the HTML names it or another script requests it. */
const scriptBytes = (browser: Browser, url: string): Promise<number> =>
  onNewPage(
    browser,
    DESKTOP,
    AS_IT_IS,
    () => undefined,
    async (page) => {
      const scripts = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script')
          scripts.set(
            response.url(),
            response.body().then((body) => gzipSync(body).length),
          );
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      return (await Promise.all(scripts.values())).reduce((sum, bytes) => sum + bytes, 0);
    },
  );

const vitals = (browser: Browser, url: string): Promise<Vitals> =>
  onNewPage(browser, PHONE, THROTTLED, watchVitals, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
    return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  });

/** Runs in the page, before its scripts. */
function watchVitals(): void {
  const seen = { largestPaint: 0, shift: 0 };
  Object.assign(window, { vitals: seen });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.largestPaint = entry.startTime)),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.shift += (entry as unknown as { value: number }).value)),
  ).observe({ type: 'layout-shift', buffered: true });
}
