import type { Page } from '@playwright/test';

/** Matches the document of a page of ours that React does not answer for yet. */
export const UNHYDRATED = ':root:not([data-hydrated]):has(script[src^="/_next/"])';
/** A page whose scripts never come is left as it is after this long. */
const LONGEST_MS = 5000;

/** Waits until React answers for the page, as a person's hand would; resolves at the latest after five seconds. */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page
    .locator(UNHYDRATED)
    .waitFor({ state: 'detached', timeout: LONGEST_MS })
    .catch(() => undefined);
