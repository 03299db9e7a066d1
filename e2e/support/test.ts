import { test as base, type BrowserContext } from '@playwright/test';

export * from '@playwright/test';

const ASLEEP = ':root:not([data-hydrated]):has(script[src^="/_next/"]) body { pointer-events: none }';

/**
 * Playwright presses within milliseconds of a page's first paint; a person cannot. Until React answers for a page nothing
 * of it takes a press, so that Playwright waits as a person would.
 */
const waitForHydration = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, ASLEEP);

export const test = base.extend<object, object>({
  context: async ({ context }, use) => {
    await waitForHydration(context);
    await use(context);
  },
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (options?.javaScriptEnabled !== false) await waitForHydration(context);
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
});
