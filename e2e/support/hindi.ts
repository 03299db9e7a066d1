import { expectAccessible } from './axe.ts';
import { clickAt } from './by-position.ts';
import { englishIn } from './english-words.ts';
import { someoneSignedIn, type SignedUp } from './person.ts';
import { expect, test, type Page } from './test.ts';

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

/** How a journey in Hindi begins: a new person, signed in, in a browser whose language is Hindi. */
export async function someoneInHindi(page: Page): Promise<SignedUp> {
  const person = await someoneSignedIn(page);
  await chooseHindi(page);
  return person;
}

/** What scripts of the page throw from now on; to be compared with nothing at the end. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** A picture of the whole page in light, among the results of the test. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
}
