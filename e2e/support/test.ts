import { test as base, type BrowserContext } from '@playwright/test';
import { untilHydrated, UNHYDRATED } from './hydration.ts';

export * from '@playwright/test';

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
      if (options?.waitUntil !== 'commit') await untilHydrated(page);
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
