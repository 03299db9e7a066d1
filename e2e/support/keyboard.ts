import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 90;

/** Walks with Tab until the focus is on it: whatever cannot be reached so fails here. Its focus must be seen, and nothing may cover it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < FAR; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
      const seen = await target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const marks = [element, ...(element.nextElementSibling ? [element.nextElementSibling] : []), ...(element.closest('label, [class*=field], article') ? [element.closest('label, [class*=field], article')!] : [])];
        const ring = marks.some((mark) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(mark);
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
        });
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        const mine = element.closest('label') ?? element.closest('article') ?? element;
        return { ring, uncovered: above === null || mine.contains(above) || above.contains(element) };
      });
      expect(seen, `the focus on ${String(target)} is seen`).toEqual({ ring: true, uncovered: true });
      return;
    }
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Tab to it, then Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
