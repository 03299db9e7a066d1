import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '../support/test.ts';
import { contractOf, photographOf } from '../../tests/support/photographs.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { inDays } from '../support/stay.ts';

const MONTH = inDays(45).slice(0, 7);
const QUERY = `checkin=${MONTH}-10&checkout=${MONTH}-12&rooms=2`;
const COLOURS = ['#2f5d62', '#8c5a2b', '#41617f', '#7a3e48', '#56703a', '#6a5a8c'];

/** A hotel of its own for each project and worker, imported beside the running product as an agency would. */
async function importHotel(number: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'photographs-'));
  const name = `Jetty House ${number}`;
  writeFileSync(path.join(folder, 'hotels.csv'), contractOf(number, name, 'Kasaragod', MONTH));
  const lines = ['hotel_number,room,file,alt,credit'];
  for (const [index, colour] of COLOURS.entries()) {
    writeFileSync(path.join(folder, `${index}.jpg`), await photographOf(colour, 1800, 1200 - 40 * index));
    lines.push(
      `${number},${index === 5 ? 'Waterside room' : ''},${index}.jpg,View number ${index + 1} over the water,A. Menon`,
    );
  }
  writeFileSync(path.join(folder, 'photographs.csv'), lines.join('\n'));
  const files = ['hotels.csv', '--photographs', 'photographs.csv'].map((word) =>
    word.endsWith('.csv') ? path.join(folder, word) : word,
  );
  execFileSync(process.execPath, ['scripts/import-inventory.ts', ...files, '--apply'], {
    env: { ...process.env, DATA_DIR: '.cache/e2e-data', SARAI_ENV: 'local', LOG_LEVEL: 'silent' },
    timeout: 120_000,
  });
  return `jetty-house-${number}-kasaragod`;
}

let address: string;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  const { project, workerIndex } = test.info();
  const number = (project.name === 'phone' ? 5200 : 4200) + workerIndex;
  address = `/hotels/${await importHotel(number)}?${QUERY}`;
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Photographs of/ });

test(
  '[7.20] a hotel shows its photographs first, without moving what is below, and loads the rest late',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      (globalThis as { shift?: number }).shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (globalThis as { shift?: number }).shift! += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Jetty House/);
    const first = page.getByRole('img', { name: 'View number 1 over the water' });
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(first).toHaveAttribute('loading', 'eager');
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/photos\/[0-9a-f]{32}-\d+\.avif$/,
    );
    await expect(page.getByRole('group', { name: 'Photographs of Waterside room' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBeLessThan(0.01);
    const before = asked.filter((url) => url.endsWith('.js')).length;
    await clickAt(page, page.getByRole('button', { name: '5 photos' }));
    await expect(dialogOf(page)).toBeVisible();
    expect(
      asked.filter((url) => url.endsWith('.js')).length,
      'the script of the large view comes when it is opened',
    ).toBeGreaterThan(before);
  },
);

test('[7.20] photographs by keyboard, by button and by swipe', { tag: '@phone' }, async ({ page }, { project }) => {
  await page.goto(address);
  const link = page.getByRole('link', { name: 'View number 1 over the water' });
  await link.press('Enter');
  const dialog = dialogOf(page);
  const count = dialog.getByText(/^\d of 5$/);
  await expect(count).toHaveText('1 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('2 of 5');
  await page.keyboard.press('End');
  await expect(count).toHaveText('5 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('1 of 5');
  await page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText('5 of 5');
  await clickAt(page, dialog.getByRole('button', { name: 'Next' }));
  await expect(count).toHaveText('1 of 5');
  const shown = dialog.getByRole('img', { name: 'View number 2 over the water' });
  if (project.name === 'phone') {
    const box = (await dialog.getByRole('list').boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const finger = (across: number) => [{ x: box.x + box.width * across, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0.85) });
    for (const across of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(across) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(count).toHaveText('2 of 5');
    await expect(shown).toBeInViewport();
  }
  await expect(dialog).toContainText('Photo: A. Menon');
  await expectAccessible(page, 'the gallery');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expectAccessible(page, 'a hotel with photographs');
});

test('[7.20] without script a photograph opens by itself @once', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('link', { name: 'View number 1 over the water' }).click();
  await expect(page).toHaveURL(/\/photos\/[0-9a-f]{32}-1600\.webp$/);
  await context.close();
});
