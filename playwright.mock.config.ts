import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const PORT = Number(process.env.MOCK_PORT ?? 3178);
const SAID = '.cache/mock-server.log';

/** The journey once more in `npm run dev:mock`: no database, every operation answered by the table in tests/mocks. */
export default defineConfig({
  testDir: 'e2e/mock',
  timeout: 180_000, // a page is compiled when it is first opened
  expect: { timeout: 30_000 },
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.cache/mock-results', // inside a folder that is there: a new one beside it makes Turbopack reload every page for ever
  metadata: { said: SAID },
  use: { ...journeys.use, baseURL: `http://localhost:${PORT}`, viewport: { width: 1440, height: 900 }, actionTimeout: 60_000 },
  webServer: {
    command: `mkdir -p .cache && node scripts/dev-mock.mjs > ${SAID} 2>&1`,
    url: `http://localhost:${PORT}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: { PORT: String(PORT), DATABASE_URL: '' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
