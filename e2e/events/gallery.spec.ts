import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { aGuest, signInToEvent } from '../support/event.ts';
import { expect, test } from '../support/test.ts';

test(
  '[1.2] a guest adds a photograph, with what is missing beside its field, and opens it large by keyboard',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.slow();
    const words = `Four people dancing ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
    const latha = await aGuest(request);
    await page.goto('/CIT-95');
    await signInToEvent(page, latha);
    await page.getByRole('button', { name: 'Add a photograph' }).click();
    await page.getByRole('button', { name: 'Add the photograph' }).click();
    await expect(page.getByText('Choose a photograph.')).toBeVisible();
    await page.getByLabel('Photograph', { exact: true }).setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a60' } })
        .jpeg()
        .toBuffer(),
    });
    await page.getByRole('button', { name: 'Add the photograph' }).click();
    await expect(page.getByText('Write what the photograph shows.')).toBeVisible();
    await page.getByLabel('What it shows').fill(words);
    await page.getByRole('button', { name: 'Add the photograph' }).click();
    const one = page.getByRole('list', { name: 'Photographs' }).getByRole('button', { name: words }).first();
    await expect(one).toBeVisible();
    await expect
      .poll(() => one.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page, 'gallery of an event');
    await one.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('figure').first()).toContainText(`${words} · Added by you`);
    await expect
      .poll(() =>
        dialog
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const own = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: words }) });
    await own.getByRole('button', { name: 'Delete', exact: true }).click();
    await own.getByRole('button', { name: 'Delete for everybody' }).click();
    await expect(one).toHaveCount(0);
  },
);
