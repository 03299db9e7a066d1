import { expectAccessible } from './axe.ts';
import { clickAt } from './by-position.ts';
import { englishIn } from './english-words.ts';
import { expect, type Page } from './test.ts';

/** The page is in Hindi, says nothing of its own in English, and axe finds nothing on it in light and in dark. */
export async function expectInHindi(page: Page, what: string, names: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect.poll(() => englishIn(page, names), { message: `${what}: words in English` }).toEqual([]);
  await expectAccessible(page, what);
}

/** Chooses Hindi on the page of languages. */
export async function chooseHindi(page: Page): Promise<void> {
  await page.goto('/language');
  await clickAt(page, page.getByRole('button', { name: 'हिन्दी' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
}
