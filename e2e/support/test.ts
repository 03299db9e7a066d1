import { test as base, type BrowserContext } from '@playwright/test';

export * from '@playwright/test';

const UNHYDRATED = ':root:not([data-hydrated]):has(script[src^="/_next/"])';
/** A page whose scripts never come is left as it is after this long. */
const LONGEST_MS = 5000;

/**
 * Playwright presses within milliseconds of a page's first paint; a person cannot. Until React answers for a page nothing
 * of it takes a press, and going to a page ends when it does, so that Playwright waits as a person would. The test's own context
 * does so; a further one is wrapped in this.
 */
export async function waitingForHydration(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, `${UNHYDRATED} body { pointer-events: none }`);
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit')
        await page
          .locator(UNHYDRATED)
          .waitFor({ state: 'detached', timeout: LONGEST_MS })
          .catch(() => undefined);
      return response;
    };
  });
  return context;
}

export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? context : await waitingForHydration(context));
  },
});
