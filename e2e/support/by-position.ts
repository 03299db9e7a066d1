import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './hydration.ts';

/** Presses where a person presses: the middle of what is seen, once it stands still, whatever lies there. */
export async function clickAt(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await untilHydrated(page);
  let [box, before] = [await middleOf(target), ''];
  for (let reads = 0; reads < MOST_READS && before !== String(box); reads++) {
    before = String(box);
    await page.waitForTimeout(FRAMES_MS);
    box = await middleOf(target);
  }
  await page.mouse.click(...box);
}

/** Two frames: a page that scrolls or grows has moved what is in it by then. */
const FRAMES_MS = 34;
const MOST_READS = 30;

/** Scrolls to it, clear of what is fixed; gives its middle. */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  expect(box, 'the control is on the screen').toBeTruthy();
  return [box!.x + box!.width / 2, box!.y + box!.height / 2];
}

/** How far down the page something begins, in pixels. */
export const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().top + scrollY);
