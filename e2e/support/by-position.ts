import { expect, type Locator, type Page } from '@playwright/test';

/** Presses where a person presses: the middle of what is seen, whatever lies there. */
export async function clickAt(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })); // clear of what is fixed
  const box = await target.boundingBox();
  expect(box, 'the control is on the screen').toBeTruthy();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
}

/** How far down the page something begins, in pixels. */
export const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().top + scrollY);
