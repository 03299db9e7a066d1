import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { AS_IT_IS, DESKTOP, onNewPage, PHONE, THROTTLED } from './browser.ts';
import { median } from './statistics.ts';
import { atMost, kilobytes, milliseconds, type Line } from './table.ts';

const KB = 1024;
/** Script a route may load before anybody touches it, in KB as gzip would send it. */
const SCRIPT_BUDGETS: Record<string, number> = { landing: 150, listing: 170, hotel: 170, 'My trips': 215 };
/** When the largest part of a route must be painted, in milliseconds. */
const PAINT_BUDGETS: Record<string, number> = { landing: 700, listing: 900, hotel: 900 };

type Vitals = { largestPaint: number; shift: number };

/** Script bytes, largest paint and layout shift of the first visit to each route. */
export async function measureFirstLoad(browser: Browser, base: string, paths: Record<string, string>, visits: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, budget] of Object.entries(SCRIPT_BUDGETS)) {
    lines.push(atMost(`${name}, first-load script (gzip)`, await scriptBytes(browser, base + paths[name]), budget * KB, kilobytes));
  }
  for (const [name, budget] of Object.entries(PAINT_BUDGETS)) {
    const seen: Vitals[] = [];
    for (let visit = 0; visit < visits; visit++) seen.push(await vitals(browser, base + paths[name]));
    lines.push(atMost(`${name}, largest paint, 4 × CPU and slow 4G`, median(seen.map(({ largestPaint }) => largestPaint)), budget, milliseconds));
    lines.push(atMost(`${name}, layout shift`, Math.max(...seen.map(({ shift }) => shift)), 0, (value) => value.toFixed(3)));
  }
  return lines;
}

/** Every script that comes before anybody touches the page, whether its HTML names it or another script asks for it. */
const scriptBytes = (browser: Browser, url: string): Promise<number> =>
  onNewPage(browser, DESKTOP, AS_IT_IS, () => undefined, async (page) => {
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return (await Promise.all(scripts.values())).reduce((sum, bytes) => sum + bytes, 0);
  });

const vitals = (browser: Browser, url: string): Promise<Vitals> =>
  onNewPage(browser, PHONE, THROTTLED, watchVitals, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
    return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  });

/** Runs in the page, before its scripts. */
function watchVitals(): void {
  const seen = { largestPaint: 0, shift: 0 };
  Object.assign(window, { vitals: seen });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.largestPaint = entry.startTime))).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.shift += (entry as unknown as { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
}
