import type { Browser, Locator, Page } from 'playwright-core';
import { AS_IT_IS, DESKTOP, onNewPage, THROTTLED, type Throttle } from './browser.ts';
import { median } from './statistics.ts';
import { atMost, milliseconds, note, type Line } from './table.ts';

const TICKS = 12;

/** From a click in the listing to the hotel's first paint, and back, unthrottled and throttled. */
export async function measureNavigation(browser: Browser, listing: string, visits: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, throttle, budget] of [
    ['', AS_IT_IS, 100],
    [', 4 × CPU and slow 4G', THROTTLED, 250],
  ] as const) {
    const visited: { there: number; back: number }[] = [];
    for (let visit = 0; visit < visits; visit++) visited.push(await thereAndBack(browser, listing, throttle, visit));
    lines.push(
      atMost(
        `listing to hotel, click to next paint${name}`,
        median(visited.map(({ there }) => there)),
        budget,
        milliseconds,
      ),
    );
    lines.push(atMost(`hotel back to listing${name}`, median(visited.map(({ back }) => back)), budget, milliseconds));
    lines.push(
      note(
        'the same, min. there and back',
        `${milliseconds(Math.min(...visited.map(({ there }) => there)))}, ${milliseconds(Math.min(...visited.map(({ back }) => back)))}`,
      ),
    );
  }
  return lines;
}

const thereAndBack = (
  browser: Browser,
  listing: string,
  throttle: Throttle,
  visit: number,
): Promise<{ there: number; back: number }> =>
  onNewPage(
    browser,
    DESKTOP,
    throttle,
    () => undefined,
    async (page) => {
      await page.goto(listing, { waitUntil: 'networkidle', timeout: 90_000 });
      const link = page.locator('article h2 a').nth(visit % 3);
      await link.hover(); // hovers first, as a mouse does: the page is prefetched when the pointer comes near
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1500);
      const there = await untilPainted(page, '/hotels/', () => press(page, link));
      await page.waitForLoadState('networkidle');
      const back = await untilPainted(page, '/hotels', () => page.evaluate(() => history.back()));
      return { there, back };
    },
  );

/**
 * Milliseconds from the interaction to the frame that shows the other page's heading, by the browser's own timestamp.
 */
async function untilPainted(page: Page, path: string, act: () => Promise<void>): Promise<number> {
  const painted = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const left = document.querySelector('h1')?.textContent;
        let since = 0;
        const begin = (event: Event) => (since ||= event.timeStamp);
        addEventListener('pointerup', begin, { capture: true, once: true });
        addEventListener('popstate', begin, { capture: true, once: true });
        // before its first paint
        const mark = () => document.querySelector('h1:not([elementtiming])')?.setAttribute('elementtiming', 'heading');
        new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
        new PerformanceObserver((list) => {
          for (const { element, renderTime } of list.getEntries() as (PerformanceEntry & {
            element?: Element;
            renderTime: number;
          })[]) {
            const there = wanted.endsWith('/') ? location.pathname.startsWith(wanted) : location.pathname === wanted;
            if (there && since && renderTime > since && element?.textContent !== left) resolve(renderTime - since);
          }
        }).observe({ type: 'element', buffered: false });
      }),
    path,
  );
  await act();
  return painted;
}

/**
 * Moves the mouse, rests, and presses. Playwright's own `click` adds listeners to the page, which cost 13 ms at 4 × CPU
 * throttle, and presses in the moment the mouse arrives.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not there.');
  await page.mouse.move(box.x + Math.min(box.width / 2, 20), box.y + box.height / 2);
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
}

/** The slowest response to ticking filters of a listing with many results, at 4 × CPU throttle (the page's INP). */
export async function measureFiltering(browser: Browser, listing: string, of = 'stays'): Promise<Line[]> {
  const { slowest, results } = await onNewPage(
    browser,
    DESKTOP,
    { cpu: 4, slow4g: false },
    watchInteractions,
    async (page) => {
      await page.goto(listing, { waitUntil: 'networkidle', timeout: 90_000 });
      const boxes = page.locator('aside input[type="checkbox"]:visible');
      const some = Math.min(TICKS, await boxes.count());
      const heading = (await page.locator('h1').first().textContent()) ?? '';
      for (let tick = 0; tick < some; tick++) {
        const box = page
          .locator('aside label:visible')
          .filter({ has: page.locator('input[type="checkbox"]') })
          .nth(tick);
        for (const _ of ['on', 'off']) {
          await press(page, box);
          await page.waitForTimeout(700);
        }
      }
      const durations = await page.evaluate(() =>
        Object.values((window as unknown as { interactions: Record<number, number> }).interactions),
      );
      if (!durations.length) throw new Error(`No filter of the listing of ${of} was ticked.`);
      return { slowest: Math.max(...durations), results: `${heading.trim()}; ${durations.length} interactions` };
    },
  );
  return [
    atMost(`ticking filters of ${of}, slowest answer (INP), 4 × CPU`, slowest, 100, milliseconds),
    note('the listing ticked', results),
  ];
}

/** Runs in the page, before its scripts: the longest event of each interaction. */
function watchInteractions(): void {
  const interactions: Record<number, number> = {};
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId)
        interactions[entry.interactionId] = Math.max(interactions[entry.interactionId] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
