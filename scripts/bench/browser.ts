import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright-core';
import { findBrowser } from '../browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
/** Chromium's own figures for slow 4G, in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** The CPU and network throttling of a page. */
export type Throttle = { cpu: number; slow4g: boolean };
export const AS_IT_IS: Throttle = { cpu: 1, slow4g: false };
export const THROTTLED: Throttle = { cpu: 4, slow4g: true };

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), headless: true, args: FLAGS });
}

/** Runs `work` on a new page with empty caches, then closes it. `before` runs in the page before its scripts. */
export async function onNewPage<Answer>(
  browser: Browser,
  device: BrowserContextOptions,
  throttle: Throttle,
  before: () => void,
  work: (page: Page, cdp: CDPSession) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...device });
  try {
    const page = await context.newPage();
    await page.addInitScript(before);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (throttle.slow4g) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
    return await work(page, cdp);
  } finally {
    await context.close();
  }
}
