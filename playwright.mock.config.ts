import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const PORT = Number(process.env.MOCK_PORT ?? 3178);
/** Outside the project: what is written into it while Turbopack watches may make a page reload. */
const FOLDER = path.join(tmpdir(), `sarai-mock-${PORT}`);
const SAID = path.join(FOLDER, 'server.log');
mkdirSync(FOLDER, { recursive: true });

/** The journey once more in `npm run dev:mock`: no database, every operation answered by the table in mocks. */
export default defineConfig({
  testDir: 'e2e/mock',
  timeout: 300_000, // a page is compiled when it is first opened
  expect: { timeout: 90_000 }, // as are those that a press leads to
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  outputDir: path.join(FOLDER, 'results'),
  metadata: { said: SAID },
  use: {
    ...journeys.use,
    serviceWorkers: 'allow',
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
  },
  webServer: {
    command: `node scripts/dev-mock.mjs > ${SAID} 2>&1`,
    url: `http://localhost:${PORT}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: { PORT: String(PORT), DATABASE_URL: '' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
