import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectClickable } from './clickable.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA and good practice; in the dark only what depends on colours is asked again. */
const RULES = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOptions['runOnly']>;

/** Axe has nothing to say on the page as it stands, or on a part of it, in light and in dark; nothing scrolls sideways, and every control receives a click. */
export async function expectAccessible(page: Page, what: string, part = 'html'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page, `${what}: its title`).toHaveTitle(/./); // on a way from page to page it comes a moment after the words
  await page.locator(part).first().waitFor({ state: 'attached' }); // a dialog comes on demand
  await page.evaluate(SOURCE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect
      .poll(() => findings(page, part, RULES[colorScheme]), { message: `${what}, ${colorScheme}`, timeout: 20_000 })
      .toEqual([]); // what is wrong stays wrong; a page that is waking up does not
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${what}: pixels beyond the side of the screen`).toBeLessThanOrEqual(0);
  await expectClickable(page, what);
}

/** What axe finds of WCAG 2.2 AA on an email in the theme that is set: it has no landmarks and no heading of its own, as pages have. */
export async function findingsInEmail(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  return findings(
    page,
    'html',
    RULES.light.filter((rule) => rule !== 'best-practice'),
  );
}

/** What axe finds now, one line a finding. */
const findings = (page: Page, part: string, runOnly: axe.RunOptions['runOnly']): Promise<string[]> =>
  page.evaluate(
    async (asked) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations } = await runner.run(asked.part, { runOnly: asked.runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
      );
    },
    { part, runOnly },
  );
