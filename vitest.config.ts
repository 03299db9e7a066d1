import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { posts } from './features/blogs/data/mdx/vite-plugin.ts';

const emptyModule = fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url));

/** Begun first, so that none of them is left alone at the end with one core idle. */
const LONGEST = ['api-walk', 'bookings-sigkill', 'bookings-interleavings', 'documents-ledger', 'documents'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const isLong = (file: TestSpecification) => rank(file) >= 0;
    const [long, rest] = [files.filter(isLong), files.filter((file) => !isLong(file))];
    return [...long.sort((a, b) => rank(a) - rank(b)), ...(await super.sort(rest))];
  }
}

/** Tests of what lives in a tab: storage, timers, the document. Each file gets a world of its own. */
const IN_A_TAB = ['{app,components,features,lib}/**/*.test.tsx', '{lib/client,features/*/client}/**/*.test.ts'];

/** Left out until what they need is there: the gate runs each in a step of its own. */
const STEPS_OF_THEIR_OWN = [
  ...(process.env.STOMP_BROKER_URL ? [] : ['tests/release/hub-broker.test.ts']),
  ...(process.env.RECORDED_STATEMENTS ? [] : ['tests/release/statements-on-postgres-15.test.ts']),
];

/** `npm test` runs what is short, a release all (scripts/verify.mjs). A file named on the command line always runs. */
const isShort = process.env.GATE === 'short';

/** Unit tests stand beside the code; integration tests speak HTTP to a real server on a real database. */
export default defineConfig({
  plugins: [posts],
  resolve: { alias: { 'server-only': emptyModule } },
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2, // of two cores one would stand idle
    testTimeout: 60_000, // ends what hangs; a busy machine makes any test slow
    env: {
      SARAI_ENV: 'local',
      LOG_LEVEL: 'silent',
      DATABASE_POOL: '40',
      SESSION_SECRET: 'a-secret-that-only-tests-know-session',
      GATEWAY_KEY_SECRET: 'a-secret-that-only-tests-know-gateway',
      GATEWAY_WEBHOOK_SECRET: 'a-secret-that-only-tests-know-webhook',
      VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', // of RFC 8291, known to everybody
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{app,components,features,lib,posters,start,scripts}/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: IN_A_TAB,
          environment: 'node',
          isolate: false, // rules keep no state: loading every module once instead of once a file halves the time
        },
      },
      {
        extends: true,
        test: { name: 'tab', include: IN_A_TAB, environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts', ...(isShort ? [] : ['tests/release/**/*.test.ts'])],
          exclude: STEPS_OF_THEIR_OWN,
          isolate: false, // the house is loaded once a worker; each file has a database, a server and an environment of its own
          globalSetup: ['tests/support/database-template.ts'],
          setupFiles: ['tests/support/refuse-parallel-queries.ts', 'tests/support/record-statements.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'start',
          include: isShort ? ['tests/start/{life,served}.test.ts'] : ['tests/start/**/*.test.ts'],
          globalSetup: ['tests/support/built.ts', 'tests/support/database-template.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
