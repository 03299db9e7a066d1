import { expect, test } from '../support/test.ts';

/** Phones upright and on their side. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

for (const size of SIZES)
  for (const path of ['/', '/?find=flights', '/hotels?city=kochi'])
    test(`[5.12] every panel opens within a window of ${size.width} × ${size.height}: ${path} @once`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: size,
        isMobile: true,
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(path);
      const buttons = page.locator('button[popovertarget]').filter({ visible: true });
      await expect(buttons.first()).toBeVisible();
      for (let index = 0; index < (await buttons.count()); index++) {
        const button = buttons.nth(index);
        const name = await button.innerText();
        await page.evaluate(() => scrollTo(0, 0));
        const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
        await expect(async () => {
          if (!(await panel.isVisible())) await button.click();
          await expect(panel).toBeVisible({ timeout: 1000 });
        }).toPass();
        await expect
          .poll(async () => {
            const box = await panel.boundingBox();
            return box && box.height > 60
              ? [box.x, box.y, size.width - box.x - box.width, size.height - box.y - box.height].filter(
                  (left) => left < 0,
                )
              : 'not there yet';
          }, `${name}: pixels beyond a side`)
          .toEqual([]);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
      }
      await context.close();
    });
