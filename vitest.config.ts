import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const emptyModule = fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url));

/** Unit tests stand beside the code; integration tests speak HTTP to a real server on a real database. */
export default defineConfig({
  resolve: { alias: { 'server-only': emptyModule } },
  test: {
    env: {
      SARAI_ENV: 'local',
      LOG_LEVEL: 'silent',
      DATABASE_POOL: '40',
      SESSION_SECRET: 'a-secret-that-only-tests-know-session',
      GATEWAY_KEY_SECRET: 'a-secret-that-only-tests-know-gateway',
      GATEWAY_WEBHOOK_SECRET: 'a-secret-that-only-tests-know-webhook',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,components,features,lib,stores,scripts}/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/database-template.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2, // each file has a database and a port of its own
        },
      },
      {
        extends: true,
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          globalSetup: ['tests/support/built.ts', 'tests/support/database-template.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
