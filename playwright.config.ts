import { defineConfig, devices } from '@playwright/test';
import { browserEnvironment, findBrowser } from './scripts/browser.mjs';

const PORT = Number(process.env.E2E_PORT ?? 3177);
/** Where a test may listen as the browsers' push service. */
export const PUSH_PORT = PORT + 1000;
/** Where the product of the tests keeps its emails, and the secret of its delivery reports. */
export const DATA_DIR = '.cache/e2e-data';
export const BOUNCE_SECRET = 'a-secret-that-only-tests-know-bounces';
export const AS_ROOT = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The large screen is light and the small one dark; `E2E_THEMES=swapped` turns that round (npm run verify:days). */
const [LARGE, SMALL] =
  process.env.E2E_THEMES === 'swapped' ? (['dark', 'light'] as const) : (['light', 'dark'] as const);

/** What `npm test` walks: how each kind of person books, and what a payment meets. A release walks all (scripts/verify.mjs). */
const MAIN_JOURNEYS = [
  ...['book-a-room', 'cancel-a-room', 'by-keyboard', 'payment-trouble', 'cart'].map((name) => `journeys/${name}`),
  ...['flights/book-a-flight', 'packages/book-a-package', 'events/registration', 'desk/bookings'],
  ...['booking', 'requests', 'three-people'].map((name) => `company/${name}`),
  ...['offline', 'no-mocks', 'weight'].map((name) => `pages/${name}`),
].map((name) => `${name}.spec.ts`);
/** Of these, what is walked on the phone too. */
const MAIN_ON_A_PHONE = /(?:book-a-(?:room|flight|package)|cancel-a-room)\.spec\.ts$/;
const isShort = process.env.GATE === 'short';

/**
 * Journeys in a real browser against the built product on a database of their own. Each runs on the desktop; on the phone
 * run those tagged `@phone`: the screens that are walked for clicks and axe, and the main journeys. `E2E_PHONE=all` runs
 * the rest there too (`npm run verify "browser on a phone"`), but for `@once`: what the screen's size does not change.
 */
export default defineConfig({
  testDir: 'e2e',
  ...(isShort && { testMatch: MAIN_JOURNEYS }),
  testIgnore: [
    'mock/**', // a server of its own: playwright.mock.config.ts
    ...(process.env.RECORDED_EMAILS ? [] : ['recorded/**']), // what the integration tests wrote down
  ],
  timeout: 120_000, // ends what hangs; a busy machine makes any journey slow
  fullyParallel: true,
  workers: 3, // some journeys only wait, for a deadline or a third attempt
  forbidOnly: Boolean(process.env.CI),
  retries: 1, // what passes only then is counted as flaky and named by the gate
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' }, // a panel that is still arriving is no target for a click
    trace: 'on-first-retry', // recording costs a seventh of the time; `--trace on` looks closer
    screenshot: 'only-on-failure',
    serviceWorkers: 'block', // tests of the worker let it in
    launchOptions: { executablePath: await findBrowser(), args: AS_ROOT, env: browserEnvironment() },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 }, colorScheme: LARGE } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, colorScheme: SMALL },
      ...(isShort && { testMatch: MAIN_ON_A_PHONE }),
      ...(process.env.E2E_PHONE === 'all' ? { grepInvert: /@once/ } : { grep: /@phone/ }),
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${PORT}/api/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: {
      SARAI_ENV: 'local',
      PORT: String(PORT),
      DATA_DIR,
      BOUNCE_SECRET,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '100',
      PUSH_STAND_IN: `http://127.0.0.1:${PUSH_PORT}`,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
